"""Dice notation such as `2d6kh1+2 # reason`: parser, roller and exact distribution.

    notation = term { ("+" | "-") term } [ "#" comment ]
    term     = whole number | [count] "d" (sides | "%") { "!" | keep [n] }
    keep     = "k" | "kh" | "kl" | "dh" | "dl"

Upper or lower case, blanks anywhere between the parts. `!` rolls a die again and adds while it
shows its highest face; such a die counts as one with the sum as its value, also for keeping.
`kh` (or `k`) and `kl` keep the n (default 1) highest or lowest dice of the term, `dh` and `dl` drop
them.
A `Notation` is a value whose `str()` parses to the same value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from app.rules.dice import odds
from app.rules.dice.chance import Chance

MAX_LENGTH = 200
MAX_TERMS = 20
MAX_DICE = 100  # in the whole notation
MAX_SIDES = 1000
MAX_NUMBER = 1_000_000
MAX_EXPLOSIONS = 100  # further rolls of one die

#: Multiplications that exact odds may cost before they count as not feasible, and the bits beyond
#: which a multiplication counts as several.
MAX_WORK = 1_500_000
WORD = 512

#: every code a NotationError can carry, with the params its text can use besides `position`
CODES: dict[str, tuple[str, ...]] = {
    "notation-empty": (),
    "notation-too-long": ("limit",),
    "notation-syntax": ("found",),
    "notation-unfinished": (),
    "notation-too-many-terms": ("limit",),
    "notation-dice": ("limit",),
    "notation-sides": ("limit",),
    "notation-number": ("limit",),
    "notation-keep": ("count",),
    "notation-twice": ("found",),
    "notation-endless": (),
}


class NotationError(ValueError):
    """A notation that cannot be read: a code of `CODES` and the place, counted from 1."""

    def __init__(self, code: str, position: int, **params: int | str) -> None:
        super().__init__(f"{code} at {position}")
        self.code = code
        self.position = position
        self.params: dict[str, int | str] = {"position": position, **params}


@dataclass(frozen=True, slots=True)
class DiceTerm:
    """Dice of one kind: how many, how many of them count, from which end; `sign` is 1 or -1."""

    sign: int
    count: int
    sides: int
    kept: int
    highest: bool = True
    explodes: bool = False

    def __str__(self) -> str:
        text = f"{self.count}d{self.sides}"
        if self.explodes:
            text += "!"
        if self.kept < self.count:
            text += f"k{'h' if self.highest else 'l'}{self.kept}"
        return text


@dataclass(frozen=True, slots=True)
class NumberTerm:
    """A plain number added or subtracted; `sign` is 1 or -1, `number` 0 or more."""

    sign: int
    number: int

    def __str__(self) -> str:
        return str(self.number)


Term = DiceTerm | NumberTerm


@dataclass(frozen=True, slots=True)
class Notation:
    """A parsed notation: its terms in order, and the comment without blanks around it."""

    terms: tuple[Term, ...]
    comment: str = ""

    def __str__(self) -> str:
        signed = [f"{'-' if term.sign < 0 else '+'}{term}" for term in self.terms]
        text = "".join(signed).removeprefix("+")
        return f"{text} # {self.comment}" if self.comment else text


@dataclass(frozen=True, slots=True)
class RolledDie:
    """One die of a roll: all faces in order (several when it exploded), and whether it counts."""

    sides: int
    faces: tuple[int, ...]
    kept: bool

    @property
    def value(self) -> int:
        """The die's value when it is kept."""
        return sum(self.faces)


@dataclass(frozen=True, slots=True)
class RolledTerm:
    """A term with its dice (none for a number) and its signed share of the total."""

    term: Term
    dice: tuple[RolledDie, ...]
    subtotal: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The result of a notation."""

    notation: Notation
    terms: tuple[RolledTerm, ...]
    total: int


_SIGN = re.compile(r"\s*([+-])\s*")
_NUMBER = re.compile(r"\d+")
_DICE = re.compile(r"(?P<count>\d*)\s*d\s*(?P<sides>\d+|%)", re.IGNORECASE | re.ASCII)
_CHANGE = re.compile(r"\s*(?:(?P<bang>!)|(?P<keep>k[hl]?|d[hl])\s*(?P<n>\d*))", re.IGNORECASE)


def parse_notation(text: str) -> Notation:
    """Read a notation. Raises NotationError (a code and the position) for anything else."""
    if len(text) > MAX_LENGTH:
        raise NotationError("notation-too-long", MAX_LENGTH + 1, limit=MAX_LENGTH)
    formula, _, comment = text.partition("#")
    if not formula.strip():
        raise NotationError("notation-empty", 1)
    if not formula.isascii():
        place = next(i for i, letter in enumerate(formula) if not letter.isascii())
        raise NotationError("notation-syntax", place + 1, found=formula[place])
    end = len(formula.rstrip())
    terms: list[Term] = []
    dice_left = MAX_DICE
    at = 0
    while at < end:
        sign_here = _SIGN.match(formula, at)
        if sign_here is None and terms:
            raise NotationError("notation-syntax", at + 1, found=formula[at])
        sign = -1 if sign_here is not None and sign_here[1] == "-" else 1
        start = len(formula) - len(formula[at:].lstrip()) if sign_here is None else sign_here.end()
        if len(terms) == MAX_TERMS:
            raise NotationError("notation-too-many-terms", start + 1, limit=MAX_TERMS)
        term, at = _term(formula, start, end, sign, dice_left)
        if isinstance(term, DiceTerm):
            dice_left -= term.count
        terms.append(term)
        at += len(formula[at:end]) - len(formula[at:end].lstrip())
    return Notation(tuple(terms), comment.strip())


def _term(text: str, start: int, end: int, sign: int, dice_left: int) -> tuple[Term, int]:
    """The term that begins at `start`, and where it ends."""
    dice = _DICE.match(text, start, end)
    if dice is not None:
        return _dice_term(text, dice, end, sign, dice_left)
    number = _NUMBER.match(text, start, end)
    if number is None and start >= end:
        raise NotationError("notation-unfinished", start + 1)
    if number is None:
        raise NotationError("notation-syntax", start + 1, found=text[start])
    value = int(number[0])
    if value > MAX_NUMBER:
        raise NotationError("notation-number", start + 1, limit=MAX_NUMBER)
    return NumberTerm(sign, value), number.end()


def _dice_term(
    text: str, dice: re.Match[str], end: int, sign: int, dice_left: int
) -> tuple[DiceTerm, int]:
    """The dice already matched, with the changes that follow them."""
    count = int(dice["count"] or 1)
    if not 1 <= count <= dice_left:
        raise NotationError("notation-dice", dice.start() + 1, limit=MAX_DICE)
    sides = 100 if dice["sides"] == "%" else int(dice["sides"])
    if not 1 <= sides <= MAX_SIDES:
        raise NotationError("notation-sides", dice.start("sides") + 1, limit=MAX_SIDES)
    kept, highest, explodes, chosen = count, True, False, False
    at = dice.end()
    while (change := _CHANGE.match(text, at, end)) is not None:
        at = change.end()
        if change["bang"]:
            place = change.start("bang") + 1
            if explodes:
                raise NotationError("notation-twice", place, found="!")
            if sides == 1:
                raise NotationError("notation-endless", place)
            explodes = True
            continue
        word, n = change["keep"].lower(), int(change["n"] or 1)
        place = change.start("keep") + 1
        if chosen:
            raise NotationError("notation-twice", place, found=word)
        chosen = True
        kept = n if word[0] == "k" else count - n
        if not 1 <= kept <= count:
            raise NotationError("notation-keep", place, count=count)
        # dropping the lowest keeps the highest
        highest = word in ("k", "kh", "dl")
    # keeping all of them is the same from either end: one value, one text
    return DiceTerm(sign, count, sides, kept, highest or kept == count, explodes), at


def roll(notation: Notation, chance: Chance) -> Rolled:
    """Roll every die in the order written; of equal dice the first ones are kept."""
    terms = tuple(_roll_term(term, chance) for term in notation.terms)
    return Rolled(notation, terms, sum(term.subtotal for term in terms))


def _roll_term(term: Term, chance: Chance) -> RolledTerm:
    if isinstance(term, NumberTerm):
        return RolledTerm(term, (), term.sign * term.number)
    rolled = [_roll_die(term, chance) for _ in range(term.count)]
    order = sorted(range(term.count), key=lambda i: sum(rolled[i]), reverse=term.highest)
    kept = set(order[: term.kept])
    dice = tuple(RolledDie(term.sides, faces, i in kept) for i, faces in enumerate(rolled))
    return RolledTerm(term, dice, term.sign * sum(die.value for die in dice if die.kept))


def _roll_die(term: DiceTerm, chance: Chance) -> tuple[int, ...]:
    faces = [chance.die(term.sides)]
    while term.explodes and faces[-1] == term.sides and len(faces) <= MAX_EXPLOSIONS:
        faces.append(chance.die(term.sides))
    return tuple(faces)


def distribution(notation: Notation) -> dict[int, Fraction] | None:
    """Returns the exact probability of each total, ascending; None when counting costs too much."""
    found = ways(notation)
    return None if found is None else odds.fractions(found)


def ways(notation: Notation) -> odds.Weights | None:
    """Returns in how many ways each total can be rolled; None when counting costs too much."""
    total: odds.Weights = {0: 1}
    work, bits = 0, 0
    for term in notation.terms:
        if isinstance(term, NumberTerm):
            total = odds.convolve(total, {term.sign * term.number: 1})
            continue
        values = term.sides * (MAX_EXPLOSIONS + 1 if term.explodes else 1)
        spread = values * term.kept
        some_dropped = term.kept < term.count
        # what keep() or repeat() will multiply, and the sum with the terms before
        steps = term.count**2 if some_dropped else term.count - 1
        bits += term.count * term.sides.bit_length() * (values // term.sides)
        work += (values * spread * steps // 2 + len(total) * spread) * (1 + bits // WORD)
        if work > MAX_WORK:
            return None
        if term.explodes:
            one = odds.exploding(term.sides, MAX_EXPLOSIONS)
        else:
            one = odds.uniform(term.sides)
        if some_dropped:
            some = odds.keep(one, term.count, term.kept, highest=term.highest)
        else:
            some = odds.repeat(one, term.count)
        total = odds.convolve(total, {term.sign * value: n for value, n in some.items()})
    return total
