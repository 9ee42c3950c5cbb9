"""The city on the board: what stands, where one may build, what is lit, and the ghost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from app.engine.actions import Abandon, Move, Score, Swap
from app.engine.city import LONGEST_STREET, City, Site, Street
from app.engine.deck import COLOURS, Building
from app.engine.events import TileLifted
from app.engine.forecast import move_gains, scorings, street_reports, worth_now
from app.engine.geometry import FACINGS, Cell, Facing, cell_text, surroundings
from app.engine.people import destinations
from app.engine.state import Decision, State
from app.engine.steps import ChooseClaim
from app.ui.crowd import lifted
from app.ui.html import NOTHING, Child, Markup, el, group, side_by_side
from app.ui.input.choosing import cell_id
from app.ui.messages import Face
from app.ui.model import BuildDraft, Helps, Refused
from app.ui.naming import named, seat_name
from app.ui.seating import Looks, SeatLook
from app.ui.telling.beats import Show
from app.ui.telling.words import signed, spoken_cell, spoken_place
from app.ui.texts import counted, kept_while_spoken, listed, money_words, say
from app.ui.views.table.pieces import FACTS, at, choice, icon, mark, money, sign
from app.ui.views.table.tiles import front, plate, printed, standing


def tiles(city: City, names: tuple[str, ...], viewer: int | None) -> Markup:
    """Show all buildings of the city."""
    left = _left(city)
    return side_by_side(
        (
            cell_id(cell),
            _tile(
                cell,
                cell[0] - left + 1,
                site.building,
                site.facing,
                spoken_cell(city, cell, names, viewer),
            ),
        )
        for cell, site in city.sites.items()
    )


@kept_while_spoken(256)  # most are the same from build to build
def _tile(cell: Cell, column: int, building: Building, facing: Facing, label: str) -> Markup:
    return _grid_cell(cell, column, label, "tile", front(building, facing))


def _grid_cell(cell: Cell, column: int, label: str, class_: str, shown: Markup | None) -> Markup:
    return el(
        "div",
        shown,
        id=cell_id(cell),
        class_=class_,
        role="gridcell",
        tabindex=-1,
        data_cell=cell_text(cell),
        aria_colindex=column,
        aria_label=label,
        style=at(cell),
    )


def facts(part: int, city: City, looks: Looks, business: bool) -> Markup:
    """Show what scores on the buildings of a part: value, owner, people; larger the further away."""
    return side_by_side(
        (_fact_id(cell), _fact(cell, site, looks, business))
        for cell, site in city.sites.items()
        if (cell[0] + 2 * cell[1]) % len(FACTS) == part
    )


def _fact_id(cell: Cell) -> str:
    return f"f{cell[0]},{cell[1]}"


@kept_while_spoken(256)  # most are the same from build to build
def _fact(cell: Cell, site: Site, looks: Looks, business: bool) -> Markup:
    return el(
        "div",
        plate(site.building, site.facing, business),
        standing(site, looks),
        id=_fact_id(cell),
        class_="fact",
        style=at(cell),
    )


def ground(city: City) -> tuple[Cell, ...]:
    """Return the empty cells around the buildings: all that can be tapped."""
    return tuple(sorted({near for cell in city for near in surroundings(cell)} - set(city)))


def _left(city: City) -> int:
    """Return the first column of the grid: that of the places west of all buildings."""
    return min(x for x, _ in city) - 1


def places(
    city: City,
    legal: Mapping[Cell, tuple[Facing, ...]],
    worths: Mapping[tuple[Cell, Facing], int],
    helps: Helps,
) -> Markup:
    """Show the empty cells; those legal for the tile taken up are lit and say what it could be worth."""
    left = _left(city)
    return side_by_side(
        (
            cell_id(cell),
            _place(
                cell,
                cell[0] - left + 1,
                spoken_place(city, cell),
                cell in legal,
                helps != "none",
                _best(cell, legal.get(cell, ()), worths),
            ),
        )
        for cell in ground(city)
    )


def _best(cell: Cell, facings: tuple[Facing, ...], worths: Mapping[tuple[Cell, Facing], int]) -> int | None:
    return max((worths[cell, facing] for facing in facings if (cell, facing) in worths), default=None)


@kept_while_spoken(1024)  # most places are the same from tile to tile
def _place(cell: Cell, column: int, where: str, legal: bool, lit: bool, worth: int | None) -> Markup:
    label = say("spoken.empty_legal", place=where) if legal else say("spoken.empty", place=where)
    if worth is not None:
        label = say("spoken.empty_legal_worth", place=where, dollars=worth)
    class_ = "place legal" if legal and lit else "place"
    return _grid_cell(cell, column, label, class_, money(worth, "worth") if worth is not None else None)


def rows(city: City) -> Markup:
    """Return the ground that the city covers, and the rows of the grid for screen readers.

    Each row owns its cells from left to right.
    """
    cells = [*city, *ground(city)]
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*cells, strict=True))
    size = f"--w:{right - left + 1};--h:{bottom - top + 1}"
    return group(
        el("div", class_="ground", aria_hidden="true", style=f"{at((left, top))};{size}"),
        (
            el(
                "div",
                role="row",
                aria_label=say("spoken.row", row=signed(y)),
                aria_rowindex=y - top + 1,
                aria_owns=" ".join(cell_id((x, y)) for x in sorted(x for x, at in cells if at == y)),
            )
            for y in sorted({y for _, y in cells})
        ),
    )


# --- What is lit ---


def option_cells(decision: Decision | None, state: State) -> tuple[Cell, ...]:
    """Return the cells that a decision asks to choose from on the board."""
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return ()
    cells: list[Cell] = []
    for option in decision.options:
        if isinstance(option, Score):
            cells += state.city.streets[option.cell].cells
        elif isinstance(option, Abandon | Move):
            cells.append(option.cell)
    return tuple(cells)


def meant_cells(decision: Decision | None, state: State) -> tuple[Cell, ...]:
    """Return the cells that a decision is about: to choose from, or whose tokens or pay are asked about."""
    if decision is None:
        return ()
    asking = state.agenda[-1] if state.agenda else None
    if isinstance(asking, ChooseClaim):
        return asking.cells
    swaps = (
        [o.cell for o in decision.options if isinstance(o, Swap) and o.cell]
        if decision.kind == "swap"
        else []
    )
    return tuple(swaps) or option_cells(decision, state)


def marks(
    state: State,
    decision: Decision | None,
    lit: tuple[Cell, ...],
    traced: tuple[Cell, ...],
    refused: Refused | None,
    show: Show | None,
    overlay: str,
    draft: BuildDraft | None,
    looks: Looks,
    won: tuple[Cell, ...],
) -> Markup:
    """Show what lies over the buildings: veils on what cannot be chosen, outlines on what is meant.

    `won` are the buildings of whoever has won.
    """
    bright = set(meant_cells(decision, state))
    contributing: set[Cell] = set()
    if show is not None:
        bright |= set(show.beat.street)
        if show.beat.receipt is not None:
            contributing = {cell for line in show.beat.receipt.lines for cell in line.cells}
            bright |= contributing | ({show.beat.receipt.cell} if show.beat.receipt.cell else set())
    bright |= set(lit)
    veils = [cell for cell in state.city if cell not in bright] if bright else []
    preview = draft.preview if draft is not None else None
    return group(
        (el("div", class_="veil", style=at(cell)) for cell in veils),
        _owners(state, looks) if overlay == "owners" else None,
        _streets(state, looks) if overlay == "streets" else None,
        _people(state) if overlay == "people" else None,
        _outline("street", preview.street.cells) if preview is not None else None,
        _outline("pointing", preview.pointing_in) if preview is not None else None,
        (_outline("enclosing", scoring.street) for scoring in preview.enclosed)
        if preview is not None
        else None,
        _covers(draft) if draft is not None else None,
        _outline("lit", lit),
        _outline("won", won),
        _numbered(traced, min(x for x, _ in state.city)),
        _outline("contributing", contributing),
        _outline("closing", show.beat.street) if show is not None and show.beat.closing else None,
        _judged(show.beat.lifted, show.beat.built) if show is not None else None,
        _judged(draft.judged, None, draft.places) if draft is not None and draft.cell is None else None,
        _outline("obstacle", refused.cells) if refused is not None else None,
        _cross(refused) if refused is not None and refused.anchor else None,
        _payments(show, looks) if show is not None else _lifted(state, decision),
    )


def _outline(class_: str, cells: Iterable[Cell]) -> Markup:
    return group(el("div", class_=f"outline {class_}", style=at(cell)) for cell in cells)


def _lifted(state: State, decision: Decision | None) -> Markup:
    """Show those who are being moved, standing where they come from; the next one stands out."""
    crowd = lifted(state) if decision is not None else None
    if crowd is None:
        return NOTHING
    figure = icon(f"person-{COLOURS[crowd.colour]}", "person")
    return group(
        el(
            "div",
            el(
                "span", figure, el("span", f"×{count}", class_="count") if count > 1 else None, class_="riser"
            ),
            class_="lifted next" if cell == crowd.origins[0] else "lifted",
            style=at(cell),
        )
        for cell, count in Counter(crowd.origins).items()
    )


def _numbered(cells: tuple[Cell, ...], first: int) -> Markup:
    """Outline what changed, in the order in which it did; one alone needs no number.

    In the `first` column the number stands on the other side, for what is left of it may be out of view.
    """
    return group(
        el(
            "div",
            el("span", number, class_="number") if len(cells) > 1 else None,
            class_="outline traced first" if cell[0] == first else "outline traced",
            style=at(cell),
        )
        for number, cell in enumerate(cells, 1)
    )


def _covers(draft: BuildDraft) -> Markup:
    """Show the buildings that the tile may be built on top of, and what it would be worth there."""
    return group(
        el(
            "div",
            money(draft.worths[cell, draft.places[cell][0]], "worth")
            if draft.worths and cell != draft.cell
            else None,
            class_="outline cover",
            style=at(cell),
        )
        for cell in sorted(draft.covers)
    )


def _cross(refused: Refused) -> Markup:
    return el("div", icon("ui-close"), class_="cross", style=at(refused.cell))


def _owners(state: State, looks: Looks) -> Markup:
    return group(
        el(
            "div",
            mark(looks[site.owner]) if site.owner is not None else None,
            class_=f"owner seat-{looks[site.owner].colour}" if site.owner is not None else "owner nobody",
            style=at(cell),
        )
        for cell, site in state.city.sites.items()
    )


def _streets(state: State, looks: Looks) -> Markup:
    """Show each street that can still grow or be enclosed: its length, its open ends, what it would pay."""
    return group(
        el(
            "div",
            el(
                "span",
                el("b", f"{len(report.street.cells)}/{LONGEST_STREET}"),
                (
                    el("span", mark(looks[seat]), money(dollars), class_="pays")
                    for seat, dollars in enumerate(report.dollars)
                    if dollars
                ),
                class_="street-chip",
            ),
            class_="street-report" + (" danger" if len(report.open_ends) == 1 else ""),
            style=at(report.street.first) + span(report.street),
        )
        for report in street_reports(state)
        if not report.enclosed
    )


def _people(state: State) -> Markup:
    """Show where the people of each colour could move to, and who waits."""
    welcome: dict[Cell, list[str]] = {}
    for number, colour in enumerate(COLOURS):
        for cell in destinations(state, number, mover=state.current):
            welcome.setdefault(cell, []).append(colour)
    waiting = [cell for cell, site in state.city.sites.items() if any(site.fomo)]
    return group(
        (
            el("div", class_="veil", style=at(cell))
            for cell in state.city
            if cell not in welcome and cell not in waiting
        ),
        (
            el(
                "div",
                (icon(f"person-{colour}", "person") for colour in colours),
                class_="welcome",
                style=at(cell),
            )
            for cell, colours in welcome.items()
        ),
        _outline("lit", waiting),
    )


def _judged(judged: TileLifted | None, built: Cell | None, but: Collection[Cell] = ()) -> Markup:
    """Show what each place the Grifter compared would be worth to it, `but` for some; `built` it took."""
    if judged is None:
        return NOTHING
    most: dict[Cell, int] = {}
    for cell, _, worth in judged.worths:
        most[cell] = max(worth, most.get(cell, worth))
    best = {cell for cell, _ in judged.best}
    return group(
        (
            el(
                "div",
                _judgement(judged, worth),
                class_="judged best" if cell in best else "judged",
                style=at(cell),
            )
            for cell, worth in most.items()
            if cell not in but
        ),
        _outline("lit", (built,)) if built is not None else None,
    )


def _judgement(judged: TileLifted, worth: int) -> Markup:
    """Show a place's worth to the Grifter: dollars, or for an enclosure the people it would bring."""
    if judged.rule == "enclosure":
        return el("span", icon("ui-people"), worth, class_="worth")
    return money(worth, "worth")


def _payments(show: Show, looks: Looks) -> Markup:
    paid = [beat.receipt for beat in show.beats[: show.number + 1] if beat.receipt is not None]
    return group(
        el(
            "div",
            mark(looks[receipt.seat]),
            money(receipt.dollars),
            class_=f"payment seat-{looks[receipt.seat].colour}",
            data_paid=cell_text(receipt.cell),
            style=at(receipt.cell),
        )
        for receipt in paid
        if receipt.cell is not None
    )


def span(street: Street) -> str:
    """Return the style that spans something over a street, from its first cell on."""
    length = len(street.cells)
    return f";--w:{length};--h:1" if street.facing in ("N", "S") else f";--w:1;--h:{length}"


# --- What can be chosen on the board ---


def options(state: State, decision: Decision | None, looks: Looks) -> Markup:
    """Show the cells that answer a decision, each a button that commits it."""
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return NOTHING
    if decision.kind == "score":
        return group(_score_options(state, decision, looks))
    return group(
        choice(
            option,
            _gain(state, option, looks),
            class_="option",
            label=_option_words(state, option),
            tabindex=-1,  # keys choose it on its cell
            style=at(option.cell),
        )
        for option in decision.options
        if isinstance(option, Abandon | Move)
    )


def _gain(state: State, option: Abandon | Move, looks: Looks) -> Child:
    if isinstance(option, Abandon):
        return el("span", money(worth_now(state, option.cell)), class_="gain")
    return (
        el("span", mark(looks[seat]), f"{'+' if gain > 0 else ''}{money_words(gain)}", class_="gain")
        for seat, gain in enumerate(move_gains(state, option))
        if gain
    )


def _option_words(state: State, option: Abandon | Move) -> str:
    site = state.city.sites[option.cell]
    if isinstance(option, Abandon):
        key = "option" if site.signs > 1 else "option_one"
        now = say("preview.worth", dollars=worth_now(state, option.cell))
        said = say(
            f"decisions.abandon.{key}", building=named(site.building), signs=counted("sign", site.signs)
        )
        return f"{said} {now}."
    gains = [
        say("decisions.move.option_worth", dollars=gain, name=seat_name(state, seat))
        for seat, gain in enumerate(move_gains(state, option))
        if gain > 0
    ]
    if site.owner is None:
        return " ".join([say("decisions.move.option", building=named(site.building)), *gains])
    owner = seat_name(state, site.owner)
    return " ".join([say("decisions.move.option_owner", building=named(site.building), owner=owner), *gains])


def _score_options(state: State, decision: Decision, looks: Looks) -> Iterable[Markup]:
    waiting = {scoring.street[0]: scoring for scoring in scorings(state)}
    for option in decision.options:
        if not isinstance(option, Score):
            continue
        street = state.city.streets[option.cell]
        scoring = waiting.get(option.cell)
        yield choice(
            option,
            (
                el("span", mark(looks[seat]), money(dollars), class_="pays")
                for seat, dollars in enumerate(scoring.dollars)
                if dollars
            )
            if scoring
            else None,
            class_="option",
            label=say(
                "decisions.score.option",
                street=listed([named(state.city.sites[c].building) for c in street.cells], "unit"),
            ),
            tabindex=-1,
            style=at(option.cell) + span(street),
        )


# --- The ghost ---


def ghost(state: State, draft: BuildDraft | None, hovered: Cell | None, look: SeatLook) -> Markup:
    """Show the tile held over a cell, and, paler, over the legal cell under the mouse.

    Taps go through the tile to the cell below, so that a cell is always one element.
    """
    if draft is None:
        return NOTHING
    return group(_held(state, draft, look), _hovering(state, draft, hovered) if hovered is not None else None)


def _hovering(state: State, draft: BuildDraft, cell: Cell) -> Markup:
    facing = draft.places[cell][0]
    worth = draft.worths.get((cell, facing))
    return el(
        "div",
        el(
            "div",
            printed(state.rules.deck[draft.tile], facing, state.rules.business),
            money(worth, "worth") if worth is not None else None,
            class_="tile",
        ),
        class_="hover pale",
        style=at(cell),
    )


def _held(state: State, draft: BuildDraft, look: SeatLook) -> Markup:
    """Show the tile held over a cell, the legal facings around it, and what it would be worth."""
    if draft.cell is None:
        return NOTHING
    building = state.rules.deck[draft.tile]
    legal = draft.places[draft.cell]
    worth = draft.preview.receipt.dollars if draft.preview is not None and draft.worths else None
    handles = (
        []
        if draft.cell in draft.covers
        else [_handle(facing, facing in legal, facing == draft.facing) for facing in FACINGS]
    )
    return el(
        "div",
        el(
            "div",
            printed(building, draft.facing, state.rules.business),
            el(
                "span",
                el("span", sign(look), class_="signs"),
                class_=f"standing standing-{draft.facing}",
            ),
            money(worth, "worth") if worth is not None else None,
            class_="tile",
        ),
        handles,
        class_="hover",
        style=at(draft.cell),
    )


def _handle(facing: str, legal: bool, current: bool) -> Markup:
    return el(
        "button",
        type="button",
        tabindex=-1,
        class_=f"handle handle-{facing}" + (" legal" if legal else "") + (" current" if current else ""),
        data_message=str(Face(facing)),
        aria_label=say("spoken.faces", facing=say(f"facings.{facing}")),
    )
