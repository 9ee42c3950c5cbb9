"""Hand-made and random games for the tests of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from app.engine.city import COLOURS, ICONS, City, Counts, Site, starting_city
from app.engine.deck_file import parse_deck
from app.engine.events import BeginTurn, Event, GameEnded, StreetScored
from app.engine.game import apply, legal_actions, new_game
from app.engine.geometry import Facing, neighbours, parse_cell
from app.engine.receipts import Receipt
from app.engine.rng import Rng
from app.engine.setup import RANDOM, Deal, SeatChoice, SeatStart, Setup, deal
from app.engine.state import Action, Build, Decision, Draft, Renovate, Rules, Seat, State, parse_action
from app.engine.turn import run

ROOT = Path(__file__).resolve().parents[2]
DECK_TEXT = (ROOT / "assets" / "decks" / "standard.toml").read_text(encoding="utf-8")
DECK = parse_deck(DECK_TEXT)
EDITIONS = ("2021", "draft", "ru")
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve")


def setup(players: int = 2, *, seed: str = "test", **options: Any) -> Setup:
    """Return a set-up; one player means solo, at normal difficulty by default. Consultants are random."""
    solo = players == 1
    card = RANDOM if options.get("consultants") else None
    options = {"difficulty": "normal"} | options if solo else options
    seats = tuple(SeatChoice(name, "human", card) for name in NAMES[:players])
    return Setup(seats, "solo" if solo else "multiplayer", seed=seed, **options)


def setups(seed: str) -> Iterator[Setup]:
    """Yield a set-up for every mode, player count, expansion set, edition and difficulty."""
    for edition in EDITIONS:
        for business in (False, True):
            for consultants in (False, True):
                options: dict[str, Any] = {"business": business, "consultants": consultants}
                for players in range(2, 6):
                    yield setup(players, seed=seed, edition=edition, **options)
                for difficulty in ("easy", "normal", "hard"):
                    yield setup(1, seed=seed, edition=edition, difficulty=difficulty, **options)


def name_of(chosen: Setup) -> str:
    """Return a name for the options of a set-up."""
    expansions = [name for name in ("business", "consultants") if getattr(chosen, name)]
    who = chosen.difficulty or str(len(chosen.seats))
    return "-".join([chosen.mode, who, chosen.edition, *expansions])


Moment = tuple[State, Action, State, tuple[Event, ...]]
"""The state before, the action, the state after, and the events."""


def played(start: State, rng: Rng, *, dense: bool = False) -> Iterator[Moment]:
    """Play at random to the end; a `dense` city has more streets enclosed at once."""
    state = start
    while options := legal_actions(state):
        action = options[rng.below(len(options))]
        if dense and isinstance(action, Build):
            picks = [action, *(options[rng.below(len(options))] for _ in range(7))]
            builds = [pick for pick in picks if isinstance(pick, Build | Renovate)]
            action = max(builds, key=lambda pick: sum(n in state.city for n in neighbours(pick.cell)))
        outcome = apply(state, action)
        yield state, action, outcome.state, outcome.events
        state = outcome.state


def game(chosen: Setup, *, dense: bool = False) -> Iterator[Moment]:
    """Play a set-up's deal at random to the end."""
    return played(new_game(deal(chosen, DECK)).state, Rng(f"play/{chosen.seed}"), dense=dense)


def asked(state: State) -> Decision:
    """Return a state's pending decision; fails if the game is over."""
    assert state.decision is not None
    return state.decision


def tiles_of(state: State) -> list[str]:
    """Return all tiles in the game except covered ones."""
    lifted = [] if state.lifted is None else [state.lifted]
    hands = [tile for seat in state.seats for tile in seat.hand]
    standing = [site.building.id for site in state.city.sites.values()]
    return [*standing, *hands, *lifted, *state.stack, *state.grifter_stack]


# Hand-made tables.


def counts(**number: int) -> Counts:
    """Return counts by colour or by kind of token."""
    names = ICONS if set(number) <= set(ICONS) and number else COLOURS
    a, b, c, d = (number.get(name, 0) for name in names)
    return (a, b, c, d)


def city_of(*placed: tuple[str, str, Facing]) -> City:
    """Return a city with Station, Park and unowned buildings `(cell, tile, facing)`, legal or not."""
    city = starting_city(DECK.start)
    for where, tile, facing in placed:
        city = city.with_building(parse_cell(where), Site(DECK[tile], facing))
    return city


class Table:
    """A game before its first turn with a hand-made city; `start` begins the first turn.

    `hands` and `stack` are tile ids; `cards` the consultants. Money is 0 by default.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        stack: Sequence[str] = (),
        *,
        cards: Sequence[str | None] = (),
        solo: bool = False,
        business: bool = False,
        edition: str = "2021",
        grifter_stack: Sequence[str] = (),
        money: Sequence[int] = (),
    ) -> None:
        hands = [*hands, ()] if solo else hands
        rules = Rules(
            DECK, "solo" if solo else "multiplayer", edition, business, any(cards), "easy" if solo else None
        )
        seats = tuple(
            SeatStart(
                "The Grifter" if solo and number else NAMES[number],
                "grifter" if solo and number else "human",
                cards[number] if number < len(cards) else None,
                money[number] if number < len(money) else 0,
            )
            for number in range(len(hands))
        )
        self.deal = Deal(rules, seats, tuple(map(tuple, hands)), tuple(stack), tuple(grifter_stack))
        self.draft = Draft(
            State(
                rules=rules,
                city=starting_city(DECK.start),
                seats=tuple(
                    Seat(seat.name, seat.kind, seat.consultant, seat.money, tuple(sorted(hand)))
                    for seat, hand in zip(seats, hands, strict=True)
                ),
                stack=self.deal.stack,
                grifter_stack=self.deal.grifter_stack,
                supply=(11, 11, 11, 11),
                bank=(12, 12, 12, 12) if business else (0, 0, 0, 0),
                current=0,
                turn=0,
                agenda=(BeginTurn(0),),
                lifted=None,
                moving=(0, 0, 0, 0),
                winners=(),
                over=False,
                decision=None,
            )
        )

    def put(
        self,
        where: str,
        tile: str,
        facing: Facing,
        owner: int | None = None,
        *,
        signs: int = 1,
        people: dict[str, int] | None = None,
        fomo: dict[str, int] | None = None,
    ) -> Table:
        """Place a building without any effects, with exactly these people."""
        site = Site(
            DECK[tile],
            facing,
            owner,
            0 if owner is None else signs,
            counts(**(people or {})),
            counts(**(fomo or {})),
        )
        self.draft.city = self.draft.city.with_building(parse_cell(where), site)
        if owner is not None and not self.draft.rules.is_grifter(owner):
            self.draft.change_seat(owner, signs=self.draft.seats[owner].signs - signs)
        return self

    def change(self, where: str, **changes: Any) -> Table:
        """Change the people, signs or owner of a site."""
        self.draft.change_site(parse_cell(where), **changes)
        return self

    def station(self, **fomo: int) -> Table:
        """Leave only these people with FOMO on Central Station."""
        return self.change("0,0", people=(0, 0, 0, 0), fomo=counts(**fomo))

    def tokens(self, seat: int, **tokens: int) -> Table:
        """Give a seat exactly these tokens."""
        self.draft.change_seat(seat, tokens=counts(**tokens))
        return self

    def bank(self, **left: int) -> Table:
        """Leave exactly these tokens in the supply."""
        self.draft.bank = counts(**left)
        return self

    def start(self) -> Play:
        """Begin the first turn."""
        decision = run(self.draft)
        return Play(self.draft.freeze(decision), tuple(self.draft.events))


class Play:
    """A running game: the state, and all events since `start`."""

    def __init__(self, state: State, events: tuple[Event, ...]) -> None:
        self.state = state
        self.events = events

    def play(self, *texts: str) -> Play:
        """Play actions given as texts."""
        for text in texts:
            outcome = apply(self.state, parse_action(text))
            self.state = outcome.state
            self.events += outcome.events
        return self

    @property
    def kind(self) -> str | None:
        """The kind of the pending decision."""
        return self.state.decision.kind if self.state.decision else None

    @property
    def asked(self) -> int | None:
        """The seat of the pending decision."""
        return self.state.decision.seat if self.state.decision else None

    @property
    def options(self) -> list[str]:
        """The texts of the options."""
        return [str(action) for action in legal_actions(self.state)]

    def site(self, where: str) -> Site:
        """Return the site on a cell."""
        return self.state.city.sites[parse_cell(where)]

    def people(self, where: str) -> dict[str, int]:
        """Return the people lying on a building."""
        return {c: n for c, n in zip(COLOURS, self.site(where).people, strict=True) if n}

    def fomo(self, where: str) -> dict[str, int]:
        """Return the people standing on a building with FOMO."""
        return {c: n for c, n in zip(COLOURS, self.site(where).fomo, strict=True) if n}

    @property
    def money(self) -> list[int]:
        """The money of all seats."""
        return [seat.money for seat in self.state.seats]

    @property
    def signs(self) -> list[int]:
        """The unused signs of all seats."""
        return [seat.signs for seat in self.state.seats]

    def tokens(self, seat: int) -> dict[str, int]:
        """Return the tokens of a seat."""
        return {k: n for k, n in zip(ICONS, self.state.seats[seat].tokens, strict=True) if n}

    def happened(self, kind: type) -> list[Any]:
        """Return the events of a class."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def receipts(self) -> list[Receipt]:
        """All receipts, in the order of payment."""
        return list(receipts_in(self.events))

    @property
    def paid(self) -> dict[str, int]:
        """The dollars paid for buildings, by tile."""
        return {r.tile: r.dollars for r in self.receipts if r.tile is not None}


def receipts_in(events: Sequence[Event]) -> Iterator[Receipt]:
    """Yield all receipts in some events, in the order of payment."""
    for event in events:
        if isinstance(event, StreetScored | GameEnded):
            yield from event.receipts
