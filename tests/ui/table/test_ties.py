"""Ties of the Grifter: the page breaks them where one learns, and elsewhere the player does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from itertools import count

import pytest

from app.bots.stars import hand_estimates, stars
from app.engine.city import COLOURS
from app.engine.forecast import move_gains, payoffs, worth_now
from app.engine.game import apply
from app.engine.session import Session
from app.engine.state import GRIFTER, Abandon, Action, Build, Move, State
from app.saves.marks import PLAIN, Seating, write_seating
from app.ui.core.texts import say
from app.ui.features.journey.street import PlayStop
from app.ui.features.learn.progress import FirstGame
from app.ui.table.automatic import any_option, favourable_option, for_grifter, page_breaks_ties
from app.ui.table.messages import Act, MoveAll, Redo, ShowNext, Undo
from tests.ui.playing import Player, new_session, reached

GAME = new_session(1, mode="solo")


def first_game(**settings: object) -> Player:
    """Return a player at the start of a first game."""
    player = Player(new_session(2), **settings)
    player.send(FirstGame())
    player.model = replace(player.model, route=player.table.route)
    return player


def choose(player: Player) -> str:
    """Play as the stars and the numbers on the board say; return the kind of the decision."""
    decision, shown = player.table.decision, player.table.shown
    assert decision is not None

    def number(action: Action) -> int:
        if isinstance(action, Abandon):
            return -worth_now(shown, action.cell)
        if isinstance(action, Move):
            mine, theirs = move_gains(shown, action)
            return mine - theirs
        return 0

    action = max(decision.options, key=number)
    if decision.kind == "build":
        good = stars(hand_estimates(shown))
        action = Build(good.tiles[0], *good.spots[good.tiles[0]][0])
    player.send(MoveAll(str(action)) if isinstance(action, Move) else Act(str(action)))
    return decision.kind


def stories(player: Player) -> Iterator[str]:
    """Yield the explanations of a playback, and end it."""
    while (playback := player.table.attention.playback) is not None:
        yield player.markup()
        player.send(ShowNext(playback.choice, playback.number + 1))


def reached_grifter(kind: str, several: int = 1) -> Session:
    """Return a game in which the player decides for the Grifter."""

    def fits(state: State) -> bool:
        decision = state.decision
        assert decision is not None
        option = decision.options[0]
        left = state.moving[COLOURS.index(option.colour)] if isinstance(option, Move) else several
        return for_grifter(state, decision) and left >= several

    return reached(GAME, kind, fits, seed="ties")


def test_in_a_first_game_the_page_decides_for_the_grifter_and_the_game_takes_few_taps() -> None:
    player, taps, told = first_game(show="normal"), 0, ""
    while player.table.decision is not None:
        assert not for_grifter(player.table.session.state, player.table.decision)
        kind = choose(player)
        taps += 3 if kind == "build" else 1  # the tile, its spot, and the button
        told += "".join(stories(player))
    assert say("grifter.took") in told
    assert any(played.unasked for played in player.table.session.history)
    assert player.table.session.state.winners == (0,)
    assert taps <= 62


def test_the_page_takes_other_options_than_the_first() -> None:
    player = first_game()
    while player.table.decision is not None:
        choose(player)
    states = zip(player.table.session.states, player.table.session.history, strict=False)
    taken = [
        state.decision.options.index(played.action)
        for state, played in states
        if played.unasked and state.decision is not None
    ]
    assert taken and any(taken)


def test_the_page_breaks_ties_in_favour_of_the_player() -> None:
    differing: set[type[Action]] = set()
    for game in count():
        if differing == {Build, Move}:
            return
        state = new_session(1, mode="solo", seed=f"ties {game}").state
        while (decision := state.decision) is not None:
            action = decision.options[-1]
            if for_grifter(state, decision) and isinstance(action, Build | Move):
                action = favourable_option(state, decision)
                gains = {option: _gain(state, option) for option in decision.options}
                assert gains[action] == max(gains.values())
                differing |= {type(action)} if len(set(gains.values())) > 1 else set()
            state = apply(state, action).state


def _gain(state: State, action: Action) -> int:
    """Return how much more an action for the Grifter pays the player than him, in dollars."""
    if isinstance(action, Build):
        return payoffs(state, action.tile, GRIFTER)[action.cell, action.facing].net(0)
    assert isinstance(action, Move)
    mine, theirs = move_gains(state, action)
    return mine - theirs


def test_on_easy_stops_of_the_journey_the_page_decides_too() -> None:
    player = Player(new_session(2))
    for stop, decides in ((3, True), (4, False), (5, True)):
        player.send(PlayStop(stop))
        table = player.table
        assert page_breaks_ties(table.session, player.model.settings, table.origin) is decides


@pytest.mark.parametrize(("setting", "asked"), [("learning", True), ("me", True), ("page", False)])
def test_outside_easy_the_player_decides_unless_the_setting_says_otherwise(setting: str, asked: bool) -> None:
    session = reached_grifter("grifter")
    player = Player(_before(session), ties=setting)
    player.send(Act(str(session.history[-1].action)))
    decision = player.table.decision
    assert decision is not None
    assert (decision.kind == "grifter") is asked


def _before(session: Session) -> Session:
    """Return a game without its last action."""
    earlier = GAME
    for played in session.history[:-1]:
        earlier = earlier.act(played.action)
    return earlier


def test_the_question_offers_any_spot() -> None:
    player = Player(reached_grifter("grifter"))
    decision, state = player.table.decision, player.table.session.state
    assert decision is not None
    action = any_option(state, decision.options)
    assert say("decisions.any") in player.regions()["prompt"]
    assert str(action) in player.offered() and action in decision.options
    player.send(Act(str(action)))
    assert player.table.session.history[-1].action == action
    assert not player.table.session.history[-1].unasked


def test_the_people_of_the_grifter_move_together_or_one_by_one() -> None:
    session = reached_grifter("move", several=2)
    assert session.state.decision is not None
    action = session.state.decision.options[0]
    together, single = Player(session), Player(session)
    assert str(MoveAll(str(action))) in unescape(together.markup())
    together.send(MoveAll(str(action)))
    made = together.table.session.history[len(session.history) :]
    assert len(made) > 1 and {str(played.action) for played in made} == {str(action)}
    single.send(Act(str(action)))
    assert len(single.table.session.history) == len(session.history) + 1


def test_undo_takes_the_choice_of_the_page_back_with_the_players_and_redo_brings_both() -> None:
    session = reached_grifter("grifter")
    before = _before(session)
    player = Player(replace(before, extra=write_seating(Seating(PLAIN[:2], practice=True))), ties="page")
    player.send(Act(str(session.history[-1].action)))
    after = player.table.session
    assert after.history[-1].unasked
    player.send(Undo())
    assert player.table.session.state == before.state
    player.send(Redo())
    assert player.table.session.text() == after.text()


def test_a_record_keeps_its_choices_whoever_made_them() -> None:
    session = GAME
    while session.state.decision is not None:
        session = session.act(session.state.decision.options[-1])
    for setting in ("learning", "me", "page"):
        player = Player(session, ties=setting)
        assert player.table.session.text() == session.text()
        assert player.table.session.state == session.state
