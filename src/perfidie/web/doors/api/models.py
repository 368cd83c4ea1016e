"""What programs are sent: every answer of the JSON interface.

The document at /api/openapi.json is made from these structs and those of `requests`, so it says what is read and sent
and nothing else.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from perfidie.engine import Glimpse, View
from perfidie.engine.action import Words
from perfidie.engine.event import Facts
from perfidie.engine.setup import Options, Value

BEFORE = -1
"""The version of a table whose game has not begun: every version of a game is newer."""

Lang = Literal["fr", "en"]
Phase = Literal["gathering", "playing", "over"]
Channel = Literal["table", "team", "gallery"]


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


class HouseNow(Struct, frozen=True):
    """What is announced to everybody in the house, in the asker's language, and until when (seconds since 1970)."""

    announcement: str | None
    until: float | None


class GameInShort(Struct, frozen=True):
    """A game in a list."""

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
    """A value of an option, with its name."""

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
    """Options that are chosen together."""

    id: str
    title: str
    help: str
    options: Options


class GameInFull(Struct, frozen=True):
    """A game, and all that can be agreed on before it."""

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
    statements: tuple[Words, ...]
    """The words of all structured statements."""


class SecondNow(Struct, frozen=True):
    """Where a table takes a game up again that was played at another one. It counts for nobody."""

    table: str
    moment: int
    """After so many decisions, as `replay` counts them."""
    seat: int
    dealt_again: bool
    """Whether all was dealt again that this seat could not know."""


class TableInShort(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    phase: Phase
    seats: int
    free: int
    names: tuple[str, ...]
    second: SecondNow | None = None
    """Set where a game that was over is taken up again."""


class Tables(Struct, frozen=True):
    """Tables, the latest touched first."""

    tables: tuple[TableInShort, ...]


class Games(Struct, frozen=True):
    """The games of the house."""

    games: tuple[GameInShort, ...]


class ChairNow(Struct, frozen=True):
    """A seat and whoever has it."""

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


class AskNow(Struct, frozen=True):
    """Somebody who asks for a bot's seat; `agreed`: the seats of those who have said yes."""

    number: int
    name: str
    seat: int
    agreed: tuple[int, ...]
    mine: bool


class RemovalNow(Struct, frozen=True):
    """A proposal that the person on this seat leaves it to a bot; the seats of those who want it, and who do not."""

    seat: int
    agreed: tuple[int, ...]
    against: tuple[int, ...]


class Tally(Struct, frozen=True):
    """How many games of the evening somebody has won."""

    name: str
    bot: bool
    wins: int


class PaceNow(Struct, frozen=True):
    """How much time people have: `seconds` for each decision, or in a bank to which each decision adds some."""

    seconds: int
    """0: time is not measured."""
    bank: bool
    added: int
    then: str
    """What happens when time is up: `lot`, or the level of a bot that stands in."""
    until: tuple[tuple[int, float], ...]
    """Seats the table waits for, each with the moment (seconds since 1970) at which its time is up."""


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
    """The code of the next game of the same people, once it is open."""
    advice: bool
    """Whether people here may be advised: all of them agree."""
    again: tuple[int, ...]
    """Once the game is over: the seats of those who want another one."""
    asks: tuple[AskNow, ...]
    removal: RemovalNow | None
    games: int
    """How many games of the same people are over, this one included."""
    evening: tuple[Tally, ...]
    """Who has won how many of them."""
    pace: PaceNow
    commitment: str
    """To what the house has committed itself for the chance of this game (docs/receipts.md); empty where it has not."""
    second: SecondNow | None = None
    """Set where a game that was over is taken up again."""


class Choice(Struct, frozen=True):
    """One legal move: send its words back."""

    words: Words
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
    sayable: tuple[Words, ...]
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

    words: Words
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
    """A line of chat. The seat of somebody who watches is -1."""

    seat: int
    name: str
    text: str
    channel: Channel
    """`team`: only those read it who shared a channel with the speaker when it was said; `gallery`: those who watch
    said it among themselves, and players read it once the game is over."""


class Talk(Struct, frozen=True):
    """The chat, as far as I may read it."""

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
