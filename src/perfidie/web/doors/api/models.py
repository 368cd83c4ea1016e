"""What travels over the JSON interface: every body it reads and every answer it gives.

The document at /api/openapi.json is made from these structs, so it says what is read and sent and nothing else. Bodies
with unknown fields, wrong types or too much in them are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from perfidie.bots import USUAL_LEVEL
from perfidie.engine import Glimpse, View
from perfidie.engine.action import LONGEST_WORD, LONGEST_WORDS
from perfidie.engine.event import Facts
from perfidie.engine.setup import Options, Value
from perfidie.web.house.etiquette import LONGEST_LINE, LONGEST_NAME

MOST = 1_000_000_000
LONGEST_WAIT = 25
BEFORE = -1
"""The version of a table whose game has not begun: every version of a game is newer."""

Lang = Literal["fr", "en"]
Phase = Literal["gathering", "playing", "over"]
Channel = Literal["table", "team"]
Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Short = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=MOST)]
Version = Annotated[int, Meta(ge=BEFORE, le=MOST)]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]
Words = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=LONGEST_WORDS)]
Wish = bool | Annotated[int, Meta(ge=-MOST, le=MOST)] | Short
Wishes = Annotated[dict[Short, Wish], Meta(max_length=40)]


class Input(Struct, frozen=True, forbid_unknown_fields=True):
    """A body or a query: nothing but its fields is read."""


# Bodies


class NewGuest(Input, frozen=True):
    """Somebody who wants a token."""

    name: Name
    lang: Lang | UnsetType = UNSET


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


class Changes(Input, frozen=True):
    """What the host changes; the rest stays."""

    seats: Count | UnsetType = UNSET
    preset: Short | UnsetType = UNSET
    options: Wishes | UnsetType = UNSET
    """All options that are not as the preset has them: those left out go back to the preset."""
    public: bool | UnsetType = UNSET


class Sitting(Input, frozen=True):
    """Where I sit down, and under which name; by default on the first free seat, with the name I have."""

    name: Name = ""
    seat: Count | UnsetType = UNSET


class Level(Input, frozen=True):
    """How a bot plays."""

    level: Short


class Beginning(Input, frozen=True):
    """`all`: every seat is taken; `bots`: bots take the free ones; `few`: the free ones are removed."""

    how: Literal["all", "bots", "few"] = "all"


class Move(Input, frozen=True):
    """A move: the words of one of my legal choices, and the version of the view I chose it from."""

    version: Version
    words: Words


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


class Statement(Input, frozen=True):
    """A structured statement, true or false, of a game that has them."""

    words: Words


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


# Answers


class Error(Struct, frozen=True):
    """A clear no. `code` is for programs, `message` for people, in their language."""

    code: str
    message: str
    facts: dict[str, Any]


class Guest(Struct, frozen=True):
    """Keep the token: it is shown once, and the house keeps only its digest."""

    token: str
    name: str
    lang: Lang


class GameInShort(Struct, frozen=True):
    id: str
    title: str
    line: str
    seats: tuple[int, ...]
    minutes: int


class Named(Struct, frozen=True):
    """Something to choose, with its name and what it means."""

    id: str
    title: str
    help: str = ""


class NamedValue(Struct, frozen=True):
    value: Value
    title: str


class Condition(Struct, frozen=True):
    """Another option, and the value of it that gives an option a meaning."""

    option: str
    value: Value


class OptionOfGame(Struct, frozen=True):
    """An option: a list of values, or (where that is empty) a number from `least` to `most`."""

    id: str
    title: str
    help: str
    usual: Value
    values: tuple[NamedValue, ...]
    least: int
    most: int
    when: Condition | None = None
    """Without it this option changes nothing."""


class PresetOfGame(Struct, frozen=True):
    id: str
    title: str
    help: str
    options: Options


class GameInFull(Struct, frozen=True):
    id: str
    rules: int
    """The version of the rules."""
    title: str
    pitch: str
    seats: tuple[int, ...]
    minutes: int
    presets: tuple[PresetOfGame, ...]
    options: tuple[OptionOfGame, ...]
    levels: tuple[Named, ...]
    """Of bots."""
    statements: tuple[tuple[str, ...], ...]
    """The words of all structured statements."""


class TableInShort(Struct, frozen=True):
    code: str
    game: str
    phase: Phase
    seats: int
    free: int
    names: tuple[str, ...]


class Tables(Struct, frozen=True):
    tables: tuple[TableInShort, ...]


class Games(Struct, frozen=True):
    games: tuple[GameInShort, ...]


class ChairNow(Struct, frozen=True):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str
    """Of a bot."""
    you: bool
    host: bool
    away: bool
    """A person of whom nothing has been heard for a while."""
    advice: bool
    """Whether the person on it agrees to advice."""


class TableNow(Struct, frozen=True):
    """Who sits at a table, and what was agreed on."""

    code: str
    game: str
    rules: int
    phase: Phase
    preset: str
    options: Options
    public: bool
    chairs: tuple[ChairNow, ...]
    seat: int | None
    """Mine; null for a spectator."""
    host: bool
    """Whether I am the host."""
    left_to_bot: int | None
    """My seat, while a bot plays on it: sitting down takes it back."""
    following: str
    """The code of the next game of the same people, once somebody has asked for it."""
    advice: bool
    """Whether people here may be advised: all of them agree."""


class Choice(Struct, frozen=True):
    """One legal move: send its words back."""

    words: tuple[str, ...]
    text: str


class Told(Struct, frozen=True):
    """An event as I saw it: its facts, and the same as a sentence."""

    kind: str
    facts: Facts
    own: bool
    """Whether the facts hold something that not everybody was told."""
    text: str


class TableView(Struct, frozen=True):
    """All that I may know of a table now, and all that I may do."""

    code: str
    phase: Phase
    version: int
    """-1 before the game; it rises with everything that I can know of, and with nothing else."""
    seat: int | None
    """Mine; null for a spectator."""
    legal: tuple[Choice, ...]
    """What I may do now; empty while I need not decide."""
    sayable: tuple[tuple[str, ...], ...]
    """The words of the structured statements I may make now, true or false."""
    can_undo: bool
    told: int
    """How many events I was told so far; it falls when a move is taken back."""
    events: tuple[Told, ...]
    """Those asked for with `since`."""
    reasons: tuple[str, ...]
    """Once the game is over: why it ended so, in sentences."""
    following: str
    view: View[dict[str, Any]] | None
    """What lies on the table for my seat (for spectators: for everybody); null before the game."""


class Suggestion(Struct, frozen=True):
    """One of my legal choices that is worth considering."""

    words: tuple[str, ...]
    text: str
    chance: float
    """The share of the win it promises, 0 to 1: mine, and so my side's where sides win together."""
    error: float
    """The standard error of that estimate."""
    why: str


class Advice(Struct, frozen=True):
    """My best choices, at most three, the best first; fewer where the others are clearly worse."""

    suggestions: tuple[Suggestion, ...]


class Said(Struct, frozen=True):
    seat: int
    name: str
    text: str
    channel: Channel
    """`team`: only those read it who shared a channel with the speaker when it was said."""


class Talk(Struct, frozen=True):
    total: int
    """How many lines I may read."""
    lines: tuple[Said, ...]
    team: tuple[int, ...]
    """The seats that share a private channel with me now, mine among them; empty where there is none."""


class Replay(Struct, frozen=True):
    """A game that is over, after so many decisions."""

    at: int
    last: int
    events: tuple[Glimpse, ...]
    """What these eyes saw of the last decision."""
    view: View[dict[str, Any]]
