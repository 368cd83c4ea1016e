"""Les Combats: Combat cards committed, exchanges rolled die by die, until a wound falls or no die is left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from perfidie.engine import Action, Automatic, Refusal, Seated, put
from perfidie.games.mousquetaires.rules.actions import COMMIT, KEEP, REROLL, Commit, Of
from perfidie.games.mousquetaires.rules.box import (
    BETTER_BOTTE,
    BOTTE,
    BOX,
    BY_ADVERSARY,
    BY_CORRIDOR,
    BY_FINAL,
    BY_GAOLER,
    BY_ITEM,
    BY_ROCHEFORT,
    COLOMBIER,
    COMBAT,
    DOUBLE,
    EFFECTS,
    FORCE,
    HENCHMAN,
    LEATHER,
    LYS,
    PISTOL,
    SHIELD,
    SWORD,
    TOLEDO,
    Board,
    Face,
    Foe,
    FoeKind,
    Hero,
    Row,
    Rows,
    needs,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.base import ROLL_BLUE, BlueDie, of_seat, throw, wound
from perfidie.games.mousquetaires.rules.steps.quest import check_board, guard_beaten, validate
from perfidie.games.mousquetaires.rules.table import Duel, Table, item_key


@dataclass(frozen=True, slots=True, eq=False)
class BeginDuel(Automatic[Table]):
    """A Musketeer faces an opponent: an Adversary, a printed guard, a corridor's, Rochefort or the gaoler."""

    hero: Hero
    kind: FoeKind
    number: int
    board: Board

    def run(self, s: Table) -> None:
        s.duel, s.result = (self.hero, self.kind, self.number, self.board, 0), ()
        s.blue_dice, s.red_dice, s.blue, s.red = 0, red_dice(s), (), ()
        if s.loud:
            phase_two.duel_begins(s)
        s.push(COMMIT_CARDS[s.setup.seat_of[self.hero]])


begin_duel = cache(BeginDuel)


def red_dice(s: Table) -> int:
    """« Milady lance autant de dés rouges qu'indiqué sur sa carte » ; a Henchman adds to those of his mission."""
    duel: Duel = s.duel
    _, kind, number, board, _ = duel
    if kind == BY_ROCHEFORT:
        return BOX.rochefort.force
    if kind == BY_GAOLER:
        return BOX.gaoler.force
    if kind == BY_CORRIDOR:
        return s.turned[number]
    extra = EFFECTS["henchman_dice"] if s.has_trap(board, HENCHMAN) else 0
    return (FORCE[number] if kind == BY_ADVERSARY else s.items(board)[number].dice) + extra


def red_botte(s: Table) -> Rows:
    """The opponent's secret thrust; printed guards, corridor guards and the gaoler have none."""
    _, kind, number, board, _ = s.duel
    if kind == BY_ADVERSARY:
        return FOE_BOTTES[number]
    if kind == BY_ROCHEFORT:
        return ROCHEFORT_BOTTE
    return needs(s.items(board)[number].botte) if kind in (BY_ITEM, BY_FINAL) else ()


FOE_BOTTES = tuple(needs(foe.botte) for foe in BOX.adversary)
ROCHEFORT_BOTTE = needs(BOX.rochefort.botte)


class CommitCards(Seated[Table, Commit]):
    """« 3 dés bleus + 1 dé par carte Combat (2 pour les double Combats) qu'il défausse ; dans la limite de 6 dés »."""

    def legal(self, s: Table) -> list[Commit]:
        hand = s.hands[s.duel[0]]
        return commits(hand[COMBAT], hand[DOUBLE], s.epic)

    def resolve(self, s: Table, action: Commit) -> None:
        hero = s.duel[0]
        s.throw_away(hero, COMBAT, action.combat)
        s.throw_away(hero, DOUBLE, action.double)
        s.epic -= action.epic
        s.duel = (*s.duel[:4], action.epic)
        s.blue_dice = BOX.dice.base + dice_of(action)
        if s.loud:
            phase_two.committed(s, hero, action.combat, action.double, action.epic)
        if s.owns(hero, PISTOL):
            s.push(FIRE_PISTOL)
        else:
            cross_swords(s)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Commit):
            return Refusal("mousquetaires-not-so-many-dice")
        return super().why_not(s, seat, action)


def dice_of(action: Commit) -> int:
    """How many dice this is worth."""
    return action.combat * EFFECTS["combat_dice"] + action.double * EFFECTS["double_dice"] + action.epic


@lru_cache(maxsize=1024)
def commits(combat: int, double: int, epic: int) -> list[Commit]:
    """All he can put into a duel with this in hand."""
    return [
        action
        for action in COMMIT.values()
        if action.combat <= combat and action.double <= double and action.epic <= epic
    ]


class FirePistol(BlueDie):
    """« Pistolet » : before the first exchange one die; a Sword inflicts a wound and ends the duel."""

    def resolve(self, s: Table, action: Of[Face]) -> None:
        hit = action.number == SWORD
        if s.loud:
            phase_two.pistol_fired(s, s.duel[0], action.number)
        if hit:
            conclude(s, 1, 0)
        else:
            cross_swords(s)


def cross_swords(s: Table) -> None:
    """An exchange: both sides roll all their dice, then a Toledo blade may roll one again."""
    hero = s.duel[0]
    if s.blue_dice and s.owns(hero, TOLEDO):
        throw(s, s.blue_dice, s.red_dice, TOLEDO_BLADE[s.setup.seat_of[hero]], COMPARE)
    else:
        throw(s, s.blue_dice, s.red_dice, COMPARE)


class ToledoBlade(Seated[Table, Action]):
    """« Lame de Tolède » : once per exchange, after both sides have rolled, one of his dice is rolled again."""

    def legal(self, s: Table) -> list[Action]:
        return [KEEP, *[REROLL[face] for face in (SWORD, SHIELD, LYS) if face in s.blue]]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Of):
            place = s.blue.index(action.number)
            s.blue = s.blue[:place] + s.blue[place + 1 :]
            s.push(ROLL_BLUE)
            if s.loud:
                phase_two.rerolled(s, s.duel[0], action.number)
        elif s.loud:
            phase_two.kept(s, s.duel[0])

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action.words[0] == "reroll":
            return Refusal("mousquetaires-no-such-die", face=action.words[1])
        return super().why_not(s, seat, action)


class Compare(Automatic[Table]):
    """Secret thrusts first; then every Sword that no Shield parries; without a wound, both roll one die less."""

    def run(self, s: Table) -> None:
        hero = s.duel[0]
        ours = makes(s.blue, BOTTE[hero][s.owns(hero, BETTER_BOTTE)])
        theirs = makes(s.red, red_botte(s))
        if ours or theirs:  # each inflicts exactly one wound, nothing else counts (rulings 18 and 20)
            if s.loud:
                phase_two.botte(s, hero, ours, theirs)
            conclude(s, int(ours), int(theirs))
            return
        blue, red = s.blue, s.red
        given = max(0, blue.count(SWORD) - red.count(SHIELD))
        taken = max(0, red.count(SWORD) - blue.count(SHIELD) - s.owns(hero, LEATHER))
        if given or taken:
            conclude(s, given, taken)
            return
        s.blue_dice, s.red_dice = max(0, s.blue_dice - 1), max(0, s.red_dice - 1)
        if s.blue_dice or s.red_dice:
            if s.loud:
                phase_two.no_wound(s)
            cross_swords(s)
        else:
            conclude(s, 0, 0)


def makes(roll: Row, bottes: Rows) -> bool:
    """Whether a roll shows at least what a secret thrust asks for.

    >>> makes((2, 2, 0), ((1, 0, 2),)), makes((2, 0, 0), ((1, 0, 2),))
    (True, False)
    """
    for sword, shield, lys in bottes:
        if roll.count(0) >= sword and roll.count(1) >= shield and roll.count(2) >= lys:
            return True
    return False


# The end of a duel


def conclude(s: Table, given: int, taken: int) -> None:
    """Both sides take their wounds at once; who falls may have felled his opponent all the same (ruling 22)."""
    hero, kind, number, board, _ = s.duel
    s.result = (given, taken)
    if s.loud:
        phase_two.duel_ended(s, given, taken)
    wound(s, hero, taken)
    if not given:
        return
    if kind == BY_ADVERSARY:
        hit_adversary(s, board, Foe(number), given)
    elif kind in (BY_ITEM, BY_FINAL):
        hit_guard(s, board, number, given)
    elif kind == BY_CORRIDOR:
        guard_beaten(s, number)
    elif kind == BY_ROCHEFORT:
        s.rochefort = max(0, s.rochefort - given)
        if s.loud:
            phase_two.rochefort_wounded(s)
    elif s.able(hero) and given >= BOX.gaoler.wounds:  # « vaincre » : free, at the Vieux-Colombier (ruling 39)
        s.places = put(s.places, hero, COLOMBIER)
        if s.loud:
            phase_two.freed(s, hero)


def hit_adversary(s: Table, board: Board, foe: Foe, given: int) -> None:
    """At his last wound he is out of the game, and his reward comes at once (ruling 32)."""
    printed = BOX.adversary[foe]
    wounds = s.wounds_on(foe) + given
    if wounds < printed.wounds:
        s.mark_wounds(foe, wounds)
        return
    s.mark_wounds(foe, 0)
    s.foes = put(s.foes, board, tuple([other for other in s.foes[board] if other != foe]))
    s.fallen |= 1 << foe
    s.earn(printed.pistoles, printed.epic)
    if s.loud:
        phase_two.adversary_beaten(s, foe)
    check_board(s, board)


def hit_guard(s: Table, board: Board, item: int, given: int) -> None:
    """A printed duel; the wounds of the last Rochefort stay from duel to duel (ruling 62)."""
    wounds = s.wounds_on(item_key(board, item)) + given
    if wounds < s.items(board)[item].wounds:
        s.mark_wounds(item_key(board, item), wounds)
    else:
        validate(s, board, item)


COMMIT_CARDS = of_seat(CommitCards)
TOLEDO_BLADE = of_seat(ToledoBlade)
FIRE_PISTOL, COMPARE = FirePistol(), Compare()
