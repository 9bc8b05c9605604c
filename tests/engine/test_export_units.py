"""Units and frames of an exported table are the same at the imported one. Old documents open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.combat.fighters import OVERRIDABLE_NUMBERS
from app.engine.state.builds import ABLATIVE, BULK, COOLING, RECOVERY, Frame
from app.engine.state.unit import Movement, Unit
from app.export.table import TableDocument
from app.rules.frame_state.combat.content import CONDITIONS, HULL, SKILLS
from app.rules.frame_state.combat.model import Build, Condition, Duration
from app.rules.geometry.hexes import Cell
from tests.engine.play import Table
from tests.engine.transfers import exported, imported, normal
from tests.fixtures.builds import builds

NAMES = ("Fox", "Dog", "Owl", "Elk")
PLACES = st.sampled_from(("", *(f"u{n}" for n in range(len(NAMES))), "gone"))
SMALL, COUNT = st.integers(-9, 9), st.integers(0, 9)

MOVEMENTS = st.builds(Movement, st.sampled_from(["ground", "flight"]), COUNT)


def dicts(keys: Any, values: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(sorted(keys)), values, max_size=3)


ENDS = st.builds(
    Duration,
    when=st.sampled_from(["turn-start", "turn-end", "round-end", "repair"]),
    unit=PLACES,
    count=st.integers(1, 4),
)
CONDITION = st.builds(
    Condition,
    kind=st.sampled_from(sorted(CONDITIONS)),
    tier=st.integers(0, 3),
    by=PLACES,
    value=SMALL,
    ends=st.none() | ENDS,
    targeting=SMALL,
    harm=SMALL,
    uses=COUNT,
    reach=SMALL,
    unsteady=COUNT,
    move=SMALL,
    drain=COUNT,
    burn=COUNT,
    mend=COUNT,
)


@st.composite
def frames(draw: st.DrawFn, build: Build) -> Frame:
    weapons = [weapon.id for weapon in build.weapons]
    return Frame(
        build,
        recoil=draw(COUNT),
        used=draw(dicts(weapons, COUNT)) if weapons else {},
        spent=draw(dicts((ABLATIVE, BULK, COOLING), COUNT)),
        orders=draw(dicts((RECOVERY,), st.booleans())),
    )


@st.composite
def units(draw: st.DrawFn, number: int) -> Unit:
    """A unit in any possible state, on the ground of its own column."""
    build = draw(st.none() | builds())
    most = {name: draw(st.integers(1, 30)) for name in ("integrity", "stability", "energy")}
    tops: dict[str, Any] = {f"{name}_max": top for name, top in most.items()}
    others = st.sampled_from([None, *(f"u{n}" for n in range(len(NAMES)) if n != number)])
    at = draw(st.none() | st.just(Cell(2 * number, 3, 0)))
    # The last one rides, or nobody does.
    carried = draw(st.none() | st.just("u0")) if number == len(NAMES) - 1 else None
    destroyed = draw(st.booleans()) if number and carried is None else False
    if destroyed:
        # Another unit may be there, because a wreck fills no cell.
        at = draw(st.none() | st.just(Cell(0, 3, 0)))
    elif carried is not None:
        at = None
    levels: dict[str, Any] = {name: draw(st.integers(0, top)) for name, top in most.items()}
    return Unit(
        f"u{number}",
        NAMES[number],
        draw(st.sampled_from(["pilot", "ally", "neutral", "enemy"])),
        at=at,
        speed=draw(COUNT),
        **levels,
        **tops,
        steps=draw(st.integers(0, 4)),
        hidden=draw(st.booleans()),
        notes=draw(st.sampled_from(["", "late"])),
        silhouette=draw(st.sampled_from(["biped", "tank"])),
        fallen=draw(COUNT),
        flown=draw(st.booleans()),
        walked=draw(COUNT),
        descended=draw(COUNT),
        destroyed=destroyed,
        lost=draw(st.booleans()),
        highlighted=draw(st.booleans()),
        frame=None if build is None else draw(frames(build)),
        overrides=draw(dicts(OVERRIDABLE_NUMBERS, COUNT)),
        overheated=draw(st.booleans()),
        reeling=draw(st.booleans()),
        off_balance=draw(st.booleans()),
        conditions=tuple(draw(st.lists(CONDITION, max_size=3))),
        pilot_of=draw(others),
        carried_by=carried,
        in_hand=draw(st.booleans()),
        controller=draw(st.sampled_from([None, "a"])),
        movement=draw(
            st.none() | st.builds(Movement, st.sampled_from(["ground", "flight"]), COUNT)
        ),
        risen=draw(COUNT),
    )


def table_with(found: Mapping[str, Unit]) -> Table:
    """Returns a table whose scene has these units."""
    table = Table()
    world = table.state.world
    scene = table.state.scene.with_units(dict(found))
    table.state = replace(table.state, world=world.with_scene(scene))
    return table


def renamed(unit: Unit, ids: Mapping[str, str]) -> Unit:
    """Returns the unit with the ids of another table. Missing units have no id."""

    def of(condition: Condition) -> Condition:
        ends = condition.ends
        if ends is not None and ends.unit not in ("", *ids) and ends.when != "repair":
            ends = replace(ends, when="round-end")
        if ends is not None:
            ends = replace(ends, unit=ids.get(ends.unit, ""))
        return replace(condition, by=ids.get(condition.by, ""), ends=ends)

    return replace(
        unit,
        id=ids[unit.id],
        controller=None,
        pilot_of=ids.get(unit.pilot_of or ""),
        carried_by=ids.get(unit.carried_by or ""),
        conditions=tuple(of(each) for each in unit.conditions),
    )


@given(
    st.tuples(*(units(number) for number in range(len(NAMES)))),
    dicts(SKILLS, st.integers(0, 4)) | dicts(HULL, st.integers(0, 3)),
)
@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.too_slow])
def test_every_unit_is_the_same_at_the_new_table(
    found: tuple[Unit, ...], points: dict[str, int]
) -> None:
    table = table_with({unit.id: unit for unit in found})
    table.send("handler", "character.add", name="Ilse", unit="u0", sheet={"points": points})
    before = table.state.scene.units
    document = exported(table)
    copy = imported(document)
    after = copy.state.scene.units
    ids = dict(zip(before, after, strict=True))
    assert list(after.values()) == [renamed(unit, ids) for unit in before.values()]
    assert normal(exported(copy)) == normal(document)


def test_a_wreck_lies_where_its_pilot_stands() -> None:
    here = Cell(3, 3, 0)
    pilot = Unit("p", "Pilot", "pilot", at=here, pilot_of="w")
    wreck = Unit("w", "Wreck", "pilot", at=here, integrity=0, destroyed=True)
    copy = imported(exported(table_with({"p": pilot, "w": wreck})))
    there = list(copy.state.scene.units.values())
    assert [unit.at for unit in there] == [here, here]
    assert there[0].pilot_of == there[1].id


def test_an_import_of_many_units_makes_as_many_rows_as_one_of_few() -> None:
    """Every row builds all views, so a row for each unit would be quadratic work."""
    rows = []
    for many in (2, 60):
        units = {
            f"u{n}": Unit(f"u{n}", "Fox", "enemy", obstacle=n > 1, integrity_max=99, integrity=n)
            for n in range(1, many + 1)
        }
        copy = imported(exported(table_with(units)))
        there = list(copy.state.scene.units.values())
        assert [(unit.name, unit.obstacle, unit.integrity) for unit in there] == [
            ("Fox", n > 1, n) for n in range(1, many + 1)
        ]
        rows.append(len(copy.rows))
    assert rows[0] == rows[1]


def test_the_document_knows_its_parts() -> None:
    # "history" is there where it was asked for; the server adds the pictures.
    fields = {"format", "version", "history", "pictures", *exported(Table())}
    assert fields == set(TableDocument.__struct_fields__)
