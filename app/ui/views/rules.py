"""The rules page: contents, and every section under its anchor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.ui.html import Markup, el
from app.ui.model import Model, Notice
from app.ui.routes import Route
from app.ui.rulebook import anchor_id, sections
from app.ui.texts import book, say
from app.ui.views.notice import notice
from app.ui.views.pages import page_head, way_back
from app.ui.views.region import Screen, region


def rules(anchor: str, table: Route | None, shown: Notice | None) -> Markup:
    """Show the rules; the section with the anchor stands out."""
    return el(
        "main",
        page_head(say("home.rules"), table),
        el(
            "div",
            _contents(),
            el(
                "div",
                (
                    el(
                        "section",
                        el("h2", part["title"]),
                        (_section(section, section["id"] == anchor) for section in _of(part["id"])),
                    )
                    for part in book("rules")["part"]
                ),
                class_="rules-text",
            ),
            class_="rules-body",
        ),
        way_back(table),
        notice(shown),
        class_="page rules",
    )


def _of(part: str) -> list[Mapping[str, Any]]:
    return [section for section in sections().values() if section["part"] == part]


def _contents() -> Markup:
    return el(
        "nav",
        (
            el(
                "details",
                el("summary", part["title"]),
                el(
                    "ul",
                    (
                        el("li", el("a", section["title"], href=str(Route("rules", section["id"]))))
                        for section in _of(part["id"])
                    ),
                ),
                open=True,
            )
            for part in book("rules")["part"]
        ),
        class_="contents",
        aria_label=say("rules.contents"),
    )


def _section(section: Mapping[str, Any], meant: bool) -> Markup:
    points = section.get("points")
    see = [name for name in section.get("see", ()) if name in sections()]
    return el(
        "article",
        el("h3", section["title"], id=anchor_id(section["id"]), tabindex=-1),
        (el("p", paragraph) for paragraph in section["body"]),
        el("ul", (el("li", point) for point in points), class_="points") if points else None,
        (el("p", paragraph) for paragraph in section.get("after", ())),
        el(
            "p",
            say("rules.see"),
            " ",
            (
                el("a", sections()[name]["title"], href=str(Route("rules", name)), class_="chip")
                for name in see
            ),
            class_="see",
        )
        if see
        else None,
        class_="rule meant" if meant else "rule",
    )


def _parts(model: Model) -> tuple[str, Route | None, Notice | None]:
    return model.route.about, model.table.route if model.table is not None else None, model.notice


SCREEN: Final = Screen(region("app", _parts, rules))
