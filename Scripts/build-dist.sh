#!/usr/bin/env bash
# Bundles the component and its engine into dist/date-wheel.js and prints the sizes. `make engine` comes first.
# Arguments go to report-sizes.py.
. "$(dirname "$0")/common.sh"

have esbuild || fail "esbuild is not installed, or not in the PATH. On Debian:" "sudo apt-get install esbuild"
for file in Web/date-wheel.js Web/engine-bytes.js "$engine"; do
  [ -e "$file" ] || fail "$file is missing; \`make dist\` builds what can be built."
done
esbuild Web/date-wheel.js --bundle --minify --format=esm --charset=utf8 --outfile=dist/date-wheel.js --log-level=warning
python3 Scripts/shorten-styles.py dist/date-wheel.js
python3 Scripts/report-sizes.py "$@" "$engine" dist/date-wheel.js
