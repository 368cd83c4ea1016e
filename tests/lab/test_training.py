"""A training finds what is right where that is known, can be run again, and refuses what it cannot do."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from lab.kuhn import Kuhn, Table
from perfidie import games
from perfidie.engine import Refusal
from perfidie.lab.train import config as about_configs
from perfidie.lab.train.config import Company, Lesson, Network, Training, read
from perfidie.lab.train.curves import draw
from perfidie.lab.train.networks import Tree, preferences
from perfidie.lab.train.rollout import Ground
from perfidie.lab.train.run import Log, School

GAME = Kuhn()
GROUND = Ground(GAME, jnp.ones(GAME.width), jnp.tile(jnp.arange(2), (2, 1)))
TRAINING = Training(
    game="kuhn",
    seats=2,
    decisions=2.5e5,
    policy=Network(32, 2),
    judge=Network(32, 2),
    lesson=Lesson(tables=256, steps=16, pieces=4, rate=2e-3, rate_end=2e-4, entropy=0.3, entropy_end=0.02),
    company=(Company(),),
)
CHOICES = ((1, 5), (2, 3))
"""By seat: the paths at which it decides."""


def bets(policy: Tree) -> dict[tuple[int, int], float]:
    """By card and path: how likely the network bets."""
    found = {}
    for card, path in product(range(3), (1, 2, 3, 5)):
        seat = 0 if path in CHOICES[0] else 1
        seen = GAME.glance(Table(jnp.array([card, card]), jnp.int32(path)), seat)
        liked, _ = preferences(policy, GROUND.read(seen)[None], jnp.ones((1, 2), bool))
        found[card, path] = float(jax.nn.softmax(liked)[0, 1])
    return found


def coins(mine: int, others: int, path: int, me: int) -> float:
    """What seat `me` wins, by the printed rules."""
    higher = 1 if mine > others else -1
    if path in (6, 10):  # one bet and the other passed
        return 1 if (path == 6) == (me == 0) else -1
    return higher if path == 4 else 2 * higher


def won_against(strategy: dict[tuple[int, int], float], me: int) -> float:
    """What the best answer to a strategy wins on seat `me`, in coins a game: by trying every answer."""

    def followed(mine: int, other: int, path: int, answer: dict[int, int]) -> float:
        if path == 4 or path >= 6:
            return coins(mine, other, path, me)
        if path in CHOICES[me]:
            return followed(mine, other, path * 2 + answer[path], answer)
        chance = strategy[other, path]
        bet, passed = (followed(mine, other, path * 2 + way, answer) for way in (1, 0))
        return chance * bet + (1 - chance) * passed

    answers = [dict(zip(CHOICES[me], ways, strict=True)) for ways in product((0, 1), repeat=2)]
    return sum(
        max(sum(followed(mine, other, 1, answer) for other in range(3) if other != mine) for answer in answers)
        for mine in range(3)
    ) / 6  # fmt: skip


def exploitability(strategy: dict[tuple[int, int], float]) -> float:
    return (won_against(strategy, 0) + won_against(strategy, 1)) / 2


def test_a_training_of_poker_with_three_cards_comes_near_to_what_nobody_can_exploit() -> None:
    assert exploitability(dict.fromkeys(product(range(3), (1, 2, 3, 5)), 0.5)) == pytest.approx(11 / 24)
    school = School(TRAINING, GROUND)
    for _ in school.lessons():
        pass
    assert exploitability(bets(school.mean)) < 0.1


def few(training: Training) -> School:
    school = School(msgspec.structs.replace(training, decisions=3 * 256 * 16), GROUND)
    assert len(list(school.lessons())) == 3
    return school


def test_the_same_seed_gives_the_same_network_and_another_one_another() -> None:
    first, again, other = (few(msgspec.structs.replace(TRAINING, seed=seed)).mean for seed in (1, 1, 2))
    assert all(np.array_equal(first[name], again[name]) for name in first)
    assert not np.array_equal(first["w0"], other["w0"])


def test_company_is_played_as_its_network_says() -> None:
    """Somebody who always passes and folds is beaten by everybody who learns, and the log says by how much."""
    fools = few(TRAINING).mean
    fools = {name: np.zeros_like(array) for name, array in fools.items()}
    fools["bp"] = np.array([30.0, -30.0], np.float32)
    training = msgspec.structs.replace(TRAINING, decisions=1e5, company=(Company("weights", "fools.npz"),))
    school = School(training, GROUND, {"fools.npz": fools})
    *_, last = school.lessons()
    assert float(last["won"][0] / last["games"][0]) > 1.2


@pytest.mark.parametrize(
    ("company", "part"),
    [((Company(),), 1.0), ((Company("past"),), 0.525), ((Company(), Company("past")), 0.7875)],
    ids=["alone", "beside a guest", "at every second table beside a guest"],
)
def test_about_as_many_decisions_are_gone_over_as_the_learner_makes(company: tuple[Company, ...], part: float) -> None:
    school = School(msgspec.structs.replace(TRAINING, company=company), GROUND)
    lesson = TRAINING.lesson
    assert school.plan.rows == pytest.approx(part * lesson.tables * lesson.steps, abs=lesson.pieces)
    assert school.plan.rows % lesson.pieces == 0


def test_a_network_of_another_shape_is_refused_as_company() -> None:
    training = msgspec.structs.replace(TRAINING, company=(Company("weights", "other.npz"),))
    with pytest.raises(Refusal, match="training-other-network"):
        next(School(training, GROUND, {"other.npz": {"w0": np.zeros((2, 2))}}).lessons())
    with pytest.raises(Refusal, match="training-other-network"):
        next(School(training, GROUND).lessons())


GOOD = 'game = "verre"\nseats = 3\n'
BAD = {
    "not toml": "game = ",
    "no game": "seats = 3",
    "a misspelt name": GOOD + "decision = 5",
    "no decisions": GOOD + "decisions = 0",
    "tables that do not fall into parts": GOOD + "[lesson]\ntables = 3\n[[company]]\n[[company]]\n",
    "played without any preference": 'game = "verre"\nseats = 3\nsharp = 0\n',
    "pieces that do not divide what is played": GOOD + "[lesson]\ntables = 2\nsteps = 2\npieces = 3\n",
    "company of an unknown kind": GOOD + '[[company]]\nkind = "friends"\n',
    "rows that do not fall into pieces": GOOD + "[lesson]\ntables = 2\nsteps = 2\npieces = 2\nrows = 3\n",
    "more rows than are played": GOOD + "[lesson]\ntables = 2\nsteps = 2\npieces = 2\nrows = 6\n",
    "a guest on fewer seats than none": GOOD + "[[company]]\nmost = -1\n",
    "a guest without parts": GOOD + "[[company]]\nparts = 0\n",
}


@pytest.mark.parametrize("what", BAD)
def test_a_wrong_config_is_refused(what: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(BAD[what])
    with pytest.raises(Refusal, match="training-bad-file"):
        read(path)


def test_a_config_is_read_and_one_that_is_not_there_refused(tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text(GOOD + '[lesson]\nentropy = 0.1\n[[company]]\n[[company]]\nkind = "past"\nmost = 1\n')
    training = read(path)
    assert (training.game, training.lesson.entropy, training.company[1].most) == ("verre", 0.1, 1)
    with pytest.raises(Refusal, match="training-no-file"):
        read(tmp_path / "none.toml")


CONFIGS = sorted((Path(about_configs.__file__).parent / "configs").glob("*.toml"))


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.stem)
def test_the_trainings_of_the_shipped_networks_can_be_read_and_lead_on_to_one_another(config: Path) -> None:
    training = read(config)
    game = games.find(training.game)
    for preset in (training.preset or "standard", *training.also):
        assert game.setup(training.seats, preset=preset).seats == training.seats
    if training.start:
        before = read(config.with_name(f"{Path(training.start).parent}.toml"))
        assert (before.game, before.seats, before.policy) == (training.game, training.seats, training.policy)


def test_the_log_tells_the_fair_shares_among_each_guest(tmp_path: Path) -> None:
    log, lesson = Log(tmp_path / "log.ndjson", lessons=2), {"undecided": 0.5, "moved": 0, "expectation": 0, "judge": 0}
    row = {"decisions": 10, "seconds": 1.0, "kept": False, "games": [0, 4], "won": [0, 3], **lesson}
    assert log.add(row) is None
    assert log.add({**row, "games": [0, 4], "won": [0, 6]}) is not None
    [line] = (tmp_path / "log.ndjson").read_text().splitlines()
    assert json.loads(line)["fair_shares"] == [None, 1.125]


def test_the_picture_of_a_training_shows_every_curve_that_has_points() -> None:
    picture = draw("a < b", {"past": [(1e5, 1.0), (2e5, 1.5)], "empty": []})
    assert "a &lt; b" in picture
    assert "past 1.50" in picture
    assert picture.count("<polyline") == 1
