### Perfidie : les textes du site

## Toutes les pages

site-description = Des jeux de complots, de poison et de bluff, à jouer entre gens qui s’aiment bien. Sans compte, sans installation.
site-skip = Aller au contenu
site-home = Perfidie, accueil
site-language = Langue
site-to-table = Retour à la table
foot-games = Les jeux
foot-lobby = Tables ouvertes
foot-credits = Crédits
message-home = Retour à l’accueil
message-back = Retour
copy-link = Copier le lien
copy-done = Lien copié

## L’accueil

landing-title = Perfidie : complots, poison et bluff entre amis
landing-line = Cinq jeux de complots, de poison et de bluff, à jouer entre gens qui s’aiment bien.
offline-text = Pas de réseau : la table vous attend, rien n’est perdu. Elle revient avec la connexion.
offline-again = Réessayer
landing-first = Commencez ici
landing-see = { $name } : voir
landing-players = joueurs
landing-learn = Apprendre
landing-learn-help = les règles
landing-bots =
    { $count ->
        [one] contre un automate
       *[other] avec { $count } automates
    }
vow-account = Sans compte.
vow-account-help = Un lien, un prénom, on joue.
landing-rules = Lire les règles
landing-seats = { $name } joueurs
landing-games = Les jeux
landing-mine = Vos tables
landing-minutes =
    { $minutes ->
        [0] le temps qu’il faut
       *[other] { $minutes } min
    }
landing-play = Jouer
landing-open = Ouvrir
landing-open-help = une table
landing-join-title = On vous attend ?
landing-code = Code de la table
landing-join = Entrer
landing-lobby = Tables ouvertes
landing-vows = Ce que nous promettons
vow-secrets = Vos secrets restent vôtres.
vow-secrets-help = Ce que vous ignorez reste chez nous.
vow-bots = Des automates honnêtes.
vow-bots-help = Ils ne voient que ce que vous verriez.

## Les listes de tables

listing-names = { $name }
listing-nobody = Personne encore
listing-free =
    { $free ->
        [0] complète
        [one] une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
listing-playing = partie en cours
listing-over = partie finie
listing-my-turn = À vous
listing-back = Y retourner
listing-sit = S’asseoir
listing-watch = Regarder
listing-see = Revoir
lobby-title = Tables ouvertes
lobby-below = Entrez, il reste peut-être une chaise
lobby-open = Tables publiques
lobby-empty = Aucune table publique pour l’instant. Les conspirateurs sont discrets.
lobby-empty-act = Ouvrir la vôtre

## Ouvrir une table

open-title = Ouvrir une table
open-change = Changer la partie
open-name = Votre nom
open-seats = Combien de places ?
open-preset = Quelle partie ?
open-public = Qui peut entrer ?
open-private = Table privée
open-private-help = Il faut le lien ou le code.
open-listed = Table publique
open-listed-help = Elle paraît dans la liste des tables ouvertes.
open-options = Toutes les options
open-options-help = Chaque point discutable de la règle se choisit ici. Ce que vous ne touchez pas suit la partie choisie plus haut.
open-note = Les places vides pourront aller à des automates.
open-go = Ouvrir la table
open-change-note = Les autres verront le changement aussitôt.
open-change-go = C’est convenu

## La salle, avant la partie

room-title = Table { $name }
sit-title = Prenez place
sit-name-example = Votre prénom, ou un faux
sit-go = S’asseoir
sit-help = Un nom suffit. Votre place vous attend, même si la connexion vous lâche.
sit-full = Toutes les places sont prises
sit-full-help = Restez : quand la partie commencera, vous regarderez ce que tout le monde voit.
room-around = Autour de la table
room-taken =
    { $taken ->
        [0] personne pour { $seats } places
        [one] une place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }
room-free = Place libre
room-sit-here = Ici
room-sit-at = , à la place { $number }
room-level-of = Niveau de l’automate de la place { $number }
room-add-bot = Automate
room-bot = automate, { $name }
room-change-bot = Changer
room-change-bot-of = le niveau de { $name }
room-remove-bot = Renvoyer
room-remove-bot-of = Renvoyer { $name }
room-you = vous
room-you-host = vous êtes l’hôte
room-host = hôte
room-friend = à table
room-stand = Se lever
room-present = là
room-absent = loin de l’écran
room-add-chair = Ajouter une place
room-remove-chair = Retirer une place
room-invite = Faites passer le mot
room-invite-help = ou ce lien, à coller dans votre conversation
room-link = Lien de la table
room-qr = Montrer le code QR
room-qr-alt = Code QR du lien de la table
room-agreed = Ce qui est convenu
room-public = Table publique : elle paraît dans la liste.
room-private = Table privée : il faut le lien ou le code.
room-make-private = La rendre privée
room-make-public = La rendre publique
room-options = Changer la partie
room-start = Commencer

## La table

goal-title = But
shell-skip = Aller à ma décision
shell-seats = Autour de la table
shell-board = La table
shell-decision = La décision
shell-panels = Panneaux
shell-side = À côté de la table
shell-phases = Les phases de la manche
shell-stood-in = Un automate joue à votre place.
shell-return = La reprendre
seat-bot = automate
seat-you = (vous)
seat-active = (on l’attend)
seat-away = (loin de l’écran)
decision-yours = À vous.
decision-watching = Vous regardez.
decision-undo = Reprendre mon coup
beat-skip = Passer
sheet-close = Fermer
notebook-mine = Votre carnet
log-whole = Tout le journal
log-divide = votre dernier coup
log-aloud = Ce qui vient de se passer
news-since = depuis votre coup
talk-dock = Parler
talk-around = Autour de la table
talk-label = Votre message
talk-example = Mentez avec grâce
talk-say = Dire
talk-empty = Personne n’a encore rien dit. C’est louche.
talk-seated-only = Seuls ceux qui sont assis parlent.
talk-silent = À cette table, on joue sans parler : les langues se délieront à la fin.
talk-claim = déclare :
talk-doubted = votre carnet dit le contraire
talk-said = { $name } déclare : « { $claim } »
talk-statements = Ce qui peut se dire, vrai ou faux
talk-unread = nouveaux messages
talk-team = à l’équipe :
talk-to-whom = Entrée ne parle qu’à votre équipe : { $names }
talk-to-team = À l’équipe
talk-to-table = À toute la table
talk-team-example = Complotez entre vous
talk-hushed = On se tait en ce moment : votre message attendra que la table puisse parler.
clock-plain =
    { $seconds ->
        [one] Une seconde pour décider, puis le hasard choisit.
       *[other] { $seconds } secondes pour décider, puis le hasard choisit.
    }
clock-left = Encore { $name } s
sand-plain =
    { $seconds ->
        [one] Sablier : une seconde pour toute la phase.
       *[other] Sablier : { $seconds } secondes pour toute la phase.
    }
sand-left = Sablier : encore { $time }
sand-empty = Le sablier est vide.
live-your-turn = À vous !
live-lost = Connexion perdue, on la cherche…
live-back = Connexion retrouvée.
live-failed = Rien n’est parti : la connexion manque. Réessayez.

## Les réglages de la table

settings-title = Réglages
settings-invite = Faire venir quelqu’un
settings-call = Quand c’est à vous
settings-sound = Un tintement
settings-notify = Une notification
settings-vibrate = Une vibration
settings-notify-refused = Le navigateur refuse les notifications de ce site : cela se change dans ses réglages.
settings-call-help = Le titre de l’onglet et son icône le disent toujours.
settings-theme = Lumière
settings-theme-system = comme l’appareil
settings-theme-light = volets ouverts
settings-theme-dark = à la bougie
settings-device = Changer d’appareil
settings-device-help = Un lien personnel, bon pour une fois, ouvre votre place sur un autre écran.
settings-device-go = Mon lien personnel
settings-leave = Quitter la table
settings-leave-help = Un automate joue pour vous, avec ce que vous savez et rien d’autre. Vous pourrez reprendre votre place.
settings-leave-level = Niveau de l’automate
settings-leave-go = Lui laisser ma place
settings-bots = Les automates
settings-bot = Niveau : { $name }
settings-bot-go = Changer
settings-bot-of = de { $name }
settings-away = { $name } n’est plus là
settings-away-go = Un automate à sa place
stand-in-offer = { $name } n’est plus là, et la table attend. Un automate peut jouer à sa place :
levels-title = Que valent les automates ?

## La fin

result-ranks = Le classement
result-title =
    { $seats-count ->
        [0] Personne ne l’emporte
        [one] { $seats } l’emporte
       *[other] { $seats } l’emportent
    }
result-victory = Vous l’emportez
result-defeat = C’est perdu
result-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
result-place-spoken = Place { $place }
result-board = Voir la table
result-board-back = Le résultat
result-next = Et maintenant ?
result-picture = Image
result-picture-title = L’image de la partie
result-picture-send = Envoyer l’image
result-picture-save = Enregistrer l’image
result-picture-alt = { $title }. { $winners }
result-replay-help = coup par coup
result-picture-help = à partager
result-record-whole = Le fichier de la partie
result-record-help = le fichier
result-winner = l’emporte
result-again = Encore une
result-again-help = les mêmes, au suivant de commencer
result-replay = Revoir
result-record = Télécharger

## L’aperçu d’un lien

preview-title = Perfidie, jeux de complots, de poison et de bluff
preview-house = Mentez avec grâce
preview-free = libre
preview-places =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
preview-watch = Entrez et regardez
preview-game = { $seats } joueurs · { $minutes } min
preview-facts = { $minutes } min · { $code }
preview-below = { $title }, table { $code }. Sans compte : un nom suffit.
preview-over = { $line } · { $title }
preview-waits =
    { $free ->
        [one] { $name } vous garde la dernière place : { $title }
       *[other] { $name } vous attend : { $title }, { $free } places libres sur { $seats }
    }
preview-full = { $name } est à table : { $title }
preview-keeps = { $name } vous garde une place.
preview-at-table = { $name } est à table.
preview-plays = On joue chez { $name } : { $title }

## Entre gens de compagnie

again-who = Qui en est
again-in = en est
again-not-yet = pas encore
again-away = loin de l’écran
again-asking =
    { $names-count ->
        [one] { $names } veut une revanche
       *[other] { $names } veulent une revanche
    }
again-in-too = J’en suis
again-now = Partir sans attendre
again-now-help = les places des autres leur sont gardées
again-out = Finalement, non
again-go = Rejoindre la table
again-take-seat = Prendre ma place
again-seat-kept = Votre place vous est gardée.
again-watch = Regarder la suivante
evening-title = La soirée :
evening-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
ask-title = Demander une place
ask-sign-in = Vous jouez ici ? Se connecter
ask-help = Un automate peut vous céder la sienne, avec ce qu’elle sait, si la table est d’accord.
ask-seat = La place de l’automate { $name }
ask-wanted = { $name } demande la place de l’automate { $bot }.
ask-waits =
    { $names-count ->
        [one] Pour { $name }, { $names } doit encore répondre.
       *[other] Pour { $name }, { $names } doivent encore répondre.
    }
ask-pending = { $name } demande la place de l’automate { $bot }.
ask-yes = D’accord
ask-no = Non
ask-without-them = Sans attendre
ask-withdraw = Renoncer
ask-refused = La table préfère rester ainsi : pas de place pour { $name }.
remove-title = Écarter quelqu’un
remove-help = Il faut l’accord de plus de la moitié des autres. Un automate prend alors la place.
remove-propose = Écarter { $name }
remove-proposed =
    { $names-count ->
        [one] { $names } propose que { $name } cède sa place à un automate.
       *[other] { $names } proposent que { $name } cède sa place à un automate.
    }
remove-meant =
    { $names-count ->
        [one] { $names } propose que vous cédiez votre place à un automate.
       *[other] { $names } proposent que vous cédiez votre place à un automate.
    }
remove-yes = D’accord
remove-no = Non
room-remove-person = Écarter
room-remove-person-of = Écarter { $name } de la table
room-removed = On vous a fait quitter cette place.
room-talk-empty = Personne n’a encore rien dit. On attend un bon mot.
room-begins = { $name } commencera.
room-begins-place = La place { $number } commencera.
room-begin-all = Tout le monde commencera en même temps.
room-begins-chance = Le sort dira qui commence.
talk-gallery = au poulailler :
talk-gallery-help = Entre spectateurs : les joueurs n’en sauront rien avant la fin.
talk-gallery-after = La partie est finie : tout le monde vous lit.
talk-gallery-example = Chuchotez au poulailler
refusal-has-seen-a-seat = Vous avez déjà vu cette partie par d’autres yeux : une seconde place vous en dirait trop.
refusal-has-seen-too-much = Vous en savez trop pour bavarder au poulailler : attendez la fin de la partie.
refusal-not-a-bots-seat = Cette place n’est pas celle d’un automate sans maître : elle ne se demande pas.
refusal-seat-asked-for = On demande déjà cette place, ou trop de monde attend une réponse.
refusal-refused-before = La table a déjà dit non : restez, et regardez.
refusal-nobody-asks = Cette question n’attend plus de réponse.
refusal-not-anothers-seat = On ne peut écarter que quelqu’un d’autre, assis à cette table.
refusal-too-few-to-remove = Pour écarter quelqu’un en pleine partie, il faut au moins { $least } voix parmi les autres.
refusal-removal-under-way = On vote déjà pour quelqu’un : une affaire à la fois.
refusal-not-welcome = Il n’y a pas de place pour vous à cette table.

## Revoir une partie

replay-title = Revoir la partie
replay-skip = Aller aux commandes
replay-seen-by = Vu par
replay-transport = Défiler
replay-at = Coup
replay-go = Y aller
replay-first = Début
replay-before = Coup précédent
replay-after = Coup suivant
replay-last = Fin
replay-of = sur { $last }
replay-play = Lecture
replay-back = Le résultat
replay-share = Partager
replay-begins = La partie commence.
replay-hidden = { $name } joue, sans que ces yeux voient rien.
replay-lie = { $said } ({ $truth })
replay-moments = Moments
replay-moments-none = Rien à signaler avant la fin.
replay-more =
    { $count ->
        [one] et une autre chose
       *[other] et { $count } autres choses
    }
replay-next-head = Manche suivante
replay-next-turn = Tournant suivant
replay-next-lie = Mensonge suivant
replay-kind-head = nouvelle manche
replay-kind-turn = tournant
replay-kind-lie = mensonge
replay-picture = L’image de cet instant
replay-send = Partager cet instant
replay-share-help = Ce lien ouvre la partie à ce coup, vu par les mêmes yeux.

## Les règles

rules-title = Règles
rules-below = Les règles
rules-now = En ce moment
rules-steps = Étape par étape
rules-words = Les mots
rules-whole = Toutes les règles
rules-short = En bref
rules-presets = Parties toutes prêtes
rules-options = Les options
rules-usual = d’habitude
rules-on-page = Sur cette page
rules-almanac = Almanach
rules-rulings = Questions tranchées
rules-rulings-note = Ce que l’on peut se demander, et comment on joue ici. Chaque réponse dit d’où elle vient.
rules-source-rulebook = livret
rules-source-rulebook-help = c’est imprimé
rules-source-reading = lecture
rules-source-reading-help = c’est imprimé, mais se lit de deux façons
rules-source-decision = décision
rules-source-decision-help = ce n’est pas imprimé, c’est notre choix
rules-range = de { $least } à { $most }

## Ma place sur un autre appareil

device-title = Mes appareils
device-yours = { $name }, voici votre lien
device-help = Ouvrez-le sur un autre appareil pour y retrouver votre place : même main, même carnet.
device-link = Lien personnel
device-qr = Votre lien personnel, à photographier avec l’autre appareil
device-key = Ou ouvrez { $words } et tapez cette clé :
device-secret = Gardez-le pour vous : il sert une seule fois, pendant dix minutes. Un nouveau lien annule le précédent.
device-ask = { $name }, votre place sur un autre appareil
device-ask-help = Un lien personnel, bon pour une fois pendant dix minutes, amène votre main et votre carnet sur un autre appareil.
device-go = Mon lien personnel
device-new = Un autre lien
device-others = Un appareil perdu ou prêté ?
device-others-help = Tous les autres appareils ouverts à votre nom redeviennent ceux d’un inconnu. Celui-ci reste à vous.
device-others-go = Fermer mes autres appareils
device-done = Seul cet appareil est encore le vôtre
takeover-title = Ma place, ici aussi
takeover-yours = Votre place vient ici
takeover-help = Elle vient sur cet appareil, avec votre main et votre carnet. La clé ne sert qu’une fois.
takeover-own =
    { $number ->
        [one] Sur cet appareil, vous jouez aussi ailleurs en invité : cette table passe à la personne dont c’est le lien.
       *[other] Sur cet appareil, vous jouez aussi ailleurs en invité : ces { $number } tables passent à la personne dont c’est le lien.
    }
takeover-key = Clé affichée sur votre autre appareil
takeover-go = Prendre la place ici
takeover-watch = Non, regarder seulement

## Les crédits

credits-title = Crédits
credits-below = Ce que nous devons à d’autres
credits-icons = Les images
credits-icons-from = Les images viennent de
credits-icons-changes = Elles sont rassemblées en une planche et teintées ; leurs formes sont intactes.
credits-own = Les formes des places, les petits signes et les ornements ont été dessinés pour Perfidie.
credits-fonts = Les caractères
credits-fonts-licence = Sous licence
credits-code = Le programme
credits-code-help = Il apporte chaque coup à la page, sans la recharger.

## Le salon et la partie

site-from-to = { $least } à { $most }
site-waiting-for =
    { $names-count ->
        [0] Un instant…
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
site-bots-in-demand = Les automates sont très demandés : environ { $seconds } s
site-as-preset = comme la formule
site-start-all = Commencer
site-start-bots =
    { $count ->
        [one] Commencer avec un automate
       *[other] Commencer avec { $count } automates
    }
site-start-bots-note =
    { $count ->
        [one] Il prend la place libre.
       *[other] Ils prennent les places libres.
    }
site-start-few = Commencer à { $count }
site-start-few-note =
    { $count ->
        [one] La place libre est retirée.
       *[other] Les places libres sont retirées.
    }
site-room-free =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
site-room-ready = Tout le monde est là. À vous de donner le signal.
site-room-host = On attend que { $name } donne le signal.
site-eyes-open = Cartes sur table
site-eyes-public = Tout le monde

## Les conseils

site-advice-title = Conseils
site-advice-help = Quand tout le monde est d’accord, qui doit décider peut demander ses deux ou trois meilleurs choix, estimés d’après ce que sait sa place et rien d’autre. Les autres savent que c’est permis, jamais qui en demande ni quand.
site-advice-on = Les conseils sont permis à cette table.
site-advice-off = Pas de conseils à cette table.
site-advice-waiting =
    { $names-count ->
        [one] Conseils proposés : on attend l’accord de { $names }.
       *[other] Conseils proposés : on attend l’accord de { $names }.
    }
site-advice-proposed =
    { $names-count ->
        [one] { $names } propose de permettre les conseils.
       *[other] { $names } proposent de permettre les conseils.
    }
site-advice-propose = Les proposer
site-advice-allow = Les permettre
site-advice-agree = D’accord
site-advice-withdraw = Y renoncer
site-advice-ask = Demander conseil
refusal-advice-off = Les conseils ne sont pas permis à cette table : il faut que tout le monde soit d’accord.
refusal-advice-under-way = On réfléchit déjà pour vous ; un conseil à la fois.
refusal-advice-stale = La table a changé entre-temps : ce conseil ne vaut plus rien.
refusal-advice-failed = Pas de conseil cette fois : la réflexion n’a pas abouti. Réessayez.

## Refus

site-refused = Ce n’est pas possible
site-broken-title = Un verre s’est brisé
site-broken = La faute est à nous, pas à vous. Rien n’est perdu : revenez à la table et recommencez.
site-store-away-title = Le grand livre est fermé
site-store-away = La maison ne peut rien noter en ce moment. Rien n’est perdu : réessayez dans quelques secondes.
site-no-such-page-title = Personne ici
site-no-such-page = Cette page n’existe pas, ou n’existe plus.
refusal-no-such-page = Cette page n’existe pas, ou n’existe plus.
refusal-no-such-table = Il n’y a pas de table « { $table } ». Vérifiez le code ou demandez un nouveau lien.
refusal-house-occupied = Un autre processus sert déjà cette base de données. Plusieurs processus se parlent par Redis : réglez PERFIDIE_REDIS pour chacun, ou arrêtez l’autre.
refusal-table-set-aside = Cette table ne peut plus être ouverte : elle a été mise de côté, rien n’en est perdu. Vos autres tables vous attendent.
refusal-table-other-rules = Cette partie a été jouée avec une autre version des règles : elle est gardée, mais cette maison ne peut plus l’ouvrir.
refusal-already-seated = Vous êtes déjà assis à cette table.
refusal-already-begun = La partie a déjà commencé.
refusal-no-free-seat = Toutes les places sont prises. Vous pouvez regarder.
refusal-seat-taken = Cette place est déjà prise.
refusal-seat-not-left = { $seat } est encore là : sa place n’est pas libre.
refusal-no-seat-here = Vous n’avez pas de place à cette table : vous pouvez regarder, pas jouer.
refusal-left-to-bot = Un automate joue à votre place : reprenez-la d’abord.
refusal-too-many-people = Trop de monde est assis pour { $seats } places.
refusal-seats-still-free = Il reste des places libres : donnez-les à des automates ou retirez-les.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-not-over = La partie n’est pas finie : les secrets restent secrets.
refusal-dead-link = Ce lien personnel ne vaut plus rien : il sert une seule fois, pendant dix minutes. Demandez-en un nouveau depuis votre autre appareil.
refusal-host-only = Seule la personne qui a ouvert la table peut faire cela.
refusal-pick-first = Choisissez d’abord : une carte, un jeton ou quelqu’un.
refusal-pick-different = On ne peut pas choisir deux fois la même chose ou la même personne.
refusal-pick-so-many =
    { $count ->
        [1] Un seul choix à la fois.
       *[other] Il faut en choisir exactement { $count }, ni plus, ni moins.
    }
refusal-no-name = Il faut un nom, ne serait-ce qu’une lettre.
refusal-name-too-long = Ce nom est trop long : { $most } signes au plus.
refusal-chat-silent = À cette table, on ne bavarde pas pendant la partie.
refusal-sand-still-runs = Le sablier coule encore : lui seul met fin à la phase.
refusal-chat-full = On s’est tout dit à cette table : { $most } messages, c’est son maximum. La prochaine table en aura d’autres.
refusal-chat-hushed = À cette table, on se tait en ce moment : votre message n’est pas parti.
refusal-no-such-channel = Vous n’avez ici aucune équipe à qui parler à part : votre message n’est pas parti.
refusal-nothing-said = Vous n’avez rien dit.
refusal-said-too-long = C’est trop long : { $most } signes au plus.
refusal-too-fast =
    { $seconds ->
        [one] Doucement ! Réessayez dans une seconde.
       *[other] Doucement ! Réessayez dans { $seconds } secondes.
    }
refusal-too-many-streams = Trop de pages sont ouvertes depuis cette adresse : fermez-en une.
refusal-too-large = C’est trop gros pour être lu.
refusal-bad-form = Ce formulaire ne peut être lu. Rechargez la page et recommencez.
refusal-foreign-form = Cette page est trop ancienne ou vient d’ailleurs. Rechargez-la et recommencez.
refusal-hidden-host = Ce site est derrière un serveur mandataire qui lui cache son nom : aucun formulaire ne peut être accepté. Prévenez la personne qui le tient ; ce n’est pas votre faute.
refusal-no-cookie = Votre navigateur a refusé le témoin qui garde votre place. Autorisez-le pour ce site, puis rechargez la page.

## Pourquoi pas : réglages et ouverture de la maison

refusal-bad-setting-switch = Le réglage { $name } ne peut pas valoir « { $words } » : c’est 1 (oui) ou 0 (non).
refusal-bad-setting-whole = Le réglage { $name } ne peut pas valoir « { $words } » : il faut un nombre entier, { $least } ou plus.
refusal-bad-setting-whole-between = Le réglage { $name } ne peut pas valoir « { $words } » : il faut un nombre entier de { $least } à { $most }.
refusal-bad-setting-number = Le réglage { $name } ne peut pas valoir « { $words } » : il faut un nombre, { $least } ou plus.
refusal-bad-setting-number-between = Le réglage { $name } ne peut pas valoir « { $words } » : il faut un nombre de { $least } à { $most }.
refusal-bad-setting-order = Le réglage { $name } ne peut pas valoir « { $words } » : le plus petit des deux nombres vient d’abord.
refusal-bad-setting-hosts = Le réglage { $name } ne peut pas valoir « { $words } » : des noms d’hôte séparés par des virgules, sans rien devant et sans port.
refusal-bad-setting-database = Le réglage { $name } ne peut pas valoir « { $words } » : une adresse comme { $example }.
refusal-bad-setting-redis = Le réglage { $name } ne peut pas valoir « { $words } » : une adresse comme { $example }.
refusal-bad-setting-address = Le réglage { $name } ne peut pas valoir « { $words } » : une adresse et un port, comme { $example }.
refusal-misspelt-setting = Il n’y a pas de réglage { $name }. Vouliez-vous dire { $words } ?
refusal-unknown-setting = Il n’y a pas de réglage { $name }. Ils sont tous dans docs/running.md.
refusal-processes-need-redis = { $number } processus ont besoin de Redis pour se parler : donnez son adresse dans PERFIDIE_REDIS.
refusal-bot-queue-needs-redis = PERFIDIE_BOT_QUEUE demande un Redis : donnez son adresse dans PERFIDIE_REDIS.
refusal-unwritable-folder = Impossible d’écrire dans ce dossier : { $file }
refusal-unwritable-file = Impossible d’écrire dans ce fichier : { $file }
refusal-unusable-database = La base de données ne peut pas servir : { $words }
refusal-port-taken = Le port { $name } est déjà pris. Choisissez-en un autre : « perfidie serve --port 8001 ».
refusal-port-forbidden = Le port { $name } est réservé : prenez-en un à partir de 1024, et laissez les autres à un serveur mandataire.
refusal-no-such-address = Cette machine n’a pas l’adresse « { $words } ».
refusal-metrics-taken = Les chiffres ne peuvent pas être servis à l’adresse { $words } : elle est prise, ou n’est pas de cette machine.

## La vie privée

foot-privacy = Vie privée
privacy-title = Vie privée
privacy-below = Ce que la maison retient de vous, et ce qu’elle oublie
privacy-kept = Ce qui est gardé
privacy-kept-name = Le nom que vous avez choisi et votre langue. Un compte n’est pas nécessaire, et il n’y a jamais de mot de passe.
privacy-kept-cookie = Un témoin (cookie) fait d’un nombre au hasard : c’est ainsi que la maison vous reconnaît et vous rend votre place. Elle n’en garde que l’empreinte. Un second retient votre langue. Si vous apprenez un jeu, un autre retient, dans votre navigateur seul, où vous avez quitté sa leçon ; les lignes d’aide déjà vues y sont notées aussi.
privacy-kept-games = Les parties : qui était assis où, chaque coup, et le nombre que chacun a ajouté au hasard (l’enregistrement d’une partie finie le montre). C’est ce qui permet de les reprendre et de les revoir.
privacy-kept-talk = Ce qui a été dit à la table, avec le nom de qui l’a dit.
privacy-not = Ce qui ne l’est pas
privacy-not-address = Votre adresse sur le réseau : elle est comptée en mémoire, pour que personne n’encombre la porte, et n’est écrite nulle part, à moins que la maison ne doive être fermée à un réseau. Une table garde une marque de l’adresse d’où elle fut ouverte et de celles d’où l’on s’y est assis, pour partager le temps des automates et pour qu’on ne se classe pas contre soi-même : trop courte pour retrouver quelqu’un.
privacy-not-tracked = Ni pisteur, ni publicité, ni mesure d’audience ; rien ne vient d’un autre site, rien n’y part.
privacy-not-read = Les journaux de la maison ne contiennent ni noms, ni coups, ni paroles.
privacy-long = Combien de temps
privacy-long-gathering =
    { $days ->
        [0] Une table où la partie n’a pas commencé est gardée tant que la maison existe.
        [one] Une table où la partie n’a pas commencé est oubliée après un jour.
       *[other] Une table où la partie n’a pas commencé est oubliée après { $days } jours où rien ne s’y passe.
    }
privacy-long-unfinished =
    { $days ->
        [0] Une partie laissée en plan attend toujours.
        [one] Une partie laissée en plan est oubliée après un jour.
       *[other] Une partie laissée en plan est oubliée après { $days } jours.
    }
privacy-long-over =
    { $days ->
        [0] Une partie finie reste : on pourra toujours la revoir.
        [one] Une partie finie est oubliée après un jour.
       *[other] Une partie finie est oubliée après { $days } jours.
    }
privacy-long-people =
    { $days ->
        [0] Un nom est gardé tant que la maison existe.
        [one] Qui n’a plus de place nulle part est oublié après un jour.
       *[other] Qui n’a plus de place nulle part est oublié après { $days } jours.
    }
privacy-erase = Être effacé
privacy-erase-how = Demandez à qui tient la maison, en donnant votre nom et le code d’une table où vous avez joué : on vous remettra tout ce qui est gardé de vous, ou on l’effacera. Votre nom disparaît alors de partout, ce que vous avez dit aussi ; un automate finit vos parties.
privacy-contact = Qui tient la maison : { $words }
privacy-contact-unknown = Qui tient cette maison n’a pas laissé d’adresse : demandez à la personne qui vous y a invité.

## Ce que décide le gardien

announcement-close = Replier l’annonce
refusal-banned =
    { $until ->
        [ever] Cette maison vous est fermée : vous pouvez regarder, rien de plus.
       *[other] Cette maison vous est fermée jusqu’au { $until } : d’ici là vous pouvez regarder, rien de plus.
    }
refusal-muted =
    { $until ->
        [ever] Vous pouvez jouer, mais plus bavarder dans cette maison.
       *[other] Vous pouvez jouer, mais pas bavarder avant le { $until }.
    }

## L’interface JSON

refusal-no-token = Il faut un jeton : POST /api/guests en donne un, et chaque demande le montre (« Authorization: Bearer … »).
refusal-bad-request = La demande n’est pas telle que /api/openapi.json la décrit : { $problem }
refusal-not-json = Le corps doit être du JSON, et son Content-Type doit le dire : application/json.
refusal-wrong-method = Cette adresse ne répond pas à { $method }.

## La ligne de commande

serve-ready = La maison est ouverte : { $words }
serve-friends = Pour vos amis, sur le même réseau : { $words }
serve-kept = Les tables sont gardées dans { $file }. Ctrl-C pour fermer ; rien ne se perd.
worker-ready = Les automates de la maison réfléchissent ici, { $count } à la fois. Ctrl-C pour arrêter.
worker-no-redis = Le Redis de PERFIDIE_REDIS ne répond pas.

# Le plateau engendré
board-news = Ce qui s’est passé
board-player = Joueur
face-hidden = face cachée
face-backs = { $count } { $count ->
    [one] face cachée
   *[other] faces cachées
}

# Le gardien
admin-at = Quand
admin-beat = Dernier signe
admin-code = Code
admin-created = Depuis
admin-devices = Appareils
admin-free = Places libres
admin-game = Jeu
admin-host = Machine
admin-id = Numéro
admin-kind = Sorte
admin-lang = Langue
admin-level = Niveau
admin-lines = Lignes
admin-name = Nom
admin-options = Options
admin-people = Personnes
admin-phase = Phase
admin-pid = Processus
admin-preset = Formule
admin-pace = Rythme
admin-public = Publique
admin-sanctions = Sanctions
admin-seat = Place
admin-seats = Places
admin-shared = En nombre
admin-started = Début
admin-subject = Qui
admin-tables = Tables
admin-text = Paroles
admin-touched = Touchée
admin-until = Jusqu’au
admin-why = Pourquoi
admin-for-ever = sans fin
admin-withheld =
    { $count ->
        [one] Une ligne dite à part n’est pas montrée avant la fin de la partie.
       *[other] { $count } lignes dites à part ne sont pas montrées avant la fin de la partie.
    }
admin-written = Écrit : { $file }
admin-sure-delete = Supprimer la table { $words } ({ $names }) et tout ce qui s’y est passé ? (o/n)
admin-deleted = La table { $words } n’existe plus.
admin-sure-ban = Fermer la maison à { $words } ? (o/n)
admin-sure-mute = Faire taire { $words } ? (o/n)
admin-banned = La maison est fermée à { $words } (fin : { $time }). Un automate prend ses places.
admin-shut-out = La maison est fermée au réseau { $words } (fin : { $time }).
admin-muted = { $words } joue sans bavarder (fin : { $time }).
admin-lifted = Plus aucune sanction : { $words }.
admin-announced =
    { $minutes ->
        [one] Annoncé sur toutes les pages, pour une minute.
       *[other] Annoncé sur toutes les pages, pour { $minutes } minutes.
    }
admin-hushed = Plus rien n’est annoncé.
admin-sure-erase = Effacer { $words } de partout, sans retour ? (o/n)
admin-erased = { $words } est effacé : { $tables } tables corrigées, { $deleted } supprimées, { $lines } lignes de bavardage vidées.
admin-erased-but = { $words } est effacé, sauf de ces tables, qui ne peuvent être lues et qu’on peut supprimer : { $items }.
admin-sure-sweep = Oublier { $gathering } tables sans partie, { $unfinished } parties en plan, { $over } parties finies et { $people } personnes ? (o/n)
admin-would-sweep = Seraient oubliées : { $gathering } tables sans partie, { $unfinished } parties en plan, { $over } parties finies, { $people } personnes.
admin-swept = Oubliées : { $gathering } tables sans partie, { $unfinished } parties en plan, { $over } parties finies, { $people } personnes, { $notices } avis et sanctions échus.
admin-sure-step-back = Ramener la base à la version { $words } et perdre ce que celle-ci ne connaît pas ? (o/n)
admin-stepped-back = La base est revenue à la version { $words } : ouvrez-la avec le Perfidie d’alors.
admin-pg-dump = Le serveur de la base fait lui-même sa copie : { $words }
erased-name = Anonyme

## Apprendre en jouant

lesson-skip = Aller au professeur
lesson-teacher = Le professeur
lesson-progress = Avancement de la leçon
lesson-back = Retour
lesson-next = Suite
lesson-leave = Quitter
lesson-speak = Prendre la parole
lesson-chapters = Les chapitres
lesson-says = { $name } : « { $words } »
lesson-not-now = Bonne idée, mais pas pour cette histoire. Relisez, puis choisissez autrement.
lesson-play = Une vraie table, avec des novices
lesson-practice = S’entraîner
lesson-check = Huit questions
lesson-check-help = Vous savez répondre à tout cela. Vérifiez !
lesson-check-where = { $count ->
        [one] Dit à l’étape
       *[other] Dit aux étapes
    }
practice-number = Position { $number } sur { $count }
practice-following = Position suivante
practice-all = Toutes les positions
learn-title = Apprendre : { $name }
learn-below = Apprendre en jouant
learn-lessons = Une première partie, accompagnée
learn-begin = Commencer
learn-resume = Reprendre
learn-anew = Depuis le début
learn-done = fait
learn-practice = Que feriez-vous ?
learn-practice-help = De petites positions, une idée chacune. La table donne la réponse, et la raison.
learn-then = Et puis ?
landing-learn-minutes = en { $minutes } min

## Les règles à regarder

rules-minute = En une minute
room-minute = Le jeu en une minute
rules-any-seats = tous
rules-for-seats = Règles pour combien de joueurs ?
rules-of-seats = { $places ->
        [0] À tous les nombres de joueurs
        [1] Pour une personne seule
       *[other] À { $places } joueurs
    }
rules-of-table = Les règles de votre table
rules-table-below = { $places ->
        [1] Table { $name }, une personne
       *[other] Table { $name }, { $places } joueurs
    }
rules-table-back = Revenir à la table
rules-table-usual = Tout y est comme cette formule le prévoit.
rules-printed = Les règles
rules-examples = Exemples
rules-examples-note = La vraie table, à quelques moments choisis. Avancez à votre rythme.
rules-example-before = Avant
rules-example-after = Ensuite
rules-example-at = { $at } sur { $last }
rules-example-see = Voir l’exemple
rules-ask = Une question ?
rules-ask-label = Votre question sur les règles
rules-ask-example = puis-je… ? que se passe-t-il si… ?
rules-ask-go = Chercher
rules-found = { $count ->
        [one] Une réponse possible
       *[other] Les réponses les plus proches
    }
rules-found-none = Rien trouvé pour « { $words } ». Essayez avec un ou deux mots du jeu, ou parcourez les questions tranchées, plus bas.
rules-found-see = Parcourir les questions tranchées
rules-kind-ruling = question tranchée
rules-kind-printed = règle
rules-kind-step = étape
rules-kind-word = mot du jeu
rules-kind-option = option
rules-in-force = ici
rules-print = Imprimer
rules-print-page = Une page à imprimer
rules-print-back = Revenir à la page

## L’aide : ce que veut dire ce qu’on voit

help-new = Nouveau
help-ask = Aide
help-asking = Touchez ce qui vous intrigue : rien ne sera joué.
help-list = Tout lire
help-back = Retour
help-words = Les étapes, et ce que veut dire chaque chose
help-end = Quitter l’aide
help-here = Ce qu’il y a ici
help-none = Rien ici n’a besoin d’explication.
settings-help = Aide
settings-help-on = Expliquer le jeu
settings-help-note = Toucher une pièce dit ce qu’elle est ; chaque nouvelle sorte de décision est présentée une fois.
term-at-seat = Une place
term-at-seat-help = Quelqu’un autour de la table, personne ou automate, avec sa couleur et sa forme. Votre nom est souligné, et la table se lit dans l’ordre des tours.
term-at-turn = La flamme
term-at-turn-help = La table attend la décision de cette place.
term-at-bot = Un automate
term-at-bot-help = C’est le site qui joue cette place. Il ne voit que ce qu’on verrait assis là, et son niveau dit comment il joue.
term-at-away = Loin de l’écran
term-at-away-help = Cette personne n’a plus la page sous les yeux. Elle peut revenir à tout moment ; si elle tarde, on peut laisser jouer un automate.
term-at-chosen = Choix fait
term-at-chosen-help = Cette place a choisi en secret. On saura quoi quand tout le monde aura choisi.
term-at-round = Où en est la partie
term-at-round-help = La manche et le tour que l’on joue.
term-at-phase = Les phases
term-at-phase-help = Ce qu’on fait l’un après l’autre pendant une manche. La phase en cours est mise en avant.
term-at-goal = Votre but
term-at-goal-help = Ce que vous cherchez à obtenir en ce moment, d’après ce que vous savez.
term-at-hint = Une décision nouvelle
term-at-hint-help = De quoi il s’agit, la première fois qu’on vous pose cette question. La ligne disparaît quand vous avez répondu.
term-at-clock = Le temps qui reste
term-at-clock-help = À cette table, on a tant de secondes pour décider. Quand elles sont passées, le hasard choisit.
term-at-sand = Le sablier
term-at-sand-help = Le temps que toute la table a pour cette phase.
lesson-part = ({ $number } sur { $count })
lesson-again = Relire
lesson-happened = Ce qui vient de se passer
