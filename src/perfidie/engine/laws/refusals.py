"""Law 7: whatever is refused leaves everything as it was."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from perfidie.engine.codec import save_state
from perfidie.engine.laws.law import Law
from perfidie.engine.laws.report import Breach
from perfidie.engine.laws.trial import Trial
from perfidie.engine.playthrough import Playthrough
from perfidie.engine.refusal import Refusal
from perfidie.engine.step import CHANCE

MALFORMED: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, float("nan"), "", "take A", b"take", [], (), {}, {"take": "A"}, set(), object(),
    [None], [1, 2], [["take", "A"]], [[]], ["take", None], ["take", ["A"]], [b"take"], [""], ["", ""], ["x" * 100_000],
    ["take"] * 10_000, ["é", "🜁", "\u202e"], ["\x00"], ["\ud800"], ["TAKE", "A"], [" take", "A "], range(3),
)  # fmt: skip
"""Things that are not the words of an action."""
SEATS: tuple[Any, ...] = (None, -1, -2, -3, 99, True, "0", 1.0, [0], object())
"""Things that are not a seat."""
VERSIONS: tuple[Any, ...] = (-1, 10**9, "0", 0.5, [])


class Refusals(Law):
    """Law 7."""

    number = 7
    name = "refusals change nothing"

    def look(self, trial: Trial) -> None:
        """Attempts what must be refused, and compares the table before and after."""
        rng = trial.rng(self.number)
        some = range(trial.last + 1) if self.thorough else trial.positions(rng, 1)
        for at in some:
            play = trial.at(at)
            before = _photograph(play)
            for says, attempt in self.attempts(play, rng):
                self.is_refused(at, play, says, attempt, before)
            if _photograph(play) != before:
                raise Breach("refused, yet something changed in place", at, before=before, after=_photograph(play))

    def attempts(self, play: Playthrough, rng: Random) -> list[tuple[str, Callable[[], object]]]:
        """Moves that must not be made here, with a name for each."""
        setup, waiting = play.setup, play.state.waiting
        seats = range(setup.seats)
        actor = waiting[0] if waiting else 0
        good = [action.words for action in play.state.legal_for(actor)] or [play.game.vocabulary.actions[0].words]
        moves: list[tuple[Any, Any, Any]] = [(actor, words, None) for words in MALFORMED]
        moves += [(seat, good[0], None) for seat in SEATS]
        moves += [(actor, good[0], version) for version in VERSIONS]
        moves += [(other, rng.choice(good), None) for other in seats if other not in waiting]
        moves += [(seat, words, None) for seat in seats for words in self.illegal(play, seat, rng)]
        if not self.thorough:
            moves = rng.sample(moves, min(len(moves), 16))
        tries = [(f"seat {s!r:.40} {w!r:.80} on version {v}", _move(play, s, w, v)) for s, w, v in moves]
        tries += [(f"chance {w!r:.80}", _chance(play, w)) for w in self.not_chance(play, rng)]
        tries += [(f"says {w!r:.80}", _say(play, actor, w)) for w in rng.sample(MALFORMED, 2)]
        return tries

    def illegal(self, play: Playthrough, seat: int, rng: Random) -> list[tuple[str, ...]]:
        """Words that exist in the game but are not legal for this seat now."""
        legal = play.state.legal_for(seat)
        every = play.game.vocabulary.actions
        some = every if self.thorough else rng.sample(every, min(len(every), 8))
        return [action.words for action in some if action not in legal]

    def not_chance(self, play: Playthrough, rng: Random) -> list[tuple[str, ...]]:
        """Words that chance cannot say now."""
        outcomes = play.state.legal() if play.state.actor == CHANCE else []
        some = rng.sample(play.game.vocabulary.actions, min(len(play.game.vocabulary), 2))
        return [action.words for action in some if action not in outcomes]

    def is_refused(
        self, at: int, play: Playthrough, says: str, attempt: Callable[[], object], before: dict[str, Any]
    ) -> None:
        """Makes one attempt: it must be refused with a reason, and must not have touched anything."""
        kept = _touched(play)
        try:
            attempt()
        except Refusal as refusal:
            if not refusal.code or not isinstance(refusal.code, str):
                raise Breach(f"{says}: refused without a reason", at) from refusal
        except Exception as error:
            raise Breach(f"{says}: {type(error).__name__} instead of a refusal: {error}", at) from error
        else:
            raise Breach(f"{says}: accepted", at)
        self.figures["moves refused"] += 1
        if any(now is not was and now != was for now, was in zip(_touched(play), kept, strict=True)):
            raise Breach(f"{says}: refused, yet something changed", at, before=before, after=_photograph(play))


def _touched(play: Playthrough) -> tuple[Any, ...]:
    """Everything a move could touch, in a form that is quick to compare."""
    return (*play.state.values(), len(play.entries), len(play.events), len(play.claims))


def _photograph(play: Playthrough) -> dict[str, Any]:
    """The same, in a form to keep and show."""
    return {
        "state": msgspec.Raw(save_state(play.game, play.state)),
        "entries": len(play.entries),
        "events": len(play.events),
        "claims": len(play.claims),
    }


def _move(play: Playthrough, seat: Any, words: Any, version: Any) -> Callable[[], object]:
    return lambda: play.move(seat, words, version)


def _chance(play: Playthrough, words: tuple[str, ...]) -> Callable[[], object]:
    return lambda: play.state.apply(play.game.vocabulary.parse(words), CHANCE)


def _say(play: Playthrough, seat: int, words: Any) -> Callable[[], object]:
    return lambda: play.say(seat, words)
