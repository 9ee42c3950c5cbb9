"""Read and write the stored seats of this device in games by post."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.features.post.state import OWN_SEATS, POST, read_seats, seats_text

SCHEMA = OWN_SEATS


def read(model: Model, text: str) -> Model:
    """Add the stored seats to those of the model, which storage may have had no room for."""
    seats = {**model[POST].seats, **read_seats(text)}
    return model.with_(POST, model[POST].replace(seats=seats))


def write(model: Model) -> str:
    """Return the text of the seats."""
    return seats_text(model[POST].seats)
