"""The yardstick: a bare, plain-Python game of the poisoned glass for 5 players.

Kept deliberately simple and fixed, so that figures taken on different days can
be set against it: ints and lists, no engine, no events, no validation. Left out:
the swap of the last player, the 2-to-4-player tables. One decision per spy
(which 3 of the 5 glasses), fill (card x glass), choice of glass, drink or not:
30 decisions a round; the game ends when somebody has no heart left.

YARDSTICK_VERSION changes if anything here that costs time changes.
"""

from __future__ import annotations

import random
from itertools import combinations

YARDSTICK_VERSION = 1
PLAYERS = 5
HEARTS = 4
SPIES = tuple(combinations(range(PLAYERS), 3))
SPY, FILL, CHOOSE, DRINK, OVER = range(5)
DECK = tuple(range(1, 11)) + tuple(range(-10, 0))  # antidotes > 0, poisons < 0


class Glass:
    __slots__ = ("glasses", "hands", "hearts", "phase", "player", "rng", "seen", "step", "taken", "wesley")

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.hearts = [HEARTS] * PLAYERS
        self.wesley = 0
        self.deal()

    def deal(self) -> None:
        deck = list(DECK)
        self.rng.shuffle(deck)
        self.glasses = [[deck[i]] for i in range(PLAYERS)]
        self.hands = [deck[5 + 3 * p : 8 + 3 * p] for p in range(PLAYERS)]
        self.taken = [-1] * PLAYERS  # player -> glass
        self.seen = [0] * PLAYERS  # player -> index in SPIES
        self.phase = SPY
        self.step = 0
        self.player = self.wesley

    def legal_actions(self) -> list[int]:
        phase = self.phase
        if phase == SPY:
            return list(range(len(SPIES)))
        if phase == FILL:
            open_glasses = [g for g in range(PLAYERS) if len(self.glasses[g]) < 4]
            return [c * PLAYERS + g for c in range(len(self.hands[self.player])) for g in open_glasses]
        if phase == CHOOSE:
            return [g for g in range(PLAYERS) if g not in self.taken]
        if phase == DRINK:
            return [0, 1]
        return []

    def apply(self, action: int) -> None:
        phase, player = self.phase, self.player
        self.step += 1
        if phase == SPY:
            self.seen[player] = action
            if self.step == PLAYERS:
                self._next(FILL, self.wesley)
            else:
                self.player = (player + 1) % PLAYERS
        elif phase == FILL:
            card, glass = divmod(action, PLAYERS)
            self.glasses[glass].append(self.hands[player].pop(card))
            if self.step == 15:
                self._next(CHOOSE, (self.wesley + PLAYERS - 1) % PLAYERS)
            else:
                if self.step % PLAYERS == 0:
                    hands = self.hands
                    self.hands = [hands[-1]] + hands[:-1]
                self.player = (player + 1) % PLAYERS
        elif phase == CHOOSE:
            self.taken[player] = action
            if self.step == PLAYERS:
                self._next(DRINK, self.wesley)
            else:
                self.player = (player + 1) % PLAYERS
        elif phase == DRINK:
            total = 2 * sum(self.glasses[self.taken[player]])
            if player == self.wesley:
                total += PLAYERS
            hearts = self.hearts
            if total > 0:
                if action:
                    for other in range(PLAYERS):
                        if other != player:
                            hearts[other] -= 1
                else:
                    hearts[player] -= 1
            elif total < 0 and action:
                hearts[player] -= 1
            if min(hearts) <= 0:
                self.phase = OVER
            elif self.step == PLAYERS:
                self.wesley = (self.wesley + 1) % PLAYERS
                self.deal()
            else:
                self.player = (player + 1) % PLAYERS

    def _next(self, phase: int, player: int) -> None:
        self.phase = phase
        self.step = 0
        self.player = player

    def returns(self) -> list[float]:
        best = max(self.hearts)
        winners = self.hearts.count(best)
        return [1.0 / winners if h == best else 0.0 for h in self.hearts]

    def clone(self) -> Glass:
        new = Glass.__new__(Glass)
        new.rng = self.rng
        new.phase = self.phase
        new.wesley = self.wesley
        new.step = self.step
        new.player = self.player
        new.hearts = self.hearts[:]
        new.hands = [h[:] for h in self.hands]
        new.glasses = [g[:] for g in self.glasses]
        new.taken = self.taken[:]
        new.seen = self.seen[:]
        return new

    def view(self, player: int) -> tuple[object, ...]:
        """What one player may know now (no memory of the cards passed on)."""
        spied = SPIES[self.seen[player]] if self.phase != SPY else ()
        return (
            self.phase,
            self.player,
            self.wesley,
            tuple(self.hearts),
            tuple(self.hands[player]),
            tuple(len(g) for g in self.glasses),
            tuple(self.taken),
            tuple((g, self.glasses[g][0]) for g in spied),
        )


def random_game(rng: random.Random) -> int:
    """Plays one game at random; returns the number of decisions."""
    game = Glass(rng)
    decisions = 0
    while game.phase != OVER:
        actions = game.legal_actions()
        game.apply(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    import sys
    import time

    r = random.Random(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
    t, n, g = time.process_time(), 0, 0
    while time.process_time() - t < 1.0:
        n += random_game(r)
        g += 1
    t = time.process_time() - t
    print({"decisions/s": round(n / t), "games/s": round(g / t), "decisions per game": round(n / g, 1)})
