"""The hook that makes the wheel one for this platform (`make compiled`): the same files, and extension modules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from compiled import extensions


class CompiledWheel(BuildHookInterface[Any]):
    """Off unless it is asked for, so that `make dist` needs no compiler."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 # what Hatchling hands over
        """Adds the extension modules, and says that the wheel is for this Python on this platform."""
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        made = extensions()
        for module in made.rglob("*.so"):
            build_data["force_include"][str(module)] = module.relative_to(made).as_posix()
