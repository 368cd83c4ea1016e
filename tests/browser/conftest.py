"""One browser and one site for all tests of this folder; every visitor has a context, and so a cookie of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.server import Server
from browser.visitor import Visitor, Visitors

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The Chromium named in the environment, Debian's (rather the one without windows), or else Playwright's own."""
    named = os.environ.get("PERFIDIE_CHROMIUM")
    program = named or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("site"))
    yield server
    server.stop()


@pytest.fixture
def visitors(chromium: Browser, site: Server) -> Iterator[Visitors]:
    """Visitors of the site, as many as a test asks for. Whatever a page complains of fails the test."""
    found = Visitors(chromium, site.origin)
    yield found
    found.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.come()
