### Perfidie : les textes de ceux qui reviennent

## Mes pages

mine-pages = Mes pages
mine-me = Moi
mine-games = Mes parties
mine-friends = Mes amis
mine-circles = Mes cercles
mine-notices = Notifications
mine-ladders = Classements
refusal-no-mail-here = Cette maison n’envoie pas d’e-mails.
refusal-mail-failed = L’e-mail n’est pas parti : le serveur de messagerie n’en a pas voulu. Rien n’a changé ; réessayez dans quelques minutes.
refusal-bad-setting-mail = Le réglage { $name } ne peut pas valoir « { $words } » : une adresse comme { $example }.
refusal-bad-setting-origin = Le réglage { $name } ne peut pas valoir « { $words } » : une adresse comme { $example }, sans rien derrière.
refusal-mail-needs-sender = PERFIDIE_MAIL a besoin d’un expéditeur : donnez son adresse dans PERFIDIE_MAIL_FROM.
refusal-mail-needs-origin = PERFIDIE_MAIL a besoin de savoir où se trouve le site quand PERFIDIE_HOSTS vaut * : donnez son adresse dans PERFIDIE_ORIGIN, par exemple { $example }.
