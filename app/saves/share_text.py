"""Shared results: find them in any text, such as a whole chat.

A result is shared as a few lines of plain text:

    Streets · 26 November 2026 · Normal
    Ana 212 : 187 (+25) · first try
    🟦🟦⬜🟦🟥⬜🟦🟦⬜🟦⬜🟦🟦🟦🟦
    https://example.org/streets/#/daily/2026-11-26

The score and the address identify a result in every language. A deal without a date has the address of the
deal (`#/new/…`), and the address of the whole game (`#/play/…`) may follow. Messengers, mail programs and
people change such texts: they quote, wrap, escape, link, and put names and times in front. What cannot be
read without doubt is refused with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

from app.engine.daily_deal import read_date
from app.engine.setup import SetupError, clean_name
from app.engine.values import Value
from app.saves.cleaning import ampersands, decoded, seen
from app.saves.links import MAX_LINK, LinkError, deal_data, link_data, read_deal, read_link

TITLES: Final = ("Streets", "Улицы")
"""The game's name in all languages, which begins a shared result."""

FIRST_TRY: Final = ("first try", "с первого раза")
AGAIN: Final = ("again", "повторно")
"""The words for the first game of a deal and for a later one, in all languages."""

HINTS_GIVEN: Final = re.compile(r"\b(\d{1,3})\s+hints?\b|\bподсказок:\s*(\d{1,3})\b", re.IGNORECASE)
"""The number of hints that the coach gave, in all languages."""

SQUARES: Final = {"🟦": "m", "🟥": "g", "⬜": "n"}
"""The square of a round and its letter: more for me, for the Grifter, or equal."""

MAX_SHARED: Final = 200_000
"""The number of characters of a text that are read."""

MAX_FOUND: Final = 50
"""The most results in one text."""

_MAX_ROUNDS: Final = 40
_GAP: Final = 160
"""The most characters between two parts of a result."""

WhyRefused = Literal["score", "margin", "link", "date", "game", "many"]
"""Why a result is refused.

`score`: none that can be read. `margin`: it is not the difference. `link`: there is no whole address. `date`:
the dates contradict each other, or there is no such date. `game`: the game's link is damaged. `many`: there
are more than 50.
"""

Attempt = Literal["first", "again", ""]


class SharedResult(Value):
    """A result as its text tells it.

    `money` is the player's and the Grifter's. `date` or `deal` (the data of its link) names the deal, and
    `game` is the data of the game's link. A result that is only the link of a game has no money. `rounds` has
    a letter of `SQUARES` for each round, and `hints` counts the coach's.
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
    """A damaged result: the beginning of its text, and the reason."""

    text: str
    why: WhyRefused


def shared_results(text: str) -> tuple[SharedResult | RefusedResult, ...]:
    """Return the results in a text, in order."""
    found = [result for part in _parts(_plain(text)) if (result := _read(part)) is not None]
    found = list(dict.fromkeys(found))
    if len(found) > MAX_FOUND:
        return (*found[:MAX_FOUND], RefusedResult(str(len(found) - MAX_FOUND), "many"))
    return tuple(found)


# --- The text without what others did to it ---

_BLANK: Final = re.compile(r"[^\S\n]+")
_QUOTED: Final = re.compile(r"^[ ]?(?:[>|│▎▏»]+ ?)+", re.MULTILINE)
_EMPHASIS: Final = re.compile(r"[*~`]+")


def _plain(text: str) -> str:
    text = seen(ampersands(text[:MAX_SHARED])).replace("\r\n", "\n").replace("\r", "\n")
    text = _BLANK.sub(" ", text.replace("\u2028", "\n").replace("\u2029", "\n"))
    return _QUOTED.sub("", _EMPHASIS.sub("", text))


# --- Its parts ---


def _broken(word: str) -> str:
    """Return a pattern for a word that may be broken across lines."""
    return r"\s*".join(word)


_DASH: Final = r"\s*(?:[-\u2010-\u2015\u2212]|%2D)\s*"
_DIGITS: Final = r"(?:\d\s*){%d}"
_SLASH: Final = r"\s*(?:/|%2F|%252F)\s*"
_HASH: Final = r"(?:\#|%23|%2523)"
_TITLE: Final = "|".join(TITLES)

_TOKENS: Final = re.compile(
    rf"""
    (?P<head>(?<!\w)(?:{_TITLE})\s*[·•∙⋅・|]\s*)
    |(?P<score>(?<![\d.,])(?P<mine>[-\u2212–]?\d{{1,4}})\s*[:：∶]\s*(?P<his>[-\u2212–]?\d{{1,4}})
        \s*\(\s*(?P<margin>[-+\u2212–]?\s*\d{{1,4}})\s*\))
    |(?P<squares>(?:[{"".join(SQUARES)}]\s*)+)
    |(?P<daily>{_HASH}{_SLASH}{_broken("daily")}{_SLASH}
        (?P<year>{_DIGITS % 4}){_DASH}(?P<month>{_DIGITS % 2}){_DASH}(?P<day>\d\s*\d)(?!\d))
    |(?P<play>{_HASH}{_SLASH}{_broken("play")}{_SLASH})
    |(?P<new>{_HASH}{_SLASH}{_broken("new")}{_SLASH}(?=\S))
    """,
    re.VERBOSE | re.IGNORECASE,
)


class _Part:
    """The tokens of one result, as found so far, and the text around them."""

    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.start = start
        self.end = start
        self.tokens: dict[str, re.Match[str]] = {}

    def takes(self, token: re.Match[str]) -> bool:
        """Return whether a token belongs to this result."""
        kind = str(token.lastgroup)
        if self.tokens and token.start() - self.end > _GAP:
            return False
        if kind == "play" and self.tokens and not _is_address(self.text[self.end : token.start()]):
            return False  # somebody's words are between
        order = ("head", "score", "squares", "daily", "new", "play")
        if kind in self.tokens:
            return kind in ("daily", "new", "play")  # once more: the same address as a link of its own
        return not self.tokens or order.index(kind) > max(map(order.index, self.tokens))

    def add(self, token: re.Match[str]) -> None:
        self.end = token.end()
        self.tokens.setdefault(str(token.lastgroup), token)


def _is_address(between: str) -> bool:
    """Return whether a text is only the beginning of an address, perhaps broken into lines."""
    words = between.strip("<>()[] ,;.\n").split()
    return len(words) < 2 or "".join(words).startswith(("https:", "http:"))


def _parts(text: str) -> Iterator[_Part]:
    part: _Part | None = None
    position = 0
    while (token := _TOKENS.search(text, position)) is not None:
        position = token.end()
        if part is None or not part.takes(token):
            if part is not None:
                yield part
            part = _Part(text, token.start())
        part.add(token)
        if token.lastgroup in ("play", "new"):
            data = re.compile(r"\S*").match(text, position)
            part.end = position = data.end() if data is not None else position
    if part is not None:
        yield part


# --- A result ---


def _read(part: _Part) -> SharedResult | RefusedResult | None:
    """Return the result of a part, or `None` if it is none: a bare address, a score of football."""
    tokens = part.tokens
    score, linked = tokens.get("score"), {"daily", "new", "play"} & tokens.keys()
    if "head" not in tokens and "squares" not in tokens:
        score = None
    if score is None:
        if "head" in tokens and linked:
            return _refused(part, "score")
        return SharedResult(game=_game(part)) if "play" in tokens and _game(part) else None
    if not linked:
        return _refused(part, "link") if "head" in tokens else None
    mine, his = _number(score["mine"]), _number(score["his"])
    if _number(score["margin"]) != mine - his:
        return _refused(part, "margin")
    game = _game(part) if "play" in tokens else ""
    if "play" in tokens and not game:
        return _refused(part, "game")
    date = deal = ""
    if "daily" in tokens:
        date = _date(part)
        if not date:
            return _refused(part, "date")
    elif "new" in tokens:
        deal = _deal(part)
        if not deal:
            return _refused(part, "link")
    squares = tokens.get("squares")
    rounds = "".join(SQUARES.get(sign, "") for sign in squares[0]) if squares is not None else ""
    words = _words(part, score)
    attempt: Attempt = "first" if _says(words, FIRST_TRY) else "again" if _says(words, AGAIN) else ""
    given = HINTS_GIVEN.search(words)
    hints = int(given[1] or given[2]) if given is not None else 0
    name = _name(part, score)
    return SharedResult(name, (mine, his), date, deal, game, rounds[:_MAX_ROUNDS], attempt, hints)


def _refused(part: _Part, why: WhyRefused) -> RefusedResult:
    line = part.text[part.start : part.end + 40].split("\n", 1)[0]
    return RefusedResult(line[:60].strip(), why)


def _number(text: str) -> int:
    digits = re.sub(r"[^\d]", "", text)
    return -int(digits) if text.strip()[0] in "-\u2212–" else int(digits)


def _date(part: _Part) -> str:
    """Return the date of the address, unless the first line names another day or year."""
    daily = part.tokens["daily"]
    year, month, day = (re.sub(r"\s", "", daily[name]) for name in ("year", "month", "day"))
    try:
        read_date(f"{year}-{month}-{day}")
    except SetupError:
        return ""
    head = part.tokens.get("head")
    if head is not None:
        named = re.compile(r"\s*(\d{1,2})\s+\w+\.?\s+(\d{4})\b").match(part.text, head.end())
        if named is not None and (int(named[1]), named[2]) != (int(day), year):
            return ""
    return f"{year}-{month}-{day}"


def _after(part: _Part, kind: str) -> str:
    """Return the text behind the name of an address, up to the next result."""
    start = part.tokens[kind].end()
    ends = [match.start() for match in (_NEXT.search(part.text, start),) if match is not None]
    return part.text[start : min([*ends, start + MAX_LINK])]


_NEXT: Final = re.compile(rf"(?<!\w)(?:{_TITLE})\s*[·•∙⋅・|]|https?:|\n\s*\n")


def _readings(part: _Part, kind: str) -> Iterator[str]:
    """Yield what an address may hold: its first line, then that with the lines that follow."""
    lines = _after(part, kind).split("\n")
    for count in range(1, min(len(lines), 60) + 1):
        joined = "".join(line.strip() for line in lines[:count])
        yield joined.split(" ", 1)[0] if count == 1 else joined


def _deal(part: _Part) -> str:
    for data in _readings(part, "new"):
        try:
            return deal_data(read_deal(decoded(data) if data.lower().startswith("seed%3d") else data))
        except LinkError:
            continue
    return ""


def _game(part: _Part) -> str:
    """Return the data of the game's link in its plain form, or an empty text if it is damaged."""
    rest = _after(part, "play")
    try:
        return link_data(read_link(rest.split(maxsplit=1)[0] if rest.split() else ""))
    except LinkError:
        pass
    try:
        return link_data(read_link(rest))
    except LinkError:
        return ""


def _words(part: _Part, score: re.Match[str]) -> str:
    """Return the words of a result between its score and the next part."""
    others = [token.start() for token in part.tokens.values() if token.start() > score.end()]
    return part.text[score.end() : min(others)]


def _says(words: str, phrases: tuple[str, ...]) -> bool:
    return any(re.search(rf"\b{phrase}\b".replace(" ", r"\s+"), words, re.IGNORECASE) for phrase in phrases)


# --- Whose it is ---

_BRACKETS: Final = re.compile(r"\[[^\]\n]*\]")
_TIME: Final = re.compile(r"\d{1,2}:\d\d")
_WHEN: Final = re.compile(r"\b\d[\d.,/:-]*(?: ?[ap]\.?m\b\.?)?", re.IGNORECASE)
_AROUND: Final = " :,;–—-"
_MAX_WORDS: Final = 4


def _name(part: _Part, score: re.Match[str]) -> str:
    """Return the name before the score, or that of the sender of a message in a copied chat."""
    text, head = part.text, part.tokens.get("head")
    begins = text.rfind("\n", 0, score.start()) + 1
    if head is None or head.end() <= begins:
        name = clean_name(text[begins : score.start()].strip(_AROUND + "·"))
        if name:
            return name
    return _sender(text, part.start)


def _sender(text: str, start: int) -> str:
    """Return the sender of a message: before it in its line, or in the line above with the time."""
    before = text[text.rfind("\n", 0, start) + 1 : start]
    if before.strip():
        return _named(before) if before.rstrip().endswith(":") or _TIME.search(before) else ""
    above = text[:start].removesuffix("\n").rsplit("\n", 1)[-1]
    return _named(above) if _TIME.search(above) else ""


def _named(words: str) -> str:
    """Return the name among the date and the time of a message."""
    name = _WHEN.sub("", _BRACKETS.sub("", words)).strip(_AROUND)
    return clean_name(name) if len(name.split()) <= _MAX_WORDS else ""
