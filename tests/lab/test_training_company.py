"""Whom a learner meets in a training, what they do, and when it is the player's turn to learn."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from lab.kuhn import Kuhn, Table
from perfidie.engine import Refusal
from perfidie.lab.train.config import Company, Lesson, Network, Training
from perfidie.lab.train.curves import by_name
from perfidie.lab.train.rollout import Ground, Played, play, seated
from perfidie.lab.train.run import STRETCH, Log, School
from perfidie.texts import Texts


class Fools(Kuhn):
    """Poker where nobody may bet who was passed to, where all win together, and where fools pass and fold."""

    def legal(self, table: Table) -> Any:
        return jnp.stack([table.path > 0, (table.path > 0) & (table.path != 2)])

    def thumb(self, table: Table, seat: Any) -> Any:
        del seat
        return jnp.stack([jnp.full(table.path.shape, 30.0), jnp.full(table.path.shape, -30.0)])


class Friends(Kuhn):
    """Poker at which both have won, whatever they did."""

    def shares(self, table: Table) -> Any:
        return jnp.ones_like(super().shares(table))


SMALL = Training(
    game="kuhn",
    seats=2,
    decisions=1e5,
    policy=Network(16, 2),
    judge=Network(16, 1),
    lesson=Lesson(tables=240, steps=16, pieces=2, epochs=1, rate=2e-3),
)
WILD = msgspec.structs.replace(SMALL.lesson, rate=1e30)
ONE = 240 * 16
"""The decisions of one lesson."""


@cache
def ground(game: type[Kuhn] = Kuhn) -> Ground:
    return Ground(game(), jnp.ones(Kuhn.width), jnp.tile(jnp.arange(2), (2, 1)))


def school(game: type[Kuhn] = Kuhn, **changed: Any) -> School:
    return School(msgspec.structs.replace(SMALL, **changed), ground(game))


def watched(held: School) -> Played:
    """What happens at all tables for a while."""
    _, played = jax.jit(play, static_argnums=(0, 4))(held.ground, held.learner.policy, held.company(), held.where, 16)
    return jax.tree.map(np.asarray, played)


COMPANY = (Company("thumb"), Company("self"), Company("thumb", parts=2), Company("random"), Company("past"))


def test_rules_of_thumb_are_company_where_the_game_in_arrays_has_them() -> None:
    with pytest.raises(Refusal, match="training-no-thumb"):
        school(company=(Company("thumb"),))


def test_each_guest_does_what_is_theirs_at_their_part_of_the_tables() -> None:
    held = school(Fools, company=COMPANY)
    assert [guest.kind for guest in held.guests] == ["self", "random", "past", "thumb", "thumb", "thumb"]
    played = watched(held)
    ours = np.take_along_axis(played.learns, played.actor[..., None], axis=-1)[..., 0]
    path = np.argmax(played.seen[..., 3:], axis=-1)  # before the decision
    assert np.take_along_axis(played.legal, played.action[..., None], axis=-1).all()

    def part(each: Any, first: int, parts: int = 1) -> Any:
        return each[:, 40 * first : 40 * (first + parts)]

    assert part(ours, 0).all()
    for number in range(6):
        assert np.all(part(played.guest, number) == np.eye(6)[number])
    theirs = ~part(ours, 1)
    free = theirs & (part(path, 1) != 2)
    assert (theirs & ~free).sum() > 20
    assert abs(part(played.action, 1)[free].mean() - 0.5) < 4 * 0.5 / np.sqrt(free.sum())  # four deviations
    assert np.allclose(part(played.chance, 1)[free], np.log(0.5))
    assert np.all(part(played.action, 3, 3)[~part(ours, 3, 3)] == 0)
    assert part(played.action, 3, 3)[part(ours, 3, 3)].any()


def test_guests_sit_on_as_many_seats_as_they_are_told_to() -> None:
    least, most = (jnp.repeat(jnp.array(row), 500) for row in ([1, 2, 4, 0], [4, 3, 4, 0]))
    learn = np.asarray(seated(jax.random.key(1), 5, least, most)).reshape(4, 500, 5)
    guests = 5 - learn.sum(axis=2)
    assert [set(row.tolist()) for row in guests] == [{1, 2, 3, 4}, {2, 3}, {4}, {0}]
    assert np.all(learn[2].sum(axis=1) == 1)
    assert learn[2].mean(axis=0).min() > 0.15  # any seat may be the one that is left


def test_at_least_all_other_seats_leaves_one_learner_and_more_than_all_are_not_to_be_had() -> None:
    held = school(company=(Company("random", least=1), Company("random", least=7, most=9), Company("self", least=2)))
    each = held.each_part
    assert held.least[::each].tolist() == [1, 1, 0]
    assert held.most[::each].tolist() == [1, 1, 0]
    assert np.all(np.asarray(held.where.learns).sum(axis=1).reshape(3, each) == [[1], [1], [2]])


def test_the_curves_bear_the_names_of_those_whose_tables_they_tell_of(tmp_path: Path) -> None:
    held = school(Fools, company=COMPANY, decisions=25 * ONE)
    log = Log(tmp_path / "log.ndjson", lessons=25)
    *_, line = filter(None, map(log.add, held.lessons()))
    found = by_name(held.guests, line["games"], line["fair_shares"])
    assert set(found) == {"random", "its past", "rules of thumb"}  # alone all is fair: no curve
    assert found["rules of thumb"] > found["its past"] + 0.1
    thumbs = [share for guest, share in zip(held.guests, line["fair_shares"], strict=True) if guest.kind == "thumb"]
    assert min(thumbs) <= found["rules of thumb"] <= max(thumbs)


def test_where_all_win_together_everybody_has_a_fair_share() -> None:
    [shown] = school(Friends, company=(Company("random"), Company("self")), decisions=1).lessons()
    assert shown["games"][0] > 100
    assert shown["games"][1] == 0
    assert shown["won"][0] == pytest.approx(float(shown["games"][0]))


def test_for_so_many_lessons_only_the_judge_moves_and_then_the_player_begins_to() -> None:
    held = school(decisions=5 * ONE, lesson=msgspec.structs.replace(SMALL.lesson, waits=2))
    seen = [jax.device_get(held.learner)]
    for _ in held.lessons():
        seen.append(jax.device_get(held.learner))
    player, judge = (
        [max(float(abs(after[name] - before[name]).max()) for name in before) for before, after in pairwise(trees)]
        for trees in ([each.policy for each in seen], [each.judge for each in seen])
    )
    assert player[:2] == [0.0, 0.0]
    assert 0 < player[2] < player[3]
    assert min(judge) > 0


def test_a_training_that_has_lost_all_measure_stops_before_anything_is_kept_and_says_what_to_do() -> None:
    held = school(decisions=1000 * ONE, lesson=WILD)
    with pytest.raises(Refusal, match="training-not-numbers") as refused:
        for _ in held.lessons():
            pass
    assert held.lessons_held == STRETCH
    assert len(held.past) == 1
    assert all(np.isfinite(each).all() for each in held.past[0].values())
    for language in ("fr", "en"):
        assert "rate" in Texts(language).refusal(refused.value)


def test_a_short_training_that_has_lost_all_measure_is_refused_at_its_end() -> None:
    held = school(decisions=2 * ONE, checkpoint=1e9, lesson=WILD)
    lessons = held.lessons()
    assert [next(lessons)["kept"], next(lessons)["kept"]] == [False, False]
    with pytest.raises(Refusal, match="training-not-numbers"):
        next(lessons)
