"""My holidays: at tables that last days my clocks stand still meanwhile."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any, NamedTuple

from litestar import Response, post

from perfidie.engine import Refusal
from perfidie.store.people.accounts import Preferences
from perfidie.store.people.holidays import DAYS_A_YEAR, LONGEST, days_taken
from perfidie.store.people.quiet import zone_of
from perfidie.texts.days import day_of
from perfidie.web.doors.answers import go
from perfidie.web.doors.oneself.entering import posted_by_me
from perfidie.web.doors.visitors import Asked

HERE = "/me/notices?done=kept"


class Away(NamedTuple):
    """One holiday, as its owner reads it."""

    begins: str
    first: str
    last: str
    now: bool
    """Whether it has begun."""


def holidays_model(wishes: Preferences, lang: str, now: float) -> dict[str, Any]:
    """What the page of notices shows: those that are not over, and how many days are left this year."""
    zone = zone_of(wishes.zone)
    today = datetime.fromtimestamp(now, zone).date()
    shown = [each for each in wishes.holidays if each.ends > now]
    taken = days_taken(wishes.holidays, today.year, wishes.zone)
    rows = []
    for each in shown:
        first, last = [datetime.fromtimestamp(at, zone).date() for at in (each.begins, each.ends - 1)]
        rows.append(Away(repr(each.begins), day_of(first, lang), day_of(last, lang), each.begins <= now))
    left = max(0, DAYS_A_YEAR - taken)
    return {"rows": rows, "left": left, "days": DAYS_A_YEAR, "longest": LONGEST, "today": today.isoformat()}


@post("/me/holidays", include_in_schema=False)
async def plan(request: Asked) -> Response[Any]:
    """Takes a holiday."""
    visitors, fields, person = await posted_by_me(request)
    await visitors.house.holidays.plan(person, _date(fields.get("first", "")), _date(fields.get("last", "")))
    return go(request, HERE)


@post("/me/holidays/off", include_in_schema=False)
async def call_off(request: Asked) -> Response[Any]:
    """Cancels one that is to come, or ends one that has begun."""
    visitors, fields, person = await posted_by_me(request)
    try:
        begins = float(fields.get("begins", "")[:40])
    except ValueError:
        raise Refusal("bad-form") from None
    await visitors.house.holidays.call_off(person, begins)
    return go(request, HERE)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text[:10])
    except ValueError:
        raise Refusal("bad-holiday") from None
