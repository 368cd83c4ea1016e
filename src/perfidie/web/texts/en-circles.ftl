### Perfidie: circles, their evenings and their tournaments

circles-none = You are in no circle yet. Found one, or follow the link you were given.
circles-found = Found a circle
circles-found-go = Create the circle
circle-title = The circle’s name
circle-my-name = Your name in this circle
circle-my-name-go = Change my name here
circle-join = Join a circle
circle-join-help = A circle is friends who play together, here: games of plots, poison and bluff. Say by which name they will know you; nothing else is asked.
circle-key = The key, which the link brings along
circle-join-go = Join
circles-what = A circle is for people who play together: a link to join, evenings that are planned, tables opened for all at once, tournaments, and a score that goes on.
circle-join-title = You are invited to a circle
circle-join-name = Your name
circle-join-games = See the games first
circle-keep = Make somebody keeper, or remove them
circle-keep-help = A keeper calls tournaments, opens tables and minds the door. Whoever is removed cannot come back: the link changes at the same time.
circle-renew-help = The old link will open nothing; the members stay.
circle-leave-help = Your games stay where they are. Where no keeper is left, whoever came first becomes one; where nobody is left, the circle is gone.
evening-plan-help = Say when, and what. The others will be told and say whether they come; the tables open for all at once.
evening-more-games = Still more games
evening-moment = { $day }, { $time } ({ $zone })
circle-evenings = Evenings
circle-past = Past evenings
circle-no-evening = Nothing is planned.
circle-tournaments = Tournaments
circle-no-tournament = No tournament so far.
circle-standing = The circle’s score
circle-standing-help = Each game of an evening or a tournament is worth one point: winners who are level share it, those who win as one side have it whole each.
circle-no-game = No finished game so far.
circle-members = Members
circle-keeper = keeper
circle-appoint = Make keeper
circle-remove = Remove
circle-remove-help = { $name } cannot come back by the link. Games that are on go on.
circle-remove-go = Remove { $name }
circle-link = Invitation link
circle-link-help = Whoever has this link may join the circle.
circle-qr = The same link, to be photographed
circle-renew = Renew the link
circle-more = Circle settings, my name, leaving
circle-rename = Rename the circle
circle-close = Dissolve the circle
circle-close-sure = Yes, all that the circle keeps will be erased.
circle-leave = Leave the circle
circle-leave-go = Yes, leave the circle
circle-game = { $name } · { $preset }
circle-won = Won by { $name }
circle-nobody-won = Nobody has won
circle-playing = Being played
circle-gone = Table given up
circle-to-table = To my table
again-to-evening = To the evening
again-to-tournament = To the tournament
again-to-meeting-help = the score, and what comes next
circle-look = See the table
score-point = .
score-rank = Rank
score-name = Name
score-points = Points
score-games = Games
score-wins = Wins
score-met = Buchholz
evening-of = Evening of { $name }
evening-plan = Plan an evening
evening-plan-go = Plan it
evening-change = Change the evening
evening-change-go = Change it
evening-change-help = The others will be told; what they have answered stays.
evening-when = Day and time
evening-zone = Time zone
evening-words = A word for the others
evening-game = Game no. { $number }
evening-no-game = Nothing more
evening-calendar = For my calendar
evening-is-off = This evening is called off.
evening-your-table = Your table is ready.
evening-who = Who’s coming
evening-planned-games = The games, in order
evening-opened = game { $number } of { $count }
evening-running = Games are on. The next one opens when all tables are done.
evening-open-help = All who come are seated at once, and the game begins.
evening-agree = I want the next game
evening-agreed = In favour: { $count }. It takes { $needed }.
evening-all-played = All planned games have been played.
evening-score = The score of the evening
evening-call-off = Call the evening off
evening-open = Open the tables of game no. { $number }
evening-anyway = Open the next game without waiting
evening-you-agree = You are in favour.
evening-come-first = Say that you come, and the next game has a seat for you.
evening-call-off-help = Those who come will be told that it does not take place; open tables stay with whoever plays there.
evening-call-off-go = Yes, call it off
circle-lost = Cannot be read for now
tournament-running =
    { $count ->
        [one] One table is still being played at. The next round opens after that.
       *[other] { $count } tables are still being played at. The next round opens after that.
    }
tournament-to-settle = A table was lost before its end: a keeper must settle it.
tournament-keepers-open = A keeper will open round { $number }. This page will tell you by itself.
tournament-standing-help = Without a table one gets what those who played that round had on average. On equal points: first the sum of the points of all those one has met (Buchholz), then what those who are level took from each other, and at last the lot.
rule-how = Settle without waiting
answer-yes = I’m coming
answer-maybe = Maybe
answer-no = I can’t
who-yes = Coming
who-maybe = Maybe
who-no = Not coming
tournament-needs = A tournament takes at least { $count } members.
tournament-by-keepers = A keeper may call one.
tournament-call = Call a tournament
tournament-call-go = Create the tournament
tournament-title = The tournament’s name
tournament-game = The game
tournament-format = The format
tournament-size = Players at each table
tournament-rounds = Number of rounds
tournament-who = Who takes part
tournament-round = Round { $number } of { $count }
tournament-open-round = Open round { $number } of { $count }
tournament-finish = End the tournament
tournament-over = The tournament is over.
tournament-standing = Standings
tournament-out = dropped out
tournament-byes = Without a table this time, with a fair share: { $name }
tournament-drop = Withdraw
tournament-drop-go = Withdraw
tournament-drop-help = { $name } will play no further round; their points stay.
tournament-drop-yes = Withdraw { $name }
tournament-back = Come back into the tournament
tournament-back-help = One plays on from the next round; rounds that were missed stay missed.
tournament-back-go = Come back
format-swiss = Swiss system, two by two
format-everybody = Everybody against everybody, two by two
format-tables = Larger tables, places and meetings balanced
format-help-swiss = In each round one meets somebody of like standing, and nobody twice as long as that can be helped.
format-help-everybody = All meet each other once; the number of rounds follows from that.
format-help-tables = In each round other neighbours, and another place.
tournament-finish-early = End the tournament before its last round
tournament-finish-help = The standings stay as they are, and no further round opens.
rule-fair = A fair share for each
rule-void = Does not count
ruled-fair = Settled: a fair share for each
ruled-void = Counts for nobody
tie-met = Buchholz
tie-direct = their own meetings
tie-lot = lot no. { $lot }
refusal-no-such-evening = The circle has planned no such evening.
refusal-no-such-tournament = The circle has no such tournament.
refusal-no-title = A name is needed.
refusal-title-too-long = That name is too long: { $most } signs at most.
refusal-no-such-zone = There is no such time zone.
refusal-no-such-moment = That day or hour is not possible: from today to a year from now.
refusal-not-coming = Say first that you come.
refusal-nobody-comes = Nobody has said that they come.
refusal-no-game-left = All planned games have been played.
refusal-no-round-left = All rounds have been played.
refusal-game-on-one-side = In this game all are on one side, and nobody would beat anybody. Choose another one for a tournament.
refusal-nobody-left-to-meet = Nobody is left who could meet somebody: the tournament can only be ended.
refusal-still-playing =
    { $count ->
        [one] One table is still being played at.
       *[other] { $count } tables are still being played at.
    }
refusal-tournament-done = This tournament is over.
refusal-table-is-settled = This table is settled already.
refusal-too-few-or-many = It takes from { $least } to { $most } participants.
refusal-game-not-for-so-many = This game is not played by { $seats }.
circle-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
evening-coming =
    { $count ->
        [0] nobody has said yes
        [one] one person comes
       *[other] { $count } people come
    }
admin-keepers = Keepers
admin-sure-dissolve = Dissolve the circle “{ $words }” ({ $count } members), its evenings and its tournaments? (y/n)
admin-dissolved = The circle “{ $words }” is no more.
admin-circle-renamed = The circle “{ $words }” is now called “{ $name }”.
