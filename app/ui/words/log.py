"""The log: the events of a session turn by turn, and its results."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import add
from typing import Final, Literal, NamedTuple, TypeAlias

from app.engine.box import MoneyByHand, is_box, money_by_hand
from app.engine.events import (
    Abandoned,
    Built,
    Displaced,
    Drew,
    Enclosed,
    Event,
    GameEnded,
    GotFomo,
    Joined,
    Moved,
    Renovated,
    StreetScored,
    Swapped,
    TileLifted,
    TokenTaken,
    TurnBegan,
)
from app.engine.forecast import Preview, Scoring
from app.engine.geometry import Cell
from app.engine.receipts import Receipt, paid_by_seat
from app.engine.session import Session
from app.engine.state import State
from app.ui.core.texts import counted, listed, passage, say, sentence
from app.ui.words.handbook import valuation_words
from app.ui.words.names import seat_name
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


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log: its text, its cells and its payments.

    `after`: the number of actions before it, if known.
    """

    text: str
    cells: tuple[Cell, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    after: int = 0


@dataclass(frozen=True, slots=True)
class LogTurn:
    """A turn: its number, its seat and the number of actions before it.

    End game scoring is a last turn without a seat (`seat` is `None`).
    """

    number: int
    seat: int | None
    began: int
    entries: tuple[LogEntry, ...] = field(default=())


def turns(session: Session, first: int = 0) -> tuple[LogTurn, ...]:
    """Return a session's log by turn, from the action number `first` on."""
    log: list[LogTurn] = []
    if first:
        begun = session.state_at(first)
        log.append(LogTurn(begun.turn, begun.current, first))
    for position, event, state in _events(session, first):
        if isinstance(event, TurnBegan):
            log.append(LogTurn(event.turn, event.seat, position))
            continue
        if isinstance(event, GameEnded):
            log.append(LogTurn(state.turn, None, position))
        log[-1] = replace(log[-1], entries=(*log[-1].entries, *_entries(event, state)))
    for change in money_by_hand(session):
        last = max((n for n, turn in enumerate(log) if turn.number <= change.turn), default=None)
        if last is not None and log[last].number == change.turn:
            entry = LogEntry(_by_hand_words(session, change))
            log[last] = replace(log[last], entries=(*log[last].entries, entry))
    return tuple(replace(turn, entries=tuple(_merge_repeated(turn.entries))) for turn in log)


def _by_hand_words(session: Session, change: MoneyByHand) -> str:
    name = seat_name(session.state, change.seat)
    key = "log.money_less" if change.dollars < 0 else "log.money_more"
    return say(key, name=name, dollars=abs(change.dollars))


def since_last_turn(session: Session, seat: int) -> tuple[LogTurn, ...]:
    """Return the log since the end of a seat's last turn."""
    states = (session.start, *(played.state for played in session.history[:-1]))
    now = session.state.turn
    last = max((n for n, s in enumerate(states, 1) if s.current == seat and s.turn < now), default=0)
    log = turns(session, last)
    return tuple(turn for turn in log if turn.seat != seat and turn.entries)


def since_own_choice(session: Session, seat: int | None) -> int:
    """Return the number of actions before those of the others since a seat last chose.

    If its own choice was the last of all, it is among them, because others may have responded to it.
    """
    history = session.history
    own = next((n for n in range(len(history), 0, -1) if history[n - 1].seat == seat), 0)
    return own - 1 if own and own == len(history) else own


class Recap(NamedTuple):
    """A seat's turn in one line: what it built, and the dollars that each seat was paid in it."""

    seat: int
    tiles: tuple[str, ...]
    paid: tuple[int, ...]


def recaps(session: Session, first: int, viewer: int | None) -> tuple[Recap, ...]:
    """Return the turns of others from the action number `first` on, one line for each."""
    lines: dict[int, Recap] = {}
    turn = -1
    for played in session.history[first:]:
        for event in played.events:
            if isinstance(event, Built | Renovated) and event.seat != viewer:
                before = lines.get(event.seat, Recap(event.seat, (), (0,) * len(played.state.seats)))
                lines[event.seat] = before._replace(tiles=(*before.tiles, event.tile))
                turn = event.seat
            elif isinstance(event, StreetScored) and turn in lines:
                paid = paid_by_seat(event.receipts, len(played.state.seats))
                lines[turn] = lines[turn]._replace(paid=tuple(map(add, lines[turn].paid, paid)))
    return tuple(lines.values())


def _events(session: Session, first: int) -> Iterator[tuple[int, Event, State]]:
    """Yield each event with the number of actions up to it and the state after it.

    With the real box the backs of drawn tiles are unknown.
    """
    box = is_box(session)
    if first == 0:
        for event in session.opening:
            yield 0, event, session.start
    for position, played in enumerate(session.history[first:], first + 1):
        for event in played.events:
            if not (box and isinstance(event, Drew)):
                yield position, event, played.state


def _entries(event: Event, state: State) -> Iterable[LogEntry]:
    match event:
        case StreetScored(street, receipts, _):
            return [LogEntry(sentences(event, state)[0], street, receipts)]
        case GameEnded(receipts, _):
            return [LogEntry(sentences(event, state)[0], (), receipts)]
    return [LogEntry(sentence, _cells(event)) for sentence in sentences(event, state)]


def _cells(event: Event) -> tuple[Cell, ...]:
    match event:
        case Built(cell=cell) | Renovated(cell=cell) | Abandoned(cell=cell):
            return (cell,)
        case GotFomo(cell=cell) | Swapped(cell=cell):
            return (cell,)
        case Joined(cell=cell, to=to) | Displaced(cell=cell, to=to) | Moved(cell=cell, to=to):
            return (cell, to)
        case Enclosed(street):
            return street
        case TileLifted(best=best):
            return tuple(dict.fromkeys(cell for cell, _ in best))
    return ()


def _merge_repeated(entries: tuple[LogEntry, ...]) -> Iterator[LogEntry]:
    """Yield the entries with repeated ones merged into one with a count."""
    for entry, same in groupby(entries):
        times = len(list(same))
        yield replace(entry, text=say("log.times", text=entry.text, count=times)) if times > 1 else entry


# --- Results ---


@dataclass(frozen=True, slots=True)
class Account:
    """A seat's income by source, in dollars."""

    start: int
    streets: int
    end: int
    tokens: int
    by_hand: int = 0

    @property
    def total(self) -> int:
        """The total."""
        return self.start + self.streets + self.end + self.tokens + self.by_hand


Timed: TypeAlias = tuple[int, int, Event]
"""An event after the number of actions before it and its turn."""


def _timed(session: Session) -> Iterator[Timed]:
    """Yield each event with the actions before it and its turn; an action may reach into later turns."""
    turn = session.start.turn
    for after, played in enumerate(session.history):
        for event in played.events:
            if isinstance(event, TurnBegan):
                turn = event.turn
            yield after, turn, event


def _payments(session: Session) -> Iterator[Receipt]:
    for _, _, event in _timed(session):
        if isinstance(event, StreetScored | GameEnded):
            yield from event.receipts


def built_by(session: Session, seats: Collection[int]) -> tuple[Cell, ...]:
    """Return the cells of the buildings that these seats built and still own."""
    builder: dict[Cell, int] = {}
    for _, _, event in _timed(session):
        match event:
            case Built(seat=seat, cell=cell) | Renovated(seat=seat, cell=cell):
                builder[cell] = seat
            case Abandoned(cell=cell):
                builder.pop(cell, None)
    return tuple(cell for cell, seat in builder.items() if seat in seats)


def accounts(session: Session) -> tuple[Account, ...]:
    """Return each seat's income by source."""
    sums = [{"street": 0, "end": 0, "bonus": 0} for _ in session.deal.seats]
    for receipt in _payments(session):
        sums[receipt.seat][receipt.occasion] += receipt.dollars
    by_hand = [0] * len(sums)
    for change in money_by_hand(session):
        by_hand[change.seat] += change.dollars
    return tuple(
        Account(seat.money - hand, paid["street"], paid["end"], paid["bonus"], hand)
        for seat, paid, hand in zip(session.deal.seats, sums, by_hand, strict=True)
    )


def money_over_time(session: Session) -> tuple[tuple[int, ...], ...]:
    """Return the money of all seats at the start, after each turn, and after end game scoring."""
    by_hand = money_by_hand(session)
    money = [seat.money for seat in session.deal.seats]
    for change in by_hand:
        money[change.seat] -= change.dollars
    rows = [tuple(money)]
    for _, turn, event in _timed(session):
        if isinstance(event, TurnBegan | GameEnded):
            ended = turn - isinstance(event, TurnBegan)
            for change in by_hand:
                if change.turn == ended:
                    money[change.seat] += change.dollars
            rows.append(tuple(money))
        if isinstance(event, StreetScored | GameEnded):
            money = list(map(add, money, paid_by_seat(event.receipts, len(money))))
    return (*rows, tuple(money))


def rounds_of(session: Session) -> str:
    """Return a letter for each round of a solo game: who earned more in it by streets.

    `m` is the player, `g` the Grifter, `n` nobody.
    """
    earned: dict[int, int] = {}
    for _, turn, event in _timed(session):
        if isinstance(event, Built):
            earned.setdefault((turn - 1) // 2, 0)
        if isinstance(event, StreetScored):
            player, grifter = paid_by_seat(event.receipts, 2)
            earned[(turn - 1) // 2] = earned.get((turn - 1) // 2, 0) + player - grifter
    return "".join("m" if lead > 0 else "g" if lead < 0 else "n" for _, lead in sorted(earned.items()))


MedalKind: TypeAlias = Literal["building", "street", "crowd"]


class Moment(NamedTuple):
    """A record of the game: its category and its entry in the log."""

    kind: MedalKind
    entry: LogEntry


CROWD: Final = 3
"""The least number of people in a big move."""


def best_moments(session: Session) -> tuple[Moment, ...]:
    """Return the records of a game: its best building, richest street and biggest move.

    Two may be from the same turn. In a game with one person only that person's count, so a medal never
    praises the Grifter or a bot.
    """
    every, seat = tuple(_timed(session)), only_person(session)
    records: dict[MedalKind, LogEntry | None] = {
        "building": _best_building(session, every, seat),
        "street": _best_street(every, seat),
        "crowd": _biggest_move(every, seat),
    }
    return tuple(Moment(kind, entry) for kind, entry in records.items() if entry is not None)


def only_person(session: Session) -> int | None:
    """Return the seat of the only person in a game, or `None` if there are several."""
    people = session.start.people
    return people[0] if len(people) == 1 else None


def celebrated_seats(session: Session) -> tuple[int, ...]:
    """Return the seats that the end of a game celebrates: the only person in it, or else the winners."""
    person = only_person(session)
    return session.state.winners if person is None else (person,)


def richest_street(session: Session) -> LogEntry | None:
    """Return the best street of the only person in a game, or `None`."""
    seat = only_person(session)
    return _best_street(tuple(_timed(session)), seat) if seat is not None else None


def _best_building(session: Session, events: Sequence[Timed], seat: int | None) -> LogEntry | None:
    paid = [
        (receipt.dollars, after, receipt)
        for after, _, event in events
        if isinstance(event, StreetScored | GameEnded)
        for receipt in event.receipts
        if receipt.tile is not None and receipt.dollars and seat in (None, receipt.seat)
    ]
    if not paid:
        return None
    dollars, after, best = max(paid, key=lambda found: found[0])
    text = say(
        "end.best_building" if seat is None else "end.my_building",
        building=building_name(session.state, str(best.tile)),
        dollars=dollars,
        name=seat_name(session.state, best.seat),
    )
    return LogEntry(text, (best.cell,) if best.cell is not None else (), (best,), after)


def _best_street(events: Sequence[Timed], seat: int | None) -> LogEntry | None:
    best, richest = 0, None
    for after, _, event in events:
        if isinstance(event, StreetScored):
            receipts = tuple(each for each in event.receipts if seat in (None, each.seat))
            dollars = sum(receipt.dollars for receipt in receipts)
            if dollars > best:
                text = say("end.best_street" if seat is None else "end.my_street", dollars=dollars)
                best, richest = dollars, LogEntry(text, event.street, receipts, after)
    return richest


def _biggest_move(events: Sequence[Timed], seat: int | None) -> LogEntry | None:
    moved: dict[int, list[tuple[int, Moved]]] = {}
    for after, turn, event in events:
        if isinstance(event, Moved) and seat in (None, event.seat):
            moved.setdefault(turn, []).append((after, event))
    crowd = max(moved.values(), key=len, default=[])
    if len(crowd) < CROWD:
        return None
    cells = tuple(dict.fromkeys(event.to for _, event in crowd))
    text = say("end.biggest_crowd", people=counted("person", len(crowd)))
    return LogEntry(text, cells, (), crowd[0][0])


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
