"""The JSON interface: what people do on the pages, programs do here, by the same rules of the house.

Every answer follows from what the asker may know: their seat's view, their legal choices, the events they were told,
and their own count of them as the version. docs/api.md shows how a program sits down and plays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import UNSET, UnsetType

from perfidie import games
from perfidie.engine import Playthrough, Record, Refusal, moments
from perfidie.engine.setup import Options
from perfidie.store import OVER
from perfidie.store.times import AT_EASE, Pace
from perfidie.web.doors.api import models as m
from perfidie.web.doors.api import requests as r
from perfidie.web.doors.api.advice import agree_to_advice, ask_for_advice
from perfidie.web.doors.api.answers import (
    game_in_full,
    game_in_short,
    offered,
    table_in_short,
    table_now,
    talk_since,
    view_now,
)
from perfidie.web.doors.api.company import COMPANY
from perfidie.web.doors.api.door import ACCEPTED, UNREAD, Asking, Operation, operation
from perfidie.web.house.audience import Listener
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.house.table import LiveTable
from perfidie.web.house.talk import GALLERY
from perfidie.web.page.film import projected
from perfidie.web.page.stream import Stream, listen, wire_of

Look = Callable[[], Awaitable[m.TableView]]
SEAT = (403, 404, 409)
"""What can go wrong at a table: no seat or no right, no such table, not at this moment."""


# People and games


@operation("POST", "/guests", token=UNREAD, status=201, errors=(422,))
async def new_guest(asking: Asking, body: r.NewGuest) -> m.Guest:
    """Gives a new guest a token."""
    lang = asking.lang if body.lang is UNSET else body.lang
    token, person = await asking.visitors.new_guest(asking.address, body.name, lang)
    return m.Guest(token, person.name, "en" if lang == "en" else "fr")


@operation("GET", "/house", token=UNREAD)
async def show_house(asking: Asking) -> m.HouseNow:
    """What is announced to everybody: a restart, for instance."""
    said = asking.house.keeper.announcement
    return m.HouseNow(said.words.get(asking.lang), said.until) if said is not None else m.HouseNow(None, None)


@operation("GET", "/games", token=UNREAD)
async def list_games(asking: Asking) -> m.Games:
    """The games of the house."""
    return m.Games(tuple(game_in_short(game, asking.lang) for game in games.names()))


@operation("GET", "/games/{game:str}", token=UNREAD, errors=(404,))
async def show_game(asking: Asking) -> m.GameInFull:
    """One game: seats, presets, options with their values and what they mean, levels of bots."""
    return game_in_full(games.find(asking.path("game")), asking.lang)


# Tables


@operation("GET", "/tables", token=ACCEPTED, errors=(401,))
async def list_tables(asking: Asking, query: r.WhichTables) -> m.Tables:
    """Public tables whose game is not over, or one's own."""
    found = await (asking.house.tables_of(asking.me) if query.mine else asking.house.public_tables())
    return m.Tables(tuple(table_in_short(each) for each in found if each.arrangement.game in games.names()))


@operation("POST", "/tables", status=201, errors=(404, 422), located=True)
async def open_table(asking: Asking, body: r.NewTable) -> m.TableNow:
    """Opens a table and sits down on its first seat, as the host."""
    game = games.find(body.game)
    seats = sorted(game.seats)[len(game.seats) // 2] if body.seats is UNSET else body.seats
    options = offered(game, body.preset, body.options)
    game.setup(seats, options, body.preset)
    asking.visitors.tolls.table(asking.address, asking.me.id)
    origin = origin_mark(asking.address)
    table = await asking.house.hosting.open(
        asking.me,
        game.id,
        seats=seats,
        preset=body.preset,
        options=options,
        public=body.public,
        name=body.name,
        origin=origin,
        pace=_pace(body.pace) or AT_EASE,
    )
    asking.house.presence.heard_of(table, 0)
    asking.location = f"/api/tables/{table.code}"
    return table_now(asking.house, table, asking.id)


@operation("GET", "/tables/{code:str}", token=ACCEPTED, errors=(401, 404))
async def show_table(asking: Asking) -> m.TableNow:
    """Who sits there, and what was agreed on."""
    table = await asking.table()
    async with table.lock:
        return table_now(asking.house, table, asking.id)


@operation("PATCH", "/tables/{code:str}", errors=(*SEAT, 422))
async def change_table(asking: Asking, body: r.Changes) -> m.TableNow:
    """The host changes seats, preset and options before the game, and at any time who may see the table."""
    table = await asking.table()
    preset = None if body.preset is UNSET else body.preset
    options: Options | None = None
    if body.options is not UNSET or preset is not None:
        given = {} if body.options is UNSET else body.options
        options = offered(table.game, preset or table.arrangement.preset, given)
    seats = None if body.seats is UNSET else body.seats
    public = None if body.public is UNSET else body.public
    await asking.house.hosting.arrange(
        table, asking.me, seats=seats, preset=preset, options=options, public=public, pace=_pace(body.pace)
    )
    return await _table_now(asking, table)


def _pace(wish: r.PaceWish | UnsetType) -> Pace | None:
    return None if wish is UNSET else Pace(wish.seconds, wish.bank, wish.added, wish.then)


async def _table_now(asking: Asking, table: LiveTable) -> m.TableNow:
    async with table.lock:
        return table_now(asking.house, table, asking.id)


@operation("POST", "/tables/{code:str}/seat", status=201, errors=(404, 409, 422), located=True)
async def sit(asking: Asking, body: r.Sitting) -> m.TableNow:
    """Sits down before the game; during it, takes one's seat back from the bot that stood in."""
    table, house = await asking.table(), asking.house
    if table.stood_in_for(asking.id) is not None:
        await house.seating.come_back(table, asking.me)
    else:
        seat = None if body.seat is UNSET else body.seat
        await house.seating.sit(table, asking.me, body.name, seat, number=body.number)
    house.presence.heard_of(table, table.seat_of(asking.id))
    asking.location = f"/api/tables/{table.code}/view"
    return await _table_now(asking, table)


@operation("DELETE", "/tables/{code:str}/seat", status=204, errors=(*SEAT, 422))
async def stand(asking: Asking, query: r.Standing) -> None:
    """Leaves the seat: before the game it is free again, during the game a bot plays on."""
    await asking.house.seating.stand(await asking.table(), asking.me, query.level)


@operation("PUT", "/tables/{code:str}/seats/{seat:int}/bot", status=204, errors=(*SEAT, 422))
async def seat_bot(asking: Asking, body: r.Level) -> None:
    """Puts a bot on an empty seat, or during the game on the seat of somebody who is away."""
    await asking.house.seating.give_to_bot(
        await asking.table(), asking.me, asking.path("seat"), body.level, asking.lang
    )


@operation("DELETE", "/tables/{code:str}/seats/{seat:int}/bot", status=204, errors=SEAT)
async def dismiss_bot(asking: Asking) -> None:
    """Frees a bot's seat before the game; the host may also free the seat of somebody who is away."""
    await asking.house.seating.clear_seat(await asking.table(), asking.me, asking.path("seat"))


@operation("POST", "/tables/{code:str}/start", errors=(*SEAT, 422))
async def start(asking: Asking, body: r.Beginning) -> m.TableView:
    """The host begins the game."""
    table = await asking.table()
    await asking.house.hosting.start(table, asking.me, body.how, asking.lang)
    return await _my_view(asking, table)


# Playing


async def _my_view(asking: Asking, table: LiveTable) -> m.TableView:
    async with table.lock:
        return view_now(table, table.seat_of(asking.id), asking.lang)


@operation("GET", "/tables/{code:str}/view", token=ACCEPTED, errors=(401, 404))
async def show_view(asking: Asking, query: r.Waiting) -> m.TableView:
    """What the asker may know and do now; with `after`, once there is something newer or the time is over."""
    table = await asking.table()
    since = None if query.since is UNSET else query.since

    async def look() -> m.TableView:
        async with table.lock:
            return view_now(table, table.seat_of(asking.id), asking.lang, since)

    first = await look()
    if query.after is UNSET or first.version > query.after or not query.wait:
        return first
    await _wait(asking, table, first, look, query.wait)
    table = await asking.table()  # it may have been deleted, or loaded anew
    return await look()


async def _wait(asking: Asking, table: LiveTable, first: m.TableView, look: Look, seconds: int) -> None:
    """Returns when the view differs from the first one, when the time is over or when the house closes."""
    listener = Listener(first.seat)
    held = asking.held(listener)
    asking.visitors.streams.enter(held)
    table.audience.enter(listener)
    try:
        async with asyncio.timeout(seconds):
            while not listener.gone and await look() == first:
                await listener.woken()
    except TimeoutError:
        pass
    finally:
        table.audience.leave(listener)
        asking.visitors.streams.leave(held)
        asking.house.presence.left(table, first.seat)


@operation("POST", "/tables/{code:str}/moves", errors=(*SEAT, 422))
async def move(asking: Asking, body: r.Move) -> m.TableView:
    """Makes a move. The same move sent again on the same version is one move."""
    table = await asking.table()
    await asking.house.play.move(table, asking.seat(table), body.words, body.version)
    return await _my_view(asking, table)


@operation("POST", "/tables/{code:str}/undo", errors=SEAT)
async def undo(asking: Asking, body: r.TakingBack) -> m.TableView:
    """Takes one's last move back, while nobody has learned anything."""
    table = await asking.table()
    await asking.house.play.undo(table, asking.seat(table), body.version)
    return await _my_view(asking, table)


@operation("POST", "/tables/{code:str}/claims", errors=(*SEAT, 422))
async def claim(asking: Asking, body: r.Statement) -> m.TableView:
    """Makes a structured statement: a claim, never a fact."""
    table = await asking.table()
    await asking.house.play.claim(table, asking.seat(table), body.words)
    return await _my_view(asking, table)


@operation("GET", "/tables/{code:str}/talk", token=ACCEPTED, errors=(401, 404))
async def show_talk(asking: Asking, query: r.Since) -> m.Talk:
    """The chat of the table, and what was said to the asker's team."""
    table = await asking.table()
    async with table.lock:
        return talk_since(table, table.seat_of(asking.id), query.since)


@operation("POST", "/tables/{code:str}/talk", status=201, errors=(403, 404, 409, 422))
async def say(asking: Asking, body: r.Line) -> m.Talk:
    """Says a line, or (`gallery`, without a seat) one to the others who watch; the answer holds it as they see it."""
    table = await asking.table()
    asking.visitors.tolls.chat(asking.address, asking.me.id)
    seat = table.seat_of(asking.id)
    if seat is None and body.channel == GALLERY:
        await asking.house.gallery.say(table, asking.me, "", body.text)
    else:
        seat = asking.seat(table)
        await asking.house.play.say(table, seat, body.text, "" if body.channel is UNSET else body.channel)
    async with table.lock:
        return talk_since(table, seat, -1)


@operation("GET", "/tables/{code:str}/live", token=ACCEPTED, errors=(401, 404))
async def live(asking: Asking) -> ASGIApp:
    """A stream of server-sent events: `table` and `view`, each whole whenever it has changed; `talk`, what is new."""
    table = await asking.table()
    listener = JsonStream(table.seat_of(asking.id))

    def parts() -> dict[str, bytes] | None:
        if not asking.house.tables.holds(table):
            return None
        listener.seat = table.seat_of(asking.id)
        found = {
            "table": table_now(asking.house, table, asking.id),
            "view": view_now(table, listener.seat, asking.lang),
            "talk": listener.new_talk(table),
        }
        return {name: msgspec.json.encode(part) for name, part in found.items() if part is not None}

    async def stream(scope: Scope, receive: Receive, send: Send) -> None:
        asking.visitors.streams.enter(held)
        try:
            await listen(table, listener, parts, receive, send, wire_of(scope, dict(scope["headers"])))
        finally:
            asking.visitors.streams.leave(held)
            asking.house.presence.left(table, listener.seat)

    held = asking.held(listener)
    return stream


class JsonStream(Stream[dict[str, bytes]]):
    """A stream of JSON: each part that changed is an event of its own. Of the talk, only what is new is sent."""

    __slots__ = ("_heard",)
    farewell = b""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self._heard: tuple[int | None, int, tuple[int, ...] | None] = (seat, 0, None)
        """As whom the talk was last sent, how many lines of it, and with which team."""

    def new_talk(self, table: LiveTable) -> m.Talk | None:
        """The lines that were not sent yet; all of them to somebody who has another seat by now. None: nothing new."""
        seat, sent, _ = self._heard
        found = talk_since(table, self.seat, sent if seat == self.seat else 0)
        now = (self.seat, found.total, found.team)
        before, self._heard = self._heard, now
        return found if now != before else None

    def message(self, drawn: dict[str, bytes]) -> bytes:
        events = []
        for name, part in drawn.items():
            if self.sent.get(name) != hash(part):
                self.sent[name] = hash(part)
                events.append(b"event: %s\ndata: %s\n\n" % (name.encode(), part))
        return b"".join(events)


# Afterwards


@operation("GET", "/tables/{code:str}/record", token=ACCEPTED, errors=(401, 404, 409))
async def show_record(asking: Asking) -> Record:
    """The whole game, chance included: only once it is over."""
    asking.visitors.tolls.costly(asking.address)
    table = await asking.table()
    return await projected(table, table.record)


@operation("GET", "/tables/{code:str}/replay", token=ACCEPTED, errors=(401, 404, 409))
async def show_replay(asking: Asking, query: r.Moment) -> m.Replay:
    """A game that is over, after any of its decisions, as everybody or one seat saw it then."""
    asking.visitors.tolls.costly(asking.address)
    table = await asking.table()
    async with table.lock:
        entries = list(_over(table).entries)
        setup, seats = table.game_on.setup, len(table.chairs)
    seat = None if query.eyes == "public" else int(query.eyes)
    if seat is not None and seat >= seats:
        raise Refusal("no-such-seat", seat=query.eyes)
    stops = moments(entries)
    at = len(stops) - 1 if query.at is UNSET else min(query.at, len(stops) - 1)

    def seen() -> m.Replay:
        now = Playthrough(table.game, setup)
        told = 0
        for place, entry in enumerate(entries[: stops[at]]):
            if at and place == stops[at - 1]:
                told = len(now.events)
            now.follow(entry)
        return m.Replay(at, len(stops) - 1, tuple(now.glimpses(seat, told)), now.view(seat))

    return await projected(table, seen)


def _over(table: LiveTable) -> Playthrough:
    if table.phase != OVER:
        raise Refusal("not-over")
    return table.game_on


OPERATIONS: tuple[Operation, ...] = (
    *(
        new_guest,
        show_house,
        list_games,
        show_game,
        list_tables,
        open_table,
        show_table,
        change_table,
        sit,
        stand,
        seat_bot,
    ),
    *(dismiss_bot, start, show_view, move, undo, claim, show_talk, say, live, show_record, show_replay),
    *(agree_to_advice, ask_for_advice),
    *COMPANY,
)
"""All of them, in the order of the document."""
