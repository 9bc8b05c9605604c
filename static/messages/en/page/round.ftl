### Texts of round.

round-waits-for-its-turn = waits for its turn
round-acts-now = acts now
round-has-acted = has acted
round-does-not-act-this-round = does not act this round
round-turn-tracker = Turn tracker
round-round = Round
round-nothing-falls-this-round = Nothing falls this round.
round-1-unit-falls = 1 unit falls.
round-units-fall = { $count } units fall.
round-flew-and-stays-up-until-its = flew and stays up until its
round-flew-and-stay-up-until-their = flew and stay up until their
round-next-turn = { $list } { $value } next turn.
round-no-conflict-everyone-moves-freely = No conflict: everyone moves freely
round-start-the-conflict = Start the conflict
round-to-come = to come
round-to-fall = { $count } to fall
round-what-will-happen = { $counted }: what will happen
round-nothing-falls-this-round-2 = Nothing falls this round
round-nobody-in-sight-acts-in-this = Nobody in sight acts in this segment.
round-nobody-acts-in-this-segment = Nobody acts in this segment.
round-the-pilots-do-not-see-it = The pilots do not see it
round-the-others-do-not-see-it = The others do not see it
round-hidden-from-the-pilots = hidden from the pilots
round-hidden-from-the-others = hidden from the others
round-abstains-this-round = { $name } abstains this round
round-abstains = { $name } abstains
round-abstain = Abstain
round-and-energy-left = { $count } and { $energy } energy left
round-end-segment = End segment
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
round-somebody-unseen-acts = Somebody unseen acts
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
round-players-read-it-in-the-environmental = Players read it in the environmental segment. You carry it out when you resolve that.
round-add-the-effect = Add the effect
round-close = Close
round-n-ends = N ends
round-the-same-button-ends = The same button ends
round-the-turn-all-the-same-escape = { $endTurnReason }. { $value } the turn all the same, Escape does not.
round-end-anyway = { $endTurnReason }. End anyway?
round-will-fall = { $name } will fall
round-did-nothing = { $name } did nothing
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
round-fly-to = Fly to { $hex }, level { $level }
round-weapon-at = { $weapon } at { $target }, { $chance }{ $how }
round-nothing-worth-its-steps = Nothing more that is worth its steps.
round-end-then = End, then { $name }
round-play-all = Play all { $n }
round-play-it = Play it
round-plays-the-suggestions-of =
    { $n ->
        [one] Carries out the suggestions until its turn is over. It waits for players who roll.
       *[other] Carries out the suggestions for { $n } units until their turns are over. It waits for players who roll.
    }
round-playing-the-suggestions = Playing the suggestions. It waits for rolls and reactions.
round-stop = Stop
round-all-have-acted = Their turns are over.
round-one-after-the-other = One after the other, first { $name }
round-goal = Goal
round-the-goal = the goal
round-choose-where-they-go = Choose a hex that they go to
round-they-go-to = They go to { $hex }. Press again to forget it.
round-the-next-suggestion = What to do next ({ $key })
round-no-steps-left = No steps left.
round-prepared = , prepared
round-homing = , homing
round-start-group = Start { $name } ({ $n })
round-the-goal-is = They go to { $hex } now.
