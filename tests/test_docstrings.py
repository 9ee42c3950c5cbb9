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


class Documented(NamedTuple):
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


def public(body: list[ast.stmt], where: str) -> Iterator[Documented]:
    """Yield the public functions and classes of a module, and the public methods of its public classes."""
    for node in body:
        if isinstance(node, Named) and not node.name.startswith("_"):
            yield Documented(node, f"{where}:{node.lineno} {node.name}")
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, where)


@cache
def trees() -> dict[str, ast.Module]:
    """Return all modules of the app as syntax trees, by path."""
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in MODULES}


@cache
def all_public() -> tuple[Documented, ...]:
    """Return all public functions and classes of the app."""
    return tuple(documented for where, tree in trees().items() for documented in public(tree.body, where))


@cache
def all_docstrings() -> dict[str, str]:
    """Return all docstrings of the app, public or not, as single lines by location."""
    return {
        f"{where}:{getattr(node, 'lineno', 0)}": f" {ast.get_docstring(node) or ''} ".replace("\n", " ")
        for where, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, Named | ast.Module)
    }


def test_public_objects_have_docstrings() -> None:
    assert len(all_public()) > 500
    assert [documented.where for documented in all_public() if not documented.text] == []


def test_a_docstring_begins_with_a_complete_sentence() -> None:
    broken = [
        documented.where
        for documented in all_public()
        if not documented.text.splitlines()[0].endswith((".", ":", "?"))
    ]
    assert broken == []


def test_a_functions_docstring_begins_with_a_verb() -> None:
    first = {documented: documented.text.split()[0].strip(",:") for documented in all_public()}
    assert [documented.where for documented, word in first.items() if word in NOT_SO] == []
    functions = [
        documented
        for documented in first
        if isinstance(documented.node, ast.FunctionDef) and not documented.is_property
    ]
    assert [documented.where for documented in functions if first[documented] in NO_VERBS] == []


def test_only_functions_with_a_result_return_something() -> None:
    wrong = []
    for documented in all_public():
        returns = documented.text.startswith("Return")
        gives = (
            isinstance(documented.node, ast.FunctionDef)
            and ast.unparse(documented.node.returns or documented.node) != "None"
        )
        if returns and not gives:
            wrong.append(documented.where)
    assert wrong == []


@pytest.mark.parametrize("word", QUAINT)
def test_words_are_plain(word: str) -> None:
    assert [where for where, text in all_docstrings().items() if f" {word} " in text] == []
