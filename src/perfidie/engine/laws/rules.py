"""Laws 1 to 4: games end, clones keep still, records replay, pieces are conserved."""

from __future__ import annotations

from random import Random
from typing import Any

from perfidie.engine.codec import encode, load_state, save_state
from perfidie.engine.event import Event
from perfidie.engine.laws.law import Law
from perfidie.engine.laws.report import Breach
from perfidie.engine.laws.trial import TALK, Trial
from perfidie.engine.playout import play_out
from perfidie.engine.playthrough import Playthrough, replay
from perfidie.engine.record import Entry, read_record
from perfidie.engine.refusal import Refusal
from perfidie.engine.step import CHANCE, Step


class Endings(Law):
    """Law 1. It plays the game that the other laws look at."""

    number = 1
    name = "random games end"
    counts = ("games", "actions", "decisions")

    def look(self, trial: Trial) -> None:
        """Plays the game to its end, and checks every list of choices on the way."""
        game, play, rng = trial.game, trial.play, trial.rng(self.number)
        self.allowed = frozenset(game.lab.actions(trial.setup))
        self.chances = frozenset(game.lab.chances(trial.setup))
        longest = game.lab.longest(trial.setup)
        moves = 0
        while not play.over and (trial.upto is None or len(trial.entries) < trial.upto):
            if game.talk.statements.actions and rng.random() < TALK:
                self.talk(trial, rng)
            if moves == longest:
                raise Breach(f"not over after {longest:,} actions, the most `longest` allows", len(trial.entries))
            seat, legal = self.choices(trial, rng.random())
            if seat == CHANCE:
                play.follow(Entry(CHANCE, play.state.sample(rng).words))
            else:
                play.move(seat, legal[int(rng.random() * len(legal))].words)
                self.figures["decisions"] += 1
            trial.keep()
            moves += 1
        self.figures["games"] += 1
        self.figures["actions"] += moves
        if play.over:
            self.ended(trial)

    def talk(self, trial: Trial, rng: Random) -> None:
        """Lets somebody say something, if they may."""
        seat = rng.randrange(trial.setup.seats)
        open_to = trial.game.talk.sayable(trial.play.view(seat))
        if open_to:
            trial.play.say(seat, rng.choice(open_to).words)
            trial.keep()

    def choices(self, trial: Trial, pick: float) -> tuple[int, list[Any]]:
        """One of the seats that may act, and its list; every list is examined."""
        state, at = trial.play.state, len(trial.entries)
        if state.actor == CHANCE:
            self.list_is_sound(trial, CHANCE, state.legal(), state.legal(), trial.states[-1].legal())
            if not all(type(weight) is int and weight > 0 for _, weight in state.outcomes()):
                raise Breach("a chance without weight", at, outcomes=[(a.words, w) for a, w in state.outcomes()])
            return CHANCE, []
        waiting = state.waiting
        if not waiting or list(waiting) != sorted({*waiting}) or not 0 <= waiting[0] <= waiting[-1] < trial.setup.seats:
            raise Breach(f"the seats that wait are {waiting}", at)
        for seat in waiting:
            legal = state.legal_for(seat)
            self.list_is_sound(trial, seat, legal, state.legal_for(seat), trial.states[-1].legal_for(seat))
        seat = waiting[int(pick * len(waiting))]
        return seat, state.legal_for(seat)

    def list_is_sound(self, trial: Trial, seat: int, legal: list[Any], again: list[Any], clone: list[Any]) -> None:
        """A list of choices is never empty, holds nothing twice and comes out the same for a clone."""
        at, vocabulary = len(trial.entries), trial.game.vocabulary.actions
        if not legal:
            raise Breach("a decision with nothing to choose from", at, seat)
        if len(set(legal)) != len(legal):
            doubles = [action.words for action in legal if legal.count(action) > 1]
            raise Breach("the same choice is listed twice", at, seat, doubles=doubles)
        if legal != again or legal != clone:
            other = again if legal != again else clone
            raise Breach("asked again, the list is another one", at, seat, first=_words(legal), then=_words(other))
        for action in legal:
            if action.code >= len(vocabulary) or vocabulary[action.code] is not action:
                raise Breach(f"`{action}` is not in the vocabulary", at, seat)
            if action.code not in self.allowed:
                raise Breach(f"`{action}` is not among the actions of this set-up", at, seat)
            if seat != CHANCE and action.code in self.chances:
                raise Breach(f"`{action}` is said to be chance's alone, yet a seat may take it", at, seat)

    def ended(self, trial: Trial) -> None:
        """The outcome fits the seats: a score for each, and winners who were there."""
        seats = range(trial.setup.seats)
        outcome = trial.game.rules.outcome(trial.play.state)
        if len(outcome.scores) != len(seats) or [*outcome.winners] != [s for s in seats if s in outcome.winners]:
            raise Breach("the outcome does not fit the seats", trial.last, outcome=outcome)


def _words(actions: list[Any]) -> list[tuple[str, ...]]:
    return [action.words for action in actions]


PLAIN = (int, bool, str, type(None))


def odd(value: Any) -> Any:
    """What a state may not hold: anything but ints, bools, strings, None, tuples of those and steps."""
    if type(value) in PLAIN:
        return None
    if isinstance(value, Step):
        beside = {
            name: kept for name, kept in getattr(value, "__dict__", {}).items() if name not in value.__match_args__
        }
        return odd(value.words()) or beside or None
    if type(value) is tuple:
        return next((found for found in map(odd, value) if found is not None), None)
    return value


def _untouched(now: object, before: object) -> bool:
    """Whether it is the very same thing; of a number, that it is as large: a compiled table keeps no objects there."""
    return now is before or (type(now) is int and type(before) is int and now == before)


class Clones(Law):
    """Law 2."""

    number = 2
    name = "clones never change"

    def look(self, trial: Trial) -> None:
        """Plays on from clones and sees that the original stays as it was."""
        rng = trial.rng(self.number)
        some = range(trial.last + 1) if self.thorough else trial.positions(rng, 6)
        saved = {}
        for at in some:
            self.holds_only_plain_things(trial, at)
            saved[at] = save_state(trial.game, trial.states[at])
            branch = trial.states[at].clone()
            play_out(branch, rng, limit=8)
        for at, state in enumerate(trial.states):
            values, kept = state.values(), trial.kept[at]
            if not all(_untouched(now, before) for now, before in zip(values, kept, strict=True)):
                raise Breach("a past state has changed", at, before=repr(kept), now=repr(values))
        for at, before in saved.items():
            now = save_state(trial.game, trial.states[at])
            if now != before:
                raise Breach("a past state changed when its clone was played on", at, before=before, now=now)
        self.figures["states kept"] += len(trial.states)
        self.figures["clones played on"] += len(saved)

    def holds_only_plain_things(self, trial: Trial, at: int) -> None:
        """Nothing in a state may be shared by mistake: ints, strings, tuples and steps only."""
        state = trial.states[at]
        for name in state.fields:
            found = odd(getattr(state, name))
            if found is not None:
                raise Breach(f"field `{name}` holds a {type(found).__name__}: {found!r}", at)
        if getattr(state, "__dict__", None):
            raise Breach(f"kept outside the fields of the state: {', '.join(vars(state))}", at)
        if state.clone() != state:
            raise Breach(
                "a clone differs from its original",
                at,
                original=save_state(trial.game, state),
                clone=save_state(trial.game, state.clone()),
            )


class Records(Law):
    """Law 3."""

    number = 3
    name = "saved, loaded, replayed the same"
    counts = ("records replayed", "states saved and loaded", "views compared")

    def look(self, trial: Trial) -> None:
        """Saves some positions, then replays the whole record beside the first game."""
        rng = trial.rng(self.number)
        some = range(trial.last + 1) if self.thorough else trial.positions(rng, 2)
        for at in some:
            self.saves_and_loads(trial, at)
        compact = rng.random() < 0.5
        for form in (False, True) if self.thorough else (compact,):
            self.replays(trial, form, set(some))

    def saves_and_loads(self, trial: Trial, at: int) -> None:
        """Both forms give back the very same state."""
        game, state = trial.game, trial.states[at]
        for compact in (False, True):
            loaded = load_state(game, save_state(game, state, compact))
            if loaded != state:
                form = "the compact form" if compact else "JSON"
                raise Breach(
                    f"saved and loaded as {form}, it is another state",
                    at,
                    saved=save_state(game, state),
                    loaded=save_state(game, loaded),
                )
        self.figures["states saved and loaded"] += 1

    def replays(self, trial: Trial, compact: bool, look_at: set[int]) -> None:
        """The record, read back, leads through the same states, events and views."""
        game, first = trial.game, trial.play
        record = first.record()
        again = read_record(record.to_compact() if compact else record.to_json())
        if again != record:
            raise Breach("the record read back is another one", trial.last, written=record, read=again)
        play = replay(game, again, upto=0)
        for at, entry in enumerate(again.entries):
            self.quiet_is_the_same(trial, at)
            before = len(play.events)
            try:
                play.follow(entry)
            except Refusal as refusal:
                raise Breach(f"the record does not replay: {refusal}", at + 1) from refusal
            self.same_events(trial, at, play.events[before:])
            if play.state != trial.states[at + 1]:
                raise Breach(
                    "replayed, the table is another one",
                    at + 1,
                    first=save_state(game, trial.states[at + 1]),
                    then=save_state(game, play.state),
                )
            if at + 1 in look_at:
                self.same_views(trial, at + 1, play)
        self.figures["records replayed"] += 1
        for seat in trial.seats():
            if encode(play.glimpses(seat)) != encode(first.glimpses(seat)):
                raise Breach(
                    "replayed, other glimpses", trial.last, seat, first=first.glimpses(seat), then=play.glimpses(seat)
                )
        if play.claims != first.claims:
            raise Breach("what was said is not kept", trial.last, first=first.claims, then=play.claims)
        if first.over and game.rules.outcome(play.state) != game.rules.outcome(first.state):
            raise Breach(
                "another outcome",
                trial.last,
                first=game.rules.outcome(first.state),
                then=game.rules.outcome(play.state),
            )

    def quiet_is_the_same(self, trial: Trial, at: int) -> None:
        """Search plays quietly and without checks: it must arrive at the same table."""
        game, entry, state = trial.game, trial.entries[at], trial.states[at].clone()
        if entry.said or entry.seat != state.actor:
            return
        state.apply_legal(trial.action(at))
        if state != trial.states[at + 1]:
            loud, quiet = save_state(game, trial.states[at + 1]), save_state(game, state)
            raise Breach("played quietly, it comes to another table", at + 1, aloud=loud, quietly=quiet)

    def same_events(self, trial: Trial, at: int, events: list[Event]) -> None:
        """What a replay tells is what was told the first time."""
        told = trial.told(at)
        if events != told:
            raise Breach("replayed, other events are told", at + 1, first=told, then=events)

    def same_views(self, trial: Trial, at: int, play: Playthrough) -> None:
        """What a replay shows each seat is what it was shown, and survives being read."""
        game = trial.game
        for seat in trial.seats():
            view = encode(game.view(trial.states[at], seat, play.claims))
            if encode(play.view(seat)) != view:
                raise Breach("replayed, a view is another one", at, seat, first=view, then=encode(play.view(seat)))
            if encode(game.read_view(view)) != view:
                raise Breach("read back, a view is another one", at, seat, sent=view, read=game.read_view(view))
            self.figures["views compared"] += 1


class Pieces(Law):
    """Law 4."""

    number = 4
    name = "pieces are conserved"

    def look(self, trial: Trial) -> None:
        """Counts the pieces after every move: none may vanish, none may appear."""
        pieces = trial.game.rules.pieces
        first = pieces(trial.states[0])
        for at, state in enumerate(trial.states):
            now = pieces(state)
            if now != first:
                lost, found = first - now, now - first
                raise Breach("pieces were lost or found", at, lost=_counted(lost), found=_counted(found))
        self.figures["states counted"] += len(trial.states)


def _counted(pieces: dict[Any, int]) -> dict[str, int]:
    return {str(piece): count for piece, count in pieces.items()}
