"""The Chromium of this machine: which program it is, and how tests and benchmarks start it."""

from __future__ import annotations

import os
import shutil

#: Programs that are looked for, in this order: Chromium without windows takes a fifth less time,
#: and the others draw the same pages.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # the pages of one person share a process: starting one takes longer than a page needs to load
    "--renderer-process-limit=1",
    # one process less for each browser: pages are drawn without a graphics card
    "--in-process-gpu",
    # a page is closed before optimised code pays for its compilation
    "--js-flags=--no-maglev --no-opt",
    # a request to any other host fails, and the console of the page says so
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def find_chromium() -> str | None:
    """The path of the program: HEXFRAME_TEST_CHROMIUM, else the first that is installed."""
    named = os.environ.get("HEXFRAME_TEST_CHROMIUM")
    return named or next(filter(None, map(shutil.which, PROGRAMS)), None)
