"""Imports point one way: the engine knows nothing above it, views no handler, and few modules the browser."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BROWSER = {"js", "pyodide", "pyscript"}

MAY_IMPORT = {
    "app/engine": {"app.engine"},
    "app/bots": {"app.engine", "app.bots"},
    "app/saves": {"app.engine", "app.saves"},
    "app/ui": {"app.engine", "app.bots", "app.saves", "app.ui"},
    "app/browser": {"app.engine", "app.bots", "app.saves", "app.ui", "app.browser"},
}
"""What of the project each room may import, beside the standard library."""


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a module imports, also those imported late."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                start = [*package[: len(package) - level + 1]] if level else []
                base = ".".join([*start, *([module] if module else [])])
                yield base
                yield from (f"{base}.{alias.name}" for alias in names)


def modules(room: str) -> list[Path]:
    """All modules of a room."""
    return sorted((ROOT / room).rglob("*.py"))


def within(name: str, package: str) -> bool:
    """Whether a module belongs to a package."""
    return name == package or name.startswith(package + ".")


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_lies_below(room: str) -> None:
    allowed = {*MAY_IMPORT[room], *sys.stdlib_module_names, *(BROWSER if room == "app/browser" else ())}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(room)
        for name in imports(path)
        if name != "app" and not any(within(name, package) for package in allowed)
    ]
    assert modules(room)
    assert wrong == []


def test_views_know_no_handler_and_no_page() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules("app/ui/views")
        for name in imports(path)
        if within(name, "app.ui.handlers") or within(name, "app.browser")
    ]
    assert wrong == []


def test_a_name_means_one_thing() -> None:
    classes: dict[str, list[str]] = {}
    for path in modules("app"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                classes.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: places for name, places in classes.items() if len(places) > 1} == {}
