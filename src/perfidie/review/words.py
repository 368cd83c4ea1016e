"""A review in words: what was believed, what was given away, who lied and who bluffed, what luck did."""

from __future__ import annotations

from perfidie.engine.doubts import Doubt
from perfidie.review.bluffs import Bluff
from perfidie.review.decisions import Decision
from perfidie.review.lies import Lie
from perfidie.review.report import Review
from perfidie.texts import Texts

MOST = 4
"""Of what was in doubt, so much is told: what one was least right about first."""
NINETY_FIVE = 1.96
"""Standard errors to either side within which the true figure usually lies."""


def percent(texts: Texts, share: float) -> str:
    """A share of the win in whole points."""
    return texts.say("advice-percent", {"number": round(100 * share)})


def points(share: float) -> int:
    """The same as a number."""
    return round(100 * share)


def doubt_told(texts: Texts, doubt: Doubt) -> str:
    """What is in doubt."""
    return texts.blanks(f"doubt-{doubt[0]}", doubt)


def answer_told(texts: Texts, doubt: Doubt, answer: str) -> str:
    """What is so, or may be."""
    message = f"doubt-{doubt[0]}-is"
    if not texts.has(message):
        return texts.word(answer)
    facts: dict[str, object] = {"answer": answer}
    if answer.isdecimal():
        facts["answer-seat"] = int(answer)
    return texts.say(message, facts)


def seat_told(texts: Texts, found: Review, seat: int) -> str:
    """Where a seat began and how it ended."""
    line = found.line
    facts = {"seat": seat, "words": percent(texts, line[0].shares[seat]), "last": percent(texts, line[-1].shares[seat])}
    return texts.say("review-seat", facts)


def turning_told(texts: Texts, found: Review, moment: int) -> str:
    """A turning point: the move, and whose chance it moved most."""
    before, after = found.line[moment - 1].shares, found.line[moment].shares
    seat = max(range(found.seats), key=lambda each: abs(after[each] - before[each]))
    facts = {
        "number": moment,
        "mover-seat": found.movers[moment - 1],
        "seat": seat,
        "words": percent(texts, before[seat]),
        "last": percent(texts, after[seat]),
    }
    return texts.say("review-turning", facts)


def decision_told(texts: Texts, found: Review, number: int) -> str:
    """A choice that gave something away, and the better one."""
    each = found.decisions[number]
    facts = {
        "number": found.at[number] + 1,
        "words": texts.action(each.chosen).rstrip("."),
        "last": texts.action(each.best).rstrip("."),
        "points": points(each.given),
        "margin": max(1, points(NINETY_FIVE * each.error)),
    }
    return texts.say("review-mistake", facts)


def believed_told(texts: Texts, each: Decision) -> list[str]:
    """What that seat could think, beside what was so: what it could least have known first."""
    rows = [(belief.chance(so), belief, so) for belief, so in zip(each.beliefs, each.so, strict=True)]
    told = []
    for chance, belief, so in sorted(rows, key=lambda row: row[0])[:MOST]:
        likeliest, its_chance = belief.chances[0]
        facts = {
            "name": doubt_told(texts, belief.doubt),
            "words": answer_told(texts, belief.doubt, likeliest),
            "points": points(its_chance),
            "last": answer_told(texts, belief.doubt, so),
            "chance": points(chance),
        }
        told.append(texts.say("review-belief-right" if likeliest == so else "review-belief", facts))
    return told


def lie_told(texts: Texts, found: Review, lie: Lie) -> str:
    """What was said, what was so, what the listeners made of it, and how things went then."""
    so = texts.blanks(f"lie-{lie.so[0]}", lie.so)
    facts = {"number": lie.moment, "seat": lie.seat, "words": texts.stated(lie.words, lie.seat), "last": so}
    told = texts.say("review-lie", facts)
    heard = [
        texts.say("review-heard", {"seat": each.seat, "before": points(each.before), "after": points(each.after)})
        for each in lie.heard
    ]
    told = f"{told} {texts.list(heard)}." if heard else told
    if lie.until == lie.moment:
        return told
    before, after = (found.line[moment].shares[lie.seat] for moment in (lie.moment, lie.until))
    facts = {"words": percent(texts, before), "last": percent(texts, after)}
    return f"{told} {texts.say('review-brought', facts)}"


def bluff_told(texts: Texts, bluff: Bluff) -> str:
    """What was done, what was so, and whom it led away from that."""
    facts = {
        "number": bluff.moment + 1,
        "seat": bluff.seat,
        "words": texts.action(bluff.words).rstrip("."),
        "name": doubt_told(texts, bluff.doubt),
        "last": answer_told(texts, bluff.doubt, bluff.so),
    }
    misled = [
        texts.say("review-misled", {"seat": each.seat, "before": points(each.before), "after": points(each.after)})
        for each in bluff.misled
    ]
    return f"{texts.say('review-bluff', facts)} {texts.list(misled)}."


def deceits_told(texts: Texts, found: Review) -> tuple[tuple[int, int, str], ...]:
    """Lies and bluffs as they came: the moment after which each was, whose it was, and all of it in words."""
    told = [(lie.moment, lie.seat, lie_told(texts, found, lie)) for lie in found.lies]
    told += [(bluff.moment, bluff.seat, bluff_told(texts, bluff)) for bluff in found.bluffs]
    return tuple(sorted(told))


def luck_told(texts: Texts, found: Review, seat: int) -> str:
    """What chance did for a seat, and what all choices did."""
    luck = found.luck
    facts = {
        "seat": seat,
        "luck": points(luck.seats[seat]),
        "margin": max(1, points(NINETY_FIVE * luck.errors[seat])),
        "choices": points(luck.choices[seat]),
        "given": points(found.given(seat)),
    }
    return texts.say("review-luck", facts)
