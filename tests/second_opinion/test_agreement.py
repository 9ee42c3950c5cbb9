"""The engine's command line and the referee agree on every snapshot of random games of every mode."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .deals import all_modes, called, compare, deal, differences, random_game, strange_deck

MODES = list(all_modes())


def game(mode: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Return a full random game; some deals are short, some use a strange deck."""
    made = deal(**mode, rng=rng, short=rng.random() < 0.25)
    if rng.random() < 0.4:
        made |= {"deck": "strange", "custom_deck": strange_deck(rng)}
        if mode["mode"] == "solo" and len(made["stack"]) % 2:
            made["stack"].pop()  # in solo a custom deck's stack must be even
    return random_game(made, rng)


@pytest.mark.parametrize("mode", MODES, ids=called)
def test_the_engine_agrees_with_the_referee(mode: dict[str, Any]) -> None:
    made = game(mode, random.Random(f"agreement {called(mode)}"))
    assert compare(made) == []


@pytest.mark.parametrize("damage", ["left out", "twice", "after the end", "another cell"])
def test_the_engine_refuses_the_same_action(damage: str) -> None:
    rng = random.Random(damage)
    for mode in rng.sample(MODES, 4):
        made = game(mode, rng)
        actions = made["actions"]
        where = rng.randrange(len(actions))
        if damage == "left out":
            del actions[where]
        elif damage == "twice":
            actions.insert(where, actions[where])
        elif damage == "after the end":
            actions.append(actions[-1])
        else:
            actions[where] = actions[where].replace(",", ",4", 1)
        assert compare(made) == []


def test_differences_are_reported() -> None:
    mine = {"money": [1, 2], "over": True, "decision": {"options": ["a", "b"]}}
    assert differences(mine, mine) == []
    assert differences(mine, {**mine, "money": [1, 3]}) == ["/money: referee [1, 2], engine [1, 3]"]
    assert differences(mine, {**mine, "over": 1}) == ["/over: referee True, engine 1"]
    assert differences(mine, {**mine, "decision": {"options": ["a", "c"]}}) == [
        "/decision/options: only the referee offers b",
        "/decision/options: only the engine offers c",
    ]
    assert differences(mine, {"money": [1, 2], "over": True}) == ["/decision: only the referee has it"]
