"""The shell around every board: the regions of a table's page, drawn for one viewer.

A region is a part of the page that is pushed when it has changed: whole, or those of its parts that have.
Everything here follows from the viewer's view, what he was told, who sits at the table and what was said: nothing
else reaches a page.

Everything is drawn without names: a sign nobody can type stands for the name of each seat, and names are put in
last. So every table shares the pieces of all others, whoever sits there. What does not change from move to move is
kept in the viewer's Sketch; the log grows by a line.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from markupsafe import Markup, escape

from perfidie.boards.pieces import fill, trusted
from perfidie.boards.scene import HOLE, Html, Parts, Phases, Scene
from perfidie.engine import Claim, Glimpse, View
from perfidie.store import BOT, OVER, PERSON, PLAYING, Chair
from perfidie.web.house import advice
from perfidie.web.house.table import LiveTable, Words
from perfidie.web.page import generated, standins, talk
from perfidie.web.page.draw import Pen, pen
from perfidie.web.page.models import OutcomeModel, RankModel
from perfidie.web.page.talk import BARE, NAMES, SIGN
from perfidie.web.page.words import SiteTexts

if TYPE_CHECKING:
    from perfidie.web.house.house import House

RECENT = 100
"""How many of the last events a board is given."""
REMEMBERED = 128
"""For how many viewers, those last drawn for, a board keeps what it drew: the others' boards are put together anew."""
LINES = 30
"""How many lines the log shows; the whole of it has a page of its own."""
LETTERS = tuple(SIGN + sign for sign in "abcdefghijkl")
"""What stands for the first letter of a seat's name until it is put in."""


class Grown(NamedTuple):
    """A list that grows: how many lines it has had, and the last of them."""

    total: int
    lines: tuple[Markup, ...]
    newest_first: bool = True


class Regions(NamedTuple):
    """A page's regions as drawn for one viewer, with signs for names; `names` is what the signs stand for."""

    drawn: dict[str, Html | Parts | Grown]
    names: dict[str, str]

    def whole(self) -> dict[str, Markup]:
        """Every region for a page that is loaded."""
        return {name: put_in(whole(drawing), self.names) for name, drawing in self.drawn.items()}


def whole(drawing: Html | Parts | Grown) -> str:
    if isinstance(drawing, Parts):
        return drawing.whole()
    return "".join(drawing.lines) if isinstance(drawing, Grown) else drawing


class Sketch:
    """What stays of the drawings for one viewer from one move to the next."""

    def __init__(self, table: LiveTable, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.pen: Pen = pen(lang, table.game.id)
        self.texts = SiteTexts(lang, table.game.id, NAMES[: len(table.chairs)])
        told = SiteTexts(lang, table.game.id, table.names).to(seat)
        self.names: dict[str, str] = {}
        for each, name in enumerate(table.names):
            self.names[NAMES[each][1]] = str(escape(told.name(each)))
            self.names[BARE[each][1]] = str(escape(name))
            self.names[LETTERS[each][1]] = str(escape(name[:1].upper()))
        self.board = generated.find(table.game.id)
        self.rules: dict[str, Markup] = {}
        self.memo: dict[str, Any] = {}
        self.tick = -1
        self.regions: Regions | None = None
        self.events = self.claims = self.spoken = 0
        self.recent: deque[Glimpse] = deque(maxlen=RECENT)
        self.lines: deque[Markup] = deque(maxlen=LINES)
        self.log = Grown(0, ())
        self.talk = Grown(0, (), newest_first=False)
        self.noted = 0

    def catch_up(self, table: LiveTable) -> None:
        """Reads what was told and claimed since the last time."""
        play = table.game_on
        if len(play.events) > self.events or len(play.claims) > self.claims:
            for heard in table.heard_by(self.seat, self.events, self.claims):
                if isinstance(heard, Glimpse):
                    self.recent.append(heard)
                if self.says(heard):
                    self.lines.append(log_line(self, heard))
                    self.noted += 1
            self.events, self.claims = len(play.events), len(play.claims)
            self.log = Grown(self.noted, tuple(reversed(self.lines)))
        if len(table.spoken) > self.spoken:
            fresh = [line for line in table.spoken[self.spoken :] if table.is_heard(self.seat, line)]
            self.spoken = len(table.spoken)
            lines = [talk.talk_line(self.pen, line, self.seat) for line in fresh]
            total = self.talk.total + len(lines)
            self.talk = Grown(total, (*self.talk.lines, *lines)[-RECENT:], newest_first=False)

    def says(self, heard: Glimpse | Claim) -> bool:
        """Whether the log beside the table has a line for it: what the board itself shows small piece by small piece
        is left to the page of the whole log."""
        return isinstance(heard, Claim) or heard.kind not in self.board.unsaid

    def phrase(self, message: str, **facts: Any) -> str:
        """A sentence put together once."""
        return phrase(self.pen, message, tuple(facts.items()))

    def address_nobody(self) -> None:
        """No `(vous)`: whoever looks at a game again is none of those who played it."""
        for plain, bare in zip(NAMES, BARE, strict=True):
            if bare[1] in self.names:
                self.names[plain[1]] = self.names[bare[1]]

    def named(self, html: str) -> Markup:
        """The piece with the names in it, the viewer's own as `Anne (vous)`."""
        return put_in(html, self.names)


def put_in(html: str, names: dict[str, str]) -> Markup:
    """Names instead of the signs that stand for them."""
    return trusted(named(html, names))


def named(html: str, names: dict[str, str]) -> str:
    """The same as plain text, in one pass."""
    before, *rest = str.split(html, SIGN)
    return "".join([before, *[names[part[0]] + part[1:] for part in rest]])


@lru_cache(maxsize=4096)
def phrase(drawn_by: Pen, message: str, facts: tuple[tuple[str, Any], ...]) -> str:
    return drawn_by.texts.say(message, dict(facts))


def log_line(sketch: Sketch, glimpse: Glimpse | Claim) -> Markup:
    """What happened or was stated, in a sentence, with the mark of the seat it speaks of."""
    if isinstance(glimpse, Claim):
        return talk.said_line(sketch.pen, glimpse.seat, glimpse.words)
    seat = glimpse.facts.get("seat")
    mark = seat if isinstance(seat, int) else -1
    head = glimpse.kind in sketch.board.heads
    return _line(sketch.pen, mark, head, glimpse.kind, glimpse.own, tuple(glimpse.facts.items()))


@lru_cache(maxsize=8192)
def _line(drawn_by: Pen, mark: int, head: bool, kind: str, own: bool, facts: tuple[tuple[str, Any], ...]) -> Markup:
    """A line of the log with signs for names; the same for every table."""
    texts = SiteTexts(drawn_by.texts.lang, drawn_by.texts.game, NAMES)
    told = escape(texts.event(Glimpse(kind, dict(facts), own)))
    return holding(drawn_by("parts/log_line.html", seat=mark, text=HOLE, own=own, head=head, said=False), told)


holding = lru_cache(maxsize=4096)(fill)
"""A piece that was drawn with holes in it, filled with others; put together once."""


_remembered: dict[Sketch, None] = {}


def remember(sketch: Sketch) -> None:
    """This viewer's board was just drawn; who has not been drawn for since longest is forgotten."""
    _remembered.pop(sketch, None)
    _remembered[sketch] = None
    if len(_remembered) > REMEMBERED:
        oldest = next(iter(_remembered))
        del _remembered[oldest]
        oldest.memo.clear()


def sketch_for(table: LiveTable, seat: int | None, lang: str) -> Sketch:
    found = table.sketches.get((seat, lang))
    if found is None:
        found = table.sketches[(seat, lang)] = Sketch(table, seat, lang)
    return found


def regions(house: House, table: LiveTable, seat: int | None, lang: str) -> Regions:
    """Every region of the table's page as this viewer may see it. Spectators see the same: drawn once for all."""
    sketch = sketch_for(table, seat, lang)
    if sketch.regions is not None and sketch.tick == table.tick:
        return sketch.regions
    sketch.catch_up(table)
    remember(sketch)
    drawn = Regions(_drawn(house, table, sketch), sketch.names)
    if seat is None:
        sketch.regions, sketch.tick = drawn, table.tick
    return drawn


def scene_for(table: LiveTable, sketch: Sketch) -> Scene:
    play, seat = table.game_on, sketch.seat
    view = table.game.eyes.for_person(play.view(seat))
    person = seat is not None and table.chairs[seat].kind == PERSON and table.phase == PLAYING
    asked = table.asked.get(seat) if seat is not None and person else None
    talks = person and bool(table.game.talk.statements.actions)

    def why_not(words: Words) -> str:
        refusal = play.why_not(seat, words) if seat is not None else None
        return sketch.texts.refusal(refusal) if refusal else ""

    legal = asked[1] if asked else ()
    sayable = tuple([statement.words for statement in table.game.talk.sayable(view)]) if talks else ()
    return Scene(view, legal, tuple(sketch.recent), sketch.texts, sketch.pen, why_not, sketch.memo, sayable)


def _drawn(house: House, table: LiveTable, sketch: Sketch) -> dict[str, Html | Parts | Grown]:
    scene = scene_for(table, sketch)
    board = sketch.board
    over = table.phase == OVER
    voice = talk.voice(table, board, scene)
    return {
        "status": _status(table, scene),
        "seats": seats_bar(house, table, sketch, scene),
        "ribbon": _ribbon(sketch.pen, board.phases(scene), board.heading(scene)),
        "board": board.board(scene),
        "hand": board.hand(scene) if not over else Markup(""),
        "voice": voice.at_hand,
        "decision": outcome(table, sketch, scene) if over else _decision(table, sketch, scene),
        "notebook": board.notebook(scene),
        "log": sketch.log,
        "talk": sketch.talk,
        "speech": voice.whole,
        "say": talk.field(sketch.pen, table, sketch.seat),
        "rules": rules_now(sketch, scene.view),
        **advice.regions(house, table, sketch, scene),
        **standins.regions(house, table, sketch, scene),
    }


def _status(table: LiveTable, scene: Scene) -> Markup:
    """What the script and the move form read: the version, and whether it is this viewer's turn."""
    return _told(table.version_for(scene.seat), int(scene.mine), table.phase)


@lru_cache(maxsize=2048)
def _told(version: int, turn: int, phase: str) -> Markup:
    return Markup(
        f'<input type="hidden" form="move" name="version" value="{version}">'
        f'<input type="hidden" form="undo" name="version" value="{version}">'
        f'<span data-version="{version}" data-turn="{turn}" data-phase="{phase}"></span>'
    )


@lru_cache(maxsize=1024)
def _ribbon(drawn_by: Pen, phases: Phases, heading: str) -> Markup:
    """The phases of a round, and which one is played."""
    return drawn_by("parts/ribbon.html", phases=phases, heading=heading)


def seats_bar(house: House | None, table: LiveTable, sketch: Sketch, scene: Scene) -> Parts:
    """Who sits round the table, clockwise from the viewer's left, and whom the table waits for."""
    count = len(table.chairs)
    first = 0 if sketch.seat is None else sketch.seat + 1
    absent = house.absent(table) if house is not None else ()
    waiting, chairs, drawn_by, me = scene.view.waiting, table.chairs, sketch.pen, sketch.seat
    role, facts = sketch.board.role, sketch.board.facts
    pieces = []
    for seat in (*range(first, count), *range(min(first, count))):
        piece = _seat(
            drawn_by, seat, seat in waiting, seat == me, level_of(chairs[seat]), seat in absent, role(scene, seat),
            facts(scene, seat),
        )  # fmt: skip
        pieces.append((SEATS[seat], piece))
    return Parts(HOLES[count], tuple(pieces))


def level_of(chair: Chair) -> str:
    return chair.level if chair.kind == BOT else ""


SEATS = tuple(f"seat-{seat}" for seat in range(12))
HOLES = tuple(HOLE * count for count in range(13))


@lru_cache(maxsize=4096)
def _seat(drawn_by: Pen, seat: int, active: bool, me: bool, bot: str, away: bool, role: Any, facts: Html) -> Markup:
    """One seat, with what the game says of it; `bot` is the level of one, empty where a person sits."""
    vessel = drawn_by(
        "parts/seat.html", seat=seat, name=BARE[seat], letter=LETTERS[seat], active=active, me=me, bot=bot, away=away,
        role=role, facts=Markup(HOLE),
    )  # fmt: skip
    return holding(vessel, facts)


def _decision(table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    view, seat = scene.view, scene.seat
    undo = seat is not None and table.game_on.can_undo(seat) and table.chairs[seat].kind == PERSON
    if scene.mine:
        acts, prompt = sketch.board.choices(scene), sketch.phrase(f"prompt-{view.step}")
    else:
        names = tuple([BARE[other] for other in view.waiting])
        acts, prompt = "", sketch.phrase("site-waiting-for", names=names)
    return holding(_bar(sketch.pen, prompt, scene.mine, undo, seat is None), _clock(table, sketch, scene), acts)


def _clock(table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """How much time is left: to me, or to the first of those whom the table waits for; and to everybody together."""
    sand = _sand(table, sketch)
    running = [table.clocks[seat].until for seat in scene.view.waiting if seat in table.clocks]
    if not running:
        return sand
    mine = table.clocks.get(scene.seat) if scene.seat is not None and scene.mine else None
    seconds = table.game.talk.timer(table.game_on.setup)
    return sand + clock(sketch.phrase("clock-plain", seconds=seconds), mine.until if mine else min(running))


def _sand(table: LiveTable, sketch: Sketch) -> Markup:
    """The sand-timer of the phase, the same for everybody."""
    sand = table.sand_now()
    if table.sand is None or sand is None:
        return NOTHING
    sentence = sketch.phrase("sand-empty") if table.sand.up else sketch.phrase("sand-plain", seconds=sand.seconds)
    return clock(sentence, table.sand.until, "clock is-sand")


NOTHING = Markup("")


def clock(sentence: str, until: int, kind: str = "clock") -> Markup:
    """A plain sentence, and the second in which the time is up: a script makes a countdown of it."""
    return Markup('<p class="{}" role="timer" data-until="{}">{}</p>').format(kind, until, sentence)


@lru_cache(maxsize=4096)
def _bar(drawn_by: Pen, prompt: str, mine: bool, undo: bool, watching: bool) -> Markup:
    """The decision bar, with room for its buttons."""
    return drawn_by(
        "parts/decision.html", prompt=prompt, mine=mine, clock=Markup(HOLE), acts=Markup(HOLE), note="", undo=undo,
        watching=watching,
    )  # fmt: skip


def rules_now(sketch: Sketch, view: View[Any]) -> Markup:
    """The rule of the present step, by the options in force."""
    step = view.step
    found = sketch.rules.get(step)
    if found is None:
        rule = phrase(sketch.pen, f"step-{step}-rule", (*view.options.items(), ("places", view.seats))) if step else ""
        name = sketch.phrase(f"step-{step}")
        found = sketch.pen("parts/rules_now.html", step=step, name=name, rule=rule) if step else Markup("")
        sketch.rules[step] = found
    return found


def outcome(table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """How it ended, who stands where, and what can be done next."""
    ended = scene.view.outcome
    assert ended is not None
    seat = sketch.seat
    plain = SiteTexts(sketch.texts.lang, sketch.texts.game, table.names)
    order = sorted(range(len(ended.scores)), key=lambda each: (each not in ended.winners, -ended.scores[each], each))
    ranks = tuple(
        RankModel(
            each, table.names[each], table.names[each][:1].upper(), each in ended.winners,
            table.chairs[each].kind == BOT, Markup(sketch.board.standing(scene, each)),
        )
        for each in order
    )  # fmt: skip
    aside = "" if seat is None else plain.say("outcome-won" if seat in ended.winners else "outcome-lost")
    model = OutcomeModel(
        plain.say("outcome-winners", {"seats": ended.winners}), aside,
        tuple(plain.reason(reason) for reason in ended.reasons), ranks, ended.winners, table.code,
        table.arrangement.following, seat is not None,
    )  # fmt: skip
    return trusted(sketch.pen.page("parts/outcome.html", outcome=model))
