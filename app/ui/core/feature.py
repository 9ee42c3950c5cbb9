"""Features: what a folder of the interface contributes, declared in its package.

`FEATURE` in `__init__.py` is a tuple of contributions. Their classes are the extension points: those of the
core are here, other packages add their own (`app.ui.table.places`). A contribution names functions as text,
`module:function` below `app.ui`, so that a start imports only what it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from app.engine.values import Value
from app.ui import FEATURES

if TYPE_CHECKING:
    from app.ui.core.model import Model

    Condition = Callable[[Model], bool]

PACKAGE: Final = "app.ui"


@cache
def load(target: str) -> Any:
    """Return the function `module:function` below `app.ui`, importing its module."""
    module, _, name = target.partition(":")
    return getattr(import_module(f"{PACKAGE}.{module}"), name)


# --- Conditions: when a contribution is active. A slice's `is_set` is one, too. ---


def always(model: Model) -> bool:
    """Return true, for a contribution that is always active."""
    return True


def on_screen(*names: str) -> Condition:
    """Return the condition that the address leads to one of some screens."""
    return lambda model: model.route.screen in names


def any_of(*conditions: Condition) -> Condition:
    """Return the condition that holds where one of some conditions does."""
    return lambda model: any(condition(model) for condition in conditions)


def when(target: str) -> Condition:
    """Return the condition that a function `module:function` of the model checks."""
    return lambda model: bool(load(target)(model))


# --- Contributions ---


class Contribution(Value):
    """The base of everything that a feature may contribute."""


class Handlers(Contribution):
    """The modules with the feature's handlers, imported when a message has no handler yet."""

    modules: tuple[str, ...]


class Hook(Contribution):
    """A function that may change the result of a message after its handler.

    It gets the model before, the message and the result so far, and returns the result that counts. It runs
    while the condition holds before or after the message, and for the messages `on`, given by their verbs.
    """

    run: str
    while_: Condition | None = None
    on: tuple[str, ...] = ()
    phase: int = 1

    def follows(self, before: Model, verb: str, after: Model) -> bool:
        """Return whether to run after a message."""
        if verb in self.on:
            return True
        return self.while_ is not None and (self.while_(before) or self.while_(after))


ANSWER, FOLLOW, ANNOUNCE = range(3)
"""The phases of hooks: those that may take an action back, those that follow it, those that announce it.

Within a phase hooks run in the order of the features.
"""


class Jobs(Contribution):
    """A function that yields the background jobs that the model needs."""

    run: str
    while_: Condition = always


class WorkerSoon(Contribution):
    """A function that returns whether to start the worker because jobs are likely to follow."""

    check: str
    while_: Condition = always


class ScreenRow(Contribution):
    """A screen: its name in the address, its page, what follows the address, and the key of its title.

    `show` is a `Screen`, or a function of the model that returns one. `arrive` takes the model and returns an
    update; without it, only the features that contribute a `Visit` respond.
    """

    name: str
    show: str
    arrive: str = ""
    title: str = ""


class Stored(Contribution):
    """A value kept across visits: its key in the storage, and its `StoredValue` (`app.ui.core.stored`).

    `moves`: the file of everything on a device has it.
    """

    key: str
    value: str
    moves: bool = True


class Cover(Contribution):
    """A screen that replaces that of the address while it has something to show, as a game in sight does.

    `show` returns the screen or `None`, and `title` the window's title or an empty text.
    """

    show: str
    title: str
    while_: Condition = always


class Unsaved(Contribution):
    """A function that returns whether leaving the page would lose something.

    `rescue` is the text of a message that brings it to safety, such as `export`.
    """

    check: str
    while_: Condition = always
    rescue: str = ""


class Performers(Contribution):
    """The modules that perform the feature's effects without a browser."""

    modules: tuple[str, ...]


def loses_something(model: Model) -> bool:
    """Return whether leaving the page now would lose something."""
    return any(load(part.check)(model) for part in contributions(Unsaved) if part.while_(model))


C = TypeVar("C", bound=Contribution)


@cache
def contributions(kind: type[C]) -> tuple[C, ...]:
    """Return all contributions of a kind, in the order of the features."""
    return tuple(part for folder in FEATURES for part in declared(folder) if type(part) is kind)


@cache
def declared(folder: str) -> tuple[Contribution, ...]:
    """Return the contributions of a feature, given its folder below `app.ui`."""
    parts: tuple[Contribution, ...] = import_module(f"{PACKAGE}.{folder}").FEATURE
    return parts


@cache
def feature_of(module: str) -> str:
    """Return the folder of the feature to which a module belongs; empty for the core."""
    inner = f"{module.removeprefix(f'{PACKAGE}.')}."
    return next((folder for folder in FEATURES if inner.startswith(f"{folder}.")), "")


@cache
def load_handlers(folder: str) -> None:
    """Import the handlers of a feature."""
    for part in declared(folder) if folder else ():
        if isinstance(part, Handlers):
            for module in part.modules:
                import_module(f"{PACKAGE}.{module}")


def load_all_handlers() -> None:
    """Import the handlers of all features."""
    for folder in FEATURES:
        load_handlers(folder)
