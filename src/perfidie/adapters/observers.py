"""OpenSpiel's observers: what a seat knows, what of it is the seat's alone, and what everybody knows."""

from __future__ import annotations

from typing import Any

from perfidie.adapters.knowledge import RECALL, own, told
from perfidie.adapters.research import need

numpy = need("numpy")


class SeatObserver:
    """What a seat knows: a flat `tensor`, named stretches of it in `dict`, and the view as a string."""

    def __init__(self, lab: Any, recall: bool = False) -> None:
        """With perfect recall the last stretch is the digest of the seat's history."""
        fields = lab.fields
        if recall:
            fields = (*fields, RECALL)
        self._recall = recall
        self.tensor = numpy.zeros(sum(field.size for field in fields), numpy.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for field in fields:
            self.dict[field.name] = self.tensor[start : start + field.size]
            start += field.size

    def set_from(self, state: Any, player: int) -> None:
        """Writes what this seat knows into the tensor, in place, as OpenSpiel's learners expect."""
        self.tensor[:] = numpy.frombuffer(state.numbers(player, self._recall), numpy.int8)

    def string_from(self, state: Any, player: int) -> str:
        """What this seat knows, as a key for tables of strategies."""
        told: str = state.information_state_string(player) if self._recall else state.observation_string(player)
        return told


class _Words:
    """An observer with a string only, since the numbers are a seat's."""

    tensor = None

    def __init__(self, lab: Any) -> None:
        self._game = lab.rules
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor to set."""


class PublicObserver(_Words):
    """What everybody knows."""

    def string_from(self, state: Any, player: int) -> str:
        """What everybody knows, whoever asks."""
        public = told(self._game.view(state.table, None))
        return f"{public[:-1]},{state.lab.talk.told(state.said, None)}]" if state.lab.talk else public


class PrivateObserver(_Words):
    """What of a seat's knowledge is its own: the fields of its view that a spectator sees otherwise."""

    def string_from(self, state: Any, player: int) -> str:
        """With what everybody knows, all that the seat knows."""
        alone = own(self._game.view(state.table, player), self._game.view(state.table, None))
        talk = state.lab.talk
        if talk is None or talk.told(state.said, player) == talk.told(state.said, None):
            return alone
        return f'{alone[:-1]}{"," if len(alone) > 2 else ""}"talk":{talk.told(state.said, player)}}}'
