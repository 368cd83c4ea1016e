### Perfidie : les amis et les manières

## Mes amis

friends-none = Personne encore. Demandez à quelqu’un avec qui vous avez joué : s’il accepte, vous vous retrouverez ici.
friends-asking = On vous demande
friends-yes = Accepter
friends-no = Décliner
friends-asked = Vos demandes
friends-waits = n’a pas encore répondu
friends-withdraw = Retirer la demande
friends-recent = Joué récemment avec
friends-ask = Demander en ami
friends-part = Ne plus être amis
friends-invite = Inviter
friends-to-which = À quelle table
friends-invite-how = Ouvrez une table, et vous pourrez les y inviter d’ici.
friends-invite-sent = C’est envoyé : votre invitation attend sur sa page.
friends-invited = Invitations
friends-invites = { $name } vous invite à la table { $words } ({ $title }).
friends-go = Y aller
friends-pass = Pas cette fois
friends-shunned = Ceux que vous n’entendez plus
friends-shunned-help = Personne d’autre que vous ne le sait.
friends-gone = quelqu’un qui est parti

## Les gens d’une table

people-title = Les gens de la table
people-who = Qui est assis là
people-link = Amis, silence, blocage, signalement
people-settings-help = Ne plus lire quelqu’un, ne plus le rencontrer, le signaler, ou en faire un ami.
people-nobody = Personne d’autre que vous, pour l’instant.
people-mute = Ne plus lire
people-mute-help = Ce que cette personne écrit n’apparaît plus sur vos pages. Ses déclarations de jeu restent visibles.
people-unmute = Lire à nouveau
people-is-muted = vous ne lisez plus cette personne
people-block = Bloquer
people-block-help = En plus : elle ne peut ni s’asseoir aux tables que vous tenez, ni vous demander en ami, ni vous inviter. Dans un cercle, le tirage vous sépare tant que c’est possible ; là où chacun rencontre chacun, vous jouez ensemble.
people-unblock = Débloquer
people-is-blocked = vous avez bloqué cette personne
people-report = Signaler
people-report-help = Qui tient la maison lira votre mot et les dernières lignes du bavardage que vous aviez sous les yeux.
people-secret = La personne concernée n’en sait rien ; seule une demande d’amitié lui est dite.
people-is-friend = vous êtes amis
people-asks-you = Vous demande en ami
people-blocked-here = Vous avez bloqué { $name }, qui est à cette table.

## Signaler

report-title = Signaler { $name }
report-help = Dites ce qui s’est passé. Avec votre mot partent le code de la table et les dernières lignes du bavardage que vous pouviez lire ; la personne signalée n’en saura rien.
report-why = Pourquoi
report-reason-insults = Insultes, menaces, propos haineux
report-reason-cheating = Triche : plusieurs places, mains révélées ailleurs
report-reason-spoiling = Gâche la partie exprès
report-reason-name = Nom offensant, ou qui imite quelqu’un
report-reason-other = Autre chose
report-words = En quelques mots (facultatif)
report-go = Envoyer le signalement
report-not = Ne rien envoyer
report-done = C’est envoyé. Merci : qui tient la maison le lira.

## Refus

refusal-look-alike-name = « { $name } » se lit comme « { $words } », qui est déjà à cette table. Prenez un autre nom.
refusal-name-of-the-house = « { $name } » ferait passer pour la maison ou l’un de ses automates. Prenez un autre nom.
refusal-friend-stranger = On ne demande ou n’invite que des gens avec qui l’on a joué, et qui sont encore là.
refusal-friend-oneself = Vous êtes déjà en bons termes avec vous-même.
refusal-friend-blocked = Vous avez bloqué cette personne : débloquez-la d’abord.
refusal-friend-waits = Vous avez déjà demandé : la réponse viendra, ou non.
refusal-friend-already = Vous êtes déjà amis.
refusal-friend-nobody = Il n’y a rien de tel entre vous.
refusal-friend-nobody-asks = Cette demande n’attend plus de réponse.
refusal-shun-oneself = On ne peut pas se fuir soi-même.
refusal-invited-sits = Cette personne est déjà à cette table.
refusal-invited-already = Cette personne est déjà invitée à cette table.
refusal-report-oneself = On ne se signale pas soi-même.
refusal-report-no-reason = Dites pourquoi : choisissez une des raisons.
refusal-report-too-long = C’est trop long : { $most } signes au plus.
refusal-report-waits = Vous avez déjà signalé cette personne à cette table : votre mot attend d’être lu.

## Pour qui tient la maison

admin-number = n°
admin-about = sur
admin-by = de
admin-reason = raison
admin-words = mots
admin-closed = clos
admin-verdict = décision
admin-reports = signalements
admin-friends = amis
admin-report-next = Pour agir : « perfidie admin mute { $words } » ou « perfidie admin ban { $words } », puis « perfidie admin reports { $number } --close DÉCISION ».
admin-report-withheld =
    { $count ->
        [one] { $count } ligne dite à quelques-uns n’est pas montrée avant la fin de la partie.
       *[other] { $count } lignes dites à quelques-uns ne sont pas montrées avant la fin de la partie.
    }
admin-report-closed = Le signalement { $number } est clos.
