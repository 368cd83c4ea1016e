"""Where the bots of a house think, by its settings: beside it, or wherever there are workers."""

from __future__ import annotations

from perfidie.engine import Refusal
from perfidie.web.house.bots.desk import Thoughts
from perfidie.web.house.bots.thinkers import Thinkers
from perfidie.web.settings import Settings


def thinkers_for(settings: Settings) -> Thoughts:
    """Those who think for a house of these settings; workers need a Redis, and the libraries that speak to it."""
    if not settings.bot_queue:
        return Thinkers(settings.bot_workers, factor=settings.thinking)
    try:
        from perfidie.web.house.bots.remote import Remote
    except ImportError as error:
        raise Refusal("needs-web", package=str(error.name)) from error
    return Remote(settings.redis, settings.bot_workers, factor=settings.thinking)
