"""A local web server for the page, with the right content types and caching, on the loopback address only."""

from __future__ import annotations

import os
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xz": "application/x-xz",
    "": "application/octet-stream",
}


class PageHandler(SimpleHTTPRequestHandler):
    """Serves files, except hidden ones and directory listings."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # head and body are sent separately; the second must not wait 40 ms
    extensions_map = TYPES

    def send_head(self) -> Any:
        if any(part.startswith(".") for part in self.path.split("?")[0].split("/")):
            self.send_error(404)
            return None
        return super().send_head()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer an unknown address with `404.html`, as hosts do."""
        lost = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not lost.is_file():
            super().send_error(code, message, explain)
            return
        body = lost.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, path: object) -> None:
        self.send_error(404)

    def end_headers(self) -> None:
        # Cached but revalidated each time: an edit shows at once, an unchanged file costs a 304.
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Suppress the log of requests."""


class PageServer(ThreadingHTTPServer):
    """Serves a folder on the loopback address until closed."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # on Windows this would let two servers share a port
    request_queue_size = 64

    def __init__(self, root: Path, port: int = 0, handler: type[PageHandler] = PageHandler) -> None:
        super().__init__(("127.0.0.1", port), partial(handler, directory=str(root)))

    @property
    def address(self) -> str:
        """The page's address, with a slash at the end."""
        return f"http://localhost:{self.server_address[1]}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Handle an error as inherited, but print nothing if the browser closed the connection."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)
