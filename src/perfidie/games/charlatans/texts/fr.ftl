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

## Questions tranchées. ruling-X : la question ; ruling-X-rulebook, -reading ou -decision : la réponse, et d’où elle vient.

ruling-01 = Comment quinze livres suffisent-ils à six couleurs et quatre séries ?
ruling-01-reading = Trois livres ne changent jamais ; les douze autres ont deux pages chacun. Cela fait 24 pages, une par couleur et par série.
ruling-02 = Quelle série pour une première partie ?
ruling-02-decision = La série I. Le symbole du livret n’est pas dans notre texte ; c’est le plus petit chiffre. L’option « { option-books } » en prend une autre.
ruling-03 = Combien y a-t-il de jetons de chaque sorte ?
ruling-03-rulebook = Autant que dans le tableau du livret : 170 en tout.
ruling-04 = Que contient un sac au début ?
ruling-04-decision = Quatre claque-doigts de 1, deux de 2, un de 3, trois plombs de 1, une citrouille de 1 et un œil de paon de 1. La boîte contient juste deux fois ces claque-doigts de 2 et de 3 et ces plombs.
ruling-05 = Y a-t-il une case au milieu du chemin ?
ruling-05-reading = Non : les deux cases 1 se touchent. Le patient est donc toujours d’un côté ou de l’autre.
ruling-06 = Après une explosion, le patient se déplace « en partant de ton stand » : dans quel sens ?
ruling-06-reading = Vers le stand adverse, que le patient peut alors atteindre, dit le livret.
ruling-07 = Et si personne n’est sur le chemin ?
ruling-07-reading = Un nouveau patient sort du parc ; son premier pas le mène sur la case 1 du côté adverse.
ruling-08 = Et s’il reste des pas une fois le stand adverse atteint ?
ruling-08-rulebook = Un nouveau patient les fait, toujours du côté adverse.
ruling-09 = Qui reçoit alors le bonus du toit ?
ruling-09-rulebook = Tout se passe comme si l’adversaire avait soigné ce patient lui-même : ce qui revient à son rival vous revient.
ruling-10 = Une explosion avec 0 ou 1 pépite ?
ruling-10-rulebook = La moitié, arrondie vers le bas, fait 0 : on ne perd rien et l’on n’a rien à choisir.
ruling-11 = La moitié de quelles pépites ?
ruling-11-reading = De toutes celles que l’on a à ce moment, même gardées de la manche précédente.
ruling-12 = Le patient bouge-t-il à la fin d’un tour sans nouveau jeton ?
ruling-12-rulebook = Non. Un jeton posé puis repris dans le même tour a bien été posé ; ce second point est de nous.
ruling-13 = Un claque-doigt seul suffit-il pour faire bouger le patient ?
ruling-13-rulebook = Oui : d’autant de pas que sa valeur, plus le goulot.
ruling-14 = Quel est le dernier claque-doigt quand certains sont retournés dans le sac ?
ruling-14-decision = Le plus avancé de ceux qui restent. S’il n’en reste aucun, il compte 0.
ruling-15 = Et où se pose le suivant ?
ruling-15-rulebook = On compte à partir du plus avancé de ceux qui restent.
ruling-16 = Peut-on terminer sa potion avant le premier jeton ?
ruling-16-rulebook = Oui ; le patient ne bouge pas.
ruling-17 = Que faire si le sac est vide et que le goulot n’est pas plein ?
ruling-17-decision = On ne peut que terminer sa potion ; le patient bouge comme d’habitude.
ruling-18 = Qui fait l’offre ?
ruling-18-reading = La première personne à avoir terminé sa potion. L’autre choisit un plateau de la balance.
ruling-19 = À égalité et sans patient, qui a « remis la dernière carte » ?
ruling-19-reading = La dernière personne à s’être défait d’une carte à balance, résolue ou gardée puis utilisée. S’il n’y en a pas encore, est menée celle qui n’a pas commencé la manche précédente.
ruling-20 = Une offre peut-elle être vide, ou de cinq marqueurs ?
ruling-20-decision = Oui : de zéro à cinq marqueurs, chacun sur la face voulue.
ruling-21 = Et si aucun plomb ne peut être augmenté ?
ruling-21-decision = On prend 1 pépite à la place. Qui pourrait augmenter et y renonce ne reçoit rien.
ruling-22 = La valeur suivante est épuisée : peut-on la sauter ?
ruling-22-reading = Non, ce jeton ne peut pas être augmenté.
ruling-23 = Un plomb augmenté dans le goulot compte-t-il ce tour-ci, et rapporte-t-il des pépites ?
ruling-23-decision = Il compte si c’est fait avant que le patient bouge. Il ne rapporte rien : les pépites récompensent la pose.
ruling-24 = Dans quel ordre le premier tour se termine-t-il ?
ruling-24-decision = Le patient bouge et les soins se font, puis vient la pièce, puis on vide le goulot.
ruling-25 = Quelles pièces servent encore après une explosion ?
ruling-25-reading = Seulement celle qui déplace le patient de 2 cases ; le goulot étant vide, elle n’augmente plus de plomb.
ruling-26 = Si la pièce rend les claque-doigts à la fin du tour, le dernier a-t-il compté ?
ruling-26-rulebook = Oui, le patient bouge d’abord.
ruling-27 = Que protège la pièce posée sur la mine ?
ruling-27-rulebook = La première case minée, elle seule. Un claque-doigt peut y rester ; le suivant explose.
ruling-28 = Et au-delà de la dernière case minée ?
ruling-28-decision = La fiole explose aussi.
ruling-29 = Peut-on refuser les deux bonus de la case bonus ?
ruling-29-reading = Non, on en choisit un. Si aucun plomb ne peut être augmenté, ce choix donne 1 pépite.
ruling-30 = La case bonus sert-elle encore si l’on y revient dans la même potion ?
ruling-30-decision = Oui, chaque fois qu’un claque-doigt s’y pose.
ruling-31 = Le stand avance jusqu’au patient, ou au-delà ?
ruling-31-decision = Le patient est soigné tout de suite.
ruling-32 = Jusqu’où va un stand ?
ruling-32-decision = De la case 4 à la case 18. Le surplus est perdu.
ruling-33 = Le stand recule : et le patient qui s’y trouve ?
ruling-33-rulebook = Il recule avec lui. Le suivant part du parc.
ruling-34 = Et si plusieurs patients sont sur le stand ?
ruling-34-rulebook = Ils entrent un par un dans la maison de la guilde, chacun avec son bonus.
ruling-35 = Le parc peut-il se vider ?
ruling-35-rulebook = Jamais trop tôt : cinq et cinq soignés et un sur le chemin font onze, et le soin suivant termine la partie.
ruling-36 = Le jeton de 1 ou de 2 donné par le toit peut-il être un plomb, ou un claque-doigt ?
ruling-36-reading = Un plomb, oui : ailleurs le livret l’exclut en toutes lettres. Un claque-doigt, non : ce n’est pas un cadeau.
ruling-37 = Le toit permet d’augmenter un plomb à qui a une fiole vide ?
ruling-37-decision = Cela donne 1 pépite (question 21).
ruling-38 = Et quand ce n’est pas son tour ?
ruling-38-rulebook = On décide tout de suite, au milieu du tour de l’autre.
ruling-39 = Les effets de la phase 3 valent-ils pour une fiole qui a explosé ?
ruling-39-decision = Oui. Rien dans l’explosion ne les supprime.
ruling-40 = Dans quel ordre se font les effets ?
ruling-40-decision = Couleur par couleur : œil de paon, sang de dragon, herbe de sorcière, soie d’araignée, ambre, morille du diable ; pour chacune, d’abord qui a terminé en premier.
ruling-41 = Les jetons restés dans le goulot comptent-ils dans la phase 3 ?
ruling-41-rulebook = Oui, goulot et fond.
ruling-42 = Un œil de paon remplit le goulot : que fait-il ?
ruling-42-decision = Celui de la série I, rien : il n’y a plus de place. Les autres ne posent rien et agissent.
ruling-43 = Et un jeton posé grâce à l’œil de paon I ?
ruling-43-decision = Il se pose comme un autre, avec son action, et peut faire exploser la fiole.
ruling-44 = Soie d’araignée I : le jeton posé juste avant peut-il dater du tour précédent ?
ruling-44-decision = Oui, s’il s’agit de la même potion et qu’aucun claque-doigt n’est retourné dans le sac entre-temps.
ruling-45 = Un claque-doigt mis de côté compte-t-il comme un nouveau jeton ?
ruling-45-decision = Non, il n’est pas dans la fiole.
ruling-46 = La carte 3 avant une explosion : quel claque-doigt ?
ruling-46-rulebook = N’importe lequel de la fiole.
ruling-47 = Et la carte 3 après une explosion ?
ruling-47-reading = Le claque-doigt qui a fait exploser la fiole retourne dans le sac, le goulot reste comme il est et le tour continue.
ruling-48 = La carte 18 : trois jetons, ni plus ni moins ?
ruling-48-reading = D’un à trois, et seulement du fond.
ruling-49 = La carte 5 : d’où vient le claque-doigt, où va-t-il ?
ruling-49-reading = Du sac ; à défaut de la fiole ; à défaut de ce qui est de côté. Il sort de la partie.
ruling-50 = Un jeton promis par une carte est épuisé ?
ruling-50-rulebook = On reçoit le prix du jeton montré. Pour des jetons à choisir, on prend ce qui reste ; sans jeton de 4, la carte 6 ne donne rien à personne, et sans claque-doigt de 1 la carte 22 ne fait rien. Seul le prix est imprimé.
ruling-51 = La carte 19 sert-elle dans la manche où on la gagne ?
ruling-51-decision = Oui, dès les achats de cette manche.
ruling-52 = Les pépites peuvent-elles manquer ?
ruling-52-decision = Non, c’est de la monnaie : il y en a toujours.
ruling-53 = Combien de pépites garde-t-on ?
ruling-53-rulebook = Une au plus, comptée après ses propres achats.
ruling-54 = La dernière manche a-t-elle des échanges et des achats ?
ruling-54-decision = Non. La pioche montre la dernière carte, et ce qu’on achèterait ne servirait plus.
ruling-55 = Dernière manche : peut-on payer un pas sans avoir pioché ?
ruling-55-rulebook = Oui, à tout moment de son tour.
ruling-56 = Dernière manche : et après une explosion ?
ruling-56-rulebook = Non, le tour est fini.
ruling-57 = Dernière manche : dans quel ordre se paie une explosion ?
ruling-57-decision = D’abord la perte habituelle, puis les 7 pas vers l’adversaire.
ruling-58 = Et si les deux fioles explosent ?
ruling-58-rulebook = L’ordre compte encore : la première fait l’offre et achète d’abord.
ruling-59 = Quel bonus de pièce vient en premier ?
ruling-59-decision = Celui de la personne qui a choisi.
ruling-60 = L’épreuve de force : et si les deux atteignent 10 au même jeton, ou si un sac est vide ?
ruling-60-rulebook = Le plus grand total gagne ; à égalité, on continue jusqu’à ce que les totaux diffèrent. Un sac vide ne tire rien. Les deux vides et toujours à égalité : victoire partagée. Seule la course jusqu’à 10 est imprimée.
ruling-61 = Qu’est-ce qu’un jeton de couleur ?
ruling-61-rulebook = Tout jeton qui n’est pas blanc : plombs et citrouilles aussi.
ruling-62 = Combien de patients faut-il pour gagner ?
ruling-62-rulebook = Six. Avec l’option « { option-short } », quatre.
ruling-63 = Qui encaisse en premier à la fin de l’échange ?
ruling-63-decision = La personne qui a choisi le plateau.
ruling-64 = Peut-on refuser le jeton du toit ?
ruling-64-rulebook = Oui.
ruling-65 = La pièce peut-elle déplacer le patient après un tour sans nouveau jeton ?
ruling-65-reading = Oui : la remarque du livret vise le déplacement par la potion, et cette pièce sert même après une explosion.
ruling-66 = Œil de paon, soie d’araignée ou ambre IV quand l’adversaire a terminé sa potion ?
ruling-66-decision = On prend 1 pépite à la place.
ruling-67 = Une toile mène-t-elle à la case bonus, ou sous la pièce qui couvre la mine ?
ruling-67-decision = Oui : seule compte la case où le claque-doigt se pose enfin.
ruling-68 = De l’ambre attend quelqu’un dont la fiole explose, ou qui s’arrête sans nouveau jeton ?
ruling-68-decision = Il n’y a rien à raccourcir. L’ambre disparaît au plus tard à la fin de la manche.
ruling-69 = Le déplacement tombe à 0 pas et personne n’est sur le chemin ?
ruling-69-decision = Personne ne sort du parc.
ruling-70 = Herbe de sorcière IV chez les deux ?
ruling-70-decision = Deux demandes, d’abord celle de qui a terminé en premier. Les pépites reçues peuvent payer la seconde.

## === SECTION A1: market square, flasks, bags, brewing ===

table-round = Manche { $number } sur { $of }
table-turn = tour { $number }
table-phase-coins = Pièces
table-phase-coins-now = Lancer de pièces
table-phase-brewing = Potion
table-phase-brewing-now = Préparer la potion
table-phase-effects = Effets
table-phase-effects-now = Effets
table-phase-trading = Échange
table-phase-trading-now = La balance
table-phase-buying = Achats
table-phase-buying-now = Achats
table-square = La place du marché
table-flask = La fiole de { $name }

table-gold =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
table-cured =
    { $count ->
        [one] { $count } patient soigné sur { $of }
       *[other] { $count } patients soignés sur { $of }
    }
table-bag =
    { $count ->
        [0] sac vide
        [one] { $count } jeton au sac
       *[other] { $count } jetons au sac
    }
table-bag-mine =
    { $count ->
        [one] Dans votre sac, { $count } jeton :
       *[other] Dans votre sac, { $count } jetons :
    }
table-bag-theirs =
    { $count ->
        [one] Dans ce sac, { $count } jeton :
       *[other] Dans ce sac, { $count } jetons :
    }
table-potion-finished = potion terminée
table-potion-exploded = explosion !

## La place du marché
table-roof =
    { $count ->
        [one] { $name } : { $count } soigné sur { $of }
       *[other] { $name } : { $count } soignés sur { $of }
    }
table-roof-full = patient soigné
table-patient-at = Le patient est sur la case { $space } du côté de { $name }.
table-patient-none = Aucun patient n’est en chemin.
table-stand-at =
    { $steps ->
        [one] Le stand de { $name } est sur la case { $space }, à { $steps } pas.
       *[other] Le stand de { $name } est sur la case { $space }, à { $steps } pas.
    }
table-park =
    { $count ->
        [0] Le parc est vide.
        [one] { $count } patient attend dans le parc.
       *[other] { $count } patients attendent dans le parc.
    }
table-steps-to = { $count } pas

## La fiole
table-neck = Goulot, du bas vers le haut
table-bottom = Fond de la fiole
table-track = Piste des blancs
table-free = place libre
table-white-on = { $chip } sur la case { $space }
table-mine = { $space }, minée
table-mine-guarded = { $space }, minée mais couverte par la pièce
table-bonus-space = { $space }, case bonus
table-steps-word = pas
table-steps-how = Goulot { $neck }, dernier blanc { $white }, pas en plus { $extra }, ambre { $amber }.
table-signs = À côté de la fiole
table-shown = Sur la table :
## Piocher ou terminer
table-risk = explosion : { $bad } sur { $chips }
table-risk-none = aucun risque
table-risk-gauge =
    { $bad ->
        [one] Risque d’explosion au prochain jeton : { $bad } jeton sur { $chips }
       *[other] Risque d’explosion au prochain jeton : { $bad } jetons sur { $chips }
    }
table-draw = Piocher
table-stop = Terminer
table-end-turn = Fin du tour
table-lands-still = sans bouger
table-lands-wins = { $steps } pas : partie gagnée !
table-lands-cured =
    { $count ->
        [one] { $steps } pas, patient soigné
       *[other] { $steps } pas, { $count } patients soignés
    }
table-lands-mine = { $steps } pas, votre case { $space }
table-lands-theirs = { $steps } pas, case { $space } chez { $name }
table-lands-rival-cured =
    { $count ->
        [one] { $name } soigne un patient
       *[other] { $name } soigne { $count } patients
    }
table-lands-rival-wins = { $name } gagne la partie

## Ce qui se fait à côté
table-pay-step =
    { $count ->
        [one] Payer { $count } pépite
       *[other] Payer { $count } pépites
    }
table-by-coin = votre pièce
table-by-card = votre carte
table-coin-whites = Remettre tous les blancs au sac
table-coin-patient = Attirer le patient
table-coin-return = { $chip } au sac
table-upgrade-to = { $chip }
table-bonus-stand = Avancer le stand
table-bonus-stand-to = case { $space }
table-bonus-stand-meets = patient soigné
table-bonus-stand-stays = déjà au plus près
table-bonus-improve = Augmenter un plomb
table-bonus-improve-next = à choisir ensuite
table-bonus-improve-none =
    { $count ->
        [one] aucun : { $count } pépite
       *[other] aucun : { $count } pépites
    }
table-save = Sauver la potion
table-save-by = { $chip } au sac
table-accept = Laisser exploser
table-accept-cost =
    { $count ->
        [one] { $count } pépite ou { $count } pas
       *[other] { $count } pépites ou { $count } pas
    }
table-accept-free = rien à payer
table-lose-gold =
    { $count ->
        [one] Perdre { $count } pépite
       *[other] Perdre { $count } pépites
    }
table-gold-left =
    { $count ->
        [0] plus une seule
       *[other] il en reste { $count }
    }
table-give-steps = Céder { $count } pas
table-blast = Puis, dernière manche oblige, { $count } pas de plus vers { $name }.
table-undo-white = Le reprendre
table-undo-white-note = case { $space } libérée
table-keep-white = Le laisser
table-keep-white-note = il compte à la fin du tour
table-take-back = { $chip } au sac
table-of-space = case { $space }
table-enough = C’est assez
table-to-neck = Au goulot
table-to-neck-note =
    { $count ->
        [0] compte { $value }, goulot plein
        [one] compte { $value }, reste { $count } place
       *[other] compte { $value }, restent { $count } places
    }
table-to-bottom = Au fond
table-to-bottom-note = { $count } pas, sans prendre de place
table-deal-gold =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
table-deal-gold-note = rien pour { $name }
table-deal-steps = { $count } pas
table-deal-steps-note =
    { $count ->
        [one] { $count } pépite pour { $name }
       *[other] { $count } pépites pour { $name }
    }
table-pay-nothing = Ne rien payer
table-pay-gold =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
table-pay-total = { $count } pas en tout

## Ce qui est posé à côté de la fiole
table-sign-coin = Pièce : { $bonus }
table-sign-card = Carte gardée : { $card }
table-sign-shield = Bouclier : le prochain blanc de { $value } au plus sera mis de côté
table-sign-web =
    { $count ->
        [one] Toile : le prochain blanc va { $count } case plus loin
       *[other] Toile : le prochain blanc va { $count } cases plus loin
    }
table-sign-amber = Ambre : { $count } pas de moins à la fin du prochain tour
table-sign-aside = De côté jusqu’à la fin de la manche : { $chip }
table-sign-bought = Au sac à la fin de la manche : { $chip }

## === SECTION A2: coins, books, scale, shop, choices of chips ===

table-fountain = La fontaine
table-coin-sides = { $one }, ou { $other }
table-coin-waiting = { $name }, en réserve
table-coin-used = { $name }, utilisée
table-coin-done = { $name }, déjà touchée
table-coin-other = { $name } aura l’autre : { $bonus }
table-books = Les livres
table-books-help = prix, réserve et action de chaque ingrédient
table-set = Recueil : { $set }
table-shelf-key = Trois chiffres : pour un jeton de 1, de 2, de 4.
table-shelf-orange = des pas, rien d’autre
table-shelf-black = au goulot : autant d’or que sa valeur
table-shelf-white = mèche courte : gare aux cases minées
table-price = prix
table-left = reste
table-scale = La balance
table-offer =
    { $upgrades ->
        [0] { $gold ->
            [0] rien du tout
            [one] { $gold } pépite
           *[other] { $gold } pépites
        }
        [one] { $gold ->
            [0] { $upgrades } plomb augmenté
            [one] { $upgrades } plomb augmenté, { $gold } pépite
           *[other] { $upgrades } plomb augmenté, { $gold } pépites
        }
       *[other] { $gold ->
            [0] { $upgrades } plombs augmentés
            [one] { $upgrades } plombs augmentés, { $gold } pépite
           *[other] { $upgrades } plombs augmentés, { $gold } pépites
        }
    }
table-offer-due = L’offre de { $name } ira ici.
table-offer-empty = Plateau de l’offre : en phase 4, qui a fini le premier y pose jusqu’à cinq marqueurs.
table-offer-next = La carte de la prochaine manche est déjà visible.
table-pan-to = pour { $name }
table-pile =
    { $count ->
        [0] Plus aucune carte dessous, sauf celle de la dernière manche.
        [one] Encore { $count } carte dessous, puis celle de la dernière manche.
       *[other] Encore { $count } cartes dessous, puis celle de la dernière manche.
    }
table-kept = Cartes gardées par { $name }
table-shop-purse =
    { $gold ->
        [one] pépite. On n’en garde que { $keep } pour la manche suivante.
       *[other] pépites. On n’en garde que { $keep } pour la manche suivante.
    }
table-shop-basket = Jetons gagnés cette manche :
table-shop-double = « { $card } » : ×2 en prend deux pour le prix d’un, une seule fois.
table-shop-end = J’ai fini
table-shop-lost =
    { $count ->
        [one] { $count } pépite sera perdue
       *[other] { $count } pépites seront perdues
    }
table-shop-saved =
    { $count ->
        [0] plus une pépite en poche
        [one] { $count } pépite gardée
       *[other] { $count } pépites gardées
    }
table-shop-costs =
    { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }
table-shop-stock =
    { $count ->
        [0] épuisé
       *[other] il en reste { $count }
    }
table-shop-spent = acheté
table-shop-gone = épuisé
table-shop-two = { $chip } : deux pour { $gold } pépites
table-upgrade-into = { $chip } devient { $better }
table-upgrade-none = Laisser tel quel
table-upgrade-price =
    { $gold ->
        [one] Cette herbe demande { $gold } pépite.
       *[other] Cette herbe demande { $gold } pépites.
    }
table-upgrade-more =
    { $count ->
        [one] Et encore { $count } après celui-ci.
       *[other] Et encore { $count } après celui-ci.
    }
table-take-roof = Le jeton va tout de suite dans votre sac.
table-take-another = Un second suivra, d’une autre couleur.
table-take-four = { $name } reçoit un jeton de 1 de la même couleur.
table-take-none = Ne rien prendre
table-shown-space = case { $space } de la piste
table-shown-explodes = case { $space } : explosion !
table-shown-caught = mis de côté par la soie
table-shown-place = à poser dans la fiole
table-shown-aside = à écarter pour la manche
table-shown-rest = retourne dans le sac
table-place-none = Ne rien poser, tout remettre au sac
table-set-none = Tout rendre au sac de { $name }
table-favour-gold = { $count } pépites
table-favour-stand = Stand avancé de { $count }
table-favour-upgrade = { $count } plombs augmentés
table-blackmail-pay =
    { $count ->
        [one] Payer { $count } pépite
       *[other] Payer { $count } pépites
    }
table-blackmail-left =
    { $count ->
        [0] il ne vous reste rien
        [one] il vous reste { $count } pépite
       *[other] il vous reste { $count } pépites
    }
table-blackmail-refuse = Refuser
table-blackmail-stand = le stand de { $name } vient en case { $space }
table-blackmail-cures = le stand de { $name } rejoint le patient : soigné
table-offer-upgrade = plombs augmentés
table-offer-gold = pépites
table-offer-leads = Plombs à augmenter dans les fioles : { $mine } chez vous, { $other } chez { $name }. Sans plomb, une pépite à la place.
table-offer-excess = Il n’y a que { $count } marqueurs : retirez-en.
table-offer-hint = Offre conseillée
table-offer-lay = Poser cette offre
table-offer-then = { $name } choisira entre elle et la carte
table-pan-leads =
    { $count ->
        [0] sans plomb à augmenter : une pépite pour chacun
        [one] votre fiole contient { $count } plomb à augmenter
       *[other] votre fiole contient { $count } plombs à augmenter
    }
table-pan-card-then = { $name } reçoit l’offre
table-pan-offer-then = { $name } reçoit la carte : { $card }

## === SECTION B: notebook, end of the game, almanac ===

## Le carnet

table-note-bags = Les sacs, en comptant
table-note-bag = Sac
table-note-bag-hidden = À compter de mémoire.
table-note-out = Hors du sac
table-note-in-flask = Fiole
table-note-aside = De côté
table-note-bought = Pour la manche suivante
table-note-chips =
    { $count ->
        [0] vide
        [one] 1 jeton
       *[other] { $count } jetons
    }
table-note-many = { $chip }, { $count } fois
table-note-removed =
    { $count ->
        [one] 1 claque-doigt 1 est sorti du jeu.
       *[other] { $count } claque-doigts 1 sont sortis du jeu.
    }
table-note-behind = Qui est mené ?
table-note-behind-is = Si une manche commençait maintenant, { $name } serait mené.
table-note-behind-patients = Moins de patients soignés ({ $fewer } contre { $more }).
table-note-behind-half = Autant de patients soignés ; celui qui attend est dans l’autre moitié.
table-note-behind-card = À égalité, aucun patient en route : c’est qui a défaussé la dernière carte.
table-note-behind-starter = À égalité, aucun patient en route, aucune carte défaussée : c’est qui n’a pas commencé.
table-note-behind-why = Le joueur mené commence la manche et choisit sa pièce.
table-note-behind-last = C’est la dernière manche : cela ne compte plus.
table-note-rounds = Les manches
table-note-round = Manche { $round }
table-note-began = a commencé
table-note-finished-order = Potions terminées
table-note-first = d’abord
table-note-then = puis
table-note-exploded = explosée
table-note-no-potion = aucune encore
table-note-card = Carte
table-note-taken-by = prise par { $name }
table-note-on-scale = sur la balance
table-note-held = encore en main
table-note-used = déjà utilisée
table-note-offer = Offre
table-note-offer-is =
    { $upgrades ->
        [0] { $gold ->
            [0] rien
            [one] 1 pépite
           *[other] { $gold } pépites
        }
        [one] { $gold ->
            [0] 1 plomb augmenté
            [one] 1 plomb augmenté et 1 pépite
           *[other] 1 plomb augmenté et { $gold } pépites
        }
       *[other] { $gold ->
            [0] { $upgrades } plombs augmentés
            [one] { $upgrades } plombs augmentés et 1 pépite
           *[other] { $upgrades } plombs augmentés et { $gold } pépites
        }
    }
table-note-offered = posée par { $name }, reçue par { $other-name }
table-note-offered-open = posée par { $name }
table-note-gained = Jetons gagnés ou achetés
table-note-gained-in = Manche { $round }
table-note-none = rien encore
table-note-to-come =
    { $count ->
        [0] Plus aucune carte sous celle-ci, sauf celle de la dernière manche.
        [one] Encore 1 carte sous celle-ci, puis celle de la dernière manche.
       *[other] Encore { $count } cartes sous celle-ci, puis celle de la dernière manche.
    }
table-note-known-cards = On sait déjà lesquelles :

## La fin de la partie

table-reveal-charlatans-goal = La rangée est pleine
table-reveal-charlatans-patients = Plus de patients soignés
table-reveal-charlatans-active-patient = Le dernier patient a penché
table-reveal-charlatans-bag-race = L’épreuve des sacs
table-reveal-charlatans-shared = Rien ne les départage
table-reveal-guild = La maison de la guilde
table-reveal-row =
    { $count ->
        [0] Aucun patient soigné, sur { $goal }
        [one] 1 patient soigné sur { $goal }
       *[other] { $count } patients soignés sur { $goal }
    }
table-reveal-won = gagne
table-reveal-stand = stand en { $space }
table-reveal-patient = Le patient est resté dans la moitié de { $name }, case { $space }.
table-reveal-mayor = La maire est restée dans la moitié de { $name }, case { $space }.
table-reveal-no-patient = Aucun patient n’était en route.
table-reveal-race = L’épreuve des sacs
table-reveal-race-to = Le premier à { $target } points, jeton contre jeton.
table-reveal-rounds = Manche par manche
table-reveal-chips = Les jetons, à la fin
table-reveal-chips-of =
    { $count ->
        [one] 1 jeton
       *[other] { $count } jetons
    }
table-reveal-value = valeur { $value }
table-reveal-standing =
    { $count ->
        [one] patient
       *[other] patients
    }
table-reveal-gold =
    { $gold ->
        [0] sans or
        [one] 1 pépite
       *[other] { $gold } pépites
    }

## L’almanach

table-almanac-index = Dans l’almanach
table-almanac-chips = Les ingrédients
table-almanac-chips-note = { $count } jetons dans la boîte. Le petit chiffre est le nombre de jetons de cette valeur.
table-almanac-start = Le sac de départ
table-almanac-start-note = Le même pour les deux : { $count } jetons.
table-almanac-count = { $chip } : { $count } dans la boîte
table-almanac-books = Les livres
table-almanac-books-note = Une page par couleur est ouverte à chaque partie. « 1/2/3 » se lit selon la valeur du jeton : 1, 2 ou 4. Les prix sont sous les jetons.
table-almanac-show = Pages montrées
table-almanac-all = toutes
table-almanac-set = jeu { $set }
table-almanac-now = aussitôt posé
table-almanac-phase3 = phase 3
table-almanac-always = dans toutes les parties
table-almanac-price =
    { $gold ->
        [one] { $chip } : 1 pépite
       *[other] { $chip } : { $gold } pépites
    }
table-almanac-cards = Les cartes à balance
table-almanac-cards-note = Six d’entre elles forment la pile d’une partie, la dernière manche a la sienne.
table-almanac-kept = à garder
table-almanac-suggested = Première partie, offre conseillée :
table-almanac-coins = Les pièces
table-almanac-coins-note = Deux des trois sont en jeu. On les lance à chaque manche ; le joueur mené choisit, l’autre prend celle qui reste.
table-almanac-guild = La maison de la guilde
table-almanac-guild-note = Ce que donne chaque patient soigné, du premier au dernier de la rangée.
table-almanac-place = Patient { $number }
table-almanac-mayor = La maire
table-almanac-mayor-note = Une option. La { $figure }e figurine qui sort du parc est la maire. Elle compte comme un patient ; au lieu du bonus du toit, qui la soigne choisit : { $gold } pépites, son stand avancé de { $stand } case, ou { $upgrades } augmentations de plomb.
