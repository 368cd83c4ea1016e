"""What somebody has played: pages of a history, figures of a game, and how two people fared against each other."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, case, func, or_, select

from perfidie.store.people.results import LUCK
from perfidie.store.people.schema import customs, endings, handles, results
from perfidie.store.schema import people, tables

PAGE = 20
"""How many games a page of a history has."""
MOST = 5000
"""So many of the last games of somebody are counted at most."""
OTHERS = 50
NOTHING = 1e-9
"""Less is no difference: shares are fractions."""


class Wanted(NamedTuple):
    """What of a history is to be shown; what is empty is not asked for."""

    game: str = ""
    result: str = ""
    """`won` or `lost`."""
    company: str = ""
    """`people`: somebody else played too; `bots`: nobody did."""
    opponent: str = ""
    """A handle."""
    before: tuple[float, str] | None = None
    """The last game of the page before: when it ended, and its code."""


class Seat(NamedTuple):
    """Somebody at a table that is over."""

    person: str
    name: str
    level: str
    share: float
    won: bool


class Past(NamedTuple):
    """A game that somebody has played."""

    code: str
    game: str
    seats: int
    ended: float
    share: float
    won: bool
    side: str
    helped: bool
    """Whether a bot has had this seat for a part of it."""
    rated: bool
    unrated: str
    """Why it moved no rating, where it should have; empty otherwise."""
    kept: bool
    """Whether its table can still be looked at."""
    others: tuple[Seat, ...]


def past(connection: Connection, person: str, wanted: Wanted) -> list[Past]:
    """A page of the history of this person and one game more, the last one first."""
    mine, other = results.alias("mine"), results.alias("other")
    query = (
        select(
            mine.c.code, mine.c.seat, mine.c.game, endings.c.seats, mine.c.ended, mine.c.share, mine.c.won, mine.c.side,
            mine.c.helped, endings.c.rated, endings.c.facts, tables.c.code.is_not(None).label("kept"),
        )
        .join(endings, endings.c.code == mine.c.code)
        .outerjoin(tables, tables.c.code == mine.c.code)
        .where(mine.c.person == person)
        .order_by(mine.c.ended.desc(), mine.c.code.desc())
        .limit(PAGE + 1)
    )  # fmt: skip
    if wanted.game:
        query = query.where(mine.c.game == wanted.game)
    if wanted.result:
        query = query.where(mine.c.won == (wanted.result == "won"))
    met = select(other.c.code).where(other.c.code == mine.c.code, other.c.seat != mine.c.seat)
    if wanted.company:
        somebody = met.where(or_(other.c.person != "", other.c.level == "")).exists()  # who was erased is no bot
        query = query.where(somebody if wanted.company == "people" else ~somebody)
    if wanted.opponent:
        who = select(handles.c.person).where(handles.c.handle == wanted.opponent).scalar_subquery()
        query = query.where(met.where(_found_by_code(other) == who).exists())
    if wanted.before:
        ended, code = wanted.before
        query = query.where(or_(mine.c.ended < ended, and_(mine.c.ended == ended, mine.c.code < code)))
    rows = connection.execute(query).all()
    seats = _seats(connection, [row.code for row in rows])
    return [
        Past(
            row.code, row.game, row.seats, row.ended, row.share, row.won, row.side, row.helped, row.rated,
            msgspec.json.decode(row.facts).get("unrated", ""), row.kept,
            tuple([seat for number, seat in seats[row.code] if number != row.seat]),
        )
        for row in rows
    ]  # fmt: skip


def _found_by_code(other: Any) -> Any:
    """The person of another seat, said so that a database looks at the seats of one table, not at all their games."""
    return func.coalesce(other.c.person, "")


def _seats(connection: Connection, codes: list[str]) -> dict[str, list[tuple[int, Seat]]]:
    found: dict[str, list[tuple[int, Seat]]] = defaultdict(list)
    rows = select(results, people.c.name.label("now")).outerjoin(people, people.c.id == results.c.person)
    for row in connection.execute(rows.where(results.c.code.in_(codes)).order_by(results.c.code, results.c.seat)):
        name = row.now or row.name  # by the name they bear now, as everywhere on these pages
        found[row.code].append((row.seat, Seat(row.person, name, row.level, row.share, row.won)))
    return found


class Sum(NamedTuple):
    """Some games together."""

    games: int = 0
    won: int = 0
    share: float = 0.0
    """Of the wins, all together."""
    fair: float = 0.0
    """What a seat drawn by lot at the same tables would have won: where sides win together, that is not one of so
    many."""
    spread: float = 0.0
    """The variance of that."""
    open: int = 0
    """How many of them some won and others did not."""

    def and_(self, one: Game) -> Sum:
        """With one more."""
        return Sum(
            self.games + 1, self.won + one.won, self.share + one.share, self.fair + one.fair, self.spread + one.spread,
            self.open + (one.spread > NOTHING),
        )  # fmt: skip


class Game(NamedTuple):
    """What one game brought somebody, and what it brought all seats in the mean."""

    share: float
    won: bool
    fair: float
    spread: float


class Statistics(msgspec.Struct):
    """What somebody has made of one game."""

    whole: Sum = Sum()
    seats: dict[int, Sum] = {}
    """By number of seats."""
    places: dict[int, Sum] = {}
    """By the seat one had, from 0."""
    sides: dict[str, Sum] = {}
    form: list[tuple[float, float]] = []
    """The share of the win and the fair one, game by game, the last one last."""
    ratings: list[tuple[float, float]] = []
    """What was believed after each rated game, the last one last."""
    habits: dict[str, tuple[int, int]] = {}
    reviewed: list[tuple[float, float]] = []
    """Of each game that was reviewed: the share of the win, and what of it chance had brought."""


def statistics(connection: Connection, person: str, game: str) -> Statistics:
    """Counted from every game this person has played to the end themselves."""
    table = results.alias("table_")
    here = table.c.code == results.c.code
    rows = (
        select(
            results.c.seat, results.c.share, results.c.won, results.c.side, results.c.figures, results.c.mu,
            results.c.sigma, endings.c.seats, endings.c.facts,
            select(func.sum(table.c.share)).where(here).scalar_subquery().label("all"),
            select(func.sum(table.c.share * table.c.share)).where(here).scalar_subquery().label("squares"),
        )
        .join(endings, endings.c.code == results.c.code)
        .where(results.c.person == person, results.c.game == game, results.c.level == "", ~results.c.helped)
        .order_by(results.c.ended.desc(), results.c.code.desc())
        .limit(MOST)
    )  # fmt: skip
    found = Statistics()
    habits: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for row in reversed(connection.execute(rows).all()):
        fair = row.all / row.seats
        one = Game(row.share, row.won, fair, row.squares / row.seats - fair * fair)
        found.whole = found.whole.and_(one)
        found.seats[row.seats] = found.seats.get(row.seats, Sum()).and_(one)
        found.places[row.seat] = found.places.get(row.seat, Sum()).and_(one)
        if row.side:
            found.sides[row.side] = found.sides.get(row.side, Sum()).and_(one)
        found.form.append((row.share, fair))
        if row.mu is not None:
            found.ratings.append((row.mu, row.sigma))
        if luck := msgspec.json.decode(row.facts).get(LUCK):
            found.reviewed.append((row.share, luck[row.seat]))
        for habit, (done, could) in msgspec.json.decode(row.figures).items():
            habits[habit][0] += done
            habits[habit][1] += could
    found.habits = {habit: (done, could) for habit, (done, could) in habits.items()}
    return found


def customs_of(connection: Connection, game: str) -> dict[str, tuple[int, int]]:
    """What all people did together, by habit."""
    rows = connection.execute(select(customs.c.habit, customs.c.done, customs.c.could).where(customs.c.game == game))
    return {habit: (done, could) for habit, done, could in rows}


def played(connection: Connection, person: str) -> dict[str, tuple[int, int]]:
    """By game: how many were played, and how many won."""
    wins = func.sum(case((results.c.won, 1), else_=0))
    rows = select(results.c.game, func.count(), wins).where(results.c.person == person).group_by(results.c.game)
    return {game: (many, int(won)) for game, many, won in connection.execute(rows)}


class Met(NamedTuple):
    """Somebody one has played with: how often, and who came out ahead."""

    person: str
    name: str
    games: int
    ahead: int
    behind: int


def opponents(connection: Connection, person: str, game: str = "", handle: str = "") -> list[Met]:
    """Those one has played with most; in one game, or one of them alone."""
    mine, other = results.alias("mine"), results.alias("other")
    ahead = func.sum(case((mine.c.share > other.c.share, 1), else_=0))
    behind = func.sum(case((mine.c.share < other.c.share, 1), else_=0))
    query = (
        select(other.c.person, func.count(), ahead, behind)
        .join(other, and_(other.c.code == mine.c.code, other.c.seat != mine.c.seat))
        .where(mine.c.person == person, other.c.person != "", other.c.person != person)
        .group_by(other.c.person)
        .order_by(func.count().desc(), other.c.person)
        .limit(OTHERS)
    )
    if game:
        query = query.where(mine.c.game == game)
    if handle:
        query = query.where(
            _found_by_code(other) == select(handles.c.person).where(handles.c.handle == handle).scalar_subquery()
        )
    rows = connection.execute(query).all()
    names = _names(connection, [row.person for row in rows])
    return [Met(who, names.get(who, ""), many, int(more), int(less)) for who, many, more, less in rows]


def _names(connection: Connection, persons: list[str]) -> dict[str, str]:
    """What these people are called by now."""
    rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(persons)))
    return {row.id: row.name for row in rows}


def between(connection: Connection, person: str, handle: str) -> dict[str, Met]:
    """By game: how two people fared against each other."""
    mine, other = results.alias("mine"), results.alias("other")
    who = select(handles.c.person).where(handles.c.handle == handle).scalar_subquery()
    ahead = func.sum(case((mine.c.share > other.c.share, 1), else_=0))
    behind = func.sum(case((mine.c.share < other.c.share, 1), else_=0))
    query = (
        select(mine.c.game, other.c.person, func.count(), ahead, behind)
        .join(other, and_(other.c.code == mine.c.code, other.c.seat != mine.c.seat))
        .where(mine.c.person == person, _found_by_code(other) == who, other.c.person != person)
        .group_by(mine.c.game, other.c.person)
    )
    rows = connection.execute(query).all()
    names = _names(connection, sorted({row.person for row in rows}))
    return {row.game: Met(row.person, names.get(row.person, ""), row[2], int(row[3]), int(row[4])) for row in rows}
