### What the check of an exported log finds, by code: verify-CODE.

verify-chapter-fair = fair: every die is the one that the promised seed gives
verify-chapter-open = still open: its seed is not shown yet, so its dice cannot be checked
verify-chapter-order = Line { $line }: dice chapter { $chapter } is not the one whose turn it is
verify-chapter-twice = A dice chapter is promised twice
verify-chapter-unknown = Line { $line }: nothing was promised for dice chapter { $chapter }
verify-chapter-wrong = not what was promised
verify-commitment = Line { $line }: the commitment of chapter { $chapter } is another one than the file promises
verify-count =
    Line { $line }: chapter { $chapter } was closed after { $told ->
        [one] { $told } die
       *[other] { $told } dice
    }, and the log has { $found }
verify-die = Line { $line }, die { $die } (d{ $sides }): the log says { $told }, the seed gives { $derived }
verify-does-not-follow = Line { $line }: “{ $field }” does not fit the faces
verify-file-fair = Fair: all dice of the closed chapters are what their seeds give
verify-file-open = Nothing is wrong, and nothing can be checked yet: no seed is shown
verify-file-wrong = Wrong: this log is not what the table promised
verify-gap = Line { $line }: its dice begin at counter { $told } instead of { $expected }: dice are missing before it
verify-line-missing = Line { $line } follows on line { $after }: lines are missing or out of order
verify-lines =
    The file should have { $told ->
        [one] { $told } line
       *[other] { $told } lines
    } and has { $found }
verify-mix-roll = Line { $line }: not rolled with what the players had mixed in
verify-mix-wrong = Line { $line }: the mix is not what comes of this text
verify-overlap = Line { $line }: its dice begin at counter { $told } instead of { $expected }: dice were drawn twice
verify-roll-chapter = Line { $line }: rolled in dice chapter { $told } while { $chapter } was open
verify-seed = The seed of chapter { $chapter } does not fit its commitment
verify-seed-said = Line { $line }: the seed of chapter { $chapter } is another one than the file shows
verify-unreadable = Line { $line } cannot be read
