"""What can be done anywhere: tokens bought, cards drawn, Characters played; and what each is worth to a Musketeer."""

from __future__ import annotations

from perfidie.engine.action import Words
from perfidie.games.mousquetaires.bot import worth
from perfidie.games.mousquetaires.bot.musketeers.hands import coming_challenges, drawing, level, nearness
from perfidie.games.mousquetaires.bot.musketeers.plans import Plans, Task
from perfidie.games.mousquetaires.rules.box import (
    ADVERSARIES,
    BETTER_SKILL,
    BOARD_AT,
    EFFECTS,
    FORCE,
    HERO,
    HORSE,
    LIMITS,
    ON_LOUVRE,
    ON_PARIS,
    ON_QUEST,
    PLACE,
    PRICE,
    SKILL,
    SKILL_CARD,
    TOKENS,
    Board,
    Hero,
    Skill,
    Token,
    each,
)
from perfidie.games.mousquetaires.rules.steps.challenge import missing

LAST_DUEL = 3.5
"""The last duel counts for so many rounds."""
SOON = 4.0
"""In the last rounds there is nothing left to save for."""
SAVED = 0.55
"""What a pistole that is not spent is worth."""


def improvement(o: Plans, hero: Hero, skill: Skill) -> float:
    """The cards that a better Skill spares, where he is the one to meet the Challenges."""
    s = o.s
    now = level(s, hero, skill)
    better = now + LIMITS["improvement"]
    rival = max([level(s, other, skill) for other in s.setup.team if other != hero], default=0)
    total = unlocked(o, hero, skill)
    for stage, item in coming_challenges(s):
        if SKILL[item.skill] == skill and stage > s.stage:
            best = max(now, rival)
            total += 0.8 * max(0, max(0, item.value - best) - max(0, item.value - better))
    total += 0.22 * o.horizon * max(0, min(2, better - rival))
    return total * 1.15 * min(1.0, 0.4 + 0.2 * o.horizon)


def unlocked(o: Plans, hero: Hero, skill: Skill) -> float:
    """Challenges that lie open and come nearer by a better Skill, as far as nobody else can meet them."""
    s, total = o.s, 0.0
    for board in (ON_PARIS, ON_LOUVRE, ON_QUEST):
        for number, item in enumerate(s.items(board)):
            if item.kind == "challenge" and not s.done[board] >> number & 1 and SKILL[item.skill] == skill:
                before = max([reach(o, other, board, number, 0) for other in s.setup.team])
                after = reach(o, hero, board, number, LIMITS["improvement"])
                total += o.prize(board, number) * max(0.0, after - before)
    return total


def reach(o: Plans, hero: Hero, board: Board, number: int, more: int) -> float:
    """How near he is to meeting a Challenge with his cards and the epic tokens."""
    skill = SKILL[o.s.items(board)[number].skill]
    have = o.s.hands[hero][SKILL_CARD[skill]] + 0.4 * min(o.s.epic, 2)
    return nearness(have, max(0, missing(o.s, hero, board, number) - more))


def token_worth(o: Plans, hero: Hero, token: Token) -> float:
    """What a token spares him until the end."""
    if token in worth.EACH_ROUND:
        rounds = o.horizon - 1.0 if token == HORSE else o.horizon - 0.5 + LAST_DUEL
        return worth.EACH_ROUND[token] * rounds
    return improvement(o, hero, Skill(BETTER_SKILL.index(token)))


def purchase(o: Plans, hero: Hero, tokens: tuple[Token, ...]) -> float:
    """What these tokens are worth, their price counted."""
    price = sum([PRICE[token] for token in tokens])
    return sum([token_worth(o, hero, token) for token in tokens]) - SAVED * min(1.0, (o.horizon - 1) / SOON) * price


def best_purchase(o: Plans, hero: Hero) -> Task | None:
    """One token, or two."""
    s = o.s
    wanted = [
        (purchase(o, hero, (token,)), token)
        for token, left in each(Token, s.stock)
        if left and not s.owns(hero, token) and PRICE[token] <= s.purse
    ]
    wanted = sorted([(value, token) for value, token in wanted if value > 0], reverse=True)
    if not wanted:
        return None
    first, token = wanted[0]
    for second, other in wanted[1:]:
        if PRICE[token] + PRICE[other] <= s.purse:
            pair = sorted((token, other))
            return Task(first + second, ("buy", TOKENS[pair[0]], TOKENS[pair[1]]))
    return Task(first, ("buy", TOKENS[token]))


# Characters


def character(o: Plans, hero: Hero, words: Words) -> float:
    """What a Character is worth now, the action not counted."""
    s, card = o.s, words[1]
    if card == "essarts":
        return EFFECTS["essarts_pistoles"] * worth.PISTOLE + 0.4
    if card == "buckingham":
        return worth.EPIC * EFFECTS["buckingham_epic"]
    if card == "planchet":
        return EFFECTS["planchet_cards"] * worth.DRAWING * o.thrift
    if card == "king":
        return worth.queen_step(s.queen - 1) if s.queen > 1 else 0.5
    if card == "surgeon":
        return worth.healing(s, HERO[words[2]]) - 0.6
    if card == "bassompierre":
        return worth.siege(s, more=EFFECTS["bassompierre_dice"]) - worth.siege(s)
    if card == "kitty":
        return 1.3 if s.phase == 2 else 0.0
    return de_winter(o, BOARD_AT[PLACE[words[2]]], words[3], words[4])


def de_winter(o: Plans, board: Board, kind: str, name: str) -> float:
    """A Trap less, or an Adversary less."""
    s = o.s
    if kind == "adversary":
        foe = ADVERSARIES.index(name)
        return worth.share(s, board) + 0.4 * FORCE[foe]
    return {"nemesis": 2.0, "assassin": 1.2, "beggars": 1.2, "thieves": 1.0, "henchman": 1.2}.get(name, 1.1)


def anywhere(o: Plans, hero: Hero, legal: list[Words] | None) -> list[Task]:
    """All he can do wherever he is; without `legal`, what he could do in a later turn."""
    found = [Task(drawing(o, hero) * (1 - 0.05 * nth), ("draw",)) for nth in range(max(1, o.s.setup.figures.actions))]
    bought = best_purchase(o, hero)
    if bought:
        found.append(bought)
    if legal is not None:
        best: dict[str, Task] = {}
        for words in legal:
            if words[0] == "character":
                task = Task(character(o, hero, words), words)
                best[words[1]] = max(best.get(words[1], task), task)
        found += best.values()
    return found
