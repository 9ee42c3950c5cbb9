"""Questions with an exact answer: the engine computes the value of each action.

A packed record has a letter for each tile, and its actions are abbreviated: `bC0,2E` builds tile C and
`bC0,2E2` with two signs, `rC0,2` renovates with it, `mt0,0` moves a tourist, `a1,2` abandons, `s1,2` scores,
`xC0,2` scores tile C instead, and `x` none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date as calendar_date
from hashlib import sha256
from string import ascii_letters
from typing import Any, Final, Literal, NamedTuple

from app.bots.reasons import Reason
from app.bots.verdict_text import read_reason
from app.engine.city import COLOURS
from app.engine.deck_file import standard_deck
from app.engine.events import TileLifted
from app.engine.forecast import move_gains, payoffs, preview, worth_now
from app.engine.game import apply
from app.engine.record import FORMAT, RECORD_VERSION, decode
from app.engine.session import Session, replay
from app.engine.setup import grifter_money
from app.engine.state import Abandon, Action, Build, Move, State
from app.engine.values import Value
from app.ui.core.texts import say

ExactKind = Literal["payday", "steering", "tempo", "finale", "crowd", "parting"]
EXACT_KINDS: Final[tuple[ExactKind, ...]] = ("payday", "steering", "tempo", "finale")

FORMER_KINDS: Final[tuple[ExactKind, ...]] = ("crowd", "parting")
"""The kinds of puzzles that only dates still show."""

NEAR: Final = 2
"""An answer at most this many dollars below the best is nearly as good."""

MOST_ENDINGS: Final = 100
"""The most ways to end a turn that are compared."""


class Valued(NamedTuple):
    """The value of an action in dollars.

    `next_tile` is the tile of the next build if the question covers two builds. `closes` is whether the build
    closes a street, in `payday` only.
    """

    dollars: int
    next_tile: str = ""
    closes: bool = False


def value_of(kind: ExactKind, state: State, action: Action) -> int | None:
    """Return the value of a legal action in dollars; `None` if it has no exact one."""
    value = value_with_tile(kind, state, action)
    return value.dollars if value is not None else None


def value_with_tile(kind: ExactKind, state: State, action: Action) -> Valued | None:
    """Return the value of a legal action, higher being better; `None` if it has no exact one.

    - `payday`: the seat's payment for the streets closed by a build;
    - `steering`: the worth of the Grifter's next building, negated;
    - `tempo`: the seat's payment for the build and for its next build with a tile now in its hand;
    - `finale`: the seat's lead over its best rival after the last build of the game;
    - `crowd`: the seat's gain from a person's move, less that of its rivals;
    - `parting`: the worth of an abandoned building, negated.
    """
    match action:
        case Build() if kind not in FORMER_KINDS:
            return _value_of_build(kind, state, action)
        case Move() if kind == "crowd" and state.decision is not None:
            gains = move_gains(state, action)
            return Valued(2 * gains[state.decision.seat] - sum(gains))
        case Abandon() if kind == "parting":
            return Valued(-worth_now(state, action.cell))
    return None


def _value_of_build(kind: ExactKind, state: State, action: Build) -> Valued | None:
    match kind:
        case "payday":
            enclosed = preview(state, action).enclosed
            paid = sum(each.dollars[state.current] for each in enclosed)
            return Valued(paid, closes=bool(enclosed))
        case "steering":
            dollars = _grifter_worth(state, action)
        case "tempo":
            return _pay_in_two_turns(state, action)
        case _:
            dollars = _lead_at_the_end(state, action)
    return Valued(dollars) if dollars is not None else None


def _grifter_worth(state: State, action: Build) -> int | None:
    """Return the negated worth of the Grifter's next tile, if all decisions before it are the seat's best."""
    least: list[int] = []
    left = [apply(state, action)]
    while left:
        after = left.pop()
        lifted = next((event for event in after.events if isinstance(event, TileLifted)), None)
        decision = after.state.decision
        if lifted is not None:
            if lifted.rule != "valuation":
                return None
            least.append(max(dollars for *_, dollars in lifted.worths))
        elif decision is None:
            return None
        else:
            left += [apply(after.state, each) for each in decision.options]
        if len(least) + len(left) > MOST_ENDINGS:
            return None
    return -min(least)


def _pay_in_two_turns(state: State, action: Build) -> Valued | None:
    """Return a seat's payment up to and including its next build, with its best decisions in between.

    The Grifter builds in between. `None` if there are too many continuations.
    """
    seat = state.current
    held = list(state.seats[seat].hand)
    held.remove(action.tile)
    outcomes: list[Valued] = []
    left = [apply(state, action).state]
    while left:
        after = left.pop()
        decision = after.decision
        if decision is None or decision.kind == "build":
            money = after.seats[seat].money - state.seats[seat].money
            following = _highest_pay(after, seat, held)
            outcomes.append(following._replace(dollars=money + following.dollars))
        else:
            left += dict.fromkeys(apply(after, each).state for each in decision.options)
        if len(outcomes) + len(left) > MOST_ENDINGS:
            return None
    return max(outcomes)


def _highest_pay(state: State, seat: int, tiles: Sequence[str]) -> Valued:
    """Return the highest immediate payment to a seat for building one of some tiles, and that tile."""
    places = state.city.places_enclosing()
    if not places:
        return Valued(0)
    paid = [(each.paid, tile) for tile in tiles for each in payoffs(state, tile, seat, places).values()]
    pays = [Valued(dollars[seat], tile) for dollars, tile in paid if dollars is not None and dollars[seat]]
    return max(pays, default=Valued(0))


def _lead_at_the_end(state: State, action: Build) -> int | None:
    """Return the best lead at the end of the game; `None` if it goes on or has too many endings."""
    seat = state.current
    leads: list[int] = []
    left = [apply(state, action).state]
    while left:
        after = left.pop()
        if after.over:
            money = [each.money for each in after.seats]
            leads.append(money[seat] - max(money[:seat] + money[seat + 1 :]))
        elif after.decision is None or after.decision.seat != seat or after.decision.kind == "build":
            return None
        else:
            left += [apply(after, each).state for each in after.decision.options]
        if len(leads) + len(left) > MOST_ENDINGS:
            return None
    return max(leads)


TILE_LETTERS: Final = ascii_letters
"""The letters of tiles, in the order of the file's list."""

_COLOURS: Final[Mapping[str, str]] = {colour[0]: colour for colour in COLOURS}
_ACTION: Final = re.compile(r"(?:([brx])([A-Za-z])|(m)([a-z])|([as]))(-?\d+,-?\d+)([NESW]2?)?")
_VERBS: Final[Mapping[str, str]] = {
    "b": "build",
    "r": "renovate",
    "x": "swap",
    "m": "move",
    "a": "abandon",
    "s": "score",
}
_NO_SWAP: Final = "x"
_BETWEEN: Final = "/"
_CARDED: Final = "+"
"""Stands before the consultants, after the difficulty."""


def pack_action(action: str, tiles: Sequence[str]) -> str:
    """Return an abbreviated action text; raises `ValueError` for kinds that no puzzle uses."""
    match action.split(" "):
        case ["build", tile, cell, facing]:
            return f"b{_letter(tile, tiles)}{cell}{facing}"
        case ["build", tile, cell, facing, "double"]:
            return f"b{_letter(tile, tiles)}{cell}{facing}2"
        case ["swap", "none"]:
            return _NO_SWAP
        case ["renovate", tile, cell]:
            return f"r{_letter(tile, tiles)}{cell}"
        case ["swap", tile, cell]:
            return f"x{_letter(tile, tiles)}{cell}"
        case ["move", colour, cell]:
            return f"m{colour[0]}{cell}"
        case ["abandon" | "score" as verb, cell]:
            return f"{verb[0]}{cell}"
    raise ValueError(f"no puzzle has this action: {action}")


def unpack_action(text: str, tiles: Sequence[str]) -> str:
    """Return the full text of an abbreviated action; raises `ValueError` for other texts."""
    if text == _NO_SWAP:
        return "swap none"
    match = _ACTION.fullmatch(text)
    if match is None or (match[1] == "b") != bool(match[7]):
        raise ValueError(f"not a packed action: {text[:20]!r}")
    tiled, tile, coloured, colour, plain, cell, facing = match.groups()
    words = [_VERBS[tiled or coloured or plain]]
    if tile:
        words.append(tiles[TILE_LETTERS.index(tile)])
    if colour:
        words.append(_COLOURS[colour])
    words.append(cell)
    if facing:
        words += [facing[0], *(["double"] if facing[1:] else [])]
    return " ".join(words)


def pack_record(record: Mapping[str, Any], tiles: Sequence[str]) -> str:
    """Return a record without Business as a short text; it omits the names and kinds of seats."""
    cards = [seat["consultant"] for seat in record["seats"] if seat["consultant"]]
    parts = (
        (record["difficulty"] or "") + (_CARDED + ",".join(cards) if cards else ""),
        *(_letters(hand, tiles) for hand in record["hands"]),
        _letters(record["stack"], tiles),
        _letters(record["grifter_stack"], tiles),
        ";".join(pack_action(action, tiles) for action in record["actions"]),
    )
    return _BETWEEN.join(parts)


def unpack_record(text: str, tiles: Sequence[str], names: Sequence[str], seat: int) -> dict[str, Any]:
    """Return the record of a packed text as data: one person decides, the others are bots or the Grifter."""
    head, *hands, stack, grifter_stack, actions = text.split(_BETWEEN)
    difficulty, _, carded = head.partition(_CARDED)
    cards = carded.split(",") if carded else []
    kinds = [
        "human" if number == seat else "grifter" if difficulty else "club" for number in range(len(hands))
    ]
    money = [grifter_money(difficulty, bool(cards)) if kind == "grifter" else 0 for kind in kinds]
    return {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "edition": "2021",
        "mode": "solo" if difficulty else "multiplayer",
        "business": False,
        "consultants": bool(cards),
        "difficulty": difficulty or None,
        "deck": "standard",
        "seed": None,
        "seats": [
            {"name": name, "consultant": card, "money": dollars, "kind": kind}
            for name, card, dollars, kind in zip(
                names, [*cards, None, None, None], money, kinds, strict=False
            )
        ],
        "hands": [_tiles(hand, tiles) for hand in hands],
        "stack": _tiles(stack, tiles),
        "grifter_stack": _tiles(grifter_stack, tiles),
        "actions": [unpack_action(each, tiles) for each in actions.split(";") if each],
    }


def _letter(tile: str, tiles: Sequence[str]) -> str:
    return TILE_LETTERS[tiles.index(tile)]


def _letters(names: Iterable[str], tiles: Sequence[str]) -> str:
    return "".join(_letter(name, tiles) for name in names)


def _tiles(letters: str, tiles: Sequence[str]) -> list[str]:
    return [tiles[TILE_LETTERS.index(letter)] for letter in letters]


JUDGED_THEMES: Final = ("waiting", "closing", "ending", "stopping", "choosing", "placing")
"""The themes of judged positions, by the reason for the answer."""

THEMES: Final = (*JUDGED_THEMES, *EXACT_KINDS)
"""All themes, in the order of the page."""

FIRST_PUZZLE_DAY: Final = calendar_date(2026, 1, 1)
"""The first date with a puzzle: day 0."""

SEATED: Final = ("ana", "ben", "cleo")
"""The names of the seats, in order."""


class Comparison(NamedTuple):
    """How many dollars more the answer brings than a wrong action, and the reasons."""

    action: str
    loss: float
    reasons: tuple[Reason, ...]


class Puzzle(Value):
    """A position in which one choice is best.

    `level` is the difficulty, on the scale of players' ratings. `answers` are the best actions, `near` others
    at most $2 behind. `comparisons` give the cost of wrong actions; puzzles with an exact answer have none,
    because the engine computes it. `day` numbers the date on which it is the puzzle of the day.
    """

    id: str
    theme: str
    level: int
    seat: int
    packed: str
    tiles: tuple[str, ...]
    answers: tuple[str, ...]
    near: tuple[str, ...]
    comparisons: tuple[Comparison, ...]
    day: int

    @property
    def exact(self) -> ExactKind | None:
        """The kind of question, if the answer is exact."""
        return next((kind for kind in (*EXACT_KINDS, *FORMER_KINDS) if kind == self.theme), None)

    def session(self) -> Session:
        """Return the session at the position; raises `ValueError` if its record is illegal."""
        names = [say(f"person.{name}") for name in SEATED]
        record = unpack_record(self.packed, self.tiles, names, self.seat)
        replayed = replay(decode(json.dumps(record), standard_deck()))
        if replayed.error is not None:
            raise ValueError(f"puzzle {self.id}: {replayed.error}")
        return replayed.session

    def options(self) -> tuple[Action, ...]:
        """Return the legal actions."""
        decision = self.session().state.decision
        assert decision is not None
        return tuple(decision.options)

    def outcome(self, action: str) -> str:
        """Return how good an action is: `yes`, `near` or `no`."""
        return "yes" if action in self.answers else "near" if action in self.near else "no"

    def listed(self, action: str) -> Comparison | None:
        """Return the comparison of a wrong action with the answer, if the file has one."""
        return next((each for each in self.comparisons if each.action == action), None)


class Collection(Value):
    """All puzzles, easiest first within each theme.

    `former` puzzles are in no set and no run, but their dates and links still lead to them.
    """

    puzzles: tuple[Puzzle, ...]
    former: tuple[Puzzle, ...] = ()

    def __len__(self) -> int:
        return len(self.puzzles)

    @property
    def all(self) -> tuple[Puzzle, ...]:
        """All puzzles, also former ones."""
        return (*self.puzzles, *self.former)

    def named(self, id: str) -> Puzzle | None:
        """Return the puzzle with an id, or `None`."""
        return next((puzzle for puzzle in self.all if puzzle.id == id), None)

    def themed(self, theme: str) -> tuple[Puzzle, ...]:
        """Return the puzzles of a theme."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.theme == theme)

    def of_day(self, date: str) -> Puzzle:
        """Return the puzzle of a date, as in `2026-11-26`: its own, or else one of an earlier date.

        For a date without one, rendezvous hashing chooses: each earlier puzzle gets a number for the date,
        and the highest wins. Adding or removing a puzzle therefore changes only its own dates.
        """
        number = day_number(calendar_date.fromisoformat(date))
        own = next((puzzle for puzzle in self.all if puzzle.day == number), None)
        if own is not None:
            return own
        earlier = [puzzle for puzzle in self.puzzles if puzzle.day < number]
        if not earlier:
            return min(self.puzzles, key=lambda puzzle: puzzle.day)
        return max(earlier, key=lambda puzzle: sha256(f"{date}/{puzzle.id}".encode()).digest())


def day_number(date: calendar_date) -> int:
    """Return the number of a date: 0 is the first with a puzzle."""
    return (date - FIRST_PUZZLE_DAY).days


def read_collection(text: str) -> Collection:
    """Parse the file of puzzles."""
    data = json.loads(text)
    tiles = tuple(data["tiles"])
    puzzles, former = (tuple(_puzzle(entry, tiles) for entry in data[part]) for part in ("puzzles", "former"))
    return Collection(puzzles, former)


def _puzzle(entry: Sequence[Any], tiles: tuple[str, ...]) -> Puzzle:
    id, theme, level, seat, packed, answers, near, comparisons, day = entry
    return Puzzle(
        id,
        theme,
        level,
        seat,
        packed,
        tiles,
        tuple(unpack_action(answer, tiles) for answer in answers),
        tuple(unpack_action(answer, tiles) for answer in near),
        tuple(
            Comparison(unpack_action(action, tiles), loss, tuple(map(read_reason, reasons)))
            for action, loss, reasons in comparisons
        ),
        day,
    )
