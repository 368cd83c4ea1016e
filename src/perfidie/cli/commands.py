"""The commands and their options. The work is done in the modules they import when called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perfidie.cli import app, say_refusal
from perfidie.engine import Refusal
from perfidie.texts import usual_language

Lang = Annotated[str, typer.Option("--lang", "-l", help="fr | en", default_factory=usual_language)]


@app.command()
def games(
    lang: Lang,
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Un seul, avec ses options. / One, with its options.")
    ] = None,
) -> None:
    """Liste les jeux, ou les options d'un jeu. / Lists the games, or the options of one."""
    from perfidie.cli.catalogue import show_catalogue, show_game

    try:
        show_catalogue(lang) if name is None else show_game(name, lang)
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Le jeu ; avec --resume, le fichier. / The game; with --resume, the file."),
    ] = None,
    seats: Annotated[str | None, typer.Option("--seats", "-n", help="Places à la table. / Seats at the table.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", "-l", help="fr | en")] = None,
    preset: Annotated[str | None, typer.Option(help="Jeu d'options nommé. / A named set of options.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="clé=valeur / key=value")] = None,
    people: Annotated[
        str | None, typer.Option(help="Personnes à ce clavier (0 : regarder). / People at this keyboard (0: watch).")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Place de la première personne, dès 0. / Seat of the first person, from 0.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="Un nom par place. / A name for each seat.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(help="novice | regular | strong | master | legend; random | greedy; network:FILE"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Pour une partie répétable. / For a repeatable game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Fichier où garder la partie. / File to keep the game in.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Reprend FILE, ou la dernière partie. / Resumes FILE, or the latest game.")
    ] = False,
    source: Annotated[
        Path | None,
        typer.Option("--from", help="Reprend une partie finie. / Takes a finished game up again.", metavar="FILE"),
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", help="À ce coup, compté par replay. / At this move, as replay counts them.")
    ] = None,
    redeal: Annotated[
        bool, typer.Option("--redeal", help="Redistribue ce que la place ignorait. / Deals the unknown again.")
    ] = False,
) -> None:
    """Joue dans le terminal, contre des automates ou entre amis. / Plays in the terminal, with bots or friends."""
    from perfidie.cli.terminal.opening import Wishes
    from perfidie.cli.terminal.play import run

    wishes = Wishes(
        game=game,
        seats=seats,
        lang=lang,
        preset=preset,
        options=tuple(option or ()),
        people=people,
        names=tuple(name or ()),
        bot=bot,
        seed=seed,
        save=save,
        resume=resume,
        seat=seat,
        source=source,
        at=at,
        redeal=redeal,
    )
    raise typer.Exit(run(wishes))


@app.command()
def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Le jeu. / The game.")],
    lang: Lang,
    lesson: Annotated[
        str, typer.Argument(metavar="LESSON", help="S'il y en a plusieurs. / Where there are several.")
    ] = "",
    practice: Annotated[
        bool, typer.Option("--practice", help="De petites positions. / Small positions instead.")
    ] = False,
    step: Annotated[int, typer.Option(min=1, help="Reprendre à cet endroit. / Take it up again here.")] = 1,
) -> None:
    """Apprend un jeu en jouant, pas à pas. / Teaches a game by playing it, step by step."""
    from perfidie.cli.terminal.learn import Wishes, run

    raise typer.Exit(run(Wishes(game, lesson, practice, step, lang)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Une partie gardée. / A kept game.")],
    seat: Annotated[
        str | None, typer.Option("--seat", help="Vue de cette place (numéro ou nom). / Seen from this seat.")
    ] = None,
    face_up: Annotated[bool, typer.Option("--open", help="Cartes sur table. / All cards face up.")] = False,
    public: Annotated[bool, typer.Option("--public", help="Ce que chacun a vu. / What everybody saw.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", "-l", help="fr | en")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Toute la partie en texte. / The whole game as text.")] = False,
) -> None:
    """Rejoue une partie coup par coup. / Steps through a game."""
    from perfidie.cli.terminal.replay import run

    raise typer.Exit(run(file, seat, face_up, public, lang, plain))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Une partie finie. / A finished game.")],
    seat: Annotated[
        str | None, typer.Option("--seat", help="Cette place seulement (numéro ou nom). / This seat alone.")
    ] = None,
    seed: Annotated[str, typer.Option(help="Le même donne la même analyse. / The same gives the same review.")] = "0",
    lang: Annotated[str | None, typer.Option("--lang", "-l", help="fr | en")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Toute l'analyse en JSON. / All of it as JSON.")] = False,
) -> None:
    """Analyse une partie finie : erreurs, mensonges, hasard. / Reviews a finished game: mistakes, lies, luck."""
    from perfidie.cli.review import run

    raise typer.Exit(run(file, seat, seed, lang, as_json))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="Une partie gardée. / A kept game.")],
    lang: Annotated[str | None, typer.Option("--lang", "-l", help="fr | en")] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Sans refaire penser les automates. / Without asking the bots again.")
    ] = False,
) -> None:
    """Vérifie que personne n'a choisi le hasard d'une partie. / Checks that nobody chose the chance of a game."""
    from perfidie.cli.verify import run

    raise typer.Exit(run(file, lang, quick=quick))


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="mygame")],
    lang: Lang,
    into: Annotated[Path | None, typer.Option("--into", help="Dossier hors du projet. / A folder outside.")] = None,
) -> None:
    """Écrit un petit jeu complet, à transformer. / Writes a tiny complete game, to be transformed."""
    from perfidie.cli.new import new_game
    from perfidie.texts import Texts

    try:
        for path in new_game(name, into):
            print(path)
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal
    print(Texts(lang).say("new-game-next", {"game": name}))


@app.command()
def check(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Sans jeu : tous. / Without a game: all.")] = None,
    seats: Annotated[list[str] | None, typer.Option("--seats", "-n", help="2 | 2,3 (tout / all)")] = None,
    games: Annotated[str, typer.Option(help="Parties au hasard, en tout. / Random games in all.")] = "400",
    seed: Annotated[str, typer.Option(help="Pour un contrôle répétable. / For a repeatable check.")] = "0",
    lang: Annotated[str | None, typer.Option("--lang", "-l", help="fr | en")] = None,
    write_golden: Annotated[
        bool, typer.Option("--write-golden", help="Récrit les parties témoins. / Writes the golden playthroughs anew.")
    ] = False,
) -> None:
    """Vérifie les lois sur un jeu. / Checks the laws on a game."""
    from perfidie.cli.laws.check import run

    try:
        raise typer.Exit(run(game, seats or [], games, seed, lang or usual_language(), write_golden))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    lang: Lang,
    bots: Annotated[
        str, typer.Option(help="Qui joue ; le dernier prend les places libres. / Who plays; the last fills the table.")
    ] = "master,greedy",
    seats: Annotated[str | None, typer.Option("--seats", "-n", help="Places à la table. / Seats at the table.")] = None,
    games: Annotated[
        str, typer.Option(help="Parties, arrondies à des donnes entières. / Games, in whole deals.")
    ] = "100",
    seed: Annotated[str, typer.Option(help="Les donnes. / Which deals.")] = "0",
    preset: Annotated[str, typer.Option(help="Jeu d'options nommé. / A named set of options.")] = "standard",
    option: Annotated[list[str] | None, typer.Option("--option", "--options", help="clé=valeur / key=value")] = None,
    time: Annotated[
        str | None, typer.Option(help="Secondes de réflexion du niveau le plus fort. / The strongest level's seconds.")
    ] = None,
    iterations: Annotated[
        str | None, typer.Option(help="Plutôt que --time : se répète à la lettre. / Instead of --time: repeatable.")
    ] = None,
    processes: Annotated[str | None, typer.Option(help="D'habitude tous les cœurs. / Usually all cores.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Par Ray, sur cette machine. / By Ray, on this machine.")] = False,
    ray_address: Annotated[str | None, typer.Option(help="Par cette grappe Ray. / By this Ray cluster.")] = None,
    patience: Annotated[str, typer.Option(help="Secondes laissées à un programme. / A program's seconds.")] = "30",
    luck_free: Annotated[
        bool, typer.Option("--luck-free", help="Sans la chance des tirages aussi. / Without the luck of the draw, too.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Une ligne JSON par partie. / One JSON line per game.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Une image SVG. / An SVG picture.")] = None,
) -> None:
    """Mesure des automates les uns aux autres. / Measures bots against each other."""
    from perfidie.cli.arena import Wishes, run

    wishes = Wishes(
        game=game,
        lang=lang,
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        options=tuple(option or ()),
        preset=preset,
        time=time,
        iterations=iterations,
        processes=processes,
        ray=ray,
        ray_address=ray_address,
        patience=patience,
        luck_free=luck_free,
        out=out,
        picture=picture,
    )
    try:
        raise typer.Exit(run(wishes))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@app.command()
def dataset(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    lang: Lang,
    out: Annotated[Path, typer.Option(help="La table (Parquet). / The table (Parquet).")],
    bots: Annotated[
        str, typer.Option(help="Qui joue ; le dernier prend les places libres. / Who plays; the last fills the table.")
    ] = "greedy",
    seats: Annotated[str | None, typer.Option("--seats", "-n", help="Places à la table. / Seats at the table.")] = None,
    games: Annotated[str, typer.Option(help="Combien de parties. / How many games.")] = "1000",
    seed: Annotated[str, typer.Option(help="Les donnes. / Which deals.")] = "0",
    preset: Annotated[str, typer.Option(help="Jeu d'options nommé. / A named set of options.")] = "standard",
    option: Annotated[list[str] | None, typer.Option("--option", "--options", help="clé=valeur / key=value")] = None,
    time: Annotated[
        str | None, typer.Option(help="Secondes de réflexion du niveau le plus fort. / The strongest level's seconds.")
    ] = None,
    iterations: Annotated[
        str | None, typer.Option(help="Plutôt que --time : se répète à la lettre. / Instead of --time: repeatable.")
    ] = None,
    processes: Annotated[
        str | None, typer.Option("--processes", "--workers", help="D'habitude tous les cœurs. / Usually all cores.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Remplace les fichiers qui existent. / Replaces files that exist.")
    ] = False,
) -> None:
    """Écrit des parties d'automates : une ligne par décision. / Writes games of bots, one row for each decision."""
    from perfidie.cli import arena
    from perfidie.cli.dataset import Wishes, run

    contest = arena.Wishes(
        game=game,
        lang=lang,
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        options=tuple(option or ()),
        preset=preset,
        time=time,
        iterations=iterations,
        processes=processes,
    )
    try:
        raise typer.Exit(run(Wishes(contest, out, force)))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@app.command()
def serve(
    lang: Lang,
    host: Annotated[
        str, typer.Option(help="0.0.0.0 ou :: pour tout le réseau local. / 0.0.0.0 or :: for the whole local network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE | postgresql://…")] = None,
    processes: Annotated[
        int | None,
        typer.Option(min=1, help="Processus, avec PERFIDIE_REDIS. / With PERFIDIE_REDIS."),
    ] = None,
) -> None:
    """Ouvre la maison : le site, sur cette machine. / Opens the house: the site, on this machine."""
    from perfidie.cli.serve import run

    try:
        raise typer.Exit(run(host, port, database, processes, lang))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal


@app.command()
def worker(
    lang: Lang,
    processes: Annotated[
        int | None, typer.Option(min=1, max=1024, help="D'habitude tous les cœurs. / Usually all cores.")
    ] = None,
) -> None:
    """Prête cette machine aux automates d'un site. / Lends this machine to the bots of a site."""
    from perfidie.cli.worker import run

    try:
        raise typer.Exit(run(processes, lang))
    except Refusal as refusal:
        raise typer.Exit(say_refusal(refusal, lang)) from refusal
