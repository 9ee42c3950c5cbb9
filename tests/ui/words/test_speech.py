"""Announcements of whole games match the reviewed files (`make_speech.py`) and never repeat."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

import pytest

from app.ui.core.model import Model, Route
from app.ui.core.page_parts import screens, window_title
from app.ui.table.messages import Act, Focus, Pick, Tap, Undo
from app.ui.table.model import Table
from app.ui.table.questions import spoken_question
from app.ui.words.log import WORDS
from app.ui.words.names import named
from tests.ui.make_speech import Listener, files, speech_text
from tests.ui.playing import Player, attributes, new_session

pytestmark = pytest.mark.xdist_group("speech")  # the games are played once


class Turn(NamedTuple):
    """An action, its announcements, the table after it, and now and then the labels of its controls."""

    chosen: str
    heard: tuple[str, ...]
    table: Table
    labels: frozenset[str]


@cache
def turns(name: str) -> tuple[Turn, ...]:
    """Play the game of a file, and return its turns."""
    listener = Listener(*name.rpartition("-")[::2])
    return tuple(
        Turn(
            chosen,
            tuple(heard),
            listener.table,
            frozenset(attributes(listener.markup(), "aria-label") if number % 8 == 0 else ()),
        )
        for number, (chosen, heard) in enumerate(listener.turns())
    )


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_announcements_match_the_reviewed_file(file: Path) -> None:
    now = speech_text((turn.chosen, turn.heard) for turn in turns(file.stem)).splitlines()
    before = file.read_text(encoding="utf-8").splitlines()
    for number, (line, reviewed) in enumerate(zip(now, before, strict=False), 1):
        assert line == reviewed, f"{file.name}:{number} (python -m tests.ui.make_speech tells it anew)"
    assert len(now) == len(before)


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_no_announcement_is_long(file: Path) -> None:
    messages = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("  : ")]
    assert len(messages) > 100
    assert max(len(message.split()) - 1 for message in messages) <= WORDS


@pytest.mark.parametrize("game", ["solo-easy-2021", "multiplayer-3-2021-business"])
def test_each_question_and_event_is_announced_once(game: str) -> None:
    for chosen, heard, table, _ in turns(f"{game}-short"):
        if not chosen:
            continue
        decision = table.decision
        question = spoken_question(table, "full", "short")
        asked = [message for message in heard if question and message.startswith(question)]
        assert len(asked) == (decision is not None), (chosen, heard)
        if decision is not None:
            assert heard[-1] == asked[0]
        built = re.findall(r"\w+ builds? [^.]*\.", " ".join(heard))
        assert max(Counter(built).values(), default=1) == 1


def test_a_refusal_and_a_notice_are_announced_once_without_live_regions() -> None:
    player = Player(new_session(2))
    player.ready()
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    player.send(Tap((0, 0)))
    assert player.table.attention.refusal is not None
    assert player.model.spoken == player.table.attention.refusal.words
    player.send(Undo())
    assert player.model.notice is not None
    assert player.model.spoken == player.model.notice.text
    assert not {"alert", "status"} & attributes(player.markup(), "role")


def test_undo_repeats_the_question() -> None:
    listener = Listener("multiplayer-3-2021-business", "short")
    for _ in listener.turns():
        before = listener.table.session.undo_problem()
        if before is None and listener.table.decision is not None:
            listener.send(Undo())
            back, asked = listener.taken()
            assert back == "Undone." and listener.table.decision is not None
            assert asked.startswith(listener.table.shown.seats[listener.table.decision.seat].name)
            return
    pytest.fail("nothing could be taken back")


def test_the_focused_cell_announces_worth_and_reason() -> None:
    player = Player(new_session(2), speech="full")
    player.ready()
    player.send(Pick(player.table.shown.seats[0].hand[0]))
    draft = player.table.attention.draft
    assert draft is not None and player.table.board.focus in draft.places
    best = max(draft.worths.values())
    assert f"Would earn ${best} now." in player.table.attention.focus_words
    assert player.regions()["cell-told"] == f"<p>{escape(player.table.attention.focus_words)}</p>"
    player.send(Focus((0, 0)))
    assert player.table.attention.focus_words == "There’s a building there already: Central Station."
    player.send(Focus((-1, -1)))
    assert player.table.attention.focus_words.startswith("A building must share a side")
    decision = player.table.decision
    assert decision is not None
    player.send(Act(str(decision.options[0])))
    assert player.table.attention.focus_words == ""


def test_every_page_has_its_own_title() -> None:
    titled = [
        row.name for row in screens().values() if row.title and row.name != "ladder"
    ]  # leads to another
    titles = {window_title(Model(route=Route(screen))) for screen in titled}
    assert len(titles) == len(titled)
    assert window_title(Player(new_session(2)).model) == "Ana, Ben – Streets"
    assert window_title(Model()) == "Streets"


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_drawn_tile_is_announced_only_to_its_player_once_the_hand_is_open(file: Path) -> None:
    known: dict[int, set[str]] = {}
    told = 0
    for chosen, heard, table, _ in turns(file.stem):
        said = " ".join(heard)
        state = table.session.state
        hidden = {
            tile
            for number, seat in enumerate(state.seats)
            if number != table.viewing.viewer
            for tile in seat.hand
        }
        assert not [tile for tile in hidden if named(state.rules.deck[tile]) in said], (chosen, heard)
        if table.viewing.viewer is None:
            continue
        hand = set(state.seats[table.viewing.viewer].hand)
        new = hand - known.get(table.viewing.viewer, hand)
        draws = "draw" if len(state.people) == 1 else "draws"
        assert all(f"{draws} {named(state.rules.deck[tile])} (" in said for tile in new), (chosen, heard)
        told += len(new)
        known[table.viewing.viewer] = hand
    assert told > 5


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_announcements_are_whole_sentences(file: Path) -> None:
    for turn in turns(file.stem):
        for said in (*turn.heard, turn.table.attention.focus_words, *turn.labels):
            assert not re.search(r"[.!?][,.;:]|[.!?] [a-z]|  ", said), said
