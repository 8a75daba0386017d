#!/usr/bin/env bash
# Builds the WebAssembly module of the page and Web/engine-bytes.js, the JavaScript module that carries it.
. "$(dirname "$0")/common.sh"

require_swift_for_wasm
require_python 3.9
build_wasm DateWheelWeb
python3 Scripts/embed-engine.py "$engine" Web/engine-bytes.js
