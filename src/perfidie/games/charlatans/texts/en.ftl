### Les Charlatans de Belcastel: Le Duel

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = The Quacks of Quedlinburg
game-line = One more chip, or one chip too many?
game-first = first game, a duel
game-pitch = Two quacks face each other across the market square. Draw your ingredients one by one: once the neck is full, the potion draws the patient towards your stand; one cherry bomb too many, and the flask explodes. Lead brings gold, gold buys better, and the scale shares out the rest.
game-minute =
    Two quacks, and one patient at a time between their stands.
    Be the first to cure { $goal } patients ({ $short_goal } in a short game), or ahead at the end.
    In your turn, draw chips: colours fill the neck, whites creep towards the mines.
    Neck full or potion finished: the patient takes as many steps as the neck and the last white.
    A white on a mine, and the flask explodes: no steps, and gold or ground is lost.
    Tip: count your bag, and finish as soon as the steps are enough.
game-rules =
    { $deck ->
        [tiny] Tiny game: each bag holds no more than { $tiny_chips } cherry bombs, round { $tiny_rounds } is the last one, and the first to cure { $tiny_goal } patient wins at once.
       *[printed]
            { $short ->
                [yes] Short game: { $short_rounds } rounds at most, and the first to cure { $short_goal } patients wins at once.
               *[no] { $rounds } rounds at most, and the first to cure { $goal } patients wins at once.
            }
    }
    In the first round, by the box, who last heard a loud bang begins; here chance decides, unless you agree otherwise. The other one gets { table-ink-second-gold }. From then on the player who is behind begins.
    1. Coin toss: the player who is behind tosses both coins and chooses one; the other goes to the opponent. Then that player begins.
    2. The potion: in your turn, draw one chip at a time. A coloured chip goes into the neck and acts at once; a cherry bomb goes along the white track. With { $neck } chips in the neck the turn ends: the sum of the neck and the last cherry bomb draws the patient towards your stand, and the neck is emptied into the bottom. You may also finish your potion before drawing: the patient comes just the same, but that is all for this round.
    A cherry bomb on a mined space ({ $mined } or farther) makes the flask explode: no movement, the potion is over, and you give up { table-ink-share } of your gold, or as many steps towards the opponent. The bonus space ({ $bonus_spaces }) moves the stand { table-ink-forward } forward, or upgrades a lead.
    A patient who reaches the stand is cured. The stand goes back { $retreat } spaces, and the next patient leaves the park for the steps that remain. The roof of the guild house then gives its bonus, often to the opponent.
    3. The effects of the books that waited for the end of the potions.
    4. Trade: who finished first puts markers (a lead upgraded, or gold) against the card; the other one chooses the card or the offer.
    5. Buying, in the same order: as many chips as your gold allows, one of each colour. At most { table-ink-kept-gold } is kept.
    6. All chips go back into the bags; patient and stands stay where they are.
    Last round: { $step_price } gold move the patient one step, an explosion drives it { $last_explosion_steps } steps towards the opponent, and nothing is traded or bought any more.
    In the end the most patients cured win; if level, whoever has the patient on their half; otherwise the bag race: both draw, the first to { $race_target } wins.
    { $mayor ->
        [yes] The mayor is number { $mayor_figure } to leave the park: her healer chooses a favour instead of the roof bonus.
       *[no] Nothing is hidden: both bags can be counted, only chance is unknown.
    }

## The steps

step-ChooseCoin = 1. Coin toss
step-ChooseCoin-rule =
    The player who is behind tosses both coins and chooses one; the other goes to the opponent. Behind is who has cured fewer patients; if level, the one whose opponent has the patient on their half; without a patient, who put away the last card.
    Gold and stand come at once. The mine stays covered all round. The other sides serve once, during or at the end of the first turn, and are lost afterwards.
step-Brew = 2. Brewing
step-Brew-rule =
    Draw a chip: a coloured one goes into the neck and acts at once; a white one goes along the track by as many spaces as its value. When the neck holds { $neck } chips, the patient takes as many steps towards you as the sum of the neck, of the last cherry bomb and of the steps won this turn.
    Finishing your potion brings the patient in the same way, if you placed a chip this turn; you do not play again before the effects. Your opponent goes on. Who finishes first makes the offer and buys first.
step-TurnEnd = 2. End of the turn
step-TurnEnd-rule =
    The patient has walked. This is the last moment for the coin of the first turn; afterwards it is lost. As long as the potion is not finished, kept cards may serve here too. After an explosion only the { $coin_of_upgrade_or_patient } can still move the patient.
step-BonusSpace = 2. Bonus space
step-BonusSpace-rule =
    A cherry bomb stopped on the bonus space: move the stand { table-ink-forward } forward, or upgrade a lead in the flask. One of the two must be taken; with no lead to upgrade, there is { table-ink-instead } instead. A stand that meets the patient cures it at once.
step-SavePotion = 2. Save the potion
step-SavePotion-rule =
    The flask is about to explode. The card Rescue puts this cherry bomb back into the bag and undoes the explosion; the turn goes on. The card is spent.
step-Penalty = 2. The flask explodes
step-Penalty-rule =
    The chips of the neck drop into the bottom, the patient does not move and the potion is over. Lose { table-ink-share } of your gold, rounded down, or let the patient take as many steps towards the opponent.
    In the last round it then takes { $last_explosion_steps } more steps towards the opponent.
step-UpgradeLead = Upgrade a lead
step-UpgradeLead-rule =
    Exchange a lead of your flask, in the neck or in the bottom, for the next one: { $lead_values }. No value is skipped; if the next one is missing in the supply, this lead stays as it is. An upgraded lead brings no gold. You may decline.
step-UpgradePumpkin = 3. Upgrade a pumpkin
step-UpgradePumpkin-rule =
    Witch’s herb II: each herb in the flask, the strongest first, may upgrade a pumpkin in the flask. Each herb of 1/2/4 asks for { $green_2-amount } gold. You may decline.
step-RoofChip = The roof of the guild
step-RoofChip-rule =
    Your opponent has just cured a patient, and this space of the roof consoles you: take a chip of { $roof_chip_most } at most from the supply, lead included, but no cherry bomb. It goes into the bag and may be drawn this very round. You may decline.
step-Favour = The mayor’s favour
step-Favour-rule =
    You have cured the mayor. Instead of the roof bonus, choose: { $mayor_gold } gold, the stand { $mayor_stand ->
        [one] one space
       *[other] { $mayor_stand } spaces
    } forward, or { $mayor_upgrades } leads upgraded (the same one several times, if you like).
step-ChooseChip = 2. Peacock eye
step-ChooseChip-rule =
    The chips drawn lie on the table. Place one of them like any chip drawn, with its action or its danger; the others go back into the bag. Or place none.
step-SetRivalsAside = 2. The evil eye
step-SetRivalsAside-rule =
    These chips come from your opponent’s bag. Set one coloured chip aside until the end of the round; the others go back there. Or give them all back.
step-BuySteps = 2. Dragon’s blood
step-BuySteps-rule =
    Each gold paid is worth one more step this turn. If the flask explodes before the end of the turn, these steps are lost.
step-UndoWhite = 2. Spider silk
step-UndoWhite-rule =
    The chip placed just before is a cherry bomb weak enough: it may go back into the bag, and the track goes back to the cherry bomb before it.
step-ChooseZone = 2. Amber
step-ChooseZone-rule =
    Place the amber in the neck, where it counts like any other, or in the bottom: there it takes no room, counts its value and a little more this turn, and the turn may last. If the flask explodes, these steps are lost.
step-StrikeDeal = 2. The devil’s deal
step-StrikeDeal-rule =
    Take gold, or more steps this turn; in that case the gold goes to your opponent. The page says how much.
step-YieldToBlackmail = 3. Blackmail
step-YieldToBlackmail-rule =
    Your opponent’s herbs demand gold. Pay it all, or refuse: then your opponent’s stand moves { $green_4-stand ->
        [one] one space
       *[other] { $green_4-stand } spaces
    } forward. Who cannot pay it all pays nothing.
step-ReturnSomeWhites = 2. Cherry bombs back
step-ReturnSomeWhites-rule =
    The card puts cherry bombs of the flask back into the bag, at least one. The next one will lie behind the last that stays on the track.
step-ReturnColoured = 2. Coloured chips back
step-ReturnColoured-rule =
    The card puts up to { $card_colours } coloured chips of the bottom back into the bag, at least one. They may be drawn again.
step-MakeOffer = 4. The offer
step-MakeOffer-rule =
    You finished first: put 0 to { $offer_markers } markers on the empty pan of the scale. Each shows a lead upgraded, or one gold. Your opponent chooses the card or the offer; you get the other pan.
    A good offer is worth as much as the card in the eyes of your opponent.
step-ChoosePan = 4. Card or offer
step-ChoosePan-rule =
    Take the card or the offer; the other pan goes to your opponent. A lead marker upgrades a lead in the flask, or gives { table-ink-instead } if there is none to upgrade. You receive your share first.
step-TakeOne = 4. A chip of 1
step-TakeOne-rule =
    Take a chip of 1 from the supply, of a colour that can be bought: neither lead nor cherry bomb. It joins the bag at the end of the round.
step-TakeFour = 4. A chip of 4
step-TakeFour-rule =
    Take a chip of 4 from the supply, of a colour that can be bought. Your opponent gets a chip of 1 of that colour, if there is one left.
step-BuyChips = 5. Buy ingredients
step-BuyChips-rule =
    Buy as many chips as your gold allows, only one of each colour. Lead and cherry bomb cannot be bought. The chips join the bag at the end of the round. You will keep { table-ink-kept-gold } at most; the rest is lost.

prompt-ChooseCoin = Which coin do you take?
prompt-Brew = Draw, or finish?
prompt-TurnEnd = Your turn ends: anything else?
prompt-BonusSpace = Bonus space: the stand or a lead?
prompt-SavePotion = The flask is about to explode: save it?
prompt-Penalty = The flask explodes: what do you give up?
prompt-UpgradeLead = Which lead do you upgrade?
prompt-UpgradePumpkin = Which pumpkin do you upgrade?
prompt-RoofChip = The roof consoles you: which chip do you take?
prompt-Favour = Which favour do you ask of the mayor?
prompt-ChooseChip = Which of these chips do you place?
prompt-SetRivalsAside = Which of these rival chips do you set aside?
prompt-BuySteps = How much do you pay, at one gold a step?
prompt-UndoWhite = Put this cherry bomb back?
prompt-ChooseZone = Where do you place the amber?
prompt-StrikeDeal = Which deal do you strike with the devil?
prompt-YieldToBlackmail = You are being blackmailed: do you pay?
prompt-ReturnSomeWhites = Which cherry bomb goes back into the bag?
prompt-ReturnColoured = Which chip of the bottom goes back into the bag?
prompt-MakeOffer = What do you offer against the card?
prompt-ChoosePan = The card or the offer?
prompt-TakeOne = Which chip of 1 do you take?
prompt-TakeFour = Which chip of 4 do you take?
prompt-BuyChips = What do you buy?

hint-ChooseCoin = The bonus you take, and the one you leave to the other.
hint-Brew = One more chip, or stop before a white lands on a mine.
hint-TurnEnd = The last chance to use what waits beside your flask.
hint-BonusSpace = A nearer stand now, or a stronger lead for the whole game.
hint-SavePotion = Spend the card, or keep it and take the explosion.
hint-Penalty = What the explosion costs you: gold, or the patient’s ground.
hint-UpgradeLead = Touch a lead in your flask: it becomes the next, stronger one.
hint-UpgradePumpkin = Pay to make a pumpkin in your flask stronger.
hint-RoofChip = A free chip for your bag: the other has just cured a patient.
hint-Favour = The mayor is cured: choose her reward.
hint-ChooseChip = Place one of the chips out of the bag, or put them all back.
hint-SetRivalsAside = Take a chip away from the other until the round ends.
hint-BuySteps = Gold for steps, this turn only.
hint-UndoWhite = Take back the white you have just placed, or let it count.
hint-ChooseZone = In the neck it takes a place; in the bottom it takes none.
hint-StrikeDeal = Gold for you, or steps for you and gold for the other.
hint-YieldToBlackmail = Pay, or let the other’s stand come nearer to the patient.
hint-ReturnSomeWhites = Whites back into the bag: the track is clear again.
hint-ReturnColoured = Colours back into the bag, to be drawn again.
hint-MakeOffer = What you lay against the card: the other picks a pan.
hint-ChoosePan = One pan for you, the rest for the other.
hint-TakeOne = One more small chip for your next potions.
hint-TakeFour = A big chip for you; the other gets a small one of that colour.
hint-BuyChips = Gold becomes chips for your bag; it hardly keeps.

## The choices, and how they can be typed

action-coin = Take the { $a }: { $b }
action-draw = Draw
action-stop = Finish my potion
action-coin_return_whites = With the { $coin_of_return_whites }: all cherry bombs into the bag
action-card =
    { $a ->
        [3] Card 3, Rescue: a cherry bomb into the bag
        [18] Card 18: up to { $card_colours } colours of the bottom into the bag
        [20] Card 20: up to { $card_whites } cherry bombs into the bag
       *[other] Play card { $a }
    }
action-pay_step = Pay { $step_price } gold: the patient takes 1 step
action-coin_return_colour = With the { $coin_of_return_colour }: put back { $a }
action-coin_upgrade = With the { $coin_of_upgrade_or_patient }: upgrade { $a }
action-coin_patient = With the { $coin_of_upgrade_or_patient }: draw the patient { $coin_patient } steps
action-end_turn = End the turn
action-stand = Move the stand { table-ink-forward } forward
action-improve = Upgrade a lead
action-upgrade = Upgrade { $b } { $a }
action-decline = Decline
action-place = Place { $a }
action-place_none = Place none
action-return_white = Put back the cherry bomb on space { $a }
action-keep_white = Leave it on the track
action-return = Put back { $a }
action-enough = Leave it at that
action-pay =
    { $a ->
        [0] Pay nothing
        [one] Pay { $a } gold
       *[other] Pay { $a } gold
    }
action-to_neck = Into the neck
action-to_bottom = Into the bottom
action-gold = Gold for me
action-steps = Steps for me, gold for them
action-set_aside = Set aside { $a }
action-set_none = Give them all back
action-accept = Let it explode
action-lose_gold = Lose { table-ink-share } of the gold
action-give_steps = Give up as many steps
action-mayor =
    { $a ->
        [stand] Favour: the stand { $mayor_stand } forward
        [upgrade] Favour: { $mayor_upgrades } leads upgraded
       *[gold] Favour: { $mayor_gold } gold
    }
action-refuse = Refuse to pay
action-offer =
    { $a ->
        [0] { $b ->
            [0] Offer nothing
            [one] Offer { $b } gold
           *[other] Offer { $b } gold
        }
        [one] { $b ->
            [0] Offer { $a } lead upgraded
            [one] Offer { $a } lead upgraded and { $b } gold
           *[other] Offer { $a } lead upgraded and { $b } gold
        }
       *[other] { $b ->
            [0] Offer { $a } leads upgraded
            [one] Offer { $a } leads upgraded and { $b } gold
           *[other] Offer { $a } leads upgraded and { $b } gold
        }
    }
action-take_card = Take the card
action-take_offer = Take the offer
action-take = Take { $a }
action-buy = Buy { $a }
action-buy_double = Buy { $a } twice (card 19)
action-end_buy = Finish buying
action-first_player = First player: { $a-seat }
action-open_book = Open the book: { $a }
action-coins_in_play = Coins in play: { $all }
action-turn_up = Turn up card { $a }
action-toss = Toss: { $a }
action-drawn = Out of the bag: { $a }

verb-coin = take, coin, choose
verb-draw = draw, pull, more
verb-stop = finish, stop, done
verb-coin_return_whites = silver, silver coin, whites
verb-card = card, play card, play
verb-pay_step = pay a step, pay, step
verb-coin_return_colour = put back, return, gold coin
verb-coin_upgrade = upgrade, gold coin
verb-coin_patient = patient, gold coin
verb-end_turn = end, end turn, nothing
verb-stand = stand, forward, move the stand
verb-improve = lead, upgrade
verb-upgrade = upgrade
verb-decline = decline, nothing, no, pass
verb-place = place, put
verb-place_none = none, place none, no, pass
verb-return_white = put back, return
verb-keep_white = leave, keep, no
verb-return = put back, return
verb-enough = enough, nothing, no
verb-pay = pay
verb-to_neck = neck, into the neck
verb-to_bottom = bottom, into the bottom
verb-gold = gold
verb-steps = steps
verb-set_aside = set aside, aside
verb-set_none = give back, none, no
verb-accept = explode, let it explode, no
verb-lose_gold = gold, lose, half
verb-give_steps = steps, give
verb-mayor = favour, mayor
verb-refuse = refuse, no
verb-offer = offer
verb-take_card = card, the card
verb-take_offer = offer, the offer
verb-take = take
verb-buy = buy
verb-buy_double = double, twice, buy two
verb-end_buy = finish, done, nothing, no

## What happens

event-book-opened = Book opened: { $page }.
event-coins-picked = Coins of this game: { $coins }.
event-game-begins = { $seat } begins; { $other-seat } gets { table-ink-second-gold }.
event-card-turned-up = On the scale: { table-card-this-name } (card { $card }).
event-last-card = The card of the last round comes up.
event-round-started = Round { $round } of { $rounds }: { $seat } begins.
event-tossed = Toss of the { $coin }: { $bonus }.
event-coin-taken = { $seat } takes the { $coin }: { $bonus }.
event-coin-left = The { $coin } goes to { $seat }: { $bonus }.
event-coin-used = { $seat } uses the { $coin }.
event-turn-started =
    { $turn ->
        [1] First turn: { $seat }.
       *[other] Turn { $turn }: { $seat }.
    }
event-drawn = { $seat } draws: { $chip }.
event-shown = Out of the bag of { $seat }: { $chip }.
event-placed = Placed { $zone }: { $chip }.
event-white-placed = Placed on space { $space }: { $chip }.
event-white-shielded = The silk stops the chip, which goes aside: { $chip }.
event-returned = Back into the bag of { $seat }: { $chips }.
event-whites-returned =
    { $spaces-count ->
        [one] { $seat } puts back into the bag: { $chips } (space { $spaces }).
       *[other] { $seat } puts back into the bag: { $chips } (spaces { $spaces }).
    }
event-set-aside = Set aside for { $seat } until the end of the round: { $chips }.
event-steps-won = { $seat } wins { table-ink-steps } ({ $chip }).
event-shield-raised = { $seat } spins silk: a cherry bomb of { $value } at most will be stopped.
event-web-laid =
    { $spaces ->
        [one] { $seat } spins a web for { $other-seat }: the next cherry bomb will lie { $spaces } space farther.
       *[other] { $seat } spins a web for { $other-seat }: the next cherry bomb will lie { $spaces } spaces farther.
    }
event-amber-laid = { $seat } slows { $other-seat }: { table-ink-steps } less at the next movement.
event-potion-finished =
    { $chips ->
        [0] { $seat } finishes the potion without a single chip.
        [one] { $seat } finishes the potion: { $chips } chip.
       *[other] { $seat } finishes the potion: { $chips } chips.
    }
event-neck-full =
    { $extra ->
        [0] Neck full for { $seat }: { $neck } + { $white } steps.
       *[other] Neck full for { $seat }: { $neck } + { $white } + { $extra } steps.
    }
event-exploded = Boom! The flask of { $seat } explodes on space { $space }.
event-patient-arrived =
    { $count ->
        [one] { $seat } draws the patient { table-ink-steps }: it reaches the stand, which goes back to space { $space }.
       *[other] { $seat } draws { $count } patients in { table-ink-steps }; the stand goes back to space { $space }.
    }
event-next-patient = The next patient leaves the park and stops on the half of { $half-seat }, space { $space }.
event-patient-moved = The patient takes { table-ink-steps } towards { $seat }: half of { $half-seat }, space { $space }.
event-patient-met = The stand of { $seat } meets the patient, cured on the spot, and goes back to space { $space }.
event-stand-moved = { $seat } moves the stand forward to space { $space }.
event-cured =
    { $count ->
        [one] First patient of { $goal } cured by { $seat }.
       *[other] { $seat } has cured { $count } patients of { $goal }.
    }
event-mayor-cured =
    { $count ->
        [one] { $seat } cures the mayor herself: first patient of { $goal }.
       *[other] { $seat } cures the mayor herself: { $count } patients of { $goal }.
    }
event-chip-won = { $seat } gets: { $chip }.
event-chip-into-bag = Straight into the bag of { $seat }: { $chip }.
event-upgraded = { $seat } upgrades { $chip } { $zone }: { $better }.
event-upgrade-declined = { $seat } upgrades nothing.
event-chip-declined = { $seat } takes no chip.
event-gold-won =
    { $why ->
        [lead] Lead brings { $seat } { table-ink-nuggets }, { $purse } in the purse.
        [coin] The coin brings { $seat } { table-ink-nuggets }, { $purse } in the purse.
        [offer] The offer brings { $seat } { table-ink-nuggets }, { $purse } in the purse.
        [mayor] The mayor thanks { $seat }: { table-ink-nuggets }, { $purse } in the purse.
        [no-upgrade] Nothing to upgrade: { $seat } takes { table-ink-nuggets } instead, { $purse } in the purse.
       *[sold-out] Sold out: { $seat } takes the price of the chip, { table-ink-nuggets }, { $purse } in the purse.
    }
event-gold-lost =
    { $why ->
        [explosion] The explosion costs { $seat } { table-ink-nuggets }.
        [steps] { $seat } pays the dragon { table-ink-nuggets }.
        [last-round] { $seat } pays { table-ink-nuggets } for a step.
        [pumpkin] { $seat } pays { table-ink-nuggets } for a pumpkin.
       *[surplus] { $seat } gives back { table-ink-nuggets } and keeps { table-ink-kept-gold }.
    }
event-gold-by-book = { $seat } earns { table-ink-nuggets }: { $colour }, { $purse } in the purse.
event-effects-begin = Effects: { $pages }.
event-blackmail = { $seat } blackmails { $other-seat }: { table-ink-nuggets }, or else.
event-blackmail-paid = { $seat } pays { table-ink-nuggets } to { $other-seat }.
event-blackmail-refused = { $seat } pays { $other-seat } nothing.
event-offered =
    { $upgrades ->
        [0] { $gold ->
            [0] { $seat } offers nothing against card { $card }.
           *[other] { $seat } offers { table-ink-nuggets } against card { $card }.
        }
       *[other] { $gold ->
            [0] { $seat } offers { table-ink-leads } against card { $card }.
           *[other] { $seat } offers { table-ink-leads } and { table-ink-nuggets } against card { $card }.
        }
    }
event-card-chosen = { $seat } chooses the card; the offer goes to { $other-seat }.
event-offer-chosen = { $seat } chooses the offer; the card goes to { $other-seat }.
event-card-played = { $seat } plays card { $card }: { table-card-this-name }.
event-card-kept = { $seat } keeps card { $card } for later: { table-card-this-name }.
event-card-used = { $seat } uses card { $card }: { table-card-this-name }.
event-white-removed = { $seat } gets rid of a cherry bomb 1 for good.
event-bought = { $seat } buys for { table-ink-nuggets }: { $chip }.
event-rounds-over = The { $rounds } rounds are played.
event-race-begins = Level, and no patient on the way: the bag race. The first to { $race_target } wins.
event-race-drawn = { $seat } draws: { $chip }, { $total } in all.

## Why not

refusal-charlatans-not-tossed = That is not the side that came up: { $coin }.
refusal-charlatans-cannot-pay =
    { $gold ->
        [0] You have no gold.
        [one] That cannot be paid: you have { $gold } gold.
       *[other] That cannot be paid: you have { $gold } gold.
    }
refusal-charlatans-bag-empty = Your bag is empty.
refusal-charlatans-last-round-only = Steps are bought in the last round only.
refusal-charlatans-step-price = A step costs { $gold } gold.
refusal-charlatans-no-such-chip = That chip is not to be had here: { $chip }.
refusal-charlatans-no-card = You do not have card { $card }.
refusal-charlatans-one-per-colour = One chip per colour and round, and this one is bought already: { $colour }.
refusal-charlatans-sold-out = There are not enough left in the supply: { $chip }.
refusal-charlatans-too-dear = Too dear, it costs { $price } gold and you have { $gold }: { $chip }.
refusal-charlatans-too-many-markers = There are only { $markers } offer markers in all: lay fewer.
refusal-charlatans-wrong-colour = Only one ingredient is upgraded here: { $colour }.
refusal-charlatans-card-save-white-idle = Card 3 waits for a cherry bomb on the track.
refusal-charlatans-card-return-colours-idle = Card 18 waits for a coloured chip in the bottom of the flask, while you brew.
refusal-charlatans-card-double-buy-idle = Card 19 serves when you buy.
refusal-charlatans-card-return-two-whites-idle = Card 20 waits for a cherry bomb on the track, and serves before an explosion.
refusal-charlatans-card-twice = Card { $card } cannot be in the pile twice.

## Why the game ends so

reason-charlatans-goal = { $seat } has cured { $goal } patients in round { $round }: the guild house is full.
reason-charlatans-patients = After { $rounds } rounds { $seat } has cured the most patients: { $more } to { $fewer }.
reason-charlatans-active-patient =
    { $count ->
        [one] { $count } patient each: the last one, still on the way, leans towards { $seat }.
       *[other] { $count } patients each: the last one, still on the way, leans towards { $seat }.
    }
reason-charlatans-bag-race = Level, and { $seat } wins the bag race: { $more } to { $fewer }.
reason-charlatans-shared = Level to the bottom of the bags ({ $total }): two quacks, one victory.
outcome-won = The town is cured thanks to you, or in spite of you. The guild does not ask.
outcome-lost = Your potion was no doubt ahead of its time.

## Options

option-books = Books
option-books-help = At which page the six ingredient books are opened.
option-books-i = I, First remedies
option-books-ii = II, Good business
option-books-iii = III, Steady hand
option-books-iv = IV, Low blows
option-books-random = a random page for each book
option-books-chosen = each page chosen
option-blue_book = Peacock eye
option-blue_book-help = The page of this book.
option-red_book = Dragon’s blood
option-red_book-help = The page of this book.
option-green_book = Witch’s herb
option-green_book-help = The page of this book.
option-pink_book = Spider silk
option-pink_book-help = The page of this book.
option-yellow_book = Amber
option-yellow_book-help = The page of this book.
option-purple_book = Devil’s morel
option-purple_book-help = The page of this book.
option-blue_book-i = I, First remedies
option-blue_book-ii = II, Good business
option-blue_book-iii = III, Steady hand
option-blue_book-iv = IV, Low blows
option-red_book-i = I, First remedies
option-red_book-ii = II, Good business
option-red_book-iii = III, Steady hand
option-red_book-iv = IV, Low blows
option-green_book-i = I, First remedies
option-green_book-ii = II, Good business
option-green_book-iii = III, Steady hand
option-green_book-iv = IV, Low blows
option-pink_book-i = I, First remedies
option-pink_book-ii = II, Good business
option-pink_book-iii = III, Steady hand
option-pink_book-iv = IV, Low blows
option-yellow_book-i = I, First remedies
option-yellow_book-ii = II, Good business
option-yellow_book-iii = III, Steady hand
option-yellow_book-iv = IV, Low blows
option-purple_book-i = I, First remedies
option-purple_book-ii = II, Good business
option-purple_book-iii = III, Steady hand
option-purple_book-iv = IV, Low blows
option-cards = Balance cards
option-cards-help = The cards of the pile, one for every round but the last.
option-cards-random = at random
option-cards-first_game = those of the first game, from card 1 on
option-cards-chosen = chosen one by one
option-card_1 = First card
option-card_1-help = The card of round 1, by its number; 0: at random.
option-card_2 = Second card
option-card_2-help = The card of round 2, by its number; 0: at random.
option-card_3 = Third card
option-card_3-help = The card of round 3, by its number; 0: at random.
option-card_4 = Fourth card
option-card_4-help = The card of round 4, by its number; 0: at random.
option-card_5 = Fifth card
option-card_5-help = The card of round 5, by its number; 0: at random.
option-card_6 = Sixth card
option-card_6-help = The card of round 6, by its number; 0: at random.
option-coins = Coins
option-coins-help = The two coins of the game.
option-coins-random = two at random
option-coins-silver_gold = silver and gold
option-coins-copper_silver = copper and silver
option-coins-copper_gold = copper and gold
option-first_player = First player
option-first_player-help = Who begins the first round: by the box, who last heard a loud bang. The other one gets { table-ink-second-gold }.
option-first_player-random = at random
option-first_player-0 = Blue
option-first_player-1 = Yellow
option-loser_begins = Rematch
option-loser_begins-help = Who begins the next game.
option-loser_begins-false = the other player
option-loser_begins-true = the loser
option-mayor = The mayor
option-mayor-help = The mayor joins the patients, number { $mayor_figure } to leave the park. Her healer gets a favour instead of the roof bonus.
option-mayor-false = she stays at home
option-mayor-true = she falls ill too
option-short = Length
option-short-help = { $rounds } rounds and { $goal } patients, or fewer.
option-short-false = { $rounds } rounds, { $goal } patients
option-short-true = { $short_rounds } rounds, { $short_goal } patients
option-deck = Bags
option-deck-help = The bags of the game, or small ones for the laboratory.
option-deck-printed = the bags of the game
option-deck-tiny = { $tiny_chips } cherry bombs in each bag, a single round: few enough to count everything
option-handicap = Head start
option-handicap-help = Gold for one of the two at the start of the game.
option-handicap-none = none
option-handicap-blue_1 = 1 gold for Blue
option-handicap-blue_2 = 2 gold for Blue
option-handicap-blue_3 = 3 gold for Blue
option-handicap-yellow_1 = 1 gold for Yellow
option-handicap-yellow_2 = 2 gold for Yellow
option-handicap-yellow_3 = 3 gold for Yellow
option-offer_hints = Advice for the offer
option-offer_hints-help = What the table suggests to the one who lays the offer markers.
option-offer_hints-off = no advice
option-offer_hints-printed = the offer advised for the cards of the first game
option-offer_hints-computed = a computed offer
option-memory_aid = Rival’s bag
option-memory_aid-help = Does the screen count the chips of the rival’s bag for you?
option-memory_aid-true = yes, it shows them
option-memory_aid-false = no, counting is up to you
option-odds = Risk of explosion
option-odds-help = Does the screen show how likely the next chip is to explode?
option-odds-true = yes
option-odds-false = no, you have to feel it

preset-standard = Classic game
preset-standard-help = Books I, cards and coins at random.
preset-first_game = First game
preset-first_game-help = Books I, the cards of the first game, silver and gold coin, advised offers.
preset-good_business = Good business
preset-good_business-help = Books II: gold comes and goes.
preset-steady_hand = Steady hand
preset-steady_hand-help = Books III: long potions, close to the mines.
preset-low_blows = Low blows
preset-low_blows-help = Books IV: every page aims at the opponent.
preset-mixture = Mixture
preset-mixture-help = Each book opens at random, and the mayor takes part.
preset-short = Short game
preset-short-help = { $short_rounds } rounds, { $short_goal } patients to cure.
preset-tiny = Tiny laboratory
preset-tiny-help = A single round with so few chips that perfect play can be computed.

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
word-gold_3 = { $coin_gold } gold
word-return_whites = cherry bombs back
word-stand_1 = stand forward { $coin_stand }
word-return_colour = a colour back
word-upgrade_or_patient = lead or patient
word-neck = in the neck
word-bottom = in the bottom

table-set-I = First remedies
table-set-II = Good business
table-set-III = Steady hand
table-set-IV = Low blows
table-bonus-mine_guard = The coin covers the first mined space ({ $first_mine }) for the whole round: a cherry bomb that stops exactly there does not explode.
table-bonus-gold_3 = Take { $coin_gold } gold at once.
table-bonus-return_whites = Once, during your first turn or at its end: all cherry bombs of your flask go back into the bag.
table-bonus-stand_1 =
    { $coin_stand ->
        [one] Move your stand { $coin_stand } space forward at once.
       *[other] Move your stand { $coin_stand } spaces forward at once.
    }
table-bonus-return_colour = At the end of your first turn, one coloured chip of your flask may go back into the bag.
table-bonus-upgrade_or_patient = At the end of your first turn, even after an explosion: upgrade a lead in the neck, or move the patient { $coin_patient } steps towards your stand.
table-roof-opp_upgrade = The opponent may upgrade a lead in their flask.
table-roof-self_white = The healer puts a cherry bomb 1 into their own bag.
table-roof-opp_chip = The opponent may take a chip of { $roof_chip_most } at most, straight into their bag.
table-roof-none = The game is over.

## The balance cards. table-card-N-name: in a few words. table-card-N: what it does.

table-card-1-name = { $card_1 }
table-card-1 = Take a chip from the supply: { $card_1 }. If there is none left, take its price in gold.
table-card-2-name = Two chips of 1
table-card-2 = Take two chips of 1, of two different colours (neither lead nor cherry bomb).
table-card-3-name = Rescue
table-card-3 = Keep it. Once, in your turn: 1 cherry bomb of the bottom goes back into the bag. It also undoes an explosion.
table-card-4-name = Stand forward { $card_stand }
table-card-4 = Move your stand { $card_stand } spaces forward.
table-card-5-name = One cherry bomb less
table-card-5 = Remove one of your cherry bombs of 1 from the game, for good.
table-card-6-name = A 4 for you, a 1 for them
table-card-6 = Take a chip of 4 (no lead); your opponent takes a chip of 1 of the same colour.
table-card-7-name = { $card_7 }
table-card-7 = Take a chip from the supply: { $card_7 }. If there is none left, take its price in gold.
table-card-8-name = { $card_8 }
table-card-8 = Take a chip from the supply: { $card_8 }. If there is none left, take its price in gold.
table-card-9-name = { $card_9 }
table-card-9 = Take a chip from the supply: { $card_9 }. If there is none left, take its price in gold.
table-card-10-name = { $card_10 }
table-card-10 = Take a chip from the supply: { $card_10 }. If there is none left, take its price in gold.
table-card-11-name = { $card_11 }
table-card-11 = Take a chip from the supply: { $card_11 }. If there is none left, take its price in gold.
table-card-12-name = { $card_12 }
table-card-12 = Take a chip from the supply: { $card_12 }. If there is none left, take its price in gold.
table-card-13-name = { $card_13 }
table-card-13 = Take a chip from the supply: { $card_13 }. If there is none left, take its price in gold.
table-card-14-name = { $card_14 }
table-card-14 = Take a chip from the supply: { $card_14 }. If there is none left, take its price in gold.
table-card-15-name = { $card_15 }
table-card-15 = Take a chip from the supply: { $card_15 }. If there is none left, take its price in gold.
table-card-16-name = { $card_16 }
table-card-16 = Take a chip from the supply: { $card_16 }. If there is none left, take its price in gold.
table-card-17-name = { $card_17 }
table-card-17 = Take a chip from the supply: { $card_17 }. If there is none left, take its price in gold.
table-card-18-name = { $card_colours } colours back
table-card-18 = Keep it. Once, in your turn: up to { $card_colours } coloured chips of the bottom go back into the bag.
table-card-19-name = Double purchase
table-card-19 = Keep it. Once, when you buy a chip: take a second one like it without paying.
table-card-20-name = { $card_whites } cherry bombs back
table-card-20 = Keep it. Once, in your turn, before any explosion: up to { $card_whites } cherry bombs go back into the bag.
table-card-21-name = Peacock eye 2, and a 1
table-card-21 = Take a peacock eye 2 (or its price in gold if there is none left), and any chip of 1 (neither lead nor cherry bomb).
table-card-22-name = Poisoned gift
table-card-22 = Your opponent puts one more cherry bomb 1 into their bag.
table-card-last-name = Last round
table-card-last = All round, in your turn and as often as you like: pay { $step_price } gold, the patient takes 1 step towards your stand. An explosion also drives it { $last_explosion_steps } steps towards the opponent.

## The books. table-page-X: the page, “1/2/3” for a chip of 1, of 2, of 4. table-page-X-short: in a few words.

table-fixed-white = Cannot be bought. It goes along the white track of the bottom by as many spaces as its value; on a mined space the flask explodes.
table-fixed-black = Cannot be bought. Placed in the neck, it brings { $lead_gold } gold, by its value.
table-fixed-orange = No action: nothing but steps.
table-page-blue_1 = Draw { $blue_1-amount } chips. You may place one of them; the others go back into the bag.
table-page-blue_1-short = draw { $blue_1-amount }, may place one
table-page-blue_2 = Draw { $blue_2-amount } chips: take as much gold as the highest coloured value among them, at most { $blue_2-amount }. All go back into the bag.
table-page-blue_2-short = draw { $blue_2-amount }, gold of the best
table-page-blue_3 = Draw { $blue_3-amount } chips: cherry bombs stay aside until the end of the round, the others go back into the bag.
table-page-blue_3-short = draw { $blue_3-amount }, whites aside
table-page-blue_4 = Draw { $blue_4-amount } chips from your opponent’s bag: you may set one coloured chip aside until the end of the round, the others go back there. Opponent’s potion finished: { $blue_4-gold } gold instead.
table-page-blue_4-short = search the rival’s bag ({ $blue_4-amount })
table-page-red_1 = +{ $red_1-steps-1 ->
        [one] { $red_1-steps-1 } step
       *[other] { $red_1-steps-1 } steps
    } this turn if your flask holds at least { $red_1-thresholds-1 ->
        [one] { $red_1-thresholds-1 } pumpkin
       *[other] { $red_1-thresholds-1 } pumpkins
    }, +{ $red_1-steps-2 } steps if it holds { $red_1-thresholds-2 } or more.
table-page-red_1-short = +{ $red_1-steps-1 }/+{ $red_1-steps-2 } steps for pumpkins
table-page-red_2 = You may pay up to { $red_2-amount } gold: +1 step this turn for each.
table-page-red_2-short = pay { $red_2-amount } gold for steps
table-page-red_3 = If your last cherry bomb lies on space { $red_3-space } or farther: { $red_3-plus } steps this turn.
table-page-red_3-short = white on { $red_3-space } or more: { $red_3-plus }
table-page-red_4 = If the patient is on your opponent’s half: { $red_4-plus } steps this turn.
table-page-red_4-short = patient far: { $red_4-plus } steps
table-page-green_1 = Phase 3: take { $green_1-amount } gold for each herb in your flask.
table-page-green_1-short = phase 3: { $green_1-amount } gold each
table-page-green_2 = Phase 3: for each herb in your flask you may upgrade a pumpkin in your flask, for { $green_2-amount } gold.
table-page-green_2-short = phase 3: pumpkin upgraded
table-page-green_3 = First in the neck: { $green_3-amount } gold. Second: { $green_3-plus } steps this turn. Third: upgrade 1 lead in your flask.
table-page-green_3-short = gold, steps or lead by place
table-page-green_4 = Phase 3: the total of your herbs reaches { $green_4-thresholds }: demand { $green_4-demands } gold from your opponent. If they do not pay all of it, your stand moves { $green_4-stand ->
        [one] { $green_4-stand } space
       *[other] { $green_4-stand } spaces
    } forward.
table-page-green_4-short = phase 3: blackmail, { $green_4-demands } gold
table-page-pink_1 = If the chip placed just before is a cherry bomb of { $pink_1-amount } at most, it may go back into the bag.
table-page-pink_1-short = white just before goes back
table-page-pink_2 = The value of your last cherry bomb counts { $pink_2-amount } more times this turn.
table-page-pink_2-short = last white, { $pink_2-amount } times more
table-page-pink_3 = The next cherry bomb of { $pink_3-amount } at most that you draw this turn is set aside instead of being placed.
table-page-pink_3-short = next white { $pink_3-amount } goes aside
table-page-pink_4 =
    The next cherry bomb your opponent places this round lies { $pink_4-amount ->
        [one] { $pink_4-amount } space
       *[other] { $pink_4-amount } spaces
    } farther. Opponent’s potion finished: { $pink_4-gold } gold instead.
table-page-pink_4-short = rival’s white farther by { $pink_4-amount }
table-page-yellow_1 = The patient takes { $yellow_1-amount } steps towards your stand at once.
table-page-yellow_1-short = patient: { $yellow_1-amount } steps at once
table-page-yellow_2 = If the patient is on your opponent’s half: { $yellow_2-amount } gold, otherwise { $yellow_2-gold }.
table-page-yellow_2-short = patient far: { $yellow_2-amount } gold
table-page-yellow_3 = Place it in the neck, or in the bottom: there it takes no room and counts its value plus { $yellow_3-amount } steps this turn.
table-page-yellow_3-short = bottom: value + { $yellow_3-amount } steps
table-page-yellow_4 = Your opponent’s next movement at the end of a turn this round is { $yellow_4-amount } steps shorter. Opponent’s potion finished: { $yellow_4-gold } gold instead.
table-page-yellow_4-short = rival slowed by { $yellow_4-amount } steps
table-page-purple_1 = Phase 3: { $purple_1-thresholds-1 } morel in your flask, { $purple_1-gold } gold; { $purple_1-thresholds-2 } morels, upgrade 1 lead; { $purple_1-thresholds-3 } or more, upgrade 1 lead and move your stand { $purple_1-stand ->
        [one] { $purple_1-stand } space
       *[other] { $purple_1-stand } spaces
    } forward.
table-page-purple_1-short = phase 3: gold, lead, stand
table-page-purple_2 = Phase 3: who has more morels upgrades 1 lead, or 2 if ahead by { $purple_2-lead } morels or more; the other one, with any, takes { $purple_2-gold } gold. Level, with at least one: { $purple_2-gold } gold each.
table-page-purple_2-short = phase 3: lead for the majority
table-page-purple_3 = If your opponent’s potion is finished: { $purple_3-plus } steps this turn, otherwise { $purple_3-gold } gold.
table-page-purple_3-short = rival done: { $purple_3-plus } steps
table-page-purple_4 = Choose: { $purple_4-gold } gold for you, or { $purple_4-plus } steps this turn and { $purple_4-rival_gold } gold for your opponent.
table-page-purple_4-short = { $purple_4-gold } gold, or { $purple_4-plus } and { $purple_4-rival_gold } given

## The pages of the books, by name

word-blue_1 = peacock eye I
word-blue_2 = peacock eye II
word-blue_3 = peacock eye III
word-blue_4 = peacock eye IV
word-red_1 = dragon’s blood I
word-red_2 = dragon’s blood II
word-red_3 = dragon’s blood III
word-red_4 = dragon’s blood IV
word-green_1 = witch’s herb I
word-green_2 = witch’s herb II
word-green_3 = witch’s herb III
word-green_4 = witch’s herb IV
word-pink_1 = spider silk I
word-pink_2 = spider silk II
word-pink_3 = spider silk III
word-pink_4 = spider silk IV
word-yellow_1 = amber I
word-yellow_2 = amber II
word-yellow_3 = amber III
word-yellow_4 = amber IV
word-purple_1 = devil’s morel I
word-purple_2 = devil’s morel II
word-purple_3 = devil’s morel III
word-purple_4 = devil’s morel IV

## The card that a sentence speaks of, by its name

table-card-this-name =
    { $card ->
        [1] { table-card-1-name }
        [2] { table-card-2-name }
        [3] { table-card-3-name }
        [4] { table-card-4-name }
        [5] { table-card-5-name }
        [6] { table-card-6-name }
        [7] { table-card-7-name }
        [8] { table-card-8-name }
        [9] { table-card-9-name }
        [10] { table-card-10-name }
        [11] { table-card-11-name }
        [12] { table-card-12-name }
        [13] { table-card-13-name }
        [14] { table-card-14-name }
        [15] { table-card-15-name }
        [16] { table-card-16-name }
        [17] { table-card-17-name }
        [18] { table-card-18-name }
        [19] { table-card-19-name }
        [20] { table-card-20-name }
        [21] { table-card-21-name }
        [22] { table-card-22-name }
       *[last] { table-card-last-name }
    }

## The table drawn in the terminal. table-ink-X: also what sentences share.

table-ink-nuggets =
    { $gold ->
        [one] { $gold } gold
       *[other] { $gold } gold
    }
table-ink-leads =
    { $upgrades ->
        [one] { $upgrades } lead upgraded
       *[other] { $upgrades } leads upgraded
    }
table-ink-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
table-ink-price = { $gold } gold
table-ink-instead =
    { $upgrade_impossible_gold ->
        [one] one gold
       *[other] { $upgrade_impossible_gold } gold
    }
table-ink-kept-gold =
    { $keep_gold ->
        [one] one gold
       *[other] { $keep_gold } gold
    }
table-ink-second-gold =
    { $second_player_gold ->
        [one] one gold
       *[other] { $second_player_gold } gold
    }
table-ink-forward =
    { $bonus_stand ->
        [one] one space
       *[other] { $bonus_stand } spaces
    }
table-ink-share =
    { $explosion_divisor ->
        [2] half
        [3] a third
        [4] a quarter
       *[other] 1/{ $explosion_divisor }
    }
table-ink-offer =
    { $upgrades ->
        [0] { $gold ->
            [0] nothing
           *[other] gold ×{ $gold }
        }
       *[other] { $gold ->
            [0] lead ×{ $upgrades }
           *[other] lead ×{ $upgrades }, gold ×{ $gold }
        }
    }
table-ink-priced = { $name }: { $gold }
table-ink-danger = risk { $bad }
table-ink-last = Last round: { $step_price } gold a step; an explosion, { $last_explosion_steps } steps more for the opponent
table-ink-double = Double a purchase (card 19)
table-ink-take-back = put back { $name }
table-ink-white-on = space { $space } (cherry bomb { $value })
table-ink-round = Round { $round }/{ $rounds }
table-ink-patients = { $count }/{ $goal } cured
table-ink-cured =
    { $count ->
        [one] { $count } patient cured
       *[other] { $count } patients cured
    }
table-ink-stand = Stand on { $space }, patient { table-ink-steps } away
table-ink-stand-park = Stand on { $space }, park { table-ink-steps } away
table-ink-neck = Neck
table-ink-track = Track
table-ink-bottom = Bottom
table-ink-bag = Bag
table-ink-coin = Coin
table-ink-cards = Cards
table-ink-aside = Aside
table-ink-bought = Gained
table-ink-race = Total
table-ink-web = Web
table-ink-farther =
    { $space ->
        [one] next white { $space } space farther
       *[other] next white { $space } spaces farther
    }
table-ink-amber = Amber
table-ink-shorter = next movement: { $steps } less
table-ink-exploded = exploded
table-ink-finished = finished
table-ink-risk = risk { $bad }/{ $chips }
table-ink-shown = On the table:
table-ink-stall = { $prices } gold, left { $left }
table-ink-scale = Scale:
table-ink-against = Against it:
table-ink-hint = Advised offer:
table-ink-would = { table-ink-steps }: { $name }
table-ink-would-win = victory!
table-ink-would-cure =
    { $count ->
        [one] patient cured
       *[other] { $count } patients cured
    }
table-ink-would-stay = nobody on the way
table-ink-would-stand = patient on { $name }
table-ink-past = Round { $round }:
table-ink-began = begins
table-ink-order = order of finishing
table-ink-gained = { $seat } won or bought:
table-ink-name-white = cherry bomb
table-ink-name-black = lead
table-ink-name-orange = pumpkin
table-ink-name-blue = eye
table-ink-name-red = blood
table-ink-name-green = herb
table-ink-name-pink = silk
table-ink-name-yellow = amber
table-ink-name-purple = morel
table-ink-sign-white = Ch
table-ink-sign-black = Le
table-ink-sign-orange = Pu
table-ink-sign-blue = Pe
table-ink-sign-red = Dr
table-ink-sign-green = He
table-ink-sign-pink = Si
table-ink-sign-yellow = Am
table-ink-sign-purple = Mo
table-legend = Ch cherry bomb, Le lead, Pu pumpkin, Pe peacock eye, Dr dragon’s blood, He witch’s herb, Si spider silk, Am amber, Mo devil’s morel, each with its value: “Ch1×4” is four cherry bombs of 1. Path: P patient, M mayor, ║ park; ● stand of Blue, ■ stand of Yellow. Track: + bonus space, × mine, ○ mine covered, a figure for a cherry bomb. ▶ who decides, ¹ who began the round.

## The glossary

term-parc = Park
term-parc-help = The middle of the path, where the patients come from. It is no space: the two spaces 1 touch.
term-chemin = Path
term-chemin-help = { $spaces } spaces on each side of the park, counted from it.
term-patient = Patient
term-patient-help = Only one is on the way at a time; it goes from one half to the other as the potions will.
term-stand = Stand
term-stand-help = Where patients are cured. It starts on space { $stand_start }, goes back { $retreat } with each patient, and never comes nearer than space { $stand_nearest }.
term-guilde = Guild house
term-guilde-help = The row of cured patients. Each place gives a bonus, often to the opponent.
term-fiole = Flask
term-fiole-help = Where the potion is brewed: a neck of { $neck } chips, a bottom, and the track of the cherry bombs.
term-goulot = Neck
term-goulot-help = { $neck } places. Once they are taken the turn ends, and the neck is emptied into the bottom.
term-piste = White track
term-piste-help = Each cherry bomb lies farther along it than the one before, by as many spaces as its value.
term-mine = Mined space
term-mine-help = Spaces { $mined } and beyond. A cherry bomb that comes to lie there makes the flask explode.
term-bonus = Bonus space
term-bonus-help = Space { $bonus_spaces } of the track: the stand moves { table-ink-forward } forward, or a lead is upgraded.
term-sac = Bag
term-sac-help = Your chips that are neither in the flask nor aside. Both bags can be counted: nothing in them is secret but the order.
term-couleur = Coloured chip
term-couleur-help = Any chip that is no cherry bomb, lead and pumpkin included.
term-livre = Ingredient book
term-livre-help = The price of an ingredient and what it does. Six books have four pages, one of which is open.
term-pepite = Gold
term-pepite-help = Nuggets. At most { table-ink-kept-gold } is kept from one round to the next.
term-augmenter = Upgrade
term-augmenter-help = To exchange a chip of the flask for the next one of its ingredient, most often a lead. With nothing to upgrade, { table-ink-instead } instead.
term-pieces = Coins
term-pieces-help = Two are in play. The player who is behind tosses them and chooses first.
term-mene = Player who is behind
term-mene-help = Fewer patients cured; if level, the patient is on the other half. That player tosses the coins and begins the round.
term-balance = Balance card
term-balance-help = One for every round but the last. It is played at once, or kept for one use.
term-offre = Offer markers
term-offre-help = { $offer_markers } in all, each a lead upgraded or one gold, laid against the card.
term-explosion = Explosion
term-explosion-help = No movement, the potion is over, and { table-ink-share } of the gold or as many steps are given up.
term-cote = Aside
term-cote-help = Neither in the bag nor in the flask until the end of the round.
term-maire = The mayor
term-maire-help = A patient by option. Her favour replaces the roof bonus.
term-force = Bag race
term-force-help = Level without a patient on the way: both draw chip after chip, the first to { $race_target } wins.
term-fond = Bottom of the flask
term-fond-help = Where the chips of the neck go at the end of each turn. They no longer count as steps, but their effects at the end of the potions remain.
term-pas = Steps
term-pas-help = How far the patient would come towards this stand now: the neck, plus the last white placed and that one alone, plus steps won this turn.
term-risque = Risk
term-risque-help = How many of the chips in the bag would make the flask explode on the next draw.
term-toit = Roof space
term-toit-help = The place of a patient still to be cured. Its sign shows what will happen: lead and bag help the opponent, the bomb goes into the healer’s bag, the laurel ends the game.
term-soigne = Patients cured
term-soigne-help = They are on the roof and count towards victory: the second number is the one to reach.
term-finie = Potion finished
term-finie-help = This player draws no more before the next round; their chips stay in the flask for the effects.
term-protegee = Covered mine
term-protegee-help = The copper coin protects this space for the round: a white that stops here does not explode.
term-bouclier = Silk spun
term-bouclier-help = The next white of this value at most, drawn this turn, will be set aside unharmed.
term-toile = Spider’s web
term-toile-help = Spun by the opponent: the next white will go farther along the track, by the number shown.
term-englue = Stuck in amber
term-englue-help = The opponent’s amber shortens the next movement at the end of a turn by the number shown.
term-tire = Chips out of the bag
term-tire-help = They wait on the table for a decision; those not kept go back into the bag.
term-etal = Price and stock
term-etal-help = What the chip costs in gold, then how many are left.
term-gardee = Kept card
term-gardee-help = Won on the scale, it will serve once only, when its owner wants.
term-achat = Chip bought
term-achat-help = It goes into the bag at the end of the round.
term-arrivee = Where the patient would go
term-arrivee-help = Their place if the potion were finished now; the tick says they would be cured.
term-white = Cherry bomb
term-white-help = { table-fixed-white }
term-black = Alchemist’s lead
term-black-help = { table-fixed-black }
term-orange = Delicious pumpkin
term-orange-help = { table-fixed-orange }
term-blue = Peacock eye
term-blue-help = It looks into a bag, and sometimes chooses there. Its book, beside the board, says how today.
term-red = Dragon’s blood
term-red-help = More steps when the right condition is met; its book says which.
term-green = Witch’s herb
term-green-help = Gold or other profits, often in the effects, after the potions. Its book says how much.
term-pink = Spider silk
term-pink-help = It tames whites, yours or your opponent’s; its book says how.
term-yellow = Amber
term-yellow-help = It pulls the patient, or keeps them from the other; its book says how.
term-purple = Devil’s morel
term-purple-help = Gold, steps or lead, depending on the flasks; its book tells.

## === settled questions ===

## Settled questions. ruling-X: the question; ruling-X-rulebook, -reading or -decision: the answer, and where it comes from.

ruling-01 = How are fifteen books enough for six colours in four sets?
ruling-01-reading = Three books never change; the other twelve have two pages each. That makes 24 pages, one for each colour and set.
ruling-02 = Which set is for a first game?
ruling-02-decision = Set I. The symbol is missing in our text of the rulebook; it is the lowest number. The option “{ option-books }” takes another.
ruling-03 = How many chips of each kind are there?
ruling-03-rulebook = As many as the rulebook’s table says: { $chips_total } in all.
ruling-04 = What is in a bag at the start?
ruling-04-decision = Cherry bomb { $start_white }; lead { $start_black }; pumpkin { $start_orange }; peacock eye { $start_blue }. The box holds exactly twice those cherry bombs of 2 and 3 and those leads.
ruling-05 = Is there a space in the middle of the path?
ruling-05-reading = No: the two spaces 1 are neighbours. So the patient is always on one side or the other.
ruling-06 = After an explosion the patient moves “starting from your stand”: which way?
ruling-06-reading = Towards the rival’s stand, which the rulebook says can be reached in this way.
ruling-07 = And if nobody is on the path?
ruling-07-reading = A new patient leaves the park; the first step leads to space 1 of the rival’s half.
ruling-08 = And if steps are left when the rival’s stand has been reached?
ruling-08-rulebook = A new patient walks them, again on the rival’s half.
ruling-09 = Who gets the bonus of the roof then?
ruling-09-rulebook = It is the rival who has cured that patient: you get what the space gives to the other player.
ruling-10 = An explosion with 0 or 1 gold?
ruling-10-rulebook = A share of it, rounded down, is 0: nothing is lost and nothing is asked.
ruling-11 = A share of which gold?
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
ruling-20 = May an offer be empty, or all { $offer_markers } markers?
ruling-20-decision = Yes: 0 to { $offer_markers } markers, each on the side you like.
ruling-21 = And if no lead can be upgraded?
ruling-21-decision = You take { table-ink-instead } instead. Whoever could upgrade and declines gets nothing.
ruling-22 = The next value has run out: may it be skipped?
ruling-22-reading = No, that chip cannot be upgraded.
ruling-23 = Does a lead upgraded in the neck count this turn, and does it bring gold?
ruling-23-decision = It counts if it is done before the patient moves. It brings nothing: gold is for placing.
ruling-24 = In which order does the first turn end?
ruling-24-decision = The patient moves and is cured, then comes the coin, then the neck is emptied.
ruling-25 = Which coins can still be used after an explosion?
ruling-25-reading = Only the one that moves the patient { $coin_patient } steps; with the neck empty it cannot upgrade a lead.
ruling-26 = If the coin puts the cherry bombs back at the end of the turn, did the last one count?
ruling-26-rulebook = Yes, the patient moves first.
ruling-27 = What does the coin on the mine cover?
ruling-27-rulebook = The first mined space alone. A cherry bomb may rest there; the next one explodes.
ruling-28 = And beyond the last mined space?
ruling-28-decision = The flask explodes too.
ruling-29 = May both bonuses of the bonus space be refused?
ruling-29-reading = No, one is chosen. If no lead can be upgraded, that choice gives { table-ink-instead }.
ruling-30 = Does the bonus space pay again if it is reached once more in the same potion?
ruling-30-decision = Yes, each time a cherry bomb comes to lie there.
ruling-31 = A stand comes forward onto the patient, or past?
ruling-31-decision = The patient is cured at once.
ruling-32 = How far can a stand go?
ruling-32-decision = From space { $stand_nearest } to space { $stand_farthest }. What is more is lost.
ruling-33 = The stand goes back: and the patient on it?
ruling-33-rulebook = Goes along. The next one starts from the park.
ruling-34 = And if several patients are on the stand?
ruling-34-rulebook = They go to the guild house one by one, each with its bonus.
ruling-35 = Can the park run empty?
ruling-35-rulebook = Never too soon: { $short_of_goal } and { $short_of_goal } cured and one on the path, of { $patients } figures, and the next cure ends the game.
ruling-36 = The chip of 1 or 2 given by the roof: may it be lead, or a cherry bomb?
ruling-36-reading = Lead, yes: elsewhere the rulebook excludes it in so many words. A cherry bomb, no: it is no gift.
ruling-37 = The roof lets somebody with an empty flask upgrade a lead?
ruling-37-decision = That gives { table-ink-instead } (question 21).
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
ruling-48 = Card 18: exactly { $card_colours } chips?
ruling-48-reading = 1 to { $card_colours }, and only of the bottom.
ruling-49 = Card 5: from where is the cherry bomb taken, where does it go?
ruling-49-reading = From the bag, else from the flask, else from what was set aside. It leaves the game.
ruling-50 = A chip that a card promises has run out?
ruling-50-rulebook = For a chip shown you get its price. Where chips are chosen you take what there is; without a chip of 4 card 6 gives nobody anything, and without a cherry bomb of 1 card 22 does nothing. Only the price is printed.
ruling-51 = Can card 19 be used in the round it is won?
ruling-51-decision = Yes, when you buy in that round.
ruling-52 = Can gold run out?
ruling-52-decision = No, it is money: there is always more.
ruling-53 = How much gold is kept?
ruling-53-rulebook = { $keep_gold } at most, counted after your own purchases.
ruling-54 = Has the last round trade and purchases?
ruling-54-decision = No. The pile shows the last card, and nothing bought could be used any more.
ruling-55 = Last round: may you pay for a step without having drawn?
ruling-55-rulebook = Yes, at any moment of your turn.
ruling-56 = Last round: and after an explosion?
ruling-56-rulebook = No, the turn is over.
ruling-57 = Last round: in which order is an explosion paid for?
ruling-57-decision = The usual loss first, then the { $last_explosion_steps } steps towards the rival.
ruling-58 = And if both flasks explode?
ruling-58-rulebook = The order still counts: whoever exploded first offers and buys first.
ruling-59 = Which coin’s bonus comes first?
ruling-59-decision = That of whoever chose.
ruling-60 = The bag race: both reach { $race_target } with the same chip, or a bag is empty?
ruling-60-rulebook = The higher total wins; level, both go on until the totals differ. An empty bag draws nothing. Both empty and still level: the victory is shared. Only the race to { $race_target } is printed.
ruling-61 = What is a coloured chip?
ruling-61-rulebook = Every chip that is not white: leads and pumpkins too.
ruling-62 = How many patients win?
ruling-62-rulebook = { $goal }. The option “{ option-short }” has a short game, to { $short_goal }.
ruling-63 = Who collects first after the trade?
ruling-63-decision = Whoever chose the pan.
ruling-64 = May a chip from the roof be declined?
ruling-64-rulebook = Yes.
ruling-65 = May the coin move the patient after a turn without a new chip?
ruling-65-reading = Yes: the rulebook’s remark is about the movement by the potion, and this coin works even after an explosion.
ruling-66 = Peacock eye, spider silk or amber IV when the rival’s potion is finished?
ruling-66-decision = You take the gold the page names instead.
ruling-67 = Can a web lead to the bonus space, or to the mine the coin covers?
ruling-67-decision = Yes: only the space where the cherry bomb comes to lie counts.
ruling-68 = Amber waits for somebody who explodes, or stops without a new chip?
ruling-68-decision = There is nothing to shorten. The amber is gone at the end of the round at the latest.
ruling-69 = The movement comes down to 0 steps and nobody is on the path?
ruling-69-decision = Nobody leaves the park.
ruling-70 = Witch’s herb IV in both flasks?
ruling-70-decision = Two demands, that of whoever finished first coming first. Gold just received may pay the second.

## === market square, flasks, bags, brewing ===

table-round = Round { $number }/{ $of }
table-goal-patient =
    { $steps ->
        [one] Cure { $count } patients: the next is { $steps } step away
       *[other] Cure { $count } patients: the next is { $steps } steps away
    }
table-goal-last =
    { $steps ->
        [one] Last round: one more, { $steps } step away
       *[other] Last round: one more, { $steps } steps away
    }
table-goal-reached = Steps enough: finish, and the patient is cured
table-goal-watch = The first to cure { $count } patients wins
table-goal-coin = Choose your bonus for this round
table-goal-penalty = Lose the least: gold, or ground
table-goal-save = Save the potion, or keep the card
table-goal-offer = Weigh well: the other picks a pan
table-goal-pan = Take the pan that serves you best
table-goal-buy = Better chips for the next potion
table-goal-take = One more chip to draw
table-goal-upgrade = More value, more steps
table-phase-coins = Coins
table-phase-coins-now = Coins
table-phase-brewing = Potion
table-phase-brewing-now = Potion
table-phase-effects = Effects
table-phase-effects-now = Effects
table-phase-trading = Trade
table-phase-trading-now = The scale
table-phase-buying = Shop
table-phase-buying-now = Shop
table-square = The market square
table-flask = The flask of { $name }

table-gold = { $count } gold
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
table-roof = { $name }: { $count } cured of { $of }
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
table-steps-neck = in the neck
table-steps-white = last white
table-steps-extra = extra
table-steps-amber = by amber
table-back-into-bag = { $chip }: back into the bag
table-signs = Beside the flask
table-shown = On the table:
table-beat-neck = { $seat } draws { $chip }, into the neck.
table-beat-bottom = { $seat } places { $chip } in the bottom.
table-beat-white = { $seat } draws { $chip }, onto space { $space }.

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
        [one] { $steps ->
            [one] { $steps } step, patient cured
           *[other] { $steps } steps, patient cured
        }
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
table-pay-step = Pay { $count } gold
table-by-coin = your coin
table-by-card = your card
table-help-coin_return_colour = Your coin: press a chip of the flask to put it back into the bag.
table-help-coin_upgrade = Your coin: press a lead in the neck to upgrade it, or lure the patient.
table-help-whites = Press a cherry bomb on the track.
table-help-colours = Press a chip in the bottom of the flask.
table-coin-whites = All whites back into the bag
table-coin-patient = Lure the patient
table-bonus-stand = Move the stand
table-bonus-stand-to = path, space { $space }
table-bonus-stand-meets = patient cured
table-bonus-stand-stays = as near as it gets
table-bonus-improve = Upgrade a lead
table-bonus-improve-next = you choose next
table-bonus-improve-none = none: { $count } gold
table-save = Save the potion
table-save-by = { $chip } into the bag
table-accept = Let it explode
table-accept-cost =
    { $count ->
        [one] { $count } gold or { $count } step
       *[other] { $count } gold or { $count } steps
    }
table-accept-free = nothing to pay
table-lose-gold = Lose { $count } gold
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
table-deal-gold = { $count } gold
table-deal-gold-note = nothing for { $name }
table-deal-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
table-deal-steps-note = { $count } gold for { $name }
table-pay-nothing = Pay nothing
table-pay-gold = { $count } gold
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

## === coins, books, scale, shop, choices of chips ===

table-fountain = The fountain
table-coin-sides = { $one }, or { $other }
table-coin-waiting = in store
table-coin-used = used
table-coin-done = cashed in
table-coin-other = { $name } gets the other one: { $bonus }
table-books = The books
table-books-help = price, supply and action of every ingredient
table-set = Set: { $set }
table-shelf-key = Three figures: for a chip of 1, of 2, of 4.
table-shelf-orange = steps, nothing else
table-shelf-black = in the neck: { $lead_gold } gold
table-shelf-white = short fuse: mind the mined spaces
table-price = price
table-left = left
table-scale = The scale
table-scale-now = on the scale, against the offer
table-scale-later = on the scale, to be traded in phase 4
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
table-offer-empty = The pan of the offer: in phase 4, whoever finished first lays up to { $offer_markers } markers on it.
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
table-shop-two = { $chip }: two for { $gold } gold
table-upgrade-into = { $chip } becomes { $better }
table-upgrade-none = Leave it as it is
table-upgrade-help = Press it in the flask.
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
table-offer-leads = Leads to upgrade in the flasks: { $mine } in yours, { $other } in that of { $name }. Without one, { table-ink-instead } instead.
table-offer-hint = Suggested offer
table-offer-then = At most { $count } markers, with one press. Then { $name } takes the card or your offer, and you the other.
table-offer-hinted = The coloured one is suggested.
table-offer-grid = The offers that can be made
table-pan-leads =
    { $count ->
        [0] no lead to upgrade: { table-ink-instead } for each
        [one] your flask holds { $count } lead to upgrade
       *[other] your flask holds { $count } leads to upgrade
    }
table-pan-card-then = { $name } gets the offer
table-pan-offer-then = { $name } gets the card: { $card }

## === notebook, end of the game, almanac ===

## The notebook

table-note-bags = The bags, by counting
table-note-bag = Bag
table-note-bag-hidden = To be counted from memory.
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
table-note-offered = from { $name }, to { $other-name }
table-note-offered-back = made and taken back by { $name }
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

table-reveal-race = The trial of the bags
table-reveal-race-to = First to { $target } points, chip against chip.
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
table-course = Patients cured, round by round
remark-exploded =
    { $count ->
        [one] blows up a flask in round { $round }.
       *[other] blows up { $count } flasks.
    }
remark-careful = draws { $count } chips without one explosion.
remark-rush = cures { $count } patients in one round.
remark-steps = drags the patient { $count } steps in one go.
remark-drawn = draws { $count } chips in a single round.
remark-bought =
    { $count ->
        [0] buys not one ingredient.
        [one] buys but one ingredient.
       *[other] buys { $count } ingredients.
    }

## The almanac

table-almanac-index = In the almanac
table-almanac-chips = Ingredients
table-almanac-chips-note = { $count } chips in the box. Under each, how many there are of its kind.
table-almanac-start = The starting bag
table-almanac-start-note = The same for both: { $count } chips.
table-almanac-count = { $chip }: { $count } in the box
table-almanac-books = The books
table-almanac-books-note = In every game one page of each colour is open. “1/2/3” goes by the value of the chip: 1, 2 or 4. Prices stand beside the chips.
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
table-almanac-cards-note = { $pile_cards } of them are the pile of a game; the last round has its own.
table-almanac-suggested = First game, suggested offer:
table-almanac-coins = Coins
table-almanac-coins-note = Two of the three are in play. They are tossed every round; whoever is behind chooses, the other takes the one that is left.
table-almanac-guild = The guild house
table-almanac-guild-note = What each cured patient brings, from the first to the last of the row.
table-almanac-place = Patient { $number }
table-almanac-mayor = The mayor
table-almanac-mayor-note = An option. Figure number { $figure } to leave the park is the mayor. She counts as a patient; instead of the roof bonus her healer chooses: { $gold } gold, the stand { $stand } space forward, or { $upgrades } lead upgrades.

## === advice: what speaks for a choice ===

advice-charlatans-cured = You come to { $here } cured patients on average, against { $other } otherwise.
advice-charlatans-intact = Your potion does not explode in { $here } of cases, against { $other } otherwise.
advice-charlatans-steps = The patient ends { $here } spaces from the park on your side on average, against { $other } otherwise.
advice-charlatans-gold = You are left with { $here } gold on average, against { $other } otherwise.
advice-charlatans-bag = Your coloured chips add up to { $here } on average, against { $other } otherwise.

## === the printed sentences, one by one, in our words ===

printed-principle = The idea of the game
printed-001 = Market day at Belcastel: two quacks shout themselves hoarse to charm the crowd, and each keeps a close eye on the other.
printed-002 = Both try to draw to their stand the patients who are still undecided.
printed-003 = Each patient cured at your stand raises your standing in the guild house.
printed-004 = At stake: who will be the next master of the quacks’ guild.
printed-setup = Material and setting up
printed-005 = The board of the market square lies between the two players.
printed-006 = For a first game, take those of the fifteen ingredient books that bear the beginners’ mark, and lay them beside the board.
printed-007 = In later games other books may be used.
printed-008 = Books with the same Roman numeral are made to go together.
printed-009 = So it is advised to play a whole set each time, one of I to IV.
printed-010 = The books of the pumpkin (orange), the alchemist’s lead (black) and the cherry bomb (white) always join them.
printed-011 = The { $chips_total } ingredient chips go beside the books.
printed-012 = Black, white and orange chips lie by the book of their colour.
printed-013 = The other chips are sorted by value ({ $colour_values }), a stack for each.
printed-014 = For a first game, take those of the { $cards_total } balance cards that are numbered 1 to { $pile_cards }.
printed-015 = Add the card of the last round ({ $rounds }): the pile lies face up, that card at the very bottom, card 1 on top.
printed-016 = This pile, too, lies beside the board.
printed-017 = In later games, { $pile_cards } cards are simply taken at random.
printed-018 = The last card, for round { $rounds }, is always the same one.
printed-019 = The cards left over go back into the box.
printed-020 = The { $offer_markers } offer markers lie beside the pile.
printed-021 = For a first game, the silver and the gold coin go on the fountain of the board.
printed-022 = The copper coin then stays in the box.
printed-023 = In later games the two coins in play are chosen freely.
printed-024 = The two stands go on the starting spaces of their colour.
printed-025 = The { $patients } patients wait in the park, in the middle of the board.
printed-026 = The mayor is not needed in a first game.
printed-027 = She then stays in the box.
printed-028 = Twenty-five nuggets of gold and five big ones, worth five each, make up the general supply.
printed-029 = Each takes a bag and puts in: cherry bombs { $start_white }; lead { $start_black }; pumpkin { $start_orange }; peacock eye { $start_blue }.
printed-030 = On the flask: at the top, the neck.
printed-031 = On the flask: the mined spaces.
printed-032 = On the flask: the part kept for white chips.
printed-033 = On the flask: the bottom.
printed-chips = The chips of the box
printed-034 = Cherry bomb (white): { $box_white }.
printed-035 = Alchemist’s lead (black): { $box_black }.
printed-036 = Delicious pumpkin (orange): { $box_orange }.
printed-037 = Peacock eye (blue): { $box_blue }.
printed-038 = Dragon’s blood (red): { $box_red }.
printed-039 = Witch’s herb (green): { $box_green }.
printed-040 = Spider silk (pink): { $box_pink }.
printed-041 = Amber (yellow): { $box_yellow }.
printed-042 = Devil’s morel (purple): { $box_purple }.
printed-043 = There is often talk of “coloured chips”.
printed-044 = These are all chips that are not white.
printed-course = How the game goes
printed-045 = Whichever of the two last heard a loud bang begins the game.
printed-046 = The other one starts with { table-ink-second-gold }.
printed-047 = The game is played over several rounds.
printed-048 = Each round goes through the same six phases, in this order: coins, potion, effects, trade, buying, end of the round.
printed-coins = Phase 1: the coin toss
printed-049 = Whoever begins the game takes both coins and tosses them once.
printed-050 = Then they choose one of the two.
printed-051 = The other coin goes to the opponent.
printed-052 = Each receives the bonus that their coin shows.
printed-053 = In all later rounds the player who is behind tosses the coins and chooses.
printed-behind = Who is behind?
printed-054 = Behind is whoever has fewer patients in the guild house.
printed-055 = How patients get there is explained further on.
printed-056 = With equally many patients, you are behind if the patient on the path is on your opponent’s side.
printed-057 = Without a patient on the path, whoever put the last balance card back on the pile is behind.
printed-bonuses = The bonuses of the coins
printed-058 = The coins bear six different bonuses in all.
printed-059 = At a first reading this list can be skipped.
printed-060 = Mine covered: the coin lies on the first mined space of your flask.
printed-061 = A white chip that has to go on that space does not make the flask explode.
printed-062 = The coin stays there for the whole round.
printed-063 = Gold: take { $coin_gold } gold at once.
printed-064 = Whites back: the coin waits right under the neck.
printed-065 = Whenever you like during your first turn or at its end, you may once put all white chips of the flask back into the bag.
printed-066 = The coin then returns to the fountain.
printed-067 = { table-bonus-stand_1 }
printed-068 = A colour back: the coin waits right under the neck.
printed-069 = At the end of your first turn you may once put a chip of the flask back into the bag, a coloured one, not a white.
printed-070 = Then the coin goes back to the fountain.
printed-071 = Lead or patient: the coin waits right under the neck.
printed-072 = At the end of your first turn you may once upgrade a black chip in the neck, or bring the patient { $coin_patient } spaces towards your stand.
printed-073 = This is still allowed if your flask has exploded.
printed-074 = After that the coin returns to the fountain.
printed-075 = Upgrading chips and moving the patient are explained further on.
printed-potion = Phase 2: the potion
printed-076 = The phase is made of several turns, taken alternately.
printed-077 = Here you brew your potion, to draw patients with it.
printed-078 = The first turn belongs to whoever tossed the coins.
printed-079 = In your turn you draw chips from your bag, one by one, and place them in your flask.
printed-080 = For those who know the big game: here a turn does not end after one chip.
printed-081 = As a rule you draw several in a row before it is the opponent’s turn.
printed-082 = A coloured chip goes on a free space of the neck.
printed-083 = Its action happens at once.
printed-084 = The actions are described in the ingredient books and the almanac.
printed-085 = A white chip always goes at once to the white part, in the bottom of the flask.
printed-086 = Its value tells its space, counted from the left: so a chip of 1 goes on the first; the values are { $white_values }.
printed-087 = Each further white is counted from the last space taken, by as many spaces as its value.
printed-088 = So some spaces stay empty.
printed-089 = That is intended, and nothing can be placed there any more.
printed-090 = The almanac shows a turn as an example.
printed-091 = Bonus space ({ $bonus_spaces }): a white placed there lets you choose at once, move the stand { table-ink-forward } forward or upgrade a black chip in the flask.
printed-092 = A white that has to go on a mined space ({ $mined }) makes the flask explode.
printed-093 = What follows is told below, under “The flask explodes”.
printed-094 = Then you draw the next chip.
printed-095 = It goes on like this until one of three things happens.
printed-096 = The neck holds { $neck } coloured chips.
printed-097 = You decide to finish your potion.
printed-098 = Your flask explodes.
printed-neck = The neck is full
printed-099 = You draw no more chips this turn.
printed-100 = Add up the { $neck } chips of the neck and the last white placed, even if that was in an earlier turn: the patient takes as many steps.
printed-101 = The { $neck } chips then go down into the bottom: the neck is free for your next turn.
printed-102 = Your turn is over, the opponent plays.
printed-103 = When your turn comes round again, you may go on with the same potion.
printed-104 = Coloured chips gather in the body of the flask.
printed-105 = Whites stay on their spaces.
printed-106 = Example: a two and two ones in the neck, a three as the last white, make seven steps.
printed-finish = Finishing your potion
printed-107 = Before drawing a chip you may always decide to finish your potion.
printed-108 = The patient moves as above, by the neck plus the last white; then the opponent plays, sometimes several turns in a row, until they are done too.
printed-109 = Once your potion is finished you play no more in this phase.
printed-110 = For now all chips stay in the flask.
printed-explosion = The flask explodes
printed-111 = Your flask explodes when a white has to go on a mined space.
printed-112 = The chips of the neck go down into the bottom.
printed-113 = Your turn ends on the spot, the patient does not move and your potion is over.
printed-114 = So you play no more in this phase.
printed-115 = All chips stay in the flask for now.
printed-116 = On top of that you must choose one of two penalties.
printed-117 = Either you return { table-ink-share } of your gold to the supply, rounded down.
printed-118 = Or the patient moves away from your stand by as many spaces as the gold you would have given up.
printed-119 = If they reach the other stand in this way, it is as if the opponent had brought them there.
printed-stand = Moving your stand
printed-120 = At the start your stand is on the space of the path that shows it ({ $stand_start }).
printed-121 = Now and then it can be moved.
printed-122 = Forward is towards the park, in the middle of the square, by the number of spaces told.
printed-123 = Patients then reach you sooner.
printed-124 = Back is away from the park, by the number of spaces told.
printed-125 = Patients then have farther to go.
printed-upgrade = Upgrading a chip
printed-126 = There are several occasions to raise the value of a chip.
printed-127 = Return the chip to the supply and take from it the next higher one of the same colour.
printed-128 = The new chip lies exactly where the old one was.
printed-129 = If the sign is black, only black chips can be upgraded.
printed-130 = If no chip can be, the almanac says what happens; here: { table-ink-instead } instead.
printed-patient = Moving the patient
printed-131 = Both try to bring the patient towards their own stand.
printed-132 = There is never more than one patient on the path.
printed-133 = So this patient goes to and fro until they reach one of the two stands, where they are cured.
printed-134 = A cured patient takes a place in the row on the roof of the guild house.
printed-135 = Only then can a new patient leave the park.
printed-136 = All this follows an order.
printed-137 = The patient takes the number of steps you are entitled to, towards your stand.
printed-138 = At the end of a turn they move only if you put at least one new chip into the flask during that turn.
printed-139 = If there is no patient on the path, take one from the park.
printed-140 = Their first step always leads to the first space of your half.
printed-141 = A patient brought to your stand is yours.
printed-142 = Your stand, patient included, goes back { $retreat } spaces at once.
printed-143 = If there are steps left, a new patient leaves the park and takes them.
printed-144 = So several patients may stand on your stand at the end of a turn.
printed-145 = Finally the patient moves from your stand to the row of the cured, in the guild house.
printed-146 = The first takes the space nearest the park, each further one a space farther along the arrow.
printed-147 = Then the space gives its bonus.
printed-148 = First bonus: the opponent, shown as the black pawn, may at once upgrade a black chip in their flask.
printed-149 = Second bonus: you, the white pawn, must at once put a white chip of 1 from the supply into your bag.
printed-150 = Third bonus: the opponent, the black pawn, may at once take a chip of { $roof_chip_most } at most from the supply, for their bag.
printed-151 = When both potions are over, by choice or not, the phase ends.
printed-effects = Phase 3: the effects
printed-152 = Some ingredients bear the sign of this phase in their book.
printed-153 = Placed in the neck, they do nothing at once.
printed-154 = Their effects happen now.
printed-155 = They are described in their book and in the almanac.
printed-trade = Phase 4: the trade
printed-156 = Whoever finished their potion first takes the { $offer_markers } offer markers and judges what the top card of the pile is worth.
printed-157 = They lay the markers they want on the empty pan of the scale.
printed-158 = The opponent then chooses one of the two pans.
printed-159 = So they take either the bonus of the card or what the markers show.
printed-160 = The other pan goes to whoever made the offer.
printed-161 = Then each collects what they got.
printed-162 = The last page of the rules says what the cards do.
printed-163 = Lead marker: upgrade a black chip in your flask.
printed-164 = With several markers the same chip can be upgraded several times.
printed-165 = Gold marker: take 1 gold from the supply.
printed-166 = The first time it is hard to judge what a card is worth.
printed-167 = So the cards advised for a first game show a suggested offer at the lower right.
printed-168 = If in doubt, simply lay those markers.
printed-169 = A feeling for it comes with further games.
printed-170 = The worth of a card also depends a lot on the open books and on the round.
printed-buying = Phase 5: buying
printed-171 = Both players may now buy ingredients.
printed-172 = Whoever finished their potion first buys before the other.
printed-173 = You may buy several chips, but no more than one of each colour.
printed-174 = The prices are in the books.
printed-175 = Black and white chips have no price: they cannot be bought.
printed-176 = You pay with your gold.
printed-177 = Gold comes each time a black chip is placed in the neck.
printed-178 = The supply of chips is limited.
printed-179 = Chips bought go into the bottom of the flask first.
printed-180 = You keep { table-ink-kept-gold } at most for the next round.
printed-181 = What is over goes back to the supply.
printed-round-end = Phase 6: end of the round
printed-182 = Both now put all their chips back into their bags.
printed-183 = All means those of the flask, those bought and those set aside during the round.
printed-184 = Stands and patients stay where they are.
printed-185 = Then a new round begins.
printed-186 = The player who is behind begins and tosses the coins.
printed-end = End of the game
printed-187 =
    { $deck ->
        [tiny] Tiny game: each bag holds no more than { $tiny_chips } cherry bombs, round { $tiny_rounds } is the last one, and the first to cure { $tiny_goal } patient wins at once.
       *[printed]
            { $short ->
                [yes] Short game: it ends as soon as somebody has cured { $short_goal } patients, at the latest after round { $short_rounds } (in the box: { $goal } and { $rounds }).
               *[no] The game ends as soon as somebody has cured { $goal } patients, at the latest after round { $rounds }.
            }
    }
printed-188 = Whoever has the most patients in the row of the cured wins.
printed-189 = If level, whoever has the patient of the path on their side wins.
printed-190 = Without a patient on the path, one last trial of strength decides.
printed-191 = First both put all their chips back into their bags.
printed-192 = Then, at the same time, each draws a chip and lays it face up in front of them.
printed-193 = The first whose chips reach { $race_target } in all is the master quack.
printed-cards = The balance cards
printed-194 = A card played at once: the reward shown comes straight away.
printed-195 = The card is then put away.
printed-196 = A card to keep: first take it before you.
printed-197 = It serves once in the game, when you want it.
printed-198 = Then the card is put away.
printed-199 = A chip shown: take it from the supply.
printed-200 = If there is none left, take in gold the price its book states.
printed-201 = Two chips: take two chips of 1 of different colours from the supply, not black.
printed-202 = One white less: remove a white chip of 1 from your bag for the rest of the game.
printed-203 = A four: take a chip of value four from the supply, not black.
printed-204 = The opponent takes a chip of 1 of the same colour.
printed-205 = Colours back: once, during your turn, up to { $card_colours } coloured chips of the bottom go back into the bag.
printed-206 = Stand: move it { $card_stand } spaces forward.
printed-207 = Double purchase: when you buy a chip, you may take a second one like it from the supply.
printed-208 = Whites back: as long as the flask has not exploded, once during your turn, { $card_whites } white chips of the bottom may go back into the bag.
printed-209 = Eye and colour: take a peacock eye (blue) of value two, and a coloured chip of 1 besides, not black.
printed-210 = Poisoned gift: the opponent puts a white chip of 1 into their bag.
printed-211 = Rescue: once during your turn, a white chip of the bottom may go back into the bag.
printed-212 = This card can still serve after your flask has exploded.
printed-213 = The explosion is then undone.
printed-214 = The last card, unlike the others, holds for the whole last round.
printed-215 = During your turn its action is allowed at any moment, and several times.
printed-216 = Pay { $step_price } gold: the patient takes one step towards you.
printed-217 = If your flask explodes, the patient takes { $last_explosion_steps } steps towards the opponent, besides the usual effects.
printed-thanks = Those who made the box
printed-218 = Author and publisher thank everybody who tried the game and made suggestions.
printed-219 = The publisher vouches for the pieces and the quality of the box.
printed-220 = For a question or a missing piece, write to them; the address is in the box.
printed-221 = They are glad to help.
printed-222 = Author: Wolfgang Warsch; illustrations: Dennis Lohausen; graphics: Daniel Müller; editor: Georg Wild; production: Jasmin Weigand; publisher: Schmidt Spiele.
