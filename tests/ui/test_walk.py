"""Every word comes from the current language: a walk through the whole interface."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest

import catalogues
from app.ui.core import texts
from languages import files, languages
from tests.ui import walk
from tests.ui.playing import NAMES
from tests.ui.pseudo import CLOSE, OPEN, pseudo
from texts import ensure_texts

GIVEN = (*NAMES, "walk", *(told["name"] for told in languages().values()))
"""Names and seeds that somebody entered, and languages' names for themselves."""

NAMED = (
    *("Haakon Hoel Gaarder", "Sinister Fish Games", "Safari", "Python Software Foundation License"),
    *("Mozilla Public License 2.0", "Apache License 2.0", "Zero-Clause BSD", "Python", "Pyodide", "PyScript"),
    *(
        "idiomorph",
        "lean-qr",
        "xz-decompress",
        "MIT License",
        "QR",
        "Streets in the browser",
        "Enter",
        "Escape",
        "Shift",
    ),
)
"""Names of people, companies, programs, licences and keys."""

WALKS: dict[str, Callable[[], Iterable[str]]] = {
    "pages": walk.pages,
    "lessons": walk.lessons,
    "games": walk.games,
}


@cache
def translated(code: str) -> dict[str, Any]:
    """Return a published catalogue with empty texts where it falls back to English."""
    published = json.loads((ensure_texts() / f"{code}.json").read_text("utf-8"))
    own = catalogues.read(code).messages
    messages = {id_: message if id_ in own else "–" for id_, message in published["messages"].items()}
    return {**published, "messages": messages}


def without(text: str, names: Iterable[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


@pytest.mark.parametrize("name", WALKS)
def test_russian_has_no_latin_words(name: str) -> None:
    texts.use(translated("ru"))
    said = set(WALKS[name]())
    assert len(said) > 100
    latin = {text for text in said if re.search("[A-Za-z]{2,}", without(text, (*GIVEN, *NAMED)))}
    assert sorted(latin) == []


def words_of(code: str) -> set[str]:
    """Return the words of a language's catalogue."""
    lines = [
        line.partition("=")[2] if re.match(r"\s*[.\w-]+ =", line) else line
        for path in files(code)
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]
    return words_in("\n".join(lines))


def words_in(text: str) -> set[str]:
    """Return the words of four letters and more, without what stands in braces."""
    return set(re.findall(r"[^\W\d_]{4,}", re.sub(r"\{[^{}]*\}", "", text).casefold()))


OTHERS = sorted(set(languages()) - {"en", "ru"})


@pytest.mark.parametrize(("number", "code"), [*enumerate(OTHERS)], ids=OTHERS)
def test_a_whole_game_has_no_english_words(number: int, code: str) -> None:
    texts.use(translated(code))
    foreign = words_of("en") - words_of(code)
    assert len(foreign) > 1_000
    said = {without(text, (*GIVEN, *NAMED)) for text in walk.games(walk.GAMES[number % len(walk.GAMES)])}
    assert len(said) > 100
    assert sorted(text for text in said if words_in(text) & foreign) == []


@pytest.mark.parametrize("name", WALKS)
def test_every_word_comes_from_the_catalogue(name: str) -> None:
    texts.use(pseudo())
    said = set(WALKS[name]())
    assert len(said) > 100
    outside = set()
    for text in said:
        rest = text
        while (inner := re.sub(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}", "", rest)) != rest:
            rest = inner
        if re.search(r"[^\W\d_]", without(rest, (*GIVEN, *NAMED))):
            outside.add(text)
    assert sorted(outside) == []
