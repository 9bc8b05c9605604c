### Texts of round.

round-waits-for-its-turn = waits for its turn
round-acts-now = acts now
round-has-acted = has acted
round-does-not-act-this-round = does not act this round
round-turn-tracker = Turn tracker
round-round = Round
round-nothing-falls-this-round = Nothing falls this round.
round-units-are-harmed = { $n ->
    [one] 1 unit is harmed.
   *[other] { $n } units are harmed.
}
round-the-ceiling-comes-down-now = The ceiling comes down.
round-1-unit-falls = 1 unit falls.
round-units-fall = { $count } units fall.
round-units-come-to-rest =
    { $n ->
        [one] 1 unit comes to rest on another one.
       *[other] { $n } units come to rest on others.
    }
round-flew-and-stays-up-until-its = flew and stays up until its
round-flew-and-stay-up-until-their = flew and stay up until their
round-next-turn = { $list } { $value } next turn.
round-no-conflict-everyone-moves-freely = No conflict: everyone moves freely
round-start-the-conflict = Start the conflict
round-to-come = to come
round-n-fall =
    { $n ->
        [one] 1 unit falls
       *[other] { $n } units fall
    }
round-n-zones-act =
    { $n ->
        [one] 1 zone acts
       *[other] { $n } zones act
    }
round-n-ceiling = the ceiling comes down
round-n-effects =
    { $n ->
        [one] 1 other effect
       *[other] { $n } other effects
    }
round-falls-out-of-sight = falls; where it ends is out of sight
round-see-the-map = See it on the map
round-see-the-map-means = Folds this list and the unit's card, and shows on the map all that will happen
round-see-the-list = See the list
round-ceiling-to-level = ceiling down to level { $level }
round-would-press = { $n ->
    [0] Nobody is above it now.
    [one] It would press { $names } down now.
   *[other] It would press { $names } down now.
}
round-would-bar = { $name } has no room below this level now: the ceiling could not come.
round-for-the-next-conflict = for the next conflict
round-what-will-happen = { $counted }: what will happen
round-nothing-comes-this-round = Nothing happens in it this round
round-nobody-in-sight-acts-in-this = Nobody in sight acts in this segment.
round-nobody-acts-in-this-segment = Nobody acts in this segment.
round-the-pilots-do-not-see-it = The pilots do not see it
round-the-others-do-not-see-it = The others do not see it
round-hidden-from-the-pilots = hidden from the pilots
round-hidden-from-the-others = hidden from the others
round-abstains-this-round = { $name } abstains this round
round-let-abstain = Let { $name } abstain
round-abstain = Abstain
round-abstain-anyway = { $reason }. Abstain anyway?
round-and-energy-left = { $count } and { $energy } energy left
round-end-segment = End segment
round-end-segment-skip = End segment: who still waits does not act
round-skip-the-rest = Skip the rest?
round-start-s-turn = Start { $name }'s turn
round-resolve-the-falls = Resolve the falls
round-next-round = Next round
round-for = for { $pilotNames }
round-it-is-a-pilots = { $label }: it is a pilot's
round-not-yet = Not yet
round-end-s-turn = End { $name }'s turn
round-acts = { $name } acts
round-the-handler-resolves-the-falls = The Handler resolves the falls
round-the-handler-begins-the-next-round = The Handler begins the next round
round-segment-goes-on = The { $segment } segment goes on
round-and-others = { " " }and others
round-waiting-for = Waiting for { $names }{ $value }
round-waiting-for-list = Waiting for { $list }
round-choose-who-acts = Choose who acts: { $list }
round-nothing-falls-this-round-airborne = Nothing falls this round. { $airborne }
round-overrule-does-not-fall-the-log = Overrule: { $name } does not fall. The log says so.
round-stop-it = Stop it
round-falls-about-to-happen = Falls about to happen
round-every-round = every round
round-take-away = Take away: { $text }
round-take-away-2 = Take away
round-environment = Environment
round-effects-of-the-environment = Effects of the environment
round-effects-of-the-environment-count = Effects of the environment, { $count }
round-what-the-environment-does-in-its = What the environment does in its segment besides falls
round-the-environment = The environment
round-in-its-segment-besides-falls = in its segment, besides falls
round-what-it-will-do = What it will do
round-the-river-rises-by-one-level = The river rises by one level
round-every-round-2 = Every round
round-players-read-it-in-the-environmental = Players read it in the environmental segment. A ceiling comes down by itself then; you carry out everything else.
round-add-the-effect = Add the effect
round-close = Close
round-n-ends = N ends
round-the-same-button-ends = The same button ends
round-the-turn-all-the-same-escape = { $endTurnReason }. { $value } the turn all the same, Escape does not.
round-end-anyway = { $endTurnReason }. End anyway?
round-will-fall = { $name } will fall
round-did-nothing = { $name } did nothing
round-move-is-planned = Its movement is only planned
round-someone = someone
round-waiting = { $count } waiting
round-in-another-scene =
    { $n ->
        [one] { $names } is in { $scene }, which is not shown now.
       *[other] { $names } are in { $scene }, which is not shown now.
    } The Handler can bring { $n ->
        [one] it
       *[other] them
    } here.
round-suggestions-for = Suggestions for { $name }
round-walk-to = Walk to { $hex }
round-walk-to-level = Walk to { $hex }, level { $level }
round-fly-to = Fly to { $hex }, level { $level }
round-weapon-at = { $weapon } at { $target }, { $chance }{ $how }
round-why-in-range = { $name } in sight, range { $distance }
round-why-on-the-way = on the way to { $name }
round-why-nearer = nearer to { $name }
round-why-leave = out of what harms it
round-why-at-the-goal = at the goal
round-why-to-the-goal =
    { $distance ->
        [one] { $distance } hex from the goal
       *[other] { $distance } hexes from the goal
    }
round-why-range = range { $distance } of { $reach }
round-why-integrity = { $mean } integrity on average
round-why-stability = { $mean } stability on average
round-why-destroys = destroys it { $percent }
round-why-staggered = it is staggered
round-why-not-steady = stability { $now } of { $most }
round-why-overheated = it is overheated
round-why-not-charged = energy { $now } of { $most }
round-why-falls = it would fall
round-why-in-the-air = it is in the air
round-nothing-worth-its-steps = Nothing more that is worth its steps.
round-it-spares-others = Nothing more: { $weapon } would hit others than enemies too.
round-it-finds-no-way = Nothing more: no way leads to a place from which it can attack.
round-it-finds-no-way-there = Nothing more: no way leads to its goal.
round-end-then = End, then { $name }
round-play-all = Play all { $n }
round-play-its-turn = Play { $name }'s turn
round-plays-the-suggestions-of =
    { $n ->
        [one] Carries out the suggestions until its turn is over. It waits for players who roll.
       *[other] Carries out the suggestions for { $n } units until their turns are over. It waits for players who roll.
    }
round-playing-the-suggestions = Playing the suggestions. It waits for rolls and reactions.
round-stop = Stop
round-all-have-acted =
    { $played ->
        [one] Its turn is over.
       *[other] Their turns are over.
    }
round-all-have-acted-but-hidden =
    { $n ->
        [one] The turns of the others are over. { $names } is hidden and still waits.
       *[other] The turns of the others are over. { $names } are hidden and still wait.
    }
round-all-have-acted-but-others =
    { $played ->
        [one] Its turn is over.
       *[other] Their turns are over.
    } { $n ->
        [one] { $names } still waits.
       *[other] { $names } still wait.
    }
round-n-others = { $n } others
round-played-summary = What was played
round-turns-played =
    { $n ->
        [one] 1 turn played
       *[other] { $n } turns played
    }
round-played-close = Close what was played
round-played-nothing = { $name }: { $why }
round-played-stopped =
    { $n ->
        [one] Stopped: { $names } has not finished its turn.
       *[other] Stopped: { $names } have not finished their turns.
    }
round-one-after-the-other = Start their turns one after the other, first { $name }; you play each yourself
round-goal = Goal
round-the-goal = the goal
round-choose-where-they-go = Goal: choose a hex that the suggestions lead the units to
round-they-go-to = They go to { $hex }. Press again to forget it.
round-the-next-suggestion = What to do next ({ $key })
round-no-steps-left = No steps left.
round-prepared = , prepared
round-homing = , homing
round-start-group = Group { $name } ({ $n })
round-the-goal-is = They go to { $hex } now.
round-in-round = round { $round }
round-left-out = left out this round
round-leave-it-out = Leave it out
round-let-it-act = Let it act
round-leave-out = Leave out this round: { $name }
round-let-act = Let it act after all: { $name }
round-the-ceiling-comes-down = The ceiling comes down
round-ceiling-comes-down = The ceiling comes down to level { $level }
round-to-level = To level
round-in-which-round = In round
round-what-the-environment-will-do = What the environment will do
round-pressed-down = { $name }: down to level { $level }
round-no-room-below = { $name } has no room below: move it, or leave the ceiling out
round-hits-nobody = hits nobody
round-not-hit = not { $name }
round-hit-after-all = Hit { $name } after all
round-do-not-hit = Do not hit { $name }
round-harm-damage = { $amount } damage
round-harm-impact = { $amount } impact
round-harm-heat = { $amount } heat
round-hit-stability = stability
round-hit-integrity = integrity
round-hit-energy = energy
round-hit-staggered = staggered
round-hit-overheats = overheats
round-hit-destroyed = destroyed
round-picture-pressed = to level { $level }
round-picture-no-room = no room below
round-picture-lost = lost
round-picture-rests = comes to rest
round-picture-fall =
    falls { $levels } { $levels ->
        [one] level
       *[other] levels
    }
round-picture-fall-impact =
    falls { $levels } { $levels ->
        [one] level
       *[other] levels
    }, impact { $impact }
round-picture-fall-destroyed =
    falls { $levels } { $levels ->
        [one] level
       *[other] levels
    }, destroyed
round-resolve-the-environment = Resolve the segment
round-the-handler-resolves-the-environment = The Handler resolves the segment
round-timer = Timer
round-timer-minutes = Minutes
round-timer-label = What for (may be empty)
round-timer-start = Start the timer
round-timer-hint = Everybody sees it beside the round. Nothing happens at its end.
round-timer-pause = Pause the timer
round-timer-resume = Let the timer run
round-timer-add = Add a minute
round-timer-remove = Remove the timer
round-timer-paused = paused
round-time-is-up = time is up
round-your-turn-begins = { $name }'s turn has begun: it is yours
round-to-the-map = To the map
round-acted-of = { $acted } of { $all } acted
round-show-only-who-acts = Show only who acts now
round-show-all-units-of-the-segment = Show all units of the segment
