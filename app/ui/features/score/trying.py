"""The street of the page as a position on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.session import Session
from app.engine.setup import Deal, SeatStart
from app.engine.standard import standard_deck
from app.engine.state import State
from app.engine.street_form import StreetForm, StreetRefusal
from app.engine.street_score import StreetScore, position_to_try, score_street
from app.saves.seating import PLAIN, Seating, write_seating
from app.ui.core.effects import Navigate
from app.ui.core.model import Model, Notice
from app.ui.core.registry import Update
from app.ui.core.routes import Route
from app.ui.core.texts import cached_in_language, capital, say
from app.ui.features.score.address import StreetDataError, read_street, street_data
from app.ui.features.score.sheet import SHEET, Sheet
from app.ui.table.handlers.games import put_on_table, set_aside
from app.ui.table.model import TABLE
from app.ui.table.origins import Origin

TRY: Final = "try-"
"""Begins the data of the address of a position; the data of a street never has a hyphen."""


class ScoredStreet(Origin):
    """The origin of a scored street."""

    kind = "street"
    recorded = False

    data: str

    def route(self, table: str) -> Route:
        """Return the address of the position."""
        return Route("score", TRY + self.data)

    @property
    def parent(self) -> Route:
        """The page with its payments."""
        return Route("score", self.data)


def street_route(form: StreetForm) -> Route:
    """Return the address of a street; an empty one with the usual options needs no data."""
    return Route("score", "" if form == Sheet().form else street_data(form))


def try_route(form: StreetForm) -> Route:
    """Return the address of the position that a street makes."""
    return ScoredStreet(street_data(form)).route("")


@cached_in_language(8)
def score_of(form: StreetForm) -> StreetScore | StreetRefusal:
    """Return the score of a form, with seats named by colour, or the reason why the rules forbid it."""
    try:
        score = score_street(form, standard_deck())
    except StreetRefusal as refusal:
        return refusal
    return score._replace(state=_with_names(score.state))


def seat_words(form: StreetForm, seat: int) -> str:
    """Return the name of a seat: its colour, or the Grifter."""
    if form.mode == "solo" and seat == 1:
        return say("kinds.grifter.name")
    return capital(say(f"colour_words.c{seat}"))


def _with_names(state: State) -> State:
    seats = tuple(
        seat._replace(name="" if seat.kind == "grifter" else capital(say(f"colour_words.c{number}")))
        for number, seat in enumerate(state.seats)
    )
    return State(**{name: getattr(state, name) for name in State.__slots__} | {"seats": seats})


def visit_score(model: Model) -> Update:
    """Follow the address: a street, the last one entered here, or a position on the table."""
    about = model.route.about
    if about.startswith(TRY):
        return put_street_on_table(model)
    here = street_route(model[SHEET].form)
    if about == here.about:
        return model, ()
    if not about:
        return replace(model, route=here), (Navigate(str(here), replacing=True),)
    try:
        return model.with_(SHEET, Sheet(read_street(about))), ()
    except StreetDataError:
        notice = Notice(say("score.damaged"), "problem")
        model = replace(model, route=Route("score"), notice=notice).with_(SHEET, Sheet())
        return model, (Navigate(str(Route("score")), replacing=True),)


def put_street_on_table(model: Model) -> Update:
    """Put the position of the street on the table; without a street that can be scored, go to the page."""
    table, data = model[TABLE], model.route.about.removeprefix(TRY)
    if table is not None and table.route == model.route:
        return model, ()
    try:
        form = read_street(data)
    except StreetDataError:
        return model, (Navigate(str(Route("score")), replacing=True),)
    if isinstance(score_of(form), StreetRefusal):
        return model, (Navigate(str(street_route(form)), replacing=True),)
    if model[SHEET].form != form:
        model = model.with_(SHEET, Sheet(form))
    start = _with_names(position_to_try(form, standard_deck()))
    seating = Seating(PLAIN[: len(start.seats)], trust=True, practice=True)
    session = Session(_deal(start), start, (), practice=True, extra=write_seating(seating))
    return put_on_table(set_aside(model), str(model.route), session, ScoredStreet(data))


def _deal(start: State) -> Deal:
    seats = tuple(SeatStart(seat.name, seat.kind, seat.consultant) for seat in start.seats)
    hands = tuple(seat.hand for seat in start.seats)
    return Deal(start.rules, seats, hands, start.stack, start.grifter_stack)
