"""Games by post on the first page: whose turn it is in each, this device's turns first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.saves.save import PostLine
from app.ui.core.html import NOTHING, Child, Markup, el, group, region
from app.ui.core.model import Route
from app.ui.core.pieces import icon, link
from app.ui.core.texts import say
from app.ui.features.post.state import POST
from app.ui.features.saves.state import LIBRARY, GameEntry, Library


def waits_for_you(entry: GameEntry, seats: Mapping[str, int]) -> bool:
    """Return whether the person at this device has to play or send a game by post."""
    post = entry.post
    if post is None or entry.summary.over:
        return post is not None and post.unsent
    return post.unsent or seats.get(post.name) in (post.asked, None)


def status_words(entry: GameEntry, post: PostLine, seats: Mapping[str, int]) -> str:
    """Return whose turn it is in a game by post, in words."""
    if entry.summary.over:
        return say("post.line_unsent") if post.unsent else say("saves.finished")
    if post.asked is not None and seats.get(post.name) == post.asked:
        return say("post.line_yours")
    if post.unsent:
        return say("post.line_unsent")
    name = entry.summary.seats[post.asked].name if post.asked is not None else ""
    return say("post.line_waiting", name=name, date=entry.date)


def post_games(games: Library, seats: Mapping[str, int]) -> Markup:
    """Show the running games by post, and finished ones that this device still has to send."""
    entries = [
        entry
        for entry in games.entries
        if entry.post is not None and (not entry.summary.over or entry.post.unsent)
    ]
    if not entries:
        return NOTHING
    yours = sum(waits_for_you(entry, seats) for entry in entries)
    title = say("post.home_yours", count=yours) if yours else say("post.home")
    ordered = sorted(entries, key=lambda entry: not waits_for_you(entry, seats))
    return group(
        el("h2", icon("ui-post"), title, id="post-title"),
        el("ul", (_row(entry, seats) for entry in ordered)),
    )


POST_GAMES: Final = region("post-games", lambda model: (model[LIBRARY], model[POST].seats), post_games)
"""The region of the games by post."""


def _row(entry: GameEntry, seats: Mapping[str, int]) -> Child:
    if entry.post is None:
        return None
    return el(
        "li",
        link(
            Route("game", entry.id),
            el("strong", entry.name),
            el("span", status_words(entry, entry.post, seats)),
            class_="button post-game yours" if waits_for_you(entry, seats) else "button post-game",
        ),
    )
