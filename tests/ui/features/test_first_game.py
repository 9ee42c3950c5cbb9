"""The first game: how new players reach it, and its hints."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from app.bots import BOTS
from app.engine.game import observe
from app.saves.marks import PLAIN, marks_of
from app.saves.save import SeatLine, Summary
from app.ui.core.messages import ChangeSetting, StoredLoaded
from app.ui.core.model import Model, Settings
from app.ui.core.page_parts import screen_of
from app.ui.core.registry import Navigate, StoreText
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.learn import HINTS_SETTING, progress
from app.ui.features.learn.handlers import HINTS
from app.ui.features.learn.progress import PROGRESS, DismissHint, FirstGame, Progress
from app.ui.features.saves.state import GameEntry, GamesListed, Library
from app.ui.table.messages import Act, Keep, Pick, ShowNext
from tests.ui.markup import page_of
from tests.ui.playing import Player, new_session, seeded

GAME = GameEntry(
    "g",
    "",
    "today",
    Summary("solo", 1, False, (SeatLine("Mayor", "human", 0), SeatLine("The Grifter", "grifter", 0)), (), ""),
    PLAIN[:2],
    False,
)


def first_controls(model: Model) -> list[str]:
    """Return the main controls of the first page, in order."""
    regions = [region.id for region in screen_of(model).regions]
    begun = page_of(model, *regions) + page_of(model, "app")
    return re.findall(r'<(?:a|button)\b[^>]* (?:href|data-message)="([^"]*)"', begun)


def test_new_players_see_a_first_game_and_then_lessons() -> None:
    assert first_controls(seeded())[:2] == ["first-game", "#/learn/1"]


def test_learners_see_the_next_lesson_first() -> None:
    learned = Progress(("build",), following=2, lessons=10)
    model, _ = update(seeded(), StoredLoaded("learned", progress.write_progress(learned)))
    assert first_controls(model)[:2] == ["#/learn/2", "first-game"]


def test_returning_players_see_the_usual_page() -> None:
    model, _ = update(seeded(), GamesListed(Library((GAME,))))
    assert {"#/game/g", "#/journey/1", "#/new", "#/train", "#/rules", "#/book", "#/more"} <= set(
        first_controls(model)
    )


def begun(**settings: str) -> Player:
    """Return a player at the start of the first game."""
    player = Player(new_session(2), **settings)
    player.effects = []
    player.send(FirstGame())
    player.model = replace(player.model, route=player.table.route)
    return player


def test_the_first_game_is_solo_easy_without_expansions_and_saved() -> None:
    player = begun()
    rules = player.table.session.deal.rules
    assert (rules.mode, rules.difficulty, rules.business, rules.consultants) == ("solo", "easy", False, False)
    kept = [e for e in player.effects if isinstance(e, Keep)]
    assert kept and marks_of(kept[0].session).first_game
    assert Navigate(f"#/game/{player.table.id}") in player.effects


@pytest.fixture(scope="module")
def first_game() -> tuple[Player, list[str]]:
    """Play a first game greedily to its end, also for the Grifter; return the player and the hints given."""
    player, hints = begun(ties="me"), []
    while (decision := player.table.decision) is not None:
        for tile in player.table.shown.seats[0].hand if decision.kind == "build" else ():
            player.send(Pick(tile))
            if player.table.hint and player.table.hint not in hints:
                hints.append(player.table.hint)
        if player.table.hint and player.table.hint not in hints:
            hints.append(player.table.hint)
        state = player.table.session.state
        player.send(Act(str(BOTS["greedy"].choose(observe(state, decision.seat)))))
        if player.table.attention.playback is not None:
            player.send(ShowNext(player.table.attention.playback.choice, -1))
    return player, hints


def test_each_hint_is_given_once(first_game: tuple[Player, list[str]]) -> None:
    player, hints = first_game
    assert {"tie", "closing", "ending"} <= set(hints)
    assert len(hints) == len(set(hints))
    assert player.model[PROGRESS].hints == tuple(hints)
    assert [e for e in player.effects if isinstance(e, StoreText) and e.key == "learned"]


def test_the_first_game_is_easy(first_game: tuple[Player, list[str]]) -> None:
    player, _ = first_game
    assert player.table.session.state.winners == (0,)


def hinting(name: str) -> Player:
    """Return a player, who also decides for the Grifter, when a hint has just appeared."""
    player = begun(ties="me")
    others = tuple(other for other in HINTS if other != name)
    player.model = player.model.with_(PROGRESS, Progress(hints=others))
    for _ in range(60):
        if player.table.hint:
            return player
        decision = player.table.decision
        assert decision is not None
        for tile in player.table.shown.seats[0].hand if decision.kind == "build" else ():
            player.send(Pick(tile))
            table = player.table
            if table.hint:
                return player
        player.send(Act(str(BOTS["greedy"].choose(observe(player.table.session.state, decision.seat)))))
    raise AssertionError(f"{name} was never told")


@pytest.mark.parametrize("name", ["closing", "tie", "ending"])
def test_a_hint_shows_its_text_and_can_be_dismissed(name: str) -> None:
    player = hinting(name)
    assert player.table.hint == name
    assert say(HINTS[name].text) in player.markup().replace("&#x27;", "'")
    assert f'href="#/learn/{HINTS[name].anchor}"' in player.markup()
    player.send(DismissHint())
    assert say(HINTS[name].text) not in player.markup()


def test_the_marks_above_are_explained_in_the_second_turn() -> None:
    player = hinting("names")
    assert say("first_game.names").partition("’")[0] in player.markup()
    assert '#/learn/"' not in player.markup()


def test_a_hint_disappears_with_the_next_action() -> None:
    player = hinting("tie")
    decision = player.table.decision
    assert decision is not None
    player.send(Act(str(decision.options[0])))
    assert player.table.hint == ""


def test_hints_can_be_switched_off() -> None:
    player = hinting("tie")
    player.send(ChangeSetting("hints", "off"))
    assert player.table.hint == "" and player.model.settings[HINTS_SETTING] == "off"


def test_only_the_first_game_gives_hints() -> None:
    player = Player(new_session(1, mode="solo"))
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    assert player.table.hint == "" and player.model[PROGRESS] == Progress()
    assert Settings()[HINTS_SETTING] == "on"
