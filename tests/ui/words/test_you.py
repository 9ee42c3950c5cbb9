"""Where one person plays, texts call that person *you*, in every language."""

from __future__ import annotations

import re

import pytest

from app.engine.state import Build
from app.saves.save import SeatLine
from app.ui.core import texts
from app.ui.table.questions import question_words
from app.ui.words.log import turns
from app.ui.words.names import names_in_list, seat_name, seat_names
from languages import files, languages
from tests.ui.playing import new_session
from texts import ensure_texts


def use(code: str) -> None:
    texts.use(texts.read_catalogue((ensure_texts() / f"{code}.json").read_text("utf-8")))


BUILDS = {
    "en": "You build ",
    "de": "Du baust ",
    "es": "Construyes ",
    "fr": "Vous construisez ",
    "ja": "あなたが",
    "ru": "Вы строите ",
}


@pytest.mark.parametrize("code", languages())
def test_questions_and_log_speak_to_the_only_person(code: str) -> None:
    use(code)
    session = new_session(1, mode="solo")
    assert seat_name(session.state, 0) == texts.say("names.you")
    assert seat_name(session.state, 1) == texts.say("kinds.grifter.name")
    decision = session.state.decision
    assert decision is not None
    asked = question_words(session.state, decision, None, second=False)
    assert "Ana" not in asked and asked[0] == asked[0].upper()
    build = next(option for option in decision.options if isinstance(option, Build))
    first = turns(session.act(build))[0].entries[0].text
    assert first.startswith(BUILDS[code]) and "Ana" not in first


def test_several_people_and_seats_of_others_keep_their_names() -> None:
    use("en")
    several = new_session(2)
    assert seat_names(several.state.seats) == ("Ana", "Ben")
    decision = several.state.decision
    assert decision is not None
    assert question_words(several.state, decision, None, second=False) == "Ana, your turn: pick a tile."
    against = new_session(2, kinds=("greedy", "human"))
    assert seat_names(against.state.seats)[1] == "You"


def test_a_list_of_games_keeps_a_chosen_name() -> None:
    use("en")
    grifter = SeatLine("The Grifter", "grifter", 60)
    assert names_in_list((SeatLine("Ana", "human", 0), grifter)) == ("Ana", "The Grifter")
    assert names_in_list((SeatLine("Мэр", "human", 0), grifter)) == ("You", "The Grifter")


@pytest.mark.parametrize("code", languages())
def test_no_text_for_the_reader_names_the_seat(code: str) -> None:
    lines = [line for path in files(code) for line in path.read_text("utf-8").splitlines()]
    spoken = [line for line in lines if line.startswith("    .you =")]
    assert len(spoken) > 20
    assert [line for line in spoken if re.search(r"\$name\b", line)] == []
