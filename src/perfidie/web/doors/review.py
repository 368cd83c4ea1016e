"""The doors of the review of a game that is over."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie.engine import Refusal
from perfidie.review.report import Review
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.pictures import A_DAY, language_of, picture
from perfidie.web.doors.visitors import Asked, visit_of
from perfidie.web.doors.watching import the_costly_table, the_table
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.film import projected
from perfidie.web.page.models import Invitation
from perfidie.web.page.pages import page
from perfidie.web.page.pictures.cards import review_drawing
from perfidie.web.page.review import review_model


@get("/t/{code:str}/review", include_in_schema=False)
async def review_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """The review, how far it has come, or a button to have it made."""
    visitors, table = await the_costly_table(request)
    reader = await visitors.reader(request)
    found = await visitors.house.reviewers.look(table)
    title = SiteTexts(reader.lang, table.game.id).title()
    facts: dict[str, Any] = {"code": table.code, "title": title, "review": None, "done": None}
    if isinstance(found, Review):
        seat = _seat(request, table, table.seat_of(reader.id))
        shown = f"/t/{table.code}/review.png?lang={reader.lang}"
        link = Invitation(SiteTexts(reader.lang).t("review-title"), title, shown)

        def drawn() -> str:
            model = review_model(table, found, reader.lang, seat)
            return page(reader, "review.html", table.game.id, invitation=link, **{**facts, "review": model})

        return html(await projected(table, drawn))
    if found is not None:
        facts["done"] = round(100 * found.done)
    return html(page(reader, "review.html", table.game.id, **facts))


def _seat(request: Asked, table: LiveTable, mine: int | None) -> int:
    """Whose review: as the address says, or that of the reader's own seat."""
    known = {str(seat): seat for seat in range(len(table.chairs))}
    return known.get(request.query_params.get("seat", ""), mine or 0)


@post("/t/{code:str}/review", include_in_schema=False)
async def ask_for_review(request: Asked, code: FromPath[str]) -> Response[Any]:
    """Has a game that is over looked at: anybody may ask who may see it again."""
    visitors, table = await the_table(request)
    await visitors.form(request)
    visitors.tolls.costly(visit_of(request).address)
    await visitors.house.reviewers.ask(table)
    return go(request, f"/t/{table.code}/review")


@get("/t/{code:str}/review.png", include_in_schema=False)
async def review_picture(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The chances of everybody from the beginning to the end, once the review is there."""
    visitors, table = await the_costly_table(request)
    found = await visitors.house.reviewers.look(table)
    if not isinstance(found, Review):
        raise Refusal("review-not-there")
    lang = language_of(request)
    drawing = await projected(table, lambda: review_drawing(table, found, lang))
    return await picture(request, drawing, table.game.id, A_DAY)
