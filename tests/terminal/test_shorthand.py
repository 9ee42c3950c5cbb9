"""Shortcuts for typing: labels of spots, and Tab completion."""

from __future__ import annotations

from app.terminal.play import expanded, next_words, spots_of
from app.ui.features.typed.phrases import phrases
from tests.ui.playing import new_session

STATE = new_session(2).state


def test_spots_have_labels_row_by_row_that_begin_no_facing() -> None:
    spots = spots_of(STATE)
    assert list(spots.items()) == [((-1, 0), "a"), ((1, 0), "b"), ((1, 1), "c"), ((0, 2), "d")]
    assert not set("nesw") & set(spots.values())


def test_there_are_no_spots_outside_build_decisions() -> None:
    session = new_session(2, seed="moves")
    while session.state.decision is not None and session.state.decision.kind == "build":
        session = session.act(session.state.decision.options[0])
    assert spots_of(session.state) == {}
    assert expanded("a 1", {}) == "a 1"


def test_labels_stand_for_cells() -> None:
    spots = spots_of(STATE)
    assert expanded("1 b n", spots) == "1 1,0 n"
    assert expanded("what if 1 D e", spots) == "what if 1 0,2 e"
    assert expanded("build food-court 0,2 E", spots) == "build food-court 0,2 E"


def test_tab_completes_word_by_word() -> None:
    typeable = [*phrases(STATE).values(), "what if", "hand", "help"]
    assert next_words("", ["hand", "help"]) == ["hand", "help"]
    assert next_words("h", typeable) == ["hand", "help"]
    assert next_words("BU", typeable) == ["build"]
    assert next_words("build f", typeable) == ["Food"]
    assert next_words("build food court at ", typeable) == ["-1,0", "0,2", "1,0", "1,1"]
    assert next_words("what ", typeable) == ["if"]
    assert next_words("dance ", typeable) == []
