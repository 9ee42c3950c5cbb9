"""The outcome row: the streets that the ghost would close and their pay, in one line always in sight."""

from __future__ import annotations

from app.engine.forecast import Preview
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.pieces import mark
from app.ui.core.texts import capital, money_words, say
from app.ui.table.draft import BuildDraft
from app.ui.table.questions import is_last_turn
from app.ui.words.names import seat_name
from app.ui.words.sentences import name_at


def row(state: State, draft: BuildDraft, looks: Looks) -> Markup:
    """Show whom building the ghost would pay, or what it could earn later; nothing without a ghost."""
    preview = draft.preview
    if preview is None:
        return NOTHING
    return el(
        "p",
        _closing(state, preview, draft.seat, looks) if preview.enclosed else _open(draft, preview),
        _estimate(draft),
        el("span", say("preview.last_sign"), class_="last-sign")
        if preview.signs_left == 0 and not is_last_turn(state, draft.seat)
        else None,
        class_="outcome-row",
    )


def _open(draft: BuildDraft, preview: Preview) -> str:
    judged, dollars = draft.judgement, preview.receipt.dollars
    if judged is not None and judged != dollars:
        return capital(say("preview.judged", dollars=judged))
    return say("preview.earns_later", dollars=dollars)


def _estimate(draft: BuildDraft) -> Child:
    numbers = draft.numbers.get((draft.cell, draft.facing)) if draft.cell is not None else None
    if numbers is None or numbers.expected is None:
        return None
    return el("span", say("preview.expected", money=money_words(numbers.expected)), class_="quiet")


def _closing(state: State, preview: Preview, seat: int, looks: Looks) -> list[Child]:
    """Name the streets that close, then each seat's pay, that of the builder first."""
    paid = [sum(scoring.dollars[n] for scoring in preview.enclosed) for n in range(len(state.seats))]
    order = sorted((n for n, dollars in enumerate(paid) if dollars), key=lambda n: (n != seat, -paid[n]))
    closes = _streets(state, preview)
    if not order:
        return [say("preview.pays_nobody", closes=closes)]
    return [
        el("span", say("preview.pays", closes=closes)),
        *(
            el(
                "span",
                mark(looks[n]),
                el("span", say("preview.you") if n == seat else seat_name(state, n), class_="payee-name"),
                " ",
                el("b", f"+{money_words(paid[n])}"),
                class_="pay",
            )
            for n in order
        ),
    ]


def _streets(state: State, preview: Preview) -> str:
    if len(preview.enclosed) > 1:
        return say("preview.closes_streets", count=len(preview.enclosed))
    old = [cell for cell in preview.enclosed[0].street if cell in state.city]
    if not old:
        return say("preview.closes_own")
    return say("preview.closes_street", building=name_at(state, old[0]))
