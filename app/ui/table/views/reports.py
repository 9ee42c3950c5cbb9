"""Reports on the current city: open streets, and waiting people."""

from __future__ import annotations

from app.engine.deck import COLOURS
from app.engine.forecast import StreetReport, street_reports, waiting_people
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import Markup, el
from app.ui.core.pieces import icon
from app.ui.core.texts import counted, listed, say
from app.ui.table.views.board import lights, pays
from app.ui.words.sentences import name_at


def streets(shown: State, looks: Looks, secret: bool) -> Markup:
    """Show each open street with an owned building: length, ends and possible payment.

    `secret`: payments are neither shown nor sort the streets.
    """
    reports = [report for report in street_reports(shown) if not report.enclosed and report.receipts]
    reports.sort(key=lambda report: (len(report.open_ends), 0 if secret else -sum(report.dollars)))
    return el("ul", (_street(shown, report, looks, secret=secret) for report in reports), class_="reports")


def _street(state: State, report: StreetReport, looks: Looks, *, secret: bool) -> Markup:
    cells = report.street.cells
    names = listed([name_at(state, cell) for cell in cells], "unit")
    one_left = len(report.open_ends) == 1
    return el(
        "li",
        lights(
            cells,
            el("strong", names),
            el("span", say("preview.street", count=len(cells))),
            icon("ui-warning") if one_left else None,
            pays(looks, report.dollars) if not secret else None,
            class_="report danger" if one_left else "report",
        ),
    )


def people(shown: State) -> Markup:
    """Show who has FOMO, and where."""
    standing = waiting_people(shown)
    lines = [
        lights(
            (cell,),
            icon(f"person-{colour}", "person fomo"),
            say("fomo.waiting", people=counted(colour, count), building=name_at(shown, cell)),
            class_="report",
        )
        for colour in COLOURS
        for cell, count in standing[colour].items()
    ]
    if not lines:
        return el("p", say("empty.fomo"), class_="quiet")
    return el("ul", (el("li", line) for line in lines), class_="reports")
