"""What a table promises the Musketeers: a logistic over what a seasoned player looks at.

The weights are fitted to games that the rules of thumb played, and now and then chance, among themselves; but cards,
gold and epic tokens have the prices of the rules of thumb. Whoever wins has more of them left, not the other way round.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from operator import mul

from perfidie.games.mousquetaires.bot.foresight import PACE, fall_of_the_siege, quest_left, strangled
from perfidie.games.mousquetaires.bot.quick_worth import FENCING, Prices, prices
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
    MISSIONS,
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
    Board,
    Hero,
    Place,
    Row,
    Rows,
    Skill,
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


Features = tuple[float, ...]


def features(s: Table) -> list[float]:
    """What is looked at, in the order of `WEIGHTS`."""
    p = prices(s)
    todo, clocks = standing(s, p)
    lacking, held = equipment(s, p)
    return [*todo, *lacking, *clocks, *riders(s, held), *milady(s)]


_standing: dict[tuple[int, bool, int, int, bool, bool], tuple[Features, Features]] = {}


def standing(s: Table, p: Prices) -> tuple[Features, Features]:
    """The quest and the clocks, kept by what they depend on: that is all the prices do, and how far the round is."""
    phase = s.phase
    acted = s.acted.bit_count() if phase == PHASE_II else 0
    key = (p.number, phase > PHASE_II, acted, s.conscripts, s.dead_end, s.setup.automatic)
    found = _standing.get(key)
    if found is None:
        if len(_standing) > 1 << 15:
            _standing.clear()
        found = _standing[key] = (quest(s), markers(s))
    return found


_equipment: dict[tuple[object, ...], tuple[Features, Row]] = {}


def equipment(s: Table, p: Prices) -> tuple[Features, Row]:
    """What the Challenges lack, and what is held together, kept by what they depend on."""
    key = (p.number, s.hands, s.tokens, s.traps)
    found = _equipment.get(key)
    if found is None:
        if len(_equipment) > 1 << 14:
            _equipment.clear()
        columns = zip(*[holding(s.hands[hero]) for hero in s.setup.team], strict=True)
        found = _equipment[key] = (challenges(s), tuple([sum(column) for column in columns]))
    return found


def quest(s: Table) -> Features:
    """What is left of it, against the rounds that are left."""
    ahead, team = tempo(s), len(s.setup.team)
    late = quest_to_go(s) / PACE[team] - ahead
    return (
        1.0, float(team == 4), float(team == 5), float(s.setup.automatic),
        late, max(0.0, late + 2), max(0.0, late), max(0.0, late - 1), float(s.stage == LAST_STAGE),
    )  # fmt: skip


LAST_DUEL = item_key(ON_QUEST, len(BOX.quest[LAST_STAGE].items) - 1)


def quest_to_go(s: Table) -> float:
    """What is left of the quest, less the wounds that the last Rochefort has taken already: they stay."""
    return quest_left(s) - s.wounds_on(LAST_DUEL)


def challenges(s: Table) -> Features:
    """Cards that the quest asks for, those that are there for its open Challenges, those that missions lack."""
    team, hands, stage = s.setup.team, s.hands, s.stage
    levels, best = levels_of(team, s.tokens)
    asked = asked_later(stage, best)
    there = lacking = 0
    for skill, card, value in open_challenges(ON_QUEST, stage, s.done[ON_QUEST]):
        short = max(0, value - best[skill])
        asked += short
        most = max([levels[row][skill] + min(3, hands[hero][card]) for row, hero in enumerate(team)])
        there += short - max(0, value - most)
    for board in (ON_LOUVRE, ON_PARIS):
        traps = s.traps[board]
        for skill, card, value in open_challenges(board, s.cards[board], s.done[board]):
            most = max([levels[row][skill] + hands[hero][card] for row, hero in enumerate(team)])
            lacking += max(0, value + (SKILL_TRAP.get(Skill(skill)) in traps) - most)
    return float(asked), float(there), float(lacking)


@lru_cache(maxsize=1 << 12)
def levels_of(team: tuple[Hero, ...], tokens: Row) -> tuple[Rows, Row]:
    """By Musketeer, then of the best: the level of each Skill with the tokens they have."""
    levels = [
        [SKILL_OF[hero][skill] + (2 if tokens[hero] >> better & 1 else 0) for skill, better in enumerate(BETTER_SKILL)]
        for hero in team
    ]
    best = tuple([max([row[skill] for row in levels]) for skill in range(len(BETTER_SKILL))])
    return tuple([tuple(row) for row in levels]), best


@lru_cache(maxsize=1 << 12)
def asked_later(stage: int, best: Row) -> int:
    """The cards that the later boards of the quest ask for."""
    return sum([max(0, value - best[skill]) for skill, value in challenges_to_come(stage)])


@lru_cache(maxsize=1 << 12)
def open_challenges(board: Board, card: int, done: int) -> Rows:
    """Skill, its card and value of the Challenges that are still to be met; `card`: the mission, or the stage."""
    if card == NOTHING:
        return ()
    items = (BOX.quest[card] if board == ON_QUEST else MISSIONS[board][card]).items
    return tuple(
        [
            (SKILL[item.skill], SKILL_CARD[SKILL[item.skill]], item.value)
            for number, item in enumerate(items)
            if item.kind == "challenge" and not done >> number & 1
        ]
    )


@cache
def challenges_to_come(current: int) -> list[tuple[int, int]]:
    """Skill and value of the Challenges on the boards of the quest after this one."""
    return [
        (SKILL[item.skill], item.value)
        for stage in BOX.quest[current + 1 :]
        for item in stage.items
        if item.kind == "challenge"
    ]


def markers(s: Table) -> Features:
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
    return (
        falls, soon, soon * too_late, s.rochelle * min(1.0, ahead / 3), float(blue),
        *[float(queen == square) * pressing for square in (1, 2, 3, 4)],
        float(to_do[ON_LOUVRE]), late, failing, (late + failing) * (queen >= 3),
        (late + failing > 0) * (queen >= 3) * too_late,
        threat, threat * too_late,
        strangled(s.constance, 2) * pressing * to_do[ON_PARIS] if abducted else 0.0,
        float(paris != NOTHING), float(paris == HELD), float(paris == MESSAGE),
        float(to_do[ON_PARIS] * (paris in (HELD, MESSAGE))),
    )  # fmt: skip


def siege_dice(s: Table) -> tuple[int, int]:
    """The blue dice that lie at La Rochelle, and the red ones that Smugglers add."""
    blue = min(sum([DICE_AT_ROCHELLE[card] for card in s.slots]), BOX.dice.most)
    return blue, EFFECTS["smugglers_dice"] if s.cards[ON_PARIS] == SMUGGLERS else 0


def fall_soon(s: Table) -> float:
    """How likely La Rochelle falls in the next three rounds with the cards that lie there now."""
    blue, always = siege_dice(s)
    return fall_of_the_siege(s.rochelle, min(s.time, len(TRACKS.time_dice)), blue, 3, 0, always)


def riders(s: Table, held: Row) -> Features:
    """Cards, gold and epic tokens (a Character that brings them counts as most of them), tokens, Health."""
    team = s.setup.team
    skills, planchets, blades, essarts, buckinghams, kings = held
    health, out, weak, bastille, guarded = condition(team, s.health, s.out, s.places)
    return (
        skills + IN_HAND * PLANCHET_CARDS * planchets, float(blades), s.purse + IN_HAND * ESSARTS_PISTOLES * essarts,
        s.epic + IN_HAND * buckinghams, float(kings and s.queen > 1), *gear(team, s.tokens),
        health, out, weak, bastille, float(s.rochelle <= -3 and guarded),
    )  # fmt: skip


@lru_cache(maxsize=1 << 14)
def holding(hand: Row) -> Row:
    """Of a hand: Skill cards, Planchet, dice for a duel, des Essarts, Buckingham, the King."""
    blades = hand[COMBAT] + 2 * hand[DOUBLE] + hand[BASSOMPIERRE]
    return sum([hand[card] for card in SKILL_CARD]), hand[PLANCHET], blades, hand[ESSARTS], hand[BUCKINGHAM], hand[KING]


@lru_cache(maxsize=1 << 12)
def gear(team: tuple[Hero, ...], tokens: Row) -> tuple[float, float]:
    """What they own for duels and the road, and improvements of Skills."""
    owned = sum([(tokens[hero] & FENCING).bit_count() + 0.7 * (tokens[hero] >> HORSE & 1) for hero in team])
    return owned, float(sum([(tokens[hero] & IMPROVEMENTS).bit_count() for hero in team]))


@lru_cache(maxsize=1 << 14)
def condition(
    team: tuple[Hero, ...], health: Row, out: Row, places: tuple[Place, ...]
) -> tuple[float, float, float, float, bool]:
    """The Health of those who are able, how many are not, how many are weak or imprisoned; whether one guards."""
    able = [hero for hero in team if not out[hero]]
    weak = sum([health[hero] == 1 for hero in able]) + 0.5 * sum([health[hero] == 2 for hero in able])
    where = [places[hero] for hero in able]
    life = float(sum([health[hero] for hero in able]))
    return life, float(len(team) - len(able)), weak, float(where.count(BASTILLE)), ROCHELLE in where


IN_HAND = 0.75
"""What a Character in hand still has to be played for is worth less than what lies there already."""
ESSARTS, BUCKINGHAM, PLANCHET, KING = (CARD[name] for name in ("essarts", "buckingham", "planchet", "king"))
ESSARTS_PISTOLES, PLANCHET_CARDS = EFFECTS["essarts_pistoles"], EFFECTS["planchet_cards"]


def milady(s: Table) -> Features:
    """Her cards, and what she is about to do where she hides."""
    hidden = s.phase == PHASE_II and not s.revealed
    hand = s.treacheries
    return (
        float(len(hand) + s.extras), float(HASTE in hand), float(PLOT in hand and s.queen >= 2),
        float(len(s.paris_hand)),
        float(hidden and s.destination == RICHELIEU), float(hidden and s.destination == HOUSE),
        float(hidden and s.destination == ROCHELLE and bool(s.slots)),
        float(s.phase == PHASE_II and s.destination == FERRETS and s.rochefort > 0),
    )  # fmt: skip


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
    total = sum(map(mul, _WEIGHTS, features(s)))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))
