"""The peers, measured in the same run where they are installed.

Games differ in weight: only the lines of the same game compare like with like, the others give an order of magnitude.
"""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from random import Random
from typing import Any

from batched import DECISIONS, TABLES
from harness import Measure, Work


def installed(package: str) -> str | None:
    """The version of a peer; None where it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def openspiel() -> list[Measure]:
    """OpenSpiel's own games, by the loop that also plays ours."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 - registers python_liars_poker

    from openspiel_loop import clones, inside, random_game

    measures = []
    for name in ("python_liars_poker", "leduc_poker"):
        game, rng = pyspiel.load_game(name), Random(7)
        label = f"OpenSpiel {version('open_spiel')} {name}"
        measures += [
            Measure(f"{label}, random play", "decisions", lambda game=game, rng=rng: random_game(game, rng)),
            Measure(f"{label}, clone in mid-game", "clones", clones(game, rng), against="clones"),
        ]
    for name in ("leduc_poker", "liars_dice", "hearts"):
        label = f"OpenSpiel {version('open_spiel')} {name}, random play inside C++"
        measures.append(Measure(label, "decisions", inside(pyspiel.load_game(name), Random(7))))
    return measures


def pgx() -> list[Measure]:
    """Pgx, which is JAX like our tables in lockstep: as many tables at once, as many steps before anybody looks."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    def random_play(name: str) -> Work:
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def decide(state: Any, key: Any) -> tuple[Any, None]:
            choose, chance = jax.random.split(key)
            liked = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            return step(state, jax.random.categorical(choose, liked), jax.random.split(chance, TABLES)), None

        play = jax.jit(lambda state, key: jax.lax.scan(decide, state, jax.random.split(key, DECISIONS))[0])
        state, seeds = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), TABLES)), count()

        def on() -> int:
            nonlocal state
            state = jax.block_until_ready(play(state, jax.random.key(next(seeds))))
            return TABLES * DECISIONS

        return on

    label = f"Pgx {version('pgx')} {{}}, random play, {TABLES:,} tables"
    names = ("kuhn_poker", "leduc_holdem", "connect_four", "hex", "backgammon")
    return [Measure(label.format(name), "decisions", random_play(name)) for name in names]


def rlcard() -> list[Measure]:
    """RLCard's smallest poker, with random choices."""
    import rlcard

    env, rng = rlcard.make("leduc-holdem", config={"seed": 5}), Random(3)

    def game() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return [Measure(f"RLCard {version('rlcard')} leduc-holdem, random play", "decisions", game)]


def catanatron() -> list[Measure]:
    """Catanatron's game with its own random players."""
    from catanatron import Color, Game, RandomPlayer

    rng = Random(3)

    def new(seed: int) -> Any:
        keep = random.getstate()  # a new game seeds the global generator
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        random.setstate(keep)
        return game

    def whole() -> int:
        game = new(rng.randrange(1, 1 << 30))
        game.play()
        return len(getattr(game.state, "actions", None) or game.state.action_records)

    middle = new(3)
    for _ in range(300):
        middle.play_tick()

    def copies() -> int:
        for _ in range(20):
            middle.copy()
        return 20

    label = f"Catanatron {version('catanatron')}"
    return [
        Measure(f"{label}, 4 random players", "decisions", whole),
        Measure(f"{label}, copy after 300 decisions", "clones", copies, against="clones"),
    ]


def measures() -> tuple[list[Measure], list[str]]:
    """What is installed, and what is not."""
    found: list[Measure] = []
    missing: list[str] = []
    for package, make in (("open_spiel", openspiel), ("pgx", pgx), ("rlcard", rlcard), ("catanatron", catanatron)):
        if installed(package) is None:
            missing.append(package)
        else:
            found += make()
    return found, missing
