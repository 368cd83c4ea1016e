"""What a test reads off a table of the Council of Verona."""

from __future__ import annotations

from games.verona.tables import ZONES, by_its_old_name, read_tokens, see
from perfidie.engine import Playthrough


def scores(play: Playthrough, rounds: int = 1) -> tuple[int, ...]:
    """The scores of the round that ended last."""
    past = see(play, None).past
    assert len(past) == rounds
    return past[-1].scores


def worth(play: Playthrough, notes: str, floor: bool = False) -> tuple[int, ...]:
    """By seat: what these tokens bring on objectives that are met, by the values of the box."""
    points = [0] * play.setup.seats
    for owner, (_, kind, card, zone) in read_tokens(play.setup.seats, notes):
        brings = int(kind) + ZONES[card][int(zone) - 1]
        points[owner] += max(0, brings) if floor else brings
    return tuple(points)


def won(points: tuple[int, ...]) -> list[dict[str, object]]:
    """What is told of a round with these scores."""
    best = max(points)
    return [{"seats": tuple(seat for seat, score in enumerate(points) if score == best), "points": best}]


def left(play: Playthrough, seat: int) -> tuple[str, ...]:
    """The tokens this seat still has, by the names the tests have for them."""
    return tuple(by_its_old_name(play.setup.seats, kind) for kind in see(play, seat).left)


def met(play: Playthrough) -> set[str]:
    """Whose objectives were met in the round that ended last."""
    return set(see(play, None).past[-1].met)


def noted(play: Playthrough, seat: int | None) -> str:
    """The placed tokens in the short notation, as a seat knows them; `?` for an unknown kind."""
    tokens = see(play, seat).tokens or (see(play, seat).past[-1].tokens if see(play, seat).past else ())
    kinds = [by_its_old_name(play.setup.seats, each.kind) or "?" for each in tokens]
    return " ".join(f"P{t.owner}:{kind}@{t.card}{t.zone - 1}" for t, kind in zip(tokens, kinds, strict=True))


def may(play: Playthrough, verb: str = "") -> set[str]:
    """What the seat whose turn it is may say, without the verb where one is asked for."""
    legal = [list(said) for said in play.legal(play.state.actor)]
    for said in legal:
        if said[0] == "token":
            said[1] = by_its_old_name(play.setup.seats, said[1])
    return {" ".join(said[1:] if verb else said) for said in legal if not verb or said[0] == verb}
