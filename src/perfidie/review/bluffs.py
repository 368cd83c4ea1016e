"""Bluffs: deeds that led others astray about what the one who did them knew.

Nobody can see into a head. What can be told is what a deed did to beliefs that read deeds: somebody knew how something
is, did something, and whoever could not know was farther from it than before. What cards and dice changed is taken out:
worlds that count all alike show what can be believed without reading anybody.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from perfidie.bots.levels import instinct_of
from perfidie.bots.search import no_collection
from perfidie.engine import Game, Playthrough, Record, View
from perfidie.engine.action import Words
from perfidie.engine.doubts import NO_DOUBTS, Doubt
from perfidie.review.beliefs import doubts_of
from perfidie.review.worth import plausible

FEW, MANY = 80, 800
"""In so many worlds it is looked whether a deed may have led somebody astray, and then whether it did."""
PERHAPS, SURELY = 0.12, 0.15
"""By so much, at least, it became less likely what was so: at the first look, and at the second."""
SURE = 0.98


class Misled(msgspec.Struct, frozen=True, array_like=True):
    """How likely what was so seemed to somebody, before the deed and after it."""

    seat: int
    before: float
    after: float


class Bluff(msgspec.Struct, frozen=True):
    """A deed after which others believed less of what was so."""

    entry: int
    """Its line in the record, from 0."""
    moment: int
    """It was done after so many decisions."""
    seat: int
    words: Words
    doubt: Doubt
    so: str
    misled: tuple[Misled, ...]


class _Moment:
    """A table at one moment: how likely what is so seems to each seat."""

    def __init__(self, game: Game[Any, Any], play: Playthrough, seats: int, seed: str) -> None:
        self.game, self.doubts, self.instinct = game, doubts_of(game), instinct_of(game)
        self.views: list[View[Any]] = [play.view(seat) for seat in range(seats)]
        self.so = [self.doubts.answers(view, play.state) for view in self.views]
        self.seed = seed
        self._looked: dict[tuple[int, int], dict[Doubt, tuple[float, float]]] = {}

    def chances(self, seat: int, worlds: int) -> dict[Doubt, tuple[float, float]]:
        """By doubt: how likely what is so is, to whoever reads the others' deeds, and to whoever does not."""
        if (seat, worlds) not in self._looked:
            self._looked[seat, worlds] = self._chances(seat, worlds)
        return self._looked[seat, worlds]

    def _chances(self, seat: int, worlds: int) -> dict[Doubt, tuple[float, float]]:
        view, so, rng = self.views[seat], self.so[seat], Random(f"{self.seed} {seat} {worlds}")
        read, total, plain = dict.fromkeys(so, 0.0), 0.0, dict.fromkeys(so, 0)
        for _ in range(worlds):
            world = self.game.imagine(view, rng)
            weight = plausible(self.instinct, view, world)
            total += weight
            for doubt, answer in self.doubts.answers(view, world).items():
                if so.get(doubt) == answer:
                    read[doubt] += weight
                    plain[doubt] += 1
        return {doubt: (read[doubt] / total if total > 0 else 0.0, plain[doubt] / worlds) for doubt in so}

    def knows(self, seat: int, doubt: Doubt) -> bool:
        """Whether this seat can see what is so, or be sure of it."""
        return doubt not in self.so[seat] or self.chances(seat, FEW)[doubt][1] >= SURE


def bluffs_of(game: Game[Any, Any], record: Record, seed: int, which: slice = slice(None)) -> tuple[Bluff, ...]:
    """These decisions of a game that is over, by their numbers: those that led others astray."""
    if doubts_of(game) is NO_DOUBTS:
        return ()
    play, found, number, before = Playthrough(game, game.setup(record.seats, record.options)), list[Bluff](), 0, None
    first, until = which.start or 0, which.stop if which.stop is not None else len(record.entries)
    done: tuple[int, int] | None = None
    with no_collection():
        for line, entry in enumerate([*record.entries, None]):
            if entry is None or (entry.seat >= 0 and not entry.said):
                now = _Moment(game, play, record.seats, f"{seed} {line}") if first <= number <= until else None
                if before is not None and now is not None and done is not None:
                    found += _led_astray(before, now, record, *done)
                before, done = now, (line, number)
                if number >= until:
                    break
                number += 1
            if entry is not None:
                play.follow(entry)
    return tuple(found)


def _led_astray(before: _Moment, after: _Moment, record: Record, line: int, number: int) -> list[Bluff]:
    """What one deed did to the beliefs of the others."""
    entry = record.entries[line]
    misled: dict[Doubt, list[Misled]] = {}
    for other in range(record.seats):
        if other == entry.seat:
            continue
        for doubt in _fallen(before, after, other, FEW, PERHAPS):
            if before.knows(entry.seat, doubt) and doubt in _fallen(before, after, other, MANY, SURELY):
                was, now = before.chances(other, MANY)[doubt][0], after.chances(other, MANY)[doubt][0]
                misled.setdefault(doubt, []).append(Misled(other, was, now))
    return [
        Bluff(line, number, entry.seat, tuple(entry.words), doubt, before.so[whom[0].seat][doubt], tuple(whom))
        for doubt, whom in misled.items()
    ]


def _fallen(before: _Moment, after: _Moment, seat: int, worlds: int, least: float) -> list[Doubt]:
    """What seems so much less likely to this seat because of what was done, though it still is so."""
    was, now, found = before.chances(seat, worlds), after.chances(seat, worlds), []
    for doubt in was.keys() & now.keys():
        if before.so[seat][doubt] == after.so[seat][doubt]:
            read, plain = (now[doubt][each] - was[doubt][each] for each in (0, 1))
            if read < -least and read - min(plain, 0.0) < -least:
                found.append(doubt)
    return sorted(found)
