"""The steps of the poisoned glass, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from perfidie.engine import Action, Automatic, Chance, Refusal, put, without
from perfidie.engine.step import one_each
from perfidie.games.verre.rules import events
from perfidie.games.verre.rules.actions import (
    DEAL,
    DRINK,
    END_TURN,
    FIRST_WESLEY,
    LETTERS,
    REFUSE,
    SPY,
    SWAP_NO,
    SWAP_YES,
    TAKE,
    WORD,
    Deal,
    FirstWesley,
    Look,
    Peek,
    Pour,
    Swap,
    Take,
)
from perfidie.games.verre.rules.box import SEATS, Glass, Laid
from perfidie.games.verre.rules.decision import Decision, missing_glasses
from perfidie.games.verre.rules.scoring import doubled_margin, is_over, losers, verdict
from perfidie.games.verre.rules.table import Table

# PREPARATION


class DrawFirstWesley(Chance[Table, FirstWesley]):
    """« Le 1er joueur prend la carte WESLEY » : drawn at random (ruling 36)."""

    def legal(self, s: Table) -> list[FirstWesley]:
        return list(FIRST_WESLEY[: s.setup.seats])

    def resolve(self, s: Table, action: FirstWesley) -> None:
        s.wesley = action.seat


class StartRound(Automatic[Table]):
    """PREPARATION POUR CHAQUE MANCHE, then the four phases. Hearts are given only once (ruling 1)."""

    def run(self, s: Table) -> None:
        s.clear()
        s.round += 1
        if s.loud:
            events.round_started(s)
        s.push(DEAL_CARD, SPY_PHASE, FILL_GLASSES, CHOOSE_GLASSES, DRINK_OR_NOT, END_ROUND)


class DealCard(Chance[Table, Deal]):
    """« Mélangez les cartes » : the bottoms of the glasses, then hand after hand, then the removed card."""

    def legal(self, s: Table) -> list[Deal]:
        return list(map(DEAL.__getitem__, s.deck))

    def sample(self, s: Table, rng: Random) -> Deal:
        return DEAL[s.deck[int(rng.random() * len(s.deck))]]

    def resolve(self, s: Table, action: Deal) -> None:
        s.deck = without(s.deck, action.card)
        s.dealt += (action.card,)
        if s.deck:
            s.push(self)
            return
        rules = s.setup
        hands = range(rules.glasses, rules.laid, rules.turns)
        s.hands = tuple([tuple(sorted(s.dealt[first : first + rules.turns])) for first in hands])
        s.held = (s.hands,)
        s.faces, s.dealt = s.dealt[: rules.glasses], s.dealt[rules.laid :]
        s.glasses = rules.bottoms
        if s.loud:
            events.dealt(s)


# DEROULEMENT D'UNE MANCHE


class SpyPhase(Automatic[Table]):
    """PHASE 1 : ESPIONNER, from Wesley clockwise to Vizzini."""

    def run(self, s: Table) -> None:
        s.push(*[SPY_GLASS[seat] for seat in s.setup.play_order[s.wesley] for _ in range(s.setup.figures.looks)])


class SpyGlass(Decision[Look]):
    """« Vous regardez secrètement des cartes du centre » : one after the other (ruling 11), all different (10)."""

    def legal(self, s: Table) -> list[Look]:
        spied = s.spied[self.seat]
        return [SPY[glass] for glass in s.setup.row if glass not in spied]

    def resolve(self, s: Table, action: Look) -> None:
        s.spied = put(s.spied, self.seat, s.spied[self.seat] + (action.glass,))
        if s.loud:
            events.spied(s, self.seat, action.glass)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Look) and action.glass in s.spied[seat]:
            return Refusal("verre-already-spied", glass=LETTERS[action.glass])
        return super().why_not(s, seat, action)


class FillGlasses(Automatic[Table]):
    """PHASE 2 : REMPLIR LES VERRES, a turn for each card in hand."""

    def run(self, s: Table) -> None:
        if s.hands[0]:
            s.push(*[POUR_CARD[seat] for seat in s.setup.play_order[s.wesley]], PASS_HANDS, self)
        elif s.setup.dregs:  # option two_player_last: the removed card fills the short glass (ruling 3)
            short = min(s.setup.row, key=lambda glass: len(s.glasses[glass]))
            s.glasses = put(s.glasses, short, s.glasses[short] + (Laid(len(s.faces)),))
            s.faces += s.dealt[-1:]
            if s.loud:
                events.dregs_poured(s, short)


class PourCard(Decision[Pour | Swap | Peek]):
    """« Vous jouez 1 carte de votre main face cachée sur un verre », four cards a glass at most."""

    def legal(self, s: Table) -> list[Pour | Swap | Peek]:
        rules = s.setup
        moves: list[Pour | Swap | Peek] = []
        full = [len(glass) >= rules.capacity for glass in s.glasses]
        if True in full:
            free = [glass for glass, is_full in enumerate(full) if not is_full]
            for card in s.hands[self.seat]:
                pours = rules.pour[card]
                moves += [pours[glass] for glass in free]
        else:
            for card in s.hands[self.seat]:
                moves += rules.pour[card]
        if s.power and self.seat == rules.vizzini[s.wesley]:
            moves += rules.power_uses
        return moves

    def resolve(self, s: Table, action: Pour | Swap | Peek) -> None:
        if not isinstance(action, Pour):  # before pouring: the card is still owed (ruling 16)
            s.push(self)
            use_power(s, self.seat, action)
            return
        glass = action.glass
        s.hands = put(s.hands, self.seat, without(s.hands[self.seat], action.card))
        s.glasses = put(s.glasses, glass, s.glasses[glass] + (Laid(len(s.faces)),))
        s.faces += (action.card,)
        if s.loud:
            events.poured(s, self.seat, glass)
        if s.power and self.seat == s.setup.vizzini[s.wesley]:
            s.push(SWAP_OR_END_TURN[self.seat])

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if missing_glasses(s, action):
            return super().why_not(s, seat, action)
        if isinstance(action, Pour):
            if action.card not in s.hands[seat]:
                return Refusal("verre-not-in-hand", card=WORD[action.card])
            return Refusal("verre-glass-full", glass=LETTERS[action.glass])
        if isinstance(action, Swap | Peek):
            if seat != s.vizzini:
                return Refusal("verre-not-vizzini")
            if not s.power:
                return Refusal("verre-power-used")
        return super().why_not(s, seat, action)


class SwapOrEndTurn(Decision[Swap | Peek | Action]):
    """After his card Vizzini may still use his power, until his last card included (ruling 16)."""

    def legal(self, s: Table) -> list[Swap | Peek | Action]:
        return [*s.setup.power_uses, END_TURN]

    def resolve(self, s: Table, action: Swap | Peek | Action) -> None:
        if isinstance(action, Swap | Peek):
            use_power(s, self.seat, action)
        elif s.loud:
            events.power_kept(s, self.seat)


@dataclass(frozen=True, slots=True, eq=False)
class SwapOrLeave(Decision[Action]):
    """Option look_then_may_swap: having looked, Vizzini swaps the two tops or leaves them (ruling 17)."""

    a: Glass
    b: Glass

    def legal(self, s: Table) -> list[Action]:
        return [SWAP_YES, SWAP_NO]

    def resolve(self, s: Table, action: Action) -> None:
        if action is SWAP_YES:
            swap_tops(s, self.a, self.b)
        if s.loud:
            events.peek_decided(s, self.seat, self.a, self.b, swapped=action is SWAP_YES)


def use_power(s: Table, seat: int, action: Swap | Peek) -> None:
    """« Échanger la position de deux cartes au-dessus de deux verres, qu'il peut regarder secrètement »."""
    a, b = action.a, action.b
    s.power = False
    if s.setup.swap_shows:
        s.peeked = (s.glasses[a][-1], s.glasses[b][-1])
    if isinstance(action, Peek):
        s.push(SwapOrLeave(seat, a, b))
        if s.loud:
            events.peeked(s, seat, a, b)
    else:
        swap_tops(s, a, b)
        if s.loud:
            events.swapped(s, seat, a, b)


def swap_tops(s: Table, a: Glass, b: Glass) -> None:
    """The physical cards change places, and all that is known about them goes with them (ruling 21)."""
    one, other = s.glasses[a], s.glasses[b]
    s.glasses = put(put(s.glasses, a, one[:-1] + other[-1:]), b, other[:-1] + one[-1:])


class PassHands(Automatic[Table]):
    """« Vous donnez les cartes qu'il vous reste en main au joueur situé à votre gauche », all at once (ruling 25)."""

    def run(self, s: Table) -> None:
        if s.hands[0]:  # after the last card there is nothing to pass (ruling 24)
            s.hands = s.hands[-1:] + s.hands[:-1]
            s.held += (s.hands,)
            if s.loud:
                events.hands_passed(s)


class ChooseGlasses(Automatic[Table]):
    """PHASE 3 : CHOISIR UN VERRE, from Vizzini to Wesley (ruling 2)."""

    def run(self, s: Table) -> None:
        s.push(*[TAKE_GLASS[seat] for seat in s.setup.choice_order[s.wesley]])


class TakeGlass(Decision[Take]):
    """« Vous choisissez et prenez 1 verre du centre », unseen (ruling 27)."""

    def legal(self, s: Table) -> list[Take]:
        return [TAKE[glass] for glass in s.setup.row if glass not in s.taken]

    def resolve(self, s: Table, action: Take) -> None:
        s.taken = put(s.taken, self.seat, action.glass)
        if s.loud:
            events.took(s, self.seat, action.glass)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Take) and action.glass in s.taken:
            return Refusal("verre-glass-taken", glass=LETTERS[action.glass])
        return super().why_not(s, seat, action)


class DrinkOrNot(Automatic[Table]):
    """PHASE 4 : BOIRE OU NE PAS BOIRE, from Wesley clockwise to Vizzini (ruling 30)."""

    def run(self, s: Table) -> None:
        order = s.setup.play_order[s.wesley]
        if s.setup.reveals_at_once:
            s.push(*[step for seat in order for step in (ANNOUNCE[seat], REVEAL[seat])])
        else:
            s.push(*[ANNOUNCE[seat] for seat in order], *[REVEAL[seat] for seat in order])


class Announce(Decision[Action]):
    """« Vous annoncez si vous buvez votre verre ou si vous ne le buvez pas »."""

    def legal(self, s: Table) -> list[Action]:
        return [DRINK, REFUSE]

    def resolve(self, s: Table, action: Action) -> None:
        s.announced = put(s.announced, self.seat, int(action is DRINK))
        if s.loud:
            events.announced(s, self.seat, action is DRINK)


@dataclass(frozen=True, slots=True, eq=False)
class Reveal(Automatic[Table]):
    """« Vous révélez les 4 cartes et vous comparez la quantité de POISON et d'ANTIDOTE »."""

    of: int

    def run(self, s: Table) -> None:
        rules, seat = s.setup, self.of
        margin = doubled_margin(rules, s.cards_in(s.taken[seat]), seat == s.wesley)
        lost = losers(rules, seat, s.announced[seat] == 1, verdict(rules, margin))
        if rules.end == "end_of_round":  # who has no heart left has none to lose (ruling 33)
            lost = tuple([loser for loser in lost if s.hearts[loser]])
        s.opened = put(s.opened, seat, True)
        if lost:
            s.hearts = tuple([h - 1 if i in lost else h for i, h in enumerate(s.hearts)])
        if s.loud:
            events.revealed(s, seat, margin, lost)
        if lost and is_over(s, round_ended=False):
            end_game(s)


class EndRound(Automatic[Table]):
    """« A la fin de chaque manche », Wesley and Vizzini go to the left (ruling 38); play on (ruling 42)."""

    def run(self, s: Table) -> None:
        if is_over(s, round_ended=True):
            end_game(s)
            return
        if s.loud:
            events.round_ended(s)
        s.wesley = (s.wesley + 1) % s.setup.seats
        s.push(START_ROUND)


def end_game(s: Table) -> None:
    """FIN DE PARTIE: nothing more is done; what is closed stays closed (ruling 44)."""
    s.agenda = ()
    if s.loud:
        events.game_ended(s)


DRAW_FIRST_WESLEY = DrawFirstWesley()
START_ROUND, DEAL_CARD, SPY_PHASE = StartRound(), DealCard(), SpyPhase()
FILL_GLASSES, PASS_HANDS, CHOOSE_GLASSES = FillGlasses(), PassHands(), ChooseGlasses()
DRINK_OR_NOT, END_ROUND = DrinkOrNot(), EndRound()
SPY_GLASS = one_each(SpyGlass, SEATS[-1])
POUR_CARD = one_each(PourCard, SEATS[-1])
SWAP_OR_END_TURN = one_each(SwapOrEndTurn, SEATS[-1])
TAKE_GLASS = one_each(TakeGlass, SEATS[-1])
ANNOUNCE = one_each(Announce, SEATS[-1])
REVEAL = one_each(Reveal, SEATS[-1])
