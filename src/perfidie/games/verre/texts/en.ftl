### The Poisoned Glass

game-title = The Poisoned Glass
game-line = All see where you pour. Nobody sees what.
game-pitch = The princess wants courage and cunning. Poison and antidote are poured face down: everyone sees who pours where, never what. Then each takes a glass and says “I drink!” or “I do not drink!” Lie gracefully.
game-rules =
    Before each round poisons and antidotes are shuffled, up to { $top-2 } for two players, { $top-3 } for three, { $top-4 } for four, { $top-5 } for five; { $glasses-2 }, { $glasses-3 }, { $glasses-4 } or { $glasses-5 } glasses get one card each, the bottom, and each hand { $hand-2 }, { $hand-3 }, { $hand-4 } or { $hand-5 } cards.
    1. Spy: everybody looks at bottoms of glasses in secret; { $looks-2 } for two players, { $looks-3 } for three, { $looks-4 } for four, { $looks-5 } for five.
    2. Fill: everyone pours a card face down, then passes the hand to the left, until hands are empty.
    3. Choose: from Vizzini to Wesley, everyone takes a glass without looking into it.
    4. Drink or not: everyone announces, then the glass is opened.
    Drunk, more antidote: everybody else loses a heart. Drunk, more poison: the drinker loses a heart.
    Refused, more antidote: the one who refused loses a heart. Refused, more poison: nothing, well done.
    Wesley adds { $dose ->
        [1] half a dose
        [2] one dose
       *[other] { $dose } half doses
    } of antidote per player to their own glass. Vizzini may, once a round, swap the tops of two glasses.
    { $end ->
        [immediate] As soon as somebody has no heart left the game is over; the most hearts win.
        [end_of_round] If somebody has no heart left at the end of a round the game is over; the most hearts win.
       *[full_rotation] The game ends only after a full rotation of the roles; the fewest hearts lost win.
    }

game-minute =
    The princess wants courage and cunning: poison and antidote are poured face down into glasses.
    Keep more hearts than the others; when somebody has none left, the game is over.
    Each round: spy on bottoms, pour card after card while hands travel, take a glass, drink it or not.
    A good glass drunk costs everybody else a heart; a bad one drunk, or a good one refused, costs you one.
    All see where you pour, nobody sees what.
    Tip: count what you know, and at even odds, drink.

## The steps

step-SpyGlass = Phase 1: Spy
step-SpyGlass-rule =
    In turn, from Wesley to Vizzini, everyone looks in secret at
    { $deck ->
        [reduced] the bottom of one glass.
        [tiny] the bottom of one glass.
       *[printed] different bottoms of glasses, one after the other: { $looks-2 } for two players, { $looks-3 } for three, { $looks-4 } for four, { $looks-5 } for five.
    }
    Everybody sees which glass you look into; only you see the card. You may look where others have looked already, and you may not pass.
step-PourCard = Phase 2: Fill the glasses
step-PourCard-rule =
    From Wesley to Vizzini, everyone pours a card from hand, face down, onto a glass of fewer than { $capacity ->
        [4] four
       *[other] { $capacity }
    } cards: all see who pours where, not what.
    When everyone has poured, each passes the rest of the hand to the left, and so on until the last card.
    Once a round, on their own turn, before or after their card, Vizzini may
    { $power ->
        [look_then_may_swap] look at the tops of two glasses, then swap them or leave them.
        [blind_swap] swap the tops of two glasses without looking at them.
       *[swap_and_look] swap the tops of two glasses; they then see both cards.
    }
step-SwapOrEndTurn = Phase 2: Vizzini’s power
step-SwapOrEndTurn-rule =
    Your card is poured and your power is unspent. You may still
    { $power ->
        [look_then_may_swap] look at the tops of two different glasses, then swap them or leave them; looking alone spends the power.
        [blind_swap] swap, unseen, the tops of two different glasses.
       *[swap_and_look] swap the tops of two different glasses and see both cards as you do; choosing the glasses commits you to the swap.
    }
    Any glasses will do, even full ones, even those of a single card. The power serves once a round; it is lost if you have not used it after your last card.
step-SwapOrLeave = Phase 2: Vizzini’s power
step-SwapOrLeave-rule =
    You have looked at the tops of two glasses. Swap these two cards, or leave them: either way your power is spent for this round, and everybody sees whether the cards moved.
step-TakeGlass = Phase 3: Choose a glass
step-TakeGlass-rule =
    { $take_order ->
        [reverse] Vizzini chooses first, then the others counter-clockwise down to Wesley.
        [clockwise] Vizzini chooses first, then Wesley, then the others clockwise.
       *[wesley_last] Vizzini chooses first, then the others clockwise; Wesley comes last.
    }
    You take a glass that is still in the centre, without looking into it: nobody opens it before the announcement. With three to five players there is a glass for each; with two, { $glasses-2 ->
        [3] the third glass stays in the centre, closed, and does not count.
       *[other] the glasses that stay in the centre, closed, do not count.
    }
step-Announce = Phase 4: Drink or not
step-Announce-rule =
    Announce: “I drink!” or “I do not drink!”
    { $reveal ->
        [after_all] When everyone has announced, the glasses are opened in the same order.
       *[one_by_one] Your glass is opened at once.
    }
    { $compare ->
        [count] The number of antidote cards is compared with the number of poison cards;
       *[sum] The sum of the antidotes is compared with the sum of the poisons;
    } Wesley adds { $dose ->
        [1] half a dose
        [2] one dose
       *[other] { $dose } half doses
    } of antidote per player to their own glass.
    Drunk with more antidote: everybody else loses a heart. Drunk with more poison, or refused with more antidote: you lose one. Refused with more poison: nothing.
    { $tie ->
        [poison] An even glass counts as poison.
        [antidote] An even glass counts as antidote.
       *[nothing] An even glass does nothing.
    }

prompt-SpyGlass = Which glass do you look under in secret?
prompt-PourCard = Choose a card, then the glass to pour it into.
prompt-SwapOrEndTurn =
    { $power ->
        [look_then_may_swap] Look at two tops, or keep your power?
       *[other] Swap two tops, or keep your power?
    }
prompt-SwapOrLeave = Swap these two cards, or leave them?
prompt-TakeGlass = Which glass do you take?
prompt-Announce = To drink or not to drink?

## What a decision is about, for whoever meets it for the first time

hint-SpyGlass = A bottom that you alone know tells you where to pour and what to take.
hint-PourCard = Nurse the glass you want, spoil the others: all see where, nobody sees what.
hint-SwapOrEndTurn = Better the glass you are after, or keep your power for later.
hint-SwapOrLeave = You have seen both cards: put the good one where you mean to drink.
hint-TakeGlass = A glass that is good to drink, or one you are sure to refuse.
hint-Announce = Drink a good glass, refuse a bad one; in doubt, drinking pays better.

## The goal of the moment, in one line

table-goal-hearts = Keep more hearts than the others.
table-goal-watch = Whoever keeps the most hearts wins.
table-goal-spy = Find a good bottom, or one to shun.
table-goal-pour =
    { $rank ->
        [1] Make one good glass: you choose first.
        [2] Make two good glasses: you choose second.
       *[other] You choose late: hide the good glass.
    }
table-goal-pour-wesley = A fair last glass: { $bonus } is added to it.
table-goal-take = A good glass, or a bad one to refuse.
table-goal-drink = Wholesome? Drink. Poisoned? Refuse.

## The choices, and how they can be typed

action-spy = Look at the bottom of glass { $a }
action-play = Pour { $a } into glass { $b }
action-swap = Swap the tops of glasses { $a } and { $b }
action-peek = Look at the tops of glasses { $a } and { $b }
action-swap_yes = Swap the two cards
action-swap_no = Leave them where they are
action-end_turn = Swap nothing for now
action-take = Take glass { $a }
action-drink = “I drink!”
action-refuse = “I do not drink!”
action-deal = Deal { $a }
action-first_wesley = First Wesley: seat { $a }

verb-spy = spy, look under, look at
verb-play = pour, play
verb-swap = swap, exchange
verb-peek = peek, look at the tops
verb-swap_yes = swap, yes
verb-swap_no = leave, no
verb-end_turn = end, keep, pass, nothing
verb-take = take, choose
verb-drink = drink, i drink
verb-refuse = refuse, do not drink, i do not drink, i refuse

## What happens

event-round-started = Round { $round }. Wesley: { $wesley-seat }. Vizzini: { $vizzini-seat }.
event-dealt =
    { $hand ->
        [one] The cards are dealt: { $glasses } glasses, one card in each hand.
       *[other] The cards are dealt: { $glasses } glasses, { $hand } cards in each hand.
    }
event-dealt-own = The cards are dealt; in hand: { $cards }.
event-spied = { $seat } looks at the bottom of glass { $glass }.
event-spied-own = { $seat } looks at the bottom of glass { $glass }: { $card }.
event-poured = { $seat } pours a card into glass { $glass }.
event-poured-own = { $seat } pours { $card } into glass { $glass }.
event-power-kept = { $seat } swaps nothing.
event-swapped = { $seat } swaps the tops of glasses { $glass } and { $other-glass }.
event-swapped-own = { $seat } swaps the tops of glasses { $glass } and { $other-glass }: { $card } goes to { $other-glass }, { $other-card } to { $glass }.
event-peeked = { $seat } looks at the tops of glasses { $glass } and { $other-glass }.
event-peeked-own = { $seat } looks at the tops of glasses { $glass } and { $other-glass }: { $card } on { $glass }, { $other-card } on { $other-glass }.
event-swap-made = { $seat } swaps these two tops, { $glass } and { $other-glass }.
event-swap-declined = { $seat } leaves the tops of { $glass } and { $other-glass } where they are.
event-hands-passed = Everyone passes the hand to the left.
event-hands-passed-own = Everyone passes the hand to the left; in hand: { $cards }.
event-dregs-poured = The removed card, still unseen, fills up glass { $glass }.
event-took = { $seat } takes glass { $glass }.
event-drank = { $seat }: “I drink!”
event-refused = { $seat }: “I do not drink!”
event-revealed =
    Glass { $glass } is opened: { $cards }. { $bonus ->
        [0] Balance { $balance }
       *[other] With Wesley ({ $bonus }), balance { $balance }
    }: { $verdict ->
        [antidote] more antidote.
        [poison] more poison.
       *[even] even.
    }
event-lost-heart =
    { $count ->
        [one] { $seats } loses a heart.
       *[other] { $seats } lose a heart each.
    }
event-nobody-lost = Nobody loses a heart.
event-recap-glass = Glass { $glass }, which stayed closed, held: { $cards }.
event-recap-removed = The removed card was: { $card }.
event-round-ended = End of round { $round }. Wesley and Vizzini pass to the left.
event-game-ended =
    { $round ->
        [1] The game ends in the very first round.
       *[other] The game ends in round { $round }.
    }

## Why not

refusal-verre-no-such-glass = There is no glass { $glass } at this table.
refusal-verre-already-spied = You have already looked at the bottom of glass { $glass }: look at another one.
refusal-verre-not-in-hand = You do not hold this card: { $card }.
refusal-verre-glass-full =
    Glass { $glass } is full: { $capacity ->
        [4] four
       *[other] { $capacity }
    } cards at most.
refusal-verre-glass-taken = Glass { $glass } is already taken.
refusal-verre-not-vizzini = Only Vizzini may touch the tops of the glasses.
refusal-verre-power-used = Vizzini’s power has already been used in this round.

## Why the game ended so

reason-verre-ended-by-hearts =
    { $seats-count ->
        [one] { $seats } has no heart left.
       *[other] { $seats } have no heart left.
    }
reason-verre-ended-by-rounds =
    { $rounds ->
        [one] The only round agreed on has been played.
       *[other] The { $rounds } rounds agreed on have been played.
    }
reason-verre-won-by-most-hearts =
    { $seats-count ->
        [one] { $seats } has the most hearts ({ $hearts }), and to the princess nothing else matters.
       *[other] { $seats } have the most hearts ({ $hearts }): the princess will have company.
    }
reason-verre-won-by-fewest-lost =
    { $seats-count ->
        [one] { $seats } has lost the fewest hearts ({ $lost }).
       *[other] { $seats } have lost the fewest hearts ({ $lost }).
    }
outcome-lost-title = One glass too many
outcome-won = The princess smiles at you. Drink nothing else tonight.
outcome-lost = The princess looks elsewhere. And there was antidote left, too.

## The course of the game

table-course = The course of the hearts
remark-last-heart = drinks { $glass } at { $balance }: there goes the last heart.
remark-drank-knowing = had seen { $card } at the bottom of { $glass }, and drank it.
remark-drank-poison = drinks { $glass } at { $balance } and loses a heart.
remark-drank-well =
    { $count ->
        [one] drinks { $glass } at { $balance }: it costs the other a heart.
       *[other] drinks { $glass } at { $balance }: it costs the others a heart.
    }
remark-drank-even = drinks { $glass }, and nothing happens.
remark-refused-good = refuses { $glass } at { $balance }: it was the good one.
remark-refused-poison = refuses { $glass } at { $balance }, and is right.
remark-lost =
    { $count ->
        [0] does not lose a single heart.
        [one] loses only one heart in all.
       *[other] loses { $count } hearts in all.
    }

## Options

option-compare = Comparison
option-compare-help = What is compared when a glass is opened.
option-compare-sum = the sums of the values of antidote and poison
option-compare-count = the number of cards of each kind, whatever their values
option-tie = Even glass
option-tie-help = What a glass with as much poison as antidote is worth.
option-tie-nothing = nothing happens
option-tie-poison = it counts as poison
option-tie-antidote = it counts as antidote
option-end = End of the game
option-end-help = When the game stops.
option-end-immediate = as soon as somebody has no heart left, even between two announcements
option-end-end_of_round = at the end of the round in which somebody has no heart left
option-end-full_rotation = only when everyone has been Wesley and Vizzini equally often; hearts lost are counted then
option-power = Vizzini’s power
option-power-help = What Vizzini does once a round.
option-power-swap_and_look = they swap two tops and see both cards
option-power-look_then_may_swap = they look at two tops, then swap them or leave them
option-power-blind_swap = they swap two tops without seeing them
option-take_order = Order of choice
option-take_order-help = In which order the glasses are taken, Vizzini always first.
option-take_order-wesley_last = then the others clockwise, Wesley last
option-take_order-reverse = then counter-clockwise down to Wesley
option-take_order-clockwise = then Wesley, then the others clockwise
option-reveal = Opening
option-reveal-help = When the glasses are opened.
option-reveal-one_by_one = everyone announces and opens at once
option-reveal-after_all = all announce first, then the glasses are opened
option-two_player_last = Removed card at two
option-two_player_last-help = What becomes of the card set aside with two players.
option-two_player_last-removed =
    it stays aside; one glass has only { $short ->
        [3] three
       *[other] { $short }
    } cards
option-two_player_last-dregs =
    it fills up, unseen, the glass that has only { $short ->
        [3] three
       *[other] { $short }
    } cards
option-start_hearts = Hearts at the start
option-start_hearts-help = How many hearts everyone gets: few for a short game, many for a long one.
option-start_hearts-4 =
    { $printed-hearts ->
        [4] four hearts, as printed
       *[other] four hearts
    }
option-start_hearts-2 = two hearts: over in a flash
option-start_hearts-6 = six hearts
option-start_hearts-8 = eight hearts: a long evening
option-first_wesley = First Wesley
option-first_wesley-help = Who gets the Wesley card in the first round.
option-first_wesley-random = somebody at random
option-first_wesley-0 = the first seat
option-first_wesley-1 = the second seat
option-first_wesley-2 = the third seat
option-first_wesley-3 = the fourth seat
option-first_wesley-4 = the fifth seat
option-recap_shows_all = Show everything
option-recap_shows_all-help = Is what stayed hidden shown at the end of each round?
option-recap_shows_all-false = no, what is closed stays closed
option-recap_shows_all-true = yes, closed glasses and the removed card
option-notebook = Notebook
option-notebook-help = What the screen reminds you of. It changes no rule.
option-notebook-full = all you have seen, and what follows from it for certain
option-notebook-seen_only = only what you have seen
option-notebook-off = nothing: remembering is up to you
option-max_rounds = Number of rounds
option-max_rounds-help = After so many rounds the game stops and the most hearts win; 0 for no limit.
option-deck = Deck
option-deck-help = The cards of the game, or a small deck for the laboratory.
option-deck-printed = the printed cards
option-deck-reduced = a small deck: one card in hand, one look
option-deck-tiny =
    { $tiny-cards ->
        [4] four
       *[other] { $tiny-cards }
    } cards in all at two seats: few enough to count everything

preset-standard = Standard game
preset-standard-help = The printed rules: a brisk game, until the first empty heart.
preset-match = Fair match
preset-match-help = Played until everyone has held every role; the fewest hearts lost win.
preset-reduced = Small laboratory
preset-reduced-help = A single round with a small deck, for algorithms.
preset-tiny = Tiny laboratory
preset-tiny-help = A single round with so few cards that perfect play can be computed.

## The drawn table

table-legend = ♣ is an antidote, † a poison, followed by its value. The card poured last lies on top of the glass.
table-round = Round { $round }
table-turn = turn { $turn }/{ $turns }
table-hearts-lost = Fair match: hearts lost are counted.
table-bottom = bottom
table-dregs = removed
table-glass = glass { $glass }
table-you = you
table-spied = seen
table-drinks = drinks
table-refuses = refuses
table-hand = Your hand
table-hand-of = { $seat }, in hand
table-removed = Removed card
table-wesley = Wesley: { $bonus } in your glass
table-vizzini-ready = Vizzini: power ready
table-vizzini-done = Vizzini: power used
table-seen = Seen:
table-deduced = Deduced:
table-pair = One or the other:
table-never-seen = Never seen:
table-hand-seen = Hand of turn { $turn }, dealt to { $seat }:
table-balances = Certain balances:
table-place-removed = the removed card
table-place-hand =
    { $count ->
        [one] in { $seat }’s hand
       *[other] { $count } in { $seat }’s hand
    }

## The table on the site

table-glasses = The glasses
table-mine = What is yours
table-close = Close
table-phase-1 = Spy
table-phase-1-now = Spy
table-phase-2 = Fill
table-phase-2-now = Fill, { $turn }/{ $turns }
table-phase-3 = Choose
table-phase-3-now = Choose
table-phase-4 = Drink?
table-phase-4-now = Drink or not?
table-role-wesley = Wesley: plays and announces first; { $bonus } of antidote in their glass
table-role-vizzini =
    { $power ->
        [look_then_may_swap] Vizzini: once a round, may look at the tops of two glasses and swap them
        [blind_swap] Vizzini: once a round, may blindly swap the tops of two glasses
       *[swap_and_look] Vizzini: once a round, may swap and see the tops of two glasses
    }
table-hearts =
    { $left ->
        [0] no heart left of { $start }
        [one] one heart of { $start }
       *[other] { $left } hearts of { $start }
    }
table-hearts-gone =
    { $lost ->
        [0] no heart lost
        [one] one heart lost
       *[other] { $lost } hearts lost
    }
table-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
table-picks = pick no. { $rank }
table-by = poured by { $name }, turn { $turn }:
table-at-bottom = bottom of the glass:
table-unknown = unknown
table-or = or
table-vizzini-saw = seen by Vizzini
table-spied-by = Bottom spied by
table-moved-spied-by = Bottom from another glass, spied by
table-sure = certain balance
table-so-far = balance known so far
table-unknown-cards =
    { $count ->
        [one] one unknown card
       *[other] { $count } unknown cards
    }
table-drop = Wesley adds { $bonus } of antidote.
table-swapped = { $name } swapped the tops of { $glass } and { $other-glass }.
table-peeked = { $name } looked at the tops of { $glass } and { $other-glass }.
table-wesley-is = { $name } is Wesley: { $bonus } of antidote in that glass.
table-wesley-short = { $bonus } in that glass
table-vizzini-is = { $name } is Vizzini: the power is unspent, beware.
table-vizzini-spent = { $name } is Vizzini: the power is spent.
table-vizzini-short = chooses first
table-vizzini-was = { $name } is Vizzini: first to choose, last to announce.
table-ink = Purple and green: for your eyes only.
table-dealing =
    { $count ->
        [0] The round is being laid out.
        [one] Dealing: one more card.
       *[other] Dealing: { $count } more cards.
    }
table-hands-open = All hands, cards on the table
table-hand-from-to = from { $name }, then on to { $last }
table-hand-from = from { $name }
table-hand-to = soon on to { $name }
table-own-glass = Your glass, { $glass }
table-own-sure = No need to taste it, its balance is certain:
table-own-drop = (Wesley included: { $bonus })
table-own-known =
    { $known ->
        [0] You know not one card of it. That is its charm.
        [one] You know one card of { $cards }:
       *[other] You know { $known } cards of { $cards }:
    }
table-own-bonus = Wesley will add { $bonus }.
table-wesley-help = Your glass will gain { $bonus } of antidote.
table-vizzini-help =
    { $power ->
        [look_then_may_swap] Once a round: look at two tops, then swap them or not.
        [blind_swap] Once a round, blindly, before or after your card.
       *[swap_and_look] Once a round, before or after your card.
    }
table-vizzini-over = Your power is spent. Look innocent.
table-use-power =
    { $power ->
        [look_then_may_swap] Look at two tops
       *[other] Swap two tops
    }
table-power-help =
    { $power ->
        [look_then_may_swap] You will see both top cards, then swap them or leave them. All will see which glasses you touch.
        [blind_swap] Both top cards change places, seen by nobody, not even you. All will see which glasses you touch.
       *[swap_and_look] You will see both top cards, then they change places. All will see which glasses you touch.
    }
table-keep-power = Touch nothing
table-pour-into =
    { $count ->
        [one] Pour into glass { $glass }, one card of { $capacity ->
            [4] four
           *[other] { $capacity }
        }
       *[other] Pour into glass { $glass }, { $count } cards of { $capacity ->
            [4] four
           *[other] { $capacity }
        }
    }
table-full = full
table-look = look
table-looked = seen
table-take = take
table-i-drink = I drink!
table-i-refuse = I do not drink!
table-drink-then = good: −1 heart for the others; bad: −1 for you
table-refuse-then = good: −1 heart for you; bad: well played
table-last-round = Round { $round }
table-says = { $name }:
table-balance = Poison { $poison }, antidote { $antidote }; balance { $sum }
table-stamp-antidote = Antidote { $sum }
table-stamp-poison = Poison { $sum }
table-stamp-even = Even
table-quip-drank-antidote = Delicious.
table-quip-drank-poison = A hint of almonds…
table-quip-refused-antidote = What a waste: it was good.
table-quip-refused-poison = Well sniffed.
table-quip-even = Neither here nor there.
table-beat-card = { $name } had poured: { $card }.
table-beat-bottom = At the bottom: { $card }.
table-beat-dregs = The removed card: { $card }.
table-beat-opened = { $name } opens glass { $glass }.
table-lost =
    { $names-count ->
        [one] { $names } loses a heart.
       *[other] { $names } lose a heart each.
    }
table-drank = drank
table-declined = refused
table-stayed-closed = Glass { $glass }, which stayed closed:
table-no-notebook = The notebook is closed: at this table, remembering is up to you. Cards you see are shown once, then never again.
table-all-cards = The { $count } cards
table-checklist = Cards whose place you know, in hand, passed on or never seen
table-card-held = in hand
table-card-seen = place known
table-card-passed = passed on
table-card-never = never seen
table-almanac-cards = The cards
table-almanac-glasses = Around a glass
table-almanac-people = Roles and hearts
table-know = What you know
table-poured = Poured by you:
table-among = In an unknown order:
table-lie = lie in:
table-held = Your hand of turn { $turn }, dealt to { $name }:
table-place-held =
    { $count ->
        [one] with { $name }
       *[other] { $count } with { $name }
    }

## The words

word-a1 = antidote 1
word-a2 = antidote 2
word-a3 = antidote 3
word-a4 = antidote 4
word-a5 = antidote 5
word-a6 = antidote 6
word-a7 = antidote 7
word-a8 = antidote 8
word-a9 = antidote 9
word-a10 = antidote 10
word-p1 = poison 1
word-p2 = poison 2
word-p3 = poison 3
word-p4 = poison 4
word-p5 = poison 5
word-p6 = poison 6
word-p7 = poison 7
word-p8 = poison 8
word-p9 = poison 9
word-p10 = poison 10

## The glossary

term-verre = Glass
term-verre-help =
    Up to { $capacity ->
        [4] four
       *[other] { $capacity }
    } cards face down, piled in the order they were poured. The letter is its name; the figures say how many cards it holds.
term-fond = Bottom
term-fond-help = The first card of a glass, laid there by the deal. It is the one that is spied.
term-dessus = Top
term-dessus-help = The card poured last into a glass. Vizzini may swap two tops.
term-poison = Poison
term-poison-help = Its value is taken away. A glass with more poison costs a heart to whoever drinks it.
term-antidote = Antidote
term-antidote-help = Its value is added. A glass with more antidote is worth drinking: everybody else loses a heart.
term-bilan = Balance
term-bilan-help = Antidote less poison in a glass, counted when it is opened. Before that, a figure after “=” is certain; any other is only what you know so far.
term-wesley = Wesley
term-wesley-help =
    The role of the one who plays first and, as a rule, chooses last. For each player { $dose ->
        [1] half a dose
        [2] one dose
       *[other] { $dose } half doses
    } of antidote is added to their glass.
term-vizzini = Vizzini
term-vizzini-help = Wesley’s neighbour on the right: plays last and takes a glass first. Once a round, that role may touch the tops of two glasses.
term-coeur = Heart
term-coeur-help = What you lose by drinking poison, by refusing antidote, or when somebody else drinks a good glass.
term-annonce = Announcement
term-annonce-help = “I drink!” or “I do not drink!”: made over the closed glass, and kept to.
term-manche = Round
term-manche-help = Spy, fill, choose, drink or not. At its end Wesley and Vizzini move to the left.
term-carnet = Notebook
term-carnet-help = What you saw, and what follows from it for certain. It knows nothing that you do not.
term-inconnue = Hidden card
term-inconnue-help = A card whose face you do not know. A figure followed by “?” says how many there are in a glass.
term-encre = Ink
term-encre-help = What you alone know of a closed card: poison in purple, antidote in green. The others only see a “?”.
term-paire = One or the other
term-paire-help = Two cards you passed on lie in two known places, but you do not know which is where.
term-marque = Mark
term-marque-help = The sign of whoever poured the card; the Roman numeral is the turn. With neither, it is the bottom.
term-regard = Look
term-regard-help = The eye and the marks say who has looked at this card. Everybody sees who looks where; only they know the card.
term-main = Hand
term-main-help = The cards still to be poured. When everybody has poured one, all pass theirs to the left.
term-rang = Order of choice
term-rang-help = When a player will choose a glass: the first has most to choose from, the last takes from what is left.
term-ecartee = Removed card
term-ecartee-help = With two players, one card is put aside and nobody sees it.
term-donne = Deal
term-donne-help = The cards are shuffled: one at the bottom of each glass, the others into the hands.

## The printed rules, sentence by sentence, in our own words

printed-idea = The idea
printed-001 = Cards are drafted, players bluff, and everybody guesses.
printed-002 = The kingdom’s princess would like some company.
printed-003 = To win her over, show your courage at a dangerous game: the poisoned glass.
printed-004 = Keep your wits about you and see through what the others are plotting.
printed-005 = One question decides everything: to drink, or not to drink?

printed-box = In the box
printed-006 = The game is for { $seats-least } to { $seats-most } players from the age of { $age }, and takes about { $minutes } minutes.
printed-007 = Its author is moijeux.
printed-008 = Its pictures come from Game-icons.net.
printed-009 = { $poisons } poison cards, one of each value from 1 to { $poisons }.
printed-010 = { $antidotes } antidote cards, one of each value from 1 to { $antidotes }.
printed-011 = One card for the first player: Wesley.
printed-012 = One card for the last player: Vizzini.
printed-013 = { $tokens } heart tokens, with one heart on one side and { $token-back } on the other.

printed-setup = Before each round
printed-014 = Choose the poisons and antidotes that fit the number of players.
printed-015 =
    { $places ->
        [2] With two players: poisons and antidotes from 1 to { $top-2 }.
        [3] With three players: poisons and antidotes from 1 to { $top-3 }.
        [4] With four players: poisons and antidotes from 1 to { $top-4 }.
        [5] With five players: poisons and antidotes from 1 to { $top-5 }.
       *[other] Poisons and antidotes go from 1 to { $top-2 } with two players, { $top-3 } with three, { $top-4 } with four and { $top-5 } with five.
    }
printed-016 = Shuffle all these cards together.
printed-017 =
    { $places ->
        [2] Lay cards from them at random, face down, in the middle of the table: usually one for each player.
        [3] Lay { $glasses-3 } of them at random, face down, in the middle of the table: as many as there are players.
        [4] Lay { $glasses-4 } of them at random, face down, in the middle of the table: as many as there are players.
        [5] Lay { $glasses-5 } of them at random, face down, in the middle of the table: as many as there are players.
       *[other] Lay as many of them as there are players at random, face down, in the middle of the table.
    }
printed-018 = With two players it is { $glasses-2 } cards instead.
printed-019 = Each card in the middle is a glass, and the first of what that glass holds.
printed-020 =
    { $places ->
        [2] Deal out the other cards evenly: { $hand-2 } to each player.
        [3] Deal out the other cards evenly: { $hand-3 } to each player.
        [4] Deal out the other cards evenly: { $hand-4 } to each player.
        [5] Deal out the other cards evenly: { $hand-5 } to each player.
       *[other] Deal out the other cards evenly: { $hand-2 } each with two players, { $hand-3 } with three, { $hand-4 } with four, { $hand-5 } with five.
    }
printed-021 =
    { $two_player_last ->
        [dregs] With two players one card is left over: it is put aside face down, and here it will fill up the glass that is short of a card.
       *[removed] With two players one card is left over: it is put aside, face down.
    }
printed-022 =
    { $start_hearts ->
        [4] Before the first round, everybody gets { $tokens-each } heart tokens.
       *[other] Before the first round, everybody gets { $start_hearts } hearts here; the box gives { $tokens-each } tokens.
    }
printed-023 = Tokens begin with their side of { $token-back } hearts up: { $printed-hearts } hearts with { $tokens-each } tokens.
printed-024 = The first player takes the Wesley card.
printed-025 = The last player, going clockwise, takes the Vizzini card.

printed-spy = Phase 1: spy
printed-026 = Wesley begins, then everyone in turn, clockwise as far as Vizzini: look in secret at cards in the middle.
printed-027 =
    { $places ->
        [2] With two players, look at { $looks-2 ->
            [one] one card of your choice.
           *[other] { $looks-2 } cards of your choice.
        }
        [3] With three players, look at { $looks-3 ->
            [one] one card of your choice.
           *[other] { $looks-3 } cards of your choice.
        }
        [4] With four players, look at { $looks-4 ->
            [one] one card of your choice.
           *[other] { $looks-4 } cards of your choice.
        }
        [5] With five players, look at { $looks-5 ->
            [one] one card of your choice.
           *[other] { $looks-5 } cards of your choice.
        }
       *[other] The cards you choose to look at: { $looks-2 } with two players, { $looks-3 } with three, { $looks-4 } with four, { $looks-5 } with five.
    }

printed-fill = Phase 2: fill the glasses
printed-028 = Wesley begins, then everyone in turn, clockwise as far as Vizzini: put one card from your hand, face down, onto a glass.
printed-029 = A glass never holds more than { $capacity } cards.
printed-030 = When everyone has put down a card, give what is left of your hand to your neighbour on the left.
printed-031 =
    { $places ->
        [2] Do both again and again until all hands are empty; the glasses then hold { $capacity } cards, except for one of { $short }.
        [3] Do both again and again until all hands are empty; each glass then holds { $capacity } cards.
        [4] Do both again and again until all hands are empty; each glass then holds { $capacity } cards.
        [5] Do both again and again until all hands are empty; each glass then holds { $capacity } cards.
       *[other] Do both again and again until all hands are empty; each glass then holds { $capacity } cards (with two players, one of them { $short }).
    }

printed-vizzini = Vizzini
printed-032 =
    { $power ->
        [look_then_may_swap] Here, once a round, the player with the Vizzini card may look in secret at the top cards of two glasses, then swap them or leave them.
        [blind_swap] Here, once a round, the player with the Vizzini card may swap the top cards of two glasses, without seeing them.
       *[swap_and_look] Once a round, the player with the Vizzini card may swap the top cards of two glasses, and may look at both in secret.
    }

printed-choose = Phase 3: choose a glass
printed-033 =
    { $take_order ->
        [reverse] Vizzini begins, then the others; here it goes counter-clockwise, and Wesley comes last: choose a glass in the middle and take it.
        [clockwise] Vizzini begins, then the others clockwise; here Wesley, who is next, comes second: choose a glass in the middle and take it.
       *[wesley_last] Vizzini begins, then the others clockwise, and Wesley comes last: choose a glass in the middle and take it.
    }
printed-034 = A glass is a pile of { $capacity } cards.
printed-035 = With two players, one glass stays in the middle.

printed-drink = Phase 4: to drink or not to drink
printed-036 =
    Wesley begins, then everyone in turn, clockwise as far as Vizzini: say whether you drink your glass or not. { $reveal ->
        [after_all] Here everybody says so before the first glass is opened.
       *[one_by_one] Each glass is opened before the next player speaks.
    }
printed-037 =
    { $compare ->
        [count] “I drink!” Turn up your { $capacity } cards, and compare the number of poisons with that of antidotes, as this table counts.
       *[sum] “I drink!” Turn up your { $capacity } cards, and compare the poison with the antidote in them.
    }
printed-038 = If there is more antidote than poison, well done: the princess admires your insight.
printed-039 = Then every other player loses one heart.
printed-040 = If there is more poison than antidote, ouch: the princess finds you less charming.
printed-041 = Then you lose one heart.
printed-042 =
    { $compare ->
        [count] “I do not drink!” Turn up your { $capacity } cards all the same, and compare the number of poisons with that of antidotes.
       *[sum] “I do not drink!” Turn up your { $capacity } cards all the same, and compare the poison with the antidote in them.
    }
printed-043 = If there is more antidote than poison, ouch: the princess had hoped for more daring.
printed-044 = Then you lose one heart.
printed-045 = If there is more poison than antidote, congratulations: you saw through the others’ scheming, and lose nothing.

printed-wesley = Wesley
printed-046 =
    The player with the Wesley card always adds { $dose ->
        [1] half a dose
        [2] one dose
       *[other] { $dose } half doses
    } of antidote for each player when their own glass is turned up and compared.

printed-next = The next round
printed-047 = At the end of a round, whoever has the Wesley or the Vizzini card gives it to their neighbour on the left.
printed-048 = Unless the game has come to its end, a new round begins.

printed-end = The end, and who wins
printed-049 =
    { $end ->
        [end_of_round] The game ends when somebody has no heart left; here the round is finished first.
        [full_rotation] The game ends when somebody has no heart left; here everybody first has each role equally often.
       *[immediate] The game ends the moment somebody has no heart left.
    }
printed-050 =
    { $end ->
        [full_rotation] The winner is whoever has most hearts then, which here means fewest lost: the princess’s favourite.
       *[other] The winner is whoever has most hearts at that moment: the princess’s favourite.
    }
printed-051 = If several players share the most, they all win.

## The questions settled: printed (rulebook), readable in two ways (reading), or ours (decision)

ruling-01 = Does everyone get new hearts and new roles in every round?
ruling-01-decision =
    No: { $printed-hearts ->
        [4] four
       *[other] { $printed-hearts }
    } hearts each are given once, and the roles only pass to the left; nothing but the cards is dealt again. Otherwise, with two or three players, nobody would ever run out of hearts.
ruling-02 = In which order are the glasses taken, since Wesley sits right after Vizzini?
ruling-02-reading = Vizzini first, then the others clockwise; Wesley is passed over and comes last. The option “{ option-take_order }” has two other orders.
ruling-03 =
    With two players, { $laid-2 ->
        [11] eleven
       *[other] { $laid-2 }
    } cards cannot fill { $glasses-2 ->
        [3] three
       *[other] { $glasses-2 }
    } glasses of { $capacity ->
        [4] four
       *[other] { $capacity }
    }: what now?
ruling-03-decision =
    The removed card stays out, and the glass of { $short ->
        [3] three
       *[other] { $short }
    } cards is a glass like any other. With the option “{ option-two_player_last }” that card fills it up, unseen.
ruling-04 = Is a quantity of poison a sum of values or a number of cards?
ruling-04-reading = The sum of the values: otherwise they would mean nothing. With the option “{ option-compare }” cards are counted.
ruling-05 = What if a glass holds as much antidote as poison?
ruling-05-reading = Nothing happens, drunk or refused: all four printed outcomes say “more”. With the option “{ option-tie }” it counts as poison or as antidote.
ruling-06 = Are Wesley’s half doses rounded?
ruling-06-rulebook = Never: half a dose is enough to tip a glass.
ruling-07 = Half a dose per player: does Wesley count himself?
ruling-07-rulebook = Yes: the whole table counts, from the first round to the last.
ruling-08 = Is Wesley’s antidote added even when they refuse their glass?
ruling-08-rulebook = Yes, always. It can turn a clever refusal into a lost heart.
ruling-09 = Can there be no place left to pour?
ruling-09-rulebook = No: there are always as many free places as cards to pour, and one more with two players.
ruling-10 = May I spend two looks on the same card?
ruling-10-decision = No: each look is at a different card.
ruling-11 = Must I name all the cards I am going to look at in advance?
ruling-11-decision = No: you see the first, then choose the next.
ruling-12 = May I look at fewer cards than allowed?
ruling-12-decision = No, and why would you? A look never hurts.
ruling-13 = May two players look at the same card?
ruling-13-rulebook =
    Yes: three players have { $all-looks-3 ->
        [6] six
       *[other] { $all-looks-3 }
    } looks at { $glasses-3 ->
        [3] three
       *[other] { $glasses-3 }
    } cards.
ruling-14 = Does the table see which card is looked at?
ruling-14-decision = Yes: which one, by whom and in which order. Its face stays secret.
ruling-15 = May I look again, later, at a card I spied or poured?
ruling-15-decision = Not at the card, but the notebook reminds you of it: nothing is lost. The option “{ option-notebook }” can make it less talkative.
ruling-16 = When may Vizzini swap?
ruling-16-decision = On their own turns of phase 2, before or after their card, and at the latest right after the last one. Never in another phase, nor in another player’s turn.
ruling-17 = May Vizzini look at two tops and then leave them?
ruling-17-reading = No: naming two glasses is the swap. With the option “{ option-power }” they may look first and decide afterwards.
ruling-18 = May Vizzini swap without looking?
ruling-18-decision = No: they are always shown both cards. The option “{ option-power }” also has a blind swap, where they never see them.
ruling-19 = May Vizzini swap two cards of one glass, or a card from below the top?
ruling-19-rulebook = No: the top of one glass for the top of another.
ruling-20 = May the top of a full glass be swapped, or of a glass of a single card?
ruling-20-decision = Yes: each glass keeps its number of cards.
ruling-21 = What becomes of what people know about a swapped card?
ruling-21-decision = It goes with the card, and so does the mark of who poured it.
ruling-22 = What becomes of Vizzini’s power if they did not use it?
ruling-22-rulebook = It is lost at the end of phase 2. The next round’s Vizzini has a fresh one.
ruling-23 = Two players have a role each: are there two swaps a round?
ruling-23-rulebook = No, only one: Vizzini’s.
ruling-24 = Is the hand passed after the last card?
ruling-24-rulebook = There is nothing left to pass: phase 3 begins.
ruling-25 = Are the hands passed one after the other?
ruling-25-decision = No, all at once: nobody ever holds two hands.
ruling-26 = With two players, who is on the left?
ruling-26-rulebook = The other player: hands are exchanged.
ruling-27 = May I look into the glass I take?
ruling-27-decision = No: it is opened only once the announcement is made, or there would be nothing to guess.
ruling-28 = May I take no glass, or take somebody else’s?
ruling-28-rulebook = No: one glass each, from the centre.
ruling-29 = With two players, what becomes of the third glass?
ruling-29-decision = It stays in the centre, closed, and does not count. The option “{ option-recap_shows_all }” reveals it after the round.
ruling-30 = Does everybody announce before the first glass is opened?
ruling-30-reading = No: announce, open, pay, then the next player; with three to five, the last one can therefore work out their glass. With the option “{ option-reveal }” all announce first.
ruling-31 = What if somebody has no heart left in the middle of phase 4?
ruling-31-rulebook = The game stops there, once that glass is counted. With the option “{ option-end }” the round is played out, or a full rotation of the roles.
ruling-32 = And if several players lose their last heart on the same glass?
ruling-32-decision = All the hearts a glass costs fall together; after that, the most hearts win.
ruling-33 = Can hearts fall below zero?
ruling-33-decision = Not in the standard game. Depending on the option “{ option-end }”, whoever is at zero stays there if the round is played out, and goes below if the rotation of the roles is.
ruling-34 = Can I win without a single heart?
ruling-34-decision = Not in the standard game. Depending on the option “{ option-end }”, all must be at zero if the round is played out, or nobody may have more if the rotation of the roles is.
ruling-35 = And if several players share the most hearts?
ruling-35-rulebook = They win together; statistics share the win among them.
ruling-36 = Who is the first Wesley?
ruling-36-decision = Drawn by lot, with equal chances. The option “{ option-first_wesley }” lets you choose the seat.
ruling-37 = With two players, how do the roles move?
ruling-37-rulebook = They change hands every round: each player always has one of them.
ruling-38 = Do both role cards pass to the left, and how far?
ruling-38-rulebook = Both, by one seat: Vizzini remains Wesley’s neighbour on the right.
ruling-39 = Can a game go on for ever?
ruling-39-decision =
    With three to five players, no: every round costs at least one heart. With two, the game stops after { $usual-rounds ->
        [50] fifty
       *[other] { $usual-rounds }
    } rounds and the most hearts win; the option “{ option-max_rounds }” changes this limit or removes it.
ruling-40 = Why twelve heart tokens, when ten are enough?
ruling-40-rulebook = They are spares: no rule speaks of them.
ruling-41 = “Everybody else loses a heart”: even those who have already lost one in this round?
ruling-41-rulebook = Yes, even they.
ruling-42 = We “may” start another round: must we?
ruling-42-decision = Yes, as long as everyone still has a heart.
ruling-43 = Is anybody out of the game before the others?
ruling-43-rulebook = Never: the first player without a heart ends the game for all.
ruling-44 = Are the removed card and the closed glasses shown between two rounds?
ruling-44-decision = No: what nobody opened, nobody sees. The option “{ option-recap_shows_all }” reveals them.
ruling-45 = May I talk about my cards?
ruling-45-decision = Say what you like, true or false. Showing cards is not allowed, and the program has no move for it.
ruling-46 = And if the announcements still to come could change the winner?
ruling-46-rulebook = They are not made, the game is over: that is the risk of announcing late. With the option “{ option-end }” the round is played out.

## What is hidden

doubt-glass = Glass { $a }
doubt-glass-is =
    { $answer ->
        [poison] poison
        [antidote] antidote
       *[even] even
    }

## === advice: what speaks for a choice ===

advice-verre-hearts = You keep { $here } hearts on average, against { $other } otherwise.
advice-verre-rivals = A rival has lost { $here } hearts on average, against { $other } otherwise.
advice-verre-lead = Your lead over the best rival is { $here } of a heart on average, against { $other } otherwise.
advice-verre-first = Nobody is ahead of you in { $here } of the imagined sequels, against { $other } otherwise.
