"""A sensible charlatan: it counts what each choice brings, chip by chip of its bag, and takes the best.

Draw or stop: the table after every chip that may come, by its chance, against the table after stopping. Offers make
both pans equal to the rival; purchases are the set of chips worth most for the gold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from perfidie.engine import Action, View
from perfidie.engine.action import Words
from perfidie.engine.instinct import Thumb
from perfidie.games.charlatans.bot.foresight import Foresight, done
from perfidie.games.charlatans.rules.actions import (
    BUY,
    BUY_DOUBLE,
    DRAW,
    DRAWN,
    END_BUY,
    OFFER,
    TAKE_CARD,
    TAKE_OFFER,
)
from perfidie.games.charlatans.rules.box import BUYABLE, COLOUR_OF, DOUBLE_BUY, Chip
from perfidie.games.charlatans.rules.steps.buying import for_sale
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.view import Sight
from perfidie.games.charlatans.sight.worth import best_offer, card_is_better, chip_worths, rounds_left

SAVED = 0.1
"""A chip worth less than this for each nugget of its price is not bought."""
DOUBLED_AT_LEAST = 4.0
"""The second chip for nothing is taken for a chip worth so much, or when there is little time left."""


class Greedy(Thumb):
    """Answers each step by the best value it can count."""

    def choose(self, view: View[Sight], legal: Sequence[Words], rng: Random) -> Words:
        if len(legal) == 1:
            return legal[0]
        s = self.game.imagine(view, rng)
        answer = ANSWERS.get(view.step, best)
        return answer(s, s.actor).words


def best(s: Table, seat: int) -> Action:
    """The choice that leads to the best table."""
    foresight = Foresight(s, seat)
    values: dict[Action, float] = {}
    for action in s.legal():
        after = done(s, action)
        values[action] = drawing(foresight, after) if action is DRAW else foresight.value(after)
    return max(values, key=lambda action: values[action])


def drawing(foresight: Foresight, s: Table) -> float:
    """What the next chip of the bag brings, on average."""
    bag = s.bags[foresight.seat]
    return sum([bag.count(chip) * foresight.value(done(s, DRAWN[chip])) for chip in set(bag)]) / len(bag)


def offer(s: Table, seat: int) -> Action:
    """The offer that leaves the rival the least."""
    return OFFER[best_offer(s, seat)]


def choose_pan(s: Table, seat: int) -> Action:
    """The pan that is better when what the rival then gets is counted too."""
    return TAKE_CARD if card_is_better(s, seat) else TAKE_OFFER


# 5. Acheter de nouveaux ingrédients


def buy(s: Table, seat: int) -> Action:
    """The dearest chip of the best purchase; with card 19 perhaps two of it."""
    plan = shopping(s, seat)
    if not plan:
        return END_BUY
    worths = chip_worths(s.pages, rounds_left(s))
    chip = max(plan, key=lambda each: worths[each])
    late = rounds_left(s) <= 3
    if DOUBLE_BUY in s.kept[seat] and s.supply[chip] > 1 and (late or worths[chip] >= DOUBLED_AT_LEAST):
        return BUY_DOUBLE[chip]
    return BUY[chip]


def shopping(s: Table, seat: int) -> list[Chip]:
    """The chips worth most together that this gold can buy, one of a colour."""
    prices, worths = s.books.price, chip_worths(s.pages, rounds_left(s))
    offered = for_sale(s, seat)
    plans: list[tuple[float, list[Chip]]] = [(0.0, [])] * (s.gold[seat] + 1)
    for colour in BUYABLE:
        before = plans.copy()
        for chip in offered:
            if COLOUR_OF[chip] != colour:
                continue
            gain = worths[chip] - SAVED * prices[chip]
            for gold in range(prices[chip], len(plans)):
                worth, chosen = before[gold - prices[chip]]
                if worth + gain > plans[gold][0]:
                    plans[gold] = (worth + gain, [*chosen, chip])
    return plans[-1][1]


ANSWERS: dict[str, Callable[[Table, int], Action]] = {"MakeOffer": offer, "ChoosePan": choose_pan, "BuyChips": buy}
