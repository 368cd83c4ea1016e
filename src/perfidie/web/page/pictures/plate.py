"""Presses one drawing: SVG comes in, PNG goes out. A program of its own, started for each picture.

The library holds the interpreter while it draws, about half a second: in the site's own process every table would wait
for it. It steps back behind whatever else the machine does.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from resvg_py import svg_to_bytes


def main() -> None:
    """Reads the drawing, writes the picture; the typefaces lie beside this file."""
    os.nice(5)
    faces = [str(each) for each in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
    picture = svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,
        font_files=faces,
        font_family="EB Garamond",
        serif_family="EB Garamond",
    )
    sys.stdout.buffer.write(bytes(picture))


if __name__ == "__main__":
    main()
