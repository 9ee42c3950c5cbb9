"""Set-ups (rules.md §2, solo §9): tiles by player count, the deal, names, and errors."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.city import SYMBOLS, Deck
from app.engine.faults import fault
from app.engine.fixed_deals import daily_record
from app.engine.game import new_game
from app.engine.record import decode, encode
from app.engine.setup import (
    MAX_NAME,
    SeatChoice,
    SeatStart,
    Setup,
    SetupError,
    clean_name,
    deal,
    deck_problem,
    setup_problem,
)
from app.engine.wording import fault_words
from tests.engine.support import DECK, asked, name_of, setup, setups


@pytest.mark.parametrize(
    ("players", "backs"),
    [
        (1, dict.fromkeys(SYMBOLS, 6)),
        (2, dict.fromkeys(SYMBOLS, 6)),
        (3, dict.fromkeys(SYMBOLS, 7) | {"wild": 8}),
        (4, dict.fromkeys(SYMBOLS, 8)),
        (5, dict.fromkeys(SYMBOLS, 9)),
    ],
)
def test_the_tiles_of_each_player_count(players: int, backs: dict[str, int]) -> None:
    removed = Counter[str]()
    for number in range(60):
        dealt = deal(setup(players, seed=f"{number}"), DECK)
        tiles = [*(tile for hand in dealt.hands for tile in hand), *dealt.stack, *dealt.grifter_stack]
        assert Counter(DECK[tile].back for tile in tiles) == backs
        assert len(set(tiles)) == len(tiles)
        assert any(DECK[tile].five_players for tile in tiles) is (players == 5)
        assert [len(hand) for hand in dealt.hands] == ([3, 0] if players == 1 else [3] * players)
        assert len(dealt.grifter_stack) == (3 if players == 1 else 0)
        removed.update(set(DECK.buildings) - set(tiles))
    if players < 4:
        # Every tile may be the removed one.
        everywhere = [b.id for b in DECK.buildings.values() if b.back and not b.five_players]
        assert all(removed[tile] for tile in everywhere if players < 3 or DECK[tile].back != "wild")


def test_a_hand_is_sorted() -> None:
    dealt = deal(setup(3), DECK)
    other = replace(dealt, hands=tuple(hand[::-1] for hand in dealt.hands))
    assert new_game(other).state == new_game(dealt).state


def test_the_first_state() -> None:
    for chosen in setups("start"):
        state = new_game(deal(chosen, DECK)).state
        assert state.supply == (11, 11, 11, 11)
        assert state.bank == ((12,) * 4 if chosen.business else (0,) * 4)
        assert [seat.signs for seat in state.seats] == [5] * len(state.seats)
        assert (state.current, state.turn, state.over) == (0, 1, False)
        assert asked(state).kind == "build"
        assert len(state.city) == 2
        for seat in state.seats:
            assert (seat.consultant is not None) is (chosen.consultants and seat.kind != "grifter")


@pytest.mark.parametrize("consultants", [False, True])
@pytest.mark.parametrize(("difficulty", "dollars"), [("easy", 0), ("normal", 20), ("hard", 50)])
def test_the_grifters_money(difficulty: str, dollars: int, consultants: bool) -> None:
    dealt = deal(setup(1, difficulty=difficulty, consultants=consultants), DECK)
    assert [seat.money for seat in dealt.seats] == [0, dollars + (40 if consultants else 0)]
    assert dealt.seats[1] == SeatStart("The Grifter", "grifter", None, dealt.seats[1].money)


def test_the_same_setup_gives_the_same_deal_and_another_seed_a_different_one() -> None:
    for chosen in setups("same"):
        assert deal(chosen, DECK) == deal(chosen, DECK)
        assert deal(chosen, DECK).stack != deal(replace(chosen, seed="other"), DECK).stack


def test_a_missing_seed_equals_an_empty_one() -> None:
    seats = (SeatChoice("Ana"), SeatChoice("Ben"))
    assert deal(Setup(seats), DECK) == deal(Setup(seats, seed=""), DECK)


def test_a_seat_is_human_by_default() -> None:
    assert deal(Setup((SeatChoice("Ana"), SeatChoice("Ben"))), DECK).seats[0].kind == "human"


def test_the_first_player_is_chosen_or_random() -> None:
    firsts = Counter(deal(setup(3, seed=f"{n}"), DECK).seats[0].name for n in range(90))
    assert set(firsts) == {"Ana", "Ben", "Cleo"}
    for first, names in ((0, "Ana Ben Cleo"), (1, "Ben Cleo Ana"), (2, "Cleo Ana Ben")):
        dealt = deal(setup(3, first=first), DECK)
        assert [seat.name for seat in dealt.seats] == names.split()


def test_the_first_player_does_not_change_the_stack() -> None:
    assert deal(setup(3, first=0), DECK).stack == deal(setup(3, first=1), DECK).stack


def test_a_solo_player_may_choose_a_card() -> None:
    chosen = replace(setup(1, consultants=True), seats=(SeatChoice("Ana", "human", "investor"),))
    assert deal(chosen, DECK).seats[0].consultant == "investor"


def test_random_cards_differ_from_chosen_ones() -> None:
    seats = (SeatChoice("Ana", "human", "investor"), *(SeatChoice(n, "human", "random") for n in "BCDE"))
    for number in range(20):
        dealt = deal(Setup(seats, consultants=True, business=True, seed=f"{number}"), DECK)
        cards = {seat.name: seat.consultant for seat in dealt.seats}
        assert cards["Ana"] == "investor"
        assert set(cards.values()) == {
            "hacker",
            "entrepreneur",
            "investor",
            "hipster-legend",
            "location-scout",
        }


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (setup(2, edition="2020"), "no edition"),
        (replace(setup(2), seats=setup(2).seats[:1]), "2 to 5"),
        (replace(setup(5), seats=(*setup(5).seats, SeatChoice("Flo"))), "2 to 5"),
        (replace(setup(1), difficulty=None), "difficulty"),
        (replace(setup(1), difficulty="brutal"), "difficulty"),
        (replace(setup(1), seats=setup(2).seats), "one player"),
        (setup(2, difficulty="easy"), "only a solo game"),
        (setup(2, first=2), "first player"),
        (setup(2, first=-1), "first player"),
        (setup(2, seed="x" * 65), "at most 64"),
        (Setup((SeatChoice("Ana"), SeatChoice(" \u202e\n"))), "seat 2 needs a name"),
        (Setup((SeatChoice("Ana", "human", "hacker"), SeatChoice("Ben"))), "needs the Consultants"),
        (Setup((SeatChoice("A", "human", "hacker"),) * 2, consultants=True), "only one player"),
        (
            Setup((SeatChoice("A", "human", "baker"), SeatChoice("B", "human", "hacker")), consultants=True),
            "no consultant 'baker'",
        ),
        (
            replace(setup(1, consultants=True), seats=(SeatChoice("A", "human", "contractor"),)),
            "Contractor is not for solo",
        ),
        (
            replace(
                setup(3, consultants=True, business=True),
                seats=tuple(
                    SeatChoice(n, "human", c)
                    for n, c in (("A", "renovator"), ("B", "hacker"), ("C", "investor"))
                ),
            ),
            "cannot be used with the Business expansion",
        ),
    ],
)
def test_impossible_setups_have_an_error_message(chosen: Setup, reason: str) -> None:
    problem = setup_problem(chosen)
    assert problem is not None
    assert reason in fault_words(problem)
    with pytest.raises(SetupError):
        deal(chosen, DECK)


def test_an_error_quotes_only_the_beginning_of_a_long_card() -> None:
    seats = (SeatChoice("A", "human", "b" * 50), SeatChoice("B", "human", "hacker"))
    assert setup_problem(Setup(seats, consultants=True)) == fault("no-card", card="b" * 40)


@pytest.mark.parametrize("chosen", [setup(2, seed="x" * 64), setup(2, first=0), setup(2, first=1)])
def test_the_limits_of_a_setup(chosen: Setup) -> None:
    assert setup_problem(chosen) is None


def test_every_combination_is_possible() -> None:
    names = [name_of(chosen) for chosen in setups("x")]
    assert len(set(names)) == len(names) == 3 * 2 * 2 * (4 + 3)
    assert all(setup_problem(chosen) is None for chosen in setups("x"))


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("Ana", "Ana"),
        ("  Ana \t Maria\n", "Ana Maria"),
        ("A\u202ena\u200f\x00\x7f", "Ana"),
        ("x" * 50, "x" * 24),
        ("", ""),
        ("\u2066\u2069", ""),
        ("\ud800Ana", "Ana"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("Ο Ζορμπάς", "Ο Ζορμπάς"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200dAna\u200d", "Ana"),
        ("Zoe\u0308", "Zoë"),
        ("Zoe\u200b\u0308", "Zoë"),
        ("e\u0308" * 24, "ë" * 24),
        ("x" * 23 + " yz", "x" * 23),
        (" " * 959 + "Ana", "A"),  # only the beginning of a long text is read
        (" " * 960 + "Ana", ""),
    ],
)
def test_names_are_cleaned(given_name: str, cleaned: str) -> None:
    assert clean_name(given_name) == cleaned


@given(st.text(max_size=60))
def test_a_clean_name_stays_unchanged(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= MAX_NAME
    assert clean_name(name) == name
    assert name == name.strip()
    assert clean_name(unicodedata.normalize("NFD", name)) == name
    assert not any(ord(c) < 32 or 0x202A <= ord(c) <= 0x202E or 0x2066 <= ord(c) <= 0x2069 for c in name)
    name.encode()


def test_a_record_keeps_its_names_as_they_were_written() -> None:
    """Seals and checksums of records from earlier versions stay right."""
    record = daily_record("2026-11-26", "Ana")
    text = encode(record).replace('"Ana"', '"Zoe\u0308"')
    assert encode(decode(text, DECK)) == text


def test_the_standard_deck_has_enough_tiles_for_every_game() -> None:
    for players in range(2, 6):
        assert deck_problem(DECK, "multiplayer", players) is None
    assert deck_problem(DECK, "solo", 1) is None


def deck_with(*numbers: int) -> Deck:
    """Return a deck with the given numbers of basic tiles of each back, in the order of the symbols."""
    kept = [tile for back, number in zip(SYMBOLS, numbers, strict=True) for tile in DECK.stack(back)[:number]]
    return replace(DECK, buildings={b.id: b for b in (*DECK.start, *(DECK[tile] for tile in kept))})


@pytest.mark.parametrize(
    ("numbers", "mode", "players", "reason"),
    [
        ((3, 3, 3, 3, 4), "multiplayer", 2, None),
        ((3, 3, 3, 3, 3), "multiplayer", 2, "5 tiles for the game, too few to deal 6"),
        ((1, 8, 8, 8, 8), "multiplayer", 2, "1 tile with the back tourist, too few to take out 2"),
        ((2, 4, 4, 4, 4), "multiplayer", 2, None),
        ((3, 3, 3, 3, 1), "multiplayer", 3, None),
        ((3, 3, 3, 3, 0), "multiplayer", 3, "8 tiles for the game, too few to deal 9"),
        ((3, 3, 3, 3, 4), "solo", 1, None),
        ((3, 3, 3, 3, 2), "solo", 1, "4 tiles for the game, too few to deal 6"),
        ((3, 3, 3, 3, 5), "solo", 1, "even number"),
        ((3, 3, 3, 3, 6), "solo", 1, None),
        ((3, 3, 3, 3, 7), "solo", 1, "even number"),
    ],
)
def test_a_deck_needs_enough_tiles(
    numbers: tuple[int, ...], mode: str, players: int, reason: str | None
) -> None:
    problem = deck_problem(deck_with(*numbers), mode, players)
    assert (problem is None) if reason is None else (problem is not None and reason in fault_words(problem))


def test_with_a_contractor_a_deck_needs_tiles_for_one_more_player() -> None:
    assert deck_problem(deck_with(3, 3, 3, 3, 1), "multiplayer", 2, wider=True) is None
    problem = deck_problem(deck_with(3, 3, 3, 3, 0), "multiplayer", 2, wider=True)
    assert problem == fault("few-left", left=5, dealt=6)
