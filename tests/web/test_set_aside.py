"""A table that cannot be loaded is set aside with a clear word: it takes no page, and nobody, with it (house#3)."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from perfidie.web.page.drawing.words import SiteTexts
from web.browserless import a_site, live

HIDDEN = "nobody-may-read-this"


def spoil(folder: Path, code: str, how: str) -> None:
    """Somebody has been at the database, or the program has changed since."""
    database = sqlite3.connect(folder / "tables.db")
    try:
        if how == "lines":
            database.execute("UPDATE lines SET words = ? WHERE code = ? AND number = 0", (f'["{HIDDEN}", "a5"]', code))
        elif how == "no json":
            database.execute("UPDATE lines SET words = ? WHERE code = ? AND number = 0", (HIDDEN, code))
        elif how == "arrangement":
            database.execute("UPDATE tables SET arrangement = ? WHERE code = ?", (HIDDEN.encode(), code))
        else:
            (kept,) = database.execute("SELECT arrangement FROM tables WHERE code = ?", (code,)).fetchone()
            old, new = {"game": (b'"verre"', b'"vanished"'), "rules": (b'"rules":', b'"rules":9')}[how]
            assert old in kept
            database.execute("UPDATE tables SET arrangement = ? WHERE code = ?", (kept.replace(old, new, 1), code))
        database.commit()
    finally:
        database.close()


@pytest.mark.parametrize("how", ["lines", "no json", "arrangement", "game", "rules"])
def test_a_table_that_cannot_be_loaded_locks_nobody_out(tmp_path: Path, how: str, logged: list[dict[str, Any]]) -> None:
    async def story() -> None:
        async with a_site(tmp_path) as site:
            path, (ana, _) = await site.begun("Ana", "Bo", public="1")
            well = await ana.open(2, name="Ana")
            site.house.tables.let_all_go()
            spoil(tmp_path, path.split("/")[2], how)
            for page in ("/", "/lobby", well):
                shown = await ana.client.get(page)
                assert shown.status_code == 200
                assert HIDDEN not in shown.text
            code = "table-other-rules" if how == "rules" else "table-set-aside"
            for _ in range(2):
                answer = await ana.client.get(path)
                assert answer.status_code == 409
                assert SiteTexts("fr").say(f"refusal-{code}") in answer.text
                assert HIDDEN not in answer.text
            answer = await ana.client.get(f"/api/tables/{path.split('/')[2]}")
            assert answer.status_code == 409
            assert answer.json()["code"] == code
            assert HIDDEN not in answer.text

    live(story())
    assert [line["event"] for line in logged if line["event"] == "table_set_aside"] == ["table_set_aside"]
    assert HIDDEN not in str(logged)
