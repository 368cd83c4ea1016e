"""Law 5: secrecy, two worlds.

Take a table and a seat; find another world that this seat cannot tell from the true one. Whatever reaches the
seat must be the same bytes in both, now and while the same visible moves go on, until an event declares that it
teaches the seat something hidden.
"""

from __future__ import annotations

from random import Random
from typing import Any

from perfidie.engine.action import Action
from perfidie.engine.codec import encode
from perfidie.engine.event import ALL, Event
from perfidie.engine.laws.law import Law
from perfidie.engine.laws.report import Breach
from perfidie.engine.laws.trial import Trial, aloud, glimpses
from perfidie.engine.laws.worlds import APART, SAME, TAUGHT, Exchange, LookAlike, one_other_word, parting, whispered
from perfidie.engine.refusal import Refusal
from perfidie.engine.state import State
from perfidie.engine.step import CHANCE

PAIRS, EXCHANGES = 3, 3
"""Imagined worlds, and worlds with two hidden things exchanged, per game."""
CHOSEN = 5
"""How many times two things are picked for an exchange, in the hope of hidden ones."""
MOVES = 10
"""How long a pair of worlds is followed."""
FIRST = 3
"""How many positions of an exchanged world are always examined, besides the last; others now and then."""
OTHERWISE = 4
"""How many other choices are tried for one move."""


class Secrecy(Law):
    """Law 5."""

    number = 5
    name = "secrecy, two worlds"
    counts = ("pairs of worlds", "exchanged worlds", "moves followed", "refusals")

    def look(self, trial: Trial) -> None:
        """Puts imagined worlds beside the true one and lets both play on."""
        rng = trial.rng(self.number)
        self.audit(trial)
        if self.thorough:
            for at in range(trial.last + 1):
                for seat in trial.seats():
                    for _ in range(2):
                        self.imagined_world(trial, at, seat, rng, moves=1)
        else:
            for at in trial.positions(rng, PAIRS):
                self.imagined_world(trial, at, rng.choice(trial.seats()), rng, MOVES)
        for _ in range(30 * EXCHANGES if self.thorough else EXCHANGES):
            self.exchanged_world(trial, rng.choice(trial.seats()), rng)
        self.secret_choices(trial, rng)

    # Pairs from imagination

    def imagined_world(self, trial: Trial, at: int, seat: int | None, rng: Random, moves: int) -> None:
        """One other world that looks the same to this seat: nothing the seat is told may tell the two apart."""
        game, state = trial.game, trial.states[at]
        view = encode(game.view(state, seat))
        world = game.imagine(game.read_view(view), rng)
        self.figures["pairs of worlds"] += 1
        self.nothing_differs(trial, at, seat, world, view)
        self.refusals_are_the_same(trial, at, seat, world, rng)
        self.talk_is_the_same(trial, at, seat, world)
        for number in range(at, min(at + moves, len(trial.entries))):
            if trial.entries[number].said:
                continue
            after = self.go_on(trial, number, seat, world, rng)
            if after is None:
                return
            world = after
            self.figures["moves followed"] += 1

    def nothing_differs(self, trial: Trial, at: int, seat: int | None, world: State, view: bytes | None = None) -> None:
        """The view (that of the true world, if already at hand), the choices and the numbers a learner reads."""
        game, state = trial.game, trial.states[at]
        one, other = view or encode(game.view(state, seat)), encode(game.view(world, seat))
        if one != other:
            raise Breach("the view tells two worlds apart", at, seat, true_world=one, other_world=other)
        if seat is None:
            return
        if state.legal_for(seat) != world.legal_for(seat):
            raise Breach(
                "the choices tell two worlds apart",
                at,
                seat,
                true_world=[action.words for action in state.legal_for(seat)],
                other_world=[action.words for action in world.legal_for(seat)],
            )
        if game.lab.numbers(state, seat) != game.lab.numbers(world, seat):
            raise Breach(
                "the numbers tell two worlds apart",
                at,
                seat,
                true_world=_named(trial, state, seat),
                other_world=_named(trial, world, seat),
            )

    def refusals_are_the_same(self, trial: Trial, at: int, seat: int | None, world: State, rng: Random) -> None:
        """Why a move is refused must follow from what the seat knows, or the refusal itself would leak."""
        if seat is None:
            return
        state = trial.states[at]
        for action in self.tries(trial, state, seat, rng):
            one, other = refusal(state, seat, action), refusal(world, seat, action)
            if encode(one) != encode(other):
                says = f"the refusal of `{action}` tells two worlds apart"
                raise Breach(says, at, seat, true_world=one, other_world=other)
            self.figures["refusals"] += 1

    def talk_is_the_same(self, trial: Trial, at: int, seat: int | None, world: State) -> None:
        """What this seat may say, and how long bots wait for it."""
        game = trial.game
        if seat is None or not game.talk.statements.actions:
            return
        heard = []
        for table in (trial.states[at], world):
            view = game.view(table, seat, trial.claims(at))
            words = [" ".join(statement.words) for statement in game.talk.sayable(view)]
            heard.append({"occasion": game.talk.occasion(view), "pause": game.talk.pause(view), "sayable": words})
        one, other = heard
        if one != other:
            raise Breach("what may be said tells two worlds apart", at, seat, true_world=one, other_world=other)

    def tries(self, trial: Trial, state: State, seat: int, rng: Random) -> list[Action]:
        """Actions that are not legal, preferably of a verb that is."""
        actions = trial.game.vocabulary.actions
        legal = state.legal_for(seat)
        verbs = {action.words[0] for action in legal}
        wrong = [actions[code] for code in trial.game.lab.actions(trial.setup)]
        wrong = rng.sample(wrong, min(len(wrong), 60 if self.thorough else 12))
        wrong = [action for action in wrong if action not in legal]
        wrong.sort(key=lambda action: action.words[0] not in verbs)
        return wrong[: 20 if self.thorough else 4]

    def go_on(self, trial: Trial, number: int, seat: int | None, world: State, rng: Random) -> State | None:
        """The other world after the same visible move; None where the seat has learned which world it is in."""
        entry, action = trial.entries[number], trial.action(number)
        told, at = trial.told(number), number + 1
        view = encode(trial.game.view(trial.states[at], seat))
        if entry.seat == seat:
            after: State | None = aloud(world)
            assert after is not None
            after.apply(action, seat)
            how, kind = parting(told, after.events, seat)
            if how == APART:
                self.apart(at, seat, told, after.events)
            if how == TAUGHT:
                after = None
        else:
            alike = LookAlike(trial.game, seat, told, view)
            after, kind = alike.find(world, entry.seat, action, rng), alike.taught
            if after is None and (alike.nearest is not None or not kind):
                self.no_look_alike(trial, at, seat, alike)
        if after is None:
            self.notes[f"parted at {kind}"] += 1
        else:
            self.nothing_differs(trial, at, seat, after, view)
        return after

    def apart(self, at: int, seat: int | None, told: list[Event], events: list[Event], how: str = APART) -> None:
        """Raises the breach: an event showed this seat something it was not said to teach."""
        which = "that teaches nothing" if how == APART else "though what it tells is hidden still"
        raise Breach(
            f"two worlds are told apart by an event {which}",
            at,
            seat,
            true_world=glimpses(told, seat),
            other_world=glimpses(events, seat),
        )

    def no_look_alike(self, trial: Trial, at: int, seat: int | None, alike: LookAlike) -> None:
        """Raises the breach: whatever could happen in the other world would look different to this seat."""
        entry = trial.entries[at - 1]
        if alike.nearest is not None:
            self.nothing_differs(trial, at, seat, alike.nearest)
        says = f"`{' '.join(entry.words)}` gives the world away: no move in the other world looks the same"
        raise Breach(says, at, seat, true_world=glimpses(alike.told, seat), other_world=alike.likest())

    # Pairs by exchange of two hidden things

    def exchanged_world(self, trial: Trial, seat: int | None, rng: Random) -> None:
        """A seat that was told the same from the start sees the same: a view holds nothing that was not told."""
        last: tuple[int, State] | None = None
        for _ in range(CHOSEN):
            exchange = Exchange(trial, seat, rng)
            for number, (at, world) in enumerate(exchange.worlds(80)):
                if self.thorough or number < FIRST or rng.random() < 0.2:
                    self.nothing_differs(trial, at, seat, world)
                last = at, world.clone()
            if last is not None:
                break
        if last is not None:
            self.nothing_differs(trial, last[0], seat, last[1])
            self.figures["exchanged worlds"] += 1
        if exchange.parted is not None:
            at, world = exchange.parted
            self.told_only_what_is_seen(trial, at, seat, world)

    # Choices that are secret by their nature

    def secret_choices(self, trial: Trial, rng: Random) -> None:
        """The actor could have chosen otherwise; a seat that did not see the choice must not be told of it.

        Chance and seats that choose together: in any way. One seat alone: the same verb with one other word, say
        another card on the same place; one move of each verb is looked at.
        """
        secret: list[int] = []
        verbs: dict[str, list[int]] = {}
        for number, entry in enumerate(trial.entries):
            if entry.seat == CHANCE or len(trial.states[number].waiting) > 1:
                secret += [number] * (not entry.said)
            elif not entry.said:
                verbs.setdefault(entry.words[0], []).append(number)
        for number in secret if self.thorough else rng.sample(secret, min(len(secret), 2)):
            actor, state = trial.entries[number].seat, trial.states[number]
            self.chosen_otherwise(trial, number, rng.choice(state.legal() if actor < 0 else state.legal_for(actor)))
        for numbers in verbs.values():
            for number in numbers if self.thorough else [rng.choice(numbers)]:
                entry, state = trial.entries[number], trial.states[number]
                alike = [choice for choice in state.legal_for(entry.seat) if one_other_word(entry.words, choice.words)]
                for choice in alike if self.thorough else rng.sample(alike, min(len(alike), OTHERWISE)):
                    self.chosen_otherwise(trial, number, choice)

    def chosen_otherwise(self, trial: Trial, number: int, choice: Action) -> None:
        """A seat that is told the same sees the same table afterwards, and the other way round."""
        actor, told, world = trial.entries[number].seat, trial.told(number), aloud(trial.states[number])
        world.apply(choice, actor)
        for seat in trial.seats():
            if seat == actor:
                continue
            how, _ = parting(told, world.events, seat)
            if how == SAME:
                self.nothing_differs(trial, number + 1, seat, world)
            else:
                self.told_only_what_is_seen(trial, number + 1, seat, world)

    def told_only_what_is_seen(self, trial: Trial, at: int, seat: int | None, world: State) -> None:
        """A seat that was just told different things sees the difference, unless none is left.

        What is whispered to it teaches it something: somebody else could have chosen otherwise.
        """
        told, view, state = trial.told(at - 1), trial.game.view, trial.states[at]
        how, _ = parting(told, world.events, seat)
        seen = encode(view(world, seat)) != encode(view(state, seat))
        if (not seen and (how == APART or world != state)) or (
            how == APART and whispered(told, seat) != whispered(world.events, seat)
        ):
            self.apart(at, seat, told, world.events, how)

    # Who learns

    def audit(self, trial: Trial) -> None:
        """Notes which kinds of events claim to teach whom."""
        for event in trial.play.events:
            if event.learns != ():
                self.notes[f"{event.kind} teaches {learners(event, trial.setup.seats)}"] += 1


def learners(event: Event, seats: int) -> str:
    """Who learns from an event, in words."""
    if event.learns is ALL:
        return "everybody"
    if len(event.learns) == seats:
        return "every seat"
    if event.learns == (event.facts.get("seat"),):
        return "the seat it names"
    return "some seats"


def refusal(state: State, seat: int, action: Action) -> Any:
    """What this seat is told when it tries this."""
    try:
        state.clone().apply(action, seat)
    except Refusal as refused:
        return [refused.code, {name: str(fact) for name, fact in refused.facts.items()}]
    return "accepted"


def _named(trial: Trial, state: State, seat: int) -> dict[str, list[int]]:
    """A learner's numbers by the names of their fields."""
    numbers, named, start = trial.game.lab.numbers(state, seat), {}, 0
    for field in trial.game.lab.fields(trial.setup):
        named[field.name] = list(numbers[start : start + field.size])
        start += field.size
    return named
