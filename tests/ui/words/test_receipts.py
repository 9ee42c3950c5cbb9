"""Receipts in words: every kind of line with its count, and no factor where nothing is multiplied."""

from __future__ import annotations

import re
from random import Random

import pytest

from app.engine.deck_file import standard_deck
from app.engine.events import GameEnded, StreetScored
from app.engine.game import legal_actions
from app.engine.geometry import parse_cell
from app.engine.receipts import Line
from app.engine.valuation import receipt
from app.ui.words.sentences import line_words
from tests.engine.support import Table
from tests.ui.playing import new_session


def told(*tiles: str, card: str | None = None, tile: str | None = None, signs: int = 1) -> list[str]:
    """Return the receipt lines, in words, of the first of some tiles in a street at 1,1.

    The last tile has the same owner.
    """
    table = Table([["library"], ["cinema"]], cards=[card])
    for x, each in enumerate(tiles, 1):
        table.put(f"{x},1", each, "S", 0 if x in (1, len(tiles)) else 1, signs=signs if x == 1 else 1)
    swapped = standard_deck()[tile] if tile is not None else None
    state = table.start().state
    paid = receipt(state, parse_cell("1,1"), tile=swapped)
    return [line_words(state, paid, line) for line in paid.lines]


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        (("student-house",), "no hipsters in the street"),
        (("art-gallery", "coffee-roastery"), "4 hipster or wild symbols × $2"),
        (("flea-market",), "1 set of a hipster and a parent (with wilds) × $5"),
        (("record-shop",), "1 set of two hipsters (with wilds) × $6"),
        (("farmers-market",), "2 wild symbols × $4"),
        (("cinema",), "1 of Ana’s signs in the street × $3"),
        (("cinema", "museum", "library"), "2 of Ana’s signs in the street × $3"),
        (("souvenir-shop",), "1 building in the street × $2"),
        (("play-park",), "2 buildings around it × $2"),
        (("penthouse",), "closes no street"),
        (("holiday-flats",), "nothing in the street to copy"),
        (("holiday-flats", "cinema", "library"), "copies the Cinema: 2 of Ana’s signs in the street × $3"),
        (("holiday-flats", "penthouse"), "copies the Penthouse: closes no street"),
    ],
)
def test_a_line_in_words(tiles: tuple[str, ...], words: str) -> None:
    assert told(*tiles) == [words]


def test_an_enclosure_has_no_factor() -> None:
    table = Table([["library"], ["cinema"]])
    state = table.put("-1,0", "museum", "E").put("1,0", "penthouse", "W", 0).start().state
    paid = receipt(state, (1, 0), "end")
    assert [line_words(state, paid, line) for line in paid.lines] == [
        "closes a street",
        "end of the game: half, rounded up",
    ]


def test_cards_are_named_where_they_change_the_amount() -> None:
    assert told("museum", card="hacker") == ["2 sets of two tourists (with wilds) × $6, with the Hacker"]
    assert told("souvenir-shop", card="hacker") == ["1 building in the street × $2"]
    assert told("museum", card="location-scout") == ["1 set of two tourists × $6"]
    assert told("cinema", card="investor", signs=2) == [
        "2 of Ana’s signs in the street × $3",
        "two signs: the valuation counts double",
    ]
    assert told("cinema", card="entrepreneur", tile="farmers-market") == [
        "Farmers’ Market in its place: 1 wild symbol × $4"
    ]


def test_every_line_of_whole_games_has_words() -> None:
    """The words include the dollars, and factors multiply to the payment."""
    seen: set[str] = set()
    for seed in range(12):
        session = new_session(4, business=bool(seed % 2), cards=("random",) * 4, seed=f"receipts {seed}")
        rng = Random(seed)
        while options := legal_actions(session.state):
            session = session.act(options[rng.randrange(len(options))])
        for step in session.history:
            for event in step.events:
                if isinstance(event, StreetScored | GameEnded):
                    for paid in event.receipts:
                        for line in paid.lines:
                            words = line_words(session.state, paid, line)
                            assert_words(line, words)
                            seen.add(line.kind)
    kinds = {building.valuation.kind for building in standard_deck().buildings.values()} - {"none"}
    assert seen >= kinds | {"residents", "half", "most", "tied", "token-sets"}


def assert_words(line: Line, words: str) -> None:
    """Check a line's words against its payment."""
    multiplied = re.search(r"(\d+) [^×]*× \$(\d+)", words)
    if multiplied:
        assert int(multiplied[1]) * int(multiplied[2]) == line.dollars, words
    else:
        assert "×" not in words
        fixed = ("enclosure", "residents", "double", "half", "most", "tied")
        assert line.dollars == 0 or line.kind in fixed, words
    assert not re.search(r"[{}]", words)
