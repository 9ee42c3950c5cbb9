"""A double tap chooses once: the second tap is ignored where the first committed something."""

from __future__ import annotations

import pytest

from app.ui.core.messages import parse_message
from app.ui.table.input.gestures import DoubleTapGuard


def committed_at(x: float, y: float, time: float) -> DoubleTapGuard:
    echo = DoubleTapGuard()
    echo.committed(x, y, time)
    return echo


@pytest.mark.parametrize(("x", "y", "time"), [(100, 100, 1150), (148, 100, 1000), (70, 70, 1400)])
def test_a_second_tap_on_the_same_spot_is_ignored(x: float, y: float, time: float) -> None:
    assert committed_at(100, 100, 1000).repeats(x, y, time)


@pytest.mark.parametrize(("x", "y", "time"), [(100, 100, 1401), (149, 100, 1010), (136, 136, 1010)])
def test_later_taps_and_taps_elsewhere_count(x: float, y: float, time: float) -> None:
    assert not committed_at(100, 100, 1000).repeats(x, y, time)


def test_a_third_tap_is_ignored_until_a_tap_elsewhere() -> None:
    echo = committed_at(100, 100, 1000)
    assert echo.repeats(100, 100, 1150) and echo.repeats(100, 100, 1300)
    assert not echo.repeats(300, 100, 1350)
    assert not echo.repeats(100, 100, 1390)


def test_taps_count_until_one_commits() -> None:
    assert not DoubleTapGuard().repeats(100, 100, 1000)


@pytest.mark.parametrize(
    "text",
    [
        "act build cinema 1,0 N",
        "move-all move hipster 0,0",
        "reveal",
        "show-next 3 -1",
        "rematch",
        "delete g",
        "carry-on",
        "take-over",
    ],
)
def test_messages_whose_control_disappears_commit(text: str) -> None:
    assert parse_message(text).once


@pytest.mark.parametrize("text", ["undo", "redo", "turn", "zoom-by 1.3", "look-at 3", "pick cinema", "close"])
def test_messages_that_may_be_tapped_repeatedly_do_not_commit(text: str) -> None:
    assert not parse_message(text).once
