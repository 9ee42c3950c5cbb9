"""Shared results: a round trip, and texts changed by chats, mail programs and people."""

from __future__ import annotations

import json
import random
import textwrap
from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.engine.daily_deal import daily_record
from app.engine.setup import clean_name
from app.saves import share_text
from app.saves.links import deal_data, deal_options, link_data
from app.saves.share_text import MAX_FOUND, RefusedResult, SharedResult, ShareWords, words_of_results
from tests.saves.desk import session
from texts import ensure_texts

WORDS = words_of_results(json.loads((ensure_texts() / "en.json").read_text(encoding="utf-8"))["shared"])


def shared_results(text: str) -> tuple[SharedResult | RefusedResult, ...]:
    """Return the results in a text, read with the words of all languages."""
    return share_text.shared_results(text, WORDS)


SITE = "https://example.org/streets/"
DAY = "#/daily/2026-11-26"
ENGLISH = f"""Streets · 26 November 2026 · Normal, Entrepreneur
3rd of 5 · Ana 212 : 187 (+25) · first try
🟥🟥⬜🟥🟦⬜🟥🟥⬜🟥⬜🟥🟥🟥🟥 10:1
{SITE}{DAY}"""
RUSSIAN = f"""Улицы · 26 ноября 2026 года · Средняя, Предприниматель
Аня 112 : 187 (−75) · повторно · Эксперт +31
🟦🟦⬜🟦🟥⬜🟥🟥🟥🟥⬜🟥🟥🟥🟥
{SITE}{DAY}"""
ANA = SharedResult("Ana", (212, 187), "2026-11-26", rounds="mmnmgnmmnmnmmmm", attempt="first")
ANYA = SharedResult("Аня", (112, 187), "2026-11-26", rounds="mmnmgnggggngggg", attempt="again")
GAME = link_data(session().text())

CHAT = [
    "Ben, 09:12",
    "Morning! Who plays today? #streets",
    "[26.11.26, 09:14:02] Cleo: me, at 3 : 2 (+1) for the cat",
    "> Streets is on again",
    "https://example.org/streets/#/daily/2026-11-26 <- there",
    "26/11/2026, 12:40 - Ben: In a meeting until 13:00 :(",
    "12 : 40",
    "🟦🟥 blue or red?",
    "See https://example.org/?a=1&b=2#top (and #2)",
    "ok",
]


@pytest.mark.parametrize(("text", "result"), [(ENGLISH, ANA), (RUSSIAN, ANYA)])
def test_a_result_is_found_in_both_languages(text: str, result: SharedResult) -> None:
    assert shared_results(text) == (result,)


OLD_SQUARES = "🟦🟦⬜🟦🟥⬜🟦🟦⬜🟦⬜🟦🟦🟦🟦"
OLD = f"""Streets · 26 November 2026 · Normal, Entrepreneur
Ana 212 : 187 (+25) · first try · Expert +31
{OLD_SQUARES}
{SITE}{DAY}"""
"""A result of a version without places, with the colours exchanged."""


@pytest.mark.parametrize("after", ["", " ", "\n12:40\n"])
def test_squares_of_earlier_versions_keep_their_meaning(after: str) -> None:
    for squares in (OLD_SQUARES, "🟦" * 9, "🟥" * 9):
        rounds = squares.replace("🟦", "m").replace("🟥", "g").replace("⬜", "n")
        text = OLD.replace(OLD_SQUARES, squares + after)
        assert shared_results(text) == (ANA.replace(rounds=rounds),)
    for squares in ("🟥🟥⬜🟦 2:1", "🟥🟥🟥 3:0", "🟦🟦🟦\n0:3", "🟦🟥 1 : 1"):
        (result,) = shared_results(OLD.replace(OLD_SQUARES, squares))
        assert isinstance(result, SharedResult)
        assert result.rounds == "".join(share_text.SQUARES.get(sign, "") for sign in squares)


@pytest.mark.parametrize("place", [text.replace("{}", "3", 1).replace("{}", "5") for text in WORDS.places])
def test_a_place_in_any_language_is_no_part_of_the_name(place: str) -> None:
    for name in ("Ana", "\u2068" + "3rd of 5\u2069", ""):
        text = ENGLISH.replace("3rd of 5", place).replace("Ana ", f"{name} " if name else "")
        for form in (text, text.replace("\n", " "), quoted(text)):
            (result,) = shared_results(form)
            assert isinstance(result, SharedResult)
            assert (result.name, result.by_sender) == (clean_name(name), not name), form


def test_results_are_found_among_thirty_lines_of_chat() -> None:
    chat = "\n".join([*CHAT, ENGLISH, *CHAT, RUSSIAN, *CHAT])
    assert shared_results(chat) == (ANA, ANYA)
    assert shared_results("\n".join(CHAT)) == ()


def quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.split("\n"))


def wrapped(text: str) -> str:
    lines = (textwrap.wrap(line, 20, break_long_words=False) for line in text.split("\n"))
    return "\n".join(part for line in lines for part in line)


def wrapped_hard(text: str) -> str:
    """Break the address, which is in the last line, every 20 characters."""
    *lines, link = text.split("\n")
    return "\n".join([*lines, *(link[at : at + 20] for at in range(0, len(link), 20))])


CHANGES: dict[str, Callable[[str], str]] = {
    "quoted": quoted,
    "quoted twice": lambda text: quoted(quoted(text)),
    "wrapped": wrapped,
    "wrapped within the link": wrapped_hard,
    "quoted and wrapped": lambda text: quoted(wrapped_hard(text)),
    "lines of Windows": lambda text: text.replace("\n", "\r\n"),
    "hard blanks": lambda text: text.replace(" ", "\u00a0"),
    "emoji style": lambda text: (
        text.replace("⬜", "⬜\ufe0f").replace("🟦", "🟦\u200d").replace("🟥", "🟥\ufe0f")
    ),
    "blank lines": lambda text: text.replace("\n", "\n\n"),
    "link in angles": lambda text: text.replace(SITE, f"<{SITE}") + ">",
    "link twice": lambda text: f"{text} <{text.rsplit(chr(10), 1)[1]}>",
    "link of Markdown": lambda text: text.replace(SITE + DAY, f"[{SITE}{DAY}]({SITE}{DAY})"),
    "escaped link": lambda text: text.replace("#/daily/", "%23%2Fdaily%2F"),
    "tracked link": lambda text: text + "?utm_source=chat&fbclid=x",
    "full stop": lambda text: text + ".",
    "bold": lambda text: "\n".join(f"*{line}*" for line in text.split("\n")),
    "long dashes": lambda text: text.replace("2026-11-26", "2026–11–26").replace("−", "-"),
    "chat around": lambda text: f"[26.11.26, 20:15:33] Cleo: {text}\n[26.11.26, 20:16:01] Ben: 9 : 0!",
    "name and time above": lambda text: f"Cleo, [26.11.2026 20:15]\n{text}\n\nBen, [26.11.2026 20:16]\nwow",
    "no line breaks": lambda text: text.replace("\n", " "),
    "no squares": lambda text: "\n".join(line for line in text.split("\n") if "⬜" not in line),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize(("text", "result"), [(ENGLISH, ANA), (RUSSIAN, ANYA)])
def test_a_changed_result_is_read_as_it_was(change: str, text: str, result: SharedResult) -> None:
    expected = result.replace(rounds="") if change == "no squares" else result
    assert shared_results(CHANGES[change](text)) == (expected,)


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ("[26.11.26, 20:15:33] Ana: ", "Ana"),
        ("26/11/2026, 20:15 - Ana Maria: ", "Ana Maria"),
        ("Ana, [26 Nov 2026 at 20:15]:\n", "Ana"),
        ("Ana — 20:15\n", "Ana"),
        ("Ana — Today at 20:15\n", "Ana"),
        ("26/11/26, 8:15 p. m. - Ana: ", "Ana"),
        ("Ana: ", "Ana"),
        ("", ""),
        ("I have just played, and look what came out:\n", ""),
    ],
)
def test_a_result_without_a_name_is_the_senders(before: str, name: str) -> None:
    (result,) = shared_results(before + ENGLISH.replace("Ana 212", "212"))
    assert isinstance(result, SharedResult) and result.name == name


def test_a_default_name_gives_way_to_the_senders() -> None:
    """Results of earlier versions have such a name; two friends with it would be one row."""
    for name in ("Mayor", "MAYOR", "Мэр"):
        (result,) = shared_results(f"[26.11.26, 20:15:33] Cleo: {ENGLISH.replace('Ana', name)}")
        assert result == ANA.replace(name="Cleo", by_sender=True)
    (result,) = shared_results(ENGLISH.replace("Ana", "Mayor Ana"))
    assert result == ANA.replace(name="Mayor Ana")


# --- Names ---

NAMES = (
    "👨‍👩‍👧 Smith",
    "❤️ Ana",
    "Ana 10 : 2 (+8)",
    "212 : 187 (+25)",
    "Ana 212 :",
    "3,",
    "−5 :",
    "Streets · Ana",
    "Улицы · 3",
    "Normal",
    "Normal, Hard",
    "first try",
    "3 hints",
    "12:40",
    "26 November 2026",
    "דנה",
    "علي 7",
    "Zoe\u0308",
    "क्षितिज",
    "＠ａｎａ",
    "*Ana*",
    "~ana~",
    "`ana`",
    "> Ana",
    "| A | B",
    '"Ana"',
    "«Аня»",
    "[Ana]",
    "<b>Ana</b>",
    "&amp;",
    "%20",
    "A\u034fB",
    "·",
    "—",
    "- Ana:",
    "⏎ ␤",
    "Ana\\n",
    "🟦🟥⬜",
    ":large_blue_square:",
    "#/daily/2026-11-27",
    "https://ana.example",
    "p. m. - Ana",
    "Ana — Today at",
    "20:15 - Ana:",
    "[26.11.26, 20:15] Ana:",
)
"""Names that look like other parts of a result, of a message or of markup, or that others change."""

FORMS: dict[str, Callable[[str], str]] = {
    "as it was sent": lambda text: text,
    "quoted": quoted,
    "without line breaks": lambda text: text.replace("\n", " "),
    "lines of Windows": lambda text: text.replace("\n", "\r\n"),
    "lines of Unicode": lambda text: text.replace("\n", "\u2028"),
    "in a chat": lambda text: f"26/11/26, 8:15 p. m. - Cleo: {text}\n26/11/26, 8:16 p. m. - Ben: wow",
    "below a head": lambda text: f"Cleo — Today at 20:15\n{text}\n\nBen — Today at 20:16\nwow",
    "squares by name": lambda text: text.replace(SQUARES, ":large_red_square:" * 15),
}
SQUARES = "🟥🟥⬜🟥🟦⬜🟥🟥⬜🟥⬜🟥🟥🟥🟥"


def named(name: str) -> str:
    return ENGLISH.replace("Ana", name)


def names_in(text: str) -> list[str]:
    """Return the names in a text; a refused result gives its reason."""
    return [found.name if isinstance(found, SharedResult) else found.why for found in shared_results(text)]


@pytest.mark.parametrize("form", FORMS)
def test_a_name_comes_back_as_it_went(form: str) -> None:
    for name in NAMES:
        assert names_in(FORMS[form](named(name))) == [clean_name(name)], name


@pytest.mark.parametrize("form", [*FORMS, "bold", "quoted and wrapped"])
def test_an_isolated_name_comes_back_as_it_went(form: str) -> None:
    change = {**CHANGES, **FORMS}[form]
    for name in NAMES:
        assert names_in(change(named(f"\u2068{name}\u2069"))) == [clean_name(name)], name


ALPHABET = "".join(NAMES) + ENGLISH
"""Characters of difficult names."""


@given(st.text(max_size=30) | st.text(st.sampled_from(ALPHABET), max_size=30), st.sampled_from(sorted(FORMS)))
def test_every_name_comes_back_as_it_went(text: str, form: str) -> None:
    name = clean_name(text)
    assume(name and name.casefold() not in map(str.casefold, WORDS.unnamed))
    sent = FORMS[form](named(name))
    for found in (sent, FORMS[form](named(f"\u2068{name}\u2069"))):
        (result,) = shared_results(found)
        assert isinstance(result, SharedResult) and (result.name, result.by_sender) == (name, False)
        assert (result.money, result.date, result.attempt) == ((212, 187), "2026-11-26", "first")


def test_other_isolates_are_left_out() -> None:
    """Some programs isolate the sender, or a whole message."""
    (result,) = shared_results(f"[26.11.26, 20:15:33] ~\u2068Cleo\u2069: {ENGLISH.replace('Ana 212', '212')}")
    assert result == ANA.replace(name="Cleo", by_sender=True)
    assert shared_results(f"\u2068{ENGLISH}\u2069") == (ANA,)


# --- Squares that were changed ---


@pytest.mark.parametrize(
    ("squares", "rounds"),
    [
        (":large_red_square:" * 10 + ":large_blue_square:", "m" * 10 + "g"),
        (":large_blue_square:" * 15, "m" * 15),
        (" ".join([":large_blue_square:", ":red_square:", ":white_large_square:"] * 5), "mgn" * 5),
        ("[image: 🟦][image: ⬜]" * 7, "mn" * 7),
        ("![🟥](https://cdn.example.org/emoji/1f7e5.png)" * 10 + "🟦", "m" * 10 + "g"),
        (":large_green_square:" * 15, ""),
        ("🟩⬛" * 7, ""),
        ("□" * 15, ""),
        ("(blue square) " * 15, ""),
        ("<img alt='square' src='https://cdn.example.org/emoji/1f7e6.png'>" * 15, ""),
    ],
)
def test_unknown_squares_do_not_hide_the_link(squares: str, rounds: str) -> None:
    assert shared_results(ENGLISH.replace(SQUARES, squares)) == (ANA.replace(rounds=rounds),)


def test_a_far_link_belongs_to_another_message() -> None:
    lost = ENGLISH.replace(f"{SITE}{DAY}", "")
    chat = "\n".join(f"{number} this is what somebody said in the afternoon" for number in range(9))
    assert [type(found) for found in shared_results(f"{lost}\n{chat}\n{SITE}{DAY}")] == [RefusedResult]


# --- The words of a language ---


@pytest.mark.parametrize(
    ("written", "other"),
    [
        ("26 November 2026", "27 November 2026"),
        ("26. November 2026", "26. November 2025"),
        ("26 de noviembre de 2026", "6 de noviembre de 2026"),
        ("2026年11月26日", "2026年11月25日"),
        ("26 ноября 2026 года", "26 ноября 2027 года"),
    ],
)
def test_the_digits_of_a_date_are_read_in_every_language(written: str, other: str) -> None:
    assert shared_results(ENGLISH.replace("26 November 2026", written)) == (ANA,)
    (refused,) = shared_results(ENGLISH.replace("26 November 2026", other))
    assert isinstance(refused, RefusedResult) and refused.why == "date"


def test_large_results_are_no_years() -> None:
    text = ENGLISH.replace(" · 26 November 2026", "").replace("212 : 187 (+25)", "2112 : 2087 (+25)")
    for form in (text, text.replace("\n", " ")):
        assert shared_results(form) == (ANA.replace(money=(2112, 2087)),)


def test_words_of_a_new_language_need_no_code() -> None:
    words = ShareWords(
        (*WORDS.titles, "Die Straßen (Spiel)"),
        (*WORDS.first, "beim ersten Mal"),
        (*WORDS.again, "nicht beim ersten Mal"),
        (*WORDS.hints, "mit {} Tipps"),
        (*WORDS.options, "Schwer"),
        (*WORDS.unnamed, "Bürgermeister"),
        (*WORDS.places, "Platz {} unter {}"),
    )
    head, score = "Die Straßen (Spiel) · 26. November 2026 · Schwer", "Platz 3 unter 5 · Ana 212 : 187 (+25)"
    text = f"{head}\n{score} · {{}}\n{SITE}{DAY}"
    plain = SharedResult("Ana", (212, 187), "2026-11-26")
    for told, expected in {
        "beim ersten Mal": plain.replace(attempt="first"),
        "nicht beim ersten Mal · mit 3 Tipps": plain.replace(attempt="again", hints=3),
    }.items():
        for form in (text, text.replace("\n", " "), quoted(text)):
            assert share_text.shared_results(form.format(told), words) == (expected,)


FORMER = {
    "titles": {"Streets", "Улицы"},
    "first": {"first try", "с первого раза"},
    "again": {"again", "повторно"},
    "hints": {"{} hint", "{} hints", "подсказок: {}"},
    "unnamed": {"Mayor", "Мэр"},
    "places": {"3rd of {}", "{}. von {}", "{}人中{}位", "{}-е место из {}"},
}


def test_every_wording_that_was_ever_shared_is_still_read() -> None:
    """If a text of a catalogue changes, its former wording stays as an attribute."""
    for kind, texts in FORMER.items():
        assert texts <= set(getattr(WORDS, kind)), kind


def test_the_link_of_a_game_comes_along() -> None:
    text = f"{ENGLISH}\n{SITE}#/play/{GAME}"
    assert shared_results(text) == (ANA.replace(game=GAME),)
    assert shared_results(quoted(wrapped_hard(text))) == (ANA.replace(game=GAME),)
    assert shared_results(f"Look: {SITE}#/play/{GAME} !") == (SharedResult(game=GAME),)
    assert shared_results(f"{ENGLISH}\nand mine: {SITE}#/play/{GAME}") == (ANA, SharedResult(game=GAME))


def test_a_deal_without_a_date_has_its_own_address() -> None:
    options = deal_options(daily_record("2026-11-26").deal)
    assert options is not None
    data = deal_data(options)
    text = ENGLISH.replace(DAY, f"#/new/{data}").replace("26 November 2026 · ", "")
    (result,) = shared_results(f"{text} <- play it")
    assert result == ANA.replace(date="", deal=data)
    assert shared_results(wrapped_hard(text)) == (result,)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (("(+25)", "(+26)"), "margin"),
        (("(+25)", "(−25)"), "margin"),
        (("212 : 187", "212 187"), "score"),
        (("(+25)", ""), "score"),
        ((DAY, "#/daily/2026-11-2"), "link"),
        ((f"{SITE}{DAY}", ""), "link"),
        ((DAY, "#/daily/2026-11-27"), "date"),
        ((DAY, "#/daily/2026-13-26"), "date"),
        ((DAY, f"{DAY}\n#/play/{GAME[:40]}?{GAME[44:]}"), "game"),
    ],
)
def test_a_damaged_result_is_refused_with_the_reason(damage: tuple[str, str], why: str) -> None:
    (refused,) = shared_results("\n".join([*CHAT, ENGLISH.replace(*damage), *CHAT]))
    assert isinstance(refused, RefusedResult) and refused.why == why
    assert refused.text.startswith("Streets · 26 November 2026")


def test_a_repeated_result_counts_once() -> None:
    assert shared_results(f"{ENGLISH}\n\n{quoted(ENGLISH)}") == (ANA,)


def test_the_number_of_results_is_limited() -> None:
    many = "\n".join(ENGLISH.replace("Ana", f"Ana {number}") for number in range(MAX_FOUND + 3))
    *results, last = shared_results(many)
    assert len(results) == MAX_FOUND and last == RefusedResult("3", "many")


def test_random_damage_never_invents_a_result() -> None:
    """A damaged text still gives the true result, or a reason, or nothing."""
    rng = random.Random(50)
    text = "\n".join([*CHAT[:3], ENGLISH, *CHAT[3:]])
    begins, ends = text.index("Streets · 26"), text.index("there")
    for _ in range(400):
        signs = list(text)
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(begins, ends)
            signs[place] = rng.choice(["", "\n", " ", "x", "7", "·", "(", "🟥", signs[place] * 2])
        for result in shared_results("".join(signs)):
            if isinstance(result, SharedResult) and result.money is not None:
                mine, his = result.money
                assert (mine, his) == (212, 187) or mine - his == 25 or result.name != "Ana"
                assert result.date == "2026-11-26"
