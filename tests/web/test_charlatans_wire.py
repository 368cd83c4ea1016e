"""The duel over the wire: all are sent the same table, and what an option keeps from screens reaches none of them.

Nothing is secret at this table, so two houses are told apart by what the options hide alone: the rival's bag holds
other chips in one of them, and nothing else differs.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from perfidie.engine import State, put
from perfidie.web.house.table import LiveTable
from perfidie.web.page import shell
from web.browserless import Site, Visitor, a_site, live, whose_turn
from web.programs import begun
from web.two_worlds import Seen, Swapped, Told, all_that_reaches, same, wrong_moves

pytestmark = pytest.mark.usefixtures("hushed")

GAME = "charlatans"
QUICK = {"option-short": "true", "option-first_player": "0"}
UNSEEN = {**QUICK, "option-memory_aid": "false"}
ODDS = re.compile(r'class="[^"]*\brisk|explosion\s*: \d+ sur \d+|aucun risque|\d\s*%')
"""How a page tells the chance that the next chip explodes, in words or in a gauge."""


def with_other_chips(state: Any, owner: int) -> State:
    """The same table, with another bag of as many chips: all of them white 1s."""
    world: Any = state.clone()
    world.bags = put(world.bags, owner, (0,) * len(world.bags[owner]))
    return world  # type: ignore[no-any-return]


async def both_worlds(site: Site, path: str, viewer: Visitor, seat: int | None, owner: int, rng: Random) -> None:
    """One viewer looks at two bags of one owner; what reaches him must be the same, byte by byte."""
    table = site.table(path)
    tries = wrong_moves(table, seat, rng)
    true = await all_that_reaches(viewer, seat, path, tries)
    with Swapped(table, with_other_chips(table.game_on.state, owner)):
        other: Seen = await all_that_reaches(viewer, seat, path, tries)
    for where, found in true.items():
        same(found, other[where], f"{where} of seat {seat}")


async def watched(folder: Path, viewings: int, every: int, **options: str) -> int:
    """A game in which the rival of each seat and a spectator are shown other chips in a bag that is not theirs."""
    rng, pairs, moves, mover = Random(3), 0, 0, 0
    async with a_site(folder, 3, away_after=1e9) as site:
        path, people = await site.begun("Ana", "Bo", game=GAME, **options)
        viewers: list[tuple[int | None, Visitor, int]] = [
            (0, people[0], 1), (1, people[1], 0), (None, site.visitor(), 0), (None, site.visitor(), 1),
        ]  # fmt: skip
        for _, viewer, _ in viewers:
            await viewer.get(path)
        while pairs < viewings and (turn := await whose_turn(path, people, mover)) is not None:
            mover, page = turn
            if moves % every == 0 and all(site.table(path).game_on.state.bags):  # type: ignore[attr-defined]
                seat, viewer, owner = viewers[pairs % len(viewers)]
                await both_worlds(site, path, viewer, seat, owner, rng)
                pairs += 1
            words = rng.choice(site.table(path).game_on.legal(mover))
            await people[mover].move(path, page.version, {"action": " ".join(words)})
            moves += 1
    return pairs


def test_without_the_memory_aid_no_answer_of_the_site_depends_on_the_rivals_bag(tmp_path: Path) -> None:
    assert live(watched(tmp_path, 4, every=4, **UNSEEN)) == 4


@pytest.mark.soak
def test_nor_does_any_answer_in_a_whole_game(tmp_path: Path) -> None:
    assert live(watched(tmp_path, 10_000, every=1, **{**UNSEEN, "option-short": "false", "option-books": "IV"})) >= 30


def test_with_it_the_page_counts_the_bag_so_the_test_above_can_fail(tmp_path: Path) -> None:
    with pytest.raises(Told, match="page of seat 0"):
        live(watched(tmp_path, 1, every=1, **QUICK))


def test_a_page_that_gives_away_one_chip_of_the_bag_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = shell._status

    def leaky(table: LiveTable, scene: Any) -> str:
        whites = sum(table.game_on.state.bags[1].count(chip) for chip in (0, 1, 2))  # type: ignore[attr-defined]
        return str.replace(honest(table, scene), "<span ", f'<span class="is-{whites}" ')

    monkeypatch.setattr(shell, "_status", leaky)
    with pytest.raises(Told, match="page of seat 0"):
        live(watched(tmp_path, 1, every=1, **UNSEEN))


# Programs


def test_programs_get_the_whole_table_whatever_screens_show(tmp_path: Path) -> None:
    async def story() -> list[Any]:
        async with a_site(tmp_path) as site:
            wishes = {"game": GAME, "options": {"memory_aid": False, "odds": False, "first_player": 0}}
            code, programs = await begun(site, "Ana", "Bo", **wishes)
            return [(await program.view(code))["view"]["table"] for program in programs]

    mine, others = live(story())
    assert mine == others
    assert [len(side["bag"]) for side in mine["sides"]] == [12, 12]


# The odds


async def pages_of_a_brew(folder: Path, **options: str) -> str:
    """All that stands on the pages of both and of a spectator while eager people brew, but for styles and scripts."""
    seen, mover = "", 0
    async with a_site(folder, 4, away_after=1e9) as site:
        path, people = await site.begun("Ana", "Bo", game=GAME, **{**QUICK, **options})
        watchers = [*people, site.visitor()]
        for _ in range(6):
            seen += "".join([(await viewer.get(path)).text for viewer in watchers])
            turn = await whose_turn(path, people, mover)
            assert turn is not None
            mover, page = turn
            legal = [" ".join(words) for words in site.table(path).game_on.legal(mover)]
            await people[mover].move(path, page.version, {"action": "draw" if "draw" in legal else legal[0]})
    return re.sub(r"<(style|script)\b.*?</\1>|style=(\"[^\"]*\"|'[^']*')", " ", seen, flags=re.DOTALL)


def test_without_the_odds_no_page_tells_a_chance(tmp_path: Path) -> None:
    assert ODDS.findall(live(pages_of_a_brew(tmp_path, **{"option-odds": "false"}))) == []


def test_with_them_the_chance_stands_on_the_page_so_the_test_above_can_fail(tmp_path: Path) -> None:
    assert ODDS.search(live(pages_of_a_brew(tmp_path)))
