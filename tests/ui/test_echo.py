"""A double tap chooses once: its second tap means nothing where the first committed something."""

from __future__ import annotations

import pytest

from app.ui.core.messages import parse_message
from app.ui.table.input.double_taps import DoubleTapGuard, commits


def committed_at(x: float, y: float, time: float) -> DoubleTapGuard:
    echo = DoubleTapGuard()
    echo.committed(x, y, time)
    return echo


@pytest.mark.parametrize(("x", "y", "time"), [(100, 100, 1150), (148, 100, 1000), (70, 70, 1400)])
def test_a_second_tap_on_the_same_spot_repeats(x: float, y: float, time: float) -> None:
    assert committed_at(100, 100, 1000).repeats(x, y, time)


@pytest.mark.parametrize(("x", "y", "time"), [(100, 100, 1401), (149, 100, 1010), (136, 136, 1010)])
def test_a_later_tap_or_one_elsewhere_counts(x: float, y: float, time: float) -> None:
    assert not committed_at(100, 100, 1000).repeats(x, y, time)


def test_a_third_tap_repeats_too_but_after_one_elsewhere_the_spot_is_free() -> None:
    echo = committed_at(100, 100, 1000)
    assert echo.repeats(100, 100, 1150) and echo.repeats(100, 100, 1300)
    assert not echo.repeats(300, 100, 1350)
    assert not echo.repeats(100, 100, 1390)


def test_nothing_repeats_before_anything_changed() -> None:
    assert not DoubleTapGuard().repeats(100, 100, 1000)


@pytest.mark.parametrize(
    "text",
    [
        "act build cinema 1,0 N",
        "move-all move hipster 0,0",
        "reveal",
        "show-next 3 -1",
        "ask-seed rematch",
        "delete g",
        "carry-on",
        "take-over",
    ],
)
def test_what_takes_its_control_away_commits(text: str) -> None:
    assert commits(parse_message(text))


@pytest.mark.parametrize("text", ["undo", "redo", "turn", "zoom-by 1.3", "look-at 3", "pick cinema", "close"])
def test_what_may_be_tapped_again_and_again_does_not(text: str) -> None:
    assert not commits(parse_message(text))
