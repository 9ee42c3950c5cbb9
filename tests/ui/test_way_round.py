"""The way round: arrows lead to parent pages, from everywhere to the first page in three taps."""

from __future__ import annotations

import pytest

from app.engine.session import Session
from app.engine.street_form import StreetBuilding, StreetEnd, StreetForm
from app.saves.links import link_data
from app.ui.core.feature import ScreenRow, contributions
from app.ui.core.messages import RouteChanged
from app.ui.core.update import update
from app.ui.features.box.handlers import LESSON
from app.ui.features.drills.drills import DRILLS
from app.ui.features.puzzles.collection import THEMES
from app.ui.features.puzzles.state import puzzles_of
from app.ui.features.score.sheet import street_route, try_route
from app.ui.table.messages import Open
from app.ui.table.model import TABLE, table_in_sight
from tests.saves.support import finished, started
from tests.ui import reports
from tests.ui.features.test_again import Learner
from tests.ui.markup import find
from tests.ui.playing import attributes
from tests.ui.wayfarer import TODAY, Wayfarer, informed

collection = puzzles_of(informed()).collection
assert collection is not None
PUZZLES = [puzzle.id for puzzle in collection.puzzles[:2]]
STREET = StreetForm(
    (StreetBuilding("art-gallery", 0),), (StreetEnd("student-house"), StreetEnd("corner-cafe"))
)


def play(session: Session) -> str:
    return f"#/play/{link_data(session.text())}"


LINK = play(started("a friend"))
BEFORE = {
    "nothing": (),
    "a lesson": ("#/learn", "#/learn/1"),
    "a puzzle of a set": (f"#/puzzles/{THEMES[0]}", f"#/puzzle/{PUZZLES[0]}"),
    "a drill": (f"#/drill/{DRILLS[0]}",),
    "a picture": ("#/try/placing",),
    "a street": (str(try_route(STREET)),),
    "typing": (str(LESSON),),
    "an unfinished game": ("#/game/running",),
    "a finished game": ("#/game/over",),
    "a report": ("#/game/over", "#/report/over"),
    "a link": (LINK,),
    "a link to a finished game": (play(finished("friends")),),
    "a daily deal": (f"#/daily/{TODAY}", "#/game/day"),
    "a lesson over a game": ("#/game/running", "#/learn/1"),
    "several": ("#/game/over", "#/learn/2", "#/game/running", f"#/puzzle/{PUZZLES[1]}", "#/try/placing"),
}
"""What was open before, by address."""

ARGUMENTS = {
    "learn": ("3",),
    "puzzles": ("days", THEMES[1]),
    "puzzle": (PUZZLES[1],),
    "drill": (DRILLS[1],),
    "daily": ("2026-11-26",),
    "try": ("placing",),
    "score": (street_route(STREET).about, try_route(STREET).about),
    "realbox": ("fix", "lesson"),
    "settings": ("rare",),
    "rules": ("fomo",),
    "game": ("running", "over", "day", "unknown"),
    "report": ("over", "running", "unknown"),
    "again": ("3-over", "3-unknown"),
    "book": ("somebody",),
    "play": ("damaged", LINK.removeprefix("#/play/")),
    "hand": ("damaged",),
    "new": ("together", "seed=x"),
    "damaged": ("game.x.a",),
    "lost": ("anything",),
}
ADDRESSES = sorted(
    f"#/{row.name}{about}"
    for row in contributions(ScreenRow)
    for about in ("", *(f"/{each}" for each in ARGUMENTS.get(row.name, ())))
)


def step(at: Wayfarer) -> int:
    """Follow the arrow, or leave a table without one by its menu; return the number of taps."""
    table, arrow = table_in_sight(at.model), at.arrow()
    if arrow is not None:
        assert arrow["aria-label"]
        at.go(arrow["href"])
        return 1
    if table is not None:
        assert table.origin.played and not table.ended, "only a running game may lack the arrow"
        at.send(Open("menu"))
    assert "#/" in attributes(at.page(), "href")
    at.go("#/")
    return 1 if table is None else 2


def climb(at: Wayfarer, heights: dict[str, int]) -> int:
    """Return the number of taps by arrows to the first page, and note it for each page on the way."""
    taps, ways = 0, [(str(at.model.route), 0)]
    while ways[-1][0] not in heights:
        taps += step(at)
        assert str(at.model.route) not in dict(ways), f"a circle: {ways}"
        ways.append((str(at.model.route), taps))
    total = taps + heights[ways[-1][0]]
    heights |= {address: total - before for address, before in ways}
    return total


@pytest.mark.parametrize("before", BEFORE)
def test_from_every_page_arrows_reach_the_first_page_in_three_taps(before: str) -> None:
    at, heights = Wayfarer(*BEFORE[before]), {"#/": 0}
    opened = at.model
    for address in ADDRESSES:
        at.model = opened
        at.go(address)
        guided = at.model.route.screen == "share" and (table := at.model[TABLE]) and not table.origin.played
        assert climb(at, heights) <= (4 if guided else 3), heights  # the menu of a lesson is shorter
    assert len(heights) > 30


def test_a_choice_to_try_is_three_taps_from_the_first_page() -> None:
    at, heights = Wayfarer(model=Learner().model), {"#/": 0}
    at.service.keep("g", reports.finished())
    assert climb(at, heights) == 3
    assert {"#/report/g", "#/game/g"} < set(heights)


@pytest.mark.parametrize("before", BEFORE)
def test_only_an_unfinished_game_has_a_chip(before: str) -> None:
    at = Wayfarer(*BEFORE[before])
    unfinished = {
        "an unfinished game": "#/game/running",
        "a link": LINK,
        "a daily deal": "#/game/day",
        "a lesson over a game": "#/game/running",
        "several": "#/game/running",
    }
    for address in ("#/train", "#/puzzles", "#/rules", "#/settings", f"#/drill/{DRILLS[0]}", "#/aid"):
        at.go(address)
        assert at.chips() == ([unfinished[before]] if before in unfinished else []), address
        (head,) = find(at.page(), "header", class_="page-head")
        arrow = head.find("a")[0]
        assert "to-game" not in arrow.classes and "Game" not in arrow.text


def test_the_chip_leads_back_to_the_game_from_a_lesson() -> None:
    at = Wayfarer("#/game/running", "#/learn/1")
    assert at.chips() == ["#/game/running"]
    at.go(at.chips()[0])
    table = table_in_sight(at.model)
    assert table is not None and table.id == "running"


def test_a_page_about_a_game_leads_to_it_even_when_it_is_over() -> None:
    for address in ("#/share", "#/report/over"):
        arrow = Wayfarer("#/game/over", address).arrow()
        assert arrow is not None
        assert (arrow["href"], arrow["aria-label"]) == ("#/game/over", "Back to the game")


# --- Addresses ---

NONSENSE = (
    "crowd",
    "days/x",
    "%",
    "%E0%A4%A",
    "%ED%A0%80",
    "%00",
    "..%2F..%2F",
    "<b>",
    "9" * 5000,
    "-1",
    "0",
    "x" * 20_000,
    "2026-13-45",
    "9999-99-99",
    "٣",
    "²",
    "try-",
    "1-",
    "fix/fix",
    "seed=%ZZ&players=x",
    "\ud800",
)
"""Arguments that no screen knows."""


@pytest.mark.thorough
@pytest.mark.parametrize("row", contributions(ScreenRow), ids=lambda row: row.name)
@pytest.mark.parametrize("before", ["nothing", "an unfinished game", "a lesson"])
def test_an_unknown_argument_leads_to_a_page(row: ScreenRow, before: str) -> None:
    at = Wayfarer(*BEFORE[before])
    opened = at.model
    for about in NONSENSE:
        at.model = opened
        at.model, effects = update(at.model, RouteChanged(f"#/{row.name}/{about}"))
        assert at.page(), "the page shows before its effects"
        for effect in effects:
            at.do(effect)
        assert find(at.page(), "h1") or table_in_sight(at.model), about
        climb(at, {"#/": 0})


def test_an_unknown_set_of_puzzles_leads_to_the_puzzles() -> None:
    at = Wayfarer("#/puzzles/crowd")
    assert str(at.model.route) == "#/puzzles"
