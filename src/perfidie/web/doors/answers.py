"""Answers: what goes back to a browser when something was done, refused, or went wrong."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send
from markupsafe import escape

from perfidie.engine import Refusal
from perfidie.store import Unreadable
from perfidie.web.doors.visitors import Asked, visit_of, visitors_of
from perfidie.web.logs import tell_failure
from perfidie.web.metrics import REFUSALS
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.pages import page

log = structlog.get_logger()
HTML = "text/html"
RETRY_AFTER = 5
"""Seconds after which it is worth asking a store again that was away."""
STATUS = (
    (400, "bad-form"),
    (401, "no-token"),
    (403, "not-your-turn no-seat-here left-to-bot host-only foreign-form hidden-host no-cookie dead-link not-welcome"),
    (403, "has-seen-a-seat has-seen-too-much refused-before banned muted"),
    (404, "no-such-table unknown-game no-such-page no-such-lesson no-such-place no-such-puzzle no-puzzles"),
    (409, "stale-move nothing-to-undo already-seated already-begun seat-taken no-free-seat game-over not-over"),
    (409, "not-begun same-name seats-still-free seat-not-left too-many-people advice-off advice-under-way"),
    (
        409,
        "advice-stale nobody-asks not-a-bots-seat seat-asked-for not-anothers-seat too-few-to-remove removal-under-way",
    ),
    (409, "table-set-aside table-other-rules look-alike-name"),
    (413, "too-large"),
    (429, "too-fast review-many-waiting"),
    (503, "advice-failed"),
    (403, "second-alone"),
    (409, "second-no-rematch"),
    # Keeping oneself
    (400, "bad-mail passkey-refused"),
    (403, "nobody-yet passkey-elsewhere passkey-stale passkey-unknown passkey-copied letter-elsewhere dead-letter"),
    (404, "no-such-device no-such-passkey review-not-there"),
    (409, "passkey-known too-many-passkeys mail-taken no-way-back"),
    (503, "no-mail-here mail-failed"),
    # Notices
    (404, "dead-mail-link"),
    (409, "too-many-devices not-kept"),
    (502, "push-failed"),
    # Ratings
    (409, "rated-people-only rated-needs-account rated-no-advice rated-clock-decides"),
    (404, "no-such-person"),
    # Circles
    (403, "keepers-only dead-circle-link not-coming"),
    (404, "no-such-circle no-such-fellow no-such-evening no-such-tournament"),
    (409, "circle-full too-many-circles same-name-in-circle circle-stale evening-off no-game-left still-playing"),
    (409, "no-round-left tournament-done table-is-settled nobody-comes too-many-evenings too-many-tournaments"),
    (409, "nobody-left-to-meet too-many-evenings-of-yours"),
    # Friends and manners
    (403, "friend-stranger"),
    (409, "friend-waits friend-already friend-nobody friend-nobody-asks friend-blocked friend-oneself"),
    (409, "shun-oneself report-oneself report-waits invited-sits invited-already"),
)
"""The codes of refusals that are no matter of the rules, by the number that says so."""
LONGEST_PATH = 200
"""Letters of the address of a form."""
NUMBERS = {code: status for status, codes in STATUS for code in codes.split()}


def status_of(refusal: Refusal) -> int:
    """The refusal as a number: 422 where the rules say no."""
    return NUMBERS.get(refusal.code, 422)


def html(content: str, status: int = 200) -> Response[str]:
    """A page."""
    return Response(content, media_type=HTML, status_code=status)


def by_script(request: Asked) -> bool:
    """Whether htmx asks: it wants the news alone, not a page."""
    return visit_of(request).headers.get(b"hx-request") == b"true"


def go(request: Asked, path: str) -> Response[Any]:
    """On to that page, by script or without."""
    if by_script(request):
        return Response(None, status_code=204, headers={"HX-Redirect": path}, media_type=HTML)
    return Response(None, status_code=303, headers={"location": path}, media_type=HTML)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """The answer to a move, in the fewest words: it is given more often than any other."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _anew(scope: Scope, receive: Receive, send: Send) -> None:
    """The page is loaded again: its forms carry the word of a session that is over."""
    await send({"type": "http.response.start", "status": 204, "headers": [(b"hx-refresh", b"true")]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def done(request: Asked, code: str) -> ASGIApp:
    """Done: the stream brings the news, or the page is loaded again, as it must be by who has a new session."""
    if by_script(request):
        return _anew if visit_of(request).renewed else _nothing
    again: ASGIApp = ASGIResponse(status_code=303, headers={"location": f"/t/{code}#table"}, media_type=HTML)
    return again


def refused(request: Asked, refusal: Exception) -> Response[Any]:
    """A clear no, in the reader's language, with the way back; nothing has changed."""
    assert isinstance(refusal, Refusal)
    REFUSALS.labels(refusal.code).inc()
    visitors = visitors_of(request)
    status = status_of(refusal)
    reader = visitors.reader_at_once(request)
    game: str | None = None
    names: tuple[str, ...] = ()
    code = request.path_params.get("code", "")
    table = visitors.house.tables.get(str(code))
    if table is not None:
        game, names = table.game.id, table.names
    text = SiteTexts(reader.lang, game, names).refusal(refusal)
    if by_script(request):
        partial = f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{escape(text)}</hx-partial>'
        return html(partial, status)
    back = f"/t/{code}" if table is not None else _form_of(request)
    title = SiteTexts(reader.lang).say("site-refused")
    return html(page(reader, "message.html", game, title=title, text=text, back=back), status)


def _form_of(request: Asked) -> str:
    """The page of ours whose form was refused; the start where the browser does not say."""
    heads = visit_of(request).headers
    said = urlsplit(heads.get(b"referer", b"").decode("latin-1"))
    ours = request.method == "POST" and said.netloc == heads.get(b"host", b"").decode("latin-1")
    whole = ours and said.path.startswith("/") and not said.path.startswith("//") and len(said.path) <= LONGEST_PATH
    return said.path if whole else "/"


def fault_of(error: Exception) -> int:
    """The number of what went wrong: 503 while the store is away, 500 for any other fault of ours."""
    if isinstance(error, Unreadable):
        return 503
    return error.status_code if isinstance(error, HTTPException) else 500


def failed(request: Asked, error: Exception) -> Response[Any]:
    """No such page, a method that is not allowed, or a fault of ours: told as such, logged if it is ours."""
    status = fault_of(error)
    if status >= 500:
        tell_failure("failed", error, route=request.scope.get("path_template", "?"))
    message = "site-store-away" if status == 503 else "site-broken" if status >= 500 else "site-no-such-page"
    retry = {"retry-after": str(RETRY_AFTER)} if status == 503 else {}
    visitors = visitors_of(request)
    try:
        reader = visitors.reader_at_once(request)
        texts = SiteTexts(reader.lang)
        text, title = texts.say(message), texts.say(f"{message}-title")
        if by_script(request):
            partial = f'<hx-partial hx-target="#notice" hx-swap="innerHTML">{escape(text)}</hx-partial>'
            return Response(partial, status_code=status, media_type=HTML, headers=retry)
        drawn = page(reader, "message.html", title=title, text=text, back="/")
        return Response(drawn, status_code=status, media_type=HTML, headers=retry)
    except Exception:  # not even that: say it without a template
        log.exception("failed_to_say_so")
        return Response("Perfidie: 500", status_code=500, media_type="text/plain")
