"""Secrecy beyond the table, in two worlds: notices, mails, histories, statistics, profiles, ladders and lists.

Two houses have the same people, who have the same past, and one table each. What is hidden from a reader differs, and
goes on to differ while both games move so that the reader sees the same. Whatever reaches the reader away from that
table, and when it does, is the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select

from perfidie import games
from perfidie.engine import encode
from perfidie.store.people import history, results
from perfidie.store.people.accounts import Preferences, keep_account, prefer
from perfidie.store.people.results import handle_of
from perfidie.store.people.schema import mails
from perfidie.store.people.schema import results as rows
from perfidie.store.people.tidings import Tiding
from perfidie.store.schema import lines
from perfidie.store.times import DAY, HOUR
from perfidie.web.house.people.etiquette import digest
from perfidie.web.house.table import LiveTable
from perfidie.web.house.tidings import tidings as house_tidings
from web.browserless import Site, Visitor, a_site, live
from web.hourglass import Hourglass, hourglass
from web.postbox import Postbox, a_postbox
from web.push_service import HOUSE, Device, a_push_service, later
from web.test_my_games import away, play
from web.two_worlds import NAMES, Swapped, Told, imagined, look_alike, same, twin

pytestmark = pytest.mark.usefixtures("hushed")

SEATS = {"verre": 3, "verona": 3, "idus_martii": 5, "charlatans": 2, "mousquetaires": 4}
GRACE = (5.0,) * 6
"""After each move the house looks six times, until those who are asked have been told."""
A_DAY = (4 * 3600.0, 21 * 3600.0)
PACE = {"pace": f"bank-{2 * DAY}-{HOUR}", "then": "novice"}
"""Its clocks stand on the pages, and are kept with the table."""
ASKED, WAITS, STRANGER = "asked", "waits", "stranger"
PAIRS = ((ASKED, 0), (ASKED, 2), (ASKED, 5), (WAITS, 2), (WAITS, 5), (STRANGER, 1), (STRANGER, 6))
"""Of each pair of worlds: who reads (somebody who is to decide, or is not, or sits nowhere) and how many moves it is
followed."""
OPEN = frozenset({"charlatans"})
"""Games in which nothing is hidden: their two worlds are one."""
PATIENCE = 80
"""So many moves, and something hidden must lie on the table."""


class World(NamedTuple):
    """One of the two houses, and what it sends to the reader."""

    site: Site
    crowd: list[Visitor]
    office: Postbox
    device: Device | None


# A house with a past


async def known(site: Site, people: list[Visitor], path: str) -> list[str]:
    """All of these keep themselves, at an address, and wish to be told by mail; their ids."""
    ids = [chair.person for chair in site.table(path).chairs]
    for number, person in enumerate(ids):
        await site.house.store.keep(keep_account, person, 1.0)
        await site.house.store.keep(_reach, person, f"{NAMES[number].lower()}@example.org")
        await site.house.store.keep(prefer, person, Preferences(digest=True, zone="UTC"))
    return ids


def _reach(connection: Connection, person: str, address: str) -> None:
    connection.execute(insert(mails).values(person=person, address=address, since=0.0))


async def with_a_past(site: Site, seats: int) -> tuple[list[Visitor], list[str]]:
    """People who have played a rated game together to its end."""
    path, people = await site.gathered(*NAMES[:seats], preset="match")
    ids = await known(site, people, path)
    away(site, path)
    await people[0].post(f"{path}/rated", {"rated": "1"})
    await people[0].post(f"{path}/start", {"how": "all"})
    await play(site, path)
    assert len((await site.house.store.look_up(results.export, ids[0]))["results"]) == 1
    return people, ids


async def a_running_game(site: Site, people: list[Visitor], game: str) -> str:
    """A public table of this game at which all of them sit, with a pace; and another one, laid after it."""
    path, other = [await people[0].open(len(people), game=game, public="1", **PACE) for _ in range(2)]
    for person in people[1:]:
        await person.sit(path)
        await person.sit(other)
    await people[0].get(path)
    await people[0].post(f"{path}/start", {"how": "all"})
    return path


async def until_hidden(site: Site, path: str, who: str, rng: Random) -> tuple[int | None, Any]:
    """Plays on until there is such a reader from whom something is hidden: who, and another world of theirs."""
    table = site.table(path)
    for number in range(PATIENCE):
        seats = [seat for seat in range(len(table.chairs)) if (seat in table.asked) == (who == ASKED)]
        reader = None if who == STRANGER else rng.choice(seats) if seats else -1
        if reader != -1 and number >= 3 and table.game.id in OPEN:
            return reader, imagined(table, reader, rng)
        if reader != -1 and number >= 3:
            worlds = [imagined(table, reader, rng) for _ in range(8)]
            if found := [world for world in worlds if world != table.game_on.state]:
                return reader, found[0]
        seat = rng.choice(sorted(table.asked))
        await site.house.play.move(table, seat, rng.choice(table.asked[seat].choices), None)
    raise AssertionError(f"nothing is ever hidden from one who {who}")


# What reaches somebody away from the table


def pages(game: str, path: str, ids: list[str], reader: int | None) -> list[str]:
    """Every page that tells of people or lists tables."""
    others = [handle_of(each) for at, each in enumerate(ids) if at != reader]
    code = path.rpartition("/")[2]
    own = ["/", "/lobby", "/ladders", f"/ladders/{game}", "/ladders/verre", *[f"/p/{each}" for each in others]]
    if reader is None:
        return own
    filters = [f"game={game}", "result=won", "result=lost", "company=people", f"opponent={others[0]}"]
    return [
        *own, "/me", "/me/games", f"/me/games/{game}", "/me/games/verre", "/me/notices", "/me/everything.json",
        "/friends", "/circles", f"/t/{code}/people",
        *[f"/me/games?{each}" for each in filters], *[f"/me/games/with/{each}" for each in others],
    ]  # fmt: skip


async def compare_pages(worlds: tuple[World, World], paths: list[str], who: int) -> int:
    """The same bytes in both, whatever the status."""
    for path in paths:
        got = []
        for world in worlds:
            answer = await world.crowd[who].client.get(path)
            assert answer.status_code == 200 or path.startswith("/p/"), (path, answer.status_code)
            got.append(without_devices(answer.content, world.device))
        same(*got, f"{path} of visitor {who}")
    return len(paths)


def without_devices(page: bytes, device: Device | None) -> bytes:
    """Each house knows a device of its own: its keys and its place at the push service are left out."""
    if device is not None:
        for each in (device.endpoint, digest(device.endpoint)):
            page = page.replace(each.encode(), b"")
    return page


async def compare_notices(worlds: tuple[World, World], steps: tuple[float, ...]) -> int:
    """Time passes in both: the same notices arrive at the same moments."""
    told = 0
    for seconds in steps:
        for world in worlds:
            hourglass(world.site).turn(seconds)
            await world.site.house.tidings.look()
        devices = [world.device for world in worlds if world.device is not None]
        if devices:
            same(*[device.raw for device in devices], "notices")
            told += len(devices[0].raw)
            for device in devices:
                device.raw.clear()
    return told


async def compare_a_day(worlds: tuple[World, World], reader: int | None) -> int:
    """A day goes by: the same notices, and the same mails."""
    await compare_notices(worlds, A_DAY)
    if reader is None:
        return 0
    mail = [letters_to(world.office, NAMES[reader]) for world in worlds]
    same(*mail, "mails")
    return len(mail[0])


def letters_to(office: Postbox, name: str) -> list[tuple[str, str]]:
    theirs = [each for each in office.letters if each["To"] == f"{name.lower()}@example.org"]
    return [(str(each["Subject"]), str(each.get_content())) for each in theirs]


# Two worlds


@asynccontextmanager
async def two(
    folder: Path, game: str, kind: str, seed: int
) -> AsyncIterator[tuple[tuple[World, World], str, list[str], int | None]]:
    """Two houses that are alike but for what the reader does not know of one running game."""
    rng, seats = Random(seed), SEATS[game]
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(a_push_service())
        offices = [await stack.enter_async_context(a_postbox()) for _ in range(2)]
        settings: list[dict[str, Any]] = [
            {**HOUSE, "mail": each.address, "mail_from": "house@example.org", "origin": "https://perfidie.example"}
            for each in offices
        ]
        site = await stack.enter_async_context(a_site(folder, seed, clock=Hourglass(), **HOUSE))
        people, ids = await with_a_past(site, seats)
        for _ in GRACE:  # what is to be told by now is told before the houses part
            await later(site, 5.0)
        path = await a_running_game(site, people, game)
        reader, world = await until_hidden(site, path, kind, rng)
        crowd = [*people, site.visitor()]
        await crowd[-1].get("/")  # a session, which both houses know
        who = seats if reader is None else reader
        worlds = []
        for office, chosen in zip(offices, settings, strict=True):
            house = folder / str(office.port)
            there, theirs = await stack.enter_async_context(twin(site, house, crowd, **chosen))
            hourglass(there).time = hourglass(site).time
            await theirs[-1].get(
                path
            )  # the table comes into memory, and no page of it was opened by whoever sits there
            device = await service.subscribed(theirs[who]) if reader is not None else None
            worlds.append(World(there, theirs, office, device))
        table = worlds[1].site.table(path)
        with Swapped(table, world):
            table.match.note_questions()
            yield (worlds[0], worlds[1]), path, ids, reader


async def step(worlds: tuple[World, World], path: str, reader: int | None, rng: Random) -> str:
    """One move in each world that is the same to the reader: `same`, `hidden` where it is another one, or `end`."""
    true, false = [world.site.table(path) for world in worlds]
    fate, before, entries = worlds[0].site.house.rng.getstate(), len(true.game_on.events), len(true.game_on.entries)
    mover = rng.choice(sorted(true.asked))
    await worlds[0].site.house.play.move(true, mover, rng.choice(true.asked[mover].choices), None)
    made = true.game.vocabulary.parse(true.game_on.entries[entries].words)
    told, view = true.game_on.events[before:], encode(true.game_on.view(reader))
    found = look_alike(false, reader, told, view, (mover, made), fate, apart=True)
    if found is None:
        return "end"
    worlds[1].site.house.rng.setstate(fate)
    await worlds[1].site.house.play.move(false, found[0], found[1].words, None)
    return "same" if found == (mover, made) else "hidden"


async def followed(folder: Path, game: str, kind: str, moves: int, seed: int) -> Counter[str]:
    """One pair of worlds, as long as the reader learns nothing, and a day more."""
    folder.mkdir()
    figures, rng = Counter[str](), Random(seed)
    async with two(folder, game, kind, seed) as (worlds, path, ids, reader):
        who = len(ids) if reader is None else reader
        paths = pages(game, path, ids, reader)
        figures["told"] += await compare_notices(worlds, GRACE)
        figures["pages"] += await compare_pages(worlds, paths, who)
        alike = True
        for _ in range(moves):
            came = await step(worlds, path, reader, rng)
            alike = came != "end" and worlds[0].site.table(path).phase == "playing"
            if not alike:
                break
            figures[came] += 1
            figures["told"] += await compare_notices(worlds, GRACE)
            figures["pages"] += await compare_pages(worlds, paths, who)
        true, false = [world.site.table(path).game_on.state for world in worlds]
        figures["different"] += alike and true != false
        if alike:
            figures["mails"] += await compare_a_day(worlds, reader)
        await no_trace_of(worlds, path)
    return figures


async def no_trace_of(worlds: tuple[World, World], path: str) -> None:
    """A game that is on has no result, no ending and no rating, whoever looks for them."""
    code = path.rpartition("/")[2]
    for world in worlds:
        if world.site.table(path).phase != "playing":
            continue
        assert await world.site.house.registrar.catch_up() == 0
        assert not await world.site.house.store.look_up(results.is_registered, code)
        assert await world.site.house.store.look_up(_results_of, code) == 0
        for visitor in world.crowd:
            assert code not in (await visitor.get("/me/games")).text


def _results_of(connection: Connection, code: str) -> int:
    return int(connection.execute(select(func.count()).select_from(rows).where(rows.c.code == code)).scalar_one())


async def all_pairs(folder: Path, game: str) -> Counter[str]:
    figures = Counter[str]()
    for seed, (kind, moves) in enumerate(PAIRS):
        figures += await followed(folder / str(seed), game, kind, moves, seed)
    return figures


@pytest.mark.parametrize("game", games.names())
def test_nothing_away_from_the_table_tells_two_worlds_apart(game: str, tmp_path: Path) -> None:
    figures = live(all_pairs(tmp_path, game))
    assert figures["different"] >= 2 or game in OPEN, "the worlds must differ, or nothing is shown"
    assert figures["told"] >= 2, "readers were told of their turn"
    assert figures["mails"], "and by mail"
    assert figures["pages"] > 200


# Leaks that are planted


def secret_of(table: LiveTable) -> int:
    """Something that follows from what all seats together can see, and from nothing less."""
    play = table.game_on
    return crc32(b"".join([encode(play.view(seat)) for seat in range(len(table.chairs))]))


def test_a_notice_that_says_more_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = house_tidings._tiding

    def leaky(put: Any, person: str, seen: float | None) -> Tiding:
        told = honest(put, person, seen)
        return replace(told, link=f"{told.link}?{secret_of(put.table)}")

    monkeypatch.setattr(house_tidings, "_tiding", leaky)
    with pytest.raises(Told, match=r"notices|everything"):
        live(all_pairs(tmp_path, "verre"))


def test_a_notice_that_comes_later_for_a_reason_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = house_tidings._tiding

    def leaky(put: Any, person: str, seen: float | None) -> Tiding:
        told = honest(put, person, seen)
        return replace(told, due=told.due + 5 * (secret_of(put.table) % 4))

    monkeypatch.setattr(house_tidings, "_tiding", leaky)
    with pytest.raises(Told, match=r"notices|everything"):
        live(all_pairs(tmp_path, "verre"))


def test_a_figure_that_counts_a_running_game_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = history.played

    def leaky(connection: Connection, person: str) -> dict[str, tuple[int, int]]:
        words = connection.execute(select(lines.c.words).order_by(lines.c.code, lines.c.number)).scalars()
        return {game: (many, crc32("".join(words).encode())) for game, (many, _) in honest(connection, person).items()}

    monkeypatch.setattr(history, "played", leaky)
    with pytest.raises(Told, match="/me/games of"):
        live(all_pairs(tmp_path, "verona"))
