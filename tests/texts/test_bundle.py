"""Files of texts are read a message at a time: what is never said is never read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import perfidie
from perfidie import texts
from perfidie.texts import Texts, bundle
from perfidie.texts.bundle import Bundle, entries

FILES = sorted(Path(perfidie.__file__).parent.rglob("texts/*.ftl"))


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Each entry that is read, as it stands in its file; at first none is."""
    found: list[str] = []

    class Reader(FluentParser):  # type: ignore[misc]
        def parse_entry(self, source: str) -> ast.EntryType:
            found.append(source)
            return super().parse_entry(source)

    monkeypatch.setattr(bundle, "_parser", Reader(with_spans=False))
    forget()
    yield found
    forget()


def forget() -> None:
    texts._bundle.cache_clear()
    entries.cache_clear()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_cut_into_its_entries_a_file_says_what_it_says_as_a_whole(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    whole = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            whole["-" * isinstance(entry, ast.Term) + entry.id.name] = entry
    found = entries(source)
    assert list(found) == list(whole)
    assert all(found[name].read().equals(entry, ignored_fields=["comment"]) for name, entry in whole.items())


def test_of_a_game_only_what_is_said_is_read(read: list[str]) -> None:
    said = Texts("fr", "verre")
    assert not read
    title = said.say("game-title")
    assert len(read) == 1
    assert title in read[0]
    assert said.say("game-title") == title
    assert len(read) == 1, "and that once"


def test_what_all_games_have_in_common_is_read_once_for_all(read: list[str]) -> None:
    once = Texts("fr", "verre").say("word-true")
    assert len(read) == 1
    assert Texts("fr", "verona").say("word-true") == once
    assert len(read) == 1


def test_a_message_that_is_no_fluent_shows_its_id_and_takes_no_other_with_it() -> None:
    made = Bundle("en", ["good = Good.\nodd = { $\nbetter = { good } Better.\n# a remark\nbest = { -none } { odd }\n"])
    assert made.ids == ["good", "odd", "better", "best"]
    assert [each for each in made.ids if made.has_message(each)] == ["good", "better", "best"]
    assert made.format_pattern(made.get_message("better").value) == ("Good. Better.", [])
    said, faults = made.format_pattern(made.get_message("best").value)
    assert (said, len(faults)) == ("{-none} {odd}", 2)


def test_a_sentence_without_a_blank_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    said = Texts("fr", "verre")
    title, seat = said.say("game-title"), said.say("seat-number", {"number": 3})
    put_together: list[object] = []
    usual = Bundle.format_pattern

    def noted(self: Bundle, pattern: object, facts: object = None) -> object:
        put_together.append(pattern)
        return usual(self, pattern, facts)

    monkeypatch.setattr(Bundle, "format_pattern", noted)
    assert Texts("fr", "verre", ("Anne",)).say("game-title") == title
    assert not put_together
    assert said.say("seat-number", {"number": 4}) != seat
    assert len(put_together) == 1, "one with a blank says what it is given"
