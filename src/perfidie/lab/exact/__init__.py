"""Perfect play at games so small that all of them can be counted out: what it is worth, and what others lose by.

    tree      hidden information: the whole tree as arrays, CFR+ on it, best responses
    common    nobody hides anything from anybody: every position from the end

The presets `tiny` are made for it (docs/laboratory.md, "Exact values").
"""

from __future__ import annotations

from perfidie.lab.exact.common import Common
from perfidie.lab.exact.tree import Solver, Tree

__all__ = ["Common", "Solver", "Tree"]
