"""The city in characters: roads, owners, people, spots, and the limits of terminals."""

from __future__ import annotations

import io
import re

import pytest

from app.engine.geometry import FACINGS
from app.engine.state import State, parse_action
from app.terminal.play import Style, city_picture, seat_marks, spots_of, style_of
from tests.ui.playing import new_session


def after(*actions: str) -> State:
    session = new_session(2)
    for action in actions:
        session = session.act(parse_action(action))
    return session.state


def lines(state: State, style: Style | None = None) -> list[str]:
    return city_picture(state, spots_of(state), style or Style(width=100))


def test_the_starting_city_and_its_spots() -> None:
    assert lines(after()) == [
        "       -1          0           1",
        "  ·          ·┌──────────┐·          ·",
        "0      a      │Central St│     b",
        "              │1t1h1p1s  │",
        "  ·          ·╘══════════╛·          ·",
        "              ┌──────────╖·          ·",
        "1             │City Park ║     c",
        "              │          ║",
        "              └──────────╜·          ·",
        "              ·          ·",
        "2                  d",
        "",
        "              ·          ·",
    ]


def test_narrow_and_ascii_terminals_get_small_ascii_boxes() -> None:
    drawn = lines(after(), Style(boxes=False, width=20))
    assert all(line.isascii() and len(line) <= 2 + 3 * 7 for line in drawn)
    assert drawn[1:5] == [
        "  .     .+-----+.     .",
        "0    a   |Centr|   b",
        "         |1t1h~|",
        "  .     .+=====+.     .",
    ]


def test_a_building_shows_its_owner_worth_and_people() -> None:
    drawn = "\n".join(lines(after("build food-court -1,0 E")))
    assert "│Food Court║" in drawn
    assert re.search(r"│A \$\d+ 1s ", drawn)


@pytest.mark.parametrize("facing", FACINGS)
def test_the_road_is_a_double_line(facing: str) -> None:
    cell = {"E": "-1,0", "S": "-1,0", "N": "1,1", "W": "1,0"}[facing]
    before, now = lines(after()), lines(after(f"build food-court {cell} {facing}"))
    doubled = {"E": "║", "W": "║", "N": "══════════", "S": "══════════"}[facing]
    assert "\n".join(now).count(doubled) > "\n".join(before).count(doubled)


def test_seats_with_the_same_initial_have_numbers() -> None:
    assert seat_marks(new_session(3).state) == ("A", "B", "C")
    session = new_session(2)
    named = session.state.seats[1]._replace(name="Anton")
    state = session.state
    object.__setattr__(state, "seats", (state.seats[0], named))
    assert seat_marks(state) == ("1", "2")


def test_colours_depend_on_the_terminal() -> None:
    class Tty(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    tty = Tty(io.BytesIO(), encoding="utf-8")
    assert style_of(tty, {"TERM": "xterm"}).colours
    assert not style_of(tty, {"TERM": "xterm", "NO_COLOR": "1"}).colours
    assert style_of(tty, {"TERM": "xterm", "NO_COLOR": ""}).colours
    assert not style_of(tty, {"TERM": "dumb"}).colours
    assert not style_of(tty, {}).colours
    assert not style_of(io.StringIO(), {"TERM": "xterm"}).colours
    assert not style_of(Tty(io.BytesIO(), encoding="latin-1"), {"TERM": "xterm"}).boxes
    assert "\033" not in "".join(lines(after()))
    assert "\033[" in "".join(lines(after(), Style(colours=True, width=100)))
