"""Where Milady hides: what each place promises her, by what everybody can see.

Milady draws her destination by these temptations, and the Musketeers expect her by the same ones: nobody is read like
a book, and nobody is taken by surprise.
"""

from __future__ import annotations

from collections import Counter

from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.foresight import horizon
from perfidie.games.mousquetaires.rules.box import (
    DESTINATIONS,
    DICE_AT_ROCHELLE,
    FERRETS,
    HOUSE,
    LIMITS,
    LOUVRE,
    NOTHING,
    ON_LOUVRE,
    ON_PARIS,
    PARIS,
    RICHELIEU,
    ROCHELLE,
    Hero,
    Place,
    each,
)
from perfidie.games.mousquetaires.rules.table import Table

Chances = dict[Place, float]
TASTE = 1.6
"""The lower, the more evenly she chooses."""
EMPTY = 4.5
"""What a Paris card for her hand is worth while nothing lies in Paris."""
QUEST = 0.2
"""What keeping them from the quest is worth, by the item they are kept from; the more ride, the sooner it is done."""
HABIT = 0.35
"""How much a place she was seen at weighs the next time."""


def temptations(s: Table, treacheries: int, paris_cards: int) -> Chances:
    """What she expects from each place, in hundredths of a victory."""
    at = Counter(place for hero, place in each(Hero, s.places) if hero in s.setup.team and s.able(hero))
    long = min(1.0, horizon(s) / 3)
    found = {
        FERRETS: QUEST * (2 + len(s.setup.team)) * worth.quest_item(s) * (0.5 + 0.25 * at[FERRETS] + 0.15 * s.stage),
        LOUVRE: 0.8 * worth.share(s, ON_LOUVRE) * min(3, worth.open_tasks(s, ON_LOUVRE)) / 2,
        PARIS: 0.8 * worth.share(s, ON_PARIS) * min(3, worth.open_tasks(s, ON_PARIS)) / 2,
        ROCHELLE: siege_raid(s),
        RICHELIEU: worth.TREACHERY * long * max(1.1, LIMITS["refill"] - treacheries),
        HOUSE: errand_home(s, paris_cards) * long,
    }
    if not s.rochefort:
        found.update({place: 0.0 for place in (FERRETS, LOUVRE, PARIS)})
    return found


def siege_raid(s: Table) -> float:
    """A card of La Rochelle discarded: one that lies there, or one that may be laid this round."""
    dice = max([DICE_AT_ROCHELLE[card] for card in s.slots], default=0)
    return max(0.8, worth.siege(s) - worth.siege(s, more=-dice))


def errand_home(s: Table, paris_cards: int) -> float:
    """A Paris card for her hand: urgent where Paris is empty, or nearly."""
    if not s.paris_left:
        return 0.0
    if paris_cards:
        return 0.4
    if s.cards[ON_PARIS] == NOTHING:
        return EMPTY
    return 3.0 if worth.open_tasks(s, ON_PARIS) <= 1 else 1.5


def drawn_to(values: Chances) -> Chances:
    """How likely she goes to each place."""
    weights = {place: (value + 0.3) ** TASTE for place, value in values.items()}
    total = sum(weights.values())
    return {place: weight / total for place, weight in weights.items()}


def suspected(s: Table, treacheries: int, paris_cards: int) -> Chances:
    """Where the Musketeers believe she is."""
    if s.revealed:
        return {place: float(place == s.destination) for place in DESTINATIONS}
    if s.setup.automatic:
        found = dict.fromkeys(DESTINATIONS, 1.0)
    else:
        seen = Counter(place for place, *_ in s.past)
        found = drawn_to(temptations(s, treacheries, paris_cards))
        found = {place: chance * (1 + HABIT * seen[place]) for place, chance in found.items()}
    for place in DESTINATIONS:
        if s.excluded >> place & 1:
            found[place] = 0.0
    total = sum(found.values()) or 1.0
    return {place: chance / total for place, chance in found.items()}
