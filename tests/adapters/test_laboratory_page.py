"""The page for researchers tells the truth: its code runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "laboratory.md"


def test_the_code_of_the_page_runs_from_top_to_bottom() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 7
    scope: dict[str, Any] = {}
    for number, block in enumerate(blocks, start=1):
        exec(compile(block, f"{PAGE.name}, block {number}", "exec"), scope)
    assert scope["hearts"].tolist() == [4.0] * 5
    assert not scope["env"].agents
    assert not scope["together"].agents
