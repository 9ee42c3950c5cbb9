"""Typed text counts in every form that keyboards give it."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from app.ui.words.handbook import how_well, plain


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ＡＢＣ　１２，５", "abc 12,5"),
        ("ﾀﾜｰ", "タワー"),
        ("Ещё", "еще"),
        ("Gärtnerei", "gartnerei"),
        ("れこーど", "レコード"),
        ("Bœuf", "boeuf"),
        ("Kaffee\u00adrösterei", "kaffeerosterei"),
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
    ("one", "other"), [("ハー", "バー"), ("タワー", "タワ-"), ("1–3", "1-3"), ("か", "が")]
)
def test_different_words_stay_different(one: str, other: str) -> None:
    assert plain(one) != plain(other)


@pytest.mark.parametrize(
    ("text", "sought", "found"),
    [
        ("Sign valuations", "val sign", 2),
        ("Sign valuations", "ign", 1),
        ("Sign valuations", "sign uation", 1),
        ("Sign valuations", "ig", 0),
        ("Sign valuations", "sign street", 0),
        ("展望タワー", "ﾀﾜｰ", 2),
        ("展望タワー", "たわー", 2),
        ("展望タワー", "タワー 展望", 2),
        ("展望タワー", "屋上", 0),
        ("Musée", "musee", 2),
        ("Тётя", "тетя", 2),
        ("Flohmarkt", "MARKT", 1),
        ("Gärtnerei", "gaertner", 2),
        ("Gärtnerei", "gartner", 2),
        ("Weinbar am Fluß", "fluss", 2),
        ("Steuerbüro", "steuerbuero", 2),
        ("Steuerbüro", "buero", 1),
        ("Museum", "musaum", 0),
    ],
)
def test_a_search_finds_words_by_their_beginning_or_else_by_letters_inside(
    text: str, sought: str, found: int
) -> None:
    assert how_well(text, sought) == found
