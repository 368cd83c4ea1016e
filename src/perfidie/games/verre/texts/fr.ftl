### Le Verre empoisonné

game-title = Le Verre empoisonné
game-line = Tous voient où vous versez. Personne ne voit quoi.
game-pitch = La princesse du royaume veut du courage et de la ruse. Poison et antidote se versent face cachée : on voit qui verse où, jamais quoi. Puis chacun prend un verre et annonce : « Je bois ! » ou « Je ne bois pas ! » Mentez avec grâce.
game-rules =
    Avant chaque manche on mélange poisons et antidotes, jusqu’à { $top-2 } à deux joueurs, { $top-3 } à trois, { $top-4 } à quatre, { $top-5 } à cinq ; { $glasses-2 }, { $glasses-3 }, { $glasses-4 } ou { $glasses-5 } verres reçoivent chacun une carte, le fond, et chaque main { $hand-2 }, { $hand-3 }, { $hand-4 } ou { $hand-5 } cartes.
    1. Espionner : chacun regarde en secret des fonds de verre ; { $looks-2 } à deux joueurs, { $looks-3 } à trois, { $looks-4 } à quatre, { $looks-5 } à cinq.
    2. Remplir : chacun verse une carte face cachée, puis donne sa main à gauche, jusqu’à ce que les mains soient vides.
    3. Choisir : de Vizzini à Wesley, chacun prend un verre sans regarder dedans.
    4. Boire ou ne pas boire : chacun annonce, puis son verre s’ouvre.
    Bu, plus d’antidote : tous les autres perdent un cœur. Bu, plus de poison : le buveur perd un cœur.
    Refusé, plus d’antidote : qui a refusé perd un cœur. Refusé, plus de poison : rien, bien joué.
    Wesley ajoute { $dose ->
        [1] une demi-dose
        [2] une dose
       *[other] { $dose } demi-doses
    } d’antidote par joueur à son propre verre. Vizzini peut, une fois par manche, échanger les dessus de deux verres.
    { $end ->
        [immediate] Dès que quelqu’un n’a plus de cœur, la partie s’arrête ; qui en a le plus l’emporte.
        [end_of_round] Si quelqu’un n’a plus de cœur à la fin d’une manche, la partie s’arrête ; qui en a le plus l’emporte.
       *[full_rotation] On ne s’arrête qu’après un tour complet des rôles ; qui a perdu le moins de cœurs l’emporte.
    }

game-minute =
    La princesse veut du courage et de la ruse : poison et antidote se versent face cachée dans des verres.
    Gardez plus de cœurs que les autres ; quand quelqu’un n’en a plus, c’est fini.
    Chaque manche : espionner des fonds, verser carte après carte, prendre un verre, le boire ou non.
    Un bon verre bu coûte un cœur aux autres ; mauvais et bu, ou bon et refusé, il vous en coûte un.
    Tous voient où vous versez, jamais quoi.
    Conseil : comptez ; à chances égales, buvez.

## Les étapes

step-SpyGlass = Phase 1 : Espionner
step-SpyGlass-rule =
    Chacun son tour, de Wesley à Vizzini, on regarde en secret
    { $deck ->
        [reduced] un fond de verre.
        [tiny] un fond de verre.
       *[printed] des fonds de verre différents, l’un après l’autre : { $looks-2 } à deux joueurs, { $looks-3 } à trois, { $looks-4 } à quatre, { $looks-5 } à cinq.
    }
    Tout le monde voit quel verre vous regardez ; vous seul voyez la carte. On peut regarder là où d’autres ont déjà regardé, et l’on ne peut pas passer.
step-PourCard = Phase 2 : Remplir les verres
step-PourCard-rule =
    De Wesley à Vizzini, chacun verse une carte de sa main, face cachée, sur un verre de moins de { $capacity ->
        [4] quatre
       *[other] { $capacity }
    } cartes : on voit qui verse où, pas quoi.
    Quand tous ont versé, chacun donne le reste de sa main à gauche, et l’on recommence jusqu’à la dernière carte.
    Une fois par manche, à son tour, avant ou après sa carte, Vizzini peut
    { $power ->
        [look_then_may_swap] regarder les dessus de deux verres, puis les échanger ou les laisser.
        [blind_swap] échanger les dessus de deux verres, sans les regarder.
       *[swap_and_look] échanger les dessus de deux verres ; il voit alors les deux cartes.
    }
step-SwapOrEndTurn = Phase 2 : Pouvoir de Vizzini
step-SwapOrEndTurn-rule =
    Votre carte est versée et votre pouvoir est intact. Vous pouvez encore
    { $power ->
        [look_then_may_swap] regarder les dessus de deux verres différents, puis les échanger ou les laisser ; regarder suffit à dépenser le pouvoir.
        [blind_swap] échanger, sans les voir, les dessus de deux verres différents.
       *[swap_and_look] échanger les dessus de deux verres différents, et voir ces deux cartes au passage ; choisir les verres engage à l’échange.
    }
    N’importe quels verres conviennent, même pleins, même d’une seule carte. Le pouvoir sert une fois par manche ; il est perdu s’il n’a pas servi après votre dernière carte.
step-SwapOrLeave = Phase 2 : Pouvoir de Vizzini
step-SwapOrLeave-rule =
    Vous avez regardé les dessus de deux verres. Échangez ces deux cartes, ou laissez-les en place : dans les deux cas votre pouvoir est dépensé pour cette manche, et chacun voit si les cartes ont bougé.
step-TakeGlass = Phase 3 : Choisir un verre
step-TakeGlass-rule =
    { $take_order ->
        [reverse] Vizzini choisit le premier, puis on remonte la table à rebours jusqu’à Wesley.
        [clockwise] Vizzini choisit le premier, puis Wesley, puis les autres dans le sens horaire.
       *[wesley_last] Vizzini choisit le premier, puis les autres dans le sens horaire ; Wesley se sert en dernier.
    }
    On prend un verre encore au centre, sans regarder dedans : personne ne l’ouvre avant l’annonce. De trois à cinq joueurs, il y a un verre pour chacun ; à deux, { $glasses-2 ->
        [3] le troisième verre reste au centre, fermé, et ne compte pas.
       *[other] les verres qui restent au centre, fermés, ne comptent pas.
    }
step-Announce = Phase 4 : Boire ou ne pas boire
step-Announce-rule =
    Annoncez : « Je bois ! » ou « Je ne bois pas ! »
    { $reveal ->
        [after_all] Quand tous ont annoncé, les verres s’ouvrent dans le même ordre.
       *[one_by_one] Votre verre s’ouvre aussitôt.
    }
    { $compare ->
        [count] On compare le nombre de cartes antidote et de cartes poison ;
       *[sum] On compare la somme des antidotes et celle des poisons ;
    } Wesley ajoute { $dose ->
        [1] une demi-dose
        [2] une dose
       *[other] { $dose } demi-doses
    } d’antidote par joueur à son propre verre.
    Bu avec plus d’antidote : tous les autres perdent un cœur. Bu avec plus de poison, ou refusé avec plus d’antidote : vous en perdez un. Refusé avec plus de poison : rien.
    { $tie ->
        [poison] Un verre à égalité compte comme du poison.
        [antidote] Un verre à égalité compte comme de l’antidote.
       *[nothing] À égalité, il ne se passe rien.
    }

prompt-SpyGlass = Quel fond de verre regardez-vous en secret ?
prompt-PourCard = Choisissez une carte, puis le verre où la verser.
prompt-SwapOrEndTurn =
    { $power ->
        [look_then_may_swap] Regarder deux dessus, ou garder votre pouvoir ?
       *[other] Échanger deux dessus, ou garder votre pouvoir ?
    }
prompt-SwapOrLeave = Échanger ces deux cartes, ou les laisser ?
prompt-TakeGlass = Quel verre prenez-vous ?
prompt-Announce = Boire ou ne pas boire ?

## Ce dont il s’agit, pour qui décide pour la première fois

hint-SpyGlass = Un fond connu de vous seul vous dira où verser, et quel verre prendre.
hint-PourCard = Soignez le verre que vous visez, gâtez les autres : on voit où, jamais quoi.
hint-SwapOrEndTurn = Améliorez le verre que vous visez, ou gardez ce pouvoir pour plus tard.
hint-SwapOrLeave = Vous avez vu les deux cartes : la bonne doit aller où vous comptez boire.
hint-TakeGlass = Un verre bon à boire, ou un verre que vous refuserez à coup sûr.
hint-Announce = Buvez un bon verre, refusez un mauvais ; dans le doute, mieux vaut boire.

## Le but du moment, en une ligne

table-goal-hearts = Gardez plus de cœurs que les autres.
table-goal-watch = Qui garde le plus de cœurs l’emporte.
table-goal-spy = Repérez un bon fond, ou un fond à fuir.
table-goal-pour =
    { $rank ->
        [1] Premier à choisir : faites un bon verre.
        [2] Second à choisir : faites deux bons verres.
       *[other] Vous choisirez tard : cachez le bon verre.
    }
table-goal-pour-wesley = Un dernier verre passable : { $bonus } s’ajoute.
table-goal-take = Un verre sain, ou un poison à refuser.
table-goal-drink = Sain ? Buvez. Empoisonné ? Refusez.

## Les choix, et comment on peut les taper

action-spy = Regarder le fond du verre { $a }
action-play = Verser la carte { $a } dans le verre { $b }
action-swap = Échanger les dessus des verres { $a } et { $b }
action-peek = Regarder les dessus des verres { $a } et { $b }
action-swap_yes = Échanger les deux cartes
action-swap_no = Les laisser en place
action-end_turn = Ne rien échanger pour l’instant
action-take = Prendre le verre { $a }
action-drink = « Je bois ! »
action-refuse = « Je ne bois pas ! »
action-deal = Distribuer la carte { $a }
action-first_wesley = Premier Wesley : place { $a }

verb-spy = espionner, espionne, regarder le fond, regarder, regarde
verb-play = verser, verse, jouer, joue
verb-swap = échanger, échange
verb-peek = regarder, regarder deux dessus, regarder les dessus
verb-swap_yes = échanger, oui
verb-swap_no = laisser, non
verb-end_turn = finir, fin, garder, passer, rien
verb-take = prendre, prends, choisir
verb-drink = boire, bois, je bois
verb-refuse = refuser, refuse, ne pas boire, je ne bois pas, je refuse

## Ce qui arrive

event-round-started = Manche { $round }. Wesley : { $wesley-seat }. Vizzini : { $vizzini-seat }.
event-dealt =
    { $hand ->
        [one] Les cartes sont distribuées : { $glasses } verres, une carte dans chaque main.
       *[other] Les cartes sont distribuées : { $glasses } verres, { $hand } cartes dans chaque main.
    }
event-dealt-own = Les cartes sont distribuées ; en main : { $cards }.
event-spied = { $seat } regarde le fond du verre { $glass }.
event-spied-own = { $seat } regarde le fond du verre { $glass } : { $card }.
event-poured = { $seat } verse une carte dans le verre { $glass }.
event-poured-own = { $seat } verse la carte { $card } dans le verre { $glass }.
event-power-kept = { $seat } n’échange rien.
event-swapped = { $seat } échange les dessus des verres { $glass } et { $other-glass }.
event-swapped-own = { $seat } échange les dessus des verres { $glass } et { $other-glass } : { $card } passe en { $other-glass }, { $other-card } en { $glass }.
event-peeked = { $seat } regarde les dessus des verres { $glass } et { $other-glass }.
event-peeked-own = { $seat } regarde les dessus des verres { $glass } et { $other-glass } : { $card } en { $glass }, { $other-card } en { $other-glass }.
event-swap-made = { $seat } échange ces deux dessus, { $glass } et { $other-glass }.
event-swap-declined = { $seat } laisse en place les dessus de { $glass } et { $other-glass }.
event-hands-passed = Chacun donne sa main à son voisin de gauche.
event-hands-passed-own = Chacun donne sa main à son voisin de gauche ; en main : { $cards }.
event-dregs-poured = La carte écartée, toujours secrète, complète le verre { $glass }.
event-took = { $seat } prend le verre { $glass }.
event-drank = { $seat } : « Je bois ! »
event-refused = { $seat } : « Je ne bois pas ! »
event-revealed =
    Le verre { $glass } s’ouvre : { $cards }. { $bonus ->
        [0] Bilan { $balance }
       *[other] Avec Wesley ({ $bonus }), bilan { $balance }
    } : { $verdict ->
        [antidote] plus d’antidote.
        [poison] plus de poison.
       *[even] égalité.
    }
event-lost-heart =
    { $count ->
        [one] { $seats } perd un cœur.
       *[other] { $seats } perdent chacun un cœur.
    }
event-nobody-lost = Personne ne perd de cœur.
event-recap-glass = Le verre { $glass }, resté fermé, contenait : { $cards }.
event-recap-removed = La carte écartée était : { $card }.
event-round-ended = Fin de la manche { $round }. Wesley et Vizzini passent à gauche.
event-game-ended =
    { $round ->
        [1] La partie s’arrête dès la première manche.
       *[other] La partie s’arrête à la manche { $round }.
    }

## Pourquoi pas

refusal-verre-no-such-glass = Il n’y a pas de verre { $glass } à cette table.
refusal-verre-already-spied = Vous avez déjà regardé le fond du verre { $glass } : il faut en regarder un autre.
refusal-verre-not-in-hand = La carte { $card } n’est pas dans votre main.
refusal-verre-glass-full =
    Le verre { $glass } est plein : { $capacity ->
        [4] quatre
       *[other] { $capacity }
    } cartes au plus.
refusal-verre-glass-taken = Le verre { $glass } est déjà pris.
refusal-verre-not-vizzini = Seul Vizzini peut toucher aux dessus des verres.
refusal-verre-power-used = Le pouvoir de Vizzini a déjà servi dans cette manche.

## Pourquoi la partie finit ainsi

reason-verre-ended-by-hearts =
    { $seats-count ->
        [one] { $seats } n’a plus de cœur.
       *[other] { $seats } n’ont plus de cœur.
    }
reason-verre-ended-by-rounds =
    { $rounds ->
        [one] La seule manche prévue est jouée.
       *[other] Les { $rounds } manches prévues sont jouées.
    }
reason-verre-won-by-most-hearts =
    { $seats-count ->
        [one] { $seats } a le plus de cœurs ({ $hearts }) : aux yeux de la princesse, c’est tout ce qui compte.
       *[other] { $seats } ont le plus de cœurs ({ $hearts }) : la princesse aura de la compagnie.
    }
reason-verre-won-by-fewest-lost =
    { $seats-count ->
        [one] { $seats } a perdu le moins de cœurs ({ $lost }).
       *[other] { $seats } ont perdu le moins de cœurs ({ $lost }).
    }
outcome-lost-title = Un verre de trop
outcome-won = La princesse vous sourit. Ne buvez rien d’autre ce soir.
outcome-lost = La princesse regarde ailleurs. Il restait pourtant de l’antidote.

## Le cours de la partie

table-course = Le cours des cœurs
remark-last-heart = boit { $glass }, à { $balance } : y laisse son dernier cœur.
remark-drank-knowing = avait vu { $card } au fond de { $glass }, et l’a bu.
remark-drank-poison = boit { $glass }, à { $balance }, et perd un cœur.
remark-drank-well =
    { $count ->
        [one] boit { $glass }, à { $balance } : l’autre y laisse un cœur.
       *[other] boit { $glass }, à { $balance } : les autres y laissent un cœur.
    }
remark-drank-even = boit { $glass }, et rien ne se passe.
remark-refused-good = refuse { $glass }, à { $balance } : c’était le bon verre.
remark-refused-poison = refuse { $glass }, à { $balance }, et fait bien.
remark-lost =
    { $count ->
        [0] ne perd pas un seul cœur.
        [one] ne perd qu’un cœur en tout.
       *[other] perd { $count } cœurs en tout.
    }

## Options

option-compare = Comparaison
option-compare-help = Ce que l’on compare quand un verre s’ouvre.
option-compare-sum = la somme des valeurs d’antidote et de poison
option-compare-count = le nombre de cartes de chaque sorte, sans regarder les valeurs
option-tie = Égalité
option-tie-help = Ce que vaut un verre qui contient autant de poison que d’antidote.
option-tie-nothing = il ne se passe rien
option-tie-poison = il compte comme du poison
option-tie-antidote = il compte comme de l’antidote
option-end = Fin de partie
option-end-help = Quand la partie s’arrête.
option-end-immediate = dès que quelqu’un n’a plus de cœur, même au milieu des annonces
option-end-end_of_round = à la fin de la manche où quelqu’un n’a plus de cœur
option-end-full_rotation = seulement quand chacun a été Wesley et Vizzini autant de fois ; on compte alors les cœurs perdus
option-power = Pouvoir de Vizzini
option-power-help = Ce que fait Vizzini une fois par manche.
option-power-swap_and_look = il échange deux dessus, et voit les deux cartes
option-power-look_then_may_swap = il regarde deux dessus, puis les échange ou les laisse
option-power-blind_swap = il échange deux dessus sans les voir
option-take_order = Ordre du choix
option-take_order-help = Dans quel ordre on prend les verres, Vizzini toujours le premier.
option-take_order-wesley_last = puis les autres dans le sens horaire, Wesley en dernier
option-take_order-reverse = puis à rebours jusqu’à Wesley
option-take_order-clockwise = puis Wesley, puis les autres dans le sens horaire
option-reveal = Révélation
option-reveal-help = Quand les verres s’ouvrent.
option-reveal-one_by_one = chacun annonce et ouvre son verre aussitôt
option-reveal-after_all = tous annoncent d’abord, puis les verres s’ouvrent
option-two_player_last = Carte écartée à deux
option-two_player_last-help = Ce que devient, à deux joueurs, la carte mise de côté.
option-two_player_last-removed =
    elle reste de côté ; un verre n’a que { $short ->
        [3] trois
       *[other] { $short }
    } cartes
option-two_player_last-dregs =
    elle complète, sans être vue, le verre qui n’a que { $short ->
        [3] trois
       *[other] { $short }
    } cartes
option-start_hearts = Cœurs au départ
option-start_hearts-help = Combien de cœurs chacun reçoit : peu pour une partie brève, beaucoup pour une longue.
option-start_hearts-4 =
    { $printed-hearts ->
        [4] quatre cœurs, comme imprimé
       *[other] quatre cœurs
    }
option-start_hearts-2 = deux cœurs : une partie éclair
option-start_hearts-6 = six cœurs
option-start_hearts-8 = huit cœurs : une longue soirée
option-first_wesley = Premier Wesley
option-first_wesley-help = Qui reçoit la carte Wesley à la première manche.
option-first_wesley-random = quelqu’un au hasard
option-first_wesley-0 = la première place
option-first_wesley-1 = la deuxième place
option-first_wesley-2 = la troisième place
option-first_wesley-3 = la quatrième place
option-first_wesley-4 = la cinquième place
option-recap_shows_all = Tout montrer
option-recap_shows_all-help = À la fin de chaque manche, montre-t-on ce qui est resté caché ?
option-recap_shows_all-false = non, ce qui est fermé reste fermé
option-recap_shows_all-true = oui, verres fermés et carte écartée
option-notebook = Carnet
option-notebook-help = Ce que l’écran vous rappelle. Cela ne change aucune règle.
option-notebook-full = tout ce que vous avez vu, et ce qui s’en déduit à coup sûr
option-notebook-seen_only = seulement ce que vous avez vu
option-notebook-off = rien : à vous de vous souvenir
option-max_rounds = Nombre de manches
option-max_rounds-help = Après tant de manches la partie s’arrête, et qui a le plus de cœurs l’emporte ; 0 pour ne pas limiter.
option-deck = Paquet
option-deck-help = Les cartes du jeu, ou un petit paquet pour le laboratoire.
option-deck-printed = les cartes imprimées
option-deck-reduced = un petit paquet : une carte en main, un seul regard
option-deck-tiny =
    { $tiny-cards ->
        [4] quatre
       *[other] { $tiny-cards }
    } cartes en tout à deux joueurs : de quoi tout calculer

preset-standard = Partie classique
preset-standard-help = Les règles imprimées : une partie vive, au premier cœur épuisé.
preset-match = Match équitable
preset-match-help = On joue jusqu’à ce que chacun ait tenu tous les rôles ; le moins de cœurs perdus l’emporte.
preset-reduced = Petit laboratoire
preset-reduced-help = Une seule manche avec un petit paquet, pour les algorithmes.
preset-tiny = Laboratoire minuscule
preset-tiny-help = Une seule manche avec si peu de cartes que l’on peut calculer le jeu parfait.

## La table dessinée

table-legend = ♣ est un antidote, † un poison, suivi de sa valeur. La dernière carte versée est sur le dessus du verre.
table-round = Manche { $round }
table-turn = tour { $turn }/{ $turns }
table-hearts-lost = Match équitable : on compte les cœurs perdus.
table-bottom = fond
table-dregs = écartée
table-glass = verre { $glass }
table-you = vous
table-spied = vu
table-drinks = boit
table-refuses = refuse
table-hand = Votre main
table-hand-of = { $seat }, en main
table-removed = Carte écartée
table-wesley = Wesley : { $bonus } dans votre verre
table-vizzini-ready = Vizzini : pouvoir prêt
table-vizzini-done = Vizzini : pouvoir utilisé
table-seen = Vu :
table-deduced = Déduit :
table-pair = L’un ou l’autre :
table-never-seen = Jamais vu :
table-hand-seen = Main du tour { $turn }, distribuée à { $seat } :
table-balances = Bilans sûrs :
table-place-removed = la carte écartée
table-place-hand =
    { $count ->
        [one] en main chez { $seat }
       *[other] { $count } en main chez { $seat }
    }

## La table sur le site

table-glasses = Les verres
table-mine = Ce qui est à vous
table-close = Fermer
table-phase-1 = Espionner
table-phase-1-now = Espionner
table-phase-2 = Remplir
table-phase-2-now = Remplir, { $turn }/{ $turns }
table-phase-3 = Choisir
table-phase-3-now = Choisir
table-phase-4 = Boire ?
table-phase-4-now = Boire ou non ?
table-role-wesley = Wesley : joue et annonce en premier ; { $bonus } d’antidote dans son verre
table-role-vizzini =
    { $power ->
        [look_then_may_swap] Vizzini : peut, une fois par manche, regarder les dessus de deux verres et les échanger
        [blind_swap] Vizzini : peut, une fois par manche, échanger à l’aveugle les dessus de deux verres
       *[swap_and_look] Vizzini : peut, une fois par manche, échanger et voir les dessus de deux verres
    }
table-hearts =
    { $left ->
        [0] plus un cœur sur { $start }
        [one] un cœur sur { $start }
       *[other] { $left } cœurs sur { $start }
    }
table-hearts-gone =
    { $lost ->
        [0] aucun cœur perdu
        [one] un cœur perdu
       *[other] { $lost } cœurs perdus
    }
table-in-hand =
    { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
table-picks = choix nº { $rank }
table-by = versée par { $name }, tour { $turn } :
table-at-bottom = fond du verre :
table-unknown = inconnue
table-or = ou
table-vizzini-saw = vue par Vizzini
table-spied-by = Fond regardé par
table-moved-spied-by = Fond venu d’un autre verre, regardé par
table-sure = bilan certain
table-so-far = bilan connu jusqu’ici
table-unknown-cards =
    { $count ->
        [one] une carte inconnue
       *[other] { $count } cartes inconnues
    }
table-drop = Wesley ajoute { $bonus } d’antidote.
table-swapped = { $name } a échangé les dessus de { $glass } et { $other-glass }.
table-peeked = { $name } a regardé les dessus de { $glass } et { $other-glass }.
table-wesley-is = { $name } est Wesley : { $bonus } d’antidote dans son verre.
table-wesley-short = { $bonus } dans son verre
table-vizzini-is = { $name } est Vizzini : son pouvoir est intact, méfiance.
table-vizzini-spent = { $name } est Vizzini : son pouvoir est dépensé.
table-vizzini-short = choisit en premier
table-vizzini-was = { $name } est Vizzini : choisit en premier, annonce en dernier.
table-ink = Le violet et le vert : vous seul les voyez.
table-dealing =
    { $count ->
        [0] On prépare la manche.
        [one] On distribue : encore une carte.
       *[other] On distribue : encore { $count } cartes.
    }
table-hands-open = Toutes les mains, cartes sur table
table-hand-from-to = donnée par { $name }, bientôt à { $last }
table-hand-from = donnée par { $name }
table-hand-to = bientôt donnée à { $name }
table-own-glass = Votre verre, le { $glass }
table-own-sure = Pas besoin de goûter, son bilan est certain :
table-own-drop = (Wesley compris : { $bonus })
table-own-known =
    { $known ->
        [0] Vous n’y connaissez pas une carte. C’est tout le charme.
        [one] Vous y connaissez une carte sur { $cards } :
       *[other] Vous y connaissez { $known } cartes sur { $cards } :
    }
table-own-bonus = Wesley y ajoutera { $bonus }.
table-wesley-help = Votre verre gagnera { $bonus } d’antidote.
table-vizzini-help =
    { $power ->
        [look_then_may_swap] Une fois par manche : regarder deux dessus, puis les échanger ou non.
        [blind_swap] Une fois par manche, à l’aveugle, avant ou après votre carte.
       *[swap_and_look] Une fois par manche, avant ou après votre carte.
    }
table-vizzini-over = Votre pouvoir a servi. Gardez l’air innocent.
table-use-power =
    { $power ->
        [look_then_may_swap] Regarder deux dessus
       *[other] Échanger deux dessus
    }
table-power-help =
    { $power ->
        [look_then_may_swap] Vous verrez les deux cartes du dessus, puis vous les échangerez ou les laisserez. Tous verront quels verres vous touchez.
        [blind_swap] Les deux cartes du dessus changeront de place, sans que personne les voie, pas même vous. Tous verront quels verres vous touchez.
       *[swap_and_look] Vous verrez les deux cartes du dessus, puis elles changeront de place. Tous verront quels verres vous touchez.
    }
table-keep-power = Ne toucher à rien
table-pour-into =
    { $count ->
        [one] Verser dans le verre { $glass }, une carte sur { $capacity ->
            [4] quatre
           *[other] { $capacity }
        }
       *[other] Verser dans le verre { $glass }, { $count } cartes sur { $capacity ->
            [4] quatre
           *[other] { $capacity }
        }
    }
table-full = plein
table-look = regarder
table-looked = déjà vu
table-take = prendre
table-i-drink = Je bois !
table-i-refuse = Je ne bois pas !
table-drink-then = bon : −1 cœur aux autres ; mauvais : −1 pour vous
table-refuse-then = bon : −1 cœur pour vous ; mauvais : bien joué
table-last-round = La manche { $round }
table-says = { $name } :
table-balance = Poison { $poison }, antidote { $antidote } ; bilan { $sum }
table-stamp-antidote = Antidote { $sum }
table-stamp-poison = Poison { $sum }
table-stamp-even = Égalité
table-quip-drank-antidote = Délicieux.
table-quip-drank-poison = Un arrière-goût d’amande…
table-quip-refused-antidote = Quel gâchis : il était bon.
table-quip-refused-poison = Bien flairé.
table-quip-even = Ni chaud, ni froid.
table-beat-card = { $name } avait versé : { $card }.
table-beat-bottom = Au fond : { $card }.
table-beat-dregs = La carte écartée : { $card }.
table-beat-opened = { $name } ouvre le verre { $glass }.
table-lost =
    { $names-count ->
        [one] { $names } perd un cœur.
       *[other] { $names } perdent chacun un cœur.
    }
table-drank = a bu
table-declined = a refusé
table-stayed-closed = Le verre { $glass }, resté fermé :
table-no-notebook = Carnet fermé : à cette table, chacun se souvient tout seul. Les cartes vues se montrent une fois, puis plus jamais.
table-all-cards = Les { $count } cartes
table-checklist = Cartes dont vous savez la place, cartes en main, passées ou jamais vues
table-card-held = en main
table-card-seen = place connue
table-card-passed = passée
table-card-never = jamais vue
table-almanac-cards = Les cartes
table-almanac-glasses = Autour d’un verre
table-almanac-people = Les rôles et les cœurs
table-know = Ce que vous savez
table-poured = Versé par vous :
table-among = Dans un ordre inconnu :
table-lie = se trouvent en :
table-held = Votre main du tour { $turn }, distribuée à { $name } :
table-place-held =
    { $count ->
        [one] chez { $name }
       *[other] { $count } chez { $name }
    }

## Les mots

word-a1 = antidote 1
word-a2 = antidote 2
word-a3 = antidote 3
word-a4 = antidote 4
word-a5 = antidote 5
word-a6 = antidote 6
word-a7 = antidote 7
word-a8 = antidote 8
word-a9 = antidote 9
word-a10 = antidote 10
word-p1 = poison 1
word-p2 = poison 2
word-p3 = poison 3
word-p4 = poison 4
word-p5 = poison 5
word-p6 = poison 6
word-p7 = poison 7
word-p8 = poison 8
word-p9 = poison 9
word-p10 = poison 10

## Le glossaire

term-verre = Verre
term-verre-help =
    Jusqu’à { $capacity ->
        [4] quatre
       *[other] { $capacity }
    } cartes face cachée, empilées dans l’ordre où elles ont été versées. La lettre est son nom ; les chiffres disent combien de cartes il contient.
term-fond = Fond
term-fond-help = La première carte d’un verre, posée à la distribution. C’est elle que l’on espionne.
term-dessus = Dessus
term-dessus-help = La dernière carte versée dans un verre. Vizzini peut échanger deux dessus.
term-poison = Poison
term-poison-help = Sa valeur se retranche. Un verre où le poison domine coûte un cœur à qui le boit.
term-antidote = Antidote
term-antidote-help = Sa valeur s’ajoute. Un verre où il domine se boit : tous les autres perdent un cœur.
term-bilan = Bilan
term-bilan-help = L’antidote moins le poison d’un verre, compté quand il s’ouvre. Avant cela, un chiffre après « = » est certain ; sinon, c’est ce que vous en savez.
term-wesley = Wesley
term-wesley-help =
    Le rôle de celui qui joue en premier et se sert d’ordinaire en dernier. { $dose ->
        [1] Une demi-dose d’antidote par joueur s’ajoute
        [2] Une dose d’antidote par joueur s’ajoute
       *[other] { $dose } demi-doses d’antidote par joueur s’ajoutent
    } à son verre.
term-vizzini = Vizzini
term-vizzini-help = Le voisin de droite de Wesley : il joue en dernier et choisit son verre en premier. Une fois par manche, il peut toucher aux dessus de deux verres.
term-coeur = Cœur
term-coeur-help = Ce que l’on perd en buvant le poison, en refusant l’antidote, ou quand un autre boit un bon verre.
term-annonce = Annonce
term-annonce-help = « Je bois ! » ou « Je ne bois pas ! » : on la fait devant son verre fermé, et l’on s’y tient.
term-manche = Manche
term-manche-help = Espionner, remplir, choisir, boire ou non. À la fin, Wesley et Vizzini passent à gauche.
term-carnet = Carnet
term-carnet-help = Ce que vous avez vu, et ce qui s’en déduit à coup sûr. Il ne sait rien de plus que vous.
term-inconnue = Carte cachée
term-inconnue-help = Une carte dont vous ne savez pas la face. Un chiffre suivi de « ? » dit combien il y en a dans un verre.
term-encre = Encre
term-encre-help = Ce que vous seul savez d’une carte fermée : en violet le poison, en vert l’antidote. Les autres ne voient qu’un « ? ».
term-paire = L’une ou l’autre
term-paire-help = Deux cartes que vous avez passées sont à deux endroits connus, mais vous ne savez pas laquelle est où.
term-marque = Marque
term-marque-help = Le signe de qui a versé la carte ; le chiffre romain est celui du tour. Sans signe ni chiffre, c’est le fond.
term-regard = Regard
term-regard-help = L’œil et les marques disent qui a regardé cette carte. Tout le monde voit qui regarde où ; la carte, seuls ceux-là la connaissent.
term-main = Main
term-main-help = Les cartes qu’il reste à verser. Quand tous en ont versé une, chacun donne les siennes à gauche.
term-rang = Rang du choix
term-rang-help = Quand on choisira son verre : le premier a le plus grand choix, le dernier prend parmi ce qui reste.
term-ecartee = Carte écartée
term-ecartee-help = À deux joueurs, une carte est mise de côté sans que personne la voie.
term-donne = Donne
term-donne-help = Les cartes sont mélangées : une au fond de chaque verre, les autres dans les mains.

## Les règles imprimées, phrase par phrase, dans nos mots

printed-idea = L’idée
printed-001 = On choisit ses cartes dans des mains qui passent, on bluffe, on devine.
printed-002 = La princesse du pays voudrait un peu de compagnie.
printed-003 = Pour lui plaire, montrez votre courage à un jeu risqué : celui du verre empoisonné.
printed-004 = Ouvrez l’œil, et devinez ce que trament les autres.
printed-005 = Tout tient en une question : boire, ou ne pas boire ?

printed-box = Dans la boîte
printed-006 = Le jeu convient à { $seats-least } à { $seats-most } joueurs, dès { $age } ans, et dure environ { $minutes } minutes.
printed-007 = Son auteur est moijeux.
printed-008 = Ses images viennent de Game-icons.net.
printed-009 = { $poisons } cartes poison, une de chaque valeur, de 1 à { $poisons }.
printed-010 = { $antidotes } cartes antidote, une de chaque valeur, de 1 à { $antidotes }.
printed-011 = Une carte pour le premier joueur : Wesley.
printed-012 = Une carte pour le dernier joueur : Vizzini.
printed-013 = { $tokens } jetons cœur, un cœur d’un côté et { $token-back } de l’autre.

printed-setup = Avant chaque manche
printed-014 = On choisit les poisons et les antidotes qui conviennent au nombre de joueurs.
printed-015 =
    { $places ->
        [2] À deux joueurs : poisons et antidotes de 1 à { $top-2 }.
        [3] À trois joueurs : poisons et antidotes de 1 à { $top-3 }.
        [4] À quatre joueurs : poisons et antidotes de 1 à { $top-4 }.
        [5] À cinq joueurs : poisons et antidotes de 1 à { $top-5 }.
       *[other] Poisons et antidotes vont de 1 à { $top-2 } à deux joueurs, à { $top-3 } à trois, à { $top-4 } à quatre et à { $top-5 } à cinq.
    }
printed-016 = On mélange toutes ces cartes ensemble.
printed-017 =
    { $places ->
        [2] On en pose au hasard, face cachée, au milieu de la table : d’ordinaire, une par joueur.
        [3] On en pose { $glasses-3 } au hasard, face cachée, au milieu de la table : autant que de joueurs.
        [4] On en pose { $glasses-4 } au hasard, face cachée, au milieu de la table : autant que de joueurs.
        [5] On en pose { $glasses-5 } au hasard, face cachée, au milieu de la table : autant que de joueurs.
       *[other] On en pose au hasard, face cachée, autant que de joueurs au milieu de la table.
    }
printed-018 = À deux joueurs, c’est { $glasses-2 } cartes.
printed-019 = Chaque carte du milieu est un verre, et le début de ce qu’il contient.
printed-020 =
    { $places ->
        [2] Les autres cartes se partagent également : { $hand-2 } pour chacun.
        [3] Les autres cartes se partagent également : { $hand-3 } pour chacun.
        [4] Les autres cartes se partagent également : { $hand-4 } pour chacun.
        [5] Les autres cartes se partagent également : { $hand-5 } pour chacun.
       *[other] Les autres cartes se partagent également : { $hand-2 } chacun à deux joueurs, { $hand-3 } à trois, { $hand-4 } à quatre, { $hand-5 } à cinq.
    }
printed-021 =
    { $two_player_last ->
        [dregs] À deux joueurs, il reste une carte : on la met de côté, face cachée, et ici elle complétera le verre auquel il manque une carte.
       *[removed] À deux joueurs, il reste une carte : on la met de côté, face cachée.
    }
printed-022 =
    { $start_hearts ->
        [4] Avant la première manche, chacun reçoit { $tokens-each } jetons cœur.
       *[other] Avant la première manche, chacun reçoit ici { $start_hearts } cœurs ; la boîte prévoit { $tokens-each } jetons.
    }
printed-023 = Un jeton se pose d’abord du côté de ses { $token-back } cœurs : { $tokens-each } jetons font { $printed-hearts } cœurs.
printed-024 = Le premier joueur reçoit la carte Wesley.
printed-025 = Le dernier joueur, en tournant dans le sens horaire, reçoit la carte Vizzini.

printed-spy = Phase 1 : espionner
printed-026 = Wesley commence, puis c’est à chacun, dans le sens horaire, jusqu’à Vizzini : on regarde en secret des cartes du milieu.
printed-027 =
    { $places ->
        [2] À deux joueurs, regardez { $looks-2 ->
            [one] une carte, celle que vous voulez.
           *[other] { $looks-2 } cartes, celles que vous voulez.
        }
        [3] À trois joueurs, regardez { $looks-3 ->
            [one] une carte, celle que vous voulez.
           *[other] { $looks-3 } cartes, celles que vous voulez.
        }
        [4] À quatre joueurs, regardez { $looks-4 ->
            [one] une carte, celle que vous voulez.
           *[other] { $looks-4 } cartes, celles que vous voulez.
        }
        [5] À cinq joueurs, regardez { $looks-5 ->
            [one] une carte, celle que vous voulez.
           *[other] { $looks-5 } cartes, celles que vous voulez.
        }
       *[other] Vous choisissez les cartes que vous regardez : { $looks-2 } à deux joueurs, { $looks-3 } à trois, { $looks-4 } à quatre, { $looks-5 } à cinq.
    }

printed-fill = Phase 2 : remplir les verres
printed-028 = Wesley commence, puis c’est à chacun, dans le sens horaire, jusqu’à Vizzini : posez une carte de votre main, face cachée, sur un verre.
printed-029 = Un verre ne contient jamais plus de { $capacity } cartes.
printed-030 = Quand tous ont posé une carte, donnez le reste de votre main à votre voisin de gauche.
printed-031 =
    { $places ->
        [2] On recommence l’un et l’autre jusqu’à ce que les mains soient vides ; les verres ont alors { $capacity } cartes, sauf un qui en a { $short }.
        [3] On recommence l’un et l’autre jusqu’à ce que les mains soient vides ; chaque verre a alors { $capacity } cartes.
        [4] On recommence l’un et l’autre jusqu’à ce que les mains soient vides ; chaque verre a alors { $capacity } cartes.
        [5] On recommence l’un et l’autre jusqu’à ce que les mains soient vides ; chaque verre a alors { $capacity } cartes.
       *[other] On recommence l’un et l’autre jusqu’à ce que les mains soient vides ; chaque verre a alors { $capacity } cartes (à deux joueurs, l’un d’eux en a { $short }).
    }

printed-vizzini = Vizzini
printed-032 =
    { $power ->
        [look_then_may_swap] Ici, une fois par manche, qui a la carte Vizzini peut regarder en secret les cartes du dessus de deux verres, puis les échanger ou les laisser.
        [blind_swap] Ici, une fois par manche, qui a la carte Vizzini peut échanger les cartes du dessus de deux verres, sans les voir.
       *[swap_and_look] Une fois par manche, qui a la carte Vizzini peut échanger les cartes du dessus de deux verres, et les regarder toutes deux en secret.
    }

printed-choose = Phase 3 : choisir un verre
printed-033 =
    { $take_order ->
        [reverse] Vizzini commence, puis c’est aux autres ; ici, on tourne à rebours, et Wesley vient en dernier : choisissez un verre du milieu et prenez-le.
        [clockwise] Vizzini commence, puis c’est aux autres dans le sens horaire ; ici Wesley, qui est juste après, vient en deuxième : choisissez un verre du milieu et prenez-le.
       *[wesley_last] Vizzini commence, puis c’est aux autres dans le sens horaire, et Wesley vient en dernier : choisissez un verre du milieu et prenez-le.
    }
printed-034 = Un verre est une pile de { $capacity } cartes.
printed-035 = À deux joueurs, un verre reste au milieu.

printed-drink = Phase 4 : boire ou ne pas boire
printed-036 =
    Wesley commence, puis c’est à chacun, dans le sens horaire, jusqu’à Vizzini : dites si vous buvez votre verre ou non. { $reveal ->
        [after_all] Ici, tous le disent avant que le premier verre s’ouvre.
       *[one_by_one] Chaque verre s’ouvre avant que le suivant parle.
    }
printed-037 =
    { $compare ->
        [count] « Je bois ! » Montrez vos { $capacity } cartes, et comparez le nombre de poisons à celui d’antidotes, comme on compte à cette table.
       *[sum] « Je bois ! » Montrez vos { $capacity } cartes, et comparez ce qu’elles contiennent de poison et d’antidote.
    }
printed-038 = S’il y a plus d’antidote que de poison, bien joué : la princesse admire votre flair.
printed-039 = Chacun des autres joueurs perd alors un cœur.
printed-040 = S’il y a plus de poison que d’antidote, hélas : la princesse vous trouve moins de charme.
printed-041 = Vous perdez alors un cœur.
printed-042 =
    { $compare ->
        [count] « Je ne bois pas ! » Montrez tout de même vos { $capacity } cartes, et comparez le nombre de poisons à celui d’antidotes.
       *[sum] « Je ne bois pas ! » Montrez tout de même vos { $capacity } cartes, et comparez ce qu’elles contiennent de poison et d’antidote.
    }
printed-043 = S’il y a plus d’antidote que de poison, hélas : la princesse espérait plus d’audace.
printed-044 = Vous perdez alors un cœur.
printed-045 = S’il y a plus de poison que d’antidote, bravo : vous avez percé à jour le jeu des autres, et ne perdez rien.

printed-wesley = Wesley
printed-046 =
    Qui a la carte Wesley ajoute toujours { $dose ->
        [1] une demi-dose
        [2] une dose
       *[other] { $dose } demi-doses
    } d’antidote par joueur, quand son propre verre est montré et comparé.

printed-next = La manche suivante
printed-047 = À la fin d’une manche, qui a la carte Wesley ou Vizzini la donne à son voisin de gauche.
printed-048 = Si la partie n’est pas arrivée à sa fin, une nouvelle manche commence.

printed-end = La fin, et qui gagne
printed-049 =
    { $end ->
        [end_of_round] La partie finit quand quelqu’un n’a plus de cœur ; ici, on achève d’abord la manche.
        [full_rotation] La partie finit quand quelqu’un n’a plus de cœur ; ici, chacun tient d’abord chaque rôle autant de fois.
       *[immediate] La partie finit à l’instant où quelqu’un n’a plus de cœur.
    }
printed-050 =
    { $end ->
        [full_rotation] Gagne alors qui a le plus de cœurs, c’est-à-dire, ici, qui en a perdu le moins : c’est le favori de la princesse.
       *[other] Gagne qui a le plus de cœurs à cet instant : c’est le favori de la princesse.
    }
printed-051 = Si plusieurs joueurs sont ensemble en tête, ils gagnent tous.

## Les questions tranchées : imprimé (rulebook), lisible de deux façons (reading), ou de nous (decision)

ruling-01 = Reçoit-on de nouveaux cœurs et de nouveaux rôles à chaque manche ?
ruling-01-decision =
    Non : chacun reçoit ses { $printed-hearts ->
        [4] quatre
       *[other] { $printed-hearts }
    } cœurs une seule fois, et les rôles ne font que passer à gauche ; seules les cartes sont redistribuées. Sinon, à deux ou trois, personne ne serait jamais à court de cœurs.
ruling-02 = Dans quel ordre prend-on les verres, puisque Wesley est assis juste après Vizzini ?
ruling-02-reading = Vizzini d’abord, puis les autres dans le sens horaire ; on saute Wesley, qui se sert en dernier. L’option « { option-take_order } » propose deux autres ordres.
ruling-03 =
    À deux, { $laid-2 ->
        [11] onze
       *[other] { $laid-2 }
    } cartes ne remplissent pas { $glasses-2 ->
        [3] trois
       *[other] { $glasses-2 }
    } verres de { $capacity ->
        [4] quatre
       *[other] { $capacity }
    } : que fait-on ?
ruling-03-decision =
    La carte écartée le reste, et le verre de { $short ->
        [3] trois
       *[other] { $short }
    } cartes est un verre comme les autres. Avec l’option « { option-two_player_last } », elle le complète sans être vue.
ruling-04 = La quantité de poison, est-ce une somme de valeurs ou un nombre de cartes ?
ruling-04-reading = La somme des valeurs : sinon, elles ne serviraient à rien. Avec l’option « { option-compare } », on compte les cartes.
ruling-05 = Que se passe-t-il si un verre contient autant d’antidote que de poison ?
ruling-05-reading = Rien, qu’on le boive ou qu’on le refuse : les quatre cas prévus disent tous « plus ». Avec l’option « { option-tie } », il compte comme du poison ou comme de l’antidote.
ruling-06 = Arrondit-on les demi-doses de Wesley ?
ruling-06-rulebook = Jamais : une demi-dose suffit à faire pencher un verre.
ruling-07 = Une demi-dose par joueur : Wesley se compte-t-il lui-même ?
ruling-07-rulebook = Oui : on compte toute la table, de la première manche à la dernière.
ruling-08 = L’antidote de Wesley s’ajoute-t-il aussi quand il refuse son verre ?
ruling-08-rulebook = Oui, toujours. Un refus habile peut ainsi lui coûter un cœur.
ruling-09 = Peut-on ne plus avoir de place où verser ?
ruling-09-rulebook = Non : il reste toujours autant de places que de cartes à verser, et une de plus à deux.
ruling-10 = Peut-on employer deux regards sur la même carte ?
ruling-10-decision = Non : chaque regard va à une carte différente.
ruling-11 = Faut-il désigner d’avance toutes les cartes que l’on va regarder ?
ruling-11-decision = Non : on voit la première, puis on choisit la suivante.
ruling-12 = Peut-on regarder moins de cartes que prévu ?
ruling-12-decision = Non, et pourquoi s’en priver ? Un regard ne nuit jamais.
ruling-13 = Deux joueurs peuvent-ils regarder la même carte ?
ruling-13-rulebook =
    Oui : à trois, il y a { $all-looks-3 ->
        [6] six
       *[other] { $all-looks-3 }
    } regards pour { $glasses-3 ->
        [3] trois
       *[other] { $glasses-3 }
    } cartes.
ruling-14 = La table voit-elle quelle carte on regarde ?
ruling-14-decision = Oui : laquelle, par qui et dans quel ordre. Sa face reste secrète.
ruling-15 = Peut-on revoir plus tard une carte que l’on a regardée ou versée ?
ruling-15-decision = Pas la carte, mais le carnet vous la rappelle : rien n’est perdu. L’option « { option-notebook } » peut le rendre moins bavard.
ruling-16 = Quand Vizzini peut-il échanger ?
ruling-16-decision = À son tour de la phase 2, avant ou après sa carte, et au plus tard juste après la dernière. Jamais dans une autre phase, ni au tour d’un autre.
ruling-17 = Vizzini peut-il regarder deux dessus, puis les laisser en place ?
ruling-17-reading = Non : désigner deux verres, c’est échanger. Avec l’option « { option-power } », il peut regarder d’abord et décider ensuite.
ruling-18 = Vizzini peut-il échanger sans regarder ?
ruling-18-decision = Non : les deux cartes lui sont toujours montrées. L’option « { option-power } » offre aussi l’échange à l’aveugle, où il ne les voit jamais.
ruling-19 = Vizzini peut-il échanger deux cartes d’un même verre, ou une carte prise sous le dessus ?
ruling-19-rulebook = Non : le dessus d’un verre contre le dessus d’un autre.
ruling-20 = Peut-on échanger le dessus d’un verre plein, ou d’un verre d’une seule carte ?
ruling-20-decision = Oui : chaque verre garde le même nombre de cartes.
ruling-21 = Que devient ce que l’on sait d’une carte échangée ?
ruling-21-decision = Cela suit la carte, comme la marque de qui l’a versée.
ruling-22 = Que devient le pouvoir de Vizzini s’il n’a pas servi ?
ruling-22-rulebook = Il est perdu à la fin de la phase 2. Le Vizzini de la manche suivante en a un tout neuf.
ruling-23 = À deux, chacun a un rôle : y a-t-il deux échanges par manche ?
ruling-23-rulebook = Non, un seul : celui de Vizzini.
ruling-24 = Donne-t-on sa main après la dernière carte ?
ruling-24-rulebook = Il n’y a plus rien à donner : la phase 3 commence.
ruling-25 = Les mains passent-elles l’une après l’autre ?
ruling-25-decision = Non, toutes à la fois : personne ne tient jamais deux mains.
ruling-26 = À deux, qui est à gauche ?
ruling-26-rulebook = L’autre joueur : on échange les mains.
ruling-27 = Peut-on regarder dans le verre que l’on prend ?
ruling-27-decision = Non : il ne s’ouvre qu’une fois l’annonce faite, sinon il n’y aurait rien à deviner.
ruling-28 = Peut-on ne pas prendre de verre, ou prendre celui d’un autre ?
ruling-28-rulebook = Non : un verre chacun, pris au centre.
ruling-29 = À deux, que devient le troisième verre ?
ruling-29-decision = Il reste au centre, fermé, et ne compte pas. L’option « { option-recap_shows_all } » le dévoile après la manche.
ruling-30 = Tout le monde annonce-t-il avant que le premier verre s’ouvre ?
ruling-30-reading = Non : on annonce, on ouvre, on paie, puis c’est au suivant ; de trois à cinq joueurs, le dernier peut donc déduire son verre. Avec l’option « { option-reveal } », tous annoncent d’abord.
ruling-31 = Que se passe-t-il si quelqu’un n’a plus de cœur au milieu de la phase 4 ?
ruling-31-rulebook = La partie s’arrête là, ce verre une fois compté. Avec l’option « { option-end } », on finit la manche, ou un tour complet des rôles.
ruling-32 = Et si plusieurs joueurs perdent leur dernier cœur sur le même verre ?
ruling-32-decision = Tous les cœurs qu’un verre coûte tombent ensemble ; ensuite, qui en a le plus l’emporte.
ruling-33 = Peut-on descendre sous zéro cœur ?
ruling-33-decision = Pas dans la partie classique. Selon l’option « { option-end } », qui est à zéro y reste si l’on finit la manche, et descend au-dessous si l’on finit le tour des rôles.
ruling-34 = Peut-on gagner sans un seul cœur ?
ruling-34-decision = Pas dans la partie classique. Selon l’option « { option-end } », il faut que tous soient à zéro si l’on finit la manche, ou que personne n’en ait davantage si l’on finit le tour des rôles.
ruling-35 = Et si plusieurs joueurs ont le plus de cœurs ?
ruling-35-rulebook = Ils gagnent ensemble ; les statistiques partagent la victoire entre eux.
ruling-36 = Qui est le premier Wesley ?
ruling-36-decision = Le sort le désigne, à chances égales. L’option « { option-first_wesley } » permet de choisir sa place.
ruling-37 = À deux, comment les rôles circulent-ils ?
ruling-37-rulebook = Ils changent de mains à chaque manche : chacun a toujours l’un des deux.
ruling-38 = Les deux cartes de rôle passent-elles à gauche, et de combien ?
ruling-38-rulebook = Toutes les deux, d’une place : Vizzini reste le voisin de droite de Wesley.
ruling-39 = Une partie peut-elle durer sans fin ?
ruling-39-decision =
    De trois à cinq joueurs, non : chaque manche coûte au moins un cœur. À deux, on s’arrête après { $usual-rounds ->
        [50] cinquante
       *[other] { $usual-rounds }
    } manches et qui a le plus de cœurs l’emporte ; l’option « { option-max_rounds } » change cette limite ou la supprime.
ruling-40 = Pourquoi douze jetons cœur, quand dix suffisent ?
ruling-40-rulebook = Ce sont des jetons de réserve : aucune règle n’en parle.
ruling-41 = « Tous les autres perdent un cœur » : même ceux qui en ont déjà perdu un dans la manche ?
ruling-41-rulebook = Oui, même eux.
ruling-42 = On « peut » commencer une nouvelle manche : y est-on obligé ?
ruling-42-decision = Oui, tant que chacun a encore un cœur.
ruling-43 = Est-on éliminé avant les autres ?
ruling-43-rulebook = Jamais : le premier qui n’a plus de cœur met fin à la partie pour tous.
ruling-44 = Montre-t-on, entre deux manches, la carte écartée et les verres fermés ?
ruling-44-decision = Non : ce que personne n’a ouvert, personne ne le voit. L’option « { option-recap_shows_all } » les dévoile.
ruling-45 = A-t-on le droit de parler de ses cartes ?
ruling-45-decision = Dites ce que vous voulez, vrai ou faux. Montrer ses cartes est interdit, et le programme n’a pas de coup pour cela.
ruling-46 = Et si les annonces encore à faire pouvaient changer le vainqueur ?
ruling-46-rulebook = Elles n’ont pas lieu, la partie est finie : c’est le risque d’annoncer tard. Avec l’option « { option-end } », on finit la manche.

## Ce qui est caché

doubt-glass = Verre { $a }
doubt-glass-is =
    { $answer ->
        [poison] poison
        [antidote] antidote
       *[even] égalité
    }

## === advice: what speaks for a choice ===

advice-verre-hearts = Vous gardez en moyenne { $here } cœurs, contre { $other } autrement.
advice-verre-rivals = Un rival a perdu en moyenne { $here } cœurs, contre { $other } autrement.
advice-verre-lead = Votre avance sur le meilleur rival est en moyenne de { $here } cœur, contre { $other } autrement.
advice-verre-first = Personne ne vous devance dans { $here } des suites imaginées, contre { $other } autrement.
