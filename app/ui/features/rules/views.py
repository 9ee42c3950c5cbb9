"""The rules page: contents, and all sections with anchors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.ui.core.html import Markup, el
from app.ui.core.model import Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import icon, link
from app.ui.core.places import door_link, doors
from app.ui.core.texts import book, say
from app.ui.features.learn.course import COURSE, Course
from app.ui.features.rules.album import ALBUM, Album
from app.ui.features.rules.handlers import SOUGHT, Seek
from app.ui.features.rules.pictures import rule_picture, two_minutes
from app.ui.table.model import unfinished_game
from app.ui.words import handbook
from app.ui.words.handbook import anchor_id, sections, sections_with


def rules(
    anchor: str,
    game: Route | None,
    sought: str,
    album: Album | None,
    course: Course | None,
) -> Markup:
    """Show the rules with the anchor's section highlighted, or the sections that match a search."""
    searching = bool(sought.strip())
    matches = sections_with(sought) if searching else []
    return el(
        "main",
        page_head(say("home.rules"), game),
        el(
            "div",
            el(
                "div",
                _search(sought, len(matches)),
                _contents(anchor) if not searching else None,
                class_="beside",
            ),
            two_minutes(album) if not searching else None,
            el(
                "div",
                _matches(matches, album, course)
                if searching
                else (_part(part["id"], anchor, album, course) for part in book("rules")["part"]),
                class_="rules-text",
            ),
            class_="rules-body",
        ),
        class_="page rules",
    )


def _search(sought: str, found: int) -> Markup:
    return el(
        "search",
        el(
            "input",
            type="search",
            id="rules-search",
            value=sought,
            placeholder=say("rules.search"),
            aria_label=say("rules.search"),
            data_input=Seek.verb,
            autocomplete="off",
        ),
        el("p", say("rules.found", count=found) if sought.strip() else "", role="status", class_="quiet"),
        el("p", (door_link(door, "button small") for door in doors("rules")), class_="rules-doors"),
    )


def _matches(found: list[str], album: Album | None, course: Course | None) -> Markup:
    """Show the sections that match a search."""
    return el("section", (_section(sections()[name], False, album, course) for name in found))


def _part(part: str, anchor: str, album: Album | None, course: Course | None) -> Markup:
    return el(
        "section",
        el("h2", say(f"rule.part.{part}")),
        (_section(section, section["id"] == anchor, album, course) for section in _sections_of(part)),
    )


def _sections_of(part: str) -> list[Mapping[str, Any]]:
    return [section for section in sections().values() if section["part"] == part]


def _contents(anchor: str) -> Markup:
    """Show the parts of the rules, folded except the one with the anchor."""
    return el(
        "nav",
        (
            el(
                "details",
                el("summary", say(f"rule.part.{part['id']}")),
                el(
                    "ul",
                    (
                        el(
                            "li",
                            el("a", handbook.title(section["id"]), href=str(Route("rules", section["id"]))),
                        )
                        for section in _sections_of(part["id"])
                    ),
                ),
                open=any(section["id"] == anchor for section in _sections_of(part["id"])),
            )
            for part in book("rules")["part"]
        ),
        class_="contents",
        aria_label=say("rules.contents"),
    )


def _section(section: Mapping[str, Any], meant: bool, album: Album | None, course: Course | None) -> Markup:
    anchor = section["id"]
    points = handbook.points(anchor)
    see = [name for name in section.get("see", ()) if name in sections()]
    lesson = course.lesson(anchor) if course is not None else None
    return el(
        "article",
        el("h3", handbook.title(anchor), id=anchor_id(anchor), tabindex=-1),
        (el("p", paragraph) for paragraph in handbook.body(anchor)),
        el("ul", (el("li", point) for point in points), class_="points") if points else None,
        (el("p", paragraph) for paragraph in handbook.after(anchor)),
        (rule_picture(shown) for shown in album.of(anchor)) if album is not None else None,
        el(
            "p",
            link(
                Route("learn", str(lesson.number)),
                icon("ui-play"),
                say("learn.lesson", number=lesson.number, text=say(lesson.title)),
                class_="chip lesson-chip",
            ),
            class_="see",
        )
        if lesson is not None
        else None,
        el(
            "p",
            say("rules.see"),
            " ",
            (link(Route("rules", name), handbook.title(name), class_="chip") for name in see),
            class_="see",
        )
        if see
        else None,
        class_="rule meant" if meant else "rule",
    )


SCREEN: Final = page(
    lambda model: (model.route.about, unfinished_game(model), model[SOUGHT], model[ALBUM], model[COURSE]),
    rules,
)
