### Council of Verona

game-title = Council of Verona

## === the game, steps, choices, events, refusals, reasons, options, presets, words, terms, terminal ===

game-line = Bet in secret, then move all Verona about.
game-first = one round, three bots
game-pitch = Capulets and Montagues fight over the Council of Verona. Play the characters one by one, move them by their powers, and bet face down on those whose wish will come true. Some tokens are worth { $highest }, others { $lowest }, and one may kill.
game-rules =
    { $places ->
        [2] 1. The cards: both are dealt a hand, keep a part of it and pass the rest to the other, at the same time. A few cards are removed unseen.
       *[other] 1. The cards: one card each, then the pack goes round the table; everyone keeps a card of it and passes the rest. The last to choose discards what is left, in secret ({ $discards }). With two there is no pack: both keep { $kept } of their { $dealt } cards and pass the others.
    }
    Everyone’s hand, by the number of players: { $hands }.
    2. On your turn, play a character to the Council or into Exile. If it has a power it may use it at once. Then you may place a token, face down, on an empty zone of any objective character in play.
    3. When all cards are played there is a last lap: everyone may place one more token.
    { $poison ->
        [yes] 4. All placed tokens are turned over. A character with more Poison than Antidote on it dies: it counts nowhere any more, and its tokens are lost. Only then are the objectives looked at.
       *[no] 4. The objectives are looked at. Tokens on an objective that is not met bring nothing.
    }
    On an objective that is met, each Influence token brings its value plus that of its zone{ $floor_token_at_zero ->
        [yes] , never less than zero.
       *[no] , even if that is less than nothing.
    }
    The Nurse and Friar Laurence count both for their family and among the neutrals.
    { $rounds ->
        [one_per_player] There are as many rounds as players, each being first player once; the most points win, then the best round, then the second best, and so on.
        [1] There is a single round; the most points win.
       *[other] There are { $rounds } rounds; the first player changes every time, the most points win, then the best round, then the second best, and so on.
    }
game-minute =
    Capulets and Montagues fight over Verona. You belong to neither family: you bet.
    The goal: the most points, with tokens placed face down on characters.
    On your turn, play a character to the Council or into Exile, use its power, then place a token.
    When all cards are played, only the wishes that are granted pay: the token plus its zone.
    But until then, anybody may move anybody.
    A tip: keep a card that moves people for the end.

## The steps

step-DraftCard = Draft
step-DraftCard-rule =
    The pack goes from hand to hand, beginning with the first player. Keep one card, in secret, and pass the rest to the left. When the pack comes back, the notebook tells you what is gone.
    The last to choose keeps one card and discards what is left, which nobody else knows. Cards discarded, by the number of players: { $discards }.
step-Exchange = Card exchange
step-Exchange-rule =
    { $deck ->
        [reduced] Both keep { $small_kept } of their { $small_dealt } cards and pass the rest to the opponent, at the same time and without seeing the other’s choice. Cards removed, which nobody has seen: { $small_removed }.
        [tiny] Both keep their only card. Cards removed, which nobody has seen: { $tiny_removed }.
       *[printed] Both keep { $kept } of their { $dealt } cards and pass the rest to the opponent, at the same time and without seeing the other’s choice. Cards removed, which nobody has seen: { $removed }.
    }
    A choice once made is final.
step-PlayCard = 1. Play a character
step-PlayCard-rule =
    Play a card from your hand, to the Council or into Exile. From then on it belongs to nobody: anyone may move it, or place a token on it. If it is a power character you may use its power at once; then you may place a token.
step-Banish = 2. Send into Exile
step-Banish-rule =
    Tybalt and Benvolio may send a character from the Council into Exile: anyone there, themselves included. Its tokens go with it and stay in their zones. A power serves once, when its card is played, and may be skipped.
step-Recall = 2. Call back to the Council
step-Recall-rule =
    The Nurse and Friar Laurence may call a character back from Exile to the Council: anyone there, themselves included. Its tokens go with it and stay in their zones. A power serves once, when its card is played, and may be skipped.
step-SwapTokens = 2. Swap two tokens
step-SwapTokens-rule =
    The two Ladies may swap two placed tokens without looking at them: anybody’s, on any characters. Each token stays its owner’s and takes the place of the other. Everybody sees the swap.
step-LookAtTokens = 2. Look at two tokens
step-LookAtTokens-rule =
    Count Paris may look in secret at two tokens of opponents, wherever they lie; if there is only one, at that one. Both are named before either is seen. Everybody sees which tokens are looked at, only you see what they are; your notebook will follow them.
step-CopyCapulet = 2. Copy a Capulet
step-CopyCapulet-rule =
    Samson may copy the power of another Capulet at the same place: Lady Capulet, Tybalt or the Nurse, if that power has a use right now. Once the character is named you may still skip, but not name another.
step-CopyMontague = 2. Copy a Montague
step-CopyMontague-rule =
    Balthazar may copy the power of another Montague at the same place: Lady Montague, Benvolio or Friar Laurence, if that power has a use right now. Once the character is named you may still skip, but not name another.
step-PlaceToken = 3. Place a token
step-PlaceToken-rule =
    You may place a token, face down, on an empty zone of any objective character in play, at the Council or in Exile, whoever played it. All see whose it is, not what it is. Several of your tokens may lie on one character, one in each zone.
    If the objective is met, an Influence token brings its value plus that of its zone{ $floor_token_at_zero ->
        [yes] , never less than zero.
       *[no] , even if that is less than nothing.
    }
    { $poison ->
        [yes] Poison and Antidote bring nothing; a character with more Poison than Antidote on it dies at the end of the round.
       *[no] A token kept in hand brings nothing.
    }
step-PlaceLastToken = Last lap: a last token
step-PlaceLastToken-rule =
    All cards are played. Beginning with the first player, everyone may place one more token, once, seeing where the others have placed theirs. Tokens kept in hand bring nothing.

prompt-DraftCard = Which card do you keep?
prompt-Exchange =
    { $deck ->
        [reduced] { $small_kept ->
            [one] Which card do you keep?
           *[other] Which { $small_kept } cards do you keep?
        }
        [tiny] Which card do you keep?
       *[printed] { $kept ->
            [one] Which card do you keep?
           *[other] Which { $kept } cards do you keep?
        }
    } The rest goes across the table.
prompt-PlayCard = Whom do you play, and where?
prompt-Banish = Who goes into Exile?
prompt-Recall = Who comes back to the Council?
prompt-SwapTokens = Which tokens do you swap?
prompt-LookAtTokens = Which tokens do you look at?
prompt-CopyCapulet = Which Capulet does Samson copy?
prompt-CopyMontague = Which Montague does Balthazar copy?
prompt-PlaceToken = Place a token, face down?
prompt-PlaceLastToken = Last lap: one last token?

## A decision that somebody meets for the first time, in one line

hint-DraftCard = You choose your hand: wishes to bet on, and powers that make them hold.
hint-Exchange = What you do not keep, the other will play. So you will know what they hold.
hint-PlayCard = Where a character stands decides on wishes. Others may move it later.
hint-Banish = Somebody may leave the Council: wishes change, their tokens go along.
hint-Recall = Somebody may come back from Exile: wishes change, their tokens go along.
hint-SwapTokens = Two placed tokens change places, and nobody looks at them.
hint-LookAtTokens = You alone will see two rival tokens: who means it, and who is bluffing?
hint-CopyCapulet = Samson borrows the power of another Capulet who is at the same place.
hint-CopyMontague = Balthazar borrows the power of another Montague who is at the same place.
hint-PlaceToken = Early bets get the good zones, late bets are certain. You may also pass.
hint-PlaceLastToken = Nothing will move any more: a token kept in hand brings nothing.

## The choices, and how they can be typed

action-draft = Keep { $a }
action-keep = Keep { $all }
action-play = Play { $a } to { $b }
action-move = Move { $a }
action-swap = Swap the token on { $a }, zone { $b }, and the token on { $c }, zone { $d }
action-look =
    { $all-count ->
        [2] Look at the token on { $a }, zone { $b }
       *[other] Look at the token on { $a }, zone { $b }, and the token on { $c }, zone { $d }
    }
action-copy = Copy { $a }
action-skip_power = Skip the power
action-token = Place the token { $a } on { $b }, zone { $c }
action-skip_token = Place no token
action-first_player = First player: seat { $a }
action-deal = Deal { $a }

verb-draft = keep, take, choose, draft
verb-keep = keep
verb-play = play
verb-move = move, send, banish, recall, call
verb-swap = swap, exchange
verb-look = look, look at
verb-copy = copy
verb-skip_power = skip, pass, nothing, no
verb-token = place, bet, token
verb-skip_token = skip, pass, nothing, no

## What happens

event-round-started = Round { $round } of { $rounds }. First player: { $first-seat }.
event-dealt =
    { $hand ->
        [one] Everyone is dealt a card, face down.
       *[other] Everyone is dealt { $hand } cards, face down.
    }
event-dealt-own = The cards are dealt; you get: { $cards }.
event-pack-taken = The pack comes to { $seat }: { $cards }.
event-drafted =
    { $pack ->
        [one] { $seat } keeps a card; one is left.
       *[other] { $seat } keeps a card; { $pack } are left.
    }
event-drafted-own =
    { $pack ->
        [one] { $seat } keeps { $card }; one card is left.
       *[other] { $seat } keeps { $card }; { $pack } cards are left.
    }
event-discarded =
    { $count ->
        [one] { $seat } discards the last card, in secret.
       *[other] { $seat } discards the last { $count } cards, in secret.
    }
event-discarded-own = { $seat } discards in secret: { $cards }.
event-exchanged =
    { $count ->
        [one] One card passes from each hand to the other.
       *[other] { $count } cards pass from each hand to the other.
    }
event-exchanged-own = You have passed: { $given }. You receive: { $received }.
event-played = { $seat } plays { $card } to { $place }.
event-copied = { $seat }: { $card } copies { $other-card }.
event-moved = { $seat } uses the power ({ $by }): { $card } goes to { $place }.
event-swapped = { $seat } swaps two tokens: on { $card }, zone { $zone } ({ $owner-seat }), and on { $other-card }, zone { $other-zone } ({ $other-owner-seat }).
event-looked = { $seat } looks at two tokens: on { $card }, zone { $zone } ({ $owner-seat }), and on { $other-card }, zone { $other-zone } ({ $other-owner-seat }).
event-looked-own = { $seat } looks at two tokens: { $kind } on { $card }, zone { $zone } ({ $owner-seat }), and { $other-kind } on { $other-card }, zone { $other-zone } ({ $other-owner-seat }).
event-looked-at-one = { $seat } looks at a token, on { $card }, zone { $zone } ({ $owner-seat }).
event-looked-at-one-own = { $seat } looks at a token, on { $card }, zone { $zone } ({ $owner-seat }): { $kind }.
event-power-skipped = { $seat } skips the power ({ $card }).
event-placed = { $seat } places a token on { $card }, zone { $zone } ({ $modifier }).
event-placed-own = { $seat } places the token { $kind } on { $card }, zone { $zone } ({ $modifier }).
event-token-skipped = { $seat } places no token.
event-last-lap = All cards are played. Last lap: everyone may place one more token, beginning with the first player ({ $first-seat }).
event-token-shown = On { $card }, zone { $zone }, the token is turned over: { $kind } ({ $seat }).
event-died = Poison carries { $card } off.
event-objective-met = Objective met: { $card }.
event-objective-unmet = Objective not met: { $card }.
event-token-scored =
    { $points ->
        [one] On { $card }, zone { $zone } ({ $modifier }), the token { $kind } brings { $points } point: { $seat }.
       *[other] On { $card }, zone { $zone } ({ $modifier }), the token { $kind } brings { $points } points: { $seat }.
    }
event-round-scored =
    { $points ->
        [one] Round { $round }: { $seat } scores { $points } point.
       *[other] Round { $round }: { $seat } scores { $points } points.
    }
event-round-won =
    { $seats-count ->
        [one] { $seats } wins the round ({ $points }).
       *[other] { $seats } share the round ({ $points }).
    }
event-match-ended =
    { $rounds ->
        [one] The round is over, and the game with it.
       *[other] The { $rounds } rounds have been played.
    }

## Why not

refusal-verona-not-in-pack = This card is not in the pack: { $card }.
refusal-verona-not-in-hand = You do not hold this card: { $card }.
refusal-verona-keep-count =
    { $count ->
        [one] Keep one card, no more and no less.
       *[other] Keep { $count } cards, no more and no less.
    }
refusal-verona-no-such-token = You do not have this token in hand: { $kind }.
refusal-verona-not-in-play = This character is not in play: { $card }.
refusal-verona-zone-taken = On { $card }, zone { $zone } is already taken.
refusal-verona-not-at = Not a character of { $place }: { $card }.
refusal-verona-no-token-there = On { $card }, zone { $zone } is empty.
refusal-verona-own-token = Paris looks only at the tokens of others; your own you know.
refusal-verona-look-at-two = Paris looks at two tokens of opponents as soon as there are two.
refusal-verona-not-copied = This power cannot be copied here and now: { $card }.

## Why the game ended so

reason-verona-ended-by-rounds =
    { $rounds ->
        [one] The only round agreed on has been played.
       *[other] The { $rounds } rounds agreed on have been played.
    }
reason-verona-won-by-points = { $seats } has the most points ({ $points }): Verona has a new master.
reason-verona-won-by-best-rounds =
    { $seats-count ->
        [one] Tied at { $points } points, { $tied } of them; { $seats } wins by the best rounds.
       *[other] Tied at { $points } points, { $tied } of them; { $seats } win by the best rounds.
    }
reason-verona-shared = { $seats } have as many points ({ $points }) and equal rounds: the Council will have more than one head.
outcome-won = The Council bows. Even the Prince had bet on you.
outcome-lost = Exile has its charms, they say. Especially in Mantua.

## Options

option-poison = Poison
option-poison-help = The expansion: everyone gets a Poison token and an Antidote token as well.
option-poison-false = without poison
option-poison-true = with Poison and Antidote
option-rounds = Rounds
option-rounds-help = How many rounds are played. The first player changes every round.
option-rounds-one_per_player = as many as there are players, as printed
option-rounds-1 = a single one: quick game
option-rounds-2 = two rounds
option-rounds-3 = three rounds
option-rounds-4 = four rounds
option-rounds-5 = five rounds
option-rounds-6 = six rounds
option-rounds-7 = seven rounds
option-rounds-8 = eight rounds
option-rounds-9 = nine rounds
option-rounds-10 = ten rounds: a long evening
option-first_player = First player
option-first_player-help = Who begins the first round.
option-first_player-random = somebody at random
option-first_player-0 = the first seat
option-first_player-1 = the second seat
option-first_player-2 = the third seat
option-first_player-3 = the fourth seat
option-first_player-4 = the fifth seat
option-prince_zero_counts = Prince, nil to nil
option-prince_zero_counts-help = Without any Capulet or Montague at the Council, does the Prince see his balance?
option-prince_zero_counts-true = yes: zero equals zero
option-prince_zero_counts-false = no: each family needs at least one member there
option-prince_neutrals = Prince, neutrals
option-prince_neutrals-help = How many neutrals at the Council, at least, are enough for the Prince: { $neutrals }, as printed, or another number.
option-apothecary_tie_counts = Apothecary at a tie
option-apothecary_tie_counts-help = When Council and Exile hold as many characters, is the Apothecary content?
option-apothecary_tie_counts-false = no: neither group is the larger one
option-apothecary_tie_counts-true = yes, a tie is enough for him
option-floor_token_at_zero = Floor at zero
option-floor_token_at_zero-help = Can a weak token on a bad zone cost points?
option-floor_token_at_zero-false = yes: it may bring less than zero
option-floor_token_at_zero-true = no: each token brings at least zero
option-reveal_all_at_round_end = Turn everything over
option-reveal_all_at_round_end-help = At the end of a round, are the tokens on objectives that were not met turned over too? With Poison everything always is.
option-reveal_all_at_round_end-false = no, they keep their secret
option-reveal_all_at_round_end-true = yes, all placed tokens
option-deck = Deck
option-deck-help = The cards of the game, or a small deck for the laboratory.
option-deck-printed = the printed cards
option-deck-reduced = a small deck: few cards in hand, few tokens
option-deck-tiny = { $tiny_cards } cards in all at two seats: few enough to count everything

preset-standard = Standard game
preset-standard-help = The printed rules: one round per player.
preset-poison = With Poison
preset-poison-help = One round per player, with the expansion: characters may die.
preset-quick = Quick game
preset-quick-help = A single round, whatever the number of players.
preset-quick_poison = Quick, with Poison
preset-quick_poison-help = A single round, with the expansion.
preset-reduced = Small laboratory
preset-reduced-help = A single round with a small deck, for algorithms.
preset-reduced_poison = Small laboratory, with Poison
preset-reduced_poison-help = A single round with a small deck and the vials, for algorithms.
preset-tiny = Tiny laboratory
preset-tiny-help = A single round with so few cards that perfect play can be computed.

## The words, with their article as a sentence wants them

word-prince_escalus = Prince Escalus
word-mercutio = Mercutio
word-capulet = Lord Capulet
word-montague = Lord Montague
word-romeo = Romeo
word-juliet = Juliet
word-rosaline = Rosaline
word-apothecary = the Apothecary
word-count_paris = Count Paris
word-lady_capulet = Lady Capulet
word-lady_montague = Lady Montague
word-tybalt = Tybalt
word-benvolio = Benvolio
word-nurse = the Nurse
word-friar_laurence = Friar Laurence
word-samson = Samson
word-balthazar = Balthazar
word-council = the Council
word-exile = Exile
word-poison = Poison
word-antidote = Antidote

## The cards. table-name-X: the name as a title. table-text-X: the objective or power, to be said with the options of the table.
## table-brief-X: the same in a few words, for small cards.
## The terminal and the site use them.

table-name-prince_escalus = Prince Escalus
table-name-mercutio = Mercutio
table-name-capulet = Lord Capulet
table-name-montague = Lord Montague
table-name-romeo = Romeo
table-name-juliet = Juliet
table-name-rosaline = Rosaline
table-name-apothecary = Apothecary
table-name-count_paris = Count Paris
table-name-lady_capulet = Lady Capulet
table-name-lady_montague = Lady Montague
table-name-tybalt = Tybalt
table-name-benvolio = Benvolio
table-name-nurse = Nurse
table-name-friar_laurence = Friar Laurence
table-name-samson = Samson
table-name-balthazar = Balthazar
table-text-prince_escalus =
    { $prince_zero_counts ->
        [yes] At the Council: as many Capulets as Montagues
       *[no] At the Council: as many Capulets as Montagues, at least one
    }{ $prince_neutrals ->
        [one] , or at least one neutral.
       *[other] , or at least { $prince_neutrals } neutrals.
    }
table-text-mercutio = More characters in Exile than at the Council.
table-text-capulet = More Capulets than Montagues at the Council.
table-text-montague = More Montagues than Capulets at the Council.
table-text-romeo = Be at the same place as Juliet.
table-text-juliet = Be at the same place as Romeo.
table-text-rosaline = Romeo and Juliet are not together.
table-text-apothecary =
    { $apothecary_tie_counts ->
        [yes] Be where most characters are, or as many.
       *[no] Be where most characters are.
    }
table-text-count_paris = Secretly look at two tokens of opponents.
table-text-lady_capulet = Swap two placed tokens without looking at them.
table-text-lady_montague = Swap two placed tokens without looking at them.
table-text-tybalt = Send a character from the Council into Exile.
table-text-benvolio = Send a character from the Council into Exile.
table-text-nurse = Call a character back from Exile to the Council.
table-text-friar_laurence = Call a character back from Exile to the Council.
table-text-samson = Copy the power of another Capulet at the same place.
table-text-balthazar = Copy the power of another Montague at the same place.
table-brief-prince_escalus =
    { $prince_neutrals ->
        [one] Tie at the Council, or one neutral
       *[other] Tie at the Council, or { $prince_neutrals } neutrals
    }
table-brief-mercutio = Exile more crowded
table-brief-capulet = More Capulets at the Council
table-brief-montague = More Montagues at the Council
table-brief-romeo = At the same place as Juliet
table-brief-juliet = At the same place as Romeo
table-brief-rosaline = The lovers apart
table-brief-apothecary = On the more crowded side
table-brief-count_paris = Looks at two tokens
table-brief-lady_capulet = Swaps two tokens
table-brief-lady_montague = Swaps two tokens
table-brief-tybalt = Sends somebody into Exile
table-brief-benvolio = Sends somebody into Exile
table-brief-nurse = Calls somebody back
table-brief-friar_laurence = Calls somebody back
table-brief-samson = Copies a Capulet beside him
table-brief-balthazar = Copies a Montague beside him

## The table drawn in the terminal. table-short-X: the objective or power where room is scarce.
## table-ink-X: what only the terminal writes.

table-legend = C Capulet, M Montague, N neutral. A token: the shape of its owner, then its value, † Poison, ♣ Antidote, or “?” where it is hidden from you; it is named by its character and zone, “Romeo 1”. ✓ and ✗: the objective if the round ended now; a “?” behind it where a hidden vial may still change everything; † for who would die. ¹ first player, ▮ cards, ○ tokens.
table-short-prince_escalus =
    { $prince_zero_counts ->
        [yes] C = M or { $prince_neutrals }+ N
       *[no] C = M > 0 or { $prince_neutrals }+ N
    }
table-short-mercutio = Exile > Council
table-short-capulet = C > M at Council
table-short-montague = M > C at Council
table-short-romeo = with Juliet
table-short-juliet = with Romeo
table-short-rosaline = Romeo ≠ Juliet
table-short-apothecary =
    { $apothecary_tie_counts ->
        [yes] group ≥ the other
       *[no] larger group
    }
table-short-count_paris = look at two tokens of opponents
table-short-lady_capulet = swap two tokens
table-short-lady_montague = swap two tokens
table-short-tybalt = send somebody into Exile
table-short-benvolio = send somebody into Exile
table-short-nurse = call somebody back to the Council
table-short-friar_laurence = call somebody back to the Council
table-short-samson = copy another Capulet there
table-short-balthazar = copy another Montague there
table-ink-round = Round { $round }/{ $rounds }
table-ink-with-poison = Poison
table-ink-council = Council
table-ink-exile = Exile
table-ink-hand = Your hand
table-ink-left = Your tokens
table-ink-you = you
table-ink-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
table-ink-token = token { $kind }
table-ink-last-round = Round { $round }:
table-ink-round-points = Points:
table-ink-hand-of = { $seat }, in hand:
table-ink-left-of = { $seat }, tokens left:
table-ink-removed-cards = Removed cards:
table-ink-pack-cards = Pack:
table-ink-paris = Seen with Paris:
table-ink-deduced = Deduced:
table-ink-dealt-to-you = Dealt to you:
table-ink-pack-seen = Pack no. { $number }:
table-ink-took = kept: { $name }
table-ink-vanished = Gone in between:
table-ink-you-discarded = You discarded:
table-ink-you-gave = You passed:
table-ink-you-got = You received:
table-ink-may-hold = Still hidden:
table-ink-sure = For certain:
table-ink-holds =
    { $count ->
        [one] one with { $seat }
       *[other] { $count } with { $seat }
    }
table-ink-in-pack =
    { $count ->
        [one] one in the pack
       *[other] { $count } in the pack
    }
table-ink-out =
    { $count ->
        [one] one out of play
       *[other] { $count } out of play
    }

## The glossary

term-conseil = Council
term-conseil-help = One of the two places a character is played to. Most objectives count who is there.
term-exil = Exile
term-exil-help = The other place. Tokens stay on a character there, and its objective may be met as well as at the Council.
term-personnage = Character
term-personnage-help = A card. Once it is played it belongs to nobody.
term-objectif = Objective character
term-objectif-help = Has a wish, which is looked at when the round is over, and betting zones ({ $zones_each }).
term-pouvoir = Power character
term-pouvoir-help = May act once, when it is played. It has no betting zone and need not fear poison.
term-zone = Betting zone
term-zone-help = The place of a token. Its value, from { $highest_zone } to { $lowest_zone }, is added to that of the token.
term-influence = Influence token
term-influence-help = Its values, by the number of players: { $influence }. It pays if the objective of its character is met.
term-poison = Poison
term-poison-help = A token that brings nothing: with more Poison than Antidote on it, a character dies at the end of the round.
term-antidote = Antidote
term-antidote-help = A token that brings nothing, but undoes a Poison on the same character.
term-neutre = Neutral
term-neutre-help = Neither Capulet nor Montague. The Nurse and Friar Laurence are neutral and of their family at once.
term-ensemble = Together
term-ensemble-help = Romeo and Juliet, both in play, alive and at the same place.
term-paquet = Pack
term-paquet-help = The cards that go from hand to hand before the round; everyone keeps one each time.
term-echange = Exchange
term-echange-help = With two players, { $kept } cards of { $dealt } are kept and the others passed, at the same time.
term-defausse = Removed cards
term-defausse-help = They take no part in this round. With two players nobody has seen them; with more, only the last to choose knows them.
term-dernier = Last lap
term-dernier-help = When all cards are played, everyone may place one more token, beginning with the first player.
term-premier = First player
term-premier-help = Chooses and plays first. The role passes to the left every round.
term-manche = Round
term-manche-help = From the deal to the scoring. In the next one all characters and all tokens are back.
term-carnet = Notebook
term-carnet-help = What you saw, and what follows from it for certain. It knows nothing that you do not.

# What one sees on the table

term-capulets = The Capulets
term-capulets-help = The family of the lion, in red. How many are at the Council decides the wishes of both lords and of the Prince.
term-montagues = The Montagues
term-montagues-help = The family of the wolf, in blue. How many are at the Council decides the wishes of both lords and of the Prince.
term-coche = The tick
term-coche-help = The wish would be granted if the round ended now; without a tick it would not. A “?”: a hidden vial may still change everything.
term-crane = The skull
term-crane-help = Large: poisoned, this character would die if the round ended now. Small: a hidden token here may be a Poison.
term-compte = The count of a wish
term-compte-help = What this wish compares, as things stand: the lion is for Capulets, the wolf for Montagues, the crown for neutrals, the temple for the Council, the gate for Exile.
term-nombre = How many they are
term-nombre-help = The number of characters at this place. The wishes of Mercutio and of the Apothecary depend on it.
term-points = Points
term-points-help = What your tokens have brought in the rounds that are over. At the end of the game whoever has the most wins.
term-gain = The last round
term-gain-help = The points scored in the round that has just ended.
term-main = Cards in hand
term-main-help = The characters this player has not played yet. Nobody else sees them.
term-jetons = Tokens to place
term-jetons-help = The tokens this player still has. Everybody sees how many, nobody which.
term-jeton = Hidden token
term-jeton-help = A token face down: colour and shape say whose it is, nothing says what it is worth. An eye: somebody has looked at it with Count Paris.
term-oeil = Token you have seen
term-oeil-help = You have seen this token with Count Paris. You will know it wherever it goes.

# Each character

term-prince_escalus = { table-name-prince_escalus }
term-prince_escalus-help = As many Capulets as Montagues at the Council, or enough neutrals there ({ $neutrals }, unless agreed otherwise). This is a wish: one bets on it.
term-mercutio = { table-name-mercutio }
term-mercutio-help = { table-text-mercutio } This is a wish: one bets on it.
term-capulet = { table-name-capulet }
term-capulet-help = { table-text-capulet } This is a wish: one bets on it.
term-montague = { table-name-montague }
term-montague-help = { table-text-montague } This is a wish: one bets on it.
term-romeo = { table-name-romeo }
term-romeo-help = { table-text-romeo } This is a wish: one bets on it.
term-juliet = { table-name-juliet }
term-juliet-help = { table-text-juliet } This is a wish: one bets on it.
term-rosaline = { table-name-rosaline }
term-rosaline-help = { table-text-rosaline } This is a wish: one bets on it.
term-apothecary = { table-name-apothecary }
term-apothecary-help = To be on the side, Council or Exile, where most characters are. This is a wish: one bets on it.
term-count_paris = { table-name-count_paris }
term-count_paris-help = { table-text-count_paris } This is a power: it serves once, when the card is played.
term-lady_capulet = { table-name-lady_capulet }
term-lady_capulet-help = { table-text-lady_capulet } This is a power: it serves once, when the card is played.
term-lady_montague = { table-name-lady_montague }
term-lady_montague-help = { table-text-lady_montague } This is a power: it serves once, when the card is played.
term-tybalt = { table-name-tybalt }
term-tybalt-help = { table-text-tybalt } This is a power: it serves once, when the card is played.
term-benvolio = { table-name-benvolio }
term-benvolio-help = { table-text-benvolio } This is a power: it serves once, when the card is played.
term-nurse = { table-name-nurse }
term-nurse-help = { table-text-nurse } This is a power: it serves once, when the card is played. She counts for the Capulets and among the neutrals.
term-friar_laurence = { table-name-friar_laurence }
term-friar_laurence-help = { table-text-friar_laurence } This is a power: it serves once, when the card is played. He counts for the Montagues and among the neutrals.
term-samson = { table-name-samson }
term-samson-help = { table-text-samson } This is a power: it serves once, when the card is played.
term-balthazar = { table-name-balthazar }
term-balthazar-help = { table-text-balthazar } This is a power: it serves once, when the card is played.

## === the board on the site ===

# Around the table

table-verona = Verona
table-round = Round { $number } of { $of }
table-with-poison = Poison
table-first = First player of the round
table-phase-draft = Draft
table-phase-exchange = Exchange
table-phase-play = Play
table-phase-play-now = Play · { $number }/{ $of }
table-phase-power = Power
table-phase-power-now = Power: { $card }
table-phase-token = Token
table-phase-token-now = Place a token
table-phase-last = Last lap
table-phase-last-now = Last lap
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-in-hand =
    { $count ->
        [0] no card in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-tokens-left =
    { $count ->
        [0] no token left
        [one] { $count } token to place
       *[other] { $count } tokens to place
    }
table-has-chosen = has chosen
table-gained = { $points } in the last round

# What one wants, at each decision

table-goal-choosing = A hand to grant wishes with, or break them
table-goal-DraftCard = A wish to bet on, or a useful power
table-goal-Exchange = Keep wishes and powers that go together
table-goal-PlayCard = Prepare a wish that you will bet on
table-goal-Banish = A departure grants a wish, or breaks one
table-goal-Recall = A return grants a wish, or breaks one
table-goal-SwapTokens = Your big tokens on wishes that will hold
table-goal-LookAtTokens = Who has bet high, and on which wish?
table-goal-CopyCapulet = The power that serves you best right now
table-goal-CopyMontague = The power that serves you best right now
table-goal-PlaceToken = Bet on a wish that will hold at the end
table-goal-PlaceLastToken = Last bet: nobody will move any more
table-goal-rest = To have bet on the wishes granted at the end
table-goal-wishes =
    { $count ->
        [one] Wish granted: { $items }
       *[other] Wishes granted: { $items }, { $last }
    }

# Council and Exile

table-council = The Council
table-exile = Exile
table-nobody = Nobody yet.
table-now-with = with
table-now-without = without
table-now-apart = away from
table-play-council = To the Council
table-play-exile = Into Exile
table-tally = Who is where
table-tally-capulet = Capulets
table-tally-montague = Montagues
table-tally-neutral = Neutrals
table-crest-capulet = Capulet
table-crest-montague = Montague
table-crest-neutral = neutral
table-zones = Betting zones
table-zone = { $card }, zone { $number } ({ $modifier })
table-zone-empty = { $card }, zone { $number } ({ $modifier }), empty
table-token-hidden = hidden token of { $name }
table-token-own = your token, { $kind }
table-token-seen = { $name }, { $kind }: seen with Paris
table-token-deduced = { $name }, { $kind }: deduced
table-token-watched = (looked at by { $names })
table-stands-met = objective met if the round ended now
table-stands-met-open = objective met unless a hidden vial interferes
table-stands-unmet = objective not met if the round ended now
table-stands-unmet-open = objective not met unless a hidden vial interferes
table-stands-dies = poisoned: dead if the round ended now
table-stands-dies-open = poisoned unless a hidden antidote interferes
table-may-die = a hidden token might poison this character

# Between two rounds

table-dealing = Shuffling and dealing.
table-exchanging =
    { $kept ->
        [one] Both keep one card and pass the rest across, at the same time.
       *[other] Both keep { $kept } cards and pass the rest across, at the same time.
    }
table-pack-held =
    { $count ->
        [one] { $name } holds the pack: one card.
       *[other] { $name } holds the pack: { $count } cards.
    }

# What is yours

table-mine = What is yours
table-pack = The pack: { $count } cards
table-hand = Cards in hand
table-hand-chosen = Your choice is made
table-kept = kept
table-given = passed
table-purse = Your tokens

# The decision

table-keep-card = Keep this card
table-keep-one = Keep { $name }
table-kind-wish = wish
table-kind-power = power
table-gloss-draft = Press a card to read all of it.
table-gloss-exchange = Press the cards that you keep.
table-gloss-play = Choose a card, then press the Council or Exile.
table-gloss-wish = Wish: one bets on it, zones { $zones }.
table-gloss-power = Power: used once, when the card is played.
table-gloss-bet = Choose a token, then press a free zone.
table-gloss-influence = It brings { $kind } plus its zone, if the wish is granted at the end.
table-gloss-poison = It brings nothing: with more Poison than Antidote, the character dies.
table-gloss-antidote = It brings nothing: each Antidote undoes one Poison on the character.
table-pass-rest =
    { $count ->
        [one] the other one goes to { $name }
       *[other] the other { $count } go to { $name }
    }
table-discard-rest =
    { $count ->
        [one] the other one is discarded, seen by you alone
       *[other] the other { $count } are discarded, seen by you alone
    }
table-keep-cards =
    { $count ->
        [one] Keep this card
       *[other] Keep these { $count } cards
    }
table-give-rest =
    { $count ->
        [one] the other one goes to { $name }
       *[other] the other { $count } go to { $name }
    }
table-bet-here = Place the chosen token on { $card }, zone { $number } ({ $modifier })
table-no-token = Place nothing
table-gloss-banish = Press a character of the Council: off into Exile, tokens and all.
table-gloss-recall = Press a character in Exile: back to the Council, tokens and all.
table-gloss-copy = Press the one whose power you copy.
table-gloss-swap = Tick two tokens on the characters.
table-gloss-look = Tick the opposing tokens that you want to see.
table-swap = Swap them
table-look =
    { $count ->
        [one] Look at it
       *[other] Look at them
    }
table-no-power = Skip the power

## === the finished round and the notebook on the site ===

table-past-title = End of round { $round } of { $rounds }
table-past-counts = At the Council: Capulet { $capulets }, Montague { $montagues }, neutral { $neutrals }. Council { $council }, Exile { $exile }.
table-past-people = The objectives, one after the other
table-past-zones = Betting zones
table-past-met = met
table-past-unmet = missed
table-past-dead = dies
table-past-at-council = at the Council
table-past-in-exile = in Exile
table-past-token = { $name }, token { $kind }
table-past-hidden = { $name }, token that stayed face down
table-past-won =
    { $names-count ->
        [one] { $names } wins the round
       *[other] { $names } share the round
    }: { $points } { $points ->
        [one] point.
       *[other] points.
    }
table-past-match = The rounds and everyone’s total
table-past-seat = Player
table-past-round = Round
table-past-total = Total
table-past-leads = in the lead
table-past-points =
    { $points ->
        [one] point
       *[other] points
    }
# The end of a round, beat by beat

table-beat-unmet = Objectives missed: { $cards }.
table-beat-shown = The tokens are turned: { $card }.
table-course = Points, round by round
table-course-round = Round { $round }
remark-poisoned = poisoned { $card }.
remark-high-lost = loses the { $kind } on { $card }.
remark-high-paid = takes { $points } points on { $card }.
remark-below-zero = ends at { $points } with a token on { $card }.
remark-best-round = scores { $points } points in one round: the record.
remark-moves =
    { $count ->
        [0] moves nobody.
        [one] moves just one person.
       *[other] moves { $count } people.
    }
remark-bets =
    { $count ->
        [0] no winning bet out of { $of }.
        [one] one winning bet out of { $of }.
       *[other] { $count } winning bets out of { $of }.
    }

table-open-hands = Everyone’s cards and tokens
table-open-pack = The pack
table-open-discard = Discarded
table-open-removed = Removed
table-note-seen = Seen with Paris
table-note-placed = Your bets
table-note-deduced = Deduced
table-note-on = { $card }, zone { $zone } ({ $modifier })
table-note-draft = The draft
table-note-exchange = The exchange
table-note-dealt =
    { $count ->
        [one] Dealt:
       *[other] Dealt:
    }
table-note-given = Given:
table-note-received = Received:
table-note-pack =
    { $laps ->
        [one] The pack:
       *[other] The pack, lap { $lap }:
    }
table-note-took = (took: { $card })
table-note-gone = Gone when it came back:
table-note-discarded = Discarded by you:
table-note-doubts = Who holds what
table-note-in-pack = the pack
table-note-in-discard = the discard
table-note-removed = removed cards
table-note-count = × { $count }
table-note-left = Not played yet
table-note-in-hand = (in your hand)
table-note-rounds = The rounds
table-note-sheet = Objectives and powers: the { $count } characters
table-note-zones = Zones:
table-note-family-capulet = Capulet
table-note-family-montague = Montague
table-note-family-neutral = neutral

## === the page of rules: almanac and settled questions ===

table-almanac-of-capulet = The Capulets
table-almanac-of-montague = The Montagues
table-almanac-of-neutral = The neutrals
table-almanac-objective = Objective
table-almanac-power = Power
table-almanac-five = with five players only
table-almanac-zone = zone { $number }:
table-almanac-tokens = Everybody’s tokens

## Questions settled. ruling-X: the question; ruling-X-rulebook, -reading or -decision: the answer, and where it comes from.

ruling-01 = Which values do the zones of each character have?
ruling-01-decision = Those shown in the almanac on this page. The rulebook only says which ones exist, from { $highest_zone } to { $lowest_zone }; how they are spread is ours.
ruling-02 = Is the value of the zone added to that of the token, or are they multiplied?
ruling-02-reading = Added: these values have signs.
ruling-03 = Can a token cost points?
ruling-03-decision = Yes, wherever its value and that of its zone are less than zero together: a { $lowest } on a { $lowest_zone } zone makes { $least_points }, and a total may be negative. The option “{ option-floor_token_at_zero }” prevents it.
ruling-04 = Must the best empty zone be taken first?
ruling-04-rulebook = No, any of the empty zones will do.
ruling-05 = May one place several tokens on the same character?
ruling-05-rulebook = Yes, one in each zone, over several turns.
ruling-06 = May one bet on the character one has just played?
ruling-06-rulebook = Yes, at once: it is in play from the first part of the turn.
ruling-07 =
    { $discarded_by_five ->
        [one] Five players: where does the discarded card come from?
       *[other] Five players: where do the { $discarded_by_five } discarded cards come from?
    }
ruling-07-rulebook = From the last to choose, who gets { $left_to_fifth } cards and keeps only one.
ruling-08 = Does one see the card dealt to one before the draft?
ruling-08-decision = Yes, everybody their own.
ruling-09 = Two players: is the exchange made at the same time?
ruling-09-decision = Yes, and blindly: nobody sees the cards received before both have chosen. A choice is final.
ruling-10 = In which order is the last lap played?
ruling-10-rulebook = From the first player, clockwise, one chance each. Whoever has no token left is passed over.
ruling-11 = Who is first player in the next round?
ruling-11-decision = The neighbour to the left. With one round for each player, everybody is first once.
ruling-12 = Is the whole set-up repeated every round?
ruling-12-decision = Yes: a new deal, a new draft, and all tokens come back.
ruling-13 = May Tybalt, Benvolio, the Nurse and Friar Laurence move themselves?
ruling-13-reading = Yes. Their text says “a character”, Samson’s says “another”.
ruling-14 = May a character with tokens on it be moved?
ruling-14-rulebook = Yes. Its tokens go along and stay in their zones.
ruling-15 = Does a power character that is moved use its power again?
ruling-15-rulebook = No. A power is used only when its card is played.
ruling-16 = With Paris, may one look at one’s own tokens?
ruling-16-rulebook = No, only at those of opponents. One’s own may be looked at any time.
ruling-17 = Paris: two tokens on one character, or on two?
ruling-17-rulebook = As you like: at the Council, in Exile, or one at each.
ruling-18 = Paris, when only one opposing token is placed, or none?
ruling-18-decision = He looks at that one; if there is none, there is nothing to decide.
ruling-19 = Paris: may the second token be chosen after seeing the first?
ruling-19-decision = No. Both are named together.
ruling-20 = May Paris look at only one when there are two?
ruling-20-decision = No: two, or none.
ruling-21 = Which tokens may the two Ladies swap?
ruling-21-rulebook = Any two that are placed: anybody’s, of any kind, on any characters.
ruling-22 = May a Lady push a token to an empty zone?
ruling-22-rulebook = No. It takes two tokens.
ruling-23 = May the Ladies and Paris come upon a Poison or an Antidote?
ruling-23-rulebook = Yes. Face down nothing tells them from other tokens; Paris, of course, sees what they are.
ruling-24 = Whom may Samson and Balthazar copy?
ruling-24-rulebook = Another power character of their family at the same place: for Samson, Lady Capulet, Tybalt or the Nurse; for Balthazar, Lady Montague, Benvolio or Friar Laurence.
ruling-25 = May Samson and Balthazar copy a power that is of no use right now?
ruling-25-decision = No. If none is of use, there is nothing to decide.
ruling-26 = Must the copied character have used its own power?
ruling-26-decision = No.
ruling-27 = Must Samson and Balthazar copy, and may one still skip after naming somebody?
ruling-27-rulebook = Copying is optional. Once a character is named one may still skip, but not name another; this last point is ours.
ruling-28 = The Prince: nobody of either family at the Council, is that equal?
ruling-28-decision = Yes, zero equals zero. The option “{ option-prince_zero_counts }” lets you decide otherwise.
ruling-29 = The Prince: exactly { $neutrals } neutrals?
ruling-29-reading = At least { $neutrals }: who gathers { $more_neutrals } has gathered { $neutrals }. The option “{ option-prince_neutrals }” changes the number.
ruling-30 = Is the Prince one of the { $neutrals } neutrals?
ruling-30-rulebook = Yes, if he is at the Council himself.
ruling-31 = Must an objective character be at the Council?
ruling-31-rulebook = No, it can come true in Exile. That of Romeo, Juliet and the Apothecary speaks of where they are; the others are only counted where they stand, like everybody: the Prince at the Council is one more neutral there.
ruling-32 = How do the Nurse and Friar Laurence count?
ruling-32-rulebook = For their family and as neutrals at once, in every count.
ruling-33 = Mercutio, with as many at the Council as in Exile?
ruling-33-rulebook = Not met: there must be more in Exile, not as many.
ruling-34 = The two lords, with as many Capulets as Montagues?
ruling-34-rulebook = Neither is met: one’s own must be more, not as many.
ruling-35 = The Apothecary, between two groups of the same size?
ruling-35-decision = Not met: neither is the larger. { $played_by_five_is ->
        [odd] { $played_by_five } characters are played, so it takes a death to get there.
       *[even] { $played_by_five } characters are played.
    } The option “{ option-apothecary_tie_counts }” lets you decide otherwise.
ruling-36 = Romeo or Juliet, when the other is dead or was never played?
ruling-36-rulebook = Not met.
ruling-37 = And Rosaline, when one of the two is dead or was never played?
ruling-37-reading = Met. Her wish is the exact opposite of “together”.
ruling-38 = Of which family is Rosaline?
ruling-38-rulebook = She is neutral.
ruling-39 = Several deaths change the counts: one after the other?
ruling-39-rulebook = All die at once. Then all objectives are looked at, on one and the same position.
ruling-40 = Do the dead count anywhere?
ruling-40-rulebook = Nowhere.
ruling-41 = Can a power character be poisoned?
ruling-41-rulebook = No, it has no zone.
ruling-42 = As much Antidote as Poison on a character?
ruling-42-rulebook = The character lives.
ruling-43 = Does a Poison or an Antidote score, be it only through its zone?
ruling-43-decision = No, not a point.
ruling-44 = May one put both vials on the same character, or a vial beside one’s own bet?
ruling-44-rulebook = Yes.
ruling-45 = Without Poison, are the tokens on unmet objectives shown?
ruling-45-rulebook = No, only those on met ones are turned over. The option “{ option-reveal_all_at_round_end }” shows the others too.
ruling-46 = With Poison, are the tokens still in hand shown too?
ruling-46-reading = No, only those that were placed.
ruling-47 = What happens when all zones are taken?
ruling-47-decision = Nobody is asked for a token until another objective character comes into play.
ruling-48 = What happens when no objective character is in play yet?
ruling-48-rulebook = The third part of the turn is passed over.
ruling-49 = Who wins a round when two players have the most points in it?
ruling-49-decision = They share it. Nothing depends on it.
ruling-50 = What if nothing breaks the tie at the end of the match?
ruling-50-decision = The victory is shared. Points were compared first, then everybody’s best round, then the second best, and so on.
ruling-51 = Does one see how many tokens everybody has left?
ruling-51-decision = Yes, they lie on the table.
ruling-52 = May one talk about one’s cards and tokens?
ruling-52-decision = Say what you like, true or false; but nothing is shown.
ruling-53 = Do the values of tokens stay hidden until the end of the game?
ruling-53-reading = Until the end of the round: that is when tokens are turned over.
ruling-54 = Our text of the rulebook is cut in two places. Is anything missing?
ruling-54-decision = No. The first general remark runs on further down, and the last character is complete.
ruling-55 = Does the order of the cards at a place mean anything?
ruling-55-decision = Nothing.
ruling-56 = Is a poisoned character lost for the whole game?
ruling-56-decision = No, for this round only. In the next one it is back, and so are all tokens.

## === the printed rulebook, sentence by sentence, in our own words ===


printed-story = The story
printed-001 = In Verona, Capulets and Montagues have quarrelled for as long as anybody can remember.
printed-002 = Prince Escalus, who rules the city, has called a Council to settle the quarrel and restore peace.
printed-003 = In turn, everybody sends a citizen of Verona to the Council, or into Exile.
printed-004 = Win your bets by steering the powerful of the city, and make those of the others fail.

printed-box = In the box
printed-005 = { $characters } character cards; { $five_only } of them, marked at the bottom left, are used by five players only.
printed-006 = { $objectives } characters have an objective, to be met by the end of the round, and { $zones_each } betting zones each.
printed-007 = { $powers } characters have a power, and neither betting zones nor an objective.
printed-008 = One Council card and one Exile card.
printed-009 = In the base game, { $tokens } Influence tokens: { $values_each } in each of { $colours } colours, of the values { $values }.
printed-010 = In the box, figures are first stuck on the front of the tokens and, if one likes, a “V” on the back; here that is done.

printed-setup = Setting up
printed-011 = Everybody chooses a colour and takes its Influence tokens; the value { $only_at_two } is for two players only.
printed-012 = The value of a token stays hidden from opponents until the end.
printed-013 = Chance names the first player; the rulebook also takes the last winner of Complots or Déclic, two games of the same publisher.
printed-014 = The Council and Exile cards meet in the middle and make one picture: characters of the Council stand on the left, those in Exile on the right.

printed-more = The cards, with three players or more
printed-015 = With three, four or five, only the tokens { $values_at_more } are used.
printed-016 = The { $only_at_two } leaves the box with two players only.
printed-017 = The first player deals everybody one card, face down.
printed-018 = Then they take all the others, look at them, and keep one.
printed-019 = They pass the pack to the left; the neighbour chooses in turn.
printed-020 = So it goes on until somebody gets the last { $left_to_last_3 } cards: they keep one and discard the other face down, out of play, known to them alone.
printed-021 = With five players, the last to choose gets { $left_to_last_5 } cards and discards { $discarded_5 }.
printed-022 = With three players, everybody holds { $hand_3 } cards.
printed-023 = With four players, everybody holds { $hand_4 } cards.
printed-024 = With five players the marked cards are added, and everybody holds { $hand_5 } cards.

printed-two = The cards, with two players
printed-025 = With two, all Influence tokens are used: { $values_at_two }.
printed-026 = First { $removed } cards are removed at random, unseen: they will not be used.
printed-027 = Of the { $left_at_two } cards that are left, both are dealt { $dealt }.
printed-028 = Both keep { $kept } of their { $dealt } cards and pass the other { $given } to the opponent.
printed-029 = Both hold { $hand_2 } cards again.

printed-turn = A turn
printed-030 = One: play a character; this is compulsory.
printed-031 = The card goes to the Council, or into Exile.
printed-032 = There is no limit to the number of cards, neither at the Council nor in Exile.
printed-033 = In your first games, read the card you play aloud so that all have heard it; here everybody can read it.
printed-034 = Two: use the power of the character; this is optional.
printed-035 = It concerns power characters only, and may be skipped.
printed-036 = Example: Count Paris, the moment he comes into play, at the Council or in Exile, may look at two opposing tokens on characters at the Council, in Exile, or one of each.
printed-037 = Three: place an Influence token face down; this is optional.
printed-038 = It goes on any objective character in play, at the Council or in Exile: { $base_objectives }; with five players also { $five_objectives }.
printed-039 = It takes a betting zone that is still empty, of the { $zones_each } that the character has.
printed-040 = In the end it may bring its owner points, if the character’s objective is met.
printed-041 = When the three parts are done it is the next player’s turn, clockwise.

printed-round = The end of a round
printed-042 = When the last character is played and the turn is over, there is a last lap: in order, everybody may place one more token, if they have one, on an empty zone of any objective character.
printed-043 = Tokens still in hand after this lap are worth nothing.
printed-044 = Then all objective characters are looked at.
printed-045 = Tokens placed where the objective is missed do not count: no points.
printed-046 =
    Where the objective is met, the tokens are turned over: each brings its value ({ $values }) plus that of its zone ({ $zone_values }){ $floor_token_at_zero ->
        [yes] , but, at this table, never less than zero.
       *[no] .
    }
printed-047 = Whoever has the most points wins the round.

printed-match = The end of the game
printed-048 =
    { $rounds ->
        [one_per_player] There is one round for each player.
        [1] The rulebook wants one round for each player; this table plays a single one.
       *[other] The rulebook wants one round for each player; this table plays { $rounds }.
    }
printed-049 = The first player changes every round.
printed-050 = When all rounds are played, whoever has the most points in all wins.
printed-051 = At a tie, the one of the tied players with the best single round wins.
printed-052 = Still tied, their second best rounds are compared, and so on.

printed-remarks = Also good to know
printed-053 = A character that is moved, from the Council into Exile or back, takes its tokens along, and they stay in their zones.
printed-054 = A card that is played belongs to nobody.
printed-055 = Only tokens keep their owner.
printed-056 = At any time one may look at the tokens one has placed.

printed-quick = Quick game
printed-057 = To be quicker, a single round, whatever the number of players.

printed-poison-box = Poison: what there is
printed-058 = The expansion adds { $colours } Poison tokens and { $colours } Antidote tokens, one of each in every colour.
printed-059 = Stickers here too: Poison and Antidote on the front, a “V” on the back if one likes; here that is done.

printed-poison-setup = Poison: setting up
printed-060 = On top of the rest, everybody gets the Poison and the Antidote of their colour.

printed-poison-play = Poison: during the round
printed-061 = On one’s turn one may place one’s Poison or Antidote instead of an Influence token.
printed-062 = Face down, nobody else can tell Influence, Poison and Antidote apart.
printed-063 = When the last card is played, everybody may place one more token, in turn order, as in the base game.
printed-064 = Those still in hand after that are worth nothing.

printed-poison-end = Poison: the end of the round
printed-065 = All placed tokens are turned over, Influence, Poison and Antidote, even where the objective is missed.
printed-066 = A character with more Poison than Antidote on it dies: it is removed with all its tokens.
printed-067 = An Antidote without Poison, or one of each: it stays alive.
printed-068 = As soon as Poisons outnumber Antidotes, it dies.
printed-069 = When the dead are removed, and only then, one looks whether the objectives of the living are met.
printed-070 = Example: at the Council, two Capulets (Juliet, and the Nurse, who is neutral as well) and two Montagues (Lord Montague and Benvolio); but Juliet is poisoned and dies.
printed-071 = So there are more Montagues than Capulets at the Council: the objective of Lord Montague is met.
printed-072 = Romeo and Juliet both dead are not together, not even in death: their objective is missed.

printed-neutrals = The neutrals
printed-073 =
    Prince Escalus, the ruler, wants peace: as many Capulets as Montagues at the Council{ $prince_zero_counts ->
        [yes] .
       *[no] , and, at this table, at least one of each.
    }
printed-074 =
    { $prince_neutrals ->
        [one] Failing that, one neutral at the Council will do.
       *[other] Failing that, he wants { $prince_neutrals } neutrals at the Council.
    }
printed-075 = Count Paris, a nobleman with an ear in business, knows who has influence on whom.
printed-076 = To that end he looks at two Influence tokens.
printed-077 = Mercutio keeps away from the quarrels, and is content only if there are more characters in Exile than at the Council.
printed-078 = Rosaline (with five players only) wants Romeo for herself: she does all to part him from Juliet.
printed-079 =
    The Apothecary (with five players only), everybody’s friend, pays only if he is in the largest group, that of the Council or that of Exile{ $apothecary_tie_counts ->
        [yes] , and at this table a tie is enough.
       *[no] .
    }

printed-capulets = The Capulets
printed-080 = Lord Capulet wants more Capulets than Montagues at the Council.
printed-081 = Lady Capulet may make two placed tokens change places, without looking at them.
printed-082 = Juliet wants but one thing: to be with Romeo.
printed-083 = Tybalt is the troublemaker of the Capulets.
printed-084 = He may send a character from the Council into Exile.
printed-085 = Samson (with five players only), a loyal servant, copies the power of another Capulet at the same place as he, Council or Exile.

printed-montagues = The Montagues
printed-086 = Lord Montague wants more Montagues than Capulets at the Council.
printed-087 = Lady Montague may make two placed tokens change places, without looking at them.
printed-088 = Romeo wants but one thing: to be with Juliet.
printed-089 = Benvolio is the troublemaker of the Montagues.
printed-090 = He may send a character from the Council into Exile.
printed-091 = Balthazar (with five players only), a loyal servant, copies the power of another Montague at the same place as he, Council or Exile.

printed-both = Neutral and of a family
printed-092 = The Nurse and Friar Laurence count both as neutrals and for the family they stand for.
printed-093 = The Nurse, the only one who is neutral and Capulet, is Juliet’s confidante and hopes for peace between the families.
printed-094 = She may bring a character back from Exile to the Council.
printed-095 = Friar Laurence, the only one who is neutral and Montague, is Romeo’s confidant and hopes for peace between the families.
printed-096 = He may bring a character back from Exile to the Council.

## What is hidden

doubt-token = { $a-seat }’s token on { $b }, zone { $c }
doubt-card = Who holds { $a }
doubt-card-is =
    { $answer ->
        [away] nobody
        [pack] the pack
       *[other] { $answer-seat }
    }

## === advice: what speaks for a choice ===

advice-verona-points = This round brings you { $here } points on average, against { $other } otherwise.
advice-verona-round = You win this round in { $here } of cases, against { $other } otherwise.
advice-verona-best_bet = Your { $highest } pays in { $here } of cases, against { $other } otherwise.
advice-verona-bets = On average { $here } of your tokens lie on an objective that is met, against { $other } otherwise.
advice-verona-spoiled = Your opponents’ tokens bring nothing in { $here } of cases, against { $other } otherwise.
