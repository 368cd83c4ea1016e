"""Plain facts read from a scene of Mousquetaires du Roy, and what all parts of its board share."""

from __future__ import annotations

from perfidie.boards import reading
from perfidie.boards.pieces import kept
from perfidie.boards.reading import Reader, names_of
from perfidie.boards.scene import Draw, Html, Scene
from perfidie.games.mousquetaires.rules.box import (
    BOX,
    MISSIONS,
    MUSKETEERS,
    ON_LOUVRE,
    ON_PARIS,
    SKILLS,
    Board,
    Mission,
    Row,
    Stage,
)
from perfidie.games.mousquetaires.rules.setup import Rules
from perfidie.games.mousquetaires.sight.view import Posting, Rider, Sight

DEALING, PREPARING, MILADYS, MUSKETEERS_PHASE, SIEGE, ROUND_END, OVER = range(-1, 6)
"""The phases, as the sight counts them; then it is over."""
SKILL_EMBLEMS = {
    "erudition": "open-book", "nobility": "queen-crown", "gallantry": "rose", "panache": "two-feathers",
}  # fmt: skip
FACE_EMBLEMS = {"sword": "piercing-sword", "shield": "checked-shield", "lys": "fleur-de-lys"}
PLACE_EMBLEMS = {
    "vieux_colombier": "family-house", "paris": "village", "louvre": "castle", "la_rochelle": "cannon",
    "ferrets": "gem-pendant", "richelieu": "pope-crown", "milady_house": "dagger-rose", "bastille": "stone-tower",
}  # fmt: skip
CARD_EMBLEMS = {
    "combat": "crossed-swords", "double": "crossed-swords", **SKILL_EMBLEMS, "essarts": "two-coins",
    "buckingham": "laurels", "bassompierre": "cannon", "planchet": "horse-head", "kitty": "love-letter",
    "de_winter": "ui-swap", "king": "imperial-crown", "surgeon": "hearts",
}  # fmt: skip
TOKEN_EMBLEMS = {
    "thoroughbred": "horse-head", "pistol": "sparky-bomb", "leather": "checked-shield", "toledo": "piercing-sword",
    **{f"imp_{skill}": emblem for skill, emblem in SKILL_EMBLEMS.items()}, "imp_botte": "fleur-de-lys",
}  # fmt: skip
LETTERS = {"dartagnan": "D", "athos": "At", "porthos": "P", "aramis": "Ar", "treville": "T"}
"""On figures and portraits; Athos and Aramis begin alike, so they bear two."""


class Reading(reading.Reading[Sight, Rules]):
    """What every part of the board asks a scene for."""

    __slots__ = ()

    @property
    def milady(self) -> bool:
        """Whether the viewer is Milady."""
        return self.seat is not None and self.seat == self.rules.milady

    @property
    def mine(self) -> tuple[Rider, ...]:
        """The Musketeers the viewer plays."""
        return tuple([rider for rider in self.sight.riders if rider.seat == self.seat])

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def rider(self, hero: str) -> Rider | None:
        """A Musketeer by his id; None where he does not ride."""
        return next((rider for rider in self.sight.riders if rider.id == hero), None)

    def shape(self, hero: str) -> int:
        """A Musketeer is a colour and a shape, as a seat is: those of the seat that plays him and nobody else.

        Where somebody plays several, they have the pairs that no seat has.
        """
        return shapes(self.rules.team, self.rules.seat_of, self.rules.seats)[hero]

    def portrait(self, hero: str, classes: str = "") -> Html:
        """The medal of a Musketeer: letter, shape and colour."""
        return portrait(self.draw, hero, self.shape(hero), classes)

    def at(self, place: str) -> tuple[Rider, ...]:
        """The Musketeers at a place."""
        return tuple([rider for rider in self.sight.riders if rider.place == place])


class PhaseReader(Reader[Reading]):
    """Readings of this game; its sight tells the phase."""

    def __call__(self, scene: Scene) -> Reading:
        last = self.last
        if last is not None and last.scene is scene:
            return last
        view, memo = scene.view, scene.memo
        if "agreed" not in memo:  # a table's rules and names are the same in all its scenes
            memo["agreed"] = (self.rules(view), names_of(scene.texts, view.seats))
        rules, names = memo["agreed"]
        phase = OVER if view.outcome else view.table.phase
        found = self.last = Reading(scene, scene.draw, view, view.table, rules, names, view.seat, phase)
        return found


read = PhaseReader(Reading, Rules, {}, OVER)


@kept
def shapes(team: Row, seat_of: Row, seats: int) -> dict[str, int]:
    """By Musketeer: the number of his colour and shape."""
    alone = len({seat_of[hero] for hero in team}) == len(team)
    return {MUSKETEERS[hero]: seat_of[hero] if alone else seats + place for place, hero in enumerate(team)}


def mission_of(board: Board, card: str) -> Mission | None:
    """What is printed on the card in Paris or at the Louvre."""
    return next((mission for mission in MISSIONS[board] if mission.id == card), None)


def stage_of(number: int) -> Stage:
    """A board of the quest, by its number from 1."""
    return BOX.quest[number - 1]


def postings(sight: Sight) -> tuple[tuple[int, str, Posting], ...]:
    """The two boards on which missions lie: number, place, and what lies there."""
    return ((ON_PARIS, "paris", sight.paris), (ON_LOUVRE, "louvre", sight.louvre))


def trapped(traps: tuple[str, ...]) -> dict[str, int]:
    """By how much Traps raise the value of a Skill's Challenges there."""
    raised = {trap.skill: BOX.effects["skill_trap"] for trap in BOX.trap if trap.skill and trap.id in traps}
    return {skill: raised.get(skill, 0) for skill in SKILLS}


@kept
def label(draw: Draw, message: str, number: int = 0, word: str = "") -> Html:
    """One text by itself; `word` names a card, a place or a Musketeer."""
    return draw("mousquetaires/board.html#label", id=message, number=number, word=word)


@kept
def portrait(draw: Draw, hero: str, shape: int, classes: str) -> Html:
    """The medal of a Musketeer, with his name for those who do not see it."""
    return draw("mousquetaires/sheets.html#portrait", hero=hero, shape=shape, letter=LETTERS[hero], classes=classes)
