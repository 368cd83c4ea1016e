"""The keeper's commands and their options. The work is done in the modules beside this one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from perfidie.cli import app, say_refusal
from perfidie.engine import Refusal
from perfidie.texts import usual_language

if TYPE_CHECKING:
    from perfidie.cli.admin.desk import Story

HELP = "Tient la maison : sa base de données, pendant qu’elle sert. / Keeps the house: its database, while it serves."
admin = typer.Typer(name="admin", help=HELP, no_args_is_help=True, pretty_exceptions_enable=False)
listing = typer.Typer(name="list", help="Tables, personnes… / Tables, people…", no_args_is_help=True)
admin.add_typer(listing)
app.add_typer(admin)

Lang = Annotated[str, typer.Option("--lang", "-l", help="fr | en", default_factory=usual_language)]
Database = Annotated[str | None, typer.Option(help="sqlite:///FILE | postgresql+psycopg://…")]
Json = Annotated[bool, typer.Option("--json", help="Pour un programme. / For a program.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Ne demande rien. / Asks nothing.")]
Limit = Annotated[int, typer.Option(min=1, max=100_000)]
Days = Annotated[int, typer.Option(min=1, max=36_500, help="Jours. / Days.")]
ForEver = Annotated[bool, typer.Option("--for-ever", help="Sans fin. / Without an end.")]
Why = Annotated[str, typer.Option(help="Pour mémoire. / For the record.")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="Numéro ou nom exact. / Id or exact name.")]
WhoOrWhere = Annotated[
    str, typer.Argument(metavar="PERSON|NETWORK", help="Numéro, nom exact ou réseau. / Id, exact name or network.")
]
Phase = Literal["gathering", "playing", "over"]
WEEK = 7


def done(
    lang: str, database: str | None, json: bool, yes: bool, do: Callable[[], tuple[Story, tuple[Any, ...]]]
) -> None:
    """Carries out one of them and leaves with its status; `do` imports what it needs and says what is to be done."""
    try:
        try:
            from perfidie.cli.admin.desk import Manner, carry_out

            story, values = do()
        except ImportError as error:
            raise Refusal("needs-web", package=str(error.name)) from error
        raise typer.Exit(carry_out(Manner(database, lang, json, yes), story, *values))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@listing.command("tables")
def list_tables(
    lang: Lang,
    phase: Annotated[Phase | None, typer.Option()] = None,
    game: Annotated[str, typer.Option()] = "",
    person: Annotated[str, typer.Option(help="Numéro ou nom. / Id or name.")] = "",
    public: Annotated[bool | None, typer.Option("--public/--private")] = None,
    limit: Limit = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """Les tables, la dernière touchée d’abord. / Tables, the last touched first."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import looking
        from perfidie.store.keeping.tables import Wanted

        return looking.list_tables, (Wanted(phase or "", game, person, public, limit),)

    done(lang, database, json, True, do)


@listing.command("circles")
def list_circles(
    lang: Lang,
    person: Annotated[str, typer.Option(help="Numéro ou nom. / Id or name.")] = "",
    limit: Limit = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """Les cercles, le dernier touché d’abord. / Circles, the last touched first."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import circles

        return circles.list_circles, (person, limit)

    done(lang, database, json, True, do)


@listing.command("people")
def list_people(
    lang: Lang,
    name: Annotated[str, typer.Option(help="Numéro ou nom exact. / Id or exact name.")] = "",
    limit: Limit = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """Les personnes, la dernière venue d’abord. / People, the latest first."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import looking

        return looking.list_people, (name, limit)

    done(lang, database, json, True, do)


@listing.command("sanctions")
def list_sanctions(lang: Lang, database: Database = None, json: Json = False) -> None:
    """Les sanctions en cours. / Sanctions that hold."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import looking

        return looking.list_sanctions, ()

    done(lang, database, json, True, do)


@listing.command("processes")
def list_processes(lang: Lang, database: Database = None, json: Json = False) -> None:
    """Les processus qui servent la base. / The processes that serve the database."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import looking

        return looking.list_processes, ()

    done(lang, database, json, True, do)


@admin.command()
def look(
    what: Annotated[str, typer.Argument(metavar="CODE|PERSON")],
    lang: Lang,
    record: Annotated[
        Path | None, typer.Option(help="Fichier pour la partie, une fois finie. / File for the game, once it is over.")
    ] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Une table, jamais les mains, ou une personne. / A table, never the hands, or a person."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import looking

        return looking.look, (what, record)

    done(lang, database, json, True, do)


@admin.command()
def reports(
    lang: Lang,
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", min=1, max=2**31 - 1)] = None,
    close: Annotated[str | None, typer.Option(help="Décision, en un mot. / Verdict, in a word.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Les clos aussi. / Closed ones, too.")] = False,
    limit: Limit = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """Ce qu’on signale : à lire, puis à clore. / What is reported: to be read, then closed."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import reports as desk

        if number is None:
            return desk.list_reports, (everything, limit)
        return (desk.show_report, (number,)) if close is None else (desk.close_report, (number, close))

    done(lang, database, json, True, do)


@admin.command()
def circle(
    id: Annotated[str, typer.Argument(metavar="CIRCLE")],
    lang: Lang,
    name: Annotated[str | None, typer.Option(help="Un autre nom. / Another name.")] = None,
    database: Database = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Dissout un cercle, ou change son nom. / Dissolves a circle, or changes its name."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import circles

        return (circles.dissolve_circle, (id,)) if name is None else (circles.rename_circle, (id, name))

    done(lang, database, json, yes, do)


@admin.command()
def delete(
    code: Annotated[str, typer.Argument(metavar="CODE")],
    lang: Lang,
    database: Database = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Supprime une table et tout ce qui s’y est passé. / Deletes a table and all that happened there."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.delete, (code,)

    done(lang, database, json, yes, do)


@admin.command()
def ban(
    who: WhoOrWhere,
    lang: Lang,
    days: Days = WEEK,
    for_ever: ForEver = False,
    why: Why = "",
    database: Database = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Ferme la maison à quelqu’un, ou à un réseau. / Closes the house to somebody, or to a network."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.sanction, ("ban", who, None if for_ever else days, why)

    done(lang, database, json, yes, do)


@admin.command()
def mute(
    who: Who,
    lang: Lang,
    days: Days = WEEK,
    for_ever: ForEver = False,
    why: Why = "",
    database: Database = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Laisse jouer quelqu’un, mais pas bavarder. / Lets somebody play, but not chat."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.sanction, ("mute", who, None if for_ever else days, why)

    done(lang, database, json, yes, do)


@admin.command()
def lift(who: WhoOrWhere, lang: Lang, database: Database = None, json: Json = False) -> None:
    """Lève toute sanction. / Lifts every sanction."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.lift, (who,)

    done(lang, database, json, True, do)


@admin.command()
def announce(
    lang: Lang,
    french: Annotated[str, typer.Argument(metavar="TEXTE")] = "",
    english: Annotated[str, typer.Option("--en", help="Le même en anglais. / The same in English.")] = "",
    minutes: Annotated[int, typer.Option(min=1, max=10_080)] = 10,
    stop: Annotated[bool, typer.Option("--stop", help="Plus d’annonce. / No announcement any more.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """Dit une phrase sur toutes les pages. / Says a sentence on every page."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return (deciding.hush, ()) if stop else (deciding.announce, (french, english, minutes))

    done(lang, database, json, True, do)


@admin.command()
def export(
    who: Who,
    lang: Lang,
    out: Annotated[Path | None, typer.Option(help="Fichier. / File.")] = None,
    database: Database = None,
) -> None:
    """Tout ce qui est gardé de quelqu’un, en JSON. / All that is kept of somebody, as JSON."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.export_person, (who, out)

    done(lang, database, False, True, do)


@admin.command()
def erase(who: Who, lang: Lang, database: Database = None, json: Json = False, yes: Yes = False) -> None:
    """Efface quelqu’un de partout. / Erases somebody from everywhere."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.erase, (who,)

    done(lang, database, json, yes, do)


@admin.command("sign-out")
def sign_out(who: Who, lang: Lang, database: Database = None, json: Json = False, yes: Yes = False) -> None:
    """Ferme tous les appareils de quelqu’un. / Closes all devices of somebody."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import deciding

        return deciding.end_devices, (who,)

    done(lang, database, json, yes, do)


@admin.command()
def sweep(
    lang: Lang,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Ne fait que compter. / Only counts.")] = False,
    database: Database = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Oublie ce qui est trop vieux (PERFIDIE_KEEP_…). / Forgets what is too old (PERFIDIE_KEEP_…)."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import upkeep

        return upkeep.sweep, (dry_run,)

    done(lang, database, json, yes, do)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")], lang: Lang, database: Database = None, json: Json = False
) -> None:
    """Une copie de la base, pendant qu’elle sert. / A copy of the database, while it serves."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import upkeep

        return upkeep.backup, (file,)

    done(lang, database, json, True, do)


@admin.command("step-back")
def step_back(
    revision: Annotated[str, typer.Argument(metavar="REVISION", help="0002")],
    lang: Lang,
    database: Database = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Ramène la base à une version antérieure. / Takes the database back to an older revision."""

    def do() -> tuple[Story, tuple[Any, ...]]:
        from perfidie.cli.admin import upkeep

        return upkeep.step_back, (revision,)

    done(lang, database, json, yes, do)
