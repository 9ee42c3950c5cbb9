"""Stored values: features contribute them; the page reads them at the start and writes their changes."""

from __future__ import annotations

import pytest

from app.ui.core.messages import StoredLoaded
from app.ui.core.model import Model
from app.ui.core.stored import store, stored_keys
from app.ui.core.update import update
from app.ui.features.learn.progress import PROGRESS


@pytest.mark.parametrize("key", stored_keys())
def test_a_value_round_trips(key: str) -> None:
    model = Model().with_(PROGRESS, Model()[PROGRESS].hinted("fomo"))
    effect = store(model, key)
    assert effect.key == key
    again, effects = update(Model(), StoredLoaded(key, effect.text))
    assert effects == ()
    assert store(again, key) == effect


@pytest.mark.parametrize("key", stored_keys())
@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"done": 1, "language": [], "new_game": 7}'])
def test_a_damaged_text_changes_nothing(key: str, text: str) -> None:
    model, effects = update(Model(), StoredLoaded(key, text))
    assert store(model, key) == store(Model(), key) and effects == ()


def test_values_of_other_versions_are_left_alone() -> None:
    assert update(Model(), StoredLoaded("statistics", "{}")) == (Model(), ())
