"""Advice: what is suggested to somebody who has to decide, how sure it is, and the one sentence why."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from bots.test_worker import Pipe, asked
from perfidie import games
from perfidie.bots import advice
from perfidie.bots.advice import Suggestion, Why, advise, best_of, said, wins_by_side
from perfidie.bots.budget import Budget
from perfidie.bots.search import Estimate
from perfidie.bots.uniform import Uniform
from perfidie.bots.worker import Question
from perfidie.engine import Game, Playthrough, View
from perfidie.engine.instinct import Instinct, Sign
from perfidie.games import find
from perfidie.texts import LANGUAGES, Texts

VERRE = find("verre")
SHORT = Budget(iterations=10)


def question(game: Game[Any, Any], number: int = 5) -> tuple[View[Any], Question]:
    put = asked(game, "master", number)
    return game.read_view(put.view), put


def estimate(words: str, visits: int, mean: float, error: float, **signs: float) -> Estimate:
    return Estimate(tuple(words.split()), visits, mean, error, signs)


# Which choices


@pytest.mark.parametrize("game", games.names())
def test_every_game_gives_a_few_legal_choices_the_best_first_each_with_its_chance_and_a_whole_sentence(
    game: str,
) -> None:
    found = find(game)
    view, put = question(found)
    suggestions = advise(found, view, put.legal, Random(1), SHORT)
    assert 1 <= len(suggestions) <= 3
    assert {each.words for each in suggestions} <= {*put.legal}
    chances = [each.chance for each in suggestions]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for each, lang in product(suggestions, LANGUAGES):
        told = said(Texts(lang, game), each, wins_by_side(found, view))
        assert told.least <= told.percent <= told.most
        for sentence in (told.chance, told.why):
            assert not re.search(r"[{}$]|advice-|\bNone\b", sentence), sentence
        assert told.why.endswith(".")


def test_the_same_view_and_seed_give_the_same_advice() -> None:
    view, put = question(VERRE)
    assert advise(VERRE, view, put.legal, Random(3), SHORT) == advise(VERRE, view, put.legal, Random(3), SHORT)


def test_what_is_clearly_worse_or_was_hardly_looked_at_is_left_out() -> None:
    best, close = estimate("spy A", 400, 0.60, 0.01), estimate("spy B", 300, 0.58, 0.01)
    worse, lucky = estimate("spy C", 200, 0.50, 0.01), estimate("spy D", 3, 0.99, 0.0)
    assert best_of([best, close, worse, lucky]) == [best, close]
    assert best_of([close, best]) == [best, close]
    assert len(best_of([estimate(f"spy {glass}", 50, 0.5, 0.1) for glass in "ABCDE"])) == 3


def test_one_choice_is_never_advised_alone_where_there_are_two() -> None:
    best, worse = estimate("spy A", 400, 0.9, 0.01), estimate("spy C", 200, 0.2, 0.01)
    assert best_of([best, worse, estimate("spy D", 0, 0.0, 0.0)]) == [best, worse]
    assert best_of([best]) == [best]


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "hardly a chance"),
        (0.47, "one chance in two"),
        (0.31, "one chance in three"),
        (0.97, "nearly every chance"),
    ],
)
def test_a_chance_is_told_as_people_speak_of_it(chance: float, words: str) -> None:
    suggestion = Suggestion(("spy", "A"), chance, 0.01, Why("advice-even"))
    assert said(Texts("en", "verre"), suggestion, side=False).chance == f"{words} of winning"


# Why


class Told(Instinct):
    """Looks at three things, one of which is worth much."""

    arguments: ClassVar[Mapping[str, Sign]] = {"hearts": Sign(0.1), "even": Sign(5.0), "sure": Sign(0.01, percent=True)}


def why_of(monkeypatch: pytest.MonkeyPatch, *estimates: Estimate) -> list[Why]:
    """The reasons given when a search has found this."""
    monkeypatch.setattr(advice, "instinct_of", Told)
    monkeypatch.setattr(advice, "rules_of_thumb", lambda _: Uniform())
    monkeypatch.setattr(advice.Search, "think", lambda *_, **__: list(estimates))
    view, _ = question(VERRE)
    legal = [each.words for each in estimates]
    return [each.why for each in advise(VERRE, view, legal, Random(1), SHORT)]


def test_the_sign_that_speaks_most_for_a_choice_is_named_with_what_it_is_here_and_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = estimate("spy A", 100, 0.6, 0.1, hearts=3.0, even=1.0, sure=0.9)
    others = (
        estimate("spy B", 60, 0.5, 0.1, hearts=1.0, even=1.0, sure=0.2),
        estimate("spy C", 40, 0.5, 0.1, hearts=2.0, even=1.0, sure=0.2),
    )
    best, *lesser = why_of(monkeypatch, first, *others)
    assert (best.sign, best.here) == ("hearts", 3.0)
    assert best.other == pytest.approx(1.4)
    assert [each.sign for each in lesser] == ["", ""], "nothing is better there than elsewhere"
    assert [each.general for each in lesser] == ["advice-behind", "advice-behind"]


def test_a_difference_that_cannot_be_seen_in_the_figures_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    found = why_of(
        monkeypatch, estimate("spy A", 90, 0.52, 0.005, even=1.01), estimate("spy B", 80, 0.51, 0.005, even=1.0)
    )
    assert [(each.general, each.points, each.sign) for each in found] == [
        ("advice-better", 1, ""),
        ("advice-behind", 1, ""),
    ]


class Outspoken(Texts):
    """Has a sentence for one sign more: its two figures, as they are spelt."""

    def has(self, message: str) -> bool:
        return message == "advice-verre-x" or super().has(message)

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        if message == "advice-verre-x" and facts:
            return " / ".join(str(self.spell(name, value)) for name, value in facts.items())
        return super().say(message, facts)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [("fr", ["2,0 / 1,5", "60\u202f% / moins de 1\u202f%"]), ("en", ["2.0 / 1.5", "60% / less than 1%"])],
)
def test_figures_are_written_as_each_language_writes_them(lang: str, sentences: list[str]) -> None:
    reasons = (Why("", 0, "x", 2.04, 1.46), Why("", 0, "x", 0.602, 0.001, percent=True))
    suggestions = [Suggestion(("spy", "A"), 0.5, 0.01, why) for why in reasons]
    assert [said(Outspoken(lang, "verre"), each, side=False).why for each in suggestions] == sentences


def test_a_sign_without_a_sentence_gives_way_to_a_general_one() -> None:
    suggestion = Suggestion(("spy", "A"), 0.5, 0.01, Why("advice-better", 4, "no_such_sign", 2.0, 1.0))
    assert said(Texts("en", "verre"), suggestion, side=False).why == "It wins more often: 4 points more than the rest."


def test_who_wins_with_a_side_is_told_the_chance_of_that_side() -> None:
    game = find("mousquetaires")
    play = Playthrough(game, game.setup(4))
    suggestion = Suggestion(("end",), 0.621, 0.01, Why("advice-even"))
    alone, together = (
        said(Texts("en", game.id), suggestion, wins_by_side(game, play.view(seat))).chance
        for seat in (play.setup.milady, play.setup.riders[0])  # type: ignore[attr-defined]
    )
    assert (alone, together) == ("three chances in five of winning", "three chances in five for your side")


# In a process of its own


def test_a_process_that_is_given_a_view_s_bytes_alone_gives_advice() -> None:
    put = msgspec.structs.replace(asked(VERRE, "master", 5), advice=True, factor=0.02)
    worker = Pipe()
    answer = worker.ask(put)
    assert worker.end() == 0
    assert answer.error == ""
    assert answer.words == ()
    assert 1 <= len(answer.suggestions) <= 3
    assert {each.words for each in answer.suggestions} <= {*put.legal}
