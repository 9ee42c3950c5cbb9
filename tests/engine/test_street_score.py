"""Single streets scored without a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from app.engine.aftermath import aftermath
from app.engine.city import City, Street
from app.engine.events import Built, Event, Renovated, StreetScored, Swapped
from app.engine.geometry import Cell, surroundings
from app.engine.receipts import Receipt
from app.engine.setup import Setup
from app.engine.state import State
from app.engine.street_form import (
    STREET_RULES,
    StreetBuilding,
    StreetEnd,
    StreetForm,
    StreetRefusal,
    looks_around,
)
from app.engine.street_score import score_street
from tests.engine.support import DECK, Moment, counts, game, name_of, setups

# --- The worked examples of rules.md §11 ---

H, D = 0, 1
GALLERY = StreetBuilding("art-gallery", H, people=counts(hipster=3))
MARKET = StreetBuilding("flea-market", D, people=counts(parent=1))
HOME = StreetBuilding("starter-home", D, people=counts(parent=1))
ENDS = (StreetEnd("student-house", points_in=True), StreetEnd("corner-cafe", points_in=True))


@pytest.mark.parametrize("street", [*permutations((GALLERY, MARKET, HOME))])
def test_the_rulebooks_street(street: tuple[StreetBuilding, ...]) -> None:
    score = score_street(StreetForm(street, ENDS), DECK)
    assert score.dollars == (9, 18)
    assert {paid.tile: paid.dollars for paid in score.receipts} == {
        "starter-home": 7,
        "flea-market": 11,
        "art-gallery": 9,
    }


def test_end_game_rounding() -> None:
    """A valuation of 4 and 3 people earn 4."""
    plots = (StreetBuilding("starter-home", 0, people=counts(parent=3)), StreetBuilding("flea-market"))
    (paid,) = score_street(StreetForm(plots, final=True), DECK).receipts
    assert [(line.kind, line.dollars) for line in paid.lines] == [
        ("symbols", 4),
        ("residents", 3),
        ("half", -3),
    ]


def test_the_business_bonus() -> None:
    """A leads residential and leisure and ties retail, B leads restaurant and ties retail."""
    tokens = (
        counts(restaurant=1, residential=4, leisure=3, retail=2),
        counts(restaurant=3, residential=2, leisure=2, retail=2),
    )
    score = score_street(
        StreetForm((StreetBuilding("library"),), business=True, tokens=tokens, final=True), DECK
    )
    assert score.dollars == (35, 35)


# --- The same as in games ---


def form_of(state: State, street: Street, events: tuple[Event, ...], current: int) -> StreetForm:
    """Return the form of a street that is scored in a game, as people at the table would fill it in."""
    city, cells, ends = state.city, street.cells, street.ends
    if street.facing in ("N", "E"):
        cells, ends = cells[::-1], (ends[1], ends[0])
    seats = state.seats[:1] if state.rules.solo else state.seats
    swaps = (event for event in events if isinstance(event, Swapped) and event.cell in cells)
    swap = next(((event.tile, cells.index(event.cell)) for event in swaps), None)
    return StreetForm(
        tuple(plot_of(city, cell) for cell in cells),
        (end_of(city, street, ends[0]), end_of(city, street, ends[1])),
        tuple(seat.consultant for seat in seats),
        state.rules.edition_id,
        state.rules.business,
        current,
        elsewhere=tuple(
            (site.owner, site.building.id)
            for cell, site in city.sites.items()
            if site.owner is not None
            and state.seats[site.owner].consultant == "location-scout"
            and cell not in (*cells, *ends)
        ),
        backs=tuple(
            str(DECK[tile].back)
            for seat in seats
            if seat.consultant == "hacker"
            for tile in seat.hand
            if not any(isinstance(event, Built | Renovated) and event.tile == tile for event in events)
        ),
        swap=swap,
    )


def plot_of(city: City, cell: Cell) -> StreetBuilding:
    site = city.sites[cell]
    around = sum(near in city for near in surroundings(cell))
    return StreetBuilding(
        site.building.id,
        site.owner,
        site.signs or 1,
        site.people,
        site.fomo,
        around,
        city.encloses(cell),
    )


def end_of(city: City, street: Street, cell: Cell) -> StreetEnd:
    site = city.sites[cell]
    return StreetEnd(site.building.id, cell in city.pointing(street), site.owner)


def scored_streets(moment: Moment) -> Iterator[tuple[StreetScored, StreetForm]]:
    """Yield the streets scored in a moment of a game, each with its form."""
    state, _, _, events = moment
    for number, event in enumerate(events):
        if isinstance(event, StreetScored):
            seat = next((e.seat for e in reversed(events[:number]) if isinstance(e, Built)), state.current)
            yield event, form_of(state, state.city.streets[event.street[0]], events[:number], seat)
        state = aftermath(state, event)


def lines_of(receipts: tuple[Receipt, ...]) -> dict[str | None, list[tuple[object, ...]]]:
    """Return the lines by tile, without their cells; of several best copies any may be named."""
    return {
        paid.tile: [
            (paid.seat, "copy", line.dollars, line.tile)
            if line.copied
            else (paid.seat, line.kind, line.dollars, line.units, line.symbols, line.card, line.tile)
            for line in paid.lines
        ]
        for paid in receipts
    }


GAMES = [*setups("street score")][::6]


@pytest.mark.parametrize("chosen", GAMES, ids=name_of)
def test_a_street_pays_as_in_a_game(chosen: Setup) -> None:
    scored = 0
    for moment in game(chosen, dense=True):
        for event, form in scored_streets(moment):
            score = score_street(form, DECK)
            assert lines_of(score.receipts) == lines_of(event.receipts), form
            assert sum(score.dollars) == sum(paid.dollars for paid in event.receipts)
            scored += 1
    assert scored > 2


# --- Where the street lies ---


def test_a_street_with_the_station_lies_at_the_station() -> None:
    plots = (
        StreetBuilding("central-station", people=counts(tourist=1)),
        StreetBuilding("museum", 0, people=counts(tourist=1)),
    )
    ends = (StreetEnd("cinema", points_in=True), StreetEnd("library"))
    score = score_street(StreetForm(plots, ends), DECK)
    assert score.street == ((0, 0), (1, 0))
    assert score.state.city.sites[0, 0].people == counts(tourist=1)
    assert score.state.city.sites[-1, 0].building.id == "cinema"
    assert score.state.supply == (10, 12, 12, 12)


def test_a_street_with_the_park_ends_at_the_station() -> None:
    """The Park faces east below the Station, so the Station closes it on the right."""
    station = StreetEnd("central-station", points_in=True)
    plots = (StreetBuilding("library", 0), StreetBuilding("city-park"))
    score = score_street(StreetForm(plots, (StreetEnd("cinema"), station)), DECK)
    assert score.street == ((0, 2), (0, 1))
    for ends in ((station, StreetEnd("cinema")), (StreetEnd("cinema"), StreetEnd("museum"))):
        with pytest.raises(StreetRefusal, match="start-apart"):
            score_street(StreetForm(plots, ends), DECK)


def test_the_renovator_may_have_covered_the_park() -> None:
    ends = (StreetEnd("cinema"), StreetEnd("central-station", points_in=True))
    cards = ("renovator", None, None)
    score = score_street(StreetForm((StreetBuilding("museum", 0),), ends, cards), DECK)
    assert score.state.city.sites[0, 1].building.id == "museum"
    for refused in (
        StreetForm((StreetBuilding("museum", 0),), ends),
        StreetForm((StreetBuilding("museum", 0),), ends, cards, "ru"),
    ):
        with pytest.raises(StreetRefusal, match="start-apart"):
            score_street(refused, DECK)


def test_another_street_ends_at_the_back_of_the_station() -> None:
    plots = (StreetBuilding("play-park", 0, around=2), StreetBuilding("museum", 1))
    score = score_street(StreetForm(plots, (StreetEnd("central-station"), StreetEnd("cinema"))), DECK)
    assert score.dollars[0] == 4
    assert {*score.street} <= {(-1, 0), (-2, 0), (0, -1), (0, -2)} | {(1, 0), (2, 0)}


def test_the_fewest_buildings_stand_around() -> None:
    plots = (
        StreetBuilding("play-park", 0, around=7),
        StreetBuilding("library", 1, around=6),
        StreetBuilding("tattoo-parlour", 0, encloses=True),
    )
    score = score_street(StreetForm(plots, ENDS), DECK)
    assert [paid.dollars for paid in score.receipts] == [14, 6, 12]
    assert len(score.state.city) == 2 + 5 + 6 + 1
    tiles = [site.building.id for site in score.state.city.sites.values()]
    assert len(tiles) == len({*tiles})


# --- What the rules do not allow ---

LIBRARY = StreetBuilding("library", 0)


def form(*plots: StreetBuilding, **others: Any) -> StreetForm:
    return StreetForm(plots or (LIBRARY,), **{"ends": ENDS, **others})


SIX = ("museum", "library", "cinema", "penthouse", "play-park", "toy-store")
SHOPPERS, TOURISTS = DECK.stack("shopper"), DECK.stack("tourist")

REFUSED: list[tuple[str, StreetForm]] = [
    ("no-buildings", StreetForm((), ENDS)),
    ("street-too-long", form(*map(StreetBuilding, SIX))),
    ("start-apart", form(StreetBuilding("central-station"), StreetBuilding("city-park"))),
    ("not-enclosed", form(ends=(ENDS[0], None))),
    ("odd-players", form(cards=(None,) * 6)),
    ("odd-players", form(StreetBuilding("library", 2))),
    ("odd-players", form(tokens=(counts(),) * 3)),
    ("not-in-game", form(StreetBuilding("jeweller"))),
    ("not-in-game", form(StreetBuilding("no-such-tile"))),
    ("tile-twice", form(LIBRARY, StreetBuilding("museum"), StreetBuilding("library", 1))),
    ("tile-twice", form(StreetBuilding("corner-cafe"))),
    (
        "too-many-of-back",
        form(*map(StreetBuilding, SHOPPERS[:5]), elsewhere=tuple((0, t) for t in SHOPPERS[5:7])),
    ),
    ("start-owned", form(StreetBuilding("central-station", 0))),
    ("start-owned", form(elsewhere=((1, "city-park"),))),
    ("too-many-signs", form(LIBRARY, elsewhere=tuple((0, t) for t in TOURISTS[:5]))),
    (
        "too-many-people",
        form(
            StreetBuilding("museum", people=counts(tourist=12)),
            StreetBuilding("grand-hotel", fomo=counts(tourist=1)),
        ),
    ),
    ("scored-before", form(final=True)),
    ("odd-surroundings", form(StreetBuilding("play-park", around=1))),
    ("odd-surroundings", form(StreetBuilding("play-park", around=9))),
    ("wrong-people", form(StreetBuilding("museum", people=counts(parent=1)))),
    ("wrong-people", form(StreetBuilding("city-park", fomo=counts(parent=1)))),
    ("too-many-tokens", form(tokens=(counts(retail=1),))),
    ("too-many-tokens", form(business=True, tokens=(counts(retail=7), counts(retail=6)))),
    ("card-not-in-game", form(cards=("hacker", "hacker"))),
    ("card-not-in-game", form(cards=("renovator", None))),
    ("card-not-in-game", form(cards=("contractor", None), business=True)),
    ("not-doubled", form(StreetBuilding("library", 0, signs=2))),
    (
        "not-doubled",
        form(StreetBuilding("library", 0, 2), StreetBuilding("museum", 0, 2), cards=("investor", None)),
    ),
    ("odd-hand", form(backs=("wild",))),
    ("odd-hand", form(backs=("wild",) * 4, cards=("hacker", None))),
    ("no-swap", form(swap=("museum", 0))),
    ("no-swap", form(StreetBuilding("library", 1), swap=("museum", 0), cards=("entrepreneur", None))),
    ("no-swap", form(swap=("fashion-outlet", 0), cards=("entrepreneur", None))),
    ("no-swap", form(swap=("museum", 0), cards=("entrepreneur", None), ends=(None, None), final=True)),
]


@pytest.mark.parametrize(("problem", "refused"), REFUSED, ids=[problem for problem, _ in REFUSED])
def test_a_form_against_the_rules_is_refused(problem: str, refused: StreetForm) -> None:
    with pytest.raises(StreetRefusal) as caught:
        score_street(refused, DECK)
    assert caught.value.problem == problem
    assert caught.value.rule == STREET_RULES[problem]


def test_every_refusal_has_a_case() -> None:
    assert {problem for problem, _ in REFUSED} == {*STREET_RULES}


def test_the_form_asks_for_what_lies_around_only_where_it_counts() -> None:
    assert looks_around(
        form(StreetBuilding("play-park"), LIBRARY, StreetBuilding("museum"), StreetBuilding("car-park")), DECK
    ) == {
        0: "adjacency",
        1: "adjacency",
        3: "enclosure",
    }
    assert looks_around(form(StreetBuilding("museum", 0), swap=("car-park", 0)), DECK) == {0: "enclosure"}


def test_alone_the_grifter_has_signs_without_end() -> None:
    """Also the symbols on the backs of the Hacker's hand count."""
    tiles = TOURISTS[:5]
    score = score_street(form(*(StreetBuilding(tile, 1) for tile in tiles), cards=("hacker",)), DECK)
    assert score.state.rules.solo
    assert score.dollars[1] > 0 == score.dollars[0]
    own = form(StreetBuilding("starter-home", 0), cards=("hacker",), backs=("parent", "wild"))
    (paid,) = score_street(own, DECK).receipts
    assert (paid.lines[0].units, paid.lines[0].card) == (5, "hacker")
