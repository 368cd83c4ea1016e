"""The page on which the receipt of a game is checked by the reader's own browser: nothing is sent anywhere."""

from __future__ import annotations

from litestar import Response, get

from perfidie.engine import Refusal
from perfidie.web.doors.answers import html
from perfidie.web.doors.visitors import Asked, visitors_of
from perfidie.web.house.codes import read_code
from perfidie.web.page.pages import page


@get("/verify", include_in_schema=False)
async def verify_page(request: Asked) -> Response[str]:
    """Takes a record that somebody drops on it; with `table`, it offers the record of that game to be fetched."""
    reader = await visitors_of(request).reader(request)
    code = ""
    if asked := request.query_params.get("table"):
        try:
            code = read_code(asked)
        except Refusal:
            code = ""
    return html(page(reader, "verify.html", code=code))
