"""The journey: its stops with their results and windows, its street on the first page, and its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.fixed_deals import JOURNEY, STOPS
from app.engine.setup import grifter_money
from app.engine.values import Value
from app.saves.book import ResultsBook
from app.ui.core.feature import contributions, load
from app.ui.core.html import NOTHING, Child, Markup, el, region
from app.ui.core.messages import Message
from app.ui.core.model import LEARN, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, drawing, icon, link
from app.ui.core.places import StreetThing
from app.ui.core.texts import say, signed_money
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.saves.state import LIBRARY, Library
from app.ui.features.saves.views import running
from app.ui.table.model import unfinished_game
from app.ui.words.names import solo_words

OWN_NAMES: Final = ("first", "stars", "numbers")
"""The keys of the names of the first stops; others have those of their novelties or their options."""

STOP_LESSON: Final = "business"
"""The rule whose lesson the stop with Business links to."""


def stop_name(stop: int) -> str:
    """Return the name of a stop."""
    options = JOURNEY[stop - 1]
    if stop <= len(OWN_NAMES):
        return say(f"journey.name_{OWN_NAMES[stop - 1]}" if stop > 1 else "first_game.end_title")
    if not is_introduced(stop):
        return solo_words(options.difficulty, options.business, options.card)
    return say(f"help.consultants.{options.card}.name" if options.card else "new_game.business")


def novelty(stop: int) -> str:
    """Return what is new on a stop, in one sentence; a guest says what the card does."""
    options = JOURNEY[stop - 1]
    if stop <= len(OWN_NAMES):
        return say(f"journey.new_{OWN_NAMES[stop - 1]}")
    if is_introduced(stop):
        return say(f"help.consultants.{options.card}.line" if options.card else "new_game.business_text")
    return handicap(stop)


def handicap(stop: int) -> str:
    """Return the difficulty of a stop, and the money that the Grifter starts with."""
    options = JOURNEY[stop - 1]
    how = say(f"difficulties.{options.difficulty}.name")
    return say("daily.how", how=how, dollars=grifter_money(options.difficulty, options.card is not None))


def is_introduced(stop: int) -> bool:
    """Return whether a page introduces the stop before its game: it has a lesson or a guest."""
    options = JOURNEY[stop - 1]
    return options.difficulty == "easy" and (options.business or options.card is not None)


class PlayStop(Message):
    """Begin a game on a stop of the journey."""

    once = True

    stop: int


TABLE_VERSION: Final = 1
"""The version of the bots' games (`app.bots.same_tiles`) that made the table."""

MARGINS: Final = (
    ("6ed2e1a4", 47, 87),
    ("d85a4a34", 99, 99),
    ("3bcc7a09", 88, 86),
    ("713f2ef5", 45, 65),
    ("7000e8fd", 105, 128),
    ("25bd4c39", 98, 78),
    ("d2b7c360", 42, 73),
    ("64b67b85", 26, 56),
    ("ba90b165", 87, 106),
    ("94d6568e", 45, 42),
    ("51b4b32b", 66, 85),
    ("c2dd053b", 36, 42),
    ("fb8c1ed5", 25, 68),
    ("65e6f658", 53, 71),
)
"""For each stop the digest of its deal, and the margins of Club and Expert over the Grifter in dollars."""

FORMER: Final = {
    "f5308629": (2, 91),
    "be5cf63d": (8, 35),
    "7f89bcb1": (4, 90),
    "ba50042a": (11, 65),
    "1c84b423": (9, 64),
    "4023db24": (14, 30),
}
"""Deals of a former list: the stop with the same novelty, and the expert's margin. They light windows too."""


class StopResult(Value):
    """The best game on a stop: its id, its player, the margin in dollars, and the windows it lights.

    The windows: won, better than Club, better than Expert.
    """

    game: str
    player: str
    margin: int
    windows: tuple[bool, ...]

    @property
    def lit(self) -> int:
        """The number of lit windows."""
        return sum(self.windows)


def stop_results(book: ResultsBook | None) -> Mapping[int, StopResult]:
    """Return the best result on each stop, without practice. Hints count only where the board shows stars."""
    targets = {digest: (stop, club, expert) for stop, (digest, club, expert) in enumerate(MARGINS, 1)}
    targets |= {digest: (stop, expert, expert) for digest, (stop, expert) in FORMER.items()}
    best: dict[int, StopResult] = {}
    for head in reversed(book.heads if book is not None else ()):
        if book is None or head.deal not in targets or (row := book.row(head.id)) is None:
            continue
        stop, *others = targets[head.deal]
        if not row.counts and not (JOURNEY[stop - 1].stars and row.flags == ("hints",)):
            continue
        margin = row.seats[0].money - row.seats[1].money
        lit = [margin > max(0, other) for other in (0, *others)]
        result = StopResult(row.id, row.seats[0].player, margin, tuple(lit))
        if (before := best.get(stop)) is not None:
            kept = before if before.margin >= margin else result
            result = kept.replace(windows=tuple(map(max, before.windows, lit)))
        best[stop] = result
    return best


def next_stop(results: Mapping[int, StopResult], after: int = 0) -> int:
    """Return the first stop after another one that is not won; 0 if there is none."""
    won = {stop for stop, result in results.items() if result.lit}
    return next((stop for stop in range(after + 1, STOPS + 1) if stop not in won), 0)


STOP_HOUSES: Final = (
    "corner-cafe",
    "cinema",
    "art-gallery",
    "bookshop",
    "department-store",
    "record-shop",
    "viewpoint-tower",
    "co-working-hub",
    "estate-agency",
    "flea-market",
    "museum",
    "penthouse",
    "grand-hotel",
    "central-station",
)
"""The building that stands for each stop."""

OUTLINE: Final = "M6 86V40L50 12l44 28v46zM42 86V62h16v24M22 50h14v12H22zM64 50h14v12H64z"
"""The outline of a house that the player has not reached."""


Things = tuple[tuple[str, int], ...]
"""The small things before the houses: the drawing of each kind, and how many there are."""


def street(results: Mapping[int, StopResult], things: Things = (), *, captions: bool) -> Markup:
    """Show the houses as a list of links; with captions each has its name and the best result."""
    following = next_stop(results)
    return el(
        "ol",
        (
            _house(stop, results.get(stop), following, _before(stop, things), captions=captions)
            for stop in range(1, STOPS + 1)
        ),
        class_="houses",
        aria_label=say("journey.title"),
    )


def _before(stop: int, things: Things) -> Child:
    """Draw the small things before a house: the first of each kind stands before the first house."""
    here = [thing for thing, count in things if count >= stop]
    if not here:
        return None
    return el("span", (icon(f"small-{thing}", f"small-{thing}") for thing in here), class_="things")


def _house(stop: int, result: StopResult | None, following: int, things: Child, *, captions: bool) -> Markup:
    lit, is_next = result.lit if result is not None else 0, stop == following
    caption: Child = None
    if captions:
        best = signed_money(result.margin) if result is not None else None
        caption = el("span", el("strong", stop_name(stop)), el("small", best), class_="caption")
    return el(
        "li",
        el(
            "a",
            drawing(STOP_HOUSES[stop - 1], "house") if lit or is_next or result is not None else _outline(),
            things,
            el("span", map(_pane, _lights(result)), class_="panes"),
            caption,
            href=str(Route("journey", str(stop))),
            aria_label=house_words(stop, lit, is_next=is_next),
            data_stop=str(stop),
            data_lit=str(lit),
            data_next=is_next,
        ),
    )


def _lights(result: StopResult | None) -> tuple[bool, ...]:
    return result.windows if result is not None else (False, False, False)


def _pane(lit: bool) -> Markup:
    return el("span", class_="pane lit" if lit else "pane")


def _outline() -> Markup:
    return el("svg", el("path", d=OUTLINE), class_="house unbuilt", viewBox="0 0 100 100", aria_hidden="true")


def house_words(stop: int, lit: int, *, is_next: bool) -> str:
    """Return the name of a house for screen readers."""
    key = "next_house" if is_next else "house"
    words = say(f"journey.{key}", stop=stop, total=STOPS, name=stop_name(stop))
    return f"{words} {say('journey.lit', count=lit)}" if lit else words


# --- The first page ---


def _at_home(book: ResultsBook | None, things: Things) -> Markup:
    return street(stop_results(book), things, captions=False)


def _things(model: Model) -> Things:
    """Return how many small things there are of each kind. Nobody counts them aloud."""
    kinds = sorted(contributions(StreetThing), key=lambda kind: kind.order)
    return tuple((kind.drawing, load(kind.count)(model)) for kind in kinds)


def _home_parts(model: Model) -> tuple[ResultsBook | None, Things]:
    return model[RESULTS_BOOK].results, _things(model)


HOME_STREET: Final = region("journey-street", _home_parts, _at_home)
"""The region of the street on the first page."""


def _next(book: ResultsBook | None, games: Library, today_first: bool) -> Markup:
    """Show the next stop, if no game is running."""
    stop = next_stop(stop_results(book))
    if running(games) is not None or not stop:
        return NOTHING
    words = (
        el("span", drawing(STOP_HOUSES[stop - 1], "day-house"), class_="view"),
        el("span", el("strong", stop_name(stop)), el("small", novelty(stop)), class_="words"),
    )
    class_ = "button lead-card" if today_first else "button primary lead-card"
    if is_introduced(stop):
        return link(Route("journey", str(stop)), words, icon("ui-forward"), class_=class_)
    return button(PlayStop(stop), words, icon("ui-play"), class_=class_)


def _next_parts(model: Model) -> tuple[ResultsBook | None, Library, bool]:
    return model[RESULTS_BOOK].results, model[LIBRARY], _today_first(model)


NEXT_STOP: Final = region("next-stop", _next_parts, _next)
"""The region of the next stop on the first page."""


def _today_first(model: Model) -> bool:
    """Return whether today's deal comes first: the player has won on Normal, and not played it yet."""
    book = model[RESULTS_BOOK].results
    return model[PROGRESS].normal and (book is None or model.today not in book.daily)


# --- The page ---


def journey_page(book: ResultsBook | None, games: Library, game: Route | None, about: str) -> Markup:
    """Show the chosen stop, by default the next one, and the large street. Players can choose any house."""
    results = stop_results(book)
    chosen = int(about) if about in map(str, range(1, STOPS + 1)) else next_stop(results) or 1
    saved = {entry.id for entry in games.entries}
    return el(
        "main",
        page_head(say("journey.title"), game),
        el("p", say("journey.text"), class_="quiet"),
        _chosen(chosen, results.get(chosen), saved=saved),
        el("div", street(results, captions=True), class_="large-street"),
        class_="page journey",
    )


def _chosen(stop: int, result: StopResult | None, *, saved: set[str]) -> Markup:
    """Show a stop: what is new, what lights its windows, the best result, and the button to play."""
    options, (_, club, expert) = JOURNEY[stop - 1], MARGINS[stop - 1]
    guest, house = f"consultant-{options.card}", STOP_HOUSES[stop - 1]
    conditions = (
        say("journey.window_won"),
        say("journey.window_better", name=say("kinds.club.name"), result=signed_money(club)),
        say("journey.window_better", name=say("kinds.expert.name"), result=signed_money(expert)),
    )
    check = icon("ui-check", label=say("journey.is_lit"))
    rows = zip(_lights(result), conditions, strict=True)
    best: Child = None
    if result is not None:
        words = say("journey.best", result=signed_money(result.margin))
        shown = el("a", words, href=str(Route("game", result.game))) if result.game in saved else words
        best = el("p", shown, class_="quiet")
    lesson = link(LEARN._replace(about=STOP_LESSON), icon("ui-learn"), say("journey.lesson"))
    return el(
        "section",
        icon(guest, "guest") if options.card else drawing(house, "day-house"),
        el(
            "div",
            el("h2", f"{stop}. {stop_name(stop)}", id="stop"),
            el("p", novelty(stop)),
            el("p", handicap(stop), class_="quiet") if options.card and is_introduced(stop) else None,
            el(
                "ul",
                (el("li", _pane(lit), words, check if lit else None) for lit, words in rows),
                class_="windows",
            ),
            best,
            el(
                "div",
                button(PlayStop(stop), icon("ui-play"), say("daily.play"), class_="button primary"),
                lesson if options.business and is_introduced(stop) else None,
                class_="stop-ways",
            ),
        ),
        class_="group chosen-stop",
        aria_labelledby="stop",
    )


def _parts(model: Model) -> tuple[ResultsBook | None, Library, Route | None, str]:
    return model[RESULTS_BOOK].results, model[LIBRARY], unfinished_game(model), model.route.about


SCREEN: Final = page(_parts, journey_page)
