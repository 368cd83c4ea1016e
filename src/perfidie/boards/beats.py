"""Beats: what happens at a table, cut into things that are seen one after the other, each as long as it needs.

The engine knows no time. A game's board declares beats for what deserves to be watched: a glass opened card by card,
votes turned, a duel die by die. While they are shown, the page stays as it was before: seats, hearts, sums, log,
notebook and decision tell nothing that has not been seen yet. Whoever comes late, or wants no motion, sees the end.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.scene import Drawing, Scene


class Beat(NamedTuple):
    """One thing that is seen to happen.

    `board` and `caption` must hold nothing of what later beats show, not even hidden in the source. `seconds` must
    follow from what everybody was told: the same for every viewer, whatever the card.
    """

    seconds: float
    """How long it is looked at."""
    caption: str
    """One line that says it: who, what, where. Names are drawn like everywhere else (`scene.texts`)."""
    board: Drawing
    """The board at that moment."""
    told: bool = False
    """What came of it has been seen: from this beat on the seats may show their hearts, cards and scores after it."""
    sound: str = ""
    """What is heard, where sounds are on: "turn", "clink", "break", "roll", "stamp" or nothing."""
    around: Scene | None = None
    """The table by which seats and ribbon are drawn meanwhile, where it is neither the one before nor the one after;
    it too must hold nothing of later beats."""
