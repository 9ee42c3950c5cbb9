"""The list of bots."""

from __future__ import annotations

from app.bots import BOTS
from app.bots.ratings import RATINGS
from app.ui.core.texts import say


def test_bots_in_saved_games_still_exist() -> None:
    assert {"beginner", "greedy", "club", "expert", "master"} <= set(BOTS)


def test_bots_are_rated_and_listed_from_the_weakest() -> None:
    assert set(RATINGS) == set(BOTS)
    ratings = [bot.rating for bot in BOTS.values()]
    assert ratings == sorted(ratings)


def test_bots_have_unique_ids() -> None:
    assert all(bot.id == key for key, bot in BOTS.items())
    assert not {"human", "grifter"} & set(BOTS)


def test_bots_have_a_name_and_one_line_of_description() -> None:
    for bot in BOTS.values():
        assert say(bot.name_key)
        assert len(say(bot.text_key).splitlines()) == 1
