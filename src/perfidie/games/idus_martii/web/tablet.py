"""The Svffragivm card: its squares, two tokens, the limit of this table, and what follows from where they stand."""

from __future__ import annotations

from perfidie.boards.pieces import Part, kept
from perfidie.boards.scene import Draw, Parts
from perfidie.games.idus_martii.rules.box import BOX, FACTIONS, LOYAL, ROMAN, TRAITOR, Row
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.web.reading import FACTION_ICONS, Reading

SQUARES = BOX.track["squares"]
TOKENS = (LOYAL, TRAITOR)


Stones = tuple[tuple[str, str], ...]
"""Tokens that stand together, and their icons."""


def tablet(r: Reading) -> Parts:
    """The card as it lies on the table now."""
    to_come = 0 if r.over else 2 * (r.rules.turns - r.counted)
    return drawn(r.draw, r.sight.tokens, r.sight.limit, to_come, r.over)


@kept
def drawn(draw: Draw, tokens: Row, limit: int, to_come: int, over: bool) -> Parts:
    """The card. A token that has not moved, or has left square XX behind, stands beside it."""
    track = [square(draw, number, limit, stones(tokens, number, number)) for number in range(1, SQUARES + 1)]
    told = draw("idus_martii/tablet.html#told", loyal=tokens[LOYAL], traitor=tokens[TRAITOR], limit=limit)
    parts: list[Part] = [
        beside(draw, "start", stones(tokens, 0, 0)),
        beside(draw, "past", stones(tokens, SQUARES + 1, SQUARES + 2)),
        ("track-told", told),
        *track,
        *score(draw, tokens, limit),
    ]
    if not over:
        parts += still(draw, tokens, to_come)
    names = tuple([name for name, _ in track])
    return Parts(draw("idus_martii/tablet.html#card", squares=names, over=over), tuple(parts))


@kept
def beside(draw: Draw, where: str, held: Stones) -> Part:
    """Where tokens stand before the first square and after the last one."""
    return f"beside-{where}", draw("idus_martii/tablet.html#beside", where=where, held=held)


@kept
def square(draw: Draw, number: int, limit: int, held: Stones) -> Part:
    """A square of the track; the one of this table's limit can be pointed at."""
    kind = "limit" if number == limit else "beyond" if number > limit else ""
    name = "limit-square" if kind == "limit" else f"square-{number}"
    return name, draw("idus_martii/tablet.html#square", id=name, numeral=ROMAN[number], kind=kind, held=held)


def score(draw: Draw, tokens: Row, limit: int) -> tuple[Part, Part]:
    """Who leads by how much, and how far both are from the limit."""
    ahead, lead = leader(tokens)
    room = tuple([(FACTIONS[each], FACTION_ICONS[FACTIONS[each]], max(limit - tokens[each], 0)) for each in TOKENS])
    icon = FACTION_ICONS.get(ahead, "scales")
    return (
        ("score-lead", draw("idus_martii/tablet.html#lead", lead=lead, ahead=ahead, icon=icon)),
        ("score-room", draw("idus_martii/tablet.html#room", room=room)),
    )


def still(draw: Draw, tokens: Row, to_come: int) -> tuple[Part, Part]:
    """How many votes are still to come, and who would win as the tokens stand."""
    ahead, lead = leader(tokens)
    now = ahead if lead >= LEAD else "merchant"
    return (
        ("score-to-come", draw("idus_martii/tablet.html#to_come", count=to_come)),
        ("score-wins", draw("idus_martii/tablet.html#wins", now=now, icon=FACTION_ICONS[now])),
    )


def leader(tokens: Row) -> tuple[str, int]:
    """The side whose token is ahead, and by how much; nobody, where they are level."""
    lead = tokens[LOYAL] - tokens[TRAITOR]
    return FACTIONS[LOYAL if lead > 0 else TRAITOR] if lead else "", abs(lead)


def stones(tokens: Row, least: int, most: int) -> Stones:
    """The tokens that stand on one of these squares, and their icons."""
    return tuple([(FACTIONS[each], FACTION_ICONS[FACTIONS[each]]) for each in TOKENS if least <= tokens[each] <= most])
