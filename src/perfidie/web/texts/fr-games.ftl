### Perfidie : les parties finies, les statistiques et les classements

games-won = Gagnée
games-shared = Partagée
games-lost = Perdue
games-rated = classée
games-helped = un automate a joué aussi
unrated-accounts = pas comptée : quelqu’un jouait en invité
unrated-bots = pas comptée : un automate jouait
unrated-too-often = pas comptée : trop de parties entre les mêmes
unrated-same-address = pas comptée : deux places à la même adresse
unrated-seat-changed = pas comptée : une place a changé de mains
games-table = La table
games-replay = Revoir
games-table-gone = La table n’est plus gardée
games-share = Part des victoires
games-played = Parties
games-bar = { $percent } % des victoires ; une place tirée au sort aurait eu { $fair } %
games-percent = { $percent } %
games-count = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-count-won = { $count ->
        [one] { $count } partie, { $won } gagnée
       *[other] { $count } parties, dont { $won } { $won ->
            [one] gagnée
           *[other] gagnées
        }
    }
games-opponent = Adversaire
games-together = Ensemble
games-ahead = Devant
games-behind = Derrière
games-guest = Vous jouez en invité : vos parties restent ici tant que ce navigateur garde son cookie. Pour les retrouver ailleurs et plus tard, gardez votre nom depuis la page « Moi ».
games-by-game = Jeu par jeu
games-filter-game = Jeu
games-filter-result = Résultat
games-filter-company = Avec
games-any = Tous
games-anybody = Tout le monde
games-with-people = Avec d’autres personnes
games-with-bots = Avec des automates seulement
games-filter-go = Montrer
games-none = Aucune partie finie ici pour le moment.
games-winner = A gagné
games-none-help = Chaque partie jouée jusqu’au bout vient ici avec son résultat, ses adversaires et son film ; jeu par jeu, des chiffres disent ce qui vous réussit.
games-choose = Choisir un jeu
games-none-such = Aucune partie ne répond à ce choix.
games-guest-go = Garder mon nom
games-more = Parties plus anciennes
games-duels = Face à face
games-summary = { $count ->
        [one] Une partie finie
       *[other] { $count } parties finies
    }, { $won ->
        [0] aucune gagnée
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } : { $percent } % des victoires ; le hasard seul en aurait donné { $fair } %.
games-rating = Cote
games-ladder = Le classement
games-habits = Vos habitudes
games-verdict-more = C’est plus que le hasard n’explique : vous savez y faire.
games-verdict-less = C’est moins que le hasard n’explique : ce jeu vous résiste.
games-verdict-same = Le hasard pourrait suffire à l’expliquer.
games-verdict-few = Après vingt parties, on saura dire si c’est le hasard.
games-luck-free = Dans { $games } parties analysées, vous avez eu { $plain } % des victoires (± { $off }) ; sans ce que les donnes, les tirages et les dés vous ont apporté, { $free } % (± { $freeoff }).
games-luck-free-help = Chaque analyse d’une de vos parties y ajoute.
games-bars-help = Le trait : ce qu’aurait eu une place tirée au sort aux mêmes tables.
games-habits-help = Compté dans vos parties finies, dès vingt occasions. Le trait marque ce que font les autres ici.
games-habits-none = Elles paraîtront ici dès qu’il y aura de quoi comparer : vingt occasions au moins, et cinquante chez les autres.
habit-count = { $count } occasions
habit-more = plus que les autres
habit-less = moins que les autres
habit-same = peut-être le hasard
games-by-seats = Selon le nombre de places
games-by-place = Selon la place à la table
games-place = place { $number }
games-by-side = Selon le camp ou le rôle
games-seats = { $count ->
        [one] seul
       *[other] à { $count }
    }
games-form = La forme
games-form-help = Part des victoires sur dix parties, de la plus ancienne à la dernière. En tirets : une place tirée au sort.
games-curve =  : de { $first } à { $last }
games-course = La cote au fil des parties
games-course-help = De la première partie classée à la dernière. La bande montre l’incertitude.
games-history-of = Toutes mes parties de ce jeu
between-title = { $name } et moi
between-help = Devant : ma part de la victoire était plus grande que la sienne. Seules comptent les parties où nous étions tous deux assis.
ladder-provisional = provisoire
ladder-explained = La saison en cours : { $season }. Une saison dure trois mois, et chaque jeu a son classement.
ladder-players = { $count ->
        [0] personne pour l’instant
        [one] { $count } personne
       *[other] { $count } personnes
    }
ladder-mine = Mes cotes
ladder-mine-none = Pas encore de partie classée cette saison.
ladder-listed = Vous êtes dans les classements des jeux où vous avez joué une partie classée, avec une page à votre nom : vos cotes et le nombre de ces parties, rien d’autre.
ladder-unlisted = Vous n’êtes montré dans aucun classement.
ladder-hide = Ne plus me montrer
ladder-show = Me montrer
ladder-how = Comment on est classé
ladder-how-fair = On joue pour le classement aux tables où chacun a la même chance : au Verre empoisonné, la formule du match ; ailleurs, la formule usuelle, et les places sont tirées au sort. Aux Mousquetaires, seulement à deux.
ladder-how-people = Seules les personnes qui gardent leur nom ici (par une clé d’accès ou par e-mail) sont classées, entre elles et sans automate. Chacun a une horloge ; qui laisse sa place à un automate, même un moment, n’y gagne rien.
ladder-how-limits = Entre les mêmes deux personnes, trois parties par jour et trente par saison comptent au plus ; deux personnes à la même adresse ne sont pas classées ensemble.
ladder-how-spread = La cote est une estimation : elle est toujours montrée avec son incertitude, et reste provisoire pendant les dix premières parties d’une saison.
ladder-title = Classement : { $name }
ladder-season = Classement, { $season }
ladder-rank = Rang
ladder-name = Nom
ladder-empty = Personne n’est encore classé cette saison.
ladder-seasons = Autres saisons :
ladder-play = Ouvrir une table
profile-played = Parties classées
room-rated = Partie classée : les places sont tirées au sort, chacun a une horloge, et les cotes paraissent au classement sous vos noms.
room-unrated = Partie libre : aucune cote n’est en jeu.
room-make-rated = Jouer pour le classement
room-make-unrated = Jouer sans classement
open-rated = Classement
open-rated-yes = Partie classée
open-rated-help = Seulement avec : { $words }. Entre personnes qui gardent leur nom ici (par une clé d’accès ou par e-mail), sans automate ni conseil ; les places sont tirées au sort. Sans horloge choisie, dix minutes par décision. Les cotes paraissent au classement ; on peut s’en retirer.
refusal-rated-unfair = Cette table ne peut pas être classée : tous n’y auraient pas la même chance. Choisissez une formule équitable, sans options changées, et un nombre de places qui convient.
refusal-rated-people-only = Une partie classée se joue entre personnes : remplacez les automates, ou jouez sans classement.
refusal-rated-needs-account = { $name } joue en invité : pour une partie classée, chacun garde d’abord son nom, sur la page « Moi ».
refusal-rated-no-advice = Pas de conseil dans une partie classée.
refusal-rated-clock-decides = Dans une partie classée, personne ne décide de la place d’un autre : l’horloge s’en charge.
refusal-no-such-person = On ne trouve personne ici, ou cette personne ne souhaite pas être montrée.
side-idus_martii-loyal = loyal
side-idus_martii-traitor = traître
side-idus_martii-merchant = marchand
side-mousquetaires-milady = Milady
side-mousquetaires-musketeer = mousquetaire
side-charlatans-began = a commencé
side-charlatans-followed = a suivi
habit-verre-drinks = Vous buvez : { $mine } % de vos verres ; les autres : { $all } %.
habit-verre-poisoned = Quand vous buvez, c’est du poison : { $mine } % ; les autres : { $all } %.
habit-verre-shunned = Quand vous refusez, c’était l’antidote : { $mine } % ; les autres : { $all } %.
habit-verre-swaps = En Vizzini, vous échangez : { $mine } % de vos manches ; les autres : { $all } %.
habit-idus_martii-green = Vous votez vert : { $mine } % ; les autres : { $all } %.
habit-idus_martii-red = Vous votez rouge : { $mine } % ; les autres : { $all } %.
habit-idus_martii-yellow = Vous votez jaune : { $mine } % ; les autres : { $all } %.
habit-idus_martii-forces = En préteur, vous forcez l’échange : { $mine } % ; les autres : { $all } %.
habit-charlatans-bursts = Votre potion explose : { $mine } % ; les autres : { $all } %.
habit-charlatans-takes_offer = Vous prenez l’offre plutôt que la carte : { $mine } % ; les autres : { $all } %.
habit-mousquetaires-wounds_more = Vos duels : vous donnez plus de coups que vous n’en prenez dans { $mine } % ; les autres : { $all } %.
habit-mousquetaires-arrested = Vous êtes arrêté : { $mine } % de vos tours ; les autres : { $all } %.
habit-verona-exiles = Vous jouez en exil : { $mine } % de vos cartes ; les autres : { $all } %.
habit-verona-keeps_token = Vous gardez votre jeton en main : { $mine } % ; les autres : { $all } %.
habit-verona-scores = Vous marquez des points : { $mine } % de vos manches ; les autres : { $all } %.
