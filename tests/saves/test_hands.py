"""Codes of hands are short and exact, and damage is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from app.engine.city import Deck
from app.engine.deck_file import deck_data
from app.engine.draws import hand_at, seat_draws
from app.engine.session import begin
from app.engine.setup import RANDOM, SeatChoice, Setup, deal
from app.saves.hands import (
    LETTERS,
    NAME_BYTES,
    TURN_WORDS,
    HandCode,
    HandError,
    hand_data,
    plain_data,
    read_hand,
    read_word,
    turn_word,
)
from app.saves.marks import PLAIN
from app.ui.core.model import Route
from app.ui.core.page_parts import parse_route
from app.ui.features.saves.opening import pasted_route
from app.ui.table.phones import hand_code, with_phone

from .support import played, standard, started

GAMES = 200
CAMERA = 122
"""The bytes that a code of version 7 holds at level M."""
ADDRESS = 60
"""A long address of a site."""


def code_of(seed: str, players: int, seat: int = 0, **options: object) -> HandCode:
    """Return the code of a seat's hand at the start of a game."""
    names = ("Ana", "Бен", "Константин", "Dörte", "Maximiliane the Second")
    card = RANDOM if options.get("consultants") else None
    seats = tuple(SeatChoice(name, "human", card) for name in names[:players])
    session = begin(deal(Setup(seats, seed=seed, **options), standard()))  # type: ignore[arg-type]
    session = with_phone(session, seed, seat, has=True)
    return hand_code(session, seat, PLAIN[seat], seat)


def games() -> list[HandCode]:
    """Return the codes of a seat in many different games."""
    return [
        code_of(f"game {n}", 2 + n % 4, n % (2 + n % 4), business=n % 3 == 0, consultants=n % 2 == 0)
        for n in range(GAMES)
    ]


def test_every_hand_survives_a_small_code() -> None:
    for code in games():
        fragment = str(Route("hand", hand_data(code, standard())))
        assert ADDRESS + len(fragment) <= CAMERA, fragment
        assert read_hand(parse_route(fragment).about, standard()) == replace_name(code)


def replace_name(code: HandCode) -> HandCode:
    """Return the code with its name as encoded."""
    name = code.name
    if len(name.encode()) > NAME_BYTES:
        name = {"Константин": "Конст.", "Maximiliane the Second": "Maximiliane."}[name]
    return code.replace(name=name)


def test_a_code_of_a_running_game_holds_the_rest() -> None:
    session = with_phone(played(started("later", players=3), 30, random.Random(1)), "g", 1, has=True)
    code = read_hand(hand_data(hand_code(session, 1, PLAIN[1], 1), standard()), standard())
    assert code.slots == hand_at(session, 1).slots and code.turns > 0
    every = [tile for tiles in seat_draws(session.deal, 1) for tile in tiles]
    assert list(code.draws) == every[hand_at(session, 1).drawn :]


def test_tiles_are_not_readable_in_a_code() -> None:
    """Two games that begin with the same hand have different codes."""
    code = code_of("same", 2)
    one, other = (hand_data(code.replace(salt=salt), standard()) for salt in (1, 2))
    assert sum(a == b for a, b in zip(one[6:], other[6:], strict=True)) < 8


def test_damaged_codes_are_noticed() -> None:
    rng = random.Random("damage")
    whole = [hand_data(code, standard()) for code in games()[:50]]
    for _ in range(2_000):
        data = list(rng.choice(whole))
        at = rng.randrange(len(data))
        match rng.randrange(4):
            case 0:
                del data[at]
            case 1:
                data[at] = rng.choice([c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" if c != data[at]])
            case 2:
                data.insert(at, rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
            case 3:
                del data[at:]
        if "".join(data) in whole:
            continue  # the same letter was inserted beside itself
        with pytest.raises(HandError):
            read_hand("".join(data), standard())


@pytest.mark.parametrize("data", ["", "A", "a", "-", "AAAA-", "é", "A" * 20_000, "<script>", "%00", "E" * 40])
def test_other_texts_are_not_codes(data: str) -> None:
    with pytest.raises(HandError):
        read_hand(data, standard())


def test_another_version_is_distinguished_from_damage() -> None:
    data = hand_data(code_of("old", 2), standard())
    fewer = Deck("standard", dict(list(standard().buildings.items())[:-1]))
    for text, deck in ((data, fewer), (f"I{data[1:]}", standard())):
        with pytest.raises(HandError, match="another"):
            read_hand(text, deck)


def test_a_code_contains_the_names_of_a_custom_deck() -> None:
    code = own_deck_code()
    fragment = str(Route("hand", hand_data(code, standard())))
    assert len(fragment) < 600
    read = read_hand(parse_route(fragment).about, standard())
    assert read == code and all(name and name[0].isupper() for name in (*read.slots, *read.draws))
    with pytest.raises(HandError, match="damaged"):
        read_hand(hand_data(code, standard())[:-9], standard())


def test_the_words_of_a_seat_differ() -> None:
    words = [turn_word(77, 0, turn) for turn in range(25)]
    assert len(set(words)) == 25
    assert words != [turn_word(77, 1, turn) for turn in range(25)]
    assert set("".join(TURN_WORDS)) == set(LETTERS)


@pytest.mark.parametrize(
    "typed",
    [
        "mop",
        " M-O-P ",
        "МОР",
        "мор",
        "mop!",
        "ΜΟΡ",
        "μορ",
        "μόρ",
        "ＭＯＰ",
        "ｍｏｐ",
        "Ｍ・Ｏ・Ｐ",
        "m\u00adop",
        "mо\u0301Ρ",
    ],
)
def test_a_word_is_read_however_it_is_typed(typed: str) -> None:
    assert read_word(typed) == "MOP"


@pytest.mark.parametrize("lookalikes", ["АВСЕНКМОРТ", "ΑΒϹΕΗΚΜΟΡΤ", "ΑΒΣΕΗΚΜΟΡΤ", "ＡＢＣＥＨＫＭＯＰＴ"])
def test_every_letter_has_its_lookalikes(lookalikes: str) -> None:
    """Both the capital and the small letter."""
    for letter, lookalike in zip("ABCEHKMOPT", lookalikes, strict=True):
        assert read_word(lookalike) == read_word(lookalike.lower()) == letter


def own_deck_code() -> HandCode:
    """Return the code of a hand with tiles of a custom deck."""
    given = deal(Setup((SeatChoice("Ana"), SeatChoice("Ben")), seed="own"), standard())
    session = replace(begin(replace(given, seed=None)), custom_deck=deck_data(standard()))
    return hand_code(with_phone(session, "g", 0, has=True), 0, PLAIN[0], 0)


def full_width(text: str) -> str:
    """Return a text in letters and digits of East Asian width."""
    return "".join(chr(ord(sign) + 0xFEE0) if sign.isalnum() else sign for sign in text)


TYPED: dict[str, Callable[[str], str]] = {
    "lower case": str.lower,
    "hyphen and line break": lambda data: f"{data[:20]}-\n{data[20:]}",
    "hyphens every four": lambda data: "-".join(data[at : at + 4] for at in range(0, len(data), 4)),
    "another hyphen": lambda data: f"{data[:7]}\u2010\n{data[7:]}",
    "soft hyphen": lambda data: f"{data[:7]}\u00ad{data[7:]}",
    "blanks": lambda data: " ".join(data[at : at + 5] for at in range(0, len(data), 5)),
    "full width": full_width,
    "long dash": lambda data: data.replace("-", "–"),
}


@pytest.mark.parametrize("typed", TYPED)
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    for code in (code_of("typed", 2), own_deck_code()):
        data = hand_data(code, standard())
        assert read_hand(TYPED[typed](data), standard()) == code
        assert plain_data(TYPED[typed](data)) == data
        pasted = pasted_route(f"Your hand:\nhttps://example.org/#/hand/{TYPED[typed](data)}\nbye")
        assert pasted.screen == "hand" and read_hand(pasted.about, standard()) == code


def test_codes_of_this_version_keep_their_form() -> None:
    """A phone may run an older page than the table. A change of the form needs another version."""
    assert hand_data(code_of("fixed", 2), standard()) == "F3EDLTDZKQBIVTVBD33YUDUO3RHYKTIF4INOICXASCJMB"
