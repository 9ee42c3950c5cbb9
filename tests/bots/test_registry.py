"""The bots that the game offers."""

from __future__ import annotations

from app.bots import BOTS
from app.ui.texts import say


def test_who_there_is() -> None:
    assert list(BOTS) == ["beginner", "greedy", "club", "expert"]


def test_bots_are_listed_by_their_ids_none_of_them_taken() -> None:
    assert all(bot.id == key for key, bot in BOTS.items())
    assert not {"human", "grifter"} & set(BOTS)


def test_bots_have_a_name_and_one_line_of_description() -> None:
    for bot in BOTS.values():
        assert say(bot.name_key)
        assert len(say(bot.text_key).splitlines()) == 1
