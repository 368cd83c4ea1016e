"""The choices of Mousquetaires du Roy in the terminal: in few words, with what they cost, and piece by piece."""

from __future__ import annotations

from collections.abc import Sequence

from perfidie.boards.ink import Line, cut, line
from perfidie.engine import View
from perfidie.games.mousquetaires.rules.box import (
    ABILITY,
    BOX,
    CARD,
    CHARACTERS,
    COMBAT,
    DOUBLE,
    EFFECTS,
    HERO,
    PRICE,
    TOKEN,
    TOKENS,
    Item,
    needs,
)
from perfidie.games.mousquetaires.sight.knowledge import MISSION_ITEMS, challenges, lacking, payable
from perfidie.games.mousquetaires.sight.odds import hitting, match, odds
from perfidie.games.mousquetaires.sight.view import Rider, Sight
from perfidie.games.mousquetaires.terminal.side import place_name, red_botte, short, skill_sign
from perfidie.texts import Texts

Said = Sequence[str]
Ways = list[tuple[tuple[str, ...], ...]]
DEED, ALONE = "action", "alone"
"""Pieces of a choice: what kind of action it is; a token bought without another."""
IN_TURN = (
    "move",
    "buy",
    "exchange",
    "character",
    "challenge",
    "duel",
    "reinforce",
    "bastille",
    "passage",
    "draw",
    "end",
    "time_up",
)
"""What a Musketeer does in his turn."""
ONE_WORD = ("draw", "end", "time_up", "done", "pass", "accept", "refuse", "keep", "refill", "bastille", "sacrifice")
"""Choices that are said in full."""
WIDEST_DEED = 28
"""So that two stand in a row."""
AT_A_PLACE = ("start", "destination", "move")


# How a choice is named


def ways(words: Said) -> Ways:
    """By the kind of action first, then by its object; two tokens one after the other, in any order."""
    verb, *rest = words
    whole = tuple(words)
    if verb == "buy":
        return [((DEED, verb), *bought) for bought in purchases(rest)]
    if verb == "draw" or (verb in IN_TURN and not rest):
        return [((DEED, verb),)]
    if verb in IN_TURN:
        return [((DEED, verb), whole)]
    if verb in ("give", "ask"):
        return [((verb,), whole)]
    if verb in ("play", "trap") and len(rest) > 1:
        return [((verb, rest[0]), whole)]
    return [(whole,)]


def purchases(tokens: Said) -> Ways:
    """One token, then that there is no other, or the other."""
    if len(tokens) == 1:
        return [(("buy", tokens[0]), ("buy", tokens[0], ALONE))]
    return [(("buy", one), ("buy", one, other)) for one, other in (tokens, tokens[::-1])]


# What a choice says


def choice(words: Said, view: View[Sight], texts: Texts) -> Line:
    """A choice, or a piece of one, under the name of its verb."""
    verb, *rest = words
    if verb in ONE_WORD:
        return line(texts.action(words))
    if verb == DEED or not rest:
        objects = ", ".join(objects_of(words[-1], view, texts))
        return line(cut(texts.say(f"table-ink-do-{words[-1]}", {"items": objects}), WIDEST_DEED))
    if verb in AT_A_PLACE:
        return line(place_name(rest[0], texts), *figures_at(rest[0], view, texts))
    drawn = DRAWN.get(verb)
    if drawn is not None:
        return drawn(rest, view, texts)
    return line(", ".join(map(texts.word, rest)))


def figures_at(place: str, view: View[Sight], texts: Texts) -> Line:
    """Who is there, by the first letters of his name."""
    there = [texts.word(rider.id)[:3] for rider in view.table.riders if rider.place == place and not rider.out]
    return line((f" ({' '.join(there)})", "faint")) if there and view.table.round else line()


def objects_of(verb: str, view: View[Sight], texts: Texts) -> list[str]:
    """What an action may be about, as far as the table shows it: where there is only one, it is not asked for again."""
    sight, rider = view.table, active_rider(view)
    if verb == "character":
        return [short(card, texts) for card in dict.fromkeys(rider.hand) if CARD[card] in CHARACTERS]
    if verb == "reinforce":
        return [short(card, texts) for card in dict.fromkeys(rider.hand) if CARD[card] in (COMBAT, DOUBLE)]
    if verb == "exchange":
        near = [other for other in sight.riders if other.id != rider.id and not other.out]
        free = [other for other in near if "captain" in abilities(rider, other) or other.place == rider.place]
        return [texts.word(other.id) for other in free if other.place != "bastille"]
    if verb == "challenge":
        here = [each for each in challenges(view) if each.place == rider.place and each.toll <= sight.purse]
        met = [each for each in here if lacking(view, rider, each) <= payable(rider, each) + sight.epic]
        return [f"{skill_sign(each.skill, texts)}{each.value}" for each in met]
    return opponents(view, rider, texts) if verb == "duel" else []


def abilities(*riders: Rider) -> list[str]:
    """What these Musketeers can do that others cannot."""
    return [ABILITY[HERO[rider.id]] for rider in riders]


def opponents(view: View[Sight], rider: Rider, texts: Texts) -> list[str]:
    """Who can be fought where he is: Adversaries, guards, corridors."""
    sight = view.table
    posting = {"paris": sight.paris, "louvre": sight.louvre}.get(rider.place)
    if posting is None and BOX.quest[sight.quest.number - 1].corridors:
        open_ones = [str(number) for number, left in enumerate(sight.quest.corridors, start=1) if left]
        return [texts.say("table-ink-corridors", {"items": ", ".join(open_ones)})]
    done = posting.done if posting else sight.quest.done
    posted = posting.adversaries if posting else ()
    fights = [item for number, item in enumerate(items_here(view)) if item.kind != "challenge" and number not in done]
    return [*map(texts.word, posted), *dict.fromkeys(item_sign(item, texts) for item in fights)]


def active_rider(view: View[Sight]) -> Rider:
    """The Musketeer who acts."""
    sight = view.table
    name = sight.active or (sight.duel.hero if sight.duel else "")
    return next((rider for rider in sight.riders if rider.id == name), sight.riders[0])


def item_sign(item: Item, texts: Texts) -> str:
    """`N6`; `duel 3d`; the last of all is Rochefort's."""
    if item.kind == "challenge":
        return f"{skill_sign(item.skill, texts)}{item.value}"
    name = texts.say("word-final") if item.kind == "final" else texts.say("table-ink-duel").lower()
    return f"{name} {texts.say('table-ink-dice', {'count': item.dice})}"


def items_here(view: View[Sight]) -> tuple[Item, ...]:
    """What is printed where the active Musketeer is."""
    sight, place = view.table, active_rider(view).place
    if place == "ferrets":
        return BOX.quest[sight.quest.number - 1].items
    posting = sight.paris if place == "paris" else sight.louvre
    return MISSION_ITEMS.get(posting.card, ())


def paris(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """A Paris card, what is to be done on it, and what it does, in short."""
    card = next(each for each in BOX.paris if each.id == rest[0])
    signs = ", ".join(dict.fromkeys(item_sign(item, texts) for item in card.items))
    return line(texts.word(card.id), (f" {signs} ", "faint"), paris_effect(card.id, texts))


def paris_effect(card: str, texts: Texts) -> str:
    """What a Paris card does, in short."""
    return texts.say(f"table-ink-paris-{card}")


def play(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """A Treachery and its target; a Confiscation by the Equipment and its owner."""
    if len(rest) < 3:
        return line(", ".join(map(texts.word, rest)))
    _, hero, token = rest
    return line(texts.say("table-ink-seize", {"name": texts.say(f"table-ink-token-{token}"), "hero": hero}))


def adversary(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """An Adversary to be placed."""
    force = next(each.force for each in BOX.adversary if each.id == rest[0])
    return line(texts.word(rest[0]), (f" {force}", "strong"))


def activate(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """A Musketeer to act next."""
    place = next(rider.place for rider in view.table.riders if rider.id == rest[0])
    return line(texts.word(rest[0]), (f" ({place_name(place, texts)})", "faint"))


def buy(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """Tokens to be bought, and their price."""
    if rest[-1] == ALONE:
        return line(texts.say("table-ink-alone"))
    parts = [texts.say("table-ink-priced", {"name": texts.word(token), "price": PRICE[TOKEN[token]]}) for token in rest]
    return line(", ".join(parts))


def challenge(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """`Noblesse 7, manque 2`, the Trap of this Skill counted."""
    rider, number = active_rider(view), int(rest[0])
    for each in challenges(view):
        if (each.place, each.item) == (rider.place, number):
            facts = {"skill": each.skill, "value": each.value, "lacking": lacking(view, rider, each), "toll": each.toll}
            return line(texts.say("table-ink-challenge", facts))
    return line(texts.action(("challenge", *rest)))


def duel(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """An Adversary by name, a guard by his dice, a corridor by its number."""
    kind, name = rest
    if kind == "adversary":
        force = next(each.force for each in BOX.adversary if each.id == name)
        return line(texts.say("table-ink-foe", {"name": texts.word(name), "dice": force + henchman(view)}))
    if kind == "corridor":
        dice = view.table.quest.turned[int(name)]
        return line(texts.say("table-ink-corridor", {"number": int(name) + 1, "dice": max(0, dice)}))
    item = items_here(view)[int(name)]
    called = texts.say("word-final") if item.kind == "final" else texts.say("table-ink-guard")
    return line(texts.say("table-ink-foe", {"name": called, "dice": item.dice + henchman(view)}))


def henchman(view: View[Sight]) -> int:
    """The die that a Henchman adds where the active Musketeer is."""
    sight, place = view.table, active_rider(view).place
    posting = {"paris": sight.paris, "louvre": sight.louvre}.get(place)
    return EFFECTS["henchman_dice"] if posting is not None and "henchman" in posting.traps else 0


def passage(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """What is passed by, and for how many epic tokens."""
    stage, number = BOX.quest[view.table.quest.number - 1], int(rest[0])
    if stage.corridors:
        return line(texts.say("table-ink-past-corridor", {"number": number + 1, "cost": stage.passage_cost}))
    sign = item_sign(stage.items[number], texts)
    return line(texts.say("table-ink-past-challenge", {"name": sign, "cost": stage.passage_cost}))


def pay(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """A payment for a Challenge."""
    return line(texts.action(("pay", *rest)).partition(":")[2].strip(" \u00a0") or texts.action(("pay", *rest)))


def commit(rest: Said, view: View[Sight], texts: Texts) -> Line:
    """What is put in, so many dice, and how likely they wound."""
    combat, double, epic = map(int, rest)
    dice = BOX.dice.base + combat * EFFECTS["combat_dice"] + double * EFFECTS["double_dice"] + epic
    spent = [
        f"{short(name, texts)}{f'×{count}' if count > 1 else ''}"
        for name, count in (("combat", combat), ("double", double), ("epic", epic))
        if count
    ]
    cost = ", ".join(spent) or texts.say("table-ink-nothing")
    return line(f"{cost} → {texts.say('table-ink-dice', {'count': dice})}", *chance_of(dice, view, texts))


def chance_of(dice: int, view: View[Sight], texts: Texts) -> Line:
    """How likely so many dice wound the opponent."""
    sight = view.table
    if sight.duel is None:
        return line()
    rider = active_rider(view)
    owned = sum([1 << TOKENS.index(token) for token in rider.tokens])
    fight = match(HERO[rider.id], owned, dice, sight.red_dice, needs(tuple(red_botte(sight.duel, sight))))
    percent = round(100 * hitting(odds(fight)))
    return line((f" {texts.say('table-ink-chance', {'percent': percent})}", "strong"))


DRAWN = {
    "paris": paris,
    "play": play,
    "adversary": adversary,
    "activate": activate,
    "buy": buy,
    "challenge": challenge,
    "duel": duel,
    "passage": passage,
    "pay": pay,
    "commit": commit,
}
"""Choices that say more than their words."""
