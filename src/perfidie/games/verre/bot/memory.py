"""What somebody remembers at the poisoned glass who keeps no notebook."""

from __future__ import annotations

from random import Random

import msgspec

from perfidie.engine import View
from perfidie.games.verre.sight.view import Group, Sight

LOST = 0.5
"""How often a card seen before, but not laid last, is forgotten."""


def forgotten(view: View[Sight], rng: Random) -> View[Sight]:
    """Deductions are gone, and some of the cards seen; what lies open and one's own hand stay.

    All that is not known any more becomes one group: these cards lie on these places, in any order.
    """
    table = view.table
    if not table.faces or view.seat is None:
        return view
    opened = {number for seat, glass in enumerate(table.taken) if table.opened[seat] for number in table.glasses[glass]}
    own = [number for number, pourer in enumerate(table.pourers) if pourer == view.seat]
    sure = opened.union(own[-1:])
    cards = [card for group in table.groups for card in group.cards]
    places = [place for group in table.groups for place in group.places]
    faces, seen = list(table.faces), list(table.seen)
    for number, face in enumerate(table.faces):
        if face and number not in sure and (not seen[number] or rng.random() < LOST):
            cards.append(face)
            places.append(number)
            faces[number], seen[number] = "", False
    balances = [
        balance if opened.issuperset(glass) else None
        for balance, glass in zip(table.balances, table.glasses, strict=True)
    ]
    table = msgspec.structs.replace(
        table,
        faces=tuple(faces),
        seen=tuple(seen),
        groups=(Group(tuple(sorted(cards)), tuple(places)),) if cards else (),
        hands_seen=(),
        balances=tuple(balances),
    )
    return msgspec.structs.replace(view, table=table)
