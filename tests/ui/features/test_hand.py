"""A hand on a phone: it follows the table by built tiles and turn words."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from app.engine.deck_file import standard_deck
from app.engine.game import legal_actions
from app.engine.session import Session
from app.saves.hands import hand_data, turn_word
from app.saves.marks import PLAIN
from app.ui.core.model import Route
from app.ui.core.registry import Navigate, StayAwake
from app.ui.core.texts import say
from app.ui.features.hand.state import (
    MOST_KEPT,
    BuiltIt,
    HoldUp,
    Oops,
    PutAway,
    RubOut,
    TryWord,
    TypeWord,
    UseCode,
    read_kept,
)
from app.ui.table.phones import hand_code, phones_of, turn_word_at, with_phone
from environment import ROOT
from tests.ui.hands import dealt, link
from tests.ui.phone import Phone
from tests.ui.playing import attributes


def after_turns(session: Session, turns: int) -> Session:
    """Return the session after a number of turns, with the first legal action each time."""
    until = session.state.turn + turns
    while session.state.turn < until:
        session = session.act(legal_actions(session.state)[0])
    return session


def test_the_page_shows_the_tiles_by_slot_and_whose_they_are() -> None:
    phone = Phone(link(dealt()))
    markup = phone.markup()
    assert attributes(markup, "data-tile") == set(phone.now().slots)
    assert say("hand.of", name="Ana") in markup
    assert StayAwake() in phone.effects


def test_a_built_tile_makes_room_for_the_next_once_the_word_is_entered() -> None:
    phone = Phone(link(dealt()))
    before = phone.now().slots
    phone.send(HoldUp(1))
    assert str(BuiltIt(1)) in attributes(phone.markup(), "data-message")
    phone.send(BuiltIt(1))
    assert phone.now().slots == (before[0], None, before[2]) and phone.now().waits
    phone.enter(turn_word(phone.code.salt, 0, 0))
    assert phone.now().slots == (before[0], phone.code.draws[0], before[2]) and not phone.now().waits


def test_nobody_taps_ahead() -> None:
    phone = Phone(link(dealt()))
    phone.send(BuiltIt(0))
    slots = phone.now().slots
    phone.send(BuiltIt(1))
    assert phone.now().slots == slots
    assert str(BuiltIt(1)) not in phone.markup()


def test_refused_words_say_why() -> None:
    phone = Phone(link(dealt()))
    salt = phone.code.salt
    words = [turn_word(salt, 0, turn) for turn in range(4)]
    phone.send(BuiltIt(0))
    phone.send(TryWord())
    assert say("hand.refused.short") in phone.markup()
    phone.enter(next(word for word in ("BAB", "TOT", "MAM") if word not in words))
    assert say("hand.refused.wrong") in phone.markup() and phone.now().waits
    phone.enter(words[1])
    assert say("hand.refused.later") in phone.markup()
    phone.enter(words[0])
    phone.send(BuiltIt(0))
    phone.send(TypeWord(words[0].lower()))
    assert say("hand.refused.used") in phone.markup() and phone.now().waits
    phone.enter(words[1][:2])
    phone.send(RubOut())
    assert phone.hand.typed == words[1][0]


def test_oops_takes_a_tile_back_and_keeps_the_word() -> None:
    phone = Phone(link(dealt()))
    first = phone.now().slots
    phone.send(BuiltIt(0))
    phone.enter(turn_word(phone.code.salt, 0, 0))
    drawn = phone.code.draws[0]
    phone.send(Oops())
    assert phone.now().slots == first and not phone.now().waits
    phone.send(BuiltIt(2))
    assert phone.now().slots == (first[0], first[1], drawn)


def test_a_reload_keeps_the_hand() -> None:
    phone = Phone(link(dealt()))
    phone.send(BuiltIt(0))
    phone.enter(turn_word(phone.code.salt, 0, 0))
    slots = phone.now().slots
    phone.reload()
    assert phone.now().slots == slots


def test_a_code_in_other_letters_is_the_same_hand() -> None:
    phone = Phone(link(dealt()))
    phone.send(BuiltIt(0))
    built = phone.now()
    start, data = link(dealt()).rsplit("/", 1)
    phone.open(f"{start}/{data[:9].lower()}-{data[9:].lower()}")
    assert phone.now() == built


def test_a_lost_phone_is_replaced_by_a_new_code() -> None:
    session = after_turns(dealt(), 2)
    fresh = Phone(link(session))
    assert sorted(filter(None, fresh.now().slots)) == list(session.state.seats[0].hand)
    session = session.act(next(a for a in legal_actions(session.state) if hasattr(a, "tile")))
    word = turn_word_at(after_turns(session, 1) if session.state.current == 0 else session)
    assert word is not None and word.seat == 0
    built = next(n for n, tile in enumerate(fresh.now().slots) if tile not in session.state.seats[0].hand)
    fresh.send(BuiltIt(built))
    fresh.enter(word.word)
    assert not fresh.now().waits


def test_an_old_code_offers_the_newer_hand() -> None:
    old, session = link(dealt()), after_turns(dealt(), 4)
    phone = Phone(link(session))
    phone.open(old)
    assert say("hand.problem.older") in phone.markup() and not attributes(phone.markup(), "data-tile")
    assert link(session) in attributes(phone.markup(), "href")
    phone.send(UseCode())
    assert phone.now().turn == 0 and attributes(phone.markup(), "data-tile")


def test_a_newer_code_replaces_the_hand() -> None:
    phone = Phone(link(dealt()))
    phone.send(BuiltIt(0))
    session = after_turns(dealt(), 4)
    phone.open(link(session))
    assert sorted(filter(None, phone.now().slots)) == list(session.state.seats[0].hand)


def test_codes_of_two_games_do_not_mix() -> None:
    phone, one, other = Phone(), link(dealt(game="one")), link(dealt(game="other"))
    phone.open(one)
    phone.send(BuiltIt(0))
    phone.open(other)
    assert None not in phone.now().slots
    phone.open(one)
    assert phone.now().slots[0] is None


@pytest.mark.parametrize(
    ("data", "problem"), [("", "empty"), ("EFWF", "damaged"), ("IFWF" * 9, "another"), ("EF.FW", "damaged")]
)
def test_a_code_that_cannot_be_read_says_why(data: str, problem: str) -> None:
    phone = Phone(f"#/hand/{data}" if data else "#/hand")
    assert say(f"hand.problem.{problem}") in phone.markup()
    assert say("hand.scan") in phone.markup()


def test_the_contractor_builds_two_before_the_word() -> None:
    session = dealt(cards=("contractor", "investor"))
    phone = Phone(link(session))
    first = phone.now().slots
    phone.send(BuiltIt(2))
    assert not phone.now().waits
    phone.send(BuiltIt(0))
    assert phone.now().waits
    phone.enter(turn_word(phone.code.salt, 0, 0))
    assert phone.now().slots == (phone.code.draws[0], first[1], phone.code.draws[1])


def test_a_hand_is_put_away() -> None:
    phone = Phone(link(dealt()))
    phone.send(PutAway())
    assert phone.effects[-1] == Navigate("#/") and read_kept(phone.kept) == {}


def test_the_first_page_leads_back_to_the_hand() -> None:
    phone, address = Phone(), link(dealt())
    phone.open("#/")
    assert "#/hand/" not in phone.everything()
    phone.open(address)
    phone.open("#/")
    assert address in attributes(phone.everything(), "href")


def test_hostile_names_in_a_code_stay_text() -> None:
    code = hand_code(dealt(), 0, PLAIN[0], 0).replace(
        name="<b>\u202eX", custom=True, slots=("<img src=x>", '"onload=', "C"), draws=()
    )
    phone = Phone(str(Route("hand", hand_data(code, standard_deck()))))
    markup = phone.markup()
    assert say("hand.of", name="<b>X") not in markup and "<img" not in markup and "\u202e" not in markup
    assert {"<img src=x>", '"onload=', "C"} == attributes(markup, "data-tile")


def test_only_the_last_hands_are_stored() -> None:
    phone = Phone()
    for n in range(MOST_KEPT + 3):
        phone.open(link(dealt(game=f"game {n}")))
    assert len(read_kept(phone.kept)) == MOST_KEPT


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1}',
        '{"a": ["<b>", [], 0]}',
        '{"a": ["ABC", [7], 0]}',
        '{"a": ["ABC", [true], 0]}',
        '{"a": ["ABC", [], -1]}',
        json.dumps({"a": ["ABC", [0] * 99, 0]}),
    ],
)
def test_damaged_kept_hands_are_left_out(text: str) -> None:
    assert read_kept(text) == {}


def test_a_phone_is_noted_once_in_the_record() -> None:
    session = dealt()
    salt = phones_of(session).salt
    again = with_phone(with_phone(session, "other", 1, has=True), "other", 0, has=False)
    assert (phones_of(again).seats, phones_of(again).salt) == ((1,), salt)


HAND = """
import sys
from pathlib import Path
from app.ui.core import texts
from app.ui.core.messages import RouteChanged
from app.ui.core.model import Model
from app.ui.core.update import update
from app.ui.core.page_parts import screen_of

texts.use(texts.read_catalogue(Path("runtime/texts/en.json").read_text(encoding="utf-8")))
model, _ = update(Model(), RouteChanged(sys.argv[1]))
screen = screen_of(model)
assert "data-tile" in str(screen.frame.view(*screen.frame.parts(model)))
print(*(name for name in sys.modules if name.startswith("app.")))
"""


def test_the_page_imports_no_table() -> None:
    """Therefore it starts fast on a phone."""
    command = [sys.executable, "-c", HAND, link(dealt())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    imported = set(done.stdout.split())
    assert "app.ui.features.hand.views" in imported
    assert imported.isdisjoint(
        {"app.engine.turn", "app.engine.session", "app.engine.forecast", "app.ui.words.sentences"}
    )
