"""The Musketeers' sheets, Milady's side and the duel in the terminal, each in as few rows as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from perfidie.boards.ink import (
    Line,
    Span,
    cells,
    cut,
    joined,
    line,
    mark,
    pad,
    plain,
    wrap,
)
from perfidie.engine import View
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BOX,
    CARDS,
    FACES,
    HERO,
    MUSKETEERS,
    SKILLS,
    Faces,
)
from perfidie.games.mousquetaires.sight.knowledge import possible_places, skill
from perfidie.games.mousquetaires.sight.view import Clash, Rider, Sight
from perfidie.texts import Texts

LABEL, NAME, PLACE, HEARTS = 9, 11, 14, 6
BAR = " │ "
FENCING = ("CommitCards", "ToledoBlade")
"""Steps of a duel."""
OPPONENTS = {"rochefort": "word-rochefort", "gaoler": "word-gaoler", "final": "word-final"}
"""Who fights without a card of his own, or a number."""


# Small pieces


def labelled(texts: Texts, label: str, body: Line, width: int) -> list[Line]:
    """A row with its label, broken where it must be."""
    head = pad(line((texts.say(f"table-ink-{label}"), "gold")), LABEL)
    rows = wrap(body, width - LABEL)
    return [line(*head, *rows[0]), *[line(" " * LABEL, *row) for row in rows[1:]]]


def piped(parts: Iterable[Line]) -> Line:
    """The parts that are there, a bar between them."""
    return joined([part for part in parts if plain(part)], BAR)


def tally(names: Sequence[str], texts: Texts, order: Sequence[str] = CARDS) -> str:
    """Cards by kind, in few letters: `Combat×2, Panache`."""
    counted = Counter(names)
    kinds = sorted(counted, key=order.index)
    return ", ".join(f"{short(name, texts)}{f'×{counted[name]}' if counted[name] > 1 else ''}" for name in kinds)


def short(name: str, texts: Texts) -> str:
    """A card by its short name, where it has one."""
    return texts.say(f"table-ink-card-{name}") if texts.has(f"table-ink-card-{name}") else texts.word(name)


def place_name(place: str, texts: Texts) -> str:
    """A place, as the terminal calls it."""
    return texts.say(f"table-ink-place-{place}")


def skill_sign(name: str, texts: Texts) -> str:
    """A Skill by its first letter."""
    return texts.word(name)[:1]


def roll_of(faces: Sequence[str], texts: Texts) -> str:
    """Dice, as the terminal draws them."""
    return tally(faces, texts, FACES).replace(", ", " ")


# The Musketeers


def sheets(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """A row for each Musketeer; one's own have a second one for the cards in hand, in a duel only the fencer."""
    lines: list[Line] = []
    fencer = view.table.duel.hero if view.table.duel and view.step in FENCING else ""
    for rider in view.table.riders:
        own = rider.seat == view.seat and fencer in ("", rider.id)
        lines.append(sheet(view, rider, texts, width, with_hand=not own))
        if own and rider.hand:
            room = width - LABEL
            lines.append(line(" " * LABEL, (cut(tally(rider.hand, texts), room), "private")))
    return lines


def sheet(view: View[Sight], rider: Rider, texts: Texts, width: int, *, with_hand: bool) -> Line:
    """Who acts (▶) or has acted (✓), whose he is, Health, place, Skills, tokens, cards."""
    sight = view.table
    acting = rider.id in (sight.active, asked_about(view))
    sign = ("▶", "strong") if acting else ("✓", "faint") if rider.acted else (" ", "")
    skills = [f"{skill_sign(name, texts)}{skill(view, rider, name)}" for name in SKILLS]
    row = line(
        sign,
        mark(rider.seat),
        " ",
        *pad(line((texts.word(rider.id), f"seat-{rider.seat}")), NAME),
        *pad(hearts(rider.health, BOX.musketeer[HERO[rider.id]].health), HEARTS),
        *pad(line(where(rider, texts)), PLACE),
        " ".join(skills),
    )
    tokens = ", ".join(texts.say(f"table-ink-token-{token}") for token in rider.tokens)
    cards = texts.say("table-ink-cards", {"count": rider.count})
    if with_hand and rider.hand:
        cards = f"{cards} · {tally(rider.hand, texts)}"
    rest = plain(piped([line(tokens), line(cards)]))
    return line(*row, BAR, cut(rest, width - cells(plain(row)) - len(BAR)))


def asked_about(view: View[Sight]) -> str:
    """The Musketeer that the question is about, where it is not the active one's turn."""
    if view.agenda and view.step in ("ChooseStart", "Sacrifice"):
        return MUSKETEERS[int(view.agenda[-1][2])]
    return ""


def hearts(health: int, full: int) -> Line:
    """Health, as the terminal draws it."""
    return line(("♥" * health, "heart"), ("♡" * (full - health), "faint"))


def where(rider: Rider, texts: Texts) -> Span:
    """Where a Musketeer is."""
    if rider.out:
        return (texts.say("table-ink-out", {"round": rider.out}), "bad")
    return (place_name(rider.place, texts), "bad" if rider.place == "bastille" else "")


# Milady


def milady(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Where she is, or where she may be; Rochefort; her cards, for her, or how many there are."""
    sight = view.table
    if view.outcome and not sight.destination:
        return []
    health = line(f"{texts.word('rochefort')} ", *hearts(sight.rochefort, BOX.rochefort.health))
    parts = [line(hiding(view, texts)), health]
    if sight.automatic:
        extras = texts.say("table-ink-extras", {"count": sight.extras}) if sight.extras else ""
        parts += [line(extras), line(paris_count(view, texts))]
    elif is_milady(view):
        parts += [line((own_cards(view, texts), "private"))]
    else:
        parts += [
            line(texts.say("table-ink-treacheries", {"count": sight.treachery_count})),
            line(paris_count(view, texts)),
        ]
    return labelled(texts, "milady", piped(parts), width)


def is_milady(view: View[Sight]) -> bool:
    """Whether a person who plays Milady looks at the table."""
    return view.seat == 0 and not view.table.automatic


def hiding(view: View[Sight], texts: Texts) -> Span:
    """Where she is, or where she was shown not to be: what this seat knows of it."""
    sight = view.table
    if sight.destination:
        seen = "revealed" if sight.revealed else "hidden"
        return (texts.say(f"table-ink-{seen}", {"place": sight.destination}), "bad" if sight.revealed else "private")
    if not possible_places(view):
        return (texts.say("table-ink-nowhere"), "faint")
    names = ", ".join(place_name(place, texts) for place in sight.excluded)
    return (texts.say("table-ink-maybe", {"items": names}) if names else texts.say("table-ink-anywhere"), "strong")


def paris_count(view: View[Sight], texts: Texts) -> str:
    """How many Paris cards Milady holds."""
    count = view.table.paris_count
    return texts.say("table-ink-paris-cards", {"count": count}) if count else ""


def own_cards(view: View[Sight], texts: Texts) -> str:
    """Her Treacheries by name, where they are not told one by one, and her Paris cards."""
    sight = view.table
    parts = []
    if view.step != "PlayTreachery":
        names = ", ".join(map(texts.word, sight.treacheries)) or texts.say("table-ink-none")
        parts.append(texts.say("table-ink-own-treacheries", {"items": names}))
    if sight.paris_hand:
        parts.append(texts.say("table-ink-own-paris", {"items": ", ".join(map(texts.word, sight.paris_hand))}))
    return BAR.join(parts)


# The duel


def duel(view: View[Sight], texts: Texts, width: int) -> list[Line]:
    """Who fights whom, what both sides show, and the secret thrust each hopes for; once it is over, its result."""
    sight = view.table
    clash = sight.duel
    if clash is None or view.outcome or not sight.active:
        return []
    result = f"{clash.given}–{clash.taken}" if clash.over else "–"
    who = line((f"{texts.word(clash.hero)} {result} {opponent(clash, texts)}", "strong"))
    blue = texts.say("table-ink-blue", {"count": sight.blue_dice, "items": roll_of(sight.blue, texts)})
    red = texts.say("table-ink-red", {"count": sight.red_dice, "items": roll_of(sight.red, texts)})
    row = piped([who, line((blue, "blue")) if sight.blue_dice else line(), line((red, "red"))])
    if clash.over:
        return labelled(texts, "duel", row, width)[:1]
    rider = next(each for each in sight.riders if each.id == clash.hero)
    return [*labelled(texts, "duel", row, width), *bottes(clash, rider, sight, texts, width)]


def opponent(clash: Clash, texts: Texts) -> str:
    """Who is fought."""
    if clash.kind == "adversary":
        return texts.word(clash.opponent)
    return texts.say(OPPONENTS.get(clash.kind, "word-guard"))


def bottes(clash: Clash, rider: Rider, sight: Sight, texts: Texts, width: int) -> list[Line]:
    """`Botte  D’Artagnan Lys×2 Épée │ Rochefort Lys Bouclier`."""
    printed = BOX.musketeer[HERO[clash.hero]]
    ours = printed.botte_improved if "imp_botte" in rider.tokens else printed.botte
    parts = [f"{texts.word(clash.hero)} {thrust(ours, texts)}"]
    theirs = thrust(red_botte(clash, sight), texts)
    if theirs:
        parts.append(f"{opponent(clash, texts)} {theirs}")
    return labelled(texts, "botte", line(BAR.join(parts)), width)


def thrust(forms: Sequence[Faces], texts: Texts) -> str:
    """The faces a secret thrust asks for; its forms one after the other."""
    either = f" {texts.say('table-ink-or')} "
    return either.join(roll_of([face for face, count in form.items() for _ in range(count)], texts) for form in forms)


def red_botte(clash: Clash, sight: Sight) -> Sequence[Faces]:
    """As it is printed; guards and the gaoler have none."""
    if clash.kind == "adversary":
        return BOX.adversary[ADVERSARIES.index(clash.opponent)].botte
    if clash.kind == "rochefort":
        return BOX.rochefort.botte
    return BOX.quest[sight.quest.number - 1].items[clash.number].botte if clash.kind == "final" else ()
