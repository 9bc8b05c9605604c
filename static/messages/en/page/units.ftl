### Texts of units.

units-level-choose-another = Level { $level }: choose another
units-level = Level { $level }
units-which-level = { $value } which level
units-fly-to-which-level = Fly to which level
units-fly-to = Fly to
units-range = Range
units-level-level-refusal = Level { $level }: { $refusal }
units-level-span = { $least } to { $most }
units-on-top-of = { $place }, on { $name }
units-falls-afoot = Nothing holds it up: it falls in the environmental segment and moves again once it has landed. Until then it can act.
units-no-units-yet = No units yet
units-add-one-then-click-the-map = Add one, then click the map to place it.
units-hide = Hide
units-edit = Edit
units-add-a-unit = Add a unit
units-add-from-hangar = Add from hangar
units-off-map-only-you-know-of = off map, secret
units-the-wave-waits = { $name } waits with { $units }
units-in-wave =
    { $secret ->
        [true] in { $name }, secret
       *[false] in { $name }
    }
units-off-map = off map
units-staggered = Staggered
units-falling = Falling
units-place = Place { $name }
units-place-it-on-the-map = Place it on the map
units-edit-name = Edit { $name }
units-no-pilot = no pilot
units-steps = Steps
units-when-its-turn-begins = when its turn begins
units-is-saved = { $name } is saved
units-steered-by = Steered by
units-the-handler = the Handler
units-integrity = Integrity
units-maximum = Maximum
units-stability = Stability
units-energy = Energy
units-speed = Speed
units-it-comes-without-weapons-fit-it = It comes without weapons. Fit it out with a build from its card, or add one from the hangar.
units-why-for-the-log = Why (for the log)
units-as-you-like = as you like
units-save = Save
units-place-it = Place it
units-put-it-elsewhere = Put it elsewhere
units-take-off-the-map = Take off the map
units-more = More
units-remove = Remove
units-remove-for-good = Remove for good?
units-back-to-the-list = Back to the list
units-name = Name
units-hound = Hound
units-disposition = Disposition
units-silhouette = Silhouette
units-obstacle-it-blocks-lines-of-sight = Obstacle: it blocks lines of sight
units-guards-its-place = Guards its place: suggestions let it attack, but not leave its hex
units-hidden-the-pilots-do-not-know = Hidden: the pilots do not know of it
units-notes-only-the-handler-sees = Notes only the Handler sees
units-cancel = Cancel
units-is-back = { $name } is back
units-is-back-with-an-integrity-of = { $name } is back with an integrity of 1: set what it has above
units-falls-no-longer = { $name } falls no longer
units-begins-to-fall = { $name } begins to fall
units-stop-falling = Stop falling
units-set-falling = Set falling
units-is-destroyed = { $name } is destroyed
units-bring-back = Bring back
units-destroy = Destroy
units-overrule-the-log-says-so = Overrule (the log says so)
units-take = Take { $name }
units-ask-for-beside-what-you-steer = Ask for { $name } beside what you steer already
units-ask-the-handler-for-it = Ask the Handler for it
units-you-have-asked-the-handler-for = You have asked the Handler for it.
units-take-it-back = Take it back
units-is-steered-by = is steered by { $pilotNames }
units-is-steered-by-nobody = is steered by nobody
units-is-moved-by-the-handler = is moved by the Handler
units-those-that-you-know-of-stand = Those that you know of stand here.
units-units-that-you-know = Units that you know
units-the-sheet-of = The sheet of { $name }
units-sheet = Sheet
units-edit-the-unit = Edit the unit
units-what-the-pilots-know-of-it = What the pilots know of it
units-nobody-steers-it = Nobody steers it.
units-its-character = Its character: { $linked }.
units-a-character-that-is-linked-to = A character that is linked to it can pay for a new frame, on its sheet.
units-the-sheet-of-has-the-new = A new frame is bought on the sheet of { $name }.
units-a-build-brings-weapons-expansions-and = A build brings weapons, expansions and the numbers of a frame
units-no-weapons-fit-it-out = No weapons: fit it out
units-whole = Whole
units-damaged = Damaged
units-badly-damaged = Badly damaged
units-destroyed = Destroyed
units-its-numbers-are-the-handlers = Its numbers are the Handler's.
units-tap-a-unit-on-the-map = Tap a unit on the map.
units-click-a-unit-on-the-map = Click a unit on the map, or press Z for yours.
units-add-units-from-the-units-tab = Add units from the Units tab.
units-your-unit-is-in-another-scene =
    { $n ->
        [one] Your unit is in another scene
       *[other] Your units are in another scene
    }
units-you-steer-no-unit-yet = You steer no unit yet.{ " " }
units-tap = Tap
units-click = Click
units-any-unit-to-look-at-it = { $value }{ $value2 } any unit to look at it.
units-no-unit-selected = No unit selected
units-show = Show { $name }
units-show-it = Show
units-show-on-the-map = Show { $name } on the map
units-integrity-stability-speed = Integrity { $integritymax } · Stability { $stabilitymax } · Speed { $speed }
units-take-a-unit = Take a unit
units-nobody-steers-these-yet-the-handler = Nobody steers these yet. The Handler can change it later.
units-yours-and-s = yours and { $names }'s
units-off-the-map = off the map
units-level-hex-level = { $hex }, level { $level }
units-of-steps-left = { $steps } of { $most } steps left
units-left-over = left over
units-in-flight = in flight
units-on-foot = on foot
units-range-left = Range left
units-walk = Walk
units-walk-g-switches = Walk (G switches)
units-fly = Fly
units-fly-g-switches = Fly (G switches)
units-how-to-move = How to move
units-end-anyway = End anyway?
units-end-turn = End turn
units-let-it-move-and-act-out = Let it move and act out of turn and without cost (O switches)
units-overrule-turn-and-cost = Overrule turn and cost
units-it-is-not-its-turn = it is not its turn
units-it-is-on-the-ground = it is on the ground
units-it-has-not-flown-this-turn = it has not flown this turn
units-not-now = not now
units-off-the-map-place-it-first = Off the map: place it first.
units-its-reaction-one-action-of-one = Its reaction: one action of one step, now.
units-the-dashed-line-is-how-far = ; the dashed line is how far it could go
units-start-its-turn-to-move = Start its turn to move
units-another-turn-is-being-played = Another turn is being played
units-its-segment-is-still-to-come = Its segment is still to come{ $shown }.
units-it-has-acted-this-round = It has acted this round.
units-it-lets-this-round-pass = It lets this round pass.
units-it-does-not-act-any-more = It does not act any more this round.
units-what-it-is-aimed-at-on = { $value } what it is aimed at, on the map or in the list.
units-tap-a-hex-to-plan-tap = Tap a hex to plan, tap again to move
units-click-or-drag = Click a hex twice, or drag
units-it-where-it-should-go = { $how } it where it should go.
units-nowhere-to-walk-from-here = Nowhere to walk from here.
units-nowhere-to-fly-from-here = Nowhere to fly from here.
units-tap-twice = Tap a hex twice: range { $budget } with levels, { $price }
units-a-range-of-each-level-counts = a range of { $budget } (each level counts too)
units-at-a-time-the-log-says = { $how }: { $far } at a time. The log says that you overruled.
units-paid-already = paid already
units-for-cost = for { $cost }
units-up-to = { $how }: up to { $far }, { $price }.
units-not-saved-yet-save-the-unit = Not saved yet: save the unit, or cancel.
units-the-handler-may-allow-it = { $why }. The Handler may allow { $name } this move
units-put-it-there-anyway = Put it there anyway
units-at-level-whatever-bars-it-the = At level { $level }, whatever bars it. The log says so.
units-n-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
units-several =
    { $n ->
        [one] { $n } unit chosen
       *[other] { $n } units chosen
    }
units-choose = Choose { $name }
units-choose-several = Several
units-choose-several-hint = Choose several units: with the boxes, with Shift or Ctrl and a click, or with Shift and a box on the map
units-choose-none = Choose none
units-all = All
units-enemies = Enemies
units-place-together = Place together
units-take-off = Take off
units-show-them = Show
units-duplicate = Duplicate
units-remove-n =
    { $n ->
        [one] Remove it?
       *[other] Remove { $n } units?
    }
units-what-they-lose = What each loses
units-how-much-they-lose = Amount
units-take-away = Take away
units-damage = Damage…
units-keep-it-off-the-map = Keep it off the map
units-is-in-reserve = { $name } is in reserve: only you know of it
units-removed = Removed: { $name }. Undo brings back what was removed.
units-copied = Copied: { $name }. Point at a hex and press Ctrl + V.
units-waves = Waves ({ $n })
units-the-waves = The waves
units-comes-when-you-say-so = Comes when you say so
units-comes-in-round = Comes in round { $round }
units-around = around { $hex }
units-it-needs-a-place = it needs a place
units-let-it-come = Let it come
units-choose-its-place = Choose its place
units-another-place = Another place
units-show-its-place = Show its place on the map
units-comes-in-the-next-round = Comes in the next round
units-name-of-the-wave = Name of the wave
units-where-it-comes = Where it comes
units-around-a-hex = around a hex
units-in-zone = in { $name }
units-comes-by-itself-in-round = By itself in round
units-no-round = no round
units-when-it-is-to-come = When it is to come (for you)
units-when-the-alarm-sounds = when the alarm sounds
units-remove-the-wave = Remove the wave? Its units stay off the map.
units-wave-n = Wave { $n }
units-make-a-wave = Make a wave…
units-wave-means = A wave is units in reserve that come together, in a round or when you say so.
units-choose-units-for-a-wave = Choose the units of the wave in the list
units-wave-of = In it: { $names }
units-make-the-wave = Make the wave
units-fit-out = Fit out…
units-fit-out-all = Fit out
units-fitted-out = Fitted out: { $name }
units-build = Build
units-choose-a-build = Choose a build
units-stored-at-this-table = Stored at this table
units-npcs = NPCs
units-frames = Frames
units-group = Group…
units-name-of-the-group = Name of the group
units-put-into-the-group = Put into the group
units-take-out-of-the-group = No group
units-play-together = Start their turns
units-to-act = To act
units-what-is-left = integrity { $integrity }/{ $integritymax }, stability { $stability }/{ $stabilitymax }, { $steps }, { $energy } energy
units-save-to-the-library = Save to the library…
units-add-ready-made = Add ready-made units
units-into-reserve = Into reserve
units-into-reserve-means = Adds them off the map, to be placed later or to come as a wave
units-are-in-reserve =
    { $n ->
        [one] { $many } is in reserve, off the map.
       *[other] { $many } are in reserve, off the map.
    }
units-how-many = How many
units-count-of = { $count } × { $name }
units-glance = Integrity { $integrity }, stability { $stability }, speed { $speed }, range { $reach }
units-no-group = no group
units-place-on-the-map = Place on the map
units-click-the-map = Click the map
units-click-the-map-again-and-again = Click the map; press to stop
units-place-again = Each click on the map places them again
units-change-disposition-of = { $name } is { $now }: change its disposition
units-change-disposition = { $now }: change its disposition
units-disposition-of = Disposition of { $name }
units-is-now = { $name } is { $to } now
units-make-it = Make it { $to }
units-leave-it = Leave it
units-working-out-what-changes = Working out what changes…
units-the-pilots = the pilots
units-the-spectators = the spectators
units-acts-in-segment = It acts in the { $segment } segment.
units-still-acts-in-segment = It still acts in this round, in the { $segment } segment.
units-its-turn-goes-on = Its turn goes on. From the next round on it acts in the { $segment } segment.
units-has-acted-next-round = It has had its turn in this round, and acts in the { $segment } segment of the next.
units-its-turn-comes = It gets a turn in this round, in the { $segment } segment.
units-its-turn-is-lost = Its turn of this round is lost: the { $segment } segment is over.
units-acts-from-next-round = From the next round on it acts in the { $segment } segment.
units-nobody-sees-more-or-less = Nobody sees more or less than now.
units-see-it-then =
    { $who } { $n ->
        [one] sees
       *[other] see
    } it then.
units-see-it-no-longer =
    { $who } no longer { $n ->
        [one] sees
       *[other] see
    } it.
units-read-its-numbers =
    { $who } { $n ->
        [one] reads
       *[other] read
    } all its numbers.
units-read-its-numbers-no-longer =
    { $who } no longer { $n ->
        [one] reads
       *[other] read
    } all its numbers.
units-they-see-also =
    { $who } { $n ->
        [one] sees
       *[other] see
    } also { $list }.
units-they-lose-sight-of =
    { $who } { $n ->
        [one] loses
       *[other] lose
    } sight of { $list }.
units-more-hexes =
    { $who } { $n ->
        [one] sees
       *[other] see
    } { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } more.
units-fewer-hexes =
    { $who } { $n ->
        [one] sees
       *[other] see
    } { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    } less.
units-dice-are-rolled-for-it = Dice are rolled for it from then on.
units-no-dice-are-rolled-for-it = No dice are rolled for it any more.
units-its-losses-count = Its losses still count in the tally of { $name }.
units-its-losses-count-unseen = Its losses still count in the tally of { $name }, but players are not told of them.
units-its-losses-count-for-nobody = Its losses count in nobody's tally.
units-what-changes = What changes
