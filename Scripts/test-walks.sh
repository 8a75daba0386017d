#!/usr/bin/env bash
# Walks through pickers at random, in a release build: `make test-walks`. What follows are the first seed, how many walks,
# and how many moves each has; a single walk is shown move by move.
. "$(dirname "$0")/common.sh"

require_swift
build=(--scratch-path .build/walks -c release --product Walks)
swift build "${build[@]}"
exec "$(swift build "${build[@]}" --show-bin-path)/Walks" "$@"
