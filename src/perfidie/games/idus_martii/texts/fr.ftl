### Idus Martii.

## [C] The game, its rules, steps, choices, events, refusals, reasons, options, presets, words, glossary, settled questions.

game-title = Idus Martii
game-line = Deux votes secrets, un regard, deux camps au choix.
game-pitch =
    À la veille des Ides de Mars, le Sénat vote dans le dos de César. Chacun tient deux cartes de faction secrètes, Loyal, Traître ou Marchand, et n’en gardera qu’une. Il faut { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } votes d’avance pour l’emporter ; mais un camp trop bien servi se trahit lui-même, et un scrutin trop serré n’enrichit que les Marchands.
game-minute =
    Au Sénat, les Loyaux veulent sauver César, les Traîtres le tuer, les Marchands s’enrichir.
    Chacun reçoit deux cartes de faction secrètes et n’en gardera qu’une : son camp.
    Chaque tour, deux Édiles votent en secret, le Préteur regarde un vote et peut le faire changer, le Consul montre les deux, mélangés.
    À la fin, { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } votes d’avance font gagner un camp ; à moins, ce sont les Marchands.
    Mais un camp qui dépasse la case limite est découvert et perd aussitôt.
    Un conseil : menez, jamais plus qu’il ne faut.
game-rules =
    1. Chacun reçoit deux cartes de faction, secrètes : Loyal, Traître ou Marchand. Il en défaussera une, et sera alors du camp de l’autre.
    2. Vote : à chaque tour, deux Édiles posent une carte de vote, face cachée. Vert sauve César et sert les Loyaux, rouge le condamne et sert les Traîtres.
    3. Veto : le Préteur regarde une des deux cartes, et peut forcer son Édile à l’échanger.
    4. Décompte : le Consul mélange les deux cartes et les montre. Chaque vert avance le jeton des Loyaux d’une case, chaque rouge celui des Traîtres. Personne ne dit qui a voté quoi.
    5. Fin du tour : le Consul qui tient encore deux cartes de faction en défausse une, face cachée. Seul le premier joueur s’en dispense à son premier tour.
    Première manche : les rôles passent à gauche à chaque tour. Seconde manche : seule la carte Consul passe à gauche, et c’est le Consul qui distribue les autres rôles, jamais le même deux fois de suite (à cinq joueurs, un Édile peut le rester) ; les Édiles ont aussi un vote jaune, qui est nul, mais que le Préteur doit montrer et faire échanger s’il tombe dessus.
    Conspiration ratée : un jeton qui dépasse la case limite ({ $limit ->
        [printed] { $limit-5 } à cinq joueurs, { $limit-6 } à six, { $limit-7 } à sept, { $limit-8 } à huit
       *[other] { $limit }
    }) condamne son camp ; la faction rivale l’emporte aussitôt, ou les Marchands si elle n’a personne.
    Ides de Mars : après deux manches, la faction qui a au moins { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } votes d’avance l’emporte. Si l’écart est moindre, ou si personne n’est du camp rival, ce sont les Marchands.
    Tous les membres de la faction gagnante gagnent ensemble. Si elle n’a personne, personne ne gagne.

## Les étapes

step-HandOutRoles = Distribuer les rôles
step-HandOutRoles-rule =
    Dans la seconde manche, le Consul donne le rôle de Préteur et les deux rôles d’Édile à trois autres sénateurs. Personne n’est Préteur deux tours de suite{ $places ->
        [5] { $max_repeating_aediles ->
            [0] , ni Édile deux tours de suite.
            [1] . À cinq, un des deux nouveaux Édiles peut l’avoir déjà été au tour précédent, pas les deux.
           *[2] . À cinq, les Édiles, eux, peuvent le rester.
        }
       *[other] , ni Édile deux tours de suite (à cinq joueurs, un des deux Édiles peut le rester).
    } Changer de rôle est toujours permis, et le premier tour de la seconde manche se compare au dernier de la première.
step-Vote = Vote
step-Vote-rule =
    Les deux Édiles posent chacun une carte de vote, face cachée et sans voir celle de l’autre. Vert avance les Loyaux, rouge avance les Traîtres ; dans la seconde manche il y a aussi un jaune, qui est nul. Quel que soit votre camp, vous pouvez voter pour lui ou contre lui. Une carte posée ne se reprend pas.
step-LookAtVote = Veto : regarder une carte
step-LookAtVote-rule =
    Le Préteur choisit une des deux cartes posées et la regarde : c’est obligatoire. Tout le monde voit laquelle, lui seul voit sa couleur. Dans la seconde manche, une carte jaune doit être montrée à tous, et son Édile l’échange aussitôt.
step-Veto = Veto : laisser ou forcer
step-Veto-rule =
    Le Préteur peut laisser ce vote, ou forcer son Édile à l’échanger ; tout le monde entend sa réponse. Dans la première manche, c’est l’autre carte de l’Édile qui prend sa place. { $round2_force ->
        [opposite] Dans la seconde aussi, un vert forcé devient rouge, et un rouge vert.
        [yellow_only] Dans la seconde, il ne peut rien contre un vert ou un rouge.
       *[aedile_choice] Dans la seconde, l’Édile choisit entre ses deux autres cartes, jaune compris, face cachée, et personne ne regarde plus.
    }
step-ReplaceVote = Échanger sa carte
step-ReplaceVote-rule =
    Votre carte a été refusée. Remplacez-la par une de vos deux autres, face cachée : personne ne la regardera avant le décompte.
step-ChooseSide = Fin du tour : choisir son camp
step-ChooseSide-rule =
    Le Consul défausse, face cachée, une de ses deux cartes de faction : il est désormais du camp de celle qu’il garde, et n’en changera plus. Deux cartes semblables ? On en défausse une tout de même, et personne n’en saura rien.

prompt-HandOutRoles = Désignez un Préteur et deux Édiles.
prompt-Vote = Quelle carte de vote posez-vous ?
prompt-LookAtVote = Quelle carte regardez-vous ?
prompt-Veto = Laisser ce vote, ou forcer l’échange ?
prompt-ReplaceVote = Par quelle carte remplacez-vous la vôtre ?
prompt-ChooseSide = De quel camp serez-vous ?

## Une ligne pour qui rencontre cette décision pour la première fois

hint-HandOutRoles = Donnez un vote à vos amis ; gardez les autres loin de l’urne.
hint-Vote = Servir un camp, ou tromper : on ne verra que les deux cartes mélangées.
hint-LookAtVote = Vous seul verrez la couleur. Regardez là où vous en savez le moins.
hint-Veto = Le laisser passer, ou le faire changer : toute la table vous entendra.
hint-ReplaceVote = Choisissez sans crainte : plus personne ne regardera cette carte.
hint-ChooseSide = La carte gardée est votre camp jusqu’à la fin : lequel va gagner ?

## Les choix, et comment on peut les taper

action-assign = Préteur : { $a-seat } ; Édiles : { $b-seat } et { $c-seat }
action-vote = Voter { $a }
action-look = Regarder la carte posée par { $a-seat }
action-keep = Laisser le vote
action-force = Forcer l’échange
action-swap = Remplacer par { $a }
action-discard = Défausser { $a }
action-first_player = Premier joueur : place { $a }
action-deal = Distribuer { $a }

verb-assign = distribuer, distribue, nommer, nomme, donner, donne
verb-vote = voter, vote, poser, pose
verb-look = regarder, regarde, voir
verb-keep = laisser, laisse, garder, garde, non
verb-force = forcer, force, échanger, échange, oui
verb-swap = remplacer, remplace, échanger, échange, mettre
verb-discard = défausser, défausse, jeter, jette

## Ce qui peut se dire, vrai ou faux, à la première personne

action-faction =
    { $a ->
        [Loyal] Je suis du côté des Loyaux.
        [Marchand] Je suis du côté des Marchands.
       *[other] Je suis du côté des Traîtres.
    }
action-voted = Manche { $a }, tour { $b } : j’ai voté { $c }.
action-seen = Manche { $a }, tour { $b } : Préteur, j’ai vu du { $d } chez { $c-seat }.
action-accuse =
    { $b ->
        [Loyal] { $a-seat } est du côté des Loyaux.
        [Marchand] { $a-seat } est du côté des Marchands.
       *[other] { $a-seat } est du côté des Traîtres.
    }
action-trust = Je fais confiance à { $a-seat }.
action-lied = { $a-seat } ment.
action-ask_role = Consul, nommez { $a-seat } { $b } !
action-ask_look = Préteur, regardez chez { $a-seat } !
action-accuse-me =
    { $b ->
        [Loyal] Je suis du côté des Loyaux.
        [Merchant] Je suis du côté des Marchands.
       *[other] Je suis du côté des Traîtres.
    }
action-trust-me = Fiez-vous à moi.
action-lied-me = Je mens.
action-ask_role-me = Consul, nommez-moi { $b } !
action-ask_look-me = Préteur, regardez ma carte !
action-promise = Je voterai { $a }.
action-answer =
    { $a ->
        [oui] Oui.
       *[other] Non.
    }

verb-faction = mon camp, camp, je suis
verb-voted = mon vote, voté, j’ai voté
verb-seen = vu, j’ai vu, vu chez
verb-accuse = accuser, accuse, il est
verb-trust = confiance à, confiance, je fais confiance à
verb-lied = ment, mensonge, menteur
verb-ask_role = consul, nommer, nomme
verb-ask_look = préteur, regarder, regarde
verb-promise = promesse, promettre, promets, je voterai
verb-answer = réponse, répondre, réponds

## Ce qui arrive

event-committed = { $seat } pose sa carte de vote, face cachée.
event-committed-own = { $seat } pose sa carte de vote, face cachée ({ $choice }).
event-dealt = Deux cartes de faction sont distribuées à chacun, face cachée.
event-dealt-own = Les cartes de faction sont distribuées ; vous recevez : { $cards }.
event-turn-started =
    { $round ->
        [1] Première manche, tour { $turn } sur { $turns }. Consul : { $consul-seat }.
       *[other] Seconde manche, tour { $turn } sur { $turns }. Consul : { $consul-seat }.
    }
event-roles-passed = Préteur : { $praetor-seat }. Édiles : { $first-seat } et { $second-seat }.
event-roles-handed-out = { $seat } distribue les rôles. Préteur : { $praetor-seat }. Édiles : { $first-seat } et { $second-seat }.
event-looked = { $seat } regarde la carte posée par { $aedile-seat }.
event-looked-own = { $seat } regarde la carte posée par { $aedile-seat } : { $vote }.
event-yellow-shown = La carte est jaune ! { $seat } la montre à tous ; { $aedile-seat } doit l’échanger.
event-vote-kept = { $seat } laisse en place la carte posée par { $aedile-seat }.
event-exchange-forced = { $seat } force { $aedile-seat } à échanger sa carte.
event-vote-replaced = { $seat } échange sa carte, face cachée.
event-vote-replaced-own = { $seat } échange sa carte : elle est maintenant { $vote }.
event-tallied = Les deux votes, mélangés, sont montrés : { $votes }. Loyaux { $loyal }, Traîtres { $traitor }.
event-side-chosen = { $seat } défausse une carte de faction, face cachée : son camp est choisi.
event-side-chosen-own = { $seat } défausse { $discarded } et garde { $faction } : son camp est choisi.
event-conspiracy-failed =
    { $factions-count ->
        [one] Conspiration ratée ! Un jeton dépasse la case limite ({ $limit }) : { $factions }.
       *[other] Conspiration ratée ! Les deux jetons dépassent la case limite ({ $limit }).
    }
event-ides-of-march = Ce sont les Ides de Mars : { $first-seat } reçoit la carte Consul pour la troisième fois. Loyaux { $loyal }, Traîtres { $traitor }.
event-never-chose = { $seat } n’avait pas encore choisi son camp : { $cards }.
event-revealed = { $seat } révèle sa carte : { $faction }.
event-revealed-both = { $seat } révèle sa carte : { $faction }. Sa carte défaussée : { $discarded }.

## Pourquoi pas

refusal-idus-no-yellow-yet = Il n’y a pas de vote jaune dans la première manche : vert ou rouge.
refusal-idus-not-an-aedile = Ce n’est pas un des deux Édiles de ce tour : { $other-seat }.
refusal-idus-yellow-only = À cette table, dans la seconde manche, le Préteur ne peut rien contre un vert ou un rouge.
refusal-idus-same-vote = C’est la carte qui a été refusée ({ $vote }) : il en faut une autre.
refusal-idus-not-in-hand = Vous n’avez pas cette carte de faction : { $faction }.
refusal-idus-consul-has-a-role = Le Consul donne les rôles aux autres : il a déjà le sien.
refusal-idus-praetor-again = Personne n’est Préteur deux tours de suite : { $other-seat } l’était au tour précédent.
refusal-idus-aedile-again =
    { $most ->
        [0] Personne n’est Édile deux tours de suite, et { $seats-count ->
            [one] { $seats } l’était au tour précédent.
           *[other] { $seats } l’étaient au tour précédent.
        }
       *[other] Un seul Édile peut le rester deux tours de suite, et { $seats } l’étaient tous deux au tour précédent.
    }
refusal-idus-no-statements = À cette table, il n’y a pas de déclarations toutes faites.
refusal-idus-not-now = Silence : on ne déclare plus rien avant le décompte.
refusal-idus-said-enough =
    { $most ->
        [one] Déclaration faite ; l’occasion reviendra.
       *[other] { $most } déclarations faites ; l’occasion reviendra.
    }
refusal-idus-nobody-asked = Personne ne vous a rien demandé.
refusal-idus-no-praetor-yet = Il n’y a pas encore de Préteur à qui le demander.
refusal-idus-turn-not-over = Ce tour n’est pas fini : on ne parle que des votes déjà comptés.

## Pourquoi la partie finit ainsi

reason-idus-conspiracy-failed = Conspiration ratée : la case limite ({ $limit }) est dépassée. Loyaux { $loyal }, Traîtres { $traitor }.
reason-idus-ides-of-march = Les Ides de Mars sont venues. Loyaux { $loyal }, Traîtres { $traitor }.
reason-idus-both-unmasked = Les deux camps se sont trahis à la fois : la place est aux Marchands.
reason-idus-rival-wins =
    { $faction ->
        [Loyal] Trop de zèle : les Loyaux sont démasqués, et les Traîtres les assassinent.
       *[other] Trop de zèle : les Traîtres sont démasqués, et les Loyaux les assassinent.
    }
reason-idus-no-rival-left =
    { $faction ->
        [Loyal] Les Loyaux sont démasqués, mais personne n’est Traître pour en profiter : la place est aux Marchands.
       *[other] Les Traîtres sont démasqués, mais personne n’est Loyal pour en profiter : la place est aux Marchands.
    }
reason-idus-too-close =
    { $lead ->
        [0] Égalité parfaite : rien ne change à Rome, et les Marchands s’en félicitent.
        [1] Un seul vote d’écart : rien ne change à Rome, et les Marchands s’en félicitent.
       *[other] Seulement { $lead } votes d’écart : rien ne change à Rome, et les Marchands s’en félicitent.
    }
reason-idus-no-rival =
    { $faction ->
        [Loyal] Les Loyaux mènent de { $lead } votes, mais contre personne : sans un seul Traître, la place est aux Marchands.
       *[other] Les Traîtres mènent de { $lead } votes, mais contre personne : sans un seul Loyal, la place est aux Marchands.
    }
reason-idus-empty-leader =
    { $faction ->
        [Loyal] Les Loyaux mènent de { $lead } votes, mais personne n’est Loyal : la place est aux Marchands.
       *[other] Les Traîtres mènent de { $lead } votes, mais personne n’est Traître : la place est aux Marchands.
    }
reason-idus-leads =
    { $faction ->
        [Loyal] Les Loyaux mènent de { $lead } votes : César vivra, jusqu’à nouvel ordre.
       *[other] Les Traîtres mènent de { $lead } votes : César aurait dû rester chez lui.
    }
reason-idus-winners =
    { $faction ->
        [Loyal] Du côté des Loyaux : { $seats }.
        [Marchand] Du côté des Marchands : { $seats }.
       *[other] Du côté des Traîtres : { $seats }.
    }
reason-idus-no-winner =
    { $faction ->
        [Loyal] Mais personne n’a gardé de carte Loyal : nul ne l’emporte.
        [Marchand] Mais personne n’a gardé de carte Marchand : nul ne l’emporte.
       *[other] Mais personne n’a gardé de carte Traître : nul ne l’emporte.
    }
outcome-won = Rome est à vous, et à vos amis. Comptez-les souvent.
outcome-lost = Toi aussi, mon fils ? L’Histoire retiendra surtout les autres.

## Options

option-first_player = Premier joueur
option-first_player-help = Qui est Consul au premier tour. La règle veut celui qui a tenu un couteau le plus récemment.
option-first_player-random = quelqu’un au hasard
option-first_player-0 = la première place
option-first_player-1 = la deuxième place
option-first_player-2 = la troisième place
option-first_player-3 = la quatrième place
option-first_player-4 = la cinquième place
option-first_player-5 = la sixième place
option-first_player-6 = la septième place
option-first_player-7 = la huitième place
option-round2_force = Veto, seconde manche
option-round2_force-help = Ce que peut le Préteur de la seconde manche contre un vert ou un rouge. Un jaune est toujours montré et échangé.
option-round2_force-aedile_choice = il peut forcer l’échange, l’Édile choisit par quoi
option-round2_force-opposite = il peut forcer l’échange, vert devient rouge et rouge vert
option-round2_force-yellow_only = rien : seul un jaune s’échange
option-max_repeating_aediles = Édiles à cinq
option-max_repeating_aediles-help = À cinq joueurs, combien des deux nouveaux Édiles peuvent l’avoir été au tour précédent ? À plus de cinq, aucun.
option-max_repeating_aediles-1 = un seul
option-max_repeating_aediles-0 = aucun
option-max_repeating_aediles-2 = les deux
option-empty_leader = Camp vide en tête
option-empty_leader-help = Aux Ides de Mars, qui l’emporte si personne n’est du camp qui mène ?
option-empty_leader-nobody = personne : la faction gagne, sans membre
option-empty_leader-merchant = les Marchands
option-limit = Case limite
option-limit-help = La case qu’un jeton ne doit pas dépasser. Une autre que l’imprimée change beaucoup la partie.
option-limit-printed = comme imprimé, selon le nombre de joueurs
option-limit-1 = case I
option-limit-2 = case II
option-limit-3 = case III
option-limit-4 = case IV
option-limit-5 = case V
option-limit-6 = case VI
option-limit-7 = case VII
option-limit-8 = case VIII
option-limit-9 = case IX
option-limit-10 = case X
option-limit-11 = case XI
option-limit-12 = case XII
option-limit-13 = case XIII
option-limit-14 = case XIV
option-limit-15 = case XV
option-limit-16 = case XVI
option-limit-17 = case XVII
option-limit-18 = case XVIII
option-limit-19 = case XIX
option-limit-20 = case XX
option-talk = Parole
option-talk-help = Comment on se parle pendant la partie. Rien de ce qui se dit n’engage, et rien n’est vérifié.
option-talk-claims = on bavarde librement, et l’on peut faire des déclarations que les automates comprennent
option-talk-free = on bavarde librement, sans déclarations toutes faites
option-talk-silent = on se tait jusqu’à la fin
option-talk_pause = Temps de parole
option-talk_pause-help = Les secondes qu’un automate laisse aux gens pour parler, avant une décision qui leur couperait la parole.
option-notebook = Carnet
option-notebook-help = L’écran garde-t-il pour chacun ce qu’il a vu, et ce qui s’en déduit ?
option-notebook-true = oui, le carnet est ouvert
option-notebook-false = non, chacun se souvient comme il peut
option-reveal_discards_at_end = Défausses à la fin
option-reveal_discards_at_end-help = Une fois le résultat connu, montre-t-on aussi les cartes défaussées ?
option-reveal_discards_at_end-true = oui, toutes les cartes
option-reveal_discards_at_end-false = non, seulement la carte gardée
option-turn_timer = Sablier
option-turn_timer-help = Les secondes dont chacun dispose pour une décision ; ensuite le hasard décide à sa place, et tous le savent. Zéro : autant qu’on veut.
option-deck = Paquet
option-deck-help = Les cartes du jeu, ou un petit paquet pour le laboratoire.
option-deck-printed = les cartes imprimées
option-deck-reduced = un petit paquet : deux Traîtres, un Marchand, le reste Loyal

preset-standard = Partie classique
preset-standard-help = Les règles imprimées, la parole libre et les déclarations, le carnet ouvert.
preset-purist = Comme à table
preset-purist-help = Sans carnet, sans déclarations toutes faites, et les défausses gardent leur secret.
preset-reduced = Petit laboratoire
preset-reduced-help = Un petit paquet et une case limite toute proche, pour les algorithmes.
preset-training = Entraînement
preset-training-help = Les règles imprimées, en silence, pour les programmes qui apprennent.
preset-tiny = Laboratoire minuscule
preset-tiny-help = Un petit paquet et la case limite la plus proche : de quoi compter tous les choix d’une partie.

## Les mots

word-loyal = Loyal
word-traitor = Traître
word-merchant = Marchand
word-green = vert
word-red = rouge
word-yellow = jaune
word-praetor = Préteur
word-aedile = Édile
word-yes = oui
word-no = non

## La table dessinée dans le terminal. table-kind-X : une sorte de déclaration ; table-short-X : une déclaration, là où la
## place manque. table-ink-X, table-column-X : ce que seul le terminal écrit.

table-claim = { $seat } : « { $claim } »
table-legend = ▰ les cases franchies, ┃ la limite. ▶ à qui de jouer, ¹ premier joueur, ▮ cartes de faction en main. Derrière, les votes que vous savez à coup sûr, dans l’ordre, V, R ou J, un point pour les autres. ←P : Préteur au tour précédent (É, Édile ; C, Consul).
table-ink-turn =
    { $round ->
        [1] Manche I · tour { $turn }/{ $turns }
       *[other] Manche II · tour { $turn }/{ $turns }
    }
table-ink-loyal = Loyaux
table-ink-traitor = Traîtres
table-ink-lead =
    Écart { $lead } · encore { $votes } { $votes ->
        [one] vote
       *[other] votes
    }
table-ink-limit =
    Limite { $square } · à ce compte : { $faction ->
        [Loyal] Loyaux
        [Marchand] Marchands
       *[other] Traîtres
    }
table-ink-limit-only = Limite { $square }
table-ink-consul = Consul
table-ink-praetor = Préteur
table-ink-aedile = Édile
table-ink-you = vous
table-ink-votes = Votes
table-ink-awaited = pas encore
table-ink-face-down = face cachée
table-ink-looked-at = regardée
table-ink-looked-keep = laissée
table-veto-keep = laissée
table-veto-force = forcée
table-veto-show = jaune
table-ink-looked-force = à échanger
table-ink-looked-show = jaune, à échanger
table-ink-or = ou
table-ink-tally = Décompte
table-ink-mine = Vous
table-ink-keeping = vous serez { $faction }
table-ink-discarded = défaussé : { $faction }
table-ink-others = Cartes des autres :
table-ink-quoted = « { $words } »
table-kind-faction = Mon camp
table-kind-voted = Mon vote
table-kind-seen = Ce que j’ai vu, Préteur
table-kind-accuse = Le camp de quelqu’un
table-kind-trust = Faire confiance
table-kind-lied = Crier au mensonge
table-kind-ask_role = Demander au Consul
table-kind-ask_look = Demander au Préteur
table-kind-promise = Promettre un vote
table-kind-answer = Répondre
table-short-faction = je suis { $a }
table-short-voted = { $turn } : j’ai voté { $vote }
table-short-seen = { $turn } : vu { $vote }, { $name }
table-short-accuse = { $name } est { $b }
table-short-trust = confiance : { $name }
table-short-lied = { $name } ment
table-short-ask_role = { $b } : { $name } !
table-short-ask_look = regardez { $name } !
table-short-promise = je voterai { $a }
table-short-answer = { $a }
table-column-turn = Tour
table-column-consul = C
table-column-praetor = P
table-column-aediles = Édiles
table-column-tally = Vote
table-column-veto = Veto

## Le glossaire

term-faction = Faction
term-faction-help = Loyal, Traître ou Marchand. Chacun reçoit deux cartes de faction et n’en garde qu’une : c’est son camp.
term-loyal = Loyal
term-loyal-help =
    Veut que César vive. Gagne si le laurier finit { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } cases devant, ou si le poignard dépasse la limite.
term-traitre = Traître
term-traitre-help =
    Veut la mort de César. Gagne si le poignard finit { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } cases devant, ou si le laurier dépasse la limite.
term-marchand = Marchand
term-marchand-help = Veut que rien ne change : gagne quand l’écart est trop faible, ou quand un camp n’a personne en face de lui. N’est le rival de personne.
term-rivale = Faction rivale
term-rivale-help = Les Loyaux et les Traîtres le sont l’un pour l’autre.
term-consul = Consul
term-consul-help = Préside le tour, mélange et montre les votes, et choisit son camp. Dans la seconde manche, il distribue les autres rôles. Il ne vote pas.
term-preteur = Préteur
term-preteur-help = Regarde une des deux cartes de vote, et peut la faire échanger.
term-edile = Édile
term-edile-help = L’un des deux qui votent. C’est un seul et même rôle pour tous les deux.
term-vert = Vote vert
term-vert-help = Avance d’une case le jeton des Loyaux.
term-rouge = Vote rouge
term-rouge-help = Avance d’une case le jeton des Traîtres.
term-jaune = Vote jaune
term-jaune-help = Un vote nul : il n’avance personne. Il n’existe que dans la seconde manche ; si le Préteur le voit, il le montre à tous et il est échangé.
term-veto = Veto
term-veto-help = Le moment du Préteur : un regard, puis un mot, laisser ou forcer. Tout le monde sait qui il a regardé et ce qu’il a dit.
term-suffragium = Svffragivm
term-suffragium-help =
    La carte aux { $squares ->
        [20] vingt
       *[other] { $squares }
    } cases, de I à { $last-square }. Les deux jetons partent d’à côté ; le premier vote mène à la case I.
term-limite = Case limite
term-limite-help = { $limit-5 }, { $limit-6 }, { $limit-7 } ou { $limit-8 } à cinq, six, sept ou huit. On peut s’y tenir, il ne faut pas la dépasser.
term-camp = Choisir son camp
term-camp-help = Défausser, face cachée, une de ses deux cartes de faction, à la fin de son premier tour de Consul ; pour le premier joueur, du second.
term-conspiration = Conspiration ratée
term-conspiration-help = Un jeton dépasse la case limite : la partie s’arrête, et la faction rivale gagne.
term-ides = Ides de Mars
term-ides-help = La fin ordinaire, quand le premier joueur reçoit la carte Consul pour la troisième fois.
term-manche = Manche et tour
term-manche-help = Deux manches, d’autant de tours que de joueurs. Chacun est Consul une fois par manche.
term-declaration = Déclaration
term-declaration-help = Une phrase toute faite, vraie ou fausse, que tous entendent ; elle n’engage à rien. Un masque : votre carnet sait que c’est faux. Au plus { $statements } par occasion.
term-sans-role = Sans rôle
term-sans-role-help = Ne décide de rien ce tour-ci, mais regarde, écoute et parle.
term-avant = Rôle d’avant
term-avant-help = Ce que ce sénateur était au tour précédent. Dans la seconde manche, le Consul ne peut pas lui redonner le même rôle, sauf parfois celui d’Édile.
term-defausse = Carte défaussée
term-defausse-help = L’autre carte de faction, posée de côté face cachée : elle ne compte plus.
term-passe = Votes passés
term-passe-help = Ses votes d’Édile, dans l’ordre. En couleur, ceux dont vous êtes certain ; hachurés, les autres.
term-pose = Vote posé
term-pose-help = La carte qu’un Édile a posée, face cachée. Vous n’en voyez la couleur que si c’est la vôtre, si vous l’avez regardée ou si elle a été montrée.
term-decompte = Décompte
term-decompte-help = Les deux votes du tour, mélangés puis montrés à tous. Rien ne dit qui a posé lequel.
term-jeton = Jeton de faction
term-jeton-help = Le laurier est aux Loyaux, le poignard aux Traîtres. Chaque vote de leur couleur les avance d’une case.
term-ecart = Écart
term-ecart-help = De combien de cases un jeton mène sur l’autre.
term-marge = Avant la limite
term-marge-help = Les cases que chaque jeton peut encore avancer sans danger. Un pas de plus, et son camp est découvert.
term-a-venir = Votes à venir
term-a-venir-help = Combien de cartes de vote seront encore comptées, si la partie va jusqu’aux Ides.
term-en-tete = L’emporteraient
term-en-tete-help = La faction qui gagnerait si la partie finissait là, à ne lire que les jetons : encore faut-il qu’elle ait un rival.
term-carnet = Carnet
term-carnet-help = Ce que vous avez voté et vu, et les votes qui s’en déduisent à coup sûr. Il ne sait rien de plus que vous.

## Questions tranchées. ruling-X : la question ; ruling-X-rulebook, -reading ou -decision : la réponse, et d’où elle vient.

ruling-01 = Quelle est la case limite ?
ruling-01-rulebook = { $limit-5 } à cinq joueurs, { $limit-6 } à six, { $limit-7 } à sept et { $limit-8 } à huit : c’est imprimé sur la carte Svffragivm. L’option « { option-limit } » en prend une autre.
ruling-02 = Un jeton condamne-t-il son camp en atteignant la case limite, ou en la dépassant ?
ruling-02-rulebook = Seulement en la dépassant. S’y tenir est sans danger.
ruling-03 = Regarde-t-on la limite après chaque carte, ou après les deux ?
ruling-03-decision = Après les deux : le Consul montre les deux cartes, puis compte.
ruling-04 = D’où partent les jetons ?
ruling-04-rulebook = D’à côté de la carte. Le premier vote mène à la case I.
ruling-05 = Le Préteur doit-il regarder une carte ?
ruling-05-rulebook = Oui, une seule, et il le doit. Forcer l’échange, en revanche, est facultatif.
ruling-06 = Dans la première manche, quelle carte remplace celle que le Préteur refuse ?
ruling-06-rulebook = Celle que l’Édile a gardée en main. Il n’a pas le choix.
ruling-07 = Dans la seconde manche, le Préteur voit un jaune : qui choisit ce qui le remplace, et le Préteur regarde-t-il encore ?
ruling-07-rulebook = L’Édile choisit vert ou rouge, face cachée. Il n’y a ni second regard ni second veto.
ruling-08 = Dans la seconde manche, le Préteur peut-il aussi refuser un vert ou un rouge ?
ruling-08-reading = Oui. L’Édile choisit alors entre ses deux autres cartes, jaune compris, face cachée, et personne ne la regarde. L’option « { option-round2_force } » donne les autres lectures.
ruling-09 = « Pas le même rôle deux tours de suite » vaut-il pour le premier tour de la seconde manche ?
ruling-09-decision = Oui : on le compare au dernier tour joué de la première. Les cartes qui passent à gauche à la fin de la manche ne donnent de rôle à personne.
ruling-10 = À cinq, que permet l’exception des Édiles ?
ruling-10-reading = Un des deux nouveaux Édiles, pas les deux, peut l’avoir été au tour précédent ; et cela autant de tours de suite qu’on veut. L’option « { option-max_repeating_aediles } » donne les autres lectures.
ruling-11 = Le Consul peut-il se donner un rôle, ou donner deux rôles au même sénateur ?
ruling-11-rulebook = Ni l’un ni l’autre : chaque carte va à un sénateur différent, et lui tient déjà celle du Consul.
ruling-12 = Le Consul voit-il qui a voté quoi en ramassant les cartes ?
ruling-12-decision = Non. Il les prend face cachée et les mélange hors de vue.
ruling-13 = Dans la première manche, le second Édile reste Édile au tour suivant : est-ce permis ?
ruling-13-rulebook = Oui. Les rôles y passent simplement à gauche ; l’interdiction ne vise que le choix du Consul, dans la seconde.
ruling-14 = Les deux cartes d’Édile sont-elles deux rôles différents ?
ruling-14-decision = Non, un seul rôle, sans ordre.
ruling-15 = Les Marchands gagnent, mais personne n’a gardé de Marchand ?
ruling-15-rulebook = Personne ne gagne, tout le monde perd.
ruling-16 = Aux Ides de Mars, personne n’est du camp qui mène, mais il reste des rivaux ?
ruling-16-rulebook = Le camp qui mène l’emporte, donc personne. L’option « { option-empty_leader } » donne la victoire aux Marchands.
ruling-17 = Un jeton dépasse la limite au tout dernier décompte ?
ruling-17-rulebook = Conspiration ratée : elle arrive la première, quelle que soit l’avance.
ruling-18 = Quelqu’un a encore deux cartes de faction quand la conspiration rate ?
ruling-18-decision = Avec les limites imprimées, cela n’arrive pas. Avec une autre, il n’a pas choisi : il est d’un camp seulement si ses deux cartes sont les mêmes, sinon d’aucun, et ne peut pas gagner.
ruling-19 = Les deux jetons dépassent la limite au même décompte ?
ruling-19-decision = Avec les limites imprimées, cela n’arrive pas. Avec une autre, les Marchands gagnent.
ruling-20 = Un Édile peut-il reprendre son vote avant le regard du Préteur ?
ruling-20-decision = Non. Une carte posée est jouée.
ruling-21 = Le Consul peut-il garder ses deux cartes de faction ?
ruling-21-rulebook = Non, il en défausse une à la fin de ce tour, après le décompte ; seul le premier joueur attend son second tour de Consul.
ruling-22 = Et si ses deux cartes sont les mêmes ?
ruling-22-decision = Il en défausse une tout de même, et les autres voient exactement la même chose.
ruling-23 = Le premier joueur défausse-t-il au premier tour si ses deux cartes sont les mêmes ?
ruling-23-rulebook = Non, il passe cette étape dans tous les cas.
ruling-24 = Qui est le rival des Marchands ?
ruling-24-rulebook = Personne, et ils ne sont les rivaux de personne.
ruling-25 = Quelle couleur sert quelle faction ?
ruling-25-rulebook = Le vert les Loyaux, le rouge les Traîtres, le jaune personne : les symboles des cartes le disent.
ruling-26 = Sait-on qui le Préteur a regardé, et s’il a forcé l’échange ?
ruling-26-decision = Oui, tout cela se passe sur la table.
ruling-27 = Peut-on voir les cartes de vote qui n’ont pas servi ?
ruling-27-decision = Non : elles trahiraient les votes.
ruling-28 = Peut-on mentir, ou montrer ses cartes ?
ruling-28-rulebook = Montrer une carte de faction, non. Mentir, oui. Montrer un vote, non plus, sauf le jaune que le Préteur doit montrer ; des deux derniers points le livret ne dit rien : c’est ainsi qu’on joue ici.
ruling-29 = Peut-on jouer à moins de cinq, ou à plus de huit ?
ruling-29-rulebook =
    Non : il y a { $faction-cards ->
        [16] seize
       *[other] { $faction-cards }
    } cartes de faction, et la carte Svffragivm n’a de limite que de cinq à huit.
ruling-30 = Un vote nul compte-t-il dans l’écart ?
ruling-30-rulebook = Non. L’écart est la différence entre les deux jetons.
ruling-31 = Et si quelqu’un s’en va ?
ruling-31-decision = Un automate ou quelqu’un d’autre prend sa place, avec ses cartes et son carnet. La partie n’en est pas écourtée.
ruling-32 = La règle imprimée du vote de la seconde manche commence au milieu d’une phrase. Que manque-t-il ?
ruling-32-reading = Que le Consul distribue les cartes de rôle restantes, aux sénateurs de son choix, chaque carte à un sénateur différent.

## [C end]

## [A] Labels of the board on the site.

table-heading = Manche { $round } · tour { $turn } sur { $turns }
table-phase-roles = Rôles
table-phase-vote = Vote
table-phase-veto = Veto
table-phase-tally = Décompte
table-phase-end = Fin du tour

table-senate = Le Sénat
table-role-name-consul = Consul
table-role-name-praetor = Préteur
table-role-name-aedile = Édile
table-no-role = sans rôle
table-before-was-consul = avant : Consul
table-before-was-praetor = avant : Préteur
table-before-was-aedile = avant : Édile
table-faction-name-loyal = Loyal
table-faction-name-traitor = Traître
table-faction-name-merchant = Marchand
table-faction-many-loyal = Loyaux
table-faction-many-traitor = Traîtres
table-faction-many-merchant = Marchands
table-faction-cards =
    { $count ->
        [1] une carte de faction : camp choisi
       *[other] { $count } cartes de faction : camp pas encore choisi
    }
table-past-votes = Ses votes d’Édile :
table-vote-name-green = Vert
table-vote-name-red = Rouge
table-vote-name-yellow = Jaune
table-vote-unknown = inconnu
table-tag-is-voted = a voté
table-tag-is-looked = regardé
table-tag-is-forced = échange forcé
table-tag-is-yellow = jaune !

table-track = Jeton des Loyaux : case { $loyal }. Jeton des Traîtres : case { $traitor }. Case limite : { $limit }.
table-lead = Écart
table-lead-none = à égalité
table-lead-by-loyal =
    { $count ->
        [1] un vote d’avance pour les Loyaux
       *[other] { $count } votes d’avance pour les Loyaux
    }
table-lead-by-traitor =
    { $count ->
        [1] un vote d’avance pour les Traîtres
       *[other] { $count } votes d’avance pour les Traîtres
    }
table-room = Avant la limite
table-room-of-loyal =
    { $count ->
        [0] plus un pas pour les Loyaux
        [1] un pas pour les Loyaux
       *[other] { $count } pas pour les Loyaux
    }
table-room-of-traitor =
    { $count ->
        [0] plus un pas pour les Traîtres
        [1] un pas pour les Traîtres
       *[other] { $count } pas pour les Traîtres
    }
table-to-come = Votes à venir
table-would-win = L’emporteraient
table-by-tokens = d’après les seuls jetons

table-ballots = Les votes posés
table-ballot-is-own = votre vote, secret
table-ballot-is-seen = vu par vous seul
table-ballot-is-shown = montré à tous
table-ballot-is-open = à découvert
table-ballot-looked = vu par le Préteur
table-ballot-hidden = face cachée
table-ballot-awaited = pas encore voté
table-tally-of = Décompte du tour { $round }·{ $turn }

table-mine = Vos cartes de faction
table-side-open = camp à choisir
table-side-chosen = Votre camp
table-side-away = Défaussée : { $faction }.

table-vote-does-green = pour les Loyaux
table-vote-does-red = pour les Traîtres
table-vote-does-yellow = vote nul
table-look-at = regarder son vote
table-veto-saw-green = { $name } veut sauver César.
table-veto-saw-red = { $name } veut la mort de César.
table-veto-saw-yellow = { $name } vote nul.
table-keep = Laisser le vote
table-keep-does-green = un vert sera compté
table-keep-does-red = un rouge sera compté
table-keep-does-yellow = un jaune sera compté
table-force = Forcer l’échange
table-force-to-one-green = il deviendra vert
table-force-to-one-red = il deviendra rouge
table-force-to-two = il prendra { $first } ou { $second }
table-side-keep-loyal = Garder Loyal
table-side-keep-traitor = Garder Traître
table-side-keep-merchant = Garder Marchand
table-side-discards-loyal = défausser Loyal
table-side-discards-traitor = défausser Traître
table-side-discards-merchant = défausser Marchand
table-side-same-loyal = défausser l’autre Loyal
table-side-same-traitor = défausser l’autre Traître
table-side-same-merchant = défausser l’autre Marchand

table-hand-out-to = Rôle de { $name }
table-hand-out-now = Distribuer les rôles
table-hand-out-need = un Préteur, deux Édiles
table-hand-out-none = Personne ne garde son rôle deux tours de suite.
table-hand-out-one = Personne ne garde son rôle deux tours de suite, sauf un Édile.
table-hand-out-two = Personne ne reste Préteur deux tours de suite ; les Édiles le peuvent.
table-was-before-consul = était Consul
table-was-before-praetor = était Préteur
table-was-before-aedile = était Édile

table-beat-shuffle = { $name } mélange les deux votes…
table-beat-turn-green = Un vote vert.
table-beat-turn-red = Un vote rouge.
table-beat-turn-yellow = Un vote jaune.
table-beat-step-green = Le laurier avance en { $square }.
table-beat-step-red = Le poignard avance en { $square }.
table-beat-step-yellow = Vote nul : rien ne bouge.

table-goal-watch =
    Un camp gagne avec { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } votes d’avance
table-goal-open = { $first } ou { $second } : soyez du camp qui gagnera
table-goal-choose = Gardez la carte du camp qui va gagner
table-goal-loyal =
    Loyal : { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } cases d’avance, sans passer { $limit }
table-goal-traitor =
    Traître : { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } cases d’avance, sans passer { $limit }
table-goal-merchant =
    Marchand : { $close-lead ->
        [1] un vote d’écart
       *[other] { $close-lead } votes d’écart
    } au plus aux Ides

## [A end]

## [B] Labels of the notebook, the last reveal, the replay and the almanac.

table-note-mine = Vos cartes de faction
table-note-dealt = Reçues :
table-note-kept = Gardée :
table-note-discarded = Défaussée :
table-note-others = Les { $total } cartes données aux autres :
table-note-many-loyal =
    { $count ->
        [one] { $count } Loyal
       *[other] { $count } Loyaux
    }
table-note-many-traitor =
    { $count ->
        [one] { $count } Traître
       *[other] { $count } Traîtres
    }
table-note-many-merchant =
    { $count ->
        [one] { $count } Marchand
       *[other] { $count } Marchands
    }
table-note-none = Cette table joue sans carnet : le reste est à retenir.
table-note-senators = Qui a voté quoi
table-note-senators-help = Pour chaque sénateur : ses votes verts, rouges et jaunes dont vous êtes certain, et les autres
table-note-senator = Sénateur
table-note-unknown = incertain
table-note-votes = Les votes, tour par tour
table-note-legend = Hachuré : vous ne pouvez pas en être certain.
table-note-when = Manche { $round }, tour { $turn } :
table-note-consul = Consul
table-note-praetor = Préteur
table-note-aediles = Édiles
table-note-tally = Décompte :
table-note-answer-look = regardé
table-note-answer-keep = regardé, laissé
table-note-answer-force = échange forcé
table-note-answer-show = jaune montré
table-note-wanted = voulait { $vote }
table-note-wanted-own = vous vouliez { $vote }
table-note-placed = a posé { $vote }
table-note-placed-own = vous avez posé { $vote }
table-note-seen = vu par vous
table-note-why-same = Deux votes pareils, connus de tous.
table-note-why-keep = Regardé et laissé, donc pas jaune : tout le monde sait qui a voté quoi.
table-note-why-show = Le jaune montré a été remplacé : l’autre vote est le jaune, et tout le monde le sait.
table-note-why-force = Échangé contre la couleur opposée, donc pas jaune : tout le monde sait qui a voté quoi.
table-note-why-own = Votre vote vous dit celui de l’autre.
table-note-why-seen = La carte que vous avez vue vous dit les deux votes.
table-note-said = « { $words } »
table-note-false = Vous savez que c’est faux.
table-note-broken = Vous savez que la promesse n’a pas été tenue.

table-reveal-failed = Conspiration ratée
table-reveal-ides = Ides de Mars
table-reveal-never = n’a jamais choisi
table-reveal-discard = défausse
table-reveal-wins-loyal = Les Loyaux l’emportent
table-reveal-wins-traitor = Les Traîtres l’emportent
table-reveal-wins-merchant = Les Marchands l’emportent
table-reveal-nobody = Personne ne gagne

table-open-away = défaussée
table-course = Les jetons, tour par tour
remark-against =
    { $count ->
        [one] a voté une fois contre son propre camp
       *[other] a voté { $count } fois contre son propre camp
    }
remark-forced-friend = a fait échanger la carte de { $other-seat }, son allié
remark-forced = a fait échanger la carte de { $other-seat }
remark-was-forced =
    { $count ->
        [one] a dû échanger une carte
       *[other] a dû échanger { $count } fois sa carte
    }
remark-yellow = s’est fait prendre avec un vote jaune
remark-kept =
    { $count ->
        [one] a regardé une carte, et l’a laissée
       *[other] a regardé { $count } cartes, et les a laissées
    }
remark-always =
    { $count ->
        [one] a voté { $vote }
       *[other] n’a jamais posé que du { $vote }, { $count } fois
    }
remark-voted =
    { $count ->
        [one] n’a voté qu’une fois
       *[other] a voté { $count } fois
    }
remark-side = a gardé la carte { $faction }
remark-never = n’a pas eu le temps de choisir un camp
table-lie-vote = c’était { $first }
table-lie-unseen = n’en savait rien
table-lie-side = était { $first }
table-lie-hand = tenait { $first } et { $second }

table-almanac-factions = Les factions
table-almanac-of-loyal = Loyaux
table-almanac-of-traitor = Traîtres
table-almanac-of-merchant = Marchands
table-almanac-wants-loyal =
    Ils veulent sauver César : { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } votes verts d’avance aux Ides, sans jamais dépasser la limite.
table-almanac-wants-traitor =
    Ils veulent sa mort : { $winning-lead ->
        [2] deux
       *[other] { $winning-lead }
    } votes rouges d’avance aux Ides, sans jamais dépasser la limite.
table-almanac-wants-merchant =
    Ils veulent que rien ne change : { $close-lead ->
        [1] un vote d’écart
       *[other] { $close-lead } votes d’écart
    } au plus, ou un camp qui se retrouve sans adversaire.
table-almanac-votes = Les cartes de vote
table-almanac-vote-green = Vert
table-almanac-vote-red = Rouge
table-almanac-vote-yellow = Jaune
table-almanac-does-green = Avance le laurier des Loyaux d’une case.
table-almanac-does-red = Avance le poignard des Traîtres d’une case.
table-almanac-does-yellow = Nul : n’avance personne. Dans la seconde manche seulement ; si le Préteur tombe dessus, il est montré à tous et remplacé.
table-almanac-roles = Les rôles
table-almanac-role-consul = Consul
table-almanac-role-praetor = Préteur
table-almanac-role-aedile = Édile
table-almanac-role-none = Sans rôle
table-almanac-power-consul = Préside et compte les votes, puis choisit son camp en défaussant une carte de faction. Dans la seconde manche, il distribue les autres rôles.
table-almanac-power-praetor = Regarde une des deux cartes posées : il la laisse, ou force son Édile à l’échanger.
table-almanac-power-aedile = Ils sont deux, et posent chacun une carte de vote, face cachée.
table-almanac-power-none = Ne décide de rien ce tour-ci : il regarde, il écoute, il parle.
table-almanac-limits = La piste et ses limites
table-almanac-track = Les cases de la carte Svffragivm
table-almanac-limit-of = limite à { $seats } joueurs
table-almanac-limits-help = Sur la case limite, un camp est sauf ; plus loin, sa conspiration est découverte.
table-almanac-by-seats = Cartes, case limite et tours selon le nombre de joueurs
table-almanac-seats = Joueurs
table-almanac-limit = Limite
table-almanac-turns = Tours
table-almanac-endings = Qui gagne, et quand
table-almanac-situation = La partie finit ainsi
table-almanac-with-rival = et la faction rivale a quelqu’un
table-almanac-no-rival = ou n’a personne
table-almanac-beyond-loyal = Le laurier dépasse la limite.
table-almanac-beyond-traitor = Le poignard dépasse la limite.
table-almanac-ahead-loyal = Le laurier mène de { $lead } cases ou plus.
table-almanac-ahead-traitor = Le poignard mène de { $lead } cases ou plus.
table-almanac-close =
    { $lead ->
        [1] Égalité, ou { $lead } case d’écart.
       *[other] Égalité, ou jusqu’à { $lead } cases d’écart.
    }
table-almanac-nobody = Tous les membres de la faction gagnante gagnent ensemble. Si personne n’en a gardé la carte, personne ne gagne.

## [B end]

## [G] Labels of the statements at hand.

table-voice = Déclarer
table-voice-more =
    { $count ->
        [one] encore une :
       *[other] encore { $count } :
    }
table-voice-left =
    { $count ->
        [one] encore une déclaration
       *[other] encore { $count } déclarations
    }
table-voice-at-hand = À dire tout de suite, vrai ou faux
table-voice-answer = Je réponds
table-voice-people = Des autres sénateurs
table-voice-trust = Confiance
table-voice-lied = Ment
table-voice-mine = De moi
table-voice-side = Je suis
table-voice-promise = Je voterai
table-voice-past = De mes tours passés
table-voice-voted = { $turn }, j’ai voté
table-voice-seen = { $turn }, vu chez { $name }
table-voice-ask = Demander
table-voice-to-consul = Consul, nommez { $name }
table-voice-to-praetor = Préteur, regardez
table-voice-say-answer =
    { $word ->
        [oui] Oui
       *[other] Non
    }
table-voice-say-faction = Je suis { $word }
table-voice-say-voted = { $turn } : j’ai voté { $word }
table-voice-say-seen = { $turn } : { $word } chez { $name }
table-voice-say-promise = Je voterai { $word }
table-voice-say-ask_role = Moi, { $word } !
table-voice-say-ask_look = Regardez { $name }
table-voice-say-trust = Confiance à { $name }
table-voice-say-lied = { $name } ment

table-said-doubted = Votre carnet dit le contraire.
table-said-short-answer =
    { $word ->
        [oui] Oui.
       *[other] Non.
    }
table-said-short-faction = Je suis { $word }
table-said-short-voted = { $turn }, mon vote
table-said-short-seen = { $turn }, chez { $name }
table-said-short-accuse = { $name }
table-said-short-trust = { $name }
table-said-short-lied = { $name } ment
table-said-short-ask_role = { $name } !
table-said-short-ask_look = { $name } !
table-said-short-promise = promis

## Ce qui est caché

doubt-side = Camp ({ $a-seat })
doubt-vote = Vote ({ $a-seat })
lie-vote = c’était { $a }
lie-unseen = il n’en savait rien
lie-side = son camp : { $a }
lie-hand = en main : { $a } et { $b }

## [G end]

# Conseils

advice-idus_martii-lead = Votre camp a en moyenne { $here } votes d’avance, contre { $other } autrement.
advice-idus_martii-gap = L’écart entre les camps se creuse, et vous pourrez encore choisir : { $here } votes en moyenne, contre { $other } autrement.
advice-idus_martii-room = Il reste à votre jeton { $here } cases en moyenne avant la limite, contre { $other } autrement.
advice-idus_martii-rival = Votre camp garde un rival, sans lequel les Marchands l’emportent, dans { $here } des cas, contre { $other } autrement.
advice-idus_martii-close = Le scrutin reste serré, comme les Marchands l’aiment, dans { $here } des cas, contre { $other } autrement.

## La règle imprimée, phrase après phrase, dans nos mots. printed-X : un titre ; printed-NNN : une phrase, dans l’ordre de la
## règle (docs/rules/idus_martii.md les numérote).

printed-story = L’histoire
printed-001 = Les joueurs siègent au Sénat pendant que se prépare, en secret, l’assassinat de César.
printed-002 = Chacun a un but caché : choisir son camp, et faire pencher Rome de ce côté-là.
printed-003 = Prudence : quelques sénateurs n’ont d’autre parti que leur bourse, et iront à qui paie le mieux.

printed-box = Le matériel
printed-004 = { $faction-cards } cartes de faction.
printed-005 = Il y en a de trois sortes : Loyal, Traître et Marchand.
printed-006 = { $vote-cards } cartes de vote : vertes, rouges et jaunes.
printed-007 = { $role-cards } cartes de rôle : un Consul, un Préteur, deux Édiles.
printed-008 = Une carte Svffragivm et deux jetons de faction, un laurier et un poignard.
printed-009 = La carte Svffragivm porte { $squares } cases, numérotées de I à { $last-square }.
printed-010 =
    { $limit ->
        [printed] { $places ->
            [5] À cinq joueurs, la case limite est { $limit-5 }.
            [6] À six joueurs, la case limite est { $limit-6 }.
            [7] À sept joueurs, la case limite est { $limit-7 }.
            [8] À huit joueurs, la case limite est { $limit-8 }.
           *[other] Quatre cases sont bicolores, et marquées d’un nombre de joueurs. Ce sont les cases limites : { $limit-5 } à cinq joueurs, { $limit-6 } à six, { $limit-7 } à sept, { $limit-8 } à huit.
        }
       *[other] La case limite imprimée dépend du nombre de joueurs ; à cette table, c’est la case { $limit }.
    }

printed-setup = La mise en place
printed-011 =
    Pour chaque joueur sauf un, on prend une paire Loyal et Traître : { $places ->
        [5] { $pairs-5 } paires à cinq.
        [6] { $pairs-6 } paires à six.
        [7] { $pairs-7 } paires à sept.
        [8] { $pairs-8 } paires à huit.
       *[other] { $pairs-5 } paires à cinq, { $pairs-6 } à six, { $pairs-7 } à sept, { $pairs-8 } à huit.
    }
printed-012 = On y joint les { $merchants } cartes Marchand, et l’on mélange le tout.
printed-013 = Chacun reçoit deux cartes de faction de cette pile, face cachée.
printed-014 = Il les regarde s’il veut, mais ne les montre à personne.
printed-015 = Les cartes de vote et les cartes de rôle sont mises au milieu de la table, face visible.
printed-016 = La carte Svffragivm aussi, face visible, avec les jetons de faction à côté d’elle.
printed-017 =
    { $first_player ->
        [random] Commence qui a eu un couteau en main le plus récemment ; ici, le hasard désigne le premier joueur.
       *[other] Commence qui a eu un couteau en main le plus récemment ; à cette table, le premier joueur est désigné d’avance.
    }
printed-018 = Le premier joueur prend la carte Consul, son voisin de gauche la carte Préteur, et les deux suivants les cartes Édile.

printed-course = Le déroulement
printed-019 = Une partie a { $rounds } manches, l’une après l’autre.
printed-020 =
    { $places ->
        [5] Une manche a autant de tours que de joueurs : cinq.
        [6] Une manche a autant de tours que de joueurs : six.
        [7] Une manche a autant de tours que de joueurs : sept.
        [8] Une manche a autant de tours que de joueurs : huit.
       *[other] Une manche a autant de tours qu’il y a de joueurs.
    }
printed-021 = La partie est finie quand la carte Consul revient au premier joueur pour la troisième fois.

printed-round-one = La première manche
printed-022 = Un tour de la première manche a quatre étapes : vote, veto, décompte, fin du tour.
printed-023 = Vote : chaque Édile prend en main une carte verte et une carte rouge.
printed-024 = Chacun en choisit une en secret, et la pose devant lui, face cachée.
printed-025 = Veto : le Préteur désigne une des deux cartes posées, une seule, et la regarde.
printed-026 = S’il le veut, et seulement alors, son Édile doit l’échanger contre celle qu’il avait gardée en main.
printed-027 = Décompte : le Consul ramasse les deux votes, les mélange sous la table et les montre à tous.
printed-028 = Il les compte sur la carte Svffragivm : pour chaque vote, le jeton de la faction de cette couleur avance d’une case.
printed-029 = Si un jeton dépasse alors la case limite, la conspiration est ratée et la partie finit là.
printed-030 = Fin du tour : le Consul défausse, face cachée, une de ses deux cartes de faction, à son choix. Il est désormais d’un camp, et cela comptera à la fin de la partie.
printed-031 = Le premier joueur saute cette étape à son premier tour de Consul.
printed-032 = Puis chaque carte de rôle passe au voisin de gauche : le Préteur devient Consul, le premier Édile Préteur, et ainsi de suite. Un nouveau tour commence.

printed-round-two = La seconde manche
printed-033 = Les tours de la seconde manche ont les mêmes étapes, avec quelques ajouts.
printed-034 = Vote : d’abord, le Consul donne les autres cartes de rôle aux joueurs de son choix, chacune à un joueur différent.
printed-035 =
    { $places ->
        [5] { $max_repeating_aediles ->
            [0] À cette table, personne n’a le même rôle deux tours de suite, pas même un Édile.
            [1] Personne n’a le même rôle deux tours de suite ; mais, à cinq, un Édile peut le rester.
           *[2] Personne n’a le même rôle deux tours de suite ; mais, à cette table, les Édiles peuvent le rester.
        }
       *[other] Personne n’a le même rôle deux tours de suite ; à cinq joueurs seulement, un Édile peut le rester.
    }
printed-036 = En plus d’une verte et d’une rouge, chaque Édile prend une carte de vote jaune : il vote avec l’une des trois.
printed-037 = Veto : si la carte que le Préteur regarde est jaune, il doit la montrer à tous, et son Édile doit la remplacer, face cachée, par une des deux qui lui restent.
printed-038 = Décompte : un vote jaune est nul. Il n’avance aucun des deux jetons.
printed-039 = Fin du tour : le Consul défausse, face cachée, une de ses deux cartes de faction, à son choix.
printed-040 = Cela n’arrive plus qu’au premier joueur : tous les autres n’ont plus qu’une carte de faction.
printed-041 = Seule la carte Consul passe au voisin de gauche ; les autres cartes de rôle seront données au début du vote suivant.

printed-end = La fin de la partie
printed-042 = La partie finit aussitôt que l’une de ces deux choses arrive.
printed-043 =
    Conspiration ratée : un jeton de faction dépasse la case limite de la carte Svffragivm ({ $limit ->
        [printed] { $places ->
            [5] { $limit-5 }
            [6] { $limit-6 }
            [7] { $limit-7 }
            [8] { $limit-8 }
           *[other] { $limit-5 }, { $limit-6 }, { $limit-7 } ou { $limit-8 } à cinq, six, sept ou huit
        }
       *[other] { $limit }
    }).
printed-044 = Ides de Mars : le premier joueur reçoit la carte Consul pour la troisième fois.
printed-045 = Dans les deux cas, chacun révèle sa carte de faction, et l’on cherche la faction gagnante.
printed-046 = Conspiration ratée : la faction dont le jeton est allé trop loin est démasquée par sa rivale, et tous ses membres sont assassinés.
printed-047 = C’est donc la faction rivale qui gagne.
printed-048 = Si personne n’a choisi la faction rivale, ce sont les Marchands qui gagnent.
printed-049 =
    { $empty_leader ->
        [merchant] Ides de Mars : la faction qui a au moins { $winning-lead } votes de plus que sa rivale gagne, car elle a déjoué ses projets ; à cette table, si personne n’en est, ce sont les Marchands.
       *[other] Ides de Mars : la faction qui a au moins { $winning-lead } votes de plus que sa rivale gagne, car elle a déjoué ses projets.
    }
printed-050 = Sinon, c’est-à-dire à égalité, à { $close-lead } vote d’écart, ou si personne n’est de la faction rivale, les Marchands gagnent : rien n’aura changé, du moins jusqu’aux prochaines Ides.
