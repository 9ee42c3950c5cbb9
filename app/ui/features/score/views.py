"""The page that scores a street: the street, the open place, the payments, and the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.city import COLOURS, ICONS, LONGEST_STREET, SYMBOLS, Building, Counts
from app.engine.deck_file import standard_deck
from app.engine.editions import EDITIONS
from app.engine.geometry import Facing, surroundings
from app.engine.kinds import COPY
from app.engine.state import HAND, TOKENS
from app.engine.street_form import StreetBuilding, StreetRefusal, looks_around, tiles_in_play
from app.engine.street_score import StreetScore
from app.saves.marks import PLAIN
from app.ui.core.html import Child, Markup, Screen, el
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import WAITING, page, page_head, section
from app.ui.core.pieces import (
    Choice,
    button,
    drawing,
    dropdown,
    fieldset,
    icon,
    link,
    mark,
    money,
    option,
    radio,
    radios,
    segments,
    sign,
    switch,
    unseen,
)
from app.ui.core.texts import capital, labelled, listed, money_words, say
from app.ui.features.score.sheet import (
    ELSEWHERE,
    FIRST_TILES,
    LEFT,
    MOST_AROUND,
    NEXT,
    RIGHT,
    SHEET,
    SWAP,
    TRY,
    AddBack,
    AddPeople,
    AddTokens,
    ChooseSlot,
    ClearStreet,
    LayTile,
    RemoveElsewhere,
    RemoveTile,
    SetAround,
    SetEnclosing,
    SetOwner,
    SetPointing,
    SetSigns,
    SetStreetGame,
    ShareStreet,
    Sheet,
    ShiftBuilding,
    SwapFor,
    UnfoldGame,
    score_of,
    seat_words,
    try_route,
)
from app.ui.table.model import FINDER, FinderState, unfinished_game
from app.ui.table.views.finder import Finder, tile_finder
from app.ui.table.views.tiles import back, front, receipt_lines
from app.ui.words.handbook import title, valuation_words
from app.ui.words.names import named
from app.ui.words.sentences import building_name, residents_words

NOBODY_OWNS: Final = -1


def message_start(message: Message) -> str:
    """Return a message without its last value; the page appends the value of a field."""
    return str(message).rpartition(" ")[0]


def open_place(sheet: Sheet, result: StreetScore | StreetRefusal) -> Markup | None:
    """Show the open place; `None` while it is empty."""
    building = sheet.building(sheet.number) if sheet.number is not None else None
    if building is not None and sheet.number is not None:
        return _building(sheet, sheet.number, building, result)
    end = sheet.end(sheet.slot)
    if end is None:
        return None
    scout = sheet.holder("location-scout")
    return el(
        "div",
        _head(standard_deck()[end.tile]),
        switch(
            say("score.points_in"),
            say("score.points_in_text"),
            on=end.points_in,
            change=message_start(SetPointing(sheet.slot, True)),
        ),
        _owners(sheet, sheet.slot, end.owner) if scout is not None else None,
        el("p", _remove(sheet.slot), class_="street-does"),
        class_="street-card",
    )


def _head(building: Building) -> Markup:
    return el(
        "h2",
        drawing(building.id, "finder-art"),
        el("span", el("strong", named(building)), el("small", valuation_words(building)), class_="said"),
        class_="street-name",
    )


def _building(sheet: Sheet, number: int, own: StreetBuilding, result: StreetScore | StreetRefusal) -> Markup:
    building = standard_deck()[own.tile]
    return el(
        "div",
        _head(building),
        _owners(sheet, str(number), own.owner) if building.cell is None else None,
        _doubled(sheet, number, own),
        _people(number, building, own.people, fomo=False),
        _people(number, building, own.fomo, fomo=True),
        _around(sheet, number, own, result),
        el(
            "p",
            _shift(sheet, number, -1),
            _shift(sheet, number, 1),
            _remove(str(number)),
            class_="street-does",
        ),
        class_="street-card",
    )


def _owners(sheet: Sheet, slot: str, owner: int | None) -> Markup:
    """Ask whose sign lies on a place."""
    change = message_start(SetOwner(slot, 0))
    seats = [
        radio(
            Choice("street-owner", str(seat), change, owner == seat),
            sign(PLAIN[seat]),
            unseen(seat_words(sheet.form, seat)),
            title=seat_words(sheet.form, seat),
        )
        for seat in range(sheet.form.seats)
    ]
    nobody = radio(
        Choice("street-owner", str(NOBODY_OWNS), change, owner is None),
        icon("ui-close"),
        unseen(say("score.nobodys")),
        title=say("score.nobodys"),
    )
    label = say("score.owner")
    row = radios([*seats, nobody], "segments street-owners", label)
    return el("div", el("small", label, aria_hidden="true"), row, class_="labelled")


def _doubled(sheet: Sheet, number: int, own: StreetBuilding) -> Child:
    if own.owner is None or not sheet.form.card(own.owner).doubles:
        return None
    offered = {str(signs): say("counts.sign", count=signs) for signs in (1, 2)}
    change = message_start(SetSigns(number, 0))
    return segments("street-signs", change, str(own.signs), offered, say("score.signs"))


def _people(number: int, building: Building, people: Counts, *, fomo: bool) -> list[Markup]:
    """Show a stepper for each colour that may be on a building."""
    return [
        stepper(
            icon(f"person-{name}" if fomo else f"person-{name}-lying", "person"),
            say("score.standing" if fomo else "score.lying", crowd=say(f"crowd_words.{name}")),
            people[colour],
            AddPeople(number, colour, fomo, -1) if people[colour] else None,
            AddPeople(number, colour, fomo, 1),
        )
        for colour, name in enumerate(COLOURS)
        if name in building.symbols
    ]


def stepper(drawn: Child, said: str, count: int | str, fewer: Message | None, more: Message | None) -> Markup:
    """Show a number with a button on each side."""
    return el(
        "div",
        drawn,
        el("span", said, class_="said"),
        _step(fewer, say("score.fewer", text=said), "ui-minus"),
        el("output", count),
        _step(more, say("score.more", text=said), "ui-plus"),
        class_="stepper",
        role="group",
        aria_label=labelled(said, str(count)),
    )


def _step(message: Message | None, label: str, name: str) -> Markup:
    return button(message or "", icon(name), label=label, class_="button", disabled=message is None)


def _around(
    sheet: Sheet, number: int, own: StreetBuilding, result: StreetScore | StreetRefusal
) -> list[Markup]:
    """Ask for the surroundings of a building if its valuation, or a copied one, counts them."""
    around = looks_around(sheet.form, standard_deck())
    kinds = {around[number]} if number in around else set()
    if standard_deck()[own.tile].valuation.kind == COPY:
        kinds = set(around.values())
    fields = []
    if "adjacency" in kinds:
        count = own.around
        if count is None and isinstance(result, StreetScore):
            count = sum(cell in result.state.city for cell in surroundings(result.street[number]))
        fields.append(
            stepper(
                icon("valuation-adjacency"),
                say("score.around"),
                "–" if count is None else count,
                SetAround(number, (count or 0) - 1) if count else None,
                SetAround(number, (count or 0) + 1) if (count or 0) < MOST_AROUND else None,
            )
        )
    if "enclosure" in kinds:
        change = message_start(SetEnclosing(number, True))
        fields.append(
            switch(say("score.encloses"), say("score.encloses_text"), on=own.encloses, change=change)
        )
    return fields


def _shift(sheet: Sheet, number: int, by: int) -> Child:
    if sheet.building(number + by) is None:
        return None
    label = say("score.to_left") if by < 0 else say("score.to_right")
    return button(ShiftBuilding(number, by), icon("ui-back" if by < 0 else "ui-forward"), label=label)


def _remove(slot: str) -> Markup:
    return button(RemoveTile(slot), icon("ui-close"), say("score.remove"))


def game_fields(sheet: Sheet) -> Markup:
    """Show the options of the game and the fields for its cards."""
    form = sheet.form
    if not sheet.unfolded:
        return el("div", _fold(sheet), class_="street-game")
    return el(
        "div",
        _fold(sheet),
        fieldset(
            say("score.players"),
            segments(
                "street-players",
                _option("players"),
                str(len(form.cards)),
                {"1": say("score.solo")} | {str(n): str(n) for n in range(2, 6)},
                say("score.players"),
            ),
        ),
        fieldset(
            say("score.options"),
            switch(say("score.final"), say("score.final_text"), on=form.final, change=_option("final")),
            switch(
                say("score.business"),
                say("score.business_text"),
                on=form.business,
                change=_option("business"),
            ),
            dropdown(
                "street-edition",
                say("score.edition"),
                [
                    option(each, say(f"editions.{each}.name"), selected=form.edition == each)
                    for each in EDITIONS
                ],
                _option("edition"),
            ),
            dropdown(
                "street-current",
                say("score.current"),
                [
                    option(str(seat), seat_words(form, seat), selected=form.current == seat)
                    for seat in range(form.seats)
                ],
                _option("current"),
            ),
        ),
        fieldset(
            say("score.cards"),
            (_card(sheet, seat) for seat in range(len(form.cards))),
            _scout(sheet),
            _hacker(sheet),
            _entrepreneur(sheet),
        ),
        _tokens(sheet) if form.business and form.final else None,
        class_="form street-game",
    )


def _fold(sheet: Sheet) -> Markup:
    return button(
        UnfoldGame(not sheet.unfolded),
        icon("ui-up" if sheet.unfolded else "ui-down"),
        say("score.game"),
        aria_expanded=sheet.unfolded,
    )


def _option(name: str) -> str:
    return message_start(SetStreetGame(name, "-"))


def _card(sheet: Sheet, seat: int) -> Markup:
    card = sheet.form.cards[seat]
    none = option("", say("score.no_card"), selected=card is None)
    cards = [
        option(each, say(f"help.consultants.{each}.name"), selected=card == each)
        for each in sheet.allowed_cards
    ]
    return dropdown(
        f"street-card-{seat}",
        (mark(PLAIN[seat]), seat_words(sheet.form, seat)),
        [none, *cards],
        _option(f"card-{seat}"),
    )


def _scout(sheet: Sheet) -> Child:
    """Ask for the buildings of the Location Scout in other streets."""
    if sheet.holder("location-scout") is None:
        return None
    deck = standard_deck()
    return el(
        "div",
        el("p", say("score.elsewhere"), class_="quiet"),
        el(
            "p",
            (
                button(
                    RemoveElsewhere(tile),
                    named(deck[tile]),
                    icon("ui-close"),
                    class_="chip",
                    label=say("score.remove_named", tile=named(deck[tile])),
                )
                for _, tile in sheet.form.elsewhere
            ),
            button(ChooseSlot(ELSEWHERE), icon("ui-plus"), say("score.add_elsewhere"), class_="chip"),
            class_="chips",
        ),
    )


def _hacker(sheet: Sheet) -> Child:
    """Ask for the backs in the Hacker's hand."""
    if sheet.holder("hacker") is None:
        return None
    backs = sheet.form.backs
    return el(
        "div",
        el("p", say("score.backs"), class_="quiet"),
        (
            stepper(
                back(symbol, "finder-art"),
                capital(say(f"symbol_words.{symbol}")),
                backs.count(symbol),
                AddBack(symbol, -1) if symbol in backs else None,
                AddBack(symbol, 1) if len(backs) < HAND else None,
            )
            for symbol in SYMBOLS
        ),
    )


def _entrepreneur(sheet: Sheet) -> Child:
    """Ask which tile the Entrepreneur scores, and which building it replaces."""
    seat, swap, deck = sheet.holder("entrepreneur"), sheet.form.swap, standard_deck()
    if seat is None or sheet.form.final:
        return None
    if swap is None:
        return button(ChooseSlot(SWAP), icon("consultant-entrepreneur"), say("score.swap"))
    buildings = enumerate(sheet.form.buildings)
    own = {str(n): named(deck[each.tile]) for n, each in buildings if each.owner == seat}
    label = say("score.swapped", tile=named(deck[swap[0]]))
    return el(
        "div",
        el("p", label, class_="quiet"),
        segments("street-swap", SwapFor.verb, str(swap[1]), own, label),
        button(RemoveTile(SWAP), icon("ui-close"), say("score.remove")),
    )


def _tokens(sheet: Sheet) -> Markup:
    form = sheet.form
    kinds = [say(f"business_words.{kind}") for kind in ICONS]
    return fieldset(
        say("score.tokens"),
        (
            el(
                "div",
                el("h3", mark(PLAIN[seat]), seat_words(form, seat)),
                (
                    stepper(
                        icon(f"business-{ICONS[kind]}", f"business business-{ICONS[kind]}"),
                        listed([seat_words(form, seat), kinds[kind]], "unit"),
                        count,
                        AddTokens(seat, kind, -1) if count else None,
                        AddTokens(seat, kind, 1) if count < TOKENS else None,
                    )
                    for kind, count in enumerate(
                        form.tokens[seat] if seat < len(form.tokens) else (0, 0, 0, 0)
                    )
                ),
                class_="street-tokens",
            )
            for seat in range(form.seats)
        ),
    )


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
