"""The sheet shown when the program itself fails. It says that nothing is lost and offers ways on."""

from __future__ import annotations

from app.ui.core.html import Markup, el
from app.ui.core.pieces import icon
from app.ui.core.texts import say


def failure(report: str) -> Markup:
    """Show that something went wrong, with a bug report to copy; its buttons send no messages."""
    return el(
        "div",
        el("h2", icon("ui-warning"), say("failure.title"), id="failure-title"),
        el("p", say("failure.text"), id="failure-text"),
        el(
            "div",
            _button("reload", class_="button primary"),
            _button("copy", class_="button"),
            _button("close", class_="button"),
            class_="does",
        ),
        el("p", say("failure.copied"), id="failure-copied", role="status", hidden=True),
        el(
            "details",
            el("summary", say("failure.report")),
            el("textarea", report, id="failure-report", readonly=True, aria_label=say("failure.report")),
        ),
        class_="failure-sheet",
        role="alertdialog",
        aria_modal="true",
        aria_labelledby="failure-title",
        aria_describedby="failure-text",
    )


def _button(name: str, *, class_: str) -> Markup:
    return el("button", say(f"failure.{name}"), type="button", id=f"failure-{name}", class_=class_)
