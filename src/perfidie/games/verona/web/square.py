"""Council and Exile: the two places side by side, who stands where, and the families that are counted.

Every place, row and character is an element of its own, and so is whatever changes about it: a card that is played
sends its row, a token its zone, and nothing else is drawn again.

Nobody jumps when somebody else comes or goes: the board is cut into rows (or columns) for more objective characters
than stand on it, and each stands in its row by `translate`, which moves no neighbour.
"""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.boards.pieces import Nested, Part, joined, kept, slot
from perfidie.boards.scene import Draw, Html, Parts, hole
from perfidie.games.verona.rules.box import FAMILIES, ZONED
from perfidie.games.verona.rules.setup import Rules
from perfidie.games.verona.sight.view import CardIds
from perfidie.games.verona.web.people import Verdict, judged_people, people
from perfidie.games.verona.web.reading import PLACE_EMBLEMS, Reading, families_of, is_objective

ROOMS = (4, 6)
"""For how many objective characters the board is cut before it is cut for all of the round."""
NARROWEST = 2
"""The columns a place needs for its own name, where the two places stand side by side."""


def square(r: Reading, verdict: Verdict | None = None, over: Html = "") -> Parts:
    """Council and Exile. `over` lies over the whole board."""
    sight, draw, there = r.sight, r.draw, judged_people(r, verdict) if verdict else people(r)
    verb = "play" if r.step == "PlayCard" else ""
    places = [
        place(draw, name, cards, verb, there) for name, cards in (("council", sight.council), ("exile", sight.exile))
    ]
    parts = (cut(r.rules, sight.council, sight.exile), *places, slot("over-city", (over,) if over else ()))
    return Parts(frame(draw, verdict is not None), parts)


@kept
def frame(draw: Draw, judged: bool) -> Html:
    """The board, before it is cut and anybody stands on it."""
    return draw("verona/square.html#square", judged=judged)


@kept
def cut(rules: Rules, council: CardIds, exile: CardIds) -> Part:
    """How the board is cut: its rows, one below the other, or its columns, side by side, and where Exile begins."""
    here, away = len(in_rows(council)[0]), len(in_rows(exile)[0])
    room = room_for(here + away, sum([card in ZONED for card in rules.cards]))
    least = [max(count, NARROWEST) for count in (here, away)]
    columns = max(room, sum(least))
    split = least[0] + (columns - sum(least)) // 2
    named = f"rows-{room} cut-{here + (room - here - away) // 2} columns-{columns} split-{split}"
    return "city-cut", f'<i class="{named}" id="city-cut" hidden></i>'


def room_for(standing: int, most: int) -> int:
    """For how many objective characters the board has room: it is cut anew at most twice a round."""
    return min(most, next(room for room in (*ROOMS, most) if room >= standing))


@kept
def in_rows(cards: CardIds) -> tuple[CardIds, CardIds]:
    """Those with a wish, and those with a power."""
    wishes = tuple([card for card in cards if is_objective(card)])
    return wishes, tuple([card for card in cards if card not in wishes])


def place(draw: Draw, name: str, cards: CardIds, verb: str, there: Mapping[str, Nested]) -> Nested:
    """One of the two places, and who is there."""
    wishes, powers = in_rows(cards)
    parts: list[Nested] = [headed(draw, name, verb), counted(name, len(cards))]
    if name == "council":
        parts.append(tally(draw, cards))
    parts += [row("powers", name, powers, there), row("wishes", name, wishes, there)]
    parts.append(unpeopled(draw, name, bool(wishes), bool(powers)))
    return f"in-{name}", Parts(draw("verona/square.html#place", id=name), tuple(parts))


@kept
def unpeopled(draw: Draw, name: str, wishes: bool, powers: bool) -> Part:
    """What stands where nobody does."""
    shown = f'<p id="empty-{name}" hidden></p>' if wishes else draw("verona/square.html#empty", id=name, powers=powers)
    return f"empty-{name}", shown


@kept
def headed(draw: Draw, name: str, verb: str) -> Part:
    """The name of a place: pressed while a card is played."""
    return f"place-{name}", draw("verona/square.html#name", id=name, emblem=PLACE_EMBLEMS[name], verb=verb)


@kept
def counted(name: str, count: int) -> Part:
    """How many are there."""
    return f"count-{name}", f'<span id="count-{name}">{count}</span>'


@kept
def tally(draw: Draw, council: CardIds) -> Nested:
    """Capulets, Montagues and neutrals at the Council."""
    families = [families_of(card) for card in council]
    counts = [(f"tally-{family}", sum([family in each for each in families])) for family in FAMILIES]
    parts = tuple([(name, f'<dd id="{name}">{count}</dd>') for name, count in counts])
    return "tally", Parts(draw("verona/square.html#tally"), parts)


def row(sort: str, name: str, cards: CardIds, there: Mapping[str, Nested]) -> Nested:
    """Those of one sort at a place."""
    return f"{sort}-{name}", Parts(standing(sort, name, cards), tuple([there[card] for card in cards]))


@kept
def standing(sort: str, name: str, cards: CardIds) -> Html:
    """The row in which they stand."""
    return joined([f'<ol class="{sort}" id="{sort}-{name}">', *[hole(f"who-{card}") for card in cards], "</ol>"])
