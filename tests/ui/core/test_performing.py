"""Performing effects: each kind has one performer, found by its feature, and services last for a visit."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.saves.book import BOOK_KEYS
from app.ui.core.feature import PACKAGE, Performers, contributions, load_all_handlers
from app.ui.core.messages import Message
from app.ui.core.registry import PERFORMERS, Effect, perform, performs
from app.ui.features.book.state import BookRead, EraseBook, OpenBook, RestoreBook
from app.ui.features.report.state import KeepReport, ReadReport, ReportRead
from app.ui.features.saves.state import GamesListed, Remove
from app.ui.table.messages import Keep
from tests.saves.support import MemoryStore, started

ROOT = Path(__file__).parents[3]


class Desk:
    """An outside without a browser; it records sent messages."""

    version = "1"

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.sent: list[Message] = []
        self._services: dict[Any, Any] = {}

    def send(self, message: Message) -> None:
        self.sent.append(message)

    def now(self) -> int:
        return 1000

    def draw(self) -> str:
        return "freeid22"

    def stamp(self, time: int) -> str:
        return "2026-12-03T18:55"

    def service(self, make: Callable[[Any], Any]) -> Any:
        if make not in self._services:
            self._services[make] = make(self)
        return self._services[make]

    def perform(self, effect: Effect) -> Message:
        perform(effect, self)
        return self.sent[-1]


def performed_by_the_page() -> set[str]:
    """Return the names of the effects that modules of the browser perform."""
    return {
        ast.unparse(decorator.args[0]).rpartition(".")[2]
        for path in (ROOT / "app/browser").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and ast.unparse(decorator.func) in {"performs", "registry.performs"}
    }


def kinds_of(base: type[Effect]) -> set[type[Effect]]:
    below = {each for kind in base.__subclasses__() for each in kinds_of(kind)}
    return {base, *below}


def test_each_effect_has_one_performer() -> None:
    load_all_handlers()
    for part in contributions(Performers):
        for module in part.modules:
            __import__(f"{PACKAGE}.{module}")
    page = performed_by_the_page()
    for kind in kinds_of(Effect) - {Effect}:
        if kind.__module__.startswith(PACKAGE):
            performers = [base for base in kind.__mro__ if base in PERFORMERS or base.__name__ in page]
            assert len(performers) == 1, kind


def test_an_effect_is_performed_by_its_own_feature_or_by_another() -> None:
    desk = Desk(MemoryStore())
    assert desk.perform(ReadReport("g")) == ReportRead("g", "")
    perform(KeepReport("g", "verdicts"), desk)
    assert desk.perform(ReadReport("g")) == ReportRead("g", "verdicts")
    perform(Keep("g", started()), desk)  # an effect of the table, performed by the saves
    listed = desk.perform(Remove("My game", "g"))
    assert isinstance(listed, GamesListed) and listed.library.deleted == "My game"


def test_a_service_remembers_for_the_whole_visit() -> None:
    desk = Desk(MemoryStore({BOOK_KEYS[0]: "x"}))
    perform(EraseBook(), desk)
    assert desk.store.get(BOOK_KEYS[0]) is None
    assert isinstance(desk.perform(RestoreBook()), BookRead)
    assert desk.store.get(BOOK_KEYS[0]) == "x"


def test_an_effect_without_performer_is_an_error() -> None:
    class Unknown(Effect):
        """Nothing performs it."""

    with pytest.raises(LookupError, match="nothing performs"):
        perform(Unknown(), Desk(MemoryStore()))


def test_two_performers_of_one_effect_are_an_error() -> None:
    perform(OpenBook(), Desk(MemoryStore()))
    with pytest.raises(ValueError, match="performed twice"):
        performs(ReadReport)(lambda effect, outside: None)
