### Texts of the table on a screen in the room.

screen-follow-the-active-unit = Follow the active unit
