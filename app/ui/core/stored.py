"""Stored values: data kept across games, one row for each.

A row names the storage key and the functions that read the text into the model and write it. The page reads
all rows at the start and sends `StoredLoaded`. A handler that changes a value returns `store`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields, replace
from types import MappingProxyType
from typing import Final, get_args, get_type_hints

from app.engine.values import Value
from app.saves.store import read_json
from app.ui.core.effects import StoreText
from app.ui.core.model import Model, Settings
from app.ui.core.texts import languages
from app.ui.features.learn import progress
from app.ui.features.new_game import form
from app.ui.features.post.state import read_seats, seats_text

MAX_SETTINGS: Final = 20_000
_KINDS: Final = get_type_hints(Settings)


class StoredValue(Value):
    """A stored value: its key, and the functions that read its text into the model and write it."""

    key: str
    take: Callable[[Model, str], Model]
    """Ignores unknown or damaged parts of the text."""
    write: Callable[[Model], str]


def store(model: Model, value: StoredValue) -> StoreText:
    """Return the effect that stores the model's current value."""
    return StoreText(value.key, value.write(model))


# --- Settings, with the choices of the last new game ---


def with_setting(settings: Settings, setting: str, value: object) -> Settings:
    """Return the settings with one changed; unknown settings and values change nothing."""
    if setting == "language" and value in ("system", *languages()):
        return replace(settings, language=str(value))
    if setting in _KINDS and value in get_args(_KINDS[setting]):
        return replace(settings, **{setting: value})  # type: ignore[arg-type]
    return settings


def _take_settings(model: Model, text: str) -> Model:
    """Read each setting separately: unknown or damaged ones keep their defaults."""
    try:
        stored = read_json(text, MAX_SETTINGS)
    except ValueError:
        return model
    settings = model.settings
    for field in fields(Settings):
        value = stored.get(field.name)
        if isinstance(value, str):
            settings = with_setting(settings, field.name, value)
    return replace(model, settings=settings, form=form.recalled(stored.get("new_game")))


def _write_settings(model: Model) -> str:
    kept = {name: value for name, value in asdict(model.settings).items() if isinstance(value, str)}
    return json.dumps({**kept, "new_game": form.remembered(model.form)})


# --- Learning progress ---


def _take_learned(model: Model, text: str) -> Model:
    return replace(model, learned=progress.read_progress(text))


def _write_learned(model: Model) -> str:
    return progress.write_progress(model.learned)


# --- The choices to try again ---


def _take_box(model: Model, text: str) -> Model:
    from app.ui.features.again.box import read_box  # only where there is a choice to try

    try:
        return replace(model, box=read_box(text))
    except ValueError:
        return model


def _write_box(model: Model) -> str:
    from app.ui.features.again.box import box_text

    return box_text(model.box)


# --- The own seats in games by post ---


def _take_seats(model: Model, text: str) -> Model:
    """Add the text's seats to what is known: another tab may have written it."""
    try:
        seats = {**read_seats(text), **model.post.seats}
    except ValueError:
        return model
    return replace(model, post=model.post.replace(seats=seats))


def _write_seats(model: Model) -> str:
    return seats_text(model.post.seats)


# --- The hands that this phone shows ---


def _take_hands(model: Model, text: str) -> Model:
    from app.ui.features.hand.state import PhoneHand, read_kept  # only where there is one

    try:
        kept = read_kept(text)
    except ValueError:
        return model
    if not kept:
        return model
    hand = model.hand if model.hand is not None else PhoneHand()
    return replace(model, hand=hand.replace(kept=kept))


def _write_hands(model: Model) -> str:
    from app.ui.features.hand.state import kept_hands_text

    return kept_hands_text(model.hand.kept if model.hand is not None else {})


# --- What was solved of the puzzles ---


def _take_puzzles(model: Model, text: str) -> Model:
    """Merge the text into what is known."""
    from app.saves.puzzle_results import merged_answers, read_answers  # only where one was answered
    from app.ui.features.puzzles.known import puzzles_of

    puzzles = puzzles_of(model)
    try:
        results = merged_answers(puzzles.results, read_answers(text))
    except ValueError:
        return model
    if results == puzzles.results:
        return model
    return replace(model, puzzles=puzzles.replace(results=results))


def _write_puzzles(model: Model) -> str:
    from app.saves.puzzle_results import answers_text
    from app.ui.features.puzzles.known import puzzles_of

    return answers_text(puzzles_of(model).results)


SETTINGS: Final = StoredValue("settings", _take_settings, _write_settings)
LEARNED: Final = StoredValue(progress.PROGRESS_KEY, _take_learned, _write_learned)
BOX: Final = StoredValue("box", _take_box, _write_box)
POST_SEATS: Final = StoredValue("post", _take_seats, _write_seats)
HANDS: Final = StoredValue("hands", _take_hands, _write_hands)

PUZZLES: Final = StoredValue("puzzles", _take_puzzles, _write_puzzles)

STORED: Mapping[str, StoredValue] = MappingProxyType(
    {value.key: value for value in (SETTINGS, LEARNED, BOX, POST_SEATS, HANDS, PUZZLES)}
)
"""The stored values by key."""
