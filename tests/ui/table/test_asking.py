"""Obvious decisions are answered automatically, and the device is passed only when necessary."""

from __future__ import annotations

from random import Random

import pytest

from app.engine.forecast import swap_gains
from app.engine.session import Session
from app.engine.state import Swap
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import Act, Hover, Leave, Pick, Redo, Tap, Undo
from app.ui.table.model import CALLED_KINDS, TABLE
from tests.ui.markup import find
from tests.ui.playing import Player, attributes, new_session, reached, table_of

CARDS = [new_session(3, cards=("hacker", "entrepreneur", "investor"), seed=f"asks {n}") for n in range(4)]


def played(session: Session, *, swaps: str = "gaining", seed: str = "asks") -> Player:
    """Play random actions to the end, checking that each offered swap can gain something."""
    player = Player(session, swaps=swaps)
    rng = Random(seed)
    player.ready()
    while (decision := player.table.decision) is not None:
        if decision.kind == "swap" and swaps == "gaining":
            assert max(swap_gains(player.table.session.state).values()) > 0
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
    return player


def test_the_entrepreneur_is_asked_only_if_some_swap_gains() -> None:
    unasked = [step for session in CARDS for step in played(session).table.session.history if step.unasked]
    assert unasked and all(step.action == Swap() for step in unasked)


def test_the_setting_always_asks_for_every_swap() -> None:
    steps = [step for session in CARDS for step in played(session, swaps="always").table.session.history]
    assert any(isinstance(step.action, Swap) for step in steps)
    assert not any(step.unasked for step in steps)


def test_keeping_all_tiles_is_the_first_choice() -> None:
    player = Player(reached(CARDS[0], "swap"), swaps="always")
    player.ready()
    first, *_ = find(player.regions()["prompt"], data_action=None)
    assert first["data-action"] == "swap none"


def test_undo_and_redo_include_automatic_answers() -> None:
    taken_back = 0
    for session in CARDS:
        player = Player(session)
        rng = Random("back")
        player.ready()
        while (decision := player.table.decision) is not None:
            before = player.table.session
            player.send(Act(str(rng.choice(list(decision.options)))))
            after = player.table.session
            if after.history[-1].unasked and after.undo_problem() is None:
                player.send(Undo())
                assert player.table.session.history == before.history
                assert player.table.session.state == before.state
                player.send(Redo())
                assert player.table.session.history == after.history
                taken_back += 1
            player.ready()
    assert taken_back


def test_a_reloaded_game_knows_its_automatic_answers() -> None:
    for session in CARDS:
        player = played(session)
        bare = session
        for step in player.table.session.history:
            bare = bare.act(step.action)
        model, _ = put_on_table(player.model, "again", bare)
        assert model[TABLE] is not None
        assert [step.unasked for step in table_of(model).session.history] == [
            step.unasked for step in player.table.session.history
        ]


@pytest.mark.parametrize("players", [2, 4])
def test_the_device_is_passed_only_to_another_person(players: int) -> None:
    """The last viewer to act never has to confirm receiving the device again."""
    player = Player(new_session(players, business=True, seed="round"))
    rng = Random("round")
    holder: int | None = None
    called = 0
    while not player.table.session.state.over:
        if player.table.viewing.awaiting is not None:
            assert player.table.viewing.awaiting != holder
            holder = player.table.viewing.awaiting
            player.ready()
        decision = player.table.decision
        assert decision is not None
        if decision.kind in CALLED_KINDS and decision.seat != holder:
            called += 1
            assert not attributes(player.regions()["tray"], "data-tile")
        player.send(Act(str(rng.choice(list(decision.options)))))
    assert called


def test_tapping_a_cell_where_nothing_fits_says_what_to_do_first() -> None:
    player = Player(new_session(2))
    player.ready()
    player.send(Tap((9, 9)))
    assert "Pick a tile from your hand first" in player.regions()["prompt"]
    assert "Pick a tile from your hand first" in player.model.spoken
    assert "cross" not in player.regions()["marks"]
    viewer = player.table.viewing.viewer
    assert viewer is not None
    player.send(Pick(player.table.shown.seats[viewer].hand[0]))
    assert "Pick a tile from your hand first" not in player.regions()["prompt"]


def test_hovering_over_a_spot_previews_the_tile_and_chooses_nothing() -> None:
    player = Player(new_session(2))
    player.ready()
    viewer = player.table.viewing.viewer
    assert viewer is not None
    player.send(Pick(player.table.shown.seats[viewer].hand[0]))
    first, second = list(player.table.session.state.city.places)[:2]
    before = player.regions()
    player.send(Hover(first))
    assert "hover pale" in player.regions()["ghost"] and not player.offered()
    assert {id for id, markup in player.regions().items() if markup != before[id]} == {"ghost"}
    player.send(Leave())
    assert player.regions() == before
    player.send(Tap(first))
    held = player.offered()
    player.send(Hover(second))
    assert player.offered() == held
    assert player.regions()["ghost"].count('class="tile"') == 2
    player.send(Hover(first))
    assert "hover pale" not in player.regions()["ghost"]


def test_hovering_explains_a_building_but_never_covers_a_choice() -> None:
    player = Player(new_session(2, seed="glance"))
    rng = Random("glance")
    seen = {True: 0, False: 0}
    player.ready()
    while (decision := player.table.decision) is not None:
        player.send(Hover((0, 0)))
        on_board = decision.kind in ("move", "score", "abandon")
        assert ("Central Station" in player.regions()["glance"]) is not on_board
        seen[on_board] += 1
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
    assert seen[True] and seen[False]
