"""Compares the dates of `datewheel convert` with those of other software, day by day."""
