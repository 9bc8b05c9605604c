"""Builds of the table: kept, shared, and units fitted out with them (frame-state-combat 2).

A pilot's builds are known to the whole crew; the Handler's only when they are shared.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from app.engine.combat.fighters import base_numbers, pilot_character
from app.engine.commands.draft import Draft, PendingLine, character_ref, unit_ref
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, UnitCommand, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.builds import Frame, StoredBuild
from app.engine.state.state import Scene, Unit, World
from app.rules.frame_state.combat.legality import problems
from app.rules.frame_state.combat.library import find as find_ready
from app.rules.frame_state.combat.model import Build, Numbers
from app.rules.frame_state.combat.numbers import numbers

#: Builds that a table keeps.
MOST_BUILDS: Final = 200
#: And those of one pilot among them.
MOST_BUILDS_OF_A_PILOT: Final = 30
#: Problems that the Handler may overlook: too many points spent, a module of one's own.
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
    """A new build, or with an `id` another in its place; `force` (Handler): whatever it spends."""

    build: Build
    id: Id | None = None
    shared: bool | UnsetType = UNSET
    force: bool = False


class RemoveBuild(Command, frozen=True, kw_only=True):
    """The table keeps it no longer; units that have it keep it."""

    build: Id


class RequestBuild(Command, frozen=True, kw_only=True):
    """Whether the build waits to be brought into play: asked by its pilot, or by nobody any more.

    The Handler can only say no to it; yes is `unit.add` with the build's id.
    """

    build: Id
    asked: bool = True


class FitUnit(UnitCommand, frozen=True, kw_only=True):
    """`build`: the id of one that the table keeps or that is ready made, or a whole one; `force` as
    in `SaveBuild`."""

    build: Id | Build
    force: bool = False


def may_know_build(handler: bool, kept: StoredBuild) -> bool:
    """Whether the Handler, or the pilots' side, may know of a build."""
    return handler or kept.shared or kept.owner is not None


def find_build(world: World, handler: bool, build_id: str) -> StoredBuild:
    """A build the sender may know of; Refusal "no-such-build"."""
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
    """How params name a build."""
    return {"build": kept.id, "name": kept.build.name}


def check_legal(draft: Draft, build: Build, force: bool) -> None:
    """Refusal "illegal-build" with everything that is wrong; "handler-only" for a pilot's force."""
    if force and not draft.runs_the_table:
        raise Refusal("handler-only")
    points = draft.state.table.options.tuning_points
    wrong = problems(build, points, draft.state.world.categories)
    if force:
        wrong = tuple(each for each in wrong if each.code not in FORCEABLE_PROBLEMS)
    if wrong:
        data = {"problems": msgspec.to_builtins(wrong)}
        raise Refusal("illegal-build", data, name=build.name, count=len(wrong))


@command("build.save", Permission.PLAYER)
def save_build(draft: Draft, c: SaveBuild) -> None:
    """Keep a build; a pilot for the own seat."""
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
    _put_build(draft, new, _build_line(code, new))


def _put_build(draft: Draft, kept: StoredBuild, *say: PendingLine) -> None:
    fields = ["id", "build", "owner", "shared"] + ["asked"] * kept.asked
    document = {name: getattr(kept, name) for name in fields}
    draft.emit("build.put", *say, build=msgspec.to_builtins(document))


@command("build.ask", Permission.PLAYER)
def request_build(draft: Draft, c: RequestBuild) -> None:
    """A pilot asks the Handler to bring an own build into play, or takes that back."""
    kept = _own_build(draft, c.build)
    if kept.asked == c.asked or kept.owner is None:
        return
    no = "build.denied" if draft.runs_the_table else "build.not_asked"
    _put_build(
        draft, replace(kept, asked=c.asked), _build_line("build.asked" if c.asked else no, kept)
    )


def settle_requested_build(draft: Draft, build: str | Build) -> None:
    """A build that was asked for is in play: nobody waits for it any more."""
    kept = draft.state.world.builds.get(build) if isinstance(build, str) else None
    if kept is not None and kept.asked:
        _put_build(draft, replace(kept, asked=False))


@command("build.remove", Permission.PLAYER)
def remove_build(draft: Draft, c: RemoveBuild) -> None:
    """Keep a build no longer."""
    kept = _own_build(draft, c.build)
    draft.emit("build.gone", _build_line("build.removed", kept), build=kept.id)


def _build_line(code: str, kept: StoredBuild) -> PendingLine:
    """A line about a build for those who may know of it."""
    to: Any = "all" if may_know_build(False, kept) else "handler"
    return PendingLine(code, {"build": build_ref(kept)}, "system", to)


# -- fitting out ------------------------------------------------------------------------------


@command("unit.fit", Permission.OWNER)
def fit_unit(draft: Draft, c: FitUnit) -> None:
    """The unit has this build from now on, with every pool full; a pilot's outside a conflict."""
    unit = draft.own_unit(c.unit)
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
    """The build that a command names by its id or in full; Refusal "no-such-build", and as
    `check_legal` for one in full."""
    if isinstance(build, str):
        kept = find_ready(build)
        return kept or find_build(draft.state.world, draft.runs_the_table, build).build
    check_legal(draft, build, force)
    return build


def fitted_fields(world: World, unit: Unit, build: Build) -> dict[str, Any]:
    """The fields of a unit fresh from the hangar with this build."""
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


#: Pools that follow a build: of a unit, and what the rules call them.
POOLS: Final = (("integrity", "integrity"), ("stability", "stability"), ("energy", "capacity"))


def settle_frames(draft: Draft, before: World) -> None:
    """Frames follow the sheets of who pilots them: what a sheet gains or loses, a frame does. One
    that has just been fitted out has it already."""
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
    """That a sheet counts in the place of the build's own points, or the build again; None where
    that changes no number."""
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
    """`linked`: another sheet counts than before, or none; the log says what that does."""
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
        say = () if line is None else (line,)
        draft.emit("unit.fitted", *say, scene=scene.id, unit=unit.id, set=values)
