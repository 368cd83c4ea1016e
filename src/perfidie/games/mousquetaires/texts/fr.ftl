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

ruling-01 = Combien de Mousquetaires selon le nombre de joueurs ?
ruling-01-decision = Trois à 2 joueurs, quatre à 3, trois à 4, quatre à 5, cinq à 6. Avec l’option « { option-automatic_milady } » : trois à 1 joueur, quatre à 2, trois à 3, quatre à 4, cinq à 5.
ruling-02 = Qui décide de l’ordre des Mousquetaires ?
ruling-02-decision = Le porte-parole ; ce rôle passe à un autre joueur à chaque tour. Qui mène seul tous les Mousquetaires le reste.
ruling-03 = Un Mousquetaire peut-il partager ses actions autour de celles d’un autre ?
ruling-03-decision = Non, il les fait toutes à la suite.
ruling-04 = Où peut-on acheter et piocher ?
ruling-04-reading = Partout ; à la Bastille, on pioche mais on n’achète pas. L’aide de jeu ne nomme aucun lieu.
ruling-05 = L’argent et les jetons Épopée sont-ils à chacun ou à tous ?
ruling-05-decision = À tous : une seule Bourse, une seule réserve.
ruling-06 = Où Milady peut-elle aller ?
ruling-06-decision = À Paris, au Louvre, à La Rochelle, aux Ferrets, chez Richelieu ou chez elle ; ni au Vieux-Colombier ni à la Bastille, où elle n’a rien à faire.
ruling-07 = Peut-elle choisir deux fois de suite la même destination ?
ruling-07-decision = Oui, rien ne l’interdit.
ruling-08 = On entre chez Richelieu alors que Milady y a déjà été découverte ?
ruling-08-rulebook = On ne risque rien, et l’on y reste.
ruling-09 = Et si elle a été découverte ailleurs ?
ruling-09-rulebook = On est embastillé : elle n’est pas là.
ruling-10 = Suffit-il d’entrer là où se trouve Milady pour la découvrir ?
ruling-10-rulebook = Non, sauf chez Richelieu : il faut y tenter un Défi ou un Duel.
ruling-11 = Peut-on la découvrir à La Rochelle ou chez elle ?
ruling-11-reading = Par Kitty seulement : on n’y trouve ni Défi ni Duel.
ruling-12 = Faut-il blesser Rochefort une fois par tour, ou à chaque action ?
ruling-12-rulebook = À chaque Défi et à chaque Duel tenté là où il garde Milady, tant qu’il lui reste de la Santé.
ruling-13 = Que se passe-t-il si l’on ne blesse pas Rochefort ?
ruling-13-rulebook = L’action est perdue. Le Défi ou le Duel n’a pas lieu, et ses cartes ne sont pas payées.
ruling-14 = Et quand Rochefort n’a plus de Santé ?
ruling-14-decision = Il ne barre plus le passage. Il reprend 1 point au début de chaque tour, à partir du deuxième.
ruling-15 = Rochefort et le Mousquetaire se blessent en même temps ?
ruling-15-rulebook = Si le Mousquetaire tient debout, il poursuit son action.
ruling-16 = Les cartes Combat se défaussent-elles avant de lancer les dés ?
ruling-16-rulebook = Oui, et elles comptent pour tout le duel.
ruling-17 = Peut-on renoncer à sa Botte ?
ruling-17-rulebook = Non, elle est automatique.
ruling-18 = Que fait une Botte contre qui supporte deux ou trois Blessures ?
ruling-18-rulebook = Une seule Blessure.
ruling-19 = Plusieurs Épées ne sont pas parées ?
ruling-19-rulebook = Autant de Blessures, d’un côté comme de l’autre.
ruling-20 = Les deux adversaires réussissent leur Botte ?
ruling-20-decision = Chacun reçoit 1 Blessure.
ruling-21 = L’un des deux n’a plus de dés ?
ruling-21-reading = L’autre continue seul, jusqu’à ce qu’une Blessure tombe ou qu’il n’ait plus de dés à son tour.
ruling-22 = Le Mousquetaire tombe en éliminant son adversaire ?
ruling-22-decision = L’élimination et la récompense restent acquises.
ruling-23 = Dans quel ordre faut-il faire les Défis et les Duels d’une mission ?
ruling-23-decision = Comme on veut ; seul le dernier duel de la quête vient après tout le reste.
ruling-24 = La récompense vient-elle à chaque Défi ou à la fin de la mission ?
ruling-24-reading = À chaque Défi, aussitôt ; le bonus de la mission s’y ajoute quand elle est accomplie.
ruling-25 = Peut-on payer un Défi plus cher qu’il ne faut ?
ruling-25-decision = Non : exactement ce qui manque.
ruling-26 = Peut-on tenter un Défi que l’on ne peut pas payer ?
ruling-26-decision = Non, pas même pour débusquer Milady.
ruling-27 = Et si l’on dépense contre Rochefort les jetons Épopée qu’il fallait au Défi ?
ruling-27-decision = S’il ne reste aucun paiement possible, la tentative échoue et l’action est perdue.
ruling-28 = Quand arrive la mission suivante du Louvre ?
ruling-28-decision = Aussitôt : Milady la garnit immédiatement, et le jeton Louvre revient à 0.
ruling-29 = La mission du Louvre est accomplie en phase II : où finit le jeton Louvre ?
ruling-29-decision = Il revient à 0, puis avance sur 1 à la fin du tour.
ruling-30 = Que deviennent les Défis déjà réussis d’une mission du Louvre qui échoue ?
ruling-30-decision = Les jetons Validation sont perdus, les récompenses gardées.
ruling-31 = Milady remplace sa carte Paris : que reste-t-il de l’ancienne ?
ruling-31-reading = Rien : le travail commencé est perdu, Constance revient à 0, et la carte quitte la partie.
ruling-32 = Un Adversaire vaincu revient-il ?
ruling-32-reading = Non, il quitte la partie. Celui qui n’a pas été vaincu retourne à Milady, guéri de ses Blessures, à moins que l’option « { option-wounds_on_card } » ne les lui laisse.
ruling-33 = Il ne reste pas assez d’Adversaires ?
ruling-33-decision = Milady place ceux qui conviennent, ou personne.
ruling-34 = Faut-il placer exactement la Force indiquée ?
ruling-34-decision = Non, c’est un maximum.
ruling-35 = Les Embûches sont-elles cachées ?
ruling-35-decision = Non, elles sont posées face visible.
ruling-36 = Combien de Perfidies Milady peut-elle avoir en main ?
ruling-36-decision = Cinq. Compléter sa main à 3 chez Richelieu n’en est pas changé.
ruling-37 = Combien coûte la sortie de la Bastille ?
ruling-37-rulebook = 3 pistoles, comme le dit l’aide de jeu ; une règle plus ancienne disait 1.
ruling-38 = Le duel contre le geôlier est perdu, ou sans résultat ?
ruling-38-decision = On reste à la Bastille, et l’on peut retenter.
ruling-39 = Où arrive-t-on en sortant de la Bastille ?
ruling-39-decision = Au Vieux-Colombier.
ruling-40 = Le geôlier met un Mousquetaire hors de combat ?
ruling-40-decision = Il est hors de combat au Vieux-Colombier, et n’est plus embastillé.
ruling-41 = Un Guet-apens frappe un Mousquetaire à qui il reste 1 point de Santé ?
ruling-41-rulebook = Il est hors de combat, et revient à la fin de la phase II du même tour.
ruling-42 = Peut-on viser un Mousquetaire hors de combat ?
ruling-42-decision = Ni pour l’embastiller ni pour le blesser. Mais Némésis peut le nommer, et il peut perdre cartes et Équipements, qu’il garde : Vin d’Anjou, espions, Confiscation.
ruling-43 = Tous les Mousquetaires sont hors de combat ?
ruling-43-decision = Personne n’agit en phase II, et le tour continue.
ruling-44 = De combien avance le jeton de La Rochelle ?
ruling-44-reading = De la différence des Épées entre les deux camps.
ruling-45 = Reçoit-on une récompense de La Rochelle en passant dessus, ou sans bouger ?
ruling-45-decision = Non, seulement là où le jeton s’arrête après avoir vraiment avancé vers ce camp.
ruling-46 = Les cartes posées à La Rochelle y restent-elles ?
ruling-46-decision = Oui, jusqu’à ce que Milady les retire.
ruling-47 = Peut-on se sacrifier quand les Mousquetaires ont fait mieux, ou aussi bien ?
ruling-47-reading = Non : un sacrifice ne fait que limiter l’avance de Milady.
ruling-48 = Le Temps ou le Louvre d’abord ?
ruling-48-rulebook = Le Temps, puis le Louvre, puis Paris.
ruling-49 = Constance vient d’être enlevée : lance-t-on les dés dès ce tour ?
ruling-49-decision = Oui, comme pour les effets de toutes les cartes Paris.
ruling-50 = Il faut plus de dés rouges que la boîte n’en contient ?
ruling-50-decision = On les lance en plusieurs fois.
ruling-51 = Rochefort garde-t-il les passages secrets ?
ruling-51-decision = Non : les prendre n’est pas une action, et ne révèle pas Milady.
ruling-52 = Regarde-t-on le jeton qu’un passage secret contourne ?
ruling-52-decision = Oui : il est retourné devant tous, puis retiré.
ruling-53 = Un leurre coûte-t-il une action ?
ruling-53-decision = Non, il est retiré dans l’action qui le retourne, et le jeton suivant est retourné aussitôt.
ruling-54 = Un corridor commencé peut-il être laissé là ?
ruling-54-decision = Oui. Ce qui est retiré le reste, et n’importe qui peut continuer.
ruling-55 = Plusieurs duels imprimés sont pareils : lequel choisit-on ?
ruling-55-decision = Le premier qui reste ; il n’y a qu’un choix.
ruling-56 = Combien de choses peut-on échanger en une action ?
ruling-56-decision = Six au plus, demandes refusées comprises. Avec l’option « { option-closed_hands } », on demande à l’aveugle, et une demande vaine compte aussi.
ruling-57 = Combien de déplacements le Pur-sang offre-t-il ?
ruling-57-decision = Un par tour du Mousquetaire, son premier.
ruling-58 = Athos échappe-t-il aussi à Urgence, à Némésis et aux autres embarras ?
ruling-58-decision = Non : seuls Milady et Rochefort ne le voient pas.
ruling-59 = Des Voleurs prennent les pistoles qu’attendaient les Mendiants ?
ruling-59-decision = Une mission n’a qu’une Embûche : cela n’arrive pas. Avec d’autres cartes, la tentative échouerait.
ruling-60 = Il n’y a plus de cartes Aventure, ni dans la pioche ni dans la défausse ?
ruling-60-decision = On ne peut plus choisir de piocher, et les autres pioches ne donnent rien.
ruling-61 = Milady est chez Richelieu avec 5 Perfidies en main ?
ruling-61-decision = Elle ne peut que passer.
ruling-62 = Le Rochefort du dernier duel est-il celui qui garde Milady ?
ruling-62-decision = C’est le même homme, mais compté à part : 4 dés et 3 Blessures, quelle que soit la Santé du garde du corps.
ruling-63 = La Bourse ou la réserve de jetons Épopée est pleine ?
ruling-63-decision = Le surplus est perdu, au-delà de 20 pistoles et de 10 jetons.
ruling-64 = Peut-on jouer le Roi quand la Reine n’a rien perdu ?
ruling-64-decision = Non, son jeton est déjà à 0.
ruling-65 = Jouer un Personnage coûte-t-il une action ?
ruling-65-rulebook = Oui, c’est l’action 5.
ruling-66 = L’aide de jeu parle d’un Duel, d’un Défi « ou d’une Mission » : qu’est-ce que tenter une mission ?
ruling-66-reading = Tenter l’un de ses Défis ou de ses Duels, ceux de la quête compris. Il n’y a pas de troisième cas.
ruling-67 = Quelle est la case Cardinal du Louvre ?
ruling-67-reading = La dernière case de la piste de la Reine. Sur la case 4, le jeton Louvre ne fait qu’échouer la mission.
ruling-68 = Que peut faire un prisonnier ?
ruling-68-decision = Piocher, jouer un Personnage, tenter de sortir, finir. Ni achat ni échange, pas même avec un compagnon de cellule.
ruling-69 = Que risque-t-on à rester chez Richelieu d’un tour à l’autre ?
ruling-69-reading = Rien : seule l’entrée compte.
ruling-70 = Un Pur-sang est acheté ou reçu après le premier déplacement ?
ruling-70-decision = Il ne sert qu’au tour suivant : c’est le premier déplacement qui est gratuit.
ruling-71 = Planchet est-il défaussé avant de piocher ?
ruling-71-decision = Oui, comme tout Personnage. Si la pioche est vide, on peut donc le repiocher.
ruling-72 = Le Cuir protège-t-il encore qui n’a plus de dés ?
ruling-72-decision = Oui, ce Bouclier compte toujours.
ruling-73 = Plusieurs Adversaires sont sur la même mission ?
ruling-73-reading = Il faut un Duel contre chacun, donc une action pour chacun, dans l’ordre que l’on veut.

## === tracks, places, figures, missions, quest, threats ===

## === decisions, sheets, hands, duel, Milady's side ===

## === notebook, end of the game, almanac ===
