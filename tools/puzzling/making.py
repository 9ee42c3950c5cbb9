"""Make puzzles with an exact answer, from games of bots.

Every kind of question compares all legal actions with the engine (`exact.py`). This keeps a position if its
best value is clear of the next one and few actions reach it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.bots import BOTS
from app.engine.game import observe
from app.engine.record import encode
from app.engine.session import Session
from app.engine.state import Action, State
from app.ui.features.puzzles.collection import NEAR, ExactKind, value_of, value_with_tile
from puzzling.finding import EARLIEST, TABLES, new_game
from puzzling.judging import read_results
from puzzling.rating import LOOKED_BEYOND, chances, level_of

FIRST_GAME: Final = 10_000
"""The number of the first game; the puzzles of earlier ones already exist."""

BANDS: Final = (0, 1000, 1300, 1500)
"""The lowest level of each band."""

NEEDED: Final[Mapping[ExactKind, tuple[int, ...]]] = {
    "payday": (0, 12, 12, 12),
    "tempo": (0, 4, 8, 8),
    "finale": (8, 8, 4, 4),
}
"""The number of new puzzles of each kind, by band, with consultants or three players."""

GAPS: Final[Mapping[ExactKind, int]] = {"payday": 4, "tempo": 3, "finale": 3}
"""The dollars by which the best value must exceed the wrong ones."""

CARDS: Final[Mapping[bool, tuple[str, ...]]] = {
    False: ("hacker", "investor", "hipster-legend", "location-scout"),
    True: ("hipster-legend", "location-scout"),
}
"""The consultants, in games without and with the Grifter: those whose owners have no further choice.

In two turns neither a second sign nor the back of a tile to come counts.
"""

MOST_ANSWERS: Final = 4
"""The most actions with the best value, and the most nearly best ones."""

MOST_GAMES: Final = 1_000


class Answers(NamedTuple):
    """The best actions, the nearly best ones, and the values of all."""

    best: tuple[Action, ...]
    near: tuple[Action, ...]
    values: Mapping[Action, int]


def questions(state: State) -> Iterator[ExactKind]:
    """Yield the kinds of questions to ask of a state."""
    decision = state.decision
    assert decision is not None
    last = not state.stack and not state.grifter_stack and sum(len(seat.hand) for seat in state.seats) == 1
    if decision.kind == "build" and len(state.city) >= EARLIEST:
        if state.rules.solo and (state.stack or state.grifter_stack):
            yield "tempo"
        elif last and not state.rules.solo:
            yield "finale"
        elif state.city.places_enclosing():
            yield "payday"


def exact_answers(kind: ExactKind, seen: State) -> Answers | None:
    """Return the answers, or `None` if the question has no clear one."""
    decision = seen.decision
    assert decision is not None
    values: dict[Action, int] = {}
    for action in decision.options:
        value = value_of(kind, seen, action)
        if value is None:
            return None
        values[action] = value
    best = max(values.values())
    answers = tuple(action for action in values if values[action] == best)
    near = tuple(action for action in values if best - NEAR <= values[action] < best)
    others = [value for value in values.values() if value < best - NEAR]
    clear = bool(others) and best - max(others) >= GAPS[kind]
    if not clear or max(len(answers), len(near)) > MOST_ANSWERS:
        return None
    if kind == "tempo" and not any(
        valued.next_tile for each in answers if (valued := value_with_tile(kind, seen, each))
    ):
        return None
    return Answers(answers, near, values)


def make_all(results: Path) -> None:
    """Write a file with enough new puzzles of every kind and level; each game gives at most one of a kind.

    An existing file continues after the last game in it.
    """
    missing: Counter[tuple[str, int]] = Counter(
        {(kind, band): n for kind in NEEDED for band, n in enumerate(NEEDED[kind])}
    )
    first = FIRST_GAME
    for puzzle in read_results(results):
        missing[puzzle["kind"], _band(puzzle["level"])] -= 1
        first = max(first, 1 + int(puzzle["record"]["seed"].split(" ")[1]))
    with results.open("a", encoding="utf-8") as file:
        for game in range(first, FIRST_GAME + MOST_GAMES):
            for puzzle in _game(game, missing):
                file.write(json.dumps(puzzle, separators=(",", ":")) + "\n")
                file.flush()


def _band(level: int) -> int:
    return sum(level >= least for least in BANDS) - 1


def _game(number: int, missing: Counter[tuple[str, int]]) -> Iterator[dict[str, Any]]:
    """Yield puzzles from one game between bots, at most one of each kind."""
    game = TABLES[number % len(TABLES)]
    left = {kind for kind, _ in +missing if (kind == "tempo") == game.solo}
    if not left:
        return
    session = new_game(number, game, CARDS[game.solo])
    while (decision := session.state.decision) is not None and left:
        seen = observe(session.state, decision.seat)
        for kind in questions(session.state):
            if kind in left and (answers := exact_answers(kind, seen)) is not None:
                puzzle = _puzzle(kind, session, seen, answers)
                band = _band(puzzle["level"])
                if missing[kind, band] > 0:
                    missing[kind, band] -= 1
                    left.discard(kind)
                    yield puzzle
        player = "club" if decision.kind == "build" and (number + decision.seat) % 3 == 0 else "greedy"
        session = session.act(BOTS[player].choose(seen))


def _puzzle(kind: ExactKind, session: Session, seen: State, answers: Answers) -> dict[str, Any]:
    assert seen.decision is not None
    tried = chances(seen, answers.best, answers.values, beyond=kind in LOOKED_BEYOND)
    return {
        "kind": kind,
        "record": json.loads(encode(session.record)),
        "seat": seen.decision.seat,
        "answers": [str(action) for action in answers.best],
        "near": [str(action) for action in answers.near],
        "chances": tried,
        "level": level_of(tried),
    }
