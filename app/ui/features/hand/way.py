"""The first page's link to the last hand on this phone."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import NOTHING, Markup, region
from app.ui.core.model import Model, Route
from app.ui.core.pieces import icon, link
from app.ui.core.texts import say
from app.ui.features.hand.state import PHONE_HAND, PhoneHand


def way_to_hand(hand: PhoneHand) -> Markup:
    """Link to the last opened hand."""
    if not hand.kept:
        return NOTHING
    *_, last = hand.kept.values()
    address = str(Route("hand", last.data))
    return link(address, icon("ui-phone"), say("hand.go_on"), class_="button large")


def has_hand(model: Model) -> bool:
    """Return whether this phone has opened a hand."""
    return bool(model[PHONE_HAND].kept)


HAND_WAY: Final = region("hand-way", lambda model: (model[PHONE_HAND],), way_to_hand)
