"""The shipped Pyodide lacks the exports for dynamic libraries, but keeps those that its JavaScript uses."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
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


EAST_ASIAN = (
    "gb18030",
    "gbk",
    "big5",
    "big5hkscs",
    "shift_jis",
    "cp932",
    "euc_jp",
    "iso2022_jp",
    "euc_kr",
    "cp949",
)


def test_texts_are_read_as_before_and_east_asian_encodings_are_unknown(
    in_pyodide: Callable[[str], str],
) -> None:
    """Their tables are blank, so nothing may use them."""
    told = in_pyodide(f"""
import codecs, json, unicodedata
text = "Улицы 街 통 \\N{{HOUSE BUILDING}}"
known = []
for name in {EAST_ASIAN}:
    try:
        known.append(codecs.lookup(name).name)
    except LookupError:
        pass
print(json.dumps([text, text.encode("utf-16").decode("utf-16"), unicodedata.category(text[0]), known]))
""")
    text = "Улицы 街 통 🏠"
    assert json.loads(told) == [text, text, "Lu", []]


@pytest.mark.thorough
def test_machine_code_with_other_tables_fails_the_build(tmp_path: Path) -> None:
    code = bytearray((MODULES / "pyodide/pyodide.asm.wasm").read_bytes())
    first_row = "가각간".encode("utf-16-le")  # of KS X 1001
    assert code.count(first_row) == 1
    code[code.index(first_row)] ^= 1
    (tmp_path / "pyodide.asm.wasm").write_bytes(code)
    with pytest.raises(ToolError, match=r"Adapt tools/blank\.mjs"):
        run([node(), ROOT / "tools/blank.mjs", tmp_path / "pyodide.asm.wasm"], "Blanking")
