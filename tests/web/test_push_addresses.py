"""Push services are called only where a browser may have one: never in the network of the house itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pywebpush import WebPusher

from perfidie.store.people.subscriptions import TOO_OFTEN
from perfidie.web.house.tidings.push import is_open
from web.browserless import a_site, live
from web.hourglass import Hourglass
from web.push_service import HOUSE, a_push_service, later
from web.test_accounts import who


def house(folder: Path, **settings: Any) -> Any:
    return a_site(folder, clock=Hourglass(), **{**HOUSE, **settings})


@pytest.mark.parametrize(
    "address",
    [
        *(
            "http://push.example.com/x",
            "https://127.0.0.1/x",
            "https://10.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
        ),
        *("https://[::ffff:10.0.0.1]/x", "https://169.254.169.254/latest", "https://2130706433/x", "https://0x7f.1/x"),
        *("https://user:pass@push.example.com/", "https://intranet/x", "https://printer.local/x", "ftp://a.example/x"),
        *("", "https://", "https://push.example.com:99999/", "https://é.example/", "https://a.example/" + "x" * 1000),
        *("https://100.64.0.1/x", "https://[fe80::1]/x", "https://[64:ff9b::a00:1]/x", "https://0.0.0.0/"),
        *("https://a.com:/x", "https://a..b.com/x", f"https://{'a' * 64}.com/x", f"https://{'a.' * 127}com/x"),
        *("https://[2606:4700::1111]/x", "https://a,b.com/x", "https://%61.example.com/x", "https://.com/x"),
    ],
)
def test_only_services_of_the_open_network_are_called(tmp_path: Path, address: str) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path, push_near=False) as site:
            ana = site.visitor("Ana")
            await ana.get("/me/notices")
            await ana.post("/me/push", {**service.device().fields, "endpoint": address}, 422)
            page = await ana.get("/me/notices")
            assert not page.all("input", name="device")

    live(story())


@pytest.mark.parametrize(
    ("address", "open_to_all"),
    [
        *[(home, False) for home in ("fec0::2", "::127.0.0.1", "::ffff:0:7f00:1", "::ffff:10.0.0.1", "2002:a00:1::")],
        *[(home, False) for home in ("64:ff9b::7f00:1", "64:ff9b:1::1", "5f00::1", "fe80::1", "fd00::1", "ff0e::1")],
        *[(far, True) for far in ("2606:4700::1111", "2002:909:909::", "::ffff:9.9.9.9", "9.9.9.9")],
    ],
)
def test_wherever_a_name_leads_it_leads_home_in_no_spelling(address: str, open_to_all: bool) -> None:
    assert is_open(address) == open_to_all


def test_a_name_that_leads_home_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path, push_near=False) as site:
            port = service.origin.rpartition(":")[2]
            looked_up = []

            async def resolve(self: object, host: str, *_: object, **__: object) -> list[dict[str, object]]:
                looked_up.append(host)
                return [{"hostname": host, "host": "127.0.0.1", "port": int(port), "family": 2, "proto": 0, "flags": 0}]

            monkeypatch.setattr("aiohttp.resolver.ThreadedResolver.resolve", resolve)
            ana = site.visitor("Ana", "en")
            device = service.device()
            await ana.get("/me/notices")
            address = f"https://rebound.example.com:{port}/{device.place}"
            await ana.post("/me/push", {**device.fields, "endpoint": address})
            page = await ana.get("/me/notices")
            id = page.all("input", name="device")[0]["value"]
            await ana.post("/me/push/test", {"device": id}, 502)
            assert looked_up == ["rebound.example.com"]
            assert not device.asked

    live(story())


def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            ana, good = site.visitor("Ana"), service.device().fields
            await ana.get("/me/notices")
            for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "%%%"}, {"p256dh": good["p256dh"] * 9}):
                await ana.post("/me/push", {**good, **bad}, 422)

    live(story())


def test_whatever_goes_wrong_with_one_device_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_push_service() as service, house(tmp_path) as site:
            mal, ana = site.visitor("Mal"), site.visitor("Ana")
            bad, good = await service.subscribed(mal), await service.subscribed(ana)
            encode = WebPusher.encode

            def broken(self: WebPusher, *values: Any, **named: Any) -> Any:
                if self.subscription_info["endpoint"] == bad.endpoint:
                    raise UnicodeError("label too long")
                return encode(self, *values, **named)

            monkeypatch.setattr(WebPusher, "encode", broken)
            for number in range(TOO_OFTEN):
                await site.house.tidings.tell([await who(site, mal)], "friend", "x", "/friends", name="Cy")
                await site.house.tidings.tell([await who(site, ana)], "friend", str(number), "/friends", name="Cy")
                await later(site)
            assert len(good.raw) == TOO_OFTEN
            assert not (await mal.get("/me/notices")).all("input", name="device"), "it was given up"

    live(story())


def test_the_contact_of_the_house_may_be_a_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            a_push_service() as service,
            house(tmp_path, push_contact="https://perfidie.example/about") as site,
        ):
            ana = site.visitor("Ana")
            device = await service.subscribed(ana)
            await site.house.tidings.tell([await who(site, ana)], "friend", "x", "/friends", name="Cy")
            await later(site)
            assert len(device.raw) == 1

    live(story())
