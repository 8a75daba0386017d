"""What Tools/generate-tables needs: a module for each table, and what they share."""
