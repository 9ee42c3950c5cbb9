"""The engine reports codes, and the command line has a text for each of them."""

from __future__ import annotations

import ast
import typing
from pathlib import Path
from string import Formatter

from app.engine import faults
from app.engine.faults import Fault, fault
from app.engine.state import DecisionKind
from app.engine.wording import error_texts, fault_words
from tests.engine.support import ROOT

ENGINE = sorted((ROOT / "app" / "engine").glob("*.py"))
CODED = {"box.py", "fixed_deals.py", "setup.py", "record.py", "deck_file.py"}


def calls(path: Path) -> typing.Iterator[tuple[str, ast.Call]]:
    """Yield the calls in a module with the name of the called function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func
            yield name.id if isinstance(name, ast.Name) else getattr(name, "attr", ""), node


def codes() -> dict[str, set[str]]:
    """Return every fault code of the engine with the names of its values."""
    found: dict[str, set[str]] = {}
    for path in ENGINE:
        for name, call in calls(path):
            place = {"fault": 0, "error": 1, "get": 2}.get(name)
            if path.name not in CODED or place is None or len(call.args) <= place:
                continue
            code = call.args[place]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                values = {keyword.arg for keyword in call.keywords if keyword.arg}
                found.setdefault(code.value, set()).update(values | ({"tile", "key"} if place else set()))
            elif isinstance(code, ast.Name):
                assert code.id == "code"
    return found


def test_every_fault_has_a_text_for_its_values() -> None:
    told = codes()
    told["unknown"] = {"value", "known", "tile", "key"}
    assert set(told) == set(error_texts("faults"))
    for code, text in error_texts("faults").items():
        wanted = {field.split("[")[0] for _, field, _, _ in Formatter().parse(text) if field}
        assert wanted <= told[code], code


def test_every_problem_has_a_text() -> None:
    asked = {f"asked-{kind}" for kind in typing.get_args(DecisionKind)}
    others = {"over", "not-in-hand", "not-on-card", "not-an-action", "grifter-elsewhere"}
    assert {*faults.RULES, *asked, *others} == set(error_texts("problems"))


def test_a_fault_inside_another() -> None:
    inner = fault("not-a-text", tile="museum", key="name")
    outer = fault("custom-deck", key="custom_deck", fault=inner)
    assert fault_words(outer) == "custom deck: tile museum: key 'name': must be a text"
    assert outer["fault"] == inner == Fault("not-a-text", (("tile", "museum"), ("key", "name")))
    assert hash(outer) == hash(fault("custom-deck", key="custom_deck", fault=inner))


def test_the_engine_contains_no_sentences() -> None:
    """Texts of three or more words are docstrings, programmer errors, or belong to the command line."""
    for path in ENGINE:
        if path.name in ("__main__.py", "wording.py"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        allowed = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.Raise | ast.Expr)
            for part in ast.walk(node)
        }
        said = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed
        ]
        assert [text for text in said if len(text.split()) > 2 and "\n" not in text] == [], path.name


def test_nouns_are_counted_in_singular_and_plural() -> None:
    for code, text in error_texts("faults").items():
        for before, field, noun, _ in Formatter().parse(text):
            if noun and field:
                one = fault_words(fault(code, **{**_fillings(text), field: 1}))
                two = fault_words(fault(code, **{**_fillings(text), field: 2}))
                assert f"1 {noun}" in one and f"1 {noun}s" not in one and f"2 {noun}s" in two, code
            counted = field in {"tiles", "left", "players"} and not noun
            assert not counted, (code, before)


def _fillings(text: str) -> dict[str, object]:
    """Return a sample value for every field of a text."""
    return {field.split("[")[0]: 3 for _, field, _, _ in Formatter().parse(text) if field}
