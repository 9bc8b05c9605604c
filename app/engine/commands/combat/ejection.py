"""Ejection: the pilot of a destroyed frame becomes a unit of its own (FS C 5.9)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.combat.fighters import pilot_character
from app.engine.combat.requests import MOST_REQUESTS, requests_of
from app.engine.commands.combat.request_queue import add_request
from app.engine.commands.draft import Draft
from app.engine.state.changed_units import changed_ids
from app.engine.state.documents import unit_document
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.content.modules import WHEN_DESTROYED


def settle_ejected(draft: Draft, before: Scene) -> None:
    """Ejects the pilots of the frames that the command destroyed (FS C 5.9).

    Nobody is ejected where the wreck is off the map, or the pilot is out already. The pilot acts
    from the next round on, and falls in the air.
    """
    for each in changed_ids(before.units, draft.scene.units):
        old, unit = before.units.get(each), draft.scene.units[each]
        if (
            old is not None
            and not old.destroyed
            and unit.destroyed
            and _pilot_is_aboard(draft, unit)
        ):
            _eject(draft, unit)
            _request_last_modules(draft, unit)


def _request_last_modules(draft: Draft, wreck: Unit) -> None:
    """Asks the Handler to carry out expansions that work when the frame is destroyed (FS C 2.12,
    FS C 3.13).

    The pilot may withdraw the request. Nothing waits for it.
    """
    assert wreck.frame is not None
    room = MOST_REQUESTS - len(requests_of(draft.state.world, wreck))
    modules = [each for each in wreck.frame.build.modules if each.trigger == WHEN_DESTROYED]
    for module in modules[:room]:
        about = {"module": module.id, "name": module.name}
        line = draft.unit_line(wreck, "module.last", "turn", module=about, text=module.text)
        add_request(draft, wreck, line, module.name, kind="module", about=module.id)


def _pilot_is_aboard(draft: Draft, unit: Unit) -> bool:
    if unit.frame is None or unit.disposition != "pilot" or unit.at is None:
        return False
    return not any(each.pilot_of == unit.id for each in draft.scene.units.values())


def _eject(draft: Draft, frame: Unit) -> None:
    character = pilot_character(draft.state.world, frame)
    pilot = Unit(
        id=draft.context.ids(),
        name=f"{frame.name}'s pilot" if character is None else character.name,
        disposition=frame.disposition,
        at=frame.at,
        speed=1,
        energy=0,
        energy_max=0,
        hidden=frame.hidden,
        controller=frame.controller,
        copilots=frame.copilots,
        silhouette="infantry",
        pilot_of=frame.id,
    )
    pilot = replace(pilot, falling=not draft.scene.is_supported(pilot))
    line = draft.unit_line(frame, "unit.ejects", "turn", pilot=unit_ref(pilot))
    draft.emit("unit.added", line, scene=draft.scene.id, unit=unit_document(pilot))
    conflict = draft.scene.conflict
    if conflict is not None:
        acted = {**conflict.acted, pilot.id: "done"}
        after = replace(conflict, acted=acted)
        draft.emit("turn.ended", scene=draft.scene.id, conflict=after)
