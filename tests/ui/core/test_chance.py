"""Chance: draws repeat with their seed and only with it."""

from __future__ import annotations

import pytest

from app.ui.core.messages import Seeded
from app.ui.core.model import ID_LETTERS, Model, draw_word, letters
from app.ui.core.update import update


def draws(seed: str, count: int) -> list[str]:
    model, drawn = update(Model(), Seeded(seed))[0], list[str]()
    for _ in range(count):
        model, each = draw_word(model)
        drawn.append(each)
    return drawn


def test_a_seed_repeats_its_draws() -> None:
    assert draws("one", 20) == draws("one", 20)


def test_no_draw_comes_twice() -> None:
    assert len({*draws("one", 500), *draws("other", 500)}) == 1000


def test_nothing_is_drawn_before_the_page_has_a_seed() -> None:
    with pytest.raises(LookupError, match="no seed"):
        draw_word(Model())


def test_a_draw_has_eight_letters_and_all_letters_occur() -> None:
    drawn = draws("one", 200)
    assert {len(each) for each in drawn} == {8} and {*"".join(drawn)} == {*ID_LETTERS}


def test_no_letter_is_more_likely_than_another() -> None:
    text = "".join(draws("one", 2000))
    for letter in ID_LETTERS:
        assert abs(text.count(letter) / len(text) - 1 / len(ID_LETTERS)) < 0.008


def test_letters_are_the_digits_of_the_random_bytes() -> None:
    assert letters((2 + 31 * 3).to_bytes(2, "big")) == "cdaaaaaa"
