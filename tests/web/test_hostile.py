"""Over a thousand requests that no page of ours would send: each gets a plain no, and nothing changes."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import pytest

from perfidie.web.app import PAGES
from web.browserless import Site, Visitor, a_site, live, play_out, whose_turn
from web.reading import Page

FORM = "application/x-www-form-urlencoded"
ZALGO = "Z" + "\u0301\u0322\u0353" * 12
CONTROLS = "\x00\x01\x1b\u200b\u202e\u2066\ufeff"
BAD_NUMBERS = (
    "",
    "-1",
    "+1",
    "1.0",
    "1e3",
    " 1",
    "0x1",
    "NaN",
    "\u0661",
    "\uff11",
    "9" * 10,
    "9" * 5000,
    "one",
    "1\n2",
    "[]",
)
BAD_NAMES = ("", "   ", CONTROLS, "...", "N" * 25, "N" * 3000, ZALGO, "\u0301" * 8, "-" * 20)
GAMES = ("verre",)


@dataclass
class Stage:
    """Three tables and those who sit at them, or do not."""

    site: Site
    open: str
    playing: str
    over: str
    host: Visitor
    guest: Visitor
    stranger: Visitor

    def tables(self) -> tuple[str, str, str]:
        return self.open, self.playing, self.over


@dataclass
class Attack:
    path: str
    body: bytes | AsyncIterator[bytes] | None = None
    method: str = "POST"
    headers: dict[str, str] = field(default_factory=dict)
    who: Visitor | None = None
    answers: tuple[int, ...] = ()
    """Which answers will do; any plain no if not said."""


async def set_up(site: Site) -> Stage:
    opened, (host, guest) = await site.gathered("Ana", "Bo")
    await host.post(f"{opened}/chairs", {"seats": "4"})
    tables = []
    for rounds in ("50", "1"):
        path = await host.open(2, **{"option-max_rounds": rounds})
        await guest.sit(path)
        await host.get(path)
        await host.post(f"{path}/start", {"how": "all"})
        tables.append(path)
    await play_out(tables[1], [host, guest], Random(1))
    await whose_turn(tables[0], [host, guest])
    stranger = site.visitor()
    await stranger.get("/")
    return Stage(site, opened, *tables, host, guest, stranger)


def dump(folder: Path) -> dict[str, list[Any]]:
    """All that is kept, but for people who came and have done nothing yet."""
    reading = sqlite3.connect(folder / "tables.db")
    found = {
        name: sorted(reading.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
        for name in ("tables", "lines", "talk", "holders")
    }
    named = "SELECT people.* FROM people JOIN holders ON holders.person = people.id"
    found["people"] = sorted(reading.execute(named).fetchall(), key=repr)
    reading.close()
    return found


# What is sent


def posts(stage: Stage) -> list[str]:
    """Every address that takes a form."""
    verbs = (
        "sit",
        "stand",
        "back",
        "bot",
        "chairs",
        "public",
        "rated",
        "number",
        "options",
        "start",
        "move",
        "undo",
        "skip",
        "sheets",
        "say",
        "again",
        "device",
        "others",
        "seat",
        "agree",
        "ask",
        "answer",
        "remove",
        "vote",
        "advice",
        "shun",
        "report",
        "from",
        "review",
    )
    friends = [f"/friends/{verb}" for verb in ("ask", "answer", "part", "invite", "pass", "hear")]
    paths = [f"{table}/{verb}" for table in stage.tables() for verb in (*verbs, "seat/nokey")]
    mine = ("erase", "passkeys/ask", "passkeys", "passkeys/remove", "mail", "mail/confirm", "mail/remove", "name")
    mine = (*mine, "devices", "leave", "notices", "push", "push/drop", "push/test", "holidays", "holidays/off")
    entering = [f"/sign-in/{way}" for way in ("ask", "passkey", "mail", "link")]
    circle = [f"/c/0123456789abcdef/{verb}" for verb in ("leave", "name", "keep", "evenings", "tournaments")]
    people = [*[f"/me/{verb}" for verb in mine], *entering, *friends, "/ladders/listed", "/circles", "/c/join", *circle]
    people.append("/puzzles/today")
    return [*paths, *people, "/games/verre/open", "/games/verre/play", "/t/ROSE-2222/move"]


def gets(stage: Stage) -> list[str]:
    pieces = ("", "/log", "/replay", "/record.json", "/qr.svg", "/options", "/device", "/seat", "/seat/nokey", "/next")
    pieces = (*pieces, "/people", "/report", "/review", "/review.png")
    paths = [f"{table}{piece}" for table in stage.tables() for piece in pieces]
    school = ["/learn/verre", "/learn/verre/first", "/learn/verre/first/film", "/practice/verre/nothing"]
    house = ["/", "/lobby", "/join", "/language", "/credits", "/games/verre", "/games/verre/open", "/healthz"]
    house = [*house, "/friends"]
    return [*paths, *school, *house]


def encoded(who: Visitor, **fields: str) -> bytes:
    return urlencode({"csrf": who.csrf, **fields}).encode()


def broken_bodies(stage: Stage, rng: Random) -> Iterator[Attack]:
    """Bodies that are no form at all, or half of one."""
    who = stage.host
    for path in posts(stage):
        for _ in range(3):
            yield Attack(path, rng.randbytes(rng.randrange(1, 400)))
        whole = encoded(who, version="1", action="spy A", name="Eve")
        yield Attack(path, whole[: rng.randrange(len(who.csrf))])
        yield Attack(path, b"csrf=%zz&csrf=%e9&%00")
        yield Attack(path, whole + b"&x=%ff%fe")
        yield Attack(path, whole + b"&csrf=" + who.csrf.encode())
        yield Attack(path, whole + b"&version=2&version=3")
        yield Attack(path, whole + b"&" + b"&".join(b"f%d=1" % number for number in range(200)))
        yield Attack(path, b"")


def wrong_kinds(stage: Stage) -> Iterator[Attack]:
    """The right fields in the wrong clothes."""
    body = encoded(stage.host, version="1", action="spy A", name="Eve", how="bots", level="greedy", seats="3")
    for path in posts(stage):
        for kind in ("application/json", "multipart/form-data; boundary=x", "text/plain", "", f"{FORM}x", "\u00e9"):
            yield Attack(path, body, headers={"content-type": kind})
        yield Attack(path, b'{"csrf": "x"}', headers={"content-type": "application/json"})


def forged(stage: Stage) -> Iterator[Attack]:
    """Forms that one of our pages has not sent, or not to this visitor."""
    for path in posts(stage):
        body = encoded(stage.host, version="1", action="spy A", name="Eve", how="bots", level="greedy", seats="3")
        for headers in (
            {"origin": "https://evil.example"}, {"origin": "http://localhost.evil.example"}, {"origin": "file://"},
            {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"origin": "http://localhost:81"},
        ):  # fmt: skip
            yield Attack(path, body, headers=headers, answers=(403,))
        for token in ("", "x", stage.guest.csrf, stage.stranger.csrf, stage.host.csrf[:-1], stage.host.csrf.upper()):
            if token != stage.host.csrf:
                forgery = urlencode({"csrf": token, "version": "1", "name": "Eve", "how": "bots"}).encode()
                yield Attack(path, forgery, answers=(403,))
        for cookie in ("", "perfidie=", "perfidie=x", f"perfidie={'A' * 43}", f"perfidie={'A' * 44}",
                       "perfidie=\u00e9" * 9, f"x={'y' * 3000}; {stage.guest.cookie}"):  # fmt: skip
            yield Attack(path, body, headers={"cookie": cookie}, answers=(403,))


def wrong_values(stage: Stage) -> Iterator[Attack]:
    """Honest forms with fields that mean nothing."""
    host, guest = stage.host, stage.guest
    for text in BAD_NUMBERS:
        yield Attack(f"{stage.playing}/move", encoded(host, version=text, action="spy A"))
        yield Attack(f"{stage.playing}/undo", encoded(host, version=text))
        yield Attack(f"{stage.open}/chairs", encoded(host, seats=text))
        yield Attack(f"{stage.open}/bot", encoded(host, seat=text, level="greedy"))
        yield Attack(f"{stage.open}/bot", encoded(host, seat=text))
        yield Attack(f"{stage.open}/options", encoded(host, seats=text, preset="standard"))
        yield Attack("/games/verre/open", encoded(host, seats=text, name="Ana"))
        if text:
            yield Attack(f"{stage.open}/sit", encoded(stage.stranger, name="Eve", seat=text), who=stage.stranger)
            yield Attack("/games/verre/open", encoded(host, seats="3", name="Ana", **{"option-start_hearts": text}))
            yield Attack("/games/verre/open", encoded(host, seats="3", name="Ana", **{"option-max_rounds": f"{text}x"}))
    for name in BAD_NAMES:
        yield Attack(f"{stage.open}/sit", encoded(stage.stranger, name=name), who=stage.stranger)
        yield Attack("/games/verre/open", encoded(stage.stranger, name=name, seats="3"), who=stage.stranger)
    for text in ("", " ", CONTROLS, "a" * 301, "a" * 20_000, ZALGO, "\u0301" * 30):
        yield Attack(f"{stage.playing}/say", encoded(host, text=text))
        yield Attack(f"{stage.playing}/say", encoded(host, words=text or "x"))
    for action in ("", "*", "spy", "spy Z", "spy A A", "SPY A", "play * A", "a " * 90, "x" * 500, "\x00", "deal p1",
                   "first_wesley 0", "spy\u00a0A", "<script>", "{}", "null", "-1"):  # fmt: skip
        for pick in ("", "*", "p1", "\x00", "p" * 5000):
            for who in (host, guest):
                body = encoded(who, version="99999", action=action, **({"pick": pick} if pick else {}))
                yield Attack(f"{stage.playing}/move", body, who=who)
    for level in ("genius", "../greedy", "\x00", "g" * 5000, "GREEDY"):
        yield Attack(f"{stage.open}/bot", encoded(host, seat="2", level=level))
        yield Attack(f"{stage.playing}/stand", encoded(host, level=level))
    for preset in ("nope", "\x00", "p" * 5000, "../standard"):
        yield Attack(f"{stage.open}/options", encoded(host, seats="3", preset=preset))
        yield Attack("/games/verre/open", encoded(host, seats="3", preset=preset, name="Ana"))


def wrong_wishes(stage: Stage) -> Iterator[Attack]:
    """A game that is over is taken up where it cannot be, or as nobody can."""
    path, honest = f"{stage.over}/from", {"at": "1", "seat": "0"}
    for text in BAD_NUMBERS:
        for name in honest:
            yield Attack(path, encoded(stage.host, **{**honest, name: text}))
    for odd in ("marked", "\x00", "s" * 5000):
        for name in ("cards", "level"):
            yield Attack(path, encoded(stage.host, **honest, **{name: odd}))
    for name in BAD_NAMES:
        yield Attack(path, encoded(stage.stranger, **honest, name=name), who=stage.stranger)
    for table in (stage.open, stage.playing):
        yield Attack(f"{table}/from", encoded(stage.host, **honest))
        yield Attack(f"{table}/review", encoded(stage.host))


def too_large(stage: Stage) -> Iterator[Attack]:
    async def in_pieces() -> AsyncIterator[bytes]:
        for _ in range(80):
            yield b"a" * 1000

    for path in posts(stage):
        yield Attack(path, b"csrf=" + b"a" * 40_000, answers=(413,))
        yield Attack(path, in_pieces(), answers=(413,))
        yield Attack(path, b"x=1", headers={"content-length": "99999999999999999999"}, answers=(413,))
        yield Attack(path, b"x=1", headers={"content-length": "-5"}, answers=(400, 413))


def odd_paths(stage: Stage) -> Iterator[Attack]:
    code = stage.playing.removeprefix("/t/")
    for path in (
        "/t", "/t/", "/t//move", f"/t/{code}/", f"/t/{code}/nothing", f"/t/{code}%00", f"/t/{code}/../{code}/nothing",
        "/t/..%2f..%2fetc%2fpasswd", "/t/%2e%2e", f"/t/{'A' * 5000}", "/t/%F0%9F%8D%B7-2222", "/t/%ff%fe", "/games/",
        "/games/nope", "/games/nope/open", "/games/..", "/games/__init__", "/games/%00/open", f"/games/{'g' * 3000}",
        "/static/..%2f..%2fapp.py", "/static/%00", "/static//etc/passwd", "/static/css/../../app.py",
        f"/t/{code}/seat/", f"/t/{code}/seat/{'k' * 3000}", f"/t/{code}/seat/%00", f"/t/{code}/seat/..%2f..", "/%",
        "/%zz", "/\u00e9", "//evil.example", "/.git/config", "/metrics/x", "/t/ROSE-2222", "/t/ROSE-2222/live",
    ):  # fmt: skip
        for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"):
            body = encoded(stage.host) if method == "POST" else None
            yield Attack(path, body, method, answers=(200, 204, 301, 303, 307, *range(400, 430)))


QUERIES = (
    "at=%ff", "at=9" + "9" * 5000, "eyes=" + "9" * 5000, "eyes=%00", "eyes=-1", "eyes=open&eyes=0", "lang=%ff",
    "lang=xx", "code=%00", "code=" + "A" * 5000, "to=en&back=" + quote("/\u65e5\u672c"), "to=en&back=//evil", "to=%00",
    "to=en&back=%0d%0aX:1", "&&&===", "%", "a" * 8000, "at=\u0661", "code=" + quote("\u00df\u00df\u00df-2222"),
    "to=en&back=/t/" + "x" * 600, "to=en&back=" + quote("/\U0001f600"), "at[]=1", "at=1;eyes=2",
    "at=1&seat=" + "9" * 5000 + "&cards=%00&level=" + "x" * 3000, "seat=-1&cards=again&level=novice",
)  # fmt: skip


def odd_queries(stage: Stage) -> Iterator[Attack]:
    for path in gets(stage):
        for query in QUERIES:
            yield Attack(f"{path}?{query}", None, "GET", answers=(200, 303, *range(400, 430)))


# Sending it


async def sent(stage: Stage, attack: Attack, lang: str, script: bool) -> httpx.Response:
    who = attack.who or stage.host
    headers = {"accept-language": lang, "cookie": who.cookie, **({"hx-request": "true"} if script else {})}
    headers |= attack.headers
    headers["cookie"] += f"; lang={lang}"
    if attack.method == "POST":
        headers.setdefault("content-type", FORM)
    raw = {name: value.encode() for name, value in headers.items()}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(stage.site.app), base_url="http://localhost") as client:
        request = client.build_request(attack.method, attack.path, content=attack.body, headers=raw)  # type: ignore[arg-type]
        return await client.send(request)


def check(attack: Attack, answer: httpx.Response, lang: str, script: bool) -> None:
    where = (attack.method, attack.path[:100], attack.headers, str(attack.body)[:200], answer.status_code)
    assert answer.status_code < 500, where
    assert answer.status_code in (attack.answers or range(400, 430)), where
    assert "content-security-policy" in answer.headers
    if answer.status_code < 400 or attack.method == "HEAD":
        return
    if answer.headers["content-type"].startswith("text/plain"):  # said at the door, in both languages
        assert " / " in answer.text, where
    elif script:
        assert answer.text.startswith('<hx-partial hx-target="#notice"'), where
        assert answer.text.endswith(".</hx-partial>") or "?" in answer.text or "!" in answer.text, (where, answer.text)
    else:
        assert Page(answer.text).all("html", lang=lang), where
    assert "Traceback" not in answer.text
    assert "refusal-" not in answer.text


KINDS = {
    "broken": lambda stage: broken_bodies(stage, Random(1)),
    "kinds": wrong_kinds,
    "forged": forged,
    "values": wrong_values,
    "wishes": wrong_wishes,
    "large": too_large,
    "paths": odd_paths,
    "queries": odd_queries,
}
LEAST = {
    "broken": 450,
    "kinds": 300,
    "forged": 800,
    "values": 300,
    "wishes": 20,
    "large": 170,
    "paths": 240,
    "queries": 600,
}


@pytest.mark.parametrize("kind", KINDS)
def test_what_no_page_of_ours_sends_is_refused_plainly_and_changes_nothing(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            stage = await set_up(site)
            before = dump(tmp_path)
            count = 0
            for count, attack in enumerate(KINDS[kind](stage), start=1):
                lang, script = ("fr", "en")[count % 2], count % 5 == 0
                check(attack, await sent(stage, attack, lang, script), lang, script)
            assert count >= LEAST[kind]
            assert dump(tmp_path) == before
            assert not site.house.tables.loading, "and what is not there takes no room"
            assert (await whose_turn(stage.playing, [stage.host, stage.guest])) is not None, "and the game goes on"

    live(story())


def test_every_address_that_takes_a_form_was_among_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            stage = await set_up(site)
            tried = {path.rpartition("/")[2] for path in posts(stage)} | {"seat"}
            tried |= {"digest"}  # any mail program may send it, with the word of its letter: `test_digest.py`
            for handler in PAGES:
                if "POST" in getattr(handler, "http_methods", ()):
                    (path,) = handler.paths
                    last = [piece for piece in path.split("/") if piece and "{" not in piece][-1]
                    assert last in tried, path

    live(story())


def test_names_are_shown_without_signs_that_cannot_be_seen_and_never_as_markup(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            guest = site.visitor("<b>\u202eAna\u2066\x00\u200b \n&c")
            path = await guest.open(2)
            (chair,) = [chair for chair in site.table(path).chairs if chair.name]
            assert chair.name == "<b>Ana &c"
            for where in (path, "/lobby", "/"):
                page = await guest.get(where)
                assert "&lt;b&gt;Ana &amp;c" in page.text
                assert "<b>Ana" not in page.text

    live(story())
