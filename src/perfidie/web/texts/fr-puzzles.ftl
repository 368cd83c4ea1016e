### Perfidie : les énigmes

puzzles-of = Énigmes : { $name }
puzzles-below = Un seul choix est nettement le meilleur
puzzles-pitch = Des positions tirées de parties d’automates, telles que la place les voit. Un seul choix est nettement le meilleur : trouvez-le.
puzzles-begin = La résoudre
puzzles-again = La revoir
puzzles-done-right = Trouvée aujourd’hui.
puzzles-done-wrong = Manquée aujourd’hui. Une autre viendra demain.
puzzles-by-game = Autant que vous voulez
puzzles-themes = Choisir un thème
puzzles-every = Toutes
puzzles-all-games = Tous les jeux
puzzles-more-help = Des positions sans professeur : un seul choix est nettement le meilleur.

puzzle-skip = Aller à la question
puzzle-leave = Quitter
puzzle-again = Revoir
puzzle-solution = Solution
puzzle-following = Une autre
puzzle-all = Toutes les énigmes
puzzle-believe-help = D’après ce que vous saviez, et rien d’autre ; à côté, ce qui était vrai.
puzzle-about = De quoi il s’agit
puzzle-streak =
    { $count ->
        [0] Pas de série en cours.
        [one] Série en cours : { $count } jour.
       *[other] Série en cours : { $count } jours.
    }
puzzle-streak-longest =
    { $count ->
        [one] La plus longue : { $count } jour.
       *[other] La plus longue : { $count } jours.
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

me-streak-last = Dernière réponse : le { $day }.
privacy-kept-streak = Si vous répondez à l’énigme du jour : quel jour pour la dernière fois, si vous l’avez trouvée, et combien de jours de suite.
