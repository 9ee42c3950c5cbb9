"""Read and compile the catalogues: `assets/texts/LANGUAGE/*.ftl` in Project Fluent (projectfluent.org).

Compilation inserts terms and references, missing messages from English, and plural categories, lists,
numbers, months and weekdays from the CLDR. The page therefore needs neither a parser nor the CLDR.

In the compiled form, a message is its pattern, or an object of grammatical forms with the main one under "".
A pattern is a text, or a list of texts and placeables:

    [name]                            a variable
    [name, "form", "genitive"]        the form of a variable that is a message
    [name, "plain"]                   a number without separators
    [name, "select", {key: pattern}, key]   the variant for a variable; the key of the default
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from environment import ToolError, ensure_library
from languages import SOURCE, TEXTS, files, languages

sys.path.append(str(ensure_library("texts")))

from babel import Locale, localedata
from babel.core import get_global
from fluent.syntax import FluentParser, FluentSerializer, ast

PLURALS_STORED: Final = 200
"""Plural categories are stored up to this number; higher ones use their last two digits plus 100."""


SILENT: Final = "grifter_says-"
"""Messages that begin so are empty in a language that lacks them: there the Grifter says nothing."""


@dataclass(frozen=True)
class Message:
    """A message of a catalogue: its pattern, its forms by name, and its place."""

    id: str
    value: ast.Pattern
    forms: Mapping[str, ast.Pattern]
    comment: str
    group: str
    path: Path
    line: int

    @property
    def source(self) -> str:
        """The message's text as in its file, without its forms."""
        entry = ast.Message(ast.Identifier(self.id), self.value)
        return str(FluentSerializer().serialize_entry(entry)).rstrip()


@dataclass(frozen=True)
class Catalogue:
    """The messages and the terms of a language."""

    language: str
    messages: Mapping[str, Message]
    terms: Mapping[str, Message]


@lru_cache(maxsize=500)
def _entries(text: str) -> list[Any]:
    """Parse a file; the same text is parsed once."""
    body: list[Any] = FluentParser().parse(text).body
    return body


def read(language: str) -> Catalogue:
    """Read a catalogue; raises `ToolError` for invalid Fluent or duplicate messages."""
    messages: dict[str, Message] = {}
    terms: dict[str, Message] = {}
    for path in files(language):
        text = path.read_text(encoding="utf-8")
        group = ""
        for entry in _entries(text):
            line = text.count("\n", 0, entry.span.start) + 1
            match entry:
                case ast.Junk():
                    said = "; ".join(annotation.message for annotation in entry.annotations)
                    raise ToolError(f"{path}:{line}: {said}")
                case ast.GroupComment(content=content):
                    group = content or ""
                case ast.Message() | ast.Term():
                    into = terms if isinstance(entry, ast.Term) else messages
                    name = entry.id.name
                    if entry.value is None:
                        raise ToolError(f"{path}:{line}: {name} has no text")
                    if name in into:
                        raise ToolError(f"{path}:{line}: {name} is there twice")
                    into[name] = Message(
                        name,
                        entry.value,
                        {attribute.id.name: attribute.value for attribute in entry.attributes},
                        entry.comment.content or "" if entry.comment else "",
                        group,
                        path,
                        line,
                    )
    return Catalogue(language, messages, terms)


# --- Compiling ---

Compiled = str | list[Any]
Given = Mapping[str, str] | None
"""The arguments of a term by name; `None` in a message, where the page fills variables."""


class _Compiler:
    """Compiles the patterns of a catalogue."""

    def __init__(self, catalogue: Catalogue, *, exact_one: bool) -> None:
        self._catalogue = catalogue
        self._exact_one = exact_one
        self._where = ""
        self._forms = {form for message in catalogue.messages.values() for form in message.forms}

    def message(self, message: Message) -> Compiled | dict[str, Compiled]:
        """Return the compiled form of a message."""
        self._where = f"{message.path.relative_to(TEXTS)}:{message.line}: {message.id}"
        value = self._pattern(message.value, None)
        if not message.forms:
            return value
        return {"": value, **{name: self._pattern(form, None) for name, form in message.forms.items()}}

    def _fail(self, reason: str) -> None:
        raise ToolError(f"{self._where}: {reason}")

    def _pattern(self, pattern: ast.Pattern, given: Given) -> Compiled:
        parts: list[Any] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                self._add(parts, element.value)
            else:
                compiled_catalogue = self._expression(element.expression, given)
                for part in (
                    [compiled_catalogue] if isinstance(compiled_catalogue, str) else compiled_catalogue
                ):
                    self._add(parts, part)
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    @staticmethod
    def _add(parts: list[Any], part: Any) -> None:
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "" or not parts:
            parts.append(part)

    def _expression(self, expression: Any, given: Given) -> Compiled:
        match expression:
            case ast.Placeable(expression=inner):
                return self._expression(inner, given)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral(value=value):
                return str(value)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return [[name]] if given is None else given.get(name, "")
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
                return self._reference(self._catalogue.messages, name, attribute, None)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=attribute, arguments=arguments):
                given = self._named_arguments(arguments) if arguments is not None else {}
                return self._reference(self._catalogue.terms, name, attribute, given)
            case ast.FunctionReference(id=ast.Identifier(name=function), arguments=arguments):
                return self._function(function, arguments)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self._select(selector, variants, given)
        raise ToolError(f"{self._where}: {type(expression).__name__} is not known here")

    def _reference(self, among: Mapping[str, Message], name: str, attribute: Any, given: Given) -> Compiled:
        found = among.get(name)
        if found is None:
            raise ToolError(f"{self._where}: there is no {name}")
        pattern = found.value if attribute is None else found.forms.get(attribute.name)
        if pattern is None:
            raise ToolError(f"{self._where}: {name} has no {attribute.name}")
        return self._pattern(pattern, given)

    def _named_arguments(self, arguments: Any) -> dict[str, str]:
        return {
            argument.name.name: str(self._expression(argument.value, None)) for argument in arguments.named
        }

    def _function(self, function: str, arguments: Any) -> Compiled:
        named = self._named_arguments(arguments)
        match arguments.positional:
            case [ast.VariableReference(id=ast.Identifier(name=name))]:
                pass
            case _:
                self._fail(f"{function} takes one variable")
        if function == "FORM" and set(named) == {"case"} and named["case"] in self._forms:
            return [[name, "form", named["case"]]]
        if function == "NUMBER" and named == {"useGrouping": "false"}:
            return [[name, "plain"]]
        raise ToolError(
            f'{self._where}: there are FORM($x, case: "…") with a form that some message has, '
            'and NUMBER($x, useGrouping: "false")'
        )

    def _select(self, selector: Any, variants: Any, given: Given) -> Compiled:
        if not isinstance(selector, ast.VariableReference):
            self._fail("only a variable can be selected by")
        name = selector.id.name
        default = next(self._key(variant) for variant in variants if variant.default)
        compiled_catalogue = {self._key(variant): self._pattern(variant.value, given) for variant in variants}
        if given is not None:
            return compiled_catalogue.get(given.get(name, ""), compiled_catalogue[default])
        return [[name, "select", compiled_catalogue, default]]

    def _key(self, variant: Any) -> str:
        key = variant.key
        text = str(key.name if isinstance(key, ast.Identifier) else key.value)
        # Messages from English keep English plurals in a language with a wider `one`.
        return "1" if text == "one" and self._exact_one else text


def compiled_catalogue(language: str) -> dict[str, Any]:
    """Return a language's complete catalogue for the page, with missing messages in English."""
    source = read(SOURCE)
    own = source if language == SOURCE else read(language)
    known = languages()
    locale = read_locale(known[language]["locale"])
    here, there = _Compiler(own, exact_one=False), _Compiler(source, exact_one=True)
    symbols = locale.number_symbols
    symbols = symbols.get("latn", symbols)
    smallest = int(getattr(locale, "_data").get("minimum_grouping_digits", 1))  # noqa: B009
    return {
        "language": language,
        "script": _script(locale),
        "logo": known[language].get("logo"),
        "languages": {code: told["name"] for code, told in known.items()},
        "plurals": _plurals(locale),
        "lists": {
            "and": _list(locale, "standard"),
            "or": _list(locale, "or"),
            "unit": [locale.list_patterns["standard"]["middle"]] * 4,  # the CLDR has these for few languages
        },
        "joins": known[language].get("joins", {}),
        "dates": _dates(locale),
        "numbers": {"group": symbols["group"], "from": 10 ** (2 + smallest)},
        "messages": {
            name: _usable(here.message(own.messages[name]), there.message(message))
            if name in own.messages
            else ""
            if name.startswith(SILENT)
            else there.message(message)
            for name, message in source.messages.items()
        },
    }


def _usable(translation: Any, english: Any) -> Any:
    """Return a translation, or the English message if its variables no longer match."""
    return translation if variables_of(translation) <= variables_of(english) else english


def variables_of(pattern: Any) -> set[str]:
    """Return the variables of a compiled message."""
    match pattern:
        case dict():
            return set().union(*map(variables_of, pattern.values()))
        case list():
            inside = [variables_of(part[2]) for part in pattern if isinstance(part, list) and len(part) == 4]
            return {part[0] for part in pattern if isinstance(part, list)}.union(*inside)
    return set()


def _plurals(locale: Any) -> dict[str, Any]:
    told = [str(locale.plural_form(number)) for number in range(PLURALS_STORED)]
    categories = sorted(set(told))
    return {"categories": categories, "of": "".join(str(categories.index(category)) for category in told)}


def read_locale(name: str) -> Any:
    """Return a locale of the CLDR, read again each time.

    Babel 2.18 stores names missing from one locale in shared data, so later locales would get those of the
    first.
    """
    localedata._cache.clear()
    return Locale.parse(name, sep="-")


def _script(locale: Any) -> str:
    """Return the code of a locale's script, such as `Latn` or `Jpan`."""
    _, likely, *_ = get_global("likely_subtags")[locale.language].split("_")
    return str(locale.script or likely)


def territory(name: str) -> str:
    """Return a locale's territory, by default the one where most people speak its language, such as `JP`."""
    locale = read_locale(name)
    return str(locale.territory or get_global("likely_subtags")[locale.language].split("_")[-1])


def _dates(locale: Any) -> dict[str, list[str]]:
    """Return the names of months and weekdays, January and Monday first: within a date, and alone."""
    months, days = locale.months, locale.days
    return {
        "months": [months["format"]["wide"][number] for number in range(1, 13)],
        "months_alone": [months["stand-alone"]["wide"][number] for number in range(1, 13)],
        "days": [days["stand-alone"]["wide"][number] for number in range(7)],
        "days_short": [days["stand-alone"]["short"][number].rstrip(".") for number in range(7)],
    }


def _list(locale: Any, style: str) -> list[str]:
    pattern = locale.list_patterns[style]
    return [pattern[part] for part in ("2", "start", "middle", "end")]
