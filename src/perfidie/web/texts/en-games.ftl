### Perfidie: games that are over, statistics and ladders

games-won = Won
games-shared = Shared
games-lost = Lost
games-rated = rated
games-helped = a bot played too
unrated-accounts = not counted: somebody was playing as a guest
unrated-bots = not counted: a bot was playing
unrated-too-often = not counted: too many games between the same people
unrated-same-address = not counted: two seats at the same address
unrated-seat-changed = not counted: a seat changed hands
games-table = The table
games-replay = Replay
games-table-gone = The table is no longer kept
games-share = Share of the wins
games-played = Games
games-bar = { $percent }% of the wins; a seat drawn by lot: { $fair }%
games-percent = { $percent }%
games-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-count-won = { $count ->
        [one] { $count } game, { $won } won
       *[other] { $count } games, { $won } won
    }
games-opponent = Opponent
games-together = Together
games-ahead = Ahead
games-behind = Behind
games-guest = You play as a guest: your games stay here as long as this browser keeps its cookie. To find them elsewhere and later, keep your name on the page “Me”.
games-by-game = Game by game
games-filter-game = Game
games-filter-result = Result
games-filter-company = With
games-any = Any
games-anybody = Anybody
games-with-people = With other people
games-with-bots = With bots only
games-filter-go = Show
games-none = No finished game here yet.
games-winner = Winner
games-none-help = Every game that is played to its end comes here with its result, its opponents and its replay; game by game, figures tell what you are good at.
games-choose = Choose a game
games-none-such = No game answers this choice.
games-guest-go = Keep my name
games-more = Earlier games
games-duels = Head to head
games-summary = { $count ->
        [one] One game finished
       *[other] { $count } games finished
    }, { $won } won: { $percent }% of the wins; chance alone would have brought { $fair }%.
games-rating = Rating
games-ladder = The ladder
games-habits = Your habits
games-verdict-more = That is more than chance explains: you have the knack.
games-verdict-less = That is less than chance explains: this game resists you.
games-verdict-same = Chance alone could explain it.
games-verdict-few = After twenty games one can tell whether it is chance.
games-luck-free = In { $games } reviewed games you had { $plain }% of the wins (± { $off }); without what deals, draws and dice brought you, { $free }% (± { $freeoff }).
games-luck-free-help = Each review of a game you played adds to it.
games-bars-help = The mark: what a seat drawn by lot at the same tables would have had.
games-habits-help = Counted from your finished games, from twenty occasions on. The mark is what the others do here.
games-habits-none = They appear here once there is something to compare: twenty occasions at least, and fifty of the others.
habit-count = { $count } occasions
habit-more = more than others
habit-less = less than others
habit-same = may be chance
games-by-seats = By number of seats
games-by-place = By place at the table
games-place = place { $number }
games-by-side = By side or role
games-seats = { $count ->
        [one] alone
       *[other] { $count } seats
    }
games-form = Form
games-form-help = Share of the wins over ten games, from the oldest to the last. Dashed: a seat drawn by lot.
games-curve = : from { $first } to { $last }
games-course = The rating from game to game
games-course-help = From the first rated game to the last. The band is the uncertainty.
games-history-of = All my games of this kind
between-title = { $name } and I
between-help = Ahead: my share of the win was larger than theirs. Only games at which we both sat are counted.
ladder-provisional = provisional
ladder-explained = This season: { $season }. A season lasts three months, and every game has its own ladder.
ladder-players = { $count ->
        [0] nobody yet
        [one] { $count } person
       *[other] { $count } people
    }
ladder-mine = My ratings
ladder-mine-none = No rated game yet this season.
ladder-listed = You stand on the ladders of the games in which you have played a rated game, with a page about you: your ratings and how many of these games, nothing else.
ladder-unlisted = You are shown on no ladder.
ladder-hide = Hide me from the ladders
ladder-show = Show me
ladder-how = How ratings work
ladder-how-fair = Ratings are at stake at tables where everybody has the same chance: the match preset of the poisoned glass; elsewhere the usual one, and seats are drawn by lot. The Musketeers only for two.
ladder-how-people = Only people who keep their name here (with a passkey or by mail) are rated, against each other and without bots. Everybody has a clock; whoever leaves their seat to a bot, even for a moment, gains nothing by that game.
ladder-how-limits = Between the same two people, three games a day and thirty a season count at most; two people at the same address are not rated together.
ladder-how-spread = A rating is an estimate: it is always shown with its uncertainty, and is provisional for the first ten games of a season.
ladder-title = Ladder: { $name }
ladder-season = Ladder, { $season }
ladder-rank = Rank
ladder-name = Name
ladder-empty = Nobody is rated yet this season.
ladder-seasons = Other seasons:
ladder-play = Open a table
profile-played = Rated games
room-rated = Rated game: places are drawn by lot, everybody has a clock, and the ratings stand on the ladder under your names.
room-unrated = Friendly game: no rating is at stake.
room-make-rated = Play for ratings
room-make-unrated = Play without ratings
open-rated = Ratings
open-rated-yes = Rated game
open-rated-help = Only with: { $words }. Among people who keep their name here (with a passkey or by mail), without bots or advice; seats are drawn by lot. Where no clock is chosen, ten minutes for each decision. Ratings stand on the ladder, which anybody may leave.
refusal-rated-unfair = This table cannot be rated: not everybody would have the same chance. Choose a fair preset with no option changed, and a number of seats that fits.
refusal-rated-people-only = A rated game is played among people: replace the bots, or play without ratings.
refusal-rated-needs-account = { $name } plays as a guest: for a rated game everybody keeps their name first, on the page “Me”.
refusal-rated-no-advice = No advice in a rated game.
refusal-rated-clock-decides = In a rated game nobody decides about another one’s seat: the clock does.
refusal-no-such-person = There is nobody here, or they do not wish to be shown.
side-idus_martii-loyal = loyal
side-idus_martii-traitor = traitor
side-idus_martii-merchant = merchant
side-mousquetaires-milady = Milady
side-mousquetaires-musketeer = musketeer
side-charlatans-began = began
side-charlatans-followed = followed
habit-verre-drinks = You drink: { $mine }% of your glasses; others: { $all }%.
habit-verre-poisoned = When you drink, it is poison: { $mine }%; others: { $all }%.
habit-verre-shunned = When you refuse, it was the antidote: { $mine }%; others: { $all }%.
habit-verre-swaps = As Vizzini you swap: { $mine }% of your rounds; others: { $all }%.
habit-idus_martii-green = You vote green: { $mine }%; others: { $all }%.
habit-idus_martii-red = You vote red: { $mine }%; others: { $all }%.
habit-idus_martii-yellow = You vote yellow: { $mine }%; others: { $all }%.
habit-idus_martii-forces = As Praetor you force the exchange: { $mine }%; others: { $all }%.
habit-charlatans-bursts = Your potion explodes: { $mine }%; others: { $all }%.
habit-charlatans-takes_offer = You take the offer rather than the card: { $mine }%; others: { $all }%.
habit-mousquetaires-wounds_more = Your duels: you give more blows than you take in { $mine }%; others: { $all }%.
habit-mousquetaires-arrested = You are arrested: { $mine }% of your turns; others: { $all }%.
habit-verona-exiles = You play into exile: { $mine }% of your cards; others: { $all }%.
habit-verona-keeps_token = You keep your token in hand: { $mine }%; others: { $all }%.
habit-verona-scores = You score points: { $mine }% of your rounds; others: { $all }%.
