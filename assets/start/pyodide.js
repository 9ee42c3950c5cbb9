// PyScript's entry to Pyodide: the real one, with this page's compiled machine code.
import { loadPyodide as load } from "../../runtime/pyodide/pyodide.mjs";
import { compiled, instantiating } from "./code.js";

export { version } from "../../runtime/pyodide/pyodide.mjs";

const FOLDER = new URL("../../runtime/pyodide/", import.meta.url).href;

export const loadPyodide = (options) =>
  load({ ...options, indexURL: FOLDER, instantiateWasm: instantiating(compiled()) });
