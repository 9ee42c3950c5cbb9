"""The referee: worked examples of the rules, single rules on hand-made boards, and invariants."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from .board import COLOURS, Building, cell_from, is_enclosed, legal_placements, nobody, street_of, streets
from .deals import all_modes, called, deal, random_moves, standard_deck
from .referee import KINDS, DamagedRecord, IllegalAction, Referee, complete_sets

DECK = standard_deck()
STATION_CELL = (0, 0)
TILES = {tile["id"]: tile for tile in DECK["tile"]}


def record(hands: list[list[str]], stack: list[str] | None = None, **changes: Any) -> dict[str, Any]:
    """Return a hand-made record; `cards` gives the seats' consultants."""
    cards = changes.pop("cards", [None] * len(hands))
    solo = changes.get("mode") == "solo"
    made = {
        "format": "streets-record",
        "version": 1,
        "edition": "2021",
        "mode": "multiplayer",
        "business": False,
        "consultants": any(cards),
        "difficulty": "easy" if solo else None,
        "deck": "standard",
        "seed": None,
        "seats": [{"name": "x", "consultant": card, "money": 0, "kind": "human"} for card in cards],
        "hands": hands,
        "stack": stack or [],
        "grifter_stack": [],
        "actions": [],
    }
    return {**made, **changes}


def put(
    referee: Referee,
    cell: str,
    tile: str,
    facing: str,
    owner: int | None = None,
    people: dict[str, int] | None = None,
    fomo: dict[str, int] | None = None,
    signs: int = 1,
) -> None:
    """Place a building without any effects."""
    here = Building(TILES[tile], facing, owner, 0 if owner is None else signs)
    here.people.update(people or {})
    here.fomo.update(fomo or {})
    referee.city[cell_from(cell)] = here
    if owner is not None:
        referee.unused_signs[owner] -= signs


def start(made: dict[str, Any], arrange: Callable[[Referee], None] | None = None) -> Referee:
    return Referee(made, DECK, arrange)


def asked(referee: Referee) -> tuple[str, list[str]]:
    decision = referee.decision()
    assert decision is not None
    return decision["kind"], decision["options"]


# ---------------------------------------------------------------------- the city


def test_the_first_legal_placements_around_station_and_park() -> None:
    """They are beside the Station in its street, and where roads meet."""
    city = start(record([["library"], []])).city
    found = {(x, y, facing) for (x, y), facing in legal_placements(city)}
    # Station (0,0) S: short ends W and E. Park (0,1) E: short ends N and S, long side E.
    assert found == {
        (-1, 0, "S"), (-1, 0, "E"), (1, 0, "S"), (1, 0, "W"),
        (0, 2, "E"), (0, 2, "N"),
        (1, 1, "N"), (1, 1, "S"),
    }  # fmt: skip


def test_neighbours_upside_down_end_each_others_street() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "1,0", "library", "N")

    referee = start(record([["cinema"], []]), arrange)
    assert street_of(referee.city, (0, 0)) == [(0, 0)]
    assert not is_enclosed(referee.city, [(0, 0)])


def test_a_street_cannot_have_six_buildings() -> None:
    def arrange(referee: Referee) -> None:
        for x, tile in ((1, "library"), (2, "cinema"), (3, "jeweller")):
            put(referee, f"{x},0", tile, "S")

    referee = start(record([["museum"], []]), arrange)
    assert ((4, 0), "S") in legal_placements(referee.city)
    put(referee, "4,0", "toy-store", "S")
    assert ((5, 0), "S") not in legal_placements(referee.city)
    assert ((-1, 0), "S") not in legal_placements(referee.city)
    with pytest.raises(IllegalAction, match=r"action 1 .*more than 5"):
        referee.play("build museum 5,0 S")


# ---------------------------------------------------------------------- worked examples


def gameplay_example(street: tuple[str, str, str]) -> Referee:
    """Return the rulebook's street at y = -4 with its three buildings in the given order."""
    H, D = 0, 1
    owners = {"art-gallery": H, "flea-market": D, "starter-home": D}
    people = {"art-gallery": {"hipster": 3}, "flea-market": {"parent": 1}, "starter-home": {"parent": 1}}

    def arrange(referee: Referee) -> None:
        put(referee, "-1,0", "library", "E")
        put(referee, "1,0", "climbing-gym", "W")
        referee.scored_cells.add((0, 0))
        station = referee.city[0, 0]
        station.fomo, station.people = {**nobody(), "tourist": 1, "shopper": 1}, nobody()
        for x, tile in enumerate(street, 1):
            put(referee, f"{x},-4", tile, "S", owners[tile], people[tile])
        put(referee, "4,-4", "farmers-market", "W")
        put(referee, "0,-3", "estate-agency", "N")  # where the Student House connects

    return start(record([["student-house"], ["trendy-lofts"]]), arrange)


@pytest.mark.parametrize(
    "street",
    [
        ("art-gallery", "flea-market", "starter-home"),
        ("starter-home", "art-gallery", "flea-market"),
        ("flea-market", "starter-home", "art-gallery"),
    ],
)
def test_the_rulebooks_gameplay_example(street: tuple[str, str, str]) -> None:
    referee = gameplay_example(street)
    referee.play("build student-house 0,-4 E")
    paid = {f"{where}": dollars for _, where, dollars in referee.payments}
    worth = {"art-gallery": 9, "flea-market": 11, "starter-home": 7}
    assert paid == {f"{x},-4": worth[tile] for x, tile in enumerate(street, 1)}
    assert referee.money == [9, 18]
    assert referee.city[0, -4].people == {**nobody(), "hipster": 4}
    for x, tile in enumerate(street, 1):
        here = referee.city[x, -4]
        assert (here.owner, here.signs, sum(here.people.values())) == (None, 0, 0)
        assert here.fomo == {**nobody(), "parent": 0 if tile == "art-gallery" else 1}
    _, options = asked(referee)
    lofts = next(option for option in options if "trendy-lofts 5," in option or "trendy-lofts 4," in option)
    referee.play(lofts)
    where = cell_from(lofts.split(" ")[2])
    assert referee.city[where].people == {**nobody(), "parent": 4}
    assert not any(here.fomo["parent"] for here in referee.city.values())


def test_end_game_rounding() -> None:
    """A valuation of 4 and 3 people earn 4; the game ends when hands and stack are empty."""

    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "hardware-store", "S", 0, {"tourist": 3})
        put(referee, "2,1", "library", "S")

    referee = start(record([["museum"], []]), arrange)
    assert referee.worth((1, 1)) == 7
    referee.play("build museum 0,2 N")
    assert (0, "1,1", 4) in referee.payments
    assert referee.over


def test_the_business_bonus_example() -> None:
    def arrange(referee: Referee) -> None:
        referee.tokens[0] = {"restaurant": 1, "residential": 4, "leisure": 3, "retail": 2}
        referee.tokens[1] = {"restaurant": 5, "residential": 2, "leisure": 2, "retail": 2}

    referee = start(record([["museum"], []], business=True), arrange)
    referee.play("build museum 0,2 N")
    bonuses = Counter({0: 0, 1: 0})
    for seat, where, dollars in referee.payments:
        bonuses[seat] += dollars if where is None else 0
    assert bonuses == {0: 35, 1: 35}


# ---------------------------------------------------------------------- valuations


def worth_of(
    tile: str, *, card: str | None = None, edition: str = "2021", hand: str = "museum"
) -> Callable[..., int]:
    """Return a function that measures a building of seat 0 at 1,1 facing S, in a street with others."""

    def measure(*others: tuple[str, int | None], pointing: str | None = None, signs: int = 1) -> int:
        def arrange(referee: Referee) -> None:
            put(referee, "1,1", tile, "S", 0, signs=signs)
            for x, (other, owner) in enumerate(others, 2):
                put(referee, f"{x},1", other, "S", owner)
            if pointing:
                put(referee, f"{len(others) + 2},1", pointing, "W")

        cards = [card, None]
        referee = start(record([[hand], ["cinema"]], cards=cards, edition=edition), arrange)
        return referee.worth((1, 1))

    return measure


def test_every_kind_of_valuation() -> None:
    # The Park at 0,1 faces E and points into the street: one more wild symbol everywhere.
    assert worth_of("art-gallery")() == 2 * 2
    assert worth_of("art-gallery")(("student-house", None), pointing="coffee-roastery") == 2 * 5
    assert worth_of("micro-brewery")() == 5
    assert worth_of("record-shop")(pointing="student-house") == 6
    assert worth_of("farmers-market")(("library", 1)) == 4 * 3
    assert worth_of("cinema")(("toy-store", 0), ("library", 1)) == 3 * 2
    assert worth_of("souvenir-shop")(("toy-store", 0), ("library", 1)) == 2 * 3
    assert worth_of("play-park")(("library", 1)) == 2 * 3  # Station, Park and Library
    assert worth_of("penthouse")() == 0
    assert worth_of("fashion-outlet")() == 0
    assert worth_of("fashion-outlet")(("holiday-flats", 1), ("hardware-store", None)) == 6


def test_a_copy_counts_for_its_own_owner() -> None:
    assert worth_of("fashion-outlet")(("cinema", 1), ("library", 0)) == 3 * 2
    assert worth_of("fashion-outlet")(("play-park", None)) == 2 * 1  # valued where the Play Park stands
    assert worth_of("fashion-outlet", edition="ru")(("play-park", None)) == 0


def test_consultants_at_scoring() -> None:
    assert worth_of("museum", card="hacker", hand="library")() == 6 * 2  # Park, card, hand, own two: five
    assert worth_of("farmers-market", card="hacker", hand="library")() == 4 * 4
    assert worth_of("farmers-market", card="hipster-legend")(("coffee-roastery", 1)) == 4 * 5
    assert worth_of("fashion-outlet", card="hacker")(("climbing-gym", 1)) == 4 * 3
    assert worth_of("souvenir-shop", card="investor")(("cinema", 1), signs=2) == 2 * 2 * 2
    assert worth_of("cinema", card="investor")(signs=2) == 2 * 3 * 2


def test_the_scout_counts_a_pointing_building_twice() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "chillax-spa", "S", 0)
        put(referee, "2,1", "museum", "W", 0)
        put(referee, "7,7", "grand-hotel", "W", 0)

    referee = start(record([["library"], ["cinema"]], cards=["location-scout", None]), arrange)
    assert referee.worth((1, 1)) == 2 * (1 + 1 + 2 + 2 + 2)
    assert referee.worth((1, 1), final=True) == 2 * (1 + 1 + 2)


def test_complete_sets() -> None:
    assert complete_sets(["hipster", "hipster", "parent", "wild"], ["hipster", "parent"]) == 2
    assert complete_sets(["wild", "wild", "wild"], ["hipster", "parent"]) == 1
    assert complete_sets(["tourist", "tourist", "tourist", "wild"], ["tourist", "tourist"]) == 2
    assert complete_sets(["parent"], ["tourist", "hipster"]) == 0


# ---------------------------------------------------------------------- the turn


def test_a_player_without_signs_abandons_a_building() -> None:
    """Its people may move within the street, but not to the building itself."""

    def arrange(referee: Referee) -> None:
        for x, tile in ((1, "museum"), (2, "grand-hotel"), (3, "cinema"), (4, "library")):
            put(referee, f"{x},1", tile, "S", 0, {"tourist": 2} if tile == "museum" else {})
        put(referee, "-1,0", "estate-agency", "S", 0)

    referee = start(record([["toy-store"], []]), arrange)
    assert asked(referee) == ("abandon", [f"abandon {c}" for c in ("-1,0", "1,1", "2,1", "3,1", "4,1")])
    referee.play("abandon 1,1")
    assert asked(referee) == ("move", ["move tourist 0,0", "move tourist 2,1"])
    assert referee.snapshot()["moving"] == {"tourist": 2}
    referee.play("move tourist 2,1")
    referee.play("move tourist 0,0")
    assert referee.city[2, 1].people["tourist"] == 1
    assert referee.unused_signs[0] == 1
    assert asked(referee)[0] == "build"


def test_an_abandoned_double_building_returns_two_signs() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "library", "S", 0, signs=2)
        for x, tile in ((2, "estate-agency"), (3, "cinema"), (4, "jeweller")):
            put(referee, f"{x},1", tile, "S", 0)

    referee = start(record([["toy-store"], []], cards=["investor", None]), arrange)
    referee.play("abandon 1,1")
    assert any(option.endswith("double") for option in asked(referee)[1])
    referee = start(record([["toy-store"], []], cards=["investor", None]), arrange)
    referee.play("abandon 2,1")
    assert not any(option.endswith("double") for option in asked(referee)[1])


def test_renovating_moves_people_and_scores_the_street() -> None:
    """The covered people stay on their colour or go to the Station, and the street is scored again."""

    def arrange(referee: Referee) -> None:
        put(referee, "-1,0", "library", "E")
        put(referee, "1,0", "tattoo-parlour", "S", None, fomo={"hipster": 2, "parent": 1})
        put(referee, "2,0", "bookshop", "W", None)
        referee.scored_cells |= {(0, 0), (1, 0)}

    made = record([["student-house"], [], []], cards=["renovator", None, None])
    referee = start(made, arrange)
    cells = {option.split(" ")[2] for option in asked(referee)[1] if option.startswith("renovate")}
    assert cells == {"1,0"}
    referee.play("renovate student-house 1,0")
    assert (0, "1,0", 2 * 3 + 2 * 1 + 3) in referee.payments  # three hipsters on it, one on the Station
    assert referee.city[1, 0].facing == "S"
    assert referee.city[0, 0].fomo["parent"] == 2  # its own and the one from the covered building
    assert referee.city[1, 0].fomo["hipster"] == 3  # no destination


def test_the_contractor_builds_one_tile_with_an_empty_stack() -> None:
    made = record([["museum", "library"], ["cinema"]], ["toy-store"], cards=["contractor", None])
    referee = start(made)
    for tile in ("museum", "library", "cinema", "toy-store"):
        decision = referee.decision()
        assert decision is not None
        assert decision["seat"] == (1 if tile == "cinema" else 0)
        referee.play(next(option for option in decision["options"] if f" {tile} " in option))
    assert referee.over


def test_the_entrepreneur_swaps_on_any_turn() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "penthouse", "S", 1)
        put(referee, "2,1", "fashion-outlet", "S", 1)

    made = record([["museum"], ["hardware-store", "sky-apartments"]], cards=[None, "entrepreneur"])
    referee = start(made, arrange)
    referee.play("build museum 3,1 W")
    options = ["swap hardware-store 1,1", "swap hardware-store 2,1", "swap none"]
    assert referee.decision() == {"seat": 1, "kind": "swap", "options": options}
    referee.play("swap hardware-store 1,1")
    assert (1, "1,1", 4) in referee.payments
    assert (1, "2,1", 0) in referee.payments  # the copy copies the Penthouse
    assert "hardware-store" in referee.hands[1]


def test_people_with_fomo_arrive_before_scoring() -> None:
    """A building enclosed at once is scored with the people who rushed to it; then these move on."""

    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "library", "S", None, fomo={"hipster": 3})
        put(referee, "3,1", "cinema", "W", None)
        put(referee, "5,5", "coffee-roastery", "S", 1)

    referee = start(record([["student-house"], []]), arrange)
    referee.play("build student-house 2,1 S")
    assert referee.payments == [(0, "2,1", 2 * 4 + 4)]
    assert asked(referee) == ("move", ["move hipster 0,0", "move hipster 5,5"])
    assert referee.snapshot()["moving"] == {"hipster": 4}
    assert not any(here.fomo["hipster"] for here in referee.city.values())


@pytest.mark.parametrize(("edition", "waiting"), [("2021", 0), ("draft", 0), ("ru", 3)])
def test_editions_and_rushing_to_an_enclosed_street(edition: str, waiting: int) -> None:
    """The street of test_people_with_fomo_arrive_before_scoring, enclosed by the build itself."""

    def arrange(referee: Referee) -> None:
        referee.city[STATION_CELL].people = nobody()
        put(referee, "0,-1", "hardware-store", "N", fomo={"tourist": 3})
        put(referee, "2,1", "cinema", "W")

    referee = start(record([["grand-hotel"], ["library"]], edition=edition), arrange)
    referee.play("build grand-hotel 1,1 S")
    assert referee.city[0, -1].fomo["tourist"] == waiting
    assert referee.money[0] == 3 * (5 - waiting)
    assert referee.city[STATION_CELL].people["tourist"] == 5 - waiting


@pytest.mark.parametrize("edition", ["2021", "ru"])
def test_in_every_edition_people_rush_to_a_renovated_building(edition: str) -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "-1,0", "hardware-store", "E")
        put(referee, "1,0", "cinema", "S", fomo={"tourist": 1, "parent": 1})
        put(referee, "2,0", "library", "W")
        put(referee, "5,5", "toy-store", "S", fomo={"tourist": 2})

    hands = [["museum"], ["penthouse"], ["jeweller"]]
    made = record(hands, cards=["renovator", None, None], edition=edition)
    referee = start(made, arrange)
    referee.play("renovate museum 1,0")
    assert referee.city[5, 5].fomo["tourist"] == 0


def test_the_scout_does_not_count_a_building_scored_before() -> None:
    """Two streets at once: symbols in the one scored first do not count in the other."""

    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "chillax-spa", "S", 0)
        put(referee, "3,1", "museum", "S", 0)
        put(referee, "4,1", "library", "W", None)

    # The Chillax Spa counts its own, the Park's and the Hardware Store's pointing in; the card adds the
    # Hardware Store again and, with its sign, the Museum's two. The Museum: its own two, the Library, the
    # Hardware Store.
    for first, spa in (("1,1", 2 * 6), ("3,1", 2 * 4)):
        referee = start(record([["hardware-store"], ["cinema"]], cards=["location-scout", None]), arrange)
        referee.play("build hardware-store 2,1 W")
        assert asked(referee) == ("score", ["score 1,1", "score 3,1"])
        referee.play(f"score {first}")
        assert sorted(referee.payments) == [(0, "1,1", spa), (0, "3,1", 6 * 2)]


def test_editions_and_abandoned_buildings() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "-1,0", "library", "E")
        put(referee, "5,5", "grand-hotel", "S", None)
        referee.city[5, 5].abandoned = True

    for edition, tourist_went in (("2021", True), ("draft", True), ("ru", False)):
        referee = start(record([["hardware-store"], []], edition=edition), arrange)
        referee.play("build hardware-store 1,0 W")
        assert (referee.city[5, 5].people["tourist"] == 1) is tourist_went
        assert (referee.city[0, 0].fomo["tourist"] == 0) is tourist_went


def test_editions_and_people_with_fomo() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "student-house", "S", 0, {"hipster": 1})
        put(referee, "2,1", "coffee-roastery", "S", None, fomo={"hipster": 2})

    assert start(record([["library"], []]), arrange).worth((1, 1)) == 2 * 3 + 1
    assert start(record([["library"], []], edition="ru"), arrange).worth((1, 1)) == 2 * 1 + 1


def test_editions_and_covering_the_park() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "0,2", "library", "N")
        referee.scored_cells.add((0, 1))

    for edition, covers in (("2021", {"0,1"}), ("draft", {"0,1"}), ("ru", set())):
        made = record([["museum"], [], []], cards=["renovator", None, None], edition=edition)
        options = asked(start(made, arrange))[1]
        assert {option.split(" ")[2] for option in options if option.startswith("renovate")} == covers


# ---------------------------------------------------------------------- Business


def test_claims_with_one_token_left() -> None:
    """A double with one token of its kind left is still two of that kind; the second token is any kind."""

    def arrange(referee: Referee) -> None:
        referee.token_supply["leisure"] = 1
        put(referee, "1,1", "play-park", "S", 0)
        put(referee, "2,1", "cinema", "S", 0)
        put(referee, "3,1", "car-park", "S", 0)

    referee = start(record([["library"], ["museum"]], business=True), arrange)
    referee.play("build library 4,1 W")
    assert asked(referee) == ("claim", ["claim leisure", "claim leisure leisure", "claim wild"])
    referee.play("claim leisure leisure")
    assert asked(referee) == ("token", ["token residential", "token restaurant", "token retail"])
    referee.play("token retail")
    assert referee.tokens[0] == {"restaurant": 0, "residential": 0, "leisure": 1, "retail": 1}


def test_the_current_player_claims_tokens_last() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "1,1", "car-park", "S", 0)
        put(referee, "2,1", "office-tower", "S", 1)
        put(referee, "3,1", "bookshop", "S", 2)

    made = record([["library"], ["museum"], ["cinema"]], business=True)
    referee = start(made, arrange)
    referee.play("build library 4,1 W")
    for seat in (1, 2, 0):
        decision = referee.decision()
        assert decision is not None
        assert (decision["seat"], decision["kind"]) == (seat, "token")
        referee.play("token retail")


# ---------------------------------------------------------------------- the Grifter


def solo(hand: list[str], stack: list[str], **changes: Any) -> dict[str, Any]:
    made = record([hand, []], stack, mode="solo", **changes)
    made["seats"][1]["kind"] = "grifter"
    return made


def test_the_grifter_builds_for_its_own_valuation() -> None:
    """Hardware Store ($2 per building of its street): only beside the Station and the player's tile."""
    referee = start(solo(["library"], ["hardware-store"]))
    referee.play("build library 1,0 S")
    options = ["build hardware-store -1,0 S", "build hardware-store 2,0 S"]
    assert referee.decision() == {"seat": 0, "kind": "grifter", "options": options}
    assert referee.snapshot()["stack"] == 0


def test_the_grifter_encloses_to_fill_its_own_buildings() -> None:
    """An enclosure tile goes where most people move to the Grifter's buildings."""

    def arrange(referee: Referee) -> None:
        put(referee, "-1,0", "library", "E")
        put(referee, "1,3", "coffee-roastery", "S", 1)

    referee = start(solo(["museum"], ["penthouse"]), arrange)
    referee.play("build museum 2,3 S")
    # It prefers the Station to the place below the Park, where it would enclose an empty street.
    assert referee.city[1, 0].tile["id"] == "penthouse"
    # The hipster moved to the Roastery, the shopper to the Penthouse itself, the tourist to the player.
    assert referee.city[1, 3].people["hipster"] == 1
    assert referee.city[1, 0].people["shopper"] == 2
    assert referee.city[2, 3].people["tourist"] == 3
    assert referee.city[0, 0].fomo["parent"] == 1


def test_without_an_enclosing_placement_all_placements_tie() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "0,2", "museum", "N")
        referee.scored_cells.add((0, 1))

    referee = start(solo(["library"], ["penthouse"]), arrange)
    referee.play("build library 1,0 S")
    assert len(asked(referee)[1]) == len(legal_placements(referee.city))


def test_people_prefer_the_grifters_buildings_on_its_turn_only() -> None:
    def arrange(referee: Referee) -> None:
        put(referee, "-1,0", "library", "E")
        put(referee, "7,7", "grand-hotel", "S", 0)
        put(referee, "8,8", "chillax-spa", "S", 1)

    referee = start(solo(["hardware-store"], []), arrange)
    referee.play("build hardware-store 1,0 W")
    assert asked(referee) == ("move", ["move tourist 7,7", "move tourist 8,8"])

    referee = start(solo(["hardware-store"], ["penthouse"]), arrange)
    referee.play("build hardware-store 0,2 E")
    assert referee.city[1, 0].tile["id"] == "penthouse"
    assert referee.city[8, 8].people["tourist"] == 1


def test_the_grifter_claims_the_kind_it_has_least_of() -> None:
    def arrange(referee: Referee) -> None:
        referee.tokens[1] = {"restaurant": 2, "residential": 1, "leisure": 1, "retail": 0}
        put(referee, "1,1", "play-park", "S", 1)
        put(referee, "2,1", "cinema", "S", 1)
        put(referee, "3,1", "food-court", "S", 1)

    referee = start(solo(["library"], ["museum"], business=True), arrange)
    referee.play("build library 4,1 W")
    decision = referee.decision()
    assert decision == {"seat": 0, "kind": "claim", "options": ["claim leisure", "claim leisure leisure"]}


def test_the_grifter_wins_a_tie() -> None:
    referee = start(solo([], []))
    assert (referee.over, referee.winners) == (True, [1])


# ---------------------------------------------------------------------- deals


@pytest.mark.parametrize(("players", "in_play"), [(1, 30), (2, 30), (3, 36), (4, 40), (5, 45)])
def test_the_deal_has_the_tiles_of_the_rules(players: int, in_play: int) -> None:
    for turn in range(20):
        rng = random.Random(turn)
        mode, difficulty = ("solo", "hard") if players == 1 else ("multiplayer", None)
        made = deal(mode, players, False, True, "2021", difficulty, rng)
        tiles = [tile for hand in made["hands"] for tile in hand] + made["stack"] + made["grifter_stack"]
        contractor = "contractor" in [seat["consultant"] for seat in made["seats"]]
        assert len(tiles) == len(set(tiles)) == ({2: 33, 3: 37, 4: 42}[players] if contractor else in_play)
        assert [len(hand) for hand in made["hands"]] == ([3, 0] if players == 1 else [3] * players)
        assert [seat["money"] for seat in made["seats"]] == ([0, 90] if players == 1 else [0] * players)
        if players < 5:
            assert contractor or not any(TILES[tile].get("five_players") for tile in tiles)


# ---------------------------------------------------------------------- records


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 2},
        {"edition": "2022"},
        {"hands": [["museum"], ["museum"]]},
        {"hands": [["moon-base"], []]},
        {"hands": [["city-park"], []]},
        {"difficulty": "easy"},
    ],
)
def test_damaged_records_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(DamagedRecord):
        start({**record([["museum"], []]), **changes})


@pytest.mark.parametrize("cards", [["investor", "investor"], ["renovator", None], ["banker", None]])
def test_unavailable_cards_are_refused(cards: list[str | None]) -> None:
    with pytest.raises(DamagedRecord):
        start(record([["museum"], []], cards=cards))


def test_illegal_actions_are_refused() -> None:
    referee = start(record([["museum"], []]))
    wrong = ("build library 0,2 N", "build museum 9,9 N", "build museum", "score 0,0", "build museum 0,2 up")
    for text in wrong:
        with pytest.raises(IllegalAction, match="action 1"):
            referee.play(text)
    referee.play("build museum 0,2 N")
    with pytest.raises(IllegalAction, match=r"action 2 .*over"):
        referee.play("build museum 0,2 N")


# ---------------------------------------------------------------------- invariants over random games


@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("mode", [*all_modes()], ids=called)
def test_invariants_in_random_games(mode: dict[str, Any], short: bool) -> None:
    rng = random.Random(f"{mode} {short}")
    made = deal(**mode, rng=rng, short=short)
    seats = len(made["seats"])
    tiles_dealt = sum(map(len, made["hands"])) + len(made["stack"]) + len(made["grifter_stack"])
    referee = start(made)
    covered = 0
    for text in chain([""], random_moves(referee, rng)):
        covered += text.startswith("renovate")
        for colour in COLOURS:
            in_city = sum(here.people[colour] + here.fomo[colour] for here in referee.city.values())
            assert in_city + referee.moving[colour] + referee.supply[colour] == 12
        for seat in range(seats):
            on_buildings = sum(here.signs for here in referee.city.values() if here.owner == seat)
            if mode["mode"] == "solo" and seat == 1:
                assert referee.unused_signs[seat] == 5
            else:
                assert referee.unused_signs[seat] >= 0
                assert referee.unused_signs[seat] + on_buildings == 5
        for kind in KINDS:
            assert referee.token_supply[kind] + sum(held[kind] for held in referee.tokens) == 12
            assert referee.token_supply[kind] >= 0
        for street in streets(referee.city):
            assert len(street) <= 5
        for here in referee.city.values():
            assert (here.owner is None) == (here.signs == 0)
        start_money = sum(seat["money"] for seat in made["seats"])
        assert sum(referee.money) == start_money + sum(dollars for _, _, dollars in referee.payments)
        decision = referee.decision()
        if decision is None:
            assert referee.over
            assert referee.winners
        else:
            assert decision["options"] == sorted(set(decision["options"]))
            assert decision["options"]
            assert len(decision["options"]) > 1 or decision["kind"] == "build"
            if mode["mode"] == "solo":
                assert decision["seat"] == 0
    assert referee.over
    assert not any(referee.hands)
    assert len(referee.city) == 2 + tiles_dealt - covered


@pytest.mark.parametrize(("players", "turns"), [(1, 15), (2, 15), (3, 12), (4, 10), (5, 9)])
def test_games_have_the_turns_of_the_rulebook(players: int, turns: int) -> None:
    rng = random.Random(players)
    mode = "solo" if players == 1 else "multiplayer"
    referee = start(deal(mode, players, False, False, "2021", "easy" if players == 1 else None, rng))
    builds = Counter[int]()
    decision = referee.decision()
    for _ in random_moves(referee, rng):
        assert decision is not None
        if decision["kind"] == "build":
            builds[decision["seat"]] += 1
        decision = referee.decision()
    assert builds == dict.fromkeys(range(players), turns)
