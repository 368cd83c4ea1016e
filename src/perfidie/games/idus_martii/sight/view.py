"""What a seat sees and remembers at Idus Martii: plain facts. What follows from them is in `knowledge`."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from perfidie.engine import View
from perfidie.games.idus_martii.rules.box import FACTIONS, YELLOW, Row, Votes, colours
from perfidie.games.idus_martii.rules.steps import HandOutRoles
from perfidie.games.idus_martii.rules.table import ANSWERS, NOBODY, SHOWN, UNCHOSEN, UNSEEN, Closed, Table

Shown = tuple[str, ...]
"""Votes, or factions, as they are named outside; empty where one does not know."""
UNKNOWN: Shown = ("", "")
"""Two cards one knows nothing of."""


class Turn(msgspec.Struct, frozen=True):
    """One turn, as this seat may remember it. Shown are by Aedile, in seat order; empty where it was not shown them."""

    consul: int
    praetor: int
    """-1 while the Consul has not handed out the roles."""
    aediles: Row
    looked: int
    """The Aedile whose card the Praetor looked at; -1 before."""
    answer: str
    """`keep`, `force`, or `show` where the card was yellow; empty before."""
    placed: Shown
    """The cards as they were placed: one's own, the one seen as Praetor, a yellow one shown to all. None yet: ()."""
    counted: Shown
    """One's own card as it was counted, perhaps after an exchange."""
    tally: Shown
    """The two cards counted, in the order of the box: nothing says whose they are. Not counted yet: ()."""


class Sight(msgspec.Struct, frozen=True):
    """The table of Idus Martii as one seat may know it."""

    round: int
    turn: int
    """Within the round, from 1."""
    first: int
    undealt: int
    """Cards that chance still has to deal."""
    tokens: Row
    """The squares of the Loyal and of the Traitors."""
    limit: int
    turns: tuple[Turn, ...]
    """All turns so far, the present one last."""
    cards: Row
    """How many faction cards each seat holds."""
    dealt: Shown
    """The two factions this seat was dealt."""
    side: str
    """The one it has chosen; empty before."""
    revealed: tuple[Shown, ...]
    """At the end, by seat: the side each has chosen (two cards, where it never did); before, nothing."""
    discards: Shown
    """At the end, where the table agreed on it: what each seat discarded."""


def role_of(turn: Turn | None, seat: int) -> str:
    """The role this seat holds on a turn; empty where it holds none."""
    if turn is None:
        return ""
    if seat == turn.consul:
        return "consul"
    if seat == turn.praetor:
        return "praetor"
    return "aedile" if seat in turn.aediles else ""


def look(s: Table, seat: int | None) -> Sight:
    """Builds the sight of one seat, from nothing."""
    seats, over = s.setup.seats, not s.agenda
    turns = [closed(turn, seat) for turn in s.past]
    if s.turn > len(s.past):
        turns.append(present(s, seat))
    mine = s.dealt[seat] if seat is not None and s.dealt else ()
    return Sight(
        s.round,
        (s.turn - 1) % seats + 1 if s.turn else 0,
        s.first,
        sum(s.deck),
        s.tokens,
        s.setup.limit,
        tuple(turns),
        tuple([2 if kept == UNCHOSEN else 1 for kept in s.kept]) if s.dealt else (0,) * seats,
        tuple([FACTIONS[faction] for faction in mine]),
        FACTIONS[s.kept[seat]] if seat is not None and s.kept[seat] != UNCHOSEN else "",
        revealed(s) if over else (),
        discards(s) if over and s.setup.shows_discards else (),
    )


@lru_cache(maxsize=1 << 14)
def closed(turn: Closed, seat: int | None) -> Turn:
    """A turn whose votes are counted."""
    consul, praetor, aediles, looked, answer, placed, counted = turn
    shown = owned(aediles, placed, seat, praetor, looked, answer)
    own = tuple([vote if owner == seat else UNSEEN for owner, vote in zip(aediles, counted, strict=True)])
    tally = colours(tuple(sorted(counted)))
    return Turn(consul, praetor, aediles, aediles[looked], ANSWERS[answer], colours(shown), colours(own), tally)


def owned(aediles: Row, placed: Votes, seat: int | None, praetor: int, looked: int, answer: int) -> Votes:
    """The placed cards this seat was shown; the others are UNSEEN."""
    return tuple(
        [
            vote
            if aediles[which] == seat or (which == looked and (praetor == seat or (answer == SHOWN and vote == YELLOW)))
            else UNSEEN
            for which, vote in enumerate(placed)
        ]
    )


def present(s: Table, seat: int | None) -> Turn:
    """The turn being played. Before the Consul of round 2 has handed them out, nobody has another role."""
    if isinstance(s.agenda[-1], HandOutRoles):
        return Turn(s.consul, NOBODY, (), NOBODY, "", (), (), ())
    placed = owned(s.aediles, s.placed, seat, s.praetor, s.looked, s.answer)
    looked = s.aediles[s.looked] if s.looked != NOBODY else NOBODY
    return Turn(s.consul, s.praetor, s.aediles, looked, ANSWERS[s.answer], colours(placed), (), ())


def revealed(s: Table) -> tuple[Shown, ...]:
    """Everybody's side; who never chose one shows both cards (ruling 18)."""
    return tuple(
        [
            tuple([FACTIONS[faction] for faction in ((kept,) if kept != UNCHOSEN else hand)])
            for kept, hand in zip(s.kept, s.dealt, strict=True)
        ]
    )


def discards(s: Table) -> Shown:
    """What everybody put away; nothing where they never did."""
    return tuple(
        [
            "" if kept == UNCHOSEN else FACTIONS[hand[0] if kept == hand[1] else hand[1]]
            for kept, hand in zip(s.kept, s.dealt, strict=True)
        ]
    )


def for_person(view: View[Sight]) -> View[Sight]:
    """Option notebook: a purist's screen does not remember for them what they saw on turns that are over."""
    return view if view.options["notebook"] else without_notes(view)


def without_notes(view: View[Sight]) -> View[Sight]:
    """What is left to somebody without notes: the tallies of past turns, not their own cards nor those they saw."""
    turns = [replace(turn, placed=UNKNOWN, counted=UNKNOWN) if turn.tally else turn for turn in view.table.turns]
    return replace(view, table=replace(view.table, turns=tuple(turns)))
