"""Work budgets: what is counted, when work stops, and that nothing is counted without a budget."""

from __future__ import annotations

import pytest

from app.rules import work_budget
from app.rules.work_budget import Cancelled, TooMuchWork, Work


def test_nothing_is_counted_without_a_budget() -> None:
    work_budget.spend(10**12)


def test_a_budget_counts_what_is_spent_inside_its_block_alone() -> None:
    budget = Work(10)
    with work_budget.spending(budget):
        work_budget.spend(4)
        work_budget.spend(6)
    work_budget.spend(100)
    assert budget.done == 10


def test_a_budget_that_is_used_up_stops_the_operation() -> None:
    budget = Work(10)
    with work_budget.spending(budget), pytest.raises(TooMuchWork) as stopped:
        work_budget.spend(11)
    assert stopped.value.limit == 10


def test_a_cancelled_operation_stops_when_it_counts_next() -> None:
    budget = Work(10)
    budget.cancel()
    with work_budget.spending(budget), pytest.raises(Cancelled):
        work_budget.spend(1)


def test_budgets_nest() -> None:
    outer, inner = Work(10), Work(10)
    with work_budget.spending(outer):
        with work_budget.spending(inner):
            work_budget.spend(3)
        work_budget.spend(2)
    assert (outer.done, inner.done) == (2, 3)
