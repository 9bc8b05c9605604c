"""Skills, pools and sheets: what people have, how it climbs, what is spent and lost (q-star)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from app.rules.systems.base import Action, Done, Player, Refuse, Told, Turn
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
    done,
    pool_ref,
    sheet_of,
    table_of,
    trait_ref,
    with_sheet,
)

PARTS: Final = {"half": Fraction(1, 2), "third": Fraction(1, 3), "quarter": Fraction(1, 4)}


# -- the table's skills and pools ---------------------------------------------------------------


def add_skill(turn: Turn) -> Done:
    """A new skill; Refuse "name-taken", "too-many"."""
    form: forms.AddSkill = turn.form
    table = table_of(turn.slice)
    check_room(table.skills)
    _check_name(form.name, [*ATTRIBUTES, *(skill.name for skill in table.skills.values())])
    skill = Skill(turn.ids(), form.name, form.attribute)
    told = Told("skill_added", {"name": skill.name, "attribute": skill.attribute})
    return done(replace(table, skills={**table.skills, skill.id: skill}), told)


def remove_skill(turn: Turn) -> Done:
    """Nobody has it any more; Refuse "no-such-trait", "trait-in-use" while somebody rolls it."""
    form: forms.RemoveSkill = turn.form
    table = table_of(turn.slice)
    skill = table.skills.get(form.skill)
    if skill is None:
        raise Refuse("no-such-trait", trait=form.skill)
    if any(skill.id in _rolled(step) for step in table.pending.values()):
        raise Refuse("trait-in-use", name=skill.name)
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
    return done(after, Told("skill_removed", {"name": skill.name}))


def _rolled(step: Pending) -> tuple[str, ...]:
    """The traits that a pending step rolls."""
    if isinstance(step, Asked):
        return (step.trait,)
    return (step.first.trait, step.second.trait)


def add_pool(turn: Turn) -> Done:
    """A new pool; Refuse "name-taken", "too-many"."""
    form: forms.AddPool = turn.form
    table = table_of(turn.slice)
    check_room(table.pools)
    _check_name(form.name, table.pools.values())
    pools = {**table.pools, turn.ids(): form.name}
    return done(replace(table, pools=pools), Told("pool_added", {"name": form.name}))


def remove_pool(turn: Turn) -> Done:
    """Nobody has it any more; Refuse "no-such-pool"."""
    form: forms.RemovePool = turn.form
    table = table_of(turn.slice)
    told = Told("pool_removed", {"pool": pool_ref(table, form.pool)})
    sheets = {
        player: replace(sheet, pools={k: v for k, v in sheet.pools.items() if k != form.pool})
        for player, sheet in table.sheets.items()
    }
    pools = {key: name for key, name in table.pools.items() if key != form.pool}
    return done(replace(table, pools=pools, sheets=sheets), told)


def _check_name(name: str, taken: Iterable[str]) -> None:
    if name.casefold() in (each.casefold() for each in taken):
        raise Refuse("name-taken", name=name)


# -- what a sheet says --------------------------------------------------------------------------


def climb(turn: Turn) -> Done:
    """One step up, to d12 and then by 1 each (q-star)."""
    form: forms.Raise = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    check_trait(table, form.trait)
    step = sheet_of(table, player.id).steps.get(form.trait, 0) + 1
    return _set_step(table, player, form.trait, step)


def edit(turn: Turn) -> Done:
    """Any step; Refuse "plus-needs-d12" for a smaller die with a number."""
    form: forms.Edit = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    check_trait(table, form.trait)
    if form.plus and form.die != "d12":
        raise Refuse("plus-needs-d12", die=form.die)
    return _set_step(table, player, form.trait, step_of(int(form.die[1:]), form.plus))


def _set_step(table: Table, player: Player, trait: str, step: int) -> Done:
    """A skill never exceeds its attribute, whichever of the two is changed (q-star).

    Refuse "above-attribute", "below-skill", "highest-step", "no-change".
    """
    steps = sheet_of(table, player.id).steps
    before = steps.get(trait, 0)
    if step == before:
        raise Refuse("no-change")
    if step > LAST_DIE + MOST_PLUS:
        raise Refuse("highest-step", die=die_name(before))
    skill = table.skills.get(trait)
    if skill is not None and step > (cap := steps.get(skill.attribute, 0)):
        raise Refuse(
            "above-attribute", name=skill.name, attribute=skill.attribute, die=die_name(cap)
        )
    for under in table.skills.values():
        if under.attribute == trait and steps.get(under.id, 0) > step:
            raise Refuse("below-skill", name=under.name, die=die_name(steps[under.id]))
    params = {
        "player": player.ref,
        "trait": trait_ref(table, trait),
        "before": die_name(before),
        "die": die_name(step),
    }
    code = "raised" if step > before else "lowered"
    return done(with_sheet(table, player.id, steps={**steps, trait: step}), Told(code, params))


def set_bonus(turn: Turn) -> Done:
    """A bonus of a trait, by its name; 0 takes it away.

    Refuse "no-change", "too-many", "bonuses-beyond" where all of a trait are more than it can have.
    """
    form: forms.SetBonus = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    check_trait(table, form.trait)
    kept = sheet_of(table, player.id).bonuses
    bonuses = [each for each in kept if (each.trait, each.name) != (form.trait, form.name)]
    if form.value:
        check_room(bonuses)
        bonuses.append(Bonus(form.trait, form.name, form.value))
        together = sum(each.value for each in bonuses if each.trait == form.trait)
        if abs(together) > forms.MOST_BONUS:
            raise Refuse("bonuses-beyond", bonus=f"{together:+d}", most=forms.MOST_BONUS)
    if sorted(bonuses, key=repr) == sorted(kept, key=repr):
        raise Refuse("no-change")
    params = {"player": player.ref, "trait": trait_ref(table, form.trait), "name": form.name}
    told = Told("bonus_removed", params)
    if form.value:
        told = Told("bonus_set", {**params, "value": f"{form.value:+d}"})
    return done(with_sheet(table, player.id, bonuses=bonuses), told)


# -- pools --------------------------------------------------------------------------------------


def set_pool(turn: Turn) -> Done:
    """What the Handler says it holds; Refuse "no-such-pool", "no-change"."""
    form: forms.SetPool = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    pools = sheet_of(table, player.id).pools
    params = {"player": player.ref, "pool": pool_ref(table, form.pool), "value": form.value}
    if pools.get(form.pool, 0) == form.value:
        raise Refuse("no-change")
    after = with_sheet(table, player.id, pools={**pools, form.pool: form.value})
    return done(after, Told("pool_set", params))


def spend(turn: Turn) -> Done:
    """A voluntary expense: what is not there cannot be spent (q-star). Refuse "not-enough"."""
    form: forms.Spend = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    pool, left, amount = _amount(table, player, form)
    if amount > left:
        raise Refuse("not-enough", pool=pool, amount=amount, left=left)
    params = {"player": player.ref, "pool": pool, "amount": amount, "left": left - amount}
    return done(_with_pool(table, player, form.pool, left - amount), Told("spent", params))


def lose(turn: Turn) -> Done:
    """A suffered loss: it stops at 0, and what follows from that is logged (q-star)."""
    form: forms.Lose = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    pool, left, amount = _amount(table, player, form)
    params = {"player": player.ref, "pool": pool, "amount": amount, "left": max(0, left - amount)}
    told = Told("lost", params)
    if amount > left:
        params = {**params, "beyond": amount - left, "text": form.consequence}
        told = Told("lost_beyond" if form.consequence else "lost_beyond_open", params)
    return done(_with_pool(table, player, form.pool, max(0, left - amount)), told)


def _amount(
    table: Table, player: Player, form: forms.Spend
) -> tuple[str | dict[str, str], int, int]:
    """The pool for params, what it holds, and how much is meant; parts are rounded down (q-star).

    Refuse "no-such-pool", "amount-or-part".
    """
    pool = pool_ref(table, form.pool)
    left = sheet_of(table, player.id).pools.get(form.pool, 0)
    if (form.amount > 0) == (form.part != "amount"):
        raise Refuse("amount-or-part")
    amount = form.amount or rounded_down(left * PARTS[form.part])
    return pool, left, amount


def _with_pool(table: Table, player: Player, pool: str, value: int) -> Table:
    pools = sheet_of(table, player.id).pools
    return with_sheet(table, player.id, pools={**pools, pool: value})


ACTIONS: Final = (
    Action("raise", "player", forms.Raise, climb),
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
