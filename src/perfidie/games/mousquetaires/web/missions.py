"""The boards with something to do on them: the missions of Paris and of the Louvre, and the quest of the Ferrets."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    EFFECTS,
    FOE,
    INN,
    ON_LOUVRE,
    ON_PARIS,
    Board,
    Item,
    Row,
)
from perfidie.games.mousquetaires.sight.view import Posting
from perfidie.games.mousquetaires.web.reading import SKILL_EMBLEMS, Reading, mission_of, stage_of, trapped

DUEL_EMBLEM, TRAP_EMBLEM = "crossed-swords", "spider-web"


class Chip(NamedTuple):
    """Something on a tile of the map: what it is, its picture, its word and its figure."""

    look: str
    """`king` (a Challenge, a card of ours), `cardinal` (somebody to fight), `trap`, or `free`."""
    emblem: str = ""
    word: str = ""
    """The id of its text; small tiles leave it out."""
    figure: int = 0
    term: str = ""
    """What it is asked about by (`term-…`)."""


Drawn = tuple[Html, str, tuple[Chip, ...]]
"""A board in full; the id of what its tile is headed with; and what is still to be done on it."""
Wounds = tuple[tuple[str, int], ...]


class Task(NamedTuple):
    """A Challenge, a printed duel, or the final one."""

    kind: str
    skill: str
    emblem: str
    value: int
    """Of a Challenge, Traps counted in; of a duel, its dice."""
    raised: int
    """How much of it Traps have added."""
    wounds: int
    hurt: int
    pistoles: int
    epic: int
    done: bool
    locked: bool
    """The final duel, as long as anything else is to be done."""


class Foe(NamedTuple):
    """An Adversary."""

    id: str
    dice: int
    raised: int
    wounds: int
    hurt: int
    pistoles: int
    epic: int


class Corridor(NamedTuple):
    """A row of the inn: the guard who was turned up, and the tokens that still lie face down behind him."""

    number: int
    guard: int
    face_down: int
    gone: int


# Paris and the Louvre


def mission(r: Reading, place: str) -> Drawn:
    """The mission at this place, and the signs its tile bears."""
    s = r.sight
    posting = s.paris if place == "paris" else s.louvre
    wounds = tuple(sorted([(foe, s.wounds[foe]) for foe in posting.adversaries if foe in s.wounds]))
    board = ON_PARIS if place == "paris" else ON_LOUVRE
    return posted(r.draw, board, posting, wounds, s.nemesis if "nemesis" in posting.traps else "")


@kept
def posted(draw: Draw, board: Board, posting: Posting, wounds: Wounds, nemesis: str) -> Drawn:
    """What is printed on the card, with all that lies on it."""
    card = mission_of(board, posting.card)
    if card is None:
        return draw("mousquetaires/places.html#mission", card="", paris=board == ON_PARIS), "", ()
    henchmen = EFFECTS["henchman_dice"] if "henchman" in posting.traps else 0
    tasks = tasks_of(card.items, posting.done, posting.hurt, trapped(posting.traps), henchmen)
    foes = tuple([foe_of(foe, henchmen, dict(wounds).get(foe, 0)) for foe in posting.adversaries])
    drawn = draw(
        "mousquetaires/places.html#mission", card=card.id, paris=board == ON_PARIS, tasks=tasks, foes=foes,
        traps=posting.traps, nemesis=nemesis, bonus=(card.bonus.pistoles, card.bonus.epic),
    )  # fmt: skip
    sent = [Chip("cardinal", "", f"word-{foe.id}", foe.dice, "adversaire") for foe in foes]
    laid = [Chip("trap", TRAP_EMBLEM, f"word-{trap}", 0, "embuche") for trap in posting.traps]
    return drawn, f"word-{card.id}", (*open_chips(tasks), *sent, *laid)


def tasks_of(
    items: tuple[Item, ...], done: Row, hurt: Row, raised: dict[str, int], more_dice: int = 0
) -> tuple[Task, ...]:  # fmt: skip
    """What is to be done there."""
    found = []
    for number, item in enumerate(items):
        duel = item.kind != "challenge"
        added = more_dice if duel else raised[item.skill]
        wounded = hurt[number] if number < len(hurt) else 0
        locked = item.kind == "final" and len(done) + 1 < len(items)
        emblem = DUEL_EMBLEM if duel else SKILL_EMBLEMS[item.skill]
        found.append(
            Task(
                item.kind, item.skill, emblem, (item.dice if duel else item.value) + added, added, item.wounds,
                wounded, item.pistoles, item.epic, number in done, locked,
            )
        )  # fmt: skip
    return tuple(found)


def foe_of(name: str, more_dice: int, hurt: int) -> Foe:
    """An Adversary on a mission."""
    foe = BOX.adversary[FOE[name]]
    return Foe(name, foe.force + more_dice, more_dice, foe.wounds, hurt, foe.pistoles, foe.epic)


def open_chips(tasks: tuple[Task, ...]) -> tuple[Chip, ...]:
    """What is still asked for: Skills with their value, guards with their dice."""
    return tuple(
        [
            Chip("king", task.emblem, f"table-skill-{task.skill}", task.value, "defi")
            if task.kind == "challenge"
            else Chip("cardinal", DUEL_EMBLEM, "", task.value, "duel")
            for task in tasks
            if not task.done
        ]
    )


# The quest


def quest(r: Reading) -> Drawn:
    """The stage of the quest, and the signs its tile bears."""
    quest = r.sight.quest
    if quest.number == 1:
        return inn(r.draw, quest.corridors, quest.turned, quest.face_down)
    return stage(r.draw, quest.number, quest.done, quest.hurt)


@kept
def inn(draw: Draw, corridors: Row, turned: Row, face_down: Row) -> Drawn:
    """« L'auberge du Lys d'Or » : three rows of tokens; an empty one opens the way."""
    rows = tuple(
        [
            Corridor(number + 1, guard, left - (guard >= 0), INN.corridor_length - left)
            for number, (left, guard) in enumerate(zip(corridors, turned, strict=True))
        ]
    )
    drawn = draw(
        "mousquetaires/places.html#quest", stage=INN.id, number=1, stages=len(BOX.quest), cost=INN.passage_cost,
        bonus=(INN.bonus.pistoles, INN.bonus.epic), corridors=rows, decoys=face_down[0],
        hidden=sum(face_down), tasks=(),
    )  # fmt: skip
    return drawn, f"word-{INN.id}", tuple([Chip("cardinal", DUEL_EMBLEM, "", left, "corridor") for left in corridors])


@kept
def stage(draw: Draw, number: int, done: Row, hurt: Row) -> Drawn:
    """A stage with things to do."""
    board = stage_of(number)
    tasks = tasks_of(board.items, done, hurt, trapped(()))
    drawn = draw(
        "mousquetaires/places.html#quest",
        stage=board.id,
        number=number,
        stages=len(BOX.quest),
        cost=board.passage_cost,
        bonus=(board.bonus.pistoles, board.bonus.epic),
        corridors=(),
        decoys=0,
        hidden=0,
        tasks=tasks,
    )
    return drawn, f"word-{board.id}", open_chips(tasks)
