"""What the bench says of strength follows from what was played."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from perfidie.games import names

BENCH = Path(__file__).parents[2] / "bench"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of the bench, which is no package."""
    monkeypatch.syspath_prepend(str(BENCH))
    spec = importlib.util.spec_from_file_location(name, BENCH / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    module: Any = load("strength", monkeypatch)
    for name in ("KEPT", "EXACT", "CEILING", "RESULTS"):
        monkeypatch.setattr(module, name, tmp_path / getattr(module, name).name)
    return module


@pytest.mark.parametrize(
    ("claim", "seats", "places", "share", "low", "fair", "met"),
    [
        ("random", 2, 2, 0.94, 0.9, 0.5, False),
        ("random", 4, 4, 0.76, 0.7, 0.25, True),
        ("random", 6, 2, 0.89, 0.8, 0.5, False),
        ("greedy", 3, 3, 0.50, 0.34, 1 / 3, True),
        ("greedy", 3, 3, 0.50, 0.33, 1 / 3, False),
        ("ladder", 4, 2, 0.59, 0.55, 0.5, False),
        ("peer", 5, 5, 0.25, 0.2, 0.2, True),
        ("legend", 5, 5, 0.35, 0.3, 0.2, False),
        ("legend", 5, 5, 0.37, 0.3, 0.2, True),
        ("legend", 2, 2, 0.60, 0.49, 0.5, False),
        ("legend-random", 5, 5, 0.49, 0.45, 0.2, False),
        ("legend-masters", 4, 4, 0.30, 0.24, 0.25, False),
        ("legend-masters", 4, 4, 0.30, 0.26, 0.25, True),
    ],
)
def test_a_claim_is_met_or_missed(
    strength: Any, claim: str, seats: int, places: int, share: float, low: float, fair: float, met: bool
) -> None:
    match = strength.Match(claim, "verre", seats, ("master", "greedy"), 60, 0.1)
    assert strength.Result(match, 60, fair, share, low, 1.0, places).met is met


def test_a_match_is_played_kept_and_told_with_its_command(strength: Any) -> None:
    strength.RESULTS.write_text("# Figures\n\n## Strength of the bots\n\nold\n", encoding="utf-8")
    match = strength.Match("random", "verre", 2, ("greedy", "random"), 4, 0.05)
    result = strength.played(match, 1)
    strength.keep({strength.key(match): result})
    assert strength.kept() == {strength.key(match): result}
    strength.write()
    told = strength.RESULTS.read_text(encoding="utf-8")
    assert "`perfidie arena verre --bots greedy,random --seats 2 --games 4 --time 0.05`" in told
    assert ("old" in told, told.count("## Strength of the bots")) == (False, 1)


def test_every_claim_is_made_for_every_game_and_of_legends_where_networks_are_shipped(strength: Any) -> None:
    claimed = {(match.claim, match.game) for match in strength.matches()}
    of_legends = {(claim, name) for claim in strength.LEGENDS for name in strength.PLAN[claim]}
    others = set(strength.TITLES) - set(strength.LEGENDS)
    assert claimed == {(claim, name) for claim in others for name in strength.USUAL} | of_legends
    for match in strength.matches():
        assert len(match.contest.lineup) >= 2


def test_every_game_is_held_against_perfect_play_at_its_tiny_preset(
    strength: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact: Any = load("exact", monkeypatch)
    assert set(exact.SEATS) == set(names())
    tables = [exact.table_of(name) for name in exact.SEATS]
    assert [table.setup.seats for table in tables] == list(exact.SEATS.values())
    strength.RESULTS.write_text("# Figures\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["exact.py", "idus_martii", "--bots", "cfr+,random"])
    exact.main()
    monkeypatch.setattr(sys, "argv", ["exact.py", "idus_martii", "--bots", "greedy"])
    exact.main()
    solved, by_lot, greedy = strength.read(strength.EXACT, strength.Exactly)
    assert (solved.player, by_lot.player, greedy.player) == ("cfr+", "random", "greedy")
    assert solved.loss < 0.002 < by_lot.loss, "chance gives away what the solution keeps"
    assert (solved.asked, by_lot.asked) == (0, 295)
    assert greedy.asked < by_lot.asked, "a player is asked only where its own choices can lead it"
    strength.keep({("x",): strength.Result(strength.matches()[0], 1, 0.5, 1.0, 0.5, 1.0, 2)})
    strength.write()
    told = strength.RESULTS.read_text(encoding="utf-8")
    assert f"| idus_martii | 5 | random |  | {by_lot.loss:.4f} |" in told


def test_perfect_choices_cost_nothing_and_others_what_they_are_worth_less(
    strength: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact: Any = load("exact", monkeypatch)
    table = exact.table_of("mousquetaires")
    common = exact.Common(table.game, table.setup)
    lost = exact.in_the_open(table, common, "random", 0, 40)
    assert (lost.game, lost.seats, lost.iterations) == ("mousquetaires", 1, 0)
    assert 0.1 < lost.loss <= common.value + 4 * lost.error

    def first(state: Any, rng: Any) -> tuple[str, ...]:
        words: tuple[str, ...] = state.legal()[0].words
        return words

    assert exact.costs(common, first, 1, Random(1)) == 0.0, "a seat that is not there costs nothing"


def test_what_one_who_knows_all_would_win_is_told(strength: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    strength.RESULTS.write_text("# Figures\n", encoding="utf-8")
    ceiling: Any = load("ceiling", monkeypatch)
    monkeypatch.setattr(ceiling, "DEALS", {5: 4})
    monkeypatch.setattr(ceiling, "DEALS_AMONG_GREEDY", 2)
    monkeypatch.setattr(sys, "argv", ["ceiling.py"])
    ceiling.main()
    found, among_greedy = strength.read(strength.CEILING, strength.Ceiling)
    assert 0.5 < found.share + found.error < 0.9, "one seat wins some 40 % by lot, and never nearly all"
    assert (among_greedy.among, 0 < among_greedy.share <= 1, 0 < among_greedy.fair <= 1) == ("greedy", True, True)
    first = {match.claim: match for match in reversed(strength.matches())}
    kept = {(claim,): strength.Result(first[claim], 1, 0.5, 1.0, 0.5, 1.0, 2) for claim in ("random", "legend")}
    strength.keep(kept)
    strength.write()
    told = strength.RESULTS.read_text(encoding="utf-8")
    assert f"would win {found.share:.1%}" in told
    assert f"among greedy players {among_greedy.share / among_greedy.fair:.2f} (±" in told
