### Mousquetaires du Roy

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = Mousquetaires du Roy
game-line = Milady se cache, vous courez, le temps passe.
game-first = vous êtes d’Artagnan
game-pitch = France, 1625. La Reine a donné ses ferrets de diamants à Buckingham, et le Cardinal veut les voir à son cou le soir du bal. Milady se cache, intrigue à Paris et au Louvre, pioche ses perfidies ; les Mousquetaires courent, se battent, et doivent rapporter les ferrets avant qu’il ne soit trop tard.
game-rules =
    Milady joue contre tous les autres. Les Mousquetaires gagnent ensemble s’ils achèvent les { $quest_stages } étapes de la quête des Ferrets. Milady gagne dès qu’un jeton atteint une case Cardinal (le Temps, la Reine, La Rochelle) ou que Constance est étranglée.
    I. Milady choisit en secret où elle se cache, peut jouer une carte Paris de sa main, puis joue une Perfidie ou en pioche une.
    II. Chaque Mousquetaire joue un tour de { $actions_3 } actions s’ils sont trois, { $actions_4 } s’ils sont quatre, { $actions_5 } s’ils sont cinq : se déplacer, acheter un ou deux jetons, piocher, échanger avec un compagnon au même endroit, jouer un Personnage, relever un Défi, se battre en Duel, renforcer La Rochelle, sortir de la Bastille. L’argent et les jetons Épopée sont communs. Le porte-parole dit qui joue ensuite.
    Un Défi demande d’atteindre sa valeur avec la Compétence du Mousquetaire, des cartes de cette Compétence et des jetons Épopée. En Duel, { $dice_base } dés bleus, plus ce qu’on engage : chaque Épée qu’aucun Bouclier ne pare blesse ; une Botte blesse à elle seule et termine tout. Sans blessure, chacun perd un dé et l’on recommence.
    Un Défi ou un Duel là où se cache Milady la démasque : elle perd son action, et Rochefort s’interpose chaque fois ; il faut le blesser pour passer. Athos, lui, passe inaperçu. Entrer chez Richelieu la démasque si elle y est ; sinon, c’est la Bastille.
    À la fin de la phase II, Milady se montre si personne ne l’a trouvée, et agit : elle ôte une carte à La Rochelle, choisit une Perfidie chez Richelieu, ou prend une carte Paris chez elle.
    III. La Rochelle : chaque camp lance ses dés, la différence des Épées déplace le jeton. Un Mousquetaire présent peut se sacrifier.
    IV. Le Temps avance, puis le Louvre, qui peut déshonorer la Reine ; enfin la carte de Paris frappe.
    Un Mousquetaire sans point de vie est hors de combat jusqu’à la fin de la phase II du tour suivant (du même tour, s’il est tombé en phase I).
    { $places ->
        [0] Le premier joueur est Milady ; les autres mènent les Mousquetaires. Une personne seule mène { $automatic_1 } Mousquetaires, et le hasard joue Milady.
        [1] Vous menez { $automatic_1 } Mousquetaires ; le hasard joue Milady.
       *[other] { $automatic_milady ->
            [oui] Ici personne ne joue Milady : le hasard la cache, et ses Perfidies frappent dès qu’elles sont retournées.
           *[non] Le premier joueur est Milady ; les autres mènent les Mousquetaires.
        }
    }
    { $closed_hands ->
        [oui] Chacun ne voit que les cartes de ses Mousquetaires.
       *[non] Les Mousquetaires voient les cartes les uns des autres ; Milady, jamais.
    }

## Les étapes

step-FirstParis = Préparation : la première intrigue
step-FirstParis-rule =
    Milady choisit la première carte Paris parmi toutes. Elle y place aussitôt des Adversaires et une Embûche, puis en fait autant sur la première mission du Louvre.
step-Assign = Placer les sbires
step-Assign-rule =
    Une mission vient d’apparaître : Milady y place, face visible, des Adversaires dont la Force totale ne dépasse pas celle de la carte, et une Embûche par emplacement. Elle peut placer moins, ou rien. Un Adversaire vaincu est perdu pour elle.
step-ChooseStart = Préparation : les Mousquetaires
step-ChooseStart-rule =
    Dans l’ordre du plateau, chaque Mousquetaire choisit où il commence : au Vieux-Colombier, à Paris, au Louvre ou à La Rochelle.
step-ChooseDestination = I. Destination
step-ChooseDestination-rule =
    Milady choisit en secret où elle se cache ; le même endroit deux fois de suite est permis. Là où elle est, Rochefort s’interpose. Si personne ne la démasque, elle agit en fin de phase II : à La Rochelle, elle défausse une carte ; chez Richelieu, elle choisit une Perfidie ou complète sa main à { $refill } ; chez elle, elle prend une carte Paris.
step-PlayParis = I. Carte Paris
step-PlayParis-rule =
    Milady peut jouer une carte Paris de sa main. Celle qui était là quitte le jeu avec ce qui y était fait ; ses Adversaires reviennent à Milady, son Embûche est défaussée.
step-PlayTreachery = I. Perfidie
step-PlayTreachery-rule =
    Milady pioche une Perfidie, ou en joue une de sa main, ou passe. Sa main ne dépasse pas { $treacheries_most } cartes.
step-ChooseMusketeer = II. Qui joue ?
step-ChooseMusketeer-rule =
    Les Mousquetaires jouent dans l’ordre qu’ils veulent. Le porte-parole dit qui est le suivant ; ce rôle passe d’un joueur à l’autre à chaque tour de jeu. Sous Urgence, c’est l’ordre du plateau. Un Mousquetaire fait toutes ses actions d’affilée.
step-Act = II. Actions
step-Act-rule =
    { $actions_3 } actions par Mousquetaire s’ils sont trois, { $actions_4 } s’ils sont quatre, { $actions_5 } s’ils sont cinq. Se déplacer, acheter un ou deux jetons différents, piocher une carte, échanger, jouer un Personnage, relever un Défi, se battre en Duel, renforcer La Rochelle ou sortir de la Bastille en coûte une. Le passage secret n’en coûte pas. Un Défi ou un Duel là où est Milady la démasque et oblige à blesser Rochefort d’abord, sauf pour Athos.
step-Swap = II. Échange
step-Swap-rule =
    Cartes Aventure et Équipements passent de l’un à l’autre, { $transfers_most } fois au plus ; les Améliorations ne s’échangent pas. Donner ne demande l’accord de personne. Demander à un Mousquetaire mené par un autre joueur demande son accord.
    { $closed_hands ->
        [oui] Les mains étant fermées, on demande une carte à l’aveugle.
       *[non] Milady voit seulement combien de cartes changent de main.
    }
step-Consent = II. Une demande
step-Consent-rule =
    Un compagnon vous demande une carte ou un Équipement. Acceptez ou refusez ; Milady n’en saura rien.
step-PayChallenge = II. Payer le Défi
step-PayChallenge-rule =
    Il faut combler exactement ce qui manque : une carte de la Compétence ou un jeton Épopée vaut 1. Aramis peut compter une carte d’une autre Compétence. Les Mendiants veulent { $beggars_cost ->
        [one] { $beggars_cost } pistole
       *[other] { $beggars_cost } pistoles
    } en plus.
step-CommitCards = II. Engager des cartes
step-CommitCards-rule =
    Avant le premier assaut : { $dice_base } dés bleus, plus { $combat_dice } par Combat, { $double_dice } par Double Combat et 1 par jeton Épopée, { $dice_most } au plus. Ce qui est engagé est défaussé.
step-ToledoBlade = II. Lame de Tolède
step-ToledoBlade-rule =
    Les deux camps ont lancé. Relancez un de vos dés, une seule fois par assaut, ou gardez tout ; cela vaut même contre une Botte adverse.
step-MiladyAtSiege = Fin de II. Milady à La Rochelle
step-MiladyAtSiege-rule =
    Personne n’a démasqué Milady : elle peut défausser une carte de La Rochelle.
step-MiladyAtRichelieus = Fin de II. Milady chez Richelieu
step-MiladyAtRichelieus-rule =
    Personne n’a démasqué Milady : elle choisit une Perfidie dans la pioche, ou complète sa main à { $refill }. Sa main ne dépasse pas { $treacheries_most } cartes.
step-MiladyAtHome = Fin de II. Milady chez elle
step-MiladyAtHome-rule =
    Personne n’a démasqué Milady : elle prend une carte Paris de sa réserve, qu’elle pourra jouer en phase I.
step-Sacrifice = III. Sacrifice
step-Sacrifice-rule =
    L’ennemi a plus d’Épées. Chaque Mousquetaire présent peut donner { $sacrifice ->
        [one] { $sacrifice } point
       *[other] { $sacrifice } points
    } de vie (Porthos, { $colossus_sacrifice }) : chacun retient le jeton d’une case. On peut y laisser le dernier.
step-ChooseTarget = IV. La carte de Paris
step-ChooseTarget-rule =
    La carte de Paris frappe un Mousquetaire : Milady dit lequel.

prompt-FirstParis = Par quelle intrigue commencez-vous ?
prompt-Assign = Qui placez-vous sur cette mission ?
prompt-ChooseStart = Où ce Mousquetaire commence-t-il ?
prompt-ChooseDestination = Où vous cachez-vous ?
prompt-PlayParis = Jouez-vous une carte Paris ?
prompt-PlayTreachery = Quelle perfidie, Milady ?
prompt-ChooseMusketeer = Qui joue maintenant ?
prompt-Act = Que fait-il ?
prompt-Swap = Que donnez-vous, que demandez-vous ?
prompt-Consent = Le cédez-vous ?
prompt-PayChallenge = Comment relevez-vous ce Défi ?
prompt-CommitCards = En garde ! Qu’engagez-vous dans ce duel ?
prompt-ToledoBlade = Relancez-vous un dé ?
prompt-MiladyAtSiege = Quelle carte ôtez-vous à La Rochelle ?
prompt-MiladyAtRichelieus = Que demandez-vous au Cardinal ?
prompt-MiladyAtHome = Quelle carte Paris prenez-vous ?
prompt-Sacrifice = Combien de points de vie sacrifie-t-il ?
prompt-ChooseTarget = Qui la carte de Paris frappe-t-elle ?

## Les choix, et comment on peut les taper

action-start = Commencer { $a }
action-destination = Se cacher { $a }
action-paris = Carte Paris : { $a }
action-adversary = Placer { $a }
action-trap =
    { $all-count ->
        [one] Embûche : { $a }
       *[other] Embûche : { $a } ({ $b })
    }
action-done = Terminer
action-pass = Ne rien faire
action-draw = Piocher
action-play =
    { $all-count ->
        [1] Jouer { $a }
        [2] Jouer { $a } : { $b }
       *[other] Jouer { $a } : { $b }, { $c }
    }
action-activate = Faire jouer { $a }
action-move = Aller { $a }
action-buy = Acheter : { $all }
action-exchange = Échanger avec { $a }
action-character =
    { $all-count ->
        [1] Personnage : { $a }
        [2] Personnage : { $a } ({ $b })
       *[other] Personnage : { $a } ({ $d } { $b })
    }
action-challenge =
    { $a ->
        [0] Relever le premier Défi
        [1] Relever le deuxième Défi
        [2] Relever le troisième Défi
       *[other] Relever le quatrième Défi
    }
action-duel =
    { $a ->
        [adversary] Duel avec { $b }
       *[other] { $b ->
            [0] Duel avec { $a } n° 1
            [1] Duel avec { $a } n° 2
            [2] Duel avec { $a } n° 3
           *[other] Duel avec { $a } n° 4
        }
    }
action-reinforce = Renforcer La Rochelle : { $a }
action-bastille =
    { $a ->
        [pay] Payer pour sortir de la Bastille
       *[fight] Se battre avec le geôlier
    }
action-passage =
    { $a ->
        [0] Passage secret n° 1
        [1] Passage secret n° 2
        [2] Passage secret n° 3
       *[other] Passage secret n° 4
    }
action-end = Finir son tour
action-time_up = Le sablier est vide
action-give = Donner : { $a }
action-ask = Demander : { $a }
action-accept = Accepter
action-refuse = Refuser
action-pay =
    { $b ->
        [none] { $a ->
            [0] { $c ->
                [0] Relever le Défi sans rien payer
               *[other] Payer : Épopée { $c }
            }
           *[other] { $c ->
                [0] Payer : cartes { $a }
               *[other] Payer : cartes { $a }, Épopée { $c }
            }
        }
       *[other] { $c ->
            [0] Payer : cartes { $a }, plus { $b }
           *[other] Payer : cartes { $a }, plus { $b }, Épopée { $c }
        }
    }
action-commit = Engager : Combat { $a }, Double { $b }, Épopée { $c }
action-keep = Garder tous les dés
action-reroll = Relancer : { $a }
action-discard = Défausser : { $a }
action-choose = Choisir la Perfidie : { $a }
action-refill = Compléter sa main
action-sacrifice =
    { $a ->
        [0] Ne rien sacrifier
        [one] Sacrifier { $a } point de vie
       *[other] Sacrifier { $a } points de vie
    }
action-target = Frapper { $a }
action-drawn = Carte piochée : { $a }
action-lost = Carte perdue : { $a }
action-treachery = Perfidie : { $a }
action-mission = Mission : { $a }
action-blue = Dé bleu : { $a }
action-red = Dé rouge : { $a }
action-token =
    { $a ->
        [0] Jeton de corridor : leurre
       *[other] Jeton de corridor : { $a }
    }
action-hidden = Milady se cache { $a }
action-turned_up = Carte Paris retournée : { $a }
action-sent = Adversaire envoyé : { $a }
action-laid = Embûche posée : { $a }
action-taken = Équipement saisi : { $a }

verb-start = commencer, commence, début
verb-destination = destination, se cacher, me cacher, cacher
verb-paris = carte Paris, intrigue, jouer
verb-adversary = adversaire, placer, poster
verb-trap = embûche, piège, tendre
verb-done = terminer, fini, terminé, fin
verb-pass = passer, rien, non
verb-draw = piocher, pioche, tirer
verb-play = perfidie, jouer, joue
verb-activate = faire jouer, au tour de, activer
verb-move = aller, va, se déplacer, déplacer
verb-buy = acheter, achète
verb-exchange = échanger, échange, échanger avec
verb-character = personnage, jouer
verb-challenge = défi, relever, relever le défi
verb-duel = duel, se battre, combattre, attaquer
verb-reinforce = renforts, renforcer, renfort
verb-bastille = Bastille, sortir
verb-passage = passage, passage secret
verb-end = finir, fin, finir son tour, terminer
verb-time_up = sablier, le sablier est vide
verb-give = donner, donne
verb-ask = demander, demande
verb-accept = accepter, oui, d’accord
verb-refuse = refuser, non
verb-pay = payer, paie
verb-commit = engager, engage
verb-keep = garder, garder tout, non
verb-reroll = relancer, relance
verb-discard = défausser, ôter
verb-choose = choisir, prendre
verb-refill = compléter, compléter sa main
verb-sacrifice = sacrifier, sacrifice
verb-target = frapper, viser

## Ce qui arrive

event-dealt =
    { $count ->
        [one] { $hero } reçoit { $count } carte.
       *[other] { $hero } reçoit { $count } cartes.
    }
event-dealt-own = { $hero } reçoit : { $cards }.
event-treacheries-dealt =
    { $count ->
        [one] Milady reçoit { $count } Perfidie.
       *[other] Milady reçoit { $count } Perfidies.
    }
event-treacheries-dealt-own = Vos Perfidies : { $treacheries }.
event-placed = { $hero } commence { table-at }.
event-round-started = Tour { $round }. Le Temps est en case { $time } ; Rochefort a { $rochefort } de Santé.
event-destination-chosen = Milady se cache.
event-destination-chosen-own = Vous vous cachez { table-at }.
event-milady-passed =
    { $what ->
        [treachery] Milady ne joue ni ne pioche de Perfidie.
        [siege] Milady ne touche pas aux renforts de La Rochelle.
        [house] Milady ne prend pas de carte Paris.
       *[other] Milady ne fait rien { $what }.
    }
event-paris-played = Nouvelle intrigue à Paris : « { $paris } ».
event-adversary-placed = { $adversary } se poste { table-at } (Force { $force }).
event-trap-laid = Embûche { table-at } : { $trap }.
event-nemesis-laid = Embûche { table-at } : { $trap }. Seul à pouvoir s’y battre : { $hero }.
event-treachery-drawn = Milady pioche une Perfidie.
event-treachery-drawn-own = Vous piochez une Perfidie : { $treachery }.
event-hand-full = La main de Milady est pleine : elle ne pioche pas.
event-extra-earned =
    { $extras ->
        [one] Milady gagne une Perfidie de plus au tour prochain.
       *[other] Milady gagne encore une Perfidie : { $extras } en réserve.
    }
event-treachery-played = Perfidie : « { $treachery } » !
event-treachery-aimed = Perfidie : « { $treachery } », contre { $hero } !
event-treachery-idle = Perfidie sans effet : « { $treachery } ».
event-imprisoned = { $hero } est jeté à la Bastille.
event-pistoles-lost =
    { $pistoles ->
        [0] La bourse était vide : rien à perdre.
        [one] La bourse perd { $pistoles } pistole, il en reste { $purse }.
       *[other] La bourse perd { $pistoles } pistoles, il en reste { $purse }.
    }
event-slot-cleared = Milady ôte une carte à La Rochelle : { $card }.
event-confiscated = { $hero } doit rendre un Équipement : { $token }.
event-phase-two = Aux Mousquetaires de jouer. Porte-parole : { $speaker-seat }.
event-turn-started =
    { $actions ->
        [0] À { $seat } de jouer : { $hero }, sans action.
        [one] À { $seat } de jouer : { $hero }, { $actions } action.
       *[other] À { $seat } de jouer : { $hero }, { $actions } actions.
    }
event-turn-ended = { $hero } a joué.
event-sand-ran-out = Le sablier est vide : plus personne n’agit.
event-moved = { $hero } se rend { $place }.
event-arrested = { $hero } ne trouve pas Milady chez Richelieu : il est embastillé !
event-safe-at-richelieus = { $hero } entre chez Richelieu sans crainte : Milady y est déjà démasquée.
event-bought = { $hero } achète : { $tokens }. Bourse : { $purse }.
event-card-drawn = { $hero } pioche une carte.
event-card-drawn-own = { $hero } pioche : { $card }.
event-card-lost = { $hero } perd une carte : { $card }.
event-reinforced = { $hero } renforce La Rochelle : { $card }.
event-bought-out = { $hero } paie et sort de la Bastille. Bourse : { $purse }.
event-freed = { $hero } se fraie un chemin hors de la Bastille.
event-exchange-opened = { $hero } et { $partner } se retrouvent pour un échange.
event-exchange-closed =
    { $count ->
        [0] { $hero } et { $partner } se quittent sans rien échanger.
        [one] Échange terminé : { $count } objet a changé de main.
       *[other] Échange terminé : { $count } objets ont changé de main.
    }
event-equipment-handed = { $hero } → { $partner } : { $token }.
event-card-handed = { $hero } → { $partner } : une carte.
event-card-handed-own = { $hero } → { $partner } : { $card }.
event-asked = { $hero } demande à { $partner } : { $thing }.
event-asked-in-vain = { $partner } n’a pas ce qu’on lui demande.
event-asked-in-vain-own = { $partner } n’a pas ce qu’on lui demande : { $thing }.
event-refused = { $hero } refuse : { $thing }.
event-character-played = { $hero } joue un Personnage : « { $card } ».
event-gained = { table-ink-gain }. Bourse : { $purse } ; Épopée : { $stock }.
event-adversary-sent-home = { $adversary } est renvoyé à Milady.
event-queen-saved = La Reine respire : case { $queen } sur { $last }.
event-healed = { $hero } est soigné : Santé { $health }.
event-challenge-begun = { $hero } tente un Défi { table-at } : { $skill } { $value }.
event-milady-revealed =
    { $how ->
        [attempt] ★ { $hero } tombe sur Rochefort : Milady est { table-at } !
        [visit] ★ { $hero } surprend Milady { table-at } !
        [Kitty] ★ Kitty a parlé : Milady est { table-at } !
       *[itself] ★ Milady sort de l’ombre : elle était { table-at }.
    }
event-not-there = ☆ Personne ne s’interpose : Milady n’est pas { table-at }.
event-rochefort-lies-low = Rochefort est trop blessé pour s’interposer.
event-turned-back = { $hero } ne passe pas : l’action est perdue.
event-cannot-pay = { $hero } n’a plus de quoi relever le Défi : l’action est perdue.
event-thieves-strike =
    { $pistoles ->
        [0] Les Voleurs trouvent une bourse vide.
        [one] Les Voleurs prennent { $pistoles } pistole, il en reste { $purse }.
       *[other] Les Voleurs prennent { $pistoles } pistoles, il en reste { $purse }.
    }
event-assassin-strikes =
    { $wounds ->
        [0] { $hero } échappe à l’Assassin.
        [one] { $hero } est frappé par l’Assassin : { $wounds } blessure.
       *[other] { $hero } est frappé par l’Assassin : { $wounds } blessures.
    }
event-trap-discarded = Embûche écartée { table-at } : { $trap }.
event-paid =
    { $cards ->
        [0] { $epic ->
            [0] { $hero } n’a rien à payer.
           *[other] { $hero } paie : Épopée { $epic }.
        }
       *[other] { $epic ->
            [0] { $hero } paie : { $skill } × { $cards }.
           *[other] { $hero } paie : { $skill } × { $cards }, Épopée { $epic }.
        }
    }
event-paid-with-joker =
    { $cards ->
        [0] { $epic ->
            [0] { $hero } paie : { $joker } en guise de { $skill }.
           *[other] { $hero } paie : { $joker } en guise de { $skill }, Épopée { $epic }.
        }
       *[other] { $epic ->
            [0] { $hero } paie : { $skill } × { $cards }, plus { $joker }.
           *[other] { $hero } paie : { $skill } × { $cards }, plus { $joker }, Épopée { $epic }.
        }
    }
event-beggars-paid =
    { $pistoles ->
        [one] Les Mendiants reçoivent { $pistoles } pistole. Bourse : { $purse }.
       *[other] Les Mendiants reçoivent { $pistoles } pistoles. Bourse : { $purse }.
    }
event-validated =
    { $kind ->
        [challenge] { $pistoles ->
            [0] Défi relevé { table-at } : { $skill } { $value }.
           *[other] Défi relevé { table-at } : { $skill } { $value } ({ table-ink-gain }).
        }
       *[other] { $pistoles ->
            [0] Duel gagné { table-at }.
           *[other] Duel gagné { table-at } ({ table-ink-gain }).
        }
    }
event-duel-sought = { $hero } tire l’épée { table-at } contre { $opponent }.
event-duel-begins =
    { $red ->
        [one] { $hero } affronte { $opponent } : { $red } dé rouge.
       *[other] { $hero } affronte { $opponent } : { $red } dés rouges.
    }
event-dice-taken =
    { $combat ->
        [0] { $double ->
            [0] { $epic ->
                [0] { $hero } lance { $blue } dés.
               *[other] { $hero } lance { $blue } dés (Épopée { $epic }).
            }
           *[other] { $epic ->
                [0] { $hero } lance { $blue } dés (Double Combat × { $double }).
               *[other] { $hero } lance { $blue } dés (Double Combat × { $double }, Épopée { $epic }).
            }
        }
       *[other] { $double ->
            [0] { $epic ->
                [0] { $hero } lance { $blue } dés (Combat × { $combat }).
               *[other] { $hero } lance { $blue } dés (Combat × { $combat }, Épopée { $epic }).
            }
           *[other] { $hero } lance { $blue } dés (Combat × { $combat }, Double Combat × { $double }).
        }
    }
event-pistol-fired = { $hero } fait feu : { $face }.
event-die-rolled =
    { $colour ->
        [red] Rouge : { $face }.
       *[blue] Bleu : { $face }.
    }
event-rerolled = { $hero } relance un dé : { $face }.
event-kept = { $hero } garde ses dés.
event-botte = { $hero } place sa Botte !
event-red-botte = { $hero } est pris par la Botte adverse !
event-no-wound = Aucune blessure. On reprend : { $blue } contre { $red }.
event-duel-ended =
    { $given ->
        [0] { $taken ->
            [0] { $hero } et { $opponent } se séparent sans une égratignure.
            [one] { $hero } est touché : { $taken } blessure.
           *[other] { $hero } est touché : { $taken } blessures.
        }
        [one] { $taken ->
            [0] { $hero } touche { $opponent } : { $given } blessure.
           *[other] { $hero } touche { $opponent } : { $given } blessure contre { $taken }.
        }
       *[other] { $taken ->
            [0] { $hero } touche { $opponent } : { $given } blessures.
           *[other] { $hero } touche { $opponent } : { $given } blessures contre { $taken }.
        }
    }
event-wounded = { $hero } est blessé : Santé { $health }.
event-fell = { $hero } s’écroule, hors de combat !
event-rochefort-wounded =
    { $health ->
        [0] Rochefort est hors d’état de nuire.
       *[other] Rochefort est blessé : Santé { $health }.
    }
event-adversary-beaten = { $adversary } est vaincu ({ table-ink-gain }).
event-mission-revealed = Nouvelle mission au Louvre : « { $mission } ».
event-mission-completed = Mission accomplie { table-at } : « { $mission } » ({ table-ink-gain }).
event-mission-failed = Mission manquée { table-at } : « { $mission } ».
event-token-turned-up =
    { $dice ->
        [0] Corridor { $corridor } : un leurre.
        [one] Corridor { $corridor } : un garde, { $dice } dé.
       *[other] Corridor { $corridor } : un garde, { $dice } dés.
    }
event-token-removed =
    { $left ->
        [0] Le corridor { $corridor } est libre !
        [one] Corridor { $corridor } : encore { $left } jeton.
       *[other] Corridor { $corridor } : encore { $left } jetons.
    }
event-passage-taken = { $hero } ouvre un passage secret (Épopée −{ $cost }, reste { $stock }).
event-stage-completed =
    { $pistoles ->
        [0] ★ Étape { $number } achevée : « { $stage } ».
       *[other] ★ Étape { $number } achevée : « { $stage } » ({ table-ink-gain }).
    }
event-recovered = { $hero } est remis : Santé { $health }, au Vieux-Colombier.
event-treachery-chosen = Milady choisit une Perfidie chez Richelieu.
event-treachery-chosen-own = Vous choisissez une Perfidie : { $treachery }.
event-paris-taken = Milady prend une carte Paris.
event-paris-taken-own = Vous prenez une carte Paris : « { $paris } ».
event-siege-begins = Le canon tonne à La Rochelle.
event-swords-counted = La Rochelle : Épées rouges { $red }, bleues { $blue }.
event-sacrificed =
    { $points ->
        [0] { $hero } ne se sacrifie pas.
        [one] { $hero } donne { $points } point de vie pour La Rochelle.
       *[other] { $hero } donne { $points } points de vie pour La Rochelle.
    }
event-rochelle-moved = Le jeton de La Rochelle est en case { $square }.
event-rochelle-reward =
    { $kind ->
        [treachery] La Rochelle récompense Milady : { $amount } Perfidie.
        [epic] La Rochelle récompense les Mousquetaires : { $amount } Épopée.
       *[pistoles] La Rochelle récompense les Mousquetaires : { $amount } pistoles.
    }
event-time-passed = Le Temps avance : case { $time } sur { $last }.
event-louvre-advanced = Le jeton du Louvre avance : case { $square } sur { $last }.
event-queen-pushed = La Reine est compromise : case { $queen } sur { $last } !
event-paris-strikes = « { $paris } » frappe : { $hero }.
event-constance-pressed = L’étau se resserre sur Constance : { $steps } sur { $last }.
table-ink-gain =
    { $pistoles ->
        [0] { $epic ->
            [0] sans récompense
           *[other] Épopée +{ $epic }
        }
        [one] { $epic ->
            [0] +{ $pistoles } pistole
           *[other] +{ $pistoles } pistole, Épopée +{ $epic }
        }
       *[other] { $epic ->
            [0] +{ $pistoles } pistoles
           *[other] +{ $pistoles } pistoles, Épopée +{ $epic }
        }
    }

## Pourquoi pas

refusal-mousquetaires-too-many-for-automatic = La Milady automatique joue contre { $most } joueurs au plus.
refusal-mousquetaires-exact-payment = Ce paiement ne tombe pas juste : il faut combler exactement ce qui manque, avec ce que vous avez.
refusal-mousquetaires-not-so-many-dice = Vous n’avez pas de quoi engager cela, ou cela ferait plus de { $dice_most } dés.
refusal-mousquetaires-no-such-die = Aucun de vos dés ne montre cette face : { $face }.
refusal-mousquetaires-too-much-blood = On ne peut pas sacrifier autant ici.
refusal-mousquetaires-hand-full = Votre main est pleine.
refusal-mousquetaires-not-in-deck = Cette Perfidie n’est plus dans la pioche.
refusal-mousquetaires-not-your-paris-card = Vous n’avez pas cette carte Paris : « { $paris } ».
refusal-mousquetaires-no-target = Cette carte ne peut pas viser { $hero }.
refusal-mousquetaires-no-such-trap = Il ne vous reste pas cette Embûche : { $trap }.
refusal-mousquetaires-not-riding = { $hero } n’est pas de la partie.
refusal-mousquetaires-no-trap-slot = Cette mission n’a plus de place pour une Embûche.
refusal-mousquetaires-no-such-adversary = { $adversary } n’est pas disponible.
refusal-mousquetaires-too-much-force = { $adversary } est trop fort (Force { $force }) : cette mission supporte { $most } de Force en tout.
refusal-mousquetaires-not-in-hand = Cette carte n’est pas dans la main : { $card }.
refusal-mousquetaires-no-use = Cette carte n’aurait aucun effet maintenant : { $card }.
refusal-mousquetaires-out-of-action = { $hero } est hors de combat.
refusal-mousquetaires-has-acted = { $hero } a déjà joué ce tour-ci.
refusal-mousquetaires-board-order = Urgence : on joue dans l’ordre du plateau.
refusal-mousquetaires-enough-exchanged = Un échange s’arrête à { $most } objets.
refusal-mousquetaires-not-to-give = Cela ne peut pas changer de main ici : { $thing }.
refusal-mousquetaires-imprisoned = { $hero } est à la Bastille : il ne peut que piocher, jouer un Personnage ou tenter d’en sortir.
refusal-mousquetaires-not-here = Rien de tel { table-at }.
refusal-mousquetaires-passage-cost = Le passage secret coûte { $cost } jetons Épopée.
refusal-mousquetaires-done = C’est déjà fait.
refusal-mousquetaires-no-action-left = { $hero } n’a plus d’action.
refusal-mousquetaires-already-there = Il est déjà { table-at }.
refusal-mousquetaires-move-cost = Impasse : le premier déplacement coûte { $cost } actions.
refusal-mousquetaires-owns-it = Jamais deux fois le même jeton : { $token }.
refusal-mousquetaires-sold-out = L’Arsenal n’en a plus : { $token }.
refusal-mousquetaires-too-dear =
    { $price ->
        [one] Il faut { $price } pistole, et la bourse en a { $purse }.
       *[other] Il faut { $price } pistoles, et la bourse en a { $purse }.
    }
refusal-mousquetaires-urgency = Urgence : rien ne s’échange ce tour-ci.
refusal-mousquetaires-nobody-to-exchange = { $hero } n’est pas là pour un échange.
refusal-mousquetaires-cannot-pay = { $hero } n’a pas de quoi relever ce Défi : { $skill }.
refusal-mousquetaires-nemesis = Némésis : ici, un seul Mousquetaire peut se battre. C’est { $hero }.
refusal-mousquetaires-final-last = Rochefort attend que tout le reste soit fait.
refusal-mousquetaires-no-opponent = Il n’y a pas d’adversaire de ce genre { table-at }.
refusal-mousquetaires-no-slot = La Rochelle n’a plus de place pour des renforts.
refusal-mousquetaires-not-imprisoned = { $hero } n’est pas à la Bastille.
refusal-mousquetaires-no-cards = Il n’y a plus de cartes à piocher.

## Pourquoi la partie finit ainsi

reason-mousquetaires-quest = Au tour { $round }, la Reine porte ses ferrets au bal.
reason-mousquetaires-time = Au tour { $round }, le temps est écoulé : le bal commence sans les ferrets.
reason-mousquetaires-queen = Au tour { $round }, la Reine est déshonorée.
reason-mousquetaires-rochelle = Au tour { $round }, La Rochelle est perdue.
reason-mousquetaires-constance = Au tour { $round }, Constance est étranglée.
reason-mousquetaires-milady-wins =
    { $automatic ->
        [oui] Milady l’emporte, sans que personne ait tenu son rôle.
       *[non] Milady l’emporte, seule contre tous : { $seats }.
    }
reason-mousquetaires-musketeers-win =
    { $seats-count ->
        [one] Les Mousquetaires l’emportent : { $seats }.
       *[other] Les Mousquetaires l’emportent ensemble : { $seats }.
    }
outcome-winners =
    { $seats-count ->
        [0] Milady gagne.
        [one] Victoire : { $seats }
       *[other] Victoire partagée : { $seats }
    }
outcome-won = Un pour tous, dit-on. Le Cardinal, lui, prend note.
outcome-lost = On en fera un roman. Vous y aurez meilleure allure.

## Options

option-automatic_milady = Milady
option-automatic_milady-help = Une personne (ou un robot) joue Milady, ou le hasard la joue et tous sont Mousquetaires. Seul, c’est toujours le hasard ; à { $seats_most }, jamais.
option-automatic_milady-false = un joueur, le premier
option-automatic_milady-true = automatique : tous Mousquetaires
option-trio = Trio
option-trio-help = Qui chevauche quand il y a trois Mousquetaires.
option-trio-dartagnan_athos_aramis = D’Artagnan, Athos, Aramis
option-trio-dartagnan_athos_porthos = D’Artagnan, Athos, Porthos
option-trio-dartagnan_athos_treville = D’Artagnan, Athos, Tréville
option-trio-dartagnan_porthos_aramis = D’Artagnan, Porthos, Aramis
option-trio-dartagnan_porthos_treville = D’Artagnan, Porthos, Tréville
option-trio-dartagnan_aramis_treville = D’Artagnan, Aramis, Tréville
option-trio-athos_porthos_aramis = Athos, Porthos, Aramis
option-trio-athos_porthos_treville = Athos, Porthos, Tréville
option-trio-athos_aramis_treville = Athos, Aramis, Tréville
option-trio-porthos_aramis_treville = Porthos, Aramis, Tréville
option-quartet = Quatuor
option-quartet-help = Qui chevauche quand il y a quatre Mousquetaires.
option-quartet-dartagnan_athos_porthos_aramis = les quatre du roman, sans Tréville
option-quartet-athos_porthos_aramis_treville = Tréville remplace d’Artagnan
option-quartet-dartagnan_porthos_aramis_treville = Tréville remplace Athos
option-quartet-dartagnan_athos_aramis_treville = Tréville remplace Porthos
option-quartet-dartagnan_athos_porthos_treville = Tréville remplace Aramis
option-handed_on = Décalage des rôles
option-handed_on-help = De combien de places les Mousquetaires passent d’un joueur à l’autre : 0 les donne dans l’ordre du plateau.
option-closed_hands = Mains des Mousquetaires
option-closed_hands-help = Les Mousquetaires voient-ils les cartes les uns des autres ? Milady, elle, ne les voit jamais.
option-closed_hands-false = ouvertes entre eux
option-closed_hands-true = fermées : chacun les siennes
option-team_talk = Paroles entre Mousquetaires
option-team_talk-help = Ce que les Mousquetaires peuvent se dire par écrit.
option-team_talk-free = libres, hors des oreilles de Milady
option-team_talk-silent = libres, mais silence pendant la phase II
option-team_talk-overheard = les murs ont des oreilles : Milady lit tout
option-sand_timer = Sablier
option-sand_timer-help = La phase II entière est limitée : { $phase_minutes } min, { $urgency_minutes } sous Urgence. Ensuite plus personne n’agit.
option-sand_timer-false = sans sablier
option-sand_timer-true = avec sablier
option-wounds_on_card = Blessures d’un Adversaire
option-wounds_on_card-help = Ce que deviennent les blessures d’un Adversaire qui revient vivant à Milady.
option-wounds_on_card-heal = il guérit
option-wounds_on_card-stay = elles lui restent
option-early_start = Départ à cinq Mousquetaires
option-early_start-help = Avantage aux Mousquetaires : à cinq, le Temps part de la case { $time_early } au lieu de la case { $time_five }.
option-early_start-false = case { $time_five }
option-early_start-true = case { $time_early }
option-purse_handicap = Bourse de départ
option-purse_handicap-help = Pistoles de plus, ou de moins, au début de la partie.
option-treachery_handicap = Perfidies de départ
option-treachery_handicap-help = Perfidies de plus, ou de moins, dans la première main de Milady.

option-deck = Matériel
option-deck-help = Tout ce que contient la boîte, ou de quoi jouer une fin de partie au laboratoire.
option-deck-printed = toute la boîte
option-deck-tiny = la dernière manche, un Mousquetaire de { $tiny_actions } actions par place : de quoi tout calculer

preset-standard = Règles du livret
preset-standard-help = Un joueur est Milady, contre tous les autres ; qui joue seul affronte une Milady automatique.
preset-cooperative = Tous pour un
preset-cooperative-help = Tous Mousquetaires : le hasard joue Milady.
preset-secret_hands = Mains secrètes
preset-secret_hands-help = Chacun ne voit que ses cartes, et Milady entend tout ce qui se dit.
preset-against_the_sand = Contre le sablier
preset-against_the_sand-help = La phase des Mousquetaires tient en { $phase_minutes } min.
preset-tiny = Laboratoire minuscule
preset-tiny-help = La dernière manche d’une quête presque achevée, avec si peu de choix que l’on peut calculer le jeu parfait.

## Les mots du jeu
#
# How the words are made, so that sentences read well:
# - `word-HERO` has a capital: a Musketeer stands at the head of a sentence, after a colon, in a list, or alone.
# - `word-PLACE` says where: « au Louvre », « chez Milady » (in English a name, with `table-at` before a place where
#   something is: « at the Louvre », « in Paris »). `table-place-PLACE` is the title on the board. There is no
#   `table-to-PLACE`: « au Louvre » says both in French, `to { $place }` in English.
# - Cards, tokens, missions and stages are titles: they stand after a colon or between « ».
# - `word-ADVERSARY`, `word-item`, `word-corridor`, `word-gaoler`, `word-rochefort` and `word-final` (both
#   Rochefort) can be the subject or the object of a sentence, after a colon or a verb.
# - `table-card-`, `table-token-`, `table-trap-`, `table-treachery-`, `table-paris-` and `table-ability-` tell what a
#   piece does, `table-place-PLACE-help` what a place is for: all figures in them come from the box; give them
#   { **EFFECTS, **LIMITS }, the quest's place also `passage` (its price), La Rochelle nothing more.

word-dartagnan = D’Artagnan
word-athos = Athos
word-porthos = Porthos
word-aramis = Aramis
word-treville = Tréville
word-milady = Milady

word-vieux_colombier = au Vieux-Colombier
word-paris = à Paris
word-louvre = au Louvre
word-la_rochelle = à La Rochelle
word-ferrets = à la quête des Ferrets
word-richelieu = chez Richelieu
word-milady_house = chez Milady
word-bastille = à la Bastille
table-at = { $place }
table-place-vieux_colombier = Le Vieux-Colombier
table-place-vieux_colombier-help = La maison de Tréville : rien à y faire, rien à y craindre. On y revient de la Bastille, ou remis de ses blessures.
table-place-paris = Paris
table-place-paris-help = Les intrigues de Milady : des Défis et des Duels pour les déjouer. Une carte encore là en fin de tour frappe.
table-place-louvre = Le Louvre
table-place-louvre-help = Une mission pour la Reine, qui paie bien. Si son jeton va trop loin, la Reine y perd.
table-place-la_rochelle = La Rochelle
table-place-la_rochelle-help =
    { $slots ->
        [one] Le siège : posez-y un Combat ou un Double Combat en renfort ({ $slots } emplacement), ou soyez là en phase III pour vous sacrifier.
       *[other] Le siège : posez-y des Combats et des Doubles Combats en renfort ({ $slots } emplacements), ou soyez là en phase III pour vous sacrifier.
    }
table-place-ferrets = La quête des Ferrets
table-place-ferrets-help =
    { $passage ->
        [one] { $quest_stages } étapes, et la victoire au bout. Le passage secret y coûte { $passage } jeton Épopée, sans action.
       *[other] { $quest_stages } étapes, et la victoire au bout. Le passage secret y coûte { $passage } jetons Épopée, sans action.
    }
table-place-richelieu = Chez Richelieu
table-place-richelieu-help = Qui s’y rend démasque Milady si elle y est, et lui ôte son action ; sinon, il est embastillé.
table-place-milady_house = Chez Milady
table-place-milady_house-help = Fermé aux Mousquetaires : elle y prend une carte Paris, si personne ne l’a démasquée.
table-place-bastille = La Bastille
table-place-bastille-help =
    { $bastille_price ->
        [one] Un prisonnier peut piocher, jouer un Personnage, payer { $bastille_price } pistole ou se battre avec le geôlier.
       *[other] Un prisonnier peut piocher, jouer un Personnage, payer { $bastille_price } pistoles ou se battre avec le geôlier.
    }

word-erudition = Érudition
word-nobility = Noblesse
word-gallantry = Galanterie
word-panache = Panache
table-skill-erudition = Érudition
table-skill-nobility = Noblesse
table-skill-gallantry = Galanterie
table-skill-panache = Panache

word-combat = Combat
word-double = Double Combat
word-essarts = M. des Essarts
word-buckingham = Le duc de Buckingham
word-bassompierre = M. de Bassompierre
word-planchet = Planchet
word-kitty = Kitty
word-de_winter = Lord de Winter
word-king = Le Roi Louis XIII
word-surgeon = Le chirurgien
table-card-combat = +{ $combat_dice } dé bleu dans un duel, ou en renfort à La Rochelle.
table-card-double = +{ $double_dice } dés bleus dans un duel, ou en renfort à La Rochelle.
table-card-erudition = +1 dans un Défi d’Érudition.
table-card-nobility = +1 dans un Défi de Noblesse.
table-card-gallantry = +1 dans un Défi de Galanterie.
table-card-panache = +1 dans un Défi de Panache.
table-card-essarts = La bourse gagne { $essarts_pistoles } pistoles.
table-card-buckingham =
    { $buckingham_epic ->
        [one] Gagnez { $buckingham_epic } jeton Épopée.
       *[other] Gagnez { $buckingham_epic } jetons Épopée.
    }
table-card-bassompierre = À La Rochelle : un renfort de { $bassompierre_dice } dés bleus.
table-card-planchet = Piochez { $planchet_cards } cartes.
table-card-kitty = Milady est démasquée et perd son action. Rochefort garde toujours l’endroit.
table-card-de_winter = Écarte une Embûche, ou renvoie un Adversaire de Force { $de_winter_force } au plus (sans récompense), à Paris ou au Louvre.
table-card-king = Le jeton de la Reine recule de { $king_queen }.
table-card-surgeon = Un Mousquetaire blessé, où qu’il soit, retrouve toute sa Santé.

word-thoroughbred = Pur-sang
word-pistol = Pistolet
word-leather = Cuir
word-toledo = Lame de Tolède
word-imp_erudition = Érudition améliorée
word-imp_nobility = Noblesse améliorée
word-imp_gallantry = Galanterie améliorée
word-imp_panache = Panache amélioré
word-imp_botte = Botte améliorée
table-token-thoroughbred = Le premier déplacement du tour ne coûte pas d’action.
table-token-pistol = Avant chaque duel, un dé bleu : sur une Épée, 1 blessure, et le duel s’arrête là.
table-token-leather = 1 Bouclier de plus à chaque assaut, même sans dés.
table-token-toledo = À chaque assaut, vous pouvez relancer un de vos dés.
table-token-imp_erudition = +{ $improvement } en Érudition.
table-token-imp_nobility = +{ $improvement } en Noblesse.
table-token-imp_gallantry = +{ $improvement } en Galanterie.
table-token-imp_panache = +{ $improvement } en Panache.
table-token-imp_botte = La Botte améliorée remplace la Botte de base.

word-boisrenard = Boisrenard
word-lubin = Lubin
word-brisemont = Brisemont
word-biscarat = Biscarat
word-cahusac = Cahusac
word-laffemas = Laffemas
word-wardes = Wardes
word-felton = Felton
word-jussac = Jussac
word-bernajoux = Bernajoux
word-houdiniere = La Houdinière
word-cavois = Cavois
word-rochefort = Rochefort
word-gaoler = le geôlier
word-item = un garde
word-corridor = le garde du corridor
word-guard = un garde
word-final = Rochefort

word-beggars = Mendiants
word-thieves = Voleurs
word-courtesan = Courtisane
word-casuist = Casuiste
word-slanderer = Médisant
word-braggart = Matamore
word-henchman = Sbire
word-assassin = Assassin
word-nemesis = Némésis
table-trap-beggars = Un Défi ici coûte aussi { $beggars_cost } pistoles ; payés, les Mendiants s’en vont. Les Duels ne leur doivent rien.
table-trap-thieves =
    { $thieves_loss ->
        [one] Chaque Défi et chaque Duel entamé ici coûte { $thieves_loss } pistole.
       *[other] Chaque Défi et chaque Duel entamé ici coûte { $thieves_loss } pistoles.
    }
table-trap-courtesan = Les Défis de Galanterie ici : +{ $skill_trap }.
table-trap-casuist = Les Défis d’Érudition ici : +{ $skill_trap }.
table-trap-slanderer = Les Défis de Noblesse ici : +{ $skill_trap }.
table-trap-braggart = Les Défis de Panache ici : +{ $skill_trap }.
table-trap-henchman = Adversaires et gardes d’ici : +{ $henchman_dice } dé rouge.
table-trap-assassin = Frappe le premier qui entame un Défi ou un Duel ici : { $assassin_dice } dés rouges, 1 blessure par Épée. Puis il disparaît.
table-trap-nemesis = Milady nomme un Mousquetaire : lui seul peut se battre en duel ici.

word-reinforcements = Renforts
word-conscripts = Conscrits
word-to_bastille = Embastillé
word-ambush = Guet-apens
word-dead_end = Impasse
word-urgency = Urgence
word-plot = Complot
word-haste = Le temps presse
word-purse_theft = Bourse coupée
word-poison = Vin d’Anjou
word-sabotage = Sabotage
word-confiscation = Confiscation
table-treachery-reinforcements = +{ $reinforcement_dice } dés rouges à La Rochelle, ce tour-ci.
table-treachery-conscripts =
    { $conscripts_actions ->
        [one] Chaque Mousquetaire a { $conscripts_actions } action de moins ce tour-ci.
       *[other] Chaque Mousquetaire a { $conscripts_actions } actions de moins ce tour-ci.
    }
table-treachery-to_bastille = Un Mousquetaire va à la Bastille.
table-treachery-ambush =
    { $ambush_wounds ->
        [one] Un Mousquetaire perd { $ambush_wounds } point de vie.
       *[other] Un Mousquetaire perd { $ambush_wounds } points de vie.
    }
table-treachery-dead_end =
    { $dead_end_cost ->
        [one] Le premier déplacement de chaque Mousquetaire coûte { $dead_end_cost } action de plus ce tour-ci.
       *[other] Le premier déplacement de chaque Mousquetaire coûte { $dead_end_cost } actions de plus ce tour-ci.
    }
table-treachery-urgency = Les Mousquetaires jouent dans l’ordre du plateau et ne peuvent rien échanger, ce tour-ci.
table-treachery-plot = Le jeton de la Reine avance de { $plot_queen }.
table-treachery-haste = Le jeton Temps avance de { $haste_time }.
table-treachery-purse_theft = La bourse perd { $purse_theft } pistoles.
table-treachery-poison =
    { $poison_cards ->
        [one] Un Mousquetaire perd { $poison_cards } carte au hasard.
       *[other] Un Mousquetaire perd { $poison_cards } cartes au hasard.
    }
table-treachery-sabotage = Une carte de La Rochelle est défaussée.
table-treachery-confiscation = Un Équipement d’un Mousquetaire retourne à l’Arsenal.

word-sword = Épée
word-shield = Bouclier
word-lys = Lys

word-gambling_debts = Les dettes de jeu de la Reine
word-chevreuse = Les intrigues de la duchesse de Chevreuse
word-poisons = L’affaire des poisons
word-stolen_letter = La lettre dérobée
word-ambassador = L’ambassadeur d’Espagne
word-masked_ball = Le bal masqué
word-confessor = Le confesseur du Roi
word-slander = Les calomnies de la Cour
word-portrait = Le portrait volé
word-handkerchief = Le mouchoir brodé
word-constance_abducted = Constance enlevée
word-constance_held = Constance séquestrée
word-smugglers = Trafiquants
word-paris_duels = Duels à Paris
word-message = Message pour la Reine
word-spies = Les espions du Cardinal
word-edict = L’édit du Cardinal
word-prosecutor = Le procureur du Châtelet
table-paris-constance_abducted = En fin de tour, { $strangle_dice } dés rouges : chaque Épée serre d’un cran. À { $strangle_goal } crans, Constance est étranglée et Milady gagne.
table-paris-constance_held = En fin de tour, Milady gagne une Perfidie.
table-paris-smugglers = Tant qu’elle est là : +{ $smugglers_dice } dé rouge à La Rochelle.
table-paris-paris_duels =
    { $paris_duels_wounds ->
        [one] En fin de tour, un Mousquetaire désigné par Milady perd { $paris_duels_wounds } point de vie.
       *[other] En fin de tour, un Mousquetaire désigné par Milady perd { $paris_duels_wounds } points de vie.
    }
table-paris-message = En fin de tour, { $message_dice } dés rouges : s’il y a une Épée, le jeton de la Reine avance de 1.
table-paris-spies =
    { $spies_cards ->
        [one] En fin de tour, un Mousquetaire désigné par Milady perd { $spies_cards } carte au hasard.
       *[other] En fin de tour, un Mousquetaire désigné par Milady perd { $spies_cards } cartes au hasard.
    }
table-paris-edict = En fin de tour, la bourse perd { $edict_loss } pistoles.
table-paris-prosecutor = En fin de tour, un Mousquetaire encore à Paris, désigné par Milady, va à la Bastille.

word-lys_dor = L’auberge du Lys d’Or
word-crossing = La traversée
word-london = Londres
word-return = Le retour au bal

table-ability-swift_botte-name = Botte vive
table-ability-swift_botte = Sa Botte de base vaut déjà celle, améliorée, de ses compagnons.
table-ability-unseen-name = Insaisissable
table-ability-unseen = Ses Défis et ses Duels ne démasquent jamais Milady, et Rochefort ne l’arrête pas.
table-ability-colossus-name = Colosse
table-ability-colossus = À La Rochelle, il peut sacrifier { $colossus_sacrifice } points de vie.
table-ability-versatile-name = Polyvalent
table-ability-versatile = Dans chaque Défi, une carte d’une autre Compétence peut compter.
table-ability-captain-name = Capitaine
table-ability-captain = On échange avec lui à toute distance.

## Le terminal

table-legend = ▶ le Mousquetaire dont il s’agit, ✓ qui a déjà joué ; sa forme (●, ■…) est celle du joueur qui le mène. ♥ points de vie. Compétences et Défis par leur première lettre : É Érudition, N Noblesse, G Galanterie, P Panache. Un Défi « N6 (+2) » demande Noblesse 6 et rapporte 2 pistoles ; ✓ fait. → ce que la case suivante apporte : les dés du prochain siège, la Reine compromise. Derrière un Adversaire, sa Force. ▮ jeton de corridor caché ; un chiffre, un garde retourné et ses dés. « duel 2d » : deux dés rouges ; un pourcentage : la chance de blesser. Touche n : le carnet dit ce que font les cartes.
table-ink-round = Tour { $round }
table-ink-acting =
    { $actions ->
        [0] { $name }, plus d’action
        [one] { $name }, { $actions } action
       *[other] { $name }, { $actions } actions
    }
table-ink-time = Temps { $square }/{ $last } → { $dice }d
table-ink-queen = Reine { $square }/{ $last }
table-ink-louvre-mark = Louvre { $square }/{ $last }
table-ink-constance = Constance { $square }/{ $last }
table-ink-then-queen = Reine +1
table-ink-then-failed = échec, Reine +1
table-ink-rochelle = Rochelle
table-ink-square = { $square }/{ $end }
table-ink-reward =
    { $kind ->
        [treachery] { $square } : Perfidie
        [epic] +{ $square } : Épopée
       *[pistoles] +{ $square } : { $amount } p.
    }
table-ink-siege = { $blue }d contre { $red }d
table-ink-assault = bleus { $items }, rouges { $words }, manque { $deficit }
table-ink-milady = Milady
table-ink-revealed = vue { table-at }
table-ink-hidden = vous êtes { table-at }
table-ink-anywhere = cachée
table-ink-maybe = cachée, mais pas : { $items }
table-ink-nowhere = pas encore cachée
table-ink-extras =
    { $count ->
        [one] { $count } Perfidie de plus
       *[other] { $count } Perfidies de plus
    }
table-ink-treacheries =
    { $count ->
        [0] sans Perfidie
        [one] { $count } Perfidie
       *[other] { $count } Perfidies
    }
table-ink-paris-cards =
    { $count ->
        [one] { $count } carte Paris
       *[other] { $count } cartes Paris
    }
table-ink-none = aucune
table-ink-own-treacheries = Perfidies : { $items }
table-ink-own-paris = Paris : { $items }
table-ink-paris = Paris
table-ink-louvre = Louvre
table-ink-ferrets = Ferrets
table-ink-empty = rien ici
table-ink-force = [Force { $used }/{ $force }]
table-ink-stage = { $number }/{ $last }
table-ink-passage = passage { $cost } Ép.
table-ink-purse = Bourse
table-ink-epic = Épopée { $count }
table-ink-deck = pioche { $deck }, défausse { $discard }
table-ink-duel = Duel
table-ink-botte = Botte
table-ink-or = ou
table-ink-blue = bleus { $count } { $items }
table-ink-red = rouges { $count } { $items }
table-ink-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-ink-out = à terre (T{ $round })
table-ink-place-vieux_colombier = Colombier
table-ink-place-paris = Paris
table-ink-place-louvre = Louvre
table-ink-place-la_rochelle = La Rochelle
table-ink-place-ferrets = Ferrets
table-ink-place-richelieu = Richelieu
table-ink-place-milady_house = chez Milady
table-ink-place-bastille = Bastille
table-ink-token-thoroughbred = cheval
table-ink-token-pistol = pistolet
table-ink-token-leather = cuir
table-ink-token-toledo = Tolède
table-ink-token-imp_erudition = É+
table-ink-token-imp_nobility = N+
table-ink-token-imp_gallantry = G+
table-ink-token-imp_panache = P+
table-ink-token-imp_botte = Botte+
table-ink-nothing = rien
table-ink-card-epic = Épopée
table-ink-card-double = Double
table-ink-card-essarts = Essarts
table-ink-card-buckingham = Buckingham
table-ink-card-bassompierre = Bassompierre
table-ink-card-de_winter = De Winter
table-ink-card-king = Roi
table-ink-card-surgeon = Chirurgien
table-ink-do-move = Se déplacer…
table-ink-do-buy = Acheter…
table-ink-do-exchange = Échange : { $items }
table-ink-do-character = Personnage : { $items }
table-ink-do-challenge = Défi : { $items }
table-ink-do-duel = Duel : { $items }
table-ink-do-reinforce = Renforts : { $items }
table-ink-do-bastille = Sortir de la Bastille…
table-ink-do-passage = Passage secret…
table-ink-do-draw = Piocher
table-ink-do-end = Finir son tour
table-ink-do-time_up = Le sablier est vide
table-ink-do-give = Donner…
table-ink-do-ask = Demander…
table-ink-seize = Saisir { $name } ({ $hero })
table-ink-alone = rien d’autre
table-ink-priced = { $name } ({ $price } p.)
table-ink-stock = { $name } ×{ $count } ({ $price } p.)
table-ink-challenge =
    { $toll ->
        [0] { $lacking ->
            [0] { $skill } { $value }, rien à payer
           *[other] { $skill } { $value }, manque { $lacking }
        }
       *[other] { $skill } { $value }, manque { $lacking } et { $toll } p.
    }
table-ink-guard = garde
table-ink-corridors = corridor { $items }
table-ink-foe =
    { $dice ->
        [one] { $name } ({ $dice } dé)
       *[other] { $name } ({ $dice } dés)
    }
table-ink-corridor =
    { $dice ->
        [0] corridor { $number } (caché)
        [one] corridor { $number } ({ $dice } dé)
       *[other] corridor { $number } ({ $dice } dés)
    }
table-ink-past-corridor = corridor { $number } (Épopée { $cost })
table-ink-past-challenge = { $name } (Épopée { $cost })
table-ink-dice = { $count }d
table-ink-chance = { $percent } %
table-ink-note-past = Milady, tour par tour :
table-ink-note-played = Perfidies jouées :
table-ink-note-treacheries = Perfidies encore cachées :
table-ink-note-paris = Cartes Paris encore cachées :
table-ink-note-cards = Cartes Aventure encore cachées :
table-ink-note-pool = Hommes de Milady :
table-ink-note-traps = Embûches de Milady :
table-ink-note-arsenal = Arsenal :
table-ink-paris-constance_abducted = { $strangle_dice } dés, { $strangle_goal } Épées l’étranglent
table-ink-paris-constance_held = une Perfidie par tour
table-ink-paris-smugglers = dés rouges du siège +{ $smugglers_dice }
table-ink-paris-paris_duels = blessures par tour : { $paris_duels_wounds }
table-ink-paris-message = { $message_dice } dés, une Épée pousse la Reine
table-ink-paris-spies = cartes perdues par tour : { $spies_cards }
table-ink-paris-edict = −{ $edict_loss } pistoles par tour
table-ink-paris-prosecutor = un prisonnier par tour

## Le glossaire

term-mission = Mission
term-mission-help = Une carte du Louvre ou de Paris : des Défis et des Duels à faire, dans n’importe quel ordre. Elle est accomplie quand tout est validé et qu’aucun Adversaire n’y reste.
term-defi = Défi
term-defi-help = Une Compétence et une valeur de { $challenge_least } à { $challenge_most } : il faut l’atteindre avec la Compétence du Mousquetaire, des cartes et des jetons Épopée.
term-duel = Duel
term-duel-help = Un combat aux dés contre un Adversaire, un garde, Rochefort ou le geôlier. Il s’arrête à la première blessure.
term-assaut = Assaut
term-assaut-help = Un lancer des deux camps. Chaque Épée non parée par un Bouclier blesse ; sans blessure, chacun perd un dé et recommence.
term-botte = Botte
term-botte-help = Une combinaison de faces propre à chacun. Qui l’obtient inflige une blessure, et le reste du lancer ne compte pas.
term-destination = Destination
term-destination-help = L’endroit où Milady se cache ce tour-ci. Le même peut servir deux fois de suite.
term-demasquee = Démasquée
term-demasquee-help = Milady a dû montrer où elle est avant la fin de la phase II : elle y perd son action. Un Défi, un Duel, une visite chez Richelieu ou Kitty la démasquent.
term-rochefort = Rochefort
term-rochefort-help = Le garde du corps : { $rochefort_dice } dés, { $rochefort_health } points de Santé, { $rochefort_heals } de regagné par tour. Il s’interpose à chaque Défi et à chaque Duel là où est Milady. Le Rochefort du dernier duel compte ses blessures à part.
term-perfidie = Perfidie
term-perfidie-help = Une carte que Milady joue en phase I : une par tour.
term-embuche = Embûche
term-embuche-help = Une carte posée face visible sur une mission ; elle gêne les Défis ou les Duels tant que dure la mission. L’Assassin frappe une fois, les Mendiants partent une fois payés ; défaussée, une Embûche ne revient pas.
term-adversaire = Adversaire
term-adversaire-help = Un homme de Milady, posté sur une mission. Vaincu, il quitte le jeu et paie sa récompense ; sinon, il revient à Milady quand la mission disparaît.
term-force = Force
term-force-help = Les dés rouges d’un Adversaire. Sur une carte : le total que Milady peut y placer.
term-pistole = Pistole
term-pistole-help = L’argent des Mousquetaires, dans une bourse commune de { $purse_most } au plus.
term-epopee = Jeton Épopée
term-epopee-help = Commun à tous : un dé bleu dans un duel, 1 dans un Défi, ou, à plusieurs, le passage secret de la quête.
term-equipement = Équipement
term-equipement-help = Pur-sang, Pistolet, Cuir, Lame de Tolède : s’achète à l’Arsenal, s’échange, peut être confisqué.
term-amelioration = Amélioration
term-amelioration-help = Une Compétence ou une Botte meilleure. S’achète, ne s’échange pas.
term-personnage = Personnage
term-personnage-help = Une carte Aventure qui se joue pour une action, puis se défausse.
term-horsdecombat = Hors de combat
term-horsdecombat-help = Sans point de vie : le Mousquetaire est au Vieux-Colombier, garde tout et n’agit plus. Il revient, Santé entière et une carte de plus, à la fin de la phase II : du même tour s’il est tombé en phase I, sinon du tour suivant.
term-embastille = Embastillé
term-embastille-help = À la Bastille : on en sort pour { $bastille_price ->
        [one] { $bastille_price } pistole
       *[other] { $bastille_price } pistoles
    }, ou en blessant le geôlier.
term-porteparole = Porte-parole
term-porteparole-help = Le joueur qui dit quel Mousquetaire joue ensuite. Le rôle tourne à chaque tour.
term-cardinal = Case Cardinal
term-cardinal-help = La dernière case du Temps, de la Reine et, côté Milady, de La Rochelle : si le jeton y arrive, Milady gagne.
term-renforts = Renforts
term-renforts-help = Les cartes posées à La Rochelle : elles y restent, et donnent des dés bleus à chaque siège.
term-sacrifice = Sacrifice
term-sacrifice-help = Un point de vie donné à La Rochelle retient le jeton d’une case : { $sacrifice } au plus, { $colossus_sacrifice } pour Porthos.
term-passage = Passage secret
term-passage-help = À la quête, pour des jetons Épopée et sans action : un Défi de validé, ou un jeton de corridor de moins.
term-corridor = Corridor
term-corridor-help = À l’auberge du Lys d’Or, { $corridors } rangées de { $corridor_length } jetons cachés. En vider une seule suffit.
term-leurre = Leurre
term-leurre-help = Un jeton de corridor sans garde : il s’en va de lui-même, et le suivant est retourné.
term-etau = Constance
term-etau-help = Enlevée, elle est serrée d’un cran par Épée rouge à chaque fin de tour ; à { $strangle_goal } crans, Milady gagne.

## === settled questions ===

ruling-01 = Combien de Mousquetaires selon le nombre de joueurs ?
ruling-01-decision = { $versus_2 } à 2 joueurs, { $versus_3 } à 3, { $versus_4 } à 4, { $versus_5 } à 5, { $versus_6 } à 6. Avec l’option « { option-automatic_milady } » : { $automatic_1 } à 1 joueur, { $automatic_2 } à 2, { $automatic_3 } à 3, { $automatic_4 } à 4, { $automatic_5 } à 5.
ruling-02 = Qui décide de l’ordre des Mousquetaires ?
ruling-02-decision = Le porte-parole ; ce rôle passe à un autre joueur à chaque tour. Qui mène seul tous les Mousquetaires le reste.
ruling-03 = Un Mousquetaire peut-il partager ses actions autour de celles d’un autre ?
ruling-03-decision = Non, il les fait toutes à la suite.
ruling-04 = Où peut-on acheter et piocher ?
ruling-04-reading = Partout ; à la Bastille, on pioche mais on n’achète pas. L’aide de jeu ne nomme aucun lieu.
ruling-05 = L’argent et les jetons Épopée sont-ils à chacun ou à tous ?
ruling-05-decision = À tous : une seule Bourse, une seule réserve.
ruling-06 = Où Milady peut-elle aller ?
ruling-06-decision = À Paris, au Louvre, à La Rochelle, aux Ferrets, chez Richelieu ou chez elle ; ni au Vieux-Colombier ni à la Bastille, où elle n’a rien à faire.
ruling-07 = Peut-elle choisir deux fois de suite la même destination ?
ruling-07-decision = Oui, rien ne l’interdit.
ruling-08 = On entre chez Richelieu alors que Milady y a déjà été découverte ?
ruling-08-rulebook = On ne risque rien, et l’on y reste.
ruling-09 = Et si elle a été découverte ailleurs ?
ruling-09-rulebook = On est embastillé : elle n’est pas là.
ruling-10 = Suffit-il d’entrer là où se trouve Milady pour la découvrir ?
ruling-10-rulebook = Non, sauf chez Richelieu : il faut y tenter un Défi ou un Duel.
ruling-11 = Peut-on la découvrir à La Rochelle ou chez elle ?
ruling-11-reading = Par Kitty seulement : on n’y trouve ni Défi ni Duel.
ruling-12 = Faut-il blesser Rochefort une fois par tour, ou à chaque action ?
ruling-12-rulebook = À chaque Défi et à chaque Duel tenté là où il garde Milady, tant qu’il lui reste de la Santé.
ruling-13 = Que se passe-t-il si l’on ne blesse pas Rochefort ?
ruling-13-rulebook = L’action est perdue. Le Défi ou le Duel n’a pas lieu, et ses cartes ne sont pas payées.
ruling-14 = Et quand Rochefort n’a plus de Santé ?
ruling-14-decision = Il ne barre plus le passage. Il reprend { $rochefort_heals } point de Santé au début de chaque tour, à partir du deuxième.
ruling-15 = Rochefort et le Mousquetaire se blessent en même temps ?
ruling-15-rulebook = Si le Mousquetaire tient debout, il poursuit son action.
ruling-16 = Les cartes Combat se défaussent-elles avant de lancer les dés ?
ruling-16-rulebook = Oui, et elles comptent pour tout le duel.
ruling-17 = Peut-on renoncer à sa Botte ?
ruling-17-rulebook = Non, elle est automatique.
ruling-18 = Que fait une Botte contre qui supporte deux ou trois Blessures ?
ruling-18-rulebook = Une seule Blessure.
ruling-19 = Plusieurs Épées ne sont pas parées ?
ruling-19-rulebook = Autant de Blessures, d’un côté comme de l’autre.
ruling-20 = Les deux adversaires réussissent leur Botte ?
ruling-20-decision = Chacun reçoit 1 Blessure.
ruling-21 = L’un des deux n’a plus de dés ?
ruling-21-reading = L’autre continue seul, jusqu’à ce qu’une Blessure tombe ou qu’il n’ait plus de dés à son tour.
ruling-22 = Le Mousquetaire tombe en éliminant son adversaire ?
ruling-22-decision = L’élimination et la récompense restent acquises.
ruling-23 = Dans quel ordre faut-il faire les Défis et les Duels d’une mission ?
ruling-23-decision = Comme on veut ; seul le dernier duel de la quête vient après tout le reste.
ruling-24 = La récompense vient-elle à chaque Défi ou à la fin de la mission ?
ruling-24-reading = À chaque Défi, aussitôt ; le bonus de la mission s’y ajoute quand elle est accomplie.
ruling-25 = Peut-on payer un Défi plus cher qu’il ne faut ?
ruling-25-decision = Non : exactement ce qui manque.
ruling-26 = Peut-on tenter un Défi que l’on ne peut pas payer ?
ruling-26-decision = Non, pas même pour débusquer Milady.
ruling-27 = Et si l’on dépense contre Rochefort les jetons Épopée qu’il fallait au Défi ?
ruling-27-decision = S’il ne reste aucun paiement possible, la tentative échoue et l’action est perdue.
ruling-28 = Quand arrive la mission suivante du Louvre ?
ruling-28-decision = Aussitôt : Milady la garnit immédiatement, et le jeton Louvre revient à 0.
ruling-29 = La mission du Louvre est accomplie en phase II : où finit le jeton Louvre ?
ruling-29-decision = Il revient à 0, puis avance sur 1 à la fin du tour.
ruling-30 = Que deviennent les Défis déjà réussis d’une mission du Louvre qui échoue ?
ruling-30-decision = Les jetons Validation sont perdus, les récompenses gardées.
ruling-31 = Milady remplace sa carte Paris : que reste-t-il de l’ancienne ?
ruling-31-reading = Rien : le travail commencé est perdu, Constance revient à 0, et la carte quitte la partie.
ruling-32 = Un Adversaire vaincu revient-il ?
ruling-32-reading = Non, il quitte la partie. Celui qui n’a pas été vaincu retourne à Milady, guéri de ses Blessures, à moins que l’option « { option-wounds_on_card } » ne les lui laisse.
ruling-33 = Il ne reste pas assez d’Adversaires ?
ruling-33-decision = Milady place ceux qui conviennent, ou personne.
ruling-34 = Faut-il placer exactement la Force indiquée ?
ruling-34-decision = Non, c’est un maximum.
ruling-35 = Les Embûches sont-elles cachées ?
ruling-35-decision = Non, elles sont posées face visible.
ruling-36 = Combien de Perfidies Milady peut-elle avoir en main ?
ruling-36-decision = { $treacheries_most }. Compléter sa main à { $refill } chez Richelieu n’en est pas changé.
ruling-37 = Combien coûte la sortie de la Bastille ?
ruling-37-rulebook = { $bastille_price } pistoles, comme le dit l’aide de jeu ; une règle plus ancienne disait 1.
ruling-38 = Le duel contre le geôlier est perdu, ou sans résultat ?
ruling-38-decision = On reste à la Bastille, et l’on peut retenter.
ruling-39 = Où arrive-t-on en sortant de la Bastille ?
ruling-39-decision = Au Vieux-Colombier.
ruling-40 = Le geôlier met un Mousquetaire hors de combat ?
ruling-40-decision = Il est hors de combat au Vieux-Colombier, et n’est plus embastillé.
ruling-41 = Un Guet-apens frappe un Mousquetaire à qui il reste 1 point de Santé ?
ruling-41-rulebook = Il est hors de combat, et revient à la fin de la phase II du même tour.
ruling-42 = Peut-on viser un Mousquetaire hors de combat ?
ruling-42-decision = Ni pour l’embastiller ni pour le blesser. Mais Némésis peut le nommer, et il peut perdre cartes et Équipements, qu’il garde : Vin d’Anjou, espions, Confiscation.
ruling-43 = Tous les Mousquetaires sont hors de combat ?
ruling-43-decision = Personne n’agit en phase II, et le tour continue.
ruling-44 = De combien avance le jeton de La Rochelle ?
ruling-44-reading = De la différence des Épées entre les deux camps.
ruling-45 = Reçoit-on une récompense de La Rochelle en passant dessus, ou sans bouger ?
ruling-45-decision = Non, seulement là où le jeton s’arrête après avoir vraiment avancé vers ce camp.
ruling-46 = Les cartes posées à La Rochelle y restent-elles ?
ruling-46-decision = Oui, jusqu’à ce que Milady les retire.
ruling-47 = Peut-on se sacrifier quand les Mousquetaires ont fait mieux, ou aussi bien ?
ruling-47-reading = Non : un sacrifice ne fait que limiter l’avance de Milady.
ruling-48 = Le Temps ou le Louvre d’abord ?
ruling-48-rulebook = Le Temps, puis le Louvre, puis Paris.
ruling-49 = Constance vient d’être enlevée : lance-t-on les dés dès ce tour ?
ruling-49-decision = Oui, comme pour les effets de toutes les cartes Paris.
ruling-50 = Il faut plus de dés rouges que la boîte n’en contient ?
ruling-50-decision = On les lance en plusieurs fois.
ruling-51 = Rochefort garde-t-il les passages secrets ?
ruling-51-decision = Non : les prendre n’est pas une action, et ne révèle pas Milady.
ruling-52 = Regarde-t-on le jeton qu’un passage secret contourne ?
ruling-52-decision = Oui : il est retourné devant tous, puis retiré.
ruling-53 = Un leurre coûte-t-il une action ?
ruling-53-decision = Non, il est retiré dans l’action qui le retourne, et le jeton suivant est retourné aussitôt.
ruling-54 = Un corridor commencé peut-il être laissé là ?
ruling-54-decision = Oui. Ce qui est retiré le reste, et n’importe qui peut continuer.
ruling-55 = Plusieurs duels imprimés sont pareils : lequel choisit-on ?
ruling-55-decision = Le premier qui reste ; il n’y a qu’un choix.
ruling-56 = Combien de choses peut-on échanger en une action ?
ruling-56-decision = { $transfers_most } au plus, demandes refusées comprises. Avec l’option « { option-closed_hands } », on demande à l’aveugle, et une demande vaine compte aussi.
ruling-57 = Combien de déplacements le Pur-sang offre-t-il ?
ruling-57-decision = Un par tour du Mousquetaire, son premier.
ruling-58 = Athos échappe-t-il aussi à Urgence, à Némésis et aux autres embarras ?
ruling-58-decision = Non : seuls Milady et Rochefort ne le voient pas.
ruling-59 = Des Voleurs prennent les pistoles qu’attendaient les Mendiants ?
ruling-59-decision = Une mission n’a qu’une Embûche : cela n’arrive pas. Avec d’autres cartes, la tentative échouerait.
ruling-60 = Il n’y a plus de cartes Aventure, ni dans la pioche ni dans la défausse ?
ruling-60-decision = On ne peut plus choisir de piocher, et les autres pioches ne donnent rien.
ruling-61 = Milady est chez Richelieu avec { $treacheries_most } Perfidies en main ?
ruling-61-decision = Elle ne peut que passer.
ruling-62 = Le Rochefort du dernier duel est-il celui qui garde Milady ?
ruling-62-decision = C’est le même homme, mais compté à part : { $final_dice } dés et { $final_wounds } Blessures, quelle que soit la Santé du garde du corps.
ruling-63 = La Bourse ou la réserve de jetons Épopée est pleine ?
ruling-63-decision = Le surplus est perdu, au-delà de { $purse_most } pistoles et de { $epic_most } jetons.
ruling-64 = Peut-on jouer le Roi quand la Reine n’a rien perdu ?
ruling-64-decision = Non, son jeton est déjà à 0.
ruling-65 = Jouer un Personnage coûte-t-il une action ?
ruling-65-rulebook = Oui, c’est l’action 5.
ruling-66 = L’aide de jeu parle d’un Duel, d’un Défi « ou d’une Mission » : qu’est-ce que tenter une mission ?
ruling-66-reading = Tenter l’un de ses Défis ou de ses Duels, ceux de la quête compris. Il n’y a pas de troisième cas.
ruling-67 = Quelle est la case Cardinal du Louvre ?
ruling-67-reading = La dernière case de la piste de la Reine. Sur la case { $louvre_fail }, le jeton Louvre ne fait qu’échouer la mission.
ruling-68 = Que peut faire un prisonnier ?
ruling-68-decision = Piocher, jouer un Personnage, tenter de sortir, finir. Ni achat ni échange, pas même avec un compagnon de cellule.
ruling-69 = Que risque-t-on à rester chez Richelieu d’un tour à l’autre ?
ruling-69-reading = Rien : seule l’entrée compte.
ruling-70 = Un Pur-sang est acheté ou reçu après le premier déplacement ?
ruling-70-decision = Il ne sert qu’au tour suivant : c’est le premier déplacement qui est gratuit.
ruling-71 = Planchet est-il défaussé avant de piocher ?
ruling-71-decision = Oui, comme tout Personnage. Si la pioche est vide, on peut donc le repiocher.
ruling-72 = Le Cuir protège-t-il encore qui n’a plus de dés ?
ruling-72-decision = Oui, ce Bouclier compte toujours.
ruling-73 = Plusieurs Adversaires sont sur la même mission ?
ruling-73-reading = Il faut un Duel contre chacun, donc une action pour chacun, dans l’ordre que l’on veut.

## === tracks, places, figures, missions, quest, threats ===

## Autour de la table

table-map = Paris et ses alentours
table-places = Les { $locations } lieux
table-heading-preparation = Mise en place
table-heading-milady = Tour { $number } · Phase I, Milady
table-heading-musketeers = Tour { $number } · Phase II, les Mousquetaires
table-heading-siege = Tour { $number } · Phase III, La Rochelle
table-heading-end = Tour { $number } · Phase IV, fin du tour
table-heading-over = Tour { $number } · La partie est finie
table-phase-milady = Milady
table-phase-musketeers = Mousquetaires
table-phase-siege = La Rochelle
table-phase-end = Fin du tour
table-role-milady = Milady
table-role-speaker = dit qui joue ensuite, ce tour-ci
table-seat-treacheries =
    { $count ->
        [one] { $count } Perfidie en main
       *[other] { $count } Perfidies en main
    }
table-seat-hidden = cachée
table-seat-revealed = démasquée
table-seat-shown = restée cachée
table-seat-back = tour { $round }
table-seat-health =
    { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
table-seat-acted = a joué
table-seat-out = hors de combat jusqu’à la fin de la phase II du tour { $round }

## Les pistes

table-track-time = Temps
table-track-louvre = Louvre
table-track-queen = Reine
table-track-rochelle = La Rochelle
table-track-constance = Constance
table-track-at = case { $square }.
table-next-dice =
    { $amount ->
        [one] case { $square } : { $amount } dé rouge
       *[other] case { $square } : { $amount } dés rouges
    }
table-next-defeat = case { $square } : Milady gagne
table-next-lost = { $square } : défaite
table-next-queen = case { $square } : la Reine avance
table-next-fail = case { $square } : mission perdue
table-next-nothing = case { $square } : rien encore
table-next-far = encore { $amount } cases
table-next-pistoles = +{ $square } : { $amount } pistoles
table-next-epic =
    { $amount ->
        [one] +{ $square } : { $amount } Épopée
       *[other] +{ $square } : { $amount } Épopées
    }
table-next-treachery =
    { $amount ->
        [one] { $square } : { $amount } Perfidie
       *[other] { $square } : { $amount } Perfidies
    }
table-next-strangle = { $amount } dés chaque soir
table-store-purse = Bourse
table-store-epic = Épopée
table-store-rochefort =
    { $count ->
        [one] Rochefort : { $count } point de vie sur { $of }
       *[other] Rochefort : { $count } points de vie sur { $of }
    }
table-store-arsenal = Arsenal
table-store-token =
    { $left ->
        [0] épuisé
       *[other] { $price } pistoles, reste { $left }
    }

## Menaces

table-threats = Ce qui menace
table-weighing = Ce tour-ci
table-threat-time =
    { $first ->
        [one] Temps : la prochaine case est la défaite.
       *[other] Temps : plus que { $first } cases avant la défaite.
    }
table-threat-queen-louvre = La Reine : si la mission du Louvre n’est pas remplie ce tour-ci, elle est perdue.
table-threat-queen-message = La Reine : le message peut la perdre dès ce soir.
table-threat-queen =
    { $first ->
        [one] La Reine : plus qu’une case avant la défaite.
       *[other] La Reine : plus que { $first } cases avant la défaite.
    }
table-threat-louvre =
    { $first ->
        [one] Le Louvre : à la prochaine case la mission échoue, la Reine avance et Milady y gagne une Perfidie.
       *[other] Plus que { $first } cases avant de perdre le Louvre ; à la prochaine, la Reine avance.
    }
table-threat-rochelle =
    { $second ->
        [one] La Rochelle : une défaite de { $first } suffit ({ $second } dé rouge ce soir).
       *[other] La Rochelle : une défaite de { $first } suffit ({ $second } dés rouges ce soir).
    }
table-threat-constance =
    { $first ->
        [0] Constance est enlevée : { $second } pas, et elle est étranglée.
       *[other] Constance : { $first } pas sur { $second }, { $third } dés ce soir.
    }
table-threat-quest =
    { $first ->
        [one] La quête : plus qu’une épreuve, et les Mousquetaires gagnent.
       *[other] La quête : plus que { $first } épreuves, et les Mousquetaires gagnent.
    }

# The goal of this very moment

table-goal-watching = Milady contre les Mousquetaires du Roy.
table-goal-milady = Une piste au rouge, ou Constance étranglée.
table-goal-ruin =
    { $left ->
        [one] Votre victoire : { $track }, à { $left } case
       *[other] Votre victoire : { $track }, à { $left } cases
    }
table-goal-hide = Barrez-leur la route, ou agissez sans témoin.
table-goal-assign = Rendez cette mission difficile.
table-goal-treachery = Ralentissez-les, ou piochez.
table-goal-target = Frappez qui vous gêne le plus.
table-goal-unseen = On ne vous a pas vue : profitez-en.
table-goal-musketeers = Sauvez la Reine : achevez la quête à temps.
table-goal-pressing =
    { $left ->
        [one] Quête { $number }/{ $of } · { $track } : défaite à { $left } case
       *[other] Quête { $number }/{ $of } · { $track } : défaite à { $left } cases
    }
table-goal-start = Commencez là où l’on a besoin de vous.
table-goal-commit = Plus de dés : plus de coups, moins de blessures.
table-goal-pay = Payez ce qui vous manquera le moins.
table-goal-swap = La bonne carte dans la bonne main.
table-goal-consent = À qui servira-t-elle le mieux ?
table-goal-sacrifice = Un point de vie sauve une case.
table-goal-blade = Une Épée ou une Botte de plus ?

## Les lieux

table-tile-vieux_colombier = Colombier
table-tile-paris = Paris
table-tile-louvre = Louvre
table-tile-la_rochelle = La Rochelle
table-tile-ferrets = Ferrets
table-tile-richelieu = Richelieu
table-tile-milady_house = Milady
table-tile-bastille = Bastille
table-go-move = Y aller
table-go-start = Commencer ici
table-go-destination = S’y cacher
table-figure-active = , à lui de jouer
table-figure-out = , hors de combat jusqu’à la fin de la phase II du tour { $round }
table-figure-milady-hidden = Milady, cachée ici : vous seule le savez
table-figure-milady-shown = Milady, démasquée ici
table-spot-clear = Milady n’est pas ici
table-spot-empty = Tout est calme : aucune carte.
table-spot-waiting = La prochaine mission arrive.
table-spot-bonus = Tout accompli :
table-spot-vieux_colombier = Rien à craindre ici.
table-spot-richelieu = Milady démasquée, ou la Bastille.
table-spot-milady_house = Fermé aux Mousquetaires.
table-spot-bastille = Le geôlier : { $gaoler_dice } dés. La liberté : { $bastille_price } pistoles.
table-task-duel =
    { $dice ->
        [one] Duel, { $dice } dé
       *[other] Duel, { $dice } dés
    }
table-task-final = Rochefort, { $dice } dés, { $hurt } blessures sur { $wounds }
table-task-raised = (Embûche +{ $count })
table-task-done = validé
table-task-locked = en dernier
table-foe-dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
table-foe-wounds = { $hurt }/{ $wounds }
table-trap-named = Ici, seul ce Mousquetaire peut se battre en duel : { $hero }.
table-gain =
    { $epic ->
        [0] { $pistoles ->
            [one] rapporte { $pistoles } pistole
           *[other] rapporte { $pistoles } pistoles
        }
        [one] { $pistoles ->
            [0] rapporte { $epic } jeton Épopée
            [one] rapporte { $pistoles } pistole et { $epic } jeton Épopée
           *[other] rapporte { $pistoles } pistoles et { $epic } jeton Épopée
        }
       *[other] { $pistoles ->
            [0] rapporte { $epic } jetons Épopée
            [one] rapporte { $pistoles } pistole et { $epic } jetons Épopée
           *[other] rapporte { $pistoles } pistoles et { $epic } jetons Épopée
        }
    }
table-siege-red =
    { $count ->
        [one] rouge
       *[other] rouges
    }
table-siege-blue =
    { $count ->
        [0] bleu
        [one] bleu
       *[other] bleus
    }
table-siege-against = contre
table-siege-slots = Cartes en renfort
table-siege-free = libre
table-quest-stage = Étape { $number } sur { $of }
table-quest-corridor =
    { $guard ->
        [-1] Corridor { $number } : { $left ->
            [one] { $left } jeton caché
           *[other] { $left } jetons cachés
        }.
       *[other] Corridor { $number } : un garde de { $guard } dés, puis { $left ->
            [0] plus personne
            [one] { $left } jeton caché
           *[other] { $left } jetons cachés
        }.
    }
table-quest-decoys =
    { $decoys ->
        [0] Jetons cachés : { $hidden }, sans leurre.
        [one] Jetons cachés : { $hidden }, dont { $decoys } leurre.
       *[other] Jetons cachés : { $hidden }, dont { $decoys } leurres.
    }
table-quest-passage = Passage secret : { $cost } Épopées.

## === decisions, sheets, hands, duel, Milady's side ===

# Decisions: buttons say what they cost and what they bring

table-prize-pistoles =
    { $count ->
        [one] { $count } pistole
       *[other] { $count } pistoles
    }
table-prize-epic =
    { $count ->
        [one] { $count } Épopée
       *[other] { $count } Épopées
    }
table-bar-actions-left =
    { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
table-bar-unseen = { $hero } est insaisissable : ici, ni Milady ni Rochefort ne le remarquent.
table-bar-rochefort-here =
    { $dice ->
        [one] Milady est ici : d’abord blesser Rochefort ({ $dice } dé rouge).
       *[other] Milady est ici : d’abord blesser Rochefort ({ $dice } dés rouges).
    }
table-bar-rochefort-maybe =
    { $dice ->
        [one] Milady est peut-être ici : gare à Rochefort ({ $dice } dé rouge).
       *[other] Milady est peut-être ici : gare à Rochefort ({ $dice } dés rouges).
    }
table-bar-rochefort-down = Rochefort ne tient plus debout : personne ne vous barrera la route ce tour-ci.
table-bar-rochefort-elsewhere = Milady n’est pas ici : la voie est libre.
table-bar-ways =
    { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
table-bar-buy = Acheter…
table-bar-draw = Piocher
table-bar-exchange = Échanger
table-bar-character = Personnage
table-bar-reinforce = Renforts
table-bar-bastille = S’évader
table-bar-passage = Passage secret
table-bar-passage-aimed = Passage : { $whom }
table-bar-end = Finir
table-bar-nobody-here = personne ici
table-bar-imprisoned = embastillé
table-bar-no-character = aucun en main
table-bar-no-use = sans effet ici
table-bar-no-combat = aucun Combat
table-bar-slots-full = plus de place
table-bar-skill = { $skill } { $value }
table-bar-missing = manque { $count }
table-bar-free = réussi d’avance
table-bar-toll =
    { $count ->
        [one] plus { $count } pistole aux Mendiants
       *[other] plus { $count } pistoles aux Mendiants
    }
table-bar-red-dice =
    { $count ->
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    }
table-bar-face-down = face cachée
table-bar-wounds =
    { $count ->
        [one] tombe à { $count } blessure
       *[other] tombe à { $count } blessures
    }
table-bar-corridor = Corridor { $number }
table-bar-passage-cost =
    { $count ->
        [one] { $count } Épopée, sans action
       *[other] { $count } Épopées, sans action
    }
table-bar-siege-dice =
    { $count ->
        [one] { $count } dé bleu au siège
       *[other] { $count } dés bleus au siège
    }
table-bar-bastille-pay = Payer le geôlier
table-bar-bastille-fight = Se battre avec le geôlier
table-bar-richelieu-here = Milady y est : rien à craindre
table-bar-richelieu-gone = Milady n’y est pas : la Bastille vous attend
table-bar-richelieu-risk = démasque Milady si elle y est, sinon la Bastille
table-bar-milady-here = Milady y est, avec Rochefort
table-bar-stock = il en reste { $count }
table-bar-buy-lead = Une action achète un jeton, ou deux différents.
table-bar-two-at-once = Deux jetons d’un coup
table-bar-buy-two = Acheter ces deux jetons
table-bar-pair = { $tokens }
table-bar-one-card = 1 carte
table-bar-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-bar-aimed = { $what } : { $whom }
table-bar-actions-lost =
    { $count ->
        [one] { $count } action perdue
       *[other] { $count } actions perdues
    }

# Other decisions of the Musketeers

table-bar-speaker = Parlez-en avec les autres ; ce tour-ci, c’est vous qui nommez le suivant.
table-bar-health =
    { $count ->
        [one] { $count } point de vie sur { $of }
       *[other] { $count } points de vie sur { $of }
    }
table-bar-life = vie { $count }/{ $of }
table-bar-pay = { $hero } relève un Défi : { $skill }. Avec quoi ?
table-bar-skill-cards =
    { $count ->
        [one] { $count } carte { $skill }
       *[other] { $count } cartes { $skill }
    }
table-bar-epic =
    { $count ->
        [one] { $count } jeton Épopée
       *[other] { $count } jetons Épopée
    }
table-bar-epic-left =
    { $count ->
        [0] il n’en resterait aucun
       *[other] il en resterait { $count }
    }
table-bar-pay-nothing = Rien : il y suffit seul
table-bar-combats =
    { $count ->
        [one] { $count } Combat
       *[other] { $count } Combats
    }
table-bar-doubles =
    { $count ->
        [one] { $count } Double Combat
       *[other] { $count } Doubles Combats
    }
table-bar-commit-nothing = Rien de plus
table-bar-odds = touche { $wounds } %, touché { $hurt } %
table-bar-odds-falls = tombe { $chance } %
table-bar-odds-toledo = Ces chances supposent que la Lame de Tolède sert au mieux.
table-bar-keep = Garder
table-bar-reroll-sword = Relancer une Épée
table-bar-reroll-shield = Relancer un Bouclier
table-bar-reroll-lys = Relancer un Lys
table-bar-of-these = vous en avez { $count }
table-bar-swap =
    { $count ->
        [0] { $hero } et { $partner } ont échangé tout ce qu’ils pouvaient.
       *[other] { $hero } et { $partner } échangent : encore { $count } fois.
    }
table-bar-give = Donner à : { $hero }
table-bar-ask = Demander à : { $hero }
table-bar-held = { $count } en main
table-bar-swap-done = Terminer l’échange
table-bar-asked = { $hero } demande à votre Mousquetaire ({ $partner }) : { $thing }.
table-bar-accept = Donner
table-bar-refuse = Refuser
table-bar-blood =
    { $count ->
        [one] { $hero } à La Rochelle : il manque { $count } Épée.
       *[other] { $hero } à La Rochelle : il manque { $count } Épées.
    }
table-bar-sacrifice =
    { $count ->
        [0] Ne rien sacrifier
        [one] Donner { $count } point de vie
       *[other] Donner { $count } points de vie
    }
table-bar-rochelle-at = le jeton irait en case { $square }
table-bar-rochelle-lost = La Rochelle serait perdue
table-bar-falls = { $hero } tomberait

# Milady’s decisions

table-bar-hide = { $destinations } cartes Lieu, une seule face cachée. On peut rester au même endroit.
table-bar-lair-paris = Rochefort y barre la route ; aucune action propre.
table-bar-lair-louvre = Rochefort y barre la route ; aucune action propre.
table-bar-lair-ferrets = Rochefort y barre la route de la quête ; aucune action propre.
table-bar-lair-la_rochelle = Non démasquée : défausser un renfort.
table-bar-lair-richelieu = Non démasquée : choisir une Perfidie, ou compléter votre main.
table-bar-lair-milady_house = Inaccessible aux Mousquetaires : prendre une carte Paris.
table-bar-paris-FirstParis = La carte qui ouvre la partie à Paris.
table-bar-paris-PlayParis = Mettre en jeu une carte Paris de votre main ?
table-bar-paris-MiladyAtHome = Une carte de la réserve rejoint votre main.
table-bar-replaces = Elle chasserait de Paris : { $paris }.
table-bar-room =
    { $traps ->
        [0] Force { $force }, sans Embûche
        [one] Force { $force }, { $traps } Embûche
       *[other] Force { $force }, { $traps } Embûches
    }
table-bar-assign =
    { $traps ->
        [0] { $mission } : Force { $force } à placer, plus d’Embûche.
        [one] { $mission } : Force { $force } à placer, { $traps } Embûche.
       *[other] { $mission } : Force { $force } à placer, { $traps } Embûches.
    }
table-bar-force =
    { $count ->
        [one] Force { $count }, { $count } dé
       *[other] Force { $count }, { $count } dés
    }
table-bar-treacheries =
    { $count ->
        [one] { $count } Perfidie en main, { $most } au plus.
       *[other] { $count } Perfidies en main, { $most } au plus.
    }
table-bar-draw-treachery = Piocher une Perfidie
table-bar-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-bar-copies = { $count } dans la pioche
table-bar-refill =
    { $count ->
        [one] Piocher { $count } Perfidie
       *[other] Piocher { $count } Perfidies
    }
table-bar-at-siege = Personne ne vous a vue à La Rochelle : quel renfort disparaît ?
table-bar-at-richelieus = Le Cardinal vous reçoit : la Perfidie de votre choix, ou une main complétée.
table-bar-lay = Poser : { $card }
table-bar-worth = vaut { $prize } à qui le bat
table-bar-trap-dull = Sans effet ici
table-bar-tray-hint = Touchez une carte pour lire ce qu’elle fait.
table-bar-confirm-lay = Poser
table-bar-confirm-play = Jouer
table-bar-confirm-take = Prendre
table-bar-nothing-to-swap = Rien.
table-dice-lately = { $hero } contre { $foe } : { $result }
table-bar-pass-paris = Aucune carte
table-bar-pass-assign = Rien de plus
table-bar-pass-treachery = Ne rien faire
table-bar-pass-siege = Ne rien défausser
table-bar-pass-richelieu = Ne rien prendre

# Sheets and hands

table-sheet-company = Les Mousquetaires
table-sheet-botte = Botte
table-sheet-botte-better = Botte améliorée
table-sheet-or = ou
table-sheet-faces = { $faces }
table-sheet-out = hors de combat, de retour en fin de tour { $number }
table-sheet-acted = a joué
table-sheet-times = { $count } fois
table-sheet-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-sheet-hand = Cartes Aventure
table-sheet-no-cards = Aucune carte en main.
table-sheet-player = joué par { $name }

# Dice

table-dice-against = contre
table-dice-king = Dés bleus
table-dice-cardinal = Dés rouges
table-dice-thrust = Botte
table-dice-missing = (manque)
table-dice-exchange = Assaut { $number }.
table-dice-both = Chacun est blessé ({ $given } et { $taken }).
table-dice-given =
    { $count ->
        [one] { $count } blessure infligée.
       *[other] { $count } blessures infligées.
    }
table-dice-taken =
    { $count ->
        [one] { $count } blessure reçue.
       *[other] { $count } blessures reçues.
    }
table-dice-none = Personne n’est touché.
table-dice-botte = Botte secrète ! ({ $name })
table-dice-shot = Le pistolet a parlé : 1 blessure, et le duel est fini.
table-dice-pistol = Le pistolet tirera avant le premier assaut.
table-dice-waiting = En garde.
table-throw-siege = Le siège de La Rochelle
table-throw-constance = Constance enlevée
table-throw-message = Message pour la Reine
table-throw-assassin = L’Assassin frappe
table-throw-swords =
    { $count ->
        [0] aucune Épée
        [one] { $count } Épée
       *[other] { $count } Épées
    }
table-throw-lost =
    { $count ->
        [one] Les Mousquetaires reculent de { $count } case.
       *[other] Les Mousquetaires reculent de { $count } cases.
    }
table-throw-won =
    { $count ->
        [one] Les Mousquetaires avancent de { $count } case.
       *[other] Les Mousquetaires avancent de { $count } cases.
    }
table-throw-level = Personne n’avance.

# Milady’s screen

table-screen-mine = Derrière votre écran
table-screen-rochefort-down = hors d’état de se battre
table-screen-lair = Vous êtes cachée ici
table-screen-lair-known = Tous vous voient ici
table-screen-my-treacheries = Perfidies : { $count } sur { $most }
table-screen-my-paris =
    { $count ->
        [one] { $count } carte Paris
       *[other] { $count } cartes Paris
    }
table-screen-people =
    { $count ->
        [one] { $count } Adversaire
       *[other] { $count } Adversaires
    }
table-screen-fallen =
    { $count ->
        [0] aucun n’est tombé
        [one] { $count } est tombé
       *[other] { $count } sont tombés
    }
table-screen-fallen-names = Tombés
table-screen-traps =
    { $count ->
        [one] { $count } Embûche
       *[other] { $count } Embûches
    }
table-screen-in-reserve = en réserve
table-screen-none = Aucune pour l’instant.

## === notebook, end of the game, almanac ===

## Le carnet

table-note-where = Où est Milady ?
table-note-not-chosen = Elle n’a pas encore choisi sa destination.
table-note-not-attempt = on y a tenté un Défi ou un Duel sans la croiser
table-note-not-visit = on s’y est fait arrêter en son absence
table-note-kitty-only = À La Rochelle et chez elle, seule Kitty peut la démasquer.
table-note-unnoticed = Les tentatives d’Athos n’écartent aucun lieu : il passe inaperçu.
table-note-rounds = Milady, tour par tour
table-note-rounds-mine = Vos destinations, tour par tour
table-note-round = Tour { $round }
table-note-no-round = La partie n’a pas encore commencé.
table-note-unknown = Inconnue
table-note-still-hidden = Pas encore découverte.
table-note-how-attempt = Démasquée par un Défi ou un Duel : { $hero }.
table-note-how-visit = Démasquée par une visite : { $hero }.
table-note-how-kitty = Trahie par Kitty : { $hero }.
table-note-how-itself = Restée cachée.
table-note-treacheries = Ce que Milady peut tenir
table-note-treacheries-deck = Les Perfidies à venir
table-note-deck =
    { $count ->
        [0] La pioche est vide.
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
table-note-held =
    { $count ->
        [0] Aucune Perfidie en main, { $deck } dans la pioche.
        [one] { $count } Perfidie en main, { $deck } dans la pioche, mêlées :
       *[other] { $count } Perfidies en main, { $deck } dans la pioche, mêlées :
    }
table-note-held-all =
    { $count ->
        [0] La pioche est vide, sa main aussi.
        [one] La pioche est vide : elle tient exactement cette carte.
       *[other] La pioche est vide : elle tient exactement ces cartes.
    }
table-note-extras = Elle a gagné une Perfidie de plus pour le prochain tour.
table-note-gone = Défaussées :
table-note-paris = Les cartes Paris jamais vues
table-note-paris-none = Toutes ont été jouées.
table-note-paris-held =
    { $count ->
        [0] Milady n’en tient aucune : toutes sont dans sa réserve.
        [one] Milady tient l’une d’elles, les autres sont dans sa réserve.
       *[other] Milady en tient { $count }, les autres sont dans sa réserve.
    }
table-note-cards = La pioche Aventure
table-note-cards-unseen = Les cartes Aventure que vous ne voyez pas
table-note-cards-hidden = { $deck } dans la pioche, { $count } dans des mains cachées.
table-note-trials = Les Défis ouverts
table-note-trials-key = Ce qui manque à chacun, cartes et jetons Épopée non comptés ; souligné : il a de quoi payer.
table-note-no-trial = Aucun Défi ouvert.
table-note-raised = Embûche : +{ $count }
table-note-toll =
    { $count ->
        [one] Mendiants : { $count } pistole
       *[other] Mendiants : { $count } pistoles
    }
table-note-lacks =
    { $count ->
        [0] rien ne manque
       *[other] il manque { $count }
    }
table-note-can-pay = de quoi payer
table-note-health = Santé { $count }
table-note-out = hors de combat
table-note-hand =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }

## La fin de la partie

table-reveal-quest = Les Ferrets sont au bal
table-reveal-time = Le temps est écoulé
table-reveal-queen = La Reine est déshonorée
table-reveal-rochelle = La Rochelle est perdue
table-reveal-constance = Constance est morte
table-reveal-wins-milady = Milady l’emporte
table-reveal-wins-musketeers = Les Mousquetaires l’emportent
table-reveal-clocks = Les menaces, à la fin
table-reveal-clock-time = Temps
table-reveal-clock-queen = La Reine
table-reveal-clock-rochelle = La Rochelle
table-reveal-clock-constance = Constance
table-reveal-square = Case { $square } ; la défaite est en { $cardinal }.
table-reveal-quest-stages = La quête des Ferrets
table-reveal-stage-done = accomplie
table-reveal-stage-now = en cours : { $met } sur { $of }
table-reveal-stage-ahead = pas atteinte
table-reveal-fallen = Adversaires vaincus
table-reveal-fallen-count =
    { $count ->
        [0] Aucun sur { $of }.
       *[other] { $count } sur { $of } :
    }
table-reveal-people = Les Mousquetaires
table-open-title = Cartes sur table
table-open-destination = Milady
table-open-nowhere = pas encore de destination
table-open-treacheries = Ses Perfidies
table-open-paris = Ses cartes Paris
table-open-none = aucune

## Ce qui est caché

doubt-destination = Où est Milady
doubt-treachery = { $a } dans la main de Milady
doubt-treachery-is =
    { $answer ->
        [yes] oui
       *[no] non
    }

## L’almanach

table-almanac-index = Sommaire de l’almanach
table-almanac-heroes = Mousquetaires
table-almanac-heroes-note = Quatre Compétences, une Santé, une capacité, et une Botte : quand l’assaut montre ces faces, elle inflige une blessure que rien ne pare.
table-almanac-arsenal = Arsenal
table-almanac-arsenal-note = { $count } jetons, achetés avec la bourse commune. Chacun n’en possède qu’un de chaque sorte.
table-almanac-equipment = Équipement : il s’échange
table-almanac-improvement = Améliorations : elles restent à qui les achète
table-almanac-adventure = Aventure
table-almanac-adventure-note = { $count } cartes.
table-almanac-kind-combat = Combats
table-almanac-kind-skill = Compétences
table-almanac-kind-character = Personnages
table-almanac-foes = Adversaires
table-almanac-foes-note = { $count } Adversaires. Leur Force est leur nombre de dés rouges ; vaincus, ils quittent la partie et rapportent ce qui est indiqué.
table-almanac-guards = Rochefort et le geôlier
table-almanac-louvre = Louvre
table-almanac-louvre-note = { $count } missions. La Force est celle des Adversaires que Milady peut y placer. Une mission encore là quand son jeton atteint la case { $cardinal } échoue.
table-almanac-paris = Paris
table-almanac-paris-note = { $count } cartes. Une carte encore là en fin de tour applique son effet.
table-almanac-traps = Embûches
table-almanac-traps-note = { $count } cartes, posées face visible sur les missions.
table-almanac-treacheries = Perfidies
table-almanac-treacheries-note = { $count } cartes.
table-almanac-quest = Quête
table-almanac-quest-note = { $quest_stages } étapes, l’une après l’autre. Après la dernière, les Mousquetaires gagnent.
table-almanac-quest-place = { $quest_stages } étapes, et la victoire au bout ; chacune a ses passages secrets.
table-almanac-places = Lieux
table-almanac-tracks = Pistes
table-almanac-tracks-note = Un jeton qui atteint la case du Cardinal donne la victoire à Milady.
table-almanac-red =
    { $count ->
        [0] aucun dé rouge
        [one] { $count } dé rouge
       *[other] { $count } dés rouges
    }
table-almanac-faces = { $count } × { $face }
table-almanac-or = ou
table-almanac-pistoles =
    { $count ->
        [one] { $count } pistole
       *[other] { $count } pistoles
    }
table-almanac-epic =
    { $count ->
        [one] { $count } jeton Épopée
       *[other] { $count } jetons Épopée
    }
table-almanac-wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
table-almanac-heals = +{ $count } par tour
table-almanac-no-botte = sans Botte
table-almanac-botte = Botte
table-almanac-botte-better = Botte améliorée
table-almanac-final = Rochefort
table-almanac-duel = Duel
table-almanac-bonus = Mission accomplie :
table-almanac-bonus-stage = Étape accomplie :
table-almanac-force =
    { $count ->
        [0] sans Adversaire
       *[other] Force { $count }
    }
table-almanac-traps-on =
    { $count ->
        [0] sans Embûche
        [one] { $count } Embûche
       *[other] { $count } Embûches
    }
table-almanac-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
table-almanac-health =
    { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
table-almanac-passage =
    { $count ->
        [one] passage secret : { $count } jeton Épopée
       *[other] passage secret : { $count } jetons Épopée
    }
table-almanac-inn = { $corridors } corridors de { $count } jetons face cachée ; le premier qui est vidé ouvre la suite. Un leurre s’écarte sans combat.
table-almanac-decoy = leurre
table-almanac-time = Temps
table-almanac-time-note = Il avance d’une case par tour ; chaque case dit les dés rouges du siège. Défaite en { $cardinal }.
table-almanac-queen = La Reine
table-almanac-queen-note = Elle avance quand le jeton Louvre atteint les cases { $squares }, et par quelques cartes. Défaite en { $cardinal }.
table-almanac-rochelle = La Rochelle
table-almanac-rochelle-note = Le jeton bouge de la différence des Épées, avec { $slots } cartes de renfort au plus. Là où il s’arrête, une récompense attend peut-être le camp qui avance. Défaite en { $cardinal }.
table-almanac-reward-treachery =
    { $count ->
        [one] Milady : { $count } Perfidie
       *[other] Milady : { $count } Perfidies
    }
table-almanac-reward-pistoles =
    { $count ->
        [one] Mousquetaires : { $count } pistole
       *[other] Mousquetaires : { $count } pistoles
    }
table-almanac-reward-epic =
    { $count ->
        [one] Mousquetaires : { $count } jeton Épopée
       *[other] Mousquetaires : { $count } jetons Épopée
    }
table-almanac-constance = Constance
table-almanac-constance-note = Tant qu’elle est enlevée, chaque Épée rouge de fin de tour serre d’un cran. Défaite en { $cardinal }.
table-almanac-teams = Selon le nombre de Mousquetaires
table-almanac-team-actions = Actions par tour
table-almanac-team-cards = Cartes au départ
table-almanac-team-purse = Bourse
table-almanac-team-purse-auto = Bourse, Milady automatique
table-almanac-team-hand = Perfidies de Milady
table-almanac-team-time = Temps au départ
table-almanac-team-rochelle = La Rochelle au départ

# Conseils

advice-mousquetaires-quest = La quête avance : en moyenne { $here } tâches accomplies, contre { $other } autrement.
advice-mousquetaires-health = Les Mousquetaires gardent en moyenne { $here } points de vie, contre { $other } autrement.
advice-mousquetaires-siege = La Rochelle tient trois tours encore dans { $here } des cas, contre { $other } autrement.
advice-mousquetaires-cards = Il reste en moyenne { $here } cartes Aventure en main, contre { $other } autrement.
advice-mousquetaires-delay = La quête est retardée : il reste en moyenne { $here } tâches à accomplir, contre { $other } autrement.
advice-mousquetaires-treacheries = Vous gardez en moyenne { $here } Perfidies en main, contre { $other } autrement.
advice-mousquetaires-fall = La Rochelle tombe dans les trois tours dans { $here } des cas, contre { $other } autrement.

# How it went

table-course = Le chemin de chaque camp vers sa victoire, en centièmes
remark-deed-unmasked =
    { $count ->
        [one] a démasqué Milady une fois.
       *[other] a démasqué Milady { $count } fois.
    }
remark-deed-bled =
    { $count ->
        [one] a donné un point de vie à La Rochelle.
       *[other] a donné { $count } points de vie à La Rochelle.
    }
remark-deed-fell =
    { $count ->
        [one] mis hors de combat une fois.
       *[other] mis hors de combat { $count } fois.
    }
remark-deed-jailed =
    { $count ->
        [one] a dormi une nuit à la Bastille.
       *[other] a dormi { $count } nuits à la Bastille.
    }
remark-deed-touched =
    { $count ->
        [one] a touché une fois, l’épée à la main.
       *[other] a touché { $count } fois, l’épée à la main.
    }
remark-deed-met =
    { $count ->
        [one] a relevé un Défi.
       *[other] a relevé { $count } Défis.
    }
remark-deed-bought =
    { $count ->
        [one] a fait une visite à l’Arsenal.
       *[other] a fait { $count } visites à l’Arsenal.
    }
remark-deed-rode =
    { $count ->
        [one] n’a couru qu’un trajet.
       *[other] a couru { $count } trajets dans Paris.
    }
remark-deed-hidden =
    { $count ->
        [one] est restée cachée un tour entier.
       *[other] est restée cachée { $count } tours.
    }
remark-deed-found =
    { $count ->
        [one] a été démasquée une fois.
       *[other] a été démasquée { $count } fois.
    }
remark-deed-struck =
    { $count ->
        [one] a joué une Perfidie.
       *[other] a joué { $count } Perfidies.
    }
remark-deed-sent =
    { $count ->
        [one] a placé un Adversaire.
       *[other] a placé { $count } Adversaires.
    }

## === learning: in one minute, first decisions, signs of the board, the printed sentences ===

game-minute =
    La Reine a donné ses ferrets de diamants ; les Mousquetaires les rapportent, Milady veut la perdre.
    Les Mousquetaires gagnent ensemble en { $quest_stages } étapes de quête ; Milady, dès qu’une piste atteint sa case rouge ou que Constance est étranglée.
    Chaque tour : Milady se cache, les Mousquetaires agissent, La Rochelle est assiégée, les horloges avancent.
    Qui agit là où Milady se cache tombe sur Rochefort ; si nul ne la trouve, c’est elle qui agit.
    Conseil : regardez d’abord quelle case rouge est la plus proche.

# The first time a kind of decision is met: what it is about

hint-FirstParis = Votre premier complot : tant qu’il est à Paris, il frappe à chaque tour.
hint-Assign = Des gardes et une Embûche : ce que les Mousquetaires devront vaincre ici.
hint-ChooseStart = Placez-le près de ce qu’il sait faire : chacun a ses Compétences.
hint-ChooseDestination = En secret : vous gênez qui agit là, ou vous agirez si nul ne vous trouve.
hint-PlayParis = Un nouveau complot remplace l’ancien, avec tout ce qu’on y avait fait.
hint-PlayTreachery = Une seule Perfidie par tour : frapper maintenant, ou piocher pour plus tard.
hint-ChooseMusketeer = L’ordre est libre : qui doit passer avant les autres, et pourquoi ?
hint-Act = Chaque action compte : avancer la quête, ou éloigner une défaite.
hint-Swap = Donnez chaque carte à qui saura s’en servir, puis terminez.
hint-Consent = Un compagnon vous demande quelque chose : à qui servira-t-il le plus ?
hint-PayChallenge = Il manque des points à sa Compétence : cartes et jetons les remplacent.
hint-CommitCards = Chaque carte Combat est un dé de plus, et elle est défaussée.
hint-ToledoBlade = Vous voyez les deux lancers : un de vos dés peut être relancé.
hint-MiladyAtSiege = Une carte de moins là-bas, ce sont des dés bleus de moins à chaque siège.
hint-MiladyAtRichelieus = Une Perfidie choisie, ou une main remplie : la qualité ou le nombre.
hint-MiladyAtHome = Le complot que vous prenez se jouera dans une prochaine phase I.
hint-Sacrifice = Chaque point de vie donné retient le jeton de La Rochelle d’une case.
hint-ChooseTarget = La carte de Paris frappe : visez qui gêne le plus vos plans.

# Signs and figures of the board

term-temps = Temps
term-temps-help = Il avance d’une case à chaque tour. Le petit chiffre d’une case : les dés rouges du siège. Sur la case rouge, Milady gagne.
term-rochelle = La Rochelle
term-rochelle-help = Le siège déplace ce jeton de la différence des Épées : vers la case rouge quand Milady en a plus, à l’opposé sinon. Des récompenses attendent des deux côtés.
term-reine = La Reine
term-reine-help = Son honneur : le jeton avance quand le Louvre est négligé, ou par certaines cartes. Sur la case rouge, Milady gagne.
term-louvre = Le Louvre
term-louvre-help = Il avance d’une case à chaque tour et revient à 0 quand la mission est accomplie. Une couronne pousse la Reine ; sur la dernière case, la mission échoue.
term-milady = Milady
term-milady-help = Seule contre tous. Ses cartes sont comptées ici ; l’œil dit si l’on sait où elle est ce tour-ci.
term-cachee = La figure de Milady
term-cachee-help = Là où est Milady ce tour-ci. Tant qu’elle n’est pas démasquée, elle seule la voit.
term-ecartee = Milady n’est pas là
term-ecartee-help = Un Défi, un Duel ou une visite sans la rencontrer l’a prouvé pour ce tour-ci.
term-mousquetaire = Mousquetaire
term-mousquetaire-help = Ses points de vie, ses Compétences, sa capacité, sa Botte et ses cartes. La coche dit qu’il a joué ce tour-ci.
term-sante = Santé
term-sante-help = Les points de vie qui restent. À 0 on est hors de combat, et l’on revient plus tard, guéri.
term-actions = Actions
term-actions-help = Ce qu’il reste à faire à ce Mousquetaire ce tour-ci : une pastille pleine par action.
term-erudition = Érudition
term-erudition-help = Une Compétence : ce que vaut un Mousquetaire dans un Défi d’Érudition. Une carte Érudition y ajoute 1.
term-nobility = Noblesse
term-nobility-help = Une Compétence : ce que vaut un Mousquetaire dans un Défi de Noblesse. Une carte Noblesse y ajoute 1.
term-gallantry = Galanterie
term-gallantry-help = Une Compétence : ce que vaut un Mousquetaire dans un Défi de Galanterie. Une carte Galanterie y ajoute 1.
term-panache = Panache
term-panache-help = Une Compétence : ce que vaut un Mousquetaire dans un Défi de Panache. Une carte Panache y ajoute 1.
term-capacite = Capacité
term-capacite-help = Ce que ce Mousquetaire est seul à savoir faire.
term-aventure = Cartes Aventure
term-aventure-help = La main d’un Mousquetaire : Combats, Compétences, Personnages. Piocher une carte coûte une action.
term-combat = Combat
term-combat-help = Défaussée dans un duel, elle donne { $combat_dice ->
        [one] { $combat_dice } dé bleu
       *[other] { $combat_dice } dés bleus
    } de plus, { $double_dice } pour un Double Combat ; ou bien elle se pose en renfort à La Rochelle.
term-validation = Fait
term-validation-help = Ce Défi ou ce Duel est accompli. Il reste à faire ce qui n’a pas de coche.
term-recompense = Récompense
term-recompense-help = Ce que cela rapporte à la Bourse commune : des pistoles, des jetons Épopée.
term-cartesparis = Carte Paris
term-cartesparis-help = Un complot de Milady. S’il est encore à Paris à la fin du tour, il frappe ; tout y faire l’écarte.
term-quete = Quête des Ferrets
term-quete-help = Les { $quest_stages } étapes que les Mousquetaires doivent achever pour gagner. On y va comme en un lieu.
term-siege = Siège
term-siege-help = En phase III chaque camp lance ses dés à La Rochelle, bleus contre rouges ; seules les Épées comptent.
term-desbleus = Dés bleus
term-desbleus-help = Ceux des Mousquetaires : autant d’Épées, de Boucliers et de Lys.
term-desrouges = Dés rouges
term-desrouges-help = Ceux de Milady et de ses gens : plus d’Épées que de Boucliers, et peu de Lys.
term-touche = Blessures
term-touche-help = Ce que l’assaut vient d’infliger à chaque camp : les Épées que l’autre n’a pas parées, ou une Botte.
term-menace = Menace
term-menace-help = Ce qui peut faire gagner Milady bientôt : à surveiller avant toute autre chose.
term-place-vieux_colombier = Vieux-Colombier
term-place-vieux_colombier-help = L’hôtel de Tréville : on y revient guéri, ou libre. Milady n’y va pas.
term-place-paris = Paris
term-place-paris-help = Les complots de Milady s’y jouent : une carte Paris, ses Adversaires, son Embûche.
term-place-louvre = Le Louvre
term-place-louvre-help = Une mission pour la Reine. Accomplie, elle paie bien ; négligée, elle la compromet.
term-place-la_rochelle = La Rochelle
term-place-la_rochelle-help = Le siège : des cartes posées ici donnent des dés bleus, et un Mousquetaire présent peut se sacrifier.
term-place-ferrets = La quête des Ferrets
term-place-ferrets-help = Ici se gagne la partie : { $quest_stages } étapes, l’une après l’autre.
term-place-richelieu = Chez Richelieu
term-place-richelieu-help = Y entrer démasque Milady si elle y est ; sinon, c’est la Bastille.
term-place-milady_house = Chez Milady
term-place-milady_house-help = Milady y prend une carte Paris, si nul ne l’a démasquée. Aucun Mousquetaire n’y entre.
term-place-bastille = La Bastille
term-place-bastille-help = La prison. On n’y va pas de son plein gré ; on en sort en payant ou en battant le geôlier.

# The printed sentences, in their order

printed-goal = But du jeu
printed-001 = Les Mousquetaires doivent accomplir les { $quest_stages } étapes de la quête des Ferrets.
printed-002 = Milady doit amener un jeton sur une case Cardinal, celle du Temps, du Louvre (au bout de la piste de la Reine) ou de La Rochelle, ou bien étrangler Constance.
printed-round = Le tour de jeu
printed-003 = Un tour a quatre phases : Milady, les Mousquetaires, La Rochelle, la fin du tour.
printed-phase-one = Phase I : Milady
printed-004 = { $automatic_milady ->
        [oui] Destination : le hasard choisit la carte Lieu de Milady, sans que personne la voie.
       *[non] Destination : Milady choisit une carte Lieu, en secret.
    }
printed-005 = { $automatic_milady ->
        [oui] Carte Paris : si Milady en a et que Paris est vide, le hasard en met une en jeu.
       *[non] Carte Paris : si Milady en a en main, elle peut en mettre une en jeu.
    }
printed-006 = { $automatic_milady ->
        [oui] Une carte qui est déjà à Paris y reste.
       *[non] Une carte qui était déjà à Paris est alors défaussée.
    }
printed-007 = { $automatic_milady ->
        [oui] Quand une carte quitte Paris, ses Adversaires reviennent à la réserve et ses Embûches sont défaussées.
       *[non] Milady reprend les Adversaires de cette carte et en défausse les Embûches.
    }
printed-008 = { $automatic_milady ->
        [oui] Carte Perfidie : une Perfidie est retournée et s’applique aussitôt, une autre si Milady en a gagné une de plus.
       *[non] Carte Perfidie : elle peut en piocher une, ou en jouer une de sa main.
    }
printed-phase-two = Phase II : les Mousquetaires
printed-009 = Les Mousquetaires jouent dans l’ordre de leur choix.
printed-010 = { $places ->
        [0] Chacun a { $actions_4 } actions, mais { $actions_3 } quand il n’y a que trois Mousquetaires.
        [1] { $automatic_1 } Mousquetaires sont en jeu : chacun a { $actions_3 } actions.
       *[other] { $automatic_milady ->
            [oui] { $places ->
                [2] { $automatic_2 } Mousquetaires sont en jeu : chacun a { $actions_4 } actions.
                [3] { $automatic_3 } Mousquetaires sont en jeu : chacun a { $actions_3 } actions.
                [4] { $automatic_4 } Mousquetaires sont en jeu : chacun a { $actions_4 } actions.
               *[other] { $automatic_5 } Mousquetaires sont en jeu : chacun a { $actions_5 } actions.
            }
           *[non] { $places ->
                [2] { $versus_2 } Mousquetaires sont en jeu : chacun a { $actions_3 } actions.
                [3] { $versus_3 } Mousquetaires sont en jeu : chacun a { $actions_4 } actions.
                [4] { $versus_4 } Mousquetaires sont en jeu : chacun a { $actions_3 } actions.
                [5] { $versus_5 } Mousquetaires sont en jeu : chacun a { $actions_4 } actions.
               *[other] { $versus_6 } Mousquetaires sont en jeu : chacun a { $actions_5 } actions.
            }
        }
    }
printed-actions = Les actions
printed-011 = Se déplacer : vers n’importe quel lieu, sauf chez Milady et à la Bastille.
printed-012 = Entrer chez Richelieu : si Milady y est, elle se montre et perd son action ; si elle n’y est pas, on finit à la Bastille.
printed-013 = Acheter : un ou deux jetons, Équipements ou Améliorations, que l’on n’a pas encore.
printed-014 = Piocher : une carte Aventure.
printed-015 = Échanger : des cartes Aventure, des Équipements ou les deux, avec quelqu’un qui est au même lieu.
printed-016 = Jouer une carte Personnage.
printed-017 = Résoudre un Défi : atteindre la valeur demandée avec sa Compétence, et des cartes au besoin.
printed-018 = Un Défi réussi reçoit un jeton de Validation, et les Mousquetaires touchent la récompense.
printed-019 = Tenter un Duel : les combats ont leurs propres règles, plus bas.
printed-020 = Poser des Renforts à La Rochelle : une carte Combat ou Double Combat, sur un emplacement libre.
printed-021 = Sortir de la Bastille : contre { $bastille_price } pistoles, ou en battant un Adversaire de Force { $gaoler_dice }.
printed-022 = Si Milady est là où un Mousquetaire tente un Duel, un Défi ou une mission, elle se montre aussitôt.
printed-023 = Ce Mousquetaire doit alors infliger une blessure au moins à Rochefort pour faire son action.
printed-end-of-two = Fin de la phase II
printed-024 = Quand tous les Mousquetaires valides ont joué, ceux qui sont tombés au tour précédent, ou en phase I de ce tour, retrouvent toute leur Santé et piochent une carte Aventure.
printed-025 = { $automatic_milady ->
        [oui] Si personne n’a découvert Milady, son lieu est montré, et ce qu’elle y fait s’applique.
       *[non] Si personne n’a découvert Milady, elle se montre et peut faire l’action de son lieu.
    }
printed-026 = À La Rochelle : une carte Combat ou Double Combat est défaussée.
printed-027 = { $automatic_milady ->
        [oui] Chez Richelieu : elle gagne une Perfidie de plus pour la prochaine phase I.
       *[non] Chez Richelieu : elle choisit une nouvelle Perfidie, ou complète sa main à { $refill } cartes.
    }
printed-028 = { $automatic_milady ->
        [oui] Chez Milady : elle prend une nouvelle carte Paris, que personne ne regarde.
       *[non] Chez Milady : elle choisit une nouvelle carte Paris.
    }
printed-phase-three = Phase III : La Rochelle
printed-029 = Chaque camp lance ses dés : les Mousquetaires selon les cartes Combat posées là, Milady selon la case du Temps.
printed-030 = Le jeton de La Rochelle se déplace selon les Épées obtenues.
printed-031 = Chaque Mousquetaire présent à La Rochelle peut sacrifier { $sacrifice ->
        [one] { $sacrifice } point de vie
       *[other] { $sacrifice } points de vie
    } pour freiner le jeton.
printed-032 = Là où le jeton s’arrête, une récompense peut revenir à l’un des deux camps.
printed-phase-four = Phase IV : la fin du tour
printed-033 = Le jeton Temps avance d’une case.
printed-034 = Le jeton Louvre avance d’une case ; sur la case { $louvre_queen_first } et sur la case { $louvre_fail }, il pousse le jeton Reine.
printed-035 = Sur la case { $louvre_fail } la mission est défaussée : elle a échoué.
printed-036 = Milady défausse alors les Embûches de la mission, reprend les Adversaires et { $automatic_milady ->
        [oui] gagne une Perfidie de plus pour la prochaine phase I.
       *[non] pioche une Perfidie.
    }
printed-037 = S’il y a une carte à Paris, son effet s’applique.
printed-duels = Les combats
printed-038 = Le Mousquetaire lance { $dice_base } dés bleus, plus { $combat_dice } par carte Combat et { $double_dice } par Double Combat qu’il défausse.
printed-039 = Il ne lance jamais plus de { $dice_most } dés.
printed-040 = Milady lance autant de dés rouges que sa carte l’indique.
printed-041 = Qui réalise sa Botte inflige une blessure à l’autre, et le duel s’arrête aussitôt.
printed-042 = Si l’Adversaire n’est pas encore hors de combat, il faut retenter un Duel pour l’éliminer.
printed-043 = Si personne ne réalise sa Botte, les deux lancers sont comparés.
printed-044 = Chaque Épée qu’un Bouclier de l’autre ne pare pas lui inflige une blessure.
printed-045 = Si personne n’est blessé, chacun relance ses dés, avec un de moins.
printed-046 = On continue ainsi jusqu’à une blessure, ou jusqu’à ce que plus personne n’ait de dé.
