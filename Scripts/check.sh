#!/usr/bin/env bash
# Everything that can fail, in one run: `make test`. Stops at the first step that fails.
. "$(dirname "$0")/common.sh"

# The code has no other packages, so every warning is about ours.
export SWIFT_FLAGS="-Xswiftc -warnings-as-errors"
export ENGINE_PROBE_WASM=$PWD/.build/wasm/EngineProbe.wasm
# The tests of the command work with what is built here.
export DATEWHEEL="$PWD/.build/check/debug/datewheel"
# The same walks as on wasm32.
export WALKS="$PWD/.build/check/debug/Walks"
readonly host_build=(--scratch-path .build/check -Xswiftc -warnings-as-errors)

check_build() {
  swift build "${host_build[@]}" --build-tests
}

check_benchmarks() {
  swift build --package-path Benchmarks --scratch-path .build/check-benchmarks -Xswiftc -warnings-as-errors
}

check_swift_tests() {
  mkdir -p Build
  swift test "${host_build[@]}" --skip-build 2>&1 | tee Build/swift-test.txt
  # `swift test` is content with no tests at all.
  grep -Eq 'Test run with [1-9][0-9]* tests? .*passed' Build/swift-test.txt || fail "no Swift test was run"
}

# A share of `make test-walks`, without its optimisations: overflows end the program.
check_walks() {
  "$WALKS" 1 500 60
}

check_modules() {
  build_wasm DateWheelWeb
  build_wasm EngineProbe
  python3 Scripts/inspect-module.py "$engine" "$ENGINE_PROBE_WASM"
  python3 Scripts/embed-engine.py "$engine" Web/engine-bytes.js
}

# pytest fails by itself where it finds no test.
check_python_tests() {
  .venv/bin/python -m pytest --durations=5 --durations-min=3 "$@"
}

# What runs now, for the verdict.
current=""
current_start=0

step() {
  current=$1
  current_start=$SECONDS
  shift
  printf '\n=== %s\n' "$current"
  "$@"
  printf -- '--- %s: passed in %d s\n' "$current" "$((SECONDS - current_start))"
}

verdict() {
  local status=$?
  if [ "$status" = 0 ]; then
    printf '\nPASSED: every check, in %d s.\n' "$SECONDS"
  else
    printf '\nFAILED: "%s", after %d s. What went wrong stands above.\n' "$current" "$((SECONDS - current_start))"
  fi
}
trap verdict EXIT
trap 'exit 130' INT TERM

step "Tools and packages" Scripts/prepare.sh
step "Format and rules of the Swift code" Scripts/lint.sh --swift
step "Types of the JavaScript" Scripts/lint.sh --javascript
step "Tables, as the data give them" Tools/generate-tables --check
step "Swift build, warnings as errors" check_build
step "Swift tests" check_swift_tests
step "Benchmarks, as far as they compile" check_benchmarks
step "Random walks" check_walks
step "No allocation in the engine" Scripts/prove-no-allocations.sh
step "WebAssembly modules, and what they import" check_modules
step "The module for pages, and its size" Scripts/build-dist.sh --enforce
step "Tests of the engine on WebAssembly" check_python_tests Tests/Wasm
step "Tests of the command" check_python_tests Tests/Terminal
# One after the other: side by side they keep two processors so busy that fingers and screen readers come late.
for browser in chromium firefox webkit; do
  step "Tests in $browser" check_python_tests Tests/Web --engine "$browser"
done
