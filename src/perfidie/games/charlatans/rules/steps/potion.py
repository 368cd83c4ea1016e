"""Drawing a chip from a bag, placing it in the flask, the bonus space, and explosions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar

from perfidie.engine import Action, Chance, Refusal, Seated, found_by, put, without
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import (
    ACCEPT,
    BONUS_STAND,
    BONUS_UPGRADE,
    DRAWN,
    GIVE_STEPS,
    LOSE_GOLD,
    USE,
    Of,
    OfChip,
)
from perfidie.games.charlatans.rules.box import BLACK, BOX, RULES, SAVE_WHITE, VALUE, Chip, Row, books
from perfidie.games.charlatans.rules.steps.base import Own, no_card, of_seat
from perfidie.games.charlatans.rules.steps.market import OFFER_UPGRADE, back_into_bag, drive, stand_forward
from perfidie.games.charlatans.rules.table import MINE_GUARD, NO_CHIP, Table, Whites, on_side

FLASK = BOX.flask
FIRST_MINE = FLASK.mined[0]


@dataclass(frozen=True, slots=True, eq=False)
class DrawFrom(Chance[Table, OfChip]):
    """One chip out of this player's bag, shown to both."""

    player: int

    def legal(self, s: Table) -> list[OfChip]:
        return [DRAWN[chip] for chip in sorted(set(s.bags[self.player]))]

    def weights(self, s: Table) -> list[int]:
        bag = s.bags[self.player]
        return [bag.count(chip) for chip in sorted(set(bag))]

    def sample(self, s: Table, rng: Random) -> OfChip:
        bag = s.bags[self.player]
        return DRAWN[bag[int(rng.random() * len(bag))]]

    def resolve(self, s: Table, action: OfChip) -> None:
        self.take(s, action.chip)
        self.lay_down(s, action.chip)

    def take(self, s: Table, chip: Chip) -> None:
        """The chip leaves the bag."""
        s.bags = on_side(s.bags, self.player, without(s.bags[self.player], chip))

    def lay_down(self, s: Table, chip: Chip) -> None:
        """What becomes of the chip: it lies on the table until the page has been carried out."""
        s.shown += (chip,)
        if s.loud:
            events.shown(s, self.player, chip)


@dataclass(frozen=True, slots=True, eq=False)
class Effect(Own):
    """What a chip does when it is placed; most find it already lying in the neck."""

    chip: Chip
    lays_itself: ClassVar[bool] = False
    """Whether the effect decides where the chip goes."""


EFFECTS: dict[str, type[Effect]] = {}
"""What chips do when they are placed, by the id in the data file."""


@cache
def effects_of(pages: Row) -> tuple[tuple[Effect | None, ...], ...]:
    """By player and chip: what happens when it is placed while the books lie open so; None for a page of phase 3."""
    names = books(pages).effect
    return of_seat(
        lambda player: tuple([EFFECTS[name](player, Chip(chip)) if name else None for chip, name in enumerate(names)])
    )


def place(s: Table, player: int, chip: Chip) -> None:
    """« Pose-le sur une case libre du goulot [...]. Effectue alors immédiatement l'action prévue »."""
    effect = effects_of(s.pages)[player][chip]
    if effect is None or not effect.lays_itself:
        lay(s, player, chip)
    if effect is not None:
        effect.run(s)


def lay(s: Table, player: int, chip: Chip, *, in_neck: bool = True) -> None:
    """A coloured chip comes to lie in the neck, or in the bottom."""
    if in_neck:
        s.necks = on_side(s.necks, player, s.necks[player] + (chip,))
    else:
        s.bottoms = on_side(s.bottoms, player, s.bottoms[player] + (chip,))
    count_as_placed(s, player, chip)
    if s.loud:
        events.placed(s, player, chip, in_neck)


def count_as_placed(s: Table, player: int, chip: Chip) -> None:
    """A chip placed this turn allows the movement at its end, even if it is put back (ruling 12)."""
    s.placed += 1
    s.trails = on_side(s.trails, player, (s.trails[player][1], chip))


@found_by(EFFECTS, "plain")
class Plain(Effect):
    """Délicieuse citrouille : no action."""

    def run(self, s: Table) -> None:
        pass


@found_by(EFFECTS, "lead_gold")
class LeadGold(Effect):
    """Plomb d'alchimiste : « tu obtiens des pépites d'or à chaque fois que tu places des jetons noirs »."""

    def run(self, s: Table) -> None:
        gold = LEAD_GOLD[VALUE[self.chip]]
        s.earn(self.player, gold)
        if s.loud:
            events.gold_won(s, self.player, gold, "lead")


@found_by(EFFECTS, "white_track")
class WhiteTrack(Effect):
    """« Place chaque autre jeton blanc derrière la dernière case occupée en comptant le nombre de cases »."""

    lays_itself = True

    def run(self, s: Table) -> None:
        player, chip = self.player, self.chip
        value, whites = VALUE[chip], s.whites[player]
        shield = next((highest for highest in s.shields if highest >= value), 0) if s.shields else 0
        if shield:  # pink III: the smallest that is enough; the chip does not count as placed (ruling 45)
            s.shields = without(s.shields, shield)
            s.aside = put(s.aside, player, s.aside[player] + (chip,))
            if s.loud:
                events.shielded(s, player, chip)
            return
        space = (whites[-1][0] if whites else 0) + value + s.webs[player]
        if s.webs[player]:
            s.webs = put(s.webs, player, 0)
        s.whites = on_side(s.whites, player, (*whites, (space, chip)))
        count_as_placed(s, player, chip)
        if s.loud:
            events.white_placed(s, player, chip, space)
        if space >= FIRST_MINE and mined(s, player, space):
            s.push(SAVE_POTION[player] if SAVE_WHITE in s.kept[player] else EXPLODE[player])
        elif space in FLASK.bonus:
            s.push(BONUS_SPACE[player])


def mined(s: Table, player: int, space: int) -> bool:
    """Whether a white on this space explodes; the coin covers the first mine alone (rulings 27, 28)."""
    if space < FLASK.mined[0]:
        return False
    if space == FLASK.mined[0] and s.bonus[player] == MINE_GUARD:
        return False
    return space in FLASK.mined or space > FLASK.mined[-1]


class BonusSpace(Seated[Table, Action]):
    """« Tu peux choisir immédiatement entre deux options » : one of them must be taken (ruling 29)."""

    def legal(self, s: Table) -> list[Action]:
        return [BONUS_STAND, BONUS_UPGRADE]

    def resolve(self, s: Table, action: Action) -> None:
        if action is BONUS_STAND:
            stand_forward(s, self.seat, RULES["bonus_stand"])
        else:
            s.push(OFFER_UPGRADE[self.seat])


# Ta fiole explose


class SavePotion(Seated[Table, Action]):
    """Card 3: « Tu peux aussi utiliser cette carte après explosion de ta fiole. L'explosion est ainsi annulée »."""

    def legal(self, s: Table) -> list[Action]:
        return [USE[SAVE_WHITE], ACCEPT]

    def resolve(self, s: Table, action: Action) -> None:
        if action is ACCEPT:
            s.push(EXPLODE[self.seat])
            return
        discard(s, self.seat, SAVE_WHITE)
        return_whites(s, self.seat, (s.whites[self.seat][-1],))

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if isinstance(action, Of) and action is USE.get(action.number) and action.number not in s.kept[seat]:
            return no_card(action.number)
        return super().why_not(s, seat, action)  # any other card that is kept comes too late


def discard(s: Table, player: int, card: int) -> None:
    """A kept card is used and put away; who did so last may be behind for it (ruling 19)."""
    s.kept = put(s.kept, player, without(s.kept[player], card))
    s.discarder = player
    if s.loud:
        events.card_used(s, player, card)


def return_whites(s: Table, player: int, whites: Whites) -> None:
    """Whites of the track go back into the bag; that breaks the link to the chip placed before (ruling 44)."""
    s.whites = put(s.whites, player, tuple([white for white in s.whites[player] if white not in whites]))
    back_into_bag(s, player, tuple([chip for _, chip in whites]))
    s.trails = put(s.trails, player, (NO_CHIP, NO_CHIP))
    if s.loud:
        events.whites_returned(s, player, whites)


class Explode(Own):
    """« Place dans le fond tous les jetons contenus dans le goulot. [...] ta potion est terminée »."""

    def run(self, s: Table) -> None:
        player = self.player
        s.bottoms = put(s.bottoms, player, s.bottoms[player] + s.necks[player])
        s.necks = put(s.necks, player, ())
        s.extra = 0
        s.finished += (player,)
        s.exploded = put(s.exploded, player, 1)
        if s.loud:
            events.exploded(s, player)
        costs: list[Penalty | LastBlast] = []
        if s.gold[player] // RULES["explosion_divisor"]:
            costs.append(PENALTY[player])
        if s.last_round:  # « 7 pas dans la direction de ton adversaire en plus » : after the usual (ruling 57)
            costs.append(LAST_BLAST[player])
        s.push(*costs)


class Penalty(Seated[Table, Action]):
    """« Cède la moitié des pépites d'or (en arrondissant vers le bas) OU [...] déplace le patient du nombre »."""

    def legal(self, s: Table) -> list[Action]:
        return [LOSE_GOLD, GIVE_STEPS]

    def resolve(self, s: Table, action: Action) -> None:
        half = s.gold[self.seat] // RULES["explosion_divisor"]
        if action is LOSE_GOLD:
            s.earn(self.seat, -half)
            if s.loud:
                events.gold_lost(s, self.seat, half, "explosion")
        else:  # towards the rival, as if they had done it (rulings 6 to 9)
            drive(s, 1 - self.seat, half)


class LastBlast(Own):
    """The last round's card: an explosion also drives the patient towards the rival."""

    def run(self, s: Table) -> None:
        drive(s, 1 - self.player, RULES["last_explosion_steps"])


LEAD_GOLD = dict(zip(BOX.ingredient[BLACK].values, BOX.ingredient[BLACK].amount, strict=True))
BONUS_SPACE = of_seat(BonusSpace)
SAVE_POTION = of_seat(SavePotion)
EXPLODE = of_seat(Explode)
PENALTY = of_seat(Penalty)
LAST_BLAST = of_seat(LastBlast)
DRAW_FROM = of_seat(DrawFrom)
