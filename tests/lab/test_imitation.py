"""An imitation does what was done, also in what it has not been shown."""

from __future__ import annotations

from itertools import product

import jax.numpy as jnp
import numpy as np
import pytest

from lab.kuhn import Kuhn, Table
from perfidie.engine import Refusal
from perfidie.lab.train.config import Network
from perfidie.lab.train.imitate import Rows, as_the_seat_counts, imitated
from perfidie.lab.train.rollout import Ground

GAME = Kuhn()
TURNED = jnp.array([[0, 1], [1, 0]])
"""As if the second seat counted the two actions the other way round."""
GROUND = Ground(GAME, jnp.ones(GAME.width), TURNED)


def careful(times: int) -> Rows:
    """Somebody who bets with the highest card and passes with all others, on both seats."""
    rows = []
    for card, path in product(range(3), (1, 2, 3, 5)):
        seat = 0 if path in (1, 5) else 1
        seen = np.asarray(GAME.glance(Table(jnp.array([card, card]), jnp.int32(path)), seat))
        rows.append((seen, (True, True), int(card == 2), seat, card / 2))
    return Rows(*(np.array(column) for column in zip(*(rows * times), strict=True)))


def test_an_imitation_does_what_was_done() -> None:
    found = imitated(GROUND, careful(40), Network(32, 2), steps=1200, size=128)
    assert found.alike == 1.0


def test_numbers_are_turned_to_those_that_the_seat_counts_by() -> None:
    turned = as_the_seat_counts(GROUND, careful(1))
    assert [int(each) for each in turned.action[:4]] == [0, 1, 1, 0]


def test_too_little_to_learn_from_is_refused() -> None:
    with pytest.raises(Refusal, match="training-too-few-rows"):
        imitated(GROUND, careful(1), Network(16, 2))
