"""A game with the real box: messages, state, open question, tray, following its actions; and its lesson.

The lesson is to type one turn of a small game on the board. Its step follows from the position alone, so the
learner may undo, redo and look around freely.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, Literal, get_args

from app.engine import box
from app.engine.box import begin_box, with_tile
from app.engine.city import SYMBOLS
from app.engine.deck_file import standard_deck
from app.engine.game import legal_actions
from app.engine.geometry import Cell
from app.engine.session import Session
from app.engine.setup import SeatChoice, Setup, deal, setup_problem
from app.engine.state import Build, State, Swap, parse_action
from app.engine.values import Value
from app.saves.marks import PLAIN, Seating, write_seating
from app.ui.core.html import Markup, el
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route, Slice, draw_word
from app.ui.core.pieces import button, icon, link
from app.ui.core.registry import FocusOn, Navigate, StayAwake, Update, handles
from app.ui.core.texts import capital, say
from app.ui.features.box.words import box_fault_words
from app.ui.features.new_game.form import FORM, NewGame, form_of, problems, setup_of, with_form_stored
from app.ui.features.new_game.handlers import rotated_seating
from app.ui.table.handlers.building import pick
from app.ui.table.handlers.playing import finish_action, play_action, save_change
from app.ui.table.handlers.settling import put_on_table, set_aside, start_game
from app.ui.table.messages import Pick, Tap
from app.ui.table.model import (
    FINDER,
    TABLE,
    BuildDraft,
    FinderState,
    Table,
    box_on_table,
    handles_table,
    without_words,
)
from app.ui.table.origins import Origin
from app.ui.table.views.finder import Finder, tiles_found
from app.ui.table.views.strip import guide_strip
from app.ui.words.names import named


class BeginBox(Message):
    """Begin the game with the real box that the form describes."""

    once = True


class SetBegun(Message):
    """Choose whether the game on the table has already begun."""

    on: bool


class CatchUp(Message):
    """Begin or end catching up with turns that were already played."""

    on: bool


class AnswerAll(Message):
    """Let the page answer all open questions of a turn that was already played."""


class TypeAgain(Message):
    """Restart the lesson."""


class NameDraws(Message):
    """Choose whether a solo player names each tile on drawing it."""

    on: bool


class NameFirst(Message):
    """Name the first tile that the search has found."""


class NameTile(Message):
    """Name a tile: the one to build, the Grifter's, the one drawn, or the one to score."""

    tile: str


class TellBack(Message):
    """Answer the tray's question about a back."""

    back: str


class ScoreNone(Message):
    """Score no tile from hand."""


class ChooseAction(Message):
    """Open an action to correct it, counted from 1; 0 closes it."""

    number: int


class CorrectAction(Message):
    """Replace an action by another one, given as text."""

    number: int
    action: str


class CorrectBack(Message):
    """Replace the back of a tile in the Hacker's hand, by the index of its question."""

    index: int
    back: str


class CorrectLifted(Message):
    """Replace the tile that the Grifter lifted in an action."""

    number: int
    tile: str


class CorrectTile(Message):
    """Replace the tile that was built in an action."""

    number: int
    tile: str


class ForgetTile(Message):
    """Take back the name of a tile in hand."""

    tile: str


class GoBackTo(Message):
    """Take back an action and all later ones."""

    number: int


class SetMoney(Message):
    """Correct a seat's money."""

    seat: int
    dollars: str


class ConfirmMoney(Message):
    """Set the unlikely amount of money that the page asks about, or keep the money as it is."""

    yes: bool


class FlipMoney(Message):
    """Change the sign of a seat's money; the keypads of phones have no minus."""

    seat: int


class CorrectName(Message):
    """Correct the name of a seat."""

    seat: int
    name: str


class CorrectCard(Message):
    """Correct the card of a seat."""

    seat: int
    card: str


class CorrectFirst(Message):
    """Correct which seat began."""

    seat: int


class GoOnShort(Message):
    """Make the refused correction all the same, and go on from the turn in its way."""


class EndHere(Message):
    """End the game here, because the table stops early."""


BoxQuestion = Literal["build", "grifter", "lifted", "back", "drawn", "swap", ""]
"""The question: a tile to build, the Grifter's spot, his tile, a back, a tile drawn, or one to score."""

BEFORE_PLAY: Final = ("lifted", "back", "drawn")
"""Questions that the table answers before anybody acts."""

NO_TILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


class BoxTray(Value):
    """The tray: its question and the possible tiles by back.

    `session` is the session that it was made for. `number` is that of the action in which the Grifter lifted
    a tile, or of the asked back, or of the tiles in hand that have no name yet. `scored` is the tile that the
    Entrepreneur wants to score.
    """

    session: Session | None = None
    question: BoxQuestion = ""
    tiles: Mapping[str, tuple[str, ...]] = NO_TILES
    seat: int = 0
    number: int = 0
    scored: str = ""


BOX_TRAY: Final[Slice[BoxTray]] = Slice("box tray", BoxTray())
"""The tray of the game on the table."""

GAME_BEGUN: Final[Slice[bool]] = Slice("game begun", False)
"""Whether the form begins games whose first turns were already played."""

NAMING_DRAWS: Final[Slice[bool]] = Slice("naming draws", False)
"""Whether the form begins solo games in which the player names each tile on drawing it."""


class Correcting(Value):
    """The page of corrections: the number of the open action, or 0, and the last correction that was refused.

    `of` is the session that was to be corrected, `why` the reason for the refusal, and `short` the corrected
    session up to the turn in the way, if the table may go on from there. `asked` is a seat with an unlikely
    amount of money to confirm.
    """

    number: int = 0
    of: Session | None = None
    why: str = ""
    short: Session | None = None
    asked: tuple[int, int] | None = None


CORRECTING: Final[Slice[Correcting]] = Slice("correcting", Correcting())
"""The page of corrections."""


def tray_for(session: Session) -> BoxTray:
    """Return the tray of a session."""
    match box.open_question(session):
        case box.LiftedTile(number):
            return BoxTray(session, "lifted", box.nameable_lifted(session, number), number=number)
        case box.TileBack(seat, index):
            return BoxTray(session, "back", seat=seat, number=index)
        case box.DrawnTile(seat, unnamed):
            return BoxTray(session, "drawn", box.nameable_drawn(session, seat), seat, unnamed)
    decision = session.state.decision
    if decision is not None and decision.kind == "grifter":
        return BoxTray(session, "grifter")
    if decision is not None and decision.kind in ("build", "swap"):
        tiles = box.nameable(session, decision.seat)
        return BoxTray(session, "build" if decision.kind == "build" else "swap", tiles, decision.seat)
    return BoxTray(session)


def with_default_answers(session: Session) -> Session:
    """Return the session after the first possible answer to each question up to the next build.

    Nothing is scored from hand. The Grifter's spot and anything that the table must name stay open.
    """
    while box.open_question(session) is None and (decision := session.state.decision) is not None:
        if decision.kind in ("build", "grifter"):
            break
        session = session.act(Swap() if decision.kind == "swap" else decision.options[0])
    return session


BoxTrayParts = tuple[BoxTray, FinderState, State, str, bool]
BoxPromptParts = tuple[BoxTray, State, Session, bool]


def tray_parts(model: Model, table: Table) -> BoxTrayParts:
    """Return the inputs of the tray."""
    tray = model[BOX_TRAY]
    draft = table.drafted
    answers = not tray.question and table.question is not None and box.catches_up(table.session)
    return tray, model[FINDER], table.shown, draft.tile if draft is not None else "", answers


def step_waits(model: Model, table: Table) -> bool:
    """Return whether undo takes back what the table has entered since the last action."""
    return box.last_entry(table.session) is not None


def without_step(model: Model, table: Table) -> Session:
    """Return the session without what the table has entered last."""
    return box.without_last_entry(table.session)


def prompt_parts(model: Model, table: Table) -> BoxPromptParts | None:
    """Return the inputs of a question that only the box asks; `None` if there is none."""
    tray = model[BOX_TRAY]
    if table.attention.playback is not None or table.replay.position is not None:
        return None
    catching_up = box.catches_up(table.session)
    asks_build = catching_up and tray.question == "build" and table.attention.held is None
    if asks_build or tray.question in (*BEFORE_PLAY, "swap"):
        return tray, table.shown, table.session, catching_up
    return None


def kind_parts(model: Model, table: Table) -> tuple[bool]:
    """Return whether the table stopped early."""
    return (box.ended_early(table.session),)


def note_parts(model: Model, table: Table) -> tuple[bool]:
    """Return whether a report judges the game."""
    return (box.names_draws(table.session),)


def finder_of(tray: BoxTray, search: FinderState, picked: str = "") -> Finder:
    """Return the list of tiles to choose from; a search also shows impossible tiles.

    A known hand is the whole list.
    """
    deck = standard_deck()
    if tray.question == "build" and tray.session is not None and box.names_draws(tray.session):
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
                session = box.with_lifted(table.session, tray.number, tile)
                return finish_action(without_words(model), table, session)
            case "drawn":
                session = box.with_tile(table.session, tray.seat, tile, drawn=True)
                return finish_action(without_words(model), table, session)
            case "build":
                session = box.with_tile(table.session, tray.seat, tile)
                model, table = _with_session(model, table, session, tray)
                return pick(model, table, Pick(tile))
            case "swap":
                session = box.with_tile(table.session, tray.seat, tile)
                model, table = _with_session(model, table, session, tray.replace(scored=tile))
                return model.with_(TABLE, table), ()
    except box.BoxError as error:
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
        session = box.with_back(table.session, tray.number, message.back)
    except box.BoxError as error:
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
    session = box.with_catching_up(box.begin_box(dealt, draws=model[NAMING_DRAWS]), model[GAME_BEGUN])
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
    session = box.with_catching_up(table.session, message.on)
    model, effects = save_change(model.with_(TABLE, replace(table, session=session)), ())
    return model, (*effects, Navigate(str(table.route))) if message.on else effects


@handles_table(AnswerAll)
def answer_all(model: Model, table: Table, message: AnswerAll) -> Update:
    """Answer the open questions of a turn that was already played; corrections may change the answers."""
    before = table.session
    session = with_default_answers(before) if box.catches_up(before) else before
    if session is before:
        return model, ()
    return finish_action(model, table, session)


def built_at_once(before: Model, message: Message, result: Update) -> Update:
    """Build where the table taps, or turn the building there; a build with a choice of signs waits."""
    model, table, was = result[0], result[0][TABLE], before[TABLE]
    if table is None or was is None or not isinstance(message, Tap) or not box.catches_up(table.session):
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
    if table is None or table.attention.playback is None or not box.catches_up(table.session):
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


FORM_PAGE: Final = Route("realbox")
LESSON: Final = Route("realbox", "lesson")

PLAYED: Final = ("build student-house 1,0 S", "build art-gallery -1,0 E")
TO_TYPE: Final = Build("record-shop", (2, 0), "W")
"""It closes the street of Central Station, which pays, and whose two hipsters may choose where to go."""

LessonStepName = Literal["back", "tile", "spot", "facing", "build", "answer", "undo", "over"]
LESSON_STEPS: Final[tuple[LessonStepName, ...]] = get_args(LessonStepName)


class TypingLesson(Origin):
    """The lesson in typing a turn."""

    kind = "typing"
    guided = True

    def route(self, table: str) -> Route:
        """Return the address of the lesson."""
        return LESSON

    @property
    def parent(self) -> Route:
        """The form of a game with the real box."""
        return FORM_PAGE


def begin_lesson(model: Model) -> Update:
    """Put the lesson on the table, unless it is there."""
    table = model[TABLE]
    if table is not None and table.route == LESSON:
        return model, ()
    model = set_aside(model).with_(FINDER, FinderState())
    return put_on_table(model, "typing", _start(), TypingLesson())


@handles(TypeAgain)
def type_again(model: Model, message: TypeAgain) -> Update:
    """Restart the lesson."""
    return put_on_table(model.with_(FINDER, FinderState()), "typing", _start(), TypingLesson())


def _start() -> Session:
    names = [capital(say(f"colour_words.c{seat}")) for seat in range(2)]
    seats = tuple(SeatChoice(name, "human") for name in names)
    session = begin_box(deal(Setup(seats, seed="typing", first=0), standard_deck()))
    for text in PLAYED:
        action = parse_action(text)
        if isinstance(action, Build):
            session = with_tile(session, session.state.current, action.tile).act(action)
    seating = Seating(PLAIN[:2], trust=True, practice=True)
    extra = {**session.extra, **write_seating(seating)}
    return replace(session, extra=extra)


def lesson_step(session: Session, search: FinderState, draft: BuildDraft | None) -> LessonStepName:
    """Return the step of the lesson for what is on the table."""
    if session.undone:
        return "over"
    if len(session.history) > len(PLAYED):
        decision = session.state.decision
        return "undo" if decision is not None and decision.kind == "build" else "answer"
    if draft is not None and draft.tile == TO_TYPE.tile:
        if draft.cell != TO_TYPE.cell:
            return "spot"
        return "build" if draft.facing == TO_TYPE.facing else "facing"
    back = standard_deck()[TO_TYPE.tile].back
    return "tile" if search.back == back or search.words.strip() else "back"


def typing_parts(model: Model, table: Table) -> tuple[Session, FinderState, BuildDraft | None]:
    """Return what the step of the lesson depends on."""
    return table.session, model[FINDER], table.attention.draft


def typing_strip(session: Session, search: FinderState, draft: BuildDraft | None) -> Markup:
    """Show the step of the lesson."""
    step = lesson_step(session, search, draft)
    building = standard_deck()[TO_TYPE.tile]
    words = say(
        f"box.lesson_{step}",
        name=capital(say("colour_words.c0")),
        tile=named(building),
        symbol=say(f"symbol_words.{building.back}"),
    )
    done = step == "over"
    onward = link(FORM_PAGE, say("box.lesson_done"), icon("ui-forward"), class_="button primary")
    again = button(TypeAgain(), icon("ui-turn"), label=say("learn.again"), class_="tool")
    return guide_strip(
        FORM_PAGE,
        el("p", words, class_="words", id="coach-words", role="status"),
        [onward if done else None, again],
        say("box.lesson"),
        class_="over" if done else "",
    )
