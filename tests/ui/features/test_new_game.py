"""The new-game form: every variant starts, impossible choices are disabled, and entries survive."""

from __future__ import annotations

import json
from dataclasses import replace
from html import unescape

import pytest

from app.bots import BOTS
from app.engine.consultants import CONSULTANTS
from app.engine.deck_file import standard_deck
from app.engine.record import decode
from app.engine.session import begin
from app.engine.setup import deal
from app.saves.links import deal_data
from app.saves.marks import SeatLook, read_seating
from app.ui.core.messages import Message, RouteChanged, StoredLoaded
from app.ui.core.model import Model
from app.ui.core.registry import FocusOn, Navigate, StoreText, Update
from app.ui.core.texts import say
from app.ui.core.update import update
from app.ui.features.book.state import OpenBook
from app.ui.features.new_game.form import (
    AddBot,
    AddPlace,
    Begin,
    LastTime,
    NewGame,
    NewSeed,
    RemovePlace,
    SetGame,
    SetPlace,
    chosen_consultant,
    entries_to_store,
    form_of,
    form_with_stored,
    fresh,
    impossible,
    problems,
    setup_of,
)
from app.ui.features.saves.state import ARRIVAL, FileRead
from app.ui.table.messages import Keep, Rematch, SameDeal
from app.ui.table.model import TABLE
from tests.engine.support import DECK_TEXT
from tests.ui.markup import find, page_of
from tests.ui.playing import seeded, table_of


def sent(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


MORE = SetGame("more", "yes")


def at_form(*messages: Message) -> Model:
    return sent(seeded(), RouteChanged("#/new/together"), SetGame("seed", "abc"), *messages)


def begun(model: Model) -> Update:
    return update(model, Begin())


def test_no_radio_button_turns_into_one_of_another_group() -> None:
    # A browser unchecks a group's button when another checked one is renamed into the group.
    alone = find(page_of(sent(seeded(), RouteChanged("#/new"))), type="radio")
    together = find(page_of(at_form()), type="radio")
    assert {each["name"] for each in alone} != {each["name"] for each in together}
    for buttons in (alone, together):
        assert all(each["id"] for each in buttons)
        assert len({each["id"] for each in buttons}) == len(buttons)
    assert not {each["id"] for each in alone} & {each["id"] for each in together}


def test_one_tap_begins_as_last_time() -> None:
    model, _ = begun(at_form(AddPlace(), SetPlace(0, "name", "Mum"), SetPlace(2, "kind", "expert")))
    again = sent(model, RouteChanged("#/new"), SetGame("business", "yes"), RemovePlace(0))
    assert "Same as last time: Mum, Player 2, Agatha" in page_of(
        again
    ) or "Same as last time: Mum, Player 2" in page_of(again)
    assert 'data-message="last-time"' in page_of(again)
    model, effects = update(again, LastTime())
    state = table_of(model).session.state
    assert sorted(seat.kind for seat in state.seats) == ["expert", "human", "human"]
    assert not state.rules.business and any(isinstance(effect, Keep) for effect in effects)


def test_before_the_first_game_there_is_no_last_time() -> None:
    assert "last-time" not in page_of(sent(seeded(), RouteChanged("#/new")))


def test_one_person_meets_the_grifter_and_others_join() -> None:
    alone = sent(seeded(), RouteChanged("#/new"))
    assert form_of(alone).mode == "solo" and "The Grifter starts with $50." in page_of(alone)
    named = sent(alone, SetPlace(0, "name", "Lena"), SetPlace(0, "face", "girl"), AddPlace())
    assert [place.name for place in form_of(named).places] == ["Lena", "Player 2"]
    assert form_of(named).places[0].look.face == "girl" and form_of(named).mode == "multiplayer"
    assert form_of(sent(named, RemovePlace(1))).mode == "solo"
    assert form_of(sent(alone, AddBot())).places[1].kind == next(iter(BOTS))


def test_a_family_of_three_begins_in_four_taps() -> None:
    """Play, a person, another person, Start."""
    model = sent(seeded(), RouteChanged("#/new"), SetGame("seed", "abc"), AddPlace(), AddPlace(), Begin())
    assert len(table_of(model).session.state.seats) == 3


def test_the_only_person_among_bots_begins_without_a_name() -> None:
    model = at_form(SetGame("mode", "multiplayer"), SetPlace(1, "kind", "greedy"), SetGame("seed", "abc"))
    table = sent(model, Begin())[TABLE]
    assert table is not None
    assert [seat.name for seat in table.session.start.seats if seat.kind == "human"] == ["Mayor"]


def test_a_chosen_face_is_kept_with_the_game() -> None:
    model, _ = begun(at_form(SetPlace(0, "face", "curls"), SetGame("first", "0")))
    table = table_of(model)
    assert [look.face for look in table.viewing.looks] == ["curls", ""]
    assert read_seating(decode(table.session.text(), standard_deck()).extra, 2).looks == table.viewing.looks
    assert form_of(sent(model, RouteChanged("#/new"))).places[0].look.face == "curls"
    assert form_of(at_form(SetPlace(0, "face", "dragon"))).places[0].look.face == ""


def test_hands_on_phones_begin_with_their_codes() -> None:
    model, effects = begun(at_form(SetGame("mode", "phones")))
    assert model[TABLE] is not None and effects[-1] == Navigate("#/phones")


def test_the_form_draws_one_seed() -> None:
    model, effects = update(seeded(), RouteChanged("#/new"))
    assert form_of(model).seed and effects == (OpenBook(),)
    again = sent(model, RouteChanged("#/new"))
    assert form_of(again).seed == form_of(model).seed
    assert form_of(sent(again, NewSeed())).seed not in ("", form_of(model).seed)


@pytest.mark.parametrize("mode", ["solo", "multiplayer"])
@pytest.mark.parametrize("edition", ["2021", "draft", "ru"])
@pytest.mark.parametrize("business", ["yes", "no"])
@pytest.mark.parametrize("consultants", ["yes", "no"])
def test_every_variant_starts(mode: str, edition: str, business: str, consultants: str) -> None:
    for more in range(4 if mode == "multiplayer" else 1):
        model = at_form(
            SetGame("mode", mode),
            SetGame("edition", edition),
            SetGame("business", business),
            SetGame("consultants", consultants),
            *[AddPlace()] * more,
        )
        model, effects = begun(model)
        assert model[TABLE] is not None
        rules = table_of(model).session.state.rules
        assert (rules.mode, rules.edition_id) == (mode, edition)
        assert (rules.business, rules.consultants) == (business == "yes", consultants == "yes")
        assert len(table_of(model).session.state.seats) == 2 + more
        assert any(isinstance(effect, Keep) for effect in effects)


def test_looks_stay_with_their_players_for_any_first_player() -> None:
    model = at_form(
        AddPlace(),
        SetPlace(0, "name", "Ana"),
        SetPlace(0, "colour", "4"),
        SetPlace(0, "shape", "star"),
        SetPlace(1, "name", "Ben"),
        SetGame("first", "1"),
    )
    before = {place.name: place.look for place in form_of(model).places}
    model, _ = begun(model)
    assert model[TABLE] is not None
    names = [seat.name for seat in table_of(model).session.state.seats]
    assert names == ["Ben", "Player 3", "Ana"]
    assert {name: table_of(model).viewing.looks[n] for n, name in enumerate(names)} == before


def test_a_colour_in_use_is_swapped() -> None:
    model = at_form(SetPlace(0, "colour", "1"), SetPlace(0, "shape", "triangle"))
    looks = [place.look for place in form_of(model).places]
    assert looks == [SeatLook(1, "triangle"), SeatLook(0, "circle")]


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u0007"])
def test_an_empty_name_is_reported_and_other_entries_stay(name: str) -> None:
    model = at_form(SetPlace(0, "name", "Ana"), SetPlace(1, "name", name), SetGame("business", "yes"))
    model, effects = begun(model)
    assert model[TABLE] is None
    assert effects == (FocusOn("name-1"),)
    assert 'id="name-1-error"' in page_of(model) and 'id="name-0-error"' not in page_of(model)
    assert form_of(model).places[0].name == "Ana" and form_of(model).business and form_of(model).seed == "abc"
    assert sent(model, SetPlace(1, "name", "Ben"), Begin())[TABLE] is not None


def test_a_typed_seed_has_characters_of_normal_width_once_entered() -> None:
    model = at_form(SetGame("seed", "Ａｂ１２"))
    assert form_of(model).seed == "Ａｂ１２"  # an input method may still be composing
    assert form_of(sent(model, SetGame("seed_entered", "Ａｂ１２"))).seed == "Ab12"


def test_equal_names_and_an_empty_seed_are_reported() -> None:
    form = form_of(at_form(SetPlace(0, "name", "Ana"), SetPlace(1, "name", " ana ")))
    assert set(problems(form)) == {"name-1"}
    assert set(problems(form_of(at_form(SetGame("seed", "  "))))) == {"seed"}


def test_names_never_become_markup() -> None:
    model = at_form(SetPlace(0, "name", '"><img src=x>'), SetGame("seed", "<b>"))
    assert "<img" not in page_of(model) and "<b>" not in page_of(model)


def test_unavailable_consultants_say_why() -> None:
    two = at_form(SetGame("consultants", "yes"), SetGame("choosing", "yes"), SetGame("palette", "1"))
    assert impossible(form_of(two), 0, "contractor") is None
    assert impossible(form_of(two), 0, "renovator") == "The Renovator needs 3 to 5 players."
    assert "The Renovator needs 3 to 5 players." in page_of(two)
    business = sent(two, SetGame("business", "yes"))
    assert impossible(form_of(business), 0, "contractor") == "The Contractor can’t be used with Business."
    solo = sent(business, SetGame("mode", "solo"))
    assert impossible(form_of(solo), 0, "contractor") == "The Contractor can’t be used in a solo game."
    taken = sent(two, SetPlace(0, "consultant", "hacker"))
    assert impossible(form_of(taken), 1, "hacker") == "Player 1 already works with this consultant."
    disabled = [option["value"] for option in find(page_of(taken), "option", disabled=None)]
    assert sorted(disabled) == ["hacker", "renovator"]


def test_a_consultant_that_became_impossible_is_dealt_and_returns() -> None:
    model = at_form(
        SetGame("consultants", "yes"), SetGame("choosing", "yes"), SetPlace(0, "consultant", "contractor")
    )
    assert chosen_consultant(form_of(model), 0) == "contractor"
    model = sent(model, SetGame("business", "yes"))
    assert chosen_consultant(form_of(model), 0) == "random"
    started, _ = begun(model)
    assert started[TABLE] is not None
    model = sent(model, SetGame("business", "no"))
    assert chosen_consultant(form_of(model), 0) == "contractor"


def test_every_consultant_can_be_chosen_somewhere() -> None:
    found = set()
    for card in CONSULTANTS:
        model = at_form(
            AddPlace(),
            SetGame("consultants", "yes"),
            SetGame("choosing", "yes"),
            SetPlace(1, "consultant", card),
            SetGame("first", "0"),
        )
        model, _ = begun(model)
        assert model[TABLE] is not None
        found.add(table_of(model).session.state.seats[1].consultant)
    assert found == set(CONSULTANTS)


def test_trust_needs_two_people() -> None:
    model = at_form(MORE, SetGame("trust", "yes"), SetPlace(1, "kind", "greedy"))
    assert "With only one person there are no hands to hide." in page_of(model)
    assert not form_of(model).seating.trust
    assert form_of(model).places[1].name == "Rocky"


def test_places_can_be_added_and_removed_within_the_limits() -> None:
    model = at_form(*[AddPlace()] * 7)
    assert len(form_of(model).places) == 5
    assert len({place.look.colour for place in form_of(model).places}) == 5
    assert "There is room for 5 players at most." in page_of(model)
    model = sent(model, SetGame("first", "4"), RemovePlace(0))
    assert [place.name for place in form_of(model).places] == [f"Player {n}" for n in range(1, 5)]
    assert form_of(model).first == 3
    assert form_of(sent(model, *[RemovePlace(0)] * 7)).mode == "solo"


def test_choices_are_remembered_except_the_seed() -> None:
    model = at_form(
        AddPlace(),
        SetPlace(1, "name", "Ben"),
        SetPlace(1, "colour", "4"),
        SetPlace(2, "kind", "greedy"),
        SetGame("edition", "ru"),
        SetGame("business", "yes"),
        SetGame("practice", "yes"),
        SetGame("first", "2"),
    )
    after, effects = begun(model)
    stored = next(effect.text for effect in effects if isinstance(effect, StoreText))
    again = form_of(sent(seeded(), StoredLoaded("new_game", stored)))
    assert again.seed == "" and again == form_of(after)
    assert again.places[1].name == "Ben" and again.places[1].look.colour == 4


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        {"places": [{"look": [9, "star"]}, {"look": [0, "circle"]}, 3]},
        {"places": [{"look": [0, "star"]}, {"look": [0, "circle"]}]},
        {"places": [{}], "alone": [], "mode": "x", "edition": 3, "business": "yes", "first": {}},
        {"places": [{"name": "\u0000", "kind": "spy", "consultant": "x"}] * 2},
    ],
)
def test_damaged_choices_get_their_defaults(kept: object) -> None:
    form = form_with_stored(json.loads(json.dumps(kept)))
    assert isinstance(form, NewGame)
    assert len({place.look.colour for place in form.places}) == len(form.places)
    assert form.edition == "2021" and not form.business and form.first is None


def test_a_bot_that_no_longer_exists_is_remembered_as_its_successor() -> None:
    form = form_with_stored({"places": [{"kind": "human"}, {"kind": "master"}]})
    assert [place.kind for place in form.places] == ["human", "expert"]


def test_a_deal_link_fills_in_the_form() -> None:
    setup = setup_of(form_of(at_form(AddPlace(), SetGame("business", "yes"), SetGame("first", "1"))))
    model = sent(seeded(), RouteChanged(f"#/new/{deal_data(setup)}"))
    assert model.notice is not None and model.notice.kind == "info"
    given, again = deal(setup, standard_deck()), deal(setup_of(form_of(model)), standard_deck())
    assert (given.hands, given.stack) == (again.hands, again.stack)


def test_a_damaged_deal_link_is_reported() -> None:
    model, effects = update(seeded(), RouteChanged("#/new/players=99"))
    assert model.notice is not None and model.notice.kind == "problem"
    assert effects == (OpenBook(),) and form_of(model).seed
    assert form_of(model) == replace(fresh(), seed=form_of(model).seed)


def test_rematch_and_same_deal() -> None:
    model = at_form(SetPlace(0, "name", "Ana"), SetGame("first", "0"), SetGame("practice", "yes"))
    model, _ = begun(model)
    assert model[TABLE] is not None
    first = table_of(model).session
    look = dict(zip((seat.name for seat in first.state.seats), table_of(model).viewing.looks, strict=True))

    again = sent(model, SameDeal())
    assert again[TABLE] is not None and table_of(again).id != table_of(model).id
    assert table_of(again).session.deal == first.deal and table_of(again).session.practice

    other = sent(model, Rematch())
    session = table_of(other).session
    assert table_of(other).id == session.deal.seed not in (table_of(model).id, first.deal.seed)
    assert session.deal.hands != first.deal.hands and session.practice
    assert session.state.seats[0].name != "Ana"
    assert (
        dict(zip((s.name for s in session.state.seats), table_of(other).viewing.looks, strict=True)) == look
    )
    assert session.state == begin(session.deal).state


def test_the_differences_of_an_edition_are_listed() -> None:
    said = unescape(page_of(at_form(MORE, SetGame("edition", "ru"))))
    assert "People may not move to abandoned buildings." in said
    assert "A copy may not copy an enclosure or an adjacency valuation." in said
    said = unescape(page_of(at_form(MORE, SetGame("edition", "draft"))))
    assert "they share the victory" in said and "may not copy" not in said


# Decks from files.

HOTEL = """
[[tile]]
id = "{id}"
name = "{name}"
back = "tourist"
symbols = ["tourist"]
business = ["residential"]
valuation = {{ kind = "people", dollars = 2, colour = "tourist" }}
"""


def own_deck(*names: str) -> str:
    """Return a copy of the standard deck with additional hotels."""
    return DECK_TEXT + "".join(HOTEL.format(id=name.lower(), name=name) for name in names)


def test_a_deck_file_is_used_by_the_form() -> None:
    model, effects = update(seeded(), FileRead(own_deck("Ritz", "Astoria")))
    assert effects == (Navigate("#/new"),)
    model = sent(model, RouteChanged("#/new"), SetGame("seed", "abc"))
    assert "Your own deck: 47 buildings" in page_of(model)
    model, _ = begun(model)
    assert model[TABLE] is not None
    session = table_of(model).session
    assert "ritz" in session.deal.rules.deck
    assert decode(session.text(), standard_deck()) == session.record
    assert form_of(model).deck is None


def test_the_standard_deck_can_be_restored() -> None:
    model = at_form(FileRead(own_deck("Ritz")), SetGame("deck", "standard"))
    assert "Your own deck" not in page_of(model)
    model, _ = begun(model)
    assert model[TABLE] is not None and table_of(model).session.custom_deck is None


def test_an_odd_stack_is_refused_only_against_the_grifter() -> None:
    model = at_form(FileRead(own_deck("Ritz")))
    alone, _ = begun(sent(model, SetGame("mode", "solo")))
    assert alone[TABLE] is None
    assert alone.notice is not None and alone.notice.text == say("errors.deck_uneven")
    assert begun(sent(model, SetGame("mode", "multiplayer")))[0][TABLE] is not None


def test_a_faulty_deck_file_is_explained() -> None:
    hotel = HOTEL.format(id="ritz", name="Ritz").replace(', colour = "tourist"', "")
    model = sent(seeded(), FileRead(DECK_TEXT + hotel))
    assert model.notice is not None
    assert model.notice.text == "This deck can’t be played. Look at ritz, valuation.colour."


def test_a_deck_from_a_file_is_for_one_game() -> None:
    form = form_of(sent(seeded(), FileRead(own_deck("Ritz"))))
    assert form.deck is not None and form_with_stored(entries_to_store(form)).deck is None


@pytest.mark.parametrize("text", ["", "no = 'tiles'", "{}", "neither"])
def test_a_file_that_is_not_a_deck_is_read_as_a_record(text: str) -> None:
    model, _ = update(seeded(), FileRead(text))
    assert form_of(model).deck is None and model[ARRIVAL] is not None


def test_browsers_do_not_fill_in_names() -> None:
    fields = find(page_of(at_form(SetGame("palette", "1"), SetGame("more", "yes"))), "input", type="text")
    assert len(fields) == 2
    assert {field["autocomplete"] for field in fields} == {"off"}


def test_the_only_person_among_bots_is_called_as_alone() -> None:
    def names(*messages: Message) -> list[str]:
        return [seat.name for seat in setup_of(form_of(at_form(*messages))).seats]

    bot = SetPlace(1, "kind", "greedy")
    assert names() == [say("new_game.default_name", seat=seat) for seat in (1, 2)]
    assert names(bot)[0] == say("new_game.solo_name")
    assert names(bot, SetPlace(0, "name", "Ana"))[0] == "Ana"
