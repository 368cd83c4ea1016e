"""What the ingredient books do when a chip is placed: each page found by its effect's id (the eye's are in `eye`).

`amount` of a page is read by the value of the chip. Extra steps count in this turn alone and are lost in an explosion.
"""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Action, Seated, found_by, put
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import (
    KEEP_WHITE,
    PAY,
    RETURN_WHITE,
    TAKE_GOLD,
    TAKE_STEPS,
    TO_BOTTOM,
    TO_NECK,
    Of,
)
from perfidie.games.charlatans.rules.box import COLOUR_OF, LAST_WHITE, ORANGE, PLACE_OF, SIGN, VALUE, Chip, Page
from perfidie.games.charlatans.rules.steps.base import PaysGold, of_seat
from perfidie.games.charlatans.rules.steps.market import OFFER_UPGRADE, drive
from perfidie.games.charlatans.rules.steps.potion import EFFECTS, Effect, lay, return_whites
from perfidie.games.charlatans.rules.table import Table


class PageEffect(Effect):
    """The action of a page. `amount(s)` is its figure for this chip."""

    def page(self, s: Table) -> Page:
        return s.books.page[COLOUR_OF[self.chip]]

    def amount(self, s: Table) -> int:
        return self.page(s).amount[PLACE_OF[self.chip]]

    def win_steps(self, s: Table, steps: int) -> None:
        win_steps(s, self.player, steps, self.chip)

    def win_gold(self, s: Table, gold: int) -> None:
        win_gold(s, self.player, gold, self.chip)


def win_steps(s: Table, player: int, steps: int, chip: Chip) -> None:
    """Extra steps of this turn."""
    s.extra += steps
    if s.loud and steps:
        events.steps_won(s, player, steps, chip)


def win_gold(s: Table, player: int, gold: int, chip: Chip) -> None:
    """Gold by a page."""
    s.earn(player, gold)
    if s.loud and gold:
        events.gold_by_page(s, player, gold, chip)


# Sang de dragon: steps on a condition


@found_by(EFFECTS, "orange_synergy")
class OrangeSynergy(PageEffect):
    """I. Steps for pumpkins in the flask."""

    def run(self, s: Table) -> None:
        page = self.page(s)
        oranges = len([chip for chip in s.flask(self.player) if COLOUR_OF[chip] == ORANGE])
        reached = len([needed for needed in page.thresholds if oranges >= needed])
        if reached:
            self.win_steps(s, page.steps[reached - 1])


@found_by(EFFECTS, "pay_for_steps")
class PayForSteps(PageEffect):
    """II. Gold may be paid for steps."""

    def run(self, s: Table) -> None:
        most = min(self.amount(s), s.gold[self.player])
        if most:
            s.push(BuySteps(self.player, self.chip, most))


@dataclass(frozen=True, slots=True, eq=False)
class BuySteps(PaysGold[Of]):
    """How much gold to pay: one step for each."""

    chip: Chip
    most: int

    def legal(self, s: Table) -> list[Of]:
        return list(PAY[: self.most + 1])

    def resolve(self, s: Table, action: Of) -> None:
        if s.loud and action.number:
            events.gold_lost(s, self.seat, action.number, "steps")
        s.earn(self.seat, -action.number)
        win_steps(s, self.seat, action.number, self.chip)


@found_by(EFFECTS, "brink_steps")
class BrinkSteps(PageEffect):
    """III. Steps if the last white lies far along the track."""

    def run(self, s: Table) -> None:
        whites = s.whites[self.player]
        if whites and whites[-1][0] >= self.page(s).space:
            self.win_steps(s, self.amount(s))


@found_by(EFFECTS, "comeback_steps")
class ComebackSteps(PageEffect):
    """IV. Steps if the patient is on the rival's half."""

    def run(self, s: Table) -> None:
        if s.patient * SIGN[self.player] < 0:
            self.win_steps(s, self.amount(s))


# Herbe de sorcière: the one page that does not wait for phase 3


@found_by(EFFECTS, "neck_order")
class NeckOrder(PageEffect):
    """III. First in the neck: gold. Second: steps. Third: an upgrade."""

    def run(self, s: Table) -> None:
        place_in_neck = len(s.necks[self.player])
        if place_in_neck == 1:
            self.win_gold(s, self.amount(s))
        elif place_in_neck == 2:
            self.win_steps(s, self.amount(s))
        else:
            s.push(OFFER_UPGRADE[self.player])


# Soie d'araignée: deals with white chips


@found_by(EFFECTS, "return_previous_white")
class ReturnPreviousWhite(PageEffect):
    """I. A white placed just before may go back into the bag, also one of the turn before (ruling 44)."""

    def run(self, s: Table) -> None:
        before = s.trails[self.player][0]
        if 0 <= before <= LAST_WHITE and VALUE[before] <= self.amount(s):
            s.push(UNDO_WHITE[self.player])


class UndoWhite(Seated[Table, Action]):
    """Whether the last white goes back."""

    def legal(self, s: Table) -> list[Action]:
        return [RETURN_WHITE[s.whites[self.seat][-1][0]], KEEP_WHITE]

    def resolve(self, s: Table, action: Action) -> None:
        if action is not KEEP_WHITE:
            return_whites(s, self.seat, (s.whites[self.seat][-1],))


@found_by(EFFECTS, "white_echo")
class WhiteEcho(PageEffect):
    """II. The last white counts once or twice more."""

    def run(self, s: Table) -> None:
        self.win_steps(s, self.amount(s) * s.last_white(self.player))


@found_by(EFFECTS, "white_shield")
class WhiteShield(PageEffect):
    """III. The next white of this turn, if low enough, is set aside instead of being placed."""

    def run(self, s: Table) -> None:
        s.shields = tuple(sorted((*s.shields, self.amount(s))))
        if s.loud:
            events.shield_raised(s, self.player, self.amount(s))


@found_by(EFFECTS, "web")
class Web(PageEffect):
    """IV. The rival's next white lies farther; one web at a time."""

    def run(self, s: Table) -> None:
        rival = 1 - self.player
        if rival in s.finished:
            self.win_gold(s, self.page(s).gold)
        elif not s.webs[rival]:
            s.webs = put(s.webs, rival, self.amount(s))
            if s.loud:
                events.web_laid(s, rival, self.amount(s))


# Ambre: deals with the patient


@found_by(EFFECTS, "push_patient")
class PushPatient(PageEffect):
    """I. The patient moves at once."""

    def run(self, s: Table) -> None:
        drive(s, self.player, self.amount(s))


@found_by(EFFECTS, "far_patient_gold")
class FarPatientGold(PageEffect):
    """II. More gold while the patient is on the rival's half."""

    def run(self, s: Table) -> None:
        far = s.patient * SIGN[self.player] < 0
        self.win_gold(s, self.amount(s) if far else self.page(s).gold)


@found_by(EFFECTS, "overflow")
class Overflow(PageEffect):
    """III. Into the neck, or into the bottom: there it takes no room and counts its value and a little more."""

    lays_itself = True

    def run(self, s: Table) -> None:
        s.shown = (self.chip,)
        s.push(CHOOSE_ZONE[self.player])


class ChooseZone(Seated[Table, Action]):
    """Neck or bottom; either way the chip counts as placed."""

    def legal(self, s: Table) -> list[Action]:
        return [TO_NECK, TO_BOTTOM]

    def resolve(self, s: Table, action: Action) -> None:
        (chip,), s.shown = s.shown, ()
        lay(s, self.seat, chip, in_neck=action is TO_NECK)
        if action is TO_BOTTOM:
            extra = s.books.page[COLOUR_OF[chip]].amount[PLACE_OF[chip]]
            win_steps(s, self.seat, VALUE[chip] + extra, chip)


@found_by(EFFECTS, "amber_hold")
class AmberHold(PageEffect):
    """IV. The rival's next movement at the end of a turn is shorter; it adds up."""

    def run(self, s: Table) -> None:
        rival = 1 - self.player
        if rival in s.finished:
            self.win_gold(s, self.page(s).gold)
        else:
            s.amber = put(s.amber, rival, s.amber[rival] + self.amount(s))
            if s.loud:
                events.amber_laid(s, rival, self.amount(s))


# Morille du diable: times and bargains


@found_by(EFFECTS, "late_bird")
class LateBird(PageEffect):
    """III. Steps once the rival's potion is finished, gold before."""

    def run(self, s: Table) -> None:
        if 1 - self.player in s.finished:
            self.win_steps(s, self.amount(s))
        else:
            self.win_gold(s, self.page(s).gold)


@found_by(EFFECTS, "devil_deal")
class DevilDeal(PageEffect):
    """IV. Gold, or steps and gold for the rival."""

    def run(self, s: Table) -> None:
        s.push(StrikeDeal(self.player, self.chip))


@dataclass(frozen=True, slots=True, eq=False)
class StrikeDeal(Seated[Table, Action]):
    """The choice of the devil's deal."""

    chip: Chip

    def legal(self, s: Table) -> list[Action]:
        return [TAKE_GOLD, TAKE_STEPS]

    def resolve(self, s: Table, action: Action) -> None:
        page = s.books.page[COLOUR_OF[self.chip]]
        if action is TAKE_GOLD:
            win_gold(s, self.seat, page.gold, self.chip)
        else:
            win_steps(s, self.seat, page.amount[PLACE_OF[self.chip]], self.chip)
            win_gold(s, 1 - self.seat, page.rival_gold, self.chip)


UNDO_WHITE = of_seat(UndoWhite)
CHOOSE_ZONE = of_seat(ChooseZone)
