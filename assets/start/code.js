// Python's machine code, compiled once for every kind of start.
import { getJsvErrorImport } from "../../runtime/pyodide/pyodide.mjs";

const ADDRESS = new URL("../../runtime/pyodide/pyodide.asm.wasm", import.meta.url);

let compiling;

// A promise of the compiled module, perhaps already requested by assets/start/start.js. It passes on the response
// unchanged, so that the browser caches the compiled code with it.
export const compiled = () =>
  (compiling ??= globalThis.streetsStart?.code ?? WebAssembly.compileStreaming(fetch(ADDRESS)));

const tell = (error) => console.warn(error); // assets/boot/pyscript.js listens

// Return the function that Emscripten calls to instantiate its machine code, given the module or a promise of it;
// `failed` receives errors.
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
