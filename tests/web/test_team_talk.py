"""A team's own channel: those who share it read it, and to all others it never happened.

The others are compared in two houses with the same store and the same people: in one of them the team talks, in the
other it does not.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.web.house.people.etiquette import digest
from perfidie.web.house.table import LiveTable
from perfidie.web.house.talk import TableTalk
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.stream import PageStream
from web.browserless import Site, Stream, Visitor, a_site, live, play_out
from web.hourglass import Hourglass
from web.programs import Program, begun
from web.reading import Page
from web.test_talk import talk_of
from web.two_worlds import Told, same, twin

pytestmark = pytest.mark.usefixtures("council", "hushed")

NAMES = ("Milady", "Bo", "Cy")
SECRET = "Pas un mot a Milady"
TO_TEAM, TO_ALL = {"text": SECRET, "channel": "team"}, {"text": "Santé !", "channel": "table"}
TOKEN = "perfidie-" + 43 * "x"
CLOSED = ("view?since=0", "talk", "talk?since=1", "", "record", "replay?at=1")
OPEN_PAGES = ("", "/log", "/replay?eyes=open", "/replay?eyes=1", "/record.json")


class JsonStream(Stream):
    """The stream of a program; without a token, of a stranger."""

    def __init__(self, site: Site, path: str, token: str) -> None:
        super().__init__(site, f"/api/tables/{path.split('/')[2]}/live", "", "")
        if token:
            self.scope["headers"].append((b"authorization", f"Bearer {token}".encode()))

    @property
    def table(self) -> LiveTable:
        return self.site.house.tables[self.path.split("/")[3]]


class Outsider:
    """Somebody who is not of the team, with everything that the site sends him: pages, streams, JSON."""

    def __init__(self, site: Site, path: str, visitor: Visitor, token: str) -> None:
        self.path, self.visitor, self.program = path, visitor, Program(site, token)
        self.streams = [visitor.listen(path), JsonStream(site, path, token)]

    async def all_that_came(self) -> dict[str, bytes]:
        code = self.path.split("/")[2]
        seen = {page or "page": (await self.visitor.client.get(self.path + page)).content for page in OPEN_PAGES}
        seen["home"] = (await self.visitor.client.get("/")).content
        for part in CLOSED:
            seen[f"json {part}"] = (await self.program.send("GET", f"/tables/{code}/{part}".rstrip("/"))).content
        for query in ("", "?mine=true"):
            seen[f"tables {query}"] = (await self.program.send("GET", f"/tables{query}")).content
        for kind, stream in zip(("stream", "json stream"), self.streams, strict=True):
            seen[kind] = b"\n".join(await stream.news())
        return seen


@asynccontextmanager
async def outsiders(site: Site, path: str, people: list[Visitor]) -> AsyncIterator[list[Outsider]]:
    """Milady and a spectator, listening."""
    found = [Outsider(site, path, people[0], TOKEN), Outsider(site, path, people[-1], "")]
    for outsider in found:
        for stream in outsider.streams:
            await stream.__aenter__()
    try:
        yield found
    finally:
        for outsider in found:
            for stream in outsider.streams:
                await stream.drop()


async def give_token(site: Site, path: str, seat: int) -> None:
    """The person on this seat also comes as a program."""
    chair = site.table(path).chairs[seat]
    await site.house.store.welcome(Person(chair.person, chair.name, "fr"), digest(TOKEN))


async def compare(pairs: list[tuple[Outsider, Outsider]], when: str) -> None:
    for talked, quiet in pairs:
        true, other = await talked.all_that_came(), await quiet.all_that_came()
        for where, found in true.items():
            same(found, other[where], f"{where}, {when}")
            assert SECRET.encode() not in found


async def two_houses(folder: Path) -> int:
    """The same game in both, with lines to the team in one of them; gives how many lines there were."""
    async with a_site(folder, clock=Hourglass(), away_after=1e9) as site:
        path, people = await site.begun(*NAMES, game="council", public="1")
        await site.begun("Eve", "Flo", "Gus", game="council", public="1")
        crowd = [*people, site.visitor()]
        for viewer in crowd:
            await viewer.get(path)
        await give_token(site, path, 0)
        async with twin(site, folder / "quiet", crowd) as (other, others):
            for viewer in others:
                await viewer.get(path)
            async with outsiders(site, path, crowd) as talked, outsiders(other, path, others) as quiet:
                pairs = list(zip(talked, quiet, strict=True))
                await compare(pairs, "at first")
                code = path.split("/")[2]
                assert (await talked[0].program.view(code))["seat"] == 0
                assert code in str(await talked[1].program.ask("GET", "/tables")), "it is in the list of public tables"
                for version, (seat, move) in enumerate([(1, "ask"), (2, "no"), (1, "pass"), (1, "pass"), (1, "pass")]):
                    await people[1 + version % 2].post(f"{path}/say", TO_TEAM)
                    await compare(pairs, "a line to the team")
                    for crowd_there in (people, others):
                        await crowd_there[0].post(f"{path}/say", TO_ALL)
                        await crowd_there[seat].move(path, version, {"action": move})
                    await compare(pairs, "the game goes on")
            assert site.table(path).phase == "over"
            return len(site.table(path).talk.chat) - len(other.table(path).talk.chat)


def test_neither_milady_nor_a_spectator_gets_another_byte_when_the_team_talks(tmp_path: Path) -> None:
    assert live(two_houses(tmp_path)) == 5


def test_a_count_that_includes_the_team_s_lines_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.version_for
    monkeypatch.setattr(LiveTable, "version_for", lambda self, seat: honest(self, seat) + (len(self.talk.chat) > 0))
    with pytest.raises(Told, match="a line to the team"):
        live(two_houses(tmp_path))


def test_a_line_that_reaches_the_other_side_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableTalk, "hears", lambda self, seat, line: True)
    with pytest.raises(Told, match="a line to the team"):
        live(two_houses(tmp_path))


def test_a_sign_of_life_when_the_team_talks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is woken for nothing sends nothing; a stream that did would give the line away by its time."""
    honest, quiet = PageStream.message, LiveTable.chatted
    monkeypatch.setattr(PageStream, "message", lambda self, drawn: honest(self, drawn) or b": \n\n")

    def loud(self: LiveTable, said: object) -> None:
        quiet(self, said)  # type: ignore[arg-type]
        self.audience.changed()

    monkeypatch.setattr(LiveTable, "chatted", loud)
    with pytest.raises(Told, match="stream, a line to the team"):
        live(two_houses(tmp_path))


# Those who share it


def test_the_team_reads_its_lines_at_once_marked_in_words_and_keeps_them_through_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*NAMES, game="council")
            async with people[2].listen(path) as stream:
                await people[1].post(f"{path}/say", TO_TEAM)
                (news,) = await stream.news()
                assert SECRET.encode() in news
            await people[1].post(f"{path}/say", TO_ALL)
            mark = " ".join(SiteTexts("fr").say("talk-team").split())
            theirs = [f"Bo {mark} {SECRET}", "Bo Santé !"]
            assert [talk_of(await person.get(path)) for person in people] == [theirs[1:], theirs, theirs]
            cookies = [dict(person.client.cookies) for person in people]
        async with a_site(tmp_path) as site:
            again = [site.visitor(cookies=each) for each in cookies]
            assert [talk_of(await person.get(path)) for person in again] == [theirs[1:], theirs, theirs]
            assert talk_of(await site.visitor().get(path)) == theirs[1:]

    live(story())


def test_each_way_to_speak_is_a_button_and_enter_presses_the_team_s(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*NAMES, game="council")
            say = Page((await people[1].get(path)).region("say"))
            assert [each.get("value") for each in say.all("button", form="say")] == ["team", "table"]
            for text in ("talk-to-team", "talk-to-table"):
                assert SiteTexts("fr").say(text) in say.text
            assert SiteTexts("fr").t("talk-to-whom", names="Cy") in say.text
            assert [each.get("name") for each in Page((await people[0].get(path)).region("say")).all("button")] == [
                None
            ]
            await people[1].post(f"{path}/say", {"text": "Sans bouton"})
            assert talk_of(await people[0].get(path)) == [], "what names no channel stays in the team"
            assert len(talk_of(await people[2].get(path))) == 1

    live(story())


def test_a_line_for_a_team_that_is_not_there_is_refused_and_never_told_to_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.gathered(*NAMES, game="council")
            why = SiteTexts("fr").refusal(Refusal("no-such-channel"))
            await people[1].get(path)
            assert why in await people[1].post(f"{path}/say", TO_TEAM, 422), "before the game"
            await people[0].get(path)
            await people[0].post(f"{path}/start", {"how": "all"})
            assert why in await people[0].post(f"{path}/say", TO_TEAM, 422), "Milady is alone"
            assert why in await people[1].post(f"{path}/say", {"text": SECRET, "channel": "tout"}, 422)
            await play_out(path, people, Random(1))
            assert why in await people[1].post(f"{path}/say", TO_TEAM, 422), "the game is over"
            assert site.table(path).talk.chat == []

    live(story())


def test_who_leaves_to_a_bot_reads_nothing_and_finds_all_when_he_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*NAMES, game="council")
            await people[1].post(f"{path}/say", TO_TEAM)
            await people[2].post(f"{path}/stand", {"level": "random"})
            await people[1].post(f"{path}/say", TO_TEAM)
            assert talk_of(await people[2].get(path)) == [], "he only watches"
            await people[2].post(f"{path}/back")
            assert len(talk_of(await people[2].get(path))) == 2

    live(story())


def test_at_mousquetaires_du_roy_the_musketeers_plot_and_nothing_reaches_milady(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, clock=Hourglass(), away_after=1e9) as site:
            path, people = await site.begun("Milady", "Athos", "Porthos", "Aramis", game="mousquetaires")
            stranger = site.visitor()
            before = [(await viewer.get(path)).text for viewer in (people[0], stranger)]
            async with people[0].listen(path) as hers, stranger.listen(path) as public:
                for seat in (1, 2, 3):
                    await people[seat].post(f"{path}/say", {"text": SECRET})
                assert [await stream.news() for stream in (hers, public)] == [[], []]
            assert [(await viewer.get(path)).text for viewer in (people[0], stranger)] == before
            assert [len(talk_of(await person.get(path))) for person in people] == [0, 3, 3, 3]

    live(story())


# Agreements of the table


def test_a_hushed_table_says_so_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*NAMES, game="council", **{"option-team_talk": "silent"})
            await people[1].post(f"{path}/say", TO_TEAM)
            before = talk_of(await people[2].get(path))
            async with people[2].listen(path) as stream:
                await people[1].move(path, 0, {"action": "pass"})
                assert any(b"r-say" in message for message in await stream.news())
            for person in people:
                page = Page((await person.get(path)).region("say"))
                assert SiteTexts("fr").say("talk-hushed") in page.text
                assert page.all("input", id="say-text"), "what was typed stays"
                assert not page.all("button")
            why = SiteTexts("fr").refusal(Refusal("chat-hushed"))
            for words in (TO_TEAM, TO_ALL):
                assert why in await people[1].post(f"{path}/say", words, 422)
            assert talk_of(await people[2].get(path)) == before
            await people[1].move(path, 1, {"action": "pass"})
            await people[1].post(f"{path}/say", TO_TEAM)
            assert talk_of(await people[2].get(path)) == before * 2

    live(story())


def test_where_the_team_is_overheard_there_is_one_channel_for_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*NAMES, game="council", **{"option-team_talk": "overheard"})
            await people[1].post(f"{path}/say", TO_TEAM, 422)
            await people[1].post(f"{path}/say", {"text": SECRET})
            assert talk_of(await people[0].get(path)) == [f"Bo {SECRET}"]
            assert not Page((await people[1].get(path)).region("say")).all("button", name="channel")

    live(story())


# Programs


def test_programs_choose_the_channel_and_count_only_what_they_may_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, *NAMES, game="council")
            path = f"/tables/{code}/talk"
            mine = await programs[1].ask("POST", path, {"text": SECRET}, 201)
            line = {"seat": 1, "name": "Bo", "text": SECRET, "channel": "team"}
            assert mine == {"total": 1, "lines": [line], "team": [1, 2]}
            said = await programs[0].ask("POST", path, {"text": "Qui parle ?"}, 201)
            assert (said["total"], said["team"]) == (1, [])
            assert said == await Program(site).ask("GET", path)
            theirs = await programs[2].ask("GET", path)
            assert [each["channel"] for each in theirs["lines"]] == ["team", "table"]
            assert (await programs[2].ask("GET", f"{path}?since=1"))["lines"] == theirs["lines"][1:]
            await programs[1].ask("POST", path, {"text": "À tous", "channel": "table"}, 201)
            assert len((await programs[0].ask("GET", path))["lines"]) == 2
            assert (
                await programs[0].refused("POST", path, {"text": SECRET, "channel": "team"}, 422) == "no-such-channel"
            )
            assert await programs[0].refused("POST", path, {"text": SECRET, "channel": "x"}, 400) == "bad-request"

    live(story())
