"""Every log line is declared with its parameters and data."""

from __future__ import annotations

from typing import Any, Final, get_args

import pytest

from app.engine.visibility.line_types.declared import line_types
from app.engine.visibility.line_types.terms import TERMS
from app.engine.visibility.stat_redaction import NUMERIC_LINES, WITHHELD_SUFFIX
from app.messages import codes, variables
from app.rules.line_types import Named, Vocabulary
from app.rules.systems import SYSTEMS, offering
from app.rules.systems.action_rolls.lines import TERMS as ACTION_ROLLS_TERMS
from app.rules.systems.course_and_flow.lines import TERMS as COURSE_AND_FLOW_TERMS
from app.rules.systems.q_star.lines import TERMS as Q_STAR_TERMS
from tests.engine.line_check import check_line, line_validator
from tests.fixtures.push_your_luck import SYSTEM as UNDECLARED

UNIT: Final = {"unit": "u1", "name": "Fox"}
#: Variables of texts that are no parameters: who sent the command, and what `data` says.
FROM_THE_LINE: Final = {"by", "changes", "fields"}


def test_every_code_with_a_text_is_declared() -> None:
    assert set(line_types()) == codes("log")


def test_every_variable_of_a_text_is_a_parameter() -> None:
    missing = {
        code: more
        for code, kind in line_types().items()
        if (more := variables("log", code) - kind.params.keys() - FROM_THE_LINE)
    }
    assert missing == {}


@pytest.mark.parametrize("terms", [TERMS, ACTION_ROLLS_TERMS, COURSE_AND_FLOW_TERMS, Q_STAR_TERMS])
def test_every_term_is_used(terms: Vocabulary) -> None:
    assert terms.used == set(terms.types)


def test_a_line_is_declared_from_the_terms_of_its_vocabulary() -> None:
    line = Vocabulary({"unit": Named, "count": int}).line("unit from:count note:count?", Named)
    assert line.params == {"unit": Named, "from": int, "note": int}
    assert line.optional == {"note"}
    assert line.data is Named
    with pytest.raises(KeyError, match="stranger"):
        Vocabulary({"unit": Named}).line("stranger")


def test_a_dice_system_without_declarations_writes_any_line() -> None:
    with offering(UNDECLARED):
        check_line({"code": f"{UNDECLARED.name}.anything", "params": {"at": "all"}, "data": [1]})
        assert {code.partition(".")[0] for code in line_types()} >= set(SYSTEMS) - {
            UNDECLARED.name,
            "frame-state",
        }


@pytest.mark.parametrize("code", ["unit.flies_away", "q-star.no-such-line"])
def test_an_undeclared_line_is_found(code: str) -> None:
    with pytest.raises(AssertionError, match=code):
        check_line({"code": code, "params": {}, "data": None})


@pytest.mark.parametrize(
    ("params", "data", "fits"),
    [
        ({"unit": UNIT, "level": 2}, None, True),
        ({"unit": UNIT, "level": "2"}, None, False),
        ({"unit": UNIT}, None, False),
        ({"unit": UNIT, "level": 2, "height": 3}, None, False),
        ({"unit": "u1", "level": 2}, None, False),
        ({"unit": {**UNIT, "notes": "secret"}, "level": 2}, None, False),
        ({"unit": UNIT, "level": 2}, {}, False),
    ],
)
def test_the_check_of_lines_looks_at_values(params: Any, data: Any, fits: bool) -> None:
    line = {"code": "unit.carried", "params": params, "data": data}
    assert line_validator("unit.carried").is_valid(line) is fits


def test_lines_without_their_numbers_are_declared() -> None:
    known = line_types()
    for code, entry in NUMERIC_LINES.items():
        if entry.numbers_only:
            continue
        left = known[code + WITHHELD_SUFFIX] if entry.params else known[code]
        names = known[code].params.keys() - set(entry.params)
        assert left.params.keys() - left.optional <= names <= left.params.keys(), code
        if not entry.params and known[code].data is not None:
            assert type(None) in get_args(known[code].data), code
