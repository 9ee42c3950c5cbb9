"""Reasons: each kind comes first in a test position, and its dollars come from the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.reasons import (
    DEAR,
    ENOUGH,
    MOST_REASONS,
    PLAIN_REASONS,
    PRICES,
    REASON_KINDS,
    Reason,
    balanced,
    reasons,
)
from app.bots.verdict import Topic, Verdict, judge_action
from app.bots.verdict_text import decode_judgement, encode_judgement, judgement_fits
from app.engine.events import TileLifted
from app.engine.forecast import preview
from app.engine.geometry import Cell
from app.engine.state import Abandon, Action, Build, Draft, Renovate, State, parse_action
from app.engine.turn import carry_out, run
from app.engine.valuation import worth
from tests.bots.make_reasons import POSITIONS, observation_of
from tests.bots.verdicts import read_verdict, verdict_line

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
    """Return the average payments for streets, by each seat's scorings and by all, in whole dollars."""
    found = {round(dollars) for fate in verdict.fates for dollars in fate.dollars}
    for street, best in {(fate.street, fate.best) for fate in verdict.fates}:
        fates = [fate for fate in verdict.fates if (fate.street, fate.best) == (street, best)]
        deals = sum(fate.deals for fate in fates)
        for seat in range(len(fates[0].dollars)):
            found.add(round(sum(fate.deals * fate.dollars[seat] for fate in fates) / deals))
    return found


def test_every_kind_of_reason_has_a_position() -> None:
    specific = set(REASON_KINDS) - {*PLAIN_REASONS, *PRICES, "sum"}
    assert sorted(line["kind"] for line in LINES if line["kind"] not in PLAIN_REASONS) == sorted(specific)


@pytest.mark.parametrize("line", LINES, ids=[line["kind"] for line in LINES])
def test_the_reason_comes_first_with_the_engines_dollars(line: dict[str, Any]) -> None:
    seen, verdict = observation_of(line), read_verdict(line["verdict"])
    found = reasons(seen, verdict)
    assert found[0].kind == line["kind"]
    assert 1 <= len({reason.kind for reason in found}) == len(found) <= MOST_REASONS + 2
    known = {0, *engine_dollars(seen, verdict.best), *engine_dollars(seen, verdict.played)}
    for reason in found:
        assert {reason.dollars, reason.instead} <= known | paid_in_deals(verdict)
        assert 0 <= reason.count <= reason.total or not reason.total
    text = encode_judgement(verdict, found)
    assert decode_judgement(text) == (verdict.brief(), found)
    assert judgement_fits(seen, *decode_judgement(text))
    assert len(text) < 500


@pytest.mark.parametrize("line", LINES, ids=[line["kind"] for line in LINES])
def test_the_reasons_explain_most_of_the_loss_or_small_things_add_up(line: dict[str, Any]) -> None:
    verdict = read_verdict(line["verdict"])
    found = reasons(observation_of(line), verdict)
    explained = sum(reason.about for reason in found)
    rounding = len(found) / 2
    if found[-1].kind == "sum":
        assert explained < ENOUGH * verdict.loss + rounding
    else:
        assert explained > ENOUGH * verdict.loss - rounding
    assert all((reason.about < 0) == (reason.kind in PRICES) for reason in found)


def line_of(kind: str) -> tuple[State, Verdict]:
    """Return the position of a kind and the verdict on it."""
    line = next(line for line in LINES if line["kind"] == kind)
    return observation_of(line), read_verdict(line["verdict"])


def losing(kind: str, *elsewhere: Topic) -> list[tuple[str, int]]:
    """Return the reasons and their dollars if a choice gains by its first topic, and loses elsewhere."""
    seen, verdict = line_of(kind)
    first = verdict.topics[0]
    lost = sum(topic.dollars for topic in elsewhere)
    verdict = verdict._replace(loss=first.dollars + lost, topics=(first, *elsewhere))
    return [(reason.kind, reason.about) for reason in reasons(seen, verdict)]


@pytest.mark.parametrize(
    ("what", "seat", "streets", "price"),
    [
        ("signs", 0, (), "less_signs"),
        ("tokens", 0, (), "less_tokens"),
        ("street", 0, (), "forgoes"),
        ("street", 0, ((0, 0),), "leaves"),
        ("street", 1, ((0, 0),), "helps_in"),
        ("street", 1, (), "helps"),
        ("signs", 1, (), "helps"),
    ],
)
def test_a_loss_of_the_best_choice_elsewhere_is_its_price(
    what: str, seat: int, streets: tuple[Cell, ...], price: str
) -> None:
    assert losing("worth", Topic(what, seat, streets, -4.0, 0.5)) == [("worth", 9), (price, -4)]


def test_a_street_that_the_best_choice_closes_early_is_its_price() -> None:
    seen, verdict = line_of("closes")
    closed, other = verdict.topics[0].streets, next(t for t in verdict.topics if t.streets == ((2, 2),))
    topics = (other._replace(dollars=10.0), Topic("street", 0, closed, -6.0, 0.5))
    found = reasons(seen, verdict._replace(loss=4.0, topics=topics))
    (price,) = (reason for reason in found if reason.kind in PRICES)
    assert (price.kind, price.about) == ("cashes", -6)
    assert price.dollars == 46


def test_more_and_less_of_the_same_are_balanced() -> None:
    other = Reason("waits", 0, about=7)
    more, less = Reason("begins", 0, about=8), Reason("forgoes", 0, about=-5)
    assert balanced([more, other, less]) == [more.replace(about=3), other]
    assert balanced([more, other, less.replace(about=-12)]) == [less.replace(about=-4), other]
    assert balanced([more, other, less.replace(about=-7)]) == [other], "a dollar is not worth a sentence"
    assert balanced([more, less.replace(seat=1)]) == [more, less.replace(seat=1)]


def test_a_price_below_a_third_of_the_loss_is_not_named() -> None:
    dear, cheap = (losing("worth", Topic("signs", 0, (), dollars, 0.1)) for dollars in (-2.5, -2.0))
    first = read_verdict(next(line for line in LINES if line["kind"] == "worth")["verdict"]).topics[0]
    assert DEAR * (first.dollars - 2.5) < 2.5 and DEAR * (first.dollars - 2.0) > 2.0
    assert [kind for kind, _ in dear] == ["worth", "less_signs"]
    assert "less_signs" not in [kind for kind, _ in cheap]


def test_an_uncertain_price_is_not_named() -> None:
    assert [kind for kind, _ in losing("worth", Topic("signs", 0, (), -5.0, 4.0))] == ["worth"]


def gaining(*topics: Topic) -> list[tuple[str, int]]:
    """Return the reasons and their dollars if a choice gains by these topics alone."""
    seen, verdict = line_of("worth")
    verdict = verdict._replace(loss=sum(topic.dollars for topic in topics), topics=topics)
    return [(reason.kind, reason.about) for reason in reasons(seen, verdict)]


@pytest.mark.parametrize(
    ("seat", "streets", "plain"),
    [(0, ((0, 0),), "brings"), (0, (), "begins"), (1, ((0, 0),), "hinders_in"), (1, (), "hinders")],
)
def test_a_topic_without_a_specific_reason_is_stated_in_dollars(
    seat: int, streets: tuple[Cell, ...], plain: str
) -> None:
    assert gaining(Topic("street", seat, streets, 9.0, 0.5)) == [(plain, 9)]


def test_a_specific_reason_comes_before_a_larger_plain_one() -> None:
    first = line_of("worth")[1].topics[0]
    assert gaining(Topic("street", 1, (), 12.0, 0.5), first) == [("worth", 9), ("hinders", 12)]


def test_many_small_topics_add_up() -> None:
    assert gaining(*(Topic("street", 0, (), 1.5, 0.2) for _ in range(4))) == [("sum", 0)]
    one_large = Topic("street", 1, (), 3.0, 0.2), *(Topic("street", 0, (), 1.5, 0.2) for _ in range(4))
    assert gaining(*one_large) == [("hinders", 3), ("sum", 0)]


def test_waiting_names_the_mean_pay_unless_the_build_itself_brings_most_of_it() -> None:
    """A street that pays far more later than its worth after the build owes it to later builds."""
    seen, verdict = line_of("waits")
    first = reasons(seen, verdict)[0]
    richer = [fate._replace(dollars=tuple(2 * each for each in fate.dollars)) for fate in verdict.fates]
    later = reasons(seen, verdict._replace(fates=tuple(richer)))[0]
    assert (later.kind, later.street, later.instead) == ("patience", first.street, first.instead)
    assert first.kind == "waits" and later.dollars > first.dollars > first.instead


def test_of_two_compared_streets_the_one_left_behind_is_the_price() -> None:
    """Closing one street for the seat explains its part; the street of the other build is the price."""
    seen, verdict = line_of("waits")
    kinds = [(reason.kind, reason.about) for reason in reasons(seen, verdict)]
    assert kinds == [("waits", 22), ("forgoes", -7)]


@pytest.mark.parametrize("line", LINES, ids=[line["kind"] for line in LINES])
def test_the_loss_is_reported(line: dict[str, Any]) -> None:
    verdict = read_verdict(line["verdict"])
    assert verdict.reported
    assert verdict.played == parse_action(line["action"])


@pytest.mark.parametrize("line", LINES[:3], ids=[line["kind"] for line in LINES[:3]])
def test_the_stored_verdicts_are_up_to_date(line: dict[str, Any]) -> None:
    """`python -m tests.bots.make_reasons` updates them."""
    verdict = judge_action(observation_of(line), parse_action(line["action"]))
    assert verdict_line(verdict) == line["verdict"]
