"""The pictures of units: who sets them, who is told, and which pictures a view refers to."""

from __future__ import annotations

import pytest

from app.engine.views.pictures import pictures_in_view, pictures_in_world
from app.engine.views.views import project
from tests.engine.play import Table, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def shown(table: Table, group: str) -> frozenset[str]:
    """Returns the pictures that the view of a group refers to."""
    return pictures_in_view(project(table.state, group))


def test_a_picture_is_given_and_taken_away(table: Table) -> None:
    fox = table.frame()
    assert "picture" not in table.view("pilots")["scene"]["units"][fox]
    table.send("handler", "unit.picture", unit=fox, picture="p1")
    assert table.codes("pilots")[-1] == "unit.pictured"
    assert table.view("pilots")["scene"]["units"][fox]["picture"] == "p1"
    assert table.refuse("handler", "unit.picture", unit=fox, picture="p1").code == "already-so"
    table.send("handler", "unit.picture", unit=fox, picture="")
    assert table.codes("pilots")[-1] == "unit.unpictured"
    assert "picture" not in table.view("pilots")["scene"]["units"][fox]
    table.send("handler", "undo")
    assert shown(table, "pilots") == {"p1"}
    check_round_trips(table)


def test_pilots_set_the_pictures_of_own_units(table: Table) -> None:
    fox = table.frame()
    table.send("ann", "unit.picture", unit=fox, picture="p1")
    assert table.refuse("bob", "unit.picture", unit=fox, picture="p2").code == "not-yours"
    assert table.refuse("eve", "unit.picture", unit=fox, picture="p2").code == "spectators-watch"


@pytest.mark.parametrize("picture", [None, 3, "P", "a b", "a/b", "p1\n", "p" * 65])
def test_what_is_no_id_is_refused(table: Table, picture: object) -> None:
    fox = table.frame()
    refused = table.refuse("handler", "unit.picture", unit=fox, picture=picture)
    assert refused.code == "malformed"


def test_a_view_refers_only_to_pictures_of_units_in_it(table: Table) -> None:
    fox = table.frame(hidden=True)
    owl = table.unit("Owl", (5, 5, 0), "enemy")
    table.send("handler", "unit.picture", unit=fox, picture="p1")
    table.send("handler", "unit.picture", unit=owl, picture="p2")
    assert shown(table, "handler") == {"p1", "p2"} == pictures_in_world(table.state.world)
    assert shown(table, "pilots") == {"p2"}
