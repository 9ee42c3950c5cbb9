// Strip from Pyodide the parts for dynamic libraries, which the page never loads.
//
//     node tools/trim.mjs FOLDER      with Pyodide's package files, which are changed in place
//
// The WebAssembly has thousands of exports, which the glue puts into tables at each start. Only those named in the
// JavaScript stay, with the machine code reachable from them. The glue loses the imports that this code no longer has.
// Each change of the glue must match exactly as often as stated here, so that a different version of Pyodide fails the
// build instead of a player.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const METADCE = fileURLToPath(new URL("../node_modules/binaryen/bin/wasm-metadce", import.meta.url));
// The features used by the file. With more (--all-features) it would get an encoding that browsers cannot read.
const FEATURES = ["mutable-globals", "sign-ext", "nontrapping-float-to-int", "bulk-memory", "bulk-memory-opt",
  "exception-handling", "reference-types", "multivalue"];
// JavaScript finds these by name in a text; C calls its entry function by either name.
const ENTRY = ["main", "__main_argc_argv"];

// Members of Pyodide's module used by PyScript and assets/start, besides those used by the glue.
const TAKEN = ["ENV", "FS", "PATH", "PATH_FS", "growMemory"];
const GLUE = [
  // The global offset table is for dynamic libraries. Filling it makes a JavaScript function of each in the function table.
  ["assignWasmExports(wasmExports);updateGOT(origExports);", "assignWasmExports(wasmExports);"],
  // A function in parentheses is compiled together with its module, instead of being parsed again when it is called.
  ["async function _createPyodideModule(moduleArg={})", "const _createPyodideModule=(async function(moduleArg={})"],
  ["return moduleRtn}export default", "return moduleRtn});export default"],
  // A Python from a snapshot (t) already contains the functions that are otherwise compiled here; see
  // app/browser/preparing.py.
  ['let[r,n]=API.rawRun("import _pyodide_core");', 'let[r,n]=t?[0,""]:API.rawRun("import _pyodide_core"),k=t&&API._pyodide.kept;'],
  ['API.runPythonInternal_dict=API._pyodide._base.eval_code("{}"),API.importlib=API.runPythonInternal("import importlib; importlib");',
    'API.runPythonInternal_dict=k?k.internals:API._pyodide._base.eval_code("{}"),' +
    'API.importlib=k?k.importlib:API.runPythonInternal("import importlib; importlib");'],
  ['let i=API.runPythonInternal("import __main__; __main__.__dict__"),s=API.runPythonInternal("import builtins; builtins.__dict__");',
    'let i=k?k.main:API.runPythonInternal("import __main__; __main__.__dict__"),' +
    's=k?k.builtins:API.runPythonInternal("import builtins; builtins.__dict__");'],
];
const LOADER = [
  ["instantiateWasm:Ie(e.indexURL)", "instantiateWasm:e.instantiateWasm??Ie(e.indexURL)"],
  ["export{dt as loadPyodide,U as version}", "export{dt as loadPyodide,U as version,f as runtimeEnv,K as getJsvErrorImport}"],
];

function changed(text, old, fresh) {
  if (text.split(old).length !== 2) throw new Error(`Pyodide's glue should have this once: ${old}\nAdapt tools/trim.mjs.`);
  return text.replace(old, () => fresh);
}

// Split the glue: the part before the export variables, the variables, their assignments, and the rest.
function parts(glue) {
  const assigned = glue.indexOf("function assignWasmExports(wasmExports){");
  const declared = glue.lastIndexOf("var ", assigned);
  const opened = glue.indexOf("{", assigned) + 1;
  const closed = glue.indexOf("}", opened);
  const variables = glue.slice(declared + "var ".length, assigned).trim().replace(/;$/, "").split(",");
  const assignments = glue.slice(opened, closed).replace(/;$/, "").split(";");
  return { before: glue.slice(0, declared), variables, assignments, after: glue.slice(closed) };
}

const ASSIGNMENT = /^(\w+)=(?:(?:Module\["\w+"\]|\w+)=)*wasmExports\["(\w+)"\](?:\.value>>>0)?$/;

function assignment(text) {
  const [, variable, name] = ASSIGNMENT.exec(text) ?? [];
  if (!name) throw new Error(`Pyodide's glue takes an export in another way: ${text}\nAdapt tools/trim.mjs.`);
  return { text, variable, name };
}

// Return the names the JavaScript uses: through a variable, as a property of `Module`, or directly from the exports.
function used(assignments, scripts) {
  const words = new Set(scripts.match(/[\w$]+/g));
  const direct = [...scripts.matchAll(/wasmExports(?:\.|\[")(\w+)/g)].map(([, name]) => name);
  const byVariable = assignments.filter(({ variable }) => words.has(variable)).map(({ name }) => name);
  return new Set([...direct, ...byVariable, ...ENTRY]);
}

const compiled = (file) => new WebAssembly.Module(readFileSync(file));
const names = (things) => things.map(({ name }) => name);

function trimCode(file, wanted) {
  const roots = names(WebAssembly.Module.exports(compiled(file))).filter((name) => wanted.has(name));
  const graph = `${file}.json`;
  writeFileSync(graph, JSON.stringify(roots.map((name) => ({ name, export: name, root: true }))));
  const features = FEATURES.map((name) => `--enable-${name}`);
  execFileSync(process.execPath, [METADCE, file, "--graph-file", graph, "--output", file, "--mvp-features", ...features]);
  rmSync(graph);
}

// Remove matches of a pattern, except those to keep. There are many of each; too few mean that the glue has changed.
function without(text, pattern, keeps) {
  let gone = 0;
  const left = text.replace(pattern, (whole, name) => {
    if (keeps(name)) return whole;
    gone += 1;
    return "";
  });
  if (gone < 1000) throw new Error(`Pyodide's glue has ${gone} of ${pattern}\nAdapt tools/trim.mjs.`);
  return left;
}

const OFFERED = /\bModule\["(\w+)"\]=\1;/g; // for programs linked with it
const SIGNATURE = /\b(\w+)\.sig="\w*";/g; // for functions whose address a dynamic library takes
const IMPORTS = /var wasmImports=\{([^{}]*)\};/;

// Remove from the glue the exports for other programs, and imports that the trimmed machine code no longer has.
function trimGlue(glue, loader, file) {
  const imported = new Set(names(WebAssembly.Module.imports(compiled(file))));
  const [table, entries] = IMPORTS.exec(glue) ?? [];
  if (!table) throw new Error("Pyodide's glue imports in another way\nAdapt tools/trim.mjs.");
  const left = entries.split(",").filter((entry) => imported.has(entry.split(":")[0]));
  const here = [...glue.replace(OFFERED, "").matchAll(/\bModule(?:\.|\[")(\w+)/g)];
  const there = [...loader.matchAll(/\.(\w+)/g)]; // the loader may use any name for the module
  const read = new Set([...here, ...there].map(([, name]) => name).concat(TAKEN));
  const trimmed = without(without(glue, OFFERED, (name) => read.has(name)), SIGNATURE, () => false);
  return changed(trimmed, table, `var wasmImports={${left}};`);
}

const folder = process.argv[2];
const [glueFile, loaderFile, codeFile] = ["asm.mjs", "mjs", "asm.wasm"].map((end) => join(folder, `pyodide.${end}`));
const { before, variables, assignments, after } = parts(readFileSync(glueFile, "utf-8"));
const all = assignments.map(assignment);
let loader = readFileSync(loaderFile, "utf-8");
const wanted = used(all, [before, after, loader].join("\n"));
const kept = all.filter(({ name }) => wanted.has(name));
const left = new Set(all.filter(({ name }) => !wanted.has(name)).map(({ variable }) => variable));
const declared = variables.filter((variable) => !left.has(variable));
let glue = `${before}var ${declared};function assignWasmExports(wasmExports){${kept.map(({ text }) => text).join(";")}${after}`;
for (const [old, fresh] of GLUE) glue = changed(glue, old, fresh);
for (const [old, fresh] of LOADER) loader = changed(loader, old, fresh);
writeFileSync(loaderFile, loader);
trimCode(codeFile, wanted);
writeFileSync(glueFile, trimGlue(glue, loader, codeFile));
