"""Finding puzzles: repeatable, never lost by an interruption, and only what is clear."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from perfidie import games
from perfidie.engine.action import Words
from perfidie.engine.data import BadData
from perfidie.puzzles.mining import looked, mine, quarry, search_game, settled
from perfidie.puzzles.puzzle import Puzzle, Weighed
from perfidie.puzzles.shelf import puzzles_of, read_puzzles, write_puzzles
from perfidie.puzzles.weighing import novice, solved, weigh

IDUS = games.find("idus_martii")


def test_the_same_seed_finds_the_same_puzzle_and_an_interrupted_search_goes_on_after_it() -> None:
    (first,) = [each for each in mine(IDUS, 5, 1) if each is not None]
    assert search_game(IDUS, quarry(IDUS, 5, first.found.table), set()) == first
    assert list(mine(IDUS, 5, 1, (first,))) == []
    after = next(mine(IDUS, 5, 2, (first,)))
    assert after is None or after.found.table == first.found.table + 1


def judged(puzzle: Puzzle, legal: list[Words], gap: float) -> tuple[Weighed, ...]:
    """What comes of looking at these choices as the search for puzzles does."""
    rng = Random(1)
    look = looked(IDUS, puzzle.view(), legal, gap, rng)
    return settled(IDUS, puzzle.view(), look, gap, rng) if look else ()


def test_choices_that_come_to_the_same_are_no_puzzle() -> None:
    puzzle = puzzles_of("idus_martii")[0]
    best, other = puzzle.best.words, puzzle.next_best.words
    assert judged(puzzle, [best, other], 0.05)[0].words == best
    assert judged(puzzle, [best, best, other], 0.05) == ()


def test_a_gap_smaller_than_what_is_asked_for_is_no_puzzle() -> None:
    puzzle = min(puzzles_of("idus_martii"), key=lambda each: each.gap)
    legal = [each.words for each in puzzle.choices]
    assert judged(puzzle, legal, puzzle.gap + 0.2) == ()


def test_weighed_choices_are_tried_in_the_same_worlds_equally_often() -> None:
    puzzle = puzzles_of("verre")[0]
    words = [each.words for each in puzzle.choices[:2]]
    once = weigh(games.find("verre"), puzzle.view(), words, 30, Random(3))
    assert [each.words for each in once] == words
    assert [each.visits for each in once] == [30, 30]
    assert once == weigh(games.find("verre"), puzzle.view(), words, 30, Random(3))


def test_what_is_judged_is_the_view_and_never_the_table() -> None:
    """Two worlds: whatever lies there that the seat cannot see, its view and so its puzzle are the same bytes."""
    for each in puzzles_of("verre")[:5]:
        game, view = games.find("verre"), each.view()
        world = game.imagine(view, Random(1))
        assert game.view(world, each.seat, view.claims) == view


def test_novices_find_a_choice_as_often_as_they_take_it() -> None:
    puzzle = puzzles_of("idus_martii")[0]
    legal = puzzle.played().legal(puzzle.seat)
    shares = [solved(novice(IDUS), puzzle.view(), legal, words, 20, Random(7)) for words in legal]
    assert sum(shares) == pytest.approx(1.0)


def test_a_file_of_puzzles_is_read_as_it_was_written_and_a_broken_one_is_refused(tmp_path: Path) -> None:
    some = puzzles_of("verre")[:3]
    write_puzzles(tmp_path / "p.json", some)
    assert read_puzzles((tmp_path / "p.json").read_bytes(), "p.json") == some
    assert [each.name for each in tmp_path.iterdir()] == ["p.json"]
    for broken in (b"", b"[", b'[{"id": 1}]', b"\xff"):
        with pytest.raises(BadData, match=r"p\.json"):
            read_puzzles(broken, "p.json")
