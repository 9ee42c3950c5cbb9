"""The bots' levels in the new-game form."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.bots import BOTS
from app.ui.core.texts import say
from app.ui.features.new_game.form import fresh, with_place_entry
from app.ui.features.new_game.views import new_game_page
from tests.ui.playing import attributes


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_is_offered_with_its_measured_strength(kind: str) -> None:
    form = replace(with_place_entry(fresh(), 1, "kind", kind), palette=1)
    markup = str(new_game_page(form))
    assert {"human", *BOTS} <= attributes(markup, "value")
    assert say(f"kinds.{kind}.text") in markup
    assert f"Elo {BOTS[kind].rating}." in markup


def test_people_have_no_strength() -> None:
    assert "Elo" not in str(new_game_page(fresh()))


def test_bots_are_listed_by_strength() -> None:
    ratings = [bot.rating for bot in BOTS.values()]
    assert ratings == sorted(ratings)
