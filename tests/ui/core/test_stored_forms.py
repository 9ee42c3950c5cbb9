"""The forms on disk: a text that version 0.1.0 wrote is read and written back to the letter."""

from __future__ import annotations

import json

import pytest

from app.saves.book import line_row, row_line
from app.saves.copies import unseal
from app.saves.same_tiles import read_results, results_text
from app.saves.save import read_save, write_save
from app.ui.core.messages import StoredLoaded
from app.ui.core.model import Model
from app.ui.core.stored import store, stored_keys
from app.ui.core.update import update
from tests.saves.support import HERE

SETTINGS = (
    '{"language": "ru", "theme": "dark", "helps": "expected", "box_helps": "full", "show": "fast",'
    ' "bots": "slow", "contrast": "more", "swaps": "always", "speech": "full", "keys": "off", "hints": "off",'
    ' "stars": "off", "coach": "always", "think_again": "8", "book": "off", "sound": "off", "life": "off",'
    ' "map": "turned", "haptics": "on", "start": "plain", "puzzle_rating": "off"}'
)
FORMS = {
    "settings": SETTINGS,
    "new_game": (
        '{"new_game": {"places": [{"name": "Ada", "look": [4, "star", "girl"], "kind": "human",'
        ' "consultant": "hacker"}, {"name": "Bo", "look": [1, "triangle"], "kind": "greedy",'
        ' "consultant": "random"}], "alone": {"name": "Cleo", "look": [2, "square"], "kind": "human",'
        ' "consultant": "random"}, "mode": "solo", "difficulty": "hard", "business": true,'
        ' "consultants": true, "choosing": true, "edition": "ru", "first": 1, "trust": true,'
        ' "practice": true, "post": false, "phones": false}}'
    ),
    "learned": (
        '{"done": ["goal", "scoring"], "reached": {"fomo": 2}, "hints": ["hand"], "following": 2,'
        ' "lessons": 6, "won": true, "easy": 1, "normal": false}'
    ),
    "post": '{"seats":{"mine":0,"both":1}}',
    "hands": '{"1f-0":["ABC",[0,2],3],"2a-1":["D-E",[],0]}',
    "rivals": '{"duels": {"12:Bo": ["Bo", 90, 80], "34:Cleo": ["Cleo", 70, 75]}}',
    "box": '{"choices": "abc 3 2 9 1,h-1 1 1 8 0"}',
    "puzzles": (
        '{"version":2,"answers":[["b2","yes",1200],["c3","near",700],["a1","no",900,"unrated"]],"best_run":3,'
        '"run":["a1 b2 c3",1,0]}'
    ),
}
LINES = (
    '8c1a2d5f game ["abc","2026-11-26T10:15","0.1.0","2021",1,"easy","2026-11-25","",'
    '"@0a1b2c3d:3:90:40:12::31 grifter::80:20:10:16",17,"","0a1b2c3d","s12 d30",29738000]',
)


@pytest.mark.parametrize("key", stored_keys())
def test_a_stored_value_is_written_back_to_the_letter(key: str) -> None:
    text = FORMS[key]
    model, _ = update(Model(), StoredLoaded(key, text))
    written = store(model, key).text
    if key == "settings":  # later versions have more of them
        assert json.loads(text).items() <= json.loads(written).items()
    else:
        assert written == text


@pytest.mark.parametrize("line", LINES)
def test_a_line_of_the_book_is_written_back_to_the_letter(line: str) -> None:
    assert row_line(line_row(line)).partition(" ")[2] == line.partition(" ")[2]


def test_results_with_the_same_tiles_are_written_back_to_the_letter() -> None:
    text = (
        '7 {"version":3,"games":{"expert":"text"},"friends":{"0":"Ada\\n120\\n110\\nmgn\\nfirst\\n\\n2",'
        '"1":"Bo\\n90\\n100\\n\\n\\nGAME\\n0"}}'
    )
    assert results_text(read_results(text), 7) == text


def test_a_save_is_written_back_to_the_letter() -> None:
    for head in (
        "",
        '{"title":"","created":1,"updated":2,"practice":false,"looks":[[4,"star"]],"origin":"0a1b2c3d",'
        '"post":["abcd",1,true],"mode":"solo","turn":3,"over":false,"seats":[["Ada","human",5],'
        '["The Grifter","grifter",7]],"winners":[],"city":"0,0 N - -;1,-2 E tourist 0","daily":"2026-11-25",'
        '"weather":["of a later version"]}',
    ):
        sealed = unseal((HERE / "fixtures/save-1.txt").read_text("utf-8"))
        assert isinstance(sealed, tuple)
        body = f"{head}\n{sealed[1].partition(chr(10))[2]}" if head else sealed[1]
        assert write_save(read_save(body)) == body
