"""Law 12: recall. What a seat was told, and the table still keeps, the seat still sees.

Somebody could have done something else, and the seat would have been told so. Let both games go on by the same moves:
if after a while the seat sees the same in both, though the two tables still differ, its view has forgotten what it
was told, and two histories have become one to every bot and learner. Eyes may waive a kind of event, with the reason
(`Eyes.forgets`).
"""

from __future__ import annotations

from perfidie.engine.action import Action
from perfidie.engine.codec import encode
from perfidie.engine.event import Event
from perfidie.engine.laws.law import Law
from perfidie.engine.laws.report import Breach
from perfidie.engine.laws.trial import Trial, aloud, glimpses
from perfidie.engine.refusal import Refusal
from perfidie.engine.state import State
from perfidie.engine.step import CHANCE

TRIES = 4
"""How many moves of a game are done otherwise."""
MOVES = 8
"""For how many moves both games then go on alike."""


class Recall(Law):
    """Law 12."""

    number = 12
    name = "a view forgets nothing told"
    counts = ("moves done otherwise", "moves followed")

    def look(self, trial: Trial) -> None:
        """Does one move otherwise, and asks whether those who were told of it still see which move it was."""
        rng = trial.rng(self.number)
        moves = [number for number, entry in enumerate(trial.entries) if not entry.said and entry.seat != CHANCE]
        for number in moves if self.thorough else rng.sample(moves, min(len(moves), TRIES)):
            entry = trial.entries[number]
            others = [choice for choice in trial.states[number].legal_for(entry.seat) if choice.words != entry.words]
            if others:
                self.otherwise(trial, number, rng.choice(others))

    def otherwise(self, trial: Trial, number: int, choice: Action) -> None:
        """The same game with one move done otherwise, as long as the moves after it are the same."""
        world = aloud(trial.states[number])
        world.apply(choice, trial.entries[number].seat)
        told = {
            seat: self.told_apart(trial.told(number), world.events, seat, trial) for seat in range(trial.setup.seats)
        }
        self.figures["moves done otherwise"] += 1
        for at in range(number + 1, min(number + 1 + MOVES, len(trial.entries))):
            entry = trial.entries[at]
            if entry.said:
                continue
            try:
                world.apply(trial.action(at), entry.seat)
            except Refusal:
                return
            self.figures["moves followed"] += 1
            self.still_seen(trial, at + 1, world, told)

    def told_apart(self, told: list[Event], events: list[Event], seat: int, trial: Trial) -> str:
        """The first kind of event by which this seat was told that it was done otherwise; empty where it was not."""
        waived = trial.game.eyes.forgets
        one, other = glimpses(told, seat), glimpses(events, seat)
        kinds = [mine.kind for mine, its in zip(one, other, strict=False) if encode(mine) != encode(its)]
        return next((kind for kind in kinds if kind not in waived), "")

    def still_seen(self, trial: Trial, at: int, world: State, told: dict[int, str]) -> None:
        """Whoever was told of the difference must still see it, as long as it makes one."""
        state, view = trial.states[at], trial.game.view
        if world == state:
            return  # it makes no difference any more
        for seat, kind in told.items():
            if kind and encode(view(world, seat)) == encode(view(state, seat)):
                raise Breach(
                    f"seat {seat} was told `{kind}`, the table keeps it, and the view has forgotten it", at, seat
                )
