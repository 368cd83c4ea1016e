"""What things are worth at the duel, counted in steps of the patient: chips, gold, room, cards and offers.

These are the estimates of a sensible player, not rules. They follow from the view alone and never look into a bag, so
a screen may show them even where bags are not counted: the hint of a fair offer is reckoned here, for bots and people.
"""

from __future__ import annotations

from functools import lru_cache

from perfidie.engine import View
from perfidie.games.charlatans.rules.box import (
    BLACK,
    BOX,
    CHIP,
    COLOUR_OF,
    FIRST_CHIP,
    HIGHER,
    LAST_CARD,
    LAST_WHITE,
    OFFERS,
    ORANGE,
    PLACE_OF,
    RULES,
    SIGN,
    VALUE,
    WHITE_1,
    Chip,
    Row,
    books,
)
from perfidie.games.charlatans.rules.steps.trade import FOURS, ONES
from perfidie.games.charlatans.rules.table import Table
from perfidie.games.charlatans.sight.knowledge import table_of
from perfidie.games.charlatans.sight.view import Sight

DRAWN = 0.5
"""How often a chip of the bag is placed in a round."""
THINNING = 0.3
"""What a chip is worth in a round only because it is not white."""
WHITE_COST = 0.45
"""What a white 1 more costs in a round."""
GOLD = 0.3
"""What a nugget is worth for each round that is left to use what it buys."""
LAST_GOLD = 1 / RULES["step_price"]
CURES_A_ROUND = 0.6
"""How often a round's cure makes use of a stand one space nearer."""
CURE = 9.0
"""What a cured patient is worth, with what the stand loses by going back left out."""

NOW = {
    "draw_may_place": (0.6, 1.2, 1.6),
    "appraise": (0.4, 0.7, 1.0),
    "set_aside_whites": (0.5, 1.0, 1.4),
    "evil_eye": (0.7, 1.0, 1.3),
    "orange_synergy": (1.0, 1.0, 1.0),
    "pay_for_steps": (0.3, 0.7, 1.0),
    "brink_steps": (1.3, 1.8, 2.2),
    "comeback_steps": (0.9, 1.4, 1.8),
    "neck_order": (0.6, 1.1, 1.5),
    "return_previous_white": (0.5, 0.7, 0.7),
    "white_echo": (1.2, 1.2, 2.4),
    "white_shield": (0.4, 0.7, 0.9),
    "web": (0.8, 0.8, 0.8),
    "push_patient": (1.1, 2.2, 3.3),
    "far_patient_gold": (0.6, 0.8, 1.0),
    "overflow": (1.2, 1.2, 2.2),
    "amber_hold": (0.8, 1.6, 2.4),
    "late_bird": (1.2, 1.7, 2.2),
    "devil_deal": (1.3, 2.0, 2.7),
    "end_gold": (0.5, 1.0, 1.5),
    "upgrade_orange": (0.7, 1.0, 1.0),
    "blackmail": (0.6, 0.9, 1.2),
    "purple_tiers": (0.7, 0.7, 0.7),
    "purple_majority": (0.9, 0.9, 0.9),
}
"""What a page adds to the value of a chip of 1, 2 and 4 each time it is placed."""
KEPT = {"save_white": 3.0, "return_colours": 2.0, "double_buy": 4.0, "return_two_whites": 3.0}
"""Cards that wait for their moment."""


@lru_cache(maxsize=1024)
def chip_worths(pages: Row, rounds: int) -> tuple[float, ...]:
    """By chip: what it is worth to have in the bag for so many rounds to come."""
    open_at = books(pages).page
    lead_gold = gold_worth((rounds + 1) // 2)  # what it pays is spent with fewer rounds to come
    found = []
    for chip, colour in enumerate(COLOUR_OF):
        if chip <= LAST_WHITE:
            found.append(-WHITE_COST * VALUE[chip] * rounds)
            continue
        extra = 0.0
        if colour == BLACK:
            extra = VALUE[chip] * lead_gold
        elif colour != ORANGE:
            extra = NOW[open_at[colour].effect][PLACE_OF[chip]]
        found.append(rounds * (DRAWN * (VALUE[chip] + extra) + THINNING))
    return tuple(found)


def gold_worth(rounds: int) -> float:
    """What a nugget is worth before the purchases, with so many rounds to come after them."""
    return GOLD * rounds if rounds else LAST_GOLD


def stand_worth(rounds: int) -> float:
    """What a stand one space nearer is worth, with so many rounds to come after this one."""
    return CURES_A_ROUND * (rounds + 0.5)


def rounds_left(s: Table) -> int:
    """The rounds after this one."""
    return s.setup.rounds - s.round


# 4. Régulation des échanges


def upgrade_gains(s: Table, seat: int, most: int) -> list[float]:
    """What the first, second ... upgrade is worth to this seat: one black chip of the flask after the other."""
    worths, coin = chip_worths(s.pages, rounds_left(s)), gold_worth(rounds_left(s))
    lead, supply = [chip for chip in s.flask(seat) if COLOUR_OF[chip] == BLACK], list(s.supply)
    gains = []
    for _ in range(most):
        able = [chip for chip in lead if HIGHER[chip] >= 0 and supply[HIGHER[chip]]]
        if not able:
            gains.append(RULES["upgrade_impossible_gold"] * coin)
            continue
        chip = max(able, key=lambda each: worths[HIGHER[each]] - worths[each])
        better = HIGHER[chip]
        lead[lead.index(chip)] = better
        supply[chip] += 1
        supply[better] -= 1
        gains.append(worths[better] - worths[chip])
    return gains


def card_worth(s: Table, seat: int, card: int) -> float:
    """What taking this card is worth to this seat."""
    rounds, printed = rounds_left(s), BOX.card[card]
    worths = chip_worths(s.pages, rounds)
    if printed.effect == "take_chip":
        return chip_or_price(s, CHIP[printed.chip])
    if printed.effect == "two_ones":
        return sum(ones(s)[:2])
    if printed.effect == "blue2_and_one":
        return chip_or_price(s, CHIP["blue-2"]) + sum(ones(s)[:1])
    if printed.effect == "four_and_one":
        return max([worths[chip] - worths[FIRST_CHIP[COLOUR_OF[chip]]] for chip in FOURS if s.supply[chip]], default=0)
    if printed.effect == "stand_2":
        stand = s.stands[seat]
        nearer = max(stand - RULES["card_stand"], BOX.path.stand_nearest)
        meets = s.patient * SIGN[seat] >= nearer
        return (stand - nearer) * stand_worth(rounds) + (CURE - abs(s.patient)) * meets
    if printed.effect == "remove_white":
        return -worths[WHITE_1]
    if printed.effect == "opp_white":
        return -worths[WHITE_1] if s.supply[WHITE_1] else 0.0
    return KEPT[printed.effect]


def chip_or_price(s: Table, chip: Chip) -> float:
    """A chip, or its price where it has run out."""
    rounds = rounds_left(s)
    if s.supply[chip]:
        return chip_worths(s.pages, rounds)[chip]
    return s.books.price[chip] * gold_worth(rounds)


def ones(s: Table) -> list[float]:
    """What the chips of 1 that can be taken are worth, the best first."""
    worths = chip_worths(s.pages, rounds_left(s))
    return sorted([worths[chip] for chip in ONES if s.supply[chip]], reverse=True)


def fair_offer(view: View[Sight]) -> tuple[int, int]:
    """The offer (upgrades, gold) that leaves the rival the least, whichever pan they take."""
    finished = view.table.finished
    return best_offer(table_of(view), finished[0] if finished else view.seat or 0)


def best_offer(s: Table, giver: int) -> tuple[int, int]:
    """What one gains the other loses, so the rival's better pan is counted and made as bad as it can be."""
    return best_offers(s, giver)[0] if 0 <= s.card < LAST_CARD else (0, 0)


def best_offers(s: Table, giver: int) -> list[tuple[int, int]]:
    """Every offer, the one that leaves the rival the least first, few markers before many."""
    cards = [card_worth(s, seat, s.card) for seat in range(2)]
    coin, most = gold_worth(rounds_left(s)), RULES["offer_markers"]
    gains = [upgrade_gains(s, seat, most) for seat in range(2)]
    rival = 1 - giver

    def left_to_rival(offer: tuple[int, int]) -> tuple[float, int]:
        upgrades, gold = offer
        pans = [sum(gains[seat][:upgrades]) + gold * coin for seat in range(2)]
        return max(cards[rival] - pans[giver], pans[rival] - cards[giver]), upgrades + gold

    return sorted(OFFERS, key=left_to_rival)


def card_is_better(s: Table, chooser: int) -> bool:
    """Whether the chooser should take the card and leave the offer to the giver."""
    giver, (upgrades, gold) = 1 - chooser, s.offer
    coin = gold_worth(rounds_left(s))
    pans = [sum(upgrade_gains(s, seat, upgrades)) + gold * coin for seat in range(2)]
    card = [card_worth(s, seat, s.card) for seat in range(2)]
    return card[chooser] - pans[giver] > pans[chooser] - card[giver]
