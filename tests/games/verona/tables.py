"""Tables laid for a test: a deal in words, moves in words, or a whole position in the short notation.

`C: capulet juliet; E: romeo` says who is at the Council and who in Exile (`*`: all the others); `P1:5@romeo0` is the 5
of seat 1 in the first zone of Roméo: notes count zones from 0, words from 1. Every table is reached through the front
door: chosen chances are replayed, then the seats move.

Tokens are called by the values they came with, 0, 3, (4,) 5: if the box is corrected, `5` still means the highest of
the table. What a zone is worth is read from the box.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any

from games import playing
from games.playing import decisions as decisions
from games.playing import finished, outcome
from perfidie.engine import Outcome, Playthrough
from perfidie.games.verona import GAME
from perfidie.games.verona.rules.box import BOX, for_seats
from perfidie.games.verona.sight.view import Sight

SEATS = (2, 3, 4, 5)
HAND = {2: 5, 3: 4, 4: 3, 5: 3}
TOKENS = {2: ("0", "3", "4", "5"), 3: ("0", "3", "5"), 4: ("0", "3", "5"), 5: ("0", "3", "5")}
OBJECTIVES = ("prince_escalus", "mercutio", "capulet", "montague", "romeo", "juliet", "rosaline", "apothecary")
FOR_FIVE = ("rosaline", "apothecary", "samson", "balthazar")
BOX_ORDER = (
    *OBJECTIVES, "count_paris", "lady_capulet", "lady_montague", "tybalt", "benvolio", "nurse", "friar_laurence",
    "samson", "balthazar",
)  # fmt: skip
SHORT = {"prince": "prince_escalus", "friar": "friar_laurence", "paris": "count_paris"}
FAMILIES = {
    "prince_escalus": "N", "mercutio": "N", "capulet": "C", "montague": "M", "romeo": "M", "juliet": "C",
    "rosaline": "N", "apothecary": "N", "count_paris": "N", "lady_capulet": "C", "lady_montague": "M", "tybalt": "C",
    "benvolio": "M", "nurse": "CN", "friar_laurence": "MN", "samson": "C", "balthazar": "M",
}  # fmt: skip
ZONES = {card.id: card.zones for card in BOX.card if card.zones}
POWER_STEPS = ("Banish", "Recall", "SwapTokens", "LookAtTokens", "CopyCapulet", "CopyMontague")

Spot = tuple[str, int]


# Deals and hands


def words(text: str) -> list[str]:
    """The words of a line; short names are written out, bars are only for the eye."""
    return [SHORT.get(word, word) for word in text.replace("|", " ").replace(",", " ").split()]


def in_the_box(seats: int, token: str) -> str:
    """The name of this token as the box of now has it."""
    return dict(zip(TOKENS[seats], map(str, for_seats(BOX.table, seats).influence), strict=True)).get(token, token)


LOW, MID, HIGH = (in_the_box(3, token) for token in TOKENS[3])
"""The tokens of three players."""


def by_its_old_name(seats: int, token: str) -> str:
    """The token of the box by the name the tests have for it."""
    return {in_the_box(seats, name): name for name in TOKENS[seats]}.get(token, token)


def said(seats: int, line: str) -> list[str]:
    """The words of a line in which a token may be named."""
    found = words(line)
    if "token" in found[:2]:
        place = found.index("token") + 1
        found[place] = in_the_box(seats, found[place])
    return found


def deck(seats: int) -> list[str]:
    """The characters this number of players uses, in the order of the box."""
    return [card for card in BOX_ORDER if seats == 5 or card not in FOR_FIVE]


def table(seats: int, deal: str = "", first: int = 0, **options: Any) -> Playthrough:
    """A table after a scripted deal.

    Two players: three removed, five to the first player, five to the other. Three and more: one card each, beginning
    with the first player; the rest is the pack.
    """
    begins = [] if "first_player" in options else [("first_player", str(first))]
    drawn = [("deal", card) for card in words(deal)[: 8 if seats == 2 else seats]]
    return playing.after(GAME, seats, begins + drawn, **options)


shuffled = partial(playing.shuffled, GAME)


def moves(play: Playthrough, *scripts: str) -> Playthrough:
    """Plays moves in words, each behind its seat."""
    return playing.moves(play, *scripts, read=partial(said, play.setup.seats))


def refusal(play: Playthrough, seat: int, line: str) -> str:
    """The code of the refusal these words meet; the table must not move."""
    return playing.refusal(play, seat, line, read=partial(said, play.setup.seats))


see: Callable[[Playthrough, int | None], Sight] = playing.see


def keep(cards: Iterable[str]) -> list[str]:
    """The words with which a seat keeps these cards."""
    return ["keep", *sorted(cards, key=BOX_ORDER.index)]


def holding(seats: int, held: str | Sequence[Sequence[str]], first: int = 0, **options: Any) -> Playthrough:
    """A table at the first turn where the seats hold these hands; what nobody holds is removed or discarded.

    In words, there is a bar between the hands: `romeo juliet paris | prince capulet nurse`.
    """
    hands = [words(hand) for hand in held.split("|")] if isinstance(held, str) else held
    spare = [card for card in deck(seats) if not any(card in hand for hand in hands)]
    if seats == 2:
        dealt = [[*hands[seat][:3], *hands[1 - seat][3:]] for seat in (0, 1)]
        play = table(2, " ".join([*spare, *dealt[first], *dealt[1 - first]]), first, **options)
        for seat in (0, 1):
            play.move(seat, keep(hands[seat][:3]))
        return play
    order = [(first + place) % seats for place in range(seats)]
    play = table(seats, " ".join(hands[seat][0] for seat in order), first, **options)
    for lap in range(1, HAND[seats]):
        for seat in order:
            play.move(seat, ["draft", hands[seat][lap]])
    return play


# Positions


def read_places(seats: int, places: str, away: str) -> list[tuple[str, str]]:
    """Characters with their places, those with zones first."""
    found: dict[str, str] = {}
    for part in places.split(";"):
        letter, _, names = part.strip().partition(":")
        place = {"C": "council", "E": "exile"}[letter]
        for name in words(names):
            others = [card for card in deck(seats) if card not in words(re.sub("[:;]", " ", f"{places} {away}"))]
            found |= {card: place for card in (others if name == "*" else [name])}
    return sorted(found.items(), key=lambda item: item[0] not in OBJECTIVES)


def read_tokens(seats: int, notes: str) -> list[tuple[int, list[str]]]:
    """`P0:5@romeo0` as the words of seat 0: `token 5 romeo 1`."""
    found = []
    for owner, kind, card, zone in re.findall(r"P(\d):(\w+)@([a-z_]+)(\d)", notes):
        found.append((int(owner), said(seats, f"token {kind} {card} {int(zone) + 1}")))
    assert len(found) == len(notes.split())
    return found


def position(
    seats: int, places: str, tokens: str = "", first: int = 0, hold: str = "", away: str = "", lap: bool = True,
    **options: Any,
) -> Playthrough:  # fmt: skip
    """This position after so many turns, all powers skipped; a complete one is played to the end of the round.

    The next player holds `hold`; nobody holds those who are `away`; without `lap` it stops before the last lap.
    """
    played = read_places(seats, places, away)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for turn, (card, _) in enumerate(played):
        hands[(first + turn) % seats].append(card)
    hands[(first + len(played)) % seats] += words(hold)
    used = {card for hand in hands for card in hand} | set(words(away))
    spare = [card for card in reversed(deck(seats)) if card not in used]
    for hand in hands:
        while len(hand) < HAND[seats]:
            hand.append(spare.pop())
    pending = read_tokens(seats, tokens)
    play = holding(seats, hands, first, **{"rounds": 1, "prince_neutrals": 4, **options})
    for turn, (card, place) in enumerate(played):
        play.move((first + turn) % seats, ["play", card, place])
        settle(play, pending, lap)
    assert not pending, f"no occasion to place {pending}"
    return play


def settle(play: Playthrough, pending: list[tuple[int, list[str]]], lap: bool = True) -> None:
    """Ends a turn: no power, the next token this seat is to place where its character is there."""
    while (step := play.view(None).step) in (*POWER_STEPS, "PlaceToken", *(["PlaceLastToken"] if lap else [])):
        seat = play.state.actor
        if step in POWER_STEPS:
            play.move(seat, ["skip_power"])
            continue
        due = [token for token in pending if token[0] == seat and tuple(token[1]) in play.legal(seat)][:1]
        play.move(seat, due[0][1] if due else ["skip_token"])
        if due:
            pending.remove(due[0])


def coast(play: Playthrough, place: str = "council") -> Playthrough:
    """Everybody plays the rest of his hand to one place and does nothing else, until the round is over."""
    now = see(play, None).round
    while not play.over and see(play, None).round == now:
        seat = play.state.actor
        legal = play.legal(seat)
        play.move(seat, next(choice for choice in legal if choice[-1] == place or choice[0].startswith("skip")))
    return play


def tallied(rounds: Sequence[Sequence[int]]) -> Outcome:
    """How a match ends whose rounds brought these scores, by round and seat."""
    play = finished(shuffled(len(rounds[0]), 1, rounds=len(rounds)), Random(1))
    state: Any = play.state
    state.closed = tuple((*closed[:-1], tuple(row)) for closed, row in zip(state.closed, rounds, strict=True))
    return outcome(play)


# What is seen
