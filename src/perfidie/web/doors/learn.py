"""The doors of the school: what a game can teach, a lesson, a position, and what is seen to happen in them.

A lesson changes nothing anywhere: a choice is a question, asked by GET like any other page. Where somebody left off is
remembered by their own browser.
"""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from perfidie import games
from perfidie.engine import Refusal
from perfidie.school import LESSONS, PRACTICE, Kindly, Place, Walk, read_place, shelf, walk
from perfidie.web.doors.answers import html
from perfidie.web.doors.picks import LONGEST_ACTION, action_of
from perfidie.web.doors.visitors import Asked, read_fields, visitors_of
from perfidie.web.headers import A_YEAR
from perfidie.web.page.film import beside
from perfidie.web.page.invitation import game_invitation
from perfidie.web.page.pages import page
from perfidie.web.page.school.lessons import key_of, lesson_model, school_model
from perfidie.web.page.school.stage import film_to, pointed
from perfidie.web.page.ways import address_of

JSON = "application/json"
LONGEST_MEMORY = 2000
"""Letters of what a browser remembers of one game's lessons."""


@get("/learn/{game:str}", include_in_schema=False)
async def school(request: Asked, game: FromPath[str]) -> Response[str]:
    """All that a game can teach."""
    reader = await visitors_of(request).reader(request)
    games.find(game)
    model = school_model(game, reader.lang, left_at(request, game))
    return html(page(reader, "learn.html", game, school=model, invitation=game_invitation(game, reader.lang)))


@get("/learn/{game:str}/{name:str}", include_in_schema=False)
async def lesson(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """One moment of a guided game, or what comes of a choice made there."""
    return await _moment(request, LESSONS, game, name)


@get("/practice/{game:str}/{name:str}", include_in_schema=False)
async def position(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """One moment of a position, or what comes of a choice made there."""
    return await _moment(request, PRACTICE, game, name)


@get("/learn/{game:str}/{name:str}/film", include_in_schema=False)
async def lesson_film(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """What is seen to happen on the way to a moment of a guided game."""
    return await _film(request, LESSONS, game, name)


@get("/practice/{game:str}/{name:str}/film", include_in_schema=False)
async def position_film(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The same for a position."""
    return await _film(request, PRACTICE, game, name)


def _asked(request: Asked) -> dict[str, str]:
    return read_fields(bytes(request.scope["query_string"]))


async def _moment(request: Asked, kind: str, game: str, name: str) -> Response[Any]:
    reader = await visitors_of(request).reader(request)
    through, fields = walk(game, kind, name), _asked(request)
    place = read_place(fields.get("at", "0"), fields.get("took", ""))
    through.entries(place)  # refused where there is no such place
    reply = _reply(through, place, fields)
    if isinstance(reply, Place):
        location = {"location": address_of(kind, game, name, reply)}
        return Response(None, status_code=303, headers=location, media_type="text/html")
    model = await beside(lambda: lesson_model(kind, through, place, reader.lang, reader.name, reply))
    drawn = page(reader, "lesson.html", game, lesson=model, invitation=game_invitation(game, reader.lang))
    answer = html(pointed(drawn, model.points))
    secure = "; Secure" if visitors_of(request).house.settings.https else ""
    memory = remembered(left_at(request, game), key_of(kind, name), place, through.last)
    answer.headers["set-cookie"] = f"{_cookie(game)}={memory}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"
    return answer


def _reply(through: Walk, place: Place, fields: dict[str, str]) -> Place | Kindly | Refusal | None:
    """What comes of a choice, if one was made; what the rules say no to is told on the page, and nothing is lost."""
    try:
        if "action" in fields:
            return through.answer(place, action_of(fields, through.game.vocabulary))
        if "words" in fields:
            return through.answer(place, tuple(fields["words"][:LONGEST_ACTION].split(" ")), said=True)
    except Refusal as refusal:
        return refusal
    return None


async def _film(request: Asked, kind: str, game: str, name: str) -> Response[bytes]:
    reader = await visitors_of(request).reader(request)
    through, fields = walk(game, kind, name), _asked(request)
    place = read_place(fields.get("at", "0"), fields.get("took", ""))
    through.entries(place)
    frames = await beside(lambda: film_to(through, place, reader.lang, reader.name))
    body = msgspec.json.encode([(frame.seconds, frame.sound, frame.regions) for frame in frames])
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):  # a lesson has no secrets
        body, headers["content-encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, media_type=JSON, headers=headers)


# Where somebody left off


def _cookie(game: str) -> str:
    return f"learn-{game}"


def left_at(request: Asked, game: str) -> dict[str, Place]:
    """Where the reader left the lessons of a game, as their browser has it; what makes no sense is passed over."""
    found: dict[str, Place] = {}
    known = {key_of(kind, each.id) for kind in (LESSONS, PRACTICE) for each in shelf(game, kind)}
    for part in request.cookies.get(_cookie(game), "")[:LONGEST_MEMORY].split("~"):
        key, _, place = part.partition(":")
        at, _, took = place.partition(":")
        try:
            if key in known:
                found[key] = read_place(at, took.replace("-", ","))
        except Refusal:
            continue
    return found


def remembered(places: dict[str, Place], key: str, place: Place, last: int) -> str:
    """What the browser is to remember from now on: a lesson that was ended once stays ended.

    >>> remembered({"lesson.first": Place(3)}, "practice.trap", Place(1, ((0, 1),)), 2)
    'lesson.first:3:~practice.trap:1:0.1'
    """
    before = places.get(key)
    now = before if before is not None and before.at >= last else place
    return "~".join(
        f"{name}:{at}:{Place(at, took).path.replace(',', '-')}" for name, (at, took) in {**places, key: now}.items()
    )
