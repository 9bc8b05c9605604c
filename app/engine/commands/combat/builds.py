"""Builds: saved at the table, shared, and units fitted out with them (FS C 2.13 to 2.17).

The pilots' side knows every pilot's builds. It knows the Handler's builds if they are shared.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from app.engine.combat.fighters import base_numbers, pilot_character
from app.engine.combat.requests import may_know_build
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, Command, Subject, UnitCommand, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.builds import Frame, StoredBuild
from app.engine.state.references import character_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.combat.legality import problems
from app.rules.frame_state.combat.library import find_ready_build as find_ready
from app.rules.frame_state.combat.model import Build, Numbers
from app.rules.frame_state.combat.numbers import numbers
from app.rules.json_types import Doc

#: Limit of the builds that a table keeps.
MOST_BUILDS: Final = 200
#: With `force` the Handler accepts a build that is not legal.
FORCED: Final = {"illegal-build": "force"}
#: Limit of the builds of one pilot.
MOST_BUILDS_OF_A_PILOT: Final = 30
#: Problems that the Handler may overlook: too many points, or a changed expansion (FS C 2.15).
FORCEABLE_PROBLEMS: Final = frozenset(
    {
        "build-module-changed",
        "build-module-cost",
        "build-module-generator",
        "build-points",
        "build-tag-points",
        "build-tuning-points",
    }
)


class SaveBuild(Command, frozen=True, kw_only=True):
    """Saves a new build, or replaces the one with this `id`. A pilot saves for its own seat."""

    build: Annotated[Build, Doc("the whole build")]
    id: Annotated[Id | None, Doc("id of the build that it replaces")] = None
    shared: Annotated[bool | UnsetType, Doc("everybody at the table may use it")] = UNSET
    force: Annotated[bool, HANDLER_ONLY, Doc("accept problems of points and expansions")] = False


class RemoveBuild(Command, frozen=True, kw_only=True):
    """Deletes a build. Units that are fitted out with it keep it."""

    build: Annotated[Id, Doc("id of the build", "b3")]


class RequestBuild(Command, frozen=True, kw_only=True):
    """A pilot asks the Handler to bring its build into play, or withdraws that (`asked` false).

    The Handler can only decline. To accept, the Handler sends `unit.add` with the build's id.
    """

    build: Annotated[Id, Doc("id of the build", "b3")]
    asked: Annotated[bool, Doc("false withdraws the request")] = True


class FitUnit(UnitCommand, frozen=True, kw_only=True):
    """Fits a unit out with a build and fills every pool. A pilot does so outside a conflict
    (FS C 2.15)."""

    build: Annotated[Id | Build, Doc("id of a saved or ready-made build, or a whole build")]
    force: Annotated[bool, HANDLER_ONLY, Doc("accept problems of points and expansions")] = False


def find_build(world: World, handler: bool, build_id: str) -> StoredBuild:
    """Returns a build the sender may know of. Raises `Refusal("no-such-build")`."""
    kept = world.builds.get(build_id)
    if kept is None or not may_know_build(handler, kept):
        raise Refusal("no-such-build", build=build_id)
    return kept


def _own_build(draft: Draft, build_id: str) -> StoredBuild:
    kept = find_build(draft.state.world, draft.runs_the_table, build_id)
    if not draft.runs_the_table and kept.owner != draft.sent.seat:
        raise Refusal("not-your-build", build=build_ref(kept))
    return kept


def build_ref(kept: StoredBuild) -> dict[str, str]:
    """Returns how params name a build."""
    return {"build": kept.id, "name": kept.build.name}


def check_legal(draft: Draft, build: Build, force: bool) -> None:
    """Raises `Refusal("illegal-build")` with every problem. `force`: as in `SaveBuild`."""
    points = draft.state.table.options.tuning_points
    wrong = problems(build, points, draft.state.world.categories)
    if force:
        wrong = tuple(each for each in wrong if each.code not in FORCEABLE_PROBLEMS)
    if wrong:
        data = {"problems": msgspec.to_builtins(wrong)}
        raise Refusal("illegal-build", data, name=build.name, count=len(wrong))


@command("build.save", Permission.PLAYER, lifted_by=FORCED)
def save_build(draft: Draft, c: SaveBuild) -> None:
    check_legal(draft, c.build, c.force)
    kept = None if c.id is None else _own_build(draft, c.id)
    if kept is None and len(draft.state.world.builds) >= MOST_BUILDS:
        raise Refusal("builds-enough", most=MOST_BUILDS)
    owner = None if draft.runs_the_table else draft.sent.seat
    if kept is None and owner is not None:
        own = [each for each in draft.state.world.builds.values() if each.owner == owner]
        if len(own) >= MOST_BUILDS_OF_A_PILOT:
            raise Refusal("own-builds-enough", most=MOST_BUILDS_OF_A_PILOT)
    new = StoredBuild(
        id=draft.context.ids() if kept is None else kept.id,
        build=c.build,
        owner=owner if kept is None else kept.owner,
        shared=(kept is not None and kept.shared) if c.shared is UNSET else c.shared,
        asked=kept is not None and kept.asked,
    )
    if new == kept:
        return
    code = "build.saved" if kept is None else "build.changed"
    put_build(draft, new, build_line(code, new))


def put_build(draft: Draft, kept: StoredBuild, *log_lines: PendingLine) -> None:
    """Writes a new or changed build."""
    document = {each.name: getattr(kept, each.name) for each in fields(kept) if each.init}
    if not kept.asked:
        del document["asked"]
    draft.emit("build.put", *log_lines, build=msgspec.to_builtins(document))


#: The build that the command names.
OWN_BUILD: Final = Subject("a build it keeps", lambda draft, c: _own_build(draft, c.build))


@command("build.ask", Permission.OWNER, OWN_BUILD, note="a Handler: declines")
def request_build(draft: Draft, c: RequestBuild) -> None:
    kept = _own_build(draft, c.build)
    if kept.asked == c.asked or kept.owner is None:
        return
    no = "build.denied" if draft.runs_the_table else "build.not_asked"
    put_build(
        draft, replace(kept, asked=c.asked), build_line("build.asked" if c.asked else no, kept)
    )


def settle_requested_build(draft: Draft, build: str | Build) -> None:
    """Closes the pilot's request for a build that is in play now."""
    kept = draft.state.world.builds.get(build) if isinstance(build, str) else None
    if kept is not None and kept.asked:
        put_build(draft, replace(kept, asked=False))


@command("build.remove", Permission.OWNER, OWN_BUILD)
def remove_build(draft: Draft, c: RemoveBuild) -> None:
    kept = _own_build(draft, c.build)
    draft.emit("build.gone", build_line("build.removed", kept), build=kept.id)


def build_line(code: str, kept: StoredBuild) -> PendingLine:
    """Returns a line about a build, for those who may know of it."""
    to: Any = "all" if may_know_build(False, kept) else "handler"
    return PendingLine(code, {"build": build_ref(kept)}, "system", to)


# -- fitting out ------------------------------------------------------------------------------


@command("unit.fit", Permission.OWNER, note="a pilot: outside a conflict", lifted_by=FORCED)
def fit_unit(draft: Draft, c: FitUnit) -> None:
    unit = draft.unit(c.unit)
    if unit.destroyed:
        raise Refusal("destroyed", unit=unit_ref(unit))
    if not draft.runs_the_table and draft.scene.conflict is not None:
        raise Refusal("mid-conflict")
    build = resolve_build(draft, c.build, c.force)
    line = draft.unit_line(unit, "unit.fitted", "system", build={"name": build.name})
    unit = draft.set_unit(
        "unit.fitted", unit, line, **fitted_fields(draft.state.world, unit, build)
    )
    own = base_numbers(draft.state.world, unit)
    if (by_sheet := _sheet_line(draft, unit, numbers(build), own)) is not None:
        draft.set_unit("unit.fitted", unit, by_sheet)


def resolve_build(draft: Draft, build: str | Build, force: bool = False) -> Build:
    """Returns the build that a command names by id or in full.

    Raises `Refusal("no-such-build")`, and as `check_legal` for a build in full.
    """
    if isinstance(build, str):
        kept = find_ready(build)
        return kept or find_build(draft.state.world, draft.runs_the_table, build).build
    check_legal(draft, build, force)
    return build


def fitted_fields(world: World, unit: Unit, build: Build) -> dict[str, Any]:
    """Returns the fields of a unit just fitted out with this build."""
    own = base_numbers(world, _with_build(unit, build))
    return {
        "frame": Frame(build, recoil=own.recoil.value),
        "overrides": {},
        "silhouette": build.silhouette,
        "integrity": own.integrity.value,
        "integrity_max": own.integrity.value,
        "stability": own.stability.value,
        "stability_max": own.stability.value,
        "speed": own.speed.value,
        "energy": own.capacity.value,
        "energy_max": own.capacity.value,
        "overheated": False,
        "reeling": False,
        "off_balance": False,
        "conditions": (),
    }


def _with_build(unit: Unit, build: Build) -> Unit:
    return replace(unit, frame=Frame(build))


#: Pools that depend on a build: the unit's field, and the number of the build.
POOLS: Final = (("integrity", "integrity"), ("stability", "stability"), ("energy", "capacity"))


def settle_frames(draft: Draft, before: World) -> None:
    """Applies changes of sheets to the frames of their characters (FS C 2.16).

    A unit fitted out by the same command has them already.
    """
    after = draft.state.world
    if after.characters is before.characters and after.categories is before.categories:
        return
    fresh = {each["unit"] for each in draft.events if each["type"] == "unit.fitted"}
    for scene in tuple(after.scenes.values()):
        old = before.scenes.get(scene.id)
        for unit in scene.units.values():
            was = None if old is None or unit.id in fresh else old.units.get(unit.id)
            if was is not None and was.frame is not None and unit.frame is not None:
                linked = _pilot_id(before, was) != _pilot_id(after, unit)
                _apply_sheet_change(draft, scene, unit, base_numbers(before, was), linked)


def _pilot_id(world: World, unit: Unit) -> str | None:
    pilot = pilot_character(world, unit)
    return None if pilot is None else pilot.id


def _sheet_line(draft: Draft, unit: Unit, was: Numbers, now: Numbers) -> PendingLine | None:
    """Returns the line that a sheet replaces the build's own points, or the build the sheet.

    None where that changes no number.
    """
    if was == now:
        return None
    pilot = pilot_character(draft.state.world, unit)
    params: dict[str, Any] = {} if pilot is None else {"character": character_ref(pilot)}
    same = True
    for name in ("integrity", "stability"):
        old, new = getattr(was, name).value, getattr(now, name).value
        params |= {f"{name}_was": old, f"{name}_now": new}
        same = same and old == new
    code = "unit.by_build" if pilot is None else "unit.by_sheet"
    if same:
        code += "_else"
    return draft.unit_line(unit, code, "system", **params)


def _apply_sheet_change(
    draft: Draft, scene: Scene, unit: Unit, before: Numbers, linked: bool
) -> None:
    """Applies the difference of the numbers to one unit.

    `linked`: the unit has another character than before, which the log then says.
    """
    now = base_numbers(draft.state.world, unit)
    line = _sheet_line(draft, unit, before, now) if linked else None
    values: dict[str, Any] = {}
    for pool, name in POOLS:
        more = getattr(now, name).value - getattr(before, name).value
        if more:
            most = max(1, getattr(unit, f"{pool}_max") + more)
            level = getattr(unit, pool)
            values[f"{pool}_max"] = most
            values[pool] = min(most, level + max(0, more) if level else level)
    if values or line is not None:
        log_lines = () if line is None else (line,)
        draft.emit("unit.fitted", *log_lines, scene=scene.id, unit=unit.id, set=values)
