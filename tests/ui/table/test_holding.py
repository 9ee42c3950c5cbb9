"""Held keys: each press has one effect."""

from __future__ import annotations

from app.ui.table.input.keys import REPEATED, HeldKeys, may_repeat


def test_a_press_is_new_only_once() -> None:
    keys = HeldKeys()
    assert keys.pressed("Enter", 0, repeated=False)
    assert not keys.pressed("Enter", 500, repeated=True)
    keys.released("Enter")
    assert keys.pressed("Enter", 900, repeated=False)


def test_a_key_held_before_the_page_started_only_repeats() -> None:
    assert not HeldKeys().pressed("Enter", 0, repeated=True)


def test_repeats_are_detected_in_browsers_that_do_not_mark_them() -> None:
    keys = HeldKeys()
    assert keys.pressed("Enter", 0, repeated=False)
    assert not keys.pressed("Enter", 600, repeated=False)
    assert keys.pressed("Enter", 601 + REPEATED, repeated=False)  # its release was lost


def test_meta_hides_the_release_of_other_keys() -> None:
    keys = HeldKeys()
    assert keys.pressed("KeyZ", 0, repeated=False, with_meta=True)
    assert keys.pressed("KeyZ", 200, repeated=False, with_meta=True)
    assert not keys.pressed("KeyZ", 300, repeated=True, with_meta=True)
    assert keys.pressed("KeyZ", 400, repeated=False)


def test_keys_are_forgotten_when_their_release_may_be_missed() -> None:
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
    assert keys.clicks(601)  # from a screen reader, not from a key


def test_only_movement_keys_may_repeat() -> None:
    for name in ("ArrowLeft", "Tab", "+", "-", "j", "PageDown"):
        assert may_repeat(name, typing=False)
    for name in ("Enter", " ", "Escape", "u", "z", "1", "m", "/", "n"):
        assert not may_repeat(name, typing=False)


def test_a_held_key_repeats_in_the_field_where_it_was_pressed() -> None:
    for name in ("a", "Backspace", " ", "ArrowLeft"):
        assert may_repeat(name, typing=True)
    assert not may_repeat("Enter", typing=True)
