"""Saving and loading: states, views and glimpses, as JSON or in a compact form (MessagePack).

No annotation is read for states, so the codec works the same on compiled classes.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from perfidie.engine.game import Game
from perfidie.engine.refusal import Refusal
from perfidie.engine.state import State
from perfidie.engine.step import Step

S = TypeVar("S", bound=State)

FORMAT = 1
_json = msgspec.json.Encoder()
_compact = msgspec.msgpack.Encoder()


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return _plain(value.words()) if isinstance(value, Step) else value


def _tuples(value: Any) -> Any:
    return tuple([_tuples(item) for item in value]) if isinstance(value, list) else value


def encode(thing: Any, compact: bool = False) -> bytes:
    """Bytes of what travels: a view, a glimpse, a record, a list of words."""
    return _compact.encode(thing) if compact else _json.encode(thing)


def save_state(game: Game[S, Any], state: S, compact: bool = False) -> bytes:
    """The whole state, secrets included: for the store and for tests, never for a client."""
    setup = state.setup
    return encode(
        {
            "format": FORMAT,
            "game": game.id,
            "rules": game.version,
            "seats": setup.seats,
            "options": setup.options,
            "state": {name: _plain(getattr(state, name)) for name in state.fields},
        },
        compact,
    )


def load_state(game: Game[S, Any], data: bytes) -> S:
    """The state that was saved; JSON and the compact form are told apart by their first byte."""
    try:
        saved = msgspec.json.decode(data) if data[:1] == b"{" else msgspec.msgpack.decode(data)
        state = game.rules.lay(game.setup(saved["seats"], saved["options"]))
        if saved["format"] != FORMAT or saved["game"] != game.id or saved["rules"] != game.version:
            raise Refusal("malformed-state")
        fields = saved["state"]
        for name in state.fields:
            setattr(state, name, _tuples(fields[name]))
        state.agenda = tuple(game.step(words) for words in fields["agenda"])
    except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
        raise Refusal("malformed-state") from error
    return state
