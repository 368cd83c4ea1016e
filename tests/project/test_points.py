"""Every point that was found in the house names tests, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from points import Point, points, section

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("point", points(), ids=lambda point: point.name)
def test_each_point_that_was_found_has_a_test_that_shows_it_mended(point: Point) -> None:
    assert point.tests
    for test in point.tests:
        file, _, name = test.partition("::")
        assert re.search(rf"^def {name}\(", (TESTS / file).read_text(encoding="utf-8"), re.MULTILINE), test


def test_all_thirteen_and_all_ten_are_told_in_the_results() -> None:
    assert [point.name for point in points()] == [
        *[f"attacker {number}" for number in range(1, 14)],
        *[f"host {number}" for number in range(1, 11)],
    ]
    assert all(point.what in section() for point in points())
