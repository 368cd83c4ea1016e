### Les Charlatans de Belcastel: Le Duel

## === SECTION C1: the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = Les Charlatans de Belcastel

## Les mots : ingrédients, jetons, pièces, leurs faces

word-white = claque-doigt
word-black = plomb d’alchimiste
word-orange = délicieuse citrouille
word-blue = œil de paon
word-red = sang de dragon
word-green = herbe de sorcière
word-pink = soie d’araignée
word-yellow = ambre
word-purple = morille du diable
word-white-1 = claque-doigt 1
word-white-2 = claque-doigt 2
word-white-3 = claque-doigt 3
word-black-1 = plomb 1
word-black-2 = plomb 2
word-black-3 = plomb 3
word-black-4 = plomb 4
word-black-6 = plomb 6
word-orange-1 = citrouille 1
word-orange-2 = citrouille 2
word-orange-4 = citrouille 4
word-blue-1 = œil de paon 1
word-blue-2 = œil de paon 2
word-blue-4 = œil de paon 4
word-red-1 = sang de dragon 1
word-red-2 = sang de dragon 2
word-red-4 = sang de dragon 4
word-green-1 = herbe de sorcière 1
word-green-2 = herbe de sorcière 2
word-green-4 = herbe de sorcière 4
word-pink-1 = soie d’araignée 1
word-pink-2 = soie d’araignée 2
word-pink-4 = soie d’araignée 4
word-yellow-1 = ambre 1
word-yellow-2 = ambre 2
word-yellow-4 = ambre 4
word-purple-1 = morille du diable 1
word-purple-2 = morille du diable 2
word-purple-4 = morille du diable 4
word-copper = pièce de cuivre
word-silver = pièce d’argent
word-gold = pièce d’or
word-mine_guard = mine couverte
word-gold_3 = 3 pépites
word-return_whites = reprendre les claque-doigts
word-stand_1 = stand avancé de 1
word-return_colour = reprendre une couleur
word-upgrade_or_patient = un plomb ou le patient
word-neck = dans le goulot
word-bottom = au fond

table-seat-blue = Bleu
table-seat-yellow = Jaune
table-set-I = Premiers remèdes
table-set-II = Bonnes affaires
table-set-III = Main sûre
table-set-IV = Coups bas
table-bonus-mine_guard = La pièce couvre la première case minée (8) pendant toute la manche : un claque-doigt qui s’y arrête exactement n’explose pas.
table-bonus-gold_3 = Prenez aussitôt 3 pépites.
table-bonus-return_whites = Une fois, pendant votre premier tour ou à sa fin : tous les claque-doigts de votre fiole retournent dans le sac.
table-bonus-stand_1 = Avancez aussitôt votre stand de 1 case.
table-bonus-return_colour = À la fin de votre premier tour, un jeton de couleur de votre fiole peut retourner dans le sac.
table-bonus-upgrade_or_patient = À la fin de votre premier tour, même après une explosion : augmentez un plomb du goulot, ou déplacez le patient de 2 pas vers votre stand.
table-roof-opp_upgrade = L’adversaire peut augmenter un plomb de sa fiole.
table-roof-self_white = Le soigneur met un claque-doigt 1 dans son sac.
table-roof-opp_chip = L’adversaire peut prendre un jeton de 1 ou de 2, qui va dans son sac.
table-roof-none = Fin de la partie.

## Les cartes à balance. table-card-N-name : en quelques mots. table-card-N : ce qu’elle fait.

table-card-1-name = Herbe de sorcière 2
table-card-1 = Prenez un jeton dans la réserve : herbe de sorcière 2. S’il n’y en a plus, prenez son prix en pépites.
table-card-2-name = Deux jetons de 1
table-card-2 = Prenez deux jetons de 1, de deux couleurs différentes (ni plomb ni claque-doigt).
table-card-3-name = Sauvetage
table-card-3 = À garder. Une fois, à votre tour : 1 claque-doigt du fond retourne dans le sac. Annule aussi une explosion.
table-card-4-name = Stand avancé de 2
table-card-4 = Avancez votre stand de 2 cases.
table-card-5-name = Un claque-doigt de moins
table-card-5 = Retirez du jeu, pour de bon, un de vos claque-doigts 1.
table-card-6-name = Un 4 pour vous, un 1 en face
table-card-6 = Prenez un jeton de 4 (pas de plomb) ; votre adversaire prend un jeton de 1 de la même couleur.
table-card-7-name = Œil de paon 4
table-card-7 = Prenez un jeton dans la réserve : œil de paon 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-8-name = Sang de dragon 2
table-card-8 = Prenez un jeton dans la réserve : sang de dragon 2. S’il n’y en a plus, prenez son prix en pépites.
table-card-9-name = Sang de dragon 4
table-card-9 = Prenez un jeton dans la réserve : sang de dragon 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-10-name = Herbe de sorcière 4
table-card-10 = Prenez un jeton dans la réserve : herbe de sorcière 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-11-name = Soie d’araignée 2
table-card-11 = Prenez un jeton dans la réserve : soie d’araignée 2. S’il n’y en a plus, prenez son prix en pépites.
table-card-12-name = Soie d’araignée 4
table-card-12 = Prenez un jeton dans la réserve : soie d’araignée 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-13-name = Ambre 2
table-card-13 = Prenez un jeton dans la réserve : ambre 2. S’il n’y en a plus, prenez son prix en pépites.
table-card-14-name = Ambre 4
table-card-14 = Prenez un jeton dans la réserve : ambre 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-15-name = Morille du diable 2
table-card-15 = Prenez un jeton dans la réserve : morille du diable 2. S’il n’y en a plus, prenez son prix en pépites.
table-card-16-name = Morille du diable 4
table-card-16 = Prenez un jeton dans la réserve : morille du diable 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-17-name = Citrouille 4
table-card-17 = Prenez un jeton dans la réserve : citrouille 4. S’il n’y en a plus, prenez son prix en pépites.
table-card-18-name = Trois couleurs reprises
table-card-18 = À garder. Une fois, à votre tour : jusqu’à 3 jetons de couleur du fond retournent dans le sac.
table-card-19-name = Achat doublé
table-card-19 = À garder. Une fois, quand vous achetez un jeton : prenez-en un second, identique, sans le payer.
table-card-20-name = Deux claque-doigts repris
table-card-20 = À garder. Une fois, à votre tour, avant toute explosion : jusqu’à 2 claque-doigts retournent dans le sac.
table-card-21-name = Œil de paon 2, et un 1
table-card-21 = Prenez un œil de paon 2 (ou son prix en pépites s’il n’y en a plus), et un jeton de 1 au choix (ni plomb ni claque-doigt).
table-card-22-name = Cadeau empoisonné
table-card-22 = Votre adversaire met un claque-doigt 1 de plus dans son sac.
table-card-last-name = Dernière manche
table-card-last = Toute la manche, à votre tour et autant de fois que vous voulez : payez 3 pépites, le patient fait 1 pas vers votre stand. Une explosion le pousse en plus de 7 pas vers l’adversaire.

## Les livres. table-page-X : la page, « 1/2/3 » pour un jeton de 1, de 2, de 4. table-page-X-short : en quelques mots.

table-fixed-white = Ne s’achète pas. Il avance sur la piste blanche du fond d’autant de cases que sa valeur ; sur une case minée, la fiole explose.
table-fixed-black = Ne s’achète pas. Posé dans le goulot, il rapporte autant de pépites que sa valeur.
table-fixed-orange = Pas d’action : rien que des pas.
table-page-blue_1 = Piochez 1/2/3 jetons. Vous pouvez en poser un ; les autres retournent dans le sac.
table-page-blue_1-short = piocher 1/2/3, en poser un
table-page-blue_2 = Piochez 2/3/4 jetons : prenez autant de pépites que la plus haute valeur de couleur parmi eux, au plus 2/3/4. Tous retournent dans le sac.
table-page-blue_2-short = piocher 2/3/4, or du plus haut
table-page-blue_3 = Piochez 1/2/3 jetons : les claque-doigts restent de côté jusqu’à la fin de la manche, les autres retournent dans le sac.
table-page-blue_3-short = piocher 1/2/3, écarter les blancs
table-page-blue_4 = Piochez 2/3/4 jetons dans le sac adverse : vous pouvez mettre un jeton de couleur de côté jusqu’à la fin de la manche, les autres y retournent. Potion adverse terminée : 1 pépite à la place.
table-page-blue_4-short = fouiller le sac adverse (2/3/4)
table-page-red_1 = +1 pas ce tour-ci si votre fiole contient 1 ou 2 citrouilles, +2 pas si elle en contient 3 ou plus.
table-page-red_1-short = +1 ou +2 pas par citrouilles
table-page-red_2 = Vous pouvez payer jusqu’à 1/2/3 pépites : +1 pas ce tour-ci pour chacune.
table-page-red_2-short = payer 1/2/3 or pour des pas
table-page-red_3 = Si votre dernier claque-doigt est sur la case 5 ou plus loin : +3/+4/+5 pas ce tour-ci.
table-page-red_3-short = blanc en 5 ou plus : +3/+4/+5
table-page-red_4 = Si le patient est dans la moitié adverse : +2/+3/+4 pas ce tour-ci.
table-page-red_4-short = patient en face : +2/+3/+4 pas
table-page-green_1 = Phase 3 : prenez 1/2/3 pépites pour chaque herbe de votre fiole.
table-page-green_1-short = phase 3 : 1/2/3 or chacune
table-page-green_2 = Phase 3 : pour chaque herbe de votre fiole, vous pouvez augmenter une citrouille de votre fiole, au prix de 1/0/0 pépite.
table-page-green_2-short = phase 3 : citrouille augmentée
table-page-green_3 = Première dans le goulot : 1/2/3 pépites. Deuxième : +1/+2/+3 pas ce tour-ci. Troisième : augmentez 1 plomb de votre fiole.
table-page-green_3-short = or, pas ou plomb selon le rang
table-page-green_4 = Phase 3 : le total de vos herbes fait 1, 2 ou 3, 4 ou plus : exigez 1/2/3 pépites de l’adversaire. S’il ne paie pas tout, votre stand avance de 1 case.
table-page-green_4-short = phase 3 : chantage de 1/2/3 or
table-page-pink_1 = Si le jeton posé juste avant est un claque-doigt de valeur 2/3/3 au plus, il peut retourner dans le sac.
table-page-pink_1-short = reprendre le blanc juste avant
table-page-pink_2 = La valeur de votre dernier claque-doigt compte 1/1/2 fois de plus ce tour-ci.
table-page-pink_2-short = dernier blanc, 1/1/2 fois de plus
table-page-pink_3 = Le prochain claque-doigt de valeur 1/2/3 au plus que vous piochez ce tour-ci est mis de côté au lieu d’être posé.
table-page-pink_3-short = écarter le prochain blanc 1/2/3
table-page-pink_4 = Le prochain claque-doigt que l’adversaire pose dans cette manche va 1 case plus loin. Potion adverse terminée : 1 pépite à la place.
table-page-pink_4-short = blanc adverse 1 case plus loin
table-page-yellow_1 = Le patient fait aussitôt 1/2/3 pas vers votre stand.
table-page-yellow_1-short = patient : 1/2/3 pas aussitôt
table-page-yellow_2 = Si le patient est dans la moitié adverse : 2/3/4 pépites, sinon 1.
table-page-yellow_2-short = patient en face : 2/3/4 or
table-page-yellow_3 = Posez-le dans le goulot, ou bien au fond : là, il ne prend pas de place et compte sa valeur plus 1/1/2 pas ce tour-ci.
table-page-yellow_3-short = au fond : valeur + 1/1/2 pas
table-page-yellow_4 = Le prochain déplacement de l’adversaire en fin de tour, dans cette manche, est plus court de 1/2/3 pas. Potion adverse terminée : 1 pépite à la place.
table-page-yellow_4-short = rival freiné de 1/2/3 pas
table-page-purple_1 = Phase 3 : 1 morille dans votre fiole, 1 pépite ; 2 morilles, augmentez 1 plomb ; 3 ou plus, augmentez 1 plomb et avancez votre stand de 1 case.
table-page-purple_1-short = phase 3 : or, plomb, stand
table-page-purple_2 = Phase 3 : qui a le plus de morilles augmente 1 plomb, ou 2 avec 2 morilles d’avance au moins ; l’autre, s’il en a, prend 1 pépite. Autant chacun, et au moins une : 1 pépite pour chacun.
table-page-purple_2-short = phase 3 : plomb à la majorité
table-page-purple_3 = Si la potion adverse est terminée : +2/+3/+4 pas ce tour-ci, sinon 1 pépite.
table-page-purple_3-short = rival arrêté : +2/+3/+4 pas
table-page-purple_4 = Au choix : 1 pépite pour vous, ou +2/+3/+4 pas ce tour-ci et 1 pépite pour l’adversaire.
table-page-purple_4-short = 1 or, ou +2/+3/+4 et 1 or offert

## === SECTION C2: settled questions ===

## === SECTION A1: market square, flasks, bags, brewing ===

## === SECTION A2: coins, books, scale, shop, choices of chips ===

## === SECTION B: notebook, end of the game, almanac ===
