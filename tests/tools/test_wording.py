"""The words of the catalogues: terms that a language does not use, and its typography."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from languages import files

AVOIDED = {
    "en": r"\bjudge|\bbrings? (you|about|\$)|\btoday\b(?!’s)|\bas good as the best\b|\btaken over\b",
    "de": r"\bRichter\b|\bheute \{|\bechten? Schachtel",
    "es": r"\b[Aa] solas\b|\b[Rr]eformista\b|\} hoy\b",
    "fr": r"\b[Ll]e juge\b|[^\s\u202f=] [:;?!](?=\s|$)|« ",
    "ja": r"郵便対戦|判定",
    "ru": r"\bконсультант|\bбот-эксперт|«помощь»",
}
"""What a player must not read in a language: slips that were corrected once."""


def lines(code: str) -> Iterator[str]:
    """Yield the lines of a language's messages, with the names of their files."""
    for path in files(code):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                yield f"{path.name}: {line}"


@pytest.mark.parametrize("code", AVOIDED)
def test_a_catalogue_avoids_terms_that_were_corrected(code: str) -> None:
    found = [line for line in lines(code) if re.search(AVOIDED[code], line.partition("=")[2] or line)]
    assert found == []


@pytest.mark.parametrize("code", ["de", "en", "es"])
def test_the_grifter_has_forms_for_the_middle_of_a_sentence(code: str) -> None:
    """His name has an article, so “helps The Grifter” would be wrong."""
    verbs = {"en": "pays|helps|lets|against", "de": "bremst|hilft das|gegen", "es": "paga|ayuda|a"}[code]
    bare = re.compile(rf"\b(?:{verbs}) {{ \$name }}")
    reasons = [line for line in lines(code) if line.startswith(("report.ftl", "puzzles.ftl"))]
    assert [line for line in reasons if bare.search(line)] == []
