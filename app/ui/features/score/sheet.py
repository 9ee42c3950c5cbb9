"""The page that scores a street: messages, the street as a form, as an address and as a position.

Empty entries of an address are left out. Letters and digits alone survive messengers, and the data has its
own checksum.
"""

from __future__ import annotations

import json
import zlib
from base64 import b32decode, b32encode
from binascii import Error
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from app.engine.city import COLOURS, LONGEST_STREET, SYMBOLS, Building, Counts
from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.deck_file import standard_deck
from app.engine.editions import EDITIONS
from app.engine.session import Session
from app.engine.setup import Deal, SeatStart
from app.engine.state import HAND, PEOPLE, TOKENS, State, plus
from app.engine.street_form import StreetBuilding, StreetEnd, StreetForm, StreetRefusal
from app.engine.street_score import StreetScore, position_to_try, score_street
from app.engine.values import Value
from app.saves.marks import PLAIN, Seating, write_seating
from app.ui.core.messages import Message
from app.ui.core.model import Model, Notice, Route, Slice
from app.ui.core.registry import Navigate, Update
from app.ui.core.texts import cached_in_language, capital, say
from app.ui.table.handlers.settling import put_on_table, set_aside
from app.ui.table.model import TABLE
from app.ui.table.origins import Origin


class ChooseSlot(Message):
    """Open a place of the street: a building by its number, or a word of `sheet.SLOTS`."""

    slot: str


class LayTile(Message):
    """Put a tile on the open place."""

    tile: str


class RemoveTile(Message):
    """Take the tile off a place."""

    slot: str


class ShiftBuilding(Message):
    """Move a building to the left (−1) or right (1)."""

    number: int
    by: int


class SetOwner(Message):
    """Set whose sign is on a place; −1 for nobody's."""

    slot: str
    seat: int


class SetSigns(Message):
    """Set the number of signs on a building."""

    number: int
    signs: int


class AddPeople(Message):
    """Add people of a colour to a building, lying or (`fomo`) standing; a negative number removes some."""

    number: int
    colour: int
    fomo: bool
    by: int


class SetAround(Message):
    """Set the number of tiles around a building."""

    number: int
    count: int


class SetEnclosing(Message):
    """Set whether a building encloses another street."""

    number: int
    encloses: bool


class SetPointing(Message):
    """Set whether the symbols of the building at an end point into the street."""

    slot: str
    points: bool


class UnfoldGame(Message):
    """Show or hide the options of the game."""

    shown: bool


class SetStreetGame(Message):
    """Change an option of the game: `players`, `edition`, `business`, `final`, `current`, or `card-SEAT`."""

    name: str
    value: str


class AddTokens(Message):
    """Add tokens of a kind to a seat; a negative number removes some."""

    seat: int
    kind: int
    by: int


class AddBack(Message):
    """Add a back to the hand of the Hacker, or remove one (`by` −1)."""

    back: str
    by: int


class SwapFor(Message):
    """Score the Entrepreneur's tile instead of a building."""

    number: int


class RemoveElsewhere(Message):
    """Remove a building of another street."""

    tile: str


class ClearStreet(Message):
    """Begin with an empty street."""


class ShareStreet(Message):
    """Share the link to the street."""


NEXT, LEFT, RIGHT, ELSEWHERE, SWAP = SLOTS = ("next", "left", "right", "elsewhere", "swap")
"""The places besides the street's buildings: the next one, the two ends, other streets, the swapped tile."""

MOST_AROUND: Final = 8
FIRST_TILES: Final = "start"
"""Stands for a back in the list of tiles: Central Station and City Park have none."""


class Sheet(Value):
    """The form and the open place; `unfolded`: show the options of the game."""

    form: StreetForm = StreetForm((), cards=(None,) * 5)
    slot: str = NEXT
    unfolded: bool = False

    @property
    def number(self) -> int | None:
        """The number of the open building, if one is open."""
        return int(self.slot) if self.slot.isdecimal() else None

    def building(self, number: int) -> StreetBuilding | None:
        """Return a building of the street, or `None`."""
        return self.form.buildings[number] if 0 <= number < len(self.form.buildings) else None

    def end(self, slot: str) -> StreetEnd | None:
        """Return the building at an end, or `None`."""
        return self.form.ends[(LEFT, RIGHT).index(slot)] if slot in (LEFT, RIGHT) else None

    def holder(self, card: str) -> int | None:
        """Return the seat that has a card, or `None`."""
        return self.form.cards.index(card) if card in self.form.cards else None

    # --- Places ---

    def opened(self, slot: str) -> Sheet:
        """Return the sheet with a place open; the same sheet if there is no such place."""
        valid = slot in SLOTS or (slot.isdecimal() and self.building(int(slot)) is not None)
        if not valid or (slot == NEXT and len(self.form.buildings) == LONGEST_STREET):
            return self
        return self.replace(slot=slot)

    def laid(self, tile: str) -> Sheet:
        """Return the sheet with a tile on the open place, with its newcomers and without a sign."""
        deck = standard_deck()
        if tile not in deck:
            return self
        form = self.form
        match self.slot:
            case "left" | "right":
                return self.with_end(self.slot, StreetEnd(tile, points_in=True))
            case "elsewhere":
                seat = self.holder("location-scout")
                return self if seat is None else self.with_(elsewhere=(*form.elsewhere, (seat, tile)))
            case "swap":
                seat = self.holder("entrepreneur")
                own = (n for n, each in enumerate(form.buildings) if each.owner == seat)
                return self.with_(swap=(tile, next(own, 0))) if form.buildings else self
        building = StreetBuilding(tile, people=newcomers(deck[tile]))
        number = len(form.buildings) if self.number is None else self.number
        if number == len(form.buildings) < LONGEST_STREET:
            return self.with_(buildings=(*form.buildings, building)).replace(slot=str(number))
        return self.with_building(
            number, owner=form.buildings[number].owner, tile=tile, people=building.people
        )

    def removed(self, slot: str) -> Sheet:
        """Return the sheet without the tile on a place."""
        form = self.form
        if slot in (LEFT, RIGHT):
            return self.with_end(slot, None).replace(slot=slot)
        if slot == SWAP:
            return self.with_(swap=None)
        if not slot.isdecimal() or self.building(int(slot)) is None:
            return self
        number = int(slot)
        rest = (*form.buildings[:number], *form.buildings[number + 1 :])
        return self.with_(buildings=rest, swap=None).replace(slot=NEXT)

    def shifted(self, number: int, by: int) -> Sheet:
        """Return the sheet with a building moved in the street."""
        to, moved = number + by, self.building(number)
        if moved is None or self.building(to) is None:
            return self
        rest = [*self.form.buildings[:number], *self.form.buildings[number + 1 :]]
        rest.insert(to, moved)
        return self.with_(buildings=tuple(rest), swap=None).replace(slot=str(to))

    def with_owner(self, slot: str, seat: int) -> Sheet:
        """Return the sheet with a seat's sign on a place, or with none for −1."""
        owner = seat if 0 <= seat < self.form.seats else None
        end = self.end(slot)
        if end is not None:
            return self.with_end(slot, end.replace(owner=owner))
        return self.with_building(int(slot), owner=owner, signs=1) if slot.isdecimal() else self

    def with_people(self, number: int, colour: int, by: int, *, fomo: bool) -> Sheet:
        """Return the sheet with more or fewer people of a colour on a building."""
        building = self.building(number)
        if building is None or not 0 <= colour < len(COLOURS):
            return self
        people = building.fomo if fomo else building.people
        changed = added(people, colour, by, PEOPLE)
        return self.with_building(number, **{"fomo" if fomo else "people": changed})

    # --- The game ---

    def with_option(self, name: str, value: str) -> Sheet:
        """Return the sheet with another option of the game; the same sheet for an impossible value."""
        form = self.form
        match name:
            case "players" if value in ("1", "2", "3", "4", "5"):
                return self.for_players(int(value))
            case "edition" if value in EDITIONS:
                return self.with_(edition=value)
            case "business":
                return self.with_(business=value == "yes", tokens=()).without_impossible_cards()
            case "final":
                return self.with_(final=value == "yes", swap=None, tokens=())
            case "current" if value.isdecimal() and int(value) < form.seats:
                return self.with_(current=int(value))
        seat = name.removeprefix("card-")
        if not seat.isdecimal() or int(seat) >= len(form.cards) or (value and value not in CONSULTANTS):
            return self
        cards = [None if card == value else card for card in form.cards]
        cards[int(seat)] = value or None
        return self.with_cards(cards)

    def for_players(self, players: int) -> Sheet:
        """Return the sheet for a number of players; remove the signs of seats that are gone."""
        form = self.form.replace(cards=(*self.form.cards, *(None,) * players)[:players])

        def owner(seat: int | None) -> int | None:
            return seat if seat is not None and seat < form.seats else None

        buildings = tuple(each.replace(owner=owner(each.owner)) for each in form.buildings)
        left, right = (None if end is None else end.replace(owner=owner(end.owner)) for end in form.ends)
        current = form.current if form.current < form.seats else 0
        form = form.replace(buildings=buildings, ends=(left, right), current=current, tokens=())
        return self.replace(form=form).without_impossible_cards()

    def without_impossible_cards(self) -> Sheet:
        """Return the sheet without the cards that the game does not allow."""
        allowed = self.allowed_cards
        return self.with_cards([card if card in allowed else None for card in self.form.cards])

    @property
    def allowed_cards(self) -> tuple[str, ...]:
        """The cards that the game allows."""
        form = self.form
        return consultants_for(form.mode, len(form.cards), form.business)

    def with_cards(self, cards: list[str | None]) -> Sheet:
        """Return the sheet with the players' cards; clear the entries of cards that are gone."""
        form = self.form
        sheet = self.with_(
            cards=tuple(cards),
            elsewhere=form.elsewhere if "location-scout" in cards else (),
            backs=form.backs if "hacker" in cards else (),
            swap=form.swap if "entrepreneur" in cards else None,
        )
        seat = sheet.holder("location-scout")
        moved = tuple((seat, tile) for _, tile in form.elsewhere) if seat is not None else ()
        sheet = sheet.with_(elsewhere=moved)
        return sheet if sheet.slot not in (ELSEWHERE, SWAP) else sheet.replace(slot=NEXT).opened(NEXT)

    def with_tokens(self, seat: int, kind: int, by: int) -> Sheet:
        """Return the sheet with more or fewer tokens of a kind."""
        form = self.form
        if not 0 <= seat < form.seats or not 0 <= kind < 4:
            return self
        tokens = [*form.tokens, *[(0, 0, 0, 0)] * form.seats][: form.seats]
        tokens[seat] = added(tokens[seat], kind, by, TOKENS)
        return self.with_(tokens=tuple(tokens))

    def with_back(self, back: str, by: int) -> Sheet:
        """Return the sheet with one back more or fewer in the Hacker's hand."""
        backs = [*self.form.backs]
        if by > 0 and back in SYMBOLS and len(backs) < HAND:
            backs.append(back)
        elif by < 0 and back in backs:
            backs.remove(back)
        return self.with_(backs=tuple(backs))

    # --- Changes of the form ---

    def with_(self, **changes: object) -> Sheet:
        """Return the sheet with some fields of its form changed."""
        return self.replace(form=self.form.replace(**changes))

    def with_building(self, number: int, **changes: object) -> Sheet:
        """Return the sheet with some fields of a building changed; the same sheet without that building."""
        buildings = self.form.buildings
        if self.building(number) is None:
            return self
        changed = buildings[number].replace(**changes)
        return self.with_(buildings=(*buildings[:number], changed, *buildings[number + 1 :]))

    def with_end(self, slot: str, end: StreetEnd | None) -> Sheet:
        """Return the sheet with another building at an end."""
        left, right = self.form.ends
        return self.with_(ends=(end, right) if slot == LEFT else (left, end))


def newcomers(building: Building) -> Counts:
    """Return the people who come with a new building: one for each coloured symbol (rules.md §3)."""
    tourist, hipster, parent, shopper, _ = building.symbol_counts
    return (tourist, hipster, parent, shopper)


def added(counts: Counts, index: int, by: int, most: int) -> Counts:
    """Return counts with one of them changed, between 0 and a maximum."""
    return plus(counts, index, min(max(counts[index] + by, 0), most) - counts[index])


SHEET: Final[Slice[Sheet]] = Slice("street sheet", Sheet())
"""The street on the page."""


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
