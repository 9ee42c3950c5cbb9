"""The inputs of the tray and its question."""

from __future__ import annotations

from app.engine.box import catches_up, ended_early, last_entry, names_draws, without_last_entry
from app.engine.deck import SYMBOLS
from app.engine.session import Session
from app.engine.standard import standard_deck
from app.engine.state import State
from app.ui.core.model import Model
from app.ui.features.box.messages import NameFirst, NameTile
from app.ui.features.box.state import BEFORE_PLAY, BOX_TRAY, BoxTray
from app.ui.table.model import FINDER, FinderState, Table
from app.ui.table.views.finder import Finder

BoxTrayParts = tuple[BoxTray, FinderState, State, str, bool]
BoxPromptParts = tuple[BoxTray, State, Session, bool]


def tray_parts(model: Model, table: Table) -> BoxTrayParts:
    """Return the inputs of the tray."""
    tray = model[BOX_TRAY]
    draft = table.drafted
    answers = not tray.question and table.question is not None and catches_up(table.session)
    return tray, model[FINDER], table.shown, draft.tile if draft is not None else "", answers


def step_waits(model: Model, table: Table) -> bool:
    """Return whether undo takes back what the table has entered since the last action."""
    return last_entry(table.session) is not None


def without_step(model: Model, table: Table) -> Session:
    """Return the session without what the table has entered last."""
    return without_last_entry(table.session)


def prompt_parts(model: Model, table: Table) -> BoxPromptParts | None:
    """Return the inputs of a question that only the box asks; `None` if there is none."""
    tray = model[BOX_TRAY]
    if table.attention.playback is not None or table.replay.position is not None:
        return None
    catching_up = catches_up(table.session)
    asks_build = catching_up and tray.question == "build" and table.attention.held is None
    if asks_build or tray.question in (*BEFORE_PLAY, "swap"):
        return tray, table.shown, table.session, catching_up
    return None


def kind_parts(model: Model, table: Table) -> tuple[bool]:
    """Return whether the table stopped early."""
    return (ended_early(table.session),)


def note_parts(model: Model, table: Table) -> tuple[bool]:
    """Return whether a report judges the game."""
    return (names_draws(table.session),)


def finder_of(tray: BoxTray, search: FinderState, picked: str = "") -> Finder:
    """Return the list of tiles to choose from; a search also shows impossible tiles.

    A known hand is the whole list.
    """
    deck = standard_deck()
    if tray.question == "build" and tray.session is not None and names_draws(tray.session):
        hand = tuple(tile for tiles in tray.tiles.values() for tile in tiles)
        return Finder({"": hand}, FinderState(), NameTile, picked)
    every = (tile for symbol in SYMBOLS for tile in deck.stack(symbol, five_players=True))
    on_table = {tile for tiles in tray.tiles.values() for tile in tiles}
    return Finder(
        tray.tiles,
        search,
        NameTile,
        picked,
        others=tuple(tile for tile in every if tile not in on_table),
        submit=str(NameFirst()),
    )
