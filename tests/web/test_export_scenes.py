"""An exported table keeps all its scenes, overruled positions, and names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.transfers import normal
from tests.web.schema import check_view
from tests.web.server import API, Person, Table, import_table, unit

BLANK = {"columns": 6, "rows": 5, "orientation": "flat"}


def scenes_of(person: Person) -> dict[str, str]:
    """Returns the ids of the scenes by name."""
    return {each["name"]: key for key, each in person.state()["view"]["scenes"].items()}


def test_every_scene_is_exported_with_its_units_characters_and_conflict(
    new_table: Callable[..., Table],
) -> None:
    handler = new_table().handler
    handler.do("unit.add", **unit("Fox", 1, 1))
    handler.do("scene.add", name="The pass", map=BLANK)
    there = {"scene": scenes_of(handler)["The pass"]}
    handler.do("terrain.set", **there, cells=[{"q": 2, "r": 1, "level": 3}])
    for name, q in (("Owl", 0), ("Elk", 1)):
        handler.do("unit.add", **there, **unit(name, q, 1))
    handler.do("scene.activate", **there)
    elk, owl = handler.unit("Elk"), handler.unit("Owl")
    handler.do("conflict.start")
    handler.do("turn.start", unit=elk)
    condition = {"kind": "burning", "by": owl, "ends": {"when": "round-end", "count": 9}}
    handler.do("unit.update", unit=elk, integrity=3, conditions={"add": [condition]})
    handler.do("scene.activate", scene=scenes_of(handler)["Scene 1"])
    handler.do("character.add", name="Ilse", unit=elk, **there)
    document = handler.ask("GET", "/export").json()
    copy = import_table(handler, document)
    assert list(scenes_of(copy)) == ["Scene 1", "The pass"]
    assert [each["name"] for each in copy.state()["view"]["scene"]["units"].values()] == ["Fox"]
    copy.do("scene.activate", scene=scenes_of(copy)["The pass"])
    view = copy.state()["view"]
    check_view(view)
    scene = view["scene"]
    assert scene["map"]["columns"] == 6
    units = {each["name"]: each for each in scene["units"].values()}
    assert list(units) == ["Owl", "Elk"]
    assert units["Elk"]["integrity"] == 3
    assert units["Elk"]["conditions"][0]["by"] == units["Owl"]["id"]
    assert scene["conflict"]["active"] == units["Elk"]["id"]
    (ilse,) = view["characters"].values()
    assert ilse["unit"] == units["Elk"]["id"]
    copy.do("scene.activate", scene=scenes_of(copy)["Scene 1"])
    again = copy.ask("GET", "/export").json()
    assert (again["scenes"], normal(again)) == (document["scenes"], normal(document))


def test_units_in_one_cell_by_overrule_are_exported(
    new_table: Callable[..., Table],
) -> None:
    handler = new_table().handler
    handler.do("unit.add", **unit("Fox", 1, 1))
    handler.do("unit.add", **unit("Owl", 1, 1), overrule=True)
    copy = import_table(handler, handler.ask("GET", "/export").json())
    found = copy.state()["view"]["scene"]["units"].values()
    assert {each["name"]: (each["at"]["q"], each["at"]["r"]) for each in found} == {
        "Fox": (1, 1),
        "Owl": (1, 1),
    }


def test_an_imported_table_keeps_its_name_and_that_of_its_scene(
    new_table: Callable[..., Table],
) -> None:
    handler = new_table().handler
    handler.do("table.rename", name="Grey Ford")
    handler.do("scene.add", name="The ford", map=BLANK)
    handler.do("scene.activate", scene=scenes_of(handler)["The ford"])
    answer = handler.ask("GET", "/export")
    assert "Grey%20Ford.hexframe-table.json" in answer.headers["content-disposition"]
    for history in (False, True):
        document: Any = handler.ask("GET", f"/export?history={history}").json()
        view = import_table(handler, document).state()["view"]
        assert view["table"]["name"] == "Grey Ford"
        assert view["scene"]["name"] == "The ford"
    summary = handler.http.get(
        f"{handler.url}{API}/tables/{handler.table}",
        headers={"Authorization": f"Bearer {handler.token}"},
    )
    assert summary.json()["name"] == "Grey Ford"


def test_two_units_of_one_name_keep_it(new_table: Callable[..., Table]) -> None:
    handler = new_table().handler
    for q in (1, 2):
        handler.do("unit.add", **unit("Fox", q, 1))
    handler.do("unit.update", unit=handler.unit("Fox 2"), name="Fox")
    copy = import_table(handler, handler.ask("GET", "/export").json())
    units = copy.state()["view"]["scene"]["units"].values()
    assert [each["name"] for each in units] == ["Fox", "Fox"]
