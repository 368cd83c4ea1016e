"""5. « Jouer une carte Personnage »: the eight Characters, each a step found by its id."""

from __future__ import annotations

from dataclasses import dataclass

from perfidie.engine import Action, Automatic, Refusal, found_by, put, without
from perfidie.games.mousquetaires.rules.actions import CHARACTER, WINTER_FOE, WINTER_TRAP, PlayCharacter
from perfidie.games.mousquetaires.rules.box import (
    BASSOMPIERRE,
    CARDS,
    CHARACTERS,
    EFFECTS,
    FORCE,
    HEALTH,
    LIMITS,
    MISSION_BOARDS,
    NO_BOARD,
    NOTHING,
    ROCHELLE,
    Board,
    Foe,
    Hero,
    Trap,
)
from perfidie.games.mousquetaires.rules.events import phase_two
from perfidie.games.mousquetaires.rules.steps.base import card_draws
from perfidie.games.mousquetaires.rules.steps.challenge import BY_KITTY, discard_trap, reveal
from perfidie.games.mousquetaires.rules.steps.missions import check_mission, send_home
from perfidie.games.mousquetaires.rules.table import Table

Key = tuple[int, int, int]
"""Board, Musketeer or kind, thing: what a Character is played at."""
PLAIN: Key = (NOTHING, NOTHING, NOTHING)


@dataclass(frozen=True, slots=True, eq=False)
class Character(Automatic[Table]):
    """A Character, played by `hero`."""

    hero: Hero
    board: Board = NO_BOARD
    kind: int = NOTHING
    thing: int = NOTHING

    @staticmethod
    def uses(s: Table, hero: Hero) -> list[Key]:
        """All it can do now; without a use it cannot be played."""
        return [PLAIN]


CHARACTER_STEPS: dict[str, type[Character]] = {}


def characters(s: Table, hero: Hero) -> list[Action]:
    """The Characters he holds that have a use, wherever he is."""
    hand = s.hands[hero]
    return [
        CHARACTER[card, *key] for card in CHARACTERS if hand[card] for key in CHARACTER_STEPS[CARDS[card]].uses(s, hero)
    ]


def why_no_character(s: Table, hero: Hero, action: PlayCharacter) -> Refusal:
    """He does not hold it, or it has no use."""
    held = s.hands[hero][action.card]
    return Refusal("mousquetaires-no-use" if held else "mousquetaires-not-in-hand", card=CARDS[action.card])


def play_character(s: Table, hero: Hero, action: PlayCharacter) -> None:
    """It is discarded first, then carried out (ruling 71); Bassompierre goes to La Rochelle instead."""
    s.actions -= 1
    if action.card == BASSOMPIERRE:
        s.take_card(hero, action.card)
    else:
        s.throw_away(hero, action.card)
    if s.loud:
        phase_two.character_played(s, hero, action.card)
    s.push(CHARACTER_STEPS[CARDS[action.card]](hero, action.board, action.whom, action.thing))


@found_by(CHARACTER_STEPS, "essarts")
class Essarts(Character):
    """« M. des Essarts » : pistoles."""

    def run(self, s: Table) -> None:
        s.earn(EFFECTS["essarts_pistoles"], 0)
        if s.loud:
            phase_two.gained(s, EFFECTS["essarts_pistoles"], 0)


@found_by(CHARACTER_STEPS, "buckingham")
class Buckingham(Character):
    """« Le duc de Buckingham » : an epic token."""

    def run(self, s: Table) -> None:
        s.earn(0, EFFECTS["buckingham_epic"])
        if s.loud:
            phase_two.gained(s, 0, EFFECTS["buckingham_epic"])


@found_by(CHARACTER_STEPS, "bassompierre")
class Bassompierre(Character):
    """« M. de Bassompierre » : lies at La Rochelle and counts as a Double Combat."""

    @staticmethod
    def uses(s: Table, hero: Hero) -> list[Key]:
        return [PLAIN] if s.places[hero] == ROCHELLE and len(s.slots) < LIMITS["slots"] else []

    def run(self, s: Table) -> None:
        s.slots += (BASSOMPIERRE,)
        if s.loud:
            phase_two.reinforced(s, self.hero, BASSOMPIERRE)


@found_by(CHARACTER_STEPS, "planchet")
class Planchet(Character):
    """« Planchet » : draws cards."""

    def run(self, s: Table) -> None:
        s.push(card_draws(self.hero, EFFECTS["planchet_cards"]))


@found_by(CHARACTER_STEPS, "kitty")
class Kitty(Character):
    """« Kitty » : tells where Milady is; Rochefort guards the place all the same."""

    @staticmethod
    def uses(s: Table, hero: Hero) -> list[Key]:
        return [] if s.revealed else [PLAIN]

    def run(self, s: Table) -> None:
        reveal(s, BY_KITTY, self.hero)


@found_by(CHARACTER_STEPS, "de_winter")
class DeWinter(Character):
    """« Lord de Winter » : a Trap is discarded, or a weak Adversary goes back to Milady without a reward."""

    @staticmethod
    def uses(s: Table, hero: Hero) -> list[Key]:
        found: list[Key] = []
        for board in MISSION_BOARDS:
            found += [(board, WINTER_TRAP, trap) for trap in sorted(set(s.traps[board]))]
            weak = [foe for foe in sorted(s.foes[board]) if FORCE[foe] <= EFFECTS["de_winter_force"]]
            found += [(board, WINTER_FOE, foe) for foe in weak]
        return found

    def run(self, s: Table) -> None:
        if self.kind == WINTER_TRAP:
            discard_trap(s, self.board, Trap(self.thing))
            return
        foe = Foe(self.thing)
        s.foes = put(s.foes, self.board, without(s.foes[self.board], foe))
        send_home(s, foe)
        if s.loud:
            phase_two.sent_home(s, self.board, foe)
        check_mission(s, self.board)


@found_by(CHARACTER_STEPS, "king")
class King(Character):
    """« Le Roi Louis XIII » : the Queen's marker goes back."""

    @staticmethod
    def uses(s: Table, hero: Hero) -> list[Key]:
        return [PLAIN] if s.queen else []

    def run(self, s: Table) -> None:
        s.queen = max(0, s.queen - EFFECTS["king_queen"])
        if s.loud:
            phase_two.queen_saved(s)


@found_by(CHARACTER_STEPS, "surgeon")
class Surgeon(Character):
    """« Le chirurgien » : full Health for one who is wounded and able, wherever he is."""

    @staticmethod
    def uses(s: Table, hero: Hero) -> list[Key]:
        return [
            (NOTHING, other, NOTHING) for other in s.setup.team if s.able(other) and s.health[other] < HEALTH[other]
        ]

    def run(self, s: Table) -> None:
        hero = Hero(self.kind)
        s.health = put(s.health, hero, HEALTH[hero])
        if s.loud:
            phase_two.healed(s, hero)
