"""What a training says on the terminal when it cannot go on."""

from __future__ import annotations

import os
import sys

from perfidie.engine import Refusal
from perfidie.texts import LANGUAGES, Texts

SETTINGS = ("PERFIDIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def told(refusal: Refusal) -> int:
    """Says why, in the language of the terminal; the exit status."""
    wanted = next((os.environ[name] for name in SETTINGS if os.environ.get(name)), "")
    lang = next((lang for lang in LANGUAGES if wanted.lower().startswith(lang)), LANGUAGES[0])
    print(Texts(lang).refusal(refusal), file=sys.stderr)
    return 2
