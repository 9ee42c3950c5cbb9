"""Limits for reading records: above any real game, low enough to protect the reader.

A record holds the deal and the actions; `session.replay` computes the state. The reader trusts nothing: it
limits sizes, depths and counts, and reports every contradiction as a `Fault`.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from . import setup
from .city import Deck
from .deck_file import DeckError, deck_from_data
from .editions import EDITIONS
from .faults import FaultError, fault
from .setup import Deal
from .state import GRIFTER, Mode, Rules

MAX_TEXT: Final = 200_000
"""In characters."""

MAX_DEPTH: Final = 12
"""In nested brackets."""

MAX_ACTIONS: Final = 2_000
MAX_MONEY: Final = 1_000_000
MAX_KEPT: Final = 100
"""Unknown keys."""


FORMAT: Final = "streets-record"
RECORD_VERSION: Final = 1

_KEYS: Final = (
    "format",
    "version",
    "edition",
    "mode",
    "business",
    "consultants",
    "difficulty",
    "deck",
    "custom_deck",
    "seed",
    "seats",
    "hands",
    "stack",
    "grifter_stack",
    "actions",
)

_MARKS: Final = re.compile(r'\\.|["\[\]{}]', re.DOTALL)
"""The characters that matter for nesting depth: brackets, quotes, and escapes."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: Final[Mapping[int, Migration]] = MappingProxyType({})
"""Functions from each earlier version's data to the next version's; version 1 is the first."""


class RecordError(FaultError):
    """An unreadable record; `fault` describes the error and its place."""


class ForeignRecord(RecordError):
    """A text that is not a record of a Streets game."""


class NewerRecord(RecordError):
    """A record from a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of a record: the deal, the texts of the actions, and unknown keys, which are kept."""

    deal: Deal
    actions: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    custom_deck: Mapping[str, Any] | None = None


def encode(record: Record) -> str:
    """Return the text of a record, as one line.

    >>> text = encode(begin(given).record)
    >>> decode(text, standard_deck()).deal == given
    True
    """
    dealt, rules = record.deal, record.deal.rules
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "edition": rules.edition_id,
        "mode": rules.mode,
        "business": rules.business,
        "consultants": rules.consultants,
        "difficulty": rules.difficulty,
        "deck": rules.deck.id,
    }
    if record.custom_deck is not None:
        data["custom_deck"] = record.custom_deck
    data |= {
        "seed": dealt.seed,
        "seats": [
            {"name": s.name, "consultant": s.consultant, "money": s.money, "kind": s.kind}
            for s in dealt.seats
        ],
        "hands": [list(hand) for hand in dealt.hands],
        "stack": list(dealt.stack),
        "grifter_stack": list(dealt.grifter_stack),
        "actions": list(record.actions),
    }
    data |= {key: value for key, value in record.extra.items() if key not in data}
    return json.dumps(data, ensure_ascii=False)


def decode(text: str, standard: Deck) -> Record:
    """Parse and check a record, except for the legality of its actions; raises `RecordError`.

    `standard` is the deck of records without a custom deck.

    >>> decode("{}", standard_deck())
    Traceback (most recent call last):
    app.engine.record.ForeignRecord: foreign, key format
    """
    return _Reader(migrate(_parse(text)), standard).record()


def _parse(text: str) -> dict[str, Any]:
    if len(text) > MAX_TEXT:
        raise RecordError(fault("long-record", limit=MAX_TEXT))
    if nesting(text) > MAX_DEPTH:
        raise RecordError(fault("deep-record"))
    try:
        data = json.loads(text, parse_int=_whole, parse_float=_finite, parse_constant=_no_constant)
        json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise RecordError(fault("not-json", error=str(error)[:120])) from None
    if not isinstance(data, dict):
        raise RecordError(fault("not-an-object"))
    return data


def nesting(text: str) -> int:
    """Return the nesting depth of a JSON text, ignoring brackets in strings."""
    deepest = depth = 0
    in_string = False
    for mark in _MARKS.findall(text):
        if mark == '"':
            in_string = not in_string
        elif in_string:
            continue
        elif mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return deepest


def _whole(digits: str) -> int:
    if len(digits) > 18:
        raise ValueError("a number is too large")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no JSON value")


def migrate(
    data: dict[str, Any], version: int = RECORD_VERSION, migrations: Mapping[int, Migration] = MIGRATIONS
) -> dict[str, Any]:
    """Migrate a record's data to a version; raises `RecordError` if it is foreign, too new or too old."""
    if data.get("format") != FORMAT:
        raise ForeignRecord(fault("foreign", key="format"))
    number = data.get("version")
    if type(number) is not int:
        raise RecordError(fault("odd-version", key="version"))
    if number > version:
        raise NewerRecord(fault("newer", key="version", found=number, version=version))
    for old in range(number, version):
        if old not in migrations:
            raise RecordError(fault("older", key="version", found=number))
        data = migrations[old](data) | {"version": old + 1}
    return data


class _Reader:
    """Validates a record key by key."""

    def __init__(self, data: dict[str, Any], standard: Deck) -> None:
        self.data = data
        self.standard = standard

    def record(self) -> Record:
        mode = self.mode()
        custom = self.data.get("custom_deck")
        deck = self.deck(custom)
        rules = Rules(
            deck=deck,
            mode=mode,
            edition_id=self.one_of("edition", tuple(EDITIONS)),
            business=self.flag("business"),
            consultants=self.flag("consultants"),
            difficulty=self.difficulty(mode),
        )
        seats = self.seats(rules)
        hands, stack, grifter_stack = self.tiles(rules, len(seats))
        if custom is not None:
            self.check_custom(deck, mode, seats)
        return Record(
            deal=Deal(rules, seats, hands, stack, grifter_stack, self.seed()),
            actions=self.actions(),
            extra=self.extra(),
            custom_deck=custom,
        )

    def get(self, key: str) -> Any:
        if key not in self.data:
            raise RecordError(fault("no-key", key=key))
        return self.data[key]

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.get(key)
        if not isinstance(value, str) or value not in allowed:
            raise RecordError(fault("not-one-of", key=key, known=allowed))
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise RecordError(fault("flag", key=key))
        return value

    def list_of(self, key: str, most: int) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise RecordError(fault("list", key=key))
        if len(value) > most:
            raise RecordError(fault("long-list", key=key, limit=most))
        return value

    def mode(self) -> Mode:
        return "solo" if self.one_of("mode", ("multiplayer", "solo")) == "solo" else "multiplayer"

    def difficulty(self, mode: Mode) -> str | None:
        value = self.get("difficulty")
        if mode == "solo":
            return self.one_of("difficulty", tuple(setup.GRIFTER_MONEY))
        if value is not None:
            raise RecordError(fault("difficulty-not-null", key="difficulty"))
        return None

    def deck(self, custom: object) -> Deck:
        name = self.get("deck")
        if not isinstance(name, str) or not 0 < len(name) <= 40:
            raise RecordError(fault("deck-id", key="deck"))
        if custom is None:
            if name != self.standard.id:
                raise RecordError(fault("unknown-deck", key="deck", deck=name))
            return self.standard
        try:
            return deck_from_data(custom, name)
        except DeckError as error:
            raise RecordError(fault("custom-deck", key="custom_deck", fault=error.fault)) from None

    def check_custom(self, deck: Deck, mode: Mode, seats: tuple[setup.SeatStart, ...]) -> None:
        problem = setup.deck_problem(
            deck, mode, 1 if mode == "solo" else len(seats), wider=setup.is_widened(seats)
        )
        if problem is not None:
            raise RecordError(fault("custom-deck", key="custom_deck", fault=problem))

    def seed(self) -> str | None:
        seed = self.get("seed")
        if seed is not None and (not isinstance(seed, str) or len(seed) > setup.MAX_SEED):
            raise RecordError(fault("seed", key="seed", limit=setup.MAX_SEED))
        return seed

    def seats(self, rules: Rules) -> tuple[setup.SeatStart, ...]:
        entries = self.list_of("seats", 5)
        if not (len(entries) == 2 if rules.solo else len(entries) >= 2):
            raise RecordError(fault("seats", key="seats"))
        seats = tuple(self.seat(entry, number, rules) for number, entry in enumerate(entries))
        cards = [seat.consultant for seat in seats if seat.consultant is not None]
        if len(set(cards)) != len(cards):
            raise RecordError(fault("cards-twice", key="seats"))
        players = 1 if rules.solo else len(seats)
        for card in cards:
            problem = setup.consultant_problem(card, rules.mode, players, rules.business)
            if not rules.consultants:
                problem = fault("no-expansion")
            if problem is not None:
                raise RecordError(fault("seats-cards", key="seats", fault=problem))
        return seats

    def seat(self, entry: object, number: int, rules: Rules) -> setup.SeatStart:
        if not isinstance(entry, dict):
            raise RecordError(fault("seat-object", key="seats", seat=number))
        for key in ("name", "consultant", "money", "kind"):
            if key not in entry:
                raise RecordError(fault("seat-no-key", key=key, seat=number))
        name, card, money, kind = (entry[key] for key in ("name", "consultant", "money", "kind"))
        if not isinstance(name, str):
            raise RecordError(fault("seat-name", key="name", seat=number))
        if type(money) is not int or abs(money) > MAX_MONEY:
            raise RecordError(fault("seat-money", key="money", seat=number))
        if not isinstance(kind, str) or not 0 < len(kind) <= 24 or not kind.isprintable():
            raise RecordError(fault("seat-kind", key="kind", seat=number))
        grifter = rules.is_grifter(number)
        if grifter is not (kind == "grifter"):
            raise RecordError(fault("seat-grifter", key="kind", seat=number, grifter=GRIFTER))
        if card is not None and (not isinstance(card, str) or grifter):
            raise RecordError(fault("seat-card", key="consultant", seat=number))
        return setup.SeatStart(setup.written_name(name) or f"Seat {number + 1}", kind, card, money)

    def tiles(
        self, rules: Rules, seats: int
    ) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
        lists = self.list_of("hands", seats)
        if len(lists) != seats:
            raise RecordError(fault("hands", key="hands"))
        count = len(rules.deck.buildings)
        hands = tuple(self.tile_list(hand, "hands", rules) for hand in lists)
        if rules.solo and hands[GRIFTER]:
            raise RecordError(fault("grifters-hand", key="hands"))
        stack = self.tile_list(self.list_of("stack", count), "stack", rules)
        grifter_stack = self.tile_list(self.list_of("grifter_stack", count), "grifter_stack", rules)
        if grifter_stack and not rules.solo:
            raise RecordError(fault("grifter-stack", key="grifter_stack"))
        dealt = [*(tile for hand in hands for tile in hand), *stack, *grifter_stack]
        for tile in dealt:
            if dealt.count(tile) > 1:
                raise RecordError(fault("dealt-twice", tile=tile))
        return hands, stack, grifter_stack

    def tile_list(self, tiles: object, key: str, rules: Rules) -> tuple[str, ...]:
        if not isinstance(tiles, list) or len(tiles) > len(rules.deck.buildings):
            raise RecordError(fault("tile-lists", key=key))
        for tile in tiles:
            if not isinstance(tile, str) or tile not in rules.deck:
                raise RecordError(fault("unknown-tile", key=key, tile=str(tile)[:40]))
            if rules.deck[tile].cell is not None:
                raise RecordError(fault("start-tile", key=key, tile=tile))
        return tuple(tiles)

    def actions(self) -> tuple[str, ...]:
        actions = self.list_of("actions", MAX_ACTIONS)
        for number, action in enumerate(actions, 1):
            if not isinstance(action, str):
                raise RecordError(fault("action-text", key="actions", number=number))
        return tuple(actions)

    def extra(self) -> dict[str, Any]:
        extra = {key: value for key, value in self.data.items() if key not in _KEYS}
        if len(extra) > MAX_KEPT:
            raise RecordError(fault("many-keys", limit=MAX_KEPT))
        return extra
