#!/usr/bin/env bash
# Proves that the engine allocates nothing: the compiler's -no-allocations refuses every class, array, escaping closure
# and pointer that would need the heap. Code that nobody uses is not always compiled, generic code above all, so
# Tests/EngineProbe calls every entry. On wasm32 the flag refuses plain conversions of numbers, hence x86-64.
#
# The proof is itself put to the test each time: an allocation hidden in a copy of the engine has to be found.
. "$(dirname "$0")/common.sh"

require_swift
work=.build/no-allocations
rm -rf "$work"
mkdir -p "$work/engine" "$work/plain" "$work/generic"

# compile MODULE FOLDER INTO: compiles the sources in FOLDER, with the modules in INTO at hand.
compile() {
  local sources=()
  while IFS= read -r -d '' file; do sources+=("$file"); done < <(find "$2" -name '*.swift' -print0 | sort -z)
  [ ${#sources[@]} -gt 0 ] || fail "there is no Swift code in $2"
  swiftc -target x86_64-unknown-none-elf -enable-experimental-feature Embedded -no-allocations \
    -swift-version 6 -package-name datewheel -enable-upcoming-feature InternalImportsByDefault -parse-as-library -wmo -O \
    -I "$3" -module-name "$1" -emit-module -emit-module-path "$3/$1.swiftmodule" -c "${sources[@]}" -o "$3/$1.o"
}

# must_refuse MODULE FOLDER INTO: the compiler has to refuse the module, and for the allocation.
must_refuse() {
  if compile "$@" >"$3/refusal.txt" 2>&1; then
    fail "the proof proves nothing: an allocation hidden in a copy of $1 was not found"
  fi
  grep -q 'Canary.*-no-allocations' "$3/refusal.txt" ||
    fail "the proof proves nothing: a copy of $1 was refused, but not for its allocation:" "$(cat "$3/refusal.txt")"
}

# must_pass MODULE FOLDER INTO
must_pass() {
  compile "$@" || fail "$1 does not compile without allocations." \
    "An error without a place often means a hidden array: an array literal, or \`max\` of three values."
}

must_pass CalendarSystems Sources/CalendarSystems "$work/engine"
must_pass DateWheel Sources/DateWheel "$work/engine"
must_pass EngineProbe Tests/EngineProbe "$work/engine"
echo "CalendarSystems and DateWheel, as Tests/EngineProbe uses them, allocate nothing."

# A plain allocation, which shows when the engine itself is compiled.
cp "$work"/engine/CalendarSystems.* "$work/plain"
cp -R Sources/DateWheel "$work/plain/Sources"
cat >"$work/plain/Sources/Canary.swift" <<'SWIFT'
public final class Canary {
  public let number: Int32
  public init(number: Int32) { self.number = number }
}
public func canary(_ number: Int32) -> Canary { Canary(number: number) }
SWIFT
must_refuse DateWheel "$work/plain/Sources" "$work/plain"

# One in generic code, which shows only where the probe, another module, makes use of it.
cp "$work"/engine/CalendarSystems.* "$work/generic"
cp -R Sources/DateWheel "$work/generic/Sources"
cp -R Tests/EngineProbe "$work/generic/Probe"
cat >"$work/generic/Sources/Canary.swift" <<'SWIFT'
final class Canary<Number: FixedWidthInteger> {
  let number: Number
  init(number: Number) { self.number = number }
}
public func canary<Number: FixedWidthInteger>(_ count: Number) -> Number {
  var last = Canary(number: count)
  var passed: Number = 0
  while passed < count {
    last = Canary(number: last.number &+ passed)
    passed += 1
  }
  return last.number
}
SWIFT
cat >"$work/generic/Probe/Canary.swift" <<'SWIFT'
import DateWheel

@_cdecl("probe_canary")
public func useCanary(count: Int32) -> Int32 { canary(count) }
SWIFT
must_pass DateWheel "$work/generic/Sources" "$work/generic"
must_refuse EngineProbe "$work/generic/Probe" "$work/generic"
echo "An allocation hidden in the engine, and one hidden in generic code that only the probe uses, were both found."
