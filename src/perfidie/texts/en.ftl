### Perfidie: the texts common to all games

## People and lists

seat-number = Player { $number }
own-name = { $name } (you)
list-last = { $items } and { $last }
usual-names = Robin, Alex, Sam, Jo, Charlie, Kit, Quinn, Ash
bot-names = Basil, Odette, Ferdinand, Hortense, Anselm, Leonie, Jasper, Ursula, Barnaby, Celeste, Otis, Prudence
word-true = yes
word-false = no

## What happens at any table

event-committed = { $seat } has chosen, in secret.
event-committed-own = { $seat } has chosen: { $choice }.
event-time-ran-out = { $seat } is out of time: chance decides.
event-let-be = { $seat } lets it be.
event-played-on = { $seat } takes the game up here, with the same hidden cards.
event-dealt-again = { $seat } takes the game up here: what this seat did not know is dealt again.

## Before the game

ask-language = Langue / Language (fr, en) [{ $lang }]:
ask-game = Which game? [{ $game }]
ask-seats = How many players, { $least } to { $most }? [{ $usual }]
ask-preset = Which kind of game? [1]
ask-name = Your name? [{ $name }]
ask-bot = Your opponents? [2]
ask-again = Please choose among: { $choices }. Enter takes the answer in brackets.
bot-thinks = { $seat } is thinking…
bot-novice = novice
bot-novice-help = plays by instinct, forgets what it saw
bot-regular = regular
bot-regular-help = knows the customs, with a lapse now and then
bot-strong = cunning
bot-strong-help = weighs its moves, seldom wrong
bot-master = master
bot-master-help = takes its time, guesses your intentions, forgives nothing
bot-legend = legend
bot-legend-help = plays as it has learned to, and as a master where it has learned nothing
bot-legend-learned = has learned at tables like this one, game after game
bot-legend-unlearned = has learned nothing at tables like this one: plays here as a master
bot-random = chance
bot-random-help = chooses with its eyes shut
bot-greedy = plodder
bot-greedy-help = always follows the same simple rules
bot-network = what { $file } has learned

welcome-people = At the table: { $names }.
welcome-bots = Facing you: { $names }. Level: { $level }.
welcome-watch = At the table: { $names }. Level: { $level }. You are watching; Ctrl-C to leave.
welcome-save = The game is saved in { $file }
welcome-keys = At any time: the rule (?), the log (l), the notebook (n), help (h), quit (q).
welcome-enter = Press Enter to begin
curtain = Pass the keyboard to { $seat }. The others look away, on their honour.
curtain-enter = { $seat }, press Enter when nobody is looking.

## During the game

ask-move = Your choice (1-{ $most }, { $keys }) ›
ask-piece = { $words } + … (1-{ $most }, 0 goes back, { $keys }) ›
ask-say = What do you say? (1-{ $most }, Enter to keep quiet) ›
ask-say-more = { $words } + … (1-{ $most }, 0 goes back) ›
ask-word = { $seat }, a word before it goes on? (! to speak, Enter to keep quiet) ›
taken-back = Your last move is taken back.
ask-enter = Press Enter to go on
log-title = Log
log-more =
    { $count ->
        [one] (one more line; l for the whole log)
       *[other] ({ $count } more lines; l for the whole log)
    }
notebook-title = Notebook
notebook-empty = Nothing to note down yet.
filler-words = into, in, on, onto, the, of, glass, glasses, card, and, with, to, at, top, tops, bottom, zone, token, tokens
help-title = Help
help-keys =
    a number     makes that choice; you may also type the move, or the beginnings of its words
    ?            the rule of the current step
    l            the log, from the beginning
    n            the notebook: what you have seen and what follows from it
    advice       alone against bots: your best choices, with their chances
    u            takes your last move back, while nobody has learned anything from it
    Enter        draws the table again
    q            quits; the game is kept and goes on where you left it
help-talk = !            speak up; this sign alone shows what can be said
talk-title = What can be said, true or false
table-claim = { $seat } claims: { $claim }

## Advice

advice-title = Advice
advice-percent =
    { $number ->
        [0] less than 1%
        [100] more than 99%
       *[other] { $number }%
    }
advice-chance = { $odds } of winning
advice-chance-side = { $odds } for your side
advice-odds-1-10 = one chance in ten
advice-odds-1-5 = one chance in five
advice-odds-1-4 = one chance in four
advice-odds-1-3 = one chance in three
advice-odds-2-5 = two chances in five
advice-odds-1-2 = one chance in two
advice-odds-3-5 = three chances in five
advice-odds-2-3 = two chances in three
advice-odds-3-4 = three chances in four
advice-odds-4-5 = four chances in five
advice-odds-9-10 = nine chances in ten
advice-odds-none = hardly a chance
advice-odds-all = nearly every chance
advice-worse = Clearly worse than the first.
advice-only = You have no other choice.
advice-thought = The other choices are not worth a thought.
advice-better =
    { $points ->
        [one] It wins more often: one point more than the rest.
       *[other] It wins more often: { $points } points more than the rest.
    }
advice-even = The others are as good, or nearly so.
advice-behind =
    { $points ->
        [one] One point behind the first: too little to be sure.
       *[other] { $points } points behind the first: too little to be sure.
    }
advice-equal = As good as the first, as far as can be seen.
advice-note = Estimated by imagining what may follow from what you know, and from nothing else.
advice-note-shared = Estimated by imagining what may follow from what you know, and from nothing else. A shared win counts for your part of it.
advice-thinking = Let me think…
advice-words = advice, hint

## At the end

outcome-title = The game is over
outcome-winners =
    { $seats-count ->
        [0] Nobody wins.
        [one] The winner: { $seats }
       *[other] A shared win: { $seats }
    }
outcome-won = Well played.
outcome-lost = Better luck next time.
end-save = The game is kept in { $file }
end-replay = To see it again, all cards face up: { $words }
leave-save = See you soon. The game is kept in { $file }
leave-resume = To go on with it: { $words }

## Seeing a game again

ask-replay = Enter, b, a number, e, s N, o, p, h, q ›
replay-move = Move { $move }/{ $moves }
replay-eyes = Through the eyes of: { $name }
replay-help =
    Enter        the next move              b        the move before
    a number     that move                  e        the end
    s N          seen from seat N (number or name)
    o            all cards face up          p        what everybody saw
    q            quits
replay-seats = Seats: { $names }
replay-unfinished = This is as far as it went: the game is not over.
eyes-public = everybody
eyes-open = nobody, all cards face up

## The games

games-figures =
    { $minutes ->
        [0] { $least } to { $most } players
        [one] { $least } to { $most } players, a minute
       *[other] { $least } to { $most } players, { $minutes } minutes
    }
games-broken = cannot be loaded: { $words }
games-presets = Ready-made games (--preset)
games-options = Options (--option key=value), the usual value first
games-when = only counts with { $words }
games-range = from { $least } to { $most }, usually { $usual }
new-game-next = Written. What next: perfidie check { $game }, then perfidie play { $game }

## The arena

arena-who =
    { $seats ->
        [one] one seat: { $words }
       *[other] { $seats } seats: { $words }
    }
arena-games = Games: { $games } ({ $deals } × { $rotations }, every deal seen from every place).
arena-rounded = Games: { $games } instead of { $wanted } ({ $deals } × { $rotations }, every deal seen from every place).
arena-by-the-clock = Those who think do so by the clock: the results cannot be repeated to the letter (with --iterations they can).
arena-playing = Games
arena-stopped = Stopped after { $games } games of { $total }.
arena-column-bot = bot
arena-column-games = games
arena-column-share = wins (95%)
arena-column-luck-free = without luck (95%)
arena-column-ratio = fair
arena-column-rating = rating (± 2σ)
arena-column-decision = decision
arena-column-pair = difference
arena-column-more = points (95%)
arena-column-more-luck-free = without luck (95%)
arena-pair = { $name } less { $other }
arena-percent = { $number }%
arena-milliseconds = { $number } ms
arena-seat = seat { $words }
arena-side = side { $words }
arena-everybody = all
arena-fair = Fair share: { $share }. Games that count: { $games } ({ $deals } × { $rotations }).
arena-nothing = No deal was played as a whole: there is nothing to say.
arena-void =
    { $games ->
        [one] One void game: { $words }
       *[other] { $games } void games: { $words }
    }
arena-void-died = { $name } stopped before the end. { $words }
arena-void-silent = { $name } made no legal move in time (--patience).
arena-void-failed = { $name } failed. { $words }
arena-void-illegal = { $name } chose a move that is not legal. { $words }
arena-picture-title = { $name }, { $seats } seats: share of the win
arena-picture-fair = fair share

## Data sets

dataset-written =
    { $games ->
        [one] One game, { $decisions } decisions: { $file }, and its record: { $records }
       *[other] { $games } games, { $decisions } decisions: { $file }, and their records: { $records }
    }
dataset-stopped = Stopped: nothing was written.

## Why not: at the table

refusal-malformed-action = That is not a move: a move is a few words.
refusal-unknown-action = “{ $words }” is not a move in this game. Type a number from the list, or h for help.
refusal-ambiguous-action = “{ $words }” could mean several things: say more, or type a number from the list.
refusal-no-such-choice = There is no choice { $number }: the list goes from 1 to { $most }.
refusal-not-your-turn = { $seat } must wait: it is somebody else’s turn.
refusal-not-now = This move (“{ $action }”) is not allowed now: choose from the list.
refusal-not-a-chance = This is not the moment for a draw, or that draw is impossible.
refusal-game-over = The game is over.
refusal-stale-move = The table has changed meanwhile: look at it before you move.
refusal-nothing-to-undo = There is nothing to take back: somebody has moved since, or learned something.
refusal-advice-alone = No advice here: several people share this keyboard.
refusal-nothing-to-say-now = There is nothing to say now.
refusal-no-such-seat = There is no seat “{ $seat }” at this table.
refusal-malformed-view = This view cannot be read.
refusal-malformed-state = This state of the table cannot be read.

## Why not: opening a table

refusal-unknown-language = Unknown language: “{ $lang }”. Choose from: { $choices }.
refusal-unknown-game = Unknown game: “{ $game }”. Choose from: { $choices }.
refusal-broken-game = The game “{ $name }” cannot be loaded: { $words }
refusal-bad-seats = This game takes { $least } to { $most } players; “{ $seats }” will not do.
refusal-bad-people = { $people } people for { $seats } seats: it must be between 0 and { $seats }.
refusal-unknown-preset = Unknown preset: “{ $preset }”. Choose from: { $choices }.
refusal-unknown-option = Unknown option: “{ $option }”. Choose from: { $choices }.
refusal-bad-option = The option { $option } cannot be “{ $value }”. Choose from: { $choices }.
refusal-bad-option-form = An option is written key=value; “{ $option }” has no value.
refusal-unknown-bot = Unknown level: “{ $bot }”. Choose from: { $choices }.
refusal-bad-number = { $flag } takes a whole number, not “{ $value }”.
refusal-small-number = { $flag } takes { $least } or more, not { $value }.
refusal-too-many-names = { $count } names for { $seats } seats: that is too many.
refusal-same-name = Two people cannot have the same name: “{ $name }”.
refusal-batch-none = { $game } has no form in arrays; these have one: { $choices }
refusal-exact-hidden = { $game } at { $seats } seats hides things from its players: positions cannot be counted out one by one there
refusal-needs-batch = { $package } is missing, which games in lockstep need: pip install 'perfidie[batch]'
refusal-needs-research = { $package } is missing, one of the research libraries: pip install 'perfidie[research]'
refusal-zero-sum-alone = Zero-sum returns need two seats at least: whoever sits alone would always get nothing
refusal-no-talk = At { $game } there are no statements that could be actions
refusal-bad-render-mode = There is no render mode “{ $mode }”: { $choices }, or none
refusal-needs-legend = { $package } is missing, the library by which networks play: pip install 'perfidie[legend]'
refusal-needs-web = { $package } is missing, one of the site’s libraries: pip install 'perfidie[web]'
refusal-network-no-folder = { $name } names { $folder }, where there is no folder.
refusal-network-missing = The file { $file } cannot be read. Is its name right?
refusal-network-gone = The network { $name }, which made this choice, is not here, or has been replaced since.
refusal-network-broken = { $file } is not a whole network: part of it is missing or something else is in it. Copy or train it again.
refusal-network-not-numbers = The network in { $file } holds something that is not a number. Train it again from an earlier checkpoint.
refusal-network-other-format = The network in { $file } is written in a way this version of Perfidie does not read.
refusal-network-other-game = The network in { $file } plays another game: { $game }.
refusal-network-other-features = The network in { $file } learned from features of version { $has }; this version of Perfidie has { $wants }, or lays them out another way. Train it again.
refusal-network-other-table = The network in { $file } has not learned at such a table. Choose the seats and options it was trained for.
refusal-training-no-file = The training { $path } cannot be read. Is its name right?
refusal-training-bad-file = { $path } is not a training: { $why }. docs/laboratory.md says what may stand in such a file.
refusal-training-other-network = The network { $path } is missing, or of another size than the one to be trained.
refusal-training-no-thumb = Nobody plays { $game } by rules of thumb in arrays: take company of another kind.
refusal-training-nothing-alike = Nothing in { $game } is alike: leave `alike` out.
refusal-training-not-numbers = What was learned has grown beyond all bounds, so the training stops here. Choose a lower `rate` and begin again, or go on (`start`) from the last checkpoint, which is whole.
refusal-training-too-few-rows = { $rows } decisions are too few to imitate anybody. Play more games.
refusal-exploit-bad-seeds = “{ $words }” is no list of seeds: whole numbers from 0 on, between commas, each once.
refusal-exploit-no-decisions = { $file } does not say how long it learned. Say how many decisions exploiters play: --decisions.
refusal-needs-postgres = { $package } is missing, which speaks to PostgreSQL: pip install 'perfidie[postgres]'
refusal-needs-redis = { $package } is missing, which speaks to Redis: pip install 'perfidie[redis]'
refusal-worker-needs-redis = “perfidie worker” needs a Redis: give its address in PERFIDIE_REDIS.

## Why not: files

refusal-no-such-file = There is no such file: { $file }
refusal-unreadable-file = This file cannot be read: { $file }
refusal-corrupt-record = This file is not a kept game, or it is damaged; it has not been touched.
refusal-record-too-large = This file is too large to be a kept game.
refusal-record-newer-format = This game comes from a newer Perfidie (format { $format }); it has not been touched.
refusal-record-newer-rules = This game follows newer rules (version { $rules }) than those here (version { $version }); it has not been touched.
refusal-record-other-game = This is a game of something else: { $game }.
refusal-record-does-not-replay = This game cannot be replayed: line { $entry } is not a possible move; the file has not been touched.
refusal-luck-not-over = A game that is not over cannot tell yet what chance did in it.
refusal-second-malformed = This line does not lay a table of this game.
refusal-second-no-such-moment = There is no move { $at } in this game: they go from 0 to { $last }.
refusal-second-over = The game is over at this move: choose an earlier one.
refusal-second-nothing-left = From this move on this seat has nothing left to decide: choose an earlier one, or another seat.
refusal-second-differs = This position could not be dealt again without changing what you see: play it with the same cards.
refusal-second-needs-at = At which move? With --at, the number of a move, as “perfidie replay” shows it.
refusal-second-as-it-was = A game is taken up with its game, seats and options: --from goes with --at, --seat, --redeal, --bot, --name, --seed, --save and --lang.
refusal-second-only-from = --at and --redeal go with --from: they say where to take a finished game up.
refusal-record-finished = This game is over: { $file }. It can be seen again with “perfidie replay”.
refusal-nothing-to-resume = There is no game to go on with here: { $file }
refusal-resume-as-it-was = A game goes on as it was: only --lang and --save may come with --resume.
refusal-save-exists = This file already exists and will not be overwritten: { $file }
refusal-unwritable-save = This file cannot be written: { $file }
refusal-replay-not-over = This game is not over: it keeps its secrets to the end.
refusal-one-view-only = One view at a time: --seat, --open or --public.
refusal-bad-page = “{ $words }” leads nowhere: a move from 0 to { $most }, or h for help.

## Why not: the command line, a new game

refusal-unknown-flag = Unknown flag: { $flag }. See “perfidie --help”.
refusal-flag-needs-value = { $flag } takes a value.
refusal-missing-argument = { $flag } is missing. See “perfidie --help”.
refusal-bad-value = This value will not do for { $flag }. See “perfidie --help”.
refusal-unknown-command = Unknown command: “{ $words }”. See “perfidie --help”.
refusal-bad-command-line = This command cannot be understood. See “perfidie --help”.
refusal-bad-name = “{ $name }” cannot name a game: small letters, digits and “_”, beginning with a letter, and no word of Python’s own.
refusal-game-exists = The game “{ $game }” already exists; nothing has been written.
refusal-not-a-checkout = Go to the root of the project, or say where to write with --into.

## Why not: the arena

refusal-arena-no-bots = There must be at least one bot after --bots.
refusal-arena-too-many-bots = { $count } bots for { $places ->
    [one] a single seat
   *[other] { $places } seats or sides
}: that is too many.
refusal-arena-not-a-bot = “{ $words }” is not a bot: it needs choose(view, legal, rng).
refusal-arena-not-found = Not found: “{ $words }”. It is written package.module, a colon, a name.
refusal-arena-no-such-program = There is no such program: “{ $words }”.
refusal-arena-time-or-iterations = Either --time or --iterations, not both.
refusal-arena-bad-seconds = { $flag } takes a number of seconds, not “{ $words }”.
refusal-arena-no-ray = No Ray cluster answers here: { $words }
refusal-needs-arena = { $package } is missing, a library of the arena: pip install 'perfidie[arena]'
refusal-needs-ray = { $package } is missing, which plays on a cluster: pip install 'perfidie[ray]'
refusal-needs-data = { $package } is missing, which data sets need: pip install 'perfidie[data]'
refusal-data-unreadable = This file cannot be read: { $file }
refusal-data-not-ours = This is not a data set that this Perfidie knows: { $file }
refusal-data-bad-line = Line { $line } does not hold a game: { $file }
refusal-data-other-features = { $file } has features of version { $version } of { $game }, this Perfidie has version { $ours }: write it anew, or read its columns with polars or pandas.

## Why not: the laboratory

refusal-lab-bad-count = { $name } takes a whole number, { $least } at least.
refusal-lab-bad-seed = “{ $words }” is not a seed: a whole number is, or none.
refusal-lab-bad-actions = A step takes { $count ->
    [one] one whole number
   *[other] { $count } whole numbers
}: the number of an action for each table.
refusal-lab-illegal-action = At table { $table }, seat { $seat } cannot take action { $action } (“{ $words }”) now: no table has moved.
refusal-lab-worker-stumbled = A process that played has stumbled, and all tables are closed: { $says }
refusal-lab-worker-ended = A process that played has ended (status { $status }), and all tables are closed.

# The keeper
refusal-admin-no-database = There is no database here: { $file }
refusal-admin-nobody = Nobody is called “{ $words }” here, by id or by name, nor is any table.
refusal-admin-several = Several people are called “{ $words }”. Choose by id: { $items }.
refusal-admin-no-table = There is no table “{ $words }”.
refusal-admin-no-report = There is no report { $words }, or it is closed already.
refusal-admin-not-over = The game at table { $words } is not over: it keeps its secrets to the end.
refusal-admin-bad-network = “{ $words }” is not a network; one writes 203.0.113.0/24.
refusal-admin-mute-people = Only people can be silenced, not networks.
refusal-admin-nothing-to-lift = No sanction lies on { $words }.
refusal-admin-nothing-to-announce = There must be a sentence to announce, or --stop.
refusal-admin-house-open = The house is open, or has just closed: stop all its processes and wait a minute.
refusal-admin-too-long = That is too long to announce: { $most } characters at most.

## Learning at the keyboard

learn-teacher = The teacher
learn-next = Enter: go on (b: back, n: notebook, l: log, q: quit) ›
learn-which = Which one (1-{ $most }, q)?
learn-not-now = A fair idea, but not for this story. Choose something else.
learn-again = To take it up here: { $words }
learn-then = A real game, with novices: { $words }
learn-practice = Small positions to practise: { $words }
refusal-unknown-lesson =
    { $choices ->
        [none] This game has no lesson yet.
       *[other] No lesson “{ $words }”. There are: { $choices }.
    }
refusal-no-such-lesson = There is no lesson of that name. Choose one on the page of the game.
refusal-no-such-place = This lesson has no such place. Take it up from the beginning.
refusal-lesson-goes-on = There is nothing to choose here: go on with “Next”.

## Circles

refusal-admin-no-circle = There is no circle { $words }.
refusal-circle-full = The circle is full: { $most } members.
refusal-circle-stale = Somebody was faster. Nothing was done twice; look at the page again.
refusal-dead-circle-link = This link opens no circle. Ask for a new one.
refusal-evening-off = This evening is called off.
refusal-keepers-only = Only keepers of the circle may do that.
refusal-no-such-circle = There is no such circle, or you are not in it.
refusal-no-such-fellow = That person is not in the circle.
refusal-same-name-in-circle = Somebody is already called { $name } in this circle, or nearly so.
refusal-too-many-circles = One may be in { $most } circles only.
refusal-too-many-evenings = The circle has planned { $most } evenings already.
refusal-too-many-evenings-of-yours = You have planned { $most } evenings in this circle already: call one off first.
refusal-too-many-tournaments = { $most } tournaments are going on in this circle already: end one first.
refusal-not-kept = Keep your name first: a guest has no settings.
refusal-bad-holiday = A holiday begins today or later, within a year, and ends after it begins. Nothing has changed.
refusal-holiday-twice = You have a holiday on these days already. Nothing has changed.
refusal-long-holiday = A holiday lasts { $most } days at most. Nothing has changed.
refusal-many-holidays = { $most } days of holiday a year at most. Nothing has changed.
refusal-no-such-holiday = This holiday is over or was cancelled.

## The review of a finished game

review-thinking = Looking at the game again…
review-line = Everybody’s chance to win, all cards known, from the first move to the last:
review-seat = { $seat }: { $words } at the start, { $last } at the end
review-turning = Move { $number } ({ $mover-seat }): { $seat } goes from { $words } to { $last }.
review-of = { $seat }
review-no-mistake = No choice clearly worse than another one, for somebody who knew no more.
review-mistake =
    { $points ->
        [one] Move { $number }: { $words }: { $points } point of the win given away (± { $margin }). Better: { $last }.
       *[other] Move { $number }: { $words }: { $points } points of the win given away (± { $margin }). Better: { $last }.
    }
review-belief = { $name }: one could believe “{ $words }” ({ $points }%); it was “{ $last }” ({ $chance }%).
review-belief-right = { $name }: “{ $words }”, { $points }%. And so it was.
review-luck = Chance: { $luck } points (± { $margin }). Everybody’s choices: { $choices }. Given away by own mistakes: { $given }.
review-lies = Lies and bluffs
review-lie = Move { $number }, { $seat }: “{ $words }”, but { $last }.
review-heard = { $seat } believed it at { $before }%, then at { $after }%
review-brought = From there until all who believed it had played, their chance to win went from { $words } to { $last }. One game alone cannot tell whether that came of it.
review-bluff = Move { $number }, { $seat }: { $words }. { $name }: it was “{ $last }”, but this deed led the others away from it.
review-misled = { $seat } believed that at { $before }%, then at { $after }%
review-method = Each choice is judged by what its seat could know, in imagined worlds where the table plays on by simple rules: among masters and legends, what looks like a mistake here is not always one. A point is a hundredth of a win; what chance alone could explain is called no mistake.
refusal-review-second-deal = Only games played from their beginning are reviewed: review the one that was taken up here.
refusal-review-not-over = This game is not over: it is reviewed afterwards, so that nothing hidden is told.

## The receipt (`perfidie verify`)

verify-title = Receipt for the chance of a game: { $name }
verify-rules-right = Rules: { $lines ->
        [one] one line replayed
       *[other] { $lines } lines replayed
    }, all of them allowed.
verify-rules-wrong = Rules: line { $line } is not allowed. What comes after it was not checked.
verify-end-right = End: the game was played to its end.
verify-end-wrong = End: the record stops before the end of the game.
verify-receipt-unknown = This record has no receipt: its chance cannot be checked.
verify-commitment-right = Commitment: the house’s secret is the one it committed itself to for { $name }. Compare: { $words }
verify-commitment-wrong = Commitment: the house’s secret is not the one it committed itself to for { $name } ({ $words }).
verify-key-right = Key: it follows from the secret, from what was agreed on and from the players’ numbers.
verify-key-wrong = Key: it does not follow from the secret, from what was agreed on and from the players’ numbers.
verify-numbers-right = Numbers: { $count ->
        [one] one person has
       *[other] { $count } people have
    } added one, of { $people }.
verify-numbers-unknown = Numbers: nobody has added one. Chance was fixed before the game, but by the house alone.
verify-places-right = Places: drawn by lot as they should be.
verify-places-wrong = Places: they were not drawn with this key.
verify-draws-right = Draws: { $count ->
        [one] one, as the key has it
       *[other] { $count }, all as the key has it
    }.
verify-draws-wrong = Draws: the one on line { $line } is not what the key gives.
verify-lots-right = Time up: { $count ->
        [one] one choice drawn by lot or made by the sand-timer, as it should be
       *[other] { $count } choices drawn by lot or made by the sand-timer, as they should be
    }.
verify-lots-wrong = Time up: the choice on line { $line } is not what the key gives.
verify-seeds-right = Bots: { $count ->
        [one] one move, with the seed that the key gives it
       *[other] { $count } moves, each with the seed that the key gives it
    }.
verify-seeds-wrong = Bots: line { $line } is not a bot’s move with the seed that the key gives.
verify-unseen-unknown = Bots: { $count ->
        [one] one move cannot be made again
       *[other] { $count } moves cannot be made again
    }, since a move they had seen was taken back.
verify-unsigned-unknown = Bots: { $count ->
        [one] one move of a bot’s seat is
       *[other] { $count } moves of bots’ seats are
    } not said to be a bot’s, from line { $line } on: somebody took the seat, or a bot is passed over in silence.
verify-levels-unknown = Bots: { $count ->
        [one] one move was
       *[other] { $count } moves were
    } made at another level than was agreed on before the game, from line { $line } on: somebody changed it at the table, or the bot was exchanged.
verify-bots-unknown = Bots: { $count ->
        [one] one move
       *[other] { $count } moves
    } whose choice was not made again (--quick).
verify-thinking = Bots: move { $number } of { $count }…
verify-thoughts-right = Bots: { $count ->
        [one] one choice made again
       *[other] { $count } choices made again
    } from view, level, seed and length of thought, and found the same.
verify-thoughts-wrong = Bots: { $count ->
        [one] one choice is not
       *[other] { $count } choices are not
    } what the bot would choose, from line { $line } on.
verify-thoughts-unknown = Bots: { $count ->
        [one] one choice could not be made again
       *[other] { $count } choices could not be made again
    }: another version than { $version } thought about them, or nobody said for how long.
verify-networks-unknown = Bots: { $count ->
        [one] one choice could not be made again: the network that made it is not here, or has been replaced since (line { $line })
       *[other] { $count } choices could not be made again: the network that made them is not here, or has been replaced since (from line { $line })
    }. That is no sign of cheating.
verify-said = What bots say at the table is not checked, nor how long they should have thought.
verify-all-right = Nothing speaks against the receipt.
verify-all-broken = This record does not hold, and it has no receipt.
verify-all-wrong = This receipt does not hold.
verify-all-unknown = Nothing speaks against the record, but without a receipt it says nothing of its chance.
refusal-corrupt-receipt = The receipt of this record cannot be read.

## Puzzles

puzzles-title = Puzzles
puzzles-today = Today’s puzzle
puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-title = Puzzle { $number } of { $count }
puzzle-of-day = Puzzle of { $day }
puzzle-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-ask = Your choice: one is clearly the best. The notebook and the log say all that you know.
puzzle-right = Well seen!
puzzle-right-by =
    { $points ->
        [one] This choice is { $points } point in a hundred ahead of the next.
       *[other] This choice is { $points } points in a hundred ahead of the next.
    }
puzzle-wrong = Missed.
puzzle-wrong-by =
    { $points ->
        [one] The best choice: { $best }. Yours gives away { $points } point in a hundred of the win.
       *[other] The best choice: { $best }. Yours gives away { $points } points in a hundred of the win.
    }
puzzle-promises = What each choice promises of the win
puzzle-promises-side = The chances of your side, by choice
puzzle-percent = { $number }%
puzzle-is-best = the best
puzzle-is-mine = your choice
puzzle-more =
    { $count ->
        [one] { $count } other choice
       *[other] { $count } other choices
    }
puzzle-believe = What there was to believe
puzzle-was-so = true
puzzle-novices = Of a hundred novice bots, { $percent } find it.
puzzles-how = To solve one: { $words }
puzzles-making = Searching for puzzles
puzzles-found =
    { $count ->
        [one] { $count } puzzle in { $file }.
       *[other] { $count } puzzles in { $file }.
    }
puzzles-stopped = Stopped: what was found is kept, and the same command goes on from there.
refusal-no-such-puzzle = There is no puzzle “{ $puzzle }” in this game.
refusal-no-puzzles = There are no puzzles here.
refusal-puzzles-not-ours = { $file } is not a file of puzzles of this game; nothing in it was changed.
