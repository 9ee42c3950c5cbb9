"""Each message has one text form, and each message of the views has a handler."""

from __future__ import annotations

import pytest

import app.ui.core.update  # noqa: F401  (registers the handlers of the first page)
from app.ui.core.feature import load_all_handlers
from app.ui.core.messages import Message, parse_message
from app.ui.core.registry import HANDLERS
from app.ui.table.messages import Act, Cancel, Pan, Pick, Tap, read_subject


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Pick("art-gallery"), "pick art-gallery"),
        (Tap((-3, 12)), "tap -3,12"),
        (Cancel(), "cancel"),
        (Act("build art-gallery 1,0 S"), "act build art-gallery 1,0 S"),
        (Pan(1.5, -2.0), "pan 1.5 -2.0"),
    ],
)
def test_text_forms_round_trip(message: Message, text: str) -> None:
    assert str(message) == text
    assert parse_message(text) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing",
        "tap",
        "tap x",
        "tap 1,2 3",
        "pick",
        "cancel now",
        "__class__",
        "pan 1 x",
        "overlay fomo",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a|could not convert|too many"):
        parse_message(text)


def test_every_message_is_handled() -> None:
    load_all_handlers()
    kinds = {kind for kind in Message.__subclasses__() if kind.__module__.startswith("app.ui.")}
    assert kinds == {kind for kind in HANDLERS if kind.__module__.startswith("app.ui.")}


def test_a_subject_has_a_kind_and_a_name() -> None:
    assert read_subject("tile cinema") == ("tile", "cinema")
    assert read_subject("cell -1,2") == ("cell", "-1,2")
    assert read_subject("planet mars") is None and read_subject("") is None
