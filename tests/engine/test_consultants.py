"""The consultants (rules.md §8), one by one, with the editions' differences (§10)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.events import Built, Displaced, Drew, Joined, Renovated, StreetScored, Swapped
from app.engine.game import legal_actions
from app.engine.geometry import parse_cell
from app.engine.setup import RANDOM, SeatChoice, Setup, SetupError, deal
from app.engine.state import Renovate
from app.engine.valuation import receipt, valuation_of, worth
from tests.engine.support import DECK, Play, Table, counts, setup


def advised(
    card: str, hand: list[str], *others: list[str], stack: tuple[str, ...] = (), **options: Any
) -> Table:
    """Return a table where seat 0 has the card and the hand."""
    return Table([hand, *(others or (["cinema"],))], stack, cards=[card], **options)


def value(table: Table, where: str, *, final: bool = False) -> int:
    return valuation_of(table.draft, parse_cell(where), final=final)


# Availability.


def test_the_player_counts_of_the_consultants() -> None:
    assert {id_: (min(card.players), max(card.players)) for id_, card in CONSULTANTS.items()} == {
        "contractor": (2, 4),
        "hacker": (1, 5),
        "entrepreneur": (1, 5),
        "investor": (1, 5),
        "hipster-legend": (1, 5),
        "renovator": (3, 5),
        "location-scout": (1, 5),
    }


@pytest.mark.parametrize(
    ("mode", "players", "business", "absent"),
    [
        ("multiplayer", 2, False, {"renovator"}),
        ("multiplayer", 3, False, set()),
        ("multiplayer", 4, False, set()),
        ("multiplayer", 5, False, {"contractor"}),
        ("multiplayer", 4, True, {"contractor", "renovator"}),
        ("solo", 1, False, {"contractor", "renovator"}),
        ("solo", 1, True, {"contractor", "renovator"}),
    ],
)
def test_consultants_left_out_of_a_game(mode: str, players: int, business: bool, absent: set[str]) -> None:
    assert set(consultants_for(mode, players, business)) == set(CONSULTANTS) - absent


def test_each_player_gets_a_different_card() -> None:
    for players in range(1, 6):
        for number in range(30):
            dealt = deal(setup(players, seed=f"{number}", consultants=True), DECK)
            cards = [seat.consultant for seat in dealt.seats[:players]]
            assert len(set(cards)) == players
            assert set(cards) <= set(consultants_for(dealt.rules.mode, players, False))


# Contractor.


def test_the_contractor_builds_two_tiles_and_draws_two() -> None:
    table = advised(
        "contractor", ["museum", "library"], ["cinema"], stack=("penthouse", "jeweller", "food-court")
    )
    play = table.start().play("build museum 1,0 S")
    assert (play.asked, play.kind, play.state.turn) == (0, "build", 1)
    assert play.happened(Drew) == []
    play.play("build library 2,0 S")
    assert play.asked == 1
    assert play.state.seats[0].hand == ("jeweller", "penthouse")
    assert play.state.stack == ("food-court",)
    play.play("build cinema 3,0 S")
    assert play.state.seats[1].hand == ("food-court",)


def test_the_contractor_scores_and_moves_people_before_the_second_build() -> None:
    table = advised("contractor", ["hardware-store", "museum"], stack=("penthouse", "jeweller")).station()
    table.put("1,1", "student-house", "S", 1, people={"tourist": 1}).put("5,5", "chillax-spa", "S", 0)
    play = table.start().play("build hardware-store 2,1 W")
    assert (play.asked, play.kind) == (0, "move")
    play.play("move tourist 5,5")
    assert (play.asked, play.kind) == (0, "build")
    assert len(play.happened(StreetScored)) == 1
    assert len(play.happened(Built)) == 1


def test_the_contractor_may_abandon_the_building_just_built() -> None:
    table = advised("contractor", ["museum", "library"], stack=("penthouse", "jeweller"))
    for x in range(4):
        table.put(f"5,{2 * x + 5}", ("bookshop", "record-shop", "toy-store", "concept-store")[x], "S", 0)
    play = table.start().play("build museum 1,0 S")
    assert (play.asked, play.kind) == (0, "abandon")
    assert "abandon 1,0" in play.options
    play.play("abandon 1,0")
    assert (play.asked, play.kind, play.signs[0]) == (0, "build", 1)


def test_the_contractor_builds_one_tile_if_the_stack_is_empty_at_the_start_of_the_turn() -> None:
    table = advised("contractor", ["museum", "library", "penthouse"], ["cinema"])
    play = table.start().play("build museum 1,0 S")
    assert play.asked == 1


def test_one_tile_on_the_stack_is_enough_for_two_builds() -> None:
    table = advised("contractor", ["museum", "library", "penthouse"], ["cinema"], stack=("jeweller",))
    play = table.start().play("build museum 1,0 S")
    assert play.asked == 0
    play.play("build library 2,0 S")
    assert play.state.seats[0].hand == ("jeweller", "penthouse")


@pytest.mark.parametrize(("players", "tiles"), [(2, 36 - 3), (3, 40 - 3), (4, 45 - 3)])
def test_the_contractors_stack_is_set_up_for_one_more_player(players: int, tiles: int) -> None:
    found = 0
    for number in range(40):
        dealt = deal(setup(players, seed=f"{number}", consultants=True), DECK)
        if "contractor" in [seat.consultant for seat in dealt.seats]:
            found += 1
            assert sum(map(len, dealt.hands)) + len(dealt.stack) == tiles
    assert found


# Hacker.


def test_the_hacker_counts_a_wild_symbol_and_the_backs_in_hand() -> None:
    table = advised("hacker", ["museum", "student-house", "library"]).put("5,5", "art-gallery", "S", 0)
    # Its own symbol, the card's wild one, one hipster back and one wild back; not the Museum's tourists.
    assert value(table, "5,5") == 2 * 4


def test_a_back_counts_once_even_if_the_front_has_two_symbols() -> None:
    table = advised("hacker", ["museum"]).put("5,5", "chillax-spa", "S", 0)
    assert value(table, "5,5") == 2 * 3


def test_the_hacker_counts_for_sets_and_wild_too() -> None:
    table = advised("hacker", ["student-house", "library"])
    table.put("5,5", "flea-market", "S", 0).put("7,7", "farmers-market", "S", 0)
    assert value(table, "5,5") == 5 * 2  # parent and hipster, wild and wild
    assert value(table, "7,7") == 4 * 3


def test_the_hackers_symbols_count_only_for_the_owner_and_through_a_copy() -> None:
    table = advised("hacker", ["student-house"])
    table.put("5,5", "art-gallery", "S", 1).put("6,5", "holiday-flats", "S", 0)
    assert value(table, "5,5") == 2 * 1
    assert value(table, "6,5") == 2 * 3


def test_a_tile_built_by_the_hacker_no_longer_counts_as_in_hand() -> None:
    table = advised("hacker", ["hardware-store", "student-house"]).put("1,1", "art-gallery", "S", 0)
    play = table.start().play("build hardware-store 2,1 W")
    # Its own symbol, the Park's, the Hardware Store's, the card's and the Student House's back.
    assert play.paid == {"art-gallery": 2 * 5}


def test_the_hackers_card_counts_at_the_end() -> None:
    table = advised("hacker", ["library"], []).put("5,5", "art-gallery", "S", 0)
    assert table.start().play("build library 1,0 S").paid["art-gallery"] == 2  # half of 2 × 2


# Entrepreneur.


def entrepreneur(*hand: str, second: str = "museum") -> Table:
    table = advised("entrepreneur", list(hand))
    table.put("1,1", "penthouse", "S", 0, people={"shopper": 1})
    return table.put("2,1", second, "S", 0)


def enclose(table: Table) -> Play:
    return table.start().play("build hardware-store 3,1 W")


def test_the_entrepreneur_scores_a_hand_tile_instead_of_a_building() -> None:
    play = enclose(entrepreneur("hardware-store", "farmers-market"))
    assert (play.asked, play.kind) == (0, "swap")
    assert play.options == ["swap farmers-market 1,1", "swap farmers-market 2,1", "swap none"]
    play.play("swap farmers-market 1,1")
    # The Park's wild symbol and the Hardware Store's; the hand tile's own is not in the street.
    assert play.paid == {"penthouse": 4 * 2 + 1, "museum": 6 * 2}
    assert play.state.seats[0].hand == ("farmers-market",)
    assert play.state.seats[0].shown == ("farmers-market",)
    assert play.happened(Swapped) == [Swapped(0, "farmers-market", (1, 1))]
    assert play.receipts[0].lines[0].tile == "farmers-market"


def test_the_entrepreneur_may_decline() -> None:
    play = enclose(entrepreneur("hardware-store", "farmers-market")).play("swap none")
    assert play.paid == {"penthouse": 1, "museum": 12}
    assert play.state.seats[0].shown == ()


def test_a_copy_tile_cannot_be_swapped_in() -> None:
    play = enclose(entrepreneur("hardware-store", "holiday-flats"))
    assert play.kind == "build"
    assert play.happened(Swapped) == []


def test_a_copy_in_the_street_sees_the_printed_tile() -> None:
    play = enclose(entrepreneur("hardware-store", "farmers-market", second="holiday-flats"))
    play.play("swap farmers-market 1,1")
    assert play.paid["holiday-flats"] == 0  # the Penthouse encloses nothing


def test_the_entrepreneur_may_swap_on_other_players_turns() -> None:
    table = Table([["hardware-store"], ["farmers-market"]], cards=[None, "entrepreneur"])
    play = table.put("1,1", "penthouse", "S", 1).start().play("build hardware-store 2,1 W")
    assert (play.asked, play.kind) == (1, "swap")


def test_the_entrepreneur_cannot_swap_without_a_building_in_the_street() -> None:
    table = Table([["hardware-store"], ["farmers-market"]], cards=[None, "entrepreneur"])
    play = table.put("1,1", "penthouse", "S", 0).start().play("build hardware-store 2,1 W")
    assert play.kind == "build"


def test_a_swapped_tile_gives_no_tokens() -> None:
    table = advised("entrepreneur", ["hardware-store", "farmers-market"], business=True)
    play = table.put("1,1", "penthouse", "S", 0).start().play("build hardware-store 2,1 W")
    assert play.tokens(0) == {"residential": 1}
    play.play("swap farmers-market 1,1")
    assert play.tokens(0) == {"residential": 1}


def test_a_revealed_tile_is_forgotten_once_it_is_built() -> None:
    play = enclose(entrepreneur("hardware-store", "farmers-market")).play("swap farmers-market 1,1")
    play.play(play.options[0])
    play.play(next(option for option in play.options if "farmers-market" in option))
    assert play.state.seats[0].shown == ()


def test_there_is_no_swap_at_the_end() -> None:
    play = advised("entrepreneur", ["library"], []).put("5,5", "penthouse", "S", 0).start()
    assert play.play("build library 1,0 S").state.over
    assert play.happened(Swapped) == []


# Investor.


def test_the_investor_may_put_two_signs_on_a_building() -> None:
    play = advised("investor", ["souvenir-shop", "library"], stack=("museum",)).start()
    assert "build souvenir-shop 1,0 S double" in play.options
    play.play("build souvenir-shop 1,0 S double")
    assert (play.site("1,0").signs, play.signs[0]) == (2, 3)
    play.play("build cinema 0,2 N")
    assert not any(option.endswith("double") for option in play.options)  # one doubled building at a time


@pytest.mark.parametrize(("signs", "offered"), [(2, True), (1, False)])
def test_the_investor_needs_two_signs(signs: int, offered: bool) -> None:
    table = advised("investor", ["library"])
    table.draft.change_seat(0, signs=signs)
    assert any(option.endswith("double") for option in table.start().options) is offered


def test_both_signs_return_and_only_the_valuation_counts_double() -> None:
    table = advised("investor", ["hardware-store"]).put("1,1", "souvenir-shop", "S", 0, signs=2)
    table.change("1,1", people=counts(tourist=3))
    play = table.start().play("build hardware-store 2,1 W")
    assert play.paid == {"souvenir-shop": 2 * 2 + 3}
    assert play.signs[0] == 4
    assert [line.kind for line in play.receipts[0].lines] == ["size", "double", "residents"]


def test_the_investor_may_double_after_abandoning_the_doubled_building() -> None:
    table = advised("investor", ["library"])
    table.put("5,5", "bookshop", "S", 0, signs=2)
    for x in range(3):
        table.put(f"7,{2 * x + 7}", ("record-shop", "toy-store", "concept-store")[x], "S", 0)
    play = table.start()
    assert play.kind == "abandon"
    play.play("abandon 5,5")
    assert play.signs[0] == 2
    assert any(option.endswith("double") for option in play.options)


def test_a_doubled_building_counts_double_at_the_end_too() -> None:
    table = advised("investor", ["library"], []).put("5,5", "souvenir-shop", "S", 0, signs=2)
    assert table.start().play("build library 1,0 S").paid["souvenir-shop"] == 2


# Hipster Legend.


def test_every_hipster_symbol_counts_as_wild_and_the_card_adds_one() -> None:
    table = advised("hipster-legend", ["library"])
    table.put("5,5", "farmers-market", "S", 0).put("6,5", "coffee-roastery", "S", 1)
    table.put("7,5", "climbing-gym", "S", 1)
    assert value(table, "5,5") == 4 * (2 + 2 + 1)
    assert value(table, "7,5") == 4 * 2  # its owner has no card


def test_a_hipster_symbol_is_not_counted_twice() -> None:
    table = advised("hipster-legend", ["library"]).put("5,5", "art-gallery", "S", 0)
    assert value(table, "5,5") == 2 * 2  # its own and the card's, as wild symbols
    table.put("7,7", "record-shop", "S", 0)
    assert value(table, "7,7") == 6


def test_hipsters_replace_any_symbol_of_a_set() -> None:
    table = (
        advised("hipster-legend", ["library"])
        .put("5,5", "museum", "S", 0)
        .put("6,5", "student-house", "S", 1)
    )
    assert value(table, "5,5") == 6 * 2


def test_the_hipster_legend_does_not_change_moves() -> None:
    table = advised("hipster-legend", ["hardware-store"]).station()
    table.put("1,1", "climbing-gym", "S", 0, people={"tourist": 1}).put("5,5", "student-house", "S", 0)
    play = table.start().play("build hardware-store 2,1 W")
    assert play.people("0,0") == {"tourist": 1}


def test_the_cards_hipster_counts_at_the_end() -> None:
    table = advised("hipster-legend", ["library"], []).put("5,5", "art-gallery", "S", 0)
    assert value(table, "5,5", final=True) == 2 * 2
    assert table.start().play("build library 1,0 S").paid["art-gallery"] == 2


# Renovator.


def renovator(*hand: str, edition: str = "2021", **people: int) -> Table:
    """Return a table with a Cinema at 1,0 in Central Station's street, which is enclosed and scored."""
    table = Table([list(hand), ["penthouse"], ["jeweller"]], cards=["renovator"], edition=edition)
    table.station().put("-1,0", "hardware-store", "E").put("1,0", "cinema", "S")
    table.change("1,0", fomo=counts(**people))
    return table.put("2,0", "library", "W")


def test_the_renovator_may_build_on_buildings_in_enclosed_streets() -> None:
    play = renovator("museum").start()
    assert [option for option in play.options if option.startswith("renovate")] == ["renovate museum 1,0"]
    assert any(option.startswith("build museum") for option in play.options)
    options = legal_actions(play.state)
    assert Renovate("museum", (1, 0)) in options
    assert Renovate("cinema", (1, 0)) not in options, "it is in no hand"
    assert Renovate("museum", (2, 0)) not in options


def test_renovating_keeps_the_facing_and_scores_the_street_at_once() -> None:
    play = renovator("souvenir-shop", tourist=2, parent=1).start().play("renovate souvenir-shop 1,0")
    # Two tourists stay and one is new; the street consists of the Station and the shop.
    assert play.paid == {"souvenir-shop": 2 * 2 + 3}
    assert play.site("1,0").facing == "S"
    assert play.site("1,0").building.id == "souvenir-shop"
    assert play.site("1,0").owner is None
    assert play.signs[0] == 5
    (renovated,) = play.happened(Renovated)
    assert (renovated.covered, renovated.newcomers) == ("cinema", ("tourist",))
    assert play.happened(Displaced) == [Displaced("parent", 1, (1, 0), (0, 0))]
    # No building in an open street shows their colours, so all have FOMO.
    assert play.fomo("1,0") == {"tourist": 3}
    assert play.fomo("0,0") == {"parent": 1}
    assert "cinema" not in {site.building.id for site in play.state.city.sites.values()}


def test_displaced_people_stand_on_the_station_and_belong_to_its_street() -> None:
    table = renovator("kindergarten", shopper=1, parent=1).put("5,5", "bookshop", "S", 1)
    play = table.start().play("renovate kindergarten 1,0")
    # The shopper stood on the Station and moved with its street to the only open building for shoppers.
    assert play.people("5,5") == {"shopper": 1}
    # The Kindergarten counts the parent who stayed and the new one.
    assert play.paid == {"kindergarten": 2 * 2 + 2}


def test_people_displaced_to_an_open_station_have_fomo_there() -> None:
    table = Table([["museum"], ["penthouse"], ["jeweller"]], cards=["renovator"])
    table.put("5,5", "cinema", "S", fomo={"shopper": 2, "tourist": 1})
    table.put("4,5", "bookshop", "N").put("6,5", "library", "N")
    play = table.start().play("renovate museum 5,5")
    assert play.fomo("0,0") == {"shopper": 2}
    assert play.people("0,0") == {"tourist": 4, "hipster": 1, "parent": 1, "shopper": 1}
    assert play.site("5,5").people == (0, 0, 0, 0)


def test_other_people_with_fomo_rush_to_a_renovated_building() -> None:
    table = renovator("museum").change("0,0", fomo=counts(tourist=2))
    play = table.start().play("renovate museum 1,0")
    # Four tourists; two pairs of the Station's and its own symbols and the wild ones of both ends.
    assert play.paid == {"museum": 6 * 2 + 4}
    assert play.happened(Joined) == [Joined("tourist", 2, (0, 0), (1, 0))]


def test_in_the_russian_edition_too_people_rush_to_a_renovated_building() -> None:
    table = renovator("museum", edition="ru", tourist=1).put("5,5", "toy-store", "S", fomo={"tourist": 2})
    play = table.start().play("renovate museum 1,0")
    assert play.happened(Joined) == [Joined("tourist", 2, (5, 5), (1, 0))]
    # The covered building's tourist stays on the new one, beside two of its own.
    assert play.paid == {"museum": 6 * 2 + 3 + 2}


def test_a_renovated_building_earns_the_enclosure_at_its_street_end() -> None:
    table = renovator("car-park")
    table.put("2,1", "bookshop", "S").put("2,-1", "toy-store", "S")
    # The Library at 2,0 faces W; buildings end its vertical street above and below, and it ends the
    # Station's.
    play = table.start().play("renovate car-park 2,0")
    assert play.paid == {"car-park": 6}


def test_the_renovator_needs_a_sign() -> None:
    table = renovator("museum")
    table.put("5,5", "bookshop", "S", 0).put("7,7", "record-shop", "S", 0)
    table.draft.change_seat(0, signs=0)
    play = table.start()
    assert play.kind == "abandon"


@pytest.mark.parametrize(("edition", "covered"), [("2021", True), ("draft", True), ("ru", False)])
def test_city_park_may_be_covered_except_in_ru_and_the_station_never(edition: str, covered: bool) -> None:
    table = renovator("museum", edition=edition).put("0,2", "record-shop", "N")
    renovations = [option for option in table.start().options if option.startswith("renovate")]
    assert ("renovate museum 0,1" in renovations) is covered
    assert "renovate museum 0,0" not in renovations
    assert "renovate museum 1,0" in renovations


def test_only_the_renovator_renovates() -> None:
    table = Table([["museum"], ["penthouse"], ["jeweller"]], cards=["hacker"])
    table.put("-1,0", "hardware-store", "E").put("1,0", "library", "W").put("0,2", "cinema", "N")
    assert not any(option.startswith("renovate") for option in table.start().options)


# Location Scout.


def test_the_scout_counts_symbols_of_own_buildings_with_signs_in_other_streets() -> None:
    table = advised("location-scout", ["library"]).put("5,5", "art-gallery", "S", 0)
    table.put("9,9", "coffee-roastery", "S", 0).put("7,7", "student-house", "S", 1).put(
        "11,11", "record-shop", "S"
    )
    table.put("6,5", "micro-brewery", "S", 0)
    # Two in its own street and the Roastery's two; not those of other owners or of unowned buildings.
    assert value(table, "5,5") == 2 * 4


def test_an_enclosing_building_can_count_twice_for_the_scout() -> None:
    table = advised("location-scout", ["library"]).put("5,5", "art-gallery", "S", 0)
    table.put("6,5", "coffee-roastery", "W", 0)
    assert value(table, "5,5") == 2 * (1 + 2 + 2)


def test_the_scout_counts_for_sets_for_wild_and_through_a_copy() -> None:
    table = advised("location-scout", ["library"])
    table.put("5,5", "flea-market", "S", 0).put("7,7", "student-house", "S", 0).put(
        "9,9", "climbing-gym", "S", 0
    )
    assert value(table, "5,5") == 5
    assert value(table, "9,9") == 4
    table.put("5,9", "office-tower", "S", 0)
    assert value(table, "9,9") == 4 * 2
    table.put("5,13", "holiday-flats", "S", 0).put("6,13", "farmers-market", "S", 1)
    assert value(table, "5,13") == 4 * 3
    assert value(table, "6,13") == 4 * 1


def test_the_scout_does_not_count_at_the_end() -> None:
    table = advised("location-scout", ["library"], []).put("5,5", "art-gallery", "S", 0)
    table.put("9,9", "coffee-roastery", "S", 0)
    assert value(table, "5,5", final=True) == 2
    assert worth(table.draft, (5, 5), final=True) == 1
    # `final` is false by default.
    assert valuation_of(table.draft, (5, 5)) == 2 * (1 + 2)


def test_a_scored_building_no_longer_lends_its_symbols() -> None:
    def table() -> Table:
        made = advised("location-scout", ["hardware-store"])
        made.put("1,1", "chillax-spa", "S", 0).put("3,1", "museum", "S", 0)
        return made.put("4,1", "library", "W")

    # The Spa counts its own, the Park's, the Hardware Store's twice (pointing in and lent), the Museum's two.
    first = table().start().play("build hardware-store 2,1 W", "score 1,1")
    assert first.paid["chillax-spa"] == 2 * 6
    after = table().start().play("build hardware-store 2,1 W", "score 3,1")
    assert after.paid["chillax-spa"] == 2 * 4


def test_receipts_name_the_card_that_lends_symbols() -> None:
    for card in ("hacker", "hipster-legend", "location-scout"):
        table = (
            advised(card, ["student-house"]).put("5,5", "art-gallery", "S", 0).put("9,9", "library", "S", 0)
        )
        (line,) = receipt(table.draft, (5, 5)).lines
        assert line.card == card
    table = advised("hacker", ["student-house"]).put("5,5", "souvenir-shop", "S", 0)
    (line,) = receipt(table.draft, (5, 5)).lines
    assert line.card is None


def test_a_card_must_fit_the_number_of_players() -> None:
    seats = (SeatChoice("Ana", "human", "renovator"), SeatChoice("Ben", "human", RANDOM))
    with pytest.raises(SetupError, match="card-players, card renovator, players 2"):
        deal(Setup(seats, consultants=True), DECK)
