"""Sample fights: Ann's Fox against the Handler's Wolf."""

from __future__ import annotations

from typing import Any

from app.engine import Row
from app.rules.frame_state.combat.model import Build, Weapon
from tests.engine.frames import build, framed, npc
from tests.engine.play import Table


def gun(tier: int = 1, kind: str = "shooter", damage: str = "kinetic", **tags: int) -> Weapon:
    """Returns the weapon "gun". Tags are keywords with "_" for "-"."""
    named = {name.replace("_", "-"): each for name, each in tags.items()}
    return Weapon("gun", "Rifle", tier, kind, damage, named)


def armed(weapon: Weapon | None = None, /, **fields: Any) -> Build:
    return build(weapons=(weapon or gun(),), **fields)


def bare_table(map_: dict[str, Any] | None = None) -> Table:
    """A table where nothing waits for reactions."""
    table = Table(map_)
    table.send("handler", "table.options", options={"reaction_seconds": 0})
    return table


def duel(
    mine: Build | None = None, theirs: Build | None = None, at: tuple[int, int, int] = (6, 3, 0)
) -> tuple[Table, str, str]:
    """A table with Fox in its turn and the Wolf three hexes away, by default."""
    table = bare_table()
    fox = framed(table, mine or armed())
    wolf = npc(table, theirs or armed(), at=at)
    table.turn(fox)
    return table, fox, wolf


def wolfs_turn(table: Table, fox: str, wolf: str) -> None:
    table.send("ann", "turn.end", unit=fox)
    while table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(wolf)


def attack_id(row: Row) -> str:
    return str(next(e["attack"]["id"] for e in row.events if e["type"] == "attack.put"))


def declare(table: Table, unit: str, target: Any, who: str = "ann", /, **fields: Any) -> str:
    """Declares an attack on a unit or on `target`. Returns the attack's id."""
    at = {"unit": target} if isinstance(target, str) else target
    return attack_id(table.send(who, "attack.declare", unit=unit, weapon="gun", at=at, **fields))


def barred(table: Table, unit: str, target: Any, who: str = "ann", /, **fields: Any) -> str:
    """Returns the code with which an attack is refused."""
    at = {"unit": target} if isinstance(target, str) else target
    sent = {"unit": unit, "weapon": "gun", "at": at, **fields}
    return table.refuse(who, "attack.declare", **sent).code


def roll(table: Table, attack: str, *faces: int, who: str = "ann", **fields: Any) -> Row:
    """Rolls with exactly these faces."""
    table.faces = list(faces)
    row = table.send(who, "attack.roll", attack=attack, **fields)
    assert table.faces == []
    return row


def result(table: Table, group: str = "handler") -> dict[str, Any]:
    """Returns params and data of the attack's line in the last row."""
    lines = [line for line in table.log(group) if line["code"].startswith("attack.result")]
    (line,) = lines
    return {**line["params"], "data": line["data"]}


def seen(table: Table, group: str = "pilots") -> dict[str, Any]:
    """Returns the only attack on its way, as a group sees it."""
    (view,) = table.view(group)["attacks"].values()
    found: dict[str, Any] = view
    return found


def gunship() -> Build:
    """Returns a build with weapons that hit more than their target."""
    weapons = (
        Weapon("mortar", "Mortar", 3, "shooter", "blast", {"burst": 2, "arc": 2, "napalm": 1}),
        Weapon("ram", "Ram", 2, "melee", "kinetic", {"burst": 1, "shockwave": 2}),
        Weapon("beam", "Beam", 3, "shooter", "energy", {"multifire": 3, "emp": 3}),
        Weapon("dart", "Dart", 1, "lock-on", "kinetic", {"zone-in": 2}),
    )
    return build(weapons=weapons, hull={"ablative-layer": 1, "bulk": 1})
