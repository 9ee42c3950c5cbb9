"""Views of games by post: the prompt, the page of the drawer, and a game that arrived with a link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.engine.consultants import CONSULTANTS
from app.engine.session import Session
from app.saves.marks import Looks, read_seating
from app.saves.post import Orders, Post, addressee, asks_others, read_post, reopened, unsent
from app.saves.save import summary_of
from app.ui.core.codes import CODE, Code, caution, qr_code
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import HOME, LEARN, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, icon, link, mark, money, option, start
from app.ui.core.texts import listed, say
from app.ui.features.post.state import (
    POST,
    AskSure,
    ChooseVersion,
    CopyTurn,
    IAm,
    Letter,
    OpenLetter,
    PostCode,
    SeatBot,
    SendTurn,
    SetOrder,
    TakeSeatBack,
    own_seat,
)
from app.ui.features.saves.state import Export
from app.ui.features.saves.views import thumbnail
from app.ui.table.links import post_link
from app.ui.table.model import TABLE, Table, unfinished_game, unsaved
from app.ui.table.questions import waiting_words
from app.ui.table.views.end import kind_note
from app.ui.table.views.prompt import prompt_heading
from app.ui.words.dates import date_words
from app.ui.words.names import seat_name, seat_names


def letter_page(letter: Letter | None, unsaved: bool, game: Route | None) -> Markup:
    """Show the question about the game that arrived."""
    if letter is None:
        return el("main", el("h1", say("loading.game"), tabindex=-1), class_="page arrival")
    session = letter.session
    if session is None:
        return _trouble(letter, game)
    if letter.relation in ("fork", "foreign") and letter.known is not None:
        return _versions(letter, letter.known, session, game)
    return _unsaved_game(game) if unsaved else _who(session, game)


def _trouble(letter: Letter, game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("post.title"), game),
        alert(say(f"post.trouble_{letter.trouble}")),
        el("p", say("post.trouble_help"), class_="quiet"),
        link(HOME, icon("ui-home"), say("saves.title")),
        class_="page arrival",
    )


def _unsaved_game(game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("post.title"), game),
        alert(say("saves.unsaved_open")),
        el(
            "div",
            button(OpenLetter(), icon("ui-play"), say("saves.open"), class_="button primary"),
            button(Export(), say("saves.export_running")),
            class_="does",
        ),
        class_="page arrival",
    )


def _who(session: Session, game: Route | None) -> Markup:
    """Ask who plays at this device; the person whose turn it is comes first."""
    state, post = session.state, read_post(session)
    to = addressee(state)
    people = [n for n in (post.seats if post is not None else ()) if n in state.people]
    looks = _looks(session)
    return el(
        "main",
        page_head(say("post.who"), game),
        thumbnail(summary_of(state).blocks, looks, say("saves.picture", name=_names(session))),
        el("p", say("post.came", names=_names(session), turn=state.turn)),
        el(
            "div",
            (
                button(
                    IAm(number),
                    icon("ui-human"),
                    say("post.i_am", name=seat_name(state, number)),
                    class_="button primary large" if number == to else "button large",
                )
                for number in sorted(people, key=lambda n: n != to)
            ),
            class_="post-who",
        ),
        el("p", say("post.who_text"), class_="quiet"),
        el("p", say("post.orders_hint"), class_="quiet") if asks_others(session) else None,
        link(LEARN, icon("ui-learn"), say("post.newcomer"), class_="button quiet-button"),
        class_="page arrival",
    )


def _versions(letter: Letter, known: Session, arrived: Session, game: Route | None) -> Markup:
    """Show the two versions of the game side by side."""
    turn = known.state_at(letter.shared).turn
    title = say("post.foreign") if letter.relation == "foreign" else say("post.fork", turn=turn)
    return el(
        "main",
        page_head(say("post.title"), game),
        alert(title),
        el("div", _version("ours", known), _version("theirs", arrived), class_="post-versions"),
        el("p", say("post.fork_text"), class_="quiet"),
        class_="page arrival",
    )


def _version(whose: str, session: Session) -> Markup:
    state = session.state
    return el(
        "section",
        el("h2", say(f"post.story_{whose}")),
        thumbnail(summary_of(state).blocks, _looks(session), say("saves.picture", name=_names(session))),
        el(
            "p", say("saves.finished") if state.over else say("saves.turn", number=state.turn), class_="quiet"
        ),
        el(
            "ul",
            (
                el("li", el("span", seat_name(state, n)), money(seat.money))
                for n, seat in enumerate(state.seats)
            ),
            class_="post-money",
        ),
        button(ChooseVersion(whose), icon("ui-check"), say(f"post.take_{whose}"), class_="button primary"),
        class_="post-version",
    )


def _names(session: Session) -> str:
    return listed(seat_names(session.state.seats))


def _looks(session: Session) -> Looks:
    return read_seating(session.extra, len(session.start.seats)).looks


SCREEN: Final = page(lambda model: (model[POST].letter, unsaved(model), unfinished_game(model)), letter_page)


def seat_here(model: Model, session: Session) -> int | None:
    """Return the seat of this device in a session of a game by post."""
    post = read_post(session)
    return own_seat(model[POST], post) if post is not None else None


def game_unsent(model: Model) -> bool:
    """Return whether this device still has to send the game by post on the table."""
    table = model[TABLE]
    post = read_post(table.session) if table is not None else None
    return table is not None and post is not None and unsent(table.session, post)


def cover_parts(model: Model, table: Table) -> tuple[Session, int] | None:
    """Return the game by post and this device's seat if the game waits for somebody else, else `None`."""
    seat, state = table.viewing.seat, table.session.state
    if seat is None or table.replay.position is not None or state.over or addressee(state) == seat:
        return None
    return table.session, seat


def post_prompt(session: Session, seat: int) -> Markup:
    """Show the next player and the buttons to send the game."""
    post = read_post(session)
    heading, why = waiting_words(session, seat)
    if post is None or not heading:
        return NOTHING
    to = addressee(session.state)
    name = seat_name(session.state, to) if to is not None else ""
    first = unsent(session, post)
    return group(
        prompt_heading(heading),
        el("p", why, class_="why"),
        el(
            "div",
            ways(
                post_link(session, post),
                say("post.send_to", name=name) if first else say("post.send_again"),
                primary=first,
            ),
            class_="answers post-row",
        ),
    )


def post_note() -> Markup:
    """Show that the game was played by post."""
    return kind_note(say("post.title"))


def send_button(main: bool, session: Session) -> Markup:
    """Show the button that sends the end of the game to the others."""
    post = read_post(session)
    if post is None:
        return NOTHING
    return button(
        SendTurn(),
        icon("ui-share"),
        say("post.send_end" if unsent(session, post) else "post.send_again"),
        class_="button primary" if main else "button",
        data_link=post_link(session, post),
    )


def ways(link: str, send: str, *, primary: bool, coded: bool = False) -> tuple[Markup, ...]:
    """Show the buttons that share a link, copy it, or show its code."""
    return (
        button(
            SendTurn(),
            icon("ui-share"),
            el("span", send),
            class_="button primary post-send" if primary else "button post-send",
            data_link=link,
        ),
        button(
            CopyTurn(),
            icon("ui-copy"),
            el("span", say("post.copy")),
            class_="button post-way",
            label=say("post.copy"),
            data_link=link,
        ),
        button(
            PostCode(),
            icon("ui-code"),
            el("span", say("post.code")),
            class_="button post-way",
            label=say("post.code"),
            data_link=link,
            aria_expanded=coded,
        ),
    )


CLAIMS: Final = ("least", "restaurant", "residential", "leisure", "retail", "ask")
LONGEST_SAFE_LINK: Final = 1_850
"""The longest link that every messenger leaves intact, not counting the address of the page."""

SWAPS: Final = ("pays", "never", "ask")


def panel_parts(model: Model, table: Table) -> tuple[Session, int | None, Looks, Code | None, str]:
    """Return the inputs of the page."""
    return table.session, table.viewing.seat, table.viewing.looks, model[CODE], model[POST].sure


def panel(session: Session, seat: int | None, looks: Looks, code: Code | None, sure: str) -> Markup:
    """Show the page; without a seat the game is over, and the page shows only its link."""
    post = read_post(session)
    if post is None:
        return NOTHING
    return el(
        "div",
        _link(session, post, seat, code),
        _players(session, post, seat, looks, sure),
        _orders(session, post, seat) if seat is not None else None,
        _others(session, post, seat, sure) if seat is not None else None,
        class_="post-panel",
    )


def _link(session: Session, post: Post, seat: int | None, code: Code | None) -> Child:
    """Show the buttons to send the game, unless it is this seat's turn and everything is sent."""
    if not session.state.over and addressee(session.state) == seat:
        return el("p", say("post.own_turn"), class_="quiet")
    link = post_link(session, post)
    shown = code is not None and code.link == link
    send = say("post.send") if unsent(session, post) else say("post.send_again")
    return el(
        "section",
        el("div", ways(link, send, primary=True, coded=shown), class_="post-ways"),
        qr_code(code) if code is not None and shown else None,
        _too_long() if len(link) > LONGEST_SAFE_LINK else None,
    )


def _too_long() -> Markup:
    """Show the button for a file instead of a link that messengers may cut."""
    return el(
        "div",
        caution(say("post.long")),
        button(Export(), icon("ui-export"), say("buttons.export"), class_="button small"),
    )


def _players(session: Session, post: Post, seat: int | None, looks: Looks, sure: str) -> Markup:
    return el(
        "section",
        el("h3", say("post.players")),
        el(
            "ul",
            (
                el("li", mark(looks[number]), _player(session, post, number, seat, sure))
                for number in range(len(session.start.seats))
            ),
            class_="post-players",
        ),
    )


def _player(session: Session, post: Post, number: int, seat: int | None, sure: str) -> Iterator[Child]:
    state = session.state
    kind, name = state.seats[number].kind, seat_name(state, number)
    yield el("span", name, class_="post-name")
    notes = []
    if number == seat:
        notes.append(say("post.you"))
    if kind != "human":
        notes.append(say("post.stand_in") if number in post.seats else say("post.bot"))
    elif number == addressee(state):
        notes.append(say("post.plays_next"))
    elif all(opening.seat != number for opening in post.opened):
        notes.append(say("post.not_opened"))
    yield el("small", " · ".join(notes), class_="quiet")
    if number == seat and kind != "human" and not state.over:
        yield button(TakeSeatBack(), icon("ui-human"), say("post.take_back"), class_="button small primary")
    if seat is None or number == seat or kind != "human" or state.over:
        return
    step = f"bot {number}"
    if sure == step:
        yield button(
            SeatBot(number), icon("ui-bot"), say("post.bot_sure", name=name), class_="button small primary"
        )
        yield button(AskSure(""), say("post.not_sure"), class_="button small")
    else:
        yield button(AskSure(step), icon("ui-bot"), label=say("post.seat_bot", name=name), class_="tool")


def _orders(session: Session, post: Post, seat: int | None) -> Markup:
    """Show the standing orders that apply in this game."""
    rules = session.start.rules
    orders = post.orders_of(seat or 0)
    card = session.start.seats[seat or 0].consultant
    swaps = card is not None and CONSULTANTS[card].swaps
    if not rules.business and not swaps:
        return NOTHING
    return el(
        "section",
        el("h3", say("post.orders")),
        el("p", say("post.orders_text"), class_="quiet"),
        _claims(orders) if rules.business else None,
        _swaps(orders) if swaps else None,
    )


def _claims(orders: Orders) -> Markup:
    answers = (option(each, say(f"post.claim_{each}"), selected=each == orders.claim) for each in CLAIMS)
    return _order("claim", say("post.order_claim"), answers)


def _swaps(orders: Orders) -> Markup:
    answers = (option(each, say(f"post.swap_{each}"), selected=each == orders.swap) for each in SWAPS)
    return _order("swap", say("post.order_swap"), answers)


def _order(question: str, title: str, answers: Iterator[Markup]) -> Markup:
    return el(
        "div",
        el("label", title, for_=f"order-{question}"),
        el("select", answers, id=f"order-{question}", data_change=start(SetOrder(question, ""))),
        class_="post-order",
    )


def _others(session: Session, post: Post, seat: int | None, sure: str) -> Markup:
    """List repeated openings, and let another person use this device."""
    state = session.state
    openings = [el("li", _again(seat_name(state, opening.seat), opening.date)) for opening in reopened(post)]
    return el(
        "section",
        el("ul", openings, class_="quiet") if openings else None,
        button(
            AskSure("who"), icon("ui-people"), say("post.other_person"), class_="button small quiet-button"
        ),
        who(session, post, seat) if sure == "who" else None,
    )


def _again(name: str, date: str) -> str:
    return (
        say("post.again_on", name=name, date=date_words(date)) if date else say("post.told_again", name=name)
    )


def who(session: Session, post: Post, seat: int | None = None) -> Markup:
    """Show a button for each person's seat; the next link tells everybody who opened the game here."""
    state = session.state
    return el(
        "div",
        el("p", say("post.other_person_text"), class_="quiet") if seat is not None else None,
        (
            button(IAm(number), say("post.i_am", name=seat_name(state, number)), class_="button small")
            for number in post.seats
            if number != seat and number in state.people
        ),
        class_="post-ways",
    )
