"""The order of a turn (rules.md §3), scoring a street (§4), moving people (§5), and the end (§6)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.actions import Build
from app.engine.events import (
    Abandoned,
    Built,
    Drew,
    Enclosed,
    EndgameStackRevealed,
    GameEnded,
    GotFomo,
    Joined,
    Moved,
    StreetScored,
    TurnBegan,
)
from app.engine.game import IllegalAction, legal_actions, result
from app.engine.steps import GetReady, LiftTile
from app.engine.wording import PROBLEMS
from tests.engine.support import Play, Table, asked, counts, game, setup

# Building.


def test_a_build_brings_people_a_sign_and_ends_the_turn() -> None:
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
def test_people_run_out(left: int, come: int) -> None:
    table = Table([["museum"], ["library"]])
    table.draft.supply = (left, 5, 5, 5)
    play = table.start().play("build museum 1,0 S")
    assert play.people("1,0") == ({"tourist": come} if come else {})
    assert play.state.supply[0] == left - come


def test_any_tile_may_be_built_on_any_legal_cell_in_any_legal_facing() -> None:
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
def test_an_illegal_action_says_why_and_names_the_rule(action: str, reason: str) -> None:
    play = Table([["museum", "cinema"], ["library"]]).start()
    before = play.state
    with pytest.raises(IllegalAction) as caught:
        play.play(action)
    assert reason in PROBLEMS[caught.value.problem]
    assert caught.value.rule.startswith("rules.md §")
    assert play.state is before


# FOMO.


def test_people_with_fomo_join_a_new_building_from_anywhere() -> None:
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


def test_nobody_joins_a_wild_symbol() -> None:
    play = Table([["library"], ["museum"]]).station(tourist=2).start().play("build library 1,0 S")
    assert play.people("1,0") == {}
    assert play.fomo("0,0") == {"tourist": 2}


def test_people_with_fomo_come_even_when_the_supply_is_empty() -> None:
    table = Table([["museum"], ["library"]]).station(tourist=2)
    table.draft.supply = (0, 0, 0, 0)
    assert table.start().play("build museum 1,0 S").people("1,0") == {"tourist": 2}


def test_fomo_arrives_before_a_building_enclosed_at_once_is_scored() -> None:
    table = Table([["grand-hotel"], ["library"]]).station()
    table.put("0,-1", "hardware-store", "N", fomo={"tourist": 3}).put("2,1", "cinema", "W")
    play = table.start().play("build grand-hotel 1,1 S")
    # Two of its own and three with FOMO: $2 and $1 for each.
    assert play.paid["grand-hotel"] == 5 * 3
    # And having been scored, they have nowhere to go but the Station, which shows their symbol.
    assert play.people("0,0") == {"tourist": 5}


@pytest.mark.parametrize(("edition", "rushing"), [("2021", 3), ("draft", 3), ("ru", 0)])
def test_editions_and_rushing_to_a_building_enclosed_at_once(edition: str, rushing: int) -> None:
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
    """A street of `order`'s owners, left to right, that the current seat 0 encloses."""
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


def test_nobodys_buildings_pay_nothing() -> None:
    play = scored("-1-")
    assert play.paid == {"estate-agency": 3}


def test_valuations_stand_as_when_the_scoring_begins() -> None:
    """Signs count for all buildings of the street before any is taken off, and people before any moves."""
    play = scored("000")
    assert play.paid == {"cinema": 9, "estate-agency": 9, "coffee-roastery": 9}


def test_a_street_enclosed_by_the_neighbour_of_its_builder_is_scored_once() -> None:
    play = scored("01")
    play.play("build library 3,2 W")
    assert len(play.happened(StreetScored)) == 1


def two_streets() -> Table:
    """A build at 2,1 encloses the street at 1,1 and the one at 3,1."""
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


def test_a_street_enclosed_but_not_yet_scored_takes_nobody_in() -> None:
    play = two_streets().start().play("build hardware-store 2,1 W", "score 1,1")
    # The Art Gallery shows hipsters, but its street waits to be scored.
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
    """A street at 1,1 that seat 0 encloses with a wild tile, the people in it."""
    table = Table([["hardware-store"], ["library"]]).station()
    return table.put("1,1", "climbing-gym", "S", 1, people=people)


def test_people_move_one_by_one_where_their_colour_is_shown() -> None:
    table = crowd(tourist=2).put("5,5", "museum", "S", 0).put("7,7", "chillax-spa", "S")
    play = table.start().play("build hardware-store 2,1 W")
    assert (play.asked, play.kind) == (0, "move")
    assert play.options == ["move tourist 0,0", "move tourist 5,5", "move tourist 7,7"]
    # All of the colour have risen from their cells.
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


def test_with_one_place_to_go_nobody_is_asked() -> None:
    play = crowd(tourist=3).start().play("build hardware-store 2,1 W")
    assert play.kind != "move"
    assert play.people("0,0") == {"tourist": 3}


def test_with_nowhere_to_go_they_stand_with_fomo() -> None:
    table = crowd(tourist=2, hipster=1).put("-1,0", "corner-cafe", "E").put("1,0", "jeweller", "W")
    table.put("6,6", "library", "S")  # a wild symbol is no place for anybody
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
def test_owned_abandoned_and_never_owned_buildings_take_people_alike(owner: int | None) -> None:
    table = crowd(tourist=1).put("5,5", "museum", "S", owner)
    assert "move tourist 5,5" in table.start().play("build hardware-store 2,1 W").options


def test_buildings_in_enclosed_streets_take_nobody() -> None:
    table = crowd(tourist=1).put("5,5", "museum", "S", 0).put("6,5", "library", "N").put("4,5", "cinema", "N")
    play = table.start().play("build hardware-store 2,1 W")
    assert play.people("0,0") == {"tourist": 1}


# Abandoning.


def without_signs(*hand: str, **options: Any) -> Table:
    """Seat 0 has its five signs on buildings: three in one street with people, two elsewhere."""
    table = Table([hand or ("library",), ["cinema"]], **options)
    table.put("1,1", "museum", "S", 0, people={"tourist": 2, "parent": 1})
    table.put("2,1", "chillax-spa", "S", 0).put("3,1", "kindergarten", "S", 0)
    return table.put("-1,0", "jeweller", "E", 0).put("1,0", "bookshop", "W", 0).station()


def test_who_has_no_sign_abandons_a_building_first() -> None:
    play = without_signs().start()
    assert (play.asked, play.kind) == (0, "abandon")
    assert play.options == [f"abandon {cell}" for cell in ("-1,0", "1,0", "1,1", "2,1", "3,1")]
    play.play("abandon -1,0")
    assert (play.asked, play.kind) == (0, "build")
    assert play.signs == [1, 5]
    assert play.site("-1,0").owner is None
    assert play.happened(Abandoned) == [Abandoned(0, (-1, 0), "jeweller", 1)]


def test_people_leave_an_abandoned_building_within_its_street_but_not_to_itself() -> None:
    play = without_signs().start().play("abandon 1,1")
    # Tourists: the Museum itself shows them, but is barred; the Spa beside it does too.
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
    # The abandoned building shows their own colour, yet they stand on it.
    assert play.fomo("1,1") == {"tourist": 2}
    assert play.people("1,1") == {}


def test_people_may_move_to_an_abandoned_building_where_others_stand() -> None:
    table = crowd(tourist=1).put("5,5", "museum", "S", fomo={"tourist": 2})
    play = table.start().play("build hardware-store 2,1 W", "move tourist 5,5")
    assert play.people("5,5") == {"tourist": 1}
    assert play.fomo("5,5") == {"tourist": 2}


def test_nobody_with_a_sign_may_abandon() -> None:
    play = Table([["library"], ["cinema"]]).put("1,1", "museum", "S", 0).start()
    with pytest.raises(IllegalAction):
        play.play("abandon 1,1")


def test_the_only_building_is_abandoned_unasked() -> None:
    table = Table([["library"], ["cinema"]]).put("1,1", "museum", "S", 0)
    table.draft.change_seat(0, signs=0)
    play = table.start()
    assert play.kind == "build"
    assert play.site("1,1").owner is None


def test_without_a_legal_place_nobody_abandons_and_the_game_ends() -> None:
    table = without_signs()
    table.draft.city._places = {}  # no city built by the rules comes to this
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
def test_a_game_that_ends_for_lack_of_a_place_leaves_nothing_to_do(solo: bool) -> None:
    """At the beginning of a turn that would go on with a build, a draw and the next turn."""
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


def test_a_grifter_without_a_place_leaves_its_tile_on_the_stack_and_nothing_to_do() -> None:
    table = Table([["museum"]], ["penthouse", "cinema"], solo=True)
    table.draft.agenda = [LiftTile(1), GetReady(1)]
    table.draft.city._places = {}
    state = table.start().state
    assert (state.over, state.decision, state.agenda, state.lifted) == (True, None, (), None)
    assert state.stack == ("penthouse", "cinema")


# Drawing and the end.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_endgame_stack_is_announced_in_solo_only(players: int) -> None:
    for _, _, after, events in game(setup(players, seed="endgame", consultants=True)):
        assert not any(isinstance(event, EndgameStackRevealed) for event in events)
        assert after.grifter_stack == ()
    # Not even where somebody deals one by mistake.
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
    """No deal comes to this, but a record may."""
    play = Table([["library"]], [], solo=True).start().play("build library 1,0 S")
    assert (play.state.over, play.state.turn) == (True, 2)


def test_the_end_pays_half_and_moves_nobody() -> None:
    table = Table([["library"], []]).put("5,5", "souvenir-shop", "S", 1, people={"tourist": 2})
    play = table.start().play("build library 1,0 S")
    assert play.paid == {"souvenir-shop": 2, "library": 2}  # (2 + 2) / 2; Station and Park: 2 × 2 / 2
    assert play.people("5,5") == {"tourist": 2}
    assert play.site("5,5").owner == 1


def test_the_end_is_worked_out_before_any_sign_is_removed() -> None:
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


def test_no_result_while_the_game_goes_on() -> None:
    assert result(Table([["museum"], []]).start().state) is None


def test_an_empty_hand_builds_nothing_but_draws() -> None:
    play = Table([[], ["museum"]], ["cinema", "library"]).start()
    assert (play.asked, play.kind) == (1, "build")
    assert play.state.seats[0].hand == ("cinema",)
