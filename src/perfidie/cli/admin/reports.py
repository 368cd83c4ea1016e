"""Reports: what people say of each other, read with what they had read, and closed with a verdict."""

from __future__ import annotations

from sqlalchemy import Connection

from perfidie.cli.admin.desk import Desk
from perfidie.engine import Refusal
from perfidie.store.people import manners
from perfidie.store.people.manners import Report
from perfidie.web.house.people.etiquette import tidy

Row = dict[str, object]
TITLES = ("admin-number", "admin-at", "admin-code", "admin-reason", "admin-about", "admin-by")


async def list_reports(desk: Desk, everything: bool, limit: int) -> None:
    """Reports that wait, or all of them, the latest first."""
    found = await desk.store.look_up(_found, None, everything, limit)
    desk.show((*TITLES, "admin-words", "admin-closed", "admin-verdict"), [_row(each) for each in found])


async def show_report(desk: Desk, number: int) -> None:
    """One report, with the lines that its writer had read; what was said to a few waits for the end of the game."""
    found = await desk.store.look_up(_found, number, True, 1)
    if not found:
        raise Refusal("admin-no-report", words=str(number))
    report = found[0]
    shown = [each for each in report.context if each.open or report.over]
    withheld = len(report.context) - len(shown)
    said: list[Row] = [{"at": each.at, "name": each.name, "id": each.person, "text": each.text} for each in shown]
    ids: Row = {"about_id": report.about, "by_id": report.person}
    if desk.manner.json:
        desk.show_json({**_row(report), **ids, "said": said, "withheld": withheld})
        return
    desk.show((*TITLES, "admin-words", "admin-closed", "admin-verdict"), [_row(report)])
    if said:
        desk.show(("admin-at", "admin-name", "admin-id", "admin-text"), said)
    if withheld:
        desk.tell("admin-report-withheld", count=withheld)
    if report.closed is None:
        desk.tell("admin-report-next", words=report.about, number=number)


async def close_report(desk: Desk, number: int, verdict: str) -> None:
    """What was decided, in a few words; the report waits no longer."""
    if not await desk.store.keep(manners.close, number, tidy(verdict), desk.now):
        raise Refusal("admin-no-report", words=str(number))
    desk.tell("admin-report-closed", number=number)


def _found(connection: Connection, number: int | None, everything: bool, limit: int) -> list[Report]:
    return manners.found(connection, number=number, closed=everything, limit=limit)


def _row(report: Report) -> Row:
    return {
        "number": report.number,
        "at": report.at,
        "code": report.code,
        "reason": report.reason,
        "about": f"{report.about_name or '?'} ({report.about})",
        "by": f"{report.by_name or '?'} ({report.person})",
        "words": report.words,
        "closed": report.closed,
        "verdict": report.verdict,
    }
