"""The senators: what stands under each name in the two rows of seats, the only place where people are shown.

Roles, faction cards by their backs, what the Praetor did and what was just said are seen by everybody. The strip of
past votes is the viewer's own: a colour where it is certain to them, hatching where it is not. A Consul who hands out
the roles points at senators where they sit.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, joined, kept, recalled
from perfidie.boards.scene import Draw, Parts, Scene
from perfidie.engine import once_for_a_view
from perfidie.games.idus_martii.rules.box import SEATS, Row
from perfidie.games.idus_martii.sight.view import Shown, Turn, role_of
from perfidie.games.idus_martii.web.reading import (
    FACTION_ICONS,
    ROLE_ICONS,
    VOTE_ICONS,
    Reading,
    read,
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


Cards = int | tuple[tuple[str, bool], ...]
"""How many faction cards lie there face down; or, where all are open, each of them, and whether it is put away."""


@once_for_a_view
def senators(scene: Scene) -> tuple[Parts, ...]:
    """All senators as this viewer sees them: they are asked for one by one."""
    r = read(scene)
    sight, seats = r.sight, r.rules.seats
    now, before = (None, None) if r.over else (r.turn, r.before)
    grants = tuple([grant(r, seat) for seat in range(seats)]) if r.step == "HandOutRoles" else NO_GRANTS
    facts = (roles_of(now, seats), roles_of(before, seats), sight.cards, sight.revealed, r.votes, tags(r))
    return recalled(scene.memo, "senators", seated, r.draw, *facts, bubbles(r), grants)


def seated(
    draw: Draw,
    roles: Shown,
    before: Shown,
    cards: Row,
    revealed: tuple[Shown, ...],
    votes: tuple[Shown, ...],
    tagged: Shown,
    said: dict[int, Bubble],
    grants: tuple[Grant | None, ...],
) -> tuple[Parts, ...]:
    """All senators, each drawn once for the same facts; at the end with their sides, and silent."""
    if revealed:
        cards, said = (0,) * len(cards), {}
    return tuple(
        [
            under_name(
                draw,
                seat,
                role,
                before[seat],
                votes[seat],
                tagged[seat],
                cards[seat],
                said.get(seat),
                grants[seat],
                revealed[seat] if revealed else (),
            )
            for seat, role in enumerate(roles)
        ]
    )


NO_GRANTS = (None,) * SEATS[-1]


def face_up(r: Reading, seat: int, dealt: Shown, side: str) -> Parts:
    """One senator with all cards open: the one they kept, the one they put away; both, before they have chosen."""
    away = next((faction for faction in dealt if faction != side), side) if side else ""
    cards = ((side, False), (away, True)) if side else tuple([(faction, False) for faction in dealt])
    role = role_of(None if r.over else r.turn, seat)
    return under_name(r.draw, seat, role, "", r.votes[seat], tags(r)[seat], cards, bubbles(r).get(seat), None)


@kept
def under_name(
    draw: Draw,
    seat: int,
    role: str,
    before: str,
    votes: Shown,
    tagged: str,
    cards: Cards,
    said: Bubble | None,
    may: Grant | None,
    revealed: Shown = (),
) -> Parts:
    """What stands under the name of a senator: each piece of it is an element that is sent alone."""
    found = [
        office(draw, f"role-{seat}", role, before),
        held(draw, f"cards-{seat}", cards),
        strip(draw, f"strip-{seat}", votes),
        piece(draw, "tag", f"tag-{seat}", tagged),
        piece(draw, "said", f"said-{seat}", said),
        granted(draw, seat, may, before),
    ]
    if revealed:
        found.append(sides(draw, f"open-{seat}", revealed))
    return Parts(draw("idus_martii/senator.html#bench", seat=seat, over=bool(revealed)), tuple(found))


@kept
def office(draw: Draw, name: str, now: str, before: str) -> Part:
    """The role of a senator, and the one they had before."""
    return name, draw("idus_martii/senator.html#role", id=name, role=now, icon=ROLE_ICONS.get(now, ""), before=before)


def piece(draw: Draw, kind: str, name: str, shown: str | Bubble | None) -> Part:
    """A tag or a bubble; its empty place where there is none."""
    return (name, draw(f"idus_martii/senator.html#{kind}", id=name, **{kind: shown})) if shown else nothing(draw, name)


@kept
def nothing(draw: Draw, name: str) -> Part:
    """The place of a piece that is not there."""
    return name, draw("idus_martii/senator.html#nothing", id=name)


def granted(draw: Draw, seat: int, may: Grant | None, before: str) -> Part:
    """What the Consul may make of a senator."""
    name = f"grant-{seat}"
    return (name, draw("idus_martii/senator.html#grant", grant=may, before=before)) if may else nothing(draw, name)


@kept
def held(draw: Draw, name: str, cards: Cards) -> Part:
    """Faction cards, face down or open."""
    if not cards:
        return nothing(draw, name)
    if isinstance(cards, int):
        return name, draw("idus_martii/senator.html#backs", id=name, count=cards)
    opened = [
        draw("idus_martii/senator.html#opened", faction=faction, emblem=FACTION_ICONS[faction], away=away)
        for faction, away in cards
    ]
    return name, fill(draw("idus_martii/senator.html#opens", id=name), cards=joined(opened))


@kept
def sides(draw: Draw, name: str, revealed: Shown) -> Part:
    """The faction cards that are open at the end."""
    found = tuple([(faction, FACTION_ICONS[faction]) for faction in revealed])
    return name, draw("idus_martii/senator.html#sides", id=name, revealed=found)


@kept
def strip(draw: Draw, name: str, votes: Shown) -> Part:
    """Past votes in small."""
    if not votes:
        return nothing(draw, name)
    pips = [draw("idus_martii/senator.html#pip", vote=vote, emblem=VOTE_ICONS.get(vote, "")) for vote in votes]
    return name, fill(draw("idus_martii/senator.html#strip", id=name), pips=joined(pips))


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
