"""The shell around every board: the regions of a table's page, drawn for one viewer.

Everything here follows from the viewer's view, what they were told, who sits at the table and what was said: nothing
else reaches a page. What does not change from move to move is kept in the viewer's sketch.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from perfidie.boards.pieces import fill
from perfidie.boards.scene import Drawing, Parts, Scene, Voice
from perfidie.engine import View
from perfidie.store import BOT, OVER, PERSON
from perfidie.web.house.house import House
from perfidie.web.house.sheets import ALL_OPEN
from perfidie.web.house.table import LiveTable
from perfidie.web.page import advice, again, news, second, standins, talk
from perfidie.web.page.around import NOTHING_COMMON, common_to, goal, ribbon, seats_bar
from perfidie.web.page.drawing.draw import Pen
from perfidie.web.page.drawing.names import BARE
from perfidie.web.page.help import hint
from perfidie.web.page.hours import all_clocks, clock_line
from perfidie.web.page.outcome import outcome
from perfidie.web.page.regions import NOTHING, Grown, Region, Regions
from perfidie.web.page.sketch import ALL_HEARD, Sketch, phrase, remember, scene_for, sketch_for

filled = lru_cache(maxsize=4096)(fill)
"""A drawn piece with others in its holes; put together once."""


def regions(
    house: House,
    table: LiveTable,
    seat: int | None,
    lang: str,
    unseen: frozenset[str] = ALL_OPEN,
    unheard: frozenset[str] = ALL_HEARD,
) -> Regions:
    """The regions of the table's page as this viewer may see it, but for those that they cannot see now.

    Spectators see the same: drawn once for all, but for those who have muted somebody.
    """
    sketch = sketch_for(table, seat, lang, unheard)
    moment = table.audience.tick, len(table.talk.chat), unseen  # those who watch talk without a stir
    if (kept := sketch.drawn_in(moment)) is not None:
        return kept
    sketch.catch_up(table)
    remember(sketch)
    drawn = Regions(_drawn(house, table, sketch, unseen), sketch.names)
    if seat is None:
        sketch.keep(moment, drawn)
    return drawn


def _drawn(house: House, table: LiveTable, sketch: Sketch, unseen: frozenset[str]) -> dict[str, Region]:
    scene = scene_for(table, sketch)
    common = common_to(table, sketch.texts.lang) if not sketch.unheard else NOTHING_COMMON
    pen, board, over = sketch.pen, sketch.board, table.phase == OVER
    absent = house.presence.absent(table)
    voice = talk.voice(table, board, scene)
    drawn: dict[str, Region] = {
        "status": _status(table, scene),
        "seats": seats_bar(table, sketch, scene, absent, common),
        "ribbon": common.ribbon or ribbon(pen, board.phases(scene), board.heading(scene)),
        "goal": goal(pen, board.goal(scene)) if not over else NOTHING,
        "hint": hint(pen, scene) if not over else NOTHING,
        "since": news.since(sketch),
        "board": board.board(scene),
        "hand": board.hand(scene) if not over else NOTHING,
        "voice": voice.at_hand,
        "decision": _outcome(house, table, sketch, scene) if over else _decision(house, table, sketch, scene),
        "news": news.news(sketch, waits=not over and not scene.mine),
        "heard": sketch.heard,
        "talk": sketch.talk,
        "advice": advice.advice(house.advisers, table, sketch, scene),
        "offer": standins.offer(house, table, sketch, scene),
    }
    if table.arrangement.second is not None:
        drawn["second"] = second.note(house, table, sketch)
    for name, draw in ON_SHEETS.items():
        if name not in unseen:
            drawn[name] = draw(house, table, sketch, scene, voice)
    return drawn


def _notebook(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Drawing:
    return sketch.board.notebook(scene)


def _log(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Grown:
    return sketch.log


def _speech(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Drawing:
    return voice.whole


def _say(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Markup:
    return talk.field(sketch.pen, table, sketch.seat)


def _rules(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Markup:
    return rules_now(sketch, scene.view) + all_clocks(house.clocks, table, sketch)


def _agreement(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Markup:
    return advice.who_agrees(table, sketch)


def _bots(house: House, table: LiveTable, sketch: Sketch, scene: Scene, voice: Voice) -> Markup:
    return standins.settings(house, table, sketch)


ON_SHEETS: dict[str, Callable[[House, LiveTable, Sketch, Scene, Voice], Region]] = {
    "notebook": _notebook,
    "log": _log,
    "speech": _speech,
    "say": _say,
    "rules": _rules,
    "agreement": _agreement,
    "bots": _bots,
}
"""What lies on the sheets beside the table (`perfidie.web.house.sheets`)."""


def _status(table: LiveTable, scene: Scene) -> Markup:
    """What the script reads, and writes into the forms: the version, whether it is this viewer's turn, the step."""
    return _told(table.version_for(scene.seat), int(scene.mine), table.phase, scene.view.step)


@lru_cache(maxsize=2048)
def _told(version: int, turn: int, phase: str, step: str) -> Markup:
    return Markup(  # nosec B704 # two whole numbers and two words of ours
        f'<span data-version="{version}" data-turn="{turn}" data-phase="{phase}" data-step="{step}"></span>'
    )


def _outcome(house: House, table: LiveTable, sketch: Sketch, scene: Scene) -> Parts:
    return again.with_question(house, table, sketch, outcome(table, sketch, scene))


def _decision(house: House, table: LiveTable, sketch: Sketch, scene: Scene) -> Drawing:
    view, seat = scene.view, scene.seat
    undo = seat is not None and table.game_on.can_undo(seat) and table.chairs[seat].kind == PERSON
    acts: Drawing
    if scene.mine:
        acts, prompt = sketch.board.choices(scene), sketch.phrase(f"prompt-{view.step}")
    else:
        names = tuple([BARE[other] for other in view.waiting])
        acts, prompt = "", sketch.phrase("site-waiting-for", names=names)
    rests = seat is not None and not scene.mine and table.pace.slow
    bar = _bar(sketch.pen, prompt, view.step if scene.mine else "", undo, seat is None, rests)
    time = clock_line(house.clocks, table, sketch, scene) or _demand(house, table, sketch, scene)
    if isinstance(acts, str):
        return filled(bar, clock=time, acts=acts)
    return Parts(filled(bar, clock=time, acts=acts.vessel), acts.parts)


def _demand(house: House, table: LiveTable, sketch: Sketch, scene: Scene) -> Markup:
    """How long the bots that the table waits for will take to get to it, where they are in demand elsewhere."""
    seconds, waiting = house.drivers.demand.expected(table), scene.view.waiting
    if not seconds or scene.mine or not any(table.chairs[seat].kind == BOT for seat in waiting):
        return NOTHING
    return Markup('<p class="demand">{}</p>').format(sketch.phrase("site-bots-in-demand", seconds=seconds))


@lru_cache(maxsize=4096)
def _bar(drawn_by: Pen, prompt: str, step: str, undo: bool, watching: bool, rests: bool) -> Markup:
    """The decision bar, with room for its buttons; who `rests` at a table that lasts days may go on to another one."""
    asked = {"prompt": prompt, "step": step, "undo": undo, "watching": watching, "rests": rests}
    return drawn_by("parts/table.html#decision", **asked)


def rules_now(sketch: Sketch, view: View[Any]) -> Markup:
    """The rule of the present step, by the options in force."""
    step = view.step
    found = sketch.rules.get(step)
    if found is None:
        rule = phrase(sketch.pen, f"step-{step}-rule", (*view.options.items(), ("places", view.seats))) if step else ""
        name = sketch.phrase(f"step-{step}")
        found = sketch.pen("parts/table.html#rule", step=step, name=name, rule=rule) if step else NOTHING
        sketch.rules[step] = found
    return found
