"""Pasted links, which an installed app without an address bar needs."""

from __future__ import annotations

import pytest

from app.engine.setup import SeatChoice, Setup
from app.saves.links import deal_data, link_data
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model, Route
from app.ui.core.registry import Effect, Navigate
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.saves.state import PASTE_PROBLEM, PASTED, OpenPasted, Pasting
from tests.saves.desk import session
from tests.ui.markup import page_of

SITE = "https://example.org/streets/"
PLAY = str(Route("play", link_data(session().text())))
DEAL = Setup((SeatChoice("Seat 1", "human", None),), mode="solo", difficulty="easy", seed="a b", first=0)
NEW = str(Route("new", deal_data(DEAL)))


def pasted(text: str) -> tuple[Model, tuple[Effect, ...]]:
    """Paste a text on the page *More* and open it."""
    model, _ = update(Model(), RouteChanged("#/more"))
    model, _ = update(model, Pasting(text))
    return update(model, OpenPasted())


@pytest.mark.parametrize("link", [PLAY, NEW, "#/game/abc", "#/rules/solo-tips"])
@pytest.mark.parametrize(
    "chat",
    [
        "{}",
        "  {}\n",
        "Look at this: {} !",
        "Ana, 12:40\n{}\nHave fun, #streets",
        "<{}>",
        "*{}*",
        "\u201c{}\u201d, she said",
        "#1 is {}",
    ],
)
def test_a_link_is_found_within_a_chat(link: str, chat: str) -> None:
    for text in (chat.format(SITE + link), chat.format(f"{SITE}?fbclid=1{link}"), chat.format(link)):
        model, effects = pasted(text)
        assert effects == (Navigate(link),), text
        assert model[PASTED] == model[PASTE_PROBLEM] == ""


def test_a_link_broken_into_lines_is_found() -> None:
    lines = "\n".join(PLAY[n : n + 40] for n in range(0, len(PLAY), 40))
    assert pasted(f"Your turn!\n{SITE}{lines}\nHave fun")[1] == (Navigate(PLAY),)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "errors.paste_empty"),
        (" \n", "errors.paste_empty"),
        ("Hello there", "errors.paste_none"),
        ("https://example.org/", "errors.paste_none"),
        ("#hashtag", "errors.paste_none"),
        (SITE + NEW[:-20], "errors.deal_damaged"),
        (f"{SITE}#/play/eNqdamaged", "errors.link_damaged"),
    ],
)
def test_a_text_without_a_link_is_reported(text: str, problem: str) -> None:
    model, effects = pasted(text)
    assert not any(isinstance(effect, Navigate) for effect in effects)
    assert model[PASTE_PROBLEM] == model.spoken == say(problem)
    assert say(problem) in page_of(model)
    assert update(model, Pasting("x"))[0][PASTE_PROBLEM] == ""


def test_a_pasted_record_opens() -> None:
    model, effects = pasted(session().text())
    assert effects and model[PASTE_PROBLEM] == ""
