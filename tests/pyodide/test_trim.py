"""Pyodide is shipped without what only dynamic libraries need, and with all that its JavaScript uses."""

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
"""Found by their name, as text: the function that starts Python."""


def test_what_is_exported_is_what_is_used() -> None:
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
def test_another_glue_fails_the_build(tmp_path: Path, old: str, fresh: str) -> None:
    for name in ("pyodide.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(MODULES / "pyodide" / name, tmp_path / name)
    glue = (MODULES / "pyodide" / GLUE).read_text(encoding="utf-8")
    assert glue.count(old) == 1
    (tmp_path / GLUE).write_text(glue.replace(old, fresh), encoding="utf-8")
    with pytest.raises(ToolError, match=r"Adapt tools/trim\.mjs"):
        run([node(), ROOT / "tools/trim.mjs", tmp_path], "Trimming Pyodide")
