"""Playthroughs: the engine's output in whole games stays as reviewed (`make_playthroughs.py`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.engine.consultants import CONSULTANTS
from tests.engine.make_playthroughs import files, text_of


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_playthrough_is_unchanged(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    told = text_of(text.splitlines()[0]).splitlines()
    for number, (now, before) in enumerate(zip(told, text.splitlines(), strict=False), 1):
        assert now == before, (
            f"{file.name}:{number} (python -m tests.engine.make_playthroughs tells them anew)"
        )
    assert len(told) == len(text.splitlines())


def test_playthroughs_cover_all_modes_editions_expansions_and_cards() -> None:
    records = [json.loads(file.read_text(encoding="utf-8").splitlines()[0]) for file in files()]
    assert len(records) >= 12
    assert {record["edition"] for record in records} == {"2021", "draft", "ru"}
    assert {len(record["seats"]) for record in records} == {2, 3, 4, 5}
    assert {record["difficulty"] for record in records} == {None, "easy", "normal", "hard"}
    expansions = {(record["mode"], record["business"], record["consultants"]) for record in records}
    both = (False, True)
    assert expansions == {(mode, b, c) for mode in ("solo", "multiplayer") for b in both for c in both}
    assert {seat["consultant"] for record in records for seat in record["seats"]} == {None, *CONSULTANTS}
