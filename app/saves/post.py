"""Games by post: friends send each other the whole game as a link, with no server between them.

A record has the extra key `post`, which other programs keep and ignore (record.md). It names the game and the
seats that people play by post, and seals the actions sent last. `meeting` compares two versions of a game,
and `unseen` returns the tiles of its own hand that a seat may not see yet.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal, NamedTuple, get_args

from app.engine.city import hidden_tile
from app.engine.consultants import CONSULTANTS
from app.engine.record import MAX_ACTIONS, Record, encode
from app.engine.session import Session
from app.engine.state import State
from app.engine.values import Value
from app.saves.marks import POST_KEY
from app.saves.save import PostLine

MAX_OPENED: Final = 40
"""The most openings in a record; the first one of each seat stays."""

_ID: Final = re.compile(r"[a-z0-9]{4,16}", re.ASCII)
_SEAL: Final = re.compile(r"[0-9a-f]{12}|", re.ASCII)
_DATE: Final = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|", re.ASCII)

SwapOrder = Literal["pays", "never", "ask"]
ClaimOrder = Literal["least", "restaurant", "residential", "leisure", "retail", "ask"]


class Orders(NamedTuple):
    """A seat's standing orders for questions in the turns of others (`app.saves.orders`)."""

    claim: ClaimOrder = "least"
    swap: SwapOrder = "pays"


class Opening(NamedTuple):
    """A device opened the game as a seat, on a date as in `2026-11-26` (empty if unknown)."""

    seat: int
    date: str


class Post(Value):
    """The data of a game by post in its record.

    `seats` are those of people. `sent` is the number of actions in the link sent last, and
    `chain` seals them with the deal. `orders` are by seat. `reseated` counts the times that a seat went to a
    bot or back.
    """

    id: str
    seats: tuple[int, ...]
    sent: int = 0
    chain: str = ""
    opened: tuple[Opening, ...] = ()
    orders: tuple[Orders, ...] = ()
    reseated: int = 0

    def orders_of(self, seat: int) -> Orders:
        """Return a seat's standing orders."""
        return self.orders[seat] if seat < len(self.orders) else Orders()


def write_post(post: Post) -> Mapping[str, Any]:
    """Return the extra key of a record for a game by post."""
    data: dict[str, Any] = {
        "id": post.id,
        "seats": list(post.seats),
        "sent": post.sent,
        "chain": post.chain,
        "opened": [list(opening) for opening in post.opened],
    }
    if any(orders != Orders() for orders in post.orders):
        data["orders"] = [list(orders) for orders in post.orders]
    if post.reseated:
        data["reseated"] = post.reseated
    return {POST_KEY: data}


def read_post(session: Session) -> Post | None:
    """Read a session's extra key; `None` without one that fits the game."""
    return post_in(session.extra, len(session.start.seats)) if not session.start.rules.solo else None


def post_in(extra: Mapping[str, Any], seats: int) -> Post | None:
    """Read a record's extra key for a number of seats; `None` without an intact one."""
    data = extra.get(POST_KEY)
    if not isinstance(data, dict):
        return None
    match data:
        case {"id": str(name), "seats": list(people), "sent": int(sent), "chain": str(chain)}:
            pass
        case _:
            return None
    reseated = data.get("reseated", 0)
    opened = _openings(data.get("opened", []), seats)
    orders = _orders(data.get("orders", []), seats)
    whole = (
        _ID.fullmatch(name)
        and _SEAL.fullmatch(chain)
        and all(type(seat) is int and 0 <= seat < seats for seat in people)
        and people == sorted(set(people))
        and type(sent) is int
        and sent >= 0
        and type(reseated) is int
        and 0 <= reseated < MAX_ACTIONS
    )
    if not whole or not people or opened is None or orders is None:
        return None
    usual = all(each == Orders() for each in orders)
    return Post(name, tuple(people), sent, chain, opened, () if usual else orders, reseated)


def _openings(entries: object, seats: int) -> tuple[Opening, ...] | None:
    if not isinstance(entries, list) or len(entries) > MAX_OPENED:
        return None
    openings = []
    for entry in entries:
        match entry:
            case [int(seat), str(date)] if type(seat) is int and 0 <= seat < seats and _DATE.fullmatch(date):
                openings.append(Opening(seat, date))
            case _:
                return None
    return tuple(openings)


def _orders(entries: object, seats: int) -> tuple[Orders, ...] | None:
    if not isinstance(entries, list) or len(entries) not in (0, seats):
        return None
    orders = []
    for entry in entries:
        match entry:
            case [str(claim), str(swap)] if claim in get_args(ClaimOrder) and swap in get_args(SwapOrder):
                orders.append(Orders(claim, swap))  # type: ignore[arg-type]
            case _:
                return None
    return tuple(orders)


def with_post(session: Session, post: Post) -> Session:
    """Return a session with its extra key replaced."""
    return replace(session, extra={**session.extra, **write_post(post)})


def with_opening(post: Post, seat: int, date: str) -> Post:
    """Return the post with a device's opening of the game; the oldest repeated openings drop out first."""
    opened = [*post.opened, Opening(seat, date)]
    while len(opened) > MAX_OPENED:
        seats = [opening.seat for opening in opened]
        del opened[next((n for n, each in enumerate(seats) if each in seats[:n]), 0)]
    return post.replace(opened=tuple(opened))


def reopened(post: Post) -> tuple[Opening, ...]:
    """Return the latest opening of each seat that had been opened before.

    Either a second device has the seat, or a browser forgets it after every visit, such as those inside
    messengers.
    """
    seats = [opening.seat for opening in post.opened]
    repeated = {opening.seat: opening for n, opening in enumerate(post.opened) if opening.seat in seats[:n]}
    return tuple(repeated.values())


def with_bot(session: Session, seat: int, kind: str) -> Session:
    """Return a session in which a bot plays a seat from now on."""
    dealt = session.deal
    seats = tuple(s.replace(kind=kind) if n == seat else s for n, s in enumerate(dealt.seats))

    def seated(state: State) -> State:
        return replace(
            state,
            seats=tuple(s._replace(kind=kind) if n == seat else s for n, s in enumerate(state.seats)),
        )

    return replace(
        session,
        deal=replace(dealt, seats=seats),
        start=seated(session.start),
        history=tuple(played.replace(state=seated(played.state)) for played in session.history),
        undone=(),
    )


def asks_others(session: Session) -> bool:
    """Return whether a game may ask seats in the turns of others: about tokens or a swap."""
    cards = (seat.consultant for seat in session.start.seats)
    return session.start.rules.business or any(card is not None and CONSULTANTS[card].swaps for card in cards)


# --- Whose turn it is ---


def addressee(state: State) -> int | None:
    """Return the seat of the person who plays next and gets the link; `None` after the end.

    Bots play on the device of the next person, so nobody sees their answer before sending.
    """
    decision = state.decision
    if decision is None:
        return None
    people = state.people
    for seat in (decision.seat, state.current):
        if seat in people:
            return seat
    return next((seat for seat in people if seat > state.current), people[0] if people else None)


def unsent(session: Session, post: Post) -> bool:
    """Return whether this device has actions that others have not received."""
    return not post.chain or post.sent != len(session.history)


def post_line(session: Session) -> PostLine | None:
    """Return the line of a game by post in the list of games; `None` for other games."""
    post = read_post(session)
    return PostLine(post.id, addressee(session.state), unsent(session, post)) if post is not None else None


# --- Hidden tiles and undo of a seat ---


def actions_before_own(session: Session, seat: int) -> int:
    """Return the number of actions before a seat's own last ones, after which nobody has played."""
    count = len(session.history)
    while count and (session.history[count - 1].seat == seat or session.history[count - 1].unasked):
        count -= 1
    return count


def unseen(session: Session, seat: int) -> frozenset[str]:
    """Return the tiles that a seat has drawn since another person played last.

    They stay hidden until the game comes back, so opening a link again to try another build gains nothing.
    """
    state = session.state
    if state.over or not any(s.kind == "human" and n != seat for n, s in enumerate(state.seats)):
        return frozenset()
    count = len(session.history)
    while count and not _by_another(session, session.history[count - 1].seat, count, seat):
        count -= 1
    earlier = session.state_at(count).seats[seat].hand
    return frozenset(state.seats[seat].hand) - frozenset(earlier)


def _by_another(session: Session, player: int, count: int, seat: int) -> bool:
    if player == seat or session.history[count - 1].unasked:
        return False
    return session.state.seats[player].kind == "human"


def with_tiles_face_down(state: State, seat: int, tiles: frozenset[str]) -> State:
    """Return an observed state with some tiles of a seat's hand face down."""
    if not tiles:
        return state
    deck = state.rules.deck
    hand = tuple(hidden_tile(deck[t].back) if t in tiles else t for t in state.seats[seat].hand)
    seats = tuple(s._replace(hand=hand) if n == seat else s for n, s in enumerate(state.seats))
    return replace(state, seats=seats)


def state_known_to(session: Session, seat: int | None) -> State:
    """Return the state with the tiles that a seat may not see yet in another seat's hand."""
    state = session.state
    if seat is None or read_post(session) is None:
        return state
    tiles = unseen(session, seat)
    other = (seat + 1) % len(state.seats)
    hands = {
        seat: tuple(tile for tile in state.seats[seat].hand if tile not in tiles),
        other: (*state.seats[other].hand, *sorted(tiles)),
    }
    seats = tuple(s._replace(hand=hands.get(n, s.hand)) for n, s in enumerate(state.seats))
    return replace(state, seats=seats) if tiles else state


def undo_floor(session: Session, seat: int) -> int:
    """Return how many actions undo cannot take back: those sent, and those of others."""
    post = read_post(session)
    return max(actions_before_own(session, seat), post.sent if post is not None else 0)


# --- Two versions of a game ---

Meeting = Literal["same", "longer", "shorter", "fork", "foreign"]
"""How a version relates to another: the same, longer, shorter, a fork, or another game."""


def seal_of(session: Session, count: int) -> str:
    """Return the start of the SHA-256 of a deal and its first actions."""
    text = _text_of(session.record, count)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def sealed(session: Session, post: Post) -> Session:
    """Return a session to send: all its actions count as sent, under a seal."""
    count = len(session.history)
    return with_post(session, post.replace(sent=count, chain=seal_of(session, count)))


def is_sealed(session: Session, post: Post) -> bool:
    """Return whether the seal fits the actions sent last."""
    if post.sent > len(session.history):
        return False
    return post.chain == (seal_of(session, post.sent) if post.chain or post.sent else "")


def _text_of(record: Record, count: int) -> str:
    """Return the text of a deal and its first actions; a bot in a seat changes nothing."""
    seats = tuple(seat.replace(kind="human") for seat in record.deal.seats)
    deal = replace(record.deal, seats=seats)
    return encode(Record(deal, record.actions[:count], {}, record.custom_deck))


def meeting(known: Session, arrived: Session) -> tuple[Meeting, int]:
    """Compare a session that arrived with the known one; also return the number of shared actions."""
    if _text_of(known.record, 0) != _text_of(arrived.record, 0):
        return "foreign", 0
    ours, theirs = known.record.actions, arrived.record.actions
    shared = next(
        (n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]),
        min(len(ours), len(theirs)),
    )
    if shared < min(len(ours), len(theirs)):
        return "fork", shared
    if len(ours) == len(theirs):
        return "same", shared
    return ("longer" if len(theirs) > len(ours) else "shorter"), shared


def merged(base: Session, other: Session, seat: int | None) -> Session:
    """Return a session with the openings and the seat's orders of another copy of the same version."""
    post, more = read_post(base), read_post(other)
    if post is None or more is None:
        return base
    opened = list(post.opened)
    for number in range(len(base.start.seats)):
        theirs = [opening for opening in more.opened if opening.seat == number]
        opened += theirs[sum(opening.seat == number for opening in post.opened) :]
    seats = range(len(base.start.seats))
    orders = tuple((more if n == seat else post).orders_of(n) for n in seats)
    return with_post(base, post.replace(opened=tuple(opened[:MAX_OPENED]), orders=orders))


def reseated_later(arrived: Session, known: Session) -> bool:
    """Return whether a bot has taken or left a seat in a session, but not yet in the known one."""
    newer, older = read_post(arrived), read_post(known)
    return newer is not None and older is not None and newer.reseated > older.reseated


def bots(session: Session) -> frozenset[int]:
    """Return the seats of people that bots now play."""
    post = read_post(session)
    seats = session.state.seats
    return frozenset(n for n in post.seats if seats[n].kind != "human") if post is not None else frozenset()
