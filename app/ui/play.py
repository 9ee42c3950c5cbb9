"""Typed play in a terminal, with the words that the page says.

    python -m app.engine play                           alone against the Grifter
    python -m app.engine play Ana Ben                   two at one keyboard
    python -m app.engine play Ana --bot club --seed 7   against a bot

It is the page's own model without a page: lines go in as they do into its box, what is spoken comes out.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, TextIO

from app.bots import BOTS, bot_of
from app.engine.editions import EDITIONS
from app.engine.faults import FaultError
from app.engine.observation import decode_state
from app.engine.session import begin
from app.engine.setup import GRIFTER_MONEY, RANDOM, SeatChoice, Setup, deal
from app.engine.standard import standard_deck
from app.engine.wording import fault_words
from app.ui import texts
from app.ui.effects import After, Effect
from app.ui.handlers.games import opened
from app.ui.messages import EnterLine, Message, Reveal, Speak, Think, Thought, TypeLine
from app.ui.model import Model, Settings
from app.ui.naming import seat_name
from app.ui.routes import Route
from app.ui.telling.questions import spoken_question
from app.ui.update import update

CATALOGUES: Final = texts.ASSETS.parent / "runtime" / "texts"
"""Where `tools/texts.py` puts the catalogues."""


class Terminal:
    """A game whose lines come from a text and whose words go to another."""

    def __init__(self, setup: Setup, speech: Settings, out: TextIO) -> None:
        self._out = out
        self._effects: list[Effect] = []
        model = Model(route=Route("game", "typed"), settings=speech)
        self.model, effects = opened(model, "typed", begin(deal(setup, standard_deck())))
        self._effects += effects
        self._ask()
        self._settle()

    def play(self, lines: Iterable[str]) -> None:
        """Take lines until the game is over, there are no more, or one is `quit`."""
        for line in lines:
            if line.strip() == "quit":
                return
            if self.model.table is not None and self.model.table.viewing.awaiting is not None:
                self._send(Reveal())
            else:
                self._send(TypeLine(line.strip()))
                self._send(EnterLine())
            self._settle()
            if self.model.table is None or self.model.table.session.state.over:
                return

    def scores(self) -> None:
        """Say what everybody has."""
        self._send(Speak("scores"))

    def _ask(self) -> None:
        table = self.model.table
        if table is not None and (asked := spoken_question(table, self.model.helps, "short")):
            print(asked, file=self._out, flush=True)

    def _send(self, message: Message) -> None:
        before = self.model.spoken
        self.model, effects = update(self.model, message)
        self._effects += effects
        if self.model.spoken != before:
            print(self.model.spoken, file=self._out, flush=True)

    def _settle(self) -> None:
        """Let bots choose until a person is asked, and have the keyboard passed on."""
        while (message := self._due()) is not None:
            self._send(message)
        table = self.model.table
        if table is not None and table.viewing.awaiting is not None:
            name = seat_name(table.session.state, table.viewing.awaiting)
            print(texts.say("hand_over.pass_to", name=name) + ".", file=self._out, flush=True)

    def _due(self) -> Message | None:
        """Return what a bot does next, if one is asked."""
        table = self.model.table
        if table is not None and table.thinking is not None:
            thinking = table.thinking
            return Thought(
                thinking.number, str(bot_of(thinking.bot).choose(decode_state(thinking.observation)))
            )
        wanted = [effect.message for effect in self._effects if isinstance(effect, After)]
        self._effects = []
        thoughts = [message for message in wanted if isinstance(message, Think)]
        return thoughts[-1] if thoughts else None


def main(arguments: Sequence[str]) -> int:
    """Play a game; exit status 2 and one line on standard error if it cannot be set up."""
    options = _parser().parse_args(arguments)
    catalogue = CATALOGUES / f"{options.language}.json"
    if not catalogue.is_file():
        print(f"{catalogue.name} is missing: run python3 tools/texts.py", file=sys.stderr)
        return 2
    texts.use(json.loads(Path(catalogue).read_text(encoding="utf-8")))
    try:
        terminal = Terminal(_setup(options), Settings(show="off", speech=options.speech), sys.stdout)
    except FaultError as error:
        print(fault_words(error.fault), file=sys.stderr)
        return 2
    try:
        terminal.play(sys.stdin)
    except KeyboardInterrupt:
        return 130
    terminal.scores()
    return 0


def _setup(options: argparse.Namespace) -> Setup:
    names = options.names or ["Ana"]
    card = RANDOM if options.consultants else None
    seats = [SeatChoice(name, "human", card) for name in names]
    seats += [SeatChoice(texts.say(f"kinds.{kind}.name"), kind, card) for kind in options.bot]
    solo = len(seats) == 1
    return Setup(
        tuple(seats),
        "solo" if solo else "multiplayer",
        edition=options.edition,
        business=options.business,
        consultants=options.consultants,
        difficulty=options.difficulty if solo else None,
        seed=options.seed,
    )


def _parser() -> argparse.ArgumentParser:
    about = str(__doc__).partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m app.engine play", description=about)
    parser.add_argument("names", nargs="*", help="who plays; one alone plays against the Grifter")
    parser.add_argument("--bot", action="append", choices=tuple(BOTS), default=[], help="sits down too")
    parser.add_argument("--business", action="store_true")
    parser.add_argument("--consultants", action="store_true")
    parser.add_argument("--difficulty", choices=tuple(GRIFTER_MONEY), default="normal")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="2021")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--language", default="en")
    parser.add_argument("--speech", choices=("short", "full"), default="short")
    return parser
