"""The Svffragivm card: its squares, two tokens, the limit of this table, and what follows from where they stand."""

from __future__ import annotations

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Draw, Html
from perfidie.games.idus_martii.rules.box import BOX, FACTIONS, LOYAL, ROMAN, TRAITOR, Row
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.web.reading import FACTION_ICONS, Reading

SQUARES = BOX.track["squares"]
TOKENS = (LOYAL, TRAITOR)


def tablet(r: Reading) -> Html:
    """The card as it lies on the table now."""
    to_come = 0 if r.over else 2 * (r.rules.turns - r.counted)
    return drawn(r.draw, r.sight.tokens, r.sight.limit, to_come, r.over)


@kept
def drawn(draw: Draw, tokens: Row, limit: int, to_come: int, over: bool) -> Html:
    """The card. A token that has not moved, or has left square XX behind, stands beside it."""
    squares = tuple(
        [
            (
                ROMAN[square],
                "limit" if square == limit else "beyond" if square > limit else "",
                stones(tokens, square, square),
            )
            for square in range(1, SQUARES + 1)
        ]
    )
    lead = tokens[LOYAL] - tokens[TRAITOR]
    ahead = FACTIONS[LOYAL if lead > 0 else TRAITOR] if lead else ""
    now = "" if over else ahead if abs(lead) >= LEAD else "merchant"
    return draw(
        "idus_martii/tablet.html",
        squares=squares,
        start=stones(tokens, 0, 0),
        past=stones(tokens, SQUARES + 1, SQUARES + 2),
        loyal=tokens[LOYAL],
        traitor=tokens[TRAITOR],
        limit=limit,
        lead=abs(lead),
        ahead=ahead,
        ahead_icon=FACTION_ICONS.get(ahead, "scales"),
        room=tuple([(FACTIONS[each], FACTION_ICONS[FACTIONS[each]], max(limit - tokens[each], 0)) for each in TOKENS]),
        to_come=to_come,
        now=now,
        now_icon=FACTION_ICONS.get(now, ""),
        over=over,
    )


def stones(tokens: Row, least: int, most: int) -> tuple[tuple[str, str], ...]:
    """The tokens that stand on one of these squares, and their icons."""
    return tuple([(FACTIONS[each], FACTION_ICONS[FACTIONS[each]]) for each in TOKENS if least <= tokens[each] <= most])
