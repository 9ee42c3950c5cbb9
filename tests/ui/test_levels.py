"""The levels of the bots on the page of a new game."""

from __future__ import annotations

import pytest

from app.bots import BOTS
from app.ui.core.texts import say
from app.ui.features.new_game.form import fresh, place_changed
from app.ui.features.new_game.views import new_game_page
from tests.ui.table import attributes


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_is_offered_and_said_to_be_as_strong_as_measured(kind: str) -> None:
    form = place_changed(fresh(), 1, "kind", kind)
    markup = str(new_game_page(form))
    assert {"human", *BOTS} <= attributes(markup, "value")
    assert say(f"kinds.{kind}.text") in markup
    assert f"Elo {BOTS[kind].rating}." in markup


def test_nothing_is_said_of_the_strength_of_people() -> None:
    assert "Elo" not in str(new_game_page(fresh()))


def test_they_are_listed_by_strength() -> None:
    ratings = [bot.rating for bot in BOTS.values()]
    assert ratings == sorted(ratings)
