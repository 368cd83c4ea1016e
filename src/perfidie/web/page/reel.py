"""A reel: a film as one pair of eyes sees it in one language, read and drawn as far as somebody has looked.

Whoever slides through a game asks for one moment after the other. What was told until then only grows, and what is
worth jumping to is the same at all of them: a step draws the table of its moment, and nothing twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup

from perfidie.boards.pieces import trusted
from perfidie.engine import ALL, Claim, Event, Glimpse, Refusal
from perfidie.web.house.table import LiveTable
from perfidie.web.page.drawing.words import SiteTexts
from perfidie.web.page.ending import opened
from perfidie.web.page.film import Film, film_of
from perfidie.web.page.invitation import table_invitation
from perfidie.web.page.models import Choice, Invitation
from perfidie.web.page.sketch import RECENT, Sketch, log_line
from perfidie.web.page.talk import said

OPEN, PUBLIC = "open", "public"
Heard = list[Glimpse | Claim]


@dataclass(frozen=True, slots=True)
class MomentModel:
    """A moment worth jumping to."""

    at: int
    kind: str
    """head (a new part of the game) | turn (everybody learned something) | lie"""
    line: str
    seat: int = -1
    """Who lied."""


class _Read(NamedTuple):
    """How much these eyes have heard before one place of all that was told."""

    heard: int
    glimpses: int
    lines: int


class Reel:
    """One film through one pair of eyes: `open`, `public`, or a seat."""

    def __init__(self, film: Film, eyes: str, lang: str) -> None:
        table = film.table
        self.film = film
        self.eyes = eyes
        self.era = table.era
        self.seat = _seat(eyes, len(table.chairs))
        self.texts = SiteTexts(lang, table.game.id, table.names)
        self.sketch = Sketch(table, self.seat, lang)
        self.sketch.address_nobody()
        self._heard: Heard = []
        self._glimpses: list[Glimpse] = []
        self._lines: list[Markup] = []
        self._places = [_Read(0, 0, 0)]
        self._listed: dict[tuple[int, int], Markup] = {}

    # What was told

    def here(self, at: int) -> Heard:
        """What happened at this moment."""
        begins, ends = self.film.heard(at)
        return self._heard[self._read(begins).heard : self._read(ends).heard]

    def recent(self, at: int) -> tuple[Glimpse, ...]:
        """The last things that had happened by then, as many as a board is given."""
        ends = self._read(self.film.heard(at)[1]).glimpses
        return tuple(self._glimpses[max(0, ends - RECENT) : ends])

    def log(self, at: int) -> Markup:
        """All that had been told by then, the newest first."""
        ends = self._read(self.film.heard(at)[1]).lines
        return trusted("".join(reversed(self._lines[:ends])))

    def said(self, at: int) -> int:
        """How many lines of the log are of this moment."""
        begins, ends = self.film.heard(at)
        return self._read(ends).lines - self._read(begins).lines

    def _read(self, place: int) -> _Read:
        """Reads what was told before this place, where that has not been done."""
        for told in self.film.told[len(self._places) - 1 : place]:
            heard = self._as_heard(told)
            if heard is not None:
                self._heard.append(heard)
                if isinstance(heard, Glimpse):
                    self._glimpses.append(heard)
                if self.sketch.says(heard):
                    self._lines.append(self.sketch.named(log_line(self.sketch, heard)))
            self._places.append(_Read(len(self._heard), len(self._glimpses), len(self._lines)))
        return self._places[place]

    def _as_heard(self, told: Event | Claim) -> Glimpse | Claim | None:
        """Something that was told or stated, as these eyes see it; open-handed, all of it."""
        if isinstance(told, Event):
            return opened(told) if self.eyes == OPEN else told.seen_by(self.seat)
        return told if self.eyes == OPEN or self.film.table.match.hears(self.seat, told) else None

    # What is worth jumping to

    @cached_property
    def moments(self) -> tuple[MomentModel, ...]:
        """New parts of the game, turning points; with open cards, the lies."""
        film, texts = self.film, self.texts
        found = [
            MomentModel(at, "head" if at in film.heads else "turn", self._worth(at))
            for at in sorted({*film.heads, *film.turns})
        ]
        if self.eyes == OPEN:
            for number, truth in film.lies(texts.lang).items():
                claim = film.table.game_on.claims[number]
                line = texts.t("replay-lie", said=said(texts, claim), truth=truth)
                found.append(MomentModel(film.claim_at(number), "lie", line, claim.seat))
        return tuple(sorted(found, key=lambda each: each.at))

    def _worth(self, at: int) -> str:
        """The sentence that makes a moment worth seeing: the head of a part, else what everybody learned."""
        film = self.film
        begins, ends = film.heard(at)
        told = [each for each in film.told[begins:ends] if isinstance(each, Event)]
        wanted = [each for each in told if each.kind in film.kinds]
        shown = [self._as_heard(each) for each in wanted or [each for each in told if each.learns is ALL] or told]
        first = next((each for each in shown if isinstance(each, Glimpse)), None)
        return self.texts.event(first) if first is not None else self.texts.say("replay-begins")

    def following(self, at: int) -> tuple[tuple[str, int], ...]:
        """Of each kind that there is the next one after this moment; after the last one, the first."""
        found = []
        for kind in ("lie", "turn", "head"):
            if places := [each.at for each in self.moments if each.kind == kind]:
                found.append((kind, next((place for place in places if place > at), places[0])))
        return tuple(found)

    def listed(self, at: int) -> Markup:
        """All of them, as somebody at this moment finds them: some are past."""
        when = [(each.at >= at) + (each.at > at) for each in self.moments]
        return trusted("".join([self._listed_as(*each) for each in enumerate(when)]))

    def _listed_as(self, place: int, when: int) -> Markup:
        """One of them; `when` is 0 for the past, 1 for now, 2 for what comes."""
        found = self._listed.get((place, when))
        if found is None:
            facts = {"moment": self.moments[place], "code": self.film.table.code, "eyes": self.eyes, "when": when}
            found = self._listed[place, when] = trusted(self.sketch.pen.page("parts/replay.html#moment", **facts))
        return found

    @cached_property
    def link(self) -> Invitation:
        """What the link to the whole game says."""
        return table_invitation(self.film.table, self.texts.lang)

    @cached_property
    def lenses(self) -> Markup:
        """Through whose eyes one may look: `open`, `public`, then seats `0`, `1`..."""
        names = (self.texts.say("site-eyes-open"), self.texts.say("site-eyes-public"), *self.film.table.names)
        eyes = (OPEN, PUBLIC, *map(str, range(len(names) - 2)))
        choices = [Choice(each, name, chosen=each == self.eyes) for each, name in zip(eyes, names, strict=True)]
        return trusted(self.sketch.pen.page("parts/replay.html#lenses", eyes=choices))

    @cached_property
    def flags(self) -> Markup:
        """The same on the timeline; where a part begins its moves themselves show."""
        drawn = self.sketch.pen.page("parts/replay.html#flags", moments=self.moments, last=self.film.last)
        return trusted(drawn)


_kept: WeakKeyDictionary[LiveTable, dict[tuple[str, str], Reel]] = WeakKeyDictionary()


def reel_of(table: LiveTable, eyes: str, lang: str) -> Reel:
    """The reel of these eyes; refused while the game is played, and to eyes that nobody has there."""
    film, kept = film_of(table), _kept.setdefault(table, {})
    found = kept.get((eyes, lang))
    if found is None or found.era != table.era:
        found = kept[eyes, lang] = Reel(film, eyes, lang)
    return found


def _seat(eyes: str, seats: int) -> int | None:
    if eyes in (OPEN, PUBLIC):
        return None
    if eyes not in map(str, range(seats)):
        raise Refusal("no-such-seat", seat=eyes[:12])
    return int(eyes)
