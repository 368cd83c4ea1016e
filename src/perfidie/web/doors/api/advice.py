"""Advice over the JSON interface: to agree to it, and to ask for it."""

from __future__ import annotations

from perfidie.bots.advice import Suggestion, said, wins_by_side
from perfidie.web.doors.api import models as m
from perfidie.web.doors.api import requests as r
from perfidie.web.doors.api.answers import choice_text, table_now
from perfidie.web.doors.api.door import Asking, operation
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.page.drawing.words import SiteTexts


@operation("PUT", "/tables/{code:str}/advice", errors=(403, 404, 409))
async def agree_to_advice(asking: Asking, body: r.Agreeing) -> m.TableNow:
    """Says whether I agree that people at this table may be advised. They may while all of them do."""
    table = await asking.table()
    await asking.house.advisers.agree(table, asking.me, body.agree)
    async with table.lock:
        return table_now(asking.house, table, asking.id)


@operation("POST", "/tables/{code:str}/advice", errors=(403, 404, 409, 503))
async def ask_for_advice(asking: Asking) -> m.Advice:
    """My best choices now, at most three, the best first. The answer comes when they have been thought about."""
    table = await asking.table()
    asking.visitors.tolls.advice(asking.address)
    found = await asking.house.advisers.ask(table, asking.me, origin_mark(asking.address))
    async with table.lock:
        view = table.game_on.view(asking.seat(table))
        side, texts = wins_by_side(table.game, view), SiteTexts(asking.lang, table.game.id, table.names)
        return m.Advice(tuple(_suggestion(asking.lang, texts, each, side) for each in found))


def _suggestion(lang: str, texts: SiteTexts, found: Suggestion, side: bool) -> m.Suggestion:
    text = choice_text(lang, texts.game, found.words)
    return m.Suggestion(found.words, text, round(found.chance, 4), round(found.error, 4), said(texts, found, side).why)
