"""Find elements in the markup of views."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

from app.ui.core.html import VOID
from app.ui.core.model import Model
from app.ui.core.page_parts import screen_of


def page_of(model: Model, *regions: str) -> str:
    """Return the markup of the page, or of some of its regions; `app` is its frame."""
    screen = screen_of(model)
    return "".join(
        str(region.view(*region.parts(model)))
        for region in (screen.frame, *screen.regions)
        if not regions or region.id in regions
    )


@dataclass(frozen=True, slots=True)
class Element:
    """An element: its tag, its attributes (`""` for one without a value), and its contents."""

    tag: str
    attributes: dict[str, str]
    children: list[Element | str] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        """Return an attribute; raises `KeyError` if it is missing."""
        return self.attributes[name]

    @property
    def classes(self) -> list[str]:
        """The classes in order."""
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        """The text of the element and its descendants, with whitespace collapsed."""
        return " ".join(" ".join(self._texts()).split())

    def _texts(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child._texts()

    def within(self) -> Iterator[Element]:
        """Yield all descendants in document order."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.within()

    def find(self, tag: str = "", class_: str = "", **attributes: str | None) -> list[Element]:
        """Return the descendants with a tag, all given classes, and attributes.

        `data_cell="0,0"` requires that value, `data_cell=None` any value.
        """
        wanted = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            each
            for each in self.within()
            if tag in ("", each.tag)
            and set(class_.split()) <= set(each.classes)
            and all(
                name in each.attributes and value in (None, each.attributes[name])
                for name, value in wanted.items()
            )
        ]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].children.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1].tag != tag:
            raise ValueError(f"</{tag}> closes <{self.open[-1].tag}>")
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(markup: object) -> Element:
    """Parse markup into an unnamed root element; raises `ValueError` on mismatched tags."""
    return _read(str(markup))


@lru_cache(maxsize=16)  # tests ask several questions about the same markup
def _read(markup: str) -> Element:
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    if len(reader.open) > 1:
        raise ValueError(f"<{reader.open[-1].tag}> is not closed")
    return reader.open[0]


def find(markup: object, tag: str = "", class_: str = "", **attributes: str | None) -> list[Element]:
    """Return the elements of markup with a tag, classes and attributes (see `Element.find`)."""
    return read(markup).find(tag, class_, **attributes)


def text_of(markup: object) -> str:
    """Return the visible text of markup."""
    return read(markup).text
