"""The results book: opening it, filling it once, filters, and files."""

from __future__ import annotations

from dataclasses import replace

from app.saves.book import book_json
from app.ui.core.effects import After, Download, EnterOld, OpenBook
from app.ui.core.messages import (
    BookRead,
    BookRefused,
    ExportBook,
    FillBook,
    FilterBook,
    MoreResults,
)
from app.ui.core.model import Model, Notice
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.features.book.files import book_csv, book_words

FILTERS = ("all", "solo", "together")
FILL_PAUSE = 30
"""Milliseconds between two old games that are entered, so that the page stays quick."""

SHOWN = 50
"""Games shown at first, and more each time."""


def visited_book(model: Model) -> Update:
    """Read the book."""
    return replace(model, results_shown=SHOWN), (OpenBook(),)


@handles(BookRead)
def book_read(model: Model, message: BookRead) -> Update:
    """Take the book; games of earlier versions that are left are entered one after the other."""
    model = replace(model, results=message.book, results_left=message.left)
    if message.new is not None:
        model = model.telling(say("book.imported", count=message.new))
    return model, (After(FILL_PAUSE, FillBook()),) if message.left else ()


@handles(FillBook)
def fill_book(model: Model, message: FillBook) -> Update:
    """Enter the next old game."""
    return model, (EnterOld(model.results_left),) if model.results_left else ()


@handles(BookRefused)
def book_refused(model: Model, message: BookRefused) -> Update:
    """Say that a file holds no results book."""
    return replace(model, notice=Notice(say("book.refused"), "problem")), ()


@handles(FilterBook)
def filter_book(model: Model, message: FilterBook) -> Update:
    """Show some of the games only."""
    if message.kind not in FILTERS:
        return model, ()
    return replace(model, results_filter=message.kind, results_shown=SHOWN), ()


@handles(MoreResults)
def more_results(model: Model, message: MoreResults) -> Update:
    """Show more games."""
    return replace(model, results_shown=model.results_shown + SHOWN), ()


@handles(ExportBook)
def export_book(model: Model, message: ExportBook) -> Update:
    """Offer the book as a file."""
    if model.results is None:
        return model, ()
    match message.form:
        case "json":
            return model, (Download("streets-results.json", book_json(model.results)),)
        case "csv":
            return model, (Download("streets-results.csv", book_csv(model.results)),)
        case "text":
            return model, (Download("streets-results.txt", book_words(model.results)),)
    return model, ()
