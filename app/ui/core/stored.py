"""Stored values: data kept across games, one row for each.

A row names the storage key and the functions that read the text into the model, write it, and merge it with
the text of another tab. The page reads all rows at the start and sends `StoredLoaded`. A handler that changes
a value returns `store`. The page then writes only what has changed, into the text that is stored by then, and
the other tabs get `StoredChanged`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, fields, replace
from types import MappingProxyType
from typing import Final, get_args, get_type_hints

from app.engine.values import Value
from app.saves.store import merged_entries, read_json
from app.ui.core.effects import Effect, StoreText
from app.ui.core.model import Model, Settings
from app.ui.core.texts import languages
from app.ui.features.learn import progress
from app.ui.features.new_game import form
from app.ui.features.post.state import merged_seats, read_seats, seats_text

MAX_SETTINGS: Final = 20_000
_KINDS: Final = get_type_hints(Settings)


def taken_whole(stored: str, before: str, after: str) -> str:
    """Return the latest text: a value without entries."""
    return after


class StoredValue(Value):
    """A stored value: its key, and the functions that read its text into the model, write and merge it."""

    key: str
    take: Callable[[Model, str], Model]
    """Ignores unknown or damaged parts of the text."""
    write: Callable[[Model], str]
    merge: Callable[[str, str, str], str] = taken_whole
    """Returns the stored text (first) with the changes between two other texts, entry by entry.

    Raises `ValueError` if the stored text cannot be read.
    """


def store(model: Model, value: StoredValue, before: Model | None = None) -> StoreText:
    """Return the effect that stores the changes of a value since `before`.

    By default that is the model before the message (`with_before`), so a change of earlier messages needs it.
    """
    return StoreText(value.key, value.write(model), value.write(before) if before is not None else "")


def with_before(before: Model, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects with the texts of their values in the model before."""
    if not any(isinstance(effect, StoreText) for effect in effects):
        return effects
    return tuple(
        effect.replace(before=STORED[effect.key].write(before))
        if isinstance(effect, StoreText) and not effect.before and effect.key in STORED
        else effect
        for effect in effects
    )


def text_to_store(effect: StoreText, stored: str | None) -> str:
    """Return the text to write under a key where `stored` is now."""
    if stored is None or stored == effect.before:
        return effect.text
    if effect.text == effect.before:
        return stored
    try:
        return STORED[effect.key].merge(stored, effect.before, effect.text)
    except ValueError:
        return effect.text  # what is stored is damaged


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
    return replace(model, settings=settings, form=form.followed(model.form, stored.get("new_game")))


def _write_settings(model: Model) -> str:
    kept = {name: value for name, value in asdict(model.settings).items() if isinstance(value, str)}
    return json.dumps({**kept, "new_game": form.remembered(model.form)})


def _merge_settings(stored: str, before: str, after: str) -> str:
    """Merge each setting, and the entries of the form; what other versions have stored stays."""
    known, was, now = (read_json(text, MAX_SETTINGS) for text in (stored, before, after))
    entries = form.merged_form(*(each.pop("new_game", None) for each in (known, was, now)))
    return json.dumps({**merged_entries(known, was, now), "new_game": entries})


def with_form_stored(model: Model) -> tuple[Model, StoreText]:
    """Return the model after the form's entries were stored for the next new game, and the effect."""
    before = replace(model, form=form.recalled(model.form.kept))
    model = replace(model, form=replace(model.form, kept=form.remembered(model.form)))
    return model, store(model, SETTINGS, before)


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
    """Add the text's seats to what is known: there may be no room to store that."""
    try:
        seats = {**model.post.seats, **read_seats(text)}
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
    if not kept and model.hand is None:
        return model
    hand = model.hand if model.hand is not None else PhoneHand()
    return replace(model, hand=hand.following(kept))


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


# --- Merging, where it takes a module that no first page needs ---


def _merge_box(stored: str, before: str, after: str) -> str:
    from app.ui.features.again.box import merged_boxes

    return merged_boxes(stored, before, after)


def _merge_hands(stored: str, before: str, after: str) -> str:
    from app.ui.features.hand.state import merged_hands

    return merged_hands(stored, before, after)


def _merge_puzzles(stored: str, before: str, after: str) -> str:
    from app.saves.puzzle_results import merged_answer_texts

    return merged_answer_texts(stored, before, after)


SETTINGS: Final = StoredValue("settings", _take_settings, _write_settings, _merge_settings)
LEARNED: Final = StoredValue(progress.PROGRESS_KEY, _take_learned, _write_learned, progress.merged_progress)
BOX: Final = StoredValue("box", _take_box, _write_box, _merge_box)
POST_SEATS: Final = StoredValue("post", _take_seats, _write_seats, merged_seats)
HANDS: Final = StoredValue("hands", _take_hands, _write_hands, _merge_hands)

PUZZLES: Final = StoredValue("puzzles", _take_puzzles, _write_puzzles, _merge_puzzles)

STORED: Mapping[str, StoredValue] = MappingProxyType(
    {value.key: value for value in (SETTINGS, LEARNED, BOX, POST_SEATS, HANDS, PUZZLES)}
)
"""The stored values by key."""
