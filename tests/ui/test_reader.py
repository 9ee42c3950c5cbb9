"""A player who uses only the numbers on the board plays well enough to win."""

from __future__ import annotations

import os

import pytest

from tests.ui.reader import wins

GAMES = int(os.environ.get("STREETS_READER_GAMES", "6"))
"""The number of games; all 25 take half a minute for each level of assistance."""


@pytest.mark.parametrize(("helps", "of_25"), [("full", 10), ("expected", 18)])
def test_what_the_board_shows_is_enough_to_beat_an_easy_grifter(helps: str, of_25: int) -> None:
    won = sum(wins(str(number), helps) for number in range(GAMES))
    assert won * 25 >= of_25 * GAMES, f"{won} of {GAMES}"
