### Idus Martii.

## [C] The game, its rules, steps, choices, events, refusals, reasons, options, presets, words, glossary, settled questions.

game-title = Idus Martii
game-line = Two secret votes, one glance, two sides to choose from.
game-pitch =
    On the eve of the Ides of March the Senate votes behind Caesar’s back. Everyone holds two secret faction cards, Loyal, Traitor or Merchant, and will keep only one. { $winning-lead ->
        [2] Two
       *[other] { $winning-lead }
    } votes ahead win the day; but a side that is served too well gives itself away, and a vote that is too close makes only the Merchants rich.
game-minute =
    In the Senate, the Loyal want Caesar saved, Traitors want him dead, Merchants want to grow rich.
    Everyone is dealt two secret faction cards and will keep one: their side.
    Each turn two Aediles vote in secret, the Praetor looks at one vote and may have it changed, the Consul shows both, shuffled.
    At the end a side wins when { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } votes ahead; with less, the Merchants do.
    But a side that passes the limit square is found out and loses at once.
    A tip: lead, never by more than you need.
game-rules =
    1. Everyone is dealt two faction cards, in secret: Loyal, Traitor or Merchant. You will discard one of them, and belong to the side of the other.
    2. Vote: every turn two Aediles place a vote card, face down. Green saves Caesar and serves the Loyal, red dooms him and serves the Traitors.
    3. Veto: the Praetor looks at one of the two cards, and may force its Aedile to exchange it.
    4. Tally: the Consul shuffles the two cards and shows them. Each green moves the token of the Loyal by one square, each red that of the Traitors. Nobody says who cast which.
    5. End of the turn: a Consul who still holds two faction cards discards one, face down. Only the first player skips this, on their first turn.
    First round: roles pass to the left every turn. Second round: only the Consul card passes to the left, and the Consul hands out the other roles, never the same twice running (with five players one Aedile may stay); the Aediles also have a yellow vote, which is null, but which the Praetor must show and have exchanged if they come upon it.
    Conspiracy Failed: a token that leaves the limit square ({ $limit ->
        [printed] { $limit-5 } with five players, { $limit-6 } with six, { $limit-7 } with seven, { $limit-8 } with eight
       *[other] { $limit }
    }) behind dooms its side; the rival faction wins at once, or the Merchants if it has nobody.
    Ides of March: after two rounds the faction that is at least { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } votes ahead wins. If the lead is smaller, or nobody is on the rival side, the Merchants win.
    All members of the winning faction win together. If it has nobody, nobody wins.

## The steps

step-HandOutRoles = Hand out the roles
step-HandOutRoles-rule =
    In the second round the Consul gives the role of Praetor and the two roles of Aedile to three other senators. Nobody is Praetor two turns running{ $places ->
        [5] { $max_repeating_aediles ->
            [0] , nor Aedile two turns running.
            [1] . With five players one of the two new Aediles may have been Aedile on the turn before, not both.
           *[2] . With five players Aediles may stay what they are.
        }
       *[other] , nor Aedile two turns running (with five players one of the two Aediles may stay).
    } Changing roles is always allowed, and the first turn of the second round is compared with the last of the first.
step-Vote = Vote
step-Vote-rule =
    The two Aediles place a vote card each, face down and without seeing the other’s. Green moves the Loyal, red moves the Traitors; in the second round there is a yellow one too, which is null. Whatever your side, you may vote for it or against it. A card once placed is final.
step-LookAtVote = Veto: look at a card
step-LookAtVote-rule =
    The Praetor chooses one of the two cards and looks at it: they must. Everybody sees which one, they alone see its colour. In the second round a yellow card must be shown to all, and its Aedile exchanges it at once.
step-Veto = Veto: leave or force
step-Veto-rule =
    The Praetor may leave this vote, or force its Aedile to exchange it; everybody hears their answer. In the first round the Aedile’s other card takes its place. { $round2_force ->
        [opposite] So it is in the second: a forced green becomes red, a forced red green.
        [yellow_only] In the second they can do nothing against green or red.
       *[aedile_choice] In the second the Aedile chooses between their two other cards, yellow included, face down, and nobody looks again.
    }
step-ReplaceVote = Exchange one’s card
step-ReplaceVote-rule =
    Your card was refused. Replace it by one of your two others, face down: nobody will look at it before the tally.
step-ChooseSide = End of the turn: choose a side
step-ChooseSide-rule =
    The Consul discards one of their two faction cards, face down: from now on they are on the side of the one they keep, and will not change again. Two cards alike? One is discarded all the same, and nobody will know.

prompt-HandOutRoles = Name one Praetor and two Aediles.
prompt-Vote = Which vote card do you place?
prompt-LookAtVote = Which card do you look at?
prompt-Veto = Leave this vote, or force the exchange?
prompt-ReplaceVote = Which card takes the place of yours?
prompt-ChooseSide = Which side will you be on?

## A line for whoever meets this decision for the first time

hint-HandOutRoles = Give your friends a vote; keep the others away from the ballot.
hint-Vote = Serve a side, or mislead: only the two shuffled cards will be seen.
hint-LookAtVote = You alone will see the colour. Look where you know least.
hint-Veto = Let it pass, or have it changed: the whole table hears you.
hint-ReplaceVote = Choose freely: nobody will look at this card again.
hint-ChooseSide = The card you keep is your side to the end: which one will win?

## The choices, and how they can be typed

action-assign = Praetor: { $a-seat }; Aediles: { $b-seat } and { $c-seat }
action-vote = Vote { $a }
action-look = Look at the card of { $a-seat }
action-keep = Leave the vote
action-force = Force the exchange
action-swap = Replace by { $a }
action-discard = Discard { $a }
action-first_player = First player: seat { $a }
action-deal = Deal { $a }

verb-assign = hand out, name, give, assign
verb-vote = vote, place
verb-look = look at, look, see
verb-keep = leave, keep, no
verb-force = force, exchange, yes
verb-swap = replace by, replace, exchange, put
verb-discard = discard, throw away

## What can be said, true or false, in the first person

action-faction =
    { $a ->
        [Loyal] I am on the side of the Loyal.
        [Merchant] I am on the side of the Merchants.
       *[other] I am on the side of the Traitors.
    }
action-voted = Round { $a }, turn { $b }: I voted { $c }.
action-seen = Round { $a }, turn { $b }: as Praetor I saw { $d } from { $c-seat }.
action-accuse =
    { $b ->
        [Loyal] { $a-seat } is on the side of the Loyal.
        [Merchant] { $a-seat } is on the side of the Merchants.
       *[other] { $a-seat } is on the side of the Traitors.
    }
action-trust = I trust { $a-seat }.
action-lied = { $a-seat } is lying.
action-ask_role = Consul, make { $a-seat } { $b }!
action-ask_look = Praetor, look at the card of { $a-seat }!
action-accuse-me =
    { $b ->
        [Loyal] I am on the side of the Loyal.
        [Merchant] I am on the side of the Merchants.
       *[other] I am on the side of the Traitors.
    }
action-trust-me = Trust me.
action-lied-me = I am lying.
action-ask_role-me = Consul, make me { $b }!
action-ask_look-me = Praetor, look at my card!
action-promise = I will vote { $a }.
action-answer =
    { $a ->
        [yes] Yes.
       *[other] No.
    }

verb-faction = my side, side, I am
verb-voted = my vote, voted, I voted
verb-seen = seen, saw, I saw
verb-accuse = accuse
verb-trust = trust, I trust
verb-lied = lying, lied, liar
verb-ask_role = consul, make
verb-ask_look = praetor, look at, look
verb-promise = promise, I will vote
verb-answer = answer

## What happens

event-committed = { $seat } places a vote card, face down.
event-committed-own = { $seat } places a vote card, face down ({ $choice }).
event-dealt = Everyone is dealt two faction cards, face down.
event-dealt-own = The faction cards are dealt; yours are: { $cards }.
event-turn-started =
    { $round ->
        [1] First round, turn { $turn } of { $turns }. Consul: { $consul-seat }.
       *[other] Second round, turn { $turn } of { $turns }. Consul: { $consul-seat }.
    }
event-roles-passed = Praetor: { $praetor-seat }. Aediles: { $first-seat } and { $second-seat }.
event-roles-handed-out = { $seat } hands out the roles. Praetor: { $praetor-seat }. Aediles: { $first-seat } and { $second-seat }.
event-looked = { $seat } looks at the card of { $aedile-seat }.
event-looked-own = { $seat } looks at the card of { $aedile-seat }: { $vote }.
event-yellow-shown = The card is yellow! { $seat } shows it to all; { $aedile-seat } must exchange it.
event-vote-kept = { $seat } leaves the card of { $aedile-seat } in place.
event-exchange-forced = { $seat } forces { $aedile-seat } to exchange the card.
event-vote-replaced = { $seat } exchanges the card, face down.
event-vote-replaced-own = { $seat } exchanges the card: it is { $vote } now.
event-tallied = The two votes are shuffled and shown: { $votes }. Loyal { $loyal }, Traitors { $traitor }.
event-side-chosen = { $seat } discards a faction card, face down, and has chosen a side.
event-side-chosen-own = { $seat } discards { $discarded }, keeps { $faction } and has chosen a side.
event-conspiracy-failed =
    { $factions-count ->
        [one] Conspiracy Failed! A token is beyond the limit square ({ $limit }): { $factions }.
       *[other] Conspiracy Failed! Both tokens are beyond the limit square ({ $limit }).
    }
event-ides-of-march = The Ides of March have come: { $first-seat } gets the Consul card for the third time. Loyal { $loyal }, Traitors { $traitor }.
event-never-chose = { $seat } had not chosen a side yet: { $cards }.
event-revealed = { $seat } reveals a card: { $faction }.
event-revealed-both = { $seat } reveals a card: { $faction }. The card discarded: { $discarded }.

## Why not

refusal-idus-no-yellow-yet = There is no yellow vote in the first round: green or red.
refusal-idus-not-an-aedile = This is not one of the two Aediles of this turn: { $other-seat }.
refusal-idus-yellow-only = At this table the Praetor of the second round can do nothing against green or red.
refusal-idus-same-vote = That is the card that was refused ({ $vote }): it takes another one.
refusal-idus-not-in-hand = You do not have this faction card: { $faction }.
refusal-idus-consul-has-a-role = The Consul gives the roles to others: they have their own already.
refusal-idus-praetor-again = Nobody is Praetor two turns running: { $other-seat } was Praetor on the turn before.
refusal-idus-aedile-again =
    { $most ->
        [0] Nobody is Aedile two turns running, and { $seats-count ->
            [one] { $seats } was Aedile on the turn before.
           *[other] { $seats } were Aediles on the turn before.
        }
       *[other] Only one Aedile may stay two turns running, and { $seats } were both Aediles on the turn before.
    }
refusal-idus-no-statements = There are no ready-made statements at this table.
refusal-idus-not-now = Silence: nothing more is stated before the tally.
refusal-idus-said-enough =
    { $most ->
        [one] Statement made; another occasion will come.
       *[other] { $most } statements made; another occasion will come.
    }
refusal-idus-nobody-asked = Nobody has asked you anything.
refusal-idus-no-praetor-yet = There is no Praetor yet whom you could ask.
refusal-idus-turn-not-over = That turn is not over: only votes that are counted can be spoken of.

## Why the game ended so

reason-idus-conspiracy-failed = Conspiracy Failed: the limit square ({ $limit }) is left behind. Loyal { $loyal }, Traitors { $traitor }.
reason-idus-ides-of-march = The Ides of March have come. Loyal { $loyal }, Traitors { $traitor }.
reason-idus-both-unmasked = Both sides gave themselves away at once: the Merchants collect.
reason-idus-rival-wins =
    { $faction ->
        [Loyal] Too much zeal: the Loyal are found out, and the Traitors slay them.
       *[other] Too much zeal: the Traitors are found out, and the Loyal slay them.
    }
reason-idus-no-rival-left =
    { $faction ->
        [Loyal] The Loyal are found out, but nobody is a Traitor to gain by it: the Merchants collect.
       *[other] The Traitors are found out, but nobody is Loyal to gain by it: the Merchants collect.
    }
reason-idus-too-close =
    { $lead ->
        [0] A perfect tie: nothing changes in Rome, and the Merchants are glad of it.
        [1] A single vote ahead: nothing changes in Rome, and the Merchants are glad of it.
       *[other] Only { $lead } votes ahead: nothing changes in Rome, and the Merchants are glad of it.
    }
reason-idus-no-rival =
    { $faction ->
        [Loyal] The Loyal lead by { $lead } votes, but against nobody: without a single Traitor the Merchants collect.
       *[other] The Traitors lead by { $lead } votes, but against nobody: with nobody Loyal the Merchants collect.
    }
reason-idus-empty-leader =
    { $faction ->
        [Loyal] The Loyal lead by { $lead } votes, but nobody is Loyal: the Merchants collect.
       *[other] The Traitors lead by { $lead } votes, but nobody is a Traitor: the Merchants collect.
    }
reason-idus-leads =
    { $faction ->
        [Loyal] The Loyal lead by { $lead } votes: Caesar lives, until further notice.
       *[other] The Traitors lead by { $lead } votes: Caesar should have stayed at home.
    }
reason-idus-winners =
    { $faction ->
        [Loyal] On the side of the Loyal: { $seats }.
        [Merchant] On the side of the Merchants: { $seats }.
       *[other] On the side of the Traitors: { $seats }.
    }
reason-idus-no-winner =
    { $faction ->
        [Loyal] But nobody kept a Loyal card: nobody wins.
        [Merchant] But nobody kept a Merchant card: nobody wins.
       *[other] But nobody kept a Traitor card: nobody wins.
    }
outcome-won = Rome is yours, and your friends’. Count them often.
outcome-lost = You too, my son? History will remember the others.

## Options

option-first_player = First player
option-first_player-help = Who is Consul on the first turn. The rules ask for whoever held a knife most recently.
option-first_player-random = someone at random
option-first_player-0 = the first seat
option-first_player-1 = the second seat
option-first_player-2 = the third seat
option-first_player-3 = the fourth seat
option-first_player-4 = the fifth seat
option-first_player-5 = the sixth seat
option-first_player-6 = the seventh seat
option-first_player-7 = the eighth seat
option-round2_force = Veto, second round
option-round2_force-help = What the Praetor of the second round can do against green or red. A yellow card is always shown and exchanged.
option-round2_force-aedile_choice = they may force the exchange, the Aedile chooses the other card
option-round2_force-opposite = they may force the exchange, green becomes red and red green
option-round2_force-yellow_only = nothing: only yellow is exchanged
option-max_repeating_aediles = Aediles with five players
option-max_repeating_aediles-help = With five players, how many of the two new Aediles may have been Aediles on the turn before? With more than five, none.
option-max_repeating_aediles-1 = only one
option-max_repeating_aediles-0 = none
option-max_repeating_aediles-2 = both
option-empty_leader = Nobody on the leading side
option-empty_leader-help = At the Ides of March, who wins if nobody is on the side that leads?
option-empty_leader-nobody = nobody: the faction wins, without a member
option-empty_leader-merchant = the Merchants
option-limit = Limit square
option-limit-help = The square no token must leave behind. Any other than the printed one changes the game a good deal.
option-limit-printed = as printed, by the number of players
option-limit-1 = square I
option-limit-2 = square II
option-limit-3 = square III
option-limit-4 = square IV
option-limit-5 = square V
option-limit-6 = square VI
option-limit-7 = square VII
option-limit-8 = square VIII
option-limit-9 = square IX
option-limit-10 = square X
option-limit-11 = square XI
option-limit-12 = square XII
option-limit-13 = square XIII
option-limit-14 = square XIV
option-limit-15 = square XV
option-limit-16 = square XVI
option-limit-17 = square XVII
option-limit-18 = square XVIII
option-limit-19 = square XIX
option-limit-20 = square XX
option-talk = Talk
option-talk-help = How people talk during the game. Nothing that is said binds anybody, and nothing is checked.
option-talk-claims = free chat, and statements that bots understand too
option-talk-free = free chat, no ready-made statements
option-talk-silent = silence until the end
option-talk_pause = Time to talk
option-talk_pause-help = The seconds a bot leaves people to talk, before a decision that would cut them short.
option-notebook = Notebook
option-notebook-help = Does the screen keep for everyone what they saw, and what follows from it?
option-notebook-true = yes, the notebook is open
option-notebook-false = no, everyone remembers as best they can
option-reveal_discards_at_end = Discards at the end
option-reveal_discards_at_end-help = Once the result is known, are the discarded cards shown as well?
option-reveal_discards_at_end-true = yes, all cards
option-reveal_discards_at_end-false = no, only the card that was kept
option-turn_timer = Hourglass
option-turn_timer-help = The seconds everyone has for a decision; then chance decides instead, and all are told. Zero: as long as you like.
option-deck = Deck
option-deck-help = The cards of the game, or a small deck for the laboratory.
option-deck-printed = the printed cards
option-deck-reduced = a small deck: two Traitors, one Merchant, the rest Loyal

preset-standard = Classic game
preset-standard-help = The printed rules, free talk and statements, the notebook open.
preset-purist = As at a table
preset-purist-help = No notebook, no ready-made statements, and discards keep their secret.
preset-reduced = Small laboratory
preset-reduced-help = A small deck and a limit square close by, for algorithms.
preset-training = Training
preset-training-help = The printed rules, in silence, for programs that learn.
preset-tiny = Tiny laboratory
preset-tiny-help = A small deck and the nearest limit square: every choice of a game can be counted.

## The words

word-loyal = Loyal
word-traitor = Traitor
word-merchant = Merchant
word-green = green
word-red = red
word-yellow = yellow
word-praetor = Praetor
word-aedile = Aedile
word-yes = yes
word-no = no

## The table drawn in the terminal. table-kind-X: a kind of statement; table-short-X: a statement where room is scarce.
## table-ink-X, table-column-X: what only the terminal writes.

table-claim = { $seat }: “{ $claim }”
table-legend = ▰ squares passed, ┃ the limit. ▶ who has to play, ¹ first player, ▮ faction cards in hand. Behind them the votes that are certain to you, in their order, G, R or Y, a dot for the others. ←P: Praetor on the turn before (A, Aedile; C, Consul).
table-ink-turn =
    { $round ->
        [1] Round I · turn { $turn }/{ $turns }
       *[other] Round II · turn { $turn }/{ $turns }
    }
table-ink-loyal = Loyal
table-ink-traitor = Traitors
table-ink-lead =
    Lead { $lead } · { $votes } { $votes ->
        [one] vote
       *[other] votes
    } to come
table-ink-limit =
    Limit { $square } · as it stands: { $faction ->
        [Loyal] Loyal
        [Merchant] Merchants
       *[other] Traitors
    }
table-ink-limit-only = Limit { $square }
table-ink-consul = Consul
table-ink-praetor = Praetor
table-ink-aedile = Aedile
table-ink-you = you
table-ink-votes = Votes
table-ink-awaited = not yet
table-ink-face-down = face down
table-ink-looked-at = looked at
table-ink-looked-keep = left
table-veto-keep = left
table-veto-force = forced
table-veto-show = yellow
table-ink-looked-force = to exchange
table-ink-looked-show = yellow, to exchange
table-ink-or = or
table-ink-tally = Tally
table-ink-mine = You
table-ink-keeping = you will be { $faction }
table-ink-discarded = discarded: { $faction }
table-ink-others = Others’ cards:
table-ink-quoted = “{ $words }”
table-kind-faction = My side
table-kind-voted = My vote
table-kind-seen = What I saw as Praetor
table-kind-accuse = Somebody’s side
table-kind-trust = Trust somebody
table-kind-lied = Cry liar
table-kind-ask_role = Ask the Consul
table-kind-ask_look = Ask the Praetor
table-kind-promise = Promise a vote
table-kind-answer = Answer
table-short-faction = I am { $a }
table-short-voted = { $turn }: I voted { $vote }
table-short-seen = { $turn }: saw { $vote }, { $name }
table-short-accuse = { $name } is { $b }
table-short-trust = I trust { $name }
table-short-lied = { $name } lies
table-short-ask_role = { $b }: { $name }!
table-short-ask_look = look at { $name }!
table-short-promise = I will vote { $a }
table-short-answer = { $a }
table-column-turn = Turn
table-column-consul = C
table-column-praetor = P
table-column-aediles = Aediles
table-column-tally = Vote
table-column-veto = Veto

## The glossary

term-faction = Faction
term-faction-help = Loyal, Traitor or Merchant. Everyone is dealt two faction cards and keeps only one: that is their side.
term-loyal = Loyal
term-loyal-help =
    Wants Caesar to live. Wins if the laurel ends { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } squares ahead, or if the dagger passes the limit.
term-traitre = Traitor
term-traitre-help =
    Wants Caesar dead. Wins if the dagger ends { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } squares ahead, or if the laurel passes the limit.
term-marchand = Merchant
term-marchand-help = Wants nothing to change: wins when the lead is too small, or when a side has nobody against it. Nobody’s rival.
term-rivale = Rival faction
term-rivale-help = The Loyal and the Traitors are each other’s.
term-consul = Consul
term-consul-help = Presides over the turn, shuffles and shows the votes, and chooses a side. In the second round hands out the other roles. Does not vote.
term-preteur = Praetor
term-preteur-help = Looks at one of the two vote cards, and may have it exchanged.
term-edile = Aedile
term-edile-help = One of the two who vote. It is one and the same role for both.
term-vert = Green vote
term-vert-help = Moves the token of the Loyal by one square.
term-rouge = Red vote
term-rouge-help = Moves the token of the Traitors by one square.
term-jaune = Yellow vote
term-jaune-help = A null vote: it moves nobody. There is one only in the second round; if the Praetor sees it, it is shown to all and exchanged.
term-veto = Veto
term-veto-help = The Praetor’s moment: a look, then a word, leave or force. Everybody knows whose card it was and what was said.
term-suffragium = Svffragivm
term-suffragium-help =
    The card with { $squares ->
        [20] twenty
       *[other] { $squares }
    } squares, I to { $last-square }. Both tokens start beside it; the first vote leads to square I.
term-limite = Limit square
term-limite-help = { $limit-5 }, { $limit-6 }, { $limit-7 } or { $limit-8 } with five, six, seven or eight players. Standing on it is safe, leaving it behind is not.
term-camp = Choosing a side
term-camp-help = Discarding one of one’s two faction cards, face down, at the end of one’s first turn as Consul; for the first player, of the second.
term-conspiration = Conspiracy Failed
term-conspiration-help = A token is beyond the limit square: the game stops, and the rival faction wins.
term-ides = Ides of March
term-ides-help = The usual end, when the first player gets the Consul card for the third time.
term-manche = Round and turn
term-manche-help = Two rounds of as many turns as there are players. Everyone is Consul once in each round.
term-declaration = Statement
term-declaration-help = A ready-made sentence, true or false, that all hear; it binds nobody. A mask: your notebook knows it is false. At most { $statements } on one occasion.
term-sans-role = Without a role
term-sans-role-help = Decides nothing this turn, but watches, listens and talks.
term-avant = Role before
term-avant-help = What this senator was on the turn before. In the second round the Consul cannot give them the same role again, except sometimes that of Aedile.
term-defausse = Discarded card
term-defausse-help = The other faction card, put aside face down: it no longer counts.
term-passe = Past votes
term-passe-help = Their votes as Aedile, in order. Coloured: those you are certain of; hatched: the others.
term-pose = Placed vote
term-pose-help = The card an Aedile has placed, face down. You see its colour only if it is yours, if you looked at it, or if it was shown.
term-decompte = Tally
term-decompte-help = The two votes of the turn, shuffled, then shown to all. Nothing says who placed which.
term-jeton = Faction token
term-jeton-help = The laurel belongs to the Loyal, the dagger to the Traitors. Each vote of their colour moves them by one square.
term-ecart = Lead
term-ecart-help = By how many squares one token is ahead of the other.
term-marge = Room before the limit
term-marge-help = The squares each token may still advance in safety. One step more, and its side is found out.
term-a-venir = Votes to come
term-a-venir-help = How many vote cards will still be counted, if the game goes on to the Ides.
term-en-tete = Would win
term-en-tete-help = The faction that would win if the game ended now, by the tokens alone: it also needs a rival.
term-carnet = Notebook
term-carnet-help = What you voted and saw, and the votes that follow for certain. It knows nothing that you do not.

## Settled questions. ruling-X: the question; ruling-X-rulebook, -reading or -decision: the answer, and where it comes from.

ruling-01 = Which is the limit square?
ruling-01-rulebook = { $limit-5 } with five players, { $limit-6 } with six, { $limit-7 } with seven and { $limit-8 } with eight: it is printed on the Svffragivm card. The option “{ option-limit }” takes another.
ruling-02 = Does a token doom its side by reaching the limit square, or by leaving it behind?
ruling-02-rulebook = Only by leaving it behind. Standing on it is safe.
ruling-03 = Is the limit looked at after each card, or after both?
ruling-03-decision = After both: the Consul shows both cards, then counts.
ruling-04 = Where do the tokens start?
ruling-04-rulebook = Beside the card. The first vote leads to square I.
ruling-05 = Must the Praetor look at a card?
ruling-05-rulebook = Yes, at exactly one. Forcing the exchange is optional.
ruling-06 = In the first round, which card replaces the one the Praetor refuses?
ruling-06-rulebook = The one the Aedile kept in hand. They have no choice.
ruling-07 = In the second round the Praetor sees yellow: who chooses what replaces it, and does the Praetor look again?
ruling-07-rulebook = The Aedile chooses green or red, face down. There is no second look and no second veto.
ruling-08 = In the second round, may the Praetor refuse green or red too?
ruling-08-reading = Yes. The Aedile then chooses between their two other cards, yellow included, face down, and nobody looks at it. The option “{ option-round2_force }” gives the other readings.
ruling-09 = Does “not the same role two turns running” hold for the first turn of the second round?
ruling-09-decision = Yes: it is compared with the last turn played in the first. The cards that pass to the left at the end of that round give nobody a role.
ruling-10 = With five players, what does the exception for Aediles allow?
ruling-10-reading = One of the two new Aediles, not both, may have been Aedile on the turn before; and that for as many turns as you like. The option “{ option-max_repeating_aediles }” gives the other readings.
ruling-11 = May the Consul take a role, or give two roles to one senator?
ruling-11-rulebook = Neither: each card goes to a different senator, and the Consul already holds one.
ruling-12 = Does the Consul see who voted what while taking the cards?
ruling-12-decision = No. They take them face down and shuffle them out of sight.
ruling-13 = In the first round the second Aedile is Aedile on the next turn again: is that allowed?
ruling-13-rulebook = Yes. Roles simply pass to the left there; the ban is only about what the Consul chooses in the second round.
ruling-14 = Are the two Aedile cards two different roles?
ruling-14-decision = No, a single role, in no order.
ruling-15 = The Merchants win, but nobody kept a Merchant?
ruling-15-rulebook = Nobody wins, everybody loses.
ruling-16 = At the Ides of March nobody is on the side that leads, but there are rivals?
ruling-16-rulebook = The leading side wins, hence nobody. The option “{ option-empty_leader }” gives the victory to the Merchants.
ruling-17 = A token leaves the limit behind at the very last tally?
ruling-17-rulebook = Conspiracy Failed: it happens first, whatever the lead.
ruling-18 = Somebody still has two faction cards when the conspiracy fails?
ruling-18-decision = With the printed limits that cannot happen. With another one they never chose: they are on a side only if both cards are the same, else on none, and cannot win.
ruling-19 = Both tokens leave the limit behind at the same tally?
ruling-19-decision = With the printed limits that cannot happen. With another one the Merchants win.
ruling-20 = May an Aedile take their vote back before the Praetor looks?
ruling-20-decision = No. A card placed is a card played.
ruling-21 = May the Consul keep both faction cards?
ruling-21-rulebook = No, they discard one at the end of that turn, after the tally; only the first player waits for their second turn as Consul.
ruling-22 = And if both cards are the same?
ruling-22-decision = They discard one all the same, and the others see exactly the same thing.
ruling-23 = Does the first player discard on the first turn if both cards are the same?
ruling-23-rulebook = No, they skip that step in any case.
ruling-24 = Who is the rival of the Merchants?
ruling-24-rulebook = Nobody, and they are nobody’s rivals.
ruling-25 = Which colour serves which faction?
ruling-25-rulebook = Green the Loyal, red the Traitors, yellow nobody: the symbols on the cards say so.
ruling-26 = Is it known whose card the Praetor looked at, and whether they forced the exchange?
ruling-26-decision = Yes, all of that happens on the table.
ruling-27 = May the vote cards that were not used be seen?
ruling-27-decision = No: they would betray the votes.
ruling-28 = May people lie, or show their cards?
ruling-28-rulebook = Show a faction card, no. Lie, yes. Show a vote, no, except the yellow one the Praetor must show; of the last two the rulebook says nothing: so it is played here.
ruling-29 = Can fewer than five play, or more than eight?
ruling-29-rulebook =
    No: there are { $faction-cards ->
        [16] sixteen
       *[other] { $faction-cards }
    } faction cards, and the Svffragivm card has limits for five to eight only.
ruling-30 = Does a null vote count for the lead?
ruling-30-rulebook = No. The lead is the difference between the two tokens.
ruling-31 = And if somebody leaves?
ruling-31-decision = A bot or somebody else takes the seat, with its cards and its notebook. The game is not cut short.
ruling-32 = The printed rule of the vote in the second round begins in the middle of a sentence. What is missing?
ruling-32-reading = That the Consul hands out the remaining role cards, to senators of their choice, each card to a different senator.

## [C end]

## [A] Labels of the board on the site.

table-heading = Round { $round } · turn { $turn } of { $turns }
table-phase-roles = Roles
table-phase-vote = Vote
table-phase-veto = Veto
table-phase-tally = Tally
table-phase-end = End of turn

table-senate = The Senate
table-role-name-consul = Consul
table-role-name-praetor = Praetor
table-role-name-aedile = Aedile
table-no-role = no role
table-before-was-consul = before: Consul
table-before-was-praetor = before: Praetor
table-before-was-aedile = before: Aedile
table-faction-name-loyal = Loyal
table-faction-name-traitor = Traitor
table-faction-name-merchant = Merchant
table-faction-many-loyal = the Loyal
table-faction-many-traitor = Traitors
table-faction-many-merchant = Merchants
table-faction-cards =
    { $count ->
        [1] one faction card: side chosen
       *[other] { $count } faction cards: side not chosen yet
    }
table-past-votes = Votes as Aedile:
table-vote-name-green = Green
table-vote-name-red = Red
table-vote-name-yellow = Yellow
table-vote-unknown = unknown
table-tag-is-voted = has voted
table-tag-is-looked = looked at
table-tag-is-forced = forced
table-tag-is-yellow = yellow!

table-track = Loyal token: square { $loyal }. Traitor token: square { $traitor }. Limit square: { $limit }.
table-lead = Lead
table-lead-none = level
table-lead-by-loyal =
    { $count ->
        [1] the Loyal are one vote ahead
       *[other] the Loyal are { $count } votes ahead
    }
table-lead-by-traitor =
    { $count ->
        [1] the Traitors are one vote ahead
       *[other] the Traitors are { $count } votes ahead
    }
table-room = To the limit
table-room-of-loyal =
    { $count ->
        [0] not one step left for the Loyal
        [1] one step left for the Loyal
       *[other] { $count } steps left for the Loyal
    }
table-room-of-traitor =
    { $count ->
        [0] not one step left for the Traitors
        [1] one step left for the Traitors
       *[other] { $count } steps left for the Traitors
    }
table-to-come = Votes to come
table-would-win = Would win now
table-by-tokens = by the tokens alone

table-ballots = The votes on the table
table-ballot-is-own = your vote, secret
table-ballot-is-seen = seen by you alone
table-ballot-is-shown = shown to all
table-ballot-is-open = face up here
table-ballot-looked = seen by the Praetor
table-ballot-hidden = face down
table-ballot-awaited = no vote yet
table-tally-of = Tally of turn { $round }·{ $turn }

table-mine = Your faction cards
table-side-open = a side to choose
table-side-chosen = Your side
table-side-away = Discarded: { $faction }.

table-vote-does-green = for the Loyal
table-vote-does-red = for the Traitors
table-vote-does-yellow = null vote
table-look-at = look at this vote
table-veto-saw-green = { $name } wants to save Caesar.
table-veto-saw-red = { $name } wants Caesar dead.
table-veto-saw-yellow = { $name } casts a null vote.
table-keep = Leave the vote
table-keep-does-green = a green will count
table-keep-does-red = a red will count
table-keep-does-yellow = a yellow will count
table-force = Force the exchange
table-force-to-one-green = it will turn green
table-force-to-one-red = it will turn red
table-force-to-two = it will turn { $first } or { $second }
table-side-keep-loyal = Keep Loyal
table-side-keep-traitor = Keep Traitor
table-side-keep-merchant = Keep Merchant
table-side-discards-loyal = discard Loyal
table-side-discards-traitor = discard Traitor
table-side-discards-merchant = discard Merchant
table-side-same-loyal = discard the other Loyal
table-side-same-traitor = discard the other Traitor
table-side-same-merchant = discard the other Merchant

table-hand-out-to = Role of { $name }
table-hand-out-now = Hand out the roles
table-hand-out-need = one Praetor, two Aediles
table-hand-out-none = Nobody keeps a role two turns running.
table-hand-out-one = Nobody keeps a role two turns running, but for one Aedile.
table-hand-out-two = Nobody stays Praetor two turns running; Aediles may stay.
table-was-before-consul = was Consul
table-was-before-praetor = was Praetor
table-was-before-aedile = was Aedile

table-beat-shuffle = { $name } shuffles the two votes…
table-beat-turn-green = A green vote.
table-beat-turn-red = A red vote.
table-beat-turn-yellow = A yellow vote.
table-beat-step-green = The laurel moves to { $square }.
table-beat-step-red = The dagger moves to { $square }.
table-beat-step-yellow = A null vote: nothing moves.

table-goal-watch =
    A side wins with a lead of { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } votes
table-goal-open = { $first } or { $second }: be on the side that wins
table-goal-choose = Keep the card of the side that will win
table-goal-loyal =
    Loyal: end { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } squares ahead, not past { $limit }
table-goal-traitor =
    Traitor: end { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } squares ahead, not past { $limit }
table-goal-merchant =
    Merchant: a lead of { $close-lead ->
        [1] one vote
       *[other] { $close-lead } votes
    } at most at the Ides

## [A end]

## [B] Labels of the notebook, the last reveal, the replay and the almanac.

table-note-mine = Your faction cards
table-note-dealt = Dealt:
table-note-kept = Kept:
table-note-discarded = Discarded:
table-note-others = The { $total } cards dealt to the others:
table-note-many-loyal = { $count } Loyal
table-note-many-traitor =
    { $count ->
        [one] { $count } Traitor
       *[other] { $count } Traitors
    }
table-note-many-merchant =
    { $count ->
        [one] { $count } Merchant
       *[other] { $count } Merchants
    }
table-note-none = This table plays without a notebook: the rest is yours to remember.
table-note-senators = Who voted what
table-note-senators-help = For each senator: the green, red and yellow votes you are certain of, and the others
table-note-senator = Senator
table-note-unknown = uncertain
table-note-votes = The votes, turn by turn
table-note-legend = Hatched: you cannot be certain of it.
table-note-when = Round { $round }, turn { $turn }:
table-note-consul = Consul
table-note-praetor = Praetor
table-note-aediles = Aediles
table-note-tally = Tally:
table-note-answer-look = looked at
table-note-answer-keep = looked at, left
table-note-answer-force = forced to exchange
table-note-answer-show = yellow shown
table-note-wanted = wanted { $vote }
table-note-wanted-own = you wanted { $vote }
table-note-placed = placed { $vote }
table-note-placed-own = you placed { $vote }
table-note-seen = seen by you
table-note-why-same = Two equal votes, known to all.
table-note-why-keep = Looked at and left, so not yellow: everybody knows who voted what.
table-note-why-show = The yellow that was shown was replaced: the other vote is the yellow one, and everybody knows it.
table-note-why-force = Exchanged for the opposite colour, so not yellow: everybody knows who voted what.
table-note-why-own = Your vote tells you the other one.
table-note-why-seen = The card you saw tells you both votes.
table-note-said = “{ $words }”
table-note-false = You know this is false.
table-note-broken = You know this promise was not kept.

table-reveal-failed = Conspiracy Failed
table-reveal-ides = Ides of March
table-reveal-never = never chose
table-reveal-discard = discarded
table-reveal-wins-loyal = The Loyal win
table-reveal-wins-traitor = The Traitors win
table-reveal-wins-merchant = The Merchants win
table-reveal-nobody = Nobody wins

table-open-away = discarded
table-course = The tokens, turn by turn
remark-against =
    { $count ->
        [one] voted once against their own side
       *[other] voted { $count } times against their own side
    }
remark-forced-friend = had the card of { $other-seat }, an ally, exchanged
remark-forced = had the card of { $other-seat } exchanged
remark-was-forced =
    { $count ->
        [one] had to exchange a card
       *[other] had to exchange a card { $count } times
    }
remark-yellow = was caught with a yellow vote
remark-kept =
    { $count ->
        [one] looked at a card and left it
       *[other] looked at { $count } cards and left them
    }
remark-always =
    { $count ->
        [one] voted { $vote }
       *[other] placed nothing but { $vote }, { $count } times
    }
remark-voted =
    { $count ->
        [one] voted only once
       *[other] voted { $count } times
    }
remark-side = kept the { $faction } card
remark-never = had no time to choose a side
table-lie-vote = it was { $first }
table-lie-unseen = did not know
table-lie-side = was { $first }
table-lie-hand = held { $first } and { $second }

table-almanac-factions = The factions
table-almanac-of-loyal = Loyal
table-almanac-of-traitor = Traitors
table-almanac-of-merchant = Merchants
table-almanac-wants-loyal =
    They want Caesar saved: { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } green votes ahead at the Ides, and never beyond the limit.
table-almanac-wants-traitor =
    They want him dead: { $winning-lead ->
        [2] two
       *[other] { $winning-lead }
    } red votes ahead at the Ides, and never beyond the limit.
table-almanac-wants-merchant =
    They want nothing to change: { $close-lead ->
        [1] a lead of one vote
       *[other] a lead of { $close-lead } votes
    } at most, or a side that has nobody left to fight.
table-almanac-votes = The vote cards
table-almanac-vote-green = Green
table-almanac-vote-red = Red
table-almanac-vote-yellow = Yellow
table-almanac-does-green = Moves the laurel of the Loyal one square.
table-almanac-does-red = Moves the dagger of the Traitors one square.
table-almanac-does-yellow = Null: moves nobody. In the second round only; if the Praetor comes upon it, it is shown to all and replaced.
table-almanac-roles = The roles
table-almanac-role-consul = Consul
table-almanac-role-praetor = Praetor
table-almanac-role-aedile = Aedile
table-almanac-role-none = Without a role
table-almanac-power-consul = Presides and counts the votes, then chooses a side by discarding a faction card. In the second round, hands out the other roles.
table-almanac-power-praetor = Looks at one of the two placed cards: leaves it, or forces its Aedile to exchange it.
table-almanac-power-aedile = There are two of them; each places a vote card, face down.
table-almanac-power-none = Decides nothing this turn: watches, listens and talks.
table-almanac-limits = The track and its limits
table-almanac-track = The squares of the Svffragivm card
table-almanac-limit-of = limit with { $seats } players
table-almanac-limits-help = On the limit square a side is safe; beyond it, its conspiracy is found out.
table-almanac-by-seats = Cards, limit square and turns by number of players
table-almanac-seats = Players
table-almanac-limit = Limit
table-almanac-turns = Turns
table-almanac-endings = Who wins, and when
table-almanac-situation = The game ends like this
table-almanac-with-rival = and somebody is on the rival side
table-almanac-no-rival = or nobody is
table-almanac-beyond-loyal = The laurel is beyond the limit.
table-almanac-beyond-traitor = The dagger is beyond the limit.
table-almanac-ahead-loyal = The laurel leads by { $lead } squares or more.
table-almanac-ahead-traitor = The dagger leads by { $lead } squares or more.
table-almanac-close =
    { $lead ->
        [1] A tie, or { $lead } square between them.
       *[other] A tie, or up to { $lead } squares between them.
    }
table-almanac-nobody = All members of the winning faction win together. If nobody kept its card, nobody wins.

## [B end]

## [G] Labels of the statements at hand.

table-voice = Claim
table-voice-more =
    { $count ->
        [one] one left:
       *[other] { $count } left:
    }
table-voice-left =
    { $count ->
        [one] one statement left
       *[other] { $count } statements left
    }
table-voice-at-hand = To be said at once, true or false
table-voice-answer = I answer
table-voice-people = About other senators
table-voice-trust = Trust
table-voice-lied = Lying
table-voice-mine = About me
table-voice-side = My side
table-voice-promise = I will vote
table-voice-past = About my past turns
table-voice-voted = { $turn }, I voted
table-voice-seen = { $turn }, seen from { $name }
table-voice-ask = Ask
table-voice-to-consul = Consul, appoint { $name }
table-voice-to-praetor = Praetor, look at
table-voice-say-answer =
    { $word ->
        [yes] Yes
       *[other] No
    }
table-voice-say-faction =
    { $word ->
        [Loyal] I am Loyal
        [Merchant] I am a Merchant
       *[other] I am a Traitor
    }
table-voice-say-voted = { $turn }: I voted { $word }
table-voice-say-seen = { $turn }: { $word } from { $name }
table-voice-say-promise = I will vote { $word }
table-voice-say-ask_role = { $word }: me!
table-voice-say-ask_look = Look at { $name }
table-voice-say-trust = I trust { $name }
table-voice-say-lied = { $name } is lying

table-said-doubted = Your notebook says otherwise.
table-said-short-answer =
    { $word ->
        [yes] Yes.
       *[other] No.
    }
table-said-short-faction =
    { $word ->
        [Loyal] I am Loyal
        [Merchant] I am a Merchant
       *[other] I am a Traitor
    }
table-said-short-voted = { $turn }, my vote
table-said-short-seen = { $turn }, { $name }
table-said-short-accuse = { $name }
table-said-short-trust = { $name }
table-said-short-lied = { $name } is lying
table-said-short-ask_role = { $name }!
table-said-short-ask_look = { $name }!
table-said-short-promise = promised

## What is hidden

doubt-side = { $a-seat }’s side
doubt-vote = { $a-seat }’s vote
lie-vote = it was { $a }
lie-unseen = nothing was known of it
lie-side = the side was { $a }
lie-hand = the hand was { $a } and { $b }

## [G end]

# Advice

advice-idus_martii-lead = Your camp is { $here } votes ahead on average, against { $other } otherwise.
advice-idus_martii-gap = The gap between the camps widens while you may still choose: { $here } votes on average, against { $other } otherwise.
advice-idus_martii-room = Your token has { $here } squares left before the limit on average, against { $other } otherwise.
advice-idus_martii-rival = Your camp keeps a rival, without whom the Merchants win, in { $here } of cases, against { $other } otherwise.
advice-idus_martii-close = The vote stays close, as Merchants like it, in { $here } of cases, against { $other } otherwise.

## The printed rules, sentence after sentence, in our own words. printed-X: a heading; printed-NNN: a sentence, in the order of the
## rulebook (docs/rules/idus_martii.md numbers them).

printed-story = The story
printed-001 = The players sit in the Senate while, in secret, the murder of Caesar is being prepared.
printed-002 = Each has a hidden aim: to choose a side, and to tip Rome towards it.
printed-003 = Beware: a few senators belong to no party but their purse, and will go to whoever pays best.

printed-box = What is in the box
printed-004 = { $faction-cards } faction cards.
printed-005 = There are three kinds: Loyal, Traitor and Merchant.
printed-006 = { $vote-cards } vote cards: green, red and yellow.
printed-007 = { $role-cards } role cards: one Consul, one Praetor, two Aediles.
printed-008 = One Svffragivm card and two faction tokens, a laurel and a dagger.
printed-009 = The Svffragivm card has { $squares } squares, numbered I to { $last-square }.
printed-010 =
    { $limit ->
        [printed] { $places ->
            [5] With five players the limit square is { $limit-5 }.
            [6] With six players the limit square is { $limit-6 }.
            [7] With seven players the limit square is { $limit-7 }.
            [8] With eight players the limit square is { $limit-8 }.
           *[other] Four squares have two colours, and the mark of a number of players. They are the limit squares: { $limit-5 } with five players, { $limit-6 } with six, { $limit-7 } with seven, { $limit-8 } with eight.
        }
       *[other] The printed limit square depends on the number of players; at this table it is square { $limit }.
    }

printed-setup = Setting up
printed-011 =
    For every player but one, take a pair of Loyal and Traitor: { $places ->
        [5] { $pairs-5 } pairs with five.
        [6] { $pairs-6 } pairs with six.
        [7] { $pairs-7 } pairs with seven.
        [8] { $pairs-8 } pairs with eight.
       *[other] { $pairs-5 } pairs with five, { $pairs-6 } with six, { $pairs-7 } with seven, { $pairs-8 } with eight.
    }
printed-012 = Add the { $merchants } Merchant cards, and shuffle them all.
printed-013 = Deal everybody two faction cards from this pile, face down.
printed-014 = They may look at them, but show them to nobody.
printed-015 = Put the vote cards and the role cards in the middle of the table, face up.
printed-016 = Put the Svffragivm card there too, face up, with the faction tokens beside it.
printed-017 =
    { $first_player ->
        [random] Whoever held a knife most recently begins; here chance names the first player.
       *[other] Whoever held a knife most recently begins; at this table the first player is named beforehand.
    }
printed-018 = The first player takes the Consul card, their neighbour on the left the Praetor card, and the next two the Aedile cards.

printed-course = How the game goes
printed-019 = A game has { $rounds } rounds, one after the other.
printed-020 =
    { $places ->
        [5] A round has as many turns as players: five.
        [6] A round has as many turns as players: six.
        [7] A round has as many turns as players: seven.
        [8] A round has as many turns as players: eight.
       *[other] A round has as many turns as there are players.
    }
printed-021 = The game is over when the Consul card comes back to the first player for the third time.

printed-round-one = The first round
printed-022 = A turn of the first round has four steps: vote, veto, tally, end of the turn.
printed-023 = Vote: each Aedile takes a green card and a red card in hand.
printed-024 = In secret each chooses one of them and places it before them, face down.
printed-025 = Veto: the Praetor picks one of the two placed cards, only one, and looks at it.
printed-026 = If they wish, and only then, its Aedile must exchange it for the one they had kept in hand.
printed-027 = Tally: the Consul collects both votes, shuffles them under the table and shows them to all.
printed-028 = They are counted on the Svffragivm card: for each vote, the token of the faction of that colour advances one square.
printed-029 = If a token then passes the limit square, the conspiracy has failed and the game ends there.
printed-030 = End of the turn: the Consul discards one of their two faction cards, face down, as they choose. From then on they have a side, and this will count when the game ends.
printed-031 = The first player skips this step on their first turn as Consul.
printed-032 = Then each role card goes to the neighbour on the left: the Praetor becomes Consul, the first Aedile Praetor, and so on. A new turn begins.

printed-round-two = The second round
printed-033 = Turns of the second round have the same steps, with a few additions.
printed-034 = Vote: first, the Consul gives the other role cards to players of their choice, each to a different player.
printed-035 =
    { $places ->
        [5] { $max_repeating_aediles ->
            [0] At this table nobody has the same role two turns running, not even an Aedile.
            [1] Nobody has the same role two turns running; but with five players one Aedile may stay.
           *[2] Nobody has the same role two turns running; but at this table Aediles may stay what they are.
        }
       *[other] Nobody has the same role two turns running; only with five players may one Aedile stay.
    }
printed-036 = Besides a green and a red one, each Aedile takes a yellow vote card: they vote with one of the three.
printed-037 = Veto: if the card the Praetor looks at is yellow, they must show it to all, and its Aedile must replace it, face down, with one of the two they have left.
printed-038 = Tally: a yellow vote is null. It moves neither of the two tokens.
printed-039 = End of the turn: the Consul discards one of their two faction cards, face down, as they choose.
printed-040 = This now happens to the first player alone: all others have only one faction card left.
printed-041 = Only the Consul card goes to the neighbour on the left; the other role cards will be given out at the beginning of the next vote.

printed-end = The end of the game
printed-042 = The game ends as soon as one of these two things happens.
printed-043 =
    Conspiracy Failed: a faction token passes the limit square of the Svffragivm card ({ $limit ->
        [printed] { $places ->
            [5] { $limit-5 }
            [6] { $limit-6 }
            [7] { $limit-7 }
            [8] { $limit-8 }
           *[other] { $limit-5 }, { $limit-6 }, { $limit-7 } or { $limit-8 } with five, six, seven or eight players
        }
       *[other] { $limit }
    }).
printed-044 = Ides of March: the first player gets the Consul card for the third time.
printed-045 = In both cases everybody reveals their faction card, and the winning faction is found.
printed-046 = Conspiracy Failed: the faction whose token went too far is unmasked by its rival, and all its members are murdered.
printed-047 = So the rival faction wins.
printed-048 = If nobody has chosen the rival faction, the Merchants win.
printed-049 =
    { $empty_leader ->
        [merchant] Ides of March: the faction that has at least { $winning-lead } votes more than its rival wins, for it has foiled the other’s plans; at this table, if it has nobody, the Merchants do.
       *[other] Ides of March: the faction that has at least { $winning-lead } votes more than its rival wins, for it has foiled the other’s plans.
    }
printed-050 = Otherwise, that is, with a draw, a lead of { $close-lead } vote, or nobody of the rival faction, the Merchants win: nothing has changed, at least until the next Ides.
