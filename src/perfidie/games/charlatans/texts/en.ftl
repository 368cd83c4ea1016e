### Les Charlatans de Belcastel: Le Duel

## === SECTION C1: the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = Les Charlatans de Belcastel

## Words: ingredients, chips, coins, their sides

word-white = cherry bomb
word-black = alchemist’s lead
word-orange = delicious pumpkin
word-blue = peacock eye
word-red = dragon’s blood
word-green = witch’s herb
word-pink = spider silk
word-yellow = amber
word-purple = devil’s morel
word-white-1 = cherry bomb 1
word-white-2 = cherry bomb 2
word-white-3 = cherry bomb 3
word-black-1 = lead 1
word-black-2 = lead 2
word-black-3 = lead 3
word-black-4 = lead 4
word-black-6 = lead 6
word-orange-1 = pumpkin 1
word-orange-2 = pumpkin 2
word-orange-4 = pumpkin 4
word-blue-1 = peacock eye 1
word-blue-2 = peacock eye 2
word-blue-4 = peacock eye 4
word-red-1 = dragon’s blood 1
word-red-2 = dragon’s blood 2
word-red-4 = dragon’s blood 4
word-green-1 = witch’s herb 1
word-green-2 = witch’s herb 2
word-green-4 = witch’s herb 4
word-pink-1 = spider silk 1
word-pink-2 = spider silk 2
word-pink-4 = spider silk 4
word-yellow-1 = amber 1
word-yellow-2 = amber 2
word-yellow-4 = amber 4
word-purple-1 = devil’s morel 1
word-purple-2 = devil’s morel 2
word-purple-4 = devil’s morel 4
word-copper = copper coin
word-silver = silver coin
word-gold = gold coin
word-mine_guard = mine covered
word-gold_3 = 3 gold
word-return_whites = cherry bombs back
word-stand_1 = stand forward 1
word-return_colour = a colour back
word-upgrade_or_patient = lead or patient
word-neck = in the neck
word-bottom = in the bottom

table-seat-blue = Blue
table-seat-yellow = Yellow
table-set-I = First remedies
table-set-II = Good business
table-set-III = Steady hand
table-set-IV = Low blows
table-bonus-mine_guard = The coin covers the first mined space (8) for the whole round: a cherry bomb that stops exactly there does not explode.
table-bonus-gold_3 = Take 3 gold at once.
table-bonus-return_whites = Once, during your first turn or at its end: all cherry bombs of your flask go back into the bag.
table-bonus-stand_1 = Move your stand 1 space forward at once.
table-bonus-return_colour = At the end of your first turn, one coloured chip of your flask may go back into the bag.
table-bonus-upgrade_or_patient = At the end of your first turn, even after an explosion: upgrade a lead in the neck, or move the patient 2 steps towards your stand.
table-roof-opp_upgrade = The opponent may upgrade a lead in their flask.
table-roof-self_white = The healer puts a cherry bomb 1 into their own bag.
table-roof-opp_chip = The opponent may take a chip of 1 or 2, straight into their bag.
table-roof-none = The game is over.

## The balance cards. table-card-N-name: in a few words. table-card-N: what it does.

table-card-1-name = Witch’s herb 2
table-card-1 = Take a chip from the supply: witch’s herb 2. If there is none left, take its price in gold.
table-card-2-name = Two chips of 1
table-card-2 = Take two chips of 1, of two different colours (neither lead nor cherry bomb).
table-card-3-name = Rescue
table-card-3 = Keep it. Once, in your turn: 1 cherry bomb of the bottom goes back into the bag. It also undoes an explosion.
table-card-4-name = Stand forward 2
table-card-4 = Move your stand 2 spaces forward.
table-card-5-name = One cherry bomb less
table-card-5 = Remove one of your cherry bombs of 1 from the game, for good.
table-card-6-name = A 4 for you, a 1 for them
table-card-6 = Take a chip of 4 (no lead); your opponent takes a chip of 1 of the same colour.
table-card-7-name = Peacock eye 4
table-card-7 = Take a chip from the supply: peacock eye 4. If there is none left, take its price in gold.
table-card-8-name = Dragon’s blood 2
table-card-8 = Take a chip from the supply: dragon’s blood 2. If there is none left, take its price in gold.
table-card-9-name = Dragon’s blood 4
table-card-9 = Take a chip from the supply: dragon’s blood 4. If there is none left, take its price in gold.
table-card-10-name = Witch’s herb 4
table-card-10 = Take a chip from the supply: witch’s herb 4. If there is none left, take its price in gold.
table-card-11-name = Spider silk 2
table-card-11 = Take a chip from the supply: spider silk 2. If there is none left, take its price in gold.
table-card-12-name = Spider silk 4
table-card-12 = Take a chip from the supply: spider silk 4. If there is none left, take its price in gold.
table-card-13-name = Amber 2
table-card-13 = Take a chip from the supply: amber 2. If there is none left, take its price in gold.
table-card-14-name = Amber 4
table-card-14 = Take a chip from the supply: amber 4. If there is none left, take its price in gold.
table-card-15-name = Devil’s morel 2
table-card-15 = Take a chip from the supply: devil’s morel 2. If there is none left, take its price in gold.
table-card-16-name = Devil’s morel 4
table-card-16 = Take a chip from the supply: devil’s morel 4. If there is none left, take its price in gold.
table-card-17-name = Pumpkin 4
table-card-17 = Take a chip from the supply: pumpkin 4. If there is none left, take its price in gold.
table-card-18-name = Three colours back
table-card-18 = Keep it. Once, in your turn: up to 3 coloured chips of the bottom go back into the bag.
table-card-19-name = Double purchase
table-card-19 = Keep it. Once, when you buy a chip: take a second one like it without paying.
table-card-20-name = Two cherry bombs back
table-card-20 = Keep it. Once, in your turn, before any explosion: up to 2 cherry bombs go back into the bag.
table-card-21-name = Peacock eye 2, and a 1
table-card-21 = Take a peacock eye 2 (or its price in gold if there is none left), and any chip of 1 (neither lead nor cherry bomb).
table-card-22-name = Poisoned gift
table-card-22 = Your opponent puts one more cherry bomb 1 into their bag.
table-card-last-name = Last round
table-card-last = All round, in your turn and as often as you like: pay 3 gold, the patient takes 1 step towards your stand. An explosion also drives it 7 steps towards the opponent.

## The books. table-page-X: the page, “1/2/3” for a chip of 1, of 2, of 4. table-page-X-short: in a few words.

table-fixed-white = Cannot be bought. It goes along the white track of the bottom by as many spaces as its value; on a mined space the flask explodes.
table-fixed-black = Cannot be bought. Placed in the neck, it brings as much gold as its value.
table-fixed-orange = No action: nothing but steps.
table-page-blue_1 = Draw 1/2/3 chips. You may place one of them; the others go back into the bag.
table-page-blue_1-short = draw 1/2/3, may place one
table-page-blue_2 = Draw 2/3/4 chips: take as much gold as the highest coloured value among them, at most 2/3/4. All go back into the bag.
table-page-blue_2-short = draw 2/3/4, gold of the best
table-page-blue_3 = Draw 1/2/3 chips: cherry bombs stay aside until the end of the round, the others go back into the bag.
table-page-blue_3-short = draw 1/2/3, whites aside
table-page-blue_4 = Draw 2/3/4 chips from your opponent’s bag: you may set one coloured chip aside until the end of the round, the others go back there. Opponent’s potion finished: 1 gold instead.
table-page-blue_4-short = search the rival’s bag (2/3/4)
table-page-red_1 = +1 step this turn if your flask holds 1 or 2 pumpkins, +2 steps if it holds 3 or more.
table-page-red_1-short = +1 or +2 steps for pumpkins
table-page-red_2 = You may pay up to 1/2/3 gold: +1 step this turn for each.
table-page-red_2-short = pay 1/2/3 gold for steps
table-page-red_3 = If your last cherry bomb lies on space 5 or farther: +3/+4/+5 steps this turn.
table-page-red_3-short = white on 5 or more: +3/+4/+5
table-page-red_4 = If the patient is on your opponent’s half: +2/+3/+4 steps this turn.
table-page-red_4-short = patient far: +2/+3/+4 steps
table-page-green_1 = Phase 3: take 1/2/3 gold for each herb in your flask.
table-page-green_1-short = phase 3: 1/2/3 gold each
table-page-green_2 = Phase 3: for each herb in your flask you may upgrade a pumpkin in your flask, for 1/0/0 gold.
table-page-green_2-short = phase 3: pumpkin upgraded
table-page-green_3 = First in the neck: 1/2/3 gold. Second: +1/+2/+3 steps this turn. Third: upgrade 1 lead in your flask.
table-page-green_3-short = gold, steps or lead by place
table-page-green_4 = Phase 3: the total of your herbs is 1, 2 or 3, 4 or more: demand 1/2/3 gold from your opponent. If they do not pay all of it, your stand moves 1 space forward.
table-page-green_4-short = phase 3: blackmail, 1/2/3 gold
table-page-pink_1 = If the chip placed just before is a cherry bomb of 2/3/3 at most, it may go back into the bag.
table-page-pink_1-short = white just before goes back
table-page-pink_2 = The value of your last cherry bomb counts 1/1/2 more times this turn.
table-page-pink_2-short = last white, 1/1/2 times more
table-page-pink_3 = The next cherry bomb of 1/2/3 at most that you draw this turn is set aside instead of being placed.
table-page-pink_3-short = next white 1/2/3 goes aside
table-page-pink_4 = The next cherry bomb your opponent places this round lies 1 space farther. Opponent’s potion finished: 1 gold instead.
table-page-pink_4-short = rival’s white 1 space farther
table-page-yellow_1 = The patient takes 1/2/3 steps towards your stand at once.
table-page-yellow_1-short = patient: 1/2/3 steps at once
table-page-yellow_2 = If the patient is on your opponent’s half: 2/3/4 gold, otherwise 1.
table-page-yellow_2-short = patient far: 2/3/4 gold
table-page-yellow_3 = Place it in the neck, or in the bottom: there it takes no room and counts its value plus 1/1/2 steps this turn.
table-page-yellow_3-short = bottom: value + 1/1/2 steps
table-page-yellow_4 = Your opponent’s next movement at the end of a turn this round is 1/2/3 steps shorter. Opponent’s potion finished: 1 gold instead.
table-page-yellow_4-short = rival slowed by 1/2/3 steps
table-page-purple_1 = Phase 3: 1 morel in your flask, 1 gold; 2 morels, upgrade 1 lead; 3 or more, upgrade 1 lead and move your stand 1 space forward.
table-page-purple_1-short = phase 3: gold, lead, stand
table-page-purple_2 = Phase 3: who has more morels upgrades 1 lead, or 2 if ahead by 2 morels or more; the other one, with any, takes 1 gold. Level, with at least one: 1 gold each.
table-page-purple_2-short = phase 3: lead for the majority
table-page-purple_3 = If your opponent’s potion is finished: +2/+3/+4 steps this turn, otherwise 1 gold.
table-page-purple_3-short = rival done: +2/+3/+4 steps
table-page-purple_4 = Choose: 1 gold for you, or +2/+3/+4 steps this turn and 1 gold for your opponent.
table-page-purple_4-short = 1 gold, or +2/+3/+4 and 1 given

## === SECTION C2: settled questions ===

## === SECTION A1: market square, flasks, bags, brewing ===

table-round = Round { $number } of { $of }
table-turn = turn { $number }
table-phase-coins = Coins
table-phase-coins-now = Toss the coins
table-phase-brewing = Potion
table-phase-brewing-now = Brew the potion
table-phase-effects = Effects
table-phase-effects-now = Effects
table-phase-trading = Trade
table-phase-trading-now = The scale
table-phase-buying = Shop
table-phase-buying-now = Shop
table-square = The market square
table-flask = The flask of { $name }

table-gold =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
table-cured =
    { $count ->
        [one] { $count } patient cured of { $of }
       *[other] { $count } patients cured of { $of }
    }
table-bag =
    { $count ->
        [0] empty bag
        [one] { $count } chip in the bag
       *[other] { $count } chips in the bag
    }
table-bag-mine =
    { $count ->
        [one] In your bag, { $count } chip:
       *[other] In your bag, { $count } chips:
    }
table-bag-theirs =
    { $count ->
        [one] In this bag, { $count } chip:
       *[other] In this bag, { $count } chips:
    }
table-potion-finished = potion finished
table-potion-exploded = exploded!

## The market square
table-roof =
    { $count ->
        [one] { $name }: { $count } cured of { $of }
       *[other] { $name }: { $count } cured of { $of }
    }
table-roof-full = cured patient
table-patient-at = The patient is on space { $space } of the half of { $name }.
table-patient-none = No patient is on the path.
table-stand-at =
    { $steps ->
        [one] The stand of { $name } is on space { $space }, { $steps } step away.
       *[other] The stand of { $name } is on space { $space }, { $steps } steps away.
    }
table-park =
    { $count ->
        [0] The park is empty.
        [one] { $count } patient is waiting in the park.
       *[other] { $count } patients are waiting in the park.
    }
table-steps-to =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## The flask
table-neck = Neck, from the bottom up
table-bottom = Bottom of the flask
table-track = White track
table-free = free place
table-white-on = { $chip } on space { $space }
table-mine = { $space }, mined
table-mine-guarded = { $space }, mined but covered by the coin
table-bonus-space = { $space }, bonus space
table-steps-word =
    { $count ->
        [one] step
       *[other] steps
    }
table-steps-how = Neck { $neck }, last white { $white }, extra steps { $extra }, amber { $amber }.
table-signs = Beside the flask
table-shown = On the table:

## Draw or stop
table-risk = explosion: { $bad } in { $chips }
table-risk-none = no risk
table-risk-gauge =
    { $bad ->
        [one] Risk that the next chip explodes: { $bad } chip in { $chips }
       *[other] Risk that the next chip explodes: { $bad } chips in { $chips }
    }
table-draw = Draw
table-stop = Finish
table-end-turn = End the turn
table-lands-still = nobody moves
table-lands-wins =
    { $steps ->
        [one] { $steps } step: you win!
       *[other] { $steps } steps: you win!
    }
table-lands-cured =
    { $count ->
        [one] { $steps } steps, patient cured
       *[other] { $steps } steps, { $count } patients cured
    }
table-lands-mine =
    { $steps ->
        [one] { $steps } step, your space { $space }
       *[other] { $steps } steps, your space { $space }
    }
table-lands-theirs =
    { $steps ->
        [one] { $steps } step, space { $space } of { $name }
       *[other] { $steps } steps, space { $space } of { $name }
    }
table-lands-rival-cured =
    { $count ->
        [one] { $name } cures a patient
       *[other] { $name } cures { $count } patients
    }
table-lands-rival-wins = { $name } wins the game

## What is done beside
table-pay-step =
    { $count ->
        [one] Pay { $count } nugget
       *[other] Pay { $count } nuggets
    }
table-by-coin = your coin
table-by-card = your card
table-coin-whites = All whites back into the bag
table-coin-patient = Lure the patient
table-coin-return = { $chip } into the bag
table-upgrade-to = { $chip }
table-bonus-stand = Move the stand
table-bonus-stand-to = to space { $space }
table-bonus-stand-meets = patient cured
table-bonus-stand-stays = as near as it gets
table-bonus-improve = Upgrade a lead
table-bonus-improve-next = you choose next
table-bonus-improve-none =
    { $count ->
        [one] none: { $count } nugget
       *[other] none: { $count } nuggets
    }
table-save = Save the potion
table-save-by = { $chip } into the bag
table-accept = Let it explode
table-accept-cost =
    { $count ->
        [one] { $count } nugget or { $count } step
       *[other] { $count } nuggets or { $count } steps
    }
table-accept-free = nothing to pay
table-lose-gold =
    { $count ->
        [one] Lose { $count } nugget
       *[other] Lose { $count } nuggets
    }
table-gold-left =
    { $count ->
        [0] not one is left
       *[other] { $count } left
    }
table-give-steps =
    { $count ->
        [one] Give { $count } step
       *[other] Give { $count } steps
    }
table-blast = Then, since it is the last round, { $count } more steps towards { $name }.
table-undo-white = Take it back
table-undo-white-note = frees space { $space }
table-keep-white = Leave it
table-keep-white-note = it counts at the end of the turn
table-take-back = { $chip } into the bag
table-of-space = space { $space }
table-enough = Enough
table-to-neck = Into the neck
table-to-neck-note =
    { $count ->
        [0] counts { $value }, neck full
        [one] counts { $value }, { $count } place left
       *[other] counts { $value }, { $count } places left
    }
table-to-bottom = Into the bottom
table-to-bottom-note = { $count } steps, takes no place
table-deal-gold =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
table-deal-gold-note = nothing for { $name }
table-deal-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
table-deal-steps-note =
    { $count ->
        [one] { $count } nugget for { $name }
       *[other] { $count } nuggets for { $name }
    }
table-pay-nothing = Pay nothing
table-pay-gold =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
table-pay-total =
    { $count ->
        [one] { $count } step in all
       *[other] { $count } steps in all
    }

## What lies beside the flask
table-sign-coin = Coin: { $bonus }
table-sign-card = Kept card: { $card }
table-sign-shield = Shield: the next white of { $value } at most will be set aside
table-sign-web =
    { $count ->
        [one] Web: the next white goes { $count } space farther
       *[other] Web: the next white goes { $count } spaces farther
    }
table-sign-amber =
    { $count ->
        [one] Amber: { $count } step less at the end of the next turn
       *[other] Amber: { $count } steps less at the end of the next turn
    }
table-sign-aside = Set aside until the end of the round: { $chip }
table-sign-bought = Into the bag at the end of the round: { $chip }

## === SECTION A2: coins, books, scale, shop, choices of chips ===

table-fountain = The fountain
table-coin-sides = { $one }, or { $other }
table-coin-waiting = { $name }, still to be used
table-coin-used = { $name }, used
table-coin-done = { $name }, already cashed in
table-coin-other = { $name } gets the other one: { $bonus }
table-books = The books
table-books-help = price, supply and action of every ingredient
table-set = Set: { $set }
table-shelf-key = Three figures: for a chip of 1, of 2, of 4.
table-shelf-orange = steps, nothing else
table-shelf-black = in the neck: its value in gold
table-shelf-white = short fuse: mind the mined spaces
table-price = price
table-left = left
table-scale = The balance
table-offer =
    { $upgrades ->
        [0] { $gold ->
            [0] nothing at all
           *[other] { $gold } gold
        }
        [one] { $gold ->
            [0] { $upgrades } lead upgraded
           *[other] { $upgrades } lead upgraded, { $gold } gold
        }
       *[other] { $gold ->
            [0] { $upgrades } leads upgraded
           *[other] { $upgrades } leads upgraded, { $gold } gold
        }
    }
table-offer-due = The offer of { $name } goes here.
table-offer-empty = The pan of the offer: in phase 4, whoever finished first lays up to five markers on it.
table-offer-next = The card of the next round can be seen already.
table-pan-to = for { $name }
table-pile =
    { $count ->
        [0] No card under it but that of the last round.
        [one] { $count } more card under it, then that of the last round.
       *[other] { $count } more cards under it, then that of the last round.
    }
table-kept = Cards kept by { $name }
table-shop-purse = gold. Only { $keep } can be kept for the next round.
table-shop-basket = Chips won this round:
table-shop-double = “{ $card }”: ×2 takes two for the price of one, once only.
table-shop-end = I am done
table-shop-lost = { $count } gold will be lost
table-shop-saved =
    { $count ->
        [0] not one gold left
       *[other] { $count } gold kept
    }
table-shop-costs = { $gold } gold
table-shop-stock =
    { $count ->
        [0] sold out
       *[other] { $count } left
    }
table-shop-spent = bought
table-shop-gone = sold out
table-shop-two = { $chip }: two for { $gold } gold
table-upgrade-into = { $chip } becomes { $better }
table-upgrade-none = Leave it as it is
table-upgrade-price = This herb asks for { $gold } gold.
table-upgrade-more = And { $count } more after this one.
table-take-roof = The chip goes straight into your bag.
table-take-another = A second one follows, of another colour.
table-take-four = { $name } gets a chip of 1 of the same colour.
table-take-none = Take nothing
table-shown-space = space { $space } of the track
table-shown-explodes = space { $space }: explosion!
table-shown-caught = set aside by the silk
table-shown-place = to be placed in the flask
table-shown-aside = aside for this round
table-shown-rest = goes back into the bag
table-place-none = Place nothing, all back into the bag
table-set-none = All back into the bag of { $name }
table-favour-gold = { $count } gold
table-favour-stand = Stand forward by { $count }
table-favour-upgrade = { $count } leads upgraded
table-blackmail-pay = Pay { $count } gold
table-blackmail-left =
    { $count ->
        [0] nothing is left to you
       *[other] { $count } gold is left to you
    }
table-blackmail-refuse = Refuse
table-blackmail-stand = the stand of { $name } comes to space { $space }
table-blackmail-cures = the stand of { $name } meets the patient: cured
table-offer-upgrade = leads upgraded
table-offer-gold = gold
table-offer-leads = Leads to upgrade in the flasks: { $mine } in yours, { $other } in that of { $name }. Without one, a gold instead.
table-offer-excess = There are only { $count } markers: take some away.
table-offer-hint = Suggested offer
table-offer-lay = Lay this offer
table-offer-then = { $name } will choose between it and the card
table-pan-leads =
    { $count ->
        [0] no lead to upgrade: a gold for each
        [one] your flask holds { $count } lead to upgrade
       *[other] your flask holds { $count } leads to upgrade
    }
table-pan-card-then = { $name } gets the offer
table-pan-offer-then = { $name } gets the card: { $card }

## === SECTION B: notebook, end of the game, almanac ===

## The notebook

table-note-bags = The bags, by counting
table-note-bag = Bag
table-note-bag-hidden = To be counted from memory.
table-note-out = Out of the bag
table-note-in-flask = Flask
table-note-aside = Set aside
table-note-bought = For the next round
table-note-chips =
    { $count ->
        [0] empty
        [one] 1 chip
       *[other] { $count } chips
    }
table-note-many = { $chip }, { $count } times
table-note-removed =
    { $count ->
        [one] 1 cherry bomb 1 is out of the game.
       *[other] { $count } cherry bombs 1 are out of the game.
    }
table-note-behind = Who is behind?
table-note-behind-is = If a round began now, { $name } would be behind.
table-note-behind-patients = Fewer patients cured ({ $fewer } against { $more }).
table-note-behind-half = Level on patients; the one who waits is on the other half.
table-note-behind-card = Level, and no patient on the way: it is whoever discarded the last card.
table-note-behind-starter = Level, no patient on the way, no card discarded: it is whoever did not begin.
table-note-behind-why = Whoever is behind begins the round and chooses a coin.
table-note-behind-last = This is the last round: it does not matter any more.
table-note-rounds = The rounds
table-note-round = Round { $round }
table-note-began = began
table-note-finished-order = Potions finished
table-note-first = first
table-note-then = then
table-note-exploded = exploded
table-note-no-potion = none yet
table-note-card = Card
table-note-taken-by = taken by { $name }
table-note-on-scale = on the scale
table-note-held = still in hand
table-note-used = already used
table-note-offer = Offer
table-note-offer-is =
    { $upgrades ->
        [0] { $gold ->
            [0] nothing
            [one] 1 gold
           *[other] { $gold } gold
        }
        [one] { $gold ->
            [0] 1 lead upgrade
            [one] 1 lead upgrade and 1 gold
           *[other] 1 lead upgrade and { $gold } gold
        }
       *[other] { $gold ->
            [0] { $upgrades } lead upgrades
            [one] { $upgrades } lead upgrades and 1 gold
           *[other] { $upgrades } lead upgrades and { $gold } gold
        }
    }
table-note-offered = made by { $name }, received by { $other-name }
table-note-offered-open = made by { $name }
table-note-gained = Chips won or bought
table-note-gained-in = Round { $round }
table-note-none = nothing yet
table-note-to-come =
    { $count ->
        [0] No card left under this one but the last round’s.
        [one] 1 more card under this one, then the last round’s.
       *[other] { $count } more cards under this one, then the last round’s.
    }
table-note-known-cards = They are known already:

## The end of the game

table-reveal-charlatans-goal = The row is full
table-reveal-charlatans-patients = More patients cured
table-reveal-charlatans-active-patient = The last patient leaned one way
table-reveal-charlatans-bag-race = The trial of the bags
table-reveal-charlatans-shared = Nothing tells them apart
table-reveal-guild = The guild house
table-reveal-row =
    { $count ->
        [0] No patient cured, of { $goal }
        [one] 1 patient cured of { $goal }
       *[other] { $count } patients cured of { $goal }
    }
table-reveal-won = wins
table-reveal-stand = stand at { $space }
table-reveal-patient = The patient stayed on { $name }’s half, space { $space }.
table-reveal-mayor = The mayor stayed on { $name }’s half, space { $space }.
table-reveal-no-patient = No patient was on the way.
table-reveal-race = The trial of the bags
table-reveal-race-to = First to { $target } points, chip against chip.
table-reveal-rounds = Round by round
table-reveal-chips = The chips at the end
table-reveal-chips-of =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
table-reveal-value = worth { $value }
table-reveal-standing =
    { $count ->
        [one] patient
       *[other] patients
    }
table-reveal-gold =
    { $gold ->
        [0] no gold
        [one] 1 gold
       *[other] { $gold } gold
    }

## The almanac

table-almanac-index = In the almanac
table-almanac-chips = Ingredients
table-almanac-chips-note = { $count } chips in the box. The small figure is the number of chips of that value.
table-almanac-start = The starting bag
table-almanac-start-note = The same for both: { $count } chips.
table-almanac-count = { $chip }: { $count } in the box
table-almanac-books = The books
table-almanac-books-note = In every game one page of each colour is open. “1/2/3” goes by the value of the chip: 1, 2 or 4. Prices stand under the chips.
table-almanac-show = Pages shown
table-almanac-all = all
table-almanac-set = set { $set }
table-almanac-now = when placed
table-almanac-phase3 = phase 3
table-almanac-always = in every game
table-almanac-price =
    { $gold ->
        [one] { $chip }: 1 gold
       *[other] { $chip }: { $gold } gold
    }
table-almanac-cards = Balance cards
table-almanac-cards-note = Six of them are the pile of a game; the last round has its own.
table-almanac-kept = to keep
table-almanac-suggested = First game, suggested offer:
table-almanac-coins = Coins
table-almanac-coins-note = Two of the three are in play. They are tossed every round; whoever is behind chooses, the other takes the one that is left.
table-almanac-guild = The guild house
table-almanac-guild-note = What each cured patient brings, from the first to the last of the row.
table-almanac-place = Patient { $number }
table-almanac-mayor = The mayor
table-almanac-mayor-note = An option. Figure number { $figure } to leave the park is the mayor. She counts as a patient; instead of the roof bonus her healer chooses: { $gold } gold, the stand { $stand } space forward, or { $upgrades } lead upgrades.
