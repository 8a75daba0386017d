#!/usr/bin/env python3
"""Prints what WebAssembly modules ask for and offer; fails if one imports more than host questions: inspect-module.py FILE.wasm ...

The engine asks its host two questions and nothing else: neither memory, nor a function, nor, by way of `malloc`, a heap.
"""
import pathlib
import sys

KINDS = ("function", "table", "memory", "global", "tag")
IMPORT_SECTION, EXPORT_SECTION = 2, 7

# What a picker may ask the page: see Sources/DateWheelWeb/PageHost.swift.
QUESTIONS = {"function page.clock", "function page.permits"}


class Reader:
    """Reads the module format's numbers and names from the front of some bytes."""

    def __init__(self, data):
        self.data, self.place = data, 0

    def take(self, count):
        if self.place + count > len(self.data):
            raise ValueError("the module ends early")
        self.place += count
        return self.data[self.place - count:self.place]

    def number(self):
        """An unsigned LEB128 number."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def name(self):
        return self.take(self.number()).decode("utf-8")

    def at_end(self):
        return self.place == len(self.data)


def sections(data):
    """Each section's number and contents."""
    reader = Reader(data)
    if reader.take(8) != b"\0asm\1\0\0\0":
        raise ValueError("not a WebAssembly module of version 1")
    while not reader.at_end():
        number = reader.take(1)[0]
        yield number, reader.take(reader.number())


def imports(contents):
    """The names of the imports. An import's type is skipped, which needs its shape for each kind."""
    reader = Reader(contents)
    for _ in range(reader.number()):
        name = f"{reader.name()}.{reader.name()}"
        kind = KINDS[reader.take(1)[0]]
        if kind in ("table", "global"):
            reader.take(1)  # The type of the elements or of the value.
        elif kind == "tag":
            reader.take(1)
        if kind == "global":
            reader.take(1)
        elif kind in ("table", "memory"):
            for _ in range(1 + (reader.number() & 1)):
                reader.number()
        else:
            reader.number()
        yield f"{kind} {name}"


def exports(contents):
    reader = Reader(contents)
    for _ in range(reader.number()):
        name = reader.name()
        kind = KINDS[reader.take(1)[0]]
        reader.number()
        yield kind, name


def inspect(path):
    """Prints a report of the module; true if it imports host questions alone."""
    data = path.read_bytes()
    found = list(sections(data))
    asked = [text for number, contents in found if number == IMPORT_SECTION for text in imports(contents)]
    offered = [item for number, contents in found if number == EXPORT_SECTION for item in exports(contents)]
    print(f"{path}: {len(data):,} bytes")
    print(f"  imports: {', '.join(asked) or 'none'}")
    for kind in KINDS:
        names = [name for other, name in offered if other == kind]
        if names:
            print(f"  exports, {kind}: {', '.join(names)}")
    if ("memory", "memory") not in offered:
        raise ValueError("does not export its memory")
    return QUESTIONS.issuperset(asked)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.splitlines()[0])
    clean = True
    for path in map(pathlib.Path, sys.argv[1:]):
        try:
            clean = inspect(path) and clean
        except ValueError as error:
            sys.exit(f"error: {path}: {error}")
    if not clean:
        sys.exit("error: a module of the engine imports host questions alone")


if __name__ == "__main__":
    main()
