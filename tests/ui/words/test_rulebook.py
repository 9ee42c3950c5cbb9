"""The search in the rules."""

from __future__ import annotations

import json

import pytest

from app.ui.core import texts
from app.ui.words.handbook import sections_with
from texts import ensure_texts


@pytest.mark.parametrize(
    ("code", "sought", "first"),
    [
        ("en", "sign val", "valuation-signs"),
        ("de", "wertung schilder", "valuation-signs"),
        ("ja", "評価額 看板", "valuation-signs"),
        ("ja", "ひっぷすたー", "consultant-hipster-legend"),
        ("de", "fluegel", ""),
        ("en", "xyzzy how many", ""),
        ("en", "who wins a tie", "endgame"),
        ("en", "How many tiles?", "setup"),
        ("de", "Wer gewinnt bei Gleichstand?", "endgame"),
        ("de", "wie viele Plättchen", "setup"),
        ("es", "¿Quién gana un empate?", "endgame"),
        ("es", "cuántas losetas hay", "setup"),
        ("fr", "qui gagne en cas d’égalité", "endgame"),
        ("fr", "combien de tuiles ?", "setup"),
        ("ja", "同点は誰が勝ちますか", "endgame"),
        ("ja", "タイルは何枚", "setup"),
        ("ru", "кто побеждает при ничьей", "endgame"),
        ("ru", "Сколько плиток?", "setup"),
    ],
)
def test_sections_are_found_by_their_words_and_those_with_such_a_title_come_first(
    code: str, sought: str, first: str
) -> None:
    texts.use(json.loads((ensure_texts() / f"{code}.json").read_text("utf-8")))
    assert [*sections_with(sought), ""][0] == first
