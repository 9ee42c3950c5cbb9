"""Senders of messages: message heads of messengers in any language, and other texts."""

from __future__ import annotations

import pytest

from app.saves.senders import sender_in


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("[26.11.26, 20:15:33] Ana: ", "Ana"),
        ("[26/11/26, 8:15:33 p. m.] Ana: ", "Ana"),
        ("26/11/2026, 20:15 - Ana Maria: ", "Ana Maria"),
        ("26/11/26, 8:15 p. m. - Ana: ", "Ana"),
        ("11/26/26, 8:15 PM - Jean-Luc: ", "Jean-Luc"),
        ("26.11.26, 20:15 - Аня: ", "Аня"),
        ("26.11.2026 klo 20.15 - Ana: ", "Ana"),
        ("26.11.26 г., 20:15 ч. - Ana: ", "Ana"),
        ("2026. 11. 26. 오후 8:15, 아나 : ", "아나"),
        ("٢٦/١١/٢٠٢٦، ٨:١٥ م - عنا: ", "عنا"),
        ("26/11/2026, 20:15 - +49 170 1234567: ", "+49 170 1234567"),
        ("[아나] [오후 8:15] ", "아나"),
        ("20:15 Ana ", "Ana"),
        ("Ana, [26 Nov 2026 at 20:15]:", "Ana"),
        ("Smith, Ana, [26.11.2026 20:15]", "Smith, Ana"),
        ("Ana — 20:15", "Ana"),
        ("Ana — Today at 20:15", "Ana"),
        ("Ana — Yesterday at 8:15 PM", "Ana"),
        ("Ana — heute um 20:15 Uhr", "Ana"),
        ("Аня — Сегодня, в 20:15", "Аня"),
        ("Ana  8:15 PM", "Ana"),
        ("Ana Maria [8:15 PM]", "Ana Maria"),
        ("[26/11 20:15] Ana Maria", "Ana Maria"),
        ("[8:15 PM]Ana: ", "Ana"),
        ("Ana 2026/11/26 20:15", "Ana"),
        ("Ana 2026年11月26日 20:15", "Ana"),
        ("On Thu, 26 Nov 2026 at 20:15, Ana <ana@example.org> wrote:", "Ana"),
        ("Ana: ", "Ana"),
        ("アナ：", "アナ"),
    ],
)
def test_the_sender_is_found_in_the_head_of_a_message(head: str, name: str) -> None:
    assert sender_in(head) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Look ",
        "I have just played, and look what came out:",
        "I have just played at 20:15, look",
        "In a meeting until 13:00 :(",
        "26/11/2026, 12:40 - Ben: free at 13:00",
        "26.11.2026 20:15",
        "[8:15 p. m.]",
        "Am Do., 26. Nov. 2026 um 20:15 Uhr schrieb Ana <ana@example.org>:",
    ],
)
def test_other_texts_name_no_sender(text: str) -> None:
    assert sender_in(text) == ""


def test_a_line_above_counts_only_with_a_time() -> None:
    assert sender_in("Ana:", timed=True) == ""
    assert sender_in("Ana — 20:15", timed=True) == "Ana"
