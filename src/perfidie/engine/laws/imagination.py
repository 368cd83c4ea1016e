"""Law 6: imagination is honest and wide.

An imagined world has the same view, keeps all pieces and can be played; it comes from the view's bytes and
nothing else; where several worlds are possible they turn up, on the laboratory's small games as often as they
should.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import msgspec

from perfidie.engine.codec import encode, save_state
from perfidie.engine.game import Game
from perfidie.engine.laws.exact import TooMany, possible_worlds, surprise
from perfidie.engine.laws.law import Law
from perfidie.engine.laws.report import Breach, Broken
from perfidie.engine.laws.rules import Endings
from perfidie.engine.laws.trial import Trial
from perfidie.engine.laws.worlds import Exchange
from perfidie.engine.playout import play_out
from perfidie.engine.state import State

POSITIONS = 2
MOST_DRAWS = 400
CERTAIN = 21
"""A world expected this often stays away with a chance of e to the power of -21: we call that impossible."""
UNLIKELY = 1e-6
EXACT_POSITIONS = 5
EXACT_DRAWS = 4_000
TOO_MANY = "positions with too many worlds to be counted out"


class Imagination(Law):
    """Law 6."""

    number = 6
    name = "imagination is honest and wide"
    counts = ("worlds imagined", "draws repeated", "wide positions", "positions counted out", "worlds counted out")

    def look(self, trial: Trial) -> None:
        """Imagines worlds from some positions of the game, or from all of them where only a few games are looked at."""
        rng = trial.rng(self.number)
        some = range(trial.last + 1) if self.thorough else trial.positions(rng, POSITIONS)
        for at in some:
            for seat in trial.seats() if self.thorough else [rng.choice(trial.seats())]:
                self.honest(trial, at, seat, rng)
        for _ in range(40 if self.thorough else 4):
            if self.wide(trial, rng.choice(trial.seats()), rng) and not self.thorough:
                break

    def honest(self, trial: Trial, at: int, seat: int | None, rng: Random) -> None:
        """The same view, all pieces, and a game that can be played on."""
        game, state = trial.game, trial.states[at]
        sent = encode(game.view(state, seat))
        world = game.imagine(game.read_view(sent), rng)
        seen = encode(game.view(world, seat))
        if seen != sent:
            raise Breach("the imagined world has another view", at, seat, view=sent, of_the_imagined=seen)
        if game.rules.pieces(world) != game.rules.pieces(state):
            lost, found = (
                game.rules.pieces(state) - game.rules.pieces(world),
                game.rules.pieces(world) - game.rules.pieces(state),
            )
            raise Breach("imagination loses or finds pieces", at, seat, lost=_text(lost), found=_text(found))
        self.figures["worlds imagined"] += 1
        play_out(world, rng, limit=40)

    def wide(self, trial: Trial, seat: int | None, rng: Random) -> bool:
        """Where another world is possible as well, imagination must not always draw the same one."""
        game = trial.game
        exchange = Exchange(trial, seat, rng)
        for at, world in islice(exchange.worlds(60, weigh=True), rng.randrange(30), None):
            state = trial.states[at]
            sent = encode(game.view(state, seat))
            if world == state or encode(game.view(world, seat)) != sent or not exchange.share:
                continue
            self.from_the_view_alone(trial, at, seat, world, rng.random())
            draws = math.ceil(CERTAIN / exchange.share)
            if draws <= MOST_DRAWS:
                self.not_always_the_same(trial, at, seat, world, draws, rng)
            return True
        return False

    def from_the_view_alone(self, trial: Trial, at: int, seat: int | None, world: State, seed: float) -> None:
        """The same bytes and the same dice give the same world, whichever of the two tables was seen last."""
        game, drawn = trial.game, []
        for table in (trial.states[at], world):
            sent = encode(game.view(table, seat))
            table.clone().legal()
            drawn.append(game.imagine(game.read_view(sent), Random(seed)))
        self.figures["draws repeated"] += 1
        if drawn[0] != drawn[1]:
            raise Breach(
                "imagination knows more than the view's bytes",
                at,
                seat,
                one=save_state(game, drawn[0]),
                another=save_state(game, drawn[1]),
            )

    def not_always_the_same(
        self, trial: Trial, at: int, seat: int | None, world: State, draws: int, rng: Random
    ) -> None:
        """Draws again and again until something differs; imagination that always gives one world is no imagination."""
        game = trial.game
        view = game.read_view(encode(game.view(trial.states[at], seat)))
        first = game.imagine(view, rng)
        for _ in range(draws):
            if game.imagine(view, rng) != first:
                self.figures["wide positions"] += 1
                return
        says = f"{draws} draws gave the same world, though another is possible"
        raise Breach(says, at, seat, drawn=save_state(game, first), possible=save_state(game, world))

    # On the laboratory's small games

    def exact(self, game: Game[Any, Any], seats: int, seed: int) -> Broken | None:
        """Counts out every possible world at a few positions of each laboratory preset, and compares."""
        for preset in (preset for preset in game.presets if preset.lab):
            for number in range(EXACT_POSITIONS):
                trial = Trial(game, game.setup(seats, preset=preset.id), seed + number)
                Endings().check(trial)
                case = self.guard(trial, self.counted_out)
                if case is not None:
                    return case
        return None

    def counted_out(self, trial: Trial) -> None:
        """One position of one small game, if its worlds can be counted out."""
        rng = trial.rng(self.number)
        if self.notes[TOO_MANY] == 2:
            return
        try:
            self.fits(trial, rng.choice(trial.positions(rng, 4)), rng.choice(trial.seats()), rng)
        except TooMany:
            self.notes[TOO_MANY] += 1

    def fits(self, trial: Trial, at: int, seat: int | None, rng: Random) -> None:
        """The frequencies of imagined worlds against the exact chances."""
        game = trial.game
        chances = possible_worlds(trial, at, seat)
        if trial.states[at] not in chances:
            raise Breach("played again, the game does not come to the same world", at, seat)
        view = game.read_view(encode(game.view(trial.states[at], seat)))
        draws = min(EXACT_DRAWS, max(600, 25 * len(chances)))
        counted = Counter(game.imagine(view, rng) for _ in range(draws))
        outside = next((world for world in counted if world not in chances), None)
        if outside is not None:
            raise Breach(
                "an imagined world cannot be",
                at,
                seat,
                imagined=save_state(game, outside),
                nearest_possible=save_state(game, _nearest(outside, chances)),
            )
        missing = [world for world, chance in chances.items() if chance * draws > CERTAIN and not counted[world]]
        if missing:
            says = f"a possible world never turned up in {draws} draws"
            drawn = _nearest(missing[0], counted)
            raise Breach(says, at, seat, possible=save_state(game, missing[0]), drawn=save_state(game, drawn))
        chance = surprise(counted, chances, draws)
        if chance < UNLIKELY:
            far = max(chances, key=lambda world: abs(counted[world] - chances[world] * draws))
            far_away = msgspec.Raw(save_state(game, far))
            says = f"worlds turn up too often or too seldom: {draws} draws over {len(chances)} worlds, p = {chance:.1e}"
            raise Breach(
                says,
                at,
                seat,
                due={"draws": round(chances[far] * draws, 1), "world": far_away},
                drawn={"draws": counted[far], "world": far_away},
            )
        self.figures["positions counted out"] += 1
        self.figures["worlds counted out"] += len(chances)


def _nearest(world: State, others: Any) -> State:
    """Among other worlds, the one with the most fields in common."""
    values = world.values()
    near: State = max(others, key=lambda other: sum(map(_same, values, other.values())))
    return near


def _same(one: Any, other: Any) -> bool:
    return bool(one == other)


def _text(pieces: Counter[Any]) -> dict[str, int]:
    return {str(piece): count for piece, count in pieces.items()}
