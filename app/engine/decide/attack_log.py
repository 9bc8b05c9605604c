"""What the log says of an attack, to whom: of what is hidden only the Handler reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.aiming import weapon_ref
from app.engine.attack_state import AttackState, AttackTarget
from app.engine.attacks import hidden, profile_in
from app.engine.decide.draft import Draft, Say, unit_ref
from app.engine.decide.props import prop_ref

#: What is put to a line's code for those who may not know of the attacker.
UNSEEN = "_unseen"


def target_ref(draft: Draft, target: AttackTarget) -> dict[str, Any]:
    """How params name a target."""
    if target.prop:
        return prop_ref(draft.scene.map.props[target.id])
    return unit_ref(draft.scene.units[target.id])


def attack_lines(
    draft: Draft,
    attack: AttackState,
    own: str,
    targets: Sequence[AttackTarget],
    data: dict[str, Any] | None = None,
    veiled: dict[str, Any] | None = None,
    /,
    kind: str = "attack",
    nobody: str = "",
    **params: Any,
) -> list[Say]:
    """A line about an attack and some of its targets, for each side as it knows them.

    `data` is for who may know of everybody in it, `veiled` for the others. Nobody but the Handler
    reads of an attack on nobody they know of, unless it is on a place: then the line's code is
    `nobody` for them. Nor does anybody of one in a scene that is not shown.
    """
    attacker = draft.scene.units[attack.unit]
    weapon = weapon_ref(profile_in(draft.state.world, draft.scene, attack))
    known = [each for each in targets if not hidden(draft.scene, each)]
    params = {"attack": attack.id, **params}

    def say(to: Any, seen: Sequence[AttackTarget], shown: dict[str, Any] | None) -> Say:
        named = {"targets": [target_ref(draft, each) for each in seen], **params}
        code = own if seen or not nobody else nobody
        if to != "others" or not attacker.hidden:
            named |= {"unit": unit_ref(attacker), "weapon": weapon}
            return Say(code, named, kind, to, shown)
        return Say(code + UNSEEN, named, kind, to, shown)

    if draft.readers(attacker) == "all" and len(known) == len(targets):
        return [say("all", targets, data)]
    lines = [say("handler", targets, data)]
    bare = bool(nobody) and attack.centre is not None and not attacker.hidden
    if (known or bare) and not draft.aside:
        lines.append(say("others", known, veiled))
    return lines
