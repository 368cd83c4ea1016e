"""How good a table of the duel is for a seat, in steps of the patient: what lies there, and what the bags promise.

A potion that is not finished is worth what it will bring if its player goes on sensibly: `prospects` counts that from
the whites and the mean of the coloured chips in the bag, turn by turn, each chip drawn against the chance of a mine.
"""

from __future__ import annotations

from functools import lru_cache

from perfidie.engine import Action
from perfidie.games.charlatans.rules import scoring
from perfidie.games.charlatans.rules.actions import STOP
from perfidie.games.charlatans.rules.box import (
    BLACK,
    BONUS,
    BOX,
    COLOUR_OF,
    LAST_WHITE,
    ORANGE,
    PLACE_OF,
    PLAYERS,
    RULES,
    SIGN,
    VALUE,
    Row,
    books,
)
from perfidie.games.charlatans.rules.steps.brewing import Brew, TurnEnd, movement
from perfidie.games.charlatans.rules.steps.buying import BuyChips
from perfidie.games.charlatans.rules.steps.coins import ChooseCoin
from perfidie.games.charlatans.rules.steps.potion import FLASK, DrawFrom
from perfidie.games.charlatans.rules.steps.trade import ChoosePan, MakeOffer
from perfidie.games.charlatans.rules.table import MINE_GUARD, Table
from perfidie.games.charlatans.sight.worth import (
    CURE,
    KEPT,
    LAST_GOLD,
    NOW,
    chip_worths,
    gold_worth,
    rounds_left,
    stand_worth,
)

WON = 200.0
LAST_CURE = 14.0
"""A cured patient of the last round, where nothing else counts any more."""
AHEAD = 6.0
"""Level in the last round: having the patient on one's own half."""
WAITING = {BONUS["return_whites"]: 3.0, BONUS["return_colour"]: 0.8, BONUS["upgrade_or_patient"]: 2.2}
"""Coins that are yet to be used, before or in the first turn."""
CAUTION = 1.5
"""What an explosion is feared for beside what it costs."""
LAST_VALUE = 1.4
"""What the last white adds to a movement."""
WEB = 0.8
SHIELD = 0.6
AMBER = 0.8
LOOKING = 0.6
"""A chip that lets one look into a bag, before it is known what lies there."""
TURNS = 3
"""So many turns of a potion are thought ahead."""

Prospects = tuple[tuple[float, float], ...]
"""By chips in the neck: which share of the steps in it will be walked, and what else will come."""


@lru_cache(maxsize=1 << 15)
def prospects(whites: Row, coloured: int, value: float, reward: float, space: int, safe: int, loss: float) -> Prospects:
    """What a potion promises whose last white lies on `space`, going on as long as it pays.

    `whites` counts those in the bag by value; a coloured chip brings `value` steps when the turn is walked and `reward`
    at once; a white beyond `safe` explodes and costs `loss`. Chips drawn in one turn are missing in the next.
    """
    total = sum([count * (place + 1) for place, count in enumerate(whites)]) or 1
    after = [0.0] * (safe + 1)
    row: list[Prospects] = []
    for turn in reversed(range(min(TURNS, coloured // FLASK.neck + 1))):
        row = [()] * (safe + 1)
        left = coloured - FLASK.neck * turn
        for here in range(safe, space - 1, -1):
            thin = max(0.0, 1 - (here - space) / total)
            safely = [(count * thin, row[here + far]) for far, count in enumerate(whites, 1) if here + far <= safe]
            mines = sum(whites[safe - here :]) * thin
            everywhere = sum(whites) * thin
            row[here] = one_turn(safely, mines * loss, everywhere, left, value, reward, here > 0, after[here])
        after = [each[0][1] if each else 0.0 for each in row]
    return row[space]


def one_turn(
    safely: list[tuple[float, Prospects]],
    burst: float,
    whites: float,
    left: int,
    value: float,
    reward: float,
    walks: bool,
    after: float,
) -> Prospects:
    """The prospects from one space, by chips in the neck; those of the spaces the whites lead to are known already."""
    last = LAST_VALUE if walks else 0.0
    found: Prospects = ()
    for neck in range(FLASK.neck - 1, -1, -1):
        coloured = left - neck if left > neck else 0
        bag, bank, pending = whites + coloured, last if neck else 0.0, neck * value
        if not bag:
            found = ((1.0, bank), *found)
            continue
        kept, then = found[0] if found else (1.0, last + after)
        share, more = coloured * kept, coloured * (reward + kept * value + then) - burst
        for count, there in safely:
            share += count * there[neck][0]
            more += count * there[neck][1]
        share, more = share / bag, more / bag
        found = ((share, more) if share * pending + more > pending + bank else (1.0, bank), *found)
    return found


@lru_cache(maxsize=1024)
def placed_worths(pages: Row, rounds: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By chip: the steps it is good for when it is placed, and what it brings at once."""
    page, coin = books(pages).page, gold_worth(rounds)
    steps, at_once = [], []
    for chip, colour in enumerate(COLOUR_OF):
        effect = NOW[page[colour].effect][PLACE_OF[chip]] if colour in page else 0.0
        steps.append(VALUE[chip] + effect / 2)
        at_once.append(coin * VALUE[chip] if colour == BLACK else effect / 2)
    return tuple(steps), tuple(at_once)


@lru_cache(maxsize=1024)
def later_worths(pages: Row, rounds: int) -> dict[int, float]:
    """By chip of a page of phase 3: what it will bring there."""
    page = books(pages).page
    return {
        chip: NOW[page[colour].effect][PLACE_OF[chip]] * (1.0 if rounds else 0.2)
        for chip, colour in enumerate(COLOUR_OF)
        if colour not in (ORANGE, BLACK) and chip > LAST_WHITE and page[colour].timing == "phase3"
    }


class Foresight:
    """Values tables for one seat."""

    def __init__(self, s: Table, seat: int) -> None:
        self.seat = seat
        self.rounds = rounds_left(s)
        self.last = not self.rounds
        self.coin = gold_worth(self.rounds)
        self.cure = LAST_CURE if self.last else CURE + 2 * stand_worth(self.rounds)
        self.stand = stand_worth(self.rounds)
        self.worths = chip_worths(s.pages, self.rounds)
        self.steps, self.at_once = placed_worths(s.pages, self.rounds)
        self.later = later_worths(s.pages, self.rounds)

    def value(self, s: Table, depth: int = 3) -> float:
        """What this table is worth, every small decision that is due being taken well by whoever takes it."""
        if not s.agenda:
            winners = scoring.outcome(s).winners
            return 0.0 if len(winners) > 1 else WON if winners[0] == self.seat else -WON
        step = s.agenda[-1]
        if isinstance(step, Brew):
            return self.brewing(s, step.seat)
        if step.seat >= 0 and depth and type(step) not in BIG:
            ends = [self.value(done(s, action), depth - 1) for action in step.legal(s)]
            return max(ends) if step.seat == self.seat else min(ends)
        return self.lying(s) + LOOKING * (type(step) is DrawFrom)

    def brewing(self, s: Table, player: int) -> float:
        """Somebody may stop or draw: the better of the two."""
        going_on = self.lying(s)
        if not s.placed:
            return going_on
        stopped = self.lying(done(s, STOP))
        return max(stopped, going_on) if player == self.seat else min(stopped, going_on)

    def lying(self, s: Table) -> float:
        """What lies on the table for this seat, less what lies there for the rival."""
        mine, theirs = self.side(s, self.seat), self.side(s, 1 - self.seat)
        walked = float(s.patient * SIGN[self.seat])
        if self.last and s.cured[0] == s.cured[1] and walked:
            walked += AHEAD if walked > 0 else -AHEAD
        return mine - theirs + walked

    def side(self, s: Table, seat: int) -> float:
        """One side of the table."""
        worths, finished, gold = self.worths, seat in s.finished, s.gold[seat]
        found = self.cure * s.cured[seat] - self.stand * s.stands[seat]
        found += (0.0 if finished else LAST_GOLD * gold) if self.last else self.coin * gold
        found += sum([worths[chip] for chip in s.bags[seat] + s.flask(seat) + s.bought[seat] + s.aside[seat]])
        found += sum([worths[chip] for _, chip in s.whites[seat]])
        if s.kept[seat] and not (self.last and finished):
            found += sum([KEPT[BOX.card[card].effect] for card in s.kept[seat]])
        if len(s.finished) < PLAYERS and self.later:
            found += sum([self.later.get(chip, 0.0) for chip in s.flask(seat)])
        if finished:
            return found - CAUTION * s.exploded[seat]
        return found + self.potion(s, seat)

    def potion(self, s: Table, seat: int) -> float:
        """What a potion that is not finished will still bring."""
        bag = s.bags[seat]
        coloured = [chip for chip in bag if chip > LAST_WHITE]
        many = len(coloured) or 1
        value, reward = sum([self.steps[chip] for chip in coloured]), sum([self.at_once[chip] for chip in coloured])
        by_half, at_once = max(0.5, round(2 * value / many) / 2), round(2 * reward / many) / 2
        scale = (value + reward) / many / (by_half + at_once)  # tables are kept for halves, and stretched
        safe = FLASK.mined[0] - (s.bonus[seat] != MINE_GUARD)
        space = min(s.whites[seat][-1][0] if s.whites[seat] else 0, safe)
        whites = (bag.count(0), bag.count(1), bag.count(2))
        neck, pending = 0, 0
        if seat == s.active and len(s.necks[seat]) < FLASK.neck:
            neck = len(s.necks[seat])
            pending = max(0, movement(s, seat) - s.last_white(seat))
        found = prospects(whites, len(coloured) + neck, by_half, at_once, space, safe, self.loss(s, seat))
        share, more = found[neck]
        waiting = WAITING.get(s.bonus[seat], 0.0)
        shields = SHIELD * len(s.shields) if seat == s.active else 0.0
        return share * pending + scale * more + waiting + shields - WEB * s.webs[seat] - AMBER * s.amber[seat]

    def loss(self, s: Table, seat: int) -> float:
        """What an explosion costs beside the steps in the neck."""
        half = s.gold[seat] // RULES["explosion_divisor"]
        return CAUTION + round(half * min(1.0, self.coin)) + (RULES["last_explosion_steps"] if self.last else 0)


BIG = frozenset((Brew, TurnEnd, ChooseCoin, MakeOffer, ChoosePan, BuyChips))
"""Decisions that are not looked into while another one is weighed."""


def done(s: Table, action: Action) -> Table:
    """The table after this action."""
    after = s.clone()
    after.apply_legal(action)
    return after
