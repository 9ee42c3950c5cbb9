"""Find the text keys that the source code uses, complete or with placeholders."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Said:
    """The possible keys of an expression, and its location.

    A placeholder whose value does not follow from the surrounding function stays `{}`.
    """

    keys: tuple[str, ...]
    where: str


def said_in(path: Path, tables: set[str]) -> Iterator[Said]:
    """Yield every text key in a module: text that begins with a table's name and a dot."""
    tree = ast.parse(path.read_text("utf-8"))
    inside = {
        id(value) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for value in node.values
    }
    for scope, node in _scoped(tree, tree):
        parts = _parts(node, inside)
        if parts is None or not isinstance(parts[0], str) or parts[0].partition(".")[0] not in tables:
            continue
        if "." not in parts[0] or any(isinstance(part, str) and set(part) & set(" ,;:") for part in parts):
            continue
        keys = [""]
        for part in parts:
            values = (part,) if isinstance(part, str) else _values(part, scope) or ("{}",)
            keys = [key + value for key in keys for value in values]
        yield Said(tuple(keys), f"{path.name}:{node.lineno}")


def _scoped(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.expr]]:
    """Yield all expressions below a node with their surrounding functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield scope, child
        yield from _scoped(child, child if isinstance(child, ast.FunctionDef) else scope)


def _parts(node: ast.expr, inside: set[int]) -> list[str | ast.expr] | None:
    """Return a key's parts, texts and placeholders; `counted(thing, …)` uses `counts.{thing}`."""
    match node:
        case ast.Constant(value=str(text)) if id(node) not in inside:
            return [text]
        case ast.JoinedStr(values=values):
            return [v.value if isinstance(v, ast.FormattedValue) else str(v.value) for v in values]  # type: ignore[attr-defined]
        case ast.Call(func=ast.Name(id="counted"), args=[ast.Constant(value=str(thing)), *_]):
            return [f"counts.{thing}"]
        case ast.Call(func=ast.Name(id="counted"), args=[thing, *_]):
            return ["counts.", thing]
    return None


def _values(node: ast.expr, scope: ast.AST) -> tuple[str, ...]:
    """Return the possible texts of an expression within its function, or none if unknown."""
    match node:
        case ast.Constant(value=str(text)):
            return (text,)
        case ast.IfExp(body=body, orelse=orelse):
            either = (_values(body, scope), _values(orelse, scope))
            return either[0] + either[1] if all(either) else ()
        case ast.Subscript(value=ast.Dict(values=values)):
            return tuple(text for value in values for text in _values(value, scope))
        case ast.Name(id=name):
            return _assigned(name, scope)
    return ()


def _assigned(name: str, scope: ast.AST) -> tuple[str, ...]:
    """Return the texts that a function assigns to a name or iterates over."""
    found: list[str] = []
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                values = _values(value, ast.Module([], []))
                if not values:
                    return ()
                found += values
            case (
                ast.comprehension(target=target, iter=ast.Tuple(elts=items))
                | ast.For(target=target, iter=ast.Tuple(elts=items))
            ):
                found += _looped(name, target, items)
    return tuple(dict.fromkeys(found))


def _looped(name: str, target: ast.expr, items: list[ast.expr]) -> list[str]:
    match target:
        case ast.Name(id=found) if found == name:
            picked = items
        case ast.Tuple(elts=names):
            places = [n for n, each in enumerate(names) if isinstance(each, ast.Name) and each.id == name]
            picked = [item.elts[n] for n in places for item in items if isinstance(item, ast.Tuple)]
        case _:
            return []
    return [item.value for item in picked if isinstance(item, ast.Constant) and isinstance(item.value, str)]
