"""The words of the catalogues: terms that a language does not use, its typography, and names in sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

from app.bots.reasons import REASON_KINDS, Reason
from app.bots.report import SeatReport
from app.engine.state import GRIFTER
from app.ui.core import texts
from app.ui.words.log import turns
from app.ui.words.reasons import reason_words, seat_report_words
from languages import files, languages
from tests.ui.markup import find
from tests.ui.reports import Reader, finished
from texts import ensure_texts

AVOIDED = {
    "en": r"\bjudge|\bbrings? (you|about|\$)|\btoday\b(?!’s)|\bas good as the best\b|\btaken over\b"
    r"|\b[Hh]and on a phone|\bgive(s|n)? up (a|its|your|one) (building|sign)|\bfuture deals?\b",
    "de": r"\bRichter\b|\bheute \{|\bechten? Schachtel|\bSimulation|\bSteine?\b(?! )|\bKarten?satz",
    "es": r"\b[Aa] solas\b|\b[Rr]eformista\b|\} hoy\b|\bBusiness\b|\bteléfonos?\b",
    "fr": r"\b[Ll]e juge\b|[^\s\u202f=] [:;?!](?=\s|$)|« |[\xa0\u202f ]…|\bà qui qu",
    "ja": r"郵便対戦|判定|分析|携帯|対局",
    "ru": r"\bконсультант|\bбот-эксперт|«помощь»|\bрубашк|\bздани[еяйю]|\bанализ|\bтайл",
}
"""What a player must not read in a language: slips that were corrected once."""

INSIDE = {
    "en": r"[a-z,] (The Grifter|You)\b",
    "de": r"[a-zäöüß,] (Der Gauner|Du|Dir|Dich|Dein)\b",
    "es": r"[a-zñáéíóú,] (El Timador|Tú)\b|\b(a|de) el Timador",
    "fr": r"[a-zéèêà,] Vous\b|\b(le|la|que|de) Vous\b|\bque [Ii]ls? ",
    "ru": r"[а-яё,] Вы\b|\b(с|у|для|от|против) Проныра\b",
}
"""Names whose first form, that of a beginning, stands inside a sentence."""


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


@pytest.mark.parametrize("code", INSIDE)
def test_names_in_a_whole_solo_game_have_the_form_of_their_place(code: str) -> None:
    texts.use(texts.read_catalogue((ensure_texts() / f"{code}.json").read_text("utf-8")))
    session = finished(1, mode="solo")
    reader = Reader(session)
    reader.answer_all(loss=5.0)
    said = [each.text for tag in ("p", "td", "h2") for each in find(reader.page(), tag)]
    said += [entry.text for turn in turns(session) for entry in turn.entries]
    state = session.states[len(session.states) // 2]
    streets = [street.cells for street in state.city.streets.values()]
    for kind in REASON_KINDS:
        seats = (GRIFTER,) if kind == "grifter" else (0, GRIFTER)
        for seat, reader_seat in product(seats, (None, 0)):
            for cells in ((), *streets[:3]):
                about = Reason(kind, seat, cells, "toy-store", "cinema", 9, 6, 3, 16, 5)
                said.append(reason_words(state, about, reader_seat))
    said += [seat_report_words(state, SeatReport(seat, 12.4, 15, 11)) for seat in (0, GRIFTER)]
    assert len(" ".join(said)) > 10_000, "a whole game"
    assert [match[0] for text in said if (match := re.search(f".*({INSIDE[code]}).*", text))] == []


AT_LEAST_TWO = {
    "coach-as_good",
    "same_tiles-rounds",
    "errors-name_long",
    "errors-seed_long",
    "typed-several",
} | {*("decisions-score-why", "decisions-score-why_grifter", "refusals-too-long-detail")}
"""Messages whose count is never one."""


NOUN = r"[ \xa0](?!von|sur)[^\W\d_]{3}"


def chosen_by(pattern: Any) -> Iterator[str]:
    """Yield the variables by which a compiled message selects a plural."""
    for part in _parts(pattern):
        if isinstance(part, list) and len(part) == 4:
            if "one" in part[2] or "many" in part[2]:
                yield str(part[0])
            for variant in part[2].values():
                yield from chosen_by(variant)


def unchosen(pattern: Any, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the variables before a word that is the same for all their values."""
    parts = [*_parts(pattern), ""]
    for part, after in pairwise(parts):
        if isinstance(part, list) and len(part) == 4:
            for variant in part[2].values():
                yield from unchosen(variant, chosen | {str(part[0])})
        elif isinstance(part, list) and isinstance(after, str) and re.match(NOUN, after):
            yield from {str(part[0])} - chosen


def _parts(pattern: Any) -> list[Any]:
    forms = pattern.values() if isinstance(pattern, dict) else [pattern]
    return [part for form in forms for part in ([form] if isinstance(form, str) else [*form, ""])]


def test_a_word_after_a_count_agrees_with_it() -> None:
    """A count that one language says in several forms needs them in each language that has a plural."""
    codes = ("en", "de", "es", "fr", "ru")
    messages = {code: compiled(code) for code in codes}
    for id_ in messages["en"].keys() - AT_LEAST_TWO:
        told = {code: messages[code].get(id_, "") for code in codes}
        counts = {name for message in told.values() for name in chosen_by(message)}
        for code, message in told.items():
            assert not counts & set(unchosen(message)), f"{code}: {id_}"


def compiled(code: str) -> dict[str, Any]:
    """Return a language's compiled messages."""
    messages: dict[str, Any] = json.loads((ensure_texts() / f"{code}.json").read_text("utf-8"))["messages"]
    return messages


@pytest.mark.parametrize("code", languages())
def test_the_command_that_a_text_names_can_be_typed(code: str) -> None:
    said = compiled(code)
    for id_ in ("typed-unknown", "terminal-welcome"):
        assert said["typed-help"] in re.findall(r"\w+", said[id_]), id_
