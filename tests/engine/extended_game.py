"""Play with the new rows in the copy of the game made by `test_extending.py`.

    python -m tests.engine.extended_game BOT EDITION

Two seats of a bot play with the Mayor's card and tiles of the kind `crowd`, at the table of the interface.
Print JSON: the lines of all receipts, the last text for the worker, and the markup of each step.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.bots import BOTS
from app.bots.evaluation import Evaluator
from app.bots.tasks import TaskQueue
from app.engine.city import Deck
from app.engine.deck_file import deck_data, parse_deck
from app.engine.events import GameEnded, StreetScored
from app.engine.game import observe
from app.engine.observation import decode_state, encode_state
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Draft, State
from app.engine.valuation import valuation_of
from app.saves.reading import read_record
from app.saves.save import Header, read_save, save_of, write_save
from app.ui.core import texts
from app.ui.core.messages import RouteChanged
from app.ui.features.new_game.form import SetGame
from app.ui.table.messages import Act, Help, Open
from tests.ui.playing import Player

PLAYOUTS = 2
"""The budget of a searching bot."""

SELDOM = 8
"""A searching bot makes one choice in this many; the greedy one makes the others."""


def choice_of(bot: str, number: int, observation: str) -> str:
    """Return the text of a bot's choice with this number, computed from texts alone as in the worker."""
    if number % SELDOM and BOTS[bot].budget is not None:
        bot = "greedy"
    if BOTS[bot].budget is None:
        return str(BOTS[bot].choose(decode_state(observation)))
    queue = TaskQueue()
    queue.begin("bot", 0, PLAYOUTS, "choose-action", bot, observation)
    while True:
        result = queue.step()
        if result is not None:
            best: str = json.loads(result)["best"]
            return best


def check_estimates(state: State) -> None:
    """Fail unless the bots value the standing buildings as the engine does."""
    streets = Evaluator(Draft(state), 0, 5).streets
    for cell, site in state.city.sites.items():
        if site.owner is not None:
            assert streets.describe(cell)[2] == valuation_of(state, cell), site.building.id


def check_saved(session: Session, standard: Deck) -> None:
    """Fail unless a save restores the same game."""
    save = read_save(write_save(save_of(session, Header())))
    reading = read_record(save.record, standard)
    assert reading.problem is None
    assert reading.session is not None and reading.session.state == session.state


def main(bot: str, edition: str) -> dict[str, Any]:
    """Play a game and return the collected output."""
    texts.use(texts.read_catalogue(Path("en.json").read_text(encoding="utf-8")))
    text = Path("assets/decks/standard.toml").read_text(encoding="utf-8")
    standard = parse_deck(text)
    deck = parse_deck(text.replace('kind = "size"', 'kind = "crowd", colour = "tourist"'), "crowds")
    # The seats are people's, so that this program asks the bots instead of the interface.
    seats = (SeatChoice("Ana", "human", "mayor"), SeatChoice("Ben", "human", "location-scout"))
    given = deal(Setup(seats, edition=edition, consultants=True, seed=bot, first=0), deck)
    session = replace(begin(given), custom_deck=deck_data(deck))
    player = Player(session)
    player.ready()
    markup, seen = [player.markup()], ""
    while (decision := player.table.decision) is not None:
        state = player.table.session.state
        check_estimates(state)
        seen = encode_state(observe(state, decision.seat))
        assert decode_state(seen) == observe(state, decision.seat)
        player.send(Act(choice_of(bot, len(markup) - 1, seen)))
        player.ready()
        markup.append(player.markup())
    session = player.table.session
    assert session.state.over
    check_saved(session, standard)
    lines = [
        {
            "seat": paid.seat,
            "kind": line.kind,
            "units": line.units,
            "each": line.each,
            "dollars": line.dollars,
            "card": line.card,
        }
        for step in session.history
        for event in step.events
        if isinstance(event, StreetScored | GameEnded)
        for paid in event.receipts
        for line in paid.lines
    ]
    for subject in ("tile co-working-hub", "consultant mayor"):
        player.send(Help(subject))
        markup.append(player.markup())
    player.send(Open("log"))
    markup.append(player.markup())
    player.send(RouteChanged("#/new"))
    player.send(SetGame("mode", "multiplayer"))
    player.send(SetGame("consultants", "yes"))
    player.send(SetGame("choosing", "yes"))
    player.send(SetGame("edition", edition))
    player.send(SetGame("more", "yes"))
    markup.append(player.markup())
    return {"lines": lines, "markup": "".join(markup), "worker": seen}


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
