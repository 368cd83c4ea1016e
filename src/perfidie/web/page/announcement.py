"""What the keeper of the house announces to everybody, on a page that is open."""

from __future__ import annotations

from perfidie.web.page.drawing.draw import pen
from perfidie.web.page.regions import NOTHING, Regions


def with_announcement(regions: Regions, lang: str, text: str) -> Regions:
    """The regions of a page and, above them, what is announced; it follows from nothing that happens at a table."""
    drawn = pen(lang)("parts/announcement.html", text=text) if text else NOTHING
    return Regions({**regions.drawn, "house": drawn}, regions.names)
