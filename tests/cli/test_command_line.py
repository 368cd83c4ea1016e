"""The command line itself: one sentence in the chosen language for what cannot be done, and exit status 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import launch
from cli.desk import Desk

REFUSED = {
    "play chess": ("Unknown game: “chess”. Choose from: ", "Jeu inconnu : « chess »"),
    "play verre --seats 9": ("This game takes 2 to 5 players; “9” will not do.", "Ce jeu se joue de 2 à 5"),
    "play verre --seats 0": ("This game takes 2 to 5 players; “0” will not do.", "Ce jeu se joue de 2 à 5"),
    "play verre --seats four": ("--seats takes a whole number, not “four”.", "--seats veut un nombre entier"),
    "play verre --option speed=9": ("Unknown option: “speed”.", "Option inconnue : « speed »"),
    "play verre --option tie=maybe": ("The option tie cannot be “maybe”.", "ne peut pas valoir « maybe »"),
    "play verre --option max_rounds=many": ("The option max_rounds cannot be “many”.", "Au choix : 0-1000."),
    "play verre --option recap_shows_all=2": ("The option recap_shows_all cannot be “2”.", "Au choix : false, true."),
    "play verre --option tie": ("An option is written key=value", "Une option s’écrit clé=valeur"),
    "play verre --seats 2 --option first_wesley=3": ("The option first_wesley cannot be “3”.", "random, 0-1"),
    "play verre --preset blitz": ("Unknown preset: “blitz”.", "Partie inconnue : « blitz »"),
    "play verre --bot oracle": ("Unknown level: “oracle”.", "Niveau inconnu : « oracle »"),
    "play verre --people 6": ("6 people for 4 seats", "6 personnes pour 4 places"),
    "play verre --people us": ("--people takes a whole number", "--people veut un nombre entier"),
    "play verre --seats 2 --name A --name B --name C": ("3 names for 2 seats", "3 noms pour 2 places"),
    "play verre --name A --name A": ("cannot have the same name: “A”", "le même nom : « A »"),
    "play --resume /no/where": ("There is no such file: /no/where", "Fichier introuvable : /no/where"),
    "replay /no/where": ("There is no such file: /no/where", "Fichier introuvable : /no/where"),
    "replay /": ("This file cannot be read: /", "Fichier illisible : /"),
    "play verre --save /proc/no/where.json": ("This file cannot be written: /proc", "Impossible d’écrire ici : /proc"),
    "games chess": ("Unknown game: “chess”.", "Jeu inconnu : « chess »"),
}


@pytest.mark.parametrize("command", REFUSED)
def test_what_cannot_be_done_gets_one_sentence_and_leaves_nothing(desk: Desk, command: str) -> None:
    english, french = REFUSED[command]
    for lang, sentence in (("en", english), ("fr", french)):
        run = desk.run(*command.split(), "--lang", lang, typed="1\n" * 20)
        said = run.errors.replace("\u202f", " ").replace("\u00a0", " ")
        assert run.status == 2
        assert sentence in said
        assert said.count("\n") == 1
        assert run.text == ""
    assert desk.files() == []


def test_an_unknown_language_is_refused_in_the_usual_one(desk: Desk) -> None:
    for command in (["play", "verre"], ["play"], ["replay", "/nowhere"], ["games"], ["games", "verre"]):
        run = desk.run(*command, "--lang", "tlh")
        assert (run.status, run.text) == (2, "")
        assert run.errors.replace("\u00a0", " ") == "Langue inconnue : « tlh ». Au choix : fr, en.\n"


def test_a_save_that_exists_is_not_overwritten(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    run = desk.play("--save", str(file), lang="en")
    assert (run.status, run.text) == (2, "")
    assert run.errors == f"This file already exists and will not be overwritten: {file}\n"
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_the_language_is_the_machine_s_if_we_speak_it_and_else_french(desk: Desk) -> None:
    def title(**env: str) -> str:
        return desk.run("games", **{"PERFIDIE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "", **env}).text

    assert "The Poisoned Glass" in title(LANG="en_GB.UTF-8")
    assert "Le Verre empoisonné" in title(LANG="fr_FR.UTF-8")
    assert "Le Verre empoisonné" in title(LANG="C.UTF-8")
    assert "The Poisoned Glass" in title(PERFIDIE_LANG="en", LANG="fr_FR.UTF-8")


def test_a_game_lists_its_presets_and_options_in_words(desk: Desk) -> None:
    run = desk.run("games", "verre", "--lang", "fr")
    assert run.status == 0
    for words in ("Match équitable", "full_rotation", "il regarde deux dessus", "de 0 à 1 000, d’habitude 50"):
        assert words in run.text.replace("\u202f", " ")
    assert max(map(len, run.text.splitlines())) <= 80


def test_an_option_that_depends_on_another_one_says_so(desk: Desk) -> None:
    assert desk.run("games", "charlatans", "--lang", "en").text.count("only counts with books=chosen") == 6


def perfidie(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, from the very beginning."""
    return launch.run(
        [sys.executable, "-m", "perfidie", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PERFIDIE_LANG": "en", **env},
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frobnicate"], "Unknown command: “frobnicate”. See “perfidie --help”."),
        (["play", "--frobnicate"], "Unknown flag: --frobnicate. See “perfidie --help”."),
        (["play", "verre", "--seats"], "--seats takes a value."),
        (["play", "verre", "too", "much"], "This command cannot be understood. See “perfidie --help”."),
        (["replay"], "FILE is missing. See “perfidie --help”."),
        (["replay", "--frob", "--lang", "fr"], "Option de commande inconnue"),
    ],
)
def test_a_command_line_that_makes_no_sense_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    run = perfidie(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert sentence in run.stderr
    assert run.stderr.count("\n") == 1


def test_without_a_command_the_commands_are_listed() -> None:
    run = perfidie()
    assert run.returncode == 0
    assert all(command in run.stdout for command in ("play", "replay", "games", "check", "new"))


def test_a_terminal_without_our_signs_breaks_nothing(tmp_path: Path) -> None:
    run = perfidie(
        "play", "verre", "--lang", "fr", typed="1\n", PERFIDIE_SAVES=str(tmp_path), PYTHONIOENCODING="ascii:strict"
    )
    assert run.returncode == 0, run.stderr
    assert "Wesley" in run.stdout


def test_input_that_is_not_text_breaks_nothing(tmp_path: Path) -> None:
    run = launch.run(
        [sys.executable, "-m", "perfidie", "play", "verre", "--seats", "2", "--lang", "en"],
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        env={**os.environ, "PERFIDIE_SAVES": str(tmp_path)},
        timeout=60,
        check=False,
    )
    assert run.returncode == 0
    assert b"Traceback" not in run.stderr


def test_whoever_reads_only_the_beginning_gets_no_traceback(tmp_path: Path) -> None:
    perfidie("play", "verre", "--people", "0", "--bot", "random", PERFIDIE_SAVES=str(tmp_path))
    command = f"{sys.executable} -m perfidie replay {next(tmp_path.iterdir())} --plain | head -n 2"
    run = launch.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert len(run.stdout.splitlines()) == 2
    assert "Traceback" not in run.stderr


def test_a_new_game_without_a_drawing_is_played_and_replayed_all_the_same(tmp_path: Path) -> None:
    """A game has a table to show as soon as it has a view: `terminal.py` only makes it prettier."""
    there = {"PERFIDIE_GAMES": str(tmp_path / "games"), "PERFIDIE_SAVES": str(tmp_path / "saves")}
    assert perfidie("new", "sixth", "--into", str(tmp_path / "games")).returncode == 0
    for lang in ("fr", "en"):
        run = perfidie("play", "sixth", "--lang", lang, "--seed", "1", typed="1\n" * 50, **there)
        assert run.returncode == 0, run.stderr
        assert {"fr": "Fin de la partie", "en": "The game is over"}[lang] in run.stdout
    file = str(next((tmp_path / "saves").iterdir()))
    for eyes in (["--open"], ["--public"], ["--seat", "1"]):
        run = perfidie("replay", file, "--plain", *eyes, **there)
        assert run.returncode == 0, run.stderr
    curtains = perfidie("play", "sixth", "--people", "2", "--seats", "2", typed="\n1\n" * 50, **there)
    assert curtains.stdout.count("press Enter when nobody is looking") >= 2
