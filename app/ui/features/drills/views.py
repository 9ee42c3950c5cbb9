"""The view of a drill: a small board with a question, the answers and the reason; and the links to drills."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Child, Markup, el, group, region
from app.ui.core.model import TRAIN, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.texts import money_words, say
from app.ui.features.drills.drills import (
    DRILL,
    DRILLS,
    QUESTION_COUNT,
    YES,
    AnswerDrill,
    BeginDrill,
    Drill,
    DrillOn,
    Question,
    drill_question,
)
from app.ui.features.rules.pictures import board, paid_for
from app.ui.table.model import unfinished_game
from app.ui.words.sentences import refusal_words


def drill(shown: Drill | None, game: Route | None) -> Markup:
    """Show the drill's question, or its result."""
    if shown is None:
        return el("main", page_head(say("drills.title"), game, TRAIN), class_="page drill")
    return el(
        "main",
        page_head(_title(shown), game, TRAIN),
        _score(shown)
        if shown.over
        else _question(shown, drill_question(shown.kind, shown.seed, shown.number)),
        class_="page drill",
    )


def _title(shown: Drill) -> str:
    return say("drills.legal.title") if shown.kind == "legal" else say("drills.worth.title")


def _question(shown: Drill, question: Question) -> list[Markup]:
    ask = say("drills.legal.ask") if shown.kind == "legal" else say("drills.worth.ask")
    answered = bool(shown.chosen)
    refusal = question.refusal if answered else None
    return [
        el("p", say("drills.of", count=shown.number + 1, total=QUESTION_COUNT), class_="quiet"),
        el("div", board(question.state, question.ghost, refusal, secret=not answered), class_="opens"),
        el("h2", ask),
        el("div", (_answer(shown, question, answer) for answer in question.answers), class_="choices"),
        el("div", _reason(shown, question) if answered else None, class_="outcome", role="status"),
    ]


def _answer(shown: Drill, question: Question, answer: str) -> Markup:
    if shown.kind == "legal":
        text = say("drills.legal.yes") if answer == YES else say("drills.legal.no")
    else:
        text = money_words(int(answer))
    mark = ""
    if shown.chosen:
        mark = " right" if answer == question.right else " wrong" if answer == shown.chosen else ""
    return button(AnswerDrill(answer), text, class_=f"button large{mark}", disabled=bool(shown.chosen))


def _reason(shown: Drill, question: Question) -> Child:
    verdict = say("drills.right") if shown.right[-1] else say("drills.wrong")
    why = refusal_words(question.state, question.refusal) if question.refusal is not None else ""
    if shown.kind == "legal" and question.refusal is None:
        why = say("drills.legal.fits")
    return [
        el(
            "p",
            icon("ui-check" if shown.right[-1] else "ui-close"),
            el("strong", verdict),
            " ",
            why,
            class_="told",
        ),
        paid_for(question.state, question.receipt) if question.receipt is not None else None,
        button(DrillOn(), say("learn.on"), icon("ui-forward"), class_="button primary large"),
    ]


def _score(shown: Drill) -> list[Markup]:
    return [
        el("h2", say("drills.score", count=sum(shown.right), total=QUESTION_COUNT)),
        button(BeginDrill(shown.kind), icon("ui-turn"), say("drills.again"), class_="button primary large"),
        link(TRAIN, say("train.title"), class_="button large"),
    ]


SCREEN: Final = page(lambda model: (model[DRILL], unfinished_game(model)), drill)


def _drills() -> Markup:
    return group(
        el("header", el("h2", say("drills.title"))),
        el(
            "div",
            (
                link(
                    Route("drill", kind),
                    icon("ui-help"),
                    el("strong", say(f"drills.{kind}.title")),
                    class_="button train-card",
                )
                for kind in DRILLS
            ),
            class_="train-pair",
        ),
        el("p", say("drills.text"), class_="quiet"),
    )


DRILLS_TO_TRAIN: Final = region("train-drills", lambda model: (), _drills)
"""The region of the drills."""
