### Le reçu du hasard

receipt-title = Hasard scellé
receipt-room = Avant que quiconque ne s’assoie, la maison s’est engagée à un secret, dont voici l’empreinte. Chacun, en s’asseyant, y ajoute un nombre que son navigateur tire. Tout le hasard de la partie en découle, et tout est ouvert à la fin.
receipt-added =
    { $count ->
        [0] Personne n’a encore ajouté de nombre.
        [one] Une personne a ajouté un nombre.
       *[other] { $count } personnes ont ajouté un nombre.
    }
receipt-mine = Le vôtre y est ; personne ne le voit avant la fin.
receipt-number = Un nombre à vous, si vous préférez le choisir (n’importe quel texte)
receipt-number-go = L’ajouter
receipt-table = La maison s’est engagée à son secret avant la partie. Tout le hasard en découle, et des nombres de ceux qui se sont assis ; à la fin chacun peut le vérifier.
receipt-table-over = La partie est finie : le secret est ouvert dans l’enregistrement, et chacun peut vérifier que personne n’a choisi le hasard.
receipt-check = Vérifier le hasard
receipt-page = Vérifier un reçu
receipt-below = Personne n’a choisi le hasard : voyez vous-même
receipt-drop-title = L’enregistrement d’une partie
receipt-get = D’abord, gardez l’enregistrement de la table { $name } :
receipt-get-go = Enregistrer
receipt-drop = Déposez-le ici, ou choisissez le fichier. Il ne quitte pas votre appareil.
receipt-no-script = Cette page calcule dans votre navigateur et a besoin de JavaScript. Sans lui, la commande ci-dessous fait la même chose, et davantage.
receipt-what = Ce qui est vérifié, et ce qui ne l’est pas
receipt-what-shows = Ici : que le secret ouvert à la fin est celui auquel la maison s’était engagée, que la clé découle de ce secret, de ce qui était convenu et des nombres des joueurs, que chaque tirage et chaque graine d’automate en découlent.
receipt-what-order = À vous de comparer : l’empreinte de l’engagement doit être celle que la salle montrait avant que vous ne vous asseyiez.
receipt-what-rules = Pas ici : que chaque coup était permis, que rien d’autre ne pouvait être tiré, et que chaque automate a choisi lui-même. La commande perfidie verify le vérifie.
receipt-what-not = Nulle part : que personne n’a regardé. Qui tient la maison peut lire sa base de données pendant la partie ; s’il joue, il faut lui faire confiance. Et si personne n’a ajouté de nombre, la maison était seule à choisir son secret.
receipt-says-all-right = Rien ne contredit ce reçu.
receipt-says-all-wrong = Ce reçu ne tient pas.
receipt-says-none = Cet enregistrement n’a pas de reçu : son hasard ne peut pas être vérifié.
receipt-says-unreadable = Ce fichier n’est pas un enregistrement lisible.
receipt-says-no-crypto = Votre navigateur ne calcule pas d’empreintes sur une page sans HTTPS. Ouvrez-la en HTTPS, ou servez-vous de la commande ci-dessous.
receipt-says-commitment-right = Engagement pour { $name } : tenu. Comparez : { $words }
receipt-says-commitment-wrong = Engagement pour { $name } : le secret n’est pas celui auquel la maison s’était engagée ({ $words }).
receipt-says-key-right = Clé : elle découle du secret, de ce qui était convenu et des nombres.
receipt-says-key-wrong = Clé : elle ne découle pas du secret, de ce qui était convenu et des nombres.
receipt-says-numbers-right = Nombres ajoutés : { $count }, pour autant de personnes : { $people }.
receipt-says-numbers-none = Nombres : personne n’en a ajouté. Le hasard était fixé avant la partie, mais par la maison seule.
receipt-says-mine-right = Nombres que ce navigateur reconnaît pour les siens : { $count }.
receipt-says-places-right = Places : tirées au sort avec cette clé.
receipt-says-places-wrong = Places : elles n’ont pas été tirées avec cette clé.
receipt-says-draws-right = Tirages vérifiés : { $count }.
receipt-says-draws-wrong = Tirages : celui de la ligne { $line } n’est pas celui que la clé donne.
receipt-says-lots-right = Choix tirés au sort quand le temps était écoulé : { $count }, vérifiés.
receipt-says-lots-wrong = Temps écoulé : le choix de la ligne { $line } n’est pas celui que la clé donne.
receipt-says-seeds-right = Graines d’automates vérifiées : { $count }.
receipt-says-seeds-wrong = Automates : la graine de la ligne { $line } n’est pas celle que la clé donne.
receipt-says-not-here = Les règles et les choix des automates ne sont pas vérifiés ici.
