"""Speech: short announcements of events, each event once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple

from app.engine.events import (
    Built,
    Drew,
    Enclosed,
    Event,
    GameEnded,
    Moved,
    Renovated,
    StreetScored,
    TileLifted,
    TokenTaken,
    TurnBegan,
)
from app.engine.forecast import Preview, Scoring
from app.engine.receipts import paid_by_seat
from app.engine.state import State
from app.ui.core.texts import counted, listed, passage, say, sentence
from app.ui.words.names import seat_name
from app.ui.words.printed import valuation_words
from app.ui.words.sentences import (
    building_name,
    closing_street_words,
    line_words,
    name_at,
    newcomer_words,
    paid_sentences,
    place_words,
    pointing_words,
    sentences,
    street_words,
    token_words,
    worth_words,
)

Length = Literal["short", "full"]

WORDS: Final = 40
"""The maximum number of words in an unprompted announcement."""


class Drawn(NamedTuple):
    """The tiles that the open hand's seat has drawn, by id."""

    seat: int
    tiles: tuple[str, ...]


NOTHING_DRAWN: Final = Drawn(-1, ())


def report(events: Iterable[Event], state: State, length: Length, drawn: Drawn = NOTHING_DRAWN) -> str:
    """Return the announcement of events, one message per line; `state` is the one after them.

    `drawn` is announced at the end of the turn, or last if the turn ended earlier.
    """
    return in_messages(_announcements(tuple(events), state, length, drawn))


def drawn_words(state: State, drawn: Drawn) -> str:
    """Return which tiles a seat drew and their worth; empty if none."""
    if not drawn.tiles:
        return ""
    tiles = [
        say(
            "speech.drawn_tile", tile=building_name(state, tile), text=valuation_words(state.rules.deck[tile])
        )
        for tile in drawn.tiles
    ]
    return say("speech.drew", name=seat_name(state, drawn.seat), tiles=listed(tiles))


def in_messages(texts: Iterable[str]) -> str:
    """Join sentences into messages, one per line, each with at most `WORDS` words."""
    messages: list[list[str]] = []
    for text in texts:
        if messages and sum(len(each.split()) for each in (*messages[-1], text)) <= WORDS:
            messages[-1].append(text)
        else:
            messages.append([text])
    return "\n".join(passage(message) for message in messages)


def _announcements(events: Sequence[Event], state: State, length: Length, drawn: Drawn) -> Iterable[str]:
    drawn_text = drawn_words(state, drawn)
    scored = {event.street for event in events if isinstance(event, StreetScored)}
    builds = [event for event in events if isinstance(event, Built)]
    for _, alike in groupby(events, _grouping_key):
        group = list(alike)
        match group[0]:
            case Moved() as moved if len(group) > 1:
                yield _crowd_words(state, moved, len(group))
            case TokenTaken(seat):
                yield _token_words(state, seat, [each.kind for each in group if isinstance(each, TokenTaken)])
            case Drew(seat) if seat == drawn.seat and drawn.tiles:
                if drawn_text:
                    yield drawn_text
                drawn_text = ""
            case TurnBegan() | Drew() if length == "short":
                pass  # the question announces the turn, and only its player sees the tile
            case TileLifted() if builds:
                pass  # the announcement of the build names the tile
            case Enclosed(street) if street in scored:
                pass  # the announcement of the payments names the street
            case GameEnded():
                yield from _end_words(state, group[0], length)
            case StreetScored():
                yield from _score_words(state, group[0], length)
            case Built() | Renovated():
                yield from _build_words(state, group[0])
            case event:
                yield from sentences(event, state)
    if drawn_text:
        yield drawn_text


def _grouping_key(event: Event) -> object:
    """Return a key that groups successive events: people with the same destination, tokens of a seat."""
    if isinstance(event, TokenTaken):
        return event.seat
    return event if isinstance(event, Moved) else id(event)


def _build_words(state: State, event: Built | Renovated) -> Iterable[str]:
    places = {
        "name": seat_name(state, event.seat),
        "building": building_name(state, event.tile),
        "place": place_words(event.cell),
    }
    if isinstance(event, Renovated):
        yield say("speech.renovated", target=building_name(state, event.covered), **places)
    else:
        facing = say(f"facings.{event.facing}")
        yield say("speech.built_double" if event.double else "speech.built", facing=facing, **places)
    yield from newcomer_words(event.newcomers)


def _crowd_words(state: State, moved: Moved, count: int) -> str:
    return say(
        "speech.moved",
        name=seat_name(state, moved.seat),
        people=counted(moved.colour, count),
        target=name_at(state, moved.cell),
        building=name_at(state, moved.to),
    )


def _token_words(state: State, seat: int, kinds: list[str]) -> str:
    tokens = [token_words(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return say("speech.tokens", name=seat_name(state, seat), tokens=listed(tokens))


def _score_words(state: State, event: StreetScored, length: Length) -> Iterable[str]:
    paid = payments(state, paid_by_seat(event.receipts, len(state.seats)))
    street = street_words(state, event.street)
    yield say("speech.scored", street=street, payments=paid) if paid else say("speech.nothing", street=street)
    if length == "full" and len(event.receipts) > 1:
        for receipt in event.receipts:
            yield from paid_sentences(state, receipt)


def payments(state: State, dollars: Sequence[int]) -> str:
    """Return the payments of each seat; empty if there are none."""
    return listed(
        [
            say("speech.payment", dollars=paid, name=seat_name(state, seat))
            for seat, paid in enumerate(dollars)
            if paid
        ]
    )


def _end_words(state: State, event: GameEnded, length: Length) -> Iterable[str]:
    yield say("log.game_ended")
    if length == "full":
        for receipt in event.receipts:
            yield from paid_sentences(state, receipt)
    for number, seat in enumerate(state.seats):
        yield say("speech.final", name=seat_name(state, number), dollars=seat.money)


# --- Previews ---


def preview_words(state: State, preview: Preview, length: Length, judged: int | None = None) -> Iterable[str]:
    """Return the effect of building a ghost: earnings and reasons, closed streets, payments, moved people.

    `judged` is the Grifter's valuation in dollars.
    """
    yield from (sentence(text) for text in worth_words(preview.receipt.dollars, judged))
    if length == "full":
        for line in preview.receipt.lines:
            yield sentence(line_words(state, preview.receipt, line))
        if preview.pointing_in:
            yield sentence(pointing_words(state, preview.pointing_in))
    for scoring in preview.enclosed:
        street = closing_street_words(state, scoring)
        paid = payments(state, scoring.dollars)
        yield say("speech.encloses", street=street, payments=paid or say("speech.nobody"))
        yield from _crowd_effects(scoring)


def _crowd_effects(scoring: Scoring) -> Iterable[str]:
    """Return who would move, and who would get FOMO, one sentence each."""
    moving = [counted(colour, count) for colour, count, destinations in scoring.crowds if destinations]
    staying = [counted(colour, count) for colour, count, destinations in scoring.crowds if not destinations]
    if moving:
        yield sentence(say("preview.would_move", people=listed(moving)))
    if staying:
        yield sentence(say("preview.would_fomo", people=listed(staying)))
