"""Networks between a training and a file: who plays by the file thinks what the training thought."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import jax
import numpy as np
import pytest

import launch
from perfidie import games
from perfidie.bots.network import read, scale_of
from perfidie.engine import Refusal
from perfidie.lab import batch
from perfidie.lab.train import alike, weights
from perfidie.lab.train.__main__ import main
from perfidie.lab.train.config import Company, Network, Training
from perfidie.lab.train.rollout import Ground, fresh
from perfidie.lab.train.run import School

GAME = games.find("verre")
SETUP = GAME.setup(2, preset="tiny")
TRAINING = Training("verre", 2, seed=4, preset="tiny")
PLAIN, SHARED = Network(16, 3), Network(8, 3, alike=True, pairs=4)
SIZES = {"plain": PLAIN, "shared": SHARED}


@cache
def measured() -> Ground:
    return weights.ground_of(batch.load("verre", 2, preset="tiny"), GAME, SETUP)


@cache
def ground(size: Network) -> Ground:
    """The scale is measured once: it does not depend on the size of a network."""
    own = measured()
    return Ground(own.game, own.scale, own.turned, alike.Alike(*own.game.alike) if size.alike else None)


def tree(size: Network) -> dict[str, Any]:
    """A network with chance in all of its weights; where all of a view is read, it prefers something."""
    shapes = jax.eval_shape(lambda: fresh(ground(size), size, jax.random.key(1)))
    chance = np.random.default_rng(2)
    return {name: chance.normal(size=each.shape).astype(np.float32) / 3 for name, each in shapes.items()}


def kept(path: Path, size: Network, network: Mapping[str, Any], decisions: float = 1000.0) -> Path:
    weights.keep(path, weights.header_of(TRAINING, GAME, SETUP, decisions), dict(network), ground(size))
    return path


def views() -> list[Any]:
    """What those see who have a choice in some random games."""
    rng, found = Random(5), []
    for _ in range(6):
        state = GAME.new(SETUP)
        while state.agenda:
            if state.actor >= 0 and len(state.legal()) > 1:
                found.append(GAME.view(state, state.actor))
            state.apply(rng.choice(state.legal()))
    return found


def test_the_numbers_of_a_view_are_read_at_the_size_that_play_shows() -> None:
    usual, ours = scale_of(GAME, SETUP), np.asarray(measured().scale)
    assert np.all(ours >= usual * 0.999)
    assert np.all(ours <= np.maximum(usual, weights.LARGEST_SCALE) * 1.001)
    assert np.mean(ours > 1.5 * usual) > 0.2  # else nothing below would be folded in


@pytest.mark.parametrize("name", SIZES)
def test_whoever_plays_by_a_kept_file_prefers_and_expects_what_the_training_s_network_does(
    name: str, tmp_path: Path
) -> None:
    size = SIZES[name]
    network = tree(size)
    file = read(kept(tmp_path / "network.npz", size, network), GAME)
    seen = views()
    thoughts = [file.think(view, SETUP) for view in seen]
    there = ground(size)
    numbers = np.stack([np.frombuffer(GAME.lab.glance(view), np.int8) for view in seen])
    everything_is_allowed = np.ones((len(seen), there.game.actions), bool)
    liked, expects = jax.jit(there.liked)(network, there.read(numbers), everything_is_allowed)
    turned = np.asarray(there.turned)[[view.seat for view in seen]]
    theirs = np.take_along_axis(np.stack([thought.liked for thought in thoughts]), turned, axis=1)
    assert theirs.std(axis=0).min() > 0.05
    assert abs(theirs - liked).max() < 0.1 * theirs.std()
    assert np.allclose([thought.expects for thought in thoughts], jax.nn.sigmoid(expects), atol=0.05)


@pytest.mark.parametrize("name", SIZES)
def test_what_was_kept_is_fetched_as_it_was(name: str, tmp_path: Path) -> None:
    """Of two glasses there is but one pair, so a network that shares its weights is the same one once written out."""
    size = SIZES[name]
    network = tree(size)
    file = kept(tmp_path / "network.npz", size, network)
    back = weights.fetch(file, GAME, ground(size), size)
    assert {part: np.shape(array) for part, array in back.items()} == {
        part: array.shape for part, array in network.items()
    }
    before, after = (read(path, GAME).arrays for path in (file, kept(tmp_path / "again.npz", size, back)))
    for part, array in before.items():
        assert np.allclose(after[part], array, atol=2e-3, rtol=2e-3), part
    for part in network.keys() - {"pair_own", "pair_all"}:
        assert np.allclose(back[part], network[part], atol=4e-3), part


def test_whoever_shares_no_weights_is_no_beginning_and_no_company_for_a_learner_who_does(tmp_path: Path) -> None:
    path = kept(tmp_path / "other.npz", PLAIN, tree(PLAIN))
    networks_named = {"other.npz": weights.fetch(path, GAME, ground(SHARED), SHARED)}
    training = Training("verre", 2, policy=SHARED, start="other.npz")
    with pytest.raises(Refusal, match="training-other-network"):
        School(training, ground(SHARED), networks_named)
    training = Training("verre", 2, policy=SHARED, company=(Company("weights", "other.npz"),))
    with pytest.raises(Refusal, match="training-other-network"):
        School(training, ground(SHARED), networks_named).company()


@pytest.mark.parametrize("wrong", [float("nan"), float("inf"), 7e4])
def test_a_network_whose_numbers_no_file_can_hold_is_not_written(wrong: float, tmp_path: Path) -> None:
    network = tree(PLAIN)
    network["w1"][0, 0] = wrong
    with pytest.raises(Refusal, match="training-not-numbers"):
        kept(tmp_path / "network.npz", PLAIN, network)
    assert list(tmp_path.iterdir()) == []


CONFIG = """
game = "verre"
seats = 2
preset = "tiny"
decisions = 64
start = "begun.npz"
policy = { hidden = 8, layers = 3, alike = true, pairs = 4 }
judge = { hidden = 8, layers = 1 }
lesson = { tables = 8, steps = 8, pieces = 1, epochs = 1, rate = 1e-9, rate_end = 1e-9 }
"""


def test_a_training_goes_on_from_a_network_and_its_file_counts_what_that_one_had_learned(tmp_path: Path) -> None:
    begun = kept(tmp_path / "begun.npz", SHARED, tree(SHARED))
    (tmp_path / "on.toml").write_text(CONFIG)
    words = ["run", str(tmp_path / "on.toml"), "--out", str(tmp_path / "on"), "--among", ""]
    assert main(words) == 0
    before, after = (read(path, GAME) for path in (begun, tmp_path / "on" / "network.npz"))
    assert after.header.decisions == 1064
    assert after.header.commit == weights.commit()
    for name, array in before.arrays.items():
        assert np.allclose(after.arrays[name], array, atol=4e-3), name


def test_a_file_names_the_commit_of_the_checkout_it_was_trained_in_and_of_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "weights.py"
    module.write_text("old\n")
    monkeypatch.setattr(weights, "__file__", str(module))
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    def git(*words: str) -> str:
        person = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
        words = ("git", *person, *words)
        return str(launch.run(words, cwd=tmp_path, capture_output=True, text=True, check=True).stdout)

    assert weights.commit() == ""
    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "--message", "somebody else's")
    assert weights.commit() == ""  # installed within a checkout of something else
    git("add", "weights.py")
    git("commit", "--quiet", "--message", "ours")
    head = git("rev-parse", "HEAD").strip()
    assert weights.commit() == head[:12]
    module.write_text("new\n")
    assert weights.commit() == f"{head[:12]}+"
