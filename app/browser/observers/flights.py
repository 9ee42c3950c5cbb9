"""Decoration that moves: pieces that travel over the page, and city life for a while after each change.

A piece is a copy in its own layer, moved only by `transform` and `opacity`. Another animation hides its
target meanwhile. The document itself does not change, so the page stays correct after any cancelled
animation.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from js import JSON, DOMMatrix, document, window
from pyodide.ffi import create_proxy

from app.browser.observers.observer import Change, Observer
from app.ui.core.model import Model, Pace
from app.ui.core.pieces import ART
from app.ui.table.input.camera import CELL, Camera
from app.ui.table.model import table_in_sight
from app.ui.table.playback.steps import PACES, TRAVEL, Flight

EASE: Final = "cubic-bezier(0.3, 0, 0.2, 1)"
DISTANT_SIZE: Final = 0.4
"""The relative size of a tile that comes from outside the visible area."""

LIFT: Final = 1.12
"""The relative size of a piece in mid-flight."""

_IN_CELL: Final = {
    "tile": '.tile[id="c{}"]',
    "sign": '[id="f{}"] .signs .sign',
    "money": '[data-paid="{}"] .money',
}
_AT_SEAT: Final = {"sign": ".pips", "money": ".seat-money"}


class _Spot(NamedTuple):
    """The centre and size of an element on the screen, in pixels."""

    x: float
    y: float
    width: float
    height: float


class _Start(NamedTuple):
    """A flight before the page changes: its origin, a copy of the piece, and the element at its target."""

    flight: Flight
    source: _Spot | None
    leaving: Any
    arrived: bool


class Flights(Observer):
    """Plays flights: records their origins before a change and starts them after it."""

    def __init__(self) -> None:
        self._sky: Any = None
        self._shown: tuple[Flight, ...] = ()
        self._new = False
        self._starts: list[_Start] = []
        self._running: list[Any] = []
        self._timer = 0
        self._over = create_proxy(self.clear)
        self._camera: Camera | None = None
        self._pace: Pace = "normal"
        self._begin = create_proxy(lambda _: self._play())

    def before(self, change: Change) -> None:
        """Record the origins of flights before the page changes, if motion is on."""
        if not change.soft:
            self.clear()
        table = table_in_sight(change.model)
        flights = table.flying if table is not None and not change.model.settings.still else ()
        self._new = not (flights is self._shown or flights == self._shown == ())
        if not self._new:
            return
        self.clear()
        self._shown = flights
        self._starts = [self._start(flight) for flight in flights]

    def after(self, change: Change) -> None:
        """Start the flights over the changed page, from the next frame on."""
        table = table_in_sight(change.model)
        if self._new and self._starts and table is not None:
            self._camera, self._pace = table.board.camera, change.model.settings.show
            window.requestAnimationFrame(self._begin)

    def clear(self) -> None:
        """Remove all flying pieces; their targets are in place."""
        window.clearTimeout(self._timer)
        self._starts = []
        for animation in self._running:
            animation.cancel()
        self._running = []
        if self._sky:
            self._sky.replaceChildren()

    # --- Positions ---

    def _start(self, flight: Flight) -> _Start:
        source = _element(flight.piece, flight.source) if flight.source else None
        target = _element(flight.piece, flight.target)
        leaves = flight.source.startswith("cell") and flight.target.startswith("seat")
        spot = _spot(source) if source else None
        leaving = source.cloneNode(True) if source and spot and leaves else None
        return _Start(flight, spot, leaving, bool(target))

    def _place(self, element: Any) -> _Spot | None:
        """Return the spot of an element once the board rests."""
        spot, camera = _spot(element), self._camera
        layer = document.getElementById("layer")
        if spot is None or camera is None or not layer or not element.closest("#layer"):
            return spot
        board = document.getElementById("board").getBoundingClientRect()
        now = DOMMatrix.new(window.getComputedStyle(layer).transform)
        larger = camera.scale / now.a
        x = (spot.x - board.left - now.e) * larger + camera.x + board.left
        y = (spot.y - board.top - now.f) * larger + camera.y + board.top
        return _Spot(x, y, spot.width * larger, spot.height * larger)

    # --- Flying ---

    def _play(self) -> None:
        starts, self._starts = self._starts, []
        factor = PACES[self._pace]
        last = 0.0
        for start in starts:
            flight = start.flight
            begins, length = flight.begins * factor, TRAVEL * factor
            last = max(last, begins + length)
            target = _element(flight.piece, flight.target)
            place = self._place(target) if target else None
            if place is None:
                continue
            source, flown = start.source, start.leaving
            if flight.source and source is None and (begun := _element(flight.piece, flight.source)):
                source, flown = self._place(begun), begun  # it is new in this change
            if source is None:
                self._come_up(flight, target, begins, length)
                continue
            self._fly(flight, flown or target, source, place, begins, length)
            if flown is None and not start.arrived:
                self._hide(target, begins + length)
                if flight.piece == "tile" and (written := document.getElementById(f"f{flight.target[5:]}")):
                    self._hide(written, begins + length)
        self._timer = window.setTimeout(self._over, last + 60)

    def _fly(
        self, flight: Flight, flown: Any, source: _Spot, target: _Spot, begins: float, length: float
    ) -> None:
        """Move a copy from one spot to another, larger halfway."""
        copy = _copy(flown, flight.piece)
        self._layer().append(copy)
        to_seat = flight.target.startswith("seat")
        if flight.piece == "tile":
            copy.style.width = copy.style.height = f"{CELL}px"
            from_hand = flight.source.startswith("hand")
            first, last = (
                (source.width if from_hand else target.width * DISTANT_SIZE) / CELL,
                target.width / CELL,
            )
        elif flight.piece == "money":
            first = last = 1.0
        else:
            drawn = source if to_seat else target
            copy.style.width, copy.style.height = f"{drawn.width:.1f}px", f"{drawn.height:.1f}px"
            first = last = 1.0
        middle = _Spot((source.x + target.x) / 2, (source.y + target.y) / 2, 0, 0)
        frames: list[dict[str, object]] = [
            {"transform": _at(source, first), "opacity": 1},
            {"transform": _at(middle, max(first, last) * LIFT), "opacity": 1},
            {"transform": _at(target, last), "opacity": 0 if to_seat else 1},
        ]
        self._animate(copy, frames, length, begins, fill="both")

    def _hide(self, element: Any, length: float) -> None:
        """Hide a target while its piece is on its way."""
        self._animate(element, [{"opacity": 0}, {"opacity": 0}], length)

    def _come_up(self, flight: Flight, target: Any, begins: float, length: float) -> None:
        """Let a piece without an origin appear in place."""
        if flight.piece == "tile":
            self._settle(target, begins, length)
            return
        frames: list[dict[str, object]] = [
            {"opacity": 0, "transform": "translateY(30%) scale(0.4)"},
            {"opacity": 1, "transform": "translateY(-12%) scale(1.15)", "offset": 0.7},
            {"opacity": 1, "transform": "none"},
        ]
        self._animate(target, frames, length, begins, fill="backwards")

    def _settle(self, tile: Any, begins: float, length: float) -> None:
        """Press down a tile that was held over its own spot, and raise dust around it."""
        press: list[dict[str, object]] = [
            {"transform": "scale(1.08)"},
            {"transform": "scale(0.95)", "offset": 0.45},
            {"transform": "none"},
        ]
        self._animate(tile, press, length, begins)
        spot = self._place(tile)
        if spot is None:
            return
        dust = document.createElement("div")
        dust.className = "flying dust"
        dust.style.width = dust.style.height = f"{spot.width:.1f}px"
        self._layer().append(dust)
        rises: list[dict[str, object]] = [
            {"transform": _at(spot, 0.9), "opacity": 0},
            {"transform": _at(spot, 1.0), "opacity": 0.7, "offset": 0.4},
            {"transform": _at(spot, 1.35), "opacity": 0},
        ]
        self._animate(dust, rises, length, begins, fill="both")

    def _animate(
        self,
        element: Any,
        frames: list[dict[str, object]],
        length: float,
        delay: float = 0,
        fill: str = "none",
    ) -> None:
        timing = {"duration": length, "delay": delay, "fill": fill, "easing": EASE}
        self._running.append(element.animate(_js(frames), _js(timing)))

    def _layer(self) -> Any:
        if not self._sky:
            self._sky = document.createElement("div")
            self._sky.id = "sky"
            self._sky.setAttribute("aria-hidden", "true")
            document.body.append(self._sky)
        return self._sky


def _element(piece: str, place: str) -> Any:
    """Return the element of a piece at a place: the last one, if there are several."""
    where, _, which = place.partition(" ")
    match where:
        case "cell":
            pattern = _IN_CELL.get(piece)
            if pattern is not None:
                elements = document.querySelectorAll(pattern.format(which))
                return elements.item(elements.length - 1) if elements.length else None
            fact = document.getElementById(f"f{which}")
            figure = fact.querySelector(f'.person use[href^="{ART}person-{piece}"]') if fact else None
            return figure.parentElement if figure else fact
        case "seat":
            seat = document.querySelector(f'[data-player="{which}"]')
            part = seat.querySelector(_AT_SEAT.get(piece, ".seat-name")) if seat else None
            return part if part and _spot(part) else seat
        case "hand":
            return document.getElementById(f"hand-{which}")
        case _:
            return document.getElementById(where)


def _spot(element: Any) -> _Spot | None:
    box = element.getBoundingClientRect()
    if not box.width:
        return None
    return _Spot(box.left + box.width / 2, box.top + box.height / 2, box.width, box.height)


def _copy(element: Any, piece: str) -> Any:
    copy = element.cloneNode(True)
    for name in ("id", "role", "tabindex", "data-cell", "aria-label", "data-tile", "style"):
        copy.removeAttribute(name)
    copy.classList.add("flying")
    if piece == "money":
        copy.classList.add("coin")
        style = window.getComputedStyle(element)
        for colour in ("--seat", "--seat-ink"):
            copy.style.setProperty(colour, style.getPropertyValue(colour))
    return copy


def _at(spot: _Spot, scale: float) -> str:
    return f"translate({spot.x:.1f}px,{spot.y:.1f}px) translate(-50%,-50%) scale({scale:.3f})"


def _js(value: object) -> Any:
    return JSON.parse(json.dumps(value))


Life: TypeAlias = Literal["moves", "held", "away", "stands"]

LASTS: Final = 40_000
"""Milliseconds after which life rests, to save the battery."""


class CityLife(Observer):
    """Sets `data-life` on the element of city life for the styles; without it, life stands still.

    On the document, the attribute would make the browser restyle the whole city at each tap.
    """

    def __init__(self) -> None:
        self._does: Life = "stands"
        self._rested = False
        self._session: object = None
        self._timer = 0
        self._rest = create_proxy(self._come_to_rest)

    def after(self, change: Change) -> None:
        """Animate life outside drags and playback; a change of the game restarts its time."""
        did, self._does = self._does, _life(change.model)
        table = table_in_sight(change.model)
        session = table.session if table is not None else None
        if session is not self._session or did != self._does:
            self._session = session
            self._restart()
        self._show()  # always, because the page may have made a new element

    def _restart(self) -> None:
        window.clearTimeout(self._timer)
        self._rested = False
        if self._does == "moves":
            self._timer = window.setTimeout(self._rest, LASTS)

    def _come_to_rest(self) -> None:
        self._rested = True
        self._show()

    def _show(self) -> None:
        if element := document.getElementById("life"):
            life: Life = "held" if self._does == "moves" and self._rested else self._does
            if element.getAttribute("data-life") != life:
                element.setAttribute("data-life", life)


def _life(model: Model) -> Life:
    """Return the state of life while nobody touches the screen.

    It is absent while the city may glide, because each moving piece is a layer that would glide too.
    """
    table, settings = table_in_sight(model), model.settings
    if table is None or settings.life == "off" or settings.still:
        return "stands"
    busy = (
        table.attention.playback is not None
        or table.attention.draft is not None
        or table.awaiting_hand_over is not None
        or table.celebrating
    )
    return "away" if busy else "moves"
