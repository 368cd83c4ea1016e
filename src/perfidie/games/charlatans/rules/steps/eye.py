"""Œil de paon: the four pages that look into a bag. What they draw lies on the table until they are carried out."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Action, found_by, put, without
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import PLACE, PLACE_NONE, SET_ASIDE, SET_NONE, OfChip
from perfidie.games.charlatans.rules.box import BOX, LAST_WHITE, VALUE, Chip, Chips
from perfidie.games.charlatans.rules.steps.base import Own, PicksChip, of_seat
from perfidie.games.charlatans.rules.steps.market import back_into_bag
from perfidie.games.charlatans.rules.steps.pages import PageEffect, win_gold
from perfidie.games.charlatans.rules.steps.potion import DRAW_FROM, EFFECTS, DrawFrom, place
from perfidie.games.charlatans.rules.table import Table


def draws(s: Table, owner: int, chips: int) -> tuple[DrawFrom, ...]:
    """The steps that draw so many chips of this bag, or all of it, one by one."""
    return (DRAW_FROM[owner],) * min(chips, len(s.bags[owner]))


def put_back(s: Table, owner: int) -> None:
    """All chips shown go back into the bag they came from."""
    if s.loud and s.shown:
        events.returned(s, owner, s.shown)
    shown, s.shown = s.shown, ()
    back_into_bag(s, owner, shown)


@found_by(EFFECTS, "draw_may_place")
class DrawMayPlace(PageEffect):
    """I. Draw some chips; one of them may be placed. Nothing happens with a full neck (ruling 42)."""

    def run(self, s: Table) -> None:
        if len(s.necks[self.player]) < BOX.flask.neck and s.bags[self.player]:
            s.push(*draws(s, self.player, self.amount(s)), CHOOSE_CHIP[self.player])


class ChooseChip(PicksChip[Action]):
    """One of the chips drawn is placed as any other, with its own action (ruling 43); the rest goes back."""

    def legal(self, s: Table) -> list[Action]:
        return [*[PLACE[chip] for chip in sorted(set(s.shown))], PLACE_NONE]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, OfChip):
            s.shown = without(s.shown, action.chip)
            put_back(s, self.seat)
            place(s, self.seat, action.chip)
        else:
            put_back(s, self.seat)


@found_by(EFFECTS, "appraise")
class Appraise(PageEffect):
    """II. Draw some chips: gold for the highest coloured one; all of them go back."""

    def run(self, s: Table) -> None:
        most = self.amount(s)
        s.push(*draws(s, self.player, most), AppraiseShown(self.player, self.chip, most))


@dataclass(frozen=True, slots=True, eq=False)
class AppraiseShown(Own):
    """The chips lie there: they are appraised and go back."""

    chip: Chip
    most: int

    def run(self, s: Table) -> None:
        highest = max([VALUE[chip] for chip in s.shown if chip > LAST_WHITE], default=0)
        win_gold(s, self.player, min(self.most, highest), self.chip)
        put_back(s, self.player)


@found_by(EFFECTS, "set_aside_whites")
class SetAsideWhites(PageEffect):
    """III. Draw some chips: whites are set aside until the end of the round, the others go back."""

    def run(self, s: Table) -> None:
        s.push(*draws(s, self.player, self.amount(s)), SET_WHITES_ASIDE[self.player])


class SetWhitesAside(Own):
    """The chips lie there: the white ones are set aside."""

    def run(self, s: Table) -> None:
        whites = tuple([chip for chip in s.shown if chip <= LAST_WHITE])
        if whites:
            put_aside(s, self.player, whites)
        put_back(s, self.player)


def put_aside(s: Table, owner: int, row: Chips) -> None:
    """Shown chips lie aside until the end of the round."""
    for chip in row:
        s.shown = without(s.shown, chip)
    s.aside = put(s.aside, owner, s.aside[owner] + row)
    if s.loud:
        events.set_aside(s, owner, row)


@found_by(EFFECTS, "evil_eye")
class EvilEye(PageEffect):
    """IV. Draw some chips of the rival's bag: one coloured chip may be set aside until the end of the round."""

    def run(self, s: Table) -> None:
        rival = 1 - self.player
        if rival in s.finished:
            self.win_gold(s, self.page(s).gold)
        else:
            s.push(*draws(s, rival, self.amount(s)), CAST_EVIL_EYE[self.player])


class CastEvilEye(Own):
    """The rival's chips lie there: with a coloured one among them there is a choice."""

    def run(self, s: Table) -> None:
        if any(chip > LAST_WHITE for chip in s.shown):
            s.push(SET_RIVALS_ASIDE[self.player])
        else:
            put_back(s, 1 - self.player)


class SetRivalsAside(PicksChip[Action]):
    """One coloured chip of the rival is set aside; the others go back into their bag."""

    def legal(self, s: Table) -> list[Action]:
        return [*[SET_ASIDE[chip] for chip in sorted(set(s.shown)) if chip > LAST_WHITE], SET_NONE]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, OfChip):
            put_aside(s, 1 - self.seat, (action.chip,))
        put_back(s, 1 - self.seat)


CHOOSE_CHIP = of_seat(ChooseChip)
SET_WHITES_ASIDE = of_seat(SetWhitesAside)
CAST_EVIL_EYE = of_seat(CastEvilEye)
SET_RIVALS_ASIDE = of_seat(SetRivalsAside)
