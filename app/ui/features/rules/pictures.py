"""The rulebook's pictures: small boards drawn from records like the city, and the player aids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.engine.city import placement_problem
from app.engine.deck_file import standard_deck
from app.engine.faults import Refusal
from app.engine.forecast import preview
from app.engine.game import legal_actions
from app.engine.geometry import Cell
from app.engine.receipts import Receipt
from app.engine.state import Build, Renovate, State, parse_action
from app.engine.valuation import receipt
from app.saves.marks import PLAIN
from app.ui.core.html import Child, Markup, el
from app.ui.core.model import Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import at, icon, link, mark, money, sign, unseen
from app.ui.core.texts import cached_in_language, say
from app.ui.features.rules.album import ALBUM, Aid, Album, Picture
from app.ui.table.input.camera import CELL
from app.ui.table.model import unfinished_game
from app.ui.table.positions import position_session
from app.ui.table.views.board import cell_size
from app.ui.table.views.tiles import printed, receipt_lines, standing
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, refusal_words

LARGEST_PICTURE_SCALE: Final = 0.6
WIDE, NARROW, TALL = 600, 290, 420
"""A picture's maximum width in pixels on a wide page and on a phone, and its maximum height."""

LEGIBLE: Final = 72
"""The smallest side of a tile with legible names, in CSS pixels."""


@cached_in_language(64)  # replay a record once, although its section appears often
def rule_picture(shown: Picture) -> Markup:
    """Show a picture: the small board, which opens the position, and its caption."""
    state = position_session(shown.record, standard_deck()).state
    action = parse_action(shown.ghost) if shown.ghost else None
    ghost = action if isinstance(action, Build | Renovate) else None
    refusal = placement_problem(state.city, ghost.cell, ghost.facing) if isinstance(ghost, Build) else None
    return el(
        "figure",
        link(
            Route("try", shown.name),
            el("div", board(state, ghost, refusal, shown.light), class_="drawn", aria_hidden="true"),
            el("span", icon("ui-play"), say("learn.try"), class_="try", aria_hidden="true"),
            unseen(say("learn.try_picture", text=say(shown.caption))),
            class_="opens",
        ),
        el(
            "figcaption",
            el("p", say(shown.caption)),
            el("p", icon("ui-warning"), el("span", refusal_words(state, refusal)), class_="refusal")
            if refusal is not None
            else None,
            _receipts(state, shown, ghost if refusal is None else None),
        ),
        class_="board-picture",
    )


MINUTES: Final = ("turn", "streets", "build", "aim", "valuations", "endgame")
"""The pictures of the game in two minutes."""

SMALL: Final = 172, 134, 128
"""The room of these pictures, as in `board`."""


def two_minutes(album: Album | None) -> Markup:
    """Show the game in six small pictures, each with a sentence; each opens its position."""
    return el(
        "section",
        el("h2", say("rules.minutes"), id="two-minutes"),
        el("ol", (_minute(name, album.named(name) if album is not None else None) for name in MINUTES)),
        class_="two-minutes",
        aria_labelledby="two-minutes",
    )


@cached_in_language(16)
def _minute(name: str, shown: Picture | None) -> Markup:
    words = el("span", say(f"rules.minute_{name}"))
    if shown is None:
        return el("li", el("span", el("span", class_="minute-picture"), words))
    state = position_session(shown.record, standard_deck()).state
    action = parse_action(shown.ghost) if shown.ghost else None
    ghost = action if isinstance(action, Build) else None
    drawn = el("span", board(state, ghost, None, shown.light, room=SMALL), class_="minute-picture")
    return el("li", link(Route("try", name), drawn, words))


def board(
    state: State,
    ghost: Build | Renovate | None,
    refusal: Refusal | None,
    light: Iterable[Cell] = (),
    *,
    secret: bool = False,
    room: tuple[int, int, int] = (WIDE, NARROW, TALL),
) -> Markup:
    """Show a small board: the city, and a ghost with its worth (unless `secret`) and its obstacles.

    `room` is the maximum width on a wide page and on a phone, and the maximum height.
    """
    cells = [*state.city, *([ghost.cell] if ghost is not None else [])]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    across, down = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    *widths, tall = room
    most = min(LARGEST_PICTURE_SCALE, tall / (down * CELL))
    scales = (min(most, width / (across * CELL)) for width in widths)
    wide, narrow = (f"{scale:.3f}" for scale in scales)
    size = f"{cell_size()};--left:{left};--top:{top};--across:{across};--down:{down}"
    return el(
        "span",
        el(
            "span",
            (
                el(
                    "span",
                    printed(site.building, site.facing, state.rules.business),
                    standing(site, site.facing, PLAIN),
                    class_="tile",
                    style=at(cell),
                )
                for cell, site in state.city.sites.items()
            ),
            (el("span", class_="outline lit", style=at(cell)) for cell in light),
            _ghost(state, ghost, refusal, secret=secret) if ghost is not None else None,
            class_="plan-layer",
        ),
        class_="plan" if float(narrow) * CELL >= LEGIBLE else "plan without-names",
        style=f"{size};--wide:{wide};--narrow:{narrow}",
        aria_hidden="true",
    )


def _ghost(state: State, ghost: Build | Renovate, refusal: Refusal | None, *, secret: bool) -> list[Markup]:
    mover = state.decision.mover if state.decision is not None else 0
    facing = ghost.facing if isinstance(ghost, Build) else state.city.sites[ghost.cell].facing
    shows_worth = not secret and ghost in legal_actions(state)
    worth = preview(state, ghost).receipt.dollars if shows_worth else None
    drawn = el(
        "span",
        el(
            "span",
            printed(state.rules.deck[ghost.tile], facing, state.rules.business),
            el("span", el("span", sign(PLAIN[mover]), class_="signs"), class_=f"standing standing-{facing}"),
            money(worth, "worth") if worth is not None else None,
            class_="tile",
        ),
        class_="hover",
        style=at(ghost.cell),
    )
    if refusal is None:
        return [drawn]
    in_the_way = (el("span", class_="outline obstacle", style=at(cell)) for cell in refusal.cells)
    return [drawn, el("span", icon("ui-close"), class_="cross", style=at(ghost.cell)), *in_the_way]


def _receipts(state: State, shown: Picture, ghost: Build | Renovate | None) -> Child:
    receipts: list[Receipt] = [receipt(state, cell) for cell in shown.receipts]
    if ghost is not None and ghost in legal_actions(state):
        seen = preview(state, ghost)
        receipts += (
            [paid for scoring in seen.enclosed for paid in scoring.receipts] if shown.pays else [seen.receipt]
        )
    return [paid_for(state, paid) for paid in receipts]


def paid_for(state: State, paid: Receipt) -> Markup:
    """Show which buildings pay whom, how much and why."""
    return el(
        "div",
        el(
            "p",
            mark(PLAIN[paid.seat]),
            el("span", el("strong", seat_name(state, paid.seat)), " ", _name(state, paid)),
            money(paid.dollars, "money big"),
            class_="payee",
        ),
        receipt_lines(state, paid),
    )


def _name(state: State, paid: Receipt) -> str:
    return building_name(state, paid.tile) if paid.tile is not None else ""


# --- The player aid ---


def aid(album: Album | None, problem: str, game: Route | None) -> Markup:
    """Show the player aid: a turn, scoring, the end, and a solo round."""
    return el(
        "main",
        page_head(say("rules.aid"), game, Route("rules")),
        el("div", (_aid(part) for part in album.aids), class_="aids")
        if album is not None
        else el("p", problem or say("learn.waiting"), class_="quiet"),
        class_="page aid",
    )


def _aid(part: Aid) -> Markup:
    return el(
        "section",
        el("h2", say(f"aid.{part.name}.title")),
        el(
            "ul",
            (
                el("li", icon(name), el("span", say(f"aid.{part.name}.{number}")))
                for number, name in enumerate(part.icons, 1)
            ),
        ),
        class_="group solo" if part.solo else "group",
    )


AID: Final = page(lambda model: (model[ALBUM], model.problem, unfinished_game(model)), aid)
