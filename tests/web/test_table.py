"""One table, many hands: moves sent twice, late, at once, from the wrong seat; undo; secret and hidden moves."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from perfidie.engine import Refusal, save_state
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import Site, Visitor, a_site, live, to_decide, whose_turn
from web.reading import Page


def stored(folder: Path) -> dict[str, list[Any]]:
    """Every row of the database."""
    with sqlite3.connect(folder / "tables.db") as reading:
        names = [name for (name,) in reading.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(reading.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


def on_the_table(site: Site, path: str) -> tuple[Any, ...]:
    table = site.table(path)
    return table.version, save_state(table.game, table.game_on.state), list(table.game_on.entries)


async def to_the_pouring(path: str, people: list[Visitor]) -> tuple[int, Page]:
    """Plays until somebody may pour a card: such a move teaches nobody anything."""
    seat = 0
    while (turn := await whose_turn(path, people, seat)) is not None:
        seat, page = turn
        if "pick" in page.moves[0]:
            return seat, page
        await people[seat].move(path, page.version, page.moves[0])
    raise AssertionError("nobody pours")


def refusal(lang: str, code: str, **facts: object) -> str:
    return SiteTexts(lang, "verre").say(f"refusal-{code}", facts)


# Sent twice, late, at once


def test_a_move_sent_twice_is_one_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            for _ in range(3):
                await people[seat].move(path, page.version, page.moves[0])
            moves = [entry for entry in site.table(path).game_on.entries if entry.seat >= 0]
            assert [(entry.seat, " ".join(entry.words)) for entry in moves] == [(seat, page.moves[0]["action"])]

    live(story())


def test_a_double_click_is_one_move(tmp_path: Path) -> None:
    """Both posts are on their way at the same time."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            for _ in range(8):
                seat, page = await to_decide(path, people)
                before = site.table(path).game_on.version
                twice = [people[seat].move(path, page.version, page.moves[0]) for _ in range(2)]
                await asyncio.gather(*twice)
                assert [entry.seat for entry in site.table(path).game_on.entries[before:]].count(seat) == 1

    live(story())


def test_of_two_different_moves_at_once_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            wishes = [{"version": str(page.version), **move} for move in page.moves[:2]]
            answers = await asyncio.gather(*[people[seat].send(f"{path}/move", wish) for wish in wishes])
            assert sorted(answer.status_code for answer in answers) == [303, 409]
            (told,) = [answer.text for answer in answers if answer.status_code == 409]
            after = await people[seat].get(path)
            assert refusal("fr", "stale-move", version=after.version) in told
            assert Page(told).all("a", href=path), "and the way to the table as it is now"
            (won,) = [wish for wish, answer in zip(wishes, answers, strict=True) if answer.status_code == 303]
            assert " ".join(site.table(path).game_on.entries[-1].words) == won["action"]

    live(story())


def test_an_old_tab_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", lang="en")
            seat, old = await to_decide(path, people)
            await people[seat].move(path, old.version, old.moves[0])
            await whose_turn(path, people)
            before = on_the_table(site, path)
            for version in (0, old.version, 10_000):
                wish = {"version": str(version), **old.moves[1]}
                answer = await people[seat].send(f"{path}/move", wish, **{"hx-request": "true"})
                assert answer.status_code == 409
                now = (await people[seat].get(path)).version
                assert answer.text.startswith('<hx-partial hx-target="#notice"')
                assert refusal("en", "stale-move", version=now) in Page(answer.text).text
            assert on_the_table(site, path) == before

    live(story())


def test_a_question_that_stays_the_same_may_be_answered_on_the_version_it_was_first_seen_on(tmp_path: Path) -> None:
    """Somebody writes in the chat, or sits down on another device: nobody's move is stale because of that."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            await people[1 - seat].post(f"{path}/say", {"text": "Alors ?"})
            await people[1 - seat].post(f"{path}/stand", {"level": "random"})
            assert (await people[seat].get(path)).version == page.version
            await people[seat].move(path, page.version, page.moves[0])

    live(story())


def test_everybody_is_at_the_same_version_where_nothing_is_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            last = -1
            for _ in range(10):
                turn = await whose_turn(path, people)
                assert turn
                versions = {(await each.get(path)).version for each in (*people, site.visitor())}
                assert len(versions) == 1
                assert versions.pop() > last
                last = turn[1].version
                await people[turn[0]].move(path, last, turn[1].moves[0])

    live(story())


# From the wrong seat


def test_a_move_from_the_wrong_seat_a_stranger_or_a_spectator_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            stranger, elsewhere = site.visitor(), site.visitor("Cy")
            await stranger.get(path)
            await elsewhere.open(2)
            seat, page = await to_decide(path, people)
            before, rows = on_the_table(site, path), stored(tmp_path)
            told = await people[1 - seat].move(path, page.version, page.moves[0], 403)
            assert SiteTexts("fr", "verre", ("Ana", "Bo")).refusal(Refusal("not-your-turn", seat=1 - seat)) in told
            for person in (stranger, elsewhere):
                assert refusal("fr", "no-seat-here") in await person.move(path, page.version, page.moves[0], 403)
                await person.post(f"{path}/undo", {"version": str(page.version)}, 403)
                await person.post(f"{path}/say", {"text": "Moi aussi"}, 403)
                await person.post(f"{path}/stand", status=403)
            assert (on_the_table(site, path), stored(tmp_path)) == (before, rows)
            assert (await people[seat].get(path)).moves == page.moves

    live(story())


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy", lang="en")
            seat, page = await to_the_pouring(path, people)
            before, rows = on_the_table(site, path), stored(tmp_path)
            hand = {found["value"] for found in page.all("input", form="move", name="pick")}
            foreign = next(card for card in ("p1", "p2", "p3", "a1", "a2", "a3") if card not in hand)
            for action, pick, status in (
                (f"play {foreign} A", "", 422), ("play * A", foreign, 422), ("play * A", "", 422), ("spy A", "", 422),
                ("take A", "", 422), ("fly away", "", 422), ("", "", 422), ("play", "", 422), ("deal p1", "", 422),
                ("x" * 300, "", 422), ("play * * A", foreign, 422),
            ):  # fmt: skip
                move = {"action": action, **({"pick": pick} if pick else {})}
                told = Page(await people[seat].move(path, page.version, move, status))
                assert told.all("a", href=path)
            assert (on_the_table(site, path), stored(tmp_path)) == (before, rows)
            await people[seat].move(path, page.version, page.moves[0])

    live(story())


# Undo


def test_a_move_is_taken_back_until_anybody_has_learned_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            seat, page = await to_the_pouring(path, people)
            assert not page.can_undo
            pages = [await person.get(path) for person in people]
            await people[seat].move(path, page.version, page.moves[0])
            after = await people[seat].get(path)
            assert after.can_undo
            for other in range(3):
                if other != seat:
                    assert not (await people[other].get(path)).can_undo
                    await people[other].post(f"{path}/undo", {"version": str(after.version)}, 409)
            await people[seat].post(f"{path}/undo", {"version": str(page.version)}, 409)
            await people[seat].post(f"{path}/undo", {"version": str(after.version)})
            for person, was in zip(people, pages, strict=True):
                now = await person.get(path)
                assert now.version > was.version
                assert now.moves == was.moves
                for region in ("seats", "ribbon", "board", "hand", "decision", "notebook", "log"):
                    assert now.region(region) == was.region(region), region
            await people[seat].post(f"{path}/undo", {"version": str(page.version + 2)}, 409)
            site.house.tables.let_all_go()  # as after a restart
            assert (await people[seat].get(path)).moves == page.moves

    live(story())


def test_who_did_not_look_while_a_move_was_taken_back_reads_the_log_as_it_is(tmp_path: Path) -> None:
    """Pour, take back, pour elsewhere: a page loaded before and after, without a stream, shows the second one."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", "Cy")
            seat, page = await to_the_pouring(path, people)
            watcher = people[(seat + 1) % 3]
            into_a, into_b = page.moves[0], next(move for move in page.moves if move["action"].endswith("B"))
            await people[seat].move(path, page.version, into_a)
            await watcher.get(path)
            await people[seat].post(f"{path}/undo", {"version": str(page.version + 1)})
            await people[seat].move(path, page.version + 2, into_b)
            shown = await watcher.get(path)
            fresh = site.visitor(lang="fr", cookies=dict(watcher.client.cookies))
            site.house.tables.let_all_go()
            assert shown.region("log") == (await fresh.get(path)).region("log")
            assert shown.region("board") == (await fresh.get(path)).region("board")

    live(story())


def test_what_was_seen_cannot_be_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            seat, page = await to_decide(path, people)
            await people[seat].move(path, page.version, page.moves[0])
            after = await people[seat].get(path)
            assert not after.can_undo
            told = await people[seat].post(f"{path}/undo", {"version": str(after.version)}, 409)
            assert refusal("fr", "nothing-to-undo") in told

    live(story())


# Talk


def test_chat_is_kept_with_the_table_escaped_and_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await people[0].get(path)
            await people[0].post(f"{path}/say", {"text": "<b>Santé</b> \u202e&\x00\n\u200b!"})
            await people[0].post(f"{path}/say", {"text": " \u200b\n "}, 422)
            await people[0].post(f"{path}/say", {"text": "a" * 301}, 422)
            await people[0].post(f"{path}/say", {"text": "e" + "\u0301" * 40}, 422)
            site.house.tables.let_all_go()
            for viewer in (*people, site.visitor()):
                talk = (await viewer.get(path)).region("talk")
                assert "&lt;b&gt;Santé&lt;/b&gt; &amp; !" in talk
                assert talk.count("<li") == 1

    live(story())
