"""Attacks by hidden units and on hidden units."""

from __future__ import annotations

import pytest

from app.engine import group_of
from tests.engine.fair_table import FairTable
from tests.engine.fights import armed, bare_table, barred, declare, duel, gun, roll, seen
from tests.engine.frames import fit, framed, npc
from tests.engine.play import cell


@pytest.mark.rule("FS C 4.32")
def test_an_attack_from_hiding_shows_only_what_it_does() -> None:
    table = bare_table()
    fox, wolf = framed(table), npc(table, armed(gun(1, tracer=1)), hidden=True)
    attack = declare(table, wolf, fox, "handler")
    assert table.codes("pilots") == ["attack.declared_unseen"]
    view = seen(table)
    assert (view["unit"], view["weapon"], view["distance"], view["waiting_for"]) == (
        None, None, None, [fox],
    )  # fmt: skip
    assert (view["targets"][0]["mark"], view["targets"][0]["odds"]) == (None, None)
    roll(table, attack, 1)
    (line,) = table.log("pilots")
    assert (line["code"], line["data"]["mark"], line["data"]["dice"][0]["face"]) == (
        "attack.dodged_unseen", None, 1,
    )  # fmt: skip
    roll(table, attack, 1)
    assert table.codes("pilots")[:2] == ["attack.mitigated_unseen", "attack.result_unseen"]
    assert wolf not in str(table.view("pilots"))
    assert "Wolf" not in str(table.log("pilots", 3))
    assert seen_by_handler(table.codes("handler", 3))
    # an undone step of the attack names its attacker to the Handler alone
    table.send("handler", "undo")
    assert "Wolf" not in str(table.log("pilots"))
    assert "Wolf" in str(table.log("handler"))


def seen_by_handler(codes: list[str]) -> bool:
    return {"attack.declared", "attack.dodged", "attack.result"} <= set(codes)


@pytest.mark.rule("FS C 4.32")
def test_players_cannot_aim_at_hidden_units() -> None:
    table, fox, _wolf = duel()
    ghost = npc(table, at=(4, 3, 0), hidden=True)
    assert barred(table, fox, ghost) == barred(table, fox, "nobody") == "no-such-unit"
    attack = declare(table, fox, ghost, "handler")
    assert table.codes("pilots") == []
    assert table.view("pilots")["attacks"] == {}
    # secret dice of a pilot are rolled automatically
    assert table.view("handler")["attacks"] == {}
    assert table.refuse("ann", "attack.roll", attack=attack).code == "no-such-attack"


@pytest.mark.rule("FS C 4.32")
def test_a_hidden_pilots_own_dice_are_secret() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed()), npc(table)
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    attack = declare(table, fox, wolf, "handler")
    assert table.view("pilots")["attacks"] == {}
    assert table.refuse("bob", "attack.roll", attack=attack).code == "no-such-attack"
    own = group_of(table.state, "a")
    # Ann, who controls it, rolls as usual; others do not read who acts.
    roll(table, attack, 4, who="ann")
    assert (table.codes("pilots"), table.codes(own)) == ([], ["attack.aimed"])
    assert table.view("handler")["attacks"][attack]["stage"] == "damage"
    assert table.rows[-1].events[-1]["stream"] == "secret"
    roll(table, attack, 3, 2, who="ann")
    assert table.codes("pilots") == ["attack.result_unseen"]
    for group, who in (("pilots", ("", None)), ("handler", ("Ann", "a")), (own, ("Ann", "a"))):
        lines = table.log(group)
        assert {(each["by"], each["seat"]) for each in lines} == {who}, group
    table.send("handler", "undo")
    whose = {"seat": "a", "name": "Ann"}
    for group in ("pilots", "handler", own):
        (line,) = table.log(group)
        assert (whose in line["params"]["change"]) is (group != "pilots")


@pytest.mark.rule("FS C 4.32")
def test_an_area_from_hiding_on_nobody_they_know_of() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(3, damage="blast", burst=1)), at=(3, 3, 0))
    npc(table, hidden=True, at=(6, 4, 0))
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    table.faces = [2, 1]
    table.send("handler", "attack.declare", unit=fox, weapon="gun", at=cell(6, 4, 0))
    assert table.codes("pilots") == []


@pytest.mark.rule("FS C 4.32")
def test_nobody_reads_of_an_attack_in_a_scene_that_is_not_shown() -> None:
    table = bare_table()
    framed(table)
    scene = table.send(
        "handler", "scene.add", name="s", map={"columns": 9, "rows": 9, "orientation": "flat"}
    ).events[0]
    there = {"scene": scene["scene"]}
    units = []
    for name, q in (("Boar", 2), ("Bear", 4)):
        numbers = {"speed": 3, "integrity": 9, "stability": 9, **there}
        row = table.send(
            "handler", "unit.add", name=name, disposition="enemy", at=cell(q, 2, 0), **numbers
        )
        units.append(row.events[0]["unit"]["id"])
        table.send("handler", "unit.fit", unit=units[-1], build="rifle-section", **there)
    weapon = "rifles"
    row = table.send(
        "handler", "attack.declare", unit=units[0], weapon=weapon, at={"unit": units[1]}, **there
    )
    assert table.codes("pilots") == []
    assert "attack.result" in table.codes("handler")


def test_every_die_of_an_attack_can_be_checked() -> None:
    from app.rules.dice_check.verify_dice import verify

    table = FairTable()
    table.send("handler", "table.options", options={"reaction_seconds": 0})
    fox = framed(table, armed(gun(2, damage="energy", emp=1)))
    wolf = npc(table, armed(gun(2, damage="blast", napalm=1)))
    for unit, target, who in ((fox, wolf, "ann"), (wolf, fox, "handler")):
        for _ in range(6):
            attack = declare(table, unit, target, who)
            while attack in table.state.world.attacks:
                table.send("handler", "attack.roll", attack=attack)
            for each in (fox, wolf):
                fit(table, each, table[each].frame.build)  # type: ignore[union-attr]
    table.close_chapter()
    for group in ("pilots", "handler"):
        report = verify(table.export(group))
        assert report.verdict == "fair"
        assert sum(len(chapter.rolls) for chapter in report.chapters) > 10


@pytest.mark.rule("FS C 4.32")
def test_an_attack_stays_in_its_scene() -> None:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    map_ = {"columns": 9, "rows": 9, "orientation": "flat"}
    there = table.send("handler", "scene.add", name="s", map=map_).events[0]["scene"]
    table.send("handler", "scene.activate", scene=there)
    assert table.view("handler")["attacks"] == {}
    assert table.refuse("ann", "attack.roll", attack=attack).code == "no-such-attack"
    table.send("handler", "scene.activate", scene=table.rows[0].events[0]["scene"])
    assert seen(table)["stage"] == "target"
