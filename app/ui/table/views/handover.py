"""The hand-over: a neutral screen until the next person has the device."""

from __future__ import annotations

from app.engine.session import Session
from app.saves.save import Looks
from app.ui.core.feature import contributions
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.pieces import button, icon, mark, money, portrait
from app.ui.core.texts import say
from app.ui.table.messages import Replay, Reveal
from app.ui.table.phones import TurnWord, may_have_phones
from app.ui.table.places import SeatButton
from app.ui.table.views.log import turn_words
from app.ui.table.views.prompt import word_line
from app.ui.words.log import LogTurn, since_last_turn
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name


def handover(
    session: Session, awaiting: int | None, replays: bool, looks: Looks, word: TurnWord | None
) -> Markup:
    """Ask for the next player, and show what happened since their last turn, with the city in sight.

    `replays`: the board can replay it. `word` is the turn word for a waiting phone.
    """
    if awaiting is None:
        return NOTHING
    state = session.state
    return el(
        "div",
        el(
            "div",
            portrait(looks[awaiting], state.seats[awaiting].kind),
            el(
                "h1",
                say("hand_over.pass_to", name=seat_name(state, awaiting)),
                id="hand-over-title",
                tabindex=-1,
                data_refuge=True,
            ),
            el("p", say("hand_over.hidden"), class_="quiet"),
            button(Reveal(), icon("ui-eye"), say("hand_over.reveal"), class_="button primary large reveal"),
            word_line(state, looks, word) if word is not None else None,
            button(Replay(), icon("ui-play"), say("buttons.replay")) if replays else None,
            _news(session, awaiting, looks),
            [
                button(f"{each.verb} {awaiting}", icon(each.icon), say(each.here))
                for each in contributions(SeatButton)
                if awaiting in may_have_phones(session)
            ],
            class_="sheet",
        ),
        class_="hand-over",
        role="dialog",
        aria_modal="true",
        data_modal=True,
        aria_labelledby="hand-over-title",
    )


def _news(session: Session, awaiting: int, looks: Looks) -> Markup:
    turns = since_last_turn(session, awaiting)
    played = any(each.turn < session.state.turn and each.seat == awaiting for each in session.history)
    if not turns:
        return el("p", say("hand_over.since_start"), class_="quiet") if not session.history else NOTHING
    return el(
        "section",
        el("h2", say("hand_over.since" if played else "hand_over.so_far")),
        el("ol", (_turn(session, turn, looks) for turn in turns)),
        class_="news",
    )


def _turn(session: Session, turn: LogTurn, looks: Looks) -> Markup:
    state = session.state
    return el(
        "li",
        el(
            "h3",
            mark(looks[turn.seat]) if turn.seat is not None else None,
            turn_words(state, turn),
        ),
        el("ul", (el("li", entry.text) for entry in turn.entries)),
        el(
            "p",
            (
                el(
                    "span",
                    mark(looks[receipt.seat]),
                    building_name(state, receipt.tile) if receipt.tile is not None else None,
                    money(receipt.dollars),
                    class_="pays",
                )
                for entry in turn.entries
                for receipt in entry.receipts
            ),
            class_="payouts",
        ),
    )
