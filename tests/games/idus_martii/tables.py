"""Tables of Idus Martii laid for a test: a deal in letters, turns in letters, or a whole position.

`LT MM` is a deal: by seat its two faction cards (Loyal, Traitor, Merchant); `gr` a turn: what the first and the second
Aedile, in seat order, vote (green, red, yellow). Every table is reached through the front door: chosen chances are
replayed, then the seats move.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any

from games import playing
from games.playing import moves as moves
from games.playing import outcome, see
from perfidie.engine import Playthrough
from perfidie.games.idus_martii import GAME as IDUS_MARTII
from perfidie.games.idus_martii.rules.box import BOX
from perfidie.games.idus_martii.sight.view import Turn

GAME: playing.AnyGame = IDUS_MARTII
SEATS = (5, 6, 7, 8)
LIMIT = {figures.seats: figures.limit for figures in BOX.table}
FACTION = {"L": "loyal", "T": "traitor", "M": "merchant"}
COLOUR = {"g": "green", "r": "red", "y": "yellow"}

shuffled = partial(playing.shuffled, GAME)


# Deals


def deck(seats: int) -> Counter[str]:
    """A pair of Loyal and Traitor for everybody but one, and both Merchants."""
    return Counter({"L": seats - 1, "T": seats - 1, "M": 2})


def table(hands: str, first: int = 0, **options: Any) -> Playthrough:
    """A table after this deal, seat after seat."""
    cards = hands.replace(" ", "")
    seats = len(hands.split())
    assert Counter(cards) == deck(seats)
    chances = [("deal", FACTION[card]) for card in cards[:-1]]  # the last one needs no chance
    return playing.after(GAME, seats, chances, first_player=first, **options)


def hands_for(sides: str) -> str:
    """A deal that lets every seat choose this side; what is left of the deck fills the hands."""
    left = deck(len(sides)) - Counter(sides)
    return " ".join(side + other for side, other in zip(sides, sorted(left.elements()), strict=True))


# Turns


def now(play: Playthrough) -> Turn:
    """The turn played last, as everybody sees it."""
    last: Turn = see(play, None).turns[-1]
    return last


def roles(play: Playthrough) -> tuple[int, int, tuple[int, ...]]:
    """Consul, Praetor and Aediles."""
    return now(play).consul, now(play).praetor, now(play).aediles


def give_roles(play: Playthrough) -> None:
    """Where the Consul has to hand out roles, he takes the first way that comes to his mind."""
    if play.view(None).step == "HandOutRoles":
        play.move(play.state.actor, play.legal(play.state.actor)[0])


def vote(play: Playthrough, votes: str) -> Playthrough:
    """The Aediles of the turn vote like this."""
    give_roles(play)
    for seat, letter in zip(now(play).aediles, votes, strict=True):
        play.move(seat, ["vote", COLOUR[letter]])
    return play


def look(play: Playthrough, place: int) -> Playthrough:
    """The Praetor looks at the card of the first (0) or the second Aedile (1)."""
    play.move(now(play).praetor, ["look", str(now(play).aediles[place])])
    return play


def answer(play: Playthrough, said: str) -> Playthrough:
    """The Praetor keeps, forces."""
    play.move(now(play).praetor, [said])
    return play


def turn(play: Playthrough, votes: str) -> Playthrough:
    """A turn with this tally: the Praetor looks at a card that is not yellow, and keeps it."""
    vote(play, votes)
    look(play, 1 if votes[0] == "y" else 0)
    return answer(play, "keep")


def choose(play: Playthrough, side: str) -> Playthrough:
    """The Consul chooses this side, where he has to choose."""
    if play.view(None).step == "ChooseSide":
        consul = play.state.actor
        hand = list(see(play, consul).dealt)
        hand.remove(FACTION[side])
        play.move(consul, ["discard", hand[0]])
    return play


# Positions


def ballots(seats: int, loyal: int, traitor: int, turns: int) -> list[str]:
    """So many turns that bring the tokens there; in the second round one of the two votes may be yellow."""
    coloured = list("r" * traitor + "g" * loyal)
    yellow = 2 * turns - loyal - traitor
    assert 0 <= yellow <= max(0, turns - seats), "these tokens need another number of turns"
    full = turns - yellow
    return [coloured.pop() + (coloured.pop() if number < full else "y") for number in range(turns)]


def position(sides: str, loyal: int, traitor: int, turns: int, **options: Any) -> Playthrough:
    """The tokens after so many turns, every Consul having chosen the side named here."""
    play = table(hands_for(sides), **options)
    for votes in ballots(len(sides), loyal, traitor, turns):
        choose(turn(play, votes), sides[now(play).consul])
    assert tokens(play) == (loyal, traitor)
    return play


def in_round_two(seats: int = 5, first: int = 0, **options: Any) -> Playthrough:
    """The first round is over, two votes each; the first player is about to hand out roles."""
    play = shuffled(seats, 1, first_player=first, **options)
    for _ in range(seats):
        turn(play, "gr")
        if play.view(None).step == "ChooseSide":
            play.move(play.state.actor, play.legal(play.state.actor)[0])
    return play


def assigned(praetor: int, *aediles: int, seats: int = 5, **options: Any) -> Playthrough:
    """The first player has handed out the roles of the second round's first turn."""
    play = in_round_two(seats, **options)
    play.move(0, ["assign", *map(str, (praetor, *aediles))])
    return play


def over(seats: int = 5) -> Playthrough:
    """A game that is over."""
    return playing.finished(shuffled(seats, 3), Random(3))


# What is seen


def tokens(play: Playthrough) -> tuple[int, ...]:
    """The squares of the Loyal and of the Traitors."""
    found: tuple[int, ...] = see(play, None).tokens
    return found


def may(play: Playthrough) -> set[str]:
    """What the seat whose turn it is may say."""
    return {" ".join(words) for words in play.legal(play.state.actor)}


def when(play: Playthrough) -> tuple[int, int]:
    """The round and its turn."""
    return see(play, None).round, see(play, None).turn


def result(play: Playthrough) -> tuple[str, str, str, tuple[int, ...]]:
    """The ending, the rule that decided, the winning faction and the seats that won."""
    ended = outcome(play)
    ending, rule, last = ended.reasons
    return ending.code.removeprefix("idus-"), rule.code.removeprefix("idus-"), str(last.facts["faction"]), ended.winners
