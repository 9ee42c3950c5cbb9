"""The city (rules.md §1): neighbours, streets, enclosure, legal placements."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.city import City, Site, placement_problem, points_to, starting_city
from app.engine.geometry import (
    FACINGS,
    Cell,
    Facing,
    beside,
    cell_text,
    joint,
    neighbours,
    parse_cell,
    side,
    surroundings,
)
from app.engine.rng import Rng
from tests.engine.support import DECK, city_of

S_MEETS = {
    # A tile facing S, by the direction and the facing of its neighbour.
    ("N", "N"): "apart",
    ("N", "E"): "apart",
    ("N", "S"): "apart",
    ("N", "W"): "apart",
    ("E", "N"): "opposed",
    ("E", "E"): "apart",
    ("E", "S"): "street",
    ("E", "W"): "corner",
    ("S", "N"): "forbidden",
    ("S", "E"): "corner",
    ("S", "S"): "apart",
    ("S", "W"): "corner",
    ("W", "N"): "opposed",
    ("W", "E"): "corner",
    ("W", "S"): "street",
    ("W", "W"): "apart",
}
CLOCKWISE: dict[Facing, Facing] = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE: dict[Facing, Facing] = {"N": "S", "E": "W", "S": "N", "W": "E"}


@pytest.mark.parametrize(("direction", "neighbour"), [*S_MEETS])
def test_the_table_of_neighbours(direction: Facing, neighbour: Facing) -> None:
    """Check every row of the table in all four rotations and from both tiles."""
    facing: Facing = "S"
    wanted = S_MEETS[direction, neighbour]
    for _ in range(4):
        assert joint(facing, direction, neighbour) == wanted
        assert joint(neighbour, OPPOSITE[direction], facing) == wanted
        facing, direction, neighbour = CLOCKWISE[facing], CLOCKWISE[direction], CLOCKWISE[neighbour]


def test_the_sides_of_a_tile() -> None:
    for facing in FACINGS:
        across = {"long": facing, "top": OPPOSITE[facing]}
        for direction in FACINGS:
            shown = side(facing, direction)
            assert direction == across[shown] if shown in across else shown == "short", (facing, direction)


def test_x_grows_to_the_right_and_y_downwards() -> None:
    assert [beside((0, 0), facing) for facing in ("N", "E", "S", "W")] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert set(neighbours((3, 4))) == {(3, 3), (4, 4), (3, 5), (2, 4)}
    assert len(set(surroundings((3, 4)))) == 8
    assert set(neighbours((3, 4))) < set(surroundings((3, 4)))


def test_a_building_counts_all_people_on_it() -> None:
    site = Site(DECK["museum"], "S", people=(0, 2, 0, 0), fomo=(3, 0, 0, 0))
    assert site.population == 5


@pytest.mark.parametrize("text", ["1,2", "-1,0", "0,0", "10,-12"])
def test_cells_have_one_spelling(text: str) -> None:
    assert cell_text(parse_cell(text)) == text


@pytest.mark.parametrize(
    "text", ["", ",", "1", "1,", "01,2", "+1,2", "1, 2", "-0,1", "1,2,3", "1_0,2", "٣,1", "1.0,2"]
)
def test_other_spellings_of_cells_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a cell"):
        parse_cell(text)


def test_the_starting_city() -> None:
    city = starting_city(DECK.start)
    station, park = city.sites[0, 0], city.sites[0, 1]
    assert (station.building.id, station.facing, station.people, station.owner) == (
        "central-station",
        "S",
        (1, 1, 1, 1),
        None,
    )
    assert (park.building.id, park.facing, park.people, park.owner) == ("city-park", "E", (0, 0, 0, 0), None)
    assert city.streets[0, 0].cells == ((0, 0),)
    assert city.streets[0, 1].cells == ((0, 1),)
    # The Station points into the Park's street; the Park points into a street to its right.
    assert points_to(city, (0, 0)) == city.streets[0, 1]
    assert points_to(city, (0, 1)) is None


def test_the_first_legal_placements() -> None:
    assert dict(starting_city(DECK.start).places) == {
        (-1, 0): ("E", "S"),
        (1, 0): ("S", "W"),
        (0, 2): ("E", "N"),
        (1, 1): ("N", "S"),
    }


# Refusals.


def refused(city: City, where: str, facing: Facing) -> tuple[str, set[str]] | None:
    refusal = placement_problem(city, parse_cell(where), facing)
    return refusal and (refusal.problem, {cell_text(cell) for cell in refusal.cells})


def test_refusals_of_placements() -> None:
    city = starting_city(DECK.start)
    assert refused(city, "0,1", "N") == ("occupied", {"0,1"})
    assert refused(city, "1,-1", "S") == ("corner-only", set())
    assert refused(city, "5,5", "S") == ("corner-only", set())
    assert refused(city, "1,1", "W") == ("long-sides", {"0,1"})
    assert refused(city, "0,-1", "S") == ("apart", {"0,0"})
    assert refused(city, "1,0", "N") == ("apart", {"0,0"})
    assert refused(city, "1,0", "E") == ("apart", {"0,0"})
    for facing in FACINGS:
        problem = placement_problem(city, (0, -1), facing)
        assert problem is not None
        assert problem.rule == "rules.md §1"
        assert problem.rule == "rules.md §1"


def test_meeting_long_sides_forbid_a_placement_that_another_neighbour_connects() -> None:
    city = city_of(("2,1", "museum", "S"))
    # On its left is the Park's long side, on its right a street to join.
    assert refused(city, "1,1", "S") is None
    assert refused(city_of(("1,2", "museum", "N")), "1,1", "S") == ("long-sides", {"1,2"})


def test_a_street_of_five_cannot_grow() -> None:
    city = city_of(*((f"{x},0", tile, "S") for x, tile in enumerate(("museum", "cinema", "library"), 1)))
    assert refused(city, "4,0", "S") is None
    assert refused(city, "-1,0", "S") is None
    city = city.with_building((4, 0), Site(DECK["penthouse"], "S"))
    row = {f"{x},0" for x in range(5)}
    assert refused(city, "5,0", "S") == ("too-long", row)
    assert refused(city, "-1,0", "S") == ("too-long", row)
    assert refused(city, "5,0", "W") is None


def test_joining_two_streets_counts_the_buildings_of_both() -> None:
    buildings: list[tuple[str, str, Facing]] = [
        ("1,0", "museum", "S"),
        ("3,0", "cinema", "S"),
        ("4,0", "library", "S"),
    ]
    city = city_of(*buildings)
    assert refused(city, "2,0", "S") is None
    assert city.street_with((2, 0), "S").cells == ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
    city = city_of(*buildings, ("5,0", "penthouse", "S"))
    assert refused(city, "2,0", "S") == ("too-long", {"0,0", "1,0", "3,0", "4,0", "5,0"})
    # It may stand in a corner between the two.
    assert refused(city, "2,0", "E") is None


# Streets.


def test_a_street_is_the_longest_run_of_one_facing() -> None:
    city = city_of(("1,0", "museum", "S"), ("2,0", "cinema", "W"), ("3,0", "library", "S"))
    assert city.streets[1, 0].cells == ((0, 0), (1, 0))
    assert city.streets[0, 0] is city.streets[1, 0]
    assert city.streets[2, 0].cells == ((2, 0),)
    assert city.streets[3, 0].cells == ((3, 0),)


def test_tiles_upside_down_end_each_others_street() -> None:
    city = city_of(("1,0", "museum", "S"), ("2,0", "cinema", "N"))
    assert city.streets[1, 0].cells == ((0, 0), (1, 0))
    assert city.streets[2, 0].cells == ((2, 0),)
    assert city.enclosing(city.streets[1, 0]) == ((2, 0),)
    assert city.enclosing(city.streets[2, 0]) == ((1, 0),)


def test_tiles_of_one_facing_above_each_other_are_no_street() -> None:
    city = city_of(("0,-1", "museum", "S"))
    assert city.streets[0, -1].cells == ((0, -1),)
    assert city.streets[0, 0].cells == ((0, 0),)


def test_vertical_streets_run_from_the_top() -> None:
    city = city_of(("0,2", "museum", "E"), ("0,3", "cinema", "E"))
    street = city.streets[0, 2]
    assert street.cells == ((0, 1), (0, 2), (0, 3))
    assert street.first == (0, 1)
    assert street.ends == ((0, 0), (0, 4))


# Enclosure.


@pytest.mark.parametrize("left", ["N", "E", "W"])
@pytest.mark.parametrize("right", ["N", "E", "W"])
def test_a_street_is_enclosed_when_both_ends_are_occupied(left: Facing, right: Facing) -> None:
    """This holds for every facing but the street's own, which would extend it."""
    city = city_of(("0,-5", "museum", "S"), ("-1,-5", "cinema", left))
    street = city.streets[0, -5]
    assert not city.is_enclosed(street)
    assert city.is_open((0, -5))
    assert not city.encloses((-1, -5))
    city = city.with_building((1, -5), Site(DECK["library"], right))
    assert city.is_enclosed(city.streets[0, -5])
    assert not city.is_open((0, -5))
    assert city.encloses((-1, -5))
    assert city.encloses((1, -5))
    assert not city.encloses((0, -5))


def test_a_building_can_enclose_several_streets_at_once() -> None:
    """It encloses its own street and one on each side of it."""
    city = city_of(
        ("-1,0", "museum", "E"),  # ends the Station's street on the left
        ("2,0", "cinema", "S"),
        ("3,0", "library", "E"),  # ends the Cinema's street on the right
        ("1,1", "penthouse", "S"),  # ends the new building's street below
        ("1,-1", "jeweller", "N"),  # and above
    )
    assert city.is_open((0, 0))
    assert city.is_open((2, 0))
    city = city.with_building((1, 0), Site(DECK["car-park"], "E"))
    firsts = [street.first for street in city.enclosed_by((1, 0))]
    assert firsts == [(0, 0), (1, 0), (2, 0)]


def test_a_street_is_enclosed_only_once() -> None:
    city = city_of(("-1,0", "museum", "E"), ("1,0", "cinema", "W"))
    assert [street.first for street in city.enclosed_by((1, 0))] == [(0, 0)]
    city = city.with_building((2, 0), Site(DECK["library"], "S"))
    assert [street.first for street in city.enclosed_by((2, 0))] == []


# Pointing.


@pytest.mark.parametrize("facing", FACINGS)
def test_symbols_point_in_from_a_building_whose_base_faces_the_street(facing: Facing) -> None:
    right = city_of(("1,0", "museum", facing))
    left = city_of(("-1,0", "museum", facing))
    assert right.pointing(right.streets[0, 0]) == (((1, 0),) if facing == "W" else ())
    assert left.pointing(left.streets[0, 0]) == (((-1, 0),) if facing == "E" else ())
    # This also holds while the other end is open.
    assert right.is_open((0, 0))


@pytest.mark.parametrize("facing", FACINGS)
def test_symbols_point_into_vertical_streets(facing: Facing) -> None:
    below = city_of(("0,2", "museum", facing))
    # Central Station, above, points into the Park's street from the start.
    assert below.pointing(below.streets[0, 1]) == (((0, 0), (0, 2)) if facing == "N" else ((0, 0),))


def test_a_base_beside_a_street_does_not_point_into_it() -> None:
    city = city_of(("0,-1", "museum", "S"))
    assert city.pointing(city.streets[0, 0]) == ()
    assert points_to(city, (0, -1)) is None


# Incremental updates equal a full computation.


def looked_up(city: City) -> dict[Cell, tuple[Facing, ...]]:
    found = {}
    for cell in {n for site in city.sites for n in neighbours(site)}:
        facings = tuple(f for f in FACINGS if placement_problem(city, cell, f) is None)
        if facings:
            found[cell] = facings
    return found


@given(st.integers(min_value=0, max_value=2**32), st.sampled_from(["spread", "dense"]))
def test_legal_placements_stay_up_to_date(seed: int, taste: str) -> None:
    rng = Rng(f"{seed}")
    city = starting_city(DECK.start)
    for number in range(24):
        if number % 3 or taste == "dense":  # sometimes two buildings go up before the placements are read
            assert dict(city.places) == looked_up(city)
        places = [(cell, facing) for cell, facings in looked_up(city).items() for facing in facings]
        if not places:
            break
        if taste == "dense":
            close = max(sum(n in city for n in neighbours(cell)) for cell, _ in places)
            places = [p for p in places if sum(n in city for n in neighbours(p[0])) == close]
        cell, facing = sorted(places)[rng.below(len(places))]
        city = city.with_building(cell, Site(DECK["museum"], facing))
        assert len(city.streets[cell].cells) <= 5
        for there, street in city.streets.items():
            assert there in street.cells


def test_a_city_can_be_compared_and_printed() -> None:
    one, same = city_of(("1,0", "museum", "S")), city_of(("1,0", "museum", "S"))
    other = city_of(("1,0", "museum", "W"))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "another thing"
    assert repr(one) == f"<City of {len(one)} buildings>"
    assert (1, 0) in one
    assert len(one) == 3
