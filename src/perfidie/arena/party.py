"""Those who sit at one table of the arena: what they are asked, what they answer, and what voids a game."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time
from typing import Any, NamedTuple

import msgspec

import perfidie
from perfidie import bots
from perfidie.arena.contest import Bout, Fault, Played
from perfidie.arena.entrants import API, HOUSE, enter, level_in
from perfidie.engine import Playthrough, View, encode
from perfidie.engine.action import Words
from perfidie.review.luck import quick_luck


class Void(Exception):
    """A game that does not count: which text says why, of which bot, and with what words of its own."""

    def __init__(self, text: str, bot: str, words: str = "") -> None:
        super().__init__(text, bot, words)
        self.fault = Fault(text, bot, words)


class Question(NamedTuple):
    """What a seat has to decide, and all it knows."""

    seat: int
    view: View[Any]
    legal: list[Words]


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
        self.levels = tuple(level_in(name, bout.contest) for name in self.names)
        self.iterations: list[list[int]] = [[] for _ in self.names]
        self._occasion: str | None = None

    def decide(self, play: Playthrough, seat: int) -> Words:
        """The move of a seat."""
        return self.answer(self.question(play, seat))

    def question(self, play: Playthrough, seat: int) -> Question:
        """What a seat is asked: its view as it came over the wire, so that nothing else can slip in."""
        return Question(seat, play.game.read_view(encode(play.view(seat))), play.legal(seat))

    def answer(self, asked: Question) -> Words:
        """What the bot on this seat chooses. Nobody is asked who has no choice."""
        seat, view, legal = asked
        if len(legal) == 1:
            return legal[0]
        began = thread_time()
        try:
            decision = bots.decide(self.bots[seat], view, legal, self.streams[seat])
            words = tuple(decision.words)
        except Exception as error:
            if self.names[seat] in HOUSE:
                raise
            raise self._failed(seat, error) from error
        self.thought(seat, thread_time() - began)
        level = self.levels[seat]
        if level is not None and level.budget is not None:
            self.iterations[seat].append(decision.iterations)
        if words not in legal:
            raise Void("arena-void-illegal", self.names[seat], " ".join(map(str, words))[:80])
        return words

    def thought(self, seat: int, seconds: float) -> None:
        """Takes down one decision."""
        self.decisions[seat] += 1
        self.seconds[seat] += seconds

    def talk(self, play: Playthrough) -> Iterator[tuple[int, Words]]:
        """What bots say as an occasion opens: each is asked once, one after the other, and hears those before it."""
        game = play.game
        if not game.talk.statements.actions:
            return
        now, before = game.talk.occasion(play.view(None)), self._occasion
        self._occasion = now
        if now is None or now == before:
            return
        first = game.talk.first_to_speak(play.view(None))
        for seat in [(first + place) % len(self.names) for place in range(len(self.names))]:
            if seat in self.bots:
                words = self._speak(play, seat)
                if words:
                    yield seat, words

    def _speak(self, play: Playthrough, seat: int) -> Words | None:
        try:
            words = bots.speak(self.bots[seat], play, seat, self.streams[seat])
        except Exception as error:
            if self.names[seat] in HOUSE:
                raise
            raise self._failed(seat, error) from error
        if words and words not in [statement.words for statement in play.game.talk.sayable(play.view(seat))]:
            raise Void("arena-void-illegal", self.names[seat], " ".join(map(str, words))[:80])
        return words

    def _failed(self, seat: int, error: Exception) -> Void:
        """A fault of a bot from outside voids the game; one of the house's own must be seen."""
        return Void("arena-void-failed", self.names[seat], f"{type(error).__name__}: {error}"[:200])

    def result(self, play: Playthrough | None, void: Fault | None = None) -> Played:
        """The game as it is kept: who played, what came of it, and why it does not count where it does not."""
        contest, bout = self.bout.contest, self.bout
        outcome = contest.rules.rules.outcome(play.state) if play else None
        record = play.record(self.names) if play and (contest.luck_free or contest.records) else None
        return Played(
            game=contest.game,
            seats=contest.seats,
            options=contest.options,
            seed=contest.seed,
            deal=bout.deal,
            rotation=bout.rotation,
            bots=self.names,
            scores=outcome.scores if outcome else (0,) * contest.seats,
            shares=contest.rules.rules.shares(outcome) if outcome else (0.0,) * contest.seats,
            decisions=tuple(self.decisions),
            seconds=tuple(round(each, 6) for each in self.seconds),
            version=f"{perfidie.__version__}/{contest.rules.version}",
            void=void,
            luck=quick_luck(contest.rules, record, bout.comparisons) if record and contest.luck_free else (),
            id=bout.id,
            levels=self.levels,
            chance=bout.chance,
            seeds=bout.seeds,
            iterations=tuple(map(tuple, self.iterations)) if contest.records else (),
            record=msgspec.json.encode(record).decode() if record and contest.records else "",
        )
