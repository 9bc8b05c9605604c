"""Sheets, skills and pools: steps, bonuses, expenses and losses (QS 1, 7)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from app.rules.systems.base import (
    Action,
    ActionRefused,
    ActionRequest,
    ActionResult,
    LogLine,
    Player,
)
from app.rules.systems.q_star import forms
from app.rules.systems.q_star.dice import LAST_DIE, MOST_PLUS, die_name, rounded_down, step_of
from app.rules.systems.q_star.table import (
    ATTRIBUTES,
    Asked,
    Bonus,
    Pending,
    Skill,
    Table,
    check_room,
    check_trait,
    pool_ref,
    result_of,
    sheet_of,
    table_of,
    trait_ref,
    with_sheet,
)

PARTS: Final = {"half": Fraction(1, 2), "third": Fraction(1, 3), "quarter": Fraction(1, 4)}


# -- the table's skills and pools ---------------------------------------------------------------


def add_skill(request: ActionRequest) -> ActionResult:
    """Adds a skill. Raises ActionRefused "name-taken", "too-many"."""
    form: forms.AddSkill = request.form
    table = table_of(request.slice)
    check_room(table.skills)
    _check_name(form.name, [*ATTRIBUTES, *(skill.name for skill in table.skills.values())])
    skill = Skill(request.ids(), form.name, form.attribute)
    line = LogLine("skill_added", {"name": skill.name, "attribute": skill.attribute})
    return result_of(replace(table, skills={**table.skills, skill.id: skill}), line)


def remove_skill(request: ActionRequest) -> ActionResult:
    """Removes a skill. Raises ActionRefused "no-such-trait", "trait-in-use" while somebody
    rolls it."""
    form: forms.RemoveSkill = request.form
    table = table_of(request.slice)
    skill = table.skills.get(form.skill)
    if skill is None:
        raise ActionRefused("no-such-trait", trait=form.skill)
    if any(skill.id in _rolled(step) for step in table.pending.values()):
        raise ActionRefused("trait-in-use", name=skill.name)
    sheets = {
        player: replace(
            sheet,
            steps={trait: step for trait, step in sheet.steps.items() if trait != skill.id},
            bonuses=[bonus for bonus in sheet.bonuses if bonus.trait != skill.id],
        )
        for player, sheet in table.sheets.items()
    }
    skills = {key: each for key, each in table.skills.items() if key != skill.id}
    after = replace(table, skills=skills, sheets=sheets)
    return result_of(after, LogLine("skill_removed", {"name": skill.name}))


def _rolled(step: Pending) -> tuple[str, ...]:
    """The traits that a pending step rolls."""
    if isinstance(step, Asked):
        return (step.trait,)
    return (step.first.trait, step.second.trait)


def add_pool(request: ActionRequest) -> ActionResult:
    """Adds a pool. Raises ActionRefused "name-taken", "too-many"."""
    form: forms.AddPool = request.form
    table = table_of(request.slice)
    check_room(table.pools)
    _check_name(form.name, table.pools.values())
    pools = {**table.pools, request.ids(): form.name}
    return result_of(replace(table, pools=pools), LogLine("pool_added", {"name": form.name}))


def remove_pool(request: ActionRequest) -> ActionResult:
    """Removes a pool. Raises ActionRefused "no-such-pool"."""
    form: forms.RemovePool = request.form
    table = table_of(request.slice)
    line = LogLine("pool_removed", {"pool": pool_ref(table, form.pool)})
    sheets = {
        player: replace(sheet, pools={k: v for k, v in sheet.pools.items() if k != form.pool})
        for player, sheet in table.sheets.items()
    }
    pools = {key: name for key, name in table.pools.items() if key != form.pool}
    return result_of(replace(table, pools=pools, sheets=sheets), line)


def _check_name(name: str, taken: Iterable[str]) -> None:
    if name.casefold() in (each.casefold() for each in taken):
        raise ActionRefused("name-taken", name=name)


# -- what a sheet says --------------------------------------------------------------------------


def raise_trait(request: ActionRequest) -> ActionResult:
    """Raises a trait by one step, to d12 and then by 1 each (QS 1.2, 1.4)."""
    form: forms.Raise = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    check_trait(table, form.trait)
    step = sheet_of(table, player.id).steps.get(form.trait, 0) + 1
    return _set_step(table, player, form.trait, step)


def edit(request: ActionRequest) -> ActionResult:
    """Sets a trait to any step. Raises ActionRefused "plus-needs-d12" for a smaller die with a
    number."""
    form: forms.Edit = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    check_trait(table, form.trait)
    if form.plus and form.die != "d12":
        raise ActionRefused("plus-needs-d12", die=form.die)
    return _set_step(table, player, form.trait, step_of(int(form.die[1:]), form.plus))


def _set_step(table: Table, player: Player, trait: str, step: int) -> ActionResult:
    """A skill never exceeds its attribute, whichever of the two is changed (QS 1.3).

    Raises ActionRefused "above-attribute", "below-skill", "highest-step", "no-change".
    """
    steps = sheet_of(table, player.id).steps
    before = steps.get(trait, 0)
    if step == before:
        raise ActionRefused("no-change")
    if step > LAST_DIE + MOST_PLUS:
        raise ActionRefused("highest-step", die=die_name(before))
    skill = table.skills.get(trait)
    if skill is not None and step > (cap := steps.get(skill.attribute, 0)):
        raise ActionRefused(
            "above-attribute", name=skill.name, attribute=skill.attribute, die=die_name(cap)
        )
    for under in table.skills.values():
        if under.attribute == trait and steps.get(under.id, 0) > step:
            raise ActionRefused("below-skill", name=under.name, die=die_name(steps[under.id]))
    params = {
        "player": player.ref,
        "trait": trait_ref(table, trait),
        "before": die_name(before),
        "die": die_name(step),
    }
    code = "raised" if step > before else "lowered"
    return result_of(
        with_sheet(table, player.id, steps={**steps, trait: step}), LogLine(code, params)
    )


def set_bonus(request: ActionRequest) -> ActionResult:
    """A bonus of a trait, by its name; 0 takes it away.

    Raises ActionRefused "no-change", "too-many", "bonuses-beyond" where all of a trait are more
    than it can have.
    """
    form: forms.SetBonus = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    check_trait(table, form.trait)
    kept = sheet_of(table, player.id).bonuses
    bonuses = [each for each in kept if (each.trait, each.name) != (form.trait, form.name)]
    if form.value:
        check_room(bonuses)
        bonuses.append(Bonus(form.trait, form.name, form.value))
        together = sum(each.value for each in bonuses if each.trait == form.trait)
        if abs(together) > forms.MOST_BONUS:
            raise ActionRefused("bonuses-beyond", bonus=f"{together:+d}", most=forms.MOST_BONUS)
    if sorted(bonuses, key=repr) == sorted(kept, key=repr):
        raise ActionRefused("no-change")
    params = {"player": player.ref, "trait": trait_ref(table, form.trait), "name": form.name}
    line = LogLine("bonus_removed", params)
    if form.value:
        line = LogLine("bonus_set", {**params, "value": f"{form.value:+d}"})
    return result_of(with_sheet(table, player.id, bonuses=bonuses), line)


# -- pools --------------------------------------------------------------------------------------


def set_pool(request: ActionRequest) -> ActionResult:
    """Sets a pool for the Handler. Raises ActionRefused "no-such-pool", "no-change"."""
    form: forms.SetPool = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    pools = sheet_of(table, player.id).pools
    params = {"player": player.ref, "pool": pool_ref(table, form.pool), "value": form.value}
    if pools.get(form.pool, 0) == form.value:
        raise ActionRefused("no-change")
    after = with_sheet(table, player.id, pools={**pools, form.pool: form.value})
    return result_of(after, LogLine("pool_set", params))


def spend(request: ActionRequest) -> ActionResult:
    """Spends from a pool; no more than it holds (QS 7.2). Raises ActionRefused
    "not-enough"."""
    form: forms.Spend = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    pool, left, amount = _amount(table, player, form)
    if amount > left:
        raise ActionRefused("not-enough", pool=pool, amount=amount, left=left)
    params = {"player": player.ref, "pool": pool, "amount": amount, "left": left - amount}
    return result_of(_with_pool(table, player, form.pool, left - amount), LogLine("spent", params))


def lose(request: ActionRequest) -> ActionResult:
    """Takes a loss from a pool, down to 0; the log says what follows from the rest (QS 7.3)."""
    form: forms.Lose = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    pool, left, amount = _amount(table, player, form)
    params = {"player": player.ref, "pool": pool, "amount": amount, "left": max(0, left - amount)}
    line = LogLine("lost", params)
    if amount > left:
        params = {**params, "beyond": amount - left, "text": form.consequence}
        line = LogLine("lost_beyond" if form.consequence else "lost_beyond_open", params)
    return result_of(_with_pool(table, player, form.pool, max(0, left - amount)), line)


def _amount(
    table: Table, player: Player, form: forms.Spend
) -> tuple[str | dict[str, str], int, int]:
    """The pool for params, what it holds, and how much is meant; parts are rounded down (QS 7.1).

    Raises ActionRefused "no-such-pool", "amount-or-part".
    """
    pool = pool_ref(table, form.pool)
    left = sheet_of(table, player.id).pools.get(form.pool, 0)
    if (form.amount > 0) == (form.part != "amount"):
        raise ActionRefused("amount-or-part")
    amount = form.amount or rounded_down(left * PARTS[form.part])
    return pool, left, amount


def _with_pool(table: Table, player: Player, pool: str, value: int) -> Table:
    pools = sheet_of(table, player.id).pools
    return with_sheet(table, player.id, pools={**pools, pool: value})


ACTIONS: Final = (
    Action("raise", "player", forms.Raise, raise_trait),
    Action("spend", "player", forms.Spend, spend),
    Action("lose", "player", forms.Lose, lose),
    Action("edit", "handler", forms.Edit, edit),
    Action("set-bonus", "handler", forms.SetBonus, set_bonus),
    Action("set-pool", "handler", forms.SetPool, set_pool),
    Action("add-skill", "handler", forms.AddSkill, add_skill),
    Action("remove-skill", "handler", forms.RemoveSkill, remove_skill),
    Action("add-pool", "handler", forms.AddPool, add_pool),
    Action("remove-pool", "handler", forms.RemovePool, remove_pool),
)
