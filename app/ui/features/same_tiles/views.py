"""Views of results with the same tiles: the table, the field for friends' results, and the own result."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.engine.session import Session
from app.engine.setup import MAX_NAME
from app.saves.book import ResultsBook
from app.saves.same_tiles import FriendRow, date_of
from app.ui.core.html import NOTHING, Child, Markup, Region, el, group, named_region, region
from app.ui.core.model import Model, Route
from app.ui.core.pieces import button, face_of, icon, link, text_input, unseen
from app.ui.core.texts import labelled, listed, say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.new_game.stored import form_of
from app.ui.features.same_tiles.compared import (
    BETWEEN,
    EXPERT,
    Own,
    ResultRow,
    TableParts,
    attempt_words,
    margin_text,
    result_lines,
    result_links,
    result_rows,
    rounds_count,
    rounds_words,
    table_parts,
)
from app.ui.features.same_tiles.standing import stamps, standing, standing_words
from app.ui.features.same_tiles.state import (
    NAME_FIELD,
    SAME_TILES,
    BringBackResult,
    CheckedRow,
    CopyResult,
    NameResult,
    Pasted,
    RemoveResult,
    RevealResults,
    ShareResult,
    TellRounds,
    TilesState,
    WatchExpert,
    WithGame,
)
from app.ui.features.saves.state import PASTE_PROBLEM, PASTED
from app.ui.features.saves.views import paste_form
from app.ui.table.messages import Daily
from app.ui.table.model import TABLE, Table
from app.ui.words.dates import date_words
from app.ui.words.log import rounds_of
from app.ui.words.names import is_unnamed, kind_name, you


def results_table(parts: TableParts, own: Own | None, *, bots: bool) -> Markup:
    """Show the results of a deal, best first."""
    rows = result_rows(parts.results, parts.bots, own, bots=bots)
    if not rows:
        return _removal_note(parts.removed)
    return group(
        el(
            "table",
            el(
                "thead",
                el(
                    "tr",
                    el("th", say("same_tiles.player"), scope="col"),
                    el("th", say("same_tiles.margin"), scope="col"),
                    el("td"),
                ),
                class_="visually-hidden",
            ),
            el("tbody", (_row(row) for row in rows)),
            class_="same-tiles",
        ),
        _removal_note(parts.removed),
        el("p", say("same_tiles.their_word"), class_="quiet")
        if any(row.kind == "friend" for row in rows)
        else None,
        _watch(parts.watching) if bots and parts.deal else None,
    )


def _row(row: ResultRow) -> Markup:
    friend = row.friend
    return el(
        "tr",
        el(
            "th",
            el(
                "div",
                _face(row),
                el(
                    "span",
                    el("b", _name(row)),
                    _remarks(row),
                    _squares(friend.rounds) if friend is not None and friend.rounds else None,
                ),
                class_="compared",
            ),
            scope="row",
        ),
        el(
            "td",
            el("strong", margin_text(row.margin))
            if row.margin is not None
            else el("span", say("same_tiles.bot_playing"), class_="quiet"),
        ),
        el("td", _row_buttons(row) if friend is not None else None),
        class_=f"result-{row.kind}",
    )


def _name(row: ResultRow) -> str:
    if row.kind == "own":
        return you()
    return kind_name(row.name) if row.kind == "bot" else row.name


def _face(row: ResultRow) -> Markup:
    names = {"bot": face_of(row.name), "own": "ui-human", "friend": "ui-people"}
    return icon(names[row.kind], "icon face-icon")


def _remarks(row: ResultRow) -> Child:
    """Show both amounts, which attempt it was, and whether the game was replayed."""
    friend = row.friend
    words = [
        *([f"{row.money[0]} : {row.money[1]}"] if row.money is not None else []),
        *([attempt_words(friend.attempt)] if friend is not None and friend.attempt else []),
        *([say("same_tiles.hints", count=friend.hints)] if friend is not None and friend.hints else []),
    ]
    if not words:
        return None
    replayed = friend is not None and friend.game
    return el(
        "small",
        icon("ui-check", "icon", say("same_tiles.replayed")) if replayed else None,
        BETWEEN.join(words),
        class_="quiet",
    )


def _squares(rounds: str) -> Markup:
    return el(
        "small",
        el("span", map(_square, rounds), class_="rounds", aria_hidden="true"),
        unseen(rounds_words(rounds)),
    )


def _square(letter: str) -> Markup:
    if letter == "n":
        return el("i")
    return el("i", class_="round-won" if letter == "m" else "round-lost")


def _row_buttons(row: ResultRow) -> list[Child]:
    friend = row.friend
    if friend is None:
        return []
    look, remove = say("same_tiles.look", name=friend.name), say("same_tiles.remove", name=friend.name)
    return [
        link(Route("play", friend.game), icon("ui-eye"), class_="tool", label=look) if friend.game else None,
        button(RemoveResult(row.place), icon("ui-close"), class_="tool", label=remove),
    ]


def _removal_note(row: FriendRow | None) -> Markup:
    if row is None:
        return NOTHING
    return el(
        "p",
        el("span", say("same_tiles.removed", name=row.name)),
        button(BringBackResult(), icon("ui-undo"), say("buttons.restore"), class_="button small"),
        class_="tiles-removed",
        role="status",
    )


def _watch(watching: bool) -> Markup:
    if watching:
        return el(
            "p", icon(face_of(EXPERT)), say("same_tiles.playing"), role="status", class_="tiles-ways quiet"
        )
    return el("p", button(WatchExpert(), icon("ui-eye"), say("same_tiles.watch"), class_="button small"))


# --- At the end of a game ---


def parts_at_end(model: Model, table: Table) -> tuple[Session, str, TableParts]:
    """Return the inputs of the results at the end of a game."""
    return table.session, form_of(model).alone.name, table_parts(model[SAME_TILES])


def at_end(session: Session, chosen: str, parts: TableParts) -> Markup:
    """Show the results with the tiles of a finished solo game; `chosen` is the name for new games."""
    state = session.state
    if not parts.deal or not state.rules.solo:
        return NOTHING
    player, grifter = state.seats
    own = Own(player.name, player.money - grifter.money, (player.money, grifter.money))
    human = player.kind == "human"
    return el(
        "section",
        el("h2", say("same_tiles.title")),
        results_table(parts, own if human else None, bots=True),
        el(
            "div",
            name_field(player.name, chosen),
            button(ShareResult(), icon("ui-share"), say("same_tiles.share_result"), class_="button small"),
            class_="tiles-ways",
        )
        if human and not session.practice
        else None,
        class_="tiles-at-end",
    )


def place_parts(model: Model, table: Table) -> tuple[Session, TableParts] | None:
    """Return the inputs of the player's place at the end of a solo game."""
    parts, start = table_parts(model[SAME_TILES]), table.session.start
    return (table.session, parts) if parts.deal and start.rules.solo and start.people else None


def place_note(session: Session, parts: TableParts) -> Markup:
    """Show the player's place, and the stamps of a daily deal."""
    player, grifter = session.state.seats
    place = standing(player.money - grifter.money, parts.bots)
    words = standing_words(place)
    drawn = stamps(place) if date_of(parts.deal) and not session.practice else None
    return el("p", el("strong", words), drawn, class_="place-note") if words else NOTHING


# --- On the page of a date ---


class DayParts(NamedTuple):
    """The inputs of a date's results: those of the table, and the margin of the player's own first game."""

    table: TableParts
    margin: int | None
    revealed: bool
    pasted: Pasted | None


def day_results(day: DayParts) -> Markup:
    """Show the results of a date's deal; friends' results stay hidden until the player has played it."""
    parts, deal = day.table, day.table.deal
    if not deal:
        return NOTHING
    friends = parts.results.friends if parts.results is not None else ()
    own = Own("", day.margin) if day.margin is not None else None
    body: Child
    if own is None and friends and not day.revealed:
        body = _question(deal, friends)
    elif own is None and not friends:
        body = [_removal_note(parts.removed), el("p", say("same_tiles.none_yet"), class_="quiet")]
    else:
        body = results_table(parts, own, bots=own is not None)
    title = el("h2", say("same_tiles.title"))
    return el("div", title, body, _report(day.pasted, deal), class_="tiles-day")


def _question(date: str, friends: tuple[FriendRow, ...]) -> Markup:
    """Ask before showing the results of a date that the player has not played."""
    names = listed([friend.name for friend in friends])
    return el(
        "div",
        el("p", icon("ui-people"), say("same_tiles.waiting", names=names, count=len(friends))),
        el("p", say("same_tiles.not_played", date=date_words(date))),
        el(
            "p",
            button(Daily(date), icon("ui-play"), say("same_tiles.play_it"), class_="button"),
            button(RevealResults(date), icon("ui-eye"), say("same_tiles.reveal"), class_="button"),
            class_="tiles-ways",
        ),
        class_="tiles-question",
    )


def _report(pasted: Pasted | None, deal: str) -> Child:
    """Report the results of a pasted text."""
    if pasted is None:
        return None
    if pasted.left:
        return el("p", say("same_tiles.checking", count=len(pasted.left)), role="status", class_="quiet")
    others = [each for each in pasted.rows if each.deal != deal]
    return el(
        "div",
        el("p", icon("ui-check"), say("same_tiles.added", count=len(pasted.rows))),
        el("ul", (el("li", _elsewhere(each)) for each in others)) if others else None,
        el("p", icon("ui-human"), say("same_tiles.own_results", count=pasted.own)) if pasted.own else None,
        el("p", icon("ui-people"), say("same_tiles.bare", count=pasted.bare)) if pasted.bare else None,
        [
            el("p", icon("ui-warning"), say("same_tiles.refused", count=len(pasted.refused))),
            el(
                "ul",
                (
                    el("li", say("same_tiles.refused_many", count=int(text)))
                    if why == "many"
                    else el("li", el("q", text), " ", say(f"same_tiles.refused_{why}"))
                    for text, why in pasted.refused
                ),
            ),
        ]
        if pasted.refused
        else None,
        class_="tiles-report",
    )


def _elsewhere(checked: CheckedRow) -> Child:
    """Show which other tiles a result is for, with a link to them."""
    words = f"{checked.row.name} {margin_text(checked.row.margin)}"
    if date_of(checked.deal):
        return [
            labelled(words, ""),
            el("a", date_words(checked.deal), href=str(Route("daily", checked.deal))),
        ]
    if not checked.link:
        return labelled(words, say("same_tiles.other_tiles"))
    way = el("a", say("same_tiles.play_those"), href=str(Route("new", checked.link)))
    return [labelled(words, say("same_tiles.other_tiles")), " ", way]


def paste_results(deal: str, text: str, problem: str) -> Markup:
    """Show the field for links as one for shared results."""
    if not deal:
        return NOTHING
    label: Child = [icon("ui-people"), say("same_tiles.paste")]
    return paste_form(text, problem, label, say("same_tiles.add"), say("same_tiles.paste_text"))


def _day_parts(model: Model) -> DayParts:
    tiles = model[SAME_TILES]
    results = model[RESULTS_BOOK].results
    played = results.daily.get(tiles.deal) if results is not None else None
    margin = played.margin if played is not None else None
    return DayParts(table_parts(tiles), margin, tiles.revealed == tiles.deal, tiles.pasted)


DAY_RESULTS: Final[Region] = named_region("day-results", _day_parts, day_results)
"""The region of a date's results."""

PASTE_RESULTS: Final[Region] = region(
    "paste-results",
    lambda model: (model[SAME_TILES].deal, model[PASTED], model[PASTE_PROBLEM]),
    paste_results,
)
"""The region of the field for shared results."""


# --- The player's own result, on the sharing page ---


def is_own_result(tiles: TilesState, table: Table | None) -> bool:
    """Return whether the game on the table is a finished solo game of a person, without practice."""
    if table is None or not tiles.start or table.session.practice or not table.session.state.over:
        return False
    return table.session.state.seats[0].kind == "human"


def name_field(player: str, chosen: str) -> Markup:
    """Show a field for the name to share, if the game's player has none; `chosen` is that for new games."""
    if not is_unnamed(player):
        return NOTHING
    return el(
        "label",
        el("span", say("same_tiles.your_name")),
        text_input(
            NAME_FIELD,
            "" if is_unnamed(chosen) else chosen,
            maxlength=MAX_NAME,
            enterkeyhint="done",
            data_input=NameResult.verb,
        ),
        class_="result-name",
    )


def own_result(tiles: TilesState, book: ResultsBook | None, table: Table | None, chosen: str) -> Markup:
    """Show the result of the game on the table and the ways to share it; nothing without a result."""
    if table is None or not is_own_result(tiles, table):
        return NOTHING
    links = result_links(tiles, book, table, chosen)
    lines = result_lines(tiles, book, table, chosen)
    rounds = rounds_of(table.session)
    return group(
        el("h2", say("same_tiles.your_result")),
        el("p", say("same_tiles.no_spoilers"), class_="quiet"),
        el(
            "div",
            (el("p", line) for line in lines),
            el("p", _squares(rounds), rounds_count(rounds), class_="round-line")
            if tiles.form == "squares"
            else el("p", rounds_words(rounds)),
            (el("p", link) for link in links),
            class_="result-text",
        ),
        el(
            "p",
            (
                button(
                    TellRounds(form),
                    say("same_tiles.squares" if form == "squares" else "same_tiles.words"),
                    class_="button small",
                    aria_pressed=tiles.form == form,
                )
                for form in ("squares", "words")
            ),
            button(
                WithGame(not tiles.with_game),
                say("same_tiles.with_game"),
                class_="button small",
                aria_pressed=tiles.with_game,
            ),
            class_="result-choices",
        ),
        el(
            "div",
            name_field(table.session.state.seats[0].name, chosen),
            button(ShareResult(), icon("ui-share"), say("same_tiles.share_result"), class_="button primary"),
            button(CopyResult(), icon("ui-copy"), say("share.copy"), class_="button"),
            class_="tiles-ways",
        ),
    )


OWN_RESULT: Final[Region] = region(
    "own-result",
    lambda model: (
        model[SAME_TILES],
        model[RESULTS_BOOK].results,
        model[TABLE],
        form_of(model).alone.name,
    ),
    own_result,
)
"""The region of the player's own result."""
