"""What `hexframe verify-dice` says: an exported log read from a file, and the findings in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from app.messages import catalogue, fill
from app.rules.dice_check.verify_dice import Chapter, Malformed, Problem, Report, verify


def check(path: Path) -> Report:
    """The findings about a file. ValueError with a line for people for what is no exported log."""
    try:
        return verify(msgspec.json.decode(path.read_bytes()))
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror or error}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, Malformed) as error:
        raise ValueError(f"{path}: this is no exported log: {error}"[:300]) from None


def problem_text(problem: Problem) -> str:
    """A problem in words."""
    return fill(catalogue()["verify"][problem.code], problem.params)


def report_lines(report: Report) -> Iterator[str]:
    """The findings, line by line."""
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
    yield fill(catalogue()["verify"][f"file-{report.verdict}"], {})


def _heading(chapter: Chapter) -> str:
    verdict = fill(catalogue()["verify"][f"chapter-{chapter.verdict}"], {})
    secret = f" and {chapter.secret} secret" if chapter.secret else ""
    dice = f"{len(chapter.rolls)} rolls, {chapter.public} dice{secret}"
    return f"Chapter {chapter.chapter} ({dice}; commitment {chapter.commitment}): {verdict}"
