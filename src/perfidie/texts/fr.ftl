### Perfidie : les textes communs à tous les jeux

## Personnes et listes

seat-number = Joueur { $number }
own-name = { $name } (vous)
list-last = { $items } et { $last }
usual-names = Camille, Dominique, Claude, Alix, Maxime, Sacha, Eden, Noa
bot-names = Basile, Odette, Ferdinand, Hortense, Anselme, Léonie, Gaspard, Ursule, Barnabé, Céleste, Octave, Prudence
word-true = oui
word-false = non

## Ce qui arrive à toutes les tables

event-committed = { $seat } a fait son choix, en secret.
event-committed-own = { $seat } a fait son choix : { $choice }.
event-time-ran-out = { $seat } n’a plus de temps : le hasard décide.
event-let-be = { $seat } laisse faire.
event-played-on = { $seat } reprend la partie ici, avec les mêmes cartes cachées.
event-dealt-again = { $seat } reprend la partie ici : ce que cette place ignorait est redistribué.

## Avant la partie

ask-language = Langue / Language (fr, en) [{ $lang }] :
ask-game = Quel jeu ? [{ $game }]
ask-seats = Combien de joueurs, de { $least } à { $most } ? [{ $usual }]
ask-preset = Quelle partie ? [1]
ask-name = Votre nom ? [{ $name }]
ask-bot = Vos adversaires ? [2]
ask-again = Au choix : { $choices }. Entrée suffit pour la réponse entre crochets.
bot-thinks = { $seat } réfléchit…
bot-novice = novice
bot-novice-help = joue d’instinct, oublie ce qu’il a vu
bot-regular = habitué
bot-regular-help = connaît les usages, avec quelques distractions
bot-strong = rusé
bot-strong-help = pèse ses coups, se trompe rarement
bot-master = maître
bot-master-help = prend son temps, devine vos intentions, ne pardonne rien
bot-legend = légende
bot-legend-help = joue comme elle a appris, et en maître là où elle n’a rien appris
bot-legend-learned = a appris à des tables comme celle-ci, partie après partie
bot-legend-unlearned = n’a rien appris à des tables comme celle-ci : joue ici en maître
bot-random = hasard
bot-random-help = choisit les yeux fermés
bot-greedy = routinier
bot-greedy-help = suit toujours les mêmes règles simples
bot-network = ce que { $file } a appris

welcome-people = À table : { $names }.
welcome-bots = En face : { $names }. Niveau : { $level }.
welcome-watch = À table : { $names }. Niveau : { $level }. Vous regardez ; Ctrl-C pour partir.
welcome-save = La partie se garde toute seule dans { $file }
welcome-keys = À tout moment : la règle (?), le journal (l), le carnet (n), l’aide (h), quitter (q).
welcome-enter = Entrée pour commencer
curtain = Passez le clavier à { $seat }. Les autres regardent ailleurs, promis.
curtain-enter = { $seat }, appuyez sur Entrée quand personne ne regarde.

## Pendant la partie

ask-move = Votre choix (1-{ $most }, { $keys }) ›
ask-piece = { $words } + … (1-{ $most }, 0 revient, { $keys }) ›
ask-say = Que dites-vous ? (1-{ $most }, Entrée pour vous taire) ›
ask-say-more = { $words } + … (1-{ $most }, 0 revient) ›
ask-word = { $seat }, un mot avant la suite ? ( ! pour parler, Entrée pour vous taire) ›
taken-back = Votre dernier coup est repris.
ask-enter = Entrée pour continuer
log-title = Journal
log-more =
    { $count ->
        [one] (encore une ligne ; l pour tout le journal)
       *[other] (encore { $count } lignes ; l pour tout le journal)
    }
notebook-title = Carnet
notebook-empty = Rien à noter pour l’instant.
filler-words = dans, sur, le, la, les, du, de, des, verre, verres, carte, et, en, avec, dessus, fond, un, une, au, l, zone, jeton, jetons
help-title = Aide
help-keys =
    un numéro    fait ce choix ; on peut aussi taper le coup, ou le début de ses mots
    ?            la règle de l’étape en cours
    l            le journal, depuis le début
    n            le carnet : ce que vous avez vu et ce qui s’en déduit
    conseil      seul contre les automates : vos meilleurs choix, avec leurs chances
    u            reprend votre dernier coup, tant que personne n’en a rien appris
    Entrée       redessine la table
    q            quitte ; la partie est gardée et se reprend où vous l’avez laissée
help-talk = !            prendre la parole ; ce signe tout seul montre ce qui peut se dire
talk-title = Ce qui peut se dire, vrai ou faux
table-claim = { $seat } affirme : { $claim }

## Conseils

advice-title = Conseil
advice-percent =
    { $number ->
        [0] moins de 1 %
        [100] plus de 99 %
       *[other] { $number } %
    }
advice-chance = { $odds } de gagner
advice-chance-side = { $odds } pour votre camp
advice-odds-1-10 = une chance sur dix
advice-odds-1-5 = une chance sur cinq
advice-odds-1-4 = une chance sur quatre
advice-odds-1-3 = une chance sur trois
advice-odds-2-5 = deux chances sur cinq
advice-odds-1-2 = une chance sur deux
advice-odds-3-5 = trois chances sur cinq
advice-odds-2-3 = deux chances sur trois
advice-odds-3-4 = trois chances sur quatre
advice-odds-4-5 = quatre chances sur cinq
advice-odds-9-10 = neuf chances sur dix
advice-odds-none = presque aucune chance
advice-odds-all = presque toutes les chances
advice-worse = Nettement moins bon que le premier.
advice-only = Vous n’avez pas d’autre choix.
advice-thought = Les autres choix ne méritent pas qu’on s’y arrête.
advice-better =
    { $points ->
        [one] Il gagne plus souvent : un point de plus que le reste.
       *[other] Il gagne plus souvent : { $points } points de plus que le reste.
    }
advice-even = À peu de chose près, les autres le valent.
advice-behind =
    { $points ->
        [one] À un point du premier : trop peu pour en être sûr.
       *[other] À { $points } points du premier : trop peu pour en être sûr.
    }
advice-equal = Aussi bon que le premier, autant qu’on puisse voir.
advice-note = Estimé en imaginant la suite d’après ce que vous savez, et rien d’autre.
advice-note-shared = Estimé en imaginant la suite d’après ce que vous savez, et rien d’autre. Une victoire partagée compte pour votre part.
advice-thinking = On y réfléchit…
advice-words = conseil, conseils

## À la fin

outcome-title = Fin de la partie
outcome-winners =
    { $seats-count ->
        [0] Personne ne gagne.
        [one] Victoire : { $seats }
       *[other] Victoire partagée : { $seats }
    }
outcome-won = Bien joué.
outcome-lost = Ce sera pour la prochaine fois.
end-save = La partie est gardée dans { $file }
end-replay = Pour la revoir, cartes sur table : { $words }
leave-save = À bientôt. La partie est gardée dans { $file }
leave-resume = Pour la reprendre : { $words }

## Revoir une partie

ask-replay = Entrée, b, un numéro, e, s N, o, p, h, q ›
replay-move = Coup { $move }/{ $moves }
replay-eyes = Par les yeux de : { $name }
replay-help =
    Entrée       le coup suivant            b        le coup précédent
    un numéro    ce coup                    e        la fin
    s N          vu de la place N (numéro ou nom)
    o            cartes sur table           p        ce que tout le monde a vu
    q            quitte
replay-seats = Places : { $names }
replay-unfinished = La partie s’arrête là : elle n’est pas finie.
eyes-public = tout le monde
eyes-open = personne, cartes sur table

## Les jeux

games-figures =
    { $minutes ->
        [0] { $least } à { $most } joueurs
        [one] { $least } à { $most } joueurs, une minute
       *[other] { $least } à { $most } joueurs, { $minutes } minutes
    }
games-broken = ne se charge pas : { $words }
games-presets = Parties toutes prêtes (--preset)
games-options = Options (--option clé=valeur), la valeur habituelle en premier
games-when = ne compte qu’avec { $words }
games-range = de { $least } à { $most }, d’habitude { $usual }
new-game-next = C’est écrit. La suite : perfidie check { $game }, puis perfidie play { $game }

## L’arène

arena-who =
    { $seats ->
        [one] une place : { $words }
       *[other] { $seats } places : { $words }
    }
arena-games = Parties : { $games } ({ $deals } × { $rotations }, chaque donne vue de chaque place).
arena-rounded = Parties : { $games } au lieu de { $wanted } ({ $deals } × { $rotations }, chaque donne vue de chaque place).
arena-by-the-clock = Ceux qui réfléchissent le font au chronomètre : les résultats ne se répètent pas à la lettre (avec --iterations, si).
arena-playing = Parties
arena-stopped = Arrêté après { $games } parties sur { $total }.
arena-column-bot = automate
arena-column-games = parties
arena-column-share = victoires (95 %)
arena-column-luck-free = sans la chance (95 %)
arena-column-ratio = équitable
arena-column-rating = cote (± 2σ)
arena-column-decision = décision
arena-column-pair = écart
arena-column-more = points (95 %)
arena-column-more-luck-free = sans la chance (95 %)
arena-pair = { $name } moins { $other }
arena-percent = { $number } %
arena-milliseconds = { $number } ms
arena-seat = place { $words }
arena-side = camp { $words }
arena-everybody = tous
arena-fair = Part équitable : { $share }. Parties comptées : { $games } ({ $deals } × { $rotations }).
arena-nothing = Aucune donne n’a été jouée en entier : il n’y a rien à dire.
arena-void =
    { $games ->
        [one] Une partie nulle : { $words }
       *[other] { $games } parties nulles : { $words }
    }
arena-void-died = { $name } s’est arrêté avant la fin. { $words }
arena-void-silent = { $name } n’a rien joué de valable à temps (--patience).
arena-void-failed = { $name } a échoué. { $words }
arena-void-illegal = { $name } a choisi un coup qui n’est pas permis. { $words }
arena-picture-title = { $name }, { $seats } places : part de victoire
arena-picture-fair = part équitable

## Les jeux de données

dataset-written =
    { $games ->
        [one] Une partie, { $decisions } décisions : { $file }, et son déroulement : { $records }
       *[other] { $games } parties, { $decisions } décisions : { $file }, et leur déroulement : { $records }
    }
dataset-stopped = Arrêté : rien n’a été écrit.

## Pourquoi pas : à la table

refusal-malformed-action = Ce n’est pas un coup : il faut quelques mots.
refusal-unknown-action = « { $words } » n’est pas un coup de ce jeu. Tapez un numéro de la liste, ou h pour l’aide.
refusal-ambiguous-action = « { $words } » peut vouloir dire plusieurs choses : précisez, ou tapez un numéro de la liste.
refusal-no-such-choice = Il n’y a pas de choix { $number } : la liste va de 1 à { $most }.
refusal-not-your-turn = { $seat } doit attendre son tour.
refusal-not-now = Ce coup (« { $action } ») n’est pas permis maintenant : choisissez dans la liste.
refusal-not-a-chance = Ce n’est pas le moment d’un tirage, ou ce tirage est impossible.
refusal-game-over = La partie est finie.
refusal-stale-move = La table a changé entre-temps : regardez-la avant de jouer.
refusal-nothing-to-undo = Il n’y a rien à reprendre : quelqu’un a déjà joué, ou appris quelque chose.
refusal-advice-alone = Pas de conseils ici : plusieurs personnes partagent ce clavier.
refusal-nothing-to-say-now = Il n’y a rien à déclarer maintenant.
refusal-no-such-seat = Il n’y a pas de place « { $seat } » à cette table.
refusal-malformed-view = Cette vue n’est pas lisible.
refusal-malformed-state = Cet état de la table n’est pas lisible.

## Pourquoi pas : ouvrir une table

refusal-unknown-language = Langue inconnue : « { $lang } ». Au choix : { $choices }.
refusal-unknown-game = Jeu inconnu : « { $game } ». Au choix : { $choices }.
refusal-broken-game = Le jeu « { $name } » ne se charge pas : { $words }
refusal-bad-seats = Ce jeu se joue de { $least } à { $most } ; « { $seats } » ne va pas.
refusal-bad-people = { $people } personnes pour { $seats } places : il en faut de 0 à { $seats }.
refusal-unknown-preset = Partie inconnue : « { $preset } ». Au choix : { $choices }.
refusal-unknown-option = Option inconnue : « { $option } ». Au choix : { $choices }.
refusal-bad-option = L’option { $option } ne peut pas valoir « { $value } ». Au choix : { $choices }.
refusal-bad-option-form = Une option s’écrit clé=valeur ; « { $option } » n’a pas de valeur.
refusal-unknown-bot = Niveau inconnu : « { $bot } ». Au choix : { $choices }.
refusal-bad-number = { $flag } veut un nombre entier, et non « { $value } ».
refusal-small-number = { $flag } veut au moins { $least }, et non { $value }.
refusal-too-many-names = { $count } noms pour { $seats } places : c’est trop.
refusal-same-name = Deux personnes ne peuvent pas porter le même nom : « { $name } ».
refusal-batch-none = { $game } n’existe pas sous forme de tableaux ; ces jeux, si : { $choices }
refusal-exact-hidden = À { $seats } places, { $game } cache des choses aux joueurs : on ne peut y calculer les positions une à une
refusal-needs-batch = Il manque { $package }, nécessaire aux tables jouées de front : pip install 'perfidie[batch]'
refusal-needs-research = Il manque { $package }, une des bibliothèques de recherche : pip install 'perfidie[research]'
refusal-zero-sum-alone = Des gains à somme nulle demandent au moins deux places : seul, on n’aurait jamais rien
refusal-no-talk = { $game } n’a pas de phrases toutes faites dont on pourrait faire des actions
refusal-bad-render-mode = Il n’y a pas de mode d’affichage « { $mode } » : { $choices }, ou aucun
refusal-needs-legend = Il manque { $package }, la bibliothèque par laquelle jouent les réseaux : pip install 'perfidie[legend]'
refusal-needs-web = Il manque { $package }, une bibliothèque du site : pip install 'perfidie[web]'
refusal-network-no-folder = { $name } nomme { $folder }, et il n’y a là aucun dossier.
refusal-network-missing = Impossible de lire le fichier { $file }. Son nom est-il juste ?
refusal-network-gone = Le réseau { $name }, qui a fait ce choix, n’est pas ici, ou il a été remplacé depuis.
refusal-network-broken = { $file } n’est pas un réseau entier : il en manque une partie, ou le fichier contient autre chose. Copiez-le ou entraînez-le de nouveau.
refusal-network-not-numbers = Le réseau de { $file } contient autre chose que des nombres. Entraînez-le de nouveau à partir d’une étape antérieure.
refusal-network-other-format = Le réseau de { $file } est écrit d’une façon que cette version de Perfidie ne sait pas lire.
refusal-network-other-game = Le réseau de { $file } joue à un autre jeu : { $game }.
refusal-network-other-features = Le réseau de { $file } a appris sur des traits de version { $has } ; cette version de Perfidie a la { $wants }, ou les range autrement. Entraînez-le de nouveau.
refusal-network-other-table = Le réseau de { $file } n’a pas appris à une telle table. Choisissez les places et les options pour lesquelles il a été entraîné.
refusal-training-no-file = Impossible de lire l’entraînement { $path }. Son nom est-il juste ?
refusal-training-bad-file = { $path } n’est pas un entraînement : { $why }. Voir docs/laboratory.md pour ce qu’un tel fichier peut contenir.
refusal-training-other-network = Le réseau { $path } manque, ou n’a pas la taille de celui à entraîner.
refusal-training-no-thumb = Personne ne joue à { $game } selon des règles simples, en tableaux : prenez une autre compagnie.
refusal-training-nothing-alike = Rien ne se vaut dans { $game } : laissez `alike` de côté.
refusal-training-not-numbers = Ce qui a été appris a dépassé toute mesure : l’entraînement s’arrête ici. Choisissez un `rate` plus bas et recommencez, ou reprenez (`start`) au dernier point de passage, qui est intact.
refusal-training-too-few-rows = { $rows } décisions, c’est trop peu pour imiter quelqu’un. Jouez davantage de parties.
refusal-exploit-bad-seeds = « { $words } » n’est pas une liste de graines : des nombres entiers à partir de 0, séparés par des virgules, chacun une fois.
refusal-exploit-no-decisions = { $file } ne dit pas combien de temps il a appris. Dites combien de décisions jouent ses adversaires : --decisions.
refusal-needs-postgres = Il manque { $package }, pour parler à PostgreSQL : pip install 'perfidie[postgres]'
refusal-needs-redis = Il manque { $package }, pour parler à Redis : pip install 'perfidie[redis]'
refusal-worker-needs-redis = « perfidie worker » demande un Redis : donnez son adresse dans PERFIDIE_REDIS.

## Pourquoi pas : fichiers

refusal-no-such-file = Fichier introuvable : { $file }
refusal-unreadable-file = Fichier illisible : { $file }
refusal-corrupt-record = Ce fichier n’est pas une partie gardée, ou il est abîmé ; il n’a pas été touché.
refusal-record-too-large = Ce fichier est trop gros pour être une partie gardée.
refusal-record-newer-format = Cette partie vient d’une version plus récente de Perfidie (format { $format }) ; elle n’a pas été touchée.
refusal-record-newer-rules = Cette partie suit des règles plus récentes (version { $rules }) que celles d’ici (version { $version }) ; elle n’a pas été touchée.
refusal-record-other-game = Cette partie est celle d’un autre jeu : { $game }.
refusal-record-does-not-replay = Cette partie ne se rejoue pas : la ligne { $entry } n’est pas un coup possible ; le fichier n’a pas été touché.
refusal-luck-not-over = Sans sa fin, une partie ne dit pas encore ce que la chance y a fait.
refusal-second-malformed = Cette ligne ne donne pas une table de ce jeu.
refusal-second-no-such-moment = Il n’y a pas de coup { $at } dans cette partie : ils vont de 0 à { $last }.
refusal-second-over = La partie est finie à ce coup : choisissez-en un plus tôt.
refusal-second-nothing-left = À partir de ce coup, cette place n’a plus rien à décider : choisissez-en un plus tôt, ou une autre place.
refusal-second-differs = Cette position n’a pas pu être redistribuée sans changer ce que vous voyez : jouez-la avec les mêmes cartes.
refusal-second-needs-at = À quel coup reprendre ? Avec --at, le numéro d’un coup, tel que « perfidie replay » le montre.
refusal-second-as-it-was = Une partie se reprend avec son jeu, ses places et ses options : --from va avec --at, --seat, --redeal, --bot, --name, --seed, --save et --lang.
refusal-second-only-from = --at et --redeal vont avec --from : ils disent où reprendre une partie finie.
refusal-record-finished = Cette partie est finie : { $file }. Elle se revoit avec « perfidie replay ».
refusal-nothing-to-resume = Aucune partie à reprendre ici : { $file }
refusal-resume-as-it-was = Une partie se reprend telle qu’elle était : seuls --lang et --save peuvent accompagner --resume.
refusal-save-exists = Ce fichier existe déjà, il ne sera pas écrasé : { $file }
refusal-unwritable-save = Impossible d’écrire ici : { $file }
refusal-replay-not-over = Cette partie n’est pas finie : elle garde ses secrets jusqu’au bout.
refusal-one-view-only = Une seule vue à la fois : --seat, --open ou --public.
refusal-bad-page = « { $words } » ne mène nulle part : un coup de 0 à { $most }, ou h pour l’aide.

## Pourquoi pas : la ligne de commande, un nouveau jeu

refusal-unknown-flag = Option de commande inconnue : { $flag }. Voyez « perfidie --help ».
refusal-flag-needs-value = { $flag } veut une valeur.
refusal-missing-argument = Il manque { $flag }. Voyez « perfidie --help ».
refusal-bad-value = Cette valeur ne convient pas à { $flag }. Voyez « perfidie --help ».
refusal-unknown-command = Commande inconnue : « { $words } ». Voyez « perfidie --help ».
refusal-bad-command-line = Commande mal écrite. Voyez « perfidie --help ».
refusal-bad-name = « { $name } » ne peut pas nommer un jeu : des minuscules, des chiffres et « _ », en commençant par une lettre, et aucun mot réservé de Python.
refusal-game-exists = Le jeu « { $game } » existe déjà ; rien n’a été écrit.
refusal-not-a-checkout = Placez-vous à la racine du projet, ou dites où écrire avec --into.

## Pourquoi pas : l’arène

refusal-arena-no-bots = Il faut au moins un automate après --bots.
refusal-arena-too-many-bots = { $count } automates pour { $places ->
    [one] une seule place
   *[other] { $places } places ou camps
} : c’est trop.
refusal-arena-not-a-bot = « { $words } » n’est pas un automate : il lui faut choose(view, legal, rng).
refusal-arena-not-found = Introuvable : « { $words } ». Cela s’écrit paquet.module, deux-points, nom.
refusal-arena-no-such-program = Programme introuvable : « { $words } ».
refusal-arena-time-or-iterations = Ou bien --time, ou bien --iterations, pas les deux.
refusal-arena-bad-seconds = { $flag } veut un nombre de secondes, et non « { $words } ».
refusal-arena-no-ray = Aucune grappe Ray ne répond ici : { $words }
refusal-needs-arena = Il manque { $package }, une bibliothèque de l’arène : pip install 'perfidie[arena]'
refusal-needs-ray = Il manque { $package }, pour jouer sur une grappe : pip install 'perfidie[ray]'
refusal-needs-data = Il manque { $package }, pour les jeux de données : pip install 'perfidie[data]'
refusal-data-unreadable = Impossible de lire ce fichier : { $file }
refusal-data-not-ours = Ce n’est pas un jeu de données que cette version de Perfidie connaît : { $file }
refusal-data-bad-line = La ligne { $line } ne contient pas de partie : { $file }
refusal-data-other-features = { $file } contient les traits de { $game } dans leur version { $version }, ce Perfidie a la version { $ours } : récrivez-le, ou lisez ses colonnes avec polars ou pandas.

## Pourquoi pas : le laboratoire

refusal-lab-bad-count = { $name } veut un nombre entier, { $least } au moins.
refusal-lab-bad-seed = « { $words } » n’est pas une graine : il faut un nombre entier, ou rien.
refusal-lab-bad-actions = Un pas demande { $count ->
    [one] un nombre entier
   *[other] { $count } nombres entiers
} : le numéro d’une action pour chaque table.
refusal-lab-illegal-action = À la table { $table }, la place { $seat } ne peut pas choisir maintenant l’action { $action } (« { $words } ») : aucune table n’a bougé.
refusal-lab-worker-stumbled = Un processus qui jouait a trébuché, et toutes les tables sont fermées : { $says }
refusal-lab-worker-ended = Un processus qui jouait s’est arrêté (statut { $status }), et toutes les tables sont fermées.

# Le gardien
refusal-admin-no-database = Il n’y a pas de base de données ici : { $file }
refusal-admin-nobody = Personne ne s’appelle « { $words } » ici, par numéro ou par nom, et aucune table non plus.
refusal-admin-several = Plusieurs personnes s’appellent « { $words } ». Choisissez par le numéro : { $items }.
refusal-admin-no-table = Il n’y a pas de table « { $words } ».
refusal-admin-no-report = Il n’y a pas de signalement { $words }, ou il est déjà clos.
refusal-admin-not-over = La partie de la table { $words } n’est pas finie : elle garde ses secrets jusqu’au bout.
refusal-admin-bad-network = « { $words } » n’est pas un réseau ; on écrit 203.0.113.0/24.
refusal-admin-mute-people = On ne fait taire que des personnes, pas des réseaux.
refusal-admin-nothing-to-lift = Aucune sanction ne pèse sur { $words }.
refusal-admin-nothing-to-announce = Il faut une phrase à annoncer, ou --stop.
refusal-admin-house-open = La maison est ouverte, ou vient de fermer : arrêtez tous ses processus et attendez une minute.
refusal-admin-too-long = C’est trop long à annoncer : { $most } signes au plus.

## Apprendre au clavier

learn-teacher = Le professeur
learn-next = Entrée : la suite (b : retour, n : carnet, l : journal, q : quitter) ›
learn-which = Laquelle (1-{ $most }, q) ?
learn-not-now = Bonne idée, mais pas pour cette histoire. Choisissez autrement.
learn-again = Pour reprendre ici : { $words }
learn-then = Une vraie partie, avec des novices : { $words }
learn-practice = De petites positions pour s’entraîner : { $words }
refusal-unknown-lesson =
    { $choices ->
        [none] Ce jeu n’a pas encore de leçon.
       *[other] Pas de leçon « { $words } ». Il y a : { $choices }.
    }
refusal-no-such-lesson = Il n’y a pas de leçon de ce nom. Choisissez-en une sur la page du jeu.
refusal-no-such-place = Cette leçon n’a pas cet endroit. Reprenez-la depuis le début.
refusal-lesson-goes-on = Il n’y a rien à choisir ici : continuez avec « Suite ».

## Les cercles

refusal-admin-no-circle = Il n’y a pas de cercle { $words }.
refusal-circle-full = Le cercle est complet : { $most } membres.
refusal-circle-stale = Quelqu’un a été plus rapide. Rien n’a été fait deux fois ; regardez la page de nouveau.
refusal-dead-circle-link = Ce lien n’ouvre aucun cercle. Demandez-en un nouveau.
refusal-evening-off = Cette soirée n’a pas lieu.
refusal-keepers-only = Seuls les gardiens du cercle peuvent faire cela.
refusal-no-such-circle = Il n’y a pas de tel cercle, ou vous n’en êtes pas.
refusal-no-such-fellow = Cette personne n’est pas dans le cercle.
refusal-same-name-in-circle = Quelqu’un s’appelle déjà { $name } dans ce cercle, ou presque.
refusal-too-many-circles = On ne peut être que dans { $most } cercles.
refusal-too-many-evenings = Le cercle a déjà prévu { $most } soirées.
refusal-too-many-evenings-of-yours = Vous avez déjà prévu { $most } soirées dans ce cercle : annulez-en une d’abord.
refusal-too-many-tournaments = Dans ce cercle { $most } tournois sont déjà en cours : il faut d’abord en clore un.
refusal-not-kept = Gardez d’abord votre nom : un invité n’a pas de réglages.
refusal-bad-holiday = Des vacances commencent aujourd’hui ou plus tard, d’ici un an, et finissent après leur début. Rien n’a changé.
refusal-holiday-twice = Vous avez déjà des vacances ces jours-là. Rien n’a changé.
refusal-long-holiday = Des vacances durent { $most } jours au plus. Rien n’a changé.
refusal-many-holidays = On prend { $most } jours de vacances par an au plus. Rien n’a changé.
refusal-no-such-holiday = Ces vacances sont déjà passées ou annulées.

## L’analyse d’une partie finie

review-thinking = On revoit la partie…
review-line = Les chances de chacun, toutes cartes connues, du début à la fin :
review-seat = { $seat } : { $words } au début, { $last } à la fin
review-turning = Coup { $number } ({ $mover-seat }) : { $seat } passe de { $words } à { $last }.
review-of = { $seat }
review-no-mistake = Aucun choix nettement moins bon qu’un autre, pour qui ne savait que cela.
review-mistake =
    { $points ->
        [one] Coup { $number } : { $words } : { $points } point de victoire cédé (± { $margin }). Mieux : { $last }.
       *[other] Coup { $number } : { $words } : { $points } points de victoire cédés (± { $margin }). Mieux : { $last }.
    }
review-belief = { $name } : on pouvait croire « { $words } » ({ $points } %) ; c’était « { $last } » ({ $chance } %).
review-belief-right = { $name } : « { $words } », à { $points } %. C’était bien cela.
review-luck = Le hasard : { $luck } points (± { $margin }). Les choix de tous : { $choices }. Cédé par ses propres erreurs : { $given }.
review-lies = Mensonges et bluffs
review-lie = Coup { $number }, { $seat } : « { $words } », mais { $last }.
review-heard = { $seat } y croyait à { $before } %, puis à { $after } %
review-brought = De là jusqu’à ce que tous ceux qui l’ont cru aient joué, ses chances de gagner : de { $words } à { $last }. Une seule partie ne dit pas si c’est grâce à cela.
review-bluff = Coup { $number }, { $seat } : { $words }. { $name } : c’était « { $last } », mais cet acte en éloignait les autres.
review-misled = { $seat } y croyait à { $before } %, puis à { $after } %
review-method = Chaque choix est jugé sur ce que sa place pouvait savoir, dans des mondes imaginés où la table joue selon des règles simples : entre maîtres et légendes, ce qui semble ici une erreur n’en est pas toujours une. Un point est un centième de victoire ; ce que le hasard suffirait à expliquer n’est pas appelé une erreur.
refusal-review-second-deal = On n’analyse que les parties jouées depuis le début : analysez celle d’où vient cette reprise.
refusal-review-not-over = Cette partie n’est pas finie : on ne l’analyse qu’ensuite, pour ne rien dire de ce qui est caché.

## Le reçu du hasard (`perfidie verify`)

verify-title = Reçu du hasard : { $name }
verify-rules-right = Règles : { $lines ->
        [one] une ligne rejouée
       *[other] { $lines } lignes rejouées
    }, toutes permises.
verify-rules-wrong = Règles : la ligne { $line } n’est pas permise. La suite n’a pas été vérifiée.
verify-end-right = Fin : la partie est allée à son terme.
verify-end-wrong = Fin : l’enregistrement s’arrête avant la fin de la partie.
verify-receipt-unknown = Cet enregistrement n’a pas de reçu : son hasard ne peut pas être vérifié.
verify-commitment-right = Engagement : le secret de la maison est celui auquel elle s’était engagée pour { $name }. Comparez : { $words }
verify-commitment-wrong = Engagement : le secret de la maison n’est pas celui auquel elle s’était engagée pour { $name } ({ $words }).
verify-key-right = Clé : elle découle du secret, de ce qui était convenu et des nombres des joueurs.
verify-key-wrong = Clé : elle ne découle pas du secret, de ce qui était convenu et des nombres des joueurs.
verify-numbers-right = Nombres : { $count ->
        [one] une personne a ajouté le sien
       *[other] { $count } personnes ont ajouté le leur
    }, sur { $people }.
verify-numbers-unknown = Nombres : personne n’en a ajouté. Le hasard était fixé avant la partie, mais par la maison seule.
verify-places-right = Places : tirées au sort comme il se doit.
verify-places-wrong = Places : elles n’ont pas été tirées au sort avec cette clé.
verify-draws-right = Tirages : { $count ->
        [one] un seul, comme la clé le veut
       *[other] { $count }, tous comme la clé le veut
    }.
verify-draws-wrong = Tirages : celui de la ligne { $line } n’est pas celui que la clé donne.
verify-lots-right = Temps écoulé : { $count ->
        [one] un choix tiré au sort ou fait par le sablier, comme il se doit
       *[other] { $count } choix tirés au sort ou faits par le sablier, comme il se doit
    }.
verify-lots-wrong = Temps écoulé : le choix de la ligne { $line } n’est pas celui que la clé donne.
verify-seeds-right = Automates : { $count ->
        [one] un coup, avec la graine que la clé lui donne
       *[other] { $count } coups, chacun avec la graine que la clé lui donne
    }.
verify-seeds-wrong = Automates : la ligne { $line } n’est pas un coup d’automate avec la graine que la clé donne.
verify-unseen-unknown = Automates : { $count ->
        [one] un coup ne peut pas être refait
       *[other] { $count } coups ne peuvent pas être refaits
    }, car un coup qu’ils avaient vu a été repris depuis.
verify-unsigned-unknown = Automates : { $count ->
        [one] un coup d’une place
       *[other] { $count } coups de places
    } d’automate n’{ $count ->
        [one] est pas donné
       *[other] sont pas donnés
    } pour le sien, dès la ligne { $line } : quelqu’un a pris la place, ou un automate est passé sous silence.
verify-levels-unknown = Automates : { $count ->
        [one] un coup joué
       *[other] { $count } coups joués
    } à un autre niveau que celui convenu avant la partie, dès la ligne { $line } : quelqu’un l’a changé à la table, ou l’automate a été échangé.
verify-bots-unknown = Automates : { $count ->
        [one] un coup
       *[other] { $count } coups
    } dont le choix n’a pas été refait (--quick).
verify-thinking = Automates : coup { $number } sur { $count }…
verify-thoughts-right = Automates : { $count ->
        [one] un choix refait
       *[other] { $count } choix refaits
    } d’après la vue, le niveau, la graine et la durée de réflexion, et trouvés identiques.
verify-thoughts-wrong = Automates : { $count ->
        [one] un choix n’est pas celui
       *[other] { $count } choix ne sont pas ceux
    } de l’automate, dès la ligne { $line }.
verify-thoughts-unknown = Automates : { $count ->
        [one] un choix n’a pas pu être refait
       *[other] { $count } choix n’ont pas pu être refaits
    } : une autre version que { $version } y a pensé, ou la durée manque.
verify-networks-unknown = Automates : { $count ->
        [one] un choix n’a pas pu être refait : le réseau qui l’a fait n’est pas ici, ou il a été remplacé depuis (ligne { $line })
       *[other] { $count } choix n’ont pas pu être refaits : le réseau qui les a faits n’est pas ici, ou il a été remplacé depuis (à partir de la ligne { $line })
    }. Ce n’est pas un signe de tricherie.
verify-said = Ce que les automates disent à la table n’est pas vérifié, ni combien de temps ils auraient dû réfléchir.
verify-all-right = Rien ne contredit le reçu.
verify-all-broken = Cet enregistrement ne tient pas, et il n’a pas de reçu.
verify-all-wrong = Ce reçu ne tient pas.
verify-all-unknown = Rien ne contredit l’enregistrement, mais sans reçu il ne dit rien de son hasard.
refusal-corrupt-receipt = Le reçu de cet enregistrement est illisible.

## Énigmes

puzzles-title = Énigmes
puzzles-today = L’énigme du jour
puzzles-count =
    { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
puzzle-title = Énigme { $number } sur { $count }
puzzle-of-day = Énigme du { $day }
puzzle-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
puzzle-ask = À vous de choisir : un seul choix est nettement le meilleur. Le carnet et le journal disent tout ce que vous savez.
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
puzzle-was-so = vrai
puzzle-novices = Sur cent automates novices, { $percent } la trouvent.
puzzles-how = Pour en résoudre une : { $words }
puzzles-making = Recherche d’énigmes
puzzles-found =
    { $count ->
        [one] { $count } énigme dans { $file }.
       *[other] { $count } énigmes dans { $file }.
    }
puzzles-stopped = Interrompu : ce qui est trouvé est gardé, la même commande reprend là.
refusal-no-such-puzzle = Il n’y a pas d’énigme « { $puzzle } » dans ce jeu.
refusal-no-puzzles = Il n’y a pas d’énigme ici.
refusal-puzzles-not-ours = { $file } n’est pas un fichier d’énigmes de ce jeu ; rien n’y a été changé.
