// Restores a snapshot: creates a Python with the snapshot's memory.
//
// Pyodide's own method fetches more than needed and requires the whole memory. This one creates a Python with Pyodide's
// settings and sets its memory before anything runs in it.
import { runtimeEnv } from "../../runtime/pyodide/pyodide.mjs";
import { instantiating } from "./code.js";

// Stand-ins for the objects of assets/start/start.js, where there is no page.
export const PARTS = { Idiomorph: {}, js_import() {} };

// Write files, given as pairs of path and bytes, creating missing folders.
export function putFiles(FS, files) {
  for (const [path, bytes] of files) {
    if (path.includes("/")) FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes);
  }
}

// Create the folders that Pyodide creates before Python starts, and write the snapshot's files.
function furnish({ FS, ENV }, { config, sitePackages }, files) {
  const home = config.env.HOME;
  for (const folder of [sitePackages, sitePackages.replace("site-packages", "lib-dynload"), home]) FS.mkdirTree(folder);
  FS.chdir(home);
  Object.assign(ENV, config.env);
  putFiles(FS, files);
}

// Return Pyodide with the memory of a snapshot. `createModule` is its glue, `code` a promise of its machine code,
// `contents` a promise of the snapshot's contents. `agree` receives the snapshot's facts and throws if the page does
// not want it. Also throws if the snapshot is damaged or belongs to a different Python.
export async function restore(createModule, code, contents, agree) {
  const API = { config: { jsglobals: globalThis }, runtimeEnv };
  let failed;
  const failure = new Promise((_, reject) => { failed = reject; });
  const making = createModule({
    API,
    preRun: [],
    noInitialRun: true,
    noImageDecoding: true,
    noAudioDecoding: true,
    instantiateWasm: instantiating(code, failed),
    locateFile(file) { throw new Error(`A restored Python fetches nothing, and not ${file}`); },
  });
  making.catch(() => {}); // the caller handles the error
  const { facts, size, pieces, files } = await contents;
  await agree(facts);
  const module = await Promise.race([making, failure]);
  const { wasmTable } = module;
  if (wasmTable.length !== facts.table) throw new Error(`The table has ${wasmTable.length} entries, not ${facts.table}`);
  if (module.HEAPU8.length < size) module.growMemory(size);
  if (module.HEAPU8.length !== size) throw new Error(`The memory has ${module.HEAPU8.length} bytes, not ${size}`);
  Object.assign(API.config, facts.config);
  furnish(module, facts, files);
  for (const [address, piece] of pieces) module.HEAPU8.set(piece, address);
  const python = API.finalizeBootstrap({ hiwireKeys: facts.hiwireKeys, immortalKeys: facts.immortalKeys });
  API.initializeStreams();
  return python;
}
