"""The worked examples of rules.md §11."""

from __future__ import annotations

import pytest

from app.engine.business import bonuses
from app.engine.city import placement_problem
from app.engine.geometry import parse_cell
from tests.engine.support import Table

H, D = 0, 1


def gameplay_example(street: tuple[str, str, str]) -> Table:
    """Return the rulebook's street with an open left end; Central Station's street is already scored."""
    table = Table([["student-house", "museum"], ["trendy-lofts", "library"]])
    # Central Station's street is enclosed and scored; its people have left or have FOMO.
    table.put("-1,0", "hardware-store", "E").put("1,0", "cinema", "W").station()
    standing = {
        "art-gallery": (H, {"hipster": 3}),
        "flea-market": (D, {"parent": 1}),
        "starter-home": (D, {"parent": 1}),
    }
    for x, tile in enumerate(street, 1):
        owner, people = standing[tile]
        table.put(f"{x},-4", tile, "S", owner, people=people)
    return table.put("4,-4", "corner-cafe", "W")


@pytest.mark.parametrize(
    "street",
    [
        ("art-gallery", "flea-market", "starter-home"),
        ("starter-home", "flea-market", "art-gallery"),
        ("flea-market", "art-gallery", "starter-home"),
        ("art-gallery", "starter-home", "flea-market"),
        ("starter-home", "art-gallery", "flea-market"),
        ("flea-market", "starter-home", "art-gallery"),
    ],
)
def test_the_rulebooks_gameplay_example(street: tuple[str, str, str]) -> None:
    table = gameplay_example(street)
    assert placement_problem(table.draft.city, parse_cell("0,-4"), "E") is None
    play = table.start().play("build student-house 0,-4 E")

    assert play.paid == {"starter-home": 7, "flea-market": 11, "art-gallery": 9}
    assert play.money == [9, 18]
    assert play.signs == [4, 5]
    # The three hipsters joined the one on the Student House; no other open building shows their symbol.
    assert play.people("0,-4") == {"hipster": 4}
    for x, tile in enumerate(street, 1):
        assert play.site(f"{x},-4").owner is None
        assert play.people(f"{x},-4") == {}
        assert play.fomo(f"{x},-4") == ({} if tile == "art-gallery" else {"parent": 1})

    assert (play.asked, play.kind) == (D, "build")
    elsewhere = next(option for option in play.options if option.startswith("build trendy-lofts 0,2"))
    play.play(elsewhere)
    assert play.people("0,2") == {"parent": 4}
    assert play.fomo("0,2") == {}
    assert not any(site.fomo[2] for site in play.state.city.sites.values())
    assert play.state.supply == (11, 10, 9, 11)


def test_end_game_rounding() -> None:
    """A valuation of 4 and 3 people earn 4: half of 7, rounded up."""
    table = Table([["museum"], []])
    # A street of two, open on the right.
    table.put("1,1", "hardware-store", "S", 0, people={"tourist": 3}).put("2,1", "library", "S")
    play = table.start().play("build museum -1,0 S")
    assert play.state.over
    assert play.paid["hardware-store"] == 4
    receipt = next(receipt for receipt in play.receipts if receipt.tile == "hardware-store")
    assert [(line.kind, line.dollars) for line in receipt.lines] == [
        ("size", 4),
        ("residents", 3),
        ("half", -3),
    ]


def test_each_building_is_rounded_separately() -> None:
    """Two buildings worth 1 earn 1 each, not 1 together."""
    table = Table([["museum"], []])
    table.put("1,1", "penthouse", "S", 1, people={"shopper": 1}).put(
        "2,1", "tattoo-parlour", "S", 1, people={"hipster": 1}
    )
    play = table.start().play("build museum -1,0 S")
    assert (play.paid["penthouse"], play.paid["tattoo-parlour"]) == (1, 1)


def test_the_business_bonus_example() -> None:
    table = Table([["museum"], []], business=True)
    table.tokens(0, restaurant=1, residential=3, leisure=4, retail=2)
    table.tokens(1, restaurant=3, residential=2, leisure=2, retail=2)
    first, second = bonuses(table.draft)
    assert (first.dollars, second.dollars) == (35, 35)
    assert [line.dollars for line in first.lines] == [10, 10, 5, 10]
    assert [line.dollars for line in second.lines] == [10, 5, 20]

    play = table.start().play("build museum 0,2 N")
    assert play.state.over
    museum = play.paid["museum"]
    assert play.money == [35 + museum, 35]
