"""The plate: what this moment is about, in full.

Where the active Musketeer stands, with all he can take on there; the dice of a duel or a siege; two hands of an
exchange; for Milady a mission with what the Musketeers bring against it, or the Musketeers themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from perfidie.boards.pieces import Nested, fill, joined, kept, slot
from perfidie.boards.scene import Draw, Html, Parts
from perfidie.games.mousquetaires.sight.knowledge import skill
from perfidie.games.mousquetaires.sight.view import Names, Rider
from perfidie.games.mousquetaires.web import bars_musketeers, duel, places
from perfidie.games.mousquetaires.web.buttons import Button, act, effect, said_of
from perfidie.games.mousquetaires.web.fights import items_at
from perfidie.games.mousquetaires.web.missions import chips_drawn, traps_and_effect
from perfidie.games.mousquetaires.web.places import opened
from perfidie.games.mousquetaires.web.reading import (
    LETTERS,
    PLACE_EMBLEMS,
    ROUND_END,
    SIEGE,
    SKILL_EMBLEMS,
    TOKEN_EMBLEMS,
    Reading,
    trapped,
)
from perfidie.games.mousquetaires.web.sheets import life, skills_of
from perfidie.games.mousquetaires.web.targets import acting, targets, warning


def plate(r: Reading) -> Nested:
    """The plate, as a part: what this moment is about. A place and a duel are in parts themselves."""
    s = r.sight
    if s.duel is not None and not s.duel.over:
        return "plate", duel.crossed(r, s.duel)
    if (s.blue or s.red) and s.phase in (SIEGE, ROUND_END):
        return "plate", duel.counted(r)
    mine = bool(r.scene.legal)
    if mine and r.step in OFFERED:
        return slot("plate", (OFFERED[r.step](r),))
    return "plate", place(r, opened(r), mine and r.step == "Act")


# A place


def place(r: Reading, name: str, pressed: bool) -> Parts:
    """A place with what lies there; with `pressed`, what can be taken on is pressed here."""
    body, sub, chips = places.inside(r, name)
    sub = sub if chips else ""  # where nothing lies, the help says it
    if not pressed:
        return placed(r.draw, name, sub, body)
    rider = acting(r)
    buttons = targets(r, rider)
    return placed(r.draw, name, sub, laid(r, name) if buttons else body, warning(r, rider), buttons, duel.told(r))


def placed(
    draw: Draw, name: str, sub: str, body: Html, warned: tuple[str, str] = ("", ""), buttons: tuple[Button, ...] = (),
    lately: str = "",
) -> Parts:  # fmt: skip
    """A place, drawn."""
    return Parts(
        frame(draw, name, sub),
        (
            ("plate-guard", draw("mousquetaires/plate.html#guard", told=warned[0], look=warned[1])),
            ("plate-targets", pressable(draw, buttons)),
            ("plate-body", joined(('<div class="plate-body" id="plate-body">', body, "</div>"))),
            ("plate-lately", draw("mousquetaires/plate.html#lately", told=lately)),
        ),
    )


@kept
def frame(draw: Draw, name: str, sub: str) -> Html:
    """A place on the plate, with a hole for each part."""
    return draw("mousquetaires/plate.html#place", place=name, emblem=PLACE_EMBLEMS[name], sub=sub)


def pressable(draw: Draw, buttons: tuple[Button, ...]) -> Parts:
    """What can be taken on, a part each."""
    found = [(f"target-{button.words.replace(' ', '-')}", button) for button in buttons]
    return Parts(
        target_row(draw, tuple([name for name, _ in found])),
        tuple([(name, act(draw, button, "target", True, name)) for name, button in found]),
    )


@kept
def target_row(draw: Draw, names: tuple[str, ...]) -> Html:
    """Room for these; where there are none, none."""
    return draw("mousquetaires/bars.html#targets", names=names)


def laid(r: Reading, name: str) -> Html:
    """What else lies at a place: Traps with what they do, and what a Paris card does."""
    s = r.sight
    if name == "la_rochelle":
        return places.siege(r.draw, s.slots, *places.siege_dice(s))
    posting = {"paris": s.paris, "louvre": s.louvre}.get(name)
    if posting is None or not posting.card:
        return ""
    return traps_and_effect(r.draw, posting.traps, s.nemesis, posting.card if name == "paris" else "")


# For Milady


def mission(r: Reading) -> Html:
    """A mission as she sees it: each open Challenge with what the Musketeers bring, and who is already there."""
    name, draw = opened(r), r.draw
    posting = r.sight.paris if name == "paris" else r.sight.louvre
    raised, trials = trapped(posting.traps), []
    for number, item in enumerate(items_at(r, name)):
        if item.kind == "challenge" and number not in posting.done:
            value = item.value + raised[item.skill]
            bring = [(rider.id, skill(r.view, rider, item.skill)) for rider in r.sight.riders]
            people = [before(draw, r.shape(hero), hero, has, has >= value) for hero, has in bring]
            trials.append(fill(trial(draw, item.skill, value, raised[item.skill]), people=joined(people)))
    _, sub, chips = places.inside(r, name)
    sent = tuple([chip for chip in chips if chip.look != "king"])
    vessel = mission_frame(draw, name, sub, bool(sent))
    held = {"sent": chips_drawn(draw, sent, plain=True)} if sent else {}
    return fill(vessel, trials=joined(trials), **held)


@kept
def mission_frame(draw: Draw, name: str, sub: str, sent: bool) -> Html:
    """The mission, with room for its Challenges and for what lies on it."""
    return draw("mousquetaires/plate.html#mission", place=name, emblem=PLACE_EMBLEMS[name], sub=sub, sent=sent)


@kept
def trial(draw: Draw, name: str, value: int, raised: int) -> Html:
    """A Challenge, with room for who stands before it."""
    sign = SKILL_EMBLEMS[name]
    return draw("mousquetaires/plate.html#trial", skill=name, sign=sign, value=value, raised=raised)


@kept
def before(draw: Draw, shape: int, hero: str, has: int, enough: bool) -> Html:
    """A Musketeer before a Challenge, and the Skill he brings."""
    medal = (shape, LETTERS[hero])
    return draw("mousquetaires/plate.html#before", medal=medal, hero=hero, has=has, enough=enough)


def offers(r: Reading) -> Html:
    """The places a Musketeer may begin at, with what can be done there; or those Milady may hide in."""
    hiding = r.step == "ChooseDestination"
    found = tuple(
        [
            (
                words[1], PLACE_EMBLEMS[words[1]],
                said_of(r, "bar-lair", words[1]) if hiding else effect(r, "place", f"{words[1]}-help"),
            )
            for words in r.scene.legal
        ]
    )  # fmt: skip
    return r.draw("mousquetaires/plate.html#offers", places=found)


# The Musketeers


def team(r: Reading) -> Html:
    """The Musketeers, a line each."""
    lines = [trooper(r.draw, rider, r.shape(rider.id)) for rider in r.sight.riders]
    return fill(r.draw("mousquetaires/plate.html#team"), troopers=joined(lines))


def trooper(draw: Draw, rider: Rider, shape: int) -> Html:
    """A Musketeer in one line."""
    hero, signs = rider.id, tuple([TOKEN_EMBLEMS[token] for token in rider.tokens])
    medal = (shape, LETTERS[hero])
    return fill(
        draw("mousquetaires/plate.html#trooper", hero=hero, medal=medal, out=bool(rider.out)),
        place=draw("mousquetaires/plate.html#place_name", place=rider.place),
        life=life(draw, hero, rider.health),
        cards=draw("mousquetaires/plate.html#cards", count=rider.count),
        tokens=draw("mousquetaires/plate.html#tokens", emblems=signs),
        skills=brought(draw, hero, rider.tokens),
    )


@kept
def brought(draw: Draw, hero: str, tokens: Names) -> Html:
    """His Skills in figures."""
    return draw("mousquetaires/plate.html#skills", skills=skills_of(hero, tokens))


OFFERED: dict[str, Callable[[Reading], Html]] = {
    "Swap": bars_musketeers.hands,
    "Assign": mission,
    "ChooseStart": offers,
    "ChooseDestination": offers,
    "PlayTreachery": team,
    "ChooseTarget": team,
    "ChooseMusketeer": team,
}
"""What lies on the plate of whoever decides, by step."""
