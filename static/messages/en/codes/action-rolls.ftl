### Texts of the dice system Action Rolls: lines of the log, offers, facts, refusals and words.

line-action-rolls--ability = { $person }: { $ability } is now { $level }
line-action-rolls--acted =
    { $person } acts in the opening for { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }: { $text }
line-action-rolls--adjusted = The threshold of { $person } goes from { $before } to { $after }
line-action-rolls--amended = The Handler amends how “{ $text }” of { $person } ended: success, effect { $effect }
line-action-rolls--amended-failure = The Handler amends how “{ $text }” of { $person } ended: failure
line-action-rolls--announced = { $person }: { $text } ({ $ability }; { $attributes })
line-action-rolls--announced-in-opening = { $person } in the opening: { $text } ({ $ability }; { $attributes })
line-action-rolls--announced-in-opening-unskilled = { $person } in the opening: { $text } (unskilled; { $attributes })
line-action-rolls--announced-unskilled = { $person }: { $text } (unskilled; { $attributes })
line-action-rolls--attacks = { $person } attacks { $other }, whose Defense is the threshold
line-action-rolls--attribute = { $person }: { $attribute } is now { $value }
line-action-rolls--attributes = The attributes of this table: { $names }
line-action-rolls--cancelled = “{ $text }” of { $person } is taken back
line-action-rolls--contested = { $person } is contested by { $others }
line-action-rolls--damage = { $person } takes { $amount } damage
line-action-rolls--damage-by = { $person } takes { $amount } damage: { $reason }
line-action-rolls--defense = { $person }: Defense is now { $value }
line-action-rolls--defense-none = { $person } has no Defense any more
line-action-rolls--dies = { $person } dies
line-action-rolls--edited = The Handler changes the roll of { $person }: { $what }
line-action-rolls--effect = { $person } · { $text }: effect { $effect }
line-action-rolls--extra = { $person } spends an extra { $value }: { $to }
line-action-rolls--extra-for = { $person } spends an extra { $value }: { $to } ({ $text })
line-action-rolls--extras-rest =
    { $person } puts { $count ->
        [one] the last extra
       *[other] the last { $count } extras
    } into the effect
line-action-rolls--failed = { $person } fails against { $threshold }
line-action-rolls--failed-hidden = { $person } fails
line-action-rolls--forgotten = { $person } is rid of { $kind }: { $text }
line-action-rolls--framed = { $person } needs { $threshold }
line-action-rolls--framed-hidden = { $person } needs a number that the Handler keeps hidden
line-action-rolls--injured = { $person } has a new injury
line-action-rolls--mistakes =
    { $person } makes { $count ->
        [one] a mistake
       *[other] { $count } mistakes
    }: { $text }
line-action-rolls--modifiers = Modifiers for { $person }: { $roll } on every die, { $each } for every successful die, { $once } on the effect
line-action-rolls--noted = { $person } now has { $kind }: { $text }
line-action-rolls--ones-are-mistakes =
    { $person } rolled { $count ->
        [one] a 1: a mistake
       *[other] { $count } ones: mistakes
    }
line-action-rolls--openings =
    { $person } leaves { $count ->
        [one] an opening
       *[other] { $count } openings
    }: { $others } may act first
line-action-rolls--openings-and-mistakes =
    { $person } leaves { $count ->
        [one] an opening
       *[other] { $count } openings
    }: { $others } may act first; { $mistakes ->
        [one] one more 1 is a mistake
       *[other] { $mistakes } more ones are mistakes
    }
line-action-rolls--panics =
    { $person } panics and loses { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
line-action-rolls--passed = { $person } does nothing more in the opening
line-action-rolls--points =
    { $person } has { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
line-action-rolls--points-uncounted = The action points of { $person } are not counted
line-action-rolls--rolled = { $person } rolls { $dice }d{ $sides }: { $faces }
line-action-rolls--save-called = { $person } must save: { $kind }, { $dice }d6 against { $attribute }
line-action-rolls--save-called-for = { $person } must save: { $dice }d6 against { $attribute }, or else: { $reason }
line-action-rolls--save-failed = { $person } fails the save ({ $kind }): { $faces } against { $attribute } { $value }
line-action-rolls--save-failed-npc = { $person } fails the save ({ $kind }): { $faces } against { $attribute }
line-action-rolls--save-made = { $person } makes the save ({ $kind }): { $faces } against { $attribute } { $value }
line-action-rolls--save-made-npc = { $person } makes the save ({ $kind }): { $faces } against { $attribute }
line-action-rolls--save-waived = The Handler waives the save of { $person }: { $kind }
line-action-rolls--spent =
    { $person } spends { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
line-action-rolls--state = { $person } is now { $state }
line-action-rolls--state-over = { $person } is no longer { $state }
line-action-rolls--struggled = { $person } struggles with { $dice }d{ $sides }: { $faces }
line-action-rolls--succeeded =
    { $person } succeeds with { $value } against { $threshold }, { $extras ->
        [one] { $extras } extra success
       *[other] { $extras } extra successes
    }
line-action-rolls--succeeded-hidden =
    { $person } succeeds with { $value }, { $extras ->
        [one] { $extras } extra success
       *[other] { $extras } extra successes
    }
line-action-rolls--suffers = The save of { $person } is lost: { $reason }
line-action-rolls--turn-ends = The turn of { $person } ends
line-action-rolls--turn-starts = The turn of { $person } begins
offer-action-rolls--ability = Set an ability
offer-action-rolls--act =
    { $person }: act first, before { $actor } is judged, without a roll ({ $left ->
        [one] { $left } point
       *[other] { $left } points
    } left)
offer-action-rolls--amend = Amend how an action ended
offer-action-rolls--announce = { $person }: announce an action
offer-action-rolls--announce-in-opening =
    { $person }: act first, before { $actor } is judged, with a roll ({ $left ->
        [one] { $left } point
       *[other] { $left } points
    } left)
offer-action-rolls--attribute = Set an attribute
offer-action-rolls--attributes = The attributes of this table
offer-action-rolls--cancel = { $person }: take back “{ $text }”
offer-action-rolls--damage = Damage somebody
offer-action-rolls--defense = Set a Defense
offer-action-rolls--edit = { $person }: change the roll for “{ $text }”
offer-action-rolls--extra = { $person }: spend an extra success of “{ $text }”
offer-action-rolls--extra-again = { $person }: spend an extra success of “{ $text }” otherwise
offer-action-rolls--extras-rest = { $person }: all extras left add to the effect of “{ $text }”
offer-action-rolls--forget = { $person }: take away what has stayed
offer-action-rolls--frame =
    { $person }: set the threshold for “{ $text }” ({ $ability }; { $attributes }: { $dice ->
        [one] 1
       *[other] up to { $dice }
    }d{ $sides })
offer-action-rolls--frame-struggle = { $person }: set the threshold for “{ $text }” ({ $ability }; { $attributes }: a struggle, { $dice }d{ $sides })
offer-action-rolls--frame-again = { $person }: set the threshold for “{ $text }” anew
offer-action-rolls--judge = { $person }: judge “{ $text }” after the openings, threshold { $threshold }
offer-action-rolls--mistakes =
    { $person }: say what goes wrong with “{ $text }” ({ $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    })
offer-action-rolls--no-openings =
    { $person }: { $count ->
        [one] the 1 is a mistake
       *[other] the { $count } ones are mistakes
    }
offer-action-rolls--note = Note what stays with somebody
offer-action-rolls--openings =
    { $person }: { $count ->
        [one] a 1 is an opening
       *[other] { $count } ones are openings
    }, say who acts
offer-action-rolls--pass = { $person }: do nothing more in the opening of { $actor }
offer-action-rolls--points = Set action points
offer-action-rolls--roll = { $person }: roll for “{ $text }”, threshold { $threshold }
offer-action-rolls--roll-hidden = { $person }: roll for “{ $text }”, threshold hidden
offer-action-rolls--save-call = Call for a save
offer-action-rolls--save-drop = { $person }: waive the save ({ $kind })
offer-action-rolls--save-roll = { $person }: roll the save ({ $kind }), { $dice }d6 against { $attribute }
offer-action-rolls--state = Set a state
offer-action-rolls--struggle = { $person }: struggle for “{ $text }”, threshold { $threshold }
offer-action-rolls--struggle-hidden = { $person }: struggle for “{ $text }”, threshold hidden
offer-action-rolls--turn-end = End somebody's turn
offer-action-rolls--turn-start = Begin somebody's turn
fact-action-rolls--at-announced = { $person } · { $text }: the Handler sets the threshold
fact-action-rolls--at-extras = { $person } · { $text }: extra successes are spent
fact-action-rolls--at-framed = { $person } · { $text }: how many dice is yet to be chosen
fact-action-rolls--at-judging = { $person } · { $text }: the Handler judges
fact-action-rolls--at-mistakes = { $person } · { $text }: the Handler says what goes wrong
fact-action-rolls--at-ones = { $person } · { $text }: the Handler says who acts first
fact-action-rolls--at-openings = { $person } · { $text }: others act first
fact-action-rolls--defense = { $person }: Defense { $value }
fact-action-rolls--defense-secret = { $person }: Defense { $value }, known to the Handler alone
fact-action-rolls--failure = Last: { $person } · { $text }, failure
fact-action-rolls--points =
    { $person }: { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }
fact-action-rolls--save = { $person } has a save to roll: { $kind }
fact-action-rolls--states = { $person } is { $states }
fact-action-rolls--success = Last: { $person } · { $text }, success, effect { $effect }
refusal-action-rolls--above-potential =
    The Potential allows { $most ->
        [one] { $most } die
       *[other] { $most } dice
    }
refusal-action-rolls--attacks-itself = Nobody attacks themselves
refusal-action-rolls--attribute-twice = { $attribute } counts once: name two different attributes or one
refusal-action-rolls--busy = { $player } has an action in resolution, which must end first
refusal-action-rolls--cannot-act = { $player } cannot act first: in resolution, without action points or dead
refusal-action-rolls--contests-itself = Nobody contests their own action
refusal-action-rolls--dead = { $player } is dead
refusal-action-rolls--dice-are-rolled = The dice are rolled
refusal-action-rolls--extra-is-spent = Die { $die } is spent already
refusal-action-rolls--no-extra = Die { $die } is no extra success
refusal-action-rolls--no-mistake = There is no mistake to undo
refusal-action-rolls--no-opening = { $player } has no opening to act in
refusal-action-rolls--no-such-attempt = There is no such action
refusal-action-rolls--no-such-attribute = There is no attribute { $attribute } at this table
refusal-action-rolls--no-such-faces =
    That is not { $dice ->
        [one] { $dice } face
       *[other] { $dice } faces
    } of a d{ $sides }
refusal-action-rolls--no-such-note = There is no number { $number }
refusal-action-rolls--no-such-player = There is nobody of that name
refusal-action-rolls--no-such-save = There is no such save
refusal-action-rolls--not-framed = The Handler has not set the threshold yet
refusal-action-rolls--not-now = It is not time for that step
refusal-action-rolls--not-rolled = Nothing is rolled yet
refusal-action-rolls--not-your-character = { $player } is somebody else's character
refusal-action-rolls--opening-cost = An action in this opening costs 1 to { $most } action points
refusal-action-rolls--save-waits = { $player } has a save to roll first
refusal-action-rolls--struggle-is-one = A struggle is exactly one d4
refusal-action-rolls--too-few-points =
    { $need ->
        [one] { $need } action point
       *[other] { $need } action points
    } needed, { $have } left
refusal-action-rolls--too-many = { $most } are enough
refusal-action-rolls--too-many-openings =
    There are only { $most ->
        [one] { $most } one
       *[other] { $most } ones
    }
word-action-rolls--action = action
word-action-rolls--contested = who contests
word-action-rolls--death = death
word-action-rolls--dead = dead
word-action-rolls--dieing = dieing
word-action-rolls--do-ability = Set ability
word-action-rolls--do-act = Act first
word-action-rolls--do-amend = Amend
word-action-rolls--do-attribute = Set attribute
word-action-rolls--do-attributes = Set attributes
word-action-rolls--do-cancel = Take back
word-action-rolls--do-defense = Set Defense
word-action-rolls--do-edit = Change
word-action-rolls--do-extra = Spend
word-action-rolls--do-extras-rest = All to the effect
word-action-rolls--do-forget = Take away
word-action-rolls--do-frame = Set threshold
word-action-rolls--do-mistakes = Say so
word-action-rolls--do-no-openings = Mistakes
word-action-rolls--do-openings = Give openings
word-action-rolls--do-pass = Do nothing
word-action-rolls--do-points = Set points
word-action-rolls--do-save-call = Call for it
word-action-rolls--do-save-drop = Waive
word-action-rolls--do-save-roll = Roll
word-action-rolls--do-state = Set state
word-action-rolls--do-turn-end = End turn
word-action-rolls--do-turn-start = Begin turn
word-action-rolls--each = effect modifiers
word-action-rolls--effect = effect
word-action-rolls--faces = faces
word-action-rolls--failure = failure
word-action-rolls--hidden = secrecy
word-action-rolls--injury = injury
word-action-rolls--journeyman = Journeyman
word-action-rolls--legend = Legend
word-action-rolls--master = Master
word-action-rolls--mend = one mistake less
word-action-rolls--mistake = mistake
word-action-rolls--none = unskilled
word-action-rolls--note = note
word-action-rolls--novice = Novice
word-action-rolls--once = effect modifiers on the total
word-action-rolls--other = something else
word-action-rolls--panic = panic
word-action-rolls--panicked = panicked
word-action-rolls--roll = roll modifiers
word-action-rolls--save = save
word-action-rolls--struggle = struggle
word-action-rolls--success = success
word-action-rolls--threshold = threshold
word-action-rolls--wounded = wounded
word-action-rolls--ones-2 = 2 ones
word-action-rolls--ones-3 = 3 ones
word-action-rolls--ones-4 = 4 ones
word-action-rolls--ones-5 = 5 ones
word-action-rolls--ones-0 = no 1
word-action-rolls--ones-1 = one 1
word-action-rolls--failed-2 = 2 dice fail
word-action-rolls--failed-3 = 3 dice fail
word-action-rolls--failed-4 = 4 dice fail
word-action-rolls--failed-5 = 5 dice fail
word-action-rolls--failed-6 = 6 dice fail
word-action-rolls--failed-7 = 7 dice fail
word-action-rolls--failed-8 = 8 dice fail
word-action-rolls--failed-9 = 9 dice fail
word-action-rolls--failed-10 = 10 dice fail
word-action-rolls--failed-1 = one die fails
