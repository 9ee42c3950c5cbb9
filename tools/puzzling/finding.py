"""Find positions to judge: games between bots, at builds where club and greedy roughly lose much.

A game's table gives it people and consultants: three-way choices and cards make puzzles that bots of one or
two looks ahead miss.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.bots import BOTS
from app.bots.verdict import rough_losses
from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.deck_file import standard_deck
from app.engine.game import observe
from app.engine.record import encode
from app.engine.rng import Rng
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Action, Build, Mode, State
from app.ui.features.puzzles.collection import SEATED


class Kind(NamedTuple):
    """The players of a game, besides the Grifter, and whether they have consultants."""

    players: int
    consultants: bool

    @property
    def solo(self) -> bool:
        """Whether the Grifter plays too."""
        return self.players == 1


TABLES: Final = (Kind(2, True), Kind(3, False), Kind(3, True), Kind(1, True))
"""The kinds of games, in turn."""

EARLIEST: Final = 8
"""The fewest buildings of the city."""

A_GAME: Final = 3
"""The most candidates of a game."""

APART: Final = 4
"""The fewest builds between two candidates of a game."""


MUCH: Final = 4.0
"""The least dollars of a rough loss."""


def new_game(number: int, kind: Kind, cards: tuple[str, ...] = tuple(CONSULTANTS)) -> Session:
    """Return a new game of a number and kind, with consultants among `cards`."""
    seed = f"puzzle {number}"
    mode: Mode = "solo" if kind.solo else "multiplayer"
    allowed = [card for card in consultants_for(mode, kind.players, business=False) if card in cards]
    chosen = Rng(seed).shuffled(allowed)
    seats = tuple(
        SeatChoice(name.capitalize(), "human", chosen[seat] if kind.consultants else None)
        for seat, name in enumerate(SEATED[: kind.players])
    )
    difficulty = "normal" if kind.solo else None
    setup = Setup(seats, mode, consultants=kind.consultants, difficulty=difficulty, seed=seed, first=0)
    return begin(deal(setup, standard_deck()))


def find_all(candidates: Path, games: range) -> None:
    """Add the candidates of some games to a file."""
    with candidates.open("a", encoding="utf-8") as file:
        for number in games:
            for candidate in _candidates(number):
                file.write(json.dumps(candidate, separators=(",", ":")) + "\n")
                file.flush()


def _candidates(number: int) -> Iterator[dict[str, Any]]:
    """Yield the candidates of a game: builds where greedy and club seem to lose much."""
    kinds = [kind for kind in TABLES if not kind.solo]
    session = new_game(number, kinds[number % len(kinds)])
    found, latest = 0, -APART
    while (decision := session.state.decision) is not None and found < A_GAME:
        seen = observe(session.state, decision.seat)
        greedy = BOTS["greedy"].choose(seen)
        built = len(seen.city)
        if (
            decision.kind == "build"
            and built >= EARLIEST
            and built - latest >= APART
            and _loses(seen, greedy)
        ):
            club = BOTS["club"].choose(seen)
            if isinstance(club, Build) and (club == greedy or _loses(seen, club)):
                yield {
                    "record": json.loads(encode(session.record)),
                    "seat": decision.seat,
                    "best": "",
                    "second": str(club),
                    "greedy": str(greedy),
                }
                found, latest = found + 1, built
        session = session.act(greedy)


def _loses(seen: State, action: Action) -> bool:
    """Return whether a build seems to lose much."""
    *_, dollars = rough_losses(seen, action)
    return isinstance(action, Build) and dollars is not None and dollars >= MUCH
