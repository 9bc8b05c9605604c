"""How commands name an attack, and how it is found."""

from __future__ import annotations

from app.engine.combat.attacks import knows_attack
from app.engine.commands.draft import Draft
from app.engine.commands.registry import Command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.attack_state import AttackState


class AttackCommand(Command, frozen=True, kw_only=True):
    """A command about one attack."""

    attack: Id


def find_attack(draft: Draft, attack_id: str) -> AttackState:
    """Returns an attack in the command's scene.

    Raises `Refusal("no-such-attack")`, also when the sender may not know of it.
    """
    attack = draft.state.world.attacks.get(attack_id)
    if attack is None or attack.scene != draft.scene.id:
        raise Refusal("no-such-attack", attack=attack_id)
    if not knows_attack(draft.viewer, draft.state.world, draft.scene, attack):
        raise Refusal("no-such-attack", attack=attack_id)
    return attack
