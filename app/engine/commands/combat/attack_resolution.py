"""Resolves attacks: rolls their dice stage by stage, and ends them when none is due (FS C 4.25).

Players roll for what they know. Dice for targets that only the Handler knows are rolled
automatically at the end, from the secret stream (FS C 4.32).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from app.engine.combat.attacks import (
    DueDie,
    attack_profile,
    can_continue,
    dice_due_now,
    exchange_for,
    target_is_hidden,
    target_is_present,
    units_to_roll,
)
from app.engine.commands.combat.action_costs import overheat
from app.engine.commands.combat.attack_log import attack_lines
from app.engine.commands.combat.harm import apply_outcome, apply_outcome_to_prop
from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.state.attack_state import AttackState, AttackTarget, Stage
from app.engine.state.references import unit_ref
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.log_lines import PendingLine
from app.engine.visibility.log_visibility import groups_reading
from app.rules.dice.odds import odds_document
from app.rules.frame_state import tests as rules
from app.rules.frame_state.combat import odds as frame_odds
from app.rules.frame_state.combat.attack import (
    aim,
    build_condition,
    condition_roller,
    conditions_inflicted,
    damage_dealt,
    damage_roll,
    resolve,
    score_roll,
)
from app.rules.frame_state.combat.exchange_model import Exchange
from app.rules.frame_state.combat.outcome import Aim, Outcome, Rolled
from app.rules.frame_state.combat.serialize import (
    aim_document,
    damage_document,
    exchange_document,
    outcome_document,
    rolled_document,
)

#: The log code of a roll, by the first purpose that it has.
_LOG_CODES: Final = (
    ("targeting", "attack.aimed"),
    ("dodge", "attack.dodged"),
    ("damage", "attack.damage"),
    ("direct", "attack.damage"),
    ("mitigate", "attack.mitigated"),
    ("bulk", "attack.bulk"),
)


# -- rolling ----------------------------------------------------------------------------------


def roll_stage(draft: Draft, attack: AttackState, by: str, *, veiled: bool = False) -> AttackState:
    """Rolls all dice that the player of a unit owes in this stage. Returns the attack as it is now.

    `by`: the unit. `veiled`: for targets that only the Handler knows.
    """
    secret = veiled or draft.secret(draft.scene.units[by])
    draw = Draw(draft, "secret" if secret else "public")
    first = dice_due_now(draft.side, draft.state.world, draft.scene, attack, veiled)[0].stage
    dice: list[dict[str, Any]] = []
    targets: list[str] = []
    while due := _next_die(draft, attack, by, first, veiled):
        face = draw.die(due.need.sides)
        dice.append(_die_data(draft, attack, due, face))
        targets.append(due.target.id)
        attack = _with_face(attack, due, face)
    about = [
        each
        for each in attack.targets
        if (each.id in targets or _any_shared(dice))
        and target_is_hidden(draft.side, draft.scene, each) == veiled
    ]
    lines = _roll_lines(draft, attack, first, by, dice, about)
    if secret:
        # Only groups that know as much as the Handler: the controllers of what is hidden.
        lines = [line for line in lines if HANDLER in groups_reading(draft.state, line.to)]
    draft.emit("attack.put", *draw.attach_proofs(lines), attack=attack)
    draft.emit("dice.rolled", stream=draw.stream, counter=draw.counter)
    return attack


def _any_shared(dice: list[dict[str, Any]]) -> bool:
    return any(die["shared"] for die in dice)


def _next_die(
    draft: Draft, attack: AttackState, by: str, stage: Stage, veiled: bool
) -> DueDie | None:
    """Returns the next die that this unit's player owes in this stage."""
    for each in dice_due_now(draft.side, draft.state.world, draft.scene, attack, veiled):
        if each.stage == stage and each.need.by == by:
            return each
    return None


def _with_face(attack: AttackState, due: DueDie, face: int) -> AttackState:
    """Returns the attack with a face set for one target, or for all if the die is shared."""
    targets = attack.targets if due.need.shared else (due.target,)
    for target in targets:
        faces = {**target.faces, due.need.purpose: face}
        attack = attack.with_target(replace(target, faces=faces))
    return attack


def _die_data(draft: Draft, attack: AttackState, due: DueDie, face: int) -> dict[str, Any]:
    purpose, sides = due.need.purpose, due.need.sides
    exchange = exchange_for(draft.state.world, draft.scene, attack, due.target)
    flat = purpose.startswith(("direct", "condition"))
    aces = exchange.aces if purpose == "damage" else not flat
    return {
        "sides": sides,
        "faces": [face],
        "face": face,
        "kept": True,
        "ace": aces and face == sides,
        "purpose": purpose,
        "target": due.target.id,
        "shared": due.need.shared,
    }  # fmt: skip


def _roll_lines(
    draft: Draft,
    attack: AttackState,
    stage: Stage,
    by: str,
    dice: list[dict[str, Any]],
    about: list[AttackTarget],
) -> list[PendingLine]:
    """Returns the lines about a roll: the dice and what they add up to, for each group that knows
    of it.

    Groups that do not know the attacker read neither marks nor chances.
    """
    purposes = {die["purpose"] for die in dice}
    code = next((code for name, code in _LOG_CODES if name in purposes), "attack.condition")
    scene, world = draft.scene, draft.state.world
    exchanges = {each.id: exchange_for(world, scene, attack, each) for each in about}
    data = _roll_data(attack, stage, dice, about, exchanges)

    def veiled(known: Sequence[AttackTarget], sees: bool) -> dict[str, Any] | None:
        return _roll_data(attack, stage, dice, known, exchanges, unseen=not sees) if known else None

    numbers: dict[str, Any] = {}
    score = data["score"]
    params: dict[str, Any] = {"score": score, "roller": unit_ref(scene.units[by])}
    if "outcome" in data:
        params["outcome"] = data["outcome"]
        if len(about) > 1:
            code += "_area"
        if len(about) == 1 or not draft.side.knows(scene, scene.units[attack.unit]):
            numbers["mark"] = data["mark"]
    return attack_lines(
        draft, attack, code, about, data, veiled, kind="roll", numbers=numbers, **params
    )


def _roll_data(
    attack: AttackState,
    stage: Stage,
    dice: list[dict[str, Any]],
    about: Sequence[AttackTarget],
    exchanges: dict[str, Exchange],
    unseen: bool = False,
) -> dict[str, Any]:
    first = about[0]
    data: dict[str, Any] = {"kind": "score", "attack": attack.id, "stage": stage, "dice": dice}
    if stage in ("target", "dodge"):
        data |= _test_data(exchanges[first.id], first, unseen)
    else:
        data["score"] = sum(_scores(exchanges[first.id], first, stage))
    data["ace"] = any(die["ace"] for die in dice)
    data["targets"] = [_target_data(exchanges[each.id], each, stage, unseen) for each in about]
    return data


def _test_data(exchange: Exchange, target: AttackTarget, unseen: bool) -> dict[str, Any]:
    aimed = _test_result(exchange, target)
    test = aimed.test
    assert test is not None and exchange.test is not None
    modifiers = [part.value for part in test.roll.parts if part.value]
    odds = rules.odds(exchange.kind, [exchange.test.sides], [test.roll.plus], exchange.mark.value)
    return {
        "kind": exchange.kind,
        "modifiers": modifiers,
        "score": test.total,
        "mark": None if unseen else aimed.mark,
        "margin": None if unseen else aimed.margin,
        "outcome": rules.outcome(exchange.kind, aimed.margin),
        "odds": None if unseen else odds_document({str(name): p for name, p in odds.items()}),
    }


def _test_result(exchange: Exchange, target: AttackTarget) -> Aim:
    aimed = aim(exchange, target.faces)
    assert aimed is not None
    return aimed


def _scores(exchange: Exchange, target: AttackTarget, stage: Stage) -> list[int]:
    return [each.total for each in _rolls(exchange, target, stage).values()]


def _rolls(exchange: Exchange, target: AttackTarget, stage: Stage) -> dict[str, Rolled]:
    """Returns the results of a stage's dice, by purpose."""
    faces, found = target.faces, {}
    if stage == "damage":
        roll = damage_roll(exchange, _test_result(exchange, target).result)
        if roll is not None and "damage" in faces:
            found["damage"] = score_roll(roll, faces["damage"], exchange.aces)
        if "direct" in faces and _test_result(exchange, target).result == "direct":
            found["direct"] = score_roll(exchange.direct, faces["direct"], aces=False)
    elif exchange.mitigation is not None and "mitigate" in faces:
        found["mitigate"] = score_roll(exchange.mitigation, faces["mitigate"])
    return found


def _target_data(
    exchange: Exchange, target: AttackTarget, stage: Stage, unseen: bool
) -> dict[str, Any]:
    """Returns what a roll means for one target.

    "dealt" is the whole damage, with what is added and taken off without a die (FS C 4.10).
    """
    data: dict[str, Any] = {"id": target.id, "prop": target.prop}
    if stage in ("target", "dodge"):
        aimed = _test_result(exchange, target)
        return {**data, "result": aimed.result} if unseen else {**data, "aim": aim_document(aimed)}
    rolls = _rolls(exchange, target, stage)
    data |= {purpose: rolled_document(each) for purpose, each in rolls.items()}
    whole = damage_dealt(exchange, target.faces) if stage == "damage" and rolls else None
    if whole is not None:
        data["dealt"] = damage_document(whole)
    data["conditions"] = _conditions(exchange, target)
    return data


def _conditions(exchange: Exchange, target: AttackTarget) -> list[str]:
    """Returns the kinds of condition that dice have chosen so far (FS C 4.20)."""
    found = []
    for purpose, inflict in conditions_inflicted(exchange, _test_result(exchange, target).result):
        face = target.faces.get(purpose)
        if face is not None and condition_roller(exchange):
            found.append(build_condition(exchange, inflict, face).kind)
    return found


# -- ending -----------------------------------------------------------------------------------


def settle_attacks(draft: Draft) -> None:
    """Ends the attacks of the scene that are void or owe no die, after any change (FS C 4.28)."""
    for attack in tuple(draft.state.world.attacks.values()):
        if attack.scene == draft.scene.id:
            _settle_attack(draft, attack.id)


def _settle_attack(draft: Draft, attack_id: str) -> None:
    attack = draft.state.world.attacks[attack_id]
    left = tuple(each for each in attack.targets if target_is_present(draft.scene, each))
    if not can_continue(draft.state.world, draft.scene, attack):
        draft.emit("attack.gone", *_void_lines(draft, attack), attack=attack.id)
        return
    if left != attack.targets:
        attack = replace(attack, targets=left)
        draft.emit("attack.put", attack=attack)
    if attack.waits:
        return
    world = draft.state.world
    if dice_due_now(draft.side, world, draft.scene, attack):
        return
    while step := dice_due_now(draft.side, draft.state.world, draft.scene, attack, veiled=True):
        attack = roll_stage(draft, attack, units_to_roll(step)[0], veiled=True)
    conclude_attack(draft, attack)


def _void_lines(draft: Draft, attack: AttackState) -> list[PendingLine]:
    """Returns the line that an attack is void, if its attacker still exists."""
    unit = draft.scene.units.get(attack.unit)
    return (
        [] if unit is None else [draft.unit_line(unit, "attack.void", "attack", attack=attack.id)]
    )


def conclude_attack(draft: Draft, attack: AttackState) -> None:
    """Writes all that an attack did, at once for all its targets, and ends it."""
    scene, world = draft.scene, draft.state.world
    ends: list[tuple[AttackTarget, Exchange, Outcome]] = []
    for target in attack.targets:
        exchange = exchange_for(world, scene, attack, target)
        ends.append((target, exchange, resolve(exchange, target.faces)))
    lines = _no_target_lines(draft, attack)
    results = [_result_lines(draft, attack, *each) for each in ends]
    draft.emit("attack.gone", *lines, attack=attack.id)
    for (target, _, outcome), log_lines in zip(ends, results, strict=True):
        if target.prop:
            apply_outcome_to_prop(draft, draft.scene.map.props[target.id], outcome, *log_lines)
        else:
            apply_outcome(draft, draft.scene.units[target.id], outcome, *log_lines)
    if attack_profile(world, scene, attack).traits.overheats:
        overheat(draft, draft.scene.units[attack.unit], "unit.heats_up")


def _no_target_lines(draft: Draft, attack: AttackState) -> list[PendingLine]:
    """Returns the lines that an area held nobody, for groups that know nobody in it."""
    if not attack.targets:
        return attack_lines(draft, attack, "attack.nobody", ())
    code = "attack.nobody"
    lines = attack_lines(draft, attack, code, attack.targets, nobody=code)
    return [line for line in lines if not line.params["targets"]]


def _result_lines(
    draft: Draft, attack: AttackState, target: AttackTarget, exchange: Exchange, outcome: Outcome
) -> list[PendingLine]:
    """Returns the lines with the whole calculation of an attack on one target."""
    whole = {
        "attack": attack.id,
        "exchange": exchange_document(exchange),
        "outcome": outcome_document(outcome),
        "odds": frame_odds.odds_document(frame_odds.odds(exchange)),
    }
    harm = outcome.harm
    return attack_lines(
        draft,
        attack,
        "attack.result",
        [target],
        whole,
        None,
        result=outcome.result,
        lost=harm.integrity_lost,
        shaken=harm.stability_lost,
    )
