"""Idus Martii drawn as text: the track, the senators with their roles and votes, the cards of this turn, what is mine.

A vote is a letter where it is certain to this seat, a dot where it is not. What a senator said last on this occasion
stands behind their name, so that nobody scrolls for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.boards.ink import Line, cells, cut, joined, line, mark, pad, plain
from perfidie.boards.terminal import Terminal
from perfidie.engine import View
from perfidie.engine.action import Words
from perfidie.games.idus_martii.rules.box import (
    BOX,
    COLOUR,
    COLOURS,
    FACTIONS,
    LOYAL,
    OTHER,
    ROMAN,
    TRAITOR,
    VOTES,
)
from perfidie.games.idus_martii.rules.scoring import LEAD
from perfidie.games.idus_martii.rules.setup import Rules
from perfidie.games.idus_martii.rules.table import Table
from perfidie.games.idus_martii.sight import statements
from perfidie.games.idus_martii.sight.view import Shown, Sight, Turn, role_of
from perfidie.games.idus_martii.terminal.notebook import INKS, Known, known_votes, letter, notes, turn_name
from perfidie.texts import Texts

SQUARES = BOX.track["squares"]
NAME, ROLE, BEFORE, STRIP, LABEL = 15, 8, 4, 9, 10
WHOLE = frozenset(statement.words for statement in statements.STATEMENTS.actions)
KINDS = frozenset(words[0] for words in WHOLE)


# What the terminal asks of a game


def heading(view: View[Sight], texts: Texts) -> str:
    """Round, turn, step."""
    sight = view.table
    if not sight.round:
        return ""
    parts = [texts.say("table-ink-turn", {"round": sight.round, "turn": sight.turn, "turns": view.seats})]
    if texts.has(f"step-{view.step}"):
        parts.append(texts.say(f"step-{view.step}"))
    return " · ".join(parts)


def draw(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table as this seat sees it."""
    return [
        *track(view, texts),
        *senators(view, texts, width, known_votes(view)),
        *votes_lying(view, texts, present_of(view), width),
        *(mine(view, texts) if view.seat is not None else []),
    ]


def draw_open(state: Table, view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """The table with everything face up, for a game that is over; `view` is a spectator's."""
    cast = [Known(turn[2], colours_of(turn[5]), colours_of(turn[6])) for turn in state.past]
    lines = [*track(view, texts), *senators(view, texts, width, cast)]
    turn = present_of(view)
    if turn is not None and state.placed:
        lines += votes_lying(view, texts, replaced(turn, colours_of(state.placed)), width)
    for seat, hand in enumerate(state.dealt):
        kept = FACTIONS[state.kept[seat]] if state.kept[seat] >= 0 else ""
        names = ", ".join(texts.word(FACTIONS[faction]) for faction in hand)
        side = f" → {texts.word(kept)}" if kept else ""
        lines.append(line(mark(seat), f" {pad_text(texts.name(seat), NAME)} {names}", (side, "strong")))
    return lines


def choice(words: Words, view: View[Sight], texts: Texts) -> Line:
    """A choice, or a piece of one, in as little room as it needs, under the name of its verb."""
    verb, *rest = words
    if verb in KINDS:
        return saying(words, view, texts)
    if verb in ("vote", "swap"):
        return colour(rest[0], texts)
    if verb in ("look", "praetor", "aedile"):
        return senator(int(rest[0]), view, texts)
    if verb == "assign":
        praetor, *aediles = [senator(int(seat), view, texts) for seat in rest]
        return line(f"{texts.word('praetor')} ", *praetor, f" · {texts.word('aedile')} ", *joined(aediles, ", "))
    if verb in ("keep", "force"):
        return line(texts.action(words), *consequence(verb, view, texts))
    if verb == "discard":
        return discarding(rest[0], view, texts)
    return line(texts.action(words))


def ways(words: Words) -> list[tuple[tuple[str, ...], ...]]:
    """Roles are named one by one, the two Aediles in any order; a statement by its kind, then by what it speaks of."""
    verb, *rest = words
    if verb == "assign":
        praetor, one, other = rest
        return [(("praetor", praetor), ("aedile", a), ("aedile", b)) for a, b in ((one, other), (other, one))]
    if verb in ("voted", "seen"):
        return [((verb,), (verb, *rest[:2]), *[(verb, word) for word in rest[2:]])]
    if verb in KINDS:
        return [((verb,), *[(verb, word) for word in rest])]
    return [(tuple(words),)]


def notebook(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """What this seat remembers; a purist's screen holds only their cards."""
    if view.seat is None:
        return []
    return [*mine(view, texts), *(notes(view, texts) if view.options["notebook"] else [])]


def remembers(view: View[Sight]) -> bool:
    """Whether the log may repeat what was seen in secret (option notebook)."""
    return bool(view.options["notebook"])


def asks(view: View[Sight]) -> bool:
    """Whether even a single choice is asked for: who discards one of two equal cards must not stand out (ruling 22)."""
    return view.step == "ChooseSide"


def sums_up(view: View[Sight]) -> bool:
    """The track and the votes beside the names show what the tallies brought."""
    return True


def score(view: View[Sight], seat: int, texts: Texts) -> Line:
    """The side of this seat, and what it discarded where that is shown."""
    sight = view.table
    sides = texts.list([texts.word(faction) for faction in sight.revealed[seat]])
    discarded = sight.discards[seat] if sight.discards else ""
    if not discarded:
        return line(sides)
    return line(sides, (f" ({texts.say('table-ink-discarded', {'faction': discarded})})", "faint"))


# Small pieces


def colours_of(votes: Sequence[int]) -> Shown:
    """Votes as they are named outside."""
    return tuple([COLOURS[vote] for vote in votes])


def replaced(turn: Turn, placed: Shown) -> Turn:
    """The same turn with these cards face up."""
    return Turn(turn.consul, turn.praetor, turn.aediles, turn.looked, turn.answer, placed, turn.counted, turn.tally)


def pad_text(text: str, columns: int) -> str:
    """A text cut or filled to so many columns."""
    return plain(pad(line(cut(text, columns)), columns))


def colour(name: str, texts: Texts) -> Line:
    """A vote in its own ink."""
    return line((texts.word(name), INKS[name]))


def own_name(seat: int, view: View[Sight], texts: Texts) -> str:
    """A name where room is scarce."""
    return texts.say("table-ink-you") if seat == view.seat else texts.name(seat)


def senator(seat: int, view: View[Sight], texts: Texts) -> Line:
    """A senator: mark and name."""
    return line(mark(seat), f" {cut(own_name(seat, view, texts), NAME - 1)}")


def present_of(view: View[Sight]) -> Turn | None:
    """The turn being played; None between the deal and the first one, and once the game is over."""
    turns = view.table.turns
    return turns[-1] if turns and not turns[-1].tally else None


# The track


def track(view: View[Sight], texts: Texts) -> list[Line]:
    """A row for each token, the limit across both; how far ahead one is, and what that would bring."""
    sight = view.table
    loyal, traitor = sight.tokens
    ahead = FACTIONS[LOYAL if loyal > traitor else TRAITOR]
    winner = ahead if abs(loyal - traitor) >= LEAD else "merchant"
    left = 2 * (Rules(view.seats, view.options).turns - sum([bool(turn.tally) for turn in sight.turns]))
    first = texts.say("table-ink-lead", {"lead": abs(loyal - traitor), "votes": left})
    second = texts.say("table-ink-limit", {"square": ROMAN[sight.limit], "faction": winner})
    if view.outcome:
        first, second = "", texts.say("table-ink-limit-only", {"square": ROMAN[sight.limit]})
    return [
        token_row("loyal", loyal, sight.limit, first, "good", texts),
        token_row("traitor", traitor, sight.limit, second, "red", texts),
    ]


def token_row(faction: str, square: int, limit: int, note: str, ink: str, texts: Texts) -> Line:
    """`Loyaux    5 ▰▰▰▰▰▱▱▱▱▱▱▱▱┃▱▱▱▱▱▱▱`: what is beyond the limit is faint until somebody is there."""
    within = ("▰" * min(square, limit), ink), ("▱" * (limit - square), "")
    beyond = ("▰" * (square - limit), "heart"), ("▱" * (SQUARES - max(square, limit)), "faint")
    label = pad(line((texts.say(f"table-ink-{faction}"), "strong")), LABEL)
    return line(*label, (f"{square:>2} ", "strong"), *within, ("┃", "gold"), *beyond, (f"  {note}", "faint"))


# The senators


def senators(view: View[Sight], texts: Texts, width: int, cast: Sequence[Known]) -> list[Line]:
    """A line for each senator."""
    return [senator_row(seat, view, texts, width, cast) for seat in range(view.seats)]


def senator_row(seat: int, view: View[Sight], texts: Texts, width: int, cast: Sequence[Known]) -> Line:
    """Who acts, name, role now and, where it binds the Consul, before; cards, votes, the last statement or the side."""
    sight = view.table
    acts = ("▶", "strong") if seat in view.waiting else (" ", "")
    first = "¹" if seat == sight.first and sight.round else ""
    name = line((cut(own_name(seat, view, texts), NAME - len(first)), f"seat-{seat}"), (first, "gold"))
    turns = sight.turns
    role = role_of(turns[-1] if turns and not view.outcome else None, seat)
    title = (texts.say(f"table-ink-{role}") if role else "", "strong")
    earlier = role_of(turns[-2], seat) if sight.round > 1 and len(turns) > 1 and not view.outcome else ""
    before = f"←{texts.say(f'table-ink-{earlier}')[0]}" if earlier else ""
    strip = [letter(vote, texts) for known in cast for vote in known.counted_by(seat)]
    cards = "▮" * sight.cards[seat] if sight.round else ""
    row = line(
        acts,
        mark(seat),
        " ",
        *pad(name, NAME),
        *pad(line(title), ROLE),
        *pad(line((before, "faint")), BEFORE),
        (f"{cards:<3}", "faint"),
        *pad(line(*strip), STRIP),
    )
    room = width - cells(plain(row))
    return line(*row, *(side_shown(seat, view, texts) if view.outcome else last_words(seat, view, texts, room)))


def side_shown(seat: int, view: View[Sight], texts: Texts) -> Line:
    """The faction cards of a seat, as far as they are shown."""
    won = view.outcome is not None and seat in view.outcome.winners
    return line(("♛ " if won else "  ", "gold"), *score(view, seat, texts))


def last_words(seat: int, view: View[Sight], texts: Texts, room: int) -> Line:
    """What this senator said last on this occasion."""
    now = statements.occasion(view)
    said = [claim.words for claim in view.claims if claim.seat == seat and claim.when == now]
    if now is None or not said:
        return ()
    return line((cut(texts.say("table-ink-quoted", {"words": plain(saying(said[-1], view, texts))}), room), "private"))


def saying(words: Words, view: View[Sight], texts: Texts) -> Line:
    """A statement, or a piece of one, in few words: its kind, a turn, a senator, a colour, a side."""
    verb, *rest = words
    if not rest:
        return line(texts.say(f"table-kind-{verb}"))
    whole = tuple(words) in WHOLE
    if not whole and verb in ("voted", "seen") and len(rest) == 2:
        return line(turn_name(int(rest[0]), int(rest[1])))
    if not whole:
        return senator(int(rest[0]), view, texts) if rest[0].isdecimal() else line(texts.word(rest[0]))
    facts: dict[str, object] = dict(zip("ab", rest[-2:] if verb == "seen" else rest, strict=False))
    if verb in ("voted", "seen"):
        facts = {"turn": turn_name(int(rest[0]), int(rest[1])), "vote": rest[-1]}
    named = rest[2] if verb == "seen" else rest[0]
    if named.isdecimal() and verb != "voted":
        facts["name"] = plain(senator(int(named), view, texts))
    return line(texts.say(f"table-short-{verb}", facts))


# The cards of this turn


def votes_lying(view: View[Sight], texts: Texts, turn: Turn | None, width: int) -> list[Line]:
    """What lies before the two Aediles; before the first vote lies there, the last tally."""
    lines: list[Line] = []
    if turn is not None and turn.aediles:
        each = [card_of(seat, place, view, texts, turn) for place, seat in enumerate(turn.aediles)]
        lines.append(line(*pad(line((texts.say("table-ink-votes"), "strong")), LABEL), *joined(each, " · ")))
    counted = [(place, each) for place, each in enumerate(view.table.turns) if each.tally]
    if counted and (turn is None or not turn.placed):
        place, last = counted[-1]
        label = line((texts.say("table-ink-tally"), "strong"))
        when = turn_name(place // view.seats + 1, place % view.seats + 1)
        body = joined([colour(vote, texts) for vote in last.tally], ", ")
        lines.append(line(*pad(label, LABEL), *body, (f" ({when})", "faint")))
    return lines


def card_of(seat: int, place: int, view: View[Sight], texts: Texts, turn: Turn) -> Line:
    """An Aedile's card: awaited, face down, or what this seat knows of it; and what became of it."""
    chosen = dict(view.committed)
    own = chosen.get(seat)
    known = turn.placed[place] if turn.placed else own[1] if own else ""
    if known:
        body = line((texts.word(known), f"{INKS[known]} private"))
    else:
        body = line(texts.say("table-ink-face-down" if turn.placed or seat in chosen else "table-ink-awaited"))
    state = f"table-ink-looked-{turn.answer or 'at'}"
    looked = f", {texts.say(state)}" if turn.looked == seat else ""
    return line(*senator(seat, view, texts), " ", *body, (looked, "faint"))


def consequence(verb: str, view: View[Sight], texts: Texts) -> Line:
    """What leaving or forcing brings: the Praetor has seen the card."""
    turn = present_of(view)
    if turn is None or turn.looked < 0 or not turn.placed:
        return ()
    seen = turn.placed[turn.aediles.index(turn.looked)]
    if not seen:
        return ()
    if verb == "keep":
        return line(" → ", *colour(seen, texts))
    free = view.table.round > 1 and view.options["round2_force"] == "aedile_choice"
    others = [COLOURS[vote] for vote in VOTES[-1] if COLOURS[vote] != seen] if free else [COLOURS[OTHER[COLOUR[seen]]]]
    between = f" {texts.say('table-ink-or')} "
    return line(" → ", *joined([colour(vote, texts) for vote in others], between))


# What is mine


def discarding(faction: str, view: View[Sight], texts: Texts) -> Line:
    """The card to discard, and the side that is chosen by it."""
    first, second = view.table.dealt
    kept = second if faction == first else first
    said = texts.say("table-ink-keeping", {"faction": kept})
    name = texts.action(("discard", faction)) if first == second else texts.word(faction)
    return line(name, (f" → {said}", "strong"))


def mine(view: View[Sight], texts: Texts) -> list[Line]:
    """My two cards, or the side I have chosen and what I discarded."""
    sight = view.table
    if not sight.dealt or view.outcome:
        return []
    label = pad(line((texts.say("table-ink-mine"), "strong")), LABEL)
    if not sight.side:
        return [line(*label, (" + ".join(texts.word(faction) for faction in sight.dealt), "private"))]
    first, second = sight.dealt
    discarded = texts.say("table-ink-discarded", {"faction": second if sight.side == first else first})
    return [line(*label, (texts.word(sight.side), "private"), (f" ({discarded})", "faint"))]


TERMINAL = Terminal(
    heading=heading,
    draw=draw,
    draw_open=draw_open,
    notebook=notebook,
    choice=choice,
    ways=ways,
    score=score,
    remembers=remembers,
    asks=asks,
    sums_up=sums_up,
)
