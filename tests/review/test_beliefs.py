"""What a seat should believe: chances that add up, from the view alone, better than the deal's, all in words."""

from __future__ import annotations

from random import Random

import pytest

from perfidie import games
from perfidie.engine import Playthrough, encode
from perfidie.review.beliefs import Belief, beliefs, doubts_of, truth
from perfidie.review.words import answer_told, doubt_told
from perfidie.texts import LANGUAGES, Texts
from review.games import moments

HIDING = ["verre", "verona", "idus_martii", "mousquetaires"]


def seen(play: Playthrough) -> list[tuple[int | None, tuple[Belief, ...]]]:
    """What each seat, and somebody who has none, should believe at this moment."""
    game = play.game
    return [(seat, beliefs(game, play.view(seat), Random(5), 60)) for seat in (*range(play.setup.seats), None)]


@pytest.mark.parametrize("name", HIDING)
def test_the_chances_of_every_belief_add_up_and_the_truth_has_been_thought_of(name: str) -> None:
    found = missed = 0
    for play in moments(name):
        for seat, believed in seen(play):
            so = truth(play.game, play.view(seat), play.state)
            for each in believed:
                assert sum(chance for _, chance in each.chances) == pytest.approx(1)
                assert each.chances[0][1] == max(chance for _, chance in each.chances)
                found, missed = found + 1, missed + (each.chance(so[each.doubt]) == 0)
    assert found > 30
    assert missed < found / 10


@pytest.mark.parametrize("name", HIDING)
def test_what_is_in_doubt_follows_from_the_view_alone(name: str) -> None:
    """The same doubts in all worlds that the view allows; and the same beliefs of a view that went over the wire."""
    for play in moments(name, every=11):
        game = play.game
        for seat in (*range(play.setup.seats), None):
            view = play.view(seat)
            sent = game.read_view(encode(view))
            doubts = truth(game, view, play.state).keys()
            for number in range(6):
                assert truth(game, view, game.imagine(view, Random(number))).keys() == doubts
            assert beliefs(game, view, Random(1), 30) == beliefs(game, sent, Random(1), 30)


@pytest.mark.parametrize("name", HIDING)
def test_reading_the_others_choices_brings_one_closer_to_the_truth(name: str) -> None:
    """Brier's score over whole games, against the chances of the deal: the smaller, the closer."""
    read = dealt = 0.0
    for play in [play for seats in games.find(name).seats[1:4] for play in moments(name, seats, every=5)]:
        for seat in range(play.setup.seats):
            view = play.view(seat)
            so = truth(play.game, view, play.state)
            read += sum(_score(each, so[each.doubt]) for each in beliefs(play.game, view, Random(3), 120))
            plain = beliefs(play.game, view, Random(3), 120, weighted=False)
            dealt += sum(_score(each, so[each.doubt]) for each in plain)
    assert 0 < read < dealt


def _score(belief: Belief, so: str) -> float:
    missed = 1.0 if belief.chance(so) == 0 else 0.0
    return missed + sum((chance - (answer == so)) ** 2 for answer, chance in belief.chances)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HIDING)
def test_every_doubt_and_every_answer_has_its_words(name: str, lang: str) -> None:
    texts, told = Texts(lang, name, ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fox", "Gus", "Hal"]), set[str]()
    texts.faults = []
    for seats in games.find(name).seats:
        for play in moments(name, seats):
            for _, believed in seen(play):
                for each in believed:
                    told.add(doubt_told(texts, each.doubt))
                    told |= {answer_told(texts, each.doubt, answer) for answer, _ in each.chances}
    assert len(told) > 4
    assert not texts.faults
    assert not [text for text in told if "{" in text or "_" in text or "doubt-" in text]


def test_where_nothing_is_hidden_but_what_chance_will_do_there_is_no_doubt() -> None:
    for play in moments("charlatans"):
        assert not beliefs(play.game, play.view(0), Random(1), 20)
    assert not doubts_of(games.find("charlatans")).answers(play.view(0), play.state)
