"""Area templates: radius, line and cone areas that people lay on the map."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import log_entries, project
from app.engine.state.area_templates import LONGEST_REACH, MOST_OF_A_SEAT
from tests.engine.play import BLANK, Table, cell, check_round_trips
from tests.engine.transfers import exported, imported, normal


def hex_at(q: int, r: int) -> dict[str, int]:
    return {"q": q, "r": r}


def lay(table: Table, who: str = "handler", shape: str = "radius", **fields: Any) -> str:
    """Lays a template around (4, 4) as far as (4, 6). Returns its id."""
    usual = {"shape": shape, "at": hex_at(4, 4), "to": hex_at(4, 6)}
    row = table.send(who, "template.lay", **(usual | fields))
    return str(row.events[0]["template"]["id"])


def shown(table: Table, group: str = "pilots") -> dict[str, Any]:
    found: dict[str, Any] = project(table.state, group)["scene"]["templates"]
    return found


def test_everybody_sees_what_anybody_lays() -> None:
    table = Table()
    table.send("handler", "table.options", options={"fog": "team"})
    table.send("handler", "terrain.veil", all=True, veiled=True)
    key = lay(table, "ann", "cone", name="Flames")
    for group in ("handler", "pilots", "spectators"):
        found = shown(table, group)[key]
        assert (found["shape"], found["name"], found["seat"]) == ("cone", "Flames", "a")
        assert (found["at"], found["to"]) == (hex_at(4, 4), hex_at(4, 6))
        assert ("secret" in found) == (group == "handler")
    assert not any(log_entries(table.rows[-1], group, 1) for group in ("handler", "pilots"))


def test_only_handlers_know_of_a_secret_template() -> None:
    table = Table()
    key = lay(table, secret=True)
    assert shown(table) == shown(table, "spectators") == {}
    assert shown(table, "handler")[key]["secret"]
    for kind in ("template.update", "template.remove"):
        there = table.refuse("ann", kind, template=key)
        nowhere = table.refuse("ann", kind, template="none")
        assert there.code == nowhere.code == "no-such-template"
    table.send("handler", "template.update", template=key, secret=False)
    assert set(shown(table)) == {key}
    assert table.refuse("ann", "template.lay", **usual(), secret=True).code == "handler-only"


def usual() -> dict[str, Any]:
    return {"shape": "line", "at": hex_at(1, 1), "to": hex_at(3, 1)}


def test_its_owner_and_the_handler_change_and_remove_it() -> None:
    table = Table()
    key = lay(table, "ann", name="Blast")
    for kind in ("template.update", "template.remove"):
        assert table.refuse("bob", kind, template=key).code == "template-not-yours"
    assert table.refuse("eve", "template.remove", template=key).code == "spectators-watch"
    assert table.refuse("eve", "template.lay", **usual()).code == "spectators-watch"
    row = table.send("ann", "template.update", template=key, to=hex_at(5, 4), name=None)
    assert row.events[0]["template"]["to"] == [5, 4]
    assert (shown(table)[key]["name"], shown(table)[key]["seat"]) == ("", "a")
    refused = table.refuse("ann", "template.update", template=key, to=hex_at(5, 4))
    assert refused.code == "nothing-changes"
    table.send("handler", "template.update", template=key, shape="line")
    assert shown(table)[key]["seat"] == "a"
    table.send("handler", "template.remove", template=key)
    assert shown(table) == {}
    assert table.refuse("ann", "template.remove", template=key).code == "no-such-template"


def test_clearing_takes_away_ones_own_or_all() -> None:
    table = Table()
    own, other, secret = lay(table, "ann"), lay(table, "bob"), lay(table, secret=True)
    table.send("ann", "template.clear")
    assert set(shown(table, "handler")) == {other, secret}
    assert table.refuse("ann", "template.clear").code == "nothing-changes"
    assert table.refuse("ann", "template.clear", all=True).code == "handler-only"
    table.send("handler", "undo")
    assert own in shown(table)
    table.send("handler", "template.clear", all=True)
    assert shown(table, "handler") == {}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"to": hex_at(40, 4)}, "off-map"),
        ({"at": hex_at(-1, 0)}, "off-map"),
        ({"shape": "line", "to": hex_at(4, 4)}, "template-no-length"),
        ({"shape": "cone", "to": hex_at(4, 4)}, "template-no-length"),
        ({"shape": "square"}, "malformed"),
        ({"name": ""}, "malformed"),
        ({"name": "x" * 81}, "malformed"),
        ({"name": "a\nb"}, "malformed"),
        ({"at": hex_at(10**9, 0)}, "malformed"),
    ],
)
def test_what_no_template_can_be(fields: dict[str, Any], code: str) -> None:
    table = Table()
    laid = {"shape": "radius", "at": hex_at(4, 4), "to": hex_at(4, 6)}
    assert table.refuse("ann", "template.lay", **(laid | fields)).code == code
    assert lay(table, to=hex_at(4, 4))  # a radius of one hex


def test_there_are_bounds_of_reach_and_number() -> None:
    table = Table({**BLANK, "columns": 60})
    far = {"shape": "line", "at": hex_at(0, 5), "to": hex_at(LONGEST_REACH + 1, -15)}
    assert table.refuse("ann", "template.lay", **far).params == {"most": LONGEST_REACH}
    for _ in range(MOST_OF_A_SEAT):
        lay(table, "ann")
    refused = table.refuse("ann", "template.lay", **usual())
    assert (refused.code, refused.params["most"]) == ("templates-enough", MOST_OF_A_SEAT)
    lay(table, "bob")


def test_a_pilot_still_undoes_its_move_after_a_template() -> None:
    table = Table()
    fox = table.unit("Fox", (0, 0, 0), controller="a")
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(0, 1, 0)])
    lay(table, "bob")
    lay(table, "ann")
    table.send("ann", "undo")
    assert table[fox].at == (0, 0, 0)
    assert len(shown(table)) == 2


def test_a_template_becomes_a_zone() -> None:
    table = Table()
    key = lay(table, "ann", at=hex_at(0, 0), to=hex_at(1, 0), name="Fire")
    assert table.refuse("ann", "template.to_zone", template=key, name="x").code == "handler-only"
    refused = table.refuse("handler", "template.to_zone", template=key, name="x", kind="label")
    assert refused.code == "zone-one-hex"
    table.send("handler", "template.to_zone", template=key, name="Fire", secret=False, colour="red")
    (zone,) = table.state.scene.zones.values()
    # what lies off the map is left out
    assert set(table.state.scene.map.hexes_of(zone.hex_set)) == {(0, 0), (0, 1), (1, 0)}
    assert (zone.name, zone.kind, zone.secret, zone.colour) == ("Fire", "area", False, "red")
    assert shown(table, "handler") == {}
    table.send("handler", "undo")
    assert not table.state.scene.zones and key in shown(table)


def test_templates_follow_their_map() -> None:
    table = Table()
    near = lay(table, at=hex_at(1, 1), to=hex_at(2, 1))
    far = lay(table, at=hex_at(9, 1), to=hex_at(11, 1))
    table.send("handler", "map.resize", columns=8, rows=8, left=2, top=0)
    moved = shown(table, "handler")
    assert set(moved) == {near}
    assert moved[near]["to"]["q"] - moved[near]["at"]["q"] == 1
    assert moved[near]["at"] == {"q": 3, "r": 0}
    table.send("handler", "undo")
    assert set(shown(table, "handler")) == {near, far}
    table.send("handler", "map.set", map={**BLANK, "columns": 5})
    assert set(shown(table, "handler")) == {near}
    table.send("handler", "scene.duplicate")
    _, copy = table.state.world.scenes.values()
    assert not copy.templates
    check_round_trips(table)


def test_an_export_has_the_templates_without_their_seats() -> None:
    table = Table()
    lay(table, "ann", "line", name="Shot")
    lay(table, secret=True)
    found = exported(table)
    copy = imported(found)
    assert normal(exported(copy)) == normal(found)
    shot, secret = copy.state.scene.templates.values()
    assert (shot.name, shot.shape, shot.seat, secret.secret) == ("Shot", "line", "", True)
    assert [each["seat"] for each in shown(copy, "handler").values()] == [None, None]
    assert copy.refuse("ann", "template.remove", template=shot.id).code == "template-not-yours"
    check_round_trips(copy)
    for field, wrong, code in (
        ("to", [99, 0], "off-map"),
        ("to", [4, 4], "template-no-length"),
        ("shape", "square", "malformed"),
        ("name", "a\nb", "malformed"),
        ("at", [1], "malformed"),
    ):
        bad = json.loads(json.dumps(found))
        bad["world"]["scenes"][0]["templates"][0][field] = wrong
        with pytest.raises(AssertionError, match=code):
            imported(bad)
