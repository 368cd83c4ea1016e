"""The compiled package: the modules that pyproject.toml names as extension modules, beside their sources.

    python scripts/compiled.py FOLDER    a copy of the package in this folder, compiled

What was compiled is kept under build/compiled: while the sources are the same nothing is compiled again, and where one
game has changed, only that game is.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
KEPT = ROOT / "build/compiled"


def modules() -> list[Path]:
    """The modules to compile, relative to the sources, as pyproject.toml names them."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["perfidie"]["compiled"]
    package = SOURCE / "perfidie"
    found = {path for pattern in named["modules"] for path in package.glob(pattern)}
    left_out = {path for pattern in named["except"] for path in package.glob(pattern)}
    return sorted(path.relative_to(SOURCE) for path in found - left_out)


def fingerprint(chosen: list[Path]) -> str:
    """Of all that compiling depends on: the modules and their neighbours, whose types they use, and the tools."""
    folders = {SOURCE / path.parent for path in chosen}
    sources = {path for folder in folders for path in folder.glob("*.py")}
    tools = [Path(__file__), Path(__file__).with_name("written_out.py")]
    digest = hashlib.sha256(f"{sys.version} {metadata.version('mypy')} {chosen}".encode())
    for path in [*tools, *sorted(sources)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def extensions() -> Path:
    """The folder with the extension modules, compiled now unless they are there already."""
    chosen = modules()
    done, now = KEPT / "fingerprint", fingerprint(chosen)
    if not done.exists() or done.read_text() != now:
        done.unlink(missing_ok=True)
        stage(chosen)
        names = [str(path) for path in chosen]
        subprocess.run([sys.executable, __file__, "--here", *names], cwd=KEPT / "sources", check=True)
        done.write_text(now)
    return KEPT / "modules"


def stage(chosen: list[Path]) -> None:
    """The sources for the compiler. What has not changed is left alone, so that it is not compiled again."""
    sys.path[:0] = [str(SOURCE), str(Path(__file__).parent)]
    from written_out import written_out

    names = {path: ".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in chosen}
    written = {path: written_out(import_module(name), names.values()) for path, name in names.items()}
    everything = [path.relative_to(SOURCE) for path in (SOURCE / "perfidie").rglob("*.py")]
    for path in everything:
        target, text = KEPT / "sources" / path, written.get(path) or (SOURCE / path).read_text()
        if not target.exists() or target.read_text() != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
    gone = {path.relative_to(KEPT / "sources") for path in (KEPT / "sources/perfidie").rglob("*.py")} - {*everything}
    for path in gone:
        (KEPT / "sources" / path).unlink()
    chosen_before, chosen_now = KEPT / "chosen", "\n".join(names.values())
    if not chosen_before.exists() or chosen_before.read_text() != chosen_now:
        shutil.rmtree(KEPT / "modules", ignore_errors=True)
        chosen_before.write_text(chosen_now)


def compile_here(names: list[str]) -> None:
    """Compiles the sources of this folder into the one beside it: a library for the engine, and one for each game."""
    from mypyc.build import mypycify
    from setuptools import setup

    libraries: dict[str, list[str]] = {}
    for name in names:
        _, room, within, *_ = Path(name).parts
        libraries.setdefault(f"perfidie_{within if room == 'games' else room}", []).append(name)
    made = mypycify(
        ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *names],
        opt_level="1",  # half as long as the usual 3, and no slower: most of the time goes into Python's own objects
        debug_level="0",
        separate=[(files, library) for library, files in libraries.items()],
        target_dir="c",
    )
    where = ["--build-lib", "../modules", "--build-temp", "../objects"]
    setup(name="perfidie", ext_modules=made, script_args=["-q", "build_ext", f"-j{os.cpu_count()}", *where])


def into(folder: Path) -> None:
    """A copy of the package with its extension modules."""
    ready = extensions()
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ready, folder, dirs_exist_ok=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--here", *names]:
            compile_here(names)
        case [folder]:
            into(Path(folder))
        case _:
            sys.exit(__doc__)
