"""Missions in Paris and at the Louvre: what Milady puts on them, when they are completed, when they fail."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from perfidie.engine import Action, Automatic, Chance, Draw, Refusal, Seated, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import (
    DONE,
    LAID,
    MISSION,
    PLACE_FOE,
    PLACE_TRAP,
    SENT,
    Of,
    SetTrap,
)
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    FORCE,
    MISSION_BOARDS,
    MISSIONS,
    MUSKETEERS,
    NEMESIS,
    NOBODY,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    TRAPS,
    Board,
    Foe,
    Hero,
    ParisCard,
    Row,
    Trap,
    bits,
    each,
)
from perfidie.games.mousquetaires.rules.steps.base import ONE_TREACHERY, key_target
from perfidie.games.mousquetaires.rules.table import Table

# Adversaires et Embûches


@dataclass(frozen=True, slots=True, eq=False)
class Furnish(Automatic[Table]):
    """A mission has appeared: Milady may place Adversaries and Traps on it."""

    board: Board

    def run(self, s: Table) -> None:
        if s.setup.automatic:
            s.push(FURNISH_BY_CHANCE[self.board])
            return
        step = Assign(s.setup.milady, self.board)
        if len(step.legal(s)) > 1:
            s.push(step)


def room_left(board: Board, card: int, foes: tuple[Foe, ...]) -> int:
    """The Force that may still be placed there: at most what the card says (ruling 34)."""
    return MISSIONS[board][card].force - sum([FORCE[foe] for foe in foes])


def trap_slots(board: Board, card: int, laid: int) -> int:
    """How many Traps may still be laid there."""
    return MISSIONS[board][card].traps - laid


@dataclass(frozen=True, slots=True, eq=False)
class Assign(Seated[Table, Action]):
    """Face up, up to the Force of the card; she may place less, or nothing."""

    board: Board

    def legal(self, s: Table) -> list[Action]:
        board = self.board
        return assignments(
            board, s.cards[board], s.foes[board], len(s.traps[board]), s.pool, s.trap_stock, s.setup.team
        )

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Of):
            place_foe(s, self.board, action.number)
        elif isinstance(action, SetTrap):
            lay_trap(s, self.board, action.trap, action.hero)
        if action is not DONE and len(self.legal(s)) > 1:
            s.push(self)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        """What she still has, the Musketeers who ride, Trap slots and the Force of the card."""
        if isinstance(action, SetTrap):
            if not s.trap_stock[action.trap]:
                return Refusal("mousquetaires-no-such-trap", trap=TRAPS[action.trap])
            if action.hero != NOBODY and action.hero not in s.setup.team:
                return Refusal("mousquetaires-not-riding", hero=MUSKETEERS[action.hero])
            return Refusal("mousquetaires-no-trap-slot")
        if action.words[0] != "adversary" or not isinstance(action, Of):
            return Seated.why_not(self, s, seat, action)
        foe, name = action.number, ADVERSARIES[action.number]
        if not s.pool >> foe & 1:
            return Refusal("mousquetaires-no-such-adversary", adversary=name)
        most = MISSIONS[self.board][s.cards[self.board]].force
        return Refusal("mousquetaires-too-much-force", adversary=name, force=FORCE[foe], most=most)


@lru_cache(maxsize=4096)
def assignments(
    board: Board, card: int, foes: tuple[Foe, ...], laid: int, pool: int, stock: Row, team: tuple[Hero, ...]
) -> list[Action]:
    """All that can still be placed on a mission of these Adversaries and Traps; or nothing."""
    left = room_left(board, card, foes)
    found: list[Action] = [PLACE_FOE[foe] for foe in bits(pool, Foe) if FORCE[foe] <= left]
    for trap, count in each(Trap, stock if trap_slots(board, card, laid) > 0 else ()):
        if count and trap == NEMESIS:
            found += [PLACE_TRAP[trap, hero] for hero in team]
        elif count:
            found.append(PLACE_TRAP[trap, NOBODY])
    return [*found, DONE]


def place_foe(s: Table, board: Board, foe: Foe) -> None:
    """An Adversary leaves Milady's pool for a mission."""
    s.pool &= ~(1 << foe)
    s.foes = put(s.foes, board, (*s.foes[board], foe))
    if s.loud:
        events.foe_placed(s, board, foe)


def lay_trap(s: Table, board: Board, trap: Trap, hero: Hero) -> None:
    """A Trap that was used never comes back; Nemesis names a Musketeer, able or not (ruling 42)."""
    s.trap_stock = put(s.trap_stock, trap, s.trap_stock[trap] - 1)
    s.traps = put(s.traps, board, (*s.traps[board], trap))
    if trap == NEMESIS:
        s.nemesis = hero
    if s.loud:
        events.trap_laid(s, board, trap)


# The same, where nobody plays Milady


@dataclass(frozen=True, slots=True, eq=False)
class FurnishByChance(Automatic[Table]):
    """Adversaries in shuffled order, each that still fits; then Traps into the free slots.

    Who does not fit will not fit later either: the next one placed is any of those that do.
    """

    board: Board

    def run(self, s: Table) -> None:
        board = self.board
        left = room_left(board, s.cards[board], s.foes[board])
        if any(FORCE[foe] <= left for foe in bits(s.pool, Foe)):
            s.push(SEND[self.board], self)
        elif trap_slots(board, s.cards[board], len(s.traps[board])) > 0 and any(s.trap_stock):
            s.push(LAY[self.board], self)


@dataclass(frozen=True, slots=True, eq=False)
class SendFoe(Chance[Table, Of[Foe]]):
    """Any of her Adversaries that still fits."""

    board: Board

    def legal(self, s: Table) -> list[Of[Foe]]:
        left = room_left(self.board, s.cards[self.board], s.foes[self.board])
        return [SENT[foe] for foe in bits(s.pool, Foe) if FORCE[foe] <= left]

    def resolve(self, s: Table, action: Of[Foe]) -> None:
        place_foe(s, self.board, action.number)


@dataclass(frozen=True, slots=True, eq=False)
class LayTrap(Draw[Table, Of[Trap]]):
    """Any of her Trap cards; Nemesis names the key target."""

    board: Board

    drawn = tuple(LAID.values())

    def counts(self, s: Table) -> Row:
        return s.trap_stock

    def resolve(self, s: Table, action: Of[Trap]) -> None:
        hero = key_target(s, list(s.setup.team)) if action.number == NEMESIS else NOBODY
        lay_trap(s, self.board, action.number, hero)


# Paris

A = TypeVar("A", bound=Action)


class ChooseParis(Seated[Table, A]):
    """Milady chooses among Paris cards."""

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action.words[0] == "paris":
            return Refusal("mousquetaires-not-your-paris-card", paris=action.words[1])
        return super().why_not(s, seat, action)


def put_in_paris(s: Table, card: ParisCard) -> None:
    """« Si une carte est déjà présente, elle est défaussée » ; the new one is furnished at once."""
    if s.cards[ON_PARIS] != NOTHING:
        clear_paris(s)
    s.cards = put(s.cards, ON_PARIS, card)
    if s.loud:
        events.paris_played(s, card)
    s.push(FURNISH[ON_PARIS])


def clear_paris(s: Table) -> None:
    """The card leaves the game with what was done on it; Constance is where she was before (ruling 31)."""
    s.paris_gone |= 1 << s.cards[ON_PARIS]
    s.constance = 0
    strip(s, ON_PARIS)
    s.cards = put(s.cards, ON_PARIS, NOTHING)


def strip(s: Table, board: Board) -> None:
    """« Milady récupère les Adversaires et défausse les Embûches » ; Validation tokens are lost (ruling 30)."""
    for foe in s.foes[board]:
        send_home(s, foe)
    if NEMESIS in s.traps[board]:
        s.nemesis = NOBODY
    s.foes, s.traps = put(s.foes, board, ()), put(s.traps, board, ())
    s.clear_items(board)


def send_home(s: Table, foe: Foe) -> None:
    """An Adversary who was not defeated goes back to Milady, healed unless the table says otherwise."""
    s.pool |= 1 << foe
    if not s.setup.wounds_stay:
        s.mark_wounds(foe, 0)


# Mission accomplie


def all_done(s: Table, board: Board) -> bool:
    """Every item of the board has its Validation token."""
    return s.done[board] == (1 << len(s.items(board))) - 1


def check_mission(s: Table, board: Board) -> None:
    """A mission is completed when every item is validated and no Adversary is left; its bonus comes at once."""
    if s.cards[board] == NOTHING or s.foes[board] or not all_done(s, board):
        return
    mission = MISSIONS[board][s.cards[board]]
    s.earn(mission.bonus.pistoles, mission.bonus.epic)
    if s.loud:
        events.mission_completed(s, board)
    if board == ON_PARIS:
        clear_paris(s)  # « Paris » : the card leaves the game, and Paris stays empty
    else:
        leave_louvre(s)


def leave_louvre(s: Table) -> None:
    """The mission is discarded and the marker goes back; the next one is revealed at once (ruling 28)."""
    s.louvre_discard |= 1 << s.cards[ON_LOUVRE]
    strip(s, ON_LOUVRE)
    s.cards = put(s.cards, ON_LOUVRE, NOTHING)
    s.louvre_mark = 0
    s.push(NEXT_MISSION)


def fail_louvre(s: Table) -> None:
    """« Si le jeton Louvre atteint la case 4, la Mission est défaussée, c'est un échec »."""
    if s.loud:
        events.mission_failed(s)
    leave_louvre(s)
    s.push(ONE_TREACHERY)


class NextMission(Automatic[Table]):
    """An empty deck is rebuilt from the missions that were discarded."""

    def run(self, s: Table) -> None:
        if not s.louvre_deck:
            s.louvre_deck, s.louvre_discard = s.louvre_discard, 0
        s.push(REVEAL_MISSION)


class RevealMission(Chance[Table, Of[int]]):
    """The next Louvre mission; Milady places on it immediately."""

    def legal(self, s: Table) -> list[Of[int]]:
        return [MISSION[card] for card in bits(s.louvre_deck, int)]

    def resolve(self, s: Table, action: Of[int]) -> None:
        s.louvre_deck &= ~(1 << action.number)
        s.cards = put(s.cards, ON_LOUVRE, action.number)
        if s.loud:
            events.mission_revealed(s)
        s.push(FURNISH[ON_LOUVRE])


FURNISH = tuple(Furnish(board) for board in MISSION_BOARDS)
FURNISH_BY_CHANCE = tuple(FurnishByChance(board) for board in MISSION_BOARDS)
SEND = tuple(SendFoe(board) for board in MISSION_BOARDS)
LAY = tuple(LayTrap(board) for board in MISSION_BOARDS)
NEXT_MISSION, REVEAL_MISSION = NextMission(), RevealMission()
