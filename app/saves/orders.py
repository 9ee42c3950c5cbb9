"""Standing orders: a seat's prepared answers in the turns of others, in a game by post.

The record holds the answers like any other action, so replaying a record needs no orders.
"""

from __future__ import annotations

from app.engine.city import ICONS
from app.engine.forecast import swap_gains
from app.engine.state import Action, Claim, State, Swap, Token
from app.saves.post import ClaimOrder, Orders, Post


def ordered_answer(state: State, post: Post) -> Action | None:
    """Return the answer in the deciding seat's orders, or `None` if somebody must choose.

    Orders answer only for people, in the turns of others.
    """
    decision = state.decision
    if decision is None or decision.seat == state.current or decision.kind not in ("claim", "token", "swap"):
        return None
    if state.seats[decision.seat].kind != "human":
        return None
    return answer_from_orders(state, post.orders_of(decision.seat))


def answer_from_orders(state: State, orders: Orders) -> Action | None:
    """Return the answer to the pending decision that some orders give, or `None`."""
    decision = state.decision
    if decision is None:
        return None
    if decision.kind == "swap":
        return _swap(state, orders)
    if orders.claim == "ask":
        return None
    held = state.seats[decision.seat].tokens
    options = [option for option in decision.options if isinstance(option, Claim | Token)]
    return max(options, key=lambda option: _worth(option, held, orders.claim), default=None)


def _swap(state: State, orders: Orders) -> Swap | None:
    if orders.swap == "ask":
        return None
    gains = swap_gains(state) if orders.swap == "pays" else {}
    best = max(gains, key=lambda swap: gains[swap], default=Swap())
    return best if gains.get(best, 0) > 0 else Swap()


def _worth(option: Claim | Token, held: tuple[int, ...], order: ClaimOrder) -> tuple[int, int, int]:
    """Return how well an option follows an order: the ordered kind first, then the scarcest kinds."""
    icons = option.icons if isinstance(option, Claim) else (option.kind,)
    wanted = icons.count(order) if order in ICONS else 0
    if order in ICONS and wanted == 0 and "wild" in icons:
        wanted = 1  # a wild icon may become the ordered kind
    least = min(held)
    fewest = sum(-(least if icon == "wild" else held[ICONS.index(icon)]) for icon in icons)
    return wanted, len(icons), fewest
