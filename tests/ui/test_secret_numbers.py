"""Until its answer, an exact puzzle hides everything that the engine could compute from a choice.

Each test looks at puzzles in all ways that the page allows: every tile over every spot, every building, every
overlay and drawer page, typed questions, keys and speech.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, get_args

import pytest

from app.engine import valuation
from app.engine.geometry import cell_text
from app.ui.core.html import same_parts
from app.ui.core.messages import Message, RouteChanged
from app.ui.core.model import Model
from app.ui.core.page_parts import screen_of
from app.ui.core.registry import CopyLink, OfferLink
from app.ui.core.update import update
from app.ui.features.coach.state import AskCoach
from app.ui.features.puzzles.collection import EXACT_KINDS, FORMER_KINDS, Puzzle
from app.ui.features.sharing.messages import CopyText, ShareLink
from app.ui.features.typed.handlers import EnterLine, TypeLine
from app.ui.table.input.keys import Stroke, message_for_key
from app.ui.table.messages import (
    Act,
    Ask,
    CarryOver,
    Face,
    Focus,
    Help,
    Hover,
    LookAt,
    Open,
    Overlay,
    OverlayName,
    Pick,
    Speak,
    Tap,
)
from app.ui.table.model import TABLE
from app.ui.words.names import named
from tests.ui.markup import Element, find, read
from tests.ui.playing import chosen, table_of
from tests.ui.puzzles import COLLECTION, JUDGED, at
from tests.ui.walk import PAGES

NUMBERS = (
    "money",
    "worth",
    "gain",
    "pays",
    "pay",
    "payout",
    "closes",
    "expected",
    "forecast",
    "numbers",
    "outcome-row",
    "judged",
    "receipt",
)
"""The classes of everything that shows dollars or an outcome."""

OUTCOMES = ("street", "pointing", "enclosing", "closing", "contributing")
"""The kinds of outlines that show what a build does."""

OPEN = ("rail", "stack", "coach")
"""The regions that show money already earned, and the question."""


class Look(NamedTuple):
    """A look at the table: the messages that lead there, and what the page then shows and says."""

    messages: tuple[Message, ...]
    regions: dict[str, str]
    spoken: str
    effects: tuple[object, ...]
    focus: tuple[int, int]


class Looker:
    """Looks at a position again and again; regions render only when their parts change."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._seen: dict[str, tuple[tuple[object, ...], str]] = {}

    def look(self, *messages: Message) -> Look:
        """Return what the page shows after messages, sent from the beginning."""
        model = replace(self.model, spoken="")
        effects: tuple[object, ...] = ()
        for message in messages:
            model, effects = update(model, message)
        screen = screen_of(model)
        regions = {each.id: self._region(each, model) for each in (screen.frame, *screen.regions)}
        table = model[TABLE]
        focus = table.board.focus if table is not None else (0, 0)
        return Look(messages, regions, model.spoken, effects, focus)

    def _region(self, region: Any, model: Model) -> str:
        parts = region.parts(model)
        before, markup = self._seen.get(region.id, ((), ""))
        if not same_parts(before, parts):
            markup = str(region.view(*parts))
            self._seen[region.id] = parts, markup
        return markup


def opened(puzzle: Puzzle, **settings: Any) -> Model:
    """Return the model with a puzzle on the table."""
    return at(puzzle, Model(settings=chosen(show="off", **settings)))


def looks(model: Model, every: int = 1) -> Iterator[Look]:
    """Yield the looks at a puzzle before its answer, or a part of them."""
    looker = Looker(model)
    yield from (looker.look(*messages) for messages in list(_ways(model))[::every])


def _ways(model: Model) -> Iterator[tuple[Message, ...]]:
    """Yield the messages that lead to each look."""
    table = model[TABLE]
    assert table is not None and table.decision is not None
    city, earlier = table.shown.city, LookAt(len(table.session.history) - 1)
    yield ()
    yield from ((Overlay(name),) for name in get_args(OverlayName))
    yield from ((Open(page),) for page in (*PAGES, "typed") if page != "log")
    yield from ((Help(f"cell {cell_text(cell)}"),) for cell in city)
    yield from ((kind(cell),) for kind in (Hover, Focus, Tap) for cell in city)
    yield from ((each,) for each in (Ask(), AskCoach(), Speak("street"), RouteChanged("#/share"), earlier))
    yield from ((pressed,) for key in "nhwjkW" if (pressed := _pressed(model, key)) is not None)
    yield earlier, Hover(next(iter(city)))
    yield from ((TypeLine(line), EnterLine(), Open("typed")) for line in _lines(model))
    if table.decision.kind == "build":
        for tile in table.shown.seats[table.decision.seat].hand:
            yield from ((Pick(tile), *messages) for messages in _held(model, tile))


def _held(model: Model, tile: str) -> Iterator[tuple[Message, ...]]:
    """Yield the messages that follow the pick of a tile: over every spot in every facing."""
    up, _ = update(model, Pick(tile))
    draft = table_of(up).attention.draft
    assert draft is not None
    yield ()
    for message in (Help(f"tile {tile}"), Ask(), _pressed(up, "w"), _pressed(up, "W")):
        if message is not None:
            yield (message,)
    for number, (cell, facings) in enumerate(draft.places.items()):
        yield ((Hover, Focus, CarryOver)[number % 3](cell),)
        yield (Tap(cell),)
        yield from ((Tap(cell), Face(facing)) for facing in facings[1:])


def _pressed(model: Model, key: str) -> Message | None:
    stroke = Stroke(key.lower(), shift=key.isupper())
    return message_for_key(model, stroke, cell=None, on_control=False)


def _lines(model: Model) -> Iterator[str]:
    """Yield typed questions about buildings, tiles and builds."""
    table = model[TABLE]
    assert table is not None and table.decision is not None
    names = [named(site.building) for site in table.shown.city.sites.values()]
    hand = [named(table.shown.rules.deck[tile]) for tile in table.shown.seats[table.decision.seat].hand]
    yield from ("help", "legal", "street", "people", "question", "worth")
    yield from (f"worth {name}" for name in (*names, *hand))
    yield from (f"legal {name}" for name in hand)
    yield from (f"street {name}" for name in names[:2])
    yield from (f"what if {option}" for option in list(table.decision.options)[::9])


def numbers_of(look: Look) -> list[tuple[str, str]]:
    """Return the classes that show dollars or an outcome, by region, except those printed on tiles."""
    return [(id, name) for id, markup in look.regions.items() if id not in OPEN for name in _numbers(markup)]


@cache  # most regions look the same again and again
def _numbers(markup: str) -> tuple[str, ...]:
    return tuple(name for name in _classes(read(markup)) if name in NUMBERS)


def _classes(element: Element) -> Iterator[str]:
    if "pictogram" not in element.classes:
        yield from element.classes
        for child in element.children:
            if isinstance(child, Element):
                yield from _classes(child)


def outlines_of(look: Look) -> set[str]:
    """Return the kinds of outlines over the city."""
    return {name for each in find(look.regions.get("marks", ""), class_="outline") for name in each.classes}


def misjudged(patch: pytest.MonkeyPatch) -> None:
    """Let the engine value every building differently."""
    worked_out = valuation._evaluate

    def other(context: Any, paying: Any) -> Any:
        dollars, *rest = worked_out(context, paying)
        x, y = context.cell
        return (dollars * 7 + x * 31 + y * 17 + len(context.street.cells)) % 43, *rest

    patch.setattr(valuation, "_evaluate", other)


def puzzles_of_kind(kind: str) -> Iterator[Puzzle]:
    return (puzzle for puzzle in COLLECTION.all if puzzle.theme == kind)


def with_consultants(kind: str) -> Puzzle:
    """Return the puzzle of a kind with the most consultants."""
    return max(puzzles_of_kind(kind), key=lambda puzzle: puzzle.packed.partition("/")[0].count(","))


@pytest.mark.parametrize("speech", ["short", "full"])
@pytest.mark.parametrize("kind", [*EXACT_KINDS, *FORMER_KINDS])
def test_an_exact_puzzle_gives_nothing_away_before_its_answer(
    kind: str, speech: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It shows and says no dollars, and does not depend on the worth of buildings.

    No number, order, highlight or focus depends on the gain of a choice.
    """
    puzzle = with_consultants(kind) if speech == "full" else [*puzzles_of_kind(kind)][5]
    model = opened(puzzle, speech=speech, helps="expected")
    truth = list(looks(model))
    for look in truth:
        assert numbers_of(look) == [], look.messages
        assert outlines_of(look).isdisjoint(OUTCOMES), look.messages
        assert "earn" not in look.spoken and "pays you" not in look.spoken, (look.messages, look.spoken)
    misjudged(monkeypatch)
    for look, true in zip(looks(model), truth, strict=True):
        assert look == true, look.messages


def test_a_judged_puzzle_keeps_the_usual_numbers() -> None:
    """They are its temptation; so the looks above do show numbers wherever they may."""
    every = list(looks(opened(JUDGED, speech="full"), 17))
    shown = {name for look in every for _, name in numbers_of(look)}
    assert shown >= {"money", "worth", "closes", "receipt"}
    assert set().union(*map(outlines_of, every)) >= {"street"}
    assert any("earn" in look.spoken for look in every)


def test_the_numbers_come_with_the_answer() -> None:
    puzzle = COLLECTION.themed("payday")[0]
    model, _ = update(opened(puzzle), Act(puzzle.answers[0]))
    looker = Looker(model)
    own = next(cell for cell, site in table_of(model).shown.city.sites.items() if site.owner is not None)
    assert ("explain", "money") in numbers_of(looker.look(Help(f"cell {cell_text(own)}")))
    assert "money" in {name for _, name in numbers_of(looker.look(Open("streets")))}


def test_a_puzzle_is_shared_as_a_puzzle_until_its_answer() -> None:
    """The link to its position would open a game, whose board shows dollars."""
    puzzle = COLLECTION.themed("payday")[0]
    model = opened(puzzle)
    for message in (ShareLink(), CopyText("link")):
        (effect,) = update(model, message)[1]
        assert effect in (OfferLink(f"#/puzzle/{puzzle.id}"), CopyLink(f"#/puzzle/{puzzle.id}"))
    model, _ = update(model, Act(puzzle.answers[0]))
    (effect,) = update(model, ShareLink())[1]
    assert isinstance(effect, OfferLink) and effect.fragment.startswith("#/play/")
