"""The desk of phase 2: draw or stop, and everything else one may do with a potion."""

from __future__ import annotations

from collections.abc import Callable

from perfidie.boards.pieces import Part, fill, fill_some, joined, kept
from perfidie.boards.scene import Draw, Drawing, Html, Parts
from perfidie.engine.action import Words
from perfidie.games.charlatans.rules.box import BOX, CHIP, PAGE, PLACE_OF, RULES, Page
from perfidie.games.charlatans.rules.steps.market import upgradable
from perfidie.games.charlatans.sight.knowledge import Risk, landing, movement_now, penalty, risk, table_of
from perfidie.games.charlatans.web.flask import alarm_of
from perfidie.games.charlatans.web.reading import Reading, colour_of, value_of

ON_CHIPS = ("coin_return_colour", "coin_upgrade")
"""What a coin does to a chip of the flask: the chip itself is pressed."""


def lands(r: Reading, seat: int, steps: int) -> Html:
    """Where the patient would go, driven so many steps towards this seat, as the viewer reads it."""
    if not steps:
        return landing_told(r.draw, "still", 0, 0, 0, "")
    there = landing(r.view, seat, steps)
    if there.cured:
        won = "wins" if there.wins else "cured"
        kind = won if seat == r.decider else f"rival-{won}"
        return landing_told(r.draw, kind, steps, there.cured, 0, r.names[seat])
    if there.half == r.decider:
        return landing_told(r.draw, "mine", steps, 0, there.space, "")
    return landing_told(r.draw, "theirs", steps, 0, there.space, "" if there.half < 0 else r.names[there.half])


@kept
def landing_told(draw: Draw, kind: str, steps: int, cured: int, space: int, name: str) -> Html:
    """The same in words; where a patient stays on the path they say on which space."""
    told = draw("charlatans/brew.html#landing", kind=kind, steps=steps, cured=cured, name=name)
    return fill(told, space=str(space)) if kind in ("mine", "theirs") else told


# Draw or stop


def brew(r: Reading) -> Parts:
    """The two great buttons, the gauge, and what may be done beside."""
    seat = r.decider
    chance = risk(r.view, seat)
    can_draw = ("draw",) in r.scene.legal
    stop = lands(r, seat, movement_now(r.view, seat))
    return brew_bar(r.draw, can_draw, r.side(seat).bag_size, chance, stop, beside(r))


@kept
def brew_bar(draw: Draw, can_draw: bool, bag: int, chance: Risk | None, stop: Html, more: Html) -> Parts:
    """Draw, stop, what may be done beside, and the gauge: each is drawn by itself."""
    bar = draw("charlatans/brew.html#brew", can_draw=can_draw, gauge=can_draw and chance is not None)
    parts = [note(draw, "stop-note", stop)]
    if can_draw:
        parts.append(note(draw, "draw-note", next_chip(draw, bag, chance)))
    if can_draw and chance:
        parts.append(("gauge", gauge(draw, chance)))
    return Parts(fill_some(bar, beside=more), tuple(parts))


def note(draw: Draw, name: str, told: Html) -> Part:
    """What stands in small letters on a button."""
    return (name, fill(draw("charlatans/brew.html#note", id=name), told=told))


def next_chip(draw: Draw, bag: int, chance: Risk | None) -> Html:
    """What the next chip may do; how many there are where nobody counts."""
    if chance is None:
        return draw("charlatans/brew.html#bag", bag=bag)
    return draw("charlatans/brew.html#chance", bad=chance.bad, chips=chance.chips if chance.bad else 0)


def gauge(draw: Draw, chance: Risk) -> Html:
    """The chips of the bag, those that would explode first."""
    return draw("charlatans/brew.html#gauge", alarm=alarm_of(chance), bad=chance.bad, chips=chance.chips)


def turn_end(r: Reading) -> Html:
    """What may still be done at the end of a turn; a coin that works on a chip is used by pressing the chip."""
    verbs = {words[0] for words in r.scene.legal}
    verb = next((verb for verb in ON_CHIPS if verb in verbs), "")
    help_ = r.draw("charlatans/brew.html#help", help=verb) if verb else ""
    return fill(r.draw("charlatans/brew.html#end"), beside=joined([help_, beside(r)]))


def beside(r: Reading) -> Html:
    """All that is legal beside drawing, stopping and ending the turn, but for what is done to a chip."""
    elsewhere = ("draw", "stop", "end_turn", *ON_CHIPS)
    found = [extra(r, words) for words in r.scene.legal if words[0] not in elsewhere]
    return fill(r.draw("charlatans/brew.html#beside"), rows=joined(found)) if found else ""


def extra(r: Reading, words: Words) -> Html:
    """One of the other things one may do: its words, the card it is done with, and where the patient would go."""
    verb = words[0]
    steps = {"pay_step": 1, "coin_patient": RULES["coin_patient"]}.get(verb, 0)
    card = words[1] if verb == "card" else ""
    button = r.draw(
        "charlatans/brew.html#extra", words=" ".join(words), kind=verb, card=card, price=RULES["step_price"]
    )
    return fill(button, lands=lands(r, r.decider, steps)) if steps else button


# The bonus space, and explosions


def bonus_space(r: Reading) -> Html:
    """The stand forward, or a black chip upgraded; where none can be, a piece of gold."""
    seat, sight = r.decider, r.sight
    stand = max(r.side(seat).stand - RULES["bonus_stand"], BOX.path.stand_nearest)
    meets = sight.half == seat and sight.space >= stand
    can = bool(upgradable(table_of(r.view), seat))
    return r.draw(
        "charlatans/brew.html#bonus",
        stand=stand,
        moves=stand < r.side(seat).stand,
        meets=meets,
        can=can,
        gold=RULES["upgrade_impossible_gold"],
    )


def save_potion(r: Reading) -> Html:
    """The card that saves the potion, or the explosion."""
    seat = r.decider
    card = next(words[1] for words in r.scene.legal if words[0] == "card")
    value = r.side(seat).whites[-1].value
    return r.draw("charlatans/brew.html#save", card=card, white=f"white-{value}", cost=penalty(r.view, seat))


def explosion(r: Reading) -> Html:
    """Half of the gold, or as many steps towards the rival."""
    seat = r.decider
    cost = penalty(r.view, seat)
    blast = RULES["last_explosion_steps"] if r.last_round else 0
    bar = r.draw(
        "charlatans/brew.html#penalty", cost=cost, left=r.side(seat).gold - cost, name=r.names[1 - seat], blast=blast
    )
    return fill(bar, lands=lands(r, 1 - seat, cost))


# Chips that go back


def undo_white(r: Reading) -> Html:
    """The last white goes back, or stays."""
    white = r.side(r.decider).whites[-1]
    return r.draw("charlatans/brew.html#undo", white=f"white-{white.value}", space=white.space)


def some_whites(r: Reading) -> Html:
    """Whites that a card puts back."""
    return r.draw("charlatans/brew.html#take_back", help="whites", enough=("enough",) in r.scene.legal)


def some_coloured(r: Reading) -> Html:
    """Coloured chips that a card puts back."""
    return r.draw("charlatans/brew.html#take_back", help="colours", enough=("enough",) in r.scene.legal)


# Pages that ask


def zone(r: Reading) -> Html:
    """Amber III: into the neck, or into the bottom for steps."""
    seat = r.decider
    chip = r.sight.shown[-1]
    return r.draw(
        "charlatans/brew.html#zone",
        chip=chip,
        value=value_of(chip),
        more=amount_of(r, chip),
        room=BOX.flask.neck - len(r.side(seat).neck),
    )


def deal(r: Reading) -> Html:
    """The devil's deal: gold, or steps while the rival gets gold."""
    seat = r.decider
    chip = r.side(seat).trail[1]
    page = page_of(r, chip)
    return r.draw(
        "charlatans/brew.html#deal",
        gold=page.gold,
        steps=amount_of(r, chip),
        theirs=page.rival_gold,
        name=r.names[1 - seat],
    )


def buy_steps(r: Reading) -> Html:
    """Dragon's blood II: so much gold for so many steps."""
    amounts = tuple([int(words[1]) for words in r.scene.legal])
    now = movement_now(r.view, r.decider)
    rows = tuple([(gold, now + gold) for gold in amounts])
    return r.draw("charlatans/brew.html#pay", rows=rows)


def page_of(r: Reading, chip: str) -> Page:
    """The page at which the book of this chip is open."""
    return next(BOX.page[PAGE[name]] for name in r.sight.pages if BOX.page[PAGE[name]].ingredient == colour_of(chip))


def amount_of(r: Reading, chip: str) -> int:
    """The figure on the open page for this chip."""
    return page_of(r, chip).amount[PLACE_OF[CHIP[chip]]]


BARS: dict[str, Callable[[Reading], Drawing]] = {
    "Brew": brew,
    "TurnEnd": turn_end,
    "BonusSpace": bonus_space,
    "SavePotion": save_potion,
    "Penalty": explosion,
    "UndoWhite": undo_white,
    "ReturnSomeWhites": some_whites,
    "ReturnColoured": some_coloured,
    "ChooseZone": zone,
    "StrikeDeal": deal,
    "BuySteps": buy_steps,
}


def choices(r: Reading) -> Drawing:
    """The decision bar of this step."""
    return BARS[r.view.step](r)
