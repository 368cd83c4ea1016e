"""Reviews of games that are over.

A table is added and nothing is changed: a program of the revision before goes on beside it.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Float, LargeBinary, MetaData, String, Table

revision = "0009"
down_revision = "0008"

metadata = MetaData()

Table(
    "reviews",
    metadata,
    Column("code", String, primary_key=True),
    Column("done", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)


def upgrade() -> None:
    """Adds the table."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """The way back: what the revision before does not know is dropped."""
    metadata.drop_all(op.get_bind())
