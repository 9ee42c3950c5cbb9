"""The tools' dependencies: a virtual environment with locked packages, and Node with npm.

Everything stays inside the repository: packages in `.venv/`, libraries for any Python that runs a tool in
`.libraries/`, Node modules in `node_modules/`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LIBRARIES = ROOT / ".libraries"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

CORES = os.cpu_count() or 1
PROCESSES = CORES + 1
"""The number of test processes; while one waits for its browser, another one computes."""


_MAKING = threading.Lock()
"""Serializes the creation of the environment; later threads find it complete."""

_INSTALLING = threading.Lock()
"""Serializes changes to the environment."""


class ToolError(Exception):
    """A failed set-up step; the message names it and the remedy."""


def run_main(main: Callable[[list[str]], int | None]) -> NoReturn:
    """Run a command's `main` with its arguments and exit with its status.

    A `ToolError` is printed and exits with 1. A closed output pipe (`| head`) ends the command quietly, and
    Ctrl-C ends it without a traceback.
    """
    status: int | None
    try:
        try:
            status = main(sys.argv[1:])
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes again at exit, which must not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except ToolError as error:
        print(error, file=sys.stderr)
        status = 1
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


def digest(*parts: bytes | Path) -> str:
    """Return the SHA-256 of bytes and file contents, in hex."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part
        sha.update(len(data).to_bytes(8, "big") + data)
    return sha.hexdigest()


def run(command: Sequence[str | Path], what: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a command quietly; raises `ToolError` with its output if it fails."""
    try:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, check=False, **options,
        )  # fmt: skip
    except FileNotFoundError as error:
        raise ToolError(f"{what} failed: {command[0]} is not installed") from error
    if done.returncode:
        raise ToolError(f"{what} failed (exit status {done.returncode}):\n{done.stdout.strip()}")
    return done


def ensure_packages(group: str) -> Path:
    """Install `requirements/GROUP.txt` into `.venv/` if needed; return the environment's Python."""
    stamp = VENV / f"installed-{group}"
    fingerprint = digest(_lock(group), sys.version.encode())
    with _INSTALLING:
        if not (stamp.is_file() and PYTHON.exists() and stamp.read_text() == fingerprint):
            _ensure_environment()
            _install(group)
            stamp.write_text(fingerprint)
    return PYTHON


def ensure_library(group: str) -> Path:
    """Install the pure Python packages of `requirements/GROUP.txt` into a folder; return the folder.

    It does nothing if they are there. Any Python that runs a tool can import them without the environment.
    """
    folder = LIBRARIES / group
    stamp = folder / ".installed"
    fingerprint = digest(_lock(group))
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return folder
    _ensure_environment()
    fresh = LIBRARIES / f".{group}-{os.getpid()}"
    try:
        _install(group, "--no-compile", "--target", fresh)
        (fresh / stamp.name).write_text(fingerprint)
        shutil.rmtree(folder, ignore_errors=True)
        try:
            fresh.rename(folder)
        except OSError:  # another process has installed it
            if not stamp.is_file():
                raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return folder


def _lock(group: str) -> Path:
    return ROOT / "requirements" / f"{group}.txt"


def _ensure_environment() -> None:
    with _MAKING:
        if PYTHON.exists():
            return
        print(f"Making a virtual environment in {VENV.relative_to(ROOT)}/ ...", flush=True)
        try:
            venv.create(VENV, with_pip=True, clear=VENV.exists())
        except subprocess.CalledProcessError as error:
            raise ToolError(
                "Python cannot make a virtual environment with pip. On Debian and Ubuntu: "
                "`apt-get install python3-venv`."
            ) from error


def _install(group: str, *options: str | Path) -> None:
    lock = _lock(group).relative_to(ROOT)
    print(f"Installing the packages locked in {lock} ...", flush=True)
    run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:",
         "--require-hashes", *options, "--requirement", lock],
        f"Installing {lock}",
    )  # fmt: skip


def node() -> Path:
    """Return the Node program: the system's if it has npm, else one from PyPI in `.venv/`."""
    return _program("node")


def npm() -> Path:
    """Return the npm program that belongs to `node()`."""
    return _program("npm")


def _program(name: str) -> Path:
    if shutil.which("node") and shutil.which("npm"):
        return Path(shutil.which(name) or name)
    ensure_packages("node")
    return Path(shutil.which(name, path=str(BIN)) or BIN / name)
