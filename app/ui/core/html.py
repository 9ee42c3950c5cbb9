"""Markup: the only way to create HTML, always escaped; and the regions of a page that it shows.

`el("button", "Build", class_="primary", data_action=text)` returns a `Markup`. `str` children are escaped.
`Markup` children are inserted unchanged, and only this module can create them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from html import escape
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar, TypeVarTuple, final

from app.engine.values import Value
from app.ui.core.model import Model

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta", "use"})
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*", re.IGNORECASE)
_ADDRESSES: Final = frozenset({"href", "src", "action", "formaction", "xlink:href"})
_SAFE_ADDRESS: Final = re.compile(r"#|\./|https://|blob:|data:image/(png|jpeg|webp);")
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
_FORBIDDEN_TAGS: Final = frozenset({"script", "style", "iframe", "object", "embed", "base"})


@final
class Markup:
    """A piece of safe markup. Pieces with equal text are equal."""

    __slots__ = ("_elements", "_text")
    _text: str
    _elements: Mapping[str, str]

    def __init__(self) -> None:
        self._text = ""
        self._elements = _NONE

    @property
    def elements(self) -> Mapping[str, str]:
        """The child elements by id, in order, if it was made by `side_by_side`; else empty."""
        return self._elements

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<Markup {self._text!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Markup) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __bool__(self) -> bool:
        return bool(self._text)


Child: TypeAlias = "Markup | str | int | Iterable[Child] | None"
Attribute: TypeAlias = str | int | float | bool | None


def el(tag: str, /, *children: Child, **attributes: Attribute) -> Markup:
    """Return an element.

    Underscores in attribute names become hyphens and a trailing one is dropped (`class_`, `data_tile`).
    `None` and `False` omit an attribute; `True` writes its name alone. ARIA attributes have the texts `true`
    and `false` instead. Raises `ValueError` on an unsafe name or address.
    """
    parts = [_opening(tag)]
    for name, value in attributes.items():
        if isinstance(value, bool) and name.startswith("aria_"):
            value = "true" if value else "false"
        elif value is None or value is False:
            continue
        name = _attribute(name)
        if value is True:
            parts.append(f" {name}")
            continue
        if name in _ADDRESSES and not _SAFE_ADDRESS.match(str(value)):
            raise ValueError(f"not a safe address: {str(value)[:60]!r}")
        parts.append(f' {name}="{escape(str(value))}"' if isinstance(value, str) else f' {name}="{value}"')
    parts.append(">")
    _gather(children, parts)
    if tag not in VOID:
        parts.append(f"</{tag}>")
    return _markup("".join(parts))


def group(*children: Child) -> Markup:
    """Join pieces without an element around them."""
    parts: list[str] = []
    _gather(children, parts)
    return _markup("".join(parts))


def side_by_side(elements: Iterable[tuple[str, Markup]]) -> Markup:
    """Join elements, given with their ids; the page then updates only those that change."""
    texts = {id: element._text for id, element in elements}
    markup = _markup("".join(texts.values()))
    markup._elements = texts
    return markup


NOTHING: Final = Markup()


def _markup(text: str) -> Markup:
    markup = Markup()
    markup._text = text
    return markup


def _gather(children: Iterable[Child], parts: list[str]) -> None:
    for child in children:
        if isinstance(child, Markup):
            parts.append(child._text)
        elif isinstance(child, str):
            parts.append(escape(child))
        elif isinstance(child, int):
            parts.append(str(child))
        elif child is not None:
            _gather(child, parts)


@cache
def _opening(tag: str) -> str:
    if not _NAME.fullmatch(tag) or tag.lower() in _FORBIDDEN_TAGS:
        raise ValueError(f"not a tag: {tag[:40]!r}")
    return f"<{tag}"


@cache
def _attribute(name: str) -> str:
    written = name.rstrip("_").replace("_", "-")
    if not _NAME.fullmatch(written) or written.lower().startswith("on"):
        raise ValueError(f"not an attribute: {name[:40]!r}")
    return written


Parts = TypeVarTuple("Parts")
Named = TypeVar("Named")


class Region(Value):
    """A part of the page: the id of its element, the parts of the model it depends on, and its view.

    The page calls the view only when the parts have changed (`same_parts`). Create regions with `region` and
    `table_region`, whose types make sure that the view accepts these parts.
    """

    id: str
    parts: Callable[[Model], tuple[object, ...]]
    view: Callable[..., Markup]


def region(id: str, parts: Callable[[Model], tuple[*Parts]], view: Callable[[*Parts], Markup]) -> Region:
    """Return a region whose view renders some parts of the model."""
    return Region(id, parts, view)


def named_region(id: str, parts: Callable[[Model], Named], view: Callable[[Named], Markup]) -> Region:
    """Return a region whose view takes its parts as one named value, a `NamedTuple`."""
    return Region(id, lambda model: (parts(model),), view)


def same_parts(before: object, now: object) -> bool:
    """Return whether parts are the same objects, equal texts or numbers, or tuples of such parts."""
    if before is now:
        return True
    if isinstance(before, tuple) and isinstance(now, tuple):
        return len(before) == len(now) and all(map(same_parts, before, now))
    return isinstance(now, str | int | float) and before == now


class Screen(Value):
    """A page: its regions, and its frame, in which `slot` marks their places."""

    frame: Region
    regions: tuple[Region, ...] = ()


def slot(region: str, tag: str = "div", **attributes: str | bool) -> Markup:
    """Return a region's element within a frame; changes to the frame keep its contents."""
    return el(tag, id=region, data_region=True, **attributes)
