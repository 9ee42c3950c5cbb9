"""Shared results: a code in a link, and the reader that finds such links in any text.

A result is shared as a few lines for people, in any language, and a link:

    Streets · 26 November 2026 · Normal
    3rd of 5 · Ana 212 : 187 (+25) · first try
    🟥🟥⬜🟥🟦⬜🟥🟥⬜🟥⬜🟥🟥🟥🟥 10:1
    https://example.org/streets/#/daily/2026-11-26/r/CODE

The code has the name, the money, the rounds and the attempt, and a checksum of them and the deal. The
reader uses only the links, so the lines may be quoted, translated, cut or missing. A deal without a date has
the code in its own link (`#/new/seed=…&r=CODE&…`); the link of the whole game (`#/play/…`) may follow.

A code has only letters and digits, so no program takes part of it for markup. It begins with its length, so
the reader can join a code that a chat has broken into lines.
"""

from __future__ import annotations

import re
import zlib
from base64 import b32decode, b32encode
from collections.abc import Iterator
from typing import Final, Literal
from urllib.parse import quote

from app.engine.fixed_deals import read_date
from app.engine.record import MAX_MONEY
from app.engine.setup import SetupError, clean_name
from app.engine.values import Value
from app.saves.cleaning import ampersands, fully_unquoted, without_invisible
from app.saves.links import MAX_LINK, LinkError, deal_data, link_data, read_deal, read_link

SQUARES: Final = {"🟥": "m", "🟦": "g", "⬜": "n"}
"""The square of a round and its letter: the player earned more, the Grifter did, or both earned the same."""

MAX_SHARED: Final = 200_000
"""The most characters of a text to read."""

MAX_FOUND: Final = 50
"""The most results in one text."""

MAX_ROUNDS: Final = 40
MAX_HINTS: Final = 999

WhyRefused = Literal["link", "game", "many"]
"""Why a result is refused: its code or its game's link is damaged, or the text has more than 50 results."""

Attempt = Literal["first", "again", ""]
ATTEMPTS: Final[dict[str, Attempt]] = {"first": "first", "again": "again", "": ""}


class SharedResult(Value):
    """A result as stated in its link.

    `money` is the player's and the Grifter's. `date` or `deal` (the data of its link) names the deal, and
    `game` is the data of the game's link. A result that is only the link of a game has no money; nor has a
    link to a date without a code, as versions before 0.1.0 shared them. `rounds` has a letter of `SQUARES`
    for each round, and `hints` counts the coach's hints.
    """

    name: str = ""
    money: tuple[int, int] | None = None
    date: str = ""
    deal: str = ""
    game: str = ""
    rounds: str = ""
    attempt: Attempt = ""
    hints: int = 0


class RefusedResult(Value):
    """A damaged result: the beginning of its link, and the reason."""

    text: str
    why: WhyRefused


# --- The code ---

_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz234567"
_TRITS: Final = "mgn"
_HEAD: Final = 1 + 4
"""The bytes before a code's text: its length, and its checksum."""


def result_link(shared: SharedResult) -> str:
    """Return the fragment of the link with a result and its deal."""
    code = _code(shared)
    if shared.date:
        return f"#/daily/{shared.date}/r/{code}"
    seed, _, rest = shared.deal.partition("&check=")
    data = f"{seed}&r={code}&check={rest}"  # before the checksum, so that no cut can lose it unnoticed
    return f"#/new/{quote(data, safe='=&-_.,')}"


def _code(shared: SharedResult) -> str:
    mine, grifter = shared.money or (0, 0)
    rounds = int("1" + "".join(str(_TRITS.index(letter)) for letter in shared.rounds[:MAX_ROUNDS]), 3)
    fields = (shared.name, mine, grifter, shared.attempt, shared.hints, f"{rounds:x}")
    text = "\n".join(map(str, fields)).encode()
    return _letters(bytes([len(text)]) + _check(shared, text) + text)


def _letters(packed: bytes) -> str:
    return b32encode(packed).decode().rstrip("=").lower()


def _check(shared: SharedResult, text: bytes) -> bytes:
    return zlib.crc32(f"{shared.date or shared.deal}\n".encode() + text).to_bytes(4)


def _decoded(letters: str, deal: SharedResult) -> SharedResult | None:
    """Return a deal's result from the letters of its code, or `None` for a damaged code."""
    try:
        packed = b32decode(letters.upper() + "=" * (-len(letters) % 8))
        text = packed[_HEAD:]
        whole = packed[0] == len(text) and _letters(packed) == letters
        if not whole or packed[1:_HEAD] != _check(deal, text):
            return None
        name, mine, grifter, attempt, hints, rounds, *_ = text.decode().split("\n")
        number, trits = int(rounds, 16), ""
        while number > 1:
            number, trit = divmod(number, 3)
            trits = _TRITS[trit] + trits
        money = int(mine), int(grifter)
        if max(map(abs, money)) > MAX_MONEY:
            return None
        return deal.replace(
            name=clean_name(name),
            money=money,
            rounds=trits[:MAX_ROUNDS],
            attempt=ATTEMPTS.get(attempt, ""),
            hints=min(max(int(hints), 0), MAX_HINTS),
        )
    except (ValueError, IndexError):
        return None


def _code_at(text: str, start: int) -> tuple[str, int]:
    """Return the letters of the code at a place of a text, without blanks, and where it ends."""
    letters, length = "", 8
    for place in range(start, len(text)):
        sign = text[place].lower()
        if sign in _ALPHABET:
            letters += sign
            if len(letters) == 8:
                length = -(-8 * (b32decode(letters.upper())[0] + _HEAD) // 5)
            if len(letters) >= length:
                return letters, place + 1
        elif not sign.isspace():
            return letters, place
    return letters, len(text)


# --- The reader ---

_BREAK: Final = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_QUOTED: Final = re.compile(r"^[ ]?(?:[>|│▎▏»]+ ?)+", re.MULTILINE)
_DASH: Final = r"\s*(?:[-\u2010-\u2015\u2212]|%2D)\s*"
_SLASH: Final = r"\s*(?:/|%2F|%252F)\s*"
_HASH: Final = r"(?:\#|%23|%2523)"


def _broken(word: str) -> str:
    """Return a pattern for a word or number that may be broken across lines."""
    return r"\s*".join(word)


def _digits(count: int) -> str:
    return r"\s*".join([r"\d"] * count)


_LINK: Final = re.compile(
    rf"""{_HASH}{_SLASH}(?:
    (?P<daily>{_broken("daily")}{_SLASH}
        (?P<year>{_digits(4)}){_DASH}(?P<month>{_digits(2)}){_DASH}(?P<day>{_digits(2)})(?!\d)
        (?P<code>{_SLASH}r{_SLASH})?)
    |(?P<play>{_broken("play")}{_SLASH})
    |(?P<new>{_broken("new")}{_SLASH}(?=\S)))""",
    re.VERBOSE | re.IGNORECASE,
)
_DEAL_CODE: Final = re.compile(r"[?&]r=", re.IGNORECASE)
_NEXT: Final = re.compile(r"https?:|\n\s*\n", re.IGNORECASE)


def shared_results(text: str) -> tuple[SharedResult | RefusedResult, ...]:
    """Return the results in a text, in order."""
    results = list(dict.fromkeys(_found(_plain(text[:MAX_SHARED]))))
    if len(results) > MAX_FOUND:
        return (*results[:MAX_FOUND], RefusedResult(str(len(results) - MAX_FOUND), "many"))
    return tuple(results)


def _plain(text: str) -> str:
    """Return a text without quote marks, invisible characters and HTML entities."""
    return _QUOTED.sub("", without_invisible(ampersands(_BREAK.sub("\n", text))))


def _found(text: str) -> Iterator[SharedResult | RefusedResult]:
    before: SharedResult | RefusedResult | None = None
    end = 0
    for link in _LINK.finditer(text):
        if link["play"]:
            game = _game(text, link.end())
            if isinstance(before, SharedResult) and before.money and _is_address(text[end : link.start()]):
                before = before.replace(game=game) if game else _refused(text, link, "game")
                continue
            result: SharedResult | RefusedResult | None = SharedResult(game=game) if game else None
        else:
            result, end = _daily(text, link) if link["daily"] else _deal(text, link)
        if result is not None:
            if before is not None:
                yield before
            before = result
    if before is not None:
        yield before


def _is_address(between: str) -> bool:
    """Return whether a text is only the beginning of an address, perhaps broken into lines."""
    words = re.sub(r"[*~`_]", "", between).strip("<>()[] ,;.\n").split()
    return len(words) < 2 or "".join(words).startswith(("https:", "http:"))


def _daily(text: str, link: re.Match[str]) -> tuple[SharedResult | RefusedResult | None, int]:
    """Return the result in the link of a date, and where it ends."""
    date = "-".join(re.sub(r"\s", "", link[part]) for part in ("year", "month", "day"))
    if not link["code"]:
        return SharedResult(date=date) if _is_date(date) else None, link.end()
    letters, end = _code_at(text, link.end())
    result = _decoded(letters, SharedResult(date=date)) if _is_date(date) else None
    return result or _refused(text, link, "link"), end


def _is_date(date: str) -> bool:
    try:
        read_date(date)
    except SetupError:
        return False
    return True


def _deal(text: str, link: re.Match[str]) -> tuple[SharedResult | RefusedResult | None, int]:
    """Return the result in the link of a deal, or `None` without a code, and where it ends."""
    code, end = None, link.end()
    for data, end in _readings(text, link.end()):
        codes = [*_DEAL_CODE.finditer(plain := fully_unquoted(data))]
        if not codes:
            continue
        code = codes[-1]
        try:
            deal = SharedResult(deal=deal_data(read_deal(data)))
        except LinkError:
            continue
        letters, _ = _code_at(plain, code.end())
        return _decoded(letters, deal) or _refused(text, link, "link"), end
    return _refused(text, link, "link") if code is not None else None, end


def _address_after(text: str, start: int) -> str:
    """Return the text of an address from a place up to the next address or blank line."""
    after = _NEXT.search(text, start)
    return text[start : min(after.start() if after is not None else len(text), start + MAX_LINK)]


def _readings(text: str, start: int) -> Iterator[tuple[str, int]]:
    """Yield the possible data of an address and its end: its first line, then that with following lines."""
    end, joined = start, ""
    for number, line in enumerate(_address_after(text, start).split("\n")[:60]):
        end += len(line) + (number > 0)
        joined += line.strip()
        if number == 0 and " " in joined:
            word = joined.split(" ", 1)[0]
            yield word, start + len(word)
        else:
            yield joined, end


def _game(text: str, start: int) -> str:
    """Return the data of the game's link in its plain form, or an empty text if it is damaged."""
    rest = _address_after(text, start)
    for data in (rest.split(maxsplit=1)[0] if rest.split() else "", rest):
        try:
            return link_data(read_link(data))
        except LinkError:
            continue
    return ""


def _refused(text: str, link: re.Match[str], why: WhyRefused) -> RefusedResult:
    return RefusedResult(text[link.start() :].split(maxsplit=1)[0][:40], why)
