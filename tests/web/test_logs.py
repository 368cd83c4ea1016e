"""The log of a served game: what kind of thing happened, and no secret of the game, the people or their sessions."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from random import Random

from perfidie.games.verre.rules.actions import WORD
from perfidie.web.house.people.etiquette import digest
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Server, Visitor, live
from web.reading import Page

NAMES = ("Zénobie", "Wolfgang")
CHAT = "Je ne bois jamais le premier"


def key_in(page: str) -> str:
    """The key of the personal link on this page."""
    (link,) = [found["value"] for found in Page(page).all("input") if "/seat#" in found.get("value", "")]
    return str(link).rpartition("#")[2]


async def eventful_game(server: Server) -> list[str]:
    """A game with bots, chat, a second device, refusals of all kinds; gives what must not be in the log."""
    people = [server.visitor(name) for name in NAMES]
    phone = server.visitor()
    path = await people[0].open(4, **{"option-max_rounds": "1"})
    await people[1].sit(path)
    await people[0].get(path)
    await people[0].post(f"{path}/start", {"how": "bots"})
    for person in people:
        await person.get(path)
        await person.post(f"{path}/say", {"text": f"{CHAT}, {person.name}"})
        await person.post(f"{path}/say", {"text": f"{CHAT} " * 20}, 422)
    answer = await people[0].send(f"{path}/device")
    key = key_in(answer.text)
    await phone.get(f"{path}/seat")
    strangers = [dict(phone.client.cookies)["perfidie"], phone.csrf]
    await phone.post(f"{path}/seat", {"key": key})
    await phone.post(f"{path}/seat", {"key": key}, 403)
    await phone.get(f"{path}/seat/{key}", 403)
    await phone.post(f"{path}/seat/{key}", status=403)
    await phone.get(f"{path}/nothing?key={key}", 404)
    await refusals(people, path)
    await with_bots(people, path)
    await phone.get(f"{path}/replay?at=3")
    sessions = [dict(visitor.client.cookies)["perfidie"] for visitor in (*people, phone)]
    tokens = [visitor.csrf for visitor in (*people, phone)]
    guest = (await people[0].client.post("/api/guests", json={"name": NAMES[0]})).json()["token"]
    for token in (guest, f"{guest}x"):
        shown = {"authorization": f"Bearer {token}"}
        await people[0].client.post("/api/tables/ROSE-2222/talk", json={"text": CHAT}, headers=shown)
    kept = [*sessions, *strangers, guest, key]
    return [*NAMES, CHAT, *kept, *map(digest, kept), *tokens, key.replace("-", "")]


async def refusals(people: list[Visitor], path: str) -> None:
    for person in people:
        page = await person.get(path)
        out_of_turn = await person.send(f"{path}/move", {"version": str(page.version), "action": "play p1 A"})
        assert out_of_turn.status_code in (403, 409, 422), "not his turn, not legal, or a bot has just moved"
        await person.move(path, 999, {"action": "spy A"}, 409)
        await person.post(f"{path}/sit", {"name": person.name}, 409)
        await person.client.post(f"{path}/move", data={"csrf": "wrong", "action": "spy A", "version": "1"})
        await person.get(f"{path}/nothing?name={person.name}", 404)
        await person.get(f"/{person.name}", 404)


async def with_bots(people: list[Visitor], path: str) -> None:
    """Presses buttons until the game is over; the stream says when a bot has moved."""
    rng = Random(2)
    async with people[0].client.stream("GET", f"{path}/live") as stream:
        async for line in stream.aiter_lines():
            if not line.startswith("data: "):
                continue
            for person in people:
                while (page := await person.get(path)).my_turn:
                    await person.move(path, page.version, rng.choice(page.moves))
            if page.phase == "over":
                return


def lines_of(log: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.splitlines() if line.startswith("{")]


def test_the_log_of_a_whole_game_holds_no_secret_of_game_people_or_sessions(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        secrets = live(eventful_game(server))
        server.stop()
        log = server.log.read_text()
    for secret in secrets:
        assert secret not in log
        assert secret.encode("unicode_escape").decode() not in log
    for word in WORD.values():
        assert not re.search(rf"\b{word}\b", log), word
        assert SiteTexts("fr", "verre").word(word) not in log
    told = lines_of(log)
    assert len(told) > 10
    assert {line["event"] for line in told} == {"request"}, "nothing failed, and no bot was refused"
    assert {line["status"] for line in told} >= {403, 404, 409, 422}
    for line in told:
        assert set(line) == {"event", "level", "timestamp", "method", "route", "status", "ms"}
        assert re.fullmatch(r"/[a-z]*|(/[a-z{}]+)+|/static.*|\?", str(line["route"])), line
    assert len([line for line in log.splitlines() if not line.startswith("{")]) == 2, "where the house is, and its file"


def test_the_file_holds_no_secret_that_opens_a_seat(tmp_path: Path) -> None:
    """Who reads the database cannot become anybody: sessions and personal links are kept as digests alone."""

    async def story(server: Server) -> list[str]:
        person = server.visitor("Ana")
        path = await person.open(2)
        await person.get(path)
        answer = await person.send(f"{path}/device")
        return [dict(person.client.cookies)["perfidie"], person.csrf, key_in(answer.text)]

    with Server(tmp_path) as server:
        secrets = live(story(server))
        server.stop()
    reading = sqlite3.connect(tmp_path / "tables.db")
    text = "\n".join(reading.iterdump())
    reading.close()
    for secret in secrets:
        assert secret not in text
        assert secret.encode().hex() not in text.lower()
    assert digest(secrets[0]) in text, "the session is known by its digest"
