"""Docstrings are plain English and follow one style."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "app").rglob("*.py"))

Named = ast.FunctionDef | ast.ClassDef

NO_VERBS = {
    "A",
    "All",
    "An",
    "Another",
    "How",
    "It",
    "Something",
    "That",
    "The",
    "This",
    "What",
    "Whether",
    "Which",
}
"""A function's docstring does not begin with these: it says what the function does."""

NOT_SO = {"Gets", "Give", "Gives", "Returns"}
"""No docstring begins with these; use `Return …`."""

QUAINT = (
    *("as it were", "but for", "comes to", "for ever", "for want of", "just so", "lest", "no good"),
    *("the same again", "thereof", "what is asked", "whence", "who is asked", "whoever"),
)
"""Words and phrases that are not plain, idiomatic English."""


class Told(NamedTuple):
    """A public function or class with its location."""

    node: Named
    where: str

    @property
    def text(self) -> str:
        """Its docstring."""
        return ast.get_docstring(self.node) or ""

    @property
    def is_property(self) -> bool:
        """Whether it is a property."""
        return any("property" in ast.unparse(decorator) for decorator in self.node.decorator_list)


def public(body: list[ast.stmt], where: str) -> Iterator[Told]:
    """Yield the public functions and classes of a module, and the public methods of its public classes."""
    for node in body:
        if isinstance(node, Named) and not node.name.startswith("_"):
            yield Told(node, f"{where}:{node.lineno} {node.name}")
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, where)


@cache
def trees() -> dict[str, ast.Module]:
    """Return all modules of the app as syntax trees, by path."""
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in MODULES}


@cache
def all_public() -> tuple[Told, ...]:
    """Return all public functions and classes of the app."""
    return tuple(told for where, tree in trees().items() for told in public(tree.body, where))


@cache
def all_told() -> dict[str, str]:
    """Return all docstrings of the app, public or not, as single lines by location."""
    return {
        f"{where}:{getattr(node, 'lineno', 0)}": f" {ast.get_docstring(node) or ''} ".replace("\n", " ")
        for where, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, Named | ast.Module)
    }


def test_public_objects_have_docstrings() -> None:
    assert len(all_public()) > 500
    assert [told.where for told in all_public() if not told.text] == []


def test_a_docstring_begins_with_a_complete_sentence() -> None:
    broken = [told.where for told in all_public() if not told.text.splitlines()[0].endswith((".", ":", "?"))]
    assert broken == []


def test_a_functions_docstring_begins_with_a_verb() -> None:
    first = {told: told.text.split()[0].strip(",:") for told in all_public()}
    assert [told.where for told, word in first.items() if word in NOT_SO] == []
    functions = [told for told in first if isinstance(told.node, ast.FunctionDef) and not told.is_property]
    assert [told.where for told in functions if first[told] in NO_VERBS] == []


def test_only_functions_with_a_result_return_something() -> None:
    wrong = []
    for told in all_public():
        returns = told.text.startswith("Return")
        gives = (
            isinstance(told.node, ast.FunctionDef) and ast.unparse(told.node.returns or told.node) != "None"
        )
        if returns and not gives:
            wrong.append(told.where)
    assert wrong == []


@pytest.mark.parametrize("word", QUAINT)
def test_words_are_plain(word: str) -> None:
    assert [where for where, text in all_told().items() if f" {word} " in text] == []
