"""The site put together: store, house, doors, guard."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from threading import Thread
from traceback import format_exc
from typing import Any

from litestar import Litestar, Response, Router, get

from perfidie.engine import Refusal
from perfidie.store import Unreadable
from perfidie.store.sql import SqlStore
from perfidie.texts import LANGUAGES
from perfidie.web.doors import (
    company,
    devices,
    health,
    learn,
    notices,
    pictures,
    privacy,
    puzzles,
    review,
    rulebook,
    second,
    site,
    tables,
    verify,
    watching,
)
from perfidie.web.doors.annals import games as past_games
from perfidie.web.doors.annals import ladders
from perfidie.web.doors.answers import failed, refused
from perfidie.web.doors.api.document import document
from perfidie.web.doors.api.operations import OPERATIONS
from perfidie.web.doors.api.refusals import JSON, failed_in_json, refused_in_json
from perfidie.web.doors.circles import circles, evenings, tournaments
from perfidie.web.doors.guard import Guard
from perfidie.web.doors.manners import friends, people
from perfidie.web.doors.oneself import data, holidays, keys, mail, me
from perfidie.web.doors.shortest import Shortest
from perfidie.web.doors.visitors import Asked, Visitors
from perfidie.web.doors.words import table_words, words
from perfidie.web.errands import end
from perfidie.web.house.house import House
from perfidie.web.leaving import told_to_leave
from perfidie.web.limits import Limits
from perfidie.web.logs import set_up_logs
from perfidie.web.metrics import SHARED, UP, start_metrics
from perfidie.web.page.drawing.draw import keep_compiled_in
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.readiness import compile_ahead, make_ready
from perfidie.web.page.stream import HEARTBEAT
from perfidie.web.settings import Settings, from_environment, make_room

PAGES = [
    *(site.landing, site.next_turn, site.lobby, site.join, site.choose_language, site.open_page, site.open_table),
    *(rulebook.rules, rulebook.table_rules, words, table_words),
    *(site.play_now, site.credits_page, site.static, site.favicon, site.worker, site.offline),
    *(health.healthz, health.readyz, privacy.privacy_page, privacy.robots),
    *(watching.table_page, watching.live, watching.whole_log, watching.replay_page, watching.record),
    *(review.review_page, review.ask_for_review, review.review_picture),
    second.take_up,
    *(pictures.house_preview, pictures.game_preview, pictures.table_preview),
    *(pictures.outcome_picture, pictures.moment_picture),
    *(watching.qr_code, watching.options_page, watching.skip, watching.fold),
    *(tables.sit, tables.stand, tables.come_back, tables.bot, tables.chairs, tables.public, tables.rated),
    *(tables.options, tables.add_number, verify.verify_page),
    *(tables.start, tables.move, tables.undo, tables.say, tables.agree, tables.ask_advice),
    *(devices.device_page, devices.device, devices.others, devices.takeover_page, devices.takeover),
    *(devices.dead_page, devices.dead_link),
    *(me.me, me.rename, me.end_devices, me.leave, keys.ask_new, keys.add, keys.remove, keys.sign_in, keys.ask),
    *(keys.enter, mail.ask_in, mail.link_page, mail.enter, mail.ask_proof, mail.proof_page, mail.prove, mail.remove),
    *(data.everything, data.erase_page, data.erase),
    *(learn.school, learn.lesson, learn.position, learn.lesson_film, learn.position_film),
    *(puzzles.puzzles, puzzles.shelf, puzzles.puzzle, puzzles.today, puzzles.answer_today),
    *(*friends.DOORS, *people.DOORS),
    *(past_games.my_games, past_games.my_game, past_games.with_somebody),
    *(ladders.all_ladders, ladders.ladder, ladders.be_listed, ladders.profile),
    *(circles.my_circles, circles.found, circles.join_page, circles.join, circles.circle_page),
    *(circles.leave, circles.call_myself, circles.keep),
    *(evenings.plan_page, evenings.plan, evenings.evening_page, evenings.change_page, evenings.act),
    *(tournaments.call_page, tournaments.call, tournaments.tournament_page, tournaments.act),
    *(company.again, company.next_table, company.ask, company.answer, company.remove, company.vote),
    *(notices.notices_page, notices.keep_wishes, notices.subscribe, notices.unsubscribe, notices.try_device),
    *(holidays.plan, holidays.call_off),
    *(notices.digest_page, notices.end_digest),
]


@get("/openapi.json", include_in_schema=False)
async def openapi() -> Response[bytes]:
    """What the JSON interface reads and sends."""
    return Response(document(), media_type=JSON)


def make_api() -> Router:
    """The JSON interface: it refuses in JSON, whatever happens."""
    handlers = [openapi, *[operation.route() for operation in OPERATIONS]]
    return Router(
        "/api", route_handlers=handlers, exception_handlers={Refusal: refused_in_json, Exception: failed_in_json}
    )


def lost(request: Asked, error: Exception) -> Response[Any]:
    """An address or a method that nobody answers to, or a fault: said as a page, or as JSON to a program."""
    # never `request.url`, which minds what a visitor calls the host
    return (failed_in_json if request.scope["path"].startswith("/api/") else failed)(request, error)


def make_house(settings: Settings, *, rng: Random | None = None, drives: bool = True) -> House:
    """A house by these settings; chance, and whether it moves its bots itself, may be given."""
    store = SqlStore(settings.database, "FULL" if settings.durable else "NORMAL")
    return House(store, settings, rng=rng, drives=drives)


@cache
def make_doors(largest_body: int) -> Litestar:
    """All doors, made once: which house they lead to comes with each request (`Guard`)."""
    return Litestar(
        [*PAGES, make_api()],
        exception_handlers={Refusal: refused, Exception: lost},
        openapi_config=None,
        request_max_body_size=largest_body,
        logging_config=None,
        debug=False,
    )


class Site:
    """The whole site as one ASGI application: a house that is opened and closed, and a guard before its doors."""

    def __init__(self, guard: Guard, lifespan: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        self.guard = guard
        self.lifespan = lifespan
        """The time in which the house is open."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self.guard(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """Opens and closes the house when the server says so; what goes wrong is told to it.

        Nobody is let in before the first page is at hand.
        """
        await receive()
        what = "startup"
        try:
            make_ready()
            async with self.lifespan():
                await send({"type": "lifespan.startup.complete"})
                Thread(target=compile_ahead, name="perfidie-templates", daemon=True).start()
                what = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{what}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def make_site(settings: Settings, house: House | None = None) -> Site:
    """A site by these settings, or of this house."""
    house = house or make_house(settings)
    limits = house.limits
    visitors = Visitors(house, limits)
    known = health.Health(house.store.ping, house.clock.now)
    known.remarks = lambda: "redis-away" if house.commons.shared and not house.commons.reachable else ""

    def leave() -> None:
        known.closing = True
        house.send_home()

    @asynccontextmanager
    async def lifespan() -> AsyncIterator[None]:
        await house.open()
        keepers = [asyncio.create_task(each) for each in (_keep_house(house, limits), house.keeper.keep_looking())]
        UP.set(1)
        try:
            with told_to_leave(leave):
                yield
        finally:
            UP.set(0)
            await end(*keepers)
            leave()
            await known.close()
            await house.close()

    behind = {"visitors": visitors, "health": known}
    guard = Guard(Shortest(make_doors(settings.largest_body)), settings, limits, house.keeper.sanctions, behind)
    return Site(guard, lifespan)


async def _keep_house(house: House, limits: Limits) -> None:
    """Every few seconds: a sign of life on every stream, and nothing kept that nobody needs."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        await house.sweep()
        limits.sweep()
        house.give_sign()


async def look_into(settings: Settings) -> None:
    """Opens the database and closes it again: one that cannot be used is told of before the house opens."""
    house = make_house(settings)
    try:
        await house.open()
    except Unreadable as error:
        raise Refusal("unusable-database", words=" ".join(str(error).split())) from error
    await house.close()


def share_what_was_read(folder: Path) -> None:
    """Compiling all templates takes a second: a process that replaces another finds them compiled.

    What is found is believed, so it must be ours: in a folder that anybody else may enter nothing is kept.
    """
    own = folder / "read"
    own.mkdir(mode=0o700, exist_ok=True)
    found = own.stat()
    if sys.platform != "win32" and found.st_uid == os.getuid() and not found.st_mode & 0o077:
        keep_compiled_in(own / "templates")


def make_from_environment() -> Site:
    """For an ASGI server that imports the site itself; what `perfidie serve` reads from the environment counts here."""
    set_up_logs()
    try:
        settings = from_environment()
        make_room(settings)
        if settings.metrics and SHARED not in os.environ:
            start_metrics(settings.metrics)
    except Refusal as refusal:
        print(" / ".join(SiteTexts(lang).refusal(refusal) for lang in LANGUAGES), file=sys.stderr)
        raise SystemExit(2) from refusal
    if SHARED in os.environ:
        share_what_was_read(Path(os.environ[SHARED]))
    return make_site(settings)
