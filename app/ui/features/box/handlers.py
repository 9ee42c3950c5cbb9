"""Handlers for the tray and for starting a game with the real box."""

from __future__ import annotations

from dataclasses import replace

from app.engine.actions import Swap
from app.engine.box import (
    BoxError,
    begin_box,
    with_back,
    with_catching_up,
    with_lifted,
    with_tile,
)
from app.engine.deck import SYMBOLS
from app.engine.session import Session
from app.engine.setup import deal, setup_problem
from app.engine.standard import standard_deck
from app.saves.seating import Seating, write_seating
from app.ui.core.chance import draw_word
from app.ui.core.effects import FocusOn
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.features.box.messages import (
    BeginBox,
    NameDraws,
    NameFirst,
    NameTile,
    ScoreNone,
    TellBack,
)
from app.ui.features.box.parts import finder_of
from app.ui.features.box.state import BOX_TRAY, GAME_BEGUN, NAMING_DRAWS, BoxTray
from app.ui.features.box.words import box_fault_words
from app.ui.features.new_game.form import NewGame, problems, setup_of
from app.ui.features.new_game.handlers import rotated_seating
from app.ui.features.new_game.stored import FORM, form_of, with_form_stored
from app.ui.table.handlers.building import pick
from app.ui.table.handlers.games import start_game
from app.ui.table.handlers.playing import finish_action, play_action
from app.ui.table.messages import Pick
from app.ui.table.model import FINDER, TABLE, Table, without_words
from app.ui.table.registry import handles_table
from app.ui.table.views.finder import tiles_found

# --- The tray ---


@handles_table(NameFirst)
def name_first(model: Model, table: Table, message: NameFirst) -> Update:
    """Name the first tile that the search has found."""
    tiles = tiles_found(finder_of(model[BOX_TRAY], model[FINDER]), table.session.deal.rules.deck)
    return name_tile(model, table, NameTile(tiles[0])) if tiles else (model, ())


@handles_table(NameTile)
def name_tile(model: Model, table: Table, message: NameTile) -> Update:
    """Name a tile; refuse an impossible tile and give the reason."""
    tray, tile = model[BOX_TRAY], message.tile
    if tile not in table.session.deal.rules.deck:
        return model, ()
    try:
        match tray.question:
            case "lifted":
                session = with_lifted(table.session, tray.number, tile)
                return finish_action(without_words(model), table, session)
            case "drawn":
                session = with_tile(table.session, tray.seat, tile, drawn=True)
                return finish_action(without_words(model), table, session)
            case "build":
                session = with_tile(table.session, tray.seat, tile)
                model, table = _with_session(model, table, session, tray)
                return pick(model, table, Pick(tile))
            case "swap":
                session = with_tile(table.session, tray.seat, tile)
                model, table = _with_session(model, table, session, tray.replace(scored=tile))
                return model.with_(TABLE, table), ()
    except BoxError as error:
        return model.with_notice(box_fault_words(table.session, error.fault), "problem"), ()
    return model, ()


def _with_session(model: Model, table: Table, session: Session, tray: BoxTray) -> tuple[Model, Table]:
    """Put a session with the named tile in hand on the table; keep the tray."""
    table = replace(table, session=session)
    return without_words(replace(model, notice=None)).with_(BOX_TRAY, tray.replace(session=session)), table


@handles_table(TellBack)
def tell_back(model: Model, table: Table, message: TellBack) -> Update:
    """Answer the tray's question about a back."""
    tray = model[BOX_TRAY]
    if tray.question != "back" or message.back not in SYMBOLS:
        return model, ()
    try:
        session = with_back(table.session, tray.number, message.back)
    except BoxError as error:
        return model.with_notice(box_fault_words(table.session, error.fault), "problem"), ()
    return finish_action(model, table, session)


@handles_table(ScoreNone)
def score_none(model: Model, table: Table, message: ScoreNone) -> Update:
    """Score no tile from hand."""
    return play_action(model, Swap())


# --- The beginning ---


@handles(NameDraws)
def name_draws(model: Model, message: NameDraws) -> Update:
    """Choose whether the player names each tile on drawing it."""
    return model.with_(NAMING_DRAWS, message.on), ()


def people_only(form: NewGame) -> NewGame:
    """Return the form as a game with the real box needs it: people at one table, with their real cards."""
    places = tuple(replace(place, kind="human") for place in form.places)
    return replace(
        form,
        places=places,
        first=form.first or 0,  # the table knows who starts, so the form offers no draw
        post=False,
        trust=True,
        practice=True,
        deck=None,
        choosing=True,
    )


@handles(BeginBox)
def begin_box_game(model: Model, message: BeginBox) -> Update:
    """Begin the game and store the choices, or show the problems of the form."""
    model, game = draw_word(model)
    form = replace(people_only(form_of(model)), seed=game)
    wrong = problems(form)
    if wrong:
        return model.with_(FORM, replace(form_of(model), tried=True)), (FocusOn(next(iter(wrong))),)
    setup = setup_of(form)
    if setup_problem(setup) is not None:
        return model.with_notice(say("errors.setup"), "problem"), ()
    dealt = deal(setup, standard_deck())
    session = with_catching_up(begin_box(dealt, draws=model[NAMING_DRAWS]), model[GAME_BEGUN])
    seating = rotated_seating(Seating(form.seating.looks, trust=True, practice=True), setup, dealt)
    filled = form_of(model)
    model = model.with_(FORM, replace(filled, seed="", tried=False, palette=None))
    model = model.with_(GAME_BEGUN, False)
    model, effects = start_game(model, session, {**session.extra, **write_seating(seating)}, game)
    model, stored = with_form_stored(model)
    return model, (stored, *effects)
