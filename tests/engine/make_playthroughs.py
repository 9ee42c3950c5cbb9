"""Playthroughs: whole games as step-by-step texts, so that engine changes show up as diffs.

  python -m tests.engine.make_playthroughs

rewrites the games of `playthroughs/` for review. The first line of a text is the game's record. The rest is
the engine's output besides the states, which the golden games cover: events, receipts with their lines and
evidence, previews, worths, reports, refusals and observations.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from app.engine import forecast as foreseen
from app.engine.city import Street
from app.engine.game import IllegalAction, apply, legal_actions, new_game, observe, result
from app.engine.geometry import FACINGS, Cell, Facing, cell_text, surroundings
from app.engine.receipts import Line, Receipt
from app.engine.record import Record, decode
from app.engine.session import replay
from app.engine.state import Abandon, Action, Build, Move, Renovate, State
from app.engine.values import Value, fields
from tests.engine.support import DECK

FOLDER = Path(__file__).parent / "playthroughs"
WIDTH = 118


def readable(value: object) -> str:
    """Return a value as readable text."""
    if isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value):
        return f"{value[0]},{value[1]}"  # a cell, or a seat with its signs
    if isinstance(value, Street):
        return f"{value.facing}:{'+'.join(map(cell_text, value.cells))}"
    if isinstance(value, Line):
        rest = [(name, getattr(value, name)) for name in fields(Line) if name not in ("kind", "dollars")]
        return named(f"{value.kind} ${value.dollars} ", rest)
    if isinstance(value, Receipt):
        where = f"{value.tile} {readable(value.cell)} " if value.cell is not None else ""
        lines = " + ".join(map(readable, value.lines))
        return f"{value.occasion} {where}pays seat {value.seat} ${value.dollars}: {lines};"
    if isinstance(value, Value):
        parts = [(name, getattr(value, name)) for name in fields(type(value))]
        return named(type(value).__name__, parts)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return named(type(value).__name__, list(zip(value._fields, value, strict=True)))
    if isinstance(value, Mapping):
        return "{" + " ".join(f"{readable(key)}:{readable(each)}" for key, each in value.items()) + "}"
    if isinstance(value, Sequence | frozenset) and not isinstance(value, str):
        return "[" + " ".join(map(readable, value)) + "]"
    return str(value)


def named(name: str, parts: Sequence[tuple[str, object]]) -> str:
    """Return a named group with its parts, without empty ones."""
    silent = (None, False)
    said = [
        (part, value) for part, value in parts if value != () and not any(value is each for each in silent)
    ]
    return f"{name}({', '.join(f'{part} {readable(value)}' for part, value in said)})"


def wrapped(text: str, indent: int) -> Iterator[str]:
    """Yield the lines of a text wrapped at spaces."""
    line = " " * indent
    for word in text.split(" "):
        if len(line) + len(word) > WIDTH and line.strip():
            yield line.rstrip()
            line = " " * (indent + 4)
        line += word + " "
    yield line.rstrip()


def refusals(state: State, number: int) -> Iterator[str]:
    """Yield the refusals of other answers: the count of each reason, and one full example."""
    decision = state.decision
    assert decision is not None
    tries: list[Action] = []
    near = {around for cell in state.city.sites for around in (cell, *surroundings(cell))}
    cells = sorted(near)
    match decision.kind, decision.options[0]:
        case "build", first:
            assert isinstance(first, Build | Renovate)
            tries = [Build(first.tile, cell, facing) for cell in cells for facing in FACINGS]
            tries += [Renovate(first.tile, cell) for cell in state.city.sites]
        case "grifter", Build(tile):
            tries = [Build(tile, cell, facing) for cell in cells for facing in FACINGS]
        case "abandon", _:
            tries = [Abandon(cell) for cell in cells]
        case "move", Move(colour):
            tries = [Move(colour, cell) for cell in cells]
    offered = set(legal_actions(state))
    counts = Counter[str]()
    examples: dict[str, str] = {}
    for action in tries[number % 3 :: 1 + len(tries) // 150]:
        if action in offered:
            continue
        try:
            apply(state, action)
        except IllegalAction as error:
            kind: str = error.refusal.problem if error.refusal is not None else "not offered"
            counts[kind] += 1
            examples.setdefault(kind, f"{action}: {named('IllegalAction', sorted(vars(error).items()))}")
        else:
            raise AssertionError(f"{action} was not refused")
    for kind, count in sorted(counts.items()):
        yield f"refused {count} times {examples[kind]}"


def forecast(state: State, action: Action) -> Iterator[str]:
    """Yield the engine's forecasts for the options and for the action to be played."""
    decision = state.decision
    assert decision is not None
    if decision.kind == "build":
        assert isinstance(action, Build | Renovate)
        worths = foreseen.worths(state, action.tile)
        yield f"worths of {action.tile}: {readable(summary(worths))}"
    if decision.kind == "score":
        for scoring in foreseen.scorings(state):
            yield readable(scoring)
    if isinstance(action, Renovate):
        yield f"renovation worth {foreseen.renovation_worth(state, action)}"
    if isinstance(action, Build | Renovate):
        preview = foreseen.preview(state, action)
        yield readable(preview._replace(events=()))


def summary(worths: Mapping[tuple[Cell, Facing], int]) -> dict[int, list[str]]:
    """Return placements grouped by worth, highest first."""
    found: dict[int, list[str]] = {}
    for (cell, facing), dollars in worths.items():
        found.setdefault(dollars, []).append(f"{cell_text(cell)}{facing}")
    return {dollars: sorted(found[dollars]) for dollars in sorted(found, reverse=True)}


def known(state: State) -> Iterator[str]:
    """Yield each seat's knowledge and the reports on the streets."""
    for seat in range(len(state.seats)):
        seen = observe(state, seat)
        hands = [other.hand for other in seen.seats]
        asked = seen.decision.kind if seen.decision is not None else "nothing"
        yield (
            f"seat {seat} knows: hands {readable(hands)}, stack {readable(seen.stack[:2])}, "
            f"endgame stack {readable(seen.grifter_stack)}, asked {asked}"
        )
        yield f"seat {seat} can tell: {readable(foreseen.remaining(state, seat))}"
    for report in foreseen.street_reports(state):
        yield readable(report)
    yield f"waiting: {readable(foreseen.waiting_people(state))}"


def playthrough(record: Record) -> Iterator[str]:
    """Yield the lines of a game's text after the record."""
    replayed = replay(record)
    assert replayed.error is None, replayed.error
    session = replayed.session
    opening = new_game(record.deal)
    for event in opening.events:
        yield from wrapped(readable(event), 4)
    state = opening.state
    every = max(1, math.ceil(len(session.history) / 4))
    for number, step in enumerate(session.history):
        decision = state.decision
        assert decision is not None
        asked = f"{decision.kind} asked of {decision.seat}: {len(decision.options)} options"
        yield f"[{number}] turn {state.turn} {asked}"
        for line in forecast(state, step.action):
            yield from wrapped(line, 4)
        if number % 5 == 0 or decision.kind == "abandon":
            for line in refusals(state, number):
                yield from wrapped(line, 4)
        if number % every == every - 1:
            for line in known(state):
                yield from wrapped(line, 4)
        yield f"> {step.action}"
        for event in step.events:
            yield from wrapped(readable(event), 4)
        state = step.state
    yield readable(result(state))


def text_of(line: str) -> str:
    """Return the text of the game in a record line."""
    return "\n".join([line, *playthrough(decode(line, DECK))]) + "\n"


def files() -> list[Path]:
    """Return the paths of all playthroughs."""
    return sorted(FOLDER.glob("*.txt"))


def main() -> None:
    """Rewrite all playthroughs."""
    for file in files():
        line = file.read_text(encoding="utf-8").splitlines()[0]
        file.write_text(text_of(line), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
