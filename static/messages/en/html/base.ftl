
### Texts of templates/base.html and templates/error.html.

html-base-lead = A table for hex mech combat, in three dimensions
html-base-licence = Rules: Frame State by Gerard van Silke, CC BY-SA 4.0
html-base-guides = Guides
html-base-the-rules = The rules
html-base-credits = Credits
html-base-to-the-start-page = To the start page
html-base-nothing-known = Nothing more is known about it.
html-base-one-moment = One moment
