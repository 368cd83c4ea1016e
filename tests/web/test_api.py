"""The JSON interface before the game: tokens, games, tables and seats, by the rules that hold for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from perfidie import games
from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live
from web.programs import Program, begun, gathered, guest

# Tokens


def test_a_name_becomes_a_token_and_the_house_keeps_only_its_digest(tmp_path: Path) -> None:
    async def story() -> str:
        async with a_site(tmp_path) as site:
            made = await Program(site).ask("POST", "/guests", {"name": " Anne  la\tRousse ", "lang": "en"}, 201)
            assert made["name"] == "Anne la Rousse"
            assert made["lang"] == "en"
            assert (await Program(site, made["token"]).ask("GET", "/tables?mine=true")) == {"tables": []}
            return str(made["token"])

    token = live(story())
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert b"Anne la Rousse" in kept
    assert token.encode() not in kept
    assert token.removeprefix("perfidie-").encode() not in kept


@pytest.mark.parametrize(
    "shown", ["", "Bearer", "Bearer x", "Basic YTpi", f"Bearer perfidie-{'a' * 43}", f"bearer {'a' * 43}", "Bearer é"]
)
def test_without_a_token_that_was_given_nothing_can_be_done(tmp_path: Path, shown: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            headers = {"authorization": shown.encode()} if shown else {}
            wanted = {"game": "verre"}
            answer = await Program(site).send("POST", "/tables", wanted, **headers)  # type: ignore[arg-type]
            assert answer.status_code == 401
            assert answer.json()["code"] == "no-token"
            assert answer.headers["www-authenticate"] == "Bearer"

    live(story())


def test_a_token_that_nobody_was_given_is_refused_even_for_looking(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, _ = await begun(site, "Anne", "Basile")
            stranger = Program(site, f"perfidie-{'a' * 43}")
            for path in ("", "/view", "/talk", "/live", "/record", "/replay"):
                assert await stranger.refused("GET", f"/tables/{code}{path}", status=401) == "no-token"

    live(story())


def test_the_cookie_of_a_browser_means_nothing_here_and_a_token_is_no_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            visitor = site.visitor("Anne")
            path = await visitor.open(2)
            cookie = visitor.client.cookies["perfidie"]
            program = Program(site)
            answer = await program.send("POST", f"/tables/{path[3:]}/start", {"how": "bots"}, cookie=visitor.cookie)
            assert answer.status_code == 401
            bearer = await program.send("GET", f"/tables/{path[3:]}", authorization=f"Bearer {cookie}")
            assert bearer.status_code == 401
            assert "set-cookie" not in answer.headers
            code, (host, _) = await gathered(site, "Basile", "Chloé")
            browser = site.visitor(cookies={"perfidie": host.token})
            page = await browser.client.get(f"/t/{code}")
            assert page.headers["set-cookie"].startswith("perfidie=")

    live(story())


# Games


def test_a_game_tells_its_seats_presets_and_options_in_both_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            program = Program(site)
            assert [game["id"] for game in (await program.ask("GET", "/games"))["games"]] == games.names()
            verre = games.find("verre")
            for lang in ("fr", "en"):
                texts = SiteTexts(lang, "verre")
                told = await program.ask("GET", f"/games/verre?lang={lang}")
                assert told["title"] == texts.title()
                assert told["seats"] == list(verre.seats)
                assert [each["id"] for each in told["presets"]] == ["standard", "match"]
                options = {each["id"]: each for each in told["options"]}
                assert list(options) == [option.id for option in verre.options if not option.lab]
                for option in verre.options:
                    if not option.lab:
                        assert options[option.id]["help"] == texts.say(f"option-{option.id}-help")
                        assert [each["value"] for each in options[option.id]["values"]] == list(option.values)
                        assert options[option.id]["usual"] == option.usual
            duel = {each["id"]: each["when"] for each in (await program.ask("GET", "/games/charlatans"))["options"]}
            assert (duel["books"], duel["red_book"]) == (None, {"option": "books", "value": "chosen"})
            assert await program.refused("GET", "/games/bridge", status=404) == "unknown-game"

    live(story())


# Tables before the game


def test_opening_a_table_seats_its_host_and_says_where_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = await guest(site, "Anne")
            wanted = {"game": "verre", "seats": 4, "preset": "match", "options": {"tie": "poison"}, "name": "Anna"}
            answer = await host.send("POST", "/tables", wanted)
            assert answer.status_code == 201
            table = answer.json()
            assert answer.headers["location"] == f"/api/tables/{table['code']}"
            assert (table["seat"], table["host"], table["phase"], table["public"]) == (0, True, "gathering", False)
            assert (table["options"]["tie"], table["options"]["end"]) == ("poison", "full_rotation")
            assert [(chair["kind"], chair["name"]) for chair in table["chairs"]][:2] == [
                ("person", "Anna"), ("empty", ""),
            ]  # fmt: skip
            assert await host.ask("GET", f"/tables/{table['code']}") == table
            usual = await host.ask("POST", "/tables", {"game": "verre"}, 201)
            assert len(usual["chairs"]) == 4

    live(story())


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"seats": 6}, "bad-seats"),
        ({"preset": "bluff"}, "unknown-preset"),
        ({"preset": "reduced"}, "unknown-preset"),
        ({"options": {"deck": "reduced"}}, "unknown-option"),
        ({"options": {"cards": 3}}, "unknown-option"),
        ({"options": {"tie": True}}, "bad-option"),
        ({"options": {"start_hearts": "4"}}, "bad-option"),
        ({"name": "!"}, "no-name"),
        ({"name": "x" * 25}, "name-too-long"),
    ],
)
def test_a_table_by_other_rules_is_not_opened(tmp_path: Path, wishes: dict[str, Any], code: str) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            host = await guest(site, "Anne")
            assert await host.refused("POST", "/tables", {"game": "verre", **wishes}, 422) == code
            assert (await host.ask("GET", "/tables?mine=true"))["tables"] == []

    live(story())


def test_public_tables_are_listed_and_private_ones_only_for_those_who_sit_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile")
            stranger = Program(site)
            assert (await stranger.ask("GET", "/tables"))["tables"] == []
            assert await stranger.refused("GET", "/tables?mine=true", status=401) == "no-token"
            assert (await friend.ask("GET", "/tables?mine=true"))["tables"] == [
                {
                    "code": code,
                    "game": "verre",
                    "phase": "gathering",
                    "seats": 2,
                    "free": 0,
                    "names": ["Anne", "Basile"],
                    "second": None,
                }
            ]
            await host.ask("PATCH", f"/tables/{code}", {"public": True})
            assert [table["code"] for table in (await stranger.ask("GET", "/tables"))["tables"]] == [code]

    live(story())


def test_only_the_host_changes_what_was_agreed_on_and_only_before_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile")
            path = f"/tables/{code}"
            assert await friend.refused("PATCH", path, {"seats": 3}, 403) == "host-only"
            changed = await host.ask("PATCH", path, {"seats": 3, "options": {"tie": "antidote"}})
            assert len(changed["chairs"]) == 3
            assert changed["options"]["tie"] == "antidote"
            changed = await host.ask("PATCH", path, {"preset": "match"})
            assert (changed["preset"], changed["options"]["tie"]) == ("match", "nothing")
            assert await host.ask("PATCH", path, {}) == changed
            assert await host.refused("PATCH", path, {"preset": "reduced"}, 422) == "unknown-preset"
            assert await host.refused("PATCH", path, {"options": {"deck": "reduced"}}, 422) == "unknown-option"
            assert await host.refused("PATCH", path, {"seats": 1}, 422) == "bad-seats"
            assert await host.ask("GET", path) == changed
            await host.ask("POST", f"{path}/start", {"how": "few"})
            assert await host.refused("PATCH", path, {"seats": 3}, 409) == "already-begun"
            assert (await host.ask("PATCH", path, {"public": True}))["public"] is True

    live(story())


def test_sitting_down_standing_up_and_who_is_refused_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host,) = await gathered(site, "Anne", seats=3)
            path = f"/tables/{code}/seat"
            basile, chloe = await guest(site, "Basile"), await guest(site, "Chloé")
            assert await basile.refused("POST", path, {"seat": 0}, 409) == "seat-taken"
            assert await basile.refused("POST", path, {"seat": 7}, 409) == "seat-taken"
            assert await basile.refused("POST", path, {"name": "anne"}, 409) == "same-name"
            answer = await basile.send("POST", path, {"seat": 2})
            assert (answer.status_code, answer.json()["seat"]) == (201, 2)
            assert answer.headers["location"] == f"/api/tables/{code}/view"
            assert await basile.refused("POST", path, {}, 409) == "already-seated"
            await chloe.ask("POST", path, {}, 201)
            assert await (await guest(site, "Denis")).refused("POST", path, {}, 409) == "no-free-seat"
            assert await Program(site).refused("POST", path, {}, 401) == "no-token"
            await chloe.ask("DELETE", path, status=204)
            assert await chloe.refused("DELETE", path, status=403) == "no-seat-here"
            table = await chloe.ask("GET", f"/tables/{code}")
            assert table["seat"] is None
            assert [chair["kind"] for chair in table["chairs"]] == ["person", "empty", "person"]
            await host.ask("DELETE", path, status=204)
            assert (await basile.ask("GET", f"/tables/{code}"))["host"] is True

    live(story())


def test_bots_are_put_on_seats_and_taken_off_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile", seats=3)
            seats = f"/tables/{code}/seats"
            await friend.ask("PUT", f"{seats}/2/bot", {"level": "random"}, 204)
            chair = (await host.ask("GET", f"/tables/{code}"))["chairs"][2]
            assert (chair["kind"], chair["level"]) == ("bot", "random")
            assert await host.refused("PUT", f"{seats}/1/bot", {"level": "random"}, 409) == "seat-taken"
            assert await host.refused("PUT", f"{seats}/2/bot", {"level": "genius"}, 422) == "unknown-bot"
            assert await host.refused("PUT", f"{seats}/9/bot", {"level": "random"}, 404) == "no-such-seat"
            assert await host.refused("PUT", f"{seats}/-1/bot", {"level": "random"}, 404) == "no-such-seat"
            assert await host.refused("PUT", f"{seats}/two/bot", {"level": "random"}, 404) == "no-such-page"
            assert await host.refused("DELETE", f"{seats}/1/bot", status=409) == "seat-not-left"
            stranger = await guest(site, "Chloé")
            assert await stranger.refused("DELETE", f"{seats}/2/bot", status=403) == "no-seat-here"
            await host.ask("DELETE", f"{seats}/2/bot", status=204)
            assert (await host.ask("GET", f"/tables/{code}"))["chairs"][2]["kind"] == "empty"

    live(story())


@pytest.mark.parametrize(("how", "seats"), [("bots", 3), ("few", 2)])
def test_the_host_begins_with_bots_on_the_free_seats_or_without_these(tmp_path: Path, how: str, seats: int) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            code, (host, friend) = await gathered(site, "Anne", "Basile", seats=3)
            path = f"/tables/{code}/start"
            assert await friend.refused("POST", path, {"how": how}, 403) == "host-only"
            assert await host.refused("POST", path, {"how": "all"}, 409) == "seats-still-free"
            view = await host.ask("POST", path, {"how": how})
            assert (view["phase"], view["view"]["seats"], view["seat"]) == ("playing", seats, 0)
            assert await host.refused("POST", path, {"how": how}, 409) == "already-begun"
            late = await guest(site, "Chloé")
            assert await late.refused("POST", f"/tables/{code}/seat", {}, 409) == "already-begun"

    live(story())


def test_the_document_speaks_of_every_address_that_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            described = await Program(site).ask("GET", "/openapi.json")
            told = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
            served = {
                (method, route.path_format)
                for route in site.app.guard.doors.doors.routes
                for method in route.methods
                if route.path.startswith("/api") and method != "OPTIONS"
            }
            assert told == served - {("GET", "/api/openapi.json")}
            assert "http" not in json.dumps({**described, "components": described["components"]["schemas"]})

    live(story())
