"""What follows from what a seat sees: where Milady may be, which cards are left, what a Challenge still asks for.

Everything here follows from the view alone, and so does every help on a screen. What lies on the table is named as the
view names it.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from perfidie.engine import View
from perfidie.games.mousquetaires.rules.box import (
    ABILITY,
    BOX,
    CARD,
    CARDS,
    DESTINATIONS,
    DICE_AT_ROCHELLE,
    EFFECTS,
    HERO,
    LIMITS,
    PLACES,
    SKILLS,
    TRACKS,
    TREACHERIES,
    Item,
    named,
)
from perfidie.games.mousquetaires.rules.contents import Contents, contents_for
from perfidie.games.mousquetaires.sight.view import Names, Posting, Rider, Sight

SKILL_TRAPS = {trap.skill: trap.id for trap in BOX.trap if trap.skill}
MISSION_ITEMS = {mission.id: mission.items for mission in (*BOX.paris, *BOX.louvre)}
NOT_HIDDEN_YET = frozenset({"ChooseDestination", "Hide"})


class Siege(NamedTuple):
    """The dice of both sides at La Rochelle, as things stand."""

    blue: int
    red: int


class Squares(NamedTuple):
    """How many squares each marker is from the defeat of the Musketeers."""

    time: int
    queen: int
    rochelle: int
    constance: int | None
    """None while she is not abducted."""


class Challenge(NamedTuple):
    """A Challenge that is still to be met."""

    place: str
    item: int
    """Its number among the items of its board."""
    skill: str
    value: int
    """What is asked for, the Trap of this Skill counted."""
    raised: int
    """By how much the Trap raises it."""
    toll: int
    """The pistoles that Beggars ask for."""


# Milady


def possible_places(view: View[Sight]) -> Names:
    """Where Milady may be in this round: one place once it is known, none before she has chosen."""
    sight = view.table
    if sight.destination:
        return (sight.destination,)
    if not sight.round or any([words[0] in NOT_HIDDEN_YET for words in view.agenda]):
        return ()
    places = [PLACES[place] for place in DESTINATIONS]
    return tuple([place for place in places if place not in sight.excluded])


def contents(view: View[Sight]) -> Contents:
    """What this game is played with."""
    return contents_for(view.options["deck"], len(view.table.riders))


def treacheries_left(view: View[Sight]) -> Counter[str]:
    """The Treacheries a seat does not see: for Milady the deck, for the others deck and hand together."""
    sight = view.table
    left = Counter(named(TREACHERIES, contents(view).treachery))
    left.subtract(sight.treachery_discard)
    left.subtract(sight.treacheries)
    return +left


def paris_left(view: View[Sight]) -> Names:
    """The Paris cards a seat does not see: for Milady her reserve, for the others hand and reserve together."""
    sight = view.table
    return tuple([card for card in sight.paris_unseen if card not in sight.paris_hand])


# Adventure cards


def unseen_cards(view: View[Sight]) -> Counter[str]:
    """The Adventure cards a seat does not see: in the deck, or in hands that are closed to it."""
    sight = view.table
    left = Counter(named(CARDS, contents(view).adventure))
    left.subtract(sight.discard)
    left.subtract(sight.slots)
    for rider in sight.riders:
        left.subtract(rider.hand)
    return +left


# The four clocks


def siege(view: View[Sight]) -> Siege:
    """What would be thrown at La Rochelle now: cards laid there, Time, Treacheries of this round, Smugglers."""
    sight = view.table
    blue = sum([DICE_AT_ROCHELLE[CARD[name]] for name in sight.slots])
    square = min(sight.time, len(TRACKS.time_dice))
    smugglers = EFFECTS["smugglers_dice"] if sight.paris.card == "smugglers" else 0
    return Siege(min(blue, BOX.dice.most), TRACKS.time_dice[square - 1] + sight.siege_dice + smugglers)


def squares_left(view: View[Sight]) -> Squares:
    """How far each marker is from the Cardinal."""
    sight = view.table
    abducted = sight.paris.card == "constance_abducted"
    return Squares(
        TRACKS.time_cardinal - sight.time,
        TRACKS.queen_cardinal - sight.queen,
        sight.rochelle - TRACKS.rochelle_cardinal,
        EFFECTS["strangle_goal"] - sight.constance if abducted else None,
    )


# Challenges


def skill(view: View[Sight], rider: Rider, name: str) -> int:
    """A Skill of a Musketeer, with what an improvement adds."""
    better = LIMITS["improvement"] if f"imp_{name}" in rider.tokens else 0
    return BOX.musketeer[HERO[rider.id]].skills[name] + better


def challenges(view: View[Sight]) -> tuple[Challenge, ...]:
    """The Challenges that are still open: in Paris, at the Louvre, on the quest."""
    sight = view.table
    found: list[Challenge] = []
    for place, posting in (("paris", sight.paris), ("louvre", sight.louvre)):
        items = MISSION_ITEMS[posting.card] if posting.card else ()
        found += [asked(place, n, item, posting) for n, item in unmet(items, posting.done)]
    stage = BOX.quest[sight.quest.number - 1]
    found += [Challenge("ferrets", n, item.skill, item.value, 0, 0) for n, item in unmet(stage.items, sight.quest.done)]
    return tuple(found)


def unmet(items: tuple[Item, ...], done: tuple[int, ...]) -> list[tuple[int, Item]]:
    """The Challenges among these items that have no Validation token."""
    return [(n, item) for n, item in enumerate(items) if item.kind == "challenge" and n not in done]


def asked(place: str, number: int, item: Item, posting: Posting) -> Challenge:
    """A Challenge of a mission, with the Traps that lie on it."""
    raised = EFFECTS["skill_trap"] if SKILL_TRAPS[item.skill] in posting.traps else 0
    toll = EFFECTS["beggars_cost"] if "beggars" in posting.traps else 0
    return Challenge(place, number, item.skill, item.value + raised, raised, toll)


def lacking(view: View[Sight], rider: Rider, challenge: Challenge) -> int:
    """By how much his Skill falls short: so many cards or epic tokens he has to pay."""
    return max(0, challenge.value - skill(view, rider, challenge.skill))


def payable(rider: Rider, challenge: Challenge) -> int:
    """How many of his cards count in it, as far as they are seen; of another Skill Aramis may add one."""
    cards = rider.hand.count(challenge.skill)
    others = any([name in SKILLS and name != challenge.skill for name in rider.hand])
    return cards + (others and ABILITY[HERO[rider.id]] == "versatile")
