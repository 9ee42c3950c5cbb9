"""Turns (rules.md §3), scoring a street (§4), moving people (§5), and the end (§6)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.events import (
    Abandoned,
    Built,
    Drew,
    Enclosed,
    EndgameStackRevealed,
    GameEnded,
    GetReady,
    GotFomo,
    Joined,
    LiftTile,
    Moved,
    StreetScored,
    TurnBegan,
)
from app.engine.game import IllegalAction, legal_actions, result
from app.engine.state import Build
from app.engine.wording import error_texts
from tests.engine.support import Play, Table, asked, counts, game, setup

# Building.


def test_a_build_brings_people_uses_a_sign_and_ends_the_turn() -> None:
    play = Table([["museum", "cinema"], ["library"]], ["bookshop", "penthouse"]).start()
    assert (play.asked, play.kind) == (0, "build")
    play.play("build museum 1,0 S")
    assert play.people("1,0") == {"tourist": 2}
    assert (play.site("1,0").owner, play.site("1,0").signs) == (0, 1)
    assert play.state.supply == (9, 11, 11, 11)
    assert play.signs == [4, 5]
    assert play.state.seats[0].hand == ("bookshop", "cinema")
    assert play.state.stack == ("penthouse",)
    assert (play.asked, play.kind, play.state.current) == (1, "build", 1)
    (built,) = play.happened(Built)
    assert built == Built(0, "museum", (1, 0), "S", False, ("tourist", "tourist"))
    assert play.happened(Drew) == [Drew(0, "shopper")]
    assert play.happened(TurnBegan) == [TurnBegan(0, 1), TurnBegan(1, 2)]


def test_a_wild_symbol_brings_nobody() -> None:
    play = Table([["library"], ["museum"]]).start().play("build library 1,0 S")
    assert play.people("1,0") == {}
    assert play.state.supply == (11, 11, 11, 11)


@pytest.mark.parametrize(("left", "come"), [(0, 0), (1, 1), (2, 2)])
def test_a_building_gets_the_people_left_in_the_supply(left: int, come: int) -> None:
    table = Table([["museum"], ["library"]])
    table.draft.supply = (left, 5, 5, 5)
    play = table.start().play("build museum 1,0 S")
    assert play.people("1,0") == ({"tourist": come} if come else {})
    assert play.state.supply[0] == left - come


def test_any_tile_may_be_built_in_any_legal_placement() -> None:
    play = Table([["museum", "cinema"], ["library"]]).start()
    places = ("-1,0 E", "-1,0 S", "0,2 E", "0,2 N", "1,0 S", "1,0 W", "1,1 N", "1,1 S")
    assert play.options == [f"build {tile} {place}" for tile in ("cinema", "museum") for place in places]
    assert Build("museum", (1, 0), "S") in asked(play.state).options
    assert Build("museum", (1, 0), "S", True) not in asked(play.state).options
    assert Build("library", (1, 0), "S") not in asked(play.state).options


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("build museum 9,9 S", "share a side"),
        ("build museum 0,0 S", "stands there already"),
        ("build museum 1,1 W", "long sides"),
        ("build museum 0,-1 S", "meet no other road"),
        ("build library 1,0 S", "not in hand"),
        ("build museum 1,0 S double", "Investor"),
        ("renovate museum 0,1", "Renovator"),
        ("abandon 1,0", "must be built"),
        ("move tourist 1,0", "must be built"),
    ],
)
def test_an_illegal_action_has_a_reason_and_a_rule(action: str, reason: str) -> None:
    play = Table([["museum", "cinema"], ["library"]]).start()
    before = play.state
    with pytest.raises(IllegalAction) as caught:
        play.play(action)
    assert reason in error_texts("problems")[caught.value.problem]
    assert caught.value.rule.startswith("rules.md §")
    assert play.state is before


# FOMO.


def test_people_with_fomo_rush_to_a_new_building_from_anywhere() -> None:
    table = Table([["museum"], ["library"]])
    table.station(tourist=2, hipster=1).put("0,-1", "cinema", "N", fomo={"tourist": 1, "shopper": 1})
    play = table.start().play("build museum 1,0 S")
    assert play.people("1,0") == {"tourist": 5}
    assert play.fomo("0,0") == {"hipster": 1}
    assert play.fomo("0,-1") == {"shopper": 1}
    assert play.happened(Joined) == [
        Joined("tourist", 2, (0, 0), (1, 0)),
        Joined("tourist", 1, (0, -1), (1, 0)),
    ]


def test_nobody_rushes_to_a_wild_symbol() -> None:
    play = Table([["library"], ["museum"]]).station(tourist=2).start().play("build library 1,0 S")
    assert play.people("1,0") == {}
    assert play.fomo("0,0") == {"tourist": 2}


def test_people_with_fomo_rush_even_when_the_supply_is_empty() -> None:
    table = Table([["museum"], ["library"]]).station(tourist=2)
    table.draft.supply = (0, 0, 0, 0)
    assert table.start().play("build museum 1,0 S").people("1,0") == {"tourist": 2}


def test_people_with_fomo_arrive_before_a_street_enclosed_at_once_is_scored() -> None:
    table = Table([["grand-hotel"], ["library"]]).station()
    table.put("0,-1", "hardware-store", "N", fomo={"tourist": 3}).put("2,1", "cinema", "W")
    play = table.start().play("build grand-hotel 1,1 S")
    # Two new people and three with FOMO: $2 and $1 for each.
    assert play.paid["grand-hotel"] == 5 * 3
    # After scoring, only the Station shows their symbol.
    assert play.people("0,0") == {"tourist": 5}


@pytest.mark.parametrize(("edition", "rushing"), [("2021", 3), ("draft", 3), ("ru", 0)])
def test_editions_differ_in_rushing_to_a_building_enclosed_at_once(edition: str, rushing: int) -> None:
    table = Table([["grand-hotel"], ["library"]], edition=edition).station()
    table.put("0,-1", "hardware-store", "N", fomo={"tourist": 3}).put("2,1", "cinema", "W")
    play = table.start().play("build grand-hotel 1,1 S")
    assert play.paid["grand-hotel"] == (2 + rushing) * 3
    assert sum(event.count for event in play.happened(Joined)) == rushing
    assert play.fomo("0,-1") == ({"tourist": 3 - rushing} if rushing < 3 else {})


def test_in_every_edition_people_rush_to_a_building_that_encloses_another_street() -> None:
    for edition in ("2021", "ru"):
        table = Table([["student-house"], ["library"]], edition=edition).station(hipster=2)
        table.put("1,1", "climbing-gym", "S", 1)
        play = table.start().play("build student-house 2,1 W")
        assert play.happened(Enclosed)[0].street == ((1, 1),)
        assert play.people("2,1") == {"hipster": 3}


# Scoring.


def scored(order: str, **options: Any) -> Play:
    """Enclose a street with the given owners, left to right, as seat 0."""
    table = Table([["hardware-store"], ["library"], ["museum"]], **options)
    for x, owner in enumerate(order, 1):
        tile = ("cinema", "estate-agency", "coffee-roastery", "souvenir-shop")[x - 1]
        table.put(f"{x},1", tile, "S", None if owner == "-" else int(owner))
    return table.start().play(f"build hardware-store {len(order) + 1},1 W")


def test_an_enclosed_street_pays_its_owners() -> None:
    play = scored("011")
    assert play.paid == {"cinema": 3, "estate-agency": 6, "coffee-roastery": 6}
    assert play.money == [3, 12, 0]
    assert play.signs == [4, 5, 5]
    for x in (1, 2, 3):
        assert (play.site(f"{x},1").owner, play.site(f"{x},1").signs) == (None, 0)
    (street,) = play.happened(StreetScored)
    assert street.street == ((1, 1), (2, 1), (3, 1))
    assert dict(street.signs) == {0: 1, 1: 2}


def test_players_earn_clockwise_from_the_current_one() -> None:
    table = Table([["museum"], ["hardware-store"], ["library"]])
    for x, (tile, owner) in enumerate((("cinema", 0), ("coffee-roastery", 2), ("estate-agency", 1)), 1):
        table.put(f"{x},1", tile, "S", owner)
    play = table.start().play("build museum 0,2 N", "build hardware-store 4,1 W")
    assert [receipt.seat for receipt in play.happened(StreetScored)[-1].receipts] == [1, 2, 0]


def test_unowned_buildings_pay_nothing() -> None:
    play = scored("-1-")
    assert play.paid == {"estate-agency": 3}


def test_valuations_are_computed_before_signs_and_people_leave() -> None:
    """All signs of the street count for each of its buildings, and so do all people."""
    play = scored("000")
    assert play.paid == {"cinema": 9, "estate-agency": 9, "coffee-roastery": 9}


def test_a_street_is_scored_only_once() -> None:
    play = scored("01")
    play.play("build library 3,2 W")
    assert len(play.happened(StreetScored)) == 1


def two_streets() -> Table:
    """Return a table where a build at 2,1 encloses the streets at 1,1 and 3,1."""
    table = Table([["hardware-store"], ["library"]]).station()
    table.put("1,1", "student-house", "S", 0, people={"hipster": 2})
    table.put("3,1", "art-gallery", "S", 1, people={"hipster": 1})
    return table.put("4,1", "bookshop", "N").change("0,0", people=counts(hipster=1))


def test_the_current_player_chooses_the_order_of_streets() -> None:
    play = two_streets().start().play("build hardware-store 2,1 W")
    assert (play.asked, play.kind) == (0, "score")
    assert play.options == ["score 1,1", "score 3,1"]
    assert len(play.happened(Enclosed)) == 2
    for order in (("1,1", "3,1"), ("3,1", "1,1")):
        play = two_streets().start().play("build hardware-store 2,1 W", f"score {order[0]}")
        streets = [event.street[0] for event in play.happened(StreetScored)]
        assert streets == [tuple(map(int, where.split(","))) for where in order]


def test_a_street_waiting_to_be_scored_takes_nobody_in() -> None:
    play = two_streets().start().play("build hardware-store 2,1 W", "score 1,1")
    # The Art Gallery shows hipsters, but its street is waiting to be scored.
    assert play.people("0,0") == {"hipster": 4}
    assert play.paid["art-gallery"] == 2 * 1 + 1


def test_streets_without_signs_are_scored_too() -> None:
    table = Table([["hardware-store"], ["library"]]).station()
    table.put("1,1", "student-house", "S", people={"hipster": 2})
    play = table.start().play("build hardware-store 2,1 W")
    (street,) = play.happened(StreetScored)
    assert street.receipts == ()
    assert play.people("0,0") == {"hipster": 2}


# Moving people.


def crowd(**people: int) -> Table:
    """Return a table with people in a street at 1,1 that seat 0 encloses with a wild tile."""
    table = Table([["hardware-store"], ["library"]]).station()
    return table.put("1,1", "climbing-gym", "S", 1, people=people)


def test_people_move_one_by_one_to_buildings_that_show_their_colour() -> None:
    table = crowd(tourist=2).put("5,5", "museum", "S", 0).put("7,7", "chillax-spa", "S")
    play = table.start().play("build hardware-store 2,1 W")
    assert (play.asked, play.kind) == (0, "move")
    assert play.options == ["move tourist 0,0", "move tourist 5,5", "move tourist 7,7"]
    # All people of the colour have left their cells.
    assert play.state.moving == (2, 0, 0, 0)
    assert play.people("1,1") == {}
    play.play("move tourist 5,5")
    assert play.state.moving == (1, 0, 0, 0)
    play.play("move tourist 7,7")
    assert play.people("5,5") == play.people("7,7") == {"tourist": 1}
    assert play.state.moving == (0, 0, 0, 0)
    assert play.happened(Moved) == [
        Moved(0, "tourist", (1, 1), (5, 5)),
        Moved(0, "tourist", (1, 1), (7, 7)),
    ]


def test_colours_move_in_their_order() -> None:
    table = crowd(shopper=1, parent=1, hipster=1, tourist=1)
    for x, tile in enumerate(("museum", "student-house", "kindergarten", "bookshop")):
        table.put(f"5,{2 * x + 5}", tile, "S", 0)
    play = table.start().play("build hardware-store 2,1 W")
    asked = []
    while play.kind == "move":
        asked.append(play.options[0].split(" ")[1])
        assert play.state.moving == counts(**{asked[-1]: 1})
        play.play(play.options[-1])
    assert asked == ["tourist", "hipster", "parent", "shopper"]


def test_a_single_destination_needs_no_decision() -> None:
    play = crowd(tourist=3).start().play("build hardware-store 2,1 W")
    assert play.kind != "move"
    assert play.people("0,0") == {"tourist": 3}


def test_people_without_a_destination_get_fomo() -> None:
    table = crowd(tourist=2, hipster=1).put("-1,0", "corner-cafe", "E").put("1,0", "jeweller", "W")
    table.put("6,6", "library", "S")  # a wild symbol is no destination
    play = table.start().play("build hardware-store 2,1 W")
    assert play.people("1,1") == {}
    assert play.fomo("1,1") == {"tourist": 2, "hipster": 1}
    assert play.happened(GotFomo) == [GotFomo("tourist", 2, (1, 1)), GotFomo("hipster", 1, (1, 1))]


def test_people_with_fomo_in_the_street_move_too_and_lose_it() -> None:
    table = crowd(tourist=1).change("1,1", fomo=counts(tourist=2))
    play = table.start().play("build hardware-store 2,1 W")
    assert play.people("0,0") == {"tourist": 3}
    assert play.fomo("1,1") == {}


@pytest.mark.parametrize("owner", [None, 0, 1])
def test_owned_abandoned_and_unowned_buildings_take_people_alike(owner: int | None) -> None:
    table = crowd(tourist=1).put("5,5", "museum", "S", owner)
    assert "move tourist 5,5" in table.start().play("build hardware-store 2,1 W").options


def test_buildings_in_enclosed_streets_take_nobody() -> None:
    table = crowd(tourist=1).put("5,5", "museum", "S", 0).put("6,5", "library", "N").put("4,5", "cinema", "N")
    play = table.start().play("build hardware-store 2,1 W")
    assert play.people("0,0") == {"tourist": 1}


# Abandoning.


def without_signs(*hand: str, **options: Any) -> Table:
    """Return a table where seat 0 has used all signs: three in one street with people, two elsewhere."""
    table = Table([hand or ("library",), ["cinema"]], **options)
    table.put("1,1", "museum", "S", 0, people={"tourist": 2, "parent": 1})
    table.put("2,1", "chillax-spa", "S", 0).put("3,1", "kindergarten", "S", 0)
    return table.put("-1,0", "jeweller", "E", 0).put("1,0", "bookshop", "W", 0).station()


def test_a_player_without_signs_abandons_a_building_first() -> None:
    play = without_signs().start()
    assert (play.asked, play.kind) == (0, "abandon")
    assert play.options == [f"abandon {cell}" for cell in ("-1,0", "1,0", "1,1", "2,1", "3,1")]
    play.play("abandon -1,0")
    assert (play.asked, play.kind) == (0, "build")
    assert play.signs == [1, 5]
    assert play.site("-1,0").owner is None
    assert play.happened(Abandoned) == [Abandoned(0, (-1, 0), "jeweller", 1)]


def test_people_leave_an_abandoned_building_even_within_its_street() -> None:
    play = without_signs().start().play("abandon 1,1")
    # The Museum shows tourists but is barred; the Spa beside it shows them too.
    assert play.people("2,1") == {"tourist": 2}
    assert play.people("3,1") == {"parent": 1}
    assert play.people("1,1") == play.fomo("1,1") == {}
    assert play.kind == "build"


def test_people_who_cannot_leave_an_abandoned_building_get_fomo_there() -> None:
    table = Table([["library"], ["cinema"]]).station()
    table.put("-1,0", "jeweller", "E").put("1,0", "bookshop", "W").put("5,5", "penthouse", "S", 0)
    table.put("1,1", "museum", "S", 0, people={"tourist": 2})
    table.draft.change_seat(0, signs=0)
    play = table.start().play("abandon 1,1")
    # The abandoned building shows their colour but is no destination.
    assert play.fomo("1,1") == {"tourist": 2}
    assert play.people("1,1") == {}


def test_people_may_move_to_an_abandoned_building_where_others_stand() -> None:
    table = crowd(tourist=1).put("5,5", "museum", "S", fomo={"tourist": 2})
    play = table.start().play("build hardware-store 2,1 W", "move tourist 5,5")
    assert play.people("5,5") == {"tourist": 1}
    assert play.fomo("5,5") == {"tourist": 2}


def test_a_player_with_a_sign_may_not_abandon() -> None:
    play = Table([["library"], ["cinema"]]).put("1,1", "museum", "S", 0).start()
    with pytest.raises(IllegalAction):
        play.play("abandon 1,1")


def test_the_only_building_is_abandoned_without_a_decision() -> None:
    table = Table([["library"], ["cinema"]]).put("1,1", "museum", "S", 0)
    table.draft.change_seat(0, signs=0)
    play = table.start()
    assert play.kind == "build"
    assert play.site("1,1").owner is None


def test_without_a_legal_placement_nobody_abandons_and_the_game_ends() -> None:
    table = without_signs()
    table.draft.city._places = {}  # no city reaches this by the rules
    play = table.start()
    assert play.state.over
    assert play.happened(Abandoned) == []
    assert play.options == []
    assert play.state.decision is None
    assert play.state.agenda == ()
    assert play.state.winners
    (end,) = play.happened(GameEnded)
    assert {receipt.cell for receipt in end.receipts} == {(1, 1), (2, 1), (3, 1), (-1, 0), (1, 0)}


@pytest.mark.parametrize("solo", [False, True])
def test_a_game_that_ends_without_a_legal_placement_has_an_empty_agenda(solo: bool) -> None:
    """Also at the beginning of a turn that would go on with a build, a draw and the next turn."""
    hands = [["museum", "cinema"]] if solo else [["museum", "cinema"], ["library"]]
    table = Table(hands, ["penthouse"], solo=solo)
    table.draft.city._places = {}
    state = table.start().state
    assert state.over
    assert state.decision is None
    assert state.agenda == ()
    assert (state.lifted, state.moving) == (None, (0, 0, 0, 0))
    assert legal_actions(state) == ()
    assert state.stack == ("penthouse",)


def test_a_grifter_without_a_legal_placement_leaves_its_tile_on_the_stack() -> None:
    table = Table([["museum"]], ["penthouse", "cinema"], solo=True)
    table.draft.agenda = [LiftTile(1), GetReady(1)]
    table.draft.city._places = {}
    state = table.start().state
    assert (state.over, state.decision, state.agenda, state.lifted) == (True, None, (), None)
    assert state.stack == ("penthouse", "cinema")


# Drawing and the end.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_endgame_stack_is_revealed_in_solo_only(players: int) -> None:
    for _, _, after, events in game(setup(players, seed="endgame", consultants=True)):
        assert not any(isinstance(event, EndgameStackRevealed) for event in events)
        assert after.grifter_stack == ()
    # Not even with an endgame stack dealt by mistake.
    table = Table([["museum"], ["cinema"]], ["library"], grifter_stack=["penthouse"])
    play = table.start().play("build museum 1,0 S")
    assert play.happened(Drew) == [Drew(0, "wild")]
    assert play.happened(EndgameStackRevealed) == []


def test_the_game_ends_when_all_hands_are_empty() -> None:
    play = Table([["museum"], ["cinema"]], ["library"]).start()
    play.play("build museum 1,0 S")
    assert play.state.stack == ()
    play.play("build cinema 2,0 S")
    assert not play.state.over
    play = play.play("build library 3,0 S")
    assert play.state.over
    assert play.state.decision is None
    assert play.state.turn == 3
    with pytest.raises(IllegalAction, match="over") as raised:
        play.play("build library 4,0 S")
    assert raised.value.rule == "rules.md §6"


def test_a_solo_game_ends_with_the_grifters_turn_even_without_a_tile() -> None:
    """A dealt game never ends like this, but a record may."""
    play = Table([["library"]], [], solo=True).start().play("build library 1,0 S")
    assert (play.state.over, play.state.turn) == (True, 2)


def test_the_end_pays_half_and_moves_nobody() -> None:
    table = Table([["library"], []]).put("5,5", "souvenir-shop", "S", 1, people={"tourist": 2})
    play = table.start().play("build library 1,0 S")
    assert play.paid == {"souvenir-shop": 2, "library": 2}  # (2 + 2) / 2; Station and Park: 2 × 2 / 2
    assert play.people("5,5") == {"tourist": 2}
    assert play.site("5,5").owner == 1


def test_the_final_scoring_counts_all_signs() -> None:
    table = Table([["library"], []]).put("5,5", "cinema", "S", 1).put("6,5", "estate-agency", "S", 1)
    play = table.start().play("build library 1,0 S")
    assert (play.paid["cinema"], play.paid["estate-agency"]) == (3, 3)


def test_buildings_without_a_sign_earn_nothing_at_the_end() -> None:
    table = Table([["library"], []]).put("5,5", "cinema", "S").put("7,7", "souvenir-shop", "S", 1)
    assert "cinema" not in table.start().play("build library 1,0 S").paid


@pytest.mark.parametrize("edition", ["2021", "draft", "ru"])
def test_enclosure_pays_at_the_end_in_every_edition(edition: str) -> None:
    table = Table([["library"], []], edition=edition)
    table.station().put("-1,0", "museum", "E").put("1,0", "penthouse", "W", 1)
    play = table.start().play("build library 0,2 E")
    assert play.paid["penthouse"] == 3


@pytest.mark.parametrize(
    ("edition", "money", "winners", "shared"),
    [
        ("2021", (9, 5, 7), (0,), False),
        ("2021", (5, 9, 9), (1, 2), False),
        ("draft", (5, 9, 9), (1, 2), True),
        ("ru", (9, 9, 9), (0, 1, 2), False),
        ("draft", (5, 9, 7), (1,), False),
    ],
)
def test_most_money_wins(
    edition: str, money: tuple[int, ...], winners: tuple[int, ...], shared: bool
) -> None:
    table = Table([[], [], []], edition=edition, money=money)
    play = table.start()
    ended = result(play.state)
    assert ended is not None
    assert (ended.winners, ended.money, ended.shared) == (winners, money, shared)


def test_a_running_game_has_no_result() -> None:
    assert result(Table([["museum"], []]).start().state) is None


def test_a_seat_with_an_empty_hand_skips_the_build_and_draws() -> None:
    play = Table([[], ["museum"]], ["cinema", "library"]).start()
    assert (play.asked, play.kind) == (1, "build")
    assert play.state.seats[0].hand == ("cinema",)
