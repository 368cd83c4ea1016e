"""A table in memory: who sits there and what was agreed on, the match that is played, its talk and its audience.

It checks and carries out, and answers with the change to be written; it never waits for anything. The house
writes that change before anybody is told. Whatever is asked of a table is refused in one clear sentence, or done whole.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from msgspec.structs import replace

from perfidie import games
from perfidie.engine import Game, Playthrough, Record, Refusal
from perfidie.engine.action import Words
from perfidie.receipt import opened
from perfidie.store import (
    BOT,
    GATHERING,
    OVER,
    PERSON,
    PLAYING,
    Arrangement,
    Chair,
    Change,
    Laid,
    Line,
    News,
    Said,
    Table,
)
from perfidie.store.company import Company
from perfidie.store.members import Mark
from perfidie.store.times import Pace
from perfidie.web.house.audience import Audience
from perfidie.web.house.match import Match, Question
from perfidie.web.house.seals import as_thought, kept_of, seal_of
from perfidie.web.house.talk import TableTalk

NOBODY_ASKED: dict[int, Question] = {}


class OtherRules(Exception):
    """What was done at a table was done by rules that have changed since: it would mean something else by now."""


class LiveTable:
    """One table. `seat` is an int; a spectator is None."""

    def __init__(self, kept: Table) -> None:
        self.code = kept.code
        self.created = kept.created
        self.lock = asyncio.Lock()
        """Held by whoever changes the table until the change is written, and by whoever wants to see it as written."""
        self.audience = Audience()
        self.era = 0
        """Rises when what was drawn before no longer holds: names are others, or something has not happened."""
        self.restore(kept)

    def restore(self, kept: Table) -> None:
        """Everything anew from the store."""
        self.stamp = kept.stamp
        self.arrangement = kept.arrangement
        self.pledge = kept.pledge
        """To what the house has committed itself here; nothing at tables of before."""
        self.game: Game[Any, Any] = games.find(kept.arrangement.game)
        if kept.lines and kept.arrangement.rules != self.game.version:
            raise OtherRules(f"rules {kept.arrangement.rules}, and here {self.game.version}")
        self.times = kept.times
        """What its clocks show, where a pace was agreed on."""
        self.talk = TableTalk(self.game, kept.talk)
        self._match: Match | None = None
        if kept.arrangement.phase != GATHERING:
            match = self._begin(kept.arrangement)
            match.follow(kept.lines, kept.written)
            self.talk.recall(kept, match.play.claims)

    def _begin(self, arrangement: Arrangement) -> Match:
        setup = self.game.setup(len(arrangement.chairs), arrangement.options)
        match = self._match = Match(self.game, setup, seal_of(self.pledge, arrangement))
        self.talk.begin(match)
        return match

    # Who sits there

    @property
    def phase(self) -> str:
        """Whether people gather, play, or have played."""
        return self.arrangement.phase

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return self.arrangement.chairs

    @property
    def company(self) -> Company:
        """What people here ask of each other."""
        return self.arrangement.company

    @property
    def pace(self) -> Pace:
        """How long people may take."""
        return self.arrangement.pace

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple([seat for seat, chair in enumerate(self.arrangement.chairs) if chair.kind == PERSON])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who sit here, by seat."""
        return tuple([chair.name for chair in self.arrangement.chairs])

    def seat_of(self, person: str | None) -> int | None:
        """The seat this person plays; None for a spectator."""
        return self._seat(person, PERSON)

    def stood_in_for(self, person: str | None) -> int | None:
        """The seat this person has left to a bot and may take back."""
        return self._seat(person, BOT)

    def has_seen(self, person: str | None) -> bool:
        """Whether this person has seen the table with the eyes of a seat, in this game."""
        return bool(person) and any(chair.person == person or person in chair.knew for chair in self.arrangement.chairs)

    def _seat(self, person: str | None, kind: str) -> int | None:
        if person:
            for seat, chair in enumerate(self.arrangement.chairs):
                if chair.person == person and chair.kind == kind:
                    return seat
        return None

    # The match

    @property
    def begun(self) -> bool:
        """Whether there is a match, or was one."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match, where there is one."""
        if self._match is None:
            raise Refusal("not-begun")
        return self._match

    @property
    def game_on(self) -> Playthrough:
        """Its game."""
        if self._match is None:
            raise Refusal("not-begun")
        return self._match.play

    @property
    def asked(self) -> dict[int, Question]:
        """What seats have to decide; nothing before the game."""
        return self._match.asked if self._match is not None else NOBODY_ASKED

    @property
    def version(self) -> int:
        """How many lines there are; told to nobody."""
        return self._match.version if self._match is not None else 0

    def version_for(self, seat: int | None) -> int:
        """How many lines of the table this viewer knows of."""
        return self._match.version_for(seat) if self._match is not None else 0

    def waits_for_bots(self) -> list[int]:
        """The seats of bots that have to decide."""
        if self.phase != PLAYING:
            return []
        return [seat for seat in self.asked if self.arrangement.chairs[seat].kind == BOT]

    @property
    def mark(self) -> Mark:
        """How far this table has come."""
        return Mark(self.version, self.stamp, len(self.talk.chat))

    @property
    def pledged(self) -> str:
        """To what the house has committed itself; nothing where the game will have no receipt."""
        sealed = self.arrangement.sealed is not None or self.phase == GATHERING
        return self.pledge.commitment if self.pledge is not None and sealed else ""

    def record(self) -> Record:
        """The whole game, chance included, with the receipt for it: only once it is over."""
        if self.phase != OVER or self._match is None:
            raise Refusal("not-over")
        record, agreed = self.game_on.record(self.names), self.arrangement
        if self.pledge is None or agreed.sealed is None:
            return record
        notes = {place: as_thought(note) for place, note in self.match.notes.items()}
        kept = kept_of(self.pledge, agreed, agreed.sealed, notes)
        return replace(record, receipt=opened(kept, self.game, self.game_on.setup, record.entries))

    # Changing: each of these changes the table in memory and gives what must be written

    def start(self, arrangement: Arrangement, rng: Random) -> Change:
        """The game begins: the agreed arrangement, and what chance does first."""
        lines = self._begin(arrangement).let_chance_act(rng)
        return Change(self.code, 0, self.stamp, tuple(lines), arrangement)

    def move(
        self, seat: int, words: Words, version: int | None, rng: Random, *, late: bool = False, note: str = ""
    ) -> Change | None:
        """A seat's move, and what chance does after it. None: this very move was made already (sent twice)."""
        match, before, known = self.match, self.version, self.version_for(None)
        lines = match.move(seat, words, version, rng, late=late, note=note)
        if lines is None:
            return None
        closed = replace(self.arrangement, phase=OVER) if match.over else None
        return self._followed(before, known, lines, closed)

    def undo(self, seat: int, version: int | None) -> Change:
        """A seat's last move is taken back."""
        before, known = self.version, self.version_for(None)
        line = self.match.undo(seat, version)
        self.era += 1
        return self._followed(before, known, (line,))

    def claim(self, seat: int, words: Words) -> Change:
        """A structured statement of a game that has them."""
        before, known = self.version, self.version_for(None)
        line = self.match.claim(seat, words)
        self.talk.stated(self.game_on.claims[-1])
        return self._followed(before, known, (line,))

    def _followed(self, before: int, known: int, lines: tuple[Line, ...], closed: Arrangement | None = None) -> Change:
        """The change that consists of these lines: noticed if everybody can know of any of them."""
        noticed = self.version_for(None) > known or closed is not None
        return Change(self.code, before, self.stamp, lines, closed, noticed=noticed)

    def arranged(
        self,
        arrangement: Arrangement,
        *,
        held: tuple[tuple[str, int], ...] = (),
        let_go: tuple[str, ...] = (),
        laid: Laid | None = None,
    ) -> Change:
        """The change that agrees on something else; the table itself changes when it is accepted."""
        if self.phase == PLAYING and arrangement.chairs != self.chairs:
            both = zip(self.chairs, arrangement.chairs, strict=True)
            arrangement = replace(arrangement, chairs=tuple([_noted(before, after) for before, after in both]))
        noticed = arrangement != self.arrangement
        return Change(self.code, self.version, self.stamp, (), arrangement, held, let_go, laid, noticed=noticed)

    # Written

    def accept(self, change: Change) -> None:
        """The change has been written: what was agreed on holds, and viewers may be told."""
        if change.arrangement is not None:
            self.era += not _differ_in_company_alone(self.arrangement, change.arrangement)
            self.arrangement = change.arrangement
            self.stamp += 1
        self.times = change.times
        self.audience.changed()

    def chatted(self, said: Said) -> None:
        """A line of chat has been written: those who may read it are told."""
        self.talk.chatted(said)
        if told := self.talk.audience_of(said):
            self.audience.whisper(told)
        else:
            self.audience.changed()

    def vanish(self) -> None:
        """The table is no more: nobody has anything to decide or to say here, and those who look on load their page."""
        self.arrangement = replace(self.arrangement, phase=OVER)
        self.talk = TableTalk(self.game, ())
        self._match = None
        self.audience.dismiss()

    def catch_up(self, news: News) -> None:
        """What another process has written since: it holds here from now on, and viewers may be told."""
        before, after = self.arrangement, news.arrangement
        if news.stamp != self.stamp:
            self.era += not _differ_in_company_alone(before, after)
            self.arrangement, self.stamp = after, news.stamp
        anew, self.times = self.times != news.times, news.times
        if self._match is None and after.phase != GATHERING:
            self._begin(after)
        if self._match is not None and news.lines:
            undone, stated = self._match.undone, len(self.game_on.claims)
            self._match.follow_on(news.lines, news.written)
            self.era += self._match.undone != undone
            for claim in self.game_on.claims[stated:]:
                self.talk.stated(claim)
        for said in news.talk:
            self.chatted(said)
        if news.lines or before != after or anew:
            self.audience.changed()

    def redraw(self) -> None:
        """Nothing that was drawn before holds any more."""
        self.era += 1
        self.audience.changed()


def _noted(before: Chair, after: Chair) -> Chair:
    """A chair that changes while the game is on: it is remembered that a bot has had it."""
    return replace(after, helped=after.helped or BOT in (before.kind, after.kind))


def _differ_in_company_alone(before: Arrangement, after: Arrangement) -> bool:
    """Whether only what people ask of each other has changed: all that was drawn of the game still holds."""
    return replace(after, company=before.company, following=before.following) == before
