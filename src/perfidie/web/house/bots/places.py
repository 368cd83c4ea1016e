"""Where the bots of a house think and its reviews are worked out, by its settings: beside it, or where workers are."""

from __future__ import annotations

from perfidie.engine import Refusal
from perfidie.web.house.bots.desk import Thoughts
from perfidie.web.house.bots.students import Students
from perfidie.web.house.bots.thinkers import Thinkers
from perfidie.web.settings import Settings


def thinkers_for(settings: Settings) -> tuple[Thoughts, Students]:
    """Those who think for a house of these settings; workers need a Redis, and the libraries that speak to it."""
    if not settings.bot_queue:
        return Thinkers(settings.bot_workers, factor=settings.thinking), Students()
    try:
        from perfidie.web.house.bots.remote import Remote
    except ImportError as error:
        raise Refusal("needs-web", package=str(error.name)) from error
    remote = Remote(settings.redis, settings.bot_workers, factor=settings.thinking)
    return remote, Students(remote)
