"""How `make docs` turns these pages and the docstrings into a site. Everything it needs is here: it fetches nothing."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))

from perfidie import __version__  # noqa: E402

project = "Perfidie"
author = "The Perfidie authors"
copyright = "The Perfidie authors, MIT licence"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures/*.py"]

# Pages are Markdown that also reads well where it lies: no syntax beyond what a forge shows, save on the index.
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

# Docstrings are plain prose in which `this` is code.
default_role = "code"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True


def point_inside(_app: Any, _name: str, text: list[str]) -> None:
    """Read where they lie, pages link to the figures in bench/; on the site the figures are a page like the others."""
    text[0] = re.sub(r"\]\((\.\./)?bench/results\.md(#[^)]*)?\)", r"](figures.md\2)", text[0])


def setup(app: Any) -> None:
    """What Sphinx asks of a configuration that wants to hear of pages."""
    app.connect("source-read", point_inside)


html_theme = "furo"
html_title = f"Perfidie {release}"
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#6b1f3a", "color-brand-content": "#6b1f3a"},
    "dark_css_variables": {"color-brand-primary": "#e39ab3", "color-brand-content": "#e39ab3"},
}
