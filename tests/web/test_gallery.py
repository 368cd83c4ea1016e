"""The gallery: those who watch talk among themselves, and to those who play it never happened until the end.

Players are compared in two houses with the same store and the same people: in one of them the gallery talks.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from perfidie.web.house.people.gallery import LINES_PER_MINUTE
from perfidie.web.house.table import LiveTable
from perfidie.web.house.talk import TableTalk
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live, play_out, whose_turn
from web.hourglass import Hourglass
from web.programs import Program, begun, guest
from web.test_talk import talk_of
from web.test_team_talk import SECRET, TOKEN, Outsider, compare, give_token
from web.two_worlds import Told, twin

FRENCH = SiteTexts("fr")
WHISPER = {"text": SECRET, "channel": "gallery", "name": "Zoé"}
QUICK = {"option-max_rounds": "1"}


def heard(name: str, text: str) -> str:
    return f"{name} {' '.join(FRENCH.say('talk-gallery').split())} {text}"


async def two_houses(folder: Path) -> int:
    """The same moves in both, with talk in the gallery of one of them; gives how many lines there were."""
    async with a_site(folder, clock=Hourglass(), away_after=1e9) as site:
        path, people = await site.begun("Ana", "Bo", public="1", **QUICK)
        await site.begun("Eve", "Flo", public="1")
        zoe = site.visitor("Zoé")
        for viewer in (*people, zoe):
            await viewer.get(path)
        await give_token(site, path, 0)
        async with twin(site, folder / "quiet", people) as (other, others):
            for viewer in others:
                await viewer.get(path)
            talked, quiet = Outsider(site, path, people[0], TOKEN), Outsider(other, path, others[0], TOKEN)
            streams = [*talked.streams, *quiet.streams]
            for stream in streams:
                await stream.__aenter__()
            rng = Random(3)
            for _ in range(5):
                await zoe.post(f"{path}/say", WHISPER)
                await compare([(talked, quiet)], "a line in the gallery")
                turn = await whose_turn(path, people)
                assert turn
                move = rng.choice(turn[1].moves)
                for crowd in (people, others):
                    await crowd[turn[0]].move(path, turn[1].version, move)
                await compare([(talked, quiet)], "the game goes on")
            for stream in streams:
                await stream.drop()
            return len(site.table(path).talk.chat) - len(other.table(path).talk.chat)


def test_a_player_s_pages_and_streams_are_the_same_bytes_whatever_the_gallery_says(tmp_path: Path) -> None:
    assert live(two_houses(tmp_path)) == 5


def test_a_line_of_the_gallery_that_reaches_a_player_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableTalk, "hears", lambda self, seat, line: True)
    with pytest.raises(Told, match="a line in the gallery"):
        live(two_houses(tmp_path))


def test_a_version_that_counts_the_gallery_s_lines_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.version_for
    monkeypatch.setattr(LiveTable, "version_for", lambda self, seat: honest(self, seat) + (len(self.talk.chat) > 0))
    with pytest.raises(Told, match="a line in the gallery"):
        live(two_houses(tmp_path))


def test_those_who_watch_hear_each_other_at_once_and_players_read_it_when_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            zoe, max_ = site.visitor("Zoé"), site.visitor("Max")
            await zoe.get(path)
            await max_.get(path)
            async with max_.listen(path) as stream:
                await zoe.post(f"{path}/say", WHISPER)
                assert SECRET.encode() in await stream.next()
            assert (await zoe.get(path)).all("input", id="say-name") == [], "her name is known now"
            await max_.post(f"{path}/say", {"text": "Chut", "channel": "gallery", "name": "Max"})
            both = [heard("Zoé", SECRET), heard("Max", "Chut")]
            assert talk_of(await zoe.get(path)) == both
            assert talk_of(await people[0].get(path)) == []
            cookies = [dict(person.client.cookies) for person in people]
        async with a_site(tmp_path) as site:
            people = [site.visitor(cookies=each) for each in cookies]
            assert talk_of(await people[0].get(path)) == []
            await play_out(path, people, Random(1))
            assert talk_of(await people[0].get(path)) == both
            zoe = site.visitor("Zoé")
            await zoe.get(path)
            async with people[0].listen(path) as stream:
                await zoe.post(f"{path}/say", {**WHISPER, "text": "Bravo"})
                assert b"Bravo" in b"".join(await stream.news()), "nobody can be helped any more"

    live(story())


def test_nobody_talks_there_who_has_a_seat_or_knows_what_one_sees_or_bears_a_player_s_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await site.gathered("Ana", "Bo", **QUICK)
            zoe = site.visitor("Zoé")
            await zoe.get(path)
            await zoe.post(f"{path}/say", WHISPER, 403)
            await ana.get(path)
            await ana.post(f"{path}/start", {"how": "all"})
            await ana.post(f"{path}/say", WHISPER, 422)
            told = await zoe.post(f"{path}/say", {**WHISPER, "name": "ana"}, 409)
            assert FRENCH.t("refusal-same-name", name="ana") in told
            await bo.post(f"{path}/stand", {"level": "random"})
            told = await bo.post(f"{path}/say", {**WHISPER, "name": ""}, 403)
            assert FRENCH.say("refusal-has-seen-too-much") in told
            await zoe.post(f"{path}/say", {**WHISPER, "text": "  "}, 422)
            await zoe.post(f"{path}/say", {"text": "bonjour", "name": "Zoé"}, 403)
            assert site.table(path).talk.chat == []

    live(story())


def test_the_gallery_is_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await site.begun("Ana", "Bo")
            zoe = site.visitor("Zoé")
            await zoe.get(path)
            for _ in range(LINES_PER_MINUTE):
                await zoe.post(f"{path}/say", WHISPER)
            await zoe.post(f"{path}/say", WHISPER, 429)

    live(story())


def test_programs_that_watch_use_the_channel_of_the_gallery(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile")
            zoe, line = await guest(site, "Zoé"), {"text": SECRET, "channel": "gallery"}
            said = await zoe.ask("POST", f"/tables/{code}/talk", line, 201)
            assert said["lines"] == [{"seat": -1, "name": "Zoé", "text": SECRET, "channel": "gallery"}]
            assert (await Program(site).ask("GET", f"/tables/{code}/talk"))["total"] == 1
            assert (await programs[0].ask("GET", f"/tables/{code}/talk"))["total"] == 0
            assert await programs[0].refused("POST", f"/tables/{code}/talk", line, 422) == "no-such-channel"

    live(story())
