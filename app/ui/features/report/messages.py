"""Messages of the game report."""

from __future__ import annotations

from app.ui.core.messages import Message


class Report(Message):
    """Open the report on the finished game on the table."""


class ReportRead(Message):
    """The stored report of a game was read; an empty text if there is none."""

    game: str
    text: str


class ReportEarly(Message):
    """Begin to judge the choices of a game that nears its end, once its picture is there."""


class Judged(Message):
    """The worker has judged a choice of a game, by its number in the record."""

    game: str
    number: int
    text: str


class Estimated(Message):
    """The worker has roughly estimated the cost of a choice in dollars."""

    game: str
    number: int
    text: str


class Weighed(Message):
    """The worker has computed the luck of a draw (`draw_name`)."""

    game: str
    draw: str
    text: str


class ReportFrom(Message):
    """Show the report for a seat."""

    seat: int


class ShowChoice(Message):
    """Show the position of a choice on the table, with the spots of both actions."""

    number: int
