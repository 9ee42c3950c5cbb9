"""The street of the page as an address, and as a position on the table.

Empty entries are left out. Letters and digits alone survive messengers, and the data has its own checksum.
"""

from __future__ import annotations

import json
import zlib
from base64 import b32decode, b32encode
from binascii import Error
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from app.engine.city import LONGEST_STREET, SYMBOLS, Counts
from app.engine.consultants import CONSULTANTS
from app.engine.deck_file import standard_deck
from app.engine.editions import EDITIONS
from app.engine.session import Session
from app.engine.setup import Deal, SeatStart
from app.engine.state import HAND, PEOPLE, TOKENS, State
from app.engine.street_form import StreetBuilding, StreetEnd, StreetForm, StreetRefusal
from app.engine.street_score import StreetScore, position_to_try, score_street
from app.saves.save import PLAIN, Seating, write_seating
from app.ui.core.model import Model, Notice, Route
from app.ui.core.registry import Navigate, Update
from app.ui.core.texts import cached_in_language, capital, say
from app.ui.features.score.sheet import MOST_AROUND, SHEET, Sheet
from app.ui.table.handlers.settling import put_on_table, set_aside
from app.ui.table.model import TABLE
from app.ui.table.origins import Origin

_MOST_DATA: Final = 4_000
_MOST_TEXT: Final = 20_000
_MOST_ELSEWHERE: Final = 45
_EMPTY: Final = StreetForm((), cards=())


class StreetDataError(ValueError):
    """An address that holds no street."""


def street_data(form: StreetForm) -> str:
    """Return the form as text for an address."""
    parts: dict[str, object] = {
        "buildings": [_building(each) for each in form.buildings],
        "ends": [None if end is None else [end.tile, end.points_in, end.owner] for end in form.ends],
        "cards": form.cards,
    }
    for name in ("edition", "business", "current", "elsewhere", "backs", "swap", "tokens", "final"):
        value = getattr(form, name)
        if value != getattr(_EMPTY, name):
            parts[name] = value
    packed = zlib.compress(json.dumps(parts, separators=(",", ":")).encode(), 9)
    return b32encode(packed).decode().rstrip("=").lower()


def _building(own: StreetBuilding) -> dict[str, object]:
    plain = StreetBuilding(own.tile)
    names = ("owner", "signs", "people", "fomo", "around", "encloses")
    changed = {name: getattr(own, name) for name in names if getattr(own, name) != getattr(plain, name)}
    return {"tile": own.tile, **changed}


def read_street(data: str) -> StreetForm:
    """Return the form that an address holds; raises `StreetDataError`.

    It may break the rules, but its tiles, cards and numbers are such as the page can enter.
    """
    if len(data) > _MOST_DATA:
        raise StreetDataError("too long")
    try:
        packed = b32decode(data.upper() + "=" * (-len(data) % 8))
        inflate = zlib.decompressobj()
        text = inflate.decompress(packed, _MOST_TEXT)
        parts = json.loads(text) if inflate.eof else None
    except (Error, ValueError, zlib.error, RecursionError) as error:
        raise StreetDataError(str(error)) from None
    if not isinstance(parts, dict):
        raise StreetDataError("not a street")
    return _form(parts)


def _form(parts: Mapping[str, Any]) -> StreetForm:
    cards = tuple(_card(each) for each in _list(parts.get("cards"), 5))
    buildings = tuple(_read_building(each) for each in _list(parts.get("buildings"), LONGEST_STREET))
    ends = [_end(each) for each in _list(parts.get("ends"), 2)]
    if not cards or len(ends) != 2:
        raise StreetDataError("not a street")
    form = StreetForm(
        buildings,
        (ends[0], ends[1]),
        cards,
        _one_of(parts.get("edition", _EMPTY.edition), EDITIONS),
        _flag(parts.get("business", False)),
        _number(parts.get("current", 0), 4),
        tuple(_elsewhere(each) for each in _list(parts.get("elsewhere", []), _MOST_ELSEWHERE)),
        tuple(_one_of(each, SYMBOLS) for each in _list(parts.get("backs", []), HAND)),
        _swap(parts.get("swap"), len(buildings)),
        tuple(_counts(each, TOKENS) for each in _list(parts.get("tokens", []), 5)),
        _flag(parts.get("final", False)),
    )
    seats = (form.current, *(own.owner or 0 for own in buildings), *(seat for seat, _ in form.elsewhere))
    if max((*seats, *(end.owner or 0 for end in ends if end is not None))) >= form.seats:
        raise StreetDataError("an unknown seat")
    return form


def _read_building(data: object) -> StreetBuilding:
    if not isinstance(data, dict):
        raise StreetDataError("not a building")
    return StreetBuilding(
        _tile(data.get("tile")),
        _seat(data.get("owner")),
        _number(data.get("signs", 1), 2),
        _counts(data.get("people", [0] * 4), PEOPLE),
        _counts(data.get("fomo", [0] * 4), PEOPLE),
        None if data.get("around") is None else _number(data["around"], MOST_AROUND),
        _flag(data.get("encloses", False)),
    )


def _end(data: object) -> StreetEnd | None:
    if data is None:
        return None
    tile, points_in, owner = _list(data, 3, exactly=True)
    return StreetEnd(_tile(tile), _flag(points_in), _seat(owner))


def _elsewhere(data: object) -> tuple[int, str]:
    seat, tile = _list(data, 2, exactly=True)
    return _number(seat, 4), _tile(tile)


def _swap(data: object, buildings: int) -> tuple[str, int] | None:
    if data is None:
        return None
    tile, number = _list(data, 2, exactly=True)
    return _tile(tile), _number(number, buildings - 1)


def _list(data: object, most: int, *, exactly: bool = False) -> list[Any]:
    if not isinstance(data, list) or len(data) > most or (exactly and len(data) < most):
        raise StreetDataError("not such a list")
    return data


def _counts(data: object, most: int) -> Counts:
    tourist, hipster, parent, shopper = (_number(each, most) for each in _list(data, 4, exactly=True))
    return tourist, hipster, parent, shopper


def _number(data: object, most: int) -> int:
    if type(data) is not int or not 0 <= data <= most:
        raise StreetDataError("not such a number")
    return data


def _seat(data: object) -> int | None:
    return None if data is None else _number(data, 4)


def _flag(data: object) -> bool:
    if not isinstance(data, bool):
        raise StreetDataError("neither yes nor no")
    return data


def _one_of(data: object, names: Any) -> str:
    if not isinstance(data, str) or data not in names:
        raise StreetDataError("an unknown name")
    return data


def _card(data: object) -> str | None:
    return None if data is None else _one_of(data, CONSULTANTS)


def _tile(data: object) -> str:
    return _one_of(data, standard_deck().buildings)


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
