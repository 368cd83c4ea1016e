"""Plain facts read from a scene of Idus Martii."""

from __future__ import annotations

from perfidie.boards import reading
from perfidie.boards.pieces import recalled
from perfidie.boards.reading import Reader
from perfidie.games.idus_martii.rules.box import ROMAN
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.sight.knowledge import certain
from perfidie.games.idus_martii.sight.view import UNKNOWN, Shown, Sight, Turn

DEALING, ROLES, VOTE, VETO, TALLY, END, OVER = range(7)
"""The phases of a turn: roles are handed out (round 2), votes placed, one looked at, both counted, a side chosen. Then
the game is over. Nobody decides in the tally: it is a step only while it is shown."""
PHASES = {
    "HandOutRoles": ROLES,
    "Vote": VOTE,
    "LookAtVote": VETO,
    "Veto": VETO,
    "ReplaceVote": VETO,
    "Tally": TALLY,
    "ChooseSide": END,
}
FACTION_ICONS = {"loyal": "laurels", "traitor": "plain-dagger", "merchant": "coins"}
VOTE_ICONS = {"green": "thumb-up", "red": "thumb-down", "yellow": "fist"}
ROLE_ICONS = {"consul": "laurel-crown", "praetor": "ui-eye", "aedile": "tied-scroll"}


class Reading(reading.Reading[Sight, Rules]):
    """What every part of the board asks a scene for."""

    __slots__ = ()

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def turn(self) -> Turn | None:
        """The turn being played; the last one, when the game is over; none while cards are dealt."""
        return self.sight.turns[-1] if self.sight.turns else None

    @property
    def before(self) -> Turn | None:
        """The turn before: nobody may hold the same role twice running."""
        return self.sight.turns[-2] if len(self.sight.turns) > 1 else None

    @property
    def counted(self) -> int:
        """How many turns have been counted."""
        turns = self.sight.turns
        return len(turns) - (0 if not turns or turns[-1].tally else 1)

    @property
    def votes(self) -> tuple[Shown, ...]:
        """By seat: the votes of its turns as Aedile, where they are certain to this viewer; empty where they are not.

        Without a notebook the screen concludes nothing, not even what everybody could.
        """
        rules, counted = self.rules, self.sight.turns[: self.counted]
        return recalled(
            self.scene.memo, "votes-by-seat", votes_by_seat, counted, rules.seats, rules.force, rules.notebook
        )


read = Reader(Reading, Rules, PHASES, OVER)


def votes_by_seat(turns: tuple[Turn, ...], seats: int, force: str, notebook: bool) -> tuple[Shown, ...]:
    """By seat: its votes as Aedile in turns that were counted, where they are certain; empty where they are not."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for place, turn in enumerate(turns):
        sure = certain(turn, place // seats + 1, force) if notebook else UNKNOWN
        for aedile, vote in zip(turn.aediles, sure, strict=True):
            found[aedile].append(vote)
    return tuple([tuple(votes) for votes in found])


def named(place: int, seats: int) -> tuple[str, int]:
    """A turn by its place among all turns, as people name it: the round in Roman figures, and the turn within it."""
    return ROMAN[place // seats + 1], place % seats + 1
