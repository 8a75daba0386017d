#!/usr/bin/env bash
# Tries every law on every day of every calendar, or of those named: `make test-all-days`.
. "$(dirname "$0")/common.sh"

require_swift
build=(--package-path Benchmarks --scratch-path .build/benchmarks -c release)
swift build "${build[@]}" --product AllDays
exec "$(swift build "${build[@]}" --show-bin-path)/AllDays" "$@"
