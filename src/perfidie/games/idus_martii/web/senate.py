"""The senators: what stands under each name in the ring of seats, the only place where people are shown.

Roles, faction cards by their backs, what the Praetor did and what was just said are seen by everybody. The strip of
past votes is the viewer's own: a colour where it is certain to them, hatching where it is not.
"""

from __future__ import annotations

from perfidie.boards.pieces import kept
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html
from perfidie.engine import Claim
from perfidie.engine.action import Words
from perfidie.games.idus_martii.sight.statements import occasion
from perfidie.games.idus_martii.sight.view import Shown, role_of
from perfidie.games.idus_martii.web.reading import (
    FACTION_ICONS,
    ROLE_ICONS,
    VOTE_ICONS,
    Reading,
)
from perfidie.texts import Texts

TAGS = {"show": "yellow", "force": "forced"}
"""What the Praetor did to a vote, as long as it is not counted."""


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
    )


@kept
def drawn(
    draw: Draw, role: str, before: str, cards: int, revealed: Shown, votes: Shown, tagged: str, said: str
) -> Html:
    """What stands under the name of a senator."""
    return draw(
        "idus_martii/senator.html",
        role=role,
        role_icon=ROLE_ICONS.get(role, ""),
        before=before,
        before_icon=ROLE_ICONS.get(before, ""),
        cards=cards,
        revealed=tuple([(faction, FACTION_ICONS[faction]) for faction in revealed]),
        votes=tuple([(vote, VOTE_ICONS.get(vote, "")) for vote in votes]),
        tag=tagged,
        said=said,
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


def bubble(r: Reading, seat: int) -> str:
    """The last thing this senator has said on the present occasion."""
    now = occasion(r.view)
    if now is None:
        return ""
    claim = last_of(r.view.claims, seat, now)
    texts = r.scene.texts
    return spoken(type(texts), texts.lang, r.names, claim.words) if claim else ""


def last_of(claims: tuple[Claim, ...], seat: int, now: str) -> Claim | None:
    """The last thing this seat said on the present occasion."""
    for claim in reversed(claims):
        if claim.when != now:
            return None
        if claim.seat == seat:
            return claim
    return None


@kept
def spoken(kind: type[Texts], lang: str, names: Names, words: Words) -> str:
    """A statement in words."""
    return kind(lang, "idus_martii", names).action(words)
