"""Hypothesis that makes the same examples in every run of `make test`, on every machine.

By itself it also draws constants that it finds in the modules imported so far, unless "test" or
"tests" is part of their path. So the examples would depend on where a clone lies, on which tests
ran before in the same process, and on every constant of the program. `make test-long` looks
elsewhere each time, and what it finds becomes a test or is mended.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture.providers import HypothesisProvider
from hypothesis.internal.constants_ast import Constants

from tests.counts import LONG, counts


def use() -> None:
    """The profile of every test of this process. Nothing is timed: machines are busy at times."""
    settings.register_profile(
        "hexframe",
        max_examples=counts(100, 3000),
        derandomize=not LONG,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("hexframe")
    if not LONG:
        HypothesisProvider._local_constants = Constants()
