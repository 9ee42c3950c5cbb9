"""The referee finds the answers of exact puzzles by brute force.

`python -m tests.second_opinion.puzzles` checks them all.
"""

from __future__ import annotations

import pytest

from app.ui.features.puzzles.collection import EXACT_KINDS, ExactKind, read_collection

from .puzzles import FILE, best_actions

SAMPLES = {"payday": 3, "steering": 1, "tempo": 1, "finale": 1}
"""Puzzles of each kind, the shortest ones; those with many continuations take long."""


@pytest.mark.parametrize("kind", EXACT_KINDS)
def test_the_referee_finds_the_same_answers(kind: ExactKind) -> None:
    puzzles = read_collection(FILE.read_text(encoding="utf-8")).themed(kind)
    for puzzle in sorted(puzzles, key=lambda puzzle: len(puzzle.packed))[: SAMPLES[kind]]:
        assert best_actions(puzzle) == set(puzzle.answers), puzzle.id
