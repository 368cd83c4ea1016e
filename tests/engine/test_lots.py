"""Lots drawn by the engine fall as those that Python's own generator draws."""

from __future__ import annotations

from random import Random

import pytest

from perfidie.engine.lots import shuffle


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 20, 33, 48, 64, 65, 200])
def test_an_order_is_the_one_that_the_generator_gives_and_takes_as_much_of_its_stream(size: int, seed: int) -> None:
    ours, theirs, mine, its = list(range(size)), list(range(size)), Random(seed), Random(seed)
    for _ in range(3):
        shuffle(ours, mine)
        its.shuffle(theirs)
        assert ours == theirs
    assert mine.getstate() == its.getstate()
