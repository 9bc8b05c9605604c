"""Finds the codes of refusals and log lines in the source of rules and engine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from app import engine, rules
from app.messages import codes
from app.rules.systems import SYSTEMS

ENGINE: Final = Path(engine.__file__).parent
#: The codes that have a text, by kind; those of dice systems are left out.
CATALOGUE: Final = {
    kind: {code for code in codes(kind) if code.split(".")[0] not in SYSTEMS}
    for kind in ("refusals", "log", "words")
}
RULES: Final = Path(rules.__file__).parent
#: Calls with the code of a refusal, and the position of the code among their arguments.
REFUSING: Final = {
    "Refusal": 0, "Refused": 0, "Blocked": 0, "TerrainError": 0, "SheetError": 0,
    "NotationError": 0, "OptionRule": 2, "refusal": 0,
}  # fmt: skip
#: The same for log lines.
LOGGING: Final = {"PendingLine": 0, "unit_line": 1}
#: The codes of invalid maps, which are the parameter `what` of the refusal "bad-map".
WHAT_OF_BAD_MAP: Final = frozenset({"bad-size", "wrong-count", "duplicate-id"})
#: A part of a code that is not in the source.
ANY: Final = "[a-z_.]+"
#: The pattern of refusal codes. Codes of log lines have a dot between words.
KEBAB: Final = re.compile(r"[a-z]+(-[a-z]+)*")


@cache
def parsed(path: Path) -> ast.Module:
    """Returns the syntax tree of a module."""
    return ast.parse(path.read_text("utf-8"))


@cache
def modules(*folders: Path) -> tuple[ast.Module, ...]:
    """Returns the syntax trees of all modules below these folders."""
    paths = sorted(path for folder in folders for path in folder.rglob("*.py"))
    return tuple(parsed(path) for path in paths)


@cache
def strings(tree: ast.AST) -> frozenset[str]:
    """Returns the string constants of a tree, without docstrings."""
    nodes = list(ast.walk(tree))
    bare = {id(each.value) for each in nodes if isinstance(each, ast.Expr)}
    return frozenset(
        each.value
        for each in nodes
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in bare
    )


@cache
def constants() -> dict[str, str]:
    """Returns the named string constants of the engine's modules."""
    return {
        target.id: str(value.value)
        for tree in modules(ENGINE)
        for node in tree.body
        if isinstance(node, ast.AnnAssign | ast.Assign)
        and isinstance(value := node.value, ast.Constant)
        and isinstance(value.value, str)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }


def values(node: ast.expr) -> set[str] | None:
    """Returns the strings that an expression can have, or None when that is unknown."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            either = values(node.body), values(node.orelse)
            return None if None in either else set().union(*filter(None, either))
        case ast.Name(id=name) if name in constants():
            return {constants()[name]}
    return None


def arguments(tree: ast.AST, carriers: dict[str, int]) -> Iterator[set[str] | None]:
    """Returns the codes in every call that carries one; None for a call with an unknown code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = carriers.get(name)
            if place is not None and len(node.args) > place:
                yield values(node.args[place])


@cache
def refusals() -> frozenset[str]:
    """Returns the codes of all refusals of rules and engine.

    A call with an unknown code has one of the codes in its module, or in a module of the rules that
    it imports.
    """
    found, texts = set[str](), CATALOGUE["refusals"]
    for tree in modules(ENGINE, RULES):
        said = list(arguments(tree, REFUSING))
        found |= set().union(*filter(None, said))
        if None in said:
            words = {word for each in (tree, *imported_rules(tree)) for word in strings(each)}
            found |= {each for each in words & texts if KEBAB.fullmatch(each)}
    return frozenset(found - WHAT_OF_BAD_MAP)


def imported_rules(tree: ast.AST) -> Iterator[ast.Module]:
    """Returns the modules of the rules from which a module imports names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("app.rules."):
            path = RULES.joinpath(*str(node.module).split(".")[2:]).with_suffix(".py")
            if path.exists():
                yield parsed(path)


def line_codes() -> set[str]:
    """Returns the codes in calls for log lines."""
    said = [each for tree in modules(ENGINE) for each in arguments(tree, LOGGING)]
    return set().union(*filter(None, said))


def composed(tree: ast.AST) -> Iterator[str]:
    """Returns patterns of the strings that a tree builds from parts."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr():
                parts = [
                    re.escape(str(each.value)) if isinstance(each, ast.Constant) else ANY
                    for each in node.values
                ]
                yield "".join(parts)
            case ast.BinOp(op=ast.Add(), right=right) | ast.AugAssign(op=ast.Add(), value=right):
                yield from (ANY + re.escape(each) for each in values(right) or ())


def written_lines() -> set[str]:
    """Returns the codes of log lines that the engine writes, constant or built from parts."""
    trees = modules(ENGINE)
    literal = {each for tree in trees for each in strings(tree)}
    patterns = {each for tree in trees for each in composed(tree)}
    told = [each for each in patterns if re.search("[a-z]{2}", each.replace(ANY, ""))]
    made = re.compile("|".join(told))
    return {code for code in CATALOGUE["log"] if code in literal or made.fullmatch(code)}
