"""Views of saved games: the list with its actions, the state of storage, and the first page's part."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from app.saves.marks import Looks
from app.saves.save import Block, Summary
from app.ui.core.html import NOTHING, Child, Markup, el, group, named_region, region, slot
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, file_button, icon, link, mark, money, paste_area, paste_problem
from app.ui.core.texts import language, say
from app.ui.features.saves import state as saves
from app.ui.features.saves.state import Library
from app.ui.table.model import KEEPING, Keeping, Table, unfinished_game
from app.ui.table.origins import LinkedGame, Origin, WatchedGame
from app.ui.words.names import names_in_list

BLOCK_SIDE: Final = 24
TURNS: Final = {"S": 0, "W": 1, "N": 2, "E": 3}
"""Clockwise quarter turns of a block, so that its road lies on its facing."""

SKY: Final = {
    "tourist": "#cfe7f5",
    "hipster": "#fae0bf",
    "parent": "#dfedca",
    "shopper": "#fadbe4",
    "wild": "#e6e1f1",
    None: "#f6e6c8",
}
WALL: Final = {
    "tourist": "#2f78ad",
    "hipster": "#b85512",
    "parent": "#537d24",
    "shopper": "#c23f7f",
    "wild": "#575471",
    None: "#a4704a",
}
HOUSE: Final = {
    "tourist": "4,17 4,7 9,7 9,3 15,3 15,7 20,7 20,17",
    "hipster": "4,17 4,8 10,4 10,8 16,4 16,8 20,8 20,17",
    "parent": "4,17 4,10 12,3 20,10 20,17",
    "shopper": "3,17 3,9 5,6 19,6 21,9 21,17",
    "wild": "6,17 6,5 12,2 18,5 18,17",
    None: "3,17 3,9 8,9 12,4 16,9 21,9 21,17",
}
"""The outlines of houses by back."""

SEATS: Final = ("#c23a2e", "#2f55b5", "#17724f", "#7b3f9e", "#f0bc2b")
"""The seats' colours as in `assets/styles/tokens.css`; a separate picture cannot read the page's styles."""


ROAD: Final = ("#625f6d", ("0,19", "24,19", "24,24", "0,24"))
DASHES: Final = tuple((f"{x},21", f"{x + 5},21", f"{x + 5},22", f"{x},22") for x in (1, 10, 18))
DASH: Final = "#f5e4ad"
RIM: Final = "#fffbf2"

Shapes = tuple[tuple[str, str], ...]
"""Colours (`#rrggbb`), each with path data for all shapes of that colour."""


def thumbnail(city: tuple[Block, ...], looks: Looks, label: str) -> Markup:
    """Draw a city as an SVG within the page."""
    drawn = [el("path", fill=fill, d=path) for fill, path in shapes(city, looks)]
    return el("svg", drawn, viewBox=box(city), class_="picture", role="img", aria_label=label)


def plan(city: tuple[Block, ...], looks: Looks) -> str:
    """Return a city as the data that `assets/first/pictures.js` draws during the start."""
    return json.dumps({"box": box(city), "shapes": shapes(city, looks)}, separators=(",", ":"))


def box(city: tuple[Block, ...]) -> str:
    """Return the bounding box of a city: left, top, width, height."""
    columns = [block.cell[0] for block in city] or [0]
    rows = [block.cell[1] for block in city] or [0]
    left, top = min(columns), min(rows)
    across, down = max(columns) - left + 1, max(rows) - top + 1
    margin = BLOCK_SIDE // 3
    corner = (left * BLOCK_SIDE - margin, top * BLOCK_SIDE - margin)
    size = (across * BLOCK_SIDE + 2 * margin, down * BLOCK_SIDE + 2 * margin)
    return " ".join(map(str, (*corner, *size)))


def shapes(city: tuple[Block, ...], looks: Looks) -> Shapes:
    """Return the shapes of a city by colour; one path per colour keeps long lists light."""
    ground: dict[str, list[str]] = {}
    houses: dict[str, list[str]] = {}
    roads: dict[str, list[str]] = {ROAD[0]: [], DASH: []}
    rims: dict[str, list[str]] = {}
    dots: dict[str, list[str]] = {}
    for block in city:
        left, top = block.cell[0] * BLOCK_SIDE, block.cell[1] * BLOCK_SIDE
        ground.setdefault(SKY[block.back], []).append(
            f"M{left},{top}h{BLOCK_SIDE}v{BLOCK_SIDE}h-{BLOCK_SIDE}z"
        )
        houses.setdefault(WALL[block.back], []).append(_outline(HOUSE[block.back].split(), block))
        roads[ROAD[0]].append(_outline(ROAD[1], block))
        roads[DASH] += [_outline(dash, block) for dash in DASHES]
        if block.owner is not None and block.owner < len(looks):
            rims.setdefault(RIM, []).append(_disc(left, top, 5))
            dots.setdefault(SEATS[looks[block.owner].colour], []).append(_disc(left, top, 3))
    layers = (ground, houses, roads, rims, dots)
    return tuple((fill, "".join(paths)) for layer in layers for fill, paths in layer.items() if paths)


def _outline(points: Sequence[str], block: Block) -> str:
    return f"M{'L'.join(_turn(point, block) for point in points)}z"


def _turn(point: str, block: Block) -> str:
    x, y = (int(number) - BLOCK_SIDE // 2 for number in point.split(","))
    for _ in range(TURNS[block.facing]):
        x, y = -y, x
    left, top = (number * BLOCK_SIDE + BLOCK_SIDE // 2 for number in block.cell)
    return f"{left + x},{top + y}"


def _disc(left: int, top: int, radius: int) -> str:
    across = 2 * radius
    return (
        f"M{left + BLOCK_SIDE // 2 - radius},{top + BLOCK_SIDE // 2}"
        f"a{radius},{radius} 0 1 0 {across},0a{radius},{radius} 0 1 0 -{across},0z"
    )


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
        model[saves.LIBRARY],
        model[saves.LIST_LENGTH],
        model[saves.RENAMED_GAME],
        model[KEEPING],
        model[saves.PERSISTENT],
        model[saves.FORGETFUL_TAB],
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
        button(saves.MoreGames(), say("saves.more", count=hidden)) if hidden else None,
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
        el("label", label, for_=saves.PASTE_FIELD),
        el("p", about, class_="quiet", id=described) if about else None,
        paste_area(
            saves.PASTE_FIELD, pasted, saves.Pasting.verb, problem, rows=3 if about else 1, about=described
        ),
        el("button", submit, type="submit", class_="button small"),
        paste_problem(saves.PASTE_FIELD, problem),
        data_submit=str(saves.OpenPasted()),
        class_="tiles-paste" if about else None,
    )


PASTE: Final = region("paste", lambda model: (model[saves.PASTED], model[saves.PASTE_PROBLEM]), paste)
"""The region of the field for a link and the button for a file."""


@lru_cache(maxsize=256)
def _entry(entry: saves.GameEntry, renaming: bool, language: str) -> Markup:
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
                    button(
                        saves.Renaming(entry.id), say("buttons.rename"), class_="button small quiet-button"
                    ),
                    _copies(entry) if entry.post is None or summary.over else None,
                    button(saves.Delete(entry.id), say("buttons.delete"), class_="button small quiet-button"),
                ),
                class_="other-ways",
                data_menu=True,
            ),
            class_="does",
        ),
        id=f"game-{entry.id}",
        class_="game",
    )


def _copies(entry: saves.GameEntry) -> Markup:
    """Show the buttons that copy a game; a running game by post has none, because a copy shows all hands."""
    return group(
        button(saves.Duplicate(entry.id), say("buttons.duplicate"), class_="button small quiet-button"),
        button(saves.ExportGame(entry.id), say("buttons.export"), class_="button small quiet-button"),
    )


def _title_field(entry: saves.GameEntry) -> Markup:
    return el(
        "form",
        el("label", say("saves.title_label"), for_=saves.TITLE_FIELD, class_="visually-hidden"),
        el(
            "input",
            type="text",
            id=saves.TITLE_FIELD,
            value=entry.name,
            maxlength=60,
            autocomplete="off",
            data_change=str(saves.Rename(entry.id, "")).rstrip(),
        ),
        el("button", say("buttons.done"), type="submit", class_="button small"),
        data_submit=str(saves.Renaming("")),
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
            button(saves.DeleteDamaged(key), say("buttons.delete"), class_="button small quiet-button"),
            class_="does",
        ),
        class_="game wreck",
    )


def _deletion_note(name: str) -> Markup:
    return el(
        "p",
        el("span", say("saves.deleted", name=name)),
        button(saves.Restore(), icon("ui-undo"), say("buttons.restore"), class_="button small"),
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
        return el("div", button(saves.KeepAgain(), say("buttons.keep"), class_="button small"))
    if isinstance(origin, LinkedGame):
        return el(
            "div",
            el("p", icon("ui-share"), say("saves.linked"), class_="caution"),
            button(saves.KeepAgain(), say("buttons.keep"), class_="button small primary"),
        )
    if how in UNKEPT:
        again = button(saves.KeepAgain(), say("buttons.keep"), class_="button small primary")
        export = button(saves.Export(), say("buttons.export"), class_="button small")
        return el("div", warning(how), again if how == "deleted_elsewhere" else None, export)
    if how == "other_tab":
        return el(
            "div",
            el("p", icon("ui-eye"), say("saves.other_tab"), role="status", class_="caution"),
            button(saves.TakeOver(), say("buttons.take_over"), class_="button small primary"),
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


PROMISE: Final = region(
    "promise", lambda model: (model[saves.PERSISTENT], model[saves.FORGETFUL_TAB]), promise
)
"""The region that shows this promise among the settings."""


def running(games: Library) -> saves.GameEntry | None:
    """Return the last game played, or `None` if it is over; games by post have their own list."""
    entry = next((entry for entry in games.entries if entry.post is None), None)
    return entry if entry is not None and not entry.summary.over else None


def has_games(model: Model) -> bool:
    """Return whether there are saved games or results."""
    games = model[saves.LIBRARY]
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


def _city(entry: saves.GameEntry) -> Markup:
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


def _card(entry: saves.GameEntry) -> Markup:
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
        saves.ALL_GAMES,
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


LAST_CITY: Final = region("last-city", lambda model: (model[saves.LIBRARY],), _last_city)
"""The region of the last game's city."""

CONTINUE: Final = region("continue", lambda model: (model[saves.LIBRARY],), _continue)
"""The region of the running game."""

GAMES_AT_HOME: Final = region("home-games", lambda model: (model[saves.LIBRARY], model[KEEPING]), _at_home)
"""The region of the other games."""

WARNING: Final = region("storage-warning", lambda model: (model[KEEPING],), warning)
"""The region that warns newcomers that games cannot be saved."""
