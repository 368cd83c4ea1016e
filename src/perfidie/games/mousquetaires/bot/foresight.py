"""What a seat can read from its view, and how the markers will move from there.

`seen_table` lays what is seen as a table, so that the rules can be asked about it: hidden hands are empty there, and
Milady is nowhere until she is known to be somewhere.
"""

from __future__ import annotations

from functools import lru_cache

from perfidie.engine import View
from perfidie.games.mousquetaires.rules.box import (
    ALL_HEROES,
    BLUE_WEIGHTS,
    BOX,
    CARD,
    EFFECTS,
    LAST_STAGE,
    NO_PARIS,
    NOWHERE,
    ON_QUEST,
    PARIS_NAMED,
    PLACE,
    RED_WEIGHTS,
    SWORD,
    TRACKS,
    TREACHERY,
    Item,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.games.mousquetaires.sight import imagine
from perfidie.games.mousquetaires.sight.view import Sight

Spread = tuple[tuple[int, float], ...]
"""Numbers and how likely each is."""
BLUE_SWORD, RED_SWORD = (weights[SWORD] / sum(weights) for weights in (BLUE_WEIGHTS, RED_WEIGHTS))


def seen_table(view: View[Sight], rules: Rules) -> Table:
    """The table as far as this seat sees it."""
    s, sight = Table(rules), view.table
    imagine.lay_tracks(s, sight)
    imagine.lay_musketeers(s, sight)
    imagine.lay_milady(s, sight)
    imagine.lay_boards(s, sight)
    imagine.lay_duel(s, sight)
    s.destination = PLACE[sight.destination] if sight.destination else NOWHERE
    s.treacheries = tuple([TREACHERY[name] for name in sight.treacheries])
    s.paris_hand = tuple([PARIS_NAMED[name] for name in sight.paris_hand]) or (NO_PARIS,) * sight.paris_count
    s.paris_left = sum([1 << PARIS_NAMED[name] for name in sight.paris_unseen if name not in sight.paris_hand])
    hands = {rider.id: imagine.counts(rider.hand, CARD) for rider in sight.riders}
    s.hands = tuple([hands.get(BOX.musketeer[hero].id, s.hands[hero]) for hero in ALL_HEROES])
    return s


# La Rochelle


@lru_cache(maxsize=256)
def swords(dice: int, chance: float) -> tuple[float, ...]:
    """By the number of Swords: how likely so many dice show it."""
    found = [1.0]
    for _ in range(dice):
        shorter, longer = [*found, 0.0], [0.0, *found]
        found = [(1 - chance) * a + chance * b for a, b in zip(shorter, longer, strict=True)]
    return tuple(found)


@lru_cache(maxsize=1024)
def drift(blue: int, red: int) -> Spread:
    """How far the marker of La Rochelle moves with these dice."""
    found: dict[int, float] = {}
    for ours, likely in enumerate(swords(blue, BLUE_SWORD)):
        for theirs, often in enumerate(swords(red, RED_SWORD)):
            found[ours - theirs] = found.get(ours - theirs, 0.0) + likely * often
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def fall_of_the_siege(marker: int, time: int, blue: int, rounds: int, extra: int, always: int) -> float:
    """How likely La Rochelle falls to the Cardinal within so many rounds.

    `extra` red dice are thrown in the first of them, `always` in each.
    """
    last, top = TRACKS.rochelle_cardinal, TRACKS.rochelle_top
    there, lost = {marker: 1.0}, 0.0
    for number in range(min(rounds, len(TRACKS.time_dice) - time + 1)):
        red = TRACKS.time_dice[time + number - 1] + always + (extra if not number else 0)
        after: dict[int, float] = {}
        for square, likely in there.items():
            for steps, often in drift(blue, red):
                end = min(top, square + steps)
                after[end] = after.get(end, 0.0) + likely * often
        lost += sum([chance for square, chance in after.items() if square <= last])
        there = {square: chance for square, chance in after.items() if square > last}
    return lost


# Constance


@lru_cache(maxsize=64)
def strangled(steps: int, rounds: int) -> float:
    """How likely Constance is strangled within so many rounds."""
    missing = EFFECTS["strangle_goal"] - steps
    return sum(swords(EFFECTS["strangle_dice"] * rounds, RED_SWORD)[max(0, missing) :])


# The quest and the rounds it takes

PACE = {1: 1.0, 2: 1.7, 3: 2.1, 4: 2.3, 5: 2.6}
"""What so many Musketeers do for the quest in a round."""
DECOYS = 0.7
"""Of the tokens of the inn, so many are to be fought."""


def quest_left(s: Table) -> float:
    """Items of the quest that are still to be done; each wound of the last duel counts."""
    left = DECOYS * min(s.corridors) if not s.stage else 0.0
    return left + sum([item.wounds for _, item in items_to_come(s.stage, s.done[ON_QUEST])])


@lru_cache(maxsize=256)
def items_to_come(current: int, done: int) -> tuple[tuple[int, Item], ...]:
    """What is printed on the boards of the quest and still to be done, with its stage."""
    return tuple(
        [
            (stage, item)
            for stage in range(max(1, current), LAST_STAGE + 1)
            for number, item in enumerate(BOX.quest[stage].items)
            if stage > current or not done >> number & 1
        ]
    )


def rounds_left(s: Table) -> int:
    """Rounds that can still be played, this one too."""
    return max(1, TRACKS.time_cardinal - s.time)


def rounds_needed(s: Table) -> float:
    """How many rounds the rest of the quest will take."""
    return quest_left(s) / PACE[len(s.setup.team)]


def horizon(s: Table) -> int:
    """Rounds that will probably still be played."""
    return max(1, min(rounds_left(s), round(rounds_needed(s) + 0.4)))
