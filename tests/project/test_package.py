"""What is published: a wheel and a source archive that hold everything and say the right things about themselves."""

from __future__ import annotations

import ast
import os
import re
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from launch import run
from perfidie.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the two archives, made as `make dist` makes them."""
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return next(built.glob("*.whl"))


def package_files() -> set[str]:
    """Everything that lies in the package, whatever it is."""
    return {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "perfidie").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_both_archives_pass_the_registry_s_own_check(built: Path) -> None:
    archives = sorted(str(path) for path in built.iterdir())
    assert len(archives) == 2
    command = [sys.executable, "-m", "twine", "check", "--strict", *archives]
    said = run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    kinds = {Path(name).suffix for name in package_files()}
    assert {".ftl", ".toml", ".html", ".css", ".js", ".txt", ".woff2", ".svg", ".typed"} <= kinds
    assert package_files() - held == set()


def test_the_source_archive_holds_what_it_takes_to_check_it(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"Makefile", "constraints.txt", "CHANGELOG.md", "LICENSE", "tests/project/test_package.py", "bench/run.py"}
    assert wanted <= held
    assert {f"src/{name}" for name in package_files()} <= held


def test_the_wheel_s_own_copy_plays(wheel: Path, tmp_path: Path) -> None:
    """Unpacked beside nothing else of the project, it plays a game and writes a new one."""
    zipfile.ZipFile(wheel).extractall(tmp_path / "unpacked")
    elsewhere = {**os.environ, "PYTHONPATH": str(tmp_path / "unpacked"), "PERFIDIE_SAVES": str(tmp_path / "saves")}
    how = {"cwd": tmp_path, "env": elsewhere, "capture_output": True, "text": True, "check": False}
    perfidie = [sys.executable, "-m", "perfidie"]
    played = run([*perfidie, "play", "verona", "--people", "0", "--bot", "random", "--lang", "en"], **how)
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout
    new = run([*perfidie, "new", "sixth", "--into", str(tmp_path / "games")], **how)
    assert new.returncode == 0, new.stderr


WITHOUT_PAGES = """
import sys
sys.modules["markupsafe"] = sys.modules["jinja2"] = None
from perfidie.cli import main
main()
"""


def test_whoever_has_not_installed_the_site_plays_all_the_same(tmp_path: Path) -> None:
    without = [sys.executable, "-c", WITHOUT_PAGES]
    here = {**os.environ, "PERFIDIE_SAVES": str(tmp_path / "saves")}
    words = ["play", "verre", "--people", "0", "--bot", "random", "--lang", "en"]
    played = run([*without, *words], cwd=tmp_path, env=here, capture_output=True, text=True, check=False)
    assert "The game is over" in played.stdout, played.stderr


# What it asks for


def extras() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"": project["dependencies"], **project["optional-dependencies"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_library_is_installed_by_words_that_work_without_a_checkout(lang: str) -> None:
    texts = (SOURCE / f"perfidie/texts/{lang}.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^refusal-needs-(\w+) = .*pip install (.*)$", texts, re.MULTILINE))
    assert set(told) == {"web", "legend", "research", "batch", "arena", "ray", "data", "postgres", "redis"}
    for extra, words in told.items():
        assert words == f"'perfidie[{extra}]'"
        assert extra in extras()


def libraries(path: Path) -> set[str]:
    """The top of every name this file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).partition(".")[0])
    return found


def test_every_library_the_package_imports_is_declared() -> None:
    sold_as = {"pyspiel": "open-spiel", "fluent": "fluent-runtime"}
    declared = {
        re.split(r"[<>=;\[ ]", each)[0].lower().replace("_", "-").replace(".", "-")
        for needs in extras().values()
        for each in needs
    }
    imported = set[str]().union(*[libraries(path) for path in (SOURCE / "perfidie").rglob("*.py")])
    imported -= {*sys.stdlib_module_names, "perfidie"}
    assert {sold_as.get(name, name).replace("_", "-") for name in imported} - declared == set()
