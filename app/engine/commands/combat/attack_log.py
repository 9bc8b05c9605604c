"""Log lines about attacks: each group reads only what it knows of the attacker and the targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from app.engine.combat.aiming import weapon_ref
from app.engine.combat.attacks import attack_profile, target_is_hidden
from app.engine.commands.draft import Draft
from app.engine.state.attack_state import AttackState, AttackTarget
from app.engine.state.references import Ref, prop_ref, unit_ref
from app.engine.visibility.knowledge import viewer_of_group
from app.engine.visibility.log_lines import LineKind, PendingLine
from app.engine.visibility.log_visibility import lines_by_group

#: Makes the data for a group from the targets that it knows and whether it knows the attacker.
RedactedData = Callable[[Sequence[AttackTarget], bool], dict[str, Any] | None]

#: Appended to a line's code for groups that do not know the attacker.
UNSEEN_SUFFIX = "_unseen"


def target_ref(draft: Draft, target: AttackTarget) -> Ref:
    """Returns the reference to a target."""
    if target.prop:
        return prop_ref(draft.scene.map.props[target.id])
    return unit_ref(draft.scene.units[target.id])


def attack_lines(
    draft: Draft,
    attack: AttackState,
    own: str,
    targets: Sequence[AttackTarget],
    data: dict[str, Any] | None = None,
    veiled: RedactedData | dict[str, Any] | None = None,
    /,
    kind: LineKind = "attack",
    nobody: str = "",
    numbers: Mapping[str, Any] = MappingProxyType({}),
    **params: Any,
) -> list[PendingLine]:
    """Returns a line about an attack and some of its targets, for each group as it knows them.

    `data` is for groups that know everybody in the line. `veiled` is for the others: one for all,
    or a function that makes it. `numbers` are params for groups that know the attacker.

    Groups that know no target read nothing, unless the attack is on a place: then the line has the
    code `nobody` for them. Only the Handler reads of an attack in an inactive scene.
    """
    scene, attacker = draft.scene, draft.scene.units[attack.unit]
    weapon = weapon_ref(attack_profile(draft.state.world, scene, attack))
    params = {"attack": attack.id, **params}
    every_target = tuple(target_ref(draft, each) for each in targets)

    def line_for(group: str) -> PendingLine | None:
        known_to = viewer_of_group(draft.state, group)
        if draft.in_inactive_scene and not known_to.omniscient:
            return None
        sees = known_to.knows(scene, attacker)
        seen = [each for each in targets if not target_is_hidden(known_to, scene, each)]
        on_place = sees and (not targets or (bool(nobody) and attack.centre is not None))
        if not (seen or on_place or known_to.omniscient):
            return None
        named = {"targets": [target_ref(draft, each) for each in seen], **params}
        code = own if seen or not nobody else nobody
        if sees:
            named |= {"unit": unit_ref(attacker), "weapon": weapon, **numbers}
        whole = sees and len(seen) == len(targets)
        shown = data if whole else veiled(seen, sees) if callable(veiled) else veiled
        # The dice of a roll name all its targets.
        mentions = every_target if shown is not None and "dice" in shown else ()
        code = code if sees else code + UNSEEN_SUFFIX
        return PendingLine(code, named, kind, data=shown, mentions=mentions)

    return lines_by_group(draft.state, line_for)
