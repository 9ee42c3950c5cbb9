"""Styles and markup match: no unused rule, no class without a rule, and shared values stated once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TypeAlias

from app.ui.table.input.camera import CELL

ROOT = Path(__file__).resolve().parents[2]
SHEETS = sorted(ROOT.glob("assets/styles/*.css"))
MODULES = sorted((*ROOT.glob("app/ui/**/*.py"), *ROOT.glob("app/browser/**/*.py")))
SCRIPTS = [ROOT / "index.html", *sorted(ROOT.glob("assets/**/*.js"))]
TOKENS = ROOT / "assets/styles/tokens.css"

Scope: TypeAlias = ast.Module | ast.FunctionDef


# --- Reading the styles ---


def plain(text: str) -> str:
    """Return a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


@cache
def styles() -> str:
    """Return all style sheets as one, as the published page has them."""
    return plain("\n".join(sheet.read_text("utf-8") for sheet in SHEETS))


def selectors() -> str:
    """Return all selectors, one per line."""
    heads = (head.strip() for head in re.findall(r"([^{};]+)\{", styles()))
    return "\n".join(head for head in heads if not head.startswith("@"))


def declared(text: str) -> set[str]:
    """Return the custom properties that a text sets."""
    return set(re.findall(r"(--[\w-]+)\s*:", text))


# --- Reading the markup ---


@cache
def trees() -> tuple[ast.Module, ...]:
    """Return the interface's modules, parsed."""
    return tuple(ast.parse(path.read_text("utf-8")) for path in MODULES)


@cache
def functions() -> tuple[ast.FunctionDef, ...]:
    """Return all functions of the interface."""
    every = (node for tree in trees() for node in ast.walk(tree))
    return tuple(node for node in every if isinstance(node, ast.FunctionDef))


def expressions(tree: ast.Module) -> Iterator[tuple[ast.expr, Scope]]:
    """Yield every expression of a module with its surrounding function."""
    stack: list[tuple[ast.AST, Scope]] = [(tree, tree)]
    while stack:
        node, scope = stack.pop()
        if isinstance(node, ast.expr):
            yield node, scope
        inside = node if isinstance(node, ast.FunctionDef) else scope
        stack += ((child, inside) for child in ast.iter_child_nodes(node))


def texts(node: ast.expr, scope: Scope, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the possible texts of an expression; `*` stands for unknown parts."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else "*" for v in values)
            inner = [value.value for value in values if isinstance(value, ast.FormattedValue)]
        case ast.IfExp(body=body, orelse=orelse):
            inner = [body, orelse]
        case ast.BinOp(left=left, right=right):
            inner = [left, right]
        case ast.List(elts=items):
            inner = items
        case ast.Call(func=ast.Attribute(value=ast.Constant(), attr="join"), args=[inside]):
            inner = [inside]
        case ast.Call(func=ast.Attribute(value=inside, attr="strip")):
            inner = [inside]
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(ast.Name(), name)) if name not in seen:
            for called in (each for each in functions() if each.name == name):
                for end in (n.value for n in ast.walk(called) if isinstance(n, ast.Return) and n.value):
                    yield from texts(end, called, seen | {name})
            return
        case ast.Name(id=name) if name not in seen:
            inner = list(assigned(name, scope))
            seen |= {name}
        case _:
            return
    for each in inner if not isinstance(node, ast.Constant) else ():
        yield from texts(each, scope, seen)


def assigned(name: str, scope: Scope) -> Iterator[ast.expr]:
    """Yield the possible values of a name in a function."""
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.Call(func=ast.Attribute(value=ast.Name(id=target), attr="append"), args=[value]):
                if target == name:
                    yield value
            case ast.For(target=ast.Name(id=target), iter=ast.Tuple(elts=items)) if target == name:
                yield from items


@cache
def class_places() -> dict[str, int]:
    """Return the position of the class argument for every function that has one."""
    named = {node.name: [each.arg for each in node.args.args] for node in functions()}
    return {name: arguments.index("class_") for name, arguments in named.items() if "class_" in arguments}


def default_class(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Yield a function's default class."""
    taken = function.args
    behind = taken.args[len(taken.args) - len(taken.defaults) :]
    defaults = [
        *zip(behind, taken.defaults, strict=True),
        *zip(taken.kwonlyargs, taken.kw_defaults, strict=True),
    ]
    yield from (value for argument, value in defaults if argument.arg == "class_" and value is not None)


def given_by(tree: ast.Module) -> Iterator[str]:
    """Yield the `class` attributes in a module."""
    for node, scope in expressions(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="classList")), args=[first, *_]):
                yield from texts(first, scope)
            case ast.Call(ast.Name(id=name) | ast.Attribute(ast.Name(), name), args, keywords):
                place = class_places().get(name, len(args))
                named = [keyword.value for keyword in keywords if keyword.arg == "class_"]
                for value in (*named, *args[place : place + 1]):
                    yield from texts(value, scope)


def given() -> Iterator[str]:
    """Yield the `class` attributes that elements may have."""
    for tree in trees():
        yield from given_by(tree)
    for function in functions():
        for value in default_class(function):
            yield from texts(value, function)
    for source in (*SCRIPTS, *MODULES):
        yield from re.findall(
            r'(?:\bclass ?= ?|\bclassName ?= ?|\bclassList\.\w+\()"([^"]*)"', source.read_text("utf-8")
        )


@cache
def classes() -> frozenset[str]:
    """Return the classes of the markup, with `*` for unknown parts."""
    every = {word for text in given() for word in text.split()}
    return frozenset(word for word in every if word.strip("*"))


@cache
def styled() -> frozenset[str]:
    """Return the classes that have a rule."""
    return frozenset(re.findall(r"\.(-?[A-Za-z][\w-]*)", selectors()))


def sources() -> str:
    """Return all sources, other than style sheets, that may name an id, keyframes or a custom property."""
    paths = (*MODULES, *SCRIPTS, *ROOT.glob("assets/art/*.svg"))
    return "\n".join(path.read_text("utf-8") for path in paths)


# --- Completeness ---


def test_every_styled_class_is_used() -> None:
    assert len(styled()) > 200
    assert {name for name in styled() if not any(fnmatchcase(name, each) for each in classes())} == set()


def test_every_used_class_is_styled() -> None:
    assert len(classes()) > 200
    assert {each for each in classes() if not any(fnmatchcase(name, each) for name in styled())} == set()


def test_every_styled_id_exists() -> None:
    ids = set(re.findall(r"#([A-Za-z][\w-]*)", selectors()))
    text = sources()
    assert {name for name in ids if f'"{name}"' not in text} == set()


def test_every_custom_property_is_set_and_read() -> None:
    text = sources()
    set_by_code = set(re.findall(r"(--[\w-]+)(?=[:\"])", text))
    read = set(re.findall(r"var\((--[\w-]+)", styles() + text))
    assert declared(styles()) - read == set()
    assert read - declared(styles()) - set_by_code == set()


def test_all_keyframes_are_used() -> None:
    frames = set(re.findall(r"@keyframes ([\w-]+)", styles()))
    shown = set(re.findall(r"animation: ([\w-]+)", styles()))
    assert frames == shown - {"none"}


def test_keyframes_animate_only_properties_that_need_no_repaint() -> None:
    bodies = re.findall(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)", styles())
    changed = {name for body in bodies for name in re.findall(r"([\w-]+):", body)}
    assert changed <= {"transform", "translate", "scale", "rotate", "opacity"}


# --- Isolation ---


def test_a_moving_city_restyles_only_what_changes() -> None:
    """Rules for everything and inherited properties restyle thousands of elements; opacity adds layers."""
    rules = re.findall(r"(#layer\.(?:soft|moving|gliding)[^{]*)\{([^}]*)\}", styles())
    assert len(rules) == 3
    for selector, declarations in rules:
        assert "*" not in selector
        assert not re.search("visibility|opacity", declarations)


SHARED = {
    *("base", "cards", "chart", "choices", "controls", "forced", "form", "notices", "page", "pieces"),
    *("print", "prompt", "receipts"),
}
"""The sheets for shared pieces and whole pages."""

COMPONENTS = (
    {"again", "coach", "grifter", "learn", "puzzles", "stars", "strip"},
    {"city", "ghost", "marks", "moments", "pictures", "tiles"},
    {"explain", "fitting"},
    {"hand", "prompt", "words"},
    {"box", "correcting", "finder", "form_views", "new_game", "score", "settings"},
)
"""Groups of views that form one component. Every other view is its own component."""


@cache
def components() -> dict[str, set[str]]:
    """Return the components that use a class, by class."""
    found: dict[str, set[str]] = {}
    for path, tree in zip(MODULES, trees(), strict=True):
        name = path.parent.name if path.stem == "views" else path.stem
        component = next((min(views) for views in COMPONENTS if name in views), name)
        for class_ in {word for text in given_by(tree) for word in text.split()}:
            found.setdefault(class_, set()).add(component)
    return found


def bare_classes(sheet: Path) -> set[str]:
    """Return the classes that a sheet styles everywhere: `.number`, but not `.lesson .number`."""
    heads = re.findall(r"([^{};@]+)\{", plain(sheet.read_text("utf-8")))
    each = (selector.strip() for head in heads for selector in head.split(","))
    return {found[1] for selector in each if (found := re.fullmatch(r"\.([\w-]+)(?:::?[\w-]+)*", selector))}


def test_a_component_styles_only_its_own_classes() -> None:
    leaks = {
        (sheet.stem, class_): sorted(found)
        for sheet in SHEETS
        if sheet.stem not in SHARED
        for class_ in sorted(bare_classes(sheet))
        if len(found := components().get(class_, set())) > 1
    }
    assert leaks == {}


# --- Single sources ---


def test_the_dark_theme_is_stated_once_and_covers_the_light_one() -> None:
    assert "prefers-color-scheme" not in styles()
    tokens = plain(TOKENS.read_text("utf-8"))
    light = next(body for body in re.findall(r":root \{([^}]*)\}", tokens) if "color-scheme: light" in body)
    dark = re.findall(r':root\[data-theme="dark"\] \{([^}]*)\}', tokens)
    assert len(dark) == 1
    assert declared(dark[0]) == declared(light)


def test_media_queries_use_the_named_widths() -> None:
    comment = re.search(r"/\* Widths\.(.*?)\*/", TOKENS.read_text("utf-8"), flags=re.S)
    assert comment
    widths = set(re.findall(r"^ {5}[a-z ]+? {2,}(\(.*\))$", comment[1], flags=re.M))
    asked = {
        condition.strip()
        for query in re.findall(r"@media ([^{]*)\{", styles())
        for condition in query.split(",")
        if re.search(r"width|height|aspect", condition)
    }
    assert widths
    assert asked == widths


def test_layers_are_named() -> None:
    layers = {f"var({name})" for name in declared(styles()) if name.startswith("--z-")}
    assert set(re.findall(r"z-index: ([^;]*);", styles())) == layers


def test_the_cell_size_is_stated_once() -> None:
    assert CELL == 160
    assert "160px" not in styles()
