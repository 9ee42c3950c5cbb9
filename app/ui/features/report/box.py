"""The box: costly choices from all games to try again, and their stored text.

A report adds its costly choices; solving one twice removes it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from app.engine.values import Value
from app.saves.codec import APART, Entries, Field, Schema
from app.ui.core.model import Slice
from app.ui.core.stored import StoredValue

MAX_BOX: Final = 60
SOLVED: Final = 2
"""A choice solved this many times is removed from the box."""

_MOST: Final = 10_000
_GAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


class BoxedChoice(Value):
    """A choice in the box: its number in the record of a game, its turn, and its loss in dollars.

    `solved` counts how often it was solved.
    """

    game: str
    number: int
    turn: int
    loss: int
    solved: int = 0


Box = tuple[BoxedChoice, ...]
"""The choices in the box, oldest first."""


def with_choice(box: Box, choice: BoxedChoice) -> Box:
    """Return the box with a choice added, once only. A full box drops a solved one, or the oldest."""
    if any((each.game, each.number) == (choice.game, choice.number) for each in box):
        return box
    if len(box) >= MAX_BOX:
        leaving = next((each for each in box if each.solved), box[0])
        box = tuple(each for each in box if each is not leaving)
    return (*box, choice)


def with_solved(box: Box, game: str, number: int) -> Box:
    """Return the box with one more solution of a choice."""
    choices = []
    for each in box:
        if (each.game, each.number) == (game, number):
            each = each.replace(solved=each.solved + 1)
        if each.solved < SOLVED:
            choices.append(each)
    return tuple(choices)


def without_choice(box: Box, game: str, number: int) -> Box:
    """Return the box without a choice."""
    return tuple(each for each in box if (each.game, each.number) != (game, number))


def to_try_first(box: Box) -> Box:
    """Return the choices in the order to try them: unsolved ones first, then by age."""
    return tuple(sorted(box, key=lambda each: each.solved))


def box_text(box: Box) -> str:
    """Return the text that stores a box."""
    return CHOICES.write(choices=box)


def read_box(text: str) -> Box:
    """Parse a stored box without damaged entries. Raises `ValueError` for another text."""
    box: Box = CHOICES.read(text)["choices"]
    return box


def _read(plain: Any) -> Box:
    box: Box = ()
    for line in plain.split(",")[:MAX_BOX]:
        game, *rest = line.split(" ")
        numbers = [int(number) for number in rest[:4] if number.isdecimal() and len(number) < 6]
        if _GAME.fullmatch(game) and len(numbers) == 4 and max(numbers) <= _MOST:
            box = with_choice(box, BoxedChoice(game, *numbers))
    return box


def _write(box: Box) -> str:
    return ",".join(
        " ".join(map(str, (each.game, each.number, each.turn, each.loss, each.solved))) for each in box
    )


def _lines(plain: str) -> Mapping[str, str]:
    """Return the lines of choices by game and number."""
    return {" ".join(line.split(" ")[:2]): line for line in plain.split(",") if line}


def _joined(lines: Mapping[str, str]) -> str:
    """Return the lines in one text. A full box lacks solved choices first, then the oldest."""
    first = sorted(lines, key=lambda name: not _solved(lines[name]))[: max(0, len(lines) - MAX_BOX)]
    return ",".join(line for name, line in lines.items() if name not in first)


def _solved(line: str) -> int:
    number = line.split(" ")[4:5]
    return int(number[0]) if number and number[0].isdecimal() else 0


def _merged_line(stored: str, before: Any, after: str) -> str | None:
    """Count the solutions in both tabs, or the higher count of two devices; a solved choice goes."""
    ours, now = _solved(stored), _solved(after)
    solved = max(ours, now) if before is APART else ours + now - _solved(before)
    return (
        None if solved >= SOLVED else " ".join([*stored.split(" ")[:4], str(solved), *stored.split(" ")[5:]])
    )


CHOICES: Final = Schema(
    20_000, (Field("choices", _read, merge=Entries(_lines, _joined, _merged_line), write=_write),)
)
"""The stored box."""

BOX: Final[Slice[Box]] = Slice("box", ())
"""The choices to try again, oldest first."""


STORED: Final = StoredValue(
    CHOICES, lambda model, text: model.with_(BOX, read_box(text)), lambda model: box_text(model[BOX])
)
