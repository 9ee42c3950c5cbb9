"""Solo against the Grifter (rules.md §9)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from app.engine.events import Drew, EndgameStackRevealed, Moved, StreetScored, TileLifted
from app.engine.game import result
from app.engine.people import judge
from app.engine.state import GRIFTER
from tests.engine.support import DECK, Play, Table, asked, counts, game, setup


def solo(hand: list[str], stack: list[str], **options: Any) -> Table:
    """Return a solo table; the Grifter's tile is the first of the face-up stack."""
    return Table([hand], stack, solo=True, **options)


def judged(play: Play) -> dict[str, int]:
    """Return the worths that the Grifter compared, by place."""
    (lifted,) = play.happened(TileLifted)
    return {f"{x},{y} {facing}": worth for (x, y), facing, worth in lifted.worths}


# The round.


def test_a_round_is_the_players_build_the_grifters_build_and_the_draw() -> None:
    play = solo(["library", "museum"], ["cinema", "penthouse", "jeweller"]).start()
    assert (play.asked, play.kind) == (0, "build")
    play.play("build library 1,0 S")
    # The Grifter's tile left the stack before the decision; the player has not drawn.
    assert (play.asked, play.kind) == (0, "grifter")
    assert asked(play.state).mover == GRIFTER
    assert play.state.lifted == "cinema"
    assert play.state.stack == ("penthouse", "jeweller")
    assert play.happened(Drew) == []
    play = play.play(play.options[0])
    assert play.state.lifted is None
    assert play.state.seats[0].hand == ("museum", "penthouse")
    assert (play.asked, play.kind) == (0, "build")
    assert play.state.stack == ("jeweller",)


def test_a_single_best_placement_needs_no_decision() -> None:
    table = solo(["library"], ["student-house"]).put("5,5", "coffee-roastery", "S", 0, people={"hipster": 2})
    table.put("4,5", "bookshop", "N").station()
    play = table.start().play("build library 1,0 S")
    assert play.kind != "grifter"
    assert play.site("6,5").building.id == "student-house"
    assert play.site("6,5").owner == GRIFTER


def test_the_endgame_stack_is_played_in_the_last_three_rounds() -> None:
    draws, lifted, revealed = 0, [], None
    moments = list(game(setup(1, seed="endgame")))
    endgame = moments[0][0].grifter_stack
    for number, (_, _, after, events) in enumerate(moments):
        draws += sum(isinstance(event, Drew) for event in events)
        lifted += [event.tile for event in events if isinstance(event, TileLifted)]
        if any(isinstance(event, EndgameStackRevealed) for event in events):
            assert revealed is None
            assert after.stack == ()
            revealed = number
    assert revealed is not None
    assert draws == 12
    assert len(lifted) == 15
    assert tuple(lifted[-3:]) == endgame
    assert moments[-1][2].grifter_stack == ()


def test_the_grifter_builds_its_last_tile_after_the_players_last_turn() -> None:
    play = solo(["library"], [], grifter_stack=["souvenir-shop"]).start().play("build library 1,0 S")
    assert play.kind == "grifter"
    play.play(play.options[0])
    assert play.state.over
    assert play.money[GRIFTER] > 0


def test_the_grifter_passes_without_a_tile() -> None:
    play = solo(["library", "museum"], []).start().play("build library 1,0 S")
    assert (play.asked, play.kind) == (0, "build")


def test_the_grifter_has_unlimited_signs() -> None:
    table = solo(["library"], ["souvenir-shop"])
    for number in range(8):
        tile = DECK.stack("shopper")[number]
        table.put(f"5,{2 * number + 5}", tile, "S", GRIFTER)
    play = table.start().play("build library 1,0 S")
    assert play.kind == "grifter"
    play.play(play.options[0])
    assert play.signs == [4, 5]
    assert sum(site.owner == GRIFTER for site in play.state.city.sites.values()) == 9


# Placement.


def test_the_grifter_builds_where_its_own_valuation_is_worth_the_most() -> None:
    play = solo(["library"], ["hardware-store"]).start().play("build library 1,0 S")
    worths = judged(play)
    assert worths["-1,0 S"] == worths["2,0 S"] == 6
    assert set(worths.values()) <= {2, 4, 6}
    assert play.options == ["build hardware-store -1,0 S", "build hardware-store 2,0 S"]


def test_only_the_valuation_matters_not_the_dollars_for_people() -> None:
    """A Chillax Spa draws three tourists with FOMO to every place, so symbols decide."""
    table = solo(["library"], ["chillax-spa"]).station(tourist=3)
    play = table.start().play("build library 1,0 S")
    worths = judged(play)
    assert worths["2,0 S"] == 2 * 3  # its own, the Station's and the Library's
    assert max(worths.values()) == 6


def test_the_grifter_counts_new_people_and_those_with_fomo() -> None:
    table = solo(["library"], ["grand-hotel"]).station(tourist=3)
    play = table.start().play("build library 0,2 N")
    # Two new people and three with FOMO are on it in every place, and none remain elsewhere.
    assert set(judged(play).values()) == {2 * 5}
    table = solo(["library"], ["grand-hotel"]).put("5,5", "museum", "S", 0, people={"tourist": 2})
    table.put("4,5", "bookshop", "N")
    play = table.station().start().play("build library 1,0 S")
    assert play.site("6,5").building.id == "grand-hotel"


def test_in_the_russian_edition_the_grifter_ignores_fomo_where_its_street_is_enclosed_at_once() -> None:
    for edition, people in (("2021", 5), ("ru", 2)):
        table = solo(["library"], ["grand-hotel"], edition=edition).station(tourist=3)
        table.put("2,1", "cinema", "W")
        worths = judged(table.start().play("build library 0,2 E"))
        # Its street between the Park and the Cinema is enclosed; only its own two people count there.
        assert worths["1,1 S"] == 2 * people
        assert worths["-1,0 S"] == 2 * 5


def test_the_grifter_counts_its_new_sign() -> None:
    table = solo(["library"], ["cinema"]).put("5,5", "museum", "S", GRIFTER).put("4,5", "bookshop", "N")
    play = table.start().play("build library 1,0 S")
    assert judged(play)["6,5 S"] == 3 * 2
    assert play.site("6,5").building.id == "cinema"


def test_the_grifters_copy_looks_for_the_best_valuation() -> None:
    table = solo(["library"], ["holiday-flats"]).put("4,5", "bookshop", "N")
    table.put("5,5", "farmers-market", "S", 0).put("6,5", "climbing-gym", "S")
    play = table.start().play("build library 0,2 N")
    assert judged(play)["7,5 S"] == 4 * 2
    assert play.site("7,5").building.id == "holiday-flats"


def test_the_grifter_ignores_that_it_encloses_a_street() -> None:
    table = solo(["library"], ["souvenir-shop"])
    table.put("-1,0", "museum", "E")
    play = table.start().play("build library 0,2 N")
    # In the Station's street it is worth 4; where it encloses that street it is worth 2.
    assert (judged(play)["1,0 S"], judged(play)["1,0 W"]) == (4, 2)
    assert "build souvenir-shop 1,0 S" in play.options
    assert "build souvenir-shop 1,0 W" not in play.options


@pytest.mark.parametrize("edition", ["2021", "draft", "ru"])
def test_the_grifter_builds_alike_in_every_edition(edition: str) -> None:
    play = solo(["library"], ["hardware-store"], edition=edition).start().play("build library 1,0 S")
    assert play.options == ["build hardware-store -1,0 S", "build hardware-store 2,0 S"]


# A tile with an enclosure valuation.


def test_an_enclosure_tile_encloses_where_most_people_move_to_the_grifters_buildings() -> None:
    table = solo(["library"], ["penthouse"]).station()
    table.put("-1,0", "museum", "E").put("4,5", "toy-store", "E")
    table.change("0,0", people=counts(tourist=1))
    table.put("5,5", "climbing-gym", "S", 0, people={"hipster": 2, "parent": 3})
    table.put("9,9", "coffee-roastery", "S", GRIFTER).put("11,11", "chillax-spa", "S", GRIFTER)
    play = table.start().play("build library 0,2 N")
    (lifted,) = play.happened(TileLifted)
    assert lifted.rule == "enclosure"
    worths = judged(play)
    # Around the Gym two hipsters would go to the Roastery, but the three parents to none of the Grifter's
    # buildings; around the Station one tourist would go to the Spa.
    assert worths["6,5 W"] == 2
    assert worths["1,0 W"] == 1
    assert "6,5 S" not in worths
    assert (5, 5) not in [cell for cell, site in play.state.city.sites.items() if site.owner is not None]
    assert play.site("6,5").building.id == "penthouse"


def test_people_on_the_grifters_own_new_building_count_as_a_destination() -> None:
    """The Penthouse itself shows shoppers and is a destination if its street stays open."""
    table = solo(["library"], ["penthouse"]).station()
    table.put("-1,0", "museum", "E").change("0,0", people=counts(shopper=2, parent=1))
    play = table.start().play("build library 0,2 N")
    assert judged(play) == {"1,0 W": 2}


def test_people_with_fomo_in_the_newly_enclosed_street_count_too() -> None:
    table = solo(["library"], ["car-park"]).station(shopper=2)
    table.put("-1,0", "museum", "E").put("9,9", "jeweller", "S", GRIFTER)
    play = table.start().play("build library 0,2 N")
    assert judged(play) == {"1,0 W": 2}


def test_enclosing_is_preferred_even_if_nobody_moves() -> None:
    table = solo(["library"], ["car-park"]).station().put("-1,0", "museum", "E").put("1,-1", "cinema", "N")
    play = table.start().play("build library 0,2 N")
    worths = judged(play)
    assert set(worths.values()) == {0}
    assert all(place.startswith("1,0") for place in worths)


def test_an_enclosure_tile_that_can_enclose_nothing_goes_anywhere() -> None:
    table = solo(["library"], ["penthouse"]).station()
    table.put("0,2", "museum", "N").put("-1,0", "bookshop", "E").put("1,0", "toy-store", "W")
    play = table.start().play("build library 1,2 N")
    (lifted,) = play.happened(TileLifted)
    assert (lifted.rule, lifted.worths) == ("anywhere", ())
    assert len(play.options) == sum(map(len, play.state.city.places.values())) == len(lifted.best)


def test_a_tile_enclosed_itself_does_not_enclose() -> None:
    """A place between two buildings that only encloses the tile's own street does not count."""
    table = solo(["library"], ["penthouse"]).station()
    table.put("-1,0", "museum", "E").put("1,0", "bookshop", "W").put("0,2", "toy-store", "N")
    table.put("5,5", "jeweller", "E").put("7,5", "record-shop", "W")
    judgement = judge(table.draft, "penthouse")
    assert table.draft.city.places[6, 5] == ("N", "S")
    assert (judgement.rule, judgement.worths) == ("anywhere", {})


# Decisions on the Grifter's turn.


def enclosed_by_grifter(**people: int) -> Table:
    """Return a table where the Grifter's Car Park at 1,0 encloses the Station's street with these people."""
    table = solo(["library"], ["car-park", "food-court"]).put("-1,0", "bookshop", "E")
    return table.change("0,0", people=counts(**people))


def test_on_the_grifters_turn_people_must_go_to_its_buildings() -> None:
    table = (
        enclosed_by_grifter(tourist=1).put("5,5", "museum", "S", 0).put("7,7", "chillax-spa", "S", GRIFTER)
    )
    play = table.start().play("build library 0,2 N")
    assert play.site("1,0").building.id == "car-park"
    assert play.people("7,7") == {"tourist": 1}
    (moved,) = play.happened(Moved)
    assert moved.seat == GRIFTER


def test_the_player_chooses_among_the_grifters_buildings() -> None:
    table = enclosed_by_grifter(tourist=1).put("5,5", "museum", "S", 0)
    table.put("7,7", "chillax-spa", "S", GRIFTER).put("9,9", "grand-hotel", "S", GRIFTER)
    play = table.start().play("build library 0,2 N")
    assert (play.asked, play.kind, asked(play.state).mover) == (0, "move", GRIFTER)
    assert play.options == ["move tourist 7,7", "move tourist 9,9"]


def test_people_go_anywhere_if_the_grifter_has_no_building_for_them() -> None:
    table = enclosed_by_grifter(tourist=1).put("5,5", "museum", "S", 0).put("7,7", "chillax-spa", "S")
    play = table.start().play("build library 0,2 N")
    assert play.options == ["move tourist 5,5", "move tourist 7,7"]


def test_on_the_players_turn_people_go_anywhere() -> None:
    table = solo(["hardware-store"], ["food-court"]).put("-1,0", "bookshop", "E")
    table.station().change("0,0", people=counts(tourist=1))
    table.put("5,5", "museum", "S", 0).put("7,7", "chillax-spa", "S", GRIFTER)
    play = table.start().play("build hardware-store 1,0 W")
    assert play.options == ["move tourist 5,5", "move tourist 7,7"]


def test_the_player_chooses_the_order_of_the_grifters_streets() -> None:
    """The Car Park encloses two streets at once; three people would move to the Grifter."""
    table = solo(["library"], ["car-park", "food-court"]).station()
    table.put("-1,0", "bookshop", "E").change("0,0", people=counts(tourist=1))
    table.put("2,0", "climbing-gym", "S", 0, people={"tourist": 2}).put("3,0", "toy-store", "W")
    table.put("7,7", "chillax-spa", "S", GRIFTER)
    play = table.start().play("build library 0,2 N")
    assert play.kind == "grifter"
    assert play.options == ["build car-park 1,0 E", "build car-park 1,0 W"]
    play.play("build car-park 1,0 W")
    assert (play.asked, play.kind, asked(play.state).mover) == (0, "score", GRIFTER)
    assert play.options == ["score 0,0", "score 2,0"]


def test_the_grifter_is_paid_and_keeps_its_signs() -> None:
    table = solo(["hardware-store", "cinema"], ["food-court"]).put("1,1", "souvenir-shop", "S", GRIFTER)
    play = table.start().play("build hardware-store 2,1 W")
    assert play.money == [0, 2]
    assert play.signs[GRIFTER] == 5
    assert play.happened(StreetScored)[0].signs == ((GRIFTER, 1),)


# Business.


def claiming(hold: dict[str, int], *tiles: str) -> Play:
    """Return a game where the player has just enclosed the Grifter's buildings at 1,1."""
    table = solo(["library", "bicycle-workshop"], ["museum"], business=True)
    table.tokens(GRIFTER, **{"restaurant": 0, "residential": 0, "leisure": 0, "retail": 0} | hold)
    for x, tile in enumerate(tiles, 1):
        table.put(f"{x},1", tile, "S", GRIFTER)
    return table.start().play(f"build library {len(tiles) + 1},1 W")


def test_the_grifter_claims_the_kind_it_has_least_of() -> None:
    play = claiming({"leisure": 1, "retail": 2}, "cinema", "souvenir-shop", "penthouse")
    assert play.kind not in ("claim", "token")  # residential, the only kind it has none of
    assert play.tokens(GRIFTER) == {"leisure": 1, "retail": 2, "residential": 1}


def test_the_player_breaks_ties_between_the_grifters_claims() -> None:
    play = claiming({"residential": 1}, "cinema", "souvenir-shop", "penthouse")
    assert (play.asked, play.kind, asked(play.state).mover) == (0, "claim", GRIFTER)
    assert play.options == ["claim leisure", "claim retail"]


def test_the_player_chooses_between_one_token_and_two() -> None:
    assert claiming({"retail": 1}, "cinema", "play-park", "jeweller").options == [
        "claim leisure",
        "claim leisure leisure",
    ]


def test_a_wild_icon_takes_the_kind_the_grifter_has_least_of() -> None:
    play = claiming({"restaurant": 2, "residential": 1, "leisure": 1, "retail": 2}, "office-tower")
    assert play.options == ["token leisure", "token residential"]
    play = claiming(
        {"restaurant": 1, "residential": 1, "leisure": 1, "retail": 2}, "jeweller", "office-tower"
    )
    assert play.options == ["token leisure", "token residential", "token restaurant"]


def test_a_wild_icon_ties_with_the_kind_it_allows() -> None:
    play = claiming({"restaurant": 1, "residential": 1, "leisure": 1}, "jeweller", "office-tower")
    assert play.options == ["claim retail", "claim wild"]


def test_the_grifters_second_icon_takes_nothing_after_the_last_token() -> None:
    table = solo(["library", "bicycle-workshop"], ["museum"], business=True).bank(leisure=1)
    play = table.put("1,1", "play-park", "S", GRIFTER).start().play("build library 2,1 W")
    assert play.kind not in ("claim", "token")
    assert play.tokens(GRIFTER) == {"leisure": 1}
    assert play.state.bank == (0, 0, 0, 0)


# The end.


@pytest.mark.parametrize(("money", "winner"), [((10, 9), 0), ((9, 10), 1), ((9, 9), 1), ((0, 0), 1)])
def test_the_player_wins_with_more_money_and_loses_a_tie(money: tuple[int, int], winner: int) -> None:
    play = solo([], [], money=money).start()
    ended = result(play.state)
    assert ended is not None
    assert (ended.winners, ended.shared) == ((winner,), False)


def test_the_grifter_wins_a_tie_in_the_draft_too() -> None:
    ended = result(solo([], [], money=(9, 9), edition="draft").start().state)
    assert ended is not None
    assert (ended.winners, ended.shared) == ((GRIFTER,), False)


def test_the_grifter_is_scored_at_the_end_like_a_player() -> None:
    table = solo(["library"], [], business=True).put("5,5", "souvenir-shop", "S", GRIFTER)
    table.tokens(GRIFTER, retail=2)
    play = table.start().play("build library 1,0 S")
    assert play.paid["souvenir-shop"] == 1
    assert play.money[GRIFTER] == 1 + 10


# In whole games: the options are exactly the best placements.


@pytest.mark.parametrize(
    ("business", "consultants", "edition"), [*product((False, True), (False, True), ("2021", "ru"))]
)
def test_the_options_are_exactly_the_best_placements(business: bool, consultants: bool, edition: str) -> None:
    chosen = setup(1, seed="ties", business=business, consultants=consultants, edition=edition)
    rules = set()
    for before, _, _, events in game(chosen):
        if asked(before).kind == "grifter":
            assert before.lifted is not None
            judgement = judge(before, before.lifted)
            rules.add(judgement.rule)
            best = [f"build {before.lifted} {x},{y} {facing}" for (x, y), facing in judgement.best]
            assert [str(action) for action in asked(before).options] == sorted(best)
            if judgement.worths:
                most = max(judgement.worths.values())
                assert {p for p, worth in judgement.worths.items() if worth == most} == set(judgement.best)
        for event in events:
            if isinstance(event, TileLifted):
                assert set(event.best) <= {(c, f) for c, f, _ in event.worths} or event.rule == "anywhere"
    assert "valuation" in rules


def test_the_player_makes_all_decisions() -> None:
    for before, _, _, _ in game(setup(1, seed="all", business=True)):
        assert asked(before).seat == 0
