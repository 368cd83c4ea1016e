"""The senators: what stands under each name in the two rows of seats, the only place where people are shown.

Roles, faction cards by their backs, what the Praetor did and what was just said are seen by everybody. The strip of
past votes is the viewer's own: a colour where it is certain to them, hatching where it is not. A Consul who hands out
the roles points at senators where they sit.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.idus_martii.sight.view import Shown, role_of
from perfidie.games.idus_martii.web.reading import (
    FACTION_ICONS,
    ROLE_ICONS,
    VOTE_ICONS,
    Reading,
)
from perfidie.games.idus_martii.web.said import Bubble, bubble

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
    turn = None if r.over else r.turn
    revealed = r.sight.revealed[seat] if r.sight.revealed else ()
    return drawn(
        r.draw,
        role_of(turn, seat),
        role_of(r.before, seat) if turn else "",
        r.sight.cards[seat],
        revealed,
        r.votes[seat],
        tag(r, seat),
        bubble(r, seat),
        grant(r, seat),
        (),
    )


def face_up(r: Reading, seat: int, dealt: Shown, side: str) -> Html:
    """One senator with all cards open: the one they kept, the one they put away; both, before they have chosen."""
    away = next((faction for faction in dealt if faction != side), side) if side else ""
    cards = ((side, False), (away, True)) if side else tuple([(faction, False) for faction in dealt])
    turn = None if r.over else r.turn
    return drawn(r.draw, role_of(turn, seat), "", 0, (), r.votes[seat], tag(r, seat), bubble(r, seat), None, cards)


@kept
def drawn(
    draw: Draw,
    role: str,
    before: str,
    cards: int,
    revealed: Shown,
    votes: Shown,
    tagged: str,
    said: Bubble | None,
    granted: Grant | None,
    opened: tuple[tuple[str, bool], ...],
) -> Html:
    """What stands under the name of a senator."""
    return draw(
        "idus_martii/senator.html",
        role=role,
        role_icon=ROLE_ICONS.get(role, ""),
        before=before,
        cards=cards,
        revealed=tuple([(faction, FACTION_ICONS[faction]) for faction in revealed]),
        votes=tuple([(vote, VOTE_ICONS.get(vote, "")) for vote in votes]),
        tag=tagged,
        said=said,
        grant=granted,
        opened=tuple([(faction, FACTION_ICONS[faction], away) for faction, away in opened]),
    )


def tag(r: Reading, seat: int) -> str:
    """How far an Aedile's vote has come; nothing once it is counted."""
    turn = r.turn
    if turn is None or turn.tally or seat not in turn.aediles:
        return ""
    if seat == turn.looked:
        return TAGS.get(turn.answer, "looked")
    return "voted" if turn.placed or has_voted(r, seat) else ""


def has_voted(r: Reading, seat: int) -> bool:
    """Whether this seat has placed a vote that the other Aedile is still to join."""
    return any([other == seat for other, _ in r.view.committed])


def grant(r: Reading, seat: int) -> Grant | None:
    """What the viewer may make of this senator, while it is theirs to hand out the roles: nobody has one twice running.

    At five players some Aediles may stay Aediles.
    """
    if r.step != "HandOutRoles" or seat == r.seat:
        return None
    before = role_of(r.before, seat)
    aedile = before != "aedile" or r.rules.repeating > 0
    return Grant(seat, r.names[seat], before != "praetor", aedile)
