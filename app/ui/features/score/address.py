"""The form of a street in an address, as lower-case base32 of deflated JSON.

Empty entries are left out. Letters and digits alone survive messengers, and the data has its own checksum.
"""

from __future__ import annotations

import json
import zlib
from base64 import b32decode, b32encode
from binascii import Error
from collections.abc import Mapping
from typing import Any, Final

from app.engine.city import LONGEST_STREET
from app.engine.consultants import CONSULTANTS
from app.engine.deck import SYMBOLS, Counts
from app.engine.editions import EDITIONS
from app.engine.standard import standard_deck
from app.engine.state import HAND, PEOPLE, TOKENS
from app.engine.street_form import StreetBuilding, StreetEnd, StreetForm
from app.ui.features.score.sheet import MOST_AROUND

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
