"""Building values (rules.md §4): every row of the table, copies, and receipts.

By default a street begins at 1,1 and faces S: City Park, on its left, points one wild symbol into it.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.city import Building, Counts, Site, Valuation
from app.engine.geometry import Facing, parse_cell
from app.engine.kinds import complete_sets
from app.engine.receipts import Line
from app.engine.valuation import receipt, residents, valuation_of, worth
from tests.engine.support import DECK, Table

PARK_CELL = "1,1"


def street(*tiles: str, edition: str = "2021", owner: int | None = None) -> Table:
    """Return a table with a street at 1,1: the first tile is seat 0's, the others `owner`'s; no people."""
    table = Table([["library"], ["cinema"]], edition=edition)
    for x, tile in enumerate(tiles, 1):
        table.put(f"{x},1", tile, "S", 0 if x == 1 else owner)
    return table


def value(table: Table, where: str = PARK_CELL, *, final: bool = False) -> int:
    return valuation_of(table.draft, parse_cell(where), final=final)


# People.


def test_people_of_the_colour_in_the_buildings_own_street_count() -> None:
    table = street("student-house", "museum")
    assert value(table) == 0
    table.change("1,1", people=(0, 2, 1, 0)).change("2,1", people=(1, 3, 0, 0))
    assert value(table) == 2 * 5
    # People on enclosing buildings do not count, even if these point in.
    table.put("3,1", "coffee-roastery", "W", people={"hipster": 2}).change("0,1", people=(0, 4, 0, 0))
    assert value(table) == 2 * 5


def test_people_on_the_building_pay_in_any_colour() -> None:
    table = street("library").change("1,1", people=(1, 2, 0, 1))
    assert worth(table.draft, (1, 1)) == value(table) + 4


@pytest.mark.parametrize("edition", ["2021", "draft", "ru"])
def test_people_with_fomo_count_except_in_ru(edition: str) -> None:
    table = street("student-house", "museum", edition=edition)
    table.change("1,1", people=(0, 1, 0, 0), fomo=(0, 0, 2, 0)).change("2,1", fomo=(0, 3, 0, 0))
    assert residents(table.draft, table.draft.city.sites[1, 1]) == (1 if edition == "ru" else 3)
    assert value(table) == 2 * (1 if edition == "ru" else 4)


# Symbols.


def test_symbols_in_the_street_and_pointing_in_count_and_wild_ones_too() -> None:
    assert value(street("art-gallery")) == 2 * 2  # its own and the Park's wild one
    assert value(street("art-gallery", "coffee-roastery", "library")) == 2 * (1 + 2 + 1 + 1)
    assert value(street("art-gallery", "museum")) == 2 * 2


@pytest.mark.parametrize(("facing", "counts"), [("W", True), ("N", False), ("E", False)])
def test_symbols_beyond_an_end_count_only_when_they_point_in(facing: Facing, counts: bool) -> None:
    table = street("art-gallery").put("2,1", "coffee-roastery", facing)
    assert value(table) == 2 * (4 if counts else 2)


def test_symbols_point_in_while_the_other_end_is_open() -> None:
    table = Table([["library"], ["cinema"]])
    table.put("5,5", "art-gallery", "S", 0).put("6,5", "coffee-roastery", "W")
    assert table.draft.city.is_open((5, 5))
    assert value(table, "5,5") == 2 * 3
    # They count for the building's own street as well.
    table.change("6,5", owner=1, signs=1)
    table.put("6,6", "student-house", "W").put("6,4", "micro-brewery", "W", 1)
    assert value(table, "6,4") == 5 * 0
    table.put("6,3", "jeweller", "W")
    assert value(table, "6,4") == 5 * 1


# Sets.


def test_sets_of_two_kinds() -> None:
    assert value(street("flea-market")) == 5  # its parent and the Park's wild symbol
    assert value(street("flea-market", "student-house")) == 5  # one set, with the wild one left over
    assert value(street("flea-market", "coffee-roastery")) == 5 * 2  # parent + hipster, wild + hipster
    assert value(street("flea-market", "library", "corner-cafe")) == 5 * 2  # parent + wild, wild + wild


def test_sets_of_a_pair() -> None:
    assert value(street("record-shop")) == 6  # its hipster and the Park's
    assert value(street("record-shop", "coffee-roastery")) == 6 * 2  # three hipsters and the Park's
    assert value(street("record-shop", "student-house")) == 6  # three symbols make one pair
    assert value(street("terraced-houses", "library", "climbing-gym")) == 6 * 2


def sets_by_trying(first: int, second: int, wild: int) -> int:
    """Return the most sets of two symbols, by trying both roles for every wild symbol."""
    return max(min(first + some, second + wild - some) for some in range(wild + 1))


def test_each_symbol_is_used_in_at_most_one_set() -> None:
    for first, second, wild in product(range(9), range(9), range(7)):
        assert complete_sets(first, second, wild) == sets_by_trying(first, second, wild)


# Wild, signs, size, adjacency.


def test_wild_symbols_count() -> None:
    assert value(street("farmers-market")) == 4 * 2
    assert value(street("farmers-market", "museum", "library")) == 4 * 3
    table = street("farmers-market").put("2,1", "climbing-gym", "W")
    assert value(table) == 4 * 3


def test_the_owners_signs_in_the_street_count() -> None:
    assert value(street("cinema")) == 3
    assert value(street("cinema", "museum", owner=1)) == 3
    assert value(street("cinema", "museum", "library", owner=0)) == 3 * 3
    table = street("cinema", "museum", owner=0).put("3,1", "library", "W", 0)
    assert value(table) == 3 * 2  # the enclosing building's sign is in another street


def test_a_doubled_building_has_two_signs() -> None:
    table = street("cinema").put("2,1", "museum", "S", 0, signs=2)
    assert value(table) == 3 * 3
    assert (
        value(table, "2,1") == 2 * 6
    )  # museum: its two tourists and the Park's wild one make one pair, doubled


def test_size_includes_the_building_itself() -> None:
    assert value(street("souvenir-shop")) == 2
    assert value(street("souvenir-shop", "museum", "cinema", "library", "bookshop")) == 2 * 5
    assert value(street("souvenir-shop").put("2,1", "museum", "W")) == 2


def test_adjacency_counts_all_eight_neighbours() -> None:
    assert value(street("play-park")) == 2 * 2  # Station diagonally, Park beside it
    table = street("play-park", "museum", "cinema")
    assert value(table) == 2 * 3  # the Cinema is two cells away
    for where, total in (("2,0", 4), ("1,0", 5), ("0,2", 6), ("1,2", 7), ("2,2", 8), ("3,2", 8)):
        table.put(where, DECK.stack("shopper", five_players=True)[0], "N")
        assert value(table) == 2 * total


# Enclosure.


def test_enclosure_pays_at_the_end_of_an_enclosed_street() -> None:
    table = Table([["library"], ["cinema"]])
    table.put("1,0", "penthouse", "W", 0)
    assert value(table, "1,0") == 0  # the Station's street is open on the left
    table.put("-1,0", "museum", "E")
    assert value(table, "1,0") == 6


def test_enclosure_pays_once_for_several_streets() -> None:
    table = Table([["library"], ["cinema"]])
    table.put("-1,0", "museum", "E").put("1,0", "penthouse", "W", 0)
    table.put("2,0", "jeweller", "S").put("3,0", "bookshop", "W")
    assert len([s for s in table.draft.city.ended_at((1, 0)) if table.draft.city.is_enclosed(s)]) == 2
    assert value(table, "1,0") == 6


@pytest.mark.parametrize("facing", ["N", "E", "W"])
def test_an_enclosing_building_need_not_point_in(facing: Facing) -> None:
    table = Table([["library"], ["cinema"]])
    table.put("-1,0", "museum", "E").put("1,0", "penthouse", facing, 0)
    assert value(table, "1,0") == 6


def test_being_enclosed_is_not_enclosing() -> None:
    table = street("penthouse").put("2,1", "museum", "W")
    assert table.draft.city.is_enclosed(table.draft.city.streets[1, 1])
    assert value(table) == 0


# Copies.


def test_a_copy_takes_the_best_valuation_of_its_street() -> None:
    assert value(street("holiday-flats")) == 0
    assert value(street("holiday-flats", "souvenir-shop", "micro-brewery")) == 2 * 3
    assert value(street("holiday-flats", "museum", "souvenir-shop")) == 6 * 2  # four tourists and the Park's
    assert value(street("holiday-flats", "souvenir-shop", "record-shop", "farmers-market")) == 2 * 4


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_a_copy_copies_buildings_of_any_owner(owner: int | None) -> None:
    assert value(street("holiday-flats", "souvenir-shop", "library", owner=owner)) == 2 * 3


def test_a_copy_cannot_copy_a_copy() -> None:
    assert value(street("holiday-flats", "sky-apartments", "fashion-outlet")) == 0
    assert value(street("holiday-flats", "sky-apartments", "souvenir-shop")) == 2 * 3


def test_a_copy_copies_only_in_its_own_street() -> None:
    assert value(street("holiday-flats").put("2,1", "souvenir-shop", "W")) == 0


def test_a_copy_counts_its_own_owners_signs() -> None:
    table = street("holiday-flats", "cinema", "library", owner=1)
    assert value(table) == 3  # only its own sign, not the two of the Cinema's owner
    table.put("4,1", "student-house", "S", 0)
    assert value(table) == 3 * 2


def test_a_copy_is_valued_at_the_place_of_the_copied_building() -> None:
    # The Play Park at 2,1 is beside the Holiday Flats but not diagonal to the Station.
    assert value(street("holiday-flats", "play-park")) == 2 * 1
    assert value(street("holiday-flats", "play-park").put("3,2", "museum", "N")) == 2 * 2


@pytest.mark.parametrize("edition", ["2021", "draft", "ru"])
def test_a_copy_may_copy_enclosure_and_adjacency_except_in_ru(edition: str) -> None:
    assert value(street("holiday-flats", "play-park", edition=edition)) == (0 if edition == "ru" else 2)
    # The Penthouse at 2,1 is at the end of the street above it.
    table = (
        street("holiday-flats", "penthouse", edition=edition)
        .put("2,0", "museum", "W")
        .put("2,-1", "cinema", "N")
    )
    assert table.draft.city.encloses((2, 1))
    assert value(table) == (0 if edition == "ru" else 6)


def test_a_copy_of_a_doubled_building_is_not_doubled_but_may_be_doubled_itself() -> None:
    table = street("holiday-flats").put("2,1", "souvenir-shop", "S", 0, signs=2)
    assert value(table) == 2 * 2
    assert value(table, "2,1") == 2 * 2 * 2
    table = Table([["library"], ["cinema"]]).put("1,1", "holiday-flats", "S", 0, signs=2)
    table.put("2,1", "souvenir-shop", "S", 1)
    assert value(table) == 2 * 2 * 2


def test_people_do_not_count_double() -> None:
    table = Table([["library"], ["cinema"]])
    table.put("1,1", "souvenir-shop", "S", 0, signs=2, people={"tourist": 3})
    assert worth(table.draft, (1, 1)) == 2 * 2 + 3


def test_an_unowned_building_has_no_worth() -> None:
    with pytest.raises(ValueError, match="no owner"):
        worth(street().put("1,1", "museum", "S").draft, (1, 1))


# At the end of the game.


@pytest.mark.parametrize(("full", "half"), [(0, 0), (1, 1), (2, 1), (7, 4), (8, 4)])
def test_half_is_rounded_up(full: int, half: int) -> None:
    table = Table([["library"], ["cinema"]]).put("1,1", "penthouse", "S", 0, people={"shopper": full})
    assert worth(table.draft, (1, 1), final=True) == half


# The tests above cover every kind of valuation in the deck; receipts list the same amounts.

SOME = sorted(building.id for building in DECK.buildings.values() if building.cell is None)


@given(
    tiles=st.lists(st.sampled_from(SOME), min_size=1, max_size=5, unique=True),
    owners=st.lists(st.sampled_from([None, 0, 1]), min_size=5, max_size=5),
    people=st.lists(st.tuples(*[st.integers(0, 3)] * 4), min_size=5, max_size=5),
    fomo=st.lists(st.tuples(*[st.integers(0, 1)] * 4), min_size=5, max_size=5),
    card=st.sampled_from([None, "hacker", "hipster-legend", "location-scout", "investor"]),
    edition=st.sampled_from(["2021", "ru"]),
    end=st.sampled_from([None, "N", "W"]),
)
def test_the_lines_of_a_receipt_sum_to_the_worth(
    tiles: list[str],
    owners: list[int | None],
    people: list[Counts],
    fomo: list[Counts],
    card: str | None,
    edition: str,
    end: Facing | None,
) -> None:
    table = Table([["library"], ["cinema"]], cards=[card], edition=edition)
    for x, tile in enumerate(tiles, 1):
        table.put(f"{x},1", tile, "S", owners[x - 1])
        table.change(f"{x},1", people=people[x - 1], fomo=fomo[x - 1])
    if end:
        table.put(f"{len(tiles) + 1},1", "office-tower", end)
    table.put("7,7", "museum", "S", 0)
    for cell, site in table.draft.city.sites.items():
        if site.owner is None:
            continue
        for occasion in ("street", "end"):
            final = occasion == "end"
            told = receipt(table.draft, cell, occasion)
            assert told.dollars == sum(line.dollars for line in told.lines)
            assert told.dollars == worth(table.draft, cell, final=final)
            assert (told.seat, told.cell, told.tile) == (site.owner, cell, site.building.id)
            assert all(line.dollars == line.units * line.each for line in told.lines if line.each)
            for line in told.lines:
                assert set(line.cells) <= set(table.draft.city.sites)
                assert Counter(line.cells) == Counter(set(line.cells))


def test_a_receipt_names_what_contributes() -> None:
    table = street("art-gallery", "coffee-roastery", "museum")
    (line,) = receipt(table.draft, (1, 1)).lines
    assert (line.kind, line.units, line.each, line.dollars) == ("symbols", 4, 2, 8)
    assert line.symbols == ("hipster",)
    assert line.cells == ((1, 1), (2, 1), (0, 1))

    table = street("holiday-flats", "cinema").put("3,1", "library", "S", 0)
    (line,) = receipt(table.draft, (1, 1)).lines
    assert (line.kind, line.copied, line.units, line.each, line.dollars) == ("signs", "cinema", 2, 3, 6)
    assert line.cells == ((2, 1), (1, 1), (3, 1))

    (line,) = receipt(street("holiday-flats").draft, (1, 1)).lines
    assert (line.kind, line.copied, line.units, line.dollars) == ("copy", None, 0, 0)


def test_a_receipt_shows_that_wild_symbols_complete_sets() -> None:
    (line,) = receipt(street("flea-market").draft, (1, 1)).lines
    assert (line.kind, line.units, line.filled) == ("sets", 1, True)  # its parent and the Park's wild one
    (line,) = receipt(street("flea-market", "student-house").draft, (1, 1)).lines
    assert (line.units, line.filled) == (1, False)  # the wild one is left over
    (line,) = receipt(street("record-shop", "coffee-roastery").draft, (1, 1)).lines
    assert (line.units, line.filled, line.symbols) == (2, True, ("hipster", "hipster"))


def test_a_receipt_names_a_card_only_if_it_changes_the_amount() -> None:
    def line_with(card: str | None, *tiles: str, hand: str = "library") -> Line:
        table = Table([[hand], ["cinema"]], cards=[card])
        for x, tile in enumerate(tiles, 1):
            table.put(f"{x},1", tile, "S", 0 if x == 1 else None)
        return receipt(table.draft, (1, 1)).lines[0]

    # Two tourists and the Park's wild one make one pair; the Hacker's wild symbols make another.
    assert line_with("hacker", "museum").card == "hacker"
    assert line_with("hacker", "museum").units == 2
    # Size does not count symbols, so the Hacker changes nothing.
    plain, lent = line_with(None, "souvenir-shop"), line_with("hacker", "souvenir-shop")
    assert plain == lent
    # A Location Scout without buildings elsewhere changes nothing.
    assert line_with("location-scout", "museum").card is None
    # This also holds through a copy.
    assert line_with("hacker", "holiday-flats", "museum").card == "hacker"
    assert line_with("hacker", "holiday-flats", "souvenir-shop").card in (None, "hacker")


def test_the_kind_none_is_worth_nothing() -> None:
    table = street("museum")
    nothing = Building("x", "X", "wild", ("wild",), ("wild",), Valuation("none"))
    table.draft.city = table.draft.city.with_sites({(1, 1): Site(nothing, "S", 0, 1)})
    assert value(table) == 0
