"""Only the content folder names ids of content; other code would have to branch on them.

All strings of app/ that a decision could depend on are checked. Keys of messages, docstrings and
the values of a `Literal` are no decisions. Some ids are also names of fields (the reach of a
weapon, the energy of a unit); those count where they are compared. Everyday words with another
meaning are listed here.
"""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.engine.state.unit import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Fighter, Numbers, WeaponProfile, WeaponTraits

APP = Path(content.__file__).parents[4]
pytestmark = pytest.mark.no_cover

IDS = {
    *content.CHASSIS,
    *content.GENERATORS,
    *content.WEAPON_TYPES,
    *content.DAMAGE_TYPES,
    *content.WEAPON_TAGS,
    *content.DAMAGE_TAGS,
    *content.HULL,
    *content.EXPANSIONS,
    *content.ACTIONS,
    # tunable elements and states have the names of a unit's own fields
    *(kind.id for kind in content.CONDITIONS.values() if kind.tiers),
    *(id for id in content.FRAME_TUNING if "-" in id),
}

#: the folder of content, and the attributes of a character's sheet
HOME = (
    "rules/frame_state/combat/content/",
    "rules/frame_state/combat/library/",
)
ATTRIBUTES = "rules/frame_state/characters.py"

#: everyday words: file -> its words that mean something else
EVERYDAY: dict[str, set[str]] = {
    # the kind of an id: a wave of units in reserve
    "engine/state/scene.py": {"wave"},
    # examples for the published schemas
    "web/schemas/glossary.py": {"bipedal", "burning", "coolant", "kinetic", "pulse"},
}

#: A text without any id needs no syntax tree.
ANY_ID = re.compile("|".join(map(re.escape, IDS)))

FIELDS = {
    field.name
    for shape in (Numbers, WeaponProfile, WeaponTraits, Fighter, Unit)
    for field in dataclasses.fields(shape)
}


def decisive(tree: ast.Module) -> Iterator[str]:
    """Returns strings that a decision could depend on."""
    words = {id(node) for each in ast.walk(tree) for node in _mere_words(each)}
    compared = {id(node) for each in ast.walk(tree) for node in _compared(each)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) in compared or (id(node) not in words and node.value not in FIELDS):
            yield node.value


def _compared(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare):
        for side in (node.left, *node.comparators):
            yield side
            if isinstance(side, ast.Set | ast.Tuple | ast.List):
                yield from side.elts
    elif isinstance(node, ast.MatchValue):
        yield node.value


def _mere_words(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr):
        yield node.value
    elif isinstance(node, ast.Dict):
        yield from (key for key in node.keys if key is not None)
    elif isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal":
        yield from ast.walk(node.slice)
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Doc":
        yield from node.args  # a description and an example


@cache
def named(folder: Path) -> dict[str, set[str]]:
    """Returns the files that name ids, with the ids."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        at = path.relative_to(folder).as_posix()
        if at.startswith(HOME) or at == ATTRIBUTES:
            continue
        text = path.read_text("utf-8")
        if ANY_ID.search(text) and (ids := set(decisive(ast.parse(text))) & IDS):
            found[at] = ids
    return found


@pytest.mark.rule("FS C 2.13")
def test_no_other_file_names_content() -> None:
    found = named(APP)
    strays = {at: ids - EVERYDAY.get(at, set()) for at, ids in found.items()}
    assert {at: ids for at, ids in strays.items() if ids} == {}


def test_every_listed_exception_is_needed() -> None:
    found = named(APP)
    idle = {at: words - found.get(at, set()) for at, words in EVERYDAY.items()}
    assert {at: words for at, words in idle.items() if words} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if tag == 'multifire': pass",
        "x = tags['multifire']",
        "x = tags.get('multifire')",
        "x = {'multifire'}",
        "match tag:\n    case 'multifire': pass",
        "NAMED = 'multifire'",
        "x = {1: 'multifire'}",
        "if damage == 'multifire' or 1: pass",
    ],
)
def test_a_name_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "attack.py").write_text(f'"""multifire"""\n{line}\n', "utf-8")
    assert named(tmp_path) == {"engine/attack.py": {"multifire"}}


@pytest.mark.parametrize(
    "line",
    [
        "if damage == 'energy': pass",
        "if damage in ('energy', 'blaze'): pass",
        "match damage:\n    case 'energy': pass",
    ],
)
def test_a_name_that_is_a_field_too_is_found_where_it_is_compared(
    tmp_path: Path, line: str
) -> None:
    (tmp_path / "attack.py").write_text(f"sums['energy'] = 1\n{line}\n", "utf-8")
    assert named(tmp_path) == {"attack.py": {"energy"}}


@pytest.mark.parametrize(
    "line",
    [
        "sums['energy'] = 1",
        "x = {'multifire': 1}",
        "x: Literal['multifire', 'more']",
        "multifire = 1",
        "'multifire'",
    ],
)
def test_a_plain_word_is_not_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "attack.py").write_text(line + "\n", "utf-8")
    assert named(tmp_path) == {}
