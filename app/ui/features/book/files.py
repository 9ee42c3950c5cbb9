"""The results book as files for people: CSV for spreadsheets, and text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from unicodedata import category, normalize

from app.saves.book import BookRow, BookSeat, ResultsBook, rows_of
from app.ui.core.texts import labelled, listed, money_words, say
from app.ui.words.dates import full_date_words
from app.ui.words.names import isolated, kind_name

COLUMNS = ("id", "at", "mode", "edition", "business", "difficulty", "daily", "turns", "flags")
SEAT_COLUMNS = ("name", "kind", "card", "money", "streets", "end", "bonus")


def player_name(seat: BookSeat, names: Mapping[str, str]) -> str:
    """Return the name of a seat's player; a bot has the name of its kind."""
    if seat.player:
        return names.get(seat.player, say("book.somebody"))
    return kind_name(seat.kind)


def ranked(row: BookRow) -> tuple[BookSeat, ...]:
    """Return the seats of a game, most money first."""
    return tuple(sorted(row.seats, key=lambda seat: -seat.money))


BYTE_ORDER_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""Tells Excel that a CSV file is UTF-8."""

FORMULA_SIGNS: Final = frozenset("=+-@")
"""Characters that begin a spreadsheet formula, also in their full-width forms."""


def book_csv(book: ResultsBook) -> str:
    """Return the book as CSV: a line for each seat of each game."""
    lines = [",".join((*COLUMNS, *SEAT_COLUMNS))]
    for row in rows_of(book):
        game = [str(getattr(row, name)) for name in COLUMNS[:-1]] + [" ".join(row.flags)]
        for seat in row.seats:
            values = [str(getattr(seat, name)) for name in SEAT_COLUMNS[1:]]
            lines.append(",".join(map(_quote, (*game, player_name(seat, book.names), *values))))
    return BYTE_ORDER_MARK + "\r\n".join(lines) + "\r\n"


def _quote(value: str) -> str:
    """Quote a value for CSV; prefix an apostrophe if a spreadsheet would read it as a formula."""
    if _is_formula(value):
        value = f"'{value}"
    return '"' + value.replace('"', '""') + '"' if any(sign in value for sign in ',"\r\n') else value


def _is_formula(value: str) -> bool:
    """Return whether a spreadsheet would read a value as a formula; negative numbers are safe."""
    if value.startswith("-") and value[1:].isdecimal() and value.isascii():
        return False
    seen = "".join(sign for sign in value if category(sign) not in _UNSEEN)
    return bool(FORMULA_SIGNS & set(normalize("NFKC", seen[:1])))


_UNSEEN: Final = ("Cc", "Cf", "Zs", "Zl", "Zp")
"""Control characters, marks of direction, and blanks: spreadsheets skip some of them before a formula."""


def book_words(book: ResultsBook) -> str:
    """Return the book as text: a line for each game."""
    return "".join(f"{row_words(row, book.names)}\n" for row in rows_of(book))


def row_words(row: BookRow, names: Mapping[str, str]) -> str:
    """Return the date and the results of a game in one line."""
    seats = [f"{isolated(player_name(seat, names))} {money_words(seat.money)}" for seat in ranked(row)]
    return labelled(full_date_words(row.at[:10]), listed(seats, "unit"))
