"""Milady's side, for herself alone: her cards in hand, her people in the notebook."""

from __future__ import annotations

from collections import Counter

from perfidie.boards.pieces import fill, joined, recalled
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import BOX, FOE, LIMITS, needs
from perfidie.games.mousquetaires.sight.view import Names
from perfidie.games.mousquetaires.web.buttons import effect
from perfidie.games.mousquetaires.web.fights import faces_of
from perfidie.games.mousquetaires.web.reading import PLACE_EMBLEMS, Reading

SPREAD = ("FirstParis", "Assign", "PlayParis", "PlayTreachery", "MiladyAtHome", "MiladyAtRichelieus")
"""Decisions for which her cards, or her people, lie spread before her: her hand would show them twice."""


def screen(r: Reading) -> Html:
    """Her hand: where she hides, her Treacheries and Paris cards with what they do."""
    s = r.sight
    if r.scene.legal and r.step in SPREAD:
        return r.draw("mousquetaires/screen.html#aside")
    return recalled(
        r.scene.memo, "screen", behind, r.draw, s.destination, s.revealed, s.treacheries, s.paris_hand
    )  # fmt: skip


def behind(draw: Draw, destination: str, revealed: bool, treacheries: Names, paris: Names) -> Html:
    """All that she holds, drawn."""
    cards = [
        draw("mousquetaires/screen.html#treachery", card=card, count=count)
        for card, count in Counter(treacheries).items()
    ]
    cards += [draw("mousquetaires/screen.html#paris", card=card) for card in paris]
    emblem = PLACE_EMBLEMS.get(destination, "")
    lair = draw("mousquetaires/screen.html#lair", destination=destination, emblem=emblem, revealed=revealed)
    vessel = draw("mousquetaires/screen.html#behind", count=len(cards))
    return fill(vessel, lair=lair, cards=joined(cards)) if cards else fill(vessel, lair=lair)


def reserve(r: Reading) -> Html:
    """For her notebook: the same in full, her people by Force, her Traps, Rochefort."""
    s = r.sight
    hand = tuple([(card, effect(r, "treachery", card), count) for card, count in Counter(s.treacheries).items()])
    paris = tuple([(card, effect(r, "paris", card), *room(card)) for card in s.paris_hand])
    traps = tuple([(trap, effect(r, "trap", trap), count) for trap, count in Counter(s.trap_stock).items()])
    return r.draw(
        "mousquetaires/screen.html#reserve",
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
