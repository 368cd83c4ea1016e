"""What a charlatan does without thinking: one quick habit for each decision of the duel.

Nothing is hidden at this table, so a habit may look at all of it. None counts far: draw or stop is a weighted sum of
the risk and of what lies at stake, other choices compare what chips, gold and room are worth. The market is where
habit errs most: offers come as they come, and the dearest chip is bought. A search judges the table before it gets
there, so this hardly spoils a thought, and tells those who think from those who do not.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from perfidie.engine import Action
from perfidie.games.charlatans.bot.judgement import weights_with
from perfidie.games.charlatans.bot.odds import counted, distance, last_potion, risk, urge
from perfidie.games.charlatans.rules.actions import (
    BONUS_STAND,
    BONUS_UPGRADE,
    BUY,
    COIN,
    COIN_COLOUR,
    COIN_PATIENT,
    COIN_UPGRADE,
    COIN_WHITES,
    DECLINE,
    DRAW,
    END_TURN,
    ENOUGH,
    FAVOUR,
    GIVE_STEPS,
    KEEP_WHITE,
    LOSE_GOLD,
    OFFER,
    PAY,
    PAY_STEP,
    PLACE,
    PLACE_NONE,
    REFUSE,
    RETURN,
    RETURN_WHITE,
    SET_ASIDE,
    SET_NONE,
    STOP,
    TAKE_CARD,
    TAKE_GOLD,
    TAKE_OFFER,
    TAKE_STEPS,
    TO_BOTTOM,
    TO_NECK,
    USE,
    Upgrade,
)
from perfidie.games.charlatans.rules.box import (
    BONUS,
    BOX,
    COLOUR_OF,
    FAVOURS,
    HIGHER,
    LAST_WHITE,
    OFFERS,
    PLACE_OF,
    RETURN_COLOURS,
    RETURN_TWO_WHITES,
    RULES,
    SAVE_WHITE,
    SIGN,
    VALUE,
)
from perfidie.games.charlatans.rules.steps.brewing import (
    COLOUR_BACK,
    UPGRADE_OR_PATIENT,
    WHITES_BACK,
    Brew,
    ReturnColoured,
    ReturnSomeWhites,
    TurnEnd,
)
from perfidie.games.charlatans.rules.steps.buying import BuyChips, for_sale
from perfidie.games.charlatans.rules.steps.coins import ChooseCoin
from perfidie.games.charlatans.rules.steps.effects import UpgradePumpkin, YieldToBlackmail
from perfidie.games.charlatans.rules.steps.eye import ChooseChip, SetRivalsAside
from perfidie.games.charlatans.rules.steps.market import Favour, RoofChip, UpgradeLead
from perfidie.games.charlatans.rules.steps.pages import BuySteps, ChooseZone, StrikeDeal, UndoWhite
from perfidie.games.charlatans.rules.steps.potion import FLASK, BonusSpace, Penalty, SavePotion
from perfidie.games.charlatans.rules.steps.trade import ChoosePan, MakeOffer, TakeFour, TakeOne
from perfidie.games.charlatans.rules.table import MINE_GUARD, Table
from perfidie.games.charlatans.sight.worth import (
    card_worth,
    chip_worths,
    gold_worth,
    rounds_left,
    upgrade_gains,
)

Habit = Callable[[Table, Any, Random], Action]
WOBBLE = 0.4
"""Two things are told apart only if they differ by more than about this share."""
DITHER = 0.04
"""The same where draw and stop are weighed."""
GUARDED = 0.15
WAITING = {WHITES_BACK: 0.2, COLOUR_BACK: 0.05, UPGRADE_OR_PATIENT: 0.12}
"""What the coins that are used while brewing are worth, as the judgement counts."""
TOO_RISKY = 0.28
"""From this risk on, cards and coins that take whites back are used."""


def wobbly(rng: Random) -> float:
    """A factor around 1: no two charlatans judge alike."""
    return 1 + WOBBLE * (rng.random() - 0.5)


# 1. Lancer de pièces


def choose_coin(s: Table, step: ChooseCoin, rng: Random) -> Action:
    """The coin that looks better at a glance."""
    weights = weights_with(rounds_left(s))
    worths = {
        MINE_GUARD: GUARDED,
        **WAITING,
        BONUS["gold_3"]: RULES["coin_gold"] * weights.gold,
        BONUS["stand_1"]: RULES["coin_stand"] * weights.stand,
    }
    one, other = s.toss
    return COIN[one if worths[one] * wobbly(rng) > worths[other] else other]


# 2. Préparer la potion


def brew(s: Table, step: Brew, rng: Random) -> Action:
    """Draw while the risk is worth it; kept cards and coins help where it is not."""
    seat = step.seat
    bag = s.bags[seat]
    if not bag:
        return STOP
    above, mean, lead = counted(bag)
    danger = risk(s, seat, above)
    if danger == 0.0:
        return DRAW
    if danger >= TOO_RISKY and s.whites[seat]:
        if s.bonus[seat] == WHITES_BACK:
            return COIN_WHITES
        if s.kept[seat] and RETURN_TWO_WHITES in s.kept[seat]:
            return USE[RETURN_TWO_WHITES]
    draws = last_potion(s, seat, danger) if s.round == s.setup.rounds else None
    if draws is None:
        draws = urge(s, seat, danger, mean, lead) > DITHER * (rng.random() - 0.5)
    if draws:
        if s.round == s.setup.rounds and s.gold[seat] >= RULES["step_price"]:
            return PAY_STEP
        if s.kept[seat] and RETURN_COLOURS in s.kept[seat] and len(s.bottoms[seat]) >= RULES["card_colours"]:
            return USE[RETURN_COLOURS]
        return DRAW
    return STOP


def turn_end(s: Table, step: TurnEnd, rng: Random) -> Action:
    """Coins that waited go now or never."""
    seat = step.seat
    coin, going_on = s.bonus[seat], step.seat not in s.finished
    if coin == WHITES_BACK and going_on and s.whites[seat]:
        return COIN_WHITES
    if coin == COLOUR_BACK and going_on:
        flask = s.flask(seat)
        if flask:
            return COIN_COLOUR[max(flask, key=VALUE.__getitem__)]
    if coin == UPGRADE_OR_PATIENT:
        return upgrade_or_patient(s, seat)
    if s.round == s.setup.rounds and s.gold[seat] >= RULES["step_price"] and not s.exploded[seat]:
        return PAY_STEP
    return END_TURN


def upgrade_or_patient(s: Table, seat: int) -> Action:
    """The better lead of the neck, or two steps."""
    weights, steps = weights_with(rounds_left(s)), RULES["coin_patient"]
    if steps < distance(s, seat) and rounds_left(s) and weights.value + weights.lead > steps * weights.step:
        for chip in sorted(s.necks[seat], reverse=True):
            if chip in COIN_UPGRADE and s.supply[HIGHER[chip]]:
                return COIN_UPGRADE[chip]
    return COIN_PATIENT


def bonus_space(s: Table, step: BonusSpace, rng: Random) -> Action:
    """The stand, unless it is near already or a better lead counts more."""
    seat, stand, weights = step.seat, s.stands[step.seat], weights_with(rounds_left(s))
    if stand <= BOX.path.stand_nearest:
        return BONUS_UPGRADE
    if s.patient * SIGN[seat] >= stand - RULES["bonus_stand"]:
        return BONUS_STAND
    return BONUS_STAND if weights.stand * wobbly(rng) >= best_upgrade(s, seat) else BONUS_UPGRADE


def best_upgrade(s: Table, seat: int) -> float:
    """What an upgrade is worth; without any black chip for it, a nugget."""
    weights, supply = weights_with(rounds_left(s)), s.supply
    if any([chip in COIN_UPGRADE and supply[HIGHER[chip]] for chip in s.flask(seat)]):
        return weights.value + weights.lead if rounds_left(s) else 0.0
    return weights.gold


def save_potion(s: Table, step: SavePotion, rng: Random) -> Action:
    """A potion is always saved."""
    return USE[SAVE_WHITE]


def penalty(s: Table, step: Penalty, rng: Random) -> Action:
    """Gold goes, unless it is worth more than the steps."""
    half, weights = s.gold[step.seat] // RULES["explosion_divisor"], weights_with(rounds_left(s))
    steps = half * weights.step + (weights.cured if half >= distance(s, 1 - step.seat) else 0.0)
    return GIVE_STEPS if rounds_left(s) and half * weights.gold * wobbly(rng) > steps else LOSE_GOLD


def choose_chip(s: Table, step: ChooseChip, rng: Random) -> Action:
    """The peacock eye's best coloured chip; no white."""
    chip = max(s.shown, key=lambda each: VALUE[each] if each > LAST_WHITE else 0)
    return PLACE[chip] if chip > LAST_WHITE else PLACE_NONE


def set_rivals_aside(s: Table, step: SetRivalsAside, rng: Random) -> Action:
    """The rival's best coloured chip."""
    chip = max(s.shown, key=lambda each: VALUE[each] if each > LAST_WHITE else 0)
    return SET_ASIDE[chip] if chip > LAST_WHITE else SET_NONE


def buy_steps(s: Table, step: BuySteps, rng: Random) -> Action:
    """All that may be paid in the last round, or where gold is worth little."""
    weights = weights_with(rounds_left(s))
    return PAY[step.most if not rounds_left(s) or weights.gold * wobbly(rng) < 1.5 * weights.step else 0]


def undo_white(s: Table, step: UndoWhite, rng: Random) -> Action:
    """A white far along the track goes back."""
    space, chip = s.whites[step.seat][-1]
    return RETURN_WHITE[space] if space + VALUE[chip] > 3 + 2 * rng.random() else KEEP_WHITE


def choose_zone(s: Table, step: ChooseZone, rng: Random) -> Action:
    """The bottom counts more; the neck ends the turn before a mine does."""
    seat = step.seat
    full = len(s.necks[seat]) == FLASK.neck - 1
    if full and s.bags[seat] and risk(s, seat, counted(s.bags[seat])[0]) > TOO_RISKY * wobbly(rng):
        return TO_NECK
    return TO_BOTTOM


def strike_deal(s: Table, step: StrikeDeal, rng: Random) -> Action:
    """Steps where they count more than the gold."""
    weights, page = weights_with(rounds_left(s)), s.books.page[COLOUR_OF[step.chip]]
    steps = page.amount[PLACE_OF[step.chip]]
    return TAKE_STEPS if not rounds_left(s) or steps * weights.step * wobbly(rng) > weights.gold else TAKE_GOLD


def return_some_whites(s: Table, step: ReturnSomeWhites, rng: Random) -> Action:
    """The last ones, which alone make room."""
    return RETURN_WHITE[s.whites[step.seat][-1][0]]


def return_coloured(s: Table, step: ReturnColoured, rng: Random) -> Action:
    """The highest chips of the bottom, as long as they are worth it."""
    chip = max(s.bottoms[step.seat], key=VALUE.__getitem__)
    return RETURN[chip] if VALUE[chip] > 1 or not step.begun else ENOUGH


# Market, effects


def upgrade_chip(s: Table, step: UpgradeLead | UpgradePumpkin, rng: Random) -> Action:
    """The chip that gains most by it, if that is worth the price."""
    worths = chip_worths(s.pages, rounds_left(s))
    best, most = DECLINE, getattr(step, "price", 0) * gold_worth(rounds_left(s)) - 1e-9
    for action in step.legal(s):
        if isinstance(action, Upgrade):
            gain = worths[HIGHER[action.chip]] - worths[action.chip]
            if gain * wobbly(rng) > most:
                best, most = action, gain
    return best


def take_chip(s: Table, step: RoofChip | TakeOne | TakeFour, rng: Random) -> Action:
    """Of the chips for nothing, one of those worth most."""
    worths = chip_worths(s.pages, rounds_left(s))
    chosen: Action = max(
        step.legal(s), key=lambda take: worths[take.chip] * wobbly(rng) if take is not DECLINE else 0.0
    )
    return chosen


def favour(s: Table, step: Favour, rng: Random) -> Action:
    """Better lead or the stand, whichever looks better."""
    better = 2 * best_upgrade(s, step.seat) * wobbly(rng) > weights_with(rounds_left(s)).stand
    return FAVOUR[FAVOURS.index("upgrade" if better else "stand")]


def yield_to_blackmail(s: Table, step: YieldToBlackmail, rng: Random) -> Action:
    """Pay where refusing would cost more."""
    if s.gold[step.seat] < step.demand:
        return REFUSE
    rival, weights = 1 - step.seat, weights_with(rounds_left(s))
    cost = weights.stand * (s.stands[rival] > BOX.path.stand_nearest)
    if s.patient * SIGN[rival] >= s.stands[rival] - 1:
        cost += weights.cured
    return PAY[step.demand] if 2 * step.demand * weights.gold * wobbly(rng) < cost else REFUSE


# 4. Régulation des échanges, 5. Acheter de nouveaux ingrédients


def make_offer(s: Table, step: MakeOffer, rng: Random) -> Action:
    """A few markers or many, as the hand finds them: what is fair takes a thought."""
    return OFFER[OFFERS[int(rng.random() * len(OFFERS))]]


def choose_pan(s: Table, step: ChoosePan, rng: Random) -> Action:
    """The pan that looks better for oneself; what the rival gets is not looked at."""
    seat, (upgrades, gold) = step.seat, s.offer
    pan = sum(upgrade_gains(s, seat, upgrades)) + gold * gold_worth(rounds_left(s))
    return TAKE_CARD if card_worth(s, seat, s.card) * wobbly(rng) > pan else TAKE_OFFER


def buy_chips(s: Table, step: BuyChips, rng: Random) -> Action:
    """The dearest chip, more or less."""
    price = s.books.price
    chip = max(for_sale(s, step.seat), key=lambda each: price[each] * wobbly(rng))
    return BUY[chip]


HABITS: dict[type, Habit] = {
    ChooseCoin: choose_coin,
    Brew: brew,
    TurnEnd: turn_end,
    BonusSpace: bonus_space,
    SavePotion: save_potion,
    Penalty: penalty,
    UpgradeLead: upgrade_chip,
    UpgradePumpkin: upgrade_chip,
    RoofChip: take_chip,
    Favour: favour,
    ChooseChip: choose_chip,
    SetRivalsAside: set_rivals_aside,
    BuySteps: buy_steps,
    UndoWhite: undo_white,
    ChooseZone: choose_zone,
    StrikeDeal: strike_deal,
    YieldToBlackmail: yield_to_blackmail,
    ReturnSomeWhites: return_some_whites,
    ReturnColoured: return_coloured,
    MakeOffer: make_offer,
    ChoosePan: choose_pan,
    TakeOne: take_chip,
    TakeFour: take_chip,
    BuyChips: buy_chips,
}
"""By the kind of step."""
