### Texts of the library.

library-library = Library
library-all-handlers-of-this-server = Every Handler of this server can see and use what is saved here.
library-search = Search
library-kind = Kind
library-everything = Everything
library-units = Units
library-maps = Maps
library-missions = Missions
library-nothing-found = Nothing found
library-nothing-is-saved-yet = Nothing is saved yet. Save units with Several in the Units tab.
library-entries = Entries of the library
library-use = Use
library-use-name = Use { $name }
library-replace-the-map = Replace this map?
library-download = Download
library-download-name = Download { $name }
library-remove-name = Remove { $name }
library-remove-it = Remove it for everybody?
library-is-a-draft = { $name } is a draft in Missions.
library-is-the-map-now = { $name } is the map now.
library-is-in-the-library = { $name } is in the library.
library-save-what = Save
library-the-map-of-this-scene = The map of this scene
library-the-mission = The mission { $name }
library-add-a-file = Add a file…
library-name = Name
library-note = Note
library-as-you-like = as you like
library-save = Save
library-it-is-empty = The library is empty
library-stamps = Stamps
library-n-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
library-n-hexes = { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
library-n-props = { $n ->
    [one] 1 prop
   *[other] { $n } props
}
library-n-objectives = { $n ->
    [one] 1 objective
   *[other] { $n } objectives
}
