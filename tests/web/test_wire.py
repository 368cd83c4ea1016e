"""What every answer wears, and what it weighs."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from random import Random

import httpx
import pytest

from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import ORIGIN, a_site, live, play_out
from web.reading import Page

FRENCH, ENGLISH = SiteTexts("fr"), SiteTexts("en")
QUICK = {"option-max_rounds": "1"}
"""A game of one round."""


def code_of(path: str) -> str:
    return path.rpartition("/")[2]


# What every answer wears


def test_every_answer_wears_the_headers_that_keep_pages_safe(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo")
            asked = ["/", "/lobby", "/games/verre", path, f"{path}/log", f"{path}/qr.svg", "/nowhere", "/t/ROSE-2222",
                     "/static/css/shell.css", "/healthz", "/credits", f"{path}/options"]  # fmt: skip
            answers = [await people[0].client.get(each) for each in asked]
            answers.append(await people[0].send(f"{path}/move", {"version": "0", "action": "fly"}))
            answers.append(await site.visitor().client.post(f"{path}/move"))
            for answer in answers:
                policy = answer.headers["content-security-policy"]
                assert policy.startswith("default-src 'none'; script-src 'self';")
                assert "; style-src 'self';" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert "base-uri 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["x-frame-options"] == "DENY"
                assert answer.headers["referrer-policy"] == "same-origin"
            for place, each in enumerate(asked):
                kept = answers[place].headers["cache-control"]
                assert ("immutable" in kept) == each.startswith("/static/")
                assert each.endswith(".svg") or each.startswith("/static/") or kept == "no-store"

    live(story())


def test_pages_have_no_inline_script_or_style(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, people = await site.begun("Ana", "Bo", **QUICK)
            pages = [await people[0].get(each) for each in ("/", "/lobby", "/games/verre", "/games/verre/open", path)]
            await play_out(path, people, Random(1))
            pages += [await people[0].get(each) for each in (path, f"{path}/replay", f"{path}/log")]
            for page in pages:
                assert all("src" in found for found in page.all("script"))
                assert not page.all("style")
                for tag, attributes in page.elements:
                    assert "style" not in attributes, (tag, attributes)
                    assert not [name for name in attributes if name.startswith(("on", "hx-on"))], (tag, attributes)
                    for name in ("src", "href"):
                        assert not attributes.get(name, "").startswith(("http", "//", "data:", "javascript:"))

    live(story())


@pytest.mark.parametrize("https", [False, True])
def test_the_session_cookie_is_for_this_site_alone(tmp_path: Path, https: bool) -> None:
    async def story() -> None:
        async with a_site(tmp_path, https=https) as site:
            first = await site.visitor().client.get("/")
            (cookie,) = first.headers.get_list("set-cookie")
            name, _, rest = cookie.partition("=")
            assert name == ("__Host-perfidie" if https else "perfidie")
            flags = [flag.strip() for flag in rest.split(";")[1:]]
            assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
            assert ("Secure" in flags) is https
            assert ("strict-transport-security" in first.headers) is https
            guest = site.visitor()
            await guest.client.get("/")
            again = await guest.client.get("/lobby")
            assert https or "set-cookie" not in again.headers
            assert "set-cookie" not in (await site.visitor().client.get("/static/css/shell.css")).headers

    live(story())


def test_the_site_answers_under_its_own_names_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path, hosts=("perfidie.example", "localhost", "[::1]")) as site:
            for host, status in (("perfidie.example", 200), ("localhost:8000", 200), ("evil.example", 400), ("", 400),
                                 ("[::1]", 200), ("[::1]:8000", 200), ("PERFIDIE.example", 200), ("::1", 400),
                                 ("localhost.evil.example", 400), ("perfidie.example:evil", 400)):  # fmt: skip
                answer = await site.visitor().client.get("/", headers={"host": host})
                assert answer.status_code == status, host

    live(story())


def test_the_landing_page_is_under_100_kb_over_the_wire(tmp_path: Path) -> None:
    """Page, style sheets and scripts, as they are served; fonts and art aside."""

    async def story() -> None:
        async with a_site(tmp_path) as site:
            transport = httpx.ASGITransport(site.app)
            async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
                client.headers["accept-encoding"] = "gzip"
                page = await client.get("/")
                elements = Page(page.text)
                parts = [found["href"] for found in elements.all("link", rel="stylesheet")]
                parts += [found["src"] for found in elements.all("script")]
                weight = len(page.content)
                for part in parts:
                    async with client.stream("GET", part) as answer:
                        assert answer.status_code == 200
                        assert answer.headers["content-encoding"] == "gzip"
                        raw = b"".join([piece async for piece in answer.aiter_raw()])
                        assert gzip.decompress(raw)
                        weight += len(raw)
                assert weight < 100_000
                assert not [found for found in elements.all("script") if "htmx" in found["src"]]

    live(story())


def test_a_static_file_keeps_for_ever_under_the_address_of_its_content(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            guest = site.visitor()
            page = await guest.get("/")
            for found in page.all("link", rel="stylesheet"):
                assert re.search(r"\?[0-9a-f]{8}$", found["href"])
            for wrong in ("/static/../settings.py", "/static/%2e%2e/settings.py", "/static/nothing.css", "/static/"):
                assert (await guest.client.get(wrong)).status_code == 404

    live(story())
