"""The number of cases that a test tries, in `make test` and in `make test-long`."""

from __future__ import annotations

import os
from typing import Final

#: Whether this run uses the full counts.
LONG: Final = os.environ.get("HEXFRAME_TEST_LONG") == "1"


def counts(usual: int, long: int) -> int:
    """Returns the count for this run."""
    return long if LONG else usual
