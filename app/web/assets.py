"""Static files: the bundle, the texts for people and the icon, read once at start.

Every URL holds a hash of the file, so browsers keep it for ever. Holding the files in memory (they
are few) means no path ever reaches the file system.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from app.messages import LANGUAGE, catalogue_source
from app.web import bundle
from app.web.page_texts import shorten, split_texts, texts_script

#: Files that are served besides the texts.
SERVED = ("icon.svg", "dist/[!.]*")
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".txt": "text/plain; charset=utf-8",
}
IMMUTABLE = "public, max-age=31536000, immutable"
#: Cached, but revalidated each time.
REVALIDATE = "no-cache"
#: Media types of files that are compressed already.
PACKED = ("font/", "image/webp")


@dataclass(frozen=True)
class File:
    """One static file in memory."""

    body: bytes
    media_type: str

    @cached_property
    def packed(self) -> bytes | None:
        """The compressed body, or None if it is not shorter."""
        if self.media_type.startswith(PACKED):
            return None
        packed = gzip.compress(self.body, 9, mtime=0)
        return packed if len(packed) < len(self.body) else None

    @cached_property
    def etag(self) -> str:
        """The ETag of the body."""
        return etag_of(self.body)


class Assets:
    """All static files of the server and their URLs.

    Raises OSError where the bundle has not been built.
    """

    def __init__(self, folder: Path) -> None:
        bundle.refresh(folder)
        self._bundled = bundle.read_manifest(folder)
        self.files = {
            path.relative_to(folder).as_posix(): load(path)
            for pattern in SERVED
            for path in sorted(folder.glob(pattern))
            if path.name != bundle.MANIFEST
        }
        source = catalogue_source()
        self.files[f"messages/{LANGUAGE}.ftl"] = File(source.encode(), TYPES[".txt"])
        shown = shorten(source, bundle.read_text_ids(folder))
        self.files[f"messages/{LANGUAGE}.js"] = File(texts_script(shown).encode(), TYPES[".js"])
        for entry, bundled in self._bundled.items():
            if bundled["later"]:
                self._divide_texts(Path(entry).stem, shown, [bundled["file"], *bundled["imports"]])

    def url(self, path: str) -> str:
        """Returns the URL of a script, style sheet or other file by its path below static/."""
        if path in self._bundled:
            return f"/static/dist/{self._bundled[path]['file']}"
        return f"/static/{self._hash(path)}/{path}"

    def preloads(self, entry: str) -> list[str]:
        """Returns the URLs of the scripts that a page's script imports; none without a script."""
        imports = self._bundled.get(entry, {"imports": []})["imports"]
        return [f"/static/dist/{name}" for name in imports]

    def texts(self, entry: str) -> str:
        """Returns the URL of the script with the texts of a page."""
        own = f"messages/{Path(entry).stem}.js"
        return self.url(own if own in self.files else f"messages/{LANGUAGE}.js")

    def _divide_texts(self, page: str, source: str, scripts: list[str]) -> None:
        """Adds the texts that a page opens with, and the others."""
        opened = (self.files[f"dist/{name}"].body.decode() for name in scripts)
        first, rest = split_texts(source, opened)
        other = File(rest.encode(), TYPES[".txt"])
        # an older page, whose short ids differ, finds nothing under its own name
        more = f"dist/{page}-more-{other.etag[1:17]}.ftl"
        self.files[more] = other
        script = texts_script(first, f"/static/{more}")
        self.files[f"messages/{page}.js"] = File(script.encode(), TYPES[".js"])

    def _hash(self, path: str) -> str:
        return self.files[path].etag.strip('"')[:16]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve `/static/...`: the hashed name for ever, any other name by ETag."""
        await self.respond(scope)(scope, receive, send)

    def respond(self, scope: Scope) -> Response:
        """The response to one request, mounted at /static."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return Response(status_code=405, headers={"Allow": "GET, HEAD"})
        path = str(scope["path"]).removeprefix("/static/")
        head, _, rest = path.partition("/")
        hashed = head != "dist" and rest in self.files
        file = self.files.get(rest if hashed else path)
        if file is None:
            return Response("no such file", 404, media_type="text/plain")
        current = head == (self._hash(rest) if hashed else "dist")
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


def load(path: Path) -> File:
    """Loads a file for serving. Raises OSError when there is none."""
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), TYPES.get(path.suffix, guessed))
