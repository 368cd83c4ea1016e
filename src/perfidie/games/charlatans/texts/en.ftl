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

## === SECTION A2: coins, books, scale, shop, choices of chips ===

## === SECTION B: notebook, end of the game, almanac ===
