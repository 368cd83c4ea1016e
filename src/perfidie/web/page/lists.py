"""Lists of tables: those that are open to everybody, and one's own."""

from __future__ import annotations

from perfidie import games
from perfidie.store import EMPTY, Listed
from perfidie.web.house.pace import NEVER, ends_for
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.games import game_card
from perfidie.web.page.models import Listing
from perfidie.web.page.paces import span
from perfidie.web.page.pages import Reader


def listings(
    reader: Reader, found: list[Listed], turns: frozenset[str] = frozenset(), now: float = 0.0
) -> tuple[Listing, ...]:
    """Tables for a list; `turns` are the codes of those where it is the reader's turn."""
    return tuple(_listing(reader, each, turns, now) for each in found if each.arrangement.game in games.names())


def _awaited(listed: Listed, texts: SiteTexts) -> str:
    """Whom a table waits for that has agreed on a pace: its clocks say so, to everybody."""
    names = [listed.arrangement.chairs[seat].name for seat in sorted(listed.times.waits)]
    return texts.say("listing-waits", {"names": texts.list(names)}) if names else ""


def _listing(reader: Reader, listed: Listed, turns: frozenset[str], now: float) -> Listing:
    agreed = listed.arrangement
    card, texts = game_card(agreed.game, reader.lang), SiteTexts(reader.lang)
    names = [chair.name for chair in agreed.chairs if chair.kind != EMPTY]
    free = sum(chair.kind == EMPTY for chair in agreed.chairs)
    ends = ends_for(listed, reader.person) if listed.code in turns else NEVER
    mine = any(chair.person == reader.id for chair in agreed.chairs if chair.person)
    return Listing(
        listed.code,
        agreed.game,
        card.title,
        card.emblem,
        texts.list(names),
        free,
        len(agreed.chairs),
        agreed.phase,
        mine,
        listed.code in turns,
        texts.say("listing-left", {"time": span(texts, ends - now)}) if ends < NEVER else _awaited(listed, texts),
        agreed.second is not None,
    )
