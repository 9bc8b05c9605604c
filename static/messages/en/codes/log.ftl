### Lines of the log, by code: line-CODE, with -- for each dot of the code.

line-action--asked = { $unit } wants to: { $text }
line-action--asks_repair = { $unit } asks the Handler for a repair of { $target }
line-action--denied = { $unit } cannot: { $text }
line-action--denied_why = { $unit } cannot: { $text }. { $why }
line-action--granted =
    { $unit } does it for { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and { $energy } energy: { $text }
line-action--withdrawn = { $unit } no longer wants to: { $text }
line-attack--adjusted = Overruled: { $unit }'s { $weapon } on { $targets }: { $changes }. { $text }
line-attack--adjusted_unseen = Overruled: the attack on { $targets }: { $changes }. { $text }
line-attack--aimed = { $roller } aims { $weapon }: { $score } against { $mark }, { $outcome }
line-attack--aimed_area = { $roller } aims { $weapon }: { $score }, { $outcome }
line-attack--bulk = { $roller } holds together by a test: { $score } against 5
line-attack--bulk_unseen = { $roller } holds together by a test: { $score } against 5
line-attack--cancelled = { $unit }'s attack with { $weapon } is called off
line-attack--cancelled_unseen = The attack on { $targets } is called off
line-attack--condition = { $roller } rolls what the hit breaks
line-attack--condition_unseen = { $roller } rolls what the hit breaks
line-attack--damage = { $roller }, { $weapon }: { $score } rolled for damage
line-attack--declared = { $unit } attacks { $targets } with { $weapon }
line-attack--declared_area = { $unit } fires { $weapon } at { $at }, on { $targets }
line-attack--declared_area_unseen = Something unseen fires at { $at }, on { $targets }
line-attack--declared_nobody = { $unit } fires { $weapon } at { $at }
line-attack--declared_unseen = Something unseen attacks { $targets }
line-attack--dodged = { $roller } tries to dodge { $weapon }: { $score } against { $mark }, { $outcome }
line-attack--dodged_unseen = { $roller } tries to dodge: { $score }, { $outcome }
line-attack--escaped = { $unit }'s { $weapon }: nothing to hit any more
line-attack--escaped_unseen = The attack on { $targets } finds nothing any more
line-attack--goes_on = { $unit }'s { $weapon } is used
line-attack--goes_on_unseen = The attack on { $targets } goes on
line-attack--mitigated = { $roller } mitigates up to { $score }
line-attack--mitigated_unseen = { $roller } mitigates up to { $score }
line-attack--nobody = { $unit }'s { $weapon } hits nobody
line-attack--result = { $unit }'s { $weapon } on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost
line-attack--result_unseen = Attack on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost
line-attack--void = { $unit }'s attack comes to nothing
line-attack--zoned = { $unit } takes aim at { $targets } with { $weapon }, to fire at the start of its next turn
line-attack--zoned_unseen = Something unseen takes aim at { $targets }
line-background--gone = { $name } has no background any more
line-background--set = { $name } has a new background
line-ban--lifted = { $pilot } lets { $name } come back
line-ban--made = { $pilot } bans { $name }
line-build--asked = { $build } is ready: the Handler is asked to bring it in
line-build--changed = Build { $build } changed
line-build--denied = { $build } is not brought in for now
line-build--not_asked = { $build } need not be brought in any more
line-build--removed = Build { $build } removed
line-build--saved = { $by } keeps a new build: { $build }
line-categories--clipped = Overruled: { $character } loses { $lost }, which no longer fits the categories
line-categories--set = Categories of this table: { $categories }
line-ceiling--cleared = The ceiling is gone
line-ceiling--set = Ceiling at level { $level }
line-chapter--closed = Dice chapter { $chapter } closed, its seed was { $seed }
line-chapter--opened = Dice chapter { $chapter } opened, nothing is mixed in yet: mix in anew. Commitment { $commitment }
line-character--added = { $character } is a new pilot
line-character--added_frame = { $character } is a new pilot, frame { $frame }
line-character--advanced =
    { $character } advances { $category } by a point for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }, { $left } left
line-character--approved = The Handler approves { $character }'s plan
line-character--award_gone = { $character } loses the experimental award in { $attribute }
line-character--awarded = { $character } gets an experimental award of +{ $bonus } in { $attribute }
line-character--declined = The Handler declines { $character }'s plan
line-character--declined_why = The Handler declines { $character }'s plan: { $reason }
line-character--edited_advances =
    Overruled: { $character } has advanced { $category } { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
line-character--edited_award = Overruled: { $character } has an award of +{ $bonus } in { $attribute }
line-character--edited_credits =
    Overruled: { $character } has { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
line-character--edited_points = Overruled: { $character } has { $attribute } at { $value }
line-character--edited_salvage =
    Overruled: { $salvage ->
        [one] { $salvage } credit
       *[other] { $salvage } credits
    } of salvage for { $character }'s frame
line-character--edited_spent =
    Overruled: { $spent ->
        [one] { $spent } credit
       *[other] { $spent } credits
    } spent on { $character }'s frame
line-character--frame_replaced =
    { $character } gets a new frame for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }, { $left } left
line-character--linked = { $character } is { $unit } on the map
line-character--linked_by_build = { $character } is { $unit } on the map, with the points of its build
line-character--plan_withdrawn = { $character } takes the plan back
line-character--planned =
    { $character } plans { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    } for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }: the Handler decides
line-character--raised =
    { $character } raises { $attribute } from { $from } to { $to }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } left in { $category }
line-character--refitted =
    { $character } refits a point from { $from } to { $to } for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }, { $left } left
line-character--removed = { $character } is removed
line-character--salvaged =
    The wreck is worth { $salvage ->
        [one] { $salvage } credit
       *[other] { $salvage } credits
    } to { $character }'s new frame
line-character--seated = { $pilot } plays { $character }
line-character--unlinked = { $character } has no unit on the map
line-character--unseated = Nobody plays { $character }
line-character--updated = { $character } changed: { $changed }
line-chat--said = { $text }
line-chat--to_handlers = To the Handlers: { $text }
line-chat--whispered = To { $names }: { $text }
line-condition--begun = { $unit }: { $condition }
line-condition--over = { $unit }: the condition “{ $condition }” has ended
line-conflict--ended =
    The conflict is over after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
line-credits--given =
    { $from } gives { $to } { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }, { $left } left
line-dice--mixed = { $by } mixes “{ $text }” into every later die of this chapter: { $mix }
line-dice--rolled = { $by } rolls { $notation }: { $total }
line-dice--rolled_for = { $by } rolls { $notation } for { $reason }: { $total }
line-dice--unseen = Somebody unseen rolls
line-environment--added = The environment will act this round: { $text }
line-environment--added_for = The environment will act in round { $round }: { $text }
line-environment--added_lasting = The environment will act every round: { $text }
line-environment--added_next = The environment will act in the next conflict: { $text }
line-environment--effect = Environment: { $text }
line-environment--removed = The environment will not act after all: { $text }
line-fight--restored = The fight goes on as it stood at another table
line-fog--covered =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } of the map are unexplored again
line-fog--revealed =
    Players are shown { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } of the map
line-webhook--off = The webhook { $name } has failed for long and is switched off
line-invite--rotated = New invite link for the { $role }; the old one is void
line-journal--added = { $by } begins a page of the journal: { $page }
line-journal--edited = { $by } changes the page { $page }
line-journal--moved = { $by } moves the page { $page }
line-journal--presented = { $by } presents a page: { $page }
line-journal--presented_all = { $by } presents a page to all: { $page }
line-journal--presented_some = { $by } presents a page to { $names }: { $page }
line-journal--removed = { $by } removes the page { $page }
line-journal--shown = { $by } shows a page: { $page }
line-journal--shown_all = { $by } shows a page to all: { $page }
line-journal--shown_nobody = { $by } keeps a page: { $page }
line-journal--shown_some = { $by } shows a page to { $names }: { $page }
line-journal--writers = { $by } sets who writes in the page { $page }
line-map--set = New map, { $columns } × { $rows }
line-map--resized = New size of the map, { $columns } × { $rows }
line-map--resized_lost = New size of the map, { $columns } × { $rows }. Units cut off: { $units }, props: { $props }
line-mission--added = New mission: { $mission }
line-mission--briefed = Briefing: { $mission }
line-mission--charged =
    { $character } owes { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } for { $mission }: { $credits } now
line-mission--corrected_integrity = { $character }'s tally corrected: integrity lost { $now }, was { $was }
line-mission--corrected_uses = { $character }'s tally corrected: uses of tier { $tier } { $now }, were { $was }
line-mission--deduction_added =
    { $mission }: the employer keeps back { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }. { $text }
line-mission--deduction_applies =
    { $mission }: the employer keeps back { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }. { $text }
line-mission--deduction_offered =
    { $mission }: the employer may keep back { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }. { $text }
line-mission--deduction_open =
    { $mission }: the employer does not keep back { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }. { $text }
line-mission--deduction_removed = { $mission }: no deduction any more. { $text }
line-mission--deduction_updated =
    { $mission }: a deduction is { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } now. { $text }
line-mission--halted = { $mission } is halted
line-mission--integrity_lost = { $mission }: { $character } loses { $lost } integrity
line-mission--objective_added =
    { $mission }: new objective for { $bonus ->
        [one] { $bonus } credit
       *[other] { $bonus } credits
    }. { $text }
line-mission--objective_hidden = { $mission }: objective hidden. { $text }
line-mission--objective_removed = { $mission }: objective removed. { $text }
line-mission--objective_result = { $mission }: objective { $result }. { $text }
line-mission--objective_revealed =
    { $mission }: objective revealed, for { $bonus ->
        [one] { $bonus } credit
       *[other] { $bonus } credits
    }. { $text }
line-mission--objective_updated =
    { $mission }: objective changed, for { $bonus ->
        [one] { $bonus } credit
       *[other] { $bonus } credits
    }. { $text }
line-mission--paid = { $mission } is paid: primary objective { $result }
line-mission--pay =
    { $character } is paid { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    } for { $mission }: { $credits } now
line-mission--removed = { $mission } is taken off the list
line-mission--result = { $mission }: primary objective { $result }
line-mission--started = The mission begins: { $mission }
line-mission--updated = { $mission } changed: { $fields }
line-mission--used =
    { $mission }: { $character } uses a tier { $tier } weapon { $count ->
        [one] once
       *[other] { $count } times
    }
line-mission--withdrawn = { $mission } is withdrawn
line-module--carried_out = { $unit }'s { $module } has been carried out
line-module--given_back = { $unit }'s { $module } does not apply: it has what it paid again
line-module--given_back_why = { $unit }'s { $module } does not apply: it has what it paid again. { $why }
line-module--last = { $unit } is destroyed, and { $module } may still be used. { $text }
line-module--taken_back = { $unit } has not used { $module } after all
line-module--used = { $unit } uses { $module }. { $text }
line-module--area_ended = { $text } of { $unit } at { $at } has ended.
line-module--used_at = { $unit } uses { $module } at { $at }. { $text }
line-overruled--a_rule = Overruled: { $unit } acts against a rule. { $text }
line-overruled--a_rule_round = Overruled: a rule of the round. { $text }
line-overruled--acted = Overruled: { $units } had a turn. { $text }
line-overruled--again = Overruled: { $units } may take a turn again. { $text }
line-overruled--deed = Overruled: { $unit } acts out of turn or at no cost
line-overruled--round = Overruled: round { $round }, { $segment } segment, turn of { $active }. { $text }
line-overruled--rules = Overruled for { $unit } in spite of: { $rules }. { $text }
line-overruled--rules_round = Overruled in spite of: { $rules }. { $text }
line-overruled--system = Overruled: { $parts } of { $system }. { $text }
line-overruled--test = Overruled: { $unit }'s test { $label } is a { $outcome }. { $text }
line-overruled--unit = Overruled: { $unit }, { $changes }. { $text }
line-overruled--unit_untold = Overruled: { $unit }. { $text }
line-overruled--verdict = Overruled: { $text }
line-pilot--alights = { $unit } steps down to { $to }, level { $level }
line-pilot--back = { $unit } is in { $frame } again
line-pilot--boards = { $unit } climbs on { $frame }
line-pilot--dropped = { $unit } is thrown off, to { $to }, level { $level }
line-pilot--gone = { $unit } is out of sight
line-pilot--in_hand = { $frame } takes { $unit } in its hand
line-pilot--killed = { $unit } is taken out by what hit the frame that carried it
line-prop--added = { $prop } placed at { $at }
line-prop--damaged = { $prop } loses { $loss } integrity, { $left } left
line-prop--destroyed = { $prop } at { $at } is destroyed
line-prop--hidden = { $prop } at { $at } is hidden from players
line-prop--removed = { $prop } at { $at } removed
line-prop--shown = { $prop } at { $at } comes to light
line-prop--unharmed = { $prop } takes { $damage } damage and holds
line-prop--updated = { $prop } changed
line-reaction--after = { $unit } reacts just after
line-reaction--in_time = { $unit } reacts in time: { $score } against { $mark }
line-reaction--in_time_untold = { $unit } reacts in time
line-reaction--late = { $unit } reacts too late: { $score } against { $mark }
line-reaction--late_untold = { $unit } reacts too late
line-reaction--over = { $unit }'s reaction is over
line-reaction--wasted = { $unit }'s step is wasted
line-redone = { $by } brought back: { $change }
line-redone--steps =
    { $by } brought back { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }, up to this one: { $change }
line-round--begun = Round { $round }
line-scene--activated = Scene: { $name }
line-scene--added = New scene: { $name }
line-scene--removed = Scene removed: { $name }
line-scene--renamed = { $was } is called { $name } now
line-seat--banned = { $name } was banned
line-seat--joined = { $name } joined as { $role }
line-seat--kicked = { $name } was sent away
line-seat--left = { $name } left
line-seat--now_handler = { $name } is a Handler now
line-seat--now_pilot = { $name } is a pilot now
line-segment--begun = { $segment } segment
line-table--base_each = Each pilot is paid the full base
line-table--base_shared = The base pay is shared among the crew
line-table--branched = A table of its own from here on: what went before was played at { $source }
line-table--created = New table: { $name }
line-table--fog_off = Fog is off: everybody sees the whole map
line-table--fog_own = Fog: each pilot sees what the own units see
line-table--fog_team = Fog: pilots see what their side sees
line-table--imported = Opened from an exported table with its history: what went before was played at { $source }
line-table--marks_handler = Only the Handler names marks
line-table--marks_open = Pilots may name marks
line-table--npcs_all = Everybody reads the numbers of NPCs
line-table--npcs_condition = Of NPCs players see how they are, not their numbers
line-table--npcs_nothing = Of NPCs players see only what nobody could miss
line-table--reactions =
    Reactions can be claimed for { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
line-table--renamed = The table is now called { $name }
line-table--repairs_asked = Repairs in the field need the Handler
line-table--repairs_free = Pilots may repair in the field
line-table--sight = Units see { $n } hexes far under fog
line-table--systems = Dice at this table: { $systems }
line-table--tuning =
    Frames have { $n ->
        [one] { $n } grade
       *[other] { $n } grades
    } of tuning
line-table--upgrades_asked = Upgrades wait for the Handler's word
line-table--upgrades_free = Pilots buy upgrades themselves
line-terrain--noted =
    Ground cover of { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } changed
line-terrain--set =
    Ground of { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } changed
line-terrain--unveiled =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } shown
line-terrain--veiled =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } veiled
line-test--requested = { $unit }: { $kind } test against { $mark }. { $label }
line-test--requested_hidden = { $unit }: { $kind } test against a hidden mark. { $label }
line-test--rolled = { $unit }: { $score } against { $mark }, { $outcome }. { $label }
line-test--rolled_by = { $character }: { $score } against { $mark }, { $outcome }. { $label }
line-test--rolled_by_hidden = { $character }: { $score }, { $outcome }. { $label }
line-test--rolled_free = { $kind } test: { $score } against { $mark }, { $outcome }. { $label }
line-test--rolled_free_hidden = { $kind } test: { $score }, { $outcome }. { $label }
line-test--rolled_hidden = { $unit }: { $score }, { $outcome }. { $label }
line-test--withdrawn = { $unit }: test withdrawn. { $label }
line-timer--started = { $by } starts a timer of { $time }
line-timer--started_for = { $by } starts a timer of { $time }: { $name }
line-turn--abstained = { $unit } abstains
line-turn--ended = { $unit } ends the turn
line-turn--skipped = { $unit } is skipped
line-turn--started = { $unit }'s turn
line-undone = { $by } took back: { $change }
line-undone--ground = The ground that it uncovered stays known
line-undone--pages = What pilots wrote in the journal stays: { $pages }
line-undone--sight = It had brought { $units } into sight
line-undone--steps =
    { $by } took back { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }, from this one on: { $change }
line-unit--ablates = { $unit } uses up an ablative layer, which takes { $negated } of the damage
line-unit--ablates_untold = { $unit } uses up an ablative layer, which takes some of the damage
line-unit--added = { $unit } enters
line-unit--arrived = { $unit } arrives from another scene
line-unit--arrived_from = { $unit } arrives from { $from }
line-unit--asked_for = { $pilot } asks the Handler for { $unit }
line-unit--barred = { $unit }: something bars the way
line-unit--begins_to_fall = { $unit } begins to fall: the environmental segment shows how far
line-unit--bulk = { $unit } tests its hull against destruction: { $score } against 5
line-unit--bulk_untold = { $unit } tests its hull against destruction
line-unit--burns = { $unit }: { $condition } does { $damage } damage, { $lost } gets through
line-unit--by_build = { $unit } goes by its build again: integrity { $integrity_was } → { $integrity_now }, stability { $stability_was } → { $stability_now }
line-unit--by_build_else = { $unit } goes by its build again
line-unit--by_sheet = { $unit } goes by the sheet of { $character }, not by its build: integrity { $integrity_was } → { $integrity_now }, stability { $stability_was } → { $stability_now }
line-unit--by_sheet_else = { $unit } goes by the sheet of { $character }, not by its build
line-unit--came_in_sight = { $unit } comes into sight at { $to }, level { $level }
line-unit--carried = { $unit } is carried up to level { $level }
line-unit--clings = { $unit } holds on to a wall
line-unit--cooled = { $unit } cools down: { $score } against { $mark }
line-unit--cooled_untold = { $unit } cools down
line-unit--cools =
    { $unit } cools for { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: energy { $to }
line-unit--cools_untold = { $unit } cools
line-unit--descended =
    { $unit } descends { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } to level { $level }
line-unit--destroyed = { $unit } is destroyed
line-unit--ejects = { $unit }: { $pilot } gets out
line-unit--endures = { $unit } holds together at 1 integrity
line-unit--fall_clings =
    { $unit } falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } and holds on to a wall: a fall of { $metres } m
line-unit--fall_falling =
    { $unit } falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } and is still falling
line-unit--fall_hovers =
    { $unit } falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } and hovers
line-unit--fall_landed =
    { $unit } falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } and lands: a fall of { $metres } m
line-unit--fall_lost = { $unit } falls below the floor and is lost
line-unit--fall_rests =
    { $unit } falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } and comes to rest on a unit: a fall of { $metres } m
line-unit--fall_rests_on =
    { $unit } falls { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } and comes to rest on { $on }: a fall of { $metres } m
line-unit--fitted = { $unit } is fitted out as { $build }
line-unit--fitted_untold = { $unit } is fitted out
line-unit--found = { $by } finds { $unit }
line-unit--given = { $pilot } now steers { $unit }
line-unit--given_with = { $pilot } now steers { $unit } and plays { $character }
line-unit--harmed =
    { $harm ->
        [damage] { $unit } takes { $amount } damage from the environment
        [impact] { $unit } takes an impact of { $amount } from the environment
       *[heat] { $unit } takes a heat of { $amount } from the environment
    }
line-unit--harmed_in_zone =
    { $harm ->
        [damage] { $unit } takes { $amount } damage in { $zone }
        [impact] { $unit } takes an impact of { $amount } in { $zone }
       *[heat] { $unit } takes a heat of { $amount } in { $zone }
    }
line-unit--heats_up = { $unit } overheats: it can use no energy until it cools down
line-unit--hidden = { $unit } is hidden
line-unit--highlighted = { $unit } is highlighted: everybody sees it
line-unit--hovers = { $unit } hovers
line-unit--impact = After more than one level { $unit } takes an impact of { $impact }, as after every such fall
line-unit--lands = { $unit } lands
line-unit--let_go = { $pilot } no longer steers { $unit }
line-unit--let_go_with = { $pilot } no longer steers { $unit }, nor plays { $character }
line-unit--moved = { $unit } { $how } to { $to }, level { $level }, using { $cost } range
line-unit--moved_free = Overruled: { $unit } { $how } to { $to }, level { $level }, out of turn and free
line-unit--not_asked_for = { $pilot } no longer asks for { $unit }
line-unit--not_given = { $pilot } does not get { $unit }
line-unit--not_given_why = { $pilot } does not get { $unit }. { $why }
line-unit--off_the_map = { $unit } does not fit on the new map
line-unit--overheats = { $unit } overheats instead: the action fails, and it can use no energy until it cools down
line-unit--passed_by = { $unit } passes by, in sight for a while
line-unit--pictured = { $unit } has a new picture
line-unit--placed = { $unit } is placed at { $to }, level { $level }
line-unit--pressed_down = { $unit } is pressed down to level { $level }
line-unit--recovers = { $unit } pays 1 energy and keeps its feet
line-unit--recovery_off = { $unit } no longer pays energy to keep its balance
line-unit--recovery_on = { $unit } pays energy to keep its balance, when it can
line-unit--refilled = { $unit } stood by for a minute: its generator is full again, { $energy } energy
line-unit--released = { $unit } is free to take
line-unit--released_with = { $unit } and { $character } are free to take
line-unit--left = { $unit } leaves for { $to }
line-unit--left_map = { $unit } leaves the map
line-unit--removed = { $unit } is removed
line-unit--repairs = { $unit } repairs { $target } for { $score }: integrity { $to }
line-unit--repairs_for = { $unit } repairs { $target } for { $score }
line-unit--repairs_something = { $unit } repairs something for { $score }
line-unit--repairs_something_untold = { $unit } repairs something
line-unit--repairs_untold = { $unit } repairs { $target }
line-unit--restored = { $unit } stands as it stood at another table
line-unit--rests = { $unit } comes to rest on a unit
line-unit--rests_on = { $unit } comes to rest on { $on }
line-unit--returned = { $unit } is the Handler's again
line-unit--rises = { $unit } rises from the ground and hovers
line-unit--rose = { $unit } rises into the air and begins to fall: the environmental segment shows how far
line-unit--seen_again = { $unit } goes out of sight and comes again at { $to }, level { $level }
line-unit--shared = { $pilot } now steers { $unit } too
line-unit--shown = { $unit } comes into view
line-unit--stabilised = { $unit } stabilises for { $score }: stability { $to }
line-unit--stabilised_untold = { $unit } stabilises
line-unit--staggered = { $unit } is staggered
line-unit--stayed_aloft = { $unit } stays aloft
line-unit--stays_hot = { $unit } stays overheated: { $score } against { $mark }
line-unit--stays_hot_untold = { $unit } stays overheated
line-unit--steadies = { $unit } is steady again, and can dodge from its next turn on
line-unit--steadies_itself = { $unit } steadies itself for { $score } + { $extra }: stability { $to }
line-unit--steadies_itself_untold = { $unit } steadies itself
line-unit--stepped_off = { $unit } steps off and begins to fall: the environmental segment shows how far
line-unit--stepped_onto = { $unit } steps off and comes to rest on { $on }
line-unit--surveys = { $unit } surveys: { $score }
line-unit--surveys_untold = { $unit } surveys
line-unit--surveys_vain = { $unit } surveys and finds nothing: { $score }
line-unit--surveys_vain_untold = { $unit } surveys and finds nothing
line-unit--taken = { $pilot } takes { $unit }
line-unit--taken_off = { $unit } is taken off the map
line-unit--taken_with = { $pilot } takes { $unit } and plays { $character }
line-unit--unhighlighted = { $unit } is no longer highlighted
line-unit--unpictured = { $unit } has no picture any more
line-unit--updated = { $unit } changed: { $fields }{ $changes }
line-unit--went_out_of_sight = { $unit } goes out of sight
line-units--came_in_sight = Now in sight: { $units }
line-wave--added = New wave: { $name }
line-wave--entered = { $name } comes
line-wave--removed = Wave removed: { $name }
line-wave--updated = Wave changed: { $name }
line-wave--waits = { $name } finds no place: choose another one for those who are left
line-zone--added =
    { $kind ->
        [spawn] New spawn zone: { $name }
        [objective] New objective zone: { $name }
        [label] New label: { $name }
        [marker] New marker: { $name }
       *[area] New area: { $name }
    }
line-zone--hidden = { $name } is hidden from the players
line-zone--removed =
    { $kind ->
        [spawn] Spawn zone removed: { $name }
        [objective] Objective zone removed: { $name }
        [label] Label removed: { $name }
        [marker] Marker removed: { $name }
       *[area] Area removed: { $name }
    }
line-zone--shown =
    { $kind ->
        [spawn] Spawn zone shown: { $name }
        [objective] Objective zone shown: { $name }
        [label] Label shown: { $name }
        [marker] Marker shown: { $name }
       *[area] Area shown: { $name }
    }
line-zone--updated =
    { $kind ->
        [spawn] Spawn zone changed: { $name }
        [objective] Objective zone changed: { $name }
        [label] Label changed: { $name }
        [marker] Marker changed: { $name }
       *[area] Area changed: { $name }
    }
