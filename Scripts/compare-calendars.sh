#!/usr/bin/env bash
# Counts the days on which our dates are not those of Foundation and of the browsers: `make compare`.
. "$(dirname "$0")/common.sh"

Scripts/prepare.sh
swift build -c release --product datewheel
swift build -c release --product FoundationDates
exec .venv/bin/python Tools/compare-calendars "$@"
