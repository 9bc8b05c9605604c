"""Attacks as commands name them."""

from __future__ import annotations

from app.engine.attack_state import AttackState
from app.engine.attacks import known_to
from app.engine.commands import Command, Id
from app.engine.decide.draft import Draft
from app.engine.refusals import Refusal


class AttackCommand(Command, frozen=True, kw_only=True):
    """A command about one attack."""

    attack: Id


def find_attack(draft: Draft, attack_id: str) -> AttackState:
    """An attack in the command's scene that the sender may know of; Refusal "no-such-attack"."""
    attack = draft.state.world.attacks.get(attack_id)
    if attack is None or attack.scene != draft.scene.id:
        raise Refusal("no-such-attack", attack=attack_id)
    if not known_to(draft.viewer, draft.state.world, draft.scene, attack):
        raise Refusal("no-such-attack", attack=attack_id)
    return attack
