"""The pages of people, looked at closely: somebody with a past in all five games, a newcomer, and a stranger.

What was played is entered as the registrar would, before the site opens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.server import Server
from browser.test_every_page import Inspector
from browser.visitor import DESK, PHONE, Visitor, Visitors
from perfidie import games
from perfidie.engine.annals import PLAIN, Annals
from perfidie.store import Person
from perfidie.store.people import ladders
from perfidie.store.people.accounts import keep_account
from perfidie.store.people.results import Ending, Result, handle_of
from perfidie.store.sql import SqlStore
from perfidie.web.house.people.etiquette import digest

PEOPLE = ("Ana", "Bérénice", "Désirée-Marguerite de Val", "Gus", "Newton")
LOOKS = [(PHONE, "dark"), (PHONE, "light"), (DESK, "light"), (DESK, "dark")]
BEGIN = 1_790_899_200.0
DAY = 86_400.0


def session(name: str) -> str:
    """What the browser of this person shows."""
    return name.split()[0].encode("ascii", "ignore").decode().rjust(43, "-")


async def furnish(home: Path) -> None:
    """Sixty games among the first four, in five games; the last one has never played."""
    store = SqlStore(f"sqlite:///{home / 'tables.db'}")
    await store.open()
    try:
        for name in PEOPLE:
            await store.welcome(Person(name, name, "fr"), digest(session(name)), "Firefox · Android")
            await store.keep(keep_account, name, BEGIN)
        for number in range(60):
            await store.keep(ladders.register, ending(number, Random(number)), {})
    finally:
        await store.close()


def ending(number: int, rng: Random) -> Ending:
    game = games.names()[number % 5]
    annals: Annals = games.companion(game, "annals") or PLAIN
    count, ended = rng.choice((2, 3, 4)), BEGIN + DAY * number / 2
    seated = ["Ana", *rng.sample(PEOPLE[1:4], count - 1)]
    rng.shuffle(seated)
    winner = rng.randrange(count)
    seats = tuple(
        [
            Result(
                seat, who, who, "", float(seat == winner), seat == winner,
                rng.choice(annals.sides) if annals.sides else "",
                {habit: (rng.randrange(9), 9) for habit in annals.habits},
            )
            for seat, who in enumerate(seated)
        ]
    )  # fmt: skip
    return Ending(f"T{number}", game, "match", count, ended, 60, ladders.season_of(ended), seats, rated=number % 2 == 0)


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("old-house")
    with ThreadPoolExecutor() as aside:  # where the browser is driven, a loop is running already
        aside.submit(asyncio.run, furnish(home)).result()
    server = Server(home, PERFIDIE_MAIL="smtp://127.0.0.1:9", PERFIDIE_MAIL_FROM="house@example.org")
    yield server
    server.stop()


@pytest.fixture
def guests(chromium: Browser, old_house: Server) -> Iterator[Visitors]:
    found = Visitors(chromium, old_house.origin)
    yield found
    found.leave()


def known(guests: Visitors, name: str, lang: str) -> Visitor:
    visitor = guests.come(name, lang)
    cookies = {"perfidie": session(name), "lang": lang}
    visitor.context.add_cookies([{"name": each, "value": cookies[each], "url": guests.origin} for each in cookies])
    return visitor


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_pages_of_somebody_with_a_past(guests: Visitors, lang: str) -> None:
    inspector, ana = Inspector(), known(guests, "Ana", lang)
    others = [f"/me/games/with/{handle_of(PEOPLE[2])}", f"/p/{handle_of(PEOPLE[2])}"]
    own = ["/me", "/me/games", "/me/games?result=won", "/me/games?company=bots", "/me/notices", "/me/erase", "/friends"]
    for path in [*own, *[f"/me/games/{game}" for game in games.names()], *others, "/ladders", "/ladders/verre"]:
        ana.go(path)
        inspector.look(ana, path, LOOKS)
    inspector.report()


def test_the_pages_of_a_newcomer_and_of_a_stranger(guests: Visitors) -> None:
    inspector = Inspector()
    for visitor in (known(guests, "Newton", "en"), guests.come("", "fr")):
        for path in (
            "/me",
            "/me/games",
            "/me/games/verona",
            "/ladders",
            "/sign-in",
            "/sign-in/link",
            "/me/mail/confirm",
        ):
            visitor.go(path)
            inspector.look(visitor, path)
    inspector.report()


def test_my_pages_are_found_from_the_landing_page_by_taps(guests: Visitors) -> None:
    ana = known(guests, "Ana", "fr")
    ana.go("/")
    ana.click(".hero a[href='/me']")
    ana.click(".mine-nav a[href='/me/games']")
    expect(ana.find(".past-row")).to_have_count(20)
    ana.click("a[rel=next]")
    expect(ana.find(".past-row")).to_have_count(20)
    ana.find("select[name=game]").select_option("verre")
    ana.click(".filters button")
    expect(ana.find(".past-row")).to_have_count(12)
    ana.click(".game-counts a[href='/me/games/verre']")
    expect(ana.find(".curve").first).to_be_visible()
    expect(ana.find(".habits li")).to_have_count(4)
    ana.click(".masthead a[href='/me']")
    expect(ana.find("#who-t")).to_be_visible()
