"""The reasons for a choice's cost, as data, derived from the parts of the loss.

Each topic of a verdict (one seat's money from a street) that explains enough of the loss is examined with the
engine's previews of both actions. The first kind that fits becomes its reason. Where the best action loses
much elsewhere, a price is named too. Each reason says how many dollars of the loss it is `about`, and if they
do not explain the loss together, `sum` stands for the rest. All other dollars in a reason come from the
engine: previews, worths, and payments in the measured deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final, NamedTuple

from ..engine.city import City
from ..engine.events import Joined, TileLifted
from ..engine.forecast import Preview, Scoring, preview
from ..engine.geometry import Cell
from ..engine.position import Position
from ..engine.state import GRIFTER, Abandon, Action, Build, Draft, Renovate, State
from ..engine.turn import carry_out, run
from ..engine.valuation import worth
from ..engine.values import Value
from . import quick
from .apart import Names
from .verdict import Fate, Part, Topic, Verdict

LEAST_TELLING: Final = 2.0
"""The dollars and the standard errors that a topic needs for a reason."""

MOST_REASONS: Final = 2
"""The most reasons for the best action; a price and `sum` may follow."""

ENOUGH: Final = 0.7
"""The share of the loss after which no further reason is needed, and without which `sum` follows."""

DEAR: Final = 1 / 3
"""The share of the loss from which on a price is named."""

OPPOSITES: Final = (("begins", "forgoes"), ("hinders", "helps"))
"""Kinds of reasons that say more and less of the same."""

FEW_TURNS: Final = 3
"""The number of turns left at which a building may come too late."""


class Reason(Value):
    """A reason why the best action beats the played one.

    `kind` is one of `REASON_KINDS`, `seat` the seat whose money it is about. `street` holds the cells of the
    street before the action, none for a new one. `tile` and `other` are the tiles of the best and the played
    action; for the Grifter, `tile` is his next one. `dollars` are with the best action, `instead` with the
    played one. It happened in `count` of `total` deals; for people and tokens, `count` is their number.
    `about` are the dollars of the loss that it explains; those of a price are negative.
    """

    kind: str
    seat: int
    street: tuple[Cell, ...] = ()
    tile: str = ""
    other: str = ""
    dollars: int = 0
    instead: int = 0
    count: int = 0
    total: int = 0
    about: int = 0

    @property
    def amount(self) -> int:
        """The main amount: the dollars with the best action, or those that the played one gives a rival."""
        return self.instead if self.kind in ("pays", "left_open", "feeds") else self.dollars


def reasons(observation: State, verdict: Verdict) -> tuple[Reason, ...]:
    """Return the reasons of a loss: one or two for the best action, weightiest first, then its price.

    `sum` comes last, or alone, if the others do not explain most of the loss.
    """
    sides = _Sides(observation, verdict)
    lost = -sum(topic.dollars for topic in verdict.topics if topic.dollars < 0)
    enough = ENOUGH * verdict.loss + (lost if lost >= DEAR * verdict.loss else 0.0)
    telling: list[Reason] = []
    rest: list[Topic] = []
    explained = 0.0
    for topic in _specific_first(sides, verdict):
        account = None
        if len(telling) < MOST_REASONS and explained < enough and topic.dollars > 0 and _is_telling(topic):
            account = next(_fitting(sides, topic, verdict.parts), None)
        if account is None or account.reason.kind in [other.kind for other in telling]:
            rest.append(topic)
        else:
            telling.append(account.reason)
            rest.append(account.rest)
            explained += account.dollars
    price = _price(sides, verdict, rest) if telling else None
    if price is not None:
        telling.append(price)
        explained += price.about
    balance = balanced(telling)
    if explained < ENOUGH * verdict.loss or not balance:
        balance.append(Reason("sum", sides.seat))
    return tuple(balance)


def balanced(found: Iterable[Reason]) -> list[Reason]:
    """Return the reasons with each pair of opposites reduced to the difference."""
    left: list[Reason] = []
    for reason in found:
        gain = next((r for r in left if (r.kind, reason.kind) in OPPOSITES and r.seat == reason.seat), None)
        if gain is None:
            left.append(reason)
            continue
        at, about = left.index(gain), gain.about + reason.about
        kind = gain.kind if about > 0 else reason.kind
        left[at : at + 1] = [gain.replace(kind=kind, about=about)] if abs(about) >= LEAST_TELLING else []
    return left


def _specific_first(sides: _Sides, verdict: Verdict) -> list[Topic]:
    """Return the topics, the largest first, but before them the largest with a reason that is not plain."""
    topics = list(verdict.topics)
    for topic in topics:
        if topic.dollars > 0 and _is_telling(topic):
            account = next(_fitting(sides, topic, verdict.parts), None)
            if account is not None and account.reason.kind not in PLAIN_REASONS:
                return [topic, *(other for other in topics if other != topic)]
    return topics


def _is_telling(topic: Topic) -> bool:
    """Return whether a topic is large and certain enough to be named; it may speak for either action."""
    return abs(topic.dollars) >= LEAST_TELLING * max(1.0, topic.error)


class _Side:
    """One of the two actions with its immediate effects."""

    def __init__(self, observation: State, action: Action, names: Names, fates: tuple[Fate, ...]) -> None:
        self.action = action
        self.tile = action.tile if isinstance(action, Build | Renovate) else ""
        self._observation = observation
        self._names = names
        self._fates = fates

    @cached_property
    def preview(self) -> Preview | None:
        """The preview of the build, up to the next draw; `None` for an abandonment."""
        action = self.action
        return preview(self._observation, action) if isinstance(action, Build | Renovate) else None

    @cached_property
    def draft(self) -> Draft:
        """The position right after the action, before any scoring."""
        draft = Draft(self._observation)
        carry_out(draft, self.action)
        return draft

    @cached_property
    def street(self) -> Cell | None:
        """The name of the new building's street."""
        return None if self.preview is None else self._names.of(self.preview.street.cells)

    def worth(self) -> int:
        """Return what the new building would earn now."""
        return 0 if self.preview is None else self.preview.receipt.dollars

    def closing(self, street: Cell) -> Scoring | None:
        """Return the scoring of a street enclosed by the action, or `None`."""
        scorings = () if self.preview is None else self.preview.enclosed
        return next((scoring for scoring in scorings if self._names.of(scoring.street) == street), None)

    def pays(self, street: Cell, seat: int) -> int:
        """Return what a street would pay a seat if scored right after the action."""
        return street_pays(self.draft, self._names, street, seat)

    def fate(self, street: Cell, by: int) -> Fate | None:
        """Return the later scorings of a street by a seat, or `None`."""
        return next((fate for fate in self._fates if (fate.street, fate.by) == (street, by)), None)

    def scored(self, street: Cell) -> int:
        """Return the number of deals in which a street was scored."""
        return sum(fate.deals for fate in self._fates if fate.street == street)

    def paid_later(self, street: Cell, seat: int) -> tuple[int, float]:
        """Return the number of deals in which a street was scored, and a seat's average payment in them."""
        fates = [fate for fate in self._fates if fate.street == street]
        deals = sum(fate.deals for fate in fates)
        paid = sum(fate.deals * fate.dollars[seat] for fate in fates)
        return deals, paid / deals if deals else 0.0

    @cached_property
    def joined(self) -> int:
        """The number of people with FOMO who rush to the new building."""
        events = () if self.preview is None else self.preview.events
        return sum(event.count for event in events if isinstance(event, Joined))

    @cached_property
    def claimed(self) -> int:
        """The number of tokens the seat takes at once."""
        sites, seat = self.draft.city.sites, self._observation.current
        scorings = () if self.preview is None else self.preview.enclosed
        return sum(
            max(
                [len(sites[cell].building.icons) for cell in scoring.street if sites[cell].owner == seat]
                + [0]
            )
            for scoring in scorings
        )

    @cached_property
    def grifter(self) -> tuple[str, int]:
        """The Grifter's next tile and what it earns where he builds it; an empty id if there is none."""
        draft = self.draft.copy()
        run(draft)
        for event in draft.events:
            if isinstance(event, TileLifted):
                return event.tile, max((dollars for *_, dollars in event.worths), default=0)
        return "", 0


class _Sides:
    """The best action and the played one."""

    def __init__(self, observation: State, verdict: Verdict) -> None:
        assert observation.decision is not None
        self.observation = observation
        self.seat = observation.decision.seat
        self.deals = verdict.deals
        actions = (verdict.best, verdict.played)
        cells = [action.cell for action in actions if isinstance(action, Build | Renovate | Abandon)]
        self.names = Names(observation.city, cells)
        self.best, self.played = (
            _Side(
                observation,
                action,
                self.names,
                tuple(fate for fate in verdict.fates if fate.best == (number == 0)),
            )
            for number, action in enumerate(actions)
        )

    def cells(self, street: Cell) -> tuple[Cell, ...]:
        """Return the cells of a street before the action, none for a new one."""
        city: City = self.observation.city
        return city.streets[street].cells if street in city.streets else ()

    def for_best(self, kind: str, topic: Topic, street: Cell, **numbers: int) -> Reason:
        """Return a reason about the best action's tile and a street."""
        return Reason(kind, topic.seat, self.cells(street), self.best.tile).replace(**numbers)

    def against_played(self, kind: str, topic: Topic, street: Cell, **numbers: int) -> Reason:
        """Return a reason about the played action's tile and a street."""
        return Reason(kind, topic.seat, self.cells(street), other=self.played.tile).replace(**numbers)


def street_pays(position: Position, names: Names, street: Cell, seat: int) -> int:
    """Return what the streets of a name would pay a seat if scored now."""
    city = position.city
    return sum(
        worth(position, cell)
        for cell, site in city.sites.items()
        if site.owner == seat and names.of(city.streets[cell].cells) == street
    )


# --- The kinds of reasons ---

_Finder = Callable[[_Sides, Topic, Cell], Reason | None]


class _Account(NamedTuple):
    """A reason, the dollars of the loss that it explains, and the unexplained rest of its topic."""

    reason: Reason
    dollars: float
    rest: Topic


def _fitting(sides: _Sides, topic: Topic, parts: tuple[Part, ...]) -> Iterator[_Account]:
    """Yield the reasons that fit a topic, the most telling first."""
    for reason, street in _about(sides, topic):
        dollars = topic.dollars if street is None else _from_street(parts, topic.seat, street)
        if dollars >= LEAST_TELLING:
            others = tuple(each for each in topic.streets if street is not None and each != street)
            rest = topic._replace(dollars=topic.dollars - dollars, streets=others)
            yield _Account(reason.replace(about=round(dollars)), dollars, rest)


def _about(sides: _Sides, topic: Topic) -> Iterator[tuple[Reason, Cell | None]]:
    """Yield the fitting reasons, each with the only street it is about, `None` for the whole topic."""
    match topic.what:
        case "signs":
            yield from ((reason, None) for reason in _about_signs(sides, topic))
        case "tokens":
            yield from ((reason, None) for reason in _about_tokens(sides, topic))
        case _:
            for finder in _OWN if topic.seat == sides.seat else _THEIRS:
                for street in topic.streets:
                    reason = finder(sides, topic, street)
                    if reason is not None:
                        yield reason, None if reason.kind in _OF_BOTH_ACTIONS else street
            yield _plain(sides, topic), None


def _plain(sides: _Sides, topic: Topic) -> Reason:
    """Return the reason that only says whose money a topic about streets is, and about how much."""
    cells = next((cells for street in topic.streets if (cells := sides.cells(street))), ())
    if topic.seat != sides.seat:
        return Reason("hinders_in" if cells else "hinders", topic.seat, cells)
    return Reason("brings" if cells else "begins", topic.seat, cells)


def _from_street(parts: tuple[Part, ...], seat: int, street: Cell) -> float:
    """Return the dollars of the loss from a seat's money of a street."""
    return sum(
        part.dollars
        for part in parts
        if (part.seat, part.street) == (seat, street) and part.what not in ("signs", "tokens")
    )


def _price(sides: _Sides, verdict: Verdict, rest: list[Topic]) -> Reason | None:
    """Return the largest loss of the best action elsewhere, if its losses are a large part of its lead."""
    losing = [topic for topic in rest if topic.dollars < 0]
    if not losing or -sum(topic.dollars for topic in losing) < DEAR * verdict.loss:
        return None
    topic = min(losing, key=lambda topic: topic.dollars)
    if not _is_telling(topic):
        return None
    seat, about = topic.seat, round(topic.dollars)
    streets = [street for street in topic.streets if sides.cells(street)]
    street = min(streets, key=lambda street: _from_street(verdict.parts, seat, street), default=None)
    if seat != sides.seat and street is not None:
        return Reason("helps_in", seat, sides.cells(street), about=about)
    if seat != sides.seat:
        return Reason("helps", seat, about=about)
    if topic.what in ("signs", "tokens"):
        return Reason(f"less_{topic.what}", seat, about=about)
    if street is None:
        return Reason("forgoes", seat, about=about)
    closing = sides.best.closing(street)
    if closing is not None:
        return Reason("cashes", seat, sides.cells(street), dollars=closing.dollars[seat], about=about)
    return Reason("leaves", seat, sides.cells(street), dollars=sides.best.pays(street, seat), about=about)


def _about_signs(sides: _Sides, topic: Topic) -> Iterator[Reason]:
    if topic.seat == sides.seat and _takes_last_sign(sides):
        yield Reason("last_sign", topic.seat, other=sides.played.tile)


def _takes_last_sign(sides: _Sides) -> bool:
    """Return whether only the action played leaves the seat without a sign."""
    best, played = sides.best.preview, sides.played.preview
    return best is not None and played is not None and played.signs_left == 0 < best.signs_left


def _about_tokens(sides: _Sides, topic: Topic) -> Iterator[Reason]:
    if topic.seat == sides.seat:
        yield Reason("tokens", topic.seat, tile=sides.best.tile, count=sides.best.claimed)


def _card(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """Only one of the actions uses the consultant's power."""
    best, played = sides.best, sides.played
    if street not in (best.street, played.street):
        return None
    for kind, used in (("card_used", best), ("card_kept", played)):
        if _uses_card(best.action) != _uses_card(played.action) and _uses_card(used.action):
            return Reason(kind, topic.seat, tile=used.tile, dollars=used.worth())
    return None


def _uses_card(action: Action) -> bool:
    return isinstance(action, Renovate) or (isinstance(action, Build) and action.double)


def _closes(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The best action closes a street that pays the seat; the played one leaves it open."""
    closing = sides.best.closing(street)
    if closing is None or sides.played.closing(street) is not None or not closing.dollars[topic.seat]:
        return None
    return sides.for_best("closes", topic, street, dollars=closing.dollars[topic.seat])


def _waits(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The played action closes a street that would pay more later, mostly because the best one adds to it."""
    closing, fate = sides.played.closing(street), sides.best.fate(street, topic.seat)
    if closing is None or fate is None or sides.best.closing(street) is not None:
        return None
    now, then = closing.dollars[topic.seat], sides.best.pays(street, topic.seat)
    _, mean = sides.best.paid_later(street, topic.seat)
    if then <= now or 2 * fate.soon < sides.deals or then - now < ENOUGH * (mean - now):
        return None
    numbers = {"dollars": then, "instead": now, "count": fate.soon, "total": sides.deals}
    return sides.for_best("waits", topic, street, **numbers)


def _patience(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The played action closes a street that on average pays more when closed later."""
    waiting = _gains_by_waiting(sides.deals, sides.played, sides.best, topic, street)
    if waiting is None:
        return None
    now, later, deals = waiting
    numbers = {"dollars": later, "instead": now, "count": deals, "total": sides.deals}
    return sides.against_played("patience", topic, street, **numbers)


def _gains_by_waiting(
    deals: int, closing: _Side, waiting: _Side, topic: Topic, street: Cell
) -> tuple[int, int, int] | None:
    """Return a seat's dollars from a street that only one action closes: now, and on average later.

    The third number counts the deals in which it was closed later. `None` unless that happens often and pays
    clearly more.
    """
    closed = closing.closing(street)
    if closed is None or waiting.closing(street) is not None:
        return None
    often, mean = waiting.paid_later(street, topic.seat)
    now = closed.dollars[topic.seat]
    if 3 * often < deals or mean < now + LEAST_TELLING:
        return None
    return now, round(mean), often


def _follows(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """After the best action the seat closes a street in its next turn, after the played one seldom."""
    fate, other = sides.best.fate(street, topic.seat), sides.played.fate(street, topic.seat)
    if sides.best.closing(street) is not None:
        return None
    if fate is None or 2 * fate.soon < sides.deals or 2 * (other.soon if other else 0) > fate.soon:
        return None
    dollars = round(fate.dollars[topic.seat])
    return sides.for_best("follows", topic, street, dollars=dollars, count=fate.soon, total=sides.deals)


def _too_late(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """Near the end the played building is not scored in most deals, while the best one is."""
    best, played = sides.best, sides.played
    if best.street is None or played.street is None or best.street == played.street:
        return None
    turns = quick.turns_left(Draft(sides.observation), building=True)
    sold, left = best.scored(best.street), sides.deals - played.scored(played.street)
    if turns > FEW_TURNS or 3 * left < 2 * sides.deals or 3 * sold < 2 * sides.deals:
        return None
    return Reason(
        "too_late",
        topic.seat,
        tile=best.tile,
        other=played.tile,
        dollars=best.worth(),
        instead=(played.worth() + 1) // 2,
        count=left,
        total=sides.deals,
    )


def _fomo(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """More people with FOMO rush to the building of the best action."""
    best, played = sides.best, sides.played
    if street != best.street or best.joined <= played.joined:
        return None
    return Reason("fomo", topic.seat, tile=best.tile, count=best.joined, dollars=best.worth())


def _crowd(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The best action closes a street whose people go to the seat's buildings in another one."""
    count = _people_for(sides.best, sides.names, street, topic.seat)
    if count <= _people_for(sides.played, sides.names, street, topic.seat):
        return None
    return sides.for_best("crowd", topic, street, count=count)


def _people_for(side: _Side, names: Names, street: Cell, seat: int) -> int:
    """Return how many people of streets closed by a build may move to a seat's buildings in a street."""
    city = side.draft.city
    scorings = () if side.preview is None else side.preview.enclosed
    return sum(
        crowd.people
        for scoring in scorings
        for crowd in scoring.crowds
        if any(
            city.sites[cell].owner == seat and names.of(city.streets[cell].cells) == street
            for cell in crowd.destinations
        )
    )


def _worth(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The building would earn more at the place of the best action, or its tile more than the played one."""
    best, played = sides.best, sides.played
    if street not in (best.street, played.street) or best.worth() < played.worth() + LEAST_TELLING:
        return None
    return Reason(
        "worth" if best.tile == played.tile else "other_tile",
        topic.seat,
        tile=best.tile,
        other=played.tile,
        dollars=best.worth(),
        instead=played.worth(),
    )


def _last_sign(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """Without a sign left the seat will have to abandon a building of another street."""
    if street in (sides.best.street, sides.played.street) or not _takes_last_sign(sides):
        return None
    return Reason("last_sign", topic.seat, other=sides.played.tile)


def _grows(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """An existing street would pay the seat more after the best action."""
    after, other = sides.best.pays(street, topic.seat), sides.played.pays(street, topic.seat)
    if not sides.cells(street) or after < other + LEAST_TELLING:
        return None
    return sides.for_best("grows", topic, street, dollars=after, instead=other)


def _grifter(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The Grifter's next tile earns less after the best action."""
    if not sides.observation.rules.is_grifter(GRIFTER) or topic.seat != GRIFTER:
        return None
    (tile, best), (other, played) = sides.best.grifter, sides.played.grifter
    if not tile or tile != other or best >= played:
        return None
    return Reason("grifter", GRIFTER, tile=tile, dollars=best, instead=played)


def _trapped(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The best action closes a rival's street while it pays little."""
    sites = sides.observation.city.sites
    if all(sites[cell].owner != topic.seat for cell in sides.cells(street)):
        return None
    waiting = _gains_by_waiting(sides.deals, sides.best, sides.played, topic, street)
    if waiting is None:
        return None
    now, later, deals = waiting
    numbers = {"dollars": now, "instead": later, "count": deals, "total": sides.deals}
    return sides.for_best("trapped", topic, street, **numbers)


def _pays(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The played action closes a street that pays a rival; the best one leaves it open."""
    closing = sides.played.closing(street)
    if closing is None or sides.best.closing(street) is not None or not closing.dollars[topic.seat]:
        return None
    return sides.against_played("pays", topic, street, instead=closing.dollars[topic.seat])


def _left_open(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """A rival closes the street in many deals after the played action, and in few after the best one."""
    fate, other = sides.played.fate(street, topic.seat), sides.best.fate(street, topic.seat)
    if fate is None or 4 * fate.deals < sides.deals or 2 * (other.deals if other else 0) > fate.deals:
        return None
    if not sides.cells(street) and street != sides.played.street:
        return None
    numbers = {"instead": round(fate.dollars[topic.seat]), "count": fate.deals, "total": sides.deals}
    return sides.against_played("left_open", topic, street, **numbers)


def _feeds(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """A street would pay a rival more after the played action than after the best one."""
    best, played = sides.best.pays(street, topic.seat), sides.played.pays(street, topic.seat)
    if played < best + LEAST_TELLING or not sides.cells(street):
        return None
    return sides.against_played("feeds", topic, street, dollars=best, instead=played)


def _gives_up(sides: _Sides, topic: Topic, street: Cell) -> Reason | None:
    """The abandoned building would earn more than another one that could be abandoned."""
    best, played = sides.best.action, sides.played.action
    if not (isinstance(best, Abandon) and isinstance(played, Abandon)):
        return None
    sites = sides.observation.city.sites
    less, more = worth(sides.observation, best.cell), worth(sides.observation, played.cell)
    if more <= less:
        return None
    tiles = (sites[best.cell].building.id, sites[played.cell].building.id)
    return Reason("gives_up", topic.seat, tile=tiles[0], other=tiles[1], dollars=less, instead=more)


_OWN: Final[tuple[_Finder, ...]] = (
    _gives_up,
    _card,
    _closes,
    _waits,
    _patience,
    _too_late,
    _fomo,
    _worth,
    _follows,
    _crowd,
    _last_sign,
    _grows,
)
_THEIRS: Final[tuple[_Finder, ...]] = (_grifter, _trapped, _pays, _left_open, _feeds)

_OF_BOTH_ACTIONS: Final = frozenset(
    {"gives_up", "card_used", "card_kept", "too_late", "fomo", "worth", "other_tile", "grifter"}
)
"""The kinds that compare what both actions build or give up, wherever it stands."""

PLAIN_REASONS: Final = ("brings", "begins", "hinders_in", "hinders")
"""The kinds of reasons that name only whose money it is.

`brings`: the seat's from a street. `begins`: the seat's from streets not yet begun. `hinders_in`, `hinders`:
a rival's from a street, or any other.
"""

PRICES: Final = ("leaves", "cashes", "forgoes", "helps_in", "helps", "less_signs", "less_tokens")
"""The kinds of reasons that name a loss of the best action elsewhere.

`leaves`: a street of the seat that stays open. `cashes`: one that it closes early. `forgoes`: streets not yet
begun. `helps_in`, `helps`: a rival's money from a street, or any other. `less_signs`, `less_tokens`: signs
and business tokens.
"""

REASON_KINDS: Final = (
    *("gives_up", "card_used", "card_kept", "closes", "waits", "patience", "too_late", "fomo", "worth"),
    *("other_tile", "follows", "crowd", "last_sign", "grows", "grifter", "trapped", "pays", "left_open"),
    *("feeds", "tokens", *PLAIN_REASONS, *PRICES, "sum"),
)
"""All kinds of reasons."""
