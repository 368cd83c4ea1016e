"""Forgetting somebody whole: from every table they sat or spoke at, and from everything that knows people."""

from __future__ import annotations

import msgspec

from perfidie.store import Store
from perfidie.store.keeping import erasure
from perfidie.store.keeping.devices import close_others
from perfidie.store.keeping.erasure import Mask

PASSES = 3
"""So often a person is looked for again who was still there while they were being erased."""


class Forgotten(msgspec.Struct, frozen=True):
    """What it took: tables that go on without the name, tables that went, lines that were blanked, tables left over."""

    kept: int
    deleted: int
    said: int
    left: tuple[str, ...]


async def forget(store: Store, person: str, neutral: str, level: str, now: float, asking: str = "") -> Forgotten:
    """Their games go on with a bot of this level under a neutral word.

    All their devices end first but the one that asks for it, which ends last: whoever is interrupted can ask again.
    """
    await store.keep(close_others, person, asking, now)
    counts = {"kept": 0, "deleted": 0, "": 0}
    said = 0
    for _ in range(PASSES):
        codes = await store.look_up(erasure.mentioned, person)
        names = await store.look_up(erasure.names_of, person, codes)
        mask = Mask(person, names, neutral, level)
        for code in await store.look_up(erasure.spoke_at, names):
            said += await store.keep(erasure.erase_talk, code, mask, now)
        for code in codes:
            counts[await store.keep(erasure.erase_at, code, mask, now)] += 1
        if not codes:
            break
    await store.keep(erasure.erase_person, person, now, neutral)
    left = await store.look_up(erasure.mentioned, person)
    return Forgotten(counts["kept"], counts["deleted"], said, tuple(left))
