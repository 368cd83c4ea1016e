"""Talk at the table: statements one tap away, chat beside them, bots that speak and listen, silence where agreed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine.toys.ballot import BALLOT
from perfidie import games
from perfidie.engine import Refusal
from perfidie.texts import LANGUAGES
from perfidie.web.house import talk
from perfidie.web.page.drawing import generated
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, whose_turn
from web.programs import begun
from web.reading import Page, put_on
from web.scenes import moments, scene, text

IDUS = games.find("idus_martii")
AT_ONCE = {"game": "idus_martii", "option-talk_pause": "0", "option-first_player": "0"}
FIVE = ("Ana", "Bo", "Cy", "Dé", "Eve")
SIDE = {"words": "faction loyal"}
Words = tuple[str, ...]


def said_by_buttons(html: str) -> list[Words]:
    """What each button of this piece of a page would state."""
    return [tuple(each["value"].split(" ")) for each in Page(html).all("button", form="say-words", name="words")]


def talk_of(page: Page) -> list[str]:
    """The lines of the conversation, as somebody reads them."""
    lines = re.findall(r"<li.*?</li>", page.region("talk"))
    return [" ".join(re.sub(r"<[^>]*>", " ", line).split()) for line in lines]


# What may be said


@pytest.mark.parametrize("seats", [5, 8])
def test_every_button_says_what_may_be_said_now_and_a_few_are_at_hand(seats: int) -> None:
    rng, offered = Random(seats), set()
    for number, play in enumerate(moments(IDUS, seats, {}, rng)):
        for seat in range(seats):
            shown = scene(play, seat, LANGUAGES[number % 2])
            if not shown.sayable:
                continue
            voice = generated.find(IDUS.id).voice(shown)
            at_hand, whole = said_by_buttons(text(voice.at_hand)), said_by_buttons(text(voice.whole))
            assert 4 <= len(at_hand) <= 7
            for words in (at_hand, whole):
                assert len(set(words)) == len(words)
                assert set(words) <= set(shown.sayable)
            others = {str(other) for other in range(seats)} - {str(seat)}
            assert {words[1] for words in whole if words[0] == "trust"} == others, "everybody else has a row"
            offered |= {words[0] for words in whole}
            if rng.random() < 0.3:
                play.say(seat, rng.choice(shown.sayable))
    assert offered == {statement.words[0] for statement in IDUS.talk.statements.actions}


def test_one_tap_is_heard_by_all_each_in_their_language_and_the_log_does_not_repeat_it(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FIVE, **AT_ONCE)
            stranger = site.visitor(lang="en")
            page = await people[3].get(path)
            assert ("faction", "loyal") in said_by_buttons(page.region("voice"))
            await people[3].post(f"{path}/say", {"words": "accuse 1 traitor"})
            for viewer, lang, verb in ((people[0], "fr", "déclare"), (stranger, "en", "states")):
                stated = SiteTexts(lang, IDUS.id, FIVE).action(("accuse", "1", "traitor"))
                page = await viewer.get(path)
                assert verb in talk_of(page)[-1]
                assert stated in talk_of(page)[-1]
                assert stated not in page.region("log")
                assert stated in (await viewer.get(f"{path}/log")).text

    live(story())


def test_of_three_statements_each_is_pushed_and_then_the_page_says_why_there_is_no_fourth(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FIVE, **AT_ONCE)
            for person in people:
                await person.get(path)
            why = SiteTexts("fr", IDUS.id).refusal(Refusal("idus-said-enough", most=3))
            async with people[2].listen(path) as mine, people[0].listen(path) as theirs:
                shown: dict[str, str] = {}
                others: dict[str, str] = {}
                put_on(shown, mine.got[0])
                put_on(others, theirs.got[0])
                for left in (2, 1, 0):
                    await people[2].post(f"{path}/say", SIDE)
                    for message in await mine.news():
                        put_on(shown, message)
                    assert (f'<span aria-hidden="true">{left}</span>' in shown["speech"]) == bool(left)
                    assert (why in shown["voice"], why in shown["speech"]) == (not left, not left)
                    (news,) = await theirs.news()
                    assert "r-talk" in set(put_on(others, news))
            assert why in Page(await people[2].post(f"{path}/say", SIDE, 422)).text
            assert len(site.table(path).game_on.claims) == 3
            assert not said_by_buttons((await people[2].get(path)).text)
            assert said_by_buttons((await people[1].get(path)).text), "the others have theirs"

    live(story())


def test_a_spectator_and_a_table_without_statements_have_no_buttons_to_speak(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun(*FIVE, **AT_ONCE, **{"option-talk": "free"})
            page = await people[0].get(path)
            assert not said_by_buttons(page.text)
            assert SiteTexts("fr", IDUS.id).refusal(Refusal("idus-no-statements")) in page.region("speech")
            await people[0].post(f"{path}/say", SIDE, 422)
            await people[0].post(f"{path}/say", {"text": "Ave !"})
            talking, _ = await site.begun(*FIVE, **AT_ONCE)
            assert not said_by_buttons((await site.visitor().get(talking)).text)

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_game_without_a_board_of_its_own_has_a_chip_for_each_statement(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", game="ballot")
            page = await people[1].get(path)
            for region in ("voice", "speech"):
                assert said_by_buttons(page.region(region)) == [("voted", "green"), ("voted", "red")]

    live(story())


# Chat and statements together


async def a_ballot(site: Site, path: str, people: list[Visitor]) -> None:
    """Two rounds, with something said and stated in between."""
    await people[0].post(f"{path}/say", {"text": "Alors ?"})
    await people[1].post(f"{path}/say", {"words": "voted green"})
    while (turn := await whose_turn(path, people)) is not None:
        seat, page = turn
        await people[seat].move(path, page.version, page.moves[0])
        if site.table(path).phase == "playing":
            await people[1 - seat].post(f"{path}/say", {"words": "voted red"})
            await people[seat].post(f"{path}/say", {"text": "Hm."})


@pytest.mark.usefixtures("toys")
def test_chat_and_statements_keep_their_order_through_a_restart_and_the_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", game="ballot", lang="en")
            await a_ballot(site, path, people)
            before = talk_of(await people[0].get(path))
            cookies = dict(people[0].client.cookies)
        async with a_site(tmp_path) as site:
            again = site.visitor(lang="en", cookies=cookies)
            assert talk_of(await again.get(path)) == before
            log = (await again.get(f"{path}/log")).text
            seen = await again.get(f"{path}/replay?at=0&eyes=public")
            last = await again.get(f"{path}/replay?at=999&eyes=open")
        assert before[:2] == ["Ana Alors ?", "Bo states: voted green"]
        assert [line.partition(" ")[2] for line in before[2:]] == ["states: voted red", "Hm."] * 3
        assert log.count("states: “voted red”") == 3
        assert log.index("voted green") < log.index("voted red")
        assert "Bo states: “voted green”" in re.sub(r"\s+", " ", seen.text), "told as a part of the first moment"
        assert last.text.count("states: “voted red”") >= 3

    live(story())


@pytest.mark.usefixtures("toys")
def test_what_a_pair_says_among_itself_is_in_nobody_else_s_talk(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", game="whispers")
            await people[1].post(f"{path}/say", {"words": "help"})
            heard = [talk_of(await viewer.get(path)) for viewer in (*people, site.visitor())]
            logs = [(await viewer.get(f"{path}/log")).text for viewer in (*people, site.visitor())]
            assert [len(lines) for lines in heard] == [0, 1, 1, 0]
            assert ["help" in log for log in logs] == [False, True, True, False]

    live(story())


@pytest.mark.usefixtures("toys")
def test_a_silent_table_has_no_chat_until_the_game_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BALLOT.talk), "chat", lambda self, setup: False)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", game="ballot", **{"option-rounds": "1"})
            page = await people[0].get(path)
            assert not page.all("input", form="say", name="text")
            assert SiteTexts("fr").say("talk-silent") in page.region("say")
            told = await people[0].post(f"{path}/say", {"text": "Psst"}, 422)
            assert SiteTexts("fr").refusal(Refusal("chat-silent")) in told
            async with people[0].listen(path) as stream:
                for seat in (0, 1):
                    await people[seat].move(path, 0, {"action": "vote red"})
                assert any(b"r-say" in message for message in await stream.news())
            assert (await people[0].get(path)).all("input", form="say", name="text")
            await people[0].post(f"{path}/say", {"text": "Enfin !"})
            assert talk_of(await people[1].get(path)) == ["Ana Enfin !"]

    live(story())


# By JSON


def test_a_program_is_told_what_it_may_state_and_refused_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, *FIVE, game="idus_martii", options={"first_player": 0, "talk_pause": 0})
            now = await programs[4].view(code)
            assert ["promise", "green"] in now["sayable"]
            assert ["voted", "1", "1", "green"] not in now["sayable"], "that turn is not over"
            refused = await programs[4].ask(
                "POST", f"/tables/{code}/claims?lang=en", {"words": ["voted", "1", "1", "green"]}, 422
            )
            assert refused["code"] == "idus-turn-not-over"
            assert refused["message"] == SiteTexts("en", IDUS.id).refusal(Refusal("idus-turn-not-over"))
            for _ in range(3):
                now = await programs[4].ask("POST", f"/tables/{code}/claims", {"words": ["promise", "green"]})
            assert now["sayable"] == []
            assert now["view"]["claims"][-1] == [4, ["promise", "green"], "1.1.1"]
            assert (await programs[0].view(code))["sayable"]

    live(story())


def test_house_7_the_chat_of_a_table_has_an_end_and_each_channel_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_LINES", 2)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, bo) = await site.begun("Ana", "Bo")
            stranger = site.visitor("Zoé")
            await stranger.get(path)
            for line in ("un", "deux"):
                await stranger.post(f"{path}/say", {"text": line, "channel": "gallery", "name": "Zoé"})
            for person in (ana, bo):
                await person.post(f"{path}/say", {"text": person.name})
            told = await bo.post(f"{path}/say", {"text": "encore"}, 422)
            assert SiteTexts("fr").say("refusal-chat-full", {"most": 2}) in told
            assert len(site.table(path).talk.chat) == 4

    live(story())
