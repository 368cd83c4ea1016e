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

## === tracks, places, figures, missions, quest, threats ===

## === decisions, sheets, hands, duel, Milady's side ===

## === notebook, end of the game, almanac ===
