"""Imports a conflict with all that was under way, as another table exported it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from app.engine.combat.aiming import profile_of
from app.engine.combat.attacks import can_continue, exchange_for, target_is_present
from app.engine.commands.combat.delayed_attacks import with_full_pause
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.rounds.environment import MOST_EFFECTS
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackState
from app.engine.state.builds import ActionRequest
from app.engine.state.contents import WorldContents, read_contents
from app.engine.state.old_contents import fight_contents
from app.engine.state.portable import NewIds
from app.engine.state.scene import Scene
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.frame_state.rounds import Conflict, Effect
from app.rules.json_types import Doc

#: What a face was rolled for.
_PURPOSE: Final = re.compile(r"(targeting|dodge|damage|direct|mitigate|bulk|condition-\d)")
#: The longest text of a request and of an effect.
LONGEST_TEXT: Final = 500
#: Limit of the attacks, reactions and requests of a command.
MOST_ENTRIES: Final = 500
Entries = Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_ENTRIES)]


class ImportFight(Command, frozen=True, kw_only=True):
    """Sets all that was under way in a scene: the conflict, attacks, reactions and requests.

    No conflict may run here, and the units and targets must exist.
    """

    conflict: Annotated[dict[str, Any] | None, Doc("the conflict; null: there was none")] = None
    attacks: Annotated[Entries, Doc("attacks under way")] = ()
    reactions: Annotated[Entries, Doc("reactions under way")] = ()
    asks: Annotated[Entries, Doc("requests to the Handler")] = ()


@command("fight.restore", Permission.HANDLER)
def import_fight(draft: Draft, c: ImportFight) -> None:
    scene = draft.scene
    if scene.conflict is not None:
        raise Refusal("conflict-running")
    restored = {"conflict": c.conflict, "attacks": c.attacks}
    restored |= {"reactions": c.reactions, "asks": c.asks}
    if c.conflict is None and not any(restored.values()):
        raise Refusal("nothing-changes")
    known = {"unit": scene.units, "prop": scene.map.props}
    ids = NewIds(
        lambda kind: scene.id if kind == "scene" else draft.context.ids(), known, at_table=True
    )
    try:
        document = fight_contents(restored, scene.id)
    except ValueError as error:
        raise Refusal("malformed", what=str(error), at="$.asks") from None
    contents = read_contents(document, ids)
    (conflict,) = (each.conflict for each in contents.scenes)
    put_fight(draft, scene, conflict, contents)


def put_fight(
    draft: Draft, scene: Scene, conflict: Conflict | None, contents: WorldContents
) -> None:
    """Writes the conflict of a scene and what its units do.

    Raises the refusals of the commands that would lead to it, and "malformed" for what no command
    leads to.
    """
    to: LineReaders = "all" if scene.id == draft.state.world.active_scene else "handler"
    line: tuple[PendingLine, ...] = (PendingLine("fight.restored", {}, "system", to),)
    if conflict is not None:
        _check_conflict(conflict)
        draft.emit("conflict.started", *line, scene=scene.id, conflict=conflict)
        line = ()
    for attack in contents.attacks:
        if attack.scene == scene.id:
            _check_attack(draft, scene, attack)
            paused = attack.waits == "pause"
            draft.emit(
                "attack.put", *line, attack=with_full_pause(draft, attack) if paused else attack
            )
            line = ()
    for reaction in contents.reactions:
        if reaction.scene == scene.id:
            _check_here(scene, reaction.unit)
            draft.emit("reaction.put", *line, reaction=reaction)
            line = ()
    for ask in contents.asks:
        if ask.unit in scene.units:
            _check_ask(scene, ask)
            draft.emit("ask.put", *line, ask=ask)
            line = ()


def _check(fine: bool, what: str) -> None:
    if not fine:
        raise Refusal("malformed", what=what, at="$")


def _check_here(scene: Scene, *units: str) -> None:
    """Raises `Refusal("no-such-unit")` for a unit of another scene."""
    for unit in units:
        if unit not in scene.units:
            raise Refusal("no-such-unit", unit=unit)


def check_effects(effects: Sequence[Effect]) -> None:
    """Raises `Refusal("malformed")` for effects that no conflict can have."""
    _check(len(effects) <= MOST_EFFECTS, f"At most {MOST_EFFECTS} effects")
    for effect in effects:
        _check(0 < len(effect.text.strip()) <= LONGEST_TEXT, "An effect has a text")


def _check_conflict(conflict: Conflict) -> None:
    check_effects(conflict.effects)
    _check({"done", "abstained"}.issuperset(conflict.acted.values()), "Done or abstained")


def _check_ask(scene: Scene, ask: ActionRequest) -> None:
    """Raises `Refusal` for a request that no unit of the scene can have."""
    _check(ask.kind in ("", "module", "repair"), "A request of another kind")
    _check(0 < len(ask.text) <= LONGEST_TEXT, "A request has a text")
    if ask.kind == "repair":
        _check_here(scene, ask.about)
    attack = ask.attack
    if attack is not None:
        _check((attack.cell is None) == bool(attack.mark), "A cell, a unit or a prop is missing")
        if attack.mark:
            _check_target(scene, attack.mark, attack.mark_prop)


def _check_target(scene: Scene, id: str, prop: bool) -> None:
    if id not in (scene.map.props if prop else scene.units):
        raise Refusal("no-such-target", target=id)


def _check_attack(draft: Draft, scene: Scene, attack: AttackState) -> None:
    """Raises `Refusal` "no-such-unit", "no-frame", "no-such-weapon", "no-such-target" or
    "malformed"."""
    _check_here(scene, attack.unit)
    profile_of(draft.state.world, scene.units[attack.unit], attack.weapon)
    for target in attack.targets:
        _check_target(scene, target.id, target.prop)
    if attack.mark:
        _check_target(scene, attack.mark, attack.mark_prop)
    placed = bool(attack.mark or attack.centre)
    zoned = attack.waits != "zone" or attack.zone is not None
    _check(not attack.waits or (placed and zoned), "An attack that waits says where")
    purposes = {purpose for target in attack.targets for purpose in target.faces}
    _check(all(map(_PURPOSE.fullmatch, purposes)), "A face that nothing is rolled for")
    _check_faces(draft, scene, attack)


def _check_faces(draft: Draft, scene: Scene, attack: AttackState) -> None:
    """Raises `Refusal("malformed")` for a face that the die of a condition does not have."""
    world = draft.state.world
    if not can_continue(world, scene, attack):
        return
    for target in attack.targets:
        if not target_is_present(scene, target):
            continue
        exchange = exchange_for(world, scene, attack, target)
        sides = {f"condition-{i}": each.sides for i, each in enumerate(exchange.inflicts)}
        for purpose, face in target.faces.items():
            if purpose.startswith("condition"):
                _check(face <= sides.get(purpose, 0), f"No face {face}")
