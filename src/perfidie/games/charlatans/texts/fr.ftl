### Les Charlatans de Belcastel: Le Duel

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = Les Charlatans de Belcastel
game-line = Un jeton de plus, ou un jeton de trop ?
game-first = première partie, en duel
game-pitch = Deux charlatans se font face sur la place du marché. Piochez vos ingrédients un à un : le goulot plein, la potion attire le patient vers votre stand ; un claque-doigt de trop, et la fiole explose. Le plomb rapporte de l’or, l’or achète mieux, et la balance partage le reste.
game-minute =
    Deux charlatans, un patient à la fois entre leurs deux stands.
    Soignez { $goal } patients avant l’autre ({ $short_goal } en partie courte), ou soyez devant à la fin.
    À votre tour, piochez : la couleur emplit le goulot, les blancs avancent vers les mines.
    Goulot plein ou potion terminée, le patient fait autant de pas que le goulot et le dernier blanc.
    Un blanc sur une mine, et la fiole explose : aucun pas, et de l’or ou du terrain perdu.
    Conseil : comptez votre sac, terminez dès que les pas suffisent.
game-rules =
    { $deck ->
        [tiny] Partie minuscule : chaque sac ne contient que { $tiny_chips } claque-doigts, la manche { $tiny_rounds } est la dernière, et le premier qui soigne { $tiny_goal } patient gagne aussitôt.
       *[printed]
            { $short ->
                [oui] Partie courte : { $short_rounds } manches au plus, et le premier qui soigne { $short_goal } patients gagne aussitôt.
               *[non] { $rounds } manches au plus, et le premier qui soigne { $goal } patients gagne aussitôt.
            }
    }
    Pour la première manche, commence selon la boîte qui a entendu le dernier une forte détonation ; ici, le hasard, sauf accord. L’autre reçoit { table-ink-second-gold }. Ensuite commence le joueur mené.
    1. Lancer de pièces : le joueur mené lance les deux pièces et en choisit une ; l’autre revient à l’adversaire. Puis il commence.
    2. La potion : à votre tour, piochez un jeton à la fois. Un jeton de couleur va dans le goulot et agit aussitôt ; un claque-doigt avance sur la piste blanche. Au { $neck }e jeton du goulot, le tour finit : la somme du goulot et du dernier claque-doigt attire le patient vers votre stand, et le goulot se vide au fond. Vous pouvez aussi terminer votre potion avant de piocher : le patient vient de même, mais c’est fini pour cette manche.
    Un claque-doigt sur une case minée ({ $mined } ou plus loin) fait exploser la fiole : pas de mouvement, la potion est finie, et vous cédez { table-ink-share } de votre or, ou autant de pas vers l’adversaire. La case bonus ({ $bonus_spaces }) avance le stand { table-ink-forward }, ou augmente un plomb.
    Un patient qui atteint le stand est soigné. Le stand recule de { $retreat } cases, et le patient suivant sort du parc pour les pas qui restent. Le toit de la guilde donne alors son bonus, souvent à l’adversaire.
    3. Les effets des livres qui attendaient la fin des potions.
    4. L’échange : qui a terminé le premier pose des marqueurs (plomb augmenté ou or) face à la carte ; l’autre choisit la carte ou l’offre.
    5. Les achats, dans le même ordre : autant de jetons que l’or le permet, un par couleur. On garde { table-ink-kept-gold } au plus.
    6. Tous les jetons retournent dans les sacs ; patient et stands restent en place.
    Dernière manche : { $step_price } pépites font faire un pas au patient, une explosion le pousse de { $last_explosion_steps } pas vers l’adversaire, et l’on n’échange ni n’achète plus rien.
    À la fin, le plus de patients soignés l’emporte ; à égalité, celui qui a le patient dans sa moitié ; sinon, l’épreuve de force : chacun pioche, le premier à { $race_target } gagne.
    { $mayor ->
        [oui] La maire est la { $mayor_figure }e à sortir du parc : qui la soigne choisit sa faveur au lieu du bonus du toit.
       *[non] Rien n’est caché : les deux sacs se comptent, seul le hasard est inconnu.
    }

## Les étapes

step-ChooseCoin = 1. Lancer de pièces
step-ChooseCoin-rule =
    Le joueur mené lance les deux pièces et en choisit une ; l’autre revient à l’adversaire. Est mené qui a soigné le moins de patients ; à égalité, celui dont l’adversaire a le patient dans sa moitié ; sans patient, qui a rangé la dernière carte.
    Les pépites et le stand viennent aussitôt. La mine reste couverte toute la manche. Les autres faces servent une fois, pendant ou à la fin du premier tour, puis sont perdues.
step-Brew = 2. Préparer la potion
step-Brew-rule =
    Piochez un jeton : s’il est de couleur, il va dans le goulot et agit aussitôt ; blanc, il avance sur la piste d’autant de cases que sa valeur. Quand le goulot a { $neck } jetons, le patient fait vers vous autant de pas que la somme du goulot, du dernier claque-doigt et des pas gagnés ce tour-ci.
    Terminer votre potion fait venir le patient de la même façon, si vous avez posé un jeton ce tour-ci ; vous ne jouez plus jusqu’aux effets. L’adversaire, lui, continue. Qui termine le premier fait l’offre et achète le premier.
step-TurnEnd = 2. Fin du tour
step-TurnEnd-rule =
    Le patient a marché. C’est le dernier moment pour la pièce du premier tour ; elle est perdue ensuite. Tant que la potion n’est pas terminée, les cartes gardées peuvent servir ici aussi. Après une explosion, seule la { $coin_of_upgrade_or_patient } peut encore déplacer le patient.
step-BonusSpace = 2. Case bonus
step-BonusSpace-rule =
    Un claque-doigt s’est arrêté sur la case bonus : avancez le stand { table-ink-forward }, ou augmentez un plomb de la fiole. Il faut prendre l’un des deux ; sans plomb à augmenter, vous prenez { table-ink-instead } à la place. Un stand qui rejoint le patient le soigne aussitôt.
step-SavePotion = 2. Sauver la potion
step-SavePotion-rule =
    La fiole va exploser. La carte Sauvetage remet ce claque-doigt dans le sac et annule l’explosion ; le tour continue. La carte est alors perdue.
step-Penalty = 2. La fiole explose
step-Penalty-rule =
    Les jetons du goulot tombent au fond, le patient ne bouge pas et la potion est terminée. Perdez { table-ink-share } de votre or, en arrondissant vers le bas, ou laissez le patient faire autant de pas vers l’adversaire.
    À la dernière manche, il fait ensuite { $last_explosion_steps } pas de plus vers l’adversaire.
step-UpgradeLead = Augmenter un plomb
step-UpgradeLead-rule =
    Échangez un plomb de votre fiole, dans le goulot ou au fond, contre le suivant : { $lead_values }. On ne saute pas de valeur ; si la suivante manque dans la réserve, ce plomb reste tel quel. Un plomb augmenté ne rapporte pas d’or. On peut renoncer.
step-UpgradePumpkin = 3. Augmenter une citrouille
step-UpgradePumpkin-rule =
    Herbe de sorcière II : chaque herbe de la fiole, la plus forte d’abord, peut augmenter une citrouille de la fiole. Chaque herbe de 1/2/4 demande { $green_2-amount } pépite. On peut renoncer.
step-RoofChip = Le toit de la guilde
step-RoofChip-rule =
    L’adversaire vient de soigner un patient, et cette case du toit vous console : prenez dans la réserve un jeton de { $roof_chip_most } au plus, plomb compris, mais pas de claque-doigt. Il va dans le sac et peut être pioché dès cette manche. On peut renoncer.
step-Favour = La faveur de la maire
step-Favour-rule =
    Vous avez soigné la maire. Au lieu du bonus du toit, choisissez : { $mayor_gold } pépites, le stand avancé { $mayor_stand ->
        [one] d’une case
       *[other] de { $mayor_stand } cases
    }, ou { $mayor_upgrades } plombs augmentés (le même plusieurs fois, si vous voulez).
step-ChooseChip = 2. Œil de paon
step-ChooseChip-rule =
    Les jetons piochés sont sur la table. Posez-en un, comme tout jeton pioché, avec son action ou son danger ; les autres retournent dans le sac. Ou ne posez rien.
step-SetRivalsAside = 2. Le mauvais œil
step-SetRivalsAside-rule =
    Ces jetons viennent du sac adverse. Mettez un jeton de couleur de côté jusqu’à la fin de la manche ; les autres y retournent. Ou rendez-les tous.
step-BuySteps = 2. Sang de dragon
step-BuySteps-rule =
    Chaque pépite payée vaut un pas de plus ce tour-ci. Si la fiole explose avant la fin du tour, ces pas sont perdus.
step-UndoWhite = 2. Soie d’araignée
step-UndoWhite-rule =
    Le jeton posé juste avant est un claque-doigt assez faible : il peut retourner dans le sac, et la piste recule jusqu’au claque-doigt d’avant.
step-ChooseZone = 2. Ambre
step-ChooseZone-rule =
    Posez l’ambre dans le goulot, où il compte comme les autres, ou au fond : il ne prend alors pas de place, compte sa valeur et un peu plus ce tour-ci, et le tour peut durer. Si la fiole explose, ces pas sont perdus.
step-StrikeDeal = 2. Le marché du diable
step-StrikeDeal-rule =
    Prenez de l’or, ou des pas de plus ce tour-ci ; dans ce cas l’or va à l’adversaire. La page dit combien.
step-YieldToBlackmail = 3. Chantage
step-YieldToBlackmail-rule =
    Les herbes adverses exigent de l’or. Payez tout, ou refusez : le stand adverse avance alors { $green_4-stand ->
        [one] d’une case
       *[other] de { $green_4-stand } cases
    }. Qui ne peut pas tout payer ne paie rien.
step-ReturnSomeWhites = 2. Reprendre des blancs
step-ReturnSomeWhites-rule =
    La carte remet des claque-doigts de la fiole dans le sac, un au moins. Le suivant se posera derrière le dernier qui reste sur la piste.
step-ReturnColoured = 2. Reprendre des couleurs
step-ReturnColoured-rule =
    La carte remet dans le sac jusqu’à { $card_colours } jetons de couleur du fond, un au moins. Ils pourront être piochés de nouveau.
step-MakeOffer = 4. L’offre
step-MakeOffer-rule =
    Vous avez terminé le premier : posez de 0 à { $offer_markers } marqueurs sur le plateau vide de la balance. Chacun montre un plomb augmenté ou une pépite. L’adversaire choisit la carte ou l’offre ; vous recevez l’autre plateau.
    La bonne offre vaut autant que la carte aux yeux de l’adversaire.
step-ChoosePan = 4. Carte ou offre
step-ChoosePan-rule =
    Prenez la carte ou l’offre ; l’autre plateau revient à l’adversaire. Un marqueur de plomb augmente un plomb de la fiole, ou donne { table-ink-instead } s’il n’y a rien à augmenter. Vous recevez votre part le premier.
step-TakeOne = 4. Un jeton de 1
step-TakeOne-rule =
    Prenez dans la réserve un jeton de 1 d’une couleur qui s’achète : ni plomb ni claque-doigt. Il rejoint le sac à la fin de la manche.
step-TakeFour = 4. Un jeton de 4
step-TakeFour-rule =
    Prenez dans la réserve un jeton de 4 d’une couleur qui s’achète. L’adversaire reçoit un jeton de 1 de cette couleur, s’il en reste.
step-BuyChips = 5. Acheter des ingrédients
step-BuyChips-rule =
    Achetez autant de jetons que votre or le permet, un seul par couleur. Plomb et claque-doigt ne s’achètent pas. Les jetons rejoignent le sac à la fin de la manche. Vous garderez { table-ink-kept-gold } au plus ; le reste de l’or est perdu.

prompt-ChooseCoin = Quelle pièce prenez-vous ?
prompt-Brew = Piocher, ou terminer ?
prompt-TurnEnd = Votre tour finit : autre chose encore ?
prompt-BonusSpace = Case bonus : le stand ou un plomb ?
prompt-SavePotion = La fiole va exploser : la sauver ?
prompt-Penalty = La fiole explose : que cédez-vous ?
prompt-UpgradeLead = Quel plomb augmentez-vous ?
prompt-UpgradePumpkin = Quelle citrouille augmentez-vous ?
prompt-RoofChip = Le toit vous console : quel jeton prenez-vous ?
prompt-Favour = Quelle faveur demandez-vous à la maire ?
prompt-ChooseChip = Lequel de ces jetons posez-vous ?
prompt-SetRivalsAside = Lequel de ces jetons adverses mettez-vous de côté ?
prompt-BuySteps = Combien payez-vous, à une pépite le pas ?
prompt-UndoWhite = Reprendre ce claque-doigt ?
prompt-ChooseZone = Où posez-vous l’ambre ?
prompt-StrikeDeal = Quel marché passez-vous avec le diable ?
prompt-YieldToBlackmail = On vous fait chanter : payez-vous ?
prompt-ReturnSomeWhites = Quel claque-doigt retourne dans le sac ?
prompt-ReturnColoured = Quel jeton du fond retourne dans le sac ?
prompt-MakeOffer = Qu’offrez-vous en face de la carte ?
prompt-ChoosePan = La carte ou l’offre ?
prompt-TakeOne = Quel jeton de 1 prenez-vous ?
prompt-TakeFour = Quel jeton de 4 prenez-vous ?
prompt-BuyChips = Qu’achetez-vous ?

hint-ChooseCoin = Le bonus que vous prenez, et celui que vous laissez à l’autre.
hint-Brew = Un jeton de plus, ou vous arrêter avant qu’un blanc ne touche une mine.
hint-TurnEnd = Dernière occasion d’utiliser ce qui attend à côté de votre fiole.
hint-BonusSpace = Rapprocher votre stand maintenant, ou un plomb plus fort pour toute la partie.
hint-SavePotion = Dépenser la carte, ou la garder et subir l’explosion.
hint-Penalty = Ce que l’explosion vous coûte : de l’or, ou le chemin du patient.
hint-UpgradeLead = Touchez un plomb de votre fiole : il devient le suivant, plus fort.
hint-UpgradePumpkin = Payer pour qu’une citrouille de votre fiole devienne plus forte.
hint-RoofChip = Un jeton gratuit pour votre sac : l’autre vient de soigner un patient.
hint-Favour = La maire est soignée : choisissez sa récompense.
hint-ChooseChip = Poser l’un des jetons sortis du sac, ou tous les y remettre.
hint-SetRivalsAside = Priver l’autre d’un jeton jusqu’à la fin de la manche.
hint-BuySteps = De l’or contre des pas, pour ce tour seulement.
hint-UndoWhite = Reprendre le blanc que vous venez de poser, ou le laisser compter.
hint-ChooseZone = Dans le goulot, il prend une place ; au fond, il n’en prend pas.
hint-StrikeDeal = De l’or pour vous, ou des pas pour vous et de l’or pour l’autre.
hint-YieldToBlackmail = Payer, ou laisser le stand adverse se rapprocher du patient.
hint-ReturnSomeWhites = Des blancs rendus au sac : la piste redevient libre.
hint-ReturnColoured = Des couleurs rendues au sac, pour les piocher de nouveau.
hint-MakeOffer = Ce que vous mettez face à la carte : l’autre choisira son plateau.
hint-ChoosePan = Un plateau pour vous, le reste pour l’autre.
hint-TakeOne = Un petit jeton de plus pour vos prochaines potions.
hint-TakeFour = Un gros jeton pour vous ; l’autre en reçoit un petit, de même couleur.
hint-BuyChips = L’or devient des jetons pour votre sac ; il ne se garde presque pas.

## Les choix, et comment on peut les taper

action-coin = Prendre la { $a } : { $b }
action-draw = Piocher
action-stop = Terminer ma potion
action-coin_return_whites = Avec la { $coin_of_return_whites } : tous les claque-doigts dans le sac
action-card =
    { $a ->
        [3] Carte 3, Sauvetage : un claque-doigt dans le sac
        [18] Carte 18 : jusqu’à { $card_colours } couleurs du fond dans le sac
        [20] Carte 20 : jusqu’à { $card_whites } claque-doigts dans le sac
       *[other] Jouer la carte { $a }
    }
action-pay_step = Payer { $step_price } pépites : le patient fait 1 pas
action-coin_return_colour = Avec la { $coin_of_return_colour } : reprendre { $a }
action-coin_upgrade = Avec la { $coin_of_upgrade_or_patient } : augmenter { $a }
action-coin_patient = Avec la { $coin_of_upgrade_or_patient } : attirer le patient de { $coin_patient } pas
action-end_turn = Finir le tour
action-stand = Avancer le stand { table-ink-forward }
action-improve = Augmenter un plomb
action-upgrade = Augmenter { $b } { $a }
action-decline = Renoncer
action-place = Poser { $a }
action-place_none = Ne rien poser
action-return_white = Reprendre le claque-doigt de la case { $a }
action-keep_white = Le laisser sur la piste
action-return = Reprendre { $a }
action-enough = En rester là
action-pay =
    { $a ->
        [0] Ne rien payer
        [one] Payer { $a } pépite
       *[other] Payer { $a } pépites
    }
action-to_neck = Dans le goulot
action-to_bottom = Au fond
action-gold = L’or pour moi
action-steps = Des pas pour moi, de l’or en face
action-set_aside = Mettre de côté { $a }
action-set_none = Tout rendre
action-accept = Laisser exploser
action-lose_gold = Perdre { table-ink-share } de l’or
action-give_steps = Céder autant de pas
action-mayor =
    { $a ->
        [stand] Faveur : le stand avancé de { $mayor_stand }
        [upgrade] Faveur : { $mayor_upgrades } plombs augmentés
       *[gold] Faveur : { $mayor_gold } pépites
    }
action-refuse = Refuser de payer
action-offer =
    { $a ->
        [0] { $b ->
            [0] Ne rien offrir
            [one] Offrir { $b } pépite
           *[other] Offrir { $b } pépites
        }
        [one] { $b ->
            [0] Offrir { $a } plomb augmenté
            [one] Offrir { $a } plomb augmenté et { $b } pépite
           *[other] Offrir { $a } plomb augmenté et { $b } pépites
        }
       *[other] { $b ->
            [0] Offrir { $a } plombs augmentés
            [one] Offrir { $a } plombs augmentés et { $b } pépite
           *[other] Offrir { $a } plombs augmentés et { $b } pépites
        }
    }
action-take_card = Prendre la carte
action-take_offer = Prendre l’offre
action-take = Prendre { $a }
action-buy = Acheter { $a }
action-buy_double = Acheter { $a } en double (carte 19)
action-end_buy = Finir mes achats
action-first_player = Premier joueur : { $a-seat }
action-open_book = Ouvrir le livre : { $a }
action-coins_in_play = Pièces en jeu : { $all }
action-turn_up = Retourner la carte { $a }
action-toss = Lancer : { $a }
action-drawn = Sortir du sac : { $a }

verb-coin = prendre, prends, pièce, choisir
verb-draw = piocher, pioche, tirer, encore
verb-stop = terminer, termine, arrêter, stop, fini
verb-coin_return_whites = argent, pièce d’argent, blancs
verb-card = carte, jouer la carte, jouer
verb-pay_step = payer un pas, payer, pas
verb-coin_return_colour = reprendre, reprends, pièce d’or
verb-coin_upgrade = augmenter, augmente, pièce d’or
verb-coin_patient = patient, attirer, pièce d’or
verb-end_turn = finir, finir le tour, fin, rien
verb-stand = stand, avancer, avancer le stand
verb-improve = plomb, augmenter
verb-upgrade = augmenter, augmente
verb-decline = renoncer, rien, non, passer
verb-place = poser, pose, placer
verb-place_none = rien, ne rien poser, non, passer
verb-return_white = reprendre, reprends, rendre
verb-keep_white = laisser, garder, non
verb-return = reprendre, reprends, rendre
verb-enough = assez, en rester là, rien, non
verb-pay = payer, paie
verb-to_neck = goulot, dans le goulot
verb-to_bottom = fond, au fond
verb-gold = or, pépite
verb-steps = pas, des pas
verb-set_aside = écarter, mettre de côté, côté
verb-set_none = rendre, tout rendre, rien, non
verb-accept = exploser, laisser exploser, non
verb-lose_gold = or, perdre, moitié
verb-give_steps = pas, céder
verb-mayor = faveur, maire
verb-refuse = refuser, non
verb-offer = offrir, offre
verb-take_card = carte, la carte
verb-take_offer = offre, l’offre
verb-take = prendre, prends
verb-buy = acheter, achète
verb-buy_double = doubler, double, acheter deux
verb-end_buy = finir, fini, rien, non

## Ce qui arrive

event-book-opened = Livre ouvert : { $page }.
event-coins-picked = Pièces de cette partie : { $coins }.
event-game-begins = { $seat } commence ; { $other-seat } reçoit { table-ink-second-gold }.
event-card-turned-up = Sur la balance : { table-card-this-name } (carte { $card }).
event-last-card = La carte de la dernière manche apparaît.
event-round-started = Manche { $round } sur { $rounds } : { $seat } commence.
event-tossed = Lancer de la { $coin } : { $bonus }.
event-coin-taken = { $seat } prend la { $coin } : { $bonus }.
event-coin-left = La { $coin } revient à { $seat } : { $bonus }.
event-coin-used = { $seat } se sert de la { $coin }.
event-turn-started =
    { $turn ->
        [1] Premier tour : { $seat }.
       *[other] Tour { $turn } : { $seat }.
    }
event-drawn = { $seat } pioche : { $chip }.
event-shown = Sorti du sac chez { $seat } : { $chip }.
event-placed = Posé { $zone } : { $chip }.
event-white-placed = Posé sur la case { $space } : { $chip }.
event-white-shielded = La soie arrête le jeton, mis de côté : { $chip }.
event-returned = De retour dans le sac chez { $seat } : { $chips }.
event-whites-returned =
    { $spaces-count ->
        [one] { $seat } remet dans son sac : { $chips } (case { $spaces }).
       *[other] { $seat } remet dans son sac : { $chips } (cases { $spaces }).
    }
event-set-aside = Mis de côté chez { $seat } jusqu’à la fin de la manche : { $chips }.
event-steps-won = { $seat } gagne { table-ink-steps } ({ $chip }).
event-shield-raised = { $seat } tend une soie : un claque-doigt de { $value } au plus sera arrêté.
event-web-laid =
    { $spaces ->
        [one] { $seat } tend une toile à { $other-seat } : le prochain claque-doigt ira { $spaces } case plus loin.
       *[other] { $seat } tend une toile à { $other-seat } : le prochain claque-doigt ira { $spaces } cases plus loin.
    }
event-amber-laid = { $seat } englue { $other-seat } : { table-ink-steps } de moins au prochain mouvement.
event-potion-finished =
    { $chips ->
        [0] { $seat } termine sa potion sans un jeton.
        [one] { $seat } termine sa potion : { $chips } jeton.
       *[other] { $seat } termine sa potion : { $chips } jetons.
    }
event-neck-full =
    { $extra ->
        [0] Goulot plein pour { $seat } : { $neck } + { $white } pas.
       *[other] Goulot plein pour { $seat } : { $neck } + { $white } + { $extra } pas.
    }
event-exploded = Boum ! La fiole explose chez { $seat }, sur la case { $space }.
event-patient-arrived =
    { $count ->
        [one] { $seat } attire le patient de { table-ink-steps } : il atteint le stand, qui recule en case { $space }.
       *[other] { $seat } attire { $count } patients en { table-ink-steps } ; le stand recule en case { $space }.
    }
event-next-patient = Le patient suivant sort du parc et s’arrête chez { $half-seat }, case { $space }.
event-patient-moved = Le patient fait { table-ink-steps } vers { $seat } : le voici chez { $half-seat }, case { $space }.
event-patient-met = Pour { $seat }, le stand rejoint le patient, soigné sur place, et recule en case { $space }.
event-stand-moved = { $seat } avance son stand en case { $space }.
event-cured =
    { $count ->
        [one] Premier patient soigné par { $seat }, sur { $goal }.
       *[other] { $seat } a soigné { $count } patients sur { $goal }.
    }
event-mayor-cured =
    { $count ->
        [one] { $seat } soigne la maire en personne : premier patient sur { $goal }.
       *[other] { $seat } soigne la maire en personne : { $count } patients sur { $goal }.
    }
event-chip-won = { $seat } reçoit : { $chip }.
event-chip-into-bag = Droit dans le sac chez { $seat } : { $chip }.
event-upgraded = { $seat } augmente { $chip } { $zone } : { $better }.
event-upgrade-declined = { $seat } n’augmente rien.
event-chip-declined = { $seat } ne prend pas de jeton.
event-gold-won =
    { $why ->
        [lead] Le plomb rapporte { table-ink-nuggets } à { $seat }, { $purse } en bourse.
        [coin] La pièce rapporte { table-ink-nuggets } à { $seat }, { $purse } en bourse.
        [offer] L’offre rapporte { table-ink-nuggets } à { $seat }, { $purse } en bourse.
        [mayor] La maire remercie { $seat } : { table-ink-nuggets }, { $purse } en bourse.
        [no-upgrade] Rien à augmenter : { $seat } prend { table-ink-nuggets } à la place, { $purse } en bourse.
       *[sold-out] Jeton épuisé : { $seat } en prend le prix, { table-ink-nuggets }, { $purse } en bourse.
    }
event-gold-lost =
    { $why ->
        [explosion] L’explosion coûte { table-ink-nuggets } à { $seat }.
        [steps] { $seat } paie { table-ink-nuggets } au dragon.
        [last-round] { $seat } paie { table-ink-nuggets } pour un pas.
        [pumpkin] { $seat } paie { table-ink-nuggets } pour une citrouille.
       *[surplus] { $seat } rend { table-ink-nuggets } et garde { table-ink-kept-gold }.
    }
event-gold-by-book = { $seat } gagne { table-ink-nuggets } : { $colour }, { $purse } en bourse.
event-effects-begin = Effets : { $pages }.
event-blackmail = { $seat } fait chanter { $other-seat } : { table-ink-nuggets }, ou gare.
event-blackmail-paid = { $seat } paie { table-ink-nuggets } à { $other-seat }.
event-blackmail-refused = { $seat } ne paie rien à { $other-seat }.
event-offered =
    { $upgrades ->
        [0] { $gold ->
            [0] { $seat } n’offre rien face à la carte { $card }.
           *[other] { $seat } offre { table-ink-nuggets } face à la carte { $card }.
        }
       *[other] { $gold ->
            [0] { $seat } offre { table-ink-leads } face à la carte { $card }.
           *[other] { $seat } offre { table-ink-leads } et { table-ink-nuggets } face à la carte { $card }.
        }
    }
event-card-chosen = { $seat } choisit la carte ; l’offre est pour { $other-seat }.
event-offer-chosen = { $seat } choisit l’offre ; la carte est pour { $other-seat }.
event-card-played = { $seat } joue la carte { $card } : { table-card-this-name }.
event-card-kept = { $seat } garde la carte { $card } pour plus tard : { table-card-this-name }.
event-card-used = { $seat } se sert de la carte { $card } : { table-card-this-name }.
event-white-removed = { $seat } se débarrasse d’un claque-doigt 1 pour de bon.
event-bought = { $seat } achète pour { table-ink-nuggets } : { $chip }.
event-rounds-over = Les { $rounds } manches sont jouées.
event-race-begins = Égalité, et pas de patient en chemin : l’épreuve de force. Le premier à { $race_target } l’emporte.
event-race-drawn = { $seat } pioche : { $chip }, { $total } en tout.

## Pourquoi pas

refusal-charlatans-not-tossed = Ce n’est pas la face que le sort a donnée : { $coin }.
refusal-charlatans-cannot-pay =
    { $gold ->
        [0] Vous n’avez pas d’or.
        [one] Ce paiement n’est pas possible : vous avez { $gold } pépite.
       *[other] Ce paiement n’est pas possible : vous avez { $gold } pépites.
    }
refusal-charlatans-bag-empty = Votre sac est vide.
refusal-charlatans-last-round-only = On n’achète des pas qu’à la dernière manche.
refusal-charlatans-step-price = Un pas coûte { $gold } pépites.
refusal-charlatans-no-such-chip = Ce jeton n’est pas à prendre ici : { $chip }.
refusal-charlatans-no-card = Vous n’avez pas la carte { $card }.
refusal-charlatans-one-per-colour = Un seul jeton par couleur et par manche, et celle-ci est déjà achetée : { $colour }.
refusal-charlatans-sold-out = Il n’y en a plus assez dans la réserve : { $chip }.
refusal-charlatans-too-dear = Trop cher, il faut { $price } pépites et vous en avez { $gold } : { $chip }.
refusal-charlatans-too-many-markers = Il n’y a que { $markers } marqueurs d’offre en tout : posez-en moins.
refusal-charlatans-wrong-colour = On n’augmente ici qu’un seul ingrédient : { $colour }.
refusal-charlatans-card-save-white-idle = La carte 3 attend un claque-doigt sur la piste.
refusal-charlatans-card-return-colours-idle = La carte 18 attend un jeton de couleur au fond de la fiole, pendant votre potion.
refusal-charlatans-card-double-buy-idle = La carte 19 sert aux achats.
refusal-charlatans-card-return-two-whites-idle = La carte 20 attend un claque-doigt sur la piste, et sert avant l’explosion.
refusal-charlatans-card-twice = La carte { $card } ne peut pas être deux fois dans la pile.

## Pourquoi la partie finit ainsi

reason-charlatans-goal = { $seat } a soigné { $goal } patients à la manche { $round } : la guilde est comble.
reason-charlatans-patients = Après { $rounds } manches, { $seat } a soigné le plus de patients : { $more } contre { $fewer }.
reason-charlatans-active-patient =
    { $count ->
        [one] { $count } patient partout : le dernier, encore en chemin, penche vers { $seat }.
       *[other] { $count } patients partout : le dernier, encore en chemin, penche vers { $seat }.
    }
reason-charlatans-bag-race = À égalité, { $seat } gagne l’épreuve de force : { $more } contre { $fewer }.
reason-charlatans-shared = Jusqu’au fond des sacs, égalité ({ $total }) : deux charlatans, une victoire.
outcome-won = Belcastel guérit grâce à vous, ou malgré vous. La guilde ne demande pas.
outcome-lost = Votre potion était sans doute en avance sur son temps.

## Options

option-books = Livres
option-books-help = À quelle page s’ouvrent les six livres d’ingrédients.
option-books-i = I, Premiers remèdes
option-books-ii = II, Bonnes affaires
option-books-iii = III, Main sûre
option-books-iv = IV, Coups bas
option-books-random = une page au hasard pour chaque livre
option-books-chosen = chaque page choisie
option-blue_book = Œil de paon
option-blue_book-help = La page de ce livre.
option-red_book = Sang de dragon
option-red_book-help = La page de ce livre.
option-green_book = Herbe de sorcière
option-green_book-help = La page de ce livre.
option-pink_book = Soie d’araignée
option-pink_book-help = La page de ce livre.
option-yellow_book = Ambre
option-yellow_book-help = La page de ce livre.
option-purple_book = Morille du diable
option-purple_book-help = La page de ce livre.
option-blue_book-i = I, Premiers remèdes
option-blue_book-ii = II, Bonnes affaires
option-blue_book-iii = III, Main sûre
option-blue_book-iv = IV, Coups bas
option-red_book-i = I, Premiers remèdes
option-red_book-ii = II, Bonnes affaires
option-red_book-iii = III, Main sûre
option-red_book-iv = IV, Coups bas
option-green_book-i = I, Premiers remèdes
option-green_book-ii = II, Bonnes affaires
option-green_book-iii = III, Main sûre
option-green_book-iv = IV, Coups bas
option-pink_book-i = I, Premiers remèdes
option-pink_book-ii = II, Bonnes affaires
option-pink_book-iii = III, Main sûre
option-pink_book-iv = IV, Coups bas
option-yellow_book-i = I, Premiers remèdes
option-yellow_book-ii = II, Bonnes affaires
option-yellow_book-iii = III, Main sûre
option-yellow_book-iv = IV, Coups bas
option-purple_book-i = I, Premiers remèdes
option-purple_book-ii = II, Bonnes affaires
option-purple_book-iii = III, Main sûre
option-purple_book-iv = IV, Coups bas
option-cards = Cartes à balance
option-cards-help = Les cartes de la pile, une par manche sauf la dernière.
option-cards-random = au hasard
option-cards-first_game = celles de la première partie, à partir de la carte 1
option-cards-chosen = choisies une à une
option-card_1 = Première carte
option-card_1-help = La carte de la manche 1, par son numéro ; 0 : au hasard.
option-card_2 = Deuxième carte
option-card_2-help = La carte de la manche 2, par son numéro ; 0 : au hasard.
option-card_3 = Troisième carte
option-card_3-help = La carte de la manche 3, par son numéro ; 0 : au hasard.
option-card_4 = Quatrième carte
option-card_4-help = La carte de la manche 4, par son numéro ; 0 : au hasard.
option-card_5 = Cinquième carte
option-card_5-help = La carte de la manche 5, par son numéro ; 0 : au hasard.
option-card_6 = Sixième carte
option-card_6-help = La carte de la manche 6, par son numéro ; 0 : au hasard.
option-coins = Pièces
option-coins-help = Les deux pièces de la partie.
option-coins-random = deux au hasard
option-coins-silver_gold = argent et or
option-coins-copper_silver = cuivre et argent
option-coins-copper_gold = cuivre et or
option-first_player = Premier joueur
option-first_player-help = Qui commence la première manche : selon la boîte, qui a entendu le dernier une forte détonation. L’autre reçoit { table-ink-second-gold }.
option-first_player-random = au hasard
option-first_player-0 = Bleu
option-first_player-1 = Jaune
option-loser_begins = Revanche
option-loser_begins-help = Qui commence la partie suivante.
option-loser_begins-false = l’autre joueur
option-loser_begins-true = le perdant
option-mayor = La maire
option-mayor-help = La maire se joint aux patients, { $mayor_figure }e à sortir du parc. Qui la soigne obtient une faveur au lieu du bonus du toit.
option-mayor-false = elle reste chez elle
option-mayor-true = elle tombe malade aussi
option-short = Durée
option-short-help = { $rounds } manches et { $goal } patients, ou moins.
option-short-false = { $rounds } manches, { $goal } patients
option-short-true = { $short_rounds } manches, { $short_goal } patients
option-deck = Sacs
option-deck-help = Les sacs du jeu, ou de petits sacs pour le laboratoire.
option-deck-printed = les sacs du jeu
option-deck-tiny = { $tiny_chips } claque-doigts par sac, une seule manche : de quoi tout calculer
option-handicap = Avantage
option-handicap-help = Des pépites pour l’un des deux au début de la partie.
option-handicap-none = aucun
option-handicap-blue_1 = 1 pépite pour Bleu
option-handicap-blue_2 = 2 pépites pour Bleu
option-handicap-blue_3 = 3 pépites pour Bleu
option-handicap-yellow_1 = 1 pépite pour Jaune
option-handicap-yellow_2 = 2 pépites pour Jaune
option-handicap-yellow_3 = 3 pépites pour Jaune
option-offer_hints = Conseil pour l’offre
option-offer_hints-help = Ce que la table suggère à qui pose les marqueurs d’offre.
option-offer_hints-off = aucun conseil
option-offer_hints-printed = l’offre conseillée des cartes de la première partie
option-offer_hints-computed = une offre calculée
option-memory_aid = Sac adverse
option-memory_aid-help = L’écran compte-t-il pour vous les jetons du sac adverse ?
option-memory_aid-true = oui, il les montre
option-memory_aid-false = non, à vous de compter
option-odds = Risque d’explosion
option-odds-help = L’écran montre-t-il la probabilité que le prochain jeton explose ?
option-odds-true = oui
option-odds-false = non, à vous de la sentir

preset-standard = Partie classique
preset-standard-help = Livres I, cartes et pièces au hasard.
preset-first_game = Première partie
preset-first_game-help = Livres I, cartes de la première partie, pièces d’argent et d’or, offres conseillées.
preset-good_business = Bonnes affaires
preset-good_business-help = Livres II : l’or va et vient.
preset-steady_hand = Main sûre
preset-steady_hand-help = Livres III : de longues potions, au bord des mines.
preset-low_blows = Coups bas
preset-low_blows-help = Livres IV : chaque page vise l’adversaire.
preset-mixture = Mélange
preset-mixture-help = Chaque livre s’ouvre au hasard, et la maire est de la partie.
preset-short = Partie courte
preset-short-help = { $short_rounds } manches, { $short_goal } patients à soigner.
preset-tiny = Laboratoire minuscule
preset-tiny-help = Une seule manche avec si peu de jetons que l’on peut calculer le jeu parfait.

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
word-gold_3 = { $coin_gold } pépites
word-return_whites = reprendre les claque-doigts
word-stand_1 = stand avancé de { $coin_stand }
word-return_colour = reprendre une couleur
word-upgrade_or_patient = un plomb ou le patient
word-neck = dans le goulot
word-bottom = au fond

table-set-I = Premiers remèdes
table-set-II = Bonnes affaires
table-set-III = Main sûre
table-set-IV = Coups bas
table-bonus-mine_guard = La pièce couvre la première case minée ({ $first_mine }) pendant toute la manche : un claque-doigt qui s’y arrête exactement n’explose pas.
table-bonus-gold_3 = Prenez aussitôt { $coin_gold } pépites.
table-bonus-return_whites = Une fois, pendant votre premier tour ou à sa fin : tous les claque-doigts de votre fiole retournent dans le sac.
table-bonus-stand_1 =
    { $coin_stand ->
        [one] Avancez aussitôt votre stand de { $coin_stand } case.
       *[other] Avancez aussitôt votre stand de { $coin_stand } cases.
    }
table-bonus-return_colour = À la fin de votre premier tour, un jeton de couleur de votre fiole peut retourner dans le sac.
table-bonus-upgrade_or_patient = À la fin de votre premier tour, même après une explosion : augmentez un plomb du goulot, ou déplacez le patient de { $coin_patient } pas vers votre stand.
table-roof-opp_upgrade = L’adversaire peut augmenter un plomb de sa fiole.
table-roof-self_white = Le soigneur met un claque-doigt 1 dans son sac.
table-roof-opp_chip = L’adversaire peut prendre un jeton de { $roof_chip_most } au plus, qui va dans son sac.
table-roof-none = Fin de la partie.

## Les cartes à balance. table-card-N-name : en quelques mots. table-card-N : ce qu’elle fait.

table-card-1-name = { $card_1 }
table-card-1 = Prenez un jeton dans la réserve : { $card_1 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-2-name = Deux jetons de 1
table-card-2 = Prenez deux jetons de 1, de deux couleurs différentes (ni plomb ni claque-doigt).
table-card-3-name = Sauvetage
table-card-3 = À garder. Une fois, à votre tour : 1 claque-doigt du fond retourne dans le sac. Annule aussi une explosion.
table-card-4-name = Stand avancé de { $card_stand }
table-card-4 = Avancez votre stand de { $card_stand } cases.
table-card-5-name = Un claque-doigt de moins
table-card-5 = Retirez du jeu, pour de bon, un de vos claque-doigts 1.
table-card-6-name = Un 4 pour vous, un 1 en face
table-card-6 = Prenez un jeton de 4 (pas de plomb) ; votre adversaire prend un jeton de 1 de la même couleur.
table-card-7-name = { $card_7 }
table-card-7 = Prenez un jeton dans la réserve : { $card_7 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-8-name = { $card_8 }
table-card-8 = Prenez un jeton dans la réserve : { $card_8 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-9-name = { $card_9 }
table-card-9 = Prenez un jeton dans la réserve : { $card_9 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-10-name = { $card_10 }
table-card-10 = Prenez un jeton dans la réserve : { $card_10 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-11-name = { $card_11 }
table-card-11 = Prenez un jeton dans la réserve : { $card_11 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-12-name = { $card_12 }
table-card-12 = Prenez un jeton dans la réserve : { $card_12 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-13-name = { $card_13 }
table-card-13 = Prenez un jeton dans la réserve : { $card_13 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-14-name = { $card_14 }
table-card-14 = Prenez un jeton dans la réserve : { $card_14 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-15-name = { $card_15 }
table-card-15 = Prenez un jeton dans la réserve : { $card_15 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-16-name = { $card_16 }
table-card-16 = Prenez un jeton dans la réserve : { $card_16 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-17-name = { $card_17 }
table-card-17 = Prenez un jeton dans la réserve : { $card_17 }. S’il n’y en a plus, prenez son prix en pépites.
table-card-18-name = { $card_colours } couleurs reprises
table-card-18 = À garder. Une fois, à votre tour : jusqu’à { $card_colours } jetons de couleur du fond retournent dans le sac.
table-card-19-name = Achat doublé
table-card-19 = À garder. Une fois, quand vous achetez un jeton : prenez-en un second, identique, sans le payer.
table-card-20-name = { $card_whites } claque-doigts repris
table-card-20 = À garder. Une fois, à votre tour, avant toute explosion : jusqu’à { $card_whites } claque-doigts retournent dans le sac.
table-card-21-name = Œil de paon 2, et un 1
table-card-21 = Prenez un œil de paon 2 (ou son prix en pépites s’il n’y en a plus), et un jeton de 1 au choix (ni plomb ni claque-doigt).
table-card-22-name = Cadeau empoisonné
table-card-22 = Votre adversaire met un claque-doigt 1 de plus dans son sac.
table-card-last-name = Dernière manche
table-card-last = Toute la manche, à votre tour et autant de fois que vous voulez : payez { $step_price } pépites, le patient fait 1 pas vers votre stand. Une explosion le pousse en plus de { $last_explosion_steps } pas vers l’adversaire.

## Les livres. table-page-X : la page, « 1/2/3 » pour un jeton de 1, de 2, de 4. table-page-X-short : en quelques mots.

table-fixed-white = Ne s’achète pas. Il avance sur la piste blanche du fond d’autant de cases que sa valeur ; sur une case minée, la fiole explose.
table-fixed-black = Ne s’achète pas. Posé dans le goulot, il rapporte { $lead_gold } pépites, selon sa valeur.
table-fixed-orange = Pas d’action : rien que des pas.
table-page-blue_1 = Piochez { $blue_1-amount } jetons. Vous pouvez en poser un ; les autres retournent dans le sac.
table-page-blue_1-short = piocher { $blue_1-amount }, en poser un
table-page-blue_2 = Piochez { $blue_2-amount } jetons : prenez autant de pépites que la plus haute valeur de couleur parmi eux, au plus { $blue_2-amount }. Tous retournent dans le sac.
table-page-blue_2-short = piocher { $blue_2-amount }, or du plus haut
table-page-blue_3 = Piochez { $blue_3-amount } jetons : les claque-doigts restent de côté jusqu’à la fin de la manche, les autres retournent dans le sac.
table-page-blue_3-short = piocher { $blue_3-amount }, écarter les blancs
table-page-blue_4 = Piochez { $blue_4-amount } jetons dans le sac adverse : vous pouvez mettre un jeton de couleur de côté jusqu’à la fin de la manche, les autres y retournent. Potion adverse terminée : { $blue_4-gold ->
        [one] { $blue_4-gold } pépite
       *[other] { $blue_4-gold } pépites
    } à la place.
table-page-blue_4-short = fouiller le sac adverse ({ $blue_4-amount })
table-page-red_1 = +{ $red_1-steps-1 } pas ce tour-ci si votre fiole contient au moins { $red_1-thresholds-1 ->
        [one] { $red_1-thresholds-1 } citrouille
       *[other] { $red_1-thresholds-1 } citrouilles
    }, +{ $red_1-steps-2 } pas si elle en contient { $red_1-thresholds-2 } ou plus.
table-page-red_1-short = +{ $red_1-steps-1 }/+{ $red_1-steps-2 } pas selon les citrouilles
table-page-red_2 = Vous pouvez payer jusqu’à { $red_2-amount } pépites : +1 pas ce tour-ci pour chacune.
table-page-red_2-short = payer { $red_2-amount } or pour des pas
table-page-red_3 = Si votre dernier claque-doigt est sur la case { $red_3-space } ou plus loin : { $red_3-plus } pas ce tour-ci.
table-page-red_3-short = blanc en { $red_3-space } ou plus : { $red_3-plus }
table-page-red_4 = Si le patient est dans la moitié adverse : { $red_4-plus } pas ce tour-ci.
table-page-red_4-short = patient en face : { $red_4-plus } pas
table-page-green_1 = Phase 3 : prenez { $green_1-amount } pépites pour chaque herbe de votre fiole.
table-page-green_1-short = phase 3 : { $green_1-amount } or chacune
table-page-green_2 = Phase 3 : pour chaque herbe de votre fiole, vous pouvez augmenter une citrouille de votre fiole, au prix de { $green_2-amount } pépite.
table-page-green_2-short = phase 3 : citrouille augmentée
table-page-green_3 = Première dans le goulot : { $green_3-amount } pépites. Deuxième : { $green_3-plus } pas ce tour-ci. Troisième : augmentez 1 plomb de votre fiole.
table-page-green_3-short = or, pas ou plomb selon le rang
table-page-green_4 = Phase 3 : le total de vos herbes atteint { $green_4-thresholds } : exigez { $green_4-demands } pépites de l’adversaire. S’il ne paie pas tout, votre stand avance de { $green_4-stand ->
        [one] { $green_4-stand } case
       *[other] { $green_4-stand } cases
    }.
table-page-green_4-short = phase 3 : chantage de { $green_4-demands } or
table-page-pink_1 = Si le jeton posé juste avant est un claque-doigt de valeur { $pink_1-amount } au plus, il peut retourner dans le sac.
table-page-pink_1-short = reprendre le blanc juste avant
table-page-pink_2 = La valeur de votre dernier claque-doigt compte { $pink_2-amount } fois de plus ce tour-ci.
table-page-pink_2-short = dernier blanc, { $pink_2-amount } fois de plus
table-page-pink_3 = Le prochain claque-doigt de valeur { $pink_3-amount } au plus que vous piochez ce tour-ci est mis de côté au lieu d’être posé.
table-page-pink_3-short = écarter le prochain blanc { $pink_3-amount }
table-page-pink_4 =
    Le prochain claque-doigt que l’adversaire pose dans cette manche va { $pink_4-amount ->
        [one] { $pink_4-amount } case
       *[other] { $pink_4-amount } cases
    } plus loin. Potion adverse terminée : { $pink_4-gold ->
        [one] { $pink_4-gold } pépite
       *[other] { $pink_4-gold } pépites
    } à la place.
table-page-pink_4-short = blanc adverse plus loin de { $pink_4-amount }
table-page-yellow_1 = Le patient fait aussitôt { $yellow_1-amount } pas vers votre stand.
table-page-yellow_1-short = patient : { $yellow_1-amount } pas aussitôt
table-page-yellow_2 = Si le patient est dans la moitié adverse : { $yellow_2-amount } pépites, sinon { $yellow_2-gold }.
table-page-yellow_2-short = patient en face : { $yellow_2-amount } or
table-page-yellow_3 = Posez-le dans le goulot, ou bien au fond : là, il ne prend pas de place et compte sa valeur plus { $yellow_3-amount } pas ce tour-ci.
table-page-yellow_3-short = au fond : valeur + { $yellow_3-amount } pas
table-page-yellow_4 = Le prochain déplacement de l’adversaire en fin de tour, dans cette manche, est plus court de { $yellow_4-amount } pas. Potion adverse terminée : { $yellow_4-gold ->
        [one] { $yellow_4-gold } pépite
       *[other] { $yellow_4-gold } pépites
    } à la place.
table-page-yellow_4-short = rival freiné de { $yellow_4-amount } pas
table-page-purple_1 = Phase 3 : { $purple_1-thresholds-1 } morille dans votre fiole, { $purple_1-gold ->
        [one] { $purple_1-gold } pépite
       *[other] { $purple_1-gold } pépites
    } ; { $purple_1-thresholds-2 } morilles, augmentez 1 plomb ; { $purple_1-thresholds-3 } ou plus, augmentez 1 plomb et avancez votre stand de { $purple_1-stand ->
        [one] { $purple_1-stand } case
       *[other] { $purple_1-stand } cases
    }.
table-page-purple_1-short = phase 3 : or, plomb, stand
table-page-purple_2 = Phase 3 : qui a le plus de morilles augmente 1 plomb, ou 2 avec { $purple_2-lead } morilles d’avance au moins ; l’autre, s’il en a, prend { $purple_2-gold ->
        [one] { $purple_2-gold } pépite
       *[other] { $purple_2-gold } pépites
    }. Autant chacun, et au moins une : chacun prend cet or.
table-page-purple_2-short = phase 3 : plomb à la majorité
table-page-purple_3 = Si la potion adverse est terminée : { $purple_3-plus } pas ce tour-ci, sinon { $purple_3-gold ->
        [one] { $purple_3-gold } pépite
       *[other] { $purple_3-gold } pépites
    }.
table-page-purple_3-short = rival arrêté : { $purple_3-plus } pas
table-page-purple_4 = Au choix : { $purple_4-gold ->
        [one] { $purple_4-gold } pépite
       *[other] { $purple_4-gold } pépites
    } pour vous, ou { $purple_4-plus } pas ce tour-ci et { $purple_4-rival_gold ->
        [one] { $purple_4-rival_gold } pépite
       *[other] { $purple_4-rival_gold } pépites
    } pour l’adversaire.
table-page-purple_4-short = { $purple_4-gold } or, ou { $purple_4-plus } et { $purple_4-rival_gold } or offert

## Les pages des livres, par leur nom

word-blue_1 = œil de paon I
word-blue_2 = œil de paon II
word-blue_3 = œil de paon III
word-blue_4 = œil de paon IV
word-red_1 = sang de dragon I
word-red_2 = sang de dragon II
word-red_3 = sang de dragon III
word-red_4 = sang de dragon IV
word-green_1 = herbe de sorcière I
word-green_2 = herbe de sorcière II
word-green_3 = herbe de sorcière III
word-green_4 = herbe de sorcière IV
word-pink_1 = soie d’araignée I
word-pink_2 = soie d’araignée II
word-pink_3 = soie d’araignée III
word-pink_4 = soie d’araignée IV
word-yellow_1 = ambre I
word-yellow_2 = ambre II
word-yellow_3 = ambre III
word-yellow_4 = ambre IV
word-purple_1 = morille du diable I
word-purple_2 = morille du diable II
word-purple_3 = morille du diable III
word-purple_4 = morille du diable IV

## La carte dont parle une phrase, par son nom

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

## La table dessinée dans le terminal. table-ink-X : aussi ce que les phrases se partagent.

table-ink-nuggets =
    { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }
table-ink-leads =
    { $upgrades ->
        [one] { $upgrades } plomb augmenté
       *[other] { $upgrades } plombs augmentés
    }
table-ink-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
table-ink-price = { $gold } or
table-ink-instead =
    { $upgrade_impossible_gold ->
        [one] une pépite
       *[other] { $upgrade_impossible_gold } pépites
    }
table-ink-kept-gold =
    { $keep_gold ->
        [one] une pépite
       *[other] { $keep_gold } pépites
    }
table-ink-second-gold =
    { $second_player_gold ->
        [one] une pépite
       *[other] { $second_player_gold } pépites
    }
table-ink-forward =
    { $bonus_stand ->
        [one] d’une case
       *[other] de { $bonus_stand } cases
    }
table-ink-share =
    { $explosion_divisor ->
        [2] la moitié
        [3] le tiers
        [4] le quart
       *[other] 1/{ $explosion_divisor }
    }
table-ink-offer =
    { $upgrades ->
        [0] { $gold ->
            [0] rien
           *[other] or ×{ $gold }
        }
       *[other] { $gold ->
            [0] plomb ×{ $upgrades }
           *[other] plomb ×{ $upgrades }, or ×{ $gold }
        }
    }
table-ink-priced = { $name } : { $gold }
table-ink-danger = risque { $bad }
table-ink-last = Dernière manche : { $step_price } or le pas ; une explosion, { $last_explosion_steps } pas de plus pour l’adversaire
table-ink-double = Doubler un achat (carte 19)
table-ink-take-back = reprendre { $name }
table-ink-white-on = case { $space } (claque-doigt { $value })
table-ink-round = Manche { $round }/{ $rounds }
table-ink-patients =
    { $count ->
        [one] { $count }/{ $goal } soigné
       *[other] { $count }/{ $goal } soignés
    }
table-ink-cured =
    { $count ->
        [one] { $count } patient soigné
       *[other] { $count } patients soignés
    }
table-ink-stand = Stand en case { $space }, patient à { table-ink-steps }
table-ink-stand-park = Stand en case { $space }, parc à { table-ink-steps }
table-ink-neck = Goulot
table-ink-track = Piste
table-ink-bottom = Fond
table-ink-bag = Sac
table-ink-coin = Pièce
table-ink-cards = Cartes
table-ink-aside = Écarté
table-ink-bought = Acquis
table-ink-race = Total
table-ink-web = Toile
table-ink-farther =
    { $space ->
        [one] prochain blanc { $space } case plus loin
       *[other] prochain blanc { $space } cases plus loin
    }
table-ink-amber = Ambre
table-ink-shorter = prochain mouvement : { $steps } de moins
table-ink-exploded = explosée
table-ink-finished = terminée
table-ink-risk = risque { $bad }/{ $chips }
table-ink-shown = Sur la table :
table-ink-stall = { $prices } or, reste { $left }
table-ink-scale = Balance :
table-ink-against = En face :
table-ink-hint = Offre conseillée :
table-ink-would = { table-ink-steps } : { $name }
table-ink-would-win = la victoire !
table-ink-would-cure =
    { $count ->
        [one] patient soigné
       *[other] { $count } patients soignés
    }
table-ink-would-stay = personne en chemin
table-ink-would-stand = patient en { $name }
table-ink-past = Manche { $round } :
table-ink-began = commence
table-ink-order = ordre d’arrivée
table-ink-gained = { $seat } a gagné ou acheté :
table-ink-name-white = claque-doigt
table-ink-name-black = plomb
table-ink-name-orange = citrouille
table-ink-name-blue = œil
table-ink-name-red = sang
table-ink-name-green = herbe
table-ink-name-pink = soie
table-ink-name-yellow = ambre
table-ink-name-purple = morille
table-ink-sign-white = Cl
table-ink-sign-black = Pl
table-ink-sign-orange = Ci
table-ink-sign-blue = Œi
table-ink-sign-red = Sa
table-ink-sign-green = He
table-ink-sign-pink = So
table-ink-sign-yellow = Am
table-ink-sign-purple = Mo
table-legend = Cl claque-doigt, Pl plomb, Ci citrouille, Œi œil de paon, Sa sang de dragon, He herbe de sorcière, So soie d’araignée, Am ambre, Mo morille du diable, suivis de leur valeur : « Cl1×4 » fait quatre claque-doigts de 1. Chemin : P patient, M maire, ║ parc ; ● stand de Bleu, ■ stand de Jaune. Piste : + case bonus, × mine, ○ mine couverte, un chiffre pour un claque-doigt. ▶ qui décide, ¹ qui a commencé la manche.

## Le glossaire

term-parc = Parc
term-parc-help = Le milieu du chemin, d’où sortent les patients. Ce n’est pas une case : les deux cases 1 se touchent.
term-chemin = Chemin
term-chemin-help = { $spaces } cases de chaque côté du parc, comptées à partir de lui.
term-patient = Patient
term-patient-help = Un seul est en chemin à la fois ; il va d’une moitié à l’autre selon les potions.
term-stand = Stand
term-stand-help = Là où l’on soigne. Il part de la case { $stand_start }, recule de { $retreat } à chaque patient, et n’avance jamais plus près que la case { $stand_nearest }.
term-guilde = Maison de la guilde
term-guilde-help = La rangée des patients soignés. Chaque place donne un bonus, souvent à l’adversaire.
term-fiole = Fiole
term-fiole-help = Là où l’on prépare la potion : un goulot de { $neck } jetons, un fond, et la piste des claque-doigts.
term-goulot = Goulot
term-goulot-help = { $neck } places. Quand elles sont prises le tour finit, et le goulot se vide au fond.
term-piste = Piste blanche
term-piste-help = Chaque claque-doigt s’y pose plus loin que le précédent, d’autant de cases que sa valeur.
term-mine = Case minée
term-mine-help = Les cases { $mined } et au-delà. Un claque-doigt qui s’y pose fait exploser la fiole.
term-bonus = Case bonus
term-bonus-help = La case { $bonus_spaces } de la piste : le stand avance { table-ink-forward }, ou un plomb est augmenté.
term-sac = Sac
term-sac-help = Vos jetons qui ne sont ni dans la fiole ni de côté. Les deux sacs se comptent : rien n’y est secret, sauf l’ordre.
term-couleur = Jeton de couleur
term-couleur-help = Tout jeton qui n’est pas un claque-doigt, plomb et citrouille compris.
term-livre = Livre d’ingrédients
term-livre-help = Le prix d’un ingrédient et ce qu’il fait. Six livres ont quatre pages, une seule est ouverte.
term-pepite = Pépite
term-pepite-help = L’or. On garde { table-ink-kept-gold } au plus d’une manche à l’autre.
term-augmenter = Augmenter
term-augmenter-help = Échanger un jeton de la fiole contre le suivant de son ingrédient, un plomb le plus souvent. Sans rien à augmenter, { table-ink-instead } à la place.
term-pieces = Pièces
term-pieces-help = Deux sont en jeu. Le joueur mené les lance et choisit la sienne.
term-mene = Joueur mené
term-mene-help = Moins de patients soignés ; à égalité, le patient dans la moitié adverse. Il lance les pièces et commence la manche.
term-balance = Carte à balance
term-balance-help = Une par manche, sauf la dernière. Elle se joue aussitôt, ou se garde pour une fois.
term-offre = Marqueurs d’offre
term-offre-help = { $offer_markers } en tout, chacun un plomb augmenté ou une pépite, posés face à la carte.
term-explosion = Explosion
term-explosion-help = Pas de mouvement, la potion est finie, et l’on cède { table-ink-share } de son or ou autant de pas.
term-cote = De côté
term-cote-help = Ni dans le sac ni dans la fiole jusqu’à la fin de la manche.
term-maire = La maire
term-maire-help = Une patiente en option. Sa faveur remplace le bonus du toit.
term-force = Épreuve de force
term-force-help = À égalité sans patient en chemin : chacun pioche jeton après jeton, le premier à { $race_target } gagne.
term-fond = Fond de la fiole
term-fond-help = Les jetons du goulot y descendent à la fin de chaque tour. Ils ne comptent plus pour les pas, mais leurs effets de fin de manche restent.
term-pas = Pas
term-pas-help = Ce que le patient avancerait vers ce stand maintenant : le goulot, plus le dernier blanc posé et lui seul, plus les pas gagnés ce tour-ci.
term-risque = Risque
term-risque-help = Parmi les jetons du sac, combien feraient exploser la fiole à la prochaine pioche.
term-toit = Case du toit
term-toit-help = La place d’un patient à soigner encore. Son signe montre ce qui se passera : le plomb et le sac aident l’adversaire, la bombe va dans le sac du soigneur, le laurier finit la partie.
term-soigne = Patients soignés
term-soigne-help = Ils sont sur le toit et comptent pour la victoire : le second nombre est celui qu’il faut atteindre.
term-finie = Potion terminée
term-finie-help = Ce joueur ne pioche plus avant la manche suivante ; ses jetons restent dans la fiole pour les effets.
term-protegee = Mine couverte
term-protegee-help = La pièce de cuivre protège cette case pendant la manche : un blanc qui s’y arrête n’explose pas.
term-bouclier = Soie tendue
term-bouclier-help = Le prochain blanc de cette valeur au plus, tiré ce tour-ci, sera mis de côté sans danger.
term-toile = Toile d’araignée
term-toile-help = Tendue par l’adversaire : le prochain blanc ira plus loin sur la piste, du nombre de cases indiqué.
term-englue = Englué d’ambre
term-englue-help = L’ambre de l’adversaire raccourcit du nombre indiqué votre prochain mouvement de fin de tour.
term-tire = Jetons sortis du sac
term-tire-help = Ils attendent sur la table qu’on décide d’eux ; ceux qu’on ne garde pas retournent dans le sac.
term-etal = Prix et réserve
term-etal-help = Ce que coûte le jeton en pépites, puis combien il en reste.
term-gardee = Carte gardée
term-gardee-help = Gagnée à la balance, elle servira une seule fois, quand son propriétaire le voudra.
term-achat = Jeton acheté
term-achat-help = Il ira dans le sac à la fin de la manche.
term-arrivee = Où irait le patient
term-arrivee-help = Sa place si la potion était terminée maintenant ; la coche dit qu’il serait soigné.
term-white = Claque-doigt
term-white-help = { table-fixed-white }
term-black = Plomb d’alchimiste
term-black-help = { table-fixed-black }
term-orange = Délicieuse citrouille
term-orange-help = { table-fixed-orange }
term-blue = Œil de paon
term-blue-help = Il regarde dans un sac, et parfois y choisit. Son livre, à côté du plateau, dit comment aujourd’hui.
term-red = Sang de dragon
term-red-help = Des pas en plus quand la bonne condition est remplie ; son livre dit laquelle.
term-green = Herbe de sorcière
term-green-help = De l’or ou d’autres profits, souvent aux effets, après les potions. Son livre dit combien.
term-pink = Soie d’araignée
term-pink-help = Elle apprivoise les blancs, les vôtres ou ceux de l’adversaire ; son livre dit comment.
term-yellow = Ambre
term-yellow-help = Il tire le patient, ou l’empêche d’aller chez l’autre ; son livre dit comment.
term-purple = Morille du diable
term-purple-help = De l’or, des pas ou du plomb, selon ce qu’il y a dans les fioles ; son livre le dit.

## === settled questions ===

## Questions tranchées. ruling-X : la question ; ruling-X-rulebook, -reading ou -decision : la réponse, et d’où elle vient.

ruling-01 = Comment quinze livres suffisent-ils à six couleurs et quatre séries ?
ruling-01-reading = Trois livres ne changent jamais ; les douze autres ont deux pages chacun. Cela fait 24 pages, une par couleur et par série.
ruling-02 = Quelle série pour une première partie ?
ruling-02-decision = La série I. Le symbole du livret n’est pas dans notre texte ; c’est le plus petit chiffre. L’option « { option-books } » en prend une autre.
ruling-03 = Combien y a-t-il de jetons de chaque sorte ?
ruling-03-rulebook = Autant que dans le tableau du livret : { $chips_total } en tout.
ruling-04 = Que contient un sac au début ?
ruling-04-decision = Claque-doigt { $start_white } ; plomb { $start_black } ; citrouille { $start_orange } ; œil de paon { $start_blue }. La boîte contient juste deux fois ces claque-doigts de 2 et de 3 et ces plombs.
ruling-05 = Y a-t-il une case au milieu du chemin ?
ruling-05-reading = Non : les deux cases 1 se touchent. Le patient est donc toujours d’un côté ou de l’autre.
ruling-06 = Après une explosion, le patient se déplace « en partant de ton stand » : dans quel sens ?
ruling-06-reading = Vers le stand adverse, que le patient peut alors atteindre, dit le livret.
ruling-07 = Et si personne n’est sur le chemin ?
ruling-07-reading = Un nouveau patient sort du parc ; son premier pas le mène sur la case 1 du côté adverse.
ruling-08 = Et s’il reste des pas une fois le stand adverse atteint ?
ruling-08-rulebook = Un nouveau patient les fait, toujours du côté adverse.
ruling-09 = Qui reçoit alors le bonus du toit ?
ruling-09-rulebook = C’est l’adversaire qui a soigné ce patient : vous recevez ce que la case donne à l’autre joueur.
ruling-10 = Une explosion avec 0 ou 1 pépite ?
ruling-10-rulebook = Une part arrondie vers le bas fait 0 : on ne perd rien et l’on n’a rien à choisir.
ruling-11 = Une part de quelles pépites ?
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
ruling-19-reading = La dernière personne à avoir défaussé une carte à balance, résolue tout de suite ou gardée puis utilisée. Si personne ne l’a fait, le joueur mené est celui qui n’a pas commencé la manche précédente.
ruling-20 = Une offre peut-elle être vide, ou de { $offer_markers } marqueurs ?
ruling-20-decision = Oui : de 0 à { $offer_markers } marqueurs, chacun sur la face voulue.
ruling-21 = Et si aucun plomb ne peut être augmenté ?
ruling-21-decision = On prend { table-ink-instead } à la place. Qui pourrait augmenter et y renonce ne reçoit rien.
ruling-22 = La valeur suivante est épuisée : peut-on la sauter ?
ruling-22-reading = Non, ce jeton ne peut pas être augmenté.
ruling-23 = Un plomb augmenté dans le goulot compte-t-il ce tour-ci, et rapporte-t-il des pépites ?
ruling-23-decision = Il compte si c’est fait avant que le patient bouge. Il ne rapporte rien : les pépites récompensent la pose.
ruling-24 = Dans quel ordre le premier tour se termine-t-il ?
ruling-24-decision = Le patient bouge et les soins se font, puis vient la pièce, puis on vide le goulot.
ruling-25 = Quelles pièces servent encore après une explosion ?
ruling-25-reading = Seulement celle qui déplace le patient de { $coin_patient } cases ; le goulot étant vide, elle n’augmente plus de plomb.
ruling-26 = Si la pièce rend les claque-doigts à la fin du tour, le dernier a-t-il compté ?
ruling-26-rulebook = Oui, le patient bouge d’abord.
ruling-27 = Que protège la pièce posée sur la mine ?
ruling-27-rulebook = La première case minée, elle seule. Un claque-doigt peut y rester ; le suivant explose.
ruling-28 = Et au-delà de la dernière case minée ?
ruling-28-decision = La fiole explose aussi.
ruling-29 = Peut-on refuser les deux bonus de la case bonus ?
ruling-29-reading = Non, on en choisit un. Si aucun plomb ne peut être augmenté, ce choix donne { table-ink-instead }.
ruling-30 = La case bonus sert-elle encore si l’on y revient dans la même potion ?
ruling-30-decision = Oui, chaque fois qu’un claque-doigt s’y pose.
ruling-31 = Le stand avance jusqu’au patient, ou au-delà ?
ruling-31-decision = Le patient est soigné tout de suite.
ruling-32 = Jusqu’où va un stand ?
ruling-32-decision = De la case { $stand_nearest } à la case { $stand_farthest }. Le surplus est perdu.
ruling-33 = Le stand recule : et le patient qui s’y trouve ?
ruling-33-rulebook = Il recule avec lui. Le suivant part du parc.
ruling-34 = Et si plusieurs patients sont sur le stand ?
ruling-34-rulebook = Ils entrent un par un dans la maison de la guilde, chacun avec son bonus.
ruling-35 = Le parc peut-il se vider ?
ruling-35-rulebook = Jamais trop tôt : { $short_of_goal } et { $short_of_goal } soignés et un sur le chemin, pour { $patients } figurines, et le soin suivant termine la partie.
ruling-36 = Le jeton de 1 ou de 2 donné par le toit peut-il être un plomb, ou un claque-doigt ?
ruling-36-reading = Un plomb, oui : ailleurs le livret l’exclut en toutes lettres. Un claque-doigt, non : ce n’est pas un cadeau.
ruling-37 = Le toit permet d’augmenter un plomb à qui a une fiole vide ?
ruling-37-decision = Cela donne { table-ink-instead } (question 21).
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
ruling-48 = La carte 18 : { $card_colours } jetons, ni plus ni moins ?
ruling-48-reading = De 1 à { $card_colours }, et seulement du fond.
ruling-49 = La carte 5 : d’où vient le claque-doigt, où va-t-il ?
ruling-49-reading = Du sac ; à défaut de la fiole ; à défaut de ce qui est de côté. Il sort de la partie.
ruling-50 = Un jeton promis par une carte est épuisé ?
ruling-50-rulebook = On reçoit le prix du jeton montré. Pour des jetons à choisir, on prend ce qui reste ; sans jeton de 4, la carte 6 ne donne rien à personne, et sans claque-doigt de 1 la carte 22 ne fait rien. Seul le prix est imprimé.
ruling-51 = La carte 19 sert-elle dans la manche où on la gagne ?
ruling-51-decision = Oui, dès les achats de cette manche.
ruling-52 = Les pépites peuvent-elles manquer ?
ruling-52-decision = Non, c’est de la monnaie : il y en a toujours.
ruling-53 = Combien de pépites garde-t-on ?
ruling-53-rulebook = { $keep_gold } au plus, en comptant après ses propres achats.
ruling-54 = La dernière manche a-t-elle des échanges et des achats ?
ruling-54-decision = Non. La pioche montre la dernière carte, et ce qu’on achèterait ne servirait plus.
ruling-55 = Dernière manche : peut-on payer un pas sans avoir pioché ?
ruling-55-rulebook = Oui, à tout moment de son tour.
ruling-56 = Dernière manche : et après une explosion ?
ruling-56-rulebook = Non, le tour est fini.
ruling-57 = Dernière manche : dans quel ordre se paie une explosion ?
ruling-57-decision = D’abord la perte habituelle, puis les { $last_explosion_steps } pas vers l’adversaire.
ruling-58 = Et si les deux fioles explosent ?
ruling-58-rulebook = L’ordre compte encore : qui a explosé en premier fait l’offre et achète d’abord.
ruling-59 = Quel bonus de pièce vient en premier ?
ruling-59-decision = Celui de la personne qui a choisi.
ruling-60 = L’épreuve de force : et si les deux atteignent { $race_target } au même jeton, ou si un sac est vide ?
ruling-60-rulebook = Le plus grand total gagne ; à égalité, on continue jusqu’à ce que les totaux diffèrent. Un sac vide ne tire rien. Les deux vides et toujours à égalité : victoire partagée. Seule la course jusqu’à { $race_target } est imprimée.
ruling-61 = Qu’est-ce qu’un jeton de couleur ?
ruling-61-rulebook = Tout jeton qui n’est pas blanc : plombs et citrouilles aussi.
ruling-62 = Combien de patients faut-il pour gagner ?
ruling-62-rulebook = { $goal }. L’option « { option-short } » offre une partie courte, à { $short_goal }.
ruling-63 = Qui encaisse en premier à la fin de l’échange ?
ruling-63-decision = La personne qui a choisi le plateau.
ruling-64 = Peut-on refuser le jeton du toit ?
ruling-64-rulebook = Oui.
ruling-65 = La pièce peut-elle déplacer le patient après un tour sans nouveau jeton ?
ruling-65-reading = Oui : la remarque du livret vise le déplacement par la potion, et cette pièce sert même après une explosion.
ruling-66 = Œil de paon, soie d’araignée ou ambre IV quand l’adversaire a terminé sa potion ?
ruling-66-decision = On prend à la place l’or que dit la page.
ruling-67 = Une toile mène-t-elle à la case bonus, ou sous la pièce qui couvre la mine ?
ruling-67-decision = Oui : seule compte la case où le claque-doigt se pose enfin.
ruling-68 = De l’ambre attend quelqu’un dont la fiole explose, ou qui s’arrête sans nouveau jeton ?
ruling-68-decision = Il n’y a rien à raccourcir. L’ambre disparaît au plus tard à la fin de la manche.
ruling-69 = Le déplacement tombe à 0 pas et personne n’est sur le chemin ?
ruling-69-decision = Personne ne sort du parc.
ruling-70 = Herbe de sorcière IV chez les deux ?
ruling-70-decision = Deux demandes, d’abord celle de qui a terminé en premier. Les pépites reçues peuvent payer la seconde.

## === market square, flasks, bags, brewing ===

table-round = Manche { $number }/{ $of }
table-goal-patient = Soignez { $count } patients : le prochain est à { $steps } pas
table-goal-last = Dernière manche : encore un, à { $steps } pas
table-goal-reached = Assez de pas : terminez, il est soigné
table-goal-watch = Le premier à { $count } patients soignés gagne
table-goal-coin = Choisissez votre bonus de la manche
table-goal-penalty = Perdez le moins : de l’or, ou du terrain
table-goal-save = Sauvez la potion, ou gardez la carte
table-goal-offer = Pesez juste : l’autre choisit son plateau
table-goal-pan = Prenez le plateau qui vous sert le mieux
table-goal-buy = De meilleurs jetons pour la prochaine potion
table-goal-take = Un jeton de plus pour vos pioches
table-goal-upgrade = Plus de valeur, plus de pas
table-phase-coins = Pièces
table-phase-coins-now = Les pièces
table-phase-brewing = Potion
table-phase-brewing-now = Potion
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
table-potion-exploded = explosion !

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
table-steps-word =
    { $count ->
       *[other] pas
    }
table-steps-how = Goulot { $neck }, dernier blanc { $white }, pas en plus { $extra }, ambre { $amber }.
table-steps-neck = au goulot
table-steps-white = dernier blanc
table-steps-extra = en plus
table-steps-amber = par l’ambre
table-back-into-bag = { $chip } : à remettre au sac
table-signs = À côté de la fiole
table-shown = Sur la table :
table-beat-neck = { $seat } pioche : { $chip }, au goulot.
table-beat-bottom = { $seat } pose : { $chip }, au fond.
table-beat-white = { $seat } pioche : { $chip }, case { $space }.
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
table-lands-wins = { $steps } pas : partie gagnée !
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
table-help-coin_return_colour = Votre pièce : touchez un jeton de la fiole pour le remettre au sac.
table-help-coin_upgrade = Votre pièce : touchez un plomb du goulot pour l’augmenter, ou attirez le patient.
table-help-whites = Touchez un claque-doigt de la piste.
table-help-colours = Touchez un jeton du fond de la fiole.
table-coin-whites = Remettre tous les blancs au sac
table-coin-patient = Attirer le patient
table-bonus-stand = Avancer le stand
table-bonus-stand-to = chemin, case { $space }
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

## === coins, books, scale, shop, choices of chips ===

table-fountain = La fontaine
table-coin-sides = { $one }, ou { $other }
table-coin-waiting = en réserve
table-coin-used = utilisée
table-coin-done = déjà touchée
table-coin-other = { $name } aura l’autre : { $bonus }
table-books = Les livres
table-books-help = prix, réserve et action de chaque ingrédient
table-set = Recueil : { $set }
table-shelf-key = Trois chiffres : pour un jeton de 1, de 2, de 4.
table-shelf-orange = des pas, rien d’autre
table-shelf-black = au goulot : { $lead_gold } or
table-shelf-white = mèche courte : gare aux cases minées
table-price = prix
table-left = reste
table-scale = La balance
table-scale-now = sur la balance, en face de l’offre
table-scale-later = sur la balance, en jeu en phase 4
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
table-offer-empty = Plateau de l’offre : en phase 4, qui a fini le premier y pose jusqu’à { $offer_markers } marqueurs.
table-offer-next = La carte de la prochaine manche est déjà visible.
table-pan-to = pour { $name }
table-pile =
    { $count ->
        [0] Plus aucune carte dessous, sauf celle de la dernière manche.
        [one] Encore { $count } carte dessous, puis celle de la dernière manche.
       *[other] Encore { $count } cartes dessous, puis celle de la dernière manche.
    }
table-kept = Cartes gardées par { $name }
table-shop-purse = en bourse. Pour la manche suivante on n’en garde que { $keep }.
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
table-shop-two = { $chip } : deux pour { $gold } pépites
table-upgrade-into = { $chip } devient { $better }
table-upgrade-none = Laisser tel quel
table-upgrade-help = Touchez-le dans la fiole.
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
table-offer-leads = Plombs à augmenter : { $mine } chez vous, { $other } chez { $name }. Sans plomb, { table-ink-instead }.
table-offer-hint = Offre conseillée
table-offer-then = { $count } marqueurs au plus, d’une touche. { $name } prendra ensuite la carte ou votre offre, et vous l’autre.
table-offer-hinted = L’offre conseillée est en couleur.
table-offer-grid = Les offres possibles
table-pan-leads =
    { $count ->
        [0] sans plomb à augmenter : { table-ink-instead } pour chacun
        [one] votre fiole contient { $count } plomb à augmenter
       *[other] votre fiole contient { $count } plombs à augmenter
    }
table-pan-card-then = { $name } reçoit l’offre
table-pan-offer-then = { $name } reçoit la carte : { $card }

## === notebook, end of the game, almanac ===

## Le carnet

table-note-bags = Les sacs, en comptant
table-note-bag = Sac
table-note-bag-hidden = À compter de mémoire.
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
table-note-offered = de { $name }, pour { $other-name }
table-note-offered-back = posée et reprise par { $name }
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

table-reveal-race = L’épreuve des sacs
table-reveal-race-to = Le premier à { $target } points, jeton contre jeton.
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
table-course = Patients soignés, manche par manche
remark-exploded =
    { $count ->
        [one] fait sauter sa fiole, manche { $round }.
       *[other] fait sauter { $count } fioles.
    }
remark-careful = pioche { $count } jetons sans une explosion.
remark-rush = soigne { $count } patients en une manche.
remark-steps = traîne le patient de { $count } pas d’un coup.
remark-drawn = pioche { $count } jetons en une seule manche.
remark-bought =
    { $count ->
        [0] n’achète pas un seul ingrédient.
        [one] n’achète qu’un seul ingrédient.
       *[other] achète { $count } ingrédients.
    }

## L’almanach

table-almanac-index = Dans l’almanach
table-almanac-chips = Les ingrédients
table-almanac-chips-note = { $count } jetons dans la boîte. Sous chacun, combien il y en a de sa sorte.
table-almanac-start = Le sac de départ
table-almanac-start-note = Le même pour les deux : { $count } jetons.
table-almanac-count = { $chip } : { $count } dans la boîte
table-almanac-books = Les livres
table-almanac-books-note = Une page par couleur est ouverte à chaque partie. « 1/2/3 » se lit selon la valeur du jeton : 1, 2 ou 4. Les prix sont à côté des jetons.
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
table-almanac-cards-note = { $pile_cards } d’entre elles forment la pile d’une partie, la dernière manche a la sienne.
table-almanac-suggested = Première partie, offre conseillée :
table-almanac-coins = Les pièces
table-almanac-coins-note = Deux des trois sont en jeu. On les lance à chaque manche ; le joueur mené choisit, l’autre prend celle qui reste.
table-almanac-guild = La maison de la guilde
table-almanac-guild-note = Ce que donne chaque patient soigné, du premier au dernier de la rangée.
table-almanac-place = Patient { $number }
table-almanac-mayor = La maire
table-almanac-mayor-note = Une option. La { $figure }e figurine qui sort du parc est la maire. Elle compte comme un patient ; au lieu du bonus du toit, qui la soigne choisit : { $gold } pépites, son stand avancé de { $stand } case, ou { $upgrades } augmentations de plomb.

## === advice: what speaks for a choice ===

advice-charlatans-cured = Vous en êtes en moyenne à { $here } patients soignés, contre { $other } autrement.
advice-charlatans-intact = Votre potion n’explose pas dans { $here } des cas, contre { $other } autrement.
advice-charlatans-steps = Le patient finit en moyenne à { $here } cases du parc de votre côté, contre { $other } autrement.
advice-charlatans-gold = Il vous reste en moyenne { $here } pépites, contre { $other } autrement.
advice-charlatans-bag = Vos jetons de couleur valent { $here } en moyenne, contre { $other } autrement.

## === les phrases imprimées, une par une, en nos mots ===

printed-principle = Principe du jeu
printed-001 = Jour de marché à Belcastel : deux charlatans s’égosillent pour séduire les badauds, et chacun surveille de près ce que fait l’autre.
printed-002 = Chacun essaie d’attirer à son stand les patients qui hésitent encore.
printed-003 = Chaque patient soigné à votre stand vous fait mieux considérer à la maison de la guilde.
printed-004 = L’enjeu : devenir le prochain maître de la guilde des charlatans.
printed-setup = Matériel et mise en place
printed-005 = Le plateau de la place du marché se pose entre les deux joueurs.
printed-006 = Pour une première partie, on prend parmi les quinze livres d’ingrédients ceux qui portent la marque des débutants, et on les pose près du plateau.
printed-007 = Les fois suivantes, d’autres livres peuvent servir.
printed-008 = Les livres de même chiffre romain sont faits pour aller ensemble.
printed-009 = Il est donc conseillé de jouer toujours une série complète, de I à IV.
printed-010 = S’y ajoutent toujours les livres de la citrouille (orange), du plomb d’alchimiste (noir) et du claque-doigt (blanc).
printed-011 = Les { $chips_total } jetons d’ingrédients vont à côté des livres.
printed-012 = Jetons noirs, blancs et orange se rangent près du livre de leur couleur.
printed-013 = Les autres jetons se trient par valeur ({ $colour_values }), une pile pour chacune.
printed-014 = Pour une première partie, on prend, parmi les { $cards_total } cartes à balance, celles numérotées de 1 à { $pile_cards }.
printed-015 = On y joint la carte de la dernière manche ({ $rounds }) : la pioche est face visible, cette carte tout en bas, la carte 1 au-dessus.
printed-016 = Cette pioche se pose elle aussi près du plateau.
printed-017 = Les fois suivantes, { $pile_cards } cartes sont simplement tirées au hasard.
printed-018 = La dernière carte, celle de la manche { $rounds }, reste toujours la même.
printed-019 = Les cartes qui restent retournent dans la boîte.
printed-020 = Les { $offer_markers } marqueurs d’offre se posent à côté de la pioche.
printed-021 = Pour une première partie, la pièce d’argent et la pièce d’or vont sur la fontaine du plateau.
printed-022 = La pièce de cuivre reste alors dans la boîte.
printed-023 = Les fois suivantes, les deux pièces en jeu se choisissent librement.
printed-024 = Les deux stands se placent sur les cases de départ de leur couleur.
printed-025 = Les { $patients } patients attendent dans le parc, au milieu du plateau.
printed-026 = La maire ne sert pas lors d’une première partie.
printed-027 = Elle reste alors dans la boîte.
printed-028 = Vingt-cinq pépites d’or et cinq grosses pépites, qui en valent cinq chacune, forment la réserve générale.
printed-029 = Chacun prend un sac et y met : claque-doigts { $start_white } ; plombs { $start_black } ; citrouille { $start_orange } ; œil de paon { $start_blue }.
printed-030 = Sur la fiole : en haut, le goulot.
printed-031 = Sur la fiole : les cases minées.
printed-032 = Sur la fiole : la partie réservée aux jetons blancs.
printed-033 = Sur la fiole : le fond.
printed-chips = Les jetons de la boîte
printed-034 = Claque-doigt (blanc) : { $box_white }.
printed-035 = Plomb d’alchimiste (noir) : { $box_black }.
printed-036 = Délicieuse citrouille (orange) : { $box_orange }.
printed-037 = Œil de paon (bleu) : { $box_blue }.
printed-038 = Sang de dragon (rouge) : { $box_red }.
printed-039 = Herbe de sorcière (vert) : { $box_green }.
printed-040 = Soie d’araignée (rose) : { $box_pink }.
printed-041 = Ambre (jaune) : { $box_yellow }.
printed-042 = Morille du diable (violet) : { $box_purple }.
printed-043 = Il est souvent question de « jetons de couleur ».
printed-044 = Ce sont tous les jetons qui ne sont pas blancs.
printed-course = Déroulement
printed-045 = Commence la partie celui des deux qui a entendu le dernier une forte détonation.
printed-046 = L’autre reçoit { table-ink-second-gold } pour débuter.
printed-047 = La partie se joue en plusieurs manches.
printed-048 = Chaque manche passe par les mêmes six phases, dans cet ordre : pièces, potion, effets, échange, achats, fin de manche.
printed-coins = Phase 1 : le lancer de pièces
printed-049 = Qui commence la partie prend les deux pièces et les lance une fois.
printed-050 = Il choisit ensuite l’une des deux.
printed-051 = L’autre pièce va à l’adversaire.
printed-052 = Chacun reçoit le bonus que montre sa pièce.
printed-053 = Dans toutes les manches suivantes, c’est le joueur mené qui lance les pièces et choisit.
printed-behind = Qui est mené ?
printed-054 = Est mené celui qui a le moins de patients dans la maison de la guilde.
printed-055 = Comment les patients y entrent est expliqué plus loin.
printed-056 = À égalité de patients, vous êtes mené si le patient en chemin se trouve du côté de l’adversaire.
printed-057 = Sans patient en chemin, est mené celui qui a remis la dernière carte à balance dans la pioche.
printed-bonuses = Les bonus des pièces
printed-058 = Les pièces portent en tout six bonus différents.
printed-059 = À la première lecture, on peut passer cette liste.
printed-060 = Mine couverte : la pièce se pose sur la première case minée de votre fiole.
printed-061 = Un jeton blanc qui doit aller sur cette case ne fait pas exploser la fiole.
printed-062 = La pièce y reste toute la manche.
printed-063 = Or : prenez aussitôt { $coin_gold } pépites.
printed-064 = Reprendre les blancs : la pièce attend juste sous le goulot.
printed-065 = Quand vous voulez, pendant votre premier tour ou à sa fin, vous pouvez remettre une fois dans le sac tous les jetons blancs de la fiole.
printed-066 = La pièce retourne ensuite sur la fontaine.
printed-067 = { table-bonus-stand_1 }
printed-068 = Reprendre une couleur : la pièce attend juste sous le goulot.
printed-069 = À la fin de votre premier tour, vous pouvez une fois remettre dans le sac un jeton de la fiole, de couleur et non blanc.
printed-070 = Puis la pièce retourne à la fontaine.
printed-071 = Plomb ou patient : la pièce attend juste sous le goulot.
printed-072 = À la fin de votre premier tour, vous pouvez une fois augmenter un jeton noir du goulot, ou faire venir le patient de { $coin_patient } cases vers votre stand.
printed-073 = Cela reste permis si votre fiole a explosé.
printed-074 = La pièce retourne alors à la fontaine.
printed-075 = Augmenter un jeton et déplacer le patient sont expliqués plus loin.
printed-potion = Phase 2 : la potion
printed-076 = La phase se compose de plusieurs tours, joués en alternance.
printed-077 = On y prépare sa potion, pour attirer des patients.
printed-078 = Le premier tour revient à qui a lancé les pièces.
printed-079 = À votre tour, vous tirez des jetons de votre sac, un par un, et les placez dans la fiole.
printed-080 = Pour qui connaît le grand jeu : ici le tour ne s’arrête pas après un jeton.
printed-081 = En général on en tire plusieurs de suite avant que l’adversaire reprenne la main.
printed-082 = Un jeton de couleur va sur une case libre du goulot.
printed-083 = Son action se fait aussitôt.
printed-084 = Les actions sont décrites dans les livres d’ingrédients et dans l’almanach.
printed-085 = Un jeton blanc va toujours aussitôt dans la partie blanche, au fond de la fiole.
printed-086 = Sa valeur dit sa case, comptée depuis la gauche : ainsi un jeton de 1 va sur la première ; les valeurs sont { $white_values }.
printed-087 = Chaque blanc suivant se compte à partir de la dernière case occupée, d’autant de cases que sa valeur.
printed-088 = Des cases restent donc vides.
printed-089 = C’est voulu, et plus rien ne pourra s’y poser.
printed-090 = L’almanach montre un tour en exemple.
printed-091 = Case bonus ({ $bonus_spaces }) : un blanc qui s’y pose vous laisse choisir aussitôt, avancer le stand { table-ink-forward } ou augmenter un jeton noir de la fiole.
printed-092 = Un blanc qui doit aller sur une case minée ({ $mined }) fait exploser la fiole.
printed-093 = La suite est dite plus bas, sous « La fiole explose ».
printed-094 = Ensuite vous tirez le jeton suivant.
printed-095 = On continue ainsi jusqu’à l’une de trois choses.
printed-096 = Le goulot contient { $neck } jetons de couleur.
printed-097 = Vous décidez de terminer votre potion.
printed-098 = Votre fiole explose.
printed-neck = Le goulot est plein
printed-099 = Vous ne tirez plus de jeton ce tour-ci.
printed-100 = Additionnez les { $neck } jetons du goulot et le dernier blanc posé, même s’il l’a été lors d’un tour précédent : le patient fait autant de pas.
printed-101 = Les { $neck } jetons descendent ensuite au fond : le goulot est libre pour votre prochain tour.
printed-102 = Votre tour est fini, l’adversaire joue.
printed-103 = Quand votre tour revient, vous pouvez continuer la même potion.
printed-104 = Les jetons de couleur s’accumulent dans le corps de la fiole.
printed-105 = Les blancs restent sur leurs cases.
printed-106 = Exemple : un deux et deux uns dans le goulot, un trois comme dernier blanc, font sept pas.
printed-finish = Terminer sa potion
printed-107 = Avant de tirer un jeton, vous pouvez toujours décider de terminer votre potion.
printed-108 = Le patient avance comme ci-dessus, du goulot plus le dernier blanc ; puis l’adversaire joue, parfois plusieurs tours de suite, jusqu’à finir lui aussi.
printed-109 = Une fois votre potion terminée, vous ne jouez plus dans cette phase.
printed-110 = Pour l’instant tous les jetons restent dans la fiole.
printed-explosion = La fiole explose
printed-111 = Votre fiole explose quand un blanc doit se poser sur une case minée.
printed-112 = Les jetons du goulot descendent au fond.
printed-113 = Votre tour s’arrête net, le patient ne bouge pas et votre potion est terminée.
printed-114 = Vous ne jouez donc plus dans cette phase.
printed-115 = Tous les jetons restent pour l’instant dans la fiole.
printed-116 = En plus, il faut choisir l’une de deux peines.
printed-117 = Ou bien vous rendez à la réserve { table-ink-share } de vos pépites, arrondie vers le bas.
printed-118 = Ou bien le patient s’éloigne de votre stand d’autant de cases que de pépites ainsi épargnées.
printed-119 = S’il atteint ainsi le stand adverse, tout se passe comme si l’adversaire l’y avait conduit.
printed-stand = Déplacer son stand
printed-120 = Au début, votre stand est sur la case du chemin à son image ({ $stand_start }).
printed-121 = De temps à autre, il peut se déplacer.
printed-122 = Avancer, c’est aller vers le parc, au centre de la place, du nombre de cases dit.
printed-123 = Les patients arrivent alors plus vite chez vous.
printed-124 = Reculer, c’est s’éloigner du parc, du nombre de cases dit.
printed-125 = Les patients ont alors plus de chemin à faire.
printed-upgrade = Augmenter un jeton
printed-126 = Plusieurs occasions permettent d’augmenter la valeur d’un jeton.
printed-127 = On rend le jeton à la réserve et on y prend le suivant de la même couleur, de valeur plus haute.
printed-128 = Le nouveau jeton se pose exactement à la place de l’ancien.
printed-129 = Si le signe est noir, seuls des jetons noirs peuvent être augmentés.
printed-130 = Quand aucun jeton ne peut l’être, l’almanach dit ce qui se passe ; ici : { table-ink-instead } à la place.
printed-patient = Déplacer le patient
printed-131 = Chacun essaie de faire venir le patient vers son propre stand.
printed-132 = Il n’y a jamais plus d’un patient sur le chemin.
printed-133 = Ce patient va donc d’un côté puis de l’autre, jusqu’à atteindre l’un des deux stands, où on le soigne.
printed-134 = Un patient soigné prend place dans la rangée, sur le toit de la maison de la guilde.
printed-135 = Alors seulement un nouveau patient peut quitter le parc.
printed-136 = Tout cela suit un ordre.
printed-137 = Le patient fait vers votre stand le nombre de pas auquel vous avez droit.
printed-138 = À la fin d’un tour, il ne bouge que si vous avez mis au moins un nouveau jeton dans la fiole pendant ce tour.
printed-139 = Sans patient sur le chemin, prenez-en un dans le parc.
printed-140 = Son premier pas le mène toujours à la première case de votre moitié.
printed-141 = Un patient conduit jusqu’à votre stand est à vous.
printed-142 = Votre stand, avec le patient, recule aussitôt de { $retreat } cases.
printed-143 = S’il reste des pas, un nouveau patient sort du parc et les fait.
printed-144 = Plusieurs patients peuvent donc se trouver sur votre stand à la fin d’un tour.
printed-145 = Pour finir, le patient passe de votre stand à la rangée des soignés, dans la maison de la guilde.
printed-146 = Le premier prend la case la plus proche du parc, chaque suivant une case plus loin, dans le sens de la flèche.
printed-147 = Puis la case donne son bonus.
printed-148 = Premier bonus : l’adversaire, montré par le pion noir, peut aussitôt augmenter un jeton noir de sa fiole.
printed-149 = Deuxième bonus : vous, le pion blanc, devez aussitôt mettre dans votre sac un jeton blanc de 1 de la réserve.
printed-150 = Troisième bonus : l’adversaire, le pion noir, peut aussitôt prendre dans la réserve un jeton de { $roof_chip_most } au plus, pour son sac.
printed-151 = Quand les deux potions sont terminées, de gré ou de force, la phase est finie.
printed-effects = Phase 3 : les effets
printed-152 = Certains ingrédients portent dans leur livre le signe de cette phase.
printed-153 = Posés dans le goulot, ils ne font rien tout de suite.
printed-154 = Leurs effets se font maintenant.
printed-155 = Ils sont décrits dans leur livre et dans l’almanach.
printed-trade = Phase 4 : l’échange
printed-156 = Qui a terminé sa potion en premier prend les { $offer_markers } marqueurs d’offre et estime ce que vaut la carte du dessus de la pioche.
printed-157 = Il pose les marqueurs voulus sur le plateau vide de la balance.
printed-158 = L’adversaire choisit alors l’un des deux plateaux.
printed-159 = Il prend donc soit le bonus de la carte, soit ce que montrent les marqueurs.
printed-160 = L’autre plateau revient à qui a fait l’offre.
printed-161 = Puis chacun encaisse ce qu’il a obtenu.
printed-162 = La dernière page des règles dit ce que font les cartes.
printed-163 = Marqueur de plomb : augmentez un jeton noir de votre fiole.
printed-164 = Avec plusieurs marqueurs, le même jeton peut être augmenté plusieurs fois.
printed-165 = Marqueur d’or : prenez une pépite dans la réserve.
printed-166 = La première fois, il est difficile d’estimer ce que vaut une carte.
printed-167 = Les cartes conseillées pour une première partie portent donc en bas à droite une offre suggérée.
printed-168 = Si vous hésitez, posez simplement ces marqueurs-là.
printed-169 = L’intuition vient au fil des parties.
printed-170 = La valeur d’une carte dépend aussi beaucoup des livres ouverts et de la manche.
printed-buying = Phase 5 : les achats
printed-171 = Les deux joueurs peuvent maintenant acheter des ingrédients.
printed-172 = Qui a fini sa potion le premier achète avant l’autre.
printed-173 = On peut acheter plusieurs jetons, mais pas plus d’un par couleur.
printed-174 = Les prix sont dans les livres.
printed-175 = Jetons noirs et blancs n’ont pas de prix : ils ne s’achètent pas.
printed-176 = On paie avec ses pépites.
printed-177 = L’or vient chaque fois qu’un jeton noir se pose dans le goulot.
printed-178 = La réserve de jetons est limitée.
printed-179 = Les jetons achetés vont d’abord au fond de la fiole.
printed-180 = On garde { table-ink-kept-gold } au plus pour la manche suivante.
printed-181 = Le surplus retourne à la réserve.
printed-round-end = Phase 6 : fin de la manche
printed-182 = Chacun remet maintenant tous ses jetons dans son sac.
printed-183 = Tous, c’est-à-dire ceux de la fiole, les achetés et ceux mis de côté pendant la manche.
printed-184 = Stands et patients restent où ils sont.
printed-185 = Une nouvelle manche commence alors.
printed-186 = Le joueur mené commence et lance les pièces.
printed-end = Fin de la partie
printed-187 =
    { $deck ->
        [tiny] Partie minuscule : chaque sac ne contient que { $tiny_chips } claque-doigts, la manche { $tiny_rounds } est la dernière, et le premier qui soigne { $tiny_goal } patient gagne aussitôt.
       *[printed]
            { $short ->
                [oui] Partie courte : elle s’arrête dès que quelqu’un a soigné son { $short_goal }e patient, au plus tard après la manche { $short_rounds } (dans la boîte : { $goal } et { $rounds }).
               *[non] La partie s’arrête dès que quelqu’un a soigné son { $goal }e patient, au plus tard après la manche { $rounds }.
            }
    }
printed-188 = Gagne qui a le plus de patients dans la rangée des soignés.
printed-189 = À égalité, gagne celui du côté duquel se trouve le patient en chemin.
printed-190 = Sans patient en chemin, une dernière épreuve de force décide.
printed-191 = Chacun remet d’abord tous ses jetons dans son sac.
printed-192 = Puis, en même temps, chacun tire un jeton et le pose devant lui, face visible.
printed-193 = Le premier dont les jetons atteignent { $race_target } en tout est maître charlatan.
printed-cards = Les cartes à balance
printed-194 = Carte à jouer tout de suite : la récompense montrée vient aussitôt.
printed-195 = La carte se pose ensuite.
printed-196 = Carte à garder : prenez-la d’abord devant vous.
printed-197 = Elle sert une fois, quand vous voulez, dans la partie.
printed-198 = Puis la carte se pose.
printed-199 = Un jeton montré : prenez-le dans la réserve.
printed-200 = S’il n’y en a plus, prenez en pépites le prix qu’indique son livre.
printed-201 = Deux jetons : prenez dans la réserve deux jetons de 1 de couleurs différentes, pas noirs.
printed-202 = Un blanc de moins : retirez de votre sac un jeton blanc de 1 pour le reste de la partie.
printed-203 = Un quatre : prenez dans la réserve un jeton de valeur quatre, pas noir.
printed-204 = L’adversaire prend un jeton de 1 de la même couleur.
printed-205 = Couleurs reprises : une fois, pendant votre tour, jusqu’à { $card_colours } jetons de couleur du fond retournent dans le sac.
printed-206 = Stand : avancez-le de { $card_stand } cases.
printed-207 = Double achat : quand vous achetez un jeton, vous pouvez en prendre un second pareil dans la réserve.
printed-208 = Blancs repris : tant que la fiole n’a pas explosé, une fois pendant votre tour, { $card_whites } jetons blancs du fond peuvent retourner dans le sac.
printed-209 = Œil et couleur : prenez un œil de paon (bleu) de valeur deux, et en plus un jeton de couleur de 1, pas noir.
printed-210 = Cadeau empoisonné : l’adversaire met un jeton blanc de 1 dans son sac.
printed-211 = Sauvetage : une fois pendant votre tour, un jeton blanc du fond peut retourner dans le sac.
printed-212 = Cette carte peut servir encore après l’explosion de votre fiole.
printed-213 = L’explosion est alors annulée.
printed-214 = La dernière carte, contrairement aux autres, vaut pour toute la dernière manche.
printed-215 = Pendant votre tour, son action est permise à tout moment, et plusieurs fois.
printed-216 = Payez { $step_price } pépites : le patient fait un pas vers vous.
printed-217 = Si votre fiole explose, le patient fait { $last_explosion_steps } pas vers l’adversaire, en plus des effets habituels.
printed-thanks = Ceux qui ont fait la boîte
printed-218 = L’auteur et l’éditeur remercient celles et ceux qui ont essayé le jeu et fait des suggestions.
printed-219 = L’éditeur répond des pièces et de la qualité de sa boîte.
printed-220 = Pour une question ou une pièce manquante, on lui écrit ; son adresse est dans la boîte.
printed-221 = Il se fait un plaisir d’aider.
printed-222 = Auteur : Wolfgang Warsch ; illustrations : Dennis Lohausen ; graphisme : Daniel Müller ; rédaction : Georg Wild ; réalisation : Jasmin Weigand ; éditeur : Schmidt Spiele.
