"""Where instinct takes a quick way, it comes to what the plain way says: the same choice, after the same draws."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from games.playing import AnyGame, every_game, mixtures, moments
from perfidie import games
from perfidie.bots.budget import Budget
from perfidie.bots.levels import instinct_of
from perfidie.bots.search import Search
from perfidie.engine import View
from perfidie.games.mousquetaires.bot.musketeers.reflexes import start_worths
from perfidie.games.mousquetaires.bot.musketeers.tasks import tasks_at, top
from perfidie.games.mousquetaires.bot.quick_worth import prices
from perfidie.games.mousquetaires.rules.box import STARTS
from perfidie.games.mousquetaires.rules.steps.preparation import ChooseStart
from perfidie.games.verona.bot.feeling import AT_COUNCIL, IN_EXILE, scale_of
from perfidie.games.verona.bot.quick import QUICK
from perfidie.games.verona.bot.reflexes import SCORES, WAVER, offered
from perfidie.games.verona.rules.box import bits
from perfidie.games.verona.rules.scoring import met
from perfidie.games.verre.bot.odds import glance, pour_worths, roles_of
from perfidie.games.verre.bot.reflexes import NOISE, reflex, sight

MOUSQUETAIRES, VERONA, VERRE = (games.find(name) for name in ("mousquetaires", "verona", "verre"))


def met_by_instinct(game: AnyGame, seats: int, seed: int, rounds: int = 2) -> Iterator[Any]:
    """Tables at a decision, in games with any options that are played by instinct."""
    instinct, rng = instinct_of(game), Random(seed)
    for options in islice(mixtures(game, seats, rng), rounds):
        s: Any = game.new(game.setup(seats, options))
        for _ in range(200):
            if not s.agenda:
                break
            if s.actor >= 0:
                yield s
            s.apply_legal(s.sample(rng) if s.actor < 0 else instinct.move(s, rng))


def of_the_plain_scores(s: Any, rng: Random) -> Any:
    """All choices that come to mind, listed and scored one by one; the best, give or take a little."""
    name, seat = type(s.agenda[-1]).__name__, s.agenda[-1].seat
    choices = offered(s, seat, rng)
    scores = [score + WAVER[name] * rng.random() for score in SCORES[name](s, seat, choices)]
    return choices[scores.index(max(scores))]


@pytest.mark.parametrize("seats", VERONA.seats)
def test_at_verona_a_quick_choice_is_the_one_that_the_scores_name(seats: int) -> None:
    instinct, met_steps = instinct_of(VERONA), set()
    for number, s in enumerate(met_by_instinct(VERONA, seats, seats, 6)):
        quick, plain = Random(number), Random(number)
        assert instinct.move(s, quick) is of_the_plain_scores(s, plain)
        assert quick.random() == plain.random()
        met_steps.add(type(s.agenda[-1]))
    assert met_steps >= {step for step in QUICK if seats > 2 or step.__name__ != "DraftCard"}


@pytest.mark.parametrize("seats", VERONA.seats)
def test_at_verona_moves_that_are_felt_together_come_to_what_each_comes_to_alone(seats: int) -> None:
    compared = 0
    for s in met_by_instinct(VERONA, seats, seats, 6):
        if type(s.agenda[-1]).__name__ in ("Banish", "Recall"):
            seat, legal = s.agenda[-1].seat, s.legal()
            scores = SCORES["Banish"]
            assert scores(s, seat, legal) == [scores(s, seat, [action])[0] for action in legal]
            compared += 1
    assert compared


@pytest.mark.parametrize("seats", VERONA.seats)
def test_at_verona_with_no_card_to_come_a_wish_is_as_likely_as_the_rulebook_says(seats: int) -> None:
    for s in met_by_instinct(VERONA, seats, seats, 3):
        council, exile = bits(s.council), bits(s.exile)
        row = scale_of(s.setup).chances(council, exile, 0)
        granted = met(s.setup, council, exile)
        for card in (*s.council, *s.exile):
            place = AT_COUNCIL[card] if card in s.council else IN_EXILE[card]
            assert place < 0 or row[place] == (card in granted)


@pytest.mark.parametrize("seats", VERRE.seats)
def test_at_the_glass_a_pour_is_the_best_of_all_that_the_hand_offers(seats: int) -> None:
    compared = 0
    for number, s in enumerate(met_by_instinct(VERRE, seats, seats, 4)):
        if type(s.agenda[-1]).__name__ != "PourCard":
            continue
        role, hand, plain = roles_of(s.setup)[s.wesley][s.actor], s.hands[s.actor], Random(number)
        cards = (hand[0], hand[-1]) if len(hand) > 1 else hand
        worths = pour_worths(role, sight(s, role), s.glasses, cards)
        best = max([(worth + NOISE * plain.random(), card, glass) for worth, card, glass in worths])
        quick = Random(number)
        poured: Any = reflex(s, quick)
        assert (poured.card, poured.glass) == best[1:]
        assert quick.random() == plain.random()
        compared += 1
    assert compared


def test_at_the_glass_who_knows_all_cards_sees_every_balance() -> None:
    for s in met_by_instinct(VERRE, 3, 1):
        if s.faces and not s.setup.by_count:
            role = roles_of(s.setup)[s.wesley][s.actor]
            seen = glance(role, s.glasses, s.faces, -1, tuple(card for hand in s.hands for card in hand))
            assert seen.means == [sum(s.faces[number] for number in row) for row in s.glasses]
            assert max(seen.variances) < 1e-9


@every_game
def test_how_plausible_a_world_is_does_not_depend_on_the_worlds_met_before(game: AnyGame) -> None:
    experienced = instinct_of(game)
    for table, rng in islice(moments(game, game.seats[-1], 6, 0.2), 25):
        for seat in table.state.waiting:
            view: View[Any] = table.view(seat)
            worlds = [game.imagine(view, rng) for _ in range(4)]
            weights = [experienced.likelihood(view, world) for world in worlds]
            assert weights == [instinct_of(game).likelihood(view, world) for world in worlds]


@every_game
def test_the_same_seed_gives_the_same_thought_however_much_was_thought_before(game: AnyGame) -> None:
    experienced = Search(game, Budget(iterations=12), instinct_of(game))
    for table, _ in islice(moments(game, game.seats[0], 8, 0.2), 8):
        for seat in table.state.waiting:
            view, legal = table.view(seat), table.legal(seat)
            fresh = Search(game, Budget(iterations=12), instinct_of(game))
            assert experienced.think(view, legal, Random(3)) == fresh.think(view, legal, Random(3))


@pytest.mark.parametrize("seats", MOUSQUETAIRES.seats)
def test_at_the_musketeers_a_start_is_worth_what_the_best_two_tasks_there_come_to(seats: int) -> None:
    compared = 0
    for s in met_by_instinct(MOUSQUETAIRES, seats, seats, 4):
        if isinstance(s.agenda[-1], ChooseStart):
            hero, p, ready = s.agenda[-1].hero, prices(s), s.clone()
            ready.actions = 2
            plain = {place: top(tasks_at(ready, hero, place, p), 2)[0] for place in STARTS}
            assert start_worths(s, hero) == plain
            compared += any(plain.values())
    assert compared
