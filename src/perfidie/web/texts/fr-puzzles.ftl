### Perfidie : les énigmes

puzzles-title = Énigmes
puzzles-of = Énigmes : { $name }
puzzles-below = Un seul choix est nettement le meilleur
puzzles-pitch = Des positions tirées de parties d’automates, telles que la place les voit. Un seul choix est nettement le meilleur : trouvez-le.
puzzles-today = L’énigme du jour
puzzles-begin = La résoudre
puzzles-again = La revoir
puzzles-done-right = Trouvée aujourd’hui.
puzzles-done-wrong = Manquée aujourd’hui. Une autre viendra demain.
puzzles-by-game = Autant que vous voulez
puzzles-count =
    { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
puzzles-themes = Choisir un thème
puzzles-every = Toutes
puzzles-all-games = Tous les jeux
puzzles-learn = L’énigme du jour
puzzles-more = Énigmes de ce jeu
puzzles-more-help = Des positions sans professeur : un seul choix est nettement le meilleur.

puzzle-title = Énigme { $number } sur { $count }
puzzle-of-day = Énigme du { $day }
puzzle-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
puzzle-skip = Aller à la question
puzzle-ask = À vous de choisir : un seul choix est nettement le meilleur. Le carnet et le journal disent tout ce que vous savez.
puzzle-leave = Quitter
puzzle-again = Revoir
puzzle-right = Bien vu !
puzzle-right-by =
    { $points ->
        [one] Ce choix a { $points } point sur cent d’avance sur le suivant.
       *[other] Ce choix a { $points } points sur cent d’avance sur le suivant.
    }
puzzle-wrong = Manqué.
puzzle-wrong-by =
    { $points ->
        [one] Le meilleur choix : { $best }. Le vôtre cède { $points } point sur cent de la victoire.
       *[other] Le meilleur choix : { $best }. Le vôtre cède { $points } points sur cent de la victoire.
    }
puzzle-solution = Solution
puzzle-following = Une autre
puzzle-all = Toutes les énigmes
puzzle-promises = Ce que chaque choix promet de la victoire
puzzle-promises-side = Les chances de votre camp, selon le choix
puzzle-percent = { $number } %
puzzle-is-best = le meilleur
puzzle-is-mine = votre choix
puzzle-more =
    { $count ->
        [one] { $count } autre choix
       *[other] { $count } autres choix
    }
puzzle-believe = Ce qu’il fallait croire
puzzle-believe-help = D’après ce que vous saviez, et rien d’autre ; à côté, ce qui était vrai.
puzzle-was-so = vrai
puzzle-about = De quoi il s’agit
puzzle-novices = Sur cent automates novices, { $percent } la trouvent.
puzzle-streak =
    { $count ->
        [0] Aucun jour de suite pour l’instant.
        [one] Trouvée { $count } jour de suite.
       *[other] Trouvée { $count } jours de suite.
    }
puzzle-streak-longest =
    { $count ->
        [one] Votre plus longue série : { $count } jour.
       *[other] Votre plus longue série : { $count } jours.
    }
puzzle-share-title = À envoyer, sans rien dévoiler
puzzle-share-help = La ligne dit si vous avez trouvé, jamais quoi. Le lien mène à la position.
puzzle-share-day = Perfidie, énigme du { $day } : { $sign } { $link }
puzzle-share = Perfidie, { $title }, { $puzzle } : { $sign } { $link }
puzzle-copy = Copier la ligne
puzzle-copied = Ligne copiée.

puzzle-theme-habit = L’habitude trompe
puzzle-theme-habit-help = Ce que dicte l’habitude n’est pas le meilleur choix.
puzzle-theme-only = Un seul salut
puzzle-theme-only-help = Tout autre choix perd au moins un quart de la victoire.
puzzle-theme-two = L’un ou l’autre
puzzle-theme-two-help = Deux choix seulement.
puzzle-theme-many = L’embarras du choix
puzzle-theme-many-help = Huit choix ou davantage.
puzzle-theme-ahead = Garder l’avantage
puzzle-theme-ahead-help = Bien joué, la victoire est probable.
puzzle-theme-behind = Sauver les meubles
puzzle-theme-behind-help = Même bien joué, elle est peu probable.

me-streak = L’énigme du jour
privacy-kept-streak = Si vous répondez à l’énigme du jour : quel jour pour la dernière fois, si vous l’avez trouvée, et combien de jours de suite.
