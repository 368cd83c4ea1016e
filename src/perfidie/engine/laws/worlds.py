"""Other worlds: what else could lie on the table without a seat noticing.

There are two ways to find one. Imagination draws it from the seat's view. Or we take the game that was played
and exchange two hidden things in it: where the seat was told the same all along, it is a world as real as the
true one, found without asking imagination.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from perfidie.engine.action import Action
from perfidie.engine.codec import encode
from perfidie.engine.event import Event, Glimpse
from perfidie.engine.game import Game
from perfidie.engine.laws.report import differences
from perfidie.engine.laws.trial import Trial, aloud, glimpses
from perfidie.engine.state import State
from perfidie.engine.step import CHANCE

SAME, TAUGHT, APART = "same", "taught", "apart"
MOST_TRIES = 300
HIDDEN_MOVES = 2
"""How many moves a seat does not notice may come before one that it does."""


def parting(told: list[Event], other: list[Event], seat: int | None) -> tuple[str, str]:
    """How another world's events compare with the true ones for a seat, and the kind of the event that taught it.

    They may part where the true event has taught the seat something hidden, and only by an event that teaches, in
    the one world or the other: learning one thing does not excuse whatever else happens in the same move. What follows
    may then
    differ. (That the other world's first event teaches as well is seen when that world is the true one.)
    """
    ours, theirs = _heard(told, seat), _heard(other, seat)
    taught = ""
    for place in range(max(len(ours), len(theirs))):
        mine = ours[place] if place < len(ours) else None
        its = theirs[place] if place < len(theirs) else None
        if mine is not None and mine.teaches(seat):
            taught = taught or mine.kind
        if mine is None or its is None or encode(mine.seen_by(seat)) != encode(its.seen_by(seat)):
            lesson = any(event is not None and event.teaches(seat) for event in (mine, its))
            return (TAUGHT, taught) if taught and lesson else (APART, "")
    return SAME, taught


def _heard(events: list[Event], seat: int | None) -> list[Event]:
    """The events this seat knows of."""
    return [event for event in events if event.seen_by(seat) is not None]


def whispered(events: list[Event], seat: int | None) -> list[Glimpse]:
    """What a seat was told that not everybody was, and that is said to teach it nothing."""
    return [glimpse for glimpse in glimpses([e for e in events if not e.teaches(seat)], seat) if glimpse.own]


class LookAlike:
    """A move of somebody else, made in another world so that one seat sees what it saw in the true one."""

    def __init__(self, game: Game[Any, Any], seat: int | None, told: list[Event], view: bytes) -> None:
        self.game = game
        self.seat = seat
        self.told = told
        self.view = view
        self.taught = ""
        """The kind of the event that lets the worlds part, if there is one."""
        self.nearest: State | None = None
        """A world in which the seat heard the same yet sees something else: the breach, if nothing better turns up."""
        self.tried: list[list[Event]] = []
        """What the moves that did not fit would have told."""

    def find(self, world: State, actor: int, action: Action, rng: Random) -> State | None:
        """The other world after such a move; None where there is none. `taught` says whether they may part here."""
        before = encode(self.game.view(world, self.seat))
        found = self._search(world, actor, action, before, rng, HIDDEN_MOVES)
        if found is None and before == self.view and not glimpses(self.told, self.seat):
            return world  # nothing to be noticed: the other world may simply stay as it is
        return found

    def likest(self) -> list[Glimpse]:
        """What the seat would have seen of the move that came closest to the true one."""
        true, seen = _decoded(glimpses(self.told, self.seat)), [glimpses(events, self.seat) for events in self.tried]
        return min(seen, key=lambda other: len(list(differences(true, _decoded(other)))), default=[])

    def _search(
        self, world: State, actor: int, action: Action, before: bytes, rng: Random, deeper: int
    ) -> State | None:
        unnoticed = []
        for other, choice in moves_of_others(world, self.seat, actor, action, rng):
            if len(self.tried) >= MOST_TRIES:
                break
            after = aloud(world)
            after.apply(choice, other)
            how, kind = parting(self.told, after.events, self.seat)
            self.tried.append(after.events)
            if how == SAME:
                if encode(self.game.view(after, self.seat)) == self.view:
                    return after
                self.nearest = self.nearest or after
            elif how == TAUGHT:
                self.taught = self.taught or kind
            elif not glimpses(after.events, self.seat) and encode(self.game.view(after, self.seat)) == before:
                unnoticed.append(after)
        if self.taught or not deeper:
            return None
        for after in unnoticed:
            found = self._search(after, actor, action, before, rng, deeper - 1)
            if found is not None:
                return found
        return None


def _decoded(seen: list[Glimpse]) -> Any:
    return {str(place): msgspec.to_builtins(glimpse) for place, glimpse in enumerate(seen)}


def moves_of_others(
    world: State, seat: int | None, actor: int, action: Action, rng: Random
) -> Iterator[tuple[int, Action]]:
    """What everybody but this seat could do, the likeliest look-alikes first: this action, then those of its verb."""
    choices: list[tuple[int, Action]] = []
    if world.actor == CHANCE:
        choices = [(CHANCE, outcome) for outcome in world.legal()]
    else:
        for other in world.waiting:
            if other != seat:
                choices += [(other, choice) for choice in world.legal_for(other)]
    rng.shuffle(choices)

    def unlike(choice: tuple[int, Action]) -> int:
        other, its = choice
        return (other != actor) * 4 + (its is not action) * 2 + (its.words[0] != action.words[0])

    yield from sorted(choices, key=unlike)


# Worlds made by exchanging two hidden things


def one_other_word(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether two actions of one verb differ in a single word.

    >>> one_other_word(("play", "a6", "A"), ("play", "p3", "A")), one_other_word(("take", "A"), ("drink",))
    (True, False)
    """
    return len(one) == len(other) and one[0] == other[0] and sum(a != b for a, b in zip(one, other, strict=True)) == 1


class Exchange:
    """The game that was played, with two words exchanged from one entry on, as long as a seat is told the same.

    Two cards dealt to different places, two votes, a hiding place: whatever two actions of one verb differ in.
    """

    def __init__(self, trial: Trial, seat: int | None, rng: Random) -> None:
        self.trial = trial
        self.seat = seat
        self.start = self.swapped = self.place = -1
        self.words: dict[str, str] = {}
        self.throughout = rng.random() < 0.75
        """Whether the words change places in all later entries, or in the two entries alone."""
        self.parted: tuple[int, State] | None = None
        """The other world after the entry of which the seat was told something else."""
        self.weights = [1.0, 1.0]
        """How likely chance and the other seats made the true world, and this one, since they parted."""
        self._choose(rng)

    def _choose(self, rng: Random) -> None:
        """An entry that could have been another one of its verb, and the later entry that then takes its words."""
        entries = self.trial.entries
        others = [number for number, entry in enumerate(entries) if entry.seat != self.seat and not entry.said]
        chances = [number for number in others if entries[number].seat == CHANCE]
        if not others:
            return
        start = rng.choice(chances if chances and rng.random() < 0.5 else others)
        words, state = entries[start].words, self.trial.states[start]
        legal = state.legal() if entries[start].seat == CHANCE else state.legal_for(entries[start].seat)
        instead = [action.words for action in legal if one_other_word(words, action.words)]
        if not instead:
            return
        choice = rng.choice(instead)
        self.place = next(place for place, word in enumerate(words) if choice[place] != word)
        one, other = words[self.place], choice[self.place]
        self.start, self.words = start, {one: other, other: one}
        self.swapped = next((number for number in others if number > start and entries[number].words == choice), -1)

    def worlds(self, most: int, weigh: bool = False) -> Iterator[tuple[int, State]]:
        """The other world after each entry, while the seat is told the same."""
        trial, seat = self.trial, self.seat
        if self.start < 0:
            return
        world = aloud(trial.states[self.start])
        for at in range(self.start, min(self.start + most, len(trial.entries))):
            entry = trial.entries[at]
            if entry.said:
                continue
            world.events = []
            action = self._playable(world, at)
            if action is None:
                return
            if weigh:
                self._weigh(0, trial.states[at], trial.action(at), entry.seat)
                self._weigh(1, world, action, entry.seat)
            world.apply(action, entry.seat)
            if encode(glimpses(world.events, seat)) != encode(glimpses(trial.told(at), seat)):
                self.parted = at + 1, world
                return
            yield at + 1, world

    def _playable(self, world: State, at: int) -> Action | None:
        """The entry as it goes in the other world: with the words exchanged or as it was, where only that can be."""
        entry = self.trial.entries[at]
        legal = world.legal() if entry.seat == world.actor == CHANCE else world.legal_for(entry.seat)
        ways = [entry.words]
        if entry.seat != self.seat:
            ways.append(self._exchanged(entry.words))
            if self.throughout or at in (self.start, self.swapped):
                ways.reverse()
        return next((choice for words in ways for choice in legal if choice.words == words), None)

    def _exchanged(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Only in words of the same verb and at the same place: a 3 may be a card here and a place there."""
        places = [self.place] if words[0] == self.trial.entries[self.start].words[0] else range(len(words))
        return tuple(self.words.get(word, word) if place in places else word for place, word in enumerate(words))

    def _weigh(self, which: int, world: State, action: Action, actor: int) -> None:
        """Chance acts by its weights; the other seats, for all we know, choose freely."""
        if actor == CHANCE and world.actor == CHANCE:
            outcomes = world.outcomes()
            total = sum(weight for _, weight in outcomes)
            self.weights[which] *= next((weight for outcome, weight in outcomes if outcome is action), 0) / total
        elif actor != self.seat and actor in world.waiting:
            self.weights[which] /= len(world.legal_for(actor))

    @property
    def share(self) -> float:
        """The chance of this world, given that it is either this one or the true one."""
        true, other = self.weights
        return other / (true + other) if other else 0.0
