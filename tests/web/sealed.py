"""Real finished tables with receipts, played through the site by people and bots, and a checker that is not ours.

The checker is the program in docs/receipts.md, as it stands there: it shares no code with the engine.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import launch
from cli.desk import Desk
from perfidie import bots, games
from perfidie.store import OVER, PERSON
from perfidie.web.house.bots.thinkers import NOBODY
from perfidie.web.house.bots.turns import Asker
from web.browserless import AtOnce, Site, Visitor, a_site, live

PAGE = Path(__file__).parents[2] / "docs" / "receipts.md"
NUMBERS = tuple(f"{digit}" * 64 for digit in "123456789a")
"""What people add to chance in these tests."""
PLAYED = {
    "verre": (3, {"option-max_rounds": "2"}),
    "verona": (3, {"option-rounds": "1"}),
    "idus_martii": (5, {"option-first_player": "0", "option-talk_pause": "0"}),
    "charlatans": (2, {"option-rounds": "2"}),
    "mousquetaires": (2, {}),
}
"""By game: how many sit there, and how it is played so that it does not take long."""
Record = dict[str, Any]


class Counting(AtOnce):
    """Bots that think for a thousandth of their time in this process, and say how long that was."""

    share = 0.001

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        found = games.find(game)
        bot = bots.find(level, found, self.share)
        decision = bots.decide(bot, found.read_view(view), list(legal), Random(seed))
        asker.searched(decision.iterations, decision.network)
        return decision.words


class Steady(AtOnce):
    """Bots that search for so many iterations, however fast this machine is."""

    iterations = 80

    async def think(
        self, game: str, level: str, view: bytes, legal: Any, seed: int, asker: Asker = NOBODY
    ) -> tuple[str, ...]:
        found = games.find(game)
        bot = bots.find(level, found)
        assert isinstance(bot, bots.Player)
        decision = bot.measured(self.iterations).decide(found.read_view(view), list(legal), Random(seed))
        asker.searched(decision.iterations, decision.network)
        return decision.words


def same_label(site: Site) -> None:
    """Tables have other codes in every house: here the house commits itself to each as if it had the same."""
    seals, fresh = site.house.seals, site.house.seals.fresh
    seals.fresh = lambda code: fresh("SAME-2222")  # type: ignore[method-assign]


async def seated(site: Site, game: str, seats: int, people: int, **options: str) -> tuple[str, list[Visitor]]:
    """A table where so many people have sat down and added numbers; the other seats are free."""
    crowd = [site.visitor(name) for name in ("Ana", "Bo", "Cy", "Dan", "Eve")[:people]]
    path = await crowd[0].open(seats, game=game, **options)
    await crowd[0].get(path)
    await crowd[0].post(f"{path}/number", {"number": NUMBERS[0]})
    for place, person in enumerate(crowd[1:], start=1):
        await person.get(path)
        await person.post(f"{path}/sit", {"name": person.name, "number": NUMBERS[place]})
    return path, crowd


async def begin(path: str, crowd: list[Visitor], levels: tuple[str, ...] = ()) -> None:
    """Bots of these levels take the seats that are left, and the host begins."""
    await crowd[0].get(path)
    for seat, level in enumerate(levels, start=len(crowd)):
        await crowd[0].post(f"{path}/bot", {"seat": str(seat), "level": level})
    await crowd[0].post(f"{path}/start", {"how": "all"})


async def play(site: Site, path: str, crowd: list[Visitor], rng: Random, most: int = 10_000) -> None:
    """People choose anything until the game is over, or they have moved so often; bots play by themselves."""
    table = site.table(path)
    while table.phase != OVER and most:
        seat = next((seat for seat in table.asked if table.chairs[seat].kind == PERSON), None)
        if seat is None:
            await asyncio.sleep(0)
            continue
        person = next(each for each in crowd if each.name == table.chairs[seat].name)
        words, most = rng.choice(table.asked[seat].choices), most - 1
        await person.move(path, table.version_for(seat), {"action": " ".join(words)})


async def peoples_turn(site: Site, path: str) -> None:
    """Comes back when somebody is asked who is no bot: then nothing moves by itself."""
    table = site.table(path)
    while table.phase != OVER and not any(table.chairs[seat].kind == PERSON for seat in table.asked):
        await asyncio.sleep(0)


async def record_of(path: str, person: Visitor) -> bytes:
    answer = await person.client.get(f"{path}/record.json")
    assert answer.status_code == 200, answer.text[:300]
    return answer.content


def played(folder: Path, game: str, levels: tuple[str, ...] = (), seed: int = 1) -> bytes:
    """The record of a whole game at the site, with bots of these levels on the last seats."""
    seats, options = PLAYED[game]

    async def story() -> bytes:
        async with a_site(folder, seed, receipts=True, thinkers=Counting()) as site:
            path, crowd = await seated(site, game, seats, seats - len(levels), **options)
            await begin(path, crowd, levels)
            await play(site, path, crowd, Random(seed))
            return await record_of(path, crowd[0])

    return live(story())


def by_the_page(record: bytes | Record, folder: Path) -> list[str]:
    """What the program of docs/receipts.md finds wrong, in a Python of its own."""
    folder.mkdir(exist_ok=True)
    data = record if isinstance(record, bytes) else json.dumps(record).encode()
    (folder / "record.json").write_bytes(data)
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (folder / "check.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "-I", str(folder / "check.py"), str(folder / "record.json")]
    done = launch.start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    said, trouble = done.communicate(timeout=60)
    found = said.split("\n")[:-1] if not trouble else [trouble.strip().split("\n")[-1]]
    assert (done.returncode == 0) == (found == ["nothing is wrong"])
    return [] if done.returncode == 0 else found


def verified(record: bytes, folder: Path, *words: str, lang: str = "en") -> tuple[int, str]:
    """What `perfidie verify` says of a record, and how it ends."""
    file = folder / "verified.json"
    file.write_bytes(record)
    done = Desk(folder).run("verify", str(file), "--lang", lang, *words)
    return done.status, done.text + done.errors


def tabled(folder: Path, seed: int = 1) -> bytes:
    """The record of a short game of the poisoned glass between two people and a bot that searches: always the same."""

    async def story() -> bytes:
        async with a_site(folder, seed, receipts=True, thinkers=Steady()) as site:
            same_label(site)
            path, crowd = await seated(site, "verre", 3, 2, **{"option-max_rounds": "2"})
            await begin(path, crowd, ("master",))
            await play(site, path, crowd, Random(seed))
            return await record_of(path, crowd[0])

    return live(story())
