"""Tables that are played one after the other, in a worker or here: each with a stream of chance of its own."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exception
from typing import Any

from perfidie.adapters.numbering import numbering, table_for, utilities
from perfidie.engine import CHANCE, Game, Setup, State
from perfidie.lab.vector.sheet import Sheet, Size, numpy


class Tables:
    """The tables of these places on the sheet."""

    def __init__(self, game: Game[Any, Any], setup: Setup, sheet: Sheet, places: range) -> None:
        self.game, self.setup, self.sheet, self.places = game, setup, sheet, places
        self.numbering = numbering(game, setup)
        self.first = game.new(setup)
        self.chances = [Random() for _ in places]
        self.states: list[State] = []

    def reset(self, seed: int | None) -> None:
        """New tables. A seed seeds the chance of each by its place, so that it matters to nobody who plays it."""
        if seed is not None:
            self.chances = [Random(f"{seed} {place}") for place in self.places]
        sheet, part = self.sheet, slice(self.places.start, self.places.stop)
        sheet.over[part], sheet.rewards[part], sheet.shares[part] = False, 0.0, 0.0
        self.states = [self.first] * len(self.places)
        for number in range(len(self.places)):
            self.begin(number)

    def step(self) -> None:
        """Every table goes on to its next decision; where the game ends by it, a new one begins at once."""
        sheet = self.sheet
        for number, place in enumerate(self.places):
            state = self.states[number]
            self.numbering.take(state, int(sheet.actions[place]))
            self.chance(number)
            over = sheet.over[place] = not state.agenda
            if over:
                shares = utilities(self.game, state, zero_sum=False)
                sheet.shares[place], sheet.rewards[place] = shares, shares[sheet.seat[place]]
                self.begin(number)
            else:
                sheet.shares[place], sheet.rewards[place] = 0.0, 0.0
                self.show(number)

    def begin(self, number: int) -> None:
        """A new table, up to the first decision."""
        self.states[number] = self.first.clone()
        self.chance(number)
        self.show(number)

    def chance(self, number: int) -> None:
        """Chance acts until a seat has to decide, or nobody."""
        state, rng = self.states[number], self.chances[number]
        while state.actor == CHANCE:
            state.apply_legal(state.sample(rng))

    def show(self, number: int) -> None:
        """Writes down who has to decide, what that seat knows, and what it may do."""
        sheet, state, place = self.sheet, self.states[number], self.places[number]
        seat = state.agenda[-1].seat
        sheet.seat[place] = seat
        seen = self.game.lab.glance(self.game.view(state, seat))
        sheet.observation[place] = numpy.frombuffer(seen, numpy.int8)
        mask = sheet.action_mask[place]
        mask[:] = 0
        mask[self.numbering.legal(state)] = 1


def serve(asked: Connection, order: tuple[str, int, dict[str, Any]], size: Size, memory: Any, places: range) -> None:
    """What a worker does: it plays its tables when it is told to, and ends with whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    name, seats, options = order
    try:
        tables = Tables(*table_for(name, seats, options, "standard"), Sheet(size, memory), places)
        asked.send("")
        while True:
            task = asked.recv()
            if task == "close":
                return
            if task == "step":
                tables.step()
            else:
                tables.reset(task[1])
            asked.send("")
    except (EOFError, OSError):
        return
    except Exception as error:  # told to the parent, which cannot see where the rules stumbled
        asked.send("".join(format_exception(error)))
