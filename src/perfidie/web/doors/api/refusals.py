"""Refusals of the JSON interface: always the same shape, in the language of whoever asks."""

from __future__ import annotations

import msgspec
from litestar import Response

from perfidie.engine import Refusal
from perfidie.store import Person
from perfidie.texts import LANGUAGES
from perfidie.web.doors.answers import RETRY_AFTER, fault_of, status_of
from perfidie.web.doors.api.models import Error
from perfidie.web.doors.visitors import Asked, preferred, visitors_of
from perfidie.web.logs import tell_failure
from perfidie.web.metrics import REFUSALS
from perfidie.web.page.drawing.words import SiteTexts

JSON = "application/json"
STATUS = {"bad-request": 400, "not-json": 415, "wrong-method": 405, "too-many-streams": 429, "no-such-seat": 404}
"""Refusals that have another number here than on the pages, or happen only here."""


def language_of(request: Asked) -> str:
    """What the address says, else what the program says it prefers, else what the guest chose, else French."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    person: Person | None = request.scope["state"].get("person")
    known = person.lang if person and person.lang in LANGUAGES else LANGUAGES[0]
    return preferred(request.headers.get("accept-language", "")) or known


def refused_in_json(request: Asked, refusal: Exception) -> Response[bytes]:
    """A clear no; nothing has changed."""
    assert isinstance(refusal, Refusal)
    REFUSALS.labels(refusal.code).inc()
    visitors = visitors_of(request)
    table = visitors.house.tables.get(str(request.path_params.get("code", "")).upper())
    game, names = (table.game.id, table.names) if table else (None, ())
    text = SiteTexts(language_of(request), game, names).refusal(refusal)
    status = STATUS.get(refusal.code) or status_of(refusal)
    return error_answer(status, Error(refusal.code, text, refusal.facts))


def failed_in_json(request: Asked, error: Exception) -> Response[bytes]:
    """No such address, a method that is not allowed, or a fault of ours: told as such, logged if it is ours."""
    status = fault_of(error)
    if status < 500:
        refusal = Refusal("no-such-page")
        if status == 405:
            refusal = Refusal("wrong-method", method=str(request.method)[:12])
        elif status == 413:
            refusal = Refusal("too-large")
        elif status != 404:
            refusal = Refusal("bad-request", problem=str(getattr(error, "detail", ""))[:200])
        answer = refused_in_json(request, refusal)
        answer.headers.update(getattr(error, "headers", None) or {})
        return answer
    tell_failure("failed", error, route=request.scope.get("path_template", "?"))
    if status == 503:
        away = Error("store-away", SiteTexts(language_of(request)).say("site-store-away"), {"seconds": RETRY_AFTER})
        return error_answer(503, away)
    return error_answer(500, Error("broken", SiteTexts(language_of(request)).say("site-broken"), {}))


def error_answer(status: int, error: Error) -> Response[bytes]:
    """A refusal as it travels, with the headers that belong to its number."""
    headers = {"www-authenticate": "Bearer"} if status == 401 else {}
    if "seconds" in error.facts:
        headers["retry-after"] = str(error.facts["seconds"])
    content = msgspec.json.encode(error, enc_hook=str)
    return Response(content, status_code=status, media_type=JSON, headers=headers)
