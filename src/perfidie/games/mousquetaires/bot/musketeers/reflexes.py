"""What a Musketeer does without thinking: go where most is to be done, and do what pays best there.

The prices are those of the rules of thumb (`worth`), only quicker and less exact.
"""

from __future__ import annotations

from random import Random

from perfidie.engine import Action
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.musketeers.tasks import (
    all_tasks,
    best_two,
    exchange_tasks,
    fitting,
    free_tasks,
    presence,
    tasks_at,
    top,
)
from perfidie.games.mousquetaires.bot.quick_worth import (
    Prices,
    die_price,
    duel,
    opponent,
    prices,
    prize_of,
    wounds_cost,
)
from perfidie.games.mousquetaires.rules.actions import (
    DONE,
    DRAW,
    END,
    FIGHT_GAOLER,
    KEEP,
    MOVE,
    PASSAGE,
    PAY_BASTILLE,
    REROLL,
    Of,
)
from perfidie.games.mousquetaires.rules.box import (
    BASTILLE,
    BOX,
    FERRETS,
    LAST_STAGE,
    LIMITS,
    LOUVRE,
    ON_QUEST,
    PARIS,
    ROCHELLE,
    SKILL,
    SKILL_CARD,
    STARTS,
    TRACKS,
    Hero,
    Place,
)
from perfidie.games.mousquetaires.rules.steps.at_once import move_cost
from perfidie.games.mousquetaires.rules.steps.challenge import PayChallenge, missing, payments
from perfidie.games.mousquetaires.rules.steps.duel import red_botte
from perfidie.games.mousquetaires.rules.steps.exchange import Swap
from perfidie.games.mousquetaires.rules.steps.la_rochelle import Sacrifice
from perfidie.games.mousquetaires.rules.steps.musketeers import ChooseMusketeer
from perfidie.games.mousquetaires.rules.steps.preparation import ChooseStart
from perfidie.games.mousquetaires.rules.table import Table, unseen
from perfidie.games.mousquetaires.sight.odds import best_reroll, match

RESTLESS = 0.3
"""How often the prices are taken less exactly."""
EARLIER = {"buy": 5, "exchange": 4, "character": 3, "challenge": 2, "duel": 2, "reinforce": 2, "draw": 1}
"""What is done first of what is to be done: what helps the rest."""


def act(s: Table, rng: Random) -> Action:
    """The best that the actions left allow: things to do here, then perhaps elsewhere."""
    hero, left = s.active, s.actions
    here = s.places[hero]
    if here == BASTILLE:
        return leave(s, rng)
    p = prices(s)
    if here == FERRETS and s.stage and s.epic >= BOX.quest[s.stage].passage_cost:
        way = passage(s, hero, p)
        if way is not None:
            return way
    fee = move_cost(s, hero)
    if not left and fee:
        return END
    local = [*tasks_at(s, hero, here, p), *free_tasks(s, hero, p), *exchange_tasks(s, hero, p)] if left else []
    if rng.random() < RESTLESS:
        local = [(value * (0.7 + 0.6 * rng.random()), action) for value, action in local]
    best, chosen = top(local, left)
    best += presence(s, hero, p) if here == ROCHELLE else 0.0
    goal = here
    if fee <= left:
        for place in (FERRETS, LOUVRE, PARIS, ROCHELLE):
            if place != here:
                value, things = top(local + tasks_at(s, hero, place, p), left - fee)
                value += presence(s, hero, p) if place == ROCHELLE else 0.0
                if value > best + 0.05:
                    best, chosen, goal = value, things, place
    doable = [task for task in chosen if task in local]
    if not doable:
        return MOVE[goal] if goal != here else END
    if goal != here and all([action is DRAW for _, action in doable]):
        return MOVE[goal]
    return max(doable, key=lambda task: (EARLIER[task[1].words[0]], task[0]))[1]


def act_carelessly(s: Table, rng: Random) -> Action:
    """Something that helps here, whatever it is; where nothing does, somewhere else."""
    hero, left = s.active, s.actions
    here = s.places[hero]
    if here == BASTILLE or not left:
        return leave(s, rng) if left else END
    p = prices(s)
    useful = [action for value, action in tasks_at(s, hero, here, p) if value > 0]
    useful += [action for value, action in free_tasks(s, hero, p) if value > 1.0 and action is not DRAW]
    if useful:
        return rng.choice(useful)
    if move_cost(s, hero) < left:
        return MOVE[rng.choice([place for place in (FERRETS, LOUVRE, PARIS) if place != here])]
    return DRAW if any(s.deck) else END


def passage(s: Table, hero: Hero, p: Prices) -> Action | None:
    """A secret passage, where the Challenge would cost more or the end is near."""
    done, items = s.done[ON_QUEST], s.items(ON_QUEST)
    open_items = [n for n, item in enumerate(items) if not done >> n & 1]
    ways = [n for n in open_items if items[n].kind == "challenge"]
    if not ways:
        return None
    short, way = max([(missing(s, hero, ON_QUEST, n) - s.hands[hero][card_of(items[n].skill)], n) for n in ways])
    if short < BOX.quest[s.stage].passage_cost and s.actions:
        return None
    rich = s.epic >= BOX.quest[s.stage].passage_cost + 2
    return PASSAGE[way] if s.stage == LAST_STAGE or rich or len(open_items) == 1 or p.horizon <= 2 else None


def card_of(skill: str) -> int:
    """The Adventure card of a Skill."""
    return SKILL_CARD[SKILL[skill]]


def leave(s: Table, rng: Random) -> Action:
    """Out of the Bastille, by gold if there is plenty, else by the sword."""
    if not s.actions:
        return END
    if s.purse >= LIMITS["bastille_price"] and (s.purse >= 6 or rng.random() < 0.3):
        return PAY_BASTILLE
    return FIGHT_GAOLER if s.actions > 1 or rng.random() < 0.3 or not any(s.deck) else DRAW


def commit(s: Table) -> Action:
    """What the prize is worth, in dice."""
    hero, kind, number, board, _ = s.duel
    p = prices(s)
    _, theirs, wounds = opponent(s, kind, number, board)
    prize = prize_of(s, p, kind, number, board)
    return duel(s, hero, (s.red_dice, theirs, wounds), prize, die_price(s, p, board))[2]


def toledo(s: Table) -> Action:
    """The die that is best rolled again, if any."""
    hero = s.duel[0]
    fight = match(hero, s.tokens[hero], s.blue_dice, s.red_dice, red_botte(s))
    ours = (s.blue.count(0), s.blue.count(1), s.blue.count(2))
    theirs = (s.red.count(0), s.red.count(1), s.red.count(2))
    face = best_reroll(ours, theirs, fight)
    return KEEP if face is None else REROLL[face]


def pay(s: Table, step: PayChallenge, rng: Random) -> Action:
    """Cards rather than epic tokens."""
    ways = payments(s, step.hero, step.board, step.item)
    return min(ways, key=lambda way: way.epic + 0.3 * (way.joker >= 0) + 0.2 * rng.random())


def sacrifice(s: Table, step: Sacrifice, rng: Random) -> Action:
    """As much as holding the marker is worth."""
    legal = step.legal(s)
    base = s.rochelle - s.deficit

    def value(points: int) -> float:
        if base + points <= TRACKS.rochelle_cardinal:
            return -100.0 + points
        return worth.siege(s, marker=base + points, extra=0) - wounds_cost(s.health[step.hero], points)

    return max(legal, key=lambda action: value(action.number) + 0.3 * rng.random())


def swap(s: Table, step: Swap) -> Action:
    """The card that fits better in the other hand."""
    if s.transfers >= LIMITS["transfers"]:
        return DONE
    found = fitting(s, step.hero, step.partner)
    return found if found is not None and found in step.legal(s) else DONE


def start(s: Table, step: ChooseStart, rng: Random) -> Action:
    """Where most is to be done."""
    legal, worths = step.legal(s), start_worths(s, step.hero)
    values = [worths[action.number] + 2 * rng.random() for action in legal]
    return legal[values.index(max(values))]


_starts: dict[tuple[object, ...], dict[Place, float]] = {}


def start_worths(s: Table, hero: Hero) -> dict[Place, float]:
    """By place: what two actions there are worth to him, kept by what it depends on."""
    p = prices(s)
    key = (
        hero, s.hands[hero], s.tokens[hero], s.health[hero], s.epic, s.traps, s.turned, s.nemesis, s.foes, s.excluded,
        s.revealed and s.destination, s.purse > 1, s.rochefort > 0, p.number,
    )  # fmt: skip
    found = _starts.get(key)
    if found is None:
        if len(_starts) > 1 << 12:
            _starts.clear()
        found = _starts[key] = {place: best_two(all_tasks(s, hero, place, p)) for place in STARTS}
    return found


def choose_musketeer(s: Table, step: ChooseMusketeer, rng: Random) -> Action:
    """Whom nobody notices rather first; the others as it comes."""
    ready = [action for action in step.legal(s) if isinstance(action, Of)]
    weights = [3.0 if unseen(action.number) and not s.revealed else 1.0 for action in ready]
    return rng.choices(ready, weights)[0] if ready else step.legal(s)[0]
