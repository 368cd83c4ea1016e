"""Second deals: how those went who took a finished game up again.

A table is added and nothing is changed: a program of the revision before goes on beside it.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table

revision = "0007"
down_revision = "0006"

metadata = MetaData()

Table(
    "tries",
    metadata,
    Column("code", String, primary_key=True),
    Column("origin", String, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("again", Boolean, nullable=False),
    Column("level", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ix_tries_origin_moment", "origin", "moment"),
    sqlite_with_rowid=False,
)


def upgrade() -> None:
    """Adds the table."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """The way back: what the revision before does not know is dropped."""
    metadata.drop_all(op.get_bind())
