// The shipped Pyodide under Node. It reads Python source as JSON strings, one per line, and answers each with a line of
// JSON, {"printed": text} or {"error": text}.
import { createInterface } from "node:readline";

const [root] = process.argv.slice(2);
const { loadPyodide } = await import(`${root}/runtime/pyodide/pyodide.mjs`);
const python = await loadPyodide({ args: ["-B"] });
let printed = [];
python.setStdout({ batched: (line) => printed.push(line) });
python.FS.mkdirTree("/root");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/root");
python.FS.chdir("/root");
python.runPython("import sys; sys.path.insert(0, '/root')");

for await (const line of createInterface({ input: process.stdin })) {
  printed = [];
  let answer;
  try {
    await python.runPythonAsync(JSON.parse(line));
    answer = { printed: printed.join("\n") };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
