"""What a test reads off a table of the Council of Verona."""

from __future__ import annotations

from games.verona.tables import see
from perfidie.engine import Playthrough


def scores(play: Playthrough, rounds: int = 1) -> tuple[int, ...]:
    """The scores of the round that ended last."""
    past = see(play, None).past
    assert len(past) == rounds
    return past[-1].scores


def met(play: Playthrough) -> set[str]:
    """Whose objectives were met in the round that ended last."""
    return set(see(play, None).past[-1].met)


def noted(play: Playthrough, seat: int | None) -> str:
    """The placed tokens in the short notation, as a seat knows them; `?` for an unknown kind."""
    tokens = see(play, seat).tokens or (see(play, seat).past[-1].tokens if see(play, seat).past else ())
    return " ".join(f"P{each.owner}:{each.kind or '?'}@{each.card}{each.zone - 1}" for each in tokens)


def may(play: Playthrough, verb: str = "") -> set[str]:
    """What the seat whose turn it is may say, without the verb where one is asked for."""
    legal = play.legal(play.state.actor)
    return {" ".join(said[1:] if verb else said) for said in legal if not verb or said[0] == verb}
