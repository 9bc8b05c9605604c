### Texts of crew.

crew-fit-out = Fit out { $name }
crew-build-a-frame = Build a frame
crew-hangar = Hangar
crew-or-build-a-frame-of-your = Or build a frame of your own in the hangar, and ask the Handler from there to bring it in.
crew-where-frames-are-built-keep-one = Where frames are built. Keep one at the table, and ask the Handler to bring it in.
crew-waits-for-the-handler-to-bring = waits for the Handler to bring it in
crew-take-it-back = Take it back
crew-is-in-play = is in play
crew-kept-at-the-table = kept at the table
crew-ask-the-handler-to-bring-in = Ask the Handler to bring in { $name }
crew-ask-for-it = Ask for it
crew-somebody = Somebody
crew-asks-to-bring-in = { $who } asks to bring in { $name }
crew-no-weapon = no weapon
crew-bring-it-in = Bring it in
crew-not-now = Not now
crew-pilots-join-with = Nobody has joined yet. Pilots join with
