"""Speech input finds a control by the words in sight: in every language, its spoken name has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from unicodedata import normalize

import pytest

from app.engine.deck_file import standard_deck
from app.engine.state import State
from app.saves.marks import PLAIN
from app.ui.core import texts
from app.ui.core.html import Markup
from app.ui.core.model import Route
from app.ui.core.page_parts import game_chip
from app.ui.table.messages import Act
from app.ui.table.views.city import options
from app.ui.table.views.prompt import TrayParts, tray
from languages import languages
from scenes import game
from tests.ui import walk
from tests.ui.markup import Element, find, read
from tests.ui.playing import Player, new_session
from texts import ensure_texts

CONTROLS = ("a", "button", "summary")


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    code: str = request.param
    texts.use(texts.read_catalogue((ensure_texts() / f"{code}.json").read_text("utf-8")))
    return code


def in_sight(element: Element) -> str:
    """Return the text of an element as axe reads it: only white space divides words."""
    return "".join(
        child if isinstance(child, str) else in_sight(child)
        for child in element.children
        if isinstance(child, str) or "visually-hidden" not in child.classes
    )


def words(text: str) -> str:
    """Return a text's words; those of a script without blanks are one."""
    return " ".join(re.findall(r"[^\W_]+", normalize("NFKD", text).casefold()))


def nameless(markup: Markup | str) -> Iterator[tuple[str, str]]:
    """Yield what controls show that their spoken names do not say, with these names."""
    for element in read(markup).within():
        name = element.attributes.get("aria-label")
        if name and element.tag in CONTROLS and words(in_sight(element)) not in words(name):
            yield in_sight(element), name


def test_pages_say_what_their_controls_show(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = 0
    wrong: set[tuple[str, str]] = set()

    def check(markup: str) -> tuple[str, ...]:
        nonlocal checked
        checked += 1
        wrong.update(nameless(markup))
        return ()

    monkeypatch.setattr(walk, "texts_in", check)
    assert list(walk.pages()) == []
    assert checked > 20 and wrong == set()


def test_the_way_back_says_its_word(language: str) -> None:
    chip = game_chip(Route("game", "x"))
    assert in_sight(read(chip)) and list(nameless(chip)) == []


def test_every_tile_of_a_hand_says_its_name_and_dollars(language: str) -> None:
    state = new_session(2, business=True).state
    for tile in standard_deck().buildings:
        seats = (state.seats[0]._replace(hand=(tile,)), *state.seats[1:])
        shown = tray(TrayParts(replace(state, seats=seats), 0, state.decision, None))
        assert in_sight(read(shown)) and list(nameless(shown)) == []


def test_a_destination_of_moved_people_says_its_name_and_number(language: str) -> None:
    player = Player(new_session(2, seed="moves"), show="off")
    player.ready()
    shown = ""
    while "+1" not in shown:
        decision = player.table.decision
        assert decision is not None
        player.send(Act(str(decision.options[0])))
        player.ready()
        shown = player.regions()["prompt"]
    assert find(shown, class_="mover") and list(nameless(shown)) == []


@cache
def choices_over_the_board() -> dict[str, State]:
    """Return a state before each kind of choice with buttons over the board."""
    sessions = game(2), game(5, business=True, consultants=True)
    return {
        state.decision.kind: state
        for session in sessions
        for state in session.states
        if state.decision is not None and "$" in str(options(state, state.decision, PLAIN))
    }


@pytest.mark.parametrize("kind", ["abandon", "move", "score"])
def test_choices_over_the_board_say_their_dollars(language: str, kind: str) -> None:
    state = choices_over_the_board()[kind]
    shown = options(state, state.decision, PLAIN)
    buttons = find(shown, class_="option")
    assert list(nameless(shown)) == []
    if kind != "abandon":
        paid = next(button for button in buttons if "$" in in_sight(button))
        assert any(seat.name in paid.text for seat in state.seats), "the mark in sight has a name"
