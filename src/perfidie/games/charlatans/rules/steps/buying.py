"""5. Acheter de nouveaux ingrédients: who finished first buys everything first, then the other."""

from __future__ import annotations

from perfidie.engine import Action, Automatic, Refusal, Seated
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import BUY, BUY_DOUBLE, END_BUY, OfChip
from perfidie.games.charlatans.rules.box import BOX, CHIPS, COLOUR_OF, COLOURS, DOUBLE_BUY, Chip
from perfidie.games.charlatans.rules.steps.base import Own, no_card, of_seat
from perfidie.games.charlatans.rules.steps.market import gain
from perfidie.games.charlatans.rules.steps.potion import discard
from perfidie.games.charlatans.rules.table import Table


class Buying(Automatic[Table]):
    """« Le joueur qui a fini le premier sa potion [...] a le droit de faire ses achats avant l'autre »."""

    def run(self, s: Table) -> None:
        s.push(*[step for player in s.finished for step in (OPEN_SHOP[player], PUT_GOLD_BACK[player])])


def for_sale(s: Table, seat: int) -> list[Chip]:
    """What this buyer can pay: in the supply, « pas plus d'un par couleur »."""
    within = s.books.within
    affordable = within[min(s.gold[seat], len(within) - 1)]
    return [chip for chip in affordable if s.supply[chip] and COLOUR_OF[chip] not in s.spent]


class OpenShop(Own):
    """A buyer who can pay for nothing is not asked."""

    def run(self, s: Table) -> None:
        s.spent = ()
        if for_sale(s, self.player):
            s.push(BUY_CHIPS[self.player])


class BuyChips(Seated[Table, Action]):
    """« Tu peux acheter plusieurs ingrédients à chaque tour » ; card 19 brings a second identical chip for nothing."""

    def legal(self, s: Table) -> list[Action]:
        found = for_sale(s, self.seat)
        actions: list[Action] = [BUY[chip] for chip in found]
        if DOUBLE_BUY in s.kept[self.seat]:
            actions += [BUY_DOUBLE[chip] for chip in found if s.supply[chip] > 1]
        return [*actions, END_BUY]

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, OfChip):
            return
        chip = action.chip
        s.spent += (COLOUR_OF[chip],)
        s.earn(self.seat, -s.books.price[chip])
        if s.loud:
            events.paid(s, self.seat, chip)
        s.take(chip)
        gain(s, self.seat, chip)
        if action is BUY_DOUBLE[chip]:
            discard(s, self.seat, DOUBLE_BUY)
            s.take(chip)
            gain(s, self.seat, chip)
        if for_sale(s, self.seat):
            s.push(self)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, OfChip) or action not in (BUY.get(action.chip), BUY_DOUBLE.get(action.chip)):
            return super().why_not(s, seat, action)
        chip, double = action.chip, action is BUY_DOUBLE[action.chip]
        if double and DOUBLE_BUY not in s.kept[seat]:
            return no_card(DOUBLE_BUY)
        if COLOUR_OF[chip] in s.spent:
            return Refusal("charlatans-one-per-colour", colour=COLOURS[COLOUR_OF[chip]])
        if s.supply[chip] < 1 + double:
            return Refusal("charlatans-sold-out", chip=CHIPS[chip])
        return Refusal("charlatans-too-dear", chip=CHIPS[chip], price=s.books.price[chip], gold=s.gold[seat])


class PutGoldBack(Own):
    """« Vous ne pouvez pas conserver plus d'1 pépite d'or pour le prochain tour »."""

    def run(self, s: Table) -> None:
        surplus = s.gold[self.player] - BOX.game["keep_gold"]
        if surplus > 0:
            s.earn(self.player, -surplus)
            if s.loud:
                events.gold_lost(s, self.player, surplus, "surplus")


BUYING = Buying()
OPEN_SHOP = of_seat(OpenShop)
BUY_CHIPS = of_seat(BuyChips)
PUT_GOLD_BACK = of_seat(PutGoldBack)
