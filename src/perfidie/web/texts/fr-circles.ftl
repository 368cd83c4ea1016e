### Perfidie : les cercles, leurs soirées et leurs tournois

circles-none = Vous n’êtes encore dans aucun cercle. Fondez-en un, ou suivez le lien qu’on vous a donné.
circles-found = Fonder un cercle
circles-found-go = Fonder
circle-title = Le nom du cercle
circle-my-name = Votre nom dans ce cercle
circle-my-name-go = Changer mon nom ici
circle-join = Entrer dans un cercle
circle-join-help = Le lien porte une clé. Dites sous quel nom le cercle vous connaîtra.
circle-key = La clé
circle-join-go = Entrer
circle-evenings = Soirées
circle-past = Soirées passées
circle-no-evening = Rien n’est prévu.
circle-tournaments = Tournois
circle-no-tournament = Aucun tournoi pour l’instant.
circle-standing = Le score, toutes soirées comprises
circle-standing-help = Chaque partie vaut un point, que se partagent ceux qui la gagnent.
circle-no-game = Aucune partie terminée pour l’instant.
circle-members = Membres
circle-keeper = gardien
circle-appoint = Nommer gardien
circle-remove = Exclure
circle-link = Le lien pour entrer
circle-link-help = Qui a ce lien peut entrer dans le cercle.
circle-qr = Le même lien, à photographier
circle-renew = Changer le lien : l’ancien n’ouvrira plus rien
circle-more = Mon nom, partir et le reste
circle-rename = Renommer le cercle
circle-close = Dissoudre le cercle
circle-close-sure = Oui, tout ce que le cercle garde sera effacé.
circle-leave = Quitter le cercle
circle-game = { $name } · { $preset }
circle-won = Gagné par { $name }
circle-nobody-won = Personne n’a gagné
circle-playing = On y joue
circle-gone = Table abandonnée
circle-to-table = À ma table
circle-look = Voir la table
score-rank = Rang
score-name = Nom
score-points = Points
score-games = Parties
score-wins = Victoires
score-met = Buchholz
evening-of = Soirée de { $name }
evening-plan = Prévoir une soirée
evening-plan-go = Prévoir
evening-when = Le jour et l’heure
evening-zone = L’heure de quel endroit
evening-words = Un mot pour les autres
evening-game = Jeu n° { $number }
evening-no-game = Rien de plus
evening-calendar = Pour mon agenda
evening-is-off = Cette soirée n’a pas lieu.
evening-your-table = Votre table est prête.
evening-who = Qui vient
evening-planned-games = Les jeux, dans l’ordre
evening-running = On joue. Le jeu suivant s’ouvrira quand toutes les tables auront fini.
evening-open = Ouvrir les tables pour tous
evening-open-help = Tous ceux qui viennent sont assis d’un coup, et la partie commence.
evening-agree = Je veux le jeu suivant
evening-agreed = D’accord : { $count }. Il en faut { $needed }.
evening-all-played = Tous les jeux prévus sont joués.
evening-score = Le score de la soirée
evening-call-off = Annuler la soirée
answer-yes = Je viens
answer-maybe = Peut-être
answer-no = Je ne viens pas
who-yes = Viennent
who-maybe = Peut-être là
who-no = Absents
tournament-call = Lancer un tournoi
tournament-call-go = Lancer
tournament-title = Le nom du tournoi
tournament-game = Le jeu
tournament-format = La formule
tournament-size = Joueurs par table (seulement pour les grandes tables)
tournament-rounds = Nombre de rondes (chacun contre chacun les compte lui-même)
tournament-who = Qui participe
tournament-round = Ronde { $number } sur { $count }
tournament-open-round = Ouvrir la ronde { $number } sur { $count }
tournament-finish = Clore le tournoi
tournament-over = Le tournoi est terminé.
tournament-standing = Classement
tournament-out = s’est retiré
tournament-byes = Sans table cette fois, avec une part équitable : { $name }
tournament-drop = Se retirer
tournament-drop-go = Ne joue plus
format-swiss = Système suisse, deux par deux
format-everybody = Chacun contre chacun, deux par deux
format-tables = Grandes tables, places et rencontres équilibrées
rule-fair = Part équitable pour chacun
rule-void = Ne compte pas
ruled-fair = Réglé : part équitable pour chacun
ruled-void = Ne compte pour personne
tie-met = départagé par les points des adversaires
tie-direct = départagé par leurs rencontres
tie-lot = départagé par le sort, numéro { $lot }
refusal-no-such-evening = Le cercle n’a pas prévu cette soirée.
refusal-no-such-tournament = Le cercle n’a pas de tel tournoi.
refusal-no-title = Il faut un nom.
refusal-title-too-long = Ce nom est trop long : { $most } signes au plus.
refusal-no-such-zone = Ce fuseau horaire n’existe pas.
refusal-no-such-moment = Ce jour ou cette heure n’est pas possible : d’aujourd’hui à dans un an.
refusal-not-coming = Dites d’abord que vous venez.
refusal-nobody-comes = Personne n’a dit qu’il venait.
refusal-no-game-left = Tous les jeux prévus sont joués.
refusal-no-round-left = Toutes les rondes sont jouées.
refusal-still-playing =
    { $count ->
        [one] On joue encore à une table.
       *[other] On joue encore à { $count } tables.
    }
refusal-tournament-done = Ce tournoi est terminé.
refusal-table-is-settled = Cette table est déjà réglée.
refusal-too-few-or-many = Il faut de { $least } à { $most } participants.
refusal-game-not-for-so-many = Ce jeu ne se joue pas à { $seats }.
circle-count =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
evening-coming =
    { $count ->
        [0] personne n’a dit oui
        [one] une personne vient
       *[other] { $count } personnes viennent
    }
