"""Origins: the source of a game decides whether it is saved and played on."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model, Route
from app.ui.core.registry import After, Effect, Navigate
from app.ui.core.texts import ASSETS
from app.ui.core.update import update
from app.ui.features.learn.progress import GuidedLesson, LessonsFetched
from app.ui.features.rules.handlers import AlbumFetched, PositionToTry
from app.ui.features.saves.state import KeepAgain, TakeOver
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import Act, Hold, Keep, Paint, Think, Undo
from app.ui.table.model import KEEPING, unsaved
from app.ui.table.origins import SAVED, LinkedGame, Origin
from tests.ui.playing import Player, new_session, table_of

LINKED = LinkedGame("some-data")


def open_as(origin: Origin, *kinds: str) -> Player:
    """Return a table of a person and, by default, a greedy bot, with a game of this origin."""
    session = new_session(kinds=kinds or ("human", "greedy"))
    player = Player(session)
    player.model, player.effects = replace(player.model, route=origin.route("g")), []
    player.model, effects = put_on_table(player.model, "g", session, origin)
    player.effects += effects
    return player


def of_kinds(effects: list[Effect]) -> set[str]:
    """Return the kinds of the effects on saved games and bots."""
    timed = (e.message if isinstance(e, After) else e for e in effects)
    return {type(e).__name__ for e in timed if isinstance(e, Keep | Hold | Paint | Think)}


def act(player: Player) -> None:
    decision = player.table.session.state.decision
    assert decision is not None
    player.send(Act(str(decision.options[0])))


def lesson() -> GuidedLesson:
    model, _ = update(Model(), RouteChanged("#/learn/1"))
    text = (ASSETS / "lessons" / "lessons.toml").read_text(encoding="utf-8")
    model, _ = update(model, LessonsFetched(text))
    origin = table_of(model).origin
    assert isinstance(origin, GuidedLesson)
    return origin


def test_a_position_is_never_saved_and_its_bots_do_not_move() -> None:
    player = open_as(PositionToTry("placing"))
    act(player)
    player.send(Undo())
    player.send(KeepAgain())
    player.send(TakeOver())
    assert of_kinds(player.effects) == set()
    assert not unsaved(player.model.with_(KEEPING, "full"))


def test_a_lesson_is_never_saved_and_its_bots_do_not_move() -> None:
    player = open_as(lesson())
    player.send(KeepAgain())
    assert of_kinds(player.effects) == set()
    assert player.table.route == Route("learn", "1")


def test_a_saved_game_is_locked_saved_and_painted_and_its_bots_move() -> None:
    player = open_as(SAVED)
    assert of_kinds(player.effects) == {"Hold", "Paint"}
    act(player)
    assert of_kinds(player.effects) == {"Hold", "Paint", "Keep", "Think"}


def test_a_linked_game_is_saved_when_a_person_acts() -> None:
    player = open_as(LINKED)
    assert player.table.route == Route("play", "some-data")
    act(player)
    assert player.table.origin == SAVED
    assert player.model.route == Route("game", "g")
    assert Navigate("#/game/g", replacing=True) in player.effects
    assert "Keep" in of_kinds(player.effects)


def test_a_linked_game_is_not_saved_when_a_bot_acts() -> None:
    player = open_as(LINKED, "greedy", "human")
    player.ready()
    assert player.table.session.history
    assert player.table.origin == LINKED
    assert "Keep" not in of_kinds(player.effects)


def test_a_linked_game_is_saved_on_request() -> None:
    player = open_as(LINKED)
    player.send(KeepAgain())
    assert player.table.origin == SAVED
    assert player.effects[-2:] == [
        Keep("g", player.table.session),
        Navigate("#/game/g", replacing=True),
    ]


def test_leaving_a_lesson_removes_the_picture_of_the_game_before() -> None:
    text = (ASSETS / "lessons" / "album.toml").read_text(encoding="utf-8")
    model, _ = update(Model(), RouteChanged("#/try/placing"))
    model, _ = update(model, AlbumFetched(text))
    _, effects = update(model, RouteChanged("#/"))
    assert Paint(None) in effects
