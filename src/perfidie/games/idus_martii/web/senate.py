"""The senators: what stands under each name in the two rows of seats, the only place where people are shown.

Roles, faction cards by their backs, what the Praetor did and what was just said are seen by everybody. The strip of
past votes is the viewer's own: a colour where it is certain to them, hatching where it is not. A Consul who hands out
the roles points at senators where they sit.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import fill, joined, kept, recalled
from perfidie.boards.scene import Draw, Html
from perfidie.engine import once_for_a_view
from perfidie.games.idus_martii.rules.box import SEATS, Row
from perfidie.games.idus_martii.sight.view import Shown, Turn, role_of
from perfidie.games.idus_martii.web.reading import (
    FACTION_ICONS,
    ROLE_ICONS,
    VOTE_ICONS,
    Reading,
)
from perfidie.games.idus_martii.web.said import Bubble, bubbles

TAGS = {"show": "yellow", "force": "forced"}
"""What the Praetor did to a vote, as long as it is not counted."""


class Grant(NamedTuple):
    """A senator whom the viewer, as Consul, may give a role: which ones, and not again the one they had."""

    seat: int
    name: str
    praetor: bool
    aedile: bool


def senator(r: Reading, seat: int) -> Html:
    """One senator as this viewer sees them."""
    return senators(r)[seat]


@once_for_a_view
def senators(r: Reading) -> list[Html]:
    """All of them: they are asked for one by one."""
    draw, sight, memo, votes, said, seats = r.draw, r.sight, r.scene.memo, r.votes, bubbles(r), r.rules.seats
    now, before = (None, None) if r.over else (r.turn, r.before)
    roles, tagged = zip(roles_of(now, seats), roles_of(before, seats), strict=True), tags(r)
    cards: tuple[Cards, ...] = sight.revealed or sight.cards
    grants = [grant(r, seat) for seat in range(seats)] if r.step == "HandOutRoles" else NO_GRANTS
    return [
        recalled(memo, bench, put_together, draw, *facts)
        for bench, *facts in zip(
            BENCHES, roles, cards, votes, tagged, map(said.get, range(seats)), grants, strict=False
        )
    ]


BENCHES = tuple([f"senator-{seat}" for seat in range(SEATS[-1])])
NO_GRANTS = (None,) * len(BENCHES)
Cards = int | Shown
"""How many faction cards lie there face down; or, at the end, those that are open."""


def face_up(r: Reading, seat: int, dealt: Shown, side: str) -> Html:
    """One senator with all cards open: the one they kept, the one they put away; both, before they have chosen."""
    away = next((faction for faction in dealt if faction != side), side) if side else ""
    cards = ((side, False), (away, True)) if side else tuple([(faction, False) for faction in dealt])
    turn = None if r.over else r.turn
    opened = [draw_open(r.draw, faction, gone) for faction, gone in cards]
    held = past(r.draw, joined(opened), r.votes[seat])
    return under_name(r.draw, (role_of(turn, seat), ""), held, "", tags(r)[seat], bubbles(r).get(seat), None)


def put_together(
    draw: Draw, roles: tuple[str, str], cards: Cards, votes: Shown, tagged: str, said: Bubble | None, may: Grant | None
) -> Html:
    """What stands under the name of a senator."""
    if isinstance(cards, int):
        held = past(draw, backs(draw, cards), votes)
        return under_name(draw, roles, held, "", tagged, said, may)
    return under_name(draw, roles, past(draw, "", votes), sides(draw, cards), tagged, None, may)


def under_name(
    draw: Draw,
    roles: tuple[str, str],
    held: Html,
    shown: Html,
    tagged: str,
    said: Bubble | None,
    may: Grant | None,
) -> Html:
    """The pieces one after the other."""
    pieces = [role(draw, *roles), held, shown]
    if tagged:
        pieces.append(draw("idus_martii/senator.html#tag", tag=tagged))
    if said:
        pieces.append(draw("idus_martii/senator.html#said", said=said))
    if may:
        pieces.append(draw("idus_martii/senator.html#grant", grant=may, before=roles[1]))
    return joined(pieces)


@kept
def role(draw: Draw, now: str, before: str) -> Html:
    """The role of a senator, and the one they had before."""
    return draw("idus_martii/senator.html#role", role=now, icon=ROLE_ICONS.get(now, ""), before=before)


@kept
def past(draw: Draw, cards: Html, votes: Shown) -> Html:
    """Faction cards, and the strip of past votes."""
    return fill(draw("idus_martii/senator.html#past"), cards=cards, votes=strip(draw, votes) if votes else "")


@kept
def backs(draw: Draw, count: int) -> Html:
    """Faction cards face down."""
    return draw("idus_martii/senator.html#backs", count=count) if count else ""


def draw_open(draw: Draw, faction: str, away: bool) -> Html:
    """A faction card face up, where all cards are."""
    return draw("idus_martii/senator.html#opened", faction=faction, emblem=FACTION_ICONS[faction], away=away)


@kept
def sides(draw: Draw, revealed: Shown) -> Html:
    """The faction cards that are open at the end."""
    found = tuple([(faction, FACTION_ICONS[faction]) for faction in revealed])
    return draw("idus_martii/senator.html#sides", revealed=found)


@kept
def strip(draw: Draw, votes: Shown) -> Html:
    """Past votes in small."""
    pips = [draw("idus_martii/senator.html#pip", vote=vote, emblem=VOTE_ICONS.get(vote, "")) for vote in votes]
    return fill(draw("idus_martii/senator.html#strip"), pips=joined(pips))


def roles_of(turn: Turn | None, seats: int) -> Shown:
    """By seat, the role it holds on a turn."""
    return roles(seats, turn.consul, turn.praetor, turn.aediles) if turn else roles(seats, -1, -1, ())


@kept
def roles(seats: int, consul: int, praetor: int, aediles: Row) -> Shown:
    """The same, worked out once for the same people."""
    held = {**dict.fromkeys(aediles, "aedile"), praetor: "praetor", consul: "consul"}
    return tuple([held.get(seat, "") for seat in range(seats)])


def tags(r: Reading) -> Shown:
    """By seat, how far an Aedile's vote has come; nothing once it is counted."""
    turn, seats = r.turn, r.rules.seats
    if turn is None or turn.tally:
        return tags_of(seats, (), -1, "", ())
    voted = turn.aediles if turn.placed else tuple([seat for seat, _ in r.view.committed])
    return tags_of(seats, turn.aediles, turn.looked, turn.answer, voted)


@kept
def tags_of(seats: int, aediles: Row, looked: int, answer: str, voted: Row) -> Shown:
    """The same, worked out once for the same votes."""
    found = {seat: "voted" for seat in aediles if seat in voted}
    if looked >= 0:
        found[looked] = TAGS.get(answer, "looked")
    return tuple([found.get(seat, "") for seat in range(seats)])


def grant(r: Reading, seat: int) -> Grant | None:
    """What the viewer may make of this senator, while it is theirs to hand out the roles: nobody has one twice running.

    At five players some Aediles may stay Aediles.
    """
    if r.step != "HandOutRoles" or seat == r.seat:
        return None
    before = role_of(r.before, seat)
    aedile = before != "aedile" or r.rules.repeating > 0
    return Grant(seat, r.names[seat], before != "praetor", aedile)
