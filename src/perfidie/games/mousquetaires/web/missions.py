"""The boards with something to do on them: the missions of Paris and of the Louvre, and the quest of the Ferrets."""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import fill, joined, kept
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
    card, paris = mission_of(board, posting.card), board == ON_PARIS
    if card is None:
        return draw("mousquetaires/places.html#mission", card="", paris=paris), "", ()
    henchmen = EFFECTS["henchman_dice"] if "henchman" in posting.traps else 0
    tasks = tasks_of(card.items, posting.done, posting.hurt, trapped(posting.traps), henchmen)
    foes = tuple([foe_of(foe, henchmen, dict(wounds).get(foe, 0)) for foe in posting.adversaries])
    items = [draw("mousquetaires/places.html#task", task=task) for task in tasks]
    items += [draw("mousquetaires/places.html#foe", foe=foe) for foe in foes]
    bonus = draw("mousquetaires/places.html#bonus", pistoles=card.bonus.pistoles, epic=card.bonus.epic)
    rest = joined((traps_and_effect(draw, posting.traps, nemesis, card.id if paris else ""), bonus))
    vessel = draw("mousquetaires/places.html#mission", card=card.id, paris=paris)
    sent = [Chip("cardinal", "", f"word-{foe.id}", foe.dice, "adversaire") for foe in foes]
    laid = [Chip("trap", TRAP_EMBLEM, f"word-{trap}", 0, "embuche") for trap in posting.traps]
    drawn = fill(vessel, items=joined(items), rest=rest)
    return drawn, f"word-{card.id}", (*open_chips(tasks), *sent, *laid)


@kept
def traps_and_effect(draw: Draw, traps: tuple[str, ...], nemesis: str, paris: str) -> Html:
    """What Traps do, and what the card in Paris does."""
    found = [
        draw("mousquetaires/places.html#trap", trap=trap, nemesis=nemesis if trap == "nemesis" else "")
        for trap in traps
    ]  # fmt: skip
    return joined((*found, draw("mousquetaires/places.html#effect", card=paris) if paris else ""))


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
    items = [draw("mousquetaires/places.html#corridor", row=row) for row in rows]
    decoys = draw("mousquetaires/places.html#decoys", decoys=face_down[0], hidden=sum(face_down))
    drawn = fill(quest_frame(draw, 1), items=joined(items), decoys=decoys)
    return drawn, f"word-{INN.id}", tuple([Chip("cardinal", DUEL_EMBLEM, "", left, "corridor") for left in corridors])


@kept
def stage(draw: Draw, number: int, done: Row, hurt: Row) -> Drawn:
    """A stage with things to do."""
    board = stage_of(number)
    tasks = tasks_of(board.items, done, hurt, trapped(()))
    items = [draw("mousquetaires/places.html#errand", task=task) for task in tasks]
    return fill(quest_frame(draw, number), items=joined(items)), f"word-{board.id}", open_chips(tasks)


@kept
def quest_frame(draw: Draw, number: int) -> Html:
    """A stage of the quest, with room for what is to be done."""
    board = stage_of(number)
    return draw(
        "mousquetaires/places.html#quest", stage=board.id, number=number, stages=len(BOX.quest), inn=number == 1,
        cost=board.passage_cost, pistoles=board.bonus.pistoles, epic=board.bonus.epic,
    )  # fmt: skip


@kept
def chips_drawn(draw: Draw, chips: tuple[Chip, ...], plain: bool = False) -> Html:
    """Signs side by side; `plain` ones always show their words, and no more figures than need be."""
    return joined([draw("mousquetaires/places.html#chip", chip=chip, plain=plain) for chip in chips])
