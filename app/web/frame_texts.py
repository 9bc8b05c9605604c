"""Frames with the English text of their log lines, for listeners that ask for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from app.live.outbox import Outbox
from app.web.log_text import names_in, with_texts

#: The last lines of a stream that the text of an undo may quote.
REMEMBERED: Final = 500
_decode = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_encode = msgspec.json.Encoder().encode
_NOTHING: Final = b"[]"


class WithTexts:
    """An outbox that adds the texts to the lines of each frame, and passes it on. `view` returns
    the listener's view at that time."""

    def __init__(self, outbox: Outbox, view: Callable[[], Mapping[str, Any]]) -> None:
        self._outbox = outbox
        self._view = view
        self._earlier: deque[dict[str, Any]] = deque(maxlen=REMEMBERED)

    def push(self, frame: bytes) -> None:
        """Queues one frame, with texts."""
        self._outbox.push(self._said(frame))

    def push_initial(self, frames: Iterable[bytes]) -> None:
        """Queues the first frames of a socket, with texts."""
        self._outbox.push_initial([self._said(frame) for frame in frames])

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after the frames queued so far."""
        self._outbox.close(code, reason)

    def _said(self, frame: bytes) -> bytes:
        """Returns a frame with the texts of its lines."""
        if b'"entries"' not in frame:
            return frame
        parts = _decode(frame)
        entries = parts.get("entries")
        if entries is None or bytes(entries) == _NOTHING:
            return frame
        lines = msgspec.json.decode(entries)
        said = with_texts(lines, names_in(self._view()), tuple(self._earlier))
        self._earlier.extend(lines)
        return _encode({**parts, "entries": said})
