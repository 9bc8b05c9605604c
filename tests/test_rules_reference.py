"""docs/rules.md is true: every rule has existing tests that name it, and every place exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from app.paths import RULES
from app.web.reference import Statement, anchor_of, render, statements

ROOT = Path(__file__).parents[1]
SOURCE = RULES.read_text("utf-8")
STATEMENTS = statements(SOURCE)

#: The least number of statements in each section of the rules, in order.
SECTIONS = {
    "FS 1": 4, "FS 2": 2, "FS 3": 6, "FS 4": 10, "FS 5": 11, "FS 5.0": 4, "FS 5.1": 1, "FS 5.2": 3,
    "FS 5.3": 7, "FS 5.4": 5, "FS 6": 6, "FS 7": 8, "FS 8": 8,
    "FS C 1": 7, "FS C 2": 17, "FS C 2.0": 1, "FS C 2.1": 24, "FS C 3": 15, "FS C 4": 36,
    "FS C 5": 10,
    "CF 0": 1, "CF 1": 1, "CF 2": 2, "CF 3": 6, "CF 4": 2, "CF 5": 2, "CF 6": 3, "CF 7": 7,
    "CF 8": 5, "CF 9": 2, "CF 10": 3, "CF 11": 1, "CF 12": 1, "CF 13": 3,
    "QS 1": 4, "QS 2": 4, "QS 3": 2, "QS 4": 3, "QS 5": 5, "QS 6": 2, "QS 7": 3, "QS 8": 3,
    "AR 1": 1, "AR 2": 4, "AR 3": 3, "AR 4": 2, "AR 5": 4, "AR 6": 2, "AR 7": 6, "AR 8": 3,
    "AR 9": 4, "AR 10": 5, "AR 11": 2, "AR 12": 4,
}  # fmt: skip


def marked() -> dict[str, set[str]]:
    """Returns the rules that each test names, "tests/...py::test" -> numbers, without importing
    anything."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            key = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
            found[key] = {number for each in node.decorator_list for number in numbers(each)}
    return found


def numbers(decorator: ast.expr) -> list[str]:
    """Returns the numbers of `@pytest.mark.rule(...)`."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [ast.literal_eval(argument) for argument in decorator.args]
    return []


MARKED = marked()


def test_every_item_in_bold_is_a_statement() -> None:
    assert SOURCE.count("\n- **") == len(STATEMENTS)


def test_each_number_is_used_once() -> None:
    assert [n for n, times in Counter(s.number for s in STATEMENTS).items() if times > 1] == []


def test_no_number_names_a_section_and_a_statement() -> None:
    assert set(SECTIONS) & {statement.number for statement in STATEMENTS} == set()


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda s: s.number)
def test_each_statement_names_existing_files_and_tests(statement: Statement) -> None:
    assert statement.places, "it lives nowhere"
    assert [place for place in statement.places if not (ROOT / place).is_file()] == []
    assert statement.tests, "nothing proves it"
    assert [test for test in statement.tests if statement.number not in MARKED.get(test, ())] == []


def test_each_mark_of_a_test_is_named_by_its_statement() -> None:
    stands = {s.number: s.tests for s in STATEMENTS}
    strays = [
        (test, number)
        for test, named in MARKED.items()
        for number in named
        if test not in stands.get(number, ())
    ]
    assert strays == []


@pytest.mark.parametrize("section", SECTIONS)
def test_no_statement_of_the_books_is_missing(section: str) -> None:
    wanted = {f"{section}.{i}" for i in range(1, SECTIONS[section] + 1)} - set(SECTIONS)
    assert wanted - {s.number for s in STATEMENTS} == set()


def test_the_page_has_an_anchor_for_every_rule() -> None:
    html, headings = render(SOURCE)
    for statement in STATEMENTS:
        assert f'id="{anchor_of(statement.number)}" class="rule"' in html
    assert html.count('<small class="rule-proof">') == len(STATEMENTS)
    assert "→" not in html
    assert {heading.level for heading in headings} == {2, 3}


#: The patterns of references to statements or sections of docs/rules.md.
CITATION = re.compile(r"\b(?:FS C|FS|CF|QS|AR) \d+(?:\.\d+)*")
#: Names of the books' digests and rulings, whose numbers are not those of docs/rules.md.
FOREIGN = re.compile(r"\b(?:frame-state(?:-combat)? \d|combat \d|R\d+\b)")
CITING = [
    *(path for folder in ("app", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py")),
    *(ROOT / "static" / "js").rglob("*.js"),
    *(ROOT / "tests" / "js").rglob("*.js"),
    *(path for path in (ROOT / "docs").glob("*.md") if path != RULES),
]


def test_every_citation_is_of_a_rule_that_exists() -> None:
    known = {each.number for each in STATEMENTS} | set(SECTIONS)
    unknown = {
        f"{path.relative_to(ROOT)}: {cited}"
        for path in CITING
        for cited in CITATION.findall(path.read_text("utf-8"))
        if cited not in known
    }
    assert unknown == set()


def test_rules_are_cited_by_one_numbering() -> None:
    own = Path(__file__)
    foreign = {
        f"{path.relative_to(ROOT)}: {found}"
        for path in CITING
        if path != own
        for found in FOREIGN.findall(path.read_text("utf-8"))
    }
    assert foreign == set()
