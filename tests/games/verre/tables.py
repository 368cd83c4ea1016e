"""Tables laid for a test: a deal in words, moves in words, or glasses filled as the test wants them.

Everything goes through the front door: a record of chosen chances is replayed, then the seats move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from perfidie.engine import CHANCE, Entry, Glimpse, Outcome, Playthrough, Record, Refusal, encode, replay
from perfidie.engine.record import FORMAT
from perfidie.games.verre import GAME
from perfidie.games.verre.actions import CARD, LETTERS, WORD
from perfidie.games.verre.view import Sight

SEATS = (2, 3, 4, 5)

E1 = "p4 a2 p1 | a6 p3 a1 p5 | p2 a4 p6 a3 | a5"
E2 = "p5 a2 p1 | a6 p3 a1 | p6 a4 p2 | a5 p4 a3"
E5 = "0 spy A; 0 spy B; 1 spy B; 1 spy C; 2 spy A; 2 spy C"
E6 = "0 play a6 B; 1 play p6 A; 2 play a5 C; 2 end_turn"
E8 = "0 play p4 C; 1 play p3 B; 2 play a4 A; 2 end_turn; 0 play p2 B; 1 play a3 C; 2 play a1 A"
E11 = "2 take B; 1 take C; 0 take A"
E12 = "0 refuse; 1 drink; 2 drink"
E13 = "0 spy B; 1 spy A; 0 play a6 B; 1 play p6 A; 1 end_turn; 0 play a4 B; 1 play p5 C; 1 end_turn"
E14 = "0 play a1 B; 1 play p2 A; 1 end_turn; 0 play a3 C; 1 play p3 C; 1 end_turn; 1 take B; 0 take A"


def table(seats: int, deal: str = "", wesley: int = 0, **options: Any) -> Playthrough:
    """A table after a scripted deal: bottoms, hands and the removed card in words; bars are only for the eye."""
    entries = [] if "first_wesley" in options else [Entry(CHANCE, ("first_wesley", str(wesley)))]
    entries += [Entry(CHANCE, ("deal", card)) for card in deal.replace("|", " ").split()]
    return replay(GAME, Record(FORMAT, GAME.id, GAME.version, seats, options, tuple(entries)))


def shuffled(seats: int, seed: int, **options: Any) -> Playthrough:
    """A table after a random deal."""
    play = Playthrough(GAME, GAME.setup(seats, options))
    play.chance(Random(seed))
    return play


def moves(play: Playthrough, *scripts: str) -> Playthrough:
    """Plays moves in words: `0 spy A; 1 play p6 A`."""
    for script in scripts:
        for line in script.split(";"):
            seat, *words = line.split()
            play.move(int(seat), words)
    return play


def example(*scripts: str, **options: Any) -> Playthrough:
    """The three-seat table of the worked examples, after these moves."""
    return moves(table(3, E2, **options), *scripts)


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
    short = seats == 2 and not any(len(pile.split()) == 3 for pile in held.values())
    piles = []
    for glass in range(setup.glasses):
        size = 3 if short and glass == setup.glasses - 1 else 4
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


def outcome(play: Playthrough) -> Outcome:
    """How the game ended, as everybody sees it."""
    ended = play.view(None).outcome
    assert ended is not None
    return ended


def see(play: Playthrough, seat: int | None) -> Sight:
    """What a seat sees, read back from the bytes that leave the engine."""
    return GAME.read_view(encode(play.view(seat))).table


def told(play: Playthrough, seat: int | None, kind: str) -> list[dict[str, Any]]:
    """The facts of every glimpse of this kind that a seat got."""
    return [glimpse.facts for glimpse in play.glimpses(seat) if glimpse.kind == kind]


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


def refusal(play: Playthrough, seat: int, words: str) -> str:
    """The code of the refusal these words meet; the table must not move."""
    before = encode(play.record()), play.state.values(), len(play.events)
    try:
        play.move(seat, words.split())
    except Refusal as refused:
        assert (encode(play.record()), play.state.values(), len(play.events)) == before
        return refused.code
    raise AssertionError(f"{words!r} was accepted")


def finished(play: Playthrough, rng: Random) -> Playthrough:
    """The game played at random to its end."""
    for _ in decisions(play, rng):
        pass
    return play


def decisions(play: Playthrough, rng: Random) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Plays at random and stops before each decision, with the seat and the words it is about to say."""
    while not play.over:
        assert play.version < 10_000, "this game does not end"
        play.chance(rng)
        seat = play.state.actor
        if seat >= 0:
            words = rng.choice(play.legal(seat))
            yield seat, words
            play.move(seat, words)


def verbs(play: Playthrough) -> list[str]:
    """The first words of what the seat whose turn it is may do, each once."""
    return sorted({words[0] for words in play.legal(play.state.actor)})


def margin(cards: str) -> int:
    """Antidote minus poison, by adding up by hand."""
    return sum(CARD[card] for card in cards.split())
