"""Views of saved games: the list with its actions, the state of storage, and the first page's part."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from app.saves.save import Summary
from app.ui.core.html import NOTHING, Child, Markup, el, group, named_region, region, slot
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, file_button, icon, link, mark, money, paste_area, paste_problem
from app.ui.core.texts import language, say
from app.ui.features.saves.state import (
    ALL_GAMES,
    FORGETFUL_TAB,
    LIBRARY,
    LIST_LENGTH,
    PASTE_FIELD,
    PASTE_PROBLEM,
    PASTED,
    PERSISTENT,
    RENAMED_GAME,
    TITLE_FIELD,
    Delete,
    DeleteDamaged,
    Duplicate,
    Export,
    ExportGame,
    GameEntry,
    KeepAgain,
    Library,
    MoreGames,
    OpenPasted,
    Pasting,
    Rename,
    Renaming,
    Restore,
    TakeOver,
)
from app.ui.features.saves.thumbnail import thumbnail
from app.ui.table.model import KEEPING, Keeping, Table, unfinished_game
from app.ui.table.origins import LinkedGame, Origin, WatchedGame
from app.ui.words.names import names_in_list

UNKEPT: Final = ("full", "disabled", "unverified", "deleted_elsewhere")
"""Failures of saving for which the player can do something."""


class LibraryParts(NamedTuple):
    """The inputs of the list of games."""

    games: Library
    listed: int
    """How many games of a long list are shown, most recently played first."""
    renaming: str
    """The game whose title is being edited."""
    keeping: Keeping
    persistent: bool | None
    """Whether the browser promises persistent storage, once it has answered."""
    home_screen: bool


def _library_parts(model: Model) -> LibraryParts:
    return LibraryParts(
        model[LIBRARY],
        model[LIST_LENGTH],
        model[RENAMED_GAME],
        model[KEEPING],
        model[PERSISTENT],
        model[FORGETFUL_TAB],
    )


def library(parts: LibraryParts) -> Markup:
    """Show the saved games, damaged saves, the last deletion, and warnings."""
    games = parts.games
    entries = [
        _entry(entry, parts.renaming == entry.id, language()) for entry in games.entries[: parts.listed]
    ]
    hidden = len(games.entries) - len(entries)
    return group(
        warning(parts.keeping),
        _deletion_note(games.deleted) if games.deleted else None,
        el("ul", entries, [_damaged_save(key) for key in games.damaged], class_="games")
        if entries or games.damaged
        else None,
        button(MoreGames(), say("saves.more", count=hidden)) if hidden else None,
        el("p", say("empty.games"), class_="quiet") if not entries and not games.damaged else None,
        promise(parts.persistent, parts.home_screen) if entries else None,
    )


GAMES: Final = named_region("library", _library_parts, library)
"""The region of the list."""


def _games_page(problem: str, game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("saves.title"), game),
        alert(problem, "error") if problem else None,
        slot(GAMES.id, "section", class_="library", aria_label=say("saves.title")),
        class_="page",
    )


GAMES_PAGE: Final = page(lambda model: (model.problem, unfinished_game(model)), _games_page, GAMES)
"""The page of all saved games."""


def paste(pasted: str, problem: str) -> Markup:
    """Show the field for a link and the button for a file; an installed app has no address bar."""
    form = paste_form(pasted, problem, [icon("ui-share"), say("home.paste")], say("home.paste_open"))
    return group(form, file_button(".json,.toml,application/json,text/plain"))


def paste_form(pasted: str, problem: str, label: Child, submit: str, about: str = "") -> Markup:
    """Show the field for a link, with more room if a text is `about` it."""
    described = "paste-about" if about else None
    return el(
        "form",
        el("label", label, for_=PASTE_FIELD),
        el("p", about, class_="quiet", id=described) if about else None,
        paste_area(PASTE_FIELD, pasted, Pasting.verb, problem, rows=3 if about else 1, about=described),
        el("button", submit, type="submit", class_="button small"),
        paste_problem(PASTE_FIELD, problem),
        data_submit=str(OpenPasted()),
        class_="tiles-paste" if about else None,
    )


PASTE: Final = region("paste", lambda model: (model[PASTED], model[PASTE_PROBLEM]), paste)
"""The region of the field for a link and the button for a file."""


@lru_cache(maxsize=256)
def _entry(entry: GameEntry, renaming: bool, language: str) -> Markup:
    """Show a game of the list; the cache renders only changed games again, and all in another language."""
    summary = entry.summary
    name = entry.name
    href = str(Route("game", entry.id))
    facts = [
        say("modes.post.name") if entry.post is not None else say(f"modes.{summary.mode}.name"),
        say("saves.finished") if summary.over else say("saves.turn", number=summary.turn),
        entry.date,
    ]
    return el(
        "li",
        link(
            href,
            thumbnail(summary.blocks, entry.looks, say("saves.picture", name=name)),
            class_="view",
            tabindex=-1,
            aria_hidden="true",
        ),
        el(
            "div",
            _title_field(entry) if renaming else el("h2", el("a", name, href=href)),
            el("p", [el("span", fact) for fact in facts], class_="quiet game-facts"),
            el("p", say("new_game.practice_badge"), class_="badge") if entry.practice else None,
            el(
                "ul",
                [
                    el(
                        "li",
                        mark(look),
                        el("span", person),
                        money(seat.money),
                        class_="winner" if number in summary.winners else None,
                    )
                    for number, (seat, person, look) in enumerate(
                        zip(summary.seats, names_in_list(summary.seats), entry.looks, strict=True)
                    )
                ],
                class_="scores",
            ),
            class_="about",
        ),
        el(
            "div",
            link(
                href,
                icon("ui-eye" if summary.over else "ui-play"),
                say("saves.look" if summary.over else "home.continue"),
                class_="button small",
            ),
            link(
                Route("report", entry.id),
                icon("ui-learn"),
                say("report.open"),
                class_="button small quiet-button",
            )
            if summary.over
            else None,
            el(
                "details",
                el("summary", icon("ui-menu", label=say("saves.other_ways", name=name)), class_="tool"),
                el(
                    "div",
                    button(Renaming(entry.id), say("buttons.rename"), class_="button small quiet-button"),
                    _copies(entry) if entry.post is None or summary.over else None,
                    button(Delete(entry.id), say("buttons.delete"), class_="button small quiet-button"),
                ),
                class_="other-ways",
                data_menu=True,
            ),
            class_="does",
        ),
        id=f"game-{entry.id}",
        class_="game",
    )


def _copies(entry: GameEntry) -> Markup:
    """Show the buttons that copy a game; a running game by post has none, because a copy shows all hands."""
    return group(
        button(Duplicate(entry.id), say("buttons.duplicate"), class_="button small quiet-button"),
        button(ExportGame(entry.id), say("buttons.export"), class_="button small quiet-button"),
    )


def _title_field(entry: GameEntry) -> Markup:
    return el(
        "form",
        el("label", say("saves.title_label"), for_=TITLE_FIELD, class_="visually-hidden"),
        el(
            "input",
            type="text",
            id=TITLE_FIELD,
            value=entry.name,
            maxlength=60,
            autocomplete="off",
            data_change=str(Rename(entry.id, "")).rstrip(),
        ),
        el("button", say("buttons.done"), type="submit", class_="button small"),
        data_submit=str(Renaming("")),
        class_="renaming",
    )


def _damaged_save(key: str) -> Markup:
    return el(
        "li",
        icon("ui-warning"),
        el(
            "div",
            el("h2", el("a", say("saves.wreck"), href=str(Route("damaged", key)))),
            el("p", say("saves.wreck_text"), class_="quiet"),
            class_="about",
        ),
        el(
            "div",
            link(Route("damaged", key), say("saves.wreck_look"), class_="button small"),
            button(DeleteDamaged(key), say("buttons.delete"), class_="button small quiet-button"),
            class_="does",
        ),
        class_="game wreck",
    )


def _deletion_note(name: str) -> Markup:
    return el(
        "p",
        el("span", say("saves.deleted", name=name)),
        button(Restore(), icon("ui-undo"), say("buttons.restore"), class_="button small"),
        class_="deleted",
        role="status",
    )


# --- Saving ---


def keeping_parts(model: Model, table: Table) -> tuple[Keeping, bool, Origin]:
    """Return the inputs of the note: the state of saving, whether the game has begun, and its origin."""
    return model[KEEPING], bool(table.session.history), table.origin


def keeping(how: Keeping, moves: int, origin: Origin) -> Markup:
    """Show whether the game on the table is saved, and if not, how to save it."""
    if isinstance(origin, WatchedGame):
        return el("div", button(KeepAgain(), say("buttons.keep"), class_="button small"))
    if isinstance(origin, LinkedGame):
        return el(
            "div",
            el("p", icon("ui-share"), say("saves.linked"), class_="caution"),
            button(KeepAgain(), say("buttons.keep"), class_="button small primary"),
        )
    if how in UNKEPT:
        again = button(KeepAgain(), say("buttons.keep"), class_="button small primary")
        export = button(Export(), say("buttons.export"), class_="button small")
        return el("div", warning(how), again if how == "deleted_elsewhere" else None, export)
    if how == "other_tab":
        return el(
            "div",
            el("p", icon("ui-eye"), say("saves.other_tab"), role="status", class_="caution"),
            button(TakeOver(), say("buttons.take_over"), class_="button small primary"),
        )
    return el("p", icon("ui-saved"), say("saves.saved"), class_="saved") if moves else NOTHING


def warning(how: Keeping) -> Markup:
    """Warn that games are not being saved, and say why; empty if they are."""
    if how not in UNKEPT:
        return NOTHING
    return el("p", icon("ui-unsaved"), say(f"saves.{how}"), role="alert", class_="caution")


def promise(persistent: bool | None, home_screen: bool) -> Markup:
    """Show whether the browser promises persistent storage, once it has answered."""
    if home_screen:
        return el("p", icon("ui-warning"), say("saves.home_screen"), class_="caution")
    if persistent is None:
        return NOTHING
    return group(
        el("p", say("saves.persistent" if persistent else "saves.not_persistent"), class_="quiet promise")
    )


PROMISE: Final = region("promise", lambda model: (model[PERSISTENT], model[FORGETFUL_TAB]), promise)
"""The region that shows this promise among the settings."""


def running(games: Library) -> GameEntry | None:
    """Return the last game played, or `None` if it is over; games by post have their own list."""
    entry = next((entry for entry in games.entries if entry.post is None), None)
    return entry if entry is not None and not entry.summary.over else None


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


def _last_city(games: Library) -> Markup:
    """Show the city of the last game, large."""
    entry = next((entry for entry in games.entries if entry.summary.blocks), None)
    if entry is None:
        return NOTHING
    return el("a", _city(entry), href=str(Route("game", entry.id)), tabindex=-1, aria_hidden="true")


LAST_CITY: Final = region("last-city", lambda model: (model[LIBRARY],), _last_city)
"""The region of the last game's city."""

CONTINUE: Final = region("continue", lambda model: (model[LIBRARY],), _continue)
"""The region of the running game."""

GAMES_AT_HOME: Final = region("home-games", lambda model: (model[LIBRARY], model[KEEPING]), _at_home)
"""The region of the other games."""

WARNING: Final = region("storage-warning", lambda model: (model[KEEPING],), warning)
"""The region that warns newcomers that games cannot be saved."""
