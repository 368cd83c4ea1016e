"""What the templates are given: plain facts, already in the reader's language, for one reader.

`pages.py` makes them from tables and people; templates read nothing else. All strings are plain text (templates
escape them) unless their type says Markup.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from markupsafe import Markup

from perfidie.boards.scene import Html, hole
from perfidie.web.page.outline import Contents, held, holes, region_holes, regions_held

NOTHING = Markup("")


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a link says of itself where it is sent: its words, and the path of its picture."""

    title: str
    line: str
    picture: str


THE_HOUSE = Invitation("Perfidie", "", "/preview.png")
ANY_LINK = Invitation(hole("title"), hole("line"), hole("picture"))
OF_A_READER = ("back", "csrf", "name", "notice", "announced", "origin")
"""In what the frames of two readers of the same kind of page differ."""
OF_A_TABLE = ("code", "live", "link", "now", "version", "pledged")
"""In what the pages of two tables differ, besides their regions."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What every page has around it (`frame` in all templates; the layout is `base.html`)."""

    lang: str
    back: str
    """This page's path and query, packed for the language switch (`/language?to=en&back=...`)."""
    csrf: str
    """Hidden field `csrf` of every form that posts."""
    game: str = "perfidie"
    """The theme: `data-game` on <html>."""
    css: tuple[str, ...] = ()
    """Style sheets beyond the common ones (the board's)."""
    scripts: tuple[str, ...] = ()
    name: str = ""
    """The reader's name, if they have given one."""
    notice: str = ""
    """One sentence to be shown at once: why something was refused, or that it was done."""
    announced: str = ""
    """What is announced to everybody in the house."""
    origin: str = ""
    """Scheme and host, for addresses that are read elsewhere."""
    link: Invitation = THE_HOUSE
    """What the page's link says where it is sent."""

    def outline(self) -> Frame:
        """The frame of all who read such a page."""
        return replace(self, link=ANY_LINK, **holes(self, OF_A_READER))

    def contents(self) -> Contents:
        """What is one reader's alone."""
        link = self.link
        return {**held(self, OF_A_READER), "title": link.title, "line": link.line, "picture": link.picture}


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game on the landing page."""

    id: str
    title: str
    line: str
    """One sentence (`game-line`)."""
    seats: str
    minutes: int
    emblem: str
    scene: Markup = NOTHING
    """The game in one picture."""
    first: str = ""
    """What one gets who plays at once."""
    learn: str = ""
    """Where it is learned."""
    learn_minutes: int = 0
    """How long its guided game takes; 0 where it has none."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in the lobby, or one of mine."""

    code: str
    game: str
    title: str
    emblem: str
    names: str
    """Who sits there, as a list in words."""
    free: int
    seats: int
    phase: str
    """gathering | playing | over"""
    mine: bool
    my_turn: bool = False
    left: str = ""
    """Where time is measured: how much I have left, or whom the table waits for."""
    second: bool = False
    """Whether another game is taken up again there."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: one value of a field."""

    value: str
    label: str
    help: str = ""
    chosen: bool = False
    opens: bool = False
    """Other options have a meaning only with this choice."""


@dataclass(frozen=True, slots=True)
class OptionField:
    """One option of a game: a list of choices, or a number between two bounds."""

    id: str
    label: str
    help: str
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    value: str = ""
    more: tuple[OptionField, ...] = ()
    """The options that have a meaning only with some choice of this one (`Choice.opens`)."""


@dataclass(frozen=True, slots=True)
class OpenForm:
    """The form that opens a table, or changes an open one (`open.html`)."""

    game: GameCard
    action: str
    """Where it posts to: fields name, seats, preset, public, bots (0 | 1), option-<id>."""
    seats: tuple[Choice, ...]
    presets: tuple[Choice, ...]
    options: tuple[OptionField, ...]
    public: bool
    name: str
    changing: bool = False
    """An open table is being changed: no name is asked, the button says so."""
    rateable: str = ""
    """The presets with which ratings may be at stake, in words; empty where there are none, or nothing is asked."""
    paces: tuple[tuple[tuple[str, tuple[Choice, ...]], ...], tuple[Choice, ...]] = ((), ())
    """The paces by group (field `pace`), and what happens when time is up (field `then`)."""


@dataclass(frozen=True, slots=True)
class ChairModel:
    """A seat in the room before the game, or at the end."""

    seat: int
    kind: str
    """empty | person | bot"""
    name: str
    letter: str
    level: str = ""
    """In words."""
    me: bool = False
    host: bool = False
    present: bool = False
    part: str = ""
    """What this seat will play, where that is settled before the game."""
    levels: tuple[Choice, ...] = ()
    """Of a bot: those it may be given, its own chosen."""


@dataclass(frozen=True, slots=True)
class Start:
    """One way to begin: a button of the room."""

    how: str
    """all (every seat is taken) | bots (bots take the free ones) | few (the free ones are removed)"""
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Agreement:
    """Whether people at a table may be advised (`parts/agreement.html`, `parts/advice.html`)."""

    on: bool
    mine: bool | None
    """Whether the reader agrees; None where they have no seat."""
    alone: bool
    """No other people sit here."""
    willing: tuple[str, ...]
    """The other people who agree, and those who have not said so."""
    unwilling: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """Several games of the same people."""

    games: int
    score: tuple[tuple[str, bool, int], ...]
    """Name, whether that is a bot, games won."""


@dataclass(frozen=True, slots=True)
class Willing:
    """Somebody who is asked for another game."""

    seat: int
    name: str
    willing: bool
    away: bool


@dataclass(frozen=True, slots=True)
class SecondFate:
    """How a second deal went (`parts/second.html`)."""

    link: str
    """Where it is tried again."""
    won: bool
    decisions: int
    """How much whoever sat there has decided since the game was taken up."""
    before: str
    """Who had the seat in the game itself; empty where that table is gone."""
    before_won: bool
    tries: int
    """How many have been made that were dealt alike, this one included, and how many of them were won."""
    tries_won: int


@dataclass(frozen=True, slots=True)
class Tried:
    """How it went with those who took a game up again."""

    code: str
    tries: int
    won: int


@dataclass(frozen=True, slots=True)
class AgainModel:
    """Whether there will be another game (`parts/again.html`)."""

    following: str
    """The code of the next game, once it is open."""
    seated: bool
    mine: bool
    """Whether the reader is in."""
    people: tuple[Willing, ...]
    """Everybody who is asked; nobody where the reader is alone."""
    asking: tuple[str, ...]
    """Those who are in while the reader is not."""
    waits: bool
    """Whether the reader waits for others, and might set out without them."""
    evening: Evening | None
    meeting: str = ""
    """The page of the circle's evening or tournament that this game was a part of, for those who played it."""
    second: SecondFate | None = None
    """This was a second deal: there is no other game of the same people."""
    tried: Tried | None = None
    """Others have taken this game up again."""


@dataclass(frozen=True, slots=True)
class RoomModel:
    """A table before its game (`room.html`; region `room`, in `parts/room.html`)."""

    code: str
    title: str
    link: str
    chairs: tuple[ChairModel, ...]
    levels: tuple[Choice, ...]
    """Of bots: the value of the field `level`."""
    settings: tuple[tuple[str, str], ...]
    """What was agreed on, option by option, where it is not the usual thing."""
    preset: str
    public: bool
    seated: bool
    """Whether the reader has a seat here."""
    host: bool
    free: int
    can_add: bool
    can_remove: bool
    starts: tuple[Start, ...]
    waiting: str
    """What the table waits for, in one sentence."""
    name: str
    """The reader's name, to fill in the form with."""
    advice: Agreement
    beginner: str
    """Who will begin, in one sentence."""
    rules: tuple[str, ...]
    """The game in short."""
    talk: Markup
    say: Markup
    removed: bool
    """Whether the reader was sent away."""
    evening: Evening | None
    blocked: str = ""
    """Who sits here whom the reader has blocked."""
    rated: bool = False
    """Whether ratings are at stake."""
    rateable: bool = False
    """Whether they could be."""
    pace: str = ""
    """How much time everybody has; empty where none is measured."""
    then: str = ""
    """What happens when it is up."""
    pledged: str = ""
    """To what the house has committed itself here; empty where chance will have no receipt."""
    added: int = 0
    """How many people have added a number to chance."""
    mine_added: bool = False
    """Whether the reader has."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """A seat that a bot plays, or may be given to one (`parts/bots.html`)."""

    seat: int
    name: str
    bot: bool
    levels: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Somebody asks for a bot's seat (`parts/bots.html`)."""

    number: int
    name: str
    seat: int
    bot: str
    mine: bool
    """Whether the reader has said yes."""
    waits: tuple[str, ...]
    """Those who have not, and whether one may go on without them."""
    all_away: bool


@dataclass(frozen=True, slots=True)
class Leaving:
    """It is proposed that somebody leaves their seat to a bot."""

    seat: int
    name: str
    by: tuple[str, ...]
    mine: bool | None
    """The reader's own word, if they have given it."""
    meant: bool
    """Whether it is the reader who should leave."""


@dataclass(frozen=True, slots=True)
class TableModel:
    """The table while a game is on, and after it (`table.html`). Regions are pushed; the rest stays."""

    code: str
    title: str
    regions: Mapping[str, Html]
    """By id: status seats ribbon goal hint since board news hand voice decision advice offer notebook log heard talk
    speech say rules agreement bots. Each is inside `<div id="r-NAME">`."""
    seated: bool
    spectator: bool
    over: bool
    live: str
    """Address of the stream."""
    panels: tuple[tuple[str, str, str, bool], ...] = ()
    """The sheets beside the table: id, emblem, name, whether news are counted on it. Only phones list the last."""
    talks: bool = False
    """Talk is the game: what is said stands first."""
    levels: tuple[Choice, ...] = ()
    can_return: bool = False
    """A bot plays for the reader, who may take their seat back (POST /t/CODE/back)."""
    link: str = ""
    """The address of the table, to be passed on."""
    now: int = 0
    """Where decisions are timed: this moment in seconds, so that a page whose own clock is wrong can count down."""
    can_join: bool = False
    """A bot played for the reader when the game ended: they may be in for the next one all the same."""
    can_ask: bool = False
    """The reader watches, and a bot has a seat that they may ask for."""
    waits_again: bool = False
    """The reader is in for another game that has not begun."""
    seats: int = 12
    """How many sit here."""
    version: int = 0
    """Which table the page shows: a move says on which it was made."""
    mine: bool = False
    """It is the reader's turn."""
    second: bool = False
    """Another game is taken up again here."""
    pledged: str = ""
    """To what the house has committed itself here; empty where chance has no receipt."""

    @property
    def lead(self) -> str:
        """The sheet that stands open beside a wide table."""
        return "talk" if self.talks else "notebook" if self.seated else "log"

    def outline(self) -> TableModel:
        """The page of all who look at such a table."""
        return replace(self, regions=region_holes(self.regions, always=True), **holes(self, OF_A_TABLE))

    def contents(self) -> Contents:
        """What is this table's, as this reader sees it."""
        return {**held(self, OF_A_TABLE), **regions_held(self.regions)}

    def kind(self, sheet: str) -> str:
        """Whether a sheet stands open beside a wide table, and beside a large one."""
        second = "notebook" if self.talks and self.seated else "log"
        return "is-lead" if sheet == self.lead else "is-second" if sheet == second else ""
