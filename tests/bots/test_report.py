"""The report on a game: judged choices and draws, and their results, also as tasks."""

from __future__ import annotations

import json

import pytest

from app.bots.quick import beginner_action
from app.bots.reasons import Reason, reasons
from app.bots.report import cards, judged_choices, judged_draws, luck, report_on, street_of
from app.bots.tasks import UNTIMED, TaskQueue
from app.bots.verdict import Verdict, judge_action
from app.bots.verdict_text import decode_judgement, decode_luck, encode_judgement, encode_luck
from app.engine.game import observe
from app.engine.observation import encode_state
from app.engine.session import Session, begin
from app.engine.setup import deal
from app.engine.state import Build
from tests.engine.support import DECK, asked, setup


def session_of(players: int) -> Session:
    """Return a game played by beginners."""
    session = begin(deal(setup(players, seed="report"), DECK))
    while not session.state.over:
        session = session.act(beginner_action(observe(session.state, asked(session.state).seat)))
    return session


@pytest.fixture(scope="module")
def game() -> Session:
    return session_of(2)


def verdict(loss: float) -> Verdict:
    """Return a verdict; an action that loses nothing is as good as the best."""
    played, best = Build("museum", (1, 0), "S"), Build("cinema", (1, 0), "S")
    as_good = (best, played) if loss <= 0 else (best,)
    return Verdict(played, best, loss, 1.0, 2, as_good, 60, 16)


def test_all_builds_are_judged_by_the_seats_observation(game: Session) -> None:
    choices = list(judged_choices(game))
    built = [n for n, played in enumerate(game.history, 1) if isinstance(played.action, Build)]
    assert set(built) <= {choice.number for choice in choices}
    for choice in choices:
        assert choice.action == game.history[choice.number - 1].action
        assert choice.observation == observe(game.state_at(choice.number - 1), choice.seat)
        assert choice.observation.decision is not None


def test_a_draw_is_numbered_by_its_choice(game: Session) -> None:
    draws = list(judged_draws(game))
    assert len(draws) == 24
    for draw in draws:
        assert draw.tile in game.state_at(draw.number).seats[draw.seat].hand
        assert draw.tile not in game.state_at(draw.number - 1).seats[draw.seat].hand


def test_the_grifter_is_not_judged() -> None:
    alone = session_of(1)
    assert {choice.seat for choice in judged_choices(alone)} == {0}
    assert [line.seat for line in report_on(alone, {}).seats] == [0]
    assert {draw.seat for draw in judged_draws(alone)} == {0}


def test_a_report_adds_up_by_seat_and_lists_the_worst_choices_first(game: Session) -> None:
    first, second, third, fourth, *_ = (c for c in judged_choices(game) if c.seat == 0)
    verdicts = {
        first.number: verdict(4.0),
        second.number: verdict(9.0),
        third.number: verdict(-1.0),
        fourth.number: verdict(2.0),
    }
    made = report_on(game, verdicts)
    assert [number for number, _ in made.reported] == [second.number, first.number]
    assert made.seats[0] == (0, 14.0, 4, 1)
    assert made.seats[1] == (1, 0.0, 0, 0)


def verdicts_on(
    session: Session, *each: tuple[int, float, Reason]
) -> dict[int, tuple[Verdict, list[Reason]]]:
    """Return verdicts with a reason on some choices, by the position among seat 0's choices."""
    own = [choice.number for choice in judged_choices(session) if choice.seat == 0]
    return {own[at]: (verdict(loss), [reason]) for at, loss, reason in each}


def test_choices_with_one_reason_about_one_street_share_a_card(game: Session) -> None:
    city = game.state.city
    long = next(street for street in city.streets.values() if len(street.cells) >= 3)
    first, *_, last = long.cells
    findings = verdicts_on(
        game,
        (7, 4.0, Reason("closes", 0, (first, last), dollars=53)),
        (2, 9.0, Reason("closes", 0, (last,), dollars=13)),
        (4, 5.0, Reason("waits", 0, (last,), dollars=30)),
    )
    card, other = cards(game, 0, findings)
    numbers = sorted(findings)
    assert (card.kind, card.street, card.dollars, card.loss) == ("closes", long.first, (13, 53), 9.0)
    assert card.numbers == (numbers[0], numbers[2])
    assert card.turns == tuple(game.history[number - 1].turn for number in card.numbers)
    assert (other.kind, other.street, other.numbers) == ("waits", long.first, (numbers[1],))
    assert cards(game, 1, findings) == []


def test_a_reason_without_a_street_is_about_the_place_of_its_build(game: Session) -> None:
    better, made = Build("museum", (9, 9), "S"), Build("museum", (8, 8), "S")
    judged = verdict(5.0)._replace(best=better, played=made)
    assert street_of(game.state.city, judged, Reason("worth", 0, tile="museum", other="museum")) == (9, 9)
    assert street_of(game.state.city, judged, Reason("left_open", 1, other="museum")) == (8, 8)


def test_the_loss_of_a_seat_is_never_negative(game: Session) -> None:
    first = next(judged_choices(game))
    assert report_on(game, {first.number: verdict(-2.0)}).seats[first.seat].loss == 0


@pytest.mark.thorough
def test_tasks_give_the_same_verdicts_and_luck(game: Session) -> None:
    choice, draw = list(judged_choices(game))[12], list(judged_draws(game))[9]
    queue = TaskQueue()
    queue.begin("c", 0, UNTIMED, "judge-choice", encode_state(choice.observation), str(choice.action))
    queue.begin("d", 1, UNTIMED, "judge-draw", encode_state(draw.observation), str(draw.seat), draw.tile)
    results = {}
    while queue.current:
        text = queue.step()
        if text is not None:
            results[json.loads(text)["id"]] = json.loads(text)["best"]
    there = judge_action(choice.observation, choice.action)
    why = reasons(choice.observation, there) if there.reported else ()
    assert results["c"] == encode_judgement(there, why)
    assert encode_judgement(*decode_judgement(results["c"])) == results["c"]
    assert results["d"] == encode_luck(luck(draw.observation, draw.seat, draw.tile))
    assert decode_luck(results["d"]).tile == draw.tile
