"""The page that scores a street: the street, the open place, the payments, and the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.city import LONGEST_STREET
from app.engine.deck_file import standard_deck
from app.engine.geometry import Facing
from app.engine.street_form import StreetRefusal, tiles_in_play
from app.engine.street_score import StreetScore
from app.saves.marks import PLAIN
from app.ui.core.html import Child, Markup, Screen, el
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import WAITING, page, page_head, section
from app.ui.core.pieces import button, icon, link, mark, money, sign
from app.ui.core.texts import capital, listed, money_words, say
from app.ui.features.score.place_views import game_fields, open_place
from app.ui.features.score.sheet import (
    FIRST_TILES,
    LEFT,
    NEXT,
    RIGHT,
    SHEET,
    ChooseSlot,
    ClearStreet,
    LayTile,
    ShareStreet,
    Sheet,
)
from app.ui.features.score.trying import TRY, score_of, seat_words, try_route
from app.ui.table.model import FINDER, FinderState, unfinished_game
from app.ui.table.views.finder import Finder, tile_finder
from app.ui.table.views.tiles import front, receipt_lines
from app.ui.words.handbook import title
from app.ui.words.names import named
from app.ui.words.sentences import building_name, residents_words

TURNED: Final[dict[tuple[str, bool], Facing]] = {
    ("left", True): "E",
    ("left", False): "W",
    ("right", True): "W",
    ("right", False): "E",
}
"""The orientation of a building at an end: with its base to the street, or away from it."""


def plot(sheet: Sheet, slot: str) -> Markup:
    """Show a place of the street as a button that opens it."""
    tile, facing = _tile_on(sheet, slot)
    return button(
        ChooseSlot(slot),
        front(standard_deck()[tile], facing) if tile else icon("ui-plus"),
        _standing(sheet, slot),
        class_="street-plot" if slot.isdecimal() else "street-plot end-plot",
        label=plot_words(sheet, slot),
        aria_pressed=sheet.slot == slot,
    )


def _tile_on(sheet: Sheet, slot: str) -> tuple[str, Facing]:
    end = sheet.end(slot)
    if end is not None:
        return end.tile, TURNED[slot, end.points_in]
    building = sheet.building(int(slot)) if slot.isdecimal() else None
    return (building.tile, "S") if building is not None else ("", "S")


def plot_words(sheet: Sheet, slot: str) -> str:
    """Describe a place of the street in one phrase."""
    building = sheet.building(int(slot)) if slot.isdecimal() else None
    if building is not None:
        name = named(standard_deck()[building.tile])
        owner = say("score.nobodys") if building.owner is None else seat_words(sheet.form, building.owner)
        return listed([name, owner, *residents_words(building.people, building.fomo)], "unit")
    if slot == NEXT:
        return say("score.add")
    side = say("score.left_end") if slot == LEFT else say("score.right_end")
    end = sheet.end(slot)
    return side if end is None else listed([side, named(standard_deck()[end.tile])], "unit")


def _standing(sheet: Sheet, slot: str) -> Child:
    """Show the signs and people of a building."""
    building = sheet.building(int(slot)) if slot.isdecimal() else None
    if building is None:
        end = sheet.end(slot)
        return _signs(end.owner, 1) if end is not None else None
    people = sum(building.people) + sum(building.fomo)
    return [
        _signs(building.owner, building.signs),
        el("span", icon("ui-people"), people, class_="street-people", aria_hidden="true") if people else None,
    ]


def _signs(owner: int | None, signs: int) -> Child:
    if owner is None:
        return None
    return el("span", (sign(PLAIN[owner]) for _ in range(signs)), class_="street-signs", aria_hidden="true")


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
