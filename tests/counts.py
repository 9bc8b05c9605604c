"""How much of something a test tries: in `make test`, and in `make test-long`."""

from __future__ import annotations

import os
from typing import Final

#: Whether the full counts are asked for.
LONG: Final = os.environ.get("HEXFRAME_TEST_LONG") == "1"


def counts(usual: int, long: int) -> int:
    """The count of this run."""
    return long if LONG else usual
