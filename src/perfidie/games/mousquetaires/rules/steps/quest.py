"""La quête des Ferrets: corridors of the inn, stages, secret passages; and the Validation token of any board."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Draw, put
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import CORRIDOR_TOKEN, Of
from perfidie.games.mousquetaires.rules.box import BOX, DECOY, INN, LAST_STAGE, NOTHING, ON_QUEST, Board, Hero, Row
from perfidie.games.mousquetaires.rules.steps.missions import all_done, check_mission
from perfidie.games.mousquetaires.rules.table import MUSKETEERS_SIDE, Table, item_key


def validate(s: Table, board: Board, item: int, *, rewarded: bool = True) -> None:
    """« Il pose un jeton de Validation sur la carte et les Mousquetaires gagnent la récompense »."""
    printed = s.items(board)[item]
    s.done = put(s.done, board, s.done[board] | 1 << item)
    s.mark_wounds(item_key(board, item), 0)
    if rewarded:
        s.earn(printed.pistoles, printed.epic)
    if s.loud:
        events.validated(s, board, item, rewarded)
    check_board(s, board)


def check_board(s: Table, board: Board) -> None:
    """Looks whether a mission or a stage is completed."""
    if board != ON_QUEST:
        check_mission(s, board)
    elif s.stage and all_done(s, ON_QUEST):
        next_stage(s)


def next_stage(s: Table) -> None:
    """The stage is completed: its bonus, and the next one opens; after the last the Musketeers win at once."""
    stage = BOX.quest[s.stage]
    s.earn(stage.bonus.pistoles, stage.bonus.epic)
    if s.loud:
        events.stage_completed(s)
    if s.stage == LAST_STAGE:
        s.win(MUSKETEERS_SIDE, "quest")
    else:
        s.clear_items(ON_QUEST)
        s.stage += 1


def open_challenges(s: Table) -> list[int]:
    """The Challenges of this stage that are still to be met."""
    done = s.done[ON_QUEST]
    return [n for n, item in enumerate(s.items(ON_QUEST)) if item.kind == "challenge" and not done >> n & 1]


# L'auberge du Lys d'Or


def guard_beaten(s: Table, corridor: int) -> None:
    """The guard at the head of the corridor is removed; a corridor without tokens completes the stage."""
    s.turned = put(s.turned, corridor, NOTHING)
    s.corridors = put(s.corridors, corridor, s.corridors[corridor] - 1)
    if s.loud:
        events.token_removed(s, corridor)
    if not s.corridors[corridor]:
        next_stage(s)  # the other corridors are of no use any more: what lies in them is never turned up


@dataclass(frozen=True, slots=True, eq=False)
class TurnUpToken(Draw[Table, Of[int]]):
    """The next token of a corridor: any of those that lie face down.

    `passing`: a secret passage removes this one alone; otherwise decoys are removed and the next is turned up.
    """

    corridor: int
    passing: bool

    drawn = CORRIDOR_TOKEN

    def counts(self, s: Table) -> Row:
        return s.bag

    def resolve(self, s: Table, action: Of[int]) -> None:
        corridor, dice = self.corridor, action.number
        s.bag = put(s.bag, dice, s.bag[dice] - 1)
        s.turned = put(s.turned, corridor, dice)
        if s.loud:
            events.token_turned_up(s, corridor, dice)
        if dice == DECOY or self.passing:
            guard_beaten(s, corridor)
            if not self.passing and not s.stage:
                s.push(self)


TURN_UP = tuple(TurnUpToken(corridor, passing=False) for corridor in range(INN.corridors))
PASS_BY = tuple(TurnUpToken(corridor, passing=True) for corridor in range(INN.corridors))


# Passage secret


def take_passage(s: Table, hero: Hero, way: int) -> None:
    """Epic tokens open a way: no action, no Rochefort, no reward of the Challenge itself (rulings 51 and 52)."""
    s.epic -= BOX.quest[s.stage].passage_cost
    if s.loud:
        events.passage_taken(s, hero, way)
    if s.stage:
        validate(s, ON_QUEST, way, rewarded=False)
    elif s.turned[way] != NOTHING:
        guard_beaten(s, way)
    else:
        s.push(PASS_BY[way])
