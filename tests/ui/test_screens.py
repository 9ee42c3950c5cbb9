"""Screens: each is one row and one module, and nothing else knows about it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from types import MappingProxyType, ModuleType

import pytest

from app.ui.core import screens
from app.ui.core.html import Markup, el
from app.ui.core.messages import Message, RouteChanged
from app.ui.core.model import Model
from app.ui.core.page_parts import page
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.routes import Route
from app.ui.core.screens import SCREENS, ScreenRow, feature_of, parse_route, screen_of, window_title
from app.ui.core.update import update


def statistics() -> ModuleType:
    """Return a screen's module as a contributor would write it."""
    module = ModuleType("app.ui.features.statistics.screen")

    def arrive(model: Model) -> Update:
        return model.telling("No games yet"), ()

    def view(problem: str) -> Markup:
        return el("main", el("h1", "Statistics"), problem)

    screen = page(lambda model: (model.problem,), view)

    def show(model: Model) -> Screen:
        return screen

    module.arrive, module.show = arrive, show  # type: ignore[attr-defined]
    return module


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a screen to the table: one row and one module."""
    rows: Mapping[str, ScreenRow] = {
        **SCREENS,
        "statistics": ScreenRow("statistics", "statistics", "home.rules"),
    }
    monkeypatch.setattr(screens, "SCREENS", MappingProxyType(rows))
    monkeypatch.setitem(sys.modules, "app.ui.features.statistics", ModuleType("app.ui.features.statistics"))
    monkeypatch.setitem(sys.modules, "app.ui.features.statistics.screen", statistics())
    yield


@pytest.mark.usefixtures("added")
def test_a_new_screen_is_one_row_and_one_folder() -> None:
    model, effects = update(Model(), RouteChanged("#/statistics/2026"))
    assert model.route == Route("statistics", "2026") and effects == ()
    assert model.notice is not None and model.notice.text == "No games yet"
    assert window_title(model) == "Rules – Streets"
    screen = screen_of(model)
    assert "<h1>Statistics</h1>" in str(screen.frame.view(*screen.frame.parts(model)))


def test_an_unknown_screen_is_lost() -> None:
    assert parse_route("#/statistics/2026") == Route("lost", "/statistics/2026")
    assert parse_route("#/constructor").screen == "lost"


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_has_an_address_and_a_view(name: str) -> None:
    assert parse_route(f"#/{name}").screen == name
    feature = feature_of(name)
    model = Model(route=Route(name))
    arrived, _ = feature.arrive(model)
    screen = feature.show(arrived)
    assert str(screen.frame.view(*screen.frame.parts(arrived)))


def test_two_messages_cannot_have_one_verb() -> None:
    with pytest.raises(ValueError, match="two messages are called route-changed"):
        type("RouteChanged", (Message,), {"__annotations__": {}})
