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

## Settled questions. ruling-X: the question; ruling-X-rulebook, -reading or -decision: the answer, and where it comes from.

ruling-01 = How are fifteen books enough for six colours in four sets?
ruling-01-reading = Three books never change; the other twelve have two pages each. That makes 24 pages, one for each colour and set.
ruling-02 = Which set is for a first game?
ruling-02-decision = Set I. The symbol is missing in our text of the rulebook; it is the lowest number. The option “{ option-books }” takes another.
ruling-03 = How many chips of each kind are there?
ruling-03-rulebook = As many as the rulebook’s table says: 170 in all.
ruling-04 = What is in a bag at the start?
ruling-04-decision = Four cherry bombs of 1, two of 2, one of 3, three leads of 1, one pumpkin of 1 and one peacock eye of 1. The box holds exactly twice those cherry bombs of 2 and 3 and those leads.
ruling-05 = Is there a space in the middle of the path?
ruling-05-reading = No: the two spaces 1 are neighbours. So the patient is always on one side or the other.
ruling-06 = After an explosion the patient moves “starting from your stand”: which way?
ruling-06-reading = Towards the rival’s stand, which the rulebook says can be reached in this way.
ruling-07 = And if nobody is on the path?
ruling-07-reading = A new patient leaves the park; the first step leads to space 1 of the rival’s half.
ruling-08 = And if steps are left when the rival’s stand has been reached?
ruling-08-rulebook = A new patient walks them, again on the rival’s half.
ruling-09 = Who gets the bonus of the roof then?
ruling-09-rulebook = It is as if the rival had cured that patient alone: what the healer’s opponent gets is yours.
ruling-10 = An explosion with 0 or 1 gold?
ruling-10-rulebook = Half of it, rounded down, is 0: nothing is lost and nothing is asked.
ruling-11 = Half of which gold?
ruling-11-reading = Of all you hold at that moment, even what you kept from the last round.
ruling-12 = Does the patient move after a turn without a new chip?
ruling-12-rulebook = No. A chip placed and put back in the same turn was placed all the same; this second point is ours.
ruling-13 = Is a single cherry bomb enough to move the patient?
ruling-13-rulebook = Yes, by its value and what is in the neck.
ruling-14 = Which is the last cherry bomb when some have gone back into the bag?
ruling-14-decision = The farthest of those that are left. If there is none it counts 0.
ruling-15 = And where does the next one go?
ruling-15-rulebook = It counts from the farthest of those that are left.
ruling-16 = May you finish your potion before the first chip?
ruling-16-rulebook = Yes; the patient does not move.
ruling-17 = The bag is empty and the neck is not full?
ruling-17-decision = All you can do is finish your potion; the patient moves as usual.
ruling-18 = Who makes the offer?
ruling-18-reading = Whoever finished the potion first. The other chooses a pan of the scale.
ruling-19 = Level and without a patient: who “put the last card back”?
ruling-19-reading = Whoever last put a balance card away, carried out or kept and then used. If nobody has yet, the one who did not begin the last round is behind.
ruling-20 = May an offer be empty, or all five markers?
ruling-20-decision = Yes: none to five markers, each on the side you like.
ruling-21 = And if no lead can be upgraded?
ruling-21-decision = You take 1 gold instead. Whoever could upgrade and declines gets nothing.
ruling-22 = The next value has run out: may it be skipped?
ruling-22-reading = No, that chip cannot be upgraded.
ruling-23 = Does a lead upgraded in the neck count this turn, and does it bring gold?
ruling-23-decision = It counts if it is done before the patient moves. It brings nothing: gold is for placing.
ruling-24 = In which order does the first turn end?
ruling-24-decision = The patient moves and is cured, then comes the coin, then the neck is emptied.
ruling-25 = Which coins can still be used after an explosion?
ruling-25-reading = Only the one that moves the patient 2 steps; with the neck empty it cannot upgrade a lead.
ruling-26 = If the coin puts the cherry bombs back at the end of the turn, did the last one count?
ruling-26-rulebook = Yes, the patient moves first.
ruling-27 = What does the coin on the mine cover?
ruling-27-rulebook = The first mined space alone. A cherry bomb may rest there; the next one explodes.
ruling-28 = And beyond the last mined space?
ruling-28-decision = The flask explodes too.
ruling-29 = May both bonuses of the bonus space be refused?
ruling-29-reading = No, one is chosen. If no lead can be upgraded, that choice gives 1 gold.
ruling-30 = Does the bonus space pay again if it is reached once more in the same potion?
ruling-30-decision = Yes, each time a cherry bomb comes to lie there.
ruling-31 = A stand comes forward onto the patient, or past?
ruling-31-decision = The patient is cured at once.
ruling-32 = How far can a stand go?
ruling-32-decision = From space 4 to space 18. What is more is lost.
ruling-33 = The stand goes back: and the patient on it?
ruling-33-rulebook = Goes along. The next one starts from the park.
ruling-34 = And if several patients are on the stand?
ruling-34-rulebook = They go to the guild house one by one, each with its bonus.
ruling-35 = Can the park run empty?
ruling-35-rulebook = Never too soon: five and five cured and one on the path make eleven, and the next cure ends the game.
ruling-36 = The chip of 1 or 2 given by the roof: may it be lead, or a cherry bomb?
ruling-36-reading = Lead, yes: elsewhere the rulebook excludes it in so many words. A cherry bomb, no: it is no gift.
ruling-37 = The roof lets somebody with an empty flask upgrade a lead?
ruling-37-decision = That gives 1 gold (question 21).
ruling-38 = And if it is not that player’s turn?
ruling-38-rulebook = The decision is taken at once, in the middle of the other’s turn.
ruling-39 = Do the effects of phase 3 count for a flask that exploded?
ruling-39-decision = Yes. Nothing in the explosion takes them away.
ruling-40 = In which order are effects carried out?
ruling-40-decision = Colour by colour: peacock eye, dragon’s blood, witch’s herb, spider silk, amber, devil’s morel; for each of them whoever finished first goes first.
ruling-41 = Do chips left in the neck count in phase 3?
ruling-41-rulebook = Yes, neck and bottom.
ruling-42 = A peacock eye fills the neck: what does it do?
ruling-42-decision = That of set I nothing: there is no room. The others place nothing and work.
ruling-43 = And a chip placed by the peacock eye I?
ruling-43-decision = It is placed like any other, with its action, and may blow up the flask.
ruling-44 = Spider silk I: may the chip placed just before be of the turn before?
ruling-44-decision = Yes, in the same potion and if no cherry bomb has gone back into the bag since.
ruling-45 = Does a cherry bomb that is set aside count as a new chip?
ruling-45-decision = No, it is not in the flask.
ruling-46 = Card 3 before an explosion: which cherry bomb?
ruling-46-rulebook = Any one of the flask.
ruling-47 = And card 3 after an explosion?
ruling-47-reading = The cherry bomb that blew the flask up goes back into the bag, the neck stays as it is and the turn goes on.
ruling-48 = Card 18: exactly three chips?
ruling-48-reading = One to three, and only of the bottom.
ruling-49 = Card 5: from where is the cherry bomb taken, where does it go?
ruling-49-reading = From the bag, else from the flask, else from what was set aside. It leaves the game.
ruling-50 = A chip that a card promises has run out?
ruling-50-rulebook = For a chip shown you get its price. Where chips are chosen you take what there is; without a chip of 4 card 6 gives nobody anything, and without a cherry bomb of 1 card 22 does nothing. Only the price is printed.
ruling-51 = Can card 19 be used in the round it is won?
ruling-51-decision = Yes, when you buy in that round.
ruling-52 = Can gold run out?
ruling-52-decision = No, it is money: there is always more.
ruling-53 = How much gold is kept?
ruling-53-rulebook = One at most, counted after your own purchases.
ruling-54 = Has the last round trade and purchases?
ruling-54-decision = No. The pile shows the last card, and nothing bought could be used any more.
ruling-55 = Last round: may you pay for a step without having drawn?
ruling-55-rulebook = Yes, at any moment of your turn.
ruling-56 = Last round: and after an explosion?
ruling-56-rulebook = No, the turn is over.
ruling-57 = Last round: in which order is an explosion paid for?
ruling-57-decision = The usual loss first, then the 7 steps towards the rival.
ruling-58 = And if both flasks explode?
ruling-58-rulebook = The order still counts: the first one offers and buys first.
ruling-59 = Which coin’s bonus comes first?
ruling-59-decision = That of whoever chose.
ruling-60 = The bag race: both reach 10 with the same chip, or a bag is empty?
ruling-60-rulebook = The higher total wins; level, both go on until the totals differ. An empty bag draws nothing. Both empty and still level: the victory is shared. Only the race to 10 is printed.
ruling-61 = What is a coloured chip?
ruling-61-rulebook = Every chip that is not white: leads and pumpkins too.
ruling-62 = How many patients win?
ruling-62-rulebook = Six. With the option “{ option-short }”, four.
ruling-63 = Who collects first after the trade?
ruling-63-decision = Whoever chose the pan.
ruling-64 = May a chip from the roof be declined?
ruling-64-rulebook = Yes.
ruling-65 = May the coin move the patient after a turn without a new chip?
ruling-65-reading = Yes: the rulebook’s remark is about the movement by the potion, and this coin works even after an explosion.
ruling-66 = Peacock eye, spider silk or amber IV when the rival’s potion is finished?
ruling-66-decision = You take 1 gold instead.
ruling-67 = Can a web lead to the bonus space, or to the mine the coin covers?
ruling-67-decision = Yes: only the space where the cherry bomb comes to lie counts.
ruling-68 = Amber waits for somebody who explodes, or stops without a new chip?
ruling-68-decision = There is nothing to shorten. The amber is gone at the end of the round at the latest.
ruling-69 = The movement comes down to 0 steps and nobody is on the path?
ruling-69-decision = Nobody leaves the park.
ruling-70 = Witch’s herb IV in both flasks?
ruling-70-decision = Two demands, that of whoever finished first coming first. Gold just received may pay the second.

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
