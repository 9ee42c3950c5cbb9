"""Reasons: each kind comes first in a test position, and its dollars come from the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.reasons import MOST_REASONS, REASON_KINDS, reasons
from app.bots.verdict import Verdict, judge_action
from app.bots.verdict_text import decode_reasons, decode_verdict, encode_reasons, encode_verdict
from app.engine.actions import Abandon, Action, Build, Renovate, parse_action
from app.engine.draft import Draft
from app.engine.events import TileLifted
from app.engine.forecast import preview
from app.engine.state import State
from app.engine.turn import carry_out, run
from app.engine.valuation import worth
from tests.bots.make_reasons import POSITIONS, observation_of

LINES: list[dict[str, Any]] = [json.loads(line) for line in POSITIONS.read_text("utf-8").splitlines()]


def engine_dollars(observation: State, action: Action) -> Iterator[int]:
    """Yield the engine's amounts for an action: payments, and worths of buildings and streets."""
    if isinstance(action, Build | Renovate):
        shown = preview(observation, action)
        yield from (shown.receipt.dollars, (shown.receipt.dollars + 1) // 2)
        for scoring in shown.enclosed:
            yield from scoring.dollars
    if isinstance(action, Abandon):
        yield worth(observation, action.cell)
    draft = Draft(observation)
    carry_out(draft, action)
    sites = draft.city.sites
    for street in set(draft.city.streets.values()):
        for seat in range(len(draft.seats)):
            yield sum(worth(draft, cell) for cell in street.cells if sites[cell].owner == seat)
    if isinstance(action, Build | Renovate):
        run(draft)
    for event in draft.events:
        if isinstance(event, TileLifted):
            yield from (dollars for *_, dollars in event.worths)


def paid_in_deals(verdict: Verdict) -> set[int]:
    """Return the average payments in the measured deals, in whole dollars."""
    return {round(dollars) for fate in verdict.fates for dollars in fate.dollars}


def test_every_kind_of_reason_has_a_position() -> None:
    assert sorted(line["kind"] for line in LINES) == sorted(REASON_KINDS)


@pytest.mark.parametrize("line", LINES, ids=[line["kind"] for line in LINES])
def test_the_reason_comes_first_with_the_engines_dollars(line: dict[str, Any]) -> None:
    seen, verdict = observation_of(line), decode_verdict(line["verdict"])
    found = reasons(seen, verdict)
    assert found[0].kind == line["kind"]
    assert 1 <= len({reason.kind for reason in found}) == len(found) <= MOST_REASONS
    known = {0, *engine_dollars(seen, verdict.best), *engine_dollars(seen, verdict.played)}
    for reason in found:
        assert {reason.dollars, reason.instead} <= known | paid_in_deals(verdict)
        assert 0 <= reason.count <= reason.total or not reason.total
    assert decode_reasons(encode_reasons(found)) == found
    assert len(encode_verdict(verdict.brief())) < 400


@pytest.mark.parametrize("line", LINES, ids=[line["kind"] for line in LINES])
def test_the_loss_is_reported(line: dict[str, Any]) -> None:
    verdict = decode_verdict(line["verdict"])
    assert verdict.told
    assert verdict.played == parse_action(line["action"])


@pytest.mark.parametrize("line", LINES[:3], ids=[line["kind"] for line in LINES[:3]])
def test_the_stored_verdicts_are_up_to_date(line: dict[str, Any]) -> None:
    """`python -m tests.bots.make_reasons` updates them."""
    verdict = judge_action(observation_of(line), parse_action(line["action"]))
    assert encode_verdict(verdict) == line["verdict"]
