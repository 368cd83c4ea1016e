"""The betting zones of a character, and the tokens on them.

A token shows its owner to everybody. Its kind is drawn only where the view gives it, or where it follows for certain;
face down, all tokens of one owner are the same bytes, but for who was seen to look at them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from perfidie.boards.pieces import Nested, fill, kept
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, hole
from perfidie.games.verona.rules.box import BOX, Row, signed
from perfidie.games.verona.sight.view import Token
from perfidie.games.verona.web.reading import Spot

SPOTS: dict[str, tuple[Spot, ...]] = {
    card.id: tuple([(card.id, number) for number in range(1, len(card.zones) + 1)]) for card in BOX.card
}
"""The betting zones of each character."""
ADDS = {(card.id, number): signed(value) for card in BOX.card for number, value in enumerate(card.zones, start=1)}
"""What each betting zone adds."""

Sure = tuple[tuple[int, str], ...]
"""The kinds that follow for certain, by the number of the token."""


class Seen(NamedTuple):
    """A token as this viewer may know it."""

    owner: int
    kind: str
    how: str
    """How its kind is known: own, seen with Paris, deduced; empty where it is not."""
    lookers: Row
    """The others who have seen it with Paris."""


class Lying(NamedTuple):
    """What lies on the zones of a character, and what can be done with them."""

    tokens: tuple[Token, ...] = ()
    sure: Sure = ()
    point: str = ""
    """Whether tokens are checked or empty zones are pressed: those at `pointed`."""
    pointed: Row = ()
    touched: Row = ()
    """The zones that something has just happened to."""
    brings: tuple[str, ...] = ()
    """What the token on each zone brought, while a round is judged."""


def by_character(spots: Iterable[Spot]) -> dict[str, Row]:
    """The numbers of these zones, by character."""
    found: dict[str, Row] = {}
    for card, number in spots:
        found[card] = (*found.get(card, ()), number)
    return found


def zones(draw: Draw, names: Names, me: int | None, card: str, lying: Lying) -> tuple[Nested, ...]:
    """The betting zones of a character; none where it has no wish."""
    there, sure = {token.zone: token for token in lying.tokens}, dict(lying.sure)
    drawn = []
    for place, spot in enumerate(SPOTS[card]):
        number = spot[1]
        token = seen(there[number], me, sure) if number in there else None
        point = lying.point if number in lying.pointed else ""
        brings = lying.brings[place] if lying.brings else ""
        drawn.append(zone(draw, names, spot, token, point, number in lying.touched, brings))
    return tuple(drawn)


def seen(token: Token, me: int | None, sure: dict[int, str]) -> Seen:
    """A token with its kind as far as it is known."""
    others = tuple([seat for seat in token.lookers if seat != me])
    if token.kind:
        return Seen(
            token.owner, token.kind, "own" if token.owner == me else "seen" if me in token.lookers else "open", others
        )
    kind = sure.get(token.number, "")
    return Seen(token.owner, kind, "deduced" if kind else "", others)


@kept
def zone(draw: Draw, names: Names, spot: Spot, token: Seen | None, point: str, new: bool, brings: str) -> Nested:
    """One betting zone: pressed while it is empty, checked while a token on it is asked for."""
    (card, number), adds = spot, ADDS[spot]
    name = f"{card}-{number}"
    if token is None:
        bet = draw("verona/person.html#bet", card=card, number=number, modifier=adds, press=point == "press")
        empty = draw("verona/person.html#empty", card=card, number=number, modifier=adds)
        return f"zone-{name}", Parts(empty, ((f"bet-{name}", bet),))
    mark = f"new-{name}"
    fresh = f'<i class="{"is-new" if new else ""}" id="{mark}" hidden></i>'
    taken = draw("verona/person.html#taken", card=card, number=number, modifier=adds, point=point, brings=brings)
    vessel = fill(taken, token=laid(draw, names, token), **{mark: hole(mark)})
    return f"zone-{name}", Parts(vessel, ((mark, fresh),))


@kept
def laid(draw: Draw, names: Names, token: Seen) -> Html:
    """A token, as far as it is known."""
    owner, kind, how, lookers = token
    watched = tuple([(seat, names[seat]) for seat in lookers])
    return draw("verona/person.html#token", owner=owner, name=names[owner], kind=kind, how=how, lookers=watched)
