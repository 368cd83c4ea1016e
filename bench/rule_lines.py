"""How long a game's rules are: lines of code, and lines in all, of the files that hold them."""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from pathlib import Path

ROOMS = ("table.py", "steps.py", "powers.py", "tokens.py", "actions.py", "scoring.py")
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def code_lines(source: str) -> int:
    """Lines that hold code: no blank line, comment or docstring."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docstrings.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docstrings)


def rule_lines(game: Path) -> tuple[int, int]:
    """Lines of code and lines in all of a game's rules."""
    rules = game / "rules"
    paths = [*[rules / room for room in ROOMS], *sorted(rules.glob("steps/*.py"))]
    sources = [path.read_text() for path in paths if path.exists()]
    return sum(map(code_lines, sources)), sum(source.count("\n") for source in sources)


if __name__ == "__main__":
    games = Path(__file__).parents[1] / "src/perfidie/games"
    for name in sys.argv[1:] or ["verre"]:
        code, lines = rule_lines(games / name)
        print(f"{name}: {code} lines of code, {lines} in all")
