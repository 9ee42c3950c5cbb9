// Run tools/compile.py inside Pyodide, so that Pyodide can read the compiled modules.
//
//     node tools/compile.mjs ARGUMENTS...      it sees the file system, mounted at /host
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const script = fileURLToPath(new URL("compile.py", import.meta.url));
const python = await loadPyodide({ args: ["-B"], env: { HOME: "/home", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/host");
python.FS.mount(python.FS.filesystems.NODEFS, { root: parse(script).root }, "/host");
python.globals.set("arguments", python.toPy(process.argv.slice(2)));
python.runPython("import sys; sys.argv[1:] = arguments");
python.runPython(readFileSync(script, "utf-8"), { filename: "compile.py" });
