"""One version, told everywhere in the same words."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from launch import run
from perfidie import __version__

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"^## (?:Unreleased|(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2}))$")


def test_the_version_can_be_asked_for() -> None:
    said = run([sys.executable, "-m", "perfidie", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"perfidie {__version__}\n"


def test_the_package_takes_its_version_from_the_code() -> None:
    assert "version" in ProjectMetadata(str(ROOT), PluginManager()).dynamic
    assert ProjectMetadata(str(ROOT), PluginManager()).version == __version__


def test_whoever_cites_the_project_cites_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in cited


def test_every_heading_of_the_changelog_is_a_version_with_its_day_and_the_newest_one_is_this() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    found = [HEADING.match(line) for line in lines if line.startswith("## ")]
    assert all(found)
    versions = [match[1] for match in found if match and match[1]]
    assert versions[0] == __version__
    days = [match[2] for match in found if match and match[2]]
    assert days == sorted(days, reverse=True)
