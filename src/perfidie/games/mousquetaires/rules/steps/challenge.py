"""Actions 6 and 7 begin here: Milady shows herself, Rochefort stands in the way, Traps strike, a Challenge is paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from perfidie.engine import Action, Refusal, Seated, found_by, put, without
from perfidie.games.mousquetaires.rules.actions import PAY, Pay
from perfidie.games.mousquetaires.rules.box import (
    ALL_SKILLS,
    ASSASSIN,
    BEGGARS,
    BETTER_SKILL,
    BOX,
    BY_CORRIDOR,
    BY_ROCHEFORT,
    EFFECTS,
    LIMITS,
    MISSIONS,
    NEMESIS,
    NO_SKILL,
    NOBODY,
    NOTHING,
    ON_QUEST,
    PLACE_OF,
    SKILL,
    SKILL_CARD,
    SKILL_OF,
    SKILL_TRAP,
    THIEVES,
    Board,
    FoeKind,
    Hero,
    Row,
    Skill,
    Trap,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.base import OfHero, of_hero, swords, throw, wound
from perfidie.games.mousquetaires.rules.steps.duel import begin_duel
from perfidie.games.mousquetaires.rules.steps.quest import TURN_UP, validate
from perfidie.games.mousquetaires.rules.table import NO_DUEL, Table, unseen, versatile

BY_ATTEMPT, BY_VISIT, BY_KITTY, BY_ITSELF = range(4)
"""How Milady was revealed: by a Challenge or Duel, at Richelieu's, by Kitty, or at the end of phase II."""
CHALLENGE_KIND = FoeKind(NOTHING)
"""An attempt is a Challenge, or a duel with this kind of opponent."""


def attempt(s: Table, hero: Hero, board: Board, kind: FoeKind, number: int) -> None:
    """A Challenge or a Duel is begun: first comes whoever stands in the way."""
    s.push(intercept(hero, board), go_on(hero, board, kind, number))


def reveal(s: Table, how: int, hero: Hero) -> None:
    """« Elle se révèle » : everybody sees where she is; found before the end of phase II she loses her action."""
    s.revealed = True
    s.past += ((s.destination, how, hero),)
    if s.loud:
        phase_two.milady_revealed(s, how, hero)


@dataclass(frozen=True, slots=True, eq=False)
class Intercept(OfHero):
    """« Le Mousquetaire doit infliger au moins une Blessure à Rochefort pour faire son action », each time anew.

    Athos is not noticed; that nothing happens then proves nothing, and nothing is told.
    """

    board: Board

    def run(self, s: Table) -> None:
        if unseen(self.hero):
            return
        place = PLACE_OF[self.board]
        if s.destination != place:
            if not s.revealed and not s.excluded >> place & 1:
                s.excluded |= 1 << place
                if s.loud:
                    phase_two.not_there(s, place)
            return
        if not s.revealed:
            reveal(s, BY_ATTEMPT, self.hero)
        if s.rochefort:
            s.push(begin_duel(self.hero, BY_ROCHEFORT, 0, self.board), GET_PAST[self.hero])
        elif s.loud:
            phase_two.rochefort_lies_low(s)


intercept = cache(Intercept)


class GetPast(OfHero):
    """Who has wounded Rochefort and still stands goes on; otherwise the action is lost (rulings 13 and 15)."""

    def run(self, s: Table) -> None:
        if not s.result[0] or not s.able(self.hero):
            s.agenda = s.agenda[:-1]
            if s.loud:
                phase_two.turned_back(s, self.hero)


@dataclass(frozen=True, slots=True, eq=False)
class GoOn(OfHero):
    """The attempt really starts: Thieves and the Assassin strike first."""

    board: Board
    kind: FoeKind
    number: int

    def run(self, s: Table) -> None:
        traps = s.traps[self.board][::-1] if self.board != ON_QUEST else ()  # the one laid last strikes first
        strikes = [STRIKES[trap](self.hero, self.board) for trap in traps if trap in STRIKES]
        s.push(*strikes, try_it(self.hero, self.board, self.kind, self.number))


go_on = cache(GoOn)


@dataclass(frozen=True, slots=True, eq=False)
class TryIt(OfHero):
    """The Challenge, or the duel itself; who has just fallen does neither."""

    board: Board
    kind: FoeKind
    number: int

    def run(self, s: Table) -> None:
        if not s.able(self.hero):
            return
        if self.kind == CHALLENGE_KIND:
            if payments(s, self.hero, self.board, self.number):
                s.push(pay_challenge(s.setup.seat_of[self.hero], self.hero, self.board, self.number))
            elif s.loud:
                phase_two.cannot_pay(s, self.hero)
        elif self.kind == BY_CORRIDOR and s.stage:
            return  # decoys to the end: the inn is left without a duel
        elif self.kind == BY_CORRIDOR and s.turned[self.number] == NOTHING:
            s.push(TURN_UP[self.number], self)
        else:
            s.push(begin_duel(self.hero, self.kind, self.number, self.board))


try_it = cache(TryIt)

# Embûches that strike when an attempt really starts


@dataclass(frozen=True, slots=True, eq=False)
class Strike(OfHero):
    """A Trap that strikes."""

    board: Board


TRAP_STRIKES: dict[str, type[Strike]] = {}


@found_by(TRAP_STRIKES, "thieves")
class ThievesStrike(Strike):
    """« Voleurs » : the Purse loses a pistole each time. They stay."""

    def run(self, s: Table) -> None:
        lost = s.lose_pistoles(EFFECTS["thieves_loss"])
        if s.loud:
            phase_two.thieves_strike(s, lost)


@found_by(TRAP_STRIKES, "assassin")
class AssassinStrikes(Strike):
    """« Assassin » : a wound for each Sword; then he is gone."""

    def run(self, s: Table) -> None:
        discard_trap(s, self.board, ASSASSIN)
        s.duel, s.result = NO_DUEL, ()
        throw(s, 0, EFFECTS["assassin_dice"], COUNT_STABS[self.hero])


class CountStabs(OfHero):
    """The Swords of the Assassin's dice are wounds."""

    def run(self, s: Table) -> None:
        if s.loud:
            phase_two.assassin_strikes(s, self.hero, swords(s.red))
        wound(s, self.hero, swords(s.red))


def discard_trap(s: Table, board: Board, trap: Trap) -> None:
    """One Trap of this kind is gone for good."""
    s.traps = put(s.traps, board, without(s.traps[board], trap))
    if trap == NEMESIS:
        s.nemesis = NOBODY
    if s.loud:
        phase_two.trap_discarded(s, board, trap)


STRIKES = {ASSASSIN: TRAP_STRIKES["assassin"], THIEVES: TRAP_STRIKES["thieves"]}

# « Résoudre un Défi »


def missing(s: Table, hero: Hero, board: Board, item: int) -> int:
    """By how much his Skill falls short of the Challenge, Traps and improvements counted."""
    if board == ON_QUEST:
        return falls_short(hero, s.tokens[hero], board, s.stage, item, ())
    return falls_short(hero, s.tokens[hero], board, s.cards[board], item, s.traps[board])


@lru_cache(maxsize=1 << 14)
def falls_short(hero: Hero, tokens: int, board: Board, card: int, item: int, traps: tuple[Trap, ...]) -> int:
    """The same by what it depends on; `card`: the mission, or the stage of the quest."""
    printed = (BOX.quest[card] if board == ON_QUEST else MISSIONS[board][card]).items[item]
    skill = SKILL[printed.skill]
    trap = EFFECTS["skill_trap"] if SKILL_TRAP.get(skill) in traps else 0
    better = LIMITS["improvement"] if tokens >> BETTER_SKILL[skill] & 1 else 0
    return max(0, printed.value + trap - SKILL_OF[hero][skill] - better)


def payments(s: Table, hero: Hero, board: Board, item: int) -> list[Pay]:
    """Every way to make up what is missing, exactly (ruling 25): cards, Aramis' card of another Skill, epic tokens."""
    if s.has_trap(board, BEGGARS) and s.purse < EFFECTS["beggars_cost"]:
        return []
    short = missing(s, hero, board, item)
    if not short:
        return FREE
    skill = SKILL[s.items(board)[item].skill]
    return ways(short, skill, s.hands[hero][SKILL_CARD[0] : SKILL_CARD[-1] + 1], s.epic, versatile(hero))


@cache
def ways(short: int, skill: Skill, held: Row, epic: int, joker: bool) -> list[Pay]:
    """The payments for what is missing; `held`: his Skill cards by Skill."""
    jokers = [NO_SKILL, *[other for other in ALL_SKILLS if joker and other != skill and held[other]]]
    return [
        PAY[cards, other, short - cards - (other >= 0)]
        for other in jokers
        for cards in range(min(held[skill], short - (other >= 0)), -1, -1)
        if short - cards - (other >= 0) <= epic
    ]


FREE = [PAY[0, NO_SKILL, 0]]


@dataclass(frozen=True, slots=True, eq=False)
class PayChallenge(Seated[Table, Pay]):
    """« Il doit atteindre le score indiqué avec sa Compétence (et des cartes) »."""

    hero: Hero
    board: Board
    item: int

    def legal(self, s: Table) -> list[Pay]:
        return payments(s, self.hero, self.board, self.item)

    def resolve(self, s: Table, action: Pay) -> None:
        hero, board = self.hero, self.board
        skill = SKILL[s.items(board)[self.item].skill]
        s.throw_away(hero, SKILL_CARD[skill], action.cards)
        if action.joker >= 0:
            s.throw_away(hero, SKILL_CARD[action.joker])
        s.epic -= action.epic
        if s.loud:
            phase_two.paid(s, hero, skill, action.cards, action.joker, action.epic)
        if s.has_trap(board, BEGGARS):  # they are paid once, and gone
            lost = s.lose_pistoles(EFFECTS["beggars_cost"])
            if s.loud:
                phase_two.beggars_paid(s, lost)
            discard_trap(s, board, BEGGARS)
        validate(s, board, self.item)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Pay):
            return Refusal("mousquetaires-exact-payment")
        return Seated.why_not(self, s, seat, action)


pay_challenge = cache(PayChallenge)
GET_PAST, COUNT_STABS = of_hero(GetPast), of_hero(CountStabs)
