// The machine code of Python, compiled once for whatever the start makes of it.
import { getJsvErrorImport } from "../../runtime/pyodide/pyodide.mjs";

const ADDRESS = new URL("../../runtime/pyodide/pyodide.asm.wasm", import.meta.url);

let compiling;

// A promise of the compiled module: assets/start/start.js may have asked for it already. The response is left as it
// comes: with it the browser keeps what it has compiled.
export const compiled = () =>
  (compiling ??= globalThis.streetsStart?.code ?? WebAssembly.compileStreaming(fetch(ADDRESS)));

const tell = (error) => console.warn(error); // assets/boot.js listens

// What Emscripten calls to have its machine code, given a promise of it, or it; `failed` hears why it cannot be had.
export const instantiating = (code, failed = tell) => (imports, done) => {
  const instantiate = async () => {
    const { Jsv_GetError_import, JsvError_Check } = await getJsvErrorImport();
    Object.assign(imports.env, { Jsv_GetError_import, JsvError_Check });
    const module = await code;
    done(await WebAssembly.instantiate(module, imports), module);
  };
  instantiate().catch(failed);
  return {};
};
