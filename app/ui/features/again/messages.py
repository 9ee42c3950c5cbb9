"""Messages of trying a choice again."""

from __future__ import annotations

from app.ui.core.messages import Message


class Tried(Message):
    """The worker has judged the answer to a choice (`choice_name`)."""

    choice: str
    text: str


class ShowBetter(Message):
    """Show the better action of the choice on the table."""


class PlayOn(Message):
    """Begin a practice game at the choice on the table, with the tiles as they were."""

    once = True


class TakeFromBox(Message):
    """Remove a choice (`choice_name`) from the box."""

    choice: str
