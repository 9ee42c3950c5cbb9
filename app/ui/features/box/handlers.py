"""Handlers for a game with the real box: its tray, its start, and following its actions.

A tap on a spot builds at once, without playback, and another tap on the new building turns it.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.actions import Build, Swap
from app.engine.box import (
    BoxError,
    begin_box,
    catches_up,
    with_back,
    with_catching_up,
    with_lifted,
    with_tile,
)
from app.engine.deck import SYMBOLS
from app.engine.deck_file import standard_deck
from app.engine.game import legal_actions
from app.engine.geometry import Cell
from app.engine.session import Session
from app.engine.setup import deal, setup_problem
from app.saves.marks import Seating, write_seating
from app.ui.core.messages import Message
from app.ui.core.model import Model, draw_word
from app.ui.core.registry import FocusOn, Navigate, StayAwake, Update, handles
from app.ui.core.texts import say
from app.ui.features.box.state import (
    BOX_TRAY,
    GAME_BEGUN,
    NAMING_DRAWS,
    AnswerAll,
    BeginBox,
    BoxTray,
    CatchUp,
    NameDraws,
    NameFirst,
    NameTile,
    ScoreNone,
    SetBegun,
    TellBack,
    finder_of,
    tray_for,
    with_default_answers,
)
from app.ui.features.box.words import box_fault_words
from app.ui.features.new_game.form import NewGame, problems, setup_of
from app.ui.features.new_game.handlers import rotated_seating
from app.ui.features.new_game.stored import FORM, form_of, with_form_stored
from app.ui.table.handlers.building import pick
from app.ui.table.handlers.playing import finish_action, play_action, save_change
from app.ui.table.handlers.settling import start_game
from app.ui.table.messages import Pick, Tap
from app.ui.table.model import FINDER, TABLE, Table, box_on_table, without_words
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


@handles(SetBegun)
def set_begun(model: Model, message: SetBegun) -> Update:
    """Choose whether the game on the table has already begun."""
    return model.with_(GAME_BEGUN, message.on), ()


@handles_table(CatchUp)
def catch_up(model: Model, table: Table, message: CatchUp) -> Update:
    """Begin catching up at the table, or end it."""
    if not box_on_table(model):
        return model, ()
    session = with_catching_up(table.session, message.on)
    model, effects = save_change(model.with_(TABLE, replace(table, session=session)), ())
    return model, (*effects, Navigate(str(table.route))) if message.on else effects


@handles_table(AnswerAll)
def answer_all(model: Model, table: Table, message: AnswerAll) -> Update:
    """Answer the open questions of a turn that was already played; corrections may change the answers."""
    before = table.session
    session = with_default_answers(before) if catches_up(before) else before
    if session is before:
        return model, ()
    return finish_action(model, table, session)


def built_at_once(before: Model, message: Message, result: Update) -> Update:
    """Build where the table taps, or turn the building there; a build with a choice of signs waits."""
    model, table, was = result[0], result[0][TABLE], before[TABLE]
    if table is None or was is None or not isinstance(message, Tap) or not catches_up(table.session):
        return result
    draft = table.attention.draft
    if draft is not None:
        chosen = draft.cell == message.cell and draft.action is not None
        if not chosen or draft.double is not None or before[BOX_TRAY].question != "build":
            return result
        return play_action(model, draft.action) if draft.action is not None else result
    turned = _turn_build(was.session, message.cell)
    if turned is None:
        return result
    session, build = turned
    return play_action(before.with_(TABLE, replace(was, session=session)), build)


def _turn_build(session: Session, cell: Cell) -> tuple[Session, Build] | None:
    """Return the session before the last build and the same build in its next facing, if it stands there."""
    before = session
    while before.history and before.history[-1].unasked:
        before = before.undo()
    action = before.history[-1].action if before.history else None
    if not isinstance(action, Build) or action.cell != cell:
        return None
    before = before.undo()
    facings = [
        each
        for each in legal_actions(before.state)
        if isinstance(each, Build) and each == action.replace(facing=each.facing)
    ]
    following = facings[(facings.index(action) + 1) % len(facings)]
    return (before, following) if following != action else None


def without_story(result: Update) -> Update:
    """End a story that begins while the table catches up."""
    model, effects = result
    table = model[TABLE]
    if table is None or table.attention.playback is None or not catches_up(table.session):
        return result
    return model.with_(TABLE, table.with_attention(playback=None)), effects


def follow_box(before: Model, message: Message, result: Update) -> Update:
    """Renew the tray for another session, and keep the screen on."""
    model, effects = without_story(built_at_once(before, message, result))
    table, was = model[TABLE], before[TABLE]
    if table is None or not box_on_table(model):
        return model.with_(BOX_TRAY, BOX_TRAY.default), effects
    if was is None or was.id != table.id:
        effects = (*effects, StayAwake())
    if model[BOX_TRAY].session is not table.session:
        model = model.with_(BOX_TRAY, tray_for(table.session))
    return model, effects
