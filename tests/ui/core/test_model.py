"""The table: small groups of fields, and what each event resets."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.rules.handlers import SOUGHT
from app.ui.features.typed.handlers import TypeLine
from app.ui.table import hook
from app.ui.table.messages import Help, Hover, LookAt, Open, Overlay, Pick, Pull
from app.ui.table.model import Attention, ReplayState, Table, TypedPlay
from app.ui.table.places import AtEnd
from tests.ui.playing import Player, new_session


def busy() -> Player:
    """Return a table at which the player is in the middle of several things."""
    player = Player(new_session())
    player.ready()
    decision = player.table.decision
    assert decision is not None
    player.choose(decision.options[0])
    player.ready()
    hand = player.table.shown.seats[player.table.shown.current].hand
    for message in (Open("log"), Overlay("owners"), Pick(hand[0]), Help("cell 0,0"), Pull(), Hover((0, 0))):
        player.send(message)
    player.send(TypeLine("worth"))
    return player


def test_the_table_has_few_fields() -> None:
    assert len(fields(Table)) <= 12


def test_a_change_of_the_game_resets_the_attention_and_keeps_the_board() -> None:
    table = replace(busy().table, replay=ReplayState(0, running=True))
    after = table.after_change()
    assert after.attention == Attention()
    assert after.replay == ReplayState()
    assert after.board == table.board and after.typed == table.typed and after.viewing == table.viewing


def test_another_moment_keeps_only_the_pointer_and_the_card() -> None:
    player = busy()
    player.send(LookAt(0))
    assert player.table.replay == ReplayState(0)
    assert player.table.attention == Attention(pulled=True, hovered=(0, 0))
    assert player.table.board.drawer == "log" and player.table.board.overlay == "owners"


def test_another_viewer_does_not_see_what_was_typed() -> None:
    table = busy().table
    other = table.viewing.replace(viewer=None, awaiting=0)
    assert table.for_viewer(table.viewing).typed.line == "worth"
    assert table.for_viewer(other).typed == TypedPlay()


def test_the_end_of_a_game_closes_the_drawer_once() -> None:
    player = Player(new_session(), show="off")
    player.ready()
    rng = Random("end")
    while not player.table.session.state.over:
        player.send(Open("log"))
        decision = player.table.decision
        assert decision is not None
        player.choose(rng.choice(list(decision.options)))
        if not player.table.session.state.over:
            player.ready()
    drawers = [player.table.board.drawer]
    for message in (Open("log"), Overlay("owners")):
        player.send(message)
        drawers.append(player.table.board.drawer)
    assert drawers == ["", "log", "log"]


def test_end_hooks_run_when_a_game_ends_but_not_when_a_finished_one_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[str] = []

    def note(model: Model, table: Table) -> Update:
        ended.append(table.id)
        return model.with_(SOUGHT, "the end"), ()

    monkeypatch.setattr(hook, "contributions", lambda kind: (AtEnd("note"),))
    monkeypatch.setattr(hook, "load", lambda target: note)
    player = Player(new_session(kinds=("human", "greedy")))
    player.play(Random("hooks"))
    assert ended == ["g"]
    assert player.model[SOUGHT] == "the end"
    Player(player.table.session).send(Overlay("owners"))
    assert ended == ["g"]
