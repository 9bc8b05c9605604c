"""Types of the Hexframe API: commands, queries with their answers, views, log lines and messages.

Made by the server from the schemas that it checks requests with.
"""

from typing import (
    Any, Generic, Literal, NotRequired, Protocol, TypeAlias, TypedDict, TypeVar, overload,
)


_Code = TypeVar("_Code")
_Params = TypeVar("_Params")
_Data = TypeVar("_Data")

NoParams: TypeAlias = 'dict[str, Any]'

Params_ability_attributes_person_text = TypedDict("Params_ability_attributes_person_text", {
    #: the ability
    'ability': 'Named',
    #: the attributes
    'attributes': 'list[Named]',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_ability_level_person = TypedDict("Params_ability_level_person", {
    #: the ability
    'ability': 'Named',
    #: the level
    'level': "Literal['novice', 'journeyman', 'master', 'legend']",
    #: the character
    'person': 'NamedPlayer',
})

Params_about_player_question_text = TypedDict("Params_about_player_question_text", {
    #: `text` says what it is about
    'about': 'bool',
    #: the character
    'player': 'NamedPlayer',
    #: id of the question
    'question': 'str',
    #: its text
    'text': 'str',
})

Params_about_player_question_text_token = TypedDict("Params_about_player_question_text_token", {
    #: `text` says what it is about
    'about': 'bool',
    #: the character
    'player': 'NamedPlayer',
    #: id of the question
    'question': 'str',
    #: its text
    'text': 'str',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
})

Params_action_system = TypedDict("Params_action_system", {
    #: name of the action
    'action': 'str',
    #: title of the dice system
    'system': 'str',
})

Params_active = TypedDict("Params_active", {
    #: the unit
    'active': 'NamedUnit',
})

Params_active_maybe_segment_unit = TypedDict("Params_active_maybe_segment_unit", {
    #: the unit
    'active': 'NamedUnit',
    #: the unit
    'unit': 'NamedUnit',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
})

Params_active_round_segment_text = TypedDict("Params_active_round_segment_text", {
    #: the unit whose turn it is, or `nobody`
    'active': "NamedUnit | Literal['nobody']",
    #: the round
    'round': 'int',
    #: the segment of the round
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: its text
    'text': 'str',
})

Params_active_unit = TypedDict("Params_active_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'active': 'NamedUnit',
})

Params_after_before_person = TypedDict("Params_after_before_person", {
    #: the threshold now
    'after': 'int',
    #: the threshold before
    'before': 'int',
    #: the character
    'person': 'NamedPlayer',
})

Params_amount_beyond_left_player_pool_text = TypedDict("Params_amount_beyond_left_player_pool_text", {
    #: how much
    'amount': 'int',
    #: what the pool did not hold
    'beyond': 'int',
    #: what is left
    'left': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
    #: its text
    'text': 'str',
})

Params_amount_character_credits_mission = TypedDict("Params_amount_character_credits_mission", {
    #: how much
    'amount': 'int',
    #: the character
    'character': 'NamedCharacter',
    #: the credits afterwards
    'credits': 'int',
    #: the mission
    'mission': 'NamedMission',
})

Params_amount_from_left_to = TypedDict("Params_amount_from_left_to", {
    #: how much
    'amount': 'int',
    #: the character
    'from': 'NamedCharacter',
    #: what is left
    'left': 'int',
    #: the character
    'to': 'NamedCharacter',
})

Params_amount_harm_unit = TypedDict("Params_amount_harm_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: how much
    'amount': 'int',
    #: what harms it
    'harm': "Literal['damage', 'impact', 'heat']",
})

Params_amount_harm_unit_zone = TypedDict("Params_amount_harm_unit_zone", {
    #: the unit
    'unit': 'NamedUnit',
    #: how much
    'amount': 'int',
    #: what harms it
    'harm': "Literal['damage', 'impact', 'heat']",
    #: name of the zone
    'zone': 'str',
})

Params_amount_left_player_pool = TypedDict("Params_amount_left_player_pool", {
    #: how much
    'amount': 'int',
    #: what is left
    'left': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
})

Params_amount_left_pool = TypedDict("Params_amount_left_pool", {
    #: the pool
    'pool': 'NamedPool | str',
    #: how much
    'amount': 'int',
    #: what is left
    'left': 'int',
})

Params_amount_mission_text = TypedDict("Params_amount_mission_text", {
    #: how much
    'amount': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})

Params_amount_person_reason = TypedDict("Params_amount_person_reason", {
    #: the damage
    'amount': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})

Params_ask = TypedDict("Params_ask", {
    #: the id
    'ask': 'str',
})

Params_at = TypedDict("Params_at", {
    #: the time
    'at': 'str',
})

Params_at_attack_targets = TypedDict("Params_at_attack_targets", {
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})

Params_at_attack_targets_unit_weapon = TypedDict("Params_at_attack_targets_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_at_damage_left_loss_prop = TypedDict("Params_at_damage_left_loss_prop", {
    #: the hex
    'at': 'HexDocument',
    #: the damage
    'damage': 'int',
    #: what is left
    'left': 'int',
    #: integrity lost
    'loss': 'int',
    #: the prop
    'prop': 'NamedProp',
})

Params_at_least_cost_left = TypedDict("Params_at_least_cost_left", {
    #: hexes of movement that it costs; of a descent: levels
    'cost': 'int',
    #: hexes of movement that are left; of a descent: levels
    'left': 'int',
    #: the cost is the least that it can be: the way was not searched to its end
    'at_least': 'bool',
})

Params_at_maybe_damage_left_loss_prop = TypedDict("Params_at_maybe_damage_left_loss_prop", {
    #: the hex
    'at': 'HexDocument',
    #: the damage
    'damage': 'NotRequired[int]',
    #: what is left
    'left': 'int',
    #: integrity lost
    'loss': 'int',
    #: the prop
    'prop': 'NamedProp',
})

Params_at_module_text_unit = TypedDict("Params_at_module_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: its text
    'text': 'str',
    #: the hex
    'at': 'HexDocument',
})

Params_at_prop = TypedDict("Params_at_prop", {
    #: the hex
    'at': 'HexDocument',
    #: the prop
    'prop': 'NamedProp',
})

Params_at_text_unit = TypedDict("Params_at_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
    #: the hex
    'at': 'HexDocument',
})

Params_at_what = TypedDict("Params_at_what", {
    #: what is wrong, in English
    'what': 'str',
    #: the place: in a command or query a path below it (`$.to`), in another request the names on
    #: the way to it (`body.name`)
    'at': 'str',
})

Params_attack = TypedDict("Params_attack", {
    #: the id
    'attack': 'str',
})

Params_attack_changes_targets_text = TypedDict("Params_attack_changes_targets_text", {
    #: id of the attack
    'attack': 'str',
    #: the fields that were set, with their values
    'changes': 'list[str]',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: its text
    'text': 'str',
})

Params_attack_changes_targets_text_unit_weapon = TypedDict("Params_attack_changes_targets_text_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the fields that were set, with their values
    'changes': 'list[str]',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: its text
    'text': 'str',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_attack_lost_result_shaken_targets = TypedDict("Params_attack_lost_result_shaken_targets", {
    #: id of the attack
    'attack': 'str',
    #: integrity lost
    'lost': 'int',
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: stability lost
    'shaken': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})

Params_attack_lost_result_shaken_targets_unit_weapon = TypedDict("Params_attack_lost_result_shaken_targets_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: integrity lost
    'lost': 'int',
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: stability lost
    'shaken': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_attack_mark_outcome_roller_score_targets_unit_weapon = TypedDict("Params_attack_mark_outcome_roller_score_targets_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_attack_outcome_roller_score_targets = TypedDict("Params_attack_outcome_roller_score_targets", {
    #: id of the attack
    'attack': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})

Params_attack_outcome_roller_score_targets_unit_weapon = TypedDict("Params_attack_outcome_roller_score_targets_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_attack_roller_score_targets = TypedDict("Params_attack_roller_score_targets", {
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})

Params_attack_roller_score_targets_unit_weapon = TypedDict("Params_attack_roller_score_targets_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_attack_targets = TypedDict("Params_attack_targets", {
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})

Params_attack_targets_unit_weapon = TypedDict("Params_attack_targets_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_attack_unit = TypedDict("Params_attack_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
})

Params_attribute = TypedDict("Params_attribute", {
    #: the attribute
    'attribute': 'Named',
})

Params_attribute_2 = TypedDict("Params_attribute_2", {
    #: the attribute
    'attribute': 'NamedAttribute',
})

Params_attribute_3 = TypedDict("Params_attribute_3", {
    #: the id
    'attribute': 'str',
})

Params_attribute_bonus_character = TypedDict("Params_attribute_bonus_character", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the bonus
    'bonus': 'int',
    #: the character
    'character': 'NamedCharacter',
})

Params_attribute_cap = TypedDict("Params_attribute_cap", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the most, as a die or a number
    'cap': 'str',
})

Params_attribute_cap_start = TypedDict("Params_attribute_cap_start", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the most, as a die or a number
    'cap': 'str',
    #: the start, as a die or a number
    'start': 'str',
})

Params_attribute_category_character_from_points_to = TypedDict("Params_attribute_category_character_from_points_to", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: the points, as a die or a number
    'from': 'str',
    #: the points that are left
    'points': 'int',
    #: the points, as a die or a number
    'to': 'str',
})

Params_attribute_character_value = TypedDict("Params_attribute_character_value", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the character
    'character': 'NamedCharacter',
    #: the points, as a die or a number
    'value': 'str',
})

Params_attribute_dice_kind_person_reason = TypedDict("Params_attribute_dice_kind_person_reason", {
    #: the attribute
    'attribute': 'Named',
    #: how many dice
    'dice': 'int',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})

Params_attribute_die_name = TypedDict("Params_attribute_die_name", {
    #: its name
    'name': 'str',
    #: the attribute
    'attribute': "Literal['might', 'speed', 'intelligence', 'charisma']",
    #: the die with its bonus
    'die': 'str',
})

Params_attribute_faces_kind_person = TypedDict("Params_attribute_faces_kind_person", {
    #: the attribute
    'attribute': 'Named',
    #: the faces
    'faces': 'list[int]',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
})

Params_attribute_faces_kind_person_value = TypedDict("Params_attribute_faces_kind_person_value", {
    #: the attribute
    'attribute': 'Named',
    #: the faces
    'faces': 'list[int]',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})

Params_attribute_name = TypedDict("Params_attribute_name", {
    #: the attribute
    'attribute': "Literal['might', 'speed', 'intelligence', 'charisma']",
    #: its name
    'name': 'str',
})

Params_attribute_person_value = TypedDict("Params_attribute_person_value", {
    #: the attribute
    'attribute': 'Named',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})

Params_attribute_to = TypedDict("Params_attribute_to", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the attribute
    'to': 'NamedAttribute',
})

Params_award_most_name = TypedDict("Params_award_most_name", {
    #: its name
    'name': 'str',
    #: the award
    'award': 'int',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_base_ground_hex = TypedDict("Params_base_ground_hex", {
    #: the lowest level of the prop
    'base': 'int',
    #: the level of the ground; null: a void
    'ground': 'int | None',
    #: the hex
    'hex': 'HexDocument',
})

Params_before_die_player_trait = TypedDict("Params_before_die_player_trait", {
    #: the die with its bonus
    'before': 'str',
    #: the die with its bonus
    'die': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_bonus_mission_text = TypedDict("Params_bonus_mission_text", {
    #: the bonus
    'bonus': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})

Params_bonus_most = TypedDict("Params_bonus_most", {
    #: a number with its sign
    'bonus': 'str',
    #: the most
    'most': 'int',
})

Params_build = TypedDict("Params_build", {
    #: the id
    'build': 'str',
})

Params_build_2 = TypedDict("Params_build_2", {
    #: the build
    'build': 'NamedBuild',
})

Params_build_unit = TypedDict("Params_build_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: what it is, by its name
    'build': 'Named',
})

Params_by = TypedDict("Params_by", {
    #: the unit that is there
    'by': 'NamedUnit',
})

Params_by_2 = TypedDict("Params_by_2", {
    #: the prop that fills the cell, or `ground`
    'by': "NamedProp | Literal['ground']",
})

Params_by_mix_text = TypedDict("Params_by_mix_text", {
    #: name of the seat
    'by': 'str',
    #: the mix of all texts so far, SHA-256
    'mix': 'str',
    #: its text
    'text': 'str',
})

Params_by_unit = TypedDict("Params_by_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'by': 'NamedUnit',
})

Params_bytes_pixels = TypedDict("Params_bytes_pixels", {
    #: the most bytes
    'bytes': 'int',
    #: the most pixels
    'pixels': 'int',
})

Params_categories = TypedDict("Params_categories", {
    #: the categories
    'categories': 'list[NamedCategory]',
})

Params_category = TypedDict("Params_category", {
    #: the category
    'category': 'NamedCategory',
})

Params_category_2 = TypedDict("Params_category_2", {
    #: the id
    'category': 'str',
})

Params_category_character_from_left_price_to = TypedDict("Params_category_character_from_left_price_to", {
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: the attribute
    'from': 'NamedAttribute',
    #: what is left
    'left': 'int',
    #: the price in credits
    'price': 'int',
    #: the attribute
    'to': 'NamedAttribute',
})

Params_category_character_left_price = TypedDict("Params_category_character_left_price", {
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: what is left
    'left': 'int',
    #: the price in credits
    'price': 'int',
})

Params_category_character_times = TypedDict("Params_category_character_times", {
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: how many times
    'times': 'int',
})

Params_category_left_need = TypedDict("Params_category_left_need", {
    #: the category
    'category': 'NamedCategory',
    #: points of the category that are left
    'left': 'int',
    #: points that it takes
    'need': 'int',
})

Params_category_limit = TypedDict("Params_category_limit", {
    #: the category
    'category': 'NamedCategory',
    #: the most that is allowed; the text says of what
    'limit': 'int',
})

Params_ceiling = TypedDict("Params_ceiling", {
    #: the level of the ceiling
    'ceiling': 'int',
})

Params_change_n_what = TypedDict("Params_change_n_what", {
    #: the kind of the change, and what it was about
    'change': 'list[str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named]',
    #: the number
    'n': 'int',
    #: the kind of the change
    'what': 'str',
})

Params_changed_character = TypedDict("Params_changed_character", {
    #: the fields that have changed
    'changed': 'list[str]',
    #: the character
    'character': 'NamedCharacter',
})

Params_changes_text_unit = TypedDict("Params_changes_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the fields that were set, with their values
    'changes': 'list[str]',
    #: its text
    'text': 'str',
})

Params_chapter_commitment = TypedDict("Params_chapter_commitment", {
    #: the chapter of chance
    'chapter': 'int',
    #: SHA-256 of the seed of the dice
    'commitment': 'str',
})

Params_chapter_maybe_dice_seed = TypedDict("Params_chapter_maybe_dice_seed", {
    #: the chapter of chance
    'chapter': 'int',
    #: how many dice were rolled
    'dice': 'NotRequired[int]',
    #: the seed of the dice
    'seed': 'str',
})

Params_character = TypedDict("Params_character", {
    #: the character
    'character': 'NamedCharacter',
})

Params_character_2 = TypedDict("Params_character_2", {
    #: the id
    'character': 'str',
})

Params_character_count_mission_tier = TypedDict("Params_character_count_mission_tier", {
    #: the character
    'character': 'NamedCharacter',
    #: how many
    'count': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its tier, 1 to 3
    'tier': 'int',
})

Params_character_count_price = TypedDict("Params_character_count_price", {
    #: the character
    'character': 'NamedCharacter',
    #: how many
    'count': 'int',
    #: the price in credits
    'price': 'int',
})

Params_character_credits = TypedDict("Params_character_credits", {
    #: the character
    'character': 'NamedCharacter',
    #: the credits afterwards
    'credits': 'int',
})

Params_character_frame = TypedDict("Params_character_frame", {
    #: the character
    'character': 'NamedCharacter',
    #: the frame
    'frame': 'Named',
})

Params_character_integrity_now_integrity_was_stability_now_stability_was_unit = TypedDict("Params_character_integrity_now_integrity_was_stability_now_stability_was_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: the most integrity now
    'integrity_now': 'int',
    #: the most integrity before
    'integrity_was': 'int',
    #: the most stability now
    'stability_now': 'int',
    #: the most stability before
    'stability_was': 'int',
})

Params_character_kind_label_mark_outcome_score = TypedDict("Params_character_kind_label_mark_outcome_score", {
    #: the character
    'character': 'NamedCharacter',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})

Params_character_kind_label_outcome_score = TypedDict("Params_character_kind_label_outcome_score", {
    #: the character
    'character': 'NamedCharacter',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})

Params_character_left_price = TypedDict("Params_character_left_price", {
    #: the character
    'character': 'NamedCharacter',
    #: what is left
    'left': 'int',
    #: the price in credits
    'price': 'int',
})

Params_character_lost = TypedDict("Params_character_lost", {
    #: the character
    'character': 'NamedCharacter',
    #: what is lost
    'lost': 'list[str]',
})

Params_character_lost_mission = TypedDict("Params_character_lost_mission", {
    #: the character
    'character': 'NamedCharacter',
    #: integrity lost
    'lost': 'int',
    #: the mission
    'mission': 'NamedMission',
})

Params_character_mission_now_tier_was = TypedDict("Params_character_mission_now_tier_was", {
    #: the character
    'character': 'NamedCharacter',
    #: the mission
    'mission': 'NamedMission',
    #: the number now
    'now': 'int',
    #: its tier, 1 to 3
    'tier': 'int',
    #: the number before
    'was': 'int',
})

Params_character_mission_now_was = TypedDict("Params_character_mission_now_was", {
    #: the character
    'character': 'NamedCharacter',
    #: the mission
    'mission': 'NamedMission',
    #: the number now
    'now': 'int',
    #: the number before
    'was': 'int',
})

Params_character_pilot = TypedDict("Params_character_pilot", {
    #: the character
    'character': 'NamedCharacter',
    #: the seat
    'pilot': 'NamedSeat',
})

Params_character_pilot_unit = TypedDict("Params_character_pilot_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: name of the seat
    'pilot': 'str',
})

Params_character_reason = TypedDict("Params_character_reason", {
    #: the character
    'character': 'NamedCharacter',
    #: the reason; can be empty
    'reason': 'str',
})

Params_character_salvage = TypedDict("Params_character_salvage", {
    #: the character
    'character': 'NamedCharacter',
    #: credits for the wreck
    'salvage': 'int',
})

Params_character_spent = TypedDict("Params_character_spent", {
    #: the character
    'character': 'NamedCharacter',
    #: credits spent
    'spent': 'int',
})

Params_character_unit = TypedDict("Params_character_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
})

Params_characters = TypedDict("Params_characters", {
    #: the characters
    'characters': 'list[NamedCharacter]',
})

Params_characters_most = TypedDict("Params_characters_most", {
    #: the most that is allowed; the text says of what
    'most': 'int',
    #: the most characters of text
    'characters': 'int',
})

Params_columns_props_rows_units = TypedDict("Params_columns_props_rows_units", {
    #: columns of hexes
    'columns': 'int',
    #: how many
    'props': 'int',
    #: rows of hexes
    'rows': 'int',
    #: how many
    'units': 'int',
})

Params_columns_rows = TypedDict("Params_columns_rows", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
})

Params_condition_damage_lost_unit = TypedDict("Params_condition_damage_lost_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the condition
    'condition': 'NamedCondition',
    #: the damage
    'damage': 'int',
    #: integrity lost
    'lost': 'int',
})

Params_condition_unit = TypedDict("Params_condition_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the condition
    'condition': 'NamedCondition',
})

Params_cost_how_level_to_unit = TypedDict("Params_cost_how_level_to_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: hexes of a base movement that it cost
    'cost': 'int',
    #: a word for the movement
    'how': 'str',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})

Params_cost_limit_name = TypedDict("Params_cost_limit_name", {
    #: the estimated work, in units of `limit`
    'cost': 'int',
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: its name
    'name': 'str',
})

Params_cost_person_text = TypedDict("Params_cost_person_text", {
    #: action points that it costs
    'cost': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_count = TypedDict("Params_count", {
    #: how many
    'count': 'int',
})

Params_count_mistakes_others_person = TypedDict("Params_count_mistakes_others_person", {
    #: how many
    'count': 'int',
    #: dice that are mistakes
    'mistakes': 'int',
    #: the other characters
    'others': 'list[NamedPlayer]',
    #: the character
    'person': 'NamedPlayer',
})

Params_count_most = TypedDict("Params_count_most", {
    #: how many
    'count': 'int',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_count_name = TypedDict("Params_count_name", {
    #: how many
    'count': 'int',
    #: its name
    'name': 'str',
})

Params_count_person = TypedDict("Params_count_person", {
    #: how many
    'count': 'int',
    #: the character
    'person': 'NamedPlayer',
})

Params_count_person_text = TypedDict("Params_count_person_text", {
    #: how many
    'count': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_count_position = TypedDict("Params_count_position", {
    #: how many
    'count': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Params_course_course_face_die_face_other_other_face_player = TypedDict("Params_course_course_face_die_face_other_other_face_player", {
    #: the name of the die
    'course': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'course_face': 'int',
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
    #: the name of the die
    'other': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'other_face': 'int',
    #: the character
    'player': 'NamedPlayer',
})

Params_credits = TypedDict("Params_credits", {
    #: credits of the character, below 0
    'credits': 'int',
})

Params_damage_name_needs = TypedDict("Params_damage_name_needs", {
    #: its name
    'name': 'str',
    #: name of the damage type
    'damage': 'str',
    #: name of the kind that it needs
    'needs': 'str',
})

Params_deduction = TypedDict("Params_deduction", {
    #: the id
    'deduction': 'str',
})

Params_dice_faces_ones_person_sides_text = TypedDict("Params_dice_faces_ones_person_sides_text", {
    #: how many dice
    'dice': 'int',
    #: the faces
    'faces': 'list[int]',
    #: dice that show a one
    'ones': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: sides of the die; 0: none
    'sides': 'int',
    #: its text
    'text': 'str',
})

Params_dice_player = TypedDict("Params_dice_player", {
    #: the names of the dice
    'dice': "list[Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']]",
    #: the character
    'player': 'NamedPlayer',
})

Params_dice_sides = TypedDict("Params_dice_sides", {
    #: how many dice
    'dice': 'int',
    #: sides of the die; 0: none
    'sides': 'int',
})

Params_die = TypedDict("Params_die", {
    #: place of the die, from 1
    'die': 'int',
})

Params_die_2 = TypedDict("Params_die_2", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
})

Params_die_3 = TypedDict("Params_die_3", {
    #: the die with its bonus
    'die': 'str',
})

Params_die_difficulty_npc_outcome_player_total_trait = TypedDict("Params_die_difficulty_npc_outcome_player_total_trait", {
    #: the die with its bonus
    'die': 'str',
    #: the difficulty
    'difficulty': 'int',
    #: the NPC
    'npc': 'NamedNpc',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_die_difficulty_outcome_player_total_trait = TypedDict("Params_die_difficulty_outcome_player_total_trait", {
    #: the die with its bonus
    'die': 'str',
    #: the difficulty
    'difficulty': 'int',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_die_face = TypedDict("Params_die_face", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
})

Params_die_face_first_first_face_player_second_second_face = TypedDict("Params_die_face_first_first_face_player_second_second_face", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
    #: the name of the die
    'first': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'first_face': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the name of the die
    'second': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'second_face': 'int',
})

Params_die_face_player = TypedDict("Params_die_face_player", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
    #: the character
    'player': 'NamedPlayer',
})

Params_die_name = TypedDict("Params_die_name", {
    #: its name
    'name': 'str',
    #: the die with its bonus
    'die': 'str',
})

Params_die_npc_outcome_player_total_trait = TypedDict("Params_die_npc_outcome_player_total_trait", {
    #: the die with its bonus
    'die': 'str',
    #: the NPC
    'npc': 'NamedNpc',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_die_outcome_player_total_trait = TypedDict("Params_die_outcome_player_total_trait", {
    #: the die with its bonus
    'die': 'str',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_die_player = TypedDict("Params_die_player", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: the character
    'player': 'NamedPlayer',
})

Params_die_player_total_trait = TypedDict("Params_die_player_total_trait", {
    #: the die with its bonus
    'die': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_difficulty_player_text_trait = TypedDict("Params_difficulty_player_text_trait", {
    #: the difficulty
    'difficulty': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_drawing = TypedDict("Params_drawing", {
    #: the id
    'drawing': 'str',
})

Params_each_once_person_roll = TypedDict("Params_each_once_person_roll", {
    #: the modifier of each die, with its sign
    'each': 'str',
    #: the modifier of the sum, with its sign
    'once': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the modifier of the roll, with its sign
    'roll': 'str',
})

Params_effect = TypedDict("Params_effect", {
    #: the id
    'effect': 'str',
})

Params_effect_person_text = TypedDict("Params_effect_person_text", {
    #: the effect
    'effect': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_energy_name_steps = TypedDict("Params_energy_name_steps", {
    #: its name
    'name': 'str',
    #: how many steps
    'steps': 'int',
    #: the most energy
    'energy': 'int',
})

Params_energy_steps_text_unit = TypedDict("Params_energy_steps_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the energy
    'energy': 'int',
    #: how many steps
    'steps': 'int',
    #: its text
    'text': 'str',
})

Params_energy_steps_to_unit = TypedDict("Params_energy_steps_to_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the energy
    'energy': 'int',
    #: how many steps
    'steps': 'int',
    #: what is left
    'to': 'int',
})

Params_energy_unit = TypedDict("Params_energy_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the energy
    'energy': 'int',
})

Params_epoch = TypedDict("Params_epoch", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
})

Params_extra_maybe_gained_score_to_unit_maybe_was = TypedDict("Params_extra_maybe_gained_score_to_unit_maybe_was", {
    #: the unit
    'unit': 'NamedUnit',
    #: added to the roll
    'extra': 'int',
    #: what was regained
    'gained': 'NotRequired[int]',
    #: the score
    'score': 'int',
    #: what is left
    'to': 'int',
    #: the number before
    'was': 'NotRequired[int]',
})

Params_extras_person_threshold_value = TypedDict("Params_extras_person_threshold_value", {
    #: extra successes
    'extras': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the threshold
    'threshold': 'int',
    #: the value
    'value': 'int',
})

Params_extras_person_value = TypedDict("Params_extras_person_value", {
    #: extra successes
    'extras': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})

Params_face_player = TypedDict("Params_face_player", {
    #: what the die shows
    'face': 'int',
    #: the character
    'player': 'NamedPlayer',
})

Params_fields_mission = TypedDict("Params_fields_mission", {
    #: the fields that have changed
    'fields': 'list[str]',
    #: the mission
    'mission': 'NamedMission',
})

Params_flow = TypedDict("Params_flow", {
    #: the Flow
    'flow': 'Named',
})

Params_flow_how_player_skill_text = TypedDict("Params_flow_how_player_skill_text", {
    #: the Flow, or `nothing`
    'flow': 'NamedValue | str',
    #: what the character does
    'how': 'Named',
    #: the character
    'player': 'NamedPlayer',
    #: the skill, or `nothing`
    'skill': 'NamedValue | str',
    #: its text
    'text': 'str',
})

Params_flow_player_skill_threshold = TypedDict("Params_flow_player_skill_threshold", {
    #: the Flow, or `nothing`
    'flow': 'NamedValue | str',
    #: the character
    'player': 'NamedPlayer',
    #: the skill, or `nothing`
    'skill': 'NamedValue | str',
    #: what a win takes
    'threshold': 'int',
})

Params_flow_value = TypedDict("Params_flow_value", {
    #: the Flow
    'flow': 'Named',
    #: the value
    'value': 'int',
})

Params_found_position = TypedDict("Params_found_position", {
    #: what was found
    'found': 'str',
    #: the place in the text, from 1
    'position': 'int',
})

Params_frame_unit = TypedDict("Params_frame_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'frame': 'NamedUnit',
})

Params_from_unit = TypedDict("Params_from_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the other scene
    'from': 'str',
})

Params_have_need = TypedDict("Params_have_need", {
    #: action points that are needed
    'need': 'int',
    #: action points that are left
    'have': 'int',
})

Params_height_limit_width = TypedDict("Params_height_limit_width", {
    #: the height, in pixels
    'height': 'int',
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: the width, in pixels
    'width': 'int',
})

Params_height_value = TypedDict("Params_height_value", {
    #: the height, in levels
    'height': 'int',
    #: the number that was given
    'value': 'int',
})

Params_held_score_unit = TypedDict("Params_held_score_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: it holds together
    'held': 'bool',
    #: the score
    'score': 'int',
})

Params_hex_level = TypedDict("Params_hex_level", {
    #: the hex
    'hex': 'HexDocument',
    #: the level; each is 10 m
    'level': 'int',
})

Params_hex_module = TypedDict("Params_hex_module", {
    #: the expansion
    'module': 'NamedModule',
    #: the hex
    'hex': 'HexDocument',
})

Params_hex_module_most = TypedDict("Params_hex_module_most", {
    #: the expansion
    'module': 'NamedModule',
    #: the hex
    'hex': 'HexDocument',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_hex_prop = TypedDict("Params_hex_prop", {
    #: the prop
    'prop': 'NamedProp',
    #: the hex
    'hex': 'HexDocument',
})

Params_hexes_levels_most_cells_most_hexes = TypedDict("Params_hexes_levels_most_cells_most_hexes", {
    #: how many hexes
    'hexes': 'int',
    #: how many levels it is high
    'levels': 'int',
    #: the most hexes
    'most_hexes': 'int',
    #: the most cells
    'most_cells': 'int',
})

Params_high_level_low = TypedDict("Params_high_level_low", {
    #: the highest level that there can be
    'high': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: the lowest level that there can be
    'low': 'int',
})

Params_highest = TypedDict("Params_highest", {
    #: the highest level
    'highest': 'int',
})

Params_host = TypedDict("Params_host", {
    #: the name of the server in the request
    'host': 'str',
})

Params_id = TypedDict("Params_id", {
    #: the id
    'id': 'str',
})

Params_id_limit = TypedDict("Params_id_limit", {
    #: the id
    'id': 'str',
    #: the most that is allowed; the text says of what
    'limit': 'int',
})

Params_impact_unit = TypedDict("Params_impact_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the impact
    'impact': 'int',
})

Params_integrity_now_integrity_was_stability_now_stability_was_unit = TypedDict("Params_integrity_now_integrity_was_stability_now_stability_was_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most integrity now
    'integrity_now': 'int',
    #: the most integrity before
    'integrity_was': 'int',
    #: the most stability now
    'stability_now': 'int',
    #: the most stability before
    'stability_was': 'int',
})

Params_kind_label_mark_outcome_score = TypedDict("Params_kind_label_mark_outcome_score", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})

Params_kind_label_mark_outcome_score_unit = TypedDict("Params_kind_label_mark_outcome_score_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})

Params_kind_label_mark_unit = TypedDict("Params_kind_label_mark_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
})

Params_kind_label_outcome_score = TypedDict("Params_kind_label_outcome_score", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})

Params_kind_label_outcome_score_unit = TypedDict("Params_kind_label_outcome_score_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})

Params_kind_label_unit = TypedDict("Params_kind_label_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
})

Params_kind_name = TypedDict("Params_kind_name", {
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
})

Params_kind_person = TypedDict("Params_kind_person", {
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
})

Params_kind_person_text = TypedDict("Params_kind_person_text", {
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_kind_slots_track = TypedDict("Params_kind_slots_track", {
    #: the kind of the track
    'kind': 'str',
    #: how many slots it has
    'slots': 'int',
    #: the track
    'track': 'Named',
})

Params_label_outcome_text_unit = TypedDict("Params_label_outcome_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: its text
    'text': 'str',
})

Params_label_unit = TypedDict("Params_label_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the test is about; can be empty
    'label': 'str',
})

Params_last_seq = TypedDict("Params_last_seq", {
    #: the number that was asked for
    'seq': 'int',
    #: the number of the last one
    'last': 'int',
})

Params_least_threshold = TypedDict("Params_least_threshold", {
    #: what a win takes
    'threshold': 'int',
    #: the least
    'least': 'int',
})

Params_left_need = TypedDict("Params_left_need", {
    #: credits that there are
    'left': 'int',
    #: credits that it costs
    'need': 'int',
})

Params_left_need_unit = TypedDict("Params_left_need_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: energy of the unit now
    'left': 'int',
    #: energy that it costs
    'need': 'int',
})

Params_left_need_unit_2 = TypedDict("Params_left_need_unit_2", {
    #: the unit
    'unit': 'NamedUnit',
    #: steps of the unit that are left in this turn
    'left': 'int',
    #: steps that it costs
    'need': 'int',
})

Params_length_most = TypedDict("Params_length_most", {
    #: how many characters it has
    'length': 'int',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_level = TypedDict("Params_level", {
    #: the level; null: none
    'level': 'int | None',
})

Params_level_2 = TypedDict("Params_level_2", {
    #: the level; each is 10 m
    'level': 'int',
})

Params_level_levels_unit = TypedDict("Params_level_levels_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: how many levels
    'levels': 'int',
})

Params_level_to_unit = TypedDict("Params_level_to_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})

Params_level_unit = TypedDict("Params_level_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
})

Params_levels_metres_on_total_unit = TypedDict("Params_levels_metres_on_total_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the unit
    'on': 'NamedUnit',
    #: the total
    'total': 'int',
})

Params_levels_metres_total_unit = TypedDict("Params_levels_metres_total_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})

Params_levels_up = TypedDict("Params_levels_up", {
    #: how many levels the step leads up or down
    'levels': 'int',
    #: the step leads up; false: down
    'up': 'bool',
})

Params_limit = TypedDict("Params_limit", {
    #: the most that is allowed; the text says of what
    'limit': 'int',
})

Params_limit_2 = TypedDict("Params_limit_2", {
    #: the most
    'limit': 'int',
})

Params_limit_maybe_line_maybe_path_maybe_what = TypedDict("Params_limit_maybe_line_maybe_path_maybe_what", {
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: what is wrong, in English
    'what': 'NotRequired[str]',
    #: the line of the file, from 1; null: unknown
    'line': 'NotRequired[int | None]',
    #: the place in a JSON document; empty: unknown
    'path': 'NotRequired[str]',
})

Params_limit_mib = TypedDict("Params_limit_mib", {
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: the most memory in MiB
    'mib': 'int',
})

Params_limit_of = TypedDict("Params_limit_of", {
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: whose connections they are; `programs`: of all programs at the table
    'of': "Literal['table', 'seat', 'token', 'programs']",
})

Params_limit_position = TypedDict("Params_limit_position", {
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Params_limit_rows = TypedDict("Params_limit_rows", {
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: how many steps the history has
    'rows': 'int',
})

Params_limit_what = TypedDict("Params_limit_what", {
    #: the list that has too many entries
    'what': "Literal['categories', 'attributes']",
    #: the most that is allowed; the text says of what
    'limit': 'int',
})

Params_loser_other_total_winner = TypedDict("Params_loser_other_total_winner", {
    #: the character
    'loser': 'NamedPlayer',
    #: the total
    'other': 'int',
    #: the total
    'total': 'int',
    #: the character
    'winner': 'NamedPlayer',
})

Params_mark_most_unit = TypedDict("Params_mark_most_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most that is allowed; the text says of what
    'most': 'int',
    #: the score that is needed
    'mark': 'int',
})

Params_mark_score_unit = TypedDict("Params_mark_score_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the score is compared with
    'mark': 'int',
    #: the score
    'score': 'int',
})

Params_maximum_value_what = TypedDict("Params_maximum_value_what", {
    #: the number that is above its maximum
    'what': "Literal['integrity', 'stability', 'energy']",
    #: the number that was given
    'value': 'int',
    #: the maximum of this number
    'maximum': 'int',
})

Params_maybe_at_prop = TypedDict("Params_maybe_at_prop", {
    #: the prop
    'prop': 'NamedProp',
    #: the hex
    'at': 'NotRequired[HexDocument]',
})

Params_maybe_change_what = TypedDict("Params_maybe_change_what", {
    #: the kind of the change, and what it was about
    'change': 'NotRequired[list[str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named]]',
    #: the kind of the change
    'what': 'str',
})

Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what = TypedDict("Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what", {
    #: how many hexes
    'hexes': 'NotRequired[int]',
    #: the most that is allowed; the text says of what
    'limit': 'int',
    #: columns of hexes
    'columns': 'NotRequired[int]',
    #: rows of hexes
    'rows': 'NotRequired[int]',
    #: what is wrong, in English
    'what': 'NotRequired[str]',
    #: the line of the file, from 1; null: unknown
    'line': 'NotRequired[int | None]',
    #: the place in a JSON document; empty: unknown
    'path': 'NotRequired[str]',
})

Params_maybe_commitment_name = TypedDict("Params_maybe_commitment_name", {
    #: SHA-256 of the seed of the dice
    'commitment': 'NotRequired[str]',
    #: its name
    'name': 'str',
})

Params_maybe_count_maybe_reach_score_unit = TypedDict("Params_maybe_count_maybe_reach_score_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
    #: how many
    'count': 'NotRequired[int]',
    #: how far, in hexes
    'reach': 'NotRequired[int]',
})

Params_maybe_hex = TypedDict("Params_maybe_hex", {
    #: the hex
    'hex': 'NotRequired[HexDocument]',
})

Params_maybe_levels_maybe_metres_maybe_total_unit = TypedDict("Params_maybe_levels_maybe_metres_maybe_total_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'NotRequired[int]',
    #: the same in metres
    'metres': 'NotRequired[int]',
    #: the total
    'total': 'NotRequired[int]',
})

Params_maybe_line_maybe_path_what = TypedDict("Params_maybe_line_maybe_path_what", {
    #: what is wrong: the code of a text, or English
    'what': 'str',
    #: the line of the file, from 1; null: unknown
    'line': 'NotRequired[int | None]',
    #: the place in a JSON document; empty: unknown
    'path': 'NotRequired[str]',
})

Params_maybe_mended_score_target_to_unit_maybe_was = TypedDict("Params_maybe_mended_score_target_to_unit_maybe_was", {
    #: the unit
    'unit': 'NamedUnit',
    #: what is mended beside integrity: words, and conditions
    'mended': 'NotRequired[list[str | NamedCondition]]',
    #: the score
    'score': 'int',
    #: the other unit
    'target': 'NamedUnit',
    #: what is left
    'to': 'int',
    #: the number before
    'was': 'NotRequired[int]',
})

Params_maybe_seat = TypedDict("Params_maybe_seat", {
    #: the id
    'seat': 'NotRequired[str]',
})

Params_maybe_segment_turn_unit = TypedDict("Params_maybe_segment_turn_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the turn of this unit in this round
    'turn': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
})

Params_maybe_unit = TypedDict("Params_maybe_unit", {
    #: the unit
    'unit': 'NotRequired[NamedUnit]',
})

Params_maybe_unit_2 = TypedDict("Params_maybe_unit_2", {
    #: the unit or prop
    'unit': 'NotRequired[NamedUnit | NamedProp]',
})

Params_mission = TypedDict("Params_mission", {
    #: the mission
    'mission': 'NamedMission',
})

Params_mission_2 = TypedDict("Params_mission_2", {
    #: the id
    'mission': 'str',
})

Params_mission_result = TypedDict("Params_mission_result", {
    #: the mission
    'mission': 'NamedMission',
    #: what became of the objective
    'result': "Literal['open', 'achieved', 'failed']",
})

Params_mission_result_text = TypedDict("Params_mission_result_text", {
    #: the mission
    'mission': 'NamedMission',
    #: what became of the objective
    'result': "Literal['open', 'achieved', 'failed']",
    #: its text
    'text': 'str',
})

Params_mission_text = TypedDict("Params_mission_text", {
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})

Params_module = TypedDict("Params_module", {
    #: the expansion
    'module': 'NamedModule',
})

Params_module_text_unit = TypedDict("Params_module_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: its text
    'text': 'str',
})

Params_module_unit = TypedDict("Params_module_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the id
    'module': 'str',
})

Params_module_unit_2 = TypedDict("Params_module_unit_2", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
})

Params_module_unit_why = TypedDict("Params_module_unit_why", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: the reason; can be empty
    'why': 'str',
})

Params_most = TypedDict("Params_most", {
    #: the most
    'most': 'int',
})

Params_most_2 = TypedDict("Params_most_2", {
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_most_name = TypedDict("Params_most_name", {
    #: the most that is allowed; the text says of what
    'most': 'int',
    #: its name
    'name': 'str',
})

Params_most_name_points = TypedDict("Params_most_name_points", {
    #: its name
    'name': 'str',
    #: the number that was given
    'points': 'int',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_most_name_value_what = TypedDict("Params_most_name_value_what", {
    #: its name
    'name': 'str',
    #: the field of the category or the attribute that has the number
    'what': "Literal['pool', 'price', 'limit', 'start', 'cap']",
    #: the number that was given
    'value': 'int',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_most_shift = TypedDict("Params_most_shift", {
    #: a number with its sign
    'shift': 'str',
    #: the most
    'most': 'int',
})

Params_most_threshold = TypedDict("Params_most_threshold", {
    #: what a win takes
    'threshold': 'int',
    #: the most
    'most': 'int',
})

Params_most_unit = TypedDict("Params_most_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most that is allowed; the text says of what
    'most': 'int',
})

Params_n = TypedDict("Params_n", {
    #: the number
    'n': 'int',
})

Params_name = TypedDict("Params_name", {
    #: its name
    'name': 'str',
})

Params_name_nearest = TypedDict("Params_name_nearest", {
    #: its name
    'name': 'str',
    #: similar names, or `none`
    'nearest': 'str',
})

Params_name_needs = TypedDict("Params_name_needs", {
    #: its name
    'name': 'str',
    #: name of the kind that it needs
    'needs': 'str',
})

Params_name_pilot = TypedDict("Params_name_pilot", {
    #: its name
    'name': 'str',
    #: name of the seat
    'pilot': 'str',
})

Params_name_player_trait = TypedDict("Params_name_player_trait", {
    #: its name
    'name': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_name_player_trait_value = TypedDict("Params_name_player_trait_value", {
    #: its name
    'name': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
    #: the bonus, with its sign
    'value': 'str',
})

Params_name_points_used = TypedDict("Params_name_points_used", {
    #: its name
    'name': 'str',
    #: how many points are spent on it
    'used': 'int',
    #: how many points there are for it
    'points': 'int',
})

Params_name_role = TypedDict("Params_name_role", {
    #: its name
    'name': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})

Params_name_source = TypedDict("Params_name_source", {
    #: its name
    'name': 'str',
    #: name of the other table
    'source': 'str',
})

Params_name_tier = TypedDict("Params_name_tier", {
    #: its name
    'name': 'str',
    #: the tier
    'tier': 'int',
})

Params_name_time = TypedDict("Params_name_time", {
    #: its name
    'name': 'str',
    #: minutes and seconds
    'time': 'str',
})

Params_name_was = TypedDict("Params_name_was", {
    #: its name
    'name': 'str',
    #: before
    'was': 'str',
})

Params_names = TypedDict("Params_names", {
    #: the attributes
    'names': 'list[Named]',
})

Params_names_page = TypedDict("Params_names_page", {
    #: the seats
    'names': 'list[NamedSeat]',
    #: the page
    'page': 'NamedPage',
})

Params_names_text = TypedDict("Params_names_text", {
    #: the seats
    'names': 'list[NamedSeat]',
    #: its text
    'text': 'str',
})

Params_nearest_type = TypedDict("Params_nearest_type", {
    #: the name of the type
    'type': 'str',
    #: similar names, or `none`
    'nearest': 'str',
})

Params_need_unit = TypedDict("Params_need_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: steps that it costs
    'need': 'int',
})

Params_negated_unit = TypedDict("Params_negated_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the damage that is negated
    'negated': 'int',
})

Params_notation_reason_total = TypedDict("Params_notation_reason_total", {
    #: the notation
    'notation': 'str',
    #: the reason; can be empty
    'reason': 'str',
    #: the total
    'total': 'int',
})

Params_npc = TypedDict("Params_npc", {
    #: the id
    'npc': 'str',
})

Params_npc_2 = TypedDict("Params_npc_2", {
    #: the NPC
    'npc': 'NamedNpc',
})

Params_npc_number_veil = TypedDict("Params_npc_number_veil", {
    #: the NPC
    'npc': 'NamedNpc',
    #: the number of the NPC
    'number': 'int',
    #: what players know of it
    'veil': "Literal['open', 'number', 'all']",
})

Params_number = TypedDict("Params_number", {
    #: the number of the note
    'number': 'int',
})

Params_objective = TypedDict("Params_objective", {
    #: the id
    'objective': 'str',
})

Params_on_unit = TypedDict("Params_on_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'on': 'NamedUnit',
})

Params_opponent_other_player_trait = TypedDict("Params_opponent_other_player_trait", {
    #: the character
    'opponent': 'NamedPlayer',
    #: the trait of the opponent, or `any`
    'other': 'NamedSkill | str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_opponent_player = TypedDict("Params_opponent_player", {
    #: the character
    'opponent': 'NamedPlayer',
    #: the character
    'player': 'NamedPlayer',
})

Params_origin = TypedDict("Params_origin", {
    #: the origin
    'origin': 'str',
})

Params_other_person = TypedDict("Params_other_person", {
    #: the other character
    'other': 'NamedPlayer',
    #: the character
    'person': 'NamedPlayer',
})

Params_others_person = TypedDict("Params_others_person", {
    #: the other characters
    'others': 'list[NamedPlayer]',
    #: the character
    'person': 'NamedPlayer',
})

Params_own_segment_unit = TypedDict("Params_own_segment_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the segment in which the unit acts
    'own': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: the segment of the round now
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

Params_page = TypedDict("Params_page", {
    #: the id
    'page': 'str',
})

Params_page_2 = TypedDict("Params_page_2", {
    #: the page
    'page': 'NamedPage',
})

Params_pages = TypedDict("Params_pages", {
    #: the pages
    'pages': 'list[NamedPage]',
})

Params_parts_system_text = TypedDict("Params_parts_system_text", {
    #: the parts that were set
    'parts': 'list[str]',
    #: title of the dice system
    'system': 'str',
    #: its text
    'text': 'str',
})

Params_pending = TypedDict("Params_pending", {
    #: the id
    'pending': 'str',
})

Params_percent = TypedDict("Params_percent", {
    #: how much is done, of 100
    'percent': 'int',
})

Params_person = TypedDict("Params_person", {
    #: the character
    'person': 'NamedPlayer',
})

Params_person_points = TypedDict("Params_person_points", {
    #: the character
    'person': 'NamedPlayer',
    #: action points; null: not counted
    'points': 'int | None',
})

Params_person_reason = TypedDict("Params_person_reason", {
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})

Params_person_state = TypedDict("Params_person_state", {
    #: the character
    'person': 'NamedPlayer',
    #: the state
    'state': "Literal['dieing', 'wounded', 'panicked', 'dead']",
})

Params_person_text = TypedDict("Params_person_text", {
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_person_text_to_value = TypedDict("Params_person_text_to_value", {
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: what it goes to
    'to': "Literal['effect', 'mend', 'other']",
    #: the value
    'value': 'int',
})

Params_person_threshold = TypedDict("Params_person_threshold", {
    #: the character
    'person': 'NamedPlayer',
    #: the threshold
    'threshold': 'int',
})

Params_person_value = TypedDict("Params_person_value", {
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})

Params_person_what = TypedDict("Params_person_what", {
    #: the character
    'person': 'NamedPlayer',
    #: the parts that were set
    'what': 'list[str]',
})

Params_phase_player = TypedDict("Params_phase_player", {
    #: the character
    'player': 'NamedPlayer',
    #: a word for what it waits for
    'phase': 'str',
})

Params_pilot_seat_unit_why = TypedDict("Params_pilot_seat_unit_why", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
    #: id of the seat
    'seat': 'str',
    #: the reason; can be empty
    'why': 'str',
})

Params_pilot_unit = TypedDict("Params_pilot_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})

Params_pilot_unit_2 = TypedDict("Params_pilot_unit_2", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'pilot': 'NamedUnit',
})

Params_player = TypedDict("Params_player", {
    #: the character
    'player': 'NamedPlayer',
})

Params_player_2 = TypedDict("Params_player_2", {
    #: the id
    'player': 'str',
})

Params_player_pool_value = TypedDict("Params_player_pool_value", {
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
    #: the value
    'value': 'int',
})

Params_player_question_text = TypedDict("Params_player_question_text", {
    #: the character
    'player': 'NamedPlayer',
    #: id of the question
    'question': 'str',
    #: its text
    'text': 'str',
})

Params_player_skill_value = TypedDict("Params_player_skill_value", {
    #: the character
    'player': 'NamedPlayer',
    #: the skill
    'skill': 'Named',
    #: the value
    'value': 'int',
})

Params_player_slot_track = TypedDict("Params_player_slot_track", {
    #: the character
    'player': 'NamedPlayer',
    #: the slot, from 1
    'slot': 'int',
    #: the track
    'track': 'Named',
})

Params_player_sum_threshold = TypedDict("Params_player_sum_threshold", {
    #: the character
    'player': 'NamedPlayer',
    #: the sum of the two dice
    'sum': 'int',
    #: what a win takes
    'threshold': 'int',
})

Params_player_text = TypedDict("Params_player_text", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
})

Params_player_text_trait = TypedDict("Params_player_text_trait", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_player_token = TypedDict("Params_player_token", {
    #: the character
    'player': 'NamedPlayer',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
})

Params_player_token_value = TypedDict("Params_player_token_value", {
    #: the character
    'player': 'NamedPlayer',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
    #: the value
    'value': 'int',
})

Params_pool = TypedDict("Params_pool", {
    #: the id
    'pool': 'str',
})

Params_pool_2 = TypedDict("Params_pool_2", {
    #: the pool
    'pool': 'NamedPool | str',
})

Params_position = TypedDict("Params_position", {
    #: the place in the text, from 1
    'position': 'int',
})

Params_prop = TypedDict("Params_prop", {
    #: the id
    'prop': 'str',
})

Params_prop_2 = TypedDict("Params_prop_2", {
    #: the prop
    'prop': 'NamedProp',
})

Params_reach_weapon = TypedDict("Params_reach_weapon", {
    #: the weapon
    'weapon': 'NamedWeapon',
    #: how far it reaches, in hexes
    'reach': 'int',
})

Params_ready = TypedDict("Params_ready", {
    #: the id
    'ready': 'str',
})

Params_request = TypedDict("Params_request", {
    #: the id
    'request': 'str',
})

Params_role = TypedDict("Params_role", {
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})

Params_role_scope = TypedDict("Params_role_scope", {
    #: role of the seat; of a shared view, which is only looked at, its group: pilots or spectators
    'role': 'str',
    #: the scope
    'scope': 'str',
})

Params_roll = TypedDict("Params_roll", {
    #: place of the command that rolls in its batch, from 0
    'roll': 'int',
})

Params_round = TypedDict("Params_round", {
    #: the round
    'round': 'int',
})

Params_round_segment = TypedDict("Params_round_segment", {
    #: the round
    'round': 'int',
    #: the segment of the round
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

Params_round_text = TypedDict("Params_round_text", {
    #: the round; null: no certain one
    'round': 'int | None',
    #: its text
    'text': 'str',
})

Params_rules_text = TypedDict("Params_rules_text", {
    #: the rules, `rule.` and the code of the refusal
    'rules': 'list[str]',
    #: its text
    'text': 'str',
})

Params_rules_text_unit = TypedDict("Params_rules_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the rules, `rule.` and the code of the refusal
    'rules': 'list[str]',
    #: its text
    'text': 'str',
})

Params_scene = TypedDict("Params_scene", {
    #: the id
    'scene': 'str',
})

Params_scope = TypedDict("Params_scope", {
    #: the scope
    'scope': 'str',
})

Params_score_target_unit = TypedDict("Params_score_target_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the other unit
    'target': 'NamedUnit',
})

Params_score_unit = TypedDict("Params_score_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
})

Params_seat = TypedDict("Params_seat", {
    #: the id
    'seat': 'str',
})

Params_seconds = TypedDict("Params_seconds", {
    #: how long to wait
    'seconds': 'int',
})

Params_segment = TypedDict("Params_segment", {
    #: the segment of the round now
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

Params_slot_track = TypedDict("Params_slot_track", {
    #: the track
    'track': 'Named',
    #: the slot, from 1
    'slot': 'int',
})

Params_slot_track_2 = TypedDict("Params_slot_track_2", {
    #: the slot, from 1
    'slot': 'int',
    #: the track
    'track': 'Named',
})

Params_steps_weapon = TypedDict("Params_steps_weapon", {
    #: the weapon
    'weapon': 'NamedWeapon',
    #: how many steps
    'steps': 'int',
})

Params_systems = TypedDict("Params_systems", {
    #: titles of the dice systems
    'systems': 'list[str]',
})

Params_target = TypedDict("Params_target", {
    #: the id
    'target': 'str',
})

Params_target_unit = TypedDict("Params_target_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'target': 'NamedUnit',
})

Params_target_unit_2 = TypedDict("Params_target_unit_2", {
    #: the unit
    'unit': 'NamedUnit',
    #: the other unit
    'target': 'NamedUnit',
})

Params_template = TypedDict("Params_template", {
    #: the id
    'template': 'str',
})

Params_text = TypedDict("Params_text", {
    #: its text
    'text': 'str',
})

Params_text_unit = TypedDict("Params_text_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
})

Params_text_unit_why = TypedDict("Params_text_unit_why", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
    #: the reason; can be empty
    'why': 'str',
})

Params_text_units = TypedDict("Params_text_units", {
    #: its text
    'text': 'str',
    #: the units
    'units': 'list[NamedUnit]',
})

Params_time = TypedDict("Params_time", {
    #: minutes and seconds
    'time': 'str',
})

Params_to_unit = TypedDict("Params_to_unit", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the other scene
    'to': 'str',
})

Params_total = TypedDict("Params_total", {
    #: the total
    'total': 'int',
})

Params_track = TypedDict("Params_track", {
    #: the track
    'track': 'Named',
})

Params_trait = TypedDict("Params_trait", {
    #: the id
    'trait': 'str',
})

Params_trait_2 = TypedDict("Params_trait_2", {
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Params_type = TypedDict("Params_type", {
    #: the name of the type
    'type': 'str',
})

Params_unit = TypedDict("Params_unit", {
    #: the unit
    'unit': 'NamedUnit',
})

Params_unit_2 = TypedDict("Params_unit_2", {
    #: the id
    'unit': 'str',
})

Params_unit_uses_weapon = TypedDict("Params_unit_uses_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: the weapon
    'weapon': 'NamedWeapon',
    #: how often it can be used in a turn
    'uses': 'int',
})

Params_unit_weapon = TypedDict("Params_unit_weapon", {
    #: the unit
    'unit': 'NamedUnit',
    #: the id
    'weapon': 'str',
})

Params_units = TypedDict("Params_units", {
    #: the units
    'units': 'list[NamedUnit]',
})

Params_until = TypedDict("Params_until", {
    #: the time
    'until': 'str',
})

Params_version = TypedDict("Params_version", {
    #: the number of the step of the history
    'version': 'int',
})

Params_waiting = TypedDict("Params_waiting", {
    #: the units whose rolls are awaited
    'waiting': 'list[NamedUnit]',
})

Params_wave = TypedDict("Params_wave", {
    #: the id
    'wave': 'str',
})

Params_weapon = TypedDict("Params_weapon", {
    #: the weapon
    'weapon': 'NamedWeapon',
})

Params_what = TypedDict("Params_what", {
    #: what is wrong, in English
    'what': 'str',
})

Params_why = TypedDict("Params_why", {
    #: `zone`: for the next turn of its unit; `pause`: while other units may react
    'why': "Literal['zone', 'pause']",
})

Params_why_2 = TypedDict("Params_why_2", {
    #: `scheme`: it does not begin with https://, or http:// where the operator allows that;
    #: `user`: there is a user or a password before the host; `fragment`: there is a #; `form`:
    #: anything else
    'why': "Literal['scheme', 'user', 'fragment', 'form']",
})

Params_zone = TypedDict("Params_zone", {
    #: the id
    'zone': 'str',
})

#: Why something is refused: the code, the values in its text, and what shows the reason.
class RefusedBy(TypedDict, Generic[_Code, _Params, _Data]):
    code: _Code
    params: _Params
    data: NotRequired[_Data | None]

Refusal_AboveCeiling: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData]"
Refusal_AboveFlightHeight: TypeAlias = "RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData]"
Refusal_AboveMaximum: TypeAlias = "RefusedBy[Literal['above-maximum'], Params_maximum_value_what, RefusalData]"
Refusal_ActionRollsAbovePotential: TypeAlias = "RefusedBy[Literal['action-rolls.above-potential'], Params_most, RefusalData]"
Refusal_ActionRollsAttributeTwice: TypeAlias = "RefusedBy[Literal['action-rolls.attribute-twice'], Params_attribute, RefusalData]"
Refusal_ActionRollsBusy: TypeAlias = "RefusedBy[Literal['action-rolls.busy'], Params_player, RefusalData]"
Refusal_ActionRollsCannotAct: TypeAlias = "RefusedBy[Literal['action-rolls.cannot-act'], Params_player, RefusalData]"
Refusal_ActionRollsDead: TypeAlias = "RefusedBy[Literal['action-rolls.dead'], Params_player, RefusalData]"
Refusal_ActionRollsExtraIsSpent: TypeAlias = "RefusedBy[Literal['action-rolls.extra-is-spent'], Params_die, RefusalData]"
Refusal_ActionRollsNoExtra: TypeAlias = "RefusedBy[Literal['action-rolls.no-extra'], Params_die, RefusalData]"
Refusal_ActionRollsNoOpening: TypeAlias = "RefusedBy[Literal['action-rolls.no-opening'], Params_player, RefusalData]"
Refusal_ActionRollsNoSuchAttribute: TypeAlias = "RefusedBy[Literal['action-rolls.no-such-attribute'], Params_attribute, RefusalData]"
Refusal_ActionRollsNoSuchFaces: TypeAlias = "RefusedBy[Literal['action-rolls.no-such-faces'], Params_dice_sides, RefusalData]"
Refusal_ActionRollsNoSuchNote: TypeAlias = "RefusedBy[Literal['action-rolls.no-such-note'], Params_number, RefusalData]"
Refusal_ActionRollsNoSuchPlayer: TypeAlias = "RefusedBy[Literal['action-rolls.no-such-player'], Params_player_2, RefusalData]"
Refusal_ActionRollsNotYourCharacter: TypeAlias = "RefusedBy[Literal['action-rolls.not-your-character'], Params_player, RefusalData]"
Refusal_ActionRollsOpeningCost: TypeAlias = "RefusedBy[Literal['action-rolls.opening-cost'], Params_most, RefusalData]"
Refusal_ActionRollsSaveWaits: TypeAlias = "RefusedBy[Literal['action-rolls.save-waits'], Params_player, RefusalData]"
Refusal_ActionRollsStruggleIsOne: TypeAlias = "RefusedBy[Literal['action-rolls.struggle-is-one'], Params_most, RefusalData]"
Refusal_ActionRollsTooFewPoints: TypeAlias = "RefusedBy[Literal['action-rolls.too-few-points'], Params_have_need, RefusalData]"
Refusal_ActionRollsTooMany: TypeAlias = "RefusedBy[Literal['action-rolls.too-many'], Params_most, RefusalData]"
Refusal_ActionRollsTooManyOpenings: TypeAlias = "RefusedBy[Literal['action-rolls.too-many-openings'], Params_most, RefusalData]"
Refusal_AdvanceLimit: TypeAlias = "RefusedBy[Literal['advance-limit'], Params_category_limit, RefusalData]"
Refusal_Airborne: TypeAlias = "RefusedBy[Literal['airborne'], Params_maybe_unit, RefusalData]"
Refusal_AlreadyActed: TypeAlias = "RefusedBy[Literal['already-acted'], Params_unit, RefusalData]"
Refusal_AlreadyPaid: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData]"
Refusal_AlreadySo: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData]"
Refusal_AlreadyThere: TypeAlias = "RefusedBy[Literal['already-there'], Params_name, RefusalData]"
Refusal_AskedEnough: TypeAlias = "RefusedBy[Literal['asked-enough'], Params_most_unit, RefusalData]"
Refusal_AtCap: TypeAlias = "RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData]"
Refusal_AttackPending: TypeAlias = "RefusedBy[Literal['attack-pending'], Params_unit, RefusalData]"
Refusal_AttackRolled: TypeAlias = "RefusedBy[Literal['attack-rolled'], Params_unit, RefusalData]"
Refusal_AttackWaits: TypeAlias = "RefusedBy[Literal['attack-waits'], Params_why, RefusalData]"
Refusal_AttackWaitsNot: TypeAlias = "RefusedBy[Literal['attack-waits-not'], Params_attack, RefusalData]"
Refusal_AwardRange: TypeAlias = "RefusedBy[Literal['award-range'], Params_most_2, RefusalData]"
Refusal_BadCentre: TypeAlias = "RefusedBy[Literal['bad-centre'], Params_weapon, RefusalData]"
Refusal_BadDocument: TypeAlias = "RefusedBy[Literal['bad-document'], Params_what, RefusalData]"
Refusal_BadEntry: TypeAlias = "RefusedBy[Literal['bad-entry'], Params_what, RefusalData]"
Refusal_BadHistory: TypeAlias = "RefusedBy[Literal['bad-history'], Params_version, RefusalData]"
Refusal_BadId: TypeAlias = "RefusedBy[Literal['bad-id'], Params_id, RefusalData]"
Refusal_BadMap: TypeAlias = "RefusedBy[Literal['bad-map'], Params_maybe_line_maybe_path_what, MapFileData | RefusalData]"
Refusal_BadName: TypeAlias = "RefusedBy[Literal['bad-name'], Params_id_limit, RefusalData]"
Refusal_BadNumber: TypeAlias = "RefusedBy[Literal['bad-number'], Params_most_name_value_what, RefusalData]"
Refusal_BadOrigin: TypeAlias = "RefusedBy[Literal['bad-origin'], Params_origin, RefusalData]"
Refusal_BadPicture: TypeAlias = "RefusedBy[Literal['bad-picture'], Params_what, RefusalData]"
Refusal_BadProp: TypeAlias = "RefusedBy[Literal['bad-prop'], Params_height_value, RefusalData]"
Refusal_BadWebhookUrl: TypeAlias = "RefusedBy[Literal['bad-webhook-url'], Params_why_2, RefusalData]"
Refusal_BeingPrepared: TypeAlias = "RefusedBy[Literal['being-prepared'], Params_percent, RefusalData]"
Refusal_BuildAward: TypeAlias = "RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData]"
Refusal_BuildBadId: TypeAlias = "RefusedBy[Literal['build-bad-id'], Params_id, RefusalData]"
Refusal_BuildCap: TypeAlias = "RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData]"
Refusal_BuildModuleChanged: TypeAlias = "RefusedBy[Literal['build-module-changed'], Params_name, RefusalData]"
Refusal_BuildModuleCost: TypeAlias = "RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData]"
Refusal_BuildModuleGenerator: TypeAlias = "RefusedBy[Literal['build-module-generator'], Params_name_needs, RefusalData]"
Refusal_BuildNoEffect: TypeAlias = "RefusedBy[Literal['build-no-effect'], Params_name, RefusalData]"
Refusal_BuildPoints: TypeAlias = "RefusedBy[Literal['build-points'], Params_name_points_used, RefusalData]"
Refusal_BuildSameId: TypeAlias = "RefusedBy[Literal['build-same-id'], Params_id, RefusalData]"
Refusal_BuildTagPoints: TypeAlias = "RefusedBy[Literal['build-tag-points'], Params_name_points_used, RefusalData]"
Refusal_BuildTier: TypeAlias = "RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData]"
Refusal_BuildTooLong: TypeAlias = "RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData]"
Refusal_BuildTooMany: TypeAlias = "RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData]"
Refusal_BuildTuningPoints: TypeAlias = "RefusedBy[Literal['build-tuning-points'], Params_name_points_used, RefusalData]"
Refusal_BuildUnknown: TypeAlias = "RefusedBy[Literal['build-unknown'], Params_id, RefusalData]"
Refusal_BuildWeaponGenerator: TypeAlias = "RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData]"
Refusal_BuildWrongDamage: TypeAlias = "RefusedBy[Literal['build-wrong-damage'], Params_name_needs, RefusalData]"
Refusal_BuildsEnough: TypeAlias = "RefusedBy[Literal['builds-enough'], Params_most_2, RefusalData]"
Refusal_CannotAfford: TypeAlias = "RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData]"
Refusal_CarriedAlready: TypeAlias = "RefusedBy[Literal['carried-already'], Params_unit, RefusalData]"
Refusal_CourseAndFlowCourseDie: TypeAlias = "RefusedBy[Literal['course-and-flow.course-die'], Params_die_2, RefusalData]"
Refusal_CourseAndFlowDieNotAvailable: TypeAlias = "RefusedBy[Literal['course-and-flow.die-not-available'], Params_die_player, RefusalData]"
Refusal_CourseAndFlowDieNotRolled: TypeAlias = "RefusedBy[Literal['course-and-flow.die-not-rolled'], Params_die_2, RefusalData]"
Refusal_CourseAndFlowFlowExists: TypeAlias = "RefusedBy[Literal['course-and-flow.flow-exists'], Params_flow, RefusalData]"
Refusal_CourseAndFlowFlowInUse: TypeAlias = "RefusedBy[Literal['course-and-flow.flow-in-use'], Params_flow, RefusalData]"
Refusal_CourseAndFlowFlowUsed: TypeAlias = "RefusedBy[Literal['course-and-flow.flow-used'], Params_flow, RefusalData]"
Refusal_CourseAndFlowNoIntent: TypeAlias = "RefusedBy[Literal['course-and-flow.no-intent'], Params_player, RefusalData]"
Refusal_CourseAndFlowNoSuchFlow: TypeAlias = "RefusedBy[Literal['course-and-flow.no-such-flow'], Params_flow, RefusalData]"
Refusal_CourseAndFlowNoSuchPlayer: TypeAlias = "RefusedBy[Literal['course-and-flow.no-such-player'], Params_player_2, RefusalData]"
Refusal_CourseAndFlowNoSuchSlot: TypeAlias = "RefusedBy[Literal['course-and-flow.no-such-slot'], Params_slot_track, RefusalData]"
Refusal_CourseAndFlowNoSuchTrack: TypeAlias = "RefusedBy[Literal['course-and-flow.no-such-track'], Params_track, RefusalData]"
Refusal_CourseAndFlowNoTerms: TypeAlias = "RefusedBy[Literal['course-and-flow.no-terms'], Params_player, RefusalData]"
Refusal_CourseAndFlowNoToken: TypeAlias = "RefusedBy[Literal['course-and-flow.no-token'], Params_player_token, RefusalData]"
Refusal_CourseAndFlowNoWinDue: TypeAlias = "RefusedBy[Literal['course-and-flow.no-win-due'], Params_player, RefusalData]"
Refusal_CourseAndFlowNotAnswered: TypeAlias = "RefusedBy[Literal['course-and-flow.not-answered'], Params_player, RefusalData]"
Refusal_CourseAndFlowNotNow: TypeAlias = "RefusedBy[Literal['course-and-flow.not-now'], Params_phase_player, RefusalData]"
Refusal_CourseAndFlowNotYourCharacter: TypeAlias = "RefusedBy[Literal['course-and-flow.not-your-character'], Params_player, RefusalData]"
Refusal_CourseAndFlowNothingToTake: TypeAlias = "RefusedBy[Literal['course-and-flow.nothing-to-take'], Params_player, RefusalData]"
Refusal_CourseAndFlowNpcNeverRolls: TypeAlias = "RefusedBy[Literal['course-and-flow.npc-never-rolls'], Params_player, RefusalData]"
Refusal_CourseAndFlowRollOpen: TypeAlias = "RefusedBy[Literal['course-and-flow.roll-open'], Params_player, RefusalData]"
Refusal_CourseAndFlowSameDie: TypeAlias = "RefusedBy[Literal['course-and-flow.same-die'], Params_die_2, RefusalData]"
Refusal_CourseAndFlowSetTheCourse: TypeAlias = "RefusedBy[Literal['course-and-flow.set-the-course'], Params_player, RefusalData]"
Refusal_CourseAndFlowSlotNotMarked: TypeAlias = "RefusedBy[Literal['course-and-flow.slot-not-marked'], Params_slot_track, RefusalData]"
Refusal_CourseAndFlowTermsChanged: TypeAlias = "RefusedBy[Literal['course-and-flow.terms-changed'], Params_player, RefusalData]"
Refusal_CourseAndFlowThresholdTooHigh: TypeAlias = "RefusedBy[Literal['course-and-flow.threshold-too-high'], Params_most_threshold, RefusalData]"
Refusal_CourseAndFlowThresholdTooLow: TypeAlias = "RefusedBy[Literal['course-and-flow.threshold-too-low'], Params_least_threshold, RefusalData]"
Refusal_CourseAndFlowTooFewDice: TypeAlias = "RefusedBy[Literal['course-and-flow.too-few-dice'], Params_player, RefusalData]"
Refusal_DescendedEnough: TypeAlias = "RefusedBy[Literal['descended-enough'], Params_most_unit, RefusalData]"
Refusal_Destroyed: TypeAlias = "RefusedBy[Literal['destroyed'], Params_unit, RefusalData]"
Refusal_DrawingTooLong: TypeAlias = "RefusedBy[Literal['drawing-too-long'], Params_most_2, RefusalData]"
Refusal_DrawingsEnough: TypeAlias = "RefusedBy[Literal['drawings-enough'], Params_most_2, RefusalData]"
Refusal_DrawingsFull: TypeAlias = "RefusedBy[Literal['drawings-full'], Params_most_2, RefusalData]"
Refusal_DuringMission: TypeAlias = "RefusedBy[Literal['during-mission'], Params_mission, RefusalData]"
Refusal_EffectsEnough: TypeAlias = "RefusedBy[Literal['effects-enough'], Params_most_2, RefusalData]"
Refusal_EntropyEnough: TypeAlias = "RefusedBy[Literal['entropy-enough'], Params_limit, RefusalData]"
Refusal_ExpansionsOff: TypeAlias = "RefusedBy[Literal['expansions-off'], Params_unit, RefusalData]"
Refusal_FrameNotLost: TypeAlias = "RefusedBy[Literal['frame-not-lost'], Params_unit, RefusalData]"
Refusal_GiftToSelf: TypeAlias = "RefusedBy[Literal['gift-to-self'], Params_character, RefusalData]"
Refusal_HasCharacter: TypeAlias = "RefusedBy[Literal['has-character'], Params_character, RefusalData]"
Refusal_HasNotFlown: TypeAlias = "RefusedBy[Literal['has-not-flown'], Params_unit, RefusalData]"
Refusal_HistoryTooLong: TypeAlias = "RefusedBy[Literal['history-too-long'], Params_limit_rows, RefusalData]"
Refusal_HoverGrounded: TypeAlias = "RefusedBy[Literal['hover-grounded'], Params_maybe_unit, RefusalData]"
Refusal_HoverHeight: TypeAlias = "RefusedBy[Literal['hover-height'], Params_most_2, RefusalData]"
Refusal_IdTwice: TypeAlias = "RefusedBy[Literal['id-twice'], Params_id, RefusalData]"
Refusal_IllegalBuild: TypeAlias = "RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData]"
Refusal_InDebt: TypeAlias = "RefusedBy[Literal['in-debt'], Params_credits, RefusalData]"
Refusal_InTheGround: TypeAlias = "RefusedBy[Literal['in-the-ground'], Params_base_ground_hex, RefusalData]"
Refusal_JournalFull: TypeAlias = "RefusedBy[Literal['journal-full'], Params_characters_most, RefusalData]"
Refusal_LevelOutOfRange: TypeAlias = "RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData]"
Refusal_LibraryFull: TypeAlias = "RefusedBy[Literal['library-full'], Params_limit, RefusalData]"
Refusal_Malformed: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]]"
Refusal_MissionFull: TypeAlias = "RefusedBy[Literal['mission-full'], Params_limit, RefusalData]"
Refusal_MissionNotOver: TypeAlias = "RefusedBy[Literal['mission-not-over'], Params_mission, RefusalData]"
Refusal_MissionRunning: TypeAlias = "RefusedBy[Literal['mission-running'], Params_mission, RefusalData]"
Refusal_ModuleNoHex: TypeAlias = "RefusedBy[Literal['module-no-hex'], Params_module, RefusalData]"
Refusal_ModuleNotSeen: TypeAlias = "RefusedBy[Literal['module-not-seen'], Params_hex_module, RefusalData]"
Refusal_ModuleTooFar: TypeAlias = "RefusedBy[Literal['module-too-far'], Params_hex_module_most, RefusalData]"
Refusal_NamedTwice: TypeAlias = "RefusedBy[Literal['named-twice'], Params_attribute_2, RefusalData]"
Refusal_NeedsTarget: TypeAlias = "RefusedBy[Literal['needs-target'], Params_weapon, RefusalData]"
Refusal_NewerHistory: TypeAlias = "RefusedBy[Literal['newer-history'], Params_what, RefusalData]"
Refusal_NoAttributes: TypeAlias = "RefusedBy[Literal['no-attributes'], Params_category, RefusalData]"
Refusal_NoCarrier: TypeAlias = "RefusedBy[Literal['no-carrier'], Params_frame_unit, RefusalData]"
Refusal_NoChance: TypeAlias = "RefusedBy[Literal['no-chance'], Params_mark_most_unit, RefusalData]"
Refusal_NoCharacter: TypeAlias = "RefusedBy[Literal['no-character'], Params_unit, RefusalData]"
Refusal_NoCooling: TypeAlias = "RefusedBy[Literal['no-cooling'], Params_most_unit, RefusalData]"
Refusal_NoCrew: TypeAlias = "RefusedBy[Literal['no-crew'], Params_mission, RefusalData]"
Refusal_NoEnergy: TypeAlias = "RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData]"
Refusal_NoFrame: TypeAlias = "RefusedBy[Literal['no-frame'], Params_unit, RefusalData]"
Refusal_NoFrameNear: TypeAlias = "RefusedBy[Literal['no-frame-near'], Params_unit, RefusalData]"
Refusal_NoFreePlace: TypeAlias = "RefusedBy[Literal['no-free-place'], Params_unit, RefusalData]"
Refusal_NoHoming: TypeAlias = "RefusedBy[Literal['no-homing'], Params_weapon, RefusalData]"
Refusal_NoLockOn: TypeAlias = "RefusedBy[Literal['no-lock-on'], Params_unit, RefusalData]"
Refusal_NoPlan: TypeAlias = "RefusedBy[Literal['no-plan'], Params_character, RefusalData]"
Refusal_NoPreparation: TypeAlias = "RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData]"
Refusal_NoReaction: TypeAlias = "RefusedBy[Literal['no-reaction'], Params_unit, RefusalData]"
Refusal_NoRoom: TypeAlias = "RefusedBy[Literal['no-room'], Params_seconds, RefusalData]"
Refusal_NoRoomAbove: TypeAlias = "RefusedBy[Literal['no-room-above'], Params_unit, RefusalData]"
Refusal_NoSpeed: TypeAlias = "RefusedBy[Literal['no-speed'], Params_need_unit, RefusalData]"
Refusal_NoSteps: TypeAlias = "RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData]"
Refusal_NoSuchAction: TypeAlias = "RefusedBy[Literal['no-such-action'], Params_action_system, RefusalData]"
Refusal_NoSuchAsk: TypeAlias = "RefusedBy[Literal['no-such-ask'], Params_ask, RefusalData]"
Refusal_NoSuchAttack: TypeAlias = "RefusedBy[Literal['no-such-attack'], Params_attack, RefusalData]"
Refusal_NoSuchAttribute: TypeAlias = "RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData]"
Refusal_NoSuchBuild: TypeAlias = "RefusedBy[Literal['no-such-build'], Params_build, RefusalData]"
Refusal_NoSuchCategory: TypeAlias = "RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData]"
Refusal_NoSuchCharacter: TypeAlias = "RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData]"
Refusal_NoSuchCondition: TypeAlias = "RefusedBy[Literal['no-such-condition'], Params_unit, RefusalData]"
Refusal_NoSuchDeduction: TypeAlias = "RefusedBy[Literal['no-such-deduction'], Params_deduction, RefusalData]"
Refusal_NoSuchDrawing: TypeAlias = "RefusedBy[Literal['no-such-drawing'], Params_drawing, RefusalData]"
Refusal_NoSuchEffect: TypeAlias = "RefusedBy[Literal['no-such-effect'], Params_effect, RefusalData]"
Refusal_NoSuchJournalPage: TypeAlias = "RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData]"
Refusal_NoSuchMission: TypeAlias = "RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData]"
Refusal_NoSuchModule: TypeAlias = "RefusedBy[Literal['no-such-module'], Params_module_unit, RefusalData]"
Refusal_NoSuchMoment: TypeAlias = "RefusedBy[Literal['no-such-moment'], Params_last_seq, RefusalData]"
Refusal_NoSuchNumber: TypeAlias = "RefusedBy[Literal['no-such-number'], Params_name, RefusalData]"
Refusal_NoSuchObjective: TypeAlias = "RefusedBy[Literal['no-such-objective'], Params_objective, RefusalData]"
Refusal_NoSuchProp: TypeAlias = "RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData]"
Refusal_NoSuchReadyTable: TypeAlias = "RefusedBy[Literal['no-such-ready-table'], Params_ready, RefusalData]"
Refusal_NoSuchRequest: TypeAlias = "RefusedBy[Literal['no-such-request'], Params_request, RefusalData]"
Refusal_NoSuchScene: TypeAlias = "RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData]"
Refusal_NoSuchSchema: TypeAlias = "RefusedBy[Literal['no-such-schema'], Params_name, RefusalData]"
Refusal_NoSuchSeat: TypeAlias = "RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData]"
Refusal_NoSuchSystem: TypeAlias = "RefusedBy[Literal['no-such-system'], Params_name, RefusalData]"
Refusal_NoSuchTarget: TypeAlias = "RefusedBy[Literal['no-such-target'], Params_target, RefusalData]"
Refusal_NoSuchTemplate: TypeAlias = "RefusedBy[Literal['no-such-template'], Params_template, RefusalData]"
Refusal_NoSuchUnit: TypeAlias = "RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData]"
Refusal_NoSuchWave: TypeAlias = "RefusedBy[Literal['no-such-wave'], Params_wave, RefusalData]"
Refusal_NoSuchWeapon: TypeAlias = "RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData]"
Refusal_NoSuchZone: TypeAlias = "RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData]"
Refusal_NoTurn: TypeAlias = "RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData]"
Refusal_NoUnitLinked: TypeAlias = "RefusedBy[Literal['no-unit-linked'], Params_character, RefusalData]"
Refusal_NoZone: TypeAlias = "RefusedBy[Literal['no-zone'], Params_weapon, RefusalData]"
Refusal_NotAcceptable: TypeAlias = "RefusedBy[Literal['not-acceptable'], Params_type, RefusalData]"
Refusal_NotActed: TypeAlias = "RefusedBy[Literal['not-acted'], Params_unit, RefusalData]"
Refusal_NotAdjacent: TypeAlias = "RefusedBy[Literal['not-adjacent'], Params_hex_level, RefusalData]"
Refusal_NotBeside: TypeAlias = "RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData]"
Refusal_NotCarried: TypeAlias = "RefusedBy[Literal['not-carried'], Params_unit, RefusalData]"
Refusal_NotEnvironmental: TypeAlias = "RefusedBy[Literal['not-environmental'], Params_segment, RefusalData]"
Refusal_NotForPilots: TypeAlias = "RefusedBy[Literal['not-for-pilots'], Params_unit, RefusalData]"
Refusal_NotInABatch: TypeAlias = "RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData]"
Refusal_NotInAir: TypeAlias = "RefusedBy[Literal['not-in-air'], Params_unit, RefusalData]"
Refusal_NotInCrew: TypeAlias = "RefusedBy[Literal['not-in-crew'], Params_character, NotInCrewData]"
Refusal_NotInReserve: TypeAlias = "RefusedBy[Literal['not-in-reserve'], Params_unit, RefusalData]"
Refusal_NotMendable: TypeAlias = "RefusedBy[Literal['not-mendable'], Params_condition_unit, RefusalData]"
Refusal_NotOnFoot: TypeAlias = "RefusedBy[Literal['not-on-foot'], Params_unit, RefusalData]"
Refusal_NotOnMap: TypeAlias = "RefusedBy[Literal['not-on-map'], Params_unit, RefusalData]"
Refusal_NotRunning: TypeAlias = "RefusedBy[Literal['not-running'], Params_mission, RefusalData]"
Refusal_NotSignedIn: TypeAlias = "RefusedBy[Literal['not-signed-in'], NoParams, SignInData]"
Refusal_NotYourBuild: TypeAlias = "RefusedBy[Literal['not-your-build'], Params_build_2, RefusalData]"
Refusal_NotYourCharacter: TypeAlias = "RefusedBy[Literal['not-your-character'], Params_character, RefusalData]"
Refusal_NotYourPage: TypeAlias = "RefusedBy[Literal['not-your-page'], Params_page_2, RefusalData]"
Refusal_NotYourRoll: TypeAlias = "RefusedBy[Literal['not-your-roll'], Params_waiting, RefusalData]"
Refusal_NotYourTurn: TypeAlias = "RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData]"
Refusal_NotYours: TypeAlias = "RefusedBy[Literal['not-yours'], Params_unit, RefusalData]"
Refusal_NotationDice: TypeAlias = "RefusedBy[Literal['notation-dice'], Params_limit_position, RefusalData]"
Refusal_NotationEmpty: TypeAlias = "RefusedBy[Literal['notation-empty'], Params_position, RefusalData]"
Refusal_NotationEndless: TypeAlias = "RefusedBy[Literal['notation-endless'], Params_position, RefusalData]"
Refusal_NotationKeep: TypeAlias = "RefusedBy[Literal['notation-keep'], Params_count_position, RefusalData]"
Refusal_NotationNumber: TypeAlias = "RefusedBy[Literal['notation-number'], Params_limit_position, RefusalData]"
Refusal_NotationSides: TypeAlias = "RefusedBy[Literal['notation-sides'], Params_limit_position, RefusalData]"
Refusal_NotationSyntax: TypeAlias = "RefusedBy[Literal['notation-syntax'], Params_found_position, RefusalData]"
Refusal_NotationTooLong: TypeAlias = "RefusedBy[Literal['notation-too-long'], Params_limit_position, RefusalData]"
Refusal_NotationTooManyTerms: TypeAlias = "RefusedBy[Literal['notation-too-many-terms'], Params_limit_position, RefusalData]"
Refusal_NotationTwice: TypeAlias = "RefusedBy[Literal['notation-twice'], Params_found_position, RefusalData]"
Refusal_NotationUnfinished: TypeAlias = "RefusedBy[Literal['notation-unfinished'], Params_position, RefusalData]"
Refusal_NothingBelow: TypeAlias = "RefusedBy[Literal['nothing-below'], Params_unit, RefusalData]"
Refusal_NothingInvested: TypeAlias = "RefusedBy[Literal['nothing-invested'], Params_attribute_2, RefusalData]"
Refusal_NothingToRegain: TypeAlias = "RefusedBy[Literal['nothing-to-regain'], Params_unit, RefusalData]"
Refusal_NothingToRepair: TypeAlias = "RefusedBy[Literal['nothing-to-repair'], Params_unit, RefusalData]"
Refusal_NpcNeverRolls: TypeAlias = "RefusedBy[Literal['npc-never-rolls'], Params_unit, RefusalData]"
Refusal_NumbersUntold: TypeAlias = "RefusedBy[Literal['numbers-untold'], Params_unit, RefusalData]"
Refusal_Occupied: TypeAlias = "RefusedBy[Literal['occupied'], Params_by, RefusalData]"
Refusal_OffMap: TypeAlias = "RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData]"
Refusal_OnFoot: TypeAlias = "RefusedBy[Literal['on-foot'], Params_unit, RefusalData]"
Refusal_OneStepOnly: TypeAlias = "RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData]"
Refusal_OneUnitEach: TypeAlias = "RefusedBy[Literal['one-unit-each'], Params_unit, RefusalData]"
Refusal_OriginNotAllowed: TypeAlias = "RefusedBy[Literal['origin-not-allowed'], Params_origin, RefusalData]"
Refusal_OtherCategory: TypeAlias = "RefusedBy[Literal['other-category'], Params_attribute_to, RefusalData]"
Refusal_OtherEpoch: TypeAlias = "RefusedBy[Literal['other-epoch'], Params_epoch, RefusalData]"
Refusal_OtherSide: TypeAlias = "RefusedBy[Literal['other-side'], Params_frame_unit, RefusalData]"
Refusal_OutOfRange: TypeAlias = "RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData]"
Refusal_OutOfSight: TypeAlias = "RefusedBy[Literal['out-of-sight'], Params_weapon, RefusalData]"
Refusal_Overheated: TypeAlias = "RefusedBy[Literal['overheated'], Params_unit, RefusalData]"
Refusal_OwnBuildsEnough: TypeAlias = "RefusedBy[Literal['own-builds-enough'], Params_most_2, RefusalData]"
Refusal_OwnPagesEnough: TypeAlias = "RefusedBy[Literal['own-pages-enough'], Params_characters_most, RefusalData]"
Refusal_OwnTurn: TypeAlias = "RefusedBy[Literal['own-turn'], Params_unit, RefusalData]"
Refusal_PageChanged: TypeAlias = "RefusedBy[Literal['page-changed'], Params_page_2, PageChangedData]"
Refusal_PageForPilots: TypeAlias = "RefusedBy[Literal['page-for-pilots'], Params_name, RefusalData]"
Refusal_PageReadonly: TypeAlias = "RefusedBy[Literal['page-readonly'], Params_page_2, RefusalData]"
Refusal_PageUnshown: TypeAlias = "RefusedBy[Literal['page-unshown'], Params_page_2, RefusalData]"
Refusal_PictureTooLarge: TypeAlias = "RefusedBy[Literal['picture-too-large'], Params_height_limit_width, RefusalData]"
Refusal_PicturesFull: TypeAlias = "RefusedBy[Literal['pictures-full'], Params_bytes_pixels, RefusalData]"
Refusal_Plain: TypeAlias = "RefusedBy[Literal['action-rolls.attacks-itself', 'action-rolls.contests-itself', 'action-rolls.dice-are-rolled', 'action-rolls.no-mistake', 'action-rolls.no-such-attempt', 'action-rolls.no-such-save', 'action-rolls.not-framed', 'action-rolls.not-now', 'action-rolls.not-rolled', 'after-step-off', 'bad-invite', 'bad-request', 'bad-screen', 'bad-share', 'bad-ticket', 'banned', 'base-needed', 'broken-table', 'build-no-name', 'busy', 'changed-meanwhile', 'climbs-straight', 'conflict-running', 'course-and-flow.answered-already', 'course-and-flow.no-course', 'course-and-flow.no-roll', 'course-and-flow.no-such-question', 'drawing-not-yours', 'drawing-off-map', 'duplicate-id', 'handler-names-marks', 'handler-only', 'headroom', 'internal', 'key-reused', 'last-handler', 'looking-back', 'method-not-allowed', 'mid-conflict', 'needs-approval', 'needs-face', 'newer-table', 'no-conflict', 'no-mission', 'no-push', 'no-such-ban', 'no-such-change', 'no-such-chunk', 'no-such-delivery', 'no-such-entry', 'no-such-page', 'no-such-picture', 'no-such-screen', 'no-such-share', 'no-such-table', 'no-such-token', 'no-such-webhook', 'no-surface', 'no-timer', 'no-token-here', 'no-way', 'not-a-picture', 'not-allowed', 'not-json', 'not-ready', 'not-your-entry', 'not-your-table', 'nothing-changes', 'nothing-falls', 'nothing-overruled', 'nothing-said', 'nothing-to-redo', 'nothing-to-undo', 'odds-too-costly', 'only-looking', 'operator-only', 'outcome-unknown', 'picture-in-use', 'pilots-take', 'private-address', 'q-star.against-oneself', 'q-star.amount-or-part', 'q-star.difficulty-or-npc', 'q-star.no-change', 'q-star.not-yours-to-cancel', 'q-star.rolled-already', 'q-star.trait-open', 'raise-range', 'redo-not-yours', 'repairs-off', 'request-under-way', 'resize-keeps-nothing', 'resolve-first', 'server-full', 'server-only', 'spectators-watch', 'stale-token', 'state-changed', 'table-exists', 'template-no-length', 'template-not-yours', 'ticket-used', 'timer-over', 'token-revoked', 'too-slow', 'turn-running', 'undo-not-yours', 'undo-too-far', 'unexplored', 'whisper-to-oneself', 'wrong-count', 'wrong-origin'], NoParams, RefusalData]"
Refusal_PoolEmpty: TypeAlias = "RefusedBy[Literal['pool-empty'], Params_category_left_need, RefusalData]"
Refusal_PrimaryUndecided: TypeAlias = "RefusedBy[Literal['primary-undecided'], Params_mission, RefusalData]"
Refusal_PropInTheWay: TypeAlias = "RefusedBy[Literal['prop-in-the-way'], Params_hex_prop, RefusalData]"
Refusal_PropTooLarge: TypeAlias = "RefusedBy[Literal['prop-too-large'], Params_hexes_levels_most_cells_most_hexes, RefusalData]"
Refusal_PropsOverlap: TypeAlias = "RefusedBy[Literal['props-overlap'], Params_prop_2, RefusalData]"
Refusal_QStarAboveAttribute: TypeAlias = "RefusedBy[Literal['q-star.above-attribute'], Params_attribute_die_name, RefusalData]"
Refusal_QStarAlreadyRolled: TypeAlias = "RefusedBy[Literal['q-star.already-rolled'], Params_name, RefusalData]"
Refusal_QStarBelowSkill: TypeAlias = "RefusedBy[Literal['q-star.below-skill'], Params_die_name, RefusalData]"
Refusal_QStarBonusesBeyond: TypeAlias = "RefusedBy[Literal['q-star.bonuses-beyond'], Params_bonus_most, RefusalData]"
Refusal_QStarHighestStep: TypeAlias = "RefusedBy[Literal['q-star.highest-step'], Params_die_3, RefusalData]"
Refusal_QStarNameTaken: TypeAlias = "RefusedBy[Literal['q-star.name-taken'], Params_name, RefusalData]"
Refusal_QStarNoSuchNpc: TypeAlias = "RefusedBy[Literal['q-star.no-such-npc'], Params_npc, RefusalData]"
Refusal_QStarNoSuchPending: TypeAlias = "RefusedBy[Literal['q-star.no-such-pending'], Params_pending, RefusalData]"
Refusal_QStarNoSuchPlayer: TypeAlias = "RefusedBy[Literal['q-star.no-such-player'], Params_player_2, RefusalData]"
Refusal_QStarNoSuchPool: TypeAlias = "RefusedBy[Literal['q-star.no-such-pool'], Params_pool, RefusalData]"
Refusal_QStarNoSuchTrait: TypeAlias = "RefusedBy[Literal['q-star.no-such-trait'], Params_trait, RefusalData]"
Refusal_QStarNotAsked: TypeAlias = "RefusedBy[Literal['q-star.not-asked'], Params_name, RefusalData]"
Refusal_QStarNotEnough: TypeAlias = "RefusedBy[Literal['q-star.not-enough'], Params_amount_left_pool, RefusalData]"
Refusal_QStarNotYourCharacter: TypeAlias = "RefusedBy[Literal['q-star.not-your-character'], Params_player, RefusalData]"
Refusal_QStarOtherFirst: TypeAlias = "RefusedBy[Literal['q-star.other-first'], Params_player, RefusalData]"
Refusal_QStarPlusNeedsD12: TypeAlias = "RefusedBy[Literal['q-star.plus-needs-d12'], Params_die_3, RefusalData]"
Refusal_QStarShiftBeyond: TypeAlias = "RefusedBy[Literal['q-star.shift-beyond'], Params_most_shift, RefusalData]"
Refusal_QStarTooMany: TypeAlias = "RefusedBy[Literal['q-star.too-many'], Params_limit_2, RefusalData]"
Refusal_QStarTraitFixed: TypeAlias = "RefusedBy[Literal['q-star.trait-fixed'], Params_trait_2, RefusalData]"
Refusal_QStarTraitInUse: TypeAlias = "RefusedBy[Literal['q-star.trait-in-use'], Params_name, RefusalData]"
Refusal_QueryTooLarge: TypeAlias = "RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData]"
Refusal_ReactionPending: TypeAlias = "RefusedBy[Literal['reaction-pending'], Params_unit, RefusalData]"
Refusal_RefitSame: TypeAlias = "RefusedBy[Literal['refit-same'], Params_attribute_2, RefusalData]"
Refusal_RisenEnough: TypeAlias = "RefusedBy[Literal['risen-enough'], Params_most_2, RefusalData]"
Refusal_RoleAlready: TypeAlias = "RefusedBy[Literal['role-already'], Params_name, RefusalData]"
Refusal_RollComesLast: TypeAlias = "RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData]"
Refusal_SceneInUse: TypeAlias = "RefusedBy[Literal['scene-in-use'], Params_name, RefusalData]"
Refusal_SceneShown: TypeAlias = "RefusedBy[Literal['scene-shown'], Params_name, RefusalData]"
Refusal_ScenesEnough: TypeAlias = "RefusedBy[Literal['scenes-enough'], Params_most_2, RefusalData]"
Refusal_ScopeMissing: TypeAlias = "RefusedBy[Literal['scope-missing'], Params_scope, RefusalData]"
Refusal_ScopeNotForSeat: TypeAlias = "RefusedBy[Literal['scope-not-for-seat'], Params_role_scope, RefusalData]"
Refusal_SeatTaken: TypeAlias = "RefusedBy[Literal['seat-taken'], Params_seat, RefusalData]"
Refusal_SecretBeingReplaced: TypeAlias = "RefusedBy[Literal['secret-being-replaced'], Params_until, RefusalData]"
Refusal_SegmentPassed: TypeAlias = "RefusedBy[Literal['segment-passed'], Params_own_segment_unit, RefusalData]"
Refusal_SegmentToCome: TypeAlias = "RefusedBy[Literal['segment-to-come'], Params_own_segment_unit, RefusalData]"
Refusal_SelfTarget: TypeAlias = "RefusedBy[Literal['self-target'], Params_unit, RefusalData]"
Refusal_SheetsInTheWay: TypeAlias = "RefusedBy[Literal['sheets-in-the-way'], Params_characters, SheetsData]"
Refusal_Solid: TypeAlias = "RefusedBy[Literal['solid'], Params_by_2, RefusalData]"
Refusal_SpectatorsNoWhispers: TypeAlias = "RefusedBy[Literal['spectators-no-whispers'], Params_name, RefusalData]"
Refusal_StabilityFull: TypeAlias = "RefusedBy[Literal['stability-full'], Params_unit, RefusalData]"
Refusal_Staggered: TypeAlias = "RefusedBy[Literal['staggered'], Params_unit, RefusalData]"
Refusal_StartAboveCap: TypeAlias = "RefusedBy[Literal['start-above-cap'], Params_attribute_cap_start, RefusalData]"
Refusal_StaysUp: TypeAlias = "RefusedBy[Literal['stays-up'], Params_unit, RefusalData]"
Refusal_SteersAlready: TypeAlias = "RefusedBy[Literal['steers-already'], Params_pilot_unit, RefusalData]"
Refusal_SureMiss: TypeAlias = "RefusedBy[Literal['sure-miss'], Params_weapon, RefusalData]"
Refusal_TableFull: TypeAlias = "RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData]"
Refusal_TemplateTooLarge: TypeAlias = "RefusedBy[Literal['template-too-large'], Params_most_2, RefusalData]"
Refusal_TemplatesEnough: TypeAlias = "RefusedBy[Literal['templates-enough'], Params_most_2, RefusalData]"
Refusal_TimerTooLong: TypeAlias = "RefusedBy[Literal['timer-too-long'], Params_most_2, RefusalData]"
Refusal_TokenExpired: TypeAlias = "RefusedBy[Literal['token-expired'], Params_at, RefusalData]"
Refusal_TooFar: TypeAlias = "RefusedBy[Literal['too-far'], Params_at_least_cost_left, RefusalData]"
Refusal_TooLarge: TypeAlias = "RefusedBy[Literal['too-large'], Params_limit_maybe_line_maybe_path_maybe_what, MapFileData | RefusalData]"
Refusal_TooMany: TypeAlias = "RefusedBy[Literal['too-many'], Params_limit_what, RefusalData]"
Refusal_TooManyConnections: TypeAlias = "RefusedBy[Literal['too-many-connections'], Params_limit_of, RefusalData]"
Refusal_TooManyGuesses: TypeAlias = "RefusedBy[Literal['too-many-guesses'], Params_seconds, RefusalData]"
Refusal_TooManyHands: TypeAlias = "RefusedBy[Literal['too-many-hands'], Params_most_unit, RefusalData]"
Refusal_TooManyHexes: TypeAlias = "RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData]"
Refusal_TooManyPictures: TypeAlias = "RefusedBy[Literal['too-many-pictures'], Params_limit, RefusalData]"
Refusal_TooManyQueries: TypeAlias = "RefusedBy[Literal['too-many-queries'], Params_limit, RefusalData]"
Refusal_TooManyRequests: TypeAlias = "RefusedBy[Literal['too-many-requests'], Params_seconds, RefusalData]"
Refusal_TooManyScreens: TypeAlias = "RefusedBy[Literal['too-many-screens'], Params_limit, RefusalData]"
Refusal_TooManySeats: TypeAlias = "RefusedBy[Literal['too-many-seats'], Params_limit, RefusalData]"
Refusal_TooManyShares: TypeAlias = "RefusedBy[Literal['too-many-shares'], Params_limit, RefusalData]"
Refusal_TooManyTables: TypeAlias = "RefusedBy[Literal['too-many-tables'], Params_limit, RefusalData]"
Refusal_TooManyTokens: TypeAlias = "RefusedBy[Literal['too-many-tokens'], Params_limit, RefusalData]"
Refusal_TooManyWebhooks: TypeAlias = "RefusedBy[Literal['too-many-webhooks'], Params_limit, RefusalData]"
Refusal_TooMuchWork: TypeAlias = "RefusedBy[Literal['too-much-work'], Params_limit, RefusalData]"
Refusal_TooSteep: TypeAlias = "RefusedBy[Literal['too-steep'], Params_levels_up, RefusalData]"
Refusal_TurnBegun: TypeAlias = "RefusedBy[Literal['turn-begun'], Params_unit, RefusalData]"
Refusal_TurnNotBegun: TypeAlias = "RefusedBy[Literal['turn-not-begun'], Params_unit, RefusalData]"
Refusal_TurnNotOver: TypeAlias = "RefusedBy[Literal['turn-not-over'], Params_active, RefusalData]"
Refusal_TurnOfAnother: TypeAlias = "RefusedBy[Literal['turn-of-another'], Params_active_unit, RefusalData]"
Refusal_UnitAboveCeiling: TypeAlias = "RefusedBy[Literal['unit-above-ceiling'], Params_level_unit, RefusalData]"
Refusal_UnitLinked: TypeAlias = "RefusedBy[Literal['unit-linked'], Params_character_unit, RefusalData]"
Refusal_UnitTaken: TypeAlias = "RefusedBy[Literal['unit-taken'], Params_unit, RefusalData]"
Refusal_UnitsEnough: TypeAlias = "RefusedBy[Literal['units-enough'], Params_most_2, RefusalData]"
Refusal_UnknownCommand: TypeAlias = "RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData]"
Refusal_UnknownQuery: TypeAlias = "RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData]"
Refusal_UsedUp: TypeAlias = "RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData]"
Refusal_WalkedEnough: TypeAlias = "RefusedBy[Literal['walked-enough'], Params_most_unit, RefusalData]"
Refusal_WaveEmpty: TypeAlias = "RefusedBy[Literal['wave-empty'], Params_name, RefusalData]"
Refusal_WaveWithoutPlace: TypeAlias = "RefusedBy[Literal['wave-without-place'], Params_name, RefusalData]"
Refusal_WaveWithoutRoom: TypeAlias = "RefusedBy[Literal['wave-without-room'], Params_name, RefusalData]"
Refusal_WavesEnough: TypeAlias = "RefusedBy[Literal['waves-enough'], Params_most_2, RefusalData]"
Refusal_WayBackBarred: TypeAlias = "RefusedBy[Literal['way-back-barred'], Params_unit, RefusalData]"
Refusal_WouldBury: TypeAlias = "RefusedBy[Literal['would-bury'], Params_unit, RefusalData]"
Refusal_WouldOverheat: TypeAlias = "RefusedBy[Literal['would-overheat'], Params_unit, RefusalData]"
Refusal_WrongHost: TypeAlias = "RefusedBy[Literal['wrong-host'], Params_host, RefusalData]"
Refusal_ZoneEmpty: TypeAlias = "RefusedBy[Literal['zone-empty'], Params_name, RefusalData]"
Refusal_ZoneOneHex: TypeAlias = "RefusedBy[Literal['zone-one-hex'], Params_name, RefusalData]"
Refusal_ZoneTooLarge: TypeAlias = "RefusedBy[Literal['zone-too-large'], Params_most_name, RefusalData]"
Refusal_ZoneWithoutEffect: TypeAlias = "RefusedBy[Literal['zone-without-effect'], Params_name, RefusalData]"
Refusal_ZonesEnough: TypeAlias = "RefusedBy[Literal['zones-enough'], Params_most_2, RefusalData]"

#: Any refusal. That of one command or query has a type that is checked much faster.
Refusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['above-maximum'], Params_maximum_value_what, RefusalData] | RefusedBy[Literal['action-rolls.above-potential', 'action-rolls.opening-cost', 'action-rolls.struggle-is-one', 'action-rolls.too-many', 'action-rolls.too-many-openings'], Params_most, RefusalData] | RefusedBy[Literal['action-rolls.attacks-itself', 'action-rolls.contests-itself', 'action-rolls.dice-are-rolled', 'action-rolls.no-mistake', 'action-rolls.no-such-attempt', 'action-rolls.no-such-save', 'action-rolls.not-framed', 'action-rolls.not-now', 'action-rolls.not-rolled', 'after-step-off', 'bad-invite', 'bad-request', 'bad-screen', 'bad-share', 'bad-ticket', 'banned', 'base-needed', 'broken-table', 'build-no-name', 'busy', 'changed-meanwhile', 'climbs-straight', 'conflict-running', 'course-and-flow.answered-already', 'course-and-flow.no-course', 'course-and-flow.no-roll', 'course-and-flow.no-such-question', 'drawing-not-yours', 'drawing-off-map', 'duplicate-id', 'handler-names-marks', 'handler-only', 'headroom', 'internal', 'key-reused', 'last-handler', 'looking-back', 'method-not-allowed', 'mid-conflict', 'needs-approval', 'needs-face', 'newer-table', 'no-conflict', 'no-mission', 'no-push', 'no-such-ban', 'no-such-change', 'no-such-chunk', 'no-such-delivery', 'no-such-entry', 'no-such-page', 'no-such-picture', 'no-such-screen', 'no-such-share', 'no-such-table', 'no-such-token', 'no-such-webhook', 'no-surface', 'no-timer', 'no-token-here', 'no-way', 'not-a-picture', 'not-allowed', 'not-json', 'not-ready', 'not-your-entry', 'not-your-table', 'nothing-changes', 'nothing-falls', 'nothing-overruled', 'nothing-said', 'nothing-to-redo', 'nothing-to-undo', 'odds-too-costly', 'only-looking', 'operator-only', 'outcome-unknown', 'picture-in-use', 'pilots-take', 'private-address', 'q-star.against-oneself', 'q-star.amount-or-part', 'q-star.difficulty-or-npc', 'q-star.no-change', 'q-star.not-yours-to-cancel', 'q-star.rolled-already', 'q-star.trait-open', 'raise-range', 'redo-not-yours', 'repairs-off', 'request-under-way', 'resize-keeps-nothing', 'resolve-first', 'server-full', 'server-only', 'spectators-watch', 'stale-token', 'state-changed', 'table-exists', 'template-no-length', 'template-not-yours', 'ticket-used', 'timer-over', 'token-revoked', 'too-slow', 'turn-running', 'undo-not-yours', 'undo-too-far', 'unexplored', 'whisper-to-oneself', 'wrong-count', 'wrong-origin'], NoParams, RefusalData] | RefusedBy[Literal['action-rolls.attribute-twice', 'action-rolls.no-such-attribute'], Params_attribute, RefusalData] | RefusedBy[Literal['action-rolls.busy', 'action-rolls.cannot-act', 'action-rolls.dead', 'action-rolls.no-opening', 'action-rolls.not-your-character', 'action-rolls.save-waits', 'course-and-flow.no-intent', 'course-and-flow.no-terms', 'course-and-flow.no-win-due', 'course-and-flow.not-answered', 'course-and-flow.not-your-character', 'course-and-flow.nothing-to-take', 'course-and-flow.npc-never-rolls', 'course-and-flow.roll-open', 'course-and-flow.set-the-course', 'course-and-flow.terms-changed', 'course-and-flow.too-few-dice', 'q-star.not-your-character', 'q-star.other-first'], Params_player, RefusalData] | RefusedBy[Literal['action-rolls.extra-is-spent', 'action-rolls.no-extra'], Params_die, RefusalData] | RefusedBy[Literal['action-rolls.no-such-faces'], Params_dice_sides, RefusalData] | RefusedBy[Literal['action-rolls.no-such-note'], Params_number, RefusalData] | RefusedBy[Literal['action-rolls.no-such-player', 'course-and-flow.no-such-player', 'q-star.no-such-player'], Params_player_2, RefusalData] | RefusedBy[Literal['action-rolls.too-few-points'], Params_have_need, RefusalData] | RefusedBy[Literal['advance-limit'], Params_category_limit, RefusalData] | RefusedBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | RefusedBy[Literal['already-acted', 'attack-pending', 'attack-rolled', 'carried-already', 'destroyed', 'expansions-off', 'frame-not-lost', 'has-not-flown', 'no-character', 'no-frame', 'no-frame-near', 'no-free-place', 'no-lock-on', 'no-reaction', 'no-room-above', 'no-such-condition', 'not-acted', 'not-carried', 'not-for-pilots', 'not-in-air', 'not-in-reserve', 'not-on-foot', 'not-on-map', 'not-yours', 'nothing-below', 'nothing-to-regain', 'nothing-to-repair', 'npc-never-rolls', 'numbers-untold', 'on-foot', 'one-unit-each', 'overheated', 'own-turn', 'reaction-pending', 'self-target', 'stability-full', 'staggered', 'stays-up', 'turn-begun', 'turn-not-begun', 'unit-taken', 'way-back-barred', 'would-bury', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['already-paid', 'during-mission', 'mission-not-over', 'mission-running', 'no-crew', 'not-running', 'primary-undecided'], Params_mission, RefusalData] | RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['already-there', 'build-module-changed', 'build-no-effect', 'no-such-number', 'no-such-schema', 'no-such-system', 'page-for-pilots', 'q-star.already-rolled', 'q-star.name-taken', 'q-star.not-asked', 'q-star.trait-in-use', 'role-already', 'scene-in-use', 'scene-shown', 'spectators-no-whispers', 'wave-empty', 'wave-without-place', 'wave-without-room', 'zone-empty', 'zone-one-hex', 'zone-without-effect'], Params_name, RefusalData] | RefusedBy[Literal['asked-enough', 'descended-enough', 'no-cooling', 'too-many-hands', 'walked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['attack-waits'], Params_why, RefusalData] | RefusedBy[Literal['attack-waits-not', 'no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['award-range', 'builds-enough', 'drawing-too-long', 'drawings-enough', 'drawings-full', 'effects-enough', 'hover-height', 'own-builds-enough', 'risen-enough', 'scenes-enough', 'template-too-large', 'templates-enough', 'timer-too-long', 'units-enough', 'waves-enough', 'zones-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight', 'sure-miss'], Params_weapon, RefusalData] | RefusedBy[Literal['bad-document', 'bad-entry', 'bad-picture', 'newer-history'], Params_what, RefusalData] | RefusedBy[Literal['bad-history'], Params_version, RefusalData] | RefusedBy[Literal['bad-id', 'build-bad-id', 'build-same-id', 'build-unknown', 'id-twice'], Params_id, RefusalData] | RefusedBy[Literal['bad-map'], Params_maybe_line_maybe_path_what, MapFileData | RefusalData] | RefusedBy[Literal['bad-name'], Params_id_limit, RefusalData] | RefusedBy[Literal['bad-number'], Params_most_name_value_what, RefusalData] | RefusedBy[Literal['bad-origin', 'origin-not-allowed'], Params_origin, RefusalData] | RefusedBy[Literal['bad-prop'], Params_height_value, RefusalData] | RefusedBy[Literal['bad-webhook-url'], Params_why_2, RefusalData] | RefusedBy[Literal['being-prepared'], Params_percent, RefusalData] | RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['course-and-flow.course-die', 'course-and-flow.die-not-rolled', 'course-and-flow.same-die'], Params_die_2, RefusalData] | RefusedBy[Literal['course-and-flow.die-not-available'], Params_die_player, RefusalData] | RefusedBy[Literal['course-and-flow.flow-exists', 'course-and-flow.flow-in-use', 'course-and-flow.flow-used', 'course-and-flow.no-such-flow'], Params_flow, RefusalData] | RefusedBy[Literal['course-and-flow.no-such-slot', 'course-and-flow.slot-not-marked'], Params_slot_track, RefusalData] | RefusedBy[Literal['course-and-flow.no-such-track'], Params_track, RefusalData] | RefusedBy[Literal['course-and-flow.no-token'], Params_player_token, RefusalData] | RefusedBy[Literal['course-and-flow.not-now'], Params_phase_player, RefusalData] | RefusedBy[Literal['course-and-flow.threshold-too-high'], Params_most_threshold, RefusalData] | RefusedBy[Literal['course-and-flow.threshold-too-low'], Params_least_threshold, RefusalData] | RefusedBy[Literal['entropy-enough', 'library-full', 'mission-full', 'too-many-pictures', 'too-many-queries', 'too-many-screens', 'too-many-seats', 'too-many-shares', 'too-many-tables', 'too-many-tokens', 'too-many-webhooks', 'too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['gift-to-self', 'has-character', 'no-plan', 'no-unit-linked', 'not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['history-too-long'], Params_limit_rows, RefusalData] | RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData] | RefusedBy[Literal['in-debt'], Params_credits, RefusalData] | RefusedBy[Literal['in-the-ground'], Params_base_ground_hex, RefusalData] | RefusedBy[Literal['journal-full', 'own-pages-enough'], Params_characters_most, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['module-no-hex'], Params_module, RefusalData] | RefusedBy[Literal['module-not-seen'], Params_hex_module, RefusalData] | RefusedBy[Literal['module-too-far'], Params_hex_module_most, RefusalData] | RefusedBy[Literal['named-twice', 'nothing-invested', 'refit-same'], Params_attribute_2, RefusalData] | RefusedBy[Literal['no-attributes'], Params_category, RefusalData] | RefusedBy[Literal['no-carrier', 'other-side'], Params_frame_unit, RefusalData] | RefusedBy[Literal['no-chance'], Params_mark_most_unit, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-room', 'too-many-guesses', 'too-many-requests'], Params_seconds, RefusalData] | RefusedBy[Literal['no-speed', 'one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-action'], Params_action_system, RefusalData] | RefusedBy[Literal['no-such-ask'], Params_ask, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-deduction'], Params_deduction, RefusalData] | RefusedBy[Literal['no-such-drawing'], Params_drawing, RefusalData] | RefusedBy[Literal['no-such-effect'], Params_effect, RefusalData] | RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-module'], Params_module_unit, RefusalData] | RefusedBy[Literal['no-such-moment'], Params_last_seq, RefusalData] | RefusedBy[Literal['no-such-objective'], Params_objective, RefusalData] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-ready-table'], Params_ready, RefusalData] | RefusedBy[Literal['no-such-request'], Params_request, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-target'], Params_target, RefusalData] | RefusedBy[Literal['no-such-template'], Params_template, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-wave'], Params_wave, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-acceptable', 'not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-adjacent'], Params_hex_level, RefusalData] | RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData] | RefusedBy[Literal['not-environmental'], Params_segment, RefusalData] | RefusedBy[Literal['not-in-crew'], Params_character, NotInCrewData] | RefusedBy[Literal['not-mendable'], Params_condition_unit, RefusalData] | RefusedBy[Literal['not-signed-in'], NoParams, SignInData] | RefusedBy[Literal['not-your-build'], Params_build_2, RefusalData] | RefusedBy[Literal['not-your-page', 'page-readonly', 'page-unshown'], Params_page_2, RefusalData] | RefusedBy[Literal['not-your-roll'], Params_waiting, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['notation-dice', 'notation-number', 'notation-sides', 'notation-too-long', 'notation-too-many-terms'], Params_limit_position, RefusalData] | RefusedBy[Literal['notation-empty', 'notation-endless', 'notation-unfinished'], Params_position, RefusalData] | RefusedBy[Literal['notation-keep'], Params_count_position, RefusalData] | RefusedBy[Literal['notation-syntax', 'notation-twice'], Params_found_position, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['other-category'], Params_attribute_to, RefusalData] | RefusedBy[Literal['other-epoch'], Params_epoch, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['page-changed'], Params_page_2, PageChangedData] | RefusedBy[Literal['picture-too-large'], Params_height_limit_width, RefusalData] | RefusedBy[Literal['pictures-full'], Params_bytes_pixels, RefusalData] | RefusedBy[Literal['pool-empty'], Params_category_left_need, RefusalData] | RefusedBy[Literal['prop-in-the-way'], Params_hex_prop, RefusalData] | RefusedBy[Literal['prop-too-large'], Params_hexes_levels_most_cells_most_hexes, RefusalData] | RefusedBy[Literal['props-overlap'], Params_prop_2, RefusalData] | RefusedBy[Literal['q-star.above-attribute'], Params_attribute_die_name, RefusalData] | RefusedBy[Literal['q-star.below-skill'], Params_die_name, RefusalData] | RefusedBy[Literal['q-star.bonuses-beyond'], Params_bonus_most, RefusalData] | RefusedBy[Literal['q-star.highest-step', 'q-star.plus-needs-d12'], Params_die_3, RefusalData] | RefusedBy[Literal['q-star.no-such-npc'], Params_npc, RefusalData] | RefusedBy[Literal['q-star.no-such-pending'], Params_pending, RefusalData] | RefusedBy[Literal['q-star.no-such-pool'], Params_pool, RefusalData] | RefusedBy[Literal['q-star.no-such-trait'], Params_trait, RefusalData] | RefusedBy[Literal['q-star.not-enough'], Params_amount_left_pool, RefusalData] | RefusedBy[Literal['q-star.shift-beyond'], Params_most_shift, RefusalData] | RefusedBy[Literal['q-star.too-many'], Params_limit_2, RefusalData] | RefusedBy[Literal['q-star.trait-fixed'], Params_trait_2, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['scope-missing'], Params_scope, RefusalData] | RefusedBy[Literal['scope-not-for-seat'], Params_role_scope, RefusalData] | RefusedBy[Literal['seat-taken'], Params_seat, RefusalData] | RefusedBy[Literal['secret-being-replaced'], Params_until, RefusalData] | RefusedBy[Literal['segment-passed', 'segment-to-come'], Params_own_segment_unit, RefusalData] | RefusedBy[Literal['sheets-in-the-way'], Params_characters, SheetsData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['start-above-cap'], Params_attribute_cap_start, RefusalData] | RefusedBy[Literal['steers-already'], Params_pilot_unit, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['token-expired'], Params_at, RefusalData] | RefusedBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | RefusedBy[Literal['too-large'], Params_limit_maybe_line_maybe_path_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-many'], Params_limit_what, RefusalData] | RefusedBy[Literal['too-many-connections'], Params_limit_of, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-steep'], Params_levels_up, RefusalData] | RefusedBy[Literal['turn-not-over'], Params_active, RefusalData] | RefusedBy[Literal['turn-of-another'], Params_active_unit, RefusalData] | RefusedBy[Literal['unit-above-ceiling'], Params_level_unit, RefusalData] | RefusedBy[Literal['unit-linked'], Params_character_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData] | RefusedBy[Literal['wrong-host'], Params_host, RefusalData] | RefusedBy[Literal['zone-too-large'], Params_most_name, RefusalData]"

#: The refusals of each command and query, also by the server itself.
ActionAskRefusal: TypeAlias = "RefusedBy[Literal['asked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['attack-pending', 'destroyed', 'no-frame', 'not-on-map', 'not-yours', 'reaction-pending', 'self-target', 'staggered'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'nothing-said', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ActionCoolRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'no-frame', 'not-on-map', 'not-yours', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-cooling'], Params_most_unit, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ActionDenyRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-ask'], Params_ask, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ActionGrantRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['attack-pending', 'destroyed', 'no-frame', 'not-on-map', 'nothing-to-repair', 'overheated', 'reaction-pending', 'self-target', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-ask'], Params_ask, RefusalData] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['steers-already'], Params_pilot_unit, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hands'], Params_most_unit, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData] | RequestRefusal"
ActionMendRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'no-such-condition', 'not-on-map', 'not-yours', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-mendable'], Params_condition_unit, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ActionRepairRefusal: TypeAlias = "RefusedBy[Literal['asked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['attack-pending', 'destroyed', 'not-on-map', 'not-yours', 'nothing-to-repair', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'repairs-off', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ActionStabiliseRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'not-on-map', 'not-yours', 'nothing-to-regain', 'overheated', 'reaction-pending', 'stability-full', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ActionSurveyRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'not-on-map', 'not-yours', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
AttackAdjustRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'nothing-overruled'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-target'], Params_target, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
AttackCancelRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
AttackDeclareRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'no-frame', 'not-on-map', 'not-yours', 'overheated', 'reaction-pending', 'self-target', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData] | RequestRefusal"
AttackProceedRefusal: TypeAlias = "RefusedBy[Literal['attack-waits'], Params_why, RefusalData] | RefusedBy[Literal['attack-waits-not', 'no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['reaction-pending', 'self-target'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
AttackRollRefusal: TypeAlias = "RefusedBy[Literal['attack-waits'], Params_why, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-roll'], Params_waiting, RefusalData] | RefusedBy[Literal['reaction-pending'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
BatchRefusal: TypeAlias = 'Refusal'
BuildAskRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-build'], Params_build_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
BuildRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-build'], Params_build_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
BuildSaveRefusal: TypeAlias = "RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-bad-id', 'build-same-id', 'build-unknown'], Params_id, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-changed', 'build-no-effect'], Params_name, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-no-name', 'handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['builds-enough', 'own-builds-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-build'], Params_build_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CategoriesSetRefusal: TypeAlias = "RefusedBy[Literal['bad-id', 'id-twice'], Params_id, RefusalData] | RefusedBy[Literal['bad-name'], Params_id_limit, RefusalData] | RefusedBy[Literal['bad-number'], Params_most_name_value_what, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-attributes'], Params_category, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['sheets-in-the-way'], Params_characters, SheetsData] | RefusedBy[Literal['start-above-cap'], Params_attribute_cap_start, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many'], Params_limit_what, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CeilingSetRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unit-above-ceiling'], Params_level_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterAddRefusal: TypeAlias = "RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['has-character'], Params_character, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unit-linked'], Params_character_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterApproveRefusal: TypeAlias = "RefusedBy[Literal['advance-limit'], Params_category_limit, RefusalData] | RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['award-range'], Params_most_2, RefusalData] | RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['during-mission'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'raise-range'], NoParams, RefusalData] | RefusedBy[Literal['in-debt'], Params_credits, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-plan'], Params_character, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['nothing-invested', 'refit-same'], Params_attribute_2, RefusalData] | RefusedBy[Literal['other-category'], Params_attribute_to, RefusalData] | RefusedBy[Literal['pool-empty'], Params_category_left_need, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterAwardRefusal: TypeAlias = "RefusedBy[Literal['award-range'], Params_most_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterDeclineRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-plan'], Params_character, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterEditRefusal: TypeAlias = "RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterPlanRefusal: TypeAlias = "RefusedBy[Literal['advance-limit'], Params_category_limit, RefusalData] | RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['award-range'], Params_most_2, RefusalData] | RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'raise-range', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['in-debt'], Params_credits, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['nothing-invested', 'refit-same'], Params_attribute_2, RefusalData] | RefusedBy[Literal['other-category'], Params_attribute_to, RefusalData] | RefusedBy[Literal['pool-empty'], Params_category_left_need, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterUpdateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unit-linked'], Params_character_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CharacterUpgradeRefusal: TypeAlias = "RefusedBy[Literal['advance-limit'], Params_category_limit, RefusalData] | RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['award-range'], Params_most_2, RefusalData] | RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['during-mission'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'needs-approval', 'no-such-table', 'nothing-changes', 'raise-range', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['in-debt'], Params_credits, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['nothing-invested', 'refit-same'], Params_attribute_2, RefusalData] | RefusedBy[Literal['other-category'], Params_attribute_to, RefusalData] | RefusedBy[Literal['pool-empty'], Params_category_left_need, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ChatSayRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'nothing-said', 'spectators-watch', 'whisper-to-oneself'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['spectators-no-whispers'], Params_name, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ConflictEndRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ConflictStartRefusal: TypeAlias = "RefusedBy[Literal['conflict-running', 'handler-only', 'no-conflict', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
CreditsGiveRefusal: TypeAlias = "RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['gift-to-self', 'not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
DiceEntropyRefusal: TypeAlias = "RefusedBy[Literal['entropy-enough', 'too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'nothing-said', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
DiceRollRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['notation-dice', 'notation-number', 'notation-sides', 'notation-too-long', 'notation-too-many-terms'], Params_limit_position, RefusalData] | RefusedBy[Literal['notation-empty', 'notation-endless', 'notation-unfinished'], Params_position, RefusalData] | RefusedBy[Literal['notation-keep'], Params_count_position, RefusalData] | RefusedBy[Literal['notation-syntax', 'notation-twice'], Params_found_position, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
DrawingAddRefusal: TypeAlias = "RefusedBy[Literal['drawing-off-map', 'handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['drawing-too-long', 'drawings-enough', 'drawings-full'], Params_most_2, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
DrawingClearRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
DrawingRemoveRefusal: TypeAlias = "RefusedBy[Literal['drawing-not-yours', 'handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-drawing'], Params_drawing, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
EnvironmentAddRefusal: TypeAlias = "RefusedBy[Literal['effects-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
EnvironmentRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-effect'], Params_effect, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
EnvironmentResolveRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'nothing-falls', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-environmental'], Params_segment, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unit-above-ceiling'], Params_level_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
EnvironmentSkipRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-effect'], Params_effect, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['zone-without-effect'], Params_name, RefusalData] | RequestRefusal"
FightRestoreRefusal: TypeAlias = "RefusedBy[Literal['conflict-running', 'handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-frame'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-target'], Params_target, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
FogCoverRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
FogRevealRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
FrameReplaceRefusal: TypeAlias = "RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-bad-id', 'build-same-id', 'build-unknown'], Params_id, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-changed', 'build-no-effect'], Params_name, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-no-name', 'handler-only', 'mid-conflict', 'needs-approval', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['frame-not-lost'], Params_unit, RefusalData] | RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData] | RefusedBy[Literal['in-debt'], Params_credits, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-unit-linked', 'not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
InviteRotateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
JournalAddRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['journal-full', 'own-pages-enough'], Params_characters_most, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['page-for-pilots'], Params_name, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
JournalEditRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['journal-full', 'own-pages-enough'], Params_characters_most, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['page-changed'], Params_page_2, PageChangedData] | RefusedBy[Literal['page-readonly'], Params_page_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
JournalMoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
JournalPresentRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['page-for-pilots'], Params_name, RefusalData] | RefusedBy[Literal['page-unshown'], Params_page_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
JournalRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-page'], Params_page_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
JournalShowRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-journal-page'], Params_page, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-page'], Params_page_2, RefusalData] | RefusedBy[Literal['page-for-pilots'], Params_name, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MapResizeRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'resize-keeps-nothing'], NoParams, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MapSetRefusal: TypeAlias = "RefusedBy[Literal['bad-map'], Params_maybe_line_maybe_path_what, MapFileData | RefusalData] | RefusedBy[Literal['bad-prop'], Params_height_value, RefusalData] | RefusedBy[Literal['duplicate-id', 'handler-only', 'no-such-table', 'nothing-changes', 'wrong-count'], NoParams, RefusalData] | RefusedBy[Literal['in-the-ground'], Params_base_ground_hex, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['prop-in-the-way'], Params_hex_prop, RefusalData] | RefusedBy[Literal['prop-too-large'], Params_hexes_levels_most_cells_most_hexes, RefusalData] | RefusedBy[Literal['props-overlap'], Params_prop_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionAddRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionAddDeductionRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['mission-full', 'too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionAddObjectiveRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['mission-full', 'too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionCorrectRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-in-crew'], Params_character, NotInCrewData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionPayRefusal: TypeAlias = "RefusedBy[Literal['already-paid', 'no-crew', 'not-running', 'primary-undecided'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionPhaseRefusal: TypeAlias = "RefusedBy[Literal['already-paid', 'mission-running'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionRemoveDeductionRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-deduction'], Params_deduction, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionRemoveObjectiveRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-objective'], Params_objective, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionRestoreRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['mission-running'], Params_mission, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionResultRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-objective'], Params_objective, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionRevealRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-objective'], Params_objective, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionUpdateRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionUpdateDeductionRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-deduction'], Params_deduction, RefusalData] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionUpdateObjectiveRefusal: TypeAlias = "RefusedBy[Literal['already-paid'], Params_mission, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-objective'], Params_objective, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
MissionUseRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-mission', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-character', 'not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-in-crew'], Params_character, NotInCrewData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ModuleUseRefusal: TypeAlias = "RefusedBy[Literal['asked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['attack-pending', 'destroyed', 'expansions-off', 'no-frame', 'not-on-map', 'not-yours', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['module-no-hex'], Params_module, RefusalData] | RefusedBy[Literal['module-not-seen'], Params_hex_module, RefusalData] | RefusedBy[Literal['module-too-far'], Params_hex_module_most, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-module'], Params_module_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
OrdersSetRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-frame', 'not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
OverruleRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['above-maximum'], Params_maximum_value_what, RefusalData] | RefusedBy[Literal['destroyed', 'no-frame', 'no-such-condition', 'not-on-map', 'not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'nothing-overruled', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-number', 'no-such-system'], Params_name, RefusalData] | RefusedBy[Literal['no-such-request'], Params_request, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PilotAlightRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['attack-pending', 'not-carried', 'not-on-map', 'not-yours', 'reaction-pending'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-adjacent'], Params_hex_level, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PilotBoardRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'carried-already', 'destroyed', 'not-on-foot', 'not-on-map', 'not-yours', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-carrier', 'other-side'], Params_frame_unit, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PropAddRefusal: TypeAlias = "RefusedBy[Literal['bad-prop'], Params_height_value, RefusalData] | RefusedBy[Literal['base-needed', 'duplicate-id', 'handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['in-the-ground'], Params_base_ground_hex, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-room-above', 'would-bury'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['prop-too-large'], Params_hexes_levels_most_cells_most_hexes, RefusalData] | RefusedBy[Literal['props-overlap'], Params_prop_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PropDamageRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PropHideRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PropRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
PropUpdateRefusal: TypeAlias = "RefusedBy[Literal['bad-prop'], Params_height_value, RefusalData] | RefusedBy[Literal['duplicate-id', 'handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['in-the-ground'], Params_base_ground_hex, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-room-above', 'would-bury'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['prop-too-large'], Params_hexes_levels_most_cells_most_hexes, RefusalData] | RefusedBy[Literal['props-overlap'], Params_prop_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ReactionChooseRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-reaction', 'not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ReactionClaimRefusal: TypeAlias = "RefusedBy[Literal['attack-rolled', 'destroyed', 'not-acted', 'not-on-map', 'not-yours', 'own-turn', 'reaction-pending'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ReactionEndRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-reaction', 'not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
RedoRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-change', 'no-such-table', 'nothing-changes', 'nothing-to-redo', 'redo-not-yours', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['way-back-barred'], Params_unit, RefusalData] | RequestRefusal"
SceneActivateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['scene-shown'], Params_name, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneAddRefusal: TypeAlias = "RefusedBy[Literal['bad-map'], Params_maybe_line_maybe_path_what, MapFileData | RefusalData] | RefusedBy[Literal['bad-prop'], Params_height_value, RefusalData] | RefusedBy[Literal['duplicate-id', 'handler-only', 'no-such-table', 'nothing-changes', 'wrong-count'], NoParams, RefusalData] | RefusedBy[Literal['in-the-ground'], Params_base_ground_hex, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['prop-in-the-way'], Params_hex_prop, RefusalData] | RefusedBy[Literal['prop-too-large'], Params_hexes_levels_most_cells_most_hexes, RefusalData] | RefusedBy[Literal['props-overlap'], Params_prop_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['scenes-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneBackgroundRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneDuplicateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['scenes-enough', 'units-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneOpenRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneOrderRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['scene-in-use'], Params_name, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SceneRenameRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SeatKickRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'last-handler', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SeatRoleRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'last-handler', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['role-already'], Params_name, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SegmentEndRefusal: TypeAlias = "RefusedBy[Literal['bad-centre', 'needs-target', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'resolve-first'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['self-target'], Params_unit, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['turn-not-over'], Params_active, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
SystemActRefusal: TypeAlias = "RefusedBy[Literal['action-rolls.above-potential', 'action-rolls.opening-cost', 'action-rolls.struggle-is-one', 'action-rolls.too-many', 'action-rolls.too-many-openings'], Params_most, RefusalData] | RefusedBy[Literal['action-rolls.attacks-itself', 'action-rolls.contests-itself', 'action-rolls.dice-are-rolled', 'action-rolls.no-mistake', 'action-rolls.no-such-attempt', 'action-rolls.no-such-save', 'action-rolls.not-framed', 'action-rolls.not-now', 'action-rolls.not-rolled', 'course-and-flow.answered-already', 'course-and-flow.no-course', 'course-and-flow.no-roll', 'course-and-flow.no-such-question', 'handler-only', 'no-such-table', 'nothing-changes', 'q-star.against-oneself', 'q-star.amount-or-part', 'q-star.difficulty-or-npc', 'q-star.no-change', 'q-star.not-yours-to-cancel', 'q-star.rolled-already', 'q-star.trait-open', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['action-rolls.attribute-twice', 'action-rolls.no-such-attribute'], Params_attribute, RefusalData] | RefusedBy[Literal['action-rolls.busy', 'action-rolls.cannot-act', 'action-rolls.dead', 'action-rolls.no-opening', 'action-rolls.not-your-character', 'action-rolls.save-waits', 'course-and-flow.no-intent', 'course-and-flow.no-terms', 'course-and-flow.no-win-due', 'course-and-flow.not-answered', 'course-and-flow.not-your-character', 'course-and-flow.nothing-to-take', 'course-and-flow.npc-never-rolls', 'course-and-flow.roll-open', 'course-and-flow.set-the-course', 'course-and-flow.terms-changed', 'course-and-flow.too-few-dice', 'q-star.not-your-character', 'q-star.other-first'], Params_player, RefusalData] | RefusedBy[Literal['action-rolls.extra-is-spent', 'action-rolls.no-extra'], Params_die, RefusalData] | RefusedBy[Literal['action-rolls.no-such-faces'], Params_dice_sides, RefusalData] | RefusedBy[Literal['action-rolls.no-such-note'], Params_number, RefusalData] | RefusedBy[Literal['action-rolls.no-such-player', 'course-and-flow.no-such-player', 'q-star.no-such-player'], Params_player_2, RefusalData] | RefusedBy[Literal['action-rolls.too-few-points'], Params_have_need, RefusalData] | RefusedBy[Literal['course-and-flow.course-die', 'course-and-flow.die-not-rolled', 'course-and-flow.same-die'], Params_die_2, RefusalData] | RefusedBy[Literal['course-and-flow.die-not-available'], Params_die_player, RefusalData] | RefusedBy[Literal['course-and-flow.flow-exists', 'course-and-flow.flow-in-use', 'course-and-flow.flow-used', 'course-and-flow.no-such-flow'], Params_flow, RefusalData] | RefusedBy[Literal['course-and-flow.no-such-slot', 'course-and-flow.slot-not-marked'], Params_slot_track, RefusalData] | RefusedBy[Literal['course-and-flow.no-such-track'], Params_track, RefusalData] | RefusedBy[Literal['course-and-flow.no-token'], Params_player_token, RefusalData] | RefusedBy[Literal['course-and-flow.not-now'], Params_phase_player, RefusalData] | RefusedBy[Literal['course-and-flow.threshold-too-high'], Params_most_threshold, RefusalData] | RefusedBy[Literal['course-and-flow.threshold-too-low'], Params_least_threshold, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-action'], Params_action_system, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-system', 'q-star.already-rolled', 'q-star.name-taken', 'q-star.not-asked', 'q-star.trait-in-use'], Params_name, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['q-star.above-attribute'], Params_attribute_die_name, RefusalData] | RefusedBy[Literal['q-star.below-skill'], Params_die_name, RefusalData] | RefusedBy[Literal['q-star.bonuses-beyond'], Params_bonus_most, RefusalData] | RefusedBy[Literal['q-star.highest-step', 'q-star.plus-needs-d12'], Params_die_3, RefusalData] | RefusedBy[Literal['q-star.no-such-npc'], Params_npc, RefusalData] | RefusedBy[Literal['q-star.no-such-pending'], Params_pending, RefusalData] | RefusedBy[Literal['q-star.no-such-pool'], Params_pool, RefusalData] | RefusedBy[Literal['q-star.no-such-trait'], Params_trait, RefusalData] | RefusedBy[Literal['q-star.not-enough'], Params_amount_left_pool, RefusalData] | RefusedBy[Literal['q-star.shift-beyond'], Params_most_shift, RefusalData] | RefusedBy[Literal['q-star.too-many'], Params_limit_2, RefusalData] | RefusedBy[Literal['q-star.trait-fixed'], Params_trait_2, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TableOptionsRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TableRenameRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TableSystemsRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-system'], Params_name, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TemplateClearRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TemplateLayRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch', 'template-no-length'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['template-too-large', 'templates-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TemplateRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch', 'template-not-yours'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-template'], Params_template, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TemplateToZoneRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'template-not-yours'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-template'], Params_template, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['zone-empty', 'zone-one-hex'], Params_name, RefusalData] | RefusedBy[Literal['zone-too-large'], Params_most_name, RefusalData] | RefusedBy[Literal['zones-enough'], Params_most_2, RefusalData] | RequestRefusal"
TemplateUpdateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch', 'template-no-length', 'template-not-yours'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-template'], Params_template, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['template-too-large', 'templates-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TerrainNoteRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TerrainSetRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['level-out-of-range'], Params_high_level_low, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-room-above', 'would-bury'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['prop-in-the-way'], Params_hex_prop, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TerrainVeilRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TestAnswerRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-request'], Params_request, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TestRequestRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['named-twice'], Params_attribute_2, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['npc-never-rolls'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TestRollRefusal: TypeAlias = "RefusedBy[Literal['handler-names-marks', 'handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['named-twice'], Params_attribute_2, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-character'], Params_character, RefusalData] | RefusedBy[Literal['not-yours', 'npc-never-rolls'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TestWithdrawRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-request'], Params_request, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TimerAddRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'no-timer', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['timer-too-long'], Params_most_2, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TimerPauseRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'no-timer', 'nothing-changes', 'timer-over'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TimerRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'no-timer', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TimerResumeRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'no-timer', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TimerStartRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TurnAbstainRefusal: TypeAlias = "RefusedBy[Literal['already-acted', 'destroyed', 'not-on-map', 'not-yours', 'self-target', 'turn-begun'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'spectators-watch', 'turn-running'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['segment-passed', 'segment-to-come'], Params_own_segment_unit, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['turn-of-another'], Params_active_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TurnEndRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'not-yours', 'reaction-pending', 'turn-not-begun'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
TurnStartRefusal: TypeAlias = "RefusedBy[Literal['already-acted', 'attack-pending', 'destroyed', 'not-on-map', 'not-yours', 'reaction-pending', 'self-target', 'turn-begun'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'out-of-sight'], Params_weapon, RefusalData] | RefusedBy[Literal['handler-only', 'no-conflict', 'no-such-table', 'nothing-changes', 'spectators-watch', 'turn-running'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['segment-passed', 'segment-to-come'], Params_own_segment_unit, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['turn-of-another'], Params_active_unit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UndoRefusal: TypeAlias = "RefusedBy[Literal['changed-meanwhile', 'handler-only', 'no-such-change', 'no-such-table', 'nothing-changes', 'nothing-to-redo', 'nothing-to-undo', 'redo-not-yours', 'spectators-watch', 'undo-not-yours', 'undo-too-far'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attack'], Params_attack, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['way-back-barred'], Params_unit, RefusalData] | RequestRefusal"
UnitAddRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-bad-id', 'build-same-id', 'build-unknown'], Params_id, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-changed', 'build-no-effect'], Params_name, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-no-name', 'handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['units-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitAskRefusal: TypeAlias = "RefusedBy[Literal['asked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'pilots-take', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-for-pilots', 'unit-taken'], Params_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitDescendRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'has-not-flown', 'not-on-map', 'not-yours', 'nothing-below', 'reaction-pending', 'staggered'], Params_unit, RefusalData] | RefusedBy[Literal['descended-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitFitRefusal: TypeAlias = "RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-bad-id', 'build-same-id', 'build-unknown'], Params_id, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-changed', 'build-no-effect'], Params_name, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-no-name', 'handler-only', 'mid-conflict', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['destroyed', 'not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitGiveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['steers-already'], Params_pilot_unit, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hands'], Params_most_unit, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitHideRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitHighlightRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitMoveRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['after-step-off', 'climbs-straight', 'handler-only', 'headroom', 'needs-face', 'no-push', 'no-such-table', 'no-surface', 'no-way', 'nothing-changes', 'spectators-watch', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | RefusedBy[Literal['attack-pending', 'destroyed', 'not-on-map', 'not-yours', 'on-foot', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['hover-height', 'risen-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-speed'], Params_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-adjacent'], Params_hex_level, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['too-steep'], Params_levels_up, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['walked-enough'], Params_most_unit, RefusalData] | RequestRefusal"
UnitPictureRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitPlaceRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitReleaseRefusal: TypeAlias = "RefusedBy[Literal['already-so'], Params_maybe_unit_2, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitRestoreRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['above-maximum'], Params_maximum_value_what, RefusalData] | RefusedBy[Literal['destroyed', 'no-frame', 'no-such-condition', 'not-on-map'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-number'], Params_name, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitStayAloftRefusal: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'not-in-air', 'not-on-map', 'not-yours', 'on-foot', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['walked-enough'], Params_most_unit, RefusalData] | RequestRefusal"
UnitTakeRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'pilots-take', 'spectators-watch'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-for-pilots', 'one-unit-each', 'unit-taken'], Params_unit, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitUpdateRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['above-maximum'], Params_maximum_value_what, RefusalData] | RefusedBy[Literal['destroyed', 'no-frame', 'no-such-condition', 'not-on-map'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-number'], Params_name, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitsAddRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-bad-id', 'build-same-id', 'build-unknown'], Params_id, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-changed', 'build-no-effect'], Params_name, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-no-name', 'handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['illegal-build'], Params_count_name, IllegalBuildData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-free-place'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-build'], Params_build, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['units-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitsCarryRefusal: TypeAlias = "RefusedBy[Literal['already-there'], Params_name, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitsDuplicateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-free-place'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['units-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitsPlaceRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-free-place'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
UnitsRestoreRefusal: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['above-maximum'], Params_maximum_value_what, RefusalData] | RefusedBy[Literal['destroyed', 'no-frame', 'no-such-condition', 'not-on-map'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-number'], Params_name, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
WaveAddRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-in-reserve'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['waves-enough'], Params_most_2, RefusalData] | RequestRefusal"
WaveEnterRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-wave'], Params_wave, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['wave-empty', 'wave-without-place', 'wave-without-room'], Params_name, RefusalData] | RequestRefusal"
WaveRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-wave'], Params_wave, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
WaveUpdateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-wave'], Params_wave, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['not-in-reserve'], Params_unit, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ZoneAddRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['zone-empty', 'zone-one-hex'], Params_name, RefusalData] | RefusedBy[Literal['zone-too-large'], Params_most_name, RefusalData] | RefusedBy[Literal['zones-enough'], Params_most_2, RefusalData] | RequestRefusal"
ZonePaintRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['zone-empty', 'zone-one-hex'], Params_name, RefusalData] | RefusedBy[Literal['zone-too-large'], Params_most_name, RefusalData] | RequestRefusal"
ZoneRemoveRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RequestRefusal"
ZoneUpdateRefusal: TypeAlias = "RefusedBy[Literal['handler-only', 'no-such-table', 'nothing-changes'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-zone'], Params_zone, RefusalData] | RefusedBy[Literal['not-in-a-batch'], Params_type, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['roll-comes-last'], Params_roll, RefusalData] | RefusedBy[Literal['table-full'], Params_limit_mib, RefusalData] | RefusedBy[Literal['too-many-hexes'], Params_maybe_columns_maybe_hexes_limit_maybe_line_maybe_path_maybe_rows_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['zone-empty', 'zone-one-hex'], Params_name, RefusalData] | RefusedBy[Literal['zone-too-large'], Params_most_name, RefusalData] | RequestRefusal"
ActionsRefusal: TypeAlias = "RefusedBy[Literal['handler-only'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-on-map', 'numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
AimRefusal: TypeAlias = "RefusedBy[Literal['destroyed', 'no-frame', 'not-on-map', 'numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
AreaRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
DispositionRefusal: TypeAlias = "RefusedBy[Literal['handler-only'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
FallsRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
FrameRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
LoweringRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
ModuleHexesRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
NotationRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['notation-dice', 'notation-number', 'notation-sides', 'notation-too-long', 'notation-too-many-terms'], Params_limit_position, RefusalData] | RefusedBy[Literal['notation-empty', 'notation-endless', 'notation-unfinished'], Params_position, RefusalData] | RefusedBy[Literal['notation-keep'], Params_count_position, RefusalData] | RefusedBy[Literal['notation-syntax', 'notation-twice'], Params_found_position, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
OddsRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['named-twice'], Params_attribute_2, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-system'], Params_name, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
PathRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-on-map', 'numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
PayoutRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-mission'], Params_mission_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
RangeRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-on-map'], Params_unit, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
ReachRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-on-map', 'numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
RollsRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-yours'], Params_unit, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
SightRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-on-map'], Params_unit, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
SuggestionRefusal: TypeAlias = "RefusedBy[Literal['destroyed', 'no-frame', 'not-on-map', 'numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['handler-only'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
TargetsRefusal: TypeAlias = "RefusedBy[Literal['handler-only'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-frame', 'numbers-untold'], Params_unit, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['no-such-weapon'], Params_unit_weapon, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
UpgradePlanRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-character'], Params_character_2, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"
ViewshedRefusal: TypeAlias = "RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-such-prop'], Params_prop, RefusalData] | RefusedBy[Literal['no-such-scene'], Params_scene, RefusalData] | RefusedBy[Literal['no-such-unit'], Params_unit_2, RefusalData] | RefusedBy[Literal['not-on-map'], Params_unit, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RequestRefusal"

#: A line of the log: what all have (`LineBase`), and params and data of its code.
class LineOf(TypedDict, Generic[_Code, _Params, _Data]):
    code: _Code
    params: _Params
    data: _Data
    #: the number of the line in your log
    n: 'int'
    #: your `seq` after the line
    version: 'int'
    #: when it was written, ISO 8601
    at: 'str'
    #: id of the seat that acted; null: the table itself
    seat: 'str | None'
    #: the name of the seat at that time; empty: the table itself
    by: 'str'
    #: what the line is about
    kind: "Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']"
    #: nobody but the Handler reads it
    only: 'bool'
    #: others read it too, with less in it
    fuller: 'bool'
    #: the line in English, where it is asked for
    text: 'NotRequired[str]'

#: { $person }: { $ability } is now { $level }
ActionRollsAbilityLine: TypeAlias = "LineOf[Literal['action-rolls.ability'], Params_ability_level_person, None]"
#: { $person } acts in the opening for { $cost -> [one] { $cost } action point *[other] { $cost } action points }: { $text }
ActionRollsActedLine: TypeAlias = "LineOf[Literal['action-rolls.acted'], Params_cost_person_text, None]"
#: The threshold of { $person } goes from { $before } to { $after }
ActionRollsAdjustedLine: TypeAlias = "LineOf[Literal['action-rolls.adjusted'], Params_after_before_person, None]"
#: The Handler amends how “{ $text }” of { $person } ended: success, effect { $effect }
ActionRollsAmendedLine: TypeAlias = "LineOf[Literal['action-rolls.amended'], Params_effect_person_text, None]"
#: The Handler amends how “{ $text }” of { $person } ended: failure
ActionRollsAmendedFailureLine: TypeAlias = "LineOf[Literal['action-rolls.amended-failure'], Params_effect_person_text, None]"
#: { $person }: { $text } ({ $ability }; { $attributes })
ActionRollsAnnouncedLine: TypeAlias = "LineOf[Literal['action-rolls.announced'], Params_ability_attributes_person_text, None]"
#: { $person } in the opening: { $text } ({ $ability }; { $attributes })
ActionRollsAnnouncedInOpeningLine: TypeAlias = "LineOf[Literal['action-rolls.announced-in-opening'], Params_ability_attributes_person_text, None]"
#: { $person } in the opening: { $text } (unskilled; { $attributes })
ActionRollsAnnouncedInOpeningUnskilledLine: TypeAlias = "LineOf[Literal['action-rolls.announced-in-opening-unskilled'], Params_ability_attributes_person_text, None]"
#: { $person }: { $text } (unskilled; { $attributes })
ActionRollsAnnouncedUnskilledLine: TypeAlias = "LineOf[Literal['action-rolls.announced-unskilled'], Params_ability_attributes_person_text, None]"
#: { $person } attacks { $other }, whose Defense is the threshold
ActionRollsAttacksLine: TypeAlias = "LineOf[Literal['action-rolls.attacks'], Params_other_person, None]"
#: { $person }: { $attribute } is now { $value }
ActionRollsAttributeLine: TypeAlias = "LineOf[Literal['action-rolls.attribute'], Params_attribute_person_value, None]"
#: The attributes of this table: { $names }
ActionRollsAttributesLine: TypeAlias = "LineOf[Literal['action-rolls.attributes'], Params_names, None]"
#: “{ $text }” of { $person } is taken back
ActionRollsCancelledLine: TypeAlias = "LineOf[Literal['action-rolls.cancelled'], Params_person_text, None]"
#: { $person } is contested by { $others }
ActionRollsContestedLine: TypeAlias = "LineOf[Literal['action-rolls.contested'], Params_others_person, None]"
#: { $person } takes { $amount } damage
ActionRollsDamageLine: TypeAlias = "LineOf[Literal['action-rolls.damage'], Params_amount_person_reason, None]"
#: { $person } takes { $amount } damage: { $reason }
ActionRollsDamageByLine: TypeAlias = "LineOf[Literal['action-rolls.damage-by'], Params_amount_person_reason, None]"
#: { $person }: Defense is now { $value }
ActionRollsDefenseLine: TypeAlias = "LineOf[Literal['action-rolls.defense'], Params_person_value, None]"
#: { $person } has no Defense any more
ActionRollsDefenseNoneLine: TypeAlias = "LineOf[Literal['action-rolls.defense-none'], Params_person, None]"
#: { $person } dies
ActionRollsDiesLine: TypeAlias = "LineOf[Literal['action-rolls.dies'], Params_person, None]"
#: The Handler changes the roll of { $person }: { $what }
ActionRollsEditedLine: TypeAlias = "LineOf[Literal['action-rolls.edited'], Params_person_what, None]"
#: { $person } · { $text }: effect { $effect }
ActionRollsEffectLine: TypeAlias = "LineOf[Literal['action-rolls.effect'], Params_effect_person_text, None]"
#: { $person } spends an extra { $value }: { $to }
ActionRollsExtraLine: TypeAlias = "LineOf[Literal['action-rolls.extra'], Params_person_text_to_value, None]"
#: { $person } spends an extra { $value }: { $to } ({ $text })
ActionRollsExtraForLine: TypeAlias = "LineOf[Literal['action-rolls.extra-for'], Params_person_text_to_value, None]"
#: { $person } puts { $count -> [one] the last extra *[other] the last { $count } extras } into the effect
ActionRollsExtrasRestLine: TypeAlias = "LineOf[Literal['action-rolls.extras-rest'], Params_count_person, None]"
#: { $person } fails against { $threshold }
ActionRollsFailedLine: TypeAlias = "LineOf[Literal['action-rolls.failed'], Params_person_threshold, None]"
#: { $person } fails
ActionRollsFailedHiddenLine: TypeAlias = "LineOf[Literal['action-rolls.failed-hidden'], Params_person, None]"
#: { $person } is rid of { $kind }: { $text }
ActionRollsForgottenLine: TypeAlias = "LineOf[Literal['action-rolls.forgotten'], Params_kind_person_text, None]"
#: { $person } needs { $threshold }
ActionRollsFramedLine: TypeAlias = "LineOf[Literal['action-rolls.framed'], Params_person_threshold, None]"
#: { $person } needs a number that the Handler keeps hidden
ActionRollsFramedHiddenLine: TypeAlias = "LineOf[Literal['action-rolls.framed-hidden'], Params_person, None]"
#: { $person } has a new injury
ActionRollsInjuredLine: TypeAlias = "LineOf[Literal['action-rolls.injured'], Params_person, None]"
#: { $person } makes { $count -> [one] a mistake *[other] { $count } mistakes }: { $text }
ActionRollsMistakesLine: TypeAlias = "LineOf[Literal['action-rolls.mistakes'], Params_count_person_text, None]"
#: Modifiers for { $person }: { $roll } on every die, { $each } for every successful die, { $once } on the effect
ActionRollsModifiersLine: TypeAlias = "LineOf[Literal['action-rolls.modifiers'], Params_each_once_person_roll, None]"
#: { $person } now has { $kind }: { $text }
ActionRollsNotedLine: TypeAlias = "LineOf[Literal['action-rolls.noted'], Params_kind_person_text, None]"
#: { $person } rolled { $count -> [one] a 1: a mistake *[other] { $count } ones: mistakes }
ActionRollsOnesAreMistakesLine: TypeAlias = "LineOf[Literal['action-rolls.ones-are-mistakes'], Params_count_person, None]"
#: { $person } leaves { $count -> [one] an opening *[other] { $count } openings }: { $others } may act first
ActionRollsOpeningsLine: TypeAlias = "LineOf[Literal['action-rolls.openings'], Params_count_mistakes_others_person, None]"
#: { $person } leaves { $count -> [one] an opening *[other] { $count } openings }: { $others } may act first; { $mistakes -> [one] one more 1 is a mistake *[other] { $mistakes } more ones are mistakes }
ActionRollsOpeningsAndMistakesLine: TypeAlias = "LineOf[Literal['action-rolls.openings-and-mistakes'], Params_count_mistakes_others_person, None]"
#: { $person } panics and loses { $points -> [one] { $points } action point *[other] { $points } action points }
ActionRollsPanicsLine: TypeAlias = "LineOf[Literal['action-rolls.panics'], Params_person_points, None]"
#: { $person } does nothing more in the opening
ActionRollsPassedLine: TypeAlias = "LineOf[Literal['action-rolls.passed'], Params_person, None]"
#: { $person } has { $points -> [one] { $points } action point *[other] { $points } action points }
ActionRollsPointsLine: TypeAlias = "LineOf[Literal['action-rolls.points'], Params_person_points, None]"
#: The action points of { $person } are not counted
ActionRollsPointsUncountedLine: TypeAlias = "LineOf[Literal['action-rolls.points-uncounted'], Params_person_points, None]"
#: { $person } rolls { $dice }d{ $sides }: { $faces }
ActionRollsRolledLine: TypeAlias = "LineOf[Literal['action-rolls.rolled'], Params_dice_faces_ones_person_sides_text, ActionRollData]"
#: { $person } must save: { $kind }, { $dice }d6 against { $attribute }
ActionRollsSaveCalledLine: TypeAlias = "LineOf[Literal['action-rolls.save-called'], Params_attribute_dice_kind_person_reason, None]"
#: { $person } must save: { $dice }d6 against { $attribute }, or else: { $reason }
ActionRollsSaveCalledForLine: TypeAlias = "LineOf[Literal['action-rolls.save-called-for'], Params_attribute_dice_kind_person_reason, None]"
#: { $person } fails the save ({ $kind }): { $faces } against { $attribute } { $value }
ActionRollsSaveFailedLine: TypeAlias = "LineOf[Literal['action-rolls.save-failed'], Params_attribute_faces_kind_person_value, SaveRollData]"
#: { $person } fails the save ({ $kind }): { $faces } against { $attribute }
ActionRollsSaveFailedNpcLine: TypeAlias = "LineOf[Literal['action-rolls.save-failed-npc'], Params_attribute_faces_kind_person, SaveRollData]"
#: { $person } makes the save ({ $kind }): { $faces } against { $attribute } { $value }
ActionRollsSaveMadeLine: TypeAlias = "LineOf[Literal['action-rolls.save-made'], Params_attribute_faces_kind_person_value, SaveRollData]"
#: { $person } makes the save ({ $kind }): { $faces } against { $attribute }
ActionRollsSaveMadeNpcLine: TypeAlias = "LineOf[Literal['action-rolls.save-made-npc'], Params_attribute_faces_kind_person, SaveRollData]"
#: The Handler waives the save of { $person }: { $kind }
ActionRollsSaveWaivedLine: TypeAlias = "LineOf[Literal['action-rolls.save-waived'], Params_kind_person, None]"
#: { $person } spends { $points -> [one] { $points } action point *[other] { $points } action points }
ActionRollsSpentLine: TypeAlias = "LineOf[Literal['action-rolls.spent'], Params_person_points, None]"
#: { $person } is now { $state }
ActionRollsStateLine: TypeAlias = "LineOf[Literal['action-rolls.state'], Params_person_state, None]"
#: { $person } is no longer { $state }
ActionRollsStateOverLine: TypeAlias = "LineOf[Literal['action-rolls.state-over'], Params_person_state, None]"
#: { $person } struggles with { $dice }d{ $sides }: { $faces }
ActionRollsStruggledLine: TypeAlias = "LineOf[Literal['action-rolls.struggled'], Params_dice_faces_ones_person_sides_text, ActionRollData]"
#: { $person } succeeds with { $value } against { $threshold }, { $extras -> [one] { $extras } extra success *[other] { $extras } extra successes }
ActionRollsSucceededLine: TypeAlias = "LineOf[Literal['action-rolls.succeeded'], Params_extras_person_threshold_value, None]"
#: { $person } succeeds with { $value }, { $extras -> [one] { $extras } extra success *[other] { $extras } extra successes }
ActionRollsSucceededHiddenLine: TypeAlias = "LineOf[Literal['action-rolls.succeeded-hidden'], Params_extras_person_value, None]"
#: The save of { $person } is lost: { $reason }
ActionRollsSuffersLine: TypeAlias = "LineOf[Literal['action-rolls.suffers'], Params_person_reason, None]"
#: The turn of { $person } ends
ActionRollsTurnEndsLine: TypeAlias = "LineOf[Literal['action-rolls.turn-ends'], Params_person, None]"
#: The turn of { $person } begins
ActionRollsTurnStartsLine: TypeAlias = "LineOf[Literal['action-rolls.turn-starts'], Params_person, None]"
#: { $unit } wants to: { $text }
ActionAskedLine: TypeAlias = "LineOf[Literal['action.asked'], Params_text_unit, None]"
#: { $unit } asks the Handler for a repair of { $target }
ActionAsksRepairLine: TypeAlias = "LineOf[Literal['action.asks_repair'], Params_target_unit_2, None]"
#: { $unit } cannot: { $text }
ActionDeniedLine: TypeAlias = "LineOf[Literal['action.denied'], Params_text_unit_why, None]"
#: { $unit } cannot: { $text }. { $why }
ActionDeniedWhyLine: TypeAlias = "LineOf[Literal['action.denied_why'], Params_text_unit_why, None]"
#: { $unit } does it for { $steps -> [one] { $steps } step *[other] { $steps } steps } and { $energy } energy: { $text }
ActionGrantedLine: TypeAlias = "LineOf[Literal['action.granted'], Params_energy_steps_text_unit, None]"
#: { $unit } no longer wants to: { $text }
ActionWithdrawnLine: TypeAlias = "LineOf[Literal['action.withdrawn'], Params_text_unit, None]"
#: Overruled: { $unit }'s { $weapon } on { $targets }: { $changes }. { $text }
AttackAdjustedLine: TypeAlias = "LineOf[Literal['attack.adjusted'], Params_attack_changes_targets_text_unit_weapon, AdjustedData | None]"
#: Overruled: the attack on { $targets }: { $changes }. { $text }
AttackAdjustedUnseenLine: TypeAlias = "LineOf[Literal['attack.adjusted_unseen'], Params_attack_changes_targets_text, None]"
#: { $roller } aims { $weapon }: { $score } against { $mark }, { $outcome }
AttackAimedLine: TypeAlias = "LineOf[Literal['attack.aimed'], Params_attack_mark_outcome_roller_score_targets_unit_weapon, AttackTestData]"
#: { $roller } aims { $weapon }: { $score }, { $outcome }
AttackAimedAreaLine: TypeAlias = "LineOf[Literal['attack.aimed_area'], Params_attack_outcome_roller_score_targets_unit_weapon, AttackTestData]"
#: { $roller } holds together by a test: { $score } against 5
AttackBulkLine: TypeAlias = "LineOf[Literal['attack.bulk'], Params_attack_roller_score_targets_unit_weapon, AttackScoreData]"
#: { $roller } holds together by a test: { $score } against 5
AttackBulkUnseenLine: TypeAlias = "LineOf[Literal['attack.bulk_unseen'], Params_attack_roller_score_targets, AttackScoreData]"
#: { $unit }'s attack with { $weapon } is called off
AttackCancelledLine: TypeAlias = "LineOf[Literal['attack.cancelled'], Params_attack_targets_unit_weapon, None]"
#: The attack on { $targets } is called off
AttackCancelledUnseenLine: TypeAlias = "LineOf[Literal['attack.cancelled_unseen'], Params_attack_targets, None]"
#: { $roller } rolls what the hit breaks
AttackConditionLine: TypeAlias = "LineOf[Literal['attack.condition'], Params_attack_roller_score_targets_unit_weapon, AttackScoreData]"
#: { $roller } rolls what the hit breaks
AttackConditionUnseenLine: TypeAlias = "LineOf[Literal['attack.condition_unseen'], Params_attack_roller_score_targets, AttackScoreData]"
#: { $roller }, { $weapon }: { $score } rolled for damage
AttackDamageLine: TypeAlias = "LineOf[Literal['attack.damage'], Params_attack_roller_score_targets_unit_weapon, AttackScoreData]"
#: { $unit } attacks { $targets } with { $weapon }
AttackDeclaredLine: TypeAlias = "LineOf[Literal['attack.declared'], Params_at_attack_targets_unit_weapon, DeclaredData | None]"
#: { $unit } fires { $weapon } at { $at }, on { $targets }
AttackDeclaredAreaLine: TypeAlias = "LineOf[Literal['attack.declared_area'], Params_at_attack_targets_unit_weapon, DeclaredData | None]"
#: Something unseen fires at { $at }, on { $targets }
AttackDeclaredAreaUnseenLine: TypeAlias = "LineOf[Literal['attack.declared_area_unseen'], Params_at_attack_targets, None]"
#: { $unit } fires { $weapon } at { $at }
AttackDeclaredNobodyLine: TypeAlias = "LineOf[Literal['attack.declared_nobody'], Params_at_attack_targets_unit_weapon, DeclaredData | None]"
#: Something unseen attacks { $targets }
AttackDeclaredUnseenLine: TypeAlias = "LineOf[Literal['attack.declared_unseen'], Params_at_attack_targets, DeclaredData | None]"
#: { $roller } tries to dodge { $weapon }: { $score } against { $mark }, { $outcome }
AttackDodgedLine: TypeAlias = "LineOf[Literal['attack.dodged'], Params_attack_mark_outcome_roller_score_targets_unit_weapon, AttackTestData]"
#: { $roller } tries to dodge: { $score }, { $outcome }
AttackDodgedUnseenLine: TypeAlias = "LineOf[Literal['attack.dodged_unseen'], Params_attack_outcome_roller_score_targets, AttackTestData]"
#: { $unit }'s { $weapon }: nothing to hit any more
AttackEscapedLine: TypeAlias = "LineOf[Literal['attack.escaped'], Params_attack_targets_unit_weapon, None]"
#: The attack on { $targets } finds nothing any more
AttackEscapedUnseenLine: TypeAlias = "LineOf[Literal['attack.escaped_unseen'], Params_attack_targets, None]"
#: { $unit }'s { $weapon } is used
AttackGoesOnLine: TypeAlias = "LineOf[Literal['attack.goes_on'], Params_attack_targets_unit_weapon, None]"
#: The attack on { $targets } goes on
AttackGoesOnUnseenLine: TypeAlias = "LineOf[Literal['attack.goes_on_unseen'], Params_attack_targets, None]"
#: { $roller } mitigates up to { $score }
AttackMitigatedLine: TypeAlias = "LineOf[Literal['attack.mitigated'], Params_attack_roller_score_targets_unit_weapon, AttackScoreData]"
#: { $roller } mitigates up to { $score }
AttackMitigatedUnseenLine: TypeAlias = "LineOf[Literal['attack.mitigated_unseen'], Params_attack_roller_score_targets, AttackScoreData]"
#: { $unit }'s { $weapon } hits nobody
AttackNobodyLine: TypeAlias = "LineOf[Literal['attack.nobody'], Params_attack_targets_unit_weapon, None]"
#: { $unit }'s { $weapon } on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost
AttackResultLine: TypeAlias = "LineOf[Literal['attack.result'], Params_attack_lost_result_shaken_targets_unit_weapon, ResultData | None]"
#: Attack on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost
AttackResultUnseenLine: TypeAlias = "LineOf[Literal['attack.result_unseen'], Params_attack_lost_result_shaken_targets, None]"
#: { $unit }'s attack comes to nothing
AttackVoidLine: TypeAlias = "LineOf[Literal['attack.void'], Params_attack_unit, None]"
#: { $unit } takes aim at { $targets } with { $weapon }, to fire at the start of its next turn
AttackZonedLine: TypeAlias = "LineOf[Literal['attack.zoned'], Params_at_attack_targets_unit_weapon, DeclaredData | None]"
#: Something unseen takes aim at { $targets }
AttackZonedUnseenLine: TypeAlias = "LineOf[Literal['attack.zoned_unseen'], Params_at_attack_targets, None]"
#: { $name } has no background any more
BackgroundGoneLine: TypeAlias = "LineOf[Literal['background.gone'], Params_name, None]"
#: { $name } has a new background
BackgroundSetLine: TypeAlias = "LineOf[Literal['background.set'], Params_name, None]"
#: { $pilot } lets { $name } come back
BanLiftedLine: TypeAlias = "LineOf[Literal['ban.lifted'], Params_name_pilot, None]"
#: { $pilot } bans { $name }
BanMadeLine: TypeAlias = "LineOf[Literal['ban.made'], Params_name_pilot, None]"
#: { $build } is ready: the Handler is asked to bring it in
BuildAskedLine: TypeAlias = "LineOf[Literal['build.asked'], Params_build_2, None]"
#: Build { $build } changed
BuildChangedLine: TypeAlias = "LineOf[Literal['build.changed'], Params_build_2, None]"
#: { $build } is not brought in for now
BuildDeniedLine: TypeAlias = "LineOf[Literal['build.denied'], Params_build_2, None]"
#: { $build } need not be brought in any more
BuildNotAskedLine: TypeAlias = "LineOf[Literal['build.not_asked'], Params_build_2, None]"
#: Build { $build } removed
BuildRemovedLine: TypeAlias = "LineOf[Literal['build.removed'], Params_build_2, None]"
#: { $by } keeps a new build: { $build }
BuildSavedLine: TypeAlias = "LineOf[Literal['build.saved'], Params_build_2, None]"
#: Overruled: { $character } loses { $lost }, which no longer fits the categories
CategoriesClippedLine: TypeAlias = "LineOf[Literal['categories.clipped'], Params_character_lost, None]"
#: Categories of this table: { $categories }
CategoriesSetLine: TypeAlias = "LineOf[Literal['categories.set'], Params_categories, None]"
#: The ceiling is gone
CeilingClearedLine: TypeAlias = "LineOf[Literal['ceiling.cleared'], Params_level, None]"
#: Ceiling at level { $level }
CeilingSetLine: TypeAlias = "LineOf[Literal['ceiling.set'], Params_level_2, None]"
#: Dice chapter { $chapter } closed, its seed was { $seed }
ChapterClosedLine: TypeAlias = "LineOf[Literal['chapter.closed'], Params_chapter_maybe_dice_seed, None]"
#: Dice chapter { $chapter } opened, nothing is mixed in yet: mix in anew. Commitment { $commitment }
ChapterOpenedLine: TypeAlias = "LineOf[Literal['chapter.opened'], Params_chapter_commitment, None]"
#: { $character } is a new pilot
CharacterAddedLine: TypeAlias = "LineOf[Literal['character.added'], Params_character_frame, None]"
#: { $character } is a new pilot, frame { $frame }
CharacterAddedFrameLine: TypeAlias = "LineOf[Literal['character.added_frame'], Params_character_frame, None]"
#: { $character } advances { $category } by a point for { $price -> [one] { $price } credit *[other] { $price } credits }, { $left } left
CharacterAdvancedLine: TypeAlias = "LineOf[Literal['character.advanced'], Params_category_character_left_price, None]"
#: The Handler approves { $character }'s plan
CharacterApprovedLine: TypeAlias = "LineOf[Literal['character.approved'], Params_character, None]"
#: { $character } loses the experimental award in { $attribute }
CharacterAwardGoneLine: TypeAlias = "LineOf[Literal['character.award_gone'], Params_attribute_bonus_character, None]"
#: { $character } gets an experimental award of +{ $bonus } in { $attribute }
CharacterAwardedLine: TypeAlias = "LineOf[Literal['character.awarded'], Params_attribute_bonus_character, None]"
#: The Handler declines { $character }'s plan
CharacterDeclinedLine: TypeAlias = "LineOf[Literal['character.declined'], Params_character_reason, None]"
#: The Handler declines { $character }'s plan: { $reason }
CharacterDeclinedWhyLine: TypeAlias = "LineOf[Literal['character.declined_why'], Params_character_reason, None]"
#: Overruled: { $character } has advanced { $category } { $times -> [one] { $times } time *[other] { $times } times }
CharacterEditedAdvancesLine: TypeAlias = "LineOf[Literal['character.edited_advances'], Params_category_character_times, None]"
#: Overruled: { $character } has an award of +{ $bonus } in { $attribute }
CharacterEditedAwardLine: TypeAlias = "LineOf[Literal['character.edited_award'], Params_attribute_bonus_character, None]"
#: Overruled: { $character } has { $credits -> [one] { $credits } credit *[other] { $credits } credits }
CharacterEditedCreditsLine: TypeAlias = "LineOf[Literal['character.edited_credits'], Params_character_credits, None]"
#: Overruled: { $character } has { $attribute } at { $value }
CharacterEditedPointsLine: TypeAlias = "LineOf[Literal['character.edited_points'], Params_attribute_character_value, None]"
#: Overruled: { $salvage -> [one] { $salvage } credit *[other] { $salvage } credits } of salvage for { $character }'s frame
CharacterEditedSalvageLine: TypeAlias = "LineOf[Literal['character.edited_salvage'], Params_character_salvage, None]"
#: Overruled: { $spent -> [one] { $spent } credit *[other] { $spent } credits } spent on { $character }'s frame
CharacterEditedSpentLine: TypeAlias = "LineOf[Literal['character.edited_spent'], Params_character_spent, None]"
#: { $character } gets a new frame for { $price -> [one] { $price } credit *[other] { $price } credits }, { $left } left
CharacterFrameReplacedLine: TypeAlias = "LineOf[Literal['character.frame_replaced'], Params_character_left_price, None]"
#: { $character } is { $unit } on the map
CharacterLinkedLine: TypeAlias = "LineOf[Literal['character.linked'], Params_character_unit, None]"
#: { $character } is { $unit } on the map, with the points of its build
CharacterLinkedByBuildLine: TypeAlias = "LineOf[Literal['character.linked_by_build'], Params_character_unit, None]"
#: { $character } takes the plan back
CharacterPlanWithdrawnLine: TypeAlias = "LineOf[Literal['character.plan_withdrawn'], Params_character, None]"
#: { $character } plans { $count -> [one] { $count } upgrade *[other] { $count } upgrades } for { $price -> [one] { $price } credit *[other] { $price } credits }: the Handler decides
CharacterPlannedLine: TypeAlias = "LineOf[Literal['character.planned'], Params_character_count_price, None]"
#: { $character } raises { $attribute } from { $from } to { $to }, { $points -> [one] { $points } point *[other] { $points } points } left in { $category }
CharacterRaisedLine: TypeAlias = "LineOf[Literal['character.raised'], Params_attribute_category_character_from_points_to, None]"
#: { $character } refits a point from { $from } to { $to } for { $price -> [one] { $price } credit *[other] { $price } credits }, { $left } left
CharacterRefittedLine: TypeAlias = "LineOf[Literal['character.refitted'], Params_category_character_from_left_price_to, None]"
#: { $character } is removed
CharacterRemovedLine: TypeAlias = "LineOf[Literal['character.removed'], Params_character, None]"
#: The wreck is worth { $salvage -> [one] { $salvage } credit *[other] { $salvage } credits } to { $character }'s new frame
CharacterSalvagedLine: TypeAlias = "LineOf[Literal['character.salvaged'], Params_character_salvage, None]"
#: { $pilot } plays { $character }
CharacterSeatedLine: TypeAlias = "LineOf[Literal['character.seated'], Params_character_pilot, None]"
#: { $character } has no unit on the map
CharacterUnlinkedLine: TypeAlias = "LineOf[Literal['character.unlinked'], Params_character, None]"
#: Nobody plays { $character }
CharacterUnseatedLine: TypeAlias = "LineOf[Literal['character.unseated'], Params_character, None]"
#: { $character } changed: { $changed }
CharacterUpdatedLine: TypeAlias = "LineOf[Literal['character.updated'], Params_changed_character, None]"
#: { $text }
ChatSaidLine: TypeAlias = "LineOf[Literal['chat.said'], Params_text, None]"
#: To the Handlers: { $text }
ChatToHandlersLine: TypeAlias = "LineOf[Literal['chat.to_handlers'], Params_names_text, None]"
#: To { $names }: { $text }
ChatWhisperedLine: TypeAlias = "LineOf[Literal['chat.whispered'], Params_names_text, None]"
#: { $unit }: { $condition }
ConditionBegunLine: TypeAlias = "LineOf[Literal['condition.begun'], Params_condition_unit, ConditionData | None]"
#: { $unit }: the condition “{ $condition }” has ended
ConditionOverLine: TypeAlias = "LineOf[Literal['condition.over'], Params_condition_unit, ConditionData | None]"
#: The conflict is over after { $round -> [one] { $round } round *[other] { $round } rounds }
ConflictEndedLine: TypeAlias = "LineOf[Literal['conflict.ended'], Params_round, None]"
#: Terms for { $player }: threshold { $threshold }, skill { $skill }, Flow { $flow }
CourseAndFlowAnsweredLine: TypeAlias = "LineOf[Literal['course-and-flow.answered'], Params_flow_player_skill_threshold, None]"
#: { $player } asks{ $about -> [true] { " " }about{ " " } *[other] { "" } }{ $text }: { $question }
CourseAndFlowAskedLine: TypeAlias = "LineOf[Literal['course-and-flow.asked'], Params_about_player_question_text, None]"
#: The Course is { $die } { $face } now, set by { $player }
CourseAndFlowCourseFollowsLine: TypeAlias = "LineOf[Literal['course-and-flow.course-follows'], Params_die_face_player, None]"
#: The Handler sets the Course: { $die } { $face }
CourseAndFlowCourseSetLine: TypeAlias = "LineOf[Literal['course-and-flow.course-set'], Params_die_face, None]"
#: { $player } declines: not quite yet
CourseAndFlowDeclinedLine: TypeAlias = "LineOf[Literal['course-and-flow.declined'], Params_player, None]"
#: Dice available to { $player }: { $dice }
CourseAndFlowDiceSetLine: TypeAlias = "LineOf[Literal['course-and-flow.dice-set'], Params_dice_player, None]"
#: { $player } pairs { $die } { $face } with the Course, { $course } { $course_face }; { $other } { $other_face } will be the next Course
CourseAndFlowElectedLine: TypeAlias = "LineOf[Literal['course-and-flow.elected'], Params_course_course_face_die_face_other_other_face_player, None]"
#: Flow { $flow } begins at { $value }
CourseAndFlowFlowBegunLine: TypeAlias = "LineOf[Literal['course-and-flow.flow-begun'], Params_flow_value, None]"
#: The Handler ends Flow { $flow }
CourseAndFlowFlowDroppedLine: TypeAlias = "LineOf[Literal['course-and-flow.flow-dropped'], Params_flow, None]"
#: Flow { $flow } rises to { $value }
CourseAndFlowFlowGainedLine: TypeAlias = "LineOf[Literal['course-and-flow.flow-gained'], Params_flow_value, None]"
#: Flow { $flow } stays at { $value }
CourseAndFlowFlowKeptLine: TypeAlias = "LineOf[Literal['course-and-flow.flow-kept'], Params_flow_value, None]"
#: Flow { $flow } falls to 0
CourseAndFlowFlowLostLine: TypeAlias = "LineOf[Literal['course-and-flow.flow-lost'], Params_flow, None]"
#: The Handler sets Flow { $flow } to { $value }
CourseAndFlowFlowSetLine: TypeAlias = "LineOf[Literal['course-and-flow.flow-set'], Params_flow_value, None]"
#: Compelling is high: a witness is impressed by { $player }
CourseAndFlowHighCompellingLine: TypeAlias = "LineOf[Literal['course-and-flow.high-compelling'], Params_player, None]"
#: Daring is high: no harm to { $player } and allies until the Course that this roll sets is replaced
CourseAndFlowHighDaringLine: TypeAlias = "LineOf[Literal['course-and-flow.high-daring'], Params_player, None]"
#: Expertise is high: this roll costs { $player } no Flow
CourseAndFlowHighExpertiseLine: TypeAlias = "LineOf[Literal['course-and-flow.high-expertise'], Params_player, None]"
#: Sneaky is high: only those whom { $player } allows notice any of this
CourseAndFlowHighSneakyLine: TypeAlias = "LineOf[Literal['course-and-flow.high-sneaky'], Params_player, None]"
#: Thriving is high: { $player } may recover one slot of any track
CourseAndFlowHighThrivingLine: TypeAlias = "LineOf[Literal['course-and-flow.high-thriving'], Params_player, None]"
#: { $player } wants: { $text }. How: { $how }. Skill wished for: { $skill }, Flow: { $flow }
CourseAndFlowIntentStatedLine: TypeAlias = "LineOf[Literal['course-and-flow.intent-stated'], Params_flow_how_player_skill_text, None]"
#: { $player } has the intent: { $text }
CourseAndFlowIntentTakenLine: TypeAlias = "LineOf[Literal['course-and-flow.intent-taken'], Params_player_text, None]"
#: { $player } thinks better of it
CourseAndFlowIntentWithdrawnLine: TypeAlias = "LineOf[Literal['course-and-flow.intent-withdrawn'], Params_player, None]"
#: { $player } has learnt something: { $skill } is { $value } now
CourseAndFlowLearntLine: TypeAlias = "LineOf[Literal['course-and-flow.learnt'], Params_player_skill_value, None]"
#: The face is larger than the skill: { $player } may raise { $skill } to { $value }
CourseAndFlowMayLearnLine: TypeAlias = "LineOf[Literal['course-and-flow.may-learn'], Params_player_skill_value, None]"
#: { $player } begins no Flow
CourseAndFlowNoFlowBegunLine: TypeAlias = "LineOf[Literal['course-and-flow.no-flow-begun'], Params_player, None]"
#: { $player } leaves { $skill } as it is
CourseAndFlowNotLearntLine: TypeAlias = "LineOf[Literal['course-and-flow.not-learnt'], Params_player_skill_value, None]"
#: { $player } recovers nothing
CourseAndFlowNotRecoveredLine: TypeAlias = "LineOf[Literal['course-and-flow.not-recovered'], Params_player, None]"
#: No slot of any track is marked, so the recovery is lost
CourseAndFlowNothingToRecoverLine: TypeAlias = "LineOf[Literal['course-and-flow.nothing-to-recover'], NoParams, None]"
#: { $player } learns: { $text }
CourseAndFlowQuestionAnsweredLine: TypeAlias = "LineOf[Literal['course-and-flow.question-answered'], Params_player_question_text, None]"
#: How it ends for { $player }: { $text }
CourseAndFlowReactedLine: TypeAlias = "LineOf[Literal['course-and-flow.reacted'], Params_player_text, None]"
#: { $player } recovers slot { $slot } of { $track }
CourseAndFlowRecoveredLine: TypeAlias = "LineOf[Literal['course-and-flow.recovered'], Params_player_slot_track, None]"
#: The Handler drops the roll of { $player }; the Course stays
CourseAndFlowRollCancelledLine: TypeAlias = "LineOf[Literal['course-and-flow.roll-cancelled'], Params_player, None]"
#: { $player } rolls { $first } { $first_face } and { $second } { $second_face }; the Course is { $die } { $face }
CourseAndFlowRolledLine: TypeAlias = "LineOf[Literal['course-and-flow.rolled'], Params_die_face_first_first_face_player_second_second_face, CourseRollData]"
#: The Course has changed: Daring no longer protects { $player } and allies
CourseAndFlowShelterEndedLine: TypeAlias = "LineOf[Literal['course-and-flow.shelter-ended'], Params_player, None]"
#: The Handler sets { $skill } of { $player } to { $value }
CourseAndFlowSkillSetLine: TypeAlias = "LineOf[Literal['course-and-flow.skill-set'], Params_player_skill_value, None]"
#: Slot { $slot } of { $track } is cleared
CourseAndFlowSlotClearedLine: TypeAlias = "LineOf[Literal['course-and-flow.slot-cleared'], Params_slot_track_2, None]"
#: Slot { $slot } of { $track } is marked
CourseAndFlowSlotMarkedLine: TypeAlias = "LineOf[Literal['course-and-flow.slot-marked'], Params_slot_track_2, None]"
#: Sum { $sum } against threshold { $threshold }: { $player } may have the intent
CourseAndFlowSumIntentLine: TypeAlias = "LineOf[Literal['course-and-flow.sum-intent'], Params_player_sum_threshold, None]"
#: Sum { $sum }: not quite yet
CourseAndFlowSumNotYetLine: TypeAlias = "LineOf[Literal['course-and-flow.sum-not-yet'], Params_player_sum_threshold, None]"
#: Sum { $sum } against threshold { $threshold }: the Handler owes { $player } a win
CourseAndFlowSumWinLine: TypeAlias = "LineOf[Literal['course-and-flow.sum-win'], Params_player_sum_threshold, None]"
#: A tie on { $face }: a dramatic setback for { $player }. No die is high, nothing protects, and no token averts it
CourseAndFlowTieLine: TypeAlias = "LineOf[Literal['course-and-flow.tie'], Params_face_player, None]"
#: A six: a { $token } token for { $player }
CourseAndFlowTokenGainedLine: TypeAlias = "LineOf[Literal['course-and-flow.token-gained'], Params_player_token, None]"
#: { $player } spends a { $token } token{ $about -> [true] { " " }about{ " " } *[other] { "" } }{ $text }: { $question }
CourseAndFlowTokenSpentLine: TypeAlias = "LineOf[Literal['course-and-flow.token-spent'], Params_about_player_question_text_token, None]"
#: The Handler sets the { $token } tokens of { $player } to { $value }
CourseAndFlowTokensSetLine: TypeAlias = "LineOf[Literal['course-and-flow.tokens-set'], Params_player_token_value, None]"
#: The Handler takes away the track { $track }
CourseAndFlowTrackDroppedLine: TypeAlias = "LineOf[Literal['course-and-flow.track-dropped'], Params_track, None]"
#: The Handler sets the track { $track } ({ $kind }) to { $slots -> [one] one slot *[other] { $slots } slots }
CourseAndFlowTrackSetLine: TypeAlias = "LineOf[Literal['course-and-flow.track-set'], Params_kind_slots_track, None]"
#: The Handler offers { $player } a win: { $text }
CourseAndFlowWinOfferedLine: TypeAlias = "LineOf[Literal['course-and-flow.win-offered'], Params_player_text, None]"
#: { $player } takes the win: { $text }
CourseAndFlowWinTakenLine: TypeAlias = "LineOf[Literal['course-and-flow.win-taken'], Params_player_text, None]"
#: { $from } gives { $to } { $amount -> [one] { $amount } credit *[other] { $amount } credits }, { $left } left
CreditsGivenLine: TypeAlias = "LineOf[Literal['credits.given'], Params_amount_from_left_to, None]"
#: { $by } mixes “{ $text }” into every later die of this chapter: { $mix }
DiceMixedLine: TypeAlias = "LineOf[Literal['dice.mixed'], Params_by_mix_text, MixData]"
#: { $by } rolls { $notation }: { $total }
DiceRolledLine: TypeAlias = "LineOf[Literal['dice.rolled'], Params_notation_reason_total, FreeRollData]"
#: { $by } rolls { $notation } for { $reason }: { $total }
DiceRolledForLine: TypeAlias = "LineOf[Literal['dice.rolled_for'], Params_notation_reason_total, FreeRollData]"
#: Somebody unseen rolls
DiceUnseenLine: TypeAlias = "LineOf[Literal['dice.unseen'], NoParams, ScoreData]"
#: The environment will act this round: { $text }
EnvironmentAddedLine: TypeAlias = "LineOf[Literal['environment.added'], Params_round_text, None]"
#: The environment will act in round { $round }: { $text }
EnvironmentAddedForLine: TypeAlias = "LineOf[Literal['environment.added_for'], Params_round_text, None]"
#: The environment will act every round: { $text }
EnvironmentAddedLastingLine: TypeAlias = "LineOf[Literal['environment.added_lasting'], Params_round_text, None]"
#: The environment will act in the next conflict: { $text }
EnvironmentAddedNextLine: TypeAlias = "LineOf[Literal['environment.added_next'], Params_round_text, None]"
#: Environment: { $text }
EnvironmentEffectLine: TypeAlias = "LineOf[Literal['environment.effect'], Params_text, None]"
#: The environment will not act after all: { $text }
EnvironmentRemovedLine: TypeAlias = "LineOf[Literal['environment.removed'], Params_text, None]"
#: The fight goes on as it stood at another table
FightRestoredLine: TypeAlias = "LineOf[Literal['fight.restored'], NoParams, None]"
#: { $count -> [one] { $count } hex *[other] { $count } hexes } of the map are unexplored again
FogCoveredLine: TypeAlias = "LineOf[Literal['fog.covered'], Params_count, None]"
#: Players are shown { $count -> [one] { $count } hex *[other] { $count } hexes } of the map
FogRevealedLine: TypeAlias = "LineOf[Literal['fog.revealed'], Params_count, None]"
#: New invite link for the { $role }; the old one is void
InviteRotatedLine: TypeAlias = "LineOf[Literal['invite.rotated'], Params_role, None]"
#: { $by } begins a page of the journal: { $page }
JournalAddedLine: TypeAlias = "LineOf[Literal['journal.added'], Params_page_2, None]"
#: { $by } changes the page { $page }
JournalEditedLine: TypeAlias = "LineOf[Literal['journal.edited'], Params_page_2, None]"
#: { $by } moves the page { $page }
JournalMovedLine: TypeAlias = "LineOf[Literal['journal.moved'], Params_page_2, None]"
#: { $by } presents a page: { $page }
JournalPresentedLine: TypeAlias = "LineOf[Literal['journal.presented'], Params_page_2, None]"
#: { $by } presents a page to all: { $page }
JournalPresentedAllLine: TypeAlias = "LineOf[Literal['journal.presented_all'], Params_page_2, None]"
#: { $by } presents a page to { $names }: { $page }
JournalPresentedSomeLine: TypeAlias = "LineOf[Literal['journal.presented_some'], Params_names_page, None]"
#: { $by } removes the page { $page }
JournalRemovedLine: TypeAlias = "LineOf[Literal['journal.removed'], Params_page_2, None]"
#: { $by } shows a page: { $page }
JournalShownLine: TypeAlias = "LineOf[Literal['journal.shown'], Params_page_2, None]"
#: { $by } shows a page to all: { $page }
JournalShownAllLine: TypeAlias = "LineOf[Literal['journal.shown_all'], Params_page_2, None]"
#: { $by } keeps a page: { $page }
JournalShownNobodyLine: TypeAlias = "LineOf[Literal['journal.shown_nobody'], Params_page_2, None]"
#: { $by } shows a page to { $names }: { $page }
JournalShownSomeLine: TypeAlias = "LineOf[Literal['journal.shown_some'], Params_names_page, None]"
#: { $by } sets who writes in the page { $page }
JournalWritersLine: TypeAlias = "LineOf[Literal['journal.writers'], Params_page_2, None]"
#: New size of the map, { $columns } × { $rows }
MapResizedLine: TypeAlias = "LineOf[Literal['map.resized'], Params_columns_rows, None]"
#: New size of the map, { $columns } × { $rows }. Units cut off: { $units }, props: { $props }
MapResizedLostLine: TypeAlias = "LineOf[Literal['map.resized_lost'], Params_columns_props_rows_units, None]"
#: New map, { $columns } × { $rows }
MapSetLine: TypeAlias = "LineOf[Literal['map.set'], Params_columns_rows, None]"
#: New mission: { $mission }
MissionAddedLine: TypeAlias = "LineOf[Literal['mission.added'], Params_mission, None]"
#: Briefing: { $mission }
MissionBriefedLine: TypeAlias = "LineOf[Literal['mission.briefed'], Params_mission, None]"
#: { $character } owes { $amount -> [one] { $amount } credit *[other] { $amount } credits } for { $mission }: { $credits } now
MissionChargedLine: TypeAlias = "LineOf[Literal['mission.charged'], Params_amount_character_credits_mission, PayData]"
#: { $character }'s tally corrected: integrity lost { $now }, was { $was }
MissionCorrectedIntegrityLine: TypeAlias = "LineOf[Literal['mission.corrected_integrity'], Params_character_mission_now_was, None]"
#: { $character }'s tally corrected: uses of tier { $tier } { $now }, were { $was }
MissionCorrectedUsesLine: TypeAlias = "LineOf[Literal['mission.corrected_uses'], Params_character_mission_now_tier_was, None]"
#: { $mission }: the employer keeps back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text }
MissionDeductionAddedLine: TypeAlias = "LineOf[Literal['mission.deduction_added'], Params_amount_mission_text, None]"
#: { $mission }: the employer keeps back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text }
MissionDeductionAppliesLine: TypeAlias = "LineOf[Literal['mission.deduction_applies'], Params_amount_mission_text, None]"
#: { $mission }: the employer may keep back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text }
MissionDeductionOfferedLine: TypeAlias = "LineOf[Literal['mission.deduction_offered'], Params_amount_mission_text, None]"
#: { $mission }: the employer does not keep back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text }
MissionDeductionOpenLine: TypeAlias = "LineOf[Literal['mission.deduction_open'], Params_amount_mission_text, None]"
#: { $mission }: no deduction any more. { $text }
MissionDeductionRemovedLine: TypeAlias = "LineOf[Literal['mission.deduction_removed'], Params_mission_text, None]"
#: { $mission }: a deduction is { $amount -> [one] { $amount } credit *[other] { $amount } credits } now. { $text }
MissionDeductionUpdatedLine: TypeAlias = "LineOf[Literal['mission.deduction_updated'], Params_amount_mission_text, None]"
#: { $mission } is halted
MissionHaltedLine: TypeAlias = "LineOf[Literal['mission.halted'], Params_mission, None]"
#: { $mission }: { $character } loses { $lost } integrity
MissionIntegrityLostLine: TypeAlias = "LineOf[Literal['mission.integrity_lost'], Params_character_lost_mission, None]"
#: { $mission }: new objective for { $bonus -> [one] { $bonus } credit *[other] { $bonus } credits }. { $text }
MissionObjectiveAddedLine: TypeAlias = "LineOf[Literal['mission.objective_added'], Params_bonus_mission_text, None]"
#: { $mission }: objective hidden. { $text }
MissionObjectiveHiddenLine: TypeAlias = "LineOf[Literal['mission.objective_hidden'], Params_bonus_mission_text, None]"
#: { $mission }: objective removed. { $text }
MissionObjectiveRemovedLine: TypeAlias = "LineOf[Literal['mission.objective_removed'], Params_mission_text, None]"
#: { $mission }: objective { $result }. { $text }
MissionObjectiveResultLine: TypeAlias = "LineOf[Literal['mission.objective_result'], Params_mission_result_text, None]"
#: { $mission }: objective revealed, for { $bonus -> [one] { $bonus } credit *[other] { $bonus } credits }. { $text }
MissionObjectiveRevealedLine: TypeAlias = "LineOf[Literal['mission.objective_revealed'], Params_bonus_mission_text, None]"
#: { $mission }: objective changed, for { $bonus -> [one] { $bonus } credit *[other] { $bonus } credits }. { $text }
MissionObjectiveUpdatedLine: TypeAlias = "LineOf[Literal['mission.objective_updated'], Params_bonus_mission_text, None]"
#: { $mission } is paid: primary objective { $result }
MissionPaidLine: TypeAlias = "LineOf[Literal['mission.paid'], Params_mission_result, None]"
#: { $character } is paid { $amount -> [one] { $amount } credit *[other] { $amount } credits } for { $mission }: { $credits } now
MissionPayLine: TypeAlias = "LineOf[Literal['mission.pay'], Params_amount_character_credits_mission, PayData]"
#: { $mission } is taken off the list
MissionRemovedLine: TypeAlias = "LineOf[Literal['mission.removed'], Params_mission, None]"
#: { $mission }: primary objective { $result }
MissionResultLine: TypeAlias = "LineOf[Literal['mission.result'], Params_mission_result, None]"
#: The mission begins: { $mission }
MissionStartedLine: TypeAlias = "LineOf[Literal['mission.started'], Params_mission, None]"
#: { $mission } changed: { $fields }
MissionUpdatedLine: TypeAlias = "LineOf[Literal['mission.updated'], Params_fields_mission, None]"
#: { $mission }: { $character } uses a tier { $tier } weapon { $count -> [one] once *[other] { $count } times }
MissionUsedLine: TypeAlias = "LineOf[Literal['mission.used'], Params_character_count_mission_tier, None]"
#: { $mission } is withdrawn
MissionWithdrawnLine: TypeAlias = "LineOf[Literal['mission.withdrawn'], Params_mission, None]"
#: { $text } of { $unit } at { $at } has ended.
ModuleAreaEndedLine: TypeAlias = "LineOf[Literal['module.area_ended'], Params_at_text_unit, None]"
#: { $unit }'s { $module } has been carried out
ModuleCarriedOutLine: TypeAlias = "LineOf[Literal['module.carried_out'], Params_module_unit_2, None]"
#: { $unit }'s { $module } does not apply: it has what it paid again
ModuleGivenBackLine: TypeAlias = "LineOf[Literal['module.given_back'], Params_module_unit_why, None]"
#: { $unit }'s { $module } does not apply: it has what it paid again. { $why }
ModuleGivenBackWhyLine: TypeAlias = "LineOf[Literal['module.given_back_why'], Params_module_unit_why, None]"
#: { $unit } is destroyed, and { $module } may still be used. { $text }
ModuleLastLine: TypeAlias = "LineOf[Literal['module.last'], Params_module_text_unit, None]"
#: { $unit } has not used { $module } after all
ModuleTakenBackLine: TypeAlias = "LineOf[Literal['module.taken_back'], Params_module_unit_why, None]"
#: { $unit } uses { $module }. { $text }
ModuleUsedLine: TypeAlias = "LineOf[Literal['module.used'], Params_module_text_unit, Module]"
#: { $unit } uses { $module } at { $at }. { $text }
ModuleUsedAtLine: TypeAlias = "LineOf[Literal['module.used_at'], Params_at_module_text_unit, Module]"
#: Overruled: { $unit } acts against a rule. { $text }
OverruledARuleLine: TypeAlias = "LineOf[Literal['overruled.a_rule'], Params_rules_text_unit, RulesData | None]"
#: Overruled: a rule of the round. { $text }
OverruledARuleRoundLine: TypeAlias = "LineOf[Literal['overruled.a_rule_round'], Params_rules_text, RulesData]"
#: Overruled: { $units } had a turn. { $text }
OverruledActedLine: TypeAlias = "LineOf[Literal['overruled.acted'], Params_text_units, None]"
#: Overruled: { $units } may take a turn again. { $text }
OverruledAgainLine: TypeAlias = "LineOf[Literal['overruled.again'], Params_text_units, None]"
#: Overruled: { $unit } acts out of turn or at no cost
OverruledDeedLine: TypeAlias = "LineOf[Literal['overruled.deed'], Params_unit, None]"
#: Overruled: round { $round }, { $segment } segment, turn of { $active }. { $text }
OverruledRoundLine: TypeAlias = "LineOf[Literal['overruled.round'], Params_active_round_segment_text, None]"
#: Overruled for { $unit } in spite of: { $rules }. { $text }
OverruledRulesLine: TypeAlias = "LineOf[Literal['overruled.rules'], Params_rules_text_unit, RulesData]"
#: Overruled in spite of: { $rules }. { $text }
OverruledRulesRoundLine: TypeAlias = "LineOf[Literal['overruled.rules_round'], Params_rules_text, RulesData]"
#: Overruled: { $parts } of { $system }. { $text }
OverruledSystemLine: TypeAlias = "LineOf[Literal['overruled.system'], Params_parts_system_text, None]"
#: Overruled: { $unit }'s test { $label } is a { $outcome }. { $text }
OverruledTestLine: TypeAlias = "LineOf[Literal['overruled.test'], Params_label_outcome_text_unit, None]"
#: Overruled: { $unit }, { $changes }. { $text }
OverruledUnitLine: TypeAlias = "LineOf[Literal['overruled.unit'], Params_changes_text_unit, SetData]"
#: Overruled: { $unit }. { $text }
OverruledUnitUntoldLine: TypeAlias = "LineOf[Literal['overruled.unit_untold'], Params_text_unit, None]"
#: Overruled: { $text }
OverruledVerdictLine: TypeAlias = "LineOf[Literal['overruled.verdict'], Params_text, None]"
#: { $unit } steps down to { $to }, level { $level }
PilotAlightsLine: TypeAlias = "LineOf[Literal['pilot.alights'], Params_level_to_unit, None]"
#: { $unit } is in { $frame } again
PilotBackLine: TypeAlias = "LineOf[Literal['pilot.back'], Params_frame_unit, None]"
#: { $unit } climbs on { $frame }
PilotBoardsLine: TypeAlias = "LineOf[Literal['pilot.boards'], Params_frame_unit, None]"
#: { $unit } is thrown off, to { $to }, level { $level }
PilotDroppedLine: TypeAlias = "LineOf[Literal['pilot.dropped'], Params_level_to_unit, None]"
#: { $unit } is out of sight
PilotGoneLine: TypeAlias = "LineOf[Literal['pilot.gone'], Params_unit, None]"
#: { $frame } takes { $unit } in its hand
PilotInHandLine: TypeAlias = "LineOf[Literal['pilot.in_hand'], Params_frame_unit, None]"
#: { $unit } is taken out by what hit the frame that carried it
PilotKilledLine: TypeAlias = "LineOf[Literal['pilot.killed'], Params_unit, None]"
#: { $prop } placed at { $at }
PropAddedLine: TypeAlias = "LineOf[Literal['prop.added'], Params_at_prop, PlaceData | None]"
#: { $prop } loses { $loss } integrity, { $left } left
PropDamagedLine: TypeAlias = "LineOf[Literal['prop.damaged'], Params_at_maybe_damage_left_loss_prop, PlaceData | None]"
#: { $prop } at { $at } is destroyed
PropDestroyedLine: TypeAlias = "LineOf[Literal['prop.destroyed'], Params_at_maybe_damage_left_loss_prop, PlaceData | None]"
#: { $prop } at { $at } is hidden from players
PropHiddenLine: TypeAlias = "LineOf[Literal['prop.hidden'], Params_at_prop, PlaceData | None]"
#: { $prop } at { $at } removed
PropRemovedLine: TypeAlias = "LineOf[Literal['prop.removed'], Params_at_prop, PlaceData | None]"
#: { $prop } at { $at } comes to light
PropShownLine: TypeAlias = "LineOf[Literal['prop.shown'], Params_at_prop, PlaceData | None]"
#: { $prop } takes { $damage } damage and holds
PropUnharmedLine: TypeAlias = "LineOf[Literal['prop.unharmed'], Params_at_damage_left_loss_prop, PlaceData | None]"
#: { $prop } changed
PropUpdatedLine: TypeAlias = "LineOf[Literal['prop.updated'], Params_maybe_at_prop, PlaceData | None]"
#: { $player } is asked to check { $trait } against { $difficulty }. { $text }
QStarAskedLine: TypeAlias = "LineOf[Literal['q-star.asked'], Params_difficulty_player_text_trait, None]"
#: { $player } is asked to check { $trait } against a hidden difficulty. { $text }
QStarAskedHiddenLine: TypeAlias = "LineOf[Literal['q-star.asked_hidden'], Params_player_text_trait, None]"
#: { $player }: no more bonus to { $trait } from { $name }
QStarBonusRemovedLine: TypeAlias = "LineOf[Literal['q-star.bonus_removed'], Params_name_player_trait, None]"
#: { $player }: { $value } to { $trait } from { $name }
QStarBonusSetLine: TypeAlias = "LineOf[Literal['q-star.bonus_set'], Params_name_player_trait_value, None]"
#: Two critical failures: both roll again
QStarBothCriticalLine: TypeAlias = "LineOf[Literal['q-star.both_critical'], Params_total, None]"
#: { $player } is no longer asked for a check
QStarCancelledLine: TypeAlias = "LineOf[Literal['q-star.cancelled'], Params_player, None]"
#: The contest of { $player } and { $opponent } is called off
QStarCancelledContestLine: TypeAlias = "LineOf[Literal['q-star.cancelled_contest'], Params_opponent_player, None]"
#: A contest: { $player } with { $trait } against { $opponent } with { $other }
QStarChallengedLine: TypeAlias = "LineOf[Literal['q-star.challenged'], Params_opponent_other_player_trait, None]"
#: { $player }: { $trait } { $die }, { $total } against { $difficulty }, { $outcome }
QStarCheckedLine: TypeAlias = "LineOf[Literal['q-star.checked'], Params_die_difficulty_outcome_player_total_trait, CheckData]"
#: { $player }: { $trait } { $die }, { $total }, { $outcome }
QStarCheckedHiddenLine: TypeAlias = "LineOf[Literal['q-star.checked_hidden'], Params_die_outcome_player_total_trait, CheckData]"
#: { $player } against { $npc }: { $trait } { $die }, { $total } against { $difficulty }, { $outcome }
QStarCheckedNpcLine: TypeAlias = "LineOf[Literal['q-star.checked_npc'], Params_die_difficulty_npc_outcome_player_total_trait, CheckData]"
#: { $player } against { $npc }: { $trait } { $die }, { $total }, { $outcome }
QStarCheckedNpcHiddenLine: TypeAlias = "LineOf[Literal['q-star.checked_npc_hidden'], Params_die_npc_outcome_player_total_trait, CheckData]"
#: { $player }: { $trait } { $die } against { $difficulty }, two ones in a row, { $outcome }
QStarCriticalLine: TypeAlias = "LineOf[Literal['q-star.critical'], Params_die_difficulty_outcome_player_total_trait, CheckData]"
#: { $player }: { $trait } { $die }, two ones in a row, { $outcome }
QStarCriticalHiddenLine: TypeAlias = "LineOf[Literal['q-star.critical_hidden'], Params_die_outcome_player_total_trait, CheckData]"
#: { $player } against { $npc }: { $trait } { $die } against { $difficulty }, two ones in a row, { $outcome }
QStarCriticalNpcLine: TypeAlias = "LineOf[Literal['q-star.critical_npc'], Params_die_difficulty_npc_outcome_player_total_trait, CheckData]"
#: { $player } against { $npc }: { $trait } { $die }, two ones in a row, { $outcome }
QStarCriticalNpcHiddenLine: TypeAlias = "LineOf[Literal['q-star.critical_npc_hidden'], Params_die_npc_outcome_player_total_trait, CheckData]"
#: { $player } loses { $amount } { $pool }: { $left } left
QStarLostLine: TypeAlias = "LineOf[Literal['q-star.lost'], Params_amount_left_player_pool, None]"
#: { $player } loses { $amount } { $pool }, { $beyond } more than there was: { $text }
QStarLostBeyondLine: TypeAlias = "LineOf[Literal['q-star.lost_beyond'], Params_amount_beyond_left_player_pool_text, None]"
#: { $player } loses { $amount } { $pool }, { $beyond } more than there was. The Handler says what follows
QStarLostBeyondOpenLine: TypeAlias = "LineOf[Literal['q-star.lost_beyond_open'], Params_amount_beyond_left_player_pool_text, None]"
#: { $player }: { $trait } from { $before } down to { $die }
QStarLoweredLine: TypeAlias = "LineOf[Literal['q-star.lowered'], Params_before_die_player_trait, None]"
#: { $npc } appears, difficulty { $number }
QStarNpcAddedLine: TypeAlias = "LineOf[Literal['q-star.npc_added'], Params_npc_number_veil, None]"
#: { $npc } appears
QStarNpcAddedVeiledLine: TypeAlias = "LineOf[Literal['q-star.npc_added_veiled'], Params_npc_2, None]"
#: { $npc } now has difficulty { $number }, hidden from players: { $veil }
QStarNpcEditedLine: TypeAlias = "LineOf[Literal['q-star.npc_edited'], Params_npc_number_veil, None]"
#: { $npc } has changed
QStarNpcEditedVeiledLine: TypeAlias = "LineOf[Literal['q-star.npc_edited_veiled'], Params_npc_2, None]"
#: { $npc } is gone
QStarNpcGoneLine: TypeAlias = "LineOf[Literal['q-star.npc_gone'], Params_npc_2, None]"
#: A new pool: { $name }
QStarPoolAddedLine: TypeAlias = "LineOf[Literal['q-star.pool_added'], Params_name, None]"
#: A pool less: { $pool }
QStarPoolRemovedLine: TypeAlias = "LineOf[Literal['q-star.pool_removed'], Params_pool_2, None]"
#: { $player } now has { $value } { $pool }
QStarPoolSetLine: TypeAlias = "LineOf[Literal['q-star.pool_set'], Params_player_pool_value, None]"
#: { $player }: { $trait } from { $before } up to { $die }
QStarRaisedLine: TypeAlias = "LineOf[Literal['q-star.raised'], Params_before_die_player_trait, None]"
#: { $player }: { $trait } { $die }, two ones in a row, critical failure
QStarSideCriticalLine: TypeAlias = "LineOf[Literal['q-star.side_critical'], Params_die_player_total_trait, SideRollData]"
#: { $player }: { $trait } { $die }, { $total }
QStarSideRolledLine: TypeAlias = "LineOf[Literal['q-star.side_rolled'], Params_die_player_total_trait, SideRollData]"
#: A new skill under { $attribute }: { $name }
QStarSkillAddedLine: TypeAlias = "LineOf[Literal['q-star.skill_added'], Params_attribute_name, None]"
#: A skill less: { $name }
QStarSkillRemovedLine: TypeAlias = "LineOf[Literal['q-star.skill_removed'], Params_name, None]"
#: { $player } spends { $amount } { $pool }: { $left } left
QStarSpentLine: TypeAlias = "LineOf[Literal['q-star.spent'], Params_amount_left_player_pool, None]"
#: A tie at { $total }: both roll again
QStarTiedLine: TypeAlias = "LineOf[Literal['q-star.tied'], Params_total, None]"
#: { $winner } wins against { $loser }, { $total } to { $other }
QStarWonLine: TypeAlias = "LineOf[Literal['q-star.won'], Params_loser_other_total_winner, ContestData]"
#: { $winner } wins: { $loser } failed critically
QStarWonCriticalLine: TypeAlias = "LineOf[Literal['q-star.won_critical'], Params_loser_other_total_winner, ContestData]"
#: { $unit } reacts just after
ReactionAfterLine: TypeAlias = "LineOf[Literal['reaction.after'], Params_unit, None]"
#: { $unit } reacts in time: { $score } against { $mark }
ReactionInTimeLine: TypeAlias = "LineOf[Literal['reaction.in_time'], Params_mark_score_unit, MarkedData | FixedData]"
#: { $unit } reacts in time
ReactionInTimeUntoldLine: TypeAlias = "LineOf[Literal['reaction.in_time_untold'], Params_unit, None]"
#: { $unit } reacts too late: { $score } against { $mark }
ReactionLateLine: TypeAlias = "LineOf[Literal['reaction.late'], Params_mark_score_unit, MarkedData | FixedData]"
#: { $unit } reacts too late
ReactionLateUntoldLine: TypeAlias = "LineOf[Literal['reaction.late_untold'], Params_unit, None]"
#: { $unit }'s reaction is over
ReactionOverLine: TypeAlias = "LineOf[Literal['reaction.over'], Params_unit, None]"
#: { $unit }'s step is wasted
ReactionWastedLine: TypeAlias = "LineOf[Literal['reaction.wasted'], Params_unit, None]"
#: { $by } brought back: { $change }
RedoneLine: TypeAlias = "LineOf[Literal['redone'], Params_maybe_change_what, RevertedData]"
#: { $by } brought back { $n -> [one] { $n } step *[other] { $n } steps }, up to this one: { $change }
RedoneStepsLine: TypeAlias = "LineOf[Literal['redone.steps'], Params_change_n_what, RevertedData]"
#: Round { $round }
RoundBegunLine: TypeAlias = "LineOf[Literal['round.begun'], Params_round, None]"
#: Scene: { $name }
SceneActivatedLine: TypeAlias = "LineOf[Literal['scene.activated'], Params_name, None]"
#: New scene: { $name }
SceneAddedLine: TypeAlias = "LineOf[Literal['scene.added'], Params_name, None]"
#: Scene removed: { $name }
SceneRemovedLine: TypeAlias = "LineOf[Literal['scene.removed'], Params_name, None]"
#: { $was } is called { $name } now
SceneRenamedLine: TypeAlias = "LineOf[Literal['scene.renamed'], Params_name_was, None]"
#: { $name } was banned
SeatBannedLine: TypeAlias = "LineOf[Literal['seat.banned'], Params_name, None]"
#: { $name } joined as { $role }
SeatJoinedLine: TypeAlias = "LineOf[Literal['seat.joined'], Params_name_role, None]"
#: { $name } was sent away
SeatKickedLine: TypeAlias = "LineOf[Literal['seat.kicked'], Params_name, None]"
#: { $name } left
SeatLeftLine: TypeAlias = "LineOf[Literal['seat.left'], Params_name, None]"
#: { $name } is a Handler now
SeatNowHandlerLine: TypeAlias = "LineOf[Literal['seat.now_handler'], Params_name, None]"
#: { $name } is a pilot now
SeatNowPilotLine: TypeAlias = "LineOf[Literal['seat.now_pilot'], Params_name, None]"
#: { $segment } segment
SegmentBegunLine: TypeAlias = "LineOf[Literal['segment.begun'], Params_round_segment, None]"
#: Each pilot is paid the full base
TableBaseEachLine: TypeAlias = "LineOf[Literal['table.base_each'], NoParams, None]"
#: The base pay is shared among the crew
TableBaseSharedLine: TypeAlias = "LineOf[Literal['table.base_shared'], NoParams, None]"
#: A table of its own from here on: what went before was played at { $source }
TableBranchedLine: TypeAlias = "LineOf[Literal['table.branched'], Params_name_source, BranchData]"
#: New table: { $name }
TableCreatedLine: TypeAlias = "LineOf[Literal['table.created'], Params_maybe_commitment_name, None]"
#: Fog is off: everybody sees the whole map
TableFogOffLine: TypeAlias = "LineOf[Literal['table.fog_off'], NoParams, None]"
#: Fog: each pilot sees what the own units see
TableFogOwnLine: TypeAlias = "LineOf[Literal['table.fog_own'], NoParams, None]"
#: Fog: pilots see what their side sees
TableFogTeamLine: TypeAlias = "LineOf[Literal['table.fog_team'], NoParams, None]"
#: Opened from an exported table with its history: what went before was played at { $source }
TableImportedLine: TypeAlias = "LineOf[Literal['table.imported'], Params_name_source, BranchData]"
#: Only the Handler names marks
TableMarksHandlerLine: TypeAlias = "LineOf[Literal['table.marks_handler'], NoParams, None]"
#: Pilots may name marks
TableMarksOpenLine: TypeAlias = "LineOf[Literal['table.marks_open'], NoParams, None]"
#: Everybody reads the numbers of NPCs
TableNpcsAllLine: TypeAlias = "LineOf[Literal['table.npcs_all'], NoParams, None]"
#: Of NPCs players see how they are, not their numbers
TableNpcsConditionLine: TypeAlias = "LineOf[Literal['table.npcs_condition'], NoParams, None]"
#: Of NPCs players see only what nobody could miss
TableNpcsNothingLine: TypeAlias = "LineOf[Literal['table.npcs_nothing'], NoParams, None]"
#: Reactions can be claimed for { $n -> [one] { $n } second *[other] { $n } seconds }
TableReactionsLine: TypeAlias = "LineOf[Literal['table.reactions'], Params_n, None]"
#: The table is now called { $name }
TableRenamedLine: TypeAlias = "LineOf[Literal['table.renamed'], Params_name, None]"
#: Repairs in the field need the Handler
TableRepairsAskedLine: TypeAlias = "LineOf[Literal['table.repairs_asked'], NoParams, None]"
#: Pilots may repair in the field
TableRepairsFreeLine: TypeAlias = "LineOf[Literal['table.repairs_free'], NoParams, None]"
#: Units see { $n } hexes far under fog
TableSightLine: TypeAlias = "LineOf[Literal['table.sight'], Params_n, None]"
#: Dice at this table: { $systems }
TableSystemsLine: TypeAlias = "LineOf[Literal['table.systems'], Params_systems, None]"
#: Frames have { $n -> [one] { $n } grade *[other] { $n } grades } of tuning
TableTuningLine: TypeAlias = "LineOf[Literal['table.tuning'], Params_n, None]"
#: Upgrades wait for the Handler's word
TableUpgradesAskedLine: TypeAlias = "LineOf[Literal['table.upgrades_asked'], NoParams, None]"
#: Pilots buy upgrades themselves
TableUpgradesFreeLine: TypeAlias = "LineOf[Literal['table.upgrades_free'], NoParams, None]"
#: Ground cover of { $count -> [one] { $count } hex *[other] { $count } hexes } changed
TerrainNotedLine: TypeAlias = "LineOf[Literal['terrain.noted'], Params_count, None]"
#: Ground of { $count -> [one] { $count } hex *[other] { $count } hexes } changed
TerrainSetLine: TypeAlias = "LineOf[Literal['terrain.set'], Params_count, None]"
#: { $count -> [one] { $count } hex *[other] { $count } hexes } shown
TerrainUnveiledLine: TypeAlias = "LineOf[Literal['terrain.unveiled'], Params_count, PlaceData | None]"
#: { $count -> [one] { $count } hex *[other] { $count } hexes } veiled
TerrainVeiledLine: TypeAlias = "LineOf[Literal['terrain.veiled'], Params_count, PlaceData | None]"
#: { $unit }: { $kind } test against { $mark }. { $label }
TestRequestedLine: TypeAlias = "LineOf[Literal['test.requested'], Params_kind_label_mark_unit, None]"
#: { $unit }: { $kind } test against a hidden mark. { $label }
TestRequestedHiddenLine: TypeAlias = "LineOf[Literal['test.requested_hidden'], Params_kind_label_unit, None]"
#: { $unit }: { $score } against { $mark }, { $outcome }. { $label }
TestRolledLine: TypeAlias = "LineOf[Literal['test.rolled'], Params_kind_label_mark_outcome_score_unit, TestData]"
#: { $character }: { $score } against { $mark }, { $outcome }. { $label }
TestRolledByLine: TypeAlias = "LineOf[Literal['test.rolled_by'], Params_character_kind_label_mark_outcome_score, TestData]"
#: { $character }: { $score }, { $outcome }. { $label }
TestRolledByHiddenLine: TypeAlias = "LineOf[Literal['test.rolled_by_hidden'], Params_character_kind_label_outcome_score, TestData]"
#: { $kind } test: { $score } against { $mark }, { $outcome }. { $label }
TestRolledFreeLine: TypeAlias = "LineOf[Literal['test.rolled_free'], Params_kind_label_mark_outcome_score, TestData]"
#: { $kind } test: { $score }, { $outcome }. { $label }
TestRolledFreeHiddenLine: TypeAlias = "LineOf[Literal['test.rolled_free_hidden'], Params_kind_label_outcome_score, TestData]"
#: { $unit }: { $score }, { $outcome }. { $label }
TestRolledHiddenLine: TypeAlias = "LineOf[Literal['test.rolled_hidden'], Params_kind_label_outcome_score_unit, TestData]"
#: { $unit }: test withdrawn. { $label }
TestWithdrawnLine: TypeAlias = "LineOf[Literal['test.withdrawn'], Params_label_unit, None]"
#: { $by } starts a timer of { $time }
TimerStartedLine: TypeAlias = "LineOf[Literal['timer.started'], Params_time, None]"
#: { $by } starts a timer of { $time }: { $name }
TimerStartedForLine: TypeAlias = "LineOf[Literal['timer.started_for'], Params_name_time, None]"
#: { $unit } abstains
TurnAbstainedLine: TypeAlias = "LineOf[Literal['turn.abstained'], Params_unit, InPlaceData | None]"
#: { $unit } ends the turn
TurnEndedLine: TypeAlias = "LineOf[Literal['turn.ended'], Params_unit, InPlaceData | None]"
#: { $unit } is skipped
TurnSkippedLine: TypeAlias = "LineOf[Literal['turn.skipped'], Params_unit, InPlaceData | None]"
#: { $unit }'s turn
TurnStartedLine: TypeAlias = "LineOf[Literal['turn.started'], Params_unit, InPlaceData | None]"
#: { $by } took back: { $change }
UndoneLine: TypeAlias = "LineOf[Literal['undone'], Params_maybe_change_what, RevertedData]"
#: The ground that it uncovered stays known
UndoneGroundLine: TypeAlias = "LineOf[Literal['undone.ground'], NoParams, None]"
#: What pilots wrote in the journal stays: { $pages }
UndonePagesLine: TypeAlias = "LineOf[Literal['undone.pages'], Params_pages, None]"
#: It had brought { $units } into sight
UndoneSightLine: TypeAlias = "LineOf[Literal['undone.sight'], Params_units, None]"
#: { $by } took back { $n -> [one] { $n } step *[other] { $n } steps }, from this one on: { $change }
UndoneStepsLine: TypeAlias = "LineOf[Literal['undone.steps'], Params_change_n_what, RevertedData]"
#: { $unit } uses up an ablative layer, which takes { $negated } of the damage
UnitAblatesLine: TypeAlias = "LineOf[Literal['unit.ablates'], Params_negated_unit, None]"
#: { $unit } uses up an ablative layer, which takes some of the damage
UnitAblatesUntoldLine: TypeAlias = "LineOf[Literal['unit.ablates_untold'], Params_unit, None]"
#: { $unit } enters
UnitAddedLine: TypeAlias = "LineOf[Literal['unit.added'], Params_unit, None]"
#: { $unit } arrives from another scene
UnitArrivedLine: TypeAlias = "LineOf[Literal['unit.arrived'], Params_unit, None]"
#: { $unit } arrives from { $from }
UnitArrivedFromLine: TypeAlias = "LineOf[Literal['unit.arrived_from'], Params_from_unit, None]"
#: { $pilot } asks the Handler for { $unit }
UnitAskedForLine: TypeAlias = "LineOf[Literal['unit.asked_for'], Params_pilot_unit, None]"
#: { $unit }: something bars the way
UnitBarredLine: TypeAlias = "LineOf[Literal['unit.barred'], Params_unit, None]"
#: { $unit } begins to fall: the environmental segment shows how far
UnitBeginsToFallLine: TypeAlias = "LineOf[Literal['unit.begins_to_fall'], Params_unit, None]"
#: { $unit } tests its hull against destruction: { $score } against 5
UnitBulkLine: TypeAlias = "LineOf[Literal['unit.bulk'], Params_held_score_unit, MarkedData | FixedData]"
#: { $unit } tests its hull against destruction
UnitBulkUntoldLine: TypeAlias = "LineOf[Literal['unit.bulk_untold'], Params_unit, None]"
#: { $unit }: { $condition } does { $damage } damage, { $lost } gets through
UnitBurnsLine: TypeAlias = "LineOf[Literal['unit.burns'], Params_condition_damage_lost_unit, BurnData]"
#: { $unit } goes by its build again: integrity { $integrity_was } → { $integrity_now }, stability { $stability_was } → { $stability_now }
UnitByBuildLine: TypeAlias = "LineOf[Literal['unit.by_build'], Params_integrity_now_integrity_was_stability_now_stability_was_unit, None]"
#: { $unit } goes by its build again
UnitByBuildElseLine: TypeAlias = "LineOf[Literal['unit.by_build_else'], Params_integrity_now_integrity_was_stability_now_stability_was_unit, None]"
#: { $unit } goes by the sheet of { $character }, not by its build: integrity { $integrity_was } → { $integrity_now }, stability { $stability_was } → { $stability_now }
UnitBySheetLine: TypeAlias = "LineOf[Literal['unit.by_sheet'], Params_character_integrity_now_integrity_was_stability_now_stability_was_unit, None]"
#: { $unit } goes by the sheet of { $character }, not by its build
UnitBySheetElseLine: TypeAlias = "LineOf[Literal['unit.by_sheet_else'], Params_character_integrity_now_integrity_was_stability_now_stability_was_unit, None]"
#: { $unit } comes into sight at { $to }, level { $level }
UnitCameInSightLine: TypeAlias = "LineOf[Literal['unit.came_in_sight'], Params_level_to_unit, MovedData]"
#: { $unit } is carried up to level { $level }
UnitCarriedLine: TypeAlias = "LineOf[Literal['unit.carried'], Params_level_unit, None]"
#: { $unit } holds on to a wall
UnitClingsLine: TypeAlias = "LineOf[Literal['unit.clings'], Params_maybe_levels_maybe_metres_maybe_total_unit, None]"
#: { $unit } cools down: { $score } against { $mark }
UnitCooledLine: TypeAlias = "LineOf[Literal['unit.cooled'], Params_mark_score_unit, MarkedData | FixedData]"
#: { $unit } cools down
UnitCooledUntoldLine: TypeAlias = "LineOf[Literal['unit.cooled_untold'], Params_unit, None]"
#: { $unit } cools for { $steps -> [one] { $steps } step *[other] { $steps } steps }: energy { $to }
UnitCoolsLine: TypeAlias = "LineOf[Literal['unit.cools'], Params_energy_steps_to_unit, None]"
#: { $unit } cools
UnitCoolsUntoldLine: TypeAlias = "LineOf[Literal['unit.cools_untold'], Params_unit, None]"
#: { $unit } descends { $levels -> [one] { $levels } level *[other] { $levels } levels } to level { $level }
UnitDescendedLine: TypeAlias = "LineOf[Literal['unit.descended'], Params_level_levels_unit, MovedData]"
#: { $unit } is destroyed
UnitDestroyedLine: TypeAlias = "LineOf[Literal['unit.destroyed'], Params_unit, None]"
#: { $unit }: { $pilot } gets out
UnitEjectsLine: TypeAlias = "LineOf[Literal['unit.ejects'], Params_pilot_unit_2, None]"
#: { $unit } holds together at 1 integrity
UnitEnduresLine: TypeAlias = "LineOf[Literal['unit.endures'], Params_score_unit, None]"
#: { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and holds on to a wall: a fall of { $metres } m
UnitFallClingsLine: TypeAlias = "LineOf[Literal['unit.fall_clings'], Params_levels_metres_total_unit, None]"
#: { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and is still falling
UnitFallFallingLine: TypeAlias = "LineOf[Literal['unit.fall_falling'], Params_levels_metres_total_unit, None]"
#: { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and hovers
UnitFallHoversLine: TypeAlias = "LineOf[Literal['unit.fall_hovers'], Params_levels_metres_total_unit, None]"
#: { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and lands: a fall of { $metres } m
UnitFallLandedLine: TypeAlias = "LineOf[Literal['unit.fall_landed'], Params_levels_metres_total_unit, None]"
#: { $unit } falls below the floor and is lost
UnitFallLostLine: TypeAlias = "LineOf[Literal['unit.fall_lost'], Params_levels_metres_total_unit, None]"
#: { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and comes to rest on a unit: a fall of { $metres } m
UnitFallRestsLine: TypeAlias = "LineOf[Literal['unit.fall_rests'], Params_levels_metres_total_unit, None]"
#: { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and comes to rest on { $on }: a fall of { $metres } m
UnitFallRestsOnLine: TypeAlias = "LineOf[Literal['unit.fall_rests_on'], Params_levels_metres_on_total_unit, None]"
#: { $unit } is fitted out as { $build }
UnitFittedLine: TypeAlias = "LineOf[Literal['unit.fitted'], Params_build_unit, None]"
#: { $unit } is fitted out
UnitFittedUntoldLine: TypeAlias = "LineOf[Literal['unit.fitted_untold'], Params_unit, None]"
#: { $by } finds { $unit }
UnitFoundLine: TypeAlias = "LineOf[Literal['unit.found'], Params_by_unit, None]"
#: { $pilot } now steers { $unit }
UnitGivenLine: TypeAlias = "LineOf[Literal['unit.given'], Params_pilot_unit, None]"
#: { $pilot } now steers { $unit } and plays { $character }
UnitGivenWithLine: TypeAlias = "LineOf[Literal['unit.given_with'], Params_character_pilot_unit, None]"
#: { $harm -> [damage] { $unit } takes { $amount } damage from the environment [impact] { $unit } takes an impact of { $amount } from the environment *[heat] { $unit } takes a heat of { $amount } from the environment }
UnitHarmedLine: TypeAlias = "LineOf[Literal['unit.harmed'], Params_amount_harm_unit, HarmedData | None]"
#: { $harm -> [damage] { $unit } takes { $amount } damage in { $zone } [impact] { $unit } takes an impact of { $amount } in { $zone } *[heat] { $unit } takes a heat of { $amount } in { $zone } }
UnitHarmedInZoneLine: TypeAlias = "LineOf[Literal['unit.harmed_in_zone'], Params_amount_harm_unit_zone, HarmedData | None]"
#: { $unit } overheats: it can use no energy until it cools down
UnitHeatsUpLine: TypeAlias = "LineOf[Literal['unit.heats_up'], Params_unit, None]"
#: { $unit } is hidden
UnitHiddenLine: TypeAlias = "LineOf[Literal['unit.hidden'], Params_unit, None]"
#: { $unit } is highlighted: everybody sees it
UnitHighlightedLine: TypeAlias = "LineOf[Literal['unit.highlighted'], Params_unit, None]"
#: { $unit } hovers
UnitHoversLine: TypeAlias = "LineOf[Literal['unit.hovers'], Params_maybe_levels_maybe_metres_maybe_total_unit, None]"
#: After more than one level { $unit } takes an impact of { $impact }, as after every such fall
UnitImpactLine: TypeAlias = "LineOf[Literal['unit.impact'], Params_impact_unit, HarmedData | None]"
#: { $unit } lands
UnitLandsLine: TypeAlias = "LineOf[Literal['unit.lands'], Params_levels_metres_total_unit, None]"
#: { $unit } leaves for { $to }
UnitLeftLine: TypeAlias = "LineOf[Literal['unit.left'], Params_to_unit, None]"
#: { $unit } leaves the map
UnitLeftMapLine: TypeAlias = "LineOf[Literal['unit.left_map'], Params_unit, None]"
#: { $pilot } no longer steers { $unit }
UnitLetGoLine: TypeAlias = "LineOf[Literal['unit.let_go'], Params_pilot_unit, None]"
#: { $pilot } no longer steers { $unit }, nor plays { $character }
UnitLetGoWithLine: TypeAlias = "LineOf[Literal['unit.let_go_with'], Params_character_pilot_unit, None]"
#: { $unit } { $how } to { $to }, level { $level }, using { $cost } range
UnitMovedLine: TypeAlias = "LineOf[Literal['unit.moved'], Params_cost_how_level_to_unit, MovedData]"
#: Overruled: { $unit } { $how } to { $to }, level { $level }, out of turn and free
UnitMovedFreeLine: TypeAlias = "LineOf[Literal['unit.moved_free'], Params_cost_how_level_to_unit, MovedData]"
#: { $pilot } no longer asks for { $unit }
UnitNotAskedForLine: TypeAlias = "LineOf[Literal['unit.not_asked_for'], Params_pilot_seat_unit_why, None]"
#: { $pilot } does not get { $unit }
UnitNotGivenLine: TypeAlias = "LineOf[Literal['unit.not_given'], Params_pilot_seat_unit_why, None]"
#: { $pilot } does not get { $unit }. { $why }
UnitNotGivenWhyLine: TypeAlias = "LineOf[Literal['unit.not_given_why'], Params_pilot_seat_unit_why, None]"
#: { $unit } does not fit on the new map
UnitOffTheMapLine: TypeAlias = "LineOf[Literal['unit.off_the_map'], Params_unit, None]"
#: { $unit } overheats instead: the action fails, and it can use no energy until it cools down
UnitOverheatsLine: TypeAlias = "LineOf[Literal['unit.overheats'], Params_unit, None]"
#: { $unit } passes by, in sight for a while
UnitPassedByLine: TypeAlias = "LineOf[Literal['unit.passed_by'], Params_level_to_unit, MovedData]"
#: { $unit } has a new picture
UnitPicturedLine: TypeAlias = "LineOf[Literal['unit.pictured'], Params_unit, None]"
#: { $unit } is placed at { $to }, level { $level }
UnitPlacedLine: TypeAlias = "LineOf[Literal['unit.placed'], Params_level_to_unit, MovedData]"
#: { $unit } is pressed down to level { $level }
UnitPressedDownLine: TypeAlias = "LineOf[Literal['unit.pressed_down'], Params_level_unit, None]"
#: { $unit } pays 1 energy and keeps its feet
UnitRecoversLine: TypeAlias = "LineOf[Literal['unit.recovers'], Params_unit, None]"
#: { $unit } no longer pays energy to keep its balance
UnitRecoveryOffLine: TypeAlias = "LineOf[Literal['unit.recovery_off'], Params_unit, None]"
#: { $unit } pays energy to keep its balance, when it can
UnitRecoveryOnLine: TypeAlias = "LineOf[Literal['unit.recovery_on'], Params_unit, None]"
#: { $unit } stood by for a minute: its generator is full again, { $energy } energy
UnitRefilledLine: TypeAlias = "LineOf[Literal['unit.refilled'], Params_energy_unit, None]"
#: { $unit } is free to take
UnitReleasedLine: TypeAlias = "LineOf[Literal['unit.released'], Params_unit, None]"
#: { $unit } and { $character } are free to take
UnitReleasedWithLine: TypeAlias = "LineOf[Literal['unit.released_with'], Params_character_unit, None]"
#: { $unit } is removed
UnitRemovedLine: TypeAlias = "LineOf[Literal['unit.removed'], Params_unit, None]"
#: { $unit } repairs { $target } for { $score }: integrity { $to }
UnitRepairsLine: TypeAlias = "LineOf[Literal['unit.repairs'], Params_maybe_mended_score_target_to_unit_maybe_was, ScoreData | FixedData]"
#: { $unit } repairs { $target } for { $score }
UnitRepairsForLine: TypeAlias = "LineOf[Literal['unit.repairs_for'], Params_score_target_unit, ScoreData | FixedData]"
#: { $unit } repairs something for { $score }
UnitRepairsSomethingLine: TypeAlias = "LineOf[Literal['unit.repairs_something'], Params_score_unit, ScoreData | FixedData]"
#: { $unit } repairs something
UnitRepairsSomethingUntoldLine: TypeAlias = "LineOf[Literal['unit.repairs_something_untold'], Params_unit, None]"
#: { $unit } repairs { $target }
UnitRepairsUntoldLine: TypeAlias = "LineOf[Literal['unit.repairs_untold'], Params_target_unit_2, None]"
#: { $unit } stands as it stood at another table
UnitRestoredLine: TypeAlias = "LineOf[Literal['unit.restored'], Params_unit, None]"
#: { $unit } comes to rest on a unit
UnitRestsLine: TypeAlias = "LineOf[Literal['unit.rests'], Params_levels_metres_total_unit, None]"
#: { $unit } comes to rest on { $on }
UnitRestsOnLine: TypeAlias = "LineOf[Literal['unit.rests_on'], Params_levels_metres_on_total_unit, None]"
#: { $unit } is the Handler's again
UnitReturnedLine: TypeAlias = "LineOf[Literal['unit.returned'], Params_unit, None]"
#: { $unit } rises from the ground and hovers
UnitRisesLine: TypeAlias = "LineOf[Literal['unit.rises'], Params_unit, None]"
#: { $unit } rises into the air and begins to fall: the environmental segment shows how far
UnitRoseLine: TypeAlias = "LineOf[Literal['unit.rose'], Params_unit, None]"
#: { $unit } goes out of sight and comes again at { $to }, level { $level }
UnitSeenAgainLine: TypeAlias = "LineOf[Literal['unit.seen_again'], Params_level_to_unit, MovedData]"
#: { $pilot } now steers { $unit } too
UnitSharedLine: TypeAlias = "LineOf[Literal['unit.shared'], Params_pilot_unit, None]"
#: { $unit } comes into view
UnitShownLine: TypeAlias = "LineOf[Literal['unit.shown'], Params_unit, None]"
#: { $unit } stabilises for { $score }: stability { $to }
UnitStabilisedLine: TypeAlias = "LineOf[Literal['unit.stabilised'], Params_extra_maybe_gained_score_to_unit_maybe_was, ScoreData | FixedData]"
#: { $unit } stabilises
UnitStabilisedUntoldLine: TypeAlias = "LineOf[Literal['unit.stabilised_untold'], Params_unit, None]"
#: { $unit } is staggered
UnitStaggeredLine: TypeAlias = "LineOf[Literal['unit.staggered'], Params_unit, None]"
#: { $unit } stays aloft
UnitStayedAloftLine: TypeAlias = "LineOf[Literal['unit.stayed_aloft'], Params_unit, None]"
#: { $unit } stays overheated: { $score } against { $mark }
UnitStaysHotLine: TypeAlias = "LineOf[Literal['unit.stays_hot'], Params_mark_score_unit, MarkedData | FixedData]"
#: { $unit } stays overheated
UnitStaysHotUntoldLine: TypeAlias = "LineOf[Literal['unit.stays_hot_untold'], Params_unit, None]"
#: { $unit } is steady again, and can dodge from its next turn on
UnitSteadiesLine: TypeAlias = "LineOf[Literal['unit.steadies'], Params_unit, None]"
#: { $unit } steadies itself for { $score } + { $extra }: stability { $to }
UnitSteadiesItselfLine: TypeAlias = "LineOf[Literal['unit.steadies_itself'], Params_extra_maybe_gained_score_to_unit_maybe_was, ScoreData | FixedData]"
#: { $unit } steadies itself
UnitSteadiesItselfUntoldLine: TypeAlias = "LineOf[Literal['unit.steadies_itself_untold'], Params_unit, None]"
#: { $unit } steps off and begins to fall: the environmental segment shows how far
UnitSteppedOffLine: TypeAlias = "LineOf[Literal['unit.stepped_off'], Params_unit, None]"
#: { $unit } steps off and comes to rest on { $on }
UnitSteppedOntoLine: TypeAlias = "LineOf[Literal['unit.stepped_onto'], Params_on_unit, None]"
#: { $unit } surveys: { $score }
UnitSurveysLine: TypeAlias = "LineOf[Literal['unit.surveys'], Params_maybe_count_maybe_reach_score_unit, MarkedData | FixedData]"
#: { $unit } surveys
UnitSurveysUntoldLine: TypeAlias = "LineOf[Literal['unit.surveys_untold'], Params_unit, None]"
#: { $unit } surveys and finds nothing: { $score }
UnitSurveysVainLine: TypeAlias = "LineOf[Literal['unit.surveys_vain'], Params_score_unit, MarkedData | FixedData]"
#: { $unit } surveys and finds nothing
UnitSurveysVainUntoldLine: TypeAlias = "LineOf[Literal['unit.surveys_vain_untold'], Params_unit, None]"
#: { $pilot } takes { $unit }
UnitTakenLine: TypeAlias = "LineOf[Literal['unit.taken'], Params_pilot_unit, None]"
#: { $unit } is taken off the map
UnitTakenOffLine: TypeAlias = "LineOf[Literal['unit.taken_off'], Params_unit, None]"
#: { $pilot } takes { $unit } and plays { $character }
UnitTakenWithLine: TypeAlias = "LineOf[Literal['unit.taken_with'], Params_character_pilot_unit, None]"
#: { $unit } is no longer highlighted
UnitUnhighlightedLine: TypeAlias = "LineOf[Literal['unit.unhighlighted'], Params_unit, None]"
#: { $unit } has no picture any more
UnitUnpicturedLine: TypeAlias = "LineOf[Literal['unit.unpictured'], Params_unit, None]"
#: { $unit } changed: { $fields }{ $changes }
UnitUpdatedLine: TypeAlias = "LineOf[Literal['unit.updated'], Params_unit, UpdatedData]"
#: { $unit } goes out of sight
UnitWentOutOfSightLine: TypeAlias = "LineOf[Literal['unit.went_out_of_sight'], Params_level_to_unit, MovedData]"
#: Now in sight: { $units }
UnitsCameInSightLine: TypeAlias = "LineOf[Literal['units.came_in_sight'], Params_units, None]"
#: New wave: { $name }
WaveAddedLine: TypeAlias = "LineOf[Literal['wave.added'], Params_name, None]"
#: { $name } comes
WaveEnteredLine: TypeAlias = "LineOf[Literal['wave.entered'], Params_name, None]"
#: Wave removed: { $name }
WaveRemovedLine: TypeAlias = "LineOf[Literal['wave.removed'], Params_name, None]"
#: Wave changed: { $name }
WaveUpdatedLine: TypeAlias = "LineOf[Literal['wave.updated'], Params_name, None]"
#: { $name } finds no place: choose another one for those who are left
WaveWaitsLine: TypeAlias = "LineOf[Literal['wave.waits'], Params_name, None]"
#: The webhook { $name } has failed for long and is switched off
WebhookOffLine: TypeAlias = "LineOf[Literal['webhook.off'], Params_name, None]"
#: { $kind -> [spawn] New spawn zone: { $name } [objective] New objective zone: { $name } [label] New label: { $name } [marker] New marker: { $name } *[area] New area: { $name } }
ZoneAddedLine: TypeAlias = "LineOf[Literal['zone.added'], Params_kind_name, None]"
#: { $name } is hidden from the players
ZoneHiddenLine: TypeAlias = "LineOf[Literal['zone.hidden'], Params_kind_name, None]"
#: { $kind -> [spawn] Spawn zone removed: { $name } [objective] Objective zone removed: { $name } [label] Label removed: { $name } [marker] Marker removed: { $name } *[area] Area removed: { $name } }
ZoneRemovedLine: TypeAlias = "LineOf[Literal['zone.removed'], Params_kind_name, None]"
#: { $kind -> [spawn] Spawn zone shown: { $name } [objective] Objective zone shown: { $name } [label] Label shown: { $name } [marker] Marker shown: { $name } *[area] Area shown: { $name } }
ZoneShownLine: TypeAlias = "LineOf[Literal['zone.shown'], Params_kind_name, None]"
#: { $kind -> [spawn] Spawn zone changed: { $name } [objective] Objective zone changed: { $name } [label] Label changed: { $name } [marker] Marker changed: { $name } *[area] Area changed: { $name } }
ZoneUpdatedLine: TypeAlias = "LineOf[Literal['zone.updated'], Params_kind_name, None]"

#: A line of the log, told apart by its `code`.
Entry: TypeAlias = "LineOf[Literal['action-rolls.ability'], Params_ability_level_person, None] | LineOf[Literal['action-rolls.acted'], Params_cost_person_text, None] | LineOf[Literal['action-rolls.adjusted'], Params_after_before_person, None] | LineOf[Literal['action-rolls.amended', 'action-rolls.amended-failure', 'action-rolls.effect'], Params_effect_person_text, None] | LineOf[Literal['action-rolls.announced', 'action-rolls.announced-in-opening', 'action-rolls.announced-in-opening-unskilled', 'action-rolls.announced-unskilled'], Params_ability_attributes_person_text, None] | LineOf[Literal['action-rolls.attacks'], Params_other_person, None] | LineOf[Literal['action-rolls.attribute'], Params_attribute_person_value, None] | LineOf[Literal['action-rolls.attributes'], Params_names, None] | LineOf[Literal['action-rolls.cancelled'], Params_person_text, None] | LineOf[Literal['action-rolls.contested'], Params_others_person, None] | LineOf[Literal['action-rolls.damage', 'action-rolls.damage-by'], Params_amount_person_reason, None] | LineOf[Literal['action-rolls.defense'], Params_person_value, None] | LineOf[Literal['action-rolls.defense-none', 'action-rolls.dies', 'action-rolls.failed-hidden', 'action-rolls.framed-hidden', 'action-rolls.injured', 'action-rolls.passed', 'action-rolls.turn-ends', 'action-rolls.turn-starts'], Params_person, None] | LineOf[Literal['action-rolls.edited'], Params_person_what, None] | LineOf[Literal['action-rolls.extra', 'action-rolls.extra-for'], Params_person_text_to_value, None] | LineOf[Literal['action-rolls.extras-rest', 'action-rolls.ones-are-mistakes'], Params_count_person, None] | LineOf[Literal['action-rolls.failed', 'action-rolls.framed'], Params_person_threshold, None] | LineOf[Literal['action-rolls.forgotten', 'action-rolls.noted'], Params_kind_person_text, None] | LineOf[Literal['action-rolls.mistakes'], Params_count_person_text, None] | LineOf[Literal['action-rolls.modifiers'], Params_each_once_person_roll, None] | LineOf[Literal['action-rolls.openings', 'action-rolls.openings-and-mistakes'], Params_count_mistakes_others_person, None] | LineOf[Literal['action-rolls.panics', 'action-rolls.points', 'action-rolls.points-uncounted', 'action-rolls.spent'], Params_person_points, None] | LineOf[Literal['action-rolls.rolled', 'action-rolls.struggled'], Params_dice_faces_ones_person_sides_text, ActionRollData] | LineOf[Literal['action-rolls.save-called', 'action-rolls.save-called-for'], Params_attribute_dice_kind_person_reason, None] | LineOf[Literal['action-rolls.save-failed', 'action-rolls.save-made'], Params_attribute_faces_kind_person_value, SaveRollData] | LineOf[Literal['action-rolls.save-failed-npc', 'action-rolls.save-made-npc'], Params_attribute_faces_kind_person, SaveRollData] | LineOf[Literal['action-rolls.save-waived'], Params_kind_person, None] | LineOf[Literal['action-rolls.state', 'action-rolls.state-over'], Params_person_state, None] | LineOf[Literal['action-rolls.succeeded'], Params_extras_person_threshold_value, None] | LineOf[Literal['action-rolls.succeeded-hidden'], Params_extras_person_value, None] | LineOf[Literal['action-rolls.suffers'], Params_person_reason, None] | LineOf[Literal['action.asked', 'action.withdrawn', 'overruled.unit_untold'], Params_text_unit, None] | LineOf[Literal['action.asks_repair', 'unit.repairs_untold'], Params_target_unit_2, None] | LineOf[Literal['action.denied', 'action.denied_why'], Params_text_unit_why, None] | LineOf[Literal['action.granted'], Params_energy_steps_text_unit, None] | LineOf[Literal['attack.adjusted'], Params_attack_changes_targets_text_unit_weapon, AdjustedData | None] | LineOf[Literal['attack.adjusted_unseen'], Params_attack_changes_targets_text, None] | LineOf[Literal['attack.aimed', 'attack.dodged'], Params_attack_mark_outcome_roller_score_targets_unit_weapon, AttackTestData] | LineOf[Literal['attack.aimed_area'], Params_attack_outcome_roller_score_targets_unit_weapon, AttackTestData] | LineOf[Literal['attack.bulk', 'attack.condition', 'attack.damage', 'attack.mitigated'], Params_attack_roller_score_targets_unit_weapon, AttackScoreData] | LineOf[Literal['attack.bulk_unseen', 'attack.condition_unseen', 'attack.mitigated_unseen'], Params_attack_roller_score_targets, AttackScoreData] | LineOf[Literal['attack.cancelled', 'attack.escaped', 'attack.goes_on', 'attack.nobody'], Params_attack_targets_unit_weapon, None] | LineOf[Literal['attack.cancelled_unseen', 'attack.escaped_unseen', 'attack.goes_on_unseen'], Params_attack_targets, None] | LineOf[Literal['attack.declared', 'attack.declared_area', 'attack.declared_nobody', 'attack.zoned'], Params_at_attack_targets_unit_weapon, DeclaredData | None] | LineOf[Literal['attack.declared_area_unseen', 'attack.zoned_unseen'], Params_at_attack_targets, None] | LineOf[Literal['attack.declared_unseen'], Params_at_attack_targets, DeclaredData | None] | LineOf[Literal['attack.dodged_unseen'], Params_attack_outcome_roller_score_targets, AttackTestData] | LineOf[Literal['attack.result'], Params_attack_lost_result_shaken_targets_unit_weapon, ResultData | None] | LineOf[Literal['attack.result_unseen'], Params_attack_lost_result_shaken_targets, None] | LineOf[Literal['attack.void'], Params_attack_unit, None] | LineOf[Literal['background.gone', 'background.set', 'q-star.pool_added', 'q-star.skill_removed', 'scene.activated', 'scene.added', 'scene.removed', 'seat.banned', 'seat.kicked', 'seat.left', 'seat.now_handler', 'seat.now_pilot', 'table.renamed', 'wave.added', 'wave.entered', 'wave.removed', 'wave.updated', 'wave.waits', 'webhook.off'], Params_name, None] | LineOf[Literal['ban.lifted', 'ban.made'], Params_name_pilot, None] | LineOf[Literal['build.asked', 'build.changed', 'build.denied', 'build.not_asked', 'build.removed', 'build.saved'], Params_build_2, None] | LineOf[Literal['categories.clipped'], Params_character_lost, None] | LineOf[Literal['categories.set'], Params_categories, None] | LineOf[Literal['ceiling.cleared'], Params_level, None] | LineOf[Literal['ceiling.set'], Params_level_2, None] | LineOf[Literal['chapter.closed'], Params_chapter_maybe_dice_seed, None] | LineOf[Literal['chapter.opened'], Params_chapter_commitment, None] | LineOf[Literal['character.added', 'character.added_frame'], Params_character_frame, None] | LineOf[Literal['character.advanced'], Params_category_character_left_price, None] | LineOf[Literal['character.approved', 'character.plan_withdrawn', 'character.removed', 'character.unlinked', 'character.unseated'], Params_character, None] | LineOf[Literal['character.award_gone', 'character.awarded', 'character.edited_award'], Params_attribute_bonus_character, None] | LineOf[Literal['character.declined', 'character.declined_why'], Params_character_reason, None] | LineOf[Literal['character.edited_advances'], Params_category_character_times, None] | LineOf[Literal['character.edited_credits'], Params_character_credits, None] | LineOf[Literal['character.edited_points'], Params_attribute_character_value, None] | LineOf[Literal['character.edited_salvage', 'character.salvaged'], Params_character_salvage, None] | LineOf[Literal['character.edited_spent'], Params_character_spent, None] | LineOf[Literal['character.frame_replaced'], Params_character_left_price, None] | LineOf[Literal['character.linked', 'character.linked_by_build', 'unit.released_with'], Params_character_unit, None] | LineOf[Literal['character.planned'], Params_character_count_price, None] | LineOf[Literal['character.raised'], Params_attribute_category_character_from_points_to, None] | LineOf[Literal['character.refitted'], Params_category_character_from_left_price_to, None] | LineOf[Literal['character.seated'], Params_character_pilot, None] | LineOf[Literal['character.updated'], Params_changed_character, None] | LineOf[Literal['chat.said', 'environment.effect', 'environment.removed', 'overruled.verdict'], Params_text, None] | LineOf[Literal['chat.to_handlers', 'chat.whispered'], Params_names_text, None] | LineOf[Literal['condition.begun', 'condition.over'], Params_condition_unit, ConditionData | None] | LineOf[Literal['conflict.ended', 'round.begun'], Params_round, None] | LineOf[Literal['course-and-flow.answered'], Params_flow_player_skill_threshold, None] | LineOf[Literal['course-and-flow.asked'], Params_about_player_question_text, None] | LineOf[Literal['course-and-flow.course-follows'], Params_die_face_player, None] | LineOf[Literal['course-and-flow.course-set'], Params_die_face, None] | LineOf[Literal['course-and-flow.declined', 'course-and-flow.high-compelling', 'course-and-flow.high-daring', 'course-and-flow.high-expertise', 'course-and-flow.high-sneaky', 'course-and-flow.high-thriving', 'course-and-flow.intent-withdrawn', 'course-and-flow.no-flow-begun', 'course-and-flow.not-recovered', 'course-and-flow.roll-cancelled', 'course-and-flow.shelter-ended', 'q-star.cancelled'], Params_player, None] | LineOf[Literal['course-and-flow.dice-set'], Params_dice_player, None] | LineOf[Literal['course-and-flow.elected'], Params_course_course_face_die_face_other_other_face_player, None] | LineOf[Literal['course-and-flow.flow-begun', 'course-and-flow.flow-gained', 'course-and-flow.flow-kept', 'course-and-flow.flow-set'], Params_flow_value, None] | LineOf[Literal['course-and-flow.flow-dropped', 'course-and-flow.flow-lost'], Params_flow, None] | LineOf[Literal['course-and-flow.intent-stated'], Params_flow_how_player_skill_text, None] | LineOf[Literal['course-and-flow.intent-taken', 'course-and-flow.reacted', 'course-and-flow.win-offered', 'course-and-flow.win-taken'], Params_player_text, None] | LineOf[Literal['course-and-flow.learnt', 'course-and-flow.may-learn', 'course-and-flow.not-learnt', 'course-and-flow.skill-set'], Params_player_skill_value, None] | LineOf[Literal['course-and-flow.nothing-to-recover', 'fight.restored', 'table.base_each', 'table.base_shared', 'table.fog_off', 'table.fog_own', 'table.fog_team', 'table.marks_handler', 'table.marks_open', 'table.npcs_all', 'table.npcs_condition', 'table.npcs_nothing', 'table.repairs_asked', 'table.repairs_free', 'table.upgrades_asked', 'table.upgrades_free', 'undone.ground'], NoParams, None] | LineOf[Literal['course-and-flow.question-answered'], Params_player_question_text, None] | LineOf[Literal['course-and-flow.recovered'], Params_player_slot_track, None] | LineOf[Literal['course-and-flow.rolled'], Params_die_face_first_first_face_player_second_second_face, CourseRollData] | LineOf[Literal['course-and-flow.slot-cleared', 'course-and-flow.slot-marked'], Params_slot_track_2, None] | LineOf[Literal['course-and-flow.sum-intent', 'course-and-flow.sum-not-yet', 'course-and-flow.sum-win'], Params_player_sum_threshold, None] | LineOf[Literal['course-and-flow.tie'], Params_face_player, None] | LineOf[Literal['course-and-flow.token-gained'], Params_player_token, None] | LineOf[Literal['course-and-flow.token-spent'], Params_about_player_question_text_token, None] | LineOf[Literal['course-and-flow.tokens-set'], Params_player_token_value, None] | LineOf[Literal['course-and-flow.track-dropped'], Params_track, None] | LineOf[Literal['course-and-flow.track-set'], Params_kind_slots_track, None] | LineOf[Literal['credits.given'], Params_amount_from_left_to, None] | LineOf[Literal['dice.mixed'], Params_by_mix_text, MixData] | LineOf[Literal['dice.rolled', 'dice.rolled_for'], Params_notation_reason_total, FreeRollData] | LineOf[Literal['dice.unseen'], NoParams, ScoreData] | LineOf[Literal['environment.added', 'environment.added_for', 'environment.added_lasting', 'environment.added_next'], Params_round_text, None] | LineOf[Literal['fog.covered', 'fog.revealed', 'terrain.noted', 'terrain.set'], Params_count, None] | LineOf[Literal['invite.rotated'], Params_role, None] | LineOf[Literal['journal.added', 'journal.edited', 'journal.moved', 'journal.presented', 'journal.presented_all', 'journal.removed', 'journal.shown', 'journal.shown_all', 'journal.shown_nobody', 'journal.writers'], Params_page_2, None] | LineOf[Literal['journal.presented_some', 'journal.shown_some'], Params_names_page, None] | LineOf[Literal['map.resized', 'map.set'], Params_columns_rows, None] | LineOf[Literal['map.resized_lost'], Params_columns_props_rows_units, None] | LineOf[Literal['mission.added', 'mission.briefed', 'mission.halted', 'mission.removed', 'mission.started', 'mission.withdrawn'], Params_mission, None] | LineOf[Literal['mission.charged', 'mission.pay'], Params_amount_character_credits_mission, PayData] | LineOf[Literal['mission.corrected_integrity'], Params_character_mission_now_was, None] | LineOf[Literal['mission.corrected_uses'], Params_character_mission_now_tier_was, None] | LineOf[Literal['mission.deduction_added', 'mission.deduction_applies', 'mission.deduction_offered', 'mission.deduction_open', 'mission.deduction_updated'], Params_amount_mission_text, None] | LineOf[Literal['mission.deduction_removed', 'mission.objective_removed'], Params_mission_text, None] | LineOf[Literal['mission.integrity_lost'], Params_character_lost_mission, None] | LineOf[Literal['mission.objective_added', 'mission.objective_hidden', 'mission.objective_revealed', 'mission.objective_updated'], Params_bonus_mission_text, None] | LineOf[Literal['mission.objective_result'], Params_mission_result_text, None] | LineOf[Literal['mission.paid', 'mission.result'], Params_mission_result, None] | LineOf[Literal['mission.updated'], Params_fields_mission, None] | LineOf[Literal['mission.used'], Params_character_count_mission_tier, None] | LineOf[Literal['module.area_ended'], Params_at_text_unit, None] | LineOf[Literal['module.carried_out'], Params_module_unit_2, None] | LineOf[Literal['module.given_back', 'module.given_back_why', 'module.taken_back'], Params_module_unit_why, None] | LineOf[Literal['module.last'], Params_module_text_unit, None] | LineOf[Literal['module.used'], Params_module_text_unit, Module] | LineOf[Literal['module.used_at'], Params_at_module_text_unit, Module] | LineOf[Literal['overruled.a_rule'], Params_rules_text_unit, RulesData | None] | LineOf[Literal['overruled.a_rule_round', 'overruled.rules_round'], Params_rules_text, RulesData] | LineOf[Literal['overruled.acted', 'overruled.again'], Params_text_units, None] | LineOf[Literal['overruled.deed', 'pilot.gone', 'pilot.killed', 'reaction.after', 'reaction.in_time_untold', 'reaction.late_untold', 'reaction.over', 'reaction.wasted', 'unit.ablates_untold', 'unit.added', 'unit.arrived', 'unit.barred', 'unit.begins_to_fall', 'unit.bulk_untold', 'unit.cooled_untold', 'unit.cools_untold', 'unit.destroyed', 'unit.fitted_untold', 'unit.heats_up', 'unit.hidden', 'unit.highlighted', 'unit.left_map', 'unit.off_the_map', 'unit.overheats', 'unit.pictured', 'unit.recovers', 'unit.recovery_off', 'unit.recovery_on', 'unit.released', 'unit.removed', 'unit.repairs_something_untold', 'unit.restored', 'unit.returned', 'unit.rises', 'unit.rose', 'unit.shown', 'unit.stabilised_untold', 'unit.staggered', 'unit.stayed_aloft', 'unit.stays_hot_untold', 'unit.steadies', 'unit.steadies_itself_untold', 'unit.stepped_off', 'unit.surveys_untold', 'unit.surveys_vain_untold', 'unit.taken_off', 'unit.unhighlighted', 'unit.unpictured'], Params_unit, None] | LineOf[Literal['overruled.round'], Params_active_round_segment_text, None] | LineOf[Literal['overruled.rules'], Params_rules_text_unit, RulesData] | LineOf[Literal['overruled.system'], Params_parts_system_text, None] | LineOf[Literal['overruled.test'], Params_label_outcome_text_unit, None] | LineOf[Literal['overruled.unit'], Params_changes_text_unit, SetData] | LineOf[Literal['pilot.alights', 'pilot.dropped'], Params_level_to_unit, None] | LineOf[Literal['pilot.back', 'pilot.boards', 'pilot.in_hand'], Params_frame_unit, None] | LineOf[Literal['prop.added', 'prop.hidden', 'prop.removed', 'prop.shown'], Params_at_prop, PlaceData | None] | LineOf[Literal['prop.damaged', 'prop.destroyed'], Params_at_maybe_damage_left_loss_prop, PlaceData | None] | LineOf[Literal['prop.unharmed'], Params_at_damage_left_loss_prop, PlaceData | None] | LineOf[Literal['prop.updated'], Params_maybe_at_prop, PlaceData | None] | LineOf[Literal['q-star.asked'], Params_difficulty_player_text_trait, None] | LineOf[Literal['q-star.asked_hidden'], Params_player_text_trait, None] | LineOf[Literal['q-star.bonus_removed'], Params_name_player_trait, None] | LineOf[Literal['q-star.bonus_set'], Params_name_player_trait_value, None] | LineOf[Literal['q-star.both_critical', 'q-star.tied'], Params_total, None] | LineOf[Literal['q-star.cancelled_contest'], Params_opponent_player, None] | LineOf[Literal['q-star.challenged'], Params_opponent_other_player_trait, None] | LineOf[Literal['q-star.checked', 'q-star.critical'], Params_die_difficulty_outcome_player_total_trait, CheckData] | LineOf[Literal['q-star.checked_hidden', 'q-star.critical_hidden'], Params_die_outcome_player_total_trait, CheckData] | LineOf[Literal['q-star.checked_npc', 'q-star.critical_npc'], Params_die_difficulty_npc_outcome_player_total_trait, CheckData] | LineOf[Literal['q-star.checked_npc_hidden', 'q-star.critical_npc_hidden'], Params_die_npc_outcome_player_total_trait, CheckData] | LineOf[Literal['q-star.lost', 'q-star.spent'], Params_amount_left_player_pool, None] | LineOf[Literal['q-star.lost_beyond', 'q-star.lost_beyond_open'], Params_amount_beyond_left_player_pool_text, None] | LineOf[Literal['q-star.lowered', 'q-star.raised'], Params_before_die_player_trait, None] | LineOf[Literal['q-star.npc_added', 'q-star.npc_edited'], Params_npc_number_veil, None] | LineOf[Literal['q-star.npc_added_veiled', 'q-star.npc_edited_veiled', 'q-star.npc_gone'], Params_npc_2, None] | LineOf[Literal['q-star.pool_removed'], Params_pool_2, None] | LineOf[Literal['q-star.pool_set'], Params_player_pool_value, None] | LineOf[Literal['q-star.side_critical', 'q-star.side_rolled'], Params_die_player_total_trait, SideRollData] | LineOf[Literal['q-star.skill_added'], Params_attribute_name, None] | LineOf[Literal['q-star.won', 'q-star.won_critical'], Params_loser_other_total_winner, ContestData] | LineOf[Literal['reaction.in_time', 'reaction.late', 'unit.cooled', 'unit.stays_hot'], Params_mark_score_unit, MarkedData | FixedData] | LineOf[Literal['redone', 'undone'], Params_maybe_change_what, RevertedData] | LineOf[Literal['redone.steps', 'undone.steps'], Params_change_n_what, RevertedData] | LineOf[Literal['scene.renamed'], Params_name_was, None] | LineOf[Literal['seat.joined'], Params_name_role, None] | LineOf[Literal['segment.begun'], Params_round_segment, None] | LineOf[Literal['table.branched', 'table.imported'], Params_name_source, BranchData] | LineOf[Literal['table.created'], Params_maybe_commitment_name, None] | LineOf[Literal['table.reactions', 'table.sight', 'table.tuning'], Params_n, None] | LineOf[Literal['table.systems'], Params_systems, None] | LineOf[Literal['terrain.unveiled', 'terrain.veiled'], Params_count, PlaceData | None] | LineOf[Literal['test.requested'], Params_kind_label_mark_unit, None] | LineOf[Literal['test.requested_hidden'], Params_kind_label_unit, None] | LineOf[Literal['test.rolled'], Params_kind_label_mark_outcome_score_unit, TestData] | LineOf[Literal['test.rolled_by'], Params_character_kind_label_mark_outcome_score, TestData] | LineOf[Literal['test.rolled_by_hidden'], Params_character_kind_label_outcome_score, TestData] | LineOf[Literal['test.rolled_free'], Params_kind_label_mark_outcome_score, TestData] | LineOf[Literal['test.rolled_free_hidden'], Params_kind_label_outcome_score, TestData] | LineOf[Literal['test.rolled_hidden'], Params_kind_label_outcome_score_unit, TestData] | LineOf[Literal['test.withdrawn'], Params_label_unit, None] | LineOf[Literal['timer.started'], Params_time, None] | LineOf[Literal['timer.started_for'], Params_name_time, None] | LineOf[Literal['turn.abstained', 'turn.ended', 'turn.skipped', 'turn.started'], Params_unit, InPlaceData | None] | LineOf[Literal['undone.pages'], Params_pages, None] | LineOf[Literal['undone.sight', 'units.came_in_sight'], Params_units, None] | LineOf[Literal['unit.ablates'], Params_negated_unit, None] | LineOf[Literal['unit.arrived_from'], Params_from_unit, None] | LineOf[Literal['unit.asked_for', 'unit.given', 'unit.let_go', 'unit.shared', 'unit.taken'], Params_pilot_unit, None] | LineOf[Literal['unit.bulk'], Params_held_score_unit, MarkedData | FixedData] | LineOf[Literal['unit.burns'], Params_condition_damage_lost_unit, BurnData] | LineOf[Literal['unit.by_build', 'unit.by_build_else'], Params_integrity_now_integrity_was_stability_now_stability_was_unit, None] | LineOf[Literal['unit.by_sheet', 'unit.by_sheet_else'], Params_character_integrity_now_integrity_was_stability_now_stability_was_unit, None] | LineOf[Literal['unit.came_in_sight', 'unit.passed_by', 'unit.placed', 'unit.seen_again', 'unit.went_out_of_sight'], Params_level_to_unit, MovedData] | LineOf[Literal['unit.carried', 'unit.pressed_down'], Params_level_unit, None] | LineOf[Literal['unit.clings', 'unit.hovers'], Params_maybe_levels_maybe_metres_maybe_total_unit, None] | LineOf[Literal['unit.cools'], Params_energy_steps_to_unit, None] | LineOf[Literal['unit.descended'], Params_level_levels_unit, MovedData] | LineOf[Literal['unit.ejects'], Params_pilot_unit_2, None] | LineOf[Literal['unit.endures'], Params_score_unit, None] | LineOf[Literal['unit.fall_clings', 'unit.fall_falling', 'unit.fall_hovers', 'unit.fall_landed', 'unit.fall_lost', 'unit.fall_rests', 'unit.lands', 'unit.rests'], Params_levels_metres_total_unit, None] | LineOf[Literal['unit.fall_rests_on', 'unit.rests_on'], Params_levels_metres_on_total_unit, None] | LineOf[Literal['unit.fitted'], Params_build_unit, None] | LineOf[Literal['unit.found'], Params_by_unit, None] | LineOf[Literal['unit.given_with', 'unit.let_go_with', 'unit.taken_with'], Params_character_pilot_unit, None] | LineOf[Literal['unit.harmed'], Params_amount_harm_unit, HarmedData | None] | LineOf[Literal['unit.harmed_in_zone'], Params_amount_harm_unit_zone, HarmedData | None] | LineOf[Literal['unit.impact'], Params_impact_unit, HarmedData | None] | LineOf[Literal['unit.left'], Params_to_unit, None] | LineOf[Literal['unit.moved', 'unit.moved_free'], Params_cost_how_level_to_unit, MovedData] | LineOf[Literal['unit.not_asked_for', 'unit.not_given', 'unit.not_given_why'], Params_pilot_seat_unit_why, None] | LineOf[Literal['unit.refilled'], Params_energy_unit, None] | LineOf[Literal['unit.repairs'], Params_maybe_mended_score_target_to_unit_maybe_was, ScoreData | FixedData] | LineOf[Literal['unit.repairs_for'], Params_score_target_unit, ScoreData | FixedData] | LineOf[Literal['unit.repairs_something'], Params_score_unit, ScoreData | FixedData] | LineOf[Literal['unit.stabilised', 'unit.steadies_itself'], Params_extra_maybe_gained_score_to_unit_maybe_was, ScoreData | FixedData] | LineOf[Literal['unit.stepped_onto'], Params_on_unit, None] | LineOf[Literal['unit.surveys'], Params_maybe_count_maybe_reach_score_unit, MarkedData | FixedData] | LineOf[Literal['unit.surveys_vain'], Params_score_unit, MarkedData | FixedData] | LineOf[Literal['unit.updated'], Params_unit, UpdatedData] | LineOf[Literal['zone.added', 'zone.hidden', 'zone.removed', 'zone.shown', 'zone.updated'], Params_kind_name, None]"

#: A unit in a scene that is not shown.
AbsentUnit = TypedDict("AbsentUnit", {
    #: id of the unit
    'unit': 'str',
    #: its name
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: it is a wreck
    'destroyed': 'bool',
})

#: Your command is stored. Its changes for you, up to `seq`, were sent before this frame.
AckFrame = TypedDict("AckFrame", {
    #: the kind of the message
    't': "Literal['ack']",
    #: the id of your command
    'id': 'str',
    #: the number of your view after this
    'seq': 'int',
})

#: An action of a unit. `steps` and `energy` are the costs of one use.
Action = TypedDict("Action", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the group in which lists show it
    'group': "Literal['move', 'attack', 'steady', 'look', 'other']",
    #: what it does
    'effect': "Literal['move', 'fly', 'descend', 'stay', 'attack', 'stabilise', 'cool', 'mend', 'repair', 'survey', 'module', 'improvise', 'react', 'board', 'alight']",
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: the most steps that one use may take; 0: no more than `steps`
    'most': 'int',
    #: the weapon or expansion, or the Handler, sets the costs
    'own_costs': 'bool',
    #: what it requires, in words of the rules
    'needs': 'list[str]',
})

#: Requests something that no rule covers or that one bars, also while staggered.
ActionAskCommand = TypedDict("ActionAskCommand", {
    #: the name of the command
    'type': "Literal['action.ask']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: what it asks for
    'text': 'str',
    #: where the unit would be after a movement
    'to': 'NotRequired[HexForm | None]',
    #: the attack it would make
    'attack': 'NotRequired[WeaponUseForm | None]',
})

#: Spends steps to gain energy and to help the next test against overheating (FS C 3.10).
ActionCoolCommand = TypedDict("ActionCoolCommand", {
    #: the name of the command
    'type': "Literal['action.cool']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: steps to spend
    'steps': 'int',
})

#: Declines a request, with the reason if there is one. A pilot withdraws its own request.
ActionDenyCommand = TypedDict("ActionDenyCommand", {
    #: the name of the command
    'type': "Literal['action.deny']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the request
    'ask': 'str',
    #: the reason; part of the log
    'text': 'NotRequired[str]',
})

#: Grants a request: the unit pays this cost and acts, staggered or not.  An ordinary request costs
#: `steps` and `energy`; a repair costs what repairs cost. An expansion is paid for already, and
#: granting it says that it has been carried out, with `at` also where its unit is then. A seat
#: that requested a unit gets control of it.
ActionGrantCommand = TypedDict("ActionGrantCommand", {
    #: the name of the command
    'type': "Literal['action.grant']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the request
    'ask': 'str',
    #: also place the unit there
    'at': 'NotRequired[CellForm | None]',
    #: declare the requested attack, although a rule bars its line
    'attack': 'NotRequired[bool]',
    #: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: steps that it pays
    'steps': 'NotRequired[int]',
    #: energy that it pays
    'energy': 'NotRequired[int]',
    #: also where it only overheats the frame
    'anyway': 'NotRequired[bool]',
})

#: Ends a condition that steps can mend, at the steps it names (FS C 3.12).
ActionMendCommand = TypedDict("ActionMendCommand", {
    #: the name of the command
    'type': "Literal['action.mend']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: its kind, or its place among the conditions of the unit, from 0
    'condition': 'int | str',
})

#: One step: regain the score of a Smarts roll as integrity (FS C 3.9).  It repairs the unit
#: itself, or the `target` beside it. Where the table does not allow repairs, `anyway` asks the
#: Handler for one.
ActionRepairCommand = TypedDict("ActionRepairCommand", {
    #: the name of the command
    'type': "Literal['action.repair']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: id of the unit beside it that is repaired; by default itself
    'target': 'NotRequired[str | None]',
    #: where the table does not allow repairs, ask the Handler for one
    'anyway': 'NotRequired[bool]',
})

#: The dice of an action.
ActionRollData = TypedDict("ActionRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[LineDie]',
    #: id of the action
    'attempt': 'str',
    #: added to the roll
    'roll': 'int',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: One step: regain the score of a Synergy roll as stability, also while staggered (FS C 3.7).
ActionStabiliseCommand = TypedDict("ActionStabiliseCommand", {
    #: the name of the command
    'type': "Literal['action.stabilise']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
})

#: The weapon, module, unit or condition that an action is about.
ActionSubject = TypedDict("ActionSubject", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
})

#: One step: a Smarts test against 5 that reveals hidden units nearby (FS C 3.11).
ActionSurveyCommand = TypedDict("ActionSurveyCommand", {
    #: the name of the command
    'type': "Literal['action.survey']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
})

#: Something that a unit can do.
ActionView = TypedDict("ActionView", {
    #: its id
    'id': 'str',
    #: the action, by id
    'action': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the group in which lists show it
    'group': 'str',
    #: the weapon or expansion that it is about; null: none
    'of': 'ActionSubject | None',
    #: steps that it costs
    'steps': 'int',
    #: the most steps that it can take
    'most': 'int',
    #: energy that it costs
    'energy': 'int',
    #: of a movement that goes on: the price of a new one instead (`new` of `unit.move`); null
    #: where it cannot be begun or there is no rest of one
    'anew': 'PriceView | None',
    #: does it, once the fields in `missing` are added
    'command': 'dict[str, Any]',
    #: fields of `command` that the sender adds before it sends it: `path` of `unit.move`, `at` of
    #: `attack.declare`, `text` of `action.ask`; empty: it is complete
    'missing': 'list[str]',
    #: what the hex `at` of the command must be; null: it names none
    'place': 'PlaceNeedView | None',
    #: it is possible now
    'available': 'bool',
    #: why it cannot be done now
    'reason': 'ActionsReason | None',
    #: it can be done, with this result; the command then needs `anyway`
    'warns': 'ActionsReason | None',
    #: it can be done, but has no use now, for this reason; it needs no flag
    'of_no_use': 'ActionsReason | None',
})

#: Everything that a unit can do.
ActionsAnswer = TypedDict("ActionsAnswer", {
    #: all actions of the unit
    'actions': 'list[ActionView]',
})

#: A unit.
ActionsQuery = TypedDict("ActionsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: list also what the Handler could let it do out of turn and at no cost
    'free': 'NotRequired[bool]',
})

#: Why something cannot be done, in an answer to the query `actions`.
ActionsReason: TypeAlias = "RefusedBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | RefusedBy[Literal['asked-enough', 'descended-enough', 'walked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['attack-pending', 'attack-rolled', 'destroyed', 'expansions-off', 'has-not-flown', 'no-frame-near', 'no-lock-on', 'not-acted', 'not-carried', 'not-in-air', 'not-on-map', 'not-yours', 'nothing-below', 'nothing-to-regain', 'nothing-to-repair', 'on-foot', 'overheated', 'own-turn', 'reaction-pending', 'stability-full', 'staggered', 'stays-up', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['no-carrier', 'other-side'], Params_frame_unit, RefusalData] | RefusedBy[Literal['no-chance'], Params_mark_most_unit, RefusalData] | RefusedBy[Literal['no-conflict', 'repairs-off'], NoParams, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-speed', 'one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData]"

#: Add an entry from a file of the library.
AddDocument = TypedDict("AddDocument", {
    #: its kind
    'kind': "Literal['document']",
    #: a file of the library
    'document': 'dict[str, Any]',
})

#: Adds a unit. It acts in this round if its segment is still to come (FS 6.1).  Integrity,
#: stability and energy are the maxima. A name that another unit of the scene has gets a number.
#: `build` and `force`, as in `unit.fit`, make it a frame with the numbers of that build. Without a
#: build, speed, integrity and stability are required.
AddUnitForm = TypedDict("AddUnitForm", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its name; one that is taken gets a number
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['ally', 'enemy', 'neutral', 'pilot']",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: its most integrity
    'integrity': 'NotRequired[int]',
    #: its most stability
    'stability': 'NotRequired[int]',
    #: its cell; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: its most energy
    'energy': 'NotRequired[int]',
    #: the pilots' side does not know of it
    'hidden': 'NotRequired[bool]',
    #: the seat that controls it
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one, for a unit of several cells
    'footprint': 'NotRequired[list[list[int]] | None]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: id of a build, or a whole build: it is a frame
    'build': 'NotRequired[str | BuildForm]',
    #: accept problems of points and expansions of the build
    'force': 'NotRequired[bool]',
})

#: Adjustments by the Handler (FS C 4.12): each number is added to its step, an `outcome` replaces.
Adjust = TypedDict("Adjust", {
    #: added to targeting
    'targeting': 'int',
    #: added to the mark
    'mark': 'int',
    #: added to dodging
    'dodge': 'int',
    #: added to the damage
    'damage': 'int',
    #: added to the mitigation
    'mitigation': 'int',
    #: how the attack ends; null: as the dice fall
    'outcome': "Literal['miss', 'hit', 'direct'] | None",
})

#: An attack whose numbers the Handler set.
AdjustedData = TypedDict("AdjustedData", {
    #: id of the attack
    'attack': 'str',
    #: the numbers that were set
    'set': 'AttackChanges',
})

#: What an attack on one designation would be, with everything in its area.
AimAnswer = TypedDict("AimAnswer", {
    #: what this use costs
    'costs': 'UseCosts',
    #: the weapon can be used now
    'available': 'bool',
    #: why it cannot be used now
    'reason': 'AimReason | None',
    #: it can be used, with this result
    'warns': 'AimReason | None',
    #: it can be designated
    'designable': 'bool',
    #: it can be designated, but no roll would hit any of `targets`; no flag is needed
    'of_no_use': 'AimReason | None',
    #: distance in hexes
    'distance': 'int',
    #: hexes beyond the range
    'beyond': 'int',
    #: the centre of the area of a melee weapon; null: none
    'centre': 'CellDocument | None',
    #: the possible centres of that area
    'centres': 'list[CellDocument]',
    #: all that it would hit
    'targets': 'list[AimedTarget]',
})

#: The first step of an attack: the test to hit, or to dodge.
AimDocument = TypedDict("AimDocument", {
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: the roll; null: there was none
    'test': 'RolledDocument | None',
    #: what it was compared with
    'mark': 'int',
    #: by how much it is above the mark; negative: below
    'margin': 'int',
    #: the second look made a miss a hit
    'looked': 'bool',
    #: a direct hit because the target is staggered
    'exposed': 'bool',
    #: the Handler said how it ends
    'forced': 'bool',
})

#: The use of a weapon on one designation.
AimQuery = TypedDict("AimQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the weapon in the build
    'weapon': 'str',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: with the bonus of having waited for its zone
    'zone': 'NotRequired[bool]',
    #: as an action that the Handler grants
    'free': 'NotRequired[bool]',
    #: what it aims at
    'at': 'DesignationForm',
    #: the centre of the area of a melee weapon
    'centre': 'NotRequired[CellForm | None]',
})

#: Why something cannot be done, in an answer to the query `aim`.
AimReason: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'not-on-map', 'overheated', 'reaction-pending', 'self-target', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight', 'sure-miss'], Params_weapon, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData]"

#: One target of an attack on a designation.
AimedTarget = TypedDict("AimedTarget", {
    #: of the test to hit or to dodge, explained
    'mark': 'Number | None',
    #: what is added to that test
    'modifiers': 'list[Part]',
    #: everything that settles the attack
    'exchange': 'ExchangeDocument | None',
    #: exact chances before any die: outcomes, and damage, impact, stagger, destroy (null where the
    #: target's numbers are not told)
    'odds': 'OddsDocument | None',
    #: id of the unit
    'unit': 'str | None',
    #: id of the prop
    'prop': 'str | None',
})

#: The answer to a query. The query says which of the answers it is.
AnswerFrame = TypedDict("AnswerFrame", {
    #: the kind of the message
    't': "Literal['answer']",
    #: the id of your query
    'id': 'str',
    #: the answer
    'result': 'QueryAnswer',
})

#: A condition that an attack has left.
AppliedCondition = TypedDict("AppliedCondition", {
    #: its kind
    'kind': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: what its kind says
    'value': 'int',
    #: id of the unit that caused it, or empty
    'by': 'str',
})

#: The cells around a centre.
AreaAnswer = TypedDict("AreaAnswer", {
    #: [q, r, bottom, top], bottom <= level < top
    'stacks': 'list[list[int]]',
})

#: Which cells lie within `radius` steps of a cell?
AreaQuery = TypedDict("AreaQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the cell in its middle
    'at': 'CellForm',
    #: steps from it
    'radius': 'int',
})

#: What waits for the Handler's word.
AskView = TypedDict("AskView", {
    #: its id
    'id': 'str',
    #: id of the unit
    'unit': 'str',
    #: its text
    'text': 'str',
    #: module, repair, unit, or empty: something that no rule knows
    'kind': 'str',
    #: the expansion, who is to be repaired, or the seat that asks for the unit
    'about': 'str',
    #: paid already
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: the hex of a movement or an expansion
    'to': 'HexDocument | None',
    #: the one that a rule bars
    'attack': 'AskedAttackView | None',
    #: for the Handler only: what it would cost by the rules
    'price': 'NotRequired[PriceView]',
})

#: An attack that a unit asks to be let, as `action.ask` said it.
AskedAttackView = TypedDict("AskedAttackView", {
    #: id of the weapon
    'weapon': 'str',
    #: what it aims at
    'at': 'UnitPoint | PropPoint | CellDocument',
    #: of its area
    'centre': 'CellDocument | None',
    #: with the weapon's own die
    'homing': 'bool',
    #: steps spent on targeting
    'prepare': 'int',
    #: it waits for the unit's next turn
    'zone': 'bool',
    #: what gets the bonus when a target moves inside the zone
    'inside': "Literal['targeting', 'damage']",
})

#: The Handler's changes to the numbers of an attack, for one target or for all (FS C 4.12).  Each
#: number replaces the one set before.
AttackAdjustCommand = TypedDict("AttackAdjustCommand", {
    #: the name of the command
    'type': "Literal['attack.adjust']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
    #: id of the target that it is about; by default all
    'target': 'NotRequired[str | None]',
    #: added to targeting
    'targeting': 'NotRequired[int]',
    #: added to the mark
    'mark': 'NotRequired[int]',
    #: added to dodging
    'dodge': 'NotRequired[int]',
    #: added to the damage
    'damage': 'NotRequired[int]',
    #: added to the mitigation
    'mitigation': 'NotRequired[int]',
    #: how the attack ends; null: as the dice fall
    'outcome': "NotRequired[Literal['direct', 'hit', 'miss'] | None]",
    #: why; part of the log
    'text': 'NotRequired[str]',
})

#: Calls an attack off. What it cost stays spent (FS C 4.28).
AttackCancelCommand = TypedDict("AttackCancelCommand", {
    #: the name of the command
    'type': "Literal['attack.cancel']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
})

#: The numbers of an attack that the Handler set.
AttackChanges = TypedDict("AttackChanges", {
    #: how it ends; null: as the dice fall
    'outcome': "NotRequired[Literal['miss', 'hit', 'direct'] | None]",
    #: added to the mark
    'mark': 'NotRequired[int]',
    #: added to targeting
    'targeting': 'NotRequired[int]',
    #: added to dodging
    'dodge': 'NotRequired[int]',
    #: added to the damage
    'damage': 'NotRequired[int]',
    #: added to the mitigation
    'mitigation': 'NotRequired[int]',
})

#: Attacks what `at` designates with a weapon, at a cost of steps, energy and recoil (FS C 4.23).
#: `centre`: where the area of a melee weapon lies (FS C 4.31). `homing`: use the weapon's own die
#: (FS C 4.8). `prepare`: further steps for targeting (FS C 4.7). `zone`: wait for the unit's next
#: turn (FS C 4.35). A target that moves inside the zone triggers the attack early, with a bonus to
#: what `inside` says, where the weapon can do that.
AttackDeclareCommand = TypedDict("AttackDeclareCommand", {
    #: the name of the command
    'type': "Literal['attack.declare']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: id of the weapon in the build
    'weapon': 'str',
    #: what it aims at
    'at': 'DesignationForm',
    #: the centre of the area of a melee weapon
    'centre': 'NotRequired[CellForm | None]',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: wait for the unit's next turn
    'zone': 'NotRequired[bool]',
    #: what gets the bonus when a target moves inside the zone
    'inside': "NotRequired[Literal['damage', 'targeting']]",
    #: also where the use only overheats the frame
    'anyway': 'NotRequired[bool]',
})

#: A die of an attack.
AttackDie = TypedDict("AttackDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
    #: what it is for
    'purpose': 'str',
    #: id of the target that it is for
    'target': 'str',
    #: it is the same die for all targets
    'shared': 'bool',
})

#: Lets a waiting attack go on.  The Handler may send it at any time, and everybody once the time
#: is up. Before that, a pilot says that none of its units reacts.
AttackProceedCommand = TypedDict("AttackProceedCommand", {
    #: the name of the command
    'type': "Literal['attack.proceed']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
})

#: Rolls the dice that are due for the sender's units (FS C 4.25). The Handler rolls for anybody.
AttackRollCommand = TypedDict("AttackRollCommand", {
    #: the name of the command
    'type': "Literal['attack.roll']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
    #: which of the sender's units rolls, if there are several
    'unit': 'NotRequired[str | None]',
})

#: A roll of an attack that is compared with nothing.
AttackScoreData = TypedDict("AttackScoreData", {
    #: id of the attack
    'attack': 'str',
    #: the stage of the attack
    'stage': "Literal['target', 'dodge', 'damage', 'mitigate']",
    #: the dice, in the order rolled
    'dice': 'list[AttackDie]',
    #: what the roll means for each target
    'targets': 'list[RolledTarget]',
    #: its kind
    'kind': "Literal['score']",
    #: the score
    'score': 'int',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: One that is attacked: a unit or a prop. Of an attacker that the viewer cannot know there are no
#: numbers.
AttackTargetView = TypedDict("AttackTargetView", {
    #: of the test to hit or to dodge, explained
    'mark': 'Number | None',
    #: what is added to that test
    'modifiers': 'list[Part]',
    #: everything that settles the attack
    'exchange': 'ExchangeDocument | None',
    #: exact chances before any die: outcomes, and damage, impact, stagger, destroy (null where the
    #: target's numbers are not told)
    'odds': 'OddsDocument | None',
    #: id of the unit
    'unit': 'str | None',
    #: id of the prop
    'prop': 'str | None',
    #: dice rolled so far, by what they are for
    'faces': 'dict[str, int]',
    #: the first step, once it is rolled
    'aim': 'AimDocument | None',
    #: what the Handler has added
    'adjust': 'Adjust | None',
})

#: The test of an attack.
AttackTestData = TypedDict("AttackTestData", {
    #: id of the attack
    'attack': 'str',
    #: the stage of the attack
    'stage': "Literal['target', 'dodge', 'damage', 'mitigate']",
    #: the dice, in the order rolled
    'dice': 'list[AttackDie]',
    #: what the roll means for each target
    'targets': 'list[RolledTarget]',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: what it is compared with; null: not told
    'mark': 'int | None',
    #: the score above the mark; null: not told
    'margin': 'int | None',
    #: the result
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: An attack that is not over.
AttackView = TypedDict("AttackView", {
    #: its id
    'id': 'str',
    #: null: somebody that the viewer cannot know
    'unit': 'str | None',
    #: its weapon; null: not told
    'weapon': 'AttackWeaponView | None',
    #: the step that it waits for
    'stage': "Literal['target', 'dodge', 'damage', 'mitigate', 'zone', 'pause']",
    #: units whose players are to roll
    'waiting_for': 'list[str]',
    #: distance in hexes; null: not told
    'distance': 'int | None',
    #: hexes beyond the range
    'beyond': 'int | None',
    #: centre of its area; null: no area
    'at': 'CellDocument | None',
    #: with the weapon's own die
    'homing': 'bool',
    #: steps spent on targeting
    'prepare': 'int',
    #: declared without recoil left: its range is 0
    'unbraced': 'bool',
    #: the zone that it waits in; null: none
    'zone': 'AttackZone | None',
    #: when the pause for reactions ends, ISO 8601
    'until': 'str | None',
    #: units that the pause is for
    'may_react': 'list[str]',
    #: its targets
    'targets': 'list[AttackTargetView]',
})

#: The weapon of an attack.
AttackWeaponView = TypedDict("AttackWeaponView", {
    #: id of the weapon
    'weapon': 'str',
    #: its name
    'name': 'str',
})

#: The zone of a weapon with Zone In: all cells within `radius` steps of `centre` (FS C 4.35).
#: `inside`: what happens when the target moves inside the zone: nothing, the attack resolves as it
#: is, or with a bonus to targeting or damage (FS C 2.1.12).
AttackZone = TypedDict("AttackZone", {
    #: the cell in its middle
    'centre': 'Cell',
    #: how far it reaches, in hexes
    'radius': 'int',
    #: what a target that moves inside it calls down
    'inside': "Literal['nothing', 'plain', 'targeting', 'damage']",
})

#: `start` and `cap` are grades of a Die (0 none, 1 d4, ... 5 d12) or values of a Val (0..5).
Attribute = TypedDict("Attribute", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: `die`: its grades are dice, 0 none to 5 d12; `val`: a number from 0 to 5
    'kind': "Literal['die', 'val']",
    #: its grade on a new sheet
    'start': 'int',
    #: its highest grade
    'cap': 'int',
})

#: An attribute as written on the wire.
AttributeForm = TypedDict("AttributeForm", {
    #: id of the attribute
    'id': 'str',
    #: its name
    'name': 'str',
    #: `die`: its grades are dice; `val`: a number
    'kind': "Literal['die', 'val']",
    #: its grade on a new sheet
    'start': 'NotRequired[int]',
    #: its highest grade
    'cap': 'NotRequired[int]',
})

#: What the rules make of one attribute of a sheet.
AttributeNumbers = TypedDict("AttributeNumbers", {
    #: id of the category
    'category': 'str',
    #: `die`: its grades are dice; `val`: a number
    'kind': "Literal['die', 'val']",
    #: grade of a die (0 none, 1 d4 ... 5 d12), or the value
    'value': 'int',
    #: "d8", "none", or the value
    'shown': 'str',
    #: points in it
    'points': 'int',
    #: its highest grade
    'cap': 'int',
    #: its experimental award
    'award': 'int',
    #: points that can be put into it now
    'room': 'int',
    #: what it stands for where nobody rolls, the award included
    'fixed': 'int',
    #: why no point can be put into it; null: one can
    'raise_bar': 'BarView | None',
})

#: The part of an attribute in a test: either a die by name, or a modifier.
AttributePart = TypedDict("AttributePart", {
    #: id of the attribute
    'attribute': 'str',
    #: its name
    'name': 'str',
    #: its die; null: none
    'die': 'str | None',
    #: what it adds; null: nothing
    'modifier': 'int | None',
    #: the modifier is an experimental award
    'award': 'bool',
})

#: What a step of a plan does to one attribute.
AttributeShift = TypedDict("AttributeShift", {
    #: id of the attribute
    'attribute': 'str',
    #: its name
    'name': 'str',
    #: the grade before
    'before': 'str',
    #: the grade after
    'after': 'str',
})

#: A picture under the grid; lengths are in thousandths of the side of a hex.
BackgroundView = TypedDict("BackgroundView", {
    #: in percent; the colours of the ground show through the rest
    'opacity': 'int',
    #: [x, y, width, height] of each part in sight, by name; none for Handlers
    'blocks': 'dict[str, list[float]]',
    #: the id of the whole picture; for the Handler only
    'picture': 'NotRequired[str]',
    #: [x, y, width, height] of the picture; for the Handler only
    'place': 'NotRequired[list[int]]',
})

#: A banned seat, and since when.
Ban = TypedDict("Ban", {
    #: id of the seat
    'seat': 'str',
    #: its name
    'name': 'str',
    #: when, ISO 8601
    'at': 'str',
})

#: The banned seats of a table, oldest first.
Bans = TypedDict("Bans", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the bans
    'bans': 'list[Ban]',
})

#: Why something cannot be done now: a code of the refusals, and its params.
BarView = TypedDict("BarView", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'RefusalCode',
    #: the params of a `Refusal` with this code
    'params': 'dict[str, Any]',
})

#: Carries out commands one after the other: all of them or none. They are one step to undo.  Each
#: is written as it would be sent alone, with a `scene` of its own where it names one. The data of
#: a refusal say which command was refused (`command`, counted from 0). A die may be rolled by the
#: last command only ("roll-comes-last"). Undo and redo, and another batch, cannot be part of it
#: ("not-in-a-batch").
BatchCommand = TypedDict("BatchCommand", {
    #: the name of the command
    'type': "Literal['batch']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the commands, in their order
    'commands': 'list[BatchedCommand]',
})

#: A command of a `batch`: any but another batch, undo and redo.
BatchedCommand: TypeAlias = 'ActionAskCommand | ActionCoolCommand | ActionDenyCommand | ActionGrantCommand | ActionMendCommand | ActionRepairCommand | ActionStabiliseCommand | ActionSurveyCommand | AttackAdjustCommand | AttackCancelCommand | AttackDeclareCommand | AttackProceedCommand | AttackRollCommand | BuildAskCommand | BuildRemoveCommand | BuildSaveCommand | CategoriesSetCommand | CeilingSetCommand | CharacterAddCommand | CharacterApproveCommand | CharacterAwardCommand | CharacterDeclineCommand | CharacterEditCommand | CharacterPlanCommand | CharacterRemoveCommand | CharacterUpdateCommand | CharacterUpgradeCommand | ChatSayCommand | ConflictEndCommand | ConflictStartCommand | CreditsGiveCommand | DiceEntropyCommand | DiceRollCommand | DrawingAddCommand | DrawingClearCommand | DrawingRemoveCommand | EnvironmentAddCommand | EnvironmentRemoveCommand | EnvironmentResolveCommand | EnvironmentSkipCommand | FightRestoreCommand | FogCoverCommand | FogRevealCommand | FrameReplaceCommand | InviteRotateCommand | JournalAddCommand | JournalEditCommand | JournalMoveCommand | JournalPresentCommand | JournalRemoveCommand | JournalShowCommand | MapResizeCommand | MapSetCommand | MissionAddCommand | MissionAddDeductionCommand | MissionAddObjectiveCommand | MissionCorrectCommand | MissionPayCommand | MissionPhaseCommand | MissionRemoveCommand | MissionRemoveDeductionCommand | MissionRemoveObjectiveCommand | MissionRestoreCommand | MissionResultCommand | MissionRevealCommand | MissionUpdateCommand | MissionUpdateDeductionCommand | MissionUpdateObjectiveCommand | MissionUseCommand | ModuleUseCommand | OrdersSetCommand | OverruleCommand | PilotAlightCommand | PilotBoardCommand | PropAddCommand | PropDamageCommand | PropHideCommand | PropRemoveCommand | PropUpdateCommand | ReactionChooseCommand | ReactionClaimCommand | ReactionEndCommand | SceneActivateCommand | SceneAddCommand | SceneBackgroundCommand | SceneDuplicateCommand | SceneOpenCommand | SceneOrderCommand | SceneRemoveCommand | SceneRenameCommand | SeatKickCommand | SeatRoleCommand | SegmentEndCommand | SystemActCommand | TableOptionsCommand | TableRenameCommand | TableSystemsCommand | TemplateClearCommand | TemplateLayCommand | TemplateRemoveCommand | TemplateToZoneCommand | TemplateUpdateCommand | TerrainNoteCommand | TerrainSetCommand | TerrainVeilCommand | TestAnswerCommand | TestRequestCommand | TestRollCommand | TestWithdrawCommand | TimerAddCommand | TimerPauseCommand | TimerRemoveCommand | TimerResumeCommand | TimerStartCommand | TurnAbstainCommand | TurnEndCommand | TurnStartCommand | UnitAddCommand | UnitAskCommand | UnitDescendCommand | UnitFitCommand | UnitGiveCommand | UnitHideCommand | UnitHighlightCommand | UnitMoveCommand | UnitPictureCommand | UnitPlaceCommand | UnitReleaseCommand | UnitRemoveCommand | UnitRestoreCommand | UnitStayAloftCommand | UnitTakeCommand | UnitUpdateCommand | UnitsAddCommand | UnitsCarryCommand | UnitsDuplicateCommand | UnitsPlaceCommand | UnitsRestoreCommand | WaveAddCommand | WaveEnterCommand | WaveRemoveCommand | WaveUpdateCommand | ZoneAddCommand | ZonePaintCommand | ZoneRemoveCommand | ZoneUpdateCommand'

#: A number before and after a step of a plan.
BeforeAndAfter = TypedDict("BeforeAndAfter", {
    #: the number before
    'before': 'int',
    #: the number after
    'after': 'int',
})


#: A cell just beyond, and why the unit cannot enter it.
class BeyondCellBy(RefusedBy[_Code, _Params, _Data]):
    q: 'int'
    r: 'int'
    level: 'int'


BeyondCell: TypeAlias = "BeyondCellBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | BeyondCellBy[Literal['above-flight-height'], Params_highest, RefusalData] | BeyondCellBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | BeyondCellBy[Literal['already-acted', 'attack-pending', 'on-foot', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | BeyondCellBy[Literal['climbs-straight', 'headroom', 'needs-face', 'no-push', 'no-surface', 'unexplored'], NoParams, RefusalData] | BeyondCellBy[Literal['hover-height', 'risen-enough'], Params_most_2, RefusalData] | BeyondCellBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | BeyondCellBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | BeyondCellBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | BeyondCellBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | BeyondCellBy[Literal['occupied'], Params_by, RefusalData] | BeyondCellBy[Literal['off-map'], Params_maybe_hex, RefusalData] | BeyondCellBy[Literal['segment-passed', 'segment-to-come'], Params_own_segment_unit, RefusalData] | BeyondCellBy[Literal['solid'], Params_by_2, RefusalData] | BeyondCellBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | BeyondCellBy[Literal['too-steep'], Params_levels_up, RefusalData] | BeyondCellBy[Literal['walked-enough'], Params_most_unit, RefusalData]"

#: A map with ground at level 0 everywhere.
BlankMap = TypedDict("BlankMap", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "NotRequired[Literal['flat', 'pointy']]",
})

#: The cell that blocks a line, and what is in it.
BlockerView = TypedDict("BlockerView", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: what kind of thing it is
    'kind': "Literal['ground', 'prop', 'unit', 'smoke']",
    #: the level above it; null over a void
    'top': 'int | None',
    #: id of the unit
    'unit': 'NotRequired[str]',
    #: id of the prop
    'prop': 'NotRequired[str]',
    #: of a unit, a prop, or the area of the smoke
    'name': 'NotRequired[str]',
})

#: The table from which this one was branched.
BranchData = TypedDict("BranchData", {
    #: id of the other table
    'table': 'str',
    #: chapters of chance there
    'chapters': 'int',
})

#: The moment from which a new table continues.
BranchTable = TypedDict("BranchTable", {
    #: the moment, as the Handler's views count; else now
    'seq': 'NotRequired[int | None]',
    #: its name
    'name': 'NotRequired[str | None]',
    #: where the server asks for its key to make tables
    'operator_key': 'NotRequired[str]',
})

#: A frame and who pilots it, as points: what it comes to is worked out by `numbers`.  `skills` and
#: `hull`: points by attribute id, as on a character's sheet (its sheet, when a character pilots
#: the frame, goes before them).
Build = TypedDict("Build", {
    #: its name
    'name': 'str',
    #: a chassis, by id
    'chassis': 'str',
    #: a generator, by id
    'generator': 'str',
    #: its weapons
    'weapons': 'list[Weapon]',
    #: points by attribute of the pilot
    'skills': 'dict[str, int]',
    #: points by attribute of the frame
    'hull': 'dict[str, int]',
    #: grades by element, 1 to 3; an element of a weapon is written `damage:w1`
    'tuning': 'dict[str, int]',
    #: its expansions
    'modules': 'list[Module]',
    #: its shape on the map
    'silhouette': "Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']",
    #: notes of whoever made it
    'notes': 'str',
    #: experimental awards by attribute
    'awards': 'dict[str, int]',
})

#: A pilot asks the Handler to bring its build into play, or withdraws that (`asked` false).  The
#: Handler can only decline. To accept, the Handler sends `unit.add` with the build's id.
BuildAskCommand = TypedDict("BuildAskCommand", {
    #: the name of the command
    'type': "Literal['build.ask']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the build
    'build': 'str',
    #: false withdraws the request
    'asked': 'NotRequired[bool]',
})

#: A frame and its pilot, as points.
BuildDocument = TypedDict("BuildDocument", {
    #: its name
    'name': 'str',
    #: a chassis, by id
    'chassis': 'str',
    #: a generator, by id
    'generator': 'str',
    #: its weapons
    'weapons': 'NotRequired[list[WeaponDocument]]',
    #: points by attribute
    'skills': 'NotRequired[dict[str, int]]',
    #: points by attribute
    'hull': 'NotRequired[dict[str, int]]',
    #: grades by element; of a weapon `damage:<weapon>`
    'tuning': 'NotRequired[dict[str, int]]',
    #: its expansions
    'modules': 'NotRequired[list[ModuleDocument]]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']]",
    #: notes of whoever made it
    'notes': 'NotRequired[str]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
})

#: A frame and who pilots it, as points: what it comes to is worked out by `numbers`.  `skills` and
#: `hull`: points by attribute id, as on a character's sheet (its sheet, when a character pilots
#: the frame, goes before them).
BuildForm = TypedDict("BuildForm", {
    #: its name
    'name': 'str',
    #: a chassis, by id
    'chassis': 'str',
    #: a generator, by id
    'generator': 'str',
    #: its weapons
    'weapons': 'NotRequired[list[WeaponForm]]',
    #: points by attribute of the pilot
    'skills': 'NotRequired[dict[str, int]]',
    #: points by attribute of the frame
    'hull': 'NotRequired[dict[str, int]]',
    #: grades by element, 1 to 3; an element of a weapon is written `damage:w1`
    'tuning': 'NotRequired[dict[str, int]]',
    #: its expansions
    'modules': 'NotRequired[list[ModuleForm]]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: notes of whoever made it
    'notes': 'NotRequired[str]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
})

#: Deletes a build. Units that are fitted out with it keep it.
BuildRemoveCommand = TypedDict("BuildRemoveCommand", {
    #: the name of the command
    'type': "Literal['build.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the build
    'build': 'str',
})

#: Saves a new build, or replaces the one with this `id`. A pilot saves for its own seat.
BuildSaveCommand = TypedDict("BuildSaveCommand", {
    #: the name of the command
    'type': "Literal['build.save']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the whole build
    'build': 'BuildForm',
    #: id of the build that it replaces
    'id': 'NotRequired[str | None]',
    #: everybody at the table may use it
    'shared': 'NotRequired[bool]',
    #: accept problems of points and expansions
    'force': 'NotRequired[bool]',
})

#: The roll against destruction.
BulkDocument = TypedDict("BulkDocument", {
    #: what the die shows; null: there was no die
    'face': 'int | None',
    #: the score
    'score': 'int',
    #: the result of the roll
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the target has used it up
    'spent': 'bool',
})

#: What a fire does to a unit, and its dice where there are some.
BurnData = TypedDict("BurnData", {
    #: what it does
    'outcome': 'NotRequired[OutcomeDocument]',
    #: its kind
    'kind': "NotRequired[Literal['score']]",
    #: the dice, in the order rolled
    'dice': 'NotRequired[list[PurposeDie]]',
    #: the score
    'score': 'NotRequired[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'NotRequired[bool]',
    #: where the dice come from; null: not told
    'proof': 'NotRequired[ProofDocument | None]',
})

#: Replaces the table's categories.  Refused while sheets would lose something. With `force` they
#: lose it, which is logged (FS 4.7).
CategoriesSetCommand = TypedDict("CategoriesSetCommand", {
    #: the name of the command
    'type': "Literal['categories.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: all categories of the table
    'categories': 'list[CategoryForm]',
    #: sheets may lose what the new categories lack
    'force': 'NotRequired[bool]',
})

#: Attributes with a pool of points of their own; `frame`: its upgrades belong to the frame.
Category = TypedDict("Category", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: points that a new character has for it
    'pool': 'int',
    #: its attributes
    'attributes': 'list[Attribute]',
    #: its upgrades belong to the frame, and are lost with it
    'frame': 'bool',
    #: credits for one advancement
    'price': 'int',
    #: how often a character may buy an advancement
    'limit': 'int',
})

#: A category as written on the wire.
CategoryForm = TypedDict("CategoryForm", {
    #: id of the category
    'id': 'str',
    #: its name
    'name': 'str',
    #: points that a new character has for it
    'pool': 'int',
    #: its attributes
    'attributes': 'list[AttributeForm]',
    #: its upgrades belong to the frame, and are lost with it
    'frame': 'NotRequired[bool]',
    #: credits for one advancement
    'price': 'NotRequired[int]',
    #: how often a character may buy an advancement
    'limit': 'NotRequired[int]',
})

#: A category by id and name.
CategoryName = TypedDict("CategoryName", {
    #: id of the category
    'category': 'str',
    #: its name
    'name': 'str',
})

#: Sets a ceiling: no cell at or above `level` can be entered (FS 5.6). Null removes it.  Refused
#: when a unit is above it.
CeilingSetCommand = TypedDict("CeilingSetCommand", {
    #: the name of the command
    'type': "Literal['ceiling.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: no cell at or above it can be entered; null removes it
    'level': 'int | None',
})

#: A cell, as [q, r, level].
Cell: TypeAlias = 'list[int]'

#: One hexagonal cell: axial `q`, `r` and `level` (10 m each).
CellDocument = TypedDict("CellDocument", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
})

#: A cell as written on the wire.
CellForm = TypedDict("CellForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
})

#: The chapter of verifiable dice that is open.
ChanceView = TypedDict("ChanceView", {
    #: its number, from 1
    'chapter': 'int',
    #: SHA-256 of its seed
    'commitment': 'str',
    #: public rolls of this chapter
    'rolls': 'int',
    #: what players have mixed into the dice of this chapter, or empty
    'mix': 'str',
})

#: One change of your view and log. `seq` grows by one with each.
ChangeFrame = TypedDict("ChangeFrame", {
    #: the kind of the message
    't': "Literal['change']",
    #: the number of your view after this
    'seq': 'int',
    #: the changes of the view, in this order
    'patch': 'list[list[Any]]',
    #: the lines of the log
    'entries': 'list[Entry]',
})

#: What to change of a token; what is left out stays. Its sockets follow at once.
ChangeToken = TypedDict("ChangeToken", {
    #: its name
    'name': 'NotRequired[str | None]',
    #: what it may do
    'scopes': "NotRequired[list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']] | None]",
    #: seconds from now for which it is good; null: without an end
    'expires_in': 'NotRequired[int | None]',
    #: origins of other sites whose pages may use it
    'origins': 'NotRequired[list[str] | None]',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'NotRequired[int | None]',
})

#: A change that can be taken back or done again; all null when there is none.
ChangeView = TypedDict("ChangeView", {
    #: what it is
    'what': 'str | None',
    #: the seat whose command it was
    'by': 'str | None',
    #: the one unit it is about
    'unit': 'NamedUnit | None',
    #: the prop it is about
    'prop': 'NamedProp | None',
})

#: What to change of a webhook. It is tried again at once.
ChangeWebhook = TypedDict("ChangeWebhook", {
    #: its address
    'url': 'NotRequired[str | None]',
    #: its name
    'name': 'NotRequired[str | None]',
    #: kinds of log lines to tell; empty: all
    'kinds': "NotRequired[list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']] | None]",
    #: `on` also switches one on that failed for long
    'state': "NotRequired[Literal['on', 'paused'] | None]",
    #: a seq of its viewer: every line after it is delivered, again if need be
    'after': 'NotRequired[int | None]',
})

#: The fields of a unit that can be set. Fields left out stay.  Those that `Unit` declares with
#: `set_as` are set as they are given.
ChangesForm = TypedDict("ChangesForm", {
    #: its name
    'name': 'NotRequired[str]',
    #: its side, which decides the segment in which it acts
    'disposition': "NotRequired[Literal['ally', 'enemy', 'neutral', 'pilot']]",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: integrity left
    'integrity': 'NotRequired[int]',
    #: its most integrity
    'integrity_max': 'NotRequired[int]',
    #: stability left
    'stability': 'NotRequired[int]',
    #: its most stability
    'stability_max': 'NotRequired[int]',
    #: energy left
    'energy': 'NotRequired[int]',
    #: its most energy
    'energy_max': 'NotRequired[int]',
    #: steps left
    'steps': 'NotRequired[int]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: it is falling
    'falling': 'NotRequired[bool]',
    #: levels it has fallen
    'fallen': 'NotRequired[int]',
    #: it has flown since its turn began
    'flown': 'NotRequired[bool]',
    #: it is a wreck
    'destroyed': 'NotRequired[bool]',
    #: it is overheated
    'overheated': 'NotRequired[bool]',
    #: it is reeling
    'reeling': 'NotRequired[bool]',
    #: it is off balance
    'off_balance': 'NotRequired[bool]',
    #: it is in the hand of its carrier, not on it
    'in_hand': 'NotRequired[bool]',
    #: hexes that a pilot on foot has walked in this turn
    'walked': 'NotRequired[int]',
    #: levels descended at no cost in this turn
    'descended': 'NotRequired[int]',
    #: the seat that controls it; null: nobody
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one
    'footprint': 'NotRequired[list[list[int]]]',
    #: recoil left
    'recoil': 'NotRequired[int]',
    #: uses of its weapons in this turn; 0 removes a count
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name; 0 removes a count
    'spent': 'NotRequired[dict[str, int]]',
    #: the movement that can be continued; null: none
    'movement': 'NotRequired[MovementForm | None]',
    #: conditions to give and to remove
    'conditions': 'NotRequired[ConditionChangesForm]',
    #: replaces computed numbers; null restores one
    'numbers': 'NotRequired[dict[str, int | None]]',
    #: id of the former frame of a pilot on foot
    'pilot_of': 'NotRequired[str | None]',
    #: id of the unit that carries it
    'carried_by': 'NotRequired[str | None]',
})

#: A chapter of chance: the SHA-256 of its seed, and the seed once it is closed.
ChapterDocument = TypedDict("ChapterDocument", {
    #: its number, from 1
    'chapter': 'int',
    #: SHA-256 of its seed
    'commitment': 'str',
    #: its seed; null: it is still open
    'seed': 'str | None',
})

#: Adds a character with 100 credits (FS 4.8).  A pilot adds one, for its own seat. The Handler
#: adds any, with notes and a sheet.
CharacterAddCommand = TypedDict("CharacterAddCommand", {
    #: the name of the command
    'type': "Literal['character.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: the name of its frame, in the player's words
    'frame': 'NotRequired[str]',
    #: the seat that plays it; by default the sender's. Null: nobody
    'seat': 'NotRequired[str | None]',
    #: id of the unit that it pilots; null: none
    'unit': 'NotRequired[str | None]',
    #: a sheet without points takes those of the unit's build, as far as they fit
    'from_build': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: numbers of its sheet to set
    'sheet': 'NotRequired[SheetChangesForm | None]',
})

#: Approves a plan and carries it out, if it is still possible.  `overrule`: also an advancement
#: while a mission runs (FS 4.3).
CharacterApproveCommand = TypedDict("CharacterApproveCommand", {
    #: the name of the command
    'type': "Literal['character.approve']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the character
    'character': 'str',
})

#: Gives one experimental award of 1 to 3 to an attribute (FS 4.5). A bonus of 0 removes all of
#: them.
CharacterAwardCommand = TypedDict("CharacterAwardCommand", {
    #: the name of the command
    'type': "Literal['character.award']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: id of the attribute
    'attribute': 'str',
    #: 1 to 3; 0 removes all awards of the attribute
    'bonus': 'int',
})

#: Declines a plan, with the reason if there is one.
CharacterDeclineCommand = TypedDict("CharacterDeclineCommand", {
    #: the name of the command
    'type': "Literal['character.decline']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: why; part of the log
    'reason': 'NotRequired[str]',
})

#: Sets numbers of a sheet, whatever the rules say. Each change is a line of the log.
CharacterEditCommand = TypedDict("CharacterEditCommand", {
    #: the name of the command
    'type': "Literal['character.edit']",
    #: points by attribute
    'points': 'NotRequired[dict[str, int]]',
    #: advancements by category
    'advances': 'NotRequired[dict[str, int]]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
    #: credits that it has
    'credits': 'NotRequired[int | None]',
    #: credits spent on upgrades of the frame
    'spent': 'NotRequired[int | None]',
    #: credits' worth of a lost frame
    'salvage': 'NotRequired[int | None]',
    #: id of the character
    'character': 'str',
    #: id of the scene
    'scene': 'NotRequired[str | None]',
})

#: Plans upgrades that wait for the Handler's approval. An empty list withdraws the plan.  The plan
#: must be possible now, except for a running mission: it can be carried out after that.
CharacterPlanCommand = TypedDict("CharacterPlanCommand", {
    #: the name of the command
    'type': "Literal['character.plan']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: the upgrades in their order; empty: withdraw the plan
    'upgrades': 'list[UpgradeForm]',
})

#: Removes a character for good.
CharacterRemoveCommand = TypedDict("CharacterRemoveCommand", {
    #: the name of the command
    'type': "Literal['character.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
})

#: Changes fields of a character. A pilot changes name, frame and unit. Null: no seat, no unit.
CharacterUpdateCommand = TypedDict("CharacterUpdateCommand", {
    #: the name of the command
    'type': "Literal['character.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'NotRequired[str]',
    #: the name of its frame, in the player's words
    'frame': 'NotRequired[str]',
    #: the seat that plays it; null: nobody
    'seat': 'NotRequired[str | None]',
    #: id of the unit that it pilots; null: none
    'unit': 'NotRequired[str | None]',
    #: a sheet without points takes those of the unit's build, as far as they fit
    'from_build': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
})

#: Carries out upgrades now. A pilot may where the table lets pilots buy.  A pilot's own plan is
#: dropped by it. What the Handler carries out drops a plan only if it is that plan. `overrule`
#: (Handler only): also an advancement while a mission runs (FS 4.3).
CharacterUpgradeCommand = TypedDict("CharacterUpgradeCommand", {
    #: the name of the command
    'type': "Literal['character.upgrade']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the character
    'character': 'str',
    #: the upgrades in their order
    'upgrades': 'list[UpgradeForm]',
})

#: A pilot with a frame. `seat` and `unit` are null where there is none to be known of.
CharacterView = TypedDict("CharacterView", {
    #: by category
    'pools': 'dict[str, PoolView]',
    #: its attributes
    'attributes': 'dict[str, AttributeNumbers]',
    #: what a new frame costs
    'replace': 'ReplaceView',
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the name of its frame, in the player's words
    'frame': 'str',
    #: id of the seat that plays it; null: nobody
    'seat': 'str | None',
    #: id of the unit that it pilots; null: none
    'unit': 'str | None',
    #: its sheet
    'sheet': 'Sheet',
    #: upgrades that wait for the Handler's word
    'plan': 'list[Upgrade]',
    #: for the Handler only
    'notes': 'NotRequired[str]',
})

#: A chassis. `special` describes `movement_traits` in plain words, if there are any.
Chassis = TypedDict("Chassis", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: most integrity
    'integrity': 'int',
    #: most stability
    'stability': 'int',
    #: hexes of a base movement
    'speed': 'int',
    #: recoil that it can take in a turn
    'recoil': 'int',
    #: what else it can do, in words; empty: nothing
    'special': 'str',
    #: how it moves and falls
    'movement_traits': 'MovementTraits',
    #: the silhouette of a new frame
    'silhouette': "Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']",
})

#: Sends a chat message, for all unless it says whom it is `to`.  A whisper is read by its sender,
#: by these seats and by every Handler; an empty list means the Handlers alone. Spectators get no
#: whispers, and nobody whispers to oneself.
ChatSayCommand = TypedDict("ChatSayCommand", {
    #: the name of the command
    'type': "Literal['chat.say']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the message; `/roll` and the like are the page's own
    'text': 'str',
    #: seats that read it, for a whisper; empty: only Handlers. Null: everybody
    'to': 'NotRequired[list[str] | None]',
})

#: A build to look at, and how many grades of tuning the table gives (6 unless it says so).
CheckBuild = TypedDict("CheckBuild", {
    #: the whole build
    'build': 'BuildDocument',
    #: the most tuning grades; null: as many as wanted
    'tuning_points': 'NotRequired[int | None]',
})

#: A check; players do not read a hidden difficulty.
CheckData = TypedDict("CheckData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[QDie]',
    #: id of the character
    'player': 'str',
    #: the attribute, or id of the skill
    'trait': 'str',
    #: added to the die
    'bonus': 'int',
    #: the total
    'total': 'int',
    #: it is a critical success
    'critical': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the difficulty; null: not told
    'difficulty': 'int | None',
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
})

#: What a build comes to. Every number has the parts it is the sum of.
CheckedBuild = TypedDict("CheckedBuild", {
    #: null where the build names unknown things
    'numbers': 'FrameNumbers | None',
    #: weapons by id
    'profiles': 'dict[str, WeaponProfile] | None',
    #: why it is not legal; empty: it is
    'problems': 'list[Problem]',
    #: by category, `tuning`, `weapons.<id>`
    'points': 'dict[str, PointsLeft]',
})

#: The ground of 32 x 32 hexes in rows, null for a void.
ChunkBodyForm = TypedDict("ChunkBodyForm", {
    #: ground of 32 x 32 hexes in rows, null for a void
    'levels': 'list[int | None]',
    #: notes by index in `levels`
    'notes': 'NotRequired[dict[str, list[NoteBodyForm]]]',
})

#: A chunk of the map, by the hash that the view names it by.
ChunkView = TypedDict("ChunkView", {
    #: ground level in rows; null: void
    'levels': 'list[int | None]',
    #: by index in `levels`
    'notes': 'dict[str, list[Note]]',
    #: what the view calls it; the same hash is the same content
    'hash': 'str',
})

#: Chunks of the map.
Chunks = TypedDict("Chunks", {
    #: in the order asked for; null: your view does not name it
    'chunks': 'list[ChunkView | None]',
})

#: A message that you send.
ClientFrame: TypeAlias = 'CommandFrame | QueryFrame | SignalFrame'

#: A command, told apart by its `type`.
Command: TypeAlias = 'ActionAskCommand | ActionCoolCommand | ActionDenyCommand | ActionGrantCommand | ActionMendCommand | ActionRepairCommand | ActionStabiliseCommand | ActionSurveyCommand | AttackAdjustCommand | AttackCancelCommand | AttackDeclareCommand | AttackProceedCommand | AttackRollCommand | BatchCommand | BuildAskCommand | BuildRemoveCommand | BuildSaveCommand | CategoriesSetCommand | CeilingSetCommand | CharacterAddCommand | CharacterApproveCommand | CharacterAwardCommand | CharacterDeclineCommand | CharacterEditCommand | CharacterPlanCommand | CharacterRemoveCommand | CharacterUpdateCommand | CharacterUpgradeCommand | ChatSayCommand | ConflictEndCommand | ConflictStartCommand | CreditsGiveCommand | DiceEntropyCommand | DiceRollCommand | DrawingAddCommand | DrawingClearCommand | DrawingRemoveCommand | EnvironmentAddCommand | EnvironmentRemoveCommand | EnvironmentResolveCommand | EnvironmentSkipCommand | FightRestoreCommand | FogCoverCommand | FogRevealCommand | FrameReplaceCommand | InviteRotateCommand | JournalAddCommand | JournalEditCommand | JournalMoveCommand | JournalPresentCommand | JournalRemoveCommand | JournalShowCommand | MapResizeCommand | MapSetCommand | MissionAddCommand | MissionAddDeductionCommand | MissionAddObjectiveCommand | MissionCorrectCommand | MissionPayCommand | MissionPhaseCommand | MissionRemoveCommand | MissionRemoveDeductionCommand | MissionRemoveObjectiveCommand | MissionRestoreCommand | MissionResultCommand | MissionRevealCommand | MissionUpdateCommand | MissionUpdateDeductionCommand | MissionUpdateObjectiveCommand | MissionUseCommand | ModuleUseCommand | OrdersSetCommand | OverruleCommand | PilotAlightCommand | PilotBoardCommand | PropAddCommand | PropDamageCommand | PropHideCommand | PropRemoveCommand | PropUpdateCommand | ReactionChooseCommand | ReactionClaimCommand | ReactionEndCommand | RedoCommand | SceneActivateCommand | SceneAddCommand | SceneBackgroundCommand | SceneDuplicateCommand | SceneOpenCommand | SceneOrderCommand | SceneRemoveCommand | SceneRenameCommand | SeatKickCommand | SeatRoleCommand | SegmentEndCommand | SystemActCommand | TableOptionsCommand | TableRenameCommand | TableSystemsCommand | TemplateClearCommand | TemplateLayCommand | TemplateRemoveCommand | TemplateToZoneCommand | TemplateUpdateCommand | TerrainNoteCommand | TerrainSetCommand | TerrainVeilCommand | TestAnswerCommand | TestRequestCommand | TestRollCommand | TestWithdrawCommand | TimerAddCommand | TimerPauseCommand | TimerRemoveCommand | TimerResumeCommand | TimerStartCommand | TurnAbstainCommand | TurnEndCommand | TurnStartCommand | UndoCommand | UnitAddCommand | UnitAskCommand | UnitDescendCommand | UnitFitCommand | UnitGiveCommand | UnitHideCommand | UnitHighlightCommand | UnitMoveCommand | UnitPictureCommand | UnitPlaceCommand | UnitReleaseCommand | UnitRemoveCommand | UnitRestoreCommand | UnitStayAloftCommand | UnitTakeCommand | UnitUpdateCommand | UnitsAddCommand | UnitsCarryCommand | UnitsDuplicateCommand | UnitsPlaceCommand | UnitsRestoreCommand | WaveAddCommand | WaveEnterCommand | WaveRemoveCommand | WaveUpdateCommand | ZoneAddCommand | ZonePaintCommand | ZoneRemoveCommand | ZoneUpdateCommand'

#: The command is stored.
CommandDone = TypedDict("CommandDone", {
    #: the number of your view after this
    'seq': 'int',
    #: its log lines, as far as the sender may see them
    'events': 'list[Entry]',
})

#: A command. Sent again with the same `id`, it is executed once and answered the same.
CommandFrame = TypedDict("CommandFrame", {
    #: the kind of the message
    't': "Literal['command']",
    #: an id of your choice
    'id': 'str',
    #: the command
    'command': 'Command',
})

#: A condition of a unit: `kind` is an entry of `content.conditions`.  `by`: the unit that caused
#: it. The numbers after `ends` are what an attack asks it for. Of several conditions of a unit
#: that do the same the strongest counts.
Condition = TypedDict("Condition", {
    #: kind of the condition, by id
    'kind': 'str',
    #: its tier; 0: none
    'tier': 'int',
    #: id of the unit that caused it
    'by': 'str',
    #: what its kind says: a bonus, or the number of a debilitation
    'value': 'int',
    #: when it is over; null: never
    'ends': 'Duration | None',
    #: added to targeting against the unit
    'targeting': 'int',
    #: added to the next damage of the unit
    'harm': 'int',
    #: so many times
    'uses': 'int',
    #: added to the ranges of its weapons
    'reach': 'int',
    #: it is staggered at this much stability already
    'unsteady': 'int',
    #: added to its speed
    'move': 'int',
    #: steps lost at the start of its turn
    'drain': 'int',
    #: sides of the die of damage at the start of its turn
    'burn': 'int',
    #: steps that mend it; 0: steps do not
    'mend': 'int',
})

#: Conditions to give to a unit, and kinds to remove.
ConditionChangesForm = TypedDict("ConditionChangesForm", {
    #: conditions to give
    'add': 'NotRequired[list[NewConditionForm]]',
    #: kinds to remove
    'remove': 'NotRequired[list[str]]',
})

#: A condition of a unit.
ConditionData = TypedDict("ConditionData", {
    #: its kind
    'condition': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: what its kind says
    'value': 'int',
})

#: A kind of condition, with its numbers by tier.  `tiers` is empty for a state that is only
#: explained here.
ConditionKind = TypedDict("ConditionKind", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the condition at each tier
    'tiers': 'list[Condition]',
    #: who caused it, and its side, see the unit also without a line of sight
    'seen': 'bool',
    #: the type of the damage that it does; empty: none
    'damage': 'str',
})

#: What is the matter with a unit, and what it changes.
ConditionView = TypedDict("ConditionView", {
    #: its kind
    'kind': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: what its kind says
    'value': 'int',
    #: the unit that caused it, or empty
    'by': 'str',
    #: when it is over; null: never
    'ends': 'EndsView | None',
    #: added to targeting whoever has it
    'targeting': 'int',
    #: added to the next damage it takes, `uses` times
    'harm': 'int',
    #: so many times
    'uses': 'int',
    #: added to the ranges of its weapons
    'reach': 'int',
    #: it is staggered at this much stability already
    'unsteady': 'int',
    #: added to its speed
    'move': 'int',
    #: steps lost at the start of its turn
    'drain': 'int',
    #: sides of the die of damage at the start of its turn
    'burn': 'int',
    #: steps that mend it; 0: nothing of the sort does
    'mend': 'int',
})

#: Ends the conflict. What is in the air stays there, and what falls goes on falling.
ConflictEndCommand = TypedDict("ConflictEndCommand", {
    #: the name of the command
    'type': "Literal['conflict.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Starts round 1, in the first segment in which somebody can act.
ConflictStartCommand = TypedDict("ConflictStartCommand", {
    #: the name of the command
    'type': "Literal['conflict.start']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: The round.
ConflictView = TypedDict("ConflictView", {
    #: the round
    'round': 'int',
    #: the segment of the round
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: id of the unit that has the turn; null: nobody
    'active': 'str | None',
    #: the segments of a round in their order
    'order': "list[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: steps at the start of a turn
    'turn_steps': 'int',
    #: falls of this round
    'falls': 'list[FallView]',
    #: the Handler's before their segment
    'effects': 'list[Effect]',
    #: what zones will do, before the falls
    'hits': 'list[HitView]',
    #: what comes before the zones
    'ceiling': 'LoweringView | None',
    #: for the Handler only
    'skipped': 'NotRequired[list[Skip]]',
    #: for the Handler only: one side has nobody left to fight
    'decided': 'NotRequired[bool]',
})

#: One thing to build with; what else it has depends on its kind.
ContentEntry = TypedDict("ContentEntry", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the words for tier I to III
    'tiers': 'NotRequired[list[str]]',
    #: what each tier changes: sums by name, "<die>_grades", mechanisms that it switches on
    'numbers': 'NotRequired[list[dict[str, Any]]]',
    #: of a tuning: of each weapon apart
    'each': 'NotRequired[bool]',
    #: of a weapon type: what aims it
    'director': 'NotRequired[str]',
    #: of a weapon type: it has the range of an arm
    'melee': 'NotRequired[bool]',
    #: of a damage tag: the damage type that it is for
    'damage': 'NotRequired[str]',
})

#: The end of a contest.
ContestData = TypedDict("ContestData", {
    #: the dice system
    'kind': 'str',
    #: id of the winner
    'winner': 'str',
    #: id of the loser
    'loser': 'str',
    #: how often both have rolled
    'round': 'int',
})

#: A line of the mission's cost to a pilot: how many, and the points they cost.  "integrity" (tier
#: 0), or uses of weapons of a "tier".
Cost = TypedDict("Cost", {
    #: points of `integrity`, or uses of weapons of a `tier`
    'kind': "Literal['integrity', 'tier']",
    #: the tier of the weapons; 0 for integrity
    'tier': 'Literal[0, 1, 2, 3]',
    #: how many
    'count': 'int',
    #: credits for them
    'cost': 'int',
})

#: A die of a roll, by its name.
CourseDie = TypedDict("CourseDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
})

#: A roll with its Course, its Flow and its skill.
CourseRollData = TypedDict("CourseRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[CourseDie]',
    #: the Course
    'course': 'FaceDocument',
    #: the value of the Flow
    'flow': 'int',
    #: the value of the skill
    'skill': 'int',
    #: what a win takes
    'threshold': 'int',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: The parameters of a new table.
CreateTable = TypedDict("CreateTable", {
    #: its name
    'name': 'NotRequired[str]',
    #: a blank map, a file as `{filename, text}`, or a map document of our own
    'map': 'NotRequired[BlankMap | UploadedMap | HexframeMap | None]',
    #: dice systems by name, in the order shown
    'systems': 'NotRequired[list[str]]',
    #: options of the table
    'options': 'NotRequired[OptionsForm]',
})

#: A new table. The key is shown once.
CreatedTable = TypedDict("CreatedTable", {
    #: its id
    'id': 'str',
    #: the Handler's token; it is shown once
    'handler_key': 'str',
    #: the invites
    'invites': 'Invites',
    #: what the map file became
    'report': 'NotRequired[ImportReport]',
})

#: Gives credits from one character to another, as far as the giver has some.
CreditsGiveCommand = TypedDict("CreditsGiveCommand", {
    #: the name of the command
    'type': "Literal['credits.give']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character who gives
    'from': 'str',
    #: id of the character who gets them
    'to': 'str',
    #: how many credits
    'amount': 'int',
})

#: A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`.
CrewPay = TypedDict("CrewPay", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the lines of the pay
    'lines': 'list[PayLine]',
    #: the costs of the pilot
    'costs': 'list[Cost]',
    #: the sum of the costs
    'cost': 'int',
    #: credits for the costs
    'fee': 'int',
    #: credits that the pilot gets
    'sum': 'int',
    #: now; null: there is no such character any more
    'credits': 'int | None',
    #: once it is paid; null: it is, or there is no character
    'after': 'int | None',
})

#: The damage before it meets the target.
DamageDocument = TypedDict("DamageDocument", {
    #: the roll
    'base': 'RolledDocument',
    #: the roll that a direct hit adds; null: none
    'direct': 'RolledDocument | None',
    #: added by a direct hit
    'shock': 'int',
    #: taken off by a guard; null: not told
    'guarded': 'int | None',
    #: added to reach the least damage of a hit
    'raised': 'int',
    #: energy added to the damage
    'bonus': 'int',
    #: so much of that energy cannot be mitigated
    'firm': 'int',
    #: the whole damage
    'total': 'int',
})

#: An attack that is declared.
DeclaredData = TypedDict("DeclaredData", {
    #: id of the attack
    'attack': 'str',
    #: hexes to the target
    'distance': 'int',
    #: hexes beyond the range; null: not told
    'beyond': 'int | None',
})

#: Credits that the employer keeps back from each pilot, and why.  One with a condition counts once
#: it `applies`; those of older tables have always applied.
Deduction = TypedDict("Deduction", {
    #: its id
    'id': 'str',
    #: its text
    'text': 'str',
    #: credits
    'amount': 'int',
    #: the reason has occurred, so it counts
    'applies': 'bool',
})

#: A new deduction from each pilot's pay. It counts if it `applies`, or once it does.
DeductionForm = TypedDict("DeductionForm", {
    #: why
    'text': 'str',
    #: credits
    'amount': 'int',
    #: the reason has occurred
    'applies': 'NotRequired[bool]',
})

#: The last deliveries of a webhook, newest first.
DeliveryList = TypedDict("DeliveryList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the attempts
    'deliveries': 'list[DeliverySummary]',
})

#: An attempt to deliver.
DeliverySummary = TypedDict("DeliverySummary", {
    #: its id
    'id': 'str',
    #: when it began
    'at': 'str',
    #: the number of the line of the log; 0 for a test
    'n': 'int',
    #: the code of that line
    'code': 'str',
    #: which attempt it was, from 1
    'attempt': 'int',
    #: what became of it
    'result': "Literal['delivered', 'refused', 'redirected', 'too-slow', 'unreachable', 'bad-certificate', 'private']",
    #: the status of the answer
    'status': 'int | None',
    #: how long it took
    'milliseconds': 'int',
})

#: What is designated, as a command says it: a unit, a prop or, for an area, a cell.
DesignationFormFields = TypedDict("DesignationFormFields", {
    #: id of the unit
    'unit': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'NotRequired[str | None]',
    #: axial coordinate: the column on a flat-top map
    'q': 'NotRequired[int | None]',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'NotRequired[int | None]',
    #: the level; each is 10 m
    'level': 'NotRequired[int | None]',
})

#: What is designated, as a command says it: a unit, a prop or, for an area, a cell.
DesignationForm: TypeAlias = 'DesignationFormFields | CellDocument'

#: What is needed to check the dice of an exported log.
DiceDocument = TypedDict("DiceDocument", {
    #: id of the table
    'table': 'str',
    #: lines of the whole log
    'lines': 'int',
    #: the chapters
    'chapters': 'list[ChapterDocument]',
})

#: Mixes a text that the server could not know into every later die of this chapter.  The line's
#: data is all it takes to compute the mix again: `{"chapter", "seat", "text", "mix"}`.
DiceEntropyCommand = TypedDict("DiceEntropyCommand", {
    #: the name of the command
    'type': "Literal['dice.entropy']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: any text
    'text': 'str',
})

#: Rolls a notation such as `2d6kh1+2 # reason`.
DiceRollCommand = TypedDict("DiceRollCommand", {
    #: the name of the command
    'type': "Literal['dice.roll']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the notation
    'notation': 'str',
    #: for the Handler alone, from a stream of its own
    'secret': 'NotRequired[bool]',
})

#: What a switch changes. `turn` is null outside a conflict.
DispositionAnswer = TypedDict("DispositionAnswer", {
    #: the unit
    'unit': 'NamedUnit',
    #: its disposition now
    'was': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: the one that it would get
    'now': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: `was` and `now`: pilots, neutral or enemy
    'side': 'dict[str, str]',
    #: the segment in which it acts
    'segment': 'SegmentChange',
    #: its turn of this round; null: no conflict
    'turn': 'TurnChange | None',
    #: whether dice are rolled for it; NPCs have fixed numbers
    'rolls': 'FlagChange',
    #: what changes for each group of viewers
    'groups': 'list[GroupChange]',
    #: null: its losses count for nobody
    'tally': 'TallyChange | None',
})

#: A unit, and the disposition that it would get.
DispositionQuery = TypedDict("DispositionQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: the disposition that it would get
    'to': "Literal['ally', 'enemy', 'neutral', 'pilot']",
})

#: A distance in hexes.
DistanceView = TypedDict("DistanceView", {
    #: hexes on the plane
    'horizontal': 'int',
    #: levels
    'vertical': 'int',
    #: both together, as ranges count
    'total': 'int',
})

#: Draws a line on the map of the scene.  Everybody sees it, also on ground that they do not know.
DrawingAddCommand = TypedDict("DrawingAddCommand", {
    #: the name of the command
    'type': "Literal['drawing.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: x and y of each point in turn, in thousandths of the side of a hex, from the left upper
    #: corner of the map; one point is a dot
    'points': 'list[int]',
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet', 'white']]",
    #: how thick it is
    'width': "NotRequired[Literal['medium', 'thick', 'thin']]",
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
})

#: Takes away all lines of the sender in the scene; with `all`, those of everybody.
DrawingClearCommand = TypedDict("DrawingClearCommand", {
    #: the name of the command
    'type': "Literal['drawing.clear']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: those of everybody
    'all': 'NotRequired[bool]',
})

#: Takes a line away.
DrawingRemoveCommand = TypedDict("DrawingRemoveCommand", {
    #: the name of the command
    'type': "Literal['drawing.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the line
    'drawing': 'str',
})

#: A line that somebody has drawn on the map.
DrawingView = TypedDict("DrawingView", {
    #: its id
    'id': 'str',
    #: x and y of each point in turn, in thousandths of the side of a hex
    'points': 'list[int]',
    #: its colour; null: that of its kind
    'colour': "Literal['red', 'amber', 'green', 'blue', 'violet', 'white']",
    #: how thick it is
    'width': "Literal['thin', 'medium', 'thick']",
    #: who drew it, if that seat is still at the table
    'seat': 'str | None',
    #: for the Handler only
    'secret': 'NotRequired[bool]',
})

#: When a condition is over: at the `count`th such moment from now on.  "turn-start" and "turn-end"
#: of `unit`, "round-end", or "repair" (never by itself). In content `unit` is "user" (who causes
#: it), "user-next" (its next turn, not the one that runs) or "target".
Duration = TypedDict("Duration", {
    #: at such a moment, or by a `repair`
    'when': "Literal['turn-start', 'turn-end', 'round-end', 'repair']",
    #: id of the unit
    'unit': 'str',
    #: so many of these moments
    'count': 'int',
})

#: How long a condition lasts: so many moments of the unit that has it, or until a "repair".
DurationForm = TypedDict("DurationForm", {
    #: at such a moment of the unit, or by a `repair`
    'when': "Literal['repair', 'round-end', 'turn-end', 'turn-start']",
    #: so many of these moments
    'count': 'NotRequired[int]',
})

#: An environmental effect besides falls (FS 6.7).
Effect = TypedDict("Effect", {
    #: its id
    'id': 'str',
    #: its text
    'text': 'str',
    #: it occurs in every round
    'lasts': 'bool',
    #: the round in which it occurs, or from which on
    'round': 'int | None',
    #: the level to which the ceiling of the map comes down; null: it stays
    'ceiling': 'int | None',
})

#: What a zone does in each environmental segment to the units in it: `amount` of `harm`.
EffectForm = TypedDict("EffectForm", {
    #: what it does
    'harm': "Literal['damage', 'heat', 'impact']",
    #: how much of it
    'amount': 'int',
    #: the round from which on
    'round': 'NotRequired[int]',
    #: only to units that stand on something
    'ground': 'NotRequired[bool]',
})

#: When a condition is over: at the `count`th such moment from now on.
EndsView = TypedDict("EndsView", {
    #: at such a moment, or by a `repair`
    'when': "Literal['turn-start', 'turn-end', 'round-end', 'repair']",
    #: whose turn; empty for none, or one that the viewer cannot know
    'unit': 'str',
    #: so many of these moments
    'count': 'int',
})

#: Entries of the library, by name.
Entries = TypedDict("Entries", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the entries
    'entries': 'list[EntrySummary]',
})

#: An entry in the list.
EntrySummary = TypedDict("EntrySummary", {
    #: its id
    'id': 'str',
    #: its kind
    'kind': 'str',
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'str',
    #: when it was made
    'created': 'str',
    #: its size in bytes
    'size': 'int',
    #: it was saved from this table
    'own': 'bool',
    #: counts of `units`, `hexes`, `props` or `objectives`
    'holds': 'dict[str, int]',
})

#: Adds an effect to the environmental segment, known only to the Handler until then.  Outside a
#: conflict: to that of the next one. Without `lasts` it occurs once.
EnvironmentAddCommand = TypedDict("EnvironmentAddCommand", {
    #: the name of the command
    'type': "Literal['environment.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: what happens
    'text': 'str',
    #: it occurs in every round
    'lasts': 'NotRequired[bool]',
    #: in that round, or from then on
    'round': 'NotRequired[int | None]',
    #: the level to which the ceiling of the map comes down then
    'ceiling': 'NotRequired[int | None]',
})

#: Removes an effect of the environment.
EnvironmentRemoveCommand = TypedDict("EnvironmentRemoveCommand", {
    #: the name of the command
    'type': "Literal['environment.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the effect
    'effect': 'str',
})

#: Resolves the environmental segment: effects occur, zones harm, and falls happen; the next round
#: begins (FS 7.1).  Overruled, what falls does so at once, and the round goes on.
EnvironmentResolveCommand = TypedDict("EnvironmentResolveCommand", {
    #: the name of the command
    'type': "Literal['environment.resolve']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
})

#: Leaves an `effect` or a `zone` out of the environmental segment of this round, or what a zone
#: would do to a `unit`.
EnvironmentSkipCommand = TypedDict("EnvironmentSkipCommand", {
    #: the name of the command
    'type': "Literal['environment.skip']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the effect
    'effect': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'NotRequired[str | None]',
    #: id of a unit in the zone; by default all
    'unit': 'NotRequired[str | None]',
    #: false takes it back
    'skip': 'NotRequired[bool]',
})

#: A page of the log, oldest first.
Events = TypedDict("Events", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the log lines
    'events': 'list[Event]',
    #: the log was read up to here: go on after it for newer lines
    'seq': 'int',
})

#: Everything that settles an attack on one target, before the dice.  Numbers that are not told are
#: null, and `untold` is there (`npc_stats`).
ExchangeDocument = TypedDict("ExchangeDocument", {
    #: id of the unit that attacks
    'attacker': 'str',
    #: id of the unit or prop that is attacked
    'target': 'str',
    #: id of the weapon
    'weapon': 'str',
    #: the type of damage
    'damage_type': 'str',
    #: `reactive`: the target dodges
    'table': "Literal['proactive', 'reactive']",
    #: who rolls the test, or empty
    'roller': 'str',
    #: the roll of the first step; null: nothing is aimed
    'test': 'Roll | None',
    #: what the roll is compared with
    'mark': 'Number',
    #: the target may dodge
    'evades': 'bool',
    #: hexes beyond the range
    'beyond': 'int | None',
    #: the face with which a miss is looked at once more; 0: not at all
    'second_look': 'int',
    #: how the Handler said it ends
    'forced': "Literal['miss', 'hit', 'direct'] | None",
    #: damage of a hit
    'damage': 'Roll',
    #: the damage of a miss
    'missed': 'Roll | None',
    #: added by a direct hit
    'direct': 'Roll',
    #: more damage and impact of a direct hit
    'shock': 'int',
    #: energy added to the damage
    'bonus': 'int',
    #: so much of that energy cannot be mitigated
    'firm': 'int',
    #: least damage of a hit
    'least': 'int',
    #: added to damage that gets through
    'more': 'int | None',
    #: damage negated before mitigation
    'ablative': 'int | None',
    #: null where nothing mitigates it
    'mitigation': 'Roll | None',
    #: conditions that it may leave
    'conditions': 'list[PossibleCondition]',
    #: the attacker overheats by it
    'overheats': 'bool',
    #: whose numbers are not told
    'untold': "NotRequired[list[Literal['attacker', 'target']]]",
})

#: A die and what it shows.
FaceDocument = TypedDict("FaceDocument", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what it shows
    'face': 'int',
})

#: A line of the panel about the current state: the code of its text with params.
Fact = TypedDict("Fact", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
})

#: The whole fall that would begin at a cell; without its effect where the unit is lost.
FallAhead = TypedDict("FallAhead", {
    #: how deep it falls
    'levels': 'int',
    #: how it ends
    'ends': "Literal['landed', 'rests', 'hovers', 'clings', 'falling', 'lost']",
    #: the unit it comes to rest on
    'on': 'NotRequired[NamedUnit]',
    #: the change of its stability
    'stability': 'NotRequired[FallChange | None]',
    #: the change of its integrity
    'integrity': 'NotRequired[FallChange | None]',
    #: it is staggered by it
    'staggered': 'NotRequired[bool | None]',
    #: it is destroyed by it
    'destroyed': 'NotRequired[bool | None]',
})

#: A number before and after a fall.
FallChange = TypedDict("FallChange", {
    #: before
    'from': 'int',
    #: after
    'to': 'int',
})

#: What the environmental segment will do to a unit.
FallView = TypedDict("FallView", {
    #: null where that is not told
    'stability': 'FallChange | None',
    #: the change of its integrity
    'integrity': 'FallChange | None',
    #: whether it becomes so by this fall
    'staggered': 'bool | None',
    #: likewise, at worst
    'destroyed': 'bool | None',
    #: id of the unit
    'unit': 'str',
    #: where it falls from
    'start': 'CellDocument',
    #: where it comes to rest, or its last place on the map
    'end': 'CellDocument',
    #: levels that it falls in this round
    'levels': 'int',
    #: levels since the fall began
    'total': 'int',
    #: how it ends
    'ends': "Literal['landed', 'rests', 'hovers', 'clings', 'falling', 'lost']",
    #: the impact: 10, or 0 for none
    'impact': 'int',
    #: the unit it comes to rest on
    'on': 'NamedUnit | None',
})

#: The falls of this round, in their order.
FallsAnswer = TypedDict("FallsAnswer", {
    #: the falls of this round
    'falls': 'list[FallView]',
})

#: `ending`: a unit whose turn is assumed to end now, which can begin a fall (FS C 2.27).
FallsQuery = TypedDict("FallsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of a unit whose turn is assumed to end now
    'ending': 'NotRequired[str | None]',
})

#: Sets all that was under way in a scene: the conflict, attacks, reactions and requests.  No
#: conflict may run here, and the units and targets must exist.
FightRestoreCommand = TypedDict("FightRestoreCommand", {
    #: the name of the command
    'type': "Literal['fight.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the conflict; null: there was none
    'conflict': 'NotRequired[dict[str, Any] | None]',
    #: attacks under way
    'attacks': 'NotRequired[list[dict[str, Any]]]',
    #: reactions under way
    'reactions': 'NotRequired[list[dict[str, Any]]]',
    #: requests to the Handler
    'asks': 'NotRequired[list[dict[str, Any]]]',
})

#: The score of a unit that does not roll.
FixedData = TypedDict("FixedData", {
    #: the score
    'fixed': 'int',
    #: what was added
    'modifiers': 'list[int]',
    #: what it is compared with; null: nothing
    'mark': 'int | None',
})

#: Whether something is so, before and after.
FlagChange = TypedDict("FlagChange", {
    #: before
    'was': 'bool',
    #: after
    'now': 'bool',
})

#: Makes terrain unexplored again, except for what is in sight.
FogCoverCommand = TypedDict("FogCoverCommand", {
    #: the name of the command
    'type': "Literal['fog.cover']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the hexes
    'cells': 'NotRequired[list[HexForm]]',
    #: all hexes of the map
    'all': 'NotRequired[bool]',
})

#: Shows terrain to all players, as it is now. What is hidden or veiled stays so.
FogRevealCommand = TypedDict("FogRevealCommand", {
    #: the name of the command
    'type': "Literal['fog.reveal']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the hexes
    'cells': 'NotRequired[list[HexForm]]',
    #: all hexes of the map
    'all': 'NotRequired[bool]',
})

#: What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top
#: eight hex digits of a number whose bit c is column c; a chunk without a bit is left out.
FogView = TypedDict("FogView", {
    #: `off`, `team` (shared) or `own`
    'mode': "Literal['off', 'team', 'own']",
    #: hexes whose ground the viewer knows
    'known': 'NotRequired[dict[str, str]]',
    #: hexes in sight now
    'seen': 'NotRequired[dict[str, str]]',
    #: hexes kept back from players; for the Handler only
    'veiled': 'NotRequired[dict[str, str]]',
})

#: The cheapest path to a cell.
FoundPath = TypedDict("FoundPath", {
    #: cells entered in order, without the start
    'path': 'list[CellDocument]',
    #: range that it costs, in hexes
    'cost': 'int',
    #: the unit begins to fall at its end
    'falls': 'bool',
    #: the fall at its end
    'fall': 'NotRequired[FallAhead]',
    #: range left, in hexes
    'left': 'int',
})

#: One change, as the socket's frame `change` had it.
Frame = TypedDict("Frame", {
    #: always `change`
    't': "Literal['change']",
    #: the number of your view after this
    'seq': 'int',
    #: the changes of the view, in this order
    'patch': 'list[list[Any]]',
    #: the lines of the log
    'entries': 'list[Entry]',
})

#: Everything that frames are built of, in words and numbers.
FrameContent = TypedDict("FrameContent", {
    #: how much of everything a build can have
    'limits': 'dict[str, Any]',
    #: all chassis
    'chassis': 'list[Chassis]',
    #: all generators
    'generators': 'list[Generator]',
    #: costs and range of weapons by tier
    'tiers': 'list[WeaponTier]',
    #: all types of weapons
    'weapon_types': 'list[ContentEntry]',
    #: all types of damage
    'damage_types': 'list[ContentEntry]',
    #: all weapon tags
    'weapon_tags': 'list[ContentEntry]',
    #: all damage tags
    'damage_tags': 'list[ContentEntry]',
    #: attributes of the frame
    'hull': 'list[ContentEntry]',
    #: attributes of the pilot
    'skills': 'list[ContentEntry]',
    #: elements that can be tuned
    'tuning': 'list[ContentEntry]',
    #: expansions to copy
    'modules': 'list[ModuleEntry]',
    #: all kinds of conditions
    'conditions': 'list[ConditionKind]',
    #: all actions
    'actions': 'list[Action]',
    #: what actions need, in words
    'needs': 'dict[str, str]',
})

#: The ready builds, each shelf in the order of names.
FrameLibrary = TypedDict("FrameLibrary", {
    #: ready builds of frames
    'frames': 'list[ReadyBuild]',
    #: ready builds of NPCs
    'npcs': 'list[ReadyBuild]',
})

#: All numbers of a build. Dice as sides.
FrameNumbers = TypedDict("FrameNumbers", {
    #: most integrity
    'integrity': 'Number',
    #: most stability
    'stability': 'Number',
    #: hexes of a base movement
    'speed': 'Number',
    #: recoil that it can take in a turn
    'recoil': 'Number',
    #: most energy
    'capacity': 'Number',
    #: energy that comes back at the start of a turn
    'recharge': 'Number',
    #: the roll of Sharpness
    'sharpness': 'Roll',
    #: the roll of Smarts
    'smarts': 'Roll',
    #: the roll of Synergy
    'synergy': 'Roll',
    #: added to dodging
    'evasion': 'Number',
    #: added to surveys
    'detectors': 'Number',
    #: number against being hit where nobody rolls
    'evasion_number': 'Number',
    #: number of an attack without weapon where nobody rolls
    'attack_number': 'Number',
    #: number against damage of each type where nobody rolls
    'mitigation_number': 'dict[str, Number]',
    #: bonus to mitigation against damage of each type
    'plating': 'dict[str, Number]',
    #: tier of the plating against damage of each type, 0 to 3
    'plated': 'dict[str, int]',
    #: sides of the die against destruction; 0: none
    'bulk': 'int',
    #: tier of the recovery, 0 to 3
    'recovery': 'int',
    #: stability regained at the start of a turn
    'regained': 'Number',
    #: damage that a layer negates
    'ablative': 'Number',
    #: how often it does so between repairs
    'ablative_times': 'int',
    #: range of the scanner in hexes
    'scanner': 'Number',
    #: added to the die against destruction
    'bulk_bonus': 'int',
    #: effects of plating beyond its bonus, by damage type
    'guards': 'dict[str, PlatingEffect]',
})

#: A build, legal or not.
FrameQuery = TypedDict("FrameQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: a build, legal or not
    'build': 'BuildForm',
    #: id of a pilot whose sheet counts instead of the build's own
    'character': 'NotRequired[str]',
})

#: Why something cannot be done, in an answer to the query `frame`.
FrameReason: TypeAlias = "RefusedBy[Literal['build-award'], Params_award_most_name, RefusalData] | RefusedBy[Literal['build-bad-id', 'build-same-id', 'build-unknown'], Params_id, RefusalData] | RefusedBy[Literal['build-cap'], Params_most_name_points, RefusalData] | RefusedBy[Literal['build-module-changed', 'build-no-effect'], Params_name, RefusalData] | RefusedBy[Literal['build-module-cost'], Params_energy_name_steps, RefusalData] | RefusedBy[Literal['build-module-generator', 'build-wrong-damage'], Params_name_needs, RefusalData] | RefusedBy[Literal['build-no-name'], NoParams, RefusalData] | RefusedBy[Literal['build-points', 'build-tag-points', 'build-tuning-points'], Params_name_points_used, RefusalData] | RefusedBy[Literal['build-tier'], Params_name_tier, RefusalData] | RefusedBy[Literal['build-too-long'], Params_length_most, RefusalData] | RefusedBy[Literal['build-too-many'], Params_count_most, RefusalData] | RefusedBy[Literal['build-weapon-generator'], Params_damage_name_needs, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData]"

#: A character pays for a new frame (FS C 5.64).  The unit of the lost frame becomes the new one:
#: whole, off the map, with its pilot in it. A pilot buys between conflicts where the table lets
#: pilots buy, and only replaces what is lost; the Handler may at any time (FS C 5.67).  `wreck`:
#: the old one was brought home, which gives salvage (FS C 5.65).
FrameReplaceCommand = TypedDict("FrameReplaceCommand", {
    #: the name of the command
    'type': "Literal['frame.replace']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: the new frame: id of a build, or a whole build; by default that of the old frame
    'build': 'NotRequired[str | BuildForm | None]',
    #: the old frame was brought home, which gives salvage
    'wreck': 'NotRequired[bool]',
})

#: A unit's build and the state of its parts.
FrameView = TypedDict("FrameView", {
    #: the name of the build
    'build': 'str',
    #: the whole build
    'design': 'Build',
    #: a chassis, by id
    'chassis': 'str',
    #: how it moves and falls
    'gait': 'GaitView',
    #: a generator, by id
    'generator': 'str',
    #: recoil left
    'recoil': 'int',
    #: recoil that it can take in a turn
    'recoil_max': 'int',
    #: its weapons
    'weapons': 'list[WeaponView]',
    #: its expansions
    'modules': 'list[Module]',
    #: every number with the parts it is the sum of
    'numbers': 'FrameNumbers',
    #: what it does by itself
    'orders': 'dict[str, bool]',
    #: layers that have not burnt off
    'ablative_left': 'int',
    #: added to the next test against overheating
    'cooling': 'int',
})

#: A range of the history: a view, and every change after it (`frames_of` builds it).  Its frames
#: are sent as they were encoded at the time, so this is a description only.
Frames = TypedDict("Frames", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the moment of the first view
    'from': 'int',
    #: the seq of the last change in this answer
    'to': 'int',
    #: the view at that moment; null where `base` is false
    'view': 'View | None',
    #: the log lines that led to the view
    'entries': 'list[Entry]',
    #: the changes after it
    'frames': 'list[Frame]',
})

#: The roll of a notation.
FreeRollData = TypedDict("FreeRollData", {
    #: its kind
    'kind': "Literal['free']",
    #: the notation
    'notation': 'str',
    #: the dice, in the order rolled
    'dice': 'list[KeptDie]',
    #: the parts of the notation
    'terms': 'list[TermDocument]',
    #: the result
    'total': 'int',
    #: only the Handler reads it
    'secret': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: The character whose sheet a test was made from, and the sheet's parts of the test.
FromSheet = TypedDict("FromSheet", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the summands of the number
    'parts': 'list[AttributePart]',
})

#: What is unlike walking in how a frame keeps to the ground.
GaitView = TypedDict("GaitView", {
    #: levels above a surface up to which it moves and is held; or 0
    'hover': 'int',
    #: in the air at the end of its own turn it begins to fall
    'sinks': 'bool',
})

#: What map to generate. The same values always give the same map.
GenerateMap = TypedDict("GenerateMap", {
    #: the kind of landscape
    'kind': "Literal['hills', 'canyon', 'city', 'islands', 'pass', 'ruins']",
    #: columns of hexes
    'columns': 'NotRequired[int]',
    #: rows of hexes
    'rows': 'NotRequired[int]',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "NotRequired[Literal['flat', 'pointy']]",
    #: the same seed makes the same map
    'seed': 'NotRequired[int]',
    #: sliders of the kind, from 0 to 10; those left out have their defaults
    'settings': 'NotRequired[dict[str, int]]',
})

#: A generator, the source of a frame's energy.
Generator = TypedDict("Generator", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: most energy
    'capacity': 'int',
    #: energy that comes back at the start of a turn
    'recharge': 'int',
    #: what else it does, in words
    'special': 'str',
    #: false: it regains no energy, even with tuning
    'recharges': 'bool',
    #: the most steps that it may spend to cool; each adds 1 to the next test against overheating
    'cools': 'int',
    #: energy for each step of cooling
    'cool_energy': 'int',
    #: energy that comes back at the start of a turn, even while it is overheated
    'trickle': 'int',
    #: it is full after overheating ends, and after a minute of standby
    'refills': 'bool',
})

#: A build at a glance.
Glance = TypedDict("Glance", {
    #: most integrity
    'integrity': 'int',
    #: most stability
    'stability': 'int',
    #: hexes of a base movement
    'speed': 'int',
    #: the longest range of its weapons
    'reach': 'int',
    #: the name of its chassis
    'chassis': 'str',
    #: the name of its generator
    'generator': 'str',
})

#: New ground of hexes: one `level` for all, or `levels`, one for each hex in a row. Null: a void.
GroundForm = TypedDict("GroundForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: so many hexes in a row
    'count': 'NotRequired[int]',
    #: ground of all these hexes; null: a void
    'level': 'NotRequired[int | None]',
    #: ground of each hex of a row
    'levels': 'NotRequired[list[int | None]]',
})

#: What changes for one group of viewers.
GroupChange = TypedDict("GroupChange", {
    #: as in hello: "pilots", "spectators", or the group of one seat
    'group': 'str',
    #: the seat of a group of one
    'seat': 'str | None',
    #: whether it knows of the unit
    'knows': 'FlagChange',
    #: how much of its numbers they know
    'numbers': 'NumbersChange',
    #: other units that come into its sight
    'gains': 'list[NamedUnit]',
    #: other units that go out of its sight
    'loses': 'list[NamedUnit]',
    #: null without fog
    'hexes': 'HexesChange | None',
})

#: What the target loses, and what it has left.
HarmDocument = TypedDict("HarmDocument", {
    #: integrity lost
    'integrity_lost': 'int',
    #: stability lost
    'stability_lost': 'int',
    #: integrity left
    'integrity': 'int | None',
    #: stability left
    'stability': 'int | None',
    #: it is staggered now; null: not told
    'staggers': 'bool | None',
    #: it recovers from being staggered; null: not told
    'recovers': 'bool | None',
    #: it is a wreck
    'destroyed': 'bool',
    #: the roll against destruction; null: none, or not told
    'bulk': 'BulkDocument | None',
})

#: Pools of a unit that have changed.
HarmedData = TypedDict("HarmedData", {
    #: what is left, by pool
    'set': 'dict[str, int]',
    #: what was left before, by pool
    'was': 'dict[str, int]',
})

#: The server answers.
Health = TypedDict("Health", {
    #: always `ok`
    'status': "Literal['ok']",
})

#: The first frame on every socket.
HelloFrame = TypedDict("HelloFrame", {
    #: the kind of the message
    't': "Literal['hello']",
    #: your seat and your group
    'you': 'You',
    #: the viewer that you view as, if you asked for it
    'as': 'NotRequired[SeenAs | None]',
    #: identifies the sequence of `seq`; name it when you join again
    'epoch': 'str',
    #: the number of your view now
    'seq': 'int',
    #: the time of the server, ISO 8601
    'server_time': 'str',
})

#: A hex with all its levels.
HexDocument = TypedDict("HexDocument", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
})

#: A hex as written on the wire, meaning the whole column with all its levels.
HexForm = TypedDict("HexForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
})

#: A hex.
HexPlace = TypedDict("HexPlace", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
})

#: How many hexes a group sees.
HexesChange = TypedDict("HexesChange", {
    #: before
    'was': 'int',
    #: after
    'now': 'int',
})

#: One hex map with ground levels, notes, props and, if wanted, units. Lengths are in hexes and
#: levels of 10 m. Positions are axial: q to the south-east, r to the south on a flat-top map.
HexframeMap = TypedDict("HexframeMap", {
    #: the format of the document
    'format': "Literal['hexframe-map']",
    #: the version of the format
    'version': 'Literal[1]',
    #: its name
    'name': 'NotRequired[str]',
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: flat: odd columns (counted from 0) lie half a hex lower; pointy: odd rows lie half a hex to
    #: the right.
    'orientation': "Literal['flat', 'pointy']",
    #: The lowest level of a void column; what falls below it is lost.
    'floor': 'NotRequired[HexframeMap_level]',
    #: No cell at or above this level can be entered; it lies above the floor.
    'ceiling': 'NotRequired[HexframeMap_level | None]',
    #: One list for each row from the top, one level for each column from the left; null is a void.
    #: Everything below the level is solid.
    'ground': 'list[list[HexframeMap_level | None]]',
    #: Hexes with what is on them, such as ground cover.
    'notes': 'NotRequired[list[dict[str, Any]]]',
    #: The props on the map.
    'props': 'NotRequired[list[HexframeMap_prop]]',
    #: The hexes that the Handler keeps back from players, as [q, r].
    'veiled': 'NotRequired[list[list[HexframeMap_coordinate]]]',
    #: Parameters of the command unit.add, one object for each unit.
    'units': 'NotRequired[list[dict[str, Any]]]',
})

HexframeMap_coordinate: TypeAlias = 'int'

HexframeMap_level: TypeAlias = 'int'

HexframeMap_note = TypedDict("HexframeMap_note", {
    #: its kind
    'kind': 'str',
    #: the level; each is 10 m
    'level': 'NotRequired[int]',
    #: its text
    'text': 'NotRequired[str]',
})

HexframeMap_prop = TypedDict("HexframeMap_prop", {
    #: its id
    'id': 'str',
    #: axial coordinate: the column on a flat-top map
    'q': 'HexframeMap_coordinate',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'HexframeMap_coordinate',
    #: The lowest level it fills; without one it stands on the highest ground under it (over a
    #: void: on the floor).
    'base': 'NotRequired[HexframeMap_level | None]',
    #: The levels that it fills.
    'height': 'NotRequired[int]',
    #: What is taken off the damage that it gets.
    'value': 'int',
    #: What is left of it, at most the value; without one it is whole.
    'integrity': 'NotRequired[int | None]',
    #: its name
    'name': 'NotRequired[str]',
    #: Whether only the Handler knows of it.
    'hidden': 'NotRequired[bool]',
    #: How it is drawn; no rule reads it.
    'look': "NotRequired[Literal['', 'house', 'tower', 'depot', 'wall', 'tree', 'wreck', 'bridge']]",
    #: All its hexes as [q, r], where it stands on several; q and r are one of them.
    'hexes': 'NotRequired[list[list[HexframeMap_coordinate]]]',
})

#: What a zone will do to a unit in the environmental segment.
HitView = TypedDict("HitView", {
    #: null where that is not told
    'stability': 'FallChange | None',
    #: the change of its integrity
    'integrity': 'FallChange | None',
    #: whether it becomes so by this fall
    'staggered': 'bool | None',
    #: likewise, at worst
    'destroyed': 'bool | None',
    #: id of the zone
    'zone': 'str',
    #: id of the unit
    'unit': 'str',
    #: what the zone does
    'harm': "Literal['damage', 'impact', 'heat']",
    #: how much
    'amount': 'int',
    #: the change of its energy
    'energy': 'FallChange | None',
    #: whether it becomes so by this; null where not told
    'overheats': 'bool | None',
})

#: All problems of a build.
IllegalBuildData = TypedDict("IllegalBuildData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: the problems of the build
    'problems': 'list[Problem]',
})

#: What an attack does to the stability of its target.
ImpactDocument = TypedDict("ImpactDocument", {
    #: the damage that was mitigated; null: not told
    'mitigated': 'int | None',
    #: added because it counts twice; null: not told
    'doubled': 'int | None',
    #: taken off by a guard; null: not told
    'guarded': 'int | None',
    #: added by a direct hit
    'shock': 'int',
    #: the whole impact
    'total': 'int',
    #: impact that a staggered target leaves out; null: not told
    'negates': 'int | None',
})

#: What a map file became.
ImportReport = TypedDict("ImportReport", {
    #: the format of the file
    'format': 'str',
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "Literal['flat', 'pointy']",
    #: hexes with ground
    'ground': 'int',
    #: hexes without ground
    'voids': 'int',
    #: the lowest ground level
    'lowest': 'int',
    #: the highest ground level
    'highest': 'int',
    #: props that it had
    'props': 'int',
    #: covers and other notes on hexes
    'notes': 'int',
    #: the most frequent kinds of notes, at most 20
    'kinds': 'dict[str, int]',
    #: units that it had
    'units': 'int',
    #: what the file had that a map cannot have
    'remarks': 'list[Remark]',
})

#: Sets the state of a unit. Fields left out stay.  A wreck fills no cell, so it may lie where
#: another unit is. What `unit.update` and `unit.place` refuse is refused here too.
ImportUnitForm = TypedDict("ImportUnitForm", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the fields of the unit
    'set': 'NotRequired[ChangesForm]',
    #: where it stands; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: all its conditions
    'conditions': 'NotRequired[list[dict[str, Any]]]',
    #: uses of its weapons in this turn
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name
    'spent': 'NotRequired[dict[str, int]]',
    #: its standing orders
    'orders': 'NotRequired[dict[str, bool]]',
    #: it is lost for good
    'lost': 'NotRequired[bool]',
    #: it is in sight without a line
    'highlighted': 'NotRequired[bool]',
})

#: A turn of a unit in whose place the Handler acts.
InPlaceData = TypedDict("InPlaceData", {
    #: somebody acted in place of its pilot
    'in_place': 'bool',
})

#: A condition that an attack leaves on its target, on a hit (direct ones too) or on a miss.  What
#: is written in `gives` as `by` does not count, and `ends.unit` is "user" or "target" there.
InflictedCondition = TypedDict("InflictedCondition", {
    #: kind of the condition
    'condition': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: on a hit, or on a miss
    'on': "Literal['hit', 'miss']",
    #: sides of a die, rolled before the damage, that says which of `gives` it is (the first for a
    #: 1); 0: no die
    'sides': 'int',
    #: the conditions that it can be; none: the plain condition of that tier
    'gives': 'list[Condition]',
})

#: Logs that an invitation link was exchanged. Links are not part of the table's history.
InviteRotateCommand = TypedDict("InviteRotateCommand", {
    #: the name of the command
    'type': "Literal['invite.rotate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: whose link it is
    'role': "Literal['pilot', 'spectator']",
})

#: The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it.
Invites = TypedDict("Invites", {
    #: for pilots
    'pilot': 'str',
    #: for spectators
    'spectator': 'str',
})

#: Adds a page at the end of the journal. A pilot's page belongs to that pilot.
JournalAddCommand = TypedDict("JournalAddCommand", {
    #: the name of the command
    'type': "Literal['journal.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its title
    'title': 'str',
    #: its text in Markdown
    'text': 'NotRequired[str]',
    #: id of a picture of the table
    'picture': 'NotRequired[str | None]',
    #: who reads it besides the Handlers and its pilot: `all`, or seats
    'readers': "NotRequired[Literal['all'] | list[str]]",
    #: who of the readers writes in it: `all`, or seats
    'writers': "NotRequired[Literal['all'] | list[str]]",
})

#: Replaces the title, the text or the picture of a page. `picture` "" or null takes it away.  A
#: page that has changed since `revision` is not replaced: the `data` of the refusal "page-changed"
#: has it as it is now.
JournalEditCommand = TypedDict("JournalEditCommand", {
    #: the name of the command
    'type': "Literal['journal.edit']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: that of the page which the writer saw
    'revision': 'str',
    #: its new title
    'title': 'NotRequired[str]',
    #: its new text
    'text': 'NotRequired[str]',
    #: id of a picture of the table; "" or null takes it away
    'picture': 'NotRequired[str | None]',
})

#: Moves a page in front of another one, or to the end.
JournalMoveCommand = TypedDict("JournalMoveCommand", {
    #: the name of the command
    'type': "Literal['journal.move']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: id of the page that comes after it; by default it goes to the end
    'before': 'NotRequired[str | None]',
})

#: Opens a page on the screens of those who read it, or of those it is presented `to`, who read it
#: from now on.
JournalPresentCommand = TypedDict("JournalPresentCommand", {
    #: the name of the command
    'type': "Literal['journal.present']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: who reads it from now on: `all`, or seats
    'to': "NotRequired[Literal['all'] | list[str]]",
})

#: Removes a page.
JournalRemoveCommand = TypedDict("JournalRemoveCommand", {
    #: the name of the command
    'type': "Literal['journal.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
})

#: Sets who reads a page and who writes in it, as in `journal.add`. What is left out stays.
JournalShowCommand = TypedDict("JournalShowCommand", {
    #: the name of the command
    'type': "Literal['journal.show']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: who reads it: `all`, or seats
    'readers': "NotRequired[Literal['all'] | list[str]]",
    #: who of the readers writes in it: `all`, or seats
    'writers': "NotRequired[Literal['all'] | list[str]]",
})

#: A die of a roll, and whether it counts.
KeptDie = TypedDict("KeptDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
})

#: An entry as a file.
LibraryDocument = TypedDict("LibraryDocument", {
    #: the format of the document
    'format': 'str',
    #: the version of the format
    'version': 'int',
    #: its kind
    'kind': "Literal['units', 'map', 'mission', 'stamp']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'str',
    #: the content, as its kind has it
    'body': 'dict[str, Any]',
})

#: What every line of the log has.
LineBase = TypedDict("LineBase", {
    #: the number of the line in your log
    'n': 'int',
    #: your `seq` after the line
    'version': 'int',
    #: when it was written, ISO 8601
    'at': 'str',
    #: id of the seat that acted; null: the table itself
    'seat': 'str | None',
    #: the name of the seat at that time; empty: the table itself
    'by': 'str',
    #: what the line is about
    'kind': "Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']",
    #: nobody but the Handler reads it
    'only': 'bool',
    #: others read it too, with less in it
    'fuller': 'bool',
    #: the line in English, where it is asked for
    'text': 'NotRequired[str]',
})

#: A die that was rolled.
LineDie = TypedDict("LineDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
})

#: A link to a finished mission, without its secret.
LinkSummary = TypedDict("LinkSummary", {
    #: its id
    'id': 'str',
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
})

#: What a line of the log says. Dice systems that a server adds have further codes,
#: `<system>.<code>`. The description is the English text as a Fluent pattern; its variables are
#: parameters of the line.
LogCode: TypeAlias = "Literal['action-rolls.ability'] | Literal['action-rolls.acted'] | Literal['action-rolls.adjusted'] | Literal['action-rolls.amended'] | Literal['action-rolls.amended-failure'] | Literal['action-rolls.announced'] | Literal['action-rolls.announced-in-opening'] | Literal['action-rolls.announced-in-opening-unskilled'] | Literal['action-rolls.announced-unskilled'] | Literal['action-rolls.attacks'] | Literal['action-rolls.attribute'] | Literal['action-rolls.attributes'] | Literal['action-rolls.cancelled'] | Literal['action-rolls.contested'] | Literal['action-rolls.damage'] | Literal['action-rolls.damage-by'] | Literal['action-rolls.defense'] | Literal['action-rolls.defense-none'] | Literal['action-rolls.dies'] | Literal['action-rolls.edited'] | Literal['action-rolls.effect'] | Literal['action-rolls.extra'] | Literal['action-rolls.extra-for'] | Literal['action-rolls.extras-rest'] | Literal['action-rolls.failed'] | Literal['action-rolls.failed-hidden'] | Literal['action-rolls.forgotten'] | Literal['action-rolls.framed'] | Literal['action-rolls.framed-hidden'] | Literal['action-rolls.injured'] | Literal['action-rolls.mistakes'] | Literal['action-rolls.modifiers'] | Literal['action-rolls.noted'] | Literal['action-rolls.ones-are-mistakes'] | Literal['action-rolls.openings'] | Literal['action-rolls.openings-and-mistakes'] | Literal['action-rolls.panics'] | Literal['action-rolls.passed'] | Literal['action-rolls.points'] | Literal['action-rolls.points-uncounted'] | Literal['action-rolls.rolled'] | Literal['action-rolls.save-called'] | Literal['action-rolls.save-called-for'] | Literal['action-rolls.save-failed'] | Literal['action-rolls.save-failed-npc'] | Literal['action-rolls.save-made'] | Literal['action-rolls.save-made-npc'] | Literal['action-rolls.save-waived'] | Literal['action-rolls.spent'] | Literal['action-rolls.state'] | Literal['action-rolls.state-over'] | Literal['action-rolls.struggled'] | Literal['action-rolls.succeeded'] | Literal['action-rolls.succeeded-hidden'] | Literal['action-rolls.suffers'] | Literal['action-rolls.turn-ends'] | Literal['action-rolls.turn-starts'] | Literal['action.asked'] | Literal['action.asks_repair'] | Literal['action.denied'] | Literal['action.denied_why'] | Literal['action.granted'] | Literal['action.withdrawn'] | Literal['attack.adjusted'] | Literal['attack.adjusted_unseen'] | Literal['attack.aimed'] | Literal['attack.aimed_area'] | Literal['attack.bulk'] | Literal['attack.bulk_unseen'] | Literal['attack.cancelled'] | Literal['attack.cancelled_unseen'] | Literal['attack.condition'] | Literal['attack.condition_unseen'] | Literal['attack.damage'] | Literal['attack.declared'] | Literal['attack.declared_area'] | Literal['attack.declared_area_unseen'] | Literal['attack.declared_nobody'] | Literal['attack.declared_unseen'] | Literal['attack.dodged'] | Literal['attack.dodged_unseen'] | Literal['attack.escaped'] | Literal['attack.escaped_unseen'] | Literal['attack.goes_on'] | Literal['attack.goes_on_unseen'] | Literal['attack.mitigated'] | Literal['attack.mitigated_unseen'] | Literal['attack.nobody'] | Literal['attack.result'] | Literal['attack.result_unseen'] | Literal['attack.void'] | Literal['attack.zoned'] | Literal['attack.zoned_unseen'] | Literal['background.gone'] | Literal['background.set'] | Literal['ban.lifted'] | Literal['ban.made'] | Literal['build.asked'] | Literal['build.changed'] | Literal['build.denied'] | Literal['build.not_asked'] | Literal['build.removed'] | Literal['build.saved'] | Literal['categories.clipped'] | Literal['categories.set'] | Literal['ceiling.cleared'] | Literal['ceiling.set'] | Literal['chapter.closed'] | Literal['chapter.opened'] | Literal['character.added'] | Literal['character.added_frame'] | Literal['character.advanced'] | Literal['character.approved'] | Literal['character.award_gone'] | Literal['character.awarded'] | Literal['character.declined'] | Literal['character.declined_why'] | Literal['character.edited_advances'] | Literal['character.edited_award'] | Literal['character.edited_credits'] | Literal['character.edited_points'] | Literal['character.edited_salvage'] | Literal['character.edited_spent'] | Literal['character.frame_replaced'] | Literal['character.linked'] | Literal['character.linked_by_build'] | Literal['character.plan_withdrawn'] | Literal['character.planned'] | Literal['character.raised'] | Literal['character.refitted'] | Literal['character.removed'] | Literal['character.salvaged'] | Literal['character.seated'] | Literal['character.unlinked'] | Literal['character.unseated'] | Literal['character.updated'] | Literal['chat.said'] | Literal['chat.to_handlers'] | Literal['chat.whispered'] | Literal['condition.begun'] | Literal['condition.over'] | Literal['conflict.ended'] | Literal['course-and-flow.answered'] | Literal['course-and-flow.asked'] | Literal['course-and-flow.course-follows'] | Literal['course-and-flow.course-set'] | Literal['course-and-flow.declined'] | Literal['course-and-flow.dice-set'] | Literal['course-and-flow.elected'] | Literal['course-and-flow.flow-begun'] | Literal['course-and-flow.flow-dropped'] | Literal['course-and-flow.flow-gained'] | Literal['course-and-flow.flow-kept'] | Literal['course-and-flow.flow-lost'] | Literal['course-and-flow.flow-set'] | Literal['course-and-flow.high-compelling'] | Literal['course-and-flow.high-daring'] | Literal['course-and-flow.high-expertise'] | Literal['course-and-flow.high-sneaky'] | Literal['course-and-flow.high-thriving'] | Literal['course-and-flow.intent-stated'] | Literal['course-and-flow.intent-taken'] | Literal['course-and-flow.intent-withdrawn'] | Literal['course-and-flow.learnt'] | Literal['course-and-flow.may-learn'] | Literal['course-and-flow.no-flow-begun'] | Literal['course-and-flow.not-learnt'] | Literal['course-and-flow.not-recovered'] | Literal['course-and-flow.nothing-to-recover'] | Literal['course-and-flow.question-answered'] | Literal['course-and-flow.reacted'] | Literal['course-and-flow.recovered'] | Literal['course-and-flow.roll-cancelled'] | Literal['course-and-flow.rolled'] | Literal['course-and-flow.shelter-ended'] | Literal['course-and-flow.skill-set'] | Literal['course-and-flow.slot-cleared'] | Literal['course-and-flow.slot-marked'] | Literal['course-and-flow.sum-intent'] | Literal['course-and-flow.sum-not-yet'] | Literal['course-and-flow.sum-win'] | Literal['course-and-flow.tie'] | Literal['course-and-flow.token-gained'] | Literal['course-and-flow.token-spent'] | Literal['course-and-flow.tokens-set'] | Literal['course-and-flow.track-dropped'] | Literal['course-and-flow.track-set'] | Literal['course-and-flow.win-offered'] | Literal['course-and-flow.win-taken'] | Literal['credits.given'] | Literal['dice.mixed'] | Literal['dice.rolled'] | Literal['dice.rolled_for'] | Literal['dice.unseen'] | Literal['environment.added'] | Literal['environment.added_for'] | Literal['environment.added_lasting'] | Literal['environment.added_next'] | Literal['environment.effect'] | Literal['environment.removed'] | Literal['fight.restored'] | Literal['fog.covered'] | Literal['fog.revealed'] | Literal['invite.rotated'] | Literal['journal.added'] | Literal['journal.edited'] | Literal['journal.moved'] | Literal['journal.presented'] | Literal['journal.presented_all'] | Literal['journal.presented_some'] | Literal['journal.removed'] | Literal['journal.shown'] | Literal['journal.shown_all'] | Literal['journal.shown_nobody'] | Literal['journal.shown_some'] | Literal['journal.writers'] | Literal['map.resized'] | Literal['map.resized_lost'] | Literal['map.set'] | Literal['mission.added'] | Literal['mission.briefed'] | Literal['mission.charged'] | Literal['mission.corrected_integrity'] | Literal['mission.corrected_uses'] | Literal['mission.deduction_added'] | Literal['mission.deduction_applies'] | Literal['mission.deduction_offered'] | Literal['mission.deduction_open'] | Literal['mission.deduction_removed'] | Literal['mission.deduction_updated'] | Literal['mission.halted'] | Literal['mission.integrity_lost'] | Literal['mission.objective_added'] | Literal['mission.objective_hidden'] | Literal['mission.objective_removed'] | Literal['mission.objective_result'] | Literal['mission.objective_revealed'] | Literal['mission.objective_updated'] | Literal['mission.paid'] | Literal['mission.pay'] | Literal['mission.removed'] | Literal['mission.result'] | Literal['mission.started'] | Literal['mission.updated'] | Literal['mission.used'] | Literal['mission.withdrawn'] | Literal['module.area_ended'] | Literal['module.carried_out'] | Literal['module.given_back'] | Literal['module.given_back_why'] | Literal['module.last'] | Literal['module.taken_back'] | Literal['module.used'] | Literal['module.used_at'] | Literal['overruled.a_rule'] | Literal['overruled.a_rule_round'] | Literal['overruled.acted'] | Literal['overruled.again'] | Literal['overruled.deed'] | Literal['overruled.round'] | Literal['overruled.rules'] | Literal['overruled.rules_round'] | Literal['overruled.system'] | Literal['overruled.test'] | Literal['overruled.unit'] | Literal['overruled.unit_untold'] | Literal['overruled.verdict'] | Literal['pilot.alights'] | Literal['pilot.back'] | Literal['pilot.boards'] | Literal['pilot.dropped'] | Literal['pilot.gone'] | Literal['pilot.in_hand'] | Literal['pilot.killed'] | Literal['prop.added'] | Literal['prop.damaged'] | Literal['prop.destroyed'] | Literal['prop.hidden'] | Literal['prop.removed'] | Literal['prop.shown'] | Literal['prop.unharmed'] | Literal['prop.updated'] | Literal['q-star.asked'] | Literal['q-star.asked_hidden'] | Literal['q-star.bonus_removed'] | Literal['q-star.bonus_set'] | Literal['q-star.both_critical'] | Literal['q-star.cancelled'] | Literal['q-star.cancelled_contest'] | Literal['q-star.challenged'] | Literal['q-star.checked'] | Literal['q-star.checked_hidden'] | Literal['q-star.checked_npc'] | Literal['q-star.checked_npc_hidden'] | Literal['q-star.critical'] | Literal['q-star.critical_hidden'] | Literal['q-star.critical_npc'] | Literal['q-star.critical_npc_hidden'] | Literal['q-star.lost'] | Literal['q-star.lost_beyond'] | Literal['q-star.lost_beyond_open'] | Literal['q-star.lowered'] | Literal['q-star.npc_added'] | Literal['q-star.npc_added_veiled'] | Literal['q-star.npc_edited'] | Literal['q-star.npc_edited_veiled'] | Literal['q-star.npc_gone'] | Literal['q-star.pool_added'] | Literal['q-star.pool_removed'] | Literal['q-star.pool_set'] | Literal['q-star.raised'] | Literal['q-star.side_critical'] | Literal['q-star.side_rolled'] | Literal['q-star.skill_added'] | Literal['q-star.skill_removed'] | Literal['q-star.spent'] | Literal['q-star.tied'] | Literal['q-star.won'] | Literal['q-star.won_critical'] | Literal['reaction.after'] | Literal['reaction.in_time'] | Literal['reaction.in_time_untold'] | Literal['reaction.late'] | Literal['reaction.late_untold'] | Literal['reaction.over'] | Literal['reaction.wasted'] | Literal['redone'] | Literal['redone.steps'] | Literal['round.begun'] | Literal['scene.activated'] | Literal['scene.added'] | Literal['scene.removed'] | Literal['scene.renamed'] | Literal['seat.banned'] | Literal['seat.joined'] | Literal['seat.kicked'] | Literal['seat.left'] | Literal['seat.now_handler'] | Literal['seat.now_pilot'] | Literal['segment.begun'] | Literal['table.base_each'] | Literal['table.base_shared'] | Literal['table.branched'] | Literal['table.created'] | Literal['table.fog_off'] | Literal['table.fog_own'] | Literal['table.fog_team'] | Literal['table.imported'] | Literal['table.marks_handler'] | Literal['table.marks_open'] | Literal['table.npcs_all'] | Literal['table.npcs_condition'] | Literal['table.npcs_nothing'] | Literal['table.reactions'] | Literal['table.renamed'] | Literal['table.repairs_asked'] | Literal['table.repairs_free'] | Literal['table.sight'] | Literal['table.systems'] | Literal['table.tuning'] | Literal['table.upgrades_asked'] | Literal['table.upgrades_free'] | Literal['terrain.noted'] | Literal['terrain.set'] | Literal['terrain.unveiled'] | Literal['terrain.veiled'] | Literal['test.requested'] | Literal['test.requested_hidden'] | Literal['test.rolled'] | Literal['test.rolled_by'] | Literal['test.rolled_by_hidden'] | Literal['test.rolled_free'] | Literal['test.rolled_free_hidden'] | Literal['test.rolled_hidden'] | Literal['test.withdrawn'] | Literal['timer.started'] | Literal['timer.started_for'] | Literal['turn.abstained'] | Literal['turn.ended'] | Literal['turn.skipped'] | Literal['turn.started'] | Literal['undone'] | Literal['undone.ground'] | Literal['undone.pages'] | Literal['undone.sight'] | Literal['undone.steps'] | Literal['unit.ablates'] | Literal['unit.ablates_untold'] | Literal['unit.added'] | Literal['unit.arrived'] | Literal['unit.arrived_from'] | Literal['unit.asked_for'] | Literal['unit.barred'] | Literal['unit.begins_to_fall'] | Literal['unit.bulk'] | Literal['unit.bulk_untold'] | Literal['unit.burns'] | Literal['unit.by_build'] | Literal['unit.by_build_else'] | Literal['unit.by_sheet'] | Literal['unit.by_sheet_else'] | Literal['unit.came_in_sight'] | Literal['unit.carried'] | Literal['unit.clings'] | Literal['unit.cooled'] | Literal['unit.cooled_untold'] | Literal['unit.cools'] | Literal['unit.cools_untold'] | Literal['unit.descended'] | Literal['unit.destroyed'] | Literal['unit.ejects'] | Literal['unit.endures'] | Literal['unit.fall_clings'] | Literal['unit.fall_falling'] | Literal['unit.fall_hovers'] | Literal['unit.fall_landed'] | Literal['unit.fall_lost'] | Literal['unit.fall_rests'] | Literal['unit.fall_rests_on'] | Literal['unit.fitted'] | Literal['unit.fitted_untold'] | Literal['unit.found'] | Literal['unit.given'] | Literal['unit.given_with'] | Literal['unit.harmed'] | Literal['unit.harmed_in_zone'] | Literal['unit.heats_up'] | Literal['unit.hidden'] | Literal['unit.highlighted'] | Literal['unit.hovers'] | Literal['unit.impact'] | Literal['unit.lands'] | Literal['unit.left'] | Literal['unit.left_map'] | Literal['unit.let_go'] | Literal['unit.let_go_with'] | Literal['unit.moved'] | Literal['unit.moved_free'] | Literal['unit.not_asked_for'] | Literal['unit.not_given'] | Literal['unit.not_given_why'] | Literal['unit.off_the_map'] | Literal['unit.overheats'] | Literal['unit.passed_by'] | Literal['unit.pictured'] | Literal['unit.placed'] | Literal['unit.pressed_down'] | Literal['unit.recovers'] | Literal['unit.recovery_off'] | Literal['unit.recovery_on'] | Literal['unit.refilled'] | Literal['unit.released'] | Literal['unit.released_with'] | Literal['unit.removed'] | Literal['unit.repairs'] | Literal['unit.repairs_for'] | Literal['unit.repairs_something'] | Literal['unit.repairs_something_untold'] | Literal['unit.repairs_untold'] | Literal['unit.restored'] | Literal['unit.rests'] | Literal['unit.rests_on'] | Literal['unit.returned'] | Literal['unit.rises'] | Literal['unit.rose'] | Literal['unit.seen_again'] | Literal['unit.shared'] | Literal['unit.shown'] | Literal['unit.stabilised'] | Literal['unit.stabilised_untold'] | Literal['unit.staggered'] | Literal['unit.stayed_aloft'] | Literal['unit.stays_hot'] | Literal['unit.stays_hot_untold'] | Literal['unit.steadies'] | Literal['unit.steadies_itself'] | Literal['unit.steadies_itself_untold'] | Literal['unit.stepped_off'] | Literal['unit.stepped_onto'] | Literal['unit.surveys'] | Literal['unit.surveys_untold'] | Literal['unit.surveys_vain'] | Literal['unit.surveys_vain_untold'] | Literal['unit.taken'] | Literal['unit.taken_off'] | Literal['unit.taken_with'] | Literal['unit.unhighlighted'] | Literal['unit.unpictured'] | Literal['unit.updated'] | Literal['unit.went_out_of_sight'] | Literal['units.came_in_sight'] | Literal['wave.added'] | Literal['wave.entered'] | Literal['wave.removed'] | Literal['wave.updated'] | Literal['wave.waits'] | Literal['webhook.off'] | Literal['zone.added'] | Literal['zone.hidden'] | Literal['zone.removed'] | Literal['zone.shown'] | Literal['zone.updated'] | str"

#: A table's log as one group of viewers reads it.
LogDocument = TypedDict("LogDocument", {
    #: the format of the document
    'format': "Literal['hexframe-log']",
    #: the version of the format
    'version': 'Literal[1]',
    #: the name of the table
    'name': 'str',
    #: whose log it is
    'readers': "Literal['handler', 'pilots', 'spectators']",
    #: when, ISO 8601
    'exported': 'str',
    #: what is needed to check its dice
    'dice': 'DiceDocument',
    #: the lines, oldest first
    'log': 'list[KeptEntry]',
})

#: What the ceiling would do to the units that the sender knows.
LoweringAnswer = TypedDict("LoweringAnswer", {
    #: units that it would press down
    'pressed': 'list[PressedView]',
    #: a unit that has no room below: the ceiling cannot come
    'barred': 'str | None',
})

#: The `level` to which the ceiling would come down.
LoweringQuery = TypedDict("LoweringQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the level; each is 10 m
    'level': 'int',
})

#: A ceiling that will come down in the environmental segment.
LoweringView = TypedDict("LoweringView", {
    #: id of the effect
    'effect': 'str',
    #: the level to which the ceiling comes down
    'level': 'int',
    #: units that it presses down
    'pressed': 'list[PressedView]',
    #: a unit that has no room below: the ceiling cannot come
    'barred': 'str | None',
})

#: A new screen. Its secret is shown once.
MadeScreen = TypedDict("MadeScreen", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
    #: the secret token; it is shown once
    'token': 'str',
    #: its address
    'url': 'str',
})

#: A new link. Its secret is shown once.
MadeShare = TypedDict("MadeShare", {
    #: its id
    'id': 'str',
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
    #: the secret token; it is shown once
    'token': 'str',
    #: its address
    'url': 'str',
})

#: A ticket: good once, until `expires`.
MadeTicket = TypedDict("MadeTicket", {
    #: the secret for the address
    'ticket': 'str',
    #: when it ends
    'expires': 'str',
})

#: A token with its new secret, which is shown once.
MadeToken = TypedDict("MadeToken", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads
    'seat': 'str',
    #: what it may do
    'scopes': "list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]",
    #: other sites whose pages may use it
    'origins': 'list[str]',
    #: when it was made
    'created': 'str',
    #: since when it has its present secret
    'issued': 'str',
    #: when it ends; null: it does not
    'expires': 'str | None',
    #: when it was used last, to a minute; null: never
    'last_used': 'str | None',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'int | None',
    #: the secret token; it is shown once
    'token': 'str',
})

#: A webhook with the secret of its signatures, which is shown once.
MadeWebhook = TypedDict("MadeWebhook", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its address
    'url': 'str',
    #: it is told the lines that these read
    'viewer': "Literal['handler', 'pilots', 'spectators']",
    #: the kinds of lines that it is told; empty: all
    'kinds': "list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']]",
    #: when it was made
    'created': 'str',
    #: `on`, `paused`, or `off` after long failure
    'state': "Literal['on', 'paused', 'off']",
    #: attempts since the last success
    'failures': 'int',
    #: when the first of these attempts was
    'failing_since': 'str | None',
    #: when the next attempt will be
    'next_at': 'str | None',
    #: until when the secret before signs as well; null: there is none
    'old_secret_until': 'str | None',
    #: only Handlers know of it
    'secret': 'str',
})

#: The name of a screen, for the Handler's list.
MakeScreen = TypedDict("MakeScreen", {
    #: its name
    'name': 'NotRequired[str]',
})

#: The mission that a link shows.
MakeShare = TypedDict("MakeShare", {
    #: id of the mission
    'mission': 'str',
})

#: A new token: its name for the list, for whom, and what it may do.
MakeToken = TypedDict("MakeToken", {
    #: its name
    'name': 'str',
    #: the seat in whose name it acts, by default your own; `pilots` or `spectators` for one that
    #: only reads as they do (Handler)
    'seat': 'NotRequired[str | None]',
    #: what it may do
    'scopes': "list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]",
    #: seconds for which it is good; null: without an end
    'expires_in': 'NotRequired[int | None]',
    #: origins of other sites whose pages may use it: `https://host[:port]`
    'origins': 'NotRequired[list[str]]',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'NotRequired[int | None]',
})

#: A new webhook: its address, and what it is told.
MakeWebhook = TypedDict("MakeWebhook", {
    #: where messages are posted to: `https://host[:port]/path`
    'url': 'str',
    #: for the list; empty: the host of the address
    'name': 'NotRequired[str]',
    #: it is told the lines that these read, in their words
    'viewer': "NotRequired[Literal['handler', 'pilots', 'spectators']]",
    #: kinds of log lines to tell; empty: all
    'kinds': "NotRequired[list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']]]",
})

#: What was expected in place of something malformed.
MalformedData = TypedDict("MalformedData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: all fields that the object may have
    'fields': 'NotRequired[list[str]]',
    #: all missing fields
    'missing': 'NotRequired[list[str]]',
    #: all allowed values
    'values': 'NotRequired[list[Any]]',
})

#: The map of a file is on the table.
MapDone = TypedDict("MapDone", {
    #: the number of your view after this
    'seq': 'int',
    #: its log lines, as far as the sender may see them
    'events': 'list[Entry]',
    #: what the file became
    'report': 'ImportReport',
    #: the scene that was added
    'scene': 'NotRequired[str]',
})

#: The error of a map format, and its place.
MapFileData = TypedDict("MapFileData", {
    #: the code of the format's own error
    'code': 'str',
    #: parameters of the format's own error
    'params': 'dict[str, Any]',
    #: the line of the file, from 1; null: unknown
    'line': 'int | None',
    #: the place in a JSON document; empty: unknown
    'path': 'str',
})

#: A map. `{"columns", "rows", "orientation"}` alone is a blank map with its ground at level 0.
#: Ground is given as `levels` (rows of levels in offset coordinates, null for a void), or as
#: `chunks` and `bodies`: keys by chunk, and the chunk of each key. `veiled`: masks (see `HexSet`).
MapForm = TypedDict("MapForm", {
    #: its columns
    'columns': 'int',
    #: its rows
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "Literal['flat', 'pointy']",
    #: the lowest level of a void; what falls below it is lost
    'floor': 'NotRequired[int]',
    #: no cell at or above it can be entered
    'ceiling': 'NotRequired[int | None]',
    #: ground as rows of levels, null for a void
    'levels': 'NotRequired[list[list[int | None]] | None]',
    #: hashes of its chunks, in rows
    'chunks': 'NotRequired[list[str] | None]',
    #: by hash what is in the chunk
    'bodies': 'NotRequired[dict[str, ChunkBodyForm]]',
    #: its props
    'props': 'NotRequired[list[PropBodyForm]]',
    #: hexes that the Handler keeps back, as masks by chunk
    'veiled': 'NotRequired[dict[str, str] | None]',
})

#: Gives the map another size, with `left` and `top` more columns and rows before the first ones;
#: negative numbers cut them off.  All that is on the map moves along, and neighbours stay
#: neighbours. Units beyond the new edge leave the map, props there are removed. New hexes have
#: their ground at `level`; null: a void.
MapResizeCommand = TypedDict("MapResizeCommand", {
    #: the name of the command
    'type': "Literal['map.resize']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: columns of the new map
    'columns': 'int',
    #: rows of the new map
    'rows': 'int',
    #: columns that come before the first one; negative: columns that are cut off
    'left': 'NotRequired[int]',
    #: rows that come before the first one; negative: rows that are cut off
    'top': 'NotRequired[int]',
    #: ground of new hexes; null: a void
    'level': 'NotRequired[int | None]',
})

#: Replaces the scene's map. Units stay, are lifted, or leave the map where they do not fit.  Zones
#: keep the hexes that the new map has too; a zone without any is removed. Without `veiled`, veiled
#: hexes stay so on a map of the same size.
MapSetCommand = TypedDict("MapSetCommand", {
    #: the name of the command
    'type': "Literal['map.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the new map
    'map': 'MapForm',
})

#: The map without its cells; fetch each chunk by its hash.
MapView = TypedDict("MapView", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "Literal['flat', 'pointy']",
    #: the lowest level of a void; what falls below it is lost
    'floor': 'int',
    #: no cell at or above it can be entered; null: there is none
    'ceiling': 'int | None',
    #: the lowest ground
    'lowest': 'int',
    #: the highest ground
    'highest': 'int',
    #: [low, high]: the levels that colours run between
    'tint': 'list[int]',
    #: columns and rows of a chunk
    'chunk_size': 'int',
    #: hashes of the 32 x 32 chunks, row by row
    'chunks': 'list[str]',
})

#: A roll of a unit against a mark.
MarkedData = TypedDict("MarkedData", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: what it is compared with; null: not told
    'mark': 'int | None',
    #: the score above the mark; null: not told
    'margin': 'int | None',
    #: the result
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
    #: the dice, in the order rolled
    'dice': 'list[KeptDie]',
})

#: An average for display: as a float and as an exact fraction.
MeanOdds = TypedDict("MeanOdds", {
    #: the mean
    'mean': 'float',
    #: the same as a fraction
    'exact': 'str',
})

#: The damage as it meets the target.
MetDocument = TypedDict("MetDocument", {
    #: negated before mitigation; null: not told
    'negated': 'int | None',
    #: mitigated; null: not told
    'mitigated': 'int | None',
    #: energy of the damage that is mitigated; null: not told
    'mitigated_bonus': 'int | None',
    #: added to damage that gets through; null: not told
    'more': 'int | None',
    #: the damage that gets through
    'through': 'int',
})

#: Adds a draft, which only the Handler knows until it is briefed.
MissionAddCommand = TypedDict("MissionAddCommand", {
    #: the name of the command
    'type': "Literal['mission.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: what players read
    'briefing': 'NotRequired[str]',
    #: the primary objective
    'primary': 'NotRequired[str]',
    #: base pay of each pilot in credits
    'base': 'NotRequired[int]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: ids of characters in the order of their seats
    'crew': 'NotRequired[list[str]]',
    #: its secondary and hidden objectives
    'objectives': 'NotRequired[list[ObjectiveForm]]',
    #: its deductions
    'deductions': 'NotRequired[list[DeductionForm]]',
})

#: Adds a deduction from each pilot's pay. It counts if it `applies`, or once it does (FS 8.3).
MissionAddDeductionCommand = TypedDict("MissionAddDeductionCommand", {
    #: the name of the command
    'type': "Literal['mission.add_deduction']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: why
    'text': 'str',
    #: credits
    'amount': 'int',
    #: the reason has occurred
    'applies': 'NotRequired[bool]',
})

#: Adds an objective. Each pilot gets the bonus. Only the Handler knows a hidden one.
MissionAddObjectiveCommand = TypedDict("MissionAddObjectiveCommand", {
    #: the name of the command
    'type': "Literal['mission.add_objective']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: what is to be done
    'text': 'str',
    #: credits for each pilot
    'bonus': 'int',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
})

#: Sets the tally of a character. What is left out stays. The log has the old and new numbers (FS
#: 8.5).
MissionCorrectCommand = TypedDict("MissionCorrectCommand", {
    #: the name of the command
    'type': "Literal['mission.correct']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the character
    'character': 'str',
    #: points of integrity lost
    'integrity': 'NotRequired[int]',
    #: uses of weapons of tier 1, 2 and 3
    'uses': 'NotRequired[list[int]]',
})

#: Pays the running mission, once its primary objective is decided.  A mission needs a crew for it,
#: and is paid once.
MissionPayCommand = TypedDict("MissionPayCommand", {
    #: the name of the command
    'type': "Literal['mission.pay']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
})

#: Moves a mission to another phase, forwards or back. Only one mission runs at a time (FS 8.7).
MissionPhaseCommand = TypedDict("MissionPhaseCommand", {
    #: the name of the command
    'type': "Literal['mission.phase']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: the new phase
    'phase': "Literal['briefed', 'draft', 'running']",
})

#: Removes a mission in any phase. What it has paid stays paid.
MissionRemoveCommand = TypedDict("MissionRemoveCommand", {
    #: the name of the command
    'type': "Literal['mission.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
})

#: Removes a deduction.
MissionRemoveDeductionCommand = TypedDict("MissionRemoveDeductionCommand", {
    #: the name of the command
    'type': "Literal['mission.remove_deduction']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the deduction
    'deduction': 'str',
})

#: Removes an objective.
MissionRemoveObjectiveCommand = TypedDict("MissionRemoveObjectiveCommand", {
    #: the name of the command
    'type': "Literal['mission.remove_objective']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the objective
    'objective': 'str',
})

#: Adds a mission with all its state. `paid` goes with the phase "paid".  Lines of a payout refer
#: to objectives and deductions by the `id` they have here, which is not kept. What the commands
#: that lead to this state would refuse is refused here too.
MissionRestoreCommand = TypedDict("MissionRestoreCommand", {
    #: the name of the command
    'type': "Literal['mission.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: what players read
    'briefing': 'NotRequired[str]',
    #: the primary objective
    'primary': 'NotRequired[str]',
    #: base pay of each pilot in credits
    'base': 'NotRequired[int]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: the result of the primary objective
    'result': "NotRequired[Literal['achieved', 'failed', 'open']]",
    #: the phase it was in
    'phase': "NotRequired[Literal['briefed', 'draft', 'paid', 'running']]",
    #: ids of characters in the order of their seats
    'crew': 'NotRequired[list[str]]',
    #: its objectives with their results
    'objectives': 'NotRequired[list[dict[str, Any]]]',
    #: its deductions
    'deductions': 'NotRequired[list[dict[str, Any]]]',
    #: the tally of each character
    'tallies': 'NotRequired[dict[str, Any]]',
    #: what of the tallies players may not know yet
    'veiled': 'NotRequired[dict[str, Any]]',
    #: what was paid to each pilot
    'paid': 'NotRequired[list[dict[str, Any]]]',
})

#: Sets the result of an objective, by default of the primary one.
MissionResultCommand = TypedDict("MissionResultCommand", {
    #: the name of the command
    'type': "Literal['mission.result']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: its result
    'result': "Literal['achieved', 'failed', 'open']",
    #: id of the objective; by default the primary one
    'objective': 'NotRequired[str | None]',
})

#: Reveals a hidden objective to players. In a paid mission this moves no credits.
MissionRevealCommand = TypedDict("MissionRevealCommand", {
    #: the name of the command
    'type': "Literal['mission.reveal']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the objective
    'objective': 'str',
})

#: Changes the terms. Those left out stay. Of a paid mission only the notes change.
MissionUpdateCommand = TypedDict("MissionUpdateCommand", {
    #: the name of the command
    'type': "Literal['mission.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'NotRequired[str]',
    #: what players read
    'briefing': 'NotRequired[str]',
    #: the primary objective
    'primary': 'NotRequired[str]',
    #: base pay of each pilot in credits
    'base': 'NotRequired[int]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: ids of characters in the order of their seats
    'crew': 'NotRequired[list[str]]',
})

#: Changes a deduction.
MissionUpdateDeductionCommand = TypedDict("MissionUpdateDeductionCommand", {
    #: the name of the command
    'type': "Literal['mission.update_deduction']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the deduction
    'deduction': 'str',
    #: why
    'text': 'NotRequired[str]',
    #: credits
    'amount': 'NotRequired[int]',
    #: the reason has occurred
    'applies': 'NotRequired[bool]',
})

#: Changes an objective. `hidden` hides it, also again, or shows it.
MissionUpdateObjectiveCommand = TypedDict("MissionUpdateObjectiveCommand", {
    #: the name of the command
    'type': "Literal['mission.update_objective']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the objective
    'objective': 'str',
    #: what is to be done
    'text': 'NotRequired[str]',
    #: credits for each pilot
    'bonus': 'NotRequired[int]',
    #: true hides it, false shows it
    'hidden': 'NotRequired[bool]',
})

#: Counts uses of a weapon in the running mission, by a character or by its unit.
MissionUseCommand = TypedDict("MissionUseCommand", {
    #: the name of the command
    'type': "Literal['mission.use']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the tier of the weapon
    'tier': 'Literal[1, 2, 3]',
    #: how often
    'count': 'NotRequired[int]',
    #: id of the character
    'character': 'NotRequired[str | None]',
    #: id of the unit of the character
    'unit': 'NotRequired[str | None]',
})

#: A mission; players see it once it is briefed, without what is hidden.
MissionView = TypedDict("MissionView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: what players read
    'briefing': 'str',
    #: the primary objective
    'primary': 'str',
    #: base pay of each pilot in credits
    'base': 'int',
    #: the result of the primary objective
    'result': "Literal['open', 'achieved', 'failed']",
    #: its phase
    'phase': "Literal['draft', 'briefed', 'running', 'paid']",
    #: its secondary and hidden objectives
    'objectives': 'list[Objective]',
    #: its deductions
    'deductions': 'list[Deduction]',
    #: ids of characters in the order of their seats
    'crew': 'list[str]',
    #: the tally of each character
    'tallies': 'dict[str, Tally]',
    #: empty until it is paid
    'paid': 'list[Pay]',
    #: for the Handler only
    'notes': 'NotRequired[str]',
    #: for the Handler only: the part of `tallies` that players do not see
    'veiled': 'NotRequired[dict[str, Tally]]',
})

#: A mistake in a request.
Mistake = TypedDict("Mistake", {
    #: the way to it
    'at': 'list[str]',
    #: what is wrong there
    'what': 'str',
})

#: A text that is mixed into the dice.
MixData = TypedDict("MixData", {
    #: the chapter of chance
    'chapter': 'int',
    #: id of the seat
    'seat': 'str',
    #: the text
    'text': 'str',
    #: the mix of all texts so far, SHA-256
    'mix': 'str',
})

#: An expansion: what it costs and when it may be used; what it does is the Handler's word.
Module = TypedDict("Module", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: when it may be used
    'trigger': 'str',
    #: what it does, for the Handler to carry out
    'text': 'str',
})

#: An expansion: a named one as it stands in the content, or one of your own.
ModuleDocument = TypedDict("ModuleDocument", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'NotRequired[int]',
    #: steps that it costs
    'steps': 'NotRequired[int]',
    #: energy that it costs
    'energy': 'NotRequired[int]',
    #: when it may be used
    'trigger': 'NotRequired[str]',
    #: its text
    'text': 'NotRequired[str]',
})

#: A named expansion.
ModuleEntry = TypedDict("ModuleEntry", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: when it may be used
    'trigger': 'str',
    #: its text
    'text': 'str',
    #: the generator that it needs; empty: any will do
    'generator': 'str',
})

#: An expansion: what it costs and when it may be used; what it does is the Handler's word.
ModuleForm = TypedDict("ModuleForm", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'NotRequired[int]',
    #: steps that it costs
    'steps': 'NotRequired[int]',
    #: energy that it costs
    'energy': 'NotRequired[int]',
    #: when it may be used
    'trigger': 'NotRequired[str]',
    #: what it does, for the Handler to carry out
    'text': 'NotRequired[str]',
})

#: The hexes on which an expansion can be used.
ModuleHexesAnswer = TypedDict("ModuleHexesAnswer", {
    #: in range, and in sight if it must be; none where it needs no hex
    'hexes': 'list[HexDocument]',
})

#: An expansion of a unit.
ModuleHexesQuery = TypedDict("ModuleHexesQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the expansion
    'module': 'str',
})

#: Pays for an expansion of the build. The Handler decides what its text does (FS C 3.13).  Some
#: expansions are used on the hex `at`, in range and in sight; the query `actions` says which.
#: Without it the Handler decides where. A request can be taken back until the Handler has carried
#: it out.
ModuleUseCommand = TypedDict("ModuleUseCommand", {
    #: the name of the command
    'type': "Literal['module.use']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: id of the expansion
    'module': 'str',
    #: the hex that it is used on
    'at': 'NotRequired[HexForm | None]',
    #: also where it only overheats the frame
    'anyway': 'NotRequired[bool]',
    #: add a request that the Handler carries it out
    'ask': 'NotRequired[bool]',
})

#: A log line that marks a moment of the history.
Moment = TypedDict("Moment", {
    #: the moment after it, in the viewer's own sequence
    'seq': 'int',
    #: what the line marks
    'kind': "Literal['round', 'segment', 'turn', 'conflict', 'mission', 'table']",
    #: the line's number in the viewer's log
    'n': 'int',
    #: when, ISO 8601
    'at': 'str',
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: undone later, and not redone
    'undone': 'bool',
})

#: The moments of a table's history, oldest first.
Moments = TypedDict("Moments", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the first `seq` of the history
    'first': 'int',
    #: the newest moment
    'seq': 'int',
    #: the moments
    'moments': 'list[Moment]',
})

#: What a movement is for.
MoveReason = TypedDict("MoveReason", {
    #: `attack`: an enemy is in sight and in range where it ends; `approach`: it is on the way to
    #: such a place; `nearer`: no way leads to one, but it gets nearer to an enemy; `goal`: it gets
    #: nearer to where it is to go; `leave`: it is out of a zone that harms
    'code': "Literal['attack', 'approach', 'nearer', 'goal', 'leave']",
    #: id of that enemy; null for `goal` and `leave`
    'unit': 'str | None',
    #: from where it ends to the enemy or the goal, in hexes and levels; null for `leave`
    'distance': 'int | None',
})

#: A movement, or the part of it that the reader saw.
MovedData = TypedDict("MovedData", {
    #: where it began; null: off the map
    'from': 'CellDocument | None',
    #: the cells after the first, in order
    'path': 'list[CellDocument]',
})

#: A movement that can go on: its mode and the range left, in hexes (FS 5.3.6).
Movement = TypedDict("Movement", {
    #: on the ground or in flight
    'mode': "Literal['ground', 'flight']",
    #: range left
    'left': 'int',
})

#: A movement that can go on, with the range it has left.
MovementForm = TypedDict("MovementForm", {
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: range left
    'left': 'int',
})

#: Traits of moving and falling; all defaults mean plain walking.
MovementTraits = TypedDict("MovementTraits", {
    #: the most levels above a surface at which it moves and stays up, unless it is staggered; its
    #: fall ends there without impact
    'hover': 'int',
    #: it moves up and down beside solid side faces, and is held there unless it is staggered
    'climbs': 'bool',
    #: levels that it may rise above the ground in a ground movement, each for 1 of its range
    'jumps': 'int',
    #: levels at the beginning of a fall that do not count
    'cushion': 'int',
    #: at the end of its own turn in the air it begins to fall, whatever held it up
    'sinks': 'bool',
    #: it may move while staggered
    'moves_staggered': 'bool',
})

#: Something by its name.
Named = TypedDict("Named", {
    #: its name
    'name': 'str',
})

#: An attribute by its id and name.
NamedAttribute = TypedDict("NamedAttribute", {
    #: id of the attribute
    'attribute': 'str',
    #: its name
    'name': 'str',
})

#: A kept build by its id and name.
NamedBuild = TypedDict("NamedBuild", {
    #: id of the kept build
    'build': 'str',
    #: its name
    'name': 'str',
})

#: A category of attributes by its id and name.
NamedCategory = TypedDict("NamedCategory", {
    #: id of the category
    'category': 'str',
    #: its name
    'name': 'str',
})

#: A character by its id and name.
NamedCharacter = TypedDict("NamedCharacter", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
})

#: A condition by its kind and name.
NamedCondition = TypedDict("NamedCondition", {
    #: its kind
    'condition': 'str',
    #: its name
    'name': 'str',
})

#: A mission by its id and name.
NamedMission = TypedDict("NamedMission", {
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
})

#: An expansion by its id and name.
NamedModule = TypedDict("NamedModule", {
    #: id of the expansion
    'module': 'str',
    #: its name
    'name': 'str',
})

#: An NPC by its name, and by its id where it is known.
NamedNpc = TypedDict("NamedNpc", {
    #: its name
    'name': 'str',
    #: id of the NPC
    'npc': 'NotRequired[str]',
})

#: A page of the journal by its id and title.
NamedPage = TypedDict("NamedPage", {
    #: id of the page
    'page': 'str',
    #: its title
    'name': 'str',
})

#: A character of a dice system, or a pilot without one, by its id and name.
NamedPlayer = TypedDict("NamedPlayer", {
    #: its name
    'name': 'str',
    #: id of the character or seat
    'player': 'str',
})

#: A pool by its id and name.
NamedPool = TypedDict("NamedPool", {
    #: its name
    'name': 'str',
    #: id of the pool
    'pool': 'str',
})

#: A prop by its id and name.
NamedProp = TypedDict("NamedProp", {
    #: id of the prop
    'prop': 'str',
    #: its name
    'name': 'str',
})

#: A seat by its id and name.
NamedSeat = TypedDict("NamedSeat", {
    #: id of the seat
    'seat': 'str',
    #: its name
    'name': 'str',
})

#: A skill by its id and name.
NamedSkill = TypedDict("NamedSkill", {
    #: its name
    'name': 'str',
    #: id of the skill
    'skill': 'str',
})

#: A unit by id and name.
NamedUnit = TypedDict("NamedUnit", {
    #: id of the unit
    'unit': 'str',
    #: its name
    'name': 'str',
})

#: Something by its name, with its value.
NamedValue = TypedDict("NamedValue", {
    #: its name
    'name': 'str',
    #: its value
    'value': 'NotRequired[int]',
})

#: A weapon by its id and name.
NamedWeapon = TypedDict("NamedWeapon", {
    #: id of the weapon
    'weapon': 'str',
    #: its name
    'name': 'str',
})

#: A condition of a kind and tier, as an attack of the unit `by` leaves it.
NewConditionForm = TypedDict("NewConditionForm", {
    #: the kind of condition
    'kind': 'str',
    #: its tier, 1 to 3
    'tier': 'NotRequired[int]',
    #: id of the unit that causes it
    'by': 'NotRequired[str]',
    #: how long it lasts; null: for ever
    'ends': 'NotRequired[DurationForm | None]',
})


#: Why there is no path to a cell.
class NoPathBy(RefusedBy[_Code, _Params, _Data]):
    #: there is none
    path: 'None'
    #: where the way ends
    cell: 'CellDocument'


NoPath: TypeAlias = "NoPathBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | NoPathBy[Literal['above-flight-height'], Params_highest, RefusalData] | NoPathBy[Literal['after-step-off', 'climbs-straight', 'headroom', 'needs-face', 'no-push', 'no-surface', 'no-way', 'unexplored'], NoParams, RefusalData] | NoPathBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | NoPathBy[Literal['hover-height', 'risen-enough'], Params_most_2, RefusalData] | NoPathBy[Literal['occupied'], Params_by, RefusalData] | NoPathBy[Literal['off-map'], Params_maybe_hex, RefusalData] | NoPathBy[Literal['solid'], Params_by_2, RefusalData] | NoPathBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | NoPathBy[Literal['too-steep'], Params_levels_up, RefusalData]"

#: The mission to whose crew a character does not belong.
NotInCrewData = TypedDict("NotInCrewData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: the mission
    'mission': 'NamedMission',
})

#: The totals of a roll with their exact odds.
NotationAnswer = TypedDict("NotationAnswer", {
    #: the lowest total; null: there is none
    'min': 'int | None',
    #: the highest total; null: there is none
    'max': 'int | None',
    #: null where exact odds are too much work
    'totals': 'dict[str, Odds] | None',
    #: the odds of all totals below those in `totals`
    'below': 'Odds | None',
    #: the odds of all totals above those in `totals`
    'above': 'Odds | None',
    #: the notation
    'notation': 'str',
    #: the reason after `#`
    'comment': 'str',
    #: the mean, as a number (`p`) and as a fraction
    'average': 'Odds | None',
    #: why there are no exact odds
    'reason': 'NotationReason | None',
})

#: A notation as `dice.roll` takes it.
NotationQuery = TypedDict("NotationQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the notation
    'notation': 'str',
})

#: Why something cannot be done, in an answer to the query `notation`.
NotationReason: TypeAlias = "RefusedBy[Literal['odds-too-costly'], NoParams, RefusalData]"

#: Ground cover or a remark on a hex. It is drawn and stored; no rule reads it.
Note = TypedDict("Note", {
    #: what is there
    'kind': 'str',
    #: levels above the ground that it fills
    'level': 'int',
    #: its text
    'text': 'str',
})

#: A note of a chunk.
NoteBodyForm = TypedDict("NoteBodyForm", {
    #: what is there
    'kind': 'str',
    #: levels above the ground that it fills
    'level': 'NotRequired[int]',
    #: more about it
    'text': 'NotRequired[str]',
})

#: A note as written on the wire.
NoteForm = TypedDict("NoteForm", {
    #: what is there
    'kind': 'str',
    #: levels above the ground that it fills
    'level': 'NotRequired[int]',
    #: more about it
    'text': 'NotRequired[str]',
})

#: All notes of hexes: the same `notes` for all, or `of`, for each hex in a row which of the
#: `kinds` of the command it gets. An empty list removes them.
NotesForm = TypedDict("NotesForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: so many hexes in a row
    'count': 'NotRequired[int]',
    #: the notes of all these hexes
    'notes': 'NotRequired[list[NoteForm]]',
    #: for each hex in a row: its place in `kinds` of the command
    'of': 'NotRequired[list[int]]',
})

#: A whole number and the parts it is the sum of.
Number = TypedDict("Number", {
    #: the number
    'value': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
})

#: How much of the unit's numbers a group is shown.
NumbersChange = TypedDict("NumbersChange", {
    #: before
    'was': "Literal['all', 'condition', 'nothing']",
    #: after
    'now': "Literal['all', 'condition', 'nothing']",
})

#: A secondary or hidden objective with its bonus in credits, to each pilot.  A hidden one is not
#: shown to players before it is `revealed`.
Objective = TypedDict("Objective", {
    #: its id
    'id': 'str',
    #: its text
    'text': 'str',
    #: credits for each pilot
    'bonus': 'int',
    #: players do not know of it until it is revealed
    'hidden': 'bool',
    #: players know of it
    'revealed': 'bool',
    #: its result
    'result': "Literal['open', 'achieved', 'failed']",
})

#: A new objective. Each pilot gets the bonus.
ObjectiveForm = TypedDict("ObjectiveForm", {
    #: what is to be done
    'text': 'str',
    #: credits for each pilot
    'bonus': 'int',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
})

#: A probability for display: as a float and as an exact fraction.
Odds = TypedDict("Odds", {
    #: the probability, 0 to 1
    'p': 'float',
    #: the same as a fraction
    'exact': 'str',
})

#: `AttackOdds` for the wire; all but the outcomes null where the target's numbers are not told
#: (`npc_stats`).
OddsDocument = TypedDict("OddsDocument", {
    #: the odds of each result
    'outcomes': 'dict[str, Odds]',
    #: the odds of each amount of damage
    'damage': 'dict[str, Odds] | None',
    #: the odds of each amount of impact
    'impact': 'dict[str, Odds] | None',
    #: the odds that the target is staggered
    'stagger': 'Odds | None',
    #: the odds that the target is destroyed
    'destroy': 'Odds | None',
})

#: `roll`: in the form of the dice system (see `app.rules.systems`).  A roll of Frame State may
#: have a `sheet` besides its dice or instead of them.
OddsQuery = TypedDict("OddsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the roll, in the form of the dice system: `forms.roll` in `GET /systems`
    'roll': 'dict[str, Any]',
    #: the dice system; by default `frame-state`
    'system': 'NotRequired[str]',
})

#: What somebody can do now in a dice system.
OfferView = TypedDict("OfferView", {
    #: the action for `system.act`
    'action': 'str',
    #: "handler", "pilots" (any of them), or the id of one seat
    'who': 'str',
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: the table waits for this step
    'pending': 'bool',
    #: JSON Schema of the command's `form`
    'form': 'dict[str, Any]',
    #: what it can lead to
    'previews': 'list[Preview]',
})

#: What the table allows.
Options = TypedDict("Options", {
    #: pilots may roll tests without a request and choose the mark
    'pilots_name_marks': 'bool',
    #: upgrades that a pilot buys wait for the Handler's approval
    'upgrades_need_approval': 'bool',
    #: the base pay of a mission is shared among its crew
    'share_base': 'bool',
    #: the most tuning grades of a frame
    'tuning_points': 'int',
    #: pilots may repair in the field
    'repairs': 'bool',
    #: how long an attack waits for reactions; 0: it does not wait
    'reaction_seconds': 'int',
    #: fog of war: `off`, `team` (shared) or `own`
    'fog': "Literal['off', 'team', 'own']",
    #: how far units see under fog, in hexes
    'sight': 'int',
    #: how much of the numbers of other units players get
    'npc_stats': "Literal['all', 'condition', 'nothing']",
})

#: Options to set. Those left out stay.
OptionsForm = TypedDict("OptionsForm", {
    #: pilots may roll tests without a request and choose the mark
    'pilots_name_marks': 'NotRequired[bool]',
    #: upgrades that a pilot buys wait for the Handler's approval
    'upgrades_need_approval': 'NotRequired[bool]',
    #: the base pay of a mission is shared among its crew
    'share_base': 'NotRequired[bool]',
    #: the most tuning grades of a frame
    'tuning_points': 'NotRequired[int]',
    #: pilots may repair in the field
    'repairs': 'NotRequired[bool]',
    #: how long an attack waits for reactions; 0: it does not wait
    'reaction_seconds': 'NotRequired[int]',
    #: fog of war: `off`, `team` (shared) or `own`
    'fog': "NotRequired[Literal['off', 'own', 'team']]",
    #: how far units see under fog, in hexes
    'sight': 'NotRequired[int]',
    #: how much of the numbers of other units players get
    'npc_stats': "NotRequired[Literal['all', 'condition', 'nothing']]",
})

#: A standing order, at any time and at no cost.  `recovery`: at stability 0 the frame pays energy
#: to stay at 1 (FS C 5.3).
OrdersSetCommand = TypedDict("OrdersSetCommand", {
    #: the name of the command
    'type': "Literal['orders.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: at stability 0 the frame pays energy to stay at 1
    'recovery': 'bool',
})

#: A refusal by a dice system that is not of this list.
OtherRefusal = TypedDict("OtherRefusal", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: values behind the text
    'data': 'NotRequired[Any]',
})

#: The whole calculation of an attack on one target; null where it is not told (`npc_stats`).
OutcomeDocument = TypedDict("OutcomeDocument", {
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: the first step
    'aim': 'AimDocument',
    #: the damage before it meets the target; null: a miss
    'damage': 'DamageDocument | None',
    #: the roll of the target; null: none, or not told
    'mitigation': 'RolledDocument | None',
    #: the damage as it meets the target
    'met': 'MetDocument',
    #: what it does to stability
    'impact': 'ImpactDocument',
    #: what the target loses
    'harm': 'HarmDocument',
    #: it took the damage as a staggered target; null: not told
    'staggered_before': 'bool | None',
    #: a condition of this attack staggered it first; null: not told
    'early': 'bool | None',
    #: the target is staggered by it; null: not told
    'staggers': 'bool | None',
    #: it is a wreck
    'destroyed': 'bool',
    #: the conditions that it leaves
    'conditions': 'list[AppliedCondition]',
    #: the attacker overheats by it
    'overheats': 'bool',
})

#: The Handler's decision in place of the rules, which is logged (FS 1.6, FS 5.2.3).  One of
#: `{unit, set: {field: value}}`, `{conflict: {...}}`, `{request, outcome}`, `{system, slice}`
#: (parts of a dice system's slice) or `{text}`. Each may have a text.
OverruleCommand = TypedDict("OverruleCommand", {
    #: the name of the command
    'type': "Literal['overrule']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit whose fields are set
    'unit': 'NotRequired[str | None]',
    #: the fields of the unit
    'set': 'NotRequired[ChangesForm | None]',
    #: values of the conflict
    'conflict': 'NotRequired[RoundChangesForm | None]',
    #: id of a requested test
    'request': 'NotRequired[str | None]',
    #: the outcome of that test
    'outcome': "NotRequired[Literal['critical', 'fumble', 'hit', 'miss'] | None]",
    #: the dice system whose slice is set
    'system': 'NotRequired[str | None]',
    #: parts of that slice
    'slice': 'NotRequired[dict[str, Any] | None]',
    #: why; part of the log
    'text': 'NotRequired[str]',
})

#: A roll of a unit's own action.
OwnRoll = TypedDict("OwnRoll", {
    #: a command, or, at the start of its turn, `heat` or `steady` (FS C 3.8)
    'for': 'str',
    #: 0: nothing is rolled, and `plus` is the score
    'sides': 'int',
    #: added to the die
    'plus': 'int',
    #: added to the score
    'extra': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
    #: what it is compared with; null: nothing
    'mark': 'int | None',
    #: of a roll against a mark
    'success': 'Odds | None',
    #: of another roll
    'scores': 'dict[str, Odds] | None',
    #: the chance that it ends a stagger
    'steady': 'Odds | None',
})

#: A page of the journal as it is now.
PageChangedData = TypedDict("PageChangedData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: its title
    'title': 'str',
    #: its text
    'text': 'str',
    #: hash of the picture; null: none
    'picture': 'str | None',
    #: its revision now
    'revision': 'str',
})

#: A page of the journal.
PageView = TypedDict("PageView", {
    #: its id
    'id': 'str',
    #: among the pages of this view, from 0
    'place': 'int',
    #: its title
    'title': 'str',
    #: plain text with simple marks, as docs/api.md describes them
    'text': 'str',
    #: the id of its picture; left out without one
    'picture': 'NotRequired[str]',
    #: names this title, text and picture, for `journal.edit`
    'revision': 'str',
    #: the name of the pilot whose page it is; empty: the Handlers'
    'author': 'str',
    #: it is the page of this viewer's own seat
    'own': 'bool',
    #: this viewer may write in it
    'writable': 'bool',
    #: changes when it is presented to this viewer; empty: never
    'presented': 'str',
    #: its pilot's seat; for the Handler only
    'owner': 'NotRequired[str | None]',
    #: for the Handler and its pilot: who reads it
    'readers': "NotRequired[Literal['all'] | list[str]]",
    #: likewise: who of these writes in it
    'writers': "NotRequired[Literal['all'] | list[str]]",
})

#: One summand of a number: `source` is its id ("base", "reach", "tuning", ...), `name` for people.
Part = TypedDict("Part", {
    #: its id, such as `base` or `tuning`
    'source': 'str',
    #: its name for people
    'name': 'str',
    #: what it adds
    'value': 'int',
    #: grades by which it raises a die instead
    'grades': 'int',
})

#: The cheapest path to a cell; without one, why.
PathAnswer: TypeAlias = 'FoundPath | NoPath'

#: A movement to a place. `to` without a level: the nearest reachable cell of that column.
PathQuery = TypedDict("PathQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: in place of the range that it has left
    'range': 'NotRequired[int | None]',
    #: begin a new movement
    'new': 'NotRequired[bool]',
    #: a cell, or without a level a column
    'to': 'PlaceForm',
})

#: Why something cannot be done, in an answer to the query `path`.
PathReason: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['after-step-off', 'climbs-straight', 'headroom', 'needs-face', 'no-push', 'no-surface', 'no-way', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | RefusedBy[Literal['hover-height', 'risen-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | RefusedBy[Literal['too-steep'], Params_levels_up, RefusalData]"

#: A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`.
Pay = TypedDict("Pay", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the lines of the pay
    'lines': 'list[PayLine]',
    #: the costs of the pilot
    'costs': 'list[Cost]',
    #: the sum of the costs
    'cost': 'int',
    #: credits for the costs
    'fee': 'int',
    #: credits that the pilot gets
    'sum': 'int',
})

#: A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`.
PayData = TypedDict("PayData", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the lines of the pay
    'lines': 'list[PayLine]',
    #: the costs of the pilot
    'costs': 'list[Cost]',
    #: the sum of the costs
    'cost': 'int',
    #: credits for the costs
    'fee': 'int',
    #: credits that the pilot gets
    'sum': 'int',
    #: its kind
    'kind': "Literal['pay']",
})

#: One line of a pilot's pay: `amount` in credits, with its sign.  "base" or "share" of it; "bonus"
#: of the objective `id`; "deduction" `id`; "fee" for the costs.
PayLine = TypedDict("PayLine", {
    #: `base`, a `share` of it, the `bonus` of an objective, a `deduction`, or the `fee` for the
    #: costs
    'kind': "Literal['base', 'share', 'bonus', 'deduction', 'fee']",
    #: credits, with their sign
    'amount': 'int',
    #: id of the objective or deduction
    'id': 'str',
    #: its text
    'text': 'str',
    #: a bonus that players may not know of yet
    'concealed': 'bool',
})

#: The pay of a mission's crew: a preview, or what was paid (`final`).
PayoutAnswer = TypedDict("PayoutAnswer", {
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
    #: the phase of the mission
    'phase': "Literal['draft', 'briefed', 'running', 'paid']",
    #: the result of the primary objective
    'result': "Literal['open', 'achieved', 'failed']",
    #: the base pay is shared
    'shared': 'bool',
    #: it was paid
    'final': 'bool',
    #: why it cannot be paid now
    'bar': 'PayoutReason | None',
    #: credits for a point of integrity, for a use by tier
    'rates': 'Rates',
    #: the pay of each pilot
    'crew': 'list[CrewPay]',
})

#: The id of a mission.
PayoutQuery = TypedDict("PayoutQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
})

#: Why something cannot be done, in an answer to the query `payout`.
PayoutReason: TypeAlias = "RefusedBy[Literal['no-crew', 'not-running', 'primary-undecided'], Params_mission, RefusalData]"

#: The pictures of a table, newest first.
PictureList = TypedDict("PictureList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the pictures
    'pictures': 'list[PictureSummary]',
})

#: A picture of the table, without its bytes.
PictureSummary = TypedDict("PictureSummary", {
    #: its id
    'id': 'str',
    #: its width in pixels
    'width': 'int',
    #: its height in pixels
    'height': 'int',
    #: its size in bytes
    'size': 'int',
    #: when it was made
    'created': 'str',
    #: something at the table shows it
    'used': 'bool',
})

#: A carried pilot alights into a cell beside the frame, in the frame's turn, for nothing (FS C
#: 5.61).  If nothing supports the pilot there, it begins to fall.
PilotAlightCommand = TypedDict("PilotAlightCommand", {
    #: the name of the command
    'type': "Literal['pilot.alight']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the cell beside the frame
    'at': 'CellForm',
})

#: A pilot on foot boards a frame, to ride on it or in its hand, for one step (FS C 5.61).
PilotBoardCommand = TypedDict("PilotBoardCommand", {
    #: the name of the command
    'type': "Literal['pilot.board']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: id of the frame
    'frame': 'str',
    #: in its hand, not on it
    'in_hand': 'NotRequired[bool]',
})

#: A place on the map.
PlaceData = TypedDict("PlaceData", {
    #: the hex
    'cell': 'HexDocument',
})

#: A cell, a column (its highest surface), a unit or a prop.
PlaceFormFields = TypedDict("PlaceFormFields", {
    #: axial coordinate: the column on a flat-top map
    'q': 'NotRequired[int | None]',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'NotRequired[int | None]',
    #: the level; each is 10 m
    'level': 'NotRequired[int | None]',
    #: id of the unit
    'unit': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'NotRequired[str | None]',
})

#: A cell, a column (its highest surface), a unit or a prop.
PlaceForm: TypeAlias = 'PlaceFormFields | CellDocument | HexDocument'

#: The hex that an action is used on.
PlaceNeedView = TypedDict("PlaceNeedView", {
    #: hexes away that it may be
    'range': 'int',
    #: it must be in sight
    'sight': 'bool',
    #: hexes around it that the effect covers too
    'radius': 'int',
})

#: One step of a plan: what it changes and costs.
PlanStep = TypedDict("PlanStep", {
    #: what it does
    'do': "Literal['raise', 'advance', 'refit', 'award']",
    #: the category that it is about
    'category': 'CategoryName',
    #: attributes that it changes
    'changes': 'list[AttributeShift]',
    #: credits
    'cost': 'int',
    #: how much of the cost a lost frame paid
    'salvaged': 'int',
    #: after it
    'credits': 'int',
    #: points left
    'pool': 'BeforeAndAfter',
})

#: Effects of plating beyond its bonus, against one type of damage (FS C 2.5).
PlatingEffect = TypedDict("PlatingEffect", {
    #: less damage from a direct hit
    'direct': 'int',
    #: less stability lost from mitigation
    'impact': 'int',
    #: hexes it counts further from an epicentre
    'clear': 'int',
    #: less of the damage that impact does to who is staggered
    'staggered': 'int',
})

#: Points of one kind; `left` is below 0 where too many are spent.
PointsLeft = TypedDict("PointsLeft", {
    #: its name
    'name': 'str',
    #: points used
    'used': 'int',
    #: points that there are
    'points': 'int',
    #: points left
    'left': 'int',
})

#: The points of one category, and what more of them costs.
PoolView = TypedDict("PoolView", {
    #: points that it has
    'size': 'int',
    #: below 0 only when the Handler overruled
    'left': 'int',
    #: advancements bought
    'advances': 'int',
    #: how often an advancement may be bought
    'limit': 'int',
    #: credits for one advancement
    'price': 'int',
    #: the price of a refit
    'refit': 'int',
    #: why no advancement can be bought; null: one can
    'advance_bar': 'BarView | None',
    #: why no point can be moved; null: one can
    'refit_bar': 'BarView | None',
})

#: A condition that an attack leaves on its target.
PossibleCondition = TypedDict("PossibleCondition", {
    #: its kind
    'kind': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: `hit`: direct hits too
    'on': "Literal['hit', 'miss']",
    #: a die says which of several it is; 0: no die
    'sides': 'int',
})

#: The seats that are connected now.
PresenceFrame = TypedDict("PresenceFrame", {
    #: the kind of the message
    't': "Literal['presence']",
    #: ids of the seats that are connected
    'online': 'list[str]',
})

#: A unit that a ceiling presses down.
PressedView = TypedDict("PressedView", {
    #: id of the unit
    'unit': 'str',
    #: where it ends
    'to': 'CellDocument',
})

#: Exact odds of a choice: the part of the form it is about, and name -> Odds.
Preview = TypedDict("Preview", {
    #: the fields of the form for which it is
    'when': 'dict[str, Any]',
    #: the odds of each outcome, by its name
    'outcomes': 'dict[str, Odds]',
})

#: What something costs.
PriceView = TypedDict("PriceView", {
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
})

#: A section of a line over one hex, from `t0` to `t1` (0 at the observer, 1 at the target).
ProfileSection = TypedDict("ProfileSection", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the name of the hex, as the map shows it
    'label': 'str',
    #: where the section begins on the line, 0 to 1
    't0': 'float',
    #: where the section ends on the line, 0 to 1
    't1': 'float',
    #: height of the line where it enters, in levels
    'eye0': 'float',
    #: level of the line of sight at the end of the section
    'eye1': 'float',
    #: the line runs between this hex and the next section's
    'edge': 'bool',
    #: what is solid, as bottom and top; null: no bottom
    'spans': 'list[list[int | None | int]]',
    #: where smoke is, as bottom and top
    'smoke': 'NotRequired[list[list[int | None | int]]]',
})

#: Where dice come from, so that everybody can check them.
ProofDocument = TypedDict("ProofDocument", {
    #: the chapter of chance
    'chapter': 'int',
    #: the stream of dice
    'stream': "Literal['public', 'secret']",
    #: the number of the first die in the stream
    'counter': 'int',
    #: id of the command
    'command': 'str',
    #: the mix of the players' texts, SHA-256
    'mix': 'NotRequired[str]',
})

#: Adds a prop. It may neither overlap another one nor bury a unit (FS 5.0.4, FS 5.11).
PropAddCommand = TypedDict("PropAddCommand", {
    #: the name of the command
    'type': "Literal['prop.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: of its first hex
    'q': 'int',
    #: of its first hex
    'r': 'int',
    #: levels from its base to its top
    'height': 'int',
    #: taken off the damage that it gets; also its integrity when new
    'value': 'int',
    #: the level it stands on; by default the top of the highest ground under it
    'base': 'NotRequired[int | None]',
    #: its name
    'name': 'NotRequired[str]',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
    #: how it is drawn; "" is a plain block
    'look': "NotRequired[Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck']]",
    #: further hexes of the same prop
    'hexes': 'NotRequired[list[HexForm]]',
    #: lift the units that stand where it is to be
    'carry': 'NotRequired[bool]',
})

#: A prop of a map.
PropBodyForm = TypedDict("PropBodyForm", {
    #: its id
    'id': 'str',
    #: of its first hex
    'q': 'int',
    #: of its first hex
    'r': 'int',
    #: the level it stands on
    'base': 'int',
    #: levels from its base to its top
    'height': 'int',
    #: taken off the damage that it gets
    'value': 'int',
    #: what is left of it
    'integrity': 'int',
    #: its name
    'name': 'NotRequired[str]',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
    #: how it is drawn
    'look': "NotRequired[Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck']]",
    #: all its hexes as [q, r]; by default the first one alone
    'hexes': 'NotRequired[list[list[int]]]',
})

#: Damages a prop. Its value is taken off the damage, and at integrity 0 it is destroyed (FS 5.5).
PropDamageCommand = TypedDict("PropDamageCommand", {
    #: the name of the command
    'type': "Literal['prop.damage']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
    #: damage before its value is taken off
    'damage': 'int',
})

#: Hides a prop from players, or shows it.
PropHideCommand = TypedDict("PropHideCommand", {
    #: the name of the command
    'type': "Literal['prop.hide']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
    #: whether players do not know of it
    'hidden': 'bool',
})

#: An attack aims at a prop.
PropPoint = TypedDict("PropPoint", {
    #: id of the prop
    'prop': 'str',
})

#: Removes a prop. Props above it stay, and units on it begin to fall.
PropRemoveCommand = TypedDict("PropRemoveCommand", {
    #: the name of the command
    'type': "Literal['prop.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
})

#: Changes fields of a prop, also its place. Integrity is 1 or more: see `prop.damage`,
#: `prop.remove`.  `q` and `r` move the whole prop: its first hex is there then. `hexes`, instead
#: of them, are all its hexes.
PropUpdateCommand = TypedDict("PropUpdateCommand", {
    #: the name of the command
    'type': "Literal['prop.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
    #: moves its first hex there
    'q': 'NotRequired[int]',
    #: moves its first hex there
    'r': 'NotRequired[int]',
    #: the level it stands on
    'base': 'NotRequired[int]',
    #: levels from its base to its top
    'height': 'NotRequired[int]',
    #: taken off the damage that it gets
    'value': 'NotRequired[int]',
    #: what is left of it, at least 1
    'integrity': 'NotRequired[int]',
    #: its name
    'name': 'NotRequired[str]',
    #: how it is drawn; "" is a plain block
    'look': "NotRequired[Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck']]",
    #: all its hexes, in place of a movement
    'hexes': 'NotRequired[list[HexForm]]',
    #: lift the units that stand where it is to be
    'carry': 'NotRequired[bool]',
})

#: Something that stands on the map and can be brought down.
PropView = TypedDict("PropView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level it stands on
    'base': 'int',
    #: levels from its base to its top
    'height': 'int',
    #: taken off the damage that it gets
    'value': 'int',
    #: what is left of it
    'integrity': 'int',
    #: how it looks; "" is a plain block
    'look': "Literal['', 'house', 'tower', 'depot', 'wall', 'tree', 'wreck', 'bridge']",
    #: [q, r] of each hex that the viewer knows of it; (q, r) is the first
    'hexes': 'list[list[int]]',
    #: for the Handler only
    'hidden': 'NotRequired[bool]',
})

#: A published schema, and where to get it.
PublishedSchema = TypedDict("PublishedSchema", {
    #: its name
    'name': 'str',
    #: its address
    'url': 'str',
})

#: A die that was rolled for a purpose.
PurposeDie = TypedDict("PurposeDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
    #: what it is for
    'purpose': 'str',
})

#: A die with the sum of its faces.
QDie = TypedDict("QDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: the sum of its faces
    'face': 'int',
})

#: The answer to some query.
QueryAnswer: TypeAlias = 'ActionsAnswer | AimAnswer | AreaAnswer | DispositionAnswer | FallsAnswer | CheckedBuild | LoweringAnswer | ModuleHexesAnswer | NotationAnswer | RollOdds | PathAnswer | PayoutAnswer | RangeAnswer | ReachAnswer | RollsAnswer | SightAnswer | SuggestionAnswer | TargetsAnswer | UpgradePlanAnswer | ViewshedAnswer'

#: A query; changes nothing.
QueryFrame: TypeAlias = 'dict[str, Any]'

#: A distance, and both kinds of range.
RangeAnswer = TypedDict("RangeAnswer", {
    #: the distance in hexes, in levels and both together
    'distance': 'DistanceView',
    #: of the shortest path through open cells; null: it has more than `n`, without `n` more than
    #: the distance, or more than 60
    'steps': 'int | None',
    #: it is within `n` steps
    'in_range': 'bool',
    #: the range along a clear line
    'straight': 'StraightRange',
})

#: Is `to` within n of `from`?
RangeQuery = TypedDict("RangeQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: where it is measured from
    'from': 'PlaceForm',
    #: where it is measured to
    'to': 'PlaceForm',
    #: the distance to compare with
    'n': 'NotRequired[int]',
})

#: Credits for a point of integrity, and for a use of each tier.
Rates = TypedDict("Rates", {
    #: credits for a point of integrity
    'integrity': 'int',
    #: credits for a use of a weapon of tier 1, 2 and 3
    'uses': 'list[int]',
})

#: Where a unit can move.
ReachAnswer = TypedDict("ReachAnswer", {
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['ground', 'flight']",
    #: in hexes
    'budget': 'int',
    #: cost of beginning this movement; 0 when one goes on
    'steps': 'int',
    #: energy to begin the movement
    'energy': 'int',
    #: why the movement cannot be made now
    'wait': 'ReachReason | None',
    #: the cell where it is
    'start': 'CellDocument',
    #: cells that it can reach
    'cells': 'list[ReachedCell]',
    #: cells out of reach, with the reason
    'beyond': 'list[BeyondCell]',
})

#: A movement of a unit.
ReachQuery = TypedDict("ReachQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: in place of the range that it has left
    'range': 'NotRequired[int | None]',
    #: begin a new movement
    'new': 'NotRequired[bool]',
})

#: Why something cannot be done, in an answer to the query `reach`.
ReachReason: TypeAlias = "RefusedBy[Literal['above-ceiling'], Params_ceiling, RefusalData] | RefusedBy[Literal['above-flight-height'], Params_highest, RefusalData] | RefusedBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | RefusedBy[Literal['already-acted', 'attack-pending', 'on-foot', 'overheated', 'reaction-pending', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['climbs-straight', 'headroom', 'needs-face', 'no-push', 'no-surface', 'unexplored'], NoParams, RefusalData] | RefusedBy[Literal['hover-height', 'risen-enough'], Params_most_2, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['occupied'], Params_by, RefusalData] | RefusedBy[Literal['off-map'], Params_maybe_hex, RefusalData] | RefusedBy[Literal['segment-passed', 'segment-to-come'], Params_own_segment_unit, RefusalData] | RefusedBy[Literal['solid'], Params_by_2, RefusalData] | RefusedBy[Literal['too-far'], Params_at_least_cost_left, RefusalData] | RefusedBy[Literal['too-steep'], Params_levels_up, RefusalData] | RefusedBy[Literal['walked-enough'], Params_most_unit, RefusalData]"

#: A cell that a unit can reach.
ReachedCell = TypedDict("ReachedCell", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: range that it costs
    'cost': 'int',
    #: the unit begins to fall there
    'falls': 'bool',
    #: beyond an edge, with nothing to stand on; a unit that flew this turn stays in the air there
    'off': 'bool',
    #: the cell before, whose path goes on to here: a list [q, r, level], while other cells are
    #: objects; null: the start
    'from': 'list[int] | None',
    #: the whole path, as lists [q, r, level], where it is another
    'way': 'NotRequired[list[list[int]]]',
    #: the fall that begins there
    'fall': 'NotRequired[FallAhead]',
})

#: After a late claim: the step is wasted, or the action comes just afterwards (FS C 3.21).
ReactionChooseCommand = TypedDict("ReactionChooseCommand", {
    #: the name of the command
    'type': "Literal['reaction.choose']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: `wasted`: the step is lost; `after`: the action comes just afterwards
    'how': "Literal['after', 'wasted']",
})

#: The unit claims a reaction: a Sharpness test against 5 says whether it is in time (FS C 3.20).
ReactionClaimCommand = TypedDict("ReactionClaimCommand", {
    #: the name of the command
    'type': "Literal['reaction.claim']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Ends a reaction, used or not. The step is spent (FS C 3.22).
ReactionEndCommand = TypedDict("ReactionEndCommand", {
    #: the name of the command
    'type': "Literal['reaction.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: A leftover step used outside the unit's turn.
ReactionView = TypedDict("ReactionView", {
    #: id of the unit
    'unit': 'str',
    #: in time; too late, to be chosen; to come just after; its attack is not over
    'state': "Literal['now', 'choose', 'after', 'acting']",
    #: it may act now
    'ready': 'bool',
})

#: The server can do its work.
Ready = TypedDict("Ready", {
    #: always `ok`
    'status': "Literal['ok']",
    #: tables that this version of the program cannot read; the log names them
    'unreadable': 'int',
})

#: A build to start from.
ReadyBuild = TypedDict("ReadyBuild", {
    #: its id
    'id': 'str',
    #: the whole build
    'build': 'Build',
    #: its most important numbers
    'glance': 'Glance',
})

#: A ready mission or map.
ReadyTableSummary = TypedDict("ReadyTableSummary", {
    #: its id
    'id': 'str',
    #: its kind
    'kind': "Literal['mission', 'map']",
    #: its name
    'name': 'str',
    #: what it is, in a sentence
    'about': 'str',
    #: for a map: the mission that is played on it, else empty
    'mission': 'str',
})

#: The ready missions and maps, in the order in which the start page shows them.
ReadyTables = TypedDict("ReadyTables", {
    #: the ready missions and maps
    'ready': 'list[ReadyTableSummary]',
})

#: Redoes the step undone last. A Handler redoes several at once, up to this `change`.
RedoCommand = TypedDict("RedoCommand", {
    #: the name of the command
    'type': "Literal['redo']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: redo up to this change
    'change': 'NotRequired[int | None]',
})

#: Why something is refused. Dice systems that a server adds have further codes, `<system>.<code>`.
#: The description is the English text as a Fluent pattern.
RefusalCode: TypeAlias = "Literal['above-ceiling'] | Literal['above-flight-height'] | Literal['above-maximum'] | Literal['action-rolls.above-potential'] | Literal['action-rolls.attacks-itself'] | Literal['action-rolls.attribute-twice'] | Literal['action-rolls.busy'] | Literal['action-rolls.cannot-act'] | Literal['action-rolls.contests-itself'] | Literal['action-rolls.dead'] | Literal['action-rolls.dice-are-rolled'] | Literal['action-rolls.extra-is-spent'] | Literal['action-rolls.no-extra'] | Literal['action-rolls.no-mistake'] | Literal['action-rolls.no-opening'] | Literal['action-rolls.no-such-attempt'] | Literal['action-rolls.no-such-attribute'] | Literal['action-rolls.no-such-faces'] | Literal['action-rolls.no-such-note'] | Literal['action-rolls.no-such-player'] | Literal['action-rolls.no-such-save'] | Literal['action-rolls.not-framed'] | Literal['action-rolls.not-now'] | Literal['action-rolls.not-rolled'] | Literal['action-rolls.not-your-character'] | Literal['action-rolls.opening-cost'] | Literal['action-rolls.save-waits'] | Literal['action-rolls.struggle-is-one'] | Literal['action-rolls.too-few-points'] | Literal['action-rolls.too-many'] | Literal['action-rolls.too-many-openings'] | Literal['advance-limit'] | Literal['after-step-off'] | Literal['airborne'] | Literal['already-acted'] | Literal['already-paid'] | Literal['already-so'] | Literal['already-there'] | Literal['asked-enough'] | Literal['at-cap'] | Literal['attack-pending'] | Literal['attack-rolled'] | Literal['attack-waits'] | Literal['attack-waits-not'] | Literal['award-range'] | Literal['bad-centre'] | Literal['bad-document'] | Literal['bad-entry'] | Literal['bad-history'] | Literal['bad-id'] | Literal['bad-invite'] | Literal['bad-map'] | Literal['bad-name'] | Literal['bad-number'] | Literal['bad-origin'] | Literal['bad-picture'] | Literal['bad-prop'] | Literal['bad-request'] | Literal['bad-screen'] | Literal['bad-share'] | Literal['bad-ticket'] | Literal['bad-webhook-url'] | Literal['banned'] | Literal['base-needed'] | Literal['being-prepared'] | Literal['broken-table'] | Literal['build-award'] | Literal['build-bad-id'] | Literal['build-cap'] | Literal['build-module-changed'] | Literal['build-module-cost'] | Literal['build-module-generator'] | Literal['build-no-effect'] | Literal['build-no-name'] | Literal['build-points'] | Literal['build-same-id'] | Literal['build-tag-points'] | Literal['build-tier'] | Literal['build-too-long'] | Literal['build-too-many'] | Literal['build-tuning-points'] | Literal['build-unknown'] | Literal['build-weapon-generator'] | Literal['build-wrong-damage'] | Literal['builds-enough'] | Literal['busy'] | Literal['cannot-afford'] | Literal['carried-already'] | Literal['changed-meanwhile'] | Literal['climbs-straight'] | Literal['conflict-running'] | Literal['course-and-flow.answered-already'] | Literal['course-and-flow.course-die'] | Literal['course-and-flow.die-not-available'] | Literal['course-and-flow.die-not-rolled'] | Literal['course-and-flow.flow-exists'] | Literal['course-and-flow.flow-in-use'] | Literal['course-and-flow.flow-used'] | Literal['course-and-flow.no-course'] | Literal['course-and-flow.no-intent'] | Literal['course-and-flow.no-roll'] | Literal['course-and-flow.no-such-flow'] | Literal['course-and-flow.no-such-player'] | Literal['course-and-flow.no-such-question'] | Literal['course-and-flow.no-such-slot'] | Literal['course-and-flow.no-such-track'] | Literal['course-and-flow.no-terms'] | Literal['course-and-flow.no-token'] | Literal['course-and-flow.no-win-due'] | Literal['course-and-flow.not-answered'] | Literal['course-and-flow.not-now'] | Literal['course-and-flow.not-your-character'] | Literal['course-and-flow.nothing-to-take'] | Literal['course-and-flow.npc-never-rolls'] | Literal['course-and-flow.roll-open'] | Literal['course-and-flow.same-die'] | Literal['course-and-flow.set-the-course'] | Literal['course-and-flow.slot-not-marked'] | Literal['course-and-flow.terms-changed'] | Literal['course-and-flow.threshold-too-high'] | Literal['course-and-flow.threshold-too-low'] | Literal['course-and-flow.too-few-dice'] | Literal['descended-enough'] | Literal['destroyed'] | Literal['drawing-not-yours'] | Literal['drawing-off-map'] | Literal['drawing-too-long'] | Literal['drawings-enough'] | Literal['drawings-full'] | Literal['duplicate-id'] | Literal['during-mission'] | Literal['effects-enough'] | Literal['entropy-enough'] | Literal['expansions-off'] | Literal['frame-not-lost'] | Literal['gift-to-self'] | Literal['handler-names-marks'] | Literal['handler-only'] | Literal['has-character'] | Literal['has-not-flown'] | Literal['headroom'] | Literal['history-too-long'] | Literal['hover-grounded'] | Literal['hover-height'] | Literal['id-twice'] | Literal['illegal-build'] | Literal['in-debt'] | Literal['in-the-ground'] | Literal['internal'] | Literal['journal-full'] | Literal['key-reused'] | Literal['last-handler'] | Literal['level-out-of-range'] | Literal['library-full'] | Literal['looking-back'] | Literal['malformed'] | Literal['method-not-allowed'] | Literal['mid-conflict'] | Literal['mission-full'] | Literal['mission-not-over'] | Literal['mission-running'] | Literal['module-no-hex'] | Literal['module-not-seen'] | Literal['module-too-far'] | Literal['named-twice'] | Literal['needs-approval'] | Literal['needs-face'] | Literal['needs-target'] | Literal['newer-history'] | Literal['newer-table'] | Literal['no-attributes'] | Literal['no-carrier'] | Literal['no-chance'] | Literal['no-character'] | Literal['no-conflict'] | Literal['no-cooling'] | Literal['no-crew'] | Literal['no-energy'] | Literal['no-frame'] | Literal['no-frame-near'] | Literal['no-free-place'] | Literal['no-homing'] | Literal['no-lock-on'] | Literal['no-mission'] | Literal['no-plan'] | Literal['no-preparation'] | Literal['no-push'] | Literal['no-reaction'] | Literal['no-room'] | Literal['no-room-above'] | Literal['no-speed'] | Literal['no-steps'] | Literal['no-such-action'] | Literal['no-such-ask'] | Literal['no-such-attack'] | Literal['no-such-attribute'] | Literal['no-such-ban'] | Literal['no-such-build'] | Literal['no-such-category'] | Literal['no-such-change'] | Literal['no-such-character'] | Literal['no-such-chunk'] | Literal['no-such-condition'] | Literal['no-such-deduction'] | Literal['no-such-delivery'] | Literal['no-such-drawing'] | Literal['no-such-effect'] | Literal['no-such-entry'] | Literal['no-such-journal-page'] | Literal['no-such-mission'] | Literal['no-such-module'] | Literal['no-such-moment'] | Literal['no-such-number'] | Literal['no-such-objective'] | Literal['no-such-page'] | Literal['no-such-picture'] | Literal['no-such-prop'] | Literal['no-such-ready-table'] | Literal['no-such-request'] | Literal['no-such-scene'] | Literal['no-such-schema'] | Literal['no-such-screen'] | Literal['no-such-seat'] | Literal['no-such-share'] | Literal['no-such-system'] | Literal['no-such-table'] | Literal['no-such-target'] | Literal['no-such-template'] | Literal['no-such-token'] | Literal['no-such-unit'] | Literal['no-such-wave'] | Literal['no-such-weapon'] | Literal['no-such-webhook'] | Literal['no-such-zone'] | Literal['no-surface'] | Literal['no-timer'] | Literal['no-token-here'] | Literal['no-turn'] | Literal['no-unit-linked'] | Literal['no-way'] | Literal['no-zone'] | Literal['not-a-picture'] | Literal['not-acceptable'] | Literal['not-acted'] | Literal['not-adjacent'] | Literal['not-allowed'] | Literal['not-beside'] | Literal['not-carried'] | Literal['not-environmental'] | Literal['not-for-pilots'] | Literal['not-in-a-batch'] | Literal['not-in-air'] | Literal['not-in-crew'] | Literal['not-in-reserve'] | Literal['not-json'] | Literal['not-mendable'] | Literal['not-on-foot'] | Literal['not-on-map'] | Literal['not-ready'] | Literal['not-running'] | Literal['not-signed-in'] | Literal['not-your-build'] | Literal['not-your-character'] | Literal['not-your-entry'] | Literal['not-your-page'] | Literal['not-your-roll'] | Literal['not-your-table'] | Literal['not-your-turn'] | Literal['not-yours'] | Literal['notation-dice'] | Literal['notation-empty'] | Literal['notation-endless'] | Literal['notation-keep'] | Literal['notation-number'] | Literal['notation-sides'] | Literal['notation-syntax'] | Literal['notation-too-long'] | Literal['notation-too-many-terms'] | Literal['notation-twice'] | Literal['notation-unfinished'] | Literal['nothing-below'] | Literal['nothing-changes'] | Literal['nothing-falls'] | Literal['nothing-invested'] | Literal['nothing-overruled'] | Literal['nothing-said'] | Literal['nothing-to-redo'] | Literal['nothing-to-regain'] | Literal['nothing-to-repair'] | Literal['nothing-to-undo'] | Literal['npc-never-rolls'] | Literal['numbers-untold'] | Literal['occupied'] | Literal['odds-too-costly'] | Literal['off-map'] | Literal['on-foot'] | Literal['one-step-only'] | Literal['one-unit-each'] | Literal['only-looking'] | Literal['operator-only'] | Literal['origin-not-allowed'] | Literal['other-category'] | Literal['other-epoch'] | Literal['other-side'] | Literal['out-of-range'] | Literal['out-of-sight'] | Literal['outcome-unknown'] | Literal['overheated'] | Literal['own-builds-enough'] | Literal['own-pages-enough'] | Literal['own-turn'] | Literal['page-changed'] | Literal['page-for-pilots'] | Literal['page-readonly'] | Literal['page-unshown'] | Literal['picture-in-use'] | Literal['picture-too-large'] | Literal['pictures-full'] | Literal['pilots-take'] | Literal['pool-empty'] | Literal['primary-undecided'] | Literal['private-address'] | Literal['prop-in-the-way'] | Literal['prop-too-large'] | Literal['props-overlap'] | Literal['q-star.above-attribute'] | Literal['q-star.against-oneself'] | Literal['q-star.already-rolled'] | Literal['q-star.amount-or-part'] | Literal['q-star.below-skill'] | Literal['q-star.bonuses-beyond'] | Literal['q-star.difficulty-or-npc'] | Literal['q-star.highest-step'] | Literal['q-star.name-taken'] | Literal['q-star.no-change'] | Literal['q-star.no-such-npc'] | Literal['q-star.no-such-pending'] | Literal['q-star.no-such-player'] | Literal['q-star.no-such-pool'] | Literal['q-star.no-such-trait'] | Literal['q-star.not-asked'] | Literal['q-star.not-enough'] | Literal['q-star.not-your-character'] | Literal['q-star.not-yours-to-cancel'] | Literal['q-star.other-first'] | Literal['q-star.plus-needs-d12'] | Literal['q-star.rolled-already'] | Literal['q-star.shift-beyond'] | Literal['q-star.too-many'] | Literal['q-star.trait-fixed'] | Literal['q-star.trait-in-use'] | Literal['q-star.trait-open'] | Literal['query-too-large'] | Literal['raise-range'] | Literal['reaction-pending'] | Literal['redo-not-yours'] | Literal['refit-same'] | Literal['repairs-off'] | Literal['request-under-way'] | Literal['resize-keeps-nothing'] | Literal['resolve-first'] | Literal['risen-enough'] | Literal['role-already'] | Literal['roll-comes-last'] | Literal['scene-in-use'] | Literal['scene-shown'] | Literal['scenes-enough'] | Literal['scope-missing'] | Literal['scope-not-for-seat'] | Literal['seat-taken'] | Literal['secret-being-replaced'] | Literal['segment-passed'] | Literal['segment-to-come'] | Literal['self-target'] | Literal['server-full'] | Literal['server-only'] | Literal['sheets-in-the-way'] | Literal['solid'] | Literal['spectators-no-whispers'] | Literal['spectators-watch'] | Literal['stability-full'] | Literal['staggered'] | Literal['stale-token'] | Literal['start-above-cap'] | Literal['state-changed'] | Literal['stays-up'] | Literal['steers-already'] | Literal['sure-miss'] | Literal['table-exists'] | Literal['table-full'] | Literal['template-no-length'] | Literal['template-not-yours'] | Literal['template-too-large'] | Literal['templates-enough'] | Literal['ticket-used'] | Literal['timer-over'] | Literal['timer-too-long'] | Literal['token-expired'] | Literal['token-revoked'] | Literal['too-far'] | Literal['too-large'] | Literal['too-many'] | Literal['too-many-connections'] | Literal['too-many-guesses'] | Literal['too-many-hands'] | Literal['too-many-hexes'] | Literal['too-many-pictures'] | Literal['too-many-queries'] | Literal['too-many-requests'] | Literal['too-many-screens'] | Literal['too-many-seats'] | Literal['too-many-shares'] | Literal['too-many-tables'] | Literal['too-many-tokens'] | Literal['too-many-webhooks'] | Literal['too-much-work'] | Literal['too-slow'] | Literal['too-steep'] | Literal['turn-begun'] | Literal['turn-not-begun'] | Literal['turn-not-over'] | Literal['turn-of-another'] | Literal['turn-running'] | Literal['undo-not-yours'] | Literal['undo-too-far'] | Literal['unexplored'] | Literal['unit-above-ceiling'] | Literal['unit-linked'] | Literal['unit-taken'] | Literal['units-enough'] | Literal['unknown-command'] | Literal['unknown-query'] | Literal['used-up'] | Literal['walked-enough'] | Literal['wave-empty'] | Literal['wave-without-place'] | Literal['wave-without-room'] | Literal['waves-enough'] | Literal['way-back-barred'] | Literal['whisper-to-oneself'] | Literal['would-bury'] | Literal['would-overheat'] | Literal['wrong-count'] | Literal['wrong-host'] | Literal['wrong-origin'] | Literal['zone-empty'] | Literal['zone-one-hex'] | Literal['zone-too-large'] | Literal['zone-without-effect'] | Literal['zones-enough'] | str"

#: What shows a refusal.
RefusalData = TypedDict("RefusalData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
})

#: A hex, or a cell of it.
RefusedPlace = TypedDict("RefusedPlace", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'NotRequired[int]',
})

#: Something that was read in another way, or ignored, and why.
Remark = TypedDict("Remark", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: in English
    'text': 'str',
})

#: A new frame in the place of a lost one (FS C 5.64, FS C 5.65).
ReplaceView = TypedDict("ReplaceView", {
    #: credits for a new frame
    'price': 'int',
    #: what the wreck of the frame would give, brought home
    'salvage': 'int',
    #: why the frame cannot be replaced; null: it can
    'bar': 'BarView | None',
})

#: Why the server refuses a request with a command or a query, whichever it is.
RequestRefusal: TypeAlias = "RefusedBy[Literal['bad-request', 'duplicate-id', 'handler-only', 'no-such-picture', 'no-such-table', 'no-token-here', 'not-allowed', 'not-json', 'not-ready', 'not-your-table', 'only-looking', 'server-full', 'stale-token', 'state-changed', 'token-revoked', 'too-slow', 'wrong-origin'], NoParams, RefusalData] | RefusedBy[Literal['malformed'], Params_at_what, MalformedData | list[Mistake]] | RefusedBy[Literal['no-room', 'too-many-guesses', 'too-many-requests'], Params_seconds, RefusalData] | RefusedBy[Literal['no-such-seat'], Params_maybe_seat, RefusalData] | RefusedBy[Literal['not-signed-in'], NoParams, SignInData] | RefusedBy[Literal['origin-not-allowed'], Params_origin, RefusalData] | RefusedBy[Literal['query-too-large'], Params_cost_limit_name, RefusalData] | RefusedBy[Literal['scope-missing'], Params_scope, RefusalData] | RefusedBy[Literal['token-expired'], Params_at, RefusalData] | RefusedBy[Literal['too-large'], Params_limit_maybe_line_maybe_path_maybe_what, MapFileData | RefusalData] | RefusedBy[Literal['too-many-queries', 'too-much-work'], Params_limit, RefusalData] | RefusedBy[Literal['unknown-command'], Params_nearest_type, RefusalData] | RefusedBy[Literal['unknown-query'], Params_name_nearest, RefusalData] | RefusedBy[Literal['wrong-host'], Params_host, RefusalData]"

#: An open test that a unit is asked to roll.
RequestView = TypedDict("RequestView", {
    #: its id
    'id': 'str',
    #: id of the unit
    'unit': 'str',
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    'kind': "Literal['proactive', 'reactive']",
    #: the dice
    'dice': 'list[str]',
    #: added to the total
    'modifiers': 'list[int]',
    #: null when it is not told
    'mark': 'int | None',
    #: only the Handler knows the mark
    'hidden': 'bool',
    #: the odds of each outcome; null: not told
    'odds': 'dict[str, Odds] | None',
    #: the odds of each score
    'scores': 'dict[str, Odds]',
    #: what it is about
    'label': 'str',
    #: whose sheet gave the first of the dice and modifiers
    'sheet': 'FromSheet | None',
})

#: An attack on one target, with everything that led to its result.
ResultData = TypedDict("ResultData", {
    #: id of the attack
    'attack': 'str',
    #: what settles it
    'exchange': 'ExchangeDocument',
    #: the calculation
    'outcome': 'OutcomeDocument',
    #: the odds before the dice
    'odds': 'OddsDocument',
})

#: The lines that tell of what was undone or done again.
RevertedData = TypedDict("RevertedData", {
    #: the number of the first line in your log
    'from': 'int',
    #: the number of the last line in your log
    'to': 'int',
    #: the first and last line of each of several steps
    'lines': 'NotRequired[list[list[int]]]',
})

#: A die of the game (`sides` 0: none) and what is added; the die counts at least `least`.
Roll = TypedDict("Roll", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: added to the die
    'plus': 'int',
    #: the die counts at least so much
    'least': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
})

#: The exact odds of a roll. Which parts besides `outcomes` there are depends on the dice system
#: and the roll.
RollOdds = TypedDict("RollOdds", {
    #: by name; null where the roll does not say what it must reach
    'outcomes': 'dict[str, Odds] | None',
    #: Frame State: each score
    'scores': 'NotRequired[dict[str, Odds]]',
    #: Q-Star: each total of a check
    'totals': 'NotRequired[dict[str, Odds]]',
    #: Q-Star: the first roll of a contest
    'round': 'NotRequired[dict[str, Odds]]',
    #: Action Rolls: each value of the effect
    'effects': 'NotRequired[dict[str, Odds] | None]',
    #: Action Rolls: the average effect
    'mean': 'NotRequired[MeanOdds | None]',
    #: Action Rolls: how many dice show 1
    'ones': 'NotRequired[dict[str, Odds]]',
    #: Action Rolls: how many saves fail
    'failed': 'NotRequired[dict[str, Odds]]',
    #: of a roll from a sheet
    'dice': 'NotRequired[list[str]]',
    #: of a roll from a sheet
    'modifiers': 'NotRequired[list[int]]',
    #: what the sheet adds; null: nothing
    'sheet': 'NotRequired[FromSheet | None]',
    #: the number of an NPC with such a sheet (FS 4.10)
    'fixed': 'NotRequired[int]',
})

#: A die that was rolled, and what was added.
RolledDocument = TypedDict("RolledDocument", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: null: there was no die
    'face': 'int | None',
    #: the die as it counts
    'counts': 'int',
    #: the die shows its highest face, which adds 2
    'ace': 'bool',
    #: added to the die
    'plus': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
    #: the whole roll
    'total': 'int',
})

#: What a roll of an attack means for one target.
RolledTarget = TypedDict("RolledTarget", {
    #: id of the unit or prop
    'id': 'str',
    #: it is a prop
    'prop': 'bool',
    #: how the attack ends, where no more is told
    'result': "NotRequired[Literal['miss', 'hit', 'direct']]",
    #: the test
    'aim': 'NotRequired[AimDocument]',
    #: the damage of a hit
    'damage': 'NotRequired[RolledDocument]',
    #: the damage that a direct hit adds
    'direct': 'NotRequired[RolledDocument]',
    #: the mitigation
    'mitigate': 'NotRequired[RolledDocument]',
    #: the whole damage
    'dealt': 'NotRequired[DamageDocument]',
    #: the kinds of condition that dice have chosen so far
    'conditions': 'NotRequired[list[str]]',
})

#: The rolls of a unit's own actions.
RollsAnswer = TypedDict("RollsAnswer", {
    #: the rolls of the unit
    'rolls': 'list[OwnRoll]',
})

#: The id of a unit.
RollsQuery = TypedDict("RollsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
})

#: Which invite to replace.
RotateInvite = TypedDict("RotateInvite", {
    #: whose link it is
    'role': "Literal['pilot', 'spectator']",
})

#: How the secret of a webhook is replaced.
RotateSecret = TypedDict("RotateSecret", {
    #: seconds for which the old secret signs as well; 0: it ends at once
    'overlap': 'NotRequired[int]',
})

#: The new invite; the old link does not work any more.
RotatedInvite = TypedDict("RotatedInvite", {
    #: the role of the seat
    'role': "Literal['pilot', 'spectator']",
    #: the invite
    'invite': 'str',
    #: its address
    'url': 'str',
})

#: The values to set in a conflict.  `active` has the turn, which does not begin anew; null:
#: nobody. `acted` says how units had their turn; null: not yet.
RoundChangesForm = TypedDict("RoundChangesForm", {
    #: the round
    'round': 'NotRequired[int]',
    #: the segment
    'segment': "NotRequired[Literal['ally', 'enemy', 'environmental', 'friendly', 'neutral']]",
    #: id of the unit that has the turn; null: nobody
    'active': 'NotRequired[str | None]',
    #: by unit how it had its turn; null: not yet
    'acted': "NotRequired[dict[str, Literal['abstained', 'done'] | None]]",
})

#: Rules that were overruled.
RulesData = TypedDict("RulesData", {
    #: the codes of the refusals
    'rules': 'list[str]',
})

#: A hex, or `count` hexes in a row: (q, r), (q, r + 1) and so on.
RunForm = TypedDict("RunForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: so many hexes in a row
    'count': 'NotRequired[int]',
})

#: The seq of one viewer for a moment of another viewer's history.
SameMoment = TypedDict("SameMoment", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: in the viewer's own sequence; `first` where that begins later
    'seq': 'int',
    #: the first `seq` of the history
    'first': 'int',
    #: the moment was before the viewer's time
    'before': 'bool',
})

#: Save the map of a scene.
SaveMap = TypedDict("SaveMap", {
    #: its kind
    'kind': "Literal['map']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'NotRequired[str]',
    #: else the scene that is shown
    'scene': 'NotRequired[str]',
})

#: Save the terms of a mission.
SaveMission = TypedDict("SaveMission", {
    #: its kind
    'kind': "Literal['mission']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'NotRequired[str]',
    #: id of the mission
    'mission': 'str',
})

#: The dice of a save.
SaveRollData = TypedDict("SaveRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[LineDie]',
    #: id of the save
    'save': 'str',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: Save units of a scene.
SaveUnits = TypedDict("SaveUnits", {
    #: its kind
    'kind': "Literal['units']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'NotRequired[str]',
    #: ids of units
    'units': 'list[str]',
    #: else the scene that is shown
    'scene': 'NotRequired[str]',
})

#: Shows this `scene` to everybody.
SceneActivateCommand = TypedDict("SceneActivateCommand", {
    #: the name of the command
    'type': "Literal['scene.activate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Adds another map to the table. It is shown once it is activated.  A name that another scene has
#: gets a number.
SceneAddCommand = TypedDict("SceneAddCommand", {
    #: the name of the command
    'type': "Literal['scene.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: its map
    'map': 'MapForm',
})

#: Puts a picture of the table under the grid of the scene, or changes where it lies. Fields left
#: out stay; a first one needs all but `opacity`. `picture` "" takes it away.  `x`, `y`, `width`
#: and `height` are in thousandths of the side of a hex, from the left upper corner of the map.
SceneBackgroundCommand = TypedDict("SceneBackgroundCommand", {
    #: the name of the command
    'type': "Literal['scene.background']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of a picture of the table; "" takes the background away
    'picture': 'NotRequired[str]',
    #: its left edge, in thousandths of the side of a hex
    'x': 'NotRequired[int]',
    #: its upper edge, in thousandths of the side of a hex
    'y': 'NotRequired[int]',
    #: its width, in thousandths of the side of a hex
    'width': 'NotRequired[int]',
    #: its height, in thousandths of the side of a hex
    'height': 'NotRequired[int]',
    #: percent; the colours of the ground show through the rest
    'opacity': 'NotRequired[int]',
})

#: Adds a copy of this `scene`: its map and its units, without those that players control.  Its
#: background, zones, waves and the effects for its next conflict are copied too; the conflict,
#: attacks, requests, area templates and drawings are not. Without a `name` the copy gets a number.
SceneDuplicateCommand = TypedDict("SceneDuplicateCommand", {
    #: the name of the command
    'type': "Literal['scene.duplicate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the name of the copy; by default that of the scene with a number
    'name': 'NotRequired[str | None]',
})

#: Opens this `scene` on the pages of all Handlers. Players notice nothing.
SceneOpenCommand = TypedDict("SceneOpenCommand", {
    #: the name of the command
    'type': "Literal['scene.open']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Sets the order in which the Handler's page lists the scenes: `order` names all of them.
SceneOrderCommand = TypedDict("SceneOrderCommand", {
    #: the name of the command
    'type': "Literal['scene.order']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of all scenes
    'order': 'list[str]',
})

#: Removes this `scene`, which is not the one shown, with its units and their attacks.
SceneRemoveCommand = TypedDict("SceneRemoveCommand", {
    #: the name of the command
    'type': "Literal['scene.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Gives this `scene` another name.
SceneRenameCommand = TypedDict("SceneRenameCommand", {
    #: the name of the command
    'type': "Literal['scene.rename']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its new name
    'name': 'str',
})

#: A scene that the Handler can switch to.
SceneSummary = TypedDict("SceneSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: in the order of the list, from 0
    'place': 'int',
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: the round of its conflict; null without one
    'round': 'int | None',
    #: players have seen it
    'seen': 'bool',
    #: its units; empty for the scene of this view
    'units': 'list[AbsentUnit]',
    #: where units of other scenes can come
    'spawn_zones': 'list[SpawnZone]',
})

#: One map with what stands on it.
SceneView = TypedDict("SceneView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its map
    'map': 'MapView',
    #: null when the viewer knows the whole map now
    'fog': 'FogView | None',
    #: its props
    'props': 'dict[str, PropView]',
    #: its units
    'units': 'dict[str, UnitView]',
    #: the conflict; null: none
    'conflict': 'ConflictView | None',
    #: named places; the Handler's has secret ones too
    'zones': 'dict[str, ZoneView]',
    #: areas laid on the map; the Handler's has secret ones too
    'templates': 'dict[str, TemplateView]',
    #: lines drawn on the map, the oldest first; the Handler's has secret ones too
    'drawings': 'dict[str, DrawingView]',
    #: a picture under the grid; left out without one
    'background': 'NotRequired[BackgroundView]',
    #: for the Handler only
    'waves': 'NotRequired[dict[str, WaveView]]',
    #: effects of the environment for the next conflict; for the Handler only
    'prepared': 'NotRequired[list[Effect]]',
})

#: The schemas of this server.
SchemaList = TypedDict("SchemaList", {
    #: the schemas, by name
    'schemas': 'list[PublishedSchema]',
})

#: A roll that is compared with nothing.
ScoreData = TypedDict("ScoreData", {
    #: its kind
    'kind': "Literal['score']",
    #: the dice, in the order rolled
    'dice': 'list[KeptDie]',
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: A link to a screen, without its secret.
ScreenSummary = TypedDict("ScreenSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
})

#: The screens of a table, oldest first.
Screens = TypedDict("Screens", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the screens
    'screens': 'list[ScreenSummary]',
})

#: Takes a seat away, but not the last Handler's.
SeatKickCommand = TypedDict("SeatKickCommand", {
    #: the name of the command
    'type': "Literal['seat.kick']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the seat
    'seat': 'str',
    #: who had the seat may not take another one
    'ban': 'NotRequired[bool]',
})

#: Makes a seat another Handler's or a pilot's. It keeps the units it controls.  Spectators keep
#: their role, and a table keeps at least one Handler.
SeatRoleCommand = TypedDict("SeatRoleCommand", {
    #: the name of the command
    'type': "Literal['seat.role']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the seat
    'seat': 'str',
    #: the new role
    'role': "Literal['handler', 'pilot']",
})

#: One seat.
SeatView = TypedDict("SeatView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})

#: The seats of a table, in the order in which they were taken.
Seats = TypedDict("Seats", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the seats
    'seats': 'list[SeatView]',
})

#: The viewer that a Handler views as: a seat, or a group that shares a view.
SeenAs = TypedDict("SeenAs", {
    #: id of the seat
    'seat': 'str | None',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
    #: the seat's; empty for a whole group
    'name': 'str',
    #: the group of viewers whose view it is
    'group': 'str',
})

#: The segment in which the unit acts (FS 6.1).
SegmentChange = TypedDict("SegmentChange", {
    #: before
    'was': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: after
    'now': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

#: Ends a segment: units that have not acted are skipped, and a turn must not be under way (FS
#: 6.3).  Overruled, it ends a turn under way, and skips the environmental segment so that nothing
#: falls.
SegmentEndCommand = TypedDict("SegmentEndCommand", {
    #: the name of the command
    'type': "Literal['segment.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
})

#: A command with the sender's own id for it.
SendCommand = TypedDict("SendCommand", {
    #: an id of your choice: sent again with it, the command is executed once; else the header
    #: `Idempotency-Key` is the id
    'id': 'NotRequired[str | None]',
    #: the command
    'command': 'Command',
})

#: A message that you receive.
ServerFrame: TypeAlias = 'HelloFrame | ViewFrame | ChangeFrame | AckFrame | AnswerFrame | RefusedFrame | SignalledFrame | PresenceFrame'

#: Fields of a unit that the Handler set.
SetData = TypedDict("SetData", {
    #: the values that were set, by field
    'set': 'dict[str, bool | int | str | list[int] | list[list[int]] | None]',
    #: the values before, by field
    'was': 'dict[str, bool | int | str | list[int] | list[list[int]] | None]',
})

#: What a link shows: the moments from `first` to `last`.
SharedMission = TypedDict("SharedMission", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the `seq` of its first moment
    'first': 'int',
    #: the `seq` of its last moment
    'last': 'int',
})

#: The links of a table, oldest first.
Shares = TypedDict("Shares", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the replay links
    'shares': 'list[LinkSummary]',
})

#: A character's sheet; missing keys count as 0. Attribute ids are unique in a table.
Sheet = TypedDict("Sheet", {
    #: points by attribute
    'points': 'dict[str, int]',
    #: advancements bought, by category
    'advances': 'dict[str, int]',
    #: experimental awards by attribute, 1 to 3
    'awards': 'dict[str, int]',
    #: credits that it has
    'credits': 'int',
    #: credits spent on the upgrades of the frame, for good
    'spent': 'int',
    #: credits' worth of a lost frame; pays for upgrades of frames
    'salvage': 'int',
})

#: Numbers to set in a sheet. Those left out stay, and a 0 removes one.
SheetChangesForm = TypedDict("SheetChangesForm", {
    #: points by attribute
    'points': 'NotRequired[dict[str, int]]',
    #: advancements by category
    'advances': 'NotRequired[dict[str, int]]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
    #: credits that it has
    'credits': 'NotRequired[int | None]',
    #: credits spent on upgrades of the frame
    'spent': 'NotRequired[int | None]',
    #: credits' worth of a lost frame
    'salvage': 'NotRequired[int | None]',
})

#: The attributes of a test, by id, and the character whose sheet they are from.
SheetForm = TypedDict("SheetForm", {
    #: id of the character whose sheet it is
    'character': 'str',
    #: ids of the attributes that count
    'attributes': 'list[str]',
})

#: What the sheet of a character would lose.
SheetLoss = TypedDict("SheetLoss", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: what is lost
    'lost': 'list[str]',
})

#: The sheets that would lose something.
SheetsData = TypedDict("SheetsData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: the characters, and what each would lose
    'sheets': 'list[SheetLoss]',
})

#: What a screen shows.
ShownTable = TypedDict("ShownTable", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
})

#: The roll of one side of a contest.
SideRollData = TypedDict("SideRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[QDie]',
    #: id of the character
    'player': 'str',
    #: the attribute, or id of the skill
    'trait': 'str',
    #: added to the die
    'bonus': 'int',
    #: the total
    'total': 'int',
    #: it is a critical success
    'critical': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: The verdict on a line.
SightAnswer = TypedDict("SightAnswer", {
    #: there is a line of sight
    'visible': 'bool',
    #: the line is clear
    'line': 'bool',
    #: what is in the way; null: nothing
    'blocked_by': 'BlockerView | None',
    #: the cell it begins in
    'from': 'CellDocument',
    #: the cell it ends in
    'to': 'CellDocument',
    #: the line's cross-section
    'profile': 'list[ProfileSection]',
})

#: Is there a line of sight from `from` to `to`?
SightQuery = TypedDict("SightQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: where one looks from
    'from': 'PlaceForm',
    #: where one looks to
    'to': 'PlaceForm',
})

#: How a program signs in.
SignInData = TypedDict("SignInData", {
    #: the header that is needed
    'header': 'str',
})

#: A ping, pointer, drag or unfinished line for the others; never stored.
SignalFrame = TypedDict("SignalFrame", {
    #: the kind of the message
    't': "Literal['signal']",
    #: what it is
    'kind': "Literal['ping', 'pointer', 'drag', 'line']",
    #: what it is about: `{q, r}` of a ping, `{x, y}` of a pointer, the way of a drag, the points
    #: of a line that is being drawn
    'data': 'NotRequired[dict[str, Any]]',
})

#: Another seat's signal.
SignalledFrame = TypedDict("SignalledFrame", {
    #: the kind of the message
    't': "Literal['signal']",
    #: id of the seat
    'from': 'str',
    #: what it is
    'kind': "Literal['ping', 'pointer', 'drag', 'line']",
    #: what it is about, as it was sent
    'data': 'dict[str, Any]',
})

#: What the Handler leaves out of this round's environmental segment: an effect, a zone, or what a
#: zone does to a unit.
Skip = TypedDict("Skip", {
    #: id of the effect or zone
    'of': 'str',
    #: id of the unit
    'unit': 'str',
})

#: A zone of a scene where units come.
SpawnZone = TypedDict("SpawnZone", {
    #: id of the zone
    'zone': 'str',
    #: its name
    'name': 'str',
})

#: What a new table from a ready mission or map is called.
StartReadyTable = TypedDict("StartReadyTable", {
    #: else that of the mission or map
    'name': 'NotRequired[str | None]',
})

#: The viewer's current view.
State = TypedDict("State", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the number of your view after this
    'seq': 'int',
    #: the view
    'view': 'View',
})


#: Why a plan cannot go on, and at which step, from 0.
class StepRefusalBy(RefusedBy[_Code, _Params, _Data]):
    #: its place in the plan, from 0
    step: 'int'


StepRefusal: TypeAlias = "StepRefusalBy[Literal['advance-limit'], Params_category_limit, RefusalData] | StepRefusalBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | StepRefusalBy[Literal['award-range'], Params_most_2, RefusalData] | StepRefusalBy[Literal['cannot-afford'], Params_left_need, RefusalData] | StepRefusalBy[Literal['during-mission'], Params_mission, RefusalData] | StepRefusalBy[Literal['in-debt'], Params_credits, RefusalData] | StepRefusalBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | StepRefusalBy[Literal['no-such-category'], Params_category_2, RefusalData] | StepRefusalBy[Literal['nothing-invested', 'refit-same'], Params_attribute_2, RefusalData] | StepRefusalBy[Literal['other-category'], Params_attribute_to, RefusalData] | StepRefusalBy[Literal['pool-empty'], Params_category_left_need, RefusalData] | StepRefusalBy[Literal['raise-range'], NoParams, RefusalData]"

#: A change as a step of undo or redo.
StepView = TypedDict("StepView", {
    #: what it is
    'what': 'str | None',
    #: the seat whose command it was
    'by': 'str | None',
    #: the one unit it is about
    'unit': 'NamedUnit | None',
    #: the prop it is about
    'prop': 'NamedProp | None',
    #: what undo and redo name it by
    'change': 'int',
    #: the first and the last line of the Handler's log that tell of it
    'lines': 'list[int] | None',
})

#: A build kept at the table.
StoredBuildView = TypedDict("StoredBuildView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: a seat; null: the Handler's
    'owner': 'str | None',
    #: everybody at the table may use it
    'shared': 'bool',
    #: its pilot asks the Handler to bring it in
    'asked': 'bool',
    #: the whole build
    'build': 'Build',
})

#: A range along a clear line.
StraightRange = TypedDict("StraightRange", {
    #: nothing is in the way
    'clear': 'bool',
    #: it is within `n` in a straight line
    'in_range': 'bool',
    #: what is in the way; null: nothing
    'blocked_by': 'BlockerView | None',
})

#: Another action, by the name of the query `actions`.
SuggestedAction = TypedDict("SuggestedAction", {
    #: the command that does it
    'command': 'Command',
    #: its name
    'name': 'str',
})

#: An attack, with the chances of its target.
SuggestedAttack = TypedDict("SuggestedAttack", {
    #: the command that does it
    'command': 'Command',
    #: the target
    'unit': 'str',
    #: what this use costs
    'costs': 'UseCosts',
    #: its odds
    'odds': 'OddsDocument | None',
    #: of the target, in hexes and levels
    'distance': 'int',
    #: range of the weapon
    'reach': 'int',
})

#: A movement, where it ends, and why.
SuggestedMove = TypedDict("SuggestedMove", {
    #: the command that does it
    'command': 'Command',
    #: where it ends
    'to': 'CellDocument',
    #: in hexes
    'cost': 'int',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: what the movement is for
    'why': 'MoveReason',
})

#: What a unit could do, and which of it first; `next` null: nothing, as `wait` says, or nothing
#: worth its steps.
SuggestionAnswer = TypedDict("SuggestionAnswer", {
    #: which of them comes first; null: nothing that is worth its steps
    'next': "Literal['attack', 'move', 'action'] | None",
    #: the attack; null: none
    'attack': 'SuggestedAttack | None',
    #: the movement; null: none
    'move': 'SuggestedMove | None',
    #: another action; null: none
    'action': 'SuggestedAction | None',
    #: id of a weapon that is not used because it would hit others than enemies too
    'spares': 'str | None',
    #: it finds no way to its goal, or to a place from which it could attack
    'no_way': 'bool',
    #: why it can neither move nor act now; null: it can
    'wait': 'SuggestionReason | None',
})

#: A unit in its turn.
SuggestionQuery = TypedDict("SuggestionQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: ids of the units that it attacks; by default those of the other side
    'against': 'NotRequired[list[str] | None]',
    #: where it is to go, instead of where it can attack from
    'towards': 'NotRequired[PlaceForm | None]',
    #: it does not move; for Handlers, neither does a unit that guards its place
    'stay': 'NotRequired[bool]',
})

#: Why something cannot be done, in an answer to the query `suggestion`.
SuggestionReason: TypeAlias = "RefusedBy[Literal['airborne', 'hover-grounded'], Params_maybe_unit, RefusalData] | RefusedBy[Literal['asked-enough', 'descended-enough', 'walked-enough'], Params_most_unit, RefusalData] | RefusedBy[Literal['attack-pending', 'attack-rolled', 'destroyed', 'expansions-off', 'has-not-flown', 'no-frame-near', 'no-lock-on', 'not-acted', 'not-carried', 'not-in-air', 'not-on-map', 'not-yours', 'nothing-below', 'nothing-to-regain', 'nothing-to-repair', 'on-foot', 'overheated', 'own-turn', 'reaction-pending', 'self-target', 'stability-full', 'staggered', 'stays-up', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight', 'sure-miss'], Params_weapon, RefusalData] | RefusedBy[Literal['no-carrier', 'other-side'], Params_frame_unit, RefusalData] | RefusedBy[Literal['no-chance'], Params_mark_most_unit, RefusalData] | RefusedBy[Literal['no-conflict', 'repairs-off'], NoParams, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-speed', 'one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-beside'], Params_target_unit, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData]"

#: Plays one action of a dice system. `form` has the fields that the action asks for.
SystemActCommand = TypedDict("SystemActCommand", {
    #: the name of the command
    'type': "Literal['system.act']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the dice system
    'system': 'str',
    #: the action, by the name in `GET /systems`
    'action': 'str',
    #: what the action asks for; its schema is in `GET /systems`
    'form': 'NotRequired[dict[str, Any]]',
})

#: An action of a dice system, for `system.act`.
SystemAction = TypedDict("SystemAction", {
    #: `player`: pilots and the Handler
    'by': "Literal['handler', 'player']",
    #: JSON Schema of the command's `form`
    'form': 'dict[str, Any]',
})

#: A dice system.
SystemDocument = TypedDict("SystemDocument", {
    #: its name
    'name': 'str',
    #: its title
    'title': 'str',
    #: whose work it is
    'source': 'str',
    #: `roll`: JSON Schema of the query `odds`
    'forms': 'dict[str, Any]',
    #: its actions by name
    'actions': 'dict[str, SystemAction]',
    #: its texts
    'texts': 'SystemTexts',
})

#: The English texts of a dice system, as Fluent patterns by code.
SystemTexts = TypedDict("SystemTexts", {
    #: lines of the log: their code is `<system>.<code>`
    'log': 'dict[str, str]',
    #: names of its offers
    'offers': 'dict[str, str]',
    #: lines about its state
    'facts': 'dict[str, str]',
    #: refused with the code `<system>.<code>`
    'refusals': 'dict[str, str]',
    #: words of the system, by the ids in its params
    'words': 'dict[str, str]',
})

#: A dice system as the viewer may see it.
SystemView = TypedDict("SystemView", {
    #: its name
    'name': 'str',
    #: its title
    'title': 'str',
    #: its state in lines for people
    'facts': 'list[Fact]',
    #: its state, as this viewer may know it
    'data': 'dict[str, Any]',
    #: the actions that are possible now
    'offers': 'list[OfferView]',
})

#: The dice systems of this server.
Systems = TypedDict("Systems", {
    #: the dice systems
    'systems': 'list[SystemDocument]',
})

#: The tables of the server, for the operator.
TableList = TypedDict("TableList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the tables
    'tables': 'list[TableSummary]',
})

#: Sets options of the table. The log says which ones changed.
TableOptionsCommand = TypedDict("TableOptionsCommand", {
    #: the name of the command
    'type': "Literal['table.options']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the options to set
    'options': 'OptionsForm',
})

#: Renames the table.
TableRenameCommand = TypedDict("TableRenameCommand", {
    #: the name of the command
    'type': "Literal['table.rename']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its new name
    'name': 'str',
})

#: A summary of a table.
TableSummary = TypedDict("TableSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: for the operator
    'created': 'NotRequired[str]',
    #: the role of the seat
    'role': "NotRequired[Literal['handler', 'pilot', 'spectator']]",
    #: id of the seat
    'seat': 'NotRequired[str]',
})

#: Sets the dice systems of the table, in the order shown. Slices stay when a system is not played.
TableSystemsCommand = TypedDict("TableSystemsCommand", {
    #: the name of the command
    'type': "Literal['table.systems']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: dice systems, in the order shown
    'systems': 'list[str]',
})

#: The table itself.
TableView = TypedDict("TableView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the options of the table
    'options': 'Options',
    #: the open chapter of dice
    'chance': 'ChanceView',
    #: its dice systems by name, in the order shown
    'systems': 'list[str]',
})

#: Take a seat with an invite.
TakeSeat = TypedDict("TakeSeat", {
    #: the invite, as views and the making of a table show it, or its whole link
    'invite': 'str',
    #: its name
    'name': 'str',
})

#: A new seat. The token is shown once.
TakenSeat = TypedDict("TakenSeat", {
    #: id of the table
    'table': 'str',
    #: id of the seat
    'seat': 'str',
    #: the secret token; it is shown once
    'token': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})

#: A pilot's costs in a mission: integrity lost, and uses of weapons by tier (1, 2, 3).
Tally = TypedDict("Tally", {
    #: points of integrity lost
    'integrity': 'int',
    #: uses of weapons of tier 1, 2 and 3
    'uses': 'list[int]',
})

#: The member of the running mission's crew whose tally counts the unit's losses (FS 8.5).
TallyChange = TypedDict("TallyChange", {
    #: `{character, name}`
    'character': 'dict[str, str]',
    #: whether players are not told of the losses
    'veiled': 'FlagChange',
})

#: Something that a weapon could be aimed at; with numbers where it can be designated.
TargetView = TypedDict("TargetView", {
    #: id of the unit
    'unit': 'str | None',
    #: id of the prop
    'prop': 'str | None',
    #: distance in hexes
    'distance': 'int',
    #: hexes beyond the range
    'beyond': 'int',
    #: it is in sight
    'sight': 'bool',
    #: it can be designated
    'designable': 'bool',
    #: why it cannot be designated
    'reason': 'AimReason | None',
    #: it can be designated, but no roll would hit it; no flag is needed
    'of_no_use': 'AimReason | None',
    #: what the roll is compared with; null: not told
    'mark': 'Number | None',
    #: summands of the mark
    'modifiers': 'list[Part]',
    #: the odds; null: not told
    'odds': 'OddsDocument | None',
    #: of the area of a melee weapon
    'centres': 'list[CellDocument]',
})

#: What a weapon could be aimed at, the nearest first.
TargetsAnswer = TypedDict("TargetsAnswer", {
    #: what this use costs
    'costs': 'UseCosts',
    #: the weapon can be used now
    'available': 'bool',
    #: why it cannot be used now
    'reason': 'AimReason | None',
    #: it can be used, with this result
    'warns': 'AimReason | None',
    #: range in hexes
    'reach': 'int',
    #: nearest target in hexes
    'least': 'int',
    #: possible targets, the nearest first
    'targets': 'list[TargetView]',
})

#: A weapon of a unit and how it would be used.
TargetsQuery = TypedDict("TargetsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the weapon in the build
    'weapon': 'str',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: with the bonus of having waited for its zone
    'zone': 'NotRequired[bool]',
    #: as an action that the Handler grants
    'free': 'NotRequired[bool]',
})

#: Why something cannot be done, in an answer to the query `targets`.
TargetsReason: TypeAlias = "RefusedBy[Literal['attack-pending', 'destroyed', 'not-on-map', 'overheated', 'reaction-pending', 'self-target', 'staggered', 'would-overheat'], Params_unit, RefusalData] | RefusedBy[Literal['bad-centre', 'needs-target', 'no-homing', 'no-zone', 'out-of-sight', 'sure-miss'], Params_weapon, RefusalData] | RefusedBy[Literal['no-energy'], Params_left_need_unit, RefusalData] | RefusedBy[Literal['no-preparation'], Params_steps_weapon, RefusalData] | RefusedBy[Literal['no-steps'], Params_left_need_unit_2, RefusalData] | RefusedBy[Literal['no-turn'], Params_maybe_segment_turn_unit, RefusalData] | RefusedBy[Literal['not-your-turn'], Params_active_maybe_segment_unit, RefusalData] | RefusedBy[Literal['one-step-only'], Params_need_unit, RefusalData] | RefusedBy[Literal['out-of-range'], Params_reach_weapon, RefusalData] | RefusedBy[Literal['used-up'], Params_unit_uses_weapon, RefusalData]"

#: Removes all area templates of the sender in the scene; with `all`, those of everybody.
TemplateClearCommand = TypedDict("TemplateClearCommand", {
    #: the name of the command
    'type': "Literal['template.clear']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: those of everybody, not only the sender's
    'all': 'NotRequired[bool]',
})

#: Lays an area on the map, from the hex `at` as far as the hex `to`.  A `radius` has its centre at
#: `at`; a `line` and a `cone` of 60 degrees begin beside it. Everybody sees it, also on ground
#: that they do not know. Only Handlers know of a `secret` one.
TemplateLayCommand = TypedDict("TemplateLayCommand", {
    #: the name of the command
    'type': "Literal['template.lay']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its shape
    'shape': "Literal['cone', 'line', 'radius']",
    #: where it begins
    'at': 'HexForm',
    #: how far it goes
    'to': 'HexForm',
    #: its name
    'name': 'NotRequired[str | None]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: levels above each surface in it that nobody sees through; 0: no smoke
    'smoke': 'NotRequired[int]',
})

#: Removes an area template.
TemplateRemoveCommand = TypedDict("TemplateRemoveCommand", {
    #: the name of the command
    'type': "Literal['template.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the area template
    'template': 'str',
})

#: Turns an area template into a zone of its hexes on the map, as `zone.add` makes one.
TemplateToZoneCommand = TypedDict("TemplateToZoneCommand", {
    #: the name of the command
    'type': "Literal['template.to_zone']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the area template
    'template': 'str',
    #: the kind of the zone
    'kind': "NotRequired[Literal['area', 'label', 'marker', 'objective', 'spawn']]",
    #: the name of the zone
    'name': 'str',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet'] | None]",
    #: what it does to the units in it
    'effect': 'NotRequired[EffectForm | None]',
})

#: Sets fields of an area template; those left out stay.
TemplateUpdateCommand = TypedDict("TemplateUpdateCommand", {
    #: the name of the command
    'type': "Literal['template.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the area template
    'template': 'str',
    #: its shape
    'shape': "NotRequired[Literal['cone', 'line', 'radius']]",
    #: where it begins
    'at': 'NotRequired[HexForm]',
    #: how far it goes
    'to': 'NotRequired[HexForm]',
    #: its name; null: none
    'name': 'NotRequired[str | None]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: levels above each surface in it that nobody sees through; 0: no smoke
    'smoke': 'NotRequired[int]',
})

#: An area that somebody has laid on the map.
TemplateView = TypedDict("TemplateView", {
    #: its id
    'id': 'str',
    #: its shape
    'shape': "Literal['radius', 'line', 'cone']",
    #: the centre of a radius, or where a line or a cone begins
    'at': 'HexPlace',
    #: how far it reaches, and in which direction
    'to': 'HexPlace',
    #: its name
    'name': 'str',
    #: who laid it, if that seat is still at the table
    'seat': 'str | None',
    #: for the Handler only
    'secret': 'NotRequired[bool]',
    #: levels above each surface in it that nobody sees through
    'smoke': 'NotRequired[int]',
})

#: A die of a part of a notation.
TermDie = TypedDict("TermDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled
    'faces': 'list[int]',
    #: it counts
    'kept': 'bool',
})

#: A part of a notation, with its result.
TermDocument = TypedDict("TermDocument", {
    #: the part, as it is written
    'text': 'str',
    #: its dice
    'dice': 'list[TermDie]',
    #: what it adds to the total
    'subtotal': 'int',
})

#: Sets the notes of hexes, such as ground cover, in place of those they had.
TerrainNoteCommand = TypedDict("TerrainNoteCommand", {
    #: the name of the command
    'type': "Literal['terrain.note']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: hexes with all their notes
    'cells': 'list[NotesForm]',
    #: notes that `of` names by their place
    'kinds': 'NotRequired[list[list[NoteForm]]]',
})

#: Sets ground levels. Refused where they would bury a unit or a prop, unless `carry` lifts it (FS
#: 5.11).
TerrainSetCommand = TypedDict("TerrainSetCommand", {
    #: the name of the command
    'type': "Literal['terrain.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: hexes with their new ground
    'cells': 'list[GroundForm]',
    #: lift units and props that would be buried
    'carry': 'NotRequired[bool]',
})

#: Veils hexes: players know nothing of them and what is on them, except units; or unveils them.
TerrainVeilCommand = TypedDict("TerrainVeilCommand", {
    #: the name of the command
    'type': "Literal['terrain.veil']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the hexes
    'cells': 'NotRequired[list[HexForm]]',
    #: all hexes of the map
    'all': 'NotRequired[bool]',
    #: false unveils them
    'veiled': 'bool',
})

#: Rolls a requested test.
TestAnswerCommand = TypedDict("TestAnswerCommand", {
    #: the name of the command
    'type': "Literal['test.answer']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the request
    'request': 'str',
})

#: A test that somebody rolled.
TestData = TypedDict("TestData", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: what it is compared with; null: not told
    'mark': 'int | None',
    #: the score above the mark; null: not told
    'margin': 'int | None',
    #: the result
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
    #: the dice, in the order rolled
    'dice': 'list[TestDie]',
    #: players do not read the mark
    'hidden': 'NotRequired[bool]',
    #: the sheet it is from; null: none
    'sheet': 'NotRequired[FromSheet | None]',
})

#: A die of a test.
TestDie = TypedDict("TestDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
    #: the attribute that it belongs to
    'of': 'NotRequired[str]',
})

#: Requests a test of a pilot's unit. The odds are shown to those who may know the mark (FS 3.6).
#: `dice` may be left out with a `sheet`. Dice and modifiers that are named are added to those of
#: the sheet.
TestRequestCommand = TypedDict("TestRequestCommand", {
    #: the name of the command
    'type': "Literal['test.request']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    'kind': "Literal['proactive', 'reactive']",
    #: what the total is compared with
    'mark': 'int',
    #: the dice of the test
    'dice': "NotRequired[list[Literal['d10', 'd12', 'd4', 'd6', 'd8', 'none']]]",
    #: added to the total
    'modifiers': 'NotRequired[list[int]]',
    #: attributes of a character that count besides the dice
    'sheet': 'NotRequired[SheetForm | None]',
    #: only the Handler knows the mark
    'hidden': 'NotRequired[bool]',
    #: what it is about
    'label': 'NotRequired[str]',
})

#: Rolls a test without a request. Pilots may if the table lets them name marks.  `dice` and
#: `sheet`: as in `RequestTest`.
TestRollCommand = TypedDict("TestRollCommand", {
    #: the name of the command
    'type': "Literal['test.roll']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    'kind': "Literal['proactive', 'reactive']",
    #: what the total is compared with
    'mark': 'int',
    #: the dice of the test
    'dice': "NotRequired[list[Literal['d10', 'd12', 'd4', 'd6', 'd8', 'none']]]",
    #: added to the total
    'modifiers': 'NotRequired[list[int]]',
    #: attributes of a character that count besides the dice
    'sheet': 'NotRequired[SheetForm | None]',
    #: id of the unit that it is for
    'unit': 'NotRequired[str | None]',
    #: only the Handler knows the mark
    'hidden': 'NotRequired[bool]',
    #: what it is about
    'label': 'NotRequired[str]',
})

#: Withdraws a requested test that nobody has rolled.
TestWithdrawCommand = TypedDict("TestWithdrawCommand", {
    #: the name of the command
    'type': "Literal['test.withdraw']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the request
    'request': 'str',
})

#: Adds seconds to what is left; a timer that is over begins anew with them.
TimerAddCommand = TypedDict("TimerAddCommand", {
    #: the name of the command
    'type': "Literal['timer.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: seconds to add
    'seconds': 'int',
})

#: Pauses the timer, which must run.
TimerPauseCommand = TypedDict("TimerPauseCommand", {
    #: the name of the command
    'type': "Literal['timer.pause']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Removes the timer.
TimerRemoveCommand = TypedDict("TimerRemoveCommand", {
    #: the name of the command
    'type': "Literal['timer.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Lets a paused timer run.
TimerResumeCommand = TypedDict("TimerResumeCommand", {
    #: the name of the command
    'type': "Literal['timer.resume']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Starts a countdown of so many seconds. It replaces the timer that there is.
TimerStartCommand = TypedDict("TimerStartCommand", {
    #: the name of the command
    'type': "Literal['timer.start']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its length
    'seconds': 'int',
    #: what it is for
    'label': 'NotRequired[str | None]',
})

#: The countdown that everybody sees.
TimerView = TypedDict("TimerView", {
    #: what it is about
    'label': 'str',
    #: its whole time
    'seconds': 'int',
    #: ISO 8601, UTC; null while it is paused
    'ends_at': 'str | None',
    #: milliseconds that are left while it is paused, else 0
    'left': 'int',
})

#: The tokens of a table or seat, oldest first.
TokenList = TypedDict("TokenList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the tokens
    'tokens': 'list[TokenSummary]',
    #: for each role: the scopes that tokens of its seats may have
    'scopes': "dict[str, list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]]",
})

#: A token, without its secret.
TokenSummary = TypedDict("TokenSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads
    'seat': 'str',
    #: what it may do
    'scopes': "list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]",
    #: other sites whose pages may use it
    'origins': 'list[str]',
    #: when it was made
    'created': 'str',
    #: since when it has its present secret
    'issued': 'str',
    #: when it ends; null: it does not
    'expires': 'str | None',
    #: when it was used last, to a minute; null: never
    'last_used': 'str | None',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'int | None',
})

#: A turn begun and ended at once (FS 6.3).
TurnAbstainCommand = TypedDict("TurnAbstainCommand", {
    #: the name of the command
    'type': "Literal['turn.abstain']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Whether the unit's turn of this round is to come, under way or over.
TurnChange = TypedDict("TurnChange", {
    #: before
    'was': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
    #: after
    'now': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
})

#: Ends a unit's turn. Steps left over stay with the unit (FS C 3.6).
TurnEndCommand = TypedDict("TurnEndCommand", {
    #: the name of the command
    'type': "Literal['turn.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Starts a unit's turn: 4 steps, energy back, and a fall if it is in the air (FS 6.5, FS 6.6).
TurnStartCommand = TypedDict("TurnStartCommand", {
    #: the name of the command
    'type': "Literal['turn.start']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Undoes the last step.  A pilot undoes its own last move, as long as nothing followed that pilots
#: know of. Steps that pilots do not know of must not show, so they stay.  A Handler undoes any
#: step, and several at once: an `attack`; the `change` that a row made and all after it; or
#: everything `to` a line of the log. Pages of the journal that pilots wrote meanwhile stay, unless
#: only changes of the journal are undone. Nothing is undone if `newest` is given and is not the
#: last step.
UndoCommand = TypedDict("UndoCommand", {
    #: the name of the command
    'type': "Literal['undo']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of an attack to undo
    'attack': 'NotRequired[str | None]',
    #: the change to undo, with all after it
    'change': 'NotRequired[int | None]',
    #: undo everything to this line of the log
    'to': 'NotRequired[int | None]',
    #: the step that the sender took for the last one
    'newest': 'NotRequired[int | None]',
})

#: What undo (the fields of a change) and redo would do for the viewer.
UndoView = TypedDict("UndoView", {
    #: what it is
    'what': 'str | None',
    #: the seat whose command it was
    'by': 'str | None',
    #: the one unit it is about
    'unit': 'NamedUnit | None',
    #: the prop it is about
    'prop': 'NamedProp | None',
    #: there is something to undo
    'can_undo': 'bool',
    #: there is something to redo
    'can_redo': 'bool',
    #: the change that can be redone; null: none
    'redo': 'ChangeView | None',
    #: the Handler's: the last changes, the newest first
    'steps': 'list[StepView]',
    #: the Handler's: what redo brings back, in order
    'again': 'list[StepView]',
})

#: Adds a unit. It acts in this round if its segment is still to come (FS 6.1).  Integrity,
#: stability and energy are the maxima. A name that another unit of the scene has gets a number.
#: `build` and `force`, as in `unit.fit`, make it a frame with the numbers of that build. Without a
#: build, speed, integrity and stability are required.
UnitAddCommand = TypedDict("UnitAddCommand", {
    #: the name of the command
    'type': "Literal['unit.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its name; one that is taken gets a number
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['ally', 'enemy', 'neutral', 'pilot']",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: its most integrity
    'integrity': 'NotRequired[int]',
    #: its most stability
    'stability': 'NotRequired[int]',
    #: its cell; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: its most energy
    'energy': 'NotRequired[int]',
    #: the pilots' side does not know of it
    'hidden': 'NotRequired[bool]',
    #: the seat that controls it
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one, for a unit of several cells
    'footprint': 'NotRequired[list[list[int]] | None]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: id of a build, or a whole build: it is a frame
    'build': 'NotRequired[str | BuildForm]',
    #: accept problems of points and expansions of the build
    'force': 'NotRequired[bool]',
})

#: A pilot requests control of a free unit. The Handler answers by `action.grant` or `action.deny`.
UnitAskCommand = TypedDict("UnitAskCommand", {
    #: the name of the command
    'type': "Literal['unit.ask']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Descends straight down after a flight, for nothing (FS C 3.4).
UnitDescendCommand = TypedDict("UnitDescendCommand", {
    #: the name of the command
    'type': "Literal['unit.descend']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: how far; by default as far as possible, at most twice the speed in a turn
    'levels': 'NotRequired[int | None]',
})

#: A unit of a pilot in a scene that players have seen and that is not shown now.
UnitElsewhere = TypedDict("UnitElsewhere", {
    #: id of the unit
    'unit': 'str',
    #: its name
    'name': 'str',
    #: id of the scene where it is
    'scene': 'str',
    #: the pilots' seats that control it
    'seats': 'list[str]',
})

#: Fits a unit out with a build and fills every pool. A pilot does so outside a conflict (FS C
#: 2.15).
UnitFitCommand = TypedDict("UnitFitCommand", {
    #: the name of the command
    'type': "Literal['unit.fit']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: id of a saved or ready-made build, or a whole build
    'build': 'str | BuildForm',
    #: accept problems of points and expansions
    'force': 'NotRequired[bool]',
})

#: Gives control of a unit to one more seat, an NPC too.  The seat is a pilot's or a Handler's. A
#: unit has at most four controllers.
UnitGiveCommand = TypedDict("UnitGiveCommand", {
    #: the name of the command
    'type': "Literal['unit.give']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the seat
    'seat': 'str',
})

#: Hides a unit from the pilots' side, or shows it.
UnitHideCommand = TypedDict("UnitHideCommand", {
    #: the name of the command
    'type': "Literal['unit.hide']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: whether the pilots' side does not know of it
    'hidden': 'bool',
})

#: Highlights a unit: it is in sight without a line (FS 5.4.4).
UnitHighlightCommand = TypedDict("UnitHighlightCommand", {
    #: the name of the command
    'type': "Literal['unit.highlight']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: whether it is in sight without a line
    'highlighted': 'bool',
})

#: Moves a unit along a path (FS 5.3).
UnitMoveCommand = TypedDict("UnitMoveCommand", {
    #: the name of the command
    'type': "Literal['unit.move']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: the cells entered, in order, without the start
    'path': 'list[CellForm]',
    #: begin a new movement although the last one has range left
    'new': 'NotRequired[bool]',
    #: out of turn, without steps, energy or range
    'free': 'NotRequired[bool]',
    #: also with no energy, which overheats a frame and moves nothing
    'anyway': 'NotRequired[bool]',
})

#: Gives a unit a picture of the table's store, or with "" takes its picture away.
UnitPictureCommand = TypedDict("UnitPictureCommand", {
    #: the name of the command
    'type': "Literal['unit.picture']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: id of a picture of the table; "" takes it away
    'picture': 'str',
})

#: Moves a unit by force into a free cell, or off the map (null), at no cost (FS 5.3.7).  In the
#: air it does not fall before its next turn, unless `falling` begins its fall at once.
UnitPlaceCommand = TypedDict("UnitPlaceCommand", {
    #: the name of the command
    'type': "Literal['unit.place']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: a free cell; null: off the map
    'at': 'CellForm | None',
    #: it begins to fall at once
    'falling': 'NotRequired[bool]',
})

#: An attack aims at a unit.
UnitPoint = TypedDict("UnitPoint", {
    #: id of the unit
    'unit': 'str',
})

#: Gives a unit back, with the character that came with it.  The Handler takes it from one `seat`,
#: or from all of them; a pilot gives back its own control.
UnitReleaseCommand = TypedDict("UnitReleaseCommand", {
    #: the name of the command
    'type': "Literal['unit.release']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the seat that loses control; by default your own, or as the Handler everybody
    'seat': 'NotRequired[str | None]',
})

#: Removes a unit from the scene.
UnitRemoveCommand = TypedDict("UnitRemoveCommand", {
    #: the name of the command
    'type': "Literal['unit.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Sets the state of a unit. Fields left out stay.  A wreck fills no cell, so it may lie where
#: another unit is. What `unit.update` and `unit.place` refuse is refused here too.
UnitRestoreCommand = TypedDict("UnitRestoreCommand", {
    #: the name of the command
    'type': "Literal['unit.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the fields of the unit
    'set': 'NotRequired[ChangesForm]',
    #: where it stands; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: all its conditions
    'conditions': 'NotRequired[list[dict[str, Any]]]',
    #: uses of its weapons in this turn
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name
    'spent': 'NotRequired[dict[str, int]]',
    #: its standing orders
    'orders': 'NotRequired[dict[str, bool]]',
    #: it is lost for good
    'lost': 'NotRequired[bool]',
    #: it is in sight without a line
    'highlighted': 'NotRequired[bool]',
})

#: Pays one energy to stay in the air until the unit's next turn (FS C 3.5).
UnitStayAloftCommand = TypedDict("UnitStayAloftCommand", {
    #: the name of the command
    'type': "Literal['unit.stay_aloft']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: also with no energy, which overheats a frame
    'anyway': 'NotRequired[bool]',
})

#: A pilot takes control of a free unit, and of its character that nobody plays (FS 1.2).  A pilot
#: who controls a unit already takes no second one, but the Handler can give it.
UnitTakeCommand = TypedDict("UnitTakeCommand", {
    #: the name of the command
    'type': "Literal['unit.take']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Sets any fields of a unit.
UnitUpdateCommand = TypedDict("UnitUpdateCommand", {
    #: the name of the command
    'type': "Literal['unit.update']",
    #: its name
    'name': 'NotRequired[str]',
    #: its side, which decides the segment in which it acts
    'disposition': "NotRequired[Literal['ally', 'enemy', 'neutral', 'pilot']]",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: integrity left
    'integrity': 'NotRequired[int]',
    #: its most integrity
    'integrity_max': 'NotRequired[int]',
    #: stability left
    'stability': 'NotRequired[int]',
    #: its most stability
    'stability_max': 'NotRequired[int]',
    #: energy left
    'energy': 'NotRequired[int]',
    #: its most energy
    'energy_max': 'NotRequired[int]',
    #: steps left
    'steps': 'NotRequired[int]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: it is falling
    'falling': 'NotRequired[bool]',
    #: levels it has fallen
    'fallen': 'NotRequired[int]',
    #: it has flown since its turn began
    'flown': 'NotRequired[bool]',
    #: it is a wreck
    'destroyed': 'NotRequired[bool]',
    #: it is overheated
    'overheated': 'NotRequired[bool]',
    #: it is reeling
    'reeling': 'NotRequired[bool]',
    #: it is off balance
    'off_balance': 'NotRequired[bool]',
    #: it is in the hand of its carrier, not on it
    'in_hand': 'NotRequired[bool]',
    #: hexes that a pilot on foot has walked in this turn
    'walked': 'NotRequired[int]',
    #: levels descended at no cost in this turn
    'descended': 'NotRequired[int]',
    #: the seat that controls it; null: nobody
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one
    'footprint': 'NotRequired[list[list[int]]]',
    #: recoil left
    'recoil': 'NotRequired[int]',
    #: uses of its weapons in this turn; 0 removes a count
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name; 0 removes a count
    'spent': 'NotRequired[dict[str, int]]',
    #: the movement that can be continued; null: none
    'movement': 'NotRequired[MovementForm | None]',
    #: conditions to give and to remove
    'conditions': 'NotRequired[ConditionChangesForm]',
    #: replaces computed numbers; null restores one
    'numbers': 'NotRequired[dict[str, int | None]]',
    #: id of the former frame of a pilot on foot
    'pilot_of': 'NotRequired[str | None]',
    #: id of the unit that carries it
    'carried_by': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the scene
    'scene': 'NotRequired[str | None]',
})

#: A unit as far as the viewer knows it; null where its numbers are not told (`npc_stats`).
UnitView = TypedDict("UnitView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: its cell; null: it is off the map
    'at': 'CellDocument | None',
    #: hexes of a base movement
    'speed': 'int | None',
    #: integrity left
    'integrity': 'int | None',
    #: its most integrity
    'integrity_max': 'int | None',
    #: stability left
    'stability': 'int | None',
    #: its most stability
    'stability_max': 'int | None',
    #: energy left
    'energy': 'int | None',
    #: its most energy
    'energy_max': 'int | None',
    #: steps left
    'steps': 'int | None',
    #: the seat that controls it; null: nobody
    'controller': 'str | None',
    #: seats that steer it with its controller
    'copilots': 'list[str]',
    #: its cells as [q, r, level] from the first one
    'footprint': 'list[list[int]]',
    #: its cells block lines of sight while it stands on the map
    'obstacle': 'bool',
    #: its cells block lines of sight now
    'blocks_sight': 'bool',
    #: it is falling
    'falling': 'bool',
    #: levels it has fallen
    'fallen': 'int',
    #: it has flown since its turn began
    'flown': 'bool',
    #: nothing carries it
    'airborne': 'bool',
    #: it is staggered
    'staggered': 'bool | None',
    #: it is a wreck
    'destroyed': 'bool',
    #: fell through a void and is off the map
    'lost': 'bool',
    #: it is in sight without a line
    'highlighted': 'bool',
    #: its shape on the map
    'silhouette': "Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']",
    #: how much is left of it, in a word; null where it is not told
    'condition': "Literal['whole', 'damaged', 'badly-damaged', 'destroyed'] | None",
    #: the movement that can be continued; null: none
    'movement': 'Movement | None',
    #: its turn in this round
    'turn': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
    #: the segment of a round in which it acts
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: what it is built of; null for a plain unit
    'frame': 'FrameView | None',
    #: it is overheated
    'overheated': 'bool | None',
    #: cannot evade until its next turn begins
    'off_balance': 'bool | None',
    #: its conditions
    'conditions': 'list[ConditionView]',
    #: the unit that was this ejected pilot's frame
    'pilot_of': 'str | None',
    #: the unit it rides on
    'carried_by': 'str | None',
    #: held in the carrier's hand
    'in_hand': 'bool',
    #: the id of its picture; left out without one
    'picture': 'NotRequired[str]',
    #: for the Handler only
    'notes': 'NotRequired[str]',
    #: units that play together have the same; for the Handler only
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place; for the Handler only
    'guard': 'NotRequired[bool]',
    #: for the Handler and, of a hidden unit, who controls it
    'hidden': 'NotRequired[bool]',
})

#: Adds units as `unit.add` does, in this order: all or none.  With `at` they come to the nearest
#: free places around it: those with places of their own keep their distances to the first of them.
UnitsAddCommand = TypedDict("UnitsAddCommand", {
    #: the name of the command
    'type': "Literal['units.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: the units, each as for `unit.add`
    'units': 'list[AddUnitForm]',
    #: they come to the nearest free places around this cell
    'at': 'NotRequired[CellForm | None]',
    #: names that other units have get numbers
    'numbered': 'NotRequired[bool]',
})

#: Moves units of this `scene` to another one, `to`, with their state and their riders.  Each keeps
#: its hex, or comes back to where it left this scene; where that is taken it gets the nearest free
#: place on the ground. With `at` the places are those around this hex, with `zone` those in this
#: zone of the other scene, then around it. Units without a place stay off the map. Their attacks
#: and requests end. A conflict waits for them.
UnitsCarryCommand = TypedDict("UnitsCarryCommand", {
    #: the name of the command
    'type': "Literal['units.carry']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of units
    'units': 'list[str]',
    #: id of the other scene
    'to': 'str',
    #: the hex around which they come
    'at': 'NotRequired[HexForm | None]',
    #: id of the zone of the other scene to which they come
    'zone': 'NotRequired[str | None]',
})

#: Adds a copy of each unit, with its state and the next number in its name; nobody controls it.
#: With `at` the copies are placed as `units.place` does, else beside their originals, or off the
#: map like them.
UnitsDuplicateCommand = TypedDict("UnitsDuplicateCommand", {
    #: the name of the command
    'type': "Literal['units.duplicate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of units
    'units': 'list[str]',
    #: the cell around which the copies come
    'at': 'NotRequired[CellForm | None]',
})

#: Moves units by force, as `unit.place` does: the first to `at`, the others as they stand to it.
#: Each gets the nearest free place on the ground ("no-free-place"). Units that are off the map
#: come to places around `at`.
UnitsPlaceCommand = TypedDict("UnitsPlaceCommand", {
    #: the name of the command
    'type': "Literal['units.place']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of units
    'units': 'list[str]',
    #: the cell of the first of them
    'at': 'CellForm',
})

#: Sets the state of several units as `unit.restore` does, in this order: all or none.
UnitsRestoreCommand = TypedDict("UnitsRestoreCommand", {
    #: the name of the command
    'type': "Literal['units.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the units, each as for `unit.restore`
    'units': 'list[ImportUnitForm]',
})

#: Fields of a unit that the Handler changed.
UpdatedData = TypedDict("UpdatedData", {
    #: the fields that have changed
    'set': 'list[str]',
    #: the values after, by field
    'now': 'NotRequired[dict[str, bool | int | str | list[int] | list[list[int]] | None]]',
    #: the values before, by field
    'was': 'NotRequired[dict[str, bool | int | str | list[int] | list[list[int]] | None]]',
})

#: One step of a plan.  "raise": `points` into `attribute`; "advance": one advancement of
#: `category`; "refit": one point from `attribute` into `to`; "award": `points` (1 to 3) for
#: `attribute`, by the Handler.
Upgrade = TypedDict("Upgrade", {
    #: `raise`: points into an attribute; `advance`: one advancement of a category; `refit`: one
    #: point from an attribute into another; `award`: an experimental award
    'do': "Literal['raise', 'advance', 'refit', 'award']",
    #: id of the attribute
    'attribute': 'str',
    #: id of the attribute that a `refit` moves a point to
    'to': 'str',
    #: id of the category
    'category': 'str',
    #: points of a `raise` or an `award`
    'points': 'int',
})

#: One step of a plan of upgrades (see `app.rules.frame_state.characters.Upgrade`).
UpgradeForm = TypedDict("UpgradeForm", {
    #: `raise`: points into an attribute; `advance`: one advancement of a category; `refit`: one
    #: point from an attribute into another; `award`: an experimental award, by the Handler
    'do': "Literal['advance', 'award', 'raise', 'refit']",
    #: id of the attribute; for all but `advance`
    'attribute': 'NotRequired[str]',
    #: id of the attribute that a `refit` moves a point to
    'to': 'NotRequired[str]',
    #: id of the category; for `advance`
    'category': 'NotRequired[str]',
    #: points of a `raise` or an `award`
    'points': 'NotRequired[int]',
})

#: What upgrades would cost and lead to, up to the first step that the rules forbid.
UpgradePlanAnswer = TypedDict("UpgradePlanAnswer", {
    #: by category
    'pools': 'dict[str, PoolView]',
    #: its attributes
    'attributes': 'dict[str, AttributeNumbers]',
    #: what a new frame costs
    'replace': 'ReplaceView',
    #: each upgrade with its cost and effect
    'steps': 'list[PlanStep]',
    #: credits for all of it
    'cost': 'int',
    #: credits left
    'credits': 'int',
    #: the sheet after it
    'sheet': 'Sheet',
    #: the first upgrade that is not possible; null: all are
    'refused': 'StepRefusal | None',
    #: why it can be planned but not done now
    'waits': 'UpgradePlanReason | None',
})

#: Upgrades in the order of the plan. Pilots may ask about awards too.
UpgradePlanQuery = TypedDict("UpgradePlanQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: the upgrades in their order
    'upgrades': 'list[UpgradeForm]',
})

#: Why something cannot be done, in an answer to the query `upgrade_plan`.
UpgradePlanReason: TypeAlias = "RefusedBy[Literal['advance-limit'], Params_category_limit, RefusalData] | RefusedBy[Literal['at-cap'], Params_attribute_cap, RefusalData] | RefusedBy[Literal['award-range'], Params_most_2, RefusalData] | RefusedBy[Literal['cannot-afford'], Params_left_need, RefusalData] | RefusedBy[Literal['during-mission'], Params_mission, RefusalData] | RefusedBy[Literal['in-debt'], Params_credits, RefusalData] | RefusedBy[Literal['no-such-attribute'], Params_attribute_3, RefusalData] | RefusedBy[Literal['no-such-category'], Params_category_2, RefusalData] | RefusedBy[Literal['nothing-invested', 'refit-same'], Params_attribute_2, RefusalData] | RefusedBy[Literal['other-category'], Params_attribute_to, RefusalData] | RefusedBy[Literal['pool-empty'], Params_category_left_need, RefusalData] | RefusedBy[Literal['raise-range'], NoParams, RefusalData]"

#: A map file sent inside the request.
UploadedMap = TypedDict("UploadedMap", {
    #: the name of the file; its ending says the format
    'filename': 'str',
    #: the content of the file
    'text': 'str',
})

#: What a use of a weapon costs.
UseCosts = TypedDict("UseCosts", {
    #: steps of this use
    'steps': 'int',
    #: energy of this use
    'energy': 'int',
    #: recoil of this use
    'recoil': 'int',
})

#: Everything that one viewer may see of a table.
View = TypedDict("View", {
    #: the attributes of characters, by category
    'categories': 'list[Category]',
    #: the characters
    'characters': 'dict[str, CharacterView]',
    #: the missions
    'missions': 'dict[str, MissionView]',
    #: the dice systems that are played
    'systems': 'dict[str, SystemView]',
    #: builds kept at the table; the Handler's own only for the Handler, or shared
    'builds': 'dict[str, StoredBuildView]',
    #: what pilots have asked the Handler to allow
    'asks': 'dict[str, AskView]',
    #: attacks that are not over
    'attacks': 'dict[str, AttackView]',
    #: reactions that have begun, by unit
    'reactions': 'dict[str, ReactionView]',
    #: the table
    'table': 'TableView',
    #: the people at the table, by seat
    'seats': 'dict[str, SeatView]',
    #: for the Handler only
    'invites': 'NotRequired[Invites]',
    #: the scene that players see; Handlers may look at another
    'active_scene': 'str',
    #: for the Handler only
    'scenes': 'NotRequired[dict[str, SceneSummary]]',
    #: the scene of this view
    'scene': 'SceneView',
    #: pilots' units that are in another scene
    'elsewhere': 'list[UnitElsewhere]',
    #: tests that units have to roll
    'requests': 'dict[str, RequestView]',
    #: what can be undone and redone
    'undo': 'UndoView',
    #: a countdown without effect on the game
    'timer': 'TimerView | None',
    #: the pages that the viewer may read
    'journal': 'dict[str, PageView]',
})

#: The whole view: when you join, and when the missed changes are not available.
ViewFrame = TypedDict("ViewFrame", {
    #: the kind of the message
    't': "Literal['view']",
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the number of your view after this
    'seq': 'int',
    #: the whole view
    'view': 'View',
    #: the lines of the log
    'entries': 'list[Entry]',
})

#: The surfaces in sight of a place.
ViewshedAnswer = TypedDict("ViewshedAnswer", {
    #: the surfaces in sight
    'cells': 'list[CellDocument]',
})

#: Which surfaces can be seen from a place?
ViewshedQuery = TypedDict("ViewshedQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: where one looks from
    'from': 'PlaceForm',
    #: how far, in hexes
    'radius': 'NotRequired[int]',
})

#: Puts units that are off the map into a wave, which only Handlers know of.  It comes by itself
#: when `round` begins, or when `wave.enter` is sent; `trigger` says when that is to be. Its units
#: come to places around `at`, or in the `zone`. A unit is in one wave only.
WaveAddCommand = TypedDict("WaveAddCommand", {
    #: the name of the command
    'type': "Literal['wave.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: ids of units
    'units': 'list[str]',
    #: the cell around which they come
    'at': 'NotRequired[CellForm | None]',
    #: id of the zone they come to
    'zone': 'NotRequired[str | None]',
    #: the round in which they come by themselves
    'round': 'NotRequired[int | None]',
    #: when it is to come, in words
    'trigger': 'NotRequired[str]',
})

#: Places the units of a wave at the nearest free places around `at`, or around its own place, or
#: at the free places in its zone.  Hidden units are shown. Units without a place stay in the wave.
#: Units that are in no group become one, with the name of the wave.
WaveEnterCommand = TypedDict("WaveEnterCommand", {
    #: the name of the command
    'type': "Literal['wave.enter']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the wave
    'wave': 'str',
    #: the cell around which they come; by default its own place
    'at': 'NotRequired[CellForm | None]',
})

#: Removes a wave. Its units stay off the map.
WaveRemoveCommand = TypedDict("WaveRemoveCommand", {
    #: the name of the command
    'type': "Literal['wave.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the wave
    'wave': 'str',
})

#: Sets fields of a wave; those left out stay. `at` takes the place of a zone, and `zone` that of a
#: place.
WaveUpdateCommand = TypedDict("WaveUpdateCommand", {
    #: the name of the command
    'type': "Literal['wave.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the wave
    'wave': 'str',
    #: its name
    'name': 'NotRequired[str]',
    #: all its units
    'units': 'NotRequired[list[str]]',
    #: the cell around which they come
    'at': 'NotRequired[CellForm | None]',
    #: id of the zone they come to
    'zone': 'NotRequired[str | None]',
    #: the round in which they come by themselves; null: none
    'round': 'NotRequired[int | None]',
    #: when it is to come, in words
    'trigger': 'NotRequired[str]',
})

#: Units in reserve that come together.
WaveView = TypedDict("WaveView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: those that are still in reserve
    'units': 'list[str]',
    #: the place around which they come
    'at': 'CellDocument | None',
    #: the zone in which they come, instead of a place
    'zone': 'str | None',
    #: they come by themselves when it begins
    'round': 'int | None',
    #: when they are to come, in the Handler's words
    'trigger': 'str',
})

#: A weapon of a build.
Weapon = TypedDict("Weapon", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: 1 to 3
    'tier': 'int',
    #: a weapon type
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: tier, 1 to 3, by id of a weapon tag or damage tag
    'tags': 'dict[str, int]',
})

#: A weapon of a build.
WeaponDocument = TypedDict("WeaponDocument", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: 1 to 3
    'tier': 'int',
    #: a weapon type
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: weapon and damage tags with their tiers, 1 to 3
    'tags': 'NotRequired[dict[str, int]]',
})

#: A weapon of a build.
WeaponForm = TypedDict("WeaponForm", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: 1 to 3
    'tier': 'int',
    #: a weapon type
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: tier, 1 to 3, by id of a weapon tag or damage tag
    'tags': 'NotRequired[dict[str, int]]',
})

#: A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D.
WeaponNumbers = TypedDict("WeaponNumbers", {
    #: steps of one use
    'steps': 'Number',
    #: energy of one use
    'energy': 'Number',
    #: recoil of one use
    'recoil': 'Number',
    #: uses in one turn
    'uses': 'Number',
    #: range in hexes
    'reach': 'Number',
    #: nearest target in hexes
    'least_range': 'Number',
    #: targeting bonus
    'targeting': 'Number',
    #: damage of a hit
    'damage': 'Roll',
    #: damage added by a direct hit
    'direct': 'Roll',
    #: mission cost of one use
    'cost': 'int',
    #: what else it can do
    'traits': 'WeaponTraits',
})

#: A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D.
WeaponProfile = TypedDict("WeaponProfile", {
    #: the weapon
    'weapon': 'Weapon',
    #: steps of one use
    'steps': 'Number',
    #: energy of one use
    'energy': 'Number',
    #: recoil of one use
    'recoil': 'Number',
    #: uses in one turn
    'uses': 'Number',
    #: range in hexes
    'reach': 'Number',
    #: nearest target in hexes
    'least_range': 'Number',
    #: targeting bonus
    'targeting': 'Number',
    #: damage of a hit
    'damage': 'Roll',
    #: damage added by a direct hit
    'direct': 'Roll',
    #: mission cost of one use
    'cost': 'int',
    #: what else it can do
    'traits': 'WeaponTraits',
})

#: A tier of weapons.
WeaponTier = TypedDict("WeaponTier", {
    #: its tier, 1 to 3
    'tier': 'int',
    #: its name
    'name': 'str',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: of the damage die
    'grade': 'int',
    #: range in hexes
    'reach': 'int',
    #: for tags
    'points': 'int',
    #: of a use, in a mission's fee
    'cost': 'int',
    #: sides of the damage die
    'die': 'int',
})

#: Mechanisms that an attack knows; content switches them on, attack code names no content.
WeaponTraits = TypedDict("WeaponTraits", {
    #: sides of a die that may take the place of Sharpness; 0: none
    'homing': 'int',
    #: the face with which a miss is looked at once more; 0: not at all
    'second_look': 'int',
    #: the damage of a miss: `nothing`, the `bare` die of the base, or `plain` damage without the
    #: volley
    'on_miss': "Literal['nothing', 'bare', 'plain']",
    #: damage added by several shots
    'volley': 'int',
    #: steps that may be added, each with its bonus to targeting
    'prepare': 'list[list[int]]',
    #: how it can wait for the user's next turn; null: it cannot
    'zone': 'Zone | None',
    #: radius of an area around the target; 0: none
    'burst': 'int',
    #: it strikes what is beside its user
    'melee': 'bool',
    #: what must lie between weapon and target: `sight`, `air` above both, a `path` within the
    #: range, or `any` path
    'line': "Literal['sight', 'air', 'path', 'any']",
    #: more damage and impact of a direct hit
    'shock': 'int',
    #: mitigation that does not count
    'pierce': 'int',
    #: current energy is added to the damage
    'energy_bonus': 'bool',
    #: so much of that energy cannot be mitigated
    'firm': 'int',
    #: mitigated damage counts twice as impact on a target that is not staggered
    'blast': 'bool',
    #: a hit on a staggered target is a direct hit
    'direct_on_staggered': 'bool',
    #: its damage cannot be mitigated
    'unmitigable': 'bool',
    #: its use overheats the frame
    'overheats': 'bool',
    #: least damage of a hit
    'least': 'int',
    #: added to damage that gets through
    'through': 'int',
    #: conditions that it leaves on its target
    'inflicts': 'list[InflictedCondition]',
})

#: How a weapon would be used. The fields are those of `attack.declare`.
WeaponUseForm = TypedDict("WeaponUseForm", {
    #: id of the weapon in the build
    'weapon': 'str',
    #: what it aims at
    'at': 'DesignationForm',
    #: the centre of the area of a melee weapon
    'centre': 'NotRequired[CellForm | None]',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: wait for the unit's next turn
    'zone': 'NotRequired[bool]',
    #: what gets the bonus when a target moves inside the zone
    'inside': "NotRequired[Literal['damage', 'targeting']]",
})

#: A weapon of a frame; costs, range and uses as numbers, and all of them explained.
WeaponView = TypedDict("WeaponView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: its kind
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: tier by id of a weapon tag or damage tag
    'tags': 'dict[str, int]',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: range in hexes
    'reach': 'int',
    #: in one turn
    'uses': 'int',
    #: uses in this turn
    'used': 'int',
    #: it can be used now
    'available': 'bool',
    #: every number with the parts it is the sum of
    'profile': 'WeaponNumbers',
})

#: The webhooks of a table, oldest first.
WebhookList = TypedDict("WebhookList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the webhooks
    'webhooks': 'list[WebhookSummary]',
})

#: A webhook, without its secret.
WebhookSummary = TypedDict("WebhookSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its address
    'url': 'str',
    #: it is told the lines that these read
    'viewer': "Literal['handler', 'pilots', 'spectators']",
    #: the kinds of lines that it is told; empty: all
    'kinds': "list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']]",
    #: when it was made
    'created': 'str',
    #: `on`, `paused`, or `off` after long failure
    'state': "Literal['on', 'paused', 'off']",
    #: attempts since the last success
    'failures': 'int',
    #: when the first of these attempts was
    'failing_since': 'str | None',
    #: when the next attempt will be
    'next_at': 'str | None',
    #: until when the secret before signs as well; null: there is none
    'old_secret_until': 'str | None',
})

#: Your seat, role, name and group.
You = TypedDict("You", {
    #: id of the seat
    'seat': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
    #: its name
    'name': 'str',
    #: the group of viewers whose view you get
    'group': 'str',
})

#: An attack that waits for the user's next turn (Zone In).  `bonus` to targeting and damage then;
#: `inside`: what a target that moves within the zone calls down: nothing, the attack at once
#: without bonus, or with +2 to targeting or damage.
Zone = TypedDict("Zone", {
    #: added to targeting and damage in the user's next turn
    'bonus': 'int',
    #: what a target that moves within the zone calls down: `nothing`, the attack without bonus
    #: (`plain`), or with a bonus of the user's `choice`
    'inside': "Literal['nothing', 'plain', 'choice']",
})

#: Adds a zone of the hexes `cells` to the map.  A label or a marker has one hex; `icon` is the
#: picture of a marker. Only Handlers know of a `secret` zone. Everybody sees all of another one,
#: also on ground that they do not know. With an `effect` it harms the units in it.
ZoneAddCommand = TypedDict("ZoneAddCommand", {
    #: the name of the command
    'type': "Literal['zone.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its kind
    'kind': "Literal['area', 'label', 'marker', 'objective', 'spawn']",
    #: its name
    'name': 'str',
    #: hexes
    'cells': 'list[RunForm]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: the picture of a marker
    'icon': "NotRequired[Literal['cache', 'danger', 'exit', 'flag', 'question', 'target']]",
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet'] | None]",
    #: what it does to the units in it
    'effect': 'NotRequired[EffectForm | None]',
})

#: What a zone does in each environmental segment to the units in it (FS 6.7).
ZoneEffect = TypedDict("ZoneEffect", {
    #: what it does
    'harm': "Literal['damage', 'impact', 'heat']",
    #: how much
    'amount': 'int',
    #: the round from which on
    'round': 'int',
    #: only to units that stand on something
    'ground': 'bool',
})

#: Adds the hexes `cells` to a zone, or takes them away from it.
ZonePaintCommand = TypedDict("ZonePaintCommand", {
    #: the name of the command
    'type': "Literal['zone.paint']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'str',
    #: hexes
    'cells': 'list[RunForm]',
    #: take the hexes away
    'take': 'NotRequired[bool]',
})

#: Removes a zone. A wave that would come there has no place then.
ZoneRemoveCommand = TypedDict("ZoneRemoveCommand", {
    #: the name of the command
    'type': "Literal['zone.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'str',
})

#: Sets fields of a zone; those left out stay. `cells` replaces all of its hexes.
ZoneUpdateCommand = TypedDict("ZoneUpdateCommand", {
    #: the name of the command
    'type': "Literal['zone.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'str',
    #: its kind
    'kind': "NotRequired[Literal['area', 'label', 'marker', 'objective', 'spawn']]",
    #: its name
    'name': 'NotRequired[str]',
    #: all of its hexes
    'cells': 'NotRequired[list[RunForm]]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: the picture of a marker
    'icon': "NotRequired[Literal['cache', 'danger', 'exit', 'flag', 'question', 'target']]",
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet'] | None]",
    #: what it does to the units in it; null: nothing
    'effect': 'NotRequired[EffectForm | None]',
})

#: A named place on the map.
ZoneView = TypedDict("ZoneView", {
    #: its id
    'id': 'str',
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
    #: the hex of a label or marker; else the one nearest to the centre
    'at': 'HexPlace',
    #: masks, as in `fog`; not for labels and markers
    'hexes': 'NotRequired[dict[str, str]]',
    #: for markers only
    'icon': "NotRequired[Literal['flag', 'target', 'danger', 'question', 'cache', 'exit']]",
    #: null: that of its kind
    'colour': "Literal['red', 'amber', 'green', 'blue', 'violet'] | None",
    #: what it does in the environmental segment
    'effect': 'NotRequired[ZoneEffect]',
    #: for the Handler only
    'secret': 'NotRequired[bool]',
})


#: A line of a dice system that is not of this list.
class OtherLine(LineBase):
    code: 'str'
    params: 'dict[str, Any]'
    data: 'Any'



#: Why a build is not legal: a stable code, its params, and where ("weapons.w1").
class Problem(OtherRefusal):
    #: where it is wrong
    at: 'str'



#: An RFC 9457 problem document; `code` and `params` name a text of the message catalogue.
class ProblemDocument(OtherRefusal):
    #: a URN with the code
    type: 'str'
    #: the phrase of the status
    title: 'str'
    #: the HTTP status
    status: 'int'
    #: the English text
    detail: 'str'



#: Your command or query is refused; nothing has changed. The id is empty for a signal, which is
#: refused only on a socket that views as somebody else.
class RefusedFrame(OtherRefusal):
    t: "Literal['refused']"
    #: the id of your command or query
    id: 'str'



#: A log line with its place in the viewer's own sequence.
class Event(OtherLine):
    #: your `seq` after the line
    seq: 'int'



#: A log line of an export.
class KeptEntry(OtherLine):
    pass



class Client(Protocol):
    """A connection to a table: over REST or over a WebSocket."""

    def send(self, command: Command) -> Any:
        """Sends a command."""

    @overload
    def ask(self, name: Literal['actions'], params: ActionsQuery) -> ActionsAnswer: ...

    @overload
    def ask(self, name: Literal['aim'], params: AimQuery) -> AimAnswer: ...

    @overload
    def ask(self, name: Literal['area'], params: AreaQuery) -> AreaAnswer: ...

    @overload
    def ask(self, name: Literal['disposition'], params: DispositionQuery) -> DispositionAnswer: ...

    @overload
    def ask(self, name: Literal['falls'], params: FallsQuery) -> FallsAnswer: ...

    @overload
    def ask(self, name: Literal['frame'], params: FrameQuery) -> CheckedBuild: ...

    @overload
    def ask(self, name: Literal['lowering'], params: LoweringQuery) -> LoweringAnswer: ...

    @overload
    def ask(self, name: Literal['module_hexes'], params: ModuleHexesQuery) -> ModuleHexesAnswer: ...

    @overload
    def ask(self, name: Literal['notation'], params: NotationQuery) -> NotationAnswer: ...

    @overload
    def ask(self, name: Literal['odds'], params: OddsQuery) -> RollOdds: ...

    @overload
    def ask(self, name: Literal['path'], params: PathQuery) -> PathAnswer: ...

    @overload
    def ask(self, name: Literal['payout'], params: PayoutQuery) -> PayoutAnswer: ...

    @overload
    def ask(self, name: Literal['range'], params: RangeQuery) -> RangeAnswer: ...

    @overload
    def ask(self, name: Literal['reach'], params: ReachQuery) -> ReachAnswer: ...

    @overload
    def ask(self, name: Literal['rolls'], params: RollsQuery) -> RollsAnswer: ...

    @overload
    def ask(self, name: Literal['sight'], params: SightQuery) -> SightAnswer: ...

    @overload
    def ask(self, name: Literal['suggestion'], params: SuggestionQuery) -> SuggestionAnswer: ...

    @overload
    def ask(self, name: Literal['targets'], params: TargetsQuery) -> TargetsAnswer: ...

    @overload
    def ask(self, name: Literal['upgrade_plan'], params: UpgradePlanQuery) -> UpgradePlanAnswer: ...

    @overload
    def ask(self, name: Literal['viewshed'], params: ViewshedQuery) -> ViewshedAnswer: ...
