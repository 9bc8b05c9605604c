"""Attacks on areas: the units in them, one roll for all, turned melee areas."""

from __future__ import annotations

import pytest

from app.engine import Refused
from app.rules.frame_state.combat.model import Build
from tests.engine.fights import armed, bare_table, barred, declare, gun, roll, seen, wolfs_turn
from tests.engine.frames import framed, npc, put
from tests.engine.play import Table, cell, check_round_trips

MORTAR = armed(gun(3, damage="blast", burst=1))


def crowd(mine: Build, **plating: int) -> tuple[Table, str, str, str]:
    """Fox in its turn, a Wolf three hexes away, and an Owl beside the Wolf."""
    table = bare_table()
    fox = framed(table, mine)
    wolf = npc(table)
    owl = npc(table, armed(hull=plating), at=(7, 3, 0))
    table.turn(fox)
    return table, fox, wolf, owl


def results(table: Table, group: str = "handler") -> dict[str, str]:
    lines = [line for line in table.log(group) if line["code"] == "attack.result"]
    return {line["params"]["targets"][0]["name"]: line["params"]["result"] for line in lines}


@pytest.mark.rule("FS C 4.17", "FS C 4.31")
def test_one_roll_counts_for_everybody_in_the_area() -> None:
    table, fox, wolf, owl = crowd(MORTAR)
    prop = table.prop(6, 2, value=1)
    far = npc(table, at=(9, 3, 0))
    table.prop(10, 3)
    attack = declare(table, fox, wolf)
    assert [each["unit"] or each["prop"] for each in seen(table)["targets"]] == [wolf, owl, prop]
    assert seen(table)["at"] == cell(6, 3, 0)
    put(table, owl, numbers={"evasion_number": 5})
    roll(table, attack, 3)
    aims = [each["aim"]["result"] for each in seen(table)["targets"]]
    assert aims == ["hit", "miss", "direct"]
    (line,) = table.log("pilots")
    assert (line["code"], "mark" in line["params"]) == ("attack.aimed_area", False)
    roll(table, attack, 4, 2)
    assert len(table.log()[0]["data"]["dice"]) == 2
    assert table[wolf].integrity == 9 - 1
    assert (table[owl].integrity, table[far].integrity) == (9, 9)
    assert prop not in table.state.scene.map.props
    check_round_trips(table)


@pytest.mark.rule("FS C 4.17")
def test_an_area_on_a_cell_spares_not_even_its_user() -> None:
    table, fox, _wolf, _owl = crowd(MORTAR)
    attack = declare(table, fox, cell(4, 3, 0))
    assert [each["unit"] for each in seen(table)["targets"]] == [fox]
    roll(table, attack, 3)
    roll(table, attack, 1)
    assert seen(table)["stage"] == "mitigate"
    roll(table, attack, 1)
    assert table[fox].integrity == 9


@pytest.mark.rule("FS C 4.31")
def test_an_area_with_nobody_in_it() -> None:
    table, fox, _wolf, _owl = crowd(MORTAR)
    table.send("ann", "attack.declare", unit=fox, weapon="gun", at=cell(3, 7, 0))
    assert table.codes("pilots") == ["attack.declared_nobody", "attack.nobody"]
    assert table.view()["attacks"] == {}
    assert table[fox].steps == 2


@pytest.mark.rule("FS C 4.17")
def test_of_an_npcs_area_everybody_dodges() -> None:
    table = bare_table()
    fox, wolf = framed(table), npc(table, MORTAR)
    dog = table.unit("Dog", (4, 3, 0), "pilot", "b")
    boar = npc(table, at=(3, 4, 0))
    table.turn(fox)
    wolfs_turn(table, fox, wolf)
    attack = declare(table, wolf, fox, "handler")
    assert seen(table)["waiting_for"] == [fox, dog]
    roll(table, attack, 1, who="bob")
    assert seen(table)["waiting_for"] == [fox]
    assert table.refuse("bob", "attack.roll", attack=attack).code == "not-your-roll"
    roll(table, attack, 4)
    assert (seen(table)["stage"], seen(table)["waiting_for"]) == ("mitigate", [dog])
    roll(table, attack, 1, who="bob")
    assert results(table) == {"Fox": "miss", "Dog": "direct", "Wolf 2": "hit"}
    assert table[boar].integrity < 9
    table.send("handler", "undo", attack=attack)
    assert table[boar].integrity == 9


@pytest.mark.rule("FS C 4.31")
def test_a_melee_area_is_turned_and_leaves_its_user_out() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(2, "melee", burst=1)))
    wolf = npc(table, at=(4, 3, 0))
    dog = table.unit("Dog", (3, 2, 0), "enemy")
    choices = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": wolf})["centres"]
    assert cell(5, 3, 0) in choices
    assert cell(5, 2, 0) in choices
    table.turn(fox)
    attack = declare(table, fox, wolf, centre=cell(5, 2, 0))
    assert [each["unit"] for each in seen(table)["targets"]] == [wolf]
    table.send("handler", "attack.cancel", attack=attack)
    put(table, fox, steps=4)
    table.send("handler", "conflict.end")
    assert barred(table, fox, wolf, centre=cell(3, 3, 0)) == "bad-centre"
    table.send("handler", "unit.place", unit=wolf, at=cell(8, 3, 0))
    assert barred(table, fox, wolf) == "out-of-range"
    attack = declare(table, fox, dog)
    assert fox not in [each["unit"] for each in seen(table)["targets"]]


@pytest.mark.rule("FS C 4.17")
def test_blast_plating_counts_the_centre_further_away() -> None:
    table, fox, wolf, _owl = crowd(MORTAR, **{"blast-plating": 3})
    declare(table, fox, wolf)
    assert [each["unit"] for each in seen(table)["targets"]] == [wolf]


@pytest.mark.rule("FS C 4.32")
def test_an_area_that_holds_hidden_ones_alone() -> None:
    table, fox, _wolf, _owl = crowd(MORTAR)
    ghost = npc(table, at=(3, 7, 0), hidden=True)
    shade = table.unit("Shade", (3, 6, 0), "pilot", "b", hidden=True)
    table.faces = [3, 2, 4]
    row = table.send("ann", "attack.declare", unit=fox, weapon="gun", at=cell(3, 7, 0))
    assert table.codes("pilots") == ["attack.declared_nobody", "attack.nobody"]
    assert table.view("pilots")["attacks"] == {}
    assert table.codes("handler")[0] == "attack.declared_area"
    assert table.codes("handler").count("attack.result") == 2
    streams = {event["stream"] for event in row.events if event["type"] == "dice.rolled"}
    assert streams == {"secret"}
    assert table[ghost].stability + table[shade].stability < 24


WIDE = armed(gun(3, damage="blast", burst=2))


def struck(table: Table) -> set[str]:
    """Returns the units in the area of the attack."""
    return {each["unit"] or each["prop"] for each in seen(table)["targets"]}


def cells_of(
    table: Table, at: dict[str, int], radius: int, who: str = "ann"
) -> set[tuple[int, ...]]:
    """Returns the cells of an area, as the query gives them."""
    stacks = table.ask(who, "area", at=at, radius=radius)["stacks"]
    return {(q, r, level) for q, r, low, top in stacks for level in range(low, top)}


@pytest.mark.rule("FS C 4.31")
@pytest.mark.parametrize("wall", [0, 1, 2, 9])
def test_an_area_goes_around_a_wall_or_not_at_all(wall: int) -> None:
    """The area is two hexes away. The way over the wall costs its levels up and down."""
    table = bare_table()
    fox, wolf, owl = framed(table, WIDE, at=(2, 3, 0)), npc(table), npc(table, at=(8, 3, 0))
    table.ground(*((7, row, wall) for row in range(-3, 9)))
    reached = 2 + 2 * wall <= 3
    asked = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": wolf})["targets"]
    assert {each["unit"] for each in asked} == ({wolf, owl} if reached else {wolf})
    assert all(each["odds"] for each in asked)
    assert ((8, 3, 0) in cells_of(table, cell(6, 3, 0), 3)) == reached
    table.turn(fox)
    declare(table, fox, wolf)
    assert struck(table) == ({wolf, owl} if reached else {wolf})


@pytest.mark.rule("FS C 4.31")
def test_an_area_stays_above_a_deck_and_takes_it_in() -> None:
    table = bare_table()
    fox = framed(table, WIDE, at=(2, 3, 0))
    deck = [table.prop(q, r, base=1, height=1) for q in range(4, 9) for r in range(1, 6)]
    wolf, owl = npc(table, at=(6, 3, 2)), npc(table, at=(6, 3, 0))
    table.send("handler", "unit.highlight", unit=wolf, highlighted=True)
    table.turn(fox)
    declare(table, fox, wolf)
    assert wolf in struck(table)
    assert owl not in struck(table)
    assert not struck(table).isdisjoint(deck)


@pytest.mark.rule("FS C 4.17", "FS C 4.31")
def test_blast_plating_counts_steps() -> None:
    table = bare_table()
    fox, wolf = framed(table, WIDE, at=(2, 3, 0)), npc(table)
    owl = npc(table, armed(hull={"blast-plating": 2}), at=(8, 3, 0))
    table.turn(fox)
    attack = declare(table, fox, wolf)
    assert struck(table) == {wolf, owl}
    table.send("handler", "attack.cancel", attack=attack)
    put(table, fox, steps=4, energy=3, used={"gun": 0})
    table.ground((7, 3, 2), (7, 2, 2))
    declare(table, fox, wolf)
    assert struck(table) == {wolf}


@pytest.mark.rule("FS C 4.31")
def test_a_melee_area_holds_its_target_by_steps() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(2, "melee", burst=1)))
    wolf = npc(table, at=(4, 3, 0))

    def lies() -> list[dict[str, int]]:
        found: list[dict[str, int]] = table.ask(
            "ann", "aim", unit=fox, weapon="gun", at={"unit": wolf}
        )["centres"]
        return found

    assert cell(4, 3, 1) in lies()
    table.prop(4, 3, base=1, height=1)
    assert cell(4, 3, 1) not in lies()
    assert all(each != cell(4, 3, 2) for each in lies())


def test_an_area_lies_on_the_map() -> None:
    refused = bare_table().ask("eve", "area", at=cell(99, 0, 0), radius=1)
    assert isinstance(refused, Refused)
    assert refused.code == "off-map"
    assert cells_of(bare_table(), cell(3, 3, 0), 0, "eve") == {(3, 3, 0)}
