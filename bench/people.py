"""What the pages of people cost with 10,000 people and 100,000 finished games in the store: milliseconds and questions.

    python bench/people.py [--people 10000] [--games 100000]

Rows are made up, in a database of its own that is thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy import Connection, event, insert

from perfidie.store.people import history, ladders
from perfidie.store.people.history import Wanted
from perfidie.store.people.results import handle_of
from perfidie.store.people.schema import accounts, customs, endings, handles, ratings, results
from perfidie.store.schema import people
from perfidie.store.sql import SqlStore

GAMES = ("charlatans", "idus_martii", "mousquetaires", "verona", "verre")
START, SPAN = 1_780_000_000.0, 15_000_000.0
TIMES = 30


def fill(connection: Connection, many: int, games: int) -> None:
    """People with accounts, and games among them; those who play often meet each other often."""
    rng = Random(1)
    ids = [f"person-{number:06}" for number in range(many)]
    connection.execute(insert(people), [{"id": i, "name": i, "lang": "fr", "created": START} for i in ids])
    kept = [{"person": i, "since": START, "seen": START, "preferences": "{}"} for i in ids]
    connection.execute(insert(accounts), kept)
    connection.execute(insert(handles), [{"handle": handle_of(i), "person": i} for i in ids])
    for first in range(0, games, 5000):
        some_endings, some_results = [], []
        for number in range(first, min(first + 5000, games)):
            code, game, ended = f"C{number:06}", rng.choice(GAMES), START + SPAN * number / games
            table = [ids[int(many * rng.random() ** 2)] for _ in range(rng.choice((2, 3, 4, 5)))]
            table = list(dict.fromkeys(table))
            winner = rng.randrange(len(table))
            some_endings.append({
                "code": code, "game": game, "preset": "standard", "seats": len(table), "ended": ended, "moves": 60,
                "facts": "{}", "season": ladders.season_of(ended), "rated": number % 3 == 0,
            })  # fmt: skip
            some_results += [{
                "code": code, "seat": seat, "person": who, "name": who, "level": "", "game": game, "ended": ended,
                "share": float(seat == winner), "won": seat == winner, "side": "", "mu": 25.0, "sigma": 5.0,
                "figures": '{"drinks":[3,5],"swaps":[1,2]}',
            } for seat, who in enumerate(table)]  # fmt: skip
        connection.execute(insert(endings), some_endings)
        connection.execute(insert(results), some_results)
    now = ladders.season_of(START + SPAN)
    rows = [
        {"person": i, "game": game, "season": now, "mu": rng.gauss(25, 5), "sigma": 4.0,
         "games": rng.randrange(30), "at": START}
        for i in ids for game in GAMES
    ]  # fmt: skip
    connection.execute(insert(ratings), rows)
    connection.execute(insert(customs), [{"game": "verre", "habit": "drinks", "done": 3, "could": 5}])


def pages() -> dict[str, list[tuple[Any, ...]]]:
    """What each page asks for: of the one who has played most, and of somebody in the middle."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    other, now = handle_of("person-000001"), ladders.season_of(START + SPAN)
    for who, me in (("busiest", "person-000000"), ("usual", "person-005000")):
        wide = [(history.played, me), (history.opponents, me)]
        found[f"history, {who}"] = [(history.past, me, Wanted()), *wide]
        found[f"history filtered, {who}"] = [(history.past, me, Wanted("verre", "won", "people", other)), *wide]
        found[f"statistics, {who}"] = [
            (history.statistics, me, "verre"), (history.opponents, me, "verre"), (history.customs_of, "verre"),
            (ladders.ratings_of, me),
        ]  # fmt: skip
        found[f"head to head, {who}"] = [
            (history.between, me, other), (history.past, me, Wanted(opponent=other)),
        ]  # fmt: skip
        found[f"profile, {who}"] = [(ladders.profile, handle_of(me))]
    found["ladder"] = [(ladders.ladder, "verre", now), (ladders.seasons, "verre")]
    found["ladders"] = [(ladders.players, now), (ladders.ratings_of, "person-000000", now)]
    return found


def cost(connection: Connection, asked: list[tuple[Any, ...]]) -> tuple[float, int]:
    """Milliseconds, by the median of many times, and how many questions the database is asked."""
    questions: list[str] = []

    def note(*what: Any) -> None:
        questions.append(what[2])

    event.listen(connection, "before_cursor_execute", note)
    for query, *values in asked:
        query(connection, *values)
    event.remove(connection, "before_cursor_execute", note)
    times = []
    for _ in range(TIMES):
        begun = perf_counter()
        for query, *values in asked:
            query(connection, *values)
        times.append(perf_counter() - begun)
    return 1000 * median(times), len(questions)


async def main(many: int, games: int) -> None:
    """Fills a store and measures every page."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqlStore(f"sqlite:///{Path(folder) / 'people.db'}")
        await store.open()
        try:
            await store.keep(fill, many, games)
            print(f"{many} people, {games} games")
            for name, asked in pages().items():
                spent, questions = await store.look_up(cost, asked)
                print(f"{name:28} {spent:8.2f} ms {questions:3} questions")
        finally:
            await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    given = parser.parse_args()
    asyncio.run(main(given.people, given.games))
