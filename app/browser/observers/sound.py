"""Sound: plays synthesized tones for the shown moment, and vibrates the device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from js import navigator, window

from app.browser.observers.observer import Change, Observer
from app.ui.table.model import table_in_sight
from app.ui.table.playback.steps import PACES

if TYPE_CHECKING:
    from app.ui.core.model import Settings
    from app.ui.table.playback.sounds import Note, Sound

VOLUMES: Final[Mapping[str, float]] = {"quiet": 0.12, "normal": 0.35}
"""The volume of the page for each setting, from 0 to 1."""

ATTACK: Final = 0.004
SILENCE: Final = 0.0001

THRESHOLD, RATIO = -22, 6
"""The decibels above which a compressor limits the mix, and its ratio: one level for all moments."""


class Speaker(Observer):
    """Follows the table, and plays each moment once, when it is shown."""

    def __init__(self) -> None:
        self._context: Any = None
        self._mixed: Any = None
        self._moment: object = None
        self._celebrating = False
        self._volume = ""

    def after(self, change: Change) -> None:
        """Play the sounds of the moment, if it is a new one."""
        table, settings = table_in_sight(change.model), change.model.settings
        if self._volume == "off" != settings.sound and table is not None:
            self._sample(settings)
        self._volume = settings.sound
        playback = table.attention.playback if table is not None else None
        moment: object = None
        if table is not None:
            moment = (
                (table.id, playback.choice, playback.number)
                if playback
                else (table.id, len(table.session.history))
            )
        celebrating = table is not None and table.celebrating and playback is None
        begun, self._celebrating = celebrating and not self._celebrating, celebrating
        if moment == self._moment and not begun:
            return
        before, self._moment = self._moment, moment
        if table is None or before is None or (table.replay.position is not None and playback is None):
            return
        from app.ui.table.playback.sounds import seats_here, sounds_at_end, sounds_of

        here = seats_here(table)
        if moment != before:
            step = playback.step if playback is not None else None
            self._sound(sounds_of(table.flying, step, here), settings, PACES[settings.show])
        if begun:
            state = table.session.state
            won = any(seat in here for seat in state.winners)
            self._sound(sounds_at_end(len(state.seats), won=won, still=settings.still), settings, 1.0)

    def _sample(self, settings: Settings) -> None:
        """Play the sound of a build as a sample after the player turns sound on."""
        from app.ui.table.playback.sounds import Sound

        self._sound((Sound("place", 0), Sound("coin", 200)), settings, 1.0)

    def _sound(self, sounds: tuple[Sound, ...], settings: Settings, pace: float) -> None:
        from app.ui.table.playback.sounds import SHAKES, SOUNDS

        for name, begins in sounds:
            begins = round(begins * pace)
            if settings.sound in VOLUMES and hasattr(window, "AudioContext") and _has_user_activation():
                self._mixer().gain.value = VOLUMES[settings.sound]
                for note in SOUNDS[name]:
                    self._play(note, begins)
            if settings.haptics == "on" and name in SHAKES and hasattr(navigator, "vibrate"):
                navigator.vibrate(SHAKES[name])

    def _mixer(self) -> Any:
        """Return the volume node of all notes, which feeds a compressor."""
        if self._context is None:
            context = self._context = window.AudioContext.new()
            self._mixed, level = context.createGain(), context.createDynamicsCompressor()
            level.threshold.value, level.ratio.value = THRESHOLD, RATIO
            self._mixed.connect(level)
            level.connect(context.destination)
        self._context.resume()  # the browser may have suspended it in the background
        return self._mixed

    def _play(self, note: Note, begins: int) -> None:
        context = self._context
        start = context.currentTime + (begins + note.begins) / 1000
        stop = start + note.rings / 1000
        tone, gain = context.createOscillator(), context.createGain()
        tone.frequency.value = note.hertz
        gain.gain.setValueAtTime(SILENCE, start)
        gain.gain.exponentialRampToValueAtTime(note.strength, start + ATTACK)
        gain.gain.exponentialRampToValueAtTime(SILENCE, stop)
        tone.connect(gain)
        gain.connect(self._mixed)
        tone.start(start)
        tone.stop(stop)


def _has_user_activation() -> bool:
    """Return whether the player has tapped or otherwise used the page; browsers play nothing before."""
    return not hasattr(navigator, "userActivation") or bool(navigator.userActivation.hasBeenActive)
