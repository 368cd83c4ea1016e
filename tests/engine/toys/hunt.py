"""Hunt: a seat, alone, against somebody whose choices are chance: she hides, and throws a die for her luck."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

import msgspec

from engine.toys import toy
from perfidie.engine import (
    ALL,
    Action,
    Automatic,
    Chance,
    Eyes,
    Laboratory,
    Outcome,
    Preset,
    Reason,
    Rulebook,
    Seated,
    Setup,
    State,
    View,
    Vocabulary,
    steps_in,
)

PLACES = range(3)
LIKELY = (1, 2, 3)
"""Milady likes the last place best."""


class At(Action, frozen=True, eq=False):
    place: int


VERBS = Vocabulary()
HIDE = [VERBS.add(At, "hide", str(place), place=place) for place in PLACES]
SEARCH = [VERBS.add(At, "search", str(place), place=place) for place in PLACES]
ROLL = [VERBS.add(At, "roll", str(face), place=face) for face in range(2)]


class Town(State):
    __slots__ = ("caught", "hidden", "luck", "searched")
    hidden: int  # -1 before she hides
    searched: tuple[int, ...]
    luck: tuple[int, ...]
    caught: bool

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.hidden, self.searched, self.luck, self.caught = -1, (), (), False


class Hide(Chance[Town, At]):
    """The automatic seat decides: nobody sees what."""

    def legal(self, s: Town) -> list[At]:
        return HIDE[:]

    def weights(self, s: Town) -> list[int]:
        return list(LIKELY)

    def resolve(self, s: Town, action: At) -> None:
        s.hidden = action.place
        if s.loud:
            s.tell("hid", {})


class Search(Seated[Town, At]):
    def legal(self, s: Town) -> list[At]:
        return [search for search in SEARCH if search.place not in s.searched]

    def resolve(self, s: Town, action: At) -> None:
        s.searched += (action.place,)
        s.caught = action.place == s.hidden
        if s.loud:
            s.tell("found" if s.caught else "empty", {"place": action.place}, learns=ALL)
        if s.caught:
            s.agenda = ()


class Roll(Chance[Town, At]):
    """An open die, thrown again for each try."""

    def legal(self, s: Town) -> list[At]:
        return ROLL[:]

    def weights(self, s: Town) -> list[int]:
        return [1, 5]

    def resolve(self, s: Town, action: At) -> None:
        s.luck += (action.place,)
        if s.loud:
            s.tell("rolled", {"face": action.place}, learns=ALL)


class Start(Automatic[Town]):
    def run(self, s: Town) -> None:
        s.push(Hide(), Roll(), Search(0), Roll(), Search(0))


class Sight(msgspec.Struct, frozen=True):
    hidden: bool
    searched: tuple[int, ...]
    luck: tuple[int, ...]
    caught: bool


class Hunt(Rulebook[Town], Eyes[Town, Sight]):
    id = "hunt"
    seats = range(1, 2)
    presets = (Preset("standard"), Preset("small", lab=True))
    vocabulary = VERBS
    steps = steps_in(sys.modules[__name__])
    state = Town
    sight = Sight

    def lay(self, setup: Setup) -> Town:
        town = Town(setup)
        town.push(Start())
        return town

    def look(self, state: Town, seat: int | None) -> Sight:
        return Sight(state.hidden >= 0, state.searched, state.luck, state.caught)

    def imagine_table(self, view: View[Sight], setup: Setup, rng: Random) -> Town:
        sight, town = view.table, Town(setup)
        town.searched, town.luck, town.caught = sight.searched, sight.luck, sight.caught
        if sight.caught:
            town.hidden = sight.searched[-1]
        elif sight.hidden:
            left = [place for place in PLACES if place not in sight.searched]
            (town.hidden,) = rng.choices(left, [LIKELY[place] for place in left])
        return town

    def outcome(self, state: Town) -> Outcome:
        return Outcome((int(state.caught),), (0,) if state.caught else (), (Reason("hunt-over"),))

    def pieces(self, state: Town) -> Counter[Any]:
        return Counter()


class HuntLab(Laboratory[Town]):
    def longest(self, setup: Setup) -> int:
        return 5


HUNT = toy(Hunt(), HuntLab)
