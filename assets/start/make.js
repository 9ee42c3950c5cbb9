// Makes a snapshot: starts a Python, has it import the app, and packs its memory.
//
// There is no page where this runs. While it is imported the app's Python takes objects of the page by their paths from
// the global scope only. The real ones are found when the snapshot is restored; here stand-ins of the same kind do.
import { loadPyodide } from "../../runtime/pyodide/pyodide.mjs";
import createModule from "../../runtime/pyodide/pyodide.asm.mjs";
import { instantiating } from "./code.js";
import { putFiles } from "./restore.js";
import { pack } from "./snapshot.js";

const ENVIRONMENT = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };

const PARTS = { Idiomorph: {}, js_import() {} }; // see assets/start/start.js

// Below what is in use of the stack lies what was there before: it is not worth keeping.
function clearStack(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
}

// The bytes of a snapshot. `code` is the compiled WebAssembly, `contents` says what is imported (tools/build_site.py
// writes it), `globals` holds stand-ins for what the app takes from the global scope, `of` is what the snapshot is of, and
// `read` promises the bytes of a file of the site.
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
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(archive)})`);
  python.pyimport("app.browser.preparing").prepare(modules, texts);

  clearStack(python._module);
  const { pyVersionTuple, sitePackages, config: { args, env, packages, packageCacheDir, indexURL, BUILD_ID } } = API;
  const config = { args, env, packages, packageCacheDir, indexURL, BUILD_ID, enableRunUntilComplete: true };
  const { hiwireKeys, immortalKeys } = API.serializeHiwireState();
  const { wasmTable, HEAPU8 } = python._module;
  const facts = { ...of, config, sitePackages, hiwireKeys, immortalKeys, table: wasmTable.length };
  const library = `/lib/python${pyVersionTuple[0]}${pyVersionTuple[1]}.zip`;
  return pack(facts, { [library]: FS.readFile(library), ...own }, before, HEAPU8);
}
