"""What others did is marked, can be replayed, and moves of people can be undone one by one."""

from __future__ import annotations

from random import Random

from app.engine.events import Abandoned, Built, Renovated
from app.engine.game import legal_actions
from app.engine.session import Session
from app.engine.state import Move
from app.ui.table.crowd import people_sent
from app.ui.table.messages import Act, LookAt, PlayFrom, Replay, Reveal, ShowNext, ShowOn, TakeBack
from app.ui.words.log import best_moments, built_by
from tests.ui.playing import Player, attributes, new_session


def finished(seed: str) -> Session:
    """Return a game played at random to its end."""
    session = new_session(2, seed=seed)
    rng = Random(seed)
    while options := legal_actions(session.state):
        session = session.act(options[rng.randrange(len(options))])
    return session


def test_changes_are_numbered_at_the_hand_over_and_can_be_replayed() -> None:
    player = Player(new_session(3), show="normal")
    rng = Random("since")
    numbered = 0
    for _ in range(60):
        table = player.table
        if table.attention.playback is not None:
            player.send(ShowNext(table.attention.playback.choice, -1))
            continue
        if table.viewing.awaiting is None:
            decision = table.decision
            if decision is None:
                break
            player.send(Act(str(rng.choice(list(decision.options)))))
            continue
        marks, history = player.regions()["marks"], table.session.history
        own = max((n for n, step in enumerate(history) if step.seat == table.viewing.awaiting), default=-1)
        built = [
            event.cell
            for step in history[own + 1 :]
            for event in step.events
            if isinstance(event, Built | Renovated | Abandoned)
        ]
        if own >= 0:
            assert set(table.attention.traced) == set(built) and marks.count("outline traced") == len(
                set(built)
            )
        numbered += marks.count('"number"')
        if table.attention.traced:
            player.send(Replay())
            show = player.table.attention.playback
            assert show is not None and player.table.awaiting_hand_over is None
            assert {cell for step in show.steps for cell in step.cells} >= set(table.attention.traced)
            for step in show.steps:
                assert all(tile.startswith("?") for seat in step.state.seats for tile in seat.hand)
            player.send(ShowNext(show.choice, -1))
            assert (
                player.table.viewing.awaiting == table.viewing.awaiting
                and player.table.awaiting_hand_over is not None
            )
        player.send(Reveal())
    assert numbered > 10


def test_each_person_sent_can_be_taken_back() -> None:
    taken = 0
    for number in range(40):
        player = Player(new_session(2, seed=f"crowd {number}"))
        player.ready()
        rng = Random(f"crowd {number}")
        while (decision := player.table.decision) is not None and taken < 3:
            moves = [option for option in decision.options if isinstance(option, Move)]
            left = sum(player.table.session.state.moving)
            if len(moves) < 2 or left < 4:
                player.send(Act(str(rng.choice(list(decision.options)))))
                player.ready()
                continue
            before = player.table.session
            player.send(Act(str(moves[0])))
            player.send(Act(str(moves[1])))
            if people_sent(player.table.session) != {moves[0]: 1, moves[1]: 1}:
                break
            assert str(TakeBack(str(moves[0]))) in attributes(player.regions()["prompt"], "data-message")
            player.send(TakeBack(str(moves[0])))
            assert player.table.session.state.city == before.act(moves[1]).state.city
            assert people_sent(player.table.session) == {moves[1]: 1}
            player.send(TakeBack(str(moves[1])))
            assert player.table.session.history == before.history
            player.send(TakeBack(str(moves[1])))  # nobody is left to take back
            assert player.table.session.history == before.history
            taken += 1
            break
    assert taken == 3


def test_people_on_the_move_stand_where_they_come_from() -> None:
    player = Player(new_session(2, seed="risers"))
    player.ready()
    rng = Random("risers")
    while (decision := player.table.decision) is not None:
        if decision.kind == "move":
            break
        player.send(Act(str(rng.choice(list(decision.options)))))
        player.ready()
    marks = player.regions()["marks"]
    assert marks.count('class="lifted next"') == 1
    assert player.regions()["prompt"].count('class="waits"') == 1


def test_a_replay_from_any_moment_ends_where_the_game_ended() -> None:
    session = finished("again")
    player = Player(session, show="normal")
    player.send(PlayFrom(len(session.history) - 6))
    seen = set()
    for _ in range(200):
        show, position = player.table.attention.playback, player.table.replay.position
        if show is None:
            break
        assert position is not None and player.table.replay.running
        seen.add(position)
        assert player.regions()["review"].count("hold-show yes") == 1
        player.send(ShowOn(show.choice, show.number + 1))
    assert seen == set(range(len(session.history) - 6, len(session.history)))
    assert player.table.replay.position == len(session.history) and not player.table.replay.running
    player.send(LookAt(-1))
    assert player.regions()["end"] and player.regions()["marks"].count("outline won") == len(
        built_by(session, session.state.winners)
    )


def test_a_replay_stops_when_skipped_and_jumps_to_highlights() -> None:
    session = finished("jumps")
    player = Player(session, show="normal")
    ending = attributes(player.regions()["end"], "data-message")
    player.send(LookAt(len(session.history)))
    moments = [moment.entry for moment in best_moments(session)]
    assert len(moments) == 3
    assert {str(PlayFrom(moment.after)) for moment in moments} <= set(ending)
    for moment in moments:
        assert str(PlayFrom(moment.after)) in attributes(player.regions()["review"], "data-message")
        player.send(PlayFrom(moment.after))
        show = player.table.attention.playback
        assert show is not None and player.table.replay.position == moment.after
        told = {step.receipt for step in show.steps}
        assert not moment.receipts or moment.receipts[0] in told
        player.send(ShowNext(show.choice, -1))
        assert player.table.attention.playback is None and not player.table.replay.running
        assert player.table.replay.position == moment.after
