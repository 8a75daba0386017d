#!/usr/bin/env python3
"""Writes a WebAssembly module as a JavaScript module: embed-engine.py ENGINE.wasm ENGINE.js

The bytes become characters of one string, stored as UTF-8, and the JavaScript module exports them as bytes again. That is 5 %
larger than the module itself once compressed, where base64 is 33 % larger.
"""
import pathlib
import re
import sys

# A byte is the character of its number, but for these. Of the bytes that UTF-8 writes as two, 80 is the most frequent by
# far, and 00 would need an escape: each takes the place of a rare one, whose character is 256 further on. The page takes
# all characters modulo 256.
STAND_INS = {0x00: 0x7F, 0x80: 0x43}
CHARACTERS = {**STAND_INS, **{rare: rare + 256 for rare in STAND_INS.values()}}
# What a string literal between double quotes cannot hold as it is. (U+2028 and U+2029 need no escape since ES2019.)
ESCAPES = {"\n": "\\n", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
HEAD = "// Generated from the engine by Scripts/embed-engine.py; not to be edited.\nexport default Uint8Array.from(\""
TAIL = '", (character) => ' + "".join(
    f'character === "\\x{rare:02X}" ? {byte} : ' for byte, rare in STAND_INS.items()) + "character.charCodeAt(0))\n"


def encode(data: bytes) -> str:
    """The JavaScript module that carries `data`."""
    text = data.decode("latin-1").translate(CHARACTERS)
    return HEAD + re.sub(r'[\n\r"\\]', lambda match: ESCAPES[match[0]], text) + TAIL


def decode(module: str) -> bytes:
    """What JavaScript reads from `encode`'s answer, by the rules of its string literals."""
    simple = {escape[1]: character for character, escape in ESCAPES.items()}
    bytes_of = {character: byte for byte, character in CHARACTERS.items()}
    out = bytearray()
    characters = iter(module[len(HEAD):-len(TAIL)])
    for character in characters:
        if character in '"\n\r':
            raise ValueError(f"the literal ends early, after {len(out)} bytes")
        if character == "\\":
            character = simple[next(characters)]
        out.append(bytes_of.get(ord(character), ord(character)))
    return bytes(out)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    source, target = map(pathlib.Path, sys.argv[1:])
    data = source.read_bytes()
    module = encode(data)
    if decode(module) != data:
        sys.exit(f"{source}: does not come back as it was; {target} is left alone")
    encoded = module.encode("utf-8")
    target.write_bytes(encoded)
    print(f"{target}: {len(encoded):,} bytes for a module of {len(data):,}")


if __name__ == "__main__":
    main()
