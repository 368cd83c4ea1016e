### Mousquetaires du Roy

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-title = Mousquetaires du Roy
game-line = Milady hides, you run, and time flies.
game-first = you are d’Artagnan
game-pitch = France, 1625. The Queen has given her diamond studs to Buckingham, and the Cardinal wants to see her wear them at the ball. Milady hides, schemes in Paris and at the Louvre and draws her treacheries; the Musketeers ride, fight, and must bring the diamonds back before it is too late.
game-rules =
    Milady plays against all the others. The Musketeers win together if they complete the { $quest_stages } stages of the quest of the Diamonds. Milady wins as soon as a marker reaches a Cardinal square (Time, the Queen, La Rochelle) or Constance is strangled.
    I. Milady secretly chooses where she hides, may play a Paris card from her hand, then plays a Treachery or draws one.
    II. Each Musketeer takes a turn of { $actions_3 } actions if there are three of them, { $actions_4 } if there are four, { $actions_5 } if there are five: move, buy one or two tokens, draw, exchange with a companion in the same place, play a Character, meet a Challenge, fight a Duel, reinforce La Rochelle, leave the Bastille. Money and epic tokens are common. The speaker says who acts next.
    A Challenge asks for its value, reached with the Musketeer’s Skill, cards of that Skill and epic tokens. In a Duel, { $dice_base } blue dice and whatever is committed: every Sword that no Shield parries wounds; a secret thrust wounds by itself and ends it all. Without a wound both lose a die and roll again.
    A Challenge or a Duel where Milady hides unmasks her: she loses her action, and Rochefort stands in the way each time; he must be wounded to get past. Athos goes unseen. Entering Richelieu’s palace unmasks her if she is there; if not, it is the Bastille.
    At the end of phase II Milady shows herself if nobody has found her, and acts: she removes a card at La Rochelle, chooses a Treachery at Richelieu’s, or takes a Paris card at home.
    III. La Rochelle: each side rolls its dice, the difference in Swords moves the marker. A Musketeer who is there may sacrifice himself.
    IV. Time advances, then the Louvre, which may dishonour the Queen; at last the Paris card strikes.
    A Musketeer without life points is out of action until the end of phase II of the next round (of the same one, if he fell in phase I).
    { $places ->
        [0] The first player is Milady; the others lead the Musketeers. Somebody who plays alone leads { $automatic_1 } Musketeers, and chance plays Milady.
        [1] You lead { $automatic_1 } Musketeers; chance plays Milady.
       *[other] { $automatic_milady ->
            [yes] Here nobody plays Milady: chance hides her, and her Treacheries strike as soon as they are turned up.
           *[no] The first player is Milady; the others lead the Musketeers.
        }
    }
    { $closed_hands ->
        [yes] Everybody sees only the cards of their own Musketeers.
       *[no] The Musketeers see each other’s cards; Milady never does.
    }

## The steps

step-FirstParis = Set-up: the first intrigue
step-FirstParis-rule =
    Milady chooses the first Paris card among all of them. She places Adversaries and a Trap on it at once, then does the same on the first mission at the Louvre.
step-Assign = Place her men
step-Assign-rule =
    A mission has just appeared: Milady places on it, face up, Adversaries whose Force does not exceed that of the card, and one Trap per slot. She may place less, or nothing. An Adversary who is beaten is lost to her.
step-ChooseStart = Set-up: the Musketeers
step-ChooseStart-rule =
    In board order each Musketeer chooses where he starts: the Vieux-Colombier, Paris, the Louvre or La Rochelle.
step-ChooseDestination = I. Destination
step-ChooseDestination-rule =
    Milady secretly chooses where she hides; the same place twice running is allowed. Where she is, Rochefort stands in the way. If nobody unmasks her she acts at the end of phase II: at La Rochelle she discards a card; at Richelieu’s she chooses a Treachery or fills her hand to { $refill }; at home she takes a Paris card.
step-PlayParis = I. Paris card
step-PlayParis-rule =
    Milady may play a Paris card from her hand. The one that lay there leaves the game with all that was done on it; its Adversaries return to Milady, its Trap is discarded.
step-PlayTreachery = I. Treachery
step-PlayTreachery-rule =
    Milady draws a Treachery, or plays one from her hand, or passes. Her hand never exceeds { $treacheries_most } cards.
step-ChooseMusketeer = II. Who acts?
step-ChooseMusketeer-rule =
    The Musketeers act in any order they like. The speaker says who is next; the role goes from player to player, round by round. Under Urgency it is board order. A Musketeer takes all his actions in one go.
step-Act = II. Actions
step-Act-rule =
    { $actions_3 } actions for each Musketeer if there are three of them, { $actions_4 } if there are four, { $actions_5 } if there are five. Moving, buying one or two different tokens, drawing a card, exchanging, playing a Character, meeting a Challenge, fighting a Duel, reinforcing La Rochelle or leaving the Bastille costs one. The secret passage costs none. A Challenge or a Duel where Milady is unmasks her, and Rochefort must be wounded first, except by Athos.
step-Swap = II. Exchange
step-Swap-rule =
    Adventure cards and Equipment go from one to the other, { $transfers_most } times at most; Improvements are not exchanged. Giving needs nobody’s consent. Asking a Musketeer led by another player does.
    { $closed_hands ->
        [yes] Hands being closed, a card is asked for blindly.
       *[no] Milady only sees how many cards change hands.
    }
step-Consent = II. A request
step-Consent-rule =
    A companion asks you for a card or an Equipment. Accept or refuse; Milady will not hear of it.
step-PayChallenge = II. Meet the Challenge
step-PayChallenge-rule =
    What is missing must be made up exactly: a card of the Skill or an epic token is worth 1. Aramis may count one card of another Skill. The Beggars want { $beggars_cost ->
        [one] { $beggars_cost } pistole
       *[other] { $beggars_cost } pistoles
    } as well.
step-CommitCards = II. Commit cards
step-CommitCards-rule =
    Before the first exchange: { $dice_base } blue dice, { $combat_dice } more for each Combat, { $double_dice } for each Double Combat and 1 for each epic token, { $dice_most } at most. What is committed is discarded.
step-ToledoBlade = II. Toledo blade
step-ToledoBlade-rule =
    Both sides have rolled. Reroll one of your dice, once per exchange, or keep them all; it helps even against the opponent’s secret thrust.
step-MiladyAtSiege = End of II. Milady at La Rochelle
step-MiladyAtSiege-rule =
    Nobody has unmasked Milady: she may discard a card of La Rochelle.
step-MiladyAtRichelieus = End of II. Milady at Richelieu’s
step-MiladyAtRichelieus-rule =
    Nobody has unmasked Milady: she chooses a Treachery from the deck, or fills her hand to { $refill }. Her hand never exceeds { $treacheries_most } cards.
step-MiladyAtHome = End of II. Milady at home
step-MiladyAtHome-rule =
    Nobody has unmasked Milady: she takes a Paris card from her reserve, to be played in a phase I.
step-Sacrifice = III. Sacrifice
step-Sacrifice-rule =
    The enemy has more Swords. Each Musketeer who is there may give { $sacrifice ->
        [one] { $sacrifice } life point
       *[other] { $sacrifice } life points
    } (Porthos { $colossus_sacrifice }): each holds the marker back by one square. It may be his last.
step-ChooseTarget = IV. The Paris card
step-ChooseTarget-rule =
    The Paris card strikes a Musketeer: Milady says which.

prompt-FirstParis = Which intrigue do you begin with?
prompt-Assign = Whom do you place on this mission?
prompt-ChooseStart = Where does this Musketeer start?
prompt-ChooseDestination = Where do you hide?
prompt-PlayParis = Do you play a Paris card?
prompt-PlayTreachery = Which treachery, Milady?
prompt-ChooseMusketeer = Who acts now?
prompt-Act = What does he do?
prompt-Swap = What do you give, what do you ask for?
prompt-Consent = Do you part with it?
prompt-PayChallenge = How do you meet this Challenge?
prompt-CommitCards = On guard! What do you commit to this duel?
prompt-ToledoBlade = Do you reroll a die?
prompt-MiladyAtSiege = Which card do you remove at La Rochelle?
prompt-MiladyAtRichelieus = What do you ask of the Cardinal?
prompt-MiladyAtHome = Which Paris card do you take?
prompt-Sacrifice = How many life points does he sacrifice?
prompt-ChooseTarget = Whom does the Paris card strike?

## The choices, and how they can be typed

action-start = Start: { $a }
action-destination = Hide: { $a }
action-paris = Paris card: { $a }
action-adversary = Place { $a }
action-trap =
    { $all-count ->
        [one] Trap: { $a }
       *[other] Trap: { $a } ({ $b })
    }
action-done = Done
action-pass = Do nothing
action-draw = Draw
action-play =
    { $all-count ->
        [1] Play { $a }
        [2] Play { $a }: { $b }
       *[other] Play { $a }: { $b }, { $c }
    }
action-activate = { $a } acts
action-move = Go to { $a }
action-buy = Buy: { $all }
action-exchange = Exchange with { $a }
action-character =
    { $all-count ->
        [1] Character: { $a }
        [2] Character: { $a } ({ $b })
       *[other] Character: { $a } ({ $d }, { $b })
    }
action-challenge =
    { $a ->
        [0] Meet the first Challenge
        [1] Meet the second Challenge
        [2] Meet the third Challenge
       *[other] Meet the fourth Challenge
    }
action-duel =
    { $a ->
        [adversary] Duel with { $b }
       *[other] { $b ->
            [0] Duel with { $a }, no. 1
            [1] Duel with { $a }, no. 2
            [2] Duel with { $a }, no. 3
           *[other] Duel with { $a }, no. 4
        }
    }
action-reinforce = Reinforce La Rochelle: { $a }
action-bastille =
    { $a ->
        [pay] Pay to leave the Bastille
       *[fight] Fight the gaoler
    }
action-passage =
    { $a ->
        [0] Secret passage no. 1
        [1] Secret passage no. 2
        [2] Secret passage no. 3
       *[other] Secret passage no. 4
    }
action-end = End his turn
action-time_up = The sand has run out
action-give = Give: { $a }
action-ask = Ask for: { $a }
action-accept = Accept
action-refuse = Refuse
action-pay =
    { $b ->
        [none] { $a ->
            [0] { $c ->
                [0] Meet the Challenge without paying anything
               *[other] Pay: epic { $c }
            }
           *[other] { $c ->
                [0] Pay: cards { $a }
               *[other] Pay: cards { $a }, epic { $c }
            }
        }
       *[other] { $c ->
            [0] Pay: cards { $a }, and { $b }
           *[other] Pay: cards { $a }, and { $b }, epic { $c }
        }
    }
action-commit = Commit: Combat { $a }, Double { $b }, epic { $c }
action-keep = Keep all dice
action-reroll = Reroll: { $a }
action-discard = Discard: { $a }
action-choose = Choose the Treachery: { $a }
action-refill = Fill her hand
action-sacrifice =
    { $a ->
        [0] Sacrifice nothing
        [one] Sacrifice { $a } life point
       *[other] Sacrifice { $a } life points
    }
action-target = Strike { $a }
action-drawn = Card drawn: { $a }
action-lost = Card lost: { $a }
action-treachery = Treachery: { $a }
action-mission = Mission: { $a }
action-blue = Blue die: { $a }
action-red = Red die: { $a }
action-token =
    { $a ->
        [0] Corridor token: decoy
       *[other] Corridor token: { $a }
    }
action-hidden = Milady hides: { $a }
action-turned_up = Paris card turned up: { $a }
action-sent = Adversary sent: { $a }
action-laid = Trap laid: { $a }
action-taken = Equipment taken: { $a }

verb-start = start, begin
verb-destination = hide, destination
verb-paris = Paris card, intrigue, play
verb-adversary = adversary, place
verb-trap = trap, lay
verb-done = done, finish
verb-pass = pass, nothing, no
verb-draw = draw
verb-play = treachery, play
verb-activate = act, activate
verb-move = go, move, go to
verb-buy = buy
verb-exchange = exchange, exchange with, swap
verb-character = character, play
verb-challenge = challenge, meet
verb-duel = duel, fight, attack
verb-reinforce = reinforce
verb-bastille = Bastille, leave
verb-passage = passage, secret passage
verb-end = end, end turn, finish
verb-time_up = sand, time up
verb-give = give
verb-ask = ask, ask for
verb-accept = accept, yes
verb-refuse = refuse, no
verb-pay = pay
verb-commit = commit
verb-keep = keep, keep all, no
verb-reroll = reroll
verb-discard = discard, remove
verb-choose = choose, take
verb-refill = fill, refill
verb-sacrifice = sacrifice
verb-target = strike, target

## What happens

event-dealt =
    { $count ->
        [one] { $hero } receives { $count } card.
       *[other] { $hero } receives { $count } cards.
    }
event-dealt-own = { $hero } receives: { $cards }.
event-treacheries-dealt =
    { $count ->
        [one] Milady receives { $count } Treachery.
       *[other] Milady receives { $count } Treacheries.
    }
event-treacheries-dealt-own = Your Treacheries: { $treacheries }.
event-placed = { $hero } starts { table-at }.
event-round-started = Round { $round }. Time is on square { $time }; Rochefort has { $rochefort } Health.
event-destination-chosen = Milady hides.
event-destination-chosen-own = You hide { table-at }.
event-milady-passed =
    { $what ->
        [treachery] Milady neither plays nor draws a Treachery.
        [siege] Milady leaves the reinforcements of La Rochelle alone.
        [house] Milady takes no Paris card.
        [Paris] Milady does nothing in Paris.
       *[other] Milady does nothing at { $what }.
    }
event-paris-played = A new intrigue in Paris: “{ $paris }”.
event-adversary-placed = { $adversary } lies in wait { table-at } (Force { $force }).
event-trap-laid = A Trap { table-at }: { $trap }.
event-nemesis-laid = A Trap { table-at }: { $trap }. Only one may fight there: { $hero }.
event-treachery-drawn = Milady draws a Treachery.
event-treachery-drawn-own = You draw a Treachery: { $treachery }.
event-hand-full = Milady’s hand is full: she draws nothing.
event-extra-earned =
    { $extras ->
        [one] Milady earns one more Treachery for the next round.
       *[other] Milady earns yet another Treachery: { $extras } in store.
    }
event-treachery-played = Treachery: “{ $treachery }”!
event-treachery-aimed = Treachery: “{ $treachery }”, against { $hero }!
event-treachery-idle = A Treachery without effect: “{ $treachery }”.
event-imprisoned = { $hero } is thrown into the Bastille.
event-pistoles-lost =
    { $pistoles ->
        [0] The purse was empty: nothing to lose.
        [one] The purse loses { $pistoles } pistole, { $purse } left.
       *[other] The purse loses { $pistoles } pistoles, { $purse } left.
    }
event-slot-cleared = Milady removes a card at La Rochelle: { $card }.
event-confiscated = { $hero } must hand back an Equipment: { $token }.
event-phase-two = The Musketeers act. Speaker: { $speaker-seat }.
event-turn-started =
    { $actions ->
        [0] { $seat } plays: { $hero }, no action.
        [one] { $seat } plays: { $hero }, { $actions } action.
       *[other] { $seat } plays: { $hero }, { $actions } actions.
    }
event-turn-ended = { $hero } has acted.
event-sand-ran-out = The sand has run out: nobody acts any more.
event-moved = { $hero } rides to { $place }.
event-arrested = { $hero } does not find Milady at Richelieu’s: off to the Bastille!
event-safe-at-richelieus = { $hero } enters Richelieu’s palace unafraid: Milady is already unmasked there.
event-bought = { $hero } buys: { $tokens }. Purse: { $purse }.
event-card-drawn = { $hero } draws a card.
event-card-drawn-own = { $hero } draws: { $card }.
event-card-lost = { $hero } loses a card: { $card }.
event-reinforced = { $hero } reinforces La Rochelle: { $card }.
event-bought-out = { $hero } pays and leaves the Bastille. Purse: { $purse }.
event-freed = { $hero } fights his way out of the Bastille.
event-exchange-opened = { $hero } and { $partner } meet to exchange.
event-exchange-closed =
    { $count ->
        [0] { $hero } and { $partner } part without exchanging anything.
        [one] The exchange is over: { $count } thing changed hands.
       *[other] The exchange is over: { $count } things changed hands.
    }
event-equipment-handed = { $hero } → { $partner }: { $token }.
event-card-handed = { $hero } → { $partner }: a card.
event-card-handed-own = { $hero } → { $partner }: { $card }.
event-asked = { $hero } asks { $partner } for: { $thing }.
event-asked-in-vain = { $partner } does not have what is asked for.
event-asked-in-vain-own = { $partner } does not have what is asked for: { $thing }.
event-refused = { $hero } refuses: { $thing }.
event-character-played = { $hero } plays a Character: “{ $card }”.
event-gained = { table-ink-gain }. Purse: { $purse }; epic: { $stock }.
event-adversary-sent-home = { $adversary } is sent back to Milady.
event-queen-saved = The Queen breathes again: square { $queen } of { $last }.
event-healed = { $hero } is healed: Health { $health }.
event-challenge-begun = { $hero } tries a Challenge { table-at }: { $skill } { $value }.
event-milady-revealed =
    { $how ->
        [attempt] ★ { $hero } runs into Rochefort: Milady is { table-at }!
        [visit] ★ { $hero } surprises Milady { table-at }!
        [Kitty] ★ Kitty has talked: Milady is { table-at }!
       *[itself] ★ Milady steps out of the shadows: she was { table-at }.
    }
event-not-there = ☆ Nobody stands in the way: Milady is not { table-at }.
event-rochefort-lies-low = Rochefort is too badly wounded to stand in the way.
event-turned-back = { $hero } does not get past: the action is lost.
event-cannot-pay = { $hero } can no longer meet the Challenge: the action is lost.
event-thieves-strike =
    { $pistoles ->
        [0] The Thieves find an empty purse.
        [one] The Thieves take { $pistoles } pistole, { $purse } left.
       *[other] The Thieves take { $pistoles } pistoles, { $purse } left.
    }
event-assassin-strikes =
    { $wounds ->
        [0] { $hero } escapes the Assassin.
        [one] { $hero } is stabbed by the Assassin: { $wounds } wound.
       *[other] { $hero } is stabbed by the Assassin: { $wounds } wounds.
    }
event-trap-discarded = Trap removed { table-at }: { $trap }.
event-paid =
    { $cards ->
        [0] { $epic ->
            [0] { $hero } has nothing to pay.
           *[other] { $hero } pays: epic { $epic }.
        }
       *[other] { $epic ->
            [0] { $hero } pays: { $skill } × { $cards }.
           *[other] { $hero } pays: { $skill } × { $cards }, epic { $epic }.
        }
    }
event-paid-with-joker =
    { $cards ->
        [0] { $epic ->
            [0] { $hero } pays: { $joker } in place of { $skill }.
           *[other] { $hero } pays: { $joker } in place of { $skill }, epic { $epic }.
        }
       *[other] { $epic ->
            [0] { $hero } pays: { $skill } × { $cards }, and { $joker }.
           *[other] { $hero } pays: { $skill } × { $cards }, and { $joker }, epic { $epic }.
        }
    }
event-beggars-paid =
    { $pistoles ->
        [one] The Beggars receive { $pistoles } pistole. Purse: { $purse }.
       *[other] The Beggars receive { $pistoles } pistoles. Purse: { $purse }.
    }
event-validated =
    { $kind ->
        [challenge] { $pistoles ->
            [0] Challenge met { table-at }: { $skill } { $value }.
           *[other] Challenge met { table-at }: { $skill } { $value } ({ table-ink-gain }).
        }
       *[other] { $pistoles ->
            [0] Duel won { table-at }.
           *[other] Duel won { table-at } ({ table-ink-gain }).
        }
    }
event-duel-sought = { $hero } draws his sword { table-at } against { $opponent }.
event-duel-begins =
    { $red ->
        [one] { $hero } faces { $opponent }: { $red } red die.
       *[other] { $hero } faces { $opponent }: { $red } red dice.
    }
event-dice-taken =
    { $combat ->
        [0] { $double ->
            [0] { $epic ->
                [0] { $hero } rolls { $blue } dice.
               *[other] { $hero } rolls { $blue } dice (epic { $epic }).
            }
           *[other] { $epic ->
                [0] { $hero } rolls { $blue } dice (Double Combat × { $double }).
               *[other] { $hero } rolls { $blue } dice (Double Combat × { $double }, epic { $epic }).
            }
        }
       *[other] { $double ->
            [0] { $epic ->
                [0] { $hero } rolls { $blue } dice (Combat × { $combat }).
               *[other] { $hero } rolls { $blue } dice (Combat × { $combat }, epic { $epic }).
            }
           *[other] { $hero } rolls { $blue } dice (Combat × { $combat }, Double Combat × { $double }).
        }
    }
event-pistol-fired = { $hero } fires: { $face }.
event-die-rolled =
    { $colour ->
        [red] Red: { $face }.
       *[blue] Blue: { $face }.
    }
event-rerolled = { $hero } rerolls a die: { $face }.
event-kept = { $hero } keeps his dice.
event-botte = { $hero } lands his secret thrust!
event-red-botte = { $hero } is caught by the opponent’s secret thrust!
event-no-wound = No wound. Again: { $blue } against { $red }.
event-duel-ended =
    { $given ->
        [0] { $taken ->
            [0] { $hero } and { $opponent } part without a scratch.
            [one] { $hero } is hit: { $taken } wound.
           *[other] { $hero } is hit: { $taken } wounds.
        }
        [one] { $taken ->
            [0] { $hero } hits { $opponent }: { $given } wound.
           *[other] { $hero } hits { $opponent }: { $given } wound against { $taken }.
        }
       *[other] { $taken ->
            [0] { $hero } hits { $opponent }: { $given } wounds.
           *[other] { $hero } hits { $opponent }: { $given } wounds against { $taken }.
        }
    }
event-wounded = { $hero } is wounded: Health { $health }.
event-fell = { $hero } falls, out of action!
event-rochefort-wounded =
    { $health ->
        [0] Rochefort can do no more harm.
       *[other] Rochefort is wounded: Health { $health }.
    }
event-adversary-beaten = { $adversary } is beaten ({ table-ink-gain }).
event-mission-revealed = A new mission at the Louvre: “{ $mission }”.
event-mission-completed = Mission completed { table-at }: “{ $mission }” ({ table-ink-gain }).
event-mission-failed = Mission failed { table-at }: “{ $mission }”.
event-token-turned-up =
    { $dice ->
        [0] Corridor { $corridor }: a decoy.
        [one] Corridor { $corridor }: a guard, { $dice } die.
       *[other] Corridor { $corridor }: a guard, { $dice } dice.
    }
event-token-removed =
    { $left ->
        [0] Corridor { $corridor } is clear!
        [one] Corridor { $corridor }: { $left } token left.
       *[other] Corridor { $corridor }: { $left } tokens left.
    }
event-passage-taken = { $hero } opens a secret passage (epic −{ $cost }, { $stock } left).
event-stage-completed =
    { $pistoles ->
        [0] ★ Stage { $number } completed: “{ $stage }”.
       *[other] ★ Stage { $number } completed: “{ $stage }” ({ table-ink-gain }).
    }
event-recovered = { $hero } has recovered: Health { $health }, at the Vieux-Colombier.
event-treachery-chosen = Milady chooses a Treachery at Richelieu’s.
event-treachery-chosen-own = You choose a Treachery: { $treachery }.
event-paris-taken = Milady takes a Paris card.
event-paris-taken-own = You take a Paris card: “{ $paris }”.
event-siege-begins = The cannon roar at La Rochelle.
event-swords-counted = La Rochelle: red Swords { $red }, blue { $blue }.
event-sacrificed =
    { $points ->
        [0] { $hero } does not sacrifice himself.
        [one] { $hero } gives { $points } life point for La Rochelle.
       *[other] { $hero } gives { $points } life points for La Rochelle.
    }
event-rochelle-moved = The marker of La Rochelle is on square { $square }.
event-rochelle-reward =
    { $kind ->
        [treachery] La Rochelle rewards Milady: { $amount } Treachery.
        [epic] La Rochelle rewards the Musketeers: { $amount } epic.
       *[pistoles] La Rochelle rewards the Musketeers: { $amount } pistoles.
    }
event-time-passed = Time advances: square { $time } of { $last }.
event-louvre-advanced = The marker of the Louvre advances: square { $square } of { $last }.
event-queen-pushed = The Queen is compromised: square { $queen } of { $last }!
event-paris-strikes = “{ $paris }” strikes: { $hero }.
event-constance-pressed = The noose tightens around Constance: { $steps } of { $last }.
table-ink-gain =
    { $pistoles ->
        [0] { $epic ->
            [0] no reward
           *[other] epic +{ $epic }
        }
        [one] { $epic ->
            [0] +{ $pistoles } pistole
           *[other] +{ $pistoles } pistole, epic +{ $epic }
        }
       *[other] { $epic ->
            [0] +{ $pistoles } pistoles
           *[other] +{ $pistoles } pistoles, epic +{ $epic }
        }
    }

## Why not

refusal-mousquetaires-too-many-for-automatic = The automatic Milady plays against { $most } players at most.
refusal-mousquetaires-exact-payment = That does not fit: what is missing must be made up exactly, with what you have.
refusal-mousquetaires-not-so-many-dice = You do not have that to commit, or it would be more than { $dice_most } dice.
refusal-mousquetaires-no-such-die = None of your dice shows this face: { $face }.
refusal-mousquetaires-too-much-blood = So much cannot be sacrificed here.
refusal-mousquetaires-hand-full = Your hand is full.
refusal-mousquetaires-not-in-deck = This Treachery is no longer in the deck.
refusal-mousquetaires-not-your-paris-card = You do not have this Paris card: “{ $paris }”.
refusal-mousquetaires-no-target = This card cannot strike { $hero }.
refusal-mousquetaires-no-such-trap = You have none of these Traps left: { $trap }.
refusal-mousquetaires-not-riding = { $hero } is not in this game.
refusal-mousquetaires-no-trap-slot = This mission has no room left for a Trap.
refusal-mousquetaires-no-such-adversary = { $adversary } is not available.
refusal-mousquetaires-too-much-force = { $adversary } is too strong (Force { $force }): this mission takes { $most } Force in all.
refusal-mousquetaires-not-in-hand = This card is not in the hand: { $card }.
refusal-mousquetaires-no-use = This card would have no effect now: { $card }.
refusal-mousquetaires-out-of-action = { $hero } is out of action.
refusal-mousquetaires-has-acted = { $hero } has already acted this round.
refusal-mousquetaires-board-order = Urgency: it goes in board order.
refusal-mousquetaires-enough-exchanged = An exchange ends after { $most } things.
refusal-mousquetaires-not-to-give = This cannot change hands here: { $thing }.
refusal-mousquetaires-imprisoned = { $hero } is in the Bastille: he can only draw, play a Character or try to leave.
refusal-mousquetaires-not-here = Nothing of the kind { table-at }.
refusal-mousquetaires-passage-cost = The secret passage costs { $cost } epic tokens.
refusal-mousquetaires-done = That is done already.
refusal-mousquetaires-no-action-left = { $hero } has no action left.
refusal-mousquetaires-already-there = He is { table-at } already.
refusal-mousquetaires-move-cost = Dead end: the first move costs { $cost } actions.
refusal-mousquetaires-owns-it = Never the same token twice: { $token }.
refusal-mousquetaires-sold-out = The Arsenal has none left: { $token }.
refusal-mousquetaires-too-dear =
    { $price ->
        [one] It takes { $price } pistole, and the purse holds { $purse }.
       *[other] It takes { $price } pistoles, and the purse holds { $purse }.
    }
refusal-mousquetaires-urgency = Urgency: nothing is exchanged this round.
refusal-mousquetaires-nobody-to-exchange = { $hero } is not there to exchange.
refusal-mousquetaires-cannot-pay = { $hero } cannot meet this Challenge: { $skill }.
refusal-mousquetaires-nemesis = Nemesis: only one Musketeer may fight here. It is { $hero }.
refusal-mousquetaires-final-last = Rochefort waits until everything else is done.
refusal-mousquetaires-no-opponent = There is no such opponent { table-at }.
refusal-mousquetaires-no-slot = La Rochelle has no room left for reinforcements.
refusal-mousquetaires-not-imprisoned = { $hero } is not in the Bastille.
refusal-mousquetaires-no-cards = There are no cards left to draw.

## Why the game ends like this

reason-mousquetaires-quest = In round { $round } the Queen wears her diamonds at the ball.
reason-mousquetaires-time = In round { $round } time is up: the ball begins without the diamonds.
reason-mousquetaires-queen = In round { $round } the Queen is dishonoured.
reason-mousquetaires-rochelle = In round { $round } La Rochelle is lost.
reason-mousquetaires-constance = In round { $round } Constance is strangled.
reason-mousquetaires-milady-wins =
    { $automatic ->
        [yes] Milady wins, though nobody played her.
       *[no] Milady wins, alone against all: { $seats }.
    }
reason-mousquetaires-musketeers-win =
    { $seats-count ->
        [one] The Musketeers win: { $seats }.
       *[other] The Musketeers win together: { $seats }.
    }
outcome-winners =
    { $seats-count ->
        [0] Milady wins.
        [one] The winner: { $seats }
       *[other] A shared win: { $seats }
    }
outcome-won = One for all, they say. The Cardinal takes note.
outcome-lost = It will make a novel. You will look better in it.

## Options

option-automatic_milady = Milady
option-automatic_milady-help = Somebody (or a bot) plays Milady, or chance does and all are Musketeers. Alone, it is always chance; with { $seats_most }, never.
option-automatic_milady-false = a player, the first
option-automatic_milady-true = automatic: all are Musketeers
option-trio = Trio
option-trio-help = Who rides when there are three Musketeers.
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
option-quartet = Quartet
option-quartet-help = Who rides when there are four Musketeers.
option-quartet-dartagnan_athos_porthos_aramis = the four of the novel, without Tréville
option-quartet-athos_porthos_aramis_treville = Tréville replaces d’Artagnan
option-quartet-dartagnan_porthos_aramis_treville = Tréville replaces Athos
option-quartet-dartagnan_athos_aramis_treville = Tréville replaces Porthos
option-quartet-dartagnan_athos_porthos_treville = Tréville replaces Aramis
option-handed_on = Roles handed on
option-handed_on-help = By how many places the Musketeers move on among the players: 0 gives them out in board order.
option-closed_hands = The Musketeers’ hands
option-closed_hands-help = Do the Musketeers see each other’s cards? Milady never does.
option-closed_hands-false = open among themselves
option-closed_hands-true = closed: to each their own
option-team_talk = Talk among the Musketeers
option-team_talk-help = What the Musketeers may write to each other.
option-team_talk-free = free, out of Milady’s hearing
option-team_talk-silent = free, but silence in phase II
option-team_talk-overheard = walls have ears: Milady reads it all
option-sand_timer = Sand-timer
option-sand_timer-help = The whole phase II is limited: { $phase_minutes } min, { $urgency_minutes } under Urgency. After that nobody acts any more.
option-sand_timer-false = without sand-timer
option-sand_timer-true = with sand-timer
option-wounds_on_card = Wounds of an Adversary
option-wounds_on_card-help = What becomes of the wounds of an Adversary who returns to Milady alive.
option-wounds_on_card-heal = he heals
option-wounds_on_card-stay = he keeps them
option-early_start = Start with five Musketeers
option-early_start-help = In the Musketeers’ favour: with five of them Time starts on square { $time_early } instead of square { $time_five }.
option-early_start-false = square { $time_five }
option-early_start-true = square { $time_early }
option-purse_handicap = Purse at the start
option-purse_handicap-help = Pistoles more, or fewer, at the beginning of the game.
option-treachery_handicap = Treacheries at the start
option-treachery_handicap-help = Treacheries more, or fewer, in Milady’s first hand.

option-deck = Pieces
option-deck-help = All that the box holds, or enough for the end of a game in the laboratory.
option-deck-printed = the whole box
option-deck-tiny = the last round, one Musketeer with { $tiny_actions } actions for each seat: few enough to count everything

preset-standard = As in the rulebook
preset-standard-help = One player is Milady, against all the others; whoever plays alone faces an automatic Milady.
preset-cooperative = All for one
preset-cooperative-help = All are Musketeers: chance plays Milady.
preset-secret_hands = Secret hands
preset-secret_hands-help = Everybody sees only their own cards, and Milady hears all that is said.
preset-against_the_sand = Against the sand
preset-against_the_sand-help = The Musketeers’ phase lasts { $phase_minutes } min.
preset-tiny = Tiny laboratory
preset-tiny-help = The last round of a quest that is nearly done, with so few choices that perfect play can be computed.

## The words of the game
#
# How the words are made, so that sentences read well:
# - `word-HERO` has a capital: a Musketeer stands at the head of a sentence, after a colon, in a list, or alone.
# - `word-PLACE` is a name (« the Louvre »); `table-at`, given `place`, is where something is (« at the Louvre »,
#   « in Paris »). In French `word-PLACE` says where and whither at once. `table-place-PLACE` is the title on the board.
# - Cards, tokens, missions and stages are titles: they stand after a colon or between quotes.
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

word-vieux_colombier = the Vieux-Colombier
word-paris = Paris
word-louvre = the Louvre
word-la_rochelle = La Rochelle
word-ferrets = the quest of the Diamonds
word-richelieu = Richelieu’s palace
word-milady_house = Milady’s house
word-bastille = the Bastille
table-at =
    { $place ->
        [Paris] in Paris
       *[other] at { $place }
    }
table-place-vieux_colombier = The Vieux-Colombier
table-place-vieux_colombier-help = Tréville’s house: nothing to do here, nothing to fear. One comes back here from the Bastille, or healed of one’s wounds.
table-place-paris = Paris
table-place-paris-help = Milady’s intrigues: Challenges and Duels foil them. A card still here at the end of the round strikes.
table-place-louvre = The Louvre
table-place-louvre-help = A mission for the Queen, and it pays well. If its marker goes too far, the Queen suffers.
table-place-la_rochelle = La Rochelle
table-place-la_rochelle-help =
    { $slots ->
        [one] The siege: lay a Combat or Double Combat here as reinforcement ({ $slots } slot), or be here in phase III to sacrifice yourself.
       *[other] The siege: lay Combats and Double Combats here as reinforcements ({ $slots } slots), or be here in phase III to sacrifice yourself.
    }
table-place-ferrets = The quest of the Diamonds
table-place-ferrets-help =
    { $passage ->
        [one] { $quest_stages } stages, and victory beyond. The secret passage costs { $passage } epic token here, and no action.
       *[other] { $quest_stages } stages, and victory beyond. The secret passage costs { $passage } epic tokens here, and no action.
    }
table-place-richelieu = Richelieu’s palace
table-place-richelieu-help = Whoever goes there unmasks Milady if she is there, and takes her action away; if not, he is imprisoned.
table-place-milady_house = Milady’s house
table-place-milady_house-help = Closed to Musketeers: she takes a Paris card there, if nobody has unmasked her.
table-place-bastille = The Bastille
table-place-bastille-help =
    { $bastille_price ->
        [one] A prisoner may draw, play a Character, pay { $bastille_price } pistole or fight the gaoler.
       *[other] A prisoner may draw, play a Character, pay { $bastille_price } pistoles or fight the gaoler.
    }

word-erudition = Erudition
word-nobility = Nobility
word-gallantry = Gallantry
word-panache = Panache
table-skill-erudition = Erudition
table-skill-nobility = Nobility
table-skill-gallantry = Gallantry
table-skill-panache = Panache

word-combat = Combat
word-double = Double Combat
word-essarts = M. des Essarts
word-buckingham = The Duke of Buckingham
word-bassompierre = M. de Bassompierre
word-planchet = Planchet
word-kitty = Kitty
word-de_winter = Lord de Winter
word-king = King Louis XIII
word-surgeon = The surgeon
table-card-combat = +{ $combat_dice } blue die in a duel, or a reinforcement at La Rochelle.
table-card-double = +{ $double_dice } blue dice in a duel, or a reinforcement at La Rochelle.
table-card-erudition = +1 in a Challenge of Erudition.
table-card-nobility = +1 in a Challenge of Nobility.
table-card-gallantry = +1 in a Challenge of Gallantry.
table-card-panache = +1 in a Challenge of Panache.
table-card-essarts = The purse gains { $essarts_pistoles } pistoles.
table-card-buckingham =
    { $buckingham_epic ->
        [one] Gain { $buckingham_epic } epic token.
       *[other] Gain { $buckingham_epic } epic tokens.
    }
table-card-bassompierre = At La Rochelle: a reinforcement of { $bassompierre_dice } blue dice.
table-card-planchet = Draw { $planchet_cards } cards.
table-card-kitty = Milady is unmasked and loses her action. Rochefort still guards the place.
table-card-de_winter = Removes a Trap, or sends home an Adversary of Force { $de_winter_force } at most (no reward), in Paris or at the Louvre.
table-card-king = The Queen’s marker goes back by { $king_queen }.
table-card-surgeon = A wounded Musketeer, wherever he is, is back to full Health.

word-thoroughbred = Thoroughbred
word-pistol = Pistol
word-leather = Leather armour
word-toledo = Toledo blade
word-imp_erudition = Improved Erudition
word-imp_nobility = Improved Nobility
word-imp_gallantry = Improved Gallantry
word-imp_panache = Improved Panache
word-imp_botte = Improved thrust
table-token-thoroughbred = The first move of the turn costs no action.
table-token-pistol = Before each duel, one blue die: on a Sword, 1 wound, and the duel ends there.
table-token-leather = 1 more Shield in every exchange, even without dice.
table-token-toledo = In every exchange you may reroll one of your dice.
table-token-imp_erudition = +{ $improvement } in Erudition.
table-token-imp_nobility = +{ $improvement } in Nobility.
table-token-imp_gallantry = +{ $improvement } in Gallantry.
table-token-imp_panache = +{ $improvement } in Panache.
table-token-imp_botte = The improved secret thrust replaces the basic one.

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
word-gaoler = the gaoler
word-item = a guard
word-corridor = the corridor guard
word-guard = a guard
word-final = Rochefort

word-beggars = Beggars
word-thieves = Thieves
word-courtesan = Courtesan
word-casuist = Casuist
word-slanderer = Slanderer
word-braggart = Braggart
word-henchman = Henchman
word-assassin = Assassin
word-nemesis = Nemesis
table-trap-beggars = A Challenge here costs { $beggars_cost } pistoles as well; once paid, the Beggars leave. Duels owe them nothing.
table-trap-thieves =
    { $thieves_loss ->
        [one] Every Challenge and every Duel begun here costs { $thieves_loss } pistole.
       *[other] Every Challenge and every Duel begun here costs { $thieves_loss } pistoles.
    }
table-trap-courtesan = Challenges of Gallantry here: +{ $skill_trap }.
table-trap-casuist = Challenges of Erudition here: +{ $skill_trap }.
table-trap-slanderer = Challenges of Nobility here: +{ $skill_trap }.
table-trap-braggart = Challenges of Panache here: +{ $skill_trap }.
table-trap-henchman = Adversaries and guards here: +{ $henchman_dice } red die.
table-trap-assassin = Strikes the first who begins a Challenge or a Duel here: { $assassin_dice } red dice, 1 wound for each Sword. Then he is gone.
table-trap-nemesis = Milady names a Musketeer: nobody else may fight a duel here.

word-reinforcements = Reinforcements
word-conscripts = Conscripts
word-to_bastille = To the Bastille
word-ambush = Ambush
word-dead_end = Dead end
word-urgency = Urgency
word-plot = Plot
word-haste = Time presses
word-purse_theft = Cut purse
word-poison = Wine of Anjou
word-sabotage = Sabotage
word-confiscation = Confiscation
table-treachery-reinforcements = +{ $reinforcement_dice } red dice at La Rochelle, this round.
table-treachery-conscripts =
    { $conscripts_actions ->
        [one] Every Musketeer has { $conscripts_actions } action fewer this round.
       *[other] Every Musketeer has { $conscripts_actions } actions fewer this round.
    }
table-treachery-to_bastille = A Musketeer goes to the Bastille.
table-treachery-ambush =
    { $ambush_wounds ->
        [one] A Musketeer loses { $ambush_wounds } life point.
       *[other] A Musketeer loses { $ambush_wounds } life points.
    }
table-treachery-dead_end =
    { $dead_end_cost ->
        [one] The first move of every Musketeer costs { $dead_end_cost } action more this round.
       *[other] The first move of every Musketeer costs { $dead_end_cost } actions more this round.
    }
table-treachery-urgency = The Musketeers act in board order and cannot exchange anything, this round.
table-treachery-plot = The Queen’s marker advances by { $plot_queen }.
table-treachery-haste = The Time marker advances by { $haste_time }.
table-treachery-purse_theft = The purse loses { $purse_theft } pistoles.
table-treachery-poison =
    { $poison_cards ->
        [one] A Musketeer loses { $poison_cards } card at random.
       *[other] A Musketeer loses { $poison_cards } cards at random.
    }
table-treachery-sabotage = A card at La Rochelle is discarded.
table-treachery-confiscation = A Musketeer’s Equipment goes back to the Arsenal.

word-sword = Sword
word-shield = Shield
word-lys = Lily

word-gambling_debts = The Queen’s gambling debts
word-chevreuse = The Duchess of Chevreuse’s schemes
word-poisons = The affair of the poisons
word-stolen_letter = The stolen letter
word-ambassador = The Spanish ambassador
word-masked_ball = The masked ball
word-confessor = The King’s confessor
word-slander = Slander at Court
word-portrait = The stolen portrait
word-handkerchief = The embroidered handkerchief
word-constance_abducted = Constance abducted
word-constance_held = Constance held captive
word-smugglers = Smugglers
word-paris_duels = Duels in Paris
word-message = A message for the Queen
word-spies = The Cardinal’s spies
word-edict = The Cardinal’s edict
word-prosecutor = The Châtelet prosecutor
table-paris-constance_abducted = At the end of the round, { $strangle_dice } red dice: every Sword is one step. At { $strangle_goal } steps Constance is strangled and Milady wins.
table-paris-constance_held = At the end of the round, Milady gains a Treachery.
table-paris-smugglers = While it lies here: +{ $smugglers_dice } red die at La Rochelle.
table-paris-paris_duels =
    { $paris_duels_wounds ->
        [one] At the end of the round, a Musketeer named by Milady loses { $paris_duels_wounds } life point.
       *[other] At the end of the round, a Musketeer named by Milady loses { $paris_duels_wounds } life points.
    }
table-paris-message = At the end of the round, { $message_dice } red dice: if there is a Sword, the Queen’s marker advances by 1.
table-paris-spies =
    { $spies_cards ->
        [one] At the end of the round, a Musketeer named by Milady loses { $spies_cards } card at random.
       *[other] At the end of the round, a Musketeer named by Milady loses { $spies_cards } cards at random.
    }
table-paris-edict = At the end of the round, the purse loses { $edict_loss } pistoles.
table-paris-prosecutor = At the end of the round, a Musketeer still in Paris, named by Milady, goes to the Bastille.

word-lys_dor = The Golden Lily inn
word-crossing = The crossing
word-london = London
word-return = Back to the ball

table-ability-swift_botte-name = Swift thrust
table-ability-swift_botte = His basic secret thrust is already as good as his companions’ improved ones.
table-ability-unseen-name = Unseen
table-ability-unseen = His Challenges and Duels never unmask Milady, and Rochefort does not stop him.
table-ability-colossus-name = Colossus
table-ability-colossus = At La Rochelle he may sacrifice { $colossus_sacrifice } life points.
table-ability-versatile-name = Versatile
table-ability-versatile = In each Challenge, one card of another Skill may count.
table-ability-captain-name = Captain
table-ability-captain = One exchanges with him at any distance.

## The terminal

table-legend = ▶ the Musketeer it is about, ✓ who has acted; his shape (●, ■…) is that of the player who leads him. ♥ life points. Skills and Challenges by their first letter: E Erudition, N Nobility, G Gallantry, P Panache. A Challenge “N6 (+2)” asks for Nobility 6 and pays 2 pistoles; ✓ done. → what the next square brings: the dice of the next siege, the Queen compromised. Behind an Adversary, his Force. ▮ hidden corridor token; a figure, a guard turned up and his dice. “duel 2d”: two red dice; a percentage: the chance to wound. Key n: the notebook tells what the cards do.
table-ink-round = Round { $round }
table-ink-acting =
    { $actions ->
        [0] { $name }, no action left
        [one] { $name }, { $actions } action
       *[other] { $name }, { $actions } actions
    }
table-ink-time = Time { $square }/{ $last } → { $dice }d
table-ink-queen = Queen { $square }/{ $last }
table-ink-louvre-mark = Louvre { $square }/{ $last }
table-ink-constance = Constance { $square }/{ $last }
table-ink-then-queen = Queen +1
table-ink-then-failed = failed, Queen +1
table-ink-rochelle = Rochelle
table-ink-square = { $square }/{ $end }
table-ink-reward =
    { $kind ->
        [treachery] { $square }: Treachery
        [epic] +{ $square }: epic
       *[pistoles] +{ $square }: { $amount } p.
    }
table-ink-siege = { $blue }d against { $red }d
table-ink-assault = blue { $items }, red { $words }, short by { $deficit }
table-ink-milady = Milady
table-ink-revealed = seen { table-at }
table-ink-hidden = you are { table-at }
table-ink-anywhere = hidden
table-ink-maybe = hidden, but not: { $items }
table-ink-nowhere = not hidden yet
table-ink-extras =
    { $count ->
        [one] { $count } more Treachery
       *[other] { $count } more Treacheries
    }
table-ink-treacheries =
    { $count ->
        [0] no Treachery
        [one] { $count } Treachery
       *[other] { $count } Treacheries
    }
table-ink-paris-cards =
    { $count ->
        [one] { $count } Paris card
       *[other] { $count } Paris cards
    }
table-ink-none = none
table-ink-own-treacheries = Treacheries: { $items }
table-ink-own-paris = Paris: { $items }
table-ink-paris = Paris
table-ink-louvre = Louvre
table-ink-ferrets = Diamonds
table-ink-empty = nothing here
table-ink-force = [Force { $used }/{ $force }]
table-ink-stage = { $number }/{ $last }
table-ink-passage = passage { $cost } epic
table-ink-purse = Purse
table-ink-epic = epic { $count }
table-ink-deck = deck { $deck }, discard { $discard }
table-ink-duel = Duel
table-ink-botte = Thrust
table-ink-or = or
table-ink-blue = blue { $count } { $items }
table-ink-red = red { $count } { $items }
table-ink-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
table-ink-out = down (R{ $round })
table-ink-place-vieux_colombier = Colombier
table-ink-place-paris = Paris
table-ink-place-louvre = Louvre
table-ink-place-la_rochelle = La Rochelle
table-ink-place-ferrets = Diamonds
table-ink-place-richelieu = Richelieu
table-ink-place-milady_house = her house
table-ink-place-bastille = Bastille
table-ink-token-thoroughbred = horse
table-ink-token-pistol = pistol
table-ink-token-leather = leather
table-ink-token-toledo = Toledo
table-ink-token-imp_erudition = E+
table-ink-token-imp_nobility = N+
table-ink-token-imp_gallantry = G+
table-ink-token-imp_panache = P+
table-ink-token-imp_botte = thrust+
table-ink-nothing = nothing
table-ink-card-epic = epic
table-ink-card-double = Double
table-ink-card-essarts = Essarts
table-ink-card-buckingham = Buckingham
table-ink-card-bassompierre = Bassompierre
table-ink-card-de_winter = De Winter
table-ink-card-king = King
table-ink-card-surgeon = Surgeon
table-ink-do-move = Move…
table-ink-do-buy = Buy…
table-ink-do-exchange = Exchange: { $items }
table-ink-do-character = Character: { $items }
table-ink-do-challenge = Challenge: { $items }
table-ink-do-duel = Duel: { $items }
table-ink-do-reinforce = Reinforce: { $items }
table-ink-do-bastille = Leave the Bastille…
table-ink-do-passage = Secret passage…
table-ink-do-draw = Draw
table-ink-do-end = End his turn
table-ink-do-time_up = The sand has run out
table-ink-do-give = Give…
table-ink-do-ask = Ask for…
table-ink-seize = Seize { $name } ({ $hero })
table-ink-alone = nothing else
table-ink-priced = { $name } ({ $price } p.)
table-ink-stock = { $name } ×{ $count } ({ $price } p.)
table-ink-challenge =
    { $toll ->
        [0] { $lacking ->
            [0] { $skill } { $value }, nothing to pay
           *[other] { $skill } { $value }, { $lacking } short
        }
       *[other] { $skill } { $value }, { $lacking } short and { $toll } p.
    }
table-ink-guard = guard
table-ink-corridors = corridor { $items }
table-ink-foe =
    { $dice ->
        [one] { $name } ({ $dice } die)
       *[other] { $name } ({ $dice } dice)
    }
table-ink-corridor =
    { $dice ->
        [0] corridor { $number } (hidden)
        [one] corridor { $number } ({ $dice } die)
       *[other] corridor { $number } ({ $dice } dice)
    }
table-ink-past-corridor = corridor { $number } (epic { $cost })
table-ink-past-challenge = { $name } (epic { $cost })
table-ink-dice = { $count }d
table-ink-chance = { $percent }%
table-ink-note-past = Milady, round by round:
table-ink-note-played = Treacheries played:
table-ink-note-treacheries = Treacheries still hidden:
table-ink-note-paris = Paris cards still hidden:
table-ink-note-cards = Adventure cards still hidden:
table-ink-note-pool = Milady’s men:
table-ink-note-traps = Milady’s Traps:
table-ink-note-arsenal = Arsenal:
table-ink-paris-constance_abducted = { $strangle_dice } dice, { $strangle_goal } Swords strangle her
table-ink-paris-constance_held = a Treachery each round
table-ink-paris-smugglers = red dice of the siege +{ $smugglers_dice }
table-ink-paris-paris_duels = wounds each round: { $paris_duels_wounds }
table-ink-paris-message = { $message_dice } dice, a Sword pushes the Queen
table-ink-paris-spies = cards lost each round: { $spies_cards }
table-ink-paris-edict = −{ $edict_loss } pistoles each round
table-ink-paris-prosecutor = a prisoner each round

## The glossary

term-mission = Mission
term-mission-help = A card of the Louvre or of Paris: Challenges and Duels, in any order. It is completed when everything is validated and no Adversary is left on it.
term-defi = Challenge
term-defi-help = A Skill and a value from { $challenge_least } to { $challenge_most }, to be reached with the Musketeer’s Skill, cards and epic tokens.
term-duel = Duel
term-duel-help = A fight with dice against an Adversary, a guard, Rochefort or the gaoler. It ends with the first wound.
term-assaut = Exchange (of a duel)
term-assaut-help = One roll of both sides. Every Sword that no Shield parries wounds; without a wound both lose a die and roll again.
term-botte = Secret thrust
term-botte-help = A combination of faces that is everybody’s own. Whoever rolls it inflicts one wound, and the rest of the roll does not count.
term-destination = Destination
term-destination-help = The place where Milady hides this round. The same may serve twice running.
term-demasquee = Unmasked
term-demasquee-help = Milady had to show where she is before the end of phase II: she loses her action. A Challenge, a Duel, a visit to Richelieu’s palace or Kitty unmask her.
term-rochefort = Rochefort
term-rochefort-help = The bodyguard: { $rochefort_dice } dice, { $rochefort_health } Health, of which he regains { $rochefort_heals } each round. He stands in the way of every Challenge and every Duel where Milady is. The Rochefort of the last duel counts his wounds apart.
term-perfidie = Treachery
term-perfidie-help = A card that Milady plays in phase I: one a round.
term-embuche = Trap
term-embuche-help = A card laid face up on a mission; it hinders Challenges or Duels as long as the mission lasts. The Assassin strikes once, Beggars leave once paid; a discarded Trap does not come back.
term-adversaire = Adversary
term-adversaire-help = One of Milady’s men, posted on a mission. Beaten, he leaves the game and pays his reward; if not, he returns to Milady when the mission goes.
term-force = Force
term-force-help = The red dice of an Adversary. On a card: the total that Milady may place there.
term-pistole = Pistole
term-pistole-help = The Musketeers’ money, in a common purse of { $purse_most } at most.
term-epopee = Epic token
term-epopee-help = Common to all: a blue die in a duel, 1 in a Challenge, or several for the secret passage of the quest.
term-equipement = Equipment
term-equipement-help = Thoroughbred, Pistol, Leather armour, Toledo blade: bought at the Arsenal, can be exchanged, can be confiscated.
term-amelioration = Improvement
term-amelioration-help = A better Skill or secret thrust. Bought, never exchanged.
term-personnage = Character
term-personnage-help = An Adventure card that is played for an action, then discarded.
term-horsdecombat = Out of action
term-horsdecombat-help = Without life points: the Musketeer is at the Vieux-Colombier, keeps everything and does not act. He is back, with full Health and one card more, at the end of phase II: of the same round if he fell in phase I, otherwise of the next one.
term-embastille = Imprisoned
term-embastille-help = In the Bastille: one leaves it for { $bastille_price ->
        [one] { $bastille_price } pistole
       *[other] { $bastille_price } pistoles
    }, or by wounding the gaoler.
term-porteparole = Speaker
term-porteparole-help = The player who says which Musketeer acts next. The role moves on every round.
term-cardinal = Cardinal square
term-cardinal-help = The last square of Time, of the Queen and, on Milady’s side, of La Rochelle: if the marker gets there, Milady wins.
term-renforts = Reinforcements
term-renforts-help = The cards laid at La Rochelle: they stay there, and give blue dice in every siege.
term-sacrifice = Sacrifice
term-sacrifice-help = A life point given at La Rochelle holds the marker back by a square: { $sacrifice } at most, { $colossus_sacrifice } for Porthos.
term-passage = Secret passage
term-passage-help = On the quest, for epic tokens and without an action: a Challenge validated, or a corridor token less.
term-corridor = Corridor
term-corridor-help = At the Golden Lily inn, { $corridors } rows of { $corridor_length } hidden tokens. Clearing a single one is enough.
term-leurre = Decoy
term-leurre-help = A corridor token without a guard: it goes away by itself, and the next one is turned up.
term-etau = Constance
term-etau-help = Abducted, she is strangled by one step for every red Sword at the end of each round; at { $strangle_goal } steps Milady wins.

## === settled questions ===

ruling-01 = How many Musketeers are there at each number of players?
ruling-01-decision = { $versus_2 } with 2 players, { $versus_3 } with 3, { $versus_4 } with 4, { $versus_5 } with 5, { $versus_6 } with 6. With the option “{ option-automatic_milady }”: { $automatic_1 } with 1 player, { $automatic_2 } with 2, { $automatic_3 } with 3, { $automatic_4 } with 4, { $automatic_5 } with 5.
ruling-02 = Who decides in which order the Musketeers act?
ruling-02-decision = The speaker, a role that passes to another player each round. Whoever runs all the Musketeers keeps it.
ruling-03 = May a Musketeer split his actions around those of another?
ruling-03-decision = No, he takes all of them in one turn.
ruling-04 = Where can one buy, and draw?
ruling-04-reading = Anywhere; in the Bastille one draws but does not buy. The play aid names no place.
ruling-05 = Are money and epic tokens personal or common?
ruling-05-decision = Common: one Purse, one stock.
ruling-06 = Where may Milady go?
ruling-06-decision = To Paris, the Louvre, La Rochelle, the quest, Richelieu’s or her own house; neither to the Vieux-Colombier nor to the Bastille, where she has nothing to do.
ruling-07 = May she choose the same destination twice running?
ruling-07-decision = Yes, nothing forbids it.
ruling-08 = Somebody enters Richelieu’s where Milady has already been revealed?
ruling-08-rulebook = He is safe and stays there.
ruling-09 = And if she was revealed somewhere else?
ruling-09-rulebook = He is imprisoned: she is not there.
ruling-10 = Is entering the place where Milady is enough to reveal her?
ruling-10-rulebook = No, except at Richelieu’s: a Challenge or a Duel must be attempted there.
ruling-11 = Can she be revealed at La Rochelle or in her house?
ruling-11-reading = Only by Kitty: there is no Challenge and no Duel.
ruling-12 = Must Rochefort be wounded once a round, or for each action?
ruling-12-rulebook = For each Challenge and each Duel attempted where he guards Milady, as long as he has Health left.
ruling-13 = What happens if Rochefort is not wounded?
ruling-13-rulebook = The action is lost. The Challenge or Duel does not take place, and its cards are not paid.
ruling-14 = And when Rochefort has no Health left?
ruling-14-decision = He bars the way no more. He regains { $rochefort_heals } Health at the start of each round from the second on.
ruling-15 = Rochefort and the Musketeer wound each other at the same time?
ruling-15-rulebook = If the Musketeer still stands, he goes on with his action.
ruling-16 = Are Combat cards discarded before the dice are rolled?
ruling-16-rulebook = Yes, and they count for the whole duel.
ruling-17 = May a secret thrust be declined?
ruling-17-rulebook = No, it is automatic.
ruling-18 = What does a secret thrust do to an opponent who stands two or three wounds?
ruling-18-rulebook = One wound, no more.
ruling-19 = Several Swords are not parried?
ruling-19-rulebook = That many wounds, to either side.
ruling-20 = Both opponents make their secret thrusts?
ruling-20-decision = Each takes 1 wound.
ruling-21 = One side has no dice left?
ruling-21-reading = The other goes on alone, until a wound falls or no die is left there either.
ruling-22 = The Musketeer falls while he eliminates his opponent?
ruling-22-decision = Elimination and reward stand.
ruling-23 = In which order are the Challenges and Duels of a mission done?
ruling-23-decision = In any; only the final duel of the quest comes after everything else.
ruling-24 = Does the reward come with each Challenge or with the mission?
ruling-24-reading = With each Challenge, at once; the bonus of the mission is added when it is completed.
ruling-25 = May a Challenge be paid with more than is needed?
ruling-25-decision = No: exactly what is missing.
ruling-26 = May one attempt a Challenge that one cannot pay?
ruling-26-decision = No, not even to flush Milady out.
ruling-27 = And if the epic tokens that the Challenge needs are spent against Rochefort?
ruling-27-decision = If no payment is left, the attempt fails and the action is lost.
ruling-28 = When does the next Louvre mission come?
ruling-28-decision = At once: Milady furnishes it immediately, and the Louvre marker goes back to 0.
ruling-29 = The Louvre mission is completed in phase II: where does the Louvre marker end up?
ruling-29-decision = It goes back to 0, then advances to 1 at the end of the round.
ruling-30 = What becomes of Challenges already met on a Louvre mission that fails?
ruling-30-decision = The Validation tokens are lost, the rewards are kept.
ruling-31 = Milady replaces her Paris card: what is left of the old one?
ruling-31-reading = Nothing: work begun is lost, Constance goes back to 0, and the card leaves the game.
ruling-32 = Does a defeated Adversary come back?
ruling-32-reading = No, he is out of the game. One who was not defeated goes back to Milady, healed of his wounds unless the option “{ option-wounds_on_card }” leaves them.
ruling-33 = There are not enough Adversaries left?
ruling-33-decision = Milady places those that fit, or none.
ruling-34 = Must exactly the Force of the card be placed?
ruling-34-decision = No, it is a maximum.
ruling-35 = Are Traps hidden?
ruling-35-decision = No, they are laid face up.
ruling-36 = How many Treacheries may Milady hold?
ruling-36-decision = { $treacheries_most }. Drawing up to { $refill } at Richelieu’s is not affected.
ruling-37 = What does leaving the Bastille cost?
ruling-37-rulebook = { $bastille_price } pistoles, as the play aid says; an older rule said 1.
ruling-38 = The duel with the gaoler is lost, or undecided?
ruling-38-decision = He stays in the Bastille, and may try again.
ruling-39 = Where does one go on leaving the Bastille?
ruling-39-decision = To the Vieux-Colombier.
ruling-40 = The gaoler puts a Musketeer out of action?
ruling-40-decision = He is out of action at the Vieux-Colombier, and imprisoned no more.
ruling-41 = An Ambush strikes a Musketeer with 1 Health left?
ruling-41-rulebook = He is out of action, and back at the end of phase II of the same round.
ruling-42 = Can a Musketeer who is out of action be aimed at?
ruling-42-decision = Neither to imprison nor to wound him. But Nemesis may name him, and he may lose cards and Equipment, which he keeps: Wine of Anjou, spies, Confiscation.
ruling-43 = All the Musketeers are out of action?
ruling-43-decision = Nobody acts in phase II, and the round goes on.
ruling-44 = How far does the marker of La Rochelle move?
ruling-44-reading = By the difference of Swords between the two sides.
ruling-45 = Is a reward of La Rochelle given for passing over it, or without a move?
ruling-45-decision = No, only where the marker stops after it has really moved towards that side.
ruling-46 = Do the cards laid at La Rochelle stay there?
ruling-46-decision = Yes, until Milady removes them.
ruling-47 = May one make a sacrifice when the Musketeers did better, or as well?
ruling-47-reading = No: a sacrifice only limits Milady’s advance.
ruling-48 = Time first, or the Louvre?
ruling-48-rulebook = Time, then the Louvre, then Paris.
ruling-49 = Constance has just been abducted: are the dice rolled this round too?
ruling-49-decision = Yes, as with the effect of every Paris card.
ruling-50 = More red dice are needed than the box holds?
ruling-50-decision = They are thrown again, until there are enough.
ruling-51 = Does Rochefort guard the secret passages?
ruling-51-decision = No: taking one is not an action, and does not reveal Milady.
ruling-52 = Is the token that a secret passage goes round looked at?
ruling-52-decision = Yes: it is turned up for all to see, then removed.
ruling-53 = Does a decoy cost an action?
ruling-53-decision = No, it is removed within the action that turns it up, and the next token is turned up at once.
ruling-54 = May a corridor be left half-way?
ruling-54-decision = Yes. What is removed stays removed, and anybody may go on with it.
ruling-55 = Several printed duels are alike: which one is chosen?
ruling-55-decision = The first that is left; there is a single choice.
ruling-56 = How many things may be exchanged in one action?
ruling-56-decision = { $transfers_most } at most, refused requests included. With the option “{ option-closed_hands }” one asks blindly, and a request in vain counts too.
ruling-57 = How many Moves does the Thoroughbred give?
ruling-57-decision = One in each turn of the Musketeer, his first.
ruling-58 = Does Athos escape Urgency, Nemesis and the like too?
ruling-58-decision = No: only Milady and Rochefort do not see him.
ruling-59 = Thieves take the pistoles that the Beggars wait for?
ruling-59-decision = A mission has one Trap only, so it cannot happen. With other cards the attempt would fail.
ruling-60 = No Adventure cards are left, neither in the deck nor in the discard pile?
ruling-60-decision = Drawing cannot be chosen, and other draws bring nothing.
ruling-61 = Milady is at Richelieu’s with { $treacheries_most } Treacheries in hand?
ruling-61-decision = She can only pass.
ruling-62 = Is the Rochefort of the final duel the one who guards Milady?
ruling-62-decision = The same man, counted apart: { $final_dice } dice and { $final_wounds } wounds, whatever the bodyguard’s Health.
ruling-63 = The Purse or the stock of epic tokens is full?
ruling-63-decision = What is more is lost, beyond { $purse_most } pistoles and { $epic_most } tokens.
ruling-64 = May the King be played when the Queen has lost nothing?
ruling-64-decision = No, her marker is already on 0.
ruling-65 = Does playing a Character cost an action?
ruling-65-rulebook = Yes, it is action 5.
ruling-66 = The play aid speaks of a Duel, a Challenge “or a Mission”: what is attempting a mission?
ruling-66-reading = Attempting one of its Challenges or Duels, those of the quest included. There is no third case.
ruling-67 = Which is the Cardinal square of the Louvre?
ruling-67-reading = The last square of the Queen’s track. On square { $louvre_fail } the Louvre marker only makes the mission fail.
ruling-68 = What may a prisoner do?
ruling-68-decision = Draw, play a Character, try to leave, end. Neither buy nor exchange, not even with a fellow prisoner.
ruling-69 = What is the risk of staying at Richelieu’s from one round to the next?
ruling-69-reading = None: only entering counts.
ruling-70 = A Thoroughbred is bought or received after the first Move?
ruling-70-decision = It helps from the next turn on: it is the first Move that is free.
ruling-71 = Is Planchet discarded before he draws?
ruling-71-decision = Yes, like every Character. With an empty deck he may thus be drawn again.
ruling-72 = Does Leather armour still protect somebody without dice?
ruling-72-decision = Yes, its Shield always counts.
ruling-73 = Several Adversaries are on one mission?
ruling-73-reading = Each takes a Duel, hence an action, in any order.

## === tracks, places, figures, missions, quest, threats ===

## Around the table

table-map = Paris and around
table-places = The { $locations } places
table-heading-preparation = Setting up
table-heading-milady = Round { $number } · Phase I, Milady
table-heading-musketeers = Round { $number } · Phase II, the Musketeers
table-heading-siege = Round { $number } · Phase III, La Rochelle
table-heading-end = Round { $number } · Phase IV, end of the round
table-heading-over = Round { $number } · The game is over
table-phase-milady = Milady
table-phase-musketeers = Musketeers
table-phase-siege = La Rochelle
table-phase-end = End of the round
table-role-milady = Milady
table-role-speaker = says who plays next, this round
table-seat-treacheries =
    { $count ->
        [one] { $count } Treachery in hand
       *[other] { $count } Treacheries in hand
    }
table-seat-hidden = hidden
table-seat-revealed = unmasked
table-seat-shown = stayed hidden
table-seat-back = round { $round }
table-seat-health =
    { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
table-seat-acted = has played
table-seat-out = out of action until the end of phase II of round { $round }

## The tracks

table-track-time = Time
table-track-louvre = Louvre
table-track-queen = Queen
table-track-rochelle = La Rochelle
table-track-constance = Constance
table-track-at = square { $square }.
table-next-dice =
    { $amount ->
        [one] square { $square }: { $amount } red die
       *[other] square { $square }: { $amount } red dice
    }
table-next-defeat = square { $square }: Milady wins
table-next-lost = { $square }: defeat
table-next-queen = square { $square }: the Queen moves
table-next-fail = square { $square }: mission lost
table-next-nothing = square { $square }: nothing yet
table-next-far = { $amount } squares left
table-next-pistoles = +{ $square }: { $amount } pistoles
table-next-epic = +{ $square }: { $amount } epic
table-next-treachery =
    { $amount ->
        [one] { $square }: { $amount } Treachery
       *[other] { $square }: { $amount } Treacheries
    }
table-next-strangle = { $amount } dice every night
table-store-purse = Purse
table-store-epic = Epic
table-store-rochefort =
    { $count ->
        [one] Rochefort: { $count } life point of { $of }
       *[other] Rochefort: { $count } life points of { $of }
    }
table-store-arsenal = Arsenal
table-store-token =
    { $left ->
        [0] sold out
       *[other] { $price } pistoles, { $left } left
    }

## Threats

table-threats = What threatens
table-weighing = This round
table-threat-time =
    { $first ->
        [one] Time: the next square is defeat.
       *[other] Time: only { $first } squares before defeat.
    }
table-threat-queen-louvre = The Queen: unless the Louvre mission is completed this round, she is lost.
table-threat-queen-message = The Queen: the message may ruin her this very night.
table-threat-queen =
    { $first ->
        [one] The Queen: one square before defeat.
       *[other] The Queen: only { $first } squares before defeat.
    }
table-threat-louvre =
    { $first ->
        [one] The Louvre: on the next square the mission fails, the Queen moves and Milady gains a Treachery.
       *[other] Only { $first } squares before the Louvre is lost; on the next one the Queen moves.
    }
table-threat-rochelle =
    { $second ->
        [one] La Rochelle: a defeat by { $first } is enough ({ $second } red die tonight).
       *[other] La Rochelle: a defeat by { $first } is enough ({ $second } red dice tonight).
    }
table-threat-constance =
    { $first ->
        [0] Constance is abducted: { $second } steps, and she is strangled.
       *[other] Constance: { $first } steps of { $second }, { $third } dice tonight.
    }
table-threat-quest =
    { $first ->
        [one] The quest: one trial more, and the Musketeers win.
       *[other] The quest: { $first } trials more, and the Musketeers win.
    }

## Places

# The goal of this very moment

table-goal-watching = Milady against the King’s Musketeers.
table-goal-milady = One track to red, or Constance strangled.
table-goal-ruin =
    { $left ->
        [one] Your victory: { $track }, { $left } square to go
       *[other] Your victory: { $track }, { $left } squares to go
    }
table-goal-hide = Bar their way, or act unseen.
table-goal-assign = Make this mission a hard one.
table-goal-treachery = Slow them down, or draw.
table-goal-target = Strike whoever is most in your way.
table-goal-unseen = Nobody saw you: make use of it.
table-goal-musketeers = Save the Queen: finish the quest in time.
table-goal-pressing =
    { $left ->
        [one] Quest { $number }/{ $of } · { $track }: defeat in { $left } square
       *[other] Quest { $number }/{ $of } · { $track }: defeat in { $left } squares
    }
table-goal-start = Begin where you will be needed.
table-goal-commit = More dice: more hits, fewer wounds.
table-goal-pay = Pay with what you will miss least.
table-goal-swap = The right card in the right hand.
table-goal-consent = Who will make better use of it?
table-goal-sacrifice = Each Health point saves a square.
table-goal-blade = One more Sword, or the thrust?

table-tile-vieux_colombier = Colombier
table-tile-paris = Paris
table-tile-louvre = Louvre
table-tile-la_rochelle = La Rochelle
table-tile-ferrets = Diamonds
table-tile-richelieu = Richelieu
table-tile-milady_house = Milady
table-tile-bastille = Bastille
table-go-move = Go there
table-go-start = Start here
table-go-destination = Hide here
table-figure-active = , to act now
table-figure-out = , out of action until the end of phase II of round { $round }
table-figure-milady-hidden = Milady, hidden here: you alone know
table-figure-milady-shown = Milady, unmasked here
table-spot-clear = Milady is not here
table-spot-empty = All is quiet: no card.
table-spot-waiting = The next mission is on its way.
table-spot-bonus = All done:
table-spot-vieux_colombier = Nothing to fear here.
table-spot-richelieu = Milady unmasked, or the Bastille.
table-spot-milady_house = Closed to Musketeers.
table-spot-bastille = The gaoler: { $gaoler_dice } dice. Freedom: { $bastille_price } pistoles.
table-task-duel =
    { $dice ->
        [one] Duel, { $dice } die
       *[other] Duel, { $dice } dice
    }
table-task-final = Rochefort, { $dice } dice, { $hurt } wounds of { $wounds }
table-task-raised = (Trap +{ $count })
table-task-done = validated
table-task-locked = last of all
table-foe-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
table-foe-wounds = { $hurt }/{ $wounds }
table-trap-named = Only this Musketeer may fight duels here: { $hero }.
table-gain =
    { $epic ->
        [0] { $pistoles ->
            [one] brings { $pistoles } pistole
           *[other] brings { $pistoles } pistoles
        }
        [one] { $pistoles ->
            [0] brings { $epic } epic token
            [one] brings { $pistoles } pistole and { $epic } epic token
           *[other] brings { $pistoles } pistoles and { $epic } epic token
        }
       *[other] { $pistoles ->
            [0] brings { $epic } epic tokens
            [one] brings { $pistoles } pistole and { $epic } epic tokens
           *[other] brings { $pistoles } pistoles and { $epic } epic tokens
        }
    }
table-siege-red =
    { $count ->
       *[other] red
    }
table-siege-blue =
    { $count ->
       *[other] blue
    }
table-siege-against = against
table-siege-slots = Reinforcements
table-siege-free = free
table-quest-stage = Stage { $number } of { $of }
table-quest-corridor =
    { $guard ->
        [-1] Corridor { $number }: { $left ->
            [one] { $left } face-down token
           *[other] { $left } face-down tokens
        }.
       *[other] Corridor { $number }: a guard with { $guard } dice, then { $left ->
            [0] nobody
            [one] { $left } face-down token
           *[other] { $left } face-down tokens
        }.
    }
table-quest-decoys =
    { $decoys ->
        [0] Face-down tokens: { $hidden }, no decoy.
        [one] Face-down tokens: { $hidden }, of which { $decoys } is a decoy.
       *[other] Face-down tokens: { $hidden }, of which { $decoys } are decoys.
    }
table-quest-passage = Secret passage: { $cost } epic.

## === decisions, sheets, hands, duel, Milady's side ===

# Decisions: buttons say what they cost and what they bring

table-prize-pistoles =
    { $count ->
        [one] { $count } pistole
       *[other] { $count } pistoles
    }
table-prize-epic =
    { $count ->
        [one] { $count } epic token
       *[other] { $count } epic tokens
    }
table-bar-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
table-bar-unseen = { $hero } goes unseen: neither Milady nor Rochefort notices him here.
table-bar-rochefort-here =
    { $dice ->
        [one] Milady is here: wound Rochefort first ({ $dice } red die).
       *[other] Milady is here: wound Rochefort first ({ $dice } red dice).
    }
table-bar-rochefort-maybe =
    { $dice ->
        [one] Milady may be here: beware of Rochefort ({ $dice } red die).
       *[other] Milady may be here: beware of Rochefort ({ $dice } red dice).
    }
table-bar-rochefort-down = Rochefort cannot stand: nobody will bar your way this round.
table-bar-rochefort-elsewhere = Milady is not here: the way is clear.
table-bar-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
table-bar-buy = Buy…
table-bar-draw = Draw
table-bar-exchange = Exchange
table-bar-character = Character
table-bar-reinforce = Reinforce
table-bar-bastille = Break out
table-bar-passage = Secret passage
table-bar-passage-aimed = Passage: { $whom }
table-bar-end = End turn
table-bar-nobody-here = nobody here
table-bar-imprisoned = in prison
table-bar-no-character = none in hand
table-bar-no-use = no use now
table-bar-no-combat = no Combat card
table-bar-slots-full = no room left
table-bar-skill = { $skill } { $value }
table-bar-missing = { $count } short
table-bar-free = sure to succeed
table-bar-toll =
    { $count ->
        [one] plus { $count } pistole for the Beggars
       *[other] plus { $count } pistoles for the Beggars
    }
table-bar-red-dice =
    { $count ->
        [one] { $count } red die
       *[other] { $count } red dice
    }
table-bar-face-down = face down
table-bar-wounds =
    { $count ->
        [one] falls at { $count } wound
       *[other] falls at { $count } wounds
    }
table-bar-corridor = Corridor { $number }
table-bar-passage-cost =
    { $count ->
        [one] { $count } epic token, no action
       *[other] { $count } epic tokens, no action
    }
table-bar-siege-dice =
    { $count ->
        [one] { $count } blue die at the siege
       *[other] { $count } blue dice at the siege
    }
table-bar-bastille-pay = Pay the gaoler
table-bar-bastille-fight = Fight the gaoler
table-bar-richelieu-here = Milady is there: nothing to fear
table-bar-richelieu-gone = Milady is not there: it is the Bastille
table-bar-richelieu-risk = unmasks Milady if she is there; if not, the Bastille
table-bar-milady-here = Milady is there, with Rochefort
table-bar-stock = { $count } left
table-bar-buy-lead = One action buys one token, or two different ones.
table-bar-two-at-once = Two tokens at once
table-bar-buy-two = Buy these two
table-bar-pair = { $tokens }
table-bar-one-card = 1 card
table-bar-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-bar-aimed = { $what }: { $whom }
table-bar-actions-lost =
    { $count ->
        [one] { $count } action lost
       *[other] { $count } actions lost
    }

# Other decisions of the Musketeers

table-bar-speaker = Talk it over with the others; this round you name who is next.
table-bar-health = { $count } of { $of } life points
table-bar-life = life { $count }/{ $of }
table-bar-pay = { $hero } takes up a Challenge: { $skill }. With what?
table-bar-skill-cards =
    { $count ->
        [one] { $count } { $skill } card
       *[other] { $count } { $skill } cards
    }
table-bar-epic =
    { $count ->
        [one] { $count } epic token
       *[other] { $count } epic tokens
    }
table-bar-epic-left =
    { $count ->
        [0] none would be left
       *[other] { $count } would be left
    }
table-bar-pay-nothing = Nothing: he can do it alone
table-bar-combats =
    { $count ->
        [one] { $count } Combat
       *[other] { $count } Combats
    }
table-bar-doubles =
    { $count ->
        [one] { $count } Double Combat
       *[other] { $count } Double Combats
    }
table-bar-commit-nothing = Nothing more
table-bar-odds = hits { $wounds }%, is hit { $hurt }%
table-bar-odds-falls = falls { $chance }%
table-bar-odds-toledo = These odds suppose that the blade of Toledo is put to good use.
table-bar-keep = Keep
table-bar-reroll-sword = Roll a Sword again
table-bar-reroll-shield = Roll a Shield again
table-bar-reroll-lys = Roll a Lys again
table-bar-of-these = you have { $count }
table-bar-swap =
    { $count ->
        [0] { $hero } and { $partner } have exchanged all they may.
        [one] { $hero } and { $partner } exchange: { $count } more time.
       *[other] { $hero } and { $partner } exchange: { $count } more times.
    }
table-bar-give = Give to { $hero }
table-bar-ask = Ask { $hero } for
table-bar-held = { $count } in hand
table-bar-swap-done = End the exchange
table-bar-asked = { $hero } asks your Musketeer ({ $partner }) for: { $thing }.
table-bar-accept = Give it
table-bar-refuse = Refuse
table-bar-blood =
    { $count ->
        [one] { $hero } at La Rochelle: { $count } Sword short.
       *[other] { $hero } at La Rochelle: { $count } Swords short.
    }
table-bar-sacrifice =
    { $count ->
        [0] Sacrifice nothing
        [one] Give { $count } life point
       *[other] Give { $count } life points
    }
table-bar-rochelle-at = the marker would go to square { $square }
table-bar-rochelle-lost = La Rochelle would be lost
table-bar-falls = { $hero } would fall

# Milady’s decisions

table-bar-hide = { $destinations } Location cards, one of them face down. You may stay in the same place.
table-bar-lair-paris = Rochefort bars the way there; no action of your own.
table-bar-lair-louvre = Rochefort bars the way there; no action of your own.
table-bar-lair-ferrets = Rochefort bars the way of the quest; no action of your own.
table-bar-lair-la_rochelle = Not unmasked: discard a reinforcement.
table-bar-lair-richelieu = Not unmasked: choose a Treachery, or fill up your hand.
table-bar-lair-milady_house = Out of the Musketeers’ reach: take a Paris card.
table-bar-paris-FirstParis = The card that opens the game in Paris.
table-bar-paris-PlayParis = Put a Paris card from your hand in play?
table-bar-paris-MiladyAtHome = A card of the reserve joins your hand.
table-bar-replaces = It would drive from Paris: { $paris }.
table-bar-room =
    { $traps ->
        [0] Force { $force }, no Trap
        [one] Force { $force }, { $traps } Trap
       *[other] Force { $force }, { $traps } Traps
    }
table-bar-assign =
    { $traps ->
        [0] { $mission }: Force { $force } left to place, no Trap.
        [one] { $mission }: Force { $force } left to place, { $traps } Trap.
       *[other] { $mission }: Force { $force } left to place, { $traps } Traps.
    }
table-bar-force =
    { $count ->
        [one] Force { $count }, { $count } die
       *[other] Force { $count }, { $count } dice
    }
table-bar-treacheries =
    { $count ->
        [one] { $count } Treachery in hand, { $most } at most.
       *[other] { $count } Treacheries in hand, { $most } at most.
    }
table-bar-draw-treachery = Draw a Treachery
table-bar-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
table-bar-copies = { $count } in the deck
table-bar-refill =
    { $count ->
        [one] Draw { $count } Treachery
       *[other] Draw { $count } Treacheries
    }
table-bar-at-siege = Nobody saw you at La Rochelle: which reinforcement disappears?
table-bar-at-richelieus = The Cardinal receives you: a Treachery of your choice, or a hand filled up.
table-bar-lay = Lay down: { $card }
table-bar-worth = worth { $prize } to whoever beats him
table-bar-trap-dull = No effect here
table-bar-tray-hint = Tap a card to read what it does.
table-bar-confirm-lay = Lay it
table-bar-confirm-play = Play it
table-bar-confirm-take = Take it
table-bar-nothing-to-swap = Nothing.
table-dice-lately = { $hero } against { $foe }: { $result }
table-bar-pass-paris = No card
table-bar-pass-assign = Nothing more
table-bar-pass-treachery = Do nothing
table-bar-pass-siege = Discard nothing
table-bar-pass-richelieu = Take nothing

# Sheets and hands

table-sheet-company = The Musketeers
table-sheet-botte = Thrust
table-sheet-botte-better = Better thrust
table-sheet-or = or
table-sheet-faces = { $faces }
table-sheet-out = out of action, back at the end of round { $number }
table-sheet-acted = has acted
table-sheet-times = { $count } times
table-sheet-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
table-sheet-hand = Adventure cards
table-sheet-no-cards = No card in hand.
table-sheet-player = played by { $name }

# Dice

table-dice-against = against
table-dice-king = Blue dice
table-dice-cardinal = Red dice
table-dice-thrust = Thrust
table-dice-missing = (lacking)
table-dice-exchange = Exchange { $number }.
table-dice-both = Both are wounded ({ $given } and { $taken }).
table-dice-given =
    { $count ->
        [one] { $count } wound given.
       *[other] { $count } wounds given.
    }
table-dice-taken =
    { $count ->
        [one] { $count } wound taken.
       *[other] { $count } wounds taken.
    }
table-dice-none = Nobody is hit.
table-dice-botte = A secret thrust! ({ $name })
table-dice-shot = The pistol has spoken: 1 wound, and the duel is over.
table-dice-pistol = The pistol will be fired before the first exchange.
table-dice-waiting = On guard.
table-throw-siege = The siege of La Rochelle
table-throw-constance = Constance abducted
table-throw-message = A message for the Queen
table-throw-assassin = The Assassin strikes
table-throw-swords =
    { $count ->
        [0] no Sword
        [one] { $count } Sword
       *[other] { $count } Swords
    }
table-throw-lost =
    { $count ->
        [one] The Musketeers fall back { $count } square.
       *[other] The Musketeers fall back { $count } squares.
    }
table-throw-won =
    { $count ->
        [one] The Musketeers advance { $count } square.
       *[other] The Musketeers advance { $count } squares.
    }
table-throw-level = Nobody gains ground.

# Milady’s screen

table-screen-mine = Behind your screen
table-screen-rochefort-down = in no state to fight
table-screen-lair = You hide here
table-screen-lair-known = Everyone sees you here
table-screen-my-treacheries = Treacheries: { $count } of { $most }
table-screen-my-paris =
    { $count ->
        [one] { $count } Paris card
       *[other] { $count } Paris cards
    }
table-screen-people =
    { $count ->
        [one] { $count } Adversary
       *[other] { $count } Adversaries
    }
table-screen-fallen =
    { $count ->
        [0] none has fallen
        [one] { $count } has fallen
       *[other] { $count } have fallen
    }
table-screen-fallen-names = Fallen
table-screen-traps =
    { $count ->
        [one] { $count } Trap
       *[other] { $count } Traps
    }
table-screen-in-reserve = in reserve
table-screen-none = Nothing for now.

## === notebook, end of the game, almanac ===

## The notebook

table-note-where = Where is Milady?
table-note-not-chosen = She has not chosen her destination yet.
table-note-not-attempt = a Challenge or Duel was tried there without meeting her
table-note-not-visit = somebody was arrested there in her absence
table-note-kitty-only = At La Rochelle and at home, only Kitty can unmask her.
table-note-unnoticed = What Athos tries rules out no place: nobody notices him.
table-note-rounds = Milady, round by round
table-note-rounds-mine = Your destinations, round by round
table-note-round = Round { $round }
table-note-no-round = The game has not begun yet.
table-note-unknown = Unknown
table-note-still-hidden = Not discovered yet.
table-note-how-attempt = Unmasked by a Challenge or Duel: { $hero }.
table-note-how-visit = Unmasked by a visit: { $hero }.
table-note-how-kitty = Betrayed by Kitty: { $hero }.
table-note-how-itself = Stayed hidden.
table-note-treacheries = What Milady may hold
table-note-treacheries-deck = Treacheries to come
table-note-deck =
    { $count ->
        [0] The deck is empty.
        [one] { $count } card in the deck.
       *[other] { $count } cards in the deck.
    }
table-note-held =
    { $count ->
        [0] No Treachery in hand, { $deck } in the deck.
        [one] { $count } Treachery in hand, { $deck } in the deck, mixed:
       *[other] { $count } Treacheries in hand, { $deck } in the deck, mixed:
    }
table-note-held-all =
    { $count ->
        [0] The deck is empty, and so is her hand.
        [one] The deck is empty: she holds exactly this card.
       *[other] The deck is empty: she holds exactly these cards.
    }
table-note-extras = She has earned one more Treachery for the next round.
table-note-gone = Discarded:
table-note-paris = Paris cards not seen yet
table-note-paris-none = All of them have been played.
table-note-paris-held =
    { $count ->
        [0] Milady holds none: all are in her reserve.
        [one] Milady holds one of them, the others are in her reserve.
       *[other] Milady holds { $count } of them, the others are in her reserve.
    }
table-note-cards = The Adventure deck
table-note-cards-unseen = Adventure cards you do not see
table-note-cards-hidden = { $deck } in the deck, { $count } in hidden hands.
table-note-trials = Open Challenges
table-note-trials-key = What each of them lacks, before cards and epic tokens; underlined: he can pay for it.
table-note-no-trial = No open Challenge.
table-note-raised = Trap: +{ $count }
table-note-toll =
    { $count ->
        [one] Beggars: { $count } pistole
       *[other] Beggars: { $count } pistoles
    }
table-note-lacks =
    { $count ->
        [0] lacks nothing
       *[other] lacks { $count }
    }
table-note-can-pay = can pay for it
table-note-health = Health { $count }
table-note-out = out of action
table-note-hand =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }

## The end of the game

table-reveal-quest = The Diamonds are at the ball
table-reveal-time = Time has run out
table-reveal-queen = The Queen is dishonoured
table-reveal-rochelle = La Rochelle is lost
table-reveal-constance = Constance is dead
table-reveal-wins-milady = Milady wins
table-reveal-wins-musketeers = The Musketeers win
table-reveal-clocks = The threats, at the end
table-reveal-clock-time = Time
table-reveal-clock-queen = The Queen
table-reveal-clock-rochelle = La Rochelle
table-reveal-clock-constance = Constance
table-reveal-square = Square { $square }; defeat is on { $cardinal }.
table-reveal-quest-stages = The quest of the Diamonds
table-reveal-stage-done = completed
table-reveal-stage-now = under way: { $met } of { $of }
table-reveal-stage-ahead = not reached
table-reveal-fallen = Adversaries defeated
table-reveal-fallen-count =
    { $count ->
        [0] None of { $of }.
       *[other] { $count } of { $of }:
    }
table-reveal-people = The Musketeers
table-open-title = Everything face up
table-open-destination = Milady
table-open-nowhere = no destination yet
table-open-treacheries = Her Treacheries
table-open-paris = Her Paris cards
table-open-none = none

## What is hidden

doubt-destination = Where Milady is
doubt-treachery = { $a } in Milady’s hand
doubt-treachery-is =
    { $answer ->
        [yes] yes
       *[no] no
    }

## The almanac

table-almanac-index = Contents of the almanac
table-almanac-heroes = Musketeers
table-almanac-heroes-note = Four Skills, Health, an ability, and a secret thrust: when an exchange shows these faces, it inflicts a wound that nothing parries.
table-almanac-arsenal = Arsenal
table-almanac-arsenal-note = { $count } tokens, bought from the common purse. Nobody owns more than one of a kind.
table-almanac-equipment = Equipment: it can be exchanged
table-almanac-improvement = Improvements: they stay with their buyer
table-almanac-adventure = Adventure
table-almanac-adventure-note = { $count } cards.
table-almanac-kind-combat = Combats
table-almanac-kind-skill = Skills
table-almanac-kind-character = Characters
table-almanac-foes = Adversaries
table-almanac-foes-note = { $count } Adversaries. Their Force is their number of red dice; defeated, they leave the game and bring what is shown.
table-almanac-guards = Rochefort and the gaoler
table-almanac-louvre = Louvre
table-almanac-louvre-note = { $count } missions. Force is that of the Adversaries Milady may place there. A mission still there when its marker reaches square { $cardinal } fails.
table-almanac-paris = Paris
table-almanac-paris-note = { $count } cards. A card still there at the end of the round takes effect.
table-almanac-traps = Traps
table-almanac-traps-note = { $count } cards, laid face up on missions.
table-almanac-treacheries = Treacheries
table-almanac-treacheries-note = { $count } cards.
table-almanac-quest = Quest
table-almanac-quest-note = { $quest_stages } stages, one after the other. After the last one the Musketeers win.
table-almanac-quest-place = { $quest_stages } stages, and victory at the end of them; each has its secret passages.
table-almanac-places = Places
table-almanac-tracks = Tracks
table-almanac-tracks-note = A marker that reaches the Cardinal’s square gives the game to Milady.
table-almanac-red =
    { $count ->
        [0] no red die
        [one] { $count } red die
       *[other] { $count } red dice
    }
table-almanac-faces = { $count } × { $face }
table-almanac-or = or
table-almanac-pistoles =
    { $count ->
        [one] { $count } pistole
       *[other] { $count } pistoles
    }
table-almanac-epic =
    { $count ->
        [one] { $count } epic token
       *[other] { $count } epic tokens
    }
table-almanac-wounds =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
table-almanac-heals = +{ $count } per round
table-almanac-no-botte = no secret thrust
table-almanac-botte = Secret thrust
table-almanac-botte-better = Improved thrust
table-almanac-final = Rochefort
table-almanac-duel = Duel
table-almanac-bonus = Mission completed:
table-almanac-bonus-stage = Stage completed:
table-almanac-force =
    { $count ->
        [0] no Adversary
       *[other] Force { $count }
    }
table-almanac-traps-on =
    { $count ->
        [0] no Trap
        [one] { $count } Trap
       *[other] { $count } Traps
    }
table-almanac-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
table-almanac-health =
    { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }
table-almanac-passage =
    { $count ->
        [one] secret passage: { $count } epic token
       *[other] secret passage: { $count } epic tokens
    }
table-almanac-inn = { $corridors } corridors of { $count } face-down tokens; the first one emptied opens the way. A decoy is removed without a fight.
table-almanac-decoy = decoy
table-almanac-time = Time
table-almanac-time-note = It moves one square each round; each square tells the red dice of the siege. Defeat on { $cardinal }.
table-almanac-queen = The Queen
table-almanac-queen-note = It moves when the Louvre marker reaches squares { $squares }, and by some cards. Defeat on { $cardinal }.
table-almanac-rochelle = La Rochelle
table-almanac-rochelle-note = The marker moves by the difference in Swords, with at most { $slots } cards as reinforcements. Where it stops a reward may await the side that advances. Defeat on { $cardinal }.
table-almanac-reward-treachery =
    { $count ->
        [one] Milady: { $count } Treachery
       *[other] Milady: { $count } Treacheries
    }
table-almanac-reward-pistoles =
    { $count ->
        [one] Musketeers: { $count } pistole
       *[other] Musketeers: { $count } pistoles
    }
table-almanac-reward-epic =
    { $count ->
        [one] Musketeers: { $count } epic token
       *[other] Musketeers: { $count } epic tokens
    }
table-almanac-constance = Constance
table-almanac-constance-note = While she is abducted, each red Sword at the end of the round tightens by one notch. Defeat on { $cardinal }.
table-almanac-teams = By number of Musketeers
table-almanac-team-actions = Actions per round
table-almanac-team-cards = Cards at the start
table-almanac-team-purse = Purse
table-almanac-team-purse-auto = Purse, automatic Milady
table-almanac-team-hand = Milady’s Treacheries
table-almanac-team-time = Time at the start
table-almanac-team-rochelle = La Rochelle at the start

# Advice

advice-mousquetaires-quest = The quest advances: on average { $here } tasks done, against { $other } otherwise.
advice-mousquetaires-health = The Musketeers keep { $here } life points on average, against { $other } otherwise.
advice-mousquetaires-siege = La Rochelle holds for three more rounds in { $here } of cases, against { $other } otherwise.
advice-mousquetaires-cards = On average { $here } Adventure cards stay in hand, against { $other } otherwise.
advice-mousquetaires-delay = The quest is delayed: on average { $here } tasks remain to be done, against { $other } otherwise.
advice-mousquetaires-treacheries = You keep { $here } Treacheries in hand on average, against { $other } otherwise.
advice-mousquetaires-fall = La Rochelle falls within three rounds in { $here } of cases, against { $other } otherwise.

# How it went

table-course = Each side on its way to victory, in hundredths
remark-deed-unmasked =
    { $count ->
        [one] unmasked Milady once.
       *[other] unmasked Milady { $count } times.
    }
remark-deed-bled =
    { $count ->
        [one] gave one Health point at La Rochelle.
       *[other] gave { $count } Health points at La Rochelle.
    }
remark-deed-fell =
    { $count ->
        [one] was put out of action once.
       *[other] was put out of action { $count } times.
    }
remark-deed-jailed =
    { $count ->
        [one] slept one night in the Bastille.
       *[other] slept { $count } nights in the Bastille.
    }
remark-deed-touched =
    { $count ->
        [one] hit home once, sword in hand.
       *[other] hit home { $count } times, sword in hand.
    }
remark-deed-met =
    { $count ->
        [one] met one Challenge.
       *[other] met { $count } Challenges.
    }
remark-deed-bought =
    { $count ->
        [one] paid the Arsenal one visit.
       *[other] paid the Arsenal { $count } visits.
    }
remark-deed-rode =
    { $count ->
        [one] rode once across Paris.
       *[other] rode { $count } times across Paris.
    }
remark-deed-hidden =
    { $count ->
        [one] stayed hidden for one round.
       *[other] stayed hidden for { $count } rounds.
    }
remark-deed-found =
    { $count ->
        [one] was unmasked once.
       *[other] was unmasked { $count } times.
    }
remark-deed-struck =
    { $count ->
        [one] played one Treachery.
       *[other] played { $count } Treacheries.
    }
remark-deed-sent =
    { $count ->
        [one] placed one Adversary.
       *[other] placed { $count } Adversaries.
    }

## === learning: in one minute, first decisions, signs of the board, the printed sentences ===

game-minute =
    The Queen gave her diamond studs away; the Musketeers bring them back, Milady wants her ruin.
    The Musketeers win together after { $quest_stages } stages of a quest; Milady as soon as a track reaches its red square or Constance is strangled.
    Each round Milady hides, the Musketeers act, La Rochelle is besieged, the clocks move.
    Whoever acts where Milady hides meets Rochefort; if nobody finds her, she acts.
    A tip: first look for the nearest red square.

# The first time a kind of decision is met: what it is about

hint-FirstParis = Your first plot: as long as it lies in Paris it strikes every round.
hint-Assign = Guards and a Trap: what the Musketeers will have to beat here.
hint-ChooseStart = Place him near what he is good at: each has Skills of his own.
hint-ChooseDestination = In secret: you hinder whoever acts there, or act yourself if nobody finds you.
hint-PlayParis = A new plot replaces the old one, with all that was done on it.
hint-PlayTreachery = One Treachery a round: strike now, or draw for later.
hint-ChooseMusketeer = The order is free: who should go before the others, and why?
hint-Act = Every action counts: further the quest, or keep a defeat away.
hint-Swap = Give each card to whoever can use it, then finish.
hint-Consent = A companion asks you for something: who will need it more?
hint-PayChallenge = His Skill falls short of the value: cards and tokens make up the rest.
hint-CommitCards = Each Combat card is one die more, and it is discarded.
hint-ToledoBlade = You see both rolls: one of your dice may be rolled again.
hint-MiladyAtSiege = One card less over there means fewer blue dice in every siege.
hint-MiladyAtRichelieus = One Treachery of your choice, or a full hand: quality or number.
hint-MiladyAtHome = The plot you take will be played in a phase I to come.
hint-Sacrifice = Each life point given holds the marker of La Rochelle back by a square.
hint-ChooseTarget = The Paris card strikes: aim at whoever hinders your plans most.

# Signs and figures of the board

term-temps = Time
term-temps-help = It moves one square each round. The small figure on a square: the red dice of the siege. On the red square Milady wins.
term-rochelle = La Rochelle
term-rochelle-help = The siege moves this marker by the difference in Swords: towards the red square when Milady has more, away from it otherwise. Rewards wait on both sides.
term-reine = The Queen
term-reine-help = Her honour: the marker moves when the Louvre is neglected, or by certain cards. On the red square Milady wins.
term-louvre = The Louvre
term-louvre-help = It moves one square each round and goes back to 0 when the mission is completed. A crown pushes the Queen; on the last square the mission fails.
term-milady = Milady
term-milady-help = Alone against all. Her cards are counted here; the eye says whether it is known where she is this round.
term-cachee = Milady’s figure
term-cachee-help = Where Milady is this round. Until she is unmasked she alone sees it.
term-ecartee = Milady is not here
term-ecartee-help = A Challenge, a Duel or a visit that did not meet her has proved it for this round.
term-mousquetaire = Musketeer
term-mousquetaire-help = His life points, Skills, ability, secret thrust and cards. The tick says that he has acted this round.
term-sante = Health
term-sante-help = The life points that are left. At 0 one is out of action, and comes back later, healed.
term-actions = Actions
term-actions-help = What this Musketeer can still do this round: a full dot for each action.
term-erudition = Erudition
term-erudition-help = A Skill: what a Musketeer is worth in a Challenge of Erudition. An Erudition card adds 1 to it.
term-nobility = Nobility
term-nobility-help = A Skill: what a Musketeer is worth in a Challenge of Nobility. A Nobility card adds 1 to it.
term-gallantry = Gallantry
term-gallantry-help = A Skill: what a Musketeer is worth in a Challenge of Gallantry. A Gallantry card adds 1 to it.
term-panache = Panache
term-panache-help = A Skill: what a Musketeer is worth in a Challenge of Panache. A Panache card adds 1 to it.
term-capacite = Ability
term-capacite-help = What this Musketeer alone can do.
term-aventure = Adventure cards
term-aventure-help = A Musketeer’s hand: Combats, Skills, Characters. Drawing a card costs an action.
term-combat = Combat
term-combat-help = Discarded in a duel it gives { $combat_dice ->
        [one] { $combat_dice } blue die
       *[other] { $combat_dice } blue dice
    } more, { $double_dice } for a Double Combat; or it is laid at La Rochelle as reinforcement.
term-validation = Done
term-validation-help = This Challenge or Duel is done. What has no tick is still to do.
term-recompense = Reward
term-recompense-help = What it brings to the common Purse: pistoles, epic tokens.
term-cartesparis = Paris card
term-cartesparis-help = A plot of Milady’s. If it is still in Paris at the end of the round it strikes; doing all that is on it removes it.
term-quete = Quest of the Diamonds
term-quete-help = The { $quest_stages } stages that the Musketeers must complete to win. One goes there as to any place.
term-siege = Siege
term-siege-help = In phase III each side rolls its dice at La Rochelle, blue against red; only Swords count.
term-desbleus = Blue dice
term-desbleus-help = The Musketeers’: as many Swords as Shields and Lilies.
term-desrouges = Red dice
term-desrouges-help = Those of Milady and her people: more Swords than Shields, and few Lilies.
term-touche = Wounds
term-touche-help = What the exchange has just inflicted on each side: Swords that the other did not parry, or a secret thrust.
term-menace = Threat
term-menace-help = What may soon make Milady win: keep an eye on it before anything else.
term-place-vieux_colombier = Vieux-Colombier
term-place-vieux_colombier-help = Tréville’s house: where one comes back to, healed or free. Milady never goes there.
term-place-paris = Paris
term-place-paris-help = Where Milady’s plots are played out: a Paris card, its Adversaries, its Trap.
term-place-louvre = The Louvre
term-place-louvre-help = A mission for the Queen. Completed it pays well; neglected it harms her.
term-place-la_rochelle = La Rochelle
term-place-la_rochelle-help = The siege: cards laid here give blue dice, and a Musketeer who is here may sacrifice himself.
term-place-ferrets = Quest of the Diamonds
term-place-ferrets-help = Here the game is won: { $quest_stages } stages, one after the other.
term-place-richelieu = Richelieu’s palace
term-place-richelieu-help = Entering it unmasks Milady if she is there; if not, it is the Bastille.
term-place-milady_house = Milady’s house
term-place-milady_house-help = Milady takes a Paris card here, if nobody has unmasked her. No Musketeer enters.
term-place-bastille = The Bastille
term-place-bastille-help = The prison. Nobody goes there willingly; one leaves by paying or by beating the gaoler.

# The printed sentences, in their order

printed-goal = Aim of the game
printed-001 = The Musketeers must complete the { $quest_stages } stages of the quest of the Diamonds.
printed-002 = Milady must bring a marker to a Cardinal square, that of Time, of the Louvre (at the end of the Queen’s track) or of La Rochelle, or else strangle Constance.
printed-round = The round
printed-003 = A round has four phases: Milady, the Musketeers, La Rochelle, the end of the round.
printed-phase-one = Phase I: Milady
printed-004 = { $automatic_milady ->
        [yes] Destination: chance chooses Milady’s Location card, unseen by all.
       *[no] Destination: Milady chooses a Location card, in secret.
    }
printed-005 = { $automatic_milady ->
        [yes] Paris card: if Milady has any and Paris is empty, chance puts one in play.
       *[no] Paris card: if Milady holds any, she may put one in play.
    }
printed-006 = { $automatic_milady ->
        [yes] A card that already lies in Paris stays there.
       *[no] A card that already lay in Paris is then discarded.
    }
printed-007 = { $automatic_milady ->
        [yes] When a card leaves Paris its Adversaries go back to the reserve and its Traps are discarded.
       *[no] Milady takes back the Adversaries of that card and discards its Traps.
    }
printed-008 = { $automatic_milady ->
        [yes] Treachery card: a Treachery is turned up and takes effect at once, and another if Milady has earned an extra one.
       *[no] Treachery card: she may draw one, or play one from her hand.
    }
printed-phase-two = Phase II: the Musketeers
printed-009 = The Musketeers act in the order they like.
printed-010 = { $places ->
        [0] Each has { $actions_4 } actions, but { $actions_3 } where there are only three Musketeers.
        [1] { $automatic_1 } Musketeers are in play: each has { $actions_3 } actions.
       *[other] { $automatic_milady ->
            [yes] { $places ->
                [2] { $automatic_2 } Musketeers are in play: each has { $actions_4 } actions.
                [3] { $automatic_3 } Musketeers are in play: each has { $actions_3 } actions.
                [4] { $automatic_4 } Musketeers are in play: each has { $actions_4 } actions.
               *[other] { $automatic_5 } Musketeers are in play: each has { $actions_5 } actions.
            }
           *[no] { $places ->
                [2] { $versus_2 } Musketeers are in play: each has { $actions_3 } actions.
                [3] { $versus_3 } Musketeers are in play: each has { $actions_4 } actions.
                [4] { $versus_4 } Musketeers are in play: each has { $actions_3 } actions.
                [5] { $versus_5 } Musketeers are in play: each has { $actions_4 } actions.
               *[other] { $versus_6 } Musketeers are in play: each has { $actions_5 } actions.
            }
        }
    }
printed-actions = The actions
printed-011 = Move: to any place but Milady’s house and the Bastille.
printed-012 = Entering Richelieu’s palace: if Milady is there she shows herself and loses her action; if she is not, one ends in the Bastille.
printed-013 = Buy: one or two tokens, Equipment or Improvements, that one does not own yet.
printed-014 = Draw: an Adventure card.
printed-015 = Exchange: Adventure cards, Equipment or both, with somebody who is in the same place.
printed-016 = Play a Character card.
printed-017 = Meet a Challenge: reach the value asked for with one’s Skill, and with cards if need be.
printed-018 = A Challenge that is met gets a Validation token, and the Musketeers receive the reward.
printed-019 = Fight a Duel: combats have rules of their own, further down.
printed-020 = Place reinforcements at La Rochelle: a Combat or Double Combat card, in a free slot.
printed-021 = Leave the Bastille: for { $bastille_price } pistoles, or by beating an Adversary of Force { $gaoler_dice }.
printed-022 = If Milady is where a Musketeer attempts a Duel, a Challenge or a mission, she shows herself at once.
printed-023 = That Musketeer must then inflict at least one wound on Rochefort to carry out the action.
printed-end-of-two = End of phase II
printed-024 = When all able Musketeers have acted, those who fell in the last round, or in phase I of this one, regain all their Health and draw an Adventure card.
printed-025 = { $automatic_milady ->
        [yes] If nobody has discovered Milady, her place is shown, and what she does there takes effect.
       *[no] If nobody has discovered Milady, she shows herself and may carry out the action of her place.
    }
printed-026 = At La Rochelle: a Combat or Double Combat card is discarded.
printed-027 = { $automatic_milady ->
        [yes] At Richelieu’s: she earns one more Treachery for the next phase I.
       *[no] At Richelieu’s: she chooses a new Treachery, or fills her hand to { $refill } cards.
    }
printed-028 = { $automatic_milady ->
        [yes] At her house: she takes a new Paris card, which nobody looks at.
       *[no] At her house: she chooses a new Paris card.
    }
printed-phase-three = Phase III: La Rochelle
printed-029 = Each side rolls its dice: the Musketeers by the Combat cards laid there, Milady by the square of Time.
printed-030 = The marker of La Rochelle moves according to the Swords rolled.
printed-031 = Each Musketeer who is at La Rochelle may sacrifice { $sacrifice ->
        [one] { $sacrifice } life point
       *[other] { $sacrifice } life points
    } to slow the marker down.
printed-032 = Where the marker stops, a reward may go to one of the two sides.
printed-phase-four = Phase IV: the end of the round
printed-033 = The Time marker moves one square.
printed-034 = The Louvre marker moves one square; on square { $louvre_queen_first } and on square { $louvre_fail } it pushes the Queen’s marker.
printed-035 = On square { $louvre_fail } the mission is discarded: it has failed.
printed-036 = Milady then discards the Traps of the mission, takes back the Adversaries and { $automatic_milady ->
        [yes] earns one more Treachery for the next phase I.
       *[no] draws a Treachery.
    }
printed-037 = If there is a card in Paris, its effect takes place.
printed-duels = Combat
printed-038 = The Musketeer rolls { $dice_base } blue dice, plus { $combat_dice } for each Combat card and { $double_dice } for each Double Combat that is discarded.
printed-039 = Never more than { $dice_most } dice are rolled.
printed-040 = Milady rolls as many red dice as her card says.
printed-041 = Whoever makes their secret thrust inflicts one wound on the other, and the duel stops at once.
printed-042 = If the Adversary is not out of action yet, another Duel must be attempted to eliminate them.
printed-043 = If nobody makes their secret thrust, the two rolls are compared.
printed-044 = Each Sword that no Shield of the other side parries inflicts a wound on it.
printed-045 = If nobody is wounded, both roll again, with one die less each.
printed-046 = So it goes on until there is a wound, or until nobody has a die left.
