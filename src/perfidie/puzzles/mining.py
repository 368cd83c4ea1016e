"""Finding puzzles: games of bots are searched for positions in which one choice is clearly best.

A find has to stand its ground four times. A few novices must not all see it at once; a first look at every legal choice
must set one far apart; a longer one, on fresh seeds that must all agree, says what each promises; and a short one on a
seed of its own must see the same, so that whoever checks the puzzles need not search for long. The best is picked by
the first look and measured by the later ones, so what it promises owes nothing to the picking. Choices that come to the
same (two like cards, the same two moves the other way round) promise the same: none is clearly best, and the position
is passed over.

All is counted in iterations: the same seed finds the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count, product
from math import ceil, sqrt
from random import Random
from typing import Any, NamedTuple

from perfidie.bots.levels import Level, Player, rules_of_thumb
from perfidie.bots.search import Estimate
from perfidie.engine import Game, Playthrough, Refusal, Setup, View, encode
from perfidie.engine.action import Words
from perfidie.puzzles.puzzle import Found, Puzzle, Weighed, id_of
from perfidie.puzzles.themes import themes_of
from perfidie.puzzles.weighing import agrees, explained, measured, novice, solved, weigh
from perfidie.school.script import write_script

GAP = 0.08
"""The best choice promises at least so much more of the win than any other, where nobody asks for more or less."""
SURE = 4.5
"""The gap is at least so many of its standard errors."""
LOOKS = (12, 40, 160)
"""In how many worlds every choice is tried to see which may be good: all at first, then those that are left."""
MAY_BE = 0.5
"""A gap that looks too small by more than so many standard errors is not looked at any longer: there are others."""
DROPPED = 3.0
"""A choice is no longer looked at that is so many standard errors behind the best."""
MEASURED = 250
"""In how many worlds what is left is measured, on each of several fresh seeds, which must agree on the best."""
SEEDS, MOST_SEEDS = 2, 4
"""On how many: more of them where chance makes itself felt."""
RIVALS = 7
"""With more choices than this that may be good, a position is no puzzle but a labyrinth."""
WIDEST = 40
"""More legal choices than these are no pleasure to read, where nobody asks for fewer."""
ASKED_FIRST, NOVICES = 4, 24
"""How many novices are asked: at first, and of a puzzle."""
SEEN_BY = 0.5
"""Of a puzzle's novices, no more than this share finds the best choice: else it is too plain."""
PLAIN = 0.45
"""A gap larger than this is too plain where the rules of thumb see it: whoever can count does."""
CROWDED = 0.3
"""No more of a game's puzzles than this share ask for the same kind of decision."""
TREMBLE = 0.15
"""How often the players of these games follow their instinct: positions that only good play reaches are all alike."""
LOOKED_AT = 0.5
"""The chance that a decision is looked at: puzzles come from all parts of a game."""


class Taste(NamedTuple):
    """What is asked of a puzzle."""

    gap: float = GAP
    """By how much of the win the best choice must be ahead."""
    widest: int = WIDEST
    """How many choices there may be."""
    hard: bool = False
    """Whether only those decisions are puzzles at which the rules of thumb err."""


USUAL = Taste()


class Quarry(NamedTuple):
    """One game to be searched: how it is laid, and the seed of all that happens."""

    setup: Setup
    preset: str
    seed: int
    number: int
    taste: Taste = USUAL

    def stream(self, name: str) -> Random:
        """A stream of chance of its own for each purpose."""
        return Random(f"puzzle {self.setup.game} {self.seed} {self.number} {name}")


def quarry(game: Game[Any, Any], seed: int, number: int, taste: Taste = USUAL) -> Quarry:
    """The game with this number: seat counts and presets take turns."""
    layings = _layings(game)
    Random(f"puzzle {game.id} {seed}").shuffle(layings)
    seats, preset = layings[number % len(layings)]
    return Quarry(game.setup(seats, {}, preset), preset, seed, number, taste)


def _layings(game: Game[Any, Any]) -> list[tuple[int, str]]:
    """Every seat count with every preset that goes with it; nobody plays alone."""
    found = []
    for seats, preset in product([seats for seats in game.rules.seats if seats > 1], game.rules.presets):
        with suppress(Refusal):
            game.setup(seats, {}, preset.id)
            if not preset.lab:
                found.append((seats, preset.id))
    return found


def mine(
    game: Game[Any, Any], seed: int, wanted: int, known: Sequence[Puzzle] = (), taste: Taste = USUAL
) -> Iterator[Puzzle | None]:
    """One game after the other: the puzzle that was found in it, or None; until there are as many as wanted.

    What is known of the same seed is not searched for again: so an interrupted search goes on where it was.
    """
    kept = list(known)
    begin = max((each.found.table for each in kept if each.found.seed == seed), default=-1) + 1
    for number in count(begin):
        if len(kept) >= wanted:
            return
        steps = Counter(each.step for each in kept)
        full = {step for step, many in steps.items() if many >= ceil(CROWDED * wanted)}
        found = search_game(game, quarry(game, seed, number, taste), full)
        if found is not None and all(each.id != found.id for each in kept):
            kept.append(found)
            yield found
        else:
            yield None


def search_game(game: Game[Any, Any], where: Quarry, full: set[str]) -> Puzzle | None:
    """The first puzzle of one game, among decisions drawn by lot; of steps that are `full`, none."""
    dice, thoughts, lots = where.stream("dice"), where.stream("thoughts"), where.stream("lots")
    player = Player(game, Level(tremble=TREMBLE))
    play, occasion = Playthrough(game, where.setup), None
    while True:
        play.chance(dice)
        if play.over:
            return None
        occasion = _talk(play, player, occasion, thoughts)
        seat = play.state.waiting[0]
        view, legal = game.read_view(encode(play.view(seat))), play.legal(seat)
        if 1 < len(legal) <= where.taste.widest and view.step not in full and lots.random() < LOOKED_AT:
            found = _puzzle(game, where, play, view, legal)
            if found is not None:
                return found
        play.move(seat, legal[0] if len(legal) == 1 else player.choose(view, legal, thoughts))


def _talk(play: Playthrough, player: Player, before: str | None, rng: Random) -> str | None:
    """What is said as an occasion opens, seat after seat; the occasion there is now."""
    talk = play.game.talk
    if not talk.statements.actions:
        return None
    now = talk.occasion(play.view(None))
    if now is not None and now != before:
        first = talk.first_to_speak(play.view(None))
        for place in range(play.setup.seats):
            seat = (first + place) % play.setup.seats
            view = play.game.read_view(encode(play.view(seat)))
            sayable = [statement.words for statement in talk.sayable(view)]
            words = player.speak(view, sayable, rng) if sayable else None
            if words:
                play.say(seat, words)
    return now


def _puzzle(
    game: Game[Any, Any], where: Quarry, play: Playthrough, view: View[Any], legal: list[Words]
) -> Puzzle | None:
    """The puzzle of this decision, if it is one."""
    assert view.seat is not None
    entries = tuple(play.entries)
    rng = where.stream(f"decision {len(entries)}")
    thumb = rules_of_thumb(game).choose(view, legal, rng)
    if len({thumb, *(novice(game).choose(view, legal, rng) for _ in range(ASKED_FIRST))}) == 1:
        return None  # everybody sees the same at once
    look = looked(game, view, legal, where.taste.gap, rng)
    if look is None or (where.taste.hard and look.good[0] == thumb):
        return None
    found_by = solved(novice(game), view, legal, look.good[0], NOVICES, rng)
    choices = settled(game, view, look, where.taste.gap, rng) if found_by <= SEEN_BY else ()
    if not choices or (choices[0].words == thumb and choices[0].chance - choices[1].chance > PLAIN):
        return None
    puzzle = Puzzle(
        id=id_of(game.id, entries, view.seat),
        game=game.id,
        seats=view.seats,
        preset=where.preset,
        options=dict(where.setup.options),
        script=write_script(entries),
        seat=view.seat,
        step=view.step,
        themes=themes_of(choices, thumb),
        choices=choices,
        novices=round(found_by, 2),
        found=Found(where.seed, where.number, MEASURED, choices[0].visits // MEASURED, game.version),
    )
    return explained(puzzle) if agrees(measured(puzzle), puzzle) else None


class Looked(NamedTuple):
    """What a first look at every choice has found."""

    rough: dict[Words, Estimate]
    good: list[Words]
    """The best, and all that may be as good."""


def looked(game: Game[Any, Any], view: View[Any], legal: Sequence[Words], gap: float, rng: Random) -> Looked | None:
    """Whether one choice may be better than all others by so much; None where none is."""
    rough: dict[Words, Estimate] = {}
    good = list(legal)
    for visits in LOOKS:
        look = sorted(weigh(game, view, good, visits, rng), key=lambda each: -each.mean)
        if _hopeless(look, gap):
            return None
        rough.update((each.words, each) for each in look)
        good = _contenders(look)
    return Looked(rough, good)


def settled(game: Game[Any, Any], view: View[Any], look: Looked, gap: float, rng: Random) -> tuple[Weighed, ...]:
    """What every choice promises, the best first; nothing where none is clearly best, by so much."""
    good, known = look.good, {words: _as_kept(each) for words, each in look.rough.items()}
    best = good[0]
    while len(good) > 1:  # the best and all that may be as good; then what was dropped too early, if anything
        found = _measured(game, view, good, gap, rng) if len(good) <= RIVALS else []
        if not found:
            return ()
        known.update((each.words, each) for each in found)
        late = [words for words, each in known.items() if each.visits <= LOOKS[-1] and _close(known[best], each)]
        good = [best, *late]
    choices = tuple(sorted(known.values(), key=lambda each: (each.words != best, -each.chance)))
    clear = all(known[best].chance - each.chance >= gap and not _close(known[best], each) for each in choices[1:])
    return choices if clear else ()


def _measured(game: Game[Any, Any], view: View[Any], good: Sequence[Words], gap: float, rng: Random) -> list[Weighed]:
    """What these choices promise, on one fresh seed after the other; nothing where one says the first is not best."""
    runs: list[list[Estimate]] = []
    while True:
        runs.append(weigh(game, view, good, MEASURED, rng))
        look = sorted(runs[-1], key=lambda each: -each.mean)
        if look[0].words != good[0] or _hopeless(look, gap):
            return []
        best, *others = [_together(tries) for tries in zip(*runs, strict=True)]
        surely = len(runs) >= SEEDS and not any(_close(best, each) for each in others)
        if surely or len(runs) == MOST_SEEDS:
            return [best, *others]


def _hopeless(look: Sequence[Estimate], gap: float) -> bool:
    """Whether the best of these, the first one, is hardly so far ahead of the next."""
    return look[0].mean - look[1].mean < gap - MAY_BE * _apart(look[0], look[1])


def _close(best: Weighed, other: Weighed) -> bool:
    """Whether another choice is not surely behind."""
    return best.chance - other.chance < SURE * _apart(best, other)


def _contenders(look: Sequence[Estimate]) -> list[Words]:
    """Of choices, the best first: the best, and all that may be as good; at least the next best."""
    best = look[0]
    close = [each.words for each in look if best.mean - each.mean <= DROPPED * _apart(best, each)]
    return close if len(close) > 1 else [each.words for each in look[:2]]


def _together(tries: Sequence[Estimate]) -> Weighed:
    """One estimate of several that are independent."""
    mean = sum(each.mean for each in tries) / len(tries)
    error = sqrt(sum(each.error**2 for each in tries)) / len(tries)
    return Weighed(tries[0].words, round(mean, 4), round(error, 4), sum(each.visits for each in tries))


def _as_kept(each: Estimate) -> Weighed:
    return Weighed(each.words, round(each.mean, 4), round(each.error, 4), each.visits)


def _apart(one: Weighed | Estimate, other: Weighed | Estimate) -> float:
    return sqrt(one.error**2 + other.error**2)
