### Mousquetaires du Roy

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

## Les mots du jeu
#
# How the words are made, so that sentences read well:
# - `word-HERO` has a capital: a Musketeer stands at the head of a sentence, after a colon, in a list, or alone.
# - `word-PLACE` says where: « au Louvre », « chez Milady » (in English a name, with `table-at` before a place where
#   something is: « at the Louvre », « in Paris »). `table-place-PLACE` is the title on the board. There is no
#   `table-to-PLACE`: « au Louvre » says both in French, `to { $place }` in English.
# - Cards, tokens, missions and stages are titles: they stand after a colon or between « ».
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

word-vieux_colombier = au Vieux-Colombier
word-paris = à Paris
word-louvre = au Louvre
word-la_rochelle = à La Rochelle
word-ferrets = à la quête des Ferrets
word-richelieu = chez Richelieu
word-milady_house = chez Milady
word-bastille = à la Bastille
table-at = { $place }
table-place-vieux_colombier = Le Vieux-Colombier
table-place-vieux_colombier-help = La maison de Tréville : rien à y faire, rien à y craindre. On y revient de la Bastille, ou remis de ses blessures.
table-place-paris = Paris
table-place-paris-help = Les intrigues de Milady : des Défis et des Duels pour les déjouer. Une carte encore là en fin de tour frappe.
table-place-louvre = Le Louvre
table-place-louvre-help = Une mission pour la Reine, qui paie bien. Si son jeton va trop loin, la Reine y perd.
table-place-la_rochelle = La Rochelle
table-place-la_rochelle-help =
    { $slots ->
        [one] Le siège : posez-y un Combat ou un Double Combat en renfort ({ $slots } emplacement), ou soyez là en phase III pour vous sacrifier.
       *[other] Le siège : posez-y des Combats et des Doubles Combats en renfort ({ $slots } emplacements), ou soyez là en phase III pour vous sacrifier.
    }
table-place-ferrets = La quête des Ferrets
table-place-ferrets-help =
    { $passage ->
        [one] Quatre étapes, et la victoire au bout. Le passage secret y coûte { $passage } jeton Épopée, sans action.
       *[other] Quatre étapes, et la victoire au bout. Le passage secret y coûte { $passage } jetons Épopée, sans action.
    }
table-place-richelieu = Chez Richelieu
table-place-richelieu-help = Qui s’y rend démasque Milady si elle y est, et lui ôte son action ; sinon, il est embastillé.
table-place-milady_house = Chez Milady
table-place-milady_house-help = Fermé aux Mousquetaires : elle y prend une carte Paris, si personne ne l’a démasquée.
table-place-bastille = La Bastille
table-place-bastille-help =
    { $bastille_price ->
        [one] Un prisonnier peut piocher, jouer un Personnage, payer { $bastille_price } pistole ou se battre avec le geôlier.
       *[other] Un prisonnier peut piocher, jouer un Personnage, payer { $bastille_price } pistoles ou se battre avec le geôlier.
    }

word-erudition = Érudition
word-nobility = Noblesse
word-gallantry = Galanterie
word-panache = Panache
table-skill-erudition = Érudition
table-skill-nobility = Noblesse
table-skill-gallantry = Galanterie
table-skill-panache = Panache

word-combat = Combat
word-double = Double Combat
word-essarts = M. des Essarts
word-buckingham = Le duc de Buckingham
word-bassompierre = M. de Bassompierre
word-planchet = Planchet
word-kitty = Kitty
word-de_winter = Lord de Winter
word-king = Le Roi Louis XIII
word-surgeon = Le chirurgien
table-card-combat = +{ $combat_dice } dé bleu dans un duel, ou en renfort à La Rochelle.
table-card-double = +{ $double_dice } dés bleus dans un duel, ou en renfort à La Rochelle.
table-card-erudition = +1 dans un Défi d’Érudition.
table-card-nobility = +1 dans un Défi de Noblesse.
table-card-gallantry = +1 dans un Défi de Galanterie.
table-card-panache = +1 dans un Défi de Panache.
table-card-essarts = La bourse gagne { $essarts_pistoles } pistoles.
table-card-buckingham =
    { $buckingham_epic ->
        [one] Gagnez { $buckingham_epic } jeton Épopée.
       *[other] Gagnez { $buckingham_epic } jetons Épopée.
    }
table-card-bassompierre = À La Rochelle : un renfort de { $bassompierre_dice } dés bleus.
table-card-planchet = Piochez { $planchet_cards } cartes.
table-card-kitty = Milady est démasquée et perd son action. Rochefort garde toujours l’endroit.
table-card-de_winter = Écarte une Embûche, ou renvoie un Adversaire de Force { $de_winter_force } au plus (sans récompense), à Paris ou au Louvre.
table-card-king = Le jeton de la Reine recule de { $king_queen }.
table-card-surgeon = Un Mousquetaire blessé, où qu’il soit, retrouve toute sa Santé.

word-thoroughbred = Pur-sang
word-pistol = Pistolet
word-leather = Cuir
word-toledo = Lame de Tolède
word-imp_erudition = Leçons d’Érudition
word-imp_nobility = Leçons de Noblesse
word-imp_gallantry = Leçons de Galanterie
word-imp_panache = Leçons de Panache
word-imp_botte = Leçons d’escrime
table-token-thoroughbred = Le premier déplacement du tour ne coûte pas d’action.
table-token-pistol = Avant chaque duel, un dé bleu : sur une Épée, 1 blessure, et le duel s’arrête là.
table-token-leather = 1 Bouclier de plus à chaque assaut, même sans dés.
table-token-toledo = À chaque assaut, vous pouvez relancer un de vos dés.
table-token-imp_erudition = +{ $improvement } en Érudition.
table-token-imp_nobility = +{ $improvement } en Noblesse.
table-token-imp_gallantry = +{ $improvement } en Galanterie.
table-token-imp_panache = +{ $improvement } en Panache.
table-token-imp_botte = La Botte améliorée remplace la Botte de base.

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
word-gaoler = le geôlier
word-item = un garde
word-corridor = un garde
word-guard = un garde
word-final = Rochefort

word-beggars = Mendiants
word-thieves = Voleurs
word-courtesan = Courtisane
word-casuist = Casuiste
word-slanderer = Médisant
word-braggart = Matamore
word-henchman = Sbire
word-assassin = Assassin
word-nemesis = Némésis
table-trap-beggars = Un Défi ici coûte aussi { $beggars_cost } pistoles ; payés, les Mendiants s’en vont. Les Duels ne leur doivent rien.
table-trap-thieves =
    { $thieves_loss ->
        [one] Chaque Défi et chaque Duel entamé ici coûte { $thieves_loss } pistole.
       *[other] Chaque Défi et chaque Duel entamé ici coûte { $thieves_loss } pistoles.
    }
table-trap-courtesan = Les Défis de Galanterie ici : +{ $skill_trap }.
table-trap-casuist = Les Défis d’Érudition ici : +{ $skill_trap }.
table-trap-slanderer = Les Défis de Noblesse ici : +{ $skill_trap }.
table-trap-braggart = Les Défis de Panache ici : +{ $skill_trap }.
table-trap-henchman = Adversaires et gardes d’ici : +{ $henchman_dice } dé rouge.
table-trap-assassin = Frappe le premier qui entame un Défi ou un Duel ici : { $assassin_dice } dés rouges, 1 blessure par Épée. Puis il disparaît.
table-trap-nemesis = Milady nomme un Mousquetaire : lui seul peut se battre en duel ici.

word-reinforcements = Renforts
word-conscripts = Conscrits
word-to_bastille = Embastillé
word-ambush = Guet-apens
word-dead_end = Impasse
word-urgency = Urgence
word-plot = Complot
word-haste = Le temps presse
word-purse_theft = Bourse coupée
word-poison = Vin d’Anjou
word-sabotage = Sabotage
word-confiscation = Confiscation
table-treachery-reinforcements = +{ $reinforcement_dice } dés rouges à La Rochelle, ce tour-ci.
table-treachery-conscripts =
    { $conscripts_actions ->
        [one] Chaque Mousquetaire a { $conscripts_actions } action de moins ce tour-ci.
       *[other] Chaque Mousquetaire a { $conscripts_actions } actions de moins ce tour-ci.
    }
table-treachery-to_bastille = Un Mousquetaire va à la Bastille.
table-treachery-ambush =
    { $ambush_wounds ->
        [one] Un Mousquetaire perd { $ambush_wounds } point de vie.
       *[other] Un Mousquetaire perd { $ambush_wounds } points de vie.
    }
table-treachery-dead_end =
    { $dead_end_cost ->
        [one] Le premier déplacement de chaque Mousquetaire coûte { $dead_end_cost } action de plus ce tour-ci.
       *[other] Le premier déplacement de chaque Mousquetaire coûte { $dead_end_cost } actions de plus ce tour-ci.
    }
table-treachery-urgency = Les Mousquetaires jouent dans l’ordre du plateau et ne peuvent rien échanger, ce tour-ci.
table-treachery-plot = Le jeton de la Reine avance de { $plot_queen }.
table-treachery-haste = Le jeton Temps avance de { $haste_time }.
table-treachery-purse_theft = La bourse perd { $purse_theft } pistoles.
table-treachery-poison =
    { $poison_cards ->
        [one] Un Mousquetaire perd { $poison_cards } carte au hasard.
       *[other] Un Mousquetaire perd { $poison_cards } cartes au hasard.
    }
table-treachery-sabotage = Une carte de La Rochelle est défaussée.
table-treachery-confiscation = Un Équipement d’un Mousquetaire retourne à l’Arsenal.

word-sword = Épée
word-shield = Bouclier
word-lys = Lys

word-gambling_debts = Les dettes de jeu de la Reine
word-chevreuse = Les intrigues de la duchesse de Chevreuse
word-poisons = L’affaire des poisons
word-stolen_letter = La lettre dérobée
word-ambassador = L’ambassadeur d’Espagne
word-masked_ball = Le bal masqué
word-confessor = Le confesseur du Roi
word-slander = Les calomnies de la Cour
word-portrait = Le portrait volé
word-handkerchief = Le mouchoir brodé
word-constance_abducted = Constance enlevée
word-constance_held = Constance séquestrée
word-smugglers = Trafiquants
word-paris_duels = Duels à Paris
word-message = Message pour la Reine
word-spies = Les espions du Cardinal
word-edict = L’édit du Cardinal
word-prosecutor = Le procureur du Châtelet
table-paris-constance_abducted = En fin de tour, { $strangle_dice } dés rouges : chaque Épée serre d’un cran. À { $strangle_goal } crans, Constance est étranglée et Milady gagne.
table-paris-constance_held = En fin de tour, Milady gagne une Perfidie.
table-paris-smugglers = Tant qu’elle est là : +{ $smugglers_dice } dé rouge à La Rochelle.
table-paris-paris_duels =
    { $paris_duels_wounds ->
        [one] En fin de tour, un Mousquetaire désigné par Milady perd { $paris_duels_wounds } point de vie.
       *[other] En fin de tour, un Mousquetaire désigné par Milady perd { $paris_duels_wounds } points de vie.
    }
table-paris-message = En fin de tour, { $message_dice } dés rouges : s’il y a une Épée, le jeton de la Reine avance de 1.
table-paris-spies =
    { $spies_cards ->
        [one] En fin de tour, un Mousquetaire désigné par Milady perd { $spies_cards } carte au hasard.
       *[other] En fin de tour, un Mousquetaire désigné par Milady perd { $spies_cards } cartes au hasard.
    }
table-paris-edict = En fin de tour, la bourse perd { $edict_loss } pistoles.
table-paris-prosecutor = En fin de tour, un Mousquetaire encore à Paris, désigné par Milady, va à la Bastille.

word-lys_dor = L’auberge du Lys d’Or
word-crossing = La traversée
word-london = Londres
word-return = Le retour au bal

table-ability-swift_botte-name = Botte vive
table-ability-swift_botte = Sa Botte de base vaut déjà celle, améliorée, de ses compagnons.
table-ability-unseen-name = Insaisissable
table-ability-unseen = Ses Défis et ses Duels ne démasquent jamais Milady, et Rochefort ne l’arrête pas.
table-ability-colossus-name = Colosse
table-ability-colossus = À La Rochelle, il peut sacrifier { $colossus_sacrifice } points de vie.
table-ability-versatile-name = Polyvalent
table-ability-versatile = Dans chaque Défi, une carte d’une autre Compétence peut compter.
table-ability-captain-name = Capitaine
table-ability-captain = On échange avec lui à toute distance.

## === settled questions ===

## === tracks, places, figures, missions, quest, threats ===

## === decisions, sheets, hands, duel, Milady's side ===

## === notebook, end of the game, almanac ===
