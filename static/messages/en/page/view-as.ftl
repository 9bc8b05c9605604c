### Texts of view-as.

view-as-no-unit = no unit
view-as-pilots = Pilots
view-as-what-all-pilots-see = what all pilots see
view-as-spectators = Spectators
view-as-who-only-watch = who only watch
view-as-as-seen-by = As seen by…
view-as-as-seen-by-shift-e = As seen by… (Shift + E)
view-as-esc-comes-back = Esc comes back
view-as-as-seen-by-2 = As seen by
view-as-that-seat-has-left-the-table = That seat has left the table: this is your own view again.
view-as-as-it = As { $name } { $sees } it
view-as-as = As
view-as-it = { $sees } it
view-as-back = Back
view-as-to-the-handlers-view = to the Handler's view
view-as-esc = Esc
view-as-the-table-as-sees-it = The table as { $value } sees it
view-as-nobody-of-them = None of them
view-as-was-not-there-yet-this-is = { $value } was not there yet: this is the first that was shown.
view-as-before = before
