"""The end of a game: what kind of game it was, and one main button by kind of game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.bots import BOTS
from app.bots.reasons import Reason
from app.bots.verdict import Verdict
from app.bots.verdict_text import encode_judgement
from app.engine.events import StreetScored
from app.engine.fixed_deals import STOPS, daily_record, journey_record
from app.engine.game import observe
from app.engine.session import Session, begin
from app.saves.marks import FIRST_GAME, PLAIN, Seating, write_seating
from app.ui.core.jobs import jobs, needs_worker
from app.ui.core.messages import parse_message
from app.ui.core.pieces import at
from app.ui.features.report.state import REPORT, ReportRead
from app.ui.table.input.camera import CELL
from app.ui.table.messages import Celebrated, Resized, ShowRichest
from app.ui.words.log import built_by
from tests.ui.markup import Element, find, text_of
from tests.ui.playing import Player, new_session, there

TODAY = "2026-11-27"


def finished(session: Session) -> Player:
    """Return a player at the end of a game in which every choice was the first one."""
    player = Player(session)
    player.model = replace(player.model, today=TODAY)
    while not player.table.session.state.over:
        player.ready()
        decision = player.table.decision
        if decision is None:
            break
        player.choose(decision.options[0])
    player.ready()
    return player


def buttons(player: Player) -> list[str]:
    """Return the words of the controls in sight below the end, the main one first."""
    nav = next(each for each in find(player.regions()["end"], "nav", class_="leaving"))
    return [each.text.strip() for each in nav.children if isinstance(each, Element)]


def daily_session() -> Session:
    record = daily_record(TODAY)
    return replace(begin(record.deal), extra=record.extra)


def practice_session() -> Session:
    seating = Seating(PLAIN[:2], trust=True, practice=True)
    return replace(new_session(2), extra=write_seating(seating))


def played_by_greedy(session: Session) -> Player:
    """Return a player at the end of a game that greedy plays."""
    player = Player(session)
    player.model = replace(player.model, today=TODAY)
    while not player.table.session.state.over:
        player.ready()
        if (decision := player.table.decision) is not None:
            player.choose(BOTS["greedy"].choose(observe(player.table.session.state, decision.seat)))
    player.ready()
    return player


@pytest.mark.parametrize(
    ("session", "main", "title"),
    [
        (daily_session(), "Share result", "Daily deal, Friday 27 November"),
        (begin(journey_record(4).deal), "Same deal again", "House 4 of 14"),
        (new_session(2), "Rematch", ""),
        (new_session(1, mode="solo"), "Same deal again", ""),
        (practice_session(), "Rematch", "Practice game"),
    ],
    ids=["daily", "stop", "friends", "solo", "practice"],
)
def test_the_main_button_depends_on_the_kind_of_game(session: Session, main: str, title: str) -> None:
    player = finished(session)
    end = player.regions()["end"]
    (primary,) = find(end, class_="primary")
    assert primary.text.strip() == main
    assert title in text_of(end)
    shown = buttons(player)
    assert shown[0] == main and len(shown) == 4 and shown[-1].startswith("More")


def test_after_a_loss_the_same_tiles_come_first_beside_the_costliest_turn() -> None:
    assert buttons(finished(daily_session()))[1:3] == ["Same deal again", "What happened here?"]
    lost = finished(begin(journey_record(4).deal))
    assert buttons(lost)[0] == "Same deal again" and "Next house" not in text_of(lost.regions()["end"])
    judge_one(lost)
    assert buttons(lost)[:2] == ["Same deal again", "Retry that turn"]


def test_a_won_stop_leads_to_the_next_one_and_then_to_todays_deal() -> None:
    won = played_by_greedy(begin(journey_record(5).deal))
    assert won.table.session.state.winners == (0,)
    assert buttons(won)[:2] == ["Next house", "Today’s deal"]
    (main,) = find(won.regions()["end"], class_="primary")
    assert main.attributes["href"] == "#/journey/6", "the page of a guest"


def test_a_lost_first_game_leads_to_the_same_tiles() -> None:
    player = finished(replace(begin(journey_record(1).deal), extra=FIRST_GAME))
    mine, grifter = player.table.session.state.seats
    assert mine.money <= grifter.money
    assert "Your first game" in text_of(player.regions()["end"])
    (face,) = find(player.regions()["end"], class_="celebrated")[0].find(class_="face")
    assert f"seat-{player.table.viewing.looks[0].colour}" in face.classes, "mine, not the Grifter's"
    assert buttons(player)[0] == "Same deal again" and len(buttons(player)) == 4


def test_a_first_game_that_was_won_leads_to_the_second_house() -> None:
    player = played_by_greedy(replace(begin(journey_record(1).deal), extra=FIRST_GAME))
    assert player.table.session.state.winners == (0,)
    (main,) = find(player.regions()["end"], class_="primary")
    assert main.attributes["data-message"] == "play-stop 2"
    assert buttons(player)[1] == "Today’s deal"


def test_todays_deal_comes_first_after_a_win_on_normal() -> None:
    assert buttons(ended_rich(new_session(1, mode="solo")))[:2] == ["Today’s deal", "Next house"]


def ended_rich(session: Session) -> Player:
    """Return a player at the end of a solo game that money at the start has won."""
    rich = session.state.seats[0]._replace(money=500)
    session = replace(session, start=replace(session.start, seats=(rich, *session.start.seats[1:])))
    return finished(session)


def test_the_end_lights_and_names_the_best_street_of_the_only_person() -> None:
    player = finished(new_session(1, mode="solo"))
    session = player.table.session
    streets = [
        (sum(receipt.dollars for receipt in event.receipts if receipt.seat == 0), event.street)
        for step in session.history
        for event in step.events
        if isinstance(event, StreetScored)
    ]
    dollars, street = max(streets, key=lambda found: found[0])
    assert player.table.celebrating and not player.table.attention.lit, "the winner is named first"
    player.send(Resized(390.0, 300.0))
    whole = player.table.board.camera
    player.send(ShowRichest(len(session.history)))
    assert player.table.attention.lit == street
    assert [each.text for each in find(player.regions()["marks"], class_="sums")] == [f"${dollars}"]
    near = player.table.board.camera
    assert near.scale > whole.scale
    for axis, middle in enumerate((195, 150)):
        edges = [near.square(place)[axis] for place in street]
        assert abs((min(edges) + max(edges) + near.scale * CELL) / 2 - middle) < 1
    assert f"Your best street: ${dollars}" in text_of(player.regions()["end"])
    assert find(player.regions()["marks"], class_="won") == [], "nothing else is marked"
    player.send(Celebrated(len(session.history)))
    assert player.table.attention.lit == () and player.table.board.camera == whole
    assert 0 not in session.state.winners
    mine, marked = built_by(session, (0,)), find(player.regions()["marks"], class_="won")
    assert [each.attributes["style"] for each in marked] == [at(cell) for cell in mine], "not the Grifter's"


def judge_one(player: Player) -> None:
    """Judge the choices of the report until it can name a costly one."""
    player.send(ReportRead(player.table.id, ""))
    number = 0
    while wanted := [job for job in jobs(player.model) if job.id.startswith("report ")]:
        assert wanted[0].task in ("rough-loss", "judge-choice"), "draws wait for the page of the report"
        *_, number = map(int, wanted[0].done.split()[2:])
        if wanted[0].task == "judge-choice":
            break
        player.send(parse_message(f"{wanted[0].done} 4.00"))
    choice = there(player.model, REPORT).choices[number]
    assert choice.observation.decision is not None
    best = next(each for each in choice.observation.decision.options if each != choice.action)
    verdict = Verdict(choice.action, best, 7.0, 1.5, 2, (best,), 70, 16, 4.0)
    player.send(parse_message(f"{wanted[0].done} {encode_judgement(verdict, (Reason('sum', 0),))}"))


def test_a_game_of_one_person_is_judged_at_its_end() -> None:
    player = finished(new_session(1, mode="solo"))
    assert needs_worker(player.model), "the worker of the bots stays while stored verdicts are read"
    judge_one(player)
    assert "Your costliest move" in text_of(player.regions()["end"])


def test_several_people_open_their_report_themselves() -> None:
    player = finished(new_session(2))
    assert player.model[REPORT] is None


def test_the_last_stop_leads_to_the_street() -> None:
    assert buttons(ended_rich(begin(journey_record(STOPS).deal)))[0] == "Your street"
