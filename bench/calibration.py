"""Whether the chances that a review shows come true: games between bots, and what was promised in them.

    python bench/calibration.py                    all games (a few minutes each on one core)
    python bench/calibration.py verre --games 200  fewer of one

A few moments of every game are drawn by lot. At each it is asked what the table promises every seat (the worth of the
true table), what one seat should expect from its view, and what it should believe of what it cannot see. The games are
none of those by which the manner of playing on was chosen (`review.toml` in a game's room `bot`): other seeds. What was
found is kept in bench/calibration.jsonl, one line per game played, and told by bench/calibration_report.py.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from perfidie import games
from perfidie.arena.contest import Bout, Contest, Thinking
from perfidie.arena.party import Party
from perfidie.engine import Game, Playthrough
from perfidie.engine.step import CHANCE
from perfidie.review import beliefs as believing
from perfidie.review.worth import worth, worth_seen

HERE = Path(__file__).parent
KEPT = HERE / "calibration.jsonl"
GAMES = ("verre", "verona", "idus_martii", "charlatans", "mousquetaires")
PLAYERS = ("greedy", "regular")
"""Of one of these each place is, by lot."""
THINKING = Thinking(iterations=100)
"""For a regular who searches: a glance, so that a thousand games take minutes."""
MOMENTS = 2
MATTERS = 2
"""So many moments of a game, and things that are in doubt at each."""
PLAYOUTS, WORLDS = 100, 150
MILLE = 1000
"""Chances are kept in thousandths."""
SEED = "calibration"


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """What was promised at one moment, in thousandths."""

    progress: int
    """How much of the record lay behind."""
    shares: tuple[int, ...]
    """By place, from the true table."""
    seat: int
    seen: int
    """What this seat should have expected."""
    beliefs: tuple[tuple[tuple[int, int, int], ...], ...]
    """Of each matter its answers: the chance, the chance by the deal alone, and whether it was so."""


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game."""

    game: str
    seats: int
    number: int
    shares: tuple[int, ...]
    """By seat, how it ended, in thousandths."""
    moments: tuple[Moment, ...]


def rows(name: str, count: int) -> Iterator[Row]:
    """So many games, each with what was promised in it."""
    believing.SURE = 2.0  # here what is all but sure counts as well
    for number in range(count):
        yield row(games.find(name), number)


def row(game: Game[Any, Any], number: int) -> Row:
    """One game, and what was promised at some moments of it."""
    play = played(game, number)
    rng = Random(f"{SEED} moments {game.id} {number}")
    asked = [place for place, entry in enumerate(play.entries) if entry.seat != CHANCE and not entry.said]
    chosen = set(rng.sample(asked, min(MOMENTS, len(asked))))
    again, moments = Playthrough(game, play.setup), []
    for place, entry in enumerate(play.entries):
        if place in chosen:
            moments.append(moment(game, again, MILLE * place // len(play.entries), rng))
        again.follow(entry)
    shares = game.rules.shares(game.rules.outcome(play.state))
    return Row(game.id, play.setup.seats, number, mille(shares), tuple(moments))


def played(game: Game[Any, Any], number: int) -> Playthrough:
    """One game between players of the usual strengths, at a table of any size."""
    rng = Random(f"{SEED} {game.id} {number}")
    setup = game.setup(rng.choice(game.seats))
    places = game.rules.teams(setup)
    lineup = tuple(rng.choice(PLAYERS) for _ in places)
    contest = Contest(game.id, setup.seats, setup.options, lineup, seed=rng.getrandbits(48), thinking=THINKING)
    bout = Bout(contest, 0, 0, lineup)
    party, dice, play = Party(bout), bout.dice, Playthrough(game, setup)
    play.chance(dice)
    while not play.over:
        for seat, words in party.talk(play):
            play.say(seat, words)
        seat = play.state.waiting[0]
        play.move(seat, party.decide(play, seat))
        play.chance(dice)
    return play


def moment(game: Game[Any, Any], play: Playthrough, progress: int, rng: Random) -> Moment:
    """What is promised now, and what one seat, drawn by lot, should believe."""
    shares = worth(game, play.state, rng, PLAYOUTS).shares
    seat = rng.randrange(play.setup.seats)
    view = play.view(seat)
    seen = worth_seen(game, view, rng, PLAYOUTS).shares[seat]
    places = game.rules.teams(play.setup)
    return Moment(
        progress,
        mille([shares[place[0]] for place in places]),
        seat,
        round(MILLE * seen),
        tuple(matters(game, play, view, rng)),
    )


def matters(
    game: Game[Any, Any], play: Playthrough, view: Any, rng: Random
) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Some of what is in doubt: each answer with its chance, that by the deal alone, and whether it is so."""
    seed, so = rng.getrandbits(48), believing.truth(game, view, play.state)
    plain = believing.beliefs(game, view, Random(seed), WORLDS, weighted=False)
    read = {each.doubt: each for each in believing.beliefs(game, view, Random(seed), WORLDS)}
    open_ones = [each for each in plain if each.chances[0][1] < 1 and each.doubt in read and each.doubt in so]
    for each in rng.sample(open_ones, min(MATTERS, len(open_ones))):
        answers = sorted({answer for answer, _ in each.chances} | {so[each.doubt]})
        yield tuple(
            [
                (
                    round(MILLE * read[each.doubt].chance(answer)),
                    round(MILLE * each.chance(answer)),
                    int(answer == so[each.doubt]),
                )
                for answer in answers
            ]
        )


def mille(shares: Any) -> tuple[int, ...]:
    """Shares in thousandths."""
    return tuple([round(MILLE * share) for share in shares])


def kept() -> list[Row]:
    """What is known from earlier."""
    return [msgspec.json.decode(line, type=Row) for line in KEPT.read_bytes().splitlines()] if KEPT.exists() else []


def keep(found: list[Row]) -> None:
    """Writes the rows down, game after game."""
    found.sort(key=lambda each: (GAMES.index(each.game), each.number))
    KEPT.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in found))


def main() -> int:
    """Plays what was asked for, and tells all that is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="games")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--report", action="store_true", help="play nothing, only tell what is known")
    args = parser.parse_args()
    for name in () if args.report else args.only or GAMES:
        found = list(rows(name, args.games))
        keep([each for each in kept() if each.game != name] + found)
    import calibration_report

    calibration_report.write(kept())
    return 0


if __name__ == "__main__":
    sys.exit(main())
