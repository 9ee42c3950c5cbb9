"""What the feature does."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.features.toy.state import TALLY, Chime, Chimed, SetTally

from app.ui.core.jobs import Job
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Outside, Update, handles, performs
from app.ui.core.stored import store


@handles(SetTally)
def set_tally(model: Model, message: SetTally) -> Update:
    """Set the number and store it."""
    model = model.with_(TALLY, message.number)
    return model, (store(model, "toy"), Chime())


@handles(Chimed)
def after_chime(model: Model, message: Chimed) -> Update:
    """Announce the chime."""
    return model.saying("Chime"), ()


@performs(Chime)
def chime(effect: Chime, outside: Outside) -> None:
    """Send `Chimed`."""
    outside.send(Chimed())


def count_action(before: Model, message: Message, result: Update) -> Update:
    """Count an action of the table."""
    model, effects = result
    return model.with_(TALLY, model[TALLY] + 1), effects


def jobs(model: Model) -> Iterator[Job]:
    """Yield a job."""
    yield Job(f"toy {model[TALLY]}", "choose-action", (), SetTally.verb)


def open_tally(model: Model, text: str) -> Update:
    """Open a file with a number after its mark."""
    return set_tally(model, SetTally(int(text.rpartition(" ")[2])))
