"""`perfidie games`: what can be played, and what can be agreed on before playing."""

from __future__ import annotations

from perfidie import games
from perfidie.boards.ink import Line, clean, line
from perfidie.cli.terminal.screen import Screen
from perfidie.engine import Option
from perfidie.texts import Texts


def show_catalogue(lang: str) -> None:
    """One line a game; one that cannot be loaded says why."""
    Texts(lang)
    screen = Screen()
    games.broken()  # named below, and not on the error channel too
    for name in games.names():
        game, texts = games.find(name), Texts(lang, name)
        facts = {"least": game.seats[0], "most": game.seats[-1], "minutes": game.minutes}
        screen.show(line((f"{name:<16}", "strong"), (texts.title(), "gold"), f" · {texts.say('games-figures', facts)}"))
    for name, why in games.broken().items():
        print(clean(f"{name:<16}{Texts(lang).say('games-broken', {'words': why})}"))


def show_game(name: str, lang: str) -> None:
    """A game, its presets and its options with their values, the usual one first."""
    Texts(lang)
    game, texts, screen = games.find(name), Texts(lang, name), Screen()
    screen.rule(texts.title())
    screen.show(texts.say("game-pitch"), "", line((texts.say("games-presets"), "strong gold")))
    for preset in game.presets:
        screen.show(line((f"  {preset.id}", "strong"), f" · {texts.say(f'preset-{preset.id}')}"))
        screen.show(f"      {texts.say(f'preset-{preset.id}-help')}")
    if game.options:
        screen.show("", line((texts.say("games-options"), "strong gold")))
    for option in game.options:
        screen.show(*option_lines(option, texts))


def option_lines(option: Option, texts: Texts) -> list[Line]:
    """An option, what it means and what it may be, for the page of one game."""
    head = line((f"  {option.id}", "strong"), f" · {texts.say(f'option-{option.id}')}")
    lines = [head, line(f"      {texts.say(f'option-{option.id}-help')}")]
    for value in option.values:
        word = str(value).lower() if isinstance(value, bool) else str(value)
        lines.append(line((f"      {word}", "good"), f" · {texts.say(f'option-{option.id}-{word}')}"))
    if not option.values:
        facts = {"least": option.least, "most": option.most, "usual": option.default}
        lines.append(line((f"      {texts.say('games-range', facts)}", "good")))
    if option.when:
        other, value = option.when
        needs = {"words": f"{other}={str(value).lower()}"}
        lines.append(line((f"      {texts.say('games-when', needs)}", "faint")))
    return lines
