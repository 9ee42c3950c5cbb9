"""The Business expansion (rules.md §7): claims, tokens and bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.business import bonuses, claimed_from, run_out
from app.engine.city import ICONS
from app.engine.events import TokenTaken
from app.engine.state import Claim
from tests.engine.support import Play, Table


def enclosing(*buildings: tuple[str, int | None], hands: int = 2, **options: Any) -> Table:
    """Return a street at 1,1 with owned buildings, which seat 0 encloses by building a Library (leisure)."""
    rest = ["cinema", "jeweller", "penthouse", "food-court"][: hands - 1]
    table = Table([["library"], *([tile] for tile in rest)], business=True, **options)
    for x, (tile, owner) in enumerate(buildings, 1):
        table.put(f"{x},1", tile, "S", owner)
    return table


def enclose(table: Table) -> Play:
    x = max(x for x, y in table.draft.city.sites if y == 1) + 1
    return table.start().play(f"build library {x},1 W")


def test_a_claim_takes_a_token_of_the_icon() -> None:
    play = enclose(enclosing(("museum", 0)))
    assert play.kind == "build"  # a single claim is not a choice
    assert play.tokens(0) == {"leisure": 2}
    assert play.state.bank == (12, 12, 10, 12)
    assert play.happened(TokenTaken) == [TokenTaken(0, "leisure")] * 2


def test_each_player_in_the_street_claims_from_one_building() -> None:
    play = enclose(
        enclosing(("student-house", 0), ("art-gallery", 0), ("record-shop", 1), ("souvenir-shop", 1))
    )
    assert (play.asked, play.kind) == (0, "claim")
    # Seat 1 comes after the current player and has claimed: both its buildings read retail.
    assert play.tokens(1) == {"retail": 1}
    assert play.options == ["claim leisure", "claim residential"]
    play.play("claim residential")
    assert play.tokens(0) == {"residential": 1}


def test_the_current_player_claims_tokens_last() -> None:
    table = enclosing(("bookshop", 0), ("car-park", 1), ("office-tower", 2), hands=4)
    play = enclose(table)
    asked = []
    while play.kind == "token":
        asked.append(play.asked)
        play.play("token retail")
    assert asked == [1, 2, 0]
    assert play.tokens(3) == {}


def test_the_claiming_order_goes_clockwise_from_the_seat_after_the_current_one() -> None:
    table = enclosing(("bookshop", 0), ("car-park", 1), ("office-tower", 2), hands=3)
    play = table.start().play("build library -1,0 E", "build cinema 4,1 W")
    asked = []
    while play.kind == "token":
        asked.append(play.asked)
        play.play("token retail")
    assert asked == [2, 0, 1]


def test_claims_come_before_the_money() -> None:
    play = enclose(enclosing(("car-park", 0), ("souvenir-shop", 1)))
    assert play.kind == "token"
    assert play.money == [0, 0]
    assert play.signs == [3, 4]


def test_a_wild_icon_takes_any_kind() -> None:
    play = enclose(enclosing(("car-park", 0)))
    assert (play.asked, play.kind) == (0, "token")
    assert play.options == [f"token {kind}" for kind in sorted(ICONS)]
    assert enclose(enclosing(("car-park", 0))).play("token retail").tokens(0) == {"retail": 1}


def test_an_icon_whose_kind_has_run_out_is_wild() -> None:
    play = enclose(enclosing(("art-gallery", 0), ("souvenir-shop", 0)).bank(retail=3, restaurant=3))
    assert play.options == ["claim retail", "claim wild"]
    play.play("claim wild")
    assert play.options == ["token restaurant", "token retail"]


def test_a_double_with_one_token_left_takes_it_and_then_one_of_any_kind() -> None:
    play = enclose(enclosing(("museum", 0)).bank(leisure=1, retail=3, restaurant=1))
    assert play.kind == "token"
    assert play.tokens(0) == {"leisure": 1}
    assert play.options == ["token restaurant", "token retail"]
    play.play("token retail")
    assert play.tokens(0) == {"leisure": 1, "retail": 1}


def test_a_double_with_one_token_left_still_reads_as_two() -> None:
    play = enclose(
        enclosing(("museum", 0), ("cinema", 0), ("car-park", 0), hands=2).bank(leisure=1, retail=2)
    )
    assert play.options == ["claim leisure", "claim leisure leisure", "claim wild"]


def test_a_double_whose_kind_has_run_out_is_wild_wild() -> None:
    play = enclose(enclosing(("museum", 0), ("record-shop", 0)).bank(retail=2, restaurant=1))
    assert play.options == ["claim retail", "claim wild wild"]
    play.play("claim wild wild", "token retail", "token retail")
    assert play.tokens(0) == {"retail": 2}


def test_the_very_last_token_is_taken_unasked_and_the_second_icon_takes_nothing() -> None:
    play = enclose(enclosing(("museum", 0)).bank(residential=1))
    assert play.kind == "build"
    assert play.tokens(0) == {"residential": 1}
    assert play.state.bank == (0, 0, 0, 0)


def test_without_tokens_there_is_no_claim() -> None:
    play = enclose(enclosing(("museum", 0), ("souvenir-shop", 0)).bank())
    assert play.kind == "build"
    assert play.tokens(0) == {}
    assert play.paid


def test_buildings_with_the_same_reading_are_one_option() -> None:
    play = enclose(enclosing(("souvenir-shop", 0), ("record-shop", 0), ("museum", 0)))
    assert play.options == ["claim leisure leisure", "claim retail"]


def test_a_claim_lists_its_buildings() -> None:
    play = enclose(enclosing(("record-shop", 0), ("art-gallery", 0), ("souvenir-shop", 0)))
    assert play.options == ["claim leisure", "claim retail"]
    assert claimed_from(play.state, Claim(("retail",))) == ((1, 1), (3, 1))
    assert claimed_from(play.state, Claim(("leisure",))) == ((2, 1),)
    assert claimed_from(play.play("claim leisure").state, Claim(("retail",))) == ()  # there is no decision


def test_a_doubled_building_gives_no_more_tokens() -> None:
    table = enclosing(cards=["investor", None]).put("1,1", "souvenir-shop", "S", 0, signs=2)
    assert enclose(table).tokens(0) == {"retail": 1}


def test_unowned_buildings_give_no_tokens() -> None:
    play = enclose(enclosing(("museum", None), ("souvenir-shop", 1)))
    assert play.tokens(0) == {}
    assert play.tokens(1) == {"retail": 1}


def test_abandoning_claims_tokens_from_the_building() -> None:
    table = Table([["library"], ["cinema"]], business=True)
    table.put("5,5", "car-park", "S", 0).put("7,7", "souvenir-shop", "S", 0)
    table.draft.change_seat(0, signs=0)
    play = table.start().play("abandon 5,5")
    assert (play.asked, play.kind) == (0, "token")
    # The claim comes before the sign returns.
    assert play.site("5,5").owner == 0
    assert play.signs[0] == 0
    play.play("token leisure")
    assert play.tokens(0) == {"leisure": 1}
    assert play.site("5,5").owner is None
    assert (play.kind, play.signs[0]) == ("build", 1)


def test_an_icon_that_has_run_out_is_wild() -> None:
    assert run_out(enclosing(("museum", 0)).start().state) == ()  # there is no token decision
    assert run_out(enclose(enclosing(("car-park", 0))).state) == ()  # it is printed as wild
    read_wild = enclose(enclosing(("art-gallery", 0), ("souvenir-shop", 0)).bank(retail=3, restaurant=3))
    assert run_out(read_wild.play("claim wild").state) == ("leisure",)
    either = enclose(enclosing(("art-gallery", 0), ("car-park", 0)).bank(retail=3, restaurant=3))
    assert (either.kind, run_out(either.state)) == ("token", ())  # it may be printed as wild
    others_too = enclosing(("art-gallery", 0), ("souvenir-shop", 1)).bank(residential=3, restaurant=3)
    assert run_out(enclose(others_too).state) == ("retail",)  # the other seat decides first
    second_of_two = enclose(enclosing(("museum", 0)).bank(leisure=1, retail=3, restaurant=1))
    assert run_out(second_of_two.state) == ("leisure",)


def test_an_icon_of_an_abandoned_building_that_has_run_out_is_wild() -> None:
    table = Table([["library"], ["cinema"]], business=True).bank(retail=3, restaurant=3)
    table.put("5,5", "art-gallery", "S", 0).put("7,7", "car-park", "S", 0)
    table.draft.change_seat(0, signs=0)
    assert run_out(table.start().play("abandon 5,5").state) == ("leisure",)
    assert run_out(table.start().play("abandon 7,7").state) == ()


def test_there_are_no_claims_at_the_end_or_without_the_expansion() -> None:
    play = (
        Table([["library"], []], business=True)
        .put("5,5", "museum", "S", 1)
        .start()
        .play("build library 1,0 S")
    )
    assert play.state.over
    assert play.tokens(1) == {}
    play = Table([["library"], ["cinema"]]).put("1,1", "car-park", "S", 0).start().play("build library 2,1 W")
    assert play.kind == "build"
    assert play.tokens(0) == {}


@pytest.mark.parametrize(
    ("held", "dollars"),
    [
        ([{"retail": 1}, {}, {}], (10, 0, 0)),
        ([{"retail": 2}, {"retail": 2}, {"retail": 1}], (5, 5, 0)),
        ([{"retail": 2}, {"retail": 2}, {"retail": 2}], (5, 5, 5)),
        ([{}, {}, {}], (0, 0, 0)),
        ([dict.fromkeys(ICONS, 1), {}, {}], (50, 0, 0)),
        ([dict.fromkeys(ICONS, 3), dict.fromkeys(ICONS, 4), {}], (30, 80, 0)),
    ],
)
def test_bonuses(held: list[dict[str, int]], dollars: tuple[int, ...]) -> None:
    table = Table([["library"], ["cinema"], ["museum"]], business=True)
    for seat, tokens in enumerate(held):
        table.tokens(seat, **{kind: tokens.get(kind, 0) for kind in ICONS})
    paid = {receipt.seat: receipt.dollars for receipt in bonuses(table.draft)}
    assert tuple(paid.get(seat, 0) for seat in range(3)) == dollars


def test_bonuses_are_paid_in_full_at_the_end() -> None:
    play = Table([["library"], []], business=True).tokens(1, retail=2).start().play("build library 1,0 S")
    assert play.money == [2, 10]


def test_no_bonuses_without_the_expansion() -> None:
    assert bonuses(Table([["library"], []]).tokens(1, retail=2).draft) == ()
