"""The catalogues: consistency of all languages, compile errors, and new languages."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import catalogues
import translate
from app.ui.core import texts
from app.ui.core.texts import counted, say
from environment import ROOT, ToolError
from languages import SOURCE, files, languages
from texts import ensure_texts, with_texts

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25)
OTHERS = [code for code in languages() if code != SOURCE]
COMPILED = {code: json.loads((ensure_texts() / f"{code}.json").read_text("utf-8")) for code in languages()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of catalogues with English as a single file."""
    for module in (catalogues, translate):
        monkeypatch.setattr(module, "TEXTS", tmp_path)
    monkeypatch.setattr("languages.TEXTS", tmp_path)
    write(tmp_path, "en", "# Says hello.\nhello = Hello, { $name }\nbye = Bye\n")
    return tmp_path


def write(folder: Path, language: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    told = 'name = "Some"\nlocale = "ru"\n'
    (folder / language / "language.toml").write_text(f"# Told.\n{told}", encoding="utf-8")
    head = "### Texts.\n###\n### $name - who is meant\n\n## All of it\n\n"
    (folder / language / "interface.ftl").write_text(head + text, encoding="utf-8")


@pytest.mark.parametrize("code", languages())
def test_every_catalogue_has_the_default_names_of_all_languages(code: str) -> None:
    names = {own["messages"]["new_game-solo_name"] for own in COMPILED.values()}
    assert names <= set(COMPILED[code]["unnamed"])


# --- The existing languages ---


def least(pattern: Any) -> set[str]:
    """Return the variables of a message's default variant."""
    if not isinstance(pattern, list):
        return catalogues.variables_of(pattern)
    found = {part[0] for part in pattern if isinstance(part, list)}
    usual = [part[2][part[3]] for part in pattern if isinstance(part, list) and len(part) == 4]
    return found.union(*map(least, usual))


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_variables_of_the_english_text(code: str) -> None:
    own = catalogues.read(code)
    compiler = catalogues._Compiler(own, exact_one=False)
    for id_, message in own.messages.items():
        english = COMPILED["en"]["messages"].get(id_)
        translated = catalogues.variables_of(compiler.message(message))
        assert english is None or least(english) <= translated <= catalogues.variables_of(english), id_


@pytest.mark.parametrize("code", OTHERS)
def test_every_translated_message_exists_in_english(code: str) -> None:
    assert [message.id for message in translate.unknown(code)] == []


@pytest.mark.parametrize("code", [code for code, told in languages().items() if told.get("complete")])
def test_a_complete_language_lacks_no_message(code: str) -> None:
    """A new feature may leave messages open (`translate.py fill`)."""
    later = {message.id for message in translate.left_open(code)}
    assert [message.id for message in translate.missing(code) if message.id not in later] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_is_not_left_in_english(code: str) -> None:
    assert [message.id for message in translate.left_in_english(code)] == []


LATIN = {
    *("Python", "JavaScript", "WebAssembly", "JSON", "CSV", "QR", "MB", "Elo", "FOMO", "fomo"),
    *("Firefox", "Chrome", "Safari", "Edge", "Ctrl", "Enter", "Escape", "Shift", "Tab"),
    *["python", "tools", "play", "py", "Haakon", "Hoel", "Gaarder", "Sinister", "Fish", "Games"],
    *["Streets", "in", "the", "browser", "Fear", "Of", "Missing", "Out"],
}
"""Names and abbreviations that other scripts keep in Latin letters."""


@pytest.mark.parametrize("code", [code for code in OTHERS if COMPILED[code]["script"] != "Latn"])
def test_a_language_in_another_script_has_no_latin_words(code: str) -> None:
    own = catalogues.read(code)
    compiler = catalogues._Compiler(own, exact_one=False)
    for id_, message in own.messages.items():
        words = set(re.findall("[A-Za-z]{2,}", " ".join(written(compiler.message(message)))))
        assert words <= LATIN, id_


def written(pattern: Any) -> Iterator[str]:
    """Yield the texts of a compiled message, with all its variants and forms."""
    match pattern:
        case str():
            yield pattern
        case dict():
            for form in pattern.values():
                yield from written(form)
        case list():
            for part in pattern:
                if isinstance(part, str):
                    yield part
                elif len(part) == 4:
                    yield from written(part[2])


def counted_incompletely(catalogue: Mapping[str, Any], translated: Iterable[str]) -> list[str]:
    """Return the translated phrases of counts that lack a plural category of the language."""
    categories = set(catalogue["plurals"]["categories"])
    lacking = []
    for id_ in translated:
        if id_.startswith("counts-"):
            message = catalogue["messages"][id_]
            ((_, _, variants, _),) = message[""] if isinstance(message, dict) else message
            if not categories <= set(variants):
                lacking.append(id_)
    return lacking


@pytest.mark.parametrize("code", languages())
def test_counts_have_all_plurals_of_a_language(code: str) -> None:
    assert counted_incompletely(COMPILED[code], catalogues.read(code).messages) == []


def test_untranslated_counts_need_no_plurals(folder: Path) -> None:
    tourists = "counts-tourist =\n    { $count ->\n        [one] a tourist\n       *[other] tourists\n    }\n"
    signs = tourists.replace("tourist", "sign")
    write(folder, "en", tourists + signs)
    write(folder, "xx", tourists)
    assert counted_incompletely(catalogues.compiled_catalogue("xx"), catalogues.read("xx").messages) == [
        "counts-tourist"
    ]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("number", [*NUMBERS, 99, 101, 111, 121, 1001, 1011, 1021, 31_415])
def test_numbers_have_the_category_of_the_cldr(code: str, number: int) -> None:
    texts.use(COMPILED[code])
    from babel import Locale  # installed since catalogues was imported

    locale = Locale.parse(languages()[code]["locale"], sep="-")
    assert texts._category(number) == locale.plural_form(number)


def test_russian_counts_in_three_forms() -> None:
    texts.use(COMPILED["ru"])
    assert [counted("tourist", number) for number in NUMBERS] == [
        *("0 туристов", "1 турист", "2 туриста", "5 туристов"),
        *("11 туристов", "21 турист", "22 туриста", "25 туристов"),
    ]
    assert [say("receipts.size", count=n, dollars=2)[:12] for n in (1, 2, 5)] == [
        *("1 постройка ", "2 постройки ", "5 построек н"),
    ]


@pytest.mark.parametrize(("code", "said"), [("en", "12,345"), ("ru", "12\u00a0345")])
def test_long_numbers_have_separators(code: str, said: str) -> None:
    texts.use(COMPILED[code])
    assert said in say("table.money", dollars=12_345)
    assert "1234" in say("new_game.rated", text="", rating=1234)


@pytest.mark.parametrize("code", languages())
def test_an_amount_stays_on_one_line_with_its_dollar_sign(code: str) -> None:
    lines = [line for path in files(code) for line in path.read_text("utf-8").splitlines()]
    assert len(lines) > 2_000
    assert [line for line in lines if re.search(r"[}\d] \$(?!\{)", line) and line[0] != "#"] == []


@pytest.mark.parametrize(
    ("locale", "script", "month", "alone", "day", "short"),
    [
        ("en-GB", "Latn", "November", "November", "Monday", "Mo"),
        ("ru", "Cyrl", "ноября", "ноябрь", "понедельник", "пн"),
        ("es", "Latn", "noviembre", "noviembre", "lunes", "LU"),
        ("de", "Latn", "November", "November", "Montag", "Mo"),
        ("ja", "Jpan", "11月", "11月", "月曜日", "月"),
        ("sr-Latn", "Latn", "novembar", "novembar", "ponedeljak", "po"),
    ],
)
def test_dates_and_scripts_come_from_the_cldr(
    locale: str, script: str, month: str, alone: str, day: str, short: str
) -> None:
    parsed = catalogues.read_locale(locale)
    dates = catalogues._dates(parsed)
    assert catalogues._script(parsed) == script
    assert (dates["months"][10], dates["months_alone"][10]) == (month, alone)
    assert (dates["days"][0], dates["days_short"][0]) == (day, short)


def test_the_pages_own_texts_are_up_to_date() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    assert with_texts(page, COMPILED) == page
    assert {path.suffix for path in ensure_texts().glob("ru.*")} == {".json", ".webmanifest"}


# --- No words in code ---


def literals(path: Path) -> Iterator[ast.Constant]:
    """Yield the string literals in a module, except docstrings and programmers' messages."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseen = {
        id(inside)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise | ast.Assert)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for inside in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unseen:
            yield node


def sentence(text: str) -> bool:
    """Return whether a text looks like words for people."""
    words = re.search(r"[^\W\d_]{2,},? [^\W\d_]{2,}", text)
    return bool(words and re.search(r"\b[A-ZА-Я][a-zа-я]+ |[a-zа-я][.!?]$|[a-zа-я], ", text))


UNTRANSLATED = ("keys.py", "play.py", "report.py", "bug_report.py")
"""Files with names of keys, command lines, and reports for developers."""


@pytest.mark.parametrize("room", ["app/ui", "app/browser", "app/terminal"])
def test_code_contains_no_sentences(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value!r}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for node in literals(path)
        if path.name not in UNTRANSLATED
        if sentence(str(node.value))
    ]
    assert found == []


@pytest.mark.parametrize("text", ["Your turn", "nothing to do.", "Play on if you like", "Город пуст."])
def test_sentences_are_recognized(text: str) -> None:
    assert sentence(text)
    assert not sentence("button primary large") and not sentence("table.next_tile")


def test_only_the_folder_of_a_language_names_it() -> None:
    """The reference edition of the rules in Russian has the id `ru` too, as an edition."""
    codes = "|".join([*OTHERS, "de", "es", "fr", "ja"])
    naming = re.compile(rf"""(?<!edition = )["'](?:{codes})["']|:lang\(|\[lang[=|~\]]""")
    places = [
        path
        for folder in ("app", "tools", "assets/plain", "assets/boot", "assets/styles")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in {".py", ".js", ".css"}
    ]
    lines = [
        f"{path.relative_to(ROOT).as_posix()}: {line.strip()}"
        for path in places
        for line in path.read_text(encoding="utf-8").splitlines()
        if naming.search(line)
    ]
    assert [line for line in lines if line not in EDITION] == []
    assert {*EDITION} <= {*lines}


EDITION = (
    'app/engine/editions.py: "ru",',
    'tools/scenes.py: form.pick("set-game edition", "ru")',
)
"""Lines about the edition of the rules that is called `ru`."""


# --- Compile errors ---


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello = Hi, { $name", "interface.ftl:7"),
        ("hello = { nobody }", "there is no nobody"),
        ("hello = { -nobody }", "there is no nobody"),
        ('hello = { DATETIME($name, month: "long") }', "there are FORM"),
        ('hello = { FORM($name, case: "vocative") }', "there are FORM"),
        ("hello = A\nhello = B", "there twice"),
        ("hello =\n    .form = B", "has no text"),
    ],
)
def test_an_error_names_its_place(folder: Path, text: str, reason: str) -> None:
    write(folder, "xx", text + "\n")
    with pytest.raises(ToolError, match=re.escape(reason)):
        catalogues.compiled_catalogue("xx")


def test_terms_take_cases_and_are_inserted(folder: Path) -> None:
    term = "-city = { $case ->\n   *[nominative] Город\n    [genitive] Города\n }\n"
    write(folder, "xx", term + 'hello = { $name }: улицы { -city(case: "genitive") }\nbye = { -city }\n')
    messages = catalogues.compiled_catalogue("xx")["messages"]
    assert messages == {"hello": [["name"], ": улицы Города"], "bye": "Город"}


def test_missing_messages_come_from_english_with_its_plurals(folder: Path) -> None:
    write(folder, "en", "some =\n    { $name ->\n        [one] one\n       *[other] many\n    }\nbye = Bye\n")
    write(folder, "xx", "bye = Пока\n")
    compiled = catalogues.compiled_catalogue("xx")
    texts.use(compiled)
    assert say("bye") == "Пока"
    assert [say("some", name=number) for number in (1, 21)] == ["one", "many"]


def test_a_translation_with_unknown_variables_gives_way_to_english(folder: Path) -> None:
    write(folder, "xx", "hello = Привет, { $whom }\nbye = Пока, { $name }\n")
    assert catalogues.compiled_catalogue("xx")["messages"] == catalogues.compiled_catalogue("en")["messages"]


# --- New and maintained languages ---


def test_a_new_language_has_everything_to_translate_with_its_context(folder: Path) -> None:
    translate.new("xx", "Xish", "fi")
    text = (folder / "xx" / "interface.ftl").read_text(encoding="utf-8")
    assert "# Says hello.\n# $name - who is meant\n# hello = Hello, { $name }\n# hello =\n" in text
    assert tomllib.loads((folder / "xx" / "language.toml").read_text())["locale"] == "fi"
    assert [message.id for message in translate.missing("xx")] == ["hello", "bye"]
    assert translate.left_open("xx") == translate.missing("xx")
    translate.fill("xx")
    assert (folder / "xx" / "interface.ftl").read_text(encoding="utf-8") == text
    with pytest.raises(ToolError):
        translate.new("xx", "Xish", "fi")
    with pytest.raises(ToolError):
        translate.new("../xx", "Xish", "fi")


def test_a_new_translation_matches_the_english_above_it(folder: Path) -> None:
    translate.new("xx", "Xish", "fi")
    path = folder / "xx" / "interface.ftl"
    begun = path.read_text(encoding="utf-8")
    path.write_text(begun.replace("# bye =\n", "bye = Hei hei\n"), encoding="utf-8")
    assert translate.stale("xx") == []
    assert [message.id for message in translate.missing("xx")] == ["hello"]
    write(folder, "en", "hello = Hello, { $name }\nbye = See you\n")
    assert [message.id for message in translate.stale("xx")] == ["bye"]
    translate.accept("xx")
    translate.fill("xx")
    assert translate.stale("xx") == []


def test_translations_left_in_english_are_listed(folder: Path) -> None:
    write(folder, "en", "hello = Hello, { $name }\nbye = Bye\nfits = { $name }: { $name }\nok = OK\n")
    write(folder, "xx", "hello = Hei, { $name }\nbye = Bye\nfits = { $name }: { $name }\nok = OK\n")
    assert [message.id for message in translate.left_in_english("xx")] == ["bye", "ok"]
    told = folder / "xx" / "language.toml"
    told.write_text(told.read_text("utf-8") + 'same = ["o."]\n', encoding="utf-8")
    assert [message.id for message in translate.left_in_english("xx")] == ["bye"]


def test_the_status_lists_open_tasks(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "xx", "hello = Привет, { $name }\nold = Старое\n")
    assert translate.status("xx")
    told = capsys.readouterr().out
    assert "1 of 2 messages" in told and "missing: bye" in told
    assert "unmarked: hello" in told and "unknown: old" in told and "stale" not in told
    write(folder, "xx", "hello = Привет, { $name }\nbye = Пока\n")
    translate.accept("xx")
    assert not translate.status("xx")
    write(folder, "en", "hello = Good day, { $name }\nbye = Bye\n")
    assert translate.status("xx") and "stale: hello (xx" in capsys.readouterr().out
    translate.accept("xx", ["hello"])
    assert translate.stale("xx") == []
    write(folder, "xx", "hello = Привет, { $name }\n")
    translate.fill("xx")
    assert translate.status("xx") and "open: bye (en" in capsys.readouterr().out
