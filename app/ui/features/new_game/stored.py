"""The form of a new game in the model, and its entries that are stored for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Final

from app.bots import present_kind
from app.engine.consultants import CONSULTANTS
from app.engine.setup import clean_name
from app.saves.codec import Field, Schema, as_it_is, replaced
from app.saves.marks import PLAIN, look_of
from app.ui.core.messages import CatalogueLoaded, Message
from app.ui.core.model import Model, Slice
from app.ui.core.registry import StoreText, Update
from app.ui.core.stored import StoredValue, store
from app.ui.core.texts import say
from app.ui.features.new_game.form import (
    FEWEST,
    FLAGS,
    MOST,
    SEAT_KINDS,
    NewGame,
    Place,
    default_name,
    unnamed_places,
    with_entry,
)

FORM_KEY: Final = "new_game"
MAX_FORM: Final = 20_000

FORM: Final[Slice[NewGame | None]] = Slice("form", None)
"""The form of a new game, once changed."""


def form_of(model: Model) -> NewGame:
    """Return the form of a new game; before its first change, with its initial entries."""
    return model[FORM] or fresh()


def has_last(form: NewGame) -> bool:
    """Return whether the player has begun a game with their own choices before."""
    return dict(form.kept) != fresh().kept


def fresh() -> NewGame:
    """Return the form with its initial entries."""
    form = NewGame(
        tuple(Place(default_name(n, "human"), PLAIN[n]) for n in range(FEWEST)),
        Place(say("new_game.solo_name"), PLAIN[0]),
    )
    return replace(form, kept=entries_to_store(form))


def with_default_names(form: NewGame, places: frozenset[int | None]) -> NewGame:
    """Return the form with default names for these places."""
    renamed_places = tuple(
        replace(place, name=default_name(n, place.kind)) if n in places else place
        for n, place in enumerate(form.places)
    )
    alone = replace(form.alone, name=say("new_game.solo_name")) if None in places else form.alone
    renamed = replace(form, places=renamed_places, alone=alone)
    return replace(renamed, kept=merged_form(form.kept, entries_to_store(form), entries_to_store(renamed)))


# --- The entries as plain data ---

_PASSING: Final = ("seed", "palette", "tried", "deck", "me", "more")
"""Entries for one game only."""

_SEATED: Final = ("places", "first")
"""Entries that refer to places by number."""


def entries_to_store(form: NewGame) -> dict[str, Any]:
    """Return the entries to store for the next new game, as plain data."""
    entries = asdict(replace(form, deck=None, kept={}))
    for place in (*entries["places"], entries["alone"]):
        place["look"] = [part for part in place["look"] if part != ""]  # as in JSON
    entries["places"] = list(entries["places"])
    return {name: value for name, value in entries.items() if name not in (*_PASSING, "kept")}


def form_with_stored(kept: object) -> NewGame:
    """Return the form with the stored entries; damaged ones keep their defaults."""
    form = fresh()
    if not isinstance(kept, Mapping):
        return form
    places = kept.get("places")
    if isinstance(places, list) and FEWEST <= len(places) <= MOST:
        seats = tuple(_place(place, n, default_name(n, "human")) for n, place in enumerate(places))
        if len({p.look.colour for p in seats}) == len({p.look.shape for p in seats}) == len(seats):
            form = replace(form, places=seats)
    form = replace(form, alone=replace(_place(kept.get("alone"), 0, form.alone.name), kind="human"))
    for name in ("mode", "difficulty", "edition"):
        form = with_entry(form, name, str(kept.get(name)))
    for name in FLAGS:
        form = with_entry(form, name, "yes" if kept.get(name) is True else "no")
    form = with_entry(form, "first", str(kept.get("first")))
    return replace(form, kept=entries_to_store(form))


def updated_from_stored(form: NewGame, stored: object) -> NewGame:
    """Return the form with the stored entries, except those changed here since."""
    other = form_with_stored(stored)
    if other.kept == form.kept:
        return form
    now = form_with_stored(merged_form(other.kept, form.kept, entries_to_store(form)))
    me = form.me if form.me < len(now.places) else 0
    passing = {name: getattr(form, name) for name in _PASSING} | {"me": me}
    return replace(now, kept=other.kept, **passing)


def merged_form(stored: object, before: object, after: object) -> Any:
    """Return stored entries with the changes between two others, as plain data.

    Two places cannot share a colour or a shape; in a conflict the changed places win.
    """
    merged = replaced(stored, before, after)
    if isinstance(merged, dict) and isinstance(after, dict) and not _differ(merged.get("places")):
        return {**merged, **{name: after[name] for name in _SEATED if name in after}}
    return merged


def _differ(places: object) -> bool:
    """Return whether no two places share a colour or a shape."""
    entries = places if isinstance(places, list) else []
    looks = [look_of(place.get("look")) for place in entries if isinstance(place, Mapping)]
    whole = [look for look in looks if look is not None]
    return len({look.colour for look in whole}) == len({look.shape for look in whole}) == len(whole)


def _place(kept: object, number: int, name: str) -> Place:
    place = Place(name, PLAIN[number])
    if not isinstance(kept, Mapping):
        return place
    look = look_of(kept.get("look"))
    if look is not None:
        place = replace(place, look=look)
    kind, consultant, text = kept.get("kind"), kept.get("consultant"), kept.get("name")
    if (kind := present_kind(str(kind))) in SEAT_KINDS:
        place = replace(place, kind=kind)
    if consultant in tuple(CONSULTANTS):
        place = replace(place, consultant=str(consultant))
    if isinstance(text, str) and clean_name(text):
        place = replace(place, name=clean_name(text))
    return place


# --- The stored text ---


def _read(model: Model, text: str) -> Model:
    """Read the entries; damaged ones keep their defaults."""
    return model.with_(FORM, updated_from_stored(form_of(model), _entries(text)))


def _write(model: Model) -> str:
    """Return the text of the entries."""
    return _SCHEMA.write(new_game=entries_to_store(form_of(model)))


_SCHEMA: Final = Schema(MAX_FORM, (Field(FORM_KEY, as_it_is, None, merged_form),))
"""The stored entries."""


def _entries(text: str) -> Any:
    return _SCHEMA.read(text)[FORM_KEY]


def with_form_stored(model: Model) -> tuple[Model, StoreText]:
    """Return the model with the form's entries noted as stored, and the effect that stores them."""
    before = model.with_(FORM, form_with_stored(form_of(model).kept))
    model = model.with_(FORM, replace(form_of(model), kept=entries_to_store(form_of(model))))
    return model, store(model, FORM_KEY, before)


UNNAMED: Final[Slice[frozenset[int | None]]] = Slice("unnamed", frozenset())
"""The places with a default name before the language changes; `None` is the solo place."""


def follow_language(before: Model, message: Message, result: Update) -> Update:
    """Note the places with default names, or give them those of the new language."""
    model, effects = result
    if isinstance(message, CatalogueLoaded):
        return model.with_(UNNAMED, unnamed_places(form_of(model))), effects
    return model.with_(FORM, with_default_names(form_of(model), model[UNNAMED])), effects


STORED: Final = StoredValue(_SCHEMA, _read, _write)
