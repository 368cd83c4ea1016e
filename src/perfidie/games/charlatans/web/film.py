"""The film of a move: the table event by event, as whoever watches it sees it come about.

Every event of the duel is public and says what changed; what a board does not show (the order of the agenda, whose
decision comes next) is left as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from perfidie.engine import Glimpse
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.view import Charlatan, Sight, White
from perfidie.games.charlatans.web.reading import Chips, value_of

Facts = dict[str, Any]
Change = Callable[[Sight, Facts], Sight]


def after_event(sight: Sight, glimpse: Glimpse) -> Sight:
    """The table after one more event; the same where it shows nothing of it."""
    change = CHANGES.get(glimpse.kind)
    return change(sight, dict(glimpse.facts)) if change else sight


def replaced(sight: Sight, seat: int, **facts: Any) -> Sight:
    """The table with something new at one side."""
    sides = list(sight.sides)
    sides[seat] = msgspec.structs.replace(sides[seat], **facts)
    return msgspec.structs.replace(sight, sides=tuple(sides))


def less(row: Chips, gone: Iterable[str]) -> Chips:
    """A row of chips without some of them, as far as they lie there."""
    left = list(row)
    for chip in gone:
        if chip in left:
            left.remove(chip)
    return tuple(left)


# Coins


def _tossed(sight: Sight, facts: Facts) -> Sight:
    return msgspec.structs.replace(sight, toss=(*sight.toss, facts["bonus"]))


def _coin_taken(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], coin=facts["bonus"], waiting=facts["bonus"])


def _coin_used(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], waiting="")


# Chips


def _turn_started(sight: Sight, facts: Facts) -> Sight:
    """What the neck of the other one held sinks to the bottom, unless that potion is finished."""
    before = sight.active
    if before != NOBODY and before not in sight.finished:
        side = sight.sides[before]
        sight = replaced(sight, before, neck=(), bottom=side.bottom + side.neck)
    sight = replaced(sight, facts["seat"], turns=facts["turn"])
    return msgspec.structs.replace(sight, active=facts["seat"], extra=0, placed=0, shields=())


def _drawn(sight: Sight, facts: Facts) -> Sight:
    """Out of the bag, and on the table until it is placed."""
    side = sight.sides[facts["seat"]]
    sight = replaced(sight, facts["seat"], bag=less(side.bag, (facts["chip"],)), bag_size=side.bag_size - 1)
    return msgspec.structs.replace(sight, shown=(*sight.shown, facts["chip"]))


def _laid(sight: Sight, facts: Facts) -> Sight:
    """No longer on the table: it has its place."""
    shown = less(sight.shown, (facts["chip"],))
    return msgspec.structs.replace(sight, shown=shown, placed=sight.placed + 1)


def _placed(sight: Sight, facts: Facts) -> Sight:
    side: Charlatan = sight.sides[facts["seat"]]
    zone = facts["zone"]
    held = side.neck if zone == "neck" else side.bottom
    return _laid(replaced(sight, facts["seat"], **{zone: (*held, facts["chip"])}), facts)


def _white_placed(sight: Sight, facts: Facts) -> Sight:
    side = sight.sides[facts["seat"]]
    white = White(facts["space"], value_of(facts["chip"]))
    return _laid(replaced(sight, facts["seat"], whites=(*side.whites, white), web=0), facts)


def _set_aside(sight: Sight, facts: Facts) -> Sight:
    """By the silk, or by an eye."""
    chips = facts.get("chips") or (facts["chip"],)
    side = sight.sides[facts["seat"]]
    sight = replaced(sight, facts["seat"], aside=(*side.aside, *chips))
    return msgspec.structs.replace(sight, shown=less(sight.shown, chips))


def _returned(sight: Sight, facts: Facts) -> Sight:
    """From the table or out of the flask, back into the bag."""
    chips, side = tuple(facts["chips"]), sight.sides[facts["seat"]]
    lying = less(chips, less(chips, sight.shown))
    flask = less(chips, lying)
    bottom = less(side.bottom, flask)
    neck = less(side.neck, less(flask, less(side.bottom, bottom)))
    sight = replaced(sight, facts["seat"], bottom=bottom, neck=neck, bag_size=side.bag_size + len(chips))
    return msgspec.structs.replace(sight, shown=less(sight.shown, lying))


def _whites_returned(sight: Sight, facts: Facts) -> Sight:
    side = sight.sides[facts["seat"]]
    whites = tuple([white for white in side.whites if white.space not in facts["spaces"]])
    return replaced(sight, facts["seat"], whites=whites, bag_size=side.bag_size + len(facts["chips"]))


def _upgraded(sight: Sight, facts: Facts) -> Sight:
    zone, side = facts["zone"], sight.sides[facts["seat"]]
    row = list(getattr(side, zone))
    if facts["chip"] in row:
        row[row.index(facts["chip"])] = facts["better"]
    return replaced(sight, facts["seat"], **{zone: tuple(row)})


def _chip_won(sight: Sight, facts: Facts) -> Sight:
    side = sight.sides[facts["seat"]]
    return replaced(sight, facts["seat"], bought=(*side.bought, facts["chip"]))


def _chip_into_bag(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], bag_size=sight.sides[facts["seat"]].bag_size + 1)


def _bought(sight: Sight, facts: Facts) -> Sight:
    return _gold_lost(_chip_won(sight, facts), facts)


# Potions


def _finished(sight: Sight, facts: Facts) -> Sight:
    return msgspec.structs.replace(sight, finished=(*sight.finished, facts["seat"]))


def _exploded(sight: Sight, facts: Facts) -> Sight:
    side = sight.sides[facts["seat"]]
    sight = replaced(sight, facts["seat"], neck=(), bottom=side.bottom + side.neck, exploded=True)
    return _finished(msgspec.structs.replace(sight, extra=0), facts)


def _steps_won(sight: Sight, facts: Facts) -> Sight:
    return msgspec.structs.replace(sight, extra=sight.extra + facts["steps"])


# Gold


def _gold_won(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], gold=facts["purse"])


def _gold_lost(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], gold=sight.sides[facts["seat"]].gold - facts["gold"])


# Patient, stands, guild house


def _patient_moved(sight: Sight, facts: Facts) -> Sight:
    """Whoever was not on the path before comes out of the park."""
    park = sight.park - (sight.half == NOBODY)
    return msgspec.structs.replace(sight, half=facts["half-seat"], space=facts["space"], park=park)


def _patient_arrived(sight: Sight, facts: Facts) -> Sight:
    """On the stand, which has gone back with them; the path is empty."""
    count = facts.get("count", 1)
    walked = sight.half != NOBODY
    first = _left_the_park(sight) + (not walked)
    sight = replaced(sight, facts["seat"], stand=facts["space"])
    came, park = tuple(range(first, first + count)), sight.park - count + walked
    return msgspec.structs.replace(
        sight, half=NOBODY, space=0, mayor_walks=False, park=park, arrived=(*sight.arrived, *came)
    )


def _left_the_park(sight: Sight) -> int:
    """How many figures have left the park: cured, on a stand, or on the path."""
    return sum([side.cured for side in sight.sides]) + len(sight.arrived) + (sight.half != NOBODY)


def _stand_moved(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], stand=facts["space"])


def _cured(sight: Sight, facts: Facts) -> Sight:
    sight = replaced(sight, facts["seat"], cured=facts["count"])
    return msgspec.structs.replace(sight, arrived=sight.arrived[1:])


# The scale, kept cards


def _offered(sight: Sight, facts: Facts) -> Sight:
    return msgspec.structs.replace(sight, offer=(facts["upgrades"], facts["gold"]))


def _card_chosen(sight: Sight, facts: Facts) -> Sight:
    return msgspec.structs.replace(sight, taker=facts["seat"])


def _offer_chosen(sight: Sight, facts: Facts) -> Sight:
    return msgspec.structs.replace(sight, taker=facts["other-seat"])


def _card_kept(sight: Sight, facts: Facts) -> Sight:
    side = sight.sides[facts["seat"]]
    return replaced(sight, facts["seat"], cards=(*side.cards, facts["card"]))


def _card_used(sight: Sight, facts: Facts) -> Sight:
    return replaced(sight, facts["seat"], cards=less(sight.sides[facts["seat"]].cards, (facts["card"],)))


# The trial of the bags


def _race_begins(sight: Sight, facts: Facts) -> Sight:
    """All chips go into the bags; what is drawn lies in the bottoms."""
    for seat in range(len(sight.sides)):
        sight = replaced(sight, seat, neck=(), bottom=(), whites=())
    return msgspec.structs.replace(sight, race=True)


def _race_drawn(sight: Sight, facts: Facts) -> Sight:
    side = sight.sides[facts["seat"]]
    return replaced(sight, facts["seat"], bottom=(*side.bottom, facts["chip"]))


CHANGES: dict[str, Change] = {
    "tossed": _tossed,
    "coin-taken": _coin_taken,
    "coin-left": _coin_taken,
    "coin-used": _coin_used,
    "turn-started": _turn_started,
    "drawn": _drawn,
    "shown": _drawn,
    "placed": _placed,
    "white-placed": _white_placed,
    "white-shielded": _set_aside,
    "set-aside": _set_aside,
    "returned": _returned,
    "whites-returned": _whites_returned,
    "upgraded": _upgraded,
    "chip-won": _chip_won,
    "chip-into-bag": _chip_into_bag,
    "bought": _bought,
    "potion-finished": _finished,
    "exploded": _exploded,
    "steps-won": _steps_won,
    "gold-won": _gold_won,
    "gold-by-book": _gold_won,
    "gold-lost": _gold_lost,
    "patient-moved": _patient_moved,
    "next-patient": _patient_moved,
    "patient-arrived": _patient_arrived,
    "patient-met": _patient_arrived,
    "stand-moved": _stand_moved,
    "cured": _cured,
    "mayor-cured": _cured,
    "offered": _offered,
    "card-chosen": _card_chosen,
    "offer-chosen": _offer_chosen,
    "card-kept": _card_kept,
    "card-used": _card_used,
    "race-begins": _race_begins,
    "race-drawn": _race_drawn,
}
