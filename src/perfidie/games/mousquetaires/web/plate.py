"""The plate: what this moment is about, in full.

Where the active Musketeer stands, with all he can take on there; the dice of a duel or a siege; two hands of an
exchange; for Milady a mission with what the Musketeers bring against it, or the Musketeers themselves.
"""

from __future__ import annotations

from typing import NamedTuple

from perfidie.boards.pieces import Part, fill, kept, slot
from perfidie.boards.scene import Draw, Html
from perfidie.games.mousquetaires.rules.box import HEALTH, HERO, SKILLS
from perfidie.games.mousquetaires.sight.knowledge import skill
from perfidie.games.mousquetaires.web import bars_musketeers, duel, places
from perfidie.games.mousquetaires.web.buttons import effect, said_of
from perfidie.games.mousquetaires.web.fights import items_at
from perfidie.games.mousquetaires.web.missions import Chip
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
from perfidie.games.mousquetaires.web.targets import acting, targets, warning

ABOUT_THE_TEAM = ("PlayTreachery", "ChooseTarget", "ChooseMusketeer")


class Trooper(NamedTuple):
    """A Musketeer in one line."""

    hero: str
    medal: tuple[int, str]
    place: str
    health: int
    of: int
    out: bool
    cards: int
    tokens: tuple[str, ...]
    skills: tuple[tuple[str, str, int], ...]


Trials = tuple[tuple[str, str, int, int, tuple[tuple[tuple[int, str], str, int, bool], ...]], ...]
"""The open Challenges of a mission: Skill, emblem, value, what Traps added, and each Musketeer before it."""


def plate(r: Reading) -> Part:
    """The plate, as a part."""
    return slot("plate", (drawn(r),))


def drawn(r: Reading) -> Html:
    """What this moment is about."""
    s = r.sight
    if s.duel is not None and not s.duel.over:
        return duel.crossed(r, s.duel)
    if (s.blue or s.red) and s.phase in (SIEGE, ROUND_END):
        return duel.counted(r)
    mine = bool(r.scene.legal)
    if mine and r.step == "Swap":
        return bars_musketeers.hands(r)
    if mine and r.milady and r.step == "Assign":
        return mission(r, opened(r))
    if mine and r.step in ("ChooseStart", "ChooseDestination"):
        return offers(r)
    if mine and r.step in ABOUT_THE_TEAM:
        return team(r.draw, tuple([trooper(r, rider.id) for rider in s.riders]))
    return place(r, opened(r), mine and r.step == "Act")


# A place


def place(r: Reading, name: str, pressed: bool) -> Html:
    """A place with what lies there; with `pressed`, what can be taken on is pressed here."""
    body, sub, chips = places.inside(r, name)
    sub = sub if chips else ""  # where nothing lies, the help says it
    if not pressed:
        return placed(r.draw, name, sub, "", "", "", body, "")
    rider = acting(r)
    told, look = warning(r, rider)
    buttons = targets(r, rider)
    rest = laid(r, name) if buttons else body
    pressable = r.draw("mousquetaires/bars.html#targets", buttons=buttons) if buttons else ""
    return placed(r.draw, name, sub, told, look, pressable, rest, duel.told(r))


@kept
def placed(
    draw: Draw, name: str, sub: str, warned: str, look: str, pressable: Html, body: Html, lately: str
) -> Html:  # fmt: skip
    """A place, drawn."""
    vessel = draw(
        "mousquetaires/plate.html#place", place=name, emblem=PLACE_EMBLEMS[name], sub=sub, warned=warned, look=look,
        lately=lately,
    )  # fmt: skip
    return fill(vessel, targets=pressable, body=body)


def laid(r: Reading, name: str) -> Html:
    """What else lies at a place: Traps with what they do, and what a Paris card does."""
    s = r.sight
    if name == "la_rochelle":
        return places.siege(r.draw, s.slots, *places.siege_dice(s))
    posting = {"paris": s.paris, "louvre": s.louvre}.get(name)
    if posting is None or not posting.card:
        return ""
    nemesis = s.nemesis if "nemesis" in posting.traps else ""
    return r.draw(
        "mousquetaires/plate.html#laid",
        card=posting.card if name == "paris" else "",
        traps=posting.traps,
        nemesis=nemesis,
    )


# For Milady


def mission(r: Reading, name: str) -> Html:
    """A mission as she sees it: each open Challenge with what the Musketeers bring, and who is already there."""
    posting = r.sight.paris if name == "paris" else r.sight.louvre
    raised, trials = trapped(posting.traps), []
    for number, item in enumerate(items_at(r, name)):
        if item.kind == "challenge" and number not in posting.done:
            value = item.value + raised[item.skill]
            before = tuple(
                [
                    ((r.shape(rider.id), LETTERS[rider.id]), rider.id, has, has >= value)
                    for rider in r.sight.riders
                    for has in [skill(r.view, rider, item.skill)]
                ]
            )
            trials.append((item.skill, SKILL_EMBLEMS[item.skill], value, raised[item.skill], before))
    _, sub, chips = places.inside(r, name)
    sent = tuple([chip for chip in chips if chip.look != "king"])
    return mission_drawn(r.draw, name, sub, tuple(trials), sent)


@kept
def mission_drawn(draw: Draw, name: str, sub: str, trials: Trials, sent: tuple[Chip, ...]) -> Html:
    """The mission, drawn."""
    emblem = PLACE_EMBLEMS[name]
    return draw("mousquetaires/plate.html#mission", place=name, emblem=emblem, sub=sub, trials=trials, sent=sent)


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


def trooper(r: Reading, hero: str) -> Trooper:
    """A Musketeer in one line."""
    rider = r.rider(hero)
    assert rider is not None
    skills = tuple([(name, SKILL_EMBLEMS[name], skill(r.view, rider, name)) for name in SKILLS])
    tokens = tuple([TOKEN_EMBLEMS[token] for token in rider.tokens])
    medal = (r.shape(hero), LETTERS[hero])
    return Trooper(
        hero, medal, rider.place, rider.health, HEALTH[HERO[hero]], bool(rider.out), rider.count, tokens, skills
    )


@kept
def team(draw: Draw, troopers: tuple[Trooper, ...]) -> Html:
    """The Musketeers, drawn."""
    return draw("mousquetaires/plate.html#team", troopers=troopers)
