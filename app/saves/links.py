"""Phrases of records: a preset dictionary for zlib, which makes the link of a game by post 40 % shorter.

A packed text names its dictionary by checksum, so this one must never change. A later one would be a second
dictionary beside it.

`#/play/DATA` holds a record as UTF-8, deflated (zlib format, with its checksum), in base64url without
padding. `#/post/DATA` does the same for a game by post, with a preset dictionary (`phrases.py`).
`#/new/seed=…&check=…&mode=…` holds the options of a deal as plain text with a checksum.

Messengers alter links. Reading undoes alterations if the checksum confirms the result, or if it is
unambiguous.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from itertools import product
from typing import Final
from urllib.parse import quote, unquote, urlencode

from app.engine.consultants import CONSULTANTS
from app.engine.record import MAX_TEXT
from app.engine.setup import RANDOM, Deal, SeatChoice, Setup, deal, setup_problem
from app.engine.state import Mode
from app.saves import cleaning

PHRASES: Final = (
    b'central-station","city-park","student-house","art-gallery","micro-brewery","record-shop","co'
    b'ffee-roastery","tattoo-parlour","co-working-hub","bicycle-workshop","starter-home","flea-mar'
    b'ket","trendy-lofts","kindergarten","toy-store","play-park","sweet-ice-cream","terraced-house'
    b's","fashion-outlet","high-end-tailor","concept-store","department-store","food-court","penth'
    b'ouse","cinema","bookshop","chillax-spa","grand-hotel","souvenir-shop","museum","viewpoint-to'
    b'wer","rooftop-bar","harbour-bistro","holiday-flats","hardware-store","car-park","farmers-mar'
    b'ket","estate-agency","corner-cafe","library","sky-apartments","climbing-gym","barber-shop","'
    b'family-diner","jeweller","backpackers-hostel","office-tower'
    b'","consultant":"contractor","hacker","entrepreneur","investor","hipster-legend","renovator",'
    b'"location-scout"'
    b'{"format":"streets-record","version":1,"edition":"2021","mode":"multiplayer","business":true'
    b',"consultants":true,"difficulty":null,"deck":"standard","seed":"'
    b'"seats":[{"name":"Player 1","consultant":null,"money":0,"kind":"human"},{"name":"'
    b'"hands":[["'
    b'"stack":["'
    b'"grifter_stack":[],'
    b'"table":{"looks":[[0,"circle"],[1,"triangle"],[2,"square"],[3,"diamond"],[4,"star"]],"trust"'
    b':false,"practice":false},'
    b'"post":{"id":"","seats":[0,1,2,3,4],"sent":0,"chain":"","opened":[[0,"2026-11-"],[1,"2026-12'
    b'-"]],"orders":[["least","pays"]]}'
    b'"actions":["move parent 0,","move shopper 1,","move tourist -1,","move hipster 0,-'
    b'","claim restaurant","claim residential","claim leisure","claim retail","claim wild","token '
    b'leisure","swap none","renovate '
    b' double","score 0,","abandon 0,'
    b' N","build '
    b' E","build '
    b' W","build '
    b' S","build '
)
"""Parts of records, most frequent last: zlib needs fewer bits for nearer text."""


MAX_LINK: Final = 100_000
"""The most characters of a link's data to read; a game takes about a thousand."""

LONG: Final = 2_000
"""The length from which a link counts as long: some messengers truncate there."""

_DATA: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_NO_DATA: Final = re.compile(r"[^A-Za-z0-9_-]+", re.ASCII)
_QUOTES: Final = "\"'<([{*_`~«“‘„ "
"""Characters that texts put before an address."""

_MAX_OPTIONS: Final = 2_000
_NEEDED: Final = ("seed", "mode", "players")
_KNOWN: Final = (*_NEEDED, "check", "edition", "difficulty", "business", "consultants", "first")
_MODES: Final[dict[str, Mode]] = {"solo": "solo", "multiplayer": "multiplayer"}
_YES: Final = {"yes": True, "no": False}


class LinkError(ValueError):
    """Unreadable link data."""


def link_data(record: str) -> str:
    """Encode a record's text for a link."""
    return _encode(zlib.compress(_compact(record), 9))


def post_data(record: str) -> str:
    """Encode the text of a game by post for a link; versions without games by post cannot read it."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zdict=PHRASES)
    return _encode(deflate.compress(_compact(record)) + deflate.flush())


def _compact(record: str) -> bytes:
    try:
        return json.dumps(json.loads(record), ensure_ascii=False, separators=(",", ":")).encode()
    except ValueError as error:
        raise LinkError(str(error)) from None


def _encode(packed: bytes) -> str:
    return urlsafe_b64encode(packed).rstrip(b"=").decode()


def read_link(data: str) -> str:
    """Decode a link's data, as far as it goes if the link was truncated; raises `LinkError`."""
    if len(data) > MAX_LINK:
        raise LinkError("too long for a link")
    part = ""
    problem = LinkError("not the data of a link")
    for clean in dict.fromkeys(_possible_originals(data)):
        try:
            text, whole = _inflate(clean)
        except LinkError as error:
            problem = error
            continue
        if whole:
            return text
        part = part or text
    if not part:
        raise problem
    return part


def _possible_originals(data: str) -> Iterator[str]:
    """Yield possible originals of a link's data, most likely first; the checksum identifies the right one."""
    plain = cleaning.before_options(cleaning.fully_unquoted(cleaning.ampersands(data)))
    for long in ("-", "--"):
        text = cleaning.with_dashes(cleaning.without_blanks(plain), long)
        yield text.lstrip(_QUOTES).partition("=")[0] if _DATA.match(text.lstrip(_QUOTES)) else ""
        yield _NO_DATA.sub("", text)
        yield _NO_DATA.sub("", text.replace("+", "-").replace("/", "_"))


def _inflate(data: str) -> tuple[str, bool]:
    """Return the inflated leading base64url characters, and whether they are complete by their checksum."""
    match = _DATA.match(data)
    if match is None:
        raise LinkError("not the data of a link")
    data = match[0]
    packed = urlsafe_b64decode(data[: len(data) - (len(data) % 4 == 1)] + "=" * (-len(data) % 4 % 3))
    inflate = zlib.decompressobj(zdict=PHRASES)
    try:
        text = inflate.decompress(packed, 4 * MAX_TEXT)
    except zlib.error:
        raise LinkError("what it holds does not fit together") from None
    if inflate.unconsumed_tail or len(text) == 0:
        raise LinkError("the link holds too much, or nothing")
    return text.decode(errors="replace"), inflate.eof


def deal_options(given: Deal) -> Setup | None:
    """Return the options that reproduce this deal, without names; `None` if no seed does."""
    rules = given.rules
    if given.seed is None:
        return None
    people = given.seats[:1] if rules.solo else given.seats
    setup = Setup(
        seats=tuple(SeatChoice(f"Seat {n}", "human", seat.consultant) for n, seat in enumerate(people, 1)),
        mode=rules.mode,
        edition=rules.edition_id,
        business=rules.business,
        consultants=rules.consultants,
        difficulty=rules.difficulty,
        seed=given.seed,
        first=0,
    )
    if setup_problem(setup) is not None:
        return None
    again = deal(setup, rules.deck)
    same = (again.hands, again.stack, again.grifter_stack) == (given.hands, given.stack, given.grifter_stack)
    return setup if same and _cards(again) == _cards(given) else None


def _cards(given: Deal) -> list[tuple[str | None, int]]:
    return [(seat.consultant, seat.money) for seat in given.seats]


def deal_data(setup: Setup) -> str:
    """Encode the options of a deal for a link."""
    options = _options(setup)
    seed = {"seed": options.pop("seed")}  # first, so that truncation cannot change the seed unnoticed
    return _written({**seed, "check": _check(setup), **options})


def _options(setup: Setup) -> dict[str, str]:
    options: dict[str, str] = {"seed": setup.seed, "mode": setup.mode, "players": str(len(setup.seats))}
    if setup.edition != "2021":
        options["edition"] = setup.edition
    if setup.difficulty is not None:
        options["difficulty"] = setup.difficulty
    if setup.business:
        options["business"] = "yes"
    if setup.consultants:
        options["consultants"] = ",".join(seat.consultant or RANDOM for seat in setup.seats)
    if setup.first is not None:
        options["first"] = str(setup.first + 1)
    return options


def _written(options: dict[str, str]) -> str:
    return urlencode(options, quote_via=quote, safe=",")


def _check(setup: Setup) -> str:
    """Return the checksum of a deal's options."""
    return f"{zlib.crc32(_written(_options(setup)).encode()):08x}"


def read_deal(data: str) -> Setup:
    """Decode the options of a deal from a link; raises `LinkError` if they are invalid.

    Links from earlier versions have no checksum, so they must be unambiguous.
    """
    if len(data) > _MAX_OPTIONS:
        raise LinkError("not the options of a deal: too long")
    problem = LinkError("not the options of a deal")
    readings = list(dict.fromkeys(_readings(data)))
    for reading in readings:
        options = dict(reading)
        try:
            setup = _setup(options)
        except LinkError as error:
            problem = error
            continue
        if options.get("check") == _check(setup):
            return setup
    if not readings or any(name == "check" for reading in readings for name, _ in reading):
        raise problem if not readings else LinkError("not the options of a deal: the checksum differs")
    options = _unambiguous(readings[0])
    return _setup(options)


def _readings(data: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield possible options of a link, for different levels of escaping, most likely first."""
    for text in cleaning.decodings(data):
        fields = _fields(text)
        for times, clean in product((1, 2, 0, 3, 4), (_plain_seed, _visible_seed, _bare_seed)):
            if any(name in _KNOWN for name, _ in fields):
                yield tuple(
                    (name, clean(_unquote(value, times)) if name == "seed" else _word(name, value))
                    for name, value in fields
                )


def _fields(text: str) -> list[tuple[str, str]]:
    fields = []
    for field in re.split("[&?]", cleaning.ampersands(text).lstrip(_QUOTES)):
        name, _, value = field.partition("=")
        name = cleaning.without_blanks(cleaning.fully_unquoted(name)).strip(cleaning.ENDS)
        if name or value:
            fields.append((name, value))
    return fields


def _unquote(value: str, times: int) -> str:
    for _ in range(times):
        value = unquote(value, errors="surrogateescape")
    return value


def _word(name: str, value: str) -> str:
    """Return the value of an enumerated option without surrounding characters."""
    if name not in _KNOWN:
        return value
    return cleaning.with_dashes(cleaning.without_blanks(cleaning.fully_unquoted(value))).strip(cleaning.ENDS)


def _plain_seed(seed: str) -> str:
    return re.sub(r"[\r\n\t\v\f\u2028\u2029]+", "", seed).strip()


def _visible_seed(seed: str) -> str:
    return cleaning.without_invisible(_plain_seed(seed)).strip()


def _bare_seed(seed: str) -> str:
    return _visible_seed(seed).strip(cleaning.ENDS + " ")


def _unambiguous(reading: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Return options without a checksum; raises `LinkError` if one is unknown, repeated or ambiguous."""
    options = {name: value for name, value in reading if name in _KNOWN}
    seed = options.get("seed", "")
    others = [name for name, _ in reading if name not in _KNOWN and not cleaning.TRACKERS.fullmatch(name)]
    names = [name for name, _ in reading if name in _KNOWN]
    if others or len(names) != len(options):
        raise LinkError(f"not the options of a deal: {', '.join(others) or 'one is there twice'}")
    last = names[-1:] == ["seed"] and seed[-1:] in cleaning.ENDS
    if last or cleaning.has_escapes(seed) or cleaning.without_invisible(seed) != seed:
        raise LinkError("not the options of a deal: the seed may have been changed")
    return options


def _setup(options: dict[str, str]) -> Setup:
    """Return the setup for some options; raises `LinkError`."""
    if missing := [name for name in _NEEDED if name not in options]:
        raise LinkError(f"not the options of a deal: {', '.join(missing)} missing")
    try:
        seed = options["seed"]
        seed.encode()  # raises for half a surrogate pair, which no record can contain
        mode = _MODES[options["mode"]]
        players = int(options["players"])
        business = _YES[options.get("business", "no")]
        first = int(options["first"]) - 1 if "first" in options else None
    except (ValueError, KeyError) as error:
        raise LinkError(f"not the options of a deal: {error}") from None
    words = options.get("consultants")
    cards = words.split(",") if words is not None else []
    if not 1 <= players <= 5 or (words is not None and len(cards) != players):
        raise LinkError("not the options of a deal")
    if ("difficulty" in options) != (mode == "solo"):
        raise LinkError("not the options of a deal: the difficulty")
    if any(card != RANDOM and card not in CONSULTANTS for card in cards):
        raise LinkError("not the options of a deal: an unknown consultant")
    setup = Setup(
        seats=tuple(
            SeatChoice(f"Seat {n + 1}", "human", cards[n] if cards else None) for n in range(players)
        ),
        mode=mode,
        edition=options.get("edition", "2021"),
        business=business,
        consultants=words is not None,
        difficulty=options.get("difficulty"),
        seed=seed,
        first=first,
    )
    problem = setup_problem(setup)
    if problem is not None:
        raise LinkError(problem)
    return setup
