#!/usr/bin/env bash
# Measures the engine beside its rivals, in a release build: `make bench`. What follows are options of the program, whose
# head lists them: names that cases begin with, say, or --save and a file.
. "$(dirname "$0")/common.sh"

require_swift
build=(--package-path Benchmarks --scratch-path .build/benchmarks -c release)
swift build "${build[@]}" --product Benchmarks

options=()
if [ -e Benchmarks/baseline.txt ]; then options+=(--compare Benchmarks/baseline.txt); fi
if [ -e "$engine" ]; then options+=(--module-bytes "$(gzip -9 -c "$engine" | wc -c)"); fi
exec "$(swift build "${build[@]}" --show-bin-path)/Benchmarks" ${options[@]+"${options[@]}"} "$@"
