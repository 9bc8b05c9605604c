### Texts of the map: what screen readers hear of it, and notes of a plan.

board-out-of-reach = Out of reach
board-too-far = Too far: costs { $cost }, { $left } left
board-too-steep = Cliff: { $levels } levels, one allowed
board-occupied = Occupied
board-solid = Solid
board-no-surface = Nothing to stand on
board-above-ceiling = Above the ceiling
board-above-flight-height = Above the flight height
board-headroom = No headroom
board-off-map = Off the map
board-not-adjacent = Not adjacent
board-after-step-off = The way there steps off an edge, which ends the movement
board-label = Map of { $columns } by { $rows } hexes. Arrow keys move the cursor, Enter selects and moves, Escape and then Tab leaves.
board-hex = { $label }, level { $level }
board-void = { $label }, void
board-unexplored = { $label }, unexplored
board-remembered = As last seen
board-veiled = Veiled: the players do not see this ground
board-unit = { $name }, level { $level }
board-prop = { $name }, integrity { $integrity }
board-move = { $cost } of { $budget }, to { $label } level { $level }
board-confirm-click = Click again or Enter to move
board-confirm-touch = Tap again to move
board-confirm-key = Enter to move
board-choose-level = Wheel or + and − for the level
board-level-list = Level
board-cost = { $cost } of { $budget } range
board-steps = { $steps } step
board-energy = { $energy } energy
board-hangs = It has flown this turn: it hangs in the air until its next turn
board-onto = onto { $name }
board-above = above { $name }
board-stays = Let go here: it stays
board-up-down = Straight up or down: wheel, + and −, or click a level
board-up-down-touch = Straight up or down
board-hexes-levels = { $hexes }, { $levels }
board-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
board-levels =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
board-no-higher = level { $level }: { $why }
board-falls = falls
board-falls-by = falls { $levels }
board-falls-onto = falls { $levels }, comes to rest on { $name }
board-rests-on = comes to rest on { $name }
board-falls-lost = a void: falls { $levels } and is lost
board-stability = stability { $from } → { $to }
board-integrity = integrity { $from } → { $to }
board-staggered = staggered
board-destroyed = destroyed
board-level = Level { $level }
board-highest = No higher level here
board-lowest = No lower level here
board-no-levels = No other level here
board-nothing = Nothing to select here
board-selected = { $name } is selected already
