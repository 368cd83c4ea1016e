### Mousquetaires du Roy

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

## The words of the game
#
# How the words are made, so that sentences read well:
# - `word-HERO` has a capital: a Musketeer stands at the head of a sentence, after a colon, in a list, or alone.
# - `word-PLACE` is a name (« the Louvre »); `table-at`, given `place`, is where something is (« at the Louvre »,
#   « in Paris »). In French `word-PLACE` says where and whither at once. `table-place-PLACE` is the title on the board.
# - Cards, tokens, missions and stages are titles: they stand after a colon or between quotes.
# - `word-ADVERSARY`, `word-item`, `word-corridor`, `word-gaoler`, `word-rochefort` and `word-final` (both
#   Rochefort) can be the subject or the object of a sentence, after a colon or a verb.
# - `table-card-`, `table-token-`, `table-trap-`, `table-treachery-`, `table-paris-` and `table-ability-` tell what a
#   piece does, `table-place-PLACE-help` what a place is for: all figures in them come from the box; give them
#   { **EFFECTS, **LIMITS }, the quest's place also `passage` (its price), La Rochelle nothing more.

word-dartagnan = D’Artagnan
word-athos = Athos
word-porthos = Porthos
word-aramis = Aramis
word-treville = Tréville
word-milady = Milady

word-vieux_colombier = the Vieux-Colombier
word-paris = Paris
word-louvre = the Louvre
word-la_rochelle = La Rochelle
word-ferrets = the quest of the Diamonds
word-richelieu = Richelieu’s palace
word-milady_house = Milady’s house
word-bastille = the Bastille
table-at =
    { $place ->
        [Paris] in Paris
       *[other] at { $place }
    }
table-place-vieux_colombier = The Vieux-Colombier
table-place-vieux_colombier-help = Tréville’s house: nothing to do here, nothing to fear. One comes back here from the Bastille, or healed of one’s wounds.
table-place-paris = Paris
table-place-paris-help = Milady’s intrigues: Challenges and Duels foil them. A card still here at the end of the round strikes.
table-place-louvre = The Louvre
table-place-louvre-help = A mission for the Queen, and it pays well. If its marker goes too far, the Queen suffers.
table-place-la_rochelle = La Rochelle
table-place-la_rochelle-help =
    { $slots ->
        [one] The siege: lay a Combat or Double Combat here as reinforcement ({ $slots } slot), or be here in phase III to sacrifice yourself.
       *[other] The siege: lay Combats and Double Combats here as reinforcements ({ $slots } slots), or be here in phase III to sacrifice yourself.
    }
table-place-ferrets = The quest of the Diamonds
table-place-ferrets-help =
    { $passage ->
        [one] Four stages, and victory beyond. The secret passage costs { $passage } epic token here, and no action.
       *[other] Four stages, and victory beyond. The secret passage costs { $passage } epic tokens here, and no action.
    }
table-place-richelieu = Richelieu’s palace
table-place-richelieu-help = Whoever goes there unmasks Milady if she is there, and takes her action away; if not, he is imprisoned.
table-place-milady_house = Milady’s house
table-place-milady_house-help = Closed to Musketeers: she takes a Paris card there, if nobody has unmasked her.
table-place-bastille = The Bastille
table-place-bastille-help =
    { $bastille_price ->
        [one] A prisoner may draw, play a Character, pay { $bastille_price } pistole or fight the gaoler.
       *[other] A prisoner may draw, play a Character, pay { $bastille_price } pistoles or fight the gaoler.
    }

word-erudition = Erudition
word-nobility = Nobility
word-gallantry = Gallantry
word-panache = Panache
table-skill-erudition = Erudition
table-skill-nobility = Nobility
table-skill-gallantry = Gallantry
table-skill-panache = Panache

word-combat = Combat
word-double = Double Combat
word-essarts = M. des Essarts
word-buckingham = The Duke of Buckingham
word-bassompierre = M. de Bassompierre
word-planchet = Planchet
word-kitty = Kitty
word-de_winter = Lord de Winter
word-king = King Louis XIII
word-surgeon = The surgeon
table-card-combat = +{ $combat_dice } blue die in a duel, or a reinforcement at La Rochelle.
table-card-double = +{ $double_dice } blue dice in a duel, or a reinforcement at La Rochelle.
table-card-erudition = +1 in a Challenge of Erudition.
table-card-nobility = +1 in a Challenge of Nobility.
table-card-gallantry = +1 in a Challenge of Gallantry.
table-card-panache = +1 in a Challenge of Panache.
table-card-essarts = The purse gains { $essarts_pistoles } pistoles.
table-card-buckingham =
    { $buckingham_epic ->
        [one] Gain { $buckingham_epic } epic token.
       *[other] Gain { $buckingham_epic } epic tokens.
    }
table-card-bassompierre = At La Rochelle: a reinforcement of { $bassompierre_dice } blue dice.
table-card-planchet = Draw { $planchet_cards } cards.
table-card-kitty = Milady is unmasked and loses her action. Rochefort still guards the place.
table-card-de_winter = Removes a Trap, or sends home an Adversary of Force { $de_winter_force } at most (no reward), in Paris or at the Louvre.
table-card-king = The Queen’s marker goes back by { $king_queen }.
table-card-surgeon = A wounded Musketeer, wherever he is, is back to full Health.

word-thoroughbred = Thoroughbred
word-pistol = Pistol
word-leather = Leather armour
word-toledo = Toledo blade
word-imp_erudition = Lessons in Erudition
word-imp_nobility = Lessons in Nobility
word-imp_gallantry = Lessons in Gallantry
word-imp_panache = Lessons in Panache
word-imp_botte = Fencing lessons
table-token-thoroughbred = The first move of the turn costs no action.
table-token-pistol = Before each duel, one blue die: on a Sword, 1 wound, and the duel ends there.
table-token-leather = 1 more Shield in every exchange, even without dice.
table-token-toledo = In every exchange you may reroll one of your dice.
table-token-imp_erudition = +{ $improvement } in Erudition.
table-token-imp_nobility = +{ $improvement } in Nobility.
table-token-imp_gallantry = +{ $improvement } in Gallantry.
table-token-imp_panache = +{ $improvement } in Panache.
table-token-imp_botte = The improved secret thrust replaces the basic one.

word-boisrenard = Boisrenard
word-lubin = Lubin
word-brisemont = Brisemont
word-biscarat = Biscarat
word-cahusac = Cahusac
word-laffemas = Laffemas
word-wardes = Wardes
word-felton = Felton
word-jussac = Jussac
word-bernajoux = Bernajoux
word-houdiniere = La Houdinière
word-cavois = Cavois
word-rochefort = Rochefort
word-gaoler = the gaoler
word-item = a guard
word-corridor = a guard
word-guard = a guard
word-final = Rochefort

word-beggars = Beggars
word-thieves = Thieves
word-courtesan = Courtesan
word-casuist = Casuist
word-slanderer = Slanderer
word-braggart = Braggart
word-henchman = Henchman
word-assassin = Assassin
word-nemesis = Nemesis
table-trap-beggars = A Challenge here costs { $beggars_cost } pistoles as well; once paid, the Beggars leave. Duels owe them nothing.
table-trap-thieves =
    { $thieves_loss ->
        [one] Every Challenge and every Duel begun here costs { $thieves_loss } pistole.
       *[other] Every Challenge and every Duel begun here costs { $thieves_loss } pistoles.
    }
table-trap-courtesan = Challenges of Gallantry here: +{ $skill_trap }.
table-trap-casuist = Challenges of Erudition here: +{ $skill_trap }.
table-trap-slanderer = Challenges of Nobility here: +{ $skill_trap }.
table-trap-braggart = Challenges of Panache here: +{ $skill_trap }.
table-trap-henchman = Adversaries and guards here: +{ $henchman_dice } red die.
table-trap-assassin = Strikes the first who begins a Challenge or a Duel here: { $assassin_dice } red dice, 1 wound for each Sword. Then he is gone.
table-trap-nemesis = Milady names a Musketeer: nobody else may fight a duel here.

word-reinforcements = Reinforcements
word-conscripts = Conscripts
word-to_bastille = To the Bastille
word-ambush = Ambush
word-dead_end = Dead end
word-urgency = Urgency
word-plot = Plot
word-haste = Time presses
word-purse_theft = Cut purse
word-poison = Wine of Anjou
word-sabotage = Sabotage
word-confiscation = Confiscation
table-treachery-reinforcements = +{ $reinforcement_dice } red dice at La Rochelle, this round.
table-treachery-conscripts =
    { $conscripts_actions ->
        [one] Every Musketeer has { $conscripts_actions } action fewer this round.
       *[other] Every Musketeer has { $conscripts_actions } actions fewer this round.
    }
table-treachery-to_bastille = A Musketeer goes to the Bastille.
table-treachery-ambush =
    { $ambush_wounds ->
        [one] A Musketeer loses { $ambush_wounds } life point.
       *[other] A Musketeer loses { $ambush_wounds } life points.
    }
table-treachery-dead_end =
    { $dead_end_cost ->
        [one] The first move of every Musketeer costs { $dead_end_cost } action more this round.
       *[other] The first move of every Musketeer costs { $dead_end_cost } actions more this round.
    }
table-treachery-urgency = The Musketeers act in board order and cannot exchange anything, this round.
table-treachery-plot = The Queen’s marker advances by { $plot_queen }.
table-treachery-haste = The Time marker advances by { $haste_time }.
table-treachery-purse_theft = The purse loses { $purse_theft } pistoles.
table-treachery-poison =
    { $poison_cards ->
        [one] A Musketeer loses { $poison_cards } card at random.
       *[other] A Musketeer loses { $poison_cards } cards at random.
    }
table-treachery-sabotage = A card at La Rochelle is discarded.
table-treachery-confiscation = A Musketeer’s Equipment goes back to the Arsenal.

word-sword = Sword
word-shield = Shield
word-lys = Lily

word-gambling_debts = The Queen’s gambling debts
word-chevreuse = The Duchess of Chevreuse’s schemes
word-poisons = The affair of the poisons
word-stolen_letter = The stolen letter
word-ambassador = The Spanish ambassador
word-masked_ball = The masked ball
word-confessor = The King’s confessor
word-slander = Slander at Court
word-portrait = The stolen portrait
word-handkerchief = The embroidered handkerchief
word-constance_abducted = Constance abducted
word-constance_held = Constance held captive
word-smugglers = Smugglers
word-paris_duels = Duels in Paris
word-message = A message for the Queen
word-spies = The Cardinal’s spies
word-edict = The Cardinal’s edict
word-prosecutor = The Châtelet prosecutor
table-paris-constance_abducted = At the end of the round, { $strangle_dice } red dice: every Sword is one step. At { $strangle_goal } steps Constance is strangled and Milady wins.
table-paris-constance_held = At the end of the round, Milady gains a Treachery.
table-paris-smugglers = While it lies here: +{ $smugglers_dice } red die at La Rochelle.
table-paris-paris_duels =
    { $paris_duels_wounds ->
        [one] At the end of the round, a Musketeer named by Milady loses { $paris_duels_wounds } life point.
       *[other] At the end of the round, a Musketeer named by Milady loses { $paris_duels_wounds } life points.
    }
table-paris-message = At the end of the round, { $message_dice } red dice: if there is a Sword, the Queen’s marker advances by 1.
table-paris-spies =
    { $spies_cards ->
        [one] At the end of the round, a Musketeer named by Milady loses { $spies_cards } card at random.
       *[other] At the end of the round, a Musketeer named by Milady loses { $spies_cards } cards at random.
    }
table-paris-edict = At the end of the round, the purse loses { $edict_loss } pistoles.
table-paris-prosecutor = At the end of the round, a Musketeer still in Paris, named by Milady, goes to the Bastille.

word-lys_dor = The Golden Lily inn
word-crossing = The crossing
word-london = London
word-return = Back to the ball

table-ability-swift_botte-name = Swift thrust
table-ability-swift_botte = His basic secret thrust is already as good as his companions’ improved ones.
table-ability-unseen-name = Unseen
table-ability-unseen = His Challenges and Duels never unmask Milady, and Rochefort does not stop him.
table-ability-colossus-name = Colossus
table-ability-colossus = At La Rochelle he may sacrifice { $colossus_sacrifice } life points.
table-ability-versatile-name = Versatile
table-ability-versatile = In each Challenge, one card of another Skill may count.
table-ability-captain-name = Captain
table-ability-captain = One exchanges with him at any distance.

## === settled questions ===

ruling-01 = How many Musketeers are there at each number of players?
ruling-01-decision = Three with 2 players, four with 3, three with 4, four with 5, five with 6. With the option “{ option-automatic_milady }”: three with 1 player, four with 2, three with 3, four with 4, five with 5.
ruling-02 = Who decides in which order the Musketeers act?
ruling-02-decision = The speaker, a role that passes to another player each round. Whoever runs all the Musketeers keeps it.
ruling-03 = May a Musketeer split his actions around those of another?
ruling-03-decision = No, he takes all of them in one turn.
ruling-04 = Where can one buy, and draw?
ruling-04-reading = Anywhere; in the Bastille one draws but does not buy. The play aid names no place.
ruling-05 = Are money and epic tokens personal or common?
ruling-05-decision = Common: one Purse, one stock.
ruling-06 = Where may Milady go?
ruling-06-decision = To Paris, the Louvre, La Rochelle, the quest, Richelieu’s or her own house; neither to the Vieux-Colombier nor to the Bastille, where she has nothing to do.
ruling-07 = May she choose the same destination twice running?
ruling-07-decision = Yes, nothing forbids it.
ruling-08 = Somebody enters Richelieu’s where Milady has already been revealed?
ruling-08-rulebook = He is safe and stays there.
ruling-09 = And if she was revealed somewhere else?
ruling-09-rulebook = He is imprisoned: she is not there.
ruling-10 = Is entering the place where Milady is enough to reveal her?
ruling-10-rulebook = No, except at Richelieu’s: a Challenge or a Duel must be attempted there.
ruling-11 = Can she be revealed at La Rochelle or in her house?
ruling-11-reading = Only by Kitty: there is no Challenge and no Duel.
ruling-12 = Must Rochefort be wounded once a round, or for each action?
ruling-12-rulebook = For each Challenge and each Duel attempted where he guards Milady, as long as he has Health left.
ruling-13 = What happens if Rochefort is not wounded?
ruling-13-rulebook = The action is lost. The Challenge or Duel does not take place, and its cards are not paid.
ruling-14 = And when Rochefort has no Health left?
ruling-14-decision = He bars the way no more. He heals 1 point at the start of each round from the second on.
ruling-15 = Rochefort and the Musketeer wound each other at the same time?
ruling-15-rulebook = If the Musketeer still stands, he goes on with his action.
ruling-16 = Are Combat cards discarded before the dice are rolled?
ruling-16-rulebook = Yes, and they count for the whole duel.
ruling-17 = May a secret thrust be declined?
ruling-17-rulebook = No, it is automatic.
ruling-18 = What does a secret thrust do to an opponent who stands two or three wounds?
ruling-18-rulebook = One wound, no more.
ruling-19 = Several Swords are not parried?
ruling-19-rulebook = That many wounds, to either side.
ruling-20 = Both opponents make their secret thrusts?
ruling-20-decision = Each takes 1 wound.
ruling-21 = One side has no dice left?
ruling-21-reading = The other goes on alone, until a wound falls or no die is left there either.
ruling-22 = The Musketeer falls while he eliminates his opponent?
ruling-22-decision = Elimination and reward stand.
ruling-23 = In which order are the Challenges and Duels of a mission done?
ruling-23-decision = In any; only the final duel of the quest comes after everything else.
ruling-24 = Does the reward come with each Challenge or with the mission?
ruling-24-reading = With each Challenge, at once; the bonus of the mission is added when it is completed.
ruling-25 = May a Challenge be paid with more than is needed?
ruling-25-decision = No: exactly what is missing.
ruling-26 = May one attempt a Challenge that one cannot pay?
ruling-26-decision = No, not even to flush Milady out.
ruling-27 = And if the epic tokens that the Challenge needs are spent against Rochefort?
ruling-27-decision = If no payment is left, the attempt fails and the action is lost.
ruling-28 = When does the next Louvre mission come?
ruling-28-decision = At once: Milady furnishes it immediately, and the Louvre marker goes back to 0.
ruling-29 = The Louvre mission is completed in phase II: where does the Louvre marker end up?
ruling-29-decision = It goes back to 0, then advances to 1 at the end of the round.
ruling-30 = What becomes of Challenges already met on a Louvre mission that fails?
ruling-30-decision = The Validation tokens are lost, the rewards are kept.
ruling-31 = Milady replaces her Paris card: what is left of the old one?
ruling-31-reading = Nothing: work begun is lost, Constance goes back to 0, and the card leaves the game.
ruling-32 = Does a defeated Adversary come back?
ruling-32-reading = No, he is out of the game. One who was not defeated goes back to Milady, healed of his wounds unless the option “{ option-wounds_on_card }” leaves them.
ruling-33 = There are not enough Adversaries left?
ruling-33-decision = Milady places those that fit, or none.
ruling-34 = Must exactly the Force of the card be placed?
ruling-34-decision = No, it is a maximum.
ruling-35 = Are Traps hidden?
ruling-35-decision = No, they are laid face up.
ruling-36 = How many Treacheries may Milady hold?
ruling-36-decision = Five. Drawing up to 3 at Richelieu’s is not affected.
ruling-37 = What does leaving the Bastille cost?
ruling-37-rulebook = 3 pistoles, as the play aid says; an older rule said 1.
ruling-38 = The duel with the gaoler is lost, or undecided?
ruling-38-decision = He stays in the Bastille, and may try again.
ruling-39 = Where does one go on leaving the Bastille?
ruling-39-decision = To the Vieux-Colombier.
ruling-40 = The gaoler puts a Musketeer out of action?
ruling-40-decision = He is out of action at the Vieux-Colombier, and imprisoned no more.
ruling-41 = An Ambush strikes a Musketeer with 1 Health left?
ruling-41-rulebook = He is out of action, and back at the end of phase II of the same round.
ruling-42 = Can a Musketeer who is out of action be aimed at?
ruling-42-decision = Neither to imprison nor to wound him. But Nemesis may name him, and he may lose cards and Equipment, which he keeps: Wine of Anjou, spies, Confiscation.
ruling-43 = All the Musketeers are out of action?
ruling-43-decision = Nobody acts in phase II, and the round goes on.
ruling-44 = How far does the marker of La Rochelle move?
ruling-44-reading = By the difference of Swords between the two sides.
ruling-45 = Is a reward of La Rochelle given for passing over it, or without a move?
ruling-45-decision = No, only where the marker stops after it has really moved towards that side.
ruling-46 = Do the cards laid at La Rochelle stay there?
ruling-46-decision = Yes, until Milady removes them.
ruling-47 = May one make a sacrifice when the Musketeers did better, or as well?
ruling-47-reading = No: a sacrifice only limits Milady’s advance.
ruling-48 = Time first, or the Louvre?
ruling-48-rulebook = Time, then the Louvre, then Paris.
ruling-49 = Constance has just been abducted: are the dice rolled this round too?
ruling-49-decision = Yes, as with the effect of every Paris card.
ruling-50 = More red dice are needed than the box holds?
ruling-50-decision = They are thrown again, until there are enough.
ruling-51 = Does Rochefort guard the secret passages?
ruling-51-decision = No: taking one is not an action, and does not reveal Milady.
ruling-52 = Is the token that a secret passage goes round looked at?
ruling-52-decision = Yes: it is turned up for all to see, then removed.
ruling-53 = Does a decoy cost an action?
ruling-53-decision = No, it is removed within the action that turns it up, and the next token is turned up at once.
ruling-54 = May a corridor be left half-way?
ruling-54-decision = Yes. What is removed stays removed, and anybody may go on with it.
ruling-55 = Several printed duels are alike: which one is chosen?
ruling-55-decision = The first that is left; there is a single choice.
ruling-56 = How many things may be exchanged in one action?
ruling-56-decision = Six at most, refused requests included. With the option “{ option-closed_hands }” one asks blindly, and a request in vain counts too.
ruling-57 = How many Moves does the Thoroughbred give?
ruling-57-decision = One in each turn of the Musketeer, his first.
ruling-58 = Does Athos escape Urgency, Nemesis and the like too?
ruling-58-decision = No: only Milady and Rochefort do not see him.
ruling-59 = Thieves take the pistoles that the Beggars wait for?
ruling-59-decision = A mission has one Trap only, so it cannot happen. With other cards the attempt would fail.
ruling-60 = No Adventure cards are left, neither in the deck nor in the discard pile?
ruling-60-decision = Drawing cannot be chosen, and other draws bring nothing.
ruling-61 = Milady is at Richelieu’s with 5 Treacheries in hand?
ruling-61-decision = She can only pass.
ruling-62 = Is the Rochefort of the final duel the one who guards Milady?
ruling-62-decision = The same man, counted apart: 4 dice and 3 wounds, whatever the bodyguard’s Health.
ruling-63 = The Purse or the stock of epic tokens is full?
ruling-63-decision = What is more is lost, beyond 20 pistoles and 10 tokens.
ruling-64 = May the King be played when the Queen has lost nothing?
ruling-64-decision = No, her marker is already on 0.
ruling-65 = Does playing a Character cost an action?
ruling-65-rulebook = Yes, it is action 5.
ruling-66 = The play aid speaks of a Duel, a Challenge “or a Mission”: what is attempting a mission?
ruling-66-reading = Attempting one of its Challenges or Duels, those of the quest included. There is no third case.
ruling-67 = Which is the Cardinal square of the Louvre?
ruling-67-reading = The last square of the Queen’s track. On square 4 the Louvre marker only makes the mission fail.
ruling-68 = What may a prisoner do?
ruling-68-decision = Draw, play a Character, try to leave, end. Neither buy nor exchange, not even with a fellow prisoner.
ruling-69 = What is the risk of staying at Richelieu’s from one round to the next?
ruling-69-reading = None: only entering counts.
ruling-70 = A Thoroughbred is bought or received after the first Move?
ruling-70-decision = It helps from the next turn on: it is the first Move that is free.
ruling-71 = Is Planchet discarded before he draws?
ruling-71-decision = Yes, like every Character. With an empty deck he may thus be drawn again.
ruling-72 = Does Leather armour still protect somebody without dice?
ruling-72-decision = Yes, its Shield always counts.
ruling-73 = Several Adversaries are on one mission?
ruling-73-reading = Each takes a Duel, hence an action, in any order.

## === tracks, places, figures, missions, quest, threats ===

## === decisions, sheets, hands, duel, Milady's side ===

## === notebook, end of the game, almanac ===
