"""Records that somebody has tampered with, and who finds it: `perfidie verify`, and a page that knows no rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from perfidie import games
from perfidie.engine import Playthrough, read_record
from perfidie.engine.step import CHANCE

Record = dict[str, Any]


class Cheat(NamedTuple):
    """One of them: how it is done, and what `perfidie verify` and the page say of it."""

    do: Callable[[Record], None]
    verify: str
    """Some of its words."""
    page: str = ""
    """What the page finds wrong (`data-word`); nothing where it cannot."""


def lines(record: Record, who: Callable[[Any], bool]) -> list[int]:
    return [place for place, entry in enumerate(record["entries"]) if who(entry)]


def draws(record: Record) -> list[int]:
    return lines(record, lambda entry: entry[0] == CHANCE)


def another_card(record: Record) -> None:
    """The first card was another one, and the card that it was comes where that one came."""
    place = draws(record)[0]
    outcomes = dict(map(lambda draw: (draw[0], draw[1]), record["receipt"]["draws"]))[place]
    drawn = record["entries"][place][1]
    record["entries"][place][1] = next(words for words, _ in outcomes if words != drawn)


def last_draw_with_weights_that_fit(record: Record) -> None:
    """The last draw was another one, and the receipt says that nothing else was possible."""
    place, weighed = record["receipt"]["draws"][-1]
    chosen = next(([words, weight] for words, weight in weighed if words != record["entries"][place][1]), None)
    if chosen is None:  # the last card of a pile: its weight was another one
        weighed[0][1] += 1
        return
    record["entries"][place][1] = chosen[0]
    record["receipt"]["draws"][-1] = [place, [chosen]]


def other_moves(record: Record, seat: int, *, last: bool) -> list[tuple[int, list[str]]]:
    """Lines of this seat at which something else was legal as well, and what."""
    game = games.find(record["game"])
    whole = read_record(json.dumps(record).encode())
    play, found = Playthrough(game, game.setup(whole.seats, whole.options)), []
    for place, entry in enumerate(whole.entries):
        if entry.seat == seat and not entry.said:
            others = [words for words in play.legal(seat) if words != entry.words]
            found += [(place, list(others[0]))] if others else []
        play.follow(entry)
    return found[::-1] if last else found


def another_move(seat: int) -> Callable[[Record], None]:
    def do(record: Record) -> None:
        place, words = other_moves(record, seat, last=False)[0]
        record["entries"][place][1] = words

    return do


def last_move_of_the_bot(record: Record) -> None:
    """After the last draw, where no rule and no draw gives it away."""
    place, words = next(
        (place, words)
        for place, words in other_moves(record, 2, last=True)
        if place > draws(record)[-1] and still_ends(record, place, words)
    )
    record["entries"][place][1] = words


def still_ends(record: Record, place: int, words: list[str]) -> bool:
    """Whether the rules allow the rest of the game after this move as well."""
    game = games.find(record["game"])
    changed = json.loads(json.dumps(record))
    changed["entries"][place][1] = words
    whole = read_record(json.dumps(changed).encode())
    play = Playthrough(game, game.setup(whole.seats, whole.options))
    try:
        for entry in whole.entries:
            play.follow(entry)
    except Exception:
        return False
    return play.over


def of_receipt(**changes: Any) -> Callable[[Record], None]:
    """A part of the receipt is another one, by a function of what it was."""

    def do(record: Record) -> None:
        for name, change in changes.items():
            record["receipt"][name] = change(record["receipt"][name])

    return do


def each_bot(**fields: Any) -> Callable[[Record], None]:
    def do(record: Record) -> None:
        record["receipt"]["bots"] = [{**move, **fields} for move in record["receipt"]["bots"]]

    return do


def other_seed(record: Record) -> None:
    record["receipt"]["bots"][3]["seed"] += 1


def cut(record: Record) -> None:
    del record["entries"][-3:]


def pretended_lot(record: Record) -> None:
    """A person's move is said to have been drawn."""
    place = lines(record, lambda entry: entry[0] == 0)[0]
    record["entries"][place][2:] = [False, True]


def flipped(digest: str) -> str:
    return ("1" if digest[0] == "0" else "0") + digest[1:]


CHEATS = {
    "a changed draw": Cheat(another_card, "✗", "draws"),
    "a changed draw with weights that fit": Cheat(last_draw_with_weights_that_fit, "✗ Draws"),
    "a changed seed": Cheat(other_seed, "✗ Bots: line", "seeds"),
    "a changed secret": Cheat(of_receipt(secret=flipped), "✗ Commitment", "commitment"),
    "another key": Cheat(of_receipt(key=flipped), "✗ Key", "key"),
    "a withheld number": Cheat(of_receipt(numbers=lambda was: ["", *was[1:]]), "✗ Key", "key"),
    "a changed number": Cheat(of_receipt(numbers=lambda was: [flipped(was[0]), *was[1:]]), "✗ Key", "key"),
    "an invented number": Cheat(of_receipt(numbers=lambda was: [*was[:-1], "ab" * 32]), "✗ Key", "key"),
    "another label": Cheat(of_receipt(label=lambda was: was + "X"), "✗ Commitment", "commitment"),
    "a bot that was said to be a person": Cheat(of_receipt(seated=lambda was: ["", "", ""]), "✗ Key", "key"),
    "a bot of another level from the start": Cheat(of_receipt(seated=lambda was: ["", "", "novice"]), "✗ Key", "key"),
    "a bot of another level at its moves": Cheat(each_bot(level="random"), "what the bot would choose"),
    "a bot that thought for another time": Cheat(each_bot(iterations=1), "what the bot would choose"),
    "a bot that thought for ever": Cheat(each_bot(iterations=10**9), "✗ Bots: line"),
    "another move of a person": Cheat(another_move(0), "✗", "draws"),
    "another move of a bot at the end": Cheat(last_move_of_the_bot, "what the bot would choose"),
    "a lot that nobody drew": Cheat(pretended_lot, "✗ Time up", "draws"),
    "a cut record": Cheat(cut, "✗ End"),
    "no draws at all": Cheat(of_receipt(draws=lambda was: []), "✗ Draws", "draws"),
    "draws that were never made": Cheat(of_receipt(draws=lambda was: [*was, [10_000, was[0][1]]]), "✗ Draws", "draws"),
}
