"""Shared results: the code in a link, and texts changed by chats, mail programs and people."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.fixed_deals import daily_record
from app.engine.setup import clean_name
from app.saves.links import deal_data, deal_options, link_data
from app.saves.shared_result import (
    MAX_FOUND,
    MAX_HINTS,
    Attempt,
    RefusedResult,
    SharedResult,
    result_link,
    shared_results,
)
from tests.saves.desk import session

SITE = "https://example.org/streets/"
DAY = "2026-11-26"
ANA = SharedResult("Ana", (212, 187), DAY, rounds="mmnmgnmmnmnmmmm", attempt="first")
_OPTIONS = deal_options(daily_record(DAY).deal)
assert _OPTIONS is not None
DEAL = SharedResult("Аня", (-3, 187), deal=deal_data(_OPTIONS), rounds="mgn", hints=2)
GAME = link_data(session().text())


def text_of(result: SharedResult, head: str = "Streets · 26 November 2026 · Normal") -> str:
    return f"{head}\n{result.name} 212 : 187 (+25)\n🟦🟦⬜🟦🟥⬜🟦\n{SITE}{result_link(result)}"


def quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.split("\n"))


def wrapped(text: str, width: int = 20) -> str:
    """Break each line, also within the link."""
    return "\n".join(line[at : at + width] for line in text.split("\n") for at in range(0, len(line), width))


CHANGES: dict[str, Callable[[str], str]] = {
    "as it was": str,
    "quoted": quoted,
    "quoted twice": lambda text: quoted(quoted(text)),
    "wrapped": wrapped,
    "quoted and wrapped": lambda text: quoted(wrapped(text)),
    "wrapped by words": lambda text: "\n".join(textwrap.wrap(text, 30, break_long_words=False)),
    "lines of Windows": lambda text: text.replace("\n", "\r\n"),
    "lines of Unicode": lambda text: text.replace("\n", "\u2028"),
    "no line breaks": lambda text: text.replace("\n", " "),
    "only the link": lambda text: text.rsplit("\n", 1)[1],
    "link in angles": lambda text: text.replace(SITE, f"<{SITE}") + ">",
    "link twice": lambda text: f"{text} <{text.rsplit(chr(10), 1)[1]}>",
    "link of Markdown": lambda text: "[{0}]({0})".format(text.rsplit("\n", 1)[1]),
    "escaped": lambda text: text.replace("#/", "%23%2F").replace("/r/", "%2Fr%2F"),
    "HTML": lambda text: text.replace("&", "&amp;"),
    "tracked": lambda text: text + "?utm_source=chat&fbclid=x",
    "full stop": lambda text: text + ".",
    "bold": lambda text: "\n".join(f"*{line}*" for line in text.split("\n")),
    "long dashes": lambda text: text.replace("2026-11-26", "2026–11–26"),
    "chat around": lambda text: f"[26.11.26, 20:15:33] Cleo: {text}\n[26.11.26, 20:16:01] Ben: 9 : 0!",
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("result", [ANA, DEAL, ANA.replace(game=GAME)], ids=["date", "deal", "game"])
def test_a_changed_result_is_read_as_it_was(change: str, result: SharedResult) -> None:
    game = f"\n{SITE}#/play/{GAME}" if result.game else ""
    if change == "long dashes" and result.deal:
        return  # its seed has changed
    if game and change in ("link of Markdown", "only the link", "link twice", "tracked"):
        return  # these change the last link alone
    assert shared_results(CHANGES[change](text_of(result) + game)) == (result,)


def test_forty_results_in_six_languages_quoted_twice_are_read_by_their_links() -> None:
    heads = [
        "Streets · 26 November",
        "Straßen · 26. November",
        "Calles",
        "Rues",
        "ストリート・11月26日",
        "Улицы",
    ]
    results = [ANA.replace(name=f"Ana {n}", money=(n, 187), hints=n) for n in range(40)]
    chat = "\n".join(
        f"[26.11.26, 20:{n}] C: {quoted(quoted(wrapped(text_of(each, heads[n % 6]))))}\nwow {n} : 3"
        for n, each in enumerate(results)
    )
    assert shared_results(chat) == tuple(results)


@given(
    st.text(max_size=30),
    st.integers(-999, 9_999),
    st.text("mgn", max_size=40),
    st.sampled_from(["first", "again", ""]),
    st.integers(0, MAX_HINTS),
)
def test_every_result_comes_back_as_it_went(
    name: str, mine: int, rounds: str, attempt: Attempt, hints: int
) -> None:
    result = SharedResult(clean_name(name), (mine, 20), DAY, "", "", rounds, attempt, hints)
    assert shared_results(f"{result_link(result)}abc") == (result,)


@pytest.mark.parametrize("result", [ANA, DEAL], ids=["date", "deal"])
def test_a_link_with_one_wrong_letter_is_refused_and_never_another_result(result: SharedResult) -> None:
    link = result_link(result)
    code = link.partition("/r/" if result.date else "r=")[2].partition("&")[0]
    begins = link.index(code)
    for place in range(begins, begins + len(code)):
        wrong = "a" if link[place] != "a" else "b"
        (refused,) = shared_results(f"Streets\n{link[:place]}{wrong}{link[place + 1 :]} bye")
        assert isinstance(refused, RefusedResult) and refused.why == "link"
        assert refused.text and link.startswith(refused.text[:20])
    assert shared_results(link[: begins + 20])[0] == RefusedResult(link[:40][: begins + 20], "link")
    assert (
        isinstance(shared_results(link.replace("2026-11-26", "2026-11-25"))[0], RefusedResult) or result.deal
    )


def test_a_link_without_a_code_counts_as_played() -> None:
    assert shared_results(f"Ben 1 : 2 (−1)\n{SITE}#/daily/{DAY} bye") == (SharedResult(date=DAY),)
    for text in (
        f"{SITE}#/new/{DEAL.deal}",
        "#/daily/2026-13-26",
        "#/daily/2026-11-2",
        "see you at 12:40",
        "",
    ):
        assert shared_results(text) == ()


def test_the_link_of_a_game_belongs_to_the_result_before_it() -> None:
    own = f"{text_of(ANA)}\n{SITE}#/play/{GAME}"
    assert shared_results(own) == (ANA.replace(game=GAME),)
    assert shared_results(f"Look: {SITE}#/play/{GAME} !") == (SharedResult(game=GAME),)
    assert shared_results(f"{text_of(ANA)}\nand mine: {SITE}#/play/{GAME}") == (ANA, SharedResult(game=GAME))
    (refused,) = shared_results(own.replace(GAME[40:44], "?"))
    assert isinstance(refused, RefusedResult) and refused.why == "game"


def test_the_number_of_results_is_limited() -> None:
    many = "\n".join(result_link(ANA.replace(name=f"Ana {number}")) for number in range(MAX_FOUND + 3))
    *results, last = shared_results(many)
    assert len(results) == MAX_FOUND and last == RefusedResult("3", "many")
    assert shared_results(f"{text_of(ANA)}\n\n{quoted(text_of(ANA))}") == (ANA,)


def test_random_damage_never_invents_a_result() -> None:
    rng = random.Random(50)
    text = text_of(ANA)
    for _ in range(400):
        signs = list(text)
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(signs))
            signs[place] = rng.choice(["", "\n", " ", "x", "7", "·", "/", "🟥", signs[place] * 2])
        for found in shared_results("".join(signs)):
            assert isinstance(found, RefusedResult) or found == ANA or found.money is None
