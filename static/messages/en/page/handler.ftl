### Texts of handler.

handler-the-table-is-ready = The table is ready
handler-this-browser-is-its-handler-the = This browser is its Handler. The link lets you in from another one, or once this one has forgotten: keep it, for it is shown only here.
handler-handlers-link = Handler's link
handler-i-have-kept-it = I have kept it
handler-overrule-the-round = Overrule the round…
handler-overrule-the-round-its-number-segment = Overrule the round: its number, segment, whose turn
handler-may-act-once-more = May act once more
handler-overrule-the-round-2 = Overrule the round
handler-the-log-says-so = the log says so
handler-round = Round
handler-segment = Segment
handler-whose-turn-it-is = Whose turn it is
handler-nobodys = nobody's
handler-why-for-the-log = Why (for the log)
handler-set-it-so = Set it so
handler-cancel = Cancel
handler-take-from = Take { $name } from { $name2 }
handler-the-handler = the Handler
handler-give-to = Give { $name } to
handler-let-another-steer = Let another steer { $name }
handler-the-handler-give-it-to = the Handler; give it to …
handler-and = and …
handler-each-of-them-may-do-for = Each of them may do for it what its pilot may.
handler-steered-by-changes-at-once = Steered by (changes at once)
handler-you = (you)
handler-let-go-of = Let go of { $name }
handler-let-go = Let go?
handler-what-to-do-about = What to do about { $name }
handler-be-a-pilot = Be a pilot
handler-make-a-pilot = Make a pilot
handler-you-will-run-nothing-here = You will run nothing here
handler-sees-and-runs-no-more-than = Sees and runs no more than a pilot
handler-make-a-handler = Make a Handler
handler-sees-and-may-do-all-that = Sees and may do all that you do
handler-send-away = Send away
handler-send-away-the-link-lets-them = Send away? The link lets them in again
handler-ban = Ban
handler-ban-their-browser-takes-no-other = Ban? Their browser takes no other seat here
handler-banned = Banned ({ $count })
handler-since = { $name }, since { $toLocaleString }
handler-lift-the-ban = Lift the ban
handler-may-take-a-seat-again = May take a seat again?
handler-a-ban-holds-for-their-browser = A ban holds for their browser. Who has the link can still come with another one: a new link above keeps them out for good.
handler-seats = Seats
handler-about = About
handler-the-rules-are-those-of-frame = The rules are those of Frame State by Gerard van Silke, published under CC BY-SA 4.0.{ $value }
handler-credits-and-licences = Credits and licences
handler-this-page = This page
handler-shortcuts = Shortcuts
handler-invite = Invite
handler-pilots-join-with = Pilots join with
handler-spectators-join-with = Spectators join with
handler-new-pilot-link = New pilot link
handler-the-old-link-stops-working = The old link stops working
handler-new-spectator-link = New spectator link
handler-the-new-link-is-ready-to = The new link is ready to copy.
handler-scenes = Scenes ({ $count })
handler-the-scenes = The scenes
handler-shown-now = shown now
handler-conflict-in-round = conflict in round { $round }
handler-only-handlers-see-this-scene = Only Handlers see this scene.
handler-players-are-in = Players see { $name }.
handler-back-to = Back to { $name }
handler-open-now = open, only for you
handler-open-scene = Open
handler-only-you-see-it = Only Handlers see it; players stay where they are
handler-show-scene = Show…
handler-edit-scene = Edit { $name }
handler-take-along = Take along
handler-everybody = Everybody
handler-nobody-is-here = No unit is here.
handler-show-with-units =
    { $n ->
        [0] Show { $name }
        [one] Show { $name } with { $n } unit
       *[other] Show { $name } with { $n } units
    }
handler-bring-units-to = Bring units to { $name }
handler-open-attacks-end =
    { " " }{ $n ->
        [one] Their open attack ends.
       *[other] Their { $n } open attacks end.
    }
handler-unit-in-scene = { $name } (in { $scene })
handler-remove-it-with-players-units = Remove it with { $n } units, { $players } of them pilots'?
handler-leave-them = Leave them
handler-bring-so-many =
    { $n ->
        [one] Bring { $n } unit
       *[other] Bring { $n } units
    }
handler-name-of-the-scene = Name of the scene
handler-copy-the-scene = Copy
handler-move-up = Move up
handler-move-down = Move down
handler-remove-the-scene = Remove
handler-remove-it-with-its-units =
    { $n ->
        [0] Remove it
        [one] Remove it with { $n } unit
       *[other] Remove it with { $n } units
    }
handler-switch-to = Switch to { $name }
handler-the-conflict-here-stops-in-round = The conflict here stops in round { $round } and goes on when you come back.{ " " }
handler-stay-here = Stay here
handler-new-scene-on-a-blank-map = New scene on a blank map
handler-under-the-dam = Under the dam
handler-columns = Columns
handler-rows = Rows
handler-add-the-scene = Add the scene
handler-pilots-will-see-the-whole-map = Pilots will see the whole map of { $name }, with everybody there who is not hidden.
handler-their-own-units = their own units
handler-units-of-their-side = units of their side
handler-pilots-will-see-of-what-there = Pilots will see of { $name } what { $value } there see, and nothing where they have none.
handler-pilots-may-name-the-mark-of = Pilots may name the mark of a test
handler-upgrades-of-a-sheet-wait-for = Upgrades of a sheet wait for your approval
handler-pilots-may-repair-in-the-field = Pilots may repair in the field
handler-the-crew-shares-a-missions-base = The crew shares a mission's base pay instead of each getting it all
handler-off = Off
handler-players-see-the-whole-map-and = Players see the whole map and everybody who is not hidden.
handler-team = Team
handler-pilots-share-their-eyes-they-see = Pilots share their eyes: they see what any pilot's or ally's unit sees, and remember the ground.
handler-own = Own
handler-each-pilot-sees-with-the-own = Each pilot sees with the own units only; friends are always shown.
handler-all = All
handler-players-read-every-number-of-the = Players read every number of the units that are not theirs.
handler-condition = Condition
handler-players-read-of-others-only-how = Players read of others only how they are: whole, damaged, badly damaged. The chances to hit them stay exact; what a hit would do is not told.
handler-nothing = Nothing
handler-players-read-no-numbers-and-no = Players read no numbers and no condition of units that are not theirs. The chances to hit them stay exact; what a hit would do is not told.
handler-how-far-units-see-in-hexes = How far units see, in hexes
handler-farther-off-nobody-is-seen-in = Farther off nobody is seen, in line or not. A highlighted unit is seen anywhere.
handler-fog = Fog
handler-numbers-of-npcs = Numbers of NPCs
handler-options = Options
handler-name-of-the-table = Name of the table
handler-rename = Rename
handler-seconds-in-which-a-reaction-can = Seconds in which a reaction can be claimed
handler-at-0-no-attack-waits-for = At 0 no attack waits for a reaction.
handler-delete-the-table = Delete the table
handler-delete-it-for-everyone = Delete it for everyone?
handler-start-the-conflict = Start the conflict
handler-end-the-conflict = End the conflict
handler-end-it-now = End it now?
handler-conflict-and-table = Conflict and table
handler-export-the-table = Export the table
handler-export-with-history-opened-from-the = Export with history: opened from the start page of any Hexframe, the table can be looked back at there
handler-dice-systems = Dice systems
handler-each-has-its-panel-in-the = Each has its panel in the Dice tab. What one has kept stays when it is put away.
handler-link-to = Link to { $name }
handler-replay-of-shown-only-now = Replay of { $name }: shown only now
handler-take-back-the-link-to = Take back the link to { $name }
handler-take-it-back = Take it back?
handler-links-to-replays = Links to replays
handler-replays = Replays
handler-whoever-has-a-link-sees-a = Whoever has a link sees a finished mission from its beginning to its payout, as spectators saw it, and nothing else.
handler-to = { " " }to { $label }
handler-ask-the-handler = Ask the Handler
handler-asks-whether-it-may = Asks whether it may { $text }
handler-overrules-this = Overrules this
handler-overrules-the-log-says-so = Overrules: { $rule }. The log says so.
handler-do-it-anyway = Do it anyway
handler-here = here
handler-away = away
