"""The steps of Idus Martii, in the order of the rulebook: set-up, vote, veto, tally, end of the turn."""

from __future__ import annotations

from itertools import combinations

from perfidie.engine import Action, Automatic, Chance, Draw, Refusal, Seated, Together, put
from perfidie.games.idus_martii.rules import events
from perfidie.games.idus_martii.rules.actions import (
    ALL_SEATS,
    DEAL,
    DISCARD,
    FIRST_PLAYER,
    FORCE,
    KEEP,
    LOOK,
    SWAP,
    VOTE,
    Assign,
    CastVote,
    Deal,
    Discard,
    FirstPlayer,
    Look,
    Swap,
)
from perfidie.games.idus_martii.rules.box import (
    ADVANCES,
    COLOURS,
    FACTIONS,
    LOYAL,
    OTHER,
    TRAITOR,
    VOTES,
    YELLOW,
    Colour,
    Row,
    Side,
)
from perfidie.games.idus_martii.rules.scoring import beyond
from perfidie.games.idus_martii.rules.table import FORCED, KEPT, SHOWN, UNCHOSEN, Table

# Préparation


class DrawFirstPlayer(Chance[Table, FirstPlayer]):
    """« Le premier joueur est celui qui a tenu un couteau [...] le plus récemment » : here, drawn at random."""

    def legal(self, s: Table) -> list[FirstPlayer]:
        return list(FIRST_PLAYER[: s.setup.seats])

    def resolve(self, s: Table, action: FirstPlayer) -> None:
        s.first = action.seat


class DealCard(Draw[Table, Deal]):
    """« Chaque joueur reçoit 2 cartes de faction de la pile, face cachée » : seat after seat, until none is left."""

    drawn = DEAL

    def counts(self, s: Table) -> Row:
        return s.deck

    def resolve(self, s: Table, action: Deal) -> None:
        faction, seats = action.faction, s.setup.seats
        s.deck = put(s.deck, faction, s.deck[faction] - 1)
        s.drawn += (faction,)
        if len(s.drawn) < 2 * seats - 1:
            s.push(self)
            return
        last = next(Side(faction) for faction, count in enumerate(s.deck) if count)  # it needs no chance
        drawn = (*s.drawn, last)
        s.deck, s.drawn = (0,) * len(s.deck), ()
        s.dealt = tuple([tuple(sorted(drawn[2 * seat : 2 * seat + 2])) for seat in range(seats)])
        if s.loud:
            events.dealt(s)


class StartTurn(Automatic[Table]):
    """Round 1: roles stand as they were passed on. Round 2: only the Consul's; they hand the others out."""

    def run(self, s: Table) -> None:
        rules = s.setup
        s.turn += 1
        s.consul = (s.first + s.turn - 1) % rules.seats
        if s.loud:
            events.turn_started(s)
        if s.turn > rules.seats:
            s.push(HAND_OUT_ROLES[s.consul])
            return
        take_roles(s, rules.praetors[s.consul], rules.aediles[s.consul])


# VOTE


def take_roles(s: Table, praetor: int, aediles: Row) -> None:
    """Who has a role takes its card; then the Aediles vote, the Praetor looks and the Consul counts."""
    s.praetor, s.aediles = praetor, aediles
    s.push(VOTES_OF[aediles], LOOK_AT_VOTE[praetor], TALLY)
    if s.loud:
        events.roles_given(s)


class HandOutRoles(Seated[Table, Assign]):
    """« Aux joueurs de son choix, chaque carte à un joueur différent », nobody in the same role twice running.

    The turn before is the last one that was played, in round 1 too (ruling 9).
    """

    def legal(self, s: Table) -> list[Assign]:
        return s.setup.hand_outs(self.seat, s.praetor, s.aediles)

    def resolve(self, s: Table, action: Assign) -> None:
        take_roles(s, action.praetor, action.aediles)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        """5.1: three others, no Praetor twice running, no Aedile twice running (five players: one at most)."""
        if not isinstance(action, Assign):
            return super().why_not(s, seat, action)
        named = (action.praetor, *action.aediles)
        missing = [other for other in named if other >= s.setup.seats]
        if missing:
            return Refusal("no-such-seat", seat=str(missing[0]))
        if s.consul in named:
            return Refusal("idus-consul-has-a-role")
        if action.praetor == s.praetor:
            return Refusal("idus-praetor-again", **{"other-seat": action.praetor})
        again = tuple(other for other in action.aediles if other in s.aediles)
        return Refusal("idus-aedile-again", seats=again, most=s.setup.repeating)


class Vote(Together[Table, CastVote]):
    """« Ils choisissent secrètement leur carte de vote et la posent devant eux, face cachée » (final: ruling 20)."""

    final = True

    def legal_for(self, s: Table, seat: int) -> list[CastVote]:
        return CAST[s.turn > s.setup.seats]

    def reveal(self, s: Table, chosen: dict[int, CastVote]) -> None:
        first, second = s.aediles
        s.placed = s.counted = (chosen[first].colour, chosen[second].colour)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, CastVote):
            return Refusal("idus-no-yellow-yet")
        return super().why_not(s, seat, action)


# VETO


class LookAtVote(Seated[Table, Look]):
    """« Le préteur choisit UNE des deux cartes posées et la regarde » ; a yellow one they must show."""

    def legal(self, s: Table) -> list[Look]:
        first, second = s.aediles
        return [LOOK[first], LOOK[second]]

    def resolve(self, s: Table, action: Look) -> None:
        s.looked = s.aediles.index(action.aedile)
        if s.loud:
            events.looked(s)
        if s.placed[s.looked] == YELLOW:
            s.answer = SHOWN
            s.push(REPLACE_VOTE[action.aedile])
            if s.loud:
                events.yellow_shown(s)
        else:
            s.push(VETO[self.seat])

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Look):
            return Refusal("idus-not-an-aedile", **{"other-seat": action.aedile})
        return super().why_not(s, seat, action)


class Veto(Seated[Table, Action]):
    """« S'il le souhaite, il PEUT forcer l'édile [...] à l'échanger ». What they say stands: the table has heard it."""

    final = True

    def legal(self, s: Table) -> list[Action]:
        if s.turn > s.setup.seats and s.setup.force == "yellow_only":
            return [KEEP]
        return [KEEP, FORCE]

    def resolve(self, s: Table, action: Action) -> None:
        if action is KEEP:
            s.answer = KEPT
            if s.loud:
                events.answered(s, "vote-kept")
            return
        s.answer = FORCED
        if s.loud:
            events.answered(s, "exchange-forced")
        if s.turn > s.setup.seats and s.setup.force == "aedile_choice":
            s.push(REPLACE_VOTE[s.aediles[s.looked]])
        else:  # « l'échanger contre celle qu'il a gardée en main » : no choice (ruling 6)
            exchange(s, OTHER[s.placed[s.looked]], chosen=False)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action is FORCE:
            return Refusal("idus-yellow-only")
        return super().why_not(s, seat, action)


class ReplaceVote(Seated[Table, Swap]):
    """« L'Édile [...] doit l'échanger face cachée contre une autre de ses 2 cartes de vote restantes »."""

    final = True

    def legal(self, s: Table) -> list[Swap]:
        return SWAPPED[s.placed[s.looked]]

    def resolve(self, s: Table, action: Swap) -> None:
        exchange(s, action.colour, chosen=True)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Swap):
            return Refusal("idus-same-vote", vote=COLOURS[action.colour])
        return super().why_not(s, seat, action)


def exchange(s: Table, colour: Colour, *, chosen: bool) -> None:
    """The card that was looked at goes back to the hand; another one takes its place, and is not looked at again."""
    s.counted = put(s.placed, s.looked, colour)
    if s.loud:
        events.replaced(s, chosen)


# DÉCOMPTE


class Tally(Automatic[Table]):
    """« Pour chaque carte de vote il avance d'une case le jeton » ; the limit is read after both cards (ruling 3)."""

    def run(self, s: Table) -> None:
        loyal, traitor = s.tokens
        for colour in s.counted:
            if ADVANCES[colour] == LOYAL:
                loyal += 1
            elif ADVANCES[colour] == TRAITOR:
                traitor += 1
        s.tokens = (loyal, traitor)
        if s.loud:
            events.tallied(s)
        s.past += ((s.consul, s.praetor, s.aediles, s.looked, s.answer, s.placed, s.counted),)
        s.clear()
        passed = beyond(s.setup, s.tokens)
        if passed:
            if s.loud:
                events.conspiracy_failed(s, passed)
                events.allegiances_revealed(s)
        elif s.turn > 1 and s.kept[s.consul] == UNCHOSEN:  # « Le premier joueur ignore cette étape » at first
            s.push(CHOOSE_SIDE[s.consul], END_TURN)
        else:
            s.push(END_TURN)


# FIN DU TOUR


class ChooseSide(Seated[Table, Discard]):
    """« Le Consul défausse, face cachée, la carte de faction de son choix » : from now on the other is their side."""

    def legal(self, s: Table) -> list[Discard]:
        first, second = s.dealt[self.seat]
        return [DISCARD[first]] if first == second else [DISCARD[first], DISCARD[second]]

    def resolve(self, s: Table, action: Discard) -> None:
        first, second = s.dealt[self.seat]
        s.kept = put(s.kept, self.seat, second if action.faction == first else first)
        if s.loud:
            events.side_chosen(s, self.seat, action.faction)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Discard):
            return Refusal("idus-not-in-hand", faction=FACTIONS[action.faction])
        return super().why_not(s, seat, action)


class EndTurn(Automatic[Table]):
    """« Chaque joueur [...] passe sa carte au joueur qui est à sa gauche ».

    The third time the first player is Consul, the Ides of March have come.
    """

    def run(self, s: Table) -> None:
        if s.turn < s.setup.turns:
            s.push(START_TURN)
        elif s.loud:
            events.ides_of_march(s)
            events.allegiances_revealed(s)


DRAW_FIRST_PLAYER = DrawFirstPlayer()
DEAL_CARD = DealCard()
START_TURN = StartTurn()
TALLY = Tally()
END_TURN = EndTurn()
HAND_OUT_ROLES = tuple(HandOutRoles(seat) for seat in ALL_SEATS)
VOTES_OF: dict[Row, Vote] = {pair: Vote(pair) for pair in combinations(ALL_SEATS, 2)}
LOOK_AT_VOTE = tuple(LookAtVote(seat) for seat in ALL_SEATS)
VETO = tuple(Veto(seat) for seat in ALL_SEATS)
REPLACE_VOTE = tuple(ReplaceVote(seat) for seat in ALL_SEATS)
CHOOSE_SIDE = tuple(ChooseSide(seat) for seat in ALL_SEATS)
CAST = tuple([VOTE[colour] for colour in votes] for votes in VOTES)
SWAPPED = tuple([SWAP[other] for other in VOTES[-1] if other != colour] for colour in VOTES[-1])
