"""Stored values: each is one row, read at the start and written when it changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.ui.core import stored
from app.ui.core.effects import StoreText
from app.ui.core.messages import StoredLoaded
from app.ui.core.model import Model
from app.ui.core.stored import STORED, StoredValue, store
from app.ui.core.update import update


@pytest.mark.parametrize("key", STORED)
def test_a_value_round_trips(key: str) -> None:
    model = replace(Model(), learned=Model().learned.hinted("fomo"))
    effect = store(model, STORED[key])
    assert effect.key == key
    again, effects = update(Model(), StoredLoaded(key, effect.text))
    assert effects == ()
    assert store(again, STORED[key]) == effect


@pytest.mark.parametrize("key", STORED)
@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"done": 1, "language": []}'])
def test_a_damaged_text_changes_nothing(key: str, text: str) -> None:
    assert update(Model(), StoredLoaded(key, text)) == (Model(), ())


def test_a_new_value_is_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    sought = StoredValue(
        "sought", lambda model, text: replace(model, sought=text), lambda model: model.sought
    )
    monkeypatch.setattr("app.ui.features.settings.handlers.STORED", {**stored.STORED, "sought": sought})
    model, _ = update(Model(), StoredLoaded("sought", "fomo"))
    assert model.sought == "fomo"
    assert store(model, sought) == StoreText("sought", "fomo")


def test_values_of_other_versions_are_left_alone() -> None:
    assert update(Model(), StoredLoaded("statistics", "{}")) == (Model(), ())
