"""Links: a whole game, or the options of a deal, in the part of the address that never leaves the browser.

`#/play/DATA` holds a record as UTF-8, deflated (zlib's own form, which has a checksum), in base64url without
padding; `#/new/seed=…&mode=…` the options of a deal in plain words.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import parse_qsl, quote, urlencode

from app.engine.consultants import CONSULTANTS
from app.engine.limits import MAX_TEXT
from app.engine.setup import RANDOM, Deal, SeatChoice, Setup, deal, setup_problem
from app.engine.state import Mode

MAX_LINK: Final = 100_000
"""Characters of a link's data that are looked at; a game takes about a thousand."""

LONG: Final = 2_000
"""Characters from which a link is called long: some messengers cut there."""

_DATA: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_MAX_OPTIONS: Final = 1_000
_YES: Final = {"yes": True, "no": False}


class LinkError(ValueError):
    """The data of a link cannot be read."""


def link_data(record: str) -> str:
    """Pack a record's text for a link."""
    try:
        record = json.dumps(json.loads(record), ensure_ascii=False, separators=(",", ":"))
    except ValueError as error:
        raise LinkError(str(error)) from None
    return urlsafe_b64encode(zlib.compress(record.encode(), 9)).rstrip(b"=").decode()


def read_link(data: str) -> str:
    """Unpack a link's data; a text broken off where a link was cut off ends there. Raises `LinkError`."""
    if not 0 < len(data) <= MAX_LINK or not _DATA.fullmatch(data):
        raise LinkError("not the data of a link")
    packed = urlsafe_b64decode(data[: len(data) - (len(data) % 4 == 1)] + "=" * (-len(data) % 4 % 3))
    inflate = zlib.decompressobj()
    try:
        text = inflate.decompress(packed, 4 * MAX_TEXT)
    except zlib.error:
        raise LinkError("what it holds does not fit together") from None
    if inflate.unconsumed_tail or len(text) == 0:
        raise LinkError("the link holds too much, or nothing")
    return text.decode(errors="replace")


def deal_options(given: Deal) -> Setup | None:
    """Return the options that deal this deal again, without the names; `None` if no seed does."""
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
    """Pack the options of a deal for a link."""
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
    return urlencode(options, quote_via=quote, safe=",")


def read_deal(data: str) -> Setup:
    """Read the options of a deal from a link; raises `LinkError` on anything that cannot be set up."""
    try:
        if len(data) > _MAX_OPTIONS:
            raise LinkError("not the options of a deal: too long")
        pairs = parse_qsl(
            data, keep_blank_values=True, strict_parsing=True, errors="strict", max_num_fields=20
        )
        options = dict(pairs)
        seed = options["seed"]
        seed.encode()  # half a character, which no record could hold
        mode: Mode = "solo" if options.get("mode") == "solo" else "multiplayer"
        players = 1 if mode == "solo" else int(options.get("players", "2"))
        business = _YES[options.get("business", "no")]
        first = int(options["first"]) - 1 if "first" in options else None
    except (ValueError, KeyError) as error:
        raise LinkError(f"not the options of a deal: {error}") from None
    words = options.get("consultants")
    cards = words.split(",") if words is not None else []
    if not 1 <= players <= 5 or (words is not None and len(cards) != players):
        raise LinkError("not the options of a deal")
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
        difficulty=options.get("difficulty", "normal") if mode == "solo" else None,
        seed=seed,
        first=first,
    )
    problem = setup_problem(setup)
    if problem is not None:
        raise LinkError(problem)
    return setup
