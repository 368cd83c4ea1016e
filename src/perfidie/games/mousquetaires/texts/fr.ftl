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

## Autour de la table

table-map = Paris et ses alentours
table-places = Les huit lieux
table-heading-preparation = Mise en place
table-heading-milady = Tour { $number } · Phase I, Milady
table-heading-musketeers = Tour { $number } · Phase II, les Mousquetaires
table-heading-siege = Tour { $number } · Phase III, La Rochelle
table-heading-end = Tour { $number } · Phase IV, fin du tour
table-heading-over = Tour { $number } · La partie est finie
table-phase-milady = Milady
table-phase-musketeers = Mousquetaires
table-phase-siege = La Rochelle
table-phase-end = Fin du tour
table-role-milady = Milady
table-role-speaker = dit qui joue ensuite, ce tour-ci
table-seat-treacheries =
    { $count ->
        [one] perfidie en main
       *[other] perfidies en main
    }
table-seat-hidden = cachée
table-seat-revealed = démasquée
table-seat-health =
    { $count ->
        [one] point de vie
       *[other] points de vie
    }
table-seat-acted = a joué
table-seat-out = hors de combat

## Les pistes

table-track-time = Temps
table-track-louvre = Louvre
table-track-queen = Reine
table-track-rochelle = La Rochelle
table-track-constance = Constance
table-track-at = case { $square }.
table-next-dice =
    { $amount ->
        [one] case { $square } : { $amount } dé rouge
       *[other] case { $square } : { $amount } dés rouges
    }
table-next-defeat = case { $square } : Milady gagne
table-next-queen = case { $square } : la Reine avance
table-next-fail = case { $square } : échec, la Reine avance
table-next-nothing = case { $square } : rien encore
table-next-far = perdue dans { $amount } cases
table-next-pistoles = +{ $square } : { $amount } pistoles
table-next-epic =
    { $amount ->
        [one] +{ $square } : { $amount } Épopée
       *[other] +{ $square } : { $amount } Épopées
    }
table-next-treachery =
    { $amount ->
        [one] { $square } : { $amount } Perfidie
       *[other] { $square } : { $amount } Perfidies
    }
table-next-strangle = { $amount } dés chaque soir
table-store-purse =
    { $count ->
        [one] pistole
       *[other] pistoles
    }
table-store-epic =
    { $count ->
        [one] Épopée
       *[other] Épopées
    }
table-store-rochefort =
    { $count ->
        [one] Rochefort : { $count } point de vie sur { $of }
       *[other] Rochefort : { $count } points de vie sur { $of }
    }
table-store-arsenal = Arsenal
table-store-deck =
    { $count ->
        [one] { $count } carte Aventure dans la pioche. À l’Arsenal :
       *[other] { $count } cartes Aventure dans la pioche. À l’Arsenal :
    }
table-store-token =
    { $left ->
        [0] épuisé
       *[other] { $price } pistoles, reste { $left }
    }

## Menaces

table-threats = Ce qui menace
table-weighing = Ce tour-ci
table-threat-time =
    { $first ->
        [one] Temps : la prochaine case est la défaite.
       *[other] Temps : plus que { $first } cases avant la défaite.
    }
table-threat-queen-louvre = La Reine : si la mission du Louvre n’est pas remplie ce tour-ci, elle est perdue.
table-threat-queen-message = La Reine : le message peut la perdre dès ce soir.
table-threat-queen =
    { $first ->
        [one] La Reine : plus qu’une case avant la défaite.
       *[other] La Reine : plus que { $first } cases avant la défaite.
    }
table-threat-louvre =
    { $first ->
        [one] Le Louvre : à la prochaine case la mission échoue, la Reine avance et Milady y gagne une Perfidie.
       *[other] Plus que { $first } cases avant de perdre le Louvre ; à la prochaine, la Reine avance.
    }
table-threat-rochelle =
    { $second ->
        [one] La Rochelle : une défaite de { $first } suffit ({ $second } dé rouge ce soir).
       *[other] La Rochelle : une défaite de { $first } suffit ({ $second } dés rouges ce soir).
    }
table-threat-constance =
    { $first ->
        [0] Constance est enlevée : { $second } pas, et elle est étranglée.
       *[other] Constance : { $first } pas sur { $second }, quatre dés ce soir.
    }
table-threat-quest =
    { $first ->
        [one] La quête : plus qu’une épreuve, et les Mousquetaires gagnent.
       *[other] La quête : plus que { $first } épreuves, et les Mousquetaires gagnent.
    }

## Les lieux

table-tile-vieux_colombier = Vieux-Colombier
table-tile-paris = Paris
table-tile-louvre = Louvre
table-tile-la_rochelle = La Rochelle
table-tile-ferrets = Ferrets
table-tile-richelieu = Richelieu
table-tile-milady_house = Milady
table-tile-bastille = Bastille
table-go-move = Y aller
table-go-start = Partir d’ici
table-go-destination = S’y cacher
table-figure-active = , à lui de jouer
table-figure-out = , hors de combat jusqu’à la fin de la phase II du tour { $round }
table-figure-milady-hidden = Milady, cachée ici : vous seule le savez
table-figure-milady-shown = Milady, démasquée ici
table-spot-clear = Milady n’est pas ici
table-spot-empty = Tout est calme : aucune carte.
table-spot-waiting = La prochaine mission arrive.
table-spot-bonus = Tout accompli :
table-spot-gaoler = Le geôlier : { $dice } dés. La liberté : { $price } pistoles.
table-task-duel =
    { $dice ->
        [one] Duel, { $dice } dé
       *[other] Duel, { $dice } dés
    }
table-task-final = Rochefort, { $dice } dés, { $hurt } blessures sur { $wounds }
table-task-raised = (Embûche +{ $count })
table-task-done = validé
table-task-locked = en dernier
table-foe-dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
table-foe-wounds = { $hurt }/{ $wounds }
table-trap-named = Ici, seul ce Mousquetaire peut se battre en duel : { $hero }.
table-gain =
    { $epic ->
        [0] { $pistoles ->
            [one] rapporte { $pistoles } pistole
           *[other] rapporte { $pistoles } pistoles
        }
        [one] { $pistoles ->
            [0] rapporte { $epic } jeton Épopée
            [one] rapporte { $pistoles } pistole et { $epic } jeton Épopée
           *[other] rapporte { $pistoles } pistoles et { $epic } jeton Épopée
        }
       *[other] { $pistoles ->
            [0] rapporte { $epic } jetons Épopée
            [one] rapporte { $pistoles } pistole et { $epic } jetons Épopée
           *[other] rapporte { $pistoles } pistoles et { $epic } jetons Épopée
        }
    }
table-siege-red =
    { $count ->
        [one] rouge
       *[other] rouges
    }
table-siege-blue =
    { $count ->
        [0] bleu
        [one] bleu
       *[other] bleus
    }
table-siege-against = contre
table-siege-slots = Cartes en renfort
table-siege-free = libre
table-quest-stage = Étape { $number } sur { $of }
table-quest-corridor =
    { $guard ->
        [-1] Couloir { $number } : { $left ->
            [one] { $left } jeton caché
           *[other] { $left } jetons cachés
        }.
       *[other] Couloir { $number } : un garde de { $guard } dés, puis { $left ->
            [0] plus personne
            [one] { $left } jeton caché
           *[other] { $left } jetons cachés
        }.
    }
table-quest-decoys =
    { $decoys ->
        [0] Jetons cachés : { $hidden }, sans leurre.
        [one] Jetons cachés : { $hidden }, dont { $decoys } leurre.
       *[other] Jetons cachés : { $hidden }, dont { $decoys } leurres.
    }
table-quest-passage = Passage secret : { $cost } Épopées.

## === decisions, sheets, hands, duel, Milady's side ===

## === notebook, end of the game, almanac ===

## Le carnet

table-note-where = Où est Milady ?
table-note-not-chosen = Elle n’a pas encore choisi sa destination.
table-note-not-attempt = on y a tenté un Défi ou un Duel sans la croiser
table-note-not-visit = on s’y est fait arrêter en son absence
table-note-kitty-only = À La Rochelle et chez elle, seule Kitty peut la démasquer.
table-note-unnoticed = Les tentatives d’Athos n’écartent aucun lieu : il passe inaperçu.
table-note-rounds = Milady, tour par tour
table-note-rounds-mine = Vos destinations, tour par tour
table-note-round = Tour { $round }
table-note-no-round = La partie n’a pas encore commencé.
table-note-unknown = Inconnue
table-note-still-hidden = Pas encore découverte.
table-note-how-attempt = Démasquée par un Défi ou un Duel : { $hero }.
table-note-how-visit = Démasquée par une visite : { $hero }.
table-note-how-kitty = Trahie par Kitty : { $hero }.
table-note-how-itself = Restée cachée jusqu’à la fin de la phase II.
table-note-treacheries = Ce que Milady peut tenir
table-note-treacheries-deck = Les Perfidies à venir
table-note-deck =
    { $count ->
        [0] La pioche est vide.
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
table-note-held =
    { $count ->
        [0] Aucune Perfidie en main, { $deck } dans la pioche.
        [one] { $count } Perfidie en main, { $deck } dans la pioche, mêlées :
       *[other] { $count } Perfidies en main, { $deck } dans la pioche, mêlées :
    }
table-note-held-all =
    { $count ->
        [0] La pioche est vide, sa main aussi.
        [one] La pioche est vide : elle tient exactement cette carte.
       *[other] La pioche est vide : elle tient exactement ces cartes.
    }
table-note-extras = Elle a gagné une Perfidie de plus pour le prochain tour.
table-note-gone = Défaussées :
table-note-paris = Les cartes Paris jamais vues
table-note-paris-none = Toutes ont été jouées.
table-note-paris-held =
    { $count ->
        [0] Milady n’en tient aucune : toutes sont dans sa réserve.
        [one] Milady tient l’une d’elles, les autres sont dans sa réserve.
       *[other] Milady en tient { $count }, les autres sont dans sa réserve.
    }
table-note-cards = La pioche Aventure
table-note-cards-unseen = Les cartes Aventure que vous ne voyez pas
table-note-cards-hidden = { $deck } dans la pioche, { $count } dans des mains cachées.
table-note-trials = Les Défis ouverts
table-note-trials-key = Ce qui manque à chacun, cartes et jetons Épopée non comptés ; souligné : il a de quoi payer.
table-note-no-trial = Aucun Défi ouvert.
table-note-raised = Embûche : +{ $count }
table-note-toll =
    { $count ->
        [one] Mendiants : { $count } pistole
       *[other] Mendiants : { $count } pistoles
    }
table-note-lacks =
    { $count ->
        [0] rien ne manque
       *[other] il manque { $count }
    }
table-note-can-pay = de quoi payer
table-note-owners = Ce que possèdent les Mousquetaires
table-note-health = Santé { $count }
table-note-out = hors de combat
table-note-hand =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-note-no-token = Ni Équipement ni Amélioration.

## La fin de la partie

table-reveal-quest = Les Ferrets sont au bal
table-reveal-time = Le temps est écoulé
table-reveal-queen = La Reine est déshonorée
table-reveal-rochelle = La Rochelle est perdue
table-reveal-constance = Constance est morte
table-reveal-wins-milady = Milady l’emporte
table-reveal-wins-musketeers = Les Mousquetaires l’emportent
table-reveal-clocks = Les menaces, à la fin
table-reveal-clock-time = Temps
table-reveal-clock-queen = La Reine
table-reveal-clock-rochelle = La Rochelle
table-reveal-clock-constance = Constance
table-reveal-square = Case { $square } ; la défaite est en { $cardinal }.
table-reveal-quest-stages = La quête des Ferrets
table-reveal-stage-done = accomplie
table-reveal-stage-now = en cours : { $met } sur { $of }
table-reveal-stage-ahead = pas atteinte
table-reveal-fallen = Adversaires vaincus
table-reveal-fallen-count =
    { $count ->
        [0] Aucun sur { $of }.
       *[other] { $count } sur { $of } :
    }
table-reveal-people = Les Mousquetaires
table-open-title = Cartes sur table
table-open-destination = Milady
table-open-nowhere = pas encore de destination
table-open-treacheries = Ses Perfidies
table-open-paris = Ses cartes Paris
table-open-none = aucune

## L’almanach

table-almanac-index = Sommaire de l’almanach
table-almanac-heroes = Mousquetaires
table-almanac-heroes-note = Quatre Compétences, une Santé, une capacité, et une Botte : quand l’assaut montre ces faces, elle inflige une blessure que rien ne pare.
table-almanac-arsenal = Arsenal
table-almanac-arsenal-note = { $count } jetons, achetés avec la bourse commune. Chacun n’en possède qu’un de chaque sorte.
table-almanac-equipment = Équipement : il s’échange
table-almanac-improvement = Améliorations : elles restent à qui les achète
table-almanac-adventure = Aventure
table-almanac-adventure-note = { $count } cartes.
table-almanac-kind-combat = Combats
table-almanac-kind-skill = Compétences
table-almanac-kind-character = Personnages
table-almanac-foes = Adversaires
table-almanac-foes-note = { $count } Adversaires. Leur Force est leur nombre de dés rouges ; vaincus, ils quittent la partie et rapportent ce qui est indiqué.
table-almanac-guards = Rochefort et le geôlier
table-almanac-louvre = Louvre
table-almanac-louvre-note = { $count } missions. La Force est celle des Adversaires que Milady peut y placer. Une mission encore là quand son jeton atteint la case { $cardinal } échoue.
table-almanac-paris = Paris
table-almanac-paris-note = { $count } cartes. Une carte encore là en fin de tour applique son effet.
table-almanac-traps = Embûches
table-almanac-traps-note = { $count } cartes, posées face visible sur les missions.
table-almanac-treacheries = Perfidies
table-almanac-treacheries-note = { $count } cartes.
table-almanac-quest = Quête
table-almanac-quest-note = Quatre étapes, l’une après l’autre. Après la dernière, les Mousquetaires gagnent.
table-almanac-quest-place = Quatre étapes, et la victoire au bout ; chacune a ses passages secrets.
table-almanac-places = Lieux
table-almanac-tracks = Pistes
table-almanac-tracks-note = Un jeton qui atteint la case du Cardinal donne la victoire à Milady.
table-almanac-red =
    { $count ->
        [0] aucun dé rouge
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    }
table-almanac-faces = { $count } × { $face }
table-almanac-or = ou
table-almanac-pistoles =
    { $count ->
        [one] { $count } pistole
       *[other] { $count } pistoles
    }
table-almanac-epic =
    { $count ->
        [one] { $count } jeton Épopée
       *[other] { $count } jetons Épopée
    }
table-almanac-wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
table-almanac-heals = +{ $count } par tour
table-almanac-no-botte = sans Botte
table-almanac-botte = Botte
table-almanac-botte-better = Botte améliorée
table-almanac-final = Rochefort
table-almanac-duel = Duel
table-almanac-bonus = Mission accomplie :
table-almanac-force =
    { $count ->
        [0] sans Adversaire
       *[other] Force { $count }
    }
table-almanac-traps-on =
    { $count ->
        [0] sans Embûche
        [one] { $count } Embûche
       *[other] { $count } Embûches
    }
table-almanac-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
table-almanac-health =
    { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
table-almanac-passage =
    { $count ->
        [one] passage secret : { $count } jeton Épopée
       *[other] passage secret : { $count } jetons Épopée
    }
table-almanac-inn = { $corridors } couloirs de { $count } jetons face cachée ; le premier qui est vidé ouvre la suite. Un leurre s’écarte sans combat.
table-almanac-decoy = leurre
table-almanac-time = Temps
table-almanac-time-note = Il avance d’une case par tour ; chaque case dit les dés rouges du siège. Défaite en { $cardinal }.
table-almanac-queen = La Reine
table-almanac-queen-note = Elle avance quand le jeton Louvre atteint les cases { $squares }, et par quelques cartes. Défaite en { $cardinal }.
table-almanac-rochelle = La Rochelle
table-almanac-rochelle-note = Le jeton bouge de la différence des Épées, avec { $slots } cartes de renfort au plus. Là où il s’arrête, une récompense attend peut-être le camp qui avance. Défaite en { $cardinal }.
table-almanac-reward-treachery =
    { $count ->
        [one] Milady : { $count } Perfidie
       *[other] Milady : { $count } Perfidies
    }
table-almanac-reward-pistoles =
    { $count ->
        [one] Mousquetaires : { $count } pistole
       *[other] Mousquetaires : { $count } pistoles
    }
table-almanac-reward-epic =
    { $count ->
        [one] Mousquetaires : { $count } jeton Épopée
       *[other] Mousquetaires : { $count } jetons Épopée
    }
table-almanac-constance = Constance
table-almanac-constance-note = Tant qu’elle est enlevée, chaque Épée rouge de fin de tour serre d’un cran. Défaite en { $cardinal }.
table-almanac-teams = Selon le nombre de Mousquetaires
table-almanac-team-actions = Actions par tour
table-almanac-team-cards = Cartes au départ
table-almanac-team-purse = Bourse
table-almanac-team-purse-auto = Bourse, Milady automatique
table-almanac-team-hand = Perfidies de Milady
table-almanac-team-time = Temps au départ
table-almanac-team-rochelle = La Rochelle au départ
