"""Golden games: whole games that must always reach the same states (`make_golden.py`)."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import pytest

from app.engine.consultants import CONSULTANTS
from app.engine.game import result
from app.engine.record import decode, encode
from app.engine.session import replay
from app.engine.snapshot import digest
from tests.engine.make_golden import GOLDEN
from tests.engine.support import DECK, name_of, setups
from tests.second_opinion.deals import standard_deck
from tests.second_opinion.referee import snapshots

LINES = [
    line
    for file in sorted(GOLDEN.glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if line.strip()
]


def combination(record: dict[str, Any]) -> str:
    """Return a name for the options of a record's game."""
    expansions = [name for name in ("business", "consultants") if record[name]]
    who = record["difficulty"] or str(len(record["seats"]))
    return "-".join([record["mode"], who, record["edition"], *expansions])


GAMES = [json.loads(line) for line in LINES]


@pytest.mark.parametrize("line", LINES, ids=[combination(game) for game in GAMES])
def test_a_golden_game_reaches_its_digest(line: str) -> None:
    record = decode(line, DECK)
    replayed = replay(record)
    assert replayed.error is None
    ended = result(replayed.session.state)
    assert ended is not None
    expected = record.extra["expected"]
    assert list(ended.money) == expected["money"]
    assert digest(replayed.session.states) == expected["digest"]
    assert encode(record) == line


def test_there_is_a_golden_game_for_every_combination() -> None:
    wanted = {name_of(chosen) for chosen in setups("x")}
    assert len(wanted) == 84
    assert wanted - {combination(game) for game in GAMES} == set()


def test_golden_games_contain_every_consultant_and_kind_of_action() -> None:
    cards = Counter(seat["consultant"] for game in GAMES for seat in game["seats"])
    assert set(CONSULTANTS) <= set(cards)
    texts = [action.split() for game in GAMES for action in game["actions"]]
    actions = Counter(word for words in texts for word in (words[0], words[-1]))
    for word in ("abandon", "build", "renovate", "score", "claim", "token", "swap", "move", "double", "none"):
        assert actions[word] > 3, word


@pytest.mark.parametrize("game", GAMES[::7], ids=[combination(game) for game in GAMES[::7]])
def test_the_second_opinion_reaches_the_same_digest(game: dict[str, Any]) -> None:
    sha = hashlib.sha256()
    for shot in snapshots(game, standard_deck()):
        sha.update(json.dumps(shot, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    assert sha.hexdigest() == game["expected"]["digest"]
