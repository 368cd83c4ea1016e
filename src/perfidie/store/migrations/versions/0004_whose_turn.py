"""Whose turn it is, so that a list of tables can say so without laying any of them.

A column is added and nothing changed: a program of the revision before leaves it as it is, which is noticed.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the column; of tables that are there already nothing is known until somebody moves."""
    op.add_column("tables", sa.Column("asked", sa.String))


def downgrade() -> None:
    """The way back: what the revision before does not know is dropped."""
    op.drop_column("tables", "asked")
