"""The texts of the site: those of every room, and its own (`texts/fr.ftl`, `texts/en.ftl` here)."""

from __future__ import annotations

from collections.abc import Mapping

from perfidie.texts import Texts

NARROW, WIDE = "\u202f", "\u00a0"


def on_page(text: str) -> str:
    """A sentence as the typefaces of the site can set it."""
    return text.replace(NARROW, WIDE)


class SiteTexts(Texts):
    """Sentences for a page. The typefaces have no narrow no-break space: the usual one takes its place."""

    room = "perfidie.web"

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        return on_page(super().say(message, facts))

    def t(self, message: str, /, **facts: object) -> str:
        """The same for templates, where facts come by name; `a_seat` stands for the fact `a-seat`."""
        return self.say(message, {name.replace("_", "-"): value for name, value in facts.items()})
