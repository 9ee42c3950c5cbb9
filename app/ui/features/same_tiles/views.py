"""Results with the same tiles: by margin, friends' results, and texts to share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from app.bots.same_tiles import SAME_TILES_BOTS, SEPARATOR, VERSION, BotGame, read_bot_game
from app.engine.fixed_deals import daily_record
from app.engine.game import new_game
from app.engine.observation import encode_state
from app.engine.session import Session
from app.engine.setup import MAX_NAME, clean_name
from app.saves.book import ResultsBook, player_id
from app.saves.marks import marks_of
from app.saves.same_tiles import DealResults, FriendRow, date_of, deal_key
from app.saves.shared_result import SQUARES, Attempt, SharedResult, result_link
from app.ui.core.html import NOTHING, Child, Markup, Region, el, group, named_region, region
from app.ui.core.jobs import AWAITED, BACKGROUND, SPARE_MEMORY, Job
from app.ui.core.model import Model, Route
from app.ui.core.pieces import button, face_of, icon, link, text_input, unseen
from app.ui.core.texts import labelled, listed, say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.new_game.form import form_of
from app.ui.features.same_tiles.standing import bot_margins, place_words, stamps, standing, standing_words
from app.ui.features.same_tiles.state import (
    NAME_FIELD,
    SAME_TILES,
    BotPlayed,
    BotPlaying,
    BringBackResult,
    CheckedRow,
    CopyResult,
    Margins,
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
from app.ui.table.links import deal_data_of, game_link
from app.ui.table.messages import Daily
from app.ui.table.model import TABLE, Table, game_over
from app.ui.words.dates import date_words, full_date_words
from app.ui.words.log import rounds_of
from app.ui.words.names import is_unnamed, isolated, kind_name, solo_words, you

EXPERT: Final = SAME_TILES_BOTS[0]


class ResultRow(NamedTuple):
    """A row: the player's own result, a bot's (`name` is its id) or a friend's.

    `margin` is in dollars, or `None` while the bot plays. Only people's rows have `money`. `place` is a
    friend's place among the friends.
    """

    kind: Literal["own", "bot", "friend"]
    name: str
    margin: int | None
    money: tuple[int, int] | None = None
    friend: FriendRow | None = None
    place: int = -1


class Own(NamedTuple):
    """The player's own result: name, margin, and money if known."""

    name: str
    margin: int
    money: tuple[int, int] | None = None


def result_rows(
    results: DealResults | None, margins: Mapping[str, int], own: Own | None, *, bots: bool
) -> tuple[ResultRow, ...]:
    """Return the rows of a deal, best first; `bots`: with the bots, whose missing results come last."""
    rows = [ResultRow("own", own.name, own.margin, own.money)] if own is not None else []
    for place, friend in enumerate(results.friends if results is not None else ()):
        if own is None or (player_id(friend.name), friend.margin) != (player_id(own.name), own.margin):
            rows.append(ResultRow("friend", friend.name, friend.margin, friend.money, friend, place))
    if bots:
        rows += [ResultRow("bot", bot, margins.get(bot)) for bot in SAME_TILES_BOTS]
    return tuple(sorted(rows, key=lambda row: (row.margin is None, -(row.margin or 0))))


class TableParts(NamedTuple):
    """The inputs of the table of results."""

    deal: str
    results: DealResults | None
    margins: Margins | None
    played: Margins | None
    watching: bool
    removed: FriendRow | None

    @property
    def bots(self) -> Mapping[str, int]:
        """The margins of the bots in the deal in sight, as far as they are known."""
        return {**bot_margins(self.deal, self.margins, self.played), **finished_margins(self.results)}


def table_parts(tiles: TilesState) -> TableParts:
    """Return the inputs of the table of results."""
    return TableParts(tiles.deal, tiles.results, tiles.margins, tiles.played, tiles.watching, tiles.removed)


def finished_game(results: DealResults | None, bot: str) -> BotGame | None:
    """Return a bot's finished game, if this version of the bots has played it."""
    if results is None or results.version != VERSION or bot not in results.games:
        return None
    try:
        game = read_bot_game(results.games[bot])
    except ValueError:
        return None
    return game if game.over else None


def finished_margins(results: DealResults | None) -> Mapping[str, int]:
    """Return the margins of the bots that have finished a deal."""
    games = ((bot, finished_game(results, bot)) for bot in SAME_TILES_BOTS)
    return {bot: game.margin for bot, game in games if game is not None}


def has_played(model: Model, date: str) -> bool:
    """Return whether the book has a finished game of a date's deal; `False` until it is read."""
    results = model[RESULTS_BOOK].results
    return results is not None and date in results.daily


def bots_to_play(model: Model) -> tuple[str, ...]:
    """Return the bots that still have to play the deal in sight.

    The app ships with the results of daily deals. There only the expert plays, when somebody wants to watch.
    On other dates the bots play during the game already, if the device has memory to spare.
    """
    tiles = model[SAME_TILES]
    if not tiles.deal or tiles.results is None:
        return ()
    daily = bool(date_of(tiles.deal))
    if daily and not tiles.start and not has_played(model, tiles.deal):
        return ()
    if not game_over(model) and tiles.start and not model[SPARE_MEMORY]:
        return ()  # wait for the end of the game
    if daily and tiles.margins is None:
        return ()  # wait until they are fetched
    margins = (tiles.margins or {}).get(tiles.deal, {})
    return tuple(
        bot
        for bot in SAME_TILES_BOTS
        if finished_game(tiles.results, bot) is None
        and (bot not in margins or (tiles.watching and bot == EXPERT))
    )


def bot_jobs(model: Model) -> Iterator[Job]:
    """Yield a job for each bot that still has to play the deal in sight, weakest first."""
    tiles = model[SAME_TILES]
    bots = bots_to_play(model)
    for bot in reversed(SAME_TILES_BOTS):
        if bot in bots:
            yield Job(
                id=f"tiles {tiles.deal} {bot}",
                task="play-deal",
                texts=(
                    bot,
                    tiles.start or _daily_start(tiles.deal),
                    _actions_so_far((tiles.games or {}).get(bot, "")),
                ),
                done=f"{BotPlayed.verb} {tiles.deal} {bot}",
                progress=f"{BotPlaying.verb} {tiles.deal} {bot}",
                priority=AWAITED if tiles.watching and bot == SAME_TILES_BOTS[0] else BACKGROUND,
            )


def _actions_so_far(text: str) -> str:
    """Return the actions of a game so far, or none if its text is damaged."""
    try:
        return SEPARATOR.join(read_bot_game(text).actions)
    except ValueError:
        return ""


@lru_cache(maxsize=2)
def _daily_start(date: str) -> str:
    return encode_state(new_game(daily_record(date).deal).state)


SIGN_OF: Final = {letter: sign for sign, letter in SQUARES.items()}
BETWEEN: Final = " · "


def result_text(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> str:
    """Return a result as text: deal, score and rounds; `chosen` as in `shared_name`."""
    rounds = rounds_of(table.session)
    squares = f"{''.join(map(SIGN_OF.__getitem__, rounds))} {rounds_count(rounds)}"
    rounds_text = squares if tiles.form == "squares" else rounds_words(rounds)
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
    place = place_words(standing(player.money - grifter.money, table_parts(tiles).bots))
    second = [
        *([place] if place else []),
        f"{isolated(name)} {score}" if name else score,
        *([attempt_words(attempt)] if attempt else []),
        *([say("same_tiles.hints", count=hints)] if (hints := marks_of(session).hints) else []),
    ]
    return BETWEEN.join(first), BETWEEN.join(second)


def shared_name(player: str, chosen: str) -> str:
    """Return the name on a shared result: the player's, else the one chosen for new games, else none."""
    names = map(clean_name, (player, chosen))
    return next((name for name in names if not is_unnamed(name)), "")


def attempt_words(attempt: Attempt) -> str:
    """Return which attempt a result was, in words; empty if unknown."""
    if not attempt:
        return ""
    return say("same_tiles.first_try" if attempt == "first" else "same_tiles.again_try")


def rounds_count(rounds: str) -> str:
    """Return the numbers of rounds that each side won: `9:3`. The reader knows the colours by them."""
    return f"{rounds.count('m')}:{rounds.count('g')}"


def rounds_words(rounds: str) -> str:
    """Return in words how many rounds each side won."""
    return say("same_tiles.rounds", count=len(rounds), won=rounds.count("m"), lost=rounds.count("g"))


def result_links(tiles: TilesState, book: ResultsBook | None, table: Table, chosen: str) -> tuple[str, ...]:
    """Return the addresses of a result, from `#` on: that with its code, and that of the game if included."""
    session, game = table.session, game_link(table.session)
    date = daily_of(session)
    deal = "" if date else deal_data_of(session)
    if deal is None:
        return (game,)
    player, grifter = session.state.seats
    shared = SharedResult(
        shared_name(player.name, chosen),
        (player.money, grifter.money),
        date,
        deal,
        rounds=rounds_of(session),
        attempt=attempt_of(book, table),
        hints=marks_of(session).hints,
    )
    return (result_link(shared), game) if tiles.with_game else (result_link(shared),)


def daily_of(session: Session) -> str:
    """Return the date of a session's daily deal, or an empty text."""
    return date_of(deal_key(session.deal))


def attempt_of(book: ResultsBook | None, table: Table) -> Attempt:
    """Return whether a game was the first finished one of a date's deal; empty if unknown."""
    first = book.daily.get(daily_of(table.session)) if book is not None else None
    if first is None or not table.origin.saved:
        return ""
    return "first" if first.game == table.id else "again"


def margin_text(margin: int) -> str:
    """Return a margin with its sign."""
    return f"+{margin}" if margin > 0 else f"−{-margin}" if margin < 0 else "0"


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
