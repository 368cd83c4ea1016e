"""The sheets beside a table (notebook, log, talk, rules, settings): what lies on a closed one is not drawn, nor sent.

A page says which of its sheets nobody can see: on a phone all of them, until one is opened. It is told what lies on a
sheet as soon as it says that the sheet is open. A page that says nothing is told everything.
"""

from __future__ import annotations

from functools import lru_cache

ON = {
    "notebook": ("notebook",),
    "log": ("log",),
    "talk": ("speech", "say"),
    "rules": ("rules",),
    "settings": ("agreement", "bots"),
}
"""By sheet, the regions that lie on it. What people said is always sent: the page counts what is unread."""
ALL_OPEN: frozenset[str] = frozenset()
BETWEEN = "."
LONGEST = 60
"""Letters in which a page says what is closed."""


@lru_cache(maxsize=64)
def unseen(closed: str) -> frozenset[str]:
    """The regions that nobody can see on a page with these sheets closed; names that are none of ours say nothing."""
    names = closed[:LONGEST].split(BETWEEN)
    return frozenset([region for name in names if name in ON for region in ON[name]]) or ALL_OPEN
