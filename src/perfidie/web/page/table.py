"""The page of a table while a game is on, and after it."""

from __future__ import annotations

from perfidie.store import OVER, PLAYING
from perfidie.web.house.clocks import Clocks
from perfidie.web.house.house import House
from perfidie.web.house.people.latecomers import has_a_bots_seat
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.models import TableModel
from perfidie.web.page.pages import Reader
from perfidie.web.page.shell import regions
from perfidie.web.page.sketch import ALL_HEARD
from perfidie.web.page.standins import levels


def table_model(house: House, table: LiveTable, reader: Reader, unheard: frozenset[str] = ALL_HEARD) -> TableModel:
    """The page of a table whose game has begun, for one reader."""
    game, texts = table.game, pen(reader.lang, table.game.id).texts
    seat, playing = table.seat_of(reader.id), table.phase == PLAYING
    drawn = regions(house, table, seat, reader.lang, unheard=unheard).whole()
    return TableModel(
        code=table.code,
        title=texts.title(),
        regions=drawn,
        version=table.version_for(seat),
        seated=seat is not None,
        spectator=seat is None,
        over=table.phase == OVER,
        panels=panels(texts, seat is not None),
        seats=len(table.chairs),
        mine='data-turn="1"' in drawn["status"],
        talks=bool(game.talk.statements.actions),
        live=f"/t/{table.code}/live?lang={reader.lang}&seat={seat_word(seat)}",
        levels=levels(reader.lang, table),
        can_return=playing and table.stood_in_for(reader.id) is not None,
        can_join=not playing
        and table.arrangement.second is None
        and not table.arrangement.following
        and table.stood_in_for(reader.id) is not None,
        can_ask=playing
        and not table.has_seen(reader.id)
        and _has_a_bot(table)
        and seat is None
        and table.arrangement.second is None,
        second=table.arrangement.second is not None,
        waits_again=reader.id in table.company.again and not table.arrangement.following,
        link=f"{reader.origin}/t/{table.code}",
        pledged=table.pledged,
        now=round(house.clock.date()) if _keeps_time(house.clocks, table) else 0,
    )


def _has_a_bot(table: LiveTable) -> bool:
    return any(has_a_bots_seat(table, seat) for seat in range(len(table.chairs)))


def panels(texts: SiteTexts, seated: bool) -> tuple[tuple[str, str, str, bool], ...]:
    """The sheets beside the table, as the dock of a phone and the tabs of a wide screen list them."""
    notebook = (("notebook", "notebook", texts.say("notebook-title"), False),) if seated else ()
    return (
        *notebook,
        ("log", "scroll-unfurled", texts.say("log-title"), False),
        ("talk", "conversation", texts.say("talk-dock"), True),
        ("rules", "rule-book", texts.say("rules-title"), False),
    )


def seat_word(seat: int | None) -> str:
    """For whom a page was drawn, as its stream says it: a page drawn for somebody else must be loaded anew."""
    return "none" if seat is None else str(seat)


def _keeps_time(clocks: Clocks, table: LiveTable) -> bool:
    """Whether a clock runs, or a sand-timer may be turned while the page is open."""
    return bool(clocks.running(table)) or bool(table.pace) or (table.phase == PLAYING and table.match.has_sand)
