"""The decisions of one game, worked out from its record: what the seat saw, what it might do, what it did."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perfidie import games
from perfidie.adapters.numbering import numbering
from perfidie.arena.contest import Bout, Played
from perfidie.arena.match import play
from perfidie.engine import Playthrough, Record, Refusal, read_record


class Rows(msgspec.Struct):
    """The true choices of one game, column by column, in the order of the record."""

    ply: list[int]
    """The line of the record, from 0: `replay(game, record, upto=ply)` is the table at which it was asked."""
    seat: list[int]
    action: list[int]
    features: bytearray
    """`lab.glance` of the seat's view, one after the other."""
    mask: bytearray
    """For each action that a seat can take a byte: 1 where it was legal."""
    shares: tuple[float, ...] = ()
    """By seat: how the game ended."""


def rows(record: Record) -> Rows:
    """Every decision of a game that is over. Who has no choice decides nothing, nor does a clock."""
    game = games.find(record.game)
    if record.rules > game.version:
        raise Refusal("record-newer-rules", rules=record.rules, version=game.version)
    table = Playthrough(game, game.setup(record.seats, record.options))
    numbers = numbering(game, table.setup)
    number, glance = numbers.for_seats, game.lab.glance
    found = Rows([], [], [], bytearray(), bytearray())
    for ply, entry in enumerate(record.entries):
        if entry.seat >= 0 and not entry.said and not entry.late:
            legal = table.state.legal_for(entry.seat)
            if len(legal) > 1:
                found.ply.append(ply)
                found.seat.append(entry.seat)
                found.action.append(number[game.vocabulary.parse(entry.words).code])
                found.features += glance(table.view(entry.seat))
                mask = bytearray(numbers.seats_take)
                for action in legal:
                    mask[number[action.code]] = 1
                found.mask += mask
        try:
            table.follow(entry)
        except Refusal as refusal:
            raise Refusal("record-does-not-replay", entry=ply + 1) from refusal
    found.shares = game.rules.shares(game.rules.outcome(table.state))
    return found


def played_out(bout: Bout) -> tuple[Played, Rows | None]:
    """A game with its rows; none where it does not count. How long it took is left out: it is never twice the same."""
    played = msgspec.structs.replace(play(bout), seconds=())
    return played, rows(read_record(played.record.encode())) if played.record else None


def iterations(played: Played, seats: Sequence[int]) -> list[int | None]:
    """For each decision, by these seats: how often the search tried something; None where nothing was told."""
    told = [iter(each) for each in played.iterations]
    return [next(told[seat], None) for seat in seats]
