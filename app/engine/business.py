"""The Business expansion: token claims and end game bonuses (rules.md §7, for the Grifter §9)."""

from __future__ import annotations

from typing import Final

from .city import ICONS, Counts
from .events import ChooseClaim, FinishAbandon, PayStreet, TakeTokens, TokenTaken
from .geometry import Cell
from .position import Position
from .receipts import Line, Receipt
from .state import Claim, Draft, State, Token, plus

MOST_BONUS: Final = 10
TIED_BONUS: Final = 5
SET: Final = 10


def _kinds(bank: Counts, icon: str) -> tuple[str, ...]:
    """Return the kinds of token an icon allows: its own, or all kinds left if it is wild or used up."""
    return (icon,) if _has_tokens(bank, icon) else tuple(kind for kind in ICONS if _has_tokens(bank, kind))


def _has_tokens(bank: Counts, icon: str) -> bool:
    """Return whether an icon names a kind with tokens left."""
    return icon != "wild" and bank[ICONS.index(icon)] > 0


def claim_options(draft: Draft, step: ChooseClaim) -> tuple[Claim, ...]:
    """Return a seat's possible claims in a street, one for each distinct reading of its buildings' icons."""
    if not any(draft.bank):
        return ()
    printed = (draft.city.sites[cell].building.icons for cell in step.cells)
    claims = {_reading(draft.bank, icons) for icons in printed}
    options = tuple(sorted(claims, key=str))
    return _grifter_claims(draft, step.seat, options) if draft.rules.is_grifter(step.seat) else options


def _reading(bank: Counts, icons: tuple[str, ...]) -> Claim:
    return Claim(tuple(icon if _has_tokens(bank, icon) else "wild" for icon in icons))


def claimed_from(state: State, claim: Claim) -> tuple[Cell, ...]:
    """Return the buildings that allow the given claim in the current decision."""
    asking = state.agenda[-1]
    cells = asking.cells if isinstance(asking, ChooseClaim) else ()
    sites = state.city.sites
    return tuple(cell for cell in cells if _reading(state.bank, sites[cell].building.icons) == claim)


def run_out(state: State) -> tuple[str, ...]:
    """Return the icon's kind if that has run out, so that the icon counts as wild.

    Empty if the icon itself may be wild (rules.md §7).
    """
    asking = state.agenda[-1]
    if not isinstance(asking, TakeTokens):
        return ()
    if asking.icons[0] != "wild":
        return (asking.icons[0],)
    after = next(step for step in reversed(state.agenda) if isinstance(step, FinishAbandon | PayStreet))
    cells = (after.cell,) if isinstance(after, FinishAbandon) else state.city.streets[after.first].cells
    own = (state.city.sites[cell] for cell in cells)
    printed = {icon for site in own if site.owner == asking.seat for icon in site.building.icons}
    return (
        ()
        if "wild" in printed
        else tuple(i for i in ICONS if i in printed and not _has_tokens(state.bank, i))
    )


def _grifter_claims(draft: Draft, seat: int, options: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Keep the claims whose first icon allows the kind of which the Grifter has the fewest (rules.md §9)."""
    least = {
        claim: min(_token_count(draft, seat, kind) for kind in _kinds(draft.bank, claim.icons[0]))
        for claim in options
    }
    return tuple(claim for claim in options if least[claim] == min(least.values()))


def _token_count(position: Position, seat: int, kind: str) -> int:
    return position.seats[seat].tokens[ICONS.index(kind)]


def claim(draft: Draft, step: ChooseClaim, action: Claim) -> None:
    """Put the step that takes a claim's tokens on the agenda."""
    draft.do_next(TakeTokens(step.seat, action.icons))


def token_options(draft: Draft, step: TakeTokens) -> tuple[Token, ...]:
    """Return the kinds of token for the next icon of a claim."""
    kinds = _kinds(draft.bank, step.icons[0])
    if draft.rules.is_grifter(step.seat) and kinds:
        least = min(_token_count(draft, step.seat, kind) for kind in kinds)
        kinds = tuple(kind for kind in kinds if _token_count(draft, step.seat, kind) == least)
    return tuple(sorted((Token(kind) for kind in kinds), key=str))


def take_token(draft: Draft, step: TakeTokens, action: Token) -> None:
    """Take a token for the next icon of a claim."""
    kind = ICONS.index(action.kind)
    draft.bank = plus(draft.bank, kind, -1)
    draft.change_seat(step.seat, tokens=plus(draft.seats[step.seat].tokens, kind, 1))
    draft.report(TokenTaken(step.seat, action.kind))
    if len(step.icons) > 1:
        draft.do_next(TakeTokens(step.seat, step.icons[1:]))


def claims(draft: Draft, seats: tuple[int, ...], cells: tuple[Cell, ...]) -> list[ChooseClaim]:
    """Return the claim steps for a street about to be scored, in claiming order."""
    if not draft.rules.business:
        return []
    sites = draft.city.sites
    own = {seat: tuple(cell for cell in cells if sites[cell].owner == seat) for seat in seats}
    return [ChooseClaim(seat, own[seat]) for seat in seats if own[seat]]


def bonuses(position: Position) -> tuple[Receipt, ...]:
    """Return the receipts of the end game bonuses: most tokens of a kind, and complete sets."""
    if not position.rules.business:
        return ()
    return tuple(
        Receipt(seat, "bonus", lines)
        for seat in range(len(position.seats))
        if (lines := _bonus_lines(position, seat))
    )


def _bonus_lines(position: Position, seat: int) -> tuple[Line, ...]:
    lines = []
    for number, icon in enumerate(ICONS):
        counts = [other.tokens[number] for other in position.seats]
        held = counts[seat]
        if held and held == max(counts):
            kind, dollars = ("tied", TIED_BONUS) if counts.count(held) > 1 else ("most", MOST_BONUS)
            lines.append(Line(kind, dollars, held, tokens=(icon,)))
    sets = min(position.seats[seat].tokens)
    if sets:
        lines.append(Line("token-sets", SET * sets, sets, SET, tokens=ICONS))
    return tuple(lines)
