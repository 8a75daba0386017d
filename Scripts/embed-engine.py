#!/usr/bin/env python3
"""Writes a WebAssembly module as a JavaScript module: embed-engine.py ENGINE.wasm ENGINE.js

The bytes become the characters U+0000 to U+00FF of one string, stored as UTF-8. That is 5 % larger than the module
itself once compressed, where base64 is 33 % larger. The page reads it back by

    Uint8Array.from(text, character => character.charCodeAt(0))
"""
import pathlib
import re
import sys

# What a string literal between double quotes cannot hold as it is, and NUL, since tools take a file with a NUL for
# binary. (U+2028 and U+2029 need no escape since ES2019, and lie above U+00FF anyway.)
ESCAPES = {"\0": "\\0", "\n": "\\n", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
HEAD = "// Generated from the engine by Scripts/embed-engine.py; not to be edited.\nexport default \""
TAIL = '"\n'


def encode(data: bytes) -> str:
    """The JavaScript module that carries `data`."""
    # Before a digit, "\\0" would read as an octal escape, which modules refuse.
    text = re.sub(
        r'(\0)(?=[0-9])|[\0\n\r"\\]', lambda match: "\\x00" if match[1] else ESCAPES[match[0]], data.decode("latin-1"))
    return HEAD + text + TAIL


def decode(module: str) -> bytes:
    """What JavaScript reads from `encode`'s answer, by the rules of its string literals."""
    literal = module[len(HEAD):-len(TAIL)]
    simple = {"0": "\0", "n": "\n", "r": "\r", '"': '"', "\\": "\\"}
    out = bytearray()
    place = 0
    while place < len(literal):
        character = literal[place]
        place += 1
        if character in '"\n\r':
            raise ValueError(f"the literal ends early, at character {place}")
        if character == "\\":
            escape = literal[place]
            place += 1
            if escape == "x":
                character = chr(int(literal[place:place + 2], 16))
                place += 2
            elif escape == "0" and "0" <= literal[place:place + 1] <= "9":
                raise ValueError(f"an octal escape at character {place}")
            else:
                character = simple[escape]
        out.append(ord(character))
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
