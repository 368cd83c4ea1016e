"""Glasses filled as a test wants them, and what lies in them, truly or as a seat knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.playing import moves
from games.verre.tables import see, table
from perfidie.engine import Glimpse, Playthrough
from perfidie.games.verre import GAME
from perfidie.games.verre.rules.actions import CARD, LETTERS, WORD


def spying_done(play: Playthrough) -> Playthrough:
    """Every seat has looked into the first glasses it may."""
    while play.view(None).step == "SpyGlass":
        seat = play.state.actor
        play.move(seat, play.legal(seat)[0])
    return play


def filled(seats: int, piles: Sequence[str], wesley: int = 0, **options: Any) -> Playthrough:
    """A table at the end of phase 2 whose glasses hold these cards, bottom first; Vizzini kept his power.

    The card a seat pours in turn t comes from the hand dealt t places to its right: any filling has its deal.
    """
    wanted = [pile.split() for pile in piles]
    setup = GAME.setup(seats, options)
    poured = [(card, LETTERS[glass]) for glass, pile in enumerate(wanted) for card in pile[1:]]
    order = [(wesley + number) % seats for number in range(seats)] * setup.turns
    hands: list[list[str]] = [[] for _ in range(seats)]
    script = []
    for number, (seat, (card, glass)) in enumerate(zip(order, poured, strict=True)):
        hands[(seat - number // seats) % seats].append(card)
        script += [f"{seat} play {card} {glass}"]
        script += [f"{seat} end_turn"] if seat == (wesley - 1) % seats else []
    used = {card for pile in wanted for card in pile}
    spare = [WORD[card] for card in setup.deck if WORD[card] not in used]
    deal = [pile[0] for pile in wanted] + [card for hand in hands for card in hand] + spare
    play = spying_done(table(seats, " ".join(deal), wesley, **options))
    return moves(play, *script)


def completed(seats: int, held: dict[int, str], **options: Any) -> list[str]:
    """The piles of all glasses: seat s holds the glass of its own letter, the rest of the deck fills the others."""
    setup = GAME.setup(seats, options)
    used = {card for pile in held.values() for card in pile.split()}
    rest = [word for word in (WORD[card] for card in setup.deck) if word not in used]
    short = seats == 2 and not any(len(pile.split()) < setup.capacity for pile in held.values())
    piles = []
    for glass in range(setup.glasses):
        size = setup.capacity - (short and glass == setup.glasses - 1)
        piles.append(held.get(glass) or " ".join(rest[:size]))
        rest = rest if glass in held else rest[size:]
    return piles


def drinking(
    seats: int, held: dict[int, str], wesley: int = 0, hearts: tuple[int, ...] | None = None, **options: Any
) -> Playthrough:
    """A table at the start of phase 4: these seats hold these glasses, with these hearts."""
    play = filled(seats, completed(seats, held, **options), wesley, **options)
    while play.view(None).step == "TakeGlass":
        seat = play.state.actor
        play.move(seat, ["take", LETTERS[seat]])
    if hearts is not None:
        play.state.hearts = hearts  # type: ignore[attr-defined]
    return play


def hearts_lost(play: Playthrough, seat: int, word: str) -> tuple[int, ...]:
    """What each seat loses when this one announces; those before it refuse their glasses first."""
    while play.state.actor != seat:
        play.move(play.state.actor, ["refuse"])
    before = hearts(play)
    play.move(seat, [word])
    return tuple(had - has for had, has in zip(before, hearts(play), strict=True))


def hearts(play: Playthrough) -> tuple[int, ...]:
    return see(play, None).hearts


def kinds(glimpses: list[Glimpse]) -> list[str]:
    return [glimpse.kind for glimpse in glimpses]


def piles(play: Playthrough) -> list[str]:
    """What truly lies in the glasses, bottom first."""
    state: Any = play.state
    return [" ".join(WORD[card] for card in state.cards_in(glass)) for glass in range(len(state.glasses))]


def known(play: Playthrough, seat: int | None) -> list[str]:
    """The glasses as a seat knows them: faces it is certain of, `?` for the others."""
    sight = see(play, seat)
    return [" ".join(sight.faces[number] or "?" for number in glass) for glass in sight.glasses]


def verbs(play: Playthrough) -> list[str]:
    """The first words of what the seat whose turn it is may do, each once."""
    return sorted({words[0] for words in play.legal(play.state.actor)})


def margin(cards: str) -> int:
    """Antidote minus poison, by adding up by hand."""
    return sum(CARD[card] for card in cards.split())
