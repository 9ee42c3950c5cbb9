"""Sentences about the game: for the log, the live region, prompts and labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from app.engine import events
from app.engine.city import COLOURS, Building, City, Counts, Site
from app.engine.faults import RULES, Refusal
from app.engine.game import IllegalAction
from app.engine.geometry import OFFSET, OPPOSITE, Cell, Facing, beside
from app.engine.receipts import Line, Receipt
from app.engine.session import Session
from app.engine.state import Abandon, Action, Build, Renovate, State
from app.ui.core.model import Notice
from app.ui.core.texts import cached_in_language, counted, knows, listed, passage, say, sentence
from app.ui.words import handbook
from app.ui.words.handbook import symbol_words, valuation_words
from app.ui.words.names import named, seat_name, seat_names

if TYPE_CHECKING:
    from app.engine.forecast import Scoring


def building_name(state: State, tile: str) -> str:
    """Return the name of a tile, or the description of a hidden tile's back."""
    building = state.rules.deck[tile]
    if building.name:
        return named(building)
    return say(f"symbol_words.{building.back}") if building.back else say("table.stack")


def name_at(state: State, cell: Cell) -> str:
    """Return the name of the building on a cell."""
    site = state.city.sites.get(cell)
    return named(site.building) if site is not None else ""


def street_words(state: State, cells: tuple[Cell, ...]) -> str:
    """Return a phrase for a street: `Art Gallery to Flea Market`."""
    return say(
        "phrases.street",
        count=len(cells),
        building=name_at(state, cells[0]),
        target=name_at(state, cells[-1]),
    )


def closing_street_words(state: State, scoring: Scoring) -> str:
    """Return a phrase for a street that a build would close; one with the new building has no name yet."""
    whole = all(cell in state.city for cell in scoring.street)
    return street_words(state, scoring.street) if whole else say("preview.own_street")


def token_words(kind: str, count: int) -> str:
    """Return a number of tokens or icons of a kind."""
    if kind == "wild":
        return say("claims.wild", count=count)
    return say("claims.kind", count=count, kind=say(f"business_words.{kind}"))


def crowd_words(people: Counts) -> list[str]:
    """Return the number of people of each colour that is there."""
    return [counted(colour, count) for colour, count in zip(COLOURS, people, strict=True) if count]


def residents_words(people: Counts, fomo: Counts) -> list[str]:
    """Return the people on a building, then those of them with FOMO."""
    return [*crowd_words(people), *(say("spoken.with_fomo", people=words) for words in crowd_words(fomo))]


# --- Refusals ---


def refusal_words(state: State, refusal: Refusal) -> str:
    """Return in one sentence why a build is illegal, naming the obstacle."""
    detail = f"refusals.{refusal.problem}.detail"
    if refusal.cells and knows(detail):
        names = listed([name_at(state, cell) for cell in refusal.cells])
        return say(detail, building=names, count=len(refusal.cells) + 1)
    return say(f"refusals.{refusal.problem}.text")


def refusal_anchor(problem: str) -> str:
    """Return the rule that a refusal links to."""
    return handbook.anchor("refusals", problem)


def refusal_notice(error: IllegalAction) -> Notice:
    """Return the notice for an action that is not legal."""
    return Notice(problem_words(error.problem), "problem", refusal_anchor(_refusal(error.problem)))


def problem_words(problem: str) -> str:
    """Return why an action is illegal, by the problem of an `IllegalAction` or a `ReplayError`."""
    return say(f"refusals.{_refusal(problem)}.text")


def _refusal(problem: str) -> str:
    return problem if problem in RULES else "not-offered"


def undo_words(session: Session) -> str:
    """Return why the last action cannot be undone, or an empty text if it can."""
    problem = session.undo_problem()
    if problem is None:
        return ""
    decision = session.state.decision
    name = seat_name(session.state, decision.seat) if decision is not None else ""
    return say(f"undo.{problem}", name=name)


# --- Events ---


def sentences(event: events.Event, state: State) -> list[str]:
    """Describe an event, including payments."""
    match event:
        case events.TurnBegan(seat, turn):
            return [sentence(say("log.turn_began", number=turn, name=seat_name(state, seat)))]
        case events.Abandoned(seat, cell, tile, signs):
            return [
                say(
                    "log.abandoned",
                    name=seat_name(state, seat),
                    building=building_name(state, tile),
                    signs=counted("sign", signs),
                )
            ]
        case events.TileLifted(tile):
            return [say("log.tile_lifted", tile=building_name(state, tile))]
        case events.Built(seat, tile, _, facing, double, newcomers):
            key = "log.built_double" if double else "log.built"
            line = say(
                key,
                name=seat_name(state, seat),
                building=building_name(state, tile),
                facing=say(f"facings.{facing}"),
            )
            return [line, *newcomer_words(newcomers)]
        case events.Renovated(seat, tile, _, covered, newcomers):
            renovated = say(
                "log.renovated",
                name=seat_name(state, seat),
                building=building_name(state, tile),
                target=building_name(state, covered),
            )
            return [renovated, *newcomer_words(newcomers)]
        case events.Joined(colour, count, cell, to):
            places = {"building": name_at(state, to), "target": name_at(state, cell)}
            return [say("log.joined", count=count, **_people(colour, count), **places)]
        case events.Displaced(colour, count, cell, to):
            places = {"building": name_at(state, to), "target": name_at(state, cell)}
            return [say("log.displaced", count=count, **_people(colour, count), **places)]
        case events.Enclosed(street):
            return [say("log.enclosed", street=street_words(state, street))]
        case events.TokenTaken(seat, kind):
            return [say("log.token_taken", name=seat_name(state, seat), kind=say(f"business_words.{kind}"))]
        case events.Swapped(seat, tile, cell):
            return [
                say(
                    "log.swapped",
                    name=seat_name(state, seat),
                    tile=building_name(state, tile),
                    building=name_at(state, cell),
                )
            ]
        case events.StreetScored(street, receipts, _):
            scored = say("log.street_scored", street=street_words(state, street))
            return [scored, *(paid_words(state, receipt) for receipt in receipts)]
        case events.Moved(seat, colour, cell, to):
            return [
                say(
                    "log.moved",
                    name=seat_name(state, seat),
                    colour=say(f"people_words.{colour}"),
                    target=name_at(state, cell),
                    building=name_at(state, to),
                )
            ]
        case events.GotFomo(colour, count, cell):
            return [say("log.got_fomo", count=count, **_people(colour, count), building=name_at(state, cell))]
        case events.Drew(seat, back):
            return [say("log.drew", name=seat_name(state, seat), symbol=say(f"symbol_words.{back}"))]
        case events.EndgameStackRevealed():
            return [say("log.endgame_stack_revealed")]
        case events.GameEnded(receipts, _):
            return [say("log.game_ended"), *(paid_words(state, receipt) for receipt in receipts)]


def paid_sentences(state: State, receipt: Receipt) -> list[str]:
    """Return who was paid by a receipt, and how much; a bonus has a sentence for each line."""
    name = seat_name(state, receipt.seat)
    if receipt.tile is not None:
        building = building_name(state, receipt.tile)
        return [say("log.paid", name=name, dollars=receipt.dollars, building=building)]
    return [
        say(f"log.bonus.{line.kind}", name=name, dollars=line.dollars, **_things(line))
        for line in receipt.lines
    ]


def paid_words(state: State, receipt: Receipt) -> str:
    """Return the same as one text."""
    return passage(paid_sentences(state, receipt))


# --- Receipts ---


def worth_words(dollars: int, judged: int | None = None) -> list[str]:
    """Return a build's earnings.

    If the Grifter's valuation is lower, his number and the reason come first.
    """
    if judged is None or judged == dollars:
        return [say("preview.worth", dollars=dollars)]
    return [say("preview.judged", dollars=judged), say("preview.judged_rest", dollars=dollars)]


def pointing_words(state: State, cells: Sequence[Cell]) -> str:
    """Return which buildings point into a street, or an empty text."""
    if not cells:
        return ""
    names = [name_at(state, cell) for cell in cells]
    return say("preview.points_in", building=listed(names))


def line_words(state: State, receipt: Receipt, line: Line) -> str:
    """Return the reason for a receipt's line, as a phrase."""
    name = seat_name(state, receipt.seat)
    text = say(f"receipts.{line.kind}", dollars=line.each, name=name, **_things(line))
    if line.copied is not None:
        text = say("receipts.copied", building=building_name(state, line.copied), text=text)
    if line.tile is not None:
        text = say("receipts.in_place", tile=building_name(state, line.tile), text=text)
    if line.card is not None and line.kind != "double":
        text = say("receipts.lent", text=text, consultant=handbook.entry_name("consultants", line.card))
    return text


def _things(line: Line) -> dict[str, object]:
    """Return the words for what a line counted."""
    first, last = (line.symbols[0], line.symbols[-1]) if line.symbols else ("tourist", "tourist")
    one = say(f"people_words.{first}")
    crowd = say(f"crowd_words.{first}")
    if first == last:
        symbols = say("receipts.pair", crowd=crowd)
    else:
        symbols = say("receipts.couple", first=one, second=say(f"people_words.{last}"))
    return {
        "count": line.units,
        "colour": one,
        "crowd": crowd,
        "symbol": say(f"symbol_words.{first}"),
        "set": say("receipts.filled", set=symbols) if line.filled else symbols,
        "kind": say(f"business_words.{line.tokens[0]}") if line.tokens else "",
    }


def newcomer_words(newcomers: tuple[str, ...]) -> list[str]:
    """Return the people who arrive with a building, one sentence per colour."""
    counts = ((colour, newcomers.count(colour)) for colour in COLOURS)
    return [say("log.newcomers", count=count, **_people(colour, count)) for colour, count in counts if count]


def _people(colour: str, count: int) -> dict[str, str]:
    """Return the words for people of a colour: for one of them, and for a number."""
    return {"colour": say(f"people_words.{colour}"), "people": counted(colour, count)}


# --- Places ---

DESCRIBED: Final = 2
"""The most neighbours that describe a spot; one is enough to find it."""


def described_place(city: City, cell: Cell) -> str:
    """Return where an empty spot is, by the buildings beside it: `south of Cinema and west of Museum`."""
    sides = ((OPPOSITE[direction], city.sites.get(beside(cell, direction))) for direction in AROUND)
    words = [say(f"phrases.beside_{side}", building=named(site.building)) for side, site in sides if site]
    return listed(words[:DESCRIBED])


# --- Cells for screen readers ---


def place_words(cell: Cell) -> str:
    """Return a cell's position: column and row, counted from Central Station."""
    return say("spoken.place", column=signed(cell[0]), row=signed(cell[1]))


def signed(number: int) -> str:
    """Return a column or row in figures."""
    return f"−{-number}" if number < 0 else str(number)


AROUND: Final[tuple[Facing, ...]] = ("N", "E", "S", "W")
"""The directions in spoken order."""


def spoken_place(city: City, cell: Cell) -> str:
    """Return an empty cell's position and its neighbours."""
    return _spoken_place(cell, _around(city, cell))


def neighbour_words(city: City, cell: Cell) -> str:
    """Return a cell's neighbours, which tell people who see the city where it is."""
    return listed(_beside_words(_around(city, cell)), "unit")


def _around(city: City, cell: Cell) -> tuple[tuple[Facing, Building], ...]:
    sides = ((direction, city.sites.get(beside(cell, direction))) for direction in AROUND)
    return tuple((direction, site.building) for direction, site in sides if site)


@cached_in_language(256)  # most stay the same from build to build
def _spoken_place(cell: Cell, around: tuple[tuple[Facing, Building], ...]) -> str:
    return listed([place_words(cell), *_beside_words(around)], "unit")


def _beside_words(around: tuple[tuple[Facing, Building], ...]) -> list[str]:
    return [
        say("spoken.beside", building=named(building), end=say(f"facings.{direction}"))
        for direction, building in around
    ]


def spoken_cell(city: City, cell: Cell, names: tuple[str, ...], viewer: int | None) -> str:
    """Describe an occupied cell in one sentence, for screen readers."""
    site, street = city.sites[cell], city.streets[cell]
    open_ends = tuple(
        end for end, at in zip(ends_of(street.facing), street.ends, strict=True) if at not in city
    )
    return _spoken_cell(cell, site, _owner(site, names, viewer), len(street.cells), open_ends)


@cached_in_language(256)  # most stay the same from build to build
def _spoken_cell(cell: Cell, site: Site, owner: str, length: int, open_ends: tuple[Facing, ...]) -> str:
    parts = [
        say(
            "spoken.building",
            building=named(site.building),
            place=place_words(cell),
            facing=say(f"facings.{site.facing}"),
            owner=owner,
        )
    ]
    if site.building.symbols:
        parts.append(symbol_words(site.building))
    if valuation := valuation_words(site.building):
        parts.append(valuation)
    if site.signs > 1:
        parts.append(say("spoken.doubled"))
    parts += residents_words(site.people, site.fomo) or [say("spoken.nobody_home")]
    parts.append(say("spoken.street", count=length))
    parts += [say("spoken.open_to", end=say(f"facings.{end}")) for end in open_ends] or [
        say("spoken.enclosed")
    ]
    return listed(parts, "unit")


def spoken_scores(state: State) -> str:
    """Return the money and free signs of all seats."""
    return passage(
        sentence(spoken_seat(state, number, seat.money)) for number, seat in enumerate(state.seats)
    )


def spoken_seat(state: State, number: int, dollars: int) -> str:
    """Return a seat's name, money and free signs; the Grifter's signs are unlimited."""
    seat = state.seats[number]
    if state.rules.is_grifter(number):
        return say("spoken.seat_grifter", name=seat_name(state, number), dollars=dollars)
    return say(
        "spoken.seat", name=seat_name(state, number), dollars=dollars, signs=counted("sign", seat.signs)
    )


def spoken_street(state: State, cell: Cell, viewer: int | None) -> str:
    """Describe the buildings of a cell's street, from end to end."""
    names = seat_names(state.seats)
    return passage(
        sentence(spoken_cell(state.city, each, names, viewer)) for each in state.city.streets[cell].cells
    )


def ends_of(facing: Facing) -> tuple[Facing, Facing]:
    """Return the directions of a street's first and last end."""
    return ("W", "E") if OFFSET[facing][0] == 0 else ("N", "S")


def _owner(site: Site, names: tuple[str, ...], viewer: int | None) -> str:
    if site.owner is None:
        return say("spoken.unowned")
    return say("spoken.yours") if site.owner == viewer else say("spoken.owned", name=names[site.owner])


def action_words(state: State, action: Action) -> str:
    """Return a build or an abandonment as a phrase, with its place."""
    match action:
        case Build(tile, cell, facing, double):
            return say(
                "report.build_double" if double else "report.build",
                building=building_name(state, tile),
                place=described_place(state.city, cell),
                facing=say(f"facings.{facing}"),
            )
        case Renovate(tile, cell):
            return say(
                "report.renovate",
                building=building_name(state, tile),
                target=name_at(state, cell),
            )
        case Abandon(cell):
            return say("report.abandon", building=name_at(state, cell))
    raise LookupError(f"not judged: {action}")


def short_action_words(state: State, action: Action) -> str:
    """Return a build or an abandonment as a phrase for a picture that shows its place."""
    if isinstance(action, Build):
        return building_name(state, action.tile)
    return action_words(state, action)


def grifter_lines(state: State, lifted: events.TileLifted, *, built: bool) -> list[str]:
    """Return the rule, the number of spots compared, the best value, and any ties.

    `built`: he has built, and the page broke a tie.
    """
    best = max((worth for _, _, worth in lifted.worths), default=0)
    rule = {"valuation": "rule", "enclosure": "rule_enclosure", "anywhere": "rule_anywhere"}[lifted.rule]
    lines = [say("grifter.tile", tile=building_name(state, lifted.tile)), say(f"grifter.{rule}")]
    if lifted.rule == "valuation":
        lines.append(say("grifter.best", dollars=best))
    elif lifted.rule == "enclosure":
        key = "best_people" if best else "best_nobody"
        lines.append(say(f"grifter.{key}", people=counted("person", best)))
    if lifted.worths:
        lines.append(sentence(say("grifter.places", count=len(lifted.worths))))
    if len(lifted.best) == 1:
        lines.append(say("grifter.one_place"))
    elif built:
        lines.append(say("grifter.took"))
    else:
        lines.append(say("grifter.ties", count=len(lifted.best)))
    return lines


def not_best_words(judged: events.TileLifted | None, cell: Cell, facing: Facing | None) -> str:
    """Return that the Grifter has better spots than a cell, and by how many dollars if he counts them."""
    if judged is not None and judged.rule == "valuation":
        best = max(worth for _, _, worth in judged.worths)
        here = [worth for at, turned, worth in judged.worths if at == cell and facing in (None, turned)]
        if here:
            return say("refusals.grifter-not-best.detail", dollars=max(here), margin=best - max(here))
    return say("refusals.grifter-not-best.text")
