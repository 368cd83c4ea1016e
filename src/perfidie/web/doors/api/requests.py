"""What programs send: every body and every query that the JSON interface reads.

Bodies with unknown fields, wrong types or too much in them are refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from perfidie.bots import USUAL_LEVEL
from perfidie.engine.action import LONGEST_WORD, LONGEST_WORDS
from perfidie.store.times import BY_LOT
from perfidie.web.doors.api.models import BEFORE, Channel, Lang
from perfidie.web.house.people.etiquette import LONGEST_LINE, LONGEST_NAME

MOST = 1_000_000_000
LONGEST_WAIT = 25

Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Number = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Version = Annotated[int, Meta(ge=BEFORE, le=MOST)]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]
ActionWords = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=LONGEST_WORDS)]
Wish = bool | Annotated[int, Meta(ge=-MOST, le=MOST)] | Short
Wishes = Annotated[dict[Short, Wish], Meta(max_length=40)]


class Input(Struct, frozen=True, forbid_unknown_fields=True):
    """A body or a query: nothing but its fields is read."""


# Bodies


class NewGuest(Input, frozen=True):
    """Somebody who wants a token."""

    name: Name
    lang: Lang | UnsetType = UNSET


class PaceWish(Input, frozen=True):
    """How much time people have: `seconds` for each decision, or in a bank to which each decision adds some."""

    seconds: Count
    """0: time is not measured."""
    bank: bool = False
    added: Count = 0
    then: Short = BY_LOT
    """What happens when time is up: `lot`, or the level of a bot that stands in."""


class NewTable(Input, frozen=True):
    """A table to be opened. What is left out is as usual."""

    game: Short
    seats: Count | UnsetType = UNSET
    preset: Short = "standard"
    options: Wishes = {}
    """Only those that are not as the preset has them."""
    public: bool = False
    name: Name = ""
    """My name from now on; empty keeps the one I have."""
    pace: PaceWish | UnsetType = UNSET


class Changes(Input, frozen=True):
    """What the host changes; the rest stays."""

    seats: Count | UnsetType = UNSET
    preset: Short | UnsetType = UNSET
    options: Wishes | UnsetType = UNSET
    """All options that are not as the preset has them: those left out go back to the preset."""
    public: bool | UnsetType = UNSET
    pace: PaceWish | UnsetType = UNSET


class Sitting(Input, frozen=True):
    """Where I sit down, and under which name; by default on the first free seat, with the name I have."""

    name: Name = ""
    seat: Count | UnsetType = UNSET
    number: Number = ""
    """What I add to the chance of the game (docs/receipts.md)."""


class Adding(Input, frozen=True):
    """What I add to the chance of the game: 64 hexadecimal digits, or any text, of which the digest is kept."""

    number: Number


class Level(Input, frozen=True):
    """How a bot plays."""

    level: Short


class Beginning(Input, frozen=True):
    """`all`: every seat is taken; `bots`: bots take the free ones; `few`: the free ones are removed."""

    how: Literal["all", "bots", "few"] = "all"


class Move(Input, frozen=True):
    """A move: the words of one of my legal choices, and the version of the view I chose it from."""

    version: Version
    words: ActionWords


class TakingBack(Input, frozen=True):
    """My last move is to be undone."""

    version: Version


class Line(Input, frozen=True):
    """A line of chat; to my team alone where I have one, unless I say `table`."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_LINE)]
    channel: Channel | UnsetType = UNSET


class Agreeing(Input, frozen=True):
    """Whether I agree to advice at this table."""

    agree: bool


class Again(Input, frozen=True):
    """`wait: false` opens the next table without waiting for those who are not in: their seats are kept."""

    wait: bool = True
    number: Number = ""
    """What I add to the chance of the next game."""


class Asking(Input, frozen=True):
    """Who asks for a seat; by default under the name I have."""

    name: Name = ""


class Answer(Input, frozen=True):
    """Yes or no."""

    agree: bool


class Statement(Input, frozen=True):
    """A structured statement, true or false, of a game that has them."""

    words: ActionWords


# Queries


class WhichTables(Input, frozen=True):
    """`mine=true`: the tables where I hold a seat, instead of the public ones."""

    mine: bool = False


class Waiting(Input, frozen=True):
    """How long to wait for news, and which events to tell."""

    after: Version | UnsetType = UNSET
    """Answer once the version is greater than this, or the time is over."""
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = LONGEST_WAIT
    """Seconds, with `after`."""
    since: Count | UnsetType = UNSET
    """Tell the events after the first so many; none if it is left out."""


class Standing(Input, frozen=True):
    """The bot that plays on for me, if the game has begun."""

    level: Short = USUAL_LEVEL


class Since(Input, frozen=True):
    """The lines after the first so many."""

    since: Count = 0


class Moment(Input, frozen=True):
    """After how many decisions, and through whose eyes: `public`, or the number of a seat."""

    at: Count | UnsetType = UNSET
    eyes: Annotated[str, Meta(pattern="^(public|[0-9]{1,3})$")] = "public"
