"""The list of bots."""

from __future__ import annotations

import pytest

from app.bots import BOTS, SUCCESSORS, bot_of
from app.bots.ratings import RATINGS
from app.ui.core.pieces import PORTRAYED
from app.ui.core.texts import say
from app.ui.features.new_game.form import MOST
from app.ui.words.names import given_name, kind_name, kind_words, temper_words


def test_bots_in_saved_games_still_exist() -> None:
    assert {"beginner", "greedy", "club", "expert"} <= set(BOTS)


@pytest.mark.parametrize(("kind", "bot"), [("master", "expert"), ("of-another-program", "greedy")])
def test_a_saved_bot_that_no_longer_exists_is_played_by_another(kind: str, bot: str) -> None:
    assert kind not in BOTS
    assert bot_of(kind) is BOTS[bot]


def test_successors_exist() -> None:
    assert set(SUCCESSORS.values()) <= set(BOTS)
    assert not set(SUCCESSORS) & set(BOTS)


def test_bots_are_rated_and_listed_from_the_weakest() -> None:
    assert set(RATINGS) == set(BOTS)
    ratings = [bot.rating for bot in BOTS.values()]
    assert ratings == sorted(ratings)


def test_bots_have_unique_ids() -> None:
    assert all(bot.id == key for key, bot in BOTS.items())
    assert not {"human", "grifter"} & set(BOTS)


@pytest.mark.parametrize("bot", PORTRAYED)
def test_a_bot_with_a_portrait_has_a_name_a_temper_a_line_and_first_names(bot: str) -> None:
    assert bot in BOTS
    assert kind_name(bot) == say(f"kinds.{bot}.name")
    assert kind_words(bot) and temper_words(bot)
    assert len({given_name(bot, number) for number in range(MOST)}) == MOST
