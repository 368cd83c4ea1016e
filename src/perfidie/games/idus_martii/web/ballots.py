"""The two votes on the table: face down before their owners; then turned, without owners, until others lie there.

All backs are the same bytes. A card shows its colour to whoever may know it: its owner, the Praetor who looked at it,
everybody where it was yellow and had to be shown.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Nested, kept
from perfidie.boards.scene import Draw, Drawing, Html, Parts
from perfidie.games.idus_martii.sight.view import Shown, Turn
from perfidie.games.idus_martii.web.reading import VOTE_ICONS, Reading, named


class Ballot(NamedTuple):
    """The place before one Aedile."""

    seat: int
    name: str
    lies: bool
    """Whether a card lies there."""
    vote: str
    """Its colour, where this viewer knows it."""
    how: str
    """How they know it: own, seen, shown to all, or open on a table with all cards up; empty where they do not."""
    looked: bool
    """Whether the Praetor took it."""


def ballots(r: Reading) -> Drawing:
    """The votes being cast; before the first of them lies there, the last ones that were counted."""
    turn = r.turn
    if turn is None:
        return cast(r.draw, (), (), "", 0)
    last = turn.tally or (r.before.tally if r.before else ())
    number, place = named(r.counted - 1, r.rules.seats)
    if not turn.tally and (turn.placed or r.view.committed or not last):
        return cast(r.draw, tuple([ballot(r, turn, which) for which in range(len(turn.aediles))]), last, number, place)
    return turned(r.draw, last, number, place)


def ballot(r: Reading, turn: Turn, which: int) -> Ballot:
    """The place before this Aedile, as the viewer knows it."""
    seat = turn.aediles[which]
    own = [words for other, words in r.view.committed if other == seat]
    lies = bool(turn.placed or own)
    vote = turn.placed[which] if turn.placed else own[0][1] if own and own[0] else ""
    looked = seat == turn.looked
    shown = looked and turn.answer == "show"
    how = "shown" if shown else "open" if r.seat is None else "own" if seat == r.seat else "seen"
    return Ballot(seat, r.names[seat], lies, vote, how if vote else "", looked)


@kept
def cast(draw: Draw, found: tuple[Ballot, ...], last: Shown, number: str, turn: int) -> Parts:
    """The votes of this turn; the last ones that were counted stay beside them, in small."""
    parts: list[Nested] = [before_owner(draw, each) for each in found]
    if last:
        parts.append(
            ("ballots-last", draw("idus_martii/ballots.html#last", votes=iconic(last), round=number, turn=turn))
        )
    names = tuple([name for name, _ in parts])
    return Parts(draw("idus_martii/ballots.html#cast", parts=names), tuple(parts))


@kept
def before_owner(draw: Draw, ballot: Ballot) -> Nested:
    """The place before one Aedile, and the card on it."""
    seat, laid = ballot.seat, ballot._replace(name="")
    card = draw("idus_martii/ballots.html#laid", ballot=laid, icon=VOTE_ICONS.get(ballot.vote, ""))
    told = draw("idus_martii/ballots.html#told", ballot=laid)
    place = draw("idus_martii/ballots.html#ballot", seat=seat, name=ballot.name)
    return f"ballot-{seat}", Parts(place, ((f"vote-{seat}", card), (f"vote-is-{seat}", told)))


@kept
def turned(draw: Draw, tally: Shown, number: str, turn: int) -> Html:
    """Both cards of a counted turn, in the order of the box: nothing says whose they were."""
    return draw("idus_martii/ballots.html#turned", votes=iconic(tally), round=number, turn=turn)


def iconic(votes: Shown) -> tuple[tuple[str, str], ...]:
    """These votes and the gestures on them; none where one is not known."""
    return tuple([(vote, VOTE_ICONS.get(vote, "")) for vote in votes])
