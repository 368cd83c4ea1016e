"""The bench of calibration and of luck: what it says of chances whose truth is known, and where it says it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import calibration
import calibration_report
import luck
import sections
from calibration_report import Found, Point, measured
from perfidie.arena.figures import Interval

GIVEN = 3000


def forecasts(bent: float) -> Found:
    """Chances of which it is known how they come true: `bent` 1 as they are said, above it less surely than said."""
    rng, given = Random(5), []
    for number in range(GIVEN):
        true = rng.random()
        said = 0.5 + max(-0.5, min(0.5, bent * (true - 0.5)))
        given.append(Point(number, said, 0.5, float(rng.random() < true)))
    return measured(given)


def test_chances_that_come_true_as_said_show_hardly_any_error_and_beat_the_naive_ones() -> None:
    found = forecasts(1)
    assert found.error < 0.03
    assert found.brier == pytest.approx(1 / 6, abs=0.01)  # the mean of p (1 - p)
    assert found.naive == pytest.approx(1 / 4)
    assert 0 < found.better[0] < found.naive - found.brier < found.better[1]
    assert all(heap.low - 0.05 < heap.said < heap.high + 0.05 for heap in found.heaps)


def test_chances_that_are_too_sure_are_shown_to_be() -> None:
    found = forecasts(1.6)
    assert found.error > 0.07
    assert found.heaps[0].said < found.heaps[0].low
    assert found.heaps[-1].said > found.heaps[-1].high


def test_a_game_is_looked_at_the_same_way_every_time_and_can_be_told() -> None:
    rows = list(calibration.rows("verre", 3))
    assert rows == list(calibration.rows("verre", 3))
    assert all(len(row.moments) == calibration.MOMENTS for row in rows)
    told = [points for kind in calibration_report.TITLES if (points := calibration_report.points(rows, kind))]
    assert len(told) == 3
    assert all(0 <= point.said <= 1 and 0 <= point.naive <= 1 for points in told for point in points)


def test_the_picture_shows_every_game_that_was_measured() -> None:
    found = forecasts(1)
    drawn = ElementTree.fromstring(calibration_report.draw({"win": {"verre": found}, "seen": {}, "beliefs": {}}))
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}circle")) == len(found.heaps)


def test_what_is_kept_is_told_in_the_results_and_can_be_read_again() -> None:
    whole = sections.RESULTS.read_text(encoding="utf-8")
    assert luck.section().strip() in whole
    for heading in (luck.HEADING, calibration_report.HEADING):
        assert whole.count(f"\n{heading}\n") == 1
    rows = calibration.kept()
    for game in calibration.GAMES:
        assert len([row for row in rows if row.game == game]) >= 1000


def test_a_section_takes_the_place_of_its_elder_and_a_new_one_comes_before_strength(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    file.write_text("# Figures\n\n## One\n\nold\n\n## Strength of the bots\n\nstrong\n", encoding="utf-8")
    sections.put("## Two", "## Two\n\nnew\n", file)
    sections.put("## One", "## One\n\nyoung\n", file)
    sections.put("## Two", "## Two\n\nnewer\n", file)
    assert file.read_text(encoding="utf-8") == (
        "# Figures\n\n## One\n\nyoung\n\n## Two\n\nnewer\n\n## Strength of the bots\n\nstrong\n"
    )


def test_the_width_of_an_interval_is_told_beside_the_plain_one() -> None:
    line = luck.Result("verre", 3, 201, Interval(0.3, 0.2, 0.4), Interval(0.3, 0.25, 0.35), 0.4, 0.2, 0.0, 0.01).line()
    assert "| 30.0% (20.0% to 40.0%) | **30.0% (25.0% to 35.0%)** | 0.50 | 0.400 | 0.200 | 0.50 |" in line
