"""The JSON interface: what it refuses, and what it never tells."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ends import ends
from perfidie.engine import encode
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live
from web.programs import QUICK, Program, begun, gathered, guest, listening, whose_turn

# What is not as the document has it


ODD = [
    b"", b"{", b"null", b"[]", b'"x"', b"1", b"[" * 5000, b'{"words": ["spy", "A"]}', b'{"version": 1}',
    b'{"version": "1", "words": ["spy", "A"]}', b'{"version": 1.5, "words": ["spy", "A"]}',
    b'{"version": true, "words": ["spy", "A"]}', b'{"version": null, "words": ["spy", "A"]}',
    b'{"version": -2, "words": ["spy", "A"]}', b'{"version": 1' + b"0" * 400 + b', "words": ["spy", "A"]}',
    b'{"version": 1, "words": "spy A"}', b'{"version": 1, "words": []}', b'{"version": 1, "words": [1]}',
    b'{"version": 1, "words": [""]}', b'{"version": 1, "words": ["' + b"x" * 65 + b'"]}',
    b'{"version": 1, "words": ["a","b","c","d","e","f","g","h","i","j","k","l","m"]}',
    b'{"version": 1, "words": {"0": "spy"}}', b'{"version": 1, "words": ["spy", "A"], "seat": 0}',
    b'{"version": 1, "words": ["\xff"]}', b'{"version": 1, "words": ["\\ud800"]}', b"version=1&words=spy",
]  # fmt: skip


def test_a_body_that_is_not_as_the_document_has_it_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile")
            turn = await whose_turn(code, programs)
            assert turn
            before = encode(site.house.tables[code].game_on.view(0))
            for body in ODD:
                assert await turn[0].refused("POST", f"/tables/{code}/moves", body, 400) == "bad-request", body
            right = json.dumps({"version": turn[1]["version"], "words": turn[1]["legal"][0]["words"]}).encode()
            for kind in ("text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""):
                answer = await turn[0].send("POST", f"/tables/{code}/moves", right, **{"content-type": kind})
                assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
            assert encode(site.house.tables[code].game_on.view(0)) == before
            kind = "Application/JSON; charset=utf-8"
            assert (
                await turn[0].send("POST", f"/tables/{code}/moves", right, **{"content-type": kind})
            ).status_code == 200

    live(story())


@pytest.mark.parametrize(
    "query",
    ["after=x", "after=", "after=-2", "wait=26", "wait=-1", "wait=1.5", "since=-1", "after=1&after=2", "seat=1",
     "lang=de", "lang=fr&lang=fr", "after=null", "%ff=1", "since=1" + "0" * 400],
)  # fmt: skip
def test_a_query_that_is_not_as_the_document_has_it_is_refused(tmp_path: Path, query: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, _) = await begun(site, "Anne", "Basile")
            assert await host.refused("GET", f"/tables/{code}/view?{query}", status=400) == "bad-request"

    live(story())


def test_addresses_and_methods_that_do_not_exist_are_refused_in_json(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            program = await guest(site, "Anne")
            for path in ("/", "/nope", "/tables/ROSE-2222/nope", "/openapi.yaml"):
                assert await program.refused("GET", path, status=404) == "no-such-page"
            for path in ("/tables/ROSE-2222", "/tables/%00", "/tables/..%2f", "/tables/" + "x" * 500, "/tables/é"):
                assert await program.refused("GET", path, status=404) == "no-such-table"
            answer = await program.send("DELETE", "/tables")
            assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
            assert "POST" in answer.headers["allow"]

    live(story())


def test_too_large_a_body_is_refused_however_it_is_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, _) = await begun(site, "Anne", "Basile")
            huge = json.dumps({"text": "x" * 40_000}).encode()
            assert await host.refused("POST", f"/tables/{code}/talk", huge, 413) == "too-large"

            async def pieces() -> Any:
                for start in range(0, len(huge), 1000):
                    yield huge[start : start + 1000]

            answer = await host.client.post(
                f"/api/tables/{code}/talk", content=pieces(), headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
            assert not site.house.tables[code].talk.chat

    live(story())


def test_limits_hold_for_programs_too(tmp_path: Path) -> None:
    async def story() -> None:
        limits = {"guests_per_hour": 3, "tables_per_hour": 2, "moves_per_minute": 5, "streams_per_address": 1}
        async with a_site(tmp_path, **limits) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile")
            await host.ask("POST", "/tables", {"game": "verre"}, 201)
            assert await host.refused("POST", "/tables", {"game": "verre"}, 429) == "too-fast"
            await guest(site, "Chloé")
            assert await Program(site).refused("POST", "/guests", {"name": "Denis"}, 429) == "too-fast"
            waiting = asyncio.create_task(host.view(code, "?after=-1"))
            await listening(site, code)
            assert await friend.refused("GET", f"/tables/{code}/view?after=-1", status=429) == "too-many-streams"
            assert await friend.refused("GET", f"/tables/{code}/live", status=429) == "too-many-streams"
            for _ in range(4):
                await friend.ask("POST", f"/tables/{code}/talk", {"text": "vite"}, 201)
            answer = await friend.send("POST", f"/tables/{code}/talk", {"text": "vite"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert answer.headers["retry-after"] == str(answer.json()["facts"]["seconds"])
            await host.ask("POST", f"/tables/{code}/start", {})
            await waiting

    live(story())


def test_requests_of_one_address_are_counted_at_the_door_and_refused_in_json(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, pages_per_minute=2) as site:
            program = Program(site)
            await program.ask("GET", "/games")
            await program.ask("GET", "/games")
            assert await program.refused("GET", "/games", status=429) == "too-fast"
            answer = await program.send("GET", "/games", host="elsewhere.example")
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host")

    live(story())


def test_refusals_speak_the_language_that_was_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            french, english = await guest(site, "Anne"), await guest(site, "Basile", "en")
            facts = {"table": "ROSE-2222"}
            says = {lang: SiteTexts(lang).say("refusal-no-such-table", facts) for lang in ("fr", "en")}

            async def told(program: Program, query: str = "", **headers: str) -> str:
                return str((await program.ask("GET", f"/tables/ROSE-2222{query}", None, 404, **headers))["message"])

            assert await told(french) == says["fr"]
            assert await told(english) == says["en"]
            assert await told(english, "?lang=fr") == says["fr"]
            assert await told(french, **{"accept-language": "de, en-GB;q=0.8, fr;q=0.5"}) == says["en"]

    live(story())


# Secrets


@pytest.mark.parametrize("seats", ends([2, 3, 5]))
def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(tmp_path: Path, seats: int) -> None:
    """At every decision of a game, for every seat and a spectator: views, refusals, table and talk."""
    names = ("Anne", "Basile", "Chloé", "Denis", "Emma")[:seats]

    async def story() -> int:
        rng, differing = Random(seats), 0
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, *names, options=QUICK)
            table = site.house.tables[code]
            while (turn := await whose_turn(code, programs)) is not None:
                play = table.game_on
                for seat, program in [*enumerate(programs), (None, Program(site))]:
                    true = play.state
                    seen = await everything(program, code)
                    play.state = table.game.imagine(play.view(seat), rng)
                    differing += play.state != true
                    table.match.note_questions()
                    imagined = await everything(program, code)
                    play.state = true
                    table.match.note_questions()
                    assert imagined == seen
                mover, view = turn
                await mover.move(code, view["version"], rng.choice(view["legal"])["words"])
        return differing

    assert live(story()) > 20


async def everything(program: Program, code: str) -> list[bytes]:
    """All that this program is told when it asks, politely or not."""
    now = await program.send("GET", f"/tables/{code}/view?since=0")
    version, legal = now.json()["version"], [choice["words"] for choice in now.json()["legal"]]
    asked: list[tuple[str, str, Any]] = [("GET", "", None), ("GET", "/record", None), ("POST", "/undo", {"version": 0})]
    for words in (["spy", "A"], ["play", "p1", "A"], ["take", "C"]):
        if words not in legal:
            asked.append(("POST", "/moves", {"version": version, "words": words}))
    answers = [now, *[await program.send(method, f"/tables/{code}{path}", body) for method, path, body in asked]]
    return [b"%d %s" % (answer.status_code, answer.content) for answer in answers]


def test_spectators_see_what_everybody_sees_through_a_whole_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile", "Chloé", options=QUICK)
            watchers = [Program(site), await guest(site, "Denis")]
            play = site.house.tables[code].game_on
            while (turn := await whose_turn(code, programs)) is not None:
                seen = [(await watcher.send("GET", f"/tables/{code}/view?since=0")).content for watcher in watchers]
                assert seen[0] == seen[1]
                told = json.loads(seen[0])
                assert told["view"] == json.loads(encode(play.view(None)))
                assert not any(event["own"] for event in told["events"])
                assert told["view"]["table"]["hand"] == []
                await turn[0].move(code, turn[1]["version"], turn[1]["legal"][0]["words"])

    live(story())
