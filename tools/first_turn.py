"""The answers before Python: what a newcomer can do in the first turn, crawled with our own views.

    python3 tools/first_turn.py

writes `runtime/answers/LANGUAGE.json` where the app or a language's texts have changed. From the first
page, the crawl follows every link, and every control of the first game until a building is built. It asks
only `update` and the views, so it knows no rule and no page. `assets/boot/answers.js` shows these pages and
notes the messages, which Python repeats once it is ready (`app/browser/page.py`).

A file has these parts; numbers are positions in the lists:

- `pieces`: tags and texts; `regions`: an element's id, and the pieces of its contents
- `pages`: the columns of `Pages`; `choices`: lists of messages
- `cameras`: boxes to fit, with the least scale of each (`camera_views`); `facts`: what `facts` returns
- `otherwise`: a message, its announcement, and the pages whose own announcement differs
- `seldom`: a message, its page and announcement, and the pages from which that differs again
- `once`: messages whose control disappears; `last`: pages after which only Python can go on
- `links`: the pages of addresses; the rest are numbers that Python uses too
"""

from __future__ import annotations

import gc
import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any, Final, NamedTuple

import first_page
from environment import ROOT, ToolError, digest, run_main
from languages import SOURCE, languages
from texts import ensure_texts

FOLDER: Final = ROOT / "runtime" / "answers"
CRAWL, STAMPS = FOLDER / ".crawl", FOLDER / ".stamps"
SEED: Final = "00" * 32
"""No page of the crawl depends on the secret seed."""

BOARD: Final = (900.0, 700.0)
"""The board's size during the crawl, in pixels."""

LARGEST: Final = 64_000
"""The most characters of a page's markup with the files that it fetches."""

SHORT: Final = 20
"""Pieces up to this length are written again after a piece of markup that occurs only once."""

SOON: Final = 100
"""Messages that an update sends within so many milliseconds belong to the answer."""

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

MESSAGES: Final = {"data-action": "act ", "data-message": "", "data-tile": "pick ", "data-cell": "tap "}
"""The attributes that hold a control's message, and how the message begins."""


class Region(NamedTuple):
    """A region as a page shows it."""

    region: Any
    parts: tuple[object, ...]
    markup: str


Shown = dict[str, Region]
"""The regions of a page by their ids, the frame first."""


class Edge(NamedTuple):
    """Where a message leads: the number of the page, and the announcement."""

    page: int
    said: str


class Crawled(NamedTuple):
    """All pages by number, whatever the language."""

    origins: list[tuple[int, str]]
    """The page and message that first led there."""
    edges: list[dict[str, Edge]]
    cameras: list[list[list[float]]]
    """What `camera_views` returns."""


# --- One step ---


class OnlyPython(Exception):
    """An effect that this crawl cannot carry out."""


def step(model: Any, text: str) -> Any:
    """Return the model after a message or an address, with everything that follows at once.

    Files that the page fetches belong to it, unless they make it too large, as the pictures of the rules do.
    """
    from app.ui.core.messages import RouteChanged, parse_message

    message = RouteChanged(text) if text.startswith("#") else parse_message(text)
    fetches: list[Any] = []
    plain = _settled(model, message, fetches)
    whole = plain
    for fetch in fetches:
        read = (ROOT / "assets" / fetch.path).read_text(encoding="utf-8")
        whole = _settled(whole, fetch.arrived(read), fetches)
    return whole if not fetches or len(markup_of(whole)) <= LARGEST else plain


def _settled(model: Any, message: Any, fetches: list[Any]) -> Any:
    """Return the model after a message; note the files that it fetches."""
    from app.ui.core.registry import Fetch
    from app.ui.core.update import update

    model, effects = update(model, message)
    for effect in effects:
        if isinstance(effect, Fetch):
            fetches.append(effect)
            continue
        for following in _answers_of(effect):
            model = _settled(model, following, fetches)
    return model


def _answers_of(effect: Any) -> list[Any]:
    """Return the messages with which a page answers an effect at once; a newcomer has stored nothing."""
    from app.ui.core.messages import RouteChanged, TodayIs
    from app.ui.core.registry import After, AskToday, Navigate, StoreText, perform
    from app.ui.table.messages import Hold, Keep, Paint

    match effect:
        case Navigate(fragment=fragment):
            return [RouteChanged(fragment)]
        case After(milliseconds=time, message=message):
            return [message] if time < SOON else []
        case AskToday():
            return [TodayIs(first_page.DAY)]
        case StoreText() | Hold() | Keep() | Paint():
            return []  # nothing to see
    outside = _Outside()
    try:
        perform(effect, outside)
    except LookupError as error:
        raise OnlyPython(type(effect).__name__) from error
    return outside.sent


class _Outside:
    """The outside of a model on a device that has stored nothing."""

    version = ""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.store = _Empty()

    def send(self, message: Any) -> None:
        self.sent.append(message)

    def now(self) -> int:
        return 0

    def draw(self) -> str:
        raise LookupError("an id differs on every device")

    def stamp(self, time: int) -> str:
        raise LookupError("the time differs on every device")

    def service(self, make: Any) -> Any:
        return make(self)


class _Empty:
    """A store with nothing in it."""

    def get(self, key: str) -> str | None:
        return None

    def set(self, key: str, text: str) -> None:
        raise LookupError("stored values differ on every device")

    def remove(self, key: str) -> None:
        pass

    def keys(self) -> list[str]:
        return []


# --- The crawl ---


def crawl() -> Crawled:
    """Follow all links and controls, breadth first, in the language in use."""
    models, found = [home := _home()], Crawled([(-1, "")], [], [])
    identity = _Identity()
    known = {identity(home): 0}
    for number, model in enumerate(models):  # it grows
        edges: dict[str, Edge] = {}
        for text in _controls(model, first=not number):
            after = followed(model, text)
            if after is None or (number and not _about_the_turn(after)):
                continue
            page = known.setdefault(identity(after), len(models))
            if page == len(models):
                models.append(after)
                found.origins.append((number, text))
            edges[text] = Edge(page, after.spoken.rstrip(NO_BREAK))
        found.edges.append(edges)
        found.cameras.append(camera_views(model))
    return found


def followed(model: Any, text: str) -> Any:
    """Return the model after a message or an address, or `None` if only Python can answer it."""
    from app.ui.table.messages import Resized
    from app.ui.table.model import table_in_sight

    try:
        after = step(replace(model, spoken=""), text)
    except OnlyPython:
        return None
    if table_in_sight(model) is None and table_in_sight(after) is not None:
        return _settled(after, Resized(*BOARD), [])
    return after


class _Identity:
    """Returns a text that equal models share. The camera depends on the window and makes no other page."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, str]] = {}

    def __call__(self, model: Any) -> str:
        from app.ui.table.input.camera import Camera
        from app.ui.table.model import TABLE

        table = model[TABLE]
        parts: list[object] = [model.route, model.notice, model.problem, model.newer]
        parts += [value for name, value in sorted(model.slices.items()) if name != TABLE.name]
        if table is not None:
            board = table.board.replace(camera=Camera())
            parts += [getattr(table, field) for field in table.__slots__ if field != "board"]
            return "\n".join([*map(self._text, parts), repr(board)])
        return "\n".join(map(self._text, parts))

    def _text(self, part: object) -> str:
        """Return the text of a part; most parts stay the same objects from page to page."""
        if id(part) not in self._known:
            self._known[id(part)] = part, repr(part)
        return self._known[id(part)][1]


def _controls(model: Any, *, first: bool) -> list[str]:
    """Return the messages of the controls to follow: on the first page, and until a building is built."""
    from app.ui.table.model import table_in_sight

    table = table_in_sight(model)
    if not first and (table is None or not table.origin.played or _has_built(model)):
        return []
    controls = re.findall(r"<(?:a|button|div)\b[^>]*>", markup_of(model))
    return list(dict.fromkeys(text for tag in controls if (text := _message_of(tag, first=first))))


def _message_of(tag: str, *, first: bool) -> str:
    """Return the message of a control, as the page reads it (`app/browser/input/events.py`)."""
    attributes = {name: unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', tag)}
    if attributes.get("aria-disabled") == "true" or re.search(r"\sdisabled\b", tag):
        return ""
    for name, start in MESSAGES.items():
        if name in attributes:
            return start + attributes[name]
    return attributes.get("href", "") if first and attributes.get("href", "").startswith("#/") else ""


def _about_the_turn(model: Any) -> bool:
    """Return whether a page belongs to the turn itself.

    A drawer, another view, a notice, the search for a hint, and an explanation beside a held tile or a
    refusal wait for Python: beside each of hundreds of pages they would fill the file.
    """
    from app.ui.core.jobs import jobs
    from app.ui.table.model import TABLE

    table = model[TABLE]
    if table is None or model.notice is not None or any(jobs(model)):
        return False
    board, attention = table.board, table.attention
    if board.drawer or board.overlay or not board.camera.follows or board.camera.turned or attention.pulled:
        return False
    return not attention.subject or (attention.draft is None and attention.refusal is None)


def contents(model: Any, before: Shown | None = None) -> Shown:
    """Return what a page shows, given a page that may share regions with it."""
    from app.ui.core.html import same_parts
    from app.ui.core.page_parts import screen_of

    screen = screen_of(model)
    shown: Shown = {}
    for region in (screen.frame, *screen.regions):
        parts = region.parts(model)
        known = before.get(region.id) if before is not None else None
        if known is None or known.region is not region or not same_parts(known.parts, parts):
            known = Region(region, parts, str(region.view(*parts)))
        shown[region.id] = known
    return shown


def markup_of(model: Any) -> str:
    """Return the markup of a page, its regions one after the other."""
    return "".join(region.markup for region in contents(model).values())


# --- What the focus and the camera depend on ---


def facts(model: Any) -> list[str]:
    """Return a page's title, and what the focus and the pointer of a lesson depend on.

    These are the open part beside the table, the picked tile, and the elements of the board's Tab stop and of
    the first answer; then the control that a lesson points to.
    """
    from app.ui.core.page_parts import window_title
    from app.ui.features.learn.progress import pointed_control
    from app.ui.table.input.choosing import answer_begins, cell_id, open_part, picked_tile
    from app.ui.table.model import table_in_sight

    table = table_in_sight(model)
    title = window_title(model)
    if table is None:
        return [title, "", "", "", "", ""]
    begins = answer_begins(table)
    begins = cell_id(begins) if isinstance(begins, tuple) else begins
    stop = cell_id(table.board.focus)
    return [title, open_part(table), picked_tile(table), stop, begins, pointed_control(model)]


MOST_VIEWS: Final = 3
"""The most boxes of a page besides the last."""

SMALL, LARGE = 200.0, 4000.0
"""Sides of boards, in pixels: the smallest, and one on which everything fits."""


def camera_views(model: Any) -> list[list[float]]:
    """Return the boxes that the camera of a page fits, with the least scale of each, the largest first.

    A box has its left and top edge, its width and height in cells, and an edge in pixels.
    """
    from app.ui.table.model import table_in_sight

    if table_in_sight(model) is None:
        return []
    views: list[list[float]] = []
    side = LARGE
    while True:
        box, _ = _fitted(model, side)
        low, high = SMALL, side
        if _fitted(model, low)[0] != box and len(views) < MOST_VIEWS:
            while high - low > 1e-6:
                middle = (low + high) / 2
                low, high = (low, middle) if _fitted(model, middle)[0] == box else (middle, high)
        else:
            low = 0.0
        views.append([*box, round(_fitted(model, high)[1], 6) if low else 0.0])
        if not low:
            return views
        side = low


def _fitted(model: Any, side: float) -> tuple[tuple[float, ...], float]:
    """Return the box that the camera fits on a square board, and its scale."""
    from app.ui.table.input.camera import Camera, seen_cell
    from app.ui.table.messages import Resized
    from app.ui.table.model import TABLE

    boxes = {}
    fitted = Camera.fitted

    def note(camera: Any, cells: Any, margin: float = 0.05, *, edge: float = 0.0) -> Any:
        cells = [*cells]
        result = fitted(camera, cells, margin, edge=edge)
        seen = [seen_cell(cell, camera.turned) for cell in cells]
        columns, lines = zip(*seen, strict=True)
        left, top, right, bottom = min(columns), min(lines), max(columns), max(lines)
        size = (right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin)
        boxes[result.x, result.y, result.scale] = (left - margin, top - margin, *size, edge)
        return result

    Camera.fitted = note  # type: ignore[method-assign,assignment]
    try:
        camera = _settled(model, Resized(side, side), [])[TABLE].board.camera
    finally:
        Camera.fitted = fitted  # type: ignore[method-assign]
    # A scene of the playback is a fitted city that has been moved: Python moves it.
    found = boxes.get((camera.x, camera.y, camera.scale)) or next(reversed(boxes.values()))
    return tuple(round(each, 3) for each in found), camera.scale


# --- The file of a language ---


class Pages(NamedTuple):
    """All pages, a list for each column, which compresses better than a list for each page."""

    origin: list[int]
    """The page that the page follows."""
    said: list[int]
    camera: list[int]
    facts: list[int]
    fresh: list[list[int]]
    """The regions in which the page differs from that page."""
    leads: list[list[list[int]]]
    """Lists of messages (in `choices`), each followed by the pages to which they lead."""


class Numbers(dict[Any, int]):
    """Numbers things in the order in which they appear."""

    def __missing__(self, thing: Any) -> int:
        self[thing] = len(self)
        return self[thing]


def packed(found: Crawled) -> dict[str, Any]:
    """Return the file of the language in use."""
    from app.ui.core.messages import parse_message
    from app.ui.table.input.camera import CELL, CLOSEST_FIT, SIMPLE, SMALLEST_SCALE
    from app.ui.table.input.gestures import MOMENT, SPOT
    from app.ui.table.views.board import LEVELS, SCALED

    regions, cameras, told, messages, said, choices = (Numbers() for _ in range(6))
    models, spoken = _spoken_here(found)
    heard: dict[tuple[int, int], dict[int, list[int]]] = {}
    shown: list[Shown] = [{}]  # the document has the first page
    pages = Pages([0], [0], [0], [0], [[]], [])
    for number in range(1, len(models)):
        model, (origin, text) = models[number], found.origins[number]
        shown.append(contents(model, shown[origin]))
        before, now = (
            [regions[name, region.markup] for name, region in page.items()]
            for page in (shown[origin], shown[number])
        )
        pages.origin.append(origin)
        pages.said.append(said[spoken[found.edges[origin][text]]])
        pages.camera.append(cameras[tuple(map(tuple, found.cameras[number]))])
        pages.facts.append(told[tuple(facts(model))])
        pages.fresh.append([region for region in now if region not in before])
    for number, edges in enumerate(found.edges):
        kinds: dict[str, dict[str, int]] = {}
        for text, edge in edges.items():
            if text.startswith("#"):
                continue
            kinds.setdefault(text.partition(" ")[0], {})[text] = edge.page
            ways = heard.setdefault((messages[text], edge.page), {})
            ways.setdefault(said[spoken[edge]], []).append(number)
        pages.leads.append(
            [[choices[tuple(messages[text] for text in kind)], *kind.values()] for kind in kinds.values()]
        )
    otherwise: dict[tuple[int, int], list[int]] = {}
    seldom: list[list[int]] = []
    for (message, page), ways in heard.items():
        usual = max(ways, key=lambda words: len(ways[words]))
        if usual != pages.said[page]:
            otherwise.setdefault((message, usual), []).append(page)
        seldom += [[message, page, words, *before] for words, before in ways.items() if words != usual]
    pieces, sequences = pieced([markup for _, markup in regions])
    return {
        "pieces": pieces,
        "regions": [[name, sequence] for (name, _), sequence in zip(regions, sequences, strict=True)],
        "pages": pages._asdict(),
        "cameras": [*cameras],
        "facts": [*told],
        "choices": [*choices],
        "messages": [*messages],
        "once": [number for text, number in messages.items() if parse_message(text).once],
        "said": [*said],
        "otherwise": [[*key, *reached] for key, reached in otherwise.items()],
        "seldom": seldom,
        "links": {text: page for text, (page, _) in found.edges[0].items() if text.startswith("#")},
        "last": [number for number, model in enumerate(models) if _has_built(model)],
        "cell": CELL,
        "scales": [SMALLEST_SCALE, CLOSEST_FIT],
        "levels": LEVELS,
        "scaled": SCALED,
        "simple": SIMPLE,
        "twice": [SPOT, MOMENT],
    }


def pieced(texts: list[str]) -> tuple[list[str], list[list[int]]]:
    """Return pieces of markup, and each text as a sequence of them. What occurs only once is one piece."""
    split = [re.split("(?=<)", text) for text in texts]
    count = Counter(piece for row in split for piece in row)
    numbers = Numbers()
    sequences = []
    for row in split:
        joined: list[str] = []
        single = False
        for piece in row:
            if single and (count[piece] == 1 or len(piece) <= SHORT):
                joined[-1] += piece
            else:
                joined.append(piece)
                single = count[piece] == 1
        sequences.append([numbers[piece] for piece in joined])
    return [*numbers], sequences


def _has_built(model: Any) -> bool:
    from app.ui.table.model import TABLE

    table = model[TABLE]
    return table is not None and table.origin.played and bool(table.session.history)


def _spoken_here(found: Crawled) -> tuple[list[Any], dict[tuple[int, str], str]]:
    """Return the models of all pages in the language in use, and what is said on the way to them.

    Announcements are found by the page that they lead to, and their text in the language of the crawl.
    """
    models: list[Any] = []
    for number, (origin, text) in enumerate(found.origins):
        models.append(followed(models[origin], text) if number else _home())
    spoken: dict[tuple[int, str], str] = {}
    for model, edges in zip(models, found.edges, strict=True):
        for text, edge in edges.items():
            if edge not in spoken:
                spoken[edge] = followed(model, text).spoken.rstrip(NO_BREAK) if edge.said else ""
    return models, spoken


def _home() -> Any:
    from app.ui.core.messages import Seeded

    return _settled(first_page.newcomer(first_page.DAY), Seeded(SEED), [])


# --- Making them ---


def ensure_answers() -> Path:
    """Make sure that the files are current; return their folder.

    Processes of their own import the app: one crawls, then two share the languages that have changed.
    """
    compiled = ensure_texts()
    known = [*languages()]
    sources = [
        *(path for path in sorted((ROOT / "app").rglob("*.py")) if "browser" not in path.parts),
        *(
            path
            for each in ("decks", "lessons", "texts")
            for path in sorted((ROOT / "assets" / each).glob("*.*"))
        ),
        *(ROOT / "tools" / name for name in ("first_turn.py", "first_page.py")),
        compiled / f"{SOURCE}.json",
    ]
    names = "\n".join(path.relative_to(ROOT).as_posix() for path in sources)
    code = digest(names.encode(), *sources)
    wanted = {each: digest(code.encode(), compiled / f"{each}.json") for each in known}
    made = json.loads(STAMPS.read_text(encoding="utf-8")) if STAMPS.is_file() else {}
    stale = [each for each in known if made.get(each) != wanted[each]]
    if not stale:
        return FOLDER
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("[!.]*"):
        if path.stem not in known:
            path.unlink()
    STAMPS.unlink(missing_ok=True)
    if made.get("crawl") != code:
        _run([["--crawl"]])
    _run([["--make", *share] for share in (stale[::2], stale[1::2]) if share])
    STAMPS.write_text(json.dumps({**wanted, "crawl": code}), encoding="utf-8")
    return FOLDER


def _run(processes: list[list[str]]) -> None:
    """Run this tool in several processes at a time."""
    command = [sys.executable, str(Path(__file__).resolve())]
    running = [
        subprocess.Popen([*command, *given], stderr=subprocess.PIPE, text=True, encoding="utf-8")
        for given in processes
    ]
    told = [process.communicate()[1] for process in running]
    if any(process.returncode for process in running):
        raise ToolError("The first turn cannot be crawled:\n" + "\n".join(told))


def make(codes: list[str]) -> None:
    """Write the files of languages."""
    origins, edges, cameras = json.loads(CRAWL.read_text(encoding="utf-8"))
    found = Crawled(
        [(page, text) for page, text in origins],
        [{text: Edge(*edge) for text, edge in row.items()} for row in edges],
        cameras,
    )
    for code in codes:
        _use(code)
        text = json.dumps(packed(found), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{code}.json").write_text(text, encoding="utf-8")


def _use(code: str) -> None:
    from app.ui.core import texts

    texts.use(texts.read_catalogue((first_page.COMPILED / f"{code}.json").read_text(encoding="utf-8")))


def main(arguments: list[str]) -> None:
    """Make the files; `--crawl` and `--make LANGUAGES` are steps of it, and import the app."""
    if not arguments:
        ensure_answers()
        return
    sys.path.insert(0, str(ROOT))
    gc.disable()  # everything stays until the end
    if arguments == ["--crawl"]:
        _use(SOURCE)
        CRAWL.write_text(json.dumps(crawl()), encoding="utf-8")
    else:
        make(arguments[1:])


if __name__ == "__main__":
    run_main(main)
