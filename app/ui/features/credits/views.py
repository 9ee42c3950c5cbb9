"""The credits page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.ui.core.html import Markup, el
from app.ui.core.model import MORE_PAGE, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.texts import book, paragraphs, say
from app.ui.table.model import unfinished_game


def credits(game: Route | None) -> Markup:
    """Show the authors and licences."""
    parts = book("credits")
    return el(
        "main",
        page_head(say("home.credits"), game, MORE_PAGE),
        _section("notice"),
        (
            el(
                "section",
                el("h2", say(f"credits.{section['id']}.title")),
                el("dl", (_credit(entry) for entry in section["entries"])),
                class_="group",
            )
            for section in parts["section"]
        ),
        _section("privacy"),
        class_="page credits",
    )


def _section(part: str) -> Markup:
    return el(
        "section",
        el("h2", say(f"credits.{part}.title")),
        (el("p", text) for text in paragraphs(f"credits.{part}.body")),
        class_="group",
    )


def _credit(entry: Mapping[str, str]) -> Markup:
    name_text = entry["name"] if "name" in entry else say(f"credits.{entry['id']}.name")
    name = (
        el("a", name_text, href=entry["address"], rel="noreferrer", target="_blank")
        if "address" in entry
        else name_text
    )
    return el(
        "div",
        el("dt", name),
        el(
            "dd",
            say(f"credits.{entry['id']}.role"),
            el("small", entry["licence"]) if "licence" in entry else None,
        ),
    )


SCREEN: Final = page(lambda model: (unfinished_game(model),), credits)
