"""The search in the rules."""

from __future__ import annotations

import json

import pytest

from app.ui.core import texts
from app.ui.words.rulebook import is_about
from texts import ensure_texts


@pytest.mark.parametrize(
    ("code", "sought", "found"),
    [
        ("en", "sign", True),
        ("en", "sign val", True),
        ("en", "ign", False),
        ("ja", "看板", True),
        ("ja", "評価額 看板", True),
        ("ja", "山札", False),
    ],
)
def test_words_begin_anywhere_in_a_script_without_blanks(code: str, sought: str, found: bool) -> None:
    texts.use(json.loads((ensure_texts() / f"{code}.json").read_text("utf-8")))
    assert is_about("valuation-signs", sought) == found
