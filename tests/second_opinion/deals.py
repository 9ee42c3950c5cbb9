"""Random deals and games as records, and the comparison of the engine with the referee."""

from __future__ import annotations

import json
import random
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from app.engine.__main__ import main as engine

from .board import STEP, Building, City, beside, cell_from, street_of
from .referee import (
    CONSULTANTS,
    KINDS,
    NOT_WITH_BUSINESS,
    DamagedRecord,
    IllegalAction,
    Record,
    Referee,
    snapshots,
)

ROOT = Path(__file__).resolve().parents[2]
BACKS = ("hipster", "parent", "shopper", "tourist", "wild")
EDITIONS = ("2021", "draft", "ru")
GRIFTER_MONEY = {"easy": 0, "normal": 20, "hard": 50}


@cache
def standard_deck() -> dict[str, Any]:
    with open(ROOT / "assets" / "decks" / "standard.toml", "rb") as file:
        return tomllib.load(file)


def deal(
    mode: str,
    players: int,
    business: bool,
    consultants: bool,
    edition: str,
    difficulty: str | None,
    rng: random.Random,
    *,
    short: bool = False,
) -> Record:
    """Return a random set-up by the rules, as a record without actions; `players` counts people (solo: 1).

    `short`: few tiles in the stacks and hands of uneven size, as in fixtures.
    """
    solo = mode == "solo"
    cards: list[str | None] = [None] * players
    if consultants:
        barred = NOT_WITH_BUSINESS if business or solo else ()
        offered = [card for card in CONSULTANTS if players in CONSULTANTS[card] and card not in barred]
        cards = list(rng.sample(offered, players))
    money = [0] * players
    seats = [(f"Player {seat + 1}", card, "human") for seat, card in enumerate(cards)]
    if solo:
        assert difficulty is not None
        money.append(GRIFTER_MONEY[difficulty] + (40 if consultants else 0))
        seats.append(("The Grifter", None, "grifter"))

    stack = _tiles_in_play(2 if solo else players, "contractor" in cards, rng)
    hands = [[stack.pop() for _ in range(rng.randint(0, 5) if short else 3)] for _ in range(players)]
    grifter_stack: list[str] = []
    if solo:
        hands.append([])
        grifter_stack = [stack.pop() for _ in range(rng.randint(0, 4) if short else 3)]
    if short:
        stack = stack[: rng.randint(0, 9)]
    return {
        "format": "streets-record",
        "version": 1,
        "edition": edition,
        "mode": mode,
        "business": business,
        "consultants": consultants,
        "difficulty": difficulty if solo else None,
        "deck": "standard",
        "seed": None,
        "seats": [
            {"name": name, "consultant": card, "money": dollars, "kind": kind}
            for (name, card, kind), dollars in zip(seats, money, strict=True)
        ],
        "hands": hands,
        "stack": stack,
        "grifter_stack": grifter_stack,
        "actions": [],
    }


def _tiles_in_play(players: int, contractor: bool, rng: random.Random) -> list[str]:
    """Return the shuffled tiles of a game for hands and stack (sections 2 and 8)."""
    like = players + 1 if contractor else players
    tiles = [tile for tile in standard_deck()["tile"] if like == 5 or not tile.get("five_players")]
    chosen: list[str] = []
    for back in BACKS:
        ids = [tile["id"] for tile in tiles if tile.get("back") == back]
        removed = {2: 2, 3: 0 if back == "wild" else 1}.get(like, 0)
        chosen += rng.sample(ids, len(ids) - removed)
    rng.shuffle(chosen)
    return chosen[3:] if contractor else chosen


def strange_deck(rng: random.Random) -> dict[str, Any]:
    """Return the standard deck with few kinds of business, many double symbols and reassigned valuations.

    In its games people and tokens run out, and equal valuations meet.
    """
    tiles = deepcopy(standard_deck()["tile"])
    buildings = [tile for tile in tiles if "back" in tile]
    valuations = rng.choices([tile["valuation"] for tile in buildings], k=rng.randint(4, 20))
    icons = rng.sample([*KINDS, "wild"], rng.randint(1, 3))
    doubles = rng.random()
    for tile in buildings:
        tile["symbols"] = [tile["back"]] * (2 if rng.random() < doubles else 1)
        icon = rng.choice(icons)
        tile["business"] = [icon] * (1 if icon == "wild" else rng.randint(1, 2))
        tile["valuation"] = rng.choice(valuations)
    return {"tile": tiles}


def random_game(record: Record, rng: random.Random, deck: dict[str, Any] | None = None) -> Record:
    """Return the same deal with random actions to the end of the game."""
    return {**record, "actions": [*random_moves(Referee(record, deck or standard_deck()), rng)]}


def random_moves(referee: Referee, rng: random.Random) -> Iterator[str]:
    """Play at random to the end of the game; yield each action after playing it.

    Each game prefers different buildings, from any to dense cities and long streets, so that rare cases
    occur.
    """
    tries = rng.choice((1, 2, 5, 12))
    fancy = rng.choice((0.0, 0.5))
    taste = rng.choice((_neighbours, _street_length))
    while (asked := referee.decision()) is not None:
        options = asked["options"]
        if rng.random() < fancy:
            special = [one for one in options if one.startswith("renovate") or one.endswith("double")]
            options = special or options
        picks = [rng.choice(options) for _ in range(tries)]
        if asked["kind"] == "build":
            picks.sort(key=lambda option: taste(referee.city, option))
        referee.play(picks[-1])
        yield picks[-1]


def _neighbours(city: City, option: str) -> int:
    """Return the number of buildings beside the cell of an option."""
    cell = cell_from(option.split(" ")[2])
    return sum(beside(cell, side) in city for side in STEP)


def _street_length(city: City, option: str) -> int:
    """Return the length of the street that an option builds in."""
    cell = cell_from(option.split(" ")[2])
    if cell in city:
        return len(street_of(city, cell))
    return len(street_of({**city, cell: Building({}, option.split(" ")[3])}, cell))


def all_modes() -> Iterator[dict[str, Any]]:
    """Yield the arguments of `deal` for every mode, player count, expansion set and edition."""
    for edition in EDITIONS:
        for business in (False, True):
            for consultants in (False, True):
                options = {"business": business, "consultants": consultants, "edition": edition}
                for players in range(2, 6):
                    yield {"mode": "multiplayer", "players": players, "difficulty": None, **options}
                for difficulty in GRIFTER_MONEY:
                    yield {"mode": "solo", "players": 1, "difficulty": difficulty, **options}


def called(mode: dict[str, Any]) -> str:
    """Return a short name for one of `all_modes`."""
    expansions = [name for name in ("business", "consultants") if mode[name]]
    return "-".join([mode["mode"], mode["difficulty"] or str(mode["players"]), mode["edition"], *expansions])


def differences(mine: Any, theirs: Any, where: str = "") -> list[str]:
    """Return the differences of two snapshots, one line each."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        found = []
        for key in [*mine, *(key for key in theirs if key not in mine)]:
            if key not in mine or key not in theirs:
                found.append(f"{where}/{key}: only {'the engine' if key in theirs else 'the referee'} has it")
            else:
                found += differences(mine[key], theirs[key], f"{where}/{key}")
        return found
    if isinstance(mine, list) and isinstance(theirs, list) and where.endswith("options"):
        lines = [f"{where}: only the referee offers {one}" for one in mine if one not in theirs]
        lines += [f"{where}: only the engine offers {one}" for one in theirs if one not in mine]
        return lines or ([] if mine == theirs else [f"{where}: other order"])
    same = mine == theirs and isinstance(mine, bool) == isinstance(theirs, bool)
    return [] if same else [f"{where}: referee {mine!r}, engine {theirs!r}"]


def compare(record: Record, deck: dict[str, Any] | None = None) -> list[str]:
    """Replay a record with the engine's command line and with the referee.

    Return the differences after the first action that causes any; empty if they agree.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(record, file)
        file.flush()
        with redirect_stdout(StringIO()) as printed, redirect_stderr(StringIO()) as complained:
            status = engine(["snapshot", file.name, "--each"])
    theirs = [json.loads(line) for line in printed.getvalue().splitlines()]
    mine: list[dict[str, Any]] = []
    refusal = None
    try:
        for shot in snapshots(record, deck or standard_deck()):
            mine.append(shot)
    except (DamagedRecord, IllegalAction) as error:
        refusal = str(error)
    for number, (ours, other) in enumerate(zip(mine, theirs, strict=False)):
        if found := differences(ours, other):
            done = record["actions"][number - 1] if number else "the start"
            return [f"after action {number} ({done}): {line}" for line in found]
    if len(mine) != len(theirs):
        said = complained.getvalue().strip() or refusal
        return [f"the referee played {len(mine) - 1} actions, the engine {len(theirs) - 1}: {said}"]
    if (refusal is None) != (status == 0):
        return [f"the referee said {refusal!r}, the engine {complained.getvalue().strip()!r} ({status})"]
    return []
