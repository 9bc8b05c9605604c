"""Reads an exported log for `hexframe verify-dice` and describes the findings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from app.messages import render
from app.rules.dice_check.verify_dice import Chapter, Malformed, Problem, Report, verify


def check(path: Path) -> Report:
    """Checks a file. Raises ValueError with a message when it is no exported log."""
    try:
        return verify(msgspec.json.decode(path.read_bytes()))
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, Malformed) as error:
        raise ValueError(f"{path}: this is no exported log: {error}"[:300]) from None


def problem_text(problem: Problem) -> str:
    """Describes a problem."""
    return render("verify", problem.code, problem.params)


def report_lines(report: Report) -> Iterator[str]:
    """Returns the findings as lines of text."""
    yield f"Table {report.table}: {report.lines} lines"
    for problem in report.problems:
        yield f"  wrong: {problem_text(problem)}"
    for chapter in report.chapters:
        yield _heading(chapter)
        for problem in chapter.problems:
            yield f"  wrong: {problem_text(problem)}"
        for roll in chapter.rolls:
            for problem in roll.problems:
                yield f"  wrong: {problem_text(problem)}"
    yield render("verify", f"file-{report.verdict}", {})


def _heading(chapter: Chapter) -> str:
    verdict = render("verify", f"chapter-{chapter.verdict}", {})
    secret = f" and {chapter.secret} secret" if chapter.secret else ""
    dice = f"{len(chapter.rolls)} rolls, {chapter.public} dice{secret}"
    return f"Chapter {chapter.chapter} ({dice}; commitment {chapter.commitment}): {verdict}"
