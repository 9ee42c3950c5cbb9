"""Shared results: find them in any text, such as a whole chat.

A result is shared as a few lines of plain text:

    Streets · 26 November 2026 · Normal
    3rd of 5 · Ana 212 : 187 (+25) · first try
    🟥🟥⬜🟥🟦⬜🟥🟥⬜🟥⬜🟥🟥🟥🟥 10:1
    https://example.org/streets/#/daily/2026-11-26

The score and the address identify a result in every language. A deal without a date has the address of the
deal (`#/new/…`), and the address of the whole game (`#/play/…`) may follow. Messengers, mail programs and
people change such texts: they quote, wrap, escape and link them, and prepend names and times. The reader
refuses ambiguous results with the reason.

A name may look like any other part of a result. The reader therefore first replaces names by placeholders:
those between isolating characters, and those in two unchanged lines.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from app.engine.daily_deal import read_date
from app.engine.setup import MAX_NAME, SetupError, clean_name
from app.engine.values import Value
from app.saves.cleaning import ampersands, fully_unquoted, without_invisible
from app.saves.links import MAX_LINK, LinkError, deal_data, link_data, read_deal, read_link
from app.saves.senders import sender_in


class ShareWords(Value):
    """The words of shared results in all languages.

    `titles` are the game's names. `first` and `again` name the attempt. `hints` have `{}` for a number.
    `options` are difficulties and expansions. `unnamed` are default names. `places` have `{}` for the place
    and for the number of players.
    """

    titles: tuple[str, ...]
    first: tuple[str, ...]
    again: tuple[str, ...]
    hints: tuple[str, ...]
    options: tuple[str, ...]
    unnamed: tuple[str, ...]
    places: tuple[str, ...] = ()


def words_of_results(words: Mapping[str, Sequence[str]]) -> ShareWords:
    """Return the words of shared results from the table that comes with the catalogues."""
    return ShareWords(**{kind: tuple(texts) for kind, texts in words.items()})


SQUARES: Final = {"🟥": "m", "🟦": "g", "⬜": "n"}
"""The square of a round and its letter: the player earned more, the Grifter did, or both earned the same.

The count of each side's rounds follows. Squares without it are older, and have the colours exchanged.
"""

_EXCHANGED: Final = str.maketrans("mg", "gm")

_SPELLED: Final = {"blue": "🟦", "red": "🟥", "white": "⬜"}
"""The squares by the word in their names, which some programs copy instead of the character."""

MAX_SHARED: Final = 200_000
"""The most characters of a text to read."""

MAX_FOUND: Final = 50
"""The most results in one text."""

_MAX_ROUNDS: Final = 40
_GAP: Final = 160
"""The most characters between two parts of a result."""

_AGAIN: Final = 4
"""A piece of text that repeats this often in a line counts once."""

_ORDER: Final = ("head", "score", "squares", "daily", "new", "play")
"""The parts of a result, in order."""

WhyRefused = Literal["score", "margin", "link", "date", "game", "many"]
"""Why a result is refused.

`score`: it is unreadable. `margin`: it is not the difference. `link`: no address is complete. `date`: the
dates contradict each other, or there is no such date. `game`: the game's link is damaged. `many`: the text
has more than 50 results.
"""

Attempt = Literal["first", "again", ""]


class SharedResult(Value):
    """A result as stated in its text.

    `money` is the player's and the Grifter's. `date` or `deal` (the data of its link) names the deal, and
    `game` is the data of the game's link. A result that is only the link of a game has no money. `rounds` has
    a letter of `SQUARES` for each round, and `hints` counts the coach's hints. `by_sender`: the text has no
    name; `name` is that of the message's sender, if any.
    """

    name: str = ""
    money: tuple[int, int] | None = None
    date: str = ""
    deal: str = ""
    game: str = ""
    rounds: str = ""
    attempt: Attempt = ""
    hints: int = 0
    by_sender: bool = False


class RefusedResult(Value):
    """A damaged result: the beginning of its text, and the reason."""

    text: str
    why: WhyRefused


def shared_results(text: str, words: ShareWords) -> tuple[SharedResult | RefusedResult, ...]:
    """Return the results in a text, in order."""
    grammar = _grammar(words)
    text, names = _without_names(_lines(text[:MAX_SHARED]), grammar)
    parts = _parts(_plain(text), grammar, names)
    results = list(dict.fromkeys(result for part in parts if (result := _read(part)) is not None))
    if len(results) > MAX_FOUND:
        return (*results[:MAX_FOUND], RefusedResult(str(len(results) - MAX_FOUND), "many"))
    return tuple(results)


# --- The patterns ---

_SCORE: Final = r"""(?<![\d.,])(?P<mine>[-\u2212–]?\d{1,4})\s*[:：∶]\s*(?P<his>[-\u2212–]?\d{1,4})
        \s*\(\s*(?P<margin>[-+\u2212–]?\s*\d{1,4})\s*\)"""
_DOT: Final = r"\s*[·•∙⋅・|]\s*"


class _Grammar:
    """The patterns of a result in all languages."""

    def __init__(self, words: ShareWords) -> None:
        title = rf"(?<!\w)(?:{_any_of(words.titles)}){_DOT}"
        option = rf"(?:{_any_of(words.options)})(?!\w)"
        flags = re.VERBOSE | re.IGNORECASE
        self.head = re.compile(title, flags)
        self.next = re.compile(rf"{title}|https?:|\n\s*\n", flags)
        self.tokens = re.compile(rf"(?P<head>{title})|(?P<score>{_SCORE})|{_OTHERS}", flags)
        self.options = re.compile(rf"(?:^|[·•∙⋅・|])\s*{option}(?:\s*[^\w\s]\s*{option})*(?=\s|$)", flags)
        self.attempts: dict[str, Attempt] = dict.fromkeys(map(_fold_case, words.again), "again")
        self.attempts |= dict.fromkeys(map(_fold_case, words.first), "first")
        self.attempt = re.compile(rf"(?<!\w)(?:{_any_of((*words.first, *words.again))})(?!\w)", flags)
        hints = (_literal(text).replace(r"\{\}", r"\d{1,3}", 1) for text in words.hints if "{}" in text)
        self.hints = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(hints, key=len, reverse=True))})(?!\w)", flags)
        self.place = re.compile(rf"(?:\s|[·•∙⋅・|])*(?:{self._places(words)}){_DOT}", flags)
        self.unnamed = frozenset(map(_fold_case, words.unnamed))

    @staticmethod
    def _places(words: ShareWords) -> str:
        texts = sorted(words.places, key=len, reverse=True)
        return "|".join(_literal(text).replace(r"\{\}", r"\d") for text in texts) or "(?!)"

    def after_place(self, text: str, start: int = 0) -> int:
        """Return where a text goes on after a place, if it has one there."""
        place = self.place.match(text, start)
        return place.end() if place is not None else start


@lru_cache(maxsize=2)
def _grammar(words: ShareWords) -> _Grammar:
    return _Grammar(words)


def _any_of(texts: tuple[str, ...]) -> str:
    """Return a pattern for any of some texts, longest first."""
    return "|".join(map(_literal, sorted(texts, key=len, reverse=True)))


def _literal(text: str) -> str:
    """Return a pattern for a text with any kind of blanks."""
    return r"\s+".join(map(re.escape, text.split()))


def _fold_case(text: str) -> str:
    return " ".join(text.split()).casefold()


# --- Placeholders for names ---

_BREAK: Final = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_PLACES: Final = range(0xE000, 0xF900)
"""Private-use characters, which stand for names; no name and no result contains them."""

_PLACE: Final = re.compile("[\ue000-\uf8ff]")
_ISOLATED: Final = re.compile(
    rf"[\u2066-\u2068](?P<name>[^\u2066-\u2069]{{1,200}})\u2069(?=[\s*~`]*{_SCORE})", re.VERBOSE
)
_WRAPPED: Final = re.compile(r"\s*\n[\s>|│▎▏»]*")
_LEADING: Final = " \t\u00a0>|│▎▏»*~`"
_WHOLE_SCORE: Final = re.compile(_SCORE, re.VERBOSE)
_ADDRESS: Final = re.compile(r"https?:|#/")


def _lines(text: str) -> str:
    return _PLACE.sub("", _BREAK.sub("\n", text))


def _without_names(text: str, grammar: _Grammar) -> tuple[str, Mapping[str, str]]:
    """Return a text with a placeholder for each certain name, and the names."""
    names: dict[str, str] = {}

    def replace_name(written: str) -> str:
        name = clean_name(written, MAX_LINK)
        if not name or len(name) > MAX_NAME or len(names) == len(_PLACES):
            return written
        names[place := chr(_PLACES[len(names)])] = name
        return f"{place} "

    text = _ISOLATED.sub(lambda found: replace_name(_WRAPPED.sub(" ", found["name"])), text)
    lines = text.split("\n")
    for number, line in enumerate(lines):
        spans = [(number, *span) for span in _names_within(line, grammar)] or _name_below(
            lines, number, grammar
        )
        for place, start, end in reversed(spans):
            lines[place] = (
                f"{lines[place][:start]}{replace_name(lines[place][start:end])}{lines[place][end:]}"
            )
    return "\n".join(lines), names


def _names_within(line: str, grammar: _Grammar) -> Iterator[tuple[int, int]]:
    """Yield the positions of names in results that have lost their line breaks."""
    heads = [head.end() for head in grammar.head.finditer(line)]
    position = 0
    while (at := bisect(heads, position)) < len(heads):
        first = _WHOLE_SCORE.search(line, heads[at])
        if first is None:
            return
        end = first.end() + _GAP
        address = _ADDRESS.search(line, first.end(), end)
        following = heads[bisect(heads, first.end()) :][:1]
        end = min([end, *following, *([address.start()] if address is not None else [])])
        *_, last = _WHOLE_SCORE.finditer(line, heads[at], end)
        options = grammar.options.search(line[heads[at] : last.start()])
        if options is not None:
            yield grammar.after_place(line, heads[at] + options.end()), last.start()
        position = last.end()


def _name_below(lines: list[str], number: int, grammar: _Grammar) -> list[tuple[int, int, int]]:
    """Return the position of the name if the line below is an unchanged second line of a result."""
    head = grammar.head.search(lines[number])
    if head is None or _WHOLE_SCORE.search(lines[number], head.end()):
        return []
    lead = _lead(lines[number][: head.start()])
    below = next((n for n in range(number + 1, len(lines)) if lines[n].strip(_LEADING)), number)
    if below == number or not lines[below].startswith(lead):
        return []
    scores = [*_WHOLE_SCORE.finditer(lines[below])]
    return [(below, grammar.after_place(lines[below], len(lead)), scores[-1].start())] if scores else []


def _lead(line: str) -> str:
    """Return the quote or emphasis marks at the beginning of a line."""
    return line[: len(line) - len(line.lstrip(_LEADING))].rstrip()


# --- Undoing changes by other programs ---

_BLANK: Final = re.compile(r"[^\S\n]+")
_QUOTED: Final = re.compile(r"^[ ]?(?:[>|│▎▏»]+ ?)+", re.MULTILINE)
_EMPHASIS: Final = re.compile(r"[*~`]+")
_SQUARE_NAME: Final = re.compile(
    rf":(?:large_)?({'|'.join(_SPELLED)})_(?:large_)?square:"
    rf"|!?\[[^\[\]\n]{{0,16}}?([{''.join(SQUARES)}])[^\[\]\n]{{0,16}}\](?:\([^()\s]*\))?"
)


def _plain(text: str) -> str:
    text = _BLANK.sub(" ", without_invisible(ampersands(text)))
    text = _SQUARE_NAME.sub(lambda found: found[2] or _SPELLED[found[1]], text)
    return _QUOTED.sub("", _EMPHASIS.sub("", text))


# --- Its parts ---


def _broken(word: str) -> str:
    """Return a pattern for a word that may be broken across lines."""
    return r"\s*".join(word)


_DASH: Final = r"\s*(?:[-\u2010-\u2015\u2212]|%2D)\s*"
_DIGITS: Final = r"(?:\d\s*){%d}"
_SLASH: Final = r"\s*(?:/|%2F|%252F)\s*"
_HASH: Final = r"(?:\#|%23|%2523)"

_OTHERS: Final = rf"""(?P<squares>(?:[{"".join(SQUARES)}]\s*)+)
        (?P<count>\d{{1,2}}\s*[:：∶]\s*\d{{1,2}}(?!\s*\())?
    |(?P<daily>{_HASH}{_SLASH}{_broken("daily")}{_SLASH}
        (?P<year>{_DIGITS % 4}){_DASH}(?P<month>{_DIGITS % 2}){_DASH}(?P<day>\d\s*\d)(?!\d))
    |(?P<play>{_HASH}{_SLASH}{_broken("play")}{_SLASH})
    |(?P<new>{_HASH}{_SLASH}{_broken("new")}{_SLASH}(?=\S))"""
"""The tokens of a result that do not depend on the language."""


class _Part:
    """The tokens of one result so far, and the text around them."""

    def __init__(self, text: str, start: int, grammar: _Grammar, names: Mapping[str, str]) -> None:
        self.text = text
        self.start = start
        self.end = start
        self.grammar = grammar
        self.names = names
        self.tokens: dict[str, re.Match[str]] = {}

    def takes(self, token: re.Match[str]) -> bool:
        """Return whether a token belongs to this result."""
        kind = _kind(token)
        between = self.text[self.end : token.start()]
        if self.tokens and len(between) > _GAP and _size(between) > _GAP:
            return False
        if kind == "score" and [*self.tokens][-1:] == ["score"]:
            return "\n" not in between  # the first one belongs to the name
        if kind == "play" and self.tokens and not _is_address(between):
            return False  # a comment stands in between
        if kind in self.tokens:
            return kind in ("daily", "new", "play")  # the same address again, as a separate link
        return not self.tokens or _ORDER.index(kind) > max(map(_ORDER.index, self.tokens))

    def add(self, token: re.Match[str]) -> None:
        self.end = token.end()
        kind = _kind(token)
        if kind == "score":
            self.tokens[kind] = token
        else:
            self.tokens.setdefault(kind, token)


def _kind(token: re.Match[str]) -> str:
    return next(kind for kind in _ORDER if token[kind] is not None)


_PIECE: Final = re.compile(r":[\w+-]+:|!?\[[^\[\]\n]*\](?:\([^()\s]*\))?|<[^<>\n]*>|[^\s:<\[]+|\S")


def _size(text: str) -> int:
    """Return the length of a text, counting repeated pieces of a line (such as names of squares) once."""
    lines = [Counter(_PIECE.findall(line)) for line in text.split("\n")]
    return sum(len(piece) * (n if n < _AGAIN else 1) for line in lines for piece, n in line.items())


def _is_address(between: str) -> bool:
    """Return whether a text is only the beginning of an address, perhaps broken into lines."""
    words = between.strip("<>()[] ,;.\n").split()
    return len(words) < 2 or "".join(words).startswith(("https:", "http:"))


def _parts(text: str, grammar: _Grammar, names: Mapping[str, str]) -> Iterator[_Part]:
    part: _Part | None = None
    position = 0
    while (token := grammar.tokens.search(text, position)) is not None:
        position = token.end()
        if part is None or not part.takes(token):
            if part is not None:
                yield part
            part = _Part(text, token.start(), grammar, names)
        part.add(token)
        if _kind(token) in ("play", "new"):
            data = re.compile(r"\S*").match(text, position)
            part.end = position = data.end() if data is not None else position
    if part is not None:
        yield part


# --- A result ---


def _read(part: _Part) -> SharedResult | RefusedResult | None:
    """Return the result of a part, or `None` for other texts, such as a bare address or a football score."""
    tokens = part.tokens
    score, linked = tokens.get("score"), {"daily", "new", "play"} & tokens.keys()
    if "head" not in tokens and "squares" not in tokens:
        score = None
    if score is None:
        if "head" in tokens and linked:
            return _refuse(part, "score")
        return SharedResult(game=_game(part)) if "play" in tokens and _game(part) else None
    if not linked:
        return _refuse(part, "link") if "head" in tokens else None
    mine, his = _number(score["mine"]), _number(score["his"])
    if _number(score["margin"]) != mine - his:
        return _refuse(part, "margin")
    game = _game(part) if "play" in tokens else ""
    if "play" in tokens and not game:
        return _refuse(part, "game")
    date = deal = ""
    if "daily" in tokens:
        date = _date(part)
        if not date:
            return _refuse(part, "date")
    elif "new" in tokens:
        deal = _deal(part)
        if not deal:
            return _refuse(part, "link")
    squares = tokens.get("squares")
    rounds = _rounds(squares["squares"], squares["count"] or "") if squares is not None else ""
    words = _words(part, score)
    name = _name(part, score)
    return SharedResult(
        name or _sender(part.text, part.start),
        (mine, his),
        date,
        deal,
        game,
        rounds[:_MAX_ROUNDS],
        _attempt(words, part.grammar),
        _hints(words, part.grammar),
        not name,
    )


def _rounds(squares: str, count: str) -> str:
    """Return the letters of squares; the count of both sides tells their colours."""
    rounds = "".join(SQUARES.get(sign, "") for sign in squares)
    counted = [int(number) for number in re.findall(r"\d+", count)]
    return rounds if counted == [rounds.count("m"), rounds.count("g")] else rounds.translate(_EXCHANGED)


def _refuse(part: _Part, why: WhyRefused) -> RefusedResult:
    line = part.text[part.start : part.end + 40].split("\n", 1)[0]
    return RefusedResult(line[:60].strip(), why)


def _number(text: str) -> int:
    digits = re.sub(r"[^\d]", "", text)
    return -int(digits) if text.strip()[0] in "-\u2212–" else int(digits)


_DATE_WORDS: Final = re.compile(
    r"[^·•∙⋅・|\n:(]*?(?<!\d)\d{4}(?!\d)[^·•∙⋅・|\n:(]*(?=[·•∙⋅・|\n]|$)",
)
"""A date in any language, of which only the digits count."""


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
        words = _DATE_WORDS.match(part.text, head.end())
        figures = re.findall(r"\d+", words[0]) if words is not None else []
        if figures and not (year in figures and {day, str(int(day))} & {*figures}):
            return ""
    return f"{year}-{month}-{day}"


def _text_after(part: _Part, kind: str) -> str:
    """Return the text after the name of an address, up to the next result."""
    start = part.tokens[kind].end()
    ends = [match.start() for match in (part.grammar.next.search(part.text, start),) if match is not None]
    return part.text[start : min([*ends, start + MAX_LINK])]


def _readings(part: _Part, kind: str) -> Iterator[str]:
    """Yield the possible data of an address: its first line, then that with the following lines."""
    lines = _text_after(part, kind).split("\n")
    for count in range(1, min(len(lines), 60) + 1):
        joined = "".join(line.strip() for line in lines[:count])
        yield joined.split(" ", 1)[0] if count == 1 else joined


def _deal(part: _Part) -> str:
    for data in _readings(part, "new"):
        try:
            return deal_data(read_deal(fully_unquoted(data) if data.lower().startswith("seed%3d") else data))
        except LinkError:
            continue
    return ""


def _game(part: _Part) -> str:
    """Return the data of the game's link in its plain form, or an empty text if it is damaged."""
    rest = _text_after(part, "play")
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


def _attempt(words: str, grammar: _Grammar) -> Attempt:
    """Return the attempt that the words name; the longer match if two fit."""
    matched = max(grammar.attempt.findall(words), key=len, default="")
    return grammar.attempts.get(_fold_case(matched), "")


def _hints(words: str, grammar: _Grammar) -> int:
    matched = grammar.hints.search(words)
    return int(re.sub(r"\D", "", matched[0])) if matched is not None else 0


# --- The player of a result ---

_AROUND: Final = " :,;–—-·"


def _name(part: _Part, score: re.Match[str]) -> str:
    """Return the name before the score; empty without one, or for a default name."""
    text, head = part.text, part.tokens.get("head")
    place = text[: score.start()].rstrip()[-1:]
    if place in part.names:
        name = part.names[place]
    else:
        begins = text.rfind("\n", 0, score.start()) + 1
        written = text[begins : score.start()] if head is None or head.end() <= begins else ""
        if head is not None and (behind := _behind_options(part, text[head.end() : score.start()])):
            written = behind
        name = clean_name(written[part.grammar.after_place(written) :].strip(_AROUND))
    return "" if _fold_case(name) in part.grammar.unnamed else name


def _behind_options(part: _Part, line: str) -> str:
    """Return the short text after the options of a deal, which is a name that has lost its line."""
    options = part.grammar.options.search(line)
    start = part.grammar.after_place(line, options.end()) if options is not None else len(line)
    behind = clean_name(line[start:], MAX_LINK)
    return behind if len(behind) <= MAX_NAME else ""


def _sender(text: str, start: int) -> str:
    """Return the sender of a message: before it in its line, or in the line above with the time."""
    before = text[text.rfind("\n", 0, start) + 1 : start]
    if before.strip():
        return sender_in(before)
    return sender_in(text[:start].removesuffix("\n").rsplit("\n", 1)[-1], timed=True)
