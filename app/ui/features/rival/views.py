"""Views of rivals: the page of a challenge, and the rival at the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.engine.fixed_deals import daily_date
from app.engine.record import encode
from app.engine.state import State
from app.saves.links import link_data
from app.saves.marks import PLAIN, Looks
from app.saves.rivals import FRIEND, OWN, Rival
from app.saves.save import Block
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import alert, button, face_of, icon, link, money
from app.ui.core.texts import labelled, money_words, say, signed_money
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.rival.state import CHALLENGE, RIVAL, Arrived, CloseRival, Moment, TakeChallenge
from app.ui.features.saves.views import thumbnail
from app.ui.table.messages import Open
from app.ui.table.model import Table, unfinished_game
from app.ui.words.dates import full_date_words
from app.ui.words.names import isolated, solo_words


def rival_name(rival: Rival) -> str:
    """Return the name of a rival; a friend without one is *A friend*."""
    if rival.kind == OWN:
        return say("rival.own")
    return isolated(rival.name) or say("same_tiles.somebody")


# --- The page of a challenge ---


def _challenge_parts(model: Model) -> tuple[Arrived | None, bool, Route | None]:
    arrived, book = model[CHALLENGE], model[RESULTS_BOOK].results
    digest = arrived.digest if arrived is not None else ""
    played = bool(digest) and book is not None and any(head.deal == digest for head in book.heads)
    return arrived, played, unfinished_game(model)


def asking(name: str, money: str, game: Route | None = None) -> Markup:
    """Show the question of a challenge and its button, which the page shows before Python too."""
    return group(
        page_head(say("rival.asks", name=name, money=money), game),
        button(TakeChallenge(), icon("ui-play"), say("rival.play"), class_="button primary large"),
    )


def challenge_page(arrived: Arrived | None, played: bool, game: Route | None) -> Markup:
    """Show a challenge with one button, or what is wrong with it."""
    challenge = arrived.challenge if arrived is not None else None
    if challenge is None:
        wrong = [
            alert(say("errors.link_damaged"), "error"),
            link(Route("home"), icon("ui-home"), say("saves.title")),
        ]
        return el(
            "main", page_head(say("rival.title"), game), wrong if arrived is not None else None, class_="page"
        )
    dealt, answered = challenge.record.deal, challenge.answered
    rules, date = dealt.rules, daily_date(dealt, challenge.record.extra)
    name = rival_name(challenge.rival)
    against: Child = None
    if answered is not None:
        words = say("rival.against", name=rival_name(answered), money=money_words(answered.money))
        both = Route("play", link_data(encode(challenge.record)))
        against = [el("p", words), link(both, icon("ui-eye"), say("rival.both"), class_="button")]
    return el(
        "main",
        asking(name, money_words(challenge.money), game),
        against,
        el("p", full_date_words(date)) if date else None,
        el("p", solo_words(rules.difficulty, rules.business, dealt.seats[0].consultant), class_="quiet"),
        el("p", icon("ui-warning"), say("rival.again"), class_="again") if played else None,
        class_="page rival",
    )


SCREEN: Final = page(_challenge_parts, challenge_page)


# --- The rival at the table ---


class RowParts(NamedTuple):
    """The inputs of the rival's row: the rival, its moment, the player's money, and whether it replays."""

    rival: Rival
    moment: Moment | None
    """`None` until the course of its game is known."""
    own: int
    whole: bool


def row_parts(model: Model, table: Table) -> tuple[RowParts] | None:
    """Return the inputs of the rival's row, or `None` without a rival."""
    state, seen = model[RIVAL], table.seen
    if state.rival is None or state.game != table.id or state.closed or not table.origin.played:
        return None
    return (RowParts(state.rival, state.at(seen), seen.seats[0].money, state.whole),)


def row(parts: RowParts) -> Markup:
    """Show the rival's money at this turn, and how far ahead or behind the player is."""
    rival, moment, own, _ = parts
    name = rival_name(rival)
    if moment is None:
        return el(
            "p", icon(_face(rival), "icon"), el("span", name, class_="rival-name"), "…", class_="rival-row"
        )
    lead = own - moment.money
    return button(
        Open("rival"),
        icon(_face(rival), "icon"),
        el("span", name, class_="rival-name"),
        money(moment.money),
        el("b", signed_money(lead), class_="rival-lead ahead" if lead > 0 else "rival-lead"),
        class_="rival-row",
        label=say("rival.row", name=name, money=money_words(moment.money), lead=lead_words(lead)),
        data_ghost=moment.money,
    )


def _face(rival: Rival) -> str:
    return "ui-human" if rival.kind in (FRIEND, OWN) else face_of(rival.kind)


def lead_words(lead: int) -> str:
    """Return how far ahead or behind the player is, in words."""
    if not lead:
        return say("rival.level")
    return say("rival.ahead" if lead > 0 else "rival.behind", money=money_words(abs(lead)))


class PageParts(NamedTuple):
    """The inputs of the rival's page in the drawer."""

    row: RowParts
    shown: State
    looks: Looks


def page_parts(model: Model, table: Table) -> tuple[PageParts] | None:
    """Return the inputs of the rival's page, or `None` without a rival."""
    rows = row_parts(model, table)
    return (PageParts(rows[0], table.shown, table.viewing.looks),) if rows is not None else None


def rival_page(parts: PageParts) -> Markup:
    """Show the rival's city at the beginning of this turn."""
    rival, moment, own, whole = parts.row
    name = rival_name(rival)
    if moment is None:
        return el("p", say("loading.game"))
    city = known_city(moment, parts.shown)
    return el(
        "div",
        el("p", el("b", labelled(name, money_words(moment.money))), " ", lead_words(own - moment.money)),
        thumbnail(city, rival_looks(parts.looks), say("rival.city", name=name)),
        el("p", say("rival.until_turn" if whole else "rival.no_replay"), class_="quiet"),
        button(CloseRival(), icon("ui-close"), say("rival.close"), class_="button small"),
        class_="rival-city",
    )


def known_city(moment: Moment, shown: State) -> tuple[Block, ...]:
    """Return the rival's city; a tile that the player has not seen yet is drawn without its back."""
    seen = {site.building.id for site in shown.city.sites.values()}
    seen |= {*shown.stack[:1], *(tile for seat in shown.seats for tile in seat.hand)}
    return tuple(
        block if shown.over or tile in seen else block.replace(back=None) for block, tile in moment.city
    )


def rival_looks(looks: Looks) -> Looks:
    """Return the looks of the rival's seats: another colour than the player's, and the Grifter's."""
    other = next(look for look in PLAIN if look.colour not in {each.colour for each in looks})
    return (other, *looks[1:])
