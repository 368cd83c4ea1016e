"""What a senator may say, each statement with one tap: the few most useful now, and all of them by what they speak of.

Everything is offered alike whether it is true or not. Left out is only what nobody could mean: a vote on a turn
without a vote card, a look by somebody who was not Praetor, a role asked for when the Consul hands none out.
"""

from __future__ import annotations

from perfidie.boards.pieces import Part, fill, joined, kept, recalled, slot
from perfidie.boards.reading import Names
from perfidie.boards.scene import Draw, Html, Parts, Scene, Voice
from perfidie.engine.action import Words
from perfidie.games.idus_martii.rules.box import COLOURS, FACTIONS, ROMAN, VOTES
from perfidie.games.idus_martii.sight.statements import MOST, asked, occasion, said_by
from perfidie.games.idus_martii.sight.view import Turn
from perfidie.games.idus_martii.web.reading import FACTION_ICONS, VOTE_ICONS, Reading, read

LEAST_AT_HAND, MOST_AT_HAND = 4, 7
YES = ("answer", "yes")
SIDES = tuple([("faction", faction) for faction in FACTIONS])
ICONS = {**FACTION_ICONS, **VOTE_ICONS, "praetor": "ui-eye", "aedile": "tied-scroll"}
Past = tuple[str, str, tuple[Words, ...]]
"""A turn that is over (round and turn, as people name it), whose vote it was (empty: mine), what I may say of it."""


def voice(scene: Scene) -> Voice:
    """The statements at hand, and the desk with all of them."""
    r = read(scene)
    count = left(r)
    ready = recalled(scene.memo, "at-hand", chips, r.draw, r.names, at_hand(r), count)
    return Voice(ready, Parts(desk(r.draw), all_of(r, count)))


def chips(draw: Draw, names: Names, said: Groups, count: int) -> Parts:
    """The statements at hand: groups that come and go each by itself."""
    groups = [
        slot(name, tuple([chip(draw, names, each) for each in some])) for name, some in zip(GROUPS, said, strict=True)
    ]
    return Parts(strip(draw), (("voice-left", more(draw, count)), *groups))


def left(r: Reading) -> int:
    """How many more statements are mine to make on this occasion."""
    return MOST - said_by(r.view, occasion(r.view) or "")


@kept
def strip(draw: Draw) -> Html:
    """The strip of statements at hand, before they are put in."""
    return draw("idus_martii/voice.html#strip", groups=GROUPS)


@kept
def more(draw: Draw, count: int) -> Html:
    """How many more statements may be made, in the strip."""
    return draw("idus_martii/voice.html#more", left=count)


# At hand


GROUPS = ("voice-now", "voice-past", "voice-side", "voice-trust")
Groups = tuple[tuple[Words, ...], ...]
"""Statements at hand: about what is decided now, about what was, of one's side; of others where that is little."""


def at_hand(r: Reading) -> Groups:
    """What is most useful to this viewer now: answers first, then requests, promises, reports, replies, their side."""
    open_to_me, room, found = sayable(r), MOST_AT_HAND, []
    now, past = (*replies_to_questions(r), *requests(r), *promises(r)), (*reports(r), *replies(r))
    for wanted in (now, past, SIDES):
        some = tuple([words for words in wanted if words in open_to_me][:room])
        room -= len(some)
        found.append(some)
    lacking = LEAST_AT_HAND - MOST_AT_HAND + room
    return (*found, trusted(r, found[1], lacking) if lacking > 0 else ())


def trusted(r: Reading, said: tuple[Words, ...], count: int) -> tuple[Words, ...]:
    """That I trust so many of the others, whom I have not among these statements already."""
    others = [("trust", str(seat)) for seat in others_of(r.seat or 0, r.rules.seats)]
    return tuple([words for words in others if words not in said][:count])


def sayable(r: Reading) -> frozenset[Words]:
    """All that I may say now, to be looked up."""
    return recalled(r.scene.memo, "sayable", frozenset[Words], r.scene.sayable)


def replies_to_questions(r: Reading) -> list[Words]:
    """Yes and no, while it is clear to what: a question of an earlier turn is answered in the panel."""
    now = f"{r.sight.round}.{r.sight.turn}."
    return [("answer", word) for word in ("yes", "no")] if asked(r.view, now) else []


@kept
def others_of(me: int, seats: int) -> tuple[int, ...]:
    """Everybody else, clockwise from my left."""
    return tuple([(me + place) % seats for place in range(1, seats)])


def requests(r: Reading) -> list[Words]:
    """Of the Consul, while they hand out roles; of the Praetor, until they have looked."""
    turn, me = r.turn, r.seat
    if turn is None or me is None:
        return []
    if r.view.step == "HandOutRoles":
        return [("ask_role", str(me), role) for role in ("praetor", "aedile")] if me != turn.consul else []
    if turn.looked >= 0 or me == turn.praetor:
        return []
    return [("ask_look", str(aedile)) for aedile in turn.aediles if aedile != me]


def promises(r: Reading) -> list[Words]:
    """A vote that may still be mine: I am Aedile, or could become one."""
    may_vote = r.scene.mine if r.view.step == "Vote" else r.view.step == "HandOutRoles" and r.turn is not None
    if not may_vote or (r.turn is not None and r.seat == r.turn.consul):
        return []
    return [("promise", COLOURS[colour]) for colour in VOTES[0]]


def reports(r: Reading) -> tuple[Words, ...]:
    """My vote of the last turn that was counted, or the one I saw."""
    counted = r.counted
    return reported(r.sight.turns[counted - 1], counted - 1, r.names, r.seat) if counted and r.seat is not None else ()


@kept
def reported(turn: Turn, place: int, names: Names, me: int) -> tuple[Words, ...]:
    """A vote as it was, and as it was not."""
    said = [words for _, _, some in spoken_of(turn, place, names, me) for words in some]
    known = {*turn.counted, *turn.placed} - {""}
    return tuple(sorted(said, key=lambda words: words[-1] not in known)[:2])


def replies(r: Reading) -> list[Words]:
    """To whoever spoke last on this occasion."""
    now = occasion(r.view)
    last = next((claim.seat for claim in reversed(r.view.claims) if claim.when == now and claim.seat != r.seat), None)
    return [] if last is None else [("lied", str(last)), ("trust", str(last))]


def chip(draw: Draw, names: Names, words: Words) -> Html:
    """A statement as a button."""
    verb, *rest = words
    seat = rest[0] if verb in ("trust", "lied", "ask_look") else rest[2] if verb == "seen" else ""
    return chip_of(draw, words, names[int(seat)] if seat else "")


@kept
def chip_of(draw: Draw, words: Words, name: str) -> Html:
    """The button of this statement."""
    last = words[-1]
    turn = f"{ROMAN[int(words[1])]}·{words[2]}" if words[0] in ("voted", "seen") else ""
    return draw(
        "idus_martii/voice.html#chip",
        verb=words[0],
        value=" ".join(words),
        word=last,
        icon=ICONS.get(last, ""),
        name=name,
        turn=turn,
    )


# All of it


@kept
def desk(draw: Draw) -> Html:
    """The desk without its parts."""
    return draw("idus_martii/voice.html#desk")


def all_of(r: Reading, count: int) -> tuple[Part, ...]:
    """The parts of the desk: each is sent alone when it alone has changed."""
    turn, me, sight = r.turn, r.seat or 0, r.sight
    consul = turn.consul if turn and r.view.step == "HandOutRoles" and me != turn.consul else -1
    aediles = turn.aediles if turn and turn.looked < 0 and me != turn.praetor else ()
    may_answer, counted = YES in sayable(r), sight.turns[: r.counted]
    facts = (me, count, may_answer, sight.round, counted, consul, aediles)
    return recalled(r.scene.memo, "speech", in_parts, r.draw, r.names, *facts)


def in_parts(
    draw: Draw,
    names: Names,
    me: int,
    count: int,
    may_answer: bool,
    number: int,
    turns: tuple[Turn, ...],
    consul: int,
    aediles: tuple[int, ...],
) -> tuple[Part, ...]:
    """The same, put together once for the same facts."""
    told = told_of(turns, names, me)
    return (
        ("speech-left", count_of(draw, count)),
        slot("speech-answer", (answers(draw),) if may_answer else ()),
        slot("speech-people", (people(draw, others_of(me, len(names)), names),)),
        slot("speech-mine", (mine(draw, number),)),
        slot("speech-past", (past(draw, told),) if told else ()),
        slot("speech-ask", (ask(draw, consul, aediles, me, names),) if consul >= 0 or aediles else ()),
    )


@kept
def count_of(draw: Draw, count: int) -> Html:
    """How many statements are left."""
    return draw("idus_martii/voice.html#left", left=count)


@kept
def answers(draw: Draw) -> Html:
    """Yes and no."""
    return draw("idus_martii/voice.html#answers")


@kept
def people(draw: Draw, others: tuple[int, ...], names: Names) -> Html:
    """A row for each of the others: trust, a lie, a side."""
    found = tuple([(seat, names[seat]) for seat in others])
    return draw("idus_martii/voice.html#people", people=found, factions=tuple(FACTION_ICONS.items()))


@kept
def mine(draw: Draw, number: int) -> Html:
    """My side, and what I will vote in this round."""
    votes = tuple([(COLOURS[colour], VOTE_ICONS[COLOURS[colour]]) for colour in VOTES[max(0, number - 1)]])
    return draw("idus_martii/voice.html#mine", factions=tuple(FACTION_ICONS.items()), votes=votes)


def told_of(turns: tuple[Turn, ...], names: Names, me: int | None) -> tuple[Past, ...]:
    """What I may say of my turns, the last one first."""
    return tuple([row for place in reversed(range(len(turns))) for row in spoken_of(turns[place], place, names, me)])


def spoken_of(turn: Turn, place: int, names: Names, me: int | None) -> tuple[Past, ...]:
    """What I may say of this turn."""
    looked = names[turn.looked] if turn.looked >= 0 else ""
    return turns_words(turn.aediles, turn.praetor, turn.looked, looked, place, len(names), me)


@kept
def turns_words(
    aediles: tuple[int, ...], praetor: int, looked: int, name: str, place: int, seats: int, me: int | None
) -> tuple[Past, ...]:
    """As Aedile I may speak of my vote, as Praetor of the one I looked at; else of none."""
    number, turn = str(place // seats + 1), str(place % seats + 1)
    colours = [COLOURS[colour] for colour in VOTES[place // seats]]
    label = f"{ROMAN[int(number)]}·{turn}"
    if me in aediles:
        return ((label, "", tuple([("voted", number, turn, colour) for colour in colours])),)
    if me == praetor:
        return ((label, name, tuple([("seen", number, turn, str(looked), colour) for colour in colours])),)
    return ()


@kept
def past(draw: Draw, rows: tuple[Past, ...]) -> Html:
    """What I may say of turns that are over."""
    return fill(draw("idus_martii/voice.html#past"), rows=joined([past_row(draw, *row) for row in rows]))


@kept
def past_row(draw: Draw, turn: str, name: str, words: tuple[Words, ...]) -> Html:
    """What I may say of one of them."""
    choices = tuple([(" ".join(each), each[-1], VOTE_ICONS[each[-1]]) for each in words])
    return draw("idus_martii/voice.html#past_row", turn=turn, name=name, choices=choices)


@kept
def ask(draw: Draw, consul: int, aediles: tuple[int, ...], me: int, names: Names) -> Html:
    """Whom the Consul should give a role, and at whose card the Praetor should look."""
    wanted = tuple([(seat, names[seat]) for seat in range(len(names)) if seat != consul]) if consul >= 0 else ()
    looks = tuple([(seat, names[seat]) for seat in aediles if seat != me])
    return draw("idus_martii/voice.html#ask", roles=wanted, looks=looks)
