"""The command line: `perfidie play | serve | arena | replay | check | new | games`.

Each command lives in a module of its own and is imported only when it is asked for.
"""

from __future__ import annotations

import re
import sys
from typing import Annotated

import typer

from perfidie import __version__
from perfidie.boards.ink import clean
from perfidie.engine import Refusal, compiled
from perfidie.texts import LANGUAGES, Texts, usual_language

app = typer.Typer(
    name="perfidie",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def say_version(wanted: bool) -> None:
    """Says which version this is and stops: the first thing to know when somebody asks for help."""
    if wanted:
        print(f"perfidie {__version__}{' (compiled)' if compiled() else ''}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def perfidie(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help="La version. / The version.", callback=say_version, is_eager=True)
    ] = False,
) -> None:
    """Jeux de complots, de poison et de bluff. / Games of plots, poison and bluff."""
    if context.invoked_subcommand is None:
        print(context.get_help())


REFUSED = 2
"""Exit status when a command was refused."""


def say_refusal(refusal: Refusal, lang: str | None, game: str | None = None) -> int:
    """One clear sentence on the error channel; the exit status to leave with."""
    texts = Texts(lang if lang in LANGUAGES else usual_language(), None if refusal.code == "broken-game" else game)
    print(clean(texts.refusal(refusal)), file=sys.stderr)
    return REFUSED


def misused(error: typer.TyperException) -> Refusal:
    """What was wrong with the command line, in our own words."""
    kind = type(error).__name__
    flag = str(getattr(error, "option_name", "") or "")[:40]
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return Refusal("unknown-flag", flag=flag)
    if kind == "BadOptionUsage":
        return Refusal("flag-needs-value", flag=flag)
    if kind == "MissingParameter" and parameter is not None:
        return Refusal("missing-argument", flag=parameter.metavar or parameter.name)
    if kind == "BadParameter" and parameter is not None:
        return Refusal("bad-value", flag=parameter.opts[0])
    command = re.match(r"No such command '(.*)'", error.format_message())
    if command:
        return Refusal("unknown-command", words=command[1][:40])
    return Refusal("bad-command-line")


def asked_language(arguments: list[str]) -> str | None:
    """The language the command line asks for, even where it cannot be understood otherwise."""
    for place, argument in enumerate(arguments):
        if argument in ("--lang", "-l"):
            return "".join(arguments[place + 1 : place + 2])
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
    return None


def main() -> None:
    """The way in: `python -m perfidie` and the `perfidie` command."""
    from perfidie.cli import (
        commands,  # registers the commands
        puzzles,
    )
    from perfidie.cli.admin import commands as keeper

    assert commands
    assert puzzles
    assert keeper
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a sign shows another, and nothing breaks
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = app(standalone_mode=False)
    except typer.TyperException as error:
        status = say_refusal(misused(error), asked_language(sys.argv[1:]))
    except typer.Abort:
        status = 1
    sys.exit(status if isinstance(status, int) else 0)
