"""Damaged records: reading any text ends quickly, with a record or an error.

`python -m tests.engine.mutations [NUMBER] [SEED]` damages records and checks the reader.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from app.engine.record import RecordError, decode
from app.engine.session import replay
from tests.effort import effort
from tests.engine.make_golden import GOLDEN
from tests.engine.support import DECK
from tests.second_opinion.deals import strange_deck

RECORDS = [
    line for file in sorted(GOLDEN.glob("*.jsonl")) for line in file.read_text(encoding="utf-8").splitlines()
]

ODD_TEXTS = [
    "",
    " ",
    "\x00",
    "\u202eevil",
    "\ud800",
    "\udfff\ud800",
    "é" * 30,
    "💥" * 30,
    "<script>alert(1)</script>",
    "[" * 40,
    '"' * 10,
    "x" * 5_000,
    "build",
    "build museum 1,0 S",
    "build museum 99999999999999999999,0 S",
    "move tourist 0,0",
    "-0,0",
    "__proto__",
    "?hipster",
    "?",
    "central-station",
    "grifter",
    "human",
]
ODD_VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    2,
    10**17,
    -(10**17),
    10**30,
    1.5,
    1e308,
    [],
    {},
    [[]],
    [None],
    {"a": {}},
    [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
    *ODD_TEXTS,
]
ODD_JSON = [
    "",
    "null",
    "[]",
    "{}",
    "NaN",
    "Infinity",
    "1e999",
    "9" * 10_000,
    "-" + "9" * 5_000,
    "[" * 100_000,
    '{"a":' * 50_000,
    '"' + "\\" * 99_999,
    '"' + '\\"' * 90_000,
    "\ufeff{}",
    '{"format":"streets-record","version":9}',
    '{"format":"streets-record","version":-99999999999999999}',
    '{"format":"streets-record","version":1e3}',
    '{"format":"streets-record","version":1}',
    '{"format":"streets-record","format":null}',
    '{"\\ud800":1}',
    "x" * 250_000,
]


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values in some data."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        inside = [*data.items()]
    elif isinstance(data, list):
        inside = [*enumerate(data)]
    found = [] if not here else [here]
    for key, value in inside:
        found += paths(value, (*here, key))
    return found


def flip_bits(text: str, rng: random.Random) -> str:
    damaged = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.choice((1, 1, 2, 8))):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return damaged.decode("utf-8", rng.choice(("replace", "surrogateescape", "ignore")))


def truncate(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))] if rng.random() < 0.7 else text[rng.randrange(len(text)) :]


def splice(text: str, rng: random.Random) -> str:
    """Remove, duplicate or reverse a piece."""
    start, stop = sorted(rng.randrange(len(text)) for _ in range(2))
    piece = text[start:stop][:200]
    return text[:start] + rng.choice(("", piece * 2, piece[::-1])) + text[start + len(piece) :]


def insert(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + rng.choice([*ODD_TEXTS, *ODD_JSON[:9], '",', "}", "]", "\\u0000"]) + text[place:]


def replace_text(text: str, rng: random.Random) -> str:
    return rng.choice(ODD_JSON)


def swap_types(text: str, rng: random.Random) -> str:
    """Replace some values with odd ones."""
    data = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 3))):
        *way, last = rng.choice(paths(data))
        _at(data, way)[last] = copy.deepcopy(rng.choice(ODD_VALUES))
    return json.dumps(data, ensure_ascii=rng.random() < 0.5)


def drop_keys(text: str, rng: random.Random) -> str:
    data = json.loads(text)
    for _ in range(rng.choice((1, 2))):
        *way, last = rng.choice(paths(data))
        del _at(data, way)[last]
    return json.dumps(data)


def exchange(text: str, rng: random.Random) -> str:
    """Exchange two values at any places."""
    data = json.loads(text)
    (*one, first), (*two, second) = rng.choice(paths(data)), rng.choice(paths(data))
    a, b = copy.deepcopy(_at(data, one)[first]), copy.deepcopy(_at(data, two)[second])
    _at(data, one)[first] = b
    with suppress(KeyError, IndexError, TypeError):  # one was inside the other
        _at(data, two)[second] = a
    return json.dumps(data)


def other_actions(text: str, rng: random.Random) -> str:
    """Damage only the actions of a record."""
    data = json.loads(text)
    actions: list[Any] = data["actions"]
    place = rng.randrange(len(actions))
    match rng.randrange(6):
        case 0:
            del actions[place]
        case 1:
            actions.insert(place, rng.choice(actions))
        case 2:
            actions[place] = rng.choice(ODD_TEXTS)
        case 3:
            rng.shuffle(actions)
        case 4:
            actions += actions[place:] * 3
        case _:
            actions[place] = flip_bits(actions[place], rng)
    return json.dumps(data)


def other_deck(text: str, rng: random.Random) -> str:
    """Give the record a custom deck, damaged or not."""
    data = json.loads(text)
    data["custom_deck"] = strange_deck(rng)
    data["deck"] = "strange"
    for _ in range(rng.choice((0, 0, 1, 2))):
        *way, last = rng.choice(paths(data["custom_deck"]))
        _at(data["custom_deck"], way)[last] = copy.deepcopy(rng.choice(ODD_VALUES))
    return json.dumps(data)


def _at(data: Any, way: list[Any]) -> Any:
    for key in way:
        data = data[key]
    return data


DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    flip_bits,
    truncate,
    splice,
    insert,
    replace_text,
    swap_types,
    swap_types,
    drop_keys,
    exchange,
    other_actions,
    other_deck,
)


def read(text: str) -> str:
    """Read a text as a record and return the outcome; raises `AssertionError` if the reader misbehaves."""
    try:
        with effort():
            record = decode(text, DECK)
    except RecordError as error:
        outcome = "refused"
        assert str(error)
        str(error).encode()
    else:
        with effort():
            replayed = replay(record)
        outcome = "whole" if replayed.error is None else "a prefix"
        if replayed.error is not None:
            assert replayed.error.number == len(replayed.session.history) + 1
            assert replayed.error.action == record.actions[replayed.error.number - 1]
            assert str(replayed.error)
            str(replayed.error).encode()
        # A readable record can be written and read again.
        again = decode(replayed.session.text(), DECK)
        assert again.actions == record.actions[: len(replayed.session.history)]
        assert again.deal == record.deal
    return outcome


def main(number: int = 10_000, seed: str = "0") -> int:
    """Damage many records and print the outcomes."""
    rng, outcomes = random.Random(seed), Counter[tuple[str, str]]()
    for _ in range(number):
        damage = rng.choice(DAMAGES)
        text = damage(rng.choice(RECORDS), rng)
        try:
            outcomes[damage.__name__, read(text)] += 1
        except BaseException:
            print(f"{damage.__name__} made {text[:5000]!r}", file=sys.stderr)
            raise
    for (name, outcome), count in sorted(outcomes.items()):
        print(f"{name:15} {outcome:9} {count:6}")
    print(f"{number} damaged records")
    return 0


if __name__ == "__main__":
    sys.exit(main(*(kind(text) for kind, text in zip((int, str), sys.argv[1:], strict=False))))
