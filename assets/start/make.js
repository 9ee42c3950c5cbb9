// Makes a snapshot: starts Python, imports the app, and packs the memory.
// This runs without a page. On import, the app's Python only takes objects of the page by their paths from the global
// scope. Stand-ins of the same kinds replace them here; a restored snapshot finds the real ones.
import { loadPyodide } from "../../runtime/pyodide/pyodide.mjs";
import createModule from "../../runtime/pyodide/pyodide.asm.mjs";
import { instantiating } from "./code.js";
import { PARTS, putFiles } from "./restore.js";
import { pack } from "./snapshot.js";

const ENVIRONMENT = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };

// Clear old data below the used part of the stack, which need not be stored.
function clearStack(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

const LARGEST = 1 << 18; // bytes
const SMALLEST = 1 << 12;

// Clear the memory that Python has freed: allocate it in ever smaller blocks, and free it again. A block beyond the
// memory used so far ends a size; it may make the memory grow, which replaces the module's views of it.
function clearFree(module) {
  const { _malloc, _free } = module;
  const end = module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  const taken = [];
  for (let size = LARGEST; size >= SMALLEST; size /= 2) {
    let block = _malloc(size);
    for (; block && block + size <= end; block = _malloc(size)) {
      module.HEAPU8.fill(0, block, block + size);
      taken.push(block);
    }
    _free(block);
  }
  taken.forEach((block) => _free(block));
}

// Return the bytes of a snapshot. `code` is the compiled WebAssembly, `contents` lists the imports (written by
// tools/build_site.py), `globals` are stand-ins for the app's names from the global scope, `of` are the snapshot's
// facts, and `read` returns a promise of the bytes of a file of the site.
export async function make(code, contents, globals, of, read) {
  const { modules, archive, data } = contents;
  const texts = new TextDecoder().decode(await read(`runtime/texts/${of.language}.json`));
  const own = Object.fromEntries(await Promise.all([archive, ...data].map(async (file) => [file, await read(file)])));
  let before;
  const python = await loadPyodide({
    _makeSnapshot: true,
    jsglobals: { ...globals, streetsParts: PARTS },
    env: ENVIRONMENT,
    createPyodideModule(settings) {
      settings.onRuntimeInitialized = () => { before = settings.HEAPU8.slice(); }; // nothing has run yet
      return createModule(settings);
    },
    instantiateWasm: instantiating(code),
  });
  const { FS, API } = python._module;
  putFiles(FS, Object.entries(own));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(archive)}); import unpack`);
  python.pyimport("app.browser.preparing").prepare(modules, texts);

  clearStack(python._module);
  clearFree(python._module);
  const { pyVersionTuple, sitePackages, config: { args, env, packages, packageCacheDir, indexURL, BUILD_ID } } = API;
  const config = { args, env, packages, packageCacheDir, indexURL, BUILD_ID, enableRunUntilComplete: true };
  const { hiwireKeys, immortalKeys } = API.serializeHiwireState();
  const { wasmTable, HEAPU8 } = python._module;
  const facts = { ...of, config, sitePackages, hiwireKeys, immortalKeys, table: wasmTable.length };
  const library = `/lib/python${pyVersionTuple[0]}${pyVersionTuple[1]}.zip`;
  return pack(facts, { [library]: FS.readFile(library), ...own }, before, HEAPU8);
}
