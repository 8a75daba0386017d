# What the scripts here share. Sourced, never run; it also takes them to the root of the repository.

set -Eeuo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# 6.3 is the oldest Swift that the project has been built and tested with.
readonly swift_needed=6.3
readonly wasm_triple=wasm32-unknown-none-wasm
readonly engine=.build/wasm/DateWheelWeb.wasm

# Prints the lines given and ends the script.
fail() {
  printf 'error: %s\n' "$1" >&2
  shift
  if [ $# -gt 0 ]; then printf '  %s\n' "$@" >&2; fi
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# True if version $1 is at least version $2, both of the form 6.3.
at_least() {
  [ "$((${1%%.*} * 1000 + ${1#*.}))" -ge "$((${2%%.*} * 1000 + ${2#*.}))" ]
}

require_swift() {
  have swift || fail "swift is not installed, or not in the PATH." \
    "DateWheel needs Swift $swift_needed or later: https://www.swift.org/install"
  local version
  version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "\`swift --version\` does not work here; what it says is:" "$(swift --version 2>&1 | head -n 3)"
  at_least "$version" "$swift_needed" || fail "Swift $version is too old ($(command -v swift))." \
    "DateWheel needs Swift $swift_needed or later: https://www.swift.org/install"
}

# Swift's standard library for a bare WebAssembly module: in the toolchains of swift.org, not in Apple's.
require_swift_for_wasm() {
  require_swift
  local resources
  resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p' | sed 's|\\/|/|g')
  [ -e "$resources/embedded/Swift.swiftmodule/$wasm_triple.swiftmodule" ] || fail \
    "this Swift ($(command -v swift)) has no standard library for WebAssembly ($wasm_triple)." \
    "The toolchains of swift.org have it: https://www.swift.org/install"
}

# require_python 3.9
require_python() {
  have python3 || fail "python3 is not installed, or not in the PATH. Python $1 or later is needed."
  local version
  version=$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])') || fail "python3 does not start."
  at_least "$version" "$1" || fail "Python $version is too old ($(command -v python3)): $1 or later is needed."
}

# build_wasm PRODUCT, with SWIFT_FLAGS from the environment: .build/wasm/PRODUCT.wasm. Binaryen takes a fifth off what the
# compiler makes, a twentieth once it is compressed.
build_wasm() {
  have wasm-opt || fail "wasm-opt, of Binaryen, is not installed, or not in the PATH. On Debian:" "sudo apt-get install binaryen"
  # shellcheck disable=SC2086  # SWIFT_FLAGS holds several words.
  swift build --scratch-path .build/wasm --triple "$wasm_triple" --toolset Toolsets/wasm32-embedded.json \
    -c release --product "$1" ${SWIFT_FLAGS:-}
  wasm-opt -Oz --enable-bulk-memory --enable-sign-ext ".build/wasm/release/$1.wasm" -o ".build/wasm/$1.wasm"
}
