"""Finding elements in the markup that views make."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

from app.ui.core.html import VOID


@dataclass(frozen=True, slots=True)
class Element:
    """An element: its tag, its attributes (`""` for one without a value), and what is in it."""

    tag: str
    attributes: dict[str, str]
    children: list[Element | str] = field(default_factory=list)

    def __getitem__(self, name: str) -> str:
        """Return an attribute; raises `KeyError` if it is not there."""
        return self.attributes[name]

    @property
    def classes(self) -> list[str]:
        """The classes in their order."""
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        """All text in it, blanks made one."""
        return " ".join(" ".join(self._texts()).split())

    def _texts(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            else:
                yield from child._texts()

    def within(self) -> Iterator[Element]:
        """Give all elements in it, in the order of the document."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child.within()

    def find(self, tag: str = "", class_: str = "", **attributes: str | None) -> list[Element]:
        """Return the elements in it with a tag, with all of some classes, and with attributes.

        `data_cell="0,0"` wants that value, `data_cell=None` any value.
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
    """Return an element without a name that holds some markup; raises `ValueError` if tags do not match."""
    return _read(str(markup))


@lru_cache(maxsize=16)  # several questions are asked of the same markup
def _read(markup: str) -> Element:
    reader = _Reader()
    reader.feed(markup)
    reader.close()
    if len(reader.open) > 1:
        raise ValueError(f"<{reader.open[-1].tag}> is not closed")
    return reader.open[0]


def find(markup: object, tag: str = "", class_: str = "", **attributes: str | None) -> list[Element]:
    """Return the elements in markup with a tag, some classes and attributes (`Element.find`)."""
    return read(markup).find(tag, class_, **attributes)


def text_of(markup: object) -> str:
    """Return what a reader reads."""
    return read(markup).text
