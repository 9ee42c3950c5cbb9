"""Shortcuts for typing: labels for spots, and completion of words by Tab."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from string import ascii_lowercase
from typing import Final

from app.engine.actions import Build
from app.engine.geometry import Cell, cell_text
from app.engine.state import State
from app.ui.features.typed.phrases import HAND_DECISIONS, words_of
from app.ui.words.handbook import begins, plain

_LETTERS: Final = tuple(letter for letter in ascii_lowercase if letter not in "nesw")
"""Letters for labels, without those that begin a facing."""


def spots_of(state: State) -> dict[Cell, str]:
    """Return a label for each empty cell where the current decision allows a build, row by row."""
    decision = state.decision
    if decision is None or decision.kind not in HAND_DECISIONS:
        return {}
    cells = {option.cell for option in decision.options if isinstance(option, Build)}
    return dict(zip(sorted(cells, key=lambda cell: (cell[1], cell[0])), _labels(), strict=False))


def _labels() -> Iterator[str]:
    yield from _LETTERS
    yield from ("".join(pair) for pair in product(_LETTERS, _LETTERS))


def expanded(line: str, spots: Mapping[Cell, str]) -> str:
    """Return a line with the labels of spots replaced by their cells."""
    cells = {label: cell_text(cell) for cell, label in spots.items()}
    return " ".join(cells.get(plain(word), word) for word in line.split())


def next_words(line: str, phrases: Iterable[str]) -> list[str]:
    """Return the possible next words of a line, given the phrases that can be typed."""
    *before, begun = line.split(" ")
    head = [word for part in before for word in words_of(part)]
    offers = []
    for phrase in phrases:
        words = phrase.split()
        if [plain(w) for w in words[: len(head)]] == head and len(words) > len(head):
            word = words[len(head)]
            if begins(plain(word), plain(begun)):
                offers.append(word)
    return list(dict.fromkeys(offers))


@contextmanager
def completing(typeable: Callable[[], Iterable[str]]) -> Iterator[bool]:
    """Complete lines from the phrases that can be typed; yield whether readline edits the lines."""
    try:
        import readline
    except ImportError:
        yield False
        return

    found: list[str] = []

    def complete(begun: str, number: int) -> str | None:
        nonlocal found
        if number == 0:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            offers = [f"{word} " for word in next_words(line, typeable())]
        return offers[number] if number < len(offers) else None

    before = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    # macOS has libedit instead of GNU readline, which this docstring reveals.
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in str(readline.__doc__) else "tab: complete")
    try:
        yield True
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])
