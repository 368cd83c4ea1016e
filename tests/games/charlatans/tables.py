"""Tables of the duel laid for a test: a position in one line, moves in words, both seen from either seat.

A chip is a letter and its value: `w2` a white 2, `k1` lead, `o4` a pumpkin, `b r g p y v` the six books (v: purple).
A side is written `bag w1 k1, neck k2, track w3@3, gold 4, stand 6, cured 2, cards 3 18, coin mine_guard`; what is not
said is as in a new game, without gold; what lies in a flask came out of its bag. `B5` is space 5 of blue's half. All
other chips are in the supply.

`B draw k1, w2, b1 w3; Y stop` are moves: each chip drawn is named, and behind it what a page makes chance draw; a line
that begins with `-` is chance's. Everything after the position goes through the front door. Exchanged, the same duel
is played with blue in the other chair, and whatever is read is told as if it were not.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from games import playing
from perfidie.engine import CHANCE, Entry, Outcome, Playthrough, put
from perfidie.games.charlatans import GAME as CHARLATANS
from perfidie.games.charlatans.rules.box import (
    BONUS,
    BOX,
    CARD,
    CHIP,
    CHIPS,
    LAST_CARD,
    SIGN,
    TOTAL,
    VALUE,
)
from perfidie.games.charlatans.sight.view import Charlatan, Sight

GAME: playing.AnyGame = CHARLATANS
LETTERS = {
    "w": "white", "k": "black", "o": "orange", "b": "blue", "r": "red", "g": "green", "p": "pink", "y": "yellow",
    "v": "purple",
}  # fmt: skip
SHORT = {CHIPS[chip]: f"{letter}{VALUE[chip]}" for letter, colour in LETTERS.items()
         for chip in range(len(CHIPS)) if CHIPS[chip].startswith(f"{colour}-")}  # fmt: skip
LONG = {short: name for name, short in SHORT.items()}
SIDES = "BY"
USUAL = {"books": "I", "cards": "first_game", "coins": "copper_gold"}
USUAL_BAG = "w1 w1 w1 w1 w2 w2 w3 k1 k1 k1 o1 b1"

Lay = Callable[..., "Duel"]


def row(words: list[str]) -> tuple[int, ...]:
    """Chips in letters, as a state holds them."""
    return tuple(CHIP[LONG[word]] for word in words)


def short(names: tuple[str, ...]) -> str:
    """Chips as they are named outside, in letters."""
    return " ".join(SHORT.get(name, name) for name in names)


# Positions


def track(words: list[str]) -> tuple[tuple[int, int], ...]:
    """`w3@3 w2@5`: whites and their spaces."""
    return tuple((int(word[3:]), CHIP[LONG[word[:2]]]) for word in words)


def _first(words: list[str]) -> int:
    return int(words[0])


READERS: dict[str, tuple[str, Callable[[list[str]], Any]]] = {
    "bag": ("bags", lambda words: tuple(sorted(row(words)))),
    "more": ("bags", lambda words: tuple(sorted(row(USUAL_BAG.split()) + row(words)))),
    "neck": ("necks", row),
    "bottom": ("bottoms", row),
    "track": ("whites", track),
    "aside": ("aside", row),
    "gold": ("gold", _first),
    "stand": ("stands", _first),
    "cured": ("cured", _first),
    "web": ("webs", _first),
    "amber": ("amber", _first),
    "cards": ("kept", lambda words: tuple(CARD[int(word)] for word in words)),
    "coin": ("bonus", lambda words: BONUS[words[0]]),
}
"""By the word of a note: the row of the state it is laid in, and how it is read."""


def lay_side(s: Any, seat: int, notes: str) -> None:
    """One side of the table as it is written."""
    for note in filter(None, map(str.strip, notes.split(","))):
        word, *words = note.split()
        name, read = READERS[word]
        setattr(s, name, put(getattr(s, name), seat, read(words)))
    s.held = s.bonus
    if "bag " not in notes:
        laid = Counter((*s.flask(seat), *s.aside[seat], *[chip for _, chip in s.whites[seat]]))
        s.bags = put(s.bags, seat, tuple(sorted((Counter(s.bags[seat]) - laid).elements())))


def lay_supply(s: Any, seat: int, left: str) -> None:
    """All other chips are in the supply; where fewer are `left`, the rest lies with what this seat has bought."""
    used = Counter(chip for rows in (s.bags, s.necks, s.bottoms, s.aside) for one in rows for chip in one)
    used.update(chip for whites in s.whites for _, chip in whites)
    supply = [total - used[chip] for chip, total in enumerate(TOTAL)]
    gone: list[int] = []
    for note in filter(None, map(str.strip, left.split(","))):
        name, number = note.split()
        chip = CHIP[LONG[name]]
        assert supply[chip] >= int(number), f"there are not so many {name}"
        gone += [chip] * (supply[chip] - int(number))
        supply[chip] = int(number)
    assert min(supply) >= 0
    s.supply, s.bought = tuple(supply), put(s.bought, seat, tuple(gone))


def lay(
    blue: str = "", yellow: str = "", patient: str = "", *, turn: str = "B", number: int = 1, card: int = 0,
    discarder: str = "", left: str = "", at: str = "Brew", exchanged: bool = False, **options: Any,
) -> Duel:  # fmt: skip
    """This position in round `number` at the first decision of `turn`, or, `at` the toss, before the coins fall.

    `card` is on top of the pile; of some chips only so many are `left` in the supply: `g2 0, o1 1`.
    """
    seats = (1, 0) if exchanged else (0, 1)
    first = seats[SIDES.index(turn)]
    play = Playthrough(GAME, GAME.setup(2, {**USUAL, "first_player": first, **options}))
    duel = Duel(play, exchanged)
    if at == "Brew":
        duel.do(f"- toss mine_guard; - toss return_colour; {turn} coin copper mine_guard")
    s: Any = play.state
    s.gold, s.bonus = (0, 0), (-1, -1)
    s.bags = (tuple(sorted(row(USUAL_BAG.split()))),) * 2
    for letter, notes in zip(SIDES, (blue, yellow), strict=True):
        lay_side(s, duel.seat(letter), notes)
    s.patient = SIGN[duel.seat(patient[0])] * int(patient[1:]) if patient else 0
    s.out = sum(s.cured) + bool(patient)
    s.discarder = duel.seat(discarder) if discarder else -1
    lay_round(s, number, card)
    lay_supply(s, duel.seat("Y"), left)
    duel.sound()
    return duel


def lay_round(s: Any, number: int, card: int) -> None:
    """So many rounds have been begun; in the former ones nothing is known to have happened."""
    pile = s.setup.pile
    s.round = number
    s.card = CARD[card] if card else pile[number - 1] if number <= len(pile) else LAST_CARD
    s.past = tuple((s.first, (-1, -1), (0, 1), (0, 0), before, (0, 0), 0) for before in pile[: number - 1])


# The duel as it goes on


class Duel:
    """A table that is played, and read, as if blue always sat in the first chair."""

    def __init__(self, play: Playthrough, exchanged: bool = False) -> None:
        self.play = play
        self.exchanged = exchanged

    def seat(self, letter: str) -> int:
        return SIDES.index(letter) ^ self.exchanged

    def letter(self, seat: int) -> str:
        return SIDES[seat ^ self.exchanged] if seat >= 0 else ""

    # Moves

    def do(self, script: str) -> Duel:
        """Plays a script of moves; no piece may be lost on the way."""
        for line in script.split(";"):
            who, *words = line.split()
            if who == "-":
                self.chance(words)
            elif words[0] == "draw":
                for drawn in " ".join(words[1:]).split(","):
                    self.play.move(self.seat(who), ["draw"])
                    for chip in drawn.split():
                        self.chance(["drawn", chip])
            else:
                self.play.move(self.seat(who), [LONG.get(word, word) for word in words])
        self.sound()
        return self

    def chance(self, words: list[str]) -> None:
        self.play.follow(Entry(CHANCE, tuple(LONG.get(word, word) for word in words)))

    def sound(self) -> None:
        """What holds at every moment of every duel."""
        s: Any = self.play.state
        assert GAME.rules.pieces(s) == GAME.rules.pieces(GAME.new(s.setup))
        assert min(s.supply) >= 0
        assert min(s.gold) >= 0
        assert s.park >= 0
        assert all(BOX.path.stand_nearest <= stand <= BOX.path.stand_farthest for stand in s.stands)
        assert all(s.patient * SIGN[seat] < s.stands[seat] for seat in (0, 1))

    # What is seen

    @property
    def sight(self) -> Sight:
        sight: Sight = self.play.view(None).table
        return sight

    def side(self, letter: str) -> Charlatan:
        return self.sight.sides[self.seat(letter)]

    def both(self, name: str) -> tuple[Any, Any]:
        return getattr(self.side("B"), name), getattr(self.side("Y"), name)

    @property
    def gold(self) -> tuple[int, int]:
        return self.both("gold")

    @property
    def stands(self) -> tuple[int, int]:
        return self.both("stand")

    @property
    def cured(self) -> tuple[int, int]:
        return self.both("cured")

    @property
    def patient(self) -> str:
        sight = self.sight
        return f"{self.letter(sight.half)}{sight.space}" if sight.space else ""

    def chips(self, letter: str, where: str) -> str:
        """The chips of a bag, neck, bottom, aside or bought."""
        return short(getattr(self.side(letter), where))

    def track(self, letter: str) -> str:
        return " ".join(f"w{white.value}@{white.space}" for white in self.side(letter).whites)

    def supply(self, chip: str) -> int:
        return self.sight.supply[LONG[chip]]

    @property
    def finished(self) -> str:
        """Whose potions are finished, in order."""
        return "".join(map(self.letter, self.sight.finished))

    @property
    def step(self) -> str:
        return self.play.view(None).step

    @property
    def actor(self) -> str:
        return self.letter(self.play.state.actor)

    @property
    def asked(self) -> str:
        """Who has to decide what: `B Brew`."""
        return f"{self.actor} {self.step}"

    @property
    def may(self) -> set[str]:
        """What the actor may do."""
        return {short(words) for words in self.play.legal(self.play.state.actor)}

    def why_not(self, letter: str, said: str) -> str:
        """The code of the refusal these words meet."""
        words = [LONG.get(word, word) for word in said.split()]
        return playing.refused(self.play, self.seat(letter), words).code

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of every event of this kind, seats as letters."""
        found = playing.told(self.play, None, kind)
        return [
            {key: self.letter(value) if key.endswith("seat") else value for key, value in facts.items()}
            for facts in found
        ]

    @property
    def outcome(self) -> Outcome:
        return playing.outcome(self.play)

    @property
    def winners(self) -> str:
        """Who has won, and why: `B goal`."""
        ended = self.outcome
        names = "".join(sorted(map(self.letter, ended.winners)))
        return f"{names} {' '.join(reason.code.removeprefix('charlatans-') for reason in ended.reasons)}"


def offers(said: set[str], verb: str) -> set[str]:
    """The rest of the words that begin with this verb."""
    return {found[1] for words in said if (found := re.fullmatch(rf"{verb} (.*)", words))}
