#!/usr/bin/env bash
# Strict checks that run nothing: the Swift code's format and rules, and the JavaScript's types.
#   lint.sh            both
#   lint.sh --swift    the first alone; --javascript the second
#   lint.sh --format   formats the Swift code in place
. "$(dirname "$0")/common.sh"

# What swift format looks at, in one place. Every folder takes the nearest .swift-format above it.
swift_code=(Package.swift Sources Tests)
for folder in Benchmarks Tools; do
  if [ -d "$folder" ]; then swift_code+=("$folder"); fi
done

lint_swift() {
  require_swift
  swift format lint --strict --parallel --recursive "${swift_code[@]}" ||
    fail "swift format has complaints. \`make format\` mends those about layout; the others need a hand."
}

lint_javascript() {
  have tsc || fail "tsc is not installed, or not in the PATH. On Debian:" "sudo apt-get install node-typescript"
  tsc --project tsconfig.json || fail "the JavaScript's types do not fit ($(tsc --version))."
  tsc --project Tests/Web/types/tsconfig.json || fail "Web/date-wheel.d.ts does not declare what the element is."
}

case "${1:-}" in
  --format) require_swift && swift format format --in-place --parallel --recursive "${swift_code[@]}" ;;
  --swift) lint_swift ;;
  --javascript) lint_javascript ;;
  "") lint_swift && lint_javascript && echo "Nothing to complain about." ;;
  *) fail "lint.sh knows --format, --swift and --javascript, not $1" ;;
esac
