"""3. Effets: pages whose action waits until both potions are finished; an exploded flask counts too (ruling 39)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from perfidie.engine import Action, Automatic, found_by
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import DECLINE, PAY, REFUSE, Of, Upgrade
from perfidie.games.charlatans.rules.box import (
    BOX,
    COLOUR,
    COLOUR_OF,
    ORANGE,
    PLACE_OF,
    PLAYERS,
    VALUE,
    Page,
    Row,
)
from perfidie.games.charlatans.rules.steps.base import Own, PaysGold, of_seat
from perfidie.games.charlatans.rules.steps.market import (
    OFFER_UPGRADE,
    MoveStand,
    Upgrades,
    stand_forward,
    upgradable,
    upgrade,
)
from perfidie.games.charlatans.rules.table import Table


class Phase3(Automatic[Table]):
    """« Mettez maintenant en œuvre les effets » : colour by colour, who finished first goes first (ruling 40)."""

    def run(self, s: Table) -> None:
        if s.loud and s.books.later:
            events.effects_begin(s)
        steps: list[LaterEffect] = []
        lying = [{COLOUR_OF[chip] for chip in s.flask(player)} for player in range(PLAYERS)]
        for page in s.books.later:
            kind = LATER_STEPS[BOX.page[page].effect]
            owners = [player for player in s.finished if COLOUR[kind[0].colour] in lying[player]]
            if owners:
                steps += [kind[s.finished[0]]] if kind[0].compares else [kind[player] for player in owners]
        s.push(*steps)


@dataclass(frozen=True, slots=True, eq=False)
class LaterEffect(Own):
    """The effect of a page in phase 3."""

    colour: ClassVar[str]
    compares: ClassVar[bool] = False
    """Whether it looks at both flasks and is carried out once."""

    def page(self, s: Table) -> Page:
        return s.books.page[COLOUR[self.colour]]

    def chips(self, s: Table, player: int) -> Row:
        """The chips of this colour in the flask, neck and bottom (ruling 41), the highest first."""
        flask = s.flask(player)
        if not flask:
            return ()
        colour = COLOUR[self.colour]
        return tuple(sorted([chip for chip in flask if COLOUR_OF[chip] == colour], reverse=True))

    def win_gold(self, s: Table, player: int, gold: int) -> None:
        s.earn(player, gold)
        if s.loud and gold:
            events.gold_by_effect(s, player, gold, self.colour)


LATER_KINDS: dict[str, type[LaterEffect]] = {}
"""Effects of phase 3 by the id in the data file."""


# Herbe de sorcière


@found_by(LATER_KINDS, "end_gold")
class EndGold(LaterEffect):
    """I. Gold for each green chip."""

    colour = "green"

    def run(self, s: Table) -> None:
        amount = self.page(s).amount
        self.win_gold(s, self.player, sum([amount[PLACE_OF[chip]] for chip in self.chips(s, self.player)]))


@found_by(LATER_KINDS, "upgrade_orange")
class UpgradeOrange(LaterEffect):
    """II. Each green chip, the highest first, may upgrade a pumpkin, for a price."""

    colour = "green"

    def run(self, s: Table) -> None:
        amount = self.page(s).amount
        s.push(*[OfferPumpkin(self.player, amount[PLACE_OF[chip]]) for chip in self.chips(s, self.player)])


@dataclass(frozen=True, slots=True, eq=False)
class OfferPumpkin(Own):
    """Offered only if it can be paid and done; otherwise it is skipped, and nothing given for it."""

    price: int

    def run(self, s: Table) -> None:
        if s.gold[self.player] >= self.price and upgradable(s, self.player, ORANGE):
            s.push(UpgradePumpkin(self.player, self.price))


@dataclass(frozen=True, slots=True, eq=False)
class UpgradePumpkin(Upgrades):
    """A pumpkin of the flask is exchanged for the next one, or not."""

    price: int
    colour = ORANGE

    def legal(self, s: Table) -> list[Action]:
        return [*upgradable(s, self.seat, self.colour), DECLINE]

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Upgrade):
            if s.loud:
                events.declined(s, self.seat, "upgrade")
            return
        if self.price:
            s.earn(self.seat, -self.price)
            if s.loud:
                events.gold_lost(s, self.seat, self.price, "pumpkin")
        upgrade(s, self.seat, action.zone, action.chip)


@found_by(LATER_KINDS, "blackmail")
class Blackmail(LaterEffect):
    """IV. Gold is demanded from the rival; who does not pay all of it lets the stand come forward."""

    colour = "green"

    def run(self, s: Table) -> None:
        page = self.page(s)
        total = sum([VALUE[chip] for chip in self.chips(s, self.player)])
        reached = len([needed for needed in page.thresholds if total >= needed])
        if not reached:
            return
        demand = page.demands[reached - 1]
        if s.loud:
            events.demanded(s, self.player, demand)
        s.push(YieldToBlackmail(1 - self.player, demand))


@dataclass(frozen=True, slots=True, eq=False)
class YieldToBlackmail(PaysGold[Action]):
    """The rival pays or refuses."""

    demand: int

    def legal(self, s: Table) -> list[Action]:
        return [PAY[self.demand], REFUSE] if s.gold[self.seat] >= self.demand else [REFUSE]

    def resolve(self, s: Table, action: Action) -> None:
        winner = 1 - self.seat
        if isinstance(action, Of):
            s.earn(self.seat, -self.demand)
            s.earn(winner, self.demand)
            if s.loud:
                events.blackmail_paid(s, self.seat, self.demand)
            return
        if s.loud:
            events.blackmail_refused(s, self.seat)
        stand_forward(s, winner, s.books.page[COLOUR["green"]].stand)


# Morille du diable


@found_by(LATER_KINDS, "purple_tiers")
class PurpleTiers(LaterEffect):
    """I. One chip: gold. Two: an upgrade. Three or more: an upgrade and the stand."""

    colour = "purple"

    def run(self, s: Table) -> None:
        page = self.page(s)
        one, two, three = page.thresholds
        chips = len(self.chips(s, self.player))
        if chips >= three:
            s.push(OFFER_UPGRADE[self.player], MoveStand(self.player, page.stand))
        elif chips >= two:
            s.push(OFFER_UPGRADE[self.player])
        elif chips >= one:
            self.win_gold(s, self.player, page.gold)


@found_by(LATER_KINDS, "purple_majority")
class PurpleMajority(LaterEffect):
    """II. More chips than the rival: an upgrade, two if far ahead; fewer but some: gold; level: gold for both."""

    colour = "purple"
    compares = True

    def run(self, s: Table) -> None:
        page = self.page(s)
        counts = [len(self.chips(s, player)) for player in range(PLAYERS)]
        if counts[0] == counts[1]:
            for player in s.finished:
                self.win_gold(s, player, page.gold if counts[player] else 0)
            return
        ahead = 0 if counts[0] > counts[1] else 1
        behind = 1 - ahead
        if counts[behind]:
            self.win_gold(s, behind, page.gold)
        upgrades = 2 if counts[ahead] - counts[behind] >= page.lead else 1
        s.push(*[OFFER_UPGRADE[ahead]] * upgrades)


PHASE_3 = Phase3()
LATER_STEPS = {name: of_seat(kind) for name, kind in LATER_KINDS.items()}
