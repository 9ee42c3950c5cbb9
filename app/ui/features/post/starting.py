"""Begin a game by post."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.session import Session
from app.saves.post import Opening, Post, write_post
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.stored import store
from app.ui.features.post.state import POST
from app.ui.table.handlers.games import start_game
from app.ui.table.links import game_of


def start_post(model: Model, name: str, session: Session, extra: Mapping[str, Any], me: int) -> Update:
    """Put a new game by post on the table; seat `me` plays on this device."""
    post = Post(name, session.start.people, opened=(Opening(me, model.today),))
    model = model.with_(POST, model[POST].replace(seats={**model[POST].seats, name: me}))
    model, effects = start_game(model, session, {**extra, **write_post(post)}, game_of(post))
    return model, (store(model, "post"), *effects)
