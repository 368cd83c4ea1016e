"""Ratings: players of known strength are found again, and what is predicted of them comes true as often as said."""

from __future__ import annotations

from random import Random

from perfidie.ratings import Rating, chances, rated

PLAYERS, GAMES, BETA = 30, 1500, 25 / 6


def season(seed: int) -> tuple[list[float], list[Rating], list[tuple[float, bool]]]:
    """Players of known strength at tables of three or four: their strengths, their ratings, and predictions."""
    rng = Random(seed)
    strengths = [rng.gauss(25, 6) for _ in range(PLAYERS)]
    beliefs = [Rating()] * PLAYERS
    predicted: list[tuple[float, bool]] = []
    for number in range(GAMES):
        table = rng.sample(range(PLAYERS), 3 + number % 2)
        shown = [rng.gauss(strengths[player], BETA) for player in table]
        best = max(shown)
        if number >= GAMES // 2:
            guesses = chances([beliefs[player] for player in table])
            predicted += [(guess, each == best) for guess, each in zip(guesses, shown, strict=True)]
        after = rated([beliefs[player] for player in table], [float(each == best) for each in shown])
        for player, belief in zip(table, after, strict=True):
            beliefs[player] = belief
    return strengths, beliefs, predicted


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0] * len(values)
    for rank, place in enumerate(order):
        found[place] = rank
    return found


def correlation(one: list[float], other: list[float]) -> float:
    """Spearman's, of values that are all different."""
    apart = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def test_players_of_known_strength_are_found_in_their_order() -> None:
    strengths, beliefs, _ = season(1)
    assert correlation(strengths, [each.mu for each in beliefs]) >= 0.9


def test_what_is_predicted_comes_true_about_as_often_as_was_said() -> None:
    predicted = [each for seed in (1, 2) for each in season(seed)[2]]
    for low, high in ((0.0, 0.2), (0.2, 0.35), (0.35, 0.5), (0.5, 1.0)):
        inside = [each for each in predicted if low <= each[0] < high]
        said = sum(guess for guess, _ in inside) / len(inside)
        came = sum(won for _, won in inside) / len(inside)
        assert abs(said - came) < 0.12, (low, high, said, came, len(inside))


def test_a_season_later_less_is_sure_and_never_less_than_nothing() -> None:
    known = Rating(30.0, 2.0)
    assert known.widened().mu == known.mu
    assert known.sigma < known.widened().sigma < Rating().sigma
    assert Rating().widened() == Rating()
