### Texts of the dice system Course and Flow: lines of the log, offers, facts, refusals and words.

line-course-and-flow--course-set = The Handler sets the Course: { $die } { $face }
line-course-and-flow--shelter-ended = The Course has changed: Daring no longer protects { $player } and allies
line-course-and-flow--intent-stated = { $player } wants: { $text }. How: { $how }. Skill wished for: { $skill }, Flow: { $flow }
line-course-and-flow--intent-withdrawn = { $player } thinks better of it
line-course-and-flow--answered = Terms for { $player }: threshold { $threshold }, skill { $skill }, Flow { $flow }
line-course-and-flow--rolled = { $player } rolls { $first } { $first_face } and { $second } { $second_face }; the Course is { $die } { $face }
line-course-and-flow--elected = { $player } pairs { $die } { $face } with the Course, { $course } { $course_face }; { $other } { $other_face } will be the next Course
line-course-and-flow--token-gained = A six: a { $token } token for { $player }
line-course-and-flow--tie = A tie on { $face }: a dramatic setback for { $player }. No die is high, nothing protects, and no token averts it
line-course-and-flow--may-learn = The face is larger than the skill: { $player } may raise { $skill } to { $value }
line-course-and-flow--learnt = { $player } has learnt something: { $skill } is { $value } now
line-course-and-flow--not-learnt = { $player } leaves { $skill } as it is
line-course-and-flow--high-compelling = Compelling is high: a witness is impressed by { $player }
line-course-and-flow--high-daring = Daring is high: no harm to { $player } and allies until the Course that this roll sets is replaced
line-course-and-flow--high-expertise = Expertise is high: this roll costs { $player } no Flow
line-course-and-flow--high-sneaky = Sneaky is high: only those whom { $player } allows notice any of this
line-course-and-flow--high-thriving = Thriving is high: { $player } may recover one slot of any track
line-course-and-flow--sum-not-yet = Sum { $sum }: not quite yet
line-course-and-flow--sum-win = Sum { $sum } against threshold { $threshold }: the Handler owes { $player } a win
line-course-and-flow--sum-intent = Sum { $sum } against threshold { $threshold }: { $player } may have the intent
line-course-and-flow--flow-gained = Flow { $flow } rises to { $value }
line-course-and-flow--flow-begun = Flow { $flow } begins at { $value }
line-course-and-flow--flow-lost = Flow { $flow } falls to 0
line-course-and-flow--flow-kept = Flow { $flow } stays at { $value }
line-course-and-flow--no-flow-begun = { $player } begins no Flow
line-course-and-flow--win-offered = The Handler offers { $player } a win: { $text }
line-course-and-flow--win-taken = { $player } takes the win: { $text }
line-course-and-flow--intent-taken = { $player } has the intent: { $text }
line-course-and-flow--declined = { $player } declines: not quite yet
line-course-and-flow--nothing-to-recover = No slot of any track is marked, so the recovery is lost
line-course-and-flow--recovered = { $player } recovers slot { $slot } of { $track }
line-course-and-flow--not-recovered = { $player } recovers nothing
line-course-and-flow--reacted = How it ends for { $player }: { $text }
line-course-and-flow--course-follows = The Course is { $die } { $face } now, set by { $player }
line-course-and-flow--roll-cancelled = The Handler drops the roll of { $player }; the Course stays
line-course-and-flow--asked =
    { $player } asks{ $about ->
        [true] { " " }about{ " " }
       *[other] { "" }
    }{ $text }: { $question }
line-course-and-flow--token-spent =
    { $player } spends a { $token } token{ $about ->
        [true] { " " }about{ " " }
       *[other] { "" }
    }{ $text }: { $question }
line-course-and-flow--question-answered = { $player } learns: { $text }
line-course-and-flow--flow-set = The Handler sets Flow { $flow } to { $value }
line-course-and-flow--flow-dropped = The Handler ends Flow { $flow }
line-course-and-flow--skill-set = The Handler sets { $skill } of { $player } to { $value }
line-course-and-flow--tokens-set = The Handler sets the { $token } tokens of { $player } to { $value }
line-course-and-flow--dice-set = Dice available to { $player }: { $dice }
line-course-and-flow--track-set =
    The Handler sets the track { $track } ({ $kind }) to { $slots ->
        [one] one slot
       *[other] { $slots } slots
    }
line-course-and-flow--track-dropped = The Handler takes away the track { $track }
line-course-and-flow--slot-marked = Slot { $slot } of { $track } is marked
line-course-and-flow--slot-cleared = Slot { $slot } of { $track } is cleared
offer-course-and-flow--course = Set the Course
offer-course-and-flow--state = State an intent for { $player }
offer-course-and-flow--restate = Change the intent of { $player }
offer-course-and-flow--withdraw = Take back the intent of { $player }
offer-course-and-flow--answer = Set the terms for { $player }: { $text }. How: { $how }
offer-course-and-flow--answer-again = Change the terms for { $player }
offer-course-and-flow--roll = Pick two dice for { $player }: threshold { $threshold }, skill { $skill }, Flow { $flow }
offer-course-and-flow--elect = Elect the die to pair with the Course, { $die } { $face }
offer-course-and-flow--learn = Learn from the setback: { $skill } may rise to { $value }
offer-course-and-flow--offer = Offer { $player } a win short of the intent: { $text }. Sum { $sum }, threshold { $threshold }
offer-course-and-flow--offer-again = Offer { $player } another win
offer-course-and-flow--take-win =
    Take the win: { $text }{ $used ->
        [true] . Flow{ " " }
       *[other] { "" }
    }{ $flow }{ $kept ->
        [true] { " " }stays
       *[other] { "" }
    }{ $lost ->
        [true] { " " }falls to 0
       *[other] { "" }
    }
offer-course-and-flow--take-intent =
    Have the intent: { $text }{ $used ->
        [true] . Flow{ " " }
       *[other] { "" }
    }{ $flow }{ $kept ->
        [true] { " " }stays
       *[other] { "" }
    }{ $lost ->
        [true] { " " }falls to 0
       *[other] { "" }
    }
offer-course-and-flow--decline = Decline it, not quite yet: Flow { $flow } gains 1
offer-course-and-flow--decline-bare = Decline it, not quite yet: a new Flow may begin
offer-course-and-flow--begin-flow = Not quite yet: a new Flow may begin
offer-course-and-flow--recover = Recover one slot
offer-course-and-flow--react =
    Say how it ends for { $player }: { $text }. Sum { $sum }, threshold { $threshold }: { $came }. { $harm ->
        [true] Harm may land.
       *[other] Daring bars harm.
    } { $notice ->
        [true] It may be noticed.
       *[other] Sneaky bars notice.
    }
offer-course-and-flow--react-tie =
    Say how it ends for { $player }: { $text }. It came to { $came }. { $harm ->
        [true] Harm may land.
       *[other] Daring bars harm.
    } { $notice ->
        [true] It may be noticed.
       *[other] Sneaky bars notice.
    }
offer-course-and-flow--ask = Ask a question without a token ({ $player })
offer-course-and-flow--spend = Spend a token on a question that must be answered ({ $player })
offer-course-and-flow--tell =
    Answer { $player }{ $about ->
        [true] { " " }about{ " " }
       *[other] { "" }
    }{ $text }: { $question }
offer-course-and-flow--help = The answer helps a Flow that is there: { $text }
offer-course-and-flow--help-new = The answer begins a new Flow: { $text }
offer-course-and-flow--set-flow = Set a Flow
offer-course-and-flow--drop-flow = End a Flow
offer-course-and-flow--set-skill = Set a skill
offer-course-and-flow--set-tokens = Set tokens
offer-course-and-flow--set-dice = Set the dice available to { $player }
offer-course-and-flow--set-track = Set a track
offer-course-and-flow--drop-track = Take away a track
offer-course-and-flow--mark = Mark a slot
offer-course-and-flow--clear = Clear a slot
offer-course-and-flow--cancel = Drop the roll of { $player }
fact-course-and-flow--course = The Course is { $die } { $face }, set by { $player }
fact-course-and-flow--no-course = There is no Course yet: the Handler sets the first
fact-course-and-flow--shelter = Daring protects { $player } and allies until the Course changes
fact-course-and-flow--flow = Flow { $flow }: { $value }
fact-course-and-flow--skill = { $player }: { $skill } { $value }
fact-course-and-flow--tokens =
    { $player }: { $value ->
        [one] one token
       *[other] { $value } tokens
    } ({ $token })
fact-course-and-flow--dice = { $player } has these dice only: { $dice }
fact-course-and-flow--track = { $track } ({ $kind }): { $marked } of { $slots } marked
fact-course-and-flow--intent = { $player } wants: { $text }
fact-course-and-flow--intent-answered = { $player } wants: { $text }. Threshold { $threshold }, skill { $skill }, Flow { $flow }
fact-course-and-flow--roll = { $player } has rolled { $first } { $first_face } and { $second } { $second_face }, threshold { $threshold }, Flow and skill +{ $modifiers }
fact-course-and-flow--elected = { $die } is elected: { $outcome }, sum { $sum }
fact-course-and-flow--elected-tie = { $die } is elected: { $outcome }
fact-course-and-flow--phase = The roll waits for { $phase }
fact-course-and-flow--harm = Daring is not the higher die: how it ends may bring harm
fact-course-and-flow--notice = Sneaky is not the higher die: it may be noticed
fact-course-and-flow--question =
    { $player } waits for an answer{ $about ->
        [true] { " " }about{ " " }
       *[other] { "" }
    }{ $text }: { $question }
fact-course-and-flow--answer = { $player } has an answer: { $text }
refusal-course-and-flow--no-such-player = Nobody at this table is called { $player }
refusal-course-and-flow--not-your-character = { $player } is not yours to play
refusal-course-and-flow--npc-never-rolls = { $player } is a character of the Handler, and those do not roll
refusal-course-and-flow--roll-open = The roll of { $player } is still open: it is closed by the Handler's last word
refusal-course-and-flow--no-course = There is no Course yet: the Handler sets the first
refusal-course-and-flow--set-the-course = { $player } set this Course; somebody else has to set another one first
refusal-course-and-flow--too-few-dice = { $player } has fewer than two dice to pick from beside the Course
refusal-course-and-flow--no-intent = { $player } has stated no intent
refusal-course-and-flow--no-terms = The Handler has not said yet what the roll of { $player } takes
refusal-course-and-flow--terms-changed = What the roll of { $player } takes has changed: look again
refusal-course-and-flow--no-such-flow = There is no Flow called { $flow }
refusal-course-and-flow--threshold-too-low = A threshold is at least { $least }, because less is never enough; { $threshold } is not
refusal-course-and-flow--threshold-too-high = A threshold is at most { $most }; { $threshold } is more
refusal-course-and-flow--same-die = { $die } twice: the two dice must be different
refusal-course-and-flow--course-die = { $die } is the Course's own die
refusal-course-and-flow--die-not-available = { $die } is not available to { $player }
refusal-course-and-flow--die-not-rolled = { $die } is not one of the two dice of this roll
refusal-course-and-flow--no-roll = No roll is open
refusal-course-and-flow--not-now = The roll of { $player } waits for { $phase } now
refusal-course-and-flow--no-win-due = The sum of the roll of { $player } calls for no win
refusal-course-and-flow--nothing-to-take = Not quite yet: there is nothing for { $player } to take
refusal-course-and-flow--flow-used = This roll uses Flow { $flow } already, and only one ever applies
refusal-course-and-flow--flow-exists = There is a Flow called { $flow } already
refusal-course-and-flow--flow-in-use = The open roll uses Flow { $flow }
refusal-course-and-flow--slot-not-marked = Slot { $slot } of { $track } is not marked
refusal-course-and-flow--no-such-question = There is no such question
refusal-course-and-flow--no-token = { $player } has no token of this type: { $token }
refusal-course-and-flow--answered-already = That has been answered
refusal-course-and-flow--not-answered = { $player } still waits for the answer
refusal-course-and-flow--no-such-track = There is no track called { $track }
refusal-course-and-flow--no-such-slot = { $track } has no slot { $slot }
word-course-and-flow--compelling = Compelling
word-course-and-flow--daring = Daring
word-course-and-flow--expertise = Expertise
word-course-and-flow--sneaky = Sneaky
word-course-and-flow--thriving = Thriving
word-course-and-flow--rumor = Rumor
word-course-and-flow--initiative = Initiative
word-course-and-flow--foresight = Foresight
word-course-and-flow--clue = Clue
word-course-and-flow--focus = Focus
word-course-and-flow--rumor-1 = What have I been warned of?
word-course-and-flow--rumor-2 = Which secret of mine opens a door now?
word-course-and-flow--rumor-3 = What do they believe that is wrong?
word-course-and-flow--initiative-1 = Who could be hurt most easily here?
word-course-and-flow--initiative-2 = Where would I make the most difference?
word-course-and-flow--initiative-3 = How do I get through all of this fastest?
word-course-and-flow--foresight-1 = What are they about to do?
word-course-and-flow--foresight-2 = What did I get ready for exactly this?
word-course-and-flow--foresight-3 = Which of our ways is the likeliest to work?
word-course-and-flow--clue-1 = What is here that only I have noticed?
word-course-and-flow--clue-2 = Which trifle of the past matters now?
word-course-and-flow--clue-3 = What did I once see in secret that gives me a hold now?
word-course-and-flow--focus-1 = What deserves my worry most?
word-course-and-flow--focus-2 = What can I leave alone, because it only distracts?
word-course-and-flow--focus-3 = Who is in the greatest need?
word-course-and-flow--destiny = destiny
word-course-and-flow--damage = damage
word-course-and-flow--nothing = none
word-course-and-flow--handler = the Handler
word-course-and-flow--tie = Tie
word-course-and-flow--not-yet = Not yet
word-course-and-flow--win = A win is offered
word-course-and-flow--intent = Intent
word-course-and-flow--came-tie = a tie, a dramatic setback
word-course-and-flow--came-not-yet = not quite yet
word-course-and-flow--came-win = a win short of the intent
word-course-and-flow--came-intent = the intent
word-course-and-flow--the-course = Course
word-course-and-flow--the-flow = Flow
word-course-and-flow--the-election = election
word-course-and-flow--the-threshold = threshold
word-course-and-flow--about-the-course = one die that lies on the table with its face; every roll is paired with it, and the die you did not elect is the next Course
word-course-and-flow--about-the-flow = something that is going for you: its number is added to the sum; it grows with every roll that falls short and is used up by a win
word-course-and-flow--about-the-election = of the two dice that you rolled you choose the one to pair with the Course
word-course-and-flow--about-the-threshold = what the sum (Course, elected die, skill and Flow) has to reach for the intent; from 7 on it still brings something less, a win
word-course-and-flow--token = A token
word-course-and-flow--may-tie = A die ties
word-course-and-flow--high-compelling = Compelling can be high
word-course-and-flow--high-daring = Daring can be high
word-course-and-flow--high-expertise = Expertise can be high
word-course-and-flow--high-sneaky = Sneaky can be high
word-course-and-flow--high-thriving = Thriving can be high
word-course-and-flow--about-token = one of the paired dice shows a six, which gives a token: spend it later on a question that the Handler has to answer
word-course-and-flow--about-may-tie = one of your two dice can show the same face as the Course; elect the other, if there is one
word-course-and-flow--about-tie = the elected die shows the same face as the Course: a setback, and nothing is added up
word-course-and-flow--about-not-yet = the sum is 6 or less: nothing is won, but the Flow grows by 1
word-course-and-flow--about-win = the sum is 7 or more and short of the threshold: the Handler offers something less than the intent
word-course-and-flow--about-intent = the sum reaches the threshold: you have what you set out for
word-course-and-flow--about-high-compelling = as the higher die of the pair it impresses a witness
word-course-and-flow--about-high-daring = as the higher die of the pair it keeps harm from you and your allies
word-course-and-flow--about-high-expertise = as the higher die of the pair it keeps the Flow from being used up
word-course-and-flow--about-high-sneaky = as the higher die of the pair it lets only those notice whom you allow
word-course-and-flow--about-high-thriving = as the higher die of the pair it recovers one slot of a track
word-course-and-flow--elect = the election
word-course-and-flow--learn = the learning experience
word-course-and-flow--offer = the win that the Handler owes
word-course-and-flow--settle = the player's choice
word-course-and-flow--recover = the slot to recover
word-course-and-flow--react = the Handler's last word
