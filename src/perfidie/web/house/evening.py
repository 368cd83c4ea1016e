"""An evening: several games of the same people, one table after the other, and who has won how many of them.

Each table keeps the score of the games before its own. People are counted as themselves, wherever they sit and
whatever is played; a bot by its name; a bot that stands in for somebody wins nothing for them.
"""

from __future__ import annotations

from msgspec.structs import replace

from perfidie.store import BOT, EMPTY, OVER, PERSON, Chair
from perfidie.store.company import Tally
from perfidie.web.house.table import LiveTable


def games_played(table: LiveTable) -> int:
    """How many games of this evening are over, the one at this table included."""
    return table.company.games + (table.phase == OVER)


def score(table: LiveTable) -> tuple[Tally, ...]:
    """Who has won how many of them, those with most wins first; everybody who plays here is named."""
    ended = table.game_on.view(None).outcome if table.phase == OVER else None
    winners = ended.winners if ended is not None else ()
    found = {_key(each): each for each in table.company.evening}
    for seat, chair in enumerate(table.chairs):
        if chair.kind == EMPTY or (_stands_in(chair) and seat not in winners):
            continue
        mine = Tally(chair.name, chair.person if chair.kind == PERSON else "")
        before = found.get(_key(mine), mine)
        found[_key(mine)] = replace(before, name=chair.name, wins=before.wins + (seat in winners))
    return tuple(sorted(found.values(), key=lambda each: -each.wins))


def _stands_in(chair: Chair) -> bool:
    return chair.kind == BOT and bool(chair.person)


def _key(tally: Tally) -> str:
    """A person is the same under another name; no name of a bot looks like a person's number."""
    return tally.person or f"bot {tally.name}"
