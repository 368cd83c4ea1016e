### The second deal: taking a finished game up again at one of its moves

second-dock = Play on
second-title = Play on from here
second-help = Play the rest yourself, against bots, at a table of your own. It counts for nobody: no rating, no history.
second-seat = In the seat of
second-to-move = { $name } (to move)
second-cards = The hidden cards
second-same = The same
second-same-help = All that was hidden still is, in the same place.
second-again = Dealt again
second-again-help = Drawn by lot from what this seat could know at this moment.
second-level = Against bots of level
second-go = Sit down and play
second-over = The game is over at this move: go back to an earlier one to take it up.

second-tries = Tries at this move
second-tries-elsewhere = At other moves
second-tries-mine = My tries
second-nobody = Nobody has taken the game up at this move yet.
second-in-the-game = { $name }, in the game: { $won ->
    [yes] won
   *[no] lost
 }.
second-group = { $name }, { $cards ->
    [again] dealt again
   *[same] same cards
 }, { $level }: { $won } of { $tries } won
second-at = Move { $at }: { $tries ->
    [one] { $won } of one try won
   *[other] { $won } of { $tries } tries won
 }
second-one = Move { $at }, { $name }, { $cards ->
    [again] dealt again
   *[same] same cards
 }: { $won ->
    [yes] won
   *[no] lost
 }

second-deal = Second deal
second-note = This table takes a game up at move { $at }, { $cards ->
    [again] the hidden cards dealt again
   *[same] with the same hidden cards
 }. It counts for nobody.
second-note-of = In the seat of { $name }.
second-note-link = Game { $table }, move { $at }
second-note-gone = The game it comes from is no longer kept.

second-you = { $won ->
    [yes] You: won
   *[no] You: lost
 } { $count ->
    [0] without deciding anything
    [one] after one decision
   *[other] after { $count } decisions
 }.
second-before = { $name }, in the game: { $won ->
    [yes] won
   *[no] lost
 }.
second-before-gone = In the game it comes from: { $won ->
    [yes] won
   *[no] lost
 }.
second-like = { $tries ->
    [0] This try is not counted with the others.
    [one] It is the first try of this kind.
   *[other] Of { $tries } tries like this one, { $won ->
        [0] none was won.
        [one] one was won.
       *[other] { $won } were won.
    }
 }
second-once-more = Try again
second-once-more-help = from that move
second-tried = Taken up { $tries ->
    [one] once
   *[other] { $tries } times
 }: { $won ->
    [0] no try won
    [one] one try won
   *[other] { $won } tries won
 }.

refusal-second-no-rematch = This table took another game up: one begins again from that one.
refusal-second-alone = At a table that takes another game up, one plays alone against bots.
refusal-second-no-such-cards = The hidden cards are the same, or dealt again.
