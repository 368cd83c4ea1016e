"""Plain facts read from a scene of the duel."""

from __future__ import annotations

from dataclasses import replace

from perfidie.boards import reading
from perfidie.boards.reading import Reader
from perfidie.boards.scene import Scene
from perfidie.games.charlatans.rules.setup import Rules
from perfidie.games.charlatans.rules.table import NOBODY
from perfidie.games.charlatans.sight.view import Charlatan, Sight

COINS, BREWING, EFFECTS, TRADING, BUYING, OVER = range(6)
"""The phases of a round: coins are tossed, potions brewed, effects carried out; scale, shop. Then it is over."""
PHASES = {
    "ChooseCoin": COINS,
    **dict.fromkeys(
        (
            "Brew",
            "TurnEnd",
            "BonusSpace",
            "SavePotion",
            "Penalty",
            "ChooseChip",
            "SetRivalsAside",
            "BuySteps",
            "UndoWhite",
            "ChooseZone",
            "StrikeDeal",
            "ReturnSomeWhites",
            "ReturnColoured",
            "UpgradeLead",
            "RoofChip",
            "Favour",
        ),
        BREWING,
    ),
    **dict.fromkeys(("YieldToBlackmail", "UpgradePumpkin"), EFFECTS),
    **dict.fromkeys(("MakeOffer", "ChoosePan", "TakeOne", "TakeFour"), TRADING),
    "BuyChips": BUYING,
}
WANDERING = ("UpgradeLead", "RoofChip", "Favour")
"""Steps that come in several phases: what happened last tells which. So it does while chance acts."""
HEARD = {
    "round-started": COINS,
    "turn-started": BREWING,
    "effects-begin": EFFECTS,
    **dict.fromkeys(("offered", "card-chosen", "offer-chosen"), TRADING),
    "bought": BUYING,
}
"""The phase in which, or with which, these are told."""
EMBLEMS = {
    "white": "unlit-bomb",
    "black": "metal-bar",
    "orange": "pumpkin",
    "blue": "semi-closed-eye",
    "red": "dragon-head",
    "green": "herbs-bundle",
    "pink": "spider-web",
    "yellow": "amber-mosquito",
    "purple": "spotted-mushroom",
}
"""The icon of each ingredient (`pieces.html` has the same)."""
BONUS_EMBLEMS = {
    "mine_guard": "checked-shield",
    "gold_3": "gold-nuggets",
    "return_whites": "unlit-bomb",
    "stand_1": "camping-tent",
    "return_colour": "swap-bag",
    "upgrade_or_patient": "meeple",
}
"""The icon of each side of a coin."""
ROOF_EMBLEMS = {
    "opp_upgrade": "metal-bar",
    "self_white": "unlit-bomb",
    "opp_chip": "swap-bag",
    "none": "laurel-crown",
}

Chips = tuple[str, ...]


class Reading(reading.Reading[Sight, Rules]):
    """What every part of the board asks a scene for."""

    __slots__ = ()

    @property
    def me(self) -> int:
        """The seat at the bottom of the board: the viewer's; blue's for who has none."""
        return self.seat or 0

    @property
    def rival(self) -> int:
        return 1 - self.me

    @property
    def decider(self) -> int:
        """Who decides now; nobody at the end."""
        return self.view.waiting[0] if self.view.waiting else NOBODY

    @property
    def last_round(self) -> bool:
        return self.sight.round == self.sight.rounds

    def side(self, seat: int) -> Charlatan:
        return self.sight.sides[seat]

    def brews(self, seat: int) -> bool:
        """Whether it is this seat's turn in phase 2, with a potion that is not finished."""
        return self.phase == BREWING and self.sight.active == seat and seat not in self.sight.finished


class PhaseReader(Reader[Reading]):
    """Readings of the duel; a step that comes in several phases is put where it happens."""

    def __call__(self, scene: Scene) -> Reading:
        last = self.last
        if last is not None and last.scene is scene:
            return last
        found = super().__call__(scene)
        if found.phase != OVER and (found.view.step in WANDERING or found.view.step not in PHASES):
            found = self.last = replace(found, phase=phase_of(scene))
        return found


def phase_of(scene: Scene) -> int:
    """The phase in which the viewer is, by what they were told last."""
    return next((HEARD[each.kind] for each in reversed(scene.recent) if each.kind in HEARD), COINS)


read = PhaseReader(Reading, Rules, PHASES, OVER)


def colour_of(chip: str) -> str:
    """The ingredient of a chip."""
    return chip.partition("-")[0]


def value_of(chip: str) -> int:
    """The value of a chip."""
    return int(chip.partition("-")[2])
