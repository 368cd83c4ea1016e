"""`perfidie puzzles`: those that there are, one to solve at the keyboard, and more of them to be found."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perfidie.cli import app, say_refusal
from perfidie.engine import Refusal
from perfidie.texts import usual_language

HELP = "Des énigmes : un seul choix est le meilleur. / Puzzles: one choice is clearly the best."
puzzles = typer.Typer(name="puzzles", help=HELP, pretty_exceptions_enable=False)
app.add_typer(puzzles)

Lang = Annotated[str, typer.Option("--lang", "-l", help="fr | en", default_factory=usual_language)]


@puzzles.callback(invoke_without_command=True)
def overview(context: typer.Context, lang: Lang) -> None:
    """Des énigmes : un seul choix est nettement le meilleur. / Puzzles: one choice is clearly the best."""
    if context.invoked_subcommand is None:
        from perfidie.cli.terminal.puzzles import show_all

        raise typer.Exit(show_all(lang))


@puzzles.command("list")
def list_puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Le jeu. / The game.")],
    lang: Lang,
) -> None:
    """Les énigmes d’un jeu. / The puzzles of a game."""
    from perfidie.cli.terminal.puzzles import show_game

    try:
        raise typer.Exit(show_game(game, lang))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@puzzles.command()
def play(
    lang: Lang,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Sans jeu : celle du jour. / Without one: today’s.")] = "",
    puzzle: Annotated[
        str, typer.Argument(metavar="PUZZLE", help="Son nom, de la liste. / Its name, from the list.")
    ] = "",
) -> None:
    """Une énigme au clavier. / A puzzle at the keyboard."""
    from perfidie.cli.terminal.puzzles import solve

    raise typer.Exit(solve(game, puzzle, lang))


@puzzles.command()
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Le jeu. / The game.")],
    out: Annotated[
        Path, typer.Option(help="Le fichier, repris s’il existe. / The file; one that exists is gone on with.")
    ],
    lang: Lang,
    count: Annotated[str, typer.Option(help="Combien en tout. / How many in all.")] = "60",
    seed: Annotated[str, typer.Option(help="Quelles parties. / Which games.")] = "1",
    gap: Annotated[
        str, typer.Option(help="Avance du meilleur choix, en points sur cent. / The best choice’s lead, in a hundred.")
    ] = "8",
    widest: Annotated[str, typer.Option(help="Choix, au plus. / Choices, at most.")] = "40",
    hard: Annotated[bool, typer.Option("--hard", help="Où l’habitude trompe. / Where habit misleads.")] = False,
) -> None:
    """Cherche des énigmes dans des parties d’automates. / Finds puzzles in games of bots."""
    from perfidie.cli.making import Wishes, run

    try:
        raise typer.Exit(run(Wishes(game, out, lang, count, seed, gap, widest, hard)))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal
