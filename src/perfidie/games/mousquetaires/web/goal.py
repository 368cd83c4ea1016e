"""What the viewer wants at this very moment, in one short line: never more than they may know."""

from __future__ import annotations

from perfidie.boards.pieces import kept
from perfidie.boards.scene import Scene
from perfidie.games.mousquetaires.rules.box import BOX
from perfidie.games.mousquetaires.sight.knowledge import Squares, squares_left
from perfidie.games.mousquetaires.web.buttons import say
from perfidie.games.mousquetaires.web.reading import PREPARING, Reading, read

HERS = {
    "ChooseDestination": "hide",
    "Assign": "assign",
    "PlayTreachery": "treachery",
    "ChooseTarget": "target",
    "MiladyAtSiege": "unseen",
    "MiladyAtRichelieus": "unseen",
    "MiladyAtHome": "unseen",
}
THEIRS = {
    "ChooseStart": "start",
    "CommitCards": "commit",
    "PayChallenge": "pay",
    "Swap": "swap",
    "Consent": "consent",
    "Sacrifice": "sacrifice",
    "ToledoBlade": "blade",
}
"""What is wanted at a decision that is one's own."""


def goal(scene: Scene) -> str:
    """By side and decision; otherwise what is nearest to a victory of Milady's, and how far the quest is."""
    r = read(scene)
    asked = r.step if scene.legal else ""
    if r.seat is None:
        return say(r, "table-goal-watching")
    if r.milady:
        if asked in HERS or r.phase <= PREPARING:
            return say(r, f"table-goal-{HERS.get(asked, 'milady')}")
        track, left = nearest(r)
        return say(r, "table-goal-ruin", track=track, left=left)
    if asked in THEIRS:
        return say(r, f"table-goal-{THEIRS[asked]}")
    return say(r, "table-goal-musketeers") if r.phase <= PREPARING else pressing(r)


def pressing(r: Reading) -> str:
    """The stage of the quest, and the clock that is nearest to the Cardinal's square."""
    track, left = nearest(r)
    number = min(r.sight.quest.number, len(BOX.quest))
    return say(r, "table-goal-pressing", number=number, of=len(BOX.quest), track=track, left=left)


def nearest(r: Reading) -> tuple[str, int]:
    """The track that is nearest to the Cardinal's square, and how many squares are missing."""
    name, left = nearest_of(squares_left(r.view))
    return say(r, name), left


@kept
def nearest_of(squares: Squares) -> tuple[str, int]:
    """The id of its name, and how many squares are missing."""
    left = {name: count for name, count in squares._asdict().items() if count is not None}
    name = min(left, key=left.__getitem__)
    return f"table-track-{name}", left[name]
