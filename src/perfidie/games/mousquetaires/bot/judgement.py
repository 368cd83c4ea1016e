"""What a table promises the Musketeers: a logistic over what a seasoned player looks at.

The weights are fitted to games that the rules of thumb played, and now and then chance, among themselves; but cards,
gold and epic tokens have the prices of the rules of thumb. Whoever wins has more of them left, not the other way round.
"""

from __future__ import annotations

from functools import cache
from math import exp

from perfidie.games.mousquetaires.bot.foresight import PACE, fall_of_the_siege, quest_left, strangled
from perfidie.games.mousquetaires.bot.quick_worth import FENCING, prices
from perfidie.games.mousquetaires.rules.box import (
    BASSOMPIERRE,
    BASTILLE,
    BETTER_SKILL,
    BOX,
    CARD,
    COMBAT,
    DICE_AT_ROCHELLE,
    DOUBLE,
    EFFECTS,
    FERRETS,
    HORSE,
    HOUSE,
    LAST_STAGE,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PARIS_NAMED,
    RICHELIEU,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    SKILL_OF,
    SKILL_TRAP,
    SMUGGLERS,
    TRACKS,
    TREACHERY,
)
from perfidie.games.mousquetaires.rules.table import PHASE_II, Table, item_key

ABDUCTED, HELD, MESSAGE = (PARIS_NAMED[name] for name in ("constance_abducted", "constance_held", "message"))
IMPROVEMENTS = sum(1 << token for token in BETTER_SKILL)


def tempo(s: Table) -> float:
    """The rounds left to act in, the rest of this one as a part; Conscripts and a Dead end make it shorter."""
    left, team = TRACKS.time_cardinal - s.time, s.setup.team
    if s.phase > PHASE_II:
        return left - 1.0
    acted = s.acted.bit_count() if s.phase == PHASE_II else 0
    lost = (s.conscripts + DEAD_END * s.dead_end) / s.setup.figures.actions
    return left - (acted + lost * (len(team) - acted)) / len(team)


DEAD_END = 0.6
"""How many actions a Dead end costs a Musketeer: not everybody rides."""


def features(s: Table) -> list[float]:
    """What is looked at, in the order of `WEIGHTS`."""
    return [*quest(s), *challenges(s), *markers(s), *riders(s), *milady(s)]


def quest(s: Table) -> list[float]:
    """What is left of it, against the rounds that are left."""
    ahead, team = tempo(s), len(s.setup.team)
    late = quest_to_go(s) / PACE[team] - ahead
    return [
        1.0, float(team == 4), float(team == 5), float(s.setup.automatic),
        late, max(0.0, late + 2), max(0.0, late), max(0.0, late - 1), float(s.stage == LAST_STAGE),
    ]  # fmt: skip


LAST_DUEL = item_key(ON_QUEST, len(BOX.quest[LAST_STAGE].items) - 1)


def quest_to_go(s: Table) -> float:
    """What is left of the quest, less the wounds that the last Rochefort has taken already: they stay."""
    return quest_left(s) - s.wounds_on(LAST_DUEL)


def challenges(s: Table) -> list[float]:
    """Cards that the quest asks for, those that are there for its open Challenges, those that missions lack."""
    team, tokens, hands = s.setup.team, s.tokens, s.hands
    levels = [
        [SKILL_OF[hero][skill] + (2 if tokens[hero] >> better & 1 else 0) for skill, better in enumerate(BETTER_SKILL)]
        for hero in team
    ]
    best = [max([row[skill] for row in levels]) for skill in range(len(BETTER_SKILL))]
    asked = sum([max(0, value - best[skill]) for skill, value in challenges_to_come(s.stage)])
    there = lacking = 0
    for board in (ON_QUEST, ON_LOUVRE, ON_PARIS):
        done = s.done[board]
        for number, item in enumerate(s.items(board)):
            if item.kind != "challenge" or done >> number & 1:
                continue
            skill = SKILL[item.skill]
            card, value = SKILL_CARD[skill], item.value
            if board == ON_QUEST:
                short = max(0, value - best[skill])
                asked += short
                most = max([levels[row][skill] + min(3, hands[hero][card]) for row, hero in enumerate(team)])
                there += short - max(0, value - most)
            else:
                value += SKILL_TRAP.get(skill) in s.traps[board]
                most = max([levels[row][skill] + hands[hero][card] for row, hero in enumerate(team)])
                lacking += max(0, value - most)
    return [float(asked), float(there), float(lacking)]


@cache
def challenges_to_come(current: int) -> list[tuple[int, int]]:
    """Skill and value of the Challenges on the boards of the quest after this one."""
    return [
        (SKILL[item.skill], item.value)
        for stage in BOX.quest[current + 1 :]
        for item in stage.items
        if item.kind == "challenge"
    ]


def markers(s: Table) -> list[float]:
    """The four clocks and the missions that drive them."""
    blue, always = siege_dice(s)
    ahead, left = prices(s).horizon, TRACKS.time_cardinal - s.time
    falls = fall_of_the_siege(s.rochelle, s.time, blue, min(ahead, left), s.siege_dice, always)
    soon = fall_of_the_siege(s.rochelle, s.time, blue, 1, s.siege_dice, always)
    paris, mark, queen = s.cards[ON_PARIS], s.louvre_mark, s.queen
    abducted = paris == ABDUCTED
    pressing = float(left > 1)
    too_late = s.acted.bit_count() / len(s.setup.team) if s.phase == PHASE_II else 0.0
    threat = strangled(s.constance, 1) * pressing if abducted else 0.0
    to_do = [len(s.items(board)) - s.done[board].bit_count() + len(s.foes[board]) for board in (ON_PARIS, ON_LOUVRE)]
    late, failing = pressing * to_do[ON_LOUVRE] * (mark == 2), pressing * to_do[ON_LOUVRE] * (mark == 3)
    return [
        falls, soon, soon * too_late, s.rochelle * min(1.0, ahead / 3), float(blue),
        *[float(queen == square) * pressing for square in (1, 2, 3, 4)],
        float(to_do[ON_LOUVRE]), late, failing, (late + failing) * (queen >= 3),
        (late + failing > 0) * (queen >= 3) * too_late,
        threat, threat * too_late,
        strangled(s.constance, 2) * pressing * to_do[ON_PARIS] if abducted else 0.0,
        float(paris != NOTHING), float(paris == HELD), float(paris == MESSAGE),
        float(to_do[ON_PARIS] * (paris in (HELD, MESSAGE))),
    ]  # fmt: skip


def siege_dice(s: Table) -> tuple[int, int]:
    """The blue dice that lie at La Rochelle, and the red ones that Smugglers add."""
    blue = min(sum([DICE_AT_ROCHELLE[card] for card in s.slots]), BOX.dice.most)
    return blue, EFFECTS["smugglers_dice"] if s.cards[ON_PARIS] == SMUGGLERS else 0


def fall_soon(s: Table) -> float:
    """How likely La Rochelle falls in the next three rounds with the cards that lie there now."""
    blue, always = siege_dice(s)
    return fall_of_the_siege(s.rochelle, min(s.time, len(TRACKS.time_dice)), blue, 3, 0, always)


def riders(s: Table) -> list[float]:
    """Cards, gold and epic tokens (a Character that brings them counts as most of them), tokens, Health."""
    team = s.setup.team
    held = [sum(column) for column in zip(*[s.hands[hero] for hero in team], strict=True)]
    skill = sum([held[card] for card in SKILL_CARD]) + IN_HAND * PLANCHET_CARDS * held[PLANCHET]
    blades = held[COMBAT] + 2 * held[DOUBLE] + held[BASSOMPIERRE]
    able = [hero for hero in team if not s.out[hero]]
    weak = sum([s.health[hero] == 1 for hero in able]) + 0.5 * sum([s.health[hero] == 2 for hero in able])
    places = [s.places[hero] for hero in able]
    gear = sum([(s.tokens[hero] & FENCING).bit_count() + 0.7 * (s.tokens[hero] >> HORSE & 1) for hero in team])
    return [
        skill, float(blades), s.purse + IN_HAND * ESSARTS_PISTOLES * held[ESSARTS],
        s.epic + IN_HAND * held[BUCKINGHAM], float(held[KING] and s.queen > 1), gear,
        float(sum([(s.tokens[hero] & IMPROVEMENTS).bit_count() for hero in team])),
        float(sum([s.health[hero] for hero in able])), float(len(team) - len(able)), weak,
        float(places.count(BASTILLE)), float(s.rochelle <= -3 and ROCHELLE in places),
    ]  # fmt: skip


IN_HAND = 0.75
"""What a Character in hand still has to be played for is worth less than what lies there already."""
ESSARTS, BUCKINGHAM, PLANCHET, KING = (CARD[name] for name in ("essarts", "buckingham", "planchet", "king"))
ESSARTS_PISTOLES, PLANCHET_CARDS = EFFECTS["essarts_pistoles"], EFFECTS["planchet_cards"]


def milady(s: Table) -> list[float]:
    """Her cards, and what she is about to do where she hides."""
    hidden = s.phase == PHASE_II and not s.revealed
    hand = s.treacheries
    return [
        float(len(hand) + s.extras), float(HASTE in hand), float(PLOT in hand and s.queen >= 2),
        float(len(s.paris_hand)),
        float(hidden and s.destination == RICHELIEU), float(hidden and s.destination == HOUSE),
        float(hidden and s.destination == ROCHELLE and bool(s.slots)),
        float(s.phase == PHASE_II and s.destination == FERRETS and s.rochefort > 0),
    ]  # fmt: skip


HASTE, PLOT = TREACHERY["haste"], TREACHERY["plot"]
WEIGHTS: dict[str, float] = {
    "one": -0.809, "four": -0.452, "five": -0.237, "automatic": 0.647, "late": -0.437, "late_soon": -0.43,
    "late_now": -1.114, "late_far": -1.3, "final": 0.146, "quest_cards": -0.096, "quest_cards_there": 0.03,
    "mission_cards": -0.127, "falls": -0.1, "falls_now": -1.105, "falls_surely": -1.035, "rochelle": 0.09,
    "blue": 0.06, "queen_1": -0.38, "queen_2": -0.514, "queen_3": -0.981, "queen_4": -1.079, "louvre": -0.018,
    "louvre_late": -0.15, "louvre_failing": -0.138, "louvre_queen": 0, "queen_surely": -0.856, "strangled_now": -0.74,
    "strangled_surely": -4.243, "strangled_next": -0.288, "paris": 0, "held": -0.426, "message": -0.609,
    "paris_lasts": -0.204, "skill_cards": 0.04, "blades": 0.04, "purse": 0.04, "epic": 0.1, "king": 0, "gear": 0.25,
    "improvements": 0.038, "health": 0.089, "out": -0.094, "weak": -0.11, "bastille": -0.289, "guard": 0.228,
    "treacheries": -0.078, "haste": -0.357, "plot": -0.277, "paris_hand": -0.04, "at_richelieu": -0.162,
    "at_house": -0.167, "at_siege": -0.184, "at_quest": -0.1,
}  # fmt: skip
"""By sign, in the order of `features`: what one unit adds to the log-odds of the Musketeers.

`late`: rounds the quest still takes beyond those that are left, with a steeper fall from two rounds in hand (`_soon`),
from none (`_now`), from one behind (`_far`). `_surely`: danger that fewer and fewer can avert before the round ends.
`paris_lasts`: each task that still keeps such a Paris card there; a turn seldom does them all, so a part must count.
"""
_WEIGHTS = tuple(WEIGHTS.values())


def chance(s: Table) -> float:
    """How likely the Musketeers win."""
    total = sum([weight * value for weight, value in zip(_WEIGHTS, features(s), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
