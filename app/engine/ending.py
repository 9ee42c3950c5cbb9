"""The end of the game: end game scoring and the winners (rules.md §6, solo §9)."""

from __future__ import annotations

from .business import bonuses
from .draft import Draft
from .events import GameEnded
from .state import GRIFTER
from .valuation import receipt


def end_game(draft: Draft) -> None:
    """Pay for all buildings with signs, pay the bonuses, and determine the winners."""
    draft.agenda.clear()
    sites = draft.city.sites
    receipts = (
        *(
            receipt(draft, cell, "end")
            for seat in range(len(draft.seats))
            for cell in sorted(sites, key=lambda cell: (cell[1], cell[0]))
            if sites[cell].owner == seat
        ),
        *bonuses(draft),
    )
    for paid in receipts:
        draft.change_seat(paid.seat, money=draft.seats[paid.seat].money + paid.dollars)
    draft.winners = _winners(draft)
    draft.over = True
    draft.report(GameEnded(receipts, draft.winners))


def _winners(draft: Draft) -> tuple[int, ...]:
    money = [seat.money for seat in draft.seats]
    if draft.rules.solo:
        return (0,) if money[0] > money[GRIFTER] else (GRIFTER,)
    return tuple(seat for seat, dollars in enumerate(money) if dollars == max(money))
