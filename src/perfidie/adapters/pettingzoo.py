"""PettingZoo: an environment for every game, and nothing to write for a new one.

A table is made by keyword::

    env = pettingzoo.env("verre", seats=5)

Agents are `seat_0`, `seat_1` and so on. An observation is what the seat knows as signed bytes, with a mask of what it
may do; chance is drawn inside, by a generator that `reset(seed)` seeds. Rewards come at the end: the share of the win.

Two forms. In turns (the usual one) only a seat that owes a decision steps, and the game ends by its rules. In cycles
(`max_cycles`, and `parallel_env`) every seat steps once in each cycle and passes where it owes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from perfidie.adapters.knowledge import RECALL, Recall, begun, grown, told
from perfidie.adapters.numbering import agreed, numbering, table_for, utilities
from perfidie.adapters.research import need
from perfidie.adapters.talk import Conversation, Said
from perfidie.engine import CHANCE, Field, Game, Refusal, Setup, encode

numpy = need("numpy")
spaces = need("gymnasium.spaces")
zoo = need("pettingzoo.utils")
frombuffer, SIGNED = numpy.frombuffer, numpy.dtype("int8")

RENDER_MODES = ("ansi",)
ILLEGAL_REWARD = -1.0
"""What a seat gets for an action outside its mask, which ends the game in `env()`."""


def raw_env(  # noqa: PLR0913 PettingZoo's environments are made by keyword
    name: str | Game[Any, Any],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    preset: str = "standard",
    max_cycles: int | None = None,
    zero_sum: bool = False,
    render_mode: str | None = None,
    perfect_recall: bool = False,
    statements: bool = False,
) -> Turns:
    """The bare environment: the fastest. Here an action outside the mask is refused with its reason."""
    game, setup = table_for(name, seats, options, preset)
    if render_mode not in (None, *RENDER_MODES):
        raise Refusal("bad-render-mode", mode=str(render_mode)[:40], choices=", ".join(RENDER_MODES))
    shown: Any = {
        "zero_sum": zero_sum,
        "render_mode": render_mode,
        "perfect_recall": perfect_recall,
        "statements": statements,
    }
    return Turns(game, setup, **shown) if max_cycles is None else Cycles(game, setup, max_cycles, **shown)


def env(name: str | Game[Any, Any], **settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers; takes what `raw_env` takes."""
    bare = raw_env(name, **settings)
    if not isinstance(bare, Cycles):  # in cycles an action outside the mask is a pass
        bare = zoo.wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    return zoo.wrappers.OrderEnforcingWrapper(zoo.wrappers.AssertOutOfBoundsWrapper(bare))


def parallel_env(name: str | Game[Any, Any], max_cycles: int = 0, **settings: Any) -> Any:
    """All seats act at once, in cycles; 0 cuts no lawful game short."""
    return zoo.aec_to_parallel(raw_env(name, max_cycles=max_cycles, **settings))


class Turns(zoo.AECEnv):  # type: ignore[misc,name-defined]
    """A game in turns. Seats that choose at once step one after the other, in seat order, in secret."""

    is_parallelizable = False

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        *,
        zero_sum: bool,
        render_mode: str | None,
        perfect_recall: bool,
        statements: bool,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"perfidie_{game.id}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": self.is_parallelizable,
        }
        self.render_mode = render_mode
        self.game = game
        self.setup = setup
        self._zero_sum = agreed(setup, zero_sum)
        self._counted = numbering(game, setup)
        self._talk = Conversation(game, setup) if statements else None
        self._said = Said()
        self.choices = self._counted.seats_take + (self._talk.actions if self._talk else 0)
        self._numbers = game.lab.numbers
        self.table = self._first = game.new(setup)
        self._first_recall: Recall | None = begun(self._told, setup.seats) if perfect_recall else None
        """What each seat remembers, where it remembers everything."""
        self._rng = Random()
        self._offered = b""
        """The mask of the seat to step, once it has been made: then the step need not ask the rules again."""
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()

    def _make_spaces(self) -> None:
        said = self._talk.fields if self._talk is not None else ()
        fields = (*self.game.lab.fields(self.setup), *said)
        if self._first_recall is not None:
            fields = (*fields, RECALL)
        whole = (*self.game.lab.whole(self.setup), *said)
        self.state_space = spaces.Box(_bounds(whole, "low"), _bounds(whole, "high"), dtype=numpy.int8)
        mask = spaces.Box(0, 1, (self.choices,), numpy.int8)
        numbers = spaces.Box(_bounds(fields, "low"), _bounds(fields, "high"), dtype=numpy.int8)
        seen = {agent: {"observation": numbers, "action_mask": mask} for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces.Dict(each) for agent, each in seen.items()}
        self.action_spaces = {agent: spaces.Discrete(self.choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The numbers this agent is shown and its mask; the same object each time, as PettingZoo's tests demand."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All actions of the game, legal now or not: the mask says which are."""
        return self.action_spaces[agent]

    def action_words(self, action: int) -> tuple[str, ...]:
        """What the number of an action stands for."""
        first = self._counted.seats_take
        if self._talk is not None and action >= first:
            return ("say", *self._talk.words(action - first))
        return self._counted.choices[action].words

    # Play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table. A seed seeds chance; without one the same generator goes on."""
        if seed is not None:
            self._rng.seed(seed)
        self.table, self._said = self._first.clone(), Said()
        self._recall = self._first_recall
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat knows, and which actions are its to take now."""
        seat = self._seat[agent]
        numbers: bytearray = self._numbers(self.table, seat)
        if self._talk is not None:
            numbers += self._talk.numbers(self._said, seat)
        if self._recall is not None:
            numbers += self._recall[seat][0]
        return {
            "observation": frombuffer(numbers, SIGNED),
            "action_mask": frombuffer(self._mask(seat), SIGNED),
        }

    def state(self) -> Any:
        """All that lies on the table as signed bytes, hidden or not: for a critic while it learns, never for a player.

        The numbers of every seat in seat order, then the whole table, hashed (`lab.whole(setup)` is the layout).
        """
        whole = self.game.lab.everything(self.table)
        return frombuffer(whole + self._talk.everything(self._said) if self._talk else whole, SIGNED)

    def _mask(self, seat: int) -> bytearray:
        mask = bytearray(self.choices)
        table = self.table
        agenda = table.agenda
        if self._said.left:
            self._open_statements(seat, mask)
        elif agenda and agenda[-1].seat == seat:
            number = self._counted.for_seats
            for action in agenda[-1].legal(table):
                mask[number[action.code]] = 1
            self._offered = bytes(mask)
        return mask

    def _open_statements(self, seat: int, mask: bytearray) -> None:
        """What the next speaker may say; nothing for anybody else."""
        if self._talk is not None and self._said.left[:1] == (seat,):
            for number in self._talk.open(self.table, self._said):
                mask[self._counted.seats_take + number] = 1

    def _say(self, action: int) -> None:
        """The next speaker makes a statement, or stays silent."""
        if self._talk is None:
            return
        number, seat = action - self._counted.seats_take, self._said.left[0]
        if number not in self._talk.open(self.table, self._said):
            raise Refusal("nothing-to-say-now")
        self._said = self._talk.say(self._said, number)
        self._remember(seat, len(self.game.vocabulary) + number)

    def step(self, action: int | None) -> None:
        """Makes the selected agent's move, or acknowledges that it has left the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        else:
            assert action is not None
            self._take(agent, action)

    def _take(self, agent: str, action: int) -> None:
        """The move of a living agent."""
        offered = self._offered
        if self._said.left:
            self._say(action)
            self._go_on()
            return
        if action >= self._counted.seats_take:
            raise Refusal("nothing-to-say-now")
        if offered and offered[action]:
            self.table.apply_legal(self._counted.choices[action])
        else:
            self.table.apply(self._counted.choices[action])
        if self._recall is not None:
            self._remember(self._seat[agent], self._counted.choices[action].code)
        self._go_on()

    def _told(self, seat: int) -> str:
        """What a seat sees and has heard, as a string."""
        words = told(self.game.view(self.table, seat))
        return f"{words[:-1]},{self._talk.told(self._said, seat)}]" if self._talk is not None else words

    def _remember(self, actor: int, code: int) -> None:
        """With perfect recall: what each seat saw of this action, and whose own it was."""
        if self._recall is not None:
            self._recall = grown(self._told, self._recall, actor, code)

    def _go_on(self) -> None:
        """Chance acts, then the next seat has to step, or the game is over."""
        table = self.table
        agenda = table.agenda
        while agenda and agenda[-1].seat == CHANCE:
            drawn = agenda[-1].sample(table, self._rng)
            table.apply_legal(drawn)
            if self._recall is not None:
                self._remember(CHANCE, drawn.code)
            agenda = table.agenda
        self._offered = b""
        if agenda:
            if self._talk is not None:
                self._said = self._talk.listen(table, self._said)
            self.agent_selection = self.possible_agents[self._said.left[0] if self._said.left else agenda[-1].seat]
        else:
            self._end()

    def _end(self) -> None:
        """The game is over: everybody gets what they won."""
        self.rewards = dict(zip(self.agents, utilities(self.game, self.table, self._zero_sum), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What everybody may know, as JSON, with `render_mode="ansi"`; without a mode nothing."""
        return (
            encode(self.game.view(self.table, None, self._said.claims)).decode() if self.render_mode == "ansi" else None
        )

    def close(self) -> None:
        """Nothing to let go of."""


class Cycles(Turns):
    """A game in cycles: each seat steps once, in seat order; what they chose is carried out when all have stepped.

    The last action is to pass: all that a seat may do if it owes nothing when the cycle begins. A seat that takes an
    action outside its mask passes too, and still owes its decision. After `max_cycles` cycles the game is cut short.
    """

    is_parallelizable = True

    def __init__(self, game: Game[Any, Any], setup: Setup, most: int, **shown: Any) -> None:
        super().__init__(game, setup, **shown)
        self.most = most or game.lab.longest(setup) + (self._talk.most if self._talk else 0)
        self.choices += 1
        self._make_spaces()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game, counted from its first cycle."""
        self.cycle = 0
        super().reset(seed, options)

    def _go_on(self) -> None:
        super()._go_on()
        if self.table.agenda:
            self._owing = self._said.left[:1] or self.table.waiting
            self._chosen: dict[int, int] = {}
            self.agent_selection = self.agents[0]

    def _mask(self, seat: int) -> bytearray:
        mask = bytearray(self.choices)
        if seat in self._owing and self._said.left:
            self._open_statements(seat, mask)
        elif seat in self._owing:
            for action in self.table.legal_for(seat):
                mask[self._counted.for_seats[action.code]] = 1
        else:
            mask[-1] = 1
        return mask

    def _take(self, agent: str, action: int) -> None:
        self._cumulative_rewards[agent] = 0.0
        seat = self._seat[agent]
        if seat in self._owing and self._mask(seat)[action]:
            self._chosen[seat] = action
        if seat + 1 < self.setup.seats:
            self.agent_selection = self.agents[seat + 1]
            return
        for chooser, chosen in self._chosen.items():
            if self._said.left:
                self._say(chosen)
                continue
            self.table.apply(self._counted.choices[chosen], chooser)
            self._remember(chooser, self._counted.choices[chosen].code)
        self.cycle += 1
        self._go_on()
        if self.table.agenda and self.cycle >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()


def _bounds(fields: tuple[Field, ...], side: str) -> Any:
    return numpy.array([getattr(field, side) for field in fields for _ in range(field.size)], numpy.int8)
