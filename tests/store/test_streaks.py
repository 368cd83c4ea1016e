"""The puzzle of the day, in a row: one answer a day counts, and a day that was missed begins anew."""

from __future__ import annotations

from perfidie.store.keeping.joining import join
from perfidie.store.people.streaks import Streak, answer, streak_of
from store.counter import ANNE, BLAISE, Place, furnished, run
from store.test_people import NOW


def test_days_in_a_row_are_counted_until_one_is_missed_or_wrong(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            assert await store.look_up(streak_of, ANNE.id) is None
            runs = [
                (await store.keep(answer, ANNE.id, day, solved)).run
                for day, solved in ((10, True), (11, True), (12, True), (14, True), (15, False), (16, True))
            ]
            assert runs == [1, 2, 3, 1, 0, 1]
            assert await store.look_up(streak_of, ANNE.id) == Streak(16, True, 1, 3)

    run(story())


def test_the_first_answer_of_a_day_counts_and_no_earlier_day_is_made_up(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.keep(answer, ANNE.id, 10, False)
            assert await store.keep(answer, ANNE.id, 10, True) == Streak(10, False, 0, 0)
            assert await store.keep(answer, ANNE.id, 9, True) == Streak(10, False, 0, 0)

    run(story())


def test_a_guest_who_turns_out_to_be_somebody_brings_their_streak_unless_there_is_one(place: Place) -> None:
    async def story() -> None:
        async with furnished(place) as store:
            await store.keep(answer, BLAISE.id, 10, True)
            await store.keep(join, BLAISE.id, ANNE.id, NOW)
            assert await store.look_up(streak_of, ANNE.id) == Streak(10, True, 1, 1)
            await store.keep(answer, BLAISE.id, 11, False)
            await store.keep(join, BLAISE.id, ANNE.id, NOW)
            assert await store.look_up(streak_of, ANNE.id) == Streak(10, True, 1, 1)
            assert await store.look_up(streak_of, BLAISE.id) is None

    run(story())
