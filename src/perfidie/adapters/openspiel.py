"""OpenSpiel: importing this module registers every game, as `perfidie_<id>`.

Options are parameters of the name::

    pyspiel.load_game("perfidie_verre(players=5,end=full_rotation)")

OpenSpiel knows seats as players. Chance is explicit; seats that choose at once are asked in seat order. The
information state is the seat's view, which holds all the seat remembers that can still bear on what is hidden; with
`perfect_recall=true` also how it came to know it, move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from perfidie.adapters.knowledge import Recall, begun, grown, told
from perfidie.adapters.numbering import agreed, bounds, numbering, table_for, utilities
from perfidie.adapters.observers import PrivateObserver, PublicObserver, SeatObserver
from perfidie.adapters.parameters import game_type, parameters, value
from perfidie.adapters.research import need
from perfidie.adapters.talk import Conversation, Said
from perfidie.engine import CHANCE, OVER, Game, Setup, State, View, encode, load_state, put, save_state
from perfidie.games import find, names

numpy = need("numpy")
pyspiel = need("pyspiel")

TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_registered: dict[str, Game[Any, Any]] = {}


def load(  # noqa: PLR0913 a game's parameters, by keyword
    name: str | Game[Any, Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str = "standard",
    zero_sum: bool = False,
    perfect_recall: bool = False,
    statements: bool = False,
) -> LabGame:
    """A game by its id, for those who would rather not write parameters into a string."""
    game, setup = table_for(name, seats, options, preset)
    return LabGame(game, setup, zero_sum, perfect_recall, statements)


# Games


class LabGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """One game of Perfidie with one set-up, as OpenSpiel sees it."""

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        zero_sum: bool = False,
        perfect_recall: bool = False,
        statements: bool = False,
    ) -> None:
        self.rules = game
        self.setup = setup
        self.zero_sum = agreed(setup, zero_sum)
        self.perfect_recall = perfect_recall
        self.numbering = numbering(game, setup)
        self.first = game.new(setup)
        self.talk = Conversation(game, setup) if statements else None
        self.fields = (*game.lab.fields(setup), *(self.talk.fields if self.talk else ()))
        """What a seat's numbers are: the game's own, and what was said where talk is an action."""
        self.spoken = self.talk.actions if self.talk else 0
        worst, best = bounds(game, setup.seats, zero_sum)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbering.seats_take + self.spoken,
            max_chance_outcomes=len(self.numbering.actions) + self.spoken,
            num_players=setup.seats,
            min_utility=worst,
            max_utility=best,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.lab.longest(setup) + (self.talk.most if self.talk else 0),
        )
        more = {"perfect_recall": perfect_recall, "statements": statements}
        asked = {name: True for name, wanted in more.items() if wanted}  # names of games from before stay as they were
        given = {"players": setup.seats, "zero_sum": zero_sum, **asked, **parameters(game, setup.options)}
        super().__init__(game_type(game, zero_sum), info, given)

    def __reduce__(self) -> tuple[type[LabGame], tuple[Any, ...]]:
        """A game travels as what it was made of, whether it was loaded by its name or not."""
        return LabGame, (self.rules, self.setup, self.zero_sum, self.perfect_recall, self.talk is not None)

    def new_initial_state(self, *_: object) -> LabState:
        """The table before the first chance; a population, which OpenSpiel may hand over, means nothing here."""
        return LabState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound, not a promise: no game has more chance than it has moves of any kind."""
        return self.rules.lab.longest(self.setup)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """What a seat knows, what everybody knows, or what is the seat's alone; nothing that opens all hands."""
        if not isinstance(kind, pyspiel.IIGObservationType):
            return SeatObserver(self)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicObserver(self) if kind.public_info else None
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        recall = self.perfect_recall and kind.perfect_recall
        return SeatObserver(self, recall) if kind.public_info else PrivateObserver(self)


# Parameters


def _class_of(game: Game[Any, Any]) -> type[LabGame]:
    """OpenSpiel keeps a creator to the very end of the process, when only a class is safe to keep."""

    class Registered(LabGame):
        def __init__(self, params: Mapping[str, Any]) -> None:
            """OpenSpiel fills in what was not given, so an option at its usual value is the preset's to set."""
            options = {option.id: value(option, params[option.id]) for option in game.options}
            if params["preset"] != "standard":
                usual = game.setup(game.seats[0]).options
                options = {name: chosen for name, chosen in options.items() if chosen != usual[name]}
            setup = game.setup(params["players"], options, params["preset"])
            super().__init__(game, setup, params["zero_sum"], params["perfect_recall"], params["statements"])

    return Registered


def register(game: Game[Any, Any]) -> Game[Any, Any] | None:
    """Makes the game known to `pyspiel.load_game`; returns the game that had this name before."""
    before = _registered.get(game.id)
    if before is not game:
        _registered[game.id] = game
        pyspiel.register_game(game_type(game), _class_of(game))
    return before


# States


class LabState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A table as OpenSpiel sees it.

    What Python callers ask most is answered here, without a detour through C++; C++ callers get the same answers
    through the names with an underscore. `apply_action` stays OpenSpiel's own: it keeps the history.
    """

    __slots__ = ("_numbering", "_recall", "_told", "actor", "lab", "said", "table")

    _recall: Recall | None

    def __init__(self, lab: LabGame) -> None:
        super().__init__(lab)
        self._sit(lab)
        self._lay(lab.first.clone(), Said(), None)
        if lab.perfect_recall:
            self._begin_to_remember()

    def _begin_to_remember(self) -> None:
        self._recall = begun(self.observation_string, self.lab.setup.seats)

    def _sit(self, lab: LabGame) -> None:
        self.lab = lab
        self._numbering = lab.numbering

    def _lay(self, table: State, said: Said, recall: Recall | None) -> None:
        self.table = table
        self.said = said
        self._recall = recall
        self._go_on(table.actor)

    def _go_on(self, actor: int) -> None:
        """Somebody speaks, or else whoever acts at the table."""
        talk = self.lab.talk
        if talk is not None:
            self.said = talk.listen(self.table, self.said)
            actor = self.said.left[0] if self.said.left else actor
        self.actor = TERMINAL if actor == OVER else actor
        self._told: tuple[int, str] | None = None

    carried = property(fset=lambda self, carried: self._lay(*carried))

    @property
    def __dict__(self) -> dict[str, Any]:
        """What OpenSpiel deep-copies into a clone and pickles into a save: the table, by way of its own copy."""
        return {"carried": _Carried(self.lab.rules, self.table, self.said, self._recall)}

    @__dict__.setter
    def __dict__(self, saved: dict[str, Any]) -> None:
        """What OpenSpiel gives to a state that was unpickled, which was never initialised."""
        self._sit(self.get_game())
        carried = saved["carried"]
        self._lay(carried.table, carried.said, carried.recall)

    # Whose turn

    def current_player(self) -> int:
        """Who acts, in OpenSpiel's numbers."""
        return self.actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.actor == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance acts now."""
        return self.actor == CHANCE

    # Choices

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Numbers in ascending order; none for a seat that is not asked; at a chance node, the outcomes."""
        actor, talk = self.actor, self.lab.talk
        if actor >= 0 and (player is None or player == actor):
            if talk is not None and self.said.left:
                first = self._numbering.seats_take
                return [first + number for number in talk.open(self.table, self.said)]
            return self._numbering.legal(self.table)
        return [outcome for outcome, _ in self.chance_outcomes()] if actor == CHANCE else []

    _legal_actions = legal_actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Numbers with their probabilities, in the game's own order."""
        shift = self.lab.spoken
        found = self._numbering.outcomes(self.table)
        return [(number + shift, chance) for number, chance in found] if shift else found

    def _apply_action(self, action: int) -> None:
        before, talk = self.actor, self.lab.talk
        if talk is None:
            actor = self._numbering.take(self.table, action)
        elif self.said.left:
            self.said = talk.say(self.said, action - self._numbering.seats_take)
            actor = self.table.actor
        else:
            actor = self._numbering.take(self.table, self._place(action))
        self._go_on(actor)
        if self._recall is not None:
            self._recall = grown(self.observation_string, self._recall, before, self._code(action))

    def _place(self, action: int) -> int:
        """The number of an action of the table without statements, which stand before what only chance does."""
        return action - self.lab.spoken if action >= self._numbering.seats_take else action

    def _code(self, action: int) -> int:
        """What an action is known by in a history; statements come after all actions of the game."""
        first = self._numbering.seats_take
        if first <= action < first + self.lab.spoken:
            return len(self.lab.rules.vocabulary) + action - first
        return self._numbering.actions[self._place(action)].code

    def _action_to_string(self, player: int, action: int) -> str:
        first, talk = self._numbering.seats_take, self.lab.talk
        if talk is not None and first <= action < first + talk.actions:
            return "say " + " ".join(talk.words(action - first))
        return str(self._numbering.actions[self._place(action)])

    # What a seat knows

    def observation_string(self, player: int | None = None) -> str:
        """The seat's view, positional, without what never changes."""
        seat = self.actor if player is None else player
        if not 0 <= seat < self.lab.setup.seats:
            return str(super().observation_string(seat))  # OpenSpiel words the error
        if self._told is None or self._told[0] != seat:
            words = told(self.lab.rules.view(self.table, seat))
            if self.lab.talk is not None:
                words = f"{words[:-1]},{self.lab.talk.told(self.said, seat)}]"
            self._told = seat, words
        return self._told[1]

    def information_state_string(self, player: int | None = None) -> str:
        """The same; with perfect recall, and the digest of the seat's history."""
        seat = self.actor if player is None else player
        if self._recall is None or not 0 <= seat < self.lab.setup.seats:
            return self.observation_string(seat)
        return f'{self.observation_string(seat)[:-1]},"{self._recall[seat][0].hex()}"]'

    def numbers(self, seat: int, recall: bool) -> bytes | bytearray:
        """What the seat knows as signed bytes; on demand with the digest of its history behind them."""
        numbers: bytearray = self.lab.rules.lab.numbers(self.table, seat)
        if self.lab.talk is not None:
            numbers += self.lab.talk.numbers(self.said, seat)
        return numbers + self._recall[seat][0] if recall and self._recall is not None else numbers

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What the seat knows as numbers; with perfect recall, and the digest of its history."""
        seat = self.actor if player is None else player
        if not 0 <= seat < self.lab.setup.seats:
            return list(super().information_state_tensor(seat))
        return as_floats(self.numbers(seat, True))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the seat knows as numbers."""
        seat = self.actor if player is None else player
        if not 0 <= seat < self.lab.setup.seats:
            return list(super().observation_tensor(seat))
        return as_floats(self.numbers(seat, False))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LabState:
        """Another table the seat cannot tell from this one, imagined from the bytes of its view.

        It has no history: the past of an imagined world is not invented, and the true one would give it away. With
        perfect recall this seat keeps its own; the others begin anew.
        """
        rules, talk = self.lab.rules, self.lab.talk
        view = rules.read_view(encode(rules.view(self.table, player, self.said.claims)))
        said = talk.known(self.said, player) if talk is not None else Said()
        other = _imagined(self.lab, view, Random(int(sampler() * 2**53)), said)
        if self._recall is not None and other._recall is not None:
            other._recall = put(other._recall, player, self._recall[player])
        return other

    # The end

    def returns(self) -> list[float]:
        """What each seat has won: all zeros until the game is over, since rewards come at the end."""
        if self.actor != TERMINAL:
            return [0.0] * self.lab.setup.seats
        return utilities(self.lab.rules, self.table, self.lab.zero_sum)

    def __str__(self) -> str:
        """The whole table, secrets included: for debugging only."""
        return save_state(self.lab.rules, self.table).decode()


def _imagined(lab: LabGame, view: View[Any], rng: Random, said: Said) -> LabState:
    state = LabState(lab)
    state._lay(lab.rules.imagine(view, rng), said, None)
    if lab.perfect_recall:
        state._begin_to_remember()
    return state


def for_seat(lab: LabGame, view: View[Any], rng: Random) -> LabState:
    """A table for a bot that wants one, imagined from the bot's own view: the true one is never handed out.

    It is the seat's turn there. Seats that choose at once are asked in seat order by OpenSpiel, so those before this
    one have made some choice, which it cannot see.
    """
    state = _imagined(lab, view, rng, Said())
    while state.actor != view.seat:
        state._apply_action(rng.choice(state.legal_actions()))
    return state


class _Carried:
    """A table, what was said there and what its seats recall, on their way into a clone or a save."""

    __slots__ = ("game", "recall", "said", "table")

    def __init__(self, game: Game[Any, Any], table: State, said: Said, recall: Recall | None) -> None:
        self.game = game
        self.table = table
        self.said = said
        self.recall = recall

    def __deepcopy__(self, memo: object) -> tuple[State, Said, Recall | None]:
        return self.table.clone(), self.said, self.recall

    def __reduce__(self) -> tuple[Callable[..., tuple[State, Said, Recall | None]], tuple[Any, ...]]:
        return _unpacked, (self.game.id, save_state(self.game, self.table, compact=True), self.said, self.recall)


def _unpacked(name: str, data: bytes, said: Said, recall: Recall | None) -> tuple[State, Said, Recall | None]:
    return load_state(_registered[name], data), said, recall


def as_floats(numbers: bytes | bytearray) -> list[float]:
    """Signed bytes as OpenSpiel's learners want them."""
    floats: list[float] = numpy.frombuffer(numbers, numpy.int8).astype(float).tolist()
    return floats


for _name in names():
    register(find(_name))
