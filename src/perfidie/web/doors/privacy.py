"""What the house keeps of its guests, and what machines that read sites may read of this one."""

from __future__ import annotations

from litestar import Response, get

from perfidie.web.doors.answers import html
from perfidie.web.doors.visitors import Asked, visitors_of
from perfidie.web.page.pages import page

ROBOTS = """User-agent: *
Allow: /$
Allow: /games
Allow: /privacy
Allow: /credits
Disallow: /t/
Disallow: /api/
Disallow: /lobby
Disallow: /join
Disallow: /language
Disallow: /me
Disallow: /sign-in
Disallow: /friends
Disallow: /c/
Disallow: /circles
Disallow: /ladders
Disallow: /p/
Disallow: /digest/
"""


@get("/privacy", include_in_schema=False)
async def privacy_page(request: Asked) -> Response[str]:
    """What is kept and what is not, for how long, and how to have it erased."""
    visitors = visitors_of(request)
    reader, settings = await visitors.reader(request), visitors.house.settings
    ages = {
        "gathering": settings.keep_gathering_days,
        "unfinished": settings.keep_unfinished_days,
        "over": settings.keep_over_days,
        "people": settings.keep_people_days,
        "accounts": settings.keep_accounts_days,
    }
    days = {name: round(each) for name, each in ages.items()}
    return html(page(reader, "privacy.html", days=days, contact=settings.contact))


@get("/robots.txt", include_in_schema=False)
async def robots(request: Asked) -> Response[str]:
    """Tables and people are nobody's business but their own: they are neither read nor listed."""
    return Response(ROBOTS, media_type="text/plain", headers={"cache-control": "public, max-age=86400"})
