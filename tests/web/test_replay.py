"""A game seen again: from its first move, one line a step, through anybody's eyes, with a link to every moment."""

from __future__ import annotations

import gc
import re
import threading
from html import unescape
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import pytest
from msgspec.structs import replace

from perfidie.engine import Claim, moments
from perfidie.web.doors import rulebook, watching
from perfidie.web.page import film, reel
from perfidie.web.page.drawing import generated
from perfidie.web.page.film import film_of
from perfidie.web.page.replays import replay_model
from web.browserless import Site, Visitor, a_site, live, play_out
from web.endings import over

QUICK = {"option-max_rounds": "1"}


async def finished(site: Site, *names: str, seed: int = 1) -> tuple[str, list[Visitor]]:
    path, people = await site.begun(*names, **QUICK)
    await play_out(path, people, Random(seed))
    return path, people


def test_the_replay_stops_at_every_move_and_sees_with_all_eyes(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, _ = await finished(site, "Ana", "Bo")
            stranger = site.visitor()
            page = await stranger.get(f"{path}/replay")
            (slider,) = page.all("input", name="at", type="range")
            last = int(slider["max"])
            assert int(slider["value"]) == 1, "it begins at the first move"
            eyes = ["open", "public", "0", "1"]
            assert [option["value"] for option in page.all("option")[: len(eyes)]] == eyes
            boards = {}
            for at in range(last + 1):
                for eye in eyes:
                    shown = await stranger.get(f"{path}/replay?at={at}&eyes={eye}")
                    assert shown.all("input", name="at", type="range", value=str(at))
                    assert not shown.all("button", form="move"), "nobody moves in a replay"
                    boards[at, eye] = shown.text
            assert len({boards[at, "open"] for at in range(last + 1)}) == last + 1
            assert boards[3, "open"] != boards[3, "public"] != boards[3, "0"] != boards[3, "1"]
            await stranger.get(f"{path}/replay?at=99999999")
            await stranger.get(f"{path}/replay?at=-3&eyes=open")
            await stranger.get(f"{path}/replay?eyes=2", 422)

    live(story())


def test_a_step_is_one_sentence_that_speaks_of_nobody_as_you(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo")
            last = len(moments(site.table(path).game_on.entries)) - 1
            for at in range(1, last + 1):
                caption = caption_of((await people[0].get(f"{path}/replay?at={at}")).text)
                assert caption
                assert len(caption) < 120, caption
                assert "vous" not in caption.lower(), caption

    live(story())


def caption_of(page: str) -> str:
    found = re.search(r'<p class="moment"[^>]*>(.*?)</p>', page)
    assert found
    return unescape(found[1])


def test_the_way_forward_and_back_are_links_that_need_no_script(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo")
            page = await people[0].get(f"{path}/replay?at=5&eyes=1")
            for at in (0, 4, 6):
                assert page.all("a", href=f"{path}/replay?at={at}&eyes=1")

    live(story())


def test_a_link_to_a_moment_says_what_happened_then_and_shows_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo")
            page = (await people[0].get(f"{path}/replay?at=5&eyes=open")).text
            assert f'<meta property="og:description" content="{caption_of(page)}">' in page.replace("&#39;", "'")
            image = f'content="http://localhost{path}/replay.png?at=5&amp;eyes=open&amp;lang=fr">'
            assert image in page

    live(story())


@pytest.mark.parametrize("game", ["verre", "verona", "idus_martii"])
def test_every_moment_of_the_film_is_the_table_of_that_moment(game: str) -> None:
    """The states of the film give the views that the record gives when it is played up to there."""
    table = over(game, 5, 3)
    shown = film_of(table)
    entries = table.game_on.entries
    assert shown.last == len(moments(entries)) - 1
    for at, stop in list(enumerate(moments(entries)))[:: max(1, shown.last // 5)]:
        play = type(table.game_on)(table.game, table.game_on.setup)
        for entry in entries[:stop]:
            play.follow(entry)
        for seat in (None, 0):
            still = shown.stills[at]
            assert table.game.view(still.state, seat, table.game_on.claims[: still.claims]) == play.view(seat)
        assert still.events == len(play.events)


def test_sliding_through_a_whole_game_plays_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, shots = over("verre", 3, 1), []
    shoot = film._shot
    monkeypatch.setattr(film, "_shot", lambda each: shots.append(each) or shoot(each))
    for at in range(film_of(table).last + 1):
        replay_model(table, "fr", at, "open")
    assert shots == [table]


def test_moments_to_jump_to_are_new_rounds_and_what_everybody_learned() -> None:
    table = over("verre", 4, 1)
    found = reel.reel_of(table, "open", "fr").moments
    rounds = table.game_on.state.round
    assert sum(each.kind == "head" for each in found) == rounds - 1, "the first begins before the first move"
    assert any(each.kind == "turn" for each in found)
    assert [each.at for each in found] == sorted(each.at for each in found)


def test_a_lie_is_a_moment_with_its_truth_and_only_where_cards_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    table = over("idus_martii", 5, 1)
    play = table.game_on
    claim = Claim(2, ("side", "loyal"), "")
    shown = film_of(table)
    play.claims.append(claim)
    shown.claimed[0] = shown.stills[3].state
    monkeypatch.setattr(film.generated, "lie", lambda *_: "")  # any other function: this one judges
    whole = generated.find("idus_martii")
    asked = []

    def lie(scene: object, then: object, last: object, said: Claim) -> str:
        asked.append((then, last, said))
        return "deux poignards"

    monkeypatch.setattr(type(whole), "lie", property(lambda self: lie), raising=False)
    assert shown.lies("fr") == {0: "deux poignards"}
    assert asked == [(shown.stills[3].state, shown.stills[-1].state, claim)]


def test_house_6_a_moment_of_the_past_is_drawn_beside_the_event_loop_and_without_the_table_s_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_in: list[str] = []
    draw = watching.replay_model

    def noted(*words: Any) -> Any:
        drawn_in.append(threading.current_thread().name)
        return draw(*words)

    monkeypatch.setattr(watching, "replay_model", noted)

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            await play_out(path, people, Random(1))
            async with site.table(path).lock:  # somebody changes something there: the past does not mind
                await people[0].get(f"{path}/replay?at=3")

    live(story())
    assert drawn_in == ["perfidie-projector_0"]


def test_sliding_through_a_game_reads_each_thing_that_was_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, read = over("verre", 3, 1), []
    line = reel.log_line
    monkeypatch.setattr(reel, "log_line", lambda sketch, heard: read.append(heard) or line(sketch, heard))
    replay_model(table, "fr", 2, "open")
    assert len(read) < len(film_of(table).told), "no further than somebody has looked"
    for at in range(film_of(table).last + 1):
        replay_model(table, "fr", at, "open")
        replay_model(table, "fr", film_of(table).last, "open")
    assert len(read) <= len(film_of(table).told)


def test_a_table_that_is_let_go_takes_its_film_with_it() -> None:
    table = over("verre", 3, 1)
    replay_model(table, "fr", 2, "open")
    gone = ref(table), ref(film_of(table))
    del table
    gc.collect()
    assert [each() for each in gone] == [None, None]


def test_another_name_is_read_in_every_line_of_a_game_seen_again() -> None:
    table = over("verre", 3, 1)
    last = film_of(table).last
    before = replay_model(table, "fr", last, "open").regions["log"]
    chairs = (replace(table.chairs[0], name="Zénobie"), *table.chairs[1:])
    table.accept(table.arranged(replace(table.arrangement, chairs=chairs)))
    after = replay_model(table, "fr", last, "open").regions["log"]
    assert "Ana" in before
    assert after == before.replace("Ana", "Zénobie")


def test_house_6_what_takes_long_is_written_out_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay, the rules, a whole log: their pages are drawn where nobody's move waits for them."""
    drawn_in: dict[str, str] = {}

    def noting(draw: Any) -> Any:
        def noted(reader: Any, template: str, *words: Any, **facts: Any) -> Any:
            drawn_in[template] = threading.current_thread().name
            return draw(reader, template, *words, **facts)

        return noted

    for room in (watching, rulebook):
        monkeypatch.setattr(room, "page", noting(room.page))
    monkeypatch.setattr(watching, "page_from_outline", noting(watching.page_from_outline))

    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await finished(site, "Ana", "Bo")
            for page in (f"{path}/replay?at=3", f"{path}/log", f"{path}/rules", path):
                await people[0].get(page)

    live(story())
    beside = {page for page, thread in drawn_in.items() if thread == "perfidie-projector_0"}
    assert beside == {"replay.html", "log.html", "rules.html"}
