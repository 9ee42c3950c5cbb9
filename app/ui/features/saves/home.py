"""Saved games on the first page: the running game, the one before it, and the link to all games."""

from __future__ import annotations

from typing import Final

from app.saves.save import Summary
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Model
from app.ui.core.pieces import icon, link
from app.ui.core.region import region
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.saves.library import ALL_GAMES, LIBRARY, GameEntry, Library
from app.ui.features.saves.thumbnail import thumbnail
from app.ui.features.saves.views import warning
from app.ui.table.model import KEEPING, Keeping


def running(games: Library) -> GameEntry | None:
    """Return the last game played, or `None` if it is over; games by post have their own list."""
    entry = next((entry for entry in games.entries if entry.post is None), None)
    return entry if entry is not None and not entry.summary.over else None


def has_running(model: Model) -> bool:
    """Return whether there is a running game."""
    return running(model[LIBRARY]) is not None


def has_games(model: Model) -> bool:
    """Return whether there are saved games or results."""
    games = model[LIBRARY]
    return bool(games.entries or games.damaged or games.results or games.deleted)


def _continue(games: Library) -> Markup:
    """Show the button that continues the running game, with its city, turn and standing."""
    entry = running(games)
    if entry is None:
        return NOTHING
    return link(
        Route("game", entry.id),
        _city(entry),
        el(
            "span",
            el("strong", say("home.continue")),
            el("span", entry.name, class_="players"),
            el("small", standing_words(entry.summary)),
            class_="words",
        ),
        icon("ui-play"),
        class_="button primary lead-card",
    )


def standing_words(summary: Summary) -> str:
    """Return the turn of a running game, and who leads by how much, in words."""
    ranked = sorted(summary.seats, key=lambda seat: -seat.money)
    lead = ranked[0].money - ranked[1].money
    people = [seat for seat in summary.seats if seat.kind == "human"]
    if not lead:
        how = "level"
    elif len(people) > 1:
        how = "other"
    else:
        how = "ahead" if ranked[0] in people else "behind"
        if how == "behind":
            lead = ranked[0].money - people[0].money if people else lead
    return say(f"saves.standing_{how}", number=summary.turn, dollars=lead, name=ranked[0].name)


def _city(entry: GameEntry) -> Markup:
    return el("span", thumbnail(entry.summary.blocks, entry.looks, ""), class_="view", aria_hidden="true")


def _at_home(games: Library, keeping: Keeping) -> Markup:
    """Show the last other game, the link to all games, and a warning if games cannot be saved."""
    going = running(games)
    other = next((entry for entry in games.entries if entry.post is None and entry is not going), None)
    some = games.entries or games.damaged or games.deleted
    return group(
        warning(keeping),
        el("div", _card(other) if other is not None else None, _all(games), class_="game-cards")
        if some
        else None,
    )


def _card(entry: GameEntry) -> Markup:
    summary = entry.summary
    return link(
        Route("game", entry.id),
        _city(entry),
        el(
            "span",
            el("strong", entry.name),
            el("small", say("saves.finished") if summary.over else say("saves.turn", number=summary.turn)),
        ),
        class_="button game-card",
    )


def _all(games: Library) -> Child:
    return link(
        ALL_GAMES,
        icon("ui-warning" if games.damaged else "ui-stack"),
        el("span", el("strong", say("saves.all")), el("small", str(len(games.entries) + len(games.damaged)))),
        class_="button game-card",
    )


CONTINUE: Final = region("continue", lambda model: (model[LIBRARY],), _continue)
"""The region of the running game."""

GAMES_AT_HOME: Final = region("home-games", lambda model: (model[LIBRARY], model[KEEPING]), _at_home)
"""The region of the other games."""

WARNING: Final = region("storage-warning", lambda model: (model[KEEPING],), warning)
"""The region that warns newcomers that games cannot be saved."""
