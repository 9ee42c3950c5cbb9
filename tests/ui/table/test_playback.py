"""Playback: each step shows the board and the money of its own moment."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Literal

import pytest

from app.engine.events import GameEnded, StreetScored
from app.engine.game import legal_actions
from app.engine.geometry import parse_cell
from app.engine.state import State
from app.ui.core.messages import Message
from app.ui.core.registry import After
from app.ui.table.messages import (
    Act,
    Cancel,
    Help,
    HoldShow,
    Pick,
    Resized,
    ShowNext,
    ShowOn,
    Tap,
    Think,
    Undo,
)
from app.ui.table.playback.sequence import steps_of
from app.ui.table.playback.sounds import SOUNDS, Sound, seats_here, sounds_at_end, sounds_of
from app.ui.table.playback.steps import Playback, named_at
from tests.ui.markup import find
from tests.ui.playing import Player, new_session

GAMES = {
    "two": {"players": 2},
    "five with Business": {"players": 5, "business": True},
    "three with cards": {"players": 3, "cards": ("renovator", "investor", "entrepreneur")},
    "solo": {"players": 1, "mode": "solo"},
}


def told_of(kind: type[StreetScored] | type[GameEnded], seed: str = "scored") -> Player:
    """Return a table during the playback of several payments of a kind."""
    player = Player(new_session(2, seed=seed), show="normal")
    player.ready()
    rng = Random(seed)
    while True:
        assert player.table.decision is not None
        player.send(Act(str(rng.choice(list(player.table.decision.options)))))
        events = player.table.session.history[-1].events
        if any(isinstance(event, kind) and len(event.receipts) > 1 for event in events):
            return player
        player.ready()


def scored(seed: str = "scored") -> Player:
    """Return a table during the playback of a scored street."""
    return told_of(StreetScored, seed)


def money(player: Player) -> list[int]:
    return [int(each.text[1:]) for each in find(player.regions()["rail"], class_="seat-money")]


def test_payments_count_up_while_signs_and_people_are_still_in_place() -> None:
    player = scored()
    show = player.table.attention.playback
    assert show is not None
    closing = next(n for n, step in enumerate(show.steps) if step.closing)
    payments = [step for step in show.steps if step.receipt is not None]
    start, final = money(player), [seat.money for seat in player.table.session.state.seats]
    assert sum(final) - sum(start) == sum(step.receipt.dollars for step in payments if step.receipt)
    paid = list(start)
    for number, step in enumerate(show.steps):
        assert (
            player.table.attention.playback is not None and player.table.attention.playback.number == number
        )
        assert ("outline closing" in player.regions()["marks"]) == (number == closing)
        seen = player.table.seen.city.sites
        if step.receipt is not None:
            paid[step.receipt.seat] += step.receipt.dollars
            assert all(seen[cell].owner is not None for cell in step.street)
            assert player.table.seen.city is not player.table.shown.city
        assert money(player) == paid
        player.send(ShowOn(show.choice, number + 1))
    assert player.table.attention.playback is None and money(player) == final
    assert player.table.seen is player.table.shown
    home = show.steps[max(n for n, step in enumerate(show.steps) if step.receipt is not None) + 1]
    assert all(home.state.city.sites[cell].owner is None for cell in home.street)


def test_going_back_a_beat_ignores_its_late_timer() -> None:
    player = scored()
    show = player.table.attention.playback
    assert show is not None
    player.send(ShowNext(show.choice, 1))
    player.send(ShowNext(show.choice, 0))
    assert player.table.attention.playback is not None and player.table.attention.playback.number == 0
    player.send(ShowOn(show.choice, 2))  # the timer of the abandoned step
    assert player.table.attention.playback.number == 0
    assert f"{show.choice} 1" in player.regions()["show"]


def test_a_paused_beat_stays_until_resumed() -> None:
    player = scored()
    show = player.table.attention.playback
    assert show is not None
    player.effects.clear()
    player.send(HoldShow(held=True))
    player.send(ShowOn(show.choice, 1))
    assert (
        player.table.attention.playback is not None
        and player.table.attention.playback.number == 0
        and not player.effects
    )
    player.send(HoldShow(held=False))
    assert [e.message for e in player.effects if isinstance(e, After)] == [ShowOn(show.choice, 1)]
    player.send(ShowOn(show.choice, 1))
    assert player.table.attention.playback.number == 1


def test_tapping_the_city_advances_the_playback() -> None:
    player = scored()
    player.send(Tap((0, 0)))
    assert (
        player.table.attention.playback is not None
        and player.table.attention.playback.number == 1
        and not player.table.attention.subject
    )


def test_the_next_action_never_waits_for_playback() -> None:
    player = next(p for n in range(20) if (p := scored(f"second {n}")).table.decision is not None)
    assert player.table.attention.playback is not None and player.table.decision is not None
    before = len(player.table.session.history)
    player.send(Act(str(player.table.decision.options[0])))
    assert len(player.table.session.history) == before + 1
    assert player.table.attention.playback is None or player.table.attention.playback.choice == before + 1


@pytest.mark.parametrize("end", [Cancel(), Help("cell 0,0"), ShowNext(0, -1)])
def test_the_next_bot_plays_however_playback_ends(end: Message) -> None:
    player = Player(new_session(2, seed="scored", kinds=("human", "greedy")), show="normal")
    for _ in range(80):
        waits = [e.message for e in player.effects if isinstance(e, After)]
        state = player.table.session.state
        if (
            state.decision is not None
            and state.decision.seat == 1
            and player.table.attention.playback is not None
        ):
            assert not any(isinstance(message, Think) for message in waits)
            player.effects.clear()
            player.send(end)
            assert [type(e.message) for e in player.effects if isinstance(e, After)] == [Think]
            return
        player.effects.clear()
        if player.table.attention.playback is not None:
            player.send(ShowNext(player.table.attention.playback.choice, -1))
        elif state.decision is not None and state.decision.seat == 0:
            player.send(Act(str(state.decision.options[0])))
        else:
            player.send(next(message for message in waits if isinstance(message, Think)))
    raise AssertionError("no story before a bot's turn")


@pytest.mark.parametrize("name", GAMES)
def test_flights_start_and_end_at_elements_on_the_page(name: str) -> None:
    """Each flight starts and ends on the board or at a seat, and the last step shows the game's own board."""
    session = new_session(**GAMES[name])  # type: ignore[arg-type]
    rng = Random(f"flights {name}")
    kinds = set()
    while options := legal_actions(session.state):
        before = session.state
        session = session.act(options[rng.randrange(len(options))])
        told = steps_of(before, session.history[-1].events, before.seats[before.current].hand)
        was = before
        for step in told:
            for flight in step.flights:
                kinds.add((flight.piece if flight.piece in PIECES else "person", flight.source.split(" ")[0]))
                assert there(flight.source, was, step.state) and there(flight.target, step.state, step.state)
            was = step.state
        if told and not any(before.moving) and not any(session.state.moving):
            assert told[-1].state.city.sites == session.state.city.sites
        streets = sum(isinstance(event, StreetScored) for event in session.history[-1].events)
        slow = sum(step.time for step in told if step.lifted is not None)
        if streets == 1 and not session.state.over:
            assert Playback(0, told).lasts("normal") - slow < 6000
    assert {("tile", "seat" if name == "nobody" else "hand"), ("sign", "seat"), ("sign", "cell")} <= kinds
    assert {("money", "cell"), ("person", "cell"), ("person", "")} <= kinds


PIECES = ("tile", "sign", "money")


def there(place: str, before: State, after: State) -> bool:
    where, _, which = place.partition(" ")
    match where:
        case "cell":
            return parse_cell(which) in after.city
        case "seat":
            return int(which) < len(after.seats)
        case "hand":
            return any(which in seat.hand for seat in before.seats)
        case "stack":
            return bool(before.stack or before.grifter_stack)
    return place == ""


def built(show: str) -> Player:
    """Return a table after the first build, which pays nothing."""
    player = Player(new_session(2), show=show)
    player.ready()
    decision = player.table.decision
    assert decision is not None
    player.send(Act(str(decision.options[0])))
    return player


def test_without_payments_pieces_fly_over_the_final_board() -> None:
    player = built("normal")
    assert player.table.attention.playback is None and player.table.flying
    assert player.table.flying[0].piece == "tile" and player.table.flying[0].source.startswith("hand")
    assert player.table.seen.city == player.table.session.state.city
    player.send(Undo())
    assert built("off").table.flying == ()


def flying(player: Player) -> int:
    return len(player.table.flying)


def test_flights_end_when_the_next_tile_is_picked() -> None:
    player = built("normal")
    player.ready()
    assert flying(player)
    tile = player.table.shown.seats[player.table.shown.current].hand[0]
    player.send(Pick(tile))
    assert player.table.attention.draft is not None and not flying(player)
    player.send(Pick(tile))
    assert not flying(player)


def test_in_a_great_city_the_view_glides_to_the_beat_and_back() -> None:
    player = scored()
    player.send(Resized(390, 300))
    table = player.table
    assert table.attention.playback is not None
    street = next(step.street for step in table.attention.playback.steps if step.street)
    whole = table.board.camera.fitted(table.seen.city)
    assert table.board.camera.scale > whole.scale
    assert all(table.board.camera.showing(cell) is table.board.camera for cell in street)
    player.send(ShowNext(table.attention.playback.choice, -1))
    assert player.table.board.camera.scale <= whole.scale


def test_final_payments_show_the_whole_city() -> None:
    player = told_of(GameEnded)
    player.send(Resized(390, 300))
    while (show := player.table.attention.playback) is not None:
        if show.step.receipt is not None and not show.step.street:
            table = player.table
            assert table.board.camera.scale == table.board.camera.fitted(table.seen.city).scale
        player.send(ShowNext(show.choice, show.number + 1))


def test_no_beat_shows_another_players_hand() -> None:
    player = Player(new_session(2), show="normal")
    player.ready()
    rng = Random("hidden")
    for _ in range(60):
        if (decision := player.table.decision) is None:
            break
        player.send(Act(str(rng.choice(list(decision.options)))))
        show, viewer = player.table.attention.playback, player.table.viewing.viewer
        for step in show.steps if show is not None else ():
            assert step.state is not None
            for number, seat in enumerate(step.state.seats):
                if number != viewer:
                    assert all(tile.startswith("?") for tile in seat.hand)
        player.ready()


def test_each_moment_sounds_once_and_every_sound_has_notes() -> None:
    show = scored().table.attention.playback
    assert show is not None
    names = [{sound.name for sound in sounds_of(step.flights, step, ())} for step in show.steps]
    assert [("close" in sounds) for sounds in names] == [step.closing for step in show.steps]
    assert all("coin" in sounds for step, sounds in zip(show.steps, names, strict=True) if step.receipt)
    assert "place" in names[0]
    assert all(notes and all(note.rings > 0 for note in notes) for notes in SOUNDS.values())


@pytest.mark.parametrize("board", [(390, 520), (556, 390)], ids=["upright", "lying"])
@pytest.mark.parametrize("seed", ["scored", "a", "b"])
def test_on_a_phone_the_street_that_closes_is_in_the_middle(board: tuple[int, int], seed: str) -> None:
    player, rng, closed = Player(new_session(2, seed=seed), show="normal"), Random(seed), 0
    player.send(Resized(*board))
    while closed < 3:
        player.ready()
        assert player.table.decision is not None
        player.send(Act(str(rng.choice(list(player.table.decision.options)))))
        while (show := player.table.attention.playback) is not None:
            if show.step.closing:
                closed += 1
                squares = [player.table.board.camera.square(cell) for cell in show.step.street]
                for axis in (0, 1):
                    begins = min(square[axis] for square in squares)
                    ends = max(square[axis] + square[2] for square in squares)
                    assert (begins + ends) / 2 == pytest.approx(board[axis] / 2, abs=1)
            player.send(ShowNext(show.choice, show.number + 1))


def test_a_street_that_pays_somebody_here_closes_with_a_chord() -> None:
    show = scored().table.attention.playback
    assert show is not None
    closing = next(step for step in show.steps if step.closing)
    paid = {step.receipt.seat for step in show.steps if step.receipt is not None and step.receipt.dollars}
    others = set(range(len(closing.state.seats))) - paid
    assert "own" in {sound.name for sound in sounds_of((), closing, paid)}
    assert "own" not in {sound.name for sound in sounds_of((), closing, others)}
    begins = [note.begins for note in SOUNDS["own"]]
    assert max(begins) < min(note.rings for note in SOUNDS["own"])


def test_the_people_here_are_the_seat_by_post_or_all_people() -> None:
    player = Player(new_session(3, kinds=("human", "greedy", "human")))
    assert seats_here(player.table) == (0, 2)
    post = replace(player.table, viewing=player.table.viewing.replace(seat=2))
    assert seats_here(post) == (2,)


@pytest.mark.parametrize(("won", "named"), [(True, "win"), (False, "end")])
def test_the_winner_sounds_after_every_seat_was_counted(won: bool, named: Literal["win", "end"]) -> None:
    sounds = sounds_at_end(3, won=won, still=False)
    assert [sound.name for sound in sounds] == ["count", "count", "count", named]
    assert max(sound.begins for sound in sounds) == sounds[-1].begins == named_at(3)
    assert sounds_at_end(3, won=won, still=True) == (Sound(named, 0),)


def test_no_sound_is_louder_than_another() -> None:
    """All sounds are about equally loud, and none is longer than a second and a half."""
    for notes in SOUNDS.values():
        assert 0.4 <= max(note.strength for note in notes) <= 0.9
        assert max(note.begins + note.rings for note in notes) <= 1500
