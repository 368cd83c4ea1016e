### Perfidie : se garder soi-même

## Ma page

foot-me = Moi
me-title = Moi
me-who = Qui je suis
me-stranger = La maison ne vous connaît pas encore. Donnez un nom, ou prenez simplement place à une table : rien d’autre n’est demandé.
me-guest = Vous êtes un invité : cet appareil vous reconnaît, et lui seul. Pour retrouver vos tables ailleurs, ajoutez une clé d’accès.
me-why = Garder son nom, c’est retrouver ses tables, ses parties et ses amis sur tous ses appareils, et pouvoir jouer pour le classement. Sans mot de passe, et quand vous voudrez.
me-kept = Vous êtes chez vous depuis le { $time }.
me-name = Mon nom
me-language = Ma langue
me-save = Enregistrer
me-sign-in = Déjà venu ? Se connecter
me-name-first = Choisissez d’abord un nom.
me-passkeys = Mes clés d’accès
me-passkeys-help = Une clé d’accès (passkey) reste sur votre appareil ou dans votre trousseau : on se connecte d’un doigt, d’un visage ou d’un code, sans mot de passe. La maison n’en garde que la moitié publique.
me-passkey-add = Ajouter une clé d’accès
me-passkey-days = faite le { $first }, employée le { $last }
me-remove = Retirer
me-remove-what = Retirer : { $name }
me-unknown-device = Un appareil
me-program = Un programme
passkey-unable = Ce navigateur ne sait pas employer de clé d’accès ici : il y faut des scripts, et une adresse en https.
passkey-no-name = Une clé d’accès demande que la maison ait un nom : elle est ouverte ici sous un simple numéro.
passkey-failed = La clé d’accès n’a pas pu être lue. Rien n’a changé ; essayez encore.
passkey-given-up = Aucune clé d’accès n’a été choisie. Rien n’a changé.
passkey-there = Cet appareil a déjà une clé d’accès pour vous.
me-mail = Mon adresse e-mail
me-mail-help = Par elle, un lien vous connecte là où vous n’avez pas de clé d’accès. Elle n’est montrée à personne.
me-mail-address = Adresse e-mail
me-mail-other = Une autre adresse
me-mail-send = Envoyer un lien
me-devices = Mes appareils
me-device-days = depuis le { $first }, vu le { $last }
me-this-device = celui-ci
me-end = Déconnecter
me-end-others = Déconnecter tous les autres
me-leave = Se déconnecter de cet appareil
me-data = Ce qui est gardé de moi
me-data-help = Tout tient dans un fichier, et tout peut être effacé.
me-data-privacy = Ce que la maison garde
me-export = Tout recevoir
me-erase = Tout effacer
me-said-named = C’est noté.
me-said-added = La clé d’accès est gardée : vous êtes chez vous.
me-said-removed = La clé d’accès est retirée.
me-said-mailed = L’adresse est gardée.
me-said-unmailed = L’adresse est retirée.
me-said-ended = C’est déconnecté.
me-said-entered = Vous voilà de retour.
me-said-moved =
    { $count ->
        [one] Une table commencée ici en invité est maintenant la vôtre.
       *[other] { $count } tables commencées ici en invité sont maintenant les vôtres.
    }
me-said-left =
    { $count ->
        [one] À une table, vous aviez déjà votre place : celle de l’invité y reste, et la table peut la confier à un automate.
       *[other] À { $count } tables, vous aviez déjà votre place : celle de l’invité y reste, et la table peut la confier à un automate.
    }
last-title = La dernière clé
last-way = { $name } : c’est votre dernier moyen de revenir
last-help = Sans elle, seuls les appareils de votre liste vous reconnaîtront encore. S’ils se perdent, ou si leur cookie s’efface, personne ne pourra vous rendre vos tables : ni vous, ni la maison. Ajoutez plutôt une autre clé d’abord.
last-go = Retirer quand même
last-stay = Ne rien changer
erase-title = Tout effacer
erase-sure = Effacer tout ce qui vous concerne ?
erase-help = Votre nom part de partout, avec vos clés, votre adresse, vos appareils et ce que vous avez dit. Un automate finit vos parties sous un mot neutre ; celles des autres leur restent. Il n’y a pas de retour.
erase-go = Oui, tout effacer

## Se connecter

sign-in-title = Se connecter
sign-in-below = Retrouver son nom et ses tables
sign-in-passkey = Par une clé d’accès
sign-in-passkey-help = Votre appareil propose celles qu’il connaît.
sign-in-go = Se connecter
sign-in-mail = Par un lien
sign-in-mail-help = Un e-mail part vers l’adresse que vous avez confirmée. Son lien sert une fois, pendant un quart d’heure, dans ce navigateur.
sign-in-guest = Pour jouer, rien de tout cela n’est nécessaire.
sign-in-left = Cet appareil ne vous connaît plus.
sign-in-erased = Tout est effacé. La porte reste ouverte.
link-title = Votre lien
link-sent = Regardez vos e-mails
link-sent-enter = Si cette adresse est connue ici, un lien y arrive dans un instant. Ouvrez-le dans ce navigateur, ou tapez ici son code. Il sert une fois, pendant un quart d’heure.
link-sent-confirm = Un e-mail est parti. Ouvrez son lien dans ce navigateur, ou tapez ici son code. Il sert une fois, pendant un quart d’heure.
link-here = Vous avez suivi votre lien
link-help = Touchez le bouton, et c’est fait. Le lien ne sert que dans le navigateur qui l’a demandé : ailleurs, tapez plutôt son code là où vous l’avez demandé.
link-key = Code reçu par e-mail
link-confirm = Confirmer
link-again = Demander un autre lien
letter-enter-subject = Perfidie : votre lien pour vous connecter
letter-enter =
    Pour vous connecter à { $name }, ouvrez ce lien dans le navigateur qui l’a demandé :

    { $link }

    Ou tapez-y ce code : { $words }

    Il sert une fois, pendant un quart d’heure. Si vous n’avez rien demandé, laissez-le : sans lui, personne n’entre.
letter-confirm-subject = Perfidie : confirmez votre adresse
letter-confirm =
    Pour garder cette adresse à { $name }, ouvrez ce lien dans le navigateur qui l’a demandé :

    { $link }

    Ou tapez-y ce code : { $words }

    Il sert une fois, pendant un quart d’heure. Si vous n’avez rien demandé, laissez-le : l’adresse ne sera pas gardée.
letter-known-subject = Perfidie : cette adresse vous connaît déjà
letter-known =
    Quelqu’un a voulu garder cette adresse à { $name }, où elle vous reconnaît déjà.

    Si c’était vous, connectez-vous plutôt : { $link }

    Sinon, laissez cet e-mail : rien n’a changé.

## Refus

refusal-nobody-yet = La maison ne vous connaît pas encore : donnez d’abord un nom, ou prenez place à une table.
refusal-passkey-refused = Cette clé d’accès n’a pas convaincu : sa réponse est abîmée ou ne vient pas d’elle. Rien n’a changé.
refusal-passkey-elsewhere = Cette clé d’accès répond à un autre site. Rien n’a changé.
refusal-passkey-stale = Cette réponse vient trop tard, a déjà servi ou vient d’un autre navigateur. Essayez encore.
refusal-passkey-unknown = Personne n’est connu ici par cette clé d’accès : elle a été retirée, ou son compte effacé.
refusal-passkey-copied = Cette clé d’accès compte moins d’emplois qu’avant : il se peut qu’elle ait été copiée. Par prudence, elle n’ouvre pas.
refusal-passkey-known = Cette clé d’accès est déjà gardée.
refusal-too-many-passkeys = Vous avez déjà { $most } clés d’accès : retirez-en une d’abord.
refusal-no-such-passkey = Cette clé d’accès n’est pas, ou n’est plus, l’une des vôtres.
refusal-no-such-device = Cet appareil n’est pas, ou n’est plus, l’un des vôtres.
refusal-no-way-back = Sans clé d’accès ni adresse, vous ne pourriez pas revenir : ajoutez-en une d’abord, ou effacez tout.
refusal-bad-mail = Cette adresse e-mail n’en est pas une.
refusal-mail-taken = Cette adresse est déjà celle de quelqu’un.
refusal-dead-letter = Ce lien n’ouvre rien : son code est mal tapé, ou bien il a déjà servi ou il est trop vieux. Revenez corriger le code, ou demandez un autre lien.
refusal-letter-elsewhere = Ce lien a été demandé dans un autre navigateur : ouvrez-le là-bas, ou tapez-y son code. Il n’est pas encore usé.

## Vie privée

privacy-kept-account = Si vous ajoutez une clé d’accès ou une adresse : depuis quand vous êtes chez vous, et vos réglages. La moitié publique de chaque clé, le jour où elle fut faite et celui où elle a servi. Votre adresse e-mail, une fois confirmée. Sans cela, rien de tout cela.
privacy-kept-devices = Vos appareils : quel navigateur, depuis quel jour, vu quel jour. Vous les voyez tous sur votre page, et pouvez les déconnecter.
privacy-kept-results = Les résultats de vos parties finies, et ce qu’on en compte : votre part de la victoire, votre camp, vos habitudes, votre cote ; vos amis, ceux que vous ne voulez pas entendre, ce que vous avez signalé et ce qui vous attend, s’il y en a.
privacy-kept-notices = Si vous voulez être prévenu : l’adresse que le service d’avis de votre navigateur lui a donnée, votre fuseau horaire, vos heures calmes et vos vacances.
privacy-kept-company = Vos cercles : qui en est, ce que vous avez répondu aux soirées, et vos tournois.
privacy-long-accounts =
    { $days ->
        [0] Une personne qui a une clé d’accès ou une adresse : toujours.
       *[other] Une personne qui a une clé d’accès ou une adresse : { $days } jours après sa dernière visite, quand elle n’a plus de place à aucune table.
    }
privacy-erase-self = Tout recevoir ou tout effacer : deux boutons sur votre page.

## Tenir la maison

admin-account = Compte
admin-passkeys = Clés
admin-mail = E-mail
admin-sure-sign-out = Fermer tous les appareils de { $words } ? (o/n)
admin-signed-out = { $words } : appareils fermés, { $count } en tout.
