"""The judge gives the same verdicts in Pyodide as in CPython, to the last stored digit."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from app.bots.report import judged_choices, judged_draws
from app.bots.tasks import TASKS, UNTIMED
from app.engine.observation import encode_state
from app.engine.session import Session, begin
from app.engine.setup import deal
from tests.bots.support import RandomPlayer
from tests.engine.support import DECK, setup

Texts = tuple[str, ...]


def session_of(players: int, **options: Any) -> Session:
    """Return a game played at random."""
    random = RandomPlayer("pyodide")
    session = begin(deal(setup(players, seed="pyodide", **options), DECK))
    while not session.state.over:
        session = session.act(random(session.state))
    return session


def result(task: str, texts: Texts) -> str:
    *_, text = TASKS[task](UNTIMED, *texts)
    return text


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (3, {"business": True})], ids=["alone", "business"]
)
def test_verdicts_and_luck_equal_cpythons(
    in_pyodide: Callable[[str], str], players: int, options: dict[str, Any]
) -> None:
    session = session_of(players, **options)
    draw = list(judged_draws(session))[8]
    tasks: list[tuple[str, Texts]] = [
        ("judge-draw", (encode_state(draw.observation), str(draw.seat), draw.tile)),
        *(
            ("judge-choice", (encode_state(choice.observation), str(choice.action)))
            for choice in islice(judged_choices(session), 6, 7)
        ),
    ]
    there = in_pyodide(f"""
from app.bots.tasks import TASKS, UNTIMED

for task, texts in {tasks!r}:
    *_, text = TASKS[task](UNTIMED, *texts)
    print(text)
""")
    assert there.strip() == "\n".join(result(task, texts) for task, texts in tasks)
