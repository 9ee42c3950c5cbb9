"""The page about a record from outside or a damaged one, with the ways to open it."""

from __future__ import annotations

from typing import Final

from app.saves.reading import Problem
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.model import Model
from app.ui.core.page_parts import page
from app.ui.core.pieces import alert, button, icon, link
from app.ui.core.region import Screen
from app.ui.core.routes import HOME, Route
from app.ui.core.texts import say
from app.ui.core.waiting import WAITING
from app.ui.features.saves.library import ARRIVAL, Arrival
from app.ui.features.saves.messages import CarryOn, DeleteDamaged, Export, Raw
from app.ui.table.model import TABLE, unsaved
from app.ui.words.dates import date_words
from app.ui.words.sentences import problem_words


def arrival_page(arrival: Arrival | None, lost: bool, problem: str) -> Markup:
    """Explain a record from outside or a damaged one, and offer to open its intact part.

    `lost`: the game on the table is unsaved, so opening another one would lose it.
    """
    if arrival is None:
        return el("main", el("h1", problem or say("loading.game"), tabindex=-1), _home(), class_="page")
    reading = arrival.reading
    choices = len(reading.session.history) if reading.session is not None else 0
    return el(
        "main",
        el("h1", say(f"saves.arrival_{arrival.source}"), tabindex=-1, data_refuge=True),
        el("p", _description(arrival)) if not arrival.day else None,
        _damage_details(reading.problem) if reading.problem is not None else None,
        _spoiler_warning(arrival.day) if arrival.day else None,
        alert(say("saves.unsaved_open")) if lost else None,
        el(
            "div",
            link(
                Route("daily", arrival.day),
                icon("ui-play"),
                say("same_tiles.play_it"),
                class_="button primary",
            )
            if arrival.day
            else None,
            button(
                CarryOn(),
                icon("ui-eye" if arrival.day else "ui-play"),
                _open_label(arrival, choices),
                class_="button" if arrival.day else "button primary",
            )
            if reading.session is not None
            else None,
            button(Export(), say("saves.export_running")) if lost else None,
            button(Raw(), say("saves.download_raw")),
            button(DeleteDamaged(arrival.key), say("buttons.delete")) if arrival.key else None,
            _home(),
            class_="does",
        ),
        class_="page arrival",
    )


def _open_label(arrival: Arrival, choices: int) -> str:
    if arrival.reading.problem is not None:
        return say("saves.continue_prefix", number=choices)
    return say("same_tiles.look_anyway" if arrival.day else "saves.open")


def _spoiler_warning(date: str) -> Markup:
    words = say("same_tiles.spoils", date=date_words(date))
    return alert(words)


def _description(arrival: Arrival) -> str:
    if arrival.reading.problem is None:
        return say("saves.damaged") if arrival.source == "save" else say("saves.arrival_good")
    match arrival.source, arrival.reading.problem.kind:
        case _, "newer":
            return say("saves.newer")
        case "save", _:
            return say("saves.damaged")
        case "link", _:
            return say("errors.link_damaged")
        case _, "foreign":
            return say("errors.file_not_record")
        case _, "large":
            return say("errors.file_too_large")
    return say("saves.arrival_damaged")


def _damage_details(problem: Problem) -> Markup:
    if problem.kind == "illegal":
        reason = problem_words(problem.why)
        text = say("saves.illegal_action", number=problem.number, action=problem.action, reason=reason)
    elif problem.kind == "damaged" and problem.key:
        text = say("errors.record_damaged", entry=problem.key)
    else:
        return NOTHING
    return el("p", text, class_="explained")


def _home() -> Markup:
    return link(HOME, icon("ui-home"), say("saves.title"))


SCREEN: Final = page(lambda model: (model[ARRIVAL], unsaved(model), model.problem), arrival_page)


def arrival_screen(model: Model) -> Screen:
    """Return the page that explains a record, or the one that waits for it."""
    return SCREEN if model[ARRIVAL] is not None else WAITING


def game_screen(model: Model) -> Screen:
    """Return the page of a saved game that is not on the table."""
    return SCREEN if model[TABLE] is not None else arrival_screen(model)
