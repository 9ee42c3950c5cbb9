"""The page that scores a street: the street, the open place, the payments, and the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.city import LONGEST_STREET
from app.engine.standard import standard_deck
from app.engine.street_form import StreetRefusal, tiles_in_play
from app.engine.street_score import StreetScore
from app.saves.seating import PLAIN
from app.ui.core.html import Child, Markup, el
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import button, icon, link, mark, money
from app.ui.core.region import Screen
from app.ui.core.routes import Route
from app.ui.core.texts import capital, listed, money_words, say
from app.ui.core.waiting import WAITING
from app.ui.features.score.game_views import game_fields
from app.ui.features.score.messages import ClearStreet, LayTile, ShareStreet
from app.ui.features.score.place_views import open_place
from app.ui.features.score.plots import plot
from app.ui.features.score.sheet import FIRST_TILES, LEFT, NEXT, RIGHT, SHEET, Sheet
from app.ui.features.score.trying import TRY, score_of, seat_words, try_route
from app.ui.table.model import FINDER, FinderState, unfinished_game
from app.ui.table.views.finder import Finder, tile_finder
from app.ui.table.views.valuations import receipt_lines
from app.ui.words.names import named
from app.ui.words.rulebook import title
from app.ui.words.sentences import building_name

WAITING_FOR: Final = ("no-buildings", "not-enclosed")
"""The missing parts of an incomplete street."""

ANCHORS: Final[Mapping[str, str]] = {
    "no-buildings": "streets",
    "street-too-long": "streets",
    "start-apart": "city",
    "not-enclosed": "enclosed",
    "odd-players": "setup",
    "not-in-game": "setup",
    "tile-twice": "setup",
    "too-many-of-back": "setup",
    "start-owned": "setup",
    "too-many-signs": "setup",
    "too-many-people": "setup",
    "scored-before": "scoring",
    "odd-surroundings": "valuation-adjacency",
    "wrong-people": "people",
    "too-many-tokens": "business",
    "card-not-in-game": "consultants",
    "not-doubled": "consultant-investor",
    "odd-hand": "consultant-hacker",
    "no-swap": "consultant-entrepreneur",
}
"""The sections of the rules that forbid a form, by problem."""


def street_page(sheet: Sheet, search: FinderState, game: Route | None) -> Markup:
    """Show the page."""
    result = score_of(sheet.form)
    return el(
        "main",
        page_head(say("score.title"), game),
        el("p", say("score.text"), class_="quiet"),
        _street(sheet),
        el(
            "section",
            open_place(sheet, result) or tile_finder(_finder(sheet, search), standard_deck()),
            class_="group",
            aria_label=say("score.place"),
        ),
        _result(sheet, result),
        game_fields(sheet),
        el(
            "p",
            button(ClearStreet(), icon("ui-turn"), say("score.clear")),
            button(ShareStreet(), icon("ui-share"), say("score.share")),
            class_="street-again",
        )
        if sheet.form.tiles
        else None,
        class_="page street-page",
    )


def _street(sheet: Sheet) -> Markup:
    """Show the street as seen with its road at the bottom, between its two ends."""
    numbers = range(len(sheet.form.buildings))
    return el(
        "div",
        plot(sheet, LEFT),
        (plot(sheet, str(number)) for number in numbers),
        plot(sheet, NEXT) if len(numbers) < LONGEST_STREET else None,
        plot(sheet, RIGHT),
        class_="street-row",
        role="group",
        aria_label=say("score.street"),
        data_roving=True,
    )


def _finder(sheet: Sheet, search: FinderState) -> Finder:
    """List the tiles of the game that are not on the sheet yet."""
    deck, laid = standard_deck(), sheet.form.tiles
    stock = {back: tiles for back, (tiles, _) in tiles_in_play(sheet.form, deck).items()}
    tiles = {back: tuple(tile for tile in tiles if tile not in laid) for back, tiles in stock.items()}
    if sheet.slot in (LEFT, RIGHT, NEXT) or sheet.number is not None:
        tiles[FIRST_TILES] = tuple(each.id for each in deck.start if each.id not in laid)
    return Finder(tiles, search, LayTile)


# --- The payments ---


def _result(sheet: Sheet, result: StreetScore | StreetRefusal) -> Markup:
    return section(
        "street-result",
        say("score.result"),
        el("p", _summary(sheet, result), role="status", class_="street-sum")
        if isinstance(result, StreetScore)
        else _refusal(result),
        _payments(sheet, result) if isinstance(result, StreetScore) else None,
    )


def _summary(sheet: Sheet, result: StreetScore) -> str:
    paid = {receipt.seat for receipt in result.receipts}
    sums = [
        say("score.earns", name=seat_words(sheet.form, seat), dollars=result.dollars[seat])
        for seat in sorted(paid)
    ]
    return say("phrases.sentence", text=listed(sums)) if sums else say("score.nobody")


def _refusal(refusal: StreetRefusal) -> Child:
    words = say(f"score.refused_{refusal.problem}", tile=_subject(refusal))
    if refusal.problem in WAITING_FOR:
        return el("p", words, role="status", class_="quiet")
    anchor = ANCHORS[refusal.problem]
    return el(
        "p",
        icon("ui-warning"),
        el("span", words, " ", el("a", title(anchor), href=str(Route("rules", anchor)))),
        role="status",
        class_="error",
    )


def _subject(refusal: StreetRefusal) -> str:
    """Return the name of the tile or card that a refusal is about."""
    deck, subject = standard_deck(), refusal.subject
    if subject in deck:
        return named(deck[subject])
    return say(f"help.consultants.{subject}.name") if subject else ""


def _payments(sheet: Sheet, result: StreetScore) -> Child:
    seats = dict.fromkeys(receipt.seat for receipt in result.receipts)
    return [
        el("div", (_of_seat(result, seat) for seat in seats), class_="street-payments"),
        link(try_route(sheet.form), icon("ui-play"), say("score.try")),
    ]


def _of_seat(result: StreetScore, seat: int) -> Markup:
    state = result.state
    return el(
        "article",
        el(
            "h3",
            mark(PLAIN[seat]),
            state.seats[seat].name or say("kinds.grifter.name"),
            money(result.dollars[seat], "money big"),
        ),
        (
            el(
                "div",
                el(
                    "p",
                    el(
                        "strong",
                        capital(building_name(state, paid.tile)) if paid.tile else say("score.bonus"),
                    ),
                    money(paid.dollars),
                    class_="payout",
                ),
                receipt_lines(state, paid),
            )
            for paid in result.receipts
            if paid.seat == seat
        ),
        class_="street-payment",
        aria_label=f"{state.seats[seat].name} {money_words(result.dollars[seat])}",
    )


SCREEN: Final = page(lambda model: (model[SHEET], model[FINDER], unfinished_game(model)), street_page)


def score_screen(model: Model) -> Screen:
    """Return the page, or the one that waits for the position."""
    return WAITING if model.route.about.startswith(TRY) else SCREEN
