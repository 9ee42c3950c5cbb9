"""Sound: plays what is heard of a moment, made of tones in the page; shakes the device where it can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from js import navigator, window

from app.browser.observers.observer import Change, Observer
from app.ui.table.playback.steps import PACES

if TYPE_CHECKING:
    from app.ui.table.playback.sounds import Note

VOLUMES: Final[Mapping[str, float]] = {"quiet": 0.05, "normal": 0.14}
"""How loud a tone is at its loudest, by the volume chosen, out of 1."""

ATTACK: Final = 0.012
SILENCE: Final = 0.0001


class Speaker(Observer):
    """Follows the table: each moment is heard once, when it is shown."""

    def __init__(self) -> None:
        self._context: Any = None
        self._moment: object = None

    def after(self, change: Change) -> None:
        """Play what is heard of the moment shown now, if it is another one than before."""
        table, settings = change.model.table_in_sight, change.model.settings
        over = table is not None and table.session.state.over and table.attention.playback is None
        moment = (
            (table.id, table.attention.playback.choice, table.attention.playback.number)
            if table is not None and table.attention.playback
            else None
        )
        if table is not None and moment is None:
            moment = (table.id, len(table.session.history), over)
        if moment == self._moment:
            return
        known, self._moment = self._moment, moment
        if (
            table is None
            or known is None
            or (table.replay.position is not None and table.attention.playback is None)
        ):
            return
        from app.ui.table.playback.sounds import SHAKES, SOUNDS, heard

        sounds = heard(
            table.flying,
            table.attention.playback.beat if table.attention.playback is not None else None,
            over=over,
        )
        for name, begins in sounds:
            begins = round(begins * PACES[settings.show])
            if settings.sound in VOLUMES and hasattr(window, "AudioContext"):
                for note in SOUNDS[name]:
                    self._play(note, begins, VOLUMES[settings.sound])
            if settings.haptics == "on" and name in SHAKES and hasattr(navigator, "vibrate"):
                navigator.vibrate(SHAKES[name])

    def _play(self, note: Note, begins: int, volume: float) -> None:
        if self._context is None:
            self._context = window.AudioContext.new()
        context = self._context
        context.resume()  # begun before the first tap, it waits for one
        start = context.currentTime + (begins + note.begins) / 1000
        stop = start + note.rings / 1000
        tone, gain = context.createOscillator(), context.createGain()
        tone.type, tone.frequency.value = note.shape, note.hertz
        gain.gain.setValueAtTime(SILENCE, start)
        gain.gain.exponentialRampToValueAtTime(volume, start + ATTACK)
        gain.gain.exponentialRampToValueAtTime(SILENCE, stop)
        tone.connect(gain)
        gain.connect(context.destination)
        tone.start(start)
        tone.stop(stop)
