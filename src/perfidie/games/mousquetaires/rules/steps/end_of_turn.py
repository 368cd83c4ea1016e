"""Phase IV – Fin du Tour: Time, the Louvre, the card in Paris. Each Paris effect is a step found by the card's id."""

from __future__ import annotations

from perfidie.engine import Action, Automatic, Refusal, Seated, found_by
from perfidie.games.mousquetaires.rules import events
from perfidie.games.mousquetaires.rules.actions import TARGET, Of
from perfidie.games.mousquetaires.rules.box import EFFECTS, NOTHING, ON_PARIS, PARIS, PARIS_CARDS, TRACKS, Hero
from perfidie.games.mousquetaires.rules.steps.base import (
    ONE_TREACHERY,
    LoseCards,
    key_target,
    of_seat,
    push_queen,
    push_time,
    swords,
    throw,
    wound,
)
from perfidie.games.mousquetaires.rules.steps.missions import fail_louvre
from perfidie.games.mousquetaires.rules.steps.treacheries import imprison
from perfidie.games.mousquetaires.rules.table import MILADY, PHASE_IV, Table


class PhaseFour(Automatic[Table]):
    """« Le jeton Temps avance d'une case » ; on the Cardinal square nothing else is looked at any more."""

    def run(self, s: Table) -> None:
        s.phase = PHASE_IV
        s.push(LOUVRE_ADVANCES, PARIS_STRIKES)
        push_time(s, 1)


class LouvreAdvances(Automatic[Table]):
    """« Le jeton Louvre avance d'une case, cela peut faire avancer le jeton Reine (case 3 et 4) »."""

    def run(self, s: Table) -> None:
        s.louvre_mark += 1
        if s.loud:
            events.louvre_advanced(s)
        if s.louvre_mark in TRACKS.louvre_queen:
            push_queen(s, 1)
        if s.louvre_mark == TRACKS.louvre_fail and not s.winner:
            fail_louvre(s)


class ParisStrikes(Automatic[Table]):
    """« Si une carte est placée à Paris, Milady en applique les effets »."""

    def run(self, s: Table) -> None:
        card = s.cards[ON_PARIS]
        if card != NOTHING:
            s.push(PARIS_EFFECTS[PARIS_CARDS[card]]())


PARIS_EFFECTS: dict[str, type[Automatic[Table]]] = {}


@found_by(PARIS_EFFECTS, "constance_abducted")
class ConstanceAbducted(Automatic[Table]):
    """« Constance enlevée » : four red dice, a step for each Sword."""

    def run(self, s: Table) -> None:
        throw(s, 0, EFFECTS["strangle_dice"], STRANGLE)


class Strangle(Automatic[Table]):
    """At the last step Constance is strangled, and Milady wins."""

    def run(self, s: Table) -> None:
        s.constance = min(s.constance + swords(s.red), EFFECTS["strangle_goal"])
        if s.loud:
            events.constance_pressed(s)
        if s.constance == EFFECTS["strangle_goal"]:
            s.win(MILADY, "constance")


@found_by(PARIS_EFFECTS, "constance_held")
class ConstanceHeld(Automatic[Table]):
    """« Constance séquestrée » : Milady draws a Treachery."""

    def run(self, s: Table) -> None:
        s.push(ONE_TREACHERY)


@found_by(PARIS_EFFECTS, "smugglers")
class Smugglers(Automatic[Table]):
    """« Trafiquants » : a red die more in phase III as long as the card lies here; nothing happens now."""

    def run(self, s: Table) -> None:
        pass


@found_by(PARIS_EFFECTS, "message")
class Message(Automatic[Table]):
    """« Message pour la Reine » : two red dice, a Sword among them dishonours the Queen."""

    def run(self, s: Table) -> None:
        throw(s, 0, EFFECTS["message_dice"], READ_MESSAGE)


class ReadMessage(Automatic[Table]):
    """A Sword among the dice of the message, and the Queen is dishonoured."""

    def run(self, s: Table) -> None:
        if swords(s.red):
            push_queen(s, 1)


@found_by(PARIS_EFFECTS, "edict")
class Edict(Automatic[Table]):
    """« L'édit du Cardinal » : the Purse loses pistoles."""

    def run(self, s: Table) -> None:
        lost = s.lose_pistoles(EFFECTS["edict_loss"])
        if s.loud:
            events.pistoles_lost(s, lost)


class AtAMusketeer(Automatic[Table]):
    """An effect that strikes one Musketeer of Milady's choice; without a legal one nothing happens."""

    @staticmethod
    def targets(s: Table) -> list[Hero]:
        raise NotImplementedError

    @staticmethod
    def strike(s: Table, hero: Hero) -> None:
        raise NotImplementedError

    def run(self, s: Table) -> None:
        heroes = self.targets(s)
        if not heroes:
            return
        if s.setup.automatic:
            hit(s, self, key_target(s, heroes))
        else:
            s.push(CHOOSE_TARGET[s.setup.milady])


def hit(s: Table, effect: AtAMusketeer, hero: Hero) -> None:
    """The effect strikes this Musketeer."""
    if s.loud:
        events.paris_strikes(s, hero)
    effect.strike(s, hero)


class ChooseTarget(Seated[Table, Of[Hero]]):
    """Milady names the Musketeer."""

    def legal(self, s: Table) -> list[Of[Hero]]:
        return [TARGET[hero] for hero in effect_in_paris(s).targets(s)]

    def resolve(self, s: Table, action: Of[Hero]) -> None:
        hit(s, effect_in_paris(s), action.number)

    def why_not(self, s: Table, seat: int, action: Action) -> Refusal:
        if action.words[0] == "target":
            return Refusal("mousquetaires-no-target", hero=action.words[1])
        return super().why_not(s, seat, action)


def effect_in_paris(s: Table) -> AtAMusketeer:
    """The effect of the card that lies in Paris."""
    effect = PARIS_EFFECTS[PARIS_CARDS[s.cards[ON_PARIS]]]()
    assert isinstance(effect, AtAMusketeer)
    return effect


@found_by(PARIS_EFFECTS, "paris_duels")
class ParisDuels(AtAMusketeer):
    """« Duels à Paris » : an able Musketeer loses Health."""

    @staticmethod
    def targets(s: Table) -> list[Hero]:
        return [hero for hero in s.setup.team if s.able(hero)]

    @staticmethod
    def strike(s: Table, hero: Hero) -> None:
        wound(s, hero, EFFECTS["paris_duels_wounds"])


@found_by(PARIS_EFFECTS, "spies")
class Spies(AtAMusketeer):
    """« Les espions du Cardinal » : a card discarded at random, from a hand that has any (ruling 42)."""

    @staticmethod
    def targets(s: Table) -> list[Hero]:
        return [hero for hero in s.setup.team if s.cards_of(hero)]

    @staticmethod
    def strike(s: Table, hero: Hero) -> None:
        s.push(LoseCards(hero, EFFECTS["spies_cards"]))


@found_by(PARIS_EFFECTS, "prosecutor")
class Prosecutor(AtAMusketeer):
    """« Le procureur du Châtelet » : an able Musketeer in Paris goes to the Bastille."""

    @staticmethod
    def targets(s: Table) -> list[Hero]:
        return [hero for hero in s.setup.team if s.able(hero) and s.places[hero] == PARIS]

    @staticmethod
    def strike(s: Table, hero: Hero) -> None:
        imprison(s, hero)


PHASE_FOUR, LOUVRE_ADVANCES, PARIS_STRIKES = PhaseFour(), LouvreAdvances(), ParisStrikes()
STRANGLE, READ_MESSAGE = Strangle(), ReadMessage()
CHOOSE_TARGET = of_seat(ChooseTarget)
