// What Web/engine-bytes.js exports. It is generated from the engine (see Scripts/embed-engine.py), so a type check
// can meet a tree without it.

/** The engine's WebAssembly module, one character (U+0000 to U+00FF) a byte. */
declare const engine: string
export default engine
