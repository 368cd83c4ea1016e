"""The command line: `perfidie play | replay | check | new | games`.

Each command lives in a module of its own and is imported only when it is asked for.
"""

from __future__ import annotations

import locale
import os
import sys

import typer

from perfidie.engine import Refusal
from perfidie.texts import LANGUAGES, Texts

app = typer.Typer(
    name="perfidie",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def perfidie() -> None:
    """Jeux de complots, de poison et de bluff. / Games of plots, poison and bluff."""


REFUSED = 2
"""Exit status when a command was refused."""


def usual_language() -> str:
    """PERFIDIE_LANG, or the language of the machine if we speak it, or French."""
    wanted = os.environ.get("PERFIDIE_LANG") or (locale.getlocale()[0] or "")
    return next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), LANGUAGES[0])


def say_refusal(refusal: Refusal, lang: str | None, game: str | None = None) -> int:
    """One clear sentence on the error channel; the exit status to leave with."""
    texts = Texts(lang if lang in LANGUAGES else usual_language(), game)
    print(texts.refusal(refusal), file=sys.stderr)
    return REFUSED


def main() -> None:
    """The way in: `python -m perfidie` and the `perfidie` command."""
    from perfidie.cli import commands  # registers the commands

    assert commands
    app()
