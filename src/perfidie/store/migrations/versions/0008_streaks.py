"""Puzzles of the day: who has found how many of them in a row.

A table is added and nothing is changed: a program of the revision before goes on beside it.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Integer, MetaData, String, Table

revision = "0008"
down_revision = "0007"

metadata = MetaData()

Table(
    "streaks",
    metadata,
    Column("person", String, primary_key=True),
    Column("day", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("run", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    sqlite_with_rowid=False,
)


def upgrade() -> None:
    """Adds the table."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """The way back: streaks are dropped."""
    metadata.drop_all(op.get_bind())
