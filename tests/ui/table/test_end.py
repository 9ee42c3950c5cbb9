"""The end of a game: what kind of game it was, and one main button by kind of game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.daily_deal import daily_record
from app.engine.ladder import ladder_record
from app.engine.session import Session, begin
from app.saves.marks import FIRST_GAME
from app.ui.features.report.state import REPORT
from tests.ui.markup import Element, find, text_of
from tests.ui.playing import Player, new_session

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


@pytest.mark.parametrize(
    ("session", "main", "title"),
    [
        (daily_session(), "Share result", "Daily deal, Friday 27 November"),
        (begin(ladder_record(4).deal), "Next rung", "Ladder, rung 4"),
        (begin(ladder_record(12).deal), "Rematch", "Ladder, rung 12"),
        (new_session(2), "Rematch", ""),
    ],
    ids=["daily", "rung", "last rung", "friends"],
)
def test_the_main_button_depends_on_the_kind_of_game(session: Session, main: str, title: str) -> None:
    player = finished(session)
    end = player.regions()["end"]
    (primary,) = find(end, class_="primary")
    assert primary.text.strip() == main
    assert title in text_of(end)
    shown = buttons(player)
    assert shown[0] == main and len(shown) == 4 and shown[-1].startswith("More")


def test_a_lost_first_game_begins_its_report() -> None:
    player = finished(replace(new_session(1, mode="solo"), extra=FIRST_GAME))
    mine, grifter = player.table.session.state.seats
    assert mine.money <= grifter.money
    assert player.model[REPORT] is not None
    assert "Your first game" in text_of(player.regions()["end"])
