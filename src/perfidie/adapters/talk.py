"""Talk as actions: on each occasion a game gives, every seat once makes a statement, or stays silent.

The round begins as soon as a seat has to decide, with the seat that the game lets speak first, and goes round the
table. What was said changes no rule; it becomes part of what those know who heard it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from perfidie.engine import Claim, Field, Game, Refusal, Setup, State, encode

SILENCE = "silence"
"""The word of the last of these actions."""
BASE = 100
"""Statements are told by two digits of this base, since one small int is not enough for all of them."""


class Said(NamedTuple):
    """What has been said so far, and who has still to speak on this occasion."""

    claims: tuple[Claim, ...] = ()
    spoken: tuple[int, ...] = ()
    """By occasion and seat, in the order in which they came: the statement from 1; 0 for silence."""
    speakers: tuple[int, ...] = ()
    """The seats of `spoken`."""
    left: tuple[int, ...] = ()
    """Who has still to speak, the next one first."""
    occasion: str | None = None
    """The last occasion; None before the first."""


class Conversation:
    """What may be said in one game with one set-up, as actions and as numbers."""

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.statements = game.talk.statements.actions
        if not self.statements:
            raise Refusal("no-talk", game=game.id)
        self.actions = len(self.statements) + 1
        """How many actions there are: every statement, in the order of the vocabulary, and silence."""
        self.most = game.talk.occasions(setup) * setup.seats
        """How often somebody can be asked to speak, at most."""
        self.fields = (
            Field("speaker", setup.seats),
            Field("said", 2 * self.most, 0, BASE - 1),
        )
        """What numbers tell of it: who is to speak, and statement by statement what was heard; 1 is silence."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A conversation travels as what it is about."""
        return Conversation, (self.game, self.setup)

    def words(self, number: int) -> tuple[str, ...]:
        """What the number of such an action stands for, counted from 0."""
        return self.statements[number].words if number < len(self.statements) else (SILENCE,)

    def listen(self, table: State, said: Said) -> Said:
        """Where a seat has to decide and another occasion has come, a round begins."""
        if said.left or table.actor < 0:
            return said
        public = self.game.view(table, None, said.claims)
        occasion = self.game.talk.occasion(public)
        if occasion is None or occasion == said.occasion:
            return said
        seats, first = self.setup.seats, self.game.talk.first_to_speak(public)
        return said._replace(left=tuple([(first + place) % seats for place in range(seats)]), occasion=occasion)

    def open(self, table: State, said: Said) -> list[int]:
        """The numbers of what the next speaker may say, in ascending order; silence is always open."""
        view = self.game.view(table, said.left[0], said.claims)
        return [*sorted([action.code for action in self.game.talk.sayable(view)]), len(self.statements)]

    def say(self, said: Said, number: int) -> Said:
        """The next speaker has said this, or nothing."""
        seat, spoken = said.left[0], number < len(self.statements)
        claim = (Claim(seat, self.words(number), said.occasion or ""),) if spoken else ()
        return said._replace(
            claims=said.claims + claim,
            spoken=(*said.spoken, number + 1 if spoken else 0),
            speakers=(*said.speakers, seat),
            left=said.left[1:],
        )

    def heard(self, said: Said, seat: int | None) -> Iterator[int | None]:
        """What this seat heard, in order: a statement from 1, 0 for silence, None where it cannot know."""
        claims = iter(said.claims)
        for speaker, number in zip(said.speakers, said.spoken, strict=True):
            probe = next(claims) if number else Claim(speaker, self.words(0), "")
            yield number if self.game.talk.hears(self.setup, seat, probe) else None

    def numbers(self, said: Said, seat: int | None) -> bytes:
        """The same as small ints, laid out as `fields` says."""
        return self._laid_out(said, self.heard(said, seat))

    def _laid_out(self, said: Said, heard: Iterable[int | None]) -> bytes:
        told = bytearray(self.setup.seats + 2 * self.most)
        if said.left:
            told[said.left[0]] = 1
        for place, number in enumerate(heard):
            start = self.setup.seats + 2 * place
            told[start], told[start + 1] = divmod(0 if number is None else number + 1, BASE)
        return bytes(told)

    def everything(self, said: Said) -> bytes:
        """All that was said, whoever heard it, as the same small ints."""
        return self._laid_out(said, said.spoken)

    def told(self, said: Said, seat: int | None) -> str:
        """The same as a string: who is to speak, and what was heard of whom."""
        heard = [
            (speaker, self.words(number - 1) if number else number)
            for speaker, number in zip(said.speakers, self.heard(said, seat), strict=True)
        ]
        return encode((said.left[0] if said.left else None, heard)).decode()

    def known(self, said: Said, seat: int) -> Said:
        """What this seat knows of it, as if nothing else had been said."""
        spoken = tuple([number or 0 for number in self.heard(said, seat)])
        claims = tuple([claim for claim in said.claims if self.game.talk.hears(self.setup, seat, claim)])
        return said._replace(claims=claims, spoken=spoken)
