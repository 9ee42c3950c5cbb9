"""Play Streets from this folder: prepare the runtime, serve the page on localhost, open the browser.

python3 tools/play.py [--no-open] [--port N]
"""

from __future__ import annotations

import argparse
import errno
import io
import sys
import webbrowser
from http import HTTPStatus
from pathlib import Path
from threading import Lock
from typing import Any

import files
from environment import ROOT, ToolError, run_main
from first_page import with_first_page
from runtime import ensure_runtime
from server import TYPES, PageHandler, PageServer
from texts import ensure_texts

FIRST_PORT, PORTS = 8000, 50
_MAKING = Lock()  # several requests arrive at a time


class FreshPageHandler(PageHandler):
    """Keeps the list of files, the texts and the first page up to date, so that a reload shows every edit."""

    def do_GET(self) -> None:
        if self._asks_for("/", "/index.html", "/pyscript.toml"):
            files.refresh()
            try:
                with _MAKING:
                    ensure_texts()
            except ToolError as error:  # perhaps a half-written message: serve the earlier texts
                print(error, file=sys.stderr, flush=True)
        super().do_GET()

    def send_head(self) -> Any:
        """Answer with the page as published: with the first page in it."""
        if not self._asks_for("/", "/index.html"):
            return super().send_head()
        page = (Path(self.directory) / "index.html").read_text(encoding="utf-8")
        try:
            page = with_first_page(page)
        except ToolError as error:  # perhaps a half-written view: the page explains it
            print(error, file=sys.stderr, flush=True)
        body = page.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def _asks_for(self, *pages: str) -> bool:
        return self.path.split("?")[0] in pages


def open_server(port: int | None) -> PageServer:
    """Return a server on the given port, or on the first free one."""
    candidates = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else [port]
    for candidate in candidates:
        try:
            return PageServer(ROOT, candidate, FreshPageHandler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            reason = error.strerror
    which = f"Port {port}" if port is not None else f"Every port from {FIRST_PORT} to {candidate}"
    raise ToolError(f"{which} cannot be used ({reason}). Choose another: python3 tools/play.py --port N")


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Serve the game on localhost and open it in the browser.")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--port", type=int, help=f"default: the first free one from {FIRST_PORT}")
    arguments = parser.parse_args(given)
    ensure_runtime()
    files.refresh()
    with open_server(arguments.port) as server:
        print(f"Streets: {server.address}  (Ctrl+C stops it)", flush=True)
        if not arguments.no_open:
            webbrowser.open(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    run_main(main)
