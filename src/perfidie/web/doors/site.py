"""The doors of the site: landing page, lobby, and opening a table."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from litestar import Response, get, post
from litestar.params import FromPath

from perfidie import games
from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Game, Refusal
from perfidie.engine.setup import Options
from perfidie.school import LESSONS, shelf
from perfidie.texts import LANGUAGES
from perfidie.web.doors.answers import go, html
from perfidie.web.doors.visitors import Asked, language, number, visit_of, visitors_of
from perfidie.web.headers import A_YEAR
from perfidie.web.house.chairs import known_level
from perfidie.web.house.codes import read_code
from perfidie.web.house.people.etiquette import origin_mark
from perfidie.web.house.tidings.words import sentence
from perfidie.web.page import paces
from perfidie.web.page.drawing.assets import assets
from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.games import game_cards, open_form
from perfidie.web.page.invitation import game_invitation, house_invitation
from perfidie.web.page.lists import listings
from perfidie.web.page.pages import page

AT_THE_DOOR = ("friend", "invited", "evening", "evening-changed", "evening-off", "round")
"""What the landing page says besides: somebody asks for something, or something opens."""
SHOWN, MOST_TURNS = 5, 20
"""How many of one's own tables the landing page shows; more where they wait for me."""


@get("/", include_in_schema=False)
async def landing(request: Asked) -> Response[str]:
    """The games of the house, and my own tables."""
    visitors = visitors_of(request)
    reader = await visitors.reader(request)
    house = visitors.house
    found, turns = await house.desk_of(reader.person)
    waits = await house.tidings.waiting_for(reader.person.id) if reader.person else []
    told = [(each.link, sentence(each, reader.lang)) for each in waits if each.kind in AT_THE_DOOR]
    mine = found[: max(SHOWN, min(len(turns), MOST_TURNS))]
    return html(
        page(
            reader,
            "landing.html",
            invitation=house_invitation(reader.lang),
            cards=game_cards(reader.lang),
            mine=listings(reader, mine, turns, house.clock.date()),
            turns=len(turns),
            told=told[:SHOWN],
            rested="rested" in request.query_params,
        )
    )


@get("/next", include_in_schema=False)
async def next_turn(request: Asked) -> Response[Any]:
    """On to the table that waits for me, and of several to the one whose time runs out first."""
    visitors = visitors_of(request)
    found, turns = await visitors.house.desk_of((await visitors.reader(request)).person)
    return go(request, f"/t/{found[0].code}" if turns else "/?rested#mine-t")


@get("/lobby", include_in_schema=False)
async def lobby(request: Asked) -> Response[str]:
    """Tables that are open to everybody, and my own."""
    visitors = visitors_of(request)
    reader = await visitors.reader(request)
    house = visitors.house
    tables = listings(reader, await house.public_tables())
    own = await house.tables_of(reader.person)
    desk, turns = await house.desk_of(reader.person)
    waiting = [each for each in desk if each.code in turns]
    mine = waiting + [each for each in own if each.code not in turns]
    return html(page(reader, "lobby.html", tables=tables, mine=listings(reader, mine, turns, house.clock.date())))


@get("/join", include_in_schema=False)
async def join(request: Asked) -> Response[Any]:
    """From a code typed on the landing page to its table."""
    code = read_code(request.query_params.get("code", ""))
    await visitors_of(request).table(request, code)
    return go(request, f"/t/{code}")


@get("/language", include_in_schema=False)
async def choose_language(request: Asked) -> Response[Any]:
    """Another language, and back to the same place."""
    to = request.query_params.get("to", "")
    if to not in LANGUAGES:
        raise Refusal("unknown-language", lang=to[:40], choices=", ".join(LANGUAGES))
    back = request.query_params.get("back", "/")
    if not back.startswith("/") or back.startswith(("//", "/\\")) or len(back) > 500 or not back.isprintable():
        back = "/"
    visitors = visitors_of(request)
    cookie = f"lang={to}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
    secure = "; Secure" if visitors.house.settings.https else ""
    path = back.replace("?lang=fr", "?").replace("?lang=en", "?").rstrip("?")
    headers = {"location": quote(path, safe="/?&=%+,;:@~!*()"), "set-cookie": cookie + secure}
    return Response(None, status_code=303, headers=headers, media_type="text/html")


@get("/games/{game:str}/open", include_in_schema=False)
async def open_page(request: Asked, game: FromPath[str]) -> Response[str]:
    """The form that opens a table."""
    reader = await visitors_of(request).reader(request)
    games.find(game)
    return html(
        page(reader, "open.html", game, form=open_form(reader, game), invitation=game_invitation(game, reader.lang))
    )


@post("/games/{game:str}/open", include_in_schema=False)
async def open_table(request: Asked, game: FromPath[str]) -> Response[Any]:
    """Opens a table, with me as its host."""
    visitors, found = visitors_of(request), games.find(game)
    fields = await visitors.form(request)
    visit = visit_of(request)
    seats, preset, options = wishes(found, fields)
    pace = paces.read(fields.get("pace", ""), fields.get("then", ""))
    found.setup(seats, options, preset)  # refused before anybody is made a guest
    person = await visitors.welcome(visit, language(request, None))
    visitors.tolls.table(visit.address, person.id)
    public, name = fields.get("public") == "1", fields.get("name", "")
    origin = origin_mark(visit.address)
    table = await visitors.house.hosting.open(
        person, game, seats=seats, preset=preset, options=options, public=public, name=name, origin=origin,
        rated=fields.get("rated") == "1", pace=pace,
    )  # fmt: skip
    return go(request, f"/t/{table.code}")


@post("/games/{game:str}/play", include_in_schema=False)
async def play_now(request: Asked, game: FromPath[str]) -> Response[Any]:
    """One click from the landing page to a game against bots."""
    visitors = visitors_of(request)
    fields = await visitors.form(request)
    games.find(game)
    level, seat = known_level(fields.get("level", USUAL_LEVEL)), seat_after(game, fields.get("lesson", ""))
    visit = visit_of(request)
    lang = language(request, None)
    person = await visitors.welcome(visit, lang)
    visitors.tolls.table(visit.address, person.id)
    table = await visitors.house.hosting.play_now(
        person, game, lang, origin_mark(visit.address), level=level, seat=seat
    )
    return go(request, f"/t/{table.code}")


def seat_after(game: str, lesson: str) -> int | None:
    """Where somebody sits who comes from this lesson: the seat it has taught; None where they come from none."""
    return next((each.seat for each in shelf(game, LESSONS) if each.id == lesson), None)


def wishes(game: Game[Any, Any], fields: dict[str, str]) -> tuple[int, str, Options]:
    """Seats, preset and options, as the form has them; an option left empty is as the preset has it."""
    preset = fields.get("preset", game.presets[0].id)
    if preset not in (choices := [each.id for each in game.presets if not each.lab]):
        raise Refusal("unknown-preset", preset=preset[:40], choices=", ".join(choices))
    options: Options = {}
    for option in game.options:
        text = fields.get(f"option-{option.id}")
        if text and not option.lab:
            options[option.id] = option.read(text)
    return number(fields, "seats"), preset, options


@get("/credits", include_in_schema=False)
async def credits_page(request: Asked) -> Response[str]:
    """Whose work this is made of."""
    reader = await visitors_of(request).reader(request)
    return html(page(reader, "credits.html"))


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """A style sheet, script, font or picture."""
    found = assets().get(path.lstrip("/"))
    if found is None:
        raise Refusal("no-such-page")
    headers = {"cache-control": f"public, max-age={A_YEAR}, immutable", "vary": "accept-encoding"}
    body = found.plain
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Asked) -> Response[bytes]:
    """The icon, where browsers and the makers of previews look for it unasked."""
    found = assets()["favicon.ico"]
    return Response(found.plain, media_type=found.kind, headers={"cache-control": "public, max-age=86400"})


@get("/worker.js", include_in_schema=False)
async def worker(request: Asked) -> Response[bytes]:
    """The script that says what to do without a line; it must stand at the root of all it speaks for."""
    found = assets()["js/worker.js"]
    return Response(found.plain, media_type=found.kind, headers={"cache-control": "no-cache"})


@get("/offline", include_in_schema=False)
async def offline(request: Asked) -> Response[str]:
    """What a browser keeps to show when there is no line."""
    reader = await visitors_of(request).reader(request)
    return html(pen(reader.lang).page("offline.html"))
