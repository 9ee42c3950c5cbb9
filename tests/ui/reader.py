"""A player that uses only the numbers on the board, in games against an Easy Grifter."""

from __future__ import annotations

import re
from operator import attrgetter
from typing import NamedTuple

from app.bots.greedy import greedy_action
from app.engine.deck_file import standard_deck
from app.engine.game import observe
from app.engine.geometry import Cell, parse_cell
from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build
from app.ui.table.messages import Act, Pick, Tap
from tests.ui.playing import Player

PLACE = re.compile(
    r'<div[^>]*class="place legal"[^>]*data-cell="(?P<cell>[^"]*)"[^>]*>(?P<shown>.*?)</div>', re.S
)
BADGE = re.compile(r'<span class="(?P<kind>worth|closes|expected)[^"]*">(?P<shown>.*?)</span>', re.S)


class Spot(NamedTuple):
    """A highlighted spot as shown: the best by its rank."""

    rank: tuple[int, int]
    tile: str
    cell: Cell


def figures(text: str) -> list[int]:
    """Return the whole numbers in a text; a minus sign is part of its number."""
    plain = re.sub(r"<[^>]*>", " ", text).replace("\N{MINUS SIGN}", "-").replace("$", "")
    return [int(number) for number in re.findall(r"-?\d+", plain)]


def rank(shown: str) -> tuple[int, int]:
    """Return how good a spot looks: expectations if there are any, else a profit first, a loss last."""
    badges = {badge["kind"]: figures(badge["shown"]) for badge in BADGE.finditer(shown)}
    if "expected" in badges:
        return 0, badges["expected"][0]
    if "closes" in badges:
        net = sum(badges["closes"])
        return (1 if net > 0 else -1), net
    return 0, badges["worth"][0]


def spots(player: Player, tile: str) -> list[Spot]:
    """Pick a tile and return the numbers of every spot."""
    player.send(Pick(tile))
    places = player.regions()["places"]
    return [Spot(rank(m["shown"]), tile, parse_cell(m["cell"])) for m in PLACE.finditer(places)]


def wins(seed: str, helps: str) -> bool:
    """Play an Easy game by the board's numbers, taking the first of ties; decide all else like Greedy."""
    setup = Setup(
        (SeatChoice("Ana", "human", None),), "solo", difficulty="easy", seed=f"easy-{seed}", first=0
    )
    player = Player(begin(deal(setup, standard_deck())), helps=helps, ties="me")
    player.ready()
    while (decision := player.table.decision) is not None:
        if decision.kind == "build":
            hand = player.table.shown.seats[0].hand
            best = max((spot for tile in hand for spot in spots(player, tile)), key=attrgetter("rank"))
            if player.table.attention.draft is None or player.table.attention.draft.tile != best.tile:
                player.send(Pick(best.tile))
            player.send(Tap(best.cell))
            draft = player.table.attention.draft
            assert draft is not None and isinstance(draft.action, Build)
            player.send(Act(str(draft.action)))
        else:
            player.send(Act(str(greedy_action(observe(player.table.session.state, 0)))))
        player.ready()
    return player.table.session.state.winners == (0,)
