"""Fingers, palms and pens: each tap counts separately."""

from __future__ import annotations

import pytest

from app.ui.table.input.gestures import PEN, TOUCH, Drag, Gestures, Touches
from app.ui.table.messages import Pan, Zoom


@pytest.fixture
def touches() -> Touches:
    return Touches()


def test_the_browser_clicks_for_a_single_tap(touches: Touches) -> None:
    touches.down(1, TOUCH, 50, 50, 0)
    assert not touches.up(1, 80)


def test_two_simultaneous_taps_both_count(touches: Touches) -> None:
    touches.down(1, TOUCH, 50, 50, 0)
    touches.down(2, TOUCH, 500, 50, 20)
    assert touches.up(1, 80)
    assert touches.up(2, 100)


def test_a_tap_counts_beside_a_resting_palm_which_does_not(touches: Touches) -> None:
    touches.down(1, TOUCH, 50, 50, 0)
    for number in (2, 3):
        touches.down(number, TOUCH, 500, 50, number * 1000)
        assert touches.up(number, number * 1000 + 80)
    assert not touches.up(1, 5000)


def test_moving_or_pinching_fingers_do_not_tap(touches: Touches) -> None:
    for number in (1, 2, 3):
        touches.down(number, TOUCH, 100 * number, 50, 0)
    touches.moved(1, 130, 50)
    touches.spoil(2)
    assert [touches.up(number, 80) for number in (1, 2, 3)] == [False, False, True]


def test_a_touch_beside_a_pen_is_a_palm(touches: Touches) -> None:
    touches.down(1, TOUCH, 50, 50, 0)
    touches.down(9, PEN, 300, 300, 100)
    touches.down(2, TOUCH, 80, 80, 200)
    assert touches.palms == {1, 2}
    assert [touches.writing, touches.up(2, 250)] == [True, False]
    touches.gone(9)
    assert [touches.writing, touches.up(1, 400)] == [False, False]
    assert touches.palms == set()


def test_a_resting_finger_takes_no_part_in_other_gestures() -> None:
    gestures = Gestures()
    gestures.down(1, 100, 100, time=0)
    gestures.down(2, 200, 100, time=900)
    assert gestures.moved(1, 103, 100) == []
    assert gestures.moved(2, 220, 100) == [Pan(20, 0)]
    assert gestures.moved(1, 80, 100)[1] == Zoom(150, 100, 140 / 120)  # it is active again


def test_trembling_fingers_do_not_move_the_city() -> None:
    gestures = Gestures()
    gestures.down(1, 100, 100)
    gestures.down(2, 200, 100)
    assert gestures.moved(2, 204, 103) == []
    assert gestures.moved(1, 98, 101) == []


def test_a_dragged_tile_is_kept_whatever_else_is_touched() -> None:
    drag = Drag()
    drag.down("cinema", 1, 0, 0)
    drag.down("", 2, 300, 300)
    assert drag.moved(1, 40, 0) == "cinema"
    drag.down("museum", 3, 100, 0)
    assert drag.moved(3, 200, 0) == ""
    assert drag.up(1) == "cinema"


def test_a_finger_resting_on_one_tile_leaves_the_others_free() -> None:
    drag = Drag()
    drag.down("cinema", 1, 0, 0)
    drag.down("museum", 2, 100, 0)
    assert drag.moved(2, 140, 0) == "museum"
