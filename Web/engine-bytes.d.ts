// What Web/engine-bytes.js exports. It is generated from the engine (see Scripts/embed-engine.py), so a type check
// can meet a tree without it.

/** The engine's WebAssembly module. */
declare const engine: Uint8Array
export default engine
