### La seconde donne : reprendre une partie finie à l’un de ses coups

second-dock = Reprendre
second-title = Reprendre d’ici
second-help = Jouez la suite vous-même, contre des automates, à une table à vous. Cela ne compte pour personne : ni cote, ni historique.
second-seat = À la place de
second-to-move = { $name } (à jouer)
second-cards = Les cartes cachées
second-same = Les mêmes
second-same-help = Tout ce qui était caché l’est encore, au même endroit.
second-again = Redistribuées
second-again-help = Tirées au sort d’après ce que cette place pouvait savoir à ce moment.
second-level = Contre des automates de niveau
second-go = S’asseoir et jouer
second-over = La partie est finie à ce coup : revenez à un coup plus tôt pour la reprendre.

second-tries = Les essais à ce coup
second-tries-elsewhere = À d’autres coups
second-tries-mine = Mes essais
second-nobody = Personne n’a encore repris la partie à ce coup.
second-in-the-game = { $name }, dans la partie : { $won ->
    [yes] gagné
   *[no] perdu
 }.
second-group = { $name }, { $cards ->
    [again] cartes redistribuées
   *[same] mêmes cartes
 }, { $level } : { $won ->
    [one] { $won } gagné sur { $tries }
   *[other] { $won } gagnés sur { $tries }
 }
second-at = Coup { $at } : { $won ->
    [one] { $won } essai gagné sur { $tries }
   *[other] { $won } essais gagnés sur { $tries }
 }
second-one = Coup { $at }, { $name }, { $cards ->
    [again] cartes redistribuées
   *[same] mêmes cartes
 } : { $won ->
    [yes] gagné
   *[no] perdu
 }

second-deal = Seconde donne
second-note = Cette table reprend une partie au coup { $at }, { $cards ->
    [again] les cartes cachées redistribuées
   *[same] avec les mêmes cartes cachées
 }. Elle ne compte pour personne.
second-note-of = À la place de { $name }.
second-note-link = La partie { $table }, coup { $at }
second-note-gone = La partie d’origine n’est plus gardée.

second-you = { $won ->
    [yes] Vous : gagné
   *[no] Vous : perdu
 } { $count ->
    [0] sans avoir rien décidé
    [one] en une décision
   *[other] en { $count } décisions
 }.
second-before = { $name }, dans la partie : { $won ->
    [yes] gagné
   *[no] perdu
 }.
second-before-gone = Dans la partie d’origine : { $won ->
    [yes] gagné
   *[no] perdu
 }.
second-like = { $tries ->
    [0] Cet essai n’est pas compté avec les autres.
    [one] C’est le premier essai de cette sorte.
   *[other] De { $tries } essais comme celui-ci, { $won ->
        [0] aucun gagné.
        [one] un gagné.
       *[other] { $won } gagnés.
    }
 }
second-once-more = Essayer encore
second-once-more-help = depuis ce coup
second-tried = Partie reprise { $tries ->
    [one] une fois
   *[other] { $tries } fois
 } : { $won ->
    [0] aucun essai gagné
    [one] un essai gagné
   *[other] { $won } essais gagnés
 }.

refusal-second-no-rematch = Cette table reprenait une autre partie : on recommence depuis celle-là.
refusal-second-alone = À une table qui reprend une autre partie, on joue seul contre des automates.
refusal-second-no-such-cards = Les cartes cachées sont les mêmes, ou redistribuées.
