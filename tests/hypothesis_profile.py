"""Hypothesis makes the same examples in every run of `make test`, on every machine.

By itself it also uses constants from the imported modules, unless "test" or "tests" is part of
their path. So examples would depend on the folder of the clone, on earlier tests in the process,
and on every constant of the program. `make test-long` uses new examples each time; a failure found
there becomes a test.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture.providers import HypothesisProvider
from hypothesis.internal.constants_ast import Constants

from tests.counts import LONG, counts


def use() -> None:
    """Sets the profile of this process. Nothing is timed, because machines may be busy."""
    settings.register_profile(
        "hexframe",
        max_examples=counts(50, 3000),
        derandomize=not LONG,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("hexframe")
    if not LONG:
        HypothesisProvider._local_constants = Constants()
