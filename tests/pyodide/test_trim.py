"""The shipped Pyodide lacks the exports for dynamic libraries, but keeps all that its JavaScript uses."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from environment import ROOT, ToolError, node, run
from runtime import MODULES, RUNTIME

GLUE = "pyodide.asm.mjs"
EXPORTS = """const { readFileSync } = require("node:fs");
const module = (folder) => new WebAssembly.Module(readFileSync(`${folder}/pyodide.asm.wasm`));
const names = (folder) => WebAssembly.Module.exports(module(folder)).map(({ name }) => name);
console.log(JSON.stringify(process.argv.slice(1).map(names)));"""
BY_NAME = {"__main_argc_argv"}
"""Exports found by name as text: the function that starts Python."""


def test_the_exports_are_exactly_the_used_ones() -> None:
    listed = run([node(), "-e", EXPORTS, MODULES / "pyodide", RUNTIME / "pyodide"], "Listing exports").stdout
    packaged, kept = (set(names) for names in json.loads(listed))
    glue = (RUNTIME / "pyodide" / GLUE).read_text(encoding="utf-8")
    used = set(re.findall(r'wasmExports(?:\.|\[")(\w+)', glue)) & packaged
    assert len(packaged) > 5000
    assert kept == used | BY_NAME


@pytest.mark.parametrize(
    ("old", "fresh"),
    [
        ('_malloc=Module["_malloc"]=wasmExports["malloc"];', '_malloc=taken(wasmExports["malloc"]);'),
        ("async function _createPyodideModule(", "function _createPyodideModule("),
    ],
    ids=["exports taken in another way", "another main function"],
)
def test_different_glue_code_fails_the_build(tmp_path: Path, old: str, fresh: str) -> None:
    for name in ("pyodide.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(MODULES / "pyodide" / name, tmp_path / name)
    glue = (MODULES / "pyodide" / GLUE).read_text(encoding="utf-8")
    assert glue.count(old) == 1
    (tmp_path / GLUE).write_text(glue.replace(old, fresh), encoding="utf-8")
    with pytest.raises(ToolError, match=r"Adapt tools/trim\.mjs"):
        run([node(), ROOT / "tools/trim.mjs", tmp_path], "Trimming Pyodide")
