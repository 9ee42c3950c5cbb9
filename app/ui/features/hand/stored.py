"""Read, write and merge the stored hands of this phone."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.features.hand.state import PHONE_HAND, PhoneHand, kept_hands_text, merged_hands, read_kept

merge = merged_hands


def read(model: Model, text: str) -> Model:
    """Read the hands; a damaged text changes nothing."""
    try:
        kept = read_kept(text)
    except ValueError:
        return model
    hand = model[PHONE_HAND]
    if not kept and hand is None:
        return model
    return model.with_(PHONE_HAND, (hand or PhoneHand()).merged_with(kept))


def write(model: Model) -> str:
    """Return the text of the hands."""
    hand = model[PHONE_HAND]
    return kept_hands_text(hand.kept if hand is not None else {})
