"""Messages have one text form each, and every one that views send is handled."""

from __future__ import annotations

import pytest

from app.ui import messages
from app.ui.messages import Act, Cancel, Message, Pan, Pick, Tap, parse_message
from app.ui.registry import HANDLERS
from app.ui.screens import load_all


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
def test_text_form(message: Message, text: str) -> None:
    assert str(message) == text
    assert parse_message(text) == message


@pytest.mark.parametrize(
    "text", ["", "nothing", "tap", "tap x", "tap 1,2 3", "pick", "cancel now", "__class__", "pan 1 x"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a|could not convert|too many"):
        parse_message(text)


def test_every_message_is_handled() -> None:
    load_all()
    kinds = {kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, Message)}
    assert kinds - {Message} == set(HANDLERS)
