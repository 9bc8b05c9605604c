"""Texts of Q* in English: code -> template (see static/js/text/messages.js)."""

from __future__ import annotations

from typing import Final

LOG: Final = {
    "asked": "{player} is asked to check {trait} against {difficulty}. {text}",
    "asked_hidden": "{player} is asked to check {trait} against a hidden difficulty. {text}",
    "bonus_removed": "{player}: no more bonus to {trait} from {name}",
    "bonus_set": "{player}: {value} to {trait} from {name}",
    "both_critical": "Two critical failures: both roll again",
    "cancelled": "{player} is no longer asked for a check",
    "cancelled_contest": "The contest of {player} and {opponent} is called off",
    "challenged": "A contest: {player} with {trait} against {opponent} with {other}",
    "checked": "{player}: {trait} {die}, {total} against {difficulty}, {outcome}",
    "checked_hidden": "{player}: {trait} {die}, {total}, {outcome}",
    "checked_npc": "{player} against {npc}: {trait} {die}, {total} against {difficulty}, {outcome}",
    "checked_npc_hidden": "{player} against {npc}: {trait} {die}, {total}, {outcome}",
    "critical": "{player}: {trait} {die} against {difficulty}, two ones in a row, {outcome}",
    "critical_hidden": "{player}: {trait} {die}, two ones in a row, {outcome}",
    "critical_npc": (
        "{player} against {npc}: {trait} {die} against {difficulty}, two ones in a row, {outcome}"
    ),
    "critical_npc_hidden": ("{player} against {npc}: {trait} {die}, two ones in a row, {outcome}"),
    "lost": "{player} loses {amount} {pool}: {left} left",
    "lost_beyond": "{player} loses {amount} {pool}, {beyond} more than there was: {text}",
    "lost_beyond_open": (
        "{player} loses {amount} {pool}, {beyond} more than there was. "
        "The Handler says what follows"
    ),
    "lowered": "{player}: {trait} from {before} down to {die}",
    "npc_added": "{npc} appears, difficulty {number}",
    "npc_added_veiled": "{npc} appears",
    "npc_edited": "{npc} now has difficulty {number}, hidden from players: {veil}",
    "npc_edited_veiled": "{npc} has changed",
    "npc_gone": "{npc} is gone",
    "pool_added": "A new pool: {name}",
    "pool_removed": "A pool less: {pool}",
    "pool_set": "{player} now has {value} {pool}",
    "raised": "{player}: {trait} from {before} up to {die}",
    "side_critical": "{player}: {trait} {die}, two ones in a row, critical failure",
    "side_rolled": "{player}: {trait} {die}, {total}",
    "skill_added": "A new skill under {attribute}: {name}",
    "skill_removed": "A skill less: {name}",
    "spent": "{player} spends {amount} {pool}: {left} left",
    "tied": "A tie at {total}: both roll again",
    "won": "{winner} wins against {loser}, {total} to {other}",
    "won_critical": "{winner} wins: {loser} failed critically",
}

OFFERS: Final = {
    "add-npc": "Add an NPC",
    "add-pool": "Add a pool",
    "add-skill": "Add a skill",
    "ask": "Ask for a check",
    "cancel": "Call off the check of {player}",
    "cancel_contest": "Call off the contest of {player} and {opponent}",
    "check": "Check",
    "contest": "Contest",
    "edit": "Set an attribute or a skill",
    "edit-npc": "Change {npc}",
    "lose": "Suffer a loss",
    "raise": "Raise an attribute or a skill",
    "remove-npc": "Remove an NPC",
    "remove-pool": "Remove a pool",
    "remove-skill": "Remove a skill",
    "roll": "{player}: roll {trait} against {difficulty}. {text}",
    "roll_hidden": "{player}: roll {trait} against a hidden difficulty. {text}",
    "roll_side": "{player}: roll {trait} in the contest with {opponent}",
    "set-bonus": "Set a bonus",
    "set-pool": "Set a pool",
    "spend": "Spend",
}

FACTS: Final = {
    "asked": "Waiting for {player}: {trait} against {difficulty}",
    "asked_hidden": "Waiting for {player}: {trait} against a hidden difficulty",
    "bonuses": "{player}: {bonuses}",
    "contest": "Contest, roll {round}: {player} with {trait} against {opponent} with {other}",
    "contest_rolled": "Contest, roll {round}: {player} has {total}, waiting for {opponent}",
    "contest_critical": (
        "Contest, roll {round}: {player} failed critically, waiting for {opponent}"
    ),
    "npc": "{npc}: difficulty {number}",
    "npc_known": "{npc}: difficulty {number}, hidden from players: {veil}",
    "npc_veiled": "{npc}",
    "pools": "{player}: {pools}",
    "sheet": "{player}: {traits}",
}

REFUSALS: Final = {
    "above-attribute": "{name} cannot be higher than {attribute}, which is {die}",
    "against-oneself": "A contest needs somebody else",
    "already-rolled": "{name} has rolled and waits for the other side",
    "amount-or-part": "Say either an amount or a part of what is left",
    "below-skill": "{name} is {die}, and a skill cannot be higher than its attribute",
    "bonuses-beyond": "All bonuses of it would be {bonus}; {most} is the most, either way",
    "difficulty-or-npc": "Say either a difficulty or an NPC",
    "highest-step": "It cannot climb beyond {die}",
    "name-taken": "There is {name} already",
    "no-change": "It is so already",
    "no-such-npc": "There is no such NPC",
    "no-such-pending": "Nobody waits for that any more",
    "no-such-player": "There is no such character",
    "no-such-pool": "There is no such pool",
    "no-such-trait": "There is no such attribute or skill",
    "not-asked": "{name} was not asked for this",
    "not-enough": "{pool}: {amount} needed, {left} left",
    "not-your-character": "{player} is not your character",
    "not-yours-to-cancel": "Only the Handler, or whoever began a contest, can call it off",
    "other-first": "{player} chooses and rolls first",
    "plus-needs-d12": "Only a d12 climbs on by numbers, not a {die}",
    "rolled-already": "Somebody has rolled, so only the Handler can call it off",
    "shift-beyond": "Circumstances shift by at most {most} in either direction, not by {shift}",
    "too-many": "The table keeps no more than {limit} of them",
    "trait-fixed": "{trait} was asked for",
    "trait-in-use": "{name} is to be rolled: roll or call it off first",
    "trait-open": "Choose an attribute or a skill",
}

WORDS: Final = {
    "again": "roll again",
    "all": "the whole NPC",
    "amount": "the amount",
    "any": "an attribute or skill of their choice",
    "charisma": "Charisma",
    "critical": "critical failure",
    "endurance": "Endurance",
    "failure": "failure",
    "half": "half",
    "intelligence": "Intelligence",
    "lose": "lose",
    "might": "Might",
    "nobody": "nobody",
    "number": "its number",
    "open": "nothing",
    "quarter": "a quarter",
    "resources": "Resources",
    "speed": "Speed",
    "success": "success",
    "third": "a third",
    "win": "win",
}

TEXTS: Final = {
    "log": LOG,
    "offers": OFFERS,
    "facts": FACTS,
    "refusals": REFUSALS,
    "words": WORDS,
}
