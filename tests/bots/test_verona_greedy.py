"""The sensible player of the Council of Verona: it beats chance by far, and does nothing a person would laugh at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from bots.matches import match, share_of_wins
from ends import ends
from games.playing import Words, after, moves
from perfidie import bots
from perfidie.engine import Playthrough, View
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import BOX, CARD, FACE, KIND, MODIFIER, ZONE, for_seats
from perfidie.games.verona.rules.scoring import met, points
from perfidie.games.verona.sight.view import Sight

GREEDY = bots.find("greedy", GAME)
LOW, HIGH = map(str, for_seats(BOX.reduced_table, 2).influence)
"""The tokens of the small deck for two."""


class Choice(NamedTuple):
    """A decision of the sensible player: what it saw, what it could do, what it did."""

    view: View[Sight]
    legal: Sequence[Words]
    words: Words


class Witness:
    """Plays as the sensible player does, and keeps every choice."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def choose(self, view: View[Any], legal: Sequence[Words], rng: Random) -> Words:
        words = GREEDY.choose(view, legal, rng)
        self.choices.append(Choice(view, legal, words))
        return words


def choices_in(preset: str, seed: int, seats: int = 4, rounds: int = 2) -> list[Choice]:
    """What the sensible player chose at a table of its like."""
    witness = Witness()
    match(GAME, [witness] * seats, Random(seed), preset, rounds=rounds)
    return witness.choices


every_table = pytest.mark.parametrize("preset", ["standard", "poison"])


@every_table
@pytest.mark.parametrize("seats", ends(GAME.seats))
def test_among_random_players_it_wins_nearly_every_match(seats: int, preset: str) -> None:
    assert share_of_wins(GAME, seats, 6, preset) > 0.7


@pytest.mark.soak
@every_table
@pytest.mark.parametrize("seats", GAME.seats)
def test_among_random_players_it_wins_at_least_85_matches_in_a_hundred(seats: int, preset: str) -> None:
    assert share_of_wins(GAME, seats, 200, preset) >= 0.85


@every_table
def test_no_bet_is_made_that_can_only_cost_points(preset: str) -> None:
    bets = [choice.words for choice in choices_in(preset, 1) if choice.words[0] == "token"]
    assert bets
    for _, kind, card, number in bets:
        if kind not in BOX.poison["tokens"]:
            assert FACE[KIND[kind]] + MODIFIER[ZONE[CARD[card], int(number)]] > 0


def test_nobody_poisons_the_character_on_whom_their_own_best_token_lies() -> None:
    vials = [each for seed in range(3) for each in choices_in("poison", seed) if each.words[:2] == ("token", "poison")]
    assert vials
    for view, _, words in vials:
        own = {(token.card, token.kind) for token in view.table.tokens if token.owner == view.seat}
        assert (words[2], str(max(FACE))) not in own


def test_in_the_last_lap_it_takes_the_most_points_there_are() -> None:
    last = [each for seed in range(4) for each in choices_in("standard", seed) if each.view.step == "PlaceLastToken"]
    assert last
    for view, legal, words in last:
        assert worth(view, words) == max(worth(view, each) for each in legal)


def worth(view: View[Sight], words: Words) -> int:
    """What this last token brings: without Poison nothing can change any more."""
    if words[0] != "token":
        return 0
    rules: Any = GAME.setup(view.seats, view.options)
    council, exile = (sum(1 << CARD[card] for card in place) for place in (view.table.council, view.table.exile))
    card = CARD[words[2]]
    zone = ZONE[card, int(words[3])]
    return points(rules, KIND[words[1]], zone) if card in met(rules, council, exile) else 0


@every_table
def test_movers_are_kept_while_there_is_something_else_to_play(preset: str) -> None:
    plays = [choice for choice in choices_in(preset, 2) if choice.words[0] == "play"]
    for view, _, words in plays:
        if BOX.card[CARD[words[1]]].power in ("banish", "recall"):
            assert {BOX.card[CARD[card]].power for card in view.table.hand} <= {"banish", "recall"}


# Scripted: the reduced table for two, one round, seat 0 begins


def scripted(script: str, preset: str = "reduced") -> Playthrough:
    """Capulet and Mercutio in the first hand, Montague and Benvolio in the second; then these moves."""
    deal = [("deal", card) for card in ("lady_capulet", "capulet", "montague")]
    table = after(GAME, 2, deal, **GAME.setup(2, preset=preset).options)
    return moves(table, "0 keep capulet; 1 keep benvolio", script)


UNTIL_THE_LAST_CARD = (
    f"0 play capulet council; 0 skip_token; 1 play montague council; 1 token {HIGH} montague 1; "
    "0 play mercutio council; 0 skip_token"
)


def test_the_last_mover_makes_its_own_bet_come_true() -> None:
    table = scripted(f"{UNTIL_THE_LAST_CARD}; 1 play benvolio exile")
    assert {bots.ask(GREEDY, table, 1, Random(seed)) for seed in range(5)} == {("move", "capulet")}


def test_the_last_mover_lets_a_bet_be_that_has_come_true() -> None:
    table = scripted(f"{UNTIL_THE_LAST_CARD}; 1 play benvolio council")
    for seed in range(5):
        assert bots.ask(GREEDY, table, 1, Random(seed)) not in (("move", "montague"), ("move", "benvolio"))


def test_a_0_is_no_bet_where_the_zone_takes_points_away() -> None:
    table = scripted(f"{UNTIL_THE_LAST_CARD}; 1 play benvolio exile; 1 move capulet")
    assert ("token", LOW, "montague", "3") in table.legal(1)
    for seed in range(5):
        assert bots.ask(GREEDY, table, 1, Random(seed)) != ("token", LOW, "montague", "3")


def test_the_player_who_comes_last_bets_on_what_has_come_true() -> None:
    table = scripted(f"{UNTIL_THE_LAST_CARD}; 1 play benvolio exile; 1 move capulet; 1 skip_token")
    assert {bots.ask(GREEDY, table, 0, Random(seed)) for seed in range(5)} == {("token", HIGH, "montague", "2")}
