"""Typed text counts in every form that keyboards give it."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from app.ui.words.matching import has_words, plain


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ＡＢＣ　１２，５", "abc 12,5"),
        ("ﾀﾜｰ", "タワー"),
        ("Ещё", "еще"),
        ("Gärtnerei", "gartnerei"),
        ("STRASSE", "straße"),
        ("Musée", normalize("NFD", "musée")),
        ("2,－1", "2,-1"),
        ("2,−1", "2,-1"),
        ("2,ー1", "2,-1"),
        ("2,–1", "2,-1"),
    ],
)
def test_width_case_accents_and_minus_signs_do_not_count(typed: str, meant: str) -> None:
    assert plain(typed) == plain(meant)


@pytest.mark.parametrize(
    ("one", "other"), [("ハー", "バー"), ("タワー", "タワ-"), ("1–3", "1-3"), ("か", "カ")]
)
def test_different_words_stay_different(one: str, other: str) -> None:
    assert plain(one) != plain(other)


@pytest.mark.parametrize(
    ("text", "sought", "found"),
    [
        ("Sign valuations", "val sign", True),
        ("Sign valuations", "ign", False),
        ("展望タワー", "ﾀﾜｰ", True),
        ("展望タワー", "タワー 展望", True),
        ("展望タワー", "屋上", False),
        ("Musée", "musee", True),
        ("Тётя", "тетя", True),
    ],
)
def test_a_search_finds_words_by_their_beginning_or_inside_a_script_without_blanks(
    text: str, sought: str, found: bool
) -> None:
    assert has_words(text, sought) == found
