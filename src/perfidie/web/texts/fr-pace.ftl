### Perfidie : à quel rythme on joue

## Des durées

span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hours = { $count } h
span-minutes = { $count } min
span-seconds = { $count } s

## Choisir

pace-title = À quel rythme ?
pace-how = Temps de réflexion
pace-how-help = Pour une partie sur plusieurs jours, chacun joue quand il peut : on est prévenu quand la table attend. Cette horloge remplace celle du jeu (minuteur, sablier).
pace-none = Sans horloge
pace-group-quick = Autour de la table
pace-group-slow = Sur plusieurs jours
pace-group-bank = Une réserve pour toute la partie
pace-each = { $time } par décision
pace-bank = { $time } chacun, plus { $more } par décision
pace-bank-alone = { $time } chacun pour toute la partie
pace-then = Quand le temps est passé
pace-then-usual = Hasard ; sur plusieurs jours, automate
pace-then-lot = Le hasard choisit
pace-then-bot = Un automate joue ({ $name })
pace-then-help = Un automate joue jusqu’à ce que la personne revienne.
pace-lot = Quand le temps est passé, le hasard choisit.
pace-bot = Quand le temps est passé, un automate ({ $name }) tient la place jusqu’au retour.

## À la table

clock-until = { $words } : jusqu’au { $when }
clock-by = jusqu’au { $when }
clock-mine = Vous : encore { $time }
clock-of = { $name } : encore { $time }
clock-units = j h min s
clock-bank = Réserve : { $time }
clock-next = Ma table suivante
term-at-pace = Le temps de chacun
term-at-pace-help = Le temps qui reste à la personne que la table attend ; avec une réserve, ce qu’il en reste à chacun. La page des règles de la table, à côté, le dit pour tous, avec ce qui arrive ensuite.

## Mes tables

listing-waits = On attend { $names }
listing-left = encore { $time }
landing-turns = { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
landing-no-turn = Aucune autre table ne vous attend.

## Vacances

holidays-title = Vacances
holidays-help = Aux tables qui durent des jours, vos horloges s’arrêtent pendant vos vacances : { $days } jours par an, { $longest } à la fois. Les autres voient seulement que votre temps dure plus longtemps. Une question que le reste de la table ignore, elle, n’attend pas.
holidays-none = Pas de vacances prévues.
holidays-from = du
holidays-last = jusqu’au
holidays-plan = Prendre ces vacances
holidays-off = Annuler
holidays-end = Rentrer maintenant
holidays-span = du { $first } au { $last }
holidays-left = { $count ->
        [0] Il ne reste aucun jour cette année.
        [one] Il reste un jour cette année.
       *[other] Il reste { $count } jours cette année.
    }
holidays-guest = Gardez votre nom pour prendre des vacances.

## Avis

tiding-hurry = Votre temps s’achève bientôt : { $words }, avec { $names }.
tiding-hurry-alone = Votre temps s’achève bientôt : { $words }.
tiding-stood-in = Votre temps est passé, un automate tient votre place : { $words }, avec { $names }.
tiding-stood-in-alone = Votre temps est passé, un automate tient votre place : { $words }.

## Refus

refusal-bad-pace = Une table donne de { $least } secondes à { $days } jours. Rien n’a changé.
