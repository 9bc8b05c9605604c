"""Static files: read once at start, named by one hash over the whole tree, cached for ever.

A file is served as `/static/{tree hash}/{path}`, so relative imports between modules and
`url()` in style sheets work as they stand in the folder. Holding the files in memory (they are
few) means no path ever reaches the file system.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import mimetypes
import posixpath
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

#: module specifier -> file below static/ (the build hook puts the libraries there)
LIBRARIES = {
    "preact": "vendor/preact.js",
    "preact/hooks": "vendor/preact-hooks.js",
    "htm": "vendor/htm.js",
    "@preact/signals": "vendor/signals.js",
    "@preact/signals-core": "vendor/signals-core.js",
}
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
IMMUTABLE = "public, max-age=31536000, immutable"
#: Kept, and asked for again each time.
REVALIDATE = "no-cache"
#: Kinds of files that are packed already.
PACKED = ("font/", "image/png")
_IMPORT = re.compile(r"""(?:^|[;\s])(?:import|export)\b[^'"();]*?['"]([^'"\n]+)['"]""", re.M)


@dataclass(frozen=True, slots=True)
class File:
    """One static file in memory, with its compressed form where that is shorter."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str


class Assets:
    """All static files of the server, their URLs, the import map and the preload lists."""

    def __init__(self, folder: Path) -> None:
        self.files = {path: load(file) for path, file in _walk(folder)}
        digest = hashlib.sha256()
        for path, file in sorted(self.files.items()):
            digest.update(f"{path}\0{file.etag}\n".encode())
        self.tree = digest.hexdigest()[:16]
        imports = {name: self.url(path) for name, path in LIBRARIES.items()}
        self.import_map = json.dumps({"imports": imports}, separators=(",", ":"), sort_keys=True)
        hashed = hashlib.sha256(self.import_map.encode()).digest()
        self.import_map_hash = "sha256-" + base64.b64encode(hashed).decode()
        self._preloads: dict[str, list[str]] = {}

    def url(self, path: str) -> str:
        """The URL of a static file given by its path below static/."""
        return f"/static/{self.tree}/{path}"

    def preloads(self, entry: str) -> list[str]:
        """URLs of every module that a page's entry module brings in, the entry first.

        An entry that does not exist has none (a page without script).
        """
        if entry not in self._preloads:
            self._preloads[entry] = [self.url(path) for path in self._reachable(entry)]
        return self._preloads[entry]

    def _reachable(self, entry: str) -> list[str]:
        seen: dict[str, None] = {}
        waiting = [entry]
        while waiting:
            path = waiting.pop(0)
            if path in seen or path not in self.files:
                continue
            seen[path] = None
            source = self.files[path].body.decode("utf-8", "replace")
            for name in _IMPORT.findall(source):
                if name in LIBRARIES:
                    waiting.append(LIBRARIES[name])
                elif name.startswith("."):
                    waiting.append(posixpath.normpath(posixpath.join(path, "..", name)))
        return list(seen)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve `/static/...`: the hashed name for ever, any other name by ETag."""
        await self.respond(scope)(scope, receive, send)

    def respond(self, scope: Scope) -> Response:
        """The response to one request, mounted at /static."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return Response(status_code=405, headers={"Allow": "GET, HEAD"})
        path = str(scope["path"]).removeprefix("/static/")
        head, _, rest = path.partition("/")
        current = head == self.tree
        file = self.files.get(rest if current or _is_hash(head) else path)
        if file is None:
            return Response("no such file", 404, media_type="text/plain")
        return file_response(file, Headers(scope=scope), IMMUTABLE if current else REVALIDATE)


def file_response(file: File, headers: Headers, kept: str) -> Response:
    """A file for a request with these headers; `kept` is its Cache-Control."""
    common = {"ETag": file.etag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    if file.etag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=common)
    body = file.body
    if file.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        body = file.packed
        common["Content-Encoding"] = "gzip"
    return Response(body, headers=common, media_type=file.media_type)


def etag_of(body: bytes) -> str:
    """The ETag of these bytes."""
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def _is_hash(part: str) -> bool:
    return len(part) == 16 and all(letter in "0123456789abcdef" for letter in part)


def _walk(folder: Path) -> list[tuple[str, Path]]:
    return [
        (path.relative_to(folder).as_posix(), path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    ]


def load(path: Path) -> File:
    """A file as it is served; OSError when there is none."""
    body = path.read_bytes()
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media_type = TYPES.get(path.suffix, guessed)
    packed = None if media_type.startswith(PACKED) else gzip.compress(body, 9, mtime=0)
    if packed is not None and len(packed) >= len(body):
        packed = None
    return File(body, packed, media_type, etag_of(body))
