"""Verification of an exported log: was every die derived from the committed seeds?

The log holds for each chapter the commitment, the seed once it is closed, every text that players
mixed in, and for each roll its dice and their counters. `verify` derives every die again
and follows the counters, so that no die can be exchanged, left out or put in without its being
seen. What it finds are codes with params; their texts are the section "verify" of the catalogue.
static/js/dice-check/verify-dice.js does the same for the page, and the tests hold the two against
each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal

import msgspec

from app.rules.decoding import convert
from app.rules.dice.chance import SeededChance, commitment, mixed
from app.rules.dice_check.verify_rolls import Count, LoggedRoll, agrees, is_roll, read_roll

#: "open": nothing is wrong, and the seed that would show all is not shown yet.
Verdict = Literal["fair", "open", "wrong"]

_SEED = re.compile("(?:[0-9a-f]{2})+")


class Malformed(ValueError):
    """The input is no exported log; the message says why."""


class Problem(msgspec.Struct, frozen=True):
    """A problem found: a code, its params and its line."""

    code: str
    params: dict[str, Any]


class Roll(msgspec.Struct):
    """A roll of the log, by the number of its line."""

    line: int
    dice: int
    problems: list[Problem]
    verdict: Verdict = "open"


class Chapter(msgspec.Struct):
    """A chapter of chance: its commitment, its seed once published, and its rolls."""

    chapter: int
    commitment: str
    seed: str | None
    #: Natural faces of the public dice, and of the secret ones that this log knows of.
    public: int = 0
    secret: int = 0
    mix: str = ""
    rolls: list[Roll] = msgspec.field(default_factory=list)
    problems: list[Problem] = msgspec.field(default_factory=list)
    verdict: Verdict = "open"


class Report(msgspec.Struct):
    """The report of a check; `problems` belong to no single chapter."""

    table: str
    lines: int
    chapters: list[Chapter]
    problems: list[Problem]
    verdict: Verdict = "open"


class _Promise(msgspec.Struct, frozen=True):
    chapter: Count
    commitment: str
    seed: str | None = None


class _Dice(msgspec.Struct, frozen=True):
    table: str
    lines: Count
    chapters: list[_Promise]


class _Line(msgspec.Struct, frozen=True):
    n: Count
    code: str
    params: dict[str, Any]
    data: Any = None


class _Given(msgspec.Struct, frozen=True):
    chapter: int
    seat: str
    text: str
    mix: str


class _Home(msgspec.Struct, frozen=True):
    table: str
    chapters: int


class _Document(msgspec.Struct, frozen=True):
    format: Literal["hexframe-log", "hexframe-table"]
    version: Literal[1, 2, 3]
    dice: _Dice
    log: list[_Line]


def verify(document: Any) -> Report:
    """Check an exported log, given as decoded JSON. Raises Malformed for anything else."""
    try:
        found = convert(document, _Document)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from None
    if found.version > 1 and found.format != "hexframe-table":
        raise Malformed("no log has this version")
    if "|" in found.dice.table:
        raise Malformed("the table's id holds a '|'")
    return _Check(found).report


class _Check:
    """One pass over the lines, in order, with what is known so far."""

    def __init__(self, document: _Document) -> None:
        promised = {promise.chapter: promise for promise in document.dice.chapters}
        self._chapters = {
            number: Chapter(number, promise.commitment, promise.seed)
            for number, promise in sorted(promised.items())
        }
        table = document.dice.table
        self._homes = list(_homes(document.log))
        self.report = Report(table, len(document.log), list(self._chapters.values()), [])
        if len(promised) < len(document.dice.chapters):
            self._say(None, "chapter-twice")
        self._seeds = {chapter.chapter: self._seed(chapter) for chapter in self.report.chapters}
        self._open = 1
        self._counters = {"public": 0, "secret": 0}
        last = 0
        for line in document.log:
            if line.n != last + 1:
                self._say(None, "line-missing", line=line.n, after=last)
            last = line.n
            self._line(line)
        if document.dice.lines != len(document.log):
            self._say(None, "lines", told=document.dice.lines, found=len(document.log))
        self._conclude()

    def _seed(self, chapter: Chapter) -> bytes | None:
        """The seed by which the dice of a closed chapter can be checked."""
        if chapter.seed is None:
            return None
        seed = bytes.fromhex(chapter.seed) if _SEED.fullmatch(chapter.seed) else None
        if seed is not None and commitment(seed) == chapter.commitment:
            return seed
        self._say(chapter, "seed")
        return None

    def _say(self, where: Chapter | None, code: str, /, **params: Any) -> None:
        problems = self.report.problems if where is None else where.problems
        about = {} if where is None else {"chapter": where.chapter}
        problems.append(Problem(code, {**about, **params}))

    # -- the lines --------------------------------------------------------------------------------

    def _line(self, line: _Line) -> None:
        if line.code == "table.created" and line.n == 1:
            self._begins(line, 1)
        elif line.code == "chapter.closed":
            self._closed(line)
        elif line.code == "chapter.opened":
            self._opened(line)
        elif line.code == "dice.mixed":
            self._mixed(line)
        if is_roll(line.data):
            self._roll(line)

    def _now(self, line: _Line) -> Chapter | None:
        """The chapter that is open at this line."""
        chapter = self._chapters.get(self._open)
        if chapter is None:
            self._say(None, "chapter-unknown", line=line.n, chapter=self._open)
        return chapter

    def _begins(self, line: _Line, number: int) -> None:
        """A chapter begins with its commitment; the oldest logs do not say their first."""
        self._open = number
        self._counters = {"public": 0, "secret": 0}
        said = line.params.get("commitment")
        chapter = self._now(line)
        if chapter is not None and said is not None and said != chapter.commitment:
            self._say(chapter, "commitment", line=line.n)

    def _opened(self, line: _Line) -> None:
        number = line.params.get("chapter")
        if type(number) is not int or number != self._open + 1:
            self._say(None, "chapter-order", line=line.n, chapter=self._open)
            return
        self._begins(line, number)

    def _closed(self, line: _Line) -> None:
        chapter = self._now(line)
        if chapter is None:
            return
        if not agrees(line.params.get("chapter"), chapter.chapter):
            self._say(chapter, "chapter-order", line=line.n)
        if line.params.get("seed") != chapter.seed:
            self._say(chapter, "seed-said", line=line.n)
        count = line.params.get("dice", chapter.public)
        if not agrees(count, chapter.public):
            self._say(chapter, "count", line=line.n, told=count, found=chapter.public)

    def _mixed(self, line: _Line) -> None:
        chapter = self._now(line)
        if chapter is None:
            return
        try:
            given = convert(line.data, _Given)
            chapter.mix = mixed(chapter.mix, given.seat, given.text)
        except ValueError:
            self._say(chapter, "unreadable", line=line.n)
            return
        logged = (given.chapter, given.mix, line.params.get("mix"), line.params.get("text"))
        if logged != (chapter.chapter, chapter.mix, chapter.mix, given.text):
            self._say(chapter, "mix-wrong", line=line.n)

    def _roll(self, line: _Line) -> None:
        chapter = self._now(line)
        if chapter is None:
            return
        found = read_roll(line.params, line.data)
        roll = Roll(line.n, 0 if found is None else len(found.faces), [])
        chapter.rolls.append(roll)
        for code, params in self._about(chapter, found):
            roll.problems.append(Problem(code, {"line": line.n, **params}))

    def _about(
        self, chapter: Chapter, found: LoggedRoll | None
    ) -> Iterator[tuple[str, dict[str, Any]]]:
        """Returns the problems of a roll and counts its dice."""
        if found is None:
            yield "unreadable", {}
            return
        proof = found.proof
        if proof.chapter != chapter.chapter:
            yield "roll-chapter", {"told": proof.chapter, "chapter": chapter.chapter}
            return
        expected = self._counters[proof.stream]
        self._counters[proof.stream] = proof.counter + len(found.faces)
        if proof.stream == "public":
            chapter.public += len(found.faces)
        else:
            chapter.secret += len(found.faces)
        if proof.counter != expected:
            code = "gap" if proof.counter > expected else "overlap"
            yield code, {"told": proof.counter, "expected": expected}
        if proof.mix != chapter.mix:
            yield "mix-roll", {}
        for name in found.wrong:
            yield "does-not-follow", {"field": name}
        seed = self._seeds[chapter.chapter]
        if seed is not None:
            yield from _dice(seed, self._home(chapter.chapter), found)

    def _home(self, chapter: int) -> str:
        """The table at which the dice of a chapter were rolled: a history may come from another."""
        rolled_at = (table for table, last in self._homes if chapter <= last)
        return next(rolled_at, self.report.table)

    # -- the verdict ------------------------------------------------------------------------------

    def _conclude(self) -> None:
        for chapter in self.report.chapters:
            known = self._seeds[chapter.chapter] is not None
            for roll in chapter.rolls:
                roll.verdict = _verdict(bool(roll.problems), known)
            wrong = bool(chapter.problems) or any(roll.problems for roll in chapter.rolls)
            chapter.verdict = _verdict(wrong, known)
        wrong = bool(self.report.problems)
        wrong |= any(chapter.verdict == "wrong" for chapter in self.report.chapters)
        known = any(chapter.verdict == "fair" for chapter in self.report.chapters)
        self.report.verdict = _verdict(wrong, known)


def _homes(log: list[_Line]) -> Iterator[tuple[str, int]]:
    """The tables from which this one took over its history, each with its last chapter."""
    for line in log:
        if line.code in ("table.branched", "table.imported"):
            with suppress(msgspec.ValidationError):
                found = convert(line.data, _Home)
                if "|" not in found.table:
                    yield found.table, found.chapters


def _verdict(wrong: bool, known: bool) -> Verdict:
    return "wrong" if wrong else "fair" if known else "open"


def _dice(seed: bytes, table: str, found: LoggedRoll) -> Iterator[tuple[str, dict[str, Any]]]:
    """The faces that the seed does not give."""
    proof = found.proof
    chance = SeededChance(seed, table, proof.stream, proof.counter, proof.command, proof.mix)
    for die, sides, logged in found.faces:
        face = chance.die(sides)
        if face != logged:
            yield "die", {"die": die, "sides": sides, "told": logged, "derived": face}
