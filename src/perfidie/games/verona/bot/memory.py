"""What somebody without notes remembers at the Council of Verona."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from perfidie.engine import View
from perfidie.games.verona.rules.box import CARD, names
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.view import CardIds, Sight, Token


def forget(view: View[Sight], rules: Rules, rng: Random) -> View[Sight]:
    """What Paris showed is gone, and cards that went by are mistaken for others that lie hidden as well.

    The hidden cards change names among each other: so the memory fits together, and what lies open is untouched.
    """
    sight, seat = view.table, view.seat
    assert seat is not None
    in_hand = sight.packs[-1].cards if sight.packs and not sight.packs[-1].took else ()
    hidden = [name for name in names(rules.cards) if name not in {*sight.hand, *sight.plays, *in_hand}]
    mistaken = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def recalled(cards: CardIds) -> CardIds:
        return tuple(sorted([mistaken.get(name, name) for name in cards], key=CARD.__getitem__))

    table = replace(
        sight,
        tokens=tuple([_unseen(token, seat) for token in sight.tokens]),
        dealt=recalled(sight.dealt),
        packs=tuple([replace(pack, cards=recalled(pack.cards)) for pack in sight.packs]),
        discarded=recalled(sight.discarded),
        given=recalled(sight.given),
    )
    return replace(view, table=table)


def _unseen(token: Token, seat: int) -> Token:
    """The token without what Paris showed this seat of it."""
    if seat not in token.lookers:
        return token
    return replace(token, kind="", lookers=tuple([looker for looker in token.lookers if looker != seat]))
