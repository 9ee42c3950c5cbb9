"""Typed play in a terminal, with the interface's texts.

    python3 -m app.engine play                           alone against the Grifter
    python3 -m app.engine play Ana Ben                   two at one keyboard
    python3 -m app.engine play Ana --bot club --seed 7   against a bot
    python3 -m app.engine play --deck mine.toml          with another deck
    python3 -m app.engine play --open game.json          a saved game, also one from the page

A terminal shows the drawn city, completes words by Tab, and clears the screen before handing over the
keyboard. With redirected input or output, the program only writes text. When the texts have changed, and on
first use, it compiles them as the page does (`tools/texts.py`), with two libraries that it then installs.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain, product
from pathlib import Path
from string import ascii_lowercase
from typing import Final, TextIO

from app.bots import BOTS, bot_of
from app.engine.city import COLOURS, Site
from app.engine.deck_file import deck_data, parse_deck, standard_deck
from app.engine.editions import EDITIONS
from app.engine.faults import FaultError
from app.engine.forecast import worth_now, worths
from app.engine.geometry import Cell, Facing, cell_text
from app.engine.observation import decode_state
from app.engine.record import decode
from app.engine.session import Session, begin, replay
from app.engine.setup import (
    GRIFTER_MONEY,
    RANDOM,
    SeatChoice,
    Setup,
    SetupError,
    deal,
    deck_problem,
    is_widened,
)
from app.engine.state import Build, State
from app.engine.wording import fault_words, replay_words
from app.ui.core import texts
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route, Settings
from app.ui.core.registry import After, Effect
from app.ui.core.texts import counted, listed, say
from app.ui.core.update import update
from app.ui.features.typed.answers import COMMANDS, QUESTIONS
from app.ui.features.typed.handlers import EnterLine, TypeLine
from app.ui.features.typed.phrases import HAND_DECISIONS, means, phrases, words_of
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import Reveal, Speak, Think, Thought
from app.ui.table.model import NUMBERED, TABLE, Table, helps
from app.ui.table.questions import spoken_question
from app.ui.words.handbook import begins, plain, symbol_words, valuation_words
from app.ui.words.names import given_seat_name, kind_name, named, seat_name, seat_names
from app.ui.words.sentences import building_name

ANSI_SEATS: Final = (36, 33, 35, 32, 34)
"""ANSI colours of the seats; the Grifter's is `ANSI_GRIFTER`."""

ANSI_GRIFTER: Final = 31
BOLD: Final = 1
DIM: Final = 2

_LINES: Final = "┌─┐│└┘═║╒╕╘╛╓╖╙╜·…"
_WITHOUT_LINES: Final = str.maketrans(dict(zip(_LINES, "+-+|++=#++++++++.~", strict=True)))


@dataclass(frozen=True, slots=True)
class Style:
    """Text style: with or without colours, with box characters or ASCII, and the width."""

    colours: bool = False
    boxes: bool = True
    width: int = 80

    def paint(self, text: str, *codes: int) -> str:
        """Return a text with SGR codes for colour or weight, if colours are on."""
        if not self.colours or not codes:
            return text
        return f"\033[{';'.join(map(str, codes))}m{text}\033[0m"

    def drawn(self, text: str) -> str:
        """Return a text with box characters replaced by ASCII if needed."""
        return text if self.boxes else text.translate(_WITHOUT_LINES)

    @property
    def blank_page(self) -> str:
        """The sequence that clears the screen and its scrollback, or empty lines without colours."""
        return "\033[2J\033[3J\033[H" if self.colours else "\n" * 60


def style_of(out: TextIO, environment: Mapping[str, str] = os.environ) -> Style:
    """Return the style for the terminal behind a stream.

    `NO_COLOR` (no-color.org), `TERM=dumb`, and streams other than terminals turn colours off.
    """
    plain = environment.get("NO_COLOR") or environment.get("TERM", "dumb") == "dumb" or not out.isatty()
    try:
        _LINES.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        boxes = False
    else:
        boxes = True
    return Style(colours=not plain, boxes=boxes, width=shutil.get_terminal_size().columns)


WIDE_BOX: Final = 10
NARROW_BOX: Final = 5
"""Characters inside a box, for narrow terminals."""

_EDGES: Final[dict[Facing | None, str]] = {
    None: "┌─┐││└─┘",
    "N": "╒═╕││└─┘",
    "E": "┌─╖│║└─╜",
    "S": "┌─┐││╘═╛",
    "W": "╓─┐║│╙─┘",
}
"""The border of a box by the side of its road: above, left and right, below."""


def city_picture(state: State, spots: Mapping[Cell, str], style: Style) -> list[str]:
    """Return the lines of the city's picture, with column numbers above it and row numbers beside it.

    `spots` are the labels of empty cells. The picture is as detailed as the width of the terminal allows.
    """
    cells = [*state.city.sites, *spots]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    beside = max(len(str(y)) for y in rows) + 1
    inner = WIDE_BOX if beside + len(columns) * (WIDE_BOX + 2) <= style.width else NARROW_BOX
    head = " " * beside + "".join(str(x).center(inner + 2) for x in columns)
    lines = [style.paint(head.rstrip(), DIM)]
    marks = seat_marks(state)
    for y in rows:
        boxes = [_box(state, (x, y), spots, marks, inner, style) for x in columns]
        for number, parts in enumerate(zip(*boxes, strict=True)):
            row = str(y).rjust(beside - 1) if number == 1 else " " * (beside - 1)
            lines.append(f"{style.paint(row, DIM)} {''.join(parts)}".rstrip())
    return lines


def seat_marks(state: State) -> tuple[str, ...]:
    """Return a letter for each seat: the first of its name, or its number if two names begin alike."""
    initials = [name[:1].upper() for name in seat_names(state.seats)]
    return tuple(letter if initials.count(letter) == 1 else str(n) for n, letter in enumerate(initials, 1))


def seat_colour(state: State, seat: int) -> int:
    """Return the ANSI colour of a seat."""
    return ANSI_GRIFTER if state.rules.is_grifter(seat) else ANSI_SEATS[seat]


def legend(state: State, style: Style) -> str:
    """Return the legend for the letters of people."""
    people = (f"{letter} {say(f'people_words.{c}')}" for c, letter in zip(COLOURS, _letters(), strict=True))
    return style.paint("  ".join(chain(people, (say("terminal.fomo"),))), DIM)


def _box(
    state: State, cell: Cell, spots: Mapping[Cell, str], marks: Sequence[str], inner: int, style: Style
) -> list[str]:
    """Return the four lines of a cell, each as wide as a box."""
    site = state.city.sites.get(cell)
    if site is not None:
        return _building(state, cell, site, marks, inner, style)
    if cell in spots:
        label = style.paint(spots[cell].center(inner)[:inner], BOLD)
        corner = style.paint(style.drawn("·"), DIM)
        edge, empty = f"{corner}{' ' * inner}{corner}", " " * (inner + 2)
        return [edge, f" {label} ", empty, edge]
    return [" " * (inner + 2)] * 4


def _building(
    state: State, cell: Cell, site: Site, marks: Sequence[str], inner: int, style: Style
) -> list[str]:
    colour = () if site.owner is None else (seat_colour(state, site.owner),)
    edges = [style.paint(style.drawn(edge), *colour) for edge in _EDGES[site.facing]]
    top_left, _, top_right, left, right, bottom_left, _, bottom_right = edges
    above, below = (style.paint(style.drawn(_EDGES[site.facing][at] * inner), *colour) for at in (1, 6))
    name = style.paint(named(site.building)[:inner].ljust(inner), BOLD, *colour)
    facts = []
    if site.owner is not None:
        facts.append(f"{marks[site.owner] * site.signs} {say('table.money', dollars=worth_now(state, cell))}")
    facts += _people(site)
    line = style.drawn(_fitting(facts, inner)).ljust(inner)
    return [
        f"{top_left}{above}{top_right}",
        f"{left}{name}{right}",
        f"{left}{style.paint(line, *colour)}{right}",
        f"{bottom_left}{below}{bottom_right}",
    ]


def _people(site: Site) -> list[str]:
    people = []
    for letter, calm, waiting in zip(_letters(), site.people, site.fomo, strict=True):
        people += [f"{calm}{letter}"] if calm else []
        people += [f"{waiting}{letter}!"] if waiting else []
    return people


def _letters() -> list[str]:
    return [say(f"people_words.{colour}")[:1] for colour in COLOURS]


def _fitting(facts: Sequence[str], width: int) -> str:
    """Return facts separated by blanks, or without blanks if needed, leaving out the last ones to fit."""
    spaced = " ".join(facts)
    if len(spaced) <= width:
        return spaced
    packed = [fact.replace(" ", "") for fact in facts]
    if len("".join(packed)) > width:
        while packed and len("".join(packed)) >= width:
            packed.pop()
        packed.append("…")
    return "".join(packed)


_LETTERS: Final = tuple(letter for letter in ascii_lowercase if letter not in "nesw")
"""Letters for labels, without those that begin a facing."""


def spots_of(state: State) -> dict[Cell, str]:
    """Return a label for each empty cell where the current decision allows a build, row by row."""
    decision = state.decision
    if decision is None or decision.kind not in HAND_DECISIONS:
        return {}
    cells = {option.cell for option in decision.options if isinstance(option, Build)}
    return dict(zip(sorted(cells, key=lambda cell: (cell[1], cell[0])), _labels(), strict=False))


def _labels() -> Iterator[str]:
    yield from _LETTERS
    yield from ("".join(pair) for pair in product(_LETTERS, _LETTERS))


def expanded(line: str, spots: Mapping[Cell, str]) -> str:
    """Return a line with the labels of spots replaced by their cells."""
    cells = {label: cell_text(cell) for cell, label in spots.items()}
    return " ".join(cells.get(plain(word), word) for word in line.split())


def next_words(line: str, phrases: Iterable[str]) -> list[str]:
    """Return the possible next words of a line, given the phrases that can be typed."""
    *before, begun = line.split(" ")
    head = [word for part in before for word in words_of(part)]
    offers = []
    for phrase in phrases:
        words = phrase.split()
        if [plain(w) for w in words[: len(head)]] == head and len(words) > len(head):
            word = words[len(head)]
            if begins(plain(word), plain(begun)):
                offers.append(word)
    return list(dict.fromkeys(offers))


@contextmanager
def completing(typeable: Callable[[], Iterable[str]]) -> Iterator[bool]:
    """Complete lines from the phrases that can be typed; yield whether readline edits the lines."""
    try:
        import readline
    except ImportError:
        yield False
        return

    found: list[str] = []

    def complete(begun: str, number: int) -> str | None:
        nonlocal found
        if number == 0:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            offers = [f"{word} " for word in next_words(line, typeable())]
        return offers[number] if number < len(offers) else None

    before = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    # macOS has libedit instead of GNU readline, which this docstring reveals.
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in str(readline.__doc__) else "tab: complete")
    try:
        yield True
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])


ROOT: Final = texts.ASSETS.parent
CATALOGUES: Final = ROOT / "runtime" / "texts"
"""The compiled catalogues of `tools/texts.py`."""

OWN_COMMANDS: Final = ("city", "save", "quit")
"""Commands that exist only here, by the names of their texts."""


class Terminal:
    """A game that reads typed lines and writes its output to a stream.

    With a `style` it draws the city for a person at a terminal; without one it only writes text.
    """

    def __init__(self, session: Session, speech: Settings, out: TextIO, style: Style | None = None) -> None:
        self._out = out
        self._style = style
        self._effects: list[Effect] = []
        self._shown: object = None
        model = Model(route=Route("game", "typed"), settings=speech)
        self.model, effects = put_on_table(model, "typed", session)
        self._effects += effects
        if style is not None:
            self._print(style.paint(say("boot.name"), BOLD), say("terminal.welcome"))
        else:
            self._ask()
        self._settle()

    # --- Lines ---

    def play(self, lines: Iterable[str]) -> None:
        """Handle lines until the game is over, the lines end, or one is `quit`."""
        for line in lines:
            if not self._handle(line.strip()) or self.over:
                return

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._table is None or self._table.session.state.over

    @property
    def prompt(self) -> str:
        """The prompt, with the name of the seat to decide."""
        table = self._table
        if table is None or table.viewing.awaiting is not None or table.decision is None:
            return "> "
        return f"{given_seat_name(table.shown.seats[table.decision.seat])}> "

    @property
    def prompt_colour(self) -> tuple[int, ...]:
        """The colour of the seat to decide."""
        table = self._table
        if table is None or table.decision is None:
            return ()
        return BOLD, seat_colour(table.shown, table.decision.seat)

    def typeable(self) -> list[str]:
        """Return all phrases that can be typed now."""
        table = self._table
        own = [say(f"terminal.{name}") for name in OWN_COMMANDS]
        general = [say(f"typed.{name}") for name in (*QUESTIONS, *COMMANDS)]
        if table is None or table.decision is None:
            return own + general
        return [*phrases(table.shown).values(), *general, *own]

    def _handle(self, line: str) -> bool:
        """Handle a line; return whether to go on."""
        words = words_of(line)
        table = self._table
        if means(words, say("terminal.quit")):
            return False
        if table is None:
            return True
        if table.viewing.awaiting is not None:
            self._send(Reveal())
        elif means(words, say("terminal.city")):
            self._shown = None
        elif line.split() and means(words_of(line.split()[0]), say("terminal.save")):
            self._save(line.split(maxsplit=1)[1:])
        elif words:
            if self._style is not None:
                if tile := self._lone_tile(table, words):
                    self._show_spots(table, self._style, tile)
                    return True
                line = expanded(line, spots_of(table.shown))
            self._send(TypeLine(line))
            self._send(EnterLine())
            if means(words, say("typed.help")):
                own = listed([say(f"terminal.{name}") for name in OWN_COMMANDS], "unit")
                self._print(say("terminal.help", commands=own))
        self._settle()
        return True

    @staticmethod
    def _lone_tile(table: Table, words: Sequence[str]) -> str:
        """Return the hand tile for a number typed alone, if it can be built now; else an empty text."""
        decision, hand = table.decision, table.shown.hand(table.viewing.viewer)
        if decision is None or decision.kind != "build" or len(words) != 1 or not words[0].isdecimal():
            return ""
        return hand[int(words[0]) - 1] if 1 <= int(words[0]) <= len(hand) else ""

    def _save(self, names: Sequence[str]) -> None:
        """Write the game's record to a file that `--open` and the page can read."""
        if self._table is None or not names:
            self._print(say("terminal.save_where"))
            return
        try:
            Path(names[0]).write_text(self._table.session.text() + "\n", encoding="utf-8")
        except OSError as error:
            self._print(f"{error}")
        else:
            self._print(say("terminal.saved", file=names[0]))

    # --- Words ---

    def scores(self) -> None:
        """Print the scores."""
        if self._style is None:
            self._send(Speak("scores"))
        elif self._table is not None:
            self._print("", *self._score_lines(self._table, self._style))

    @property
    def _table(self) -> Table | None:
        return self.model[TABLE]

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._out)
        self._out.flush()

    def _question(self) -> str:
        table = self._table
        return spoken_question(table, helps(self.model), "short") if table is not None else ""

    def _ask(self) -> None:
        if question := self._question():
            self._print(question)

    def _send(self, message: Message) -> None:
        before = self.model.spoken
        self.model, effects = update(self.model, message)
        self._effects += effects
        if self.model.spoken == before:
            return
        spoken = self.model.spoken
        if self._style is not None and self._looks_new:  # the question follows the picture
            spoken = spoken.rstrip("\N{NO-BREAK SPACE}").removesuffix(self._question()).rstrip("\n")
        if spoken:
            self._print(spoken)

    def _settle(self) -> None:
        """Let bots play until a person decides, and hand over the keyboard if needed."""
        while (message := self._bot_message()) is not None:
            self._send(message)
        table = self._table
        if table is not None and table.viewing.awaiting is not None:
            self._hand_over(table, table.viewing.awaiting)
        elif table is not None and self._style is not None and self._looks_new:
            self._show(table, self._style)

    def _hand_over(self, table: Table, seat: int) -> None:
        request = say("hand_over.pass_to", name=seat_name(table.session.state, seat))
        if self._style is None:
            self._print(f"{request}.")
            return
        if table.session.history:
            self._print(self._style.blank_page)
        self._print(self._style.paint(f"{request}.", BOLD), say("terminal.reveal"))

    # --- The picture ---

    @property
    def _looks_new(self) -> bool:
        """Whether the table differs from the one last shown."""
        table = self._table
        return table is not None and table.decision is not None and table.decision is not self._shown

    def _show(self, table: Table, style: Style) -> None:
        """Draw the city and print the money, the hand and the question."""
        state, decision = table.shown, table.decision
        self._shown = decision
        spots = spots_of(state)
        self._print("", *city_picture(state, spots, style), legend(state, style), "")
        self._print(*self._score_lines(table, style), "")
        self._print(*self._hand_lines(table, style))
        self._ask()
        if decision is not None and not spots:
            for number, (_, phrase) in enumerate(phrases(state).items(), 1):
                self._print(f"  {style.paint(str(number), BOLD)}  {phrase}")
        elif spots:
            self._print(style.paint(self._example(table, spots), DIM))

    def _hand_lines(self, table: Table, style: Style) -> list[str]:
        deck = table.shown.rules.deck
        tiles = [deck[tile] for tile in table.shown.hand(table.viewing.viewer)]
        names = [named(building) for building in tiles]
        wide = max(map(len, names), default=0)
        return [
            f"  {style.paint(str(number), BOLD)}  {style.paint(name.ljust(wide), BOLD)}  "
            f"{style.paint(listed([valuation_words(tile), symbol_words(tile)], 'unit'), DIM)}"
            for number, (name, tile) in enumerate(zip(names, tiles, strict=True), 1)
        ]

    def _example(self, table: Table, spots: Mapping[Cell, str]) -> str:
        """Return an example line for a build."""
        build = next(option for option in phrases(table.shown) if isinstance(option, Build))
        hand = table.shown.hand(table.viewing.viewer)
        number = [str(hand.index(build.tile) + 1)] if build.tile in hand else []
        line = " ".join([*number, spots[build.cell], say(f"facings.{build.facing}")[:1]])
        return say("terminal.example", line=line)

    def _show_spots(self, table: Table, style: Style, tile: str) -> None:
        """Draw the city with a tile's earnings at each spot, and list the facings there."""
        state, decision = table.shown, table.decision
        if decision is None:
            return
        earned = worths(state, tile, decision.mover) if helps(self.model) in NUMBERED else {}
        facings_at: dict[Cell, list[str]] = {}
        for option in decision.options:
            if isinstance(option, Build) and option.tile == tile and not option.double:
                facing, dollars = say(f"facings.{option.facing}"), earned.get((option.cell, option.facing))
                if dollars is not None:
                    facing = say("typed.legal_facing", facing=facing, dollars=dollars)
                facings_at.setdefault(option.cell, []).append(facing)
        spots = spots_of(state)
        marked = {cell: label for cell, label in spots.items() if cell in facings_at}
        for cell in marked if earned else ():
            best = max(dollars for (at, _), dollars in earned.items() if at == cell)
            marked[cell] += f" {say('table.money', dollars=best)}"
        self._print("", *city_picture(state, marked, style), "", building_name(state, tile))
        for cell, facings in sorted(facings_at.items(), key=lambda each: spots[each[0]]):
            self._print(f"  {style.paint(spots[cell], BOLD)}  {listed(facings, 'unit')}")

    def _score_lines(self, table: Table, style: Style) -> list[str]:
        state = table.shown
        names = [seat_name(state, seat) for seat in range(len(state.seats))]
        wide = max(map(len, names))
        marks = seat_marks(state)
        lines = []
        for number, seat in enumerate(state.seats):
            grifter = state.rules.is_grifter(number)
            money = say("table.money", dollars=seat.money).rjust(6)
            signs = "" if grifter else counted("sign", seat.signs)
            if state.over and number in state.winners:
                signs = say("terminal.winner")
            name = style.paint(
                f"{marks[number]} {names[number].ljust(wide)}", BOLD, seat_colour(state, number)
            )
            lines.append(f"  {name} {money}  {signs}".rstrip())
        left = len(state.stack) + len(state.grifter_stack)
        if not state.over:
            lines.append(style.paint(f"  {say('table.stack_left', tiles=counted('tile', left))}", DIM))
        return lines

    # --- Bots ---

    def _bot_message(self) -> Message | None:
        """Return the next message of a bot whose turn it is, or `None`."""
        table = self._table
        if table is not None and table.thinking is not None:
            thinking = table.thinking
            name = seat_name(table.session.state, thinking.seat)
            with_note = self._style is not None and self._style.colours
            if with_note:
                print(say("table.thinks", name=name), end="\r", file=self._out, flush=True)
            choice = str(bot_of(thinking.bot).choose(decode_state(thinking.observation)))
            if with_note:
                print("\033[K", end="", file=self._out, flush=True)
            return Thought(thinking.number, choice)
        wanted = [effect.message for effect in self._effects if isinstance(effect, After)]
        self._effects = []
        thoughts = [message for message in wanted if isinstance(message, Think)]
        return thoughts[-1] if thoughts else None


def typed_lines(terminal: Terminal, style: Style) -> Iterator[str]:
    """Prompt for lines until the end of file or a second Ctrl-C; the first one clears the line."""
    interrupted = False
    with completing(terminal.typeable) as edited:
        while True:
            prompt = terminal.prompt
            if edited and style.colours:  # readline must not count invisible characters
                codes = ";".join(map(str, terminal.prompt_colour)) or "0"
                prompt = f"\001\033[{codes}m\002{prompt}\001\033[0m\002"
            try:
                line = input(prompt)
            except EOFError:
                print()
                return
            except KeyboardInterrupt:
                print()
                if interrupted:
                    raise
                interrupted = True
                print(say("terminal.leave", quit=say("terminal.quit")))
                continue
            interrupted = False
            yield line


# --- The command ---


class CommandError(Exception):
    """A command cannot be carried out. Its text says why."""


def run_command(command: Callable[[], None]) -> int:
    """Run a command and return its exit status; if it fails, print one line to standard error."""
    try:
        command()
    except FaultError as error:
        problem = fault_words(error.fault)
    except BrokenPipeError:
        raise  # the caller ends quietly
    except (CommandError, OSError, UnicodeDecodeError) as error:
        problem = str(error)
    except KeyboardInterrupt:
        print()
        return 130
    else:
        return 0
    print(problem.splitlines()[0], file=sys.stderr)
    return 2


def main(arguments: Sequence[str]) -> int:
    """Play a game; return the exit status."""
    options = _parser().parse_args(arguments)
    return run_command(lambda: _play(options))


def _play(options: argparse.Namespace) -> None:
    compile_language(options.language)
    style = style_of(sys.stdout) if sys.stdin.isatty() and sys.stdout.isatty() else None
    session = read_game(Path(options.open)) if options.open else _new_session(options)
    terminal = Terminal(session, Settings(show="off", speech=options.speech), sys.stdout, style)
    if not terminal.over:
        terminal.play(sys.stdin if style is None else typed_lines(terminal, style))
    terminal.scores()


def compile_language(language: str) -> None:
    """Compile and load the catalogue of a language; raises `CommandError` if that fails."""
    catalogue = CATALOGUES / f"{language}.json"
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "texts.py"],
        stdout=sys.stderr,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        reason = " ".join(dict.fromkeys((lines[0], lines[-1])))
        raise CommandError(f"The texts cannot be compiled: {reason}")
    if not catalogue.is_file():
        available = ", ".join(sorted(path.stem for path in CATALOGUES.glob("*.json")))
        raise CommandError(f"There is no language {language}; available: {available}")
    texts.use(json.loads(catalogue.read_text(encoding="utf-8")))


def read_game(file: Path) -> Session:
    """Return the session of a saved game; raises `CommandError` if an action in it is illegal."""
    replayed = replay(decode(file.read_text(encoding="utf-8"), standard_deck()))
    if replayed.error is not None:
        raise CommandError(replay_words(replayed.error))
    return replayed.session


def _new_session(options: argparse.Namespace) -> Session:
    setup = _setup(options)
    if options.deck is None:
        return begin(deal(setup, standard_deck()))
    deck = parse_deck(Path(options.deck).read_text(encoding="utf-8"), "custom")
    dealt = deal(setup, deck)
    problem = deck_problem(deck, setup.mode, len(setup.seats), wider=is_widened(dealt.seats))
    if problem is not None:
        raise SetupError(problem)
    return replace(begin(dealt), custom_deck=deck_data(deck))


def _setup(options: argparse.Namespace) -> Setup:
    names = options.names or ["Ana"]
    card = RANDOM if options.consultants else None
    seats = [SeatChoice(name, "human", card) for name in names]
    seats += [SeatChoice(kind_name(kind), kind, card) for kind in options.bot]
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
    about, _, more = str(__doc__).partition("\n")
    parser = argparse.ArgumentParser(
        prog="python3 -m app.engine play",
        description=about,
        epilog=more.partition("\n\nIn a terminal")[0].strip("\n"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("names", nargs="*", help="the players; one alone plays against the Grifter")
    add("--bot", action="append", choices=tuple(BOTS), default=[], help="add a bot; can be repeated")
    add("--business", action="store_true", help="with the Business expansion")
    add("--consultants", action="store_true", help="with the Consultants expansion")
    add("--difficulty", choices=tuple(GRIFTER_MONEY), default="normal", help="against the Grifter")
    add("--edition", choices=tuple(EDITIONS), default="2021")
    add("--seed", default=secrets.token_hex(4), help="the same seed deals the same tiles again")
    add("--deck", metavar="FILE", help="a deck file, in place of the standard deck")
    add("--open", metavar="FILE", help="a saved game to go on with")
    add("--language", default="en", help="the name of a folder in assets/texts")
    add("--speech", choices=("short", "full"), default="short", help="how much is told")
    return parser
