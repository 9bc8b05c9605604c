### Texts of map-editor.

map-editor-woods = Woods
map-editor-density = Density
map-editor-water = Water
map-editor-depth = Depth
map-editor-road = Road
map-editor-rough = Rough
map-editor-rubble = Rubble
map-editor-swamp = Swamp
map-editor-sand = Sand
map-editor-ice = Ice
map-editor-none = None
map-editor-raise = Raise
map-editor-lower = Lower
map-editor-set = Set
map-editor-void = Void
map-editor-level = Level
map-editor-drag-over-the-map-esc-puts = Drag over the map. Esc puts the brush down.
map-editor-ground-brush = Ground brush
map-editor-what-the-brush-does = What the brush does
map-editor-size = Size
map-editor-units-and-props-that-the-new = Units and props that the new ground would bury are lifted onto it
map-editor-carry-what-stands-there = Carry what stands there
map-editor-click-or-drag-over-the-map = Click or drag over the map. A road keeps the cover it runs through. Esc puts the brush down.
map-editor-ground-cover-brush = Ground cover brush
map-editor-ground-cover = Ground cover
map-editor-cover-has-no-rules = Decoration: it changes neither movement nor sight.
map-editor-keep-ground-back-from-the-players = Keep ground back from the players
map-editor-give-veiled-ground-free = Give veiled ground free
map-editor-show-ground-to-the-players = Show ground to the players
map-editor-make-ground-unexplored-again = Make ground unexplored again
map-editor-veil = Veil
map-editor-unveil = Unveil
map-editor-unveil-everything = Unveil everything
map-editor-show-all-veiled-ground = Show all veiled ground?
map-editor-click-or-drag-over-the-map-esc = Click or drag over the map. Esc puts the brush down.
map-editor-players-do-not-get-veiled-ground = Players do not get veiled ground and the props on it, whatever they see. You do.
map-editor-veil-or-unveil = Veil or unveil
map-editor-veil-everything = Veil everything
map-editor-veil-the-whole-map = Veil the whole map?
map-editor-fog-is-off-players-see-all = Fog is off: players see all ground that is not veiled. Turn it on under Table, Options.
map-editor-players-know-the-ground-they-have = Players know the ground they have seen. Here you give them more, or take it back; who stands there they still have to see.
map-editor-show = Show
map-editor-cover = Cover
map-editor-while-you-hold-it-the-map = { " " }While you hold it, the map shows what the pilots know.
map-editor-click-or-drag-over-the-map-esc-puts = Click or drag over the map. Esc puts the brush down.{ $value }
map-editor-explored-ground = Explored ground
map-editor-show-or-cover = Show or cover
map-editor-show-everything = Show everything
map-editor-show-the-whole-map = Show the whole map?
map-editor-cover-everything = Cover everything
map-editor-forget-all-they-explored = Forget all they explored?
map-editor-take-the-ground-cover-away = Take the ground cover away
map-editor-paint = Paint { $toLowerCase }{ $value }
map-editor-level-top = level { $top }
map-editor-levels-to = levels { $base } to { $top }
map-editor-prop = Prop: { $name }
map-editor-prop-2 = Prop
map-editor-hidden-players-do-not-know-of = Hidden: players do not know of it, and bump into it.
map-editor-show-it-to-the-players = Show it to the players
map-editor-hide-it-from-the-players = Hide it from the players
map-editor-reveal = Reveal
map-editor-hide = Hide
map-editor-mitigates = { $hex }, { $levels }, mitigates { $prop }
map-editor-close-the-prop = Close the prop
map-editor-close = Close
map-editor-integrity = Integrity
map-editor-damage = Damage
map-editor-remove = Remove
map-editor-remove-it = Remove it?
map-editor-click-hexes-on-the-map = Click hexes on the map
map-editor-put-props-on-the-map = Put props on the map
map-editor-put-props = Put props
map-editor-height = Height
map-editor-value = Value
map-editor-base-level = Base level
map-editor-on-the-ground = on the ground
map-editor-name = Name
map-editor-a-unit-that-walks-into-it = A unit that walks into it stops there
map-editor-hidden-players-do-not-know-of-it = Hidden: players do not know of it
map-editor-props = Props ({ $count })
map-editor-nothing-stands-on-this-map = Nothing stands on this map.
map-editor-levels-to-base-value = levels { $base } to { $value }
map-editor-level-base = level { $base }
map-editor-hidden = , hidden
map-editor-at = { $name } at { $hex }, { $value }{ $value2 }
map-editor-click-one-on-the-map-or = Click one on the map, or choose
map-editor-lowest-closed-level = Lowest closed level
map-editor-ceiling = Ceiling
map-editor-nobody-can-go-above-a-level = Nobody can go above a level
map-editor-bring-a-map = Bring a map
map-editor-map-file = Map file
map-editor-map-files-that-can-be-read = A .board file (MegaMek), a hexagonal .tmj or .tmx map (Tiled), or a map saved from here. It replaces this map or becomes a new scene. You can also drop the file anywhere on the page. Zones, labels and markers are not part of these files.
map-editor-save-as = Save as { $suffix }
map-editor-prop-3 = prop
map-editor-shape-of-a-stroke = Shape of a stroke
map-editor-freehand = Freehand
map-editor-hexes-under-the-pointer = The hexes under the pointer
map-editor-line = Line
map-editor-from-hex-to-hex = From one hex to another
map-editor-rectangle = Rectangle
map-editor-between-two-corners = Between two corners
map-editor-fill = Fill
map-editor-all-connected-hexes-alike = All connected hexes with the same ground and cover
map-editor-smooth = Smooth
map-editor-the-mean-of-the-neighbours = Each hex gets the mean of itself and its neighbours
map-editor-flatten = Flatten
map-editor-to-the-level-where-the-stroke-begins = To the level where the stroke begins
map-editor-ramp = Ramp
map-editor-evenly-from-one-hex-to-another = Rises evenly from one hex to another
map-editor-take-level-and-cover-of-a-hex = Click a hex: the brushes get its level and cover
map-editor-take-from-the-map = Take from the map
map-editor-look = Look
map-editor-look-block = Block
map-editor-look-house = House
map-editor-look-tower = Tower
map-editor-look-depot = Depot
map-editor-look-wall = Wall
map-editor-look-tree = Tree
map-editor-look-wreck = Wreck
map-editor-look-bridge = Bridge
map-editor-as-the-banks = as the banks
map-editor-drag-for-a-prop-of-several-hexes = A click makes a prop of one hex. Drag to make one prop of all hexes of the stroke. Esc puts the brush down.
map-editor-and-more =
    { $count ->
        [one] { $hex } and 1 more hex
       *[other] { $hex } and { $count } more hexes
    }
map-editor-chosen-ground = Chosen ground
map-editor-choose-ground = Choose ground
map-editor-choose-copy-stamp = Choose ground, copy, stamp
map-editor-choose-all-ground = Choose all ground
map-editor-copy-ground = Copy the chosen ground
map-editor-cut-ground = Cut the chosen ground
map-editor-duplicate-ground = Copy it and put copies down
map-editor-remove-ground = Delete what is on the chosen ground
map-editor-paste-ground = Put the copy down
map-editor-turn-left = Turn the copy left
map-editor-turn-right = Turn the copy right
map-editor-turn-left-short = ↺ Left
map-editor-turn-right-short = ↻ Right
map-editor-mirror = Mirror
map-editor-all = All
map-editor-copy = Copy
map-editor-cut = Cut
map-editor-duplicate = Duplicate
map-editor-paste = Paste
map-editor-delete = Delete
map-editor-stop = Stop
map-editor-use-the-brush = Uses the brush as it is set on the chosen ground
map-editor-use-the-brush-on-it = Use the brush on it: { $brush }
map-editor-choose-ground-hint = Drag over the ground to choose it. Shift adds, Alt takes away.
map-editor-choose-ground-touch = Drag over the ground to choose it.
map-editor-choose-ground-first = Choose ground on the map first.
map-editor-hexes-chosen = { $n ->
    [one] 1 hex chosen
   *[other] { $n } hexes chosen
}
map-editor-too-many-chosen = At most { $most } hexes can be chosen.
map-editor-copied = { $n ->
    [one] 1 hex copied. Paste puts it at the pointer.
   *[other] { $n } hexes copied. Paste puts them at the pointer.
}
map-editor-nothing-is-copied = Nothing is copied yet.
map-editor-nothing-changes = All of it is so already.
map-editor-too-much-at-once = This is too much for one step. Copy it in smaller parts.
map-editor-refused-at = { $hex }: { $why }
map-editor-the-copy = The copy
map-editor-click-where-it-goes = { $what }: click where it goes, as often as you like
map-editor-tap-where-it-goes = { $what }: tap where it goes
map-editor-beyond-the-edge = { $n ->
    [one] 1 hex is beyond the edge and is left out
   *[other] { $n } hexes are beyond the edge and are left out
}
map-editor-put-it-here = Put it here
map-editor-what-a-stroke-does = What a stroke does
map-editor-choose-anew = Choose
map-editor-add = Add
map-editor-take-away = Take away
map-editor-as-with-shift = As with Shift
map-editor-as-with-alt = As with Alt
map-editor-part-ground = Ground
map-editor-part-cover = Cover
map-editor-part-props = Props
map-editor-levels-from-the-ground = Levels count from the ground there
map-editor-levels-from-the-ground-hint = Otherwise the copy has the levels that it was copied with
map-editor-save-as-a-stamp = Save as a stamp…
map-editor-is-a-stamp-now = { $name } is in the library as a stamp.
map-editor-side-view = Side view
map-editor-side-cut-along-a-line = Draw a line on the map and see it from the side while you shape the ground (Shift + X)
map-editor-side-too-long = This line is too long. Draw one of at most { $most } hexes.
map-editor-side-drag-the-ends = { $from } to { $to }. Drag the ends on the map.
map-editor-side-from-to = { $from } to { $to }
map-editor-side-where-it-begins = Drag over the map, or pick where the line begins
map-editor-side-where-it-ends = From { $from }. Pick where the line ends.
map-editor-side-no-line = No line in this scene
map-editor-side-draw = Draw a line
map-editor-side-close = Close the side view
map-editor-side-void = void
map-editor-side-cut = Side view from { $from } to { $to }. Levels: { $levels }. { $cliffs ->
    [0] No cliffs
    [one] { $cliffs } cliff
   *[other] { $cliffs } cliffs
  }.
map-editor-break = Break
map-editor-break-props = Break props
map-editor-integrity-taken = Integrity taken
map-editor-break-how = Click a prop, or drag over several
map-editor-break-how-touch = Tap a prop twice, or drag over several
map-editor-break-again = Tap it again to do so
map-editor-break-close = Close the tool
map-editor-break-nothing-here = No prop here
map-editor-break-left = { $name }: integrity { $from } → { $to }
map-editor-break-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
map-editor-break-gone =
    { $count ->
        [one] { $names } breaks
       *[other] { $count } break: { $names }
    }
map-editor-break-stay = flew, so up until the next turn: { $names }
map-editor-break-fall = without footing then: { $names }
