### Texts of map-generate.

map-generate-title = Generate
map-generate-kind = Kind of map
map-generate-hills = Hills
map-generate-canyon = Canyon
map-generate-city = City
map-generate-islands = Islands
map-generate-pass = Mountain pass
map-generate-ruins = Ruins
map-generate-height = Height
map-generate-roughness = Roughness
map-generate-cover = Woods
map-generate-water = Water
map-generate-buildings = Buildings
map-generate-width = Width
map-generate-bridges = Bridges
map-generate-snow = Snow
map-generate-craters = Craters
map-generate-seed = Seed
map-generate-another = Another one
map-generate-hexes = Hexes
map-generate-flat-side-up = Flat side up
map-generate-point-up = Point up
map-generate-picture = Preview: { $name }, { $columns } × { $rows } hexes
map-generate-use-it = Use this map
map-generate-cancel = Cancel
map-generate-replace-this-map = Replace the map of this scene?
