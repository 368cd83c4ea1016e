"""4. Régulation des échanges: the offer on the scale, the choice between the pans, the balance cards."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Action, Automatic, Refusal, Seated, found_by, put, without
from perfidie.games.charlatans.rules import actions, events
from perfidie.games.charlatans.rules.actions import OFFER, TAKE, TAKE_CARD, TAKE_OFFER, OfChip
from perfidie.games.charlatans.rules.box import (
    BOX,
    BUYABLE,
    CHIP,
    COLOUR_OF,
    FIRST_CHIP,
    NO_COLOUR,
    RULES,
    VALUE,
    WHITE_1,
    Chip,
    Chips,
    Colour,
)
from perfidie.games.charlatans.rules.steps.base import Own, PicksChip, of_seat
from perfidie.games.charlatans.rules.steps.market import OFFER_UPGRADE, gain, stand_forward, white_into_bag
from perfidie.games.charlatans.rules.table import Table


class Trade(Automatic[Table]):
    """« Une fois ta potion terminée, prends les 5 marqueurs d'offre » : who finished first gives (ruling 18)."""

    def run(self, s: Table) -> None:
        s.push(MAKE_OFFER[s.finished[0]])


class MakeOffer(Seated[Table, actions.Offer]):
    """« Pose les marqueurs d'offre appropriés sur le plateau de balance vide » : none to five (ruling 20)."""

    def legal(self, s: Table) -> list[actions.Offer]:
        return list(OFFER.values())

    def resolve(self, s: Table, action: actions.Offer) -> None:
        s.offer = (action.upgrades, action.gold)
        s.push(CHOOSE_PAN[1 - self.seat])
        if s.loud:
            events.offered(s, self.seat)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, actions.Offer):
            return Refusal("charlatans-too-many-markers", markers=RULES["offer_markers"])
        return super().why_not(s, seat, action)


class ChoosePan(Seated[Table, Action]):
    """« Ton adversaire peut maintenant choisir l'un des deux plateaux » ; who chooses collects first (ruling 63)."""

    def legal(self, s: Table) -> list[Action]:
        return [TAKE_CARD, TAKE_OFFER]

    def resolve(self, s: Table, action: Action) -> None:
        s.taker = self.seat if action is TAKE_CARD else 1 - self.seat
        card, offer = COLLECT_CARD[s.taker], COLLECT_OFFER[1 - s.taker]
        if s.loud:
            events.pan_chosen(s, self.seat)
        s.push(*([card, offer] if s.taker == self.seat else [offer, card]))


class CollectOffer(Own):
    """Gold, then the upgrades one after the other; « plusieurs fois la valeur du même jeton »."""

    def run(self, s: Table) -> None:
        upgrades, gold = s.offer
        if gold:
            s.earn(self.player, gold)
            if s.loud:
                events.gold_won(s, self.player, gold, "offer")
        s.push(*(OFFER_UPGRADE[self.player],) * upgrades)


class CollectCard(Own):
    """« Tu reçois immédiatement la récompense représentée. Pose ensuite cette carte », or keep it for one use."""

    def run(self, s: Table) -> None:
        card = BOX.card[s.card]
        if not card.kept:
            s.discarder = self.player
            if s.loud:
                events.card_played(s, self.player)
        s.push(CARD_STEPS[card.effect][self.player])


CARD_KINDS: dict[str, type[Own]] = {}
"""Balance cards by the id of their effect: what happens when the card is taken."""


class Keep(Own):
    """« Commence par prendre cette carte. Tu peux l'utiliser une fois au cours de la partie »."""

    def run(self, s: Table) -> None:
        s.kept = put(s.kept, self.player, tuple(sorted((*s.kept[self.player], s.card))))
        if s.loud:
            events.card_kept(s, self.player)


@found_by(CARD_KINDS, "save_white")
class KeepSaveWhite(Keep):
    """Used in one's turn (brewing) or after an explosion (potion)."""


@found_by(CARD_KINDS, "return_colours")
class KeepReturnColours(Keep):
    """Used in one's turn (brewing)."""


@found_by(CARD_KINDS, "return_two_whites")
class KeepReturnTwoWhites(Keep):
    """Used in one's turn, before any explosion (brewing)."""


@found_by(CARD_KINDS, "double_buy")
class KeepDoubleBuy(Keep):
    """Used when a chip is bought (buying), in the same round too (ruling 51)."""


@found_by(CARD_KINDS, "take_chip")
class TakeChip(Own):
    """« Prends le jeton représenté dans la réserve » ; if it has run out, its price in gold."""

    def run(self, s: Table) -> None:
        take_or_price(s, self.player, CHIP[BOX.card[s.card].chip])


def take_or_price(s: Table, player: int, chip: Chip) -> None:
    """The chip, or what it costs in the books in play."""
    if s.supply[chip]:
        s.take(chip)
        gain(s, player, chip)
        return
    s.earn(player, s.books.price[chip])
    if s.loud:
        events.gold_won(s, player, s.books.price[chip], "sold-out")


@found_by(CARD_KINDS, "two_ones")
class TwoOnes(Own):
    """« Prends 2 jetons de 1 de couleur différente (pas noirs) » ; with one colour left, one chip."""

    def run(self, s: Table) -> None:
        offer_one(s, self.player, more=1)


@found_by(CARD_KINDS, "blue2_and_one")
class Blue2AndOne(Own):
    """« Prends 1 jeton bleu de 2 et en plus 1 jeton de couleur (pas noir) de 1 »."""

    def run(self, s: Table) -> None:
        take_or_price(s, self.player, CHIP["blue-2"])
        offer_one(s, self.player)


def offer_one(s: Table, player: int, more: int = 0, barred: Colour = NO_COLOUR) -> None:
    """A chip of 1 is to be chosen, if there is any left."""
    step = TakeOne(player, more, barred)
    if step.legal(s):
        s.push(step)


@dataclass(frozen=True, slots=True, eq=False)
class TakeOne(PicksChip[OfChip]):
    """A 1 of a colour that can be bought, not of the barred one; `more` chips follow, each of another colour."""

    more: int = 0
    barred: Colour = NO_COLOUR

    def legal(self, s: Table) -> list[OfChip]:
        return [TAKE[chip] for chip in ONES if s.supply[chip] and COLOUR_OF[chip] != self.barred]

    def resolve(self, s: Table, action: OfChip) -> None:
        s.take(action.chip)
        gain(s, self.seat, action.chip)
        if self.more:
            offer_one(s, self.seat, self.more - 1, COLOUR_OF[action.chip])


@found_by(CARD_KINDS, "four_and_one")
class FourAndOne(Own):
    """« Prends 1 jeton de 4 (pas noir) [...]. Ton adversaire prend un jeton de 1 de la même couleur »."""

    def run(self, s: Table) -> None:
        step = TAKE_FOUR[self.player]
        if step.legal(s):
            s.push(step)


class TakeFour(PicksChip[OfChip]):
    """A 4 of any colour that can be bought."""

    def legal(self, s: Table) -> list[OfChip]:
        return [TAKE[chip] for chip in FOURS if s.supply[chip]]

    def resolve(self, s: Table, action: OfChip) -> None:
        s.take(action.chip)
        gain(s, self.seat, action.chip)
        one = FIRST_CHIP[COLOUR_OF[action.chip]]
        if s.supply[one]:
            s.take(one)
            gain(s, 1 - self.seat, one)


@found_by(CARD_KINDS, "stand_2")
class StandTwo(Own):
    """« Avance ton stand de 2 cases »."""

    def run(self, s: Table) -> None:
        stand_forward(s, self.player, RULES["card_stand"])


@found_by(CARD_KINDS, "remove_white")
class RemoveWhite(Own):
    """« Retire 1 jeton blanc de 1 de ton sac » for good; else of the flask, else aside (ruling 49)."""

    def run(self, s: Table) -> None:
        player = self.player
        on_track = [white for white in s.whites[player] if white[1] == WHITE_1]
        if WHITE_1 in s.bags[player]:
            s.bags = put(s.bags, player, without(s.bags[player], WHITE_1))
        elif on_track:
            s.whites = put(s.whites, player, without(s.whites[player], on_track[-1]))
        elif WHITE_1 in s.aside[player]:
            s.aside = put(s.aside, player, without(s.aside[player], WHITE_1))
        else:
            return
        s.removed += 1
        if s.loud:
            events.white_removed(s, player)


@found_by(CARD_KINDS, "opp_white")
class OpponentWhite(Own):
    """« Ton adversaire doit prendre 1 jeton blanc de 1 et le mettre dans son sac »."""

    def run(self, s: Table) -> None:
        white_into_bag(s, 1 - self.player)


ONES: Chips = tuple(FIRST_CHIP[colour] for colour in BUYABLE)
FOURS: Chips = tuple(chip for chip in CHIP.values() if VALUE[chip] == 4 and COLOUR_OF[chip] in BUYABLE)
TRADE = Trade()
MAKE_OFFER = of_seat(MakeOffer)
CHOOSE_PAN = of_seat(ChoosePan)
COLLECT_OFFER = of_seat(CollectOffer)
COLLECT_CARD = of_seat(CollectCard)
TAKE_FOUR = of_seat(TakeFour)
CARD_STEPS = {name: of_seat(kind) for name, kind in CARD_KINDS.items()}
