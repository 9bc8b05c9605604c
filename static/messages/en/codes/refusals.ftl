### Why something was refused, by code: refusal-CODE.

refusal-above-ceiling = Ceiling: no cell at level { $ceiling } or above can be entered
refusal-above-flight-height = Too high: here it flies up to level { $highest }, its Speed above what is below
refusal-above-maximum = { $what } { $value } is above its maximum of { $maximum }: raise that as well
refusal-advance-limit =
    { $category } has been advanced { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    }, which is the limit
refusal-after-step-off = The way there steps off an edge, which ends the movement
refusal-airborne = In the air: fly, or descend
refusal-already-acted = { $unit } has acted this round
refusal-already-paid = { $mission } is paid: its terms stay as they were. “Edit the numbers” on a sheet sets credits, undo takes the payout back
refusal-already-there = They are in { $name } already
refusal-already-so = { $unit } is that already
refusal-asked-enough =
    { $unit } has { $most ->
        [one] { $most } question
       *[other] { $most } questions
    } open: wait for the Handler, or take one back
refusal-at-cap = { $attribute } goes up to { $cap }
refusal-attack-pending = { $unit }'s attack is not over yet
refusal-attack-rolled = Too late for { $unit } to react: dice are being rolled for an attack
refusal-attack-waits =
    { $why ->
        [zone] This attack waits for the next turn of its unit
       *[other] This attack waits: other units may react before it goes on
    }
refusal-attack-waits-not = This attack does not wait
refusal-award-range = An experimental award is +1 to +{ $most }
refusal-bad-centre = The area of { $weapon } cannot lie there
refusal-bad-document = This document cannot be read: { $what }
refusal-bad-webhook-url =
    { $why ->
        [scheme] The address of a webhook begins with https:// here; with http:// only where the operator allows it (HEXFRAME_WEBHOOKS_PRIVATE)
        [user] The address of a webhook has no user and no password: write https://host/path
        [fragment] The address of a webhook has no #: write https://host/path
       *[other] This is no address for a webhook: write https://host/path
    }
refusal-bad-entry = This is no entry of the library: { $what }
refusal-bad-history = The history in this document cannot be played back: step { $version }
refusal-bad-id = “{ $id }” is no id: small letters, digits and hyphens, 40 at most
refusal-bad-invite = This invite link is not valid any more
refusal-bad-map = This map cannot be used: { $what }
refusal-bad-name = “{ $id }” needs a name of 1 to { $limit } characters
refusal-bad-number = { $name }: { $what } is { $value }, but must be 0 to { $most }
refusal-bad-origin = “{ $origin }” is no origin: write https://host or https://host:port, without a path or a wildcard
refusal-bad-prop = A prop needs a height and a value of 1 or more
refusal-bad-request = This request cannot be read
refusal-bad-screen = This link shows nothing any more, or never did
refusal-bad-share = This link shows nothing any more, or never did
refusal-bad-ticket = This ticket is over, or never was one: ask for a new one
refusal-banned = The Handler has banned this browser from the table
refusal-base-needed = No ground here: say at which level the prop hangs
refusal-being-prepared = The table is being made ready ({ $percent } %); it opens by itself in a moment
refusal-broken-table = The history of this table cannot be read. Whoever runs the server finds the reason in its log
refusal-build-award = { $name }: an experimental award is +1 to +{ $most }, not +{ $award }
refusal-build-bad-id = “{ $id }” cannot be an id: small letters, digits and dashes, 32 at most
refusal-build-cap = { $name } takes 0 to { $most } points, not { $points }
refusal-build-module-changed = { $name } has its own words and costs; to change them make a module of your own
refusal-build-module-cost = { $name } can ask for { $steps } steps and { $energy } energy at most
refusal-build-module-generator = { $name } needs a { $needs } generator
refusal-build-no-effect = Tuning { $name } does nothing here
refusal-build-no-name = A name is missing
refusal-build-points = { $name }: { $used } points are spent, there are { $points }
refusal-build-same-id = “{ $id }” is there twice
refusal-build-tag-points = { $name }: its tags take { $used } points, it has { $points }
refusal-build-tier = { $name } has no tier { $tier }: tiers are 1 to 3
refusal-build-too-long = { $length } characters are too long, { $most } at most
refusal-build-too-many = { $count } are too many, { $most } at most
refusal-build-tuning-points = Tuning takes { $used } grades, there are { $points }
refusal-build-unknown = There is no “{ $id }”
refusal-build-weapon-generator = { $name }: { $damage } damage needs a { $needs } generator
refusal-build-wrong-damage = { $name } needs { $needs } damage
refusal-builds-enough =
    The table keeps { $most ->
        [one] { $most } build
       *[other] { $most } builds
    }, which is the limit
refusal-busy = The table is busy: try again in a moment
refusal-cannot-afford = Credits: { $need } needed, { $left } left
refusal-carried-already = { $unit } is on a frame already
refusal-changed-meanwhile = Nothing was taken back: something else was done or taken back in the meantime. Look again, and press once more
refusal-module-no-hex = { $module } is not used on a hex
refusal-module-not-seen = { $module } cannot be used at { $hex }: it is not in sight
refusal-module-too-far =
    { $hex } is too far for { $module }: at most { $most ->
        [one] 1 hex
       *[other] { $most } hexes
    }
refusal-state-changed = What you see has changed in the meantime: look at it again
refusal-climbs-straight = Along a wall it climbs only straight up and down
refusal-conflict-running = The conflict has begun already
refusal-descended-enough =
    { $unit } has descended as far as it may in a turn: { $most ->
        [one] { $most } level
       *[other] { $most } levels
    }
refusal-destroyed = { $unit } is destroyed
refusal-drawing-not-yours = Somebody else has drawn this line
refusal-drawing-off-map = A line stays on the map
refusal-drawing-too-long = A line has at most { $most } points
refusal-drawings-enough = One person draws at most { $most } lines on a map: take some away first
refusal-drawings-full = There are at most { $most } lines on a map: take some away first
refusal-duplicate-id = This id was used for another command
refusal-during-mission = { $mission } is running: an advancement waits until the mission is over
refusal-effects-enough =
    { $most ->
        [one] { $most } effect
       *[other] { $most } effects
    } of the environment are enough at once
refusal-entropy-enough = { $limit } texts of yours are in this chapter's dice: that is enough
refusal-expansions-off = { $unit } is overheated: no expansion works before it has cooled down, whatever it costs
refusal-frame-not-lost = { $unit } is not lost: a new frame comes in the place of a lost one
refusal-gift-to-self = { $character } cannot give credits to the same character
refusal-handler-names-marks = At this table only the Handler names marks
refusal-handler-only = Only the Handler may do this
refusal-has-character = Your pilot is { $character }: the Handler can add more
refusal-has-not-flown = Only a unit that has flown this turn may descend
refusal-headroom = No room: the cell above is not open
refusal-history-too-long =
    { $rows ->
        [one] { $rows } step
       *[other] { $rows } steps
    } are too many to take over: { $limit } at most
refusal-hover-grounded = On the ground it cannot move: it rises at the start of its turn
refusal-hover-height =
    It hovers { $most ->
        [one] { $most } level
       *[other] 1 to { $most } levels
    } above a surface, no higher and no lower
refusal-id-twice = The id “{ $id }” is there twice
refusal-illegal-build =
    { $name } is not legal: { $count ->
        [one] { $count } thing is
       *[other] { $count } things are
    } wrong with it
refusal-in-debt = In debt, { $credits } credits: nothing can be bought, and no point raises a stat
refusal-in-the-ground = A prop cannot begin below the ground, level { $ground }
refusal-internal = Something went wrong here; the table is unharmed
refusal-journal-full = The journal is full: at most { $most } pages with { $characters } characters in all
refusal-key-reused = This key was used for another request
refusal-last-handler = A table needs a Handler: the last one stays
refusal-level-out-of-range = Level { $level } is out of range: { $low } to { $high }
refusal-no-such-token = No such token
refusal-no-such-webhook = No such webhook
refusal-no-such-delivery = No such delivery: a webhook keeps the last ones only
refusal-private-address = This server sends nothing to its own machine or to addresses of a private network, unless the operator allows it (HEXFRAME_WEBHOOKS_PRIVATE)
refusal-no-token-here = An integration token cannot do this: sign in as the seat itself
refusal-no-such-drawing = No such line on the map
refusal-not-a-picture = This is no picture that can be used: PNG, JPEG and WebP are
refusal-bad-picture = This picture cannot be used: { $what }
refusal-origin-not-allowed = This token may not be used by pages of { $origin }
refusal-outcome-unknown = The server stopped during a request with this key: look whether it was carried out, and use a new key
refusal-picture-too-large = This picture has { $width } × { $height } pixels: { $limit } in all are the most
refusal-request-under-way = A request with this key is being carried out: wait a moment
refusal-scope-missing = This token may not do that: it lacks the scope “{ $scope }”
refusal-scope-not-for-seat =
    { $role ->
        [pilots] The scope “{ $scope }” is of no use here: a token for the pilots' shared view only reads
        [spectators] The scope “{ $scope }” is of no use here: a token for the spectators' shared view only reads
       *[other] The scope “{ $scope }” is of no use to this seat, whose role is { $role }
    }
refusal-ticket-used = This ticket was used already: ask for a new one
refusal-token-expired = This token has expired ({ $at })
refusal-token-revoked = This token was revoked: make a new one
refusal-too-many-connections =
    Too many connections { $of ->
        [table] at this table
        [seat] of this seat
        [token] of this token
       *[programs] of programs at this table
    }: { $limit } at most
refusal-too-many-pictures = There are { $limit } pictures already. Remove one first
refusal-pictures-full = The pictures would take more than { $bytes } bytes or { $pixels } pixels. Remove one first
refusal-picture-in-use = This picture is shown: take it away there first
refusal-no-such-picture = There is no such picture
refusal-library-full = The library is full: { $limit } entries at most. Remove one first
refusal-looking-back = You are looking back: nothing can be done here. Come back to now first
refusal-malformed = { $at }: { $what }
refusal-method-not-allowed = This address does not take that method
refusal-mid-conflict = Not during a conflict
refusal-mission-full = { $limit } of these are as many as a mission holds
refusal-mission-not-over = { $mission } is not over: it is shown once it is paid
refusal-mission-running = { $mission } is running: one mission at a time. Halt or pay it first
refusal-named-twice = { $attribute } is named twice
refusal-needs-approval = Upgrades wait for the Handler's word here: propose a plan
refusal-needs-face = Nothing to stand on there, and no wall to hold on to
refusal-needs-target = { $weapon } needs a unit or a prop to aim at
refusal-newer-history = The history in this document is from a newer version of Hexframe: { $what }
refusal-newer-table = This table was played with a newer version of Hexframe than the one that runs here. Nothing is lost: whoever runs the server has to start the newer version
refusal-no-attributes = { $category } has no attributes
refusal-no-carrier = { $frame } cannot carry { $unit }
refusal-no-chance = Nothing can be found: { $unit } scores { $most } at most, and { $mark } is needed
refusal-no-character = { $unit } belongs to no character: a sheet can be linked to it
refusal-no-conflict = There is no conflict
refusal-no-cooling =
    The generator of { $unit } takes { $most ->
        [one] { $most } step
       *[other] { $most } steps
    } of cooling
refusal-no-crew = Nobody in the crew of { $mission } could be paid: add somebody to it first
refusal-no-energy = Energy: { $need } needed, { $left } left
refusal-no-frame = { $unit } has no frame
refusal-no-frame-near = No frame of { $unit }'s side is beside it
refusal-no-free-place = No free place near there for { $unit }
refusal-no-homing = { $weapon } does not find its target by itself
refusal-no-lock-on = No lock-on weapon is aimed at { $unit }
refusal-no-mission = No mission is running: the Handler starts one
refusal-no-plan = { $character } has no plan that waits
refusal-no-preparation =
    { $weapon } cannot be prepared with { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }
refusal-no-push = From the air it cannot step up: nothing to push off from
refusal-no-reaction = { $unit } has no reaction to use
refusal-no-room =
    Too much is being sent to the server at once: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refusal-no-room-above = No room above for { $unit }: move it first
refusal-no-speed =
    { $unit } has speed 0: one hex for a whole turn, { $need ->
        [one] { $need } step
       *[other] { $need } steps
    }, if the Handler allows it
refusal-no-steps =
    Needs { $need ->
        [one] { $need } step
       *[other] { $need } steps
    }, { $left } left
refusal-no-such-action = { $system } has no action { $action }
refusal-no-such-ask = This question is no longer open
refusal-no-such-attack = No such attack
refusal-no-such-attribute = No such attribute
refusal-no-such-ban = Nobody is banned by that seat
refusal-no-such-build = No such build: { $build }
refusal-no-such-category = No such category
refusal-no-such-change = That step is no longer there: something else has happened
refusal-no-such-character = No such character
refusal-no-such-chunk = No such part of the map
refusal-no-such-condition = { $unit } has no such condition
refusal-no-such-deduction = No such deduction
refusal-no-such-effect = There is no such effect of the environment
refusal-no-such-entry = There is no such entry in the library
refusal-no-such-journal-page = No such page in the journal
refusal-no-such-mission = No such mission
refusal-no-such-module = { $unit } has no such expansion
refusal-no-such-moment = There is no moment { $seq }: the last one is { $last }
refusal-no-such-ready-table = There is no ready mission or map { $ready }
refusal-no-such-number = There is no number { $name } to overrule
refusal-no-such-objective = No such objective
refusal-no-such-page = There is no such page
refusal-no-such-prop = No such prop
refusal-no-such-request = This test is no longer open
refusal-no-such-scene = No such scene
refusal-no-such-seat = No such seat
refusal-no-such-screen = No such screen
refusal-no-such-share = No such link
refusal-no-such-schema = No such schema: { $name }
refusal-no-such-system = No such dice system: { $name }
refusal-no-such-table = There is no such table
refusal-no-such-target = This attack is not on that target
refusal-no-such-template = No such area template
refusal-no-such-unit = No such unit
refusal-no-such-wave = No such wave
refusal-no-such-weapon = { $unit } has no such weapon
refusal-no-such-zone = No such zone
refusal-no-surface = Nothing to stand on there
refusal-no-timer = There is no timer
refusal-no-turn =
    { $turn ->
        [done] { $unit } has acted this round
        [abstained] { $unit } has acted this round
       *[waiting] Nobody has the turn: begin { $unit }'s first
    }
refusal-no-unit-linked = { $character } has no unit here to build anew
refusal-no-way = No way leads there
refusal-no-zone = { $weapon } cannot wait for a target
refusal-not-acted = { $unit } has not had its turn: it has no steps left over
refusal-not-adjacent = { $hex }, level { $level }, is not a neighbouring cell
refusal-not-allowed = This seat may not do that
refusal-not-beside = { $target } is not beside { $unit }
refusal-not-carried = Nothing carries { $unit }
refusal-not-environmental = It is the { $segment } segment: falls resolve in the environmental one
refusal-not-for-pilots = { $unit } is steered by the Handler
refusal-not-in-a-batch = { $type } cannot be part of a batch
refusal-not-in-air = { $unit } is not in the air
refusal-not-in-crew = { $character } is not in the crew of this mission: the Handler can add to it
refusal-not-in-reserve = { $unit } is on the map or carried, not in reserve
refusal-not-acceptable = This is a { $type }: ask for it with “Accept: { $type }”
refusal-not-json = JSON is expected here: send it with the content type application/json
refusal-not-mendable = { $condition } cannot be mended with steps
refusal-not-on-foot = { $unit } is not a pilot on foot
refusal-not-on-map = { $unit } is not on the map
refusal-not-ready = The server is not ready yet
refusal-not-running = { $mission } is not running: only a mission under way is paid. Start it first
refusal-not-signed-in = Open your invite link to take a seat first
refusal-not-your-build = { $build } belongs to somebody else
refusal-not-your-character = { $character } is not yours
refusal-not-your-entry = This entry was saved at another table, which alone can remove it
refusal-not-your-page = “{ $page }” is the page of somebody else
refusal-not-your-roll = Others are to roll: { $waiting }
refusal-not-your-table = Your seat is at another table
refusal-not-your-turn = It is { $active }'s turn
refusal-not-yours = { $unit } is not yours
refusal-notation-dice = Too many dice: { $limit } at most
refusal-notation-empty = Nothing to roll
refusal-notation-endless = This die would never stop exploding
refusal-notation-keep = Cannot keep or drop { $count } of these dice
refusal-notation-number = A number is too large: { $limit } at most
refusal-notation-sides = A die has 1 to { $limit } sides
refusal-notation-syntax = “{ $found }” (letter { $position }) cannot be read: a roll looks like 2d6+1 # why
refusal-notation-too-long = Too long: { $limit } characters at most
refusal-notation-too-many-terms = Too many parts: { $limit } at most
refusal-notation-twice = “{ $found }” is said twice, at place { $position }
refusal-notation-unfinished = Something is missing at the end: a roll looks like 2d6+1 # why
refusal-nothing-below = No room below { $unit } to descend that far
refusal-nothing-changes = Nothing would change
refusal-nothing-falls = Nothing is falling
refusal-nothing-invested = { $attribute } has no point to give
refusal-nothing-overruled = Say what to overrule: a unit's numbers, a test's outcome or a verdict
refusal-nothing-said = Nothing said
refusal-nothing-to-redo = Nothing to redo
refusal-nothing-to-regain = { $unit } has no stability
refusal-stability-full = { $unit }'s stability is full already
refusal-nothing-to-repair = There is nothing to repair on { $unit }
refusal-nothing-to-undo = Nothing to undo
refusal-npc-never-rolls = { $unit } is an NPC: NPCs never roll
refusal-numbers-untold = { $unit }: its numbers are not told
refusal-occupied = Occupied by { $by }
refusal-odds-too-costly = The exact odds of this take too long to count
refusal-off-map = Off the map
refusal-on-foot = { $unit } is on foot and cannot fly
refusal-one-step-only = { $unit } reacts: an action of one step only, not { $need }
refusal-one-unit-each = You steer { $unit } already: ask the Handler for another
refusal-only-looking = You look on as somebody else here: go back to your own view to act
refusal-operator-only = This needs the operator's key: there was none, or a wrong one
refusal-other-category = { $attribute } and { $to } are of two categories: points never move between pools
refusal-other-epoch = The table's history was exchanged: open the table anew
refusal-other-side = { $frame } is on another side than { $unit }
refusal-out-of-range =
    Out of the range of { $weapon }, { $reach ->
        [one] 1 hex
       *[other] { $reach } hexes
    }
refusal-out-of-sight = { $weapon } cannot be aimed there: something is in the way
refusal-overheated = { $unit } is overheated: no energy until it cools down
refusal-own-builds-enough =
    You keep { $most ->
        [one] { $most } build
       *[other] { $most } builds
    } at this table, which is all that one seat may
refusal-own-pages-enough = You have at most { $most } pages of your own, with { $characters } characters in all
refusal-own-turn = It is { $unit }'s own turn
refusal-page-changed = “{ $page }” has changed since you began to write
refusal-page-for-pilots = Pages are shown to pilots by name: { $name } is none
refusal-page-readonly = You may read “{ $page }”, but not write in it
refusal-page-unshown = Nobody reads “{ $page }” yet: choose to whom it is presented
refusal-pilots-take = Only a pilot takes a unit; the Handler assigns them
refusal-pool-empty =
    { $category }: { $need ->
        [one] { $need } point
       *[other] { $need } points
    } needed, { $left } left
refusal-primary-undecided = Decide first whether the primary objective of { $mission } was achieved
refusal-prop-in-the-way = The ground would bury { $prop }: tick “Carry what stands there”, or remove it first
refusal-prop-too-large = A prop has at most { $most_hexes } hexes and { $most_cells } cells: { $hexes } hexes of { $levels } levels are too many
refusal-props-overlap = Overlaps { $prop }
refusal-query-too-large = This asks for too much at once: ask about a smaller range or radius ({ $cost } units of work, at most { $limit })
refusal-raise-range = A raise is one point or more
refusal-reaction-pending = { $unit }'s reaction is not over
refusal-redo-not-yours = Only your own move can be redone
refusal-refit-same = A refit goes from { $attribute } into another attribute
refusal-repairs-off = Repairs in the field need the Handler
refusal-resize-keeps-nothing = No hex of the old map would be on the new one
refusal-resolve-first = The environmental segment waits: resolve it
refusal-risen-enough =
    It rises { $most ->
        [one] { $most } level
       *[other] { $most } levels
    } in one movement, no more
refusal-role-already = { $name } is that already
refusal-roll-comes-last = A roll comes last in a batch: send what follows it on its own (command { $roll }, counted from 0, rolls)
refusal-scene-in-use = { $name } is shown: show another scene before you remove it
refusal-scene-shown = { $name } is shown already
refusal-scenes-enough = A table has at most { $most } scenes
refusal-seat-taken = This seat is taken
refusal-segment-passed = The { $own } segment has passed: { $unit } waits for the next round
refusal-segment-to-come = It is the { $segment } segment; { $unit } acts in the { $own } one
refusal-self-target = { $unit } cannot aim at itself
refusal-server-full = As many tables are open on this server as it has memory for: try again in a minute
refusal-server-only = Only the server does this
refusal-sheets-in-the-way = This would take something from the sheets of { $characters }
refusal-solid = Solid: { $by }
refusal-spectators-no-whispers = { $name } is a spectator: whisper to pilots and Handlers
refusal-spectators-watch = Spectators watch
refusal-staggered = { $unit } is staggered: it can only stabilise
refusal-stale-token = This sign-in is no longer valid: ask the Handler for a new link, or make a new token
refusal-start-above-cap = { $attribute } cannot start at { $start }, above its cap { $cap }
refusal-stays-up = { $unit } stays up already
refusal-steers-already = { $pilot } steers { $unit } already
refusal-sure-miss = { $weapon } cannot hit: it would miss, whatever is rolled
refusal-table-exists = The table exists already
refusal-table-full = The table may take { $mib } MiB of the server's memory, and this is too much: take a smaller map, or one with fewer notes and props, or go on at another table
refusal-template-no-length = A line or a cone needs a second hex to reach to
refusal-template-not-yours = Somebody else has laid this area template
refusal-template-too-large = An area template reaches at most { $most } hexes
refusal-templates-enough = At most { $most } area templates of one person can lie on a map: remove one first
refusal-timer-over = The time is up: add some, or start a new timer
refusal-timer-too-long = A timer lasts at most { $most } hours
refusal-too-far = Too far: { $cost } needed, { $left } left
refusal-too-large = What was sent is too large: { $limit } bytes at most
refusal-too-many = Too many { $what }: { $limit } at most
refusal-too-many-guesses =
    Too many wrong links or keys from your address: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refusal-too-many-hands = { $unit } is steered by { $most } already, which is all it can be
refusal-too-many-hexes = Too many hexes: { $hexes }, { $limit } at most
refusal-too-many-queries = { $limit } of your questions are being answered: wait for an answer before the next one
refusal-too-many-requests =
    Too many requests: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refusal-too-many-seats =
    The table is full: { $limit ->
        [one] { $limit } seat
       *[other] { $limit } seats
    }
refusal-too-many-screens = Too many screens: { $limit } at most. Take one back
refusal-too-many-shares = Too many links: { $limit } at most. Take one back
refusal-too-many-tables = No room for another table: { $limit } at most
refusal-secret-being-replaced = The secret is being replaced already: the old one is good until { $until }. Wait, or let it end at once
refusal-too-many-webhooks = Too many webhooks: { $limit } at most. Delete one
refusal-too-many-tokens = Too many tokens: { $limit } at most. Revoke one
refusal-too-much-work = This took too much work and was stopped: ask for less at once (at most { $limit } units of work)
refusal-too-slow = The request came too slowly and was given up
refusal-too-steep =
    Cliff: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } { $up ->
        [true] up
       *[other] down
    }, one allowed
refusal-turn-begun = { $unit }'s turn has begun
refusal-turn-not-begun = { $unit } does not have the turn
refusal-turn-not-over = { $active }'s turn is not over
refusal-turn-of-another = It is { $active }'s turn
refusal-turn-running = Another unit's turn is not over
refusal-undo-not-yours = Only your own last move can be undone, and only while nothing came after it
refusal-undo-too-far = That is too long ago: what was changed then is no longer remembered step by step
refusal-unexplored = Nothing is known of the ground there
refusal-unit-above-ceiling = { $unit } is at or above level { $level }: put it lower first
refusal-unit-linked = { $unit } belongs to { $character } already: unlink it there first
refusal-unit-taken = { $unit } has a pilot already
refusal-units-enough =
    The table has { $most ->
        [one] { $most } unit
       *[other] { $most } units
    }, which is the limit: take one out first
refusal-unknown-command =
    { $nearest ->
        [none] No such command: { $type }
       *[other] No such command: { $type }. Similar: { $nearest }
    }
refusal-unknown-query =
    { $nearest ->
        [none] No such query: { $name }
       *[other] No such query: { $name }. Similar: { $nearest }
    }
refusal-used-up = { $unit } has used { $weapon } as often as it can this turn
refusal-walked-enough =
    { $unit } is on foot: { $most ->
        [one] { $most } hex
       *[other] { $most } hexes
    } a turn
refusal-wave-empty = { $name } has no units left
refusal-wave-without-place = { $name } has no place yet: choose a hex for it
refusal-wave-without-room = No free place near there for { $name }
refusal-waves-enough = A scene has at most { $most } waves
refusal-way-back-barred = { $unit } cannot go back: something bars the way
refusal-whisper-to-oneself = A whisper needs somebody else
refusal-would-bury = The ground would bury { $unit }: tick “Carry what stands there”, or move it first
refusal-would-overheat = { $unit } has no energy left: this would only overheat it
refusal-wrong-count = The ground does not fit the number of hexes
refusal-wrong-host = This server does not go by the name { $host }: open it by its address, or name it in HEXFRAME_SERVED_NAMES
refusal-wrong-origin = This request came from another site
refusal-zone-empty = { $name } would have no hexes left: remove it instead
refusal-zone-one-hex = { $name } is a label or a marker, which has one hex
refusal-zone-too-large = { $name } would be too large: a zone has at most { $most } hexes
refusal-zone-without-effect = { $name } does nothing in the environmental segment
refusal-zones-enough = A scene has at most { $most } zones, labels and markers
