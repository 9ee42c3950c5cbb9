"""Handlers for new games: edit the form, begin a game, play again, read deck files and addresses."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.deck_file import DeckError, deck_data, parse_deck, standard_deck
from app.engine.record import MAX_TEXT
from app.engine.session import Session, begin
from app.engine.setup import (
    RANDOM,
    Deal,
    SeatChoice,
    Setup,
    clean_name,
    deal,
    deck_problem,
    is_widened,
    setup_problem,
)
from app.saves.book import player_id
from app.saves.links import LinkError, deal_data, read_deal
from app.saves.marks import Seating, deal_marks, write_seating
from app.ui.core.feature import contributions, load
from app.ui.core.model import Model, Route, draw_word
from app.ui.core.places import GameWay, known_people, visited
from app.ui.core.registry import FocusOn, Navigate, Update, handles
from app.ui.core.texts import listed, say
from app.ui.features.new_game.form import (
    FORM,
    AddBot,
    AddPlace,
    Begin,
    LastTime,
    NewSeed,
    RemovePlace,
    SeatPlayer,
    SetGame,
    SetPlace,
    form_of,
    form_with_stored,
    free_place,
    problems,
    setup_of,
    with_bot_place,
    with_deal,
    with_entry,
    with_form_stored,
    with_person,
    with_place,
    with_place_entry,
    without_place,
)
from app.ui.table.handlers.settling import start_game
from app.ui.table.messages import Rematch, SameDeal
from app.ui.table.model import Table, handles_table


def visit_form(model: Model) -> Update:
    """Copy the options of a linked deal into the form; without a link, draw a seed."""
    return visited(_with_address(model), "new")


TOGETHER: Final = "together"
"""The address of a form for several people."""


def _with_address(model: Model) -> Model:
    about = model.route.about
    if about in ("", TOGETHER):
        form = form_of(model)
        if about == TOGETHER and form.mode == "solo":
            model = model.with_(FORM, with_place(form))
        elif not about and model[FORM] is None:
            model = model.with_(FORM, replace(form, mode="solo"))
        return model if form_of(model).seed else _with_new_seed(model)
    try:
        setup = read_deal(about)
    except LinkError:
        return _with_new_seed(model.with_notice(say("errors.deal_damaged"), "problem"))
    form = with_deal(form_of(model), setup)
    return model.with_notice(say("share.opened_deal")).with_(FORM, form)


def _with_new_seed(model: Model) -> Model:
    model, seed = draw_word(model)
    return model.with_(FORM, replace(form_of(model), seed=seed))


@handles(NewSeed)
def new_seed(model: Model, message: NewSeed) -> Update:
    """Draw another seed."""
    return _with_new_seed(model), ()


@handles(SetGame)
def set_game(model: Model, message: SetGame) -> Update:
    """Change an entry of the form."""
    return model.with_(FORM, with_entry(form_of(model), message.entry, message.value)), ()


@handles(SetPlace)
def set_place(model: Model, message: SetPlace) -> Update:
    """Change an entry of a place."""
    return model.with_(
        FORM, with_place_entry(form_of(model), message.place, message.entry, message.value)
    ), ()


@handles(SeatPlayer)
def seat_player(model: Model, message: SeatPlayer) -> Update:
    """Seat a player of the results book who has no place yet."""
    book, number = known_people(model), free_place(form_of(model))
    person = book.people.get(message.player) if book is not None else None
    sitting = {player_id(place.name) for place in form_of(model).seats}
    if person is None or not person.name or number is None or message.player in sitting:
        return model, ()
    form = with_person(form_of(model), person)
    return model.with_(FORM, form).saying(say("new_game.seated", name=person.name)), ()


@handles(AddPlace)
def add_place(model: Model, message: AddPlace) -> Update:
    """Add a place, and focus its face."""
    form = with_place(form_of(model))
    return model.with_(FORM, form), (FocusOn(f"face-{len(form.places) - 1}"),)


@handles(AddBot)
def add_bot(model: Model, message: AddBot) -> Update:
    """Add a place for a bot, and focus its face."""
    form = with_bot_place(form_of(model))
    return model.with_(FORM, form), (FocusOn(f"face-{len(form.places) - 1}"),)


@handles(RemovePlace)
def remove_place(model: Model, message: RemovePlace) -> Update:
    """Remove a place."""
    return model.with_(FORM, without_place(form_of(model), message.place)), ()


@handles(Begin)
def begin_game(model: Model, message: Begin) -> Update:
    """Begin the game and store the choices, or show the form's problems."""
    errors = problems(form_of(model))
    if errors:
        field = next(iter(errors))
        number = field.removeprefix("name-")
        form = replace(form_of(model), tried=True, more=form_of(model).more or field == "seed")
        form = replace(form, palette=int(number) if number.isdecimal() else None)
        return model.with_(FORM, form), (FocusOn(field),)
    setup = setup_of(form_of(model))
    if setup_problem(setup) is not None:
        return model.with_notice(say("errors.setup"), "problem"), ()
    deck = form_of(model).deck or standard_deck()
    dealt = deal(setup, deck)
    lacking = deck_problem(deck, setup.mode, len(setup.seats), wider=is_widened(dealt.seats))
    if lacking is not None:
        words = say("errors.deck_uneven" if lacking.code == "uneven" else "errors.deck_few")
        return model.with_notice(words, "problem"), ()
    session = begin(dealt)
    if form_of(model).deck is not None:
        session = replace(session, custom_deck=deck_data(deck))
    seating = rotated_seating(form_of(model).seating, setup, dealt)
    form = form_of(model)
    model = model.with_(FORM, replace(form, seed="", tried=False, palette=None, deck=None))
    name = clean_name(setup.seats[form.me if form.by_post else 0].name)
    me = next(n for n, seat in enumerate(dealt.seats) if seat.name == name)
    model, game = draw_word(model)
    model, effects = _start(form.way, model, game, replace(session, extra=write_seating(seating)), me)
    model, stored = with_form_stored(model)
    return model, (stored, *effects)


def _start(way: str, model: Model, game: str, session: Session, me: int) -> Update:
    """Begin a game through a feature's game mode, or on this device."""
    begin_way = next((each.begin for each in contributions(GameWay) if each.name == way), "")
    if begin_way:
        started: Update = load(begin_way)(model, game, session, session.extra, me)
        return started
    return start_game(model, session, session.extra, game)


@handles(LastTime)
def last_time(model: Model, message: LastTime) -> Update:
    """Begin a game immediately with the choices of the last one."""
    model = model.with_(FORM, form_with_stored(form_of(model).kept))
    return begin_game(_with_new_seed(model), Begin())


def rotated_seating(seating: Seating, setup: Setup, given: Deal) -> Seating:
    """Rotate the looks with the seats of the deal, so the first player comes first."""
    names = [clean_name(seat.name) for seat in setup.seats]
    first = names.index(given.seats[0].name)
    count = len(names)
    looks = tuple(seating.looks[(first + n) % count] for n in range(count)) + seating.looks[count:]
    return replace(seating, looks=looks)


@handles_table(Rematch)
def rematch(model: Model, table: Table, message: Rematch) -> Update:
    """Begin another game with the same people; the next player begins."""
    model, seed = draw_word(model)
    session, looks = table.session, table.viewing.looks
    rules, seats = session.deal.rules, session.deal.seats
    players = seats[:1] if rules.solo else seats
    setup = Setup(
        seats=tuple(SeatChoice(s.name, s.kind, _card(s.consultant, rules.solo)) for s in players),
        mode=rules.mode,
        edition=rules.edition_id,
        business=rules.business,
        consultants=rules.consultants,
        difficulty=rules.difficulty,
        seed=seed,
        first=None if rules.solo else 1,
    )
    dealt = deal(setup, rules.deck)
    before = Seating(looks, table.viewing.trust, session.practice)
    again = replace(begin(dealt), custom_deck=session.custom_deck)
    seating = write_seating(rotated_seating(before, setup, dealt))
    if table.viewing.seat is not None:
        me = (table.viewing.seat - 1) % len(seats)  # the next player begins
        return _start("post", model, seed, replace(again, extra=seating), me)
    return start_game(model, again, seating, seed)


def _card(consultant: str | None, solo: bool) -> str | None:
    """Return a chosen card (solo) unchanged; a dealt card is drawn again."""
    return consultant if consultant is None or solo else RANDOM


@handles_table(SameDeal)
def same_deal(model: Model, table: Table, message: SameDeal) -> Update:
    """Begin the game on the table again, with the same tiles in the same order."""
    session = table.session
    again = replace(begin(session.deal), custom_deck=session.custom_deck)
    seating = Seating(table.viewing.looks, table.viewing.trust, session.practice)
    return start_game(model, again, {**write_seating(seating), **deal_marks(session.extra)})


def open_deck_file(model: Model, text: str) -> Update | None:
    """Use a deck for the next new game, or report what is wrong with it; return `None` for other files."""
    try:
        deck = parse_deck(text[:MAX_TEXT], "custom")
    except DeckError as error:
        if error.fault.code in ("not-toml", "no-tiles"):
            return None
        wrong = dict(error.fault.values)
        entry = listed([str(wrong[key]) for key in ("tile", "key") if key in wrong], "unit")
        return model.with_notice(say("errors.deck_damaged", entry=entry), "problem"), ()
    return model.with_(FORM, replace(form_of(model), deck=deck)), (Navigate(str(Route("new"))),)


def read_deal_address(first: str, rest: str) -> str:
    """Return the data of a link to a deal, empty for the form alone; raises `LinkError`."""
    return deal_data(read_deal(first)) if first else ""
