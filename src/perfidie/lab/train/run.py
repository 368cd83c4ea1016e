"""A whole training: lesson after lesson, a log, checkpoints, and company that grows with the learner."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import structs

from perfidie.engine import Refusal
from perfidie.lab.batch.core import lay
from perfidie.lab.train.config import Company, Training
from perfidie.lab.train.lesson import Learner, Schedule, held
from perfidie.lab.train.networks import Tree, made, steps_taken
from perfidie.lab.train.rollout import Ground, Guests, fresh, laid

STRETCH = 20
"""After so many lessons their figures are read: a device that is asked after each one waits between them."""
SPARE = 1.05
"""How many times the decisions that the learner makes on average are gone over: what guests did is no lesson."""
REMEMBERED = 12
"""How many of those it was the learner may meet again."""
SMOOTH = 0.98
"""How much of the mean of what the learner was stays in each lesson. Strategies go round each other; their mean does
not, so the mean is what is kept."""


@partial(jax.jit)
def blended(mean: Tree, now: Tree, stays: Any) -> Tree:
    """The mean with a little of what the learner is now."""
    return {name: stays * mean[name] + (1 - stays) * now[name] for name in mean}


class School:
    """One training, from its first lesson to its last."""

    def __init__(self, training: Training, ground: Ground, networks: dict[str, Tree] | None = None) -> None:
        """`networks` holds, by path, the networks that the training names."""
        self.training, self.ground = training, ground
        self.networks = networks or {}
        self.chance = Random(training.seed)
        self.guests = self._guests()
        """One for each part of the tables; those without a network come last."""
        ours, judges, tables = jax.random.split(jax.random.key(training.seed), 3)
        game = ground.game
        policy = fresh(ground, training.policy, ours)
        if training.start:
            policy = self._from_outside(training.start, policy)
        hidden = jax.eval_shape(lambda: game.everything(lay(game, tables, 1))).shape[0]
        seen = game.width + hidden + game.seats + len(self.guests)
        judge = made(judges, seen, training.judge.hidden, training.judge.layers, {"v": game.seats})
        self.learner = Learner(policy, judge, steps_taken(policy), steps_taken(judge))
        self.past: list[Tree] = [jax.tree.map(jnp.array, policy)]
        self.mean: Tree = jax.tree.map(jnp.array, policy)
        self.lessons_held = 0
        least, most = ([self._at_most(getattr(each, name), each) for each in self.guests] for name in ("least", "most"))
        self.least, self.most = (jnp.repeat(jnp.array(row), self.each_part) for row in (least, most))
        self.plan = structs.replace(training.lesson, rows=training.lesson.rows or self._rows(least, most))
        """Its lessons, with how many decisions of each are gone over."""
        self.where = jax.tree.map(jnp.array, laid(ground, tables, self.least, self.most))
        self.played, self.before = 0, 0.0
        """How many decisions it has played, and how many whoever it began as."""

    @property
    def each_part(self) -> int:
        """How many tables each guest keeps company at."""
        return self.training.lesson.tables // len(self.guests)

    def _guests(self) -> list[Company]:
        guests = [each for each in self.training.company for _ in range(each.parts)]
        if any(each.kind == "thumb" for each in guests) and not hasattr(self.ground.game, "thumb"):
            raise Refusal("training-no-thumb", game=self.training.game)
        return sorted(guests, key=lambda each: each.kind == "thumb")

    def _at_most(self, seats: int, guest: Company) -> int:
        """So many seats, or all that there are for this guest."""
        if guest.kind == "self":
            return 0
        others: int = self.ground.game.seats - 1
        return min(seats or others, others)

    def _rows(self, least: Sequence[int], most: Sequence[int]) -> int:
        """A few more than the learner's own decisions, as a rule, and so many in each piece."""
        seats: int = self.ground.game.seats
        lesson = self.training.lesson
        guests = sum((low + max(low, high)) / 2 if high else 0 for low, high in zip(least, most, strict=True))
        own = 1 - guests / (len(self.guests) * seats)
        each_piece = lesson.steps * lesson.tables // lesson.pieces
        return lesson.pieces * min(each_piece, max(1, round(SPARE * own * each_piece)))

    def _from_outside(self, path: str, like: Tree) -> Tree:
        """A network that the training names; it must have the shape of the learner's."""
        tree = self.networks.get(path)
        if tree is None or {n: np.shape(a) for n, a in tree.items()} != {n: np.shape(a) for n, a in like.items()}:
            raise Refusal("training-other-network", path=path)
        return {name: jnp.asarray(array, jnp.float32) for name, array in tree.items()}

    def company(self) -> Guests:
        """Who sits at each part of the tables for the next lesson, and how surely they do what they like best."""
        trees = []
        for guest in self.guests:
            if guest.kind == "weights":
                trees.append(self._from_outside(guest.path, self.learner.policy))
            elif guest.kind == "past":
                trees.append(self.chance.choice(self.past))
            elif guest.kind != "thumb":
                trees.append(self.past[-1])
        sharp = jnp.array([guest.sharp * (guest.kind != "random") for guest in self.guests], jnp.float32)
        nobody = jax.tree.map(lambda each: jnp.zeros((0, *each.shape)), self.learner.policy)
        stacked = jax.tree.map(lambda *each: jnp.stack(each), *trees) if trees else nobody
        return Guests(stacked, sharp, self.least, self.most)

    def schedule(self, progress: float) -> Schedule:
        """How far each step goes and what indecision is worth, at this point of the training (0 to 1)."""
        lesson = self.training.lesson

        def between(first: float, last: float) -> Any:
            return jnp.float32(first + (last - first) * min(1.0, progress))

        rate = between(lesson.rate, lesson.rate_end)
        waits = min(max((self.lessons_held + 1) / lesson.waits - 1, 0.0), 1.0) if lesson.waits else 1.0
        return Schedule(rate * waits, rate, between(lesson.entropy, lesson.entropy_end))

    def lesson(self, progress: float, company: Guests) -> dict[str, Any]:
        """One lesson, and what it showed."""
        self.learner, self.where, shown = held(
            self.ground, self.plan, self.learner, company, self.where, self.schedule(progress)
        )
        self.lessons_held += 1
        stays = min(SMOOTH, 1 - 1 / self.lessons_held)
        self.mean = blended(self.mean, self.learner.policy, jnp.float32(stays))
        self.played += self.training.lesson.steps * self.training.lesson.tables
        found: dict[str, Any] = shown
        return found

    def remember(self) -> None:
        """The learner as it is now becomes one of those it was; of many the oldest but the first is forgotten."""
        self.past.append(jax.tree.map(jnp.array, self.mean))
        if len(self.past) > REMEMBERED:
            del self.past[1]

    def lessons(self, clock: Callable[[], float] = time.monotonic) -> Iterator[dict[str, Any]]:
        """All lessons. After each some figures; `kept` says that the learner was kept as somebody it was.

        A learner who has lost all measure is refused before it is kept, and after a stretch of lessons at the latest.
        """
        training = self.training
        began, every = clock(), training.checkpoint or training.decisions / 10
        next_kept, company, unread = every, self.company(), 0
        while self.played < training.decisions and not self._late(clock() - began):
            shares = [self.played / training.decisions]
            if training.minutes:
                shares.append((clock() - began) / 60 / training.minutes)
            shown = self.lesson(max(shares), company)
            kept, unread = self.played >= next_kept, unread + 1
            if kept or unread == STRETCH:
                self.check(shown)
                unread = 0
            if kept:
                self.remember()
                next_kept += every
            company = self.company()
            yield {"decisions": self.played, "seconds": clock() - began, "kept": kept, **shown}
        self.check({})

    def check(self, shown: dict[str, Any]) -> None:
        """Refuses to go on once what a lesson showed, or the network, is no longer made of numbers.

        What is no number stays none, so it is enough to look now and then.
        """
        for each in jax.device_get([*shown.values(), *self.mean.values()]):
            if not np.isfinite(each).all():
                raise Refusal("training-not-numbers")

    def _late(self, seconds: float) -> bool:
        return bool(self.training.minutes) and seconds > 60 * self.training.minutes


class Log:
    """What a training shows of itself: one line of JSON for each stretch of lessons."""

    def __init__(self, path: Path, lessons: int = STRETCH) -> None:
        self.path, self.lessons = path, lessons
        self.waiting: list[dict[str, Any]] = []

    def add(self, shown: dict[str, Any]) -> dict[str, Any] | None:
        """Takes in one lesson; after each stretch, or when something was kept, the line that was written."""
        self.waiting.append(shown)
        if len(self.waiting) < self.lessons and not shown["kept"]:
            return None
        rows, self.waiting = self.waiting, []
        games = np.sum([np.asarray(row["games"], float) for row in rows], axis=0)
        won = np.sum([np.asarray(row["won"], float) for row in rows], axis=0)
        line = {
            "decisions": rows[-1]["decisions"],
            "seconds": round(rows[-1]["seconds"], 1),
            "fair_shares": [round(float(w / g), 4) if g else None for w, g in zip(won, games, strict=True)],
            "games": [int(g) for g in games],
            **{
                name: round(float(np.mean([float(row[name]) for row in rows])), 5)
                for name in ("undecided", "moved", "expectation", "judge")
            },
        }
        with self.path.open("a") as file:
            file.write(json.dumps(line) + "\n")
        return line
