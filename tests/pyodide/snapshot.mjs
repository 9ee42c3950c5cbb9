// Make a snapshot of the app under Node and restore it, as assets/start does in a browser.
//
//     node tests/pyodide/snapshot.mjs FOLDER ARGUMENTS...
//
// The folder has contents.json and app.zip, other files come from the repository; the arguments are the engine's.
//
// Print a line of JSON: the app's accesses to the page's objects while it was imported, the snapshot's facts, and the
// engine's output in the restored Python.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import createModule from "../../runtime/pyodide/pyodide.asm.mjs";
import { make } from "../../assets/start/make.js";
import { restore } from "../../assets/start/restore.js";
import { unpack } from "../../assets/start/snapshot.js";

const [folder, ...game] = process.argv.slice(2);
const read = (file) => {
  const own = join(folder, file);
  return new Uint8Array(readFileSync(existsSync(own) ? own : file));
};
const contents = JSON.parse(new TextDecoder().decode(read("contents.json")));
const code = await WebAssembly.compile(read("runtime/pyodide/pyodide.asm.wasm"));

// The page's objects record every access, except those Pyodide itself makes to find out their kind.
const KIND = /^(then|next|length|size|get|set|has|includes|name|message|stack|constructor|prototype|apply)$/;
const looks = [];
const watched = (name) => new Proxy(function () {}, {
  get(target, key) {
    if (typeof key === "string" && !KIND.test(key)) looks.push(`${name}.${key}`);
    return target[key];
  },
  set(_, key) { return looks.push(`${name}.${key} =`); },
  apply() { looks.push(`${name}()`); },
  construct() { looks.push(`new ${name}`); return {}; },
});
const globals = Object.fromEntries(contents.globals.map((name) => [name, watched(name)]));

const of = { version: "1", language: "en", browser: "Node" };
const bytes = await make(code, contents, globals, of, async (file) => read(file));
const stored = new Blob([bytes]);
const { facts } = await unpack(stored);

globalThis.streetsParts = { Idiomorph: {}, js_import() {} };
const python = await restore(createModule, Promise.resolve(code), unpack(stored), async () => {});
const lines = [];
python.setStdout({ batched: (line) => lines.push(line) });
python.runPython(`
from app.engine.__main__ import main
assert main(${JSON.stringify(game)}) == 0
`);
console.log(JSON.stringify({ looks, of: [facts.version, facts.language, facts.browser], printed: lines.join("\n") }));
