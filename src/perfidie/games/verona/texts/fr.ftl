### Conseil de Vérone

game-title = Conseil de Vérone

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-line = Pariez en secret, puis déplacez tout Vérone.
game-first = une manche, trois automates
game-pitch = Capulet et Montaigu se disputent le Conseil de Vérone. Jouez les personnages un à un, déplacez-les par leurs pouvoirs, et pariez face cachée sur ceux dont le vœu se réalisera. Certains jetons valent { $highest }, d’autres { $lowest }, et un dernier tue peut-être.
game-rules =
    { $places ->
        [2] 1. Les cartes : chacun reçoit sa main, en garde une partie et passe le reste à son adversaire, en même temps. Quelques cartes sont écartées sans être vues.
       *[other] 1. Les cartes : une carte chacun, puis le paquet fait le tour de la table ; chacun y garde une carte et passe le reste. Le dernier à choisir défausse ce qui reste, en secret ({ $discards }). À deux, pas de paquet : chacun garde { $kept } de ses { $dealt } cartes et passe les autres.
    }
    La main de chacun, selon le nombre de joueurs : { $hands }.
    2. À votre tour, jouez un personnage au Conseil ou en Exil. S’il a un pouvoir, il peut s’en servir aussitôt. Puis vous pouvez poser un jeton, face cachée, sur une zone libre de n’importe quel personnage à objectif en jeu.
    3. Quand toutes les cartes sont jouées, un dernier tour de table : chacun peut encore poser un jeton.
    { $poison ->
        [oui] 4. Tous les jetons posés se retournent. Un personnage qui porte plus de Poison que d’Antidote meurt : il ne compte plus nulle part, et ses jetons sont perdus. Ensuite seulement on regarde les objectifs.
       *[non] 4. On regarde les objectifs. Les jetons posés sur un objectif manqué ne rapportent rien.
    }
    Sur un objectif atteint, chaque jeton d’Influence rapporte sa valeur plus celle de sa zone{ $floor_token_at_zero ->
        [oui] , jamais moins de zéro.
       *[non] , même si cela fait moins que rien.
    }
    La Nourrice et Frère Laurent comptent à la fois pour leur famille et parmi les neutres.
    { $rounds ->
        [one_per_player] On joue autant de manches qu’il y a de joueurs, chacun étant une fois premier joueur ; le plus de points l’emporte, puis la meilleure manche, puis la deuxième, et ainsi de suite.
        [1] On joue une seule manche ; le plus de points l’emporte.
       *[other] On joue { $rounds } manches ; le premier joueur change à chaque fois, le plus de points l’emporte, puis la meilleure manche, puis la deuxième, et ainsi de suite.
    }
game-minute =
    Capulet et Montaigu se disputent Vérone. Vous n’êtes d’aucune famille : vous pariez.
    Le but : le plus de points, avec des jetons posés face cachée sur des personnages.
    À votre tour, jouez un personnage au Conseil ou en Exil, usez de son pouvoir, puis posez un jeton.
    Quand toutes les cartes sont jouées, seuls les vœux exaucés paient : le jeton plus sa zone.
    Mais jusque-là, n’importe qui peut déplacer n’importe qui.
    Un conseil : gardez pour la fin une carte qui déplace.

## Les étapes

step-DraftCard = Sélection des cartes
step-DraftCard-rule =
    Le paquet passe de main en main, à partir du premier joueur. Gardez une carte, en secret, et passez le reste à gauche. Quand le paquet vous revient, le carnet vous dit ce qui a disparu.
    Le dernier à choisir garde une carte et défausse ce qui reste, que lui seul connaît. Cartes défaussées, selon le nombre de joueurs : { $discards }.
step-Exchange = Échange de cartes
step-Exchange-rule =
    { $deck ->
        [reduced] Chacun garde { $small_kept } de ses { $small_dealt } cartes et passe le reste à son adversaire, en même temps et sans voir le choix de l’autre. Cartes écartées, que personne n’a vues : { $small_removed }.
        [tiny] Chacun garde son unique carte. Cartes écartées, que personne n’a vues : { $tiny_removed }.
       *[printed] Chacun garde { $kept } de ses { $dealt } cartes et passe le reste à son adversaire, en même temps et sans voir le choix de l’autre. Cartes écartées, que personne n’a vues : { $removed }.
    }
    Un choix fait ne se reprend pas.
step-PlayCard = 1. Jouer un personnage
step-PlayCard-rule =
    Jouez une carte de votre main, au Conseil ou en Exil. Elle n’appartient plus à personne ensuite : n’importe qui peut la déplacer, ou y poser un jeton. S’il s’agit d’un personnage à pouvoir, vous pourrez vous en servir aussitôt ; puis vous pourrez poser un jeton.
step-Banish = 2. Envoyer en Exil
step-Banish-rule =
    Tybalt et Benvolio peuvent envoyer un personnage du Conseil en Exil : n’importe lequel, eux-mêmes compris. Ses jetons le suivent et restent dans leurs zones. Un pouvoir sert une fois, quand sa carte est jouée, et l’on peut y renoncer.
step-Recall = 2. Rappeler au Conseil
step-Recall-rule =
    La Nourrice et Frère Laurent peuvent rappeler au Conseil un personnage de l’Exil : n’importe lequel, eux-mêmes compris. Ses jetons le suivent et restent dans leurs zones. Un pouvoir sert une fois, quand sa carte est jouée, et l’on peut y renoncer.
step-SwapTokens = 2. Échanger deux jetons
step-SwapTokens-rule =
    Les deux Lady peuvent échanger deux jetons posés, sans les regarder : à n’importe qui, sur n’importe quels personnages. Chaque jeton reste à son propriétaire et prend la place de l’autre. Tout le monde voit l’échange.
step-LookAtTokens = 2. Regarder deux jetons
step-LookAtTokens-rule =
    Le Comte Pâris peut regarder en secret deux jetons adverses, où qu’ils soient posés ; s’il n’y en a qu’un, celui-là. On les désigne ensemble, avant de rien voir. Tout le monde voit quels jetons sont regardés, personne d’autre que vous ne voit ce qu’ils sont ; votre carnet les suivra.
step-CopyCapulet = 2. Copier un Capulet
step-CopyCapulet-rule =
    Samson peut copier le pouvoir d’un autre Capulet placé au même endroit que lui : Lady Capulet, Tybalt ou la Nourrice, si ce pouvoir peut servir maintenant. Le personnage choisi, on peut encore renoncer, mais plus en choisir un autre.
step-CopyMontague = 2. Copier un Montaigu
step-CopyMontague-rule =
    Balthazar peut copier le pouvoir d’un autre Montaigu placé au même endroit que lui : Lady Montaigu, Benvolio ou Frère Laurent, si ce pouvoir peut servir maintenant. Le personnage choisi, on peut encore renoncer, mais plus en choisir un autre.
step-PlaceToken = 3. Poser un jeton
step-PlaceToken-rule =
    Vous pouvez poser un jeton, face cachée, sur une zone libre de n’importe quel personnage à objectif en jeu, au Conseil ou en Exil, joué par n’importe qui. On voit à qui il est, pas ce qu’il est. Plusieurs de vos jetons peuvent se retrouver sur un même personnage, un par zone.
    Si l’objectif est atteint, un jeton d’Influence rapporte sa valeur plus celle de sa zone{ $floor_token_at_zero ->
        [oui] , jamais moins de zéro.
       *[non] , même si cela fait moins que rien.
    }
    { $poison ->
        [oui] Poison et Antidote ne rapportent rien ; un personnage qui porte plus de Poison que d’Antidote meurt à la fin de la manche.
       *[non] Un jeton gardé en main ne rapporte rien.
    }
step-PlaceLastToken = Dernier tour : un dernier jeton
step-PlaceLastToken-rule =
    Toutes les cartes sont jouées. À partir du premier joueur, chacun peut encore poser un jeton, une fois, en voyant où les autres ont posé les leurs. Les jetons gardés en main ne rapportent rien.

prompt-DraftCard = Quelle carte gardez-vous ?
prompt-Exchange =
    { $deck ->
        [reduced] { $small_kept ->
            [one] Quelle carte gardez-vous ?
           *[other] Quelles { $small_kept } cartes gardez-vous ?
        }
        [tiny] Quelle carte gardez-vous ?
       *[printed] { $kept ->
            [one] Quelle carte gardez-vous ?
           *[other] Quelles { $kept } cartes gardez-vous ?
        }
    } Le reste passe en face.
prompt-PlayCard = Qui jouez-vous, et où ?
prompt-Banish = Qui part en Exil ?
prompt-Recall = Qui revient au Conseil ?
prompt-SwapTokens = Quels jetons échangez-vous ?
prompt-LookAtTokens = Quels jetons regardez-vous ?
prompt-CopyCapulet = Quel Capulet Samson copie-t-il ?
prompt-CopyMontague = Quel Montaigu Balthazar copie-t-il ?
prompt-PlaceToken = Poser un jeton, face cachée ?
prompt-PlaceLastToken = Dernier tour : un dernier jeton ?

## Une décision que l’on rencontre pour la première fois, en une ligne

hint-DraftCard = Composez votre main : des vœux où parier, des pouvoirs pour les faire tenir.
hint-Exchange = Ce que vous ne gardez pas, l’autre l’aura : vous saurez ce qu’il tient.
hint-PlayCard = Sa place, Conseil ou Exil, décide des vœux. D’autres pourront le déplacer.
hint-Banish = Quelqu’un peut quitter le Conseil : les vœux changent, ses jetons le suivent.
hint-Recall = Quelqu’un peut revenir d’Exil : les vœux changent, ses jetons le suivent.
hint-SwapTokens = Deux jetons posés échangent leurs places, sans qu’on les regarde.
hint-LookAtTokens = Vous seul verrez deux jetons adverses : qui mise vraiment, qui bluffe ?
hint-CopyCapulet = Samson emprunte le pouvoir d’un autre Capulet, au même endroit que lui.
hint-CopyMontague = Balthazar emprunte le pouvoir d’un autre Montaigu, au même endroit que lui.
hint-PlaceToken = Parier tôt donne les bonnes zones, parier tard la certitude. Passer est permis.
hint-PlaceLastToken = Plus rien ne bougera : un jeton gardé en main ne rapportera rien.

## Les choix, et comment on peut les taper

action-draft = Garder { $a }
action-keep = Garder { $all }
action-play = Jouer { $a } { $b }
action-move = Déplacer { $a }
action-swap = Échanger le jeton sur { $a }, zone { $b }, et le jeton sur { $c }, zone { $d }
action-look =
    { $all-count ->
        [2] Regarder le jeton sur { $a }, zone { $b }
       *[other] Regarder le jeton sur { $a }, zone { $b }, et le jeton sur { $c }, zone { $d }
    }
action-copy = Copier { $a }
action-skip_power = Renoncer au pouvoir
action-token = Poser le jeton { $a } sur { $b }, zone { $c }
action-skip_token = Ne pas poser de jeton
action-first_player = Premier joueur : place { $a }
action-deal = Distribuer { $a }

verb-draft = garder, garde, prendre, prends, choisir
verb-keep = garder, garde, conserver
verb-play = jouer, joue
verb-move = déplacer, déplace, envoyer, envoie, exiler, exile, rappeler, rappelle
verb-swap = échanger, échange
verb-look = regarder, regarde
verb-copy = copier, copie
verb-skip_power = renoncer, passer, passe, rien, non
verb-token = poser, pose, parier, parie, jeton
verb-skip_token = passer, passe, rien, non

## Ce qui arrive

event-round-started = Manche { $round } sur { $rounds }. Premier joueur : { $first-seat }.
event-dealt =
    { $hand ->
        [one] Une carte est distribuée à chacun, face cachée.
       *[other] { $hand } cartes sont distribuées à chacun, face cachée.
    }
event-dealt-own = Les cartes sont distribuées ; vous recevez : { $cards }.
event-pack-taken = Le paquet arrive devant { $seat } : { $cards }.
event-drafted =
    { $pack ->
        [one] { $seat } garde une carte ; il en reste une.
       *[other] { $seat } garde une carte ; il en reste { $pack }.
    }
event-drafted-own =
    { $pack ->
        [one] { $seat } garde { $card } ; il reste une carte.
       *[other] { $seat } garde { $card } ; il reste { $pack } cartes.
    }
event-discarded =
    { $count ->
        [one] { $seat } défausse la dernière carte, en secret.
       *[other] { $seat } défausse les { $count } dernières cartes, en secret.
    }
event-discarded-own = { $seat } défausse en secret : { $cards }.
event-exchanged =
    { $count ->
        [one] Une carte passe de chaque main à l’autre.
       *[other] { $count } cartes passent de chaque main à l’autre.
    }
event-exchanged-own = Vous avez passé : { $given }. Vous recevez : { $received }.
event-played = { $seat } joue { $card } { $place }.
event-copied = { $seat } : { $card } copie { $other-card }.
event-moved = { $seat } se sert du pouvoir ({ $by }) : { $card } passe { $place }.
event-swapped = { $seat } échange deux jetons : sur { $card }, zone { $zone } ({ $owner-seat }), et sur { $other-card }, zone { $other-zone } ({ $other-owner-seat }).
event-looked = { $seat } regarde deux jetons : sur { $card }, zone { $zone } ({ $owner-seat }), et sur { $other-card }, zone { $other-zone } ({ $other-owner-seat }).
event-looked-own = { $seat } regarde deux jetons : { $kind } sur { $card }, zone { $zone } ({ $owner-seat }), et { $other-kind } sur { $other-card }, zone { $other-zone } ({ $other-owner-seat }).
event-looked-at-one = { $seat } regarde un jeton, sur { $card }, zone { $zone } ({ $owner-seat }).
event-looked-at-one-own = { $seat } regarde un jeton, sur { $card }, zone { $zone } ({ $owner-seat }) : { $kind }.
event-power-skipped = { $seat } renonce au pouvoir ({ $card }).
event-placed = { $seat } pose un jeton sur { $card }, zone { $zone } ({ $modifier }).
event-placed-own = { $seat } pose le jeton { $kind } sur { $card }, zone { $zone } ({ $modifier }).
event-token-skipped = { $seat } ne pose pas de jeton.
event-last-lap = Toutes les cartes sont jouées. Dernier tour de table : chacun peut encore poser un jeton, à partir du premier joueur ({ $first-seat }).
event-token-shown = Sur { $card }, zone { $zone }, le jeton se retourne : { $kind } ({ $seat }).
event-died = Le poison emporte { $card }.
event-objective-met = Objectif atteint : { $card }.
event-objective-unmet = Objectif manqué : { $card }.
event-token-scored =
    { $points ->
        [one] Sur { $card }, zone { $zone } ({ $modifier }), le jeton { $kind } rapporte { $points } point : { $seat }.
       *[other] Sur { $card }, zone { $zone } ({ $modifier }), le jeton { $kind } rapporte { $points } points : { $seat }.
    }
event-round-scored =
    { $points ->
        [one] Manche { $round } : { $seat } marque { $points } point.
       *[other] Manche { $round } : { $seat } marque { $points } points.
    }
event-round-won =
    { $seats-count ->
        [one] { $seats } remporte la manche ({ $points }).
       *[other] { $seats } se partagent la manche ({ $points }).
    }
event-match-ended =
    { $rounds ->
        [one] La manche est finie, et la partie avec elle.
       *[other] Les { $rounds } manches sont jouées.
    }

## Pourquoi pas

refusal-verona-not-in-pack = Cette carte n’est pas dans le paquet : { $card }.
refusal-verona-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
refusal-verona-keep-count =
    { $count ->
        [one] Il faut garder une carte, ni plus ni moins.
       *[other] Il faut garder { $count } cartes, ni plus ni moins.
    }
refusal-verona-no-such-token = Vous n’avez pas ce jeton en main : { $kind }.
refusal-verona-not-in-play = Ce personnage n’est pas en jeu : { $card }.
refusal-verona-zone-taken = Sur { $card }, la zone { $zone } est déjà prise.
refusal-verona-not-at = Ce personnage n’est pas { $place } : { $card }.
refusal-verona-no-token-there = Sur { $card }, la zone { $zone } est vide.
refusal-verona-own-token = Pâris ne regarde que les jetons des autres ; les vôtres, vous les connaissez.
refusal-verona-look-at-two = Pâris regarde deux jetons adverses, dès qu’il y en a deux.
refusal-verona-not-copied = Ce pouvoir ne peut pas être copié ici et maintenant : { $card }.

## Pourquoi la partie finit ainsi

reason-verona-ended-by-rounds =
    { $rounds ->
        [one] La seule manche prévue est jouée.
       *[other] Les { $rounds } manches prévues sont jouées.
    }
reason-verona-won-by-points = { $seats } a le plus de points ({ $points }) : Vérone lui appartient.
reason-verona-won-by-best-rounds =
    { $seats-count ->
        [one] À { $points } partout, { $tied } ex æquo ; { $seats } l’emporte par ses meilleures manches.
       *[other] À { $points } partout, { $tied } ex æquo ; { $seats } l’emportent par leurs meilleures manches.
    }
reason-verona-shared = { $seats } ont autant de points ({ $points }) et des manches égales : le Conseil aura deux têtes, au moins.
outcome-won = Le Conseil s’incline. Même le Prince a parié sur vous.
outcome-lost = L’Exil a du charme, paraît-il. Surtout à Mantoue.

## Options

option-poison = Poison
option-poison-help = L’extension : chacun reçoit en plus un jeton Poison et un jeton Antidote.
option-poison-false = sans poison
option-poison-true = avec Poison et Antidote
option-rounds = Manches
option-rounds-help = Combien de manches on joue. Le premier joueur change à chaque manche.
option-rounds-one_per_player = autant que de joueurs, comme imprimé
option-rounds-1 = une seule : partie rapide
option-rounds-2 = deux manches
option-rounds-3 = trois manches
option-rounds-4 = quatre manches
option-rounds-5 = cinq manches
option-rounds-6 = six manches
option-rounds-7 = sept manches
option-rounds-8 = huit manches
option-rounds-9 = neuf manches
option-rounds-10 = dix manches : une longue soirée
option-first_player = Premier joueur
option-first_player-help = Qui commence la première manche.
option-first_player-random = quelqu’un au hasard
option-first_player-0 = la première place
option-first_player-1 = la deuxième place
option-first_player-2 = la troisième place
option-first_player-3 = la quatrième place
option-first_player-4 = la cinquième place
option-prince_zero_counts = Prince, zéro partout
option-prince_zero_counts-help = Sans aucun Capulet ni Montaigu au Conseil, le Prince voit-il son équilibre ?
option-prince_zero_counts-true = oui : zéro égale zéro
option-prince_zero_counts-false = non : il faut au moins un membre de chaque famille
option-prince_neutrals = Prince, neutres
option-prince_neutrals-help = Combien de neutres au Conseil, au moins, suffisent au Prince : { $neutrals }, comme imprimé, ou un autre nombre.
option-apothecary_tie_counts = Apothicaire à égalité
option-apothecary_tie_counts-help = Quand Conseil et Exil comptent autant de personnages, l’Apothicaire est-il content ?
option-apothecary_tie_counts-false = non : aucun groupe n’est le plus grand
option-apothecary_tie_counts-true = oui, l’égalité lui suffit
option-floor_token_at_zero = Plancher à zéro
option-floor_token_at_zero-help = Un jeton faible sur une mauvaise zone peut-il coûter des points ?
option-floor_token_at_zero-false = oui : il peut rapporter moins que zéro
option-floor_token_at_zero-true = non : chaque jeton rapporte au moins zéro
option-reveal_all_at_round_end = Tout retourner
option-reveal_all_at_round_end-help = À la fin d’une manche, retourne-t-on aussi les jetons des objectifs manqués ? Avec le Poison, on retourne toujours tout.
option-reveal_all_at_round_end-false = non, ils gardent leur secret
option-reveal_all_at_round_end-true = oui, tous les jetons posés
option-deck = Paquet
option-deck-help = Les cartes du jeu, ou un petit paquet pour le laboratoire.
option-deck-printed = les cartes imprimées
option-deck-reduced = un petit paquet : peu de cartes en main, peu de jetons
option-deck-tiny = { $tiny_cards } cartes en tout à deux joueurs : de quoi tout calculer

preset-standard = Partie classique
preset-standard-help = Les règles imprimées : une manche par joueur.
preset-poison = Avec Poison
preset-poison-help = Une manche par joueur, avec l’extension : les personnages peuvent mourir.
preset-quick = Partie rapide
preset-quick-help = Une seule manche, quel que soit le nombre de joueurs.
preset-quick_poison = Rapide, avec Poison
preset-quick_poison-help = Une seule manche, avec l’extension.
preset-reduced = Petit laboratoire
preset-reduced-help = Une seule manche avec un petit paquet, pour les algorithmes.
preset-reduced_poison = Petit laboratoire, avec Poison
preset-reduced_poison-help = Une seule manche avec un petit paquet et les fioles, pour les algorithmes.
preset-tiny = Laboratoire minuscule
preset-tiny-help = Une seule manche avec si peu de cartes que l’on peut calculer le jeu parfait.

## Les mots, avec leur article comme une phrase les veut

word-prince_escalus = le Prince Escalus
word-mercutio = Mercutio
word-capulet = Capulet
word-montague = Montaigu
word-romeo = Roméo
word-juliet = Juliette
word-rosaline = Rosaline
word-apothecary = l’Apothicaire
word-count_paris = le Comte Pâris
word-lady_capulet = Lady Capulet
word-lady_montague = Lady Montaigu
word-tybalt = Tybalt
word-benvolio = Benvolio
word-nurse = la Nourrice
word-friar_laurence = Frère Laurent
word-samson = Samson
word-balthazar = Balthazar
word-council = au Conseil
word-exile = en Exil
word-poison = Poison
word-antidote = Antidote

## Les cartes. table-name-X : le nom en titre. table-text-X : l’objectif ou le pouvoir, à dire avec les options de la table.
## table-brief-X : la même chose en quelques mots, pour les petites cartes.
## Le terminal et le site s’en servent.

table-name-prince_escalus = Prince Escalus
table-name-mercutio = Mercutio
table-name-capulet = Capulet
table-name-montague = Montaigu
table-name-romeo = Roméo
table-name-juliet = Juliette
table-name-rosaline = Rosaline
table-name-apothecary = Apothicaire
table-name-count_paris = Comte Pâris
table-name-lady_capulet = Lady Capulet
table-name-lady_montague = Lady Montaigu
table-name-tybalt = Tybalt
table-name-benvolio = Benvolio
table-name-nurse = Nourrice
table-name-friar_laurence = Frère Laurent
table-name-samson = Samson
table-name-balthazar = Balthazar
table-text-prince_escalus =
    { $prince_zero_counts ->
        [oui] Au Conseil : autant de Capulet que de Montaigu
       *[non] Au Conseil : autant de Capulet que de Montaigu, au moins un
    }{ $prince_neutrals ->
        [one] , ou au moins un neutre.
       *[other] , ou au moins { $prince_neutrals } neutres.
    }
table-text-mercutio = Plus de monde en Exil qu’au Conseil.
table-text-capulet = Plus de Capulet que de Montaigu au Conseil.
table-text-montague = Plus de Montaigu que de Capulet au Conseil.
table-text-romeo = Être au même endroit que Juliette.
table-text-juliet = Être au même endroit que Roméo.
table-text-rosaline = Roméo et Juliette ne sont pas ensemble.
table-text-apothecary =
    { $apothecary_tie_counts ->
        [oui] Être là où il y a le plus de monde, ou autant.
       *[non] Être là où il y a le plus de monde.
    }
table-text-count_paris = Regardez en secret deux jetons adverses.
table-text-lady_capulet = Échangez deux jetons posés, sans les regarder.
table-text-lady_montague = Échangez deux jetons posés, sans les regarder.
table-text-tybalt = Envoyez en Exil un personnage du Conseil.
table-text-benvolio = Envoyez en Exil un personnage du Conseil.
table-text-nurse = Rappelez au Conseil un personnage de l’Exil.
table-text-friar_laurence = Rappelez au Conseil un personnage de l’Exil.
table-text-samson = Copiez le pouvoir d’un autre Capulet au même endroit.
table-text-balthazar = Copiez le pouvoir d’un autre Montaigu au même endroit.
table-brief-prince_escalus =
    { $prince_neutrals ->
        [one] Égalité au Conseil, ou un neutre
       *[other] Égalité au Conseil, ou { $prince_neutrals } neutres
    }
table-brief-mercutio = Plus de monde en Exil
table-brief-capulet = Capulet plus nombreux au Conseil
table-brief-montague = Montaigu plus nombreux au Conseil
table-brief-romeo = Au même endroit que Juliette
table-brief-juliet = Au même endroit que Roméo
table-brief-rosaline = Les amants séparés
table-brief-apothecary = Du côté le plus peuplé
table-brief-count_paris = Regarde deux jetons
table-brief-lady_capulet = Échange deux jetons
table-brief-lady_montague = Échange deux jetons
table-brief-tybalt = Envoie quelqu’un en Exil
table-brief-benvolio = Envoie quelqu’un en Exil
table-brief-nurse = Rappelle quelqu’un de l’Exil
table-brief-friar_laurence = Rappelle quelqu’un de l’Exil
table-brief-samson = Copie un Capulet voisin
table-brief-balthazar = Copie un Montaigu voisin

## La table dessinée dans le terminal. table-short-X : l’objectif ou le pouvoir, là où la place manque.
## table-ink-X : ce que seul le terminal écrit.

table-legend = C Capulet, M Montaigu, N neutre. Un jeton : la forme de son propriétaire, puis sa valeur, † Poison, ♣ Antidote, ou «  ? » s’il vous est caché ; il se nomme par son personnage et sa zone, « Roméo 1 ». ✓ et ✗ : l’objectif si la manche finissait là ; un «  ? » derrière, si une fiole cachée peut encore tout changer ; † pour qui mourrait. ¹ premier joueur, ▮ cartes, ○ jetons.
table-short-prince_escalus =
    { $prince_zero_counts ->
        [oui] C = M ou { $prince_neutrals }+ N
       *[non] C = M > 0 ou { $prince_neutrals }+ N
    }
table-short-mercutio = Exil > Conseil
table-short-capulet = C > M au Conseil
table-short-montague = M > C au Conseil
table-short-romeo = avec Juliette
table-short-juliet = avec Roméo
table-short-rosaline = Roméo ≠ Juliette
table-short-apothecary =
    { $apothecary_tie_counts ->
        [oui] groupe ≥ l’autre
       *[non] le plus de monde
    }
table-short-count_paris = regarder deux jetons adverses
table-short-lady_capulet = échanger deux jetons
table-short-lady_montague = échanger deux jetons
table-short-tybalt = envoyer quelqu’un en Exil
table-short-benvolio = envoyer quelqu’un en Exil
table-short-nurse = rappeler quelqu’un au Conseil
table-short-friar_laurence = rappeler quelqu’un au Conseil
table-short-samson = copier un autre Capulet sur place
table-short-balthazar = copier un autre Montaigu sur place
table-ink-round = Manche { $round }/{ $rounds }
table-ink-with-poison = Poison
table-ink-council = Conseil
table-ink-exile = Exil
table-ink-hand = Votre main
table-ink-left = Vos jetons
table-ink-you = vous
table-ink-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-ink-token = jeton { $kind }
table-ink-last-round = Manche { $round } :
table-ink-round-points = Points :
table-ink-hand-of = { $seat }, en main :
table-ink-left-of = { $seat }, jetons restants :
table-ink-removed-cards = Cartes écartées :
table-ink-pack-cards = Paquet :
table-ink-paris = Vu avec Pâris :
table-ink-deduced = Déduit :
table-ink-dealt-to-you = Reçue à la distribution :
table-ink-pack-seen = Paquet nº { $number } :
table-ink-took = gardé : { $name }
table-ink-vanished = Disparues entre-temps :
table-ink-you-discarded = Vous avez défaussé :
table-ink-you-gave = Vous avez passé :
table-ink-you-got = Vous avez reçu :
table-ink-may-hold = Encore cachées :
table-ink-sure = À coup sûr :
table-ink-holds =
    { $count ->
        [one] une chez { $seat }
       *[other] { $count } chez { $seat }
    }
table-ink-in-pack =
    { $count ->
        [one] une dans le paquet
       *[other] { $count } dans le paquet
    }
table-ink-out =
    { $count ->
        [one] une hors jeu
       *[other] { $count } hors jeu
    }

## Le glossaire

term-conseil = Conseil
term-conseil-help = L’un des deux endroits où l’on joue un personnage. La plupart des objectifs comptent qui s’y trouve.
term-exil = Exil
term-exil-help = L’autre endroit. On y garde ses jetons, et son objectif peut y être atteint comme au Conseil.
term-personnage = Personnage
term-personnage-help = Une carte. Une fois jouée, elle n’appartient plus à personne.
term-objectif = Personnage à objectif
term-objectif-help = Il a un vœu, vérifié à la fin de la manche, et des zones de paris ({ $zones_each }).
term-pouvoir = Personnage à pouvoir
term-pouvoir-help = Il peut agir une fois, au moment où il est joué. Il n’a pas de zone de paris, et ne craint pas le poison.
term-zone = Zone de paris
term-zone-help = La place d’un jeton. Sa valeur, de { $highest_zone } à { $lowest_zone }, s’ajoute à celle du jeton.
term-influence = Jeton d’Influence
term-influence-help = Ses valeurs, selon le nombre de joueurs : { $influence }. Il rapporte si l’objectif de son personnage est atteint.
term-poison = Poison
term-poison-help = Un jeton qui ne rapporte rien : plus de Poison que d’Antidote sur un personnage, et il meurt à la fin de la manche.
term-antidote = Antidote
term-antidote-help = Un jeton qui ne rapporte rien, mais annule un Poison posé sur le même personnage.
term-neutre = Neutre
term-neutre-help = Ni Capulet ni Montaigu. La Nourrice et Frère Laurent sont neutres et de leur famille à la fois.
term-ensemble = Ensemble
term-ensemble-help = Roméo et Juliette, tous deux en jeu, en vie et au même endroit.
term-paquet = Paquet
term-paquet-help = Les cartes qui passent de main en main avant la manche ; chacun en garde une à chaque passage.
term-echange = Échange
term-echange-help = À deux joueurs, on garde { $kept } cartes sur { $dealt } et l’on passe les autres, en même temps.
term-defausse = Cartes écartées
term-defausse-help = Elles ne servent pas dans cette manche. À deux, personne ne les a vues ; à plus, seul le dernier à choisir les connaît.
term-dernier = Dernier tour
term-dernier-help = Toutes les cartes jouées, chacun peut encore poser un jeton, à partir du premier joueur.
term-premier = Premier joueur
term-premier-help = Il choisit et joue en premier. Le rôle passe à gauche à chaque manche.
term-manche = Manche
term-manche-help = Des cartes distribuées jusqu’au décompte. À la suivante, tous les personnages et tous les jetons sont de retour.
term-carnet = Carnet
term-carnet-help = Ce que vous avez vu, et ce qui s’en déduit à coup sûr. Il ne sait rien de plus que vous.

# Ce que l’on voit sur la table

term-capulets = Les Capulet
term-capulets-help = La famille au lion, en rouge. Leur nombre au Conseil décide des vœux de Capulet, de Montaigu et du Prince.
term-montagues = Les Montaigu
term-montagues-help = La famille au loup, en bleu. Leur nombre au Conseil décide des vœux de Capulet, de Montaigu et du Prince.
term-coche = La coche
term-coche-help = Le vœu serait exaucé si la manche finissait maintenant ; sans coche, il ne le serait pas. Un « ? » : une fiole cachée peut encore tout changer.
term-crane = Le crâne
term-crane-help = En grand : empoisonné, ce personnage mourrait si la manche finissait maintenant. En petit : un jeton caché sur lui peut être un Poison.
term-compte = Le compte d’un vœu
term-compte-help = Ce que ce vœu compare, tel que c’est maintenant : le lion est pour les Capulet, le loup pour les Montaigu, la couronne pour les neutres, le temple pour le Conseil, la porte pour l’Exil.
term-nombre = Combien ils sont
term-nombre-help = Le nombre de personnages à cet endroit. Le vœu de Mercutio et celui de l’Apothicaire en dépendent.
term-points = Points
term-points-help = Ce que vos jetons ont rapporté dans les manches finies. À la fin de la partie, qui en a le plus l’emporte.
term-gain = La dernière manche
term-gain-help = Les points marqués dans la manche qui vient de finir.
term-main = Cartes en main
term-main-help = Les personnages que ce joueur n’a pas encore joués. Lui seul les voit.
term-jetons = Jetons à poser
term-jetons-help = Les jetons que ce joueur a encore devant lui. On voit combien, jamais lesquels.
term-jeton = Jeton caché
term-jeton-help = Un jeton face cachée : sa couleur et sa forme disent à qui il est, rien ne dit ce qu’il vaut. Un œil : quelqu’un l’a regardé avec le Comte Pâris.
term-oeil = Jeton regardé
term-oeil-help = Vous avez vu ce jeton avec le Comte Pâris. Vous le reconnaîtrez partout où il ira.

# Chaque personnage

term-prince_escalus = { table-name-prince_escalus }
term-prince_escalus-help = Autant de Capulet que de Montaigu au Conseil, ou assez de neutres là ({ $neutrals }, si rien d’autre n’est convenu). C’est un vœu : on parie dessus.
term-mercutio = { table-name-mercutio }
term-mercutio-help = { table-text-mercutio } C’est un vœu : on parie dessus.
term-capulet = { table-name-capulet }
term-capulet-help = { table-text-capulet } C’est un vœu : on parie dessus.
term-montague = { table-name-montague }
term-montague-help = { table-text-montague } C’est un vœu : on parie dessus.
term-romeo = { table-name-romeo }
term-romeo-help = { table-text-romeo } C’est un vœu : on parie dessus.
term-juliet = { table-name-juliet }
term-juliet-help = { table-text-juliet } C’est un vœu : on parie dessus.
term-rosaline = { table-name-rosaline }
term-rosaline-help = { table-text-rosaline } C’est un vœu : on parie dessus.
term-apothecary = { table-name-apothecary }
term-apothecary-help = Être du côté, Conseil ou Exil, où il y a le plus de monde. C’est un vœu : on parie dessus.
term-count_paris = { table-name-count_paris }
term-count_paris-help = { table-text-count_paris } C’est un pouvoir : il sert une fois, quand on joue la carte.
term-lady_capulet = { table-name-lady_capulet }
term-lady_capulet-help = { table-text-lady_capulet } C’est un pouvoir : il sert une fois, quand on joue la carte.
term-lady_montague = { table-name-lady_montague }
term-lady_montague-help = { table-text-lady_montague } C’est un pouvoir : il sert une fois, quand on joue la carte.
term-tybalt = { table-name-tybalt }
term-tybalt-help = { table-text-tybalt } C’est un pouvoir : il sert une fois, quand on joue la carte.
term-benvolio = { table-name-benvolio }
term-benvolio-help = { table-text-benvolio } C’est un pouvoir : il sert une fois, quand on joue la carte.
term-nurse = { table-name-nurse }
term-nurse-help = { table-text-nurse } C’est un pouvoir : il sert une fois, quand on joue la carte. Elle compte pour les Capulet et parmi les neutres.
term-friar_laurence = { table-name-friar_laurence }
term-friar_laurence-help = { table-text-friar_laurence } C’est un pouvoir : il sert une fois, quand on joue la carte. Il compte pour les Montaigu et parmi les neutres.
term-samson = { table-name-samson }
term-samson-help = { table-text-samson } C’est un pouvoir : il sert une fois, quand on joue la carte.
term-balthazar = { table-name-balthazar }
term-balthazar-help = { table-text-balthazar } C’est un pouvoir : il sert une fois, quand on joue la carte.

## === the board on the site ===

# Autour de la table

table-verona = Vérone
table-round = Manche { $number } sur { $of }
table-with-poison = Poison
table-first = Premier joueur de la manche
table-phase-draft = Sélection
table-phase-exchange = Échange
table-phase-play = Jouer
table-phase-play-now = Jouer · { $number }/{ $of }
table-phase-power = Pouvoir
table-phase-power-now = Pouvoir : { $card }
table-phase-token = Jeton
table-phase-token-now = Poser un jeton
table-phase-last = Dernier tour
table-phase-last-now = Dernier tour
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-tokens-left =
    { $count ->
        [0] plus de jeton
        [one] { $count } jeton à poser
       *[other] { $count } jetons à poser
    }
table-has-chosen = a choisi
table-gained = { $points } à la dernière manche

# Ce que l’on veut, à chaque décision

table-goal-choosing = Une main pour exaucer des vœux, ou les briser
table-goal-DraftCard = Un vœu sur lequel parier, ou un pouvoir utile
table-goal-Exchange = Gardez vœux et pouvoirs qui vont ensemble
table-goal-PlayCard = Préparez un vœu sur lequel vous parierez
table-goal-Banish = Un départ exauce un vœu, ou en brise un
table-goal-Recall = Un retour exauce un vœu, ou en brise un
table-goal-SwapTokens = Vos gros jetons sur les vœux qui tiendront
table-goal-LookAtTokens = Qui a misé gros, et sur quel vœu ?
table-goal-CopyCapulet = Le pouvoir qui vous sert le plus maintenant
table-goal-CopyMontague = Le pouvoir qui vous sert le plus maintenant
table-goal-PlaceToken = Pariez sur un vœu qui tiendra à la fin
table-goal-PlaceLastToken = Dernière mise : plus personne ne bougera
table-goal-rest = Avoir parié sur les vœux exaucés à la fin
table-goal-wishes =
    { $count ->
        [one] Vœu exaucé : { $items }
       *[other] Vœux exaucés : { $items }, { $last }
    }

# Le Conseil et l’Exil

table-council = Conseil
table-exile = Exil
table-nobody = Personne encore.
table-now-with = avec
table-now-without = sans
table-now-apart = loin de
table-play-council = Au Conseil
table-play-exile = En Exil
table-tally = Qui est où
table-tally-capulet = Capulet
table-tally-montague = Montaigu
table-tally-neutral = Neutres
table-crest-capulet = Capulet
table-crest-montague = Montaigu
table-crest-neutral = neutre
table-zones = Zones de paris
table-zone = { $card }, zone { $number } ({ $modifier })
table-zone-empty = { $card }, zone { $number } ({ $modifier }), vide
table-token-hidden = jeton caché de { $name }
table-token-own = votre jeton, { $kind }
table-token-seen = { $name }, { $kind } : vu avec Pâris
table-token-deduced = { $name }, { $kind } : déduit
table-token-watched = (regardé par { $names })
table-stands-met = objectif atteint si la manche finissait maintenant
table-stands-met-open = objectif atteint si aucune fiole cachée ne s’en mêle
table-stands-unmet = objectif manqué si la manche finissait maintenant
table-stands-unmet-open = objectif manqué, sauf si une fiole cachée s’en mêle
table-stands-dies = empoisonné : mort si la manche finissait maintenant
table-stands-dies-open = empoisonné, sauf si un antidote caché s’en mêle
table-may-die = un jeton caché pourrait l’empoisonner

# Entre deux manches

table-dealing = On mélange, on distribue.
table-exchanging =
    { $kept ->
        [one] Chacun garde une carte et passe le reste à son adversaire, en même temps.
       *[other] Chacun garde { $kept } cartes et passe le reste à son adversaire, en même temps.
    }
table-pack-held =
    { $count ->
        [one] { $name } tient le paquet : une carte.
       *[other] { $name } tient le paquet : { $count } cartes.
    }

# Ce qui est à vous

table-mine = Ce qui est à vous
table-pack = Le paquet : { $count } cartes
table-hand = Cartes en main
table-hand-chosen = Votre choix est fait
table-kept = gardée
table-given = passée
table-purse = Vos jetons

# La décision

table-keep-card = Garder cette carte
table-keep-one = Garder { $name }
table-kind-wish = vœu
table-kind-power = pouvoir
table-gloss-draft = Touchez une carte pour la lire en entier.
table-gloss-exchange = Touchez les cartes que vous gardez.
table-gloss-play = Choisissez une carte, puis touchez le Conseil ou l’Exil.
table-gloss-wish = Vœu : on parie dessus, zones { $zones }.
table-gloss-power = Pouvoir : sert une fois, quand on joue la carte.
table-gloss-bet = Choisissez un jeton, puis touchez une zone libre.
table-gloss-influence = Il rapporte { $kind } plus sa zone, si le vœu est exaucé à la fin.
table-gloss-poison = Il ne rapporte rien : plus de Poison que d’Antidote, et le personnage meurt.
table-gloss-antidote = Il ne rapporte rien : chaque Antidote annule un Poison sur le personnage.
table-pass-rest =
    { $count ->
        [one] l’autre passe à { $name }
       *[other] les { $count } autres passent à { $name }
    }
table-discard-rest =
    { $count ->
        [one] l’autre est défaussée, face cachée
       *[other] les { $count } autres sont défaussées, face cachée
    }
table-keep-cards =
    { $count ->
        [one] Garder cette carte
       *[other] Garder ces { $count } cartes
    }
table-give-rest =
    { $count ->
        [one] l’autre va à { $name }
       *[other] les { $count } autres vont à { $name }
    }
table-bet-here = Poser le jeton choisi sur { $card }, zone { $number } ({ $modifier })
table-no-token = Ne rien poser
table-gloss-banish = Touchez un personnage du Conseil : il part en Exil, ses jetons avec lui.
table-gloss-recall = Touchez un personnage de l’Exil : il revient au Conseil, ses jetons avec lui.
table-gloss-copy = Touchez celui dont vous copiez le pouvoir.
table-gloss-swap = Cochez deux jetons sur les personnages.
table-gloss-look = Cochez les jetons adverses que vous voulez voir.
table-swap = Les échanger
table-look =
    { $count ->
        [one] Le regarder
       *[other] Les regarder
    }
table-no-power = Renoncer au pouvoir

## === the finished round and the notebook on the site ===

table-past-title = Fin de la manche { $round } sur { $rounds }
table-past-counts = Au Conseil : Capulet { $capulets }, Montaigu { $montagues }, neutres { $neutrals }. Conseil { $council }, Exil { $exile }.
table-past-people = Les objectifs, l’un après l’autre
table-past-zones = Zones de paris
table-past-met = atteint
table-past-unmet = manqué
table-past-dead = meurt
table-past-at-council = au Conseil
table-past-in-exile = en Exil
table-past-token = { $name }, jeton { $kind }
table-past-hidden = { $name }, jeton resté face cachée
table-past-won =
    { $names-count ->
        [one] { $names } remporte la manche
       *[other] { $names } se partagent la manche
    } : { $points } { $points ->
        [one] point.
       *[other] points.
    }
table-past-match = Les manches et le total de chacun
table-past-seat = Joueur
table-past-round = Manche
table-past-total = Total
table-past-leads = en tête
table-past-points =
    { $points ->
        [one] point
       *[other] points
    }
# La fin de la manche, vue temps par temps

table-beat-unmet = Objectifs manqués : { $cards }.
table-beat-shown = Les jetons se retournent : { $card }.
table-course = Les points, de manche en manche
table-course-round = Manche { $round }
remark-poisoned = a empoisonné { $card }.
remark-high-lost = perd son { $kind } sur { $card }.
remark-high-paid = touche { $points } points sur { $card }.
remark-below-zero = finit à { $points } avec un jeton sur { $card }.
remark-best-round = marque { $points } points en une manche : le record.
remark-moves =
    { $count ->
        [0] ne déplace personne.
        [one] ne déplace qu’une personne.
       *[other] déplace { $count } personnes.
    }
remark-bets =
    { $count ->
        [0] aucun pari gagnant sur { $of }.
        [one] un pari gagnant sur { $of }.
       *[other] { $count } paris gagnants sur { $of }.
    }

table-open-hands = Cartes et jetons de chacun
table-open-pack = Le paquet
table-open-discard = Défausse
table-open-removed = Retirées
table-note-seen = Vus avec Pâris
table-note-placed = Vos paris
table-note-deduced = Déduit
table-note-on = { $card }, zone { $zone } ({ $modifier })
table-note-draft = La sélection
table-note-exchange = L’échange
table-note-dealt =
    { $count ->
        [one] Distribuée :
       *[other] Distribuées :
    }
table-note-given = Données :
table-note-received = Reçues :
table-note-pack =
    { $laps ->
        [one] Le paquet :
       *[other] Le paquet, passage { $lap } :
    }
table-note-took = (pris : { $card })
table-note-gone = Disparus quand il est revenu :
table-note-discarded = Défaussé par vous :
table-note-doubts = Qui tient quoi
table-note-in-pack = le paquet
table-note-in-discard = la défausse
table-note-removed = cartes retirées
table-note-count = × { $count }
table-note-left = Pas encore joués
table-note-in-hand = (dans votre main)
table-note-rounds = Les manches
table-note-sheet = Objectifs et pouvoirs : les { $count } personnages
table-note-zones = Zones :
table-note-family-capulet = Capulet
table-note-family-montague = Montaigu
table-note-family-neutral = neutre

## === the page of rules: almanac and settled questions ===

table-almanac-of-capulet = Les Capulet
table-almanac-of-montague = Les Montaigu
table-almanac-of-neutral = Les neutres
table-almanac-objective = Objectif
table-almanac-power = Pouvoir
table-almanac-five = à cinq joueurs seulement
table-almanac-zone = zone { $number } :
table-almanac-tokens = Les jetons de chacun

## Questions tranchées. ruling-X : la question ; ruling-X-rulebook, -reading ou -decision : la réponse, et d’où elle vient.

ruling-01 = Quelles valeurs les zones de chaque personnage portent-elles ?
ruling-01-decision = Celles que montre l’almanach de cette page. Le livret dit seulement lesquelles existent, de { $highest_zone } à { $lowest_zone } ; leur répartition est de nous.
ruling-02 = La valeur de la zone s’ajoute-t-elle à celle du jeton, ou la multiplie-t-elle ?
ruling-02-reading = Elle s’ajoute : ces valeurs portent un signe.
ruling-03 = Un jeton peut-il coûter des points ?
ruling-03-decision = Oui, dès que sa valeur et celle de sa zone font moins que zéro : un { $lowest } sur une zone { $lowest_zone } fait { $least_points }, et un total peut être négatif. L’option « { option-floor_token_at_zero } » l’empêche.
ruling-04 = Faut-il prendre d’abord la meilleure zone libre ?
ruling-04-rulebook = Non, on pose sur n’importe laquelle des zones libres.
ruling-05 = Peut-on poser plusieurs jetons sur un même personnage ?
ruling-05-rulebook = Oui, un par zone, au fil des tours.
ruling-06 = Peut-on parier sur le personnage que l’on vient de jouer ?
ruling-06-rulebook = Oui, aussitôt : il est en jeu dès la première partie du tour.
ruling-07 =
    { $discarded_by_five ->
        [one] À cinq, d’où vient la carte défaussée ?
       *[other] À cinq, d’où viennent les { $discarded_by_five } cartes défaussées ?
    }
ruling-07-rulebook = Du dernier à choisir : il reçoit { $left_to_fifth } cartes et n’en garde qu’une.
ruling-08 = Voit-on sa carte distribuée avant la sélection ?
ruling-08-decision = Oui, chacun la sienne.
ruling-09 = À deux, l’échange se fait-il en même temps ?
ruling-09-decision = Oui, et à l’aveugle : on ne voit les cartes reçues que lorsque les deux ont choisi. Un choix fait ne se reprend pas.
ruling-10 = Dans quel ordre joue-t-on le dernier tour ?
ruling-10-rulebook = À partir du premier joueur, dans le sens des aiguilles d’une montre, une occasion chacun. On passe par-dessus qui n’a plus de jeton.
ruling-11 = Qui est premier joueur à la manche suivante ?
ruling-11-decision = Son voisin de gauche. Avec une manche par joueur, chacun l’est une fois.
ruling-12 = Refait-on toute la mise en place à chaque manche ?
ruling-12-decision = Oui : nouvelle distribution, nouvelle sélection, et tous les jetons reviennent.
ruling-13 = Tybalt, Benvolio, la Nourrice et Frère Laurent peuvent-ils se déplacer eux-mêmes ?
ruling-13-reading = Oui. Il est écrit « un personnage » pour eux, et « un autre » pour Samson.
ruling-14 = Peut-on déplacer un personnage qui porte des jetons ?
ruling-14-rulebook = Oui. Ses jetons le suivent et restent dans leurs zones.
ruling-15 = Un personnage à pouvoir que l’on déplace s’en sert-il encore ?
ruling-15-rulebook = Non. Un pouvoir ne sert qu’au moment où sa carte est jouée.
ruling-16 = Avec Pâris, peut-on regarder ses propres jetons ?
ruling-16-rulebook = Non, seulement ceux des adversaires. Les siens, on peut les regarder à tout moment.
ruling-17 = Pâris : deux jetons sur un même personnage, ou sur deux ?
ruling-17-rulebook = Comme on veut : au Conseil, en Exil, ou un de chaque côté.
ruling-18 = Pâris, quand un seul jeton adverse est posé, ou aucun ?
ruling-18-decision = Il regarde celui-là ; s’il n’y en a aucun, il n’y a rien à décider.
ruling-19 = Pâris : peut-on choisir le second jeton après avoir vu le premier ?
ruling-19-decision = Non. On désigne les deux ensemble.
ruling-20 = Pâris peut-il n’en regarder qu’un quand il y en a deux ?
ruling-20-decision = Non : deux, ou aucun.
ruling-21 = Quels jetons les deux Lady peuvent-elles échanger ?
ruling-21-rulebook = Deux jetons posés, quels qu’ils soient : à n’importe qui, sur n’importe quels personnages.
ruling-22 = Une Lady peut-elle pousser un jeton vers une zone vide ?
ruling-22-rulebook = Non. Il faut deux jetons.
ruling-23 = Les Lady et Pâris peuvent-ils tomber sur un Poison ou un Antidote ?
ruling-23-rulebook = Oui. Face cachée, rien ne les distingue des autres jetons ; Pâris, lui, voit ce qu’ils sont.
ruling-24 = Qui Samson et Balthazar peuvent-ils copier ?
ruling-24-rulebook = Un autre personnage à pouvoir de leur famille, au même endroit : pour Samson, Lady Capulet, Tybalt ou la Nourrice ; pour Balthazar, Lady Montaigu, Benvolio ou Frère Laurent.
ruling-25 = Samson et Balthazar peuvent-ils copier un pouvoir qui ne peut pas servir maintenant ?
ruling-25-decision = Non. Si aucun ne peut servir, il n’y a rien à décider.
ruling-26 = Le personnage copié doit-il s’être servi de son pouvoir ?
ruling-26-decision = Non.
ruling-27 = Samson et Balthazar doivent-ils copier, et peut-on renoncer après avoir désigné quelqu’un ?
ruling-27-rulebook = Copier est facultatif. Le personnage désigné, on peut encore renoncer, mais plus en désigner un autre ; ce dernier point est de nous.
ruling-28 = Le Prince : personne d’aucune des deux familles au Conseil, est-ce l’égalité ?
ruling-28-decision = Oui, zéro égale zéro. L’option « { option-prince_zero_counts } » permet d’en décider autrement.
ruling-29 = Le Prince : exactement { $neutrals } neutres ?
ruling-29-reading = Au moins { $neutrals } : qui en réunit { $more_neutrals } en a réuni { $neutrals }. L’option « { option-prince_neutrals } » change ce nombre.
ruling-30 = Le Prince compte-t-il parmi les { $neutrals } neutres ?
ruling-30-rulebook = Oui, s’il est lui-même au Conseil.
ruling-31 = Un personnage à objectif doit-il être au Conseil ?
ruling-31-rulebook = Non, il peut s’accomplir en Exil. Celui de Roméo, de Juliette et de l’Apothicaire parle de l’endroit où ils sont ; les autres sont seulement comptés là où ils se trouvent, comme tout le monde : le Prince au Conseil y est un neutre de plus.
ruling-32 = Comment comptent la Nourrice et Frère Laurent ?
ruling-32-rulebook = Pour leur famille et parmi les neutres à la fois, dans tous les comptes.
ruling-33 = Mercutio, à égalité entre le Conseil et l’Exil ?
ruling-33-rulebook = Objectif manqué : il faut plus de monde en Exil, pas autant.
ruling-34 = Les deux chefs de famille, à égalité ?
ruling-34-rulebook = Tous deux manquent leur objectif : il faut être plus nombreux, pas autant.
ruling-35 = L’Apothicaire, entre deux groupes de même taille ?
ruling-35-decision = Objectif manqué : aucun n’est le plus grand. { $played_by_five_is ->
        [odd] On joue { $played_by_five } personnages, il faut donc un mort pour en arriver là.
       *[even] On joue { $played_by_five } personnages.
    } L’option « { option-apothecary_tie_counts } » permet d’en décider autrement.
ruling-36 = Roméo ou Juliette, quand l’autre est mort ou n’a pas été joué ?
ruling-36-rulebook = Objectif manqué.
ruling-37 = Et Rosaline, quand l’un des deux est mort ou n’a pas été joué ?
ruling-37-reading = Objectif atteint. Son vœu est l’exact contraire d’« ensemble ».
ruling-38 = De quelle famille est Rosaline ?
ruling-38-rulebook = Elle est neutre.
ruling-39 = Plusieurs morts changent les comptes : l’un après l’autre ?
ruling-39-rulebook = Tous meurent à la fois. Ensuite on regarde tous les objectifs, sur une seule et même situation.
ruling-40 = Les morts comptent-ils quelque part ?
ruling-40-rulebook = Nulle part.
ruling-41 = Un personnage à pouvoir peut-il être empoisonné ?
ruling-41-rulebook = Non, il n’a pas de zone.
ruling-42 = Autant d’Antidote que de Poison sur un personnage ?
ruling-42-rulebook = Le personnage vit.
ruling-43 = Un Poison ou un Antidote rapporte-t-il des points, ne serait-ce que par sa zone ?
ruling-43-decision = Non, aucun point.
ruling-44 = Peut-on poser ses deux fioles sur un même personnage, ou une fiole à côté de son propre pari ?
ruling-44-rulebook = Oui.
ruling-45 = Sans Poison, montre-t-on les jetons des objectifs manqués ?
ruling-45-rulebook = Non, on ne retourne que ceux des objectifs atteints. L’option « { option-reveal_all_at_round_end } » montre aussi les autres.
ruling-46 = Avec le Poison, montre-t-on aussi les jetons restés en main ?
ruling-46-reading = Non, seulement les jetons posés.
ruling-47 = Que se passe-t-il quand toutes les zones sont prises ?
ruling-47-decision = On ne propose plus de jeton à personne, jusqu’à ce qu’un autre personnage à objectif entre en jeu.
ruling-48 = Que se passe-t-il quand aucun personnage à objectif n’est encore en jeu ?
ruling-48-rulebook = On saute la troisième partie du tour.
ruling-49 = Qui remporte une manche quand deux joueurs y ont le plus de points ?
ruling-49-decision = Ils se la partagent. Rien n’en dépend.
ruling-50 = Que se passe-t-il si rien ne départage les joueurs à la fin de la partie ?
ruling-50-decision = La victoire est partagée. On a comparé d’abord les points, puis la meilleure manche de chacun, puis la deuxième, et ainsi de suite.
ruling-51 = Voit-on combien de jetons il reste à chacun ?
ruling-51-decision = Oui, ils sont sur la table.
ruling-52 = Peut-on parler de ses cartes et de ses jetons ?
ruling-52-decision = Dites ce que vous voulez, vrai ou faux ; mais rien ne se montre.
ruling-53 = Les valeurs des jetons restent-elles cachées jusqu’à la fin de la partie ?
ruling-53-reading = Jusqu’à la fin de la manche : c’est alors qu’on retourne les jetons.
ruling-54 = Notre texte du livret est coupé à deux endroits. Manque-t-il quelque chose ?
ruling-54-decision = Non. La première remarque générale reprend plus loin, et le dernier personnage est complet.
ruling-55 = L’ordre des cartes à un même endroit a-t-il un sens ?
ruling-55-decision = Aucun.
ruling-56 = Un personnage empoisonné est-il perdu pour toute la partie ?
ruling-56-decision = Non, pour cette manche seulement. À la suivante il est de retour, et tous les jetons avec lui.

## === the printed rulebook, sentence by sentence, in our own words ===


printed-story = L’histoire
printed-001 = À Vérone, on a toujours vu les Capulet et les Montaigu se quereller.
printed-002 = Le Prince Escalus, qui règne sur la ville, a réuni un Conseil : arbitrer la querelle, rendre la paix.
printed-003 = Chacun à son tour envoie un habitant de Vérone au Conseil, ou l’exile.
printed-004 = Gagnez vos paris en manœuvrant les puissants de la ville, et faites échouer ceux des autres.

printed-box = Dans la boîte
printed-005 = { $characters } cartes Personnage ; { $five_only } d’entre elles, marquées en bas à gauche, ne servent qu’à cinq joueurs.
printed-006 = { $objectives } personnages ont un objectif, à remplir pour la fin de la manche, et chacun { $zones_each } zones de paris.
printed-007 = { $powers } personnages ont un pouvoir, et ni zone de paris ni objectif.
printed-008 = Une carte Conseil et une carte Exil.
printed-009 = Dans le jeu de base, { $tokens } jetons d’Influence : { $values_each } dans chacune des { $colours } couleurs, de valeur { $values }.
printed-010 = Dans la boîte, on colle d’abord les chiffres au recto des jetons et, si l’on veut, un « V » au verso ; ici, c’est fait.

printed-setup = Mise en place
printed-011 = Chacun choisit une couleur et en prend les jetons d’Influence ; la valeur { $only_at_two } ne sert qu’à deux joueurs.
printed-012 = La valeur d’un jeton reste cachée aux adversaires jusqu’à la fin.
printed-013 = Le hasard désigne le premier joueur ; le livret accepte aussi le dernier vainqueur de Complots ou de Déclic, deux jeux du même éditeur.
printed-014 = Les cartes Conseil et Exil se rejoignent au milieu et forment une seule image : les personnages du Conseil se rangent à gauche, ceux de l’Exil à droite.

printed-more = Les cartes, à trois joueurs et plus
printed-015 = À trois, quatre ou cinq, on ne joue qu’avec les jetons { $values_at_more }.
printed-016 = Le { $only_at_two } ne sort de la boîte qu’à deux joueurs.
printed-017 = Le premier joueur donne à chacun une carte, face cachée.
printed-018 = Puis il prend toutes les autres, les regarde, et en garde une.
printed-019 = Il passe le paquet à gauche ; le voisin choisit à son tour.
printed-020 = Ainsi de suite jusqu’au joueur qui reçoit les { $left_to_last_3 } dernières cartes : il en garde une et défausse l’autre face cachée, hors de la partie, et lui seul la connaît.
printed-021 = À cinq joueurs, le dernier à choisir reçoit { $left_to_last_5 } cartes et en défausse { $discarded_5 }.
printed-022 = À trois joueurs, chacun a { $hand_3 } cartes en main.
printed-023 = À quatre joueurs, chacun a { $hand_4 } cartes en main.
printed-024 = À cinq joueurs, on ajoute les cartes marquées, et chacun a { $hand_5 } cartes en main.

printed-two = Les cartes, à deux joueurs
printed-025 = À deux, on joue avec tous les jetons d’Influence : { $values_at_two }.
printed-026 = On écarte d’abord { $removed } cartes au hasard, sans les regarder : elles ne serviront pas.
printed-027 = Des { $left_at_two } cartes qui restent, chacun en reçoit { $dealt }.
printed-028 = Chacun garde { $kept } de ses { $dealt } cartes et passe les { $given } autres à l’adversaire.
printed-029 = Chacun a de nouveau { $hand_2 } cartes.

printed-turn = Un tour
printed-030 = Un : jouer un personnage, c’est obligatoire.
printed-031 = La carte va au Conseil, ou en Exil.
printed-032 = Il n’y a pas de limite au nombre de cartes, ni au Conseil ni en Exil.
printed-033 = Aux premières parties, lisez à voix haute la carte que vous jouez, pour que tous l’aient entendue ; ici, tous peuvent la lire.
printed-034 = Deux : se servir du pouvoir du personnage, c’est facultatif.
printed-035 = Cela ne concerne que les personnages à pouvoir, et l’on peut y renoncer.
printed-036 = Exemple : le Comte Pâris, au moment où il entre en jeu, au Conseil comme en Exil, peut regarder deux jetons adverses posés sur des personnages du Conseil, de l’Exil ou des deux.
printed-037 = Trois : poser un jeton d’Influence face cachée, c’est facultatif.
printed-038 = Il va sur n’importe quel personnage à objectif déjà en jeu, au Conseil ou en Exil : { $base_objectives } ; à cinq joueurs aussi { $five_objectives }.
printed-039 = Il prend une zone de paris encore vide, parmi les { $zones_each } du personnage.
printed-040 = À la fin, il peut rapporter des points à son propriétaire, si l’objectif du personnage est atteint.
printed-041 = Les trois parties finies, c’est au voisin suivant, dans le sens des aiguilles d’une montre.

printed-round = Fin d’une manche
printed-042 = Le dernier personnage joué et le tour fini, un dernier tour de table : dans l’ordre, chacun peut encore poser un jeton, s’il en a un, sur une zone vide de n’importe quel personnage à objectif.
printed-043 = Les jetons restés en main après ce tour ne servent à rien.
printed-044 = On regarde alors tous les personnages à objectif.
printed-045 = Les jetons posés là où l’objectif est manqué ne comptent pas : aucun point.
printed-046 =
    Là où l’objectif est atteint, on retourne les jetons : chacun rapporte sa valeur ({ $values }) plus celle de sa zone ({ $zone_values }){ $floor_token_at_zero ->
        [oui] , mais, à cette table, jamais moins de zéro.
       *[non] .
    }
printed-047 = Qui a le plus de points remporte la manche.

printed-match = Fin de la partie
printed-048 =
    { $rounds ->
        [one_per_player] On joue une manche par joueur.
        [1] Le livret veut une manche par joueur ; à cette table, une seule suffit.
       *[other] Le livret veut une manche par joueur ; à cette table, on en joue { $rounds }.
    }
printed-049 = Le premier joueur change à chaque manche.
printed-050 = Toutes les manches jouées, qui a le plus de points en tout l’emporte.
printed-051 = À égalité, l’emporte celui des ex aequo qui a fait la meilleure manche.
printed-052 = Encore à égalité, on compare leurs deuxièmes meilleures manches, et ainsi de suite.

printed-remarks = À savoir aussi
printed-053 = Un personnage que l’on déplace, du Conseil à l’Exil ou l’inverse, emporte ses jetons, qui restent dans leurs zones.
printed-054 = Une carte jouée n’est plus à personne.
printed-055 = Seuls les jetons gardent leur propriétaire.
printed-056 = On peut à tout moment regarder les jetons qu’on a soi-même posés.

printed-quick = Partie rapide
printed-057 = Pour aller plus vite, une seule manche, quel que soit le nombre de joueurs.

printed-poison-box = Poison : le matériel
printed-058 = L’extension ajoute { $colours } jetons Poison et { $colours } jetons Antidote, un de chaque par couleur.
printed-059 = Là aussi, des autocollants : Poison et Antidote au recto, un « V » au verso si l’on veut ; ici, c’est fait.

printed-poison-setup = Poison : mise en place
printed-060 = En plus du reste, chacun reçoit le Poison et l’Antidote de sa couleur.

printed-poison-play = Poison : pendant la manche
printed-061 = À son tour, on peut poser son Poison ou son Antidote au lieu d’un jeton d’Influence.
printed-062 = Face cachée, rien ne distingue Influence, Poison et Antidote aux yeux des autres.
printed-063 = La dernière carte jouée, chacun peut encore poser un jeton, dans l’ordre du tour, comme dans le jeu de base.
printed-064 = Ceux qui restent en main après cela ne servent à rien.

printed-poison-end = Poison : fin de manche
printed-065 = Tous les jetons posés se retournent, Influence, Poison et Antidote, même là où l’objectif est manqué.
printed-066 = Un personnage qui porte plus de Poison que d’Antidote meurt : on le retire avec tous ses jetons.
printed-067 = Un Antidote sans Poison, ou un de chaque : il reste en vie.
printed-068 = Dès que les Poisons l’emportent en nombre sur les Antidotes, il meurt.
printed-069 = Les morts retirés, et seulement alors, on regarde si les objectifs des vivants sont atteints.
printed-070 = Exemple : au Conseil, deux Capulet (Juliette, et la Nourrice, qui compte aussi parmi les neutres) et deux Montaigu (Montaigu et Benvolio) ; mais Juliette meurt empoisonnée.
printed-071 = Il y a donc plus de Montaigu que de Capulet au Conseil : l’objectif du chef des Montaigu est atteint.
printed-072 = Roméo et Juliette morts tous les deux ne sont pas ensemble, même dans la mort : leur objectif est manqué.

printed-neutrals = Les neutres
printed-073 =
    Le Prince Escalus, souverain, veut la paix : autant de Capulet que de Montaigu au Conseil{ $prince_zero_counts ->
        [oui] .
       *[non] , et, à cette table, au moins un de chaque.
    }
printed-074 =
    { $prince_neutrals ->
        [one] À défaut, un neutre au Conseil lui suffit.
       *[other] À défaut, il veut { $prince_neutrals } neutres au Conseil.
    }
printed-075 = Le Comte Pâris, noble et homme d’affaires, sait qui pèse sur qui.
printed-076 = Pour cela, il regarde deux jetons d’Influence.
printed-077 = Mercutio se tient loin des querelles, et n’est content que s’il y a plus de personnages en Exil qu’au Conseil.
printed-078 = Rosaline (à cinq joueurs seulement) veut Roméo pour elle : elle fait tout pour le séparer de Juliette.
printed-079 =
    L’Apothicaire (à cinq joueurs seulement), ami de tous, ne rapporte que s’il est dans le plus grand groupe, celui du Conseil ou celui de l’Exil{ $apothecary_tie_counts ->
        [oui]  ; à cette table, l’égalité lui suffit.
       *[non] .
    }

printed-capulets = Les Capulet
printed-080 = Capulet veut plus de Capulet que de Montaigu au Conseil.
printed-081 = Lady Capulet peut faire changer de place deux jetons déjà posés, sans les regarder.
printed-082 = Juliette ne veut qu’une chose : être avec Roméo.
printed-083 = Tybalt est le trublion des Capulet.
printed-084 = Il peut envoyer un personnage du Conseil en Exil.
printed-085 = Samson (à cinq joueurs seulement), serviteur fidèle, copie le pouvoir d’un autre Capulet qui se trouve au même endroit que lui, Conseil ou Exil.

printed-montagues = Les Montaigu
printed-086 = Montaigu veut plus de Montaigu que de Capulet au Conseil.
printed-087 = Lady Montaigu peut faire changer de place deux jetons déjà posés, sans les regarder.
printed-088 = Roméo ne veut qu’une chose : être avec Juliette.
printed-089 = Benvolio est le trublion des Montaigu.
printed-090 = Il peut envoyer un personnage du Conseil en Exil.
printed-091 = Balthazar (à cinq joueurs seulement), serviteur fidèle, copie le pouvoir d’un autre Montaigu qui se trouve au même endroit que lui, Conseil ou Exil.

printed-both = Neutres et de famille
printed-092 = La Nourrice et Frère Laurent comptent à la fois parmi les neutres et pour la famille qu’ils représentent.
printed-093 = La Nourrice, seule à être neutre et Capulet, confidente de Juliette, espère la paix entre les familles.
printed-094 = Elle peut ramener un personnage de l’Exil au Conseil.
printed-095 = Frère Laurent, seul à être neutre et Montaigu, confident de Roméo, espère la paix entre les familles.
printed-096 = Il peut ramener un personnage de l’Exil au Conseil.

## Ce qui est caché

doubt-token = Jeton ({ $a-seat }) sur { $b }, zone { $c }
doubt-card = Qui tient { $a }
doubt-card-is =
    { $answer ->
        [away] personne
        [pack] le paquet
       *[other] { $answer-seat }
    }

## === advice: what speaks for a choice ===

advice-verona-points = Cette manche vous rapporte en moyenne { $here } points, contre { $other } autrement.
advice-verona-round = Vous remportez cette manche dans { $here } des cas, contre { $other } autrement.
advice-verona-best_bet = Votre jeton { $highest } rapporte dans { $here } des cas, contre { $other } autrement.
advice-verona-bets = En moyenne, { $here } de vos jetons tombent sur un objectif atteint, contre { $other } autrement.
advice-verona-spoiled = Les jetons de vos adversaires ne rapportent rien dans { $here } des cas, contre { $other } autrement.
