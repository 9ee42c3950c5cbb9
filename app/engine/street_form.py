"""The form of a single street to score, and the reasons why the rules forbid one.

A form lists the street as seen with its road at the bottom, from left to right. `street_score.py` scores it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from .city import COLOURS, ICONS, LONGEST_STREET, NOBODY, Building, Counts, Deck
from .consultants import CONSULTANTS, NO_CONSULTANT, Consultant
from .kinds import KINDS
from .setup import backs_in_play, consultant_problem
from .state import GRIFTER, HAND, PEOPLE, SIGNS, TOKENS, Mode
from .values import Value

STREET_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "no-buildings": "rules.md §1",
        "street-too-long": "rules.md §1",
        "start-apart": "rules.md §1",
        "not-enclosed": "rules.md §1",
        "odd-players": "rules.md §2",
        "not-in-game": "rules.md §2",
        "tile-twice": "rules.md §2",
        "too-many-of-back": "rules.md §2",
        "start-owned": "rules.md §2",
        "too-many-signs": "rules.md §2",
        "too-many-people": "rules.md §2",
        "scored-before": "rules.md §4",
        "odd-surroundings": "rules.md §4",
        "wrong-people": "rules.md §5",
        "too-many-tokens": "rules.md §7",
        "card-not-in-game": "rules.md §8",
        "not-doubled": "rules.md §8",
        "odd-hand": "rules.md §8",
        "no-swap": "rules.md §8",
    }
)
"""The reasons why the rules forbid a form, with their sections."""


class StreetRefusal(ValueError):
    """A form that the rules forbid.

    `problem` is a key of `STREET_RULES`, `rule` its section, `subject` the tile or card concerned, if any.
    """

    def __init__(self, problem: str, subject: str = "") -> None:
        super().__init__(f"{problem} {subject}".strip())
        self.problem = problem
        self.rule = STREET_RULES[problem]
        self.subject = subject


class StreetBuilding(Value):
    """A building of the street, with its owner's signs and the people lying and standing on it.

    `around` is the number of tiles around it, and `encloses` whether it encloses another street; only the
    valuations that `looks_around` names depend on them.
    """

    tile: str
    owner: int | None = None
    signs: int = 1
    people: Counts = NOBODY
    fomo: Counts = NOBODY
    around: int | None = None
    encloses: bool = False


class StreetEnd(Value):
    """A building that closes an end; `points_in` means that its base, and so its symbols, face the street."""

    tile: str
    points_in: bool = False
    owner: int | None = None


class StreetForm(Value):
    """All inputs of the score of a street.

    `ends` are the buildings beyond its left and right end. `cards` are the consultants, one entry per player;
    with one player, seat 1 is the Grifter's. `current` is the seat whose turn it is. `elsewhere` are
    buildings in other streets, by seat and tile (Location Scout). `backs` are those in the Hacker's hand.
    `swap` is the tile that the Entrepreneur scores instead of a building, by its number from 0. `final` is
    end game scoring: then `tokens`, the counts of each seat, bring bonuses.
    """

    buildings: tuple[StreetBuilding, ...]
    ends: tuple[StreetEnd | None, StreetEnd | None] = (None, None)
    cards: tuple[str | None, ...] = (None, None)
    edition: str = "2021"
    business: bool = False
    current: int = 0
    elsewhere: tuple[tuple[int, str], ...] = ()
    backs: tuple[str, ...] = ()
    swap: tuple[str, int] | None = None
    tokens: tuple[Counts, ...] = ()
    final: bool = False

    @property
    def mode(self) -> Mode:
        """The mode of the game."""
        return "solo" if len(self.cards) == 1 else "multiplayer"

    @property
    def seats(self) -> int:
        """The number of seats, with the Grifter's."""
        return max(2, len(self.cards))

    def card(self, seat: int | None) -> Consultant:
        """Return the card of a seat, or `NO_CONSULTANT`."""
        card = self.cards[seat] if seat is not None and seat < len(self.cards) else None
        return NO_CONSULTANT if card is None else CONSULTANTS[card]

    @property
    def tiles(self) -> tuple[str, ...]:
        """All tiles that the form names."""
        ends = (end.tile for end in self.ends if end is not None)
        swap = () if self.swap is None else (self.swap[0],)
        return (*(own.tile for own in self.buildings), *ends, *(tile for _, tile in self.elsewhere), *swap)


def tiles_in_play(form: StreetForm, deck: Deck) -> dict[str, tuple[tuple[str, ...], int]]:
    """Return the tiles of each back that a game of this size may contain, and how many it contains."""
    wider = any(form.card(seat).widens for seat in range(form.seats))
    backs = backs_in_play(deck, form.seats + wider)
    return {back: (tiles, len(tiles) - removed) for back, (tiles, removed) in backs.items()}


def looks_around(form: StreetForm, deck: Deck) -> dict[int, str]:
    """Return the buildings whose valuation looks beyond the street, by number, each with its kind."""
    scored = [(number, own.tile) for number, own in enumerate(form.buildings)]
    if form.swap is not None:
        scored.append((form.swap[1], form.swap[0]))
    kinds = ((number, deck[tile].valuation.kind) for number, tile in scored)
    return {number: kind for number, kind in kinds if KINDS[kind].reach == "around"}


def form_problem(form: StreetForm, deck: Deck) -> StreetRefusal | None:
    """Return the first reason why the rules forbid a form, or `None`."""
    return next(_problems(form, deck), None)


def _problems(form: StreetForm, deck: Deck) -> Iterator[StreetRefusal]:
    players = len(form.cards)
    owners = (*(own.owner for own in form.buildings), *(seat for seat, _ in form.elsewhere))
    ends = tuple(end for end in form.ends if end is not None)
    seats = {seat for seat in (*owners, *(end.owner for end in ends), form.current) if seat is not None}
    if not 1 <= players <= 5 or not seats <= {*range(form.seats)} or len(form.tokens) > form.seats:
        yield StreetRefusal("odd-players")
        return
    cards = [card for card in form.cards if card is not None]
    for card in cards:
        if cards.count(card) > 1 or consultant_problem(card, form.mode, players, form.business) is not None:
            yield StreetRefusal("card-not-in-game", card)
            return
    yield from _tile_problems(form, deck)
    if not form.buildings:
        yield StreetRefusal("no-buildings")
    if len(form.buildings) > LONGEST_STREET:
        yield StreetRefusal("street-too-long")
    if not form.final and len(ends) < 2:
        yield StreetRefusal("not-enclosed")
    if form.final and len(ends) == 2 and any(own.owner is not None for own in form.buildings):
        yield StreetRefusal("scored-before")
    yield from _sign_problems(form, deck)
    yield from _people_problems(form, deck)
    if any(form.card(seat).counts_backs for seat in range(form.seats)) < bool(form.backs):
        yield StreetRefusal("odd-hand")
    if len(form.backs) > HAND:
        yield StreetRefusal("odd-hand")
    if form.swap is not None and form.final:
        yield StreetRefusal("no-swap", form.swap[0])
    for kind in range(len(ICONS)):
        if sum(tokens[kind] for tokens in form.tokens) > (TOKENS if form.business else 0):
            yield StreetRefusal("too-many-tokens")


def _tile_problems(form: StreetForm, deck: Deck) -> Iterator[StreetRefusal]:
    in_play = tiles_in_play(form, deck)
    start = {building.id for building in deck.start}
    places = {tile for tiles, _ in in_play.values() for tile in tiles} | start
    for tile, number in Counter(form.tiles).items():
        if tile not in places:
            yield StreetRefusal("not-in-game", tile)
            return
        if number > 1:
            yield StreetRefusal("tile-twice", tile)
    backs = Counter([*(deck[tile].back for tile in form.tiles), *form.backs])
    for back, (_, most) in in_play.items():
        if backs[back] > most:
            yield StreetRefusal("too-many-of-back", next(t for t in form.tiles if deck[t].back == back))


def _sign_problems(form: StreetForm, deck: Deck) -> Iterator[StreetRefusal]:
    signs = [(own.tile, own.owner, own.signs) for own in form.buildings]
    signs += [(end.tile, end.owner, 1) for end in form.ends if end is not None]
    signs += [(tile, seat, 1) for seat, tile in form.elsewhere]
    used: Counter[int] = Counter()
    doubled: set[int] = set()
    for tile, owner, count in signs:
        if owner is None:
            continue
        used[owner] += count
        if deck[tile].cell is not None:
            yield StreetRefusal("start-owned", tile)
        if count not in (1, 2) or (count == 2 and (owner in doubled or not form.card(owner).doubles)):
            yield StreetRefusal("not-doubled", tile)
        if count == 2:
            doubled.add(owner)
        if used[owner] > SIGNS and not (form.mode == "solo" and owner == GRIFTER):
            yield StreetRefusal("too-many-signs", tile)


def _people_problems(form: StreetForm, deck: Deck) -> Iterator[StreetRefusal]:
    for own in form.buildings:
        if any(not _may_hold(deck[own.tile], people) for people in (own.people, own.fomo)):
            yield StreetRefusal("wrong-people", own.tile)
    for colour in range(len(COLOURS)):
        if sum(own.people[colour] + own.fomo[colour] for own in form.buildings) > PEOPLE:
            yield StreetRefusal("too-many-people")


def _may_hold(building: Building, people: Counts) -> bool:
    """Return whether people of these colours can be on a building: only colours that it shows."""
    return all(count == 0 or symbols for count, symbols in zip(people, building.symbol_counts, strict=False))
