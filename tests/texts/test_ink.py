"""Inked lines: widths, wrapping, and what may not reach a terminal."""

from __future__ import annotations

import doctest

from perfidie.boards import ink
from perfidie.boards.ink import beside, cells, clean, cut, line, pad, plain, wrap


def test_the_examples_in_the_docstrings_hold() -> None:
    results = doctest.testmod(ink)
    assert results.attempted > 4
    assert results.failed == 0


def test_a_no_break_space_never_ends_a_line() -> None:
    text = "Bilan +15\u00a0: plus d’antidote\u202f!"
    for columns in range(10, 40):
        rows = [plain(row) for row in wrap(line(text), columns)]
        assert " ".join(rows) == text
        assert all(not row.startswith((":", "!")) for row in rows)


def test_wrapped_lines_keep_their_inks_and_their_width() -> None:
    rows = wrap(line("un ", ("deux trois", "good"), " quatre"), 9, indent=2)
    assert [plain(row) for row in rows] == ["un deux", "  trois", "  quatre"]
    assert {text for row in rows for text, name in row if name == "good"} == {"deux", "trois"}


def test_blocks_stand_side_by_side_whatever_their_height() -> None:
    rows = beside([[line("ab"), line("c")], [line("毒")]], gap="|")
    assert [plain(row) for row in rows] == ["ab|毒", "c |  "]


def test_a_text_is_cut_and_padded_by_what_one_sees() -> None:
    assert cut("毒毒毒", 5) == "毒毒…"
    assert cells(plain(pad(line("毒"), 5, centred=True))) == 5


def test_what_disturbs_a_terminal_is_taken_out() -> None:
    assert clean("a\x1b[31m\x07\u202e\nb") == "a�[31m���b"
    assert clean("«\u00a0é\u202f!») 毒") == "«\u00a0é\u202f!») 毒"
