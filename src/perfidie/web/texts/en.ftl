### Perfidie: the texts of the site

## Every page

site-description = Games of plots, poison and bluff, to be played among people who are fond of each other. No account, nothing to install.
site-skip = Skip to the content
site-home = Perfidie, home
site-language = Language
site-to-table = Back to the table
foot-games = The games
foot-lobby = Open tables
foot-credits = Credits
message-home = Back to the start
message-back = Back
copy-link = Copy the link
copy-done = Link copied

## The landing page

landing-title = Perfidie: plots, poison and bluff among friends
landing-line = Five games of plots, poison and bluff, to be played among people who are fond of each other.
offline-text = No network: the table is waiting, nothing is lost. It comes back with the connection.
offline-again = Try again
landing-first = Begin here
landing-see = { $name }: see
landing-players = players
landing-learn = Learn
landing-learn-help = the rules
landing-bots =
    { $count ->
        [one] against one bot
       *[other] with { $count } bots
    }
vow-account = No account.
vow-account-help = A link, a name, and you play.
landing-rules = Read the rules
landing-seats = { $name } players
landing-games = The games
landing-mine = Your tables
landing-minutes =
    { $minutes ->
        [0] as long as it takes
       *[other] { $minutes } min
    }
landing-play = Play
landing-open = Open
landing-open-help = a table
landing-join-title = Expected somewhere?
landing-code = Code of the table
landing-join = Enter
landing-lobby = Open tables
landing-vows = What we promise
vow-secrets = Your secrets stay yours.
vow-secrets-help = What you do not know never leaves the house.
vow-bots = Honest bots.
vow-bots-help = They see what you would see.

## Lists of tables

listing-names = { $name }
listing-nobody = Nobody yet
listing-free =
    { $free ->
        [0] full
        [one] one free seat of { $seats }
       *[other] { $free } free seats of { $seats }
    }
listing-playing = a game is on
listing-over = the game is over
listing-my-turn = Your turn
listing-back = Go back
listing-sit = Sit down
listing-watch = Watch
listing-see = See again
lobby-title = Open tables
lobby-below = Come in, there may be a chair left
lobby-open = Public tables
lobby-empty = No public table at the moment. Conspirators are discreet people.
lobby-empty-act = Open your own

## Opening a table

open-title = Open a table
open-change = Change the game
open-name = Your name
open-seats = How many seats?
open-preset = Which game?
open-public = Who may come in?
open-private = Private table
open-private-help = Only for those who have the link or the code.
open-listed = Public table
open-listed-help = It appears in the list of open tables.
open-options = All options
open-options-help = Every debatable point of the rules is chosen here. What you leave alone follows the game chosen above.
open-note = Empty seats can go to bots.
open-go = Open the table
open-change-note = The others will see the change at once.
open-change-go = Agreed

## The room before the game

room-title = Table { $name }
sit-title = Take a seat
sit-name-example = Your name, or a false one
sit-go = Sit down
sit-help = A name is enough. Your seat waits for you, even if the connection drops.
sit-full = Every seat is taken
sit-full-help = Stay: once the game begins you will watch what everybody sees.
room-around = Around the table
room-taken =
    { $taken ->
        [0] none of { $seats } seats taken
        [one] one seat of { $seats } taken
       *[other] { $taken } seats of { $seats } taken
    }
room-free = Free seat
room-sit-here = Here
room-sit-at = , at seat { $number }
room-level-of = Level of the bot at seat { $number }
room-add-bot = Bot
room-bot = bot, { $name }
room-change-bot = Change
room-change-bot-of = the level of { $name }
room-remove-bot = Dismiss
room-remove-bot-of = Dismiss { $name }
room-you = you
room-you-host = you are the host
room-host = host
room-friend = at the table
room-stand = Stand up
room-present = here
room-absent = away from the screen
room-add-chair = Add a seat
room-remove-chair = Remove a seat
room-invite = Pass the word
room-invite-help = or this link, to paste into your conversation
room-link = Link of the table
room-qr = Show the QR code
room-qr-alt = QR code of the table’s link
room-agreed = What is agreed
room-public = Public table: it appears in the list.
room-private = Private table: only for those who have the link or the code.
room-make-private = Make it private
room-make-public = Make it public
room-options = Change the game
room-start = Begin

## The table

goal-title = Goal
shell-skip = Skip to my decision
shell-seats = Around the table
shell-board = The table
shell-decision = The decision
shell-panels = Panels
shell-side = Beside the table
shell-phases = The phases of the round
shell-stood-in = A bot is playing in your place.
shell-return = Take it back
seat-bot = bot
seat-you = (you)
seat-active = (awaited)
seat-away = (away from the screen)
decision-yours = Your turn.
decision-watching = You are watching.
decision-undo = Take my move back
beat-skip = Skip
sheet-close = Close
notebook-mine = Your notebook
log-whole = The whole log
log-divide = your last move
log-aloud = What has just happened
news-since = since your move
talk-dock = Talk
talk-around = Table talk
talk-label = Your message
talk-example = Lie gracefully
talk-say = Say it
talk-empty = Nobody has said anything yet. Suspicious.
talk-seated-only = Only those who are seated may speak.
talk-silent = This table plays without talking: tongues will be loosened at the end.
talk-claim = states:
talk-doubted = your notebook says otherwise
talk-said = { $name } states: “{ $claim }”
talk-statements = What can be said, true or false
talk-unread = new messages
talk-team = to the team:
talk-to-whom = Enter speaks to your team alone: { $names }
talk-to-team = To the team
talk-to-table = To the whole table
talk-team-example = Plot among yourselves
talk-hushed = Nobody speaks at this moment: your message will wait until the table may talk.
clock-plain =
    { $seconds ->
        [one] One second to decide, then chance chooses.
       *[other] { $seconds } seconds to decide, then chance chooses.
    }
clock-left = { $name } s left
sand-plain =
    { $seconds ->
        [one] Sand-timer: one second for the whole phase.
       *[other] Sand-timer: { $seconds } seconds for the whole phase.
    }
sand-left = Sand-timer: { $time } left
sand-empty = The sand has run out.
live-your-turn = Your turn!
live-lost = Connection lost, trying again…
live-back = Connected again.
live-failed = Nothing was sent: there is no connection. Try again.

## The table’s settings

settings-title = Settings
settings-invite = Bring somebody in
settings-call = When it is your turn
settings-sound = A clink
settings-notify = A notification
settings-vibrate = A vibration
settings-notify-refused = The browser refuses notifications from this site: its own settings can change that.
settings-call-help = The title of the tab and its icon always say so.
settings-theme = Light
settings-theme-system = like the device
settings-theme-light = shutters open
settings-theme-dark = by candle
settings-device = Another device
settings-device-help = A personal link, good for once, opens your seat on another screen.
settings-device-go = My personal link
settings-leave = Leave the table
settings-leave-help = A bot plays for you, with what you know and nothing else. You can take your seat back.
settings-leave-level = Level of the bot
settings-leave-go = Give it my seat
settings-bots = Bots
settings-bot = Level of { $name }
settings-bot-go = Change
settings-bot-of = of { $name }
settings-away = { $name } has gone
settings-away-go = A bot instead
stand-in-offer = { $name } has gone, and the table is waiting. A bot can play in that seat:
levels-title = What are the bots like?

## The end

result-ranks = The ranks
result-title =
    { $seats-count ->
        [0] Nobody wins
        [one] { $seats } wins
       *[other] { $seats } win
    }
result-victory = You win
result-defeat = You lose
result-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
result-place-spoken = Place { $place }
result-board = See the table
result-board-back = The result
result-next = And now?
result-picture = Picture
result-picture-title = The picture of the game
result-picture-send = Send the picture
result-picture-save = Save the picture
result-picture-alt = { $title }. { $winners }
result-replay-help = move by move
result-picture-help = to share
result-record-whole = The file of the game
result-record-help = the file
result-winner = wins
result-again = Once more
result-again-help = the same people, the next one begins
result-replay = See again
result-record = Download

## The preview of a link

preview-title = Perfidie, games of plots, poison and bluff
preview-house = Lie with grace
preview-free = free
preview-places =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
preview-watch = Come in and watch
preview-game = { $seats } players · { $minutes } min
preview-facts = { $minutes } min · { $code }
preview-below = { $title }, table { $code }. No account: a name will do.
preview-over = { $line } · { $title }
preview-waits =
    { $free ->
        [one] { $name } keeps the last seat for you: { $title }
       *[other] { $name } is waiting for you: { $title }, { $free } of { $seats } seats free
    }
preview-full = { $name } is at the table: { $title }
preview-keeps = { $name } keeps a seat for you.
preview-at-table = { $name } is at the table.
preview-plays = A game at { $name }’s table: { $title }

## In company

again-who = Who is in
again-in = is in
again-not-yet = not yet
again-away = away from the screen
again-asking =
    { $names-count ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
again-in-too = Count me in
again-now = Set out without waiting
again-now-help = the others’ seats are kept for them
again-out = Rather not, after all
again-go = Join the table
again-take-seat = Take my seat
again-seat-kept = Your seat is kept for you.
again-watch = Watch the next one
evening-title = The evening:
evening-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
ask-title = Ask for a seat
ask-sign-in = Playing here? Sign in
ask-help = A bot can give you its own, with all that it knows, if the table agrees.
ask-seat = The seat of the bot { $name }
ask-wanted = { $name } asks for the seat of the bot { $bot }.
ask-waits =
    { $names-count ->
        [one] For { $name }, { $names } has still to answer.
       *[other] For { $name }, { $names } have still to answer.
    }
ask-pending = { $name } asks for the seat of the bot { $bot }.
ask-yes = Agreed
ask-no = No
ask-without-them = Without waiting
ask-withdraw = Withdraw
ask-refused = The table would rather stay as it is: no seat for { $name }.
remove-title = Send somebody away
remove-help = More than half of the others must agree. A bot then takes the seat.
remove-propose = Send { $name } away
remove-proposed =
    { $names-count ->
        [one] { $names } proposes that { $name } should leave the seat to a bot.
       *[other] { $names } propose that { $name } should leave the seat to a bot.
    }
remove-meant =
    { $names-count ->
        [one] { $names } proposes that you should leave your seat to a bot.
       *[other] { $names } propose that you should leave your seat to a bot.
    }
remove-yes = Agreed
remove-no = No
room-remove-person = Send away
room-remove-person-of = Send { $name } away from the table
room-removed = You were asked to leave that seat.
room-talk-empty = Nobody has said anything yet. A witty word is awaited.
room-begins = { $name } will begin.
room-begins-place = Seat { $number } will begin.
room-begin-all = Everybody will begin at the same time.
room-begins-chance = Chance will say who begins.
talk-gallery = from the gallery:
talk-gallery-help = Among spectators: players hear nothing of it before the end.
talk-gallery-after = The game is over: everybody reads you.
talk-gallery-example = Whisper in the gallery
refusal-has-seen-a-seat = You have already seen this game with other eyes: a second seat would tell you too much.
refusal-has-seen-too-much = You know too much to chat in the gallery: wait for the end of the game.
refusal-not-a-bots-seat = That seat is not one that a bot holds for itself: it cannot be asked for.
refusal-seat-asked-for = Somebody already asks for that seat, or too many are waiting for an answer.
refusal-refused-before = The table has said no already: stay, and watch.
refusal-nobody-asks = That question no longer waits for an answer.
refusal-not-anothers-seat = Only somebody else who sits at this table can be sent away.
refusal-too-few-to-remove = To send somebody away during a game, at least { $least } of the others must say so.
refusal-removal-under-way = There is a vote on somebody already: one matter at a time.
refusal-not-welcome = There is no place for you at this table.

## Seeing a game again

replay-title = See the game again
replay-skip = Skip to the controls
replay-seen-by = Seen by
replay-transport = Moving through the game
replay-at = Move
replay-go = Go there
replay-first = Beginning
replay-before = Move before
replay-after = Next move
replay-last = End
replay-of = of { $last }
replay-play = Play
replay-back = The outcome
replay-share = Share
replay-begins = The game begins.
replay-hidden = { $name } plays; these eyes see nothing of it.
replay-lie = { $said } ({ $truth })
replay-moments = Moments
replay-moments-none = Nothing to point at before the end.
replay-more =
    { $count ->
        [one] and one more thing
       *[other] and { $count } more things
    }
replay-next-head = Next round
replay-next-turn = Next turning point
replay-next-lie = Next lie
replay-kind-head = a new round
replay-kind-turn = a turning point
replay-kind-lie = a lie
replay-picture = The picture of this moment
replay-send = Share this moment
replay-share-help = This link opens the game at this move, seen by the same eyes.

## The rules

rules-title = Rules
rules-below = The rules
rules-now = Right now
rules-steps = Step by step
rules-words = The words
rules-whole = All the rules
rules-short = In short
rules-presets = Ready-made games
rules-options = The options
rules-usual = the usual way
rules-on-page = On this page
rules-almanac = Almanac
rules-rulings = Settled questions
rules-rulings-note = What somebody may ask about, and how it is played here. Each answer says where it comes from.
rules-source-rulebook = rulebook
rules-source-rulebook-help = it is printed
rules-source-reading = reading
rules-source-reading-help = it is printed, but can be read in two ways
rules-source-decision = decision
rules-source-decision-help = it is not printed: our choice
rules-range = from { $least } to { $most }

## My seat on another device

device-title = My devices
device-yours = { $name }, here is your link
device-help = Open it on another device to find your seat there: same hand, same notebook.
device-link = Personal link
device-qr = Your personal link, for the camera of the other device
device-key = Or open { $words } and type this key:
device-secret = Keep it to yourself: it serves once, for ten minutes. A new link cancels the one before.
device-ask = { $name }, your seat on another device
device-ask-help = A personal link, good for once within ten minutes, brings your hand and your notebook to another device.
device-go = My personal link
device-new = Another link
device-others = A device lost or lent?
device-others-help = All other devices open in your name become a stranger’s again. This one stays yours.
device-others-go = Close my other devices
device-done = Only this device is still yours
takeover-title = My seat, here too
takeover-yours = Your seat comes here
takeover-help = It comes to this device, with your hand and your notebook. The key serves only once.
takeover-own =
    { $number ->
        [one] On this device you also play elsewhere as a guest: that table goes to the person whose link this is.
       *[other] On this device you also play elsewhere as a guest: those { $number } tables go to the person whose link this is.
    }
takeover-key = Key shown on your other device
takeover-go = Take the seat here
takeover-watch = No, only watch

## The credits

credits-title = Credits
credits-below = What we owe to others
credits-icons = The pictures
credits-icons-from = The pictures come from
credits-icons-changes = They are gathered in one sheet and tinted; their shapes are untouched.
credits-own = The shapes of the seats, the small signs and the ornaments were drawn for Perfidie.
credits-fonts = The typefaces
credits-fonts-licence = Licensed under the
credits-code = The program
credits-code-help = It brings each move to the page without loading it anew.

## The room and the game

site-from-to = { $least } to { $most }
site-waiting-for =
    { $names-count ->
        [0] One moment…
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
site-bots-in-demand = The bots are much in demand: about { $seconds } s
site-as-preset = as in the preset
site-start-all = Begin
site-start-bots =
    { $count ->
        [one] Begin with one bot
       *[other] Begin with { $count } bots
    }
site-start-bots-note =
    { $count ->
        [one] It takes the free seat.
       *[other] They take the free seats.
    }
site-start-few = Begin with { $count } players
site-start-few-note =
    { $count ->
        [one] The free seat is removed.
       *[other] The free seats are removed.
    }
site-room-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
site-room-ready = Everybody is here. Give the signal when you like.
site-room-host = Waiting for { $name } to give the signal.
site-eyes-open = All cards face up
site-eyes-public = Everybody

## Advice

site-advice-title = Advice
site-advice-help = When everybody agrees, whoever has to decide may ask for the best two or three choices, estimated from what that seat knows and from nothing else. The others know that it is allowed, never who asks for it or when.
site-advice-on = Advice is allowed at this table.
site-advice-off = No advice at this table.
site-advice-waiting =
    { $names-count ->
        [one] Advice is proposed: { $names } has not agreed yet.
       *[other] Advice is proposed: { $names } have not agreed yet.
    }
site-advice-proposed =
    { $names-count ->
        [one] { $names } proposes to allow advice.
       *[other] { $names } propose to allow advice.
    }
site-advice-propose = Propose it
site-advice-allow = Allow it
site-advice-agree = I agree
site-advice-withdraw = Do without
site-advice-ask = Ask for advice
refusal-advice-off = Advice is not allowed at this table: everybody has to agree.
refusal-advice-under-way = Your last question is still being thought about: one at a time.
refusal-advice-stale = The table has changed meanwhile: this advice is no longer of any use.
refusal-advice-failed = No advice this time: the thought came to nothing. Please try again.

## Refusals

site-refused = That is not possible
site-broken-title = A glass has broken
site-broken = The fault is ours, not yours. Nothing is lost: go back to the table and try again.
site-store-away-title = The ledger is closed
site-store-away = The house cannot write anything down just now. Nothing is lost: try again in a few seconds.
site-no-such-page-title = Nobody here
site-no-such-page = This page does not exist, or no longer does.
refusal-no-such-page = This page does not exist, or no longer does.
refusal-no-such-table = There is no table “{ $table }”. Check the code or ask for a new link.
refusal-house-occupied = Another process serves this database already. Several processes talk through Redis: set PERFIDIE_REDIS for each of them, or stop the other one.
refusal-table-set-aside = This table can no longer be opened: it was set aside, and nothing of it is lost. Your other tables are waiting.
refusal-table-other-rules = This game was played by another version of the rules: it is kept, but this house can no longer open it.
refusal-already-seated = You are already sitting at this table.
refusal-already-begun = The game has already begun.
refusal-no-free-seat = Every seat is taken. You may watch.
refusal-seat-taken = This seat is already taken.
refusal-seat-not-left = { $seat } is still here: the seat is not free.
refusal-no-seat-here = You have no seat at this table: you may watch, not play.
refusal-left-to-bot = A bot is playing in your place: take your seat back first.
refusal-too-many-people = Too many people sit here for { $seats } seats.
refusal-seats-still-free = Some seats are still free: give them to bots or remove them.
refusal-not-begun = The game has not begun yet.
refusal-not-over = The game is not over: secrets stay secret.
refusal-dead-link = This personal link opens nothing any more: it serves once, for ten minutes. Ask for a new one on your other device.
refusal-host-only = Only the person who opened the table can do that.
refusal-pick-first = Choose first: a card, a token or somebody.
refusal-pick-different = The same thing or the same person cannot be chosen twice.
refusal-pick-so-many =
    { $count ->
        [1] One choice at a time.
       *[other] Choose exactly { $count } of them, no more, no fewer.
    }
refusal-no-name = You need a name, be it one letter.
refusal-name-too-long = This name is too long: { $most } characters at most.
refusal-chat-silent = Nobody chats at this table while the game is on.
refusal-sand-still-runs = The sand is still running: it alone ends the phase.
refusal-chat-full = This table has said it all: it keeps { $most } messages at most. The next table begins anew.
refusal-chat-hushed = Nobody speaks at this table right now: your message was not sent.
refusal-no-such-channel = You have no team to talk to in private here: your message was not sent.
refusal-nothing-said = You have said nothing.
refusal-said-too-long = That is too long: { $most } characters at most.
refusal-too-fast =
    { $seconds ->
        [one] Gently! Try again in a second.
       *[other] Gently! Try again in { $seconds } seconds.
    }
refusal-too-many-streams = Too many pages are open from this address: close one.
refusal-too-large = This is too large to be read.
refusal-bad-form = This form cannot be read. Load the page again and try once more.
refusal-foreign-form = This page is too old or comes from elsewhere. Load it again and try once more.
refusal-hidden-host = This site stands behind a proxy that hides its name from it, so no form can be accepted. Please tell whoever runs it; the fault is not yours.
refusal-no-cookie = Your browser has refused the cookie that keeps your seat. Allow it for this site, then load the page again.

## Why not: settings, and opening the house

refusal-bad-setting-switch = The setting { $name } cannot be “{ $words }”: it is 1 (yes) or 0 (no).
refusal-bad-setting-whole = The setting { $name } cannot be “{ $words }”: it takes a whole number, { $least } or more.
refusal-bad-setting-whole-between = The setting { $name } cannot be “{ $words }”: it takes a whole number from { $least } to { $most }.
refusal-bad-setting-number = The setting { $name } cannot be “{ $words }”: it takes a number, { $least } or more.
refusal-bad-setting-number-between = The setting { $name } cannot be “{ $words }”: it takes a number from { $least } to { $most }.
refusal-bad-setting-order = The setting { $name } cannot be “{ $words }”: the smaller of the two numbers comes first.
refusal-bad-setting-hosts = The setting { $name } cannot be “{ $words }”: it takes host names between commas, with nothing before them and without a port.
refusal-bad-setting-database = The setting { $name } cannot be “{ $words }”: it takes an address such as { $example }.
refusal-bad-setting-redis = The setting { $name } cannot be “{ $words }”: it takes an address such as { $example }.
refusal-bad-setting-address = The setting { $name } cannot be “{ $words }”: it takes an address and a port, such as { $example }.
refusal-misspelt-setting = There is no setting { $name }. Did you mean { $words }?
refusal-unknown-setting = There is no setting { $name }. All of them are in docs/running.md.
refusal-processes-need-redis = { $number } processes need Redis to talk to each other: say where it is with PERFIDIE_REDIS.
refusal-bot-queue-needs-redis = PERFIDIE_BOT_QUEUE needs a Redis: give its address in PERFIDIE_REDIS.
refusal-unwritable-folder = Nothing can be written in this folder: { $file }
refusal-unwritable-file = This file cannot be written to: { $file }
refusal-unusable-database = The database cannot be used: { $words }
refusal-port-taken = Port { $name } is already taken. Choose another one: “perfidie serve --port 8001”.
refusal-port-forbidden = Port { $name } is reserved: take one from 1024 on, and leave the others to a reverse proxy.
refusal-no-such-address = This machine does not have the address “{ $words }”.
refusal-metrics-taken = The figures cannot be served at { $words }: that address is taken, or is not of this machine.

## Privacy

foot-privacy = Privacy
privacy-title = Privacy
privacy-below = What the house remembers of you, and what it forgets
privacy-kept = What is kept
privacy-kept-name = The name you have chosen, and your language. An account is not needed, and there is never a password.
privacy-kept-cookie = A cookie made of a random number: by it the house knows you again and gives you your seat back. Only its digest is kept. A second one remembers your language. If you learn a game, another remembers, in your browser alone, where you left its lesson; which lines of help you have seen is kept there too.
privacy-kept-games = The games: who sat where, every move, and the number that each has added to chance (the record of a game that is over shows it). That is how they can be taken up and seen again.
privacy-kept-talk = What was said at the table, with the name of whoever said it.
privacy-not = What is not
privacy-not-address = Your address on the network: it is counted in memory, so that nobody crowds the door, and written down nowhere, unless the house has to be closed to a network. A table keeps a mark of the address it was opened from and of those from which people sat down, to share out the bots’ time and so that nobody is rated against themselves: too short to find anybody by.
privacy-not-tracked = No tracker, no advertising, no audience measurement; nothing comes from another site, nothing goes to one.
privacy-not-read = The logs of the house hold no names, no moves and no talk.
privacy-long = For how long
privacy-long-gathering =
    { $days ->
        [0] A table whose game has not begun is kept as long as the house stands.
        [one] A table whose game has not begun is forgotten after one day.
       *[other] A table whose game has not begun is forgotten after { $days } days in which nothing happens there.
    }
privacy-long-unfinished =
    { $days ->
        [0] A game that was left waits for ever.
        [one] A game that was left is forgotten after one day.
       *[other] A game that was left is forgotten after { $days } days.
    }
privacy-long-over =
    { $days ->
        [0] A game that is over stays: it can always be seen again.
        [one] A game that is over is forgotten after one day.
       *[other] A game that is over is forgotten after { $days } days.
    }
privacy-long-people =
    { $days ->
        [0] A name is kept as long as the house stands.
        [one] Whoever has no seat anywhere any more is forgotten after one day.
       *[other] Whoever has no seat anywhere any more is forgotten after { $days } days.
    }
privacy-erase = To be erased
privacy-erase-how = Ask whoever keeps the house, with your name and the code of a table where you have played: you will be given all that is kept of you, or it will be erased. Your name then goes from everywhere, and so does what you said; a bot finishes your games.
privacy-contact = Who keeps the house: { $words }
privacy-contact-unknown = Whoever keeps this house has left no address: ask the person who invited you.

## What the keeper decides

announcement-close = Fold the announcement away
refusal-banned =
    { $until ->
        [ever] This house is closed to you: you may watch, and nothing more.
       *[other] This house is closed to you until { $until }: until then you may watch, and nothing more.
    }
refusal-muted =
    { $until ->
        [ever] You may play, but no longer chat in this house.
       *[other] You may play, but not chat before { $until }.
    }

## The JSON interface

refusal-no-token = This takes a token: POST /api/guests gives one, and every request shows it (“Authorization: Bearer …”).
refusal-bad-request = The request does not match /api/openapi.json: { $problem }
refusal-not-json = The body must be JSON, and its Content-Type must say so: application/json.
refusal-wrong-method = This address does not answer to { $method }.

## The command line

serve-ready = The house is open: { $words }
serve-friends = For your friends on the same network: { $words }
serve-kept = Tables are kept in { $file }. Ctrl-C to close; nothing is lost.
worker-ready = The bots of the house think here, { $count } at a time. Ctrl-C stops it.
worker-no-redis = The Redis of PERFIDIE_REDIS does not answer.

# The generated board
board-news = What happened
board-player = Player
face-hidden = face down
face-backs = { $count } face down

# The keeper
admin-at = When
admin-beat = Last sign
admin-code = Code
admin-created = Since
admin-devices = Devices
admin-free = Free seats
admin-game = Game
admin-host = Machine
admin-id = Id
admin-kind = Kind
admin-lang = Language
admin-level = Level
admin-lines = Lines
admin-name = Name
admin-options = Options
admin-people = People
admin-phase = Phase
admin-pid = Process
admin-preset = Preset
admin-pace = Pace
admin-public = Public
admin-sanctions = Sanctions
admin-seat = Seat
admin-seats = Seats
admin-shared = One of several
admin-started = Started
admin-subject = Who
admin-tables = Tables
admin-text = Words
admin-touched = Touched
admin-until = Until
admin-why = Why
admin-for-ever = without end
admin-withheld =
    { $count ->
        [one] One line said aside is not shown before the game is over.
       *[other] { $count } lines said aside are not shown before the game is over.
    }
admin-written = Written: { $file }
admin-sure-delete = Delete the table { $words } ({ $names }) and all that happened there? (y/n)
admin-deleted = The table { $words } is no more.
admin-sure-ban = Close the house to { $words }? (y/n)
admin-sure-mute = Silence { $words }? (y/n)
admin-banned = The house is closed to { $words } (end: { $time }). A bot takes their seats.
admin-shut-out = The house is closed to the network { $words } (end: { $time }).
admin-muted = { $words } plays without chatting (end: { $time }).
admin-lifted = No sanction any more: { $words }.
admin-announced =
    { $minutes ->
        [one] Announced on every page, for one minute.
       *[other] Announced on every page, for { $minutes } minutes.
    }
admin-hushed = Nothing is announced any more.
admin-sure-erase = Erase { $words } from everywhere, with no way back? (y/n)
admin-erased = { $words } is erased: { $tables } tables corrected, { $deleted } deleted, { $lines } lines of chat blanked.
admin-erased-but = { $words } is erased, but for these tables, which cannot be read and may be deleted: { $items }.
admin-sure-sweep = Forget { $gathering } tables without a game, { $unfinished } games that were left, { $over } games that are over and { $people } people? (y/n)
admin-would-sweep = Would be forgotten: { $gathering } tables without a game, { $unfinished } games that were left, { $over } games that are over, { $people } people.
admin-swept = Forgotten: { $gathering } tables without a game, { $unfinished } games that were left, { $over } games that are over, { $people } people, { $notices } notices and sanctions that had ended.
admin-sure-step-back = Take the database back to revision { $words } and lose what that one does not know? (y/n)
admin-stepped-back = The database is back at revision { $words }: open it with the Perfidie of that time.
admin-pg-dump = The database server makes its own copy: { $words }
erased-name = Anonymous

## Learning by playing

lesson-skip = To the teacher
lesson-teacher = The teacher
lesson-progress = How far the lesson has come
lesson-back = Back
lesson-next = Next
lesson-leave = Leave
lesson-speak = Speak up
lesson-chapters = The chapters
lesson-says = { $name }: “{ $words }”
lesson-not-now = A fair idea, but not for this story. Read again, then choose something else.
lesson-play = A real table, with novices
lesson-practice = Practise
lesson-check = Eight questions
lesson-check-help = You can answer all of these. See for yourself!
lesson-check-where = { $count ->
        [one] Told in step
       *[other] Told in steps
    }
practice-number = Position { $number } of { $count }
practice-following = Next position
practice-all = All positions
learn-title = Learn: { $name }
learn-below = Learn by playing
learn-lessons = A first game, with a guide
learn-begin = Begin
learn-resume = Take it up again
learn-anew = From the beginning
learn-done = done
learn-practice = What would you do?
learn-practice-help = Small positions, one idea each. The table gives the answer, and the reason.
learn-then = And then?
landing-learn-minutes = in { $minutes } min

## Rules to look at

rules-minute = In one minute
room-minute = The game in one minute
rules-any-seats = any
rules-for-seats = Rules for how many players?
rules-of-seats = { $places ->
        [0] For any number of players
        [1] For one player
       *[other] For { $places } players
    }
rules-of-table = The rules of your table
rules-table-below = { $places ->
        [1] Table { $name }, one player
       *[other] Table { $name }, { $places } players
    }
rules-table-back = Back to the table
rules-table-usual = Everything is as that ready-made game has it.
rules-printed = The rules
rules-examples = Examples
rules-examples-note = The real table, at a few chosen moments. Go on as you please.
rules-example-before = Before
rules-example-after = Next
rules-example-at = { $at } of { $last }
rules-example-see = See the example
rules-ask = A question?
rules-ask-label = Your question about the rules
rules-ask-example = may I…? what if…?
rules-ask-go = Search
rules-found = { $count ->
        [one] One possible answer
       *[other] The nearest answers
    }
rules-found-none = Nothing found for “{ $words }”. Try a word or two of the game, or look through the settled questions below.
rules-found-see = Look through the settled questions
rules-kind-ruling = settled question
rules-kind-printed = rule
rules-kind-step = step
rules-kind-word = word of the game
rules-kind-option = option
rules-in-force = here
rules-print = Print
rules-print-page = A page to print
rules-print-back = Back to the page

## Help: what one sees, and what it means

help-new = New
help-ask = Help
help-asking = Tap what puzzles you: nothing will be played.
help-list = Read all
help-back = Back
help-words = The steps, and what everything means
help-end = Leave help
help-here = What is here
help-none = Nothing here needs explaining.
settings-help = Help
settings-help-on = Explain the game
settings-help-note = Tapping a piece says what it is; each new kind of decision is introduced once.
term-at-seat = A seat
term-at-seat-help = Somebody at the table, a person or a bot, with a colour and a shape. Your name is underlined, and seats stand in the order of turns.
term-at-turn = The flame
term-at-turn-help = The table is waiting for this seat to decide.
term-at-bot = A bot
term-at-bot-help = The site plays this seat. It sees only what anybody sitting there would see, and its level says how it plays.
term-at-away = Away
term-at-away-help = This person no longer has the page in front of them. They may come back at any time; if they are long, a bot can play for them.
term-at-chosen = Choice made
term-at-chosen-help = This seat has chosen in secret. It will be shown once everybody has chosen.
term-at-round = Where the game stands
term-at-round-help = The round and the turn being played.
term-at-phase = The phases
term-at-phase-help = What is done one after the other in a round. The phase being played stands out.
term-at-goal = Your goal
term-at-goal-help = What you are after at this moment, going by what you know.
term-at-hint = A new decision
term-at-hint-help = What it is about, the first time you are asked this. The line goes away once you have answered.
term-at-clock = Time left
term-at-clock-help = This table gives so many seconds to decide. When they have run out, chance chooses.
term-at-sand = The sand-timer
term-at-sand-help = The time the whole table has for this phase.
lesson-part = ({ $number } of { $count })
lesson-again = Read again
lesson-happened = What has just happened
