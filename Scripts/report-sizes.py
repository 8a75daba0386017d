#!/usr/bin/env python3
"""Prints the sizes of the engine and of the whole: report-sizes.py [--enforce] ENGINE.wasm WHOLE.js

With --enforce, a size above its budget is an error. Budgets are in bytes after `gzip -9`.
"""
import pathlib
import shutil
import subprocess
import sys

# Larger than was planned: see Docs/Decisions/size.md.
BUDGETS = (("engine", 13_800), ("whole", 41_400))


def compressed(path, tool, *options):
    """The size of a file after a tool has compressed it."""
    return len(subprocess.run([tool, "-c", *options, str(path)], check=True, capture_output=True).stdout)


def main():
    arguments = sys.argv[1:]
    enforce = arguments[:1] == ["--enforce"]
    paths = [pathlib.Path(argument) for argument in arguments[enforce:]]
    if len(paths) != len(BUDGETS):
        sys.exit(__doc__.splitlines()[0])

    over = []
    print(f"{'bytes':<8}{'raw':>9}{'gzip -9':>9}{'brotli':>9}{'budget':>9}")
    for (name, budget), path in zip(BUDGETS, paths):
        zipped = compressed(path, "gzip", "-9")
        dense = f"{compressed(path, 'brotli', '-q', '11'):,}" if shutil.which("brotli") else "-"
        print(f"{name:<8}{path.stat().st_size:>9,}{zipped:>9,}{dense:>9}{budget:>9,}  {path}")
        if zipped > budget:
            over.append(f"{path} has {zipped - budget:,} bytes more than its budget")
    if enforce and over:
        sys.exit("error: " + "\nerror: ".join(over))


if __name__ == "__main__":
    main()
