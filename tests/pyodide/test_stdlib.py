"""The shipped standard library is complete for the app and reproducible."""

from __future__ import annotations

import ast
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from environment import ROOT, ToolError
from files import wanted_files
from runtime import DENY, MODULES, RUNTIME, compile_with_pyodide, shorten

ARCHIVE = RUNTIME / "pyodide/python_stdlib.zip"


def imported_modules() -> set[str]:
    """Return the full names of all standard library modules imported anywhere in `app/`."""
    names: set[str] = set()
    for module in (name for name in wanted_files() if name.endswith(".py")):
        for tree in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8"))):
            if isinstance(tree, ast.Import):
                names |= {alias.name for alias in tree.names}
            elif isinstance(tree, ast.ImportFrom) and not tree.level and tree.module:
                names.add(tree.module)
    return {name for name in names if name.split(".")[0] in sys.stdlib_module_names}


def test_the_app_imports_only_shipped_modules(in_pyodide: Callable[[str], str]) -> None:
    wanted = sorted(imported_modules())
    assert "dataclasses" in wanted
    missing = in_pyodide(f"""
import importlib
for name in {wanted!r}:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(name, '-', error)
""")
    assert not missing, "remove these from tools/stdlib-deny.txt"


def test_denied_modules_are_not_shipped(in_pyodide: Callable[[str], str]) -> None:
    with zipfile.ZipFile(ARCHIVE) as archive:
        names = archive.namelist()
    assert "asyncio/__init__.pyc" in names
    assert not [
        name for name in names if name.startswith(("unittest/", "encodings/cp1")) or name.endswith(".py")
    ]
    assert in_pyodide("import importlib.util; print(importlib.util.find_spec('unittest'))") == "None"


def test_a_different_pyscript_fails_the_build(tmp_path: Path) -> None:
    core = tmp_path / "core-1.js"
    core.write_text("from pyscript.display import HTML")
    with pytest.raises(ToolError, match="adapt tools"):
        shorten(core)


PART = ("asyncio/", "dataclasses.py", "json/", "re/", "unittest/")


@pytest.mark.thorough
def test_the_archive_is_reproducible(tmp_path: Path) -> None:
    """Test a part: compiling everything takes seconds."""
    part, again = tmp_path / "part.zip", tmp_path / "again.zip"
    with zipfile.ZipFile(MODULES / "pyodide/python_stdlib.zip") as whole, zipfile.ZipFile(part, "w") as some:
        for name in whole.namelist():
            if name.startswith(PART):
                some.writestr(name, whole.read(name))
    compile_with_pyodide("stdlib", part, again, DENY)
    with zipfile.ZipFile(again) as built, zipfile.ZipFile(ARCHIVE) as shipped:
        names = built.namelist()
        assert len(names) > 30
        assert names == [name for name in shipped.namelist() if name in names]
        for name in names:
            assert built.read(name) == shipped.read(name)
            assert built.getinfo(name).date_time == shipped.getinfo(name).date_time
