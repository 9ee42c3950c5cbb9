"""What the tools need beside Python: a virtual environment with locked packages, and Node with npm.

Nothing outside the repository is touched: packages go to `.venv/`, libraries for any Python that runs a tool
to `.libraries/`, Node modules to `node_modules/`.
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
"""In how many processes tests run: while one waits for its browser another computes."""


_MAKING = threading.Lock()
"""Whoever comes second to the environment waits until it is whole, and finds it there."""

_INSTALLING = threading.Lock()
"""One at a time changes what is in the environment."""


class ToolError(Exception):
    """A set-up step failed; the message says which and what to do."""


def run_main(main: Callable[[list[str]], int | None]) -> NoReturn:
    """Run a command's `main` with its arguments and exit with its status.

    A `ToolError` is printed and exits with 1. A reader that has left (`| head`) ends the command quietly,
    and Ctrl-C without a traceback.
    """
    status: int | None
    try:
        try:
            status = main(sys.argv[1:])
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more at exit, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except ToolError as error:
        print(error, file=sys.stderr)
        status = 1
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


def digest(*parts: bytes | Path) -> str:
    """SHA-256 in hex over bytes and the contents of files."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part
        sha.update(len(data).to_bytes(8, "big") + data)
    return sha.hexdigest()


def run(command: Sequence[str | Path], what: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a command quietly; on failure raise `ToolError` with all it printed."""
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
    """Install `requirements/GROUP.txt` into `.venv/` unless it is there; return the environment's Python."""
    stamp = VENV / f"installed-{group}"
    fingerprint = digest(_lock(group), sys.version.encode())
    with _INSTALLING:
        if not (stamp.is_file() and PYTHON.exists() and stamp.read_text() == fingerprint):
            _ensure_environment()
            _install(group)
            stamp.write_text(fingerprint)
    return PYTHON


def ensure_library(group: str) -> Path:
    """Install `requirements/GROUP.txt`, pure Python, into its own folder unless it is there; return that.

    What is there can be imported by whichever Python runs a tool, without the environment.
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
        except OSError:  # somebody else was quicker
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
    """The Node program: the machine's if npm is beside it, else one from PyPI in `.venv/`."""
    return _program("node")


def npm() -> Path:
    """The npm program, from the same place as `node()`."""
    return _program("npm")


def _program(name: str) -> Path:
    if shutil.which("node") and shutil.which("npm"):
        return Path(shutil.which(name) or name)
    ensure_packages("node")
    return Path(shutil.which(name, path=str(BIN)) or BIN / name)
