"""Texts: look up messages in the current language by dotted keys and fill their placeholders.

`tools/catalogues.py` compiles `assets/texts/LANGUAGE/*.ftl` and documents the compiled form. A key's message
has the same name with hyphens instead of dots.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import _lru_cache_wrapper, cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, ParamSpec, TypeVar

ASSETS: Final = next(p / "assets" for p in Path(__file__).resolve().parents if (p / "assets").is_dir())

Given = ParamSpec("Given")
Made = TypeVar("Made")

_in_use: Mapping[str, Any] = {}
_messages: Mapping[str, Any] = {}
_caches: list[_lru_cache_wrapper[Any]] = []


class Words(str):
    """A text with grammatical forms, such as a name; as a plain string it has the first form."""

    __slots__ = ("form",)
    form: Callable[[str], str]

    @classmethod
    def of(cls, form: Callable[[str], str]) -> Words:
        """Return words whose forms come from a function; the empty name stands for the first form."""
        words = cls(form(""))
        words.form = form
        return words


class You(Words):
    """The reader as the name of a seat; a message that has a form `you` then speaks to the reader."""

    __slots__ = ()


def use(catalogue: Mapping[str, Any]) -> None:
    """Use a compiled catalogue for all texts from now on."""
    global _in_use, _messages
    _in_use = catalogue
    _messages = catalogue["messages"]
    for cached in _caches:
        cached.cache_clear()


def read_catalogue(text: str) -> Mapping[str, Any]:
    """Parse a compiled catalogue; raises `ValueError` if the text is not valid JSON."""
    catalogue: Mapping[str, Any] = json.loads(text)
    return catalogue


def cached_in_language(most: int) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Return a decorator that caches results until the language changes."""

    def decorate(make: Callable[Given, Made]) -> Callable[Given, Made]:
        cached = lru_cache(maxsize=most)(make)
        _caches.append(cached)
        return cached  # type: ignore[return-value]

    return decorate


def language() -> str:
    """Return the code of the current language."""
    code: str = _in_use["language"]
    return code


def languages() -> Mapping[str, str]:
    """Return the available languages: each one's name for itself, by code."""
    names: Mapping[str, str] = _in_use["languages"]
    return names


def logo_drawing() -> Mapping[str, str] | None:
    """Return the drawing of the game's name in the current language, its `id` and its view `box`, if any."""
    drawing: Mapping[str, str] | None = _in_use["logo"]
    return drawing


def unnamed_words() -> Sequence[str]:
    """Return the default names of players in all languages."""
    words: Sequence[str] = _in_use["unnamed"]
    return words


@cache
def book(name: str) -> Mapping[str, Any]:
    """Return a data file of `assets/texts` (`rules`, `help`, `credits`), parsed."""
    import tomllib  # late: the first page needs no book

    with (ASSETS / "texts" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def say(key: str, **values: object) -> str:
    """Return a text in the current language, placeholders filled; raises `KeyError` for an unknown key."""
    message = _messages[key.replace(".", "-")]
    if isinstance(message, str):
        return message
    if isinstance(message, list):
        return _fill(message, values)
    forms: Mapping[str, Any] = message
    if "you" in forms and isinstance(values.get("name"), You):
        return _fill(forms["you"], values)
    return Words.of(lambda form: _fill(forms.get(form, forms[""]), values))


def knows(key: str) -> bool:
    """Return whether a key has a text."""
    return key.replace(".", "-") in _messages


def paragraphs(key: str) -> tuple[str, ...]:
    """Return the paragraphs or list items of a text."""
    return tuple(say(key).split("\n\n"))


def money_words(dollars: int) -> str:
    """Format an amount of money in figures; a loss has a minus sign."""
    return ("−" if dollars < 0 else "") + say("table.money", dollars=abs(dollars))


def signed_money(dollars: float) -> str:
    """Format an amount of money in figures, rounded to whole dollars, with its sign."""
    whole = round(dollars)
    return f"+{money_words(whole)}" if whole > 0 else money_words(whole)


def counted(thing: str, count: int) -> str:
    """Return a count with its noun: `3 hipsters`."""
    return say(f"counts.{thing}", count=count)


def listed(words: Sequence[str], style: Literal["and", "or", "unit"] = "and") -> str:
    """Join words into a list: `a, b and c`; the style `unit` has no word before the last."""
    if len(words) < 2:
        return words[0] if words else ""
    patterns, join = _in_use["lists"][style], _in_use["joins"].get(style)
    if not any(isinstance(word, Words) for word in words):
        return _row(words, patterns, join)
    return Words.of(lambda form: _row([_form(word, form) for word in words], patterns, join))


def date_name(kind: Literal["months", "months_alone", "days", "days_short"], number: int) -> str:
    """Return the name of a month (January is 0), in a date or alone, or of a weekday (Monday is 0)."""
    name: str = _in_use["dates"][kind][number]
    return name


def labelled(label: str, text: str) -> str:
    """Return a text after its label: `Cinema: $3 per sign of its owner`."""
    return say("phrases.label", label=label, text=text)


def capital(phrase: str) -> str:
    """Return a phrase with a capital letter."""
    return f"{phrase[:1].upper()}{phrase[1:]}"


def sentence(phrase: str) -> str:
    """Return a phrase as a sentence, with a capital letter and a full stop."""
    return say("phrases.sentence", text=capital(phrase))


def passage(sentences: Iterable[str]) -> str:
    """Join sentences, with blanks unless the script has none."""
    return ("" if _in_use["script"] == "Jpan" else " ").join(sentences)


def leaving_out(words: str, sign: str) -> str:
    """Return words without a character, in all their forms."""
    if not isinstance(words, Words):
        return words.replace(sign, "")
    return Words.of(lambda form: words.form(form).replace(sign, ""))


def _row(words: Sequence[str], patterns: Sequence[str], join: Sequence[str] | None) -> str:
    two, start, middle, end = patterns
    if join and re.match(join[0], words[-1], re.IGNORECASE):
        two, end = two.replace(join[1], join[2]), end.replace(join[1], join[2])
    if len(words) == 2:
        return two.format(*words)
    row = end.format(words[-2], words[-1])
    for word in reversed(words[1:-2]):
        row = middle.format(word, row)
    return start.format(words[0], row)


# --- Filling placeholders ---


def _fill(pattern: Any, values: Mapping[str, object]) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join(part if isinstance(part, str) else _fill_place(part, values) for part in pattern)


def _fill_place(place: Sequence[Any], values: Mapping[str, object]) -> str:
    value = values[place[0]]
    if len(place) == 1:
        return _number(value) if isinstance(value, int) else str(value)
    match place[1:]:
        case ["form", form]:
            return _form(value, form)
        case ["plain"]:
            return str(value)
        case ["select", variants, default]:
            return _fill(_variant(value, variants, default), values)
    raise ValueError(f"no place to fill: {place}")


def _form(value: object, form: str) -> str:
    return value.form(form) if isinstance(value, Words) else str(value)


def _variant(value: object, variants: Mapping[str, Any], default: str) -> Any:
    if str(value) in variants:
        return variants[str(value)]
    if isinstance(value, int):
        return variants.get(_category(value), variants[default])
    return variants[default]


def _category(number: int) -> str:
    """Return the plural category of an integer; the table ends with a hundred that repeats."""
    plurals = _in_use["plurals"]
    size = len(plurals["of"])
    index = abs(number)
    if index >= size:
        index = size - 100 + index % 100
    category: str = plurals["categories"][int(plurals["of"][index])]
    return category


def _number(number: int) -> str:
    """Format an integer with the language's separators."""
    numbers = _in_use["numbers"]
    if abs(number) < numbers["from"]:
        return str(number)
    return f"{number:,}".replace(",", numbers["group"])
