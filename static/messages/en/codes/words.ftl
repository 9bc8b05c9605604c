### Words of the game, by key: word-KEY, with -- for each dot of the key.

word-about--ablative-layer = Layers that burn off: they take the first damage of a round, a few times between repairs.
word-about--blast-plating = Armour against explosions: mitigates such hits.
word-about--bulk = A heavier hull: more integrity, and a chance to stay up when it is gone.
word-about--energy-plating = Armour against beams and heat: mitigates such hits.
word-about--kinetic-plating = Armour against shot and collisions: mitigates such hits.
word-about--scanner = Finds what hides nearby, helps a search, and lets weapons reach further.
word-about--sharpness = The die for attacks.
word-about--smarts = The die for mitigating a hit, for searching and for repairs.
word-about--synergy = The die for dodging and for finding your balance again.
word-about--system-recovery = A steadier frame: more stability, and some of it back each turn.
word-abstained = abstained
word-achieved = achieved
word-active = acting
word-ally = ally
word-ask--gone = answer of the Handler
word-ask--put = question to the Handler
word-attack--damage--whole = { $roller }, { $weapon }: { $damage } damage
word-attack--goes_on--step = no reaction to { $unit }'s { $weapon }
word-attack--goes_on_unseen--step = no reaction to the attack on { $targets }
word-attack--gone = end of an attack
word-attack--gone--of = end of { $name }'s attack
word-attack--put = step of an attack
word-attack--put--of = step of { $name }'s attack
word-attack--result--integrity = { $unit }'s { $weapon } on { $targets }: { $result }, { $lost } integrity lost
word-attack--result--grazed =
    { $unit }'s { $weapon } misses { $targets }, but the volley still does some damage: { $lost ->
        [0] { $shaken } stability lost
       *[other] { $shaken ->
            [0] { $lost } integrity lost
           *[other] { $lost } integrity and { $shaken } stability lost
        }
    }
word-attack--result--nothing = { $unit }'s { $weapon } on { $targets }: { $result }
word-attack--result--stability = { $unit }'s { $weapon } on { $targets }: { $result }, { $shaken } stability lost
word-attack--result_unseen--grazed =
    The attack on { $targets } misses, but the volley still does some damage: { $lost ->
        [0] { $shaken } stability lost
       *[other] { $shaken ->
            [0] { $lost } integrity lost
           *[other] { $lost } integrity and { $shaken } stability lost
        }
    }
word-attack--result_unseen--integrity = Attack on { $targets }: { $result }, { $lost } integrity lost
word-attack--result_unseen--nothing = Attack on { $targets }: { $result }
word-attack--result_unseen--stability = Attack on { $targets }: { $result }, { $shaken } stability lost
word-attributes = attributes
word-background--put = background
word-bad-note = a note lies outside its chunk
word-bad-prop = a prop without height or value
word-bad-veil = the veil is not readable
word-build--gone = removal of a build
word-build--put = build kept
word-categories = categories
word-categories--set = categories
word-ceiling--set = ceiling
word-character--added = new character
word-character--planned = upgrade plan
word-character--removed = character removed
word-character--replaced = new frame
word-character--updated = character
word-character--upgraded = upgrade
word-condition--airborne = in the air
word-condition--badly-damaged = badly damaged
word-condition--damaged = damaged
word-condition--destroyed = destroyed
word-condition--falling = falling
word-condition--hidden = hidden
word-condition--highlighted = highlighted
word-condition--obstacle = blocks lines of sight
word-condition--overheated = overheated
word-condition--staggered = staggered
word-condition--whole = whole
word-conflict--ended = end of the conflict
word-conflict--set = overruling of the round
word-conflict--started = start of the conflict
word-credits--moved = credits
word-critical = critical
word-dice--rolled = test
word-direct = direct hit
word-direction--east = east
word-direction--north = north
word-direction--north-east = north-east
word-direction--north-west = north-west
word-direction--south = south
word-direction--south-east = south-east
word-direction--south-west = south-west
word-direction--west = west
word-done = done
word-drawing--put = line on the map
word-drawings--gone = lines on the map
word-duplicate-id = two props of the same id
word-enemy = enemy
word-energy = energy
word-environment--prepared = effects of the environment
word-environment--resolved = environmental segment
word-environment--set = effects of the environment
word-environmental = environmental
word-failed = failed
word-field--attack_number = number of its attacks
word-field--carried_by = carried by
word-field--conditions = conditions
word-field--controller = pilot
word-field--destroyed = destroyed
word-field--detectors = detectors
word-field--disposition = disposition
word-field--energy = energy
word-field--energy_max = most energy
word-field--evasion = evasion
word-field--evasion_number = number against being hit
word-field--fallen = levels fallen
word-field--falling = falling
word-field--flown = flown this turn
word-field--footprint = cells
word-field--frame = frame
word-field--in_hand = in a hand
word-field--integrity = integrity
word-field--integrity_max = most integrity
word-field--mitigation_number = mitigation
word-field--movement = range left
word-field--name = name
word-field--notes = notes
word-field--numbers = numbers
word-field--obstacle = obstacle
word-field--off_balance = off balance
word-field--overheated = overheated
word-field--pilot_of = frame it came from
word-field--recharge = recharge
word-field--recoil = recoil
word-field--reeling = still staggered
word-field--regained = stability regained each turn
word-field--scanner = scanner
word-field--silhouette = figure
word-field--speed = speed
word-field--spent = spent
word-field--stability = stability
word-field--stability_max = most stability
word-field--steps = steps
word-field--used = weapons used
word-field--walked = hexes walked
word-flies = flies
word-flight = flight
word-fog--covered = the fog
word-fog--learned = what was seen
word-friendly = friendly
word-fumble = fumble
word-ground = ground
word-handler = Handler
word-hit = hit
word-in-the-ground = a prop begins below the ground
word-integrity = integrity
word-itself = itself
word-journal--gone = page of the journal
word-journal--ordered = order of the journal
word-journal--put = page of the journal
word-known--above =
    { $count ->
        [one] 1 level
       *[other] { $count } levels
    } up
word-known--away =
    { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } { $text }
word-known--below =
    { $count ->
        [one] 1 level
       *[other] { $count } levels
    } down
word-known--here = in the same hex
word-known--off = off the map
word-known--place = hex { $label }, level { $level }
word-level-out-of-range = a level is out of range
word-map--resized = size of the map
word-map--set = new map
word-mended--ablative = Ablative Layer
word-mended--bulk = test against destruction
word-miss = miss
word-missing-chunk = a chunk is missing
word-mission--added = new mission
word-mission--paid = payout
word-mission--removed = mission removed
word-mission--tallied = mission tally
word-mission--updated = mission
word-moves = moves
word-neutral = neutral
word-nobody = nobody
word-off-map = something lies off the map
word-open = undecided
word-outcome--cooling--critical = cooled down
word-outcome--cooling--fumble = still overheated
word-outcome--cooling--hit = cooled down
word-outcome--cooling--miss = still overheated
word-outcome--dodge--fumble = direct hit
word-outcome--dodge--hit = dodged
word-outcome--dodge--miss = hit
word-outcome--reaction--critical = in good time
word-outcome--reaction--fumble = far too late
word-outcome--reaction--hit = in time
word-outcome--reaction--miss = too late
word-outcome--target--critical = direct hit
word-own--breaks = breaks
word-own--bulk = holds
word-own--clear = nothing hidden
word-own--cooled = cooled down
word-own--cools = cooled
word-own--found = found something
word-own--hot = still overheated
word-own--in_time = in time
word-own--late = too late
word-own--repaired = repaired
word-own--steadied = steadied
word-own--surveyed = looked around
word-own--vain = found nothing
word-pilot = pilot
word-proactive = proactive
word-prop--added = new prop
word-prop--added--of = new prop { $name }
word-prop--damaged = damage to a prop
word-prop--damaged--of = damage to { $name }
word-prop--destroyed = destruction of a prop
word-prop--destroyed--of = destruction of { $name }
word-prop--hidden = hiding of a prop
word-prop--hidden--of = hiding of { $name }
word-prop--removed = removal of a prop
word-prop--removed--of = removal of { $name }
word-prop--shown = showing of a prop
word-prop--shown--of = showing of { $name }
word-prop--updated = change of a prop
word-prop--updated--of = change of { $name }
word-prop-too-large = a prop is too large
word-props-overlap = two props overlap
word-reaction--gone = end of a reaction
word-reaction--put = reaction
word-reactive = reactive
word-round--begun = new round
word-rule--above-ceiling = above the ceiling
word-rule--above-flight-height = above its flight height
word-rule--after-step-off = past a step off an edge
word-rule--airborne = in the air
word-rule--already-acted = has had its turn
word-rule--attack-pending = its attack is not over
word-rule--bad-centre = the area cannot lie there
word-rule--climbs-straight = climbs straight
word-rule--descended-enough = descended enough
word-rule--during-mission = a mission is running
word-rule--expansions-off = expansions are off
word-rule--has-not-flown = has not flown
word-rule--headroom = no headroom
word-rule--hover-grounded = hovers no longer
word-rule--hover-height = not at hover height
word-rule--module-not-seen = a hex out of sight
word-rule--module-too-far = a hex too far away
word-rule--needs-face = no face to climb
word-rule--no-cooling = no such cooling
word-rule--no-energy = too little energy
word-rule--no-push = nothing to push off from
word-rule--no-speed = speed 0, one hex for a whole turn
word-rule--no-steps = too few steps
word-rule--no-surface = nothing to stand on
word-rule--no-turn = not its turn
word-rule--no-way = no way
word-rule--not-adjacent = not a neighbouring hex
word-rule--not-beside = not beside it
word-rule--not-environmental = not the environmental segment
word-rule--not-mendable = not to be mended
word-rule--not-on-map = not on the map
word-rule--not-your-turn = another's turn
word-rule--npc-never-rolls = NPCs do not roll
word-rule--occupied = somebody is there
word-rule--on-foot = on foot
word-rule--one-step-only = a reaction of one step
word-rule--other-side = another side's frame
word-rule--out-of-range = out of range
word-rule--out-of-sight = out of sight
word-rule--overheated = overheated
word-rule--reaction-pending = a reaction is not over
word-rule--resolve-first = falls not resolved
word-rule--risen-enough = risen enough
word-rule--segment-passed = its segment is over
word-rule--segment-to-come = its segment is to come
word-rule--solid = solid
word-rule--staggered = staggered
word-rule--too-far = too far
word-rule--too-steep = too steep
word-rule--turn-begun = its turn has begun
word-rule--turn-not-begun = not its turn
word-rule--turn-not-over = a turn is not over
word-rule--turn-of-another = the turn of another
word-rule--used-up = weapon used up for this turn
word-rule--walked-enough = walked enough
word-rule--would-overheat = no energy
word-request--unit--move = move
word-request--unit--stay_aloft = stay aloft
word-request--unit--descend = descend
word-request--action--stabilise = stabilise
word-request--action--repair = repair
word-request--action--cool = cool
word-request--action--survey = survey
word-request--action--mend = mend it
word-request--module--use = use it
word-request--attack--declare = attack
word-request--pilot--board = climb on
word-scene--activated = change of scene
word-scene--added = new scene
word-scene--opened = scene that Handlers look at
word-scene--removed = removal of a scene
word-scene--renamed = name of a scene
word-scenes--ordered = order of the scenes
word-seats--apart = what one pilot alone is told
word-seats--confided = who knows of what is hidden
word-segment--begun = end of the segment
word-spectator = spectator
word-spoken--aimed = Aimed at { $name }: { $text }. { $label }
word-spoken--begin = Your segment: { $unit } may begin its turn
word-spoken--begin_key = Your segment: { $unit } may begin its turn, { $key }
word-spoken--centred = The map is centred on { $name }, { $place }
word-spoken--chances = Chances: { $text }
word-spoken--flight = Fly
word-spoken--ground = Walk
word-spoken--harmed = { $name }: integrity { $integrity } of { $integrity_max }, stability { $stability } of { $stability_max }
word-spoken--idle = Not now: { $label }
word-spoken--left =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and { $energy } energy left
word-spoken--left_range =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $energy } energy and a range of { $range } left
word-spoken--nothing = Nothing selected
word-spoken--owed = { $label }
word-spoken--owed_key = { $label }. X rolls
word-spoken--own_numbers = integrity { $integrity } of { $whole }, stability { $stability } of { $steady }
word-spoken--own_steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
word-spoken--react = { $unit } may react, within { $seconds } seconds
word-spoken--react_key = { $unit } may react, { $key } reacts, within { $seconds } seconds
word-spoken--selected = { $name } selected: { $text }, { $place }
word-stability = stability
word-staggered--moves = { $unit } is staggered: beside moving it can only stabilise
word-system--acted = dice action
word-template--gone = area template
word-template--put = area template
word-term--base = base pay
word-term--briefing = briefing
word-term--crew = crew
word-term--name = name
word-term--primary = primary objective
word-terrain--changed = terrain
word-terrain--veiled = veil
word-test--closed = test
word-test--requested = request for a test
word-timer--set = timer
word-turn--abstained = abstaining
word-turn--abstained--for = { $by } lets { $unit } abstain
word-turn--abstained--of = abstaining of { $name }
word-turn--ended = end of the turn
word-turn--ended--for = { $by } ends { $unit }'s turn
word-turn--ended--of = end of { $name }'s turn
word-turn--skipped--for = { $by } skips { $unit }
word-turn--started = start of the turn
word-turn--started--for = { $by } begins { $unit }'s turn
word-turn--started--of = start of { $name }'s turn
word-unit--acted = action
word-unit--added = new unit
word-unit--added--of = new unit { $name }
word-unit--arrived = unit from another scene
word-unit--arrived--of = { $name } from another scene
word-unit--given--you = You now steer { $unit }
word-unit--given_with--you = You now steer { $unit } and play { $character }
word-unit--left = unit to another scene
word-unit--left--of = { $name } to another scene
word-unit--alighted = stepping down
word-unit--barred = move
word-unit--boarded = climbing on
word-unit--carried = carrying up
word-unit--descended = descent
word-unit--dropped = being thrown off
word-unit--expired = end of a condition
word-unit--falling = beginning of a fall
word-unit--fell = fall
word-unit--fitted = fitting out
word-unit--hidden = hiding
word-unit--highlighted = highlight
word-unit--harmed--heat =
    { $lost ->
        [0] { $unit } has no energy that the heat could take
       *[other] { $unit } loses { $lost } energy to the heat
    }
word-unit--harmed_in_zone--heat =
    { $lost ->
        [0] { $unit } has no energy that the heat in { $zone } could take
       *[other] { $unit } loses { $lost } energy to the heat in { $zone }
    }
word-unit--impact--took = After more than one level { $unit } takes an impact of { $impact }: { $changes }
word-unit--moved = move
word-unit--ordered = standing order
word-unit--overruled = overruling
word-unit--placed = placing
word-unit--readied = turn
word-unit--removed = removal of a unit
word-unit--removed--of = removal of { $name }
word-unit--repairs--change = { $unit } repairs { $target } for { $score }: integrity { $was } → { $to }
word-unit--repairs--mended = { $unit } repairs { $target } for { $score }: integrity { $was } → { $to }. Also mended: { $mended }
word-unit--repairs--only = { $unit } repairs { $target }. Mended: { $mended }
word-unit--shared--you = You now steer { $unit } too
word-unit--shown = showing
word-unit--stabilised--full = { $unit } stabilises: stability { $was } + { $gained } regained, { $to } is the most it can have
word-unit--stabilised--sum = { $unit } stabilises: stability { $was } + { $gained } regained = { $to }
word-unit--stayed_aloft = staying aloft
word-unit--steadies_itself--full = { $unit } steadies itself: stability { $was } + { $gained } regained, { $to } is the most it can have
word-unit--steadies_itself--sum = { $unit } steadies itself: stability { $was } + { $gained } regained = { $to }
word-unit--surveys--clear =
    { $unit } surveys: { $score }. Nothing hides in sight within { $reach ->
        [one] 1 hex
       *[other] { $reach } hexes
    }; places out of sight are not searched
word-unit--struck = hit
word-unit--updated = change of a unit
word-unit--updated--of = change of { $name }
word-units--came_in_sight = units that came into sight
word-veil-off-map = the veil lies off the map
word-waiting = waiting
word-wave--gone = wave
word-wave--put = wave
word-zone--gone = zone
word-zone--put = zone
word-wrong-count = the ground does not fit the number of hexes
word-adjusted--by-the-dice = by the dice
word-adjusted--damage = damage
word-adjusted--dodge = dodge
word-adjusted--mark = against
word-adjusted--mitigation = mitigation
word-adjusted--outcome = outcome
word-adjusted--targeting = to hit
word-cell--level = { $label } level { $level }
word-damage--span = { $least } to { $most }
word-field--not = not { $label }
word-field--nobody = nobody
word-silhouette--biped = biped
word-silhouette--strider = strider
word-silhouette--walker = walker
word-silhouette--tank = tank
word-silhouette--hover = hover
word-silhouette--drone = drone
word-silhouette--infantry = infantry
