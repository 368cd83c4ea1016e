"""What things are worth at Mousquetaires du Roy, in hundredths of a victory; for Milady the same with the other sign.

An action is worth about one. Markers are worth what they do to the chance of losing by them.
"""

from __future__ import annotations

from perfidie.games.mousquetaires.bot.foresight import (
    fall_of_the_siege,
    horizon,
    quest_left,
    rounds_left,
    rounds_needed,
    strangled,
)
from perfidie.games.mousquetaires.rules.box import (
    BETTER_BOTTE,
    BOX,
    EFFECTS,
    FORCE,
    HEALTH,
    HORSE,
    LEATHER,
    MISSIONS,
    NEMESIS,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PARIS_CARDS,
    PISTOL,
    SMUGGLERS,
    TOLEDO,
    TRACKS,
    Board,
    Foe,
    Hero,
    Item,
    ParisCard,
)
from perfidie.games.mousquetaires.rules.steps.la_rochelle import blue_dice
from perfidie.games.mousquetaires.rules.table import Table

PISTOLE = 0.7
EPIC = 2.6
CARD = 1.0
DIE = 1.0
"""A Combat card; a Double Combat nearly twice as much."""
DRAWING = 1.05
TREACHERY = 2.2
"""What a Treachery in her hand is worth to Milady."""
QUEEN = (1.2, 1.8, 3.5, 8.0, 50.0)
"""By the square of the Queen's marker: what the next step costs."""
LATER = 0.7
"""What comes a round later weighs less: much may happen before."""
ITEM = 8.0
"""A thing done for the quest; in a hurry it is worth more."""
HURRY = 0.5
HEALTH_WORTH = (-4.6, -3.2, -1.8, -0.8, 0.0, 0.3)
"""By life points; nobody is out of action for long, and he comes back in good health."""
PARIS_STAYS = 2.5
"""For so many rounds a Paris card strikes where nobody cares for it."""
HASTE_FOR_CONSTANCE = (1.2, 1.0, 0.7)
"""How much it counts that she may be strangled in this round, in the next one, in the one after."""
EACH_ROUND = {HORSE: 0.6, TOLEDO: 0.45, LEATHER: 0.4, PISTOL: 0.4, BETTER_BOTTE: 0.3}
"""What Equipment, and a better secret thrust, spare in a round."""
LOSS = 50.0
"""A game lost by a marker: it might have been lost all the same."""


# Markers


def siege(s: Table, marker: int | None = None, more: int = 0, extra: int | None = None) -> float:
    """What the siege is worth: the chance that it is not lost; with `more` blue dice than lie there."""
    marker = s.rochelle if marker is None else marker
    blue = max(0, min(blue_dice(s) + more, BOX.dice.most))
    smugglers = EFFECTS["smugglers_dice"] if s.cards[ON_PARIS] == SMUGGLERS else 0
    red = s.siege_dice if extra is None else extra
    rounds = min(horizon(s), rounds_left(s) - 1)
    return -LOSS * fall_of_the_siege(marker, s.time, blue, rounds, red + smugglers, 0) + 0.4 * marker * (rounds > 0)


def queen_step(queen: int) -> float:
    """What one step of the Queen's marker costs."""
    return QUEEN[min(queen, len(QUEEN) - 1)]


def time_step(s: Table) -> float:
    """What it costs that a round is missing at the end."""
    spare = rounds_left(s) - rounds_needed(s)
    return LOSS if rounds_left(s) <= 1 else max(2.0, min(12.0, 8.0 - 2.5 * spare))


def open_blow(s: Table, name: str) -> float | None:
    """What a Treachery that strikes all alike costs, by what everybody sees; None for the others."""
    if name == "reinforcements":
        return siege(s, extra=0) - siege(s, extra=EFFECTS["reinforcement_dice"])
    if name == "plot":
        return queen_step(s.queen)
    if name == "haste":
        return time_step(s)
    return 0.9 * min(s.purse, EFFECTS["purse_theft"]) if name == "purse_theft" else None


# The quest


def quest_item(s: Table) -> float:
    """One thing done for the quest, the better the less is left."""
    left = quest_left(s)
    hurry = max(0.0, rounds_needed(s) + 0.5 - rounds_left(s))
    bonus = BOX.quest[s.stage].bonus
    size = len(BOX.quest[s.stage].items) or BOX.quest[s.stage].corridor_length
    reward = (bonus.pistoles * PISTOLE + bonus.epic * EPIC) / size
    return (ITEM + 10.0 / (2.0 + left)) * (1 + HURRY * min(2.0, hurry)) + reward


# Missions


def reward(item: Item) -> float:
    """What the reward of an item is worth."""
    return item.pistoles * PISTOLE + item.epic * EPIC


def open_tasks(s: Table, board: Board) -> int:
    """Items and Adversaries that keep a mission from being completed."""
    return len(s.items(board)) - s.done[board].bit_count() + len(s.foes[board])


def completion(s: Table, board: Board) -> float:
    """What it is worth to complete the mission, beside the rewards of its items."""
    if s.cards[board] == NOTHING:
        return 0.0
    bonus = MISSIONS[board][s.cards[board]].bonus
    gained = bonus.pistoles * PISTOLE + bonus.epic * EPIC
    return gained + (louvre_danger(s) if board == ON_LOUVRE else paris_danger(s, ParisCard(s.cards[ON_PARIS])))


def louvre_danger(s: Table) -> float:
    """The steps of the Queen, and the Treachery, that this mission brings if nobody completes it."""
    danger, queen, rounds = 0.0, s.queen, rounds_left(s)
    for wait, mark in enumerate(range(s.louvre_mark + 1, TRACKS.louvre_fail + 1)):
        if wait >= min(rounds - 1, horizon(s)):
            break
        step = 0.0
        if mark in TRACKS.louvre_queen:
            step += queen_step(queen)
            queen += 1
        if mark == TRACKS.louvre_fail:
            step += TREACHERY
        danger += step * LATER**wait
    return danger


def paris_danger(s: Table, card: ParisCard, rounds: float = PARIS_STAYS) -> float:
    """What a Paris card does as long as it lies there."""
    rounds = min(rounds, horizon(s), rounds_left(s) - 1)
    if not rounds:
        return 0.0
    name = PARIS_CARDS[card]
    if name == "constance_abducted":
        return LOSS * sum(
            [
                weight * (strangled(s.constance, wait + 1) - strangled(s.constance, wait))
                for wait, weight in enumerate(HASTE_FOR_CONSTANCE[: max(1, round(rounds))])
            ]
        )
    if name == "smugglers":
        more = fall_of_the_siege(s.rochelle, s.time, blue_dice(s), horizon(s), s.siege_dice, 1)
        less = fall_of_the_siege(s.rochelle, s.time, blue_dice(s), horizon(s), s.siege_dice, 0)
        return 0.5 * LOSS * (more - less)
    each = {
        "constance_held": TREACHERY,
        "paris_duels": 1.0,
        "message": 0.75 * queen_step(s.queen),
        "spies": CARD,
        "edict": PISTOLE * min(EFFECTS["edict_loss"], s.purse + 1),
        "prosecutor": 0.5,
    }
    return each[name] * rounds


def share(s: Table, board: Board) -> float:
    """What one task of a mission adds to its completion: less where much is left, nothing where it must fail."""
    tasks = open_tasks(s, board)
    if not tasks:
        return 0.0
    worth = completion(s, board) / tasks * 0.92 ** (tasks - 1)
    late = board == ON_LOUVRE and s.louvre_mark == TRACKS.louvre_fail - 1 and tasks > len(s.setup.team)
    return worth * (0.4 if late else 1.0)


def item_worth(s: Table, board: Board, number: int) -> float:
    """An item validated."""
    if board == ON_QUEST:
        return quest_item(s)
    return reward(s.items(board)[number]) + share(s, board)


def foe_worth(s: Table, board: Board, foe: Foe) -> float:
    """An Adversary eliminated."""
    printed = BOX.adversary[foe]
    return printed.pistoles * PISTOLE + printed.epic * EPIC + share(s, board) + 0.2 * FORCE[foe]


# Musketeers


def wounds_cost(s: Table, hero: Hero, wounds: int) -> float:
    """What it costs that he is wounded."""
    health = s.health[hero]
    after = max(0, health - wounds)
    lost = 0.0 if after else s.setup.figures.actions - 3.0 + (0.8 * s.actions if s.active == hero else 0.0)
    return HEALTH_WORTH[min(health, 5)] - HEALTH_WORTH[after] + lost


def healing(s: Table, hero: Hero) -> float:
    """What it is worth to heal him."""
    return HEALTH_WORTH[HEALTH[hero]] - HEALTH_WORTH[s.health[hero]]


def named_by_nemesis(s: Table, board: Board, hero: Hero) -> bool:
    """Whether he may fight there."""
    return not s.has_trap(board, NEMESIS) or s.nemesis == hero
