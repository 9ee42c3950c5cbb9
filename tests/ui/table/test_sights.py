"""Sights of solo games: their conditions, and the moment of each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.events import Abandoned, Enclosed, Event, StreetScored
from app.engine.receipts import Line, Receipt
from app.engine.session import Played, Session
from app.engine.state import GRIFTER, State, parse_action
from app.ui.features.book.handlers import sights_of
from tests.saves.support import started

START = started(players=1, mode="solo", difficulty="hard")
ACTION = parse_action("score 0,1")


def game(*moments: tuple[int, tuple[Event, ...]]) -> Session:
    """A solo game with these moments: the player's money, the Grifter has $100, and the events."""
    played = [Played(ACTION, 0, 1, events, money(START.start, mine), False) for mine, events in moments]
    return replace(START, history=tuple(played))


def money(state: State, mine: int) -> State:
    me, grifter = state.seats
    return replace(state, seats=(me._replace(money=mine), grifter._replace(money=100)))


def paid(*dollars: int, seat: int = 0) -> StreetScored:
    return StreetScored((), tuple(Receipt(seat, "street", (Line("people", each),)) for each in dollars), ())


ABANDONED = Abandoned(0, (0, 1), "cinema", 1)


def sights(*moments: tuple[int, tuple[Event, ...]]) -> dict[str, int]:
    return dict(sights_of(game(*moments)))


def test_a_street_that_pays_40_dollars() -> None:
    assert sights((0, (paid(39), ABANDONED)), (0, (paid(30, 10),)), (0, (paid(90),))) == {"street": 2}
    assert sights((0, (paid(20), paid(20), paid(80, seat=GRIFTER), ABANDONED))) == {}


def test_three_streets_closed_by_one_tile() -> None:
    closed = (Enclosed(()),)
    assert sights((0, (*closed * 2, ABANDONED)), (0, closed * 3)) == {"triple": 2}


def test_a_building_that_pays_double_and_is_copied() -> None:
    double = Receipt(0, "street", (Line("people", 5), Line("double", 5)), (0, 1), "cinema")
    copy = Receipt(0, "street", (Line("people", 5, copied="cinema"),), (1, 1), "copy-shop")
    other = Receipt(0, "street", (Line("people", 5, copied="market"),), (1, 1), "copy-shop")
    assert sights((0, (StreetScored((), (double, other), ()), ABANDONED))) == {}
    assert sights((0, (StreetScored((), (double, copy), ()), ABANDONED))) == {"double": 1}


@pytest.mark.parametrize(
    ("course", "moment"), [((60, 19, 20, 101), 2), ((60, 21, 101), None), ((60, 19, 99), None)]
)
def test_a_win_from_30_dollars_behind_without_the_grifters_start(
    course: tuple[int, ...], moment: int | None
) -> None:
    """On Hard the Grifter starts with $50, so $30 behind is $80 less."""
    found = sights(*((mine, (ABANDONED,)) for mine in course))
    assert found == ({} if moment is None else {"behind": moment})


def test_eight_people_on_a_building_of_the_player() -> None:
    state = START.start
    cell, site = next(iter(state.city.sites.items()))
    for owner, people, seen in ((0, 8, True), (0, 7, False), (GRIFTER, 8, False)):
        city = state.city.with_building(cell, site._replace(owner=owner, people=(people, 0, 0, 0)))
        crowded = Played(ACTION, 0, 1, (ABANDONED,), replace(state, city=city), False)
        assert ("crowd" in dict(sights_of(replace(START, history=(crowded,))))) is seen


def test_a_whole_game_without_abandoning() -> None:
    assert sights((0, ()), (0, ())) == {"kept": 2}
    assert sights((0, ()), (0, (Abandoned(GRIFTER, (0, 1), "cinema", 1),))) == {"kept": 2}


def test_only_solo_games_have_sights() -> None:
    pair = started(players=2)
    assert sights_of(replace(pair, history=game((0, ())).history)) == ()
