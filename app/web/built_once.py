"""The documents for programs, which take seconds to build: each is built once, and ahead of the
first request for it where the server is set to (`Settings.documents_ahead`)."""

from __future__ import annotations

import functools
import logging
import threading
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("hexframe")
#: One for all documents, because they are built from the same schemas. Whoever asks for one that is
#: being built waits for the rest, in place of building it a second time.
_BUILDING: Final = threading.RLock()


def one_at_a_time(build: Callable[P, T]) -> Callable[P, T]:
    """Lets no two threads build documents at once; `build` has to keep what it has built."""

    @functools.wraps(build)
    def waits(*args: P.args, **kwargs: P.kwargs) -> T:
        with _BUILDING:
            return build(*args, **kwargs)

    return waits


def build_ahead(*builds: Callable[[], object]) -> threading.Thread:
    """Builds documents in a thread that does not keep the process from ending; returns it."""

    def run() -> None:
        for build in builds:
            build()
        log.debug("the documents for programs are built")

    thread = threading.Thread(target=run, name="documents", daemon=True)
    thread.start()
    return thread
