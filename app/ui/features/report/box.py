"""The box: costly choices from all games to try again, and their stored text.

A report adds its costly choices; solving one twice removes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from app.engine.values import Value
from app.saves.store import read_json
from app.ui.core.slices import Slice

MAX_BOX: Final = 60
SOLVED: Final = 2
"""A choice solved this many times is removed from the box."""

_MAX_TEXT: Final = 20_000
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
    lines = [" ".join(map(str, (each.game, each.number, each.turn, each.loss, each.solved))) for each in box]
    return json.dumps({"choices": ",".join(lines)})


def merged_boxes(stored: str, before: str, after: str) -> str:
    """Return a stored box with the changes between two others; solutions in both tabs count."""
    box, was = read_box(stored), _by_name(read_box(before))
    now = _by_name(read_box(after))
    for name, previous in was.items():
        box = box if name in now else without_choice(box, previous.game, previous.number)
    for name, choice in now.items():
        for _ in range(choice.solved - was[name].solved if name in was else 0):
            box = with_solved(box, choice.game, choice.number)
        box = box if name in was else with_choice(box, choice)
    return box_text(box)


def _by_name(box: Box) -> Mapping[tuple[str, int], BoxedChoice]:
    return {(each.game, each.number): each for each in box}


def read_box(text: str) -> Box:
    """Parse a stored box without damaged entries. Raises `ValueError` for another text."""
    lines = read_json(text, _MAX_TEXT).get("choices")
    if not isinstance(lines, str):
        raise ValueError("not a box")
    box: Box = ()
    for line in lines.split(",")[:MAX_BOX]:
        game, _, rest = line.partition(" ")
        numbers = [int(number) for number in rest.split(" ") if number.isdecimal() and len(number) < 6]
        if _GAME.fullmatch(game) and len(numbers) == 4 and max(numbers) <= _MOST:
            box = with_choice(box, BoxedChoice(game, *numbers))
    return box


BOX: Final[Slice[Box]] = Slice("box", ())
"""The choices to try again, oldest first."""
