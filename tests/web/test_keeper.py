"""A running house notices what its keeper does from outside: `perfidie admin`, on the same database, while it serves.

`keeper.look()` is one round of what the house does by itself every two seconds.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import time
from typing import Any

from cli.desk import Desk, Run
from perfidie.store.keeping import notices
from perfidie.web.house.keeping.keeper import ROUND
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, play_out, to_decide
from web.hourglass import Hourglass, until

DAY = 86_400.0
CLEAR = {"fr": "Il n’y a pas de table", "en": "There is no table"}


async def keeper(folder: Path, site: Site | None, *words: str, status: int = 0) -> Run:
    """What the keeper does, and the house's next round."""
    address = f"sqlite:///{folder / 'tables.db'}"
    done = await asyncio.to_thread(Desk(folder).run, "admin", *words, "--lang", "en", PERFIDIE_DATABASE=address)
    assert done.status == status, done.errors
    if site is not None:
        await site.house.keeper.look()
    return done


def code_of(path: str) -> str:
    return path.rpartition("/")[2]


async def api(site: Site, name: str) -> tuple[Visitor, str, dict[str, str]]:
    """A program with a token: how it comes, who it is, and what it shows."""
    program = site.visitor()
    guest = (await program.client.post("/api/guests", json={"name": name})).json()
    return program, guest["name"], {"authorization": f"Bearer {guest['token']}"}


# Tables


def test_a_deleted_table_sends_every_page_to_a_clear_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Blaise")
            stranger = site.visitor("Zoé", lang="en")
            async with people[0].listen(path) as seated, stranger.listen(path, "en") as watching:
                await keeper(tmp_path, site, "delete", code_of(path), "--yes")
                for stream in (seated, watching):
                    assert (await stream.until_end())[-1] == b"event: reload\ndata: 1\n\n"
            assert CLEAR["fr"] in (await people[0].get(path, 404)).text
            assert CLEAR["en"] in (await stranger.get(path, 404)).text
            assert code_of(path) not in (await people[0].get("/lobby")).text

    live(story())


def test_bots_of_a_deleted_table_stop_and_clocks_too(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass()
        async with a_site(tmp_path, clock=clock, bot_delay=(5.0, 5.0)) as site:
            guest = site.visitor()
            await guest.get("/")
            path = await guest.post("/games/verre/play")
            table = site.table(path)
            page = await guest.get(path)
            while page.my_turn:
                await guest.move(path, page.version, page.moves[0])
                page = await guest.get(path)
            assert site.house.drivers.are_busy(table)
            await keeper(tmp_path, site, "delete", code_of(path), "--yes")
            await until(lambda: not site.house.drivers.are_busy(table))
            clock.turn(3600)
            await until(lambda: not site.house.drivers.are_busy(table))
            assert table.waits_for_bots() == []

    live(story())


def test_a_program_that_waits_at_a_deleted_table_is_answered_and_its_stream_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await site.begun("Ana", "Blaise")
            program = site.visitor()
            address = f"/api/tables/{code_of(path)}"
            first = (await program.client.get(f"{address}/view")).json()
            waiting = asyncio.create_task(program.client.get(f"{address}/view?after={first['version']}"))
            await until(lambda: len(site.table(path).audience) == 1)
            await keeper(tmp_path, site, "delete", code_of(path), "--yes")
            async with asyncio.timeout(10):  # it would have waited longer
                assert (await waiting).status_code == 404
            assert (await program.client.get(address)).status_code == 404

    live(story())


def test_what_is_not_noticed_yet_breaks_nothing(tmp_path: Path) -> None:
    """Between the deletion and the next round of the house somebody moves: refused, and nothing fails."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Blaise")
            other, _ = await site.begun("Cleo", "Dora")
            seat, page = await to_decide(path, people)
            for each in (path, other):
                await keeper(tmp_path, None, "delete", code_of(each), "--yes")
            assert (await people[0].send(f"{other}/say", {"text": "ha", "channel": "gallery"})).status_code == 404
            answer = await people[seat].send(f"{path}/move", {"version": str(page.version), **page.moves[0]})
            assert answer.status_code == 404, "not even the same move again is taken for one that was made"
            await site.house.keeper.look()
            await people[seat].get(path, 404)

    live(story())


# Bans and mutes


def test_a_banned_person_is_refused_in_both_languages_and_may_still_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered("Ana", "Blaise")
            ana = people[0]
            await keeper(tmp_path, site, "ban", "Ana", "--days", "3", "--yes")
            for lang, words in (("fr", "fermée jusqu’au"), ("en", "closed to you until")):
                answer = await ana.send(f"{path}/sit?lang={lang}", {"name": "Ana"})
                assert answer.status_code == 403
                assert words in answer.text.replace("\u00a0", " ")
                assert " UTC" in answer.text
            assert "Blaise" in (await ana.get(path)).text
            assert (await ana.send("/games/verre/play")).status_code == 403
            assert (await people[1].send(f"{path}/start", {"how": "bots"})).status_code == 303, "the host by now"
            await keeper(tmp_path, site, "lift", "Ana")
            await ana.post("/games/verre/play")

    live(story())


def test_somebody_present_can_be_removed_a_bot_plays_on_in_their_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Blaise")
            async with people[0].listen(path) as stream:
                await keeper(tmp_path, site, "ban", "Ana", "--for-ever", "--yes", "--why", "rude")
                assert (await stream.until_end())[-1] == b"event: reload\ndata: 1\n\n", "their page has another seat"
            assert site.table(path).chairs[0].kind == "bot"
            assert (await people[0].send(f"{path}/back")).status_code == 403
            rng = Random(2)
            while (page := await people[1].get(path)).phase != "over":
                if page.my_turn:
                    await people[1].move(path, page.version, rng.choice(page.moves))
                else:
                    await asyncio.wait(site.house.drivers.thinking(site.table(path)).values())

    live(story())


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass(time())
        async with a_site(tmp_path, clock=clock) as site:
            ana = site.visitor("Ana")
            await ana.open()
            await keeper(tmp_path, site, "ban", "Ana", "--days", "1", "--yes")
            assert (await ana.send("/games/verre/play")).status_code == 403
            clock.turn(DAY + 60)
            assert (await ana.send("/games/verre/play")).status_code == 303

    live(story())


def test_a_banned_program_is_refused_whatever_it_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            program, _, token = await api(site, "Roboto")
            await keeper(tmp_path, site, "ban", "Roboto", "--yes")
            for answer in (
                await program.client.get("/api/tables", headers=token),
                await program.client.post("/api/tables", json={"game": "verre"}, headers=token),
            ):
                assert (answer.status_code, answer.json()["code"]) == (403, "banned")
                assert answer.json()["facts"]["until"].endswith("UTC")
            assert (await program.client.get("/api/tables")).status_code == 200, "as a stranger it may look"

    live(story())


def test_a_banned_network_reads_the_privacy_page_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, behind_proxy=True) as site:
            visitor = site.visitor("Ana")
            await keeper(tmp_path, site, "ban", "203.0.113.0/24", "--yes")
            await keeper(tmp_path, site, "ban", "2001:db8::/48", "--for-ever", "--yes")
            for address in ("203.0.113.9", "::ffff:203.0.113.9", "2001:db8:0:9::1"):
                inside = {"x-forwarded-for": address}
                answer = await visitor.client.get("/", headers=inside)
                assert answer.status_code == 403
                assert "Your network is shut out" in answer.text
                assert "Votre réseau est exclu" in answer.text
                told = await visitor.client.get("/api/games", headers=inside)
                assert (told.status_code, told.json()["code"]) == (403, "banned")
                for path in ("/privacy", "/static/css/shell.css"):
                    assert (await visitor.client.get(path, headers=inside)).status_code == 200
            for address in ("203.0.114.9", "2001:db8:1::1", "unknown"):
                assert (await visitor.client.get("/", headers={"x-forwarded-for": address})).status_code == 200
            await keeper(tmp_path, site, "lift", "203.0.113.0/24")
            assert (await visitor.client.get("/", headers={"x-forwarded-for": "203.0.113.9"})).status_code == 200

    live(story())


def test_a_muted_person_plays_and_neither_chats_nor_speaks_in_the_gallery(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Blaise")
            watched, _ = await site.begun("Cleo", "Dora")
            await keeper(tmp_path, site, "mute", "Ana", "--yes")
            answer = await people[0].send(f"{path}/say", {"text": "bonjour"})
            assert answer.status_code == 403
            assert "pas bavarder" in answer.text
            answer = await people[0].send(f"{watched}/say", {"text": "bonjour", "channel": "gallery"})
            assert answer.status_code == 403
            await people[1].post(f"{path}/say", {"text": "bonsoir"})
            while (turn := await to_decide(path, people))[0] != 0:
                await people[1].move(path, turn[1].version, turn[1].moves[0])
            await people[0].move(path, turn[1].version, turn[1].moves[0])

    live(story())


def test_sanctions_hold_in_a_house_that_opens_afterwards(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            ana = site.visitor("Ana")
            await ana.open()
            cookies = dict(ana.client.cookies)
        await keeper(tmp_path, None, "ban", "Ana", "--yes")
        await keeper(tmp_path, None, "announce", "On ferme.", "--en", "We are closing.")
        async with a_site(tmp_path) as site:
            again = site.visitor("Ana", cookies=cookies)
            assert "On ferme." in (await again.get("/")).text
            assert (await again.send("/games/verre/play")).status_code == 403

    live(story())


# Announcements


def test_an_announcement_reaches_every_open_page_in_its_language_and_goes_when_it_ends(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass(time())
        async with a_site(tmp_path, clock=clock) as site:
            path, people = await site.begun("Ana", "Blaise")
            room, hosts = await site.gathered("Cleo", "Dora")
            stranger = site.visitor(lang="en")
            async with (
                people[0].listen(path) as seated,
                stranger.listen(path, "en") as watching,
                hosts[0].listen(room) as gathering,
            ):
                streams = {seated: "On redémarre <bientôt>.", watching: "Back soon.", gathering: "On redémarre"}
                words = ("announce", "On redémarre <bientôt>.", "--en", "Back soon.", "--minutes", "5")
                await keeper(tmp_path, site, *words)
                for stream, sentence in streams.items():
                    (message,) = await stream.news()
                    assert message.count(b"<hx-partial") == 1, "nothing else is sent again"
                    assert sentence.replace("<", "&lt;").replace(">", "&gt;") in message.decode()
                for page, sentence in (
                    ("/", "Back soon."),
                    ("/lobby?lang=fr", "&lt;bientôt&gt;"),
                    (path, "Back soon."),
                ):
                    assert sentence in (await stranger.get(page)).text
                told = (await stranger.client.get("/api/house")).json()
                assert (told["announcement"], 0 < told["until"] - clock.date() < 600) == ("Back soon.", True)
                clock.turn(600)
                await site.house.keeper.look()
                for stream in streams:
                    (message,) = await stream.news()
                    assert b'id="r-house" hx-swap="innerMorph"></hx-partial>' in message
            assert "Back soon." not in (await stranger.get("/")).text
            assert (await stranger.client.get("/api/house")).json() == {"announcement": None, "until": None}

    live(story())


def test_an_announcement_can_be_stopped(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor()
            await keeper(tmp_path, site, "announce", "On redémarre.")
            assert "On redémarre." in (await visitor.get("/?lang=en")).text, "one language for both where there is one"
            await keeper(tmp_path, site, "announce", "--stop")
            assert "On redémarre." not in (await visitor.get("/")).text

    live(story())


# People


def test_an_erased_person_is_a_stranger_and_their_name_is_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Zénobie", "Blaise")
            alone = await people[0].open(2)
            over, both = await site.begun("Xanthe", "Zénobie", **{"option-max_rounds": "1"})
            await play_out(over, both, Random(3))
            await people[0].post(f"{path}/say", {"text": "c’est moi, Zénobie"})
            person = site.table(path).chairs[0].person
            await people[0].get(path)
            async with people[1].listen(path) as stream:
                await keeper(tmp_path, site, "erase", person, "--yes")
                assert any(b"Anonyme" in message for message in await stream.news())
            for page in (path, "/lobby"):
                assert "Zénobie" not in (await people[1].get(page)).text
            assert (await people[0].send(f"{path}/back")).status_code == 403, "a stranger by now"
            await people[0].get(alone, 404)
            assert "Zénobie" in (await both[1].get(over)).text, "another one of that name keeps it"
            assert "Zénobie" not in (await people[0].get("/")).text

    live(story())


# Retention


def test_the_house_sweeps_by_its_settings_and_says_goodbye_to_whoever_looks_on(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Hourglass(time())
        async with a_site(tmp_path, clock=clock, keep_gathering_days=2.0) as site:
            path, people = await site.gathered("Ana", "Blaise")
            kept, _ = await site.begun("Cleo", "Dora")
            await site.house.keeper.sweep()
            await people[0].get(path)
            clock.turn(3 * DAY)
            async with people[0].listen(path) as stream:
                done = await site.house.keeper.sweep()
                assert done is not None
                assert (done.gathering, done.unfinished) == (1, 0)
                await site.house.keeper.look()
                assert (await stream.until_end())[-1] == b"event: reload\ndata: 1\n\n"
            await people[0].get(path, 404)
            await people[0].get(kept)

    live(story())


def test_a_database_that_does_not_answer_is_asked_again_later(tmp_path: Path, logged: Any, monkeypatch: Any) -> None:
    async def story() -> None:
        monkeypatch.setattr("perfidie.web.house.keeping.keeper.ROUND", 0.0)
        async with a_site(tmp_path) as site:
            true, asked = site.house.store.look_up, []

            async def fails_once(query: Any, *words: Any) -> Any:
                if query is notices.since:
                    asked.append(words)
                    if len(asked) == 1:
                        raise OSError("no line")
                return await true(query, *words)

            monkeypatch.setattr(site.house.store, "look_up", fails_once)
            await until(lambda: len(asked) > 2)
        assert [line["event"] for line in logged if line["event"] == "keeper_failed"] == ["keeper_failed"]

    assert ROUND == 2.0
    live(story())


# The pages about it


def test_the_privacy_page_says_how_long_things_are_kept_and_whom_to_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, keep_gathering_days=21.0, contact="gardienne@example.org") as site:
            for lang in ("fr", "en"):
                page = await site.visitor(lang=lang).get("/privacy")
                assert "21" in page.text
                assert "400" in page.text
                assert "gardienne@example.org" in page.text
                assert SiteTexts(lang).say("privacy-long-over", {"days": 0}) in page.text
            assert 'href="/privacy"' in (await site.visitor().get("/")).text
            assert 'href="/privacy"' in (await site.visitor().get("/lobby")).text
        async with a_site(tmp_path) as site:
            assert SiteTexts("fr").say("privacy-contact-unknown") in (await site.visitor().get("/privacy")).text

    live(story())


def test_robots_are_told_to_leave_tables_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            answer = await site.visitor().client.get("/robots.txt")
            assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "text/plain")
            lines = answer.text.splitlines()
            assert {"User-agent: *", "Disallow: /t/", "Disallow: /api/", "Disallow: /lobby", "Allow: /games"} <= set(
                lines
            )

    live(story())
