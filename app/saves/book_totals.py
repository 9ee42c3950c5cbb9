"""Statistics of a results book: a player's games, and two players' games against each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from app.engine.values import Value
from app.saves.book import BookRow, JudgedGame

DuelOutcome = Literal["won", "tied", "lost"]


class Average(Value):
    """A number of games and the sum of their margins in dollars."""

    games: int
    total: int


class PlayerTotals(Value):
    """A player's counted games.

    `margins`: by number of seats, against the best rival. `largest`: the largest win, and its row.
    `street`: the most that one street paid the player, or 0, and its row. `cards`: games and wins by
    consultant.
    """

    played: int
    won: int
    margins: tuple[tuple[int, Average], ...]
    largest: BookRow | None
    street: tuple[int, BookRow] | None
    cards: tuple[tuple[str, int, int], ...]


class Duel(Value):
    """Two players' games against each other, from the first one's view; `last`: at most ten, latest first."""

    won: int
    tied: int
    lost: int
    total: int
    last: tuple[DuelOutcome, ...]

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.tied + self.lost


def seat_of(row: BookRow, player: str) -> int | None:
    """Return the seat of a player in a game, or `None`."""
    for number, seat in enumerate(row.seats):
        if seat.player == player:
            return number
    return None


def margin_of(row: BookRow, seat: int) -> int:
    """Return a seat's margin over its best rival in dollars."""
    others = [other.money for number, other in enumerate(row.seats) if number != seat]
    return row.seats[seat].money - max(others)


def outcome_of(margin: int) -> DuelOutcome:
    """Return the outcome for a margin."""
    return "won" if margin > 0 else "lost" if margin < 0 else "tied"


def player_totals(rows: Iterable[BookRow], player: str) -> PlayerTotals:
    """Return a player's statistics; games with practice or hints do not count."""
    averages: dict[int, Average] = {}
    cards: dict[str, tuple[int, int]] = {}
    played = won = best = 0
    largest = street = None
    for row in rows:
        number = seat_of(row, player)
        if number is None or not row.counts:
            continue
        seat, margin = row.seats[number], margin_of(row, number)
        played, won = played + 1, won + (margin > 0)
        if margin > best:
            best, largest = margin, row
        if seat.best > (street[0] if street is not None else 0):
            street = seat.best, row
        sum_ = averages.get(len(row.seats), Average(0, 0))
        averages[len(row.seats)] = Average(sum_.games + 1, sum_.total + margin)
        if seat.card:
            games, wins = cards.get(seat.card, (0, 0))
            cards[seat.card] = games + 1, wins + (margin > 0)
    by_card = tuple((card, *counts) for card, counts in sorted(cards.items()))
    return PlayerTotals(played, won, tuple(sorted(averages.items())), largest, street, by_card)


class JudgedChoices(Value):
    """A player's judged choices in a game: `as_good` as the best, of `total`."""

    row: BookRow
    as_good: int
    total: int


def judged_choices_of(
    rows: Iterable[BookRow], player: str, judged: Mapping[str, JudgedGame]
) -> tuple[JudgedChoices, ...]:
    """Return a player's judged choices by game, in the order of `rows`."""
    choices = []
    for row in rows:
        number, game = seat_of(row, player), judged.get(row.id)
        if number is None or game is None or len(game.seats) != len(row.seats):
            continue
        as_good, total = game.seats[number]
        if total:
            choices.append(JudgedChoices(row, as_good, total))
    return tuple(choices)


class SoloBest(Value):
    """A player's best game with some options: its row, its margin, and whether a Business game was won."""

    row: BookRow
    margin: int
    business: bool


def solo_bests(rows: Iterable[BookRow], player: str) -> Mapping[tuple[str, str], SoloBest]:
    """Return a player's best counted solo games by consultant and difficulty."""
    best: dict[tuple[str, str], SoloBest] = {}
    for row in rows:
        number = seat_of(row, player)
        if number is None or not row.counts or not row.difficulty:
            continue
        margin, key = margin_of(row, number), (row.seats[number].card, row.difficulty)
        before = best.get(key)
        business = (row.business and margin > 0) or (before is not None and before.business)
        if before is None or margin > before.margin:
            best[key] = SoloBest(row, margin, business)
        else:
            best[key] = before.replace(business=business)
    return best


def sights_seen(rows: Iterable[BookRow], player: str) -> Mapping[str, tuple[BookRow, int]]:
    """Return each sight of a player's counted solo games: the first game with it, and the actions up to it.

    `rows` are latest first.
    """
    seen: dict[str, tuple[BookRow, int]] = {}
    for row in rows:
        if row.sights and row.counts and seat_of(row, player) is not None:
            seen |= {name: (row, position) for name, position in row.sights}
    return seen


def duels(rows: Iterable[BookRow], player: str) -> tuple[tuple[str, Duel], ...]:
    """Return a player's results against each of the others, most games first; `rows` are latest first."""
    margins: dict[str, list[int]] = {}
    for row in rows:
        number = seat_of(row, player)
        if number is None or not row.counts:
            continue
        for seat in row.seats:
            if seat.player and seat.player != player:
                margins.setdefault(seat.player, []).append(row.seats[number].money - seat.money)
    met = sorted(margins, key=lambda other: (-len(margins[other]), other))
    return tuple((other, _duel(margins[other])) for other in met)


def _duel(margins: list[int]) -> Duel:
    outcomes = tuple(map(outcome_of, margins))
    counts = {outcome: outcomes.count(outcome) for outcome in ("won", "tied", "lost")}
    return Duel(counts["won"], counts["tied"], counts["lost"], sum(margins), outcomes[:10])
