"""Set up a game: seats, options, and the deal determined by the seed (rules.md §2, §8, §9)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .city import SYMBOLS, Deck
from .consultants import CONSULTANTS, consultants_for, grifter_advantage
from .editions import EDITIONS
from .faults import Fault, FaultError, fault
from .rng import Rng
from .state import HAND, Mode, Rules
from .values import Value

MAX_NAME: Final = 24
MAX_SEED: Final = 64
GRIFTER_MONEY: Final = {"easy": 0, "normal": 20, "hard": 50}
"""The Grifter's starting money in dollars, by difficulty (rules.md §9)."""

GRIFTER_STACK: Final = 3
WIDENED_REMOVES: Final = 3
RANDOM: Final = "random"


class SetupError(FaultError):
    """An impossible set-up; `fault` describes the problem."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A seat's name, `human` or a bot's id, and with Consultants a card or `"random"`."""

    name: str
    kind: str = "human"
    consultant: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """The chosen options of a game; seats in turn order (solo: only the player's).

    `first` is the starting seat; `None` lets the seed choose. Seats are rotated so that it comes first.
    """

    seats: tuple[SeatChoice, ...]
    mode: Mode = "multiplayer"
    edition: str = "2021"
    business: bool = False
    consultants: bool = False
    difficulty: str | None = None
    seed: str = ""
    first: int | None = None


class SeatStart(Value):
    """A seat at the start of the game; `money` is in dollars."""

    name: str
    kind: str
    consultant: str | None
    money: int = 0


@dataclass(frozen=True, slots=True)
class Deal:
    """The start of a game: the rules, the seats in turn order, and the place of each tile.

    Hands and stacks are tile ids, a stack's next tile first; they contain all randomness of the game.
    """

    rules: Rules
    seats: tuple[SeatStart, ...]
    hands: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]
    grifter_stack: tuple[str, ...] = ()
    seed: str | None = None


JOINER: Final = "\u200d"
"""Joins emoji, and letters of some scripts; useless at an edge of a name."""

_EDGES: Final = f" {JOINER}"


def clean_name(text: str, longest: int = MAX_NAME) -> str:
    """Return a displayable name: at most 24 characters, without control or bidirectional ones.

    It is composed (NFC), so both forms of a name are the same name.
    """
    composed = unicodedata.normalize("NFC", _displayable(text, longest))
    return composed.strip(_EDGES)[:longest].rstrip(_EDGES)


def written_name(text: str, longest: int = MAX_NAME) -> str:
    """Return a displayable name as in a record, composed or not, so that the record keeps its seal."""
    return _displayable(text, longest)[:longest].rstrip()


def _displayable(text: str, longest: int) -> str:
    start = text[: 40 * longest]
    return " ".join(
        "".join(" " if c.isspace() else c for c in start if c.isspace() or _is_visible(c)).split()
    )


def _is_visible(character: str) -> bool:
    # Cc control, Cf format (the bidirectional ones too), Cs surrogates, Co private use, Cn unassigned.
    return character == JOINER or not unicodedata.category(character).startswith("C")


def setup_problem(setup: Setup) -> Fault | None:
    """Return why a set-up is impossible, or `None` if it is possible."""
    players = len(setup.seats)
    if setup.edition not in EDITIONS:
        return fault("no-edition", edition=setup.edition)
    if setup.mode == "solo":
        if players != 1:
            return fault("solo-players")
        if setup.difficulty not in GRIFTER_MONEY:
            return fault("no-difficulty")
    elif not 2 <= players <= 5:
        return fault("players")
    elif setup.difficulty is not None:
        return fault("difficulty")
    if setup.first is not None and not 0 <= setup.first < players:
        return fault("first")
    if len(setup.seed) > MAX_SEED:
        return fault("long-seed", limit=MAX_SEED)
    for number, seat in enumerate(setup.seats, 1):
        if not clean_name(seat.name):
            return fault("no-name", seat=number)
    return _consultants_problem(setup)


def _consultants_problem(setup: Setup) -> Fault | None:
    cards = [seat.consultant for seat in setup.seats if seat.consultant not in (None, RANDOM)]
    if not setup.consultants:
        return fault("no-consultants") if cards else None
    for card in cards:
        problem = consultant_problem(card, setup.mode, len(setup.seats), setup.business)
        if problem is not None:
            return problem
        if cards.count(card) > 1:
            return fault("card-twice", card=card)
    return None


def consultant_problem(card: str | None, mode: str, players: int, business: bool) -> Fault | None:
    """Return why a consultant may not be in a game, or `None` if it may (rules.md §8)."""
    if card not in CONSULTANTS:
        return fault("no-card", card=str(card)[:40])
    if card in consultants_for(mode, players, business):
        return None
    if mode == "solo":
        return fault("card-solo", card=card)
    if card not in consultants_for(mode, players, business=False):
        return fault("card-players", card=card, players=players)
    return fault("card-business", card=card)


def deal(setup: Setup, deck: Deck) -> Deal:
    """Return the deal of a setup and a deck, always the same for the same arguments; raises `SetupError`.

    >>> deal(Setup((SeatChoice("Ana"), SeatChoice("Ben")), seed="a seed"), standard_deck()) == given
    True
    >>> deal(Setup((SeatChoice("Ana"),)), standard_deck())
    Traceback (most recent call last):
    app.engine.setup.SetupError: players
    """
    problem = setup_problem(setup)
    if problem is not None:
        raise SetupError(problem)
    rng = Rng(f"{setup.seed}/{setup.mode}/{len(setup.seats)}")
    seats = _seats(setup, rng)
    stack = _stack(deck, 2 if setup.mode == "solo" else len(seats), is_widened(seats), rng)
    hands: list[tuple[str, ...]] = []
    for _ in seats:
        hands.append(tuple(sorted(stack[:HAND])))
        del stack[:HAND]
    grifter_stack: tuple[str, ...] = ()
    if setup.mode == "solo":
        grifter_stack = tuple(stack[:GRIFTER_STACK])
        del stack[:GRIFTER_STACK]
        money = grifter_money(str(setup.difficulty), setup.consultants)
        seats.append(SeatStart("The Grifter", "grifter", None, money))
        hands.append(())
    return Deal(
        rules=Rules(deck, setup.mode, setup.edition, setup.business, setup.consultants, setup.difficulty),
        seats=tuple(seats),
        hands=tuple(hands),
        stack=tuple(stack),
        grifter_stack=grifter_stack,
        seed=setup.seed,
    )


def grifter_money(difficulty: str, consultants: bool) -> int:
    """Return the Grifter's starting money in dollars (rules.md §9)."""
    return GRIFTER_MONEY[difficulty] + grifter_advantage(consultants)


def _seats(setup: Setup, rng: Rng) -> list[SeatStart]:
    first = rng.below(len(setup.seats))
    if setup.first is not None:
        first = setup.first
    order = setup.seats[first:] + setup.seats[:first]
    cards: list[str | None] = [None] * len(order)
    if setup.consultants:
        allowed = consultants_for(setup.mode, len(order), setup.business)
        chosen = {seat.consultant for seat in order}
        rest = [card for card in rng.shuffled(allowed) if card not in chosen]
        cards = [s.consultant if s.consultant not in (None, RANDOM) else rest.pop() for s in order]
    return [
        SeatStart(clean_name(seat.name), seat.kind, card) for seat, card in zip(order, cards, strict=True)
    ]


_REMOVED: Final = {2: dict.fromkeys(SYMBOLS, 2), 3: {back: int(back != "wild") for back in SYMBOLS}}
"""The number of removed tiles of each back, by the number of players; otherwise none (rules.md §2)."""


def backs_in_play(deck: Deck, players: int) -> dict[str, tuple[tuple[str, ...], int]]:
    """Return the tiles of each back for a number of players, and how many of them are removed."""
    removed = _REMOVED.get(players, {})
    return {back: (deck.stack(back, five_players=players >= 5), removed.get(back, 0)) for back in SYMBOLS}


def is_widened(seats: Sequence[SeatStart]) -> bool:
    """Return whether a card sets up the stack for one more player, less three tiles (rules.md §8)."""
    return any(seat.consultant is not None and CONSULTANTS[seat.consultant].widens for seat in seats)


def _stack(deck: Deck, players: int, wider: bool, rng: Rng) -> list[str]:
    """Shuffle the stack for a number of players (rules.md §2, with a Contractor §8)."""
    stack: list[str] = []
    for tiles, removed in backs_in_play(deck, players + wider).values():
        stack += rng.shuffled(tiles)[removed:]
    stack = rng.shuffled(stack)
    return stack[WIDENED_REMOVES:] if wider else stack


def deck_problem(deck: Deck, mode: str, players: int, *, wider: bool = False) -> Fault | None:
    """Return why a deck has too few tiles for a game, or an uneven stack in solo; `None` if it fits.

    `players` counts people and bots, not the Grifter.
    """
    solo = mode == "solo"
    backs = backs_in_play(deck, 2 if solo else players + wider)
    for back, (tiles, removed) in backs.items():
        if len(tiles) < removed:
            return fault("few-tiles", tiles=len(tiles), back=back, removed=removed)
    left = sum(len(tiles) - removed for tiles, removed in backs.values())
    left -= WIDENED_REMOVES if wider else 0
    dealt = HAND * players + (GRIFTER_STACK if solo else 0)
    if left < dealt:
        return fault("few-left", left=left, dealt=dealt)
    if solo and (left - dealt) % 2:
        return fault("uneven")
    return None
