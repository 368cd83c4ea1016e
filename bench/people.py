"""What the pages of people cost with 10,000 people and 100,000 finished games in the store.

Each page is asked for through the site's front door, in this process: milliseconds by the median of many times, how
many questions the database is asked, and bytes. A house of a tenth the size stands beside it: what somebody usual
pays must follow what they have played, not what all have.

    python bench/people.py [--people 10000] [--games 100000]        half a minute

Rows are made up, in databases of their own that are thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import msgspec
import structlog
from sqlalchemy import Connection, Engine, event, insert

from perfidie import games as shelf
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store import OVER, PERSON, Arrangement, Chair
from perfidie.store.people import ladders
from perfidie.store.people.results import Ending, Result, handle_of
from perfidie.store.people.schema import accounts, customs, endings, friends, handles, ratings, results, tidings
from perfidie.store.schema import holders, people, sessions, tables
from perfidie.store.sql import SqlStore
from perfidie.web.app import make_site
from perfidie.web.house.bots.thinkers import Thinkers
from perfidie.web.house.clock import Clock
from perfidie.web.house.house import House
from perfidie.web.house.people.etiquette import digest
from perfidie.web.settings import Settings

START, SPAN = 1_780_000_000.0, 15_000_000.0
NOW = START + SPAN
TIMES = 15
FREE = {"pages_per_minute": 0, "moves_per_minute": 0, "guests_per_hour": 0}
FRIENDS = 20


class Fixed(Clock):
    """The day after the last game."""

    def date(self) -> float:
        """Always the same."""
        return NOW


# A house with many people


def fill(connection: Connection, many: int, games: int) -> None:
    """People with accounts, and games among them; those who play often meet each other often."""
    rng = Random(1)
    ids = [name_of(number) for number in range(many)]
    connection.execute(insert(people), [{"id": i, "name": i, "lang": "fr", "created": START} for i in ids])
    kept = [{"person": i, "since": START, "seen": NOW, "preferences": "{}"} for i in ids]
    connection.execute(insert(accounts), kept)
    connection.execute(insert(handles), [{"handle": handle_of(i), "person": i} for i in ids])
    shown = [{"digest": digest(cookie_of(i)), "person": i, "created": NOW, "seen": NOW} for i in ids]
    connection.execute(insert(sessions), shown)
    for first in range(0, games, 5000):
        _play(connection, ids, range(first, min(first + 5000, games)), games, rng)
    _rate(connection, ids, rng)
    _wait(connection, ids)


def name_of(number: int) -> str:
    """Of one of the people."""
    return f"person-{number:06}"


def cookie_of(person: str) -> str:
    """What their browser shows."""
    return person.rjust(43, "-")


def _play(connection: Connection, ids: list[str], numbers: range, games: int, rng: Random) -> None:
    rows: dict[Any, list[dict[str, Any]]] = {each: [] for each in (tables, holders, endings, results)}
    for number in numbers:
        code, game, ended = f"C{number:06}", rng.choice(shelf.names()), START + SPAN * number / games
        drawn = [ids[int(len(ids) * rng.random() ** 2)] for _ in range(rng.choice((2, 3, 4, 5)))]
        seated = list(dict.fromkeys(drawn))
        winner = rng.randrange(len(seated))
        chairs = tuple([Chair(PERSON, who, who) for who in seated])
        agreed = Arrangement(game, 1, {}, chairs, seated[0], phase=OVER, public=number % 10 == 0)
        rows[tables].append({
            "code": code, "version": 60, "stamp": 1, "created": ended - 900, "touched": ended, "phase": OVER,
            "public": agreed.public, "arrangement": msgspec.json.encode(agreed), "asked": None, "due": None,
        })  # fmt: skip
        rows[endings].append({
            "code": code, "game": game, "preset": "standard", "seats": len(seated), "ended": ended, "moves": 60,
            "facts": "{}", "season": ladders.season_of(ended), "rated": number % 3 == 0,
        })  # fmt: skip
        for seat, who in enumerate(seated):
            rows[holders].append({"person": who, "code": code, "seat": seat})
            rows[results].append({
                "code": code, "seat": seat, "person": who, "name": who, "level": "", "game": game, "ended": ended,
                "share": float(seat == winner), "won": seat == winner, "side": "", "mu": 25.0, "sigma": 5.0,
                "figures": _figures(game, rng),
                "helped": False,
            })  # fmt: skip
    for table, new in rows.items():
        connection.execute(insert(table), new)


def _figures(game: str, rng: Random) -> str:
    annals: Annals = shelf.companion(game, "annals") or PLAIN
    return msgspec.json.encode({habit: (rng.randrange(6), 6) for habit in annals.habits}).decode()


def _rate(connection: Connection, ids: list[str], rng: Random) -> None:
    """Everybody in every game and in two seasons; and what all did together."""
    seasons = sorted({ladders.season_of(START), ladders.season_of(NOW)})
    rows = [
        {"person": i, "game": game, "season": season, "mu": rng.gauss(25, 5), "sigma": 4.0,
         "games": rng.randrange(30), "at": START}
        for i in ids for game in shelf.names() for season in seasons
    ]  # fmt: skip
    connection.execute(insert(ratings), rows)
    for game in shelf.names():
        annals: Annals = shelf.companion(game, "annals") or PLAIN
        for habit in annals.habits:
            connection.execute(insert(customs).values(game=game, habit=habit, done=30_000, could=70_000))


def _wait(connection: Connection, ids: list[str]) -> None:
    """Everybody has some friends, and something to be told."""
    many = len(ids)
    pairs = {(ids[at], ids[(at + step) % many]) for at in range(many) for step in range(1, FRIENDS // 2 + 1)}
    rows = [{"person": a, "other": b, "asked": START, "agreed": START, "declined": None} for a, b in sorted(pairs)]
    connection.execute(insert(friends), rows)
    told = [
        {"person": i, "kind": "friend", "subject": "x", "link": "/friends", "facts": '{"name":"Cy"}', "at": NOW,
         "due": NOW, "pushed": NOW, "mailed": NOW}
        for i in ids
    ]  # fmt: skip
    connection.execute(insert(tidings), told)


# What is asked for


class Cost(NamedTuple):
    """Of one page: milliseconds, questions and bytes."""

    spent: float
    questions: int
    size: int


def pages(many: int) -> dict[str, tuple[str, str]]:
    """By name: who asks, and for what. The busiest has played most of all, the usual one is in the middle."""
    other = handle_of(name_of(1))
    found = {
        "ladders": (name_of(0), "/ladders"),
        "one ladder": (name_of(0), "/ladders/verre"),
        "lobby": (name_of(0), "/lobby"),
    }
    for who, me, met in (("busiest", name_of(0), other), ("usual", name_of(many // 2), other)):
        found |= {
            f"my games, {who}": (me, "/me/games"),
            f"my games filtered, {who}": (me, f"/me/games?game=verre&result=won&company=people&opponent={met}"),
            f"one game, {who}": (me, "/me/games/verre"),
            f"head to head, {who}": (me, f"/me/games/with/{met}"),
            f"profile, {who}": (name_of(1), f"/p/{handle_of(me)}"),
            f"me, {who}": (me, "/me"),
            f"notices, {who}": (me, "/me/notices"),
            f"friends, {who}": (me, "/friends"),
            f"landing, {who}": (me, "/"),
            f"everything, {who}": (me, "/me/everything.json"),
        }
    return found


async def cost(app: Any, me: str, path: str) -> Cost:
    """One page, as this person's browser asks for it."""
    questions: list[str] = []

    def note(*what: Any) -> None:
        questions.append(what[2])

    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        client.cookies.set("perfidie", cookie_of(me), domain="localhost.local")
        await client.get(path)
        event.listen(Engine, "before_cursor_execute", note)
        answer = await client.get(path)
        event.remove(Engine, "before_cursor_execute", note)
        if answer.status_code not in (200, 404):
            raise RuntimeError(f"{path} was answered {answer.status_code}")
        times = []
        for _ in range(TIMES):
            begun = perf_counter()
            await client.get(path)
            times.append(perf_counter() - begun)
    return Cost(1000 * median(times), len(questions), len(answer.content))


def ending(number: int) -> Ending:
    """A game that has just ended, among those who play most."""
    who = [name_of(each) for each in (0, 1, 2)]
    seats = tuple([Result(seat, person, person, "", float(not seat), not seat) for seat, person in enumerate(who)])
    return Ending(f"N{number}", "verre", "match", 3, NOW + number, 60, ladders.season_of(NOW), seats, rated=True)


async def measured(many: int, games: int) -> dict[str, Cost]:
    """Every page of a house of this size, and what the end of a game costs there."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder) / 'people.db'}", **FREE)
        store = SqlStore(settings.database)
        await store.open()
        await store.keep(fill, many, games)
        await store.close()
        house = House(SqlStore(settings.database), settings, Thinkers(0), clock=Fixed())
        app: Any = make_site(settings, house)
        async with app.lifespan():
            found = {name: await cost(app, *asked) for name, asked in pages(many).items()}
            times = []
            for number in range(TIMES):
                begun = perf_counter()
                await house.store.keep(ladders.register, ending(number), {})
                times.append(perf_counter() - begun)
            found["a game is entered"] = Cost(1000 * median(times), 0, 0)
    return found


def table(small: dict[str, Cost], large: dict[str, Cost]) -> str:
    """Both houses side by side."""
    head = "| page | ms | a tenth of the house | questions | KiB |\n|---|---:|---:|---:|---:|"
    rows = [
        f"| {name} | {each.spent:.1f} | {small[name].spent:.1f} | {each.questions or ''} | {each.size / 1024:.0f} |"
        for name, each in large.items()
    ]
    return "\n".join([head, *rows])


def main(many: int, games: int) -> None:
    """Measures two houses and prints the table."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    small, large = [asyncio.run(measured(many // part, games // part)) for part in (10, 1)]
    print(f"{many} people, {games} finished games\n\n{table(small, large)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    given = parser.parse_args()
    main(given.people, given.games)
