"""Milady's side: for herself her cards and her people; for the others what everybody knows, and where she may be."""

from __future__ import annotations

from collections import Counter

from perfidie.boards.scene import Html, Scene
from perfidie.games.mousquetaires.rules.box import BOX, DESTINATIONS, FOE, LIMITS, PLACES, needs
from perfidie.games.mousquetaires.sight.knowledge import possible_places
from perfidie.games.mousquetaires.web.buttons import effect
from perfidie.games.mousquetaires.web.fights import faces_of
from perfidie.games.mousquetaires.web.reading import PLACE_EMBLEMS, Reading, read

LAIRS = tuple(PLACES[place] for place in DESTINATIONS)
Where = tuple[tuple[str, str, str], ...]
"""Each Location card, its emblem, and what is known of it: `out`, `here` or nothing."""


def screen(scene: Scene) -> Html:
    """Before her screen, or behind it."""
    r = read(scene)
    return behind(r) if r.milady else before(r)


def where(r: Reading) -> Where:
    """The six Location cards; before she has chosen nothing is known of any."""
    left = possible_places(r.view)
    known = r.sight.destination
    return tuple(
        [
            (place, PLACE_EMBLEMS[place], "here" if place == known else "out" if left and place not in left else "")
            for place in LAIRS
        ]
    )


def past(r: Reading) -> tuple[tuple[int, str, str, str], ...]:
    """Where she was, round by round, the last one first."""
    found = [(number, seen.place, seen.how, seen.hero) for number, seen in enumerate(r.sight.past, 1)]
    return tuple(found[::-1])


# What everybody knows


def before(r: Reading) -> Html:
    """Counts, Rochefort's Health, where she may be and why not elsewhere."""
    s = r.sight
    played = tuple([(each.round, each.treachery) for each in s.played][::-1])
    return r.draw(
        "mousquetaires/screen.html#before",
        automatic=s.automatic,
        treacheries=s.treachery_count,
        paris=s.paris_count,
        extras=s.extras,
        rochefort=s.rochefort,
        most=BOX.rochefort.health,
        where=where(r),
        past=past(r),
        played=played,
        revealed=s.revealed,
        unseen=any(rider.id == "athos" for rider in s.riders),
    )


# What she alone knows


def behind(r: Reading) -> Html:
    """Her Treacheries and Paris cards with what they do, her people by Force, her Traps, her destination."""
    s = r.sight
    hand = tuple([(card, effect(r, "treachery", card), count) for card, count in Counter(s.treacheries).items()])
    paris = tuple([(card, effect(r, "paris", card), *room(card)) for card in s.paris_hand])
    traps = tuple([(trap, effect(r, "trap", trap), count) for trap, count in Counter(s.trap_stock).items()])
    return r.draw(
        "mousquetaires/screen.html#behind",
        destination=s.destination,
        emblem=PLACE_EMBLEMS.get(s.destination, ""),
        revealed=s.revealed,
        hand=hand,
        most_held=LIMITS["treacheries"],
        held=s.treachery_count,
        paris=paris,
        pool=people(s.pool),
        waiting=len(s.pool),
        fallen=s.fallen,
        traps=traps,
        waiting_traps=len(s.trap_stock),
        rochefort=s.rochefort,
        most=BOX.rochefort.health,
    )


def room(card: str) -> tuple[int, int]:
    """The Force and the Traps a Paris card has room for."""
    mission = next(each for each in BOX.paris if each.id == card)
    return mission.force, mission.traps


Person = tuple[str, int, int, int, tuple[str, ...]]
"""His name, his wounds, his reward in pistoles and epic tokens, his secret thrust."""


def people(names: tuple[str, ...]) -> tuple[tuple[int, tuple[Person, ...]], ...]:
    """Adversaries by Force."""
    by_force: dict[int, list[Person]] = {}
    for name in names:
        foe = BOX.adversary[FOE[name]]
        faces = faces_of(needs(foe.botte)[0]) if foe.botte else ()
        by_force.setdefault(foe.force, []).append((name, foe.wounds, foe.pistoles, foe.epic, faces))
    return tuple([(force, tuple(found)) for force, found in sorted(by_force.items())])
