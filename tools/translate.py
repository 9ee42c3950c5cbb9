"""Begin a translation, report its gaps, and keep it up to date with English.

    python3 tools/translate.py new CODE NAME LOCALE    a new language: `new de Deutsch de`
    python3 tools/translate.py status [CODE ...]       missing, stale, English or unknown messages
    python3 tools/translate.py fill [CODE ...]         add missing messages to the files for translation
    python3 tools/translate.py accept CODE [ID ...]    mark these translations, or all, as current

Messages to translate appear in comments: the English text, its variables, and the beginning of the message.
Translators remove the comment sign. Until then a message is open, and appears in English.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import catalogues
from catalogues import Message
from environment import ToolError, run_main
from languages import SOURCE, TEXTS, files, languages

ACCEPTED: Final = "accepted.toml"
"""The digests, in a language's folder, of the English text each message was translated from."""

CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")


def fingerprint(message: Message) -> str:
    """Return a short digest of a message's text."""
    return hashlib.sha256(message.source.encode()).hexdigest()[:8]


def accepted_digests(language: str) -> dict[str, str]:
    """Return the digests of the English texts that a language's messages were translated from."""
    path = TEXTS / language / ACCEPTED
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def accept(language: str, ids: Iterable[str] = ()) -> None:
    """Record that some or all translations match the current English."""
    own = catalogues.read(language).messages
    unknown = [id_ for id_ in ids if id_ not in own]
    if unknown:
        raise ToolError(f"{language} has no {', '.join(unknown)}")
    mark(language, list(ids) or own)


def mark(language: str, ids: Iterable[str]) -> None:
    """Store the digests of some messages' current English; drop messages that English no longer has."""
    source = catalogues.read(SOURCE).messages
    kept = {id_: digest for id_, digest in accepted_digests(language).items() if id_ in source}
    kept |= {id_: fingerprint(source[id_]) for id_ in ids if id_ in source}
    lines = [f'{id_} = "{digest}"\n' for id_, digest in sorted(kept.items())]
    head = "# The English text of each message when it was put here or accepted (tools/translate.py).\n"
    (TEXTS / language / ACCEPTED).write_text(head + "".join(lines), encoding="utf-8")


# --- Open tasks ---


def missing(language: str) -> list[Message]:
    """Return the English messages that a language lacks, in the order of the English files."""
    own = catalogues.read(language).messages
    return [message for id_, message in catalogues.read(SOURCE).messages.items() if id_ not in own]


def left_open(language: str) -> list[Message]:
    """Return the missing messages that the language's files hold in comments, for translation later."""
    begun = {id_ for path in files(language) for id_ in _begun(path)}
    return [message for message in missing(language) if message.id in begun]


def stale(language: str) -> list[Message]:
    """Return the messages whose English has changed since they were translated."""
    source, known = catalogues.read(SOURCE).messages, accepted_digests(language)
    own = catalogues.read(language).messages
    changed = {id_ for id_, digest in known.items() if id_ in source and digest != fingerprint(source[id_])}
    return [own[id_] for id_ in own if id_ in changed]


def left_in_english(language: str) -> list[Message]:
    """Return translations equal to the English text, unless the language's `same` lists their ids."""
    source, own = catalogues.read(SOURCE).messages, catalogues.read(language).messages
    same = [re.compile(pattern) for pattern in languages()[language].get("same", ())]
    return [
        own[id_]
        for id_ in own
        if id_ in source
        and own[id_].source == source[id_].source
        and has_words(source[id_])
        and not any(pattern.fullmatch(id_) for pattern in same)
    ]


def has_words(message: Message) -> bool:
    """Return whether a message has words besides its variables."""
    _, _, text = message.source.partition("=")
    return re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}", "", text)) is not None


def unrecorded(language: str) -> list[Message]:
    """Return translations without a recorded English text, because they were written without `fill`."""
    source, known = catalogues.read(SOURCE).messages, accepted_digests(language)
    own = catalogues.read(language).messages
    return [own[id_] for id_ in own if id_ in source and id_ not in known]


def unknown(language: str) -> list[Message]:
    """Return messages that English does not have and that are therefore unused."""
    source = catalogues.read(SOURCE).messages
    return [message for id_, message in catalogues.read(language).messages.items() if id_ not in source]


def status(language: str) -> bool:
    """Print the open tasks for a language; return whether there are any."""
    lacking, later = missing(language), left_open(language)
    todo = {
        "missing": [message for message in lacking if message not in later],
        "open": later,
        "stale": stale(language),
        "left in English": left_in_english(language),
        "unmarked": unrecorded(language),
        "unknown": unknown(language),
    }
    total = len(catalogues.read(SOURCE).messages)
    counts = [f"{len(messages)} {what}" for what, messages in todo.items() if messages]
    print("; ".join((f"{language}: {total - len(lacking)} of {total} messages", *counts)))
    for what, messages in todo.items():
        for message in messages:
            print(f"  {what}: {message.id} ({message.path.relative_to(TEXTS)}:{message.line})")
    return any(todo.values())


# --- Files for translation ---


def block(message: Message, variables: Mapping[str, str]) -> str:
    """Return a message's block for translation: its context, its English, and its beginning."""
    used = dict.fromkeys(re.findall(r"\$(\w+)", message.source))
    lines = [
        *message.comment.splitlines(),
        *(f"${name} - {variables[name]}" for name in used if name in variables),
        *message.source.splitlines(),
    ]
    told = "".join(f"# {line}".rstrip() + "\n" for line in lines)
    return f"{told}# {message.id} =\n"


def variables_in(path: Path) -> dict[str, str]:
    """Return the descriptions of variables at the head of an English file."""
    return dict(re.findall(r"^### \$(\w+) - (.*)$", path.read_text(encoding="utf-8"), re.M))


def _begun(path: Path) -> set[str]:
    """Return the ids of the messages that a file holds in comments, for translation."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line[2:-2] for line in lines if line.startswith("# ") and line.endswith(" =")}


def fill(language: str) -> int:
    """Add missing messages to a language's files for translation; return their number.

    This records the English in the file as the text to be translated.
    """
    folder = TEXTS / language
    lacking, added = missing(language), []
    for source in files(SOURCE):
        target = folder / source.name
        text = target.read_text(encoding="utf-8") if target.is_file() else ""
        begun = _begun(target) if text else set()
        wanted = [m for m in lacking if m.path == source and m.id not in begun]
        if not wanted:
            continue
        added += wanted
        variables = variables_in(source)
        parts, group = [text.rstrip()] if text else [], ""
        for message in wanted:
            if message.group != group:
                group = message.group
                parts.append("\n".join(f"## {line}".rstrip() for line in group.splitlines()))
            parts.append(block(message, variables).rstrip())
        target.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    mark(language, [message.id for message in added])
    return len(lacking)


def new(language: str, name: str, locale: str) -> None:
    """Begin a language: create its folder with everything to translate."""
    if not CODE.fullmatch(language):
        raise ToolError(f"{language} is no code of a language, such as de or pt-BR")
    folder = TEXTS / language
    if folder.exists():
        raise ToolError(f"{folder} is there already")
    folder.mkdir()
    told = (TEXTS / SOURCE / "language.toml").read_text(encoding="utf-8").splitlines()[0]
    (folder / "language.toml").write_text(f'{told}\nname = "{name}"\nlocale = "{locale}"\n', encoding="utf-8")
    fill(language)


def others() -> list[str]:
    """Return all languages but English."""
    return [code for code in languages() if code != SOURCE]


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="translate.py", description="Begin and keep translations.")
    commands = parser.add_subparsers(dest="command", required=True)
    begin = commands.add_parser("new", help="begin a language")
    for argument in ("code", "name", "locale"):
        begin.add_argument(argument)
    commands.add_parser("status", help="what there is to do").add_argument("codes", nargs="*")
    commands.add_parser("fill", help="put what is missing into the files").add_argument("codes", nargs="*")
    accepting = commands.add_parser("accept", help="translations are of today's English")
    accepting.add_argument("code")
    accepting.add_argument("ids", nargs="*")
    chosen = parser.parse_args(given)
    match chosen.command:
        case "new":
            new(chosen.code, chosen.name, chosen.locale)
            print(
                f"Created assets/texts/{chosen.code}/ with {len(missing(chosen.code))} messages to translate."
            )
        case "fill":
            for code in chosen.codes or others():
                print(f"{code}: {fill(code)} messages to translate.")
        case "accept":
            accept(chosen.code, chosen.ids)
        case "status":
            todo = [status(code) for code in chosen.codes or others()]
            return int(any(todo))
    return 0


if __name__ == "__main__":
    run_main(main)
