"""What the site hands out as it is: scripts, styles and fonts, its own or borrowed."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

STATIC = Path(str(files("perfidie.web"))) / "static"


def test_vendored_scripts_are_the_published_ones() -> None:
    vendor = STATIC / "vendor"
    listed = dict(reversed(line.split()) for line in (vendor / "HASHES").read_text("utf-8").splitlines())
    assert set(listed) == {path.name for path in vendor.glob("*.js")}
    for name, digest in listed.items():
        assert sha256((vendor / name).read_bytes()).hexdigest() == digest, name


def test_fonts_come_with_their_licence_and_style_sheets_find_them() -> None:
    named = set(re.findall(r'url\("\.\./fonts/([^"]+)"\)', (STATIC / "css" / "tokens.css").read_text("utf-8")))
    assert named == {path.name for path in (STATIC / "fonts").glob("*.woff2")}
    assert "SIL OPEN FONT LICENSE" in (STATIC / "fonts" / "OFL.txt").read_text("utf-8")


def test_scripts_and_styles_ask_nobody_else() -> None:
    """No address of another host, nothing that the content policy would stop."""
    for path in [*STATIC.glob("js/*.js"), *STATIC.glob("css/*.css")]:
        text = path.read_text("utf-8")
        assert not re.search(r"https?://|@import|\beval\(|new Function|innerHTML|\.style\b", text), path.name
