"""Shortcuts for typing: labels for spots, and completion of words by Tab."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from string import ascii_lowercase
from typing import Final

from app.engine.actions import Build
from app.engine.geometry import Cell, cell_text
from app.engine.state import State
from app.ui.features.typed.phrases import HAND_DECISIONS, words_of
from app.ui.words.matching import begins, plain

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
