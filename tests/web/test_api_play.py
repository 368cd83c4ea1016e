"""The JSON interface during the game: moves, undo, events, and what comes after the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from perfidie import games
from perfidie.engine import read_record, replay
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live
from web.programs import QUICK, Program, begun, gathered, guest, play_out, whose_turn

# Playing


def test_a_whole_game_is_played_by_programs_and_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (anne, basile) = await gathered(site, "Anne", "Basile", seats=4)
            await anne.ask("POST", f"/tables/{code}/start", {"how": "bots"})

            async def play(program: Program, rng: Random) -> dict[str, Any]:
                now = await program.view(code)
                while now["phase"] != "over":
                    if now["legal"]:
                        now = await program.move(code, now["version"], rng.choice(now["legal"])["words"])
                    else:
                        now = await program.view(code, f"?after={now['version']}")
                return now

            ends = await asyncio.gather(play(anne, Random(1)), play(basile, Random(2)))
            assert [end["view"]["outcome"] for end in ends] == [ends[0]["view"]["outcome"]] * 2
            assert ends[0]["reasons"]

    live(story())


def test_a_view_is_the_bytes_that_the_houses_own_bots_get(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile", "Chloé")
            play, verre = site.house.tables[code].game_on, games.find("verre")
            for seat, program in enumerate(programs):
                told = await program.view(code)
                assert verre.read_view(json.dumps(told["view"]).encode()) == play.view(seat)
                assert [choice["words"] for choice in told["legal"]] == [list(words) for words in play.legal(seat)]
            spectator = await Program(site).view(code)
            assert verre.read_view(json.dumps(spectator["view"]).encode()) == play.view(None)
            assert (spectator["seat"], spectator["legal"], spectator["can_undo"]) == (None, [], False)

    live(story())


def test_a_move_of_a_stranger_a_spectator_or_the_wrong_seat_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile", "Chloé")
            turn = await whose_turn(code, programs)
            assert turn
            mover, view = turn
            move = {"version": view["version"], "words": view["legal"][0]["words"]}
            table = site.house.tables[code]
            before, path = table.version, f"/tables/{code}/moves"
            for other in programs:
                if other is not mover:
                    own = {**move, "version": (await other.view(code))["version"]}
                    assert await other.refused("POST", path, own, 403) == "not-your-turn"
            assert await Program(site).refused("POST", path, move, 401) == "no-token"
            spectator = await guest(site, "Denis")
            assert await spectator.refused("POST", path, move, 403) == "no-seat-here"
            for what, body in (("undo", {"version": 0}), ("talk", {"text": "?"}), ("claims", {"words": ["x"]})):
                assert await spectator.refused("POST", f"/tables/{code}/{what}", body, 403) == "no-seat-here"
            elsewhere = (await gathered(site, "Denis", "Emma"))[1][0]
            assert await elsewhere.refused("POST", path, move, 403) == "no-seat-here"
            illegal = {**move, "words": ["take", "A"]}
            assert await mover.refused("POST", path, illegal, 422) != "unknown-action"
            assert await mover.refused("POST", path, {**move, "words": ["fly"]}, 422) == "unknown-action"
            assert table.version == before
            await mover.move(code, **move)
            assert table.version > before

    live(story())


def test_a_move_sent_twice_is_one_move_and_an_old_one_is_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile")
            first = await whose_turn(code, programs)
            assert first
            mover, view = first
            move = {"version": view["version"], "words": view["legal"][0]["words"]}
            table = site.house.tables[code]
            answers = await asyncio.gather(*[mover.move(code, **move) for _ in range(3)])
            lines = table.version
            assert answers[0]["version"] == max(answer["version"] for answer in answers)
            assert await mover.move(code, **move) == answers[0]
            assert table.version == lines
            other = {**move, "words": view["legal"][1]["words"]}
            answer = await mover.ask("POST", f"/tables/{code}/moves", other, 409)
            assert (answer["code"], answer["facts"]) == ("stale-move", {"version": answers[0]["version"]})
            future = {**move, "version": 10_000}
            assert await mover.refused("POST", f"/tables/{code}/moves", future, 409) == "stale-move"
            assert table.version == lines

    live(story())


def test_two_moves_at_once_on_one_version_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile")
            turn = await whose_turn(code, programs)
            assert turn
            mover, view = turn
            moves = [{"version": view["version"], "words": choice["words"]} for choice in view["legal"][:2]]
            answers = await asyncio.gather(*[mover.send("POST", f"/tables/{code}/moves", move) for move in moves])
            assert sorted(answer.status_code for answer in answers) == [200, 409]

    live(story())


def test_a_move_out_of_order_is_told_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile", options=QUICK)
            move, path = {"version": -1, "words": ["spy", "A"]}, f"/tables/{code}"
            assert await host.refused("POST", f"{path}/moves", move) == "not-begun"
            assert await host.refused("POST", f"{path}/undo", {"version": -1}) == "not-begun"
            assert await host.refused("PUT", f"{path}/again", {}) == "not-over"
            assert await host.refused("GET", f"{path}/record") == "not-over"
            assert await host.refused("GET", f"{path}/replay") == "not-over"
            await host.ask("POST", f"{path}/start", {})
            assert await host.refused("GET", f"{path}/record") == "not-over"
            assert await host.refused("GET", f"{path}/replay") == "not-over"
            assert await host.refused("PUT", f"{path}/again", {}) == "not-over"
            await play_out(code, [host, friend], Random(1))
            version = (await host.view(code))["version"]
            assert await host.refused("POST", f"{path}/moves", {**move, "version": version}) == "game-over"
            assert await host.refused("DELETE", f"{path}/seat") == "game-over"
            assert await host.refused("PUT", f"{path}/seats/1/bot", {"level": "random"}) == "game-over"
            assert await host.refused("POST", f"{path}/start", {}) == "already-begun"

    live(story())


def test_a_move_is_taken_back_until_anybody_has_learned_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile", "Chloé")
            path = f"/tables/{code}/undo"
            undone = 0
            while undone < 2 and (turn := await whose_turn(code, programs)) is not None:
                mover, view = turn
                after = await mover.move(code, view["version"], view["legal"][0]["words"])
                if not after["can_undo"]:
                    assert await mover.refused("POST", path, {"version": after["version"]}) == "nothing-to-undo"
                    continue
                other = next(program for program in programs if program is not mover)
                theirs = await other.view(code)
                assert await other.refused("POST", path, {"version": theirs["version"]}) == "nothing-to-undo"
                assert await mover.refused("POST", path, {"version": view["version"]}) == "stale-move"
                back = await mover.ask("POST", path, {"version": after["version"]})
                assert back["view"] == view["view"]
                assert back["legal"] == view["legal"]
                assert back["version"] > after["version"]
                await mover.move(code, back["version"], view["legal"][-1]["words"])
                undone += 1
            assert undone == 2

    live(story())


def test_events_are_told_from_where_one_stopped_reading(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile", options=QUICK)
            heard: dict[str, list[Any]] = {program.name: [] for program in programs}
            while (turn := await whose_turn(code, programs)) is not None:
                for program in programs:
                    view = await program.view(code, f"?since={len(heard[program.name])}&lang=en")
                    heard[program.name] += view["events"]
                    assert view["told"] == len(heard[program.name])
                mover, view = turn
                await mover.move(code, view["version"], view["legal"][0]["words"])
            play = site.house.tables[code].game_on
            for seat, program in enumerate(programs):
                heard[program.name] += (await program.view(code, f"?since={len(heard[program.name])}&lang=en"))[
                    "events"
                ]
                texts = SiteTexts("en", "verre", ("Anne", "Basile"))
                expected = [(each.kind, each.own, texts.event(each)) for each in play.glimpses(seat)]
                assert [(each["kind"], each["own"], each["text"]) for each in heard[program.name]] == expected

    live(story())


# Talk, leaving, and afterwards


def test_chat_is_kept_with_the_table_tidied_and_read_by_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await begun(site, "Anne", "Basile")
            path = f"/tables/{code}/talk"
            await host.ask("POST", path, {"text": "Un  <b>verre</b>\n?"}, 201)
            said = await friend.ask("POST", path, {"text": "Volontiers"}, 201)
            line = {"seat": 1, "name": "Basile", "text": "Volontiers", "channel": "table"}
            assert said == {"total": 2, "lines": [line], "team": []}
            everything = await Program(site).ask("GET", path)
            assert [line["text"] for line in everything["lines"]] == ["Un <b>verre</b> ?", "Volontiers"]
            assert await Program(site).ask("GET", f"{path}?since=1") == said
            assert await host.refused("POST", path, {"text": " \t"}, 422) == "nothing-said"
            assert await host.refused("POST", path, {"text": "x" * 301}, 422) == "said-too-long"
            assert await host.refused("POST", f"/tables/{code}/claims", {"words": ["help"]}, 422) == "unknown-action"

    live(story())


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (_, friend) = await begun(site, "Anne", "Basile")
            assert await friend.refused("DELETE", f"/tables/{code}/seat?level=genius", status=422) == "unknown-bot"
            await friend.ask("DELETE", f"/tables/{code}/seat?level=random", status=204)
            table = await friend.ask("GET", f"/tables/{code}")
            assert (table["seat"], table["left_to_bot"], table["chairs"][1]["level"]) == (None, 1, "random")
            watched = await friend.view(code)
            assert (watched["seat"], watched["legal"], watched["view"]["table"]["hand"]) == (None, [], [])
            back = await friend.ask("POST", f"/tables/{code}/seat", {}, 201)
            assert (back["seat"], back["left_to_bot"]) == (1, None)
            assert (
                await friend.refused("PUT", f"/tables/{code}/seats/0/bot", {"level": "random"}, 409) == "seat-not-left"
            )

    live(story())


def test_the_seat_of_somebody_away_may_be_given_to_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, away_after=0.0) as site:
            code, (host, friend) = await begun(site, "Anne", "Basile")
            assert (await host.ask("GET", f"/tables/{code}"))["chairs"][1]["away"] is True
            await host.ask("PUT", f"/tables/{code}/seats/1/bot", {"level": "random"}, 204)
            assert (await friend.ask("GET", f"/tables/{code}"))["left_to_bot"] == 1

    live(story())


def test_after_the_game_there_is_a_record_a_replay_and_a_next_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, programs = await begun(site, "Anne", "Basile", options=QUICK)
            await play_out(code, programs, Random(4))
            path, verre = f"/tables/{code}", games.find("verre")
            answer = await Program(site).send("GET", f"{path}/record")
            record = read_record(answer.content)
            play = site.house.tables[code].game_on
            assert record == play.record(("Anne", "Basile"))
            assert replay(verre, record).view(None) == play.view(None)
            last = await programs[0].ask("GET", f"{path}/replay?eyes=1")
            assert last["at"] == last["last"]
            assert verre.read_view(json.dumps(last["view"]).encode()) == play.view(1)
            first = await programs[0].ask("GET", f"{path}/replay?at=0&eyes=1")
            assert (first["at"], first["view"]["seat"], first["view"]["outcome"]) == (0, 1, None)
            assert await programs[0].ask("GET", f"{path}/replay?at=999") == await Program(site).ask(
                "GET", f"{path}/replay?eyes=public"
            )
            assert await programs[0].refused("GET", f"{path}/replay?eyes=2", status=404) == "no-such-seat"
            assert await Program(site).refused("PUT", f"{path}/again", {}, status=401) == "no-token"
            assert await (await guest(site, "Zoé")).refused("PUT", f"{path}/again", {}, status=403) == "no-seat-here"
            first = await programs[0].ask("PUT", f"{path}/again", {})
            assert (first["again"], first["following"], first["games"]) == ([0], "", 1)
            assert (await programs[0].ask("DELETE", f"{path}/again"))["again"] == []
            await programs[0].ask("PUT", f"{path}/again", {})
            following = (await programs[1].ask("PUT", f"{path}/again", {}))["following"]
            assert (await programs[0].ask("PUT", f"{path}/again", {"wait": False}))["following"] == following
            assert (await programs[1].view(code))["following"] == following
            same = await programs[0].ask("GET", f"/tables/{following}")
            assert [(chair["name"], chair["kind"]) for chair in same["chairs"]] == [
                ("Anne", "person"),
                ("Basile", "person"),
            ]
            assert same["games"] == 1
            assert sum(each["wins"] for each in same["evening"]) == len(play.view(None).outcome.winners)

    live(story())
