"""The second deal: what lies on a table where a game that was played is taken up again at one of its moments.

A seat plays on with the same hidden cards: the lines of the record up to there, and one that says so. Or it is dealt
again, in a world imagined from what the seat could know: then a single line holds the table of that world and what the
seat had been told, in place of all that was done before. So the record replays for ever without imagining again, and
nothing is in it that the seat could not know but what was imagined.

The line is DEALER's. Its words are the seat and, where it was dealt again, the table and what had been told, as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from perfidie.engine.codec import load_state, save_state
from perfidie.engine.event import ALL, Event, Facts
from perfidie.engine.game import Game
from perfidie.engine.record import Entry
from perfidie.engine.refusal import Refusal
from perfidie.engine.setup import Setup
from perfidie.engine.state import State
from perfidie.engine.step import DEALER
from perfidie.engine.view import Claim

PLAYED_ON, DEALT_AGAIN = "played-on", "dealt-again"
"""The kinds of events that say that a seat has taken the game up here."""


class Heard(NamedTuple):
    """How much had been told and stated."""

    events: int = 0
    claims: int = 0


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """An event as the seat heard it."""

    kind: str
    facts: Facts
    own: Facts | None
    """What it was told besides; None where that was nothing."""
    open: bool
    """Whether everybody heard of it."""
    learned: int
    """Whether the seat learned something hidden by it (1), or everybody (2)."""


class _Stated(msgspec.Struct, frozen=True, array_like=True):
    """A statement the seat heard, and how many of those events had been told before it."""

    seat: int
    words: tuple[str, ...]
    when: str
    place: int


class _Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the seat had been told until then."""

    events: tuple[_Told, ...]
    claims: tuple[_Stated, ...]
    acted: Heard
    """How much of it before the last thing it did itself: what came after is new to it."""


class Laying(NamedTuple):
    """What a line of the dealer lays."""

    seat: int
    state: State | None = None
    """The table, where it was dealt again."""
    events: tuple[Event, ...] = ()
    claims: tuple[Claim, ...] = ()
    places: tuple[int, ...] = ()
    """For each statement, how many of the events had been told before it."""
    acted: Heard = Heard()


def mark(seat: int) -> Entry:
    """The line that says: from here on this seat plays on with the same hidden cards."""
    return Entry(DEALER, (str(seat),))


def dealt(
    game: Game[Any, Any],
    world: State,
    seat: int,
    told: Sequence[Event | Claim],
    acted: int,
) -> Entry:
    """The line that lays a world for a seat, with what it was told before; `acted`: how much before its last move."""
    events: list[_Told] = []
    claims: list[_Stated] = []
    since = Heard()
    for number, each in enumerate(told):
        if number == acted:
            since = Heard(len(events), len(claims))
        if isinstance(each, Event):
            if (heard := _heard(each, seat)) is not None:
                events.append(heard)
        elif game.talk.hears(world.setup, seat, each):
            claims.append(_Stated(each.seat, each.words, each.when, len(events)))
    if acted >= len(told):
        since = Heard(len(events), len(claims))
    past = msgspec.json.encode(_Past(tuple(events), tuple(claims), since)).decode()
    return Entry(DEALER, (str(seat), save_state(game, world).decode(), past))


def _heard(event: Event, seat: int) -> _Told | None:
    if event.audience is not ALL and seat not in event.audience:
        return None
    own = next((facts for owner, facts in event.private if owner == seat), None)
    learned = 2 if event.learns is ALL else int(seat in event.learns)
    return _Told(event.kind, event.facts, own, event.audience is ALL, learned)


def read(game: Game[Any, Any], setup: Setup, words: tuple[str, ...]) -> Laying:
    """What this line lays; anything that is no table of this game with this set-up is refused."""
    if len(words) not in (1, 3) or not words[0].isdecimal() or len(words[0]) > 2 or int(words[0]) >= setup.seats:
        raise Refusal("second-malformed")
    seat = int(words[0])
    if len(words) == 1:
        return Laying(seat)
    try:
        state = load_state(game, words[1].encode())
        past = msgspec.json.decode(words[2], type=_Past)
    except (msgspec.DecodeError, RecursionError, Refusal) as error:
        raise Refusal("second-malformed") from error
    claims = tuple([Claim(each.seat, each.words, each.when) for each in past.claims])
    places = tuple([each.place for each in past.claims])
    in_order = all(0 <= one <= other for one, other in zip((0, *places), (*places, len(past.events)), strict=True))
    within = 0 <= past.acted.events <= len(past.events) and 0 <= past.acted.claims <= len(claims)
    if not (in_order and within and _fits(game, setup, state, claims)):
        raise Refusal("second-malformed")
    return Laying(seat, state, tuple([_event(each, seat) for each in past.events]), claims, places, past.acted)


def _event(told: _Told, seat: int) -> Event:
    """An event that the seat heard as it did, and everybody else as far as everybody did."""
    return Event(
        told.kind,
        told.facts,
        ((seat, told.own),) if told.own is not None else (),
        ALL if told.open else (seat,),
        ALL if told.learned == 2 else (seat,) if told.learned else (),
    )


def _fits(game: Game[Any, Any], setup: Setup, state: State, claims: tuple[Claim, ...]) -> bool:
    """Whether it is a table of this set-up, with all its pieces, at which somebody or something is to act."""
    if state.setup is not setup or not state.agenda:
        return False
    try:
        for seat in (None, *range(setup.seats)):
            game.view(state, seat, claims)
        asked = state.actor < 0 or all(state.legal_for(seat) for seat in state.waiting)
        return asked and game.rules.pieces(state) == game.rules.pieces(game.new(setup))
    except Exception:  # a table that was made up may hold anything
        return False
