// What PyScript loads as Pyodide: the real one, with the machine code that this page has had compiled.
import { loadPyodide as load } from "../../runtime/pyodide/pyodide.mjs";
import { compiled, instantiating } from "./code.js";

export { version } from "../../runtime/pyodide/pyodide.mjs";

const FOLDER = new URL("../../runtime/pyodide/", import.meta.url).href;

export const loadPyodide = (options) =>
  load({ ...options, indexURL: FOLDER, instantiateWasm: instantiating(compiled()) });
