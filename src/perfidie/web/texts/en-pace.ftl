### Perfidie: at which pace people play

## Spans

span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s

## Choosing

pace-title = At which pace?
pace-how = Time to think
pace-how-help = For a game over several days everybody plays when they can: you are told when the table waits for you. This clock replaces the game’s own (turn timer, sand-timer).
pace-none = No clock
pace-group-quick = Round the table
pace-group-slow = Over several days
pace-group-bank = A reserve for the whole game
pace-each = { $time } per decision
pace-bank = { $time } each, plus { $more } per decision
pace-bank-alone = { $time } each for the whole game
pace-then = When time is up
pace-then-usual = Chance; over several days, a bot
pace-then-lot = Chance chooses
pace-then-bot = A bot plays ({ $name })
pace-then-help = A bot plays until the person comes back.
pace-lot = When time is up, chance chooses.
pace-bot = When time is up, a bot ({ $name }) stands in until they come back.

## At the table

clock-until = { $words }: until { $when }
clock-by = until { $when }
clock-mine = You: { $time } left
clock-of = { $name }: { $time } left
clock-units = d h min s
clock-bank = Reserve: { $time }
clock-next = My next table
term-at-pace = Everybody’s time
term-at-pace-help = The time left to whoever the table waits for; with a reserve, what each has left of it. The rules sheet beside the table says it for everybody, and what happens then.

## My tables

listing-waits = Waiting for { $names }
listing-left = { $time } left
landing-turns = { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
landing-no-turn = No other table waits for you.

## Holidays

holidays-title = Holidays
holidays-help = At tables that last days your clocks stand still while you are on holiday: { $days } days a year, { $longest } at a time. The others see only that your time lasts longer. A question of which the rest of the table does not know does not wait, though.
holidays-none = No holiday is planned.
holidays-from = from
holidays-last = until
holidays-plan = Take this holiday
holidays-off = Cancel
holidays-end = Come back now
holidays-span = { $first } to { $last }
holidays-left = { $count ->
        [0] No day is left this year.
        [one] One day is left this year.
       *[other] { $count } days are left this year.
    }
holidays-guest = Keep your name to take holidays.

## Notices

tiding-hurry = Your time is nearly up: { $words }, with { $names }.
tiding-hurry-alone = Your time is nearly up: { $words }.
tiding-stood-in = Your time is up and a bot stands in for you: { $words }, with { $names }.
tiding-stood-in-alone = Your time is up and a bot stands in for you: { $words }.

## Refusals

refusal-bad-pace = A table gives from { $least } seconds to { $days } days. Nothing has changed.
