### Texts of map-size.

map-size-title = Size
map-size-columns = Columns
map-size-rows = Rows
map-size-where-the-old-map-lies = Where the old map lies
map-size-top-left = Old map top left
map-size-top = Old map at the top
map-size-top-right = Old map top right
map-size-left = Old map on the left
map-size-middle = Old map in the middle
map-size-right = Old map on the right
map-size-bottom-left = Old map bottom left
map-size-bottom = Old map at the bottom
map-size-bottom-right = Old map bottom right
map-size-level-of-new-ground = Level of new ground
map-size-voids-instead = Voids instead
map-size-choose-another-size = Choose other columns or rows. The map shows the new edge as a dashed line.
map-size-nothing-is-cut-off = Nothing is cut off. Everything on the map moves along.
map-size-lies-outside =
    { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    } of the map, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } and { $props ->
        [one] { $props } prop
       *[other] { $props } props
    } lie outside. The units leave the map.
map-size-change-it = Make it { $columns } × { $rows }
map-size-remove-what-lies-outside = Cut off what lies outside?
