"""The text that shares the result of a solo game, without spoilers (its reader is `app.saves.share_text`)."""

from __future__ import annotations

import re
from typing import Final

from app.engine.session import Session
from app.engine.setup import clean_name
from app.saves.book import ResultsBook
from app.saves.marks import marks_of
from app.saves.same_tiles import date_of, deal_key
from app.saves.share_text import SQUARES, Attempt
from app.ui.core.routes import Route
from app.ui.core.texts import say, shared_words
from app.ui.features.same_tiles.compared import EXPERT, finished_game
from app.ui.features.same_tiles.state import TilesState
from app.ui.table.links import deal_link, game_link
from app.ui.table.model import Table
from app.ui.words.dates import full_date_words
from app.ui.words.isolates import enclosed, isolated
from app.ui.words.log import rounds_of
from app.ui.words.names import kind_name, solo_words

SIGN_OF: Final = {letter: sign for sign, letter in SQUARES.items()}
BETWEEN: Final = " · "
_PLAIN: Final = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")


def result_text(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> str:
    """Return a result as text: deal, score and rounds; `chosen` as in `shared_name`."""
    rounds = rounds_of(table.session)
    rounds_text = (
        "".join(map(SIGN_OF.__getitem__, rounds)) if tiles.form == "squares" else rounds_words(rounds)
    )
    return "\n".join((*result_lines(tiles, book, table, chosen), rounds_text))


def result_lines(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> tuple[str, str]:
    """Return the first lines of a result: deal and score."""
    session = table.session
    date = daily_of(session)
    player, grifter = session.state.seats
    deal = session.deal
    first = [
        say("home.title"),
        *([full_date_words(date)] if date else []),
        solo_words(deal.rules.difficulty, deal.rules.business, deal.seats[0].consultant),
    ]
    score = f"{player.money} : {grifter.money} ({margin_text(player.money - grifter.money)})"
    name = shared_name(player.name, chosen)
    attempt = attempt_of(book, table)
    expert = expert_margin(tiles)
    second = [
        f"{sure_name(name)} {score}" if name else score,
        *([attempt_words(attempt)] if attempt else []),
        *([say("same_tiles.hints", count=hints)] if (hints := marks_of(session).hints) else []),
        *([f"{kind_name(EXPERT)} {margin_text(expert)}"] if expert is not None else []),
    ]
    return BETWEEN.join(first), BETWEEN.join(second)


def is_unnamed(name: str) -> bool:
    """Return whether a name is empty or the default name in any language."""
    unnamed = {"", *(clean_name(word).casefold() for word in shared_words()["unnamed"])}
    return clean_name(name).casefold() in unnamed


def shared_name(player: str, chosen: str) -> str:
    """Return the name on a shared result: the player's, else the one chosen for new games, else none."""
    names = map(clean_name, (player, chosen))
    return next((name for name in names if not is_unnamed(name)), "")


def sure_name(name: str) -> str:
    """Return a name for a shared result, in Unicode isolates unless it is plain left-to-right letters."""
    return isolated(name) if _PLAIN.fullmatch(name) else enclosed(name)


def attempt_words(attempt: Attempt) -> str:
    """Return which attempt a result was, in words; empty if unknown."""
    if not attempt:
        return ""
    return say("same_tiles.first_try" if attempt == "first" else "same_tiles.again_try")


def rounds_words(rounds: str) -> str:
    """Return in words how many rounds each side won."""
    return say("same_tiles.rounds", count=len(rounds), won=rounds.count("m"), lost=rounds.count("g"))


def result_links(session: Session, *, with_game: bool) -> tuple[str, ...]:
    """Return the addresses of a result, from `#` on: that of its deal, and that of the game if included."""
    date = daily_of(session)
    deal = str(Route("daily", date)) if date else deal_link(session)
    game = game_link(session)
    if deal is None:
        return (game,)
    return (deal, game) if with_game else (deal,)


def daily_of(session: Session) -> str:
    """Return the date of a session's daily deal, or an empty text."""
    return date_of(deal_key(session.deal))


def attempt_of(book: ResultsBook | None, table: Table) -> Attempt:
    """Return whether a game was the first finished one of a date's deal; empty if unknown."""
    first = book.daily.get(daily_of(table.session)) if book is not None else None
    if first is None or not table.origin.saved:
        return ""
    return "first" if first.game == table.id else "again"


def expert_margin(tiles: TilesState) -> int | None:
    """Return the expert's margin with the tiles in sight, or `None` if unknown."""
    game = finished_game(tiles.results, EXPERT)
    if game is not None:
        return game.margin
    return (tiles.margins or {}).get(tiles.deal, {}).get(EXPERT)


def margin_text(margin: int) -> str:
    """Return a margin with its sign."""
    return f"+{margin}" if margin > 0 else f"−{-margin}" if margin < 0 else "0"
