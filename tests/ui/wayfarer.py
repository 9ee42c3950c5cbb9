"""A walk through the pages by their links, with everything that pages fetch, but without a browser."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import DAILY, daily
from app.engine.session import Session, begin
from app.engine.setup import deal
from app.ui.core.messages import RouteChanged, TodayIs
from app.ui.core.model import Model
from app.ui.core.registry import AskToday, Effect, Fetch
from app.ui.core.texts import ASSETS
from app.ui.core.update import update
from app.ui.features.book.state import BookRead, OpenBook
from app.ui.features.learn.progress import LessonsFetched
from app.ui.features.puzzles.state import PuzzlesFetched
from app.ui.features.rules.handlers import AlbumFetched
from tests.saves.desk import Desk, service_of, session
from tests.saves.support import MemoryStore, book_of_days, finished, played
from tests.ui.markup import Element, find, page_of
from tests.ui.playing import seeded

TODAY = "2026-11-27"


@cache
def informed() -> Model:
    """Return a model that has fetched lessons, pictures and puzzles."""
    model = seeded()
    for path, arrived in (
        ("lessons/lessons.toml", LessonsFetched),
        ("lessons/album.toml", AlbumFetched),
        ("puzzles/puzzles.json", PuzzlesFetched),
    ):
        model, _ = update(model, arrived((ASSETS / path).read_text("utf-8")))
    return update(model, TodayIs(TODAY))[0]


@cache
def daily_game() -> Session:
    """Return today's game after its first build."""
    begun = begin(deal(daily(TODAY), standard_deck()))
    return played(replace(begun, extra={DAILY: TODAY}), 1, Random(1))


class Wayfarer(Desk):
    """Visits addresses. Three games are saved: `running`, `over`, and `day`, an unfinished daily deal."""

    def __init__(self, *visits: str, model: Model | None = None) -> None:
        store = MemoryStore()
        super().__init__(store)
        service_of(store).keep("running", session())
        service_of(store).keep("over", finished())
        service_of(store).keep("day", daily_game())
        self.model = informed() if model is None else model
        for address in visits:
            self.go(address)

    def do(self, effect: Effect) -> None:
        match effect:
            case Fetch(path, arrived, _):
                self.send(arrived((ASSETS / path).read_text("utf-8")))
            case AskToday():
                self.send(TodayIs(TODAY))
            case OpenBook():
                self.send(BookRead(book_of_days({})))
            case _:
                super().do(effect)

    def go(self, address: str) -> None:
        self.send(RouteChanged(address))

    def page(self) -> str:
        """Return the markup of the page, which renders as a whole."""
        return page_of(self.model)

    def arrow(self) -> Element | None:
        """Return the arrow of the page."""
        links = find(self.page(), "a", data_back=None)
        arrows = [link for link in links if "to-game" not in link.classes]
        assert len(arrows) <= 1
        return arrows[0] if arrows else None

    def chips(self) -> list[str]:
        """Return the addresses of the chips that lead to an unfinished game."""
        return [link["href"] for link in find(self.page(), "a", class_="to-game")]
