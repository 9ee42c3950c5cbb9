"""The arrangement of the pages: how much the first pages say, and how many taps lead to each screen."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import get_args

import pytest

from app.engine.box import BOX_KEY
from app.engine.session import Session
from app.saves.marks import PLAIN, Seating, write_seating
from app.saves.post import Post, with_post
from app.saves.save import SeatLine, Summary
from app.ui.core.feature import contributions
from app.ui.core.messages import RouteChanged, TodayIs, parse_message
from app.ui.core.model import Model
from app.ui.core.page_parts import screen_of, screens
from app.ui.core.texts import ASSETS
from app.ui.core.update import update
from app.ui.features.book.state import BookRead
from app.ui.features.learn.progress import LessonsFetched
from app.ui.features.puzzles.state import PuzzlesFetched
from app.ui.features.report.box import BOX, BoxedChoice
from app.ui.features.rules.glimpse import GLIMPSE
from app.ui.features.rules.handlers import AlbumFetched
from app.ui.features.saves.state import GameEntry, GamesListed, Library
from app.ui.table.messages import LARGER, SMALLER, Open, OverlayName
from app.ui.table.places import MOST_ENTRIES, DrawerPage
from tests.saves.support import book_of_days
from tests.ui.markup import find, page_of
from tests.ui.playing import Player, attributes, new_session, reached, seeded

TODAY = "2026-11-27"

AT_A_TABLE = {"phones", "share", "puzzle", "again", "report", "game"}
"""Screens of a game, a puzzle or a choice: their links depend on the table or a list."""

FROM_OUTSIDE = {"home", "play", "open", "damaged", "hand", "post", "try", "lost", "ladder", "rival"}
"""Screens of links, files and damaged saves, of former versions, and the first page itself."""


def entry(game: str, *, over: bool) -> GameEntry:
    seats = (SeatLine("Mayor", "human", 25), SeatLine("The Grifter", "grifter", 20))
    return GameEntry(game, "", "27 November", Summary("solo", 12, over, seats, (0,), ""), PLAIN[:2], False)


def newcomer() -> Model:
    model, _ = update(seeded(), RouteChanged("#/"))
    return update(model, TodayIs(TODAY))[0]


def returner(*, running: bool) -> Model:
    games = (entry("a", over=not running), entry("b", over=True), entry("c", over=True))
    model, _ = update(newcomer(), GamesListed(Library(games, results=True)))
    return update(model, BookRead(book_of_days({})))[0]


def first_part(model: Model) -> str:
    screen = screen_of(model)
    return page_of(model, *(part.id for part in (screen.frame, *screen.regions) if part is not GLIMPSE))


def words(model: Model) -> list[str]:
    """Return the visible words of a page, without languages and the pictures below the page."""
    shown = re.sub(r"<(button|span)\b[^>]*(lang=|visually-hidden).*?</\1>", " ", first_part(model))
    return re.findall(r"[\w$’]+", unescape(re.sub(r"<[^>]*>", " ", shown)))


def controls(model: Model) -> list[str]:
    """Return the controls of a page, without the corner: language or *More*."""
    shown = re.sub(r'<(nav|header)[^>]*class="corner"[^>]*>.*?</\1>', "", page_of(model))
    return re.findall(r'<(?:a|button|input|textarea|summary)\b[^>]*?(?:href|data-message)="([^"]*)"', shown)


def test_a_newcomers_first_page_is_short() -> None:
    assert len(words(newcomer())) <= 35
    assert controls(newcomer()) and len(controls(newcomer())) <= 5


@pytest.mark.parametrize("running", [True, False])
def test_a_returners_first_page_is_short(running: bool) -> None:
    model = returner(running=running)
    assert len(words(model)) <= 45
    assert len([each for each in controls(model) if not each.startswith("#/journey/")]) <= 9
    assert {"#/game/a" if running else "play-stop 1", f"daily {TODAY}"} <= set(controls(model))
    assert {"#/new", "#/train", "#/rules", "#/book", "#/games"} <= set(controls(model))


def links(model: Model, address: str) -> set[str]:
    """Return the addresses to which a page leads."""
    model, _ = update(model, RouteChanged(address))
    return {href for href in attributes(page_of(model), "href") if href.startswith("#/")}


def loaded(model: Model) -> Model:
    """Return a model that has fetched lessons, pictures and puzzles, with a mistake in the box."""
    for name, arrived in (("lessons/lessons.toml", LessonsFetched), ("lessons/album.toml", AlbumFetched)):
        model, _ = update(model, arrived((ASSETS / name).read_text("utf-8")))
    model, _ = update(model, PuzzlesFetched((ASSETS / "puzzles" / "puzzles.json").read_text("utf-8")))
    return model.with_(BOX, (BoxedChoice("b", 3, 2, 7),))


def taps(model: Model) -> dict[str, int]:
    """Return the fewest taps from the first page to each screen."""
    found, at = {"home": 0}, {"home": "#/"}
    for count in range(1, 4):
        reached = {screen_in(link): link for address in at.values() for link in links(model, address)}
        at = {screen: link for screen, link in reached.items() if screen not in found}
        found |= dict.fromkeys(at, count)
    return found


def screen_in(link: str) -> str:
    return link.removeprefix("#/").split("/")[0] or "home"


def test_every_screen_is_at_most_three_taps_from_the_first_page() -> None:
    found = taps(loaded(returner(running=False)))
    assert set(screens()) - AT_A_TABLE - FROM_OUTSIDE <= set(found)
    assert max(found.values()) <= 3


@pytest.mark.parametrize("screen", ["learn", "puzzle", "again", "drill", "puzzles", "box"])
def test_everything_to_train_is_at_most_two_taps_from_the_first_page(screen: str) -> None:
    assert taps(loaded(returner(running=False)))[screen] == 2


def test_a_newcomer_reaches_everything_but_own_games_in_three_taps() -> None:
    found = taps(loaded(newcomer()))
    assert set(screens()) - AT_A_TABLE - FROM_OUTSIDE - {"book", "box", "games"} <= set(found)


@pytest.mark.parametrize("screen", ["settings", "more", "train", "new", "games", "book", "rules"])
def test_every_page_has_one_title_and_a_way_back(screen: str) -> None:
    model, _ = update(loaded(returner(running=True)), RouteChanged(f"#/{screen}"))
    assert len(find(page_of(model), "h1")) == 1
    assert find(page_of(model), "a", class_="tool")


# --- The table ---

TABLES: dict[str, Session] = {
    "alone": new_session(1, mode="solo"),
    "several": reached(new_session(3), "move"),
    "by post": with_post(new_session(2), Post("p", (0,))),
    "with the box": replace(new_session(3), extra={BOX_KEY: {}, **write_seating(Seating(PLAIN, trust=True))}),
}
"""A game of each kind whose menu has entries of its own."""


def offers(model: Model, *regions: str) -> set[str]:
    """Return the messages and addresses of some regions of a page."""
    shown = page_of(model, *regions)
    addresses = {href for href in attributes(shown, "href") if href.startswith("#/")}
    return attributes(shown, "data-message") | addresses


@pytest.mark.parametrize("kind", TABLES)
def test_the_table_has_four_tools(kind: str) -> None:
    assert offers(Player(TABLES[kind]).model, "history", "tools") == {"undo", "redo", "fit", "open menu"}


@pytest.mark.parametrize("kind", TABLES)
def test_the_menu_has_at_most_ten_entries(kind: str) -> None:
    model, _ = update(Player(TABLES[kind]).model, Open("menu"))
    assert 8 <= len(offers(model, "drawer") - {"close"}) <= MOST_ENTRIES


def taps_at_table(kind: str) -> dict[str, int]:
    """Return the fewest taps from a table to the entries of its tools and drawer pages."""
    player = Player(TABLES[kind])
    player.ready()
    found: dict[str, int] = {}
    ahead = [player.model]
    for taps in (1, 2, 3):
        new = {each: model for model in ahead for each in offers(model, "history", "tools", "drawer")}
        ahead = [
            update(model, parse_message(each))[0]
            for each, model in new.items()
            if each.startswith("open ") and each not in found
        ]
        found |= {each: taps for each in new if each not in found}
    return found


def test_everything_at_the_table_is_at_most_three_taps_away() -> None:
    found = {each for kind in ("alone", "several", "by post") for each in taps_at_table(kind)}
    pages = {f"open {page.name}" for page in contributions(DrawerPage) if page.name != "rival"}
    by_keys = {"open streets", "open people"}
    overlays = {f"overlay {name}" for name in get_args(OverlayName)}
    views = {"fit", str(LARGER), str(SMALLER), "turn-map", *(f"scroll {way}" for way in "NESW")}
    links = {"#/rules", "#/aid", "#/learn", "#/settings", "#/share", "#/phones", "#/"}
    assert pages - by_keys | overlays | views | links | {"undo-turn", "play-from 0"} <= found


@pytest.mark.parametrize(
    "address", ["new", "games", "drill/worth", "puzzles/days", "settings", "settings/rare", "train"]
)
def test_the_arrow_leads_one_page_up(address: str) -> None:
    model, _ = update(loaded(seeded()), RouteChanged(f"#/{address}"))
    ups = {"settings": "#/more", "settings/rare": "#/settings", "drill": "#/train", "puzzles": "#/puzzles"}
    up = ups.get(address) or ups.get(address.split("/")[0], "#/")
    assert attributes(page_of(model), "href") >= {up}
    assert find(page_of(model), "header", class_="page-head")[0].find("a")[0]["href"] == up
