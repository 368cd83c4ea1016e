"""Tables of Mousquetaires du Roy laid for a test: a position in one line, moves in words.

Musketeers are written `athos louvre 3 combat*2 leather; porthos out4`: where each is, his Health, his cards and tokens,
or the round at whose end of phase II he recovers. What is not said is as in a new game, without cards and pistoles:
everybody at the Vieux-Colombier, Paris empty, `slander` at the Louvre, the quest at the inn, Milady at the Ferrets.
A board is its card and what lies on it, `chevreuse felton casuist +0 cavois=1`: Adversaries and Traps, items that are
done, wounds; of the quest its stage. All other cards, tokens and Adversaries lie where they are at the start.

`athos duel adversary felton; athos commit 0 0 0; B SHL; R HS` are moves: a Musketeer's name stands for the seat that
plays him, `M` is Milady, `speaker` who names the next one, `-` chance, `B` and `R` dice by the first letter of their
face (S sword, H shield, L lily). Everything after the position goes through the front door.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from games import playing
from games.mousquetaires.positions import FIGURES, OTHERS, clear, lay_hero
from perfidie.engine import CHANCE, Entry, Outcome, Playthrough
from perfidie.games.mousquetaires import GAME as MOUSQUETAIRES
from perfidie.games.mousquetaires.rules.box import ADVERSARIES, BOX, HERO, MUSKETEERS
from perfidie.games.mousquetaires.rules.table import Table
from perfidie.games.mousquetaires.sight.view import Posting, Rider, Sight

GAME: playing.AnyGame = MOUSQUETAIRES
FACE = {"S": "sword", "H": "shield", "L": "lys"}
MOMENTS = {"destination": ("ChooseDestination", "Hide"), "treachery": ("PlayTreachery", "TurnUpTreachery"),
           "musketeers": ("ChooseMusketeer",)}  # fmt: skip

# Moments


def words_at(play: Playthrough) -> tuple[str, ...]:
    """The dullest choice: nothing placed, nothing played."""
    words = [action.words for action in play.state.legal()]
    return next((said for said in words if said in (("done",), ("pass",))), words[0])


@cache
def reached(seats: int, options: tuple[tuple[str, Any], ...], moment: str, hero: int) -> Playthrough:
    """A game played on without any event to this moment of round 1, or to this Musketeer's turn."""
    play = Playthrough(GAME, GAME.setup(seats, dict(options)))
    while type(play.state.agenda[-1]).__name__ not in MOMENTS[moment]:
        play.follow(Entry(play.state.actor, words_at(play)))
    if hero >= 0:
        play.move(play.state.actor, ("activate", MUSKETEERS[hero]))
    return play


def at_moment(seats: int, options: dict[str, Any], moment: str, hero: int) -> Playthrough:
    before = reached(seats, tuple(sorted(options.items())), moment, hero)
    play = Playthrough(GAME, before.setup)
    play.events.clear()
    play.state = before.state.clone()
    play.state.loud, play.state.events = True, play.events
    return play


# Positions


def lay(heroes: str = "", turn: str = "", *, at: str = "musketeers", seats: int = 5, **told: Any) -> Adventure:
    """This position at a moment of `at`, or in the `turn` of a Musketeer with so many actions left: `athos 2`.

    In a turn all the others have had theirs, but those who are `waiting`.
    """
    laid = {name: told.pop(name) for name in (*FIGURES, *OTHERS) if name in told}
    name, _, actions = turn.partition(" ")
    play = at_moment(seats, told, at, HERO[name] if turn else -1)
    s: Any = play.state
    clear(s)
    for notes in filter(None, map(str.strip, heroes.split(";"))):
        lay_hero(s, notes)
    for figure, usual in FIGURES.items():
        setattr(s, figure, laid.get(figure, usual))
    for other, reader in OTHERS.items():
        if other in laid or other in ("louvre", "destination"):
            reader(s, laid.get(other, {"louvre": "slander", "destination": "ferrets"}.get(other)))
    if turn:
        s.actions = int(actions)
        waiting = [HERO[each] for each in laid.get("waiting", "").split()]
        s.acted = sum(1 << hero for hero in s.setup.team if hero != s.active and hero not in waiting)
    adventure = Adventure(play)
    adventure.sound()
    return adventure


# The game as it goes on


class Adventure:
    """A table that is played and looked at."""

    def __init__(self, play: Playthrough) -> None:
        self.play = play
        self.whole = GAME.rules.pieces(Table(play.setup))  # type: ignore[arg-type]

    def seat(self, who: str) -> int:
        rules: Any = self.play.setup
        if who == "speaker":
            return self.play.state.actor
        return rules.milady if who == "M" else int(who) if who.isdigit() else rules.seat_of[HERO[who]]

    # Moves

    def do(self, script: str) -> Adventure:
        """Plays a script of moves; no piece may be lost on the way."""
        for line in script.split(";"):
            who, *words = line.split()
            if who in ("B", "R"):
                for letter in words[0]:
                    self.chance({"B": "blue", "R": "red"}[who], FACE[letter])
            elif who == "-":
                self.chance(*words)
            else:
                self.play.move(self.seat(who), words)
        self.sound()
        return self

    def chance(self, *words: str) -> None:
        self.play.follow(Entry(CHANCE, words))

    def duel(self, hero: str, foe: str, blue: str, red: str, commit: str = "0 0 0") -> Adventure:
        """A whole duel of one exchange: `duel("athos", "adversary felton", "SHL", "HS")`."""
        return self.do(f"{hero} duel {foe}; {hero} commit {commit}; B {blue}; R {red}")

    def sound(self) -> None:
        """What holds at every moment of every game."""
        s: Any = self.play.state
        pieces = GAME.rules.pieces(s)
        assert pieces == self.whole, (pieces - self.whole, self.whole - pieces)
        assert 0 <= s.purse <= 20
        assert 0 <= s.epic <= 10
        assert all(0 <= s.health[hero] <= BOX.musketeer[hero].health for hero in s.setup.team)
        assert all((s.health[hero] == 0) == (s.out[hero] > 0) for hero in s.setup.team)
        assert len(s.slots) <= 3
        assert len(s.treacheries) <= 5
        assert -6 <= s.rochelle <= 6
        assert (0 <= s.queen <= 5) & (1 <= s.time <= 11) & (0 <= s.louvre_mark <= 4) & (0 <= s.constance <= 6)
        assert 0 <= s.rochefort <= 3
        assert s.active < 0 or not s.out[s.active] or not s.agenda or s.actor < 0

    # What is seen

    @property
    def sight(self) -> Sight:
        """What everybody sees."""
        return self.seen("")

    def seen(self, who: str) -> Sight:
        sight: Sight = self.play.view(self.seat(who) if who else None).table
        return sight

    def rider(self, name: str) -> Rider:
        """A Musketeer as the seat that plays him sees him."""
        return next(rider for rider in self.seen(name).riders if rider.id == name)

    def health(self, *names: str) -> tuple[int, ...]:
        return tuple(self.rider(name).health for name in names)

    def hand(self, name: str) -> str:
        return " ".join(self.rider(name).hand)

    @property
    def paris(self) -> Posting:
        return self.sight.paris

    @property
    def louvre(self) -> Posting:
        return self.sight.louvre

    @property
    def common(self) -> tuple[int, int]:
        """The Purse and the epic tokens."""
        return self.sight.purse, self.sight.epic

    @property
    def tracks(self) -> tuple[int, int, int, int]:
        """Time, the Louvre's marker, the Queen's, La Rochelle."""
        return self.sight.time, self.sight.louvre_mark, self.sight.queen, self.sight.rochelle

    @property
    def opponent(self) -> str:
        """Whom a Musketeer faces, or faced last in this turn."""
        return self.sight.duel.opponent if self.sight.duel else ""

    @property
    def actions(self) -> int:
        return self.sight.actions

    @property
    def asked(self) -> str:
        """Who has to decide what: `M Assign`, `athos Act`, `- RollRed`."""
        seat = self.play.state.actor
        if seat < 0:
            return f"- {self.play.view(None).step}" if seat == CHANCE else ""
        rules: Any = self.play.setup
        who = "M" if seat == rules.milady else "+".join(MUSKETEERS[hero] for hero in rules.run_by(seat))
        return f"{who} {self.play.view(seat).step}"

    @property
    def may(self) -> set[str]:
        """What who acts may do; of chance, what may happen."""
        return {" ".join(action.words) for action in self.play.state.legal()}

    def offers(self, verb: str) -> set[str]:
        """The rest of the words that begin with these."""
        return {words[len(verb) + 1 :] for words in self.may if words.startswith(f"{verb} ") or words == verb}

    @property
    def weights(self) -> dict[str, int]:
        """What chance may bring, and how likely."""
        return {" ".join(action.words[1:]): weight for action, weight in self.play.state.outcomes()}

    def why_not(self, who: str, said: str) -> str:
        """The code of the refusal these words meet."""
        code = playing.refused(self.play, self.seat(who), said.split()).code
        return code.removeprefix("mousquetaires-")

    def told(self, kind: str, who: str = "") -> list[dict[str, Any]]:
        return playing.told(self.play, self.seat(who) if who else None, kind)

    @property
    def outcome(self) -> Outcome:
        return playing.outcome(self.play)

    @property
    def won(self) -> str:
        """Which side has won and how, once it is over: `milady time`."""
        return f"{self.sight.winner} {self.sight.why}" if self.play.over else ""


def new_game(seats: int, **options: Any) -> Adventure:
    """A game dealt by chance, at the first decision."""
    play = Playthrough(GAME, GAME.setup(seats, options))
    play.chance(Random(1))
    return Adventure(play)


def pool_without(*names: str) -> tuple[str, ...]:
    """The Adversaries Milady can place, but for these."""
    return tuple(name for name in ADVERSARIES if name not in names)
