"""Every door of the site, knocked at in every odd way: no fault, and no answer without the headers that protect it.

The doors are taken from the site itself, so that a new one is knocked at without being named here. Requests are made
up by Hypothesis: methods, path parameters, query strings, headers and bodies, as a stranger and as somebody at a table.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from web.browserless import Site, Visitor, a_site, live, play_out
from web.header_scan import complaints

METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "get")
ENDLESS = ("/live",)
"""Doors behind which a stream begins, or somebody waits: they are knocked at with the methods that end at once."""
FORM = "application/x-www-form-urlencoded"
KINDS = (
    FORM,
    "application/json",
    "multipart/form-data; boundary=x",
    "text/plain",
    "",
    "\x7f",
    f"{FORM}; charset=utf-16",
)
ODD = st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=30)
FIELDS = (
    "csrf",
    "name",
    "version",
    "action",
    "pick",
    "seat",
    "level",
    "how",
    "text",
    "at",
    "lang",
    "back",
    "code",
    "key",
)
NAMES = st.sampled_from(FIELDS) | ODD
WORTH = (
    st.sampled_from(("0", "1", "-1", "99999999999999999999", "all", "bots", "novice", "x*y", "/", "//evil", "\x00"))
    | ODD
)
PAIRS = st.lists(st.tuples(NAMES, WORTH), max_size=6)
HEADERS = st.dictionaries(
    st.sampled_from(
        ("accept-language", "hx-request", "if-none-match", "range", "origin", "sec-fetch-site", "x-forwarded-for")
        + ("accept", "accept-encoding", "authorization", "content-encoding", "cookie", "host", "last-event-id", "te")
    ),
    st.sampled_from(("", "*", "true", "null", "en;q=9", "bytes=0-", "bytes=9-1", "Bearer x", "gzip", "perfidie=x", "0"))
    | st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30),
    max_size=3,
)


def doors(site: Site) -> list[str]:
    """The addresses of the site, with their parameters in braces."""
    routes = site.app.guard.doors.doors.routes
    return sorted({route.path_format if hasattr(route, "path_format") else route.path for route in routes})


class Knock(NamedTuple):
    """One request, made up."""

    who: Visitor
    method: str
    path: str
    request: dict[str, Any]


class Knocker:
    """Somebody at one door after the other."""

    def __init__(self, site: Site, people: list[Visitor], tables: dict[str, str]) -> None:
        self.people = people
        self.seen: Counter[int] = Counter()
        self.tables = st.sampled_from(list(tables.values())) | ODD
        self.site = site

    def filled(self, door: str, data: st.DataObject) -> str:
        """The address, its parameters filled in."""
        parts = []
        for part in door.split("/"):
            if not part.startswith("{"):
                parts.append(part)
            elif part.startswith("{code"):
                parts.append(data.draw(self.tables))
            elif part.startswith("{game"):
                parts.append(data.draw(st.sampled_from(("verre", "verona", "nothing", "..")) | ODD))
            else:
                parts.append(data.draw(WORTH))
        return "/".join(parts)

    def drawn(self, door: str, data: st.DataObject) -> Knock:
        who = data.draw(st.sampled_from(self.people))
        endless = any(door.endswith(end) for end in ENDLESS)
        method = data.draw(st.sampled_from([each for each in METHODS if not endless or each not in ("GET", "get")]))
        path = self.filled(door, data)
        query = [pair for pair in data.draw(PAIRS) if pair[0] not in ("after", "wait")]
        headers = {name: value.encode() for name, value in data.draw(HEADERS).items()}
        kind = data.draw(st.sampled_from(KINDS))
        if kind:
            headers["content-type"] = kind.encode()
        body = data.draw(st.binary(max_size=60)) if kind != FORM else str(httpx.QueryParams(data.draw(PAIRS))).encode()
        if kind == FORM and data.draw(st.booleans()):
            body = f"csrf={who.csrf}&".encode() + body
        request = {"params": query, "headers": headers, "content": body if method not in ("GET", "get") else None}
        return Knock(who, method, path, request)

    async def knock(self, knock: Knock) -> None:
        """One request; what no program could send at all is not sent."""
        client = knock.who.client
        try:
            built = client.build_request(knock.method, knock.path, **knock.request)
        except (ValueError, httpx.InvalidURL, UnicodeError):
            return
        answer = await client.send(built)
        self.seen[answer.status_code] += 1
        where = f"{knock[1:]}: {answer.status_code} {answer.text[:300]}"
        assert answer.status_code < 500 or answer.status_code == 501, where
        assert complaints(dict(answer.headers)) == [], where


async def company(site: Site) -> tuple[list[Visitor], dict[str, str]]:
    """Somebody at tables of every phase, somebody who came to look, and a stranger."""
    waiting, (ana, bo) = await site.gathered("Ana", "Bo")
    playing = await ana.open(2, **{"option-max_rounds": "1"})
    await bo.sit(playing)
    await ana.get(playing)
    await ana.post(f"{playing}/start", {"how": "all"})
    over = await ana.open(2, **{"option-max_rounds": "1"})
    await bo.sit(over)
    await ana.get(over)
    await ana.post(f"{over}/start", {"how": "all"})
    await play_out(over, [ana, bo], Random(1))
    looking = site.visitor("Cy")
    await looking.get("/")
    return [ana, bo, looking, site.visitor()], {"waiting": waiting[3:], "playing": playing[3:], "over": over[3:]}


@pytest.mark.parametrize("each", [3, pytest.param(300, marks=pytest.mark.soak)])
def test_no_knock_at_any_door_breaks_the_house_or_goes_without_its_headers(tmp_path: Path, each: int) -> None:
    """`each`: requests at each door."""

    async def story() -> Counter[int]:
        async with a_site(tmp_path) as site:
            people, tables = await company(site)
            knocker = Knocker(site, people, tables)
            loop = asyncio.get_running_loop()
            for door in doors(site):
                await asyncio.to_thread(flood, knocker, door, each, loop)
            return knocker.seen

    seen = live(story())
    assert {200, 204, 400, 403, 404, 405, 422} <= set(seen), seen


def flood(knocker: Knocker, door: str, each: int, loop: asyncio.AbstractEventLoop) -> None:
    """Hypothesis makes requests up in a thread of its own; the site answers in its loop."""

    @settings(
        max_examples=each, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        asyncio.run_coroutine_threadsafe(knocker.knock(knocker.drawn(door, data)), loop).result(60)

    send()
