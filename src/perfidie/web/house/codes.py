"""Codes of tables: a word and four signs, easy to say aloud, hard to guess (about 2^27 of them).

>>> read_code(" rose 7k2q ")
'ROSE-7K2Q'

Keys of personal links: ten signs in two groups (2^50 of them), which serve once and not for long.

>>> read_key(" 7k2qr abcde ")
'7K2QR-ABCDE'
"""

from __future__ import annotations

import re
import secrets

from perfidie.engine import Refusal

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
_SAID_EASILY = (
    "ABSINTHE AMBRE ANIS ARSENIC AUBE BAGUE BAISER BELLADONE BOUGIE BRUME BURIN CAPE CARAFE CARNET CENDRE CERISE "
    "CIGUE CIRE CLOCHE CLOU COFFRE COMETE CORBEAU COUPE CRAIE CYGNE DAGUE DAME DENTELLE DUEL ECHO ENCRE EPINE "
    "ESPION ETAIN FIOLE FLEUR FOUDRE FURET GANT GIVRE GRENAT GUET HERMINE HIBOU HOUX IRIS IVOIRE JADE JASMIN "
    "LAME LANTERNE LAURIER LIERRE LUNE LYS MARBRE MASQUE MENTHE MIEL MIROIR MOIRE MYRTE NACRE NUIT OBOLE OMBRE "
    "ONYX OPALE ORAGE ORTIE PALAIS PERLE PLUME POMME POUDRE QUARTZ RENARD RONCE ROSE RUBAN RUBIS RUSE SABLE "
    "SAPHIR SAUGE SCEAU SECRET SEL SERPENT SOIE SORBET SOUFRE SPHINX TAROT THYM TOPAZE TOUR TRAPPE VELOURS VENIN "
    "VERRE VERVEINE VIOLON VIPERE VOILE ZEPHYR"
)
WORDS = tuple(_SAID_EASILY.split())
_CODE = re.compile(r"([A-Z]{3,12})[- ]?([0-9A-Z]{4})")


LONGEST_KEY = 40


def new_key() -> str:
    """A key for a personal link, short enough to be typed."""
    signs = "".join(secrets.choice(SIGNS) for _ in range(10))
    return f"{signs[:5]}-{signs[5:]}"


def read_key(text: str) -> str:
    """A key as a person types it; whatever else it is opens nothing."""
    signs = "".join(text[:LONGEST_KEY].upper().replace("-", "").split())
    return f"{signs[:5]}-{signs[5:]}"


def new_code() -> str:
    """A code for a new table."""
    return f"{secrets.choice(WORDS)}-{''.join(secrets.choice(SIGNS) for _ in range(4))}"


def read_code(text: str) -> str:
    """A code as a person types it; anything else is refused."""
    found = _CODE.fullmatch(text.strip().upper()) if len(text) < 40 else None
    if found is None:
        raise Refusal("no-such-table", table=text.strip()[:20])
    return f"{found[1]}-{found[2]}"
