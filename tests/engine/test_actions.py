"""Actions as texts (record.md): each has exactly one, and other texts are errors."""

from __future__ import annotations

import pytest

from app.engine.state import parse_action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "build",
        "build museum 01,0 S",
        "build museum +1,0 S",
        "build museum 1,-0 S",
        "build museum 1,0  S",
        "build museum 1,0 s",
        "Build museum 1,0 S",
        "move tourist 1,00",
        "claim",
        "claim shop",
        "claim wild wilder",
        "claim wild wild wild",
        "demolish 1,0",
    ],
)
def test_a_text_that_is_not_an_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not an action|not a cell"):
        parse_action(text)
