
### Texts of templates/base.html and templates/error.html.

html-base-lead = A table for hex mech combat, in three dimensions
html-base-licence = Rules: Frame State by Gerard van Silke, CC BY-SA 4.0
html-base-guides = Guides
html-base-the-rules = The rules
html-base-credits = Credits
html-base-to-the-start-page = To the start page
html-base-nothing-known = Something went wrong
html-base-next-seat = This browser has no seat at this table. Seats are kept by the browser that took them: open the invite link there, or ask the Handler for a link.
html-base-next-link = The Handler of the table can send you a new link.
html-base-next-address = Check the address. A table that was deleted cannot be opened any more.
html-base-next-banned = Only the Handler can let you in again.
html-base-one-moment = One moment
