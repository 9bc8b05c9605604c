"""Every refusal is declared with its parameters and data."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, Final

import pytest

from app.messages import codes, variables
from app.rules.systems import SYSTEMS
from app.web.schemas.refusal_schemas import refusal_part
from app.web.schemas.refusal_types.declared import refusal_types
from app.web.schemas.refusal_types.terms import DATA, TERMS
from tests.engine.code_scan import ENGINE, RULES, modules, values
from tests.engine.refusal_check import check_reasons, refusal_validator

UNIT: Final = {"unit": "u1", "name": "Fox"}
STEPS: Final = {"unit": UNIT, "left": 0, "need": 1}
#: Calls that give parameters by their names, and those that the called function adds.
CALLS: Final[dict[str, set[str]]] = {
    "ActionRefused": set(),
    "Refusal": set(),
    "SheetError": set(),
    "NotationError": {"position"},
}


def test_every_code_with_a_text_is_declared() -> None:
    assert set(refusal_types()) == codes("refusals")
    assert set(DATA) <= set(refusal_types())


def test_every_variable_of_a_text_is_a_parameter() -> None:
    missing = {
        code: more
        for code, kind in refusal_types().items()
        if (more := variables("refusals", code) - kind.params.keys())
    }
    assert missing == {}


def test_every_term_is_used() -> None:
    assert TERMS.used == set(TERMS.types)


def test_every_code_has_a_part_of_its_own_or_needs_none() -> None:
    own = [part for code in refusal_types() if (part := refusal_part(code)) != "Plain"]
    assert len(own) == len(set(own)) > 300


def calls() -> Iterator[tuple[set[str], set[str], bool]]:
    """Yields the codes and parameters of each call that makes a refusal, and whether the call
    names all parameters."""
    for tree in modules(ENGINE, RULES):
        for node in ast.walk(tree):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if not isinstance(node, ast.Call) or name not in CALLS or not node.args:
                continue
            named = {each.arg for each in node.keywords if each.arg is not None}
            complete = all(each.arg is not None for each in node.keywords)
            yield values(node.args[0]) or set(), named - {"data"} | CALLS[name], complete


def test_every_call_gives_the_parameters_of_its_code() -> None:
    """A code of a dice system is declared by one of those that have it."""
    known = refusal_types()
    seen = set()
    for said, named, complete in calls():
        for code in said:
            kinds = [known[each] for each in _full(code) if each in known]
            fits = [
                kind
                for kind in kinds
                if named <= kind.params.keys()
                and (not complete or kind.params.keys() - kind.optional <= named)
            ]
            assert fits, (code, named)
            seen.add(code)
    assert len(seen) > 250


def _full(code: str) -> list[str]:
    return [code, *(f"{system}.{code}" for system in SYSTEMS)]


@pytest.mark.parametrize(
    ("params", "data", "fits"),
    [
        (STEPS, {}, True),
        (STEPS, {"cell": {"q": 1, "r": 2}, "unit": None, "command": 0}, True),
        ({**STEPS, "left": "0"}, {}, False),
        ({**STEPS, "unit": "u1"}, {}, False),
        ({**STEPS, "more": 1}, {}, False),
        ({"unit": UNIT, "left": 0}, {}, False),
        (STEPS, {"cell": "1,2"}, False),
        (STEPS, {"segments": "friendly"}, False),
        (STEPS, {"segment": "evening"}, False),
    ],
)
def test_the_check_of_refusals_looks_at_values(params: Any, data: Any, fits: bool) -> None:
    refusal = {"code": "no-steps", "params": params, "data": data}
    assert refusal_validator("no-steps").is_valid(refusal) is fits


def test_a_code_without_parameters_has_none() -> None:
    refusal = {"code": "handler-only", "params": {}, "data": {}}
    assert refusal_validator("handler-only").is_valid(refusal)
    assert not refusal_validator("handler-only").is_valid({**refusal, "params": {"unit": UNIT}})


def test_the_check_of_answers_finds_reasons_in_them() -> None:
    answer = {"actions": [{"reason": {"code": "no-steps", "params": STEPS}}]}
    check_reasons("actions", answer)
    with pytest.raises(AssertionError, match="notation"):
        check_reasons("notation", answer)
    answer["actions"][0]["reason"]["params"] = {"unit": UNIT}
    with pytest.raises(Exception, match="left"):
        check_reasons("actions", answer)
    with pytest.raises(AssertionError, match="no-stepps"):
        check_reasons("actions", {"code": "no-stepps", "params": {}})
