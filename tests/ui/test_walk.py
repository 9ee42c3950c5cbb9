"""Every word comes from the catalogue: a walk through the whole interface in a made-up language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest

from app.ui.core import texts
from languages import languages
from tests.ui import walk
from tests.ui.playing import NAMES
from tests.ui.pseudo import CLOSE, OPEN, pseudo

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


def without(text: str, names: Iterable[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


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
