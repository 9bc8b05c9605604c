"""Serves the harness pages: bundled parts of the client, without the Hexframe server."""

from __future__ import annotations

import functools
import http.server
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app import paths
from app.messages import catalogue_source
from app.web import bundle
from app.web.page_texts import texts_script

ROOT = Path(__file__).resolve().parents[2]
HARNESS = ROOT / "tests" / "browser" / "harness"
#: The path of the bundled scripts and style sheets.
BUILT = "/built/"
#: A resource for which the Map tab asks.
API = "/pictures"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the repository and the bundle with the style policy of the real pages. Logs
    nothing."""

    def __init__(self, *args: object, built: str, **kwargs: object) -> None:
        self.built = built
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def log_message(self, format: str, *args: object) -> None:
        return

    def translate_path(self, path: str) -> str:
        if path.startswith((BUILT, API)):
            return str(Path(self.built, Path(path.partition("?")[0]).name))
        return super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", "style-src 'self'; img-src 'self' data: blob:")
        super().end_headers()


@contextmanager
def serve_harness() -> Iterator[str]:
    """Yields the origin of the harness pages: `{origin}/tests/browser/harness/board.html`."""
    with tempfile.TemporaryDirectory() as built:
        scripts = [HARNESS / "board.js", HARNESS / "table.js"]
        styles = [paths.STATIC / "css" / "entries" / "table.css"]
        bundle.run_esbuild(paths.STATIC, scripts + styles, Path(built), "--entry-names=[name]")
        script = texts_script(catalogue_source())
        Path(built, "pictures").write_text('{"pictures": []}', encoding="utf-8")
        Path(built, "en.js").write_text(script, encoding="utf-8")
        handler = functools.partial(_Quiet, directory=str(ROOT), built=built)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as served:
            thread = threading.Thread(target=served.serve_forever)
            thread.start()
            yield f"http://127.0.0.1:{served.server_port}"
            served.shutdown()
            thread.join()
