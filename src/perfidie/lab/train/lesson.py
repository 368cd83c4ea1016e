"""One lesson: play for a while, weigh what happened, move the network a little (PPO).

How good a moment was is judged by somebody who sees all the cards, so that a seat is not praised for a lucky deal. What
is learned is only what the seat does with what it saw.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from perfidie.lab.train.config import Lesson
from perfidie.lab.train.networks import Tree, body, head, stepped
from perfidie.lab.train.rollout import Ground, Guests, Played, Tables, at, play


class Learner(NamedTuple):
    """The network that will play, the judge, and how far each has moved."""

    policy: Tree
    judge: Tree
    policy_memory: Tree
    judge_memory: Tree


class Schedule(NamedTuple):
    """What changes in the course of a training."""

    rate: Any
    judges: Any
    """The rate of the judge."""
    entropy: Any


def judged(judge: Tree, ground: Ground, piece: Mapping[str, Any]) -> Any:
    """What each seat will win, as logits, for somebody who sees all and knows who learns, in whose company.

    He looks at the table from the place of whoever is asked, as the features do.
    """
    actor, seats = piece["actor"][..., None], ground.game.seats
    places = jnp.arange(seats)
    learns = jnp.take_along_axis(piece["learns"], (actor + places) % seats, axis=-1)
    everything = piece["everything"].astype(jnp.float32) / 8
    who = [learns.astype(jnp.float32), piece["guest"].astype(jnp.float32)]
    numbers = jnp.concatenate([ground.read(piece["seen"]), everything, *who], axis=-1)
    from_there = head(judge, "v", body(judge, numbers))
    return jnp.take_along_axis(from_there, (places - actor) % seats, axis=-1)


def weighed(lesson: Lesson, worth: Any, last: Any, played: Played) -> tuple[Any, Any]:
    """For each decision and seat what came after, less and with what had been expected (GAE).

    Every decision of anybody counts as a step for all seats, since it changes what all may expect.
    """

    def back(later: tuple[Any, Any], moment: tuple[Any, Any, Any]) -> tuple[tuple[Any, Any], Any]:
        surprise, next_worth = later
        now, over, shares = moment
        goes_on = 1.0 - over[:, None]
        step = shares + goes_on * next_worth - now
        surprise = step + lesson.trace * goes_on * surprise
        return (surprise, now), surprise

    moments = (worth, played.over.astype(jnp.float32), played.shares)
    _last, surprise = jax.lax.scan(back, (jnp.zeros_like(last), last), moments, reverse=True)
    return surprise, surprise + worth


def cross(logit: Any, share: Any) -> Any:
    """How wrong an expectation was (cross entropy)."""
    return jnp.maximum(logit, 0) - logit * share + jnp.log1p(jnp.exp(-jnp.abs(logit)))


def policy_wrong(
    policy: Tree, ground: Ground, lesson: Lesson, entropy: Any, piece: dict[str, Any]
) -> tuple[Any, dict[str, Any]]:
    """What is to become smaller in the network that plays."""
    liked, expects = ground.liked(policy, ground.read(piece["seen"]), piece["legal"])
    surely = jax.nn.log_softmax(liked)
    chance = at(surely, piece["action"])
    ours = piece["ours"]
    before = jnp.where(ours > 0, piece["chance"], 0.0)  # what guests did is weighed by nothing, whatever it was
    ratio = jnp.exp(jnp.clip(chance - before, -10, 10))
    gain = piece["gain"]
    clipped = jnp.clip(ratio, 1 - lesson.clip, 1 + lesson.clip)
    better = jnp.minimum(ratio * gain, clipped * gain)
    undecided = -jnp.sum(jnp.where(piece["legal"], jnp.exp(surely) * surely, 0.0), axis=1)
    total = jnp.maximum(jnp.sum(ours), 1.0)

    def mean(each: Any) -> Any:
        return jnp.sum(each * ours) / total

    wrong = cross(expects, jnp.clip(piece["worth"], 0.0, 1.0))
    shown = {"undecided": mean(undecided), "moved": mean(before - chance), "expectation": mean(wrong)}
    return -mean(better) - entropy * shown["undecided"] + 0.1 * shown["expectation"], shown


def judge_wrong(judge: Tree, ground: Ground, piece: dict[str, Any]) -> Any:
    """What is to become smaller in the judge."""
    return jnp.mean(cross(judged(judge, ground, piece), jnp.clip(piece["worths"], 0.0, 1.0)))


def left(ground: Ground, guests: Guests, there: Tables) -> dict[str, Any]:
    """What the judge looks at where a lesson ends in the midst of games."""
    game, tables = ground.game, there.tables
    actor = game.actor(tables)
    seen, everything = game.glance(tables, actor).T, game.everything(tables).T
    return {"actor": actor, "seen": seen, "everything": everything, "learns": there.learns, "guest": guests.each}


def gathered(
    ground: Ground, lesson: Lesson, judge: Tree, guests: Guests, there: Tables, played: Played
) -> dict[str, Any]:
    """All decisions of a lesson in one heap, each with what it brought to the seat that made it."""
    worth = jax.nn.sigmoid(jax.lax.map(lambda moment: judged(judge, ground, moment._asdict()), played))
    last = jax.nn.sigmoid(judged(judge, ground, left(ground, guests, there)))
    surprise, worths = weighed(lesson, worth, last, played)
    gain = at(surprise, played.actor)
    chooses = jnp.sum(played.legal, axis=-1) > 1
    ours = (at(played.learns, played.actor) & chooses).astype(jnp.float32)
    total = jnp.maximum(jnp.sum(ours), 1.0)
    mean = jnp.sum(gain * ours) / total
    spread = jnp.sqrt(jnp.sum((gain - mean) ** 2 * ours) / total)
    heap = {
        "seen": played.seen, "legal": played.legal, "everything": played.everything, "learns": played.learns,
        "guest": played.guest, "actor": played.actor, "action": played.action, "chance": played.chance, "ours": ours,
        "gain": (gain - mean) / (spread + 1e-6), "worths": worths,
        "worth": at(worths, played.actor),
    }  # fmt: skip
    return {name: each.reshape((-1,) + each.shape[2:]) for name, each in heap.items()}


def learned(
    ground: Ground, lesson: Lesson, schedule: Schedule, learner: Learner, heap: dict[str, Any], key: Any
) -> tuple[Learner, dict[str, Any]]:
    """The network after going over the lesson's rows of the heap a few times, piece by piece.

    The player looks at the learner's own choices, from which alone it learns; the judge at as many of anybody's.
    """
    count = heap["action"].shape[0]

    def taken(places: Any) -> dict[str, Any]:
        return {name: each[places] for name, each in heap.items()}

    def one_piece(now: Learner, places: tuple[Any, Any]) -> tuple[Learner, dict[str, Any]]:
        piece, any_piece = map(taken, places)
        slope, shown = jax.grad(policy_wrong, has_aux=True)(now.policy, ground, lesson, schedule.entropy, piece)
        policy, memory = stepped(now.policy, now.policy_memory, slope, schedule.rate, lesson.reach)
        wrong, slope = jax.value_and_grad(judge_wrong)(now.judge, ground, any_piece)
        judge, judge_memory = stepped(now.judge, now.judge_memory, slope, schedule.judges, lesson.reach)
        return Learner(policy, judge, memory, judge_memory), {**shown, "judge": wrong}

    def once(now: Learner, mixed: Any) -> tuple[Learner, dict[str, Any]]:
        lots, again, anybody = jax.random.split(mixed, 3)
        own = jnp.argsort(jax.random.uniform(lots, (count,)) - heap["ours"])[: lesson.rows]
        orders = jax.random.permutation(again, own), jax.random.permutation(anybody, count)[: lesson.rows]
        pieces = tuple(order.reshape(lesson.pieces, -1) for order in orders)
        moved: tuple[Learner, dict[str, Any]] = jax.lax.scan(one_piece, now, pieces)
        return moved

    learner, shown = jax.lax.scan(once, learner, jax.random.split(key, lesson.epochs))
    return learner, jax.tree.map(jnp.mean, shown)


def by_company(parts: int, played: Played) -> dict[str, Any]:
    """By part of the tables: how many games ended, and how many fair shares the learner's seats had in them.

    Only games in which somebody else sat count: among one's own the share is always fair. Where several may win
    together, what all seats had of the win is what a fair share is a part of.
    """
    steps, tables, seats = played.learns.shape
    ended = played.over & ~jnp.all(played.learns, axis=2)
    ours = jnp.sum(played.shares * played.learns, axis=2)
    fair = jnp.sum(played.learns, axis=2) / seats * jnp.sum(played.shares, axis=2)
    apart = (steps, parts, tables // parts)
    games = jnp.sum(ended.reshape(apart), axis=(0, 2))
    won = jnp.sum(jnp.where(ended, ours / jnp.maximum(fair, 1e-9), 0.0).reshape(apart), axis=(0, 2))
    return {"games": games, "won": won}


@partial(jax.jit, static_argnames=("ground", "lesson"), donate_argnames=("learner", "where"))
def held(
    ground: Ground, lesson: Lesson, learner: Learner, guests: Guests, where: Tables, schedule: Schedule
) -> tuple[Learner, Tables, dict[str, Any]]:
    """A whole lesson; what it showed comes as figures."""
    there, played = play(ground, learner.policy, guests, where, lesson.steps)
    heap = gathered(ground, lesson, learner.judge, guests, there, played)
    key, mixed = jax.random.split(there.key)
    learner, shown = learned(ground, lesson, schedule, learner, heap, mixed)
    return learner, there._replace(key=key), {**shown, **by_company(guests.parts, played)}
