"""What a table promises the Musketeers: a logistic over what a seasoned player looks at.

The weights are fitted to games that the rules of thumb played, and now and then chance, among themselves.
"""

from __future__ import annotations

from math import exp

from perfidie.games.mousquetaires.box import (
    BASTILLE,
    BETTER_SKILL,
    BOX,
    CHARACTERS,
    COMBAT,
    DICE_AT_ROCHELLE,
    DOUBLE,
    EFFECTS,
    FERRETS,
    FORCE,
    HORSE,
    HOUSE,
    LOUVRE,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PARIS,
    PARIS_CARDS,
    RICHELIEU,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    SKILL_OF,
    SKILL_TRAP,
    SMUGGLERS,
    TRACKS,
    TREACHERIES,
)
from perfidie.games.mousquetaires.foresight import PACE, fall_of_the_siege, items_to_come, quest_left, strangled
from perfidie.games.mousquetaires.pricing import FENCING, prices
from perfidie.games.mousquetaires.table import PHASE_II, Table

ABDUCTED = PARIS_CARDS.index("constance_abducted")
IMPROVEMENTS = sum(1 << token for token in BETTER_SKILL)


def tempo(s: Table) -> float:
    """The rounds left to act in, the rest of this one as a part."""
    left = TRACKS.time_cardinal - s.time
    if s.phase < PHASE_II:
        return float(left)
    return left - s.acted.bit_count() / len(s.setup.team) if s.phase == PHASE_II else left - 1.0


def features(s: Table) -> list[float]:
    """What is looked at, in the order of `WEIGHTS`."""
    return [*quest(s), *challenges(s), *markers(s), *riders(s), *milady(s)]


def quest(s: Table) -> list[float]:
    left, ahead, team = quest_left(s), tempo(s), len(s.setup.team)
    late = left / PACE[team] - ahead
    return [
        1.0, float(team == 4), float(team == 5), float(s.setup.automatic),
        left, late, max(0.0, late + 2), max(0.0, late), max(0.0, late - 1), float(s.stage == 0), float(s.stage == 3),
    ]  # fmt: skip


def challenges(s: Table) -> list[float]:
    """Cards that are missing: for the open Challenges of the quest, of the missions, for the stages to come."""
    team, tokens, hands, places = s.setup.team, s.tokens, s.hands, s.places
    levels = [
        [SKILL_OF[hero][skill] + (2 if tokens[hero] >> better & 1 else 0) for skill, better in enumerate(BETTER_SKILL)]
        for hero in team
    ]
    lacking = [0.0, 0.0]
    met = [0.0, 0.0]
    ready = [0.0, 0.0]
    for board, place in ((ON_QUEST, FERRETS), (ON_LOUVRE, LOUVRE), (ON_PARIS, PARIS)):
        done, mine = s.done[board], int(board != ON_QUEST)
        for number, item in enumerate(s.items(board)):
            if item.kind != "challenge" or done >> number & 1:
                continue
            skill = SKILL[item.skill]
            card, value = SKILL_CARD[skill], item.value
            if mine and SKILL_TRAP.get(skill) in s.traps[board]:
                value += 1
            least, near = 9, False
            for row, hero in enumerate(team):
                short = value - levels[row][skill] - hands[hero][card]
                least = min(least, short)
                near = near or (short <= 0 and places[hero] == place)
            lacking[mine] += max(0, least)
            met[mine] += least <= 0
            ready[mine] += near
    best = [max([row[skill] for row in levels]) for skill in range(4)]
    later = sum(
        [
            max(0, item.value - best[SKILL[item.skill]])
            for stage, item in items_to_come(s.stage, s.done[ON_QUEST])
            if stage > s.stage and item.kind == "challenge"
        ]
    )
    return [*lacking, *met, *ready, float(later)]


def markers(s: Table) -> list[float]:
    """The four clocks and the missions that drive them."""
    blue = min(sum([DICE_AT_ROCHELLE[card] for card in s.slots]), BOX.dice.most)
    ahead = prices(s).horizon
    paris = s.cards[ON_PARIS]
    always = EFFECTS["smugglers_dice"] if paris == SMUGGLERS else 0
    rounds = min(ahead, TRACKS.time_cardinal - s.time)
    extra = s.siege_dice
    falls = fall_of_the_siege(s.rochelle, s.time, blue, rounds, extra, always)
    soon = fall_of_the_siege(s.rochelle, s.time, blue, 1, extra, always)
    abducted = paris == ABDUCTED
    open_paris = len(s.items(ON_PARIS)) - s.done[ON_PARIS].bit_count() + len(s.foes[ON_PARIS])
    open_louvre = len(s.items(ON_LOUVRE)) - s.done[ON_LOUVRE].bit_count() + len(s.foes[ON_LOUVRE])
    mark, queen, last = s.louvre_mark, s.queen, TRACKS.time_cardinal - s.time <= 1
    pressing = 0.0 if last else 1.0
    return [
        falls, soon, s.rochelle * min(1.0, ahead / 3), float(blue),
        *[float(queen == square) * pressing for square in (1, 2, 3, 4)],
        *[float(mark == square) * pressing for square in (1, 2, 3)],
        open_louvre * (mark == 3) * pressing, open_louvre * (mark == 2) * pressing, float(open_louvre),
        open_louvre * (mark >= 2) * (queen >= 3) * pressing,
        sum([FORCE[foe] for foe in s.foes[ON_LOUVRE]]) + len(s.traps[ON_LOUVRE]),
        strangled(s.constance, 1) * pressing if abducted else 0.0,
        strangled(s.constance, 2) * pressing * open_paris if abducted else 0.0,
        float(abducted),
        float(paris != NOTHING and not abducted), 0.0 if abducted else float(open_paris),
        sum([FORCE[foe] for foe in s.foes[ON_PARIS]]) + len(s.traps[ON_PARIS]),
        *[float(paris != NOTHING and PARIS_CARDS[paris] == name) for name in ("constance_held", "message")],
    ]  # fmt: skip


def fall_soon(s: Table) -> float:
    """How likely La Rochelle falls in the next three rounds with the cards that lie there now."""
    blue = min(sum([DICE_AT_ROCHELLE[card] for card in s.slots]), BOX.dice.most)
    always = EFFECTS["smugglers_dice"] if s.cards[ON_PARIS] == SMUGGLERS else 0
    return fall_of_the_siege(s.rochelle, min(s.time, len(TRACKS.time_dice)), blue, 3, 0, always)


def riders(s: Table) -> list[float]:
    """Cards, gold, tokens, Health, and where everybody is."""
    team, hands = s.setup.team, s.hands
    skill = blades = people = 0
    for hero in team:
        hand = hands[hero]
        blades += hand[COMBAT] + 2 * hand[DOUBLE]
        people += sum([hand[card] for card in CHARACTERS])
        skill += hand[SKILL_CARD[0]] + hand[SKILL_CARD[1]] + hand[SKILL_CARD[2]] + hand[SKILL_CARD[3]]
    able = [hero for hero in team if not s.out[hero]]
    places = [s.places[hero] for hero in able]
    weak = sum([s.health[hero] == 1 for hero in able]) + 0.5 * sum([s.health[hero] == 2 for hero in able])
    acting = s.phase == PHASE_II
    idle = sum([s.out[hero] <= s.round for hero in team if s.out[hero]]) if acting else 0
    return [
        float(skill), float(blades), blades * float(s.stage == 3), float(people), float(s.purse), float(s.epic),
        s.epic * float(s.stage == 3),
        float(sum([s.tokens[hero] >> HORSE & 1 for hero in team])),
        float(sum([(s.tokens[hero] & FENCING).bit_count() for hero in team])),
        float(sum([(s.tokens[hero] & IMPROVEMENTS).bit_count() for hero in team])),
        float(sum([s.health[hero] for hero in able])), float(len(team) - len(able)), float(idle), weak,
        float(places.count(BASTILLE)), float(places.count(FERRETS)), float(places.count(LOUVRE)),
        float(places.count(PARIS)), float(places.count(ROCHELLE)),
        float(any([place == ROCHELLE for place in places]) and s.rochelle <= -3),
    ]  # fmt: skip


def milady(s: Table) -> list[float]:
    """Her cards, her bodyguard, and what she is about to do where she hides."""
    hidden = s.phase == PHASE_II and not s.revealed
    held = [0.0] * len(TREACHERIES)
    for card in s.treacheries:
        held[card] += 1
    return [
        float(s.rochefort), float(len(s.paris_hand)), float(s.extras),
        float(hidden and s.destination == RICHELIEU), float(hidden and s.destination == HOUSE),
        float(hidden and s.destination == ROCHELLE and bool(s.slots)),
        float(s.phase == PHASE_II and s.destination == FERRETS and s.rochefort > 0),
        *held,
    ]  # fmt: skip


WEIGHTS: dict[str, float] = {
    "one": -2.144, "four": -0.448, "five": -0.054, "automatic": 0.484, "left": 0.034, "late": -0.613,
    "late2": -0.207, "late0": -0.93, "late1": -2.259, "inn": 0.218, "final": 0.454, "lack_quest": -0.311,
    "lack_missions": -0.082, "met_quest": -0.117, "met_missions": 0.08, "ready_quest": -0.004,
    "ready_missions": -0.12, "later": -0.092, "falls": -0.303, "soon": -1.185, "rochelle": 0.063, "blue": 0.062,
    "queen1": -0.316, "queen2": -0.43, "queen3": -0.945, "queen4": -0.995, "mark1": 0.004, "mark2": 0.094,
    "mark3": 0.138, "open3": -0.11, "open2": -0.103, "open_louvre": -0.057, "open_queen": -0.1,
    "force_louvre": 0.034, "strangled1": -1.411, "strangled2": -0.248, "abducted": -0.038, "paris": 0.085,
    "open_paris": 0.041, "force_paris": -0.028, "held": -0.883, "message": -1.323, "skill": 0.062, "blades": 0.071,
    "blades_final": -0.036, "people": 0.027, "purse": 0.128, "epic": 0.209, "epic_final": 0.007, "horses": 0.765,
    "fencing": 0.298, "improvements": 0.101, "health": 0.052, "out": -0.167, "idle": 0.112, "weak": -0.163,
    "bastille": -0.273, "at_ferrets": 0.058, "at_louvre": 0.033, "at_paris": 0.112, "at_rochelle": 0.045,
    "guard": 0.209, "rochefort": 0.041, "paris_hand": -0.008, "extras": 0, "at_richelieu": -0.143,
    "at_house": -0.181, "at_siege": -0.116, "at_quest": -0.105, "t_reinforcements": -0.02, "t_conscripts": 0.145,
    "t_to_bastille": -0.18, "t_ambush": -0.005, "t_dead_end": 0.009, "t_urgency": -0.076, "t_plot": -0.07,
    "t_haste": -0.411, "t_purse_theft": -0.08, "t_poison": -0.076, "t_sabotage": -0.031, "t_confiscation": -0.402,
}  # fmt: skip
_WEIGHTS = tuple(WEIGHTS.values())


def chance(s: Table) -> float:
    """How likely the Musketeers win."""
    total = sum([weight * value for weight, value in zip(_WEIGHTS, features(s), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
