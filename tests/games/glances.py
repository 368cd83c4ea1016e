"""Reading features by their names."""

from __future__ import annotations

from typing import Any

from games.playing import AnyGame
from perfidie.engine import Playthrough


def glance(play: Playthrough, seat: int) -> dict[str, list[int]]:
    """What the features of this seat's view say, field by field."""
    game: AnyGame = play.game
    numbers, place, told = memoryview(game.lab.glance(play.view(seat))).cast("b").tolist(), 0, {}
    for field in game.lab.features(play.setup):
        told[field.name] = numbers[place : place + field.size]
        place += field.size
    return told


def by_rows(row: list[int], rows: int) -> list[list[int]]:
    """A field that has so many rows, one after the other."""
    size = len(row) // rows
    return [row[place * size : (place + 1) * size] for place in range(rows)]


def round_the_table(seats: int, viewer: int) -> list[int]:
    """All seats from the viewer's own."""
    return [(viewer + other) % seats for other in range(seats)]


def there(row: list[int], things: Any) -> list[Any]:
    """The things whose number is not 0."""
    return [thing for thing, number in zip(things, row, strict=True) if number]
