"""Handlers for results with the same tiles: reading them, the bots' games, friends, and sharing."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any, get_args

from app.bots.same_tiles import SAME_TILES_BOTS, VERSION, BotGame, read_bot_game
from app.engine.fixed_deals import daily_date, daily_record, read_date
from app.engine.observation import encode_state
from app.engine.record import Record, encode
from app.engine.session import Session
from app.engine.setup import clean_name
from app.saves.book import player_id
from app.saves.links import link_data
from app.saves.marks import deal_marks, marks_of
from app.saves.same_tiles import FriendRow, ResultProblem, date_of, deal_key, own_games, row_of
from app.saves.shared_result import RefusedResult, SharedResult, shared_results
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.registry import After, AskToday, CopyWords, Effect, Navigate, OfferWords, Update, handles
from app.ui.core.texts import passage, say
from app.ui.features.book.handlers import open_book
from app.ui.features.book.state import RESULTS_BOOK, OpenBook
from app.ui.features.new_game.form import FORM, form_of, with_form_stored
from app.ui.features.same_tiles import state as same_tiles
from app.ui.features.same_tiles.views import EXPERT, finished_game, result_links, result_text
from app.ui.features.saves.opening import open_record, show_arrival
from app.ui.features.saves.state import ARRIVAL, Arrival
from app.ui.table.messages import PlayFrom
from app.ui.table.model import TABLE, Table, handles_table, table_in_sight
from app.ui.words.dates import clock_is_wrong, is_open
from app.ui.words.names import is_unnamed, kind_name

CHECK_PAUSE = 20
"""Milliseconds between two replayed games, so that the page stays responsive."""

# --- The deal in sight ---


def look_up(model: Model, sight: str, *, moved: bool) -> Update:
    """Read the results of the deal that came in sight; `moved`: the address changed, not the day."""
    kind, _, name = sight.partition(" ")
    table, deal, start = model[TABLE], "", ""
    if kind == "date":
        deal = name if is_open(name, model.today) else ""
    elif table is not None:
        deal, start = deal_key(table.session.deal), encode_state(table.session.start)
        if kind == "deal" and not date_of(deal):
            deal = start = ""  # the record claims a wrong date
    before = model[same_tiles.SAME_TILES]
    same = bool(deal) and before.deal == deal
    tiles = same_tiles.TilesState(
        sight=sight,
        deal=deal,
        start=start,
        results=before.results if same else None,
        games=before.games if same else None,
        margins=before.margins,
        played=before.played,
        friends=before.friends,
        revealed=before.revealed if same else "",
        pasted=None if moved and before.sight and not _checking(before.pasted) else before.pasted,
        form=before.form,
        with_game=before.with_game,
    )
    model = model.with_(same_tiles.SAME_TILES, tiles)
    if not deal:
        return model, ()
    effects: list[Effect] = [same_tiles.ReadTiles(deal)]
    if tiles.margins is None and date_of(deal):
        effects.append(same_tiles.FETCH_MARGINS)
    if kind == "date":
        effects.append(same_tiles.ReadPlayed())
    if model[RESULTS_BOOK].results is None and kind == "game":
        effects.append(open_book(model))  # the book has the first game of a date
    if before.opening and kind == "game":
        effects.append(After(0, PlayFrom(0)))
    return model, tuple(effects)


def _checking(pasted: same_tiles.Pasted | None) -> bool:
    return pasted is not None and bool(pasted.left)


def _with(model: Model, **changes: Any) -> Model:
    return model.with_(same_tiles.SAME_TILES, model[same_tiles.SAME_TILES].replace(**changes))


@handles(same_tiles.TilesRead)
def store_tiles(model: Model, message: same_tiles.TilesRead) -> Update:
    """Store the results of the deal in sight."""
    if message.deal != model[same_tiles.SAME_TILES].deal:
        return model, ()
    results = message.results
    games = results.games if results.version == VERSION else {}
    over = {bot: text for bot, text in games.items() if text.startswith("over ")}
    shown = model[same_tiles.SAME_TILES].results
    if shown is not None and (shown.friends, shown.games) == (results.friends, over):
        return _with(model, games=games), ()  # the page shows the same results
    results = replace(results, games=over)
    return _with(model, results=results, games=games), ()


@handles(same_tiles.PlayedRead)
def store_played(model: Model, message: same_tiles.PlayedRead) -> Update:
    """Store the results of daily deals."""
    return _with(model, played=message.margins, friends=message.friends), ()


@handles(same_tiles.MarginsRead)
def store_margins(model: Model, message: same_tiles.MarginsRead) -> Update:
    """Store the bots' results of daily deals; without them the bots play."""
    return _with(model, margins=_margins(message.text)), ()


def _margins(text: str) -> dict[str, dict[str, int]]:
    """Parse `assets/daily.json`; results of another bot version do not count."""
    data = json.loads(text) if text else {}
    if data.get("version") != VERSION:
        return {}
    first = read_date(data["first"])
    return {
        (first + timedelta(days=number)).isoformat(): dict(zip(data["bots"], margins, strict=True))
        for number, margins in enumerate(data["margins"])
        if margins is not None
    }


# --- The bots ---


@handles(same_tiles.BotPlaying)
def store_bot_progress(model: Model, message: same_tiles.BotPlaying) -> Update:
    """Store a bot's game so far, so the bot can continue it later."""
    game = _parsed_game(message.game)
    if game is None or not _is_new(model, message.deal, message.bot, message.game):
        return model, ()
    if game.over:
        return store_bot_game(model, same_tiles.BotPlayed(message.deal, message.bot, message.game))
    games = {**(model[same_tiles.SAME_TILES].games or {}), message.bot: message.game}
    return _with(model, games=games), (same_tiles.KeepBotGame(message.deal, message.bot, message.game),)


@handles(same_tiles.BotPlayed)
def store_bot_game(model: Model, message: same_tiles.BotPlayed) -> Update:
    """Store a bot's finished game; open it if the player is waiting for it."""
    game = _parsed_game(message.game)
    if (
        game is None
        or message.deal != model[same_tiles.SAME_TILES].deal
        or message.bot not in SAME_TILES_BOTS
    ):
        return model, ()
    results = model[same_tiles.SAME_TILES].results
    if results is not None:
        finished = {**results.games, message.bot: message.game} if results.version == VERSION else {}
        results = replace(results, games=finished or {message.bot: message.game}, version=VERSION)
    games = {**(model[same_tiles.SAME_TILES].games or {}), message.bot: message.game}
    if date_of(message.deal):
        played = model[same_tiles.SAME_TILES].played or {}
        margins = {**played.get(message.deal, {}), message.bot: game.margin}
        model = _with(model, played={**played, message.deal: margins})
    awaited = model[same_tiles.SAME_TILES].watching and message.bot == EXPERT
    model = _with(
        model, results=results, games=games, watching=model[same_tiles.SAME_TILES].watching and not awaited
    )
    keep = same_tiles.KeepBotGame(message.deal, message.bot, message.game)
    if not awaited:
        return model, (keep,)
    model, opening = _open_game(model, game)
    return model, (keep, *opening)


def _parsed_game(text: str) -> BotGame | None:
    try:
        return read_bot_game(text)
    except ValueError:
        return None


def _is_new(model: Model, deal: str, bot: str, game: str) -> bool:
    return (
        deal == model[same_tiles.SAME_TILES].deal
        and bot in SAME_TILES_BOTS
        and len(game) > len((model[same_tiles.SAME_TILES].games or {}).get(bot, ""))
    )


@handles(same_tiles.WatchExpert)
def watch_expert(model: Model, message: same_tiles.WatchExpert) -> Update:
    """Open the expert's game, or wait until the expert has played it."""
    game = finished_game(model[same_tiles.SAME_TILES].results, EXPERT)
    if game is None:
        return _with(model, watching=True).saying(say("same_tiles.playing")), ()
    return _open_game(model, game)


def _open_game(model: Model, game: BotGame) -> Update:
    """Open the expert's game with the tiles in sight, and play it from its start."""
    table = model[TABLE]
    if model[same_tiles.SAME_TILES].start and table is not None:
        record = table.session.record
    else:
        record = daily_record(model[same_tiles.SAME_TILES].deal)
    dealt = record.deal
    bot = dealt.seats[0].replace(name=kind_name(EXPERT), kind=EXPERT)
    deal = replace(dealt, seats=(bot, *dealt.seats[1:]))
    watched = Record(deal, game.actions, deal_marks(record.extra), record.custom_deck)
    return _with(model, opening=True), (Navigate(str(Route("play", link_data(encode(watched))))),)


# --- Friends ---


@handles(same_tiles.RevealResults)
def reveal_results(model: Model, message: same_tiles.RevealResults) -> Update:
    """Show the friends' results of a date that the player has not played."""
    return _with(model, revealed=message.date), ()


def read_pasted(model: Model, text: str) -> Update | None:
    """Check the results in a text pasted into the field for links.

    Return `None` if the text has none, or is only the link of a game or a date.
    """
    results = shared_results(text)
    links = [each for each in results if isinstance(each, SharedResult) and each.money is None]
    only_link = len(results) == 1 and (not links[0].date or len(text.split()) == 1) if links else not results
    if only_link:
        return None
    model, effects = check_results(model, results)
    if model.route.screen == "daily":
        return model, effects
    dates = [each.date for each in results if isinstance(each, SharedResult) and each.date]
    return model, (*effects, Navigate(str(Route("daily", dates[0] if dates else ""))))


def open_result(model: Model) -> Update:
    """Check the result in the address of a date, and show the date."""
    date = model.route.about.partition("/")[0]
    results = shared_results(f"#/daily/{model.route.about}")
    model, effects = check_results(replace(model, route=Route("daily", date)), results)
    return model, (*effects, Navigate(str(model.route), replacing=True))


def check_results(model: Model, results: tuple[SharedResult | RefusedResult, ...]) -> Update:
    """Begin to check the results from a text, one after the other."""
    refused = tuple((each.text, each.why) for each in results if isinstance(each, RefusedResult))
    left = tuple(each for each in results if isinstance(each, SharedResult))
    pasted = same_tiles.Pasted(left, (), refused)
    model = _with(model, pasted=pasted)
    effects = (AskToday(), After(CHECK_PAUSE, same_tiles.CheckNext()))
    return model, (open_book(model), *effects) if model[RESULTS_BOOK].results is None else effects


@handles(same_tiles.CheckNext)
def check_next(model: Model, message: same_tiles.CheckNext) -> Update:
    """Check results up to the first that replays a game; store them after the last one."""
    pasted = model[same_tiles.SAME_TILES].pasted
    if pasted is None:
        return model, ()
    left, rows, refused, own = list(pasted.left), list(pasted.rows), list(pasted.refused), pasted.own
    bare = pasted.bare
    while left:
        shared = left.pop(0)
        if shared.money is None and not shared.game:
            bare += 1
            continue
        try:
            key, row = row_of(shared)
            today = model.today if not clock_is_wrong(model.today) else ""
            if date_of(key) and not is_open(key, today or key):
                raise ResultProblem("closed")
            if _is_own(model, shared, row):
                own += 1
                continue
            row = row.replace(name=say("same_tiles.somebody")) if is_unnamed(row.name) else row
            rows.append(same_tiles.CheckedRow(key, row, shared.deal))
        except ResultProblem as problem:
            refused.append((shared.name or say("same_tiles.somebody"), str(problem)))
        if shared.game and left:
            break
    model = _with(model, pasted=same_tiles.Pasted(tuple(left), tuple(rows), tuple(refused), own, bare))
    if left:
        return model, (After(CHECK_PAUSE, same_tiles.CheckNext()),)
    sentences = [say("same_tiles.added", count=len(rows))]
    sentences += [say("same_tiles.own_results", count=own)] if own else []
    sentences += [say("same_tiles.bare", count=bare)] if bare else []
    sentences += [say("same_tiles.refused", count=len(refused))] if refused else []
    return model.saying(passage(sentences)), (
        same_tiles.AddFriends(
            tuple((each.deal, each.row) for each in rows), model[same_tiles.SAME_TILES].deal
        ),
        same_tiles.ReadPlayed(),
    ) if rows else ()


def _is_own(model: Model, shared: SharedResult, row: FriendRow) -> bool:
    """Return whether the book has a result: the same deal and money, and a name that may be the player's.

    A name may be the player's if the result has none, if the book or the new-game form has the same one, or
    if nobody chose the one in the book.
    """
    results_book = model[RESULTS_BOOK].results
    if results_book is None:
        return False
    person = results_book.person(player_id(row.name))
    for game in own_games(results_book, shared, row):
        player = game.seats[0].player
        unnamed = is_unnamed(results_book.names.get(player, ""))
        if not row.name or unnamed or person in (player, player_id(form_of(model).alone.name)):
            return True
    return False


@handles(same_tiles.RemoveResult)
def remove_result(model: Model, message: same_tiles.RemoveResult) -> Update:
    """Remove a friend's result; the player can bring it back."""
    results = model[same_tiles.SAME_TILES].results
    friends = results.friends if results is not None else ()
    if not 0 <= message.place < len(friends):
        return model, ()
    row = friends[message.place]
    model = _with(model, removed=row).saying(say("same_tiles.removed", name=row.name))
    return model, (same_tiles.RemoveFriend(model[same_tiles.SAME_TILES].deal, row), same_tiles.ReadPlayed())


@handles(same_tiles.BringBackResult)
def bring_back_result(model: Model, message: same_tiles.BringBackResult) -> Update:
    """Bring back the friend's result that was removed last."""
    row = model[same_tiles.SAME_TILES].removed
    if row is None:
        return model, ()
    deal = model[same_tiles.SAME_TILES].deal
    return _with(model, removed=None), (same_tiles.AddFriends(((deal, row),), deal), same_tiles.ReadPlayed())


# --- The player's own result ---


@handles(same_tiles.NameResult)
def name_result(model: Model, message: same_tiles.NameResult) -> Update:
    """Change the name for shared results and new games; an empty text removes it."""
    name = message.name if clean_name(message.name) else say("new_game.solo_name")
    form = replace(form_of(model), alone=replace(form_of(model).alone, name=name))
    return model.with_(FORM, form), ()


@handles(same_tiles.TellRounds)
def tell_rounds(model: Model, message: same_tiles.TellRounds) -> Update:
    """Change the form of the shared result."""
    for form in get_args(same_tiles.ResultForm):
        if form == message.form:
            return _with(model, form=form), ()
    return model, ()


@handles(same_tiles.WithGame)
def with_game(model: Model, message: same_tiles.WithGame) -> Update:
    """Include the link of the game in the shared result, or leave it out."""
    return _with(model, with_game=message.on), ()


@handles_table(same_tiles.ShareResult)
def share_result(model: Model, table: Table, message: same_tiles.ShareResult) -> Update:
    """Share the result through the system."""
    return _with_result(OfferWords, model, table)


@handles_table(same_tiles.CopyResult)
def copy_result(model: Model, table: Table, message: same_tiles.CopyResult) -> Update:
    """Copy the result."""
    return _with_result(CopyWords, model, table)


def _with_result(effect_class: type[OfferWords | CopyWords], model: Model, table: Table) -> Update:
    """Share or copy the result, and store the name in it."""
    if not table.session.state.over:
        return model, ()
    effect = effect_class(*_own_result(model, table))
    model, effects = _store_name(model, table)
    return model, (effect, *effects)


def _store_name(model: Model, table: Table) -> Update:
    """Store the name that the player chose for sharing; it is already in the form."""
    if not is_unnamed(table.session.state.seats[0].name) or is_unnamed(form_of(model).alone.name):
        return model, ()
    model, stored = with_form_stored(model)
    return model, (stored,)


def _own_result(model: Model, table: Table) -> tuple[str, tuple[str, ...]]:
    parts = model[same_tiles.SAME_TILES], model[RESULTS_BOOK].results, table, form_of(model).alone.name
    return result_text(*parts), result_links(*parts)


def follow_deal(before: Model, message: Message, result: Update) -> Update:
    """Read the results of a deal that comes into sight; drop them when it leaves."""
    model, effects = result
    sight = _sight(model)
    if sight == model[same_tiles.SAME_TILES].sight:
        return result
    if not sight:
        before_tiles = model[same_tiles.SAME_TILES]
        pasted = before_tiles.pasted if before_tiles.pasted is not None and before_tiles.pasted.left else None
        tiles = same_tiles.TilesState(
            margins=before_tiles.margins,
            played=before_tiles.played,
            friends=before_tiles.friends,
            opening=before_tiles.opening,
            pasted=pasted,
            form=before_tiles.form,
            with_game=before_tiles.with_game,
        )
        return model.with_(same_tiles.SAME_TILES, tiles), effects
    # late: the first page does not need it

    model, more = look_up(model, sight, moved=before.route != model.route)
    return model, (*effects, *more)


def read_again(model: Model, key: str) -> tuple[Effect, ...]:
    """Return the effects that read the deal in sight again, if another tab wrote under its key."""
    from app.saves.same_tiles import TILES

    deal = model[same_tiles.SAME_TILES].deal
    return (same_tiles.ReadTiles(deal),) if deal and key == f"{TILES}{deal}" else ()


def _sight(model: Model) -> str:
    """Return what is in sight: a finished solo game, a running daily deal, or a date; or an empty text.

    On the sharing page, the game is that on the table.
    """
    table = table_in_sight(model) if model.route.screen != "share" else model[TABLE]
    if table is not None:
        marks = marks_of(table.session)
        if not table.origin.played or not table.session.deal.rules.solo or marks.box:
            return ""
        if table.session.state.over:
            return f"game {table.id}"
        return f"deal {table.id}" if marks.daily else ""
    if model.route.screen == "daily" and model.today:
        from app.ui.words.dates import is_open

        date = model.route.about or model.today
        return f"date {date}" if is_open(date, model.today) else ""
    return ""


def hold_back(model: Model, arrival: Arrival) -> Update | None:
    """Explain a game that would reveal the tiles of a date; return `None` for other games.

    The book says whether somebody here has finished the date, so an intact game waits for it.
    """
    session = arrival.reading.session
    day = _unplayed_day(model, session) if session is not None else ""
    if not day:
        return None
    arrival = arrival.replace(day=day)
    model = model.with_(ARRIVAL, arrival)
    if model[RESULTS_BOOK].results is None and arrival.reading.problem is None:
        return model, (OpenBook(), After(0, same_tiles.CheckArrival()))
    return model, show_arrival(arrival)


def _unplayed_day(model: Model, session: Session) -> str:
    """Return the date of a game's daily deal if nobody here has finished that deal, else an empty text.

    Until the book is read, no deal counts as finished.
    """
    date = daily_date(session.deal, session.extra) if session.history else None
    if date is None:
        return ""
    book = model[RESULTS_BOOK].results
    return "" if book is not None and date in book.daily else date


@handles(same_tiles.CheckArrival)
def check_arrival(model: Model, message: same_tiles.CheckArrival) -> Update:
    """Go on with a game of a daily deal, now that the book has been read."""
    arrival = model[ARRIVAL]
    if arrival is None or not arrival.day:
        return model, ()
    if model[RESULTS_BOOK].results is None:
        return model, show_arrival(arrival)
    return open_record(model, arrival)
