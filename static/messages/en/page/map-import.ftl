### Texts of map-import.

map-import-one-at-a-time = { $count } files were dropped. Drop one map file at a time.
map-import-not-a-map = { $name } is no map file. Hexframe reads { $suffixes }.
map-import-did-not-get-through = The file did not get through. Try again.
map-import-is-the-map-now = { $name } is the map now. One undo takes it back.
map-import-is-a-new-scene = { $name } is a new scene. It is open here, and players do not see it yet.
map-import-this-scene = this scene
map-import-what-for = Should this file replace the map of “{ $scene }”, or become a new scene? Units of the scene stay where they are, and leave the map where the new one is too small.
map-import-replace = Replace the map of this scene
map-import-new-scene = New scene
map-import-cancel = Cancel
map-import-reading = Reading the file
map-import-nothing-changed = Nothing has changed.
map-import-close = Close
map-import-kind = { $kind } { $count }
map-import-flat = flat side up
map-import-pointy = point up
map-import-size = Size
map-import-size-is = { $columns } × { $rows } hexes, { $shape }
map-import-ground = Ground
map-import-ground-is = { $count ->
    [0] none
    [one] { $count } hex, level { $lowest } to { $highest }
   *[other] { $count } hexes, level { $lowest } to { $highest }
}
map-import-voids = Voids
map-import-props = Props
map-import-notes = Cover and notes
map-import-notes-are = { $count }: { $kinds }
map-import-units = Units
map-import-remarks = Read in another way, or ignored
map-import-no-remarks = Nothing. The whole file is on the map.
