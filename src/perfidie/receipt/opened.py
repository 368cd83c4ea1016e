"""What a record says of its chance once the game is over: the secret, what everybody added, and every draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from perfidie.engine import CHANCE, Entry, Game, Playthrough, Record, Refusal, Setup
from perfidie.engine.action import Words
from perfidie.receipt import numbers
from perfidie.receipt.choices import open_choices, without_sand
from perfidie.receipt.numbers import SCHEME, Terms
from perfidie.receipt.seal import moves_of


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a bot came to its move: kept with the line, told to nobody before the end."""

    asked: int
    """How many lines there were when it was asked; -1 where one of them was taken back while it thought."""
    level: str
    iterations: int = -1
    """How often it tried something in an imagined world; -1 where whoever thought did not say."""
    version: str = ""
    """Of the program that thought."""
    within: tuple[int, ...] | None = None
    """At a table that lasts days: the seats of bots, who choose nothing that a person may have to answer behind their
    back. None where it chose among everything."""
    lot: bool = False
    """It could not think: chance chose in its place."""
    network: str = ""
    """The digest of the network by which a legend chose; nothing where it chose as a master."""


class BotMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bot's move, with all that it followed from."""

    entry: int
    """Which line of the record it is, the first being number 0."""
    seat: int
    asked: int
    level: str
    seed: int
    iterations: int = -1
    version: str = ""
    within: tuple[int, ...] | None = None
    lot: bool = False
    network: str = ""


Draw = tuple[int, tuple[tuple[Words, int], ...]]
"""The number of a line of the record, and what could have been drawn there, each with its weight."""
Lot = tuple[int, tuple[Words, ...]]
"""The same for somebody whose time was up: the choices, each as likely."""


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to check the chance of a game that is over, beside its record."""

    scheme: Literal["perfidie-receipt-1"]
    label: str
    turn: int
    commitment: str
    secret: str
    key: str
    seated: tuple[str, ...]
    numbers: tuple[str, ...]
    places: tuple[int, ...]
    """Where places were drawn by lot: for each seat, the place at which whoever has it sat before."""
    draws: tuple[Draw, ...]
    lots: tuple[Lot, ...]
    bots: tuple[BotMove, ...]

    def terms(self, record: Record) -> Terms:
        """What was agreed on before the game, as the record has it."""
        return Terms(self.label, self.turn, record.game, record.rules, record.options, self.seated, self.numbers)


def read_receipt(record: Record) -> Receipt | None:
    """The receipt of a record, where it has one; one that makes no sense is refused."""
    if record.receipt is msgspec.UNSET:
        return None
    try:
        return msgspec.convert(record.receipt, Receipt)
    except msgspec.ValidationError as error:
        raise Refusal("corrupt-receipt") from error


class Kept(msgspec.Struct, frozen=True):
    """What the house kept of a game for its receipt."""

    terms: Terms
    secret: bytes
    commitment: str
    places: tuple[int, ...]
    thoughts: Mapping[int, Thought]
    """By line of the record."""


def opened(kept: Kept, game: Game[Any, Any], setup: Setup, entries: Sequence[Entry]) -> dict[str, Any]:
    """The receipt of a game that is over, as it goes into its record. The game is played again for it."""
    key = numbers.key_of(kept.secret, kept.terms)
    draws: list[Draw] = []
    lots: list[Lot] = []
    bots: list[BotMove] = []
    play = Playthrough(game, setup)
    for place, entry in enumerate(entries):
        if entry.seat == CHANCE:
            draws.append((place, tuple([(action.words, weight) for action, weight in play.state.outcomes()])))
        elif entry.late and (choices := lots_of(play, entry)):
            lots.append((place, choices))
        elif (thought := kept.thoughts.get(place)) is not None:
            seed = numbers.seed_of(key, entry.seat, moves_of(entries[:place], entry.seat))
            bots.append(BotMove(place, entry.seat, seed=seed, **msgspec.structs.asdict(thought)))
        play.follow(entry)
    receipt = Receipt(
        SCHEME, kept.terms.label, kept.terms.turn, kept.commitment, kept.secret.hex(), key.hex(), kept.terms.seated,
        kept.terms.numbers, kept.places, tuple(draws), tuple(lots), tuple(bots),
    )  # fmt: skip
    found: dict[str, Any] = msgspec.to_builtins(receipt)
    return found


def lots_of(play: Playthrough, entry: Entry) -> tuple[Words, ...]:
    """Among what was drawn for somebody whose time is up; nothing where an empty sand-timer chose."""
    public = play.view(None)
    sand = play.game.talk.sand(public)
    if sand is not None and entry.words == sand.words:
        return ()
    return open_choices(play, public, entry.seat, without_sand(play.legal(entry.seat), sand))
