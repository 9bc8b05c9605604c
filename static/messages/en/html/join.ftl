
### Texts of templates/join.html.

html-join-title = Join { $table }
html-join-you-have-a-seat = You have a seat at this table
html-join-you-are-invited =
    { $role ->
        [spectator] You are invited as a spectator
       *[pilot] You are invited as a pilot
    }
html-join-your-name = Your name at the table
html-join-what-you-can-do =
    { $role ->
        [spectator] You see what the pilots see and change nothing.
       *[pilot] Once you are in, take a unit that nobody steers yet.
    }
html-join-continue = Continue as { $name }
html-join-continue-with-units = Continue as { $name } ({ $units })
html-join-somebody-else = Somebody else plays in this browser
html-join-second-seat = A second seat. This browser then forgets the seat of { $name }.
html-join-second-seat-with-units = A second seat. This browser then forgets the seat of { $name }, which keeps { $units } until the Handler hands it over.
html-join-take-another-seat =
    { $role ->
        [spectator] Watch from another seat
       *[pilot] Take another seat
    }
html-join-take-a-seat =
    { $role ->
        [spectator] Watch
       *[pilot] Take a seat
    }
html-join-lost-seat =
    { $role ->
        [spectator] You had a seat here? The browser in which you took it still knows it. Otherwise take one anew under the same name.
       *[pilot] You had a seat here? The browser in which you took it still knows it: open this link there. If its cookies are gone, or on another device, take a seat anew under the same name, and ask the Handler to give your units and your character to it.
    }
html-join-new-here = New here? <guide>The pilot's guide</guide> says how the table works.
html-join-opens-in-a-new-tab = Opens in a new tab
