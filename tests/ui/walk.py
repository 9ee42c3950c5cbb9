"""A walk through the whole interface: complete games with everything that opens, and all pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from random import Random
from typing import Any, get_args

from app.engine.consultants import CONSULTANTS
from app.ui.core.feature import contributions
from app.ui.core.messages import Message, RouteChanged
from app.ui.core.page_parts import screens
from app.ui.core.texts import ASSETS
from app.ui.core.update import update
from app.ui.features.learn.progress import LessonsFetched
from app.ui.features.new_game.form import SetGame
from app.ui.features.rules.handlers import AlbumFetched
from app.ui.features.sharing.messages import CodeFailed, CodeMade
from app.ui.table.links import game_link
from app.ui.table.messages import (
    Act,
    Cancel,
    Help,
    LookAt,
    Open,
    Overlay,
    OverlayName,
    Pick,
    ShowNext,
    Tap,
    Undo,
)
from app.ui.table.places import DrawerPage
from app.ui.words.sentences import spoken_scores, spoken_street
from tests.ui.markup import page_of
from tests.ui.playing import Player, new_session, seeded

PAGES = tuple(page.name for page in contributions(DrawerPage) if page.name not in ("post", "typed"))
"""The pages of the drawer that every game has."""

Options = dict[str, Any]
"""The options of `new_session`."""

GAMES: tuple[Options, ...] = (
    {"players": 1, "mode": "solo", "seed": "walk"},
    {"players": 2, "business": True, "seed": "walk", "edition": "ru"},
    {"players": 3, "cards": ("renovator", "investor", "entrepreneur"), "seed": "walk"},
)
SPOKEN = ("aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription")


@lru_cache(maxsize=100)
def texts_in(markup: str) -> tuple[str, ...]:
    """Return the visible and spoken texts of markup, without addresses and key names."""
    return tuple(_texts_in(markup))


def _texts_in(markup: str) -> Iterator[str]:
    markup = re.sub('<kbd>[^<]*</kbd>|<span class="hyphen"></span>', "", markup)
    found = (unescape(text).strip() for text in re.findall(r">([^<]+)<", markup))
    yield from (text for text in found if text and not text.startswith("#/"))
    for name in SPOKEN:
        yield from (unescape(text) for text in re.findall(rf'\b{name}="([^"]+)"', markup))


def pages() -> Iterator[str]:
    """Yield the texts of the pages around the table."""
    model = seeded()
    for name, arrived in (("lessons", LessonsFetched), ("album", AlbumFetched)):
        model, _ = update(model, arrived((ASSETS / "lessons" / f"{name}.toml").read_text("utf-8")))
    more = ("settings/rare", "puzzles/days")
    for address in ("#/", *(f"#/{name}" for name in (*screens(), *more))):
        model, _ = update(model, RouteChanged(address))
        yield from texts_in(page_of(model))
    model, _ = update(model, RouteChanged("#/new"))
    for mode in ("solo", "multiplayer"):
        model, _ = update(model, SetGame("mode", mode))
        for option in ("business", "consultants", "choosing", "trust"):
            model, _ = update(model, SetGame(option, "yes"))
            yield from texts_in(page_of(model))
    for edition in ("2021", "draft", "ru"):
        model, _ = update(model, SetGame("edition", edition))
        yield from texts_in(page_of(model))
    for address in ("#/nowhere", "#/play/damaged", "#/new/seed=x&mode=y", "#/rules/moon"):
        model, _ = update(model, RouteChanged(address))
        yield from texts_in(page_of(model))


def lessons() -> Iterator[str]:
    """Yield the texts of all lessons, solved as intended."""
    from tests.ui.pupil import ALL_LESSONS, Pupil

    for lesson in ALL_LESSONS.lessons:
        pupil = Pupil(lesson)
        for _ in range(60):
            yield from texts_in(pupil.page())
            yield pupil.model.spoken
            if pupil.tutoring.over:
                break
            pupil.follow()


def games(*chosen: Options) -> Iterator[str]:
    """Yield the texts of whole games: at each action the table with its open parts, one at a time.

    By default, of all `GAMES`.
    """
    for options in chosen or GAMES:
        player = Player(new_session(**options), show="normal")
        yield from _game(player, Random(str(options)))


def shown(player: Player) -> Iterator[str]:
    """Yield the visible and spoken texts of the page."""
    for markup in player.regions().values():
        yield from texts_in(markup)


def _game(player: Player, rng: Random) -> Iterator[str]:
    table = player.table
    city, rules = table.shown.city, table.shown.rules
    subjects = [
        *(f"cell {x},{y}" for x, y in city),
        *(f"tile {tile}" for tile in rules.deck.buildings),
        *(f"consultant {card}" for card in CONSULTANTS),
        *("symbol wild", "symbol tourist", "back wild", "person hipster", "topic fomo", "token leisure"),
        "topic stack",
    ]
    looks: list[Message] = [
        *(Open(page) for page in PAGES),
        *(Overlay(name) for name in get_args(OverlayName)),
        *(Help(subject) for subject in subjects),
        Tap((0, 0)),
        Tap((9, 9)),
        Tap((1, 1)),
        Undo(),
        LookAt(0),
    ]
    turn = 0
    while not player.table.session.state.over:
        while (show := player.table.attention.playback) is not None:
            yield from shown(player)
            player.send(ShowNext(show.choice, show.number + 1))
        player.ready()
        decision = player.table.decision
        if decision is None:
            break
        yield from shown(player)
        yield player.model.spoken
        kept = player.model
        for _ in range(2):
            player.send(looks[turn % len(looks)])
            turn += 1
            yield from shown(player)
            yield player.model.spoken
            player.model = kept
        if decision.kind == "build":
            hand = player.table.shown.seats[decision.seat].hand
            player.send(Pick(hand[0]))
            yield from shown(player)
            draft = player.table.attention.draft
            if draft is not None:
                player.send(Tap(next(iter(draft.places))))
                yield from shown(player)
            player.send(Cancel())
            player.model = kept
        player.send(Act(str(rng.choice(list(decision.options)))))
    player.ready()
    yield from shown(player)
    state = player.table.session.state
    yield spoken_scores(state)
    yield from (spoken_street(state, cell, 0) for cell in state.city)
    player.send(Open("log"))
    yield from shown(player)
    player.send(LookAt(5))
    yield from shown(player)
    player.send(RouteChanged("#/share"))
    link = game_link(player.table.session)
    for told in (CodeMade(link, ("1",)), CodeFailed(link, "long"), CodeFailed(link, "missing")):
        player.send(told)
        yield player.model.spoken
        yield from texts_in(page_of(player.model))
    yield from texts_in(page_of(update(seeded(), RouteChanged(link))[0]))
