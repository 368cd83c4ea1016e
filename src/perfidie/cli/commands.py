"""The commands and their options. The work is done in the modules they import when called."""

from __future__ import annotations

from typing import Annotated

import typer

from perfidie.cli import app, say_refusal, usual_language
from perfidie.engine import Refusal

Lang = Annotated[str, typer.Option("--lang", "-l", help="fr | en", default_factory=usual_language)]


@app.command()
def games(lang: Lang) -> None:
    """Liste les jeux. / Lists the games."""
    from perfidie import games as registry
    from perfidie.texts import Texts

    try:
        for name in registry.names():
            game = registry.find(name)
            texts = Texts(lang, name)
            print(f"{name:16} {texts.title():28} {game.seats[0]}-{game.seats[-1]}")
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal
