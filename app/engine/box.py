"""A game with the real box: the table reveals the deal while people play with real tiles.

The session begins with an invented deal. Whenever the table names a tile, unseen tiles change places
(`arrangement.py`) and the session replays its actions, which changes nothing that has happened. The record is
therefore an ordinary one. Its key `box` (record.md) holds the rest: the named tiles besides those built, the
number of known backs, money changed by hand, and whether the table stopped early.

A session on a table is `settled`: it shows nothing that depends on a tile or back that nobody has named yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from .arrangement import Arrangement, arrangement_of, card_of, places_of
from .city import SYMBOLS, hidden_tile
from .consultants import CONSULTANTS, consultants_for
from .events import Built, Renovated, Swapped, TileLifted
from .faults import Fault, FaultError, fault
from .game import IllegalAction, Outcome, apply, before_lift, end_now, new_game
from .kinds import COPY
from .record import MAX_MONEY
from .session import Played, ReplayError, Session, begin
from .setup import Deal, SeatStart
from .state import GRIFTER, Action, Build, Renovate, Seat, State, Swap
from .values import Value

BOX_KEY: Final = "box"
"""The key of a record that marks a game with the real box."""


class BoxError(FaultError):
    """A tile that cannot lie where the table names it, or an impossible amount of money."""


class CorrectionError(ValueError):
    """A correction would make a later action illegal; `error` describes that action.

    Called with `short=True`, the correction ends the session there instead; redo has what still replays.
    """

    def __init__(self, error: ReplayError) -> None:
        super().__init__(f"action {error.number}: {error.problem}")
        self.error = error


class LiftedTile(Value):
    """The table has to name the tile that the Grifter lifted in an action, counted from 1."""

    number: int


class TileBack(Value):
    """The table has to enter the back of a seat's tile: 0 to 2 for its first hand, then as it draws."""

    seat: int
    index: int


class DrawnTile(Value):
    """The table has to name a tile that a seat has drawn; `unnamed` tiles of its hand have no name yet."""

    seat: int
    unnamed: int


class MoneyByHand(Value):
    """Money that the table changed by hand in a turn: a seat and the added dollars.

    `after` is the number of actions before it, or -1 in records that do not say.
    """

    turn: int
    seat: int
    dollars: int
    after: int = -1


class _Notes(Value):
    """The contents of a record's key `box`."""

    named: tuple[str, ...] = ()
    backs: int = 0
    money: tuple[MoneyByHand, ...] = ()
    draws: bool = False
    catching_up: bool = False
    ended: bool = False


def begin_box(deal: Deal, *, draws: bool = False) -> Session:
    """Return a new session for a game with the real box, on a deal with its set-up; undo has no limit.

    `draws`: in a solo game, the player names each tile on drawing it, so that a report can judge the game.

    >>> session = begin_box(given)
    >>> session = with_tile(session, 0, "museum")
    >>> "museum" in session.state.seats[0].hand
    True
    """
    arrangement = _without_copies(arrangement_of(deal, frozenset(), 0))
    session = begin(replace(arrangement.dealt(deal), seed=None), practice=True)
    return _with_notes(session, _Notes(draws=draws and deal.rules.solo))


def _without_copies(arrangement: Arrangement) -> Arrangement:
    """Return the arrangement without unseen copy tiles in the places where they are avoided."""
    for place in arrangement.asked:
        if arrangement.deck[arrangement.tiles[place]].valuation.kind == COPY:
            moved = (arrangement.with_tile(place, tile) for tile in _elsewhere(arrangement))
            arrangement = next(filter(None, moved), arrangement)
    return arrangement


def _elsewhere(arrangement: Arrangement) -> list[str]:
    return [
        tile
        for place, tile in enumerate(arrangement.tiles)
        if place not in arrangement.asked and arrangement.deck[tile].valuation.kind != COPY
    ]


# --- The key `box` of the record ---


def is_box(session: Session) -> bool:
    """Return whether a session is a game with the real box."""
    return isinstance(session.extra.get(BOX_KEY), dict)


def money_by_hand(session: Session) -> tuple[MoneyByHand, ...]:
    """Return the money changed by hand, in order."""
    return _notes(session).money


def names_draws(session: Session) -> bool:
    """Return whether the player names each tile on drawing it, so that the hand is known at every moment."""
    return is_box(session) and _notes(session).draws


def catches_up(session: Session) -> bool:
    """Return whether the table enters turns of a real game that was already under way."""
    return is_box(session) and _notes(session).catching_up


def with_catching_up(session: Session, on: bool) -> Session:
    """Return the session in which the table begins or ends catching up."""
    return _with_notes(session, _notes(session).replace(catching_up=on))


def last_named_draw(session: Session) -> str | None:
    """Return the tile in the player's hand that was named last, if nothing else was named since."""
    notes = _notes(session)
    last = notes.named[-1] if notes.draws and notes.named else None
    return last if last in session.state.seats[0].hand else None


def last_entry(session: Session) -> Literal["end", "money", "draw", "back"] | None:
    """Return what the table has entered last since the last action, if anything."""
    notes, seat = _notes(session), _hacker(session.deal)
    if notes.ended:
        return "end"
    if notes.money and notes.money[-1].after == _count(session):
        return "money"
    if last_named_draw(session) is not None:
        return "draw"
    if seat is None:
        return None
    before = _drawn_by(session, seat, len(session.undo().history)) if session.history else 0
    return "back" if _known_backs(session, seat) > before else None


def without_last_entry(session: Session) -> Session:
    """Return the session without what the table has entered last (`last_entry`)."""
    notes = _notes(session)
    match last_entry(session):
        case "end":
            return _with_notes(_played_out(session), notes.replace(ended=False))
        case "money":
            last = notes.money[-1]
            return _with_notes(_pay(session, last.seat, -last.dollars), notes.replace(money=notes.money[:-1]))
        case "draw":
            return without_name(session, notes.named[-1])
        case "back":
            return _with_notes(session, notes.replace(backs=_known_backs(session, _hacker(session.deal)) - 1))
    return session


def _known_backs(session: Session, seat: int | None) -> int:
    """Return how many backs the table has entered of tiles that the Hacker has drawn so far."""
    return 0 if seat is None else min(_notes(session).backs, _drawn_by(session, seat, len(session.history)))


def entered_backs(session: Session) -> dict[int, str]:
    """Return the entered backs of tiles in the Hacker's hand, by the index of their question (`TileBack`)."""
    seat = _hacker(session.deal)
    if seat is None:
        return {}
    tiles, deck = _arrangement(session, {}).tiles, session.deal.rules.deck
    places = places_of(session.deal, seat)[: _notes(session).backs]
    hand = session.state.seats[seat].hand
    return {n: str(deck[tiles[place]].back) for n, place in enumerate(places) if tiles[place] in hand}


def without_name(session: Session, tile: str) -> Session:
    """Return the session in which the table has not named a tile."""
    notes = _notes(session)
    return _with_notes(session, notes.replace(named=tuple(each for each in notes.named if each != tile)))


def _notes(session: Session) -> _Notes:
    """Return the contents of a record's key `box`, without anything malformed."""
    stored = session.extra.get(BOX_KEY)
    data: dict[str, Any] = stored if isinstance(stored, dict) else {}
    named, backs, money, after = (data.get(key) for key in ("named", "backs", "money", "money_after"))
    moments = after if isinstance(after, list) and all(type(each) is int for each in after) else []
    seats = range(len(session.deal.seats))
    return _Notes(
        tuple(t for t in named if isinstance(t, str)) if isinstance(named, list) else (),
        backs if type(backs) is int and backs > 0 else 0,
        tuple(
            MoneyByHand(each[0], each[1], each[2], moments[n] if n < len(moments) else -1)
            for n, each in enumerate(money if isinstance(money, list) else ())
            if isinstance(each, list) and [type(part) for part in each] == [int] * 3 and each[1] in seats
        ),
        data.get("draws") is True and session.deal.rules.solo,
        data.get("catching_up") is True,
        data.get("ended") is True,
    )


def _with_notes(session: Session, notes: _Notes) -> Session:
    money = [[each.turn, each.seat, each.dollars] for each in notes.money]
    data: dict[str, Any] = {"named": list(notes.named), "backs": notes.backs, "money": money}
    if notes.money:
        data["money_after"] = [each.after for each in notes.money]
    data.update({key: True for key in ("draws", "catching_up", "ended") if getattr(notes, key)})
    return replace(session, extra={**session.extra, BOX_KEY: data})


# --- What the table knows ---


def settled(session: Session) -> Session:
    """Return a session with the real box as far as the table has revealed it; others stay the same.

    If the table has not yet named the tile that the Grifter lifts in the last action, the session ends just
    before the lift. While a question is open (`open_question`), nobody decides. A game that the table stopped
    early is over. Its record is that of the whole session.
    """
    if not is_box(session):
        return session
    session = _played_out(session)
    question = open_question(session)
    if isinstance(question, LiftedTile):
        last = session.history[-1]
        session = _with_last(session, before_lift(session.state_at(question.number - 1), last.action))
    if _notes(session).ended and not session.state.over:
        ending = end_now(session.state)
        events = (*session.history[-1].events, *ending.events) if session.history else ending.events
        return _with_last(session, ending._replace(events=events))
    if question is not None and session.state.decision is not None:
        events = session.history[-1].events if session.history else ()
        session = _with_last(session, Outcome(replace(session.state, decision=None), events))
    return session


def _with_last(session: Session, outcome: Outcome) -> Session:
    """Return the session with another outcome of its last action; without actions, with another start."""
    if not session.history:
        return replace(session, start=outcome.state)
    *before, last = session.history
    return replace(
        session, history=(*before, last.replace(events=tuple(outcome.events), state=outcome.state))
    )


def _played_out(session: Session) -> Session:
    """Return a session with the whole outcome of its last action, as the engine plays it."""
    if session.state.decision is not None:
        return session
    if not session.history:
        return replace(session, start=new_game(session.deal).state)
    return _with_last(session, apply(session.state_at(len(session.history) - 1), session.history[-1].action))


def with_end(session: Session) -> Session:
    """Return the session that the table ends here; `settled` then scores the city as it stands."""
    return _with_notes(session, _notes(session).replace(ended=True))


def ended_early(session: Session) -> bool:
    """Return whether the table stopped before the end of the game."""
    return is_box(session) and _notes(session).ended


def without_unknown(session: Session, state: State) -> State:
    """Return a state of a session without the tiles and backs that nobody has entered.

    Placeholders replace them, as in `game.observe`. Named tiles in hands stay.
    """
    names = {*_notes(session).named}

    def held(number: int, seat: Seat) -> tuple[str, ...]:
        deck, public = state.rules.deck, {*names, *seat.shown}
        backs = card_of(session.deal, number).counts_backs
        return tuple(
            sorted(t if t in public else hidden_tile(deck[t].back if backs else None) for t in seat.hand)
        )

    unknown, decision = hidden_tile(None), state.decision
    return replace(
        state,
        seats=tuple(seat._replace(hand=held(number, seat)) for number, seat in enumerate(state.seats)),
        stack=(unknown,) * len(state.stack),
        grifter_stack=(unknown,) * len(state.grifter_stack),
        decision=None if decision is not None and decision.kind in ("build", "swap") else decision,
    )


# --- Open questions to the table ---


def open_question(session: Session) -> LiftedTile | TileBack | DrawnTile | None:
    """Return the question that the table must answer first: the Grifter's tile, a back, or a tile drawn."""
    notes, session = _notes(session), _played_out(session)
    if notes.ended:
        return None
    tile = _lifted_tile(session.history[-1]) if session.history else None
    if tile is not None and tile not in notes.named:
        return LiftedTile(len(session.history))  # the table had named it before any later action
    seat = _hacker(session.deal)
    if seat is not None and not notes.draws and notes.backs < _drawn_by(session, seat, len(session.history)):
        return TileBack(seat, notes.backs)
    if notes.draws:
        unnamed = [tile for tile in session.state.seats[0].hand if tile not in notes.named]
        return DrawnTile(0, len(unnamed)) if unnamed else None
    return None


def _lifted_tile(played: Played) -> str | None:
    return next((event.tile for event in played.events if isinstance(event, TileLifted)), None)


def _lifted_in(session: Session, number: int) -> str:
    tile = _lifted_tile(session.history[number - 1])
    if tile is None:
        raise IndexError(number)
    return tile


def _hacker(deal: Deal) -> int | None:
    """Return the seat whose card counts backs, if there is one."""
    return next((seat for seat in range(len(deal.seats)) if card_of(deal, seat).counts_backs), None)


def _drawn_by(session: Session, seat: int, number: int) -> int:
    """Return how many tiles a seat has had after a number of actions, the first hand included."""
    events = (event for played in session.history[:number] for event in played.events)
    built = sum(isinstance(event, Built | Renovated) and event.seat == seat for event in events)
    return min(len(session.state_at(number).seats[seat].hand) + built, len(places_of(session.deal, seat)))


def _seen_tiles(session: Session, apart: str | None = None, within: int | None = None) -> dict[str, Fault]:
    """Return the tiles that somebody has seen, each with the reason why it cannot be named again.

    `apart` is a tile that the table is about to name again. Its earlier appearances do not count, in the
    action `within` only, or anywhere.
    """
    seen: dict[str, Fault] = {}
    for number, played in enumerate(session.history, 1):
        dropped = apart if within in (None, number) else None
        for event in played.events:
            match event:
                case Swapped(seat, tile) if tile != dropped:
                    seen[tile] = fault("tile-in-hand", tile=tile, seat=seat)
                case TileLifted(tile) if tile != dropped:
                    seen[tile] = fault("tile-lifted", tile=tile)
                case Built(_, tile, cell) if tile != dropped:
                    seen[tile] = fault("tile-built", tile=tile, cell=cell)
                case Renovated(_, tile, cell, covered):
                    if covered in seen:
                        seen[covered] = fault("tile-covered", tile=covered, cell=cell)
                    if tile != dropped:
                        seen[tile] = fault("tile-built", tile=tile, cell=cell)
    for tile in _notes(session).named:
        holder = next((n for n, seat in enumerate(session.state.seats) if tile in seat.hand), None)
        if holder is not None and tile != apart:
            seen.setdefault(tile, fault("tile-in-hand", tile=tile, seat=holder))
    return seen


def _arrangement(session: Session, seen: Mapping[str, Fault]) -> Arrangement:
    return arrangement_of(session.deal, frozenset(seen), _notes(session).backs)


# --- Naming ---


def nameable(session: Session, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the tiles that the table may name for a seat's hand, by back, in the deck's order.

    Excludes tiles seen elsewhere and tiles that cannot be in this game.
    """
    return _by_back(session, _seen_tiles(session), session.state.seats[seat].hand, seat)


def nameable_drawn(session: Session, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the tiles that the table may name as drawn by a seat, by back: none that is named already."""
    names = _notes(session).named
    tiles = nameable(session, seat)
    return {back: tuple(tile for tile in tiles[back] if tile not in names) for back in tiles}


def nameable_instead(session: Session, number: int) -> dict[str, tuple[str, ...]]:
    """Return the tiles that a seat may have built in an action, counted from 1, instead of its tile, by back.

    These are the tiles that `with_action` accepts there. A later action may still forbid one.
    """
    played, hand = session.history[number - 1], _hand_before(session, number)
    seen = _seen_tiles(session, _tile_of(played.action), number)
    return {
        back: tuple(t for t in tiles if t not in seen or (t in hand and seen[t].code == "tile-in-hand"))
        for back, tiles in _by_back(session, seen, hand, played.seat).items()
    }


def nameable_lifted(session: Session, number: int) -> dict[str, tuple[str, ...]]:
    """Return the tiles that the table may name as lifted by the Grifter in an action, by back."""
    session = _played_out(session)
    tile = _lifted_in(session, number)
    return _by_back(session, _seen_tiles(session, tile), (tile,), GRIFTER)


def _by_back(
    session: Session, seen: Mapping[str, Fault], hand: tuple[str, ...], seat: int
) -> dict[str, tuple[str, ...]]:
    deck, arrangement = session.deal.rules.deck, _arrangement(session, seen)
    return {
        back: tuple(
            tile
            for tile in deck.stack(back, five_players=True)
            if tile in hand or isinstance(_place_tile(arrangement, seen, hand, tile, seat), Arrangement)
        )
        for back in SYMBOLS
    }


def with_tile(session: Session, seat: int, tile: str, *, drawn: bool = False) -> Session:
    """Return the session with a named tile in a seat's hand; raises `BoxError`.

    Unseen tiles change places. `drawn` means that the table knows the tile from now on, even before it is
    built: the player named it when drawing it.
    """
    hand = session.state.seats[seat].hand
    if tile not in hand:
        seen = _seen_tiles(session)
        placed = _place_tile(_arrangement(session, seen), seen, hand, tile, seat)
        bare = _with_arrangement(replace(session, undone=()), _check(placed))
        session = _with_redo(bare, session.undone, kept=tile)
    return _with_name(session, tile) if drawn else session


def with_lifted(session: Session, number: int, tile: str, *, short: bool = False) -> Session:
    """Return the session with a name for the tile that the Grifter lifted in an action, counted from 1.

    The Grifter builds it by the rules, so his building may stand elsewhere if nothing has followed. Raises
    `BoxError`, and `CorrectionError` if a later action would be illegal.
    """
    session = _played_out(session)
    before = _lifted_in(session, number)
    if tile != before:
        seen = _seen_tiles(session, before)
        placed = _check(_place_tile(_arrangement(session, seen), seen, (before,), tile, GRIFTER))
        choices = {
            later: played.action.replace(tile=tile)
            for later, played in enumerate(session.history[number:], number + 1)
            if isinstance(played.action, Build) and played.action.tile == before
        }
        session = _with_arrangement(session, placed, choices, short=short)
    return _with_name(session, tile)


def with_back(session: Session, index: int, back: str, *, short: bool = False) -> Session:
    """Return the session with the back of a tile entered, for the seat whose card counts backs (`TileBack`).

    Raises `BoxError` if no unseen tile with this back can lie there.
    """
    deal, notes, seat = session.deal, _notes(session), _hacker(session.deal)
    if seat is None:
        raise IndexError(index)
    arrangement = _arrangement(session, _seen_tiles(session))
    place = places_of(deal, seat)[index]
    fitting = (tile for tile in arrangement.tiles if deal.rules.deck[tile].back == back)
    here = arrangement.tiles[place]
    if deal.rules.deck[here].back != back:
        moved = next(filter(None, (arrangement.with_tile(place, tile) for tile in fitting)), None)
        if moved is None:
            raise BoxError(fault("no-back-left", back=back))
        session = _with_arrangement(session, moved, short=short)
    return _with_notes(session, _notes(session).replace(backs=max(notes.backs, index + 1)))


def _check(placed: Arrangement | Fault) -> Arrangement:
    if isinstance(placed, Fault):
        raise BoxError(placed)
    return placed


def _place_tile(
    arrangement: Arrangement,
    seen: Mapping[str, Fault],
    hand: tuple[str, ...],
    tile: str,
    seat: int,
) -> Arrangement | Fault:
    """Return the arrangement with a tile instead of one of a hand, or why it cannot be there.

    It takes the place of the first possible unseen tile, preferably of one with the same back.
    """
    if tile in seen:
        return seen[tile]
    if tile not in arrangement.tiles:
        return fault("tile-not-in-game", tile=tile)
    deck = arrangement.deck
    back = deck[tile].back
    unseen = [other for other in hand if other not in seen]
    if not unseen:
        return fault("hand-known", seat=seat)
    unseen.sort(key=lambda other: deck[other].back != back)
    places = [arrangement.tiles.index(other) for other in unseen]
    fitting = [p for p in places if p not in arrangement.backs or deck[arrangement.tiles[p]].back == back]
    if not fitting:
        return fault("wrong-back", tile=tile, seat=seat)
    moved = next(filter(None, (arrangement.with_tile(place, tile) for place in fitting)), None)
    return moved or fault("tile-taken-out", tile=tile, back=back)


def _with_name(session: Session, tile: str) -> Session:
    notes = _notes(session)
    return _with_notes(session, notes.replace(named=tuple(dict.fromkeys((*notes.named, tile)))))


# --- Correcting ---


def with_action(session: Session, number: int, action: Action, *, short: bool = False) -> Session:
    """Return the session with an action, counted from 1, replaced; raises `BoxError` or `CorrectionError`.

    A tile that the seat did not hold moves into its hand. Later entries and builds of the table stay.
    """
    played, tile, hand = session.history[number - 1], _tile_of(action), _hand_before(session, number)
    if tile is None or tile in hand or session.state_at(number - 1).lifted is not None:
        return _replay(session, session.deal, {number: action}, short=short)
    seen = _seen_tiles(session, _tile_of(played.action), number)
    placed = _place_tile(_arrangement(session, seen), seen, hand, tile, played.seat)
    return _with_arrangement(session, _check(placed), {number: action}, short=short)


def _tile_of(action: Action) -> str | None:
    return action.tile if isinstance(action, Build | Renovate | Swap) else None


def _hand_before(session: Session, number: int) -> tuple[str, ...]:
    """Return the hand of the seat that acted, just before it did."""
    return session.state_at(number - 1).seats[session.history[number - 1].seat].hand


def with_money(session: Session, seat: int, dollars: int) -> Session:
    """Return the session with a seat's money changed by hand to an amount; raises `BoxError`.

    The record adds the difference to the seat's money at the start, so every reader reaches the same totals.
    """
    difference = dollars - session.state.seats[seat].money
    if abs(session.deal.seats[seat].money + difference) > MAX_MONEY:
        raise BoxError(fault("money-by-hand", limit=MAX_MONEY))
    if not difference:
        return session
    notes = _notes(session)
    money = (*notes.money, MoneyByHand(session.state.turn, seat, difference, _count(session)))
    return _with_notes(_pay(session, seat, difference), notes.replace(money=money))


def _pay(session: Session, seat: int, dollars: int) -> Session:
    """Return the session with more money of a seat at the start."""
    start = session.deal.seats[seat]
    return _with_seat(session, seat, start.replace(money=start.money + dollars))


def _count(session: Session) -> int:
    """Return the number of actions; those about swaps come and go with their question."""
    return sum(not isinstance(played.action, Swap) for played in session.history)


def _with_seat(session: Session, seat: int, start: SeatStart, *, short: bool = False) -> Session:
    seats = (*session.deal.seats[:seat], start, *session.deal.seats[seat + 1 :])
    return _replay(session, replace(session.deal, seats=seats), short=short)


def with_seat_name(session: Session, seat: int, name: str) -> Session:
    """Return the session with another name of a seat."""
    return _with_seat(session, seat, session.deal.seats[seat].replace(name=name))


def possible_cards(session: Session, seat: int) -> tuple[str, ...]:
    """Return the cards that a seat may have instead of its own.

    A card that changes the number of tiles in the game is neither taken nor given.
    """
    seats, rules = session.deal.seats, session.deal.rules
    if not rules.consultants or seats[seat].consultant is None or card_of(session.deal, seat).widens:
        return ()
    people = seats[:1] if rules.solo else seats
    allowed = consultants_for("solo" if rules.solo else "multiplayer", len(people), rules.business)
    return tuple(each for each in allowed if not CONSULTANTS[each].widens and each != seats[seat].consultant)


def with_card(session: Session, seat: int, card: str, *, short: bool = False) -> Session:
    """Return the session with another card of a seat; a seat that had it gets the first one's card instead.

    The table enters the backs of a Hacker's tiles again. Raises `CorrectionError` if a later action would be
    illegal, and `IndexError` if the card is impossible.
    """
    if card not in possible_cards(session, seat):
        raise IndexError(card)
    own = session.deal.seats[seat].consultant
    seats = tuple(
        each.replace(consultant=card if number == seat else own)
        if number == seat or each.consultant == card
        else each
        for number, each in enumerate(session.deal.seats)
    )
    notes = _notes(session)
    if _hacker(session.deal) != _hacker(replace(session.deal, seats=seats)):
        notes = notes.replace(backs=0)
    session = _with_notes(replace(session, deal=replace(session.deal, seats=seats)), notes)
    return _with_arrangement(
        session, _without_copies(_arrangement(session, _seen_tiles(session))), short=short
    )


def with_first(session: Session, seat: int, *, short: bool = False) -> Session:
    """Return the session in which a seat begins, and the others follow clockwise.

    The actions stay in order, so each belongs to the next seat. Raises `CorrectionError`.
    """
    seats, notes, count = session.deal.seats, _notes(session), len(session.deal.seats)
    money = tuple(each.replace(seat=(each.seat - seat) % count) for each in notes.money)
    notes = notes.replace(money=money, backs=notes.backs if _hacker(session.deal) is None else 0)
    deal = replace(session.deal, seats=(*seats[seat:], *seats[:seat]))
    return _with_notes(_replay(session, deal, short=short), notes)


def _with_arrangement(
    session: Session,
    arrangement: Arrangement,
    corrected: Mapping[int, Action] | None = None,
    *,
    short: bool = False,
) -> Session:
    """Return the session replayed with the tiles of an arrangement; moved named tiles lose their names."""
    notes = _notes(session)
    before = _arrangement(session, {}).tiles
    at = dict(zip(before, arrangement.tiles, strict=True))
    replayed = _replay(session, arrangement.dealt(session.deal), corrected or {}, short=short)
    return _with_notes(
        replayed, notes.replace(named=tuple(tile for tile in notes.named if at.get(tile) == tile))
    )


def _replay(
    session: Session, deal: Deal, corrected: Mapping[int, Action] | None = None, *, short: bool = False
) -> Session:
    """Return the session with its actions replayed on another deal, some of them replaced.

    The engine asks for a swap only if the hand has a tile for it; answers `swap none` appear and disappear
    with the question. Undone actions stay as long as they replay. `short`: the session ends before the first
    illegal action, or with the Grifter's first different build.
    """
    fresh = replace(
        begin(deal, practice=session.practice), extra=session.extra, custom_deck=session.custom_deck
    )
    for number, played in enumerate(session.history, 1):
        action = (corrected or {}).get(number, played.action)
        if not isinstance(action, Swap):
            fresh = _without_swap(fresh)
        elif action == Swap() and not _asks_swap(fresh.state):
            continue
        later = (*session.undone, *reversed(session.history[number:]))
        try:
            fresh = fresh.act(action, unasked=played.unasked)
        except IllegalAction as error:
            if short:
                return _with_redo(fresh, later)
            raise CorrectionError(ReplayError(number, str(action), error.problem, error.rule)) from None
        if number < len(session.history) and _grifter_builds(fresh.history[-1]) != _grifter_builds(played):
            if short:
                return _with_redo(fresh, later)
            raise CorrectionError(ReplayError(number, str(action), "grifter-elsewhere", "rules.md §9"))
    return _with_redo(fresh, session.undone)


def _with_redo(session: Session, undone: Sequence[Played], kept: str = "") -> Session:
    """Return the session with the undone actions, latest first, that still replay; `kept` stays in a hand."""
    played = session
    for each in reversed(undone):
        tile, decision = _tile_of(each.action), played.state.decision
        if decision is None:
            break
        hand = played.state.seats[decision.seat].hand
        if tile is not None and tile not in hand and played.state.lifted is None:
            seen = _seen_tiles(played)
            if kept:
                seen.setdefault(kept, fault("tile-in-hand", tile=kept, seat=session.state.current))
            placed = _place_tile(_arrangement(played, seen), seen, hand, tile, decision.seat)
            if isinstance(placed, Fault):
                break
            moved = _with_arrangement(played, placed)
            if len(moved.history) != len(played.history):
                break
            played = moved
        try:
            played = played.act(each.action, unasked=each.unasked)
        except IllegalAction:
            break
    before = len(session.history)
    return replace(played, history=played.history[:before], undone=(*reversed(played.history[before:]),))


def _asks_swap(state: State) -> bool:
    return state.decision is not None and state.decision.kind == "swap"


def _without_swap(session: Session) -> Session:
    while _asks_swap(session.state):
        session = session.act(Swap(), unasked=True)
    return session


def _grifter_builds(played: Played) -> list[tuple[object, str]]:
    """Return the Grifter's builds in an action."""
    rules = played.state.rules
    return [
        (event.cell, event.facing)
        for event in played.events
        if isinstance(event, Built) and rules.is_grifter(event.seat)
    ]
