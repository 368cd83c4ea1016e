"""Ratings of people: per game and season, moved by rated games alone, in the order in which they ended.

A season is a quarter of a year. It begins with what was believed at the end of the one before, widened a little.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from time import gmtime
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from perfidie.ratings import Rating, anchor, rated
from perfidie.store.people import results as kept
from perfidie.store.people.accounts import accounts_of
from perfidie.store.people.results import Ending, Result
from perfidie.store.people.schema import accounts, endings, handles, ratings, results
from perfidie.store.schema import people

DAY = 86_400.0
A_DAY, A_SEASON = 3, 30
"""So many games between the same two people are rated: in a day, and in a season."""
PROVISIONAL = 10
"""So many games of a season are needed before a rating is more than provisional."""
SHOWN = 100


class Standing(NamedTuple):
    """Somebody on a ladder, or a line of a profile."""

    person: str
    name: str
    game: str
    season: str
    mu: float
    sigma: float
    games: int

    @property
    def provisional(self) -> bool:
        """Whether too little was played to say much."""
        return self.games < PROVISIONAL


def season_of(date: float) -> str:
    """The season of a moment.

    >>> season_of(0), season_of(1795000000)
    ('1970-1', '2026-4')
    """
    moment = gmtime(date)
    return f"{moment.tm_year}-{(moment.tm_mon - 1) // 3 + 1}"


def register(connection: Connection, ending: Ending, anchors: Mapping[str, float], address: str = "") -> bool:
    """Writes an ending once, and moves ratings where it is rated and nothing speaks against it; whether it is new.

    `address` says what speaks against it already (who sat where from); `anchors` is how strong bots of each level are.
    """
    kept.take_turn(connection)
    if kept.is_registered(connection, ending.code):
        return False
    ending = kept.without_erased(connection, ending)
    beliefs: dict[int, tuple[float, float]] = {}
    if ending.rated:
        why = address or _why_not(connection, ending, anchors)
        if why:
            ending = replace(ending, rated=False, facts={**ending.facts, "unrated": why})
        else:
            beliefs = _move(connection, ending, anchors)
    kept.write(connection, ending, beliefs)
    return True


def _why_not(connection: Connection, ending: Ending, anchors: Mapping[str, float]) -> str:
    """Why this game moves no rating; empty where it does."""
    who = [each.person for each in ending.results if each.person]
    if len(set(who)) < 2 or len(accounts_of(connection, who)) < len(set(who)):
        return "accounts"
    if any(not each.person and each.level not in anchors for each in ending.results):
        return "bots"
    for one, other in combinations(sorted(set(who)), 2):
        day, season = _met(connection, ending, one, other)
        if day >= A_DAY or season >= A_SEASON:
            return "too-often"
    return ""


def _met(connection: Connection, ending: Ending, one: str, other: str) -> tuple[int, int]:
    """How often these two have met in rated games of this game: within a day before, and in this season."""
    theirs = results.alias()
    met = (
        select(endings.c.ended)
        .join(results, results.c.code == endings.c.code)
        .join(theirs, theirs.c.code == endings.c.code)
        .where(results.c.person == one, theirs.c.person == other, endings.c.rated)
        .where(endings.c.game == ending.game, endings.c.season == ending.season)
    )
    dates = list(connection.execute(met).scalars())
    return sum(abs(ending.ended - date) < DAY for date in dates), len(dates)


def _move(connection: Connection, ending: Ending, anchors: Mapping[str, float]) -> dict[int, tuple[float, float]]:
    """Ratings after this game, by seat. Bots do not move."""
    before: list[tuple[Rating, int]] = []
    for each in ending.results:
        if each.person:
            before.append(_belief(connection, each.person, ending))
        else:
            before.append((anchor(anchors[each.level]), 0))
    after = rated([rating for rating, _ in before], [_won(each) for each in ending.results])
    found = {}
    for each, new, (_, games) in zip(ending.results, after, before, strict=True):
        if each.person:
            _keep(connection, each.person, ending, new, games)
            found[each.seat] = (new.mu, new.sigma)
    return found


def _won(result: Result) -> float:
    """What counts as won: nothing, where a bot has played a part of it."""
    return 0.0 if result.helped and result.person else result.share


def _belief(connection: Connection, person: str, ending: Ending) -> tuple[Rating, int]:
    """What is believed of somebody before this game, and from how many games of the season.

    A game may be entered late: of a season that has begun since then nothing is known yet.
    """
    rows = select(ratings).where(ratings.c.person == person, ratings.c.game == ending.game)
    rows = rows.where(ratings.c.season <= ending.season)
    row = connection.execute(rows.order_by(ratings.c.season.desc()).limit(1)).one_or_none()
    if row is None:
        return Rating(), 0
    if row.season != ending.season:
        return Rating(row.mu, row.sigma).widened(), 0
    return Rating(row.mu, row.sigma), row.games


def _keep(connection: Connection, person: str, ending: Ending, new: Rating, games: int) -> None:
    values = {"mu": new.mu, "sigma": new.sigma, "games": games + 1, "at": ending.ended}
    mine = ratings.c.person == person, ratings.c.game == ending.game, ratings.c.season == ending.season
    if not connection.execute(update(ratings).where(*mine).values(**values)).rowcount:
        row = {"person": person, "game": ending.game, "season": ending.season, **values}
        connection.execute(insert(ratings).values(**row))


# Reading

_ROW = (
    ratings.c.person, people.c.name, ratings.c.game, ratings.c.season, ratings.c.mu, ratings.c.sigma, ratings.c.games,
)  # fmt: skip
_LISTED = ~accounts.c.preferences.contains('"listed":false')


def ladder(connection: Connection, game: str, season: str) -> list[Standing]:
    """The best of a season, those of whom enough is known first; only people who let themselves be listed."""
    rows = (
        select(*_ROW)
        .join(people, people.c.id == ratings.c.person)
        .join(accounts, accounts.c.person == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.season == season, _LISTED)
        .order_by(ratings.c.mu.desc(), ratings.c.person.desc())
    )
    sure, unsure = rows.where(ratings.c.games >= PROVISIONAL), rows.where(ratings.c.games < PROVISIONAL)
    found = [Standing(*row) for row in connection.execute(sure.limit(SHOWN))]
    left = SHOWN - len(found)
    return found + [Standing(*row) for row in connection.execute(unsure.limit(left))] if left else found


def seasons(connection: Connection, game: str) -> list[str]:
    """The seasons in which this game was rated, the last one first."""
    found = select(ratings.c.season).where(ratings.c.game == game).distinct()
    return sorted(connection.execute(found).scalars(), reverse=True)


def players(connection: Connection, season: str) -> dict[str, int]:
    """By game: how many people its ladder of this season shows."""
    rows = (
        select(ratings.c.game, func.count())
        .join(accounts, accounts.c.person == ratings.c.person)
        .where(ratings.c.season == season, _LISTED)
        .group_by(ratings.c.game)
    )
    return {game: count for game, count in connection.execute(rows)}


def ratings_of(connection: Connection, person: str, season: str = "") -> list[Standing]:
    """What is believed of somebody, the last season of each game; or all of one season."""
    rows = select(*_ROW).join(people, people.c.id == ratings.c.person).where(ratings.c.person == person)
    if season:
        rows = rows.where(ratings.c.season == season)
    found: dict[str, Standing] = {}
    for row in connection.execute(rows.order_by(ratings.c.season)):
        found[row.game] = Standing(*row)
    return sorted(found.values(), key=lambda each: each.game)


class Profile(msgspec.Struct, frozen=True):
    """What anybody may know of somebody who is listed."""

    name: str
    played: dict[str, int]
    """By game: how many rated games."""
    standings: list[Standing]


def profile(connection: Connection, handle: str) -> Profile | None:
    """Of the person of this handle; None where there is none, who was never rated, or does not want to be listed."""
    who = (
        select(people.c.id, people.c.name)
        .join(handles, handles.c.person == people.c.id)
        .join(accounts, accounts.c.person == people.c.id)
        .where(handles.c.handle == handle, _LISTED)
    )
    row = connection.execute(who).one_or_none()
    standings = ratings_of(connection, row.id) if row is not None else []
    if row is None or not standings:
        return None
    moved = results.c.person == row.id, results.c.mu.is_not(None)
    count = select(results.c.game, func.count()).where(*moved).group_by(results.c.game)
    return Profile(row.name, {game: many for game, many in connection.execute(count)}, standings)
