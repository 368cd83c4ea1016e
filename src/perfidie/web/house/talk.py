"""Talk at a table: chat and structured statements in the order in which they were heard, and who may speak to whom."""

from __future__ import annotations

from heapq import merge
from typing import Any, Final

from perfidie.engine import Claim, Game, Refusal
from perfidie.store import WATCHING, Said, Table
from perfidie.web.house.match import Match

TABLE: Final = "table"
TEAM: Final = "team"
GALLERY: Final = "gallery"
"""To whom one speaks. The gallery is those who watch, among themselves: players read it when the game is over."""


MOST_LINES: Final = 2000
"""Lines of chat that a channel of one table keeps; the next table of the same people begins anew."""


class TableTalk:
    """What was said at one table. `seat` is an int; a spectator is None."""

    def __init__(self, game: Game[Any, Any], chat: tuple[Said, ...]) -> None:
        self._game = game
        self._match: Match | None = None
        self.chat: list[Said] = [*chat]
        self.spoken: list[Said | Claim] = [*chat]
        """Chat and statements, in the order in which they were heard."""

    def begin(self, match: Match) -> None:
        """The game begins: from now on there may be statements, teams and silence."""
        self._match = match

    def recall(self, kept: Table, claims: list[Claim]) -> None:
        """Chat and statements as they came, by the times that the store has kept; what a line has laid came with it."""
        chat: list[tuple[float, Said | Claim]] = [(said.at, said) for said in kept.talk]
        said_at = (*kept.written[:1] * (len(claims) - len(kept.said_at)), *kept.said_at)
        stated: list[tuple[float, Said | Claim]] = list(zip(said_at, claims, strict=False))
        self.spoken = [line for _, line in merge(chat, stated, key=lambda each: each[0])]

    def chatted(self, said: Said) -> None:
        """A line of chat has been written."""
        self.chat.append(said)
        self.spoken.append(said)

    def stated(self, claim: Claim) -> None:
        """A statement has been made."""
        self.spoken.append(claim)

    # Who hears whom

    def heard_by(self, seat: int | None) -> list[Said]:
        """The chat, as this viewer may read it."""
        return [said for said in self.chat if self.hears(seat, said)]

    def hears(self, seat: int | None, line: Said | Claim) -> bool:
        """Whether this viewer hears what was said: all do, but for what was said to a team or in the gallery."""
        if isinstance(line, Said):
            if line.seat == WATCHING:
                return seat is None or self.is_after_the_game
            return not line.team or seat in line.team
        return self._match is not None and self._match.hears(seat, line)

    def audience_of(self, said: Said) -> tuple[int | None, ...]:
        """Who alone is told that this was said; empty where everybody is."""
        if said.seat == WATCHING:
            return () if self.is_after_the_game else (None,)
        return said.team

    def team(self, seat: int | None) -> tuple[int, ...]:
        """The seats that share a private channel with this one, itself included, while the game is on."""
        match = self._match
        if seat is None or match is None:
            return ()
        seats = self._game.talk.channel(match.play.setup, seat)
        return seats if len(seats) > 1 and not match.over else ()  # a team of one has nobody to whisper to

    # What may be said now

    def check_room(self, said: Said) -> None:
        """Refuses a line where so much was said that pages would grow heavy with it.

        Each channel is counted for itself: it is nobody else's to know how much is whispered in another one.
        """
        watching = said.seat == WATCHING
        alike = [line for line in self.chat if line.team == said.team and (line.seat == WATCHING) == watching]
        if len(alike) >= MOST_LINES:
            raise Refusal("chat-full", most=MOST_LINES)

    @property
    def is_after_the_game(self) -> bool:
        """Whether nobody who plays can be helped any more."""
        return self._match is not None and self._match.over

    @property
    def silent(self) -> bool:
        """Whether nobody may chat while the game is on."""
        match = self._match
        return match is not None and not self._game.talk.chat(match.play.setup) and not match.over

    @property
    def hushed(self) -> bool:
        """Whether nobody may chat at this moment of the game."""
        return self._match is not None and self._match.hushed

    def occasion(self) -> str | None:
        """The occasion to make statements that is open now, as everybody knows it."""
        match = self._match
        if match is None or not self._game.talk.statements.actions or match.over:
            return None
        return self._game.talk.occasion(match.public_view())
