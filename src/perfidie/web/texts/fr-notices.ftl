### Perfidie : ce qui attend quelqu’un qui ne regarde pas

## Avis

tiding-title = Perfidie
tiding-turn = Une table vous attend : {$words}, avec {$names}.
tiding-turn-alone = Une table vous attend : {$words}.
tiding-begun = La partie a commencé : {$words}, avec {$names}.
tiding-begun-alone = La partie a commencé : {$words}.
tiding-over = La partie est finie : {$words}, avec {$names}.
tiding-over-alone = La partie est finie : {$words}.
tiding-again = {$name} propose une revanche : {$words}.
tiding-evening = Une soirée vous attend : {$name}, {$when}.
tiding-evening-changed = Une soirée a changé : {$name}, {$when}.
tiding-evening-off = La soirée n’a pas lieu : {$name}, {$when}.
tiding-round = Une ronde est ouverte : {$name}.
tiding-friend = {$name} aimerait être votre ami(e).
tiding-friends = {$name} et vous êtes amis.
tiding-invited = {$name} vous invite à sa table : {$words}.
tiding-test = Cet appareil reçoit les avis de Perfidie.

## E-mail du jour

digest-subject = {$number ->
    [one] Perfidie : une chose vous attend
   *[other] Perfidie : {$number} choses vous attendent
}
digest-mail =
    Voici ce qui vous attend :

    {$words}

    Vous recevez cet e-mail une fois par jour au plus, parce que vous l’avez demandé.
    Pour ne plus le recevoir : {$link}
digest-title = E-mail du jour
digest-ask = Ne plus recevoir d’e-mails de cette maison ?
digest-ask-help = Tout le reste demeure : votre nom, vos tables, vos appareils.
digest-stop = Plus d’e-mails
digest-done = C’est fait : plus d’e-mail du jour.

## La page

notices-title = Notifications
notices-devices = Sur mes appareils
notices-devices-help = Quand une table vous attend et que vous n’y êtes pas, cet appareil vous le dit. L’avis nomme le jeu et les joueurs, jamais ce qui s’est passé.
notices-none = Aucun appareil ne vous avertit.
notices-this = cet appareil
notices-unknown = un navigateur
notices-unreached = Cet appareil n’a pas pu être joint depuis le {$when}.
notices-allow = M’avertir sur cet appareil
notices-blocked = Ce navigateur bloque les notifications de ce site : autorisez-les dans ses réglages.
notices-cannot = Ce navigateur ne sait pas recevoir d’avis. Sur un iPhone, ajoutez d’abord le site à l’écran d’accueil.
notices-failed = Le service d’avis de ce navigateur n’a pas répondu. Rien n’a changé ; essayez plus tard.
notices-noscript = Pour prévenir un appareil, il y faut JavaScript.
notices-test = Essayer
notices-drop = Ne plus m’avertir ici
notices-tested = L’avis est parti : il arrive d’ici quelques instants.
notices-kept = C’est noté.
notices-wishes = Quand et comment
notices-guest = Gardez votre nom pour choisir des heures calmes et l’e-mail du jour.
notices-guest-go = Garder mon nom
notices-push = Prévenir mes appareils
notices-digest = Un e-mail par jour au plus, avec ce qui m’attend
notices-digest-address = Il va à {$words}.
notices-digest-none = Il faut d’abord une adresse e-mail sur votre page.
notices-digest-off = Cette maison n’envoie pas d’e-mails.
notices-quiet = Heures calmes
notices-quiet-help = Ce qui arrive dans ces heures est dit quand elles finissent.
notices-quiet-from = de
notices-quiet-to = à
notices-hour = {$number} h
notices-zone = Mon fuseau horaire
notices-zone-house = celui de la maison
notices-save = Garder ces choix
notices-waits = Ce qui m’attend
notices-nothing = Rien ne vous attend.

refusal-bad-push-address = Ce n’est pas l’adresse d’un service d’avis. Rien n’a changé.
refusal-too-many-devices = {$most} appareils sont déjà prévenus : retirez-en un d’abord.
refusal-push-failed = L’avis n’est pas parti : le service de cet appareil le refuse ou ne répond pas. Rien n’est perdu.
refusal-dead-mail-link = Ce lien n’est pas de cette maison, ou il en manque un morceau. Rien n’a changé.
refusal-half-hours = Choisissez les deux heures, ou aucune. Rien n’a changé.
refusal-bad-hours = Les heures vont de 0 à 23, et le fuseau est un de ceux de la liste.
