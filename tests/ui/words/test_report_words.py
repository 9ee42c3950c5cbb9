"""Reasons as sentences: each kind is said in every language, with its names and dollars."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from app.bots.reasons import PLAIN_REASONS, PRICES, Reason, reasons
from app.bots.report import SeatReport
from app.bots.verdict import Verdict
from app.engine.state import Build, State
from app.ui.core import texts
from app.ui.words.names import seat_name
from app.ui.words.reasons import gain_words, reason_sentence, reason_words, seat_report_words
from languages import languages
from tests.bots.make_reasons import POSITIONS, observation_of
from tests.bots.verdicts import read_verdict
from texts import ensure_texts

COMPILED = {code: (ensure_texts() / f"{code}.json").read_text(encoding="utf-8") for code in languages()}
LINES: list[dict[str, Any]] = [json.loads(line) for line in POSITIONS.read_text("utf-8").splitlines()]


def first_of(line: dict[str, Any]) -> tuple[State, Reason]:
    """Return a position and its first reason."""
    seen = observation_of(line)
    return seen, reasons(seen, read_verdict(line["verdict"]))[0]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("line", LINES, ids=[line["kind"] for line in LINES])
def test_a_reason_is_a_sentence_with_all_its_numbers(line: dict[str, Any], code: str) -> None:
    texts.use(texts.read_catalogue(COMPILED[code]))
    seen, reason = first_of(line)
    said = reason_words(seen, reason)
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    for number in (reason.dollars, reason.instead, reason.count, reason.total):
        assert number in numbers or number < 2
    assert set(numbers) <= {reason.dollars, reason.instead, reason.count, reason.total, reason.about}
    assert said.endswith((".", "。"))
    assert not said[0].islower()
    assert "  " not in said and "{" not in said


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("kind", [*PLAIN_REASONS, *PRICES, "sum"])
def test_a_loss_elsewhere_is_stated_in_dollars_of_the_loss(kind: str, code: str) -> None:
    texts.use(texts.read_catalogue(COMPILED[code]))
    seen, _ = first_of(LINES[0])
    cells = next(iter(seen.city.streets.values())).cells
    said = reason_words(seen, Reason(kind, 0, cells, dollars=55, about=-11 if kind in PRICES else 11))
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    assert numbers == {"sum": [], "leaves": [55, 11], "cashes": [55, 11]}.get(kind, [11])
    assert said.endswith((".", "。")) and "  " not in said and "{" not in said


def test_the_reasons_in_english() -> None:
    said = {line["kind"]: reason_words(*first_of(line)) for line in LINES}
    assert re.match(
        r"At the better spot the [\w ’-]+ would earn \$\d+ now, and \$\d+ at the other\.", said["worth"]
    )
    assert re.fullmatch(
        r"Closing .+ pays .+ \$\d+\. With the .+ it’s worth \$\d+, "
        r"and .+ closed it a turn later in \d+ of \d+ simulated games\.",
        said["waits"],
    )


def test_a_difference_of_today_that_grows_says_so() -> None:
    """Where little of the dollars is there today, the rest must not seem to be missing."""
    seen, _ = first_of(LINES[0])
    tiles = {"tile": "toy-store", "other": "cinema"}
    cells = next(iter(seen.city.streets.values())).cells
    for kind in ("worth", "other_tile", "grows"):
        reason = Reason(kind, 0, cells, dollars=16, instead=13).replace(**tiles)
        for about, grows in ((3, False), (4, False), (5, True), (16, True)):
            later = f" Later the difference grows to about ${about}."
            assert reason_words(seen, reason.replace(about=about)).endswith(later) == grows
            assert "Later" not in reason_sentence(seen, reason.replace(about=about))


def test_a_small_loss_is_reported_without_a_number() -> None:
    build = Build("museum", (1, 0), "S")

    def told(loss: float) -> str:
        return gain_words(Verdict(build, build, loss, 1.0, 2, (build,), 60, 16))

    assert told(3.9) == "a little more"
    assert told(7.6) == "about $8 more"


def test_the_line_of_a_seat() -> None:
    seen, _ = first_of(LINES[0])
    name = seat_name(seen, 0)
    line = seat_report_words(seen, SeatReport(0, 12.4, 15, 11))
    assert line == f"{name}: $12 left on the table. Best moves: 11 of 15"
