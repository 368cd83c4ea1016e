"""Stakes: tables at which ratings are won and lost. All are told before the game, and nobody chooses their place.

A game declares in its annals which tables are fair enough; everybody who plays must keep themselves, and only people
are rated against each other (docs/ratings.md).
"""

from __future__ import annotations

from msgspec.structs import replace

from perfidie import games
from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Refusal
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store import PERSON, Arrangement, Store
from perfidie.store.people.accounts import accounts_of
from perfidie.store.times import BY_LOT, Pace
from perfidie.web.house.chairs import Chairs
from perfidie.web.house.table import LiveTable

USUAL_TIME = 600
"""Seconds for each decision of a rated game where nothing else was chosen."""


def fair_tables(game: str) -> dict[str, tuple[int, ...]]:
    """By preset: the numbers of seats with which this game may be rated."""
    annals: Annals = games.companion(game, "annals") or PLAIN
    return dict(annals.fair)


def is_fair(agreed: Arrangement) -> bool:
    """Whether everybody would have the same chance at a table like this one."""
    seats, game = len(agreed.chairs), games.find(agreed.game)
    if seats not in fair_tables(agreed.game).get(agreed.preset, ()):
        return False
    return game.setup(seats, agreed.options, agreed.preset).options == game.setup(seats, {}, agreed.preset).options


def check_fair(agreed: Arrangement) -> None:
    """Refuses stakes at a table that is not fair enough."""
    if not is_fair(agreed):
        raise Refusal("rated-unfair")


def measured(pace: Pace) -> Pace:
    """The pace of a rated game: nobody holds it up for ever, and a bot that stands in is nobody's choice."""
    pace = pace or replace(pace, seconds=USUAL_TIME)
    return pace if pace.then == BY_LOT else replace(pace, then=USUAL_LEVEL)


def check_free(table: LiveTable) -> None:
    """Refuses what others would decide about somebody's seat in a rated game: there the clock decides."""
    if table.arrangement.rated:
        raise Refusal("rated-clock-decides")


def holders(chairs: Chairs) -> tuple[tuple[str, int], ...]:
    """Who holds which seat."""
    return tuple([(chair.person, seat) for seat, chair in enumerate(chairs) if chair.person])


class Stakes:
    """Looks at those who sit down to a rated game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def checked(self, agreed: Arrangement, chairs: Chairs) -> Chairs:
        """The chairs of a rated game, whose places are yet to be drawn; refused where somebody cannot be rated."""
        check_fair(replace(agreed, chairs=chairs))
        if any(chair.kind != PERSON for chair in chairs):
            raise Refusal("rated-people-only")
        known = await self._store.look_up(accounts_of, [chair.person for chair in chairs])
        strangers = [chair.name for chair in chairs if chair.person not in known]
        if strangers:
            raise Refusal("rated-needs-account", name=strangers[0])
        return tuple([replace(chair, advice=False) for chair in chairs])
