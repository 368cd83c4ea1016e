"""The market square and the chips' worth: patient, stands, guild house, mayor, upgrades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from perfidie.engine import Action, Refusal, Seated, found_by, put, without
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import (
    BOTTOM,
    COLOURED,
    DECLINE,
    FAVOUR,
    NECK,
    TAKE,
    UPGRADE,
    Of,
    OfChip,
    Upgrade,
)
from perfidie.games.charlatans.rules.box import (
    BLACK,
    BOX,
    CHIPS,
    COLOUR_OF,
    COLOURS,
    FAVOURS,
    HIGHER,
    ROOF,
    RULES,
    SIGN,
    VALUE,
    WHITE_1,
    Chip,
    Chips,
    Colour,
    Zone,
    into,
)
from perfidie.games.charlatans.rules.steps.base import Own, PicksChip, of_seat
from perfidie.games.charlatans.rules.table import Table

PATH = BOX.path


# Déplacer le patient


def drive(s: Table, player: int, steps: int) -> None:
    """« Avance le pion du nombre de pas autorisés en direction de ton stand » ; a new patient's first step is space 1.

    A patient who reaches the stand stays on it; the stand goes back at once, and the next patient walks the rest.
    """
    if steps <= 0:
        return
    sign, here, out, stand = SIGN[player], s.patient, s.out, s.stands[player]
    missing = s.setup.goal - s.cured[player]
    arrived = []
    for _ in range(steps):
        if not here:
            out += 1
        here = here + sign or sign  # no space between the two halves (ruling 5)
        if here == sign * stand:
            arrived.append(out)
            here, stand = 0, min(stand + PATH.retreat, PATH.stand_farthest)
            if len(arrived) == missing:
                break
    s.patient, s.out = here, out
    if arrived:
        s.stands = put(s.stands, player, stand)
        s.arrived += tuple(arrived)
        s.push(*(ENTER_GUILD[player],) * len(arrived))
    if s.loud:
        events.patient_moved(s, player, steps, len(arrived))


# Déplacer son stand


def stand_forward(s: Table, player: int, spaces: int) -> None:
    """« Avancer ton stand [...] en direction du parc » ; a patient it meets or passes is cured at once (ruling 31)."""
    stand = max(s.stands[player] - spaces, PATH.stand_nearest)
    s.stands = put(s.stands, player, stand)
    if s.loud:
        events.stand_moved(s, player)
    if s.patient * SIGN[player] >= stand:
        s.patient = 0
        s.stands = put(s.stands, player, min(stand + PATH.retreat, PATH.stand_farthest))
        s.arrived += (s.out,)
        s.push(ENTER_GUILD[player])
        if s.loud:
            events.patient_met(s, player)


@dataclass(frozen=True, slots=True, eq=False)
class MoveStand(Own):
    """The stand goes so many spaces forward."""

    spaces: int

    def run(self, s: Table) -> None:
        stand_forward(s, self.player, self.spaces)


# La maison de la guilde


class EnterGuild(Own):
    """« Mets-le sur la rangée des personnes soignées [...]. Attribue ensuite le bonus indiqué sur cette case »."""

    def run(self, s: Table) -> None:
        healer, figure = self.player, s.arrived[0]
        s.arrived = s.arrived[1:]
        cured = s.cured[healer] + 1
        s.cured = put(s.cured, healer, cured)
        mayor = figure == s.setup.mayor
        if s.loud:
            events.cured(s, healer, mayor)
        if cured == s.setup.goal:
            s.agenda = ()  # the game is over at once: no bonus, no step left
        elif mayor:
            s.push(ASK_FAVOUR[healer])
        else:
            s.push(ROOF_STEPS[ROOF[cured - 1]][healer])


ROOF_KINDS: dict[str, type[Own]] = {}
"""Roof bonuses by id; `player` is the healer."""


@found_by(ROOF_KINDS, "opp_upgrade")
class OpponentUpgrades(Own):
    """« Ton adversaire peut immédiatement augmenter la valeur d'1 jeton noir contenu dans sa fiole »."""

    def run(self, s: Table) -> None:
        s.push(OFFER_UPGRADE[1 - self.player])


@found_by(ROOF_KINDS, "self_white")
class HealerTakesWhite(Own):
    """« Tu dois tout de suite prendre 1 jeton blanc de 1 dans la réserve et le mettre dans ton sac »."""

    def run(self, s: Table) -> None:
        white_into_bag(s, self.player)


@found_by(ROOF_KINDS, "opp_chip")
class OpponentTakesChip(Own):
    """« Ton adversaire peut tout de suite prendre 1 jeton de 1 ou de 2 dans la réserve »."""

    def run(self, s: Table) -> None:
        taker = ROOF_CHIP[1 - self.player]
        if len(taker.legal(s)) > 1:
            s.push(taker)


@found_by(ROOF_KINDS, "none")
class NoBonus(Own):
    """The last space of the roof: the game is over there."""

    def run(self, s: Table) -> None:
        pass


class RoofChip(PicksChip[Action]):
    """A chip of 1 or 2, black allowed, white not (ruling 36); it goes straight into the bag; one may decline."""

    def legal(self, s: Table) -> list[Action]:
        supply = s.supply
        return [*[TAKE[chip] for chip in ROOF_CHIPS if supply[chip]], DECLINE]

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, OfChip):
            if s.loud:
                events.declined(s, self.seat, "chip")
            return
        s.take(action.chip)
        gain(s, self.seat, action.chip, to_bag=True)


def white_into_bag(s: Table, seat: int) -> None:
    """A white 1 from the supply into a bag; nothing where there is none left."""
    if s.supply[WHITE_1]:
        s.take(WHITE_1)
        gain(s, seat, WHITE_1, to_bag=True)


def gain(s: Table, seat: int, chip: Chip, *, to_bag: bool = False) -> None:
    """A chip, already taken out of the supply, becomes this player's; at the latest in phase 6 it is in the bag."""
    if to_bag:
        s.bags = put(s.bags, seat, into(s.bags[seat], (chip,)))
    else:
        s.bought = put(s.bought, seat, s.bought[seat] + (chip,))
    s.gained += ((s.round, seat, chip),)
    if s.loud:
        events.chip_won(s, seat, chip, to_bag)


class Favour(Seated[Table, Of]):
    """The mayor (option): instead of the roof bonus her healer asks for gold, for room or for better lead."""

    def legal(self, s: Table) -> list[Of]:
        return list(FAVOUR)

    def resolve(self, s: Table, action: Of) -> None:
        name = FAVOURS[action.number]
        if name == "gold":
            s.earn(self.seat, BOX.mayor["gold"])
            if s.loud:
                events.gold_won(s, self.seat, BOX.mayor["gold"], "mayor")
        elif name == "stand":
            stand_forward(s, self.seat, BOX.mayor["stand"])
        else:
            s.push(*(OFFER_UPGRADE[self.seat],) * BOX.mayor["upgrades"])


# Augmenter la valeur des jetons


def upgradable(s: Table, seat: int, colour: Colour = BLACK) -> list[Upgrade]:
    """The chips of a flask whose next value is in the supply (ruling 22: no jumping)."""
    found = []
    for zone, row in ((NECK, s.necks[seat]), (BOTTOM, s.bottoms[seat])):
        for chip in sorted(set(row)):
            if COLOUR_OF[chip] == colour and HIGHER[chip] >= 0 and s.supply[HIGHER[chip]]:
                found.append(UPGRADE[zone, chip])
    return found


def upgrade(s: Table, seat: int, zone: Zone, chip: Chip) -> None:
    """« Place le nouveau jeton exactement à l'endroit où se trouvait celui d'avant ». It pays no gold (ruling 23)."""
    better = HIGHER[chip]
    row = s.necks[seat] if zone == NECK else s.bottoms[seat]
    row = put(row, row.index(chip), better)
    if zone == NECK:
        s.necks = put(s.necks, seat, row)
    else:
        s.bottoms = put(s.bottoms, seat, row)
    s.give_back(chip)
    s.take(better)
    if s.loud:
        events.upgraded(s, seat, chip, better, zone)


class OfferUpgrade(Own):
    """One black chip may be upgraded; where none can, there is 1 gold instead (ruling 21)."""

    def run(self, s: Table) -> None:
        if upgradable(s, self.player):
            s.push(UPGRADE_LEAD[self.player])
        else:
            gold = RULES["upgrade_impossible_gold"]
            s.earn(self.player, gold)
            if s.loud:
                events.gold_won(s, self.player, gold, "no-upgrade")


class Upgrades(Seated[Table, Action]):
    """A chip of one colour is exchanged for the next one, if it lies there and the next value is in the supply."""

    __slots__ = ()
    colour: ClassVar[int]

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if not isinstance(action, Upgrade):
            return super().why_not(s, seat, action)
        if COLOUR_OF[action.chip] != self.colour:
            return Refusal("charlatans-wrong-colour", colour=COLOURS[self.colour])
        if not s.supply[HIGHER[action.chip]]:
            return Refusal("charlatans-sold-out", chip=CHIPS[HIGHER[action.chip]])
        return Refusal("charlatans-no-such-chip", chip=CHIPS[action.chip])


class UpgradeLead(Upgrades):
    """« Si le symbole est représenté en noir, tu peux uniquement augmenter la valeur de jetons noirs »."""

    colour = BLACK

    def legal(self, s: Table) -> list[Action]:
        return [*upgradable(s, self.seat), DECLINE]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Upgrade):
            upgrade(s, self.seat, action.zone, action.chip)
        elif s.loud:
            events.declined(s, self.seat, "upgrade")


def back_into_bag(s: Table, seat: int, chips: Chips) -> None:
    """Chips that were taken out of a flask, or drawn, go into the bag."""
    s.bags = put(s.bags, seat, into(s.bags[seat], chips))


def take_from_flask(s: Table, seat: int, chip: Chip) -> None:
    """One coloured chip out of the bottom, or where it lies there not, out of the neck."""
    if chip in s.bottoms[seat]:
        s.bottoms = put(s.bottoms, seat, without(s.bottoms[seat], chip))
    else:
        s.necks = put(s.necks, seat, without(s.necks[seat], chip))


ROOF_CHIPS = tuple(chip for chip in COLOURED if VALUE[chip] <= RULES["roof_chip_most"])
ENTER_GUILD = of_seat(EnterGuild)
ROOF_CHIP = of_seat(RoofChip)
ASK_FAVOUR = of_seat(Favour)
OFFER_UPGRADE = of_seat(OfferUpgrade)
UPGRADE_LEAD = of_seat(UpgradeLead)
ROOF_STEPS = {name: of_seat(kind) for name, kind in ROOF_KINDS.items()}
