"""Reviews: planted mistakes are found, good play is called so, lies are known, and the same seed says the same."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.test_command_line import perfidie
from perfidie import bots, games
from perfidie.bots.budget import Budget
from perfidie.bots.legend import guide_at
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import Search
from perfidie.engine import Game, Playthrough, Record, Refusal
from perfidie.puzzles.weighing import weigh
from perfidie.review.decisions import BEST, MISTAKE, Decision, Open, Thought, decisions_of, judged
from perfidie.review.lies import lies_of
from perfidie.review.report import Review, review
from review.games import played

QUICK = Thought(iterations=200, pairs=(100, 400), ends=(100,), worlds=30)
HASTY = Thought(iterations=60, pairs=(30, 120), ends=(30,), worlds=10)
"""For what must hold however little a review thinks."""
GAMES = ["verre", "verona", "idus_martii", "charlatans", "mousquetaires"]
LARGE = {"verre": 0.15, "verona": 0.2}
"""A mistake that nobody should overlook, in shares of the win; where one choice seldom decides that much, less."""
SOME, MANY, FEW = 4, 40, 8
"""How many mistakes are planted, and among how many choices at most: all of them are weighed alike."""


def planted(game: Game[Any, Any], seats: int, seed: int) -> Open | None:
    """A decision of a bots' game at which somebody now makes the worst choice there is; none where it costs little."""
    found = [each for each in decisions_of(game, played(game.id, seats, seed))]
    rng = Random(f"planted {seed}")
    for each in rng.sample(found, min(12, len(found))):
        if len(each.legal) > FEW:
            continue
        known = weigh(game, each.view, each.legal, 60, rng)
        best, worst = max(known, key=lambda one: one.mean), min(known, key=lambda one: one.mean)
        if best.mean - worst.mean > LARGE.get(game.id, 0.25) + 2 * (best.error + worst.error):
            return Open(each.entry, each.seat, each.view, each.legal, worst.words, each.so)
    return None


def found_again(name: str, wanted: int, *, quick: bool = False) -> list[Decision]:
    """What a review says of so many planted mistakes."""
    game, found, seed = games.find(name), list[Decision](), 0
    while len(found) < wanted and seed < 20 * wanted:
        seed += 1
        each = planted(game, game.seats[seed % 2 if quick else seed % len(game.seats)], seed)
        if each is not None:
            found.append(judged(game, each, Random(seed), Thought(iterations=150 if quick else 800, worlds=1)))
    return found


def test_a_planted_mistake_is_found() -> None:
    found = found_again("idus_martii", SOME, quick=True)
    assert len(found) == SOME
    assert [each.verdict for each in found] == [MISTAKE] * SOME
    for each in found:
        assert each.best != each.chosen
        assert each.given > 3 * each.error > 0


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_of_many_planted_mistakes_nineteen_in_twenty_are_found() -> None:
    """Over all games; in none of them fewer than nine in ten."""
    said = {name: [each.verdict == MISTAKE for each in found_again(name, MANY)] for name in GAMES}
    print({name: f"{sum(each)} of {len(each)}" for name, each in said.items()})
    assert all(len(each) >= MANY // 4 and sum(each) >= 0.9 * len(each) for each in said.values())
    assert sum(map(sum, said.values())) >= 0.95 * sum(map(len, said.values()))


@pytest.mark.parametrize("name", ["verre", "charlatans"])
def test_whoever_chooses_what_search_finds_best_is_hardly_ever_blamed(name: str) -> None:
    game = games.find(name)
    blamed = looked = 0
    for each in list(decisions_of(game, played(name, game.seats[0], seed=5)))[::3]:
        rng = Random(each.entry)
        guide = guide_at(game, each.view) or instinct_of(game)
        best = Search(game, Budget(iterations=1000), guide).think(each.view, each.legal, rng)[0].words
        again = Open(each.entry, each.seat, each.view, each.legal, best, each.so)
        looked, blamed = looked + 1, blamed + (judged(game, again, rng, QUICK).verdict == MISTAKE)
    assert looked > 6
    assert blamed <= looked / 20


def test_one_is_judged_by_what_one_could_know_not_by_what_was_so() -> None:
    """The same view in two worlds gives the same judgement, but for what was so."""
    game = games.find("verre")
    for each in list(decisions_of(game, played("verre", 3)))[5:9]:
        other = Open(each.entry, each.seat, each.view, each.legal, each.chosen, dict.fromkeys(each.so, "elsewise"))
        one, two = (judged(game, which, Random(1), QUICK) for which in (each, other))
        assert (one.verdict, one.given, one.choices, one.beliefs) == (two.verdict, two.given, two.choices, two.beliefs)
        assert one.so != two.so or not one.so


def told(seed: int, *heard: Callable[[float], None]) -> Review:
    return review(games.find("verre"), played("verre", 2), seed, HASTY, *heard)


def test_the_same_seed_says_the_same_and_every_decision_and_moment_is_there() -> None:
    record, steps = played("verre", 2), list[float]()
    one = told(7, steps.append)
    assert one == told(7)
    assert one != told(8)
    assert steps == sorted(steps)
    assert steps[-1] == pytest.approx(1)
    moves = [entry for entry in record.entries if entry.seat >= 0 and not entry.said]
    assert len(one.line) == len(moves) + 1 == len(one.movers) + 1
    assert [record.entries[each.entry].words for each in one.decisions] == [each.chosen for each in one.decisions]
    assert all(sum(each.shares) == pytest.approx(1) for each in one.line)
    play = Playthrough(games.find("verre"), games.find("verre").setup(2, record.options))
    for entry in record.entries:
        play.follow(entry)
    assert one.line[-1].shares == pytest.approx(games.find("verre").rules.shares(play.view(0).outcome))
    for seat in (0, 1):
        worst = [one.decisions[number] for number in one.instructive(seat)]
        assert all(each.seat == seat and each.verdict == MISTAKE for each in worst)
        assert [each.given for each in worst] == sorted([each.given for each in worst], reverse=True)
    assert {each.verdict for each in one.decisions} >= {BEST}


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    whole = played("verre", 2)
    half = Record(whole.format, whole.game, whole.rules, whole.seats, whole.options, whole.entries[:30])
    with pytest.raises(Refusal) as refused:
        review(games.find("verre"), half, 1, QUICK)
    assert refused.value.code in ("review-not-over", "luck-not-over")


def test_every_lie_of_senators_is_known_with_what_was_so_and_who_believed_it() -> None:
    game = games.find("idus_martii")
    lies = [lie for seed in range(1, 5) for lie in lies_of(game, played("idus_martii", 6, seed, "novice"))]
    assert len(lies) > 3
    assert {lie.so[0] for lie in lies} <= {"side", "hand", "vote", "unseen"}
    for lie in lies:
        if lie.words[0] == "faction":
            assert lie.words[1] not in lie.so
            assert {each.seat for each in lie.heard} == set(range(6)) - {lie.seat}
            assert all(0 <= each.before <= 1 and 0 <= each.after <= 1 for each in lie.heard)
    side = [lie for lie in lies if lie.words[0] == "faction"]
    assert any(each.after > each.before for lie in side for each in lie.heard)


def test_the_command_reviews_a_kept_game_in_both_languages_and_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played("verre", 2, 3, "novice", max_rounds=1).to_json())
    french = perfidie("review", str(file), "--lang", "fr", "--seat", "0")
    assert french.returncode == 0, french.stderr
    assert "Le hasard" in french.stdout
    english = perfidie("review", str(file), "--lang", "en", "--seat", "0")
    assert "Chance" in english.stdout
    assert re.findall(r"\d+", english.stdout) == re.findall(r"\d+", french.stdout)
    whole = json.loads(perfidie("review", str(file), "--json").stdout)
    assert (whole["game"], whole["seats"]) == ("verre", 2)


def test_the_command_says_what_it_cannot_review(tmp_path: Path) -> None:
    game = games.find("verre")
    play, rng = Playthrough(game, game.setup(2)), Random(1)
    play.chance(rng)
    play.move(play.state.waiting[0], bots.ask(bots.find("greedy", game), play, play.state.waiting[0], rng))
    file = tmp_path / "half.json"
    file.write_bytes(play.record().to_json())
    half = perfidie("review", str(file), "--lang", "fr")
    assert half.returncode
    assert "pas finie" in half.stderr
    assert perfidie("review", str(tmp_path / "none.json")).returncode
    file.write_bytes(played("verre", 2).to_json())
    for seat in ("9", "9" * 5000, "-1"):
        nobody = perfidie("review", str(file), "--lang", "en", "--seat", seat)
        assert (nobody.returncode, "Traceback" in nobody.stderr) == (2, False), nobody.stderr
    assert perfidie("review", str(file), "--seed", "many").returncode
