### Perfidie : les cercles, leurs soirées et leurs tournois

circles-none = Vous n’êtes encore dans aucun cercle. Fondez-en un, ou suivez le lien qu’on vous a donné.
circles-found = Fonder un cercle
circles-found-go = Fonder
circle-title = Le nom du cercle
circle-my-name = Votre nom dans ce cercle
circle-my-name-go = Changer mon nom ici
circle-join = Entrer dans un cercle
circle-join-help = Un cercle, ce sont des amis qui jouent ensemble, ici, à des jeux de complots, de poison et de bluff. Dites sous quel nom ils vous connaîtront : rien d’autre n’est demandé.
circle-key = La clé, que le lien porte avec lui
circle-join-go = Entrer
circles-what = Un cercle réunit des gens qui jouent ensemble : un lien pour y entrer, des soirées prévues, des tables ouvertes pour tous d’un coup, des tournois, et un score qui se suit.
circle-join-title = On vous invite dans un cercle
circle-join-name = Votre nom
circle-join-games = Voir d’abord les jeux
circle-keep = Nommer un gardien, exclure quelqu’un
circle-keep-help = Un gardien lance des tournois, ouvre les tables et tient la porte. Qui est exclu ne peut pas revenir : le lien change du même coup.
circle-renew-help = L’ancien lien n’ouvrira plus rien ; les membres restent.
circle-leave-help = Vos parties restent à leur place. Sans gardien, le plus ancien membre le devient ; sans personne, le cercle disparaît.
evening-plan-help = Choisissez quand, et à quoi. Les autres seront prévenus et diront s’ils viennent ; les tables s’ouvriront pour tous d’un coup.
evening-more-games = D’autres jeux encore
evening-moment = { $day } à { $time } ({ $zone })
circle-evenings = Soirées
circle-past = Soirées passées
circle-no-evening = Rien n’est prévu.
circle-tournaments = Tournois
circle-no-tournament = Aucun tournoi pour l’instant.
circle-standing = Le score du cercle
circle-standing-help = Chaque partie d’une soirée ou d’un tournoi vaut un point : des gagnants ex æquo se le partagent, ceux qui gagnent dans le même camp l’ont chacun en entier.
circle-no-game = Aucune partie terminée pour l’instant.
circle-members = Membres
circle-keeper = gardien
circle-appoint = Nommer gardien
circle-remove = Exclure
circle-remove-help = { $name } ne pourra plus entrer par le lien. Les parties en cours continuent.
circle-remove-go = Exclure { $name }
circle-link = Lien d’invitation
circle-link-help = Qui a ce lien peut entrer dans le cercle.
circle-qr = Le même lien, à photographier
circle-renew = Changer le lien
circle-more = Réglages du cercle, mon nom, partir
circle-rename = Renommer le cercle
circle-close = Dissoudre le cercle
circle-close-sure = Oui, tout ce que le cercle garde sera effacé.
circle-leave = Quitter le cercle
circle-leave-go = Oui, quitter le cercle
circle-game = { $name } · { $preset }
circle-won = Gagné par { $name }
circle-nobody-won = Personne n’a gagné
circle-playing = On y joue
circle-gone = Table abandonnée
circle-to-table = À ma table
again-to-evening = À la soirée
again-to-tournament = Au tournoi
again-to-meeting-help = le score, et la suite
circle-look = Voir la table
score-point = ,
score-rank = Rang
score-name = Nom
score-points = Points
score-games = Parties
score-wins = Victoires
score-met = Buchholz
evening-of = Soirée : { $name }
evening-plan = Prévoir une soirée
evening-plan-go = Prévoir
evening-change = Modifier la soirée
evening-change-go = Modifier
evening-change-help = Les autres seront prévenus ; ce qu’ils ont répondu reste.
evening-when = Le jour et l’heure
evening-zone = Fuseau horaire
evening-words = Un mot pour les autres
evening-game = Jeu n° { $number }
evening-no-game = Rien de plus
evening-calendar = Pour mon agenda
evening-is-off = Cette soirée n’a pas lieu.
evening-your-table = Votre table est prête.
evening-who = Qui vient
evening-planned-games = Les jeux, dans l’ordre
evening-opened = jeu { $number } sur { $count }
evening-running = On joue. Le jeu suivant s’ouvrira quand toutes les tables auront fini.
evening-open-help = Tous ceux qui viennent sont assis d’un coup, et la partie commence.
evening-agree = Je veux le jeu suivant
evening-agreed = D’accord : { $count }. Il en faut { $needed }.
evening-all-played = Tous les jeux prévus sont joués.
evening-score = Le score de la soirée
evening-call-off = Annuler la soirée
evening-open = Ouvrir les tables du jeu n° { $number }
evening-anyway = Ouvrir le jeu suivant sans attendre
evening-you-agree = Vous êtes d’accord.
evening-come-first = Dites que vous venez pour avoir votre place au prochain jeu.
evening-call-off-help = Ceux qui viennent seront prévenus qu’elle n’a pas lieu ; les tables ouvertes restent à qui y joue.
evening-call-off-go = Oui, l’annuler
circle-lost = Illisible pour l’instant
tournament-running =
    { $count ->
        [one] On joue encore à une table. La ronde suivante s’ouvrira ensuite.
       *[other] On joue encore à { $count } tables. La ronde suivante s’ouvrira ensuite.
    }
tournament-to-settle = Une table a disparu avant la fin : un gardien doit la régler.
tournament-keepers-open = Un gardien ouvrira la ronde { $number }. Cette page vous le dira d’elle-même.
tournament-standing-help = Sans table, on reçoit ce que ceux qui jouaient cette ronde ont eu en moyenne. À points égaux : d’abord la somme des points de ceux qu’on a rencontrés (Buchholz), puis les rencontres entre ex æquo, enfin le sort.
rule-how = Régler sans attendre
answer-yes = Je viens
answer-maybe = Peut-être
answer-no = Sans moi
who-yes = Viennent
who-maybe = Peut-être là
who-no = Absents
tournament-needs = Il faut être au moins { $count } pour un tournoi.
tournament-by-keepers = Un gardien peut en lancer un.
tournament-call = Lancer un tournoi
tournament-call-go = Créer le tournoi
tournament-title = Le nom du tournoi
tournament-game = Le jeu
tournament-format = La formule
tournament-size = Joueurs par table
tournament-rounds = Nombre de rondes
tournament-who = Qui participe
tournament-round = Ronde { $number } sur { $count }
tournament-open-round = Ouvrir la ronde { $number } sur { $count }
tournament-finish = Clore le tournoi
tournament-over = Le tournoi est terminé.
tournament-standing = Classement
tournament-out = s’est retiré
tournament-byes = Sans table cette fois, avec une part équitable : { $name }
tournament-drop = Se retirer
tournament-drop-go = Retirer
tournament-drop-help = { $name } ne jouera plus les rondes à venir ; ses points restent.
tournament-drop-yes = Retirer { $name }
tournament-back = Revenir dans le tournoi
tournament-back-help = On rejoue dès la ronde suivante ; les rondes manquées le restent.
tournament-back-go = Revenir
format-swiss = Système suisse, deux par deux
format-everybody = Chacun contre chacun, deux par deux
format-tables = Grandes tables, places et rencontres équilibrées
format-help-swiss = À chaque ronde, on rencontre quelqu’un d’aussi bien classé que soi, et personne deux fois tant que c’est possible.
format-help-everybody = Tout le monde se rencontre une fois ; le nombre de rondes en découle.
format-help-tables = À chaque ronde, d’autres voisins et une autre place.
tournament-finish-early = Clore le tournoi avant la dernière ronde
tournament-finish-help = Le classement reste tel qu’il est, et aucune ronde ne s’ouvrira plus.
rule-fair = Part équitable pour chacun
rule-void = Ne compte pas
ruled-fair = Réglé : part équitable pour chacun
ruled-void = Ne compte pour personne
tie-met = Buchholz
tie-direct = leurs rencontres
tie-lot = sort n° { $lot }
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
refusal-game-on-one-side = Dans ce jeu tous sont du même camp : personne n’y battrait personne. Choisissez-en un autre pour un tournoi.
refusal-nobody-left-to-meet = Plus personne ne peut rencontrer personne : il ne reste qu’à clore le tournoi.
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
admin-keepers = Gardiens
admin-sure-dissolve = Dissoudre le cercle « { $words } » ({ $count } membres), ses soirées et ses tournois ? (o/n)
admin-dissolved = Le cercle « { $words } » n’existe plus.
admin-circle-renamed = Le cercle « { $words } » s’appelle désormais « { $name } ».
