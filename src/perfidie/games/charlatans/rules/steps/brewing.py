"""2. Préparer la potion: turn after turn, chip after chip, until both potions are finished."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Action, Automatic, Refusal, Seated, put, without
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import (
    COIN_COLOUR,
    COIN_PATIENT,
    COIN_UPGRADE,
    COIN_WHITES,
    DRAW,
    END_TURN,
    ENOUGH,
    NECK,
    PAY_STEP,
    RETURN,
    RETURN_WHITE,
    STOP,
    USE,
    Of,
    OfChip,
)
from perfidie.games.charlatans.rules.box import (
    BLACK,
    BONUS,
    BOX,
    COLOUR_OF,
    DOUBLE_BUY,
    HIGHER,
    RETURN_COLOURS,
    RETURN_TWO_WHITES,
    RULES,
    SAVE_WHITE,
    Chip,
)
from perfidie.games.charlatans.rules.steps.base import Own, PicksChip, no_card, of_seat
from perfidie.games.charlatans.rules.steps.market import back_into_bag, drive, take_from_flask, upgrade
from perfidie.games.charlatans.rules.steps.potion import DrawFrom, discard, place, return_whites
from perfidie.games.charlatans.rules.table import NOBODY, NOTHING, Table, on_side

WHITES_BACK, COLOUR_BACK, UPGRADE_OR_PATIENT = (
    BONUS[name] for name in ("return_whites", "return_colour", "upgrade_or_patient")
)
NECK_ROOM = BOX.flask.neck
WAITING_COINS = (WHITES_BACK, COLOUR_BACK, UPGRADE_OR_PATIENT)


class NextTurn(Automatic[Table]):
    """« Vous jouez toujours en alternance » ; whose potion is finished is skipped, and with both the phase ends."""

    def run(self, s: Table) -> None:
        if len(s.finished) == len(s.turns):
            return
        after = s.first if s.active == NOBODY else 1 - s.active
        s.active = s.active if after in s.finished else after
        s.agenda = (*s.agenda, self, BREW[s.active])
        begin_turn(s)


def begin_turn(s: Table) -> None:
    """What counts by turns starts anew; webs and amber stay until they are used."""
    s.turns = on_side(s.turns, s.active, s.turns[s.active] + 1)
    s.extra = s.placed = 0
    s.shields = ()
    if s.loud:
        events.turn_started(s)


class InTurn(Seated[Table, Action]):
    """A moment of one's turn at which kept cards may be used and, in the last round, steps bought."""

    __slots__ = ()

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action is PAY_STEP:
            if not s.last_round:
                return Refusal("charlatans-last-round-only")
            return Refusal("charlatans-step-price", gold=RULES["step_price"])
        if isinstance(action, Of) and action is USE.get(action.number):
            if action.number not in s.kept[seat]:
                return no_card(action.number)
            if seat not in s.finished:  # afterwards a card comes too late, idle or not
                return idle(action.number)
        return super().why_not(s, seat, action)


def idle(card: int) -> Refusal:
    """A kept card that would have nothing to do."""
    if card == RETURN_COLOURS:
        return Refusal("charlatans-card-return-colours-idle")
    if card == DOUBLE_BUY:
        return Refusal("charlatans-card-double-buy-idle")
    alone = card == SAVE_WHITE
    return Refusal("charlatans-card-save-white-idle" if alone else "charlatans-card-return-two-whites-idle")


class Brew(InTurn):
    """« Tu peux décider à tout moment, avant de piocher un nouveau jeton, de terminer ta potion »."""

    def legal(self, s: Table) -> list[Action]:
        found = [DRAW, STOP] if s.bags[self.seat] else [STOP]
        return found + anytime(s, self.seat)

    def resolve(self, s: Table, action: Action) -> None:
        if action is DRAW:
            s.agenda += DRAWING[self.seat]
        elif action is STOP:
            s.push(OPEN_WINDOW[self.seat], CLOSE_TURN[self.seat])
            s.finished += (self.seat,)
            if s.loud:
                events.finished(s, self.seat)
            move_patient(s, self.seat)
        else:
            s.push(self)
            use(s, self.seat, action)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        return Refusal("charlatans-bag-empty") if action is DRAW else super().why_not(s, seat, action)


class DrawChip(DrawFrom):
    """« Tu pioches un par un des jetons d'ingrédients dans ton sac pour les placer dans ta fiole »."""

    def lay_down(self, s: Table, chip: Chip) -> None:
        if s.loud:
            events.drawn(s, self.player, chip)
        place(s, self.player, chip)


class KeepBrewing(Own):
    """« Répète ces étapes jusqu'à ce que [...] » the neck is full, the potion finished or the flask exploded."""

    def run(self, s: Table) -> None:
        player = self.player
        if s.exploded[player]:
            s.push(OPEN_WINDOW[player], CLOSE_TURN[player])
        elif len(s.necks[player]) >= NECK_ROOM:
            s.push(OPEN_WINDOW[player], CLOSE_TURN[player])
            if s.loud:
                events.neck_full(s, player)
            move_patient(s, player)
        else:
            s.agenda = (*s.agenda, BREW[player])


def movement(s: Table, player: int) -> int:
    """By how much the patient is driven if the turn ends now; nothing without a new chip (ruling 12)."""
    return max(0, s.steps(player) - s.amber[player]) if s.placed else 0


def move_patient(s: Table, player: int) -> None:
    """« Additionne les valeurs [...] et déplace le patient du nombre de cases correspondant » ; amber is used up."""
    steps = movement(s, player)
    if s.placed and s.amber[player]:
        s.amber = put(s.amber, player, 0)
    drive(s, player, steps)


# At any moment of one's turn


def anytime(s: Table, seat: int) -> list[Action]:
    """What may be done before the next chip, or at the end of a turn while the potion is not finished."""
    found: list[Action] = []
    if s.whites[seat]:
        if s.bonus[seat] == WHITES_BACK:
            found.append(COIN_WHITES)
        if s.kept[seat]:
            found += [USE[card] for card in s.kept[seat] if card in (SAVE_WHITE, RETURN_TWO_WHITES)]
    if s.kept[seat] and s.bottoms[seat] and RETURN_COLOURS in s.kept[seat]:
        found.append(USE[RETURN_COLOURS])
    if s.gold[seat] >= RULES["step_price"] and s.last_round:
        found.append(PAY_STEP)
    return found


def use(s: Table, seat: int, action: Action) -> None:
    """Carries out one of them."""
    if action is PAY_STEP:
        price = RULES["step_price"]
        s.earn(seat, -price)
        if s.loud:
            events.gold_lost(s, seat, price, "last-round")
        drive(s, seat, 1)
    elif action is COIN_WHITES:
        spend_coin(s, seat)
        return_whites(s, seat, s.whites[seat])
    elif isinstance(action, Of):
        discard(s, seat, action.number)
        if action.number == RETURN_COLOURS:
            s.push(ReturnColoured(seat, RULES["card_colours"]))
        else:
            s.push(ReturnSomeWhites(seat, RULES["card_whites"] if action.number == RETURN_TWO_WHITES else 1))


def spend_coin(s: Table, seat: int) -> None:
    """« Remets ensuite la pièce sur la fontaine »."""
    s.bonus = put(s.bonus, seat, NOTHING)
    if s.loud:
        events.coin_used(s, seat)


@dataclass(frozen=True, slots=True, eq=False)
class ReturnSomeWhites(Seated[Table, Action]):
    """Cards 3 and 20: so many whites at most go back into the bag, at least one."""

    most: int
    begun: bool = False

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = [RETURN_WHITE[space] for space, _ in s.whites[self.seat]]
        return [*found, ENOUGH] if self.begun else found

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Of):
            return
        return_whites(s, self.seat, tuple([white for white in s.whites[self.seat] if white[0] == action.number]))
        if self.most > 1 and s.whites[self.seat]:
            s.push(ReturnSomeWhites(self.seat, self.most - 1, True))


@dataclass(frozen=True, slots=True, eq=False)
class ReturnColoured(PicksChip[Action]):
    """Card 18: up to three coloured chips of the bottom go back into the bag, at least one (ruling 48)."""

    most: int
    begun: bool = False

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = [RETURN[chip] for chip in sorted(set(s.bottoms[self.seat]))]
        return [*found, ENOUGH] if self.begun else found

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, OfChip):
            return
        s.bottoms = put(s.bottoms, self.seat, without(s.bottoms[self.seat], action.chip))
        back_into_bag(s, self.seat, (action.chip,))
        if s.loud:
            events.returned(s, self.seat, (action.chip,))
        if self.most > 1 and s.bottoms[self.seat]:
            s.push(ReturnColoured(self.seat, self.most - 1, True))


# At the end of a turn


def at_the_end(s: Table, seat: int) -> list[Action]:
    """What may be done after the movement; only the patient can be moved after an explosion (ruling 25)."""
    found: list[Action] = []
    coin, exploded = s.bonus[seat], s.exploded[seat]
    if seat not in s.finished:
        found = anytime(s, seat)
    elif not exploded and s.last_round and s.gold[seat] >= RULES["step_price"]:
        found.append(PAY_STEP)
    if coin == COLOUR_BACK and not exploded:
        found += [COIN_COLOUR[chip] for chip in sorted(set(s.flask(seat)))]
    elif coin == UPGRADE_OR_PATIENT:
        found += [COIN_UPGRADE[chip] for chip in sorted(set(s.necks[seat])) if can_be_upgraded(s, chip)]
        found.append(COIN_PATIENT)
    return found


def can_be_upgraded(s: Table, chip: Chip) -> bool:
    """Whether this is a black chip whose next value is in the supply."""
    return COLOUR_OF[chip] == BLACK and HIGHER[chip] >= 0 and s.supply[HIGHER[chip]] > 0


class OpenWindow(Own):
    """The end of a turn is offered only where something can be done."""

    def run(self, s: Table) -> None:
        if at_the_end(s, self.player):
            s.push(TURN_END[self.player])


class TurnEnd(InTurn):
    """« À la fin de ton 1er tour » : coins that waited, and whatever one may do in one's turn."""

    def legal(self, s: Table) -> list[Action]:
        return [*at_the_end(s, self.seat), END_TURN]

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if action is END_TURN:
            return
        s.push(OPEN_WINDOW[seat])
        if action is COIN_PATIENT:
            spend_coin(s, seat)
            drive(s, seat, RULES["coin_patient"])
        elif isinstance(action, OfChip):
            spend_coin(s, seat)
            if action is COIN_UPGRADE.get(action.chip):
                upgrade(s, seat, NECK, action.chip)
            else:
                take_from_flask(s, seat, action.chip)
                back_into_bag(s, seat, (action.chip,))
                if s.loud:
                    events.returned(s, seat, (action.chip,))
        else:
            use(s, seat, action)


class CloseTurn(Own):
    """« Place ensuite dans le fond de la fiole les 3 jetons du goulot » ; a coin that waited goes back."""

    def run(self, s: Table) -> None:
        player = self.player
        if s.bonus[player] in WAITING_COINS:
            s.bonus = put(s.bonus, player, NOTHING)
        if player not in s.finished:
            s.bottoms = on_side(s.bottoms, player, s.bottoms[player] + s.necks[player])
            s.necks = on_side(s.necks, player, ())


NEXT_TURN = NextTurn()
BREW = of_seat(Brew)
DRAW_CHIP = of_seat(DrawChip)
KEEP_BREWING = of_seat(KeepBrewing)
DRAWING = tuple(zip(KEEP_BREWING, DRAW_CHIP, strict=True))
"""By seat: a chip is drawn, then one goes on; as they lie on the agenda, the last one first."""
OPEN_WINDOW = of_seat(OpenWindow)
TURN_END = of_seat(TurnEnd)
CLOSE_TURN = of_seat(CloseTurn)
