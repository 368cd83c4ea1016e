"""How much anybody can win at Idus Martii among players who choose by lot, and about how much among greedy ones.

    python bench/ceiling.py              both
    python bench/ceiling.py greedy       one of them

The player measured here is not a bot: it knows everybody's cards and the side each has chosen, and answers perfectly,
as reckoning backwards over all that can still happen finds. Only one thing is made simpler: the roles that the others
hand out in the second round are drawn anew each turn, whoever had them before. No honest player can do better.

Among greedy players that cannot be reckoned to the end. There somebody is measured who also knows everybody's cards,
and searches the one true table as a master searches tables it imagines. More could be done with such knowledge, but not
without it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

import strength
from perfidie import bots, games
from perfidie.arena.crew import cores
from perfidie.bots.budget import Budget
from perfidie.bots.levels import decided, instinct_of
from perfidie.bots.search import Search
from perfidie.engine import Game, Playthrough
from perfidie.games.idus_martii.rules.box import ADVANCES, LOYAL, TRAITOR, VOTES, YELLOW, Row, Rows
from perfidie.games.idus_martii.rules.scoring import beyond, winning_faction
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import UNCHOSEN

DEALS = {5: 400, 6: 240, 7: 160, 8: 120}
DEALS_AMONG_GREEDY, TRIES = 60, 400
FORCED = 0.5
"""How often a Praetor who chooses by lot lets a card be exchanged that is not yellow; a yellow one always is."""
Sides = tuple[bool, bool, int]
"""Whether another seat is Loyal for good, whether one is a Traitor, and one's own side."""


class Foreseen:
    """What seat 0 can win with these cards on the table."""

    def __init__(self, rules: Rules, dealt: Rows, first: int) -> None:
        self.rules, self.dealt, self.first = rules, dealt, first
        self.turn, self.played = cache(self._turn), cache(self._played)

    def value(self) -> float:
        sure = [hand[0] for hand in self.dealt[1:] if hand[0] == hand[1]]
        mine, other = self.dealt[0]
        return self.turn(0, (0, 0), (LOYAL in sure, TRAITOR in sure, mine if mine == other else UNCHOSEN))

    def end(self, tokens: Row, sides: Sides) -> float:
        loyal, traitor, mine = sides
        members = (mine, *([LOYAL] if loyal else []), *([TRAITOR] if traitor else []))
        return float(winning_faction(self.rules, tokens, members)[0] == mine)

    def _turn(self, number: int, tokens: Row, sides: Sides) -> float:
        """Before a turn, counted from 0: in the first round roles go round the table, later the Consul names them."""
        seats = self.rules.seats
        if number == self.rules.turns or beyond(self.rules, tokens):
            return self.end(tokens, sides)
        consul = (self.first + number) % seats
        if number < seats:
            praetor, aediles = self.rules.praetors[consul], self.rules.aediles[consul]
            role = "praetor" if praetor == 0 else "aedile" if 0 in aediles else ""
            return self.played(number, tokens, sides, role)
        if consul == 0:  # whom it names makes no difference among those who choose at random
            return self.played(number, tokens, sides, "")
        each = {role: self.played(number, tokens, sides, role) for role in ("praetor", "aedile", "")}
        return (each["praetor"] + 2 * each["aedile"] + (seats - 4) * each[""]) / (seats - 1)

    def _after(self, number: int, tokens: Row, sides: Sides, votes: Row) -> float:
        """Once the votes are counted the Consul chooses a side; the first player only on the second turn."""
        loyal, traitor = (square + sum(ADVANCES[vote] == camp for vote in votes) for camp, square in enumerate(tokens))
        tokens, seats = (loyal, traitor), self.rules.seats
        consul = (self.first + number) % seats
        if beyond(self.rules, tokens) or not 0 < number <= seats:
            return self.turn(number + 1, tokens, sides)
        if consul == 0:
            return max([self.turn(number + 1, tokens, (*sides[:2], side)) for side in self.dealt[0]])
        chosen = [(sides[0] or side == LOYAL, sides[1] or side == TRAITOR, sides[2]) for side in self.dealt[consul]]
        return sum([self.turn(number + 1, tokens, each) for each in chosen]) / len(chosen)

    def _played(self, number: int, tokens: Row, sides: Sides, role: str) -> float:
        """A turn on which seat 0 has this role; the other votes and vetoes are drawn by lot."""
        colours = VOTES[number >= self.rules.seats]
        worth = {(a, b): self._after(number, tokens, sides, (a, b)) for a in colours for b in colours}
        often = 1 / len(colours)
        instead = {colour: [other for other in colours if other != colour] for colour in colours}
        # By colour: what the turn is worth while the other card is one that nobody looks at, ...
        beside = {a: sum([worth[a, b] for b in colours]) * often for a in colours}
        # ... and once this card has been exchanged for any other.
        exchanged = {a: sum([beside[b] for b in instead[a]]) / len(instead[a]) for a in colours}
        away = {colour: 1.0 if colour == YELLOW else FORCED for colour in colours}
        if role == "":
            return sum([(1 - away[a]) * beside[a] + away[a] * exchanged[a] for a in colours]) * often
        if role == "praetor":
            return sum([exchanged[a] if a == YELLOW else max(beside[a], exchanged[a]) for a in colours]) * often
        looked = {  # the other Aedile's card is looked at
            a: sum([(1 - away[b]) * worth[a, b] + away[b] * self._mean(worth, a, instead[b]) for b in colours]) * often
            for a in colours
        }
        mine = {a: (1 - away[a]) * beside[a] + away[a] * max([beside[b] for b in instead[a]]) for a in colours}
        return max([(looked[a] + mine[a]) / 2 for a in colours])

    @staticmethod
    def _mean(worth: dict[tuple[int, int], float], mine: int, others: list[int]) -> float:
        return sum([worth[mine, other] for other in others]) / len(others)


def ceiling(seats: int, deals: int, rng: Random) -> strength.Ceiling:
    """The mean share of a player who knows everything, over this many deals, with its margin of error."""
    rules = games.find("idus_martii").setup(seats)
    assert isinstance(rules, Rules)
    cards = [faction for faction, count in enumerate(rules.deck) for _ in range(count)]
    found = []
    for _ in range(deals):
        rng.shuffle(cards)
        dealt = tuple([(cards[2 * seat], cards[2 * seat + 1]) for seat in range(seats)])
        found.append(Foreseen(rules, dealt, rng.randrange(seats)).value())
    mean = sum(found) / deals
    return strength.Ceiling(seats, deals, mean, 1.96 * sqrt(sum([(each - mean) ** 2 for each in found])) / deals)


class Seen:
    """A game in which whoever imagines a table from a view is shown the true one."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game, self.state = game, None

    def imagine(self, _view: Any, _rng: Random) -> Any:
        """The true table, as a copy to play with."""
        return self.state.clone()  # type: ignore[attr-defined]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def seen_through(seats: int, deal: int, seat: int) -> tuple[float, float]:
    """What this seat wins that sees all cards, all others being greedy; and what a seat there won on average."""
    game = games.find("idus_martii")
    play, luck, rng = Playthrough(game, game.setup(seats)), Random(deal), Random(deal)
    true: Any = Seen(game)
    search = Search(true, Budget(iterations=TRIES), instinct_of(game), weighted=False)
    greedy = bots.find("greedy", game)
    play.chance(luck)
    while not play.over:
        asked = play.state.waiting[0]
        view, legal = play.view(asked), play.legal(asked)
        words = greedy.choose(view, legal, rng)
        if asked == seat and len(legal) > 1:
            true.state = play.state
            words = decided(search.think(view, legal, rng, words), words)
        play.move(asked, words)
        play.chance(luck)
    shares = game.rules.shares(game.rules.outcome(play.state))
    return shares[seat], sum(shares) / seats


def among_greedy(seats: int, deals: int) -> strength.Ceiling:
    """What such a seat wins, from every place of each deal; the error is that of what it wins beyond the fair share."""
    places = range(seats)
    with ProcessPoolExecutor(cores(), mp_context=get_context("spawn")) as pool:
        found = [list(pool.map(partial(seen_through, seats, deal), places)) for deal in range(deals)]
    share, fair = (sum(game[part] for deal in found for game in deal) / (deals * seats) for part in (0, 1))
    beyond = [sum(won - usual for won, usual in deal) / seats for deal in found]
    mean = share - fair
    error = 1.96 * sqrt(sum((each - mean) ** 2 for each in beyond)) / deals
    return strength.Ceiling(seats, deals, share, error, "greedy", fair)


def found(wanted: Iterable[str]) -> Iterable[strength.Ceiling]:
    """One after the other, as they are known."""
    if "random" in wanted:
        yield from (ceiling(seats, deals, Random(seats)) for seats, deals in DEALS.items())
    if "greedy" in wanted:
        yield from (among_greedy(seats, DEALS_AMONG_GREEDY) for seats in DEALS)


def main() -> int:
    """Works it out for every number of seats and writes it into the results."""
    wanted = sys.argv[1:] or ["random", "greedy"]
    kept = {(each.among, each.seats): each for each in strength.read(strength.CEILING, strength.Ceiling)}
    for each in found(wanted):
        print(each, flush=True)
        kept[each.among, each.seats] = each
    ranked = sorted(kept.values(), key=lambda each: (each.among != "random", each.seats))
    strength.CEILING.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in ranked))
    strength.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
