"""The public names of the package, with their executable examples."""

from __future__ import annotations

import ast
import doctest
import importlib
import subprocess
import sys
import typing
from collections import Counter

import pytest

from app import engine
from tests.engine.support import ROOT

GIVEN = engine.deal(
    engine.Setup((engine.SeatChoice("Ana"), engine.SeatChoice("Ben")), seed="a seed"), engine.standard_deck()
)
NAMES = {name: getattr(engine, name) for name in engine.__all__}
MODULES = sorted(path.stem for path in (ROOT / "app" / "engine").glob("[!_]*.py"))


@pytest.mark.parametrize("name", ["", *engine.__all__])
def test_examples_of_public_names(name: str) -> None:
    found = doctest.DocTestFinder(recurse=False).find(
        getattr(engine, name) if name else engine,
        name or "engine",
        module=False,
        globs=NAMES | {"given": GIVEN},
    )
    failures: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for test in found:
        runner.run(test, out=failures.append)
    assert not failures, "".join(failures)


def test_the_playing_functions_have_examples() -> None:
    for name in (
        "deal",
        "new_game",
        "legal_actions",
        "apply",
        "observe",
        "result",
        "encode",
        "decode",
        "replay",
    ):
        assert ">>>" in getattr(engine, name).__doc__, name


def test_every_public_name_comes_from_its_module() -> None:
    for name, value in NAMES.items():
        module = importlib.import_module(f"app.engine.{engine._HOMES[name]}")
        assert getattr(module, name) is value
    assert set(engine._HOMES) == set(engine.__all__) <= set(dir(engine))
    assert list(engine.__all__) == sorted(engine.__all__)
    with pytest.raises(AttributeError, match="no attribute 'dice'"):
        engine.dice  # noqa: B018


def test_the_package_imports_its_modules_only_on_use() -> None:
    """The page imports only the modules it needs."""
    code = "import sys, app.engine; print([name for name in sys.modules if name.startswith('app.engine.')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_public_class_names_are_unique() -> None:
    classes = Counter(
        node.name
        for module in MODULES
        for node in ast.walk(ast.parse((ROOT / "app" / "engine" / f"{module}.py").read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, number in classes.items() if number > 1] == []


@pytest.mark.parametrize("room", ["engine", "bots"])
def test_the_engine_and_the_bots_use_relative_imports(room: str) -> None:
    """The same files form the installable package `streets`."""
    for path in (ROOT / "app" / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names, f"{path.name}: {name}"


def test_the_type_checker_sees_the_public_names() -> None:
    """The imports for the type checker match the lazy ones."""
    tree = ast.parse((ROOT / "app" / "engine" / "__init__.py").read_text("utf-8"))
    told = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level == 1
        for alias in node.names
    }
    assert told == engine._HOMES
    assert typing.TYPE_CHECKING is False
