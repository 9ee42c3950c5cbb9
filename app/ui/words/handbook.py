"""Context help, the text of the rules page, searches in typed words, and what is printed on a tile.

The entries are on shelves (`assets/texts/help.toml`), their words in the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final
from unicodedata import normalize

from app.engine.city import Building
from app.engine.state import Rules
from app.ui.core.texts import book, knows, listed, money_words, paragraphs, passage, say, sentence
from app.ui.words.names import named

_ACCENTS: Final = re.compile("[\u0300-\u036f]")
"""Combining accents; the voicing marks of kana make other letters."""

_MINUS: Final = re.compile(r"(?<!\w)[−–ー](?=\d)")
"""Signs typed for a minus; a Japanese keyboard gives the long vowel mark."""

_UNSPACED: Final = re.compile("[\u3005-\u30ff\u3400-\u9fff]")
"""A kana or a Han character."""

_LETTERS: Final[dict[int, int | str]] = {
    **{hiragana: hiragana + 0x60 for hiragana in range(0x3041, 0x3097)},
    **{
        ord(letter): typed
        for letter, typed in {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "\u00ad": ""}.items()
    },
}
"""Katakana for hiragana, other letters as typed without their signs, and nothing for a soft hyphen."""

_UMLAUT: Final = re.compile("(?<=[aou])e")
"""The second letter of an umlaut typed as two: it may be missing in the plain text."""

_SHORTEST: Final = 3
"""The fewest letters that are sought inside words."""


def plain(text: str) -> str:
    """Return a text to compare: lower case, katakana, normal width, a hyphen as the minus sign.

    It has no accents and no soft hyphens.
    """
    folded = normalize("NFKD", text).casefold().translate(_LETTERS)
    return _MINUS.sub("-", normalize("NFC", _ACCENTS.sub("", folded)))


def is_word(word: str, typed: str) -> bool:
    """Return whether a plain word is the typed one, in which ae, oe and ue may stand for umlauts."""
    return _pattern(typed).fullmatch(word) is not None


def begins(word: str, typed: str) -> bool:
    """Return whether a plain word begins with the typed one, compared as in `is_word`."""
    return _pattern(typed).match(word) is not None


def fit_of(word: str, typed: str) -> int:
    """Return 2 if a plain word begins with the typed one, 1 if it is inside, 0 otherwise.

    In a script without blanks a word is a run of many words.
    """
    if begins(word, typed) or (_UNSPACED.search(typed) and typed in word):
        return 2
    return int(len(typed) >= _SHORTEST and _pattern(typed).search(word) is not None)


def how_well(text: str, sought: str) -> int:
    """Return how well the word of a search fits a text that fits it least: 2, 1 or 0, as in `fit_of`."""
    return min(_fits(text, _words(sought)), default=2)


def _fits(text: str, parts: Sequence[str]) -> list[int]:
    words = _words(text)
    return [max((fit_of(word, part) for word in words), default=0) for part in parts]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))


@lru_cache
def _pattern(typed: str) -> re.Pattern[str]:
    return re.compile(_UMLAUT.sub("e?", re.escape(typed)))


def entries(shelf: str) -> Iterable[str]:
    """Return the names of a shelf's entries."""
    return tuple(book("help").get(shelf, {}))


def entries_for(shelf: str, rules: Rules) -> Iterable[str]:
    """Return the names of a shelf's entries that apply to a game."""
    only: Mapping[str, str] = book("help")["only"]
    expansions = {"business": rules.business, "consultants": rules.consultants}
    played = {rules.mode, *(name for name, with_it in expansions.items() if with_it)}
    if only.get(shelf, rules.mode) not in played:
        return ()
    return tuple(name for name in entries(shelf) if only.get(name, rules.mode) in played)


def anchor(shelf: str, name: str) -> str:
    """Return the rules section of an entry."""
    section: str = book("help")[shelf][name]
    return section


def entry_name(shelf: str, name: str) -> str:
    """Return the name of an entry."""
    return say(f"help.{shelf}.{name}.name")


def entry_text(shelf: str, name: str, rules: Rules, **values: object) -> str:
    """Return the text of an entry for a game's mode and edition."""
    more = (f"help.{shelf}.{name}.more.{game}" for game in (rules.mode, rules.edition_id))
    return passage([say(f"help.{shelf}.{name}.text", **values), *(say(key) for key in more if knows(key))])


@cache
def sections() -> Mapping[str, Mapping[str, Any]]:
    """Return the sections' data by anchor, in order."""
    return {section["id"]: section for section in book("rules")["section"]}


def anchor_id(anchor: str) -> str:
    """Return the id of an anchor's heading."""
    return f"rule-{anchor}"


def title(anchor: str) -> str:
    """Return the title of a section."""
    return say(f"rule.{anchor}.title")


def body(anchor: str) -> tuple[str, ...]:
    """Return the paragraphs of a section."""
    return paragraphs(f"rule.{anchor}.body")


def points(anchor: str) -> tuple[str, ...]:
    """Return the section's list items, if any."""
    return paragraphs(f"rule.{anchor}.points") if knows(f"rule.{anchor}.points") else ()


def after(anchor: str) -> tuple[str, ...]:
    """Return the paragraphs after the list, if any."""
    return paragraphs(f"rule.{anchor}.after") if knows(f"rule.{anchor}.after") else ()


def sections_with(sought: str) -> list[str]:
    """Return the anchors of the sections that contain all words of a search, or else most of them.

    The words of a question, such as *how many*, do not count. The sections with words that begin so come
    first, and of these the ones with such a title.
    """
    asking = {*_words(say("rules.question_words"))}
    words = _words(sought)
    parts = [word for word in words if word not in asking] or words
    fits = {anchor: _fits(_text(anchor), parts) for anchor in sections()}
    if not any(map(all, fits.values())) and any(map(_UNSPACED.search, parts)):
        pattern = "|".join(sorted(asking, key=len, reverse=True))
        parts = [part for word in parts for part in re.split(pattern, word) if part] or parts
        fits = {anchor: _fits(_text(anchor), parts) for anchor in sections()}
    counts = {anchor: sum(map(bool, each)) for anchor, each in fits.items()}
    most = max(counts.values())
    if 2 * most <= len(parts):
        return []
    ranks = {
        anchor: (min(filter(None, fits[anchor])), max(_fits(title(anchor), parts)))
        for anchor, count in counts.items()
        if count == most
    }
    return sorted(ranks, key=ranks.__getitem__, reverse=True)


def _text(anchor: str) -> str:
    return " ".join([title(anchor), *body(anchor), *points(anchor), *after(anchor)])


# --- What is printed on a tile ---


def valuation_entry(building: Building) -> str:
    """Return the name of the help entry for a building's valuation."""
    valuation = building.valuation
    pair = valuation.kind == "sets" and len(set(valuation.symbols)) == 1
    return "sets-pair" if pair else valuation.kind


def valuation_words(building: Building) -> str:
    """Return a building's valuation in a few words."""
    return say(f"help.valuations.{valuation_entry(building)}.short", **_counts(building))


def valuation_help(building: Building, rules: Rules) -> str:
    """Return the help text for a building's valuation in a game."""
    return entry_text("valuations", valuation_entry(building), rules, **_counts(building))


def _counts(building: Building) -> dict[str, object]:
    """Return the words for what a valuation counts."""
    words = [say(f"symbol_words.{symbol}") for symbol in building.valuation.symbols]
    first, second = (*words, "", "")[:2]
    dollars = building.valuation.dollars
    return {"dollars": dollars, "colour": first, "symbol": first, "first": first, "second": second}


def symbol_words(building: Building) -> str:
    """Return a building's symbols in words."""
    symbols = [say(f"symbol_words.{symbol}") for symbol in building.symbols]
    return say("spoken.symbols", count=len(symbols), symbol=_listed(symbols))


def icon_words(building: Building) -> str:
    """Return a building's icons of the Business expansion in words."""
    kinds = [say(f"business_words.{kind}") for kind in building.icons]
    return say("spoken.icons", count=len(kinds), kind=_listed(kinds))


def _listed(words: list[str]) -> str:
    """Join words; two equal ones become `twice` one."""
    if len(words) == 2 and words[0] == words[1]:
        return say("spoken.twice", text=words[0])
    return listed(words)


def hand_tile_words(building: Building, rules: Rules) -> str:
    """Describe a tile, beginning with its most visible features."""
    dollars = building.valuation.dollars
    start = f"{named(building)} {money_words(dollars)}" if dollars else named(building)
    words = [f"{sentence(start)} {valuation_help(building, rules)}", sentence(symbol_words(building))]
    if rules.business and building.icons:
        words.append(sentence(icon_words(building)))
    return passage(words)
