"""Settings of the rules' suite: property tests are not timed, machines are busy at times.

HEXFRAME_TEST_LONG=1 asks for the full counts.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("rules", deadline=None)
settings.register_profile("rules-long", deadline=None, max_examples=3000)
settings.load_profile("rules-long" if os.environ.get("HEXFRAME_TEST_LONG") == "1" else "rules")
