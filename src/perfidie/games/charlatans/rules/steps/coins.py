"""1. Lancer de pièces: the toss, the choice, and what coins do at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from perfidie.engine import Action, Chance, Refusal, Seated, found_by, put
from perfidie.games.charlatans.rules import events
from perfidie.games.charlatans.rules.actions import COIN, TOSS, Of
from perfidie.games.charlatans.rules.box import BONUSES, COIN_OF, COINS, RULES
from perfidie.games.charlatans.rules.steps.base import Own, of_seat
from perfidie.games.charlatans.rules.steps.market import stand_forward
from perfidie.games.charlatans.rules.table import NOTHING, Table


@dataclass(frozen=True, slots=True, eq=False)
class TossCoin(Chance[Table, Of]):
    """« Tu prends les deux pièces et tu les lances une fois »."""

    coin: int

    def legal(self, s: Table) -> list[Of]:
        return SIDES[self.coin].copy()

    def sample(self, s: Table, rng: Random) -> Of:
        return SIDES[self.coin][rng.random() < 0.5]

    def resolve(self, s: Table, action: Of) -> None:
        s.toss += (action.number,)
        if s.loud:
            events.tossed(s, action.number)


class ChooseCoin(Seated[Table, Of]):
    """« Ensuite, tu choisis 1 des deux pièces. Ton adversaire prend l'autre » ; the chooser's bonus comes first."""

    def legal(self, s: Table) -> list[Of]:
        return [COIN[bonus] for bonus in s.toss]

    def resolve(self, s: Table, action: Of) -> None:
        mine, rival = action.number, 1 - self.seat
        others = next(bonus for bonus in s.toss if bonus != mine)
        s.held = s.bonus = put(put(s.held, self.seat, mine), rival, others)
        s.push(COIN_STEPS[BONUSES[mine]][self.seat], COIN_STEPS[BONUSES[others]][rival])
        if s.loud:
            events.coins_taken(s, self.seat)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action in COIN:
            return Refusal("charlatans-not-tossed", coin=action.words[1])
        return super().why_not(s, seat, action)


COIN_KINDS: dict[str, type[Own]] = {}
"""Coin bonuses by id: what each does in this phase. Those that wait are used in phase 2."""


@found_by(COIN_KINDS, "gold_3")
class ThreeGold(Own):
    """« Prends tout de suite 3 pépites d'or »."""

    def run(self, s: Table) -> None:
        s.bonus = put(s.bonus, self.player, NOTHING)
        s.earn(self.player, RULES["coin_gold"])
        if s.loud:
            events.gold_won(s, self.player, RULES["coin_gold"], "coin")


@found_by(COIN_KINDS, "stand_1")
class StandForward(Own):
    """« Avance tout de suite ton stand d'1 case »."""

    def run(self, s: Table) -> None:
        s.bonus = put(s.bonus, self.player, NOTHING)
        stand_forward(s, self.player, RULES["coin_stand"])


class Waits(Own):
    """The coin lies under the neck, or on the first mine, until it is needed."""

    def run(self, s: Table) -> None:
        pass


@found_by(COIN_KINDS, "mine_guard")
class MineGuard(Waits):
    """« Pose cette pièce sur la 1re case minée de ta fiole [...]. La pièce reste là pendant toute la manche »."""


@found_by(COIN_KINDS, "return_whites")
class ReturnWhites(Waits):
    """« Au moment de ton choix pendant ou à la fin de ton 1er tour » (brewing)."""


@found_by(COIN_KINDS, "return_colour")
class ReturnColour(Waits):
    """« À la fin de ton 1er tour, tu peux remettre une fois dans le sac 1 jeton de couleur » (brewing)."""


@found_by(COIN_KINDS, "upgrade_or_patient")
class UpgradeOrPatient(Waits):
    """« Augmenter une fois la valeur d'1 jeton noir dans le goulot [...] ou déplacer le patient de 2 cases »."""


CHOOSE_COIN = of_seat(ChooseCoin)
COIN_STEPS = {name: of_seat(kind) for name, kind in COIN_KINDS.items()}
TOSS_COIN = tuple(TossCoin(coin) for coin in range(len(COINS)))
SIDES = [[TOSS[bonus] for bonus, coin in enumerate(COIN_OF) if coin == each] for each in range(len(COINS))]
