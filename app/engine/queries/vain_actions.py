"""Which actions of a unit are of no use now, although it can do them."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.combat.aiming import weapon_ref
from app.engine.combat.attacks import weapon_kinds_aimed_at
from app.engine.combat.upkeep import SURVEY_MARK
from app.engine.queries.registry import QueryContext
from app.engine.queries.unit_rolls import best_survey_score
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import WeaponProfile
from app.rules.frame_state.combat.odds import OddsDocument


def vain_survey(context: QueryContext, unit: Unit) -> Refusal | None:
    """Returns "no-chance" for a unit whose best score of a survey misses the mark (FS C 3.11)."""
    best = best_survey_score(context.state.world, unit)
    if best >= SURVEY_MARK:
        return None
    return Refusal("no-chance", unit=unit_ref(unit), most=best, mark=SURVEY_MARK)


def vain_module(context: QueryContext, unit: Unit, module: str) -> Refusal | None:
    """Returns "no-lock-on" for an expansion that serves only against a lock-on weapon while the
    sender knows of none that is aimed at the unit (FS C 3.13)."""
    expansion = content.EXPANSIONS.get(module)
    if expansion is None or not expansion.against_lock_on:
        return None
    aimed = weapon_kinds_aimed_at(context.viewer, context.state.world, context.scene, unit)
    locked = any(content.WEAPON_TYPES[each].locks_on for each in aimed)
    return None if locked else Refusal("no-lock-on", unit=unit_ref(unit))


def vain_stay_aloft(context: QueryContext, unit: Unit) -> Refusal | None:
    """Returns "stays-up" for a unit in its turn that does not fall: it flew, or paid to stay aloft
    already (FS 6.6). One that is too heavy falls all the same, for another reason (FS C 2.27)."""
    heavy = unit.current_movement_traits.sinks
    if context.scene.conflict is None or unit.falling or heavy:
        return None
    return Refusal("stays-up", unit=unit_ref(unit))


def vain_shot(profile: WeaponProfile, odds: Sequence[OddsDocument | None]) -> Refusal | None:
    """Returns "sure-miss" for a shot that would miss each of its targets whatever is rolled, such
    as at one far beyond its range (FS C 4.5). `odds`: those of each target, None: not told."""
    if not odds or not all(each is not None and is_sure_miss(each) for each in odds):
        return None
    return Refusal("sure-miss", weapon=weapon_ref(profile))


def is_sure_miss(odds: OddsDocument) -> bool:
    """Returns whether no roll hits; only what a miss does remains (FS C 4.15)."""
    return all(one["p"] == 0 for result, one in odds["outcomes"].items() if result != "miss")
