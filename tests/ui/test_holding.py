"""Held keys: one press has one effect."""

from __future__ import annotations

from app.ui.table.input.holding import REPEATED, HeldKeys, may_repeat


def test_a_press_is_new_once() -> None:
    keys = HeldKeys()
    assert keys.pressed("Enter", 0, repeated=False)
    assert not keys.pressed("Enter", 500, repeated=True)
    keys.released("Enter")
    assert keys.pressed("Enter", 900, repeated=False)


def test_a_key_that_was_down_before_the_page_heard_of_it_only_repeats() -> None:
    assert not HeldKeys().pressed("Enter", 0, repeated=True)


def test_a_browser_need_not_say_that_a_key_repeats() -> None:
    keys = HeldKeys()
    assert keys.pressed("Enter", 0, repeated=False)
    assert not keys.pressed("Enter", 600, repeated=False)
    assert keys.pressed("Enter", 601 + REPEATED, repeated=False)  # its release was lost


def test_with_meta_no_release_is_heard() -> None:
    keys = HeldKeys()
    assert keys.pressed("KeyZ", 0, repeated=False, with_meta=True)
    assert keys.pressed("KeyZ", 200, repeated=False, with_meta=True)
    assert not keys.pressed("KeyZ", 300, repeated=True, with_meta=True)
    assert keys.pressed("KeyZ", 400, repeated=False)


def test_keys_are_forgotten_when_their_release_would_not_be_heard() -> None:
    keys = HeldKeys()
    keys.pressed("Enter", 0, repeated=False)
    keys.forget()
    assert keys.pressed("Enter", 300, repeated=False)


def test_a_held_key_clicks_once() -> None:
    keys = HeldKeys()
    keys.pressed("Enter", 0, repeated=False)
    assert keys.clicks(1)
    keys.pressed("Enter", 500, repeated=True)
    assert not keys.clicks(501)
    keys.released("Enter")
    assert keys.clicks(600)
    assert keys.clicks(601)  # a reader's, by no key


def test_only_what_moves_may_repeat() -> None:
    for name in ("ArrowLeft", "Tab", "+", "-", "j", "PageDown"):
        assert may_repeat(name, typing=False)
    for name in ("Enter", " ", "Escape", "u", "z", "1", "m", "/", "n"):
        assert not may_repeat(name, typing=False)


def test_in_a_field_a_held_key_goes_on_writing() -> None:
    for name in ("a", "Backspace", " ", "ArrowLeft"):
        assert may_repeat(name, typing=True)
    assert not may_repeat("Enter", typing=True)
