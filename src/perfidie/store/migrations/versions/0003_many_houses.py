"""Several processes on one database, and what its keeper decides.

Everything here is added and nothing changed, so a program of the revision before goes on reading and writing while
this one is brought up, and afterwards.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the tables."""
    _of_processes()
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _of_processes() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])


def downgrade() -> None:
    """The way back: what the revision before does not know is dropped."""
    for name in ("leases", "processes", "sanctions", "notices", "facts"):
        op.drop_table(name)
