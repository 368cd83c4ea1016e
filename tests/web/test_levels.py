"""Five levels of bots, wherever one is chosen or named; a legend sits down and plays like everybody else."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from bots.networks import shelved
from perfidie import bots, games
from perfidie.bots.shelf import network_for
from perfidie.engine import read_record
from perfidie.receipt import read_receipt
from perfidie.texts import LANGUAGES, Texts
from perfidie.web.house.bots.thinkers import Thinkers
from web.browserless import a_site, live
from web.sealed import begin, play, record_of, seated

FIVE = ["novice", "regular", "strong", "master", "legend"]


def test_there_are_five_levels_from_novice_to_legend() -> None:
    assert list(bots.LEVELS) == FIVE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_on_which_a_level_is_chosen_offers_all_five_in_its_language(lang: str, tmp_path: Path) -> None:
    texts = Texts(lang)
    named = [(level, texts.say(f"bot-{level}")) for level in FIVE]

    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Ana", lang)
            path = await host.open(3)
            room = (await host.get(path)).text
            await host.post(f"{path}/bot", {"seat": "1", "level": "legend"})
            changed = (await host.get(path)).text
            await host.post(f"{path}/bot", {"seat": "2", "level": "novice"})
            await host.post(f"{path}/start", {"how": "all"})
            playing = (await host.get(path)).text
            for page in (room, changed, playing):
                lists = re.findall(r'<select[^>]* name="level"[^>]*>(.*?)</select>', page)
                assert lists
                for each in lists:
                    assert re.findall(r'value="(\w+)"[^>]*>([^<]+)<', each) == named
            assert 'value="legend" selected' in changed
            seats = (await host.get(path)).region("seats")
            assert texts.say("bot-legend") in seats
            told = (await host.client.get("/api/games/verre")).json()
            assert [(each["id"], each["title"]) for each in told["levels"]] == named

    live(story())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_says_whether_legends_have_learned_anything_there(lang: str, tmp_path: Path) -> None:
    """In the room, in the settings of the game, and as soon as other options are agreed on."""
    texts, verre = Texts(lang), games.find("verre")
    learned, unlearned = texts.say("bot-legend-learned"), texts.say("bot-legend-unlearned")
    assert network_for(verre, verre.setup(3)), "a network is shipped for the standard game"
    assert network_for(verre, verre.setup(3, {"max_rounds": 1})) is None

    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = site.visitor("Ana", lang)
            for fields, said, unsaid in (({}, learned, unlearned), ({"option-max_rounds": "1"}, unlearned, learned)):
                path = await host.open(3, **fields)
                room = (await host.get(path)).text
                await host.post(f"{path}/start", {"how": "bots"})
                playing = (await host.get(path)).text
                for page in (room, playing):
                    assert said in page
                    assert unsaid not in page
                    assert texts.say("bot-legend-help") not in page

    live(story())


@pytest.mark.parametrize("learned", [True, False], ids=["by a network", "as a master"])
def test_a_legend_at_a_table_plays_to_the_end_in_processes_of_its_own(
    learned: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that thinks finds the network by itself; one that is damaged stops nothing."""
    verre = games.find("verre")
    setup = verre.setup(2, {"max_rounds": 1})
    folder = shelved(tmp_path / "networks", verre, setup, None if learned else {"layout": "0" * 16}, f"{learned}.npz")
    monkeypatch.setenv("PERFIDIE_NETWORKS", str(folder))
    network = network_for(verre, setup)

    async def story() -> None:
        async with a_site(tmp_path, receipts=True, thinkers=Thinkers(1, factor=0.01)) as site:
            path, (ana,) = await seated(site, "verre", 2, 1, **{"option-max_rounds": "1"})
            await begin(path, [ana], ("legend",))
            await play(site, path, [ana], Random(1))
            receipt = read_receipt(read_record(await record_of(path, ana)))
            assert receipt is not None
            assert receipt.bots
            assert {move.network for move in receipt.bots} == {network.digest if network else ""}
            assert {move.lot for move in receipt.bots} == {False}

    live(story())
