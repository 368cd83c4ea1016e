"""One game of a contest: every seat is asked with its own view, read from bytes, and its legal words."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

import perfidie
from perfidie import bots
from perfidie.arena.contest import Bout, Played
from perfidie.arena.entrants import API, HOUSE, enter
from perfidie.engine import Outcome, Playthrough, Refusal

Words = tuple[str, ...]


class Void(Exception):
    """A game that does not count; says why."""


def play(bout: Bout) -> Played:
    """Plays it, and says how it went. A fault of a bot from outside voids the game; one of ours is raised."""
    party = Party(bout)
    try:
        if any(name.startswith(API) for name in bout.seated):
            from perfidie.arena.programs import with_programs

            return party.result(with_programs(bout, party))
        return party.result(_at_our_table(bout, party))
    except Void as reason:
        return party.result(None, str(reason))


def _at_our_table(bout: Bout, party: Party) -> Outcome:
    contest, dice = bout.contest, bout.dice
    play = Playthrough(contest.rules, contest.setup)
    while True:
        play.chance(dice)
        if play.over:
            return contest.rules.outcome(play.state)
        for seat, words in party.talk(play):
            play.say(seat, words)
        seat = play.state.waiting[0]
        play.move(seat, party.decide(play, seat))


class Party:
    """Those who sit at one table, with what they draw from and how long they thought."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.names = bout.seated
        self.bots = {
            seat: enter(name, bout.contest) for seat, name in enumerate(self.names) if not name.startswith(API)
        }
        self.streams = {seat: bout.thoughts(seat) for seat in self.bots}
        self.decisions = [0] * len(self.names)
        self.seconds = [0.0] * len(self.names)
        self._occasion: str | None = None

    def decide(self, play: Playthrough, seat: int) -> Words:
        """The move of a seat. Nobody is asked who has no choice."""
        legal = play.legal(seat)
        if len(legal) == 1:
            return legal[0]
        began = thread_time()
        try:
            words = tuple(bots.ask(self.bots[seat], play, seat, self.streams[seat]))
        except Exception as error:
            raise self._fault(seat, error) from error
        if words not in legal:
            raise self._fault(seat, Refusal("not-now", action=" ".join(map(str, words))[:80]))
        self.thought(seat, thread_time() - began)
        return words

    def thought(self, seat: int, seconds: float) -> None:
        """Takes down one decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds

    def talk(self, play: Playthrough) -> Iterator[tuple[int, Words]]:
        """What bots say as an occasion opens: each is asked once, one after the other, and hears those before it."""
        game = play.game
        if not game.statements.actions:
            return
        now, before = game.occasion(play.view(None)), self._occasion
        self._occasion = now
        if now is None or now == before:
            return
        first = game.first_to_speak(play.view(None))
        for seat in [(first + place) % len(self.names) for place in range(len(self.names))]:
            if seat in self.bots:
                try:
                    words = bots.speak(self.bots[seat], play, seat, self.streams[seat])
                except Exception as error:
                    raise self._fault(seat, error) from error
                if words:
                    yield seat, words

    def _fault(self, seat: int, error: Exception) -> Exception:
        """A game is void when a bot from outside fails; a fault of the house's own must be seen."""
        name = self.names[seat]
        return error if name in HOUSE else Void(f"{name}: {type(error).__name__}: {error}"[:300])

    def result(self, outcome: Outcome | None, void: str = "") -> Played:
        contest, bout = self.bout.contest, self.bout
        nobody = (0,) * contest.seats
        return Played(
            contest.game, contest.seats, contest.options, contest.seed, bout.deal, bout.rotation, self.names,
            outcome.scores if outcome else nobody, contest.rules.shares(outcome) if outcome else nobody,
            tuple(self.decisions), tuple(round(each, 6) for each in self.seconds),
            f"{perfidie.__version__}/{contest.rules.version}", void,
        )  # fmt: skip
