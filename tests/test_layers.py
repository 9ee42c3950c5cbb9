"""Imports go one way: the engine imports nothing above it, views no handlers, and one package the browser."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from files import wanted_files

ROOT = Path(__file__).resolve().parent.parent
BROWSER = {"js", "pyodide", "pyscript", "_pyodide", "__main__"}

MAY_IMPORT = {
    "app/engine": {"app.engine"},
    "app/bots": {"app.engine", "app.bots"},
    "app/saves": {"app.engine", "app.saves"},
    "app/ui": {"app.engine", "app.bots", "app.saves", "app.ui"},
    "app/terminal": {"app.engine", "app.bots", "app.saves", "app.ui", "app.terminal"},
    "app/browser": {"app.engine", "app.bots", "app.saves", "app.ui", "app.browser"},
}
"""The project's packages that each package may import, besides the standard library."""

BEGINS = {"app/engine/__main__.py": {"app.terminal"}}
"""The command line is an entry point: it sits above all packages, and none imports it."""

PURE_TEXT = ("core.html", "core.registry", "core.update", "table.views", "table.handlers")

WITHIN_UI = {
    "app/ui/core": ("table.views", "table.handlers.playing"),
    "app/ui/features": ("core.update",),
    "app/ui/table/handlers": ("core.html", "core.update", "table.views"),
    "app/ui/table/input": (*PURE_TEXT, "words"),
    "app/ui/table/playback": (*PURE_TEXT, "table.input"),
    "app/ui/table/views": ("core.registry", "core.update", "table.handlers"),
    "app/ui/words": (*PURE_TEXT, "table.input"),
}
"""Packages that each package of the interface never imports."""


CONVENTIONS = {"FEATURE", "SCREEN", "STORED", "main"}
"""Names shared by modules of the same kind: screens, features, stored values, programs."""


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return the full names of the modules that a module imports, at any level."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
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
    """Return all modules of a package."""
    return sorted((ROOT / room).rglob("*.py"))


def within(name: str, package: str) -> bool:
    """Return whether a module belongs to a package."""
    return name == package or name.startswith(package + ".")


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_package_imports_only_lower_ones(room: str) -> None:
    allowed = {*MAY_IMPORT[room], *sys.stdlib_module_names, *(BROWSER if room == "app/browser" else ())}
    wrong = [
        f"{place} imports {name}"
        for path in modules(room)
        for place in [path.relative_to(ROOT).as_posix()]
        for name in imports(path)
        if name != "app" and not any(within(name, each) for each in (*allowed, *BEGINS.get(place, ())))
    ]
    assert modules(room)
    assert wrong == []


def test_no_package_imports_modules_that_are_not_shipped() -> None:
    """`tools/stdlib-deny.txt` lists the modules of the standard library that are not shipped."""
    lines = (ROOT / "tools/stdlib-deny.txt").read_text(encoding="utf-8").splitlines()
    denied = [line for line in lines if line and not line.startswith("#")]
    wrong = [
        f"{module} imports {name}"
        for module in wanted_files()  # the terminal runs on the player's machine
        if module.endswith(".py")
        for name in imports(ROOT / module)
        if any(fnmatchcase(name, pattern) or name.startswith(f"{pattern}.") for pattern in denied)
    ]
    assert wrong == []


def test_preloaded_packages_exist() -> None:
    """Otherwise the page would fail some seconds after its start."""
    tree = ast.parse((ROOT / "app/browser/preload.py").read_text(encoding="utf-8"))
    (layers,) = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "LAYERS"
    ]
    assert layers and all((ROOT / layer.replace(".", "/")).is_dir() for layer in layers)


def test_entry_points_are_never_imported() -> None:
    entries = {module_name(ROOT / place) for place in BEGINS}
    assert [path for path in modules("app") if entries & set(imports(path))] == []


READ_EXTRA_KEYS = {
    "app/engine/box.py",
    "app/engine/fixed_deals.py",
    "app/saves/marks.py",
    "app/saves/post.py",
    "app/saves/rivals.py",
}
"""Modules that read the extra keys of records; others ask their functions."""


def _reads_extra(node: ast.AST) -> bool:
    """Return whether a node reads a key of something called `extra`."""
    match node:
        case ast.Subscript(value) | ast.Compare(comparators=[value], ops=[ast.In() | ast.NotIn()]):
            pass
        case ast.Call(func=ast.Attribute(value, "get")):
            pass
        case _:
            return False
    return isinstance(value, ast.Name | ast.Attribute) and ast.unparse(value).split(".")[-1] == "extra"


def test_extra_keys_of_records_are_read_in_few_modules() -> None:
    reading = {
        path.relative_to(ROOT).as_posix()
        for path in modules("app")
        if any(map(_reads_extra, ast.walk(ast.parse(path.read_text(encoding="utf-8")))))
    }
    assert reading == READ_EXTRA_KEYS


@pytest.mark.parametrize("room", WITHIN_UI)
def test_a_package_of_the_interface_imports_only_allowed_ones(room: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(room)
        for name in imports(path)
        if any(within(name, f"app.ui.{other}") for other in WITHIN_UI[room])
    ]
    assert modules(room)
    assert wrong == []


def test_every_package_has_import_rules() -> None:
    rooms = {f"app/{path.name}" for path in (ROOT / "app").iterdir() if any(path.glob("*.py"))}
    assert rooms == set(MAY_IMPORT)
    rooms = {f"app/ui/{path.name}" for path in (ROOT / "app/ui").iterdir() if any(path.rglob("*.py"))}
    assert rooms == {"/".join(room.split("/")[:3]) for room in WITHIN_UI}


def test_only_the_page_and_the_terminal_change_the_language() -> None:
    """Handlers and views read the current catalogue; changing it would make them impure."""
    changing = {
        path.relative_to(ROOT).as_posix()
        for path in modules("app")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Attribute) and ast.unparse(node) == "texts.use")
        or (isinstance(node, ast.ImportFrom) and any(alias.name == "use" for alias in node.names))
    }
    assert changing == {"app/browser/language.py", "app/terminal/play.py"}


def test_a_view_takes_at_most_five_parameters() -> None:
    """Pass a named value if more is needed (`named_table_region`)."""
    views = [path for path in modules("app/ui") if "views" in path.parts or path.stem == "views"]
    assert len(views) > 20
    too_many = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in views
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and len([*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]) > 5
    ]
    assert too_many == []


def test_promises_are_followed_in_a_single_module() -> None:
    """Elsewhere exceptions of their callbacks would be lost."""
    asking = {
        path.name
        for path in modules("app")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in {"then", "catch", "finally_"}
    }
    assert asking == {"interop.py"}


@pytest.mark.parametrize(("room", "root"), [("app", ROOT), ("tools", ROOT / "tools")])
def test_there_are_no_import_cycles(room: str, root: Path) -> None:
    """Not even indirectly."""
    names = {module_name(path, root): path for path in modules(room)}
    above = {name: {found for found in imports(path) if found in names} for name, path in names.items()}
    left = {name: needed - {name, *packages_of(name, needed)} for name, needed in above.items()}
    while free := {name for name, needed in left.items() if not needed}:
        left = {name: needed - free for name, needed in left.items() if name not in free}
    assert left == {}


# --- Floors of the interface ---

FLOORS = {"core": set(), "words": {"core"}, "table": {"core", "words"}}
"""The packages that each lower floor of the interface may import; features may import all of them."""

EDGES = {
    "book": {"saves"},
    "post": {"saves"},
    "report": {"saves"},
    "again": {"report", "saves"},
    "moving": {"book", "saves"},
    "new_game": {"saves"},
    "box": {"new_game"},
    "learn": {"new_game"},
    "journey": {"book", "learn", "new_game", "saves"},
    "stars": {"learn"},
    "same_tiles": {"book", "new_game", "saves"},
    "daily": {"book", "learn", "new_game", "same_tiles", "saves"},
    "rival": {"book", "new_game", "same_tiles", "saves"},
    "hand": {"saves"},
    "rules": {"learn"},
    "sharing": {"saves"},
    "drills": {"rules"},
}
"""The features that a feature may import, each after those that it imports."""

LATE_IMPORTS = 30
"""The most imports inside functions of the interface. Contributions name modules as text instead."""


def room_of(module: str) -> str:
    """Return the folder of a module of the interface: `core`, `table` or the name of a feature."""
    parts = module.split(".")[2:]
    return ".".join(parts[:2] if parts[0] == "features" else parts[:1]) if len(parts) > 1 else ""


@cache
def arrows() -> dict[str, frozenset[str]]:
    """Return the folders of the interface that each folder imports, for types and inside functions too."""
    modules_of_ui = {module_name(path): path for path in modules("app/ui")}
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in modules_of_ui.items():
        found[room_of(name)] |= {room_of(each) for each in imports(path) if each in modules_of_ui}
    return {room: frozenset(rooms - {room, ""}) for room, rooms in found.items() if room}


def test_the_lower_floors_import_only_what_lies_below() -> None:
    assert {room: up for room, below in FLOORS.items() if (up := arrows()[room] - below)} == {}


def test_features_import_each_other_only_along_the_written_edges() -> None:
    edges = {
        room.removeprefix("features."): others
        for room, rooms in arrows().items()
        if room.startswith("features.")
        and (others := {each.removeprefix("features.") for each in rooms if each.startswith("features.")})
    }
    assert edges == EDGES


def test_the_folders_of_the_interface_form_no_circle() -> None:
    left = {room: set(rooms) for room, rooms in arrows().items()}
    while free := {room for room, rooms in left.items() if not rooms}:
        left = {room: rooms - free for room, rooms in left.items() if room not in free}
    assert left == {}


def test_few_modules_of_the_interface_are_imported_late() -> None:
    late = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in modules("app/ui")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom)
    ]
    assert len(set(late)) <= LATE_IMPORTS


def module_name(path: Path, root: Path = ROOT) -> str:
    """Return the name of a module below a folder of the import path."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def packages_of(name: str, needed: set[str]) -> set[str]:
    """Return the parent packages of a module's imports, and its own."""
    return {
        each
        for each in needed
        if within(name, each) or any(each != other and within(other, each) for other in needed)
    }


def defined(tree: ast.Module) -> Iterator[str]:
    """Yield the public names that a module defines."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name) | ast.FunctionDef(name):
                yield name
            case ast.AnnAssign(ast.Name(name)) | ast.Assign([ast.Name(name)]):
                yield name
            case ast.Assign([ast.Tuple(targets)]):
                yield from (target.id for target in targets if isinstance(target, ast.Name))


def shared() -> dict[str, list[str]]:
    """Return names defined by several modules of a package, with those modules."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules("app"):
        for name in defined(ast.parse(path.read_text(encoding="utf-8"))):
            if not name.startswith("_"):
                places[f"{path.parent.relative_to(ROOT).as_posix()}: {name}"].append(path.name)
    return {name: found for name, found in places.items() if len(set(found)) > 1}


def test_a_public_name_is_defined_once_in_a_package() -> None:
    twice = {name: found for name, found in shared().items() if name.split()[-1] not in CONVENTIONS}
    assert twice == {}
